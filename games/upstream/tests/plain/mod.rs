//! A second, slow engine for one turn's moves, written from the rules file with texts and maps and nothing of the
//! first: every move is played out, nothing is remembered.

use std::collections::BTreeMap;

use notation::{Value, json};
use rules::Rng;

/// What one seat's moves depend on.
#[derive(Clone)]
pub struct State {
    seats: usize,
    whirlpool: String,
    spawn_row: Option<i32>,
    river: BTreeMap<(char, i32), String>,
    others: Vec<(char, i32)>,
    /// Own tokens on the river: cell, salmon, stopped.
    own: Vec<((char, i32), u8, bool)>,
    points: i32,
}

/// What came of a move.
struct After {
    state: State,
    lost: bool,
    ended: bool,
}

fn cell(text: &str) -> (char, i32) {
    let (column, row) = text.split_at(1);
    (column.chars().next().expect("a column"), row.parse().expect("a row"))
}

/// UP-4.2.
fn upstream((column, row): (char, i32), direction: &str) -> Option<(char, i32)> {
    match (column, direction) {
        ('l' | 'm' | 'r', "n") => Some((column, row + 1)),
        ('l', "ne") | ('r', "nw") => Some(('m', row)),
        ('m', "ne") => Some(('r', row + 1)),
        ('m', "nw") => Some(('l', row + 1)),
        _ => None,
    }
}

const fn edge(direction: &str) -> i32 {
    match direction.as_bytes() {
        b"n" => 0,
        b"ne" => 1,
        _ => 5,
    }
}

/// UP-4.4.
fn has_wall(tile: &str, edge: i32) -> bool {
    let Some((kind, turn)) = tile.split_once(':') else { return false };
    let turn: i32 = turn.parse().expect("a rotation");
    let walls: &[i32] = match kind {
        "waterfall" => &[2, 3, 4],
        "bear" => &[3, 4],
        _ => &[],
    };
    walls.iter().any(|wall| (wall + turn) % 6 == edge)
}

impl State {
    pub fn of(position: &Value) -> Self {
        let turn = position["turn"].as_u64().expect("a turn") as usize;
        let texts = |value: &Value| -> Vec<String> {
            value.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
        };
        let on_river = |text: &String| !text.starts_with('s');
        let mut own: Vec<_> = texts(&position["tokens"][turn])
            .iter()
            .filter(|text| on_river(text))
            .map(|text| (cell(text.split_once(':').expect("a face").0), text.ends_with('2') as u8 + 1, false))
            .collect();
        for stopped in texts(&position["stopped"]) {
            let at = cell(stopped.split_once(':').expect("a face").0);
            let fish = stopped.ends_with('2') as u8 + 1;
            let token = own.iter_mut().find(|token| **token == (at, fish, false)).expect("a token that is stopped");
            token.2 = true;
        }
        let lists = position["tokens"].as_array().expect("tokens");
        let others = lists.iter().enumerate().filter(|(seat, _)| *seat != turn);
        let others = others.flat_map(|(_, list)| texts(list)).filter(on_river);
        let river = position["river"].as_object().expect("a river");
        Self {
            seats: position["seats"].as_u64().expect("seats") as usize,
            whirlpool: position["options"]["whirlpool"].as_str().expect("an option").to_owned(),
            spawn_row: position["spawn_row"].as_i64().map(|row| row as i32),
            river: river.iter().map(|(name, tile)| (cell(name), tile.as_str().expect("a tile").to_owned())).collect(),
            others: others.map(|text| cell(text.split_once(':').expect("a face").0)).collect(),
            own,
            points: position["points"].as_i64().expect("points") as i32,
        }
    }

    fn is_s1(&self, at: (char, i32)) -> bool {
        self.spawn_row == Some(at.1) && at.0 == 'm'
    }

    fn exists(&self, at: (char, i32)) -> bool {
        self.is_s1(at) || self.river.contains_key(&at)
    }

    fn has_room(&self, at: (char, i32)) -> bool {
        if self.is_s1(at) {
            return true;
        }
        let Some(tile) = self.river.get(&at) else { return false };
        let held = self.others.iter().filter(|other| **other == at).count()
            + self.own.iter().filter(|(own, ..)| *own == at).count();
        held < self.seats - usize::from(tile == "rock" && self.whirlpool == "off")
    }

    fn is_walled(&self, from: (char, i32), direction: &str, to: (char, i32)) -> bool {
        let tile = |at| self.river.get(&at).map_or("", String::as_str);
        has_wall(tile(from), edge(direction)) || has_wall(tile(to), (edge(direction) + 3) % 6)
    }

    fn is(&self, at: (char, i32), kind: &str) -> bool {
        self.river.get(&at).is_some_and(|tile| tile.split(':').next() == Some(kind))
    }

    /// Every move that UP-6.5 is asked about.
    pub fn possible(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for &(from, fish, stopped) in &self.own {
            for direction in ["n", "ne", "nw"] {
                let mut here = from;
                for distance in 1.. {
                    let Some(next) = upstream(here, direction).filter(|next| self.exists(*next)) else { break };
                    let token = format!("{}{}:{fish}:{direction}", from.0, from.1);
                    if !stopped && self.has_room(next) {
                        if distance == 1 && self.points >= 1 && !self.is_walled(from, direction, next) {
                            moves.push(format!("swim:{token}"));
                        }
                        if self.points > distance {
                            moves.push(format!("jump:{token}:{distance}"));
                        }
                    }
                    if self.is_s1(next) {
                        break;
                    }
                    here = next;
                }
            }
        }
        moves.sort();
        moves.dedup();
        moves
    }

    fn play(&self, action: &str) -> After {
        let parts: Vec<_> = action.split(':').collect();
        let (from, mut fish) = (cell(parts[1]), parts[2].parse::<u8>().expect("a face"));
        let (jumps, direction) = (parts[0] == "jump", parts[3]);
        let distance: i32 = parts.get(4).map_or(1, |text| text.parse().expect("a distance"));
        let mut state = self.clone();
        state.points -= if jumps { 1 + distance } else { 1 };
        let at = state.own.iter().position(|token| *token == (from, fish, false)).expect("a free token");
        state.own.remove(at);
        let mut here = from;
        let mut bites = u8::from(jumps && state.is(here, "bear"));
        for _ in 0..distance {
            here = upstream(here, direction).expect("a cell");
            bites += u8::from(jumps && state.is(here, "bear"));
        }
        if bites >= fish {
            return After { state, lost: true, ended: false };
        }
        fish -= bites;
        state.arrive(here, fish)
    }

    fn arrive(mut self, mut here: (char, i32), mut fish: u8) -> After {
        loop {
            if self.is_s1(here) {
                return After { state: self, lost: false, ended: false };
            }
            if self.is(here, "eagle") {
                self.river.insert(here, "flown".to_owned());
                fish -= 1;
                if fish == 0 {
                    return After { state: self, lost: true, ended: false };
                }
            }
            let whirls = self.is(here, "rock") && self.whirlpool != "off";
            let arrow = self.river[&here].strip_prefix("current:").map(|turn| match turn {
                "0" => "n",
                "1" => "ne",
                _ => "nw",
            });
            let next = arrow.and_then(|direction| Some((direction, upstream(here, direction)?)));
            match next.filter(|(_, next)| self.exists(*next) && self.has_room(*next)) {
                None => {
                    self.own.push((here, fish, whirls && self.whirlpool == "token"));
                    let ended = whirls && self.whirlpool == "turn";
                    return After { state: self, lost: false, ended };
                }
                Some((direction, next)) => {
                    if self.is_walled(here, direction, next) {
                        self.points = (self.points - 1).max(0);
                        fish -= u8::from(self.is(next, "bear"));
                        if fish == 0 {
                            return After { state: self, lost: true, ended: false };
                        }
                    }
                    here = next;
                }
            }
        }
    }

    /// UP-6.5, sentence by sentence.
    pub fn waste(&self) -> i32 {
        let movable = self.own.iter().any(|(.., stopped)| !stopped);
        if self.points == 0 || !movable {
            return 0;
        }
        self.possible().iter().map(|action| self.play(action).waste()).min().unwrap_or(self.points)
    }

    pub fn legal(&self, able: bool) -> Vec<String> {
        let before = self.waste();
        let mut moves = self.possible();
        moves.retain(|action| {
            let after = self.play(action);
            able || after.loses_last() || after.waste() <= before
        });
        moves
    }
}

impl After {
    fn loses_last(&self) -> bool {
        self.lost && !self.ended && self.state.own.iter().all(|(.., stopped)| *stopped)
    }

    fn waste(&self) -> i32 {
        if self.loses_last() {
            return self.state.points;
        }
        if self.ended { 0 } else { self.state.waste() }
    }
}

/// A short river with a few tokens near its top, so that points go to waste; nothing if chance made none.
pub fn random(options: &Value, rng: &mut Rng) -> Option<Value> {
    let seats = 2 + rng.below(4);
    let top = 6;
    let bottom = top - 1 - rng.below(3) as i32;
    let spawn_row = (rng.below(2) == 0).then_some(top);
    let mut river = notation::Map::new();
    let kinds = ["water", "waterfall", "eagle", "bear", "bear", "heron", "rock", "current", "current", "flown"];
    for row in bottom..=top {
        for column in ["l", "m", "r"] {
            if column == "m" && spawn_row == Some(row) {
                continue;
            }
            let mut kind = kinds[rng.below(kinds.len() as u32) as usize];
            if kind == "current" && options["currents"] == "off" {
                kind = "water";
            }
            let turns = match (kind, column) {
                ("waterfall" | "bear", _) => [0, 1, 2, 3, 4, 5].as_slice(),
                ("current", "l") => &[0, 1],
                ("current", "m") => &[0, 1, 5],
                ("current", _) => &[0, 5],
                _ => &[],
            };
            let turn = turns.get(rng.below(turns.len().max(1) as u32) as usize);
            river.insert(format!("{column}{row}"), turn.map_or(kind.into(), |turn| format!("{kind}:{turn}")).into());
        }
    }
    let cells: Vec<_> = river.keys().cloned().collect();
    let mut held = BTreeMap::new();
    let mut tokens = vec![Vec::new(); seats as usize];
    for (seat, list) in tokens.iter_mut().enumerate() {
        let most = if seat == 0 { 1 + rng.below(3) } else { rng.below(5) };
        for _ in 0..most {
            let at = &cells[rng.below(cells.len() as u32) as usize];
            let room = seats - u32::from(river[at] == "rock" && options["whirlpool"] == "off");
            let held = held.entry(at.clone()).or_insert(0);
            if *held < room {
                *held += 1;
                list.push(format!("{at}:{}", 1 + rng.below(2)));
            }
        }
    }
    let rocks = tokens[0].iter().filter(|text| river[text.split_once(':').map_or("", |(at, _)| at)] == "rock");
    let stops = options["whirlpool"] == "token" && rng.below(2) == 0;
    let stopped: Vec<_> = if stops { rocks.take(1).cloned().collect() } else { Vec::new() };
    if tokens[0].is_empty() {
        return None;
    }
    Some(json!({
        "game": "upstream", "options": options, "seats": seats, "phase": "move", "actors": [0], "round": 5,
        "starter": 0, "first": 0, "turn": 0, "points": 1 + rng.below(5), "debt": vec![0; seats as usize],
        "stopped": stopped, "herons": [], "layer": null, "drawn": [], "stack": [], "river": river,
        "spawn_row": spawn_row, "tokens": tokens,
    }))
}
