//! What the commands `visa` and `visa-codegen` share: subcommands, help, exit status, and suggestions for what was mistyped.
//!
//! A [`Program`] is a row of [`Command`]s. Each parses its own options, prints results to standard output and everything else to
//! standard error, and returns an exit status, or a [`Failure`] that [`Program::run`] puts into words. Nothing here knows what a
//! command is for, nor reads anything but the arguments.

#![allow(unreachable_pub)]

pub use openvisa_cli_support::{counted, did_you_mean, nearest, wants_colors};

use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal, Read, Write};
use std::process::ExitCode;

/// Exit status: nothing to complain about.
pub const FINE: u8 = 0;
/// Exit status: there were findings that fail, or a run failed.
pub const FINDINGS: u8 = 1;
/// Exit status: the command line is wrong, or a file cannot be read.
pub const USAGE: u8 = 2;

/// A program with subcommands.
#[derive(Debug)]
pub struct Program {
    /// Its name, as one types it.
    pub name: &'static str,
    /// Returns its version.
    pub version: fn() -> String,
    /// A sentence about it, in the help.
    pub about: &'static str,
    /// What the status [`FINDINGS`] tells, in the help.
    pub findings: &'static str,
    /// All subcommands, in the order in which the help lists them.
    pub commands: &'static [Command],
}

/// A subcommand.
#[derive(Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// One line about it.
    pub summary: &'static str,
    /// What `--help` prints.
    pub help: &'static str,
    /// Its options in their long form, for suggestions.
    pub options: &'static [&'static str],
    /// Runs it with the arguments after its name.
    pub run: fn(&mut Context<'_>, lexopt::Parser) -> Result<u8, Failure>,
}

/// Where a run reads and prints, and what is known about it.
#[allow(missing_debug_implementations)]
pub struct Context<'a> {
    /// What `-` reads.
    pub input: &'a mut dyn Read,
    /// Results.
    pub out: &'a mut dyn Write,
    /// Everything else.
    pub err: &'a mut dyn Write,
    /// Whether what `out` gets has colours.
    pub color: bool,
    /// Whether what `err` gets has colours.
    pub err_color: bool,
    /// Whether work of more than a second says on `err` what it is doing.
    pub progress: bool,
    /// Width of the terminal in columns, where it is known.
    pub width: Option<usize>,
    /// Returns the value of a variable of the environment.
    pub variable: fn(&str) -> Option<OsString>,
}

impl<'a> Context<'a> {
    /// Streams that are no terminals, without colours and of no width, in an empty environment.
    pub fn plain(input: &'a mut dyn Read, out: &'a mut dyn Write, err: &'a mut dyn Write) -> Self {
        Self { input, out, err, color: false, err_color: false, progress: false, width: None, variable: |_| None }
    }
}

/// Why a subcommand did not do its work.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// `--help` was asked for.
    Help,
    /// A file or folder cannot be read or written.
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

impl Program {
    /// Runs it with the arguments of the process on its standard streams: all of `main`.
    #[must_use]
    pub fn main(&self) -> ExitCode {
        let width = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|width| *width >= 40);
        ExitCode::from(self.run_here(std::env::args_os().skip(1), width))
    }

    /// Runs it with these arguments on the standard streams of the process, and returns the exit status. `width` is that of the
    /// terminal in columns, where it is known.
    #[must_use]
    pub fn run_here(&self, args: impl IntoIterator<Item = OsString>, width: Option<usize>) -> u8 {
        let (stdout, stderr) = (io::stdout(), io::stderr());
        let variable = |name: &str| std::env::var_os(name);
        let color = wants_colors(stdout.is_terminal(), variable);
        let err_color = wants_colors(stderr.is_terminal(), variable);
        let progress = stderr.is_terminal();
        let mut out = BufWriter::new(stdout.lock());
        let (mut input, mut err) = (io::stdin().lock(), stderr.lock());
        let mut context =
            Context { input: &mut input, out: &mut out, err: &mut err, color, err_color, progress, width, variable };
        self.run(args, &mut context)
    }

    /// Runs it with the arguments after its own name, and returns the exit status.
    pub fn run(&self, args: impl IntoIterator<Item = OsString>, context: &mut Context<'_>) -> u8 {
        let mut parser = lexopt::Parser::from_args(args);
        let (command, result) = match self.select(&mut parser, context) {
            Ok(Some(command)) => (Some(command), (command.run)(context, parser)),
            Ok(None) => (None, Ok(FINE)),
            Err(failure) => (None, Err(failure)),
        };
        let status = result.or_else(|failure| self.report(failure, command, context));
        // What still waits in a buffer may find no room either.
        let written = status.and_then(|status| context.out.flush().map(|()| status));
        written.unwrap_or_else(|error| self.report(error.into(), command, context).unwrap_or(USAGE))
    }

    /// The subcommand that the first argument names; `None` if help or the version was asked for and printed.
    fn select(
        &self,
        parser: &mut lexopt::Parser,
        context: &mut Context<'_>,
    ) -> Result<Option<&'static Command>, Failure> {
        use lexopt::Arg::{Long, Short, Value};
        match parser.next()? {
            None => Err(Failure::Usage("a command is missing".to_owned())),
            Some(Short('h') | Long("help")) => {
                context.out.write_all(self.overview().as_bytes())?;
                Ok(None)
            }
            Some(Short('V') | Long("version")) => {
                writeln!(context.out, "{} {}", self.name, (self.version)())?;
                Ok(None)
            }
            Some(Value(name)) if name == "help" => self.help_on(parser, context),
            Some(Value(name)) => self.find(&name.to_string_lossy()).map(Some),
            Some(other) => Err(unexpected(other, &["--help", "--version"])),
        }
    }

    /// `help`, `help COMMAND`.
    fn help_on(
        &self,
        parser: &mut lexopt::Parser,
        context: &mut Context<'_>,
    ) -> Result<Option<&'static Command>, Failure> {
        let text = match parser.next()? {
            None => self.overview(),
            Some(lexopt::Arg::Value(name)) => self.find(&name.to_string_lossy())?.help.to_owned(),
            Some(other) => return Err(other.unexpected().into()),
        };
        context.out.write_all(text.as_bytes())?;
        Ok(None)
    }

    fn find(&self, name: &str) -> Result<&'static Command, Failure> {
        self.commands.iter().find(|command| command.name == name).ok_or_else(|| {
            let names = self.commands.iter().map(|command| command.name).chain(["help"]);
            Failure::Usage(did_you_mean(format!("there is no command `{name}`"), nearest(name, names)))
        })
    }

    /// Says why there was no result, and returns the exit status.
    fn report(&self, failure: Failure, command: Option<&Command>, context: &mut Context<'_>) -> io::Result<u8> {
        match failure {
            Failure::Help => {
                context.out.write_all(command.map_or_else(|| self.overview(), |c| c.help.to_owned()).as_bytes())?;
                Ok(FINE)
            }
            Failure::Usage(message) => {
                let command = command.map_or(String::new(), |c| format!(" {}", c.name));
                writeln!(context.err, "error: {message}\n\n`{}{command} --help` says more", self.name)?;
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

    /// What `--help` prints.
    fn overview(&self) -> String {
        let mut text = format!("{}\n\nusage: {} COMMAND ...\n\ncommands:\n", self.about, self.name);
        for command in self.commands {
            text.push_str(&format!("  {:<9} {}\n", command.name, command.summary));
        }
        text.push_str(&format!(
            "  help      print this, or the help of a command\n\n\
             options:\n  -h, --help     print this, or after a command the help of it\n  -V, --version  print the version\n\n\
             colours: on terminals; never with NO_COLOR or CLICOLOR=0 in the environment, always with CLICOLOR_FORCE=1\n\n\
             exit status: {FINE} fine, {FINDINGS} {}, {USAGE} wrong usage or an unreadable file\n",
            self.findings
        ));
        text
    }
}

/// The error for an argument that a subcommand does not take.
pub fn unexpected(arg: lexopt::Arg<'_>, options: &[&str]) -> Failure {
    let typed = match &arg {
        lexopt::Arg::Long(name) => Some(format!("--{name}")),
        _ => None,
    };
    let near = typed.and_then(|typed| nearest(&typed, options.iter().copied()));
    Failure::Usage(did_you_mean(arg.unexpected().to_string(), near))
}

/// The value of an option that takes one of a few words, in any case.
pub fn choice<T: Copy>(value: OsString, option: &str, choices: &[(&str, T)]) -> Result<T, Failure> {
    let value = value.to_string_lossy();
    choices.iter().find(|(word, _)| word.eq_ignore_ascii_case(&value)).map(|(_, choice)| *choice).ok_or_else(|| {
        let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
        let message = format!("`{option}` is one of {}, not `{value}`", words.join(", "));
        Failure::Usage(did_you_mean(message, nearest(&value, words)))
    })
}

/// The error for a second FILE where a subcommand takes one.
pub fn second(what: &str, value: OsString) -> Failure {
    Failure::Usage(format!("one {what} is taken; `{}` is a second one", value.to_string_lossy()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program whose one command prints its first argument, and fails as that asks it to.
    const PROGRAM: Program = Program {
        name: "prog",
        version: || "1.2".to_owned(),
        about: "Says things.",
        findings: "it was rude",
        commands: &[Command {
            name: "say",
            summary: "say it",
            help: "usage: prog say WORD\n",
            options: &["--loud"],
            run: say,
        }],
    };

    fn say(context: &mut Context<'_>, mut parser: lexopt::Parser) -> Result<u8, Failure> {
        match parser.next()? {
            Some(lexopt::Arg::Long("help")) => Err(Failure::Help),
            Some(lexopt::Arg::Value(word)) if word == "lost" => {
                Err(Failure::Unreadable("`lost` cannot be read".to_owned()))
            }
            Some(lexopt::Arg::Value(word)) if word == "shut" => Err(io::Error::from(io::ErrorKind::BrokenPipe).into()),
            Some(lexopt::Arg::Value(word)) if word == "full" => Err(io::Error::from(io::ErrorKind::StorageFull).into()),
            Some(lexopt::Arg::Value(word)) => {
                writeln!(context.out, "{}", word.to_string_lossy())?;
                Ok(FINDINGS)
            }
            Some(other) => Err(unexpected(other, &["--loud"])),
            None => Err(Failure::Usage("WORD is missing".to_owned())),
        }
    }

    fn run(args: &[&str]) -> (u8, String, String) {
        let (mut input, mut out, mut err) = (io::empty(), Vec::new(), Vec::new());
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        let status = PROGRAM.run(args.iter().map(OsString::from), &mut context);
        (status, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
    }

    fn fails(args: &[&str], status: u8, message: &str) {
        assert_eq!(run(args), (status, String::new(), message.to_owned()));
    }

    #[test]
    fn a_command_gets_what_follows_its_name_and_its_status_is_that_of_the_program() {
        assert_eq!(run(&["say", "hi"]), (FINDINGS, "hi\n".to_owned(), String::new()));
    }

    #[test]
    fn help_and_version_go_to_standard_output() {
        let (status, overview, _) = run(&["--help"]);
        assert_eq!(status, FINE);
        assert!(
            overview.starts_with("Says things.\n\nusage: prog COMMAND ...\n\ncommands:\n  say       say it\n  help "),
            "{overview}"
        );
        assert!(
            overview.ends_with("exit status: 0 fine, 1 it was rude, 2 wrong usage or an unreadable file\n"),
            "{overview}"
        );
        assert_eq!(run(&["help"]).1, overview);
        for asked in [["help", "say"], ["say", "--help"]] {
            assert_eq!(run(&asked), (FINE, "usage: prog say WORD\n".to_owned(), String::new()));
        }
        assert_eq!(run(&["-V"]).1, "prog 1.2\n");
    }

    #[test]
    fn wrong_usage_names_what_was_probably_meant_and_where_the_help_is() {
        fails(&[], USAGE, "error: a command is missing\n\n`prog --help` says more\n");
        fails(&["sya"], USAGE, "error: there is no command `sya`; did you mean `say`?\n\n`prog --help` says more\n");
        fails(&["say"], USAGE, "error: WORD is missing\n\n`prog say --help` says more\n");
        fails(
            &["say", "--luod"],
            USAGE,
            "error: invalid option '--luod'; did you mean `--loud`?\n\n`prog say --help` says more\n",
        );
    }

    #[test]
    fn a_reader_who_left_is_no_failure_and_a_full_disk_is_one() {
        fails(&["say", "lost"], USAGE, "error: `lost` cannot be read\n");
        fails(&["say", "shut"], FINE, "");
        assert_eq!(run(&["say", "full"]).0, USAGE);
    }

    /// A disk without room.
    struct Full;

    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_finds_no_room_after_the_command_is_a_failure_too_and_said() {
        for args in [&["say", "hi"][..], &["--help"], &["say", "--help"]] {
            let (mut input, mut out, mut err) = (io::empty(), BufWriter::new(Full), Vec::new());
            let status =
                PROGRAM.run(args.iter().map(OsString::from), &mut Context::plain(&mut input, &mut out, &mut err));
            let err = String::from_utf8(err).unwrap();
            assert_eq!(
                (status, err.starts_with("error: the output cannot be written: ")),
                (USAGE, true),
                "{args:?}: {err}"
            );
            assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
        }
    }

    #[test]
    fn terminals_are_coloured_where_the_environment_does_not_say_otherwise() {
        let with = |terminal, set: &[(&str, &str)]| {
            wants_colors(terminal, |name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
        };
        assert!(with(true, &[]) && with(true, &[("TERM", "xterm"), ("NO_COLOR", ""), ("CLICOLOR", "1")]));
        assert!(!with(false, &[]) && !with(false, &[("CLICOLOR", "1"), ("CLICOLOR_FORCE", "0")]));
        for plain in [("NO_COLOR", "1"), ("NO_COLOR", "0"), ("CLICOLOR", "0"), ("TERM", "dumb")] {
            assert!(!with(true, &[plain]), "{plain:?}");
        }
        assert!(with(false, &[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")]));
        assert!(!with(true, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    }

    #[test]
    fn a_choice_is_taken_in_any_case() {
        let choices = [("short", 1), ("long", 2)];
        assert_eq!(choice("LONG".into(), "--form", &choices).unwrap(), 2);
        let Err(Failure::Usage(message)) = choice("lnog".into(), "--form", &choices) else { panic!("`lnog` is taken") };
        assert_eq!(message, "`--form` is one of short, long, not `lnog`; did you mean `long`?");
    }
}
