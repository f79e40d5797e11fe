//! Samplers: which texels a coordinate means, and what is made of them.
//!
//! Coordinates and weights are numbers of single precision, as OpenCL's formulas have them. The vendor's samplers work with fixed-point
//! numbers, and weigh texels by 8 bits of the distance; results of theirs differ by as much.

use crate::memory::buffer::Buffer;
use crate::memory::image::{Image, Texel};
use serde::Deserialize;

/// What a coordinate outside an image means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AddressMode {
    /// Nothing that a program may depend on; here the same as [`Clamp`](Self::Clamp).
    #[default]
    None,
    /// The colour of the border: transparent black, or opaque black for formats without alpha.
    Clamp,
    /// The texel at the edge.
    ClampToEdge,
    /// The image again.
    Repeat,
    /// The image again, every second time mirrored.
    MirroredRepeat,
}

/// How texels become the result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// The texel that the coordinate lies in.
    #[default]
    Nearest,
    /// The two, four or eight texels around the coordinate, weighed by their distance from it.
    Linear,
}

/// When a comparison of a reference with a texel holds: `reference < texel` and so on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Compare {
    /// Always.
    #[default]
    Always,
    /// Never.
    Never,
    /// The reference is less.
    Less,
    /// They are equal.
    Equal,
    /// The reference is less, or they are equal.
    LessEqual,
    /// The reference is greater.
    Greater,
    /// They differ.
    NotEqual,
    /// The reference is greater, or they are equal.
    GreaterEqual,
}

/// A sampler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sampler {
    /// What coordinates outside the image mean.
    #[serde(default)]
    pub address: AddressMode,
    /// How texels become the result.
    #[serde(default)]
    pub filter: Filter,
    /// Whether the image reaches from 0 to 1, rather than from 0 to its size in texels.
    #[serde(default)]
    pub normalized: bool,
    /// What messages that compare ask.
    #[serde(default)]
    pub compare: Compare,
}

impl Compare {
    /// One if it holds, otherwise zero.
    fn apply(self, reference: f32, texel: f32) -> f32 {
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

/// Two neighbouring texels along one dimension and the weight of the second. `None`: beyond the border.
type Pair = ([Option<i64>; 2], f32);

/// Where a message looks: coordinates, and how many texels beside them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Position {
    /// Along x, y, z; the one behind the last dimension is the layer of an array.
    pub(crate) at: [f32; 3],
    /// In texels, each way.
    pub(crate) offset: [i32; 3],
}

impl Sampler {
    /// The texels that linear filtering takes along a dimension, or twice the one that the coordinate lies in.
    fn pair(&self, coordinate: f32, side: u32, offset: i32, filter: Filter) -> Pair {
        let width = side as f32;
        let (last, offset) = (i64::from(side) - 1, i64::from(offset));
        // Repeating modes are defined for normalised coordinates.
        let s = if self.normalized { coordinate } else { coordinate / width };
        let u = match self.address {
            AddressMode::Repeat => (s - s.floor()) * width,
            AddressMode::MirroredRepeat => {
                // What is mirrored moves the other way, so that it is moved before.
                let s = s + offset as f32 / width;
                (s - 2.0 * (0.5 * s).round_ties_even()).abs() * width
            }
            _ if self.normalized => coordinate * width,
            _ => coordinate,
        };
        let offset = if self.address == AddressMode::MirroredRepeat { 0 } else { offset };
        let (start, weight) = match filter {
            Filter::Nearest => (u.floor(), 0.0),
            Filter::Linear => ((u - 0.5).floor(), (u - 0.5) - (u - 0.5).floor()),
        };
        let first = (start as i64).saturating_add(offset);
        let second = if filter == Filter::Linear { first.saturating_add(1) } else { first };
        let texel = |index: i64| match self.address {
            AddressMode::None | AddressMode::Clamp => (0..=last).contains(&index).then_some(index),
            AddressMode::Repeat => Some(index.rem_euclid(last + 1)),
            AddressMode::ClampToEdge | AddressMode::MirroredRepeat => Some(index.clamp(0, last)),
        };
        ([texel(first), texel(second)], if weight.is_nan() { 0.0 } else { weight })
    }

    /// The pairs along each dimension. Layers are the nearest, whatever the filter is.
    fn pairs(&self, image: &Image, position: Position, filter: Filter) -> [Pair; 3] {
        let dimensions = image.kind.dimensions();
        std::array::from_fn(|d| match d {
            _ if d >= dimensions => ([Some(0); 2], 0.0),
            _ if image.kind.is_array() && d + 1 == dimensions => {
                let layer = (position.at[d].round_ties_even() as i64).clamp(0, i64::from(image.size[d]) - 1);
                ([Some(layer); 2], 0.0)
            }
            _ => self.pair(position.at[d], image.size[d], position.offset[d], filter),
        })
    }

    /// One of the texels of the pairs; `which` has a bit for each dimension.
    fn corner(image: &Image, buffer: &Buffer, pairs: &[Pair; 3], which: usize) -> Texel {
        let at = [0, 1, 2].map(|d| pairs[d].0[which >> d & 1]);
        let texel = match at {
            [Some(x), Some(y), Some(z)] => image.fetch(buffer, [x, y, z]),
            _ => None,
        };
        texel.unwrap_or_else(|| image.format.border())
    }

    /// The sum of what the texels around a position give, each weighed by how near it is.
    fn weigh<const N: usize>(
        image: &Image,
        buffer: &Buffer,
        pairs: &[Pair; 3],
        of: impl Fn(Texel) -> [f32; N],
    ) -> [f32; N] {
        let mut sum = [0.0; N];
        let dimensions = image.kind.dimensions() - usize::from(image.kind.is_array());
        for which in 0..1 << dimensions {
            let weight = (0..dimensions).fold(1.0, |w, d| {
                let along = pairs[d].1;
                w * if which >> d & 1 == 1 { along } else { 1.0 - along }
            });
            // A texel without weight has no part in it, be it an infinity.
            if weight != 0.0 {
                let values = of(Self::corner(image, buffer, pairs, which));
                for (total, value) in sum.iter_mut().zip(values) {
                    *total += weight * value;
                }
            }
        }
        sum
    }

    /// Whether texels are weighed: integers are not.
    fn filter_for(&self, image: &Image) -> Filter {
        if image.format.channel.is_integer() { Filter::Nearest } else { self.filter }
    }

    /// The filtered texel at a position.
    pub(crate) fn sample(&self, image: &Image, buffer: &Buffer, position: Position) -> Texel {
        let filter = self.filter_for(image);
        let pairs = self.pairs(image, position, filter);
        match filter {
            Filter::Nearest => Self::corner(image, buffer, &pairs, 0),
            Filter::Linear => Self::weigh(image, buffer, &pairs, |t| t.map(f32::from_bits)).map(f32::to_bits),
        }
    }

    /// The same of comparisons of a reference with red: how much of the neighbourhood they hold for. It stands in red.
    pub(crate) fn compare(&self, image: &Image, buffer: &Buffer, position: Position, reference: f32) -> Texel {
        let pairs = self.pairs(image, position, self.filter_for(image));
        let [held] = Self::weigh(image, buffer, &pairs, |t| [self.compare.apply(reference, f32::from_bits(t[0]))]);
        [held.to_bits(), 0, 0, 1.0_f32.to_bits()]
    }

    /// One colour channel of the four texels that linear filtering would weigh: lower left, lower right, upper right, upper left.
    /// With a reference, comparisons of it instead.
    pub(crate) fn gather(
        &self,
        image: &Image,
        buffer: &Buffer,
        position: Position,
        channel: usize,
        reference: Option<f32>,
    ) -> Texel {
        let pairs = self.pairs(image, position, Filter::Linear);
        [0b10, 0b11, 0b01, 0b00].map(|which| {
            let texel = Self::corner(image, buffer, &pairs, which);
            match reference {
                Some(reference) => self.compare.apply(reference, f32::from_bits(texel[0])).to_bits(),
                None => texel[channel & 3],
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Memory;
    use crate::memory::image::ImageKind;

    /// An image of single-precision red with these texels.
    fn image(kind: ImageKind, size: [u32; 3], texels: &[f32]) -> (Memory, Image) {
        let mut memory = Memory::default();
        let bytes: Vec<u8> = texels.iter().flat_map(|t| t.to_le_bytes()).collect();
        let buffer = memory.add(&bytes);
        (memory, Image { buffer, kind, format: "R FLOAT".parse().unwrap(), size })
    }

    fn sampler(address: AddressMode, filter: Filter, normalized: bool) -> Sampler {
        Sampler { address, filter, normalized, compare: Compare::Always }
    }

    /// Red along a line.
    fn along(sampler: Sampler, texels: &[f32], x: f32, offset: i32) -> f32 {
        let (memory, image) = image(ImageKind::D1, [texels.len() as u32, 1, 1], texels);
        let position = Position { at: [x, 9.0, 9.0], offset: [offset, 0, 0] };
        let [red, green, blue, alpha] = sampler.sample(&image, memory.buffer(image.buffer).unwrap(), position);
        assert_eq!([green, blue, alpha], [0, 0, 1.0_f32.to_bits()]);
        f32::from_bits(red)
    }

    const LINE: [f32; 4] = [1.0, 2.0, 4.0, 8.0];
    use AddressMode::*;

    #[test]
    fn the_nearest_texel_is_the_one_that_the_coordinate_lies_in() {
        let whole = sampler(ClampToEdge, Filter::Nearest, false);
        for (x, wanted) in [(0.0, 1.0), (0.999, 1.0), (1.0, 2.0), (3.999, 8.0), (2.5, 4.0)] {
            assert_eq!(along(whole, &LINE, x, 0), wanted, "{x}");
            assert_eq!(along(sampler(ClampToEdge, Filter::Nearest, true), &LINE, x / 4.0, 0), wanted, "{x} normalised");
        }
        assert_eq!((along(whole, &LINE, 1.5, 1), along(whole, &LINE, 1.5, -1)), (4.0, 1.0), "offsets count texels");
    }

    #[test]
    fn coordinates_outside_mean_what_the_mode_says() {
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
        // Edges of the image, where a rounding too many would leave it.
        expect(MirroredRepeat, &[(4.0, 8.0), (8.0, 1.0), (-4.0, 8.0)]);
    }

    #[test]
    fn the_middle_of_a_texel_is_the_texel_and_weights_grow_evenly() {
        let line = sampler(ClampToEdge, Filter::Linear, false);
        for (k, texel) in LINE.iter().enumerate() {
            assert_eq!(along(line, &LINE, k as f32 + 0.5, 0), *texel);
        }
        // Exact weights: quarters between the middles of the second and the third texel, and 1/256 and less.
        for (x, wanted) in [(1.75, 2.5), (2.0, 3.0), (2.25, 3.5), (1.5 + 1.0 / 256.0, 2.0 + 2.0 / 256.0)] {
            assert_eq!(along(line, &LINE, x, 0), wanted, "{x}");
        }
        let fine = 1.0 / 4096.0;
        assert_eq!(along(line, &LINE, 1.5 + fine, 0), 2.0 + 2.0 * fine, "weights have more than 8 bits");
        // At the edges one texel is taken twice, or the other end, or the border.
        assert_eq!((along(line, &LINE, 0.0, 0), along(line, &LINE, 4.0, 0)), (1.0, 8.0));
        let at = |mode, x: f32| along(sampler(mode, Filter::Linear, true), &LINE, x / 4.0, 0);
        assert_eq!((at(Repeat, 0.0), at(Repeat, 4.0), at(Repeat, 3.75)), (4.5, 4.5, 6.25));
        assert_eq!((at(Clamp, 0.0), at(Clamp, 4.25), at(Clamp, -0.5)), (0.5, 2.0, 0.0));
        assert_eq!((at(MirroredRepeat, 0.0), at(MirroredRepeat, 4.0), at(MirroredRepeat, 4.75)), (1.0, 8.0, 7.0));
        let line = sampler(MirroredRepeat, Filter::Nearest, true);
        assert_eq!(along(line, &LINE, 4.5 / 4.0, 1), 4.0, "an offset into the mirrored part goes on in its direction");
    }

    #[test]
    fn a_texel_without_weight_has_no_part() {
        let line = [1.0, f32::INFINITY];
        assert_eq!(along(sampler(ClampToEdge, Filter::Linear, false), &line, 0.5, 0), 1.0);
        assert!(along(sampler(ClampToEdge, Filter::Linear, false), &line, 0.6, 0).is_infinite());
    }

    #[test]
    fn nan_is_a_place_all_the_same() {
        for mode in [None, Clamp, ClampToEdge, Repeat, MirroredRepeat] {
            for filter in [Filter::Nearest, Filter::Linear] {
                assert!(
                    LINE.contains(&along(sampler(mode, filter, true), &LINE, f32::NAN, 0)) || filter == Filter::Linear
                );
            }
        }
    }

    #[test]
    fn rectangles_and_boxes_are_weighed_along_each_side() {
        let (memory, flat) = image(ImageKind::D2, [2, 2, 1], &[0.0, 16.0, 32.0, 64.0]);
        let buffer = memory.buffer(flat.buffer).unwrap();
        let linear = sampler(ClampToEdge, Filter::Linear, false);
        let red = |image: &Image, buffer, at| {
            f32::from_bits(linear.sample(image, buffer, Position { at, offset: [0; 3] })[0])
        };
        assert_eq!(red(&flat, buffer, [0.75, 0.5, 5.0]), 4.0);
        assert_eq!(red(&flat, buffer, [0.5, 0.75, 5.0]), 8.0);
        assert_eq!(red(&flat, buffer, [1.0, 1.0, 5.0]), 28.0);
        let (memory, solid) = image(ImageKind::D3, [2, 1, 2], &[0.0, 8.0, 16.0, 64.0]);
        let buffer = memory.buffer(solid.buffer).unwrap();
        assert_eq!(red(&solid, buffer, [0.5, 0.5, 0.75]), 4.0);
        assert_eq!(red(&solid, buffer, [1.0, 0.2, 1.0]), 22.0);
    }

    #[test]
    fn layers_are_rounded_to_the_nearest_and_limited() {
        let (memory, layers) = image(ImageKind::D1Array, [2, 3, 1], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        let buffer = memory.buffer(layers.buffer).unwrap();
        let linear = sampler(Clamp, Filter::Linear, false);
        let red = |y| f32::from_bits(linear.sample(&layers, buffer, Position { at: [0.5, y, 0.0], offset: [0; 3] })[0]);
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
            let position = Position { at: [1.0, 0.0, 0.0], offset: [0; 3] };
            assert_eq!(nearest.sample(&image, memory.buffer(buffer).unwrap(), position), [0, 0, 0, alpha], "{format}");
        }
    }

    #[test]
    fn integers_are_never_weighed() {
        let mut memory = Memory::default();
        let buffer = memory.add(&[10, 20]);
        let image = Image { buffer, kind: ImageKind::D1, format: "R UNSIGNED_INT8".parse().unwrap(), size: [2, 1, 1] };
        let linear = sampler(ClampToEdge, Filter::Linear, false);
        let at =
            |x| linear.sample(&image, memory.buffer(buffer).unwrap(), Position { at: [x, 0.0, 0.0], offset: [0; 3] });
        assert_eq!([at(0.9)[0], at(1.1)[0]], [10, 20]);
    }

    #[test]
    fn four_texels_are_gathered_from_lower_left_against_the_clock() {
        let (memory, flat) = image(ImageKind::D2, [2, 2, 1], &[1.0, 2.0, 3.0, 4.0]);
        let buffer = memory.buffer(flat.buffer).unwrap();
        let position = Position { at: [1.0, 1.0, 0.0], offset: [0; 3] };
        let nearest = Sampler { compare: Compare::Less, ..sampler(ClampToEdge, Filter::Nearest, false) };
        let gather =
            |channel, reference| nearest.gather(&flat, buffer, position, channel, reference).map(f32::from_bits);
        assert_eq!(gather(0, Option::None), [3.0, 4.0, 2.0, 1.0]);
        assert_eq!(gather(3, Option::None), [1.0; 4], "alpha of a format without it");
        assert_eq!(gather(0, Some(2.5)), [1.0, 1.0, 0.0, 0.0]);
        let linear = Sampler { filter: Filter::Linear, ..nearest };
        assert_eq!(f32::from_bits(linear.compare(&flat, buffer, position, 2.5)[0]), 0.5);
        assert_eq!(f32::from_bits(nearest.compare(&flat, buffer, position, 2.5)[0]), 1.0);
    }

    #[test]
    fn comparisons_are_of_the_reference_with_the_texel() {
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
