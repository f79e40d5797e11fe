//! Memory, images and registers by their address.

use crate::bytecode::ScalarOp;
use crate::bytecode::memory_op::Target;
use crate::memory::fence::FenceEffect;
use crate::memory::image::TexelBits;
use crate::reference::Machine;
use crate::reference::messages::BoundSurface;
use crate::reference::primitives::Result;
use crate::reference::texels::coordinates;
use crate::reference::trace::ImageTexel;
use crate::semantics::texture;
use crate::trap::Fault;
use openvisa_isa::DataType;
use openvisa_isa::enums::LscAddrType;
use openvisa_isa::reference::{Code, Memory, Number, Operand};

impl Memory for Machine<'_, '_, '_> {
    fn blocks(&self, count: Code) -> Result<Number> {
        Ok(Number::from(count.leading_number()))
    }

    fn surface_load(&self, surface: &BoundSurface, address: impl Into<Number>, n: impl Into<Number>) -> Result<Number> {
        self.load_memory(*surface, address.into(), n.into())
    }

    fn surface_store(
        &self,
        surface: &BoundSurface,
        address: impl Into<Number>,
        n: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<()> {
        self.store_memory(*surface, address.into(), n.into(), value.into())
    }

    fn flat_load(&self, address: impl Into<Number>, n: impl Into<Number>) -> Result<Number> {
        self.load_memory(BoundSurface::of(Target::Flat), address.into(), n.into())
    }

    fn flat_store(&self, address: impl Into<Number>, n: impl Into<Number>, value: impl Into<Number>) -> Result<()> {
        self.store_memory(BoundSurface::of(Target::Flat), address.into(), n.into(), value.into())
    }

    fn address_of(&self, operand: impl Into<Operand>) -> Result<Number> {
        Ok(self.origin(operand.into())?.map_or(Number::from(0), Number::from))
    }

    fn surface_atomic(
        &self,
        surface: &BoundSurface,
        address: impl Into<Number>,
        n: impl Into<Number>,
        operation: Code,
        first: impl Into<Number>,
        second: impl Into<Number>,
    ) -> Result<Number> {
        self.update_memory(*surface, address.into(), n.into(), operation, [first.into(), second.into()])
    }

    fn flat_atomic(
        &self,
        address: impl Into<Number>,
        n: impl Into<Number>,
        operation: Code,
        first: impl Into<Number>,
        second: impl Into<Number>,
    ) -> Result<Number> {
        let arguments = [first.into(), second.into()];
        self.update_memory(BoundSurface::of(Target::Flat), address.into(), n.into(), operation, arguments)
    }

    fn texel_load(
        &self,
        surface: &BoundSurface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
        component: impl Into<Number>,
        _: DataType,
    ) -> Result<Number> {
        let (at, level) = (coordinates([u.into(), v.into(), r.into()]), level.into());
        let (image, buffer) = self.image(*surface)?;
        let found = match level == 0 && !surface.missing {
            true => image.fetch_texel(buffer, at),
            false => None,
        };
        self.check_inside(&image, at, false, found.is_some())?;
        let component = component.into().to_usize() & 3;
        if found.is_some() {
            let texel = ImageTexel { image: &image, buffer, at };
            self.record_load_texel(*surface, texel, Some(component));
        }
        let texel = found.unwrap_or_else(|| image.format.outside_texel());
        Ok(Number::from(texel[component]))
    }

    fn texel_store(
        &self,
        surface: &BoundSurface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
        component: impl Into<Number>,
        _: DataType,
        value: impl Into<Number>,
    ) -> Result<()> {
        let (at, level) = (coordinates([u.into(), v.into(), r.into()]), level.into());
        let (image, buffer) = self.image(*surface)?;
        self.core.borrow().check_image_writable(&image)?;
        let exists = level == 0 && !surface.missing;
        self.check_inside(&image, at, true, exists && image.texel_offset(at).is_some())?;
        if exists {
            let component = component.into().to_usize() & 3;
            let mut texel: TexelBits = [0; 4];
            texel[component] = value.into().low_u64() as u32;
            let alone = self.core.borrow().policy.alone;
            image.store_texel(buffer, alone, at, 1 << component, texel);
            self.record_store_texel(*surface, ImageTexel { image: &image, buffer, at }, Some(component));
        }
        Ok(())
    }

    fn texel_atomic(
        &self,
        surface: &BoundSurface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
        n: impl Into<Number>,
        operation: Code,
        first: impl Into<Number>,
        second: impl Into<Number>,
    ) -> Result<Number> {
        let update = self.atomic_update(operation, first.into().low_u64(), second.into().low_u64())?;
        let (at, level) = (coordinates([u.into(), v.into(), r.into()]), level.into());
        let (image, buffer) = self.image(*surface)?;
        let size = n.into().to_usize().min(8);
        if image.format.texel_size() < size {
            let (_, _, place) = self.core.borrow().texture_of(surface.target)?;
            return Err(texture::narrow_texels(size, place, &image));
        }
        self.core.borrow().check_image_writable(&image)?;
        let inside = level == 0 && !surface.missing;
        let found = inside.then(|| image.texel_offset(at)).flatten();
        self.check_inside(&image, at, true, found.is_some())?;
        let Some(offset) = found else {
            return Ok(Number::from(0));
        };
        let alone = self.core.borrow().policy.alone;
        let old = buffer.update(alone, offset, size, |old| update.apply(size, old).0);
        self.record_store_texel(*surface, ImageTexel { image: &image, buffer, at }, None);
        Ok(Number::from(update.apply(size, old).1))
    }

    fn media_load(
        &self,
        surface: &BoundSurface,
        _: impl Into<Number>,
        column: impl Into<Number>,
        row: impl Into<Number>,
    ) -> Result<Number> {
        self.media_byte(*surface, column.into(), row.into(), None)
    }

    fn media_store(
        &self,
        surface: &BoundSurface,
        _: impl Into<Number>,
        column: impl Into<Number>,
        row: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<()> {
        self.media_byte(*surface, column.into(), row.into(), Some(value.into())).map(|_| ())
    }

    fn register_load(
        &self,
        operand: impl Into<Operand>,
        offset: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number> {
        let (operand, offset, n) = (operand.into(), offset.into().to_usize(), n.into().to_usize());
        let value = self.load_bytes(operand, offset, n)?;
        self.record_load_bytes(operand, offset, n, value);
        Ok(value)
    }

    fn register_store(
        &self,
        operand: impl Into<Operand>,
        offset: impl Into<Number>,
        n: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<()> {
        let (operand, offset, n, value) = (operand.into(), offset.into().to_usize(), n.into().to_usize(), value.into());
        self.record_store_bytes(operand, offset, n, value);
        self.store_bytes(operand, offset, n, value)
    }

    fn lsc_memory(&self, kind: Code, surface: impl Into<Operand>, index: impl Into<Number>) -> Result<BoundSurface> {
        let (Some(kind), Operand::Vector(surface)) =
            (u8::try_from(kind.bits).ok().and_then(LscAddrType::from_bits), surface.into())
        else {
            return Err(Fault::Invalid("an unknown type of addresses".to_owned()));
        };
        match self.core.borrow().lsc_surface(kind, &surface, index.into().low_u64() as u32) {
            // A message without channels accesses nothing, so its surface need not exist.
            Err(_) if self.enabled == 0 => Ok(BoundSurface::of(Target::Flat)),
            target => target.map(BoundSurface::of),
        }
    }

    fn shared_local_memory(&self) -> Result<BoundSurface> {
        Ok(BoundSurface::of(Target::Local))
    }

    fn sample_surface(&self, surface: &BoundSurface, sample: impl Into<Number>) -> Result<BoundSurface> {
        // Surfaces have one sample.
        Ok(BoundSurface { missing: sample.into() != 0, ..*surface })
    }

    fn texel_address(
        &self,
        surface: &BoundSurface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
    ) -> Result<Number> {
        let (at, level) = (coordinates([u.into(), v.into(), r.into()]), level.into());
        let (image, _) = self.image(*surface)?;
        let inside = level == 0 && !surface.missing;
        let offset = inside.then(|| image.texel_offset(at)).flatten();
        Ok(offset.map_or(Number::from(-1), Number::from))
    }

    fn append_counter(&self, surface: &BoundSurface) -> Result<BoundSurface> {
        Ok(BoundSurface { counter: true, ..*surface })
    }

    fn is_mapped(&self, surface: &BoundSurface, address: impl Into<Number>) -> Result<bool> {
        let (core, place) = (self.core.borrow(), surface.place(surface.address(address.into()), 1, None));
        // An image is present as a whole.
        let is_image = matches!(surface.target, Target::Surface(place) if core.bound.textures.image(place).is_some());
        Ok(is_image || core.load_unobserved(place).is_ok())
    }

    fn surface_state(&self, surface: &BoundSurface, i: impl Into<Number>) -> Result<Number> {
        let state = crate::semantics::typed_surface::surface_state(&self.image(*surface)?.0);
        Ok(Number::from(state.get(i.into().to_usize()).copied().unwrap_or(0)))
    }

    fn lsc_fence(&self, unit: Code, _: Code, _: Code) -> Result<()> {
        let effect = if unit.name == "slm" { FenceEffect::LOCAL } else { FenceEffect::GLOBAL };
        self.core.borrow_mut().step(ScalarOp::Fence(effect));
        Ok(())
    }
}
