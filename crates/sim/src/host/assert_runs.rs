//! An assertion for tests of programs that build kernels.

use crate::binding::kernel_info::KernelInfo;
use crate::checks::{Check, Checker};
use crate::compile::Program;
use crate::host::launch_file::LaunchFile;
use crate::schedule::launch::Bound;
use crate::schedule::launch_runner::Options;
use openvisa::isa::Platform;
use openvisa::{Module, ModuleBuf};
use std::error::Error;
use std::path::Path;

/// Runs kernels with the arguments of a launch file, and compares the buffers with what the launch
/// file expects of them. All checks are on: a data race, for example, is a failure as well.
///
/// `launch` is the text of a launch file. `docs/testing-kernels.md` describes its form. Paths in it
/// are relative to the current folder, and its outputs are not written.
///
/// # Panics
/// If the launch file cannot be used or expects nothing, the kernels cannot be loaded or end in an
/// error, a check finds something, or a buffer is not as expected.
///
/// # Examples
///
/// ```
/// use openvisa::isa::Platform;
/// use openvisa::text::{ParseOptions, parse};
/// use openvisa_sim::assert_runs;
///
/// let text = r#".version 4.1
/// .kernel "store"
/// .decl to v_type=G type=uq num_elts=1 align=qword
/// .decl value v_type=G type=ud num_elts=1 align=dword
/// .input to offset=64 size=8
/// .input value offset=72 size=4
/// .kernel_attr SimdSize=16
/// .function "main"
/// main:
///     lsc_store.ugm (M1_NM, 1) flat[to]:a64 value:d32
///     ret (M1, 1)
/// "#;
/// let module = parse(text, &ParseOptions::default()).module;
/// let launch = r#"{"kernel": "store", "global_size": 16, "args": [
///     {"values": [0, 0], "type": "uint", "expect": [7, 0]}, {"scalar": "uint", "value": 7}]}"#;
/// assert_runs(&module, Platform::Xe2, launch);
/// ```
#[track_caller]
pub fn assert_runs(module: &ModuleBuf, platform: Platform, launch: &str) {
    match find_mistakes(module, platform, launch) {
        Ok(mistakes) => assert!(mistakes.is_empty(), "{}", mistakes.join("\n")),
        Err(error) => panic!("{error}"),
    }
}

/// Runs kernels with a launch file. Returns what checks found, and which buffers are not as
/// expected.
fn find_mistakes(module: &ModuleBuf, platform: Platform, launch: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let code = module.to_bytes()?;
    let program = Program::load(&[Module::open(&code)?], platform)?;
    let module = Module::open(&code)?;
    let mut launch = LaunchFile::parse(launch)?;
    if !launch.has_expectations() {
        return Err("the launch file expects nothing: give a buffer `\"expect\"`".into());
    }
    let mut kernels = Vec::new();
    for index in 0..launch.launches.len() {
        let name = &launch.launches[index].kernel;
        let kernel = module.named(name).ok_or_else(|| format!("there is no kernel `{name}`"))??;
        kernels.push(KernelInfo::with_roles(&kernel, &launch.launches[index].inputs)?);
        launch.resolve(index, &kernels[index])?;
    }
    let prepared = launch.prepare(Path::new("."), LaunchFile::DEFAULT_MAX_BYTES)?;
    let checker = Checker::new(Check::ALL).ok_or("there are no checks")?;
    for (one, kernel) in prepared.launches.iter().zip(&kernels) {
        one.check_types(kernel)?;
        let bound = Bound::new(&program, kernel, &prepared.memory, &one.arguments, one.sizes)?;
        bound.run(&program, Options { strict: true, checker: Some(&checker), ..Options::default() })?;
    }
    let findings = checker.findings().iter().map(ToString::to_string).collect::<Vec<_>>();
    let differing = prepared.compare_outputs().into_iter().filter(|output| !output.comparison.is_equal());
    Ok(findings.into_iter().chain(differing.map(|o| format!("{}: {}", o.argument, o.comparison))).collect())
}
