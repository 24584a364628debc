//! The position as JSON, exactly as in section 10 of the rules file.

use notation::{Doc, Malformed, Map, Notation, Value, json, read_head, write_head};
use rules::{Line, Pile, Seat};

use crate::apply::CRABS;
use crate::position::{Crab, End, KINDS, Out, Phase, Position, Quiet, QuietMoves, Rock, Rocks, Size, Stacks};
use crate::{Action, Event, View, legal};

const FIELDS: [&str; 12] =
    ["game", "options", "seats", "phase", "actors", "turn", "board", "hand", "washed", "out", "quiet", "end"];
const PHASES: [(&str, Phase); 4] =
    [("place", Phase::Place), ("move", Phase::Move), ("wave", Phase::Wave), ("over", Phase::Over)];
const ENDS: [(&str, End); 3] = [("last", End::Last), ("repeat", End::Repeat), ("quiet", End::Quiet)];
/// Nine crabs for each of four seats.
const MAX_CRABS: usize = 36;

fn word<T: PartialEq>(words: &[(&'static str, T)], meaning: &T) -> Option<&'static str> {
    words.iter().find(|(_, other)| other == meaning).map(|(word, _)| *word)
}

impl Notation for Position {
    fn write(&self) -> Value {
        let mut object = write_head::<Self>(&self.options, self.seats());
        let mut set = |name: &str, value: Value| object.insert(name.into(), value);
        set("phase", json!(word(&PHASES, &self.phase)));
        set("actors", if self.phase == Phase::Over { json!([]) } else { json!([self.turn.number()]) });
        set("turn", self.turn.number().into());
        let board: Map<String, Value> = self
            .stacks
            .occupied()
            .iter()
            .map(|rock| (rock.to_string(), self.stacks.stack(rock).map(|crab| crab.to_string()).collect()))
            .collect();
        set("board", Value::Object(board));
        let hand = self.hand[..self.seats()].iter().map(|[b, m, s]| json!({ "b": b, "m": m, "s": s }));
        set("hand", hand.collect());
        let washed = self.washed().into_iter().enumerate();
        let washed = washed
            .flat_map(|(kind, count)| (0..count).map(move |_| Value::from(Crab::of_kind(kind as u8).to_string())));
        set("washed", washed.collect());
        set("out", self.out.iter().map(Seat::number).collect());
        let quiet = self.quiet.as_slice().iter().map(|quiet| format!("{}-{}", quiet.from(), quiet.to()));
        set("quiet", quiet.collect());
        set("end", json!(self.end.as_ref().and_then(|end| word(&ENDS, end))));
        Value::Object(object)
    }

    fn read(doc: &Doc<'_>) -> Result<Self, Malformed> {
        doc.only(&FIELDS)?;
        let options = read_head::<Self>(doc)?;
        let seats = options.seats().len();
        let phase = doc.field("phase")?.word(&PHASES)?;
        let turn = doc.field("turn")?.seat(seats)?;
        let actors = if phase == Phase::Over { json!([]) } else { json!([turn.number()]) };
        doc.field("actors")?.must_be(&actors)?;
        let in_use = Rocks::in_use(seats, options.board3);
        let (stacks, counted) = read_board(&doc.field("board")?, seats, in_use)?;
        let hand = read_hands(&doc.field("hand")?, seats)?;
        check_counts(doc, seats, &counted, &hand)?;
        let out = read_out(&doc.field("out")?, seats)?;
        let end = match doc.field("end")?.or_null() {
            Some(end) => Some(end.word(&ENDS)?),
            None => None,
        };
        // CR-7.3: with as many quiet turns as the limit allows, the game is over.
        let most = if phase == Phase::Over { options.quiet_limit } else { options.quiet_limit - 1 };
        let quiet = read_quiet(&doc.field("quiet")?, &stacks, most)?;
        let position = Self { options: *options, seats: seats as u8, phase, turn, end, out, hand, stacks, quiet };
        check_phase(doc, &position)?;
        Ok(position)
    }

    fn write_view(view: &View) -> Value {
        view.write()
    }

    fn read_view(doc: &Doc<'_>) -> Result<View, Malformed> {
        Self::read(doc)
    }

    fn tell(event: &Event) -> Line {
        match *event {
            Event::Placed { crab, rock } => {
                Line::new("event-placed").seat("player", crab.seat).label("crab", label(crab.size)).name("rock", rock)
            }
            Event::MovingBegins { seat } => Line::new("event-moving").seat("player", seat),
            Event::Walked { crab, from, to, onto } => Line::new("event-walked")
                .seat("player", crab.seat)
                .label("crab", label(crab.size))
                .name("from", from)
                .name("to", to)
                .seat("under", onto.seat)
                .label("pinned", label(onto.size)),
            Event::Emptied { rock } => Line::new("event-emptied").name("rock", rock),
            Event::Washed { cluster, crabs } => {
                let names: Vec<_> = cluster.iter().map(|rock| rock.to_string()).collect();
                Line::new("event-washed")
                    .count("crabs", crabs)
                    .count("rocks", cluster.len() as i64)
                    .name("cluster", names.join(" "))
            }
            Event::MustChoose { seat, clusters } => {
                Line::new("event-choose").seat("player", seat).count("clusters", clusters)
            }
            Event::Out { seat } => Line::new("event-out").seat("player", seat),
            Event::Won { seat } => Line::new("event-won").seat("player", seat),
            Event::Drawn { end: End::Repeat } => Line::new("event-repeat"),
            Event::Drawn { end: End::Quiet | End::Last } => Line::new("event-quiet"),
        }
    }

    fn pile_name(_: Pile) -> String {
        "crabs".into()
    }

    fn pile_named(name: &str) -> Option<Pile> {
        (name == "crabs").then_some(CRABS)
    }

    fn card_name(card: u8) -> String {
        Crab::of_kind(card).to_string()
    }

    fn card_named(name: &str) -> Option<u8> {
        Crab::named(name).map(Crab::kind)
    }
}

/// The text that names a crab of this size.
pub const fn label(size: Size) -> &'static str {
    match size {
        Size::Big => "crab-big",
        Size::Medium => "crab-medium",
        Size::Small => "crab-small",
    }
}

fn read_crab(doc: &Doc<'_>, seats: usize) -> Result<Crab, Malformed> {
    let of_table = |name: &str| Crab::named(name).filter(|crab| crab.seat.index() < seats);
    doc.named("a crab of this table such as \"1m\"", of_table)
}

/// The stacks, and how many crabs of each kind they hold.
fn read_board(doc: &Doc<'_>, seats: usize, in_use: Rocks) -> Result<(Stacks, [u8; KINDS]), Malformed> {
    let mut stacks = Stacks::EMPTY;
    let mut counted = [0; KINDS];
    for (name, stack) in doc.entries()? {
        let rock = Rock::named(name).filter(|rock| in_use.has(*rock));
        let rock = rock.ok_or_else(|| stack.wrong("this is not the name of a rock in use"))?;
        let crabs: Result<Vec<_>, _> = stack.items(MAX_CRABS)?.map(|crab| read_crab(&crab, seats)).collect();
        let crabs = crabs?;
        if crabs.is_empty() {
            return Err(stack.wrong("a rock without crabs is left out"));
        }
        for crab in crabs.into_iter().rev() {
            let count = &mut counted[crab.kind() as usize];
            if *count == 3 {
                return Err(stack.wrong(format!("a fourth {crab}: every seat has three crabs of each size")));
            }
            stacks.put(rock, crab.kind(), *count);
            *count += 1;
        }
    }
    Ok((stacks, counted))
}

fn read_hands(doc: &Doc<'_>, seats: usize) -> Result<[[u8; 3]; 4], Malformed> {
    let mut hands = [[0; 3]; 4];
    for (hand, doc) in hands.iter_mut().zip(doc.exactly(seats)?) {
        doc.only(&["b", "m", "s"])?;
        for (left, size) in hand.iter_mut().zip(["b", "m", "s"]) {
            *left = doc.field(size)?.number(0..=3)? as u8;
        }
    }
    Ok(hands)
}

/// For every seat and size: board + washed + hand = 3.
fn check_counts(doc: &Doc<'_>, seats: usize, board: &[u8; KINDS], hand: &[[u8; 3]; 4]) -> Result<(), Malformed> {
    let field = doc.field("washed")?;
    let mut washed = [0u8; KINDS];
    for crab in field.items(MAX_CRABS)? {
        washed[read_crab(&crab, seats)?.kind() as usize] += 1;
    }
    for kind in 0..seats * 3 {
        let total = board[kind] + washed[kind] + hand[kind / 3][kind % 3];
        if total != 3 {
            let crab = Crab::of_kind(kind as u8);
            return Err(field.wrong(format!("board, hand and washed hold {total} of {crab} together, not 3")));
        }
    }
    Ok(())
}

fn read_out(doc: &Doc<'_>, seats: usize) -> Result<Out, Malformed> {
    let mut out = Out::default();
    for entry in doc.items(seats - 1)? {
        let seat = entry.seat(seats)?;
        if out.has(seat) {
            return Err(entry.wrong("this seat is out already"));
        }
        out.push(seat);
    }
    Ok(out)
}

/// Reads the quiet moves and finds out which crab made each, by taking them back from the last.
fn read_quiet(doc: &Doc<'_>, stacks: &Stacks, most: u8) -> Result<QuietMoves, Malformed> {
    let mut moves = Vec::new();
    for entry in doc.items(most.into())? {
        let read = entry.named("a move such as \"c3-c4\"", |text| match text.parse() {
            Ok(Action::Move { from, to }) if from != to => Some((from, to)),
            Ok(Action::Move { .. } | Action::Put { .. } | Action::Keep { .. }) | Err(_) => None,
        });
        moves.push(read?);
    }
    let mut stacks = stacks.clone();
    let mut quiet = vec![Quiet::default(); moves.len()];
    for (index, &(from, to)) in moves.iter().enumerate().rev() {
        let crab = stacks.top(to).filter(|_| stacks.height(from) > 0);
        let Some(crab) = crab else {
            return Err(doc.wrong(format!("entry {index}, {from}-{to}, cannot be taken back on this board")));
        };
        stacks.shift(to, from);
        quiet[index] = Quiet::new(from, to, crab.kind());
    }
    let mut list = QuietMoves::EMPTY;
    quiet.into_iter().for_each(|quiet| list.push(quiet));
    Ok(list)
}

/// What each phase promises (section 10).
fn check_phase(doc: &Doc<'_>, position: &Position) -> Result<(), Malformed> {
    let phase = doc.field("phase")?;
    let hands_empty = position.hand.iter().flatten().all(|&left| left == 0);
    let clusters: Vec<_> = legal::clusters(position.stacks.occupied()).collect();
    let weigh = |cluster: &Rocks| (cluster.len(), position.stacks.crabs_on(*cluster));
    let fits = match position.phase {
        Phase::Place => {
            let all_single = position.stacks.occupied().iter().all(|rock| position.stacks.height(rock) == 1);
            let holds = position.hand[position.turn.index()].iter().any(|&left| left > 0);
            let nothing_moved = position.quiet.as_slice().is_empty() && position.out.len() == 0;
            let none_washed = position.washed().iter().all(|&gone| gone == 0);
            all_single && holds && nothing_moved && none_washed
        }
        Phase::Move => hands_empty && clusters.len() == 1,
        Phase::Wave => {
            let tied = clusters.windows(2).all(|pair| weigh(&pair[0]) == weigh(&pair[1]));
            hands_empty && matches!(clusters.len(), 2 | 3) && tied && position.quiet.as_slice().is_empty()
        }
        Phase::Over => hands_empty && clusters.len() == 1,
    };
    if !fits {
        return Err(phase.wrong(match position.phase {
            Phase::Place => {
                "while placing, the seat in turn holds crabs, rocks hold one each, nothing is washed, out or quiet"
            }
            Phase::Move | Phase::Over => "the crabs must be one cluster, and no crab is in a hand",
            Phase::Wave => "there must be two or three clusters, equal in rocks and crabs, and no quiet turns",
        }));
    }
    check_end(doc, position)
}

/// An end belongs to a game that is over, and fits the seats that are out.
fn check_end(doc: &Doc<'_>, position: &Position) -> Result<(), Malformed> {
    let end = doc.field("end")?;
    let playing = position.seats() - position.out.len();
    let is_over = position.phase == Phase::Over;
    if is_over != position.end.is_some() {
        return Err(end.wrong("a game has an end if and only if it is over"));
    }
    if position.out.has(position.turn) {
        return Err(doc.field("turn")?.wrong("this seat is out"));
    }
    match position.end {
        Some(End::Last) if playing != 1 => Err(end.wrong("\"last\" needs exactly one seat that is not out")),
        Some(End::Repeat | End::Quiet) if playing < 2 => Err(end.wrong("a tie needs two seats that are not out")),
        Some(End::Last | End::Repeat | End::Quiet) | None => Ok(()),
    }
}
