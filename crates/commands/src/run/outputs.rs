//! The outputs of a launch file: below one folder, and never over an input.

use super::super::files::{self, OutputPlan, path_below};
use openvisa_cli_support::{Context, Failure};
use openvisa_sim::{LaunchFile, Prepared};
use serde_json::json;
use std::path::Path;

/// The files that a run reads and writes.
pub(super) struct Outputs<'a> {
    launch: &'a LaunchFile,
    /// The folder of the launch file, which its paths are relative to.
    folder: &'a Path,
    /// The folder that outputs are written below.
    out: &'a Path,
    /// Whether the user named that folder.
    is_named: bool,
}

impl<'a> Outputs<'a> {
    /// Returns the files of a run. Outputs go below `out`, or else below the folder with the launch
    /// file.
    pub(super) fn new(launch: &'a LaunchFile, folder: &'a Path, out: Option<&'a Path>) -> Self {
        Self { launch, folder, out: out.unwrap_or(folder), is_named: out.is_some() }
    }

    /// Adds the arrays of the launch file to the plan of a run that has its other inputs, and
    /// returns everything that is wrong with the outputs.
    pub(super) fn check(&self, mut plan: OutputPlan) -> Vec<String> {
        for (place, file) in self.launch.files() {
            match file.is_output {
                true => plan.write_below(self.out, file.path, place),
                false => plan.read_path(&self.folder.join(file.path)),
            }
        }
        let help = if self.is_named { "" } else { "; `--out DIR` names another folder for outputs" };
        plan.refusals().into_iter().map(|refusal| format!("{refusal}{help}")).collect()
    }

    /// Writes the contents of buffers to their files, each once it is complete.
    pub(super) fn write(&self, context: &mut Context<'_>, prepared: &Prepared) -> Result<(), Failure> {
        for output in &prepared.outputs {
            let Some(path) = &output.path else { continue };
            let path = path_below(self.out, path);
            let path = path.map_err(|what| Failure::Unreadable(format!("{}.output: {what}", output.argument)))?;
            files::write(context, Some(path.as_os_str()), &output.array(&prepared.memory).to_bytes())?;
        }
        Ok(())
    }
}

/// Number of elements of an output that are printed if the user names no number.
const HEAD_ELEMENTS: usize = 8;

/// Prints the first elements of each output, for people. For example, `y: float[2] = 1.5, 2`.
pub(super) fn show_heads(context: &mut Context<'_>, prepared: &Prepared) -> Result<(), Failure> {
    for output in &prepared.outputs {
        let array = output.array(&prepared.memory);
        let name = output.argument.strip_prefix("args.").unwrap_or(&output.argument);
        let head = array.head(HEAD_ELEMENTS).map_or_else(|| "...".to_owned(), |head| head.join(", "));
        let more = if array.element_count() > HEAD_ELEMENTS { ", ..." } else { "" };
        writeln!(context.out, "{name}: {} = {head}{more}", array.describe_type())?;
    }
    Ok(())
}

/// Compares the outputs with what the launch file expects. Returns a line for each output that
/// differs.
pub(super) fn compare(prepared: &Prepared) -> Vec<String> {
    let compared = prepared.compare_outputs();
    let differing = compared.iter().filter(|output| !output.comparison.is_equal());
    differing.map(|output| format!("{}: {}", output.argument, output.comparison)).collect()
}

/// Prints the first elements of each output, as one JSON object a line.
pub(super) fn show(context: &mut Context<'_>, prepared: &Prepared, count: usize) -> Result<(), Failure> {
    for output in &prepared.outputs {
        let array = output.array(&prepared.memory);
        // Structures have no numbers, and no name in OpenCL C.
        let (values, data_type) = (array.first_values(count), array.type_name().unwrap_or(&array.descr));
        let shown = json!({
            "argument": output.argument,
            "output": output.path,
            "type": data_type,
            "shape": array.shape,
            "values": values,
        });
        writeln!(context.out, "{shown}")?;
    }
    Ok(())
}
