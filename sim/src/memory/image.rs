//! Images: buffers whose contents are texels of a format, and what texels are as numbers.
//!
//! Texels lie row after row without gaps, as in an array; there is one level of detail. Formats have the names and codes of OpenCL.

use crate::memory::buffer::Buffer;
use crate::memory::flat_memory::BufferId;
use crate::numerics::float_formats::{Rounding, f32_from_hf, hf_from_f64};
use std::fmt;
use std::str::FromStr;

/// Maximum number of bytes in a texel: four channels of four bytes.
const MAX_TEXEL_BYTES: usize = 16;

macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$member_doc:meta])* $member:ident = $text:literal, $code:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$member_doc])* $member,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$member),*];

            /// Its name in OpenCL, without `CL_`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$member => $text,)*
                }
            }

            /// Its code in OpenCL, which kernels can ask for.
            pub const fn code(self) -> u32 {
                match self {
                    $(Self::$member => $code,)*
                }
            }
        }
    };
}

named! {
    /// Which colour channels a texel has, in the order in which they lie in memory.
    ChannelOrder {
        /// Red.
        R = "R", 0x10b0;
        /// Alpha.
        A = "A", 0x10b1;
        /// Red, green.
        Rg = "RG", 0x10b2;
        /// Red, alpha.
        Ra = "RA", 0x10b3;
        /// Red, green, blue.
        Rgb = "RGB", 0x10b4;
        /// Red, green, blue, alpha.
        Rgba = "RGBA", 0x10b5;
        /// Blue, green, red, alpha.
        Bgra = "BGRA", 0x10b6;
        /// Alpha, red, green, blue.
        Argb = "ARGB", 0x10b7;
        /// One number for all four.
        Intensity = "INTENSITY", 0x10b8;
        /// One number for red, green and blue.
        Luminance = "LUMINANCE", 0x10b9;
        /// A depth, as red.
        Depth = "DEPTH", 0x10bd;
        /// Alpha, blue, green, red.
        Abgr = "ABGR", 0x10c3;
    }
}

named! {
    /// What a channel of a texel is made of.
    ChannelType {
        /// Eight bits, from -1 to 1.
        SnormInt8 = "SNORM_INT8", 0x10d0;
        /// Sixteen bits, from -1 to 1.
        SnormInt16 = "SNORM_INT16", 0x10d1;
        /// Eight bits, from 0 to 1.
        UnormInt8 = "UNORM_INT8", 0x10d2;
        /// Sixteen bits, from 0 to 1.
        UnormInt16 = "UNORM_INT16", 0x10d3;
        /// A signed byte.
        SignedInt8 = "SIGNED_INT8", 0x10d7;
        /// A signed word.
        SignedInt16 = "SIGNED_INT16", 0x10d8;
        /// A signed dword.
        SignedInt32 = "SIGNED_INT32", 0x10d9;
        /// A byte.
        UnsignedInt8 = "UNSIGNED_INT8", 0x10da;
        /// A word.
        UnsignedInt16 = "UNSIGNED_INT16", 0x10db;
        /// A dword.
        UnsignedInt32 = "UNSIGNED_INT32", 0x10dc;
        /// Half precision.
        HalfFloat = "HALF_FLOAT", 0x10dd;
        /// Single precision.
        Float = "FLOAT", 0x10de;
    }
}

/// How many numbers a texel has, and what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImageFormat {
    /// The channels.
    pub order: ChannelOrder,
    /// What each of them is.
    pub channel: ChannelType,
}

impl fmt::Display for ImageFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.order.name(), self.channel.name())
    }
}

/// A text that names no format of images.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError(String);

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FormatError {}

impl FromStr for ImageFormat {
    type Err = FormatError;

    /// Channel order and channel type as OpenCL names them: `RGBA UNORM_INT8`. Case does not matter, nor a `CL_` before each.
    fn from_str(text: &str) -> Result<Self, FormatError> {
        let upper = text.to_ascii_uppercase();
        let mut words = upper.split([' ', ',']).filter(|w| !w.is_empty()).map(|w| w.strip_prefix("CL_").unwrap_or(w));
        let (Some(order), Some(channel), None) = (words.next(), words.next(), words.next()) else {
            return Err(FormatError(format!("`{text}` is no image format, which is like `RGBA UNORM_INT8`")));
        };
        let names = |names: Vec<&str>| names.join(", ");
        let order = ChannelOrder::ALL.iter().find(|o| o.name() == order).ok_or_else(|| {
            let known = names(ChannelOrder::ALL.iter().map(|o| o.name()).collect());
            FormatError(format!("`{order}` is no channel order, which are {known}"))
        })?;
        let channel = ChannelType::ALL.iter().find(|c| c.name() == channel).ok_or_else(|| {
            let known = names(ChannelType::ALL.iter().map(|c| c.name()).collect());
            FormatError(format!("`{channel}` is no channel type, which are {known}"))
        })?;
        Ok(Self { order: *order, channel: *channel })
    }
}

impl ChannelOrder {
    /// For each number of a texel in memory, the colour channel that it is: 0 is red, 3 alpha.
    pub const fn channels(self) -> &'static [usize] {
        match self {
            Self::R | Self::Intensity | Self::Luminance | Self::Depth => &[0],
            Self::A => &[3],
            Self::Rg => &[0, 1],
            Self::Ra => &[0, 3],
            Self::Rgb => &[0, 1, 2],
            Self::Rgba => &[0, 1, 2, 3],
            Self::Bgra => &[2, 1, 0, 3],
            Self::Argb => &[3, 0, 1, 2],
            Self::Abgr => &[3, 2, 1, 0],
        }
    }

    /// Whether texels have an alpha of their own, so that those beyond the border are transparent.
    const fn has_alpha(self) -> bool {
        matches!(self, Self::A | Self::Ra | Self::Rgba | Self::Bgra | Self::Argb | Self::Abgr | Self::Intensity)
    }
}

impl ChannelType {
    /// Bytes of a number.
    pub const fn size(self) -> usize {
        match self {
            Self::SnormInt8 | Self::UnormInt8 | Self::SignedInt8 | Self::UnsignedInt8 => 1,
            Self::SnormInt16 | Self::UnormInt16 | Self::SignedInt16 | Self::UnsignedInt16 | Self::HalfFloat => 2,
            Self::SignedInt32 | Self::UnsignedInt32 | Self::Float => 4,
        }
    }

    /// Whether texels are integers; otherwise they are numbers of single precision once they are read.
    pub const fn is_integer(self) -> bool {
        matches!(
            self,
            Self::SignedInt8
                | Self::SignedInt16
                | Self::SignedInt32
                | Self::UnsignedInt8
                | Self::UnsignedInt16
                | Self::UnsignedInt32
        )
    }

    /// The bits of a number in a register: an integer of 32 bits, or single precision.
    fn read(self, bits: u32) -> u32 {
        let float = match self {
            Self::SnormInt8 => (f32::from(bits as i8) / 127.0).max(-1.0),
            Self::SnormInt16 => (f32::from(bits as i16) / 32767.0).max(-1.0),
            Self::UnormInt8 => f32::from(bits as u8) / 255.0,
            Self::UnormInt16 => f32::from(bits as u16) / 65535.0,
            Self::HalfFloat => f32_from_hf(bits as u16),
            Self::SignedInt8 => return i32::from(bits as i8) as u32,
            Self::SignedInt16 => return i32::from(bits as i16) as u32,
            Self::UnsignedInt8 => return u32::from(bits as u8),
            Self::UnsignedInt16 => return u32::from(bits as u16),
            Self::SignedInt32 | Self::UnsignedInt32 | Self::Float => return bits,
        };
        float.to_bits()
    }

    /// The bits in memory of a number in a register: integers are brought into range, others rounded to the nearest, ties to even.
    fn write(self, bits: u32) -> u32 {
        // The product is exact in double precision, so that it is rounded once. A NaN becomes 0.
        let fixed = |low: f64, high: f64| {
            let value = f64::from(f32::from_bits(bits));
            if value.is_nan() { 0 } else { (value * high).round_ties_even().clamp(low, high) as i32 as u32 }
        };
        let signed = bits as i32;
        match self {
            Self::SnormInt8 => fixed(-128.0, 127.0) & 0xff,
            Self::SnormInt16 => fixed(-32768.0, 32767.0) & 0xffff,
            Self::UnormInt8 => fixed(0.0, 255.0),
            Self::UnormInt16 => fixed(0.0, 65535.0),
            Self::HalfFloat => u32::from(hf_from_f64(f64::from(f32::from_bits(bits)), Rounding::NearestEven)),
            Self::SignedInt8 => signed.clamp(-0x80, 0x7f) as u32 & 0xff,
            Self::SignedInt16 => signed.clamp(-0x8000, 0x7fff) as u32 & 0xffff,
            Self::UnsignedInt8 => bits.min(0xff),
            Self::UnsignedInt16 => bits.min(0xffff),
            Self::SignedInt32 | Self::UnsignedInt32 | Self::Float => bits,
        }
    }
}

impl ImageFormat {
    /// Bytes of a texel.
    pub const fn texel_size(self) -> usize {
        self.order.channels().len() * self.channel.size()
    }

    /// One, as texels of this format have it in a register.
    const fn one(self) -> u32 {
        if self.channel.is_integer() { 1 } else { 0x3f80_0000 }
    }

    /// What a read outside a typed surface gives: zeros, and one for alpha.
    pub(crate) const fn outside(self) -> Texel {
        [0, 0, 0, self.one()]
    }

    /// What a sampler finds beyond the border: zeros, and one for alpha if the format has no alpha.
    pub(crate) const fn border(self) -> Texel {
        [0, 0, 0, if self.order.has_alpha() { 0 } else { self.one() }]
    }
}

/// The colour channels R, G, B and A of a texel in registers: integers of 32 bits, or bits of single precision.
pub(crate) type Texel = [u32; 4];

/// How many dimensions an image has, and whether the last of them counts layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ImageKind {
    /// A line of texels.
    D1,
    /// A line of texels that is only loaded from and stored to.
    Buffer,
    /// Lines.
    D1Array,
    /// A rectangle.
    D2,
    /// Rectangles.
    D2Array,
    /// A box.
    D3,
}

impl ImageKind {
    /// How many numbers say where a texel is, layers included.
    pub const fn dimensions(self) -> usize {
        match self {
            Self::D1 | Self::Buffer => 1,
            Self::D1Array | Self::D2 => 2,
            Self::D2Array | Self::D3 => 3,
        }
    }

    /// Whether the last dimension counts layers.
    pub const fn is_array(self) -> bool {
        matches!(self, Self::D1Array | Self::D2Array)
    }
}

/// The most texels along one side of an image.
const MOST_SIDE: u32 = 1 << 16;

/// An image of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// Its texels, which fill the buffer.
    pub buffer: BufferId,
    /// What its dimensions are. A kernel that takes another kind with as many dimensions sees it as that kind.
    pub kind: ImageKind,
    /// What its texels are.
    pub format: ImageFormat,
    /// Texels in each dimension, layers included; dimensions that it lacks are 1.
    pub size: [u32; 3],
}

impl Image {
    /// The bytes that its texels take; `None`: a side is empty or too long.
    pub fn bytes(&self) -> Option<usize> {
        // Only images that are loaded from by address may be longer.
        let most = if self.kind == ImageKind::Buffer { u32::MAX } else { MOST_SIDE };
        if self.size.iter().any(|n| *n == 0 || *n > most) {
            return None;
        }
        self.size.iter().try_fold(self.format.texel_size(), |n, d| n.checked_mul(*d as usize))
    }

    /// Where a texel lies, in bytes; `None`: outside.
    pub(crate) fn place(&self, at: [i64; 3]) -> Option<usize> {
        let mut index = 0;
        for d in (0..3).rev() {
            let side = i64::from(self.size[d]);
            // Coordinates of dimensions that it lacks do not count.
            let along = if d < self.kind.dimensions() { at[d] } else { 0 };
            if !(0..side).contains(&along) {
                return None;
            }
            index = index * self.size[d] as usize + along as usize;
        }
        Some(index * self.format.texel_size())
    }

    /// The texel at a place.
    pub(crate) fn read(&self, buffer: &Buffer, place: usize) -> Texel {
        let ImageFormat { order, channel } = self.format;
        let size = channel.size();
        let mut texel = [0, 0, 0, self.format.one()];
        for (k, c) in order.channels().iter().enumerate() {
            texel[*c] = channel.read(buffer.load(place + k * size, size) as u32);
        }
        match order {
            ChannelOrder::Intensity => [texel[0]; 4],
            ChannelOrder::Luminance => [texel[0], texel[0], texel[0], texel[3]],
            _ => texel,
        }
    }

    /// The texel at a coordinate; `None`: outside.
    pub(crate) fn fetch(&self, buffer: &Buffer, at: [i64; 3]) -> Option<Texel> {
        self.place(at).map(|place| self.read(buffer, place))
    }

    /// Writes the colour channels of a mask of a texel; outside, nothing.
    pub(crate) fn store(&self, buffer: &Buffer, alone: bool, at: [i64; 3], mask: u8, texel: Texel) {
        let Some(place) = self.place(at) else { return };
        let ImageFormat { order, channel } = self.format;
        let size = channel.size();
        if order.channels().iter().all(|c| mask >> *c & 1 == 1) {
            // A whole texel takes one store for each 8 bytes.
            let mut bytes = [0; MAX_TEXEL_BYTES];
            for (bytes, c) in bytes.chunks_mut(size).zip(order.channels()) {
                bytes.copy_from_slice(&channel.write(texel[*c]).to_le_bytes()[..size]);
            }
            for (k, part) in bytes[..self.format.texel_size()].chunks(8).enumerate() {
                let value = part.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
                buffer.store(alone, place + k * 8, part.len(), value);
            }
            return;
        }
        for (k, c) in order.channels().iter().enumerate().filter(|(_, c)| mask >> *c & 1 == 1) {
            buffer.store(alone, place + k * size, size, u64::from(channel.write(texel[*c])));
        }
    }

    /// Width, height, and depth or layers, as a program asks for them: 0 for what it lacks.
    pub(crate) fn extent(&self, level: u32) -> [u32; 3] {
        let dimensions = self.kind.dimensions();
        std::array::from_fn(|d| match d {
            _ if d >= dimensions => 0,
            _ if self.kind.is_array() && d + 1 == dimensions => self.size[d],
            _ => self.size[d].checked_shr(level).unwrap_or(0),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Memory;

    fn image(format: &str, kind: ImageKind, size: [u32; 3], bytes: &[u8]) -> (Memory, Image) {
        let mut memory = Memory::default();
        let buffer = memory.add(bytes);
        let image = Image { buffer, kind, format: format.parse().unwrap(), size };
        assert_eq!(image.bytes(), Some(bytes.len()));
        (memory, image)
    }

    #[test]
    fn formats_have_names() {
        for order in ChannelOrder::ALL {
            for channel in ChannelType::ALL {
                let format = ImageFormat { order: *order, channel: *channel };
                assert_eq!(format.to_string().parse(), Ok(format));
                assert_eq!(format!("cl_{} cl_{}", order.name(), channel.name()).parse(), Ok(format));
            }
        }
        let message = |text: &str| text.parse::<ImageFormat>().unwrap_err().to_string();
        assert!(message("RGBA").contains("like `RGBA UNORM_INT8`"));
        assert!(message("RGBX FLOAT").contains("`RGBX` is no channel order, which are R, A, RG"));
        assert!(message("RGBA UNORM8").contains("`UNORM8` is no channel type, which are SNORM_INT8"));
    }

    #[test]
    fn every_number_of_a_channel_comes_back() {
        for channel in ChannelType::ALL.iter().filter(|c| c.size() < 4) {
            for bits in 0..1_u32 << (8 * channel.size()) {
                let back = channel.write(channel.read(bits));
                match channel {
                    // The least number is one that exists already.
                    ChannelType::SnormInt8 if bits == 0x80 => assert_eq!(back, 0x81),
                    ChannelType::SnormInt16 if bits == 0x8000 => assert_eq!(back, 0x8001),
                    ChannelType::HalfFloat if bits & 0x7fff > 0x7c00 => assert!(back & 0x7fff > 0x7c00),
                    _ => assert_eq!(back, bits, "{channel:?}"),
                }
            }
        }
    }

    #[test]
    fn numbers_are_limited_and_rounded_to_even_when_stored() {
        let float = |channel: ChannelType, value: f32| channel.write(value.to_bits());
        use ChannelType::*;
        for (value, wanted) in [(-1.0, 0), (2.0, 255), (f32::INFINITY, 255), (f32::NAN, 0), (0.5, 128), (-0.0, 0)] {
            assert_eq!(float(UnormInt8, value), wanted, "{value}");
        }
        // 63.5 and 127.5 are ties. The single-precision number nearest to 126.5 / 255 lies above it, which two roundings would hide.
        assert_eq!((float(SnormInt8, 0.5), float(UnormInt8, 126.5 / 255.0)), (64, 127));
        for (value, wanted) in [(-2.0, 0x80), (2.0, 0x7f), (-1.0, 0x81), (f32::NAN, 0), (0.5, 64), (-0.5, 0xc0)] {
            assert_eq!(float(SnormInt8, value), wanted, "{value}");
        }
        assert_eq!((float(UnormInt16, 0.5), float(SnormInt16, -1.0)), (32768, 0x8001));
        // Above the greatest half, between it and infinity, and a denormal half.
        assert_eq!(float(HalfFloat, 65520.0), 0x7c00);
        assert_eq!(float(HalfFloat, 65519.0), 0x7bff);
        assert_eq!(float(HalfFloat, 2.0_f32.powi(-24)), 1);
        assert_eq!([SignedInt8.write(200), SignedInt8.write(-200_i32 as u32)], [0x7f, 0x80]);
        assert_eq!([SignedInt16.write(40000), SignedInt16.write(-40000_i32 as u32)], [0x7fff, 0x8000]);
        assert_eq!([UnsignedInt8.write(256), UnsignedInt16.write(u32::MAX)], [0xff, 0xffff]);
        assert_eq!([SignedInt32.write(u32::MAX), UnsignedInt32.write(u32::MAX)], [u32::MAX; 2]);
        assert_eq!(float(Float, 1.5), 0x3fc0_0000);
        assert_eq!(SnormInt8.read(0x80), (-1.0_f32).to_bits(), "the least number is minus one too");
    }

    #[test]
    fn channels_lie_in_memory_as_their_order_says() {
        let expected = [
            ("R", [1, 0, 0, 1]),
            ("A", [0, 0, 0, 1]),
            ("RG", [1, 2, 0, 1]),
            ("RA", [1, 0, 0, 2]),
            ("RGB", [1, 2, 3, 1]),
            ("RGBA", [1, 2, 3, 4]),
            ("BGRA", [3, 2, 1, 4]),
            ("ARGB", [2, 3, 4, 1]),
            ("ABGR", [4, 3, 2, 1]),
            ("INTENSITY", [1, 1, 1, 1]),
            ("LUMINANCE", [1, 1, 1, 1]),
            ("DEPTH", [1, 0, 0, 1]),
        ];
        assert_eq!(expected.len(), ChannelOrder::ALL.len());
        for (order, wanted) in expected {
            let format = format!("{order} UNSIGNED_INT8");
            let channels = format.parse::<ImageFormat>().unwrap().texel_size();
            let (memory, image) =
                image(&format, ImageKind::D1, [2, 1, 1], &[9, 9, 9, 9, 1, 2, 3, 4][4 - channels..4 + channels]);
            let buffer = memory.buffer(image.buffer).unwrap();
            assert_eq!(image.fetch(buffer, [1, 7, 7]), Some(wanted), "{order}");
            // Stored again, it is the same.
            image.store(buffer, true, [0, 0, 0], 0xf, wanted);
            assert_eq!(image.fetch(buffer, [0, 0, 0]), Some(wanted), "{order}");
        }
    }

    #[test]
    fn texels_are_found_by_their_coordinates_and_only_inside() {
        let bytes: Vec<u8> = (0..24).collect();
        let (memory, image) = image("R UNSIGNED_INT8", ImageKind::D3, [2, 3, 4], &bytes);
        let buffer = memory.buffer(image.buffer).unwrap();
        let red = |at| image.fetch(buffer, at).map(|t| t[0]);
        assert_eq!(
            [red([0, 0, 0]), red([1, 0, 0]), red([0, 1, 0]), red([0, 0, 1]), red([1, 2, 3])],
            [0, 1, 2, 6, 23].map(Some)
        );
        for at in [[-1, 0, 0], [2, 0, 0], [0, 3, 0], [0, 0, 4], [0, i64::MIN, 0]] {
            assert_eq!(red(at), None);
            image.store(buffer, true, at, 0xf, [99; 4]);
        }
        assert_eq!(buffer.bytes(), bytes, "nothing is written outside");
        assert_eq!((image.extent(0), image.extent(1), image.extent(40)), ([2, 3, 4], [1, 1, 2], [0; 3]));
        let array = Image { kind: ImageKind::D2Array, ..image };
        assert_eq!(array.extent(1), [1, 1, 4], "layers do not shrink");
        assert_eq!(Image { size: [0, 1, 1], ..image }.bytes(), None);
    }

    #[test]
    fn channels_that_are_masked_out_stay() {
        let (memory, image) = image("BGRA UNSIGNED_INT8", ImageKind::D2, [1, 1, 1], &[1, 2, 3, 4]);
        let buffer = memory.buffer(image.buffer).unwrap();
        image.store(buffer, true, [0; 3], 0b0101, [30, 20, 10, 40]);
        assert_eq!(buffer.bytes(), [10, 2, 30, 4]);
    }
}
