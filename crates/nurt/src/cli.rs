//! The command line, as scripts rely on it.

use std::path::PathBuf;

use bots::{Level, Limit};
use clap::builder::RangedU64ValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use text::Language;

#[derive(Parser)]
#[command(
    name = "nurt",
    version,
    about = "The home of five water board games.",
    long_about = "The home of five water board games.\n\nWithout a command, nurt serves the games on this machine \
                  and opens them in your browser; nurt play plays in this terminal.",
    after_help = "Examples:\n  nurt                                   in your browser\n  \
                  nurt play crabs                        you against one bot\n  \
                  nurt play crabs --players Ola,Marco    two people at one keyboard\n  \
                  nurt trace crabs --seats 2 --seed 7    a whole game as JSON lines\n  \
                  nurt svg game.json --ply 12 -o a.svg   a picture of a position\n\n\
                  Exit codes: 0 fine, 1 the answer is no, 2 wrong call."
)]
pub struct Cli {
    /// Play with tiles, maps or decks of your own: see nurt content
    #[arg(long, global = true, value_name = "FILE")]
    pub content: Option<PathBuf>,
    /// The language of texts: en, pl or it (from the environment unless said)
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Serve the games to browsers: what nurt does without a command
    Serve(Serve),
    /// Copy everything a server keeps into one file, also while it runs
    Backup(Backup),
    /// Put such a copy back, where no server runs
    Restore(Restore),
    /// Measure a server with many sockets that play random moves
    Load(Load),
    /// List the games with seats, options and rules version
    Games(Games),
    /// Play a game in this terminal, against bots or on one keyboard
    Play(Play),
    /// Play a game out and print it as JSON lines
    Trace(Trace),
    /// Read positions and actions as JSON lines on stdin, answer each with what follows
    Step(Step),
    /// Show a recorded game
    Replay(Replay),
    /// Check recorded games: every step, the result, and that nobody touched the luck
    Verify(Verify),
    /// Draw a position as an SVG picture
    Svg(Svg),
    /// Read the rules of a game
    Rules(Rules),
    /// Score a board of the cardboard game, written down line by line
    Score(Score),
    /// Check tiles, maps or decks of your own
    Content(Content),
    /// Judge a recorded game: what each decision cost, what luck gave or took
    Analyse(Analyse),
    /// Let bots play against each other, fairly seated, with error bars
    Arena(Arena),
    /// Measure the speed of the engines on one thread
    Bench(Bench),
    /// Print a completion script for your shell
    Completions(Completions),
}

#[derive(Args)]
pub struct Serve {
    /// Where to listen; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    pub listen: std::net::SocketAddr,
    /// The folder for everything that is kept; your data folder unless said
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// A reverse proxy stands in front: believe what it says about addresses and https
    #[arg(long)]
    pub behind_proxy: bool,
    /// Do not limit how much one address may ask: for measuring
    #[arg(long)]
    pub no_limits: bool,
    /// What is said on stderr: error, warn, info, debug, trace or off
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log_level: String,
    /// Log one JSON object a line
    #[arg(long)]
    pub log_json: bool,
}

#[derive(Args)]
pub struct Backup {
    /// The file to write
    pub file: PathBuf,
    /// The folder to copy; your data folder unless said
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Replace the file if it is there
    #[arg(long)]
    pub force: bool,
}

#[derive(Args)]
pub struct Restore {
    /// The file that nurt backup has written
    pub file: PathBuf,
    /// The folder to put it in; your data folder unless said
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Replace what is kept there now
    #[arg(long)]
    pub force: bool,
}

#[derive(Args)]
#[command(
    after_help = "Without --server it starts one of its own, in a folder that is removed afterwards. A server that \
                        is measured from outside needs --no-limits."
)]
pub struct Load {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub tables: usize,
    /// How long to measure
    #[arg(long, value_name = "S", default_value_t = 10.0, allow_negative_numbers = true)]
    pub seconds: f64,
    /// Sockets at each table: the first sit, the rest look on
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub sockets_per_table: usize,
    /// Moves a second in all; as fast as it goes unless said
    #[arg(long, value_name = "R", allow_negative_numbers = true)]
    pub rate: Option<f64>,
    /// The game: see nurt games
    #[arg(long, default_value = "crabs")]
    pub game: String,
    /// A server that runs already
    #[arg(long, value_name = "ADDRESS")]
    pub server: Option<std::net::SocketAddr>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Games {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Play {
    /// The game: see nurt games
    pub game: Option<String>,
    /// Who sits where, from seat 0: names of people, or bots by level
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub players: Vec<String>,
    /// Number of seats, if --players does not say it: you and bots
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seats: Option<usize>,
    /// The level of the bots that fill the table: calm, steady, sharp or master
    #[arg(long, value_name = "LEVEL", default_value = "steady")]
    pub bots: Level,
    /// Options of the game as a JSON object: see nurt games
    #[arg(long, value_name = "JSON", default_value = "{}")]
    pub options: String,
    /// Any text; the same seed deals the same game
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "seed", "seats"])]
    pub load: Option<PathBuf>,
}

#[derive(Args)]
pub struct Trace {
    /// The game: see nurt games
    pub game: String,
    /// Number of seats
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seats: usize,
    /// Any text; the same seed gives the same game
    #[arg(long, value_name = "SEED")]
    pub seed: String,
    /// Options of the game as a JSON object
    #[arg(long, value_name = "JSON", default_value = "{}")]
    pub options: String,
    /// One bot for all seats, or one for each
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<Level>,
    /// Print the record of the game instead: what nurt replay, verify and svg read
    #[arg(long)]
    pub record: bool,
}

#[derive(Args)]
#[command(
    after_help = "Each line: {\"position\":…,\"seat\":0,\"action\":\"…\",\"chance\":[…],\"views\":true}; all but \
                        the position may be left out. A bad line is answered with an error; then it goes on."
)]
pub struct Step {
    /// The game: see nurt games
    pub game: String,
}

#[derive(Args)]
pub struct Replay {
    /// A recorded game, or - for stdin
    pub record: PathBuf,
    /// Stop before the step with this number
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub ply: Option<usize>,
    /// Draw the board after every step
    #[arg(long)]
    pub boards: bool,
    /// Print the trace as JSON lines
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[command(
    after_help = "Every figure is a chance to win in percent, judged with what the seat could see, with its standard \
                        error. With a number of iterations for a budget the report is the same on every machine. \
                        Instead of a record, a question as bots get it (docs/bot-protocol.md) is analysed as it is."
)]
pub struct Analyse {
    /// A recorded game, or a question to a bot; - for stdin
    pub record: PathBuf,
    /// Show every choice of one step: its number in the report
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub step: Option<usize>,
    /// How long to think about each step: 200ms, or a number of iterations
    #[arg(long, value_name = "BUDGET", default_value = "200ms", value_parser = limit)]
    pub budget: Limit,
    /// The most positions a search keeps in memory, some tens of bytes each
    #[arg(long, value_name = "N", default_value_t = bots::MOST_NODES, value_parser = nodes())]
    pub nodes: u32,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// With fewer a search could not even look at every move.
const FEWEST_NODES: u64 = 1000;

fn nodes() -> RangedU64ValueParser<u32> {
    RangedU64ValueParser::new().range(FEWEST_NODES..=u64::from(bots::MOST_NODES))
}

fn limit(text: &str) -> Result<Limit, String> {
    text.parse().map_err(|()| format!("\"{text}\" is neither a time, such as 200ms, nor a number of iterations"))
}

#[derive(Args)]
pub struct Verify {
    /// Recorded games, or - for stdin
    #[arg(required = true)]
    pub records: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Svg {
    /// A recorded game or a position, or - for stdin
    pub file: PathBuf,
    /// Of a recorded game: before the step with this number; the end unless said
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub ply: Option<usize>,
    /// Who looks: a seat, or spectator; whoever is to act unless said
    #[arg(long, value_name = "SEAT")]
    pub viewer: Option<String>,
    /// What has been touched, as the path of an action: c3
    #[arg(long, value_name = "KEY,…", value_delimiter = ',')]
    pub touch: Vec<String>,
    /// The action that is looked at: c3-c4
    #[arg(long, value_name = "ACTION")]
    pub look: Option<String>,
    #[arg(long, value_enum, default_value_t = ThemeName::Light)]
    pub theme: ThemeName,
    /// Higher than wide, as a phone shows it
    #[arg(long)]
    pub tall: bool,
    /// Where to write; stdout unless said
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum ThemeName {
    Light,
    Dark,
}

#[derive(Args)]
pub struct Rules {
    /// The game: see nurt games
    pub game: String,
    /// A rule, such as CR-4.6; all of them unless said
    pub rule: Option<String>,
}

#[derive(Args)]
pub struct Bench {
    /// The game; all of them unless said
    pub game: Option<String>,
    /// Number of seats; every number the game allows unless said
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seats: Option<usize>,
    /// How long to play each
    #[arg(long, value_name = "S", default_value_t = 2.0, allow_negative_numbers = true)]
    pub seconds: f32,
    /// Play exactly so many moves instead, always the same: for counting instructions
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub moves: Option<u64>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[command(after_help = "Every deal is played as often as there are seats, each bot once on every seat. A bot is a \
                        level, or a program of yours as exec:./mybot (see docs/bot-protocol.md).")]
pub struct Arena {
    /// The game: see nurt games
    pub game: String,
    /// Who plays: levels, or programs as exec:./mybot (with arguments: "exec:python3 mybot.py")
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u64,
    /// Number of seats; one for each bot unless said
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seats: Option<usize>,
    /// Any text; the same seed deals the same games
    #[arg(long, value_name = "SEED", default_value = "arena")]
    pub seed: String,
    /// Options of the game as a JSON object
    #[arg(long, value_name = "JSON", default_value = "{}")]
    pub options: String,
    /// How many games at once; as many as there are cores unless said
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Keep every game in this file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// A part of the levels' time, such as 0.2 for a fifth
    #[arg(long, value_name = "PART", default_value_t = 1.0, allow_negative_numbers = true)]
    pub scale: f32,
    /// The most positions a search keeps in memory, some tens of bytes each
    #[arg(long, value_name = "N", default_value_t = bots::MOST_NODES, value_parser = nodes())]
    pub nodes: u32,
    /// Stop when it is decided at 95 % whether the first bot wins at least this part of the games; exit 0 yes, 1 no
    #[arg(long, value_name = "SHARE", allow_negative_numbers = true)]
    pub claim: Option<f64>,
    /// The same for points: so many more than the others, or so many if it plays alone
    #[arg(long, value_name = "POINTS", conflicts_with = "claim", allow_negative_numbers = true)]
    pub claim_points: Option<f64>,
    /// Begin no game after so many minutes
    #[arg(long, value_name = "MINUTES", allow_negative_numbers = true)]
    pub minutes: Option<f32>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Score {
    /// The game: see nurt games
    pub game: String,
    /// The board as the rules write it, one line a tile, or - for stdin
    pub file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Content {
    #[command(subcommand)]
    pub task: ContentTask,
}

#[derive(Subcommand)]
pub enum ContentTask {
    /// Say what is wrong with a content file, place by place
    Check {
        /// The content file, or - for stdin
        file: PathBuf,
        /// The game it is for; the one that takes content unless said
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
    },
}

#[derive(Args)]
pub struct Completions {
    pub shell: clap_complete::Shell,
}
