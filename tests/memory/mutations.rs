//! Runs mutated files through all functions that read, recover, validate and write: no panic, no
//! hang, and bounded memory. For example, a changed count must not cause a large allocation.

#[path = "../../fuzz/bodies.rs"]
#[allow(dead_code)]
mod bodies;

use super::{MEMORY_CONSTANT_BYTES, MEMORY_FACTOR, measure_peak, run_alone};
use openvisa::isa::enums::Align;
use openvisa::isa::{DataType, Platform};
use openvisa::module::{AttributeBuf, ElementsBuf, LabelBuf, ObjectBuf};
use openvisa::{Module, ModuleBuf, Version};
use openvisa_test_support::corpus;
use openvisa_test_support::damage::{Random, damage, damage_at};
use std::time::{Duration, Instant};

/// Time after which a file counts as hanging. A debug build on a busy machine is slow.
const MAX_FILE_DURATION: Duration = Duration::from_secs(60);

/// Mutates a file: every second time in its code, otherwise anywhere.
fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    let code = Module::open_lenient(bytes).ok().and_then(|module| {
        let object = module.objects().flatten().next()?;
        Some((usize::try_from(object.code_offset()).ok()?, object.code().len()))
    });
    match code {
        Some((start, len)) if len > 0 && random.below(2) == 0 => {
            let at = start + random.below(len);
            damage_at(bytes, at, random);
        }
        _ => damage(bytes, random),
    }
}

#[derive(Default)]
struct Totals {
    opened: usize,
    instructions: usize,
    findings: usize,
    damaged: usize,
    slowest: Duration,
    most: usize,
}

/// Runs all operations on a file.
fn run_all_operations(bytes: &[u8], platform: Platform, totals: &mut Totals) {
    bodies::check_container(bytes);
    let Ok(module) = Module::open_lenient(bytes) else { return };
    totals.opened += 1;
    for object in module.objects().flatten() {
        let limit = object.variables().len() as u64 + 64;
        let (read, pieces) = bodies::check_code(object.code(), object.version(), limit);
        totals.instructions += read;
        totals.damaged += usize::from(pieces != read);
        totals.findings += bodies::count_findings(object, platform);
    }
}

/// Returns files that consist almost entirely of small items of one kind, most of them of an old
/// version.
fn crowded_files() -> Vec<(&'static str, Vec<u8>)> {
    const MANY: u16 = 60_000;
    let file = |fill: &dyn Fn(&mut ObjectBuf)| {
        let mut object = ObjectBuf::kernel("k");
        fill(&mut object);
        let module = ModuleBuf { version: Version::new(3, 3), ..ModuleBuf::of([object]) };
        module.to_bytes().expect("it can be written")
    };
    let attribute = || AttributeBuf { name: 1, value: Default::default() };
    let kernels = ModuleBuf::of((0..400).map(|_| ObjectBuf::kernel("k")));
    vec![
        ("kernels", kernels.to_bytes().expect("it can be written")),
        (
            "labels",
            file(&|object| {
                let label = || LabelBuf { name_index: 1, ..LabelBuf::default() };
                object.labels = (0..MANY).map(|_| label()).collect();
            }),
        ),
        (
            "predicates",
            file(&|object| {
                let predicate = || ElementsBuf { name_index: 1, elements: 8, ..ElementsBuf::default() };
                object.predicates = (0..4000).map(|_| predicate()).collect();
            }),
        ),
        (
            "variables",
            file(&|object| {
                (0..MANY).for_each(|_| {
                    object.add_variable("", DataType::D, 8, Align::Grf);
                });
            }),
        ),
        (
            "attributes of labels",
            file(&|object| {
                let attributes = || (0..200).map(|_| attribute()).collect();
                let label = || LabelBuf { name_index: 1, attributes: attributes(), ..LabelBuf::default() };
                object.labels = (0..300).map(|_| label()).collect();
            }),
        ),
    ]
}

#[test]
fn crowded_files_are_written_again_within_the_memory_limit() {
    let _alone = run_alone();
    for (what, bytes) in crowded_files() {
        let (written, peak) = measure_peak(|| {
            Module::open(&bytes).expect("it was written right").edit().expect("it can be copied").to_bytes()
        });
        assert!(written.is_ok_and(|written| written == bytes), "a file of {what} is what it was");
        println!("{} bytes of {what}: {peak} bytes of memory to write them again", bytes.len());
        assert!(
            peak <= MEMORY_FACTOR * bytes.len() + MEMORY_CONSTANT_BYTES,
            "{what}: {peak} bytes of memory for {}",
            bytes.len()
        );
    }
}

#[test]
fn a_sample_of_mutated_files_stays_within_the_memory_limit() {
    run_mutated_files(2_000);
}

#[test]
#[ignore = "runs ten thousand files, which takes ten seconds without optimisation"]
fn ten_thousand_mutated_files_stay_within_the_memory_limit() {
    run_mutated_files(10_000);
}

fn run_mutated_files(rounds: usize) {
    let _alone = run_alone();
    let files = corpus::object_files();
    let mut random = Random(0x20_2511);
    let mut totals = Totals::default();
    for round in 0..rounds {
        let file = &files[random.below(files.len())];
        let mut bytes = file.bytes.clone();
        for _ in 0..=random.below(4) {
            mutate(&mut bytes, &mut random);
        }
        let platform = Platform::ALL[random.below(Platform::ALL.len())];
        let started = Instant::now();
        let ((), peak) = measure_peak(|| run_all_operations(&bytes, platform, &mut totals));
        let name = || format!("round {round}: {}, {} bytes", file.name, bytes.len());
        assert!(peak <= MEMORY_FACTOR * bytes.len() + MEMORY_CONSTANT_BYTES, "{}: {peak} bytes of memory", name());
        assert!(started.elapsed() < MAX_FILE_DURATION, "{}: {:?}", name(), started.elapsed());
        totals.slowest = totals.slowest.max(started.elapsed());
        totals.most = totals.most.max(peak.saturating_sub(MEMORY_CONSTANT_BYTES) * 100 / bytes.len().max(1));
    }
    println!(
        "{rounds} mutations of {} files: {} can be opened, {} instructions decoded, {} routines with damaged code, {} findings; the \
         slowest took {:?}; beyond {MEMORY_CONSTANT_BYTES} bytes, memory is {}.{:02} times the file at most",
        files.len(),
        totals.opened,
        totals.instructions,
        totals.damaged,
        totals.findings,
        totals.slowest,
        totals.most / 100,
        totals.most % 100
    );
    assert!(totals.opened > rounds / 2 && totals.damaged > rounds / 4, "mutations reach the code");
}
