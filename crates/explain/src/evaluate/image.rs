//! The images that `--evaluate` binds to surfaces.
//!
//! For example, `S[2d,2x1]=0.25,1:R_UNORM_INT8` is an image of two texels, whose bytes are 64 and
//! 255.

use openvisa_isa::DataType;
use openvisa_sim::numerics::element_text::{format_element, parse_element, parse_integer};
use openvisa_sim::{ChannelType, EvaluationImage, ImageFormat, ImageKind};

/// Maximum number of bytes of an image.
const MAX_IMAGE_BYTES: usize = 4096;

/// The letters of the components of a texel.
const COMPONENTS: [&str; 4] = ["R", "G", "B", "A"];

/// An image, with the values that the user gives.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GivenImage {
    /// The name of the surface.
    pub(super) name: String,
    pub(super) kind: ImageKind,
    pub(super) size: [u32; 3],
    pub(super) format: ImageFormat,
    /// The bits of the numbers of each texel, in the order of memory.
    pub(super) numbers: Vec<u32>,
}

impl GivenImage {
    /// Parses the parts of an item: the name, the kind and size such as `2d,4x2`, the values, and
    /// the format such as `RGBA_UNORM_INT8`.
    ///
    /// # Errors
    /// The rest of a sentence that begins with the item.
    pub(super) fn parse(name: &str, shape: &str, values: &[String], format: &str) -> Result<Self, String> {
        let (kind, sides) = shape.split_once(',').unwrap_or((shape, ""));
        let kind: ImageKind = kind.parse().map_err(|error| format!("is no image: {error}"))?;
        let size = parse_size(kind, sides)?;
        let format: ImageFormat = format
            .replacen('_', " ", 1)
            .parse()
            .map_err(|error| format!("has no format such as `R_FLOAT` or `RGBA_UNORM_INT8`: {error}"))?;
        let [width, height, depth] = size;
        let texels = size.iter().try_fold(1_usize, |count, side| count.checked_mul(*side as usize));
        let count = texels.and_then(|texels| texels.checked_mul(format.order.channels().len()));
        let bytes = count.and_then(|count| count.checked_mul(format.channel.size()));
        let count = count.filter(|_| bytes.is_some_and(|bytes| bytes <= MAX_IMAGE_BYTES)).ok_or_else(|| {
            format!("is an image of {width} x {height} x {depth} texels of {format}, more than {MAX_IMAGE_BYTES} bytes")
        })?;
        if values.len() != count {
            let of_texel = format.order.channels().len();
            return Err(format!(
                "has {} values, but {width} x {height} x {depth} texels of {format} have {count}, {of_texel} each",
                values.len()
            ));
        }
        let numbers = values.iter().map(|text| {
            parse_number(text, format.channel)
                .ok_or_else(|| format!("has the value `{text}`, which is no {}", format.channel.name()))
        });
        Ok(Self { name: name.to_owned(), kind, size, format, numbers: numbers.collect::<Result<_, _>>()? })
    }

    /// Formats the kind and size as they are written. For example, `2d,4x2`.
    pub(super) fn shape(&self) -> String {
        let sides = self.size.iter().take(self.kind.dimensions()).map(u32::to_string).collect::<Vec<_>>();
        format!("{},{}", self.kind, sides.join("x"))
    }

    /// Returns the image as the simulator takes it.
    pub(super) fn to_input(&self, surface: u32) -> EvaluationImage {
        let size = self.format.channel.size();
        let texels = self.numbers.iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(size)).collect();
        EvaluationImage { surface, kind: self.kind, format: self.format, size: self.size, texels }
    }

    /// Returns the name of a number of the image, counted in the order of memory. For example,
    /// `S[1,0].R`.
    pub(super) fn number_name(&self, index: usize) -> String {
        let channels = self.format.order.channels();
        let (mut texel, mut at) = (index / channels.len(), Vec::new());
        for side in self.size.iter().take(self.kind.dimensions()) {
            at.push((texel % *side as usize) as i64);
            texel /= *side as usize;
        }
        texel_name(&self.name, &at, channels.get(index % channels.len()).copied())
    }

    /// Formats a number as bits with the type of its channel, and as the number that they stand
    /// for.
    pub(super) fn show_number(&self, bits: u32) -> (String, String) {
        let channel = self.format.channel;
        let register = u64::from(channel.to_register(bits));
        let data_type = match channel {
            ChannelType::SignedInt8 | ChannelType::SignedInt16 | ChannelType::SignedInt32 => DataType::D,
            _ if channel.is_integer() => DataType::Ud,
            _ => DataType::F,
        };
        (format!("{bits:#x}:{}", channel.name().to_lowercase()), format_element(register, data_type))
    }
}

/// Returns the name of a texel, or of one of its components.
pub(super) fn texel_name(surface: &str, at: &[i64], component: Option<usize>) -> String {
    let at = at.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let component = component.and_then(|index| COMPONENTS.get(index)).map(|letter| format!(".{letter}"));
    format!("{surface}[{at}]{}", component.unwrap_or_default())
}

/// Parses sides such as `4x2`.
fn parse_size(kind: ImageKind, sides: &str) -> Result<[u32; 3], String> {
    let parsed: Option<Vec<u32>> = sides.split('x').map(|side| side.parse().ok().filter(|side| *side > 0)).collect();
    let parsed = parsed.filter(|parsed| parsed.len() == kind.dimensions()).ok_or_else(|| {
        let expected = match kind.dimensions() {
            1 => "one side, for example `4`",
            2 => "two sides, for example `4x2`",
            _ => "three sides, for example `4x2x3`",
        };
        format!("has the size `{sides}`, but an image of the kind {kind} has {expected}")
    })?;
    let mut size = [1; 3];
    size.iter_mut().zip(parsed).for_each(|(to, side)| *to = side);
    Ok(size)
}

/// Returns the bits of a number in memory. Hexadecimal and binary digits are the bits themselves.
fn parse_number(text: &str, channel: ChannelType) -> Option<u32> {
    let width = 8 * channel.size() as u32;
    let is_bits = ["0x", "0X", "0b", "0B"].iter().any(|prefix| text.starts_with(prefix));
    if is_bits {
        return parse_integer(text)
            .and_then(|bits| u32::try_from(bits).ok())
            .filter(|bits| u64::from(*bits) >> width == 0);
    }
    if !channel.is_integer() {
        return Some(channel.to_memory(parse_element(text, DataType::F)? as u32));
    }
    let value = parse_integer(text)?;
    let signed = matches!(channel, ChannelType::SignedInt8 | ChannelType::SignedInt16 | ChannelType::SignedInt32);
    let (low, high) = if signed { (-(1 << (width - 1)), 1 << (width - 1)) } else { (0, 1_i128 << width) };
    (low..high).contains(&value).then_some((value as u64 & (u64::MAX >> (64 - width))) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(shape: &str, values: &str, format: &str) -> Result<GivenImage, String> {
        let values: Vec<_> = values.split(',').map(str::to_owned).collect();
        GivenImage::parse("S", shape, &values, format)
    }

    #[test]
    fn numbers_are_converted_to_the_format_of_the_image() {
        let image = parse("2d_array,1x2x1", "0.25,0x7f,-1,2", "rg_unorm_int8").expect("it is an image");
        assert_eq!((image.size, &image.numbers[..]), ([1, 2, 1], &[64, 0x7f, 0, 255][..]));
        assert_eq!((image.shape(), image.to_input(3).texels), ("2d_array,1x2x1".to_owned(), vec![64, 0x7f, 0, 255]));
        let names: Vec<_> = (0..4).map(|index| image.number_name(index)).collect();
        assert_eq!(names, ["S[0,0,0].R", "S[0,0,0].G", "S[0,1,0].R", "S[0,1,0].G"]);
        assert_eq!(image.show_number(255), ("0xff:unorm_int8".to_owned(), "1.0".to_owned()));
        let image = parse("buffer,2", "-1,5", "A_SIGNED_INT16").expect("it is an image");
        assert_eq!((image.to_input(0).texels, image.number_name(1)), (vec![0xff, 0xff, 5, 0], "S[1].A".to_owned()));
        assert_eq!(image.show_number(0xffff), ("0xffff:signed_int16".to_owned(), "-1".to_owned()));
    }

    #[test]
    fn wrong_images_are_told_what_was_expected() {
        for (shape, values, format, what) in [
            ("4d,1x1", "1", "R_FLOAT", "`4d` is not a kind of image; expected one of 1d, buffer, 1d_array, 2d"),
            ("2d", "1", "R_FLOAT", "has the size ``, but an image of the kind 2d has two sides, for example `4x2`"),
            ("3d,2x2", "1", "R_FLOAT", "has three sides, for example `4x2x3`"),
            ("1d,0", "1", "R_FLOAT", "has one side"),
            ("1d,4294967296", "1", "R_FLOAT", "has one side"),
            ("1d,1", "1", "R", "has no format such as `R_FLOAT`"),
            ("1d,1", "1", "R_UNORM", "`UNORM` is not a channel type; expected one of SNORM_INT8"),
            ("2d,2x2", "1,2,3", "RG_FLOAT", "has 3 values, but 2 x 2 x 1 texels of RG FLOAT have 8, 2 each"),
            ("3d,4294967295x4294967295x4294967295", "1", "R_FLOAT", "more than 4096 bytes"),
            ("2d,33x32", "1", "R_FLOAT", "is an image of 33 x 32 x 1 texels of R FLOAT, more than 4096 bytes"),
            ("1d,1", "256", "R_UNSIGNED_INT8", "has the value `256`, which is no UNSIGNED_INT8"),
            ("1d,1", "-129", "R_SIGNED_INT8", "has the value `-129`"),
            ("1d,1", "0x100", "R_UNORM_INT8", "has the value `0x100`"),
            ("1d,1", "red", "R_FLOAT", "has the value `red`, which is no FLOAT"),
        ] {
            let error = parse(shape, values, format).expect_err(what);
            assert!(error.contains(what), "{error}");
        }
    }
}
