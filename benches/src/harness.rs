//! Runs benchmark cases in turn, and prints their times.
//!
//! For example, `decode` is printed with its median in nanoseconds per instruction and in megabytes
//! per second.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// The options of the command line.
pub(crate) struct Options {
    /// The WebAssembly module that wasmparser reads.
    pub(crate) wasm: Option<PathBuf>,
    /// Number of rounds.
    rounds: usize,
    /// Whether to count machine instructions with valgrind.
    callgrind: bool,
    /// Name of the only case to run. It is then not measured.
    pub(crate) only: Option<String>,
}

impl Options {
    pub(crate) fn from_args() -> Self {
        let mut options = Self { wasm: None, rounds: 21, callgrind: false, only: None };
        let mut args = std::env::args().skip(1);
        while let Some(arg) = args.next() {
            let mut value = || args.next().unwrap_or_else(|| panic!("{arg} wants a value"));
            match arg.as_str() {
                "--wasm" => options.wasm = Some(value().into()),
                "--rounds" => options.rounds = value().parse().expect("a number of rounds"),
                "--callgrind" => options.callgrind = true,
                "--only" => options.only = Some(value()),
                _ => panic!("usage: bench decode [--wasm FILE] [--rounds N] [--callgrind] [--only CASE]"),
            }
        }
        options
    }
}

/// A benchmark case. One call of `work` processes `items` items of `bytes` bytes in total.
pub(crate) struct Case<'a> {
    name: &'static str,
    items: usize,
    bytes: usize,
    work: Box<dyn FnMut() + 'a>,
}

impl<'a> Case<'a> {
    pub(crate) fn new(name: &'static str, items: usize, bytes: usize, work: impl FnMut() + 'a) -> Self {
        Self { name, items, bytes, work: Box::new(work) }
    }
}

/// The result of a case.
pub(crate) struct Figure {
    name: &'static str,
    /// Millions of items per second.
    items: f64,
    /// Megabytes per second.
    bytes: f64,
    /// Speed of the fastest round, relative to the median.
    best: f64,
}

/// Minimum duration of a round of a case. Short cases are repeated, so that other load affects
/// short and long cases alike.
const ROUND: Duration = Duration::from_millis(20);

/// Runs all cases in turn, round by round, and prints a line for each.
pub(crate) fn run_cases(options: &Options, cases: &mut [Case<'_>]) -> Vec<Figure> {
    if let Some(only) = &options.only {
        let case = cases.iter_mut().find(|c| c.name == only).expect("a case of this name");
        (0..options.rounds).for_each(|_| (case.work)());
        return Vec::new();
    }
    let mut times = vec![Vec::with_capacity(options.rounds); cases.len()];
    let mut repeats = vec![1; cases.len()];
    for round in 0..=options.rounds {
        for ((case, times), repeats) in cases.iter_mut().zip(&mut times).zip(&mut repeats) {
            let start = Instant::now();
            (0..*repeats).for_each(|_| (case.work)());
            let elapsed = start.elapsed();
            // The first round warms up caches and predictors, and determines the number of
            // repetitions.
            if round > 0 {
                times.push(elapsed / *repeats);
            } else {
                *repeats = (ROUND.as_nanos() / elapsed.as_nanos().max(1)).clamp(1, 1000) as u32;
            }
        }
    }
    println!(
        "\n{:<22} {:>9} {:>9} {:>9} {:>9} {:>9} {:>8} {:>8} {:>7}",
        "median", "items", "bytes", "M items/s", "MB/s", "ns/item", "min ns", "allocs", "instrs"
    );
    cases.iter_mut().zip(times).map(|(case, times)| measure_figure(options, case, times)).collect()
}

fn measure_figure(options: &Options, case: &mut Case<'_>, mut times: Vec<Duration>) -> Figure {
    times.sort_unstable();
    let median = times[times.len() / 2].as_secs_f64();
    let (items, bytes) = (case.items as f64, case.bytes as f64);
    let figure = Figure {
        name: case.name,
        items: items / median / 1e6,
        bytes: bytes / median / 1e6,
        best: median / times[0].as_secs_f64(),
    };
    let region = stats_alloc::Region::new(crate::ALLOCATOR);
    (case.work)();
    let allocations = region.change().allocations as f64 / items;
    let counted = options.callgrind.then(|| machine_instructions(options, case)).flatten();
    println!(
        "{:<22} {:>9} {:>9} {:>9.2} {:>9.1} {:>9.2} {:>8.2} {allocations:>8.4} {:>7}",
        case.name,
        case.items,
        case.bytes,
        figure.items,
        figure.bytes,
        median * 1e9 / items,
        times[0].as_secs_f64() * 1e9 / items,
        counted.map_or("-".to_owned(), |n| format!("{n:.1}"))
    );
    figure
}

/// Returns the number of machine instructions per item: the difference between two rounds and one
/// round under callgrind.
fn machine_instructions(options: &Options, case: &Case<'_>) -> Option<f64> {
    let total = |rounds: &str| {
        let mut command = Command::new("valgrind");
        command.args(["--tool=none", "--stats=no", "--log-file=/dev/null"]);
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=/proc/self/fd/1"]);
        command.arg(std::env::current_exe().ok()?).args(["--only", case.name, "--rounds", rounds]);
        if let Some(wasm) = &options.wasm {
            command.arg("--wasm").arg(wasm);
        }
        let out = command.output().ok()?;
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        let line = text.lines().find_map(|line| line.split_once("Collected :"))?.1;
        line.trim().parse::<f64>().ok()
    };
    Some((total("2")? - total("1")?) / case.items as f64)
}

/// Prints speed ratios. A pair is our case, the other case, `items` or `bytes`, and the target of
/// the ratio.
pub(crate) fn print_ratios(figures: &[Figure], pairs: &[(&str, &str, &str, f64)]) {
    let find = |name: &str| figures.iter().find(|f| f.name == name);
    println!();
    for (ours, peer, what, target) in pairs {
        let (Some(a), Some(b)) = (find(ours), find(peer)) else { continue };
        let ratio = if *what == "items" { a.items / b.items } else { a.bytes / b.bytes };
        let best = ratio * a.best / b.best;
        println!("{ours} / {peer}, {what} a second: {ratio:.2}, of the fastest rounds {best:.2} (target {target})");
    }
}
