//! Benchmarks of parsing files, printing modules and formatting text. Each is compared with another
//! library in the same run, for example printing with wasmprinter.
//!
//! `cargo xtask bench text [--wasm FILE] [--rounds N] [--callgrind]`. Uses one thread. Prints
//! medians over rounds that run every case once. llvm-mc is a separate program, so its times
//! include starting it. No result makes the program fail.

mod harness;
#[allow(dead_code)]
mod inputs;

use harness::{Case, Options};
use iced_x86::{Decoder, DecoderOptions, FastFormatter, Instruction};
use openvisa::text::{ParseOptions, PrintOptions, format, parse, print};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// Reads the texts of the corpus.
fn read_texts() -> Vec<String> {
    let mut folders = vec![inputs::corpus_root()];
    let mut paths = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "visaasm") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("texts are UTF-8")).collect()
}

/// Inputs of llvm-mc: x86-64 code in hexadecimal, and as the text that it prints.
struct LlvmMc {
    hex: PathBuf,
    assembly: PathBuf,
    lines: usize,
    bytes: usize,
}

impl LlvmMc {
    /// Number of bytes of code. llvm-mc needs about a second for them.
    const CODE: usize = 256 << 10;

    fn new(text: &[u8]) -> Option<Self> {
        let folder = std::env::temp_dir();
        let (hex, assembly) = (folder.join("openvisa-bench.hex"), folder.join("openvisa-bench.s"));
        let mut digits = String::new();
        for byte in &text[..text.len().min(Self::CODE)] {
            digits += &format!("0x{byte:02x} ");
        }
        std::fs::write(&hex, digits).ok()?;
        let output = Command::new("llvm-mc").args(["--disassemble", "-triple=x86_64"]).arg(&hex).output().ok()?;
        std::fs::write(&assembly, &output.stdout).ok()?;
        let lines = output.stdout.split(|b| *b == b'\n').count();
        let mc = Self { hex, assembly, lines, bytes: output.stdout.len() };
        mc.run(&["-filetype=obj", "-triple=x86_64"], &mc.assembly).then_some(mc)
    }

    fn run(&self, args: &[&str], input: &Path) -> bool {
        let mut command = Command::new("llvm-mc");
        command.args(args).arg(input).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    }
}

fn main() {
    let options = Options::from_args();
    let texts = read_texts();
    let bytes: usize = texts.iter().map(String::len).sum();
    let lines: usize = texts.iter().map(|text| text.lines().count()).sum();
    let modules: Vec<_> = texts.iter().map(|text| parse(text, &ParseOptions::default()).module).collect();
    let printed: Vec<String> = modules.iter().map(|module| print(module, &PrintOptions::default()).text).collect();
    let printed_bytes: usize = printed.iter().map(String::len).sum();
    let printed_lines: usize = printed.iter().map(|text| text.lines().count()).sum();
    let quiet = options.only.is_some();
    if !quiet {
        println!(
            "{} texts with {bytes} bytes, {lines} lines; printed {printed_bytes} bytes, without comments",
            texts.len()
        );
    }
    let x86 = inputs::x86_text().unwrap_or_default();
    let x86 = &x86[..x86.len().min(2 << 20)];
    let decoded: Vec<Instruction> = Decoder::new(64, x86, DecoderOptions::NONE).iter().collect();
    let mut formatter = FastFormatter::new();
    let mut out = String::new();
    decoded.iter().for_each(|inst| formatter.format(inst, &mut out));
    let x86_bytes = out.len() + decoded.len();
    let wasm = inputs::wasm_module(options.wasm.as_deref());
    let wat = wasmprinter::print_bytes(&wasm.bytes).expect("the module can be printed");
    let llvm = if quiet { None } else { LlvmMc::new(x86) };
    let mut cases = vec![
        Case::new("parse as it is", lines, bytes, || {
            for text in &texts {
                black_box(parse(black_box(text), &ParseOptions::default()));
            }
        }),
        Case::new("parse as printed", printed_lines, printed_bytes, || {
            for text in &printed {
                black_box(parse(black_box(text), &ParseOptions::default()));
            }
        }),
        Case::new("print", printed_lines, printed_bytes, || {
            for module in &modules {
                black_box(print(black_box(module), &PrintOptions::default()));
            }
        }),
        Case::new("format", lines, bytes, || {
            for text in &texts {
                black_box(format(black_box(text), &ParseOptions::default()));
            }
        }),
        Case::new("iced-x86 fast format", decoded.len(), x86_bytes, || {
            let mut out = String::with_capacity(x86_bytes);
            for inst in &decoded {
                formatter.format(inst, &mut out);
                out.push('\n');
            }
            black_box(&out);
        }),
        Case::new("wat parse and encode", wat.lines().count(), wat.len(), || {
            black_box(wat::parse_str(black_box(&wat)).expect("what was printed can be read"));
        }),
        Case::new("wasmprinter", wat.lines().count(), wat.len(), || {
            black_box(wasmprinter::print_bytes(black_box(&wasm.bytes)).expect("the module can be printed"));
        }),
    ];
    if let Some(llvm) = &llvm {
        cases.push(Case::new("llvm-mc assemble", llvm.lines, llvm.bytes, || {
            assert!(llvm.run(&["-filetype=obj", "-triple=x86_64"], &llvm.assembly));
        }));
        cases.push(Case::new("llvm-mc disassemble", llvm.lines, llvm.bytes, || {
            llvm.run(&["--disassemble", "-triple=x86_64"], &llvm.hex);
        }));
    } else if !quiet {
        println!("skipped: llvm-mc, as it is not installed or cannot read what it printed");
    }
    let figures = harness::run_cases(&options, &mut cases);
    harness::print_ratios(
        &figures,
        &[
            ("parse as printed", "wat parse and encode", "bytes", 2.2),
            ("parse as it is", "wat parse and encode", "bytes", 2.2),
            ("parse as printed", "llvm-mc assemble", "bytes", 1.0),
            ("print", "iced-x86 fast format", "bytes", 1.0),
            ("print", "wasmprinter", "bytes", 1.0),
            ("print", "llvm-mc disassemble", "bytes", 1.0),
        ],
    );
}
