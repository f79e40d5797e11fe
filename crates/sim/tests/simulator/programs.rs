//! Tests of programs in assembler text whose header states their expected results:
//! `tests/programs/*.visaasm`.
//!
//! The header consists of lines in any order before the text:
//!
//! - `//! platform: NAME`
//! - `//! items: N`: number of work-items of the single group. The default is 16, which is one
//!   thread.
//! - `//! in: TYPE VALUES` and `//! out: TYPE VALUES`: contents of a buffer before and after the
//!   run, beginning with surface 0. Consecutive lines describe one buffer, and `//! next` begins
//!   another. The value `_` is not compared.
//! - `//! image: FORMAT WIDTH HEIGHT`: the first buffer has the texels of a two-dimensional image.
//! - `//! form: text`: the program is kept in the form of texts, which has what no object file has.
//! - `//! limit: N`: maximum number of instructions of a thread.
//! - `//! strict: yes`: enables strict mode.
//! - `//! error: WORDS`: the run fails with an error that contains these words.
//! - `//! trace: NUMBER MASK NAME`: the next instruction of thread 0, and its active channels.
//!
//! Inputs of the kernel are the addresses of the buffers, in order.
//!
//! For example, `//! out: d 1 _ 3` expects a buffer of three dwords, and ignores the second.
//!
//! `tests/programs/make.py` computes the expected values of programs with results.

use crate::run::Semantics;
use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{
    Argument, Bound, BufferId, Check, Checker, Image, ImageFormat, ImageKind, KernelInfo, LaunchFinding, Memory,
    Options, PayloadArgument, PayloadBase, Program, Sizes,
};
use std::path::{Path, PathBuf};

/// The parsed header of a program.
struct Case {
    platform: Platform,
    items: u32,
    limit: u64,
    strict: bool,
    in_text_form: bool,
    image: Option<ImageShape>,
    buffers: Vec<Buffer>,
    error: Option<String>,
    trace: Vec<String>,
}

/// A two-dimensional image, which has the texels of the first buffer.
struct ImageShape {
    format: ImageFormat,
    size: [u32; 3],
}

/// A buffer, with its contents before and after the run. Bytes that are `None` are not compared.
struct Buffer {
    before: Vec<u8>,
    after: Option<Vec<Option<u8>>>,
}

/// Encodes a value. The bytes of `_` are `None`.
fn parse_value(kind: &str, text: &str) -> Option<Vec<Option<u8>>> {
    let some = |bytes: &[u8]| Some(bytes.iter().copied().map(Some).collect());
    match (kind, text) {
        ("b", "_") => Some(vec![None]),
        ("w", "_") => Some(vec![None; 2]),
        (_, "_") => Some(vec![None; 4]),
        ("f", _) => some(&text.parse::<f32>().ok()?.to_le_bytes()),
        ("ud", _) => some(&text.parse::<u32>().ok()?.to_le_bytes()),
        ("d", _) => some(&text.parse::<i32>().ok()?.to_le_bytes()),
        ("w", _) => some(&text.parse::<i16>().ok()?.to_le_bytes()),
        ("b", _) => some(&text.parse::<i8>().ok()?.to_le_bytes()),
        _ => None,
    }
}

/// Parses a format, a width and a height.
fn parse_image(text: &str) -> Option<ImageShape> {
    let (rest, height) = text.rsplit_once(' ')?;
    let (format, width) = rest.rsplit_once(' ')?;
    Some(ImageShape { format: format.parse().ok()?, size: [width.parse().ok()?, height.parse().ok()?, 1] })
}

fn parse_header(source: &str) -> Result<Case, String> {
    let mut case = Case {
        platform: Platform::Skl,
        items: 16,
        limit: 100_000,
        strict: false,
        in_text_form: false,
        image: None,
        buffers: Vec::new(),
        error: None,
        trace: Vec::new(),
    };
    let mut named = false;
    // Whether the next values belong to a new buffer.
    let mut fresh = true;
    for line in source.lines().filter_map(|l| l.strip_prefix("//! ")) {
        if line == "next" {
            fresh = true;
            continue;
        }
        let (key, rest) = line.split_once(": ").ok_or_else(|| format!("`{line}` has no key"))?;
        let wrong = || format!("`{line}` cannot be read");
        match key {
            "platform" => {
                case.platform = rest.parse().map_err(|_| wrong())?;
                named = true;
            }
            "items" => case.items = rest.parse().map_err(|_| wrong())?,
            "limit" => case.limit = rest.parse().map_err(|_| wrong())?,
            "strict" => case.strict = rest == "yes",
            "form" => case.in_text_form = rest == "text",
            "image" => case.image = Some(parse_image(rest).ok_or_else(wrong)?),
            "error" => case.error = Some(rest.to_owned()),
            "trace" => case.trace.push(rest.to_owned()),
            "in" | "out" => {
                let (kind, values) = rest.split_once(' ').ok_or_else(wrong)?;
                let mut bytes = Vec::new();
                for text in values.split_whitespace() {
                    bytes.extend(parse_value(kind, text).ok_or_else(|| format!("{text} in {}", wrong()))?);
                }
                if fresh {
                    case.buffers.push(Buffer { before: Vec::new(), after: None });
                    fresh = false;
                }
                let buffer = case.buffers.last_mut().ok_or_else(wrong)?;
                if key == "in" {
                    buffer.before.extend(bytes.into_iter().map(|b| b.unwrap_or(0)));
                } else {
                    buffer.before.extend(bytes.iter().map(|_| 0));
                    buffer.after.get_or_insert_default().extend(bytes);
                }
            }
            _ => return Err(wrong()),
        }
    }
    if named { Ok(case) } else { Err("no platform is named".to_owned()) }
}

/// Runs a program by the hand-written semantics and by the reference semantics. Returns the first
/// difference from its header as an error.
fn run_program(source: &str) -> Result<(), String> {
    run_by(source, Semantics::Fast, None)?;
    run_by(source, Semantics::Reference, None).map_err(|why| format!("by the reference semantics: {why}"))
}

/// Returns the argument for a buffer of a program.
fn argument_of(case: &Case, index: usize, buffer: BufferId) -> Argument {
    match &case.image {
        Some(ImageShape { format, size }) if index == 0 => {
            Argument::Image(Image { buffer, kind: ImageKind::D2, format: *format, size: *size })
        }
        _ => Argument::Buffer(buffer),
    }
}

/// Returns how the kernel is given a buffer of a program.
fn payload_of(case: &Case, index: usize) -> PayloadArgument {
    match &case.image {
        Some(_) if index == 0 => PayloadArgument::image(index, ImageKind::D2),
        _ => PayloadArgument::bound_buffer(index),
    }
}

/// Loads and runs a program.
fn run_by(source: &str, semantics: Semantics, checker: Option<&Checker>) -> Result<(), String> {
    let case = parse_header(source)?;
    let parsed = parse(source, &ParseOptions { platform: Some(case.platform), ..ParseOptions::default() });
    if let Some(first) = parsed.diagnostics.first() {
        return Err(first.message.clone());
    }
    let code = match case.in_text_form {
        true => parsed.module.to_bytes(),
        false => parsed.object_module(source).map_err(|e| e.message)?.to_bytes(),
    };
    let code = code.map_err(|e| e.to_string())?;
    let module = if case.in_text_form { Module::open_text_form(&code) } else { Module::open(&code) };
    let module = module.map_err(|e| e.to_string())?;
    let kernel = module.kernels().flatten().next().ok_or("there is no kernel")?;
    let name = kernel.name().to_string();
    let inputs = kernel.inputs().into_iter().enumerate();
    let addresses = inputs.map(|(i, input)| PayloadArgument::buffer(i, input.offset as usize)).collect::<Vec<_>>();
    let program = match semantics {
        Semantics::Fast | Semantics::Stepped => Program::load(&[module], case.platform),
        Semantics::Reference => Program::load_reference(&[module], case.platform),
    };
    let program = program.map_err(|e| e.to_string())?;
    let mut memory = Memory::default();
    let buffers: Vec<BufferId> = case.buffers.iter().map(|b| memory.add(&b.before)).collect();
    let info = KernelInfo {
        name,
        simd_size: 16,
        base: PayloadBase::Register0,
        payload: (0..buffers.len()).map(|i| payload_of(&case, i)).chain(addresses).collect(),
        bindings: (0..buffers.len()).map(|i| (i as u32, i)).collect(),
        ..KernelInfo::default()
    };
    let sizes = Sizes { global: [case.items, 1, 1], local: [case.items, 1, 1], offset: [0; 3] };
    let arguments: Vec<_> = buffers.iter().enumerate().map(|(i, buffer)| argument_of(&case, i, *buffer)).collect();
    let bound = Bound::new(&program, &info, &memory, &arguments, sizes).map_err(|e| e.to_string())?;
    let options =
        Options { max_instructions: case.limit, strict: case.strict, threads: 1, checker, ..Options::default() };
    let mut steps = Vec::new();
    let result = if case.trace.is_empty() {
        bound.run(&program, options).map(|_| ())
    } else {
        bound.trace(&program, [0; 3], 0, options, &mut |step| {
            steps.push(format!("{} {:08x} {}", step.number, step.mask, step.kind));
        })
    };
    if steps != case.trace {
        return Err(format!("it runs\n{}", steps.join("\n")));
    }
    match (result, &case.error) {
        (Ok(()), None) => {}
        (Ok(()), Some(words)) => return Err(format!("it ends, without `{words}`")),
        (Err(error), None) => return Err(error.to_string()),
        (Err(error), Some(words)) if error.to_string().contains(words) => {}
        (Err(error), Some(words)) => return Err(format!("`{error}`, without `{words}`")),
    }
    for (number, (id, wanted)) in buffers.iter().zip(&case.buffers).enumerate() {
        let Some(after) = &wanted.after else { continue };
        let bytes = memory.buffer(*id).ok_or("a buffer is gone")?.bytes();
        for (at, (have, want)) in bytes.iter().zip(after).enumerate() {
            if want.is_some_and(|w| w != *have) {
                let dword = |b: &[u8]| b.iter().rev().fold(0_u32, |n, b| n << 8 | u32::from(*b));
                let from = at / 4 * 4;
                let want: Vec<u8> = after[from..from + 4].iter().map(|b| b.unwrap_or(0)).collect();
                let (have, want) = (dword(&bytes[from..from + 4]), dword(&want));
                let floats = (f32::from_bits(have), f32::from_bits(want));
                return Err(format!(
                    "buffer {number}, byte {at}: {have:#010x} ({}) instead of {want:#010x} ({})",
                    floats.0, floats.1
                ));
            }
        }
    }
    Ok(())
}

fn read_programs() -> Vec<(String, String)> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("the folder").flatten().map(|e| e.path()).collect();
    files.sort();
    let texts = files.iter().filter(|p| p.extension().is_some_and(|e| e == "visaasm"));
    texts.map(|p| (p.display().to_string(), std::fs::read_to_string(p).expect("a text"))).collect()
}

#[test]
fn programs_give_the_results_in_their_header_comments() {
    let programs = read_programs();
    let wrong: Vec<_> = programs
        .iter()
        .filter_map(|(name, source)| run_program(source).err().map(|why| format!("{name}: {why}")))
        .collect();
    println!("{} programs", programs.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(programs.len() >= 8, "{} programs", programs.len());
}

/// Programs with mistakes that they are meant to have, the checks that find them, and the reasons.
const MISTAKES: &[(&str, Check, &str)] = &[
    ("block2d_register.visaasm", Check::Matrices, "its matrix is 32 bytes wide, so that the file is small"),
    ("surface_end.visaasm", Check::Bounds, "it shows what hardware does outside of a surface"),
    ("surface_end_strict.visaasm", Check::Bounds, "it shows what a strict launch does outside of a surface"),
];

#[test]
fn checks_find_nothing_in_correct_programs() {
    let mut wrong = Vec::new();
    for (name, source) in read_programs() {
        let checker = Checker::new(Check::ALL).expect("there are checks");
        if let Err(why) = run_by(&source, Semantics::Fast, Some(&checker)) {
            wrong.push(format!("{name}: {why}"));
        }
        let is_meant = |finding: &LaunchFinding| {
            MISTAKES.iter().any(|(program, check, _)| name.ends_with(program) && *check == finding.check)
        };
        let findings = checker.findings();
        wrong.extend(findings.iter().filter(|found| !is_meant(found)).map(|found| format!("{name}: {found}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_wrong_result_in_a_header_comment_is_a_failure() {
    let (_, source) =
        read_programs().into_iter().find(|(name, _)| name.ends_with("line.visaasm")).expect("it is there");
    let first = source.lines().find(|l| l.starts_with("//! out: f ")).expect("a result").to_owned();
    let value = first.split(' ').nth(3).expect("a value");
    let other = source.replacen(&first, &first.replacen(value, "12345", 1), 1);
    let why = run_program(&other).expect_err("the first element differs");
    assert!(why.contains("buffer 1, byte ") && why.contains("(12345)"), "{why}");
    assert!(run_program(&format!("//! error: never\n{source}")).expect_err("it ends").contains("without `never`"));
    assert!(
        run_program(&format!("//! trace: 9 0000ffff ADD\n{source}"))
            .expect_err("it runs more")
            .starts_with("it runs\n")
    );
}
