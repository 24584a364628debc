//! What the browser gives: the document, storage, the network, workers.

pub mod dom;
pub mod link;
pub mod net;
pub mod storage;
pub mod workers;
