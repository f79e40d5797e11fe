//! Tabulated extents of regions: the distance in elements from the first to the last element. For
//! example, `<8;2,4>` for 8 channels extends over 28 elements.
//!
//! The tables are indexed by channel count. If the count is absent, no region rule applies.

use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, RegionWidth, VertStride};
use openvisa_isa::{Enumeration, Platform};
use openvisa_isa_core::rules::fast_accept::ChannelCount;

/// Extent of a region that is not legal or not tabulated. It exceeds every legal extent and the
/// size in bytes of every variable.
pub(in crate::validate) const INVALID_EXTENT: u32 = 1 << 24;

/// Returns the number of channels, or 0 if it is unknown.
const fn channel_count(size: ChannelCount) -> u32 {
    match size.number() {
        Some(channels) => channels,
        None => 0,
    }
}

/// Extents by region number, see [`REGION_NUMBERS`].
pub(super) struct ExtentTable([u32; 256]);

/// Returns the extents of source regions, destination regions and indirect source regions for a
/// channel count. Each row of an indirect source may have an address register.
#[inline(always)]
pub(super) fn extents_of(size: ChannelCount) -> &'static [ExtentTable; 3] {
    &EXTENTS[size as usize]
}

impl ExtentTable {
    /// Returns the number of elements between the first and the last one, or 0 if it is unknown.
    #[inline(always)]
    pub(super) fn extent(&self, region: u16) -> u32 {
        self.0[usize::from(REGION_NUMBERS[usize::from(region)])]
    }
}

/// Numbers of the legal regions, from 1. All other regions have the number 0.
static REGION_NUMBERS: [u8; 1 << 16] = {
    let (mut numbers, mut bits, mut last) = ([0; 1 << 16], 0, 0_u8);
    while bits & Region::RESERVED as usize == 0 {
        if Region::from_bits(bits as u16).is_some() {
            // More regions than `u8` can number fail the build.
            last += 1;
            numbers[bits] = last;
        }
        bits += 1;
    }
    numbers
};

/// Returns 0 for a single element with a legal region, or [`INVALID_EXTENT`].
pub(super) fn scalar_extent(region: Region, written: bool) -> u32 {
    match (region.v_stride(), region.h_stride()) {
        (Some(VertStride::Null), _) if !written => INVALID_EXTENT,
        (_, Some(stride)) if HORIZONTAL_STRIDES[usize::from(stride.bits())].is_some() => 0,
        _ => INVALID_EXTENT,
    }
}

/// Minimum over all platforms of the number of address registers, and so of the rows with separate
/// addresses.
const MIN_ADDRESS_REGISTERS: u32 = {
    let (mut fewest, mut index) = (u32::MAX, 0);
    while index < Platform::ALL.len() {
        if let Some(registers) = Platform::ALL[index].address_registers()
            && (registers as u32) < fewest
        {
            fewest = registers as u32;
        }
        index += 1;
    }
    fewest
};

static EXTENTS: [[ExtentTable; 3]; ChannelCount::ALL.len()] = {
    const INVALID: ExtentTable = ExtentTable([INVALID_EXTENT; 256]);
    let mut all = [const { [INVALID; 3] }; ChannelCount::ALL.len()];
    let mut bits = 0;
    while bits & Region::RESERVED as usize == 0 {
        let (number, region, mut size) = (REGION_NUMBERS[bits] as usize, Region(bits as u16), 0);
        while number != 0 && size < all.len() {
            let [source, destination, indirect] = &mut all[size];
            let channels = ChannelCount::ALL[size];
            source.0[number] = source_extent(channels, region, 0);
            destination.0[number] = destination_extent(channels, region);
            indirect.0[number] = source_extent(channels, region, MIN_ADDRESS_REGISTERS);
            size += 1;
        }
        bits += 1;
    }
    all
};

/// Returns the extent of a source. At most `addresses` rows may have address registers.
const fn source_extent(size: ChannelCount, region: Region, addresses: u32) -> u32 {
    let (rows, row) = (rows_extent(size, region, addresses), row_extent(region));
    if rows < INVALID_EXTENT && row < INVALID_EXTENT { rows + row } else { INVALID_EXTENT }
}

/// Returns the distance from the first to the last row, by vertical stride and width.
const fn rows_extent(size: ChannelCount, region: Region, addresses: u32) -> u32 {
    let (Some(stride), Some(width)) = (region.v_stride(), region.width()) else { return INVALID_EXTENT };
    let (stride, width) = (VERTICAL_STRIDES[stride.bits() as usize], WIDTHS[width.bits() as usize]);
    match (stride, width, channel_count(size)) {
        _ if matches!(size, ChannelCount::Other) => INVALID_EXTENT,
        (_, _, 0) => 0,
        (_, Some(width), channels) if width > channels => INVALID_EXTENT,
        (None, Some(width @ 1..), channels) if channels / width <= addresses => 0,
        (None, ..) => INVALID_EXTENT,
        (Some(stride), Some(width), channels) if width > 0 => (channels.div_ceil(width) - 1) * stride,
        _ => 0,
    }
}

/// Returns the extent of a row, by width and horizontal stride.
const fn row_extent(region: Region) -> u32 {
    let (Some(width), Some(stride)) = (region.width(), region.h_stride()) else { return INVALID_EXTENT };
    match (WIDTHS[width.bits() as usize], HORIZONTAL_STRIDES[stride.bits() as usize]) {
        (Some(width @ 1..), Some(stride)) => (width - 1) * stride,
        (_, None) => INVALID_EXTENT,
        _ => 0,
    }
}

/// Returns the extent of a destination, by horizontal stride. A region with more than a horizontal
/// stride is left to the rules.
const fn destination_extent(size: ChannelCount, region: Region) -> u32 {
    let stride = match region.h_stride() {
        Some(stride) if region.bits() & 0xff == 0 => HORIZONTAL_STRIDES[stride.bits() as usize],
        _ => return INVALID_EXTENT,
    };
    match (stride, channel_count(size)) {
        _ if matches!(size, ChannelCount::Other) => INVALID_EXTENT,
        (_, 0) => 0,
        (Some(stride @ 1..), channels) => (channels - 1) * stride,
        _ => INVALID_EXTENT,
    }
}

const VERTICAL_STRIDES: [Option<u32>; 16] = counts_by_code::<VertStride>();
const WIDTHS: [Option<u32>; 16] = counts_by_code::<RegionWidth>();
static HORIZONTAL_STRIDES: [Option<u32>; 16] = counts_by_code::<HorzStride>();

/// Returns the number that each enumerator's text denotes, by code.
const fn counts_by_code<T: Enumeration>() -> [Option<u32>; 16] {
    let mut counts = [None; 16];
    let mut index = 0;
    while index < T::ENTRIES.len() {
        let entry = &T::ENTRIES[index];
        if let Some(text) = entry.text {
            counts[entry.bits as usize] = parse_decimal(text.as_bytes());
        }
        index += 1;
    }
    counts
}

/// Parses a decimal number.
const fn parse_decimal(text: &[u8]) -> Option<u32> {
    let (mut number, mut at) = (0, 0);
    while at < text.len() {
        if !text[at].is_ascii_digit() {
            return None;
        }
        number = number * 10 + (text[at] - b'0') as u32;
        at += 1;
    }
    if at > 0 { Some(number) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ChannelCount::{Eight, Other, Sixteen, ThirtyTwo};

    fn source(size: ChannelCount, region: u16) -> u32 {
        extents_of(size)[0].extent(region)
    }

    fn destination(size: ChannelCount, region: u16) -> u32 {
        extents_of(size)[1].extent(region)
    }

    #[test]
    fn extents_are_those_of_the_elements() {
        // <8;2,4> with eight channels has four rows. The last one begins at element 24.
        assert_eq!(source(Eight, 0x435), 28);
        // <0;1,0> is a single element. The rows of <16;16,1> are too wide for eight channels.
        assert_eq!(source(ThirtyTwo, 0x121), 0);
        assert!(source(Eight, 0x266) >= INVALID_EXTENT);
        assert_eq!(destination(Sixteen, 0x300), 30);
        assert!(destination(Sixteen, 0x100) >= INVALID_EXTENT);
        assert!(source(Other, 0x121) >= INVALID_EXTENT && destination(Other, 0x200) >= INVALID_EXTENT);
    }

    #[test]
    fn illegal_regions_have_an_invalid_extent() {
        for bits in 0..=u16::MAX {
            if Region::from_bits(bits).is_none() {
                assert!(
                    source(Sixteen, bits) >= INVALID_EXTENT && destination(Sixteen, bits) >= INVALID_EXTENT,
                    "{bits:#x}"
                );
            }
        }
    }

    #[test]
    fn the_largest_extent_is_below_the_invalid_one() {
        assert!(
            scalar_extent(Region(0x121), false) == 0
                && scalar_extent(Region(0x100), true) == 0
                && scalar_extent(Region(0x021), false) >= INVALID_EXTENT,
            "a null stride is none"
        );
        assert!(source(Eight, 0x021) >= INVALID_EXTENT, "a null stride is none");
        let counts = ChannelCount::ALL.into_iter().filter(|count| *count != Other);
        let all = counts.flat_map(|size| (0..0x1000).map(move |region| source(size, region)));
        // <32;1,0> with 32 channels.
        assert_eq!(all.filter(|&reach| reach < INVALID_EXTENT).max(), Some(31 * 32));
    }
}
