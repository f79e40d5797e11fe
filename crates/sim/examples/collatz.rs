//! Builds a kernel with a loop and a branch, and runs it on the CPU.
//!
//! The command is `cargo run -p openvisa-sim --example collatz`.
//!
//! Channels diverge. A `goto` sends the channels whose predicate is true to a label, where they
//! wait for the other channels. For example, a channel that has reached 1 waits at `end`.
//!
//! `KernelInfo::of` reads the places of the arguments from the inputs of the kernel. For a compiled
//! kernel, the zebin has them. See `docs/payload.md`.

use openvisa::builder::{Builder, Errors, constant, exec, general};
use openvisa::isa::enums::LscAddrSize::A64;
use openvisa::isa::enums::LscDataSize::D32;
use openvisa::isa::enums::{Align, CmpRelOp, LabelKind};
use openvisa::isa::{Attribute, DataType, Platform};
use openvisa::{Module, ModuleBuf, ObjectBuf};
use openvisa_sim::{Argument, Bound, KernelInfo, Memory, Options, Program, Sizes};

/// Size of a register of the platform in bytes. The arguments follow register 0.
const REGISTER_BYTES: usize = 32;

/// Builds a kernel that replaces each number in a buffer by its number of Collatz steps to 1. For
/// example, 6 becomes 8.
pub(crate) fn build_collatz() -> Result<ObjectBuf, Errors> {
    let mut k = Builder::kernel("collatz");
    k.attribute(Attribute::SimdSize, 16);
    let wide = |name, data_type| general(name, data_type, 16).aligned(Align::Grf);
    let buffer = k.declare(general("buffer", DataType::Uq, 1));
    k.input(buffer, REGISTER_BYTES as i16, 8);
    let (places, lanes) = (k.declare(wide("places", DataType::Uq)), k.declare(wide("lanes", DataType::Ud)));
    let (n, steps, low) = (
        k.declare(wide("n", DataType::Ud)),
        k.declare(wide("steps", DataType::Ud)),
        k.declare(wide("low", DataType::Ud)),
    );
    let (done, odd) = (k.declare_predicate("done", 16), k.declare_predicate("odd", 16));
    let main = k.declare_label_of("main", LabelKind::Subroutine);
    let (again, even, next, end) =
        (k.declare_label("again"), k.declare_label("even"), k.declare_label("next"), k.declare_label("end"));

    k.subroutine(main);
    // Global id = 16 * group id + channel. The group id is in register 0.
    let group = k.predefined("%r0").element(1).scalar();
    k.mov(exec(8), lanes, constant(DataType::Uv, 0x7654_3210));
    k.add(exec(8), lanes.element(8), lanes, 8_u32);
    k.mad(exec(16), lanes, group, 16_u32, lanes);
    k.shl(exec(16), lanes, lanes, 2_u32);
    k.add(exec(16), places, lanes, buffer.scalar());
    k.lsc_load(exec(16), n, D32, places, A64);
    k.mov(exec(16), steps, 0_u32);

    k.label(again);
    k.cmp(exec(16), CmpRelOp::Le, done, n, 1_u32);
    k.goto(exec(16), end).pred(done);
    k.and(exec(16), low, n, 1_u32);
    k.cmp(exec(16), CmpRelOp::Ne, odd, low, 0_u32);
    k.goto(exec(16), even).pred(!odd);
    k.mad(exec(16), n, n, 3_u32, 1_u32);
    k.goto(exec(16), next);
    k.label(even);
    k.shr(exec(16), n, n, 1_u32);
    k.label(next);
    k.add(exec(16), steps, steps, 1_u32);
    k.goto(exec(16), again);

    k.label(end);
    k.lsc_store(exec(16), places, A64, steps, D32);
    k.ret(exec(1));
    k.finish_for(Platform::Dg2)
}

/// Runs the kernel on numbers, whose count must be a multiple of sixteen.
pub(crate) fn run_collatz(numbers: &[u32]) -> Result<Vec<u32>, Box<dyn std::error::Error>> {
    let code = ModuleBuf::of([build_collatz()?]).to_bytes()?;
    let program = Program::load(&[Module::open(&code)?], Platform::Dg2)?;
    let mut memory = Memory::default();
    let buffer = memory.add(&numbers.iter().flat_map(|n| n.to_le_bytes()).collect::<Vec<u8>>());
    let module = Module::open(&code)?;
    let kernel = module.kernels().next().ok_or("there is no kernel")??;
    // The inputs of the kernel are its arguments.
    let info = KernelInfo::of(&kernel)?;
    let sizes = Sizes { global: [numbers.len() as u32, 1, 1], local: [16, 1, 1], ..Sizes::default() };
    let arguments = [Argument::Buffer(buffer)];
    Bound::new(&program, &info, &memory, &arguments, sizes)?.run(&program, Options::default())?;
    let bytes = memory.buffer(buffer).map(|buffer| buffer.bytes()).unwrap_or_default();
    Ok(bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect())
}

#[allow(dead_code)]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let numbers: Vec<u32> = (0..64).collect();
    println!("{:?}", run_collatz(&numbers)?);
    Ok(())
}
