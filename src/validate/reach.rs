//! How far regions reach, tabulated.
//!
//! Numbers of channels are positions in the tables: the power of two, or one of the special ones.

use openvisa_isa::enums::{HorzStride, RegionWidth, VertStride};
use openvisa_isa::{Enumeration, Platform};

/// No channels, or an unknown number of them: regions have no rules.
pub(super) const NO_CHANNELS: u8 = 6;
/// A number that the tables do not have.
pub(super) const ODD: u8 = 7;

/// More elements than any region reaches over, and more bytes than lie before the end of any operand: the region is not legal, or the
/// tables cannot tell.
pub(super) const FAILS: u32 = 0x8000;

/// As many elements as any region reaches over, or more.
pub(super) const LONGEST: u32 = {
    const fn most(entries: &[u16]) -> u32 {
        let (mut most, mut index) = (0, 0);
        while index < entries.len() {
            if entries[index] < FAILS as u16 && entries[index] > most {
                most = entries[index];
            }
            index += 1;
        }
        most as u32
    }
    let reach = most(ROWS.as_flattened()) + most(&ROW);
    let destination = most(DESTINATIONS.as_flattened());
    if reach > destination { reach } else { destination }
};

/// The number of channels at a position; 0 if it is unknown.
pub(super) const fn channels(size: u8) -> u32 {
    if size < NO_CHANNELS { 1 << size } else { 0 }
}

/// Elements between the first one and the last one that a source touches. What is not known is 0.
pub(super) fn source(size: u8, region: u16) -> u32 {
    let rows = ROWS[usize::from(size & 7)][usize::from(region & 0xff)];
    u32::from(rows) + u32::from(ROW[usize::from(region >> 4 & 0xff)])
}

/// The same of a destination.
pub(super) fn destination(size: u8, region: u16) -> u32 {
    u32::from(DESTINATIONS[usize::from(size & 7)][usize::from(region >> 8 & 0xf)])
}

/// The same of one value: nothing, if it has a region.
pub(super) fn one(region: u16) -> u32 {
    u32::from(ONE[usize::from(region >> 8 & 0xf)])
}

/// Whether there is a horizontal stride.
static ONE: [u16; 16] = {
    let strides = counts::<HorzStride>();
    let mut table = [0; 16];
    let mut code = 0;
    while code < 16 {
        table[code] = if strides[code].is_none() { FAILS as u16 } else { 0 };
        code += 1;
    }
    table
};

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

/// From the first row to the last one, by vertical stride and width.
static ROWS: [[u16; 256]; 8] = {
    let (strides, widths) = (counts::<VertStride>(), counts::<RegionWidth>());
    let mut table = [[0; 256]; 8];
    let mut index = 0;
    while index < 8 * 256 {
        let (size, codes) = (index / 256, index % 256);
        let (stride, width, channels) = (strides[codes % 16], widths[codes / 16], channels(size as u8));
        table[size][codes] = match (stride, width) {
            _ if size == ODD as usize => FAILS as u16,
            _ if channels == 0 => 0,
            (_, Some(width)) if width > channels => FAILS as u16,
            (None, Some(width)) if width > 0 && channels / width > ADDRESSES => FAILS as u16,
            (Some(stride), Some(width)) if width > 0 => ((channels.div_ceil(width) - 1) * stride) as u16,
            _ => 0,
        };
        index += 1;
    }
    table
};

/// From the first element of a row to the last one, by width and horizontal stride.
static ROW: [u16; 256] = {
    let (widths, strides) = (counts::<RegionWidth>(), counts::<HorzStride>());
    let mut table = [0; 256];
    let mut codes = 0;
    while codes < 256 {
        table[codes] = match (widths[codes % 16], strides[codes / 16]) {
            (Some(width @ 1..), Some(stride)) => ((width - 1) * stride) as u16,
            (_, None) => FAILS as u16,
            _ => 0,
        };
        codes += 1;
    }
    table
};

/// From the first element of a destination to the last one, by horizontal stride. It moves on.
static DESTINATIONS: [[u16; 16]; 8] = {
    let strides = counts::<HorzStride>();
    let mut table = [[0; 16]; 8];
    let mut index = 0;
    while index < 8 * 16 {
        let (size, code) = (index / 16, index % 16);
        let channels = channels(size as u8);
        table[size][code] = match strides[code] {
            _ if size == ODD as usize => FAILS as u16,
            _ if channels == 0 => 0,
            Some(0) => FAILS as u16,
            Some(stride) => ((channels - 1) * stride) as u16,
            None => FAILS as u16,
        };
        index += 1;
    }
    table
};

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
        assert_eq!(source(3, 0x435), 28);
        // <0;1,0> stays where it is; <16;16,1> is too wide for eight channels.
        assert_eq!(source(5, 0x121), 0);
        assert!(source(3, 0x266) >= FAILS);
        assert_eq!(destination(4, 0x300), 30);
        assert!(destination(4, 0x100) >= FAILS);
        assert!(source(ODD, 0x121) >= FAILS && destination(ODD, 0x200) >= FAILS);
    }

    #[test]
    fn what_reaches_far_is_told_from_what_fails() {
        assert!(one(0x100) == 0 && one(0x021) >= FAILS && source(3, 0x021) >= FAILS, "a null stride is none");
        let all = (0..ODD).flat_map(|size| (0..0x1000).map(move |region| source(size, region)));
        // <32;1,0> and 32 channels.
        assert_eq!(all.filter(|&reach| reach < FAILS).max(), Some(31 * 32));
    }
}
