//! Control flow, barriers, and instructions for predicate and address variables.
//!
//! For example, `(P1) goto (M1, 16) L` disables the lanes for which `P1` is set until the thread
//! reaches the label `L`, if some lanes remain.

use crate::bytecode::{Branch, function_address};
use crate::interp::context::{ExecContext, Flow};
use crate::lower::operand::{guard, is_scalar, operand_type, span};
use crate::numerics::float_formats::{FloatConversion, float_format};
use crate::semantics::cross_lane::modify_float;
use crate::semantics::undefined::UndefinedUse;
use crate::state::control_register::rounding;
use crate::state::thread::Wait;
use crate::trap::Fault;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::StateClass;
use openvisa_isa::instructions::{AddrAdd, Jmp, Movs, Setp, Switchjmp};
use openvisa_isa::operands::VecOperand;

impl ExecContext<'_> {
    /// Evaluates the predicate of an instruction that concerns the thread as a whole.
    fn predicate_holds(&self, exec: ExecControl, pred: Predicate) -> bool {
        let mut span = span(exec);
        span.n = span.n.max(1);
        self.check_branch(span, guard(pred));
        self.holds(guard(pred), span) & 1 == 1
    }

    /// Returns the mask of the channels that execute a call or return, or `None` if it is not
    /// executed.
    pub(crate) fn executing_lanes(&self, exec: ExecControl, pred: Predicate) -> Option<u32> {
        let span = span(exec);
        if span.n == 1 {
            return self.predicate_holds(exec, pred).then_some(self.thread.mask);
        }
        self.check_branch(span, guard(pred));
        let enabled = self.enabled(span, guard(pred)) << span.first;
        (enabled != 0).then_some(enabled)
    }

    pub(crate) fn do_jmp(&mut self, inst: &Jmp) -> Result<Flow, Fault> {
        match self.predicate_holds(inst.exec_size, inst.pred) {
            true => Ok(Flow::Jump(self.label(inst.label.bits())?)),
            false => Ok(Flow::Next),
        }
    }

    pub(crate) fn branch(&mut self, branch: Branch) -> Result<Flow, Fault> {
        let ((leaving, staying), label) = (branch.channels(self.thread), branch.label);
        if leaving == 0 {
            return Ok(Flow::Next);
        }
        let target = self.label(label)?;
        if target <= self.thread.step {
            if staying != 0 {
                self.park(staying, self.thread.step + 1)?;
            }
            return Ok(Flow::Jump(target));
        }
        self.park(leaving, target)?;
        Ok(self.resume())
    }

    pub(crate) fn do_call(&mut self, exec: ExecControl, pred: Predicate, label: u16) -> Result<Flow, Fault> {
        match self.executing_lanes(exec, pred) {
            Some(mask) => {
                let step = self.label(label)?;
                self.call(step, mask)
            }
            None => Ok(Flow::Next),
        }
    }

    pub(crate) fn do_function(&mut self, exec: ExecControl, pred: Predicate, index: usize) -> Result<Flow, Fault> {
        match self.executing_lanes(exec, pred) {
            Some(mask) => self.call_function(index, mask),
            None => Ok(Flow::Next),
        }
    }

    pub(crate) fn do_return(&mut self, exec: ExecControl, pred: Predicate) -> Flow {
        let span = span(exec);
        if span.n == 1 {
            return if self.predicate_holds(exec, pred) { self.leave() } else { Flow::Next };
        }
        self.check_branch(span, guard(pred));
        let enabled = self.enabled(span, guard(pred)) << span.first;
        self.finish(enabled);
        self.resume()
    }

    pub(crate) fn do_switch(&mut self, inst: &Switchjmp<'_>) -> Result<Flow, Fault> {
        self.check_scalar(&inst.index, UndefinedUse::Branch);
        let index = self.checked_scalar(&inst.index)?;
        let label = usize::try_from(index).ok().and_then(|i| inst.labels.get(i));
        match label {
            Some(label) => Ok(Flow::Jump(self.label(label)?)),
            None => Err(Fault::Invalid(format!("there is no label {index} in this switchjmp"))),
        }
    }

    /// Resolves the name of a function.
    pub(crate) fn find_function(&self, name: u16) -> Result<usize, Fault> {
        let name = self.symbol_name(name);
        self.program.routine(name).ok_or_else(|| Fault::Invalid(format!("there is no function `{name}`")))
    }

    /// Returns the name of a function or program-scope variable.
    fn symbol_name(&self, name: u16) -> &str {
        self.routine.strings.get(usize::from(name)).map_or("", String::as_str)
    }

    /// Returns the address of a function or program-scope variable.
    pub(crate) fn symbol_address(&self, name: u16) -> Result<u64, Fault> {
        match self.bound.memory.symbol(self.symbol_name(name)) {
            Some(address) => Ok(address),
            None => self.find_function(name).map(function_address),
        }
    }

    pub(crate) fn signal_group(&mut self) {
        self.observe_barrier();
        self.group.signal(self.thread);
    }

    pub(crate) fn wait_group(&self) -> Flow {
        Flow::Wait(Wait::Group(self.thread.signals))
    }

    /// Signals a named barrier, as a producer or a consumer.
    pub(crate) fn signal_named(&mut self, id: u32, role: u32, producers: u32, consumers: u32) -> Result<(), Fault> {
        let phase = self.group.named_signal(id, role, producers, consumers)?;
        self.thread.barriers += 1;
        let named = &mut self.thread.named;
        if named.len() <= id as usize {
            named.resize(id as usize + 1, 0);
        }
        named[id as usize] = phase;
        Ok(())
    }

    /// Waits for the phase of a named barrier that the thread has signalled.
    pub(crate) fn wait_named(&self, id: u32) -> Flow {
        Flow::Wait(Wait::Named(id, self.thread.named.get(id as usize).copied().unwrap_or(0)))
    }

    pub(crate) fn do_setp(&mut self, inst: &Setp) -> Result<Flow, Fault> {
        let VecOperand::Predicate { val, .. } = inst.dst else {
            return Err(Fault::Invalid("the destination must be a predicate".to_owned()));
        };
        let span = span(inst.exec_size);
        let n = usize::from(span.n);
        let values = self.elements(&inst.src0, n)?;
        let scalar = is_scalar(&inst.src0);
        let (bits, mask) = if scalar {
            (values[0] as u32, span.mask())
        } else {
            let bits = values.iter().take(n).enumerate().fold(0, |bits, (i, v)| bits | (*v as u32 & 1) << i);
            (bits, self.active(span))
        };
        let from = self.undefined_elements(&[&inst.src0], n, if scalar { 1 } else { mask });
        let undefined = if scalar { self.undefined_bits(&inst.src0, n, 0) as u32 } else { from.lanes };
        self.set_undefined_predicate(val.id(), mask << span.first, undefined << span.first, from);
        if let Some(word) = self.thread.state.predicates.get_mut(usize::from(val.id())) {
            let mask = mask << span.first;
            *word = *word & !mask | bits << span.first & mask;
        }
        Ok(Flow::Next)
    }

    pub(crate) fn do_addr_add(&mut self, inst: &AddrAdd) -> Result<Flow, Fault> {
        let VecOperand::Address { id, offset, .. } = inst.dst else {
            return Err(Fault::Invalid("the destination must be an address".to_owned()));
        };
        let span = span(inst.exec_size);
        let n = usize::from(span.n);
        let mask = self.active(span);
        let bases = match inst.src0 {
            VecOperand::General { .. } => [i64::from(self.general_offset(&inst.src0)?); 32],
            // Surfaces and samplers have no address in the registers.
            VecOperand::State { .. } => [0; 32],
            _ => self.elements(&inst.src0, n)?,
        };
        let steps = self.elements(&inst.src1, n)?;
        // A general variable as the base is not read: its place is the base.
        let undefined = match inst.src0 {
            VecOperand::General { .. } => self.undefined_elements(&[&inst.src1], n, mask),
            _ => self.undefined_elements(&[&inst.src0, &inst.src1], n, mask),
        };
        let first = usize::from(self.routine.address_element(id, offset));
        self.set_formed_addresses(first, mask, &inst.src0, undefined);
        for i in (0..n).filter(|i| mask >> i & 1 == 1) {
            if let Some(address) = self.thread.state.addresses.get_mut(first + i) {
                // Address arithmetic wraps at 16 bits, so a step can be negative. The stored
                // address is wider, because register offsets can exceed 16 bits.
                *address = bases[i].wrapping_add(i64::from(steps[i] as i16)) as u32;
            }
        }
        Ok(Flow::Next)
    }

    pub(crate) fn do_movs(&mut self, inst: &Movs) -> Result<Flow, Fault> {
        let span = span(inst.exec_size);
        let n = usize::from(span.n);
        let mask = self.active(span);
        let mut values = self.elements(&inst.src0, n)?;
        if let Some(format) = float_format(operand_type(self.routine, &inst.src0)) {
            // The conversion is that of MOV, which limits numbers to the range of the state.
            let state = |bits: i64| i64::from(modify_float(&inst.src0, format.decode(bits as u64)) as u32);
            values = values.map(state);
        }
        match inst.dst {
            VecOperand::State { class, id, offset, .. } => {
                self.check_scalar(&inst.src0, UndefinedUse::Parameter);
                let first = self.routine.state_element(class, id, offset);
                let state = &mut self.thread.state;
                let states = if class == StateClass::Surface { &mut state.surfaces } else { &mut state.samplers };
                for i in (0..n).filter(|i| mask >> i & 1 == 1) {
                    if let Some(state) = states.get_mut(first + i) {
                        *state = values[i] as u32;
                    }
                }
                Ok(Flow::Next)
            }
            _ => {
                let rounding = rounding(self.control());
                let format = float_format(operand_type(self.routine, &inst.dst));
                let bits = |value: i64| format.map_or(value as u64, |f| f.encode_integer(value.into(), rounding));
                self.set_elements(&inst.dst, n, mask, |i| bits(values[i]))?;
                Ok(Flow::Next)
            }
        }
    }
}
