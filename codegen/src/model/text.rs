//! Assembler text: the templates of Text sections. The grammar is in `specs/README.md`.

use crate::model::expr::Condition;
use crate::model::{FieldId, Gate};
use crate::span::{Name, Span};
use openvisa_codec::text::template_table::Composite;
use schemars::JsonSchema;
use serde::Serialize;

/// When an option is printed.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TextCondition {
    /// The first placeholder in it is present and not zero.
    Nonzero,
    /// The destination saturates.
    Saturation,
    /// A field or bit group has (or, negated, has not) this value.
    Value {
        /// The field.
        field: FieldId,
        /// Position of the bit group in the field.
        group: Option<u16>,
        /// Value compared with; `None` asks for any value but zero.
        code: Option<u64>,
        /// Whether the outcome is inverted.
        negated: bool,
    },
    /// Names nothing known (a finding).
    Unresolved(String),
}

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TextItem {
    /// Characters printed as they are.
    Literal(String),
    /// One or more blanks: separates tokens.
    Blank,
    /// A field.
    Placeholder {
        /// The field; `None`: unknown (a finding).
        field: Option<FieldId>,
        /// Position of the bit group in the field.
        group: Option<u16>,
        /// Named form.
        formatter: Option<Name>,
        /// Further fields that the form covers.
        covers: Vec<FieldId>,
        /// A whole list is printed.
        list: bool,
        /// As written, with brackets.
        source: Name,
    },
    /// Printed only if the condition holds.
    Optional {
        /// The condition.
        condition: TextCondition,
        /// What is printed.
        items: Vec<TextItem>,
        /// As written, with brackets.
        span: Span,
    },
}

/// One line of a Text section.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TextForm {
    /// Platforms and versions whose tools use it.
    pub gate: Option<Gate>,
    /// When it is the form to print.
    pub condition: Option<Condition>,
    /// As written, without indentation.
    pub source: Name,
    /// Parsed (strict dialect).
    pub items: Option<Vec<TextItem>>,
}

/// A named form of a placeholder: what stands behind the colon in `<Imm:hex>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Formatter {
    /// A hexadecimal number behind `0x`.
    Hex,
    /// A hexadecimal number in capitals behind `0x`.
    HexCapitals,
    /// The digits of a hexadecimal number.
    Digits,
    /// A string in double quotes.
    QuotedString,
    /// The execution size without the mask.
    Size,
    /// A vector operand without a region.
    RawVector,
    /// A general or state operand as an address.
    AddressOf,
    /// The letters of a channel mask.
    Channels,
    /// The names of the flags of a fence.
    FenceBits,
    /// The names of the modes of a render target.
    RenderTargetModes,
    /// A variable whose class another field gives.
    Variable,
    /// Several fields in a form of their own.
    Composite(Composite),
}

impl Formatter {
    /// All formatters with their names; those of one field first.
    pub const NAMES: [(&'static str, Self); 18] = [
        ("hex", Self::Hex),
        ("HEX", Self::HexCapitals),
        ("digits", Self::Digits),
        ("string", Self::QuotedString),
        ("size", Self::Size),
        ("rawvec", Self::RawVector),
        ("address_of", Self::AddressOf),
        ("channels", Self::Channels),
        ("lsc_data", Self::Composite(Composite::LscData)),
        ("lsc_addr", Self::Composite(Composite::LscAddr)),
        ("lsc_caching", Self::Composite(Composite::LscCaching)),
        ("state", Self::Composite(Composite::State)),
        ("block2d_data", Self::Composite(Composite::Block2dData)),
        ("block2d_addr", Self::Composite(Composite::Block2dAddr)),
        ("fence_bits", Self::FenceBits),
        ("rt_modes", Self::RenderTargetModes),
        ("variable", Self::Variable),
        ("twice", Self::Composite(Composite::Twice)),
    ];

    /// Returns the formatter with a name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, formatter)| *formatter)
    }

    /// Returns whether it prints several fields, or one in a way of its own.
    pub const fn is_composite(self) -> bool {
        matches!(self, Self::FenceBits | Self::RenderTargetModes | Self::Variable | Self::Composite(_))
    }
}
