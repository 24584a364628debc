//! `nurt play`: a game in the terminal.

use std::path::{Path, PathBuf};

use bots::{Level, Limit, Memory, Pace, Skill};
use notation::read_record;
use rules::{Line, MAX_SEATS, Rng, Seat, Stream, Turn, Viewer};
use table::{Occupant, Reveal, Seed, Table};
use text::{Language, Voice};

use super::analyse::choices::{self, Decision};
use crate::cli::Play;
use crate::fail::Fail;
use crate::input;
use crate::terminal::{self, Asker};

/// How a sitting ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    Over,
    Left,
}

/// Words a player may type besides moves.
const WORDS: [&str; 11] = ["?", "hint", "analyse", "undo", "save", "load", "rules", "board", "log", "help", "quit"];

/// Whoever asks for a hint wants a good one, and now.
const HINT: Level = Level::Named(Skill::Master, Some(Limit::Millis(60)));

/// Whoever wants to know everything waits a moment, and reads no more than this.
const ANALYSIS: Limit = Limit::Millis(1000);
const MOST_CHOICES: usize = 12;

/// A bot in the terminal may use the whole machine: everybody waits for it.
fn pace() -> Pace<'static> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Pace { threads, ..Pace::default() }
}

pub fn run(args: Play, language: Language) -> Result<(), Fail> {
    let table = match &args.load {
        Some(path) => {
            let record = input::record(path)?;
            let voice = terminal::voice(input::game(&record.game)?.about(), language);
            let occupants = occupants(&args, record.seats, &voice)?;
            Table::go_on(&record, occupants).map_err(|problem| Fail::call(format!("{}: {problem}", path.display())))?
        }
        None => {
            let Some(slug) = &args.game else { return super::menu::run(language) };
            let game = input::game(slug)?;
            let default = usize::from(game.about().min_seats.max(2).min(game.about().max_seats));
            let seats = args.seats.unwrap_or(if args.players.is_empty() { default } else { args.players.len() });
            let seed = match &args.seed {
                Some(text) => Seed::from_text(text),
                None => new_seed()?,
            };
            let options = input::options(&args.options)?;
            game.check_options(seats, &options).map_err(Fail::call)?;
            let voice = terminal::voice(game.about(), language);
            Table::open(game, occupants(&args, seats, &voice)?, &options, seed).map_err(Fail::call)?
        }
    };
    at_table(table, language).map(|_| ())
}

/// A seed that nobody can guess.
pub fn new_seed() -> Result<Seed, Fail> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Fail::call(format!("no random numbers to be had: {error}")))?;
    Ok(Seed(bytes))
}

/// People by name, bots by level; without names you sit on the first seat and bots on the others.
fn occupants(args: &Play, seats: usize, voice: &Voice) -> Result<Vec<Occupant>, Fail> {
    if args.players.is_empty() {
        let sits = |seat| if seat == 0 { Occupant::Person(voice.say("ui-you")) } else { Occupant::Bot(args.bots) };
        return Ok((0..seats).map(sits).collect());
    }
    if args.players.len() != seats {
        return Err(Fail::call(format!("--players: {} names for {seats} seats", args.players.len())));
    }
    let sits = |name: &String| match name.parse::<Level>() {
        Ok(level) => Occupant::Bot(level),
        Err(_) => Occupant::Person(name.trim().chars().filter(|c| !c.is_control()).take(24).collect()),
    };
    Ok(args.players.iter().map(sits).collect())
}

/// Plays until the game is over or the people leave.
pub fn at_table(table: Table, language: Language) -> Result<Ended, Fail> {
    let voice = terminal::voice(table.game().about(), language);
    let mut sitting = Sitting {
        table,
        voice,
        asker: Asker::new(),
        language,
        told: 0,
        last_person: None,
        memories: Default::default(),
    };
    sitting.play()
}

struct Sitting {
    table: Table,
    voice: Voice,
    asker: Asker,
    language: Language,
    /// How many steps have been told.
    told: usize,
    /// Who looked at the screen last, for the curtain.
    last_person: Option<Seat>,
    /// What the bot on each seat remembers of its last decision.
    memories: [Memory; MAX_SEATS],
}

/// What a typed line led to.
enum Typed {
    Played,
    Stay,
    Leave,
}

impl Sitting {
    fn play(&mut self) -> Result<Ended, Fail> {
        self.say(&Line::new("title"));
        if let Some(commitment) = self.table.commitment() {
            self.say(&Line::new("ui-fingerprint").name("commitment", &commitment[..16]));
        }
        loop {
            if let Turn::Over(_) = self.table.turn() {
                self.show_end();
                return Ok(Ended::Over);
            }
            if let Some((seat, level)) = self.table.bot_to_act() {
                let pace = Pace { memory: self.memories.get(seat.index()), ..pace() };
                let Some(action) = self.table.ponder(seat, level, &pace) else {
                    return Err(Fail::no("a bot found nothing to do"));
                };
                self.table.act(seat, &action).map_err(|refusal| Fail::no(format!("{action}: {}", refusal.rule)))?;
                continue;
            }
            let Some(seat) = self.table.turn().actors().first() else { return Ok(Ended::Over) };
            self.curtain(seat)?;
            self.tell_news(seat);
            self.show_board(seat);
            loop {
                match self.ask(seat)? {
                    Typed::Stay => {}
                    Typed::Played => break,
                    Typed::Leave => {
                        self.save(None);
                        return Ok(Ended::Left);
                    }
                }
            }
        }
    }

    fn name(&self, seat: Seat) -> String {
        terminal::name_of(&self.voice, self.table.occupants(), seat)
    }

    fn text(&self, line: &Line) -> String {
        self.voice.line(line, &|seat| self.name(seat))
    }

    fn say(&self, line: &Line) {
        anstream::println!("{}", terminal::wrap(&self.text(line)));
    }

    /// Where seats see different things, the screen is wiped before the next person looks.
    fn curtain(&mut self, seat: Seat) -> Result<(), Fail> {
        let secret = self.table.game().about().secrets;
        let several = self.table.occupants().iter().filter(|occupant| !occupant.is_bot()).count() > 1;
        if secret && several && self.last_person.is_some_and(|last| last != seat) {
            anstream::print!("\u{1b}[2J\u{1b}[H");
            self.say(&Line::new("ui-curtain").seat("player", seat));
            self.asker.line("", Vec::new())?;
        }
        self.last_person = Some(seat);
        Ok(())
    }

    /// What has happened since the last time, as this seat may know it.
    fn tell_news(&mut self, seat: Seat) {
        let from = self.told.min(self.table.steps().len());
        self.tell_steps(from, seat);
        self.told = self.table.steps().len();
    }

    fn tell_steps(&self, from: usize, seat: Seat) {
        let chip = anstyle::Style::new().dimmed();
        self.table.walk(|moment| {
            for told in moment.events.iter().filter(|_| moment.ply >= from) {
                if let Some(Some(line)) = told.seen.get(seat.index()) {
                    anstream::println!("  {} {chip}{}{chip:#}", self.text(line), told.rule);
                }
            }
        });
    }

    fn show_board(&self, seat: Seat) {
        let position = self.table.position();
        let view = position.look(Viewer::Seat(seat));
        let spectator = position.look(Viewer::Spectator);
        anstream::println!("\n{}", terminal::paint(&view.sketch()));
        for other in (0..position.seats()).map(Seat::at) {
            let standing: Vec<_> = spectator.standing(other).iter().map(|line| self.text(line)).collect();
            self.say(&Line::new("ui-standing").seat("player", other).name("standing", standing.join(" · ")));
        }
        let status: Vec<_> = spectator.status().iter().map(|line| self.text(line)).collect();
        if !status.is_empty() {
            anstream::println!("{}", status.join(" · "));
        }
        for note in view.notes() {
            self.say(&note.line);
        }
        let bold = anstyle::Style::new().bold();
        let turn = self.text(&Line::new("ui-your-turn").seat("player", seat));
        anstream::println!("{bold}{turn}{bold:#} {}", self.text(&view.prompt()));
        let faint = anstyle::Style::new().dimmed();
        anstream::println!("{faint}{}{faint:#}", self.voice.say("ui-keys"));
    }

    fn ask(&mut self, seat: Seat) -> Result<Typed, Fail> {
        let mut known = self.table.position().legal(seat);
        known.extend(WORDS.map(str::to_owned));
        let Some(typed) = self.asker.line(&self.voice.say("ui-prompt"), known)? else { return Ok(Typed::Leave) };
        let (word, rest) = typed.split_once(' ').map_or((typed.as_str(), ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => {}
            "?" => self.list_moves(seat),
            "help" => anstream::println!("{}", self.voice.say("ui-help")),
            "hint" => self.hint(seat),
            "analyse" => self.analyse(seat),
            "undo" => return Ok(self.undo(seat)),
            "save" => {
                self.save(Some(rest).filter(|rest| !rest.is_empty()).map(Path::new));
            }
            "load" => return Ok(self.load(rest)),
            "rules" => self.rules(rest),
            "board" => self.show_board(seat),
            "log" => self.tell_steps(0, seat),
            "quit" | "exit" => return Ok(Typed::Leave),
            _ => return Ok(self.act(seat, &typed)),
        }
        Ok(Typed::Stay)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Typed {
        match self.table.act(seat, action) {
            Ok(_) => Typed::Played,
            Err(refusal) => {
                let chip = anstyle::Style::new().dimmed();
                anstream::println!("{} {chip}{}{chip:#}", self.voice.refusal(&refusal), refusal.rule);
                Typed::Stay
            }
        }
    }

    fn list_moves(&self, seat: Seat) {
        let legal = self.table.position().legal(seat);
        self.say(&Line::new("ui-moves").count("count", legal.len() as i64));
        let width = legal.iter().map(|action| action.chars().count()).max().unwrap_or(1) + 2;
        for row in legal.chunks((76 / width).max(1)) {
            let row: String = row.iter().map(|action| format!("{action:<width$}")).collect();
            anstream::println!("  {}", row.trim_end());
        }
    }

    fn hint(&self, seat: Seat) {
        if let Some(action) = self.table.ponder(seat, HINT, &pace()) {
            self.say(&Line::new("ui-hint").name("action", &action));
            let told = self.table.position().look(Viewer::Seat(seat)).preview(&action).unwrap_or_default();
            for line in told.iter().filter_map(|told| told.seen.get(seat.index())?.as_ref()) {
                anstream::println!("  {}", self.text(line));
            }
        }
    }

    /// What a bot thinks of everything that can be done.
    fn analyse(&self, seat: Seat) {
        let view = self.table.position().look(Viewer::Seat(seat));
        let step = self.table.steps().len();
        let mut rng = Rng::new([0; 32], Stream::Bot { seat: seat.number(), step: step as u32 });
        let Some(found) = view.analyse(ANALYSIS.budget(), &pace(), &mut rng) else { return };
        let decision = Decision { view, seat, step: None, played: None };
        anstream::println!("{}", choices::tell(&decision, &found, MOST_CHOICES, &self.voice, &|seat| self.name(seat)));
    }

    /// Back to this seat's last decision. Bots always agree; another person at the keyboard can speak up.
    fn undo(&mut self, seat: Seat) -> Typed {
        match self.table.steps().iter().rposition(|step| step.seat == seat) {
            None => {
                self.say(&Line::new("ui-nothing-to-undo"));
                Typed::Stay
            }
            Some(step) => {
                self.table.take_back_to(step);
                self.told = self.told.min(step);
                self.say(&Line::new("ui-undone"));
                Typed::Played
            }
        }
    }

    /// Saves the game; without a name into the user's data folder. Says where, or why not.
    fn save(&self, to: Option<&Path>) {
        let path = to.map_or_else(|| data_folder().join(self.file_name()), Path::to_owned);
        let record = self.table.record(Reveal::Always).to_text();
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let made = folder.map_or(Ok(()), std::fs::create_dir_all);
        match made.and_then(|()| std::fs::write(&path, record)) {
            Ok(()) => {
                self.say(&Line::new("ui-saved").name("file", path.display()));
                anstream::println!("{}", self.text(&Line::new("ui-go-on").name("file", path.display())));
            }
            Err(error) => {
                let why = format!("{}: {error}", path.display());
                self.say(&Line::new("ui-not-saved").name("why", why));
            }
        }
    }

    fn file_name(&self) -> String {
        let mark = self.table.commitment().map_or("", |commitment| &commitment[..8]);
        format!("{}-{mark}.json", self.table.game().about().slug)
    }

    fn load(&mut self, name: &str) -> Typed {
        if name.is_empty() {
            self.say(&Line::new("ui-which-file"));
            return Typed::Stay;
        }
        let read = input::text(Path::new(name)).map_err(|fail| match fail {
            Fail::Call(why) | Fail::No(why) => why,
            Fail::Closed => String::new(),
        });
        let loaded = read.and_then(|text| {
            let record = read_record(&text).map_err(|error| error.to_string())?;
            let mut sits = self.table.occupants().to_vec();
            let bot = Occupant::Bot(sits.iter().find_map(Occupant::level).unwrap_or(Level::STEADY));
            sits.resize(record.seats, bot);
            Table::go_on(&record, sits).map_err(|problem| problem.to_string())
        });
        match loaded {
            Err(why) => {
                self.say(&Line::new("ui-not-loaded").name("why", why));
                Typed::Stay
            }
            Ok(table) => {
                self.voice = terminal::voice(table.game().about(), self.language);
                self.table = table;
                self.told = self.table.steps().len();
                self.say(&Line::new("ui-loaded").count("steps", self.told as i64));
                Typed::Played
            }
        }
    }

    fn rules(&self, name: &str) {
        let about = self.table.game().about();
        if name.is_empty() {
            about.rules.iter().for_each(|rule| anstream::print!("{}", terminal::rule_text(&self.voice, *rule)));
        } else if let Some(rule) = terminal::find_rule(about, name) {
            anstream::print!("{}", terminal::rule_text(&self.voice, rule));
        } else {
            self.say(&Line::new("ui-no-such-rule").name("rule", name));
        }
    }

    fn show_end(&mut self) {
        let seat = Seat::at(0);
        self.tell_news(seat);
        let position = self.table.position();
        anstream::println!("\n{}", terminal::paint(&position.look(Viewer::Spectator).sketch()));
        for line in terminal::result_lines(&self.voice, position, &|seat| self.name(seat)) {
            anstream::println!("{line}");
        }
        if let Some(seed) = self.table.record(Reveal::WhenOver).seed {
            self.say(&Line::new("ui-seed").name("seed", seed));
        }
    }
}

/// Where games are kept: the user's data folder.
fn data_folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    base.unwrap_or_else(|| PathBuf::from(".")).join("nurt")
}
