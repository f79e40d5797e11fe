//! An instruction that was appended, and its optional parts.
//!
//! For example, `k.add(16, x, x, y)` appends the instruction at once, and `.pred(p).sat()` encodes
//! it again with a predicate and saturation.

use super::state::State;
use super::{Dst, ErrorKind, Exec, Guard};
use core::panic::Location;
use openvisa_isa::Inst;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::ExecMask;
use openvisa_isa::operands::VecOperand;

/// An instruction that was appended. Its methods set the optional parts.
///
/// It borrows the builder until it is used for the last time. [`index`](Self::index) ends the
/// borrow, and gives the arms of a `match` one type:
///
/// ```
/// use openvisa::builder::{Builder, Flag, Variable, general};
/// use openvisa::isa::DataType;
///
/// enum Op {
///     Add,
///     Mul,
///     Shl(u32),
/// }
///
/// /// Lowers an operation, and returns the index of its instruction.
/// fn lower(
///     k: &mut Builder,
///     op: Op,
///     to: Variable,
///     [a, b]: [Variable; 2],
///     guard: Option<Flag>,
/// ) -> usize {
///     match op {
///         Op::Add => k.add(16, to, a, b).pred(guard).index(),
///         Op::Mul => k.mul(16, to, a, b).pred(guard).index(),
///         Op::Shl(bits) => k.shl(16, to, a, bits).pred(guard).index(),
///     }
/// }
///
/// let mut k = Builder::kernel("k");
/// let [x, y] = ["x", "y"].map(|name| k.declare(general(name, DataType::D, 16)));
/// let negative = k.declare_predicate("negative", 16);
/// assert_eq!(lower(&mut k, Op::Add, x, [x, y], None), 0);
/// assert_eq!(lower(&mut k, Op::Mul, x, [x, y], Some(!negative)), 1);
/// assert_eq!(lower(&mut k, Op::Shl(2), x, [x, y], Some(negative.any())), 2);
/// ```
#[derive(Debug)]
pub struct Added<'b, F> {
    state: &'b mut State,
    value: F,
    /// Offset of the instruction in the code, in bytes.
    start: usize,
    /// Number of errors before the instruction was encoded.
    errors: usize,
}

/// An instruction format that has a predicate.
pub trait Predicated {
    /// Returns the predicate.
    fn predicate(&mut self) -> &mut Predicate;
}

/// An instruction format that has an execution mask.
pub trait Masked {
    /// Returns the execution size and mask.
    fn exec(&mut self) -> &mut ExecControl;
}

/// An instruction format whose result can be saturated.
pub trait Saturating {
    /// Returns the operand that is written.
    fn result(&mut self) -> &mut VecOperand;
}

impl<'b, F: Copy> Added<'b, F>
where
    Inst<'b>: From<F>,
{
    #[track_caller]
    pub(super) fn new(state: &'b mut State, value: F) -> Self {
        state.places.instructions.push((Location::caller(), Inst::from(value).kind()));
        state.report_pending();
        let (start, errors) = (state.object.code.len(), state.errors.len());
        let mut added = Self { state, value, start, errors };
        added.encode();
        added
    }

    /// Encodes the instruction, in place of what was encoded for it before.
    fn encode(&mut self) {
        self.state.object.code.truncate(self.start);
        self.state.errors.truncate(self.errors);
        let inst = Inst::from(self.value);
        if let Err(error) = self.state.object.append(&inst, self.state.version) {
            self.state.pending.push(("", ErrorKind::Write(error.kind)));
            self.state.report_pending();
        }
    }

    /// Returns the index of the instruction in the code, from 0. Labels are counted as well.
    ///
    /// It is the index that [`Error::instruction`](super::Error::instruction) has, and a key for
    /// tables of a compiler, such as source locations.
    pub fn index(self) -> usize {
        self.state.places.instructions.len() - 1
    }

    /// Changes any member of the instruction.
    #[allow(clippy::return_self_not_must_use)]
    pub fn with(mut self, change: impl FnOnce(&mut F)) -> Self {
        change(&mut self.value);
        self.encode();
        self
    }

    /// Changes the instruction by operands, and records the errors of the operands.
    pub(super) fn set(mut self, change: impl FnOnce(&mut State, &mut F)) -> Self {
        change(self.state, &mut self.value);
        self.state.report_pending();
        self.errors = self.state.errors.len();
        self.encode();
        self
    }

    /// Runs only the channels that a predicate enables: a predicate variable `p`, `!p`, `p.any()`
    /// or `p.all()`. `None` removes the predicate.
    #[allow(clippy::return_self_not_must_use)]
    pub fn pred(self, predicate: impl Into<Guard>) -> Self
    where
        F: Predicated,
    {
        self.set(|state, value| *value.predicate() = state.predicate("pred", predicate.into()))
    }

    /// Selects the part of the execution mask that enables the channels.
    #[allow(clippy::return_self_not_must_use)]
    pub fn mask(self, mask: ExecMask) -> Self
    where
        F: Masked,
    {
        self.with(|value| *value.exec() = value.exec().with_mask(mask))
    }

    /// Runs all channels, and ignores the execution mask.
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
