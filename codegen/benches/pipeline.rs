//! Benchmark of the generator: the time of each phase, compared with the time of the underlying
//! libraries on the same input.
//!
//! Run `cargo xtask bench codegen` or, for another folder, `cargo bench -p openvisa-codegen --
//! DIR`. It prints medians and the peak resident set, and makes no judgement.

use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::source::Sources;
use openvisa_codegen::{Spec, artifact_writer, check, load, lower};
use openvisa_codegen::{documents, emit::CrateNames, emit::Destination};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const ROUNDS: usize = 31;

/// All files are generated, as by `cargo xtask gen`.
const DESTINATIONS: [Destination; 2] = [Destination::Crate, Destination::Builder];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let dir = std::env::args().skip(1).find(|a| !a.starts_with('-')).map_or_else(|| root.join("specs"), PathBuf::from);
    let out = root.join("generated/src");
    let (spec, _) = load(&dir).expect("the folder can be read");
    let bytes: usize = spec.sources.iter().map(|(_, f)| f.text.len()).sum();
    let generated = artifact_writer::generate(&spec.model, "specs").expect("emitters make Rust");
    let mut files = generated.crate_files;
    files.extend(generated.builder_files);
    let lines: usize = files.iter().map(|f| f.text.lines().count()).sum();
    println!("{} files, {} KB in; {} files, {lines} lines out", spec.sources.iter().count(), bytes / 1024, files.len());
    println!("{:<44} {:>9} {:>9} {:>9}", "median, min, max of rounds (ms)", "median", "min", "max");

    time_phases(&dir);
    let whole = time("whole: read, check, emit, format, compare", || {
        let (spec, diagnostics) = load(&dir).expect("the folder can be read");
        let (files, bindings) =
            artifact_writer::generate_beside(&spec.model, CrateNames::of_project("specs"), &DESTINATIONS, || {
                documents::generate(&spec.model, "specs")
            });
        let (files, bindings) = (files.expect("emitters make Rust"), bindings.expect("shipped templates fit"));
        let changes = artifact_writer::compare(&files.crate_files, &out).expect("the generated files can be read");
        let stale =
            artifact_writer::compare(&bindings, &root.join("packages/bindings")).expect("the documents can be read");
        black_box((changes, stale, diagnostics));
    });
    time_peers(&spec, &files);
    println!("whole: {:.1} us a line of output", whole.as_secs_f64() * 1e6 / lines as f64);
    match peak_memory() {
        Some(kilobytes) => println!("peak resident set: {:.1} MB", kilobytes as f64 / 1024.0),
        None => println!("peak resident set: not told by this system"),
    }
}

/// Measures each phase on the result of the phase before.
fn time_phases(dir: &Path) {
    time("read: files to model", || {
        black_box(read_folder(dir));
    });
    let (spec, found) = read_folder(dir);
    time("check", || {
        let mut diagnostics = found.clone();
        check::check(&spec, &mut diagnostics);
        black_box(diagnostics);
    });
    time("emit and format", || {
        black_box(artifact_writer::generate(&spec.model, "specs").map(|files| files.crate_files.len()).ok());
    });
    time("documents by templates", || {
        black_box(documents::generate(&spec.model, "specs").map(|files| files.len()).ok());
    });
}

fn read_folder(dir: &Path) -> (Spec, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let sources = Sources::read(dir, &mut diagnostics).expect("the folder can be read");
    let (dialect, raw) = openvisa_codegen::read(&sources, &mut diagnostics);
    let model = lower::lower(&sources, dialect, &raw, &mut diagnostics);
    (Spec { sources, raw, model }, diagnostics)
}

/// Measures the underlying libraries on the same input and output, as a lower bound.
fn time_peers(spec: &Spec, files: &[artifact_writer::GeneratedFile]) {
    time("peer: pulldown-cmark events of the same files", || {
        for (_, file) in spec.sources.iter() {
            let parser = pulldown_cmark::Parser::new_ext(&file.text, pulldown_cmark::Options::ENABLE_TABLES);
            black_box(parser.into_offset_iter().count());
        }
    });
    time("peer: syn and prettyplease of the same output", || {
        for file in files {
            if let Ok(parsed) = syn::parse_file(&file.text) {
                black_box(prettyplease::unparse(&parsed).len());
            }
        }
    });
}

/// Measures `work` in [`ROUNDS`] rounds, prints the times, and returns the median.
fn time(name: &str, mut work: impl FnMut()) -> Duration {
    work();
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .collect();
    times.sort();
    let ms = |d: Duration| d.as_secs_f64() * 1e3;
    let median = times[ROUNDS / 2];
    println!("{name:<44} {:>9.2} {:>9.2} {:>9.2}", ms(median), ms(times[0]), ms(times[ROUNDS - 1]));
    median
}

/// Returns the peak resident set of this process in kilobytes.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.split_whitespace().next()?.parse().ok()
}
