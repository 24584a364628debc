//! The data folder: claiming it, copying it out while it is in use, putting a copy back.

use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::{FILE, failed, options, schema};
use crate::Error;

/// What every SQLite file begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// "Nurt", as the first migration sets it.
const APPLICATION: i64 = 0x4e75_7274;

/// Why a backup or a restore did not happen.
#[derive(Debug)]
pub enum BackupError {
    /// There is something already, and nobody said to replace it.
    Exists(PathBuf),
    /// There is nothing to copy.
    Missing(PathBuf),
    /// The file is not a good backup, and why.
    Unfit(PathBuf, String),
    Store(Error),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exists(path) => write!(f, "{} is there already; --force replaces it", path.display()),
            Self::Missing(path) => write!(f, "{}: there is no such file", path.display()),
            Self::Unfit(path, why) => write!(f, "{}: not a backup that can be restored: {why}", path.display()),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BackupError {}

impl From<Error> for BackupError {
    fn from(error: Error) -> Self {
        Self::Store(error)
    }
}

fn io(path: &Path) -> impl Fn(std::io::Error) -> Error {
    move |error| Error::Io { path: path.to_owned(), error }
}

/// Makes the folder and holds it until the file is dropped.
pub fn claim(data: &Path) -> Result<File, Error> {
    std::fs::create_dir_all(data).map_err(io(data))?;
    let path = data.join("lock");
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(&path).map_err(io(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::InUse(data.to_owned())),
        Err(TryLockError::Error(error)) => Err(io(&path)(error)),
    }
}

/// Whether an existing file may be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replace {
    Never,
    Allowed,
}

/// Copies what is stored in a data folder into one file, also while a server runs there.
pub async fn backup(data: &Path, to: &Path, replace: Replace) -> Result<(), BackupError> {
    let from = data.join(FILE);
    if !from.is_file() {
        return Err(BackupError::Missing(from));
    }
    if to.exists() && replace == Replace::Never {
        return Err(BackupError::Exists(to.to_owned()));
    }
    // Beside the target, so that the last step is a rename: there is never half a backup under its name.
    let part = beside(to);
    remove(&part)?;
    let result = copy_out(&from, &part).await;
    if result.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    result?;
    std::fs::rename(&part, to).map_err(io(to))?;
    Ok(())
}

async fn copy_out(from: &Path, to: &Path) -> Result<(), Error> {
    let mut connection = options(from).connect().await.map_err(failed("opening"))?;
    let target = to.to_str().ok_or_else(|| Error::Io {
        path: to.to_owned(),
        error: std::io::Error::new(std::io::ErrorKind::InvalidInput, "the name is not UTF-8"),
    })?;
    sqlx::query("VACUUM INTO ?").bind(target).execute(&mut connection).await.map_err(failed("copying"))?;
    connection.close().await.map_err(failed("closing"))?;
    // The copy must be on the disk before it gets its name.
    File::open(to).and_then(|file| file.sync_all()).map_err(io(to))
}

/// Puts a backup into a data folder in which no server runs. Writes the data folder and nothing else.
pub async fn restore(data: &Path, from: &Path, replace: Replace) -> Result<(), BackupError> {
    let mut file = File::open(from).map_err(|_| BackupError::Missing(from.to_owned()))?;
    let unfit = |why: &str| BackupError::Unfit(from.to_owned(), why.to_owned());
    let mut magic = [0; MAGIC.len()];
    if file.read_exact(&mut magic).is_err() || &magic != MAGIC {
        return Err(unfit("it is not an SQLite file"));
    }
    let _lock = claim(data)?;
    let target = data.join(FILE);
    if target.exists() && replace == Replace::Never {
        return Err(BackupError::Exists(target));
    }
    let part = beside(&target);
    clear(&part)?;
    std::fs::copy(from, &part).map_err(io(&part))?;
    match check(&part).await {
        Ok(None) => {}
        Ok(Some(why)) => {
            clear(&part)?;
            return Err(unfit(&why));
        }
        Err(error) => {
            clear(&part)?;
            return Err(unfit(&error.to_string()));
        }
    }
    // The log of the old file must not be played over the new one.
    for rest in logs(&target) {
        remove(&rest)?;
    }
    std::fs::rename(&part, &target).map_err(io(&target))?;
    File::open(data).and_then(|folder| folder.sync_all()).map_err(io(data))?;
    Ok(())
}

/// What is wrong with a copy, if something is; brings it up to date otherwise.
async fn check(path: &Path) -> Result<Option<String>, Error> {
    // Not in WAL mode, so that everything ends up in the one file.
    let options =
        SqliteConnectOptions::new().filename(path).pragma("trusted_schema", "OFF").disable_statement_logging();
    let mut connection = options.connect().await.map_err(failed("opening"))?;
    let wrong = examine(&mut connection).await;
    connection.close().await.map_err(failed("closing"))?;
    let wrong = wrong?;
    File::open(path).and_then(|file| file.sync_all()).map_err(io(path))?;
    Ok(wrong)
}

async fn examine(connection: &mut SqliteConnection) -> Result<Option<String>, Error> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await
        .map_err(failed("reading its header"))?;
    if id != APPLICATION {
        return Ok(Some("it is not a database of nurt".into()));
    }
    let sound: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_one(&mut *connection)
        .await
        .map_err(failed("checking it"))?;
    if sound != "ok" {
        return Ok(Some(format!("it is damaged: {sound}")));
    }
    schema::migrate(connection).await?;
    // A file from outside could carry triggers or views that act when we write.
    if schema::describe(connection).await? != schema::expected().await? {
        return Ok(Some("its tables are not those of nurt".into()));
    }
    Ok(None)
}

/// A name for the unfinished file, in the same folder.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    path.with_file_name(name)
}

fn logs(path: &Path) -> [PathBuf; 3] {
    ["-wal", "-shm", "-journal"].map(|ending| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    })
}

fn clear(path: &Path) -> Result<(), Error> {
    remove(path)?;
    logs(path).iter().try_for_each(|log| remove(log))
}

fn remove(path: &Path) -> Result<(), Error> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(io(path)(error)),
        Ok(()) | Err(_) => Ok(()),
    }
}
