//! Runs a kernel that the vendor's compiler generated on this processor: `cargo run -p openvisa-sim
//! --example run_saxpy`.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Argument, Bound, Memory, Options, Program, Sizes, Zebin};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run/simple_debug.saxpy");
    let (text, zebin) =
        (std::fs::read_to_string(format!("{folder}/skl.visaasm"))?, std::fs::read(format!("{folder}/skl.zebin"))?);
    let (code, zebin) = (parse(&text, &ParseOptions::default()).module.to_bytes()?, Zebin::parse(&zebin)?);
    let program = Program::load(&[Module::open(&code)?], Platform::Skl)?;

    let mut memory = Memory::default();
    let floats = |f: fn(i32) -> f32| (0..1000).flat_map(|i| f(i).to_le_bytes()).collect::<Vec<u8>>();
    let (y, x) = (memory.add(&floats(|_| 1.0)), memory.add(&floats(|i| i as f32)));
    let (a, n) = (Argument::Bytes(2.5_f32.to_le_bytes().into()), Argument::Bytes(1000_i32.to_le_bytes().into()));
    let sizes = Sizes { global: [1024, 1, 1], local: [64, 1, 1], ..Sizes::default() };
    let kernel = zebin.kernel("saxpy").ok_or("the zebin has no such kernel")?;
    let arguments = [Argument::Buffer(y), Argument::Buffer(x), a, n];
    let report = Bound::new(&program, kernel, &memory, &arguments, sizes)?.run(&program, Options::default())?;

    let result = memory.buffer(y).map(|b| b.bytes()).unwrap_or_default();
    let result: Vec<f32> = result.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    assert!(result.iter().enumerate().all(|(i, v)| *v == 2.5 * i as f32 + 1.0));
    println!("{} work-items, {} instructions; y[999] = {}", report.items, report.instructions, result[999]);
    Ok(())
}
