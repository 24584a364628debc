//! What nobody may guess: ids, session tokens, seeds.

use table::Seed;

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// 20 digits of base 62: 119 bits.
pub const ID_LENGTH: usize = 20;
/// 43 digits of base 62: 256 bits.
pub const TOKEN_LENGTH: usize = 43;

/// # Panics
/// If the system has no randomness to give: then nothing here is safe.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

fn text(length: usize) -> String {
    let mut text = String::with_capacity(length);
    while text.len() < length {
        // Bytes that would favour some digits are thrown away.
        let good = bytes::<64>().into_iter().filter(|byte| *byte < 248);
        text.extend(good.map(|byte| DIGITS[usize::from(byte % 62)] as char).take(length - text.len()));
    }
    text
}

pub fn id() -> String {
    text(ID_LENGTH)
}

pub fn token() -> String {
    text(TOKEN_LENGTH)
}

pub fn seed() -> Seed {
    Seed(bytes())
}

/// Whether a text could be an id of ours.
pub fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

pub fn is_token(text: &str) -> bool {
    text.len() == TOKEN_LENGTH && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
