//! Samplers: addressing, filtering and comparison of texels.
//!
//! For example, linear filtering at x = 2.0 between texels 1 and 2 weighs both with one half,
//! because their centres are at 1.5 and 2.5.
//!
//! Coordinates and weights are computed in single precision with OpenCL's formulas. Hardware
//! samplers use fixed-point weights of 8 bits, so their results differ within that precision.

use crate::memory::buffer::Buffer;
use crate::memory::image::Image;
use crate::numerics::rows::{ROW_LANES, Row, map_row, row_at, zip_rows};
use openvisa_isa_core::words;
use serde::Deserialize;
use std::fmt;
use std::str::FromStr;

words! {
    /// The treatment of coordinates outside an image.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum AddressMode, word {
        /// Undefined results. The simulator treats it like [`Clamp`](Self::Clamp).
        #[default]
        None = "none",
        /// The border colour: transparent black, or opaque black for formats without alpha.
        Clamp = "clamp",
        /// The texel at the nearest edge.
        ClampToEdge = "clamp_to_edge",
        /// Repetition of the image.
        Repeat = "repeat",
        /// Repetition of the image, mirrored every second time.
        MirroredRepeat = "mirrored_repeat",
    }
}

words! {
    /// The computation of a result from texels.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Filter, word {
        /// The texel that contains the coordinate.
        #[default]
        Nearest = "nearest",
        /// The 2, 4 or 8 texels around the coordinate, weighted by their distance from it.
        Linear = "linear",
    }
}

words! {
    /// The comparison of a reference with a texel, for example `reference < texel`.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Compare, word {
        /// Always true.
        #[default]
        Always = "always",
        /// Always false.
        Never = "never",
        /// True if the reference is less.
        Less = "less",
        /// True if both are equal.
        Equal = "equal",
        /// True if the reference is less or equal.
        LessEqual = "less_equal",
        /// True if the reference is greater.
        Greater = "greater",
        /// True if both differ.
        NotEqual = "not_equal",
        /// True if the reference is greater or equal.
        GreaterEqual = "greater_equal",
    }
}

/// The state of a sampler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sampler {
    /// Treatment of coordinates outside the image.
    #[serde(default)]
    pub address: AddressMode,
    /// Computation of a result from texels.
    #[serde(default)]
    pub filter: Filter,
    /// Whether coordinates range from 0 to 1, rather than from 0 to the size in texels.
    #[serde(default)]
    pub normalized: bool,
    /// Comparison of messages that compare a reference with texels.
    #[serde(default)]
    pub compare: Compare,
}

/// The words for coordinates, and whether they are normalised.
const COORDINATES: [(&str, bool); 2] = [("normalized", true), ("texels", false)];

/// An error for a text that does not describe a sampler.
#[derive(Clone, PartialEq, Eq)]
pub struct SamplerError(String);

impl fmt::Display for SamplerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

openvisa_isa_core::error_types!(SamplerError);

impl FromStr for Sampler {
    type Err = SamplerError;

    /// Parses words with commas, for example `linear,repeat`. Each property has one word, in any
    /// order. Without its word, it is `nearest`, `clamp_to_edge`, `normalized` or `always`.
    fn from_str(text: &str) -> Result<Self, SamplerError> {
        let (mut filter, mut address, mut normalized, mut compare) = (None, None, None, None);
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let known = take_word(Filter::PAIRS, word, &mut filter)
                .or_else(|| take_word(AddressMode::PAIRS, word, &mut address))
                .or_else(|| take_word(&COORDINATES, word, &mut normalized))
                .or_else(|| take_word(Compare::PAIRS, word, &mut compare));
            match known {
                Some(true) => {}
                Some(false) => return Err(SamplerError(format!("`{word}` contradicts an earlier word of `{text}`"))),
                None => {
                    let known = [Filter::WORDS, AddressMode::WORDS, &COORDINATES.map(|(word, _)| word), Compare::WORDS];
                    let known = known.map(|words| words.join(", ")).join("; ");
                    return Err(SamplerError(format!("`{word}` is no property of a sampler; there are {known}")));
                }
            }
        }
        Ok(Self {
            address: address.unwrap_or(AddressMode::ClampToEdge),
            filter: filter.unwrap_or_default(),
            normalized: normalized.unwrap_or(true),
            compare: compare.unwrap_or_default(),
        })
    }
}

/// Sets a property by its word. Returns `None` if it is no word of the property, and false if the
/// property has another value.
fn take_word<T: Copy + PartialEq>(words: &[(&str, T)], word: &str, property: &mut Option<T>) -> Option<bool> {
    let (_, value) = words.iter().find(|(known, _)| known.eq_ignore_ascii_case(word))?;
    Some(*property.get_or_insert(*value) == *value)
}

impl Compare {
    /// Returns the outcomes for which the comparison is true: bit 0 if the reference is less, bit 1
    /// if both are equal, bit 2 if it is greater, bit 3 if one is a NaN.
    pub(crate) fn outcomes(self) -> u32 {
        let pairs = [(0.0, 1.0), (1.0, 1.0), (1.0, 0.0), (f32::NAN, 1.0)];
        pairs.iter().rev().fold(0, |bits, (a, b)| bits << 1 | u32::from(self.apply(*a, *b) == 1.0))
    }

    /// Returns 1 if the comparison is true, or else 0.
    fn apply(self, reference: f32, texel: f64) -> f32 {
        let reference = f64::from(reference);
        let holds = match self {
            Self::Always => true,
            Self::Never => false,
            Self::Less => reference < texel,
            Self::Equal => reference == texel,
            Self::LessEqual => reference <= texel,
            Self::Greater => reference > texel,
            Self::NotEqual => reference != texel,
            Self::GreaterEqual => reference >= texel,
        };
        if holds { 1.0 } else { 0.0 }
    }
}

/// The colour channels R, G, B and A of the texels of all lanes.
pub(crate) type TexelRows = [Row<u32>; 4];

/// The positions of `N` lanes of a sampler message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SamplePositions<const N: usize> {
    /// Coordinates along x, y and z. For an array, the coordinate after the last dimension is the
    /// layer.
    pub(crate) at: [[f32; N]; 3],
    /// Offsets in texels along each dimension.
    pub(crate) offset: [[i32; N]; 3],
}

impl<const N: usize> SamplePositions<N> {
    /// Returns the positions of the lanes from `first` on.
    #[inline(always)]
    pub(crate) fn row(&self, first: usize) -> SamplePositions<ROW_LANES> {
        let ([x, y, z], [along_x, along_y, along_z]) = (&self.at, &self.offset);
        SamplePositions {
            at: [row_at(x, first), row_at(y, first), row_at(z, first)],
            offset: [row_at(along_x, first), row_at(along_y, first), row_at(along_z, first)],
        }
    }
}

/// Two neighbouring texels along one dimension, for each lane.
#[derive(Clone, Copy, Debug)]
struct TexelPairs {
    /// Indices of both texels. One outside of the image has the border colour.
    indices: [Row<i32>; 2],
    /// Weight of the second texel, from 0 to 1.
    weight: Row<f32>,
}

impl TexelPairs {
    /// Creates pairs that consist of a single texel.
    #[inline(always)]
    fn single(index: Row<i32>) -> Self {
        Self { indices: [index; 2], weight: [0.0; ROW_LANES] }
    }
}

/// Converts the lanes of a channel from their bits.
#[inline(always)]
fn float_row(bits: Row<u32>) -> Row<f32> {
    map_row(bits, f32::from_bits)
}

/// Converts the lanes of a channel to their bits.
#[inline(always)]
fn bit_row(values: Row<f32>) -> Row<u32> {
    map_row(values, f32::to_bits)
}

/// An image as a sampler sees it.
///
/// All methods compute all lanes at once, in loops without branches on the values of lanes, which
/// are vectorised. They are inlined, so that the caller selects the vector extension.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SampledImage<'a> {
    pub(crate) sampler: Sampler,
    pub(crate) image: Image,
    pub(crate) buffer: &'a Buffer,
}

impl SampledImage<'_> {
    /// Returns the filter. Integers are never filtered linearly.
    fn filter(&self) -> Filter {
        if self.image.format.channel.is_integer() { Filter::Nearest } else { self.sampler.filter }
    }

    /// Computes the coordinates in texels along a dimension, and the texel offsets to apply to
    /// them.
    #[inline(always)]
    fn unnormalise(&self, coordinates: Row<f32>, width: f32, offset: Row<i32>) -> (Row<f32>, Row<i32>) {
        // The repeating modes are defined for normalised coordinates.
        let normalised = || if self.sampler.normalized { coordinates } else { map_row(coordinates, |c| c / width) };
        match self.sampler.address {
            AddressMode::Repeat => (map_row(normalised(), |s| (s - s.floor()) * width), offset),
            AddressMode::MirroredRepeat => {
                // The offset is applied before mirroring, because it has the direction of the
                // unmirrored coordinate.
                let s = zip_rows(normalised(), offset, |s, offset| s + offset as f32 / width);
                (map_row(s, |s| (s - 2.0 * (0.5 * s).round_ties_even()).abs() * width), [0; ROW_LANES])
            }
            _ if self.sampler.normalized => (map_row(coordinates, |c| c * width), offset),
            _ => (coordinates, offset),
        }
    }

    /// Applies the addressing mode to texel indices along a dimension of `side` texels.
    #[inline(always)]
    fn resolve(&self, index: Row<i32>, side: u32) -> Row<i32> {
        let last = i32::try_from(side - 1).unwrap_or(i32::MAX);
        match self.sampler.address {
            AddressMode::None | AddressMode::Clamp => index,
            AddressMode::Repeat => map_row(index, |index| match (0..=last).contains(&index) {
                true => index,
                false => i64::from(index).rem_euclid(i64::from(side)) as i32,
            }),
            AddressMode::ClampToEdge | AddressMode::MirroredRepeat => map_row(index, |index| index.clamp(0, last)),
        }
    }

    /// Computes the texels along a dimension. Nearest filtering gives one texel twice.
    #[inline(always)]
    fn texel_pairs_along(&self, coordinates: Row<f32>, side: u32, offset: Row<i32>, filter: Filter) -> TexelPairs {
        let (u, offset) = self.unnormalise(coordinates, side as f32, offset);
        match filter {
            Filter::Nearest => {
                let first = zip_rows(u, offset, |u, offset| (u.floor() as i32).saturating_add(offset));
                TexelPairs::single(self.resolve(first, side))
            }
            Filter::Linear => {
                let from_centre = map_row(u, |u| u - 0.5);
                let start = map_row(from_centre, f32::floor);
                let first = zip_rows(start, offset, |start, offset| (start as i32).saturating_add(offset));
                let second = map_row(first, |first| first.saturating_add(1));
                let weight = zip_rows(from_centre, start, |u, start| u - start);
                let weight = map_row(weight, |weight| if weight.is_nan() { 0.0 } else { weight });
                TexelPairs { indices: [self.resolve(first, side), self.resolve(second, side)], weight }
            }
        }
    }

    /// Computes the texels along all dimensions. The layer of an array is never filtered.
    #[inline(always)]
    fn texel_pairs(&self, positions: &SamplePositions<ROW_LANES>, filter: Filter) -> [TexelPairs; 3] {
        let Image { kind, size, .. } = self.image;
        let dimensions = kind.dimensions();
        let mut pairs = [TexelPairs::single([0; ROW_LANES]); 3];
        for (d, pair) in pairs.iter_mut().enumerate().take(dimensions) {
            *pair = if kind.is_array() && d + 1 == dimensions {
                let last = i64::from(size[d]) - 1;
                let index = |layer: f32| (layer.round_ties_even() as i64).clamp(0, last) as i32;
                TexelPairs::single(map_row(positions.at[d], index))
            } else {
                self.texel_pairs_along(positions.at[d], size[d], positions.offset[d], filter)
            };
        }
        pairs
    }

    /// Reads one of the texels around each position. Bit `d` of `which` selects the texel along
    /// dimension `d`.
    #[inline(always)]
    fn fetch_corner(&self, pairs: &[TexelPairs; 3], which: usize) -> TexelRows {
        let [x, y, z] = pairs;
        let at = [&x.indices[which & 1], &y.indices[which >> 1 & 1], &z.indices[which >> 2 & 1]];
        self.image.fetch_texels(self.buffer, at)
    }

    /// Sums a function of the texels around each position, weighted by their distance.
    #[inline(always)]
    fn filter_texels<const N: usize>(
        &self,
        pairs: &[TexelPairs; 3],
        of: impl Fn(TexelRows) -> [Row<f32>; N],
    ) -> [Row<f32>; N] {
        let mut sums = [[0.0; ROW_LANES]; N];
        let dimensions = self.image.kind.dimensions() - usize::from(self.image.kind.is_array());
        for which in 0..1 << dimensions {
            let mut weight = [1.0; ROW_LANES];
            for (d, pair) in pairs.iter().enumerate().take(dimensions) {
                weight = match which >> d & 1 {
                    1 => zip_rows(weight, pair.weight, |weight, along| weight * along),
                    _ => zip_rows(weight, pair.weight, |weight, along| weight * (1.0 - along)),
                };
            }
            for (sum, values) in sums.iter_mut().zip(of(self.fetch_corner(pairs, which))) {
                // A texel of weight 0 adds nothing, because an infinity times 0 would be a NaN.
                let terms = zip_rows(weight, values, |weight, value| if weight == 0.0 { 0.0 } else { weight * value });
                *sum = zip_rows(*sum, terms, |sum, term| sum + term);
            }
        }
        sums
    }

    /// Samples the image at the positions.
    #[inline(always)]
    pub(crate) fn sample(&self, positions: &SamplePositions<ROW_LANES>) -> TexelRows {
        let filter = self.filter();
        let pairs = self.texel_pairs(positions, filter);
        match filter {
            Filter::Nearest => self.fetch_corner(&pairs, 0),
            Filter::Linear => {
                let [r, g, b, a] = self.filter_texels(
                    &pairs,
                    #[inline(always)]
                    |[r, g, b, a]| [float_row(r), float_row(g), float_row(b), float_row(a)],
                );
                [bit_row(r), bit_row(g), bit_row(b), bit_row(a)]
            }
        }
    }

    /// Compares references with red of a texel.
    #[inline(always)]
    fn compare_texels(&self, references: Row<f32>, red: Row<u32>) -> Row<f32> {
        let channel = self.image.format.channel;
        zip_rows(references, red, |reference, red| self.sampler.compare.apply(reference, channel.register_value(red)))
    }

    /// Compares references with red of the texels around the positions. Returns the weighted share
    /// of true comparisons in red.
    #[inline(always)]
    pub(crate) fn compare(&self, positions: &SamplePositions<ROW_LANES>, references: Row<f32>) -> TexelRows {
        let pairs = self.texel_pairs(positions, self.filter());
        let [held] = self.filter_texels(&pairs, |texels| [self.compare_texels(references, texels[0])]);
        let [none, one] = [0.0_f32, 1.0].map(|value| [value.to_bits(); ROW_LANES]);
        [bit_row(held), none, none, one]
    }

    /// Gathers one channel of the four texels that linear filtering would use: lower left, lower
    /// right, upper right, upper left. With references, gathers the comparisons of red with them.
    #[inline(always)]
    pub(crate) fn gather(
        &self,
        positions: &SamplePositions<ROW_LANES>,
        channel: usize,
        references: Option<Row<f32>>,
    ) -> TexelRows {
        let pairs = self.texel_pairs(positions, Filter::Linear);
        [0b10, 0b11, 0b01, 0b00].map(|which| {
            let texels = self.fetch_corner(&pairs, which);
            match references {
                Some(references) => bit_row(self.compare_texels(references, texels[0])),
                None => texels[channel & 3],
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Memory;
    use crate::memory::image::ImageKind;

    /// Creates an image of format `R FLOAT` with these texels.
    fn image(kind: ImageKind, size: [u32; 3], texels: &[f32]) -> (Memory, Image) {
        let mut memory = Memory::default();
        let bytes: Vec<u8> = texels.iter().flat_map(|t| t.to_le_bytes()).collect();
        let buffer = memory.add(&bytes);
        (memory, Image { buffer, kind, format: "R FLOAT".parse().unwrap(), size })
    }

    fn sampler(address: AddressMode, filter: Filter, normalized: bool) -> Sampler {
        Sampler { address, filter, normalized, compare: Compare::Always }
    }

    #[test]
    fn the_words_of_samplers_are_those_of_launch_files() {
        fn check<'a, T: Deserialize<'a> + PartialEq + std::fmt::Debug>(words: &[(&'a str, T)]) {
            for (word, value) in words {
                let word: serde::de::value::StrDeserializer<'a, serde::de::value::Error> =
                    serde::de::IntoDeserializer::into_deserializer(*word);
                assert_eq!(T::deserialize(word).as_ref(), Ok(value));
            }
        }
        check(Filter::PAIRS);
        check(AddressMode::PAIRS);
        check(Compare::PAIRS);
    }

    #[test]
    fn a_sampler_is_a_list_of_words_in_any_order() {
        let parse = |text: &str| text.parse::<Sampler>().map_err(|error| error.to_string());
        assert_eq!(parse(""), Ok(sampler(ClampToEdge, Filter::Nearest, true)));
        let less = Sampler { compare: Compare::Less, ..sampler(Repeat, Filter::Linear, false) };
        assert_eq!(parse("LESS, texels,repeat,linear,linear"), Ok(less));
        assert!(parse("linear,nearest").is_err_and(|error| error.contains("`nearest` contradicts")));
        let unknown = parse("cubic").unwrap_err();
        assert!(unknown.contains("`cubic` is no property of a sampler; there are nearest, linear; none,"), "{unknown}");
    }

    /// Returns the value that all lanes have.
    fn of_all_lanes(texels: TexelRows) -> [u32; 4] {
        texels.map(|channel| {
            assert_eq!(channel, [channel[0]; ROW_LANES]);
            channel[0]
        })
    }

    /// Returns a position for all lanes.
    fn everywhere(at: [f32; 3], offset: [i32; 3]) -> SamplePositions<ROW_LANES> {
        SamplePositions { at: at.map(|at| [at; ROW_LANES]), offset: offset.map(|offset| [offset; ROW_LANES]) }
    }

    /// Samples an image at a position.
    fn sample(sampler: Sampler, memory: &Memory, image: Image, at: [f32; 3], offset: [i32; 3]) -> [u32; 4] {
        let buffer = memory.buffer(image.buffer).unwrap();
        of_all_lanes(SampledImage { sampler, image, buffer }.sample(&everywhere(at, offset)))
    }

    /// Samples red of a one-dimensional image.
    fn along(sampler: Sampler, texels: &[f32], x: f32, offset: i32) -> f32 {
        let (memory, image) = image(ImageKind::D1, [texels.len() as u32, 1, 1], texels);
        let [red, green, blue, alpha] = sample(sampler, &memory, image, [x, 9.0, 9.0], [offset, 0, 0]);
        assert_eq!([green, blue, alpha], [0, 0, 1.0_f32.to_bits()]);
        f32::from_bits(red)
    }

    const LINE: [f32; 4] = [1.0, 2.0, 4.0, 8.0];
    use AddressMode::*;

    #[test]
    fn nearest_filtering_selects_the_texel_that_contains_the_coordinate() {
        let whole = sampler(ClampToEdge, Filter::Nearest, false);
        for (x, wanted) in [(0.0, 1.0), (0.999, 1.0), (1.0, 2.0), (3.999, 8.0), (2.5, 4.0)] {
            assert_eq!(along(whole, &LINE, x, 0), wanted, "{x}");
            assert_eq!(along(sampler(ClampToEdge, Filter::Nearest, true), &LINE, x / 4.0, 0), wanted, "{x} normalised");
        }
        assert_eq!((along(whole, &LINE, 1.5, 1), along(whole, &LINE, 1.5, -1)), (4.0, 1.0), "offsets count texels");
    }

    #[test]
    fn coordinates_outside_the_image_follow_the_addressing_mode() {
        let expect = |mode, cases: &[(f32, f32)]| {
            for (x, wanted) in cases {
                let got = along(sampler(mode, Filter::Nearest, true), &LINE, x / 4.0, 0);
                assert_eq!(got, *wanted, "{mode:?} at {x}");
            }
        };
        expect(ClampToEdge, &[(-0.1, 1.0), (-100.0, 1.0), (4.0, 8.0), (f32::INFINITY, 8.0), (f32::NEG_INFINITY, 1.0)]);
        expect(Clamp, &[(-0.1, 0.0), (4.0, 0.0), (f32::INFINITY, 0.0), (3.9, 8.0)]);
        expect(None, &[(-0.1, 0.0), (4.0, 0.0)]);
        expect(Repeat, &[(4.0, 1.0), (5.5, 2.0), (-0.5, 8.0), (-4.0, 1.0), (402.5, 4.0)]);
        expect(
            MirroredRepeat,
            &[(4.5, 8.0), (5.5, 4.0), (7.5, 1.0), (8.5, 1.0), (-0.5, 1.0), (-1.5, 2.0), (-3.5, 8.0)],
        );
        // Coordinates at the edges of the image, where an additional rounding would go outside.
        expect(MirroredRepeat, &[(4.0, 8.0), (8.0, 1.0), (-4.0, 8.0)]);
    }

    #[test]
    fn linear_filtering_interpolates_between_texel_centres() {
        let line = sampler(ClampToEdge, Filter::Linear, false);
        for (k, texel) in LINE.iter().enumerate() {
            assert_eq!(along(line, &LINE, k as f32 + 0.5, 0), *texel);
        }
        // These weights are exact: quarters between texels 1 and 2, and 1/256 or less.
        for (x, wanted) in [(1.75, 2.5), (2.0, 3.0), (2.25, 3.5), (1.5 + 1.0 / 256.0, 2.0 + 2.0 / 256.0)] {
            assert_eq!(along(line, &LINE, x, 0), wanted, "{x}");
        }
        let fine = 1.0 / 4096.0;
        assert_eq!(along(line, &LINE, 1.5 + fine, 0), 2.0 + 2.0 * fine, "weights have more than 8 bits");
        // Beyond an edge, the second texel is the edge texel, the opposite one, or the border
        // colour.
        assert_eq!((along(line, &LINE, 0.0, 0), along(line, &LINE, 4.0, 0)), (1.0, 8.0));
        let at = |mode, x: f32| along(sampler(mode, Filter::Linear, true), &LINE, x / 4.0, 0);
        assert_eq!((at(Repeat, 0.0), at(Repeat, 4.0), at(Repeat, 3.75)), (4.5, 4.5, 6.25));
        assert_eq!((at(Clamp, 0.0), at(Clamp, 4.25), at(Clamp, -0.5)), (0.5, 2.0, 0.0));
        assert_eq!((at(MirroredRepeat, 0.0), at(MirroredRepeat, 4.0), at(MirroredRepeat, 4.75)), (1.0, 8.0, 7.0));
        let line = sampler(MirroredRepeat, Filter::Nearest, true);
        assert_eq!(along(line, &LINE, 4.5 / 4.0, 1), 4.0, "an offset into the mirrored part goes on in its direction");
    }

    #[test]
    fn a_texel_of_weight_zero_does_not_affect_the_result() {
        let line = [1.0, f32::INFINITY];
        assert_eq!(along(sampler(ClampToEdge, Filter::Linear, false), &line, 0.5, 0), 1.0);
        assert!(along(sampler(ClampToEdge, Filter::Linear, false), &line, 0.6, 0).is_infinite());
    }

    #[test]
    fn a_nan_coordinate_does_not_panic_and_selects_a_texel_if_nearest() {
        for mode in [None, Clamp, ClampToEdge, Repeat, MirroredRepeat] {
            for filter in [Filter::Nearest, Filter::Linear] {
                assert!(
                    LINE.contains(&along(sampler(mode, filter, true), &LINE, f32::NAN, 0)) || filter == Filter::Linear
                );
            }
        }
    }

    #[test]
    fn linear_filtering_interpolates_along_each_axis() {
        let (memory, flat) = image(ImageKind::D2, [2, 2, 1], &[0.0, 16.0, 32.0, 64.0]);
        let linear = sampler(ClampToEdge, Filter::Linear, false);
        let red = |image, memory: &Memory, at| f32::from_bits(sample(linear, memory, image, at, [0; 3])[0]);
        assert_eq!(red(flat, &memory, [0.75, 0.5, 5.0]), 4.0);
        assert_eq!(red(flat, &memory, [0.5, 0.75, 5.0]), 8.0);
        assert_eq!(red(flat, &memory, [1.0, 1.0, 5.0]), 28.0);
        let (memory, solid) = image(ImageKind::D3, [2, 1, 2], &[0.0, 8.0, 16.0, 64.0]);
        assert_eq!(red(solid, &memory, [0.5, 0.5, 0.75]), 4.0);
        assert_eq!(red(solid, &memory, [1.0, 0.2, 1.0]), 22.0);
    }

    #[test]
    fn layers_are_rounded_to_the_nearest_and_limited() {
        let (memory, layers) = image(ImageKind::D1Array, [2, 3, 1], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        let linear = sampler(Clamp, Filter::Linear, false);
        let red = |y| f32::from_bits(sample(linear, &memory, layers, [0.5, y, 0.0], [0; 3])[0]);
        assert_eq!([red(0.0), red(0.5), red(0.6), red(1.5), red(-7.0), red(9.0)], [1.0, 1.0, 3.0, 5.0, 1.0, 5.0]);
    }

    #[test]
    fn the_border_is_opaque_only_for_formats_without_alpha() {
        let mut memory = Memory::default();
        let nearest = sampler(Clamp, Filter::Nearest, false);
        for (format, alpha) in
            [("RGBA UNORM_INT8", 0), ("RG FLOAT", 0x3f80_0000), ("R UNSIGNED_INT32", 1), ("A HALF_FLOAT", 0)]
        {
            let format: crate::ImageFormat = format.parse().unwrap();
            let buffer = memory.add(&vec![0xff; format.texel_size()]);
            let image = Image { buffer, kind: ImageKind::D2, format, size: [1, 1, 1] };
            let texel = sample(nearest, &memory, image, [1.0, 0.0, 0.0], [0; 3]);
            assert_eq!(texel, [0, 0, 0, alpha], "{format}");
        }
    }

    #[test]
    fn integer_texels_are_never_interpolated() {
        let mut memory = Memory::default();
        let buffer = memory.add(&[10, 20]);
        let image = Image { buffer, kind: ImageKind::D1, format: "R UNSIGNED_INT8".parse().unwrap(), size: [2, 1, 1] };
        let linear = sampler(ClampToEdge, Filter::Linear, false);
        let at = |x| sample(linear, &memory, image, [x, 0.0, 0.0], [0; 3]);
        assert_eq!([at(0.9)[0], at(1.1)[0]], [10, 20]);
    }

    #[test]
    fn gather_returns_four_texels_counterclockwise_from_the_lower_left() {
        let (memory, flat) = image(ImageKind::D2, [2, 2, 1], &[1.0, 2.0, 3.0, 4.0]);
        let buffer = memory.buffer(flat.buffer).unwrap();
        let position = everywhere([1.0, 1.0, 0.0], [0; 3]);
        let compare = Sampler { compare: Compare::Less, ..sampler(ClampToEdge, Filter::Nearest, false) };
        let nearest = SampledImage { sampler: compare, image: flat, buffer };
        let gather = |channel, reference: Option<f32>| {
            let references = reference.map(|reference| [reference; ROW_LANES]);
            of_all_lanes(nearest.gather(&position, channel, references)).map(f32::from_bits)
        };
        assert_eq!(gather(0, Option::None), [3.0, 4.0, 2.0, 1.0]);
        assert_eq!(gather(3, Option::None), [1.0; 4], "alpha of a format without it");
        assert_eq!(gather(0, Some(2.5)), [1.0, 1.0, 0.0, 0.0]);
        let linear = SampledImage { sampler: Sampler { filter: Filter::Linear, ..compare }, ..nearest };
        let share =
            |sampled: SampledImage<'_>| f32::from_bits(of_all_lanes(sampled.compare(&position, [2.5; ROW_LANES]))[0]);
        assert_eq!((share(linear), share(nearest)), (0.5, 1.0));
    }

    #[test]
    fn a_comparison_sampler_compares_the_reference_with_the_texel() {
        let held = |c: Compare| [1.0, 2.0, 3.0, f32::NAN].map(|r| c.apply(r, 2.0) == 1.0);
        assert_eq!(held(Compare::Less), [true, false, false, false]);
        assert_eq!(held(Compare::LessEqual), [true, true, false, false]);
        assert_eq!(held(Compare::Greater), [false, false, true, false]);
        assert_eq!(held(Compare::GreaterEqual), [false, true, true, false]);
        assert_eq!(held(Compare::Equal), [false, true, false, false]);
        assert_eq!(held(Compare::NotEqual), [true, false, true, true]);
        assert_eq!((held(Compare::Always), held(Compare::Never)), ([true; 4], [false; 4]));
    }
}
