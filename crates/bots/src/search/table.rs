//! What is known of positions already looked at, found by their identity. Shared by threads without locks.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};

/// What a stored value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub value: i32,
    /// How deep it was looked at; `SOLVED` if to the end.
    pub depth: u8,
    pub bound: Bound,
    /// The number of the best action in the list of legal ones.
    pub best: u16,
}

/// Deeper than any search.
pub const SOLVED: u8 = u8::MAX;

/// Entries by identity; a newer one takes the place of an older one unless that is deeper and of the same position.
pub struct Table {
    /// The identity, mixed with the entry so that two halves written by two threads are noticed.
    keys: Vec<AtomicU64>,
    entries: Vec<AtomicU64>,
}

impl Table {
    /// A table with room for at most so many entries.
    pub fn new(most: u32) -> Self {
        let size = 1usize << most.max(2).ilog2();
        let zeros = || (0..size).map(|_| AtomicU64::new(0)).collect();
        Self { keys: zeros(), entries: zeros() }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.keys.len() - 1)
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let slot = self.slot(key);
        let packed = self.entries[slot].load(Ordering::Relaxed);
        if packed == 0 || self.keys[slot].load(Ordering::Relaxed) ^ packed != key {
            return None;
        }
        let bound = match packed >> 32 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Some(Entry { value: packed as u32 as i32, depth: (packed >> 40) as u8, bound, best: (packed >> 48) as u16 })
    }

    pub fn put(&self, key: u64, entry: Entry) {
        if self.get(key).is_some_and(|old| old.depth > entry.depth) {
            return;
        }
        let slot = self.slot(key);
        // Bit 34 keeps an entry apart from an empty place.
        let packed = u64::from(entry.value as u32)
            | (entry.bound as u64) << 32
            | 1 << 34
            | u64::from(entry.depth) << 40
            | u64::from(entry.best) << 48;
        self.entries[slot].store(packed, Ordering::Relaxed);
        self.keys[slot].store(key ^ packed, Ordering::Relaxed);
    }
}

/// A quick hash that is the same on every machine.
pub fn identity(position: &impl Hash) -> u64 {
    let mut mix = Mix(0x9e37_79b9_7f4a_7c15);
    position.hash(&mut mix);
    mix.finish()
}

struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95);
        self.0 ^= self.0 >> 29;
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }
}
