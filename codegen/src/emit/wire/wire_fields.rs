//! The fields of a format in wire order, each with the way in which it is read and written. They
//! are the input of the macros `wire_structs!` and `wire_forms!` of the runtime crate.
//!
//! For example, the fields of SWITCHJMP are `exec_size`, `num_labels[count u8 of labels]`, `index`
//! and `labels[list num_labels]`.

use crate::emit::context::Context;
use crate::emit::support::field_exprs::{self, Variables};
use crate::emit::support::literals::hex;
use crate::emit::support::presence::{self, boolean_expr};
use crate::emit::support::versions::{self, VersionInterval};
use crate::emit::wire::{integer_wire, tagged_operand_wire};
use crate::rust_view::formats::{FormatPlan, counted_by};
use crate::rust_view::naming::{ident, snake_ident, type_ident, variant};
use crate::rust_view::rust_types::{int_ident, list_name};
use crate::rust_view::type_assignment::{IntegerType, Owner};
use crate::spec::model::{
    Field, FieldId, FieldKind, InstructionId, IntType, OperandClass, Presence, Variant, VariantCondition, VariantKey,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;
use std::fmt;

/// Forms of single fields that differ from the form of their type: name and code.
pub(crate) type FormCode = BTreeMap<String, TokenStream>;

/// A field of a format, in wire order.
pub(crate) struct WireField {
    /// The field, or the first field of a list. `None` for a member that the layout does not have.
    pub(crate) field: Option<FieldId>,
    /// Name of the member, or of the variable that holds the count of a list.
    pub(crate) name: String,
    /// The way in which the field is read and written.
    pub(crate) how: WireMode,
}

/// The way in which a field is read and written. `Display` prints the words in brackets.
pub(crate) enum WireMode {
    /// In the form of its type; no brackets.
    Typed,
    /// In the form of its type. The type is named, since a condition calls a method of it:
    /// `is VideoFunction`.
    Named(String),
    /// In the form of its type. The field selects the format: `where matches!(op, VmeOp::Ime)`.
    Selecting(String),
    /// As the number of elements of a list: `count u8 of labels`.
    Count {
        /// Width in bits.
        bits: u8,
        /// Name of the list.
        list: String,
    },
    /// As a list whose number of elements is in a variable: `list num_labels`.
    List {
        /// Name of the variable.
        count: String,
    },
    /// In another form than that of its type, only if a condition holds, or both:
    /// `as Since<...>, if format.is_16()`.
    Special {
        /// The form as a Rust type.
        form: Option<String>,
        /// The condition as a Rust expression.
        present_if: Option<String>,
    },
}

impl WireMode {
    /// Returns the mode of a member that a layout does not have: nothing is read, and only the
    /// default is written.
    pub(crate) fn absent() -> Self {
        Self::Special { form: Some("Absent".to_owned()), present_if: None }
    }
}

impl fmt::Display for WireMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Typed => Ok(()),
            Self::Named(rust) => write!(f, "is {rust}"),
            Self::Selecting(condition) => write!(f, "where {condition}"),
            Self::Count { bits, list } => write!(f, "count u{bits} of {list}"),
            Self::List { count } => write!(f, "list {count}"),
            Self::Special { form, present_if } => {
                let form = form.iter().map(|form| format!("as {form}"));
                let condition = present_if.iter().map(|condition| format!("if {condition}"));
                f.write_str(&form.chain(condition).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

impl fmt::Display for WireField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.how {
            WireMode::Typed => f.write_str(&self.name),
            how => write!(f, "{}[{how}]", self.name),
        }
    }
}

/// Returns the fields of a layout of a format in wire order. Adds the forms of single fields to
/// `forms`.
pub(crate) fn wire_fields(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    variant: &Variant,
    forms: &mut FormCode,
) -> Vec<WireField> {
    let instruction = format.instruction;
    let counted = variant.fields.iter().filter_map(|cell| counted_by(instruction.field(cell.value)));
    let counts: Vec<FieldId> = counted.collect();
    let conditions = presence_conditions(context, format);
    let mut fields: Vec<WireField> = Vec::new();
    let mut lists = Vec::new();
    for cell in &variant.fields {
        let (id, field) = (cell.value, instruction.field(cell.value));
        let mut name = snake_ident(&field.name.value).to_string();
        let how = if let Some(count) = counted_by(field) {
            if lists.contains(&count) {
                continue;
            }
            lists.push(count);
            let counter = &instruction.field(count).name.value;
            name = snake_ident(&list_name(counter)).to_string();
            WireMode::List { count: snake_ident(counter).to_string() }
        } else if counts.contains(&id) {
            let bits = field.kind.and_then(FieldKind::int).map_or(8, IntType::bits);
            WireMode::Count { bits, list: snake_ident(&list_name(&field.name.value)).to_string() }
        } else if format.members.iter().any(|m| m.field == id) {
            wire_mode(context, format, &conditions, id, forms)
        } else {
            continue;
        };
        fields.push(WireField { field: Some(id), name, how });
    }
    fields
}

/// Returns the mode of a field that is neither a list nor a count.
fn wire_mode(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    conditions: &[String],
    id: FieldId,
    forms: &mut FormCode,
) -> WireMode {
    let (owner, field) = (Owner::Instruction(format.id), format.instruction.field(id));
    let has_type = matches!(context.plan.integer(owner, id), Some(IntegerType::Bits(_) | IntegerType::Enum(_)));
    let form = if has_type {
        integer_wire::field_form(context, format.id, id).map(|(name, code)| {
            forms.insert(name.clone(), code);
            name
        })
    } else {
        versioned_form(context, field, forms)
    };
    let source = Variables { types: context.plan, owner };
    let condition = match &field.presence {
        Presence::If(condition) => condition.expr.as_ref(),
        Presence::Always | Presence::CountedBy(_) => None,
    };
    let present_if = condition.and_then(|expr| boolean_expr(&format.instruction.fields, &source, expr));
    if form.is_some() || present_if.is_some() {
        return WireMode::Special { form, present_if };
    }
    if is_called_in(conditions, &snake_ident(&field.name.value).to_string())
        && let Some(member) = format.members.iter().find(|m| m.field == id)
    {
        return WireMode::Named(member.rust.to_string());
    }
    if key_fields(format).last() == Some(&id)
        && let Some(condition) = selecting_condition(context, format)
    {
        return WireMode::Selecting(condition);
    }
    WireMode::Typed
}

/// Returns the conditions on which fields of a format are present, as Rust.
fn presence_conditions(context: &Context<'_>, format: &FormatPlan<'_>) -> Vec<String> {
    let source = Variables { types: context.plan, owner: Owner::Instruction(format.id) };
    let fields = format.variants[0].fields.iter().map(|cell| format.instruction.field(cell.value));
    let conditions = fields.filter_map(|f| match &f.presence {
        Presence::If(condition) => condition.expr.as_ref(),
        Presence::Always | Presence::CountedBy(_) => None,
    });
    conditions.filter_map(|e| boolean_expr(&format.instruction.fields, &source, e)).collect()
}

/// Returns whether one of the conditions calls a method of the field.
fn is_called_in(conditions: &[String], field: &str) -> bool {
    let call = format!("{field}.");
    conditions.iter().any(|text| text.contains(&call))
}

/// Returns the form of a field whose bytes depend on the version in a way that its Rust type does
/// not know: `Since<0x3028, Same, As<u16>>`. `None` if the form of its type will do.
fn versioned_form(context: &Context<'_>, field: &Field, forms: &mut FormCode) -> Option<String> {
    let intervals = versions::field_intervals(field);
    if intervals.len() < 2 {
        return None;
    }
    let mut form = |interval: VersionInterval| match (versions::kind_in(field, interval), field.kind?) {
        (None, _) => Some("Absent".to_owned()),
        (Some(kind), newest) if kind == newest => Some("Same".to_owned()),
        (Some(FieldKind::VectorOperand | FieldKind::Scalar), FieldKind::VectorOperand | FieldKind::Scalar) => {
            Some("Same".to_owned())
        }
        (Some(FieldKind::Int(int)), FieldKind::Int(_)) => Some(format!("As<{}>", int_ident(int))),
        (Some(FieldKind::Int(int)), _) => immediate_form(context, field, int, interval, forms),
        _ => None,
    };
    let forms: Option<Vec<_>> = intervals.into_iter().map(|s| Some((s, form(s)?))).collect();
    Some(since_chain(forms?)).filter(|text| text != "Same")
}

/// Returns the form that selects by version among forms, newest first:
/// `Since<0x3028, Newer, Older>`.
pub(crate) fn since_chain(forms: Vec<(VersionInterval, String)>) -> String {
    let mut text = String::new();
    for (interval, form) in versions::merge_equal(forms).into_iter().rev() {
        text = match interval.from {
            None => form,
            Some(from) => format!("Since<{:#x}, {form}, {text}>", from.to_runtime().key()),
        };
    }
    text
}

/// Adds the form of a vector operand that was a bare number in some versions, and returns its name.
/// The operand is an immediate of the only type that the field allows.
fn immediate_form(
    context: &Context<'_>,
    field: &Field,
    int: IntType,
    interval: VersionInterval,
    forms: &mut FormCode,
) -> Option<String> {
    let [data_type] = field.types.as_ref()?.value.as_slice() else { return None };
    let operand = context.model.structure("vec_operand")?;
    let groups = context.model[operand].members.first()?.groups.iter();
    let class = groups.flat_map(|g| &g.enumerators).find(|e| e.name.value == OperandClass::Immediate.name())?;
    let layout = class.layout?;
    let (mut members, mut typed, mut valued) = (tagged_operand_wire::tag_zeros(context, operand)?, false, false);
    for (index, member) in context.model[layout].members.iter().enumerate() {
        let planned = context.plan.integer(Owner::Structure(layout), FieldId(u16::try_from(index).ok()?))?;
        let value = match planned {
            IntegerType::DataType if !typed => {
                typed = true;
                field_exprs::data_type_path(context.plan, *data_type)?
            }
            IntegerType::Plain(_) if typed && !valued => {
                valued = true;
                quote!(value)
            }
            planned => field_exprs::zero_value(context.plan, planned)?,
        };
        members.push((snake_ident(&member.name.value), value));
    }
    let (names, values): (Vec<_>, Vec<_>) = members.into_iter().unzip();
    let (rust, class) = (type_ident("vec_operand"), ident(&variant(&class.name.value)));
    let (int, int_bits) = (int_ident(int), int.bits());
    let type_name = &context.model.data_types.get(data_type.index())?.name.value;
    let name = format!("{}Number", type_ident(&field.name.value));
    let docs = format!(" A vector operand that is encoded as a bare number: an immediate of type {type_name}.");
    let form = ident(&name);
    let there = field.groups.iter().filter(|g| g.width() > 0 && interval.includes(g.gate.as_ref()));
    let used = there.filter(|g| !g.reserved).fold(0, |mask, g| mask | g.mask());
    let unused = if field.groups.is_empty() { 0 } else { !used & (u64::MAX >> (64 - int_bits)) };
    let check = (unused != 0).then(|| {
        let unused = hex(unused);
        quote!(if value & #unused != 0 { return false; })
    });
    let guard = (unused != 0).then(|| {
        let unused = hex(unused);
        quote!(if value & #unused == 0)
    });
    let code = quote! {
        #[doc = #docs]
        pub(crate) struct #form;
        impl Form<'_, #rust> for #form {
            fn read_into(operand: &mut #rust, r: &mut Reader<'_>) -> bool {
                let Some(value) = <#int as openvisa_isa_core::Wire>::try_read(r) else { return false };
                #check
                let value = value.into();
                *operand = #rust::#class { #(#names: #values),* };
                true
            }
            fn write(operand: &#rust, w: &mut Writer<'_>) -> Result<(), WriteError> {
                match *operand {
                    #rust::#class { #(#names: #values),* } #guard => <As<#int> as Form<'_, _>>::write(&value, w),
                    _ => Err(w.error(WriteErrorKind::Absent)),
                }
            }
            fn encoded_len(_: &#rust, _: Version) -> usize { size_of::<#int>() }
        }
    };
    forms.insert(name.clone(), code);
    Some(name)
}

/// Returns the fields that select among the formats of an instruction, in wire order. Empty if
/// there is one format.
pub(crate) fn key_fields(format: &FormatPlan<'_>) -> Vec<FieldId> {
    if format.variants.len() == format.instruction.format.variants.len() {
        return Vec::new();
    }
    let conditions = || format.instruction.format.variants.iter().flat_map(|v| &v.conditions);
    let is_key = |id: FieldId| conditions().any(|c| matches!(c.key, VariantKey::Value { field, .. } if field == id));
    format.variants[0].fields.iter().map(|cell| cell.value).filter(|id| is_key(*id)).collect()
}

/// Returns the Rust condition on the key fields that selects a format: `op == VmeOp::Ime || ...`.
/// `None` if the bytes of an instruction do not decide.
pub(crate) fn selecting_condition(context: &Context<'_>, format: &FormatPlan<'_>) -> Option<String> {
    let variants: Option<Vec<String>> = format.variants.iter().map(|v| all_of(context, format.id, v)).collect();
    let mut variants = variants?;
    variants.dedup();
    Some(variants.join(" || "))
}

/// Returns the conditions of one variant, joined by `&&`. Conditions on declared variables are left
/// out: the bytes of an instruction do not decide them.
fn all_of(context: &Context<'_>, id: InstructionId, variant: &Variant) -> Option<String> {
    let conditions: Option<Vec<String>> = variant
        .conditions
        .iter()
        .filter(|c| matches!(c.key, VariantKey::Value { .. }))
        .map(|c| one_of(context, id, c))
        .collect();
    Some(conditions?.join(" && ")).filter(|text| !text.is_empty())
}

fn one_of(context: &Context<'_>, id: InstructionId, condition: &VariantCondition) -> Option<String> {
    let VariantKey::Value { field, group } = condition.key else { return None };
    let group = match group {
        Some(group) => Some(context.model[id].field(field).groups.get(usize::from(group))?),
        None => None,
    };
    let codes: Vec<u64> = condition.codes.iter().flatten().copied().collect();
    presence::is_one_of(&Variables { types: context.plan, owner: Owner::Instruction(id) }, field, group, &codes)
}
