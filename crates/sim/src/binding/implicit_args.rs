//! The implicit-argument buffer, from which functions read launch sizes and local ids.
//!
//! The compiler passes its address to functions that it calls through the stack. For example,
//! `get_local_size(0)` in such a function loads the dword at byte 4 of the buffer.

use crate::binding::arguments::{Sizes, local_ids};
use crate::memory::flat_memory::{IMPLICIT, PRINTED};

/// Size of the structure in bytes, with room for the members of newer versions.
const STRUCTURE_BYTES: usize = 128;

/// Encodes the structure, followed by the table of local ids. The table has three rows of words for
/// each thread, one row per dimension.
pub(crate) fn encode_implicit_args(sizes: Sizes, groups: [u32; 3], dimensions: u32, simd: usize) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(STRUCTURE_BYTES);
    bytes.extend([112, 0, dimensions as u8, simd as u8]);
    let dwords = |bytes: &mut Vec<u8>, values: [u32; 3]| values.iter().for_each(|v| bytes.extend(v.to_le_bytes()));
    let qwords =
        |bytes: &mut Vec<u8>, values: [u32; 3]| values.iter().for_each(|v| bytes.extend(u64::from(*v).to_le_bytes()));
    dwords(&mut bytes, sizes.local);
    qwords(&mut bytes, sizes.global);
    bytes.extend(PRINTED.to_le_bytes());
    qwords(&mut bytes, sizes.offset);
    bytes.extend((IMPLICIT + STRUCTURE_BYTES as u64).to_le_bytes());
    dwords(&mut bytes, groups);
    bytes.resize(STRUCTURE_BYTES, 0);
    let row = simd.max(16);
    for thread in 0..sizes.items().div_ceil(simd.max(1)) {
        let places: Vec<_> = local_ids(sizes.local, thread * simd).take(row).collect();
        for dimension in 0..3 {
            bytes.extend(places.iter().flat_map(|place| (place[dimension] as u16).to_le_bytes()));
        }
    }
    bytes
}
