//! `cargo xtask mutate-specs --rounds N`: mistakes in pseudo-code that are no mistakes of the
//! language, and whether the differential test reports them.
//!
//! A build takes a minute, and a mistake in the page of one instruction changes the reference
//! semantics of this instruction alone. So each round plants one mistake in every page at once, in
//! a copy of the project, generates the crate there, and reads which pages the test names. A
//! function of `functions.md` is part of many instructions, so such a mistake has a round of its
//! own.

use super::{Context, ExitStatus, Failure, Mistake, MistakeKind, MutateArgs, Original, Random, Site};
use super::{Verdict, find_sites, judge_all, mistake_at, percent, words_beside};
use openvisa_codegen::cli::{Subcommand, generate::GenerateArgs};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// The copy of the project, from its root.
const COPY: &str = "target/mutated-project";

/// The folder that cargo compiles the copy into. Cargo gives the crates of a copy the names that
/// those of the project have, so in one folder it would take the ones for the others.
const BUILD: &str = "target/mutated-build";

/// The folder of pages, from that of the specification.
const PAGES: &str = "instructions/";

/// The file of functions that pages call.
const FUNCTIONS: &str = "functions.md";

/// Number of mistakes that are tried for a page until one is left to the test.
const ATTEMPTS: usize = 6;

/// The arguments of Cargo that compile the test.
const COMPILE: &[&str] =
    &["test", "--quiet", "--locked", "--no-run", "--message-format=json", "--package=openvisa-sim", "--lib"];

/// The arguments of the compiled test.
const TEST: &[&str] = &["differential::hand_written_semantics_agree_with_the_reference", "--exact", "--nocapture"];

/// The time after which the comparison of a page is stopped. It takes seconds, but a mistake can
/// make a loop that does not end.
const TIME_LIMIT: Duration = Duration::from_secs(3 * 60);

/// Runs the rounds, and prints the mistakes that the test does not report.
pub(super) fn run_rounds(rounds: u64, args: &MutateArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let original = Original::read(Path::new("specs")).map_err(|error| Failure::Unreadable(error.to_string()))?;
    let (mut planted, mut seen) = (0, 0);
    for seed in args.seed..args.seed.saturating_add(rounds) {
        let mistakes = match args.functions {
            true => original.mistakes_in_code(seed, |path| path == FUNCTIONS),
            false => original.mistakes_of_pages(seed),
        };
        let reported = reported_pages(&original, &mistakes, context)?;
        for mistake in &mistakes {
            let path = &original.texts[mistake.file].0;
            let is_reported = reported.contains(page_name(path)) || path == FUNCTIONS && !reported.is_empty();
            planted += 1;
            seen += usize::from(is_reported);
            if args.list || !is_reported {
                let verdict = if is_reported { "reported" } else { "not reported" };
                writeln!(context.out, "{verdict}: {}", original.describe(mistake))?;
            }
        }
        writeln!(context.out, "seed {seed}: {planted} mistakes so far, {seen} of them reported by the test")?;
    }
    let fails = args.seen.is_some_and(|least| percent(seen, planted) < least);
    Ok(if fails { ExitStatus::Findings } else { ExitStatus::Success })
}

/// Returns the name of the instruction of a page.
fn page_name(path: &str) -> &str {
    path.trim_start_matches(PAGES).trim_end_matches(".md")
}

impl Original {
    /// Returns one mistake in the pseudo-code of each page of an instruction that is executed.
    fn mistakes_of_pages(&self, seed: u64) -> Vec<Mistake> {
        // What an opaque page says is not executed.
        let opaque = self.spec.model.instructions.iter().filter(|page| page.properties.opaque.is_some());
        let opaque: BTreeSet<&str> = opaque.map(|page| page.name.value.as_str()).collect();
        self.mistakes_in_code(seed, |path| path.starts_with(PAGES) && !opaque.contains(page_name(path)))
    }

    /// Returns one mistake in the pseudo-code of each of the files that has some, which only `diff`
    /// sees.
    fn mistakes_in_code(&self, seed: u64, is_chosen: impl Fn(&str) -> bool) -> Vec<Mistake> {
        let mut random = Random(seed);
        let pages = self.texts.iter().enumerate().filter(|(_, (path, _))| is_chosen(path));
        let sites = pages.map(|(file, (path, text))| find_sites(file, path, text));
        let code = sites.map(|sites| sites.into_iter().filter(|site| site.kind == MistakeKind::PseudoCode).collect());
        let mut open: Vec<Vec<Site>> = code.filter(|sites: &Vec<Site>| !sites.is_empty()).collect();
        let mut chosen: Vec<Mistake> = Vec::new();
        for _ in 0..ATTEMPTS {
            let tried = open.iter().filter_map(|sites| {
                let site = &sites[random.below(sites.len())];
                let text = &self.texts[site.file].1;
                mistake_at(site, text, &words_beside(text, sites), &mut random)
            });
            let accepted = self.accepted(tried.collect());
            self.add_accepted(&mut chosen, accepted);
            open.retain(|sites| chosen.iter().all(|mistake| mistake.file != sites[0].file));
        }
        chosen.sort_by_key(|mistake| mistake.file);
        chosen
    }

    /// Adds the mistakes that `check` accepts together with those chosen before. For example, each of
    /// two pages can lose its call of a function, but not both of them.
    fn add_accepted(&self, chosen: &mut Vec<Mistake>, accepted: Vec<Mistake>) {
        let before = chosen.len();
        chosen.extend(accepted);
        if self.load_with(chosen).1.is_empty() {
            return;
        }
        for mistake in chosen.split_off(before) {
            chosen.push(mistake);
            if !self.load_with(chosen).1.is_empty() {
                chosen.pop();
            }
        }
    }

    /// Returns those of the mistakes, each in a page of its own, that only `diff` sees.
    fn accepted(&self, mut mistakes: Vec<Mistake>) -> Vec<Mistake> {
        // What one reading finds on its pages need not be judged one by one.
        let (spec, findings) = self.load_with(&mistakes);
        let found: BTreeSet<&str> =
            findings.iter().map(|finding| spec.sources.file(finding.primary.file).path.as_str()).collect();
        mistakes.retain(|mistake| !found.contains(self.texts[mistake.file].0.as_str()));
        let verdicts = judge_all(self, &mistakes);
        let judged = mistakes.into_iter().zip(verdicts).filter(|(_, verdict)| *verdict == Verdict::DiffOnly);
        judged.map(|(mistake, _)| mistake).collect()
    }
}

/// Returns the pages whose mistakes the compiler or the test reports, in a copy of the project.
fn reported_pages(
    original: &Original,
    mistakes: &[Mistake],
    context: &mut Context<'_>,
) -> Result<BTreeSet<String>, Failure> {
    let copy = Path::new(COPY);
    let with_page = |is_wanted: &dyn Fn(&str) -> bool| {
        let is_wanted = |mistake: &&Mistake| is_wanted(page_name(&original.texts[mistake.file].0));
        mistakes.iter().filter(is_wanted).collect::<Vec<_>>()
    };
    copy_project(copy)?;
    for mistake in mistakes {
        let (path, _) = &original.texts[mistake.file];
        write(&copy.join("specs").join(path), original.edited([mistake], mistake.file).as_bytes())?;
    }
    generate(copy, context)?;
    // Where nothing calls a primitive any more, the hand-written code that implements it has an
    // error.
    let lost: Vec<String> = {
        let left = primitives(copy)?;
        primitives(Path::new("."))?.into_iter().filter(|name| !left.contains(name)).collect()
    };
    let mut reported = BTreeSet::new();
    for mistake in mistakes {
        let (path, text) = &original.texts[mistake.file];
        if lost.iter().any(|name| text.contains(&format!("{name}("))) {
            reported.insert(page_name(path).to_owned());
            write(&copy.join("specs").join(path), text.as_bytes())?;
        }
    }
    if !reported.is_empty() {
        generate(copy, context)?;
    }
    loop {
        let (wrong, failure) = match run_test(copy)? {
            TestResult::Ended { is_success, pages } if is_success || !pages.is_empty() => {
                reported.extend(pages);
                return Ok(reported);
            }
            TestResult::Ended { .. } => {
                return Err(Failure::Unreadable("the test fails, but names no page".into()));
            }
            TestResult::Endless { page } => {
                let failure = format!("the comparison of {page}, which has no mistake, does not end");
                (with_page(&|name| name == page), failure)
            }
            TestResult::Rejected { errors } => {
                let failure = format!("the project does not compile with the mistakes:\n{errors}");
                (with_page(&|name| errors.contains(&format!("method `{}`", name.to_lowercase()))), failure)
            }
        };
        // The other pages are compared without these mistakes.
        if wrong.is_empty() {
            return Err(Failure::Unreadable(failure));
        }
        for mistake in wrong {
            let (path, text) = &original.texts[mistake.file];
            reported.insert(page_name(path).to_owned());
            write(&copy.join("specs").join(path), text.as_bytes())?;
        }
        generate(copy, context)?;
    }
}

/// What a run of the test says.
enum TestResult {
    /// The pages with differences.
    Ended { is_success: bool, pages: Vec<String> },
    /// The comparison of a page does not end: a mistake made an endless loop.
    Endless { page: String },
    /// The compiler rejects hand-written methods: a mistake changed what they take or return.
    Rejected { errors: String },
}

/// Compiles and runs the test in a copy of the project.
fn run_test(copy: &Path) -> Result<TestResult, Failure> {
    let target = std::path::absolute(BUILD).map_err(unreadable(BUILD))?;
    let compiled = crate::cargo::command().args(COMPILE).current_dir(copy).env("CARGO_TARGET_DIR", target).output();
    let compiled = compiled.map_err(unreadable("cargo"))?;
    let messages = String::from_utf8_lossy(&compiled.stdout);
    let messages: Vec<Value> = messages.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let executable = messages.iter().filter_map(|message| message["executable"].as_str()).next_back();
    let Some(executable) = executable.filter(|_| compiled.status.success()) else {
        let is_error = |message: &&Value| message["message"]["level"] == "error";
        let rendered = messages.iter().filter(is_error).filter_map(|message| message["message"]["rendered"].as_str());
        return Ok(TestResult::Rejected { errors: rendered.collect() });
    };
    let log = copy.join("test.log");
    let output = fs::File::create(&log).map_err(unreadable(&log))?;
    let errors = output.try_clone().map_err(unreadable(&log))?;
    let mut test = Command::new(executable);
    let test = test.args(TEST).current_dir(copy.join("crates/sim")).stdout(output).stderr(errors);
    let mut running = test.spawn().map_err(unreadable(&executable))?;
    let (mut page, mut start) = (None, Instant::now());
    loop {
        let ended = running.try_wait().map_err(unreadable(&executable))?;
        let printed = fs::read_to_string(&log).map_err(unreadable(&log))?;
        if let Some(status) = ended {
            let pages = printed.lines().filter_map(|line| line.strip_suffix(" differences")?.split_once(": "));
            let pages = pages.map(|(page, _)| page.to_owned()).collect();
            return Ok(TestResult::Ended { is_success: status.success(), pages });
        }
        let current = printed.lines().filter_map(|line| line.strip_prefix("comparing ")).next_back();
        if current.map(str::to_owned) != page {
            (page, start) = (current.map(str::to_owned), Instant::now());
        } else if start.elapsed() > TIME_LIMIT {
            running.kill().and_then(|()| running.wait()).map_err(unreadable(&executable))?;
            let page = page.ok_or_else(|| Failure::Unreadable("the test does not begin to compare".into()))?;
            return Ok(TestResult::Endless { page });
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Generates the crate of a copy of the project.
fn generate(copy: &Path, context: &mut Context<'_>) -> Result<(), Failure> {
    let args = GenerateArgs {
        specs: copy.join("specs"),
        out: copy.join("generated"),
        bindings: None,
        builder: None,
        check: false,
        watch: false,
        crate_name: None,
        title: None,
        core: None,
        base: None,
        force: false,
    };
    let (mut input, mut output) = (std::io::empty(), Vec::new());
    match Subcommand::Generate(args).run(&mut Context::plain(&mut input, &mut output, context.err))? {
        ExitStatus::Success => Ok(()),
        _ => {
            let findings = String::from_utf8_lossy(&output);
            let what = format!("pages with mistakes that `check` accepts have errors for `gen`:\n{findings}");
            Err(Failure::Unreadable(what))
        }
    }
}

/// Returns the names of the primitives that the reference semantics of a project call.
fn primitives(project: &Path) -> Result<BTreeSet<String>, Failure> {
    let path = project.join("generated/src/reference/primitives.rs");
    let text = fs::read_to_string(&path).map_err(unreadable(&path))?;
    let names = text.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next());
    Ok(names.map(str::to_owned).collect())
}

/// Copies the files of the project that git knows to a folder, in place of what is there.
fn copy_project(copy: &Path) -> Result<(), Failure> {
    if copy.exists() {
        fs::remove_dir_all(copy).map_err(unreadable(COPY))?;
    }
    let listed = Command::new("git").args(["ls-files", "-z"]).output();
    let listed = listed.map_err(|error| Failure::Unreadable(format!("cannot run git: {error}")))?;
    for path in String::from_utf8_lossy(&listed.stdout).split_terminator('\0') {
        // A file that is deleted and not committed.
        if let Ok(bytes) = fs::read(path) {
            write(&copy.join(path), &bytes)?;
        }
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(path);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, bytes));
    written.map_err(unreadable(path))
}

/// Returns a function that says of an error which path it is about.
fn unreadable(path: impl AsRef<Path>) -> impl FnOnce(std::io::Error) -> Failure {
    move |error| Failure::Unreadable(format!("{}: {error}", path.as_ref().display()))
}
