//! `smith`: a campaign of generated programs through all parts of the project, and through the
//! vendor's finalizer.

use crate::engine::Engine;
use crate::progress::progress_bar;
use crate::vendor::Vendor;
use crate::verdict::{Judgement, Verdict};
use openvisa_cli_support::{Context, ExitStatus, Failure, write_file};
use openvisa_isa::{Enumeration, Platform};
use openvisa_smith::run::{OpenResults, settle};
use openvisa_smith::stages::{Stage, blame, check_stage};
use openvisa_smith::{Coverage, GeneratorOptions, Program, generate_from_seed};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// Platforms of a campaign, if none are named.
const DEFAULT_PLATFORMS: [Platform; 5] =
    [Platform::Skl, Platform::Tgllp, Platform::Dg2, Platform::PvcXt, Platform::Xe2];

/// Maximum number of examples that are printed for a reason of the vendor.
const MAX_EXAMPLES: usize = 3;

/// Run generated programs through all parts of the project, and through the vendor's finalizer
///
/// Each program is printed and parsed, written and read, verified, run with all checks, and run by
/// the reference semantics, on one host thread and on eight, fused and one instruction at a time.
/// The results must be the same. A difference that needs results which the specification leaves
/// open, such as the last bit of a sine, does not count.
///
/// The finalizer is GenX_IR on the path, or that of a --root. What it refuses or fails at is
/// printed, and does not change the exit status.
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub struct SmithArgs {
    /// Number of programs, over all platforms
    #[arg(long, value_name = "N", default_value_t = 100)]
    count: u64,
    /// Seed of the first program; the others follow
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Maximum number of random instructions of a program
    #[arg(long, value_name = "N", default_value_t = GeneratorOptions::DEFAULT_SIZE)]
    size: usize,
    /// Platforms or devices of the programs [default: SKL TGLLP DG2 PVC_XT XE2]
    #[arg(long = "platforms", value_name = "NAME", num_args = 1.., value_parser = parse_platform)]
    platforms: Vec<Platform>,
    /// Do not ask the vendor's finalizer
    #[arg(long)]
    no_vendor: bool,
    /// Folder with a Debian release that has the package libigc2-tools; may be given several times
    #[arg(long = "root", value_name = "DIR")]
    roots: Vec<PathBuf>,
    /// Folder for the programs that fail
    #[arg(long, value_name = "DIR", default_value = "target/oracle/smith")]
    out: PathBuf,
}

fn parse_platform(name: &str) -> Result<Platform, String> {
    Platform::named(name).map_err(|error| error.to_string())
}

/// The results of the programs of a platform.
#[derive(Default)]
struct PlatformRow {
    programs: usize,
    /// Number of random instructions that were made, and of those that were left.
    made: usize,
    left: usize,
    /// Number of programs that do not pass a stage.
    failed: BTreeMap<Stage, usize>,
    /// Number of programs whose differences need open results.
    open: usize,
    vendor: BTreeMap<Verdict, usize>,
}

/// The results of a program.
struct ProgramResult {
    platform: Platform,
    seed: u64,
    program: Option<Program>,
    made: usize,
    /// The stage that the program does not pass, and the reason; `None` for a difference of open
    /// results.
    failure: Option<(Option<Stage>, String)>,
    judgement: Option<Judgement>,
    coverage: Coverage,
}

impl SmithArgs {
    /// Runs the campaign. The status is a success if all programs pass all stages.
    ///
    /// # Errors
    /// If a file cannot be written, or the finalizer cannot be started.
    pub fn run(&self, root: &Path, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
        let platforms = if self.platforms.is_empty() { &DEFAULT_PLATFORMS[..] } else { &self.platforms };
        let vendors: Vec<(Platform, Option<Vendor>)> =
            platforms.iter().map(|platform| (*platform, self.find_vendor(*platform))).collect();
        let scratch = tempfile::tempdir()?;
        let bar = progress_bar(context, self.count as usize, "programs");
        let results: Vec<ProgramResult> = (0..self.count)
            .into_par_iter()
            .map(|index| {
                let (platform, vendor) = &vendors[index as usize % vendors.len()];
                let result = self.run_program(*platform, self.seed + index, vendor.as_ref(), scratch.path());
                bar.inc(1);
                result
            })
            .collect::<Result<_, String>>()
            .map_err(Failure::Unreadable)?;
        bar.finish_and_clear();
        let out = root.join(&self.out);
        for result in results.iter().filter(|result| result.fails()) {
            if let Some(program) = &result.program {
                let name = format!("{}-{}", result.platform.name(), result.seed);
                let write = |ending: &str, text: &str| {
                    let path = out.join(format!("{name}.{ending}"));
                    write_file(&path, text.as_bytes())
                        .map_err(|error| Failure::Unreadable(format!("{}: {error}", path.display())))
                };
                write("visaasm", &program.text())?;
                write("json", &program.launch_file(&format!("{name}.npy")))?;
            }
        }
        print_results(&results, context.out)?;
        let is_clean = results.iter().all(|result| !matches!(result.failure, Some((Some(_), _))));
        Ok(if is_clean { ExitStatus::Success } else { ExitStatus::Findings })
    }

    /// Returns the finalizer for a platform, if it is installed and has it.
    fn find_vendor(&self, platform: Platform) -> Option<Vendor> {
        let engine = Engine::OF_SMITH.iter().find(|engine| engine.platform == platform.name())?;
        if self.no_vendor { None } else { Vendor::find_finalizer(engine, &self.roots) }
    }

    fn run_program(
        &self,
        platform: Platform,
        seed: u64,
        vendor: Option<&Vendor>,
        scratch: &Path,
    ) -> Result<ProgramResult, String> {
        let mut result = ProgramResult {
            platform,
            seed,
            program: None,
            made: 0,
            failure: None,
            judgement: None,
            coverage: Coverage::default(),
        };
        let options = GeneratorOptions { size: self.size, ..GeneratorOptions::new(platform) };
        let (program, counts) = generate_from_seed(seed, &options).map_err(|error| error.to_string())?;
        result.made = counts.made;
        let settled = match settle(program.clone(), OpenResults::Some) {
            Ok(settled) => settled,
            Err(failure) => {
                result.program = Some(program);
                result.failure = Some((Some(Stage::Checks), failure.to_string()));
                return Ok(result);
            }
        };
        result.coverage.add_platform(platform);
        result.coverage.add_program(&settled.program);
        for stage in Stage::ALL {
            let Err(failure) = check_stage(&settled, stage) else { continue };
            // Differences that remain where no result is open are defects.
            let strict = match stage {
                Stage::Reference => settle(program.clone(), OpenResults::None).ok(),
                _ => Some(settled.clone()),
            };
            let is_defect = strict.as_ref().filter(|strict| check_stage(strict, stage).is_err());
            let line = is_defect.and_then(|strict| blame(strict, stage)).unwrap_or_default();
            result.failure = Some((is_defect.map(|_| stage), format!("{failure}; `{line}`")));
            if let Some(strict) = is_defect {
                result.program = Some(strict.program.clone());
                break;
            }
        }
        if let Some(vendor) = vendor {
            result.judgement = Some(vendor.judge_program(settled.program.text().as_bytes(), scratch)?);
        }
        result.program.get_or_insert(settled.program);
        Ok(result)
    }
}

impl ProgramResult {
    /// Returns whether a part of the project or the vendor's tool fails.
    fn fails(&self) -> bool {
        let refused = self.judgement.as_ref().is_some_and(|judgement| judgement.verdict != Verdict::Accepts);
        refused || matches!(self.failure, Some((Some(_), _)))
    }
}

/// Prints a table by platform, the failures, and the coverage.
fn print_results(results: &[ProgramResult], out: &mut dyn io::Write) -> io::Result<()> {
    let mut rows = BTreeMap::<&str, PlatformRow>::new();
    let mut coverage = Coverage::default();
    let mut reasons = BTreeMap::<(Verdict, &str), Vec<String>>::new();
    for result in results {
        let row = rows.entry(result.platform.name()).or_default();
        row.programs += 1;
        row.made += result.made;
        row.left += result.program.as_ref().map_or(0, Program::random_instructions);
        match &result.failure {
            Some((Some(stage), _)) => *row.failed.entry(*stage).or_default() += 1,
            Some((None, _)) => row.open += 1,
            None => {}
        }
        if let Some(Judgement { verdict, reason }) = &result.judgement {
            *row.vendor.entry(*verdict).or_default() += 1;
            if *verdict != Verdict::Accepts {
                let first = reason.lines().next().unwrap_or("");
                reasons.entry((*verdict, first)).or_default().push(format!(
                    "{} {}",
                    result.platform.name(),
                    result.seed
                ));
            }
        }
        coverage.merge(result.coverage.clone());
    }
    write!(out, "{:10} {:>8} {:>12}", "platform", "programs", "instructions")?;
    Stage::ALL.iter().try_for_each(|stage| write!(out, " {:>9}", stage.name()))?;
    writeln!(out, " {:>5} {:>8} {:>7} {:>6}", "open", "accepted", "refused", "failed")?;
    for (name, row) in &rows {
        write!(out, "{name:10} {:8} {:>12}", row.programs, format!("{}/{}", row.left, row.made))?;
        let failed = |stage: &Stage| row.failed.get(stage).copied().unwrap_or(0);
        Stage::ALL.iter().try_for_each(|stage| write!(out, " {:9}", failed(stage)))?;
        let vendor = |verdict| row.vendor.get(&verdict).copied().unwrap_or(0);
        let [accepted, refused, failed] = [Verdict::Accepts, Verdict::Refuses, Verdict::Fails].map(vendor);
        writeln!(out, " {:5} {accepted:8} {refused:7} {failed:6}", row.open)?;
    }
    for result in results {
        if let Some((stage, reason)) = &result.failure {
            let kind = if stage.is_some() { "failure" } else { "open" };
            writeln!(out, "{kind}: {} {}: {reason}", result.platform.name(), result.seed)?;
        }
    }
    for ((verdict, reason), programs) in &reasons {
        let shown = programs.iter().take(MAX_EXAMPLES).cloned().collect::<Vec<_>>().join(", ");
        writeln!(out, "vendor {verdict:?}: {} times, as {shown}: {reason}", programs.len())?;
    }
    let ((met, all), (maps, all_maps)) = (coverage.instructions(), coverage.type_maps());
    let enumerators = coverage.enumerators();
    writeln!(out, "coverage: {met} of {all} instructions, {maps} of {all_maps} type maps, {enumerators} enumerators")?;
    let missing: Vec<_> = coverage.missing_instructions().collect();
    if missing.is_empty() { Ok(()) } else { writeln!(out, "not met: {}", missing.join(" ")) }
}
