//! Files that the vendor's assembler wrote: every instruction is decoded and written back as the same bytes.

mod object;

use object::Routine;
use openvisa_isa::{Inst, InstKind, Instructions, LAYOUTS, Reader, Writer};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Files that cannot be read, and why. Nothing else may fail, and each of these must.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("hand/pvc/asm_block2d.isa", BLOCK2D),
    ("hand/skl/asm_switchjmp.isa", SWITCHJMP),
    ("igc-1.0.12504/pvc/block2d.flat_reads.isa", BLOCK2D),
    ("igc-1.0.12504/skl/vc_switch.isa", SWITCHJMP),
    ("igc-2.40.14/pvc/block2d_ext.block_copy.isa", BLOCK2D),
];

const SWITCHJMP: &str = "the writer of version 3.6 garbles SWITCHJMP; its own reader refuses it";
const BLOCK2D: &str = "the writer puts offsets between the operands of untyped block2d messages and drops the last two";

/// Files of the corpus that stands beside the workspace, or `None` where it does not.
fn corpus() -> Option<Vec<PathBuf>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?.parent()?.join("shared/corpus");
    if !root.is_dir() {
        println!("skipped: {} is not there", root.display());
        return None;
    }
    let mut files = Vec::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).ok()?.flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("damaged") {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "isa") {
                files.push(path);
            }
        }
    }
    files.sort();
    Some(files)
}

#[derive(Default)]
struct Counts {
    routines: usize,
    instructions: usize,
    bytes: usize,
    kinds: BTreeMap<InstKind, usize>,
}

/// Decodes the code of a routine and writes each instruction again.
fn round_trip(routine: &Routine<'_>, counts: &mut Counts) -> Result<(), String> {
    let Routine { code, version, .. } = *routine;
    let mut buffer = [0; 1024];
    let mut at = 0;
    for item in Instructions::new(code, version).with_offsets() {
        let (offset, inst) = item.map_err(|e| e.to_string())?;
        let mut w = Writer::new(&mut buffer, version);
        inst.encode(&mut w).map_err(|e| format!("{offset:#x}: {e}: {inst:?}"))?;
        let len = w.offset();
        let named = LAYOUTS.check(&code[offset..], version).map_err(|fault| format!("{offset:#x}: {fault}"))?;
        if named != len {
            return Err(format!("{offset:#x}: {len} bytes, but {named} by the tables"));
        }
        if buffer[..len] != code[offset..][..len] || inst.encoded_len(version) != len {
            return Err(format!("{offset:#x}: {:02x?} instead of {:02x?}", &buffer[..len], &code[offset..][..len]));
        }
        at = offset + len;
        counts.instructions += 1;
        *counts.kinds.entry(inst.kind()).or_default() += 1;
    }
    if at != code.len() {
        return Err(format!("{} bytes behind the last instruction", code.len() - at));
    }
    counts.bytes += at;
    counts.routines += 1;
    Ok(())
}

#[test]
fn every_instruction_of_the_corpus_comes_back_byte_for_byte() {
    let Some(files) = corpus() else { return };
    let mut counts = Counts::default();
    let mut failures = Vec::new();
    for path in &files {
        let bytes = std::fs::read(path).expect("a file can be read");
        for routine in object::routines(&bytes).expect("a file has routines") {
            if let Err(error) = round_trip(&routine, &mut counts) {
                failures.push((path, error));
            }
        }
    }
    let expected = |path: &Path| EXCEPTIONS.iter().find(|(name, _)| path.ends_with(name));
    let (known, unknown): (Vec<_>, Vec<_>) = failures.iter().partition(|(path, _)| expected(path).is_some());
    println!(
        "{} files: {} routines with {} instructions of {} kinds in {} bytes come back",
        files.len(),
        counts.routines,
        counts.instructions,
        counts.kinds.len(),
        counts.bytes
    );
    for (path, error) in &known {
        println!("exception: {}: {error}: {}", path.display(), expected(path).map_or("", |(_, reason)| reason));
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
    assert_eq!(known.len(), EXCEPTIONS.len(), "an exception is none any more");
}

/// Bytes that differ in a few places from those of real files are read by the decoder just as by the tables.
#[test]
fn decoder_and_tables_agree_on_damaged_bytes() {
    let Some(files) = corpus() else { return };
    let (mut good, mut bad) = (0, 0);
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    for path in files.iter().step_by(7) {
        let bytes = std::fs::read(path).expect("a file can be read");
        for routine in object::routines(&bytes).expect("a file has routines") {
            let mut code = routine.code.to_vec();
            for _ in 0..code.len() / 8 {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let place = usize::try_from(random >> 32).expect("32 bits fit") % code.len();
                code[place] = random as u8;
            }
            for offset in 0..code.len() {
                let mut r = Reader::new(&code[offset..], routine.version);
                match (Inst::decode(&mut r), LAYOUTS.check(&code[offset..], routine.version)) {
                    (Ok(_), Ok(len)) if len == r.offset() => good += 1,
                    (Err(_), Err(_)) if r.offset() == 0 => bad += 1,
                    (read, named) => panic!("{}: {offset:#x}: {read:?}, {named:?}", path.display()),
                }
            }
        }
    }
    println!("{good} places with an instruction, {bad} without");
    assert!(good > 1000 && bad > 1000);
}

#[test]
fn an_instruction_is_small() {
    println!("{} bytes", size_of::<Inst<'_>>());
    assert!(size_of::<Inst<'_>>() <= 128);
}
