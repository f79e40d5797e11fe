//! Ten thousand damaged files: nothing panics, nothing takes memory or entries out of proportion, and writing back what was read
//! gives a file that can be read.
//!
//! One test, since memory is measured for the whole process.

mod support;

use openvisa::Module;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Numbers that are always the same (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    /// A place, near the beginning more often than not: there are the counts and offsets.
    fn place(&mut self, len: usize) -> usize {
        let end = if self.below(3) == 0 { len } else { len.min(200) };
        self.below(end)
    }
}

/// One damage.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    const WILD: [u32; 8] = [0, 1, 0xff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fff0, u32::MAX];
    let at = random.place(bytes.len());
    match random.below(7) {
        0 => bytes.truncate(at.max(8)),
        1 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
        2 if at < bytes.len() => bytes[at] = random.next() as u8,
        3 | 4 => {
            let value = WILD[random.below(WILD.len())].to_le_bytes();
            let width = [1, 2, 4][random.below(3)];
            bytes.iter_mut().skip(at).zip(value).take(width).for_each(|(byte, new)| *byte = new);
        }
        5 => {
            let from = random.below(bytes.len());
            let piece: Vec<u8> = bytes.iter().skip(from).take(random.below(64)).copied().collect();
            bytes.splice(at.min(bytes.len())..at.min(bytes.len()), piece);
        }
        _ => {
            let end = (at + random.below(32)).min(bytes.len());
            bytes.drain(at.min(end)..end);
        }
    }
}

/// Reads everything that there is, and says how many things that were.
fn read(module: &Module<'_>) -> usize {
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

/// What damaged files may cost: so many times their bytes, and a constant.
const TIMES: usize = 10;
const CONSTANT: usize = 4 * 1024;

/// The most that one kind of work has cost.
#[derive(Default)]
struct Cost {
    /// In hundredths of the file.
    most: usize,
}

impl Cost {
    /// Does the work, and holds the memory it takes against the size of the file.
    fn measure<T>(&mut self, len: usize, name: &dyn Fn() -> String, work: impl FnOnce() -> T) -> T {
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let result = work();
        let peak = MEMORY.peak_usage().saturating_sub(before);
        assert!(peak <= TIMES * len + CONSTANT, "{}: {peak} bytes of memory", name());
        self.most = self.most.max(peak.saturating_sub(CONSTANT) * 100 / len.max(1));
        result
    }
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{:02}", self.most / 100, self.most % 100)
    }
}

#[test]
fn ten_thousand_damaged_files_cost_no_more_than_their_bytes_justify() {
    const ROUNDS: usize = 10_000;
    let files = support::committed();
    let mut random = Random(0x0917_2025);
    let (mut strict, mut whole, mut found) = (0, 0, 0);
    let [mut reading, mut editing, mut writing] = [Cost::default(), Cost::default(), Cost::default()];
    for round in 0..ROUNDS {
        let file = &files[round % files.len()];
        let mut bytes = file.bytes.clone();
        for _ in 0..=random.below(4) {
            damage(&mut bytes, &mut random);
        }
        let name = || format!("round {round}, {} with {} bytes", file.name, bytes.len());
        if let Ok(module) = Module::open(&bytes) {
            strict += 1;
            let things = reading.measure(bytes.len(), &name, || read(&module));
            assert!(things <= 2 * bytes.len(), "{}: too many things", name());
            whole += usize::from(editing.measure(bytes.len(), &name, || module.edit()).is_ok());
        }
        let Ok(module) = Module::open_lenient(&bytes) else { continue };
        let things = reading.measure(bytes.len(), &name, || read(&module));
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
        // A damaged version may have no room for what was read in the nearest one.
        let Ok(written) = writing.measure(bytes.len(), &name, || edited.to_bytes()) else { continue };
        let again = Module::open(&written).unwrap_or_else(|e| panic!("{}: {e}", name()));
        let counts = |m: &Module<'_>| m.objects().flatten().map(|o| (o.strings().len(), o.code().len())).collect();
        let (before, after): (Vec<_>, Vec<_>) = (counts(&module), counts(&again));
        assert_eq!(before, after, "{}", name());
    }
    println!(
        "{ROUNDS} damaged files: {strict} open strictly, {whole} of them can be read whole; something is found wrong with {found}. \
         Beyond {CONSTANT} bytes, reading takes {reading} times the file, copying {editing} times, writing {writing} times at most."
    );
    assert!(found > ROUNDS / 2, "most damage is found");
}
