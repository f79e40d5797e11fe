//! `cargo xtask oracle`: compares our output with the output of the vendor's tools.
//!
//! A *finalizer* is the program `GenX_IR` of a Debian release, which compiles assembler text to a
//! GEN binary. One may be on the path; `--root` gives folders with other releases, as `debootstrap`
//! makes them. A finalizer tells which texts and platforms it knows. The oldest one, of bullseye,
//! does not, so it is tried on a kernel that does nothing.
//!
//! | comparison | input | compared |
//! | --- | --- | --- |
//! | `text` | the texts of a corpus | GEN binaries, before and after `visa asm` and `visa dis` |
//! | `lines` | `tests/golden/lines.txt` | the same, and for which platforms a line is accepted |
//! | `rules` | `tests/golden/rules.txt` | whether a line is accepted |
//! | `run` | the kernels of a corpus | outputs of `visa run`, pocl and oclgrind |
//!
//! `text` counts, and does not compare, texts that the finalizer refuses in the original.
//!
//! `lines` gives each line a kernel of its own. For the newest platforms the offline compiler
//! `ocloc` of a root takes the place of the finalizer: it accepts the line as inline assembler, and
//! must print it as we do.
//!
//! `run` is done by Python, with the cases of `tests/run/cases.py`.

mod compiler;

use crate::cargo;
use openvisa_cli_support::{ExitStatus, Failure};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The comparisons. The documentation of each is its help text.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Oracle {
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
    /// Run kernels that ocloc compiles, and compare their outputs with those of pocl and oclgrind
    ///
    /// Prints a table of kernels and devices. Needs the Debian packages intel-opencl-icd,
    /// libigc-tools, pocl-opencl-icd and oclgrind, and numpy and pyopencl from PyPI.
    #[command(verbatim_doc_comment)]
    Run(SweepArgs),
}

/// The arguments of `oracle text`.
#[derive(Debug, clap::Args)]
pub(crate) struct TextArgs {
    /// Folder with the texts [default: OPENVISA_CORPUS, or else tests/run]
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
    #[command(flatten)]
    finalizers: FinalizerArgs,
}

/// The arguments of comparisons with finalizers.
#[derive(Debug, clap::Args)]
pub(crate) struct FinalizerArgs {
    /// Folder with another Debian release, from bullseye on; may be given several times
    #[arg(long = "root", value_name = "DIR")]
    roots: Vec<PathBuf>,
    /// Use only lines, or texts whose path, contain this word
    #[arg(long, value_name = "WORD")]
    only: Option<String>,
}

/// The arguments of `oracle run`, which are those of tests/run/sweep.py.
#[derive(Debug, clap::Args)]
pub(crate) struct SweepArgs {
    /// Folder with the kernels, beside those of tests/run/kernels [default: kernels in OPENVISA_CORPUS]
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

impl Oracle {
    /// Runs the comparison. The status says whether all agree.
    pub(crate) fn run(self) -> Result<ExitStatus, Failure> {
        let agrees = match self {
            Self::Text(args) => text(&args),
            Self::Lines(args) => lines(&args),
            Self::Rules(args) => rules(&args),
            Self::Run(args) => sweep_kernels(&args),
        };
        match agrees {
            Ok(true) => Ok(ExitStatus::Success),
            Ok(false) => Ok(ExitStatus::Findings),
            Err(message) => Err(Failure::Unreadable(message)),
        }
    }
}

/// Names of devices in the corpus, and of platforms in the finalizer.
const PLATFORMS: [(&str, &str); 10] = [
    ("bdw", "BDW"),
    ("skl", "SKL"),
    ("icllp", "ICLLP"),
    ("tgllp", "TGLLP"),
    ("dg2", "DG2"),
    ("pvc", "PVCXT"),
    ("bmg", "XE2"),
    ("lnl", "XE2"),
    ("ptl", "XE3"),
    ("cri", "XE3P_CRI"),
];

/// How long a finalizer may take for one text, in seconds; `timeout` of coreutils keeps watch.
const PATIENCE: &str = "60";

/// Runs `sweep.py`, which compiles and runs the kernels. Returns whether all outputs agree.
fn sweep_kernels(args: &SweepArgs) -> Result<bool, String> {
    let SweepArgs { kernels, sid, devices, only, jobs, work, keep } = args;
    let mut sweep = Command::new("python3");
    let usual =
        || crate::material("OPENVISA_CORPUS").map_or("tests/run/kernels".into(), |corpus| corpus.join("kernels"));
    sweep.args(["-B", "tests/run/sweep.py", "--visa"]).arg(build()?);
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

/// A finalizer and the platforms it says it knows.
struct Finalizer {
    name: String,
    command: Vec<OsString>,
    platforms: Vec<String>,
    /// Whether it holds texts against its rules: what a compiler wrote may break them.
    verifies: bool,
    /// It is an offline compiler, whose output this command shows.
    shown_by: Option<PathBuf>,
}

impl Finalizer {
    fn new(name: String, command: Vec<OsString>) -> Option<Self> {
        // Without arguments it prints its usage, and fails.
        let output = Command::new(&command[0]).args(&command[1..]).stdin(Stdio::null()).output().ok()?;
        let usage = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        let mut finalizer = Self { name, command, platforms: Vec::new(), verifies: false, shown_by: None };
        finalizer.platforms = match usage.split_once("supported platforms are:") {
            Some((_, listed)) => listed.lines().next()?.split(',').map(|platform| platform.trim().to_owned()).collect(),
            // The oldest names a few of them, and knows more.
            None if usage.contains("-platform <") => finalizer.tried()?,
            None => return None,
        };
        Some(finalizer)
    }

    /// The platforms for which it makes something of a kernel that does nothing.
    fn tried(&self) -> Option<Vec<String>> {
        let folder = std::env::temp_dir().join(format!("openvisa-tried-{}", std::process::id()));
        std::fs::create_dir_all(&folder).ok()?;
        let text = folder.join("nothing.visaasm");
        std::fs::write(&text, kernel("4.1", "barrier", "ud")).ok()?;
        let platforms: BTreeSet<_> = PLATFORMS.iter().map(|(_, platform)| *platform).collect();
        let known = |platform: &&str| self.finalize(&text, platform, &folder.join("out")).is_some();
        let known = platforms.into_iter().filter(known).map(str::to_owned).collect();
        let _ = std::fs::remove_dir_all(&folder);
        Some(known)
    }

    fn all(roots: &[PathBuf]) -> Result<Vec<Self>, String> {
        let mut found: Vec<_> = Self::new("GenX_IR".into(), vec!["GenX_IR".into()]).into_iter().collect();
        for root in roots {
            let name = format!("GenX_IR of {}", root.file_name().unwrap_or_default().to_string_lossy());
            let command = command_of(root, &root.join("usr/bin/GenX_IR"));
            found.push(Self::new(name, command).ok_or_else(|| format!("no GenX_IR that runs in {}", root.display()))?);
        }
        match found.is_empty() {
            true => Err("there is no GenX_IR: install the Debian package libigc-tools, or give a --root".into()),
            false => Ok(found),
        }
    }

    /// The offline compilers of the roots that have one. They hold what they are given against their rules.
    fn compilers(roots: &[PathBuf], visa: &Path) -> Vec<Self> {
        let compilers = roots.iter().filter_map(|root| {
            let name = format!("ocloc of {}", root.file_name().unwrap_or_default().to_string_lossy());
            let command = command_of(root, &compiler::program(root)?);
            let mut found =
                Self { name, command, platforms: Vec::new(), verifies: true, shown_by: Some(visa.to_owned()) };
            found.platforms = found.tried()?;
            Some(found)
        });
        compilers.filter(|compiler| !compiler.platforms.is_empty()).collect()
    }

    fn knows(&self, platform: &str) -> bool {
        self.platforms.iter().any(|known| known == platform)
    }

    /// The GEN binaries it makes of a text, by file name; `None` if it makes none. Its exit status says nothing: it fails for
    /// kernels that spill, too.
    fn finalize(&self, text: &Path, platform: &str, dir: &Path) -> Option<BTreeMap<OsString, Vec<u8>>> {
        let _ = std::fs::remove_dir_all(dir);
        std::fs::create_dir_all(dir).ok()?;
        // Output files are named after the input.
        std::fs::copy(text, dir.join("t.visaasm")).ok()?;
        if let Some(visa) = &self.shown_by {
            let lines = compiler::printed(&self.command, visa, text, platform, dir)?;
            return Some(BTreeMap::from([("lines".into(), lines.into_bytes())]));
        }
        let mut command = Command::new("timeout");
        command.arg(PATIENCE).args(&self.command).args(["t.visaasm", "-platform", platform, "-binary"]);
        if !self.verifies {
            command.arg("-noverifyCISA");
        }
        command.current_dir(dir).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
        let mut binaries = BTreeMap::new();
        for entry in std::fs::read_dir(dir).ok()?.flatten() {
            let path = entry.path();
            if path.extension().is_some_and(|e| e == "dat") {
                binaries.insert(entry.file_name(), std::fs::read(path).ok()?);
            }
        }
        (!binaries.is_empty() && binaries.values().all(|b| !b.is_empty())).then_some(binaries)
    }
}

/// A program of another release with the loader and the libraries of that release, so that nothing but reading is asked of the folder.
fn command_of(root: &Path, program: &Path) -> Vec<OsString> {
    let libraries = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"].map(|folder| root.join(folder));
    let loaders = libraries.iter().map(|folder| folder.join("ld-linux-x86-64.so.2"));
    let loader = loaders.into_iter().find(|path| path.exists()).unwrap_or_else(|| root.join("lib64"));
    let libraries = libraries.map(|folder| folder.to_string_lossy().into_owned()).join(":");
    vec![loader.into(), "--library-path".into(), libraries.into(), program.into()]
}

/// Texts that become another binary, and why.
const EXPLAINED: &[(&str, &str)] = &[(
    "igc-2.40.14/tgllp/image_rw.count.visaasm",
    "an alias of %null is none in an object file, and the finalizer treats the two differently",
)];

/// What became of a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Same,
    /// The finalizer takes no such text, whoever printed it.
    OriginalRefused,
    /// `visa asm` or `visa dis` failed.
    NotPrinted,
    /// The finalizer takes the original, and not ours.
    OursRefused,
    Different,
}

impl Outcome {
    fn what(self) -> &'static str {
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

fn text(args: &TextArgs) -> Result<bool, String> {
    let finalizers = Finalizer::all(&args.finalizers.roots)?;
    let default_corpus = || crate::material("OPENVISA_CORPUS").unwrap_or_else(|| "tests/run".into());
    let corpus = args.corpus.clone().unwrap_or_else(default_corpus);
    let mut jobs = Vec::new();
    for path in texts(&corpus) {
        let shown = path.strip_prefix(&corpus).unwrap_or(&path).to_string_lossy();
        if args.finalizers.only.as_ref().is_some_and(|word| !shown.contains(word.as_str())) {
            continue;
        }
        // `skl/kernel.visaasm`, or `kernel/skl.visaasm`.
        let places = [path.parent().and_then(Path::file_name), path.file_stem()];
        if let Some((_, platform)) = PLATFORMS.iter().find(|(name, _)| places.contains(&Some((*name).as_ref()))) {
            let able = (0..finalizers.len()).filter(|i| finalizers[*i].knows(platform));
            jobs.extend(able.map(|i| (i, *platform, path.clone())));
        }
    }
    if jobs.is_empty() {
        return Err(format!("no texts in {} that a finalizer knows the platform of", corpus.display()));
    }
    let outcomes = outcomes(&finalizers, &jobs, &build()?);
    let mut tallies: BTreeMap<(usize, &str), Tally> = BTreeMap::new();
    let mut total = Tally::default();
    let mut explained = 0;
    for (finalizer, path, platform, outcome) in &outcomes {
        tallies.entry((*finalizer, platform)).or_default().0[*outcome as usize] += 1;
        total.0[*outcome as usize] += 1;
        if matches!(outcome, Outcome::Same | Outcome::OriginalRefused) {
            continue;
        }
        let what = outcome.what();
        if let Some((_, reason)) =
            EXPLAINED.iter().find(|(known, _)| *outcome == Outcome::Different && path.ends_with(known))
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

/// What becomes of texts: finalizer, platform, and text of each.
fn outcomes<'j>(
    finalizers: &[Finalizer],
    jobs: &'j [(usize, &'static str, PathBuf)],
    visa: &Path,
) -> Vec<(usize, &'j PathBuf, &'static str, Outcome)> {
    let scratch = std::env::temp_dir().join(format!("openvisa-oracle-{}", std::process::id()));
    let next = AtomicUsize::new(0);
    let work = |worker: usize| {
        let dir = scratch.join(worker.to_string());
        let mut outcomes = Vec::new();
        while let Some((finalizer, platform, path)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            outcomes.push((*finalizer, path, *platform, one(visa, &finalizers[*finalizer], path, platform, &dir)));
        }
        outcomes
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let mut outcomes: Vec<_> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|worker| scope.spawn(move || work(worker))).collect();
        handles.into_iter().flat_map(|h| h.join().unwrap_or_else(|p| std::panic::resume_unwind(p))).collect()
    });
    let _ = std::fs::remove_dir_all(&scratch);
    outcomes.sort();
    outcomes
}

/// A kernel with a line, and what lines may name: variables of a type among others, and V44 to V48 of types of their own.
fn kernel(version: &str, line: &str, data_type: &str) -> String {
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

/// Gives each line of the file to the finalizers.
fn lines(args: &FinalizerArgs) -> Result<bool, String> {
    let visa = build()?;
    let mut finalizers = Finalizer::all(&args.roots)?;
    finalizers.iter_mut().for_each(|finalizer| finalizer.verifies = true);
    finalizers.extend(Finalizer::compilers(&args.roots, &visa));
    let file = Path::new("tests/golden/lines.txt");
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let folder = std::env::temp_dir().join(format!("openvisa-lines-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
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
            // Compilers print the newest version.
            for (version, compiles) in [("4.1", false), ("4.2", true)] {
                let path = folder.join(format!("{}-{data_type}-{version}.visaasm", known.len()));
                std::fs::write(&path, kernel(version, line, data_type)).map_err(|e| e.to_string())?;
                let able = finalizers.iter().enumerate().filter(|(_, of)| of.shown_by.is_some() == compiles);
                for (finalizer, of) in able {
                    let platforms: BTreeSet<_> = PLATFORMS.iter().map(|(_, platform)| *platform).collect();
                    jobs.extend(platforms.into_iter().filter(|p| of.knows(p)).map(|p| (finalizer, p, path.clone())));
                }
            }
        }
        known.push((format!("{}-", known.len()), line, recorded.clone()));
    }
    let outcomes = outcomes(&finalizers, &jobs, &visa);
    let _ = std::fs::remove_dir_all(&folder);
    let (mut good, mut taken) = (true, 0);
    for (prefix, line, recorded) in &known {
        let named = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(prefix));
        let own: Vec<_> = outcomes.iter().filter(|(_, of, ..)| named(of)).collect();
        let accepted: BTreeSet<_> =
            own.iter().filter(|(.., o)| *o == Outcome::Same).map(|(_, _, platform, _)| *platform).collect();
        let wrong = own.iter().filter(|(.., o)| !matches!(o, Outcome::Same | Outcome::OriginalRefused));
        for (finalizer, _, platform, outcome) in wrong {
            good = false;
            println!("wrong ({platform}, {}): {line}: {}", finalizers[*finalizer].name, outcome.what());
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

/// Gives each line that breaks a rule, and each that does not, to the compilers.
fn rules(args: &FinalizerArgs) -> Result<bool, String> {
    let compilers = Finalizer::compilers(&args.roots, &build()?);
    if compilers.is_empty() {
        return Err("there is no compiler: give a --root that has the package intel-ocloc".into());
    }
    let file = Path::new("tests/golden/rules.txt");
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let folder = std::env::temp_dir().join(format!("openvisa-rules-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let path = folder.join("rule.visaasm");
    let (mut head, mut of, mut platform) = (String::new(), "", "");
    let [mut agreed, mut explained, mut wrong, mut unknown] = [0; 4];
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            ".decl" => head += &format!("{line}\n"),
            "rule" => (of, platform) = rest.split_once(' ').unwrap_or((rest, "")),
            "breaks" | "keeps" | "breaks!" | "keeps!" => {
                let finalizer = platform.replace("PVC_XT", "PVCXT");
                std::fs::write(&path, format!("{head}{rest}\n")).map_err(|e| e.to_string())?;
                if args.only.as_ref().is_some_and(|only| !rest.contains(only.as_str())) {
                    continue;
                }
                let able: Vec<_> = compilers.iter().filter(|compiler| compiler.knows(&finalizer)).collect();
                unknown += usize::from(able.is_empty());
                for compiler in able {
                    let taken = compiler.finalize(&path, &finalizer, &folder.join("out")).is_some();
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
    let _ = std::fs::remove_dir_all(&folder);
    println!(
        "{agreed} lines have the same verdict, {explained} another one for a reason in the file, {wrong} another one; {unknown} are for \
         platforms that no compiler knows"
    );
    Ok(wrong == 0)
}

/// The texts below a folder, but for those that a disassembler printed.
fn texts(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut dirs = vec![dir.to_owned()];
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.file_type().is_ok_and(|t| t.is_dir()) {
                dirs.push(path);
            } else if name.ends_with(".visaasm") && !name.ends_with(".roundtrip.visaasm") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Builds the `visa` command, and says where it is: beside this program.
fn build() -> Result<PathBuf, String> {
    let status = cargo::command().args(["build", "--quiet", "--package=openvisa", "--bin=visa"]).status();
    match status {
        Ok(status) if status.success() => {}
        _ => return Err("the `visa` command cannot be built".into()),
    }
    let here = std::env::current_exe().map_err(|e| e.to_string())?;
    Ok(here.with_file_name("visa"))
}

fn one(visa: &Path, finalizer: &Finalizer, path: &Path, platform: &str, dir: &Path) -> Outcome {
    let Some(original) = finalizer.finalize(path, platform, &dir.join("original")) else {
        return Outcome::OriginalRefused;
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
    let version = version(path);
    let [asm, dis, convert, o, text_version] = ["asm", "dis", "convert", "-o", "--text-version"].map(OsStr::new);
    let (path, text, object) = (path.as_os_str(), printed.as_os_str(), bytes.as_os_str());
    // A text may say what object files have no bytes for; it is printed as it was read.
    let through_bytes = visa(&bytes, &[asm, path, o, object])
        && visa(&printed, &[dis, object, o, text, text_version, OsStr::new(&version)]);
    if !through_bytes && !visa(&printed, &[convert, path, text]) {
        return Outcome::NotPrinted;
    }
    if finalizer.shown_by.is_some() {
        // Nor may its printer write the line otherwise than ours.
        let ours = compiler::instructions(&std::fs::read_to_string(&printed).unwrap_or_default());
        let theirs = String::from_utf8_lossy(&original["lines".as_ref() as &OsStr]).into_owned();
        if !theirs.lines().all(|line| ours.iter().any(|known| known == line)) {
            return Outcome::Different;
        }
    }
    match finalizer.finalize(&printed, platform, &dir.join("ours")) {
        None => Outcome::OursRefused,
        Some(ours) if ours == original => Outcome::Same,
        Some(_) => Outcome::Different,
    }
}

/// The version that a text says.
fn version(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let version = text.lines().find_map(|line| line.strip_prefix(".version "));
    version.unwrap_or("4.1").trim().to_owned()
}
