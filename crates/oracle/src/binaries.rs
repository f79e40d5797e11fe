//! Compares what the vendor's tools make of our output with what they make of the original.
//!
//! A *finalizer* is the program `GenX_IR` of a Debian release, which compiles assembler text to a
//! GEN binary. One may be on the path. `--root` names folders with other releases, as created by
//! `debootstrap`.
//!
//! A finalizer prints which text versions and platforms it supports. The oldest one, of bullseye,
//! does not, so an empty kernel is compiled for each platform.
//!
//! | comparison | input | compared |
//! | --- | --- | --- |
//! | `text` | the texts of a corpus | GEN binaries, before and after `visa asm` and `visa dis` |
//! | `lines` | `tests/golden/lines.txt` | the same, and for which platforms a line is accepted |
//! | `rules` | `tests/golden/rules.txt` | whether a line is accepted |
//! | `examples` | the kernels of `examples/kernels` | for which platforms a kernel is accepted |
//! | `run` | the kernels of a corpus | outputs of `visa run`, pocl and oclgrind |
//!
//! `text` counts the texts that the finalizer rejects in their original form, and does not compare
//! them.
//!
//! `lines` makes a kernel of each line. For the newest platforms, the offline compiler `ocloc` of a
//! root replaces the finalizer. It compiles the line as inline assembler, and must print it as we
//! do.
//!
//! `run` is implemented in Python, with the cases of `tests/run/cases.py`.

mod examples;
mod finalizer;
mod printed;

use crate::engine::{device_of_path, finalizer_platform, finalizer_platforms};
use crate::material::is_compiled_text;
use finalizer::Finalizer;
use openvisa_cli_support::{ExitStatus, Failure};
use openvisa_test_support::folder::find_files;
use openvisa_test_support::{archive, corpus};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The comparisons. The documentation of each is its help text.
#[derive(Debug, clap::Subcommand)]
pub enum Comparison {
    /// Compare the GEN binaries of assembler texts before and after `visa asm` and `visa dis`
    ///
    /// The vendor's finalizer GenX_IR compiles each text of a corpus, and what `visa` makes of it.
    /// Both must give the same bytes. GenX_IR is in the Debian package libigc-tools.
    #[command(verbatim_doc_comment)]
    Text(TextArgs),
    /// Compare the GEN binaries of each line of tests/golden/lines.txt in the same way
    ///
    /// The file has instructions that no text of the corpus has. The offline compiler ocloc of a
    /// --root, from the package intel-ocloc, compares lines for the newest platforms.
    #[command(verbatim_doc_comment)]
    Lines(FinalizerArgs),
    /// Check that ocloc refuses exactly the lines of tests/golden/rules.txt that break a rule
    ///
    /// Needs a --root with the package intel-ocloc.
    #[command(verbatim_doc_comment)]
    Rules(FinalizerArgs),
    /// Check that GenX_IR accepts the kernels of examples/kernels
    ///
    /// It must accept each kernel for exactly the platforms for which `visa verify` does.
    #[command(verbatim_doc_comment)]
    Examples(FinalizerArgs),
    /// Run kernels that ocloc compiles, and compare their outputs with those of pocl and oclgrind
    ///
    /// Prints a table of kernels and devices. Needs the Debian packages intel-opencl-icd,
    /// libigc-tools, pocl-opencl-icd and oclgrind, and numpy and pyopencl from PyPI.
    #[command(verbatim_doc_comment)]
    Run(SweepArgs),
}

/// The arguments of `oracle text`.
#[derive(Debug, clap::Args)]
pub struct TextArgs {
    /// Folder with the texts [default: OPENVISA_CORPUS, or else the cases of tests/run]
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
    #[command(flatten)]
    finalizers: FinalizerArgs,
}

/// The arguments of comparisons with finalizers.
#[derive(Debug, clap::Args)]
pub struct FinalizerArgs {
    /// Folder with another Debian release, from bullseye on; may be given several times
    #[arg(long = "root", value_name = "DIR")]
    roots: Vec<PathBuf>,
    /// Use only lines, or texts whose path, contain this word
    #[arg(long, value_name = "WORD")]
    only: Option<String>,
}

/// The arguments of `oracle run`, which are those of tests/run/sweep.py.
#[derive(Debug, clap::Args)]
pub struct SweepArgs {
    /// Folder with the kernels, beside those of tests/run/kernels [default: kernels in
    /// OPENVISA_CORPUS]
    #[arg(long, value_name = "DIR")]
    kernels: Option<PathBuf>,
    /// Folder with Debian's newest release and its package intel-ocloc, for newer devices
    #[arg(long, value_name = "ROOT")]
    sid: Option<OsString>,
    /// Devices to compile for
    #[arg(long, value_name = "NAME", num_args = 1..)]
    devices: Vec<OsString>,
    /// Use only kernels whose name contains this word
    #[arg(long, value_name = "WORD")]
    only: Option<OsString>,
    /// Number of kernels that run at the same time
    #[arg(long, value_name = "N")]
    jobs: Option<OsString>,
    /// Folder that keeps compiled kernels and outputs of the references for the next time
    #[arg(long, value_name = "DIR")]
    work: Option<OsString>,
    /// Keep the inputs of `visa run` in the folder of --work
    #[arg(long)]
    keep: bool,
}

impl Comparison {
    /// Runs the comparison. The exit status is a success if all outputs agree.
    ///
    /// # Errors
    /// [`Failure::Unreadable`] if a tool is not installed, or a tool or file cannot be used.
    pub fn run(self) -> Result<ExitStatus, Failure> {
        let agrees = match self {
            Self::Text(args) => compare_texts(&args),
            Self::Lines(args) => compare_lines(&args),
            Self::Rules(args) => compare_rules(&args),
            Self::Examples(args) => examples::compare_verdicts(&args),
            Self::Run(args) => sweep_kernels(&args),
        };
        match agrees {
            Ok(true) => Ok(ExitStatus::Success),
            Ok(false) => Ok(ExitStatus::Findings),
            Err(message) => Err(Failure::Unreadable(message)),
        }
    }
}

/// Time limit of a finalizer for one text, in seconds, for `timeout` of coreutils.
const TIMEOUT_SECONDS: &str = "60";

/// Runs `sweep.py`, which compiles and runs the kernels. Returns whether all outputs agree.
fn sweep_kernels(args: &SweepArgs) -> Result<bool, String> {
    let SweepArgs { kernels, sid, devices, only, jobs, work, keep } = args;
    let mut sweep = Command::new("python3");
    let usual = || corpus::large_root().map_or("tests/run/kernels".into(), |corpus| corpus.join("kernels"));
    sweep.args(["-B", "tests/run/sweep.py", "--visa"]).arg(build_visa()?);
    sweep.arg("--kernels").arg(kernels.clone().unwrap_or_else(usual));
    for (option, value) in [("--sid", sid), ("--only", only), ("--jobs", jobs), ("--work", work)] {
        sweep.args(value.iter().flat_map(|value| [OsStr::new(option), value]));
    }
    if !devices.is_empty() {
        sweep.arg("--devices").args(devices);
    }
    if *keep {
        sweep.arg("--keep");
    }
    match sweep.status() {
        Ok(status) if status.code() == Some(2) => Err("`sweep.py` did not run".to_owned()),
        Ok(status) => Ok(status.success()),
        Err(error) => Err(format!("cannot run python3: {error}")),
    }
}

/// Texts that become a different binary for a known reason: path, reason.
const EXPLAINED: &[(&str, &str)] = &[(
    "igc-2.40.14/tgllp/image_rw.count.visaasm",
    "an alias of %null is none in an object file, and the finalizer treats the two differently",
)];

/// The result of comparing a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum TextOutcome {
    Same,
    /// The finalizer rejects the original text.
    OriginalRefused,
    /// `visa asm` or `visa dis` failed.
    NotPrinted,
    /// The finalizer accepts the original text, and rejects ours.
    OursRefused,
    Different,
}

impl TextOutcome {
    fn description(self) -> &'static str {
        match self {
            Self::Same => "the same binary",
            Self::OriginalRefused => "refused in the original",
            Self::NotPrinted => "visa asm or dis fails",
            Self::OursRefused => "refused",
            Self::Different => "another binary",
        }
    }
}

#[derive(Default)]
struct Tally([usize; 5]);

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [same, refused, not_printed, ours_refused, different] = self.0;
        write!(
            f,
            "{same} same binary, {different} different, {ours_refused} refused as ours, {not_printed} not printed \
             ({refused} refused in the original)"
        )
    }
}

fn compare_texts(args: &TextArgs) -> Result<bool, String> {
    let finalizers = Finalizer::find_finalizers(&args.finalizers.roots)?;
    let corpora = match args.corpus.clone().or_else(corpus::large_root) {
        Some(corpus) => vec![corpus],
        None => archive::case_roots()?.to_vec(),
    };
    let mut jobs = Vec::new();
    let mut texts = Vec::new();
    for corpus in &corpora {
        texts.extend(find_files(corpus, is_compiled_text)?.into_iter().map(|path| (corpus, path)));
    }
    for (corpus, path) in texts {
        let shown = path.strip_prefix(corpus).unwrap_or(&path).to_string_lossy();
        if args.finalizers.only.as_ref().is_some_and(|word| !shown.contains(word.as_str())) {
            continue;
        }
        if let Some((_, platform)) = device_of_path(&path.to_string_lossy().replace('\\', "/")) {
            let platform = finalizer_platform(platform);
            let able = (0..finalizers.len()).filter(|i| finalizers[*i].supports(platform));
            jobs.extend(able.map(|i| Job { finalizer: i, platform, path: path.clone() }));
        }
    }
    if jobs.is_empty() {
        return Err(format!("no texts in {corpora:?} that a finalizer knows the platform of"));
    }
    let outcomes = compare_jobs(&finalizers, &jobs, &build_visa()?)?;
    let mut tallies: BTreeMap<(usize, &str), Tally> = BTreeMap::new();
    let mut total = Tally::default();
    let mut explained = 0;
    for JobResult { finalizer, path, platform, outcome } in &outcomes {
        tallies.entry((*finalizer, platform)).or_default().0[*outcome as usize] += 1;
        total.0[*outcome as usize] += 1;
        if matches!(outcome, TextOutcome::Same | TextOutcome::OriginalRefused) {
            continue;
        }
        let what = outcome.description();
        if let Some((_, reason)) =
            EXPLAINED.iter().find(|(known, _)| *outcome == TextOutcome::Different && path.ends_with(known))
        {
            explained += 1;
            println!("explained: {} ({platform}, {}): {reason}", path.display(), finalizers[*finalizer].name);
            continue;
        }
        println!("{what}: {} ({platform}, {})", path.display(), finalizers[*finalizer].name);
    }
    for ((finalizer, platform), tally) in &tallies {
        println!("{} {platform}: {tally}", finalizers[*finalizer].name);
    }
    println!("all: {total}; {explained} of these are explained");
    Ok(total.0[2..].iter().sum::<usize>() == explained)
}

/// A text to compare with one finalizer.
struct Job {
    /// Index of the finalizer.
    finalizer: usize,
    /// Name of the platform in the finalizer.
    platform: &'static str,
    path: PathBuf,
}

/// The result of a [`Job`].
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct JobResult<'j> {
    finalizer: usize,
    path: &'j Path,
    platform: &'static str,
    outcome: TextOutcome,
}

/// Compares texts on all processors. The results are sorted by finalizer and path.
fn compare_jobs<'j>(finalizers: &[Finalizer], jobs: &'j [Job], visa: &Path) -> Result<Vec<JobResult<'j>>, String> {
    let scratch = make_scratch()?;
    let compare = |Job { finalizer, platform, path }: &'j Job| {
        let worker = rayon::current_thread_index().unwrap_or_default();
        let dir = scratch.path().join(worker.to_string());
        let outcome = compare_text(visa, &finalizers[*finalizer], path, platform, &dir);
        JobResult { finalizer: *finalizer, path, platform, outcome }
    };
    let mut outcomes: Vec<_> = jobs.par_iter().map(compare).collect();
    outcomes.sort();
    Ok(outcomes)
}

/// Makes a folder for the files of the vendor's tools, which is deleted at the end.
fn make_scratch() -> Result<tempfile::TempDir, String> {
    tempfile::tempdir().map_err(|error| error.to_string())
}

/// Returns the text of a kernel with one line. The line can use V32 to V43 of the type `data_type`,
/// V44 to V48 of fixed types, and a predicate, a sampler and surfaces.
fn kernel_text(version: &str, line: &str, data_type: &str) -> String {
    let mut text = format!(".version {version}\n.kernel \"k\"\n");
    for id in 32..44 {
        text += &format!(".decl V{id} v_type=G type={data_type} num_elts=64 align=GRF\n");
    }
    for (id, data_type) in (44..).zip(["f", "ud", "uw", "ub", "uq"]) {
        text += &format!(".decl V{id} v_type=G type={data_type} num_elts=256 align=GRF\n");
    }
    text += ".decl P1 v_type=P num_elts=32\n.decl S0 v_type=S num_elts=1 v_name=S0\n";
    text += ".decl T6 v_type=T num_elts=1 v_name=T6\n.decl T7 v_type=T num_elts=1 v_name=T7\n";
    text + &format!(".kernel_attr Target=\"cm\"\n.function \"k_main\"\nk_main:\n    {line}\n    ret (M1, 1)\n")
}

/// Compares each line of `lines.txt`. Returns whether all results agree.
fn compare_lines(args: &FinalizerArgs) -> Result<bool, String> {
    let visa = build_visa()?;
    let mut finalizers = Finalizer::find_finalizers(&args.roots)?;
    finalizers.iter_mut().for_each(|finalizer| finalizer.verifies = true);
    finalizers.extend(Finalizer::find_compilers(&args.roots, &visa));
    let file = Path::new("tests/golden/lines.txt");
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let scratch = make_scratch()?;
    let folder = scratch.path();
    let (mut jobs, mut known, mut recorded) = (Vec::new(), Vec::new(), Vec::new());
    for line in text.lines() {
        if let Some(platforms) = line.strip_prefix("# accepted for:") {
            recorded = platforms.split_whitespace().filter(|word| *word != "none").collect();
            continue;
        }
        if args.only.as_ref().is_some_and(|word| !line.contains(word.as_str())) {
            continue;
        }
        for data_type in ["f", "ud"] {
            // Offline compilers print the newest version.
            for (version, compiles) in [("4.1", false), ("4.2", true)] {
                let path = folder.join(format!("{}-{data_type}-{version}.visaasm", known.len()));
                std::fs::write(&path, kernel_text(version, line, data_type)).map_err(|e| e.to_string())?;
                let able = finalizers.iter().enumerate().filter(|(_, of)| of.shown_by.is_some() == compiles);
                for (finalizer, of) in able {
                    let platforms = finalizer_platforms().into_iter().filter(|platform| of.supports(platform));
                    jobs.extend(platforms.map(|platform| Job { finalizer, platform, path: path.clone() }));
                }
            }
        }
        known.push((format!("{}-", known.len()), line, recorded.clone()));
    }
    let outcomes = compare_jobs(&finalizers, &jobs, &visa)?;
    let (mut good, mut taken) = (true, 0);
    for (prefix, line, recorded) in &known {
        let named = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(prefix));
        let own: Vec<_> = outcomes.iter().filter(|result| named(result.path)).collect();
        let accepted: BTreeSet<_> =
            own.iter().filter(|result| result.outcome == TextOutcome::Same).map(|result| result.platform).collect();
        let wrong =
            own.iter().filter(|result| !matches!(result.outcome, TextOutcome::Same | TextOutcome::OriginalRefused));
        for JobResult { finalizer, platform, outcome, .. } in wrong {
            good = false;
            println!("wrong ({platform}, {}): {line}: {}", finalizers[*finalizer].name, outcome.description());
        }
        let list = accepted.iter().copied().collect::<Vec<_>>().join(" ");
        for platform in accepted.iter().filter(|platform| !recorded.contains(platform)) {
            good = false;
            println!("not in the file: {line} is accepted for {platform}");
        }
        taken += usize::from(!accepted.is_empty());
        println!("{line}\n    accepted for: {}", if list.is_empty() { "none" } else { &list });
    }
    println!(
        "{taken} of {} lines are accepted by a finalizer, and become the same binary through object files",
        known.len()
    );
    Ok(good)
}

/// Compares whether each line of `rules.txt` is accepted. Returns whether all results agree.
fn compare_rules(args: &FinalizerArgs) -> Result<bool, String> {
    let compilers = Finalizer::find_compilers(&args.roots, &build_visa()?);
    if compilers.is_empty() {
        return Err("there is no compiler: give a --root that has the package intel-ocloc".into());
    }
    let file = Path::new("tests/golden/rules.txt");
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let scratch = make_scratch()?;
    let folder = scratch.path();
    let path = folder.join("rule.visaasm");
    let (mut head, mut of, mut platform) = (String::new(), "", "");
    let [mut agreed, mut explained, mut wrong, mut unknown] = [0; 4];
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            ".decl" => head += &format!("{line}\n"),
            "rule" => (of, platform) = rest.split_once(' ').unwrap_or((rest, "")),
            "breaks" | "keeps" | "breaks!" | "keeps!" => {
                let finalizer = finalizer_platform(platform);
                std::fs::write(&path, format!("{head}{rest}\n")).map_err(|e| e.to_string())?;
                if args.only.as_ref().is_some_and(|only| !rest.contains(only.as_str())) {
                    continue;
                }
                let able: Vec<_> = compilers.iter().filter(|compiler| compiler.supports(finalizer)).collect();
                unknown += usize::from(able.is_empty());
                for compiler in able {
                    let taken = compiler.finalize(&path, finalizer, &folder.join("out")).is_some();
                    let (as_we, exception) = (taken == word.starts_with("keeps"), word.ends_with('!'));
                    if as_we == exception {
                        wrong += 1;
                        let what = if taken { "is taken" } else { "is refused" };
                        println!("{of} ({platform}, {}): {what}, which the file does not say: {rest}", compiler.name);
                    }
                    explained += usize::from(exception && !as_we);
                    agreed += usize::from(as_we);
                }
            }
            _ => {}
        }
    }
    println!(
        "{agreed} lines have the same verdict, {explained} another one for a reason in the file, {wrong} another one; {unknown} are for \
         platforms that no compiler knows"
    );
    Ok(wrong == 0)
}

/// Returns a command that runs the cargo that runs this program.
fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Builds the command `visa`, and returns its path, which is in the folder of this program.
fn build_visa() -> Result<PathBuf, String> {
    let status = cargo().args(["build", "--quiet", "--package=openvisa-cli", "--bin=visa"]).status();
    match status {
        Ok(status) if status.success() => {}
        _ => return Err("the `visa` command cannot be built".into()),
    }
    let here = std::env::current_exe().map_err(|e| e.to_string())?;
    Ok(here.with_file_name("visa"))
}

fn compare_text(visa: &Path, finalizer: &Finalizer, path: &Path, platform: &str, dir: &Path) -> TextOutcome {
    let Some(original) = finalizer.finalize(path, platform, &dir.join("original")) else {
        return TextOutcome::OriginalRefused;
    };
    let (bytes, printed) = (dir.join("t.isa"), dir.join("printed.visaasm"));
    let visa = |to: &Path, args: &[&OsStr]| {
        let _ = std::fs::remove_file(to);
        let mut run = Command::new(visa);
        run.args(args).args(["--platform", platform]);
        run.stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    let version = version_of(path);
    let [asm, dis, convert, o, text_version] = ["asm", "dis", "convert", "-o", "--text-version"].map(OsStr::new);
    let (path, text, object) = (path.as_os_str(), printed.as_os_str(), bytes.as_os_str());
    // A text may contain what an object file cannot. It is then printed without an object file.
    let through_bytes = visa(&bytes, &[asm, path, o, object])
        && visa(&printed, &[dis, object, o, text, text_version, OsStr::new(&version)]);
    if !through_bytes && !visa(&printed, &[convert, path, text]) {
        return TextOutcome::NotPrinted;
    }
    if finalizer.shown_by.is_some() {
        // The offline compiler must print each instruction as we do.
        let ours = printed::instructions_of(&std::fs::read_to_string(&printed).unwrap_or_default());
        let theirs = String::from_utf8_lossy(&original["lines".as_ref() as &OsStr]).into_owned();
        if !theirs.lines().all(|line| ours.iter().any(|known| known == line)) {
            return TextOutcome::Different;
        }
    }
    match finalizer.finalize(&printed, platform, &dir.join("ours")) {
        None => TextOutcome::OursRefused,
        Some(ours) if ours == original => TextOutcome::Same,
        Some(_) => TextOutcome::Different,
    }
}

/// Returns the version of a text.
fn version_of(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let version = text.lines().find_map(|line| line.strip_prefix(".version "));
    version.unwrap_or("4.1").trim().to_owned()
}
