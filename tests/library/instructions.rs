//! Decodes each instruction that the vendor's assembler wrote and encodes it to the same bytes. For
//! example, the `add` of a compiled kernel.

use openvisa::isa::{Inst, InstKind, LAYOUTS, Reader, Writer};
use openvisa::{Module, Object};
use openvisa_test_support::corpus::{self, committed, object_files};
use std::collections::BTreeMap;

/// Files with code that does not decode, and the reason. All other files must decode, and these
/// must fail.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("hand/pvc/asm_block2d.isa", BLOCK2D),
    ("hand/skl/asm_switchjmp.isa", SWITCHJMP),
    ("igc-1.0.12504/pvc/block2d.flat_reads.isa", BLOCK2D),
    ("igc-1.0.12504/skl/vc_switch.isa", SWITCHJMP),
    ("igc-2.40.14/pvc/block2d_ext.block_copy.isa", BLOCK2D),
    ("damaged/", DROPPED),
];

const SWITCHJMP: &str = "the writer of version 3.6 garbles SWITCHJMP; its own reader refuses it";
const BLOCK2D: &str = "the writer puts offsets between the operands of untyped block2d messages and drops the last two";
const DROPPED: &str = "the compiler's writer drops the last operands of most instructions";

fn known_exception(name: &str) -> Option<&'static (&'static str, &'static str)> {
    EXCEPTIONS.iter().find(|(path, _)| name == *path || path.ends_with('/') && name.starts_with(path))
}

#[derive(Default)]
struct Counts {
    objects: usize,
    instructions: usize,
    bytes: usize,
    kinds: BTreeMap<InstKind, usize>,
}

/// Decodes the code of a kernel or function and encodes each instruction again.
fn round_trip(object: &Object<'_>, counts: &mut Counts) -> Result<(), String> {
    let (code, version) = (object.code(), object.version());
    let mut buffer = [0; 1024];
    let mut r = Reader::new(code, version);
    while !r.is_empty() {
        let offset = r.offset();
        let inst = Inst::decode(&mut r).map_err(|e| e.to_string())?;
        let mut w = Writer::new(&mut buffer, version);
        inst.encode(&mut w).map_err(|e| format!("{offset:#x}: {e}: {inst:?}"))?;
        let bytes = &code[offset..r.offset()];
        if w.written() != bytes || inst.encoded_len(version) != bytes.len() {
            return Err(format!("{offset:#x}: {:02x?} instead of {bytes:02x?}", w.written()));
        }
        match LAYOUTS.check(&code[offset..], version) {
            Ok(len) if len == bytes.len() => {}
            other => return Err(format!("{offset:#x}: {} bytes, but {other:?} by the tables", bytes.len())),
        }
        counts.instructions += 1;
        *counts.kinds.entry(inst.kind()).or_default() += 1;
    }
    counts.bytes += code.len();
    counts.objects += 1;
    Ok(())
}

/// Checks all files. Returns the counts and the paths of the failures.
fn check_files(files: &[corpus::File]) -> (Counts, Vec<(&str, String)>) {
    let mut counts = Counts::default();
    let mut failures = Vec::new();
    for file in files {
        let module = Module::open(&file.bytes).expect("a file can be opened");
        for object in module.objects() {
            let object = object.expect("an object can be read");
            if let Err(error) = round_trip(&object, &mut counts) {
                failures.push((file.name.as_str(), error));
            }
        }
    }
    println!(
        "{} files: {} kernels and functions with {} instructions of {} kinds in {} bytes come back",
        files.len(),
        counts.objects,
        counts.instructions,
        counts.kinds.len(),
        counts.bytes
    );
    for (name, error) in &failures {
        println!("exception: {name}: {error}: {}", known_exception(name).map_or("", |(_, reason)| reason));
    }
    (counts, failures)
}

fn assert_known(failures: &[(&str, String)]) {
    let unknown: Vec<_> = failures.iter().filter(|(name, _)| known_exception(name).is_none()).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

#[test]
fn every_instruction_of_the_corpus_survives_decoding_and_encoding() {
    let files = object_files();
    let (_, failures) = check_files(&files);
    assert_known(&failures);
    for (path, reason) in EXCEPTIONS {
        let there = files.iter().any(|f| known_exception(&f.name).is_some_and(|(p, _)| p == path));
        let failed = failures.iter().any(|(name, _)| known_exception(name).is_some_and(|(p, _)| p == path));
        assert!(failed || !there, "{path} is no exception any more: {reason}");
    }
}

#[test]
fn the_committed_files_hold_nearly_every_instruction() {
    let files = committed();
    let (counts, failures) = check_files(&files);
    assert_known(&failures);
    assert!(counts.kinds.len() >= 115, "{} kinds", counts.kinds.len());
}

/// Checks that decoder and layout tables agree on the bytes of real files with a few mutations.
#[test]
fn decoder_and_tables_agree_on_damaged_bytes() {
    let (mut good, mut bad) = (0, 0);
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    for file in committed() {
        let module = Module::open(&file.bytes).expect("a file can be opened");
        for object in module.objects().flatten() {
            let mut code = object.code().to_vec();
            for _ in 0..code.len() / 8 {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let place = usize::try_from(random >> 32).expect("32 bits fit") % code.len();
                code[place] = random.to_le_bytes()[0];
            }
            for offset in 0..code.len() {
                let mut r = Reader::new(&code[offset..], object.version());
                match (Inst::decode(&mut r), LAYOUTS.check(&code[offset..], object.version())) {
                    (Ok(_), Ok(len)) if len == r.offset() => good += 1,
                    (Err(_), Err(_)) if r.offset() == 0 => bad += 1,
                    (read, named) => panic!("{}: {offset:#x}: {read:?}, {named:?}", file.name),
                }
            }
        }
    }
    println!("{good} places with an instruction, {bad} without");
    assert!(good > 1000 && bad > 1000);
}

#[test]
fn a_decoded_instruction_fits_in_its_size_limit() {
    println!("{} bytes", size_of::<Inst<'_>>());
    assert!(size_of::<Inst<'_>>() <= 128);
}
