//! Samplers, and the values that only they have.

use crate::memory::sampler::Sampler;
use crate::reference::Machine;
use crate::reference::messages::Surface;
use crate::reference::primitives::Result;
use crate::reference::texels::{Components, Offset, Place};
use openvisa_isa::reference::{Number, SamplingAndFixedFunctions};

impl SamplingAndFixedFunctions for Machine<'_, '_, '_> {
    fn parameter(&self, parameter: &str, channel: impl Into<Number>) -> Result<Number> {
        Ok(self.parameter_value(parameter, channel.into().to_usize()))
    }

    fn in_layout(&self, parameter: &str) -> Result<bool> {
        Ok(self.has_parameter(parameter))
    }

    fn four(
        &self,
        r: impl Into<Number>,
        g: impl Into<Number>,
        b: impl Into<Number>,
        a: impl Into<Number>,
    ) -> Result<Components> {
        Ok(Components::new([r.into(), g.into(), b.into(), a.into()]))
    }

    fn component_of(&self, texel: &Components, i: impl Into<Number>) -> Result<Number> {
        Ok(self.component_value(texel, i.into()))
    }

    fn position(
        &self,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        _: impl Into<Number>,
    ) -> Result<Place> {
        Ok(Place([u.into(), v.into(), r.into()]))
    }

    fn texel_offset(&self, u: impl Into<Number>, v: impl Into<Number>, r: impl Into<Number>) -> Result<Offset> {
        Ok(Offset::of([u.into(), v.into(), r.into()]))
    }

    fn packed_offset(&self, bits: impl Into<Number>, axes: impl Into<Number>) -> Result<Offset> {
        Ok(Self::packed_offset_of(bits.into(), axes.into()))
    }

    fn packed_value(&self, bits: impl Into<Number>, low: impl Into<Number>) -> Result<Number> {
        Ok(Self::packed_number(bits.into(), low.into()))
    }

    fn packed_index(&self, bits: impl Into<Number>, low: impl Into<Number>) -> Result<Number> {
        Ok(bits.into().low_bits(low))
    }

    fn implicit_lod(&self, surface: &Surface, channel: impl Into<Number>, _: bool) -> Result<Number> {
        self.lod(*surface, channel.into().to_usize())
    }

    fn gradient_lod(
        &self,
        _: &Surface,
        _: impl Into<Number>,
        _: impl Into<Number>,
        _: impl Into<Number>,
        _: impl Into<Number>,
        _: impl Into<Number>,
        _: impl Into<Number>,
    ) -> Result<Number> {
        // Images have one mip level.
        Ok(Number::real(0.0))
    }

    fn clamped_lod(&self, _: &Sampler, _: &Surface, _: impl Into<Number>) -> Result<Number> {
        // Images have one mip level.
        Ok(Number::real(0.0))
    }

    fn sample_texel(
        &self,
        sampler: &Sampler,
        surface: &Surface,
        position: &Place,
        offset: &Offset,
        _: impl Into<Number>,
    ) -> Result<Components> {
        self.sampled(sampler, *surface, self.position_of(position, offset))
    }

    fn compare_texel(
        &self,
        sampler: &Sampler,
        surface: &Surface,
        position: &Place,
        offset: &Offset,
        _: impl Into<Number>,
        reference: impl Into<Number>,
    ) -> Result<Components> {
        self.compared(sampler, *surface, self.position_of(position, offset), reference.into())
    }

    fn gather_texels(
        &self,
        sampler: &Sampler,
        surface: &Surface,
        position: &Place,
        offset: &Offset,
        _: impl Into<Number>,
        colour: impl Into<Number>,
    ) -> Result<Components> {
        self.gathered(sampler, *surface, self.position_of(position, offset), colour.into(), None)
    }

    fn compare_texels(
        &self,
        sampler: &Sampler,
        surface: &Surface,
        position: &Place,
        offset: &Offset,
        _: impl Into<Number>,
        reference: impl Into<Number>,
    ) -> Result<Components> {
        let colour = Number::from(0);
        self.gathered(sampler, *surface, self.position_of(position, offset), colour, Some(reference.into()))
    }

    fn fetch_texel(
        &self,
        surface: &Surface,
        position: &Place,
        offset: &Offset,
        level: impl Into<Number>,
    ) -> Result<Components> {
        self.fetched(*surface, position, offset, level.into())
    }

    fn fetch_mcs(&self, _: &Surface, _: &Place, _: &Offset) -> Result<Components> {
        // A surface with one sample has no multisample control surface.
        Ok(Components::new([Number::from(0); 4]))
    }

    fn fetch_sample(
        &self,
        surface: &Surface,
        position: &Place,
        offset: &Offset,
        level: impl Into<Number>,
        _: impl Into<Number>,
        _: impl Into<Number>,
    ) -> Result<Components> {
        self.fetched(*surface, position, offset, level.into())
    }

    fn from_null_page(&self, _: &Components) -> Result<bool> {
        // Every page is mapped.
        Ok(false)
    }

    fn chroma_killed(&self, _: &Components) -> Result<bool> {
        // Samplers have no chroma key.
        Ok(false)
    }

    fn surface_extent(&self, surface: &Surface, level: impl Into<Number>) -> Result<Components> {
        self.extent(*surface, Some(level.into()))
    }

    fn surface_samples(&self, surface: &Surface) -> Result<Components> {
        self.extent(*surface, None)
    }
}
