//! An instruction that was appended, and what may be set of it.

use super::state::State;
use super::{Dst, ErrorKind, Exec, Flag};
use core::panic::Location;
use openvisa_isa::Inst;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::ExecMask;
use openvisa_isa::operands::VecOperand;

/// An instruction that was added. What it may have beside its operands can still be set.
#[derive(Debug)]
pub struct Added<'b, F> {
    state: &'b mut State,
    value: F,
    /// Where its bytes begin.
    start: usize,
    /// How many errors there were before it was written.
    errors: usize,
}

/// Formats of instructions that may have a predicate.
pub trait Predicated {
    /// The predicate.
    fn predicate(&mut self) -> &mut Predicate;
}

/// Formats of instructions that have an execution mask.
pub trait Masked {
    /// Execution size and mask.
    fn exec(&mut self) -> &mut ExecControl;
}

/// Formats of instructions whose result may be saturated.
pub trait Saturating {
    /// The operand that is written.
    fn result(&mut self) -> &mut VecOperand;
}

impl<'b, F: Copy> Added<'b, F>
where
    Inst<'b>: From<F>,
{
    #[track_caller]
    pub(super) fn new(state: &'b mut State, value: F) -> Self {
        state.places.instructions.push((Location::caller(), Inst::from(value).kind()));
        state.report();
        let (start, errors) = (state.object.code.len(), state.errors.len());
        let mut added = Self { state, value, start, errors };
        added.write();
        added
    }

    fn write(&mut self) {
        self.state.object.code.truncate(self.start);
        self.state.errors.truncate(self.errors);
        let inst = Inst::from(self.value);
        if let Err(error) = self.state.object.append(&inst, self.state.version) {
            self.state.pending.push(("", ErrorKind::Write(error.kind)));
            self.state.report();
        }
    }

    /// Changes any of its members.
    #[allow(clippy::return_self_not_must_use)]
    pub fn with(mut self, change: impl FnOnce(&mut F)) -> Self {
        change(&mut self.value);
        self.write();
        self
    }

    /// Changes the instruction by operands, whose errors go on record.
    pub(super) fn set(mut self, change: impl FnOnce(&mut State, &mut F)) -> Self {
        change(self.state, &mut self.value);
        self.state.report();
        self.errors = self.state.errors.len();
        self.write();
        self
    }

    /// Runs only the channels that the predicate enables: a predicate variable, its complement `!p`, `p.any()` or `p.all()`.
    #[allow(clippy::return_self_not_must_use)]
    pub fn pred(self, predicate: impl Into<Flag>) -> Self
    where
        F: Predicated,
    {
        self.set(|state, value| *value.predicate() = state.predicate("pred", predicate.into()))
    }

    /// Is controlled by this part of the execution mask.
    #[allow(clippy::return_self_not_must_use)]
    pub fn mask(self, mask: ExecMask) -> Self
    where
        F: Masked,
    {
        self.with(|value| *value.exec() = value.exec().with_mask(mask))
    }

    /// Runs all channels, whatever the execution mask says.
    #[allow(clippy::return_self_not_must_use)]
    pub fn no_mask(self) -> Self
    where
        F: Masked,
    {
        self.with(|value| {
            if let Exec(Ok(control)) = Exec::from(*value.exec()).no_mask() {
                *value.exec() = control;
            }
        })
    }

    /// Saturates the result to the range of its type.
    #[allow(clippy::return_self_not_must_use)]
    pub fn sat(self) -> Self
    where
        F: Saturating,
    {
        self.with(|value| {
            if let Ok(operand) = Dst::from(*value.result()).sat().0.operand {
                *value.result() = operand;
            }
        })
    }
}
