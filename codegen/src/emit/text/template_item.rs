//! The parts of a text template, which are printed as items of
//! `openvisa_isa_core::text::template_table`.
//!
//! For example, `[(<Pred>)] add[<sat>] (<Exec_size>) <Dst>` has the parts `Text("add")`,
//! `Saturation(2)`, `ExecSizeInParentheses(0)` and `Operand { field: 2, place:
//! OperandSyntax::Saturated }`. The predicate is stored separately.

use crate::spec::model::{BitGroup, LabelKind, VersionRange};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct FieldBits {
    /// Position of the field among those of the instruction.
    pub(super) field: u16,
    /// Lowest bit.
    pub(super) low: u8,
    /// Width in bits, 1 to 64.
    pub(super) width: u8,
}

impl FieldBits {
    pub(super) fn of_group(field: u16, group: &BitGroup) -> Self {
        Self { field, low: group.low, width: group.width() }
    }
}

/// A condition on the fields of an instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum TemplateCondition {
    /// The value of the bits is one of those whose bit is set in `codes`.
    In { bits: FieldBits, codes: u64 },
    /// The operand is null.
    Null(u16),
}

/// A part of a template. It is printed as an `openvisa_isa_core::text::template_table::Item`, which
/// documents the parts.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Text(String),
    Blank,
    ExecSize(u16),
    ExecSizeInParentheses(u16),
    /// Any other part, as Rust.
    Other(TokenStream),
}

impl ToTokens for FieldBits {
    fn to_tokens(&self, out: &mut TokenStream) {
        let [low, width] = [self.low, self.width].map(Literal::u8_unsuffixed);
        let field = field_literal(self.field);
        out.extend(quote!(Bits { arg: #field, low: #low, width: #width }));
    }
}

impl ToTokens for TemplateCondition {
    fn to_tokens(&self, out: &mut TokenStream) {
        out.extend(match self {
            Self::In { bits, codes } => {
                let codes = crate::emit::support::literals::hex(*codes);
                quote!(When::In(#bits, #codes))
            }
            Self::Null(field) => {
                let field = field_literal(*field);
                quote!(When::Null(#field))
            }
        });
    }
}

impl ToTokens for Item {
    fn to_tokens(&self, out: &mut TokenStream) {
        out.extend(match self {
            Self::Text(text) => quote!(Text(&literal(#text))),
            Self::Blank => quote!(Blank),
            Self::ExecSize(field) => {
                let field = field_literal(*field);
                quote!(ExecSize(#field))
            }
            Self::ExecSizeInParentheses(field) => {
                let field = field_literal(*field);
                quote!(ExecSizeInParentheses(#field))
            }
            Self::Other(tokens) => tokens.clone(),
        });
    }
}

/// Returns the position of a field, or `NONE`.
pub(super) fn field_or_none(field: Option<u16>) -> TokenStream {
    field.map_or_else(|| quote!(NONE), |field| field_literal(field).into_token_stream())
}

/// Returns `LabelKind::Block`.
pub(super) fn label_kind(kind: LabelKind) -> TokenStream {
    let kind = format_ident!("{kind:?}");
    quote!(LabelKind::#kind)
}

/// Returns the range of versions as Rust: `Versions::since(3, 4)`.
pub(super) fn versions_expr(range: VersionRange) -> TokenStream {
    let text = crate::emit::support::versions::range_expr(range, "Versions::ALL");
    crate::emit::support::field_exprs::parse_tokens(&text)
}

pub(super) fn field_literal(field: u16) -> Literal {
    Literal::u16_unsuffixed(field)
}
