//! Values of registers: edge values of each type, and random ones from a fixed seed.

use super::is_float;
use crate::bytecode::function_address;
use crate::numerics::float_formats::{FloatConversion, float_format};
use openvisa_isa::DataType;
use openvisa_smith::Random;

/// Number of bytes of each buffer, and of shared local memory.
pub(super) const BUFFER_BYTES: usize = 512;

/// Address of the first byte of the buffer in flat memory. It is small, so that an offset in a
/// surface is an address as well.
pub(super) const FLAT_ADDRESS: u64 = 64;

/// Numbers below this are coordinates within an image.
const COORDINATES: usize = 8;

/// Fills registers with elements of a type: any values, addresses, coordinates, or the address of
/// the kernel, which is a function as well. Variables that are filled with one value of `few` have
/// the same few elements, if they have one type.
pub(super) fn fill(data_type: DataType, registers: &mut [u8], few: Option<u64>, random: &mut Random) {
    let size = usize::from(data_type.width()).div_ceil(8);
    let few = few.map(|few| {
        let mut random = Random(few);
        [(); 3].map(|()| element(data_type, &mut random))
    });
    let addresses = !is_float(data_type) && random.below(2) == 0;
    let (outside, coordinates, function) = (random.below(8) == 0, random.below(4) == 0, random.below(8) == 0);
    for bytes in registers.chunks_mut(size) {
        let bits = match few {
            Some(few) => few[random.below(few.len())],
            None if !addresses => element(data_type, random),
            None if function => function_address(0),
            None if coordinates => random.below(COORDINATES) as u64,
            None if outside => random.below(2 * BUFFER_BYTES) as u64,
            None => address(random),
        };
        bytes.copy_from_slice(&bits.to_le_bytes()[..bytes.len()]);
    }
}

/// Returns the value of a constant: an address, or any value of the type.
pub(super) fn constant(data_type: DataType, random: &mut Random) -> u64 {
    if random.below(3) == 0 { address(random) } else { element(data_type, random) }
}

/// Returns an address in flat memory, before the last row of 64 bytes. Most are aligned.
fn address(random: &mut Random) -> u64 {
    let alignment = [1, 4, 8, 16][random.below(4)];
    let span = BUFFER_BYTES as u64 - FLAT_ADDRESS;
    FLAT_ADDRESS + random.next_u64() % span / alignment * alignment
}

/// Returns a value of a type: an edge value or a random one.
fn element(data_type: DataType, random: &mut Random) -> u64 {
    match random.below(4) {
        0 | 1 => {
            let edges = edge_values(data_type);
            edges[random.below(edges.len())]
        }
        2 if is_float(data_type) => near_one(data_type, random),
        _ => random.next_u64(),
    }
}

/// Returns a number between 1/16 and 16, so that sums cancel and products stay in range.
fn near_one(data_type: DataType, random: &mut Random) -> u64 {
    let Some(format) = float_format(data_type) else { return 0 };
    let bias = (1_u64 << (format.exponent - 1)) - 1;
    let exponent = bias - 4 + random.below(8) as u64;
    let bits = random.next_u64();
    let sign = (bits >> 63) << (format.exponent + format.fraction);
    sign | exponent << format.fraction | bits & ((1 << format.fraction) - 1)
}

/// Returns edge values of a type.
fn edge_values(data_type: DataType) -> Vec<u64> {
    let mask = u64::MAX >> (64 - u32::from(data_type.width()));
    let mut list = vec![
        0,
        1,
        2,
        3,
        5,
        31,
        32,
        33,
        63,
        64,
        mask,
        mask - 1,
        mask >> 1,
        (mask >> 1) + 1,
        (mask >> 1).wrapping_sub(1) & mask,
    ];
    if let Some(format) = float_format(data_type) {
        let reals = [0.0, 1.0, 0.5, 0.75, 1.5, 2.0, 2.5, 3.5, 7.0, 100.0, 0.001, 1.0 / 3.0, 65504.0, f64::INFINITY];
        list.extend(reals.iter().flat_map(|v| [*v, -v]).map(|v| format.encode(v, Default::default())));
        // The smallest normal number, its neighbours, the largest number, and a NaN.
        let least = 1_u64 << format.fraction;
        list.extend([least, least - 1, least + 1, format.infinity() - 1, format.infinity() | least >> 1]);
    }
    list
}
