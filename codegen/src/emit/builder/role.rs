//! What a member of an instruction becomes in a method of the builder, and its Rust.

use crate::emit::context::Context;
use crate::emit::support::formats::{FormatPlan, Member};
use crate::emit::support::type_assignment::{GroupPlan, GroupType, IntegerType, Owner};
use crate::emit::support::versions::{VersionInterval, kind_in};
use crate::model::{Access, BitGroup, Field, FieldKind, Ignored, LabelKind, TableRef, TextItem};
use proc_macro2::TokenStream;
use quote::quote;

/// How a parameter is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// An execution size and mask.
    Exec,
    /// A vector operand that is written.
    Dst,
    /// A vector operand that is read.
    Src,
    /// A raw operand.
    Raw,
    /// A list of raw operands.
    Raws,
    /// A list of labels to go to.
    Labels,
    /// A label to go to.
    Label,
    /// A label of another file.
    External,
    /// The label that is placed.
    Place,
    /// A string.
    String,
    /// A surface variable.
    Surface,
    /// A sampler variable.
    Sampler,
    /// A value of its own type.
    Value,
}

impl Role {
    /// Returns the type of the parameter. `rust` is the type of the member.
    pub(super) fn parameter_type(self, rust: &TokenStream) -> TokenStream {
        match self {
            Self::Exec => quote!(impl Into<Exec>),
            Self::Dst => quote!(impl Into<Dst>),
            Self::Src => quote!(impl Into<Src>),
            Self::Raw => quote!(impl Into<Raw>),
            Self::Raws => quote!(impl IntoIterator<Item = impl Into<Raw>>),
            Self::Labels => quote!(&[super::Label]),
            Self::Label | Self::External | Self::Place => quote!(super::Label),
            Self::String => quote!(&str),
            Self::Surface => quote!(impl Into<Surface>),
            Self::Sampler => quote!(impl Into<Sampler>),
            Self::Value => rust.clone(),
        }
    }

    /// Returns the type of a member of a parameter that is a structure.
    pub(super) fn member_type(self, rust: &TokenStream) -> TokenStream {
        match self {
            Self::Exec => quote!(Exec),
            Self::Dst => quote!(Dst),
            Self::Src => quote!(Src),
            Self::Raw => quote!(Raw),
            Self::Surface => quote!(Surface),
            Self::Sampler => quote!(Sampler),
            _ => rust.clone(),
        }
    }

    /// Returns the parameter of this name with the type that [`conversion`](Self::conversion) takes.
    pub(super) fn argument(self, name: &TokenStream) -> TokenStream {
        match self {
            Self::Exec | Self::Dst | Self::Src | Self::Raw | Self::Surface | Self::Sampler => quote!(#name.into()),
            Self::Raws => quote!(#name.into_iter().map(Into::into)),
            _ => name.clone(),
        }
    }

    /// Returns the value of the member. `name` is the name of the parameter in messages, `value` the parameter.
    pub(super) fn conversion(self, name: &str, value: &TokenStream) -> TokenStream {
        match self {
            Self::Exec => quote!(state.exec(#name, #value)),
            Self::Dst => quote!(state.dst(#name, #value)),
            Self::Src => quote!(state.src(#name, #value)),
            Self::Raw => quote!(state.raw(#name, #value)),
            Self::Raws => quote!(state.raws(#name, #value, lists)),
            Self::Labels => quote!(state.labels(#name, #value, lists)),
            Self::Label => quote!(state.label(#name, #value)),
            Self::External => quote!(state.external_label(#name, #value)),
            Self::Place => quote!(state.place_label(#name, #value)),
            Self::String => quote!(state.string(#name, #value)),
            Self::Surface => quote!(state.surface(#name, #value)),
            Self::Sampler => quote!(state.sampler(#name, #value)),
            Self::Value => value.clone(),
        }
    }

    /// Returns whether a setter needs the builder to convert the parameter.
    pub(super) fn needs_state(self) -> bool {
        self != Self::Value
    }
}

/// What a member is if its page says nothing about usual values.
pub(super) enum Plain {
    /// A parameter.
    Parameter(Role),
    /// A value that is always the same.
    Constant(TokenStream),
}

/// Returns what a member is if its page says nothing about usual values.
pub(super) fn plain(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member) -> Plain {
    let field = format.instruction.field(member.field);
    Plain::Parameter(match field.kind {
        Some(FieldKind::Int(_)) => return number(context, format, member),
        Some(FieldKind::RawOperand) if member.list => Role::Raws,
        Some(FieldKind::RawOperand) => Role::Raw,
        _ if is_result(field) => Role::Dst,
        _ => Role::Src,
    })
}

fn number(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member) -> Plain {
    let field = format.instruction.field(member.field);
    let plain =
        matches!(context.plan.integer(Owner::Instruction(format.id), member.field), Some(IntegerType::Plain(_)) | None);
    let role = match (&field.must_be, shared_name(context, field)) {
        (_, EXEC_SIZE) => match only_code(field) {
            Some(code) => return Plain::Constant(constant(context, format, member, code)),
            None => Role::Exec,
        },
        (_, PREDICATE) => return Plain::Constant(quote!(Predicate::default())),
        (Some(value), _) if plain => return Plain::Constant(integer(value.value)),
        _ if plain && (field.ignored == Ignored::Always || is_future(context, field)) => {
            return Plain::Constant(integer(0));
        }
        _ => match (&field.label, &field.index_of) {
            (Some(_), _) if member.list => Role::Labels,
            (Some(_), _) if is_placed(format, member) => Role::Place,
            (Some(kind), _) if kind.value == LabelKind::Fc => Role::External,
            (Some(_), _) => Role::Label,
            (None, Some(table)) => role_of_index(context, table.value),
            (None, None) => Role::Value,
        },
    };
    Plain::Parameter(role)
}

/// The shared field of execution sizes.
const EXEC_SIZE: &str = "Exec_size";
/// The shared field of predicates.
const PREDICATE: &str = "Pred";

/// Returns whether a field is an execution size and mask that can differ.
pub(super) fn is_exec_size(context: &Context<'_>, field: &Field) -> bool {
    shared_name(context, field) == EXEC_SIZE && only_code(field).is_none()
}

/// Returns whether a field is a predicate that may be set.
pub(super) fn is_predicate(context: &Context<'_>, field: &Field) -> bool {
    shared_name(context, field) == PREDICATE && field.must_be.is_none()
}

/// Returns the name of the shared field that a field refers to; empty if there is none.
fn shared_name<'a>(context: &'a Context<'_>, field: &Field) -> &'a str {
    field.shared.map_or("", |id| context.model.shared_fields[id.index()].name.value.as_str())
}

/// Returns whether the instruction writes a vector operand.
pub(super) fn is_result(field: &Field) -> bool {
    field.access != Access::Read && matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar))
}

/// Returns the code of a field whose bits allow a single value: each of its groups has one named value, or is reserved.
fn only_code(field: &Field) -> Option<u64> {
    let one = |group: &BitGroup| match &group.enumerators[..] {
        _ if group.reserved => Some(0),
        [only] => Some(only.code.value << group.low),
        _ => None,
    };
    if field.groups.is_empty() { None } else { field.groups.iter().map(one).sum() }
}

/// Returns whether the newest version that files are written in does not have the field yet.
pub(super) fn is_future(context: &Context<'_>, field: &Field) -> bool {
    let newest = context.model.versions.last().map(|v| v.version);
    newest.is_some() && kind_in(field, VersionInterval { from: newest }).is_none()
}

/// Returns whether the text of the instruction is the label itself, with a colon.
fn is_placed(format: &FormatPlan<'_>, member: &Member) -> bool {
    let items = format.instruction.text.first().and_then(|text| text.items.as_deref());
    matches!(items, Some([TextItem::Placeholder { field, .. }, TextItem::Literal(colon), ..])
        if *field == Some(member.field) && colon.starts_with(':'))
}

fn role_of_index(context: &Context<'_>, table: TableRef) -> Role {
    let TableRef::Structure(structure) = table else { return Role::Value };
    match context.model[structure].name.value.as_str() {
        "surface_info" => Role::Surface,
        "sampler_info" => Role::Sampler,
        "string_pool" => Role::String,
        _ => Role::Value,
    }
}

/// Returns a number without a suffix.
pub(super) fn integer(value: u64) -> TokenStream {
    let literal = proc_macro2::Literal::u64_unsuffixed(value);
    quote!(#literal)
}

/// Returns the value of a number with this code: `LscCaching::Default`, `ExecControl(128)`, `8`.
pub(super) fn constant(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member, code: u64) -> TokenStream {
    let rust = &member.rust;
    let number = integer(code);
    match context.plan.integer(Owner::Instruction(format.id), member.field) {
        Some(IntegerType::Enum(index)) => {
            let plan = context.plan.enums.get(index);
            let value = plan.and_then(|plan| plan.variant(code));
            value.map_or(number, |value| quote!(#rust::#value))
        }
        Some(IntegerType::Bits(_)) => quote!(#rust(#number)),
        _ => number,
    }
}

/// Returns the type of the parameter that sets a bit group; `None` for a single bit.
pub(super) fn type_of_group(context: &Context<'_>, group: &GroupPlan<'_>) -> Option<TokenStream> {
    match group.kind {
        GroupType::Flag => None,
        GroupType::Enum(index) => {
            let name = crate::emit::support::naming::ident(&context.plan.enums.get(index)?.name);
            Some(quote!(#name))
        }
        GroupType::Number | GroupType::DataType => {
            let name = quote::format_ident!("u{}", group.group.width().next_power_of_two().max(8));
            Some(quote!(#name))
        }
    }
}
