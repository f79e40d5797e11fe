//! Measures the compile time and the number of lines of the generated crate.
//!
//! For example, `cargo xtask bench build 5` compiles the crate five times in each way, and prints
//! the fastest times.

use crate::cargo;
use openvisa_cli_support::{ExitStatus, Failure};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

const PACKAGE: &str = "openvisa-isa";

/// The target folder of the measured builds. It is deleted before each of them.
const TARGET: &str = "target/build-time";

/// The measured builds: name, and arguments of cargo.
const CASES: [(&str, &[&str]); 4] = [
    ("check", &["check"]),
    ("dev", &["build"]),
    ("release", &["build", "--release"]),
    ("enumerations alone, check", &["check", "--no-default-features"]),
];

/// The arguments of `bench build`.
#[derive(Debug, clap::Args)]
pub(crate) struct BuildTimeArgs {
    /// Number of rounds; the fastest counts
    #[arg(default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

pub(crate) fn measure_builds(args: &BuildTimeArgs) -> Result<ExitStatus, Failure> {
    report_build_times(args.rounds).map(|()| ExitStatus::Success).map_err(Failure::Unreadable)
}

fn report_build_times(rounds: u32) -> Result<(), String> {
    println!(
        "{PACKAGE}: {} lines of Rust; fastest of {rounds} rounds, in seconds\n",
        count_lines(Path::new("generated/src"))?
    );
    println!("{:<28}{:>10}{:>24}", "", "alone", "with its dependency");
    for (name, arguments) in CASES {
        let (alone, with_dependency) = measure_case(arguments, rounds)?;
        println!("{name:<28}{:>10.2}{:>24.2}", alone.as_secs_f64(), with_dependency.as_secs_f64());
    }
    remove_folder(Path::new(TARGET))
}

/// Returns the time to compile the crate alone, after its dependency, and the time to compile both.
fn measure_case(arguments: &[&str], rounds: u32) -> Result<(Duration, Duration), String> {
    let (mut alone, mut with_dependency) = (Duration::MAX, Duration::MAX);
    for _ in 0..rounds {
        remove_folder(Path::new(TARGET))?;
        with_dependency = with_dependency.min(time_build(arguments)?);
        // Cargo recompiles a crate if a source file is newer than the last build.
        let root = std::fs::File::options().append(true).open("generated/src/lib.rs");
        root.and_then(|file| file.set_modified(SystemTime::now()))
            .map_err(|error| format!("generated/src/lib.rs: {error}"))?;
        alone = alone.min(time_build(arguments)?);
    }
    Ok((alone, with_dependency))
}

fn time_build(arguments: &[&str]) -> Result<Duration, String> {
    let mut command = cargo::command();
    command.args(arguments).args(["--quiet", "--package", PACKAGE, "--target-dir", TARGET]);
    // Dependents compile the crate without incremental compilation, so measure it that way.
    command.env("CARGO_INCREMENTAL", "0");
    let start = Instant::now();
    let status = command.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
    let took = start.elapsed();
    if status.success() { Ok(took) } else { Err(format!("`cargo {}` fails", arguments.join(" "))) }
}

fn remove_folder(folder: &Path) -> Result<(), String> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(format!("{}: {error}", folder.display())),
        _ => Ok(()),
    }
}

/// Returns the number of lines of all files below a folder.
fn count_lines(folder: &Path) -> Result<usize, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let paths: Result<Vec<PathBuf>, _> =
        std::fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut count = 0;
    for path in paths.map_err(failed)? {
        count += if path.is_dir() {
            count_lines(&path)?
        } else {
            std::fs::read_to_string(&path).map_err(failed)?.lines().count()
        };
    }
    Ok(count)
}
