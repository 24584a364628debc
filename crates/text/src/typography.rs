//! Small print done once by code, so that the sources stay plain.

use crate::Language;

const NBSP: char = '\u{a0}';

/// Ties short words and numbers to what follows, and dashes to what precedes them.
pub fn tidy(language: Language, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let chars: Vec<char> = text.chars().collect();
    for (i, &c) in chars.iter().enumerate() {
        let tied = c == ' '
            && (chars.get(i + 1) == Some(&'–')
                || (language == Language::Pl && is_short_word(&chars[..i]))
                || (ends_in_number(&chars[..i]) && chars.get(i + 1).is_some_and(|next| next.is_alphabetic())));
        out.push(if tied { NBSP } else { c });
    }
    out
}

/// Polish leaves no one-letter word at the end of a line.
fn is_short_word(before: &[char]) -> bool {
    let [rest @ .., last] = before else { return false };
    matches!(last.to_ascii_lowercase(), 'a' | 'i' | 'o' | 'u' | 'w' | 'z')
        && rest.last().is_none_or(|c| !c.is_alphanumeric())
}

/// A number and its noun stay together: "3 crabs".
fn ends_in_number(before: &[char]) -> bool {
    let word: Vec<_> = before.iter().rev().take_while(|c| !c.is_whitespace() && **c != NBSP).collect();
    word.iter().all(|c| c.is_ascii_digit()) && !word.is_empty()
}
