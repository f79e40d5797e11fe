//! `visa diff --equivalent`: asks a solver whether kernels leave the same outputs.

use super::super::diagnostics::OutputFormat;
use super::program::Program;
use openvisa::isa::Platform;
use openvisa::module::{KindBuf, ModuleBuf};
use openvisa::program_diff::ModuleDiff;
use openvisa::text::{Naming, PrintOptions, print};
use openvisa_cli_support::{Context, ExitStatus, Failure, counted, write_file};
use openvisa_prove::{
    Counterexample, Proof, Settings, Side, Solver, SolverError, UnknownReason, VariableBits, Verdict, compare,
};
use openvisa_sim::KernelInfo;
use openvisa_sim::numerics::element_text::format_element;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The options of `--equivalent`.
#[derive(clap::Args)]
pub(super) struct EquivalentArgs {
    /// Prove that kernels leave the same outputs, or find values for which they do not
    ///
    /// An SMT solver compares formulas of both kernels: z3, cvc5 or bitwuzla, whichever is on PATH.
    /// Variables of both correspond by name. Those that are read before they are written are inputs.
    /// Kernels may have element-wise instructions, on general variables and predicates, and loops of
    /// known length. The simulator confirms each difference. --platform is required.
    #[arg(long)]
    pub(super) equivalent: bool,
    /// Variable or predicate that must be equal at the end; may be given several times
    ///
    /// The default is all variables and predicates of both kernels whose last access is a write in
    /// one of them.
    #[arg(long, value_name = "NAME", value_delimiter = ',', requires = "equivalent")]
    output: Vec<String>,
    /// Bits of the control register %cr0 at the start: rounding mode and denormal numbers
    #[arg(long, value_name = "BITS", value_parser = parse_bits, default_value = "0", requires = "equivalent")]
    control: u32,
    /// Time for each question to the solver
    #[arg(long, value_name = "SECONDS", default_value_t = 60, requires = "equivalent")]
    solver_timeout: u32,
    /// Write programs that show the difference to this folder: before.visaasm and after.visaasm
    #[arg(long, value_name = "DIR", requires = "equivalent")]
    counterexample: Option<PathBuf>,
}

/// Parses a number of 32 bits.
fn parse_bits(text: &str) -> Result<u32, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| "expected a number of 32 bits, such as 0x4c0".to_owned())
}

/// Both programs, with what is the same in them.
pub(super) struct Pair<'p> {
    pub(super) before: &'p Program,
    pub(super) after: &'p Program,
    pub(super) diff: &'p ModuleDiff,
}

/// Compares the kernels of two programs, and prints the verdicts.
pub(super) fn run(
    arguments: &EquivalentArgs,
    pair: &Pair<'_>,
    platform: Option<Platform>,
    format: Option<OutputFormat>,
    context: &mut Context<'_>,
) -> Result<ExitStatus, Failure> {
    let platform = platform.ok_or_else(|| Failure::Usage("`--equivalent` requires `--platform NAME`".to_owned()))?;
    let settings = Settings { platform, control: arguments.control };
    let mut solver = Solver::find(Duration::from_secs(u64::from(arguments.solver_timeout))).map_err(explain)?;
    let mut status = ExitStatus::Success;
    for (program, list, word) in [(pair.before, &pair.diff.removed, "A"), (pair.after, &pair.diff.added, "B")] {
        for index in list {
            status = ExitStatus::Findings;
            let name = kernel_name(&program.module, *index);
            match format {
                Some(OutputFormat::Human) => writeln!(context.out, "kernel `{name}`: only in {word}")?,
                Some(OutputFormat::Json) => {
                    writeln!(context.out, "{}", json!({ "kernel": name, "verdict": "different", "only": word }))?;
                }
                None => {}
            }
        }
    }
    for object in &pair.diff.objects {
        if !matches!(pair.before.module.objects[object.before].kind, KindBuf::Kernel { .. }) {
            continue;
        }
        let sides = [(pair.before, object.before), (pair.after, object.after)];
        let [before, after] =
            sides.map(|(program, object)| openvisa_prove::Program { module: &program.module, object });
        let verdict = compare(before, after, &arguments.output, settings, &mut solver).map_err(explain)?;
        let name = kernel_name(&pair.before.module, object.before);
        match format {
            Some(OutputFormat::Human) => {
                writeln!(context.out, "kernel `{name}`: {}", describe(&verdict, solver.kind().program()))?;
            }
            Some(OutputFormat::Json) => writeln!(context.out, "{}", json_line(&name, &verdict))?,
            None => {}
        }
        status = match (&verdict, status) {
            (Verdict::Equivalent(_), status) => status,
            (Verdict::Different(_), ExitStatus::Success) => ExitStatus::Findings,
            (Verdict::Different(_), status) => status,
            _ => ExitStatus::Error,
        };
        if let (Verdict::Different(found), Some(folder)) = (&verdict, &arguments.counterexample) {
            let lines = write_programs(found, [before, after], settings, folder)?;
            if format == Some(OutputFormat::Human) {
                writeln!(context.out, "{lines}")?;
            }
            break;
        }
    }
    Ok(status)
}

/// Returns the failure of a command without a solver.
fn explain(error: SolverError) -> Failure {
    match error {
        SolverError::Missing => Failure::Unreadable(format!("{error}; for example, `apt install z3` installs one")),
        _ => Failure::Unreadable(error.to_string()),
    }
}

fn kernel_name(module: &ModuleBuf, object: usize) -> String {
    openvisa::module::Text::new(&module.objects[object].name).to_string()
}

/// Describes a verdict for people.
fn describe(verdict: &Verdict, solver: &str) -> String {
    match verdict {
        Verdict::Equivalent(Proof { outputs, same, solved }) => format!(
            "equivalent: {} ({}: {same} with the same formula, {solved} proved by {solver})",
            outputs.join(", "),
            counted(same + solved, "element")
        ),
        Verdict::Different(found) => {
            let Counterexample { inputs, output, data_type, element, values: [before, after] } = &**found;
            let [old, new] = [before, after].map(|bits| show(*bits, *data_type));
            let mut text = format!("different: element {element} of `{output}` is {old} in A, {new} in B");
            text += if inputs.is_empty() { ", if all inputs are 0" } else { ", if" };
            for VariableBits { name, data_type, elements } in inputs {
                let set = elements.iter().enumerate().filter(|(_, bits)| **bits != 0);
                let set: Vec<String> =
                    set.map(|(element, bits)| format!("[{element}] = {}", show(*bits, *data_type))).collect();
                text += &format!("\n  {name}{}", set.join(&format!("\n  {name}")));
            }
            text
        }
        Verdict::Unknown(reason) => format!("unknown: {}", describe_reason(reason)),
        _ => format!("unknown: {verdict:?}"),
    }
}

fn describe_reason(reason: &UnknownReason) -> String {
    match reason {
        UnknownReason::Obstacle(side, obstacle) => {
            format!("in {}, {obstacle}", if *side == Side::Before { "A" } else { "B" })
        }
        UnknownReason::NoOutput => "no variable that both declare is an output; name one with --output".to_owned(),
        UnknownReason::Declaration(name) => format!("A and B do not both declare `{name}`, with one type and size"),
        UnknownReason::Time(name, element) => {
            format!("the solver has not found out in time whether element {element} of `{name}` can differ")
        }
        UnknownReason::Unconfirmed(name, element) => format!(
            "the solver has found values for which element {element} of `{name}` differs, but the simulator has not"
        ),
        _ => format!("{reason:?}"),
    }
}

/// Returns the bits of an element, and the number that they stand for.
fn show(bits: u64, data_type: openvisa::isa::DataType) -> String {
    format!("{bits:#x} ({})", format_element(bits, data_type))
}

/// Returns a verdict as JSON.
fn json_line(kernel: &str, verdict: &Verdict) -> Value {
    match verdict {
        Verdict::Equivalent(Proof { outputs, same, solved }) => {
            json!({ "kernel": kernel, "verdict": "equivalent", "outputs": outputs, "same": same, "solved": solved })
        }
        Verdict::Different(found) => {
            let inputs: serde_json::Map<String, Value> =
                found.inputs.iter().map(|input| (input.name.clone(), json!(input.elements))).collect();
            json!({
                "kernel": kernel, "verdict": "different", "output": found.output, "element": found.element,
                "before": found.values[0], "after": found.values[1], "inputs": inputs,
            })
        }
        Verdict::Unknown(reason) => {
            json!({ "kernel": kernel, "verdict": "unknown", "reason": describe_reason(reason) })
        }
        _ => json!({ "kernel": kernel, "verdict": "unknown" }),
    }
}

/// Writes the programs that show a difference. Returns the commands that run them.
fn write_programs(
    found: &Counterexample,
    programs: [openvisa_prove::Program<'_>; 2],
    settings: Settings,
    folder: &Path,
) -> Result<String, Failure> {
    let refused = |what: &dyn std::fmt::Display| Failure::Unreadable(format!("`{}`: {what}", folder.display()));
    std::fs::create_dir_all(folder).map_err(|error| refused(&error))?;
    let mut lines = Vec::new();
    for (program, name) in programs.into_iter().zip(["before.visaasm", "after.visaasm"]) {
        let module = found.reproduction(program, settings).map_err(|error| refused(&error))?;
        let options =
            PrintOptions { platform: Some(settings.platform), naming: Naming::Declared, ..PrintOptions::default() };
        let path = folder.join(name);
        write_file(&path, print(&module, &options).text.as_bytes()).map_err(|error| refused(&error))?;
        let channels = module
            .to_bytes()
            .ok()
            .and_then(|bytes| {
                let module = openvisa::Module::open(&bytes).ok()?;
                let kernel = module.kernels().next()?.ok()?;
                KernelInfo::of(&kernel).ok().map(|info| info.simd_size)
            })
            .filter(|channels| *channels > 0)
            .unwrap_or(32);
        let platform = settings.platform;
        lines.push(format!(
            "  visa run {} --platform {platform} --global {channels} --local {channels} --trace 0",
            path.display()
        ));
    }
    Ok(lines.join("\n"))
}
