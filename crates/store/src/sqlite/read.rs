//! What is read. Readers never wait for the writer.

use sqlx::sqlite::SqlitePool;
use sqlx::{Row, SqliteConnection};

use super::failed;
use crate::{Error, Guest, StoredTable, TableNo};

pub async fn load(pool: &SqlitePool, id: &str) -> Result<Option<StoredTable>, Error> {
    let mut reader = pool.acquire().await.map_err(failed("waiting for a reader"))?;
    let query = sqlx::query("SELECT no, opening FROM tables WHERE id = ?").bind(id);
    let row = query.fetch_optional(&mut *reader).await.map_err(failed("loading a table"))?;
    let Some(row) = row else { return Ok(None) };
    let no = TableNo(row.get(0));
    let entries = entries(&mut reader, no).await?;
    Ok(Some(StoredTable { no, opening: row.get(1), entries }))
}

async fn entries(reader: &mut SqliteConnection, no: TableNo) -> Result<Vec<String>, Error> {
    let query = sqlx::query_scalar("SELECT entry FROM entries WHERE table_no = ? ORDER BY n").bind(no.0);
    query.fetch_all(reader).await.map_err(failed("loading a journal"))
}

pub async fn info(pool: &SqlitePool, id: &str) -> Result<Option<String>, Error> {
    let query = sqlx::query_scalar("SELECT info FROM tables WHERE id = ?").bind(id);
    query.fetch_optional(pool).await.map_err(failed("looking a table up"))
}

pub async fn listed(pool: &SqlitePool, limit: u32) -> Result<Vec<String>, Error> {
    let sql = "SELECT info FROM tables WHERE public = 1 AND state < 2 ORDER BY changed_ms DESC LIMIT ?";
    sqlx::query_scalar(sql).bind(limit).fetch_all(pool).await.map_err(failed("listing tables"))
}

pub async fn tables_of(pool: &SqlitePool, guest: &str, limit: u32) -> Result<Vec<String>, Error> {
    let sql = "SELECT info FROM sitters JOIN tables ON no = table_no \
               WHERE guest = ? AND state < 2 ORDER BY changed_ms DESC LIMIT ?";
    let query = sqlx::query_scalar(sql).bind(guest).bind(limit);
    query.fetch_all(pool).await.map_err(failed("listing a guest's tables"))
}

pub async fn due(pool: &SqlitePool, now_ms: u64, limit: u32) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM tables WHERE deadline_ms <= ? ORDER BY deadline_ms LIMIT ?";
    let query = sqlx::query_scalar(sql).bind(now_ms as i64).bind(limit);
    query.fetch_all(pool).await.map_err(failed("looking for deadlines"))
}

pub async fn guest(pool: &SqlitePool, token: [u8; 32]) -> Result<Option<Guest>, Error> {
    let query = sqlx::query("SELECT guest, name FROM guests WHERE token = ?").bind(token.to_vec());
    let row = query.fetch_optional(pool).await.map_err(failed("looking a guest up"))?;
    Ok(row.map(|row| Guest { id: row.get(0), name: row.get(1) }))
}

pub async fn ping(pool: &SqlitePool) -> Result<(), Error> {
    let query = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM (SELECT 1 FROM tables LIMIT 1)");
    query.fetch_one(pool).await.map(drop).map_err(failed("answering"))
}
