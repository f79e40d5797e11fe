//! The generated trait [`Primitives`] on the state of a thread.

use super::elements::{Order, element_kind};
use super::messages::Surface;
use super::texels::{Components, Offset, Place};
use super::{Machine, Write, modifier};
use crate::bytecode::ScalarOp;
use crate::bytecode::memory_op::Target;
use crate::interp::context::Flow;
use crate::memory::sampler::Sampler;
use crate::state::thread::Wait;
use crate::trap::Fault;
use openvisa_isa::bit_fields::{Predicate, Region};
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::reference::{
    Code, Environment, Float, Format, JumpTarget, Narrow, Number, Operand, Primitives, Rounding, Store, View,
};
use openvisa_isa::{DataType, DataTypeKind, Inst, InstKind};
use openvisa_isa_core::List;

type Result<T> = std::result::Result<T, Fault>;

/// Returns the number of bits of an element of a precision, by its name: `u4`, `bf8`, `tf32`.
fn precision_width(name: &str) -> u64 {
    match name {
        "bf" | "hf" => 16,
        "tf32" => 32,
        "bf8" | "hf8" => 8,
        "e2m1" => 4,
        other => other.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().unwrap_or(0),
    }
}

impl<'c> Primitives for Machine<'_, 'c, '_> {
    type Error = Fault;
    type Surface = Surface;
    type Sampler = Sampler;
    type Texel = Components;
    type Position = Place;
    type Offset = Offset;
    type Function = usize;

    fn load(&self, operand: impl Into<Operand>, index: impl Into<Number>) -> Result<Number> {
        self.load_element(operand.into(), index.into().to_usize())
    }

    fn store(&self, operand: impl Into<Operand>, index: impl Into<Number>, value: impl Into<Number>) -> Result<()> {
        self.store_element(operand.into(), index.into().to_usize(), value.into())
    }

    fn load_view(&self, operand: impl Into<Operand>, view: View, index: impl Into<Number>) -> Result<Number> {
        self.load_viewed(operand.into(), view, index.into().to_usize())
    }

    fn store_view(
        &self,
        operand: impl Into<Operand>,
        view: View,
        index: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<()> {
        let offset = index.into().to_usize().saturating_mul(view.bytes());
        self.store_bytes(operand.into(), offset, view.bytes(), value.into())
    }

    fn surface(&self, variable: u8) -> Result<Surface> {
        self.named_surface(variable)
    }

    fn sampler(&self, variable: u8) -> Result<Sampler> {
        self.named_sampler(variable)
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

    fn opaque(&self, kind: InstKind, _: &'static str) -> Result<()> {
        Err(Fault::Unimplemented(kind))
    }

    fn grf_bytes(&self) -> Number {
        Number::from(self.core.borrow().program.register)
    }

    fn thread_channels(&self) -> Number {
        Number::from(32)
    }

    fn channels(&self) -> Result<Number> {
        Ok(Number::from(self.span.n))
    }

    fn enabled(&self, channel: impl Into<Number>) -> Result<bool> {
        let channel = channel.into().low_u64() as u32;
        let on = self.enabled.checked_shr(channel).unwrap_or(0) & 1 == 1;
        // Accesses until the next channel are those of this one.
        self.channel.set(on.then_some(self.span.first.saturating_add(channel as u8)));
        Ok(on)
    }

    fn predicate_holds(&self) -> Result<bool> {
        Ok(self.core.borrow().holds(self.guard, self.span) & 1 == 1)
    }

    fn active(&self, channel: impl Into<Number>) -> Result<bool> {
        // A scalar branch moves all channels of the thread.
        let mask = if matches!(self.inst, Inst::Goto(_)) && self.span.n == 1 {
            self.core.borrow().thread.mask
        } else {
            self.active
        };
        Ok(mask.checked_shr(channel.into().low_u64() as u32).unwrap_or(0) & 1 == 1)
    }

    fn any_enabled(&self) -> Result<bool> {
        Ok(self.enabled != 0)
    }

    fn selected(&self, channel: impl Into<Number>) -> Result<bool> {
        let held = self.core.borrow().holds(self.guard, self.span);
        Ok(held.checked_shr(channel.into().low_u64() as u32).unwrap_or(0) & 1 == 1)
    }

    fn is_scalar(&self, operand: impl Into<Operand>) -> Result<bool> {
        Ok(match operand.into() {
            Operand::Vector(VecOperand::Immediate { .. }) => true,
            Operand::Vector(VecOperand::General { region, .. }) => is_one_element(region),
            _ => false,
        })
    }

    fn abs(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().abs())
    }

    fn min(&self, a: impl Into<Number>, b: impl Into<Number>) -> Result<Number> {
        Ok(a.into().min(b))
    }

    fn max(&self, a: impl Into<Number>, b: impl Into<Number>) -> Result<Number> {
        Ok(a.into().max(b))
    }

    fn floor(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().round_to_integer(Rounding::Down))
    }

    fn ceil(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().round_to_integer(Rounding::Up))
    }

    fn trunc(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().round_to_integer(Rounding::ToZero))
    }

    fn round_even(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().round_to_integer(Rounding::NearestEven))
    }

    fn fma(&self, a: impl Into<Number>, b: impl Into<Number>, c: impl Into<Number>) -> Result<Number> {
        Ok(a.into().fma(b.into(), c.into()))
    }

    fn sqrt(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().sqrt())
    }

    fn exp2(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().approximate(f64::exp2))
    }

    fn log2(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().approximate(f64::log2))
    }

    fn pow(&self, base: impl Into<Number>, exponent: impl Into<Number>) -> Result<Number> {
        let exponent = exponent.into().to_float().to_f64();
        Ok(base.into().approximate(|base| base.powf(exponent)))
    }

    fn sin(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().approximate(f64::sin))
    }

    fn cos(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().approximate(f64::cos))
    }

    fn tanh(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().approximate(f64::tanh))
    }

    fn is_nan(&self, number: impl Into<Number>) -> Result<bool> {
        Ok(number.into().is_nan())
    }

    fn is_infinite(&self, number: impl Into<Number>) -> Result<bool> {
        Ok(number.into().is_infinite())
    }

    fn estimate(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into())
    }

    fn saturate(&self, number: impl Into<Number>) -> Result<Number> {
        // The destination saturates when it is stored.
        Ok(number.into())
    }

    fn saturates(&self) -> Result<bool> {
        Ok(self.saturates)
    }

    fn random_round(&self, value: impl Into<Number>, random: impl Into<Number>, format: &str) -> Result<Number> {
        let (value, random) = (value.into().to_float(), random.into().low_u64());
        let from = match self.inst {
            Inst::Srnd(i) => match self.vector_type(&i.src0) {
                DataType::F => Format::F,
                DataType::Bf => Format::BF,
                _ => Format::HF,
            },
            _ => Format::F,
        };
        Ok(match format {
            "hf" => {
                let bits = value.round_randomly(random, from, Narrow::Format(Format::HF));
                Number::decode(Format::HF, bits, Environment::SINGLE)
            }
            "bf8" => Number::Encoding(value.round_randomly(random, from, Narrow::Format(Format::BF8))),
            _ => Number::Encoding(value.round_randomly(random, from, Narrow::Hf8)),
        })
    }

    fn undefined(&self) -> Result<Number> {
        Ok(Number::Undefined)
    }

    fn to_bf8(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(Number::Encoding(number.into().encode(Format::BF8, Rounding::NearestEven)))
    }

    fn from_bf8(&self, bits: impl Into<Number>) -> Result<Number> {
        Ok(Number::decode(Format::BF8, bits.into().low_u64() & 0xff, Environment::SINGLE))
    }

    fn to_hf8(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(Number::Encoding(number.into().to_float().to_hf8()))
    }

    fn from_hf8(&self, bits: impl Into<Number>) -> Result<Number> {
        Ok(Number::Float(Float::from_hf8(bits.into().low_u64() & 0xff, Environment::SINGLE)))
    }

    fn to_tf32(&self, number: impl Into<Number>) -> Result<Number> {
        let value = number.into().to_float();
        let bits = value.encode(Format::TF32, Rounding::NearestEven) << 13;
        Ok(Number::Encoding(if value.is_denormal(Format::F) { bits & 0x8000_0000 } else { bits }))
    }

    fn from_tf32(&self, bits: impl Into<Number>) -> Result<Number> {
        Ok(Number::decode(Format::F, bits.into().low_u64() & 0xffff_ffff, Environment::SINGLE))
    }

    fn bits(&self, operand: impl Into<Operand>) -> Result<Number> {
        let data_type = self.r#type(operand)?;
        Ok(Number::from(element_kind(data_type).bits()))
    }

    fn low_bits(&self, value: impl Into<Number>, n: impl Into<Number>) -> Result<Number> {
        Ok(value.into().low_bits(n))
    }

    fn sign_extend(&self, value: impl Into<Number>, n: impl Into<Number>) -> Result<Number> {
        Ok(value.into().sign_extend(n))
    }

    fn count_ones(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().count_ones())
    }

    fn leading_zeros(&self, value: impl Into<Number>, width: impl Into<Number>) -> Result<Number> {
        Ok(value.into().leading_zeros(width.into()))
    }

    fn trailing_zeros(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().trailing_zeros())
    }

    fn overflows(&self, value: impl Into<Number>, r#type: DataType) -> Result<bool> {
        let (low, high) = element_kind(r#type).range();
        let value = value.into().to_integer();
        Ok(value < low || value > high)
    }

    fn set_flag(&self, predicate: Predicate, bit: bool, channel: impl Into<Number>) -> Result<()> {
        let position = u32::from(self.span.first) + channel.into().low_u64() as u32;
        self.write(Write::Predicate(predicate.id(), position, bit));
        Ok(())
    }

    fn raw_bits(&self, element: impl Into<Operand>, index: impl Into<Number>) -> Result<Number> {
        let index = index.into().to_usize();
        Ok(match element.into() {
            Operand::Vector(operand) => Number::from(self.modified_bits(&operand, index)?),
            operand @ Operand::Raw(raw) => {
                let kind = element_kind(self.raw_type(&raw));
                let value = self.load_element(operand, index)?;
                Number::from(value.to_element(kind, Store::default()).unwrap_or(0))
            }
        })
    }

    fn piece(
        &self,
        element: impl Into<Operand>,
        index: impl Into<Number>,
        i: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number> {
        let (element, n) = (element.into(), n.into());
        let part = self.load(element, index)? >> (i.into() * n);
        let signed = self.r#type(element)?.kind() == DataTypeKind::Signed;
        Ok(if signed { part.sign_extend(n) } else { part.low_bits(n) })
    }

    fn round_up(&self, value: impl Into<Number>, step: impl Into<Number>) -> Result<Number> {
        Ok(value.into().round_up(step.into()))
    }

    fn next_power_of_two(&self, number: impl Into<Number>) -> Result<Number> {
        Ok(number.into().next_power_of_two())
    }

    fn consecutive(&self, operand: impl Into<Operand>, i: impl Into<Number>) -> Result<Number> {
        match operand.into() {
            Operand::Vector(operand) => self.element(&operand, i.into().to_usize(), Order::Consecutive),
            raw => self.load_element(raw, i.into().to_usize()),
        }
    }

    fn precision_bits(&self, precision: Code) -> Result<Number> {
        match precision_width(precision.name) {
            0 => Err(Fault::Invalid("a factor of no precision".to_owned())),
            width => Ok(Number::from(width)),
        }
    }

    fn element(&self, dword: impl Into<Number>, i: impl Into<Number>, precision: Code) -> Result<Number> {
        let width = precision_width(precision.name);
        let bits = (dword.into() >> (i.into() * width)).low_bits(width);
        let float = |format| Number::decode(format, bits.low_u64(), Environment::SINGLE);
        Ok(match precision.name {
            "bf" => float(Format::BF),
            "hf" => float(Format::HF),
            "tf32" => float(Format::F),
            "bf8" => float(Format::BF8),
            "hf8" => Number::Float(Float::from_hf8(bits.low_u64(), Environment::SINGLE)),
            "e2m1" => Number::Float(Float::from_e2m1(bits.low_u64(), Environment::SINGLE)),
            name if name.starts_with('s') => bits.sign_extend(width),
            _ => bits,
        })
    }

    fn pair_dword(&self, _: impl Into<Operand>, thread: impl Into<Number>, k: impl Into<Number>) -> Result<Number> {
        let first = match self.inst {
            // The halves are joined: the second begins behind the first, which has one register more
            // if their number is odd.
            Inst::Dpasw(_) => self.left.len().div_ceil(16) * 8,
            _ => 0,
        };
        let at = k.into().to_usize().saturating_add(if thread.into() == 0 { 0 } else { first });
        Ok(Number::from(self.left.get(at).copied().unwrap_or(0)))
    }

    fn truth(&self, condition: bool) -> Result<Number> {
        // The bits are the same in an integer and in a floating-point destination.
        Ok(Number::Encoding(if condition { u64::MAX } else { 0 }))
    }

    fn predicate_bits(&self, operand: impl Into<Operand>) -> Result<Number> {
        let Operand::Vector(operand @ VecOperand::Predicate { val, .. }) = operand.into() else {
            return Ok(Number::Undefined);
        };
        let word = self.core.borrow().thread.state.predicates.get(usize::from(val.id())).copied().unwrap_or(0);
        Ok(Number::from(if modifier(&operand) == Modifier::Not { !word } else { word }))
    }

    fn blocks(&self, count: Code) -> Result<Number> {
        Ok(Number::from(count.leading_number()))
    }

    fn surface_load(&self, surface: &Surface, address: impl Into<Number>, n: impl Into<Number>) -> Result<Number> {
        self.load_memory(*surface, address.into(), n.into())
    }

    fn surface_store(
        &self,
        surface: &Surface,
        address: impl Into<Number>,
        n: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<()> {
        self.store_memory(*surface, address.into(), n.into(), value.into())
    }

    fn flat_load(&self, address: impl Into<Number>, n: impl Into<Number>) -> Result<Number> {
        self.load_memory(Surface::of(Target::Flat), address.into(), n.into())
    }

    fn flat_store(&self, address: impl Into<Number>, n: impl Into<Number>, value: impl Into<Number>) -> Result<()> {
        self.store_memory(Surface::of(Target::Flat), address.into(), n.into(), value.into())
    }

    fn address_of(&self, operand: impl Into<Operand>) -> Result<Number> {
        Ok(self.origin(operand.into())?.map_or(Number::from(0), Number::from))
    }

    fn surface_atomic(
        &self,
        surface: &Surface,
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
        self.update_memory(Surface::of(Target::Flat), address.into(), n.into(), operation, arguments)
    }

    fn texel_load(
        &self,
        surface: &Surface,
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
        surface: &Surface,
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
        surface: &Surface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
        n: impl Into<Number>,
        operation: Code,
        first: impl Into<Number>,
        second: impl Into<Number>,
    ) -> Result<Number> {
        let operation = self.atomic_operation(operation, first.into().low_u64(), second.into().low_u64())?;
        self.update_texel(*surface, [u.into(), v.into(), r.into()], level.into(), n.into(), operation)
    }

    fn media_load(
        &self,
        surface: &Surface,
        _: impl Into<Number>,
        column: impl Into<Number>,
        row: impl Into<Number>,
    ) -> Result<Number> {
        self.media_byte(*surface, column.into(), row.into(), None)
    }

    fn media_store(
        &self,
        surface: &Surface,
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
        self.load_bytes(operand.into(), offset.into().to_usize(), n.into().to_usize())
    }

    fn register_store(
        &self,
        operand: impl Into<Operand>,
        offset: impl Into<Number>,
        n: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<()> {
        self.store_bytes(operand.into(), offset.into().to_usize(), n.into().to_usize(), value.into())
    }

    fn lsc_memory(&self, kind: Code, surface: impl Into<Operand>, index: impl Into<Number>) -> Result<Surface> {
        self.lsc_surface(kind, surface.into(), index.into())
    }

    fn shared_local_memory(&self) -> Result<Surface> {
        Ok(Surface::of(Target::Local))
    }

    fn sample_surface(&self, surface: &Surface, sample: impl Into<Number>) -> Result<Surface> {
        // Surfaces have one sample.
        Ok(Surface { missing: sample.into() != 0, ..*surface })
    }

    fn texel_address(
        &self,
        surface: &Surface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
    ) -> Result<Number> {
        self.texel_place(*surface, [u.into(), v.into(), r.into()], level.into())
    }

    fn append_counter(&self, surface: &Surface) -> Result<Surface> {
        Ok(Surface { counter: true, ..*surface })
    }

    fn is_mapped(&self, surface: &Surface, address: impl Into<Number>) -> Result<bool> {
        Ok(self.is_present(*surface, address.into()))
    }

    fn surface_state(&self, surface: &Surface, i: impl Into<Number>) -> Result<Number> {
        let state = crate::semantics::typed_surface::surface_state(&self.image(*surface)?.0);
        Ok(Number::from(state.get(i.into().to_usize()).copied().unwrap_or(0)))
    }

    fn lsc_fence(&self, unit: Code, _: Code, _: Code) -> Result<()> {
        // The threads of a group share a host thread, so accesses to local memory are in order.
        let op = if unit.name == "slm" { ScalarOp::Nothing } else { ScalarOp::Fence };
        self.core.borrow_mut().step(op);
        Ok(())
    }

    fn jump(&self, label: JumpTarget) -> Result<()> {
        self.flow.set(Flow::Jump(self.step_of(label)?));
        Ok(())
    }

    fn is_behind(&self, label: JumpTarget) -> Result<bool> {
        let step = self.step_of(label)?;
        Ok(step <= self.core.borrow().thread.step)
    }

    fn park(&self, channel: impl Into<Number>, label: JumpTarget) -> Result<()> {
        let (mask, step) = (self.thread_channel(channel.into()), self.step_of(label)?);
        self.core.borrow_mut().park(mask, step)
    }

    fn resume(&self) -> Result<()> {
        let flow = self.core.borrow_mut().resume();
        self.flow.set(flow);
        Ok(())
    }

    fn call(&self, label: JumpTarget) -> Result<()> {
        self.enter_subroutine(label)
    }

    fn call_function(&self, function: &usize, _: impl Into<Number>, _: impl Into<Number>) -> Result<()> {
        self.enter_function(*function)
    }

    fn function_at(&self, address: impl Into<Number>) -> Result<usize> {
        let address = address.into().low_u64();
        let function = self.core.borrow().bound.function_at(address);
        function.ok_or_else(|| Fault::Invalid(format!("there is no function at {address:#x}")))
    }

    fn function_address(&self, name: u16) -> Result<Number> {
        Ok(Number::from(self.core.borrow().symbol_address(name)?))
    }

    fn finish(&self, channel: impl Into<Number>) -> Result<()> {
        let mask = self.thread_channel(channel.into());
        self.core.borrow_mut().finish(mask);
        Ok(())
    }

    fn leave(&self) -> Result<()> {
        let flow = self.core.borrow_mut().leave();
        self.flow.set(flow);
        Ok(())
    }

    fn group_signal(&self) -> Result<()> {
        self.core.borrow_mut().signal_group();
        Ok(())
    }

    fn group_wait(&self) -> Result<()> {
        let signals = self.core.borrow().thread.signals;
        self.flow.set(Flow::Wait(Wait::Group(signals)));
        Ok(())
    }

    fn named_signal(
        &self,
        barrier: impl Into<Number>,
        role: impl Into<Number>,
        producers: impl Into<Number>,
        consumers: impl Into<Number>,
    ) -> Result<()> {
        self.signal_named([barrier.into(), role.into(), producers.into(), consumers.into()])
    }

    fn named_wait(&self, barrier: impl Into<Number>) -> Result<()> {
        self.wait_named(barrier.into());
        Ok(())
    }

    fn wait_dependencies(&self, _: impl Into<Number>) -> Result<()> {
        // The threads of a group never wait for threads of other groups.
        Ok(())
    }

    fn memory_fence(&self, local: bool) -> Result<()> {
        self.core.borrow_mut().step(if local { ScalarOp::Nothing } else { ScalarOp::Fence });
        Ok(())
    }

    fn flush_caches(&self, _: impl Into<Number>) -> Result<()> {
        // There are no simulated caches: stores go to memory immediately.
        Ok(())
    }

    fn flush_sampler_caches(&self) -> Result<()> {
        self.core.borrow_mut().step(ScalarOp::Fence);
        Ok(())
    }

    fn reset_dirty(&self, _: impl Into<Number>, _: impl Into<Number>) -> Result<()> {
        Ok(())
    }

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

    fn r#type(&self, operand: impl Into<Operand>) -> Result<DataType> {
        Ok(match operand.into() {
            Operand::Vector(operand) => self.vector_type(&operand),
            Operand::Raw(operand) => self.raw_type(&operand),
        })
    }

    fn size(&self, r#type: DataType) -> Result<Number> {
        Ok(Number::from(crate::bytecode::size_of(r#type)))
    }

    fn class(&self, operand: impl Into<Operand>) -> Result<&'static str> {
        Ok(match operand.into() {
            Operand::Vector(VecOperand::Address { .. }) => "address",
            Operand::Vector(VecOperand::Predicate { .. }) => "predicate",
            Operand::Vector(VecOperand::Indirect { .. }) => "indirect",
            Operand::Vector(VecOperand::Immediate { .. }) => "immediate",
            Operand::Vector(VecOperand::State { .. }) => "state",
            _ => "general",
        })
    }

    fn is_null(&self, operand: impl Into<Operand>) -> Result<bool> {
        Ok(match operand.into() {
            Operand::Vector(VecOperand::General { id, .. }) => id == 0,
            Operand::Raw(operand) => operand.id == 0,
            Operand::Vector(_) => false,
        })
    }

    fn is_signed(&self, r#type: DataType) -> Result<bool> {
        Ok(r#type.kind() == DataTypeKind::Signed)
    }
}

/// Returns whether a region is one element for all channels.
fn is_one_element(region: Region) -> bool {
    let (v, w, h) = crate::lower::operand::strides(region);
    v == Some(0) && (w == 1 || h == 0)
}
