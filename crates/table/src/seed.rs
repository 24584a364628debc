//! The seed of a table: drawn once, promised at the start, shown at the end.

use std::fmt;

use rules::{Rng, Stream};
use sha2::{Digest, Sha256};

/// 32 bytes from which all luck of a table follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed meant by a text: 64 hexadecimal digits are the seed itself, anything else stands for its SHA-256.
    pub fn from_text(text: &str) -> Self {
        let text = text.trim();
        Self::from_hex(text).unwrap_or_else(|| Self(Sha256::digest(text.as_bytes()).into()))
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// What is shown before the first step: the SHA-256 of the seed, in hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    pub fn rng(&self, stream: Stream) -> Rng {
        Rng::new(self.0, stream)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A seed is a secret until the game is over: it is not printed by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
