//! The role of a member as a parameter: its type, and the conversion of the argument.
//!
//! For example, a vector operand that the instruction writes has the role [`ParameterRole::Dst`].
//! Its parameter is `dst: impl Into<Dst>`, and its value is `state.dst("dst", dst.into())`.

use crate::emit::context::Context;
use crate::emit::support::versions::{VersionInterval, kind_in};
use crate::rust_view::formats::{FormatPlan, Member};
use crate::rust_view::type_assignment::{GroupPlan, GroupType, IntegerType, Owner};
use crate::spec::model::{
    self, Access, BitGroup, Field, FieldKind, Ignored, LabelKind, RoleTarget, TableRef, TextItem,
};
use proc_macro2::TokenStream;
use quote::quote;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ParameterRole {
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
    /// A list of labels that are jump targets.
    Labels,
    /// A label that is a jump target.
    Label,
    /// A label that another object file places.
    External,
    /// The label that the instruction places.
    Place,
    String,
    /// A surface variable.
    Surface,
    /// A sampler variable.
    Sampler,
    /// A value of the type of the member.
    Value,
}

impl ParameterRole {
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

    /// Returns the parameter `name`, converted to the type that [`conversion`](Self::conversion)
    /// takes.
    pub(super) fn argument(self, name: &TokenStream) -> TokenStream {
        match self {
            Self::Exec | Self::Dst | Self::Src | Self::Raw | Self::Surface | Self::Sampler => quote!(#name.into()),
            Self::Raws => quote!(#name.into_iter().map(Into::into)),
            _ => name.clone(),
        }
    }

    /// Returns the value of the member. `name` is the name of the parameter in messages, `value`
    /// the parameter.
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

/// A member without a default: a parameter, or a constant.
pub(super) enum MemberKind {
    Parameter(ParameterRole),
    Constant(TokenStream),
}

/// Returns the role of a member, or its only legal value.
pub(super) fn classify_member(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member) -> MemberKind {
    let field = format.instruction.field(member.field);
    MemberKind::Parameter(match field.kind {
        Some(FieldKind::Int(_)) => return classify_integer(context, format, member),
        Some(FieldKind::RawOperand) if member.list => ParameterRole::Raws,
        Some(FieldKind::RawOperand) => ParameterRole::Raw,
        _ if is_result(field) => ParameterRole::Dst,
        _ => ParameterRole::Src,
    })
}

/// Returns the role of a member that is an integer, or its only legal value.
fn classify_integer(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member) -> MemberKind {
    let field = format.instruction.field(member.field);
    let plain =
        matches!(context.plan.integer(Owner::Instruction(format.id), member.field), Some(IntegerType::Plain(_)) | None);
    let role = match &field.must_be {
        _ if controls_channels(context, field) => match only_code(field) {
            Some(code) => return MemberKind::Constant(constant_value(context, format, member, code)),
            None => ParameterRole::Exec,
        },
        _ if is_any_predicate(context, field) => return MemberKind::Constant(quote!(Predicate::default())),
        Some(value) if plain => return MemberKind::Constant(integer_literal(value.value)),
        _ if plain && (field.ignored == Ignored::Always || is_future(context, field)) => {
            return MemberKind::Constant(integer_literal(0));
        }
        _ => match (&field.label, &field.index_of) {
            (Some(_), _) if member.list => ParameterRole::Labels,
            (Some(_), _) if is_placed(format, member) => ParameterRole::Place,
            (Some(kind), _) if kind.value == LabelKind::Fc => ParameterRole::External,
            (Some(_), _) => ParameterRole::Label,
            (None, Some(table)) => role_of_index(context, table.value),
            (None, None) => ParameterRole::Value,
        },
    };
    MemberKind::Parameter(role)
}

/// Returns whether a field is an execution size and mask with more than one legal value.
pub(super) fn is_exec_size(context: &Context<'_>, field: &Field) -> bool {
    controls_channels(context, field) && only_code(field).is_none()
}

/// Returns whether a field is the execution size and mask of an instruction: the field that the
/// specification names first for the role `channels`.
fn controls_channels(context: &Context<'_>, field: &Field) -> bool {
    let first = context.model.role_bits(model::Role::Channels).map(|bits| bits.target);
    matches!(first, Some(RoleTarget::Shared { field: id, .. }) if Some(id) == field.shared)
}

fn is_any_predicate(context: &Context<'_>, field: &Field) -> bool {
    context.model.field_has_role(field, model::Role::Predicate)
}

/// Returns whether a field is a predicate that may be set.
pub(super) fn is_predicate(context: &Context<'_>, field: &Field) -> bool {
    is_any_predicate(context, field) && field.must_be.is_none()
}

/// Returns whether the instruction writes a vector operand.
pub(super) fn is_result(field: &Field) -> bool {
    field.access != Access::Read && matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar))
}

/// Returns the code of a field with a single legal value: each bit group is reserved or has one
/// member.
fn only_code(field: &Field) -> Option<u64> {
    let one = |group: &BitGroup| match &group.enumerators[..] {
        _ if group.reserved => Some(0),
        [only] => Some(only.code.value << group.low),
        _ => None,
    };
    if field.groups.is_empty() { None } else { field.groups.iter().map(one).sum() }
}

/// Returns whether the newest version of the object format does not have a field yet.
pub(super) fn is_future(context: &Context<'_>, field: &Field) -> bool {
    let newest = context.model.versions.last().map(|v| v.version);
    newest.is_some() && kind_in(field, VersionInterval { from: newest }).is_none()
}

/// Returns whether the text of the instruction is the label with a colon.
fn is_placed(format: &FormatPlan<'_>, member: &Member) -> bool {
    let items = format.instruction.text.first().and_then(|text| text.items.as_deref());
    matches!(items, Some([TextItem::Placeholder { field, .. }, TextItem::Literal(colon), ..])
        if *field == Some(member.field) && colon.starts_with(':'))
}

/// Returns the role of an index of a table: an entity of the tables that `specs/roles.md` names,
/// and otherwise a value.
fn role_of_index(context: &Context<'_>, table: TableRef) -> ParameterRole {
    let TableRef::Structure(structure) = table else { return ParameterRole::Value };
    let is_table = |role| context.model.role_structure(role) == Some(structure);
    if is_table(model::Role::SurfaceTable) {
        ParameterRole::Surface
    } else if is_table(model::Role::SamplerTable) {
        ParameterRole::Sampler
    } else if is_table(model::Role::StringTable) {
        ParameterRole::String
    } else {
        ParameterRole::Value
    }
}

/// Returns an integer literal without a suffix.
pub(super) fn integer_literal(value: u64) -> TokenStream {
    let literal = proc_macro2::Literal::u64_unsuffixed(value);
    quote!(#literal)
}

/// Returns the value of a member with a code: `LscCaching::Default`, `ExecControl(128)`, `8`.
pub(super) fn constant_value(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    member: &Member,
    code: u64,
) -> TokenStream {
    let rust = &member.rust;
    let number = integer_literal(code);
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

/// Returns the type of the parameter of a setter of a bit group. A single bit has none.
pub(super) fn type_of_group(context: &Context<'_>, group: &GroupPlan<'_>) -> Option<TokenStream> {
    match group.kind {
        GroupType::Flag => None,
        GroupType::Enum(index) => {
            let name = crate::rust_view::naming::ident(&context.plan.enums.get(index)?.name);
            Some(quote!(#name))
        }
        GroupType::Number | GroupType::DataType => {
            let name = quote::format_ident!("u{}", group.group.width().next_power_of_two().max(8));
            Some(quote!(#name))
        }
    }
}
