//! Assembler text: the templates of Text sections. The grammar is in `specs/README.md`.

use crate::model::expr::Condition;
use crate::model::{FieldId, Gate};
use crate::span::{Name, Span};
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
