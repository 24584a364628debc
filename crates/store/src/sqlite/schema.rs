//! The checked-in migrations.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, Row, SqliteConnection};

use super::failed;
use crate::Error;

/// Every change of the schema, in order; what is released is never edited.
const MIGRATIONS: &[(i64, &str, &str)] = &[(1, "tables", include_str!("../../migrations/0001_tables.sql"))];

pub fn migrator() -> Migrator {
    let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sqlx::SqlStr::from_static(sql), false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// Brings a database up to date; refuses one that a newer version has made.
pub async fn migrate(connection: &mut SqliteConnection) -> Result<(), Error> {
    migrator().run_direct(None, connection, false).await.map_err(Error::Migration)
}

/// Everything the schema consists of, to hold one file against another.
pub async fn describe(connection: &mut SqliteConnection) -> Result<Vec<(String, String)>, Error> {
    let rows = sqlx::query("SELECT name, coalesce(sql, '') FROM sqlite_master ORDER BY name");
    let rows = rows.fetch_all(connection).await.map_err(failed("reading the schema"))?;
    Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
}

/// The schema as it should be.
pub async fn expected() -> Result<Vec<(String, String)>, Error> {
    let mut memory =
        SqliteConnection::connect("sqlite::memory:").await.map_err(failed("opening a database in memory"))?;
    migrate(&mut memory).await?;
    describe(&mut memory).await
}
