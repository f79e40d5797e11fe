//! Five kernels as a compiler emits them, and their assembler text.
//!
//! For example, this prints the text, and runs a kernel of it with the arguments of its launch
//! file:
//!
//! ```sh
//! cargo run --example kernels > target/kernels.visaasm
//! visa run target/kernels.visaasm --launch examples/kernels/reduce.json --platform XE2 --out target
//! ```
//!
//! | kernel | shows |
//! | --- | --- |
//! | `vector_add` | loads and stores of one element a channel, under a predicate |
//! | `branch` | both sides of an `if` with a value from either side, a phi of SSA form |
//! | `sum_to_n` | a loop that each channel leaves after its own number of iterations |
//! | `reduce` | local memory and barriers: the sum of the numbers of a work-group |
//! | `gemm_tile` | matrix instructions: a tile of a product of bfloat16 matrices |
//!
//! All are for platforms with registers of 64 bytes, such as Xe2. Register 0 holds the number of
//! the work-group, and the arguments begin in register 1.

mod branch;
mod gemm_tile;
mod reduce;
mod sum_to_n;
mod vector_add;

use openvisa::builder::{Builder, Errors, Variable, constant, general};
use openvisa::isa::enums::{Align, LabelKind};
use openvisa::isa::{Attribute, DataType, Platform};
use openvisa::text::{PrintOptions, print};
use openvisa::{ModuleBuf, ObjectBuf};
use std::path::PathBuf;

/// The platform whose rules the kernels keep.
pub(crate) const PLATFORM: Platform = Platform::Xe2;

/// Number of channels of a thread, each of which runs one work-item.
const CHANNELS: u8 = 16;

/// Number of bytes from the start of the payload to the arguments: register 0 is before them.
const ARGUMENTS: i16 = 64;

/// Declares the arguments of a kernel, one after another without gaps.
fn declare_arguments<const N: usize>(k: &mut Builder, arguments: [(&str, DataType); N]) -> [Variable; N] {
    let mut offset = ARGUMENTS;
    arguments.map(|(name, data_type)| {
        let bytes = data_type.width() / 8;
        let variable = k.declare(general(name, data_type, 1));
        k.input(variable, offset, bytes);
        offset += bytes as i16;
        variable
    })
}

/// Declares a variable with one element for each channel.
fn declare_vector(k: &mut Builder, name: &str, data_type: DataType) -> Variable {
    k.declare(general(name, data_type, CHANNELS.into()).aligned(Align::Grf))
}

/// Begins a kernel of 16 channels.
fn begin_kernel(name: &str) -> Builder {
    let mut k = Builder::kernel(name);
    k.attribute(Attribute::SimdSize, CHANNELS);
    let main = k.declare_label_of("main", LabelKind::Subroutine);
    k.subroutine(main);
    k
}

/// Appends code that numbers the channels from 0. Returns the numbers.
fn append_channel_numbers(k: &mut Builder) -> Variable {
    let numbers = declare_vector(k, "channel", DataType::Ud);
    k.mov(8, numbers, constant(DataType::Uv, 0x7654_3210));
    k.add(8, numbers.element(8), numbers, 8_u32);
    numbers
}

/// Appends code that computes the global id of each channel. Returns the ids. The work-groups have
/// `threads` threads each.
fn append_global_ids(k: &mut Builder, threads: u32) -> Variable {
    let items = append_channel_numbers(k);
    let r0 = k.predefined("%r0");
    let group_size = threads * u32::from(CHANNELS);
    k.mad(CHANNELS, items, r0.element(1).scalar(), group_size, items);
    items
}

/// Appends code that computes the addresses of elements of a buffer. Returns the addresses.
///
/// `items` has the indices of the elements, which have 4 bytes each.
fn append_addresses(k: &mut Builder, buffer: Variable, items: Variable) -> Variable {
    let offsets = declare_vector(k, "", DataType::Ud);
    let addresses = declare_vector(k, "", DataType::Uq);
    k.shl(CHANNELS, offsets, items, 2_u32);
    k.add(CHANNELS, addresses, offsets, buffer.scalar());
    addresses
}

/// Builds all kernels.
pub(crate) fn kernels() -> Result<Vec<ObjectBuf>, Errors> {
    Ok(vec![vector_add::build()?, branch::build()?, sum_to_n::build()?, reduce::build()?, gemm_tile::build()?])
}

/// Prints the text of all kernels. With a folder as argument, writes the text of each kernel to a
/// file of the folder instead, as the vendor's finalizer takes one kernel a file.
#[allow(dead_code)]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let assembler_text = |kernels: Vec<_>| print(&ModuleBuf::of(kernels), &PrintOptions::default()).text;
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        print!("{}", assembler_text(kernels()?));
        return Ok(());
    };
    std::fs::create_dir_all(&folder)?;
    for kernel in kernels()? {
        let file = folder.join(format!("{}.visaasm", String::from_utf8_lossy(&kernel.name)));
        std::fs::write(file, assembler_text(vec![kernel]))?;
    }
    Ok(())
}
