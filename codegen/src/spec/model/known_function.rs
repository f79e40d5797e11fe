//! The functions of the pseudo-code that the generator knows by their names.
//!
//! The generator gives these functions a meaning of their own: in rules of the validator, in
//! checks, and in the classification of programs. All other functions are known by their rows in
//! `functions.md` alone. For example, a call of `is_null` becomes a query of the validator.

use super::{Expr, ExprKind};
use openvisa_isa_core::words;

words! {
    /// A function that the generator knows by its name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    #[expect(missing_docs, reason = "each is named as its function")]
    pub enum KnownFunction, name {
        Aligned = "aligned",
        Bits = "bits",
        Blocks = "blocks",
        Channels = "channels",
        Class = "class",
        CountOnes = "count_ones",
        FirstElement = "first_element",
        Fits = "fits",
        Fma = "fma",
        FromBf8 = "from_bf8",
        FromHf8 = "from_hf8",
        FromTf32 = "from_tf32",
        HorizontalStride = "horizontal_stride",
        InLayout = "in_layout",
        IsFloat = "is_float",
        IsInteger = "is_integer",
        IsModified = "is_modified",
        IsNull = "is_null",
        IsPacked = "is_packed",
        IsPredefined = "is_predefined",
        IsScalar = "is_scalar",
        IsSigned = "is_signed",
        LeadingZeros = "leading_zeros",
        Max = "max",
        Min = "min",
        NextPowerOfTwo = "next_power_of_two",
        NoMask = "no_mask",
        Overflows = "overflows",
        Piece = "piece",
        Platform = "platform",
        PrecisionBits = "precision_bits",
        PredicateBits = "predicate_bits",
        PredicateElements = "predicate_elements",
        RandomRound = "random_round",
        RawBits = "raw_bits",
        RegistersTouched = "registers_touched",
        RoundUp = "round_up",
        RowWidth = "row_width",
        Saturates = "saturates",
        Selected = "selected",
        SetFlag = "set_flag",
        Size = "size",
        ToBf8 = "to_bf8",
        ToHf8 = "to_hf8",
        ToTf32 = "to_tf32",
        TrailingZeros = "trailing_zeros",
        Truth = "truth",
        Type = "type",
        TypesAgree = "types_agree",
        Value = "value",
        VerticalStride = "vertical_stride",
    }
}

impl KnownFunction {
    /// Returns the function that an expression calls, if the generator knows it.
    pub fn called_by(expr: &Expr) -> Option<Self> {
        let ExprKind::Call(name, _) = &expr.kind else { return None };
        Self::parse(&name.value)
    }
}

/// The state that the generator knows by its name: the number of bytes of a register.
pub const REGISTER_BYTES: &str = "grf_bytes";
