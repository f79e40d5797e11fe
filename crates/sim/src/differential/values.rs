//! Values of registers: edge values of each type, and random ones from a fixed seed.

use super::{format_of, is_float};
use crate::numerics::float_formats::FloatConversion;
use openvisa_isa::DataType;
use openvisa_test_support::damage::Random;

/// Fills registers with elements of a type.
pub(super) fn fill(data_type: DataType, registers: &mut [u8], random: &mut Random) {
    let edges = edge_values(data_type);
    let size = usize::from(data_type.width()).div_ceil(8);
    for element in registers.chunks_mut(size) {
        let bits = match random.below(4) {
            0 | 1 => edges[random.below(edges.len())],
            2 if is_float(data_type) => near_one(data_type, random),
            _ => random.next_u64(),
        };
        element.copy_from_slice(&bits.to_le_bytes()[..element.len()]);
    }
}

/// Returns a number between 1/16 and 16, so that sums cancel and products stay in range.
fn near_one(data_type: DataType, random: &mut Random) -> u64 {
    let Some(format) = format_of(data_type) else { return 0 };
    let bias = (1_u64 << (format.exponent - 1)) - 1;
    let exponent = bias - 4 + random.below(8) as u64;
    let bits = random.next_u64();
    let sign = (bits >> 63) << (format.exponent + format.fraction);
    sign | exponent << format.fraction | bits & ((1 << format.fraction) - 1)
}

/// Returns edge values of a type.
fn edge_values(data_type: DataType) -> Vec<u64> {
    let mask = u64::MAX >> (64 - u32::from(data_type.width()));
    let mut list = vec![0, 1, 2, 3, 5, 31, 32, 33, 63, 64, mask, mask - 1, mask >> 1, (mask >> 1) + 1, (mask >> 1) - 1];
    if let Some(format) = format_of(data_type) {
        let reals = [0.0, 1.0, 0.5, 0.75, 1.5, 2.0, 2.5, 3.5, 7.0, 100.0, 0.001, 1.0 / 3.0, 65504.0, f64::INFINITY];
        list.extend(reals.iter().flat_map(|v| [*v, -v]).map(|v| format.encode(v, Default::default())));
        // The smallest normal number, its neighbours, the largest number, and a NaN.
        let least = 1_u64 << format.fraction;
        list.extend([least, least - 1, least + 1, format.infinity() - 1, format.infinity() | least >> 1]);
    }
    list
}
