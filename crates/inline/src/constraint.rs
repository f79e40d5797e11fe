//! Constraints of operands. `specs/inline_assembly.md` defines them.
//!
//! For example, `=rw.u` is an output with one value for all channels.

use crate::made_text::HoleKind;

/// A constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OperandConstraint {
    /// Whether the constraint begins with `=` or `+`.
    pub(crate) writes: bool,
    /// Whether only the compiler for explicit SIMD has the constraint.
    pub(crate) is_for_explicit_simd: bool,
    pub(crate) kind: ConstraintKind,
}

/// The kind of text that replaces an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConstraintKind {
    /// The name of a general variable.
    Variable {
        /// Whether the variable has one value for all channels.
        is_uniform: bool,
    },
    /// The name of a general variable with a region after it, as the compiler for explicit SIMD
    /// writes it.
    Region,
    /// The name of an address variable.
    Address,
    /// The name of a predicate variable.
    Predicate,
    /// A number with its type.
    Immediate,
    /// The digits of a number.
    Digits,
    /// The operand that has this number.
    Tied(usize),
    /// A word that is no name of a variable: a type, a mnemonic, or a name that the text declares.
    Word,
}

/// The constraints for messages.
pub(crate) const KNOWN_CONSTRAINTS: &str =
    "`rw`, `rw.u`, `r`, `a`, `cr`, `i`, `n`, `F`, `P` and the number of an output";

/// The constraints of kernels that are not for explicit SIMD, for messages.
pub(crate) const COMMON_CONSTRAINTS: &str = "`rw`, `rw.u`, `i`, `P` and the number of an output";

impl OperandConstraint {
    /// Returns the constraint of an operand that stands for a hole.
    pub(crate) fn of_hole(hole: HoleKind) -> Self {
        let kind = match hole {
            HoleKind::Number => ConstraintKind::Digits,
            HoleKind::Name => ConstraintKind::Variable { is_uniform: false },
            HoleKind::Predicate => ConstraintKind::Predicate,
            HoleKind::Type | HoleKind::Declared | HoleKind::Mnemonic | HoleKind::Text => ConstraintKind::Word,
        };
        Self { writes: true, is_for_explicit_simd: false, kind }
    }
}

/// Parses a constraint. Returns `None` if it is unknown.
pub(crate) fn parse_constraint(text: &str) -> Option<OperandConstraint> {
    let writes = text.starts_with(['=', '+']);
    let name = text.trim_start_matches(['=', '+', '&', '%']);
    let kind = match name {
        "rw" => ConstraintKind::Variable { is_uniform: false },
        "rw.u" => ConstraintKind::Variable { is_uniform: true },
        "r" => ConstraintKind::Region,
        "a" => ConstraintKind::Address,
        "cr" => ConstraintKind::Predicate,
        "i" | "n" | "F" => ConstraintKind::Immediate,
        "P" => ConstraintKind::Digits,
        _ => ConstraintKind::Tied(name.parse().ok().filter(|_| name.bytes().all(|b| b.is_ascii_digit()))?),
    };
    let is_for_explicit_simd = ["r", "a", "cr", "n", "F"].contains(&name);
    Some(OperandConstraint { writes, is_for_explicit_simd, kind })
}
