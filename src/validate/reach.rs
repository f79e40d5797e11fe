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

/// How far regions reach for a number of channels.
pub(super) struct Reach {
    /// From the first row of a source to the last one, by the lower byte of the region.
    rows: [u32; 256],
    /// From the first element of a destination to the last one, by the upper byte. It moves on.
    destinations: [u32; 256],
}

/// The tables for a number of channels.
#[inline(always)]
pub(super) fn of(size: u8) -> &'static Reach {
    &REACH[usize::from(size % 8)]
}

impl Reach {
    /// Elements between the first one and the last one that a source touches. What is not known is 0.
    #[inline(always)]
    pub(super) fn source(&self, region: u16) -> u32 {
        let [low, _] = region.to_le_bytes();
        self.rows[usize::from(low)] + ROW[usize::from(region >> 4)]
    }

    /// The same of a destination.
    #[inline(always)]
    pub(super) fn destination(&self, region: u16) -> u32 {
        let [low, high] = region.to_le_bytes();
        if low == 0 { self.destinations[usize::from(high)] } else { FAILS }
    }
}

/// The same of one value: nothing, if it has a region.
pub(super) fn one(region: Region) -> u32 {
    match region.h_stride() {
        Some(stride) if HORIZONTAL[usize::from(stride.bits())].is_some() => 0,
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

static REACH: [Reach; 8] = {
    let mut all = [const { Reach { rows: [0; 256], destinations: [0; 256] } }; 8];
    let mut index = 0;
    while index < 8 * 256 {
        let (size, byte) = (index / 256, (index % 256) as u16);
        all[size].rows[byte as usize] = rows(size as u8, Region(byte));
        all[size].destinations[byte as usize] = destination(size as u8, Region(byte << 8));
        index += 1;
    }
    all
};

/// From the first row to the last one, by vertical stride and width.
const fn rows(size: u8, region: Region) -> u32 {
    let (Some(stride), Some(width)) = (region.v_stride(), region.width()) else { return FAILS };
    let (stride, width) = (VERTICAL[stride.bits() as usize], WIDTHS[width.bits() as usize]);
    match (stride, width, channels(size)) {
        _ if size == ODD => FAILS,
        (_, _, 0) => 0,
        (_, Some(width), channels) if width > channels => FAILS,
        (None, Some(width), channels) if width > 0 && channels / width > ADDRESSES => FAILS,
        (Some(stride), Some(width), channels) if width > 0 => (channels.div_ceil(width) - 1) * stride,
        _ => 0,
    }
}

/// From the first element of a row to the last one, by all bits of a region but the four lowest ones.
static ROW: [u32; 0x1000] = {
    let mut table = [0; 0x1000];
    let mut bits = 0;
    while bits < table.len() {
        let region = Region((bits << 4) as u16);
        table[bits] = match (region.width(), region.h_stride()) {
            (Some(width), Some(stride)) if region.bits() & Region::RESERVED == 0 => {
                match (WIDTHS[width.bits() as usize], HORIZONTAL[stride.bits() as usize]) {
                    (Some(width @ 1..), Some(stride)) => (width - 1) * stride,
                    (_, None) => FAILS,
                    _ => 0,
                }
            }
            _ => FAILS,
        };
        bits += 1;
    }
    table
};

/// From the first element of a destination to the last one, by horizontal stride.
const fn destination(size: u8, region: Region) -> u32 {
    let stride = match region.h_stride() {
        Some(stride) if region.bits() & Region::RESERVED == 0 => HORIZONTAL[stride.bits() as usize],
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

    #[test]
    fn regions_reach_as_far_as_their_elements() {
        // <8;2,4> and eight channels: four rows, the last of which begins at 24.
        assert_eq!(of(3).source(0x435), 28);
        // <0;1,0> stays where it is; <16;16,1> is too wide for eight channels.
        assert_eq!(of(5).source(0x121), 0);
        assert!(of(3).source(0x266) >= FAILS);
        assert_eq!(of(4).destination(0x300), 30);
        assert!(of(4).destination(0x100) >= FAILS);
        assert!(of(ODD).source(0x121) >= FAILS && of(ODD).destination(0x200) >= FAILS);
    }

    #[test]
    fn what_is_not_legal_fails() {
        for bits in 0..=u16::MAX {
            if Region::from_bits(bits).is_none() {
                assert!(of(4).source(bits) >= FAILS && of(4).destination(bits) >= FAILS, "{bits:#x}");
            }
        }
    }

    #[test]
    fn what_reaches_far_is_told_from_what_fails() {
        assert!(one(Region(0x100)) == 0 && one(Region(0x021)) >= FAILS, "a null stride is none");
        assert!(of(3).source(0x021) >= FAILS, "a null stride is none");
        let all = (0..ODD).flat_map(|size| (0..0x1000).map(move |region| of(size).source(region)));
        // <32;1,0> and 32 channels.
        assert_eq!(all.filter(|&reach| reach < FAILS).max(), Some(31 * 32));
    }
}
