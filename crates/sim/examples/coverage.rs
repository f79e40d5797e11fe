//! Prints which instructions have semantics, and how many tests contain them. For example, `cargo
//! xtask coverage` runs it; `--json` prints JSON, for `cargo xtask site` and other programs, and
//! `--reference` how each page of the specification defines its instruction.
//!
//! Three kinds of tests are counted:
//!
//! - golden vectors (`tests/golden/`): bytes with their fields and text,
//! - object files of the vendor's assembler (`tests/corpus/`), which are decoded, encoded, printed
//!   and validated,
//! - kernels that run by both semantics: compiled ones (`tests/run/`), which give the results of
//!   other OpenCL implementations, and programs (`crates/sim/tests/programs/`), whose results are
//!   stated.

use openvisa::Module;
use openvisa::isa::InstKind;
use openvisa::isa::reference::{Definition, definition};
use openvisa::isa::semantics::ExecutionKind;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::semantics::UNIMPLEMENTED;
use openvisa_test_support::archive::case_roots;
use openvisa_test_support::folder::{find_files, has_extension};
use openvisa_test_support::kernel_comparison::{KernelOutcome, compare_kernel, read_kernels};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Numbers of tests that contain an instruction.
#[derive(Clone, Copy, Default)]
struct Met {
    vectors: usize,
    files: usize,
    kernels: usize,
}

/// What launches of the kernels in `tests/corpus` compared, which are made from their inputs.
#[derive(Default)]
struct Launches {
    equal: usize,
    different: usize,
    /// Number of bytes of buffers that were compared.
    bytes: usize,
}

impl Launches {
    fn run() -> Result<Self, Box<dyn Error>> {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
        let kernels = read_kernels(&corpus)?.kernels;
        let mut launches = Self::default();
        for outcome in kernels.par_iter().map(compare_kernel).collect::<Vec<_>>() {
            match outcome {
                KernelOutcome::Same(run) => {
                    launches.equal += 1;
                    launches.bytes += run.bytes;
                }
                KernelOutcome::Different(_) => launches.different += 1,
                KernelOutcome::SameError(_) | KernelOutcome::NotLaunched(_) => {}
            }
        }
        Ok(launches)
    }
}

/// Prints how each page of the specification defines its instruction, whether the definition is
/// compared with the hand-written semantics, and how many kernels of the tests contain it.
fn print_definitions() -> Result<(), Box<dyn Error>> {
    let (met, launches) = (count_tests()?, Launches::run()?);
    // For each kind of definition: all pages, and those of which `cargo xtask differential` compares
    // generated instructions.
    let mut counts = BTreeMap::<&str, [usize; 2]>::new();
    let mut out = std::io::stdout().lock();
    for kind in InstKind::ALL {
        let (info, definition) = (kind.info(), definition(*kind));
        let note = if let Definition::Opaque(why) = definition { why } else { "" };
        let is_compared = !matches!(definition, Definition::Marker | Definition::Opaque(_));
        let compared = if is_compared { "compared" } else { "" };
        let kernels = met.get(kind).map_or(0, |met| met.kernels);
        let [pages, compared_pages] = counts.entry(definition.word()).or_default();
        (*pages, *compared_pages) = (*pages + 1, *compared_pages + usize::from(is_compared));
        let word = definition.word();
        writeln!(out, "{:20} {word:12} {compared:8} {kernels:4} kernels  {}  {note}", info.name, info.spec)?;
    }
    writeln!(out, "\n| definition | pages | compared |\n| --- | --- | --- |")?;
    for (word, [pages, compared]) in counts {
        writeln!(out, "| {word} | {pages} | {compared} |")?;
    }
    let Launches { equal, different, bytes } = launches;
    writeln!(
        out,
        "\n{equal} launches of the corpus have equal results in {bytes} bytes of buffers, {different} differ"
    )?;
    if different == 0 { Ok(()) } else { Err("`cargo xtask differential --kernels` shows what differs".into()) }
}

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::args().any(|a| a == "--reference") {
        return print_definitions();
    }
    let json = std::env::args().any(|a| a == "--json");
    let met = count_tests()?;
    let (mut with, mut without, mut rows, mut table) = (0, 0, Vec::new(), String::new());
    for kind in InstKind::ALL {
        let info = kind.info();
        let left_out: Vec<_> = UNIMPLEMENTED.iter().filter(|(_, k)| k == kind).map(|(method, _)| *method).collect();
        let state = match kind.execution_kind() {
            ExecutionKind::Marker => "no effect",
            _ if !left_out.is_empty() => "unimplemented",
            ExecutionKind::Lane => "lane",
            _ => "instruction",
        };
        with += usize::from(left_out.is_empty() && kind.execution_kind() != ExecutionKind::Marker);
        without += usize::from(!left_out.is_empty());
        let Met { vectors, files, kernels } = met.get(kind).copied().unwrap_or_default();
        let note = if left_out.is_empty() { String::new() } else { format!("  not done: {}", left_out.join(", ")) };
        if !json {
            let (name, spec) = (info.name, info.spec);
            writeln!(
                table,
                "{name:20} {state:14} {vectors:3} vectors {files:4} files {kernels:4} kernels  {spec}{note}"
            )?;
        }
        rows.push(json!({
            "instruction": info.name, "semantics": state, "missing": left_out, "vectors": vectors, "files": files, "kernels": kernels,
        }));
    }
    match json {
        true => writeln!(table, "{}", json!({ "instructions": rows }))?,
        false => writeln!(table, "{with} instructions have semantics, {without} lack them in some layout or all")?,
    }
    match std::io::stdout().write_all(table.as_bytes()) {
        // A closed pipe means that the reader needs no more output.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

fn count_tests() -> Result<BTreeMap<InstKind, Met>, Box<dyn Error>> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut met: BTreeMap<InstKind, Met> = BTreeMap::new();
    let vectors: Vec<Value> = serde_json::from_slice(&std::fs::read(tests.join("golden/vectors.json"))?)?;
    for vector in &vectors {
        if let Some(kind) = InstKind::ALL.iter().find(|k| vector["instruction"] == k.info().name) {
            met.entry(*kind).or_default().vectors += 1;
        }
    }
    // Damaged files test error handling, so they are not counted.
    for path in find_files(&tests.join("corpus"), has_extension("isa"))?
        .iter()
        .filter(|p| !p.iter().any(|part| part == "damaged"))
    {
        for kind in module_kinds(&Module::open(&std::fs::read(path)?)?)? {
            met.entry(kind).or_default().files += 1;
        }
    }
    // A kernel is counted once, even if it is compiled for several devices.
    let mut kernels: BTreeMap<PathBuf, BTreeSet<InstKind>> = BTreeMap::new();
    let [shown, packed] = case_roots()?.map(|root| find_files(&root, has_extension("visaasm")));
    let programs = find_files(&tests.join("../crates/sim/tests/programs"), has_extension("visaasm"))?;
    for path in shown?.into_iter().chain(packed?).chain(programs) {
        let text = std::fs::read_to_string(&path)?;
        let parsed = parse(&text, &ParseOptions::default());
        if let Some(first) = parsed.diagnostics.into_iter().next() {
            return Err(format!("{}: {first}", path.display()).into());
        }
        // Some texts have no object-file form in any version, so the text form is opened.
        let bytes = parsed.module.to_bytes()?;
        let folder = path.parent().filter(|folder| !folder.ends_with("programs")).unwrap_or(&path).to_owned();
        kernels.entry(folder).or_default().extend(module_kinds(&Module::open_text_form(&bytes)?)?);
    }
    for kind in kernels.into_values().flatten() {
        met.entry(kind).or_default().kernels += 1;
    }
    Ok(met)
}

/// Returns the instruction kinds of a module.
fn module_kinds(module: &Module<'_>) -> Result<BTreeSet<InstKind>, Box<dyn Error>> {
    let mut kinds = BTreeSet::new();
    for object in module.objects() {
        // A version of the vendor's assembler truncated operands. Instructions before the first
        // such one count.
        kinds.extend(object?.instructions().map_while(Result::ok).map(|i| i.kind()));
    }
    Ok(kinds)
}
