//! The parts of a text template as data. [`Item::tokens`] prints a part as an
//! `openvisa_isa_core::text::template_table::Item`.
//!
//! For example, `[(<Pred>)] add[<sat>] (<Exec_size>) <Dst>` has the parts `Text("add")`,
//! `Saturation(2)`, `ExecSizeInParentheses(0)` and `Operand { field: 2, place:
//! OperandSyntax::Saturated }`. The predicate is stored separately.

use crate::emit::support::literals::optional;
use crate::spec::model::{BitGroup, LabelKind, VersionRange};
use openvisa_isa_core::text::SymbolClass;
use openvisa_isa_core::text::template_table::{CompositeForm, OperandSyntax};
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

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Item {
    /// Characters that are printed as they are.
    Text(String),
    /// Blanks. Behind another blank, nothing is printed.
    Blank,
    /// One more blank behind another one.
    SecondBlank,
    /// Execution size and mask: `M1, 16`.
    ExecSize(u16),
    /// Execution size and mask in parentheses, between blanks: ` (M1, 16) `.
    ExecSizeInParentheses(u16),
    /// The word for a value, from the table with this name.
    Word {
        bits: FieldBits,
        words: String,
    },
    /// A decimal number.
    Number(FieldBits),
    /// A decimal number that may be negative.
    Signed(FieldBits),
    /// A decimal number, also when it is read.
    Decimal(FieldBits),
    /// A hexadecimal number behind `0x`.
    Hex(FieldBits),
    /// A hexadecimal number in capitals behind `0x`.
    HexCapitals(FieldBits),
    /// The digits of a hexadecimal number.
    HexDigits(FieldBits),
    /// The letters of a mask.
    Letters {
        bits: FieldBits,
        letters: &'static str,
    },
    /// The texts of the bits that are set.
    Flags {
        field: u16,
        flags: Vec<Flag>,
    },
    /// The saturation mark, if the operand saturates.
    Saturation(u16),
    /// A vector operand.
    Operand {
        field: u16,
        place: OperandSyntax,
    },
    /// A vector operand. Constants with a word in the table are shown by it.
    NamedOperand {
        field: u16,
        words: String,
    },
    RawOperand(u16),
    /// A variable of a fixed class, by its number.
    Variable {
        bits: FieldBits,
        class: SymbolClass,
    },
    /// A variable whose class other bits give.
    VariableOfClass {
        field: u16,
        class: FieldBits,
    },
    Label {
        field: u16,
        kind: LabelKind,
    },
    /// A string of the pool, as a name.
    Name(u16),
    /// A string of the pool, in quotes.
    QuotedString(u16),
    /// The registers of the list, separated by blanks.
    RawOperandList,
    /// The labels of the list, separated by commas.
    LabelList(LabelKind),
    /// A part that is printed only for some values.
    Optional {
        /// The bits that decide.
        bits: FieldBits,
        /// The value for which the part is printed; `None`: any but 0.
        code: Option<u64>,
        /// Whether the part is printed for all other values instead.
        negated: bool,
        items: Vec<Item>,
    },
    /// Several fields in a composite form, in the order of [`CompositeForm::parts`].
    Composite {
        form: CompositeForm,
        fields: Vec<Option<u16>>,
    },
}

/// A bit with the text that is printed if it is set.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Flag {
    pub(super) bit: u8,
    pub(super) text: String,
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

impl ToTokens for Flag {
    fn to_tokens(&self, out: &mut TokenStream) {
        let (bit, text) = (Literal::u8_unsuffixed(self.bit), &self.text);
        out.extend(quote!((#bit, #text)));
    }
}

impl Item {
    /// Returns the part as Rust.
    pub(super) fn tokens(&self) -> TokenStream {
        match self {
            Self::Text(text) => quote!(Text(&literal(#text))),
            Self::Blank => quote!(Blank),
            Self::SecondBlank => quote!(SecondBlank),
            Self::ExecSize(field) => with_field("ExecSize", *field),
            Self::ExecSizeInParentheses(field) => with_field("ExecSizeInParentheses", *field),
            Self::Word { bits, words } => {
                let words = format_ident!("{words}");
                quote!(Word(#bits, &#words))
            }
            Self::Number(bits) => quote!(Number(#bits)),
            Self::Signed(bits) => quote!(Signed(#bits)),
            Self::Decimal(bits) => quote!(Decimal(#bits)),
            Self::Hex(bits) => quote!(Hex(#bits)),
            Self::HexCapitals(bits) => quote!(HexCapitals(#bits)),
            Self::HexDigits(bits) => quote!(HexDigits(#bits)),
            Self::Letters { bits, letters } => quote!(Letters(#bits, #letters)),
            Self::Flags { field, flags } => {
                let field = field_literal(*field);
                quote!(Flags(#field, &[#(#flags),*]))
            }
            Self::Saturation(field) => with_field("Saturation", *field),
            Self::Operand { field, place } => {
                let (field, place) = (field_literal(*field), format_ident!("{place:?}"));
                quote!(Operand(#field, #place))
            }
            Self::NamedOperand { field, words } => {
                let (field, words) = (field_literal(*field), format_ident!("{words}"));
                quote!(NamedOperand(#field, &#words))
            }
            Self::RawOperand(field) => with_field("RawOperand", *field),
            Self::Variable { bits, class } => {
                let class = format_ident!("{class:?}");
                quote!(Variable(#bits, #class))
            }
            Self::VariableOfClass { field, class } => {
                let field = field_literal(*field);
                quote!(VariableOfClass(#field, #class))
            }
            Self::Label { field, kind } => {
                let (field, kind) = (field_literal(*field), label_kind(*kind));
                quote!(Label(#field, #kind))
            }
            Self::Name(field) => with_field("Name", *field),
            Self::QuotedString(field) => with_field("QuotedString", *field),
            Self::RawOperandList => quote!(RawOperandList),
            Self::LabelList(kind) => {
                let kind = label_kind(*kind);
                quote!(LabelList(#kind))
            }
            Self::Optional { bits, code, negated, items } => {
                let code = code.map(Literal::u64_unsuffixed);
                let code = optional(code);
                let items = items.iter().map(Self::tokens);
                quote!(Optional(&OptionalPart { bits: #bits, code: #code, negated: #negated, items: &[#(#items),*] }))
            }
            Self::Composite { form, fields } => {
                let (form, fields) = (format_ident!("{form:?}"), fields.iter().map(|field| field_or_none(*field)));
                quote!(Composite(CompositeForm::#form, &[#(#fields),*]))
            }
        }
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

/// Returns an item whose only argument is a field: `Raw(3)`.
fn with_field(item: &str, field: u16) -> TokenStream {
    let (item, field) = (format_ident!("{item}"), field_literal(field));
    quote!(#item(#field))
}

fn field_literal(field: u16) -> Literal {
    Literal::u16_unsuffixed(field)
}
