//! The page in a real browser, against the real server.
//!
//! Pictures of every screen are written to `target/screens`.

mod house;
mod page;
mod player;

mod budget;
mod games;
mod manners;
mod online;
mod screens;
