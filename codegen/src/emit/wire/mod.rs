//! `wire.rs`: the wire form of each instruction format, one a line, from which a macro of the codec makes reading, writing and
//! length.

pub(crate) mod decode;
pub(crate) mod encode;
pub(crate) mod integer_wire;
pub(crate) mod layout;
pub(crate) mod operand_wire;
pub(crate) mod tagged_operand_wire;

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::field_exprs::{self, Variables};
use crate::emit::support::formats::{FormatPlan, counted_by};
use crate::emit::support::literals::hex;
use crate::emit::support::naming::{ident, snake_ident, type_ident, variant};
use crate::emit::support::presence::{self, boolean};
use crate::emit::support::rust_types::int_ident;
use crate::emit::support::rust_types::list_name;
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::emit::support::versions::{self, Stretch};
use crate::model::{
    Field, FieldId, FieldKind, InstructionId, IntType, OperandClass, Presence, Variant, VariantCondition, VariantKey,
    VersionRange,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;
use std::fmt::Write;

pub(crate) struct Wire;

impl Emitter for Wire {
    fn path(&self) -> &'static str {
        "wire.rs"
    }

    /// ```ignore
    /// openvisa_codec::wire_structs! {
    ///     Add { exec_size, pred, dst, src0, src1 }
    ///     Switchjmp<'a> (exec_size, labels, index) { exec_size, num_labels[count u8 of labels], index, labels[list num_labels] }
    ///     ...
    /// }
    /// ```
    /// and, where older versions have another layout,
    /// ```ignore
    /// openvisa_codec::wire_forms! {
    ///     Gather4TypedBefore3_2: Gather4Typed (exec_size, pred, ...) { channels, exec_size, ..., pred[as Absent] }
    ///     ...
    /// }
    /// openvisa_codec::wire_versions! {
    ///     Gather4Typed (exec_size, pred, ...) = Since<3, 2, Gather4TypedSince3_2, Gather4TypedBefore3_2>;
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let (mut rows, mut older, mut versions) = (String::new(), String::new(), String::new());
        for format in &context.formats {
            let gated = format.variants[0].gate.as_ref().is_some_and(|g| g.versions != VersionRange::default());
            if gated || !format.older.is_empty() {
                versioned(context, format, &mut older, &mut versions);
            } else {
                let life = if format.borrows() { "<'a>" } else { "" };
                row(&mut rows, context, format, format.variants[0], &format!("{}{life}", format.ident));
            }
        }
        let mut text = format!("{HEAD}\nopenvisa_codec::wire_structs! {{\n{rows}}}\n");
        if !versions.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(text, "\nopenvisa_codec::wire_forms! {{\n{older}}}\n");
            let _ = write!(text, "\nopenvisa_codec::wire_versions! {{\n{versions}}}\n");
        }
        Content::Text(text)
    }
}

const HEAD: &str = "\
//! Wire forms of the instruction formats: what follows the opcode, field by field. `wire_structs!` says what the words in brackets
//! mean.
#![allow(unused_imports, unused_variables)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_codec::{Absent, As, Same, Since, Unknown};
";

/// `forms.rs`: forms of fields that versions give, and that no type has by itself.
pub(crate) struct Forms;

impl Emitter for Forms {
    fn path(&self) -> &'static str {
        "forms.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let mut forms = BTreeMap::new();
        for format in &context.formats {
            for variant in format.variants.iter().take(1).chain(&format.older) {
                fields(context, format, variant, &mut forms);
            }
        }
        let forms = forms.values();
        Content::Rust(quote! {
            //! Forms that fields of instructions have in some versions of the format, and that no type has by itself.
            #![allow(unused_imports)]
            use crate::bit_fields::*;
            use crate::enums::*;
            use crate::operands::*;
            use crate::types::DataType;
            use openvisa_codec::{As, Form, Reader, Version, WriteError, WriteErrorKind, Writer};
            #(#forms)*
        })
    }
}

/// A format whose layout depends on the version.
fn versioned(context: &Context<'_>, format: &FormatPlan<'_>, forms: &mut String, versions: &mut String) {
    let variants: Vec<&Variant> = format.variants.iter().take(1).chain(&format.older).copied().collect();
    let mut types = Vec::new();
    for stretch in versions::stretches(variants.iter().filter_map(|v| v.gate.as_ref())) {
        let position = variants.iter().position(|v| stretch.has(v.gate.as_ref()));
        types.push((stretch, position.map_or("Unknown".to_owned(), |p| form_name(format, variants[p]))));
    }
    let life = if format.borrows() { "<'a>" } else { "" };
    for variant in variants {
        let head = format!("{}: {}{life}", form_name(format, variant), format.ident);
        row(forms, context, format, variant, &head);
    }
    let members: Vec<_> = format.members.iter().map(|m| m.ident.to_string()).collect();
    let _ = writeln!(versions, "    {}{life} ({}) = {};", format.ident, members.join(", "), chosen(types));
}

/// `Gather4TypedBefore3_2`
fn form_name(format: &FormatPlan<'_>, variant: &Variant) -> String {
    let range = variant.gate.as_ref().map(|g| g.versions).unwrap_or_default();
    let mut name = format.ident.to_string();
    for (word, version) in [("Since", range.from), ("Before", range.before)] {
        if let Some(version) = version {
            let _ = write!(name, "{word}{}", version.to_string().replace('.', "_").replace('-', "_before_"));
        }
    }
    name
}

/// `Since<0x3028, Newer, Older>`
fn chosen(forms: Vec<(Stretch, String)>) -> String {
    let mut text = String::new();
    for (stretch, form) in versions::join(forms).into_iter().rev() {
        text = match stretch.from {
            None => form,
            Some(from) => format!("Since<{:#x}, {form}, {text}>", from.codec().key()),
        };
    }
    text
}

fn row(text: &mut String, context: &Context<'_>, format: &FormatPlan<'_>, variant: &Variant, head: &str) {
    let mut hows = fields(context, format, variant, &mut BTreeMap::new());
    // Members that a layout does not have are nothing.
    let missing = format.members.iter().map(|m| m.ident.to_string());
    let missing: Vec<_> = missing.filter(|name| !hows.iter().any(|how| how.name == *name)).collect();
    let absent = |name| How { id: FieldId(u16::MAX), name, how: "as Absent".to_owned() };
    hows.extend(missing.into_iter().map(absent));
    let members: Vec<_> = format.members.iter().map(|m| m.ident.to_string()).collect();
    let same = hows.len() == members.len() && !head.contains(':');
    let members = if same { String::new() } else { format!(" ({})", members.join(", ")) };
    let fields: Vec<_> = hows.iter().map(How::text).collect();
    let _ = match fields.as_slice() {
        [] => writeln!(text, "    {head}{members} {{}}"),
        _ => writeln!(text, "    {head}{members} {{ {} }}", fields.join(", ")),
    };
}

/// A field in wire order and how it is read and written.
pub(crate) struct How {
    pub(crate) id: FieldId,
    pub(crate) name: String,
    pub(crate) how: String,
}

impl How {
    fn text(&self) -> String {
        if self.how.is_empty() { self.name.clone() } else { format!("{}[{}]", self.name, self.how) }
    }
}

/// The fields of a layout of a format in wire order. Forms that no type has are added to `forms`.
pub(crate) fn fields(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    variant: &Variant,
    forms: &mut BTreeMap<String, TokenStream>,
) -> Vec<How> {
    let instruction = format.instruction;
    let counted = variant.fields.iter().filter_map(|cell| counted_by(instruction.field(cell.value)));
    let counts: Vec<FieldId> = counted.collect();
    let conditions = conditions(context, format);
    let mut hows: Vec<How> = Vec::new();
    let mut lists = Vec::new();
    for cell in &variant.fields {
        let (id, field) = (cell.value, instruction.field(cell.value));
        let name = snake_ident(&field.name.value).to_string();
        if let Some(count) = counted_by(field) {
            if !lists.contains(&count) {
                lists.push(count);
                let counter = &instruction.field(count).name.value;
                let (name, how) =
                    (snake_ident(&list_name(counter)).to_string(), format!("list {}", snake_ident(counter)));
                hows.push(How { id, name, how });
            }
        } else if counts.contains(&id) {
            let bits = field.kind.and_then(FieldKind::int).map_or(8, IntType::bits);
            let list = snake_ident(&list_name(&field.name.value));
            hows.push(How { id, name, how: format!("count u{bits} of {list}") });
        } else if format.members.iter().any(|m| m.field == id) {
            let how = how(context, format, &conditions, id, forms);
            hows.push(How { id, name, how });
        }
    }
    hows
}

fn how(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    conditions: &[String],
    id: FieldId,
    forms: &mut BTreeMap<String, TokenStream>,
) -> String {
    let (owner, field) = (Owner::Instruction(format.id), format.instruction.field(id));
    let mut words = Vec::new();
    let own = matches!(context.plan.integer(owner, id), Some(IntegerType::Bits(_) | IntegerType::Enum(_)));
    if !own && let Some(form) = form(context, field, forms) {
        words.push(format!("as {form}"));
    }
    if own && let Some((name, code)) = integer_wire::form_of_use(context, format.id, id) {
        words.push(format!("as {name}"));
        forms.insert(name, code);
    }
    let source = Variables { types: context.plan, owner };
    if let Presence::If(condition) = &field.presence
        && let Some(text) = condition.expr.as_ref().and_then(|e| boolean(&format.instruction.fields, &source, e))
    {
        words.push(format!("if {text}"));
    }
    if words.is_empty()
        && decides(conditions, &snake_ident(&field.name.value).to_string())
        && let Some(member) = format.members.iter().find(|m| m.field == id)
    {
        words.push(format!("is {}", member.rust));
    }
    if words.is_empty()
        && key_fields(format).last() == Some(&id)
        && let Some(text) = selects(context, format)
    {
        words.push(format!("where {text}"));
    }
    words.join(", ")
}

/// The conditions on which fields of a format are there.
fn conditions(context: &Context<'_>, format: &FormatPlan<'_>) -> Vec<String> {
    let source = Variables { types: context.plan, owner: Owner::Instruction(format.id) };
    let fields = format.variants[0].fields.iter().map(|cell| format.instruction.field(cell.value));
    let conditions = fields.filter_map(|f| match &f.presence {
        Presence::If(condition) => condition.expr.as_ref(),
        Presence::Always | Presence::CountedBy(_) => None,
    });
    conditions.filter_map(|e| boolean(&format.instruction.fields, &source, e)).collect()
}

/// Whether one of the conditions calls a method of the field, so that its type must be known.
fn decides(conditions: &[String], field: &str) -> bool {
    let call = format!("{field}.");
    conditions.iter().any(|text| text.contains(&call))
}

/// The form of a field whose type depends on the version, where its Rust type does not know it: `Since<3, 4, Same, As<u16>>`.
fn form(context: &Context<'_>, field: &Field, forms: &mut BTreeMap<String, TokenStream>) -> Option<String> {
    let stretches = versions::of_field(field);
    if stretches.len() < 2 {
        return None;
    }
    let mut form = |stretch: Stretch| match (versions::kind_in(field, stretch), field.kind?) {
        (None, _) => Some("Absent".to_owned()),
        (Some(kind), newest) if kind == newest => Some("Same".to_owned()),
        (Some(FieldKind::VectorOperand | FieldKind::Scalar), FieldKind::VectorOperand | FieldKind::Scalar) => {
            Some("Same".to_owned())
        }
        (Some(FieldKind::Int(int)), FieldKind::Int(_)) => Some(format!("As<{}>", int_ident(int))),
        (Some(FieldKind::Int(int)), _) => immediate(context, field, int, stretch, forms),
        _ => None,
    };
    let forms: Option<Vec<_>> = stretches.into_iter().map(|s| Some((s, form(s)?))).collect();
    Some(chosen(forms?)).filter(|text| text != "Same")
}

/// The form of a vector operand that was a bare number: an immediate of the only type that it may have.
fn immediate(
    context: &Context<'_>,
    field: &Field,
    int: IntType,
    stretch: Stretch,
    forms: &mut BTreeMap<String, TokenStream>,
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
                field_exprs::data_type(context.plan, *data_type)?
            }
            IntegerType::Plain(_) if typed && !valued => {
                valued = true;
                quote!(value)
            }
            planned => field_exprs::zero(context.plan, planned)?,
        };
        members.push((snake_ident(&member.name.value), value));
    }
    let (names, values): (Vec<_>, Vec<_>) = members.into_iter().unzip();
    let (rust, class) = (type_ident("vec_operand"), ident(&variant(&class.name.value)));
    let (int, int_bits) = (int_ident(int), int.bits());
    let type_name = &context.model.data_types.get(data_type.index())?.name.value;
    let name = format!("{}Number", type_ident(&field.name.value));
    let (form, docs) = (ident(&name), format!(" A number in place of an operand: an immediate of type {type_name}."));
    let there = field.groups.iter().filter(|g| g.width() > 0 && stretch.has(g.gate.as_ref()));
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
            fn fill(operand: &mut #rust, r: &mut Reader<'_>) -> bool {
                let Some(value) = <#int as openvisa_codec::Wire>::get(r) else { return false };
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
            fn wire_len(_: &#rust, _: Version) -> usize { size_of::<#int>() }
        }
    };
    forms.insert(name.clone(), code);
    Some(name)
}

/// The fields that tell a format from the other formats of its instruction, in wire order.
pub(crate) fn key_fields(format: &FormatPlan<'_>) -> Vec<FieldId> {
    if format.variants.len() == format.instruction.format.variants.len() {
        return Vec::new();
    }
    let conditions = || format.instruction.format.variants.iter().flat_map(|v| &v.conditions);
    let is_key = |id: FieldId| conditions().any(|c| matches!(c.key, VariantKey::Value { field, .. } if field == id));
    format.variants[0].fields.iter().map(|cell| cell.value).filter(|id| is_key(*id)).collect()
}

/// What must hold of the key fields for a format to be the right one, as an expression over them.
pub(crate) fn selects(context: &Context<'_>, format: &FormatPlan<'_>) -> Option<String> {
    let variants: Option<Vec<String>> = format.variants.iter().map(|v| all_of(context, format.id, v)).collect();
    let mut variants = variants?;
    variants.dedup();
    Some(variants.join(" || "))
}

/// The conditions of one variant. What depends on a declared variable cannot be told from the bytes.
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
