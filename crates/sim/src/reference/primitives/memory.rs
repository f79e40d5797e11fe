//! Memory, images and registers by their address.

use crate::bytecode::ScalarOp;
use crate::bytecode::memory_op::Target;
use crate::memory::fence::FenceEffect;
use crate::reference::Machine;
use crate::reference::messages::BoundSurface;
use crate::reference::primitives::Result;
use openvisa_isa::DataType;
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
        self.texel_component(*surface, [u.into(), v.into(), r.into()], level.into(), component.into())
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
        let at = [u.into(), v.into(), r.into()];
        self.store_component(*surface, at, level.into(), component.into(), value.into())
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
        self.update_texel(*surface, [u.into(), v.into(), r.into()], level.into(), n.into(), update)
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
        self.lsc_surface(kind, surface.into(), index.into())
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
        self.texel_place(*surface, [u.into(), v.into(), r.into()], level.into())
    }

    fn append_counter(&self, surface: &BoundSurface) -> Result<BoundSurface> {
        Ok(BoundSurface { counter: true, ..*surface })
    }

    fn is_mapped(&self, surface: &BoundSurface, address: impl Into<Number>) -> Result<bool> {
        Ok(self.is_present(*surface, address.into()))
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
