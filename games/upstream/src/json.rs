//! The position as JSON, exactly as in section 10 of the rules file.

use notation::{Doc, Malformed, Map, Notation, Value, json, read_head, write_head};
use rules::{Line, Pile, Seat};

use crate::apply::{STACK_PILE, sort, sort_by_name};
use crate::options::Whirlpool;
use crate::position::{
    Cell, Column, DRAWN, Face, Fish, KINDS, Kind, MAX_DEBT, Open, Phase, Position, RIVER, ROWS, SEATS, STACK, Short,
    TOKENS, Tile, Token,
};
use crate::{Event, Options, View, legal};

const FIELDS: [&str; 20] = [
    "game",
    "options",
    "seats",
    "phase",
    "actors",
    "round",
    "starter",
    "first",
    "turn",
    "points",
    "debt",
    "stopped",
    "herons",
    "layer",
    "drawn",
    "stack",
    "stack_kinds",
    "river",
    "spawn_row",
    "tokens",
];
const PHASES: [(&str, Phase); 6] = [
    ("setup", Phase::Setup),
    ("drift", Phase::Drift),
    ("move", Phase::Move),
    ("heron", Phase::Heron),
    ("lay", Phase::Lay),
    ("over", Phase::Over),
];
/// The points of a turn, and more rounds than any game comes to.
const MAX_POINTS: i64 = 5;
const MAX_ROUND: i64 = ROWS as i64;

impl Notation for Position {
    fn write(&self) -> Value {
        let stack = self.stack.as_slice().iter().rev().map(|kind| kind.name()).collect();
        Value::Object(write_open(&self.open, vec![("stack", stack)]))
    }

    fn read(doc: &Doc<'_>) -> Result<Self, Malformed> {
        let known: Vec<_> = FIELDS.into_iter().filter(|name| *name != "stack_kinds").collect();
        doc.only(&known)?;
        let open = read_open(doc)?;
        let kinds = read_kinds(&doc.field("stack")?, STACK)?;
        let mut stack = Short::new(Kind::Water);
        kinds.into_iter().rev().for_each(|kind| stack.push(kind));
        Ok(Self { open, stack })
    }

    fn write_view(view: &View) -> Value {
        let kinds = Kind::ALL.into_iter().zip(view.stack_kinds).filter(|(_, count)| *count > 0);
        let kinds: Map<String, Value> = kinds.map(|(kind, count)| (kind.name().to_owned(), count.into())).collect();
        let stack = vec![("stack", view.stack_len().into()), ("stack_kinds", Value::Object(kinds))];
        Value::Object(write_open(&view.open, stack))
    }

    fn read_view(doc: &Doc<'_>) -> Result<View, Malformed> {
        doc.only(&FIELDS)?;
        let open = read_open(doc)?;
        let len = doc.field("stack")?.number(0..=STACK as i64)?;
        let field = doc.field("stack_kinds")?;
        let mut stack_kinds = [0; KINDS];
        for (name, count) in field.entries()? {
            let kind = Kind::named(name).ok_or_else(|| count.wrong("this is not the name of a kind of tile"))?;
            stack_kinds[kind as usize] = count.number(1..=STACK as i64)? as u8;
        }
        let view = View { open, stack_kinds };
        if view.stack_len() as i64 != len {
            return Err(field.wrong(format!("the kinds are {} tiles, the stack has {len}", view.stack_len())));
        }
        Ok(view)
    }

    fn tell(event: &Event) -> Line {
        tell(event)
    }

    fn pile_name(_: Pile) -> String {
        "stack".into()
    }

    fn pile_named(name: &str) -> Option<Pile> {
        (name == "stack").then_some(STACK_PILE)
    }

    fn card_name(card: u8) -> String {
        Kind::ALL[usize::from(card) % KINDS].name().into()
    }

    fn card_named(name: &str) -> Option<u8> {
        Kind::named(name).map(|kind| kind as u8)
    }
}

/// Every field but the stack, which comes in its place.
fn write_open(open: &Open, stack: Vec<(&'static str, Value)>) -> Map<String, Value> {
    let mut object = write_head::<Position>(&open.options, open.seats());
    let mut set = |name: &str, value: Value| object.insert(name.into(), value);
    let phase = PHASES.iter().find(|(_, phase)| *phase == open.phase).map(|(word, _)| *word);
    let actor = open.actor.number();
    set("phase", json!(phase));
    set("actors", actors(open.phase, open.actor));
    set("round", open.round.into());
    set("starter", open.starter.number().into());
    set("first", json!(open.first.map(Seat::number)));
    set("turn", if has_turn(open.phase) { actor.into() } else { Value::Null });
    set("points", open.points.into());
    set("debt", open.debt[..open.seats()].into());
    let stopped = open.tokens.iter().flatten().filter(|token| token.is_stopped());
    set("stopped", sorted(stopped.map(ToString::to_string)));
    set("herons", sorted(open.herons.as_slice().iter().map(ToString::to_string)));
    set("layer", if has_layer(open.phase) { actor.into() } else { Value::Null });
    set("drawn", open.drawn.as_slice().iter().map(|kind| kind.name()).collect());
    for (name, value) in stack {
        set(name, value);
    }
    let tiles = Cell::river().map(|cell| (cell, open.tile(cell)));
    let laid = tiles.filter(|(_, tile)| tile.is_there() && *tile != Tile::SPAWN);
    let river: Map<String, Value> = laid.map(|(cell, tile)| (cell.to_string(), tile.to_string().into())).collect();
    set("river", Value::Object(river));
    set("spawn_row", json!(open.spawn_row));
    let tokens = open.tokens[..open.seats()].iter();
    let tokens = tokens.map(|tokens| sorted(tokens.iter().filter(|token| !token.is_lost()).map(ToString::to_string)));
    set("tokens", tokens.collect());
    object
}

/// As plain byte strings: `l10` before `l9`.
fn sorted(texts: impl Iterator<Item = String>) -> Value {
    let mut texts: Vec<_> = texts.collect();
    texts.sort_unstable();
    texts.into()
}

const fn has_turn(phase: Phase) -> bool {
    matches!(phase, Phase::Drift | Phase::Move | Phase::Heron)
}

const fn has_layer(phase: Phase) -> bool {
    matches!(phase, Phase::Setup | Phase::Lay)
}

fn actors(phase: Phase, actor: Seat) -> Value {
    if phase == Phase::Over { json!([]) } else { json!([actor.number()]) }
}

fn read_open(doc: &Doc<'_>) -> Result<Open, Malformed> {
    let options = read_head::<Position>(doc)?;
    let seats = options.seats().len();
    let phase = doc.field("phase")?.word(&PHASES)?;
    let actor = read_actor(doc, phase, seats)?;
    doc.field("actors")?.must_be(&actors(phase, actor))?;
    let first = match (doc.field("first")?.or_null(), phase == Phase::Setup) {
        (None, true) => None,
        (Some(first), false) => Some(first.seat(seats)?),
        (None, false) => return Err(doc.field("first")?.wrong("after the set-up somebody holds the marker")),
        (Some(first), true) => return Err(first.wrong("nobody holds the marker in the set-up")),
    };
    let points = doc.field("points")?;
    let most = if matches!(phase, Phase::Drift | Phase::Move) { MAX_POINTS } else { 0 };
    let mut debt = [0; SEATS];
    for (debt, field) in debt.iter_mut().zip(doc.field("debt")?.exactly(seats)?) {
        *debt = field.number(0..=MAX_DEBT.into())? as u8;
    }
    let mut drawn = Short::new(Kind::Water);
    read_kinds(&doc.field("drawn")?, DRAWN)?.into_iter().for_each(|kind| drawn.push(kind));
    let spawn_row = match doc.field("spawn_row")?.or_null() {
        Some(row) => Some(row.number(0..=i64::from(ROWS) - 1)? as u8),
        None => None,
    };
    let mut open = Open {
        options: *options,
        seats: seats as u8,
        phase,
        actor,
        round: doc.field("round")?.number(0..=MAX_ROUND)? as u8,
        starter: doc.field("starter")?.seat(seats)?,
        first,
        points: points.number(0..=most)? as u8,
        debt,
        herons: Short::new(Cell::S1),
        drawn,
        spawn_row,
        tokens: [[Token::LOST; TOKENS]; SEATS],
        tiles: read_river(&doc.field("river")?, spawn_row)?,
        count: [0; RIVER],
    };
    read_tokens(&doc.field("tokens")?, &mut open)?;
    read_stopped(&doc.field("stopped")?, &mut open)?;
    read_herons(&doc.field("herons")?, &mut open)?;
    check_laying(doc, &open)?;
    Ok(open)
}

/// The seat that `turn` or `layer` names, whichever the phase has; the other must be null.
fn read_actor(doc: &Doc<'_>, phase: Phase, seats: usize) -> Result<Seat, Malformed> {
    let mut actor = Seat::at(0);
    for (name, has) in [("turn", has_turn(phase)), ("layer", has_layer(phase))] {
        let field = doc.field(name)?;
        if has {
            actor = field.seat(seats)?;
        } else {
            field.must_be(&Value::Null)?;
        }
    }
    Ok(actor)
}

fn read_kinds(doc: &Doc<'_>, most: usize) -> Result<Vec<Kind>, Malformed> {
    doc.items(most)?.map(|kind| kind.named("a kind of tile such as \"bear\"", Kind::named)).collect()
}

fn read_river(doc: &Doc<'_>, spawn_row: Option<u8>) -> Result<[Tile; RIVER], Malformed> {
    let mut tiles = [Tile::NONE; RIVER];
    for (name, field) in doc.entries()? {
        let cell = Cell::named(name).filter(|cell| cell.is_river());
        let cell = cell.ok_or_else(|| field.wrong(format!("no cell of the river; rows go up to {}", ROWS - 1)))?;
        let tile = field.named("a tile such as \"water\" or \"bear:3\"", Tile::named)?;
        // Only arrows that lead upstream: the engine follows them until they end.
        if tile.is_current() && !legal::arrow_fits(cell, tile.rotation(), false) {
            return Err(field.wrong("an arrow points upstream inside the river").by(crate::rule::ARROW));
        }
        tiles[cell.index()] = tile;
    }
    if let Some(row) = spawn_row {
        let middle = Cell::at(Column::Middle, row);
        if tiles[middle.index()].is_there() {
            return Err(doc.wrong(format!("{middle} is the first spawning field and not in the river")));
        }
        tiles[middle.index()] = Tile::SPAWN;
    }
    Ok(tiles)
}

fn read_token(doc: &Doc<'_>) -> Result<Token, Malformed> {
    doc.named("a token such as \"l7:2\"", |text| {
        let (cell, fish) = text.split_once(':')?;
        Some(Token::new(Cell::named(cell)?, Fish::named(fish)?))
    })
}

/// A tile under every river token, and no more tokens than it holds (UP-7.3).
fn read_tokens(doc: &Doc<'_>, open: &mut Open) -> Result<(), Malformed> {
    let seats = open.seats();
    for (seat, list) in doc.exactly(seats)?.enumerate() {
        for (nth, field) in list.items(TOKENS)?.enumerate() {
            let token = read_token(&field)?;
            let cell = token.cell();
            if cell.is_river() {
                let tile = open.tile(cell);
                if !tile.is_there() || tile == Tile::SPAWN {
                    return Err(field.wrong("no tile lies there"));
                }
                if !open.has_room(cell) {
                    let most = open.capacity(tile);
                    let problem = format!("the tile holds {most} tokens and is full");
                    return Err(field.wrong(problem).by(crate::rule::CAPACITY));
                }
                open.count[cell.index()] += 1;
            }
            open.tokens[seat][nth] = token;
        }
        sort(&mut open.tokens[seat]);
    }
    Ok(())
}

fn read_stopped(doc: &Doc<'_>, open: &mut Open) -> Result<(), Malformed> {
    let may = open.options.whirlpool == Whirlpool::Token && matches!(open.phase, Phase::Drift | Phase::Move);
    let most = if may { TOKENS } else { 0 };
    for field in doc.items(most)? {
        let token = read_token(&field)?;
        let tokens = &mut open.tokens[open.actor.index()];
        // The last of alike tokens: the free ones come first.
        match tokens.iter().rposition(|own| *own == token && own.is_on_river()) {
            Some(index) => tokens[index] = token.stopped(),
            None => return Err(field.wrong("the seat in turn has no such token on the river")),
        }
    }
    Ok(())
}

fn read_herons(doc: &Doc<'_>, open: &mut Open) -> Result<(), Malformed> {
    let most = if open.phase == Phase::Heron { TOKENS } else { 0 };
    for field in doc.items(most)? {
        let cell = field.named("a cell of the river", |text| Cell::named(text).filter(|cell| cell.is_river()))?;
        if !open.tokens_of(open.actor).iter().any(|token| token.is_on_river() && token.cell() == cell) {
            return Err(field.wrong("the seat in turn has no token there"));
        }
        if open.herons.as_slice().contains(&cell) {
            return Err(field.wrong("this cell stands twice"));
        }
        open.herons.push(cell);
    }
    if open.phase == Phase::Heron && open.herons.is_empty() {
        return Err(doc.wrong("in this phase there is a heron to ask about"));
    }
    sort_by_name(&mut open.herons);
    Ok(())
}

/// Whoever lays has something to lay, and a place for each of the tiles.
fn check_laying(doc: &Doc<'_>, open: &Open) -> Result<(), Malformed> {
    let drawn = doc.field("drawn")?;
    let places = Column::ALL.into_iter().filter(|column| legal::place(open, *column).is_some()).count();
    match open.phase {
        Phase::Setup if open.drawn.len() != 1 || places == 0 => {
            Err(drawn.wrong("in the set-up one tile is turned up, and a column has a place for it"))
        }
        Phase::Lay if open.drawn.is_empty() || open.drawn.len() > places => {
            let problem = format!("the new row has {places} free places, {} tiles are turned up", open.drawn.len());
            Err(drawn.wrong(problem))
        }
        Phase::Drift | Phase::Move | Phase::Heron if !open.drawn.is_empty() => {
            Err(drawn.wrong("tiles are turned up only for laying"))
        }
        Phase::Setup | Phase::Drift | Phase::Move | Phase::Heron | Phase::Lay | Phase::Over => Ok(()),
    }
}

fn tell(event: &Event) -> Line {
    let of = |id: &'static str, seat: Seat| Line::new(id).seat("player", seat);
    match *event {
        Event::TurnedUp { seat, kind } => of("event-turned-up", seat).label("tile", kind_label(kind)),
        Event::Laid { seat, tile, cell } => of("event-laid", seat).label("tile", tile_label(tile)).name("cell", cell),
        Event::RoundBegins { round, first } => of("event-round", first).count("round", round),
        Event::TurnBegins { seat, points } => of("event-turn", seat).count("points", points),
        Event::DebtPaid { seat, debt } => of("event-debt", seat).count("points", debt),
        Event::Skipped { seat } => of("event-skipped", seat),
        Event::Swam { seat, fish, from, to } => {
            of("event-swam", seat).label("token", fish_label(fish)).name("from", from).name("to", to)
        }
        Event::Jumped { seat, fish, from, to, cost } => of("event-jumped", seat)
            .label("token", fish_label(fish))
            .name("from", from)
            .name("to", to)
            .count("cost", cost),
        Event::Caught { seat, by, cell } => of(
            match by {
                Kind::Bear => "event-bear",
                Kind::Heron => "event-heron",
                Kind::Eagle | Kind::Water | Kind::Waterfall | Kind::Rock | Kind::Current => "event-eagle",
            },
            seat,
        )
        .name("cell", cell),
        Event::Lost { seat, cell } => of("event-lost", seat).name("cell", cell),
        Event::LostInJump { seat, cell } => of("event-lost-in-jump", seat).name("cell", cell),
        Event::Whirled { seat, cell, stops } => of(
            match stops {
                Whirlpool::Token => "event-whirl-token",
                Whirlpool::Turn | Whirlpool::Off => "event-whirl-turn",
            },
            seat,
        )
        .name("cell", cell),
        Event::Carried { seat, fish, from, to } => {
            of("event-carried", seat).label("token", fish_label(fish)).name("from", from).name("to", to)
        }
        Event::Waits { seat, cell } => of("event-waits", seat).name("cell", cell),
        Event::WallPaid { seat, cell } => of("event-wall-paid", seat).name("cell", cell),
        Event::WallOwed { seat, cell } => of("event-wall-owed", seat).name("cell", cell),
        Event::Home { seat, fish } => of("event-home", seat).label("token", fish_label(fish)),
        Event::PointsLost { seat, points } => of("event-points-lost", seat).count("points", points),
        Event::MarkerPasses { seat } => of("event-marker", seat),
        Event::MarkerStays { first, layer } => of("event-marker-stays", first).seat("layer", layer),
        Event::Advanced { tokens } => Line::new("event-advanced").count("tokens", tokens),
        Event::RowsFall { rows: (low, high), tokens } => {
            let rows = if low == high { low.to_string() } else { format!("{low}–{high}") };
            Line::new("event-falls").name("rows", rows).count("tokens", tokens)
        }
        Event::SpawningGround { row } => Line::new("event-spawning").count("row", row),
        Event::RowBegins { seat, row } => of("event-row", seat).count("row", row),
        Event::Ended { fastest: false } => Line::new("event-ended"),
        Event::Ended { fastest: true } => Line::new("event-fastest"),
        Event::NobodyHome => Line::new("event-nobody-home"),
        Event::Scored { seat, fish, fields } => {
            of("event-scored", seat).count("fish", fish).count("fields", fields).count("score", fish + fields)
        }
        Event::Won { seat } => of("event-won", seat),
    }
}

/// The text that names a token with this face.
pub const fn fish_label(fish: Fish) -> &'static str {
    match fish {
        Fish::Single => "fish-single",
        Fish::Pair => "fish-pair",
    }
}

pub const fn kind_label(kind: Kind) -> &'static str {
    match kind {
        Kind::Water => "tile-water",
        Kind::Waterfall => "tile-waterfall",
        Kind::Eagle => "tile-eagle",
        Kind::Bear => "tile-bear",
        Kind::Heron => "tile-heron",
        Kind::Rock => "tile-rock",
        Kind::Current => "tile-current",
    }
}

pub const fn tile_label(tile: Tile) -> &'static str {
    match tile.face() {
        None | Some(Face::Spawn) => "tile-spawn",
        Some(Face::Sea) => "tile-sea",
        Some(Face::Flown) => "tile-flown",
        Some(Face::Kind(kind)) => kind_label(kind),
    }
}

/// The text that names a tile on the river: rocks may be whirlpools.
pub fn label_here(options: &Options, tile: Tile) -> &'static str {
    if tile == Tile::ROCK && options.whirlpool != Whirlpool::Off { "tile-whirlpool" } else { tile_label(tile) }
}
