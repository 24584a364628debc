//! The screens, and what they all share.

mod analysis;
mod app;
mod choices;
mod chrome;
mod home;
mod live;
mod luck;
mod new;
mod picture;
mod replay;
mod rules;

pub use analysis::{Chances, judge_all};
pub use app::{App, app, run};
pub use chrome::{Badge, Bar, Brand, Chip, Go, Icon, Languages, Lost, Shore, ThemeSwitch, seat_name};
pub use luck::Luck;
pub use new::{go_to, open_here};
pub use picture::{Thumb, know};
