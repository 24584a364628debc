//! Asking a person: with completion at a terminal, line by line through a pipe.

use std::io::{BufRead, IsTerminal};

use inquire::autocompletion::{Autocomplete, Replacement};
use inquire::{CustomUserError, InquireError, Select, Text};

use crate::fail::Fail;

/// Where answers come from.
pub enum Asker {
    Terminal,
    Pipe,
}

impl Asker {
    pub fn new() -> Self {
        if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() { Self::Terminal } else { Self::Pipe }
    }

    /// One line of input; `None` when there is no more. `known` are the words that Tab completes.
    pub fn line(&self, prompt: &str, known: Vec<String>) -> Result<Option<String>, Fail> {
        match self {
            Self::Terminal => {
                let asked = Text::new(prompt).with_autocomplete(Known(known)).with_page_size(6).prompt();
                answered(asked)
            }
            Self::Pipe => {
                let mut line = String::new();
                match std::io::stdin().lock().read_line(&mut line) {
                    Ok(0) => Ok(None),
                    Ok(_) => Ok(Some(line.trim().to_owned())),
                    Err(error) if error.kind() == std::io::ErrorKind::InvalidData => Ok(Some("\u{fffd}".into())),
                    Err(error) => Err(error.into()),
                }
            }
        }
    }
}

fn answered<T>(asked: Result<T, InquireError>) -> Result<Option<T>, Fail> {
    match asked {
        Ok(answer) => Ok(Some(answer)),
        Err(InquireError::OperationCanceled | InquireError::OperationInterrupted) => Ok(None),
        Err(error) => Err(Fail::call(error)),
    }
}

/// One of some choices by the arrow keys; `None` if the person leaves.
pub fn choose(question: &str, choices: Vec<String>) -> Result<Option<usize>, Fail> {
    let asked = Select::new(question, choices).with_page_size(12).raw_prompt();
    answered(asked).map(|answer| answer.map(|choice| choice.index))
}

/// Completes what is typed to one of the known words.
#[derive(Clone)]
struct Known(Vec<String>);

impl Autocomplete for Known {
    fn get_suggestions(&mut self, input: &str) -> Result<Vec<String>, CustomUserError> {
        if input.is_empty() {
            return Ok(Vec::new());
        }
        Ok(self.0.iter().filter(|word| word.starts_with(input) && *word != input).cloned().collect())
    }

    fn get_completion(&mut self, input: &str, chosen: Option<String>) -> Result<Replacement, CustomUserError> {
        if chosen.is_some() {
            return Ok(chosen);
        }
        // What all words that begin so have in common.
        let mut matching = self.0.iter().filter(|word| word.starts_with(input));
        let Some(first) = matching.next() else { return Ok(None) };
        let common = matching.fold(first.as_str(), |common, word| {
            let same = common.char_indices().zip(word.chars()).take_while(|((_, a), b)| a == b);
            let end = same.last().map_or(0, |((at, c), _)| at + c.len_utf8());
            &common[..end]
        });
        Ok(Some(common.to_owned()))
    }
}
