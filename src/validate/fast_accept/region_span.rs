//! Tabulated spans of regions: the number of elements from the first to the last one, both
//! included. For example, `<8;2,4>` for 8 channels spans 29 elements.
//!
//! The tables are indexed by channel count. If the count is absent, no region rule applies.

use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, RegionWidth, VertStride};
use openvisa_isa::{Enumeration, Platform};
use openvisa_isa_core::rules::fast_accept::ChannelCount;

/// Span of a region that is not legal or not tabulated. It exceeds every legal span and the size in
/// bytes of every variable.
pub(in crate::validate) const INVALID_SPAN: u32 = 1 << 24;

/// Returns the number of channels, or 0 if it is unknown.
const fn channel_count(size: ChannelCount) -> u32 {
    match size.number() {
        Some(channels) => channels,
        None => 0,
    }
}

/// Spans by region number, see [`RegionTables::numbers`].
#[derive(Clone, Copy, Debug)]
pub(super) struct SpanTable([u32; 256]);

/// The spans of all regions.
#[derive(Debug)]
pub(super) struct RegionTables {
    /// Numbers of the legal regions, from 1. All other regions have the number 0.
    numbers: [u8; 1 << 16],
    /// Spans of source regions, destination regions and indirect source regions for each channel
    /// count. Each row of an indirect source may have an address register.
    spans: [[SpanTable; 3]; ChannelCount::ALL.len()],
}

impl RegionTables {
    /// Tabulates all regions.
    pub(super) const fn new() -> Self {
        let (mut numbers, mut bits, mut last) = ([0; 1 << 16], 0, 0_u8);
        let mut spans = [[SpanTable([INVALID_SPAN; 256]); 3]; ChannelCount::ALL.len()];
        while bits & Region::RESERVED as usize == 0 {
            let (region, mut size) = (Region(bits as u16), 0);
            if Region::from_bits(bits as u16).is_some() {
                // More regions than `u8` can number fail the build.
                last += 1;
                numbers[bits] = last;
                while size < spans.len() {
                    let [source, destination, indirect] = &mut spans[size];
                    let channels = ChannelCount::ALL[size];
                    source.0[last as usize] = source_span(channels, region, 0);
                    destination.0[last as usize] = destination_span(channels, region);
                    indirect.0[last as usize] = source_span(channels, region, MIN_ADDRESS_REGISTERS);
                    size += 1;
                }
            }
            bits += 1;
        }
        Self { numbers, spans }
    }

    /// Returns the spans of source regions, destination regions and indirect source regions for a
    /// channel count.
    #[inline(always)]
    pub(super) fn spans(&self, size: ChannelCount) -> &[SpanTable; 3] {
        &self.spans[size as usize]
    }

    /// Returns the span of a region in elements, or 1 if it is unknown.
    #[inline(always)]
    pub(super) fn span(&self, spans: &SpanTable, region: u16) -> u32 {
        spans.0[usize::from(self.numbers[usize::from(region)])]
    }
}

/// Returns 1 for a single element with a legal region, or [`INVALID_SPAN`].
pub(super) fn scalar_span(region: Region, written: bool) -> u32 {
    match (region.v_stride(), region.h_stride()) {
        (Some(VertStride::Null), _) if !written => INVALID_SPAN,
        (_, Some(stride)) if HORIZONTAL_STRIDES[usize::from(stride.bits())].is_some() => 1,
        _ => INVALID_SPAN,
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

/// Returns the span of a source. At most `addresses` rows may have address registers.
const fn source_span(size: ChannelCount, region: Region, addresses: u32) -> u32 {
    let (rows, row) = (row_distance(size, region, addresses), row_span(region));
    if rows < INVALID_SPAN && row < INVALID_SPAN { rows + row } else { INVALID_SPAN }
}

/// Returns the distance in elements from the first to the last row, by vertical stride and width.
const fn row_distance(size: ChannelCount, region: Region, addresses: u32) -> u32 {
    let (Some(stride), Some(width)) = (region.v_stride(), region.width()) else { return INVALID_SPAN };
    let (stride, width) = (VERTICAL_STRIDES[stride.bits() as usize], WIDTHS[width.bits() as usize]);
    match (stride, width, channel_count(size)) {
        _ if matches!(size, ChannelCount::Other) => INVALID_SPAN,
        (_, _, 0) => 0,
        (_, Some(width), channels) if width > channels => INVALID_SPAN,
        (None, Some(width @ 1..), channels) if channels / width <= addresses => 0,
        (None, ..) => INVALID_SPAN,
        (Some(stride), Some(width), channels) if width > 0 => (channels.div_ceil(width) - 1) * stride,
        _ => 0,
    }
}

/// Returns the span of a row, by width and horizontal stride.
const fn row_span(region: Region) -> u32 {
    let (Some(width), Some(stride)) = (region.width(), region.h_stride()) else { return INVALID_SPAN };
    match (WIDTHS[width.bits() as usize], HORIZONTAL_STRIDES[stride.bits() as usize]) {
        (Some(width @ 1..), Some(stride)) => (width - 1) * stride + 1,
        (_, None) => INVALID_SPAN,
        _ => 1,
    }
}

/// Returns the span of a destination, by horizontal stride. A region with more than a horizontal
/// stride is left to the rules.
const fn destination_span(size: ChannelCount, region: Region) -> u32 {
    let stride = match region.h_stride() {
        Some(stride) if region.bits() & 0xff == 0 => HORIZONTAL_STRIDES[stride.bits() as usize],
        _ => return INVALID_SPAN,
    };
    match (stride, channel_count(size)) {
        _ if matches!(size, ChannelCount::Other) => INVALID_SPAN,
        (_, 0) => 1,
        (Some(stride @ 1..), channels) => (channels - 1) * stride + 1,
        _ => INVALID_SPAN,
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

    static REGIONS: RegionTables = RegionTables::new();

    fn source(size: ChannelCount, region: u16) -> u32 {
        REGIONS.span(&REGIONS.spans(size)[0], region)
    }

    fn destination(size: ChannelCount, region: u16) -> u32 {
        REGIONS.span(&REGIONS.spans(size)[1], region)
    }

    #[test]
    fn spans_are_those_of_the_elements() {
        // <8;2,4> with eight channels has four rows. The last one begins at element 24.
        assert_eq!(source(Eight, 0x435), 29);
        // <0;1,0> is a single element. The rows of <16;16,1> are too wide for eight channels.
        assert_eq!(source(ThirtyTwo, 0x121), 1);
        assert!(source(Eight, 0x266) >= INVALID_SPAN);
        assert_eq!(destination(Sixteen, 0x300), 31);
        assert!(destination(Sixteen, 0x100) >= INVALID_SPAN);
        assert!(source(Other, 0x121) >= INVALID_SPAN && destination(Other, 0x200) >= INVALID_SPAN);
    }

    #[test]
    fn illegal_regions_have_an_invalid_span() {
        for bits in 0..=u16::MAX {
            if Region::from_bits(bits).is_none() {
                assert!(
                    source(Sixteen, bits) >= INVALID_SPAN && destination(Sixteen, bits) >= INVALID_SPAN,
                    "{bits:#x}"
                );
            }
        }
    }

    #[test]
    fn the_largest_span_is_below_the_invalid_one() {
        assert!(
            scalar_span(Region(0x121), false) == 1
                && scalar_span(Region(0x100), true) == 1
                && scalar_span(Region(0x021), false) >= INVALID_SPAN,
            "a null stride is none"
        );
        assert!(source(Eight, 0x021) >= INVALID_SPAN, "a null stride is none");
        let counts = ChannelCount::ALL.into_iter().filter(|count| *count != Other);
        let all = counts.flat_map(|size| (0..0x1000).map(move |region| source(size, region)));
        // <32;1,0> with 32 channels.
        assert_eq!(all.filter(|&span| span < INVALID_SPAN).max(), Some(31 * 32 + 1));
    }
}
