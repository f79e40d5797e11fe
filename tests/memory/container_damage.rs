//! Opens and rewrites damaged files: no panic, bounded memory and number of entries, and a written
//! file that can be read. For example, a changed string count must not cause a large allocation.

use super::{MEMORY_CONSTANT_BYTES, MEMORY_FACTOR, measure_peak, run_alone};
use openvisa::Module;
use openvisa_test_support::corpus;
use openvisa_test_support::damage::{Random, damage};

/// Reads all items and returns their number.
fn count_items(module: &Module<'_>) -> usize {
    let mut things = 0;
    for object in module.objects().flatten() {
        things += object.strings().iter().count() + object.inputs().iter().count() + object.attributes().iter().count();
        things += object.variables().iter().map(|v| 1 + v.attributes().iter().count()).sum::<usize>();
        things += object.labels().iter().map(|v| 1 + v.attributes().iter().count()).sum::<usize>();
        things += object.addresses().iter().count() + object.predicates().iter().count();
        things += object.samplers().iter().count() + object.surfaces().iter().count();
        things += object.binaries().map(|b| b.code.len()).sum::<usize>();
        things += object.instructions().count();
        let _ = (object.name().to_string(), object.variables().get(u32::MAX), object.variables().named("V32"));
    }
    things
}

/// The peak memory of one kind of operation.
#[derive(Default)]
struct Cost {
    /// Peak memory in percent of the file size.
    most: usize,
    /// The operation.
    what: &'static str,
}

impl Cost {
    /// Runs the operation and checks its peak memory against the size of the file.
    fn measure<T>(&mut self, len: usize, name: &dyn Fn() -> String, work: impl FnOnce() -> T) -> T {
        let (result, peak) = measure_peak(work);
        assert!(
            peak <= MEMORY_FACTOR * len + MEMORY_CONSTANT_BYTES,
            "{}: {} takes {peak} bytes of memory",
            name(),
            self.what
        );
        self.most = self.most.max(peak.saturating_sub(MEMORY_CONSTANT_BYTES) * 100 / len.max(1));
        result
    }
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{:02}", self.most / 100, self.most % 100)
    }
}

#[test]
fn a_sample_of_damaged_files_stays_within_the_memory_limit() {
    run_damaged_files(2_000);
}

#[test]
#[ignore = "runs ten thousand files, which takes several seconds without optimisation"]
fn ten_thousand_damaged_files_stay_within_the_memory_limit() {
    run_damaged_files(10_000);
}

fn run_damaged_files(rounds: usize) {
    let _alone = run_alone();
    let files = corpus::committed();
    let mut random = Random(0x0917_2025);
    let (mut strict, mut whole, mut found) = (0, 0, 0);
    let [mut reading, mut editing, mut writing] =
        ["reading", "copying", "writing"].map(|what| Cost { what, ..Cost::default() });
    for round in 0..rounds {
        let file = &files[round % files.len()];
        let mut bytes = file.bytes.clone();
        for _ in 0..=random.below(4) {
            damage(&mut bytes, &mut random);
        }
        let name = || format!("round {round}, {} with {} bytes", file.name, bytes.len());
        if let Ok(module) = Module::open(&bytes) {
            strict += 1;
            let things = reading.measure(bytes.len(), &name, || count_items(&module));
            assert!(things <= 2 * bytes.len(), "{}: too many things", name());
            whole += usize::from(editing.measure(bytes.len(), &name, || module.edit()).is_ok());
        }
        let Ok(module) = Module::open_lenient(&bytes) else { continue };
        let things = reading.measure(bytes.len(), &name, || count_items(&module));
        assert!(things <= 2 * bytes.len(), "{}: too many things", name());
        let mut findings = 0;
        module.check(&mut |finding| {
            findings += 1;
            assert!(finding.offset <= bytes.len(), "{finding}");
        });
        assert!(findings <= 4 * bytes.len(), "{}: too many findings", name());
        found += usize::from(findings > 0);
        let edited =
            editing.measure(bytes.len(), &name, || module.edit()).unwrap_or_else(|e| panic!("{}: {e}", name()));
        // A file with a damaged version is read in the nearest one, which may not hold its
        // contents.
        let Ok(written) = writing.measure(bytes.len(), &name, || edited.to_bytes()) else { continue };
        let again = Module::open(&written).unwrap_or_else(|e| panic!("{}: {e}", name()));
        let counts = |m: &Module<'_>| m.objects().flatten().map(|o| (o.strings().len(), o.code().len())).collect();
        let (before, after): (Vec<_>, Vec<_>) = (counts(&module), counts(&again));
        assert_eq!(before, after, "{}", name());
    }
    println!(
        "{rounds} damaged files: {strict} open strictly, {whole} of them can be read whole; something is found wrong with {found}. \
         Beyond {MEMORY_CONSTANT_BYTES} bytes, reading takes {reading} times the file, copying {editing} times, writing {writing} times at most."
    );
    assert!(found > rounds / 2, "most damage is found");
}
