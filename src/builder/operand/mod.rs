//! Operands of instructions: the handles of declared things, and what methods convert them to.
//!
//! For example, in `k.add(16, x, y.at(0, 8), 2_i32)` the [`Variable`] `x` is converted to a
//! [`Dst`], and the [`Element`] of `y` and the number to a [`Src`]. A conversion never fails: an
//! operand that does not exist carries its error until the builder appends the instruction.

mod address;
mod constant;
mod exec;
mod predicate;
mod state_variable;
mod variable;

pub use address::{Address, Indirect};
pub use constant::constant;
pub(super) use constant::dword;
pub use exec::{Exec, exec};
pub use predicate::{Flag, Guard, PredicateVariable};
pub use state_variable::{Sampler, Surface};
pub use variable::{Element, Variable};

use super::ErrorKind;
use core::fmt;
use openvisa_isa::Enumeration;
use openvisa_isa::enums::{InputClass, Modifier};
use openvisa_isa::operands::{RawOperand, VecOperand};

/// The builder that a handle came from. Another builder refuses the handle, because the number of
/// the handle means another variable there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Owner(u32);

impl Owner {
    /// The owner of operands that came from no builder. Every builder accepts them.
    pub(super) const ANY: Self = Self(0);

    /// Returns an owner that no other builder of the process has.
    #[cfg(target_has_atomic = "32")]
    pub(super) fn unique() -> Self {
        use core::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(1);
        // The counter wraps after 2^32 builders. The next one is `ANY`, and its handles are not
        // checked.
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// Returns [`ANY`](Self::ANY): without atomic operations, handles are not checked.
    #[cfg(not(target_has_atomic = "32"))]
    pub(super) fn unique() -> Self {
        Self::ANY
    }

    /// Returns whether this builder accepts a handle of `other`.
    pub(super) fn accepts(self, other: Self) -> bool {
        self == other || other == Self::ANY
    }
}

/// Prints no number, because the number differs from run to run.
impl fmt::Debug for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}

/// Returns the member of an enumeration whose assembler text is this number. For example, 16 is
/// `ExecSize::Simd16`.
fn find_by_number<T: Enumeration>(number: u8) -> Option<T> {
    let entry = T::ENTRIES.iter().find(|e| e.text.and_then(|t| t.parse().ok()) == Some(number))?;
    Some(entry.value)
}

/// A vector operand, or the error of one that does not exist.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct OwnedOperand {
    pub(super) operand: Result<VecOperand, ErrorKind>,
    pub(super) owner: Owner,
    /// Number of elements that the offset of the operand does not include: a multiple of
    /// [`ELEMENTS_IN_REACH`]. The builder replaces the variable by an alias that begins there.
    pub(super) skipped: u32,
}

/// Number of elements that the offset of an operand reaches, for registers of any size.
pub(super) const ELEMENTS_IN_REACH: u32 = 1 << u8::BITS;

impl OwnedOperand {
    fn new(owner: Owner, operand: Result<VecOperand, ErrorKind>) -> Self {
        Self { operand, owner, skipped: 0 }
    }

    fn map_modifier(self, change: impl FnOnce(Modifier) -> Modifier) -> Self {
        Self { operand: self.operand.map(|operand| map_modifier(operand, change)), ..self }
    }
}

/// Returns the operand with its modifier changed. The null operand has none.
fn map_modifier(mut operand: VecOperand, change: impl FnOnce(Modifier) -> Modifier) -> VecOperand {
    match &mut operand {
        VecOperand::General { modifier, .. }
        | VecOperand::Address { modifier, .. }
        | VecOperand::Predicate { modifier, .. }
        | VecOperand::Indirect { modifier, .. }
        | VecOperand::Immediate { modifier, .. }
        | VecOperand::State { modifier, .. } => *modifier = change(*modifier),
        _ => {}
    }
    operand
}

/// A source operand: a variable, a region of a variable, or a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Src(pub(super) OwnedOperand);

impl Src {
    fn map_modifier(self, change: impl FnOnce(Modifier) -> Modifier) -> Self {
        Self(self.0.map_modifier(change))
    }

    /// Returns the absolute value of the operand, `(abs)`. A [`neg`](Self::neg) must follow, not
    /// precede.
    #[must_use]
    pub fn abs(self) -> Self {
        self.map_modifier(|_| Modifier::Abs)
    }

    /// Returns the negated operand, `(-)`. After [`abs`](Self::abs), it is the negated absolute
    /// value.
    #[must_use]
    #[allow(clippy::should_implement_trait)]
    pub fn neg(self) -> Self {
        self.map_modifier(|before| if before == Modifier::Abs { Modifier::NegAbs } else { Modifier::Neg })
    }

    /// Returns the bitwise complement of the operand, `(~)`.
    #[must_use]
    #[allow(clippy::should_implement_trait)]
    pub fn not(self) -> Self {
        self.map_modifier(|_| Modifier::Not)
    }
}

impl From<VecOperand> for Src {
    fn from(operand: VecOperand) -> Self {
        Self(OwnedOperand::new(Owner::ANY, Ok(operand)))
    }
}

/// A destination operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dst(pub(super) OwnedOperand);

impl Dst {
    /// Saturates results to the range of the type of the operand.
    #[must_use]
    pub fn sat(self) -> Self {
        Self(self.0.map_modifier(|_| Modifier::Sat))
    }
}

impl From<VecOperand> for Dst {
    fn from(operand: VecOperand) -> Self {
        Self(OwnedOperand::new(Owner::ANY, Ok(operand)))
    }
}

/// A raw operand: the bytes of a general variable, from an offset on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Raw {
    pub(super) operand: RawOperand,
    pub(super) owner: Owner,
}

impl From<Variable> for Raw {
    fn from(from: Variable) -> Self {
        from.raw(0)
    }
}

impl From<RawOperand> for Raw {
    fn from(operand: RawOperand) -> Self {
        Self { operand, owner: Owner::ANY }
    }
}

/// A variable that can be an input of a kernel: a general, surface or sampler variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Input {
    pub(super) class: InputClass,
    pub(super) id: u32,
    pub(super) owner: Owner,
}

impl From<Variable> for Input {
    fn from(from: Variable) -> Self {
        Self { class: InputClass::General, id: from.id, owner: from.owner }
    }
}

/// A label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    pub(super) id: u32,
    pub(super) owner: Owner,
}

impl Label {
    /// Returns the number of the label in object files.
    pub const fn id(self) -> u32 {
        self.id
    }
}
