//! How far regions reach, tabulated.
//!
//! Numbers of channels are positions in the tables: the power of two, or one of the special ones.

use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, RegionWidth, VertStride};
use openvisa_isa::{Enumeration, Platform};

/// No channels, or an unknown number of them: regions have no rules.
pub(super) const NO_CHANNELS: u8 = 6;
/// A number that the tables do not have.
pub(super) const ODD: u8 = 7;

/// More elements than any region reaches over, and more bytes than any variable has: the region is not legal, or the tables cannot
/// tell.
pub(super) const FAILS: u32 = 1 << 24;

/// The number of channels at a position; 0 if it is unknown.
const fn channels(size: u8) -> u32 {
    if size < NO_CHANNELS { 1 << size } else { 0 }
}

/// How far regions reach, by their numbers in [`NUMBERS`].
pub(super) struct Reach([u32; 256]);

/// How far regions of sources, of destinations and of indirect sources reach, in this order, for a number of channels. Each row of an
/// indirect source may have an address of its own.
#[inline(always)]
pub(super) fn of(size: u8) -> &'static [Reach; 3] {
    &REACH[usize::from(size % 8)]
}

impl Reach {
    /// Elements between the first one and the last one that an operand touches. What is not known is 0.
    #[inline(always)]
    pub(super) fn elements(&self, region: u16) -> u32 {
        self.0[usize::from(NUMBERS[usize::from(region)])]
    }
}

/// The legal regions, numbered from 1 on. All others are 0.
static NUMBERS: [u8; 1 << 16] = {
    let (mut numbers, mut bits, mut last) = ([0; 1 << 16], 0, 0_u8);
    while bits & Region::RESERVED as usize == 0 {
        if Region::from_bits(bits as u16).is_some() {
            // More regions than this would not compile.
            last += 1;
            numbers[bits] = last;
        }
        bits += 1;
    }
    numbers
};

/// The same of one value: nothing, if it has a region.
pub(super) fn one(region: Region, written: bool) -> u32 {
    match (region.v_stride(), region.h_stride()) {
        (Some(VertStride::Null), _) if !written => FAILS,
        (_, Some(stride)) if HORIZONTAL[usize::from(stride.bits())].is_some() => 0,
        _ => FAILS,
    }
}

/// As many rows at addresses of their own as every platform takes.
const ADDRESSES: u32 = {
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

static REACH: [[Reach; 3]; 8] = {
    const FAIL: Reach = Reach([FAILS; 256]);
    let mut all = [const { [FAIL; 3] }; 8];
    let mut bits = 0;
    while bits & Region::RESERVED as usize == 0 {
        let (number, region, mut size) = (NUMBERS[bits] as usize, Region(bits as u16), 0);
        while number != 0 && size < all.len() {
            let [source, destination, indirect] = &mut all[size];
            source.0[number] = self::source(size as u8, region, 0);
            destination.0[number] = self::destination(size as u8, region);
            indirect.0[number] = self::source(size as u8, region, ADDRESSES);
            size += 1;
        }
        bits += 1;
    }
    all
};

/// From the first element of a source to the last one. As many rows may have addresses of their own.
const fn source(size: u8, region: Region, addresses: u32) -> u32 {
    let (rows, row) = (rows(size, region, addresses), row(region));
    if rows < FAILS && row < FAILS { rows + row } else { FAILS }
}

/// From the first row to the last one, by vertical stride and width.
const fn rows(size: u8, region: Region, addresses: u32) -> u32 {
    let (Some(stride), Some(width)) = (region.v_stride(), region.width()) else { return FAILS };
    let (stride, width) = (VERTICAL[stride.bits() as usize], WIDTHS[width.bits() as usize]);
    match (stride, width, channels(size)) {
        _ if size == ODD => FAILS,
        (_, _, 0) => 0,
        (_, Some(width), channels) if width > channels => FAILS,
        (None, Some(width @ 1..), channels) if channels / width <= addresses => 0,
        (None, ..) => FAILS,
        (Some(stride), Some(width), channels) if width > 0 => (channels.div_ceil(width) - 1) * stride,
        _ => 0,
    }
}

/// From the first element of a row to the last one, by width and horizontal stride.
const fn row(region: Region) -> u32 {
    let (Some(width), Some(stride)) = (region.width(), region.h_stride()) else { return FAILS };
    match (WIDTHS[width.bits() as usize], HORIZONTAL[stride.bits() as usize]) {
        (Some(width @ 1..), Some(stride)) => (width - 1) * stride,
        (_, None) => FAILS,
        _ => 0,
    }
}

/// From the first element of a destination to the last one, by horizontal stride. Whatever else its region has is left to the rules.
const fn destination(size: u8, region: Region) -> u32 {
    let stride = match region.h_stride() {
        Some(stride) if region.bits() & 0xff == 0 => HORIZONTAL[stride.bits() as usize],
        _ => return FAILS,
    };
    match (stride, channels(size)) {
        _ if size == ODD => FAILS,
        (_, 0) => 0,
        (Some(stride @ 1..), channels) => (channels - 1) * stride,
        _ => FAILS,
    }
}

const VERTICAL: [Option<u32>; 16] = counts::<VertStride>();
const WIDTHS: [Option<u32>; 16] = counts::<RegionWidth>();
static HORIZONTAL: [Option<u32>; 16] = counts::<HorzStride>();

/// The numbers that the enumerators of a region stand for, by code: their text.
const fn counts<T: Enumeration>() -> [Option<u32>; 16] {
    let mut counts = [None; 16];
    let mut index = 0;
    while index < T::ENTRIES.len() {
        let entry = &T::ENTRIES[index];
        if let Some(text) = entry.text {
            counts[entry.bits as usize] = number(text.as_bytes());
        }
        index += 1;
    }
    counts
}

/// A number of decimal digits, if it is one.
const fn number(text: &[u8]) -> Option<u32> {
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

    fn source(size: u8, region: u16) -> u32 {
        of(size)[0].elements(region)
    }

    fn destination(size: u8, region: u16) -> u32 {
        of(size)[1].elements(region)
    }

    #[test]
    fn regions_reach_as_far_as_their_elements() {
        // <8;2,4> and eight channels: four rows, the last of which begins at 24.
        assert_eq!(source(3, 0x435), 28);
        // <0;1,0> stays where it is; <16;16,1> is too wide for eight channels.
        assert_eq!(source(5, 0x121), 0);
        assert!(source(3, 0x266) >= FAILS);
        assert_eq!(destination(4, 0x300), 30);
        assert!(destination(4, 0x100) >= FAILS);
        assert!(source(ODD, 0x121) >= FAILS && destination(ODD, 0x200) >= FAILS);
    }

    #[test]
    fn what_is_not_legal_fails() {
        for bits in 0..=u16::MAX {
            if Region::from_bits(bits).is_none() {
                assert!(source(4, bits) >= FAILS && destination(4, bits) >= FAILS, "{bits:#x}");
            }
        }
    }

    #[test]
    fn what_reaches_far_is_told_from_what_fails() {
        assert!(
            one(Region(0x121), false) == 0 && one(Region(0x100), true) == 0 && one(Region(0x021), false) >= FAILS,
            "a null stride is none"
        );
        assert!(source(3, 0x021) >= FAILS, "a null stride is none");
        let all = (0..ODD).flat_map(|size| (0..0x1000).map(move |region| source(size, region)));
        // <32;1,0> and 32 channels.
        assert_eq!(all.filter(|&reach| reach < FAILS).max(), Some(31 * 32));
    }
}
