//! `visa smith`: makes a kernel at random that breaks no rule.

use super::files::{self, OutputPlan};
use super::platform::{platform_parser, resolve_platform};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::{Enumeration, Platform};
use openvisa_smith::run::{OpenResults, settle};
use openvisa_smith::{GeneratorOptions, Weights, generate_from_seed};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// Make a kernel at random that breaks no rule
///
/// The specification decides what is valid on the platform. The kernel has variables of all types,
/// aliases, addresses and predicates; instructions with all kinds of operands; branches, loops and
/// calls; accesses to memory and, between barriers, to shared local memory. It ends when it is run,
/// reads nothing undefined, and has the same results in whichever order its work-groups run. Equal
/// seeds and options give equal kernels.
///
/// With -o, a launch file beside the kernel has its name and the ending .json. Instructions are
/// left out that fail when the kernel is run, and those that would make more than a third of its
/// results depend on what the specification leaves open, such as the last bit of a sine.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa smith --seed 7 --platform XE2
  visa smith --seed 7 --platform dg2 --size 100 -o k.visaasm
  visa run k.visaasm --platform dg2 --launch k.json --check all --strict
  visa smith --weight loops=20 --weight messages=0

Exit status: 0 success, 2 wrong usage, or a file that cannot be written"
)]
pub(super) struct SmithArgs {
    /// Number that decides all choices
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Platform of the kernel, or a device of it, in any case: XE2, bmg, ... (default: XE2)
    #[arg(long, value_name = "NAME", value_parser = platform_parser(), hide_possible_values = true)]
    platform: Option<Platform>,
    /// Maximum number of random instructions, at most 10,000
    ///
    /// Those of the frame are added: it writes all variables, and stores them at the end.
    #[arg(
        long,
        value_name = "N",
        default_value_t = GeneratorOptions::DEFAULT_SIZE as u64,
        value_parser = clap::value_parser!(u64).range(0..=10_000)
    )]
    size: u64,
    /// How often a part occurs, relative to the others; 0 is never; may be given several times
    ///
    /// The parts, with their defaults, are lanes=60, messages=20, branches=5, loops=2, calls=2 and
    /// exchanges=2.
    #[arg(long, value_name = "PART=N", value_parser = parse_weight)]
    weight: Vec<(String, u32)>,
    /// Where the kernel goes; - is standard output, the default
    #[arg(short, long, value_name = "OUT")]
    output: Option<OsString>,
}

/// Parses the weight of a part, such as `loops=20`.
fn parse_weight(value: &str) -> Result<(String, u32), String> {
    let known = || format!("expected PART=N with a part of {}", Weights::NAMES.join(", "));
    let (part, weight) = value.split_once('=').ok_or_else(known)?;
    let weight = weight.parse().map_err(|_| format!("`{weight}` is not a number from 0 to {}", u32::MAX))?;
    match Weights::default().set(part, weight) {
        true => Ok((part.to_owned(), weight)),
        false => Err(known()),
    }
}

/// Executes `visa smith`.
pub(super) fn run(arguments: &SmithArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let platform = resolve_platform(context, arguments.platform)?.unwrap_or(Platform::Xe2);
    let mut options = GeneratorOptions { size: arguments.size as usize, ..GeneratorOptions::new(platform) };
    for (part, weight) in &arguments.weight {
        options.weights.set(part, *weight);
    }
    if options.weights.as_array().iter().all(|weight| *weight == 0) {
        return Err(Failure::Usage("all parts have the weight 0".to_owned()));
    }
    let output = arguments.output.as_deref().filter(|path| *path != "-");
    let launch = output.map(launch_path).transpose()?;
    let mut plan = OutputPlan::default();
    plan.write(output, "the kernel");
    plan.write(launch.as_deref(), "the launch file");
    plan.check()?;
    let failed = |error: &dyn std::fmt::Display| Failure::Usage(format!("{}: {error}", platform.name()));
    let (program, _) = generate_from_seed(arguments.seed, &options).map_err(|error| failed(&error))?;
    let settled = settle(program, OpenResults::Some).map_err(|error| failed(&error))?;
    files::write(context, output, settled.program.text().as_bytes())?;
    if let (Some(output), Some(launch)) = (output, launch) {
        let array = Path::new(output).with_extension("npy");
        let name = array.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files::write(context, Some(&launch), settled.program.launch_file(&name).as_bytes())?;
    }
    Ok(ExitStatus::Success)
}

/// Returns the path of the launch file of a kernel.
fn launch_path(output: &OsStr) -> Result<OsString, Failure> {
    let path = Path::new(output).with_extension("json");
    match path.as_os_str() == output {
        true => Err(Failure::Usage(format!("{} is the launch file; the kernel needs another ending", path.display()))),
        false => Ok(path.into_os_string()),
    }
}
