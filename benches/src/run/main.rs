//! Benchmarks of running kernels on our simulator, compared with plain C, the OpenCL implementation
//! pocl, and the interpreters wasmi and oclgrind. All run the same loops in the same run, for
//! example `saxpy`.
//!
//! `cargo xtask bench run [--rounds N] [--case NAME] [--device NAME] [--items N] [--quick]`. Prints
//! medians over rounds that run each case once with every runner. Fails only if an output differs
//! from that of plain C.
//!
//! - `--just THREADS` runs our simulator alone and prints the fastest round, for profilers.
//! - `--quick` leaves out oclgrind.
//! - `--items` is the number of work-items of `saxpy`.
//!
//! Times are those of the kernels alone. Compile and start-up times are printed separately.

mod cases;
mod ours;
mod peers;

use cases::KernelCase;
use ours::{CompiledKernel, DEVICES, Ours, SideBySide};
use peers::{Process, Runner, Scratch, Wasmi};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Duration;

/// Minimum duration of a round of a case.
const ROUND: Duration = Duration::from_millis(4);

/// A case that takes longer than this runs once.
const LONG: Duration = Duration::from_millis(400);

/// Number of points in each direction of the small `mandelbrot`, which oclgrind runs.
const SMALL: u32 = 32;

struct RunOptions {
    rounds: usize,
    case: Option<String>,
    device: Option<String>,
    quick: bool,
    just: Option<usize>,
    items: u32,
}

impl RunOptions {
    fn from_args() -> Self {
        let mut options = Self { rounds: 25, case: None, device: None, quick: false, just: None, items: 65_536 };
        let mut args = std::env::args().skip(1);
        while let Some(arg) = args.next() {
            let mut value = || args.next().unwrap_or_else(|| panic!("{arg} wants a value"));
            match arg.as_str() {
                "--rounds" => options.rounds = value().parse().expect("a number of rounds"),
                "--case" => options.case = Some(value()),
                "--device" => options.device = Some(value()),
                "--quick" => options.quick = true,
                "--just" => options.just = Some(value().parse().expect("a number of threads")),
                "--items" => options.items = value().parse().expect("a number of work-items"),
                _ => panic!(
                    "usage: bench run [--rounds N] [--case NAME] [--device NAME] [--items N] [--quick] [--just THREADS]"
                ),
            }
        }
        options
    }

    fn selects(&self, case: &KernelCase) -> bool {
        self.case.as_ref().is_none_or(|c| c == case.name)
    }

    fn devices(&self) -> impl Iterator<Item = &'static (&'static str, openvisa::isa::Platform)> {
        DEVICES.iter().filter(|(name, _)| self.device.as_ref().is_none_or(|d| d == name))
    }
}

/// Results by runner and case. Times are medians in seconds.
#[derive(Default)]
struct ResultTable {
    cases: Vec<&'static str>,
    runners: Vec<String>,
    times: BTreeMap<(String, &'static str), f64>,
    /// Times of the fastest rounds in seconds. Other load on the machine affects them less.
    fastest: BTreeMap<(String, &'static str), f64>,
    /// Times in seconds that were measured with a smaller input, before scaling.
    scaled: BTreeMap<(String, &'static str), f64>,
    built: BTreeMap<String, Duration>,
    start_up: BTreeMap<(String, &'static str), [Duration; 3]>,
    absent: BTreeMap<String, String>,
    wrong: Vec<String>,
}

fn main() -> ExitCode {
    let options = RunOptions::from_args();
    let cases: Vec<KernelCase> = cases::all_cases(options.items).into_iter().filter(|c| options.selects(c)).collect();
    if let Some(threads) = options.just {
        for (case, (device, platform)) in cases.iter().flat_map(|c| options.devices().map(move |d| (c, d))) {
            let kernel = CompiledKernel::new(case, device, *platform);
            let program = kernel.program();
            let mut ours = Ours::new(case, &kernel, &program, threads);
            let fastest = (0..options.rounds).map(|_| ours.run(1)).min().unwrap_or_default();
            println!("{} {device}: {:.1} µs", case.name, fastest.as_secs_f64() * 1e6);
        }
        return ExitCode::SUCCESS;
    }
    let scratch = Scratch::new();
    let mut table = ResultTable { cases: cases.iter().map(|c| c.name).collect(), ..ResultTable::default() };
    for case in &cases {
        measure_case(&options, &scratch, case, &mut table);
    }
    table.print(&cases);
    for wrong in &table.wrong {
        eprintln!("error: {wrong}");
    }
    if table.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Starts pocl with one thread, or with all.
fn start_pocl(
    scratch: &Scratch,
    program: &Result<std::path::PathBuf, String>,
    case: &KernelCase,
    one: bool,
) -> Result<Process, String> {
    let program = program.clone()?;
    let mut environment = vec![peers::icd_environment(scratch, "pocl", &peers::pocl_library()?)?];
    environment.push(("POCL_CACHE_DIR", scratch.0.join("pocl").display().to_string()));
    if one {
        environment.push(("POCL_MAX_PTHREAD_COUNT", "1".to_owned()));
    }
    Process::start(scratch, &program, &opencl_arguments(case), case, &environment)
}

fn start_oclgrind(
    scratch: &Scratch,
    program: &Result<std::path::PathBuf, String>,
    case: &KernelCase,
) -> Result<Process, String> {
    let program = program.clone()?;
    let environment = [
        peers::icd_environment(scratch, "oclgrind", &peers::oclgrind_library()?)?,
        ("OCLGRIND_NUM_THREADS", "1".to_owned()),
    ];
    Process::start(scratch, &program, &opencl_arguments(case), case, &environment)
}

fn opencl_arguments(case: &KernelCase) -> Vec<String> {
    let source = cases::sources_folder().join(case.name).with_extension("cl").display().to_string();
    let sizes = case.global.iter().chain(&case.local).map(u32::to_string);
    [source, case.name.to_owned()].into_iter().chain(sizes).collect()
}

/// Runs a case with all runners, and adds the results to `table`.
fn measure_case(options: &RunOptions, scratch: &Scratch, case: &KernelCase, table: &mut ResultTable) {
    let plain = peers::compile_c(scratch, "plain", &["-lm"]);
    let opencl = peers::compile_c(scratch, "opencl", &["-lOpenCL"]);
    let start_plain = |case: &KernelCase| {
        let program = plain.clone()?;
        Process::start(scratch, &program, &[case.name.to_owned()], case, &[])
    };
    let kernels: Vec<_> =
        options.devices().map(|(name, platform)| (*name, CompiledKernel::new(case, name, *platform))).collect();
    let programs: Vec<_> = kernels.iter().map(|(name, kernel)| (*name, kernel, kernel.program())).collect();
    let mut runners: Vec<(String, Box<dyn Runner + '_>)> = Vec::new();
    let mut add = |table: &mut ResultTable, name: &str, process: Result<Process, String>| match process {
        Ok(process) => {
            if process.built > Duration::ZERO {
                table.built.entry(format!("{name}, {}", case.name)).or_insert(process.built);
            }
            runners.push((name.to_owned(), Box::new(process)));
        }
        Err(why) => {
            table.absent.insert(name.to_owned(), why);
        }
    };
    add(table, "plain C -O2", start_plain(case));
    add(table, "pocl, 1 thread", start_pocl(scratch, &opencl, case, true));
    add(table, "pocl, all threads", start_pocl(scratch, &opencl, case, false));
    runners.push(("wasmi".to_owned(), Box::new(Wasmi::new(case))));
    for (name, kernel, program) in &programs {
        table.start_up.insert(((*name).to_owned(), case.name), kernel.start_up);
        for threads in [1, 2] {
            let ours = Ours::new(case, kernel, program, threads);
            runners.push((
                format!("ours, {name}, {threads} thread{}", if threads == 1 { "" } else { "s" }),
                Box::new(ours),
            ));
        }
        runners.push((format!("ours, {name}, side by side"), Box::new(SideBySide::new(case, kernel, program))));
    }
    // The first runner is plain C, or wasmi without a C compiler.
    let expected = runners[0].1.run_once();
    for (name, runner) in &mut runners {
        if let Err(why) = case.compare(&expected, &runner.run_once()) {
            table.wrong.push(format!("{name}, {}: {why}", case.name));
        }
    }
    let mut times = vec![Vec::new(); runners.len()];
    let mut repeats = vec![1; runners.len()];
    for round in 0..=options.rounds {
        for (((_, runner), times), repeats) in runners.iter_mut().zip(&mut times).zip(&mut repeats) {
            if round > 1 && times.first().is_some_and(|t| *t > LONG) {
                continue;
            }
            let elapsed = runner.run(*repeats) / *repeats;
            if round > 0 {
                times.push(elapsed);
            } else {
                *repeats = (ROUND.as_nanos() / elapsed.as_nanos().max(1)).clamp(1, 10_000) as u32;
            }
        }
    }
    for ((name, _), mut times) in runners.into_iter().zip(times) {
        times.sort_unstable();
        table.insert(&name, case.name, times[times.len() / 2].as_secs_f64());
        table.fastest.insert((name, case.name), times[0].as_secs_f64());
    }
    let name = "oclgrind, 1 thread";
    if options.quick {
        table.absent.insert(name.to_owned(), "left out by --quick".to_owned());
        return;
    }
    // oclgrind is thousands of times slower, so it runs once, and `mandelbrot` runs with a smaller
    // input.
    let small = cases::mandelbrot_case(SMALL);
    let at = if case.name == small.name { &small } else { case };
    let mut scale = 1.0;
    let expected = if case.name == small.name {
        match start_plain(&small) {
            Ok(mut plain) => {
                let full = table.times.get(&("plain C -O2".to_owned(), case.name)).copied();
                scale = full.unwrap_or(1.0) / (plain.run(100) / 100).as_secs_f64();
                plain.run_once()
            }
            Err(_) => Wasmi::new(&small).run_once(),
        }
    } else {
        expected
    };
    match start_oclgrind(scratch, &opencl, at) {
        Ok(mut process) => {
            let elapsed = process.run(1).as_secs_f64();
            if let Err(why) = at.compare(&expected, &process.run_once()) {
                table.wrong.push(format!("{name}, {}: {why}", case.name));
            }
            table.insert(name, case.name, elapsed * scale);
            table.fastest.insert((name.to_owned(), case.name), elapsed * scale);
            if scale != 1.0 {
                table.scaled.insert((name.to_owned(), case.name), elapsed);
            }
        }
        Err(why) => {
            table.absent.insert(name.to_owned(), why);
        }
    }
}

fn geometric_mean(values: Vec<f64>) -> Option<f64> {
    let (mut sum, mut n) = (0.0, 0);
    for value in values {
        sum += value.ln();
        n += 1;
    }
    (n > 0).then(|| (sum / f64::from(n)).exp())
}

impl ResultTable {
    fn insert(&mut self, runner: &str, case: &'static str, seconds: f64) {
        if !self.runners.iter().any(|r| r == runner) {
            self.runners.push(runner.to_owned());
        }
        self.times.insert((runner.to_owned(), case), seconds);
    }

    fn median_of(&self, runner: &str, case: &'static str) -> Option<f64> {
        self.times.get(&(runner.to_owned(), case)).copied()
    }

    /// Returns the ratios of the times of two runners, by case: of the medians, or of the fastest
    /// rounds.
    fn time_ratios(&self, cases: &[KernelCase], slow: &str, fast: &str, all: bool, fastest: bool) -> Vec<f64> {
        let times = if fastest { &self.fastest } else { &self.times };
        let time = |runner: &str, case| times.get(&(runner.to_owned(), case)).copied();
        let counted = cases.iter().filter(|c| all || c.counted);
        counted.filter_map(|c| Some(time(slow, c.name)? / time(fast, c.name)?)).collect()
    }

    fn print(&self, cases: &[KernelCase]) {
        println!(
            "microseconds, and how many times those of plain C; the mean is that of the first four, geometric, of medians and of the \
             fastest rounds\n"
        );
        print!("{:<22}", "");
        self.cases.iter().for_each(|c| print!(" {c:>20}"));
        println!(" {:>9} {:>9}", "mean", "fastest");
        for runner in &self.runners {
            print!("{runner:<22}");
            for case in &self.cases {
                let text = self.median_of(runner, case).map_or("-".to_owned(), |time| {
                    let ratio =
                        self.median_of("plain C -O2", case).map_or("-".to_owned(), |c| format!("{:.2}", time / c));
                    let mark = if self.scaled.contains_key(&(runner.clone(), case)) { "*" } else { "" };
                    format!("{:.1}{mark} {ratio:>8}", time * 1e6)
                });
                print!(" {text:>20}");
            }
            for fastest in [false, true] {
                let mean = geometric_mean(self.time_ratios(cases, runner, "plain C -O2", false, fastest));
                print!(" {:>9}", mean.map_or("-".to_owned(), |m| format!("{m:.2}")));
            }
            println!();
        }
        for (runner, why) in &self.absent {
            println!("{runner:<22} absent: {why}");
        }
        for ((runner, case), seconds) in &self.scaled {
            println!("* {runner}, {case}: {:.0} ms at {SMALL}x{SMALL}, scaled as plain C scales", seconds * 1e3);
        }
        println!("\nbuilding a kernel took");
        for (name, time) in &self.built {
            println!("  {name}: {:.0} ms", time.as_secs_f64() * 1e3);
        }
        println!(
            "start-up of ours in microseconds: parsing the text and writing it, decoding and preparing, binding with buffers"
        );
        for ((device, case), parts) in &self.start_up {
            let total: Duration = parts.iter().sum();
            let parts = parts.map(|p| format!("{:.0}", p.as_secs_f64() * 1e6)).join(" + ");
            println!("  {device}, {case}: {parts} = {:.0} (target 2000)", total.as_secs_f64() * 1e6);
        }
        println!("\nours on one thread, by device; of the medians | of the fastest rounds");
        for (device, _) in DEVICES {
            let [ours, two, side] =
                ["1 thread", "2 threads", "side by side"].map(|how| format!("ours, {device}, {how}"));
            // Formats the value for the medians and for the fastest rounds.
            let figure = |value: &dyn Fn(bool) -> Option<f64>| {
                let one = |v: Option<f64>| v.map_or("-".to_owned(), |v| format!("{v:.2}"));
                format!("{} | {}", one(value(false)), one(value(true)))
            };
            if !self.runners.contains(&ours) {
                continue;
            }
            let least =
                |slow: &str, fastest| self.time_ratios(cases, slow, &ours, true, fastest).into_iter().reduce(f64::min);
            let all = |slow: &str, fast: &str, every, fastest| {
                geometric_mean(self.time_ratios(cases, slow, fast, every, fastest))
            };
            println!(
                "  {device}: times C in the mean {} (target below 5); wasmi takes {} times as long in the mean (3), {} at least (1);\n       \
                 oclgrind {} in the mean (500), {} at least (200); one thread takes {} times as long as two in the mean (1.8);\n       \
                 two runs at once, each on its own, would make it {}: more the machine does not give",
                figure(&|f| all(&ours, "plain C -O2", false, f)),
                figure(&|f| all("wasmi", &ours, false, f)),
                figure(&|f| least("wasmi", f)),
                figure(&|f| all("oclgrind, 1 thread", &ours, false, f)),
                figure(&|f| least("oclgrind, 1 thread", f)),
                figure(&|f| all(&ours, &two, true, f)),
                figure(&|f| all(&ours, &side, true, f)),
            );
        }
    }
}
