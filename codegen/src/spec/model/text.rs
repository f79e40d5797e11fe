//! Assembler text: the templates of Text sections. `specs/README.md` defines their grammar.
//!
//! For example, `add[.sat] <Dst> <Src0>` has an option and two placeholders.

use crate::spec::model::expr::Condition;
use crate::spec::model::{FieldId, Gate};
use crate::spec::span::{Name, Span};
use openvisa_isa_core::text::template_table::CompositeForm;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// The condition under which an option is printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TextCondition {
    /// The first placeholder in the option is present and not zero.
    Nonzero,
    /// The destination saturates.
    Saturation,
    /// A field or bit group has this value or, if negated, another one.
    Value {
        /// The field.
        field: FieldId,
        /// Index of the bit group in the field; `None` for the whole field.
        group: Option<u16>,
        /// The value compared with; `None` for any value except zero.
        code: Option<u64>,
        /// True if the result is inverted.
        negated: bool,
    },
    /// A condition that names nothing known (a finding).
    Unresolved(String),
}

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TextItem {
    /// Characters printed as they are.
    Literal(String),
    /// One or more blanks: separates tokens.
    Blank,
    /// A placeholder, which prints a field.
    Placeholder {
        /// The field; `None` if it is unknown (a finding).
        field: Option<FieldId>,
        /// Index of the bit group in the field; `None` for the whole field.
        group: Option<u16>,
        /// The name of the formatter.
        formatter: Option<Name>,
        /// Further fields that the formatter prints.
        covers: Vec<FieldId>,
        /// True if a whole list is printed.
        list: bool,
        /// The placeholder as written, with brackets.
        source: Name,
    },
    /// An option, which is printed only if its condition holds.
    Optional {
        /// The condition.
        condition: TextCondition,
        /// The items of the option.
        items: Vec<TextItem>,
        /// The place of the option, with brackets.
        span: Span,
    },
}

/// A line of a Text section.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct TextForm {
    /// The platforms and versions whose tools use the line.
    pub gate: Option<Gate>,
    /// The condition under which the line is printed.
    pub condition: Option<Condition>,
    /// The line as written, without indentation.
    pub source: Name,
    /// The parsed items (strict dialect).
    pub items: Option<Vec<TextItem>>,
}

/// A formatter of a placeholder, for example `hex` in `<Imm:hex>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Formatter {
    /// A decimal number, also when it is read.
    Decimal,
    /// A hexadecimal number with `0x`.
    Hex,
    /// A hexadecimal number with `0x` and capital digits.
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
    /// Several fields in a special form.
    Composite(CompositeForm),
}

impl Formatter {
    /// All formatters with their names. Formatters of a single field come first.
    pub const NAMES: [(&'static str, Self); 19] = [
        ("decimal", Self::Decimal),
        ("hex", Self::Hex),
        ("HEX", Self::HexCapitals),
        ("digits", Self::Digits),
        ("string", Self::QuotedString),
        ("size", Self::Size),
        ("rawvec", Self::RawVector),
        ("address_of", Self::AddressOf),
        ("channels", Self::Channels),
        ("lsc_data", Self::Composite(CompositeForm::LscData)),
        ("lsc_addr", Self::Composite(CompositeForm::LscAddr)),
        ("lsc_caching", Self::Composite(CompositeForm::LscCaching)),
        ("state", Self::Composite(CompositeForm::State)),
        ("block2d_data", Self::Composite(CompositeForm::Block2dData)),
        ("block2d_addr", Self::Composite(CompositeForm::Block2dAddr)),
        ("fence_bits", Self::FenceBits),
        ("rt_modes", Self::RenderTargetModes),
        ("variable", Self::Variable),
        ("twice", Self::Composite(CompositeForm::Twice)),
    ];

    /// Returns the formatter with a name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, formatter)| *formatter)
    }

    /// Returns whether the formatter prints several fields, or one field in a special form.
    pub const fn is_composite(self) -> bool {
        matches!(self, Self::FenceBits | Self::RenderTargetModes | Self::Variable | Self::Composite(_))
    }
}
