//! Makes a text smaller while a test holds for it.
//!
//! The text is parsed and printed, so that each line is a statement: a directive, a label or an
//! instruction. Then statements are removed, whole kernels and functions first, blocks and single
//! statements last (delta debugging). With a declaration or a label, the statements that name it
//! are removed. Last, what is left is simplified: numbers of instructions become smaller, operands
//! become constants. For example, `(P1) add (M1, 16) X0(0,0)<1> X1(0,0)<8;8,1> X2(0,0)<1;1,0>` can
//! become `add (M1, 1) X0(0,0)<1> 0x1:ud 0x1:ud`.
//!
//! Each accepted text is shorter than the one before, so a reduction ends. Candidates have an
//! order, and the first one that passes is accepted, so the result does not depend on the number of
//! jobs.

mod simplify;

use openvisa::text::{Naming, ParseOptions, PrintOptions, parse, print};
use openvisa_isa::Platform;
use std::collections::BTreeSet;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::{ControlFlow, Range};
use std::thread;

/// Options of [`reduce`].
#[derive(Clone, Copy, Debug)]
pub struct ReduceOptions {
    /// The platform that the text is read for, if it depends on one.
    pub platform: Option<Platform>,
    /// Number of tests that run at the same time.
    pub jobs: usize,
}

/// The state of a reduction.
#[derive(Clone, Copy, Debug)]
pub struct ReduceProgress<'p> {
    /// The shortest text so far that passes the test.
    pub best: &'p str,
    /// Number of statements of that text.
    pub statements: usize,
    /// Number of tests that have run.
    pub tests: usize,
}

/// A text that cannot be made smaller by the changes that are tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// The text.
    pub text: String,
    /// Number of statements.
    pub statements: usize,
    /// Number of tests that have run.
    pub tests: usize,
    /// Whether the reduction was stopped before its end.
    pub stopped: bool,
}

/// The reason why a text cannot be reduced.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReduceError {
    /// The text has an error: its message, and the line from 1 on.
    Text(String, usize),
    /// The text itself does not pass the test.
    TestFails,
    /// The text passes the test, but not if it is parsed and printed again.
    TestDependsOnForm,
}

impl fmt::Display for ReduceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(message, line) => write!(f, "line {line}: {message}"),
            Self::TestFails => f.write_str("the test does not hold for the text, so there is nothing to reduce"),
            Self::TestDependsOnForm => f.write_str(
                "the test holds for the text, but not for what `visa fmt` makes of it: it depends on the form of the text",
            ),
        }
    }
}

openvisa_isa_core::error_types!(ReduceError);

/// Makes a text smaller while `test` holds for it. `progress` is called with each text that is
/// accepted, and can stop the reduction.
///
/// ```
/// use openvisa_smith::reduce::{ReduceOptions, reduce};
/// use std::ops::ControlFlow::Continue;
///
/// let text = ".version 4.1\n.kernel \"k\"\n.decl A v_type=G type=ud num_elts=16 align=GRF\n\
///             .function \"main\"\nmain:\n    add (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0x7:ud\n    ret (M1, 1)\n";
/// let options = ReduceOptions { platform: None, jobs: 2 };
/// let reduced = reduce(text, &options, &|text| text.contains("add"), &mut |_| Continue(())).unwrap();
/// assert!(reduced.text.contains("add (M1, 1)") && !reduced.text.contains("ret"), "{}", reduced.text);
/// ```
///
/// # Errors
/// If the text has errors, or the test does not hold for it.
pub fn reduce(
    source: &str,
    options: &ReduceOptions,
    test: &(dyn Fn(&str) -> bool + Sync),
    progress: &mut dyn FnMut(ReduceProgress<'_>) -> ControlFlow<()>,
) -> Result<Reduction, ReduceError> {
    let parsed = parse(source, &parse_options(options));
    if let Some(error) = parsed.errors().next() {
        let line = source.get(..error.span.start).unwrap_or("").matches('\n').count() + 1;
        return Err(ReduceError::Text(error.message.to_string(), line));
    }
    if !test(source) {
        return Err(ReduceError::TestFails);
    }
    let best = print_text(&parsed.module, options);
    if !test(&best) {
        return Err(ReduceError::TestDependsOnForm);
    }
    let mut search = Search { options, test, progress, best, tests: 2, failed: BTreeSet::new(), stopped: false };
    search.report();
    loop {
        let before = search.best.len();
        search.remove_statements();
        search.simplify();
        if search.best.len() == before || search.stopped {
            let Search { best, tests, stopped, .. } = search;
            return Ok(Reduction { statements: best.lines().count(), text: best, tests, stopped });
        }
    }
}

fn parse_options(options: &ReduceOptions) -> ParseOptions {
    ParseOptions { platform: options.platform, ..ParseOptions::default() }
}

/// Prints a module with the names that it declares, without empty lines.
fn print_text(module: &openvisa::ModuleBuf, options: &ReduceOptions) -> String {
    let naming = Naming::Declared;
    let print_options = PrintOptions { platform: options.platform, naming, ..PrintOptions::default() };
    let printed = print(module, &print_options).text;
    printed.lines().filter(|line| !line.trim().is_empty()).flat_map(|line| [line, "\n"]).collect()
}

/// The search for a shorter text.
struct Search<'s> {
    options: &'s ReduceOptions,
    test: &'s (dyn Fn(&str) -> bool + Sync),
    progress: &'s mut dyn FnMut(ReduceProgress<'_>) -> ControlFlow<()>,
    best: String,
    tests: usize,
    /// Hashes of the texts for which the test does not hold.
    failed: BTreeSet<u64>,
    stopped: bool,
}

impl Search<'_> {
    fn report(&mut self) {
        let progress = ReduceProgress { best: &self.best, statements: self.best.lines().count(), tests: self.tests };
        self.stopped |= (self.progress)(progress).is_break();
    }

    /// Tries candidates in their order, and accepts the first one that passes. Returns its index.
    /// Candidates that are not shorter, or have errors, are left out.
    fn accept_first(&mut self, candidates: impl Iterator<Item = String>) -> Option<usize> {
        let limit = self.best.len();
        let mut candidates = candidates.enumerate().filter(|(_, text)| text.len() < limit).peekable();
        while candidates.peek().is_some() && !self.stopped {
            let mut batch = Vec::new();
            while batch.len() < self.options.jobs.max(1) {
                let Some((index, text)) = candidates.next() else { break };
                let is_new = !self.failed.contains(&hash_of(&text));
                if is_new && parse(&text, &parse_options(self.options)).is_ok() {
                    batch.push((index, text));
                }
            }
            let passed = run_tests(&batch, self.test);
            self.tests += batch.len();
            for ((index, text), passed) in batch.into_iter().zip(passed) {
                if passed {
                    self.best = text;
                    self.report();
                    return Some(index);
                }
                self.failed.insert(hash_of(&text));
            }
        }
        None
    }

    /// Removes kernels and functions, then ever smaller parts.
    fn remove_statements(&mut self) {
        self.remove_ranges(|lines| sections(lines, is_object));
        self.remove_ranges(|lines| sections(lines, |line| line.starts_with(".function")));
        self.remove_ranges(|lines| sections(lines, |line| is_label(line) || line.starts_with(".function")));
        let mut size = self.best.lines().count() / 2;
        while size > 0 {
            let parts =
                |lines: &[&str]| (0..lines.len()).step_by(size).map(|at| at..lines.len().min(at + size)).collect();
            self.remove_ranges(parts);
            size /= 2;
        }
    }

    /// Removes the ranges of statements that can be removed, from the last one to the first.
    fn remove_ranges(&mut self, ranges_of: impl Fn(&[&str]) -> Vec<Range<usize>>) {
        let mut end = usize::MAX;
        while !self.stopped {
            let text = self.best.clone();
            let lines: Vec<&str> = text.lines().collect();
            // Ranges before the last accepted one are the same as before.
            let ranges: Vec<_> = ranges_of(&lines).into_iter().rev().filter(|range| range.start < end).collect();
            let candidates = ranges.iter().map(|range| without(&lines, range.clone()));
            let Some(accepted) = self.accept_first(candidates) else { return };
            end = ranges[accepted].start;
        }
    }

    /// Simplifies instructions.
    fn simplify(&mut self) {
        let mut first = 0;
        while !self.stopped {
            let parsed = parse(&self.best, &parse_options(self.options));
            let options = self.options;
            // A change that has no encoding gives the text itself, which is not shorter.
            let texts = simplify::candidates(&parsed.module).skip(first).map(|module| {
                let (module, fallback) = (module.as_ref(), &parsed.module);
                print_text(module.unwrap_or(fallback), options)
            });
            let Some(accepted) = self.accept_first(texts) else { return };
            first += accepted;
        }
    }
}

/// Runs the test for texts at the same time.
fn run_tests(batch: &[(usize, String)], test: &(dyn Fn(&str) -> bool + Sync)) -> Vec<bool> {
    thread::scope(|scope| {
        let tests: Vec<_> = batch.iter().map(|(_, text)| scope.spawn(move || test(text))).collect();
        tests.into_iter().map(|test| test.join().unwrap_or(false)).collect()
    })
}

fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// Returns whether a line begins a kernel or a function with declarations of its own.
fn is_object(line: &str) -> bool {
    [".kernel ", ".global_function ", ".func "].iter().any(|directive| line.starts_with(directive))
}

/// Returns whether a line is a label.
fn is_label(line: &str) -> bool {
    line.ends_with(':') && !line.starts_with([' ', '.'])
}

/// Returns the ranges from each line that begins a section to the next one.
fn sections(lines: &[&str], begins: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    let starts: Vec<usize> = (0..lines.len()).filter(|index| begins(lines[*index])).collect();
    let ends = starts.iter().skip(1).copied().chain([lines.len()]);
    starts.iter().zip(ends).map(|(start, end)| *start..end).collect()
}

/// Returns the text without a range of statements, and without those that name what the range
/// declares.
fn without(lines: &[&str], range: Range<usize>) -> String {
    let declared: BTreeSet<&str> = lines[range.clone()].iter().filter_map(|line| declared_name(line)).collect();
    let stays = |index: usize, line: &str| {
        // The version and the name of the object are needed in each text.
        let is_needed = line.starts_with(".version") || is_object(line) && range.len() == 1;
        is_needed || !range.contains(&index) && !words(line).any(|word| declared.contains(word))
    };
    let kept = lines.iter().enumerate().filter(|(index, line)| stays(*index, line));
    kept.flat_map(|(_, line)| [*line, "\n"]).collect()
}

/// Returns the name of the variable or label that a statement declares.
fn declared_name(line: &str) -> Option<&str> {
    match line.strip_prefix(".decl ") {
        Some(rest) => rest.split_whitespace().next(),
        None => line.strip_suffix(':').filter(|_| is_label(line)),
    }
}

/// Returns the words of a statement.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '%' | '$' | '?' | '@')))
        .filter(|word| !word.is_empty())
}
