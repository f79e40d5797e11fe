//! `visa exec`: runs a host program on the OpenCL driver of the project.

use super::run::RunCheck;
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_sim::Check;
use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::ffi::OsString;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Run a host program on the OpenCL driver
///
/// Runs PROGRAM, which uses OpenCL, on a simulated GPU. The program needs no change: its OpenCL
/// loader finds the driver by the environment variables that this command sets.
/// docs/opencl-driver.md says what the driver supports.
///
/// Kernels are compiled with the vendor's offline compiler, `ocloc`.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa exec -- clinfo
  visa exec --device pvc -- python3 program.py
  visa exec --report kernels.json -- ./tests --quick
  visa exec --check races,uninitialized -- ./program

Exit status: 0 success, 2 wrong usage, or a program or driver that cannot be run; otherwise, that of PROGRAM"
)]
pub(super) struct ExecArgs {
    /// Program, and its arguments
    #[arg(value_name = "PROGRAM", required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    program: Vec<OsString>,
    /// Simulated device: skl, icllp, tgllp, dg2, pvc, bmg, lnl or ptl (default: dg2)
    #[arg(long, value_name = "NAME")]
    device: Option<OsString>,
    /// Write to this file which kernels ran, as JSON
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Fail where a GPU goes on without an error, like `visa run --strict`
    #[arg(long)]
    strict: bool,
    /// Check kernels for mistakes, like `visa run --check`
    #[arg(long, value_name = "CHECK", value_parser = RunCheck::parser(), value_delimiter = ',')]
    check: Vec<RunCheck>,
    /// Print each launch to standard error, with its arguments and what it did
    #[arg(long)]
    trace: bool,
    /// Library of the driver (default: the one beside this command, or in ../lib)
    #[arg(long, value_name = "FILE")]
    driver: Option<PathBuf>,
}

/// Executes `visa exec`.
pub(super) fn run(args: &ExecArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let driver = find_driver(args.driver.as_deref())?;
    let Some((program, arguments)) = args.program.split_first() else {
        return Err(Failure::Usage("a program is required".to_owned()));
    };
    let mut command = Command::new(program);
    // One loader reads the first variable as the path of a library, the other one the second.
    command.args(arguments).env("OCL_ICD_VENDORS", &driver).env("OCL_ICD_FILENAMES", &driver);
    if let Some(device) = &args.device {
        command.env("OPENVISA_DEVICE", device);
    }
    if let Some(report) = &args.report {
        let path = std::path::absolute(report).map_err(|error| unusable(report, error))?;
        command.env("OPENVISA_REPORT", path);
    }
    if args.strict {
        command.env("OPENVISA_STRICT", "1");
    }
    if !args.check.is_empty() {
        let names: Vec<_> = args.check.iter().flat_map(RunCheck::checks).map(Check::name).collect();
        command.env("OPENVISA_CHECK", names.join(","));
    }
    if args.trace {
        command.env("OPENVISA_TRACE", "1");
    }
    context.out.flush()?;
    execute(command).map_err(|error| unusable(Path::new(program), error))
}

fn unusable(path: &Path, what: impl std::fmt::Display) -> Failure {
    Failure::Unreadable(format!("`{}`: {what}", path.display()))
}

/// Replaces this process by the program, so that signals and the exit status are those of the
/// program.
#[cfg(unix)]
fn execute(mut command: Command) -> std::io::Result<ExitStatus> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

/// Runs the program and waits for its end.
#[cfg(not(unix))]
fn execute(mut command: Command) -> std::io::Result<ExitStatus> {
    Ok(if command.status()?.success() { ExitStatus::Success } else { ExitStatus::Findings })
}

/// The beginnings of libraries: ELF, Mach-O and PE files.
const LIBRARY_BEGINNINGS: [&[u8]; 4] = [b"\x7fELF", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"MZ"];

/// The function by which loaders of OpenCL ask a driver for the others.
const LOADER_FUNCTION: &[u8] = b"clGetExtensionFunctionAddress";

/// Maximum size of a driver in bytes: 1 GiB.
const MAX_DRIVER_BYTES: u64 = 1 << 30;

/// Checks that a file is an OpenCL driver. Loaders say nothing about one that is none, so the
/// program would just find no platform.
fn check_driver(path: &Path) -> std::io::Result<()> {
    let wrong = |what: &str| Err(std::io::Error::other(what));
    if !path.metadata()?.is_file() {
        return wrong("expected the library of an OpenCL driver, found something that is no file");
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_DRIVER_BYTES).read_to_end(&mut bytes)?;
    if !LIBRARY_BEGINNINGS.iter().any(|beginning| bytes.starts_with(beginning)) {
        return wrong("expected the library of an OpenCL driver, found a file that is no library");
    }
    if !bytes.windows(LOADER_FUNCTION.len()).any(|window| window == LOADER_FUNCTION) {
        return wrong(
            "expected the library of an OpenCL driver, found a library without `clGetExtensionFunctionAddress`",
        );
    }
    Ok(())
}

/// Returns the absolute path of the driver.
fn find_driver(given: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(path) = given {
        let found = path.canonicalize().map_err(|error| unusable(path, error))?;
        return check_driver(&found).map(|()| found).map_err(|error| unusable(path, error));
    }
    let name = format!("{DLL_PREFIX}openvisa_ocl{DLL_SUFFIX}");
    let command = std::env::current_exe().and_then(|path| path.canonicalize()).unwrap_or_default();
    let folder = command.parent().unwrap_or(Path::new(""));
    let places = [folder.join(&name), folder.join("../lib").join(&name)];
    let found = places.iter().find_map(|path| path.canonicalize().ok());
    found.ok_or_else(|| {
        let folder = folder.display();
        Failure::Unreadable(format!(
            "there is no driver `{name}` in `{folder}` or `{folder}/../lib`; name one with `--driver`"
        ))
    })
}
