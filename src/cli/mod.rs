//! The command `visa`.
//!
//! One module per subcommand, one row per subcommand in `COMMANDS`. A subcommand parses its own options, prints results to
//! standard output and everything else to standard error, and returns the exit status: 0 fine, 1 findings or a failed run, 2 wrong
//! usage or an unreadable file. Nothing here knows a fact about the instruction set.

mod asm;
mod convert;
mod dis;
mod dump;
mod explain;
mod files;
mod fmt;
mod problem;
#[cfg(feature = "exec")]
mod run;
mod stat;
mod suggest;
mod text;
#[cfg(feature = "exec")]
mod trace;
mod verify;

use std::borrow::ToOwned;
use std::ffi::OsString;
use std::format;
use std::io::{self, Read, Write};
use std::string::{String, ToString};
use std::vec::Vec;

/// Nothing to complain about.
pub const FINE: u8 = 0;
/// There were findings, or a run failed.
pub const FINDINGS: u8 = 1;
/// The command line is wrong, or a file cannot be read.
pub const USAGE: u8 = 2;

/// A subcommand.
struct Command {
    /// Its name.
    name: &'static str,
    /// One line about it.
    summary: &'static str,
    /// What `--help` prints.
    help: &'static str,
    /// Its options in their long form, for suggestions.
    options: &'static [&'static str],
    /// Runs it with the arguments after its name.
    run: fn(&mut Context<'_>, lexopt::Parser) -> Result<u8, Failure>,
}

/// All subcommands, in the order in which the help lists them.
static COMMANDS: &[Command] = &[
    asm::COMMAND,
    dis::COMMAND,
    fmt::COMMAND,
    convert::COMMAND,
    verify::COMMAND,
    stat::COMMAND,
    #[cfg(feature = "exec")]
    run::COMMAND,
    explain::COMMAND,
];

/// Where a run reads and prints, and what is known about it.
pub struct Context<'a> {
    /// What `-` reads.
    pub input: &'a mut dyn Read,
    /// Results.
    pub out: &'a mut dyn Write,
    /// Everything else.
    pub err: &'a mut dyn Write,
    /// Whether `out` is a terminal that shows colours.
    pub color: bool,
    /// Width of that terminal in columns, where it is known.
    pub width: Option<usize>,
}

/// Why a subcommand did not do its work.
enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// `--help` was asked for.
    Help,
    /// A file cannot be read or written.
    Unreadable(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Runs the command with the arguments after its own name, and returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>, context: &mut Context<'_>) -> u8 {
    let mut parser = lexopt::Parser::from_args(args);
    let (command, result) = match select(&mut parser, context) {
        Ok(Some(command)) => (Some(command), (command.run)(context, parser)),
        Ok(None) => (None, Ok(FINE)),
        Err(failure) => (None, Err(failure)),
    };
    match result {
        Ok(status) => status,
        Err(failure) => report(failure, command, context).unwrap_or(USAGE),
    }
}

/// The subcommand that the first argument names; `None` if help or the version was asked for and printed.
fn select(parser: &mut lexopt::Parser, context: &mut Context<'_>) -> Result<Option<&'static Command>, Failure> {
    use lexopt::Arg::{Long, Short, Value};
    match parser.next()? {
        None => Err(Failure::Usage("a command is missing".to_owned())),
        Some(Short('h') | Long("help")) => {
            context.out.write_all(overview().as_bytes())?;
            Ok(None)
        }
        Some(Short('V') | Long("version")) => {
            writeln!(context.out, "visa {}", env!("CARGO_PKG_VERSION"))?;
            Ok(None)
        }
        Some(Value(name)) if name == "help" => help_on(parser, context),
        Some(Value(name)) => find(&name.to_string_lossy()).map(Some),
        Some(other) => Err(unexpected(other, &["--help", "--version"])),
    }
}

/// `help`, `help COMMAND`.
fn help_on(parser: &mut lexopt::Parser, context: &mut Context<'_>) -> Result<Option<&'static Command>, Failure> {
    let text = match parser.next()? {
        None => overview(),
        Some(lexopt::Arg::Value(name)) => find(&name.to_string_lossy())?.help.to_owned(),
        Some(other) => return Err(other.unexpected().into()),
    };
    context.out.write_all(text.as_bytes())?;
    Ok(None)
}

fn find(name: &str) -> Result<&'static Command, Failure> {
    COMMANDS.iter().find(|c| c.name == name).ok_or_else(|| {
        let names = COMMANDS.iter().map(|c| c.name).chain(["help"]);
        Failure::Usage(did_you_mean(format!("there is no command `{name}`"), suggest::nearest(name, names)))
    })
}

/// The error for an argument that a subcommand does not take.
fn unexpected(arg: lexopt::Arg<'_>, options: &[&str]) -> Failure {
    let typed = match &arg {
        lexopt::Arg::Long(name) => Some(format!("--{name}")),
        _ => None,
    };
    let near = typed.and_then(|typed| suggest::nearest(&typed, options.iter().copied()));
    Failure::Usage(did_you_mean(arg.unexpected().to_string(), near))
}

/// The value of an option that takes one of a few words, in any case.
fn choice<T: Copy>(value: OsString, option: &str, choices: &[(&str, T)]) -> Result<T, Failure> {
    let value = value.to_string_lossy();
    choices.iter().find(|(word, _)| word.eq_ignore_ascii_case(&value)).map(|(_, choice)| *choice).ok_or_else(|| {
        let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
        let message = format!("`{option}` is one of {}, not `{value}`", words.join(", "));
        Failure::Usage(did_you_mean(message, suggest::nearest(&value, words)))
    })
}

/// The error for a second FILE where a subcommand takes one.
fn second(what: &str, value: OsString) -> Failure {
    Failure::Usage(format!("one {what} is taken; `{}` is a second one", value.to_string_lossy()))
}

/// `1 error`, `3 errors`.
fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn did_you_mean(message: String, near: Option<&str>) -> String {
    match near {
        Some(near) => format!("{message}; did you mean `{near}`?"),
        None => message,
    }
}

/// Says why there was no result, and returns the exit status.
fn report(failure: Failure, command: Option<&Command>, context: &mut Context<'_>) -> io::Result<u8> {
    match failure {
        Failure::Help => {
            context.out.write_all(command.map_or_else(overview, |c| c.help.to_owned()).as_bytes())?;
            Ok(FINE)
        }
        Failure::Usage(message) => {
            let name = command.map_or(String::new(), |c| format!(" {}", c.name));
            writeln!(context.err, "error: {message}\n\n`visa{name} --help` says more")?;
            Ok(USAGE)
        }
        Failure::Unreadable(message) => {
            writeln!(context.err, "error: {message}")?;
            Ok(USAGE)
        }
        // Whoever reads the output has seen enough.
        Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(FINE),
        Failure::Output(error) => {
            writeln!(context.err, "error: the output cannot be written: {error}")?;
            Ok(USAGE)
        }
    }
}

/// What `visa --help` prints.
fn overview() -> String {
    let mut text = String::from(
        "Reads, checks and changes programs of vISA, the virtual instruction set of Intel's graphics compiler.\n\n\
         usage: visa COMMAND ...\n\ncommands:\n",
    );
    for command in COMMANDS {
        text.push_str(&format!("  {:<9} {}\n", command.name, command.summary));
    }
    text.push_str(
        "  help      print this, or the help of a command\n\n\
         options:\n  -h, --help     print this, or after a command the help of it\n  -V, --version  print the version\n\n\
         exit status: 0 fine, 1 findings or a failed run, 2 wrong usage or an unreadable file\n",
    );
    text
}
