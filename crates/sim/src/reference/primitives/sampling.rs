//! Samplers, and the values that only they have.

use crate::memory::sampler::{AddressMode, Filter, Sampler};
use crate::reference::Machine;
use crate::reference::messages::BoundSurface;
use crate::reference::primitives::Result;
use crate::reference::texels::{Components, Place, TexelOffset, coordinates};
use crate::reference::trace::ImageTexel;
use crate::trap::Fault;
use openvisa_isa::reference::{Number, SamplingAndFixedFunctions, functions};

impl SamplingAndFixedFunctions for Machine<'_, '_, '_> {
    of_numbers! {
        fn texel_offset(self, u, v, r) -> TexelOffset { TexelOffset::of([u, v, r]) }
        fn packed_offset(self, bits, axes) -> TexelOffset { Self::packed_offset_of(bits, axes) }
        fn packed_value(self, bits, low) -> Number { Self::packed_number(bits, low) }
        fn packed_index(self, bits, low) -> Number { bits.low_bits(low) }
        // Pixels are not shaded coarsely.
        fn coarse_lod(self) -> Number { Number::real(0.0) }
        fn whole_number(self, value) -> Number { Number::Integer(value.to_integer()) }
        fn four(self, r, g, b, a) -> Components { Components::new([r, g, b, a]) }
        fn position(self, u, v, r, _level) -> Place { Place([u, v, r]) }
    }

    fn parameter(&self, parameter: &str, channel: impl Into<Number>) -> Result<Number> {
        Ok(self.parameter_value(parameter, channel.into().to_usize()))
    }

    fn in_layout(&self, parameter: &str) -> Result<bool> {
        Ok(self.parameters().0.contains(&parameter))
    }

    fn component_of(&self, texel: &Components, i: impl Into<Number>) -> Result<Number> {
        Ok(self.component_value(texel, i.into()))
    }

    fn coordinate(&self, place: &Place, axis: impl Into<Number>) -> Result<Number> {
        Ok(place.coordinate(axis.into()))
    }

    fn texel_number(&self, Place(at): &Place, axis: impl Into<Number>) -> Result<Number> {
        Ok(at.get(axis.into().to_usize()).copied().unwrap_or(Number::Undefined))
    }

    fn distance(&self, TexelOffset(offset): &TexelOffset, axis: impl Into<Number>) -> Result<Number> {
        Ok(offset.get(axis.into().to_usize()).copied().map_or(Number::Undefined, Number::from))
    }

    fn coordinate_change(
        &self,
        channel: impl Into<Number>,
        axis: impl Into<Number>,
        lower: impl Into<Number>,
    ) -> Result<Number> {
        let neighbour = if lower.into() == 1 { 2 } else { 1 };
        Ok(self.change_of(channel.into().to_usize(), axis.into().to_usize(), neighbour))
    }

    fn component(&self, texel: &Components, i: impl Into<Number>) -> Result<Number> {
        Ok(texel.get(i.into()))
    }

    fn surface_axes(&self, surface: &BoundSurface) -> Result<Number> {
        Ok(Number::from(self.image(*surface)?.0.kind.dimensions()))
    }

    fn has_layers(&self, surface: &BoundSurface) -> Result<bool> {
        Ok(self.image(*surface)?.0.kind.is_array())
    }

    fn mip_levels(&self, _: &BoundSurface) -> Result<Number> {
        Ok(Number::from(1))
    }

    fn texels_along(&self, surface: &BoundSurface, _: impl Into<Number>, axis: impl Into<Number>) -> Result<Number> {
        let (image, _) = self.image(*surface)?;
        let axis = axis.into().to_usize();
        let exists = axis < image.kind.dimensions();
        Ok(image.size.get(axis).filter(|_| exists).copied().map_or(Number::from(1), Number::from))
    }

    fn holds_integers(&self, surface: &BoundSurface) -> Result<bool> {
        Ok(self.image(*surface)?.0.format.channel.is_integer())
    }

    fn stores_alpha(&self, surface: &BoundSurface) -> Result<bool> {
        Ok(self.image(*surface)?.0.format.order.has_alpha())
    }

    fn stored_texel(
        &self,
        surface: &BoundSurface,
        _: impl Into<Number>,
        x: impl Into<Number>,
        y: impl Into<Number>,
        z: impl Into<Number>,
    ) -> Result<Components> {
        let (image, buffer) = self.image(*surface)?;
        let outside = || Fault::Invalid("the pseudo-code reads a texel outside of its surface".to_owned());
        let at = coordinates([x.into(), y.into(), z.into()]);
        let texel = image.fetch_texel(buffer, at).ok_or_else(outside)?;
        self.record_load_texel(*surface, ImageTexel { image: &image, buffer, at }, None);
        Ok(Components::of_texel(texel, image.format.channel.is_integer()))
    }

    fn is_normalised(&self, sampler: &Sampler) -> Result<bool> {
        Ok(sampler.normalized)
    }

    fn is_linear(&self, sampler: &Sampler) -> Result<bool> {
        Ok(sampler.filter == Filter::Linear)
    }

    fn has_border(&self, sampler: &Sampler) -> Result<bool> {
        Ok(matches!(sampler.address, AddressMode::None | AddressMode::Clamp))
    }

    fn repeats(&self, sampler: &Sampler) -> Result<bool> {
        Ok(sampler.address == AddressMode::Repeat)
    }

    fn mirrors(&self, sampler: &Sampler) -> Result<bool> {
        Ok(sampler.address == AddressMode::MirroredRepeat)
    }

    fn comparison(&self, sampler: &Sampler) -> Result<Number> {
        Ok(Number::from(sampler.compare.outcomes()))
    }

    fn fetch_mcs(&self, _: &BoundSurface, _: &Place, _: &TexelOffset) -> Result<Components> {
        // A surface with one sample has no multisample control surface.
        Ok(Components::new([Number::from(0); 4]))
    }

    fn fetch_sample(
        &self,
        surface: &BoundSurface,
        place: &Place,
        offset: &TexelOffset,
        level: impl Into<Number>,
        _: impl Into<Number>,
        _: impl Into<Number>,
    ) -> Result<Components> {
        // Surfaces have one sample.
        functions::fetch_texel(self, *surface, *place, *offset, level.into())
    }

    fn from_null_page(&self, _: &Components) -> Result<bool> {
        // Every page is mapped.
        Ok(false)
    }

    fn chroma_killed(&self, _: &Components) -> Result<bool> {
        // Samplers have no chroma key.
        Ok(false)
    }

    fn surface_extent(&self, surface: &BoundSurface, level: impl Into<Number>) -> Result<Components> {
        self.extent(*surface, Some(level.into()))
    }

    fn surface_samples(&self, surface: &BoundSurface) -> Result<Components> {
        self.extent(*surface, None)
    }
}
