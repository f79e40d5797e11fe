//! Project tasks: `cargo xtask COMMAND`. Thin: the work is in `openvisa-codegen`, and here is only where things are.

mod build_time;
mod oracle;

use openvisa_codegen::cli;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

const HELP: &str = "\
usage: cargo xtask COMMAND ...

  gen [--check]      regenerate generated/, bindings/ and src/builder/methods.rs from specs/, or tell
                     whether they are stale
  gen --watch        do so whenever specs/ changes, and show what the edit changes
  new NAME ...       begin the page of an instruction (--like OTHER --title WORDS)
  check [OPTIONS]    check specs/ as strictly as CI does
  json [--schema]    print specs/ as JSON, or the schema of that
  diff OLD NEW ...   compare two specifications (--errata: against specs/errata.md)
  explain CODE       explain a rule
  oracle text        give our assembler text to the vendor's finalizer, where it is installed
  oracle lines       the same for instructions that no text of the corpus has
  oracle run         run what the vendor's compiler makes of kernels, and compare with two implementations of OpenCL
  trace FILE:LINE    what is generated from a line of the specification, or where a generated line comes from
  coverage [--json]  tell which instructions have semantics, and which tests meet them
  site [--out DIR]   make web pages of specs/ (default: target/site), with the command compiled for its playground
  render ...         fill a template with what specs/ says
  bench build [N]    measure compiling what is generated, the fastest of so many rounds, and count its lines
  bench codegen      measure the generator beside its libraries, in a release build
  bench decode       measure decoding, encoding, validating and opening beside iced-x86 and wasmparser
                     (--callgrind: count machine instructions too; --wasm FILE: what wasmparser reads)
  bench run          measure running kernels beside plain C, pocl, wasmi and oclgrind
  bench text         measure reading, printing and formatting text beside iced-x86, wat, wasmprinter and llvm-mc

`cargo run -p openvisa-codegen -- help COMMAND` says more about each.
";

fn main() -> ExitCode {
    let mut args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let command = args.first().and_then(|a| a.to_str()).unwrap_or("").to_owned();
    // Whether nothing is left out of what the task makes.
    let mut whole = true;
    match command.as_str() {
        "gen" => {
            at_root();
            args.splice(1..1, ["--bindings", "bindings", "--builder", "src/builder"].map(OsString::from));
        }
        "explain" | "new" | "render" | "trace" => at_root(),
        "check" => {
            at_root();
            args.splice(1..1, ["specs".into(), "--deny-warnings".into()]);
        }
        "json" => {
            at_root();
            args.insert(1, "specs".into());
        }
        "site" => {
            at_root();
            whole = complete_site(&mut args);
        }
        "diff" => {}
        "oracle" => {
            at_root();
            return oracle::run(&args[1..]);
        }
        "coverage" => return coverage(&args[1..]),
        "bench" => return bench(args.get(1).and_then(|a| a.to_str()), &args[2.min(args.len())..]),
        "" | "help" | "-h" | "--help" => {
            print!("{HELP}");
            return if command.is_empty() { ExitCode::from(cli::USAGE) } else { ExitCode::SUCCESS };
        }
        other => {
            eprintln!("error: there is no task `{other}`\n\n{HELP}");
            return ExitCode::from(cli::USAGE);
        }
    }
    let status = cli::PROGRAM.run_here(args, None);
    ExitCode::from(if whole { status } else { status.max(cli::FINDINGS) })
}

/// What tells which instructions have semantics, and which tests meet them: an example of the library, which knows it, while this program
/// stands on the generator alone.
fn coverage_command() -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--package", "openvisa", "--features", "exec,text", "--example", "coverage", "--"]);
    command
}

fn coverage(rest: &[OsString]) -> ExitCode {
    at_root();
    match coverage_command().args(rest).status() {
        Ok(status) => ExitCode::from(if status.success() { cli::FINE } else { cli::FINDINGS }),
        Err(error) => {
            eprintln!("error: cargo cannot be run: {error}");
            ExitCode::from(cli::USAGE)
        }
    }
}

/// Adds to the arguments of `site` what is made outside of the generator. False: some of it cannot be made, as in the middle of a change of
/// the specification; the site is made without it.
fn complete_site(args: &mut Vec<OsString>) -> bool {
    args.insert(1, "specs".into());
    args.splice(2..2, older_versions());
    let covered = covered();
    if covered.is_none() {
        eprintln!("warning: the page about coverage lacks semantics and tests: `cargo xtask coverage` fails");
    }
    args.extend(covered.iter().flat_map(|path| ["--coverage".into(), path.clone()]));
    let playground = playground();
    if playground.is_err() {
        eprintln!("warning: the site lacks its playground: the command `visa` does not compile for {PAGE}");
    }
    args.extend(playground.iter().flatten().flat_map(|module| ["--playground".into(), module.clone()]));
    covered.is_some() && playground.is_ok()
}

/// The file that says what is known of semantics and tests; `None` if that cannot be found out.
fn covered() -> Option<OsString> {
    let output = coverage_command().arg("--json").stderr(std::process::Stdio::inherit()).output().ok()?;
    let path = "target/coverage.json";
    (output.status.success() && std::fs::write(path, &output.stdout).is_ok()).then(|| path.into())
}

/// Runs a benchmark: cargo builds it in the release profile.
fn bench(name: Option<&str>, rest: &[OsString]) -> ExitCode {
    // Benchmarks with peers are a workspace of their own, so that the peers are compiled for nothing else.
    const BESIDE: [&str; 4] = ["run", "--release", "--manifest-path=benches/Cargo.toml", "--target-dir=target/benches"];
    at_root();
    let what: Vec<&str> = match name {
        Some("build") => return build_time::run(rest),
        Some("codegen") => vec!["bench", "--package", "openvisa-codegen", "--bench", "pipeline", "--"],
        Some("decode") => [&BESIDE[..], &["--bin=decode", "--"]].concat(),
        Some("run") => [&BESIDE[..], &["--bin=run", "--"]].concat(),
        Some("text") => [&BESIDE[..], &["--bin=text", "--"]].concat(),
        _ => {
            eprintln!("error: `cargo xtask bench` measures one of: build, codegen, decode, run, text");
            return ExitCode::from(cli::USAGE);
        }
    };
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).args(what).args(rest).status();
    match status {
        Ok(status) => ExitCode::from(if status.success() { cli::FINE } else { cli::FINDINGS }),
        Err(error) => {
            eprintln!("error: cargo cannot be run: {error}");
            ExitCode::from(cli::USAGE)
        }
    }
}

/// The platform that the command is compiled for to run in a page.
const PAGE: &str = "wasm32-wasip1";

/// The command does not compile.
struct Uncompiled;

/// Compiles the command `visa` to WebAssembly, for the playground; `None` where the libraries for that are not installed, which the page
/// then says.
fn playground() -> Result<Option<OsString>, Uncompiled> {
    let libraries = Command::new("rustc").args(["--print", "target-libdir", "--target", PAGE]).output();
    let installed = |folder: &[u8]| Path::new(String::from_utf8_lossy(folder).trim()).is_dir();
    if !libraries.is_ok_and(|output| installed(&output.stdout)) {
        eprintln!("without a playground: `rustup target add {PAGE}` gets what it needs");
        return Ok(None);
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["build", "--package", "openvisa", "--bin", "visa", "--no-default-features", "--features", "cli"];
    let arguments = arguments.iter().chain(&["--target", PAGE, "--profile", "playground"]);
    let built = Command::new(cargo).args(arguments).status().is_ok_and(|status| status.success());
    let folder = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let module = Path::new(&folder).join(PAGE).join("playground/visa.wasm").into_os_string();
    if built { Ok(Some(module)) } else { Err(Uncompiled) }
}

/// The vendor's documents to compare with, oldest first, where they lie beside the project.
fn older_versions() -> Vec<OsString> {
    let folders = std::fs::read_dir("../shared/upstream").into_iter().flatten().flatten().map(|entry| entry.path());
    let mut folders: Vec<_> = folders.filter(|path| path.join("instructions").is_dir()).collect();
    folders.sort();
    folders.into_iter().flat_map(|path| ["--against".into(), path.into_os_string()]).collect()
}

/// Goes to the root of the workspace, so that these tasks work from any folder of it.
fn at_root() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    if let Err(error) = std::env::set_current_dir(root) {
        eprintln!("warning: {}: {error}", root.display());
    }
}
