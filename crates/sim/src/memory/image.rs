//! Images: buffers of texels, their formats, and conversion between texels and register values.
//!
//! Texels are stored row after row without gaps, with one mip level. Formats have OpenCL's names
//! and codes. For example, the byte 255 of a channel of type `UNORM_INT8` is read as `1.0`.

use crate::memory::buffer::Buffer;
use crate::memory::flat_memory::{BufferId, Memory};
pub use crate::memory::image_kind::ImageKind;
use crate::numerics::float_formats::{Rounding, f32_from_hf, hf_from_f64};
use crate::numerics::rows::map_row;
use std::fmt;
use std::str::FromStr;

/// Index of the channel alpha.
const ALPHA: usize = 3;

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
            /// All members, in the order of their declaration.
            pub const ALL: &'static [Self] = &[$(Self::$member),*];

            /// Returns the OpenCL name without the prefix `CL_`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$member => $text,)*
                }
            }

            /// Returns the OpenCL code, which kernels can query.
            pub const fn code(self) -> u32 {
                match self {
                    $(Self::$member => $code,)*
                }
            }
        }
    };
}

named! {
    /// The colour channels of a texel, in the order of their storage in memory.
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
        /// One number that is used for red, green, blue and alpha.
        Intensity = "INTENSITY", 0x10b8;
        /// One number that is used for red, green and blue.
        Luminance = "LUMINANCE", 0x10b9;
        /// A depth, which is read as red.
        Depth = "DEPTH", 0x10bd;
        /// Alpha, blue, green, red.
        Abgr = "ABGR", 0x10c3;
    }
}

named! {
    /// The type of a texel's channels.
    ChannelType {
        /// Signed normalised, 8 bits: from -1 to 1.
        SnormInt8 = "SNORM_INT8", 0x10d0;
        /// Signed normalised, 16 bits: from -1 to 1.
        SnormInt16 = "SNORM_INT16", 0x10d1;
        /// Unsigned normalised, 8 bits: from 0 to 1.
        UnormInt8 = "UNORM_INT8", 0x10d2;
        /// Unsigned normalised, 16 bits: from 0 to 1.
        UnormInt16 = "UNORM_INT16", 0x10d3;
        /// Signed integer, 8 bits.
        SignedInt8 = "SIGNED_INT8", 0x10d7;
        /// Signed integer, 16 bits.
        SignedInt16 = "SIGNED_INT16", 0x10d8;
        /// Signed integer, 32 bits.
        SignedInt32 = "SIGNED_INT32", 0x10d9;
        /// Unsigned integer, 8 bits.
        UnsignedInt8 = "UNSIGNED_INT8", 0x10da;
        /// Unsigned integer, 16 bits.
        UnsignedInt16 = "UNSIGNED_INT16", 0x10db;
        /// Unsigned integer, 32 bits.
        UnsignedInt32 = "UNSIGNED_INT32", 0x10dc;
        /// Half-precision floating point.
        HalfFloat = "HALF_FLOAT", 0x10dd;
        /// Single-precision floating point.
        Float = "FLOAT", 0x10de;
    }
}

/// The format of texels: the order and type of their channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImageFormat {
    /// Order of the channels.
    pub order: ChannelOrder,
    /// Type of each channel.
    pub channel: ChannelType,
}

impl fmt::Display for ImageFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.order.name(), self.channel.name())
    }
}

/// An error for a text that is not an image format or kind, or for an array that does not fit a
/// format.
#[derive(Clone, PartialEq, Eq)]
pub struct FormatError(pub(crate) String);

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

openvisa_isa_core::error_types!(FormatError);

impl FromStr for ImageFormat {
    type Err = FormatError;

    /// Parses a channel order and channel type by their OpenCL names, for example `RGBA
    /// UNORM_INT8`. Case and a prefix `CL_` are ignored.
    fn from_str(text: &str) -> Result<Self, FormatError> {
        let upper = text.to_ascii_uppercase();
        let mut words = upper.split([' ', ',']).filter(|w| !w.is_empty()).map(|w| w.strip_prefix("CL_").unwrap_or(w));
        let (Some(order), Some(channel), None) = (words.next(), words.next(), words.next()) else {
            return Err(FormatError(format!("`{text}` is not an image format such as `RGBA UNORM_INT8`")));
        };
        let names = |names: Vec<&str>| names.join(", ");
        let order = ChannelOrder::ALL.iter().find(|o| o.name() == order).ok_or_else(|| {
            let known = names(ChannelOrder::ALL.iter().map(|o| o.name()).collect());
            FormatError(format!("`{order}` is not a channel order; expected one of {known}"))
        })?;
        let channel = ChannelType::ALL.iter().find(|c| c.name() == channel).ok_or_else(|| {
            let known = names(ChannelType::ALL.iter().map(|c| c.name()).collect());
            FormatError(format!("`{channel}` is not a channel type; expected one of {known}"))
        })?;
        Ok(Self { order: *order, channel: *channel })
    }
}

impl ChannelOrder {
    /// Returns the colour channel of each number that a texel has in memory, from 0 (red) to 3
    /// (alpha).
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

    /// Returns which number of a texel in memory a read gives as a colour channel. `None` if it
    /// gives a constant.
    const fn number_of(self, colour: usize) -> Option<usize> {
        match (self, colour) {
            (Self::Intensity, _) => return Some(0),
            (Self::Luminance, ..ALPHA) => return Some(0),
            _ => {}
        }
        let (channels, mut k) = (self.channels(), 0);
        while k < channels.len() {
            if channels[k] == colour {
                return Some(k);
            }
            k += 1;
        }
        None
    }

    /// Returns whether texels store an alpha channel. If so, the border colour is transparent.
    pub(crate) const fn has_alpha(self) -> bool {
        matches!(self, Self::A | Self::Ra | Self::Rgba | Self::Bgra | Self::Argb | Self::Abgr | Self::Intensity)
    }
}

impl ChannelType {
    /// Returns the size of a channel in bytes.
    pub const fn size(self) -> usize {
        match self {
            Self::SnormInt8 | Self::UnormInt8 | Self::SignedInt8 | Self::UnsignedInt8 => 1,
            Self::SnormInt16 | Self::UnormInt16 | Self::SignedInt16 | Self::UnsignedInt16 | Self::HalfFloat => 2,
            Self::SignedInt32 | Self::UnsignedInt32 | Self::Float => 4,
        }
    }

    /// Returns whether texels are read as integers, rather than as single-precision numbers.
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

    /// Returns the number that a register holds for a channel.
    pub(crate) fn register_value(self, bits: u32) -> f64 {
        match self {
            Self::SignedInt8 | Self::SignedInt16 | Self::SignedInt32 => f64::from(bits as i32),
            _ if self.is_integer() => f64::from(bits),
            _ => f64::from(f32::from_bits(bits)),
        }
    }

    /// Converts a channel from memory to a register: to a 32-bit integer, or to single precision.
    pub fn to_register(self, bits: u32) -> u32 {
        let mut lane = [bits];
        self.to_registers(&mut lane);
        lane[0]
    }

    /// Converts a channel of several texels from memory to registers. The type is tested once, so
    /// that the loop over the lanes is vectorised.
    #[inline(always)]
    pub(crate) fn to_registers<const N: usize>(self, lanes: &mut [u32; N]) {
        *lanes = match self {
            Self::SnormInt8 => map_row(*lanes, |bits| (f32::from(bits as i8) / 127.0).max(-1.0).to_bits()),
            Self::SnormInt16 => map_row(*lanes, |bits| (f32::from(bits as i16) / 32767.0).max(-1.0).to_bits()),
            Self::UnormInt8 => map_row(*lanes, |bits| (f32::from(bits as u8) / 255.0).to_bits()),
            Self::UnormInt16 => map_row(*lanes, |bits| (f32::from(bits as u16) / 65535.0).to_bits()),
            Self::HalfFloat => map_row(*lanes, |bits| f32_from_hf(bits as u16).to_bits()),
            Self::SignedInt8 => map_row(*lanes, |bits| i32::from(bits as i8) as u32),
            Self::SignedInt16 => map_row(*lanes, |bits| i32::from(bits as i16) as u32),
            Self::UnsignedInt8 => map_row(*lanes, |bits| u32::from(bits as u8)),
            Self::UnsignedInt16 => map_row(*lanes, |bits| u32::from(bits as u16)),
            Self::SignedInt32 | Self::UnsignedInt32 | Self::Float => *lanes,
        };
    }

    /// Converts a channel from a register to memory. Integers are clamped; other types are rounded
    /// to nearest, ties to even.
    pub fn to_memory(self, bits: u32) -> u32 {
        // The product is exact in double precision, so there is a single rounding. A NaN becomes 0.
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
    /// Returns the size of a texel in bytes.
    pub const fn texel_size(self) -> usize {
        self.order.channels().len() * self.channel.size()
    }

    /// Returns the register value of 1 in this format.
    const fn register_one(self) -> u32 {
        if self.channel.is_integer() { 1 } else { 0x3f80_0000 }
    }

    /// Returns the result of a read outside a typed surface: 0 for colours, 1 for alpha.
    pub(crate) const fn outside_texel(self) -> TexelBits {
        [0, 0, 0, self.register_one()]
    }

    /// Returns the border colour of samplers: 0 for colours. Alpha is 0 if the format has alpha,
    /// and else 1.
    pub(crate) const fn border_texel(self) -> TexelBits {
        [0, 0, 0, if self.order.has_alpha() { 0 } else { self.register_one() }]
    }
}

/// The channels R, G, B and A of a texel in registers: 32-bit integers, or bits of single
/// precision.
pub(crate) type TexelBits = [u32; 4];

/// Maximum number of texels along a dimension.
const MAX_SIDE_TEXELS: u32 = 1 << 16;

/// An image argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// The buffer that holds exactly the texels.
    pub buffer: BufferId,
    /// The dimensions. A kernel's parameter of another kind with as many dimensions overrides it.
    pub kind: ImageKind,
    /// The format of the texels.
    pub format: ImageFormat,
    /// Number of texels in each dimension, including layers. Unused dimensions are 1.
    pub size: [u32; 3],
}

impl Image {
    /// Returns the image whose texels are an array, the slowest dimension first and the numbers of
    /// a texel last. For example, an array of the shape `[height, width, 4]` with elements of the
    /// type `|u1` is a two-dimensional image of the format `RGBA UNORM_INT8`.
    ///
    /// `element` is the type of the elements in NumPy's notation. The last dimension may be missing
    /// if a texel has one number. Whether the slowest dimension counts layers is decided later, by
    /// the kernel.
    ///
    /// # Errors
    /// Fails if the elements or the last dimension do not fit the format, or if there are not one
    /// to three other dimensions.
    pub fn from_array(
        buffer: BufferId,
        element: &str,
        shape: &[usize],
        format: ImageFormat,
    ) -> Result<Self, FormatError> {
        let float = match format.channel {
            ChannelType::HalfFloat => "f2",
            ChannelType::Float => "f4",
            _ => "",
        };
        let (name, size) = (element.get(1..).unwrap_or(""), format.channel.size());
        if name != float && ![format!("u{size}"), format!("i{size}")].iter().any(|integer| integer == name) {
            return Err(FormatError(format!("elements of the type `{element}` do not fit the channels of {format}")));
        }
        let numbers = format.order.channels().len();
        let sides = match shape.split_last() {
            Some((last, rest)) if *last == numbers && (numbers > 1 || rest.len() == 3) => rest,
            _ if numbers == 1 => shape,
            _ => {
                return Err(FormatError(format!(
                    "the last dimension of the array must be {numbers}, the numbers of a texel of {format}"
                )));
            }
        };
        let mut size = [1; 3];
        for (to, from) in size.iter_mut().zip(sides.iter().rev()) {
            *to = u32::try_from(*from).map_err(|_| FormatError("the image is too large".to_owned()))?;
        }
        let kind = match sides.len() {
            1 => ImageKind::D1,
            2 => ImageKind::D2,
            3 => ImageKind::D3,
            n => return Err(FormatError(format!("an image has one to three dimensions, not {n}"))),
        };
        Ok(Self { buffer, kind, format, size })
    }

    /// Returns the number of bytes of the texels. Returns `None` if a dimension is empty or too
    /// long.
    pub fn bytes(&self) -> Option<usize> {
        // Buffer images have no sampler coordinates, so they may be longer.
        let most = if self.kind == ImageKind::Buffer { u32::MAX } else { MAX_SIDE_TEXELS };
        if self.size.iter().any(|n| *n == 0 || *n > most) {
            return None;
        }
        self.size.iter().try_fold(self.format.texel_size(), |n, d| n.checked_mul(*d as usize))
    }

    /// Returns the offset of a texel in bytes. Returns `None` if the coordinates are outside.
    pub(crate) fn texel_offset(&self, at: [i64; 3]) -> Option<usize> {
        let mut index = 0;
        for d in (0..3).rev() {
            let side = i64::from(self.size[d]);
            // Coordinates of unused dimensions are ignored.
            let along = if d < self.kind.dimensions() { at[d] } else { 0 };
            if !(0..side).contains(&along) {
                return None;
            }
            index = index * self.size[d] as usize + along as usize;
        }
        Some(index * self.format.texel_size())
    }

    /// Reads the texel at an offset in bytes.
    pub(crate) fn read_texel(&self, buffer: &Buffer, place: usize) -> TexelBits {
        self.read_texels(buffer, &[place]).map(|[channel]| channel)
    }

    /// Reads the texels at several offsets in bytes: for each colour channel, its values in all
    /// texels. Offsets outside of the image read as 0.
    #[inline(always)]
    pub(crate) fn read_texels<const N: usize>(&self, buffer: &Buffer, places: &[usize; N]) -> [[u32; N]; 4] {
        let ImageFormat { order, channel } = self.format;
        let (bytes, bits) = (self.format.texel_size(), 8 * channel.size());
        // A texel of up to 8 bytes is a single load.
        let low = map_row(*places, |place| buffer.load(place, bytes.min(8)));
        let high = if bytes > 8 { map_row(*places, |place| buffer.load(place + 8, bytes - 8)) } else { [0; N] };
        let mut numbers = [[0; N]; 4];
        for (k, number) in numbers.iter_mut().enumerate().take(order.channels().len()) {
            let (words, shift) = if k * bits < 64 { (low, k * bits) } else { (high, k * bits - 64) };
            *number = map_row(words, |word| (word >> shift) as u32 & (u32::MAX >> (32 - bits)));
            channel.to_registers(number);
        }
        let mut texels = [[0; N], [0; N], [0; N], [self.format.register_one(); N]];
        for (colour, channel) in texels.iter_mut().enumerate() {
            if let Some(k) = order.number_of(colour) {
                *channel = numbers[k];
            }
        }
        texels
    }

    /// Reads the texel at a coordinate. Returns `None` if the coordinates are outside.
    pub(crate) fn fetch_texel(&self, buffer: &Buffer, at: [i64; 3]) -> Option<TexelBits> {
        self.texel_offset(at).map(|place| self.read_texel(buffer, place))
    }

    /// Reads the texels at several coordinates: for each colour channel, its values in all texels.
    /// Texels outside have the border colour.
    #[inline(always)]
    pub(crate) fn fetch_texels<const N: usize>(&self, buffer: &Buffer, at: [&[i32; N]; 3]) -> [[u32; N]; 4] {
        let (mut index, mut is_inside) = ([0; N], [true; N]);
        for d in (0..self.kind.dimensions()).rev() {
            for ((index, is_inside), along) in index.iter_mut().zip(&mut is_inside).zip(at[d]) {
                let exists = *along >= 0 && (*along as u32) < self.size[d];
                *is_inside &= exists;
                *index = *index * u64::from(self.size[d]) + if exists { *along as u64 } else { 0 };
            }
        }
        let size = self.format.texel_size();
        let mut texels = self.read_texels(buffer, &map_row(index, |index| index as usize * size));
        if is_inside != [true; N] {
            for (channel, border) in texels.iter_mut().zip(self.format.border_texel()) {
                for (value, is_inside) in channel.iter_mut().zip(is_inside) {
                    *value = if is_inside { *value } else { border };
                }
            }
        }
        texels
    }

    /// Writes the channels in `mask` of a texel. Does nothing if the coordinates are outside.
    pub(crate) fn store_texel(&self, buffer: &Buffer, alone: bool, at: [i64; 3], mask: u8, texel: TexelBits) {
        let Some(place) = self.texel_offset(at) else { return };
        let ImageFormat { order, channel } = self.format;
        let size = channel.size();
        if order.channels().iter().all(|c| mask >> *c & 1 == 1) {
            // A whole texel is written with one store per 8 bytes.
            let mut bytes = [0; MAX_TEXEL_BYTES];
            for (bytes, c) in bytes.chunks_mut(size).zip(order.channels()) {
                bytes.copy_from_slice(&channel.to_memory(texel[*c]).to_le_bytes()[..size]);
            }
            for (k, part) in bytes[..self.format.texel_size()].chunks(8).enumerate() {
                let value = part.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
                buffer.store(alone, place + k * 8, part.len(), value);
            }
            return;
        }
        for (k, c) in order.channels().iter().enumerate().filter(|(_, c)| mask >> *c & 1 == 1) {
            buffer.store(alone, place + k * size, size, u64::from(channel.to_memory(texel[*c])));
        }
    }

    /// Stores a texel like a kernel that writes to the image: the channels R, G, B and A as 32-bit
    /// integers, or as bits of single precision. Does nothing if the coordinates are outside.
    ///
    /// ```
    /// use openvisa_sim::{Image, ImageKind, Memory};
    ///
    /// let mut memory = Memory::default();
    /// let buffer = memory.add(&[0; 2]);
    /// let format = "R UNORM_INT8".parse().expect("it is a format");
    /// let image = Image { buffer, kind: ImageKind::D1, format, size: [2, 1, 1] };
    /// image.store(&memory, [1, 0, 0], [1.0_f32.to_bits(), 0, 0, 0]);
    /// assert_eq!(memory.buffer(buffer).map(|buffer| buffer.bytes()), Some(vec![0, 255]));
    /// ```
    pub fn store(&self, memory: &Memory, at: [i64; 3], texel: [u32; 4]) {
        if let Some(buffer) = memory.buffer(self.buffer) {
            self.store_texel(buffer, false, at, 0xf, texel);
        }
    }

    /// Returns width, height, and depth or layers of a mip level. Unused dimensions are 0.
    pub(crate) fn mip_size(&self, level: u32) -> [u32; 3] {
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

    fn image(format: &str, kind: ImageKind, size: [u32; 3], bytes: &[u8]) -> (Memory, Image) {
        let mut memory = Memory::default();
        let buffer = memory.add(bytes);
        let image = Image { buffer, kind, format: format.parse().unwrap(), size };
        assert_eq!(image.bytes(), Some(bytes.len()));
        (memory, image)
    }

    #[test]
    fn every_image_format_has_a_name() {
        for order in ChannelOrder::ALL {
            for channel in ChannelType::ALL {
                let format = ImageFormat { order: *order, channel: *channel };
                assert_eq!(format.to_string().parse(), Ok(format));
                assert_eq!(format!("cl_{} cl_{}", order.name(), channel.name()).parse(), Ok(format));
            }
        }
        let message = |text: &str| text.parse::<ImageFormat>().unwrap_err().to_string();
        assert!(message("RGBA").contains("such as `RGBA UNORM_INT8`"));
        assert!(message("RGBX FLOAT").contains("`RGBX` is not a channel order; expected one of R, A, RG"));
        assert!(message("RGBA UNORM8").contains("`UNORM8` is not a channel type; expected one of SNORM_INT8"));
    }

    #[test]
    fn every_channel_value_survives_storing_and_loading() {
        for channel in ChannelType::ALL.iter().filter(|c| c.size() < 4) {
            for bits in 0..1_u32 << (8 * channel.size()) {
                let back = channel.to_memory(channel.to_register(bits));
                match channel {
                    // The lowest integer is read as -1, like the one above it.
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
        let float = |channel: ChannelType, value: f32| channel.to_memory(value.to_bits());
        use ChannelType::*;
        for (value, wanted) in [(-1.0, 0), (2.0, 255), (f32::INFINITY, 255), (f32::NAN, 0), (0.5, 128), (-0.0, 0)] {
            assert_eq!(float(UnormInt8, value), wanted, "{value}");
        }
        // 63.5 and 127.5 are ties. The single-precision number nearest to 126.5 / 255 is above the
        // tie, which double rounding would hide.
        assert_eq!((float(SnormInt8, 0.5), float(UnormInt8, 126.5 / 255.0)), (64, 127));
        for (value, wanted) in [(-2.0, 0x80), (2.0, 0x7f), (-1.0, 0x81), (f32::NAN, 0), (0.5, 64), (-0.5, 0xc0)] {
            assert_eq!(float(SnormInt8, value), wanted, "{value}");
        }
        assert_eq!((float(UnormInt16, 0.5), float(SnormInt16, -1.0)), (32768, 0x8001));
        // The largest half, a tie between it and infinity, and a subnormal half.
        assert_eq!(float(HalfFloat, 65520.0), 0x7c00);
        assert_eq!(float(HalfFloat, 65519.0), 0x7bff);
        assert_eq!(float(HalfFloat, 2.0_f32.powi(-24)), 1);
        assert_eq!([SignedInt8.to_memory(200), SignedInt8.to_memory(-200_i32 as u32)], [0x7f, 0x80]);
        assert_eq!([SignedInt16.to_memory(40000), SignedInt16.to_memory(-40000_i32 as u32)], [0x7fff, 0x8000]);
        assert_eq!([UnsignedInt8.to_memory(256), UnsignedInt16.to_memory(u32::MAX)], [0xff, 0xffff]);
        assert_eq!([SignedInt32.to_memory(u32::MAX), UnsignedInt32.to_memory(u32::MAX)], [u32::MAX; 2]);
        assert_eq!(float(Float, 1.5), 0x3fc0_0000);
        assert_eq!(SnormInt8.to_register(0x80), (-1.0_f32).to_bits(), "the least number is minus one too");
    }

    #[test]
    fn channels_are_stored_in_the_order_of_the_format() {
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
            assert_eq!(image.fetch_texel(buffer, [1, 7, 7]), Some(wanted), "{order}");
            // Storing the texel preserves it.
            image.store_texel(buffer, true, [0, 0, 0], 0xf, wanted);
            assert_eq!(image.fetch_texel(buffer, [0, 0, 0]), Some(wanted), "{order}");
        }
    }

    #[test]
    fn texels_exist_only_at_coordinates_inside_the_image() {
        let bytes: Vec<u8> = (0..24).collect();
        let (memory, image) = image("R UNSIGNED_INT8", ImageKind::D3, [2, 3, 4], &bytes);
        let buffer = memory.buffer(image.buffer).unwrap();
        let red = |at| image.fetch_texel(buffer, at).map(|t| t[0]);
        assert_eq!(
            [red([0, 0, 0]), red([1, 0, 0]), red([0, 1, 0]), red([0, 0, 1]), red([1, 2, 3])],
            [0, 1, 2, 6, 23].map(Some)
        );
        for at in [[-1, 0, 0], [2, 0, 0], [0, 3, 0], [0, 0, 4], [0, i64::MIN, 0]] {
            assert_eq!(red(at), None);
            image.store_texel(buffer, true, at, 0xf, [99; 4]);
        }
        assert_eq!(buffer.bytes(), bytes, "nothing is written outside");
        assert_eq!((image.mip_size(0), image.mip_size(1), image.mip_size(40)), ([2, 3, 4], [1, 1, 2], [0; 3]));
        let array = Image { kind: ImageKind::D2Array, ..image };
        assert_eq!(array.mip_size(1), [1, 1, 4], "layers do not shrink");
        assert_eq!(Image { size: [0, 1, 1], ..image }.bytes(), None);
    }

    #[test]
    fn masked_out_channels_keep_their_values() {
        let (memory, image) = image("BGRA UNSIGNED_INT8", ImageKind::D2, [1, 1, 1], &[1, 2, 3, 4]);
        let buffer = memory.buffer(image.buffer).unwrap();
        image.store_texel(buffer, true, [0; 3], 0b0101, [30, 20, 10, 40]);
        assert_eq!(buffer.bytes(), [10, 2, 30, 4]);
    }
}
