//! `smith`: a campaign of generated programs through all parts of the project, and through the
//! vendor's finalizer.

mod finalizer;

use crate::agree::read_differences;
use crate::engine::Engine;
use crate::progress::progress_bar;
use crate::vendor::Vendor;
use finalizer::{Refusal, RefusalReport, find_refusals};
use openvisa_cli_support::shard::ShardArgs;
use openvisa_cli_support::{Context, ExitStatus, Failure, write_file};
use openvisa_isa::{Enumeration, Platform};
use openvisa_smith::run::{OpenResults, settle};
use openvisa_smith::stages::{Stage, blame, check_stage};
use openvisa_smith::{Coverage, GeneratorOptions, Program, generate_from_seed};
use rayon::prelude::*;
use serde_json::json;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// Platforms of a campaign, if none are named.
const DEFAULT_PLATFORMS: [Platform; 5] =
    [Platform::Skl, Platform::Tgllp, Platform::Dg2, Platform::PvcXt, Platform::Xe2];

/// The table of known differences.
const DIFFERENCES: &str = "crates/oracle/smith_differences.tsv";

/// Run generated programs through all parts of the project, and through the vendor's finalizer
///
/// Each program is printed and parsed, written and read, verified, run with all checks, and run by
/// the reference semantics, on one host thread and on eight, fused and one instruction at a time.
/// The results must be the same. A difference that needs results which the specification leaves
/// open, such as the last bit of a sine, does not count.
///
/// The finalizer is GenX_IR on the path, or that of a --root. Each instruction that it refuses or
/// fails at must be a named difference, of crates/oracle/smith_differences.tsv.
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
    #[arg(long, conflicts_with = "vendor_only")]
    no_vendor: bool,
    /// Do not run the programs: ask only the vendor's finalizer, about more instructions in less
    /// time
    #[arg(long)]
    vendor_only: bool,
    /// Folder with a Debian release that has the package libigc2-tools; may be given several times
    #[arg(long = "root", value_name = "DIR")]
    roots: Vec<PathBuf>,
    #[command(flatten)]
    shard: ShardArgs,
    /// How to print results: for people, or as JSON objects for `visa merge`, one a line
    #[arg(long, value_enum, default_value = "human")]
    format: ReportFormat,
    /// Folder for the programs that fail
    #[arg(long, value_name = "DIR", default_value = "target/oracle/smith")]
    out: PathBuf,
}

/// The form of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum ReportFormat {
    Human,
    Json,
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
    /// Number of programs that the finalizer accepts, and of those of which it refuses instructions.
    accepted: usize,
    refused: usize,
}

/// The results of a program.
struct ProgramResult {
    platform: Platform,
    /// The name of the device of the finalizer.
    device: &'static str,
    seed: u64,
    program: Option<Program>,
    made: usize,
    /// The stage that the program does not pass, and the reason; `None` for a difference of open
    /// results.
    failure: Option<(Option<Stage>, String)>,
    /// The instructions that the finalizer refuses; `None` if it was not asked.
    refusals: Option<Vec<Refusal>>,
    coverage: Coverage,
}

impl ProgramResult {
    /// Returns whether the program does not pass a stage.
    fn is_failure(&self) -> bool {
        matches!(self.failure, Some((Some(_), _)))
    }
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
        let vendor_of = |index: u64| &vendors[index as usize % vendors.len()];
        let mut indices: Vec<u64> = (0..self.count).collect();
        let name = |index: &u64| program_name(vendor_of(*index).0, self.seed + index);
        self.shard.select(&mut indices, "program", name, context)?;
        let bar = progress_bar(context, indices.len(), "programs");
        let results: Vec<ProgramResult> = indices
            .into_par_iter()
            .map(|index| {
                let (platform, vendor) = vendor_of(index);
                let result = self.run_program(*platform, self.seed + index, vendor.as_ref(), scratch.path());
                bar.inc(1);
                result
            })
            .collect::<Result<_, String>>()
            .map_err(Failure::Unreadable)?;
        bar.finish_and_clear();
        let mut report = RefusalReport::default();
        let entries = read_differences(&root.join(DIFFERENCES))?;
        for result in &results {
            let is_explained = report.add(result.refusals.as_deref().unwrap_or(&[]), result.device, &entries);
            let is_failure = result.is_failure();
            if !is_explained || is_failure {
                self.write_program(root, result)?;
            }
            if self.format == ReportFormat::Json {
                let status = if is_failure || !is_explained { "failed" } else { "passed" };
                let message = match (&result.failure, is_explained) {
                    (Some((_, reason)), _) => reason,
                    (None, false) => "the finalizer refuses an instruction, and no named difference says why",
                    (None, true) => "",
                };
                let file = program_name(result.platform, result.seed);
                let row = json!({ "file": file, "device": result.device, "status": status, "message": message });
                writeln!(context.out, "{row}")?;
            }
        }
        let is_clean = !results.iter().any(ProgramResult::is_failure);
        let status = if is_clean && report.is_explained() { ExitStatus::Success } else { ExitStatus::Findings };
        if self.format == ReportFormat::Json {
            return Ok(status);
        }
        print_results(&results, context.out)?;
        report.print(context.out)?;
        print_coverage(&results, context.out)?;
        Ok(status)
    }

    /// Writes a program that fails, and its launch file.
    fn write_program(&self, root: &Path, result: &ProgramResult) -> Result<(), Failure> {
        let Some(program) = &result.program else { return Ok(()) };
        let name = program_name(result.platform, result.seed);
        let write = |ending: &str, text: &str| {
            let path = root.join(&self.out).join(format!("{name}.{ending}"));
            write_file(&path, text.as_bytes())
                .map_err(|error| Failure::Unreadable(format!("{}: {error}", path.display())))
        };
        write("visaasm", &program.text())?;
        write("json", &program.launch_file(&format!("{name}.npy")))
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
            device: vendor.map_or(platform.name(), |vendor| vendor.engine().device),
            refusals: None,
            coverage: Coverage::default(),
        };
        let options = GeneratorOptions { size: self.size, ..GeneratorOptions::new(platform) };
        let (program, counts) = generate_from_seed(seed, &options).map_err(|error| error.to_string())?;
        result.made = counts.made;
        if self.vendor_only {
            result.refusals = vendor.map(|vendor| find_refusals(&program, vendor, scratch)).transpose()?;
            result.coverage.add_platform(platform);
            result.coverage.add_program(&program);
            result.program = Some(program);
            return Ok(result);
        }
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
        for stage in Stage::ALL.iter().copied() {
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
        result.refusals = vendor.map(|vendor| find_refusals(&settled.program, vendor, scratch)).transpose()?;
        result.program.get_or_insert(settled.program);
        Ok(result)
    }
}

/// Returns the name of a generated program, which its files have.
fn program_name(platform: Platform, seed: u64) -> String {
    format!("{}-{seed}", platform.name())
}

/// Prints a table by platform, and the failures.
fn print_results(results: &[ProgramResult], out: &mut dyn io::Write) -> io::Result<()> {
    let mut rows = BTreeMap::<&str, PlatformRow>::new();
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
        match &result.refusals {
            Some(refusals) if refusals.is_empty() => row.accepted += 1,
            Some(_) => row.refused += 1,
            None => {}
        }
    }
    write!(out, "{:10} {:>8} {:>12}", "platform", "programs", "instructions")?;
    Stage::ALL.iter().try_for_each(|stage| write!(out, " {:>9}", stage.name()))?;
    writeln!(out, " {:>5} {:>8} {:>7}", "open", "accepted", "refused")?;
    for (name, row) in &rows {
        write!(out, "{name:10} {:8} {:>12}", row.programs, format!("{}/{}", row.left, row.made))?;
        let failed = |stage: &Stage| row.failed.get(stage).copied().unwrap_or(0);
        Stage::ALL.iter().try_for_each(|stage| write!(out, " {:9}", failed(stage)))?;
        writeln!(out, " {:5} {:8} {:7}", row.open, row.accepted, row.refused)?;
    }
    for result in results {
        if let Some((stage, reason)) = &result.failure {
            let kind = if stage.is_some() { "failure" } else { "open" };
            writeln!(out, "{kind}: {} {}: {reason}", result.platform.name(), result.seed)?;
        }
    }
    Ok(())
}

/// Prints the parts of the specification that programs have met.
fn print_coverage(results: &[ProgramResult], out: &mut dyn io::Write) -> io::Result<()> {
    let mut coverage = Coverage::default();
    results.iter().for_each(|result| coverage.merge(result.coverage.clone()));
    let ((met, all), (maps, all_maps)) = (coverage.instructions(), coverage.type_maps());
    let enumerators = coverage.enumerators();
    writeln!(out, "coverage: {met} of {all} instructions, {maps} of {all_maps} type maps, {enumerators} enumerators")?;
    let missing: Vec<_> = coverage.missing_instructions().collect();
    if missing.is_empty() { Ok(()) } else { writeln!(out, "not met: {}", missing.join(" ")) }
}
