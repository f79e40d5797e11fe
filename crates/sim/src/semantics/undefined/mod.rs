//! Follows undefined bits through the registers of a thread, and reports where they matter.
//!
//! A bit is undefined if it depends on a register, predicate or address register that the thread
//! has not written. Copies and arithmetic pass undefined bits on, because compilers copy registers
//! of which only a part is in use. A finding is what leaves the registers, or decides where the
//! thread goes: addresses and data of messages, and predicates of branches.
//!
//! For example, in these lines nobody has written `V40`. The `add` makes `V41` undefined, and the
//! `store` is the finding. It names both instructions:
//!
//! ```text
//! add (M1, 16) V41(0,0)<1> V40(0,0)<1;1,0> 0x1:ud
//! lsc_store.ugm (M1, 16) flat[V42]:a64 V41:d32
//! ```
//!
//! The fast path executes operations whose sources are defined, see
//! [`operand_check`](crate::optimize::operand_check).

mod lanes;
mod messages;
mod vectors;

pub(crate) use messages::MessageElements;
pub(crate) use vectors::UndefinedLanes;

use crate::bytecode::memory_op::AccessKind;
use crate::bytecode::{Channels, Guard, Indirect, Op, Routine, lanes_in_mask};
use crate::checks::Check;
use crate::checks::finding::{FoundAction, FoundVariable};
use crate::checks::register_shadow::{
    RegisterBytes, RegisterShadow, ShadowPlace, UndefinedPart, UnwrittenRead, VariableExtent,
};
use crate::interp::context::ExecContext;
use openvisa_isa::{PREDEFINED, VariableClass};
use openvisa_isa_core::words;

words! {
    /// The use of an undefined value.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum UndefinedUse, describe {
        /// An address, or the surface that it is relative to.
        Address = "an address",
        /// An index of the registers.
        RegisterAddress = "the address of a register",
        /// Data of a store, an atomic operation or another message.
        Data = "what is stored",
        /// An operand of the thread as a whole, or a coordinate of a texel.
        Parameter = "an operand",
        /// The predicate of a message.
        Predicate = "the predicate of a message",
        /// The next instruction of the thread.
        Branch = "a branch",
    }
}

/// Help for an access that leaves the variable from which its address was formed.
const HELP_LEFT_VARIABLE: &str = "the address belongs to this variable: keep the index inside of it, for example the \
    index of a private array, which compilers keep in registers";

/// The channels of an instruction for which its predicate is true.
#[derive(Clone, Copy, Debug)]
struct GuardLanes {
    /// The channels for which it is true.
    held: u32,
    /// The active channels for which it is undefined.
    undefined: u32,
}

impl ExecContext<'_> {
    /// Follows undefined bits through an operation that is executed next.
    pub(crate) fn follow_undefined(&mut self, op: &Op<'_>) {
        let Some(mut shadow) = self.thread.state.shadow.take() else { return };
        match op {
            Op::Lane(op) => self.follow_lanes(&mut shadow, op),
            Op::Memory(op) => self.follow_message(&mut shadow, op),
            Op::Branch(branch) => self.check_branch_of(&shadow, branch.span, branch.guard),
            // Their functions call the methods of this module.
            Op::Inst(_) | Op::Scalar(_) | Op::Join(_) => {}
        }
        self.thread.state.shadow = Some(shadow);
    }

    /// Reports a branch, call or return whose predicate is undefined.
    pub(crate) fn check_branch(&self, span: Channels, guard: Guard) {
        if let Some(shadow) = self.thread.state.shadow.as_deref() {
            self.check_branch_of(shadow, span, guard);
        }
    }

    fn check_branch_of(&self, shadow: &RegisterShadow, span: Channels, guard: Guard) {
        // A scalar branch moves all channels of the thread.
        let active = if span.n == 1 { 1 } else { self.active(span) };
        self.check_guard(shadow, span, guard, active, UndefinedUse::Branch);
    }

    /// Reports the channels of an instruction whose predicate is undefined.
    fn check_guard(&self, shadow: &RegisterShadow, span: Channels, guard: Guard, active: u32, what: UndefinedUse) {
        let undefined = self.guard_lanes(shadow, span, guard, active).undefined;
        for lane in lanes_in_mask(undefined) {
            let channel = span.first + lane as u8;
            let place = guard_place(shadow, span, guard, channel);
            self.report_undefined(self.origin_of(shadow, place.into(), Some(channel)), what, Some(channel));
        }
    }

    /// Returns the channels for which a predicate is true, and those for which it is undefined. Of
    /// the bits of other channels, undefined ones do not count, because compilers leave them.
    fn guard_lanes(&self, shadow: &RegisterShadow, span: Channels, guard: Guard, active: u32) -> GuardLanes {
        let held = self.holds(guard, span);
        if guard.id == 0 {
            return GuardLanes { held, undefined: 0 };
        }
        let undefined = shadow.predicate(guard.id) >> span.first & active;
        // A defined bit may decide for all channels.
        let bits = self.thread.state.predicates.get(usize::from(guard.id)).copied().unwrap_or(0) >> span.first;
        let known = active & !undefined;
        let undefined = match guard.combine {
            0 => undefined,
            1 if bits & known != 0 => 0,
            2 if !bits & known != 0 => 0,
            _ if undefined != 0 => active,
            _ => 0,
        };
        GuardLanes { held, undefined }
    }

    /// Returns the unwritten read that an undefined value comes from.
    fn origin_of(&self, shadow: &RegisterShadow, part: UndefinedPart, channel: Option<u8>) -> UnwrittenRead {
        let execution = || self.execution(FoundAction::Read, channel);
        shadow.origin(part.place).unwrap_or_else(|| UnwrittenRead { execution: execution(), part, left: None })
    }

    /// Reports that something depends on an unwritten read.
    fn report_undefined(&self, read: UnwrittenRead, what: UndefinedUse, channel: Option<u8>) {
        let Some(observer) = self.observer.as_deref() else { return };
        let (first, here) = (read.execution, self.execution(self.action_of(what), channel));
        let both = [first, here];
        let sites = &both[usize::from(here.place == first.place)..];
        self.report(&observer.findings, Check::Registers, [first.place; 2], sites, |finding| {
            let routine = &self.program.routines[usize::from(first.place.routine)];
            let variable = describe_read(routine, &read);
            let (what, part) = (what.describe(), &variable.description);
            finding.message = match read.left {
                Some(extent) => format!("{what} depends on {part}, which has {} bytes", extent.end - extent.start),
                None => format!("{what} depends on {part}, which nobody wrote"),
            };
            finding.variable = Some(variable);
            finding.help = read.left.map(|_| HELP_LEFT_VARIABLE);
        });
    }

    /// Returns the variable that an element of an indirect operand is outside of, if it is outside
    /// of the one from which its address was formed.
    fn left_variable(
        &self,
        shadow: &RegisterShadow,
        indirect: &Indirect,
        lane: usize,
        element: RegisterBytes,
    ) -> Option<VariableExtent> {
        let row = if indirect.v.is_none() { lane / indirect.w.max(1) as usize } else { 0 };
        shadow.owner(usize::from(indirect.address) + row).filter(|owner| !owner.contains(element))
    }

    /// Returns an indirect read that has left a variable.
    fn read_outside(&self, extent: VariableExtent, element: RegisterBytes, channel: Option<u8>) -> UnwrittenRead {
        let part = UndefinedPart { place: ShadowPlace::Byte(element.at as u32), bytes: element.size as u32 };
        UnwrittenRead { execution: self.execution(FoundAction::Read, channel), part, left: Some(extent) }
    }

    /// Reports an indirect write that has left a variable.
    pub(crate) fn report_write_outside(&self, extent: VariableExtent, place: RegisterBytes, channel: Option<u8>) {
        let Some(observer) = self.observer.as_deref() else { return };
        let here = self.execution(FoundAction::Write, channel);
        self.report(&observer.findings, Check::Registers, [here.place; 2], &[here], |finding| {
            let variable = describe_outside(self.routine, extent, place);
            let bytes = extent.end - extent.start;
            finding.message = format!("write of {}, which has {bytes} bytes", variable.description);
            (finding.variable, finding.help) = (Some(variable), Some(HELP_LEFT_VARIABLE));
        });
    }

    /// Returns what the instruction that is executed does with an undefined value.
    fn action_of(&self, what: UndefinedUse) -> FoundAction {
        match (what, self.routine.code.get(self.thread.step)) {
            (UndefinedUse::Branch, _) => FoundAction::Branch,
            (UndefinedUse::RegisterAddress, _) => FoundAction::Read,
            (_, Some(Op::Memory(op))) => match op.kind {
                AccessKind::Load | AccessKind::Status { .. } => FoundAction::Load,
                AccessKind::Store => FoundAction::Store,
                AccessKind::Atomic(_) => FoundAction::Atomic,
            },
            _ => FoundAction::Message,
        }
    }

    /// Reports an element of the registers that is undefined, at a byte offset.
    fn check_element(&self, shadow: &RegisterShadow, element: RegisterBytes, what: UndefinedUse, channel: Option<u8>) {
        if !shadow.is_defined(element.at, element.size) {
            let read = self.origin_of(shadow, first_undefined(shadow, element), channel);
            self.report_undefined(read, what, channel);
        }
    }
}

/// Returns the first undefined byte of an element and the number of bytes from it on that have the
/// same origin.
fn first_undefined(shadow: &RegisterShadow, RegisterBytes { at, size }: RegisterBytes) -> UndefinedPart {
    let undefined = (at..at + size).skip_while(|byte| shadow.is_defined(*byte, 1));
    let bytes: Vec<_> = undefined.take_while(|byte| !shadow.is_defined(*byte, 1)).collect();
    let place = ShadowPlace::Byte(bytes.first().copied().unwrap_or(at) as u32);
    UndefinedPart { place, bytes: bytes.len() as u32 }
}

/// Returns the undefined bit of a predicate that a channel depends on: its own, or the first one.
fn guard_place(shadow: &RegisterShadow, span: Channels, guard: Guard, channel: u8) -> ShadowPlace {
    let undefined = shadow.predicate(guard.id) >> span.first & span.mask();
    let own = guard.combine == 0 || shadow.predicate(guard.id) >> channel & 1 == 1;
    let first = span.first + (undefined.trailing_zeros() as u8).min(31 - span.first);
    ShadowPlace::Predicate { id: guard.id, channel: if own { channel } else { first } }
}

/// Returns a string of a routine, which is the name of a variable.
fn name_at(routine: &Routine<'_>, index: Option<u32>) -> String {
    index.and_then(|index| routine.strings.get(index as usize)).map_or("?", String::as_str).to_owned()
}

/// Returns the variable that has some bytes of the registers, and where they are in it.
pub(crate) fn describe_bytes(routine: &Routine<'_>, at: u32, bytes: u32) -> FoundVariable {
    let contains = |index: &usize| {
        let variable = &routine.variables[*index];
        (variable.at..variable.at + variable.size).contains(&at)
    };
    let index = (0..routine.variables.len()).find(contains);
    let start = (at - index.map_or(0, |index| routine.variables[index].at)) as usize;
    let name = match index.and_then(|index| routine.variables[index].name) {
        Some(declared) => name_at(routine, Some(declared)),
        None => index.map_or("the registers".to_owned(), predefined_name),
    };
    let end = start + bytes as usize;
    let description = match bytes {
        0 | 1 => format!("byte {start} of `{name}`"),
        _ => format!("bytes {start} to {} of `{name}`", end - 1),
    };
    FoundVariable { name, part: start..end, description }
}

/// Returns the variable that some bytes of the registers are outside of, and where they are
/// relative to it.
fn describe_outside(routine: &Routine<'_>, extent: VariableExtent, element: RegisterBytes) -> FoundVariable {
    let RegisterBytes { at, size } = element;
    let variable = describe_bytes(routine, extent.start, 1);
    let (name, start) = (variable.name, extent.start as usize);
    let description = match at.checked_sub(start) {
        Some(first) => format!("bytes {first} to {} of `{name}`", first + size - 1),
        None => format!("{size} bytes that begin {} bytes before `{name}`", start - at),
    };
    let first = at.saturating_sub(start);
    FoundVariable { name, part: first..first + size, description }
}

/// Returns what a read was of.
fn describe_read(routine: &Routine<'_>, read: &UnwrittenRead) -> FoundVariable {
    let name = |index| name_at(routine, index);
    let UndefinedPart { place, bytes } = read.part;
    match place {
        ShadowPlace::Byte(at) => match read.left {
            Some(extent) => describe_outside(routine, extent, RegisterBytes { at: at as usize, size: bytes as usize }),
            None => describe_bytes(routine, at, bytes),
        },
        ShadowPlace::Predicate { id, channel } => {
            let declared = u32::from(id).checked_sub(VariableClass::Predicate.first());
            let name = name(declared.and_then(|index| routine.predicate_names.get(index as usize).copied()));
            let bit = usize::from(channel);
            FoundVariable { description: format!("bit {bit} of `{name}`"), name, part: bit..bit + 1 }
        }
        ShadowPlace::Address(element) => {
            let owner = routine.addresses.partition_point(|first| *first <= element).saturating_sub(1);
            let first = routine.addresses.get(owner).copied().unwrap_or(0);
            let declared = owner.checked_sub(VariableClass::Address.first() as usize);
            let name = name(declared.and_then(|index| routine.address_names.get(index).copied()));
            let element = usize::from(element - first);
            FoundVariable { description: format!("element {element} of `{name}`"), name, part: element..element + 1 }
        }
    }
}

/// Returns the name of a predefined general variable.
fn predefined_name(index: usize) -> String {
    let of = |class: VariableClass| PREDEFINED.iter().filter(move |variable| variable.class == class);
    let variable = of(VariableClass::General).find(|variable| variable.index as usize == index);
    variable.map_or("", |variable| variable.name).to_owned()
}
