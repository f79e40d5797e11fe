//! Benchmarks of decoding, encoding and validating instructions, and of opening object files. Each
//! is compared with another library in the same run, for example decoding with iced-x86.
//!
//! `cargo xtask bench decode [--wasm FILE] [--rounds N] [--callgrind]`. Uses one thread. Prints
//! medians over rounds that run every case once, so that other load on the machine affects all
//! cases alike. No result makes the program fail.

mod harness;
mod inputs;
mod peers;

use harness::{Case, Options};
use inputs::Corpus;
use openvisa::isa::{Inst, Instructions, PlatformSet, Writer};
use openvisa::validate::Validator;
use openvisa::{Module, Version};
use std::hint::black_box;
use std::ops::Range;

#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

fn main() {
    let options = Options::from_args();
    let corpus = Corpus::read();
    let quiet = options.only.is_some();
    if !quiet {
        println!("{corpus}");
        println!("size_of::<Inst>() = {} bytes", size_of::<Inst<'_>>());
    }
    let modules: Vec<Module<'_>> =
        corpus.files.iter().map(|f| Module::open(&f.bytes).expect("chosen to open")).collect();
    let mut targets = Vec::new();
    for (module, platform) in modules.iter().zip(corpus.platforms()) {
        targets.extend(module.objects().flatten().map(|object| (object, platform)));
    }
    let routines: Vec<_> = targets.iter().map(|(object, _)| *object).collect();
    let code: usize = routines.iter().map(|o| o.code().len()).sum();
    let decoded = DecodedCorpus::new(&routines);
    let instructions = decoded.instructions.len();
    // A case under valgrind runs alone, so only its own inputs are prepared.
    let asked = |peer: &str| options.only.as_ref().is_none_or(|only| only.starts_with(peer));
    let text = asked("iced-x86").then(inputs::x86_text).flatten();
    let x86 = text.as_deref().map(peers::X86::new);
    let wasm = inputs::wasm_module(options.wasm.as_deref());
    let mut buffer = vec![0; code];
    decoded.encode(&mut buffer);
    assert!(buffer.iter().eq(routines.iter().flat_map(|o| o.code())), "the bytes that were read");

    let mut cases = vec![
        Case::new("decode", instructions, code, || {
            // Decodes into one buffer, as the case of iced-x86 does.
            let mut place = Instructions::place();
            for routine in &routines {
                let mut stream = Instructions::new(routine.code(), routine.version());
                while let Some(inst) = stream.next_in(&mut place) {
                    black_box(inst.expect("chosen to decode"));
                }
            }
        }),
        Case::new("decode to values", instructions, code, || {
            for routine in &routines {
                for inst in Instructions::new(routine.code(), routine.version()) {
                    let _ = black_box(&inst);
                }
            }
        }),
        Case::new("encode", instructions, code, || {
            assert_eq!(decoded.encode(&mut buffer), code, "as many bytes as were read");
        }),
        Case::new("decode and validate", instructions, code, || {
            // Includes collecting the variables of the object, but not opening the file. The
            // validator knows no instruction at the start of a round.
            let mut validator = Validator::new();
            for (object, platform) in &targets {
                validator.validate_object(*object, PlatformSet::EMPTY.with(*platform), &mut |_, _, _, error| {
                    black_box(error);
                });
            }
        }),
        Case::new("open, and all tables", modules.len(), corpus.bytes(), || {
            for file in &corpus.files {
                let module = Module::open(black_box(&file.bytes)).expect("opened before");
                for object in module.objects() {
                    black_box(object.is_ok());
                }
            }
        }),
    ];
    if let Some(x86) = &x86 {
        cases.extend(x86.cases());
    }
    cases.extend(peers::wasm_cases(&wasm.bytes));
    if !quiet {
        match &text {
            Some(text) => println!("iced-x86 on {} bytes of the compiler's own code", text.len()),
            None => println!("skipped: iced-x86, as this machine has no x86-64 code to read"),
        }
        println!("wasmparser on {} bytes: {}", wasm.bytes.len(), wasm.name);
    }
    let figures = harness::run_cases(&options, &mut cases);
    harness::print_ratios(
        &figures,
        &[
            ("decode", "iced-x86 decode", "items", 1.0),
            ("decode", "iced-x86 decode", "bytes", 4.0),
            ("encode", "iced-x86 encode", "items", 2.5),
            ("encode", "iced-x86 encode", "bytes", 2.5),
            ("decode and validate", "decode", "items", 0.12),
            ("decode and validate", "wasmparser validate", "bytes", 2.0),
            ("decode", "wasmparser operators", "items", 1.0),
            ("decode", "wasmparser operators", "bytes", 1.0),
        ],
    );
}

/// The decoded instructions of all objects in one vector, as in the case of iced-x86.
struct DecodedCorpus<'a> {
    instructions: Vec<Inst<'a>>,
    /// For each object, its version and the range of its instructions.
    routines: Vec<(Version, Range<usize>)>,
}

impl<'a> DecodedCorpus<'a> {
    fn new(routines: &[openvisa::Object<'a>]) -> Self {
        let (mut instructions, mut ranges) = (Vec::new(), Vec::new());
        for routine in routines {
            let start = instructions.len();
            let read = Instructions::new(routine.code(), routine.version());
            instructions.extend(read.map(|inst| inst.expect("chosen to decode")));
            ranges.push((routine.version(), start..instructions.len()));
        }
        Self { instructions, routines: ranges }
    }

    /// Encodes all instructions. Returns the number of bytes.
    fn encode(&self, buffer: &mut [u8]) -> usize {
        let mut at = 0;
        for (version, range) in &self.routines {
            let mut w = Writer::new(&mut buffer[at..], *version);
            for inst in &self.instructions[range.clone()] {
                inst.encode(&mut w).expect("what was decoded can be encoded");
            }
            at += w.offset();
        }
        at
    }
}
