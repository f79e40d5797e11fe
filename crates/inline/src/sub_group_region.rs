//! Finds the SIMD widths of blocks in languages that state a sub-group size for a part of a source.
//!
//! For example, `define spir_kernel void @k() !intel_reqd_sub_group_size !0 { ... }` of LLVM IR is
//! a region of 16 channels if `!0` is `!{i32 16}`. Inside of it, regions can state other sizes.

use crate::block::{Block, SIMD_WIDTHS};
use std::cmp::Reverse;
use std::ops::Range;

/// A part of a source that is compiled for stated sub-group sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SubGroupRegion {
    /// The byte range in the source.
    pub(crate) span: Range<usize>,
    /// The sizes that are SIMD widths. The list is empty if the stated size is none.
    pub(crate) sizes: Vec<u32>,
}

/// Returns a stated sub-group size if it is a SIMD width.
pub(crate) fn simd_width(size: i64) -> Option<u32> {
    u32::try_from(size).ok().filter(|size| SIMD_WIDTHS.contains(size))
}

/// Sets the SIMD widths of each block to the sizes of the innermost region around it.
pub(crate) fn set_simd_widths(blocks: &mut [Block], mut regions: Vec<SubGroupRegion>) {
    regions.sort_by_key(|region| (region.span.start, Reverse(region.span.end)));
    blocks.sort_by_key(|block| block.span.start);
    let (mut regions, mut open) = (regions.into_iter().peekable(), Vec::<SubGroupRegion>::new());
    for block in blocks {
        let start = block.span.start;
        while let Some(region) = regions.next_if(|region| region.span.start <= start) {
            close_regions(&mut open, region.span.start);
            open.push(region);
        }
        close_regions(&mut open, start);
        block.simd_widths = open.last().map(|region| region.sizes.clone()).unwrap_or_default();
    }
}

/// Removes the innermost regions that end before a place.
fn close_regions(open: &mut Vec<SubGroupRegion>, place: usize) {
    while open.pop_if(|region| region.span.end <= place).is_some() {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::TemplateStyle;
    use crate::mapped_text::MappedText;

    fn block_at(start: usize) -> Block {
        Block::new(start..start + 1, MappedText::default(), TemplateStyle::Dollar)
    }

    #[test]
    fn a_block_has_the_sizes_of_the_innermost_region_around_it() {
        let region = |span: Range<usize>, size| SubGroupRegion { span, sizes: Vec::from_iter(simd_width(size)) };
        let regions = vec![region(40..50, 8), region(10..100, 16), region(20..30, 32), region(60..70, 64)];
        let mut blocks: Vec<Block> = [5, 15, 25, 35, 45, 55, 65, 75, 105].map(block_at).into();
        set_simd_widths(&mut blocks, regions);
        let widths: Vec<_> = blocks.iter().map(|block| block.simd_widths.first().copied()).collect();
        let (inner, outer) = (Some(32), Some(16));
        assert_eq!(widths, [None, outer, inner, outer, Some(8), outer, None, outer, None]);
    }
}
