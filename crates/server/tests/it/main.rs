//! The real app on a real port: HTTP and sockets as browsers use them.

mod durable;
mod fuzz;
mod hall;
mod limits;
mod replay;
mod rest;
mod seats;
mod twins;
