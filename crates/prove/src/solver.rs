//! The solver: a program that answers scripts of SMT-LIB.

use super::term::Script;
use std::collections::HashMap;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use std::{env, fmt, io, thread};

/// A kind of solver, by the name of its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolverKind {
    /// Z3.
    Z3,
    /// cvc5.
    Cvc5,
    /// Bitwuzla.
    Bitwuzla,
}

impl SolverKind {
    /// All kinds, the one that is asked first in front.
    pub const ALL: [Self; 3] = [Self::Z3, Self::Cvc5, Self::Bitwuzla];

    /// Returns the name of the program.
    pub const fn program(self) -> &'static str {
        match self {
            Self::Z3 => "z3",
            Self::Cvc5 => "cvc5",
            Self::Bitwuzla => "bitwuzla",
        }
    }

    /// Returns the arguments by which the program reads a script from standard input.
    const fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Z3 => &["-in"],
            Self::Cvc5 => &["--lang=smt2", "--produce-models", "-"],
            Self::Bitwuzla => &["--produce-models"],
        }
    }
}

/// The reason why there is no answer of a solver.
#[derive(Debug)]
#[non_exhaustive]
pub enum SolverError {
    /// No program of a known kind is in a folder of the variable `PATH`.
    Missing,
    /// The program cannot be run.
    Run(PathBuf, io::Error),
    /// The program has written something that is no answer.
    Answer(String),
}

impl fmt::Display for SolverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("no SMT solver found: none of z3, cvc5 and bitwuzla is on PATH"),
            Self::Run(path, error) => write!(f, "`{}`: {error}", path.display()),
            Self::Answer(text) => write!(f, "the solver has written: {text}"),
        }
    }
}

impl std::error::Error for SolverError {}

/// An answer about a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// No values make it true.
    Never,
    /// It is true for these values of the variables of the script.
    True(Vec<u128>),
    /// The solver has not found out in time.
    Unknown,
}

/// A solver with a time limit, which remembers its answers.
#[derive(Debug)]
pub struct Solver {
    kind: SolverKind,
    path: PathBuf,
    limit: Duration,
    /// The answers to scripts, by their text.
    answers: HashMap<String, Answer>,
    calls: usize,
}

impl Solver {
    /// Returns the first solver in the folders of the variable `PATH`. `limit` is the time that it
    /// has for a question.
    ///
    /// # Errors
    /// [`SolverError::Missing`] if there is none.
    pub fn find(limit: Duration) -> Result<Self, SolverError> {
        let paths = env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = env::split_paths(&paths).collect();
        for kind in SolverKind::ALL {
            let name = format!("{}{}", kind.program(), env::consts::EXE_SUFFIX);
            if let Some(path) = folders.iter().map(|folder| folder.join(&name)).find(|path| path.is_file()) {
                return Ok(Self::new(kind, &path, limit));
            }
        }
        Err(SolverError::Missing)
    }

    /// Returns the solver that is a program of a kind.
    pub fn new(kind: SolverKind, path: &Path, limit: Duration) -> Self {
        Self { kind, path: path.to_owned(), limit, answers: HashMap::new(), calls: 0 }
    }

    /// Returns the kind of the solver.
    pub fn kind(&self) -> SolverKind {
        self.kind
    }

    /// Returns how often the program was started.
    pub fn calls(&self) -> usize {
        self.calls
    }

    /// Asks whether the assertion of a script can be true.
    pub(crate) fn ask(&mut self, script: &Script) -> Result<Answer, SolverError> {
        if let Some(answer) = self.answers.get(&script.text) {
            return Ok(answer.clone());
        }
        let names: Vec<&str> = script.variables.iter().map(|(name, _)| name.as_str()).collect();
        let values = if names.is_empty() { String::new() } else { format!("(get-value ({}))\n", names.join(" ")) };
        // Solvers are faster if they know that there are no floating-point numbers.
        let logic = if script.text.contains("fp") { "QF_BVFP" } else { "QF_BV" };
        let text = format!("(set-logic {logic})\n{}(check-sat)\n{values}(exit)\n", script.text);
        let answer = match self.run(&text).map_err(|error| SolverError::Run(self.path.clone(), error))? {
            Some(output) => read_answer(&output, &names)?,
            None => Answer::Unknown,
        };
        self.answers.insert(script.text.clone(), answer.clone());
        Ok(answer)
    }

    /// Runs the program on a script. Returns what it writes; `None` if the time is over.
    fn run(&mut self, text: &str) -> io::Result<Option<String>> {
        self.calls += 1;
        let mut command = Command::new(&self.path);
        command.args(self.kind.arguments()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let text = text.to_owned();
        // Both end with the program.
        thread::spawn(move || input.map(|mut input| input.write_all(text.as_bytes())));
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let mut text = String::new();
            let read = output.map_or(Ok(0), |output| output.take(MAX_ANSWER_BYTES).read_to_string(&mut text));
            // Nobody waits for a result that is late.
            let _ = sender.send(read.map(|_| text));
        });
        let result = receiver.recv_timeout(self.limit);
        end(&mut child)?;
        result.map_or(Ok(None), |read| read.map(Some))
    }
}

/// Maximum size of an answer: 16 MiB.
const MAX_ANSWER_BYTES: u64 = 1 << 24;

/// Ends a program that may still run.
fn end(child: &mut Child) -> io::Result<()> {
    if child.try_wait()?.is_none() {
        child.kill()?;
    }
    child.wait().map(|_| ())
}

/// Reads the answer of a solver, with the values of variables.
fn read_answer(output: &str, names: &[&str]) -> Result<Answer, SolverError> {
    let wrong = || SolverError::Answer(output.chars().take(200).collect());
    let (first, rest) = output.split_once('\n').unwrap_or((output, ""));
    match first.trim() {
        "unsat" => Ok(Answer::Never),
        "unknown" | "timeout" => Ok(Answer::Unknown),
        "sat" => {
            let words: Vec<&str> = rest.split(|c: char| c.is_whitespace() || "()".contains(c)).collect();
            let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
            let value = |name: &&str| {
                let place = words.iter().position(|word| word == name)?;
                parse_bits(words.get(place + 1..)?)
            };
            names.iter().map(value).collect::<Option<_>>().map(Answer::True).ok_or_else(wrong)
        }
        _ => Err(wrong()),
    }
}

/// Parses a bit vector: `#x1f`, `#b11111`, or `_ bv31 5`.
fn parse_bits(words: &[&str]) -> Option<u128> {
    match *words.first()? {
        "_" => words.get(1)?.strip_prefix("bv")?.parse().ok(),
        word => match word.strip_prefix("#x") {
            Some(digits) => u128::from_str_radix(digits, 16).ok(),
            None => u128::from_str_radix(word.strip_prefix("#b")?, 2).ok(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_all_solvers_are_read() {
        let values = |text: &str| read_answer(text, &["v0", "v1"]).ok();
        assert_eq!(values("unsat\n(error \"no model\")\n"), Some(Answer::Never));
        assert_eq!(values("unknown\n"), Some(Answer::Unknown));
        assert_eq!(values("sat\n((v0 #x1f)\n (v1 #b101))\n"), Some(Answer::True(vec![0x1f, 5])));
        assert_eq!(values("sat\n((v0 (_ bv7 8)) (v1 (_ bv9 8)))\n"), Some(Answer::True(vec![7, 9])));
        assert_eq!(values("sat\n((v0 #x1f))\n"), None);
        assert_eq!(values("(error \"line 1\")\n"), None);
        assert_eq!(values(""), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_solver_that_takes_too_long_is_asked_once() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("there is a folder");
        let path = folder.path().join("solver");
        std::fs::write(&path, "#!/bin/sh\nexec sleep 60\n").expect("it can be written");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("it can be changed");
        let script = Script { text: "(assert true)\n".to_owned(), variables: Vec::new() };
        let mut solver = Solver::new(SolverKind::Z3, &path, Duration::from_millis(50));
        for _ in 0..2 {
            assert_eq!(solver.ask(&script).ok(), Some(Answer::Unknown));
            assert_eq!(solver.calls(), 1);
        }
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let script = Script { text: String::new(), variables: Vec::new() };
        let mut solver = Solver::new(SolverKind::Z3, Path::new("/no/solver"), Duration::from_secs(1));
        let error = solver.ask(&script).map_err(|error| error.to_string());
        assert!(error.as_ref().is_err_and(|text| text.starts_with("`/no/solver`: ")), "{error:?}");
    }
}
