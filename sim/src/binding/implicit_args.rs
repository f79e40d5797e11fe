//! What functions can ask for that get no arguments of the launch: sizes, and the places of work-items in their groups.
//!
//! The compiler passes functions that it calls through the stack the address of a structure; newer ones reach it as `arg`.

use crate::binding::arguments::{Sizes, local_ids};
use crate::memory::flat_memory::{IMPLICIT, PRINTED};

/// Bytes of the structure, with room for the members of newer versions.
const SIZE: usize = 128;

/// The structure, and behind it the table of places: for each thread a row of words for each dimension.
pub(crate) fn bytes(sizes: Sizes, groups: [u32; 3], dimensions: u32, simd: usize) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(SIZE);
    bytes.extend([112, 0, dimensions as u8, simd as u8]);
    let dwords = |bytes: &mut Vec<u8>, values: [u32; 3]| values.iter().for_each(|v| bytes.extend(v.to_le_bytes()));
    let qwords =
        |bytes: &mut Vec<u8>, values: [u32; 3]| values.iter().for_each(|v| bytes.extend(u64::from(*v).to_le_bytes()));
    dwords(&mut bytes, sizes.local);
    qwords(&mut bytes, sizes.global);
    bytes.extend(PRINTED.to_le_bytes());
    qwords(&mut bytes, sizes.offset);
    bytes.extend((IMPLICIT + SIZE as u64).to_le_bytes());
    dwords(&mut bytes, groups);
    bytes.resize(SIZE, 0);
    let row = simd.max(16);
    for thread in 0..sizes.items().div_ceil(simd.max(1)) {
        let places: Vec<_> = local_ids(sizes.local, thread * simd).take(row).collect();
        for dimension in 0..3 {
            bytes.extend(places.iter().flat_map(|place| (place[dimension] as u16).to_le_bytes()));
        }
    }
    bytes
}
