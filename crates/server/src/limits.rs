//! How much anybody may ask: sizes and rates, on HTTP and inside the socket.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use bots::Level;
use wire::Ask;

/// The largest body of a request.
pub const MAX_BODY: usize = 16 * 1024;
/// Lines of chat: this many at once, then one in so long.
const CHAT: Rate = Rate { burst: 5.0, per_second: 0.5 };
/// Addresses remembered; beyond that, those that have been quiet are forgotten.
const ADDRESSES: usize = 20_000;

/// So many at once, and so many a second for ever.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    pub burst: f32,
    pub per_second: f32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// Requests of one address that open something: tables, sockets, names.
    pub openings: Rate,
    /// Messages in one socket.
    pub messages: Rate,
    /// Of these, such as go through the whole game again.
    pub looks: Rate,
    /// Sockets of one address at a time.
    pub sockets: u32,
    /// Connections of all addresses at a time.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate { burst: 400.0, per_second: 40.0 },
            openings: Rate { burst: 60.0, per_second: 2.0 },
            messages: Rate { burst: 120.0, per_second: 40.0 },
            looks: Rate { burst: 30.0, per_second: 5.0 },
            sockets: 100,
            connections: 20_000,
        }
    }
}

impl Limits {
    /// For a server that only its owner reaches: load tests.
    pub fn none() -> Self {
        let free = Rate { burst: 1e9, per_second: 1e9 };
        Self { requests: free, openings: free, messages: free, looks: free, sockets: u32::MAX, connections: 100_000 }
    }
}

/// A bucket of tokens.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f32,
    at: Instant,
}

impl Bucket {
    pub fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst, at: now }
    }

    /// Takes one, or says how many milliseconds to wait.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), u64> {
        let passed = now.saturating_duration_since(self.at).as_secs_f32();
        self.left = (self.left + passed * rate.per_second).min(rate.burst);
        self.at = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.left) / rate.per_second * 1000.0).ceil() as u64)
    }
}

/// What is asked of the door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    Look,
    Open,
}

struct Visitor {
    requests: Bucket,
    openings: Bucket,
    sockets: u32,
}

/// Who asks how much, by address.
pub struct Doors {
    limits: Limits,
    visitors: Mutex<HashMap<IpAddr, Visitor>>,
}

impl Doors {
    pub fn new(limits: Limits) -> Self {
        Self { limits, visitors: Mutex::default() }
    }

    /// Lets a request in, or says how many milliseconds to wait.
    pub fn knock(&self, address: IpAddr, errand: Errand) -> Result<(), u64> {
        let now = Instant::now();
        self.with(address, now, |visitor, limits| {
            visitor.requests.take(limits.requests, now)?;
            match errand {
                Errand::Look => Ok(()),
                Errand::Open => visitor.openings.take(limits.openings, now),
            }
        })
    }

    /// Whether one more socket may be opened; it must be closed with [`Doors::leave`].
    pub fn enter(&self, address: IpAddr) -> bool {
        self.with(address, Instant::now(), |visitor, limits| {
            let may = visitor.sockets < limits.sockets;
            visitor.sockets += u32::from(may);
            may
        })
    }

    pub fn leave(&self, address: IpAddr) {
        self.with(address, Instant::now(), |visitor, _| visitor.sockets = visitor.sockets.saturating_sub(1));
    }

    fn with<T>(&self, address: IpAddr, now: Instant, work: impl FnOnce(&mut Visitor, &Limits) -> T) -> T {
        let mut visitors = self.visitors.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if visitors.len() >= ADDRESSES {
            visitors.retain(|_, visitor| {
                visitor.sockets > 0 || now.saturating_duration_since(visitor.requests.at) < Duration::from_secs(60)
            });
        }
        let visitor = visitors.entry(network(address)).or_insert_with(|| Visitor {
            requests: Bucket::full(self.limits.requests, now),
            openings: Bucket::full(self.limits.openings, now),
            sockets: 0,
        });
        work(visitor, &self.limits)
    }
}

/// One household: an IPv4 address, or the first half of an IPv6 address.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

/// The buckets of one socket.
pub struct Meter {
    limits: Limits,
    messages: Bucket,
    looks: Bucket,
    chat: Bucket,
}

impl Meter {
    pub fn new(limits: Limits) -> Self {
        let now = Instant::now();
        let [messages, looks, chat] = [limits.messages, limits.looks, CHAT].map(|rate| Bucket::full(rate, now));
        Self { limits, messages, looks, chat }
    }

    /// Whether one more message may be read; if not, how many milliseconds to wait.
    pub fn message(&mut self) -> Result<(), u64> {
        self.messages.take(self.limits.messages, Instant::now())
    }

    /// Whether this may be asked; if not, how many milliseconds to wait.
    pub fn ask(&mut self, ask: &Ask) -> Result<(), u64> {
        match ask {
            Ask::Say { .. } => self.chat.take(CHAT, Instant::now()),
            Ask::Look { .. } | Ask::Since { .. } => self.looks.take(self.limits.looks, Instant::now()),
            Ask::Act { .. }
            | Ask::Undo { .. }
            | Ask::TakeBack { .. }
            | Ask::Answer { .. }
            | Ask::Resign { .. }
            | Ask::Sit { .. }
            | Ask::Stand { .. }
            | Ask::Fill { .. }
            | Ask::StandIn { .. }
            | Ask::Ping { .. } => Ok(()),
        }
    }
}

/// Whether people may ask for a bot of this level. Stronger ones are for the command line: they would take the
/// machine from everybody else.
pub fn offers(level: &str) -> bool {
    match level.parse() {
        Ok(Level::Random | Level::Greedy | Level::Named(_, None)) => true,
        Ok(Level::Named(_, Some(_)) | Level::Search(..)) | Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let rate = Rate { burst: 3.0, per_second: 2.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        let taken = (0..5).filter(|_| bucket.take(rate, start).is_ok()).count();
        assert_eq!(taken, 3);
        assert_eq!(bucket.take(rate, start), Err(500));
        assert_eq!(bucket.take(rate, start + Duration::from_millis(500)), Ok(()));
        assert!(bucket.take(rate, start + Duration::from_millis(500)).is_err());
    }

    #[test]
    fn a_household_is_one_visitor() {
        let doors = Doors::new(Limits { sockets: 2, ..Limits::default() });
        let [a, b, c] =
            ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:3::1"].map(|text| text.parse().expect("good"));
        assert!(doors.enter(a) && doors.enter(b) && !doors.enter(a) && doors.enter(c));
        doors.leave(b);
        assert!(doors.enter(a));
    }

    #[test]
    fn nobody_may_ask_for_a_bot_that_thinks_for_hours() {
        assert!(offers("greedy") && offers("sharp"));
        assert!(!offers("search:1000") && !offers("clever"));
    }
}
