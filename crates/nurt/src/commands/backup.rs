//! `nurt backup` and `nurt restore`.

use server::{BackupError, Replace};

use super::serve::data_folder;
use crate::cli::{Backup, Restore};
use crate::fail::Fail;

pub fn backup(args: &Backup) -> Result<(), Fail> {
    let data = data_folder(args.data.clone())?;
    server::backup(&data, &args.file, replace(args.force)).map_err(|error| fail(&error))
}

pub fn restore(args: &Restore) -> Result<(), Fail> {
    let data = data_folder(args.data.clone())?;
    server::restore(&data, &args.file, replace(args.force)).map_err(|error| fail(&error))
}

const fn replace(force: bool) -> Replace {
    if force { Replace::Allowed } else { Replace::Never }
}

fn fail(error: &BackupError) -> Fail {
    match error {
        BackupError::Exists(_) | BackupError::Missing(_) => Fail::call(error),
        BackupError::Unfit(..) | BackupError::Store(_) => Fail::no(error),
    }
}
