//! Follows undefined values through instructions that are decoded each time they run.
//!
//! For example, `madw` has a destination of two halves. Both elements of a channel are undefined if
//! an element of one of its sources is.

use super::UndefinedUse;
use crate::bytecode::memory_op::{AddressBase, MemoryOp, Stride, Uniform};
use crate::bytecode::{lanes_in_mask, size_of};
use crate::checks::register_shadow::{RegisterBytes, RegisterShadow, ShadowPlace, UnwrittenRead, VariableExtent};
use crate::interp::context::ExecContext;
use crate::lower::operand::{indirect_operand, operand_type};
use crate::numerics::value::Lanes;
use openvisa_isa::operands::VecOperand;

/// The channels of an instruction whose values are undefined.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct UndefinedLanes {
    pub(crate) lanes: u32,
    /// The unwritten read that the first one comes from.
    origin: Option<UnwrittenRead>,
}

impl UndefinedLanes {
    /// Returns the channels of all groups of `size` channels that have one of these channels.
    pub(crate) fn spread(self, size: u32) -> Self {
        let group = u32::MAX >> (32 - size.clamp(1, 32));
        let groups = (0..32).step_by(size.max(1) as usize).map(|first| group << first);
        let lanes = groups.filter(|group| self.lanes & group != 0).fold(0, |all, group| all | group);
        Self { lanes, ..self }
    }

    /// Returns `lanes` if what their values depend on comes from an unwritten read.
    pub(crate) fn from_read(lanes: u32, origin: Option<UnwrittenRead>) -> Self {
        Self { lanes: if origin.is_some() { lanes } else { 0 }, origin }
    }

    /// Adds the channels of other values.
    pub(crate) fn add(&mut self, other: Self) {
        self.lanes |= other.lanes;
        self.origin = self.origin.or(other.origin);
    }
}

impl ExecContext<'_> {
    /// Returns the channels among `enabled` for which an element of an operand is undefined.
    pub(crate) fn undefined_elements(&self, operands: &[&VecOperand], n: usize, enabled: u32) -> UndefinedLanes {
        let mut found = UndefinedLanes::default();
        if let Some(shadow) = self.thread.state.shadow.as_deref() {
            operands.iter().for_each(|operand| found.add(self.undefined_in(shadow, operand, n, enabled)));
        }
        found
    }

    fn undefined_in(&self, shadow: &RegisterShadow, operand: &VecOperand, n: usize, enabled: u32) -> UndefinedLanes {
        let mut found = UndefinedLanes::default();
        for lane in lanes_in_mask(enabled).filter(|lane| *lane < n) {
            let channel = Some(lane as u8);
            let undefined = match *operand {
                VecOperand::General { .. } | VecOperand::Indirect { .. } => {
                    let size = size_of(operand_type(self.routine, operand)) as usize;
                    let at = self.operand_offsets(operand, n).map_or(0, |offsets| offsets[lane] as usize);
                    let element = RegisterBytes { at, size };
                    if let Some(extent) = self.left_by(shadow, operand, lane, element) {
                        let origin = Some(self.read_outside(extent, element, channel));
                        found.add(UndefinedLanes { lanes: 1 << lane, origin });
                        continue;
                    }
                    (!shadow.is_defined(at, size)).then(|| super::first_undefined(shadow, element))
                }
                VecOperand::Address { id, offset, width, .. } => {
                    let element = usize::from(self.routine.address_element(id, offset)) + lane % (1 << width.bits());
                    let place = ShadowPlace::Address(element as u16);
                    shadow.is_address_undefined(element).then_some(place.into())
                }
                VecOperand::Predicate { val, .. } => {
                    let undefined = shadow.predicate(val.id());
                    let first = undefined.trailing_zeros().min(31) as u8;
                    (undefined != 0).then(|| ShadowPlace::Predicate { id: val.id(), channel: first }.into())
                }
                _ => None,
            };
            if let Some(place) = undefined {
                found.add(UndefinedLanes { lanes: 1 << lane, origin: Some(self.origin_of(shadow, place, channel)) });
            }
        }
        found
    }

    /// Returns the variable that an element of an indirect operand is outside of.
    fn left_by(
        &self,
        shadow: &RegisterShadow,
        operand: &VecOperand,
        lane: usize,
        element: RegisterBytes,
    ) -> Option<VariableExtent> {
        self.left_variable(shadow, &indirect_operand(self.routine, operand)?, lane, element)
    }

    /// Reports the enabled channels whose elements of a destination are outside of the variable
    /// from which the address of the destination was formed.
    pub(crate) fn check_destination(&self, dst: &VecOperand, offsets: &Lanes<u32>, size: usize, enabled: u32) {
        let Some(shadow) = self.thread.state.shadow.as_deref() else { return };
        for lane in lanes_in_mask(enabled) {
            let element = RegisterBytes { at: offsets[lane] as usize, size };
            // All elements of a destination have one address.
            if let Some(extent) = self.left_by(shadow, dst, 0, element) {
                self.report_write_outside(extent, element, Some(lane as u8));
            }
        }
    }

    /// Sets which addresses that `addr_add` forms are undefined, and which variables they belong
    /// to, from the element `first` of the address variables on.
    pub(crate) fn set_formed_addresses(
        &mut self,
        first: usize,
        enabled: u32,
        base: &VecOperand,
        undefined: UndefinedLanes,
    ) {
        let routine = self.routine;
        let Some(shadow) = self.thread.state.shadow.as_deref_mut() else { return };
        // Aliases come after the variable that they are in.
        let extent = |at: u32| {
            let variable = routine.variables.iter().find(|of| (of.at..of.at + of.size).contains(&at))?;
            Some(VariableExtent { start: variable.at, end: variable.at + variable.size })
        };
        let mut owners: Lanes<_> = [None; 32];
        match *base {
            VecOperand::General { id, .. } => {
                owners.fill(routine.variables.get(id as usize).and_then(|variable| extent(variable.at)));
            }
            VecOperand::Address { id, offset, width, .. } => {
                let start = usize::from(routine.address_element(id, offset));
                owners = std::array::from_fn(|lane| shadow.owner(start + lane % (1 << width.bits())));
            }
            _ => {}
        }
        for lane in lanes_in_mask(enabled) {
            shadow.set_address(first + lane, undefined.lanes >> lane & 1 == 1, undefined.origin);
            shadow.set_owner(first + lane, owners[lane]);
        }
    }

    /// Returns the byte offsets of the elements of an operand in the registers. `None` if it is not
    /// there.
    fn operand_offsets(&self, operand: &VecOperand, n: usize) -> Option<Lanes<u32>> {
        if matches!(operand, VecOperand::General { id: 0, .. }) {
            return None;
        }
        let size = size_of(operand_type(self.routine, operand)) as usize;
        let place = self.register_place(operand, n).ok()??;
        Some(std::array::from_fn(|lane| place.at(lane, size) as u32))
    }

    /// Returns the undefined bits of an element of an operand in the registers, and where they come
    /// from.
    pub(crate) fn undefined_bits(&self, operand: &VecOperand, n: usize, lane: usize) -> u64 {
        let size = size_of(operand_type(self.routine, operand)) as usize;
        let offsets = self.operand_offsets(operand, n);
        match (self.thread.state.shadow.as_deref(), offsets) {
            (Some(shadow), Some(offsets)) => shadow.element(offsets[lane] as usize, size),
            _ => 0,
        }
    }

    /// Reports an operand of the thread as a whole that is undefined.
    #[inline]
    pub(crate) fn check_operand(&self, operand: &VecOperand) {
        if self.thread.state.shadow.is_some() {
            self.check_scalar(operand, UndefinedUse::Parameter);
        }
    }

    /// Reports operands of a memory operation that all channels share and that are undefined.
    #[cold]
    pub(crate) fn check_uniform_operands(&self, access: &MemoryOp) {
        self.check_address_base(&access.place);
        let stride = match &access.stride {
            Stride::By(step) => Some(step),
            _ => None,
        };
        [Some(&access.base), stride, access.origin.as_ref()]
            .into_iter()
            .flatten()
            .for_each(|number| self.check_uniform(number));
    }

    /// Reports the operand that addresses are relative to, if it is undefined.
    pub(crate) fn check_address_base(&self, place: &AddressBase) {
        if let AddressBase::Table(number, _) | AddressBase::State(number, _) = place {
            self.check_uniform(number);
        }
    }

    fn check_uniform(&self, number: &Uniform) {
        if let Uniform::Operand(operand) = number {
            self.check_operand(operand);
        }
    }

    /// Reports an operand of the thread as a whole whose first element is undefined.
    pub(crate) fn check_scalar(&self, operand: &VecOperand, what: UndefinedUse) {
        if let UndefinedLanes { origin: Some(read), .. } = self.undefined_elements(&[operand], 1, 1) {
            self.report_undefined(read, what, None);
        }
    }

    /// Sets which elements at byte offsets in the registers are undefined. Those of other enabled
    /// channels are defined.
    pub(crate) fn set_undefined_elements(
        &mut self,
        offsets: &Lanes<u32>,
        size: usize,
        enabled: u32,
        undefined: UndefinedLanes,
    ) {
        let Some(shadow) = self.thread.state.shadow.as_deref_mut() else { return };
        for lane in lanes_in_mask(enabled) {
            let bits = if undefined.lanes >> lane & 1 == 1 { u64::MAX } else { 0 };
            shadow.set_element(offsets[lane] as usize, size, bits, undefined.origin);
        }
    }

    /// Sets which channels of a predicate variable are undefined.
    pub(crate) fn set_undefined_predicate(&mut self, id: u16, mask: u32, undefined: u32, from: UndefinedLanes) {
        if let Some(shadow) = self.thread.state.shadow.as_deref_mut() {
            shadow.set_predicate(id, mask, undefined, from.origin);
        }
    }

    /// Returns the unwritten read that the first undefined byte comes from, among `count` bytes of
    /// the registers. `None` if all are defined.
    pub(crate) fn unwritten_read(&self, at: usize, count: usize) -> Option<UnwrittenRead> {
        let shadow = self.thread.state.shadow.as_deref()?;
        if shadow.is_defined(at, count) {
            return None;
        }
        Some(self.origin_of(shadow, super::first_undefined(shadow, RegisterBytes { at, size: count }), None))
    }

    /// Sets whether an element of the registers is undefined: whether it depends on an unwritten
    /// read.
    pub(crate) fn set_undefined_element(&mut self, at: usize, size: usize, origin: Option<UnwrittenRead>) {
        if let Some(shadow) = self.thread.state.shadow.as_deref_mut() {
            shadow.set_element(at, size, if origin.is_some() { u64::MAX } else { 0 }, origin);
        }
    }
}
