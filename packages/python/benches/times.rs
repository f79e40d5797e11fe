//! Times the library without Python. `benches/compare.py` builds it, and compares the package with
//! it.
//!
//! `times MODULE PLATFORM CASE COUNT` runs one case a number of times: `decode` or `verify` of the
//! object file MODULE, or `saxpy` of 2^22 numbers with the zebin MODULE and its text beside it. It
//! prints the shortest time in seconds.

use openvisa::Module;
use openvisa::isa::{Instructions, Platform};
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::{validate_object, validate_whole};
use openvisa_sim::{Argument, Bound, Memory, Options, Program, Sizes, Zebin};
use std::path::Path;
use std::time::Instant;

type AnyError = Box<dyn std::error::Error>;

/// Number of elements of saxpy.
const ELEMENTS: u32 = 1 << 22;

fn main() -> Result<(), AnyError> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [path, platform, case, count] = args.as_slice() else {
        return Err("usage: times MODULE PLATFORM CASE COUNT".into());
    };
    let (platform, count): (Platform, usize) = (platform.parse().map_err(|_| "no such platform")?, count.parse()?);
    let shortest = match case.as_str() {
        "decode" => time_module(path, count, decode)?,
        "verify" => time_module(path, count, |module| verify(module, platform))?,
        "saxpy" => time_saxpy(Path::new(path), platform, count)?,
        other => return Err(format!("there is no case `{other}`").into()),
    };
    println!("{shortest:.6}");
    Ok(())
}

/// Returns the shortest time of `count` calls in seconds. Each call opens the file.
fn time_module(
    path: &str,
    count: usize,
    case: impl Fn(&Module<'_>) -> Result<usize, AnyError>,
) -> Result<f64, AnyError> {
    let bytes = std::fs::read(path)?;
    let mut shortest = f64::INFINITY;
    for _ in 0..count {
        let start = Instant::now();
        let result = case(&Module::open(&bytes)?.fitted())?;
        shortest = shortest.min(start.elapsed().as_secs_f64());
        std::hint::black_box(result);
    }
    Ok(shortest)
}

/// Returns the number of instructions.
fn decode(module: &Module<'_>) -> Result<usize, AnyError> {
    let (mut place, mut instructions) = (Instructions::place(), 0);
    for object in module.objects() {
        let mut stream = object?.instructions();
        while let Some(inst) = stream.next_in(&mut place) {
            std::hint::black_box(inst?);
            instructions += 1;
        }
    }
    Ok(instructions)
}

/// Returns the number of findings.
fn verify(module: &Module<'_>, platform: Platform) -> Result<usize, AnyError> {
    let mut findings = 0;
    module.check(&mut |_| findings += 1);
    for object in module.objects() {
        let object = object?;
        validate_whole(object, platform, &mut |_| findings += 1);
        validate_object(object, platform, &mut |_, _, _| findings += 1);
    }
    Ok(findings)
}

/// Returns the shortest time of `count` launches in seconds, with the copies of their buffers.
fn time_saxpy(path: &Path, platform: Platform, count: usize) -> Result<f64, AnyError> {
    let text = std::fs::read_to_string(path.with_extension("visaasm"))?;
    let zebin = Zebin::parse(&std::fs::read(path)?)?;
    let code = parse(&text, &ParseOptions { platform: Some(platform), ..Default::default() }).module.to_bytes()?;
    let program = Program::load(&[Module::open_text_form(&code)?], platform)?;
    let kernel = zebin.kernel("saxpy").ok_or("the zebin has no saxpy")?;
    let numbers = |f: fn(u32) -> f32| (0..ELEMENTS).flat_map(|i| f(i).to_le_bytes()).collect::<Vec<u8>>();
    let (mut y, x) = (numbers(|_| 1.0), numbers(|i| i as f32));
    let sizes = Sizes { global: [ELEMENTS, 1, 1], local: [256, 1, 1], ..Sizes::default() };
    let (a, n) = (2.5_f32.to_le_bytes().to_vec(), ELEMENTS.to_le_bytes().to_vec());
    let mut shortest = f64::INFINITY;
    for _ in 0..count {
        let start = Instant::now();
        let mut memory = Memory::default();
        let ids = [memory.add(&y), memory.add(&x)];
        let [a, n] = [&a, &n].map(|bytes| Argument::Bytes(bytes.clone()));
        let arguments = [Argument::Buffer(ids[0]), Argument::Buffer(ids[1]), a, n];
        Bound::new(&program, kernel, &memory, &arguments, sizes)?.run(&program, Options::default())?;
        memory.buffer(ids[0]).ok_or("the buffer is missing")?.copy_to(&mut y);
        shortest = shortest.min(start.elapsed().as_secs_f64());
    }
    Ok(shortest)
}
