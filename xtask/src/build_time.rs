//! What it costs to compile what is generated: lines, and how long cargo takes for them.

use crate::cargo;
use openvisa_cli_support::{ExitStatus, Failure};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

const PACKAGE: &str = "openvisa-isa";

/// The target folder of the measured builds. It is deleted before each of them.
const TARGET: &str = "target/build-time";

/// The builds that are measured: name, and arguments of cargo.
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

/// Measures the builds and prints their times.
pub(crate) fn measure_builds(args: &BuildTimeArgs) -> Result<ExitStatus, Failure> {
    report(args.rounds).map(|()| ExitStatus::Success).map_err(Failure::Unreadable)
}

fn report(rounds: u32) -> Result<(), String> {
    println!(
        "{PACKAGE}: {} lines of Rust; fastest of {rounds} rounds, in seconds\n",
        lines(Path::new("generated/src"))?
    );
    println!("{:<28}{:>10}{:>24}", "", "alone", "with its dependency");
    for (name, arguments) in CASES {
        let (alone, with_dependency) = measure(arguments, rounds)?;
        println!("{name:<28}{:>10.2}{:>24.2}", alone.as_secs_f64(), with_dependency.as_secs_f64());
    }
    remove(Path::new(TARGET))
}

/// How long cargo takes for the crate when its dependency is built, and from nothing.
fn measure(arguments: &[&str], rounds: u32) -> Result<(Duration, Duration), String> {
    let (mut alone, mut with_dependency) = (Duration::MAX, Duration::MAX);
    for _ in 0..rounds {
        remove(Path::new(TARGET))?;
        with_dependency = with_dependency.min(build(arguments)?);
        // Cargo compiles what is newer than what it made of it.
        let root = std::fs::File::options().append(true).open("generated/src/lib.rs");
        root.and_then(|file| file.set_modified(SystemTime::now()))
            .map_err(|error| format!("generated/src/lib.rs: {error}"))?;
        alone = alone.min(build(arguments)?);
    }
    Ok((alone, with_dependency))
}

fn build(arguments: &[&str]) -> Result<Duration, String> {
    let mut command = cargo::command();
    command.args(arguments).args(["--quiet", "--package", PACKAGE, "--target-dir", TARGET]);
    // As for who depends on it: of dependencies cargo keeps nothing that would make the next build
    // of a changed one faster.
    command.env("CARGO_INCREMENTAL", "0");
    let start = Instant::now();
    let status = command.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
    let took = start.elapsed();
    if status.success() { Ok(took) } else { Err(format!("`cargo {}` fails", arguments.join(" "))) }
}

fn remove(folder: &Path) -> Result<(), String> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(format!("{}: {error}", folder.display())),
        _ => Ok(()),
    }
}

/// The lines of all files of the folder.
fn lines(folder: &Path) -> Result<usize, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let paths: Result<Vec<PathBuf>, _> =
        std::fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut count = 0;
    for path in paths.map_err(failed)? {
        count +=
            if path.is_dir() { lines(&path)? } else { std::fs::read_to_string(&path).map_err(failed)?.lines().count() };
    }
    Ok(count)
}
