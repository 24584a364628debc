//! The page, as it was built into this binary.

use server::{Asset, Assets};

/// One file of the page, compressed ahead of time.
#[derive(Clone, Copy)]
struct File {
    /// The path it is asked for by, without the leading slash. `index.html` is the page itself.
    path: &'static str,
    content_type: &'static str,
    etag: &'static str,
    /// Whether its name changes with its content, so that a browser may keep it for ever.
    keeps: bool,
    plain: &'static [u8],
    gzip: &'static [u8],
    brotli: &'static [u8],
}

/// All files, sorted by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The page that is built in.
pub struct BuiltIn;

impl Assets for BuiltIn {
    fn find(&self, path: &str) -> Option<Asset> {
        let file = FILES.get(FILES.binary_search_by_key(&path, |file| file.path).ok()?)?;
        Some(Asset {
            content_type: file.content_type,
            etag: file.etag,
            immutable: file.keeps,
            plain: file.plain,
            brotli: Some(file.brotli),
            gzip: Some(file.gzip),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_its_files_are_found() {
        assert!(BuiltIn.find("index.html").is_some_and(|index| !index.immutable));
        assert!(FILES.iter().all(|file| BuiltIn.find(file.path).is_some()));
        assert!(BuiltIn.find("nothing.js").is_none());
    }
}
