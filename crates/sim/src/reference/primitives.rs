//! The generated traits of the reference semantics on the state of a thread, a module for each
//! section of the functions of the pseudo-code.

/// Defines functions of the pseudo-code whose parameters are numbers, and which cannot fail. Each
/// expression has its arguments as [`Number`]s.
macro_rules! of_numbers {
    ($(fn $name:ident($machine:ident $(, $number:ident)*) -> $result:ty { $value:expr })*) => {$(
        fn $name(&$machine $(, $number: impl Into<Number>)*) -> Result<$result> {
            $(let $number = $number.into();)*
            Ok($value)
        }
    )*};
}

mod arithmetic;
mod channels;
mod constraints;
mod control_flow;
mod integers;
mod memory;
mod operands;
mod sampling;

use super::Machine;
use super::elements::element_index;
use super::messages::BoundSurface;
use super::texels::{Components, Place, TexelOffset};
use super::trace::{Event, describe};
use crate::bytecode::memory_op::Target;
use crate::memory::sampler::Sampler;
use crate::trap::Fault;
use openvisa_isa::Inst;
use openvisa_isa::enums::SampleOp;
use openvisa_isa::reference::{JumpTarget, Number, Operand, State, StateAccess, View};
use openvisa_isa_core::List;

type Result<T> = std::result::Result<T, Fault>;

impl StateAccess for Machine<'_, '_, '_> {
    type Error = Fault;
    type Operand = Operand;
    type Surface = BoundSurface;
    type Sampler = Sampler;
    type Texel = Components;
    type Position = Place;
    type Offset = TexelOffset;
    type Function = usize;

    fn load(&self, operand: impl Into<Operand>, index: impl Into<Number>) -> Result<Number> {
        let (operand, index) = (operand.into(), element_index(index));
        let value = self.load_element(operand, index)?;
        self.record(|| Event::Load { variable: self.variable_name(operand), index, value: describe(value) });
        Ok(value)
    }

    fn store(&self, operand: impl Into<Operand>, index: impl Into<Number>, value: impl Into<Number>) -> Result<()> {
        let (operand, index, value) = (operand.into(), element_index(index), value.into());
        self.record(|| Event::Store { variable: self.variable_name(operand), index, value: describe(value) });
        self.store_element(operand, index, value)
    }

    fn load_view(&self, operand: impl Into<Operand>, view: View, index: impl Into<Number>) -> Result<Number> {
        let (operand, index) = (operand.into(), element_index(index));
        let value = self.load_bytes(operand, index.saturating_mul(view.bytes()), view.bytes())?;
        self.record_load_bytes(operand, index.saturating_mul(view.bytes()), view.bytes(), value);
        Ok(value)
    }

    fn store_view(
        &self,
        operand: impl Into<Operand>,
        view: View,
        index: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<()> {
        let offset = index.into().to_usize().saturating_mul(view.bytes());
        let (operand, value) = (operand.into(), value.into());
        self.record_store_bytes(operand, offset, view.bytes(), value);
        self.store_bytes(operand, offset, view.bytes(), value)
    }

    fn surface(&self, variable: u8) -> Result<BoundSurface> {
        let core = self.core.borrow();
        let state = match self.inst {
            Inst::ThreeDSample(i) => Some((i.surface_state, i.surface_index)),
            Inst::ThreeDSample4(i) => Some((i.surface_state, i.surface_index)),
            Inst::ThreeDLoad(i) => Some((i.surface_state, i.surface_index)),
            Inst::Info(i) => Some((i.surface_state, i.surface_index)),
            _ => None,
        };
        Ok(BoundSurface::of(match state {
            Some((state, index)) => Target::Surface(core.texture_at(variable, &state, index)?.2),
            None => core.surface(variable),
        }))
    }

    fn sampler(&self, variable: u8) -> Result<Sampler> {
        let core = self.core.borrow();
        match self.inst {
            // A query has no sampler.
            Inst::ThreeDSample(i) if matches!(i.op.op(), Some(SampleOp::Resinfo | SampleOp::Sampleinfo)) => {
                Ok(Sampler::default())
            }
            Inst::ThreeDSample(i) => core.sampler_at(variable, &i.sampler_state, i.sampler_index),
            Inst::ThreeDSample4(i) => core.sampler_at(variable, &i.sampler_state, i.sampler_index),
            _ => core.resolve_sampler(variable),
        }
    }

    fn function(&self, name: u16) -> Result<usize> {
        self.core.borrow().find_function(name)
    }

    fn listed_label(&self, labels: List<'_, u16>, index: impl Into<Number>) -> Result<JumpTarget> {
        let index = index.into();
        let label = labels.get(index.to_usize());
        label
            .map(JumpTarget::Label)
            .ok_or_else(|| Fault::Invalid(format!("there is no label {} in this switchjmp", index.low_u64())))
    }

    fn opaque(&self, _: &'static str) -> Result<()> {
        Err(Fault::Unimplemented(self.inst.kind()))
    }

    // Every line of pseudo-code calls these two, so they are not inlined.
    #[inline(never)]
    fn statement(&self, line: u32) {
        self.record(|| Event::Statement(line));
    }

    #[inline(never)]
    fn local(&self, name: &'static str, value: Number) {
        self.record(|| Event::Local { name, value: describe(value) });
    }
}

impl State for Machine<'_, '_, '_> {
    fn grf_bytes(&self) -> Number {
        Number::from(self.core.borrow().program.register)
    }

    fn thread_channels(&self) -> Number {
        Number::from(32)
    }
}
