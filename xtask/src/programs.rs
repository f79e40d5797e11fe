//! `cargo xtask programs`: runs programs that nobody here wrote on the OpenCL driver.
//!
//! For each program of the [`table`], this installs it by the client of its registry, runs its
//! judge `tests/programs/judge_NAME.py` on each device, and keeps what the judge prints. For
//! example, `cargo xtask programs openmm --device skl` writes
//! `target/programs/results/openmm.skl.json`. The page `docs/programs.md` is made of all files of
//! that folder.

mod page;
mod table;

use crate::cargo;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted, did_you_mean, nearest, write_file};
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use table::{POCL, PROGRAMS, Program};

/// Where everything is installed and kept.
const FOLDER: &str = "target/programs";

/// Where the judges are.
const JUDGES: &str = "tests/programs";

/// The page that is made of the results.
const PAGE: &str = "docs/programs.md";

/// Exit status of `timeout` if it ended the program.
const TIMED_OUT: i32 = 124;

/// The arguments of `programs`.
#[derive(Debug, clap::Args)]
pub(crate) struct ProgramsArgs {
    /// Programs to run (default: all)
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// Devices to run them on, with commas between them; `pocl` is the implementation of that name
    #[arg(long, value_name = "DEVICE", value_delimiter = ',')]
    device: Vec<String>,
    /// Run only what continuous integration runs
    #[arg(long, conflicts_with = "names")]
    quick: bool,
    /// List the programs
    #[arg(long)]
    list: bool,
    /// Install missing Debian packages
    #[arg(long)]
    install: bool,
    /// Library of the driver (default: compile it in the release profile)
    #[arg(long, value_name = "FILE")]
    driver: Option<PathBuf>,
    /// Write docs/programs.md from the results of all runs. Without names, nothing is run
    #[arg(long)]
    write: bool,
}

/// Runs programs, prints how many comparisons passed, and returns [`ExitStatus::Findings`] if one
/// failed for no known reason. With `--list` and `--write`, runs only what is named.
pub(crate) fn run_programs(args: &ProgramsArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let programs = selected(args)?;
    if args.list {
        for program in programs {
            let devices = program.devices.join(",");
            writeln!(context.out, "{:12} {devices:20} {}", program.name, program.compared)?;
        }
        return Ok(ExitStatus::Success);
    }
    let mut status = ExitStatus::Success;
    if !args.write || !args.names.is_empty() {
        let driver = find_driver(args.driver.as_deref())?;
        fs::create_dir_all(format!("{FOLDER}/results")).map_err(|error| unusable(FOLDER, error))?;
        for program in programs {
            for device in devices_of(program, args) {
                let result = run_on(program, device, &driver, args.install);
                let file = format!("{FOLDER}/results/{}.{device}.json", program.name);
                let text = serde_json::to_string_pretty(&result).unwrap_or_default();
                write_file(Path::new(&file), text.as_bytes()).map_err(|error| unusable(&file, error))?;
                let row = page::Row::new(program, device, &result);
                writeln!(context.out, "{row}")?;
                context.out.flush()?;
                if row.has_unexplained_failure() {
                    status = ExitStatus::Findings;
                }
            }
        }
    }
    if args.write {
        let results = read_results()?;
        write_file(Path::new(PAGE), page::page(&results).as_bytes()).map_err(|error| unusable(PAGE, error))?;
        writeln!(context.err, "{PAGE}: {}", counted(results.len(), "row"))?;
    }
    Ok(status)
}

fn unusable(path: impl AsRef<Path>, error: impl std::fmt::Display) -> Failure {
    Failure::Unreadable(format!("{}: {error}", path.as_ref().display()))
}

/// Returns the programs that the arguments name, in the order of the table.
fn selected(args: &ProgramsArgs) -> Result<Vec<&'static Program>, Failure> {
    let names = || PROGRAMS.iter().map(|program| program.name);
    if let Some(wrong) = args.names.iter().find(|&name| !names().any(|known| known == name)) {
        let message = format!("there is no program `{wrong}`; `cargo xtask programs --list` lists them");
        return Err(Failure::Usage(did_you_mean(message, nearest(wrong, names()))));
    }
    let is_selected = |program: &&Program| match args.names.as_slice() {
        [] => program.quick || !args.quick,
        names => names.iter().any(|name| name == program.name),
    };
    Ok(PROGRAMS.iter().filter(is_selected).collect())
}

/// Returns the devices to run a program on.
fn devices_of<'a>(program: &Program, args: &'a ProgramsArgs) -> Vec<&'a str> {
    if args.device.is_empty() {
        return program.devices.to_vec();
    }
    args.device.iter().map(String::as_str).collect()
}

/// Returns the results of all runs, in the order of the table.
fn read_results() -> Result<Vec<(&'static Program, String, Value)>, Failure> {
    let mut results = Vec::new();
    let folder = format!("{FOLDER}/results");
    let entries = fs::read_dir(&folder).map_err(|error| unusable(&folder, error))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for program in PROGRAMS {
        for path in &paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let Some((of, device)) = name.strip_suffix(".json").and_then(|stem| stem.rsplit_once('.')) else {
                continue;
            };
            if of == program.name {
                let text = fs::read(path).map_err(|error| unusable(path, error))?;
                let result = serde_json::from_slice(&text).map_err(|error| unusable(path, error))?;
                results.push((program, device.to_owned(), result));
            }
        }
    }
    Ok(results)
}

/// Returns the absolute path of the driver, which is compiled if none is given.
fn find_driver(given: Option<&Path>) -> Result<PathBuf, Failure> {
    let path = match given {
        Some(path) => path.to_owned(),
        None => {
            let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "crates/ocl/target".into(), PathBuf::from);
            let mut build = cargo::command();
            build.args(["build", "--release", "--locked", "--manifest-path", "crates/ocl/Cargo.toml", "--target-dir"]);
            let status = build.arg(&folder).status().map_err(|error| unusable("cargo", error))?;
            if !status.success() {
                return Err(Failure::Unreadable("the driver does not compile".to_owned()));
            }
            folder.join("release/libopenvisa_ocl.so")
        }
    };
    path.canonicalize().map_err(|error| unusable(&path, error))
}

/// Installs a program and runs its judge on a device. Returns what is kept of the run: an object
/// with `version`, `cases`, `seconds` of processor time, `compiled` if kernels were compiled in
/// this time, and `ended` if the run did not come to its end.
fn run_on(program: &Program, device: &str, driver: &Path, install: bool) -> Value {
    let prepared = install_commands(program, install).and_then(|()| install_packages(program));
    let python = match prepared {
        Ok(python) => python,
        Err(reason) => return json!({ "cases": [], "ended": reason }),
    };
    let cache = format!("{FOLDER}/cache/{}", program.name);
    let before = count_files(Path::new(&cache));
    let (mut cases, mut seconds) = (Vec::new(), Value::Null);
    let ended = judge(program, device, driver, &python, |line| {
        if line.get("case").is_some() {
            cases.push(line);
        } else if let Some(time) = line.get("seconds") {
            seconds = time.clone();
        }
    });
    json!({
        "version": version_of(program, &python),
        "cases": cases,
        "seconds": seconds,
        "compiled": count_files(Path::new(&cache)) > before,
        "ended": ended.err(),
    })
}

/// Returns the number of files below a folder.
fn count_files(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| if entry.path().is_dir() { count_files(&entry.path()) } else { 1 }).sum()
}

/// Makes sure that the commands of a program can be run. Returns what is missing.
fn install_commands(program: &Program, install: bool) -> Result<(), String> {
    for (command, package) in program.commands {
        let path = std::env::var_os("PATH").unwrap_or_default();
        if std::env::split_paths(&path).any(|folder| folder.join(command).is_file()) {
            continue;
        }
        if !install {
            return Err(format!("cannot be installed: `{command}` of the Debian package `{package}` is missing"));
        }
        finish(Command::new("apt-get").args(["install", "-y", package]))?;
    }
    Ok(())
}

/// Installs the packages of a program in an environment of its own, unless that was done. Returns
/// the path of its interpreter.
fn install_packages(program: &Program) -> Result<PathBuf, String> {
    let folder = std::path::absolute(format!("{FOLDER}/venv/{}", program.name)).map_err(|error| error.to_string())?;
    let (python, done) = (folder.join("bin/python"), folder.join("packages.txt"));
    let packages = program.packages.join(" ");
    if fs::read_to_string(&done).is_ok_and(|installed| installed == packages) {
        return Ok(python);
    }
    finish(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    if !program.packages.is_empty() {
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]);
        finish(pip.args(program.packages))?;
    }
    fs::write(&done, packages).map_err(|error| error.to_string())?;
    Ok(python)
}

/// Runs a command to its end. An error is the last line that it printed.
fn finish(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdout(Stdio::null()).output().map_err(|error| format!("cannot run `{name}`: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(format!("cannot be installed: {}", last_line(&text)))
}

fn last_line(text: &str) -> &str {
    text.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("there is no message").trim()
}

/// Returns the version of the package that a program consists of.
fn version_of(program: &Program, python: &Path) -> Value {
    let output = match (program.commands, program.packages) {
        ([(_, package), ..], _) => Command::new("dpkg-query").args(["-W", "-f=${Version}", package]).output(),
        (_, [package, ..]) => {
            let name = package.split(['=', '<', '>', '[']).next().unwrap_or(package);
            let code = format!("import importlib.metadata as m; print(m.version({name:?}))");
            Command::new(python).args(["-c", &code]).output()
        }
        _ => return Value::Null,
    };
    output.map_or(Value::Null, |output| String::from_utf8_lossy(&output.stdout).trim().into())
}

/// Runs the judge of a program, and gives each line of JSON that it prints to `take`. Fails if the
/// judge does not come to its end.
fn judge(program: &Program, device: &str, driver: &Path, python: &Path, take: impl FnMut(Value)) -> Result<(), String> {
    let text_of = |error: io::Error| error.to_string();
    let absolute = |path: String| std::path::absolute(path).map_err(text_of);
    let base = format!("{FOLDER}/results/{}.{device}", program.name);
    let (out, err) = (format!("{base}.out"), format!("{base}.err"));
    let limit = program.limit.to_string();
    let mut command = Command::new("timeout");
    command.args(["--kill-after=10", &limit]).arg(python);
    command.arg(absolute(format!("{JUDGES}/judge_{}.py", program.name))?);
    command
        .envs(program.variables.iter().copied())
        .env("XDG_CACHE_HOME", absolute(format!("{FOLDER}/cache/{}", program.name))?);
    command.env_remove("OPENVISA_CACHE");
    // Files that a program writes into its current folder do not become part of the project.
    let scratch = absolute(format!("{FOLDER}/scratch/{}", program.name))?;
    fs::create_dir_all(&scratch).map_err(text_of)?;
    command.current_dir(scratch);
    if device == POCL {
        let file = Path::new("/etc/OpenCL/vendors/pocl.icd");
        let library = fs::read_to_string(file).map_err(|_| "pocl is not installed (`pocl-opencl-icd`)".to_owned())?;
        command.env("OCL_ICD_VENDORS", file).env("OCL_ICD_FILENAMES", library.trim());
    } else {
        command.env("OCL_ICD_VENDORS", driver).env("OCL_ICD_FILENAMES", driver);
        command.env("OPENVISA_DEVICE", device).env("OPENVISA_REPORT", absolute(format!("{base}.report"))?);
    }
    command.stdin(Stdio::null()).stdout(File::create(&out).map_err(text_of)?);
    command.stderr(File::create(&err).map_err(text_of)?);
    let status = command.status().map_err(|error| format!("cannot run `timeout`: {error}"))?;
    let printed = fs::read(&out).unwrap_or_default();
    let printed = String::from_utf8_lossy(&printed);
    printed.lines().filter(|line| line.starts_with('{')).flat_map(serde_json::from_str).for_each(take);
    if status.success() {
        return Ok(());
    }
    let messages = fs::read(&err).unwrap_or_default();
    let messages = String::from_utf8_lossy(&messages);
    let message = last_line(&messages);
    Err(match status.code() {
        Some(TIMED_OUT) => format!("not finished in {limit} s: {message}"),
        _ => format!("ended with {status}: {message}"),
    })
}
