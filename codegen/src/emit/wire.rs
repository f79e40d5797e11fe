//! `wire.rs`: the wire form of each instruction format, one a line, from which a macro of the codec makes reading, writing and
//! length.

use super::condition::{self, boolean};
use super::instructions::{FormatPlan, counted_by, formats};
use super::naming::{snake_ident, type_ident, variant};
use super::operands::list_name;
use super::plan::{IntegerType, Owner};
use super::values::{self, Variables};
use super::versions::{self, Stretch};
use super::{Content, Context, Emitter, structures};
use crate::model::{
    Field, FieldId, FieldKind, InstructionId, IntType, OperandClass, Presence, Variant, VariantCondition, VariantKey,
};
use std::collections::BTreeMap;
use std::fmt::Write;

pub(super) struct Wire;

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
    fn emit(&self, context: &Context<'_>) -> Content {
        let mut immediates = BTreeMap::new();
        let mut rows = String::new();
        for format in formats(context) {
            row(&mut rows, context, &format, &mut immediates);
        }
        let mut text = String::from(HEAD);
        for (name, code) in immediates {
            // Writing to a string cannot fail.
            let _ = write!(text, "{}", code.replace("NAME", &name));
        }
        let _ = write!(text, "\nopenvisa_codec::wire_structs! {{\n{rows}}}\n");
        Content::Text(text)
    }
}

const HEAD: &str = "\
//! Wire forms of the instruction formats: what follows the opcode, field by field. `wire_structs!` says what the words in brackets
//! mean.
#![allow(unused_imports, unused_variables)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::instructions::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_codec::{Absent, As, Same, Since};
";

fn row(text: &mut String, context: &Context<'_>, format: &FormatPlan<'_>, immediates: &mut BTreeMap<String, String>) {
    let hows = fields(context, format, immediates);
    let fields: Vec<_> = hows.iter().map(|how| how.text()).collect();
    let members: Vec<_> = format.members.iter().map(|m| m.ident.to_string()).collect();
    let life = if format.borrows() { "<'a>" } else { "" };
    let separate = hows.len() != members.len();
    let members = if separate { format!(" ({})", members.join(", ")) } else { String::new() };
    let _ = match fields.as_slice() {
        [] => writeln!(text, "    {}{life} {{}}", format.ident),
        _ => writeln!(text, "    {}{life}{members} {{ {} }}", format.ident, fields.join(", ")),
    };
}

/// A field in wire order and how it is read and written.
pub(super) struct How {
    pub(super) id: FieldId,
    pub(super) name: String,
    pub(super) how: String,
}

impl How {
    fn text(&self) -> String {
        if self.how.is_empty() { self.name.clone() } else { format!("{}[{}]", self.name, self.how) }
    }
}

/// The fields of a format in wire order.
pub(super) fn fields(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    immediates: &mut BTreeMap<String, String>,
) -> Vec<How> {
    let (instruction, variant) = (format.instruction, format.variants[0]);
    let counted = variant.fields.iter().filter_map(|cell| counted_by(instruction.field(cell.value)));
    let counts: Vec<FieldId> = counted.collect();
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
            let how = how(context, format, field, id, immediates);
            hows.push(How { id, name, how });
        }
    }
    hows
}

fn how(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    field: &Field,
    id: FieldId,
    immediates: &mut BTreeMap<String, String>,
) -> String {
    let owner = Owner::Instruction(format.id);
    let mut words = Vec::new();
    let own = matches!(context.plan.integer(owner, id), Some(IntegerType::Bits(_) | IntegerType::Enum(_)));
    if let Some(form) = (!own).then(|| form(context, field, immediates)).flatten() {
        words.push(format!("as {form}"));
    }
    let source = Variables { context, owner };
    if let Presence::If(condition) = &field.presence
        && let Some(text) = condition.expr.as_ref().and_then(|e| boolean(&format.instruction.fields, &source, e))
    {
        words.push(format!("if {text}"));
    }
    if words.is_empty()
        && decides(context, format, &snake_ident(&field.name.value).to_string())
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

/// Whether a condition of the format calls a method of the field, so that its type must be known.
fn decides(context: &Context<'_>, format: &FormatPlan<'_>, name: &str) -> bool {
    let source = Variables { context, owner: Owner::Instruction(format.id) };
    let fields = format.variants[0].fields.iter().map(|cell| format.instruction.field(cell.value));
    let conditions = fields.filter_map(|f| match &f.presence {
        Presence::If(condition) => condition.expr.as_ref(),
        Presence::Always | Presence::CountedBy(_) => None,
    });
    let mut texts = conditions.filter_map(|e| boolean(&format.instruction.fields, &source, e));
    texts.any(|text| text.contains(&format!("{name}.")))
}

/// The form of a field whose type depends on the version, where its Rust type does not know it: `Since<3, 4, Same, As<u16>>`.
fn form(context: &Context<'_>, field: &Field, immediates: &mut BTreeMap<String, String>) -> Option<String> {
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
        (Some(FieldKind::Int(int)), FieldKind::Int(_)) => Some(format!("As<{}>", super::bit_fields::int_ident(int))),
        (Some(FieldKind::Int(int)), _) => immediate(context, field, int, immediates),
        _ => None,
    };
    let forms: Option<Vec<_>> = stretches.into_iter().map(|s| Some((s, form(s)?))).collect();
    let mut text = String::new();
    for (stretch, form) in versions::join(forms?).into_iter().rev() {
        text = match stretch.from {
            None => form,
            Some(from) => format!("Since<{}, {}, {form}, {text}>", from.major, from.minor),
        };
    }
    (text != "Same").then_some(text)
}

/// The form of a vector operand that was a bare number: an immediate of the only type that it may have.
fn immediate(
    context: &Context<'_>,
    field: &Field,
    int: IntType,
    immediates: &mut BTreeMap<String, String>,
) -> Option<String> {
    let [data_type] = field.types.as_ref()?.value.as_slice() else { return None };
    let operand = context.model.structure("vec_operand")?;
    let groups = context.model[operand].members.first()?.groups.iter();
    let class = groups.flat_map(|g| &g.enumerators).find(|e| e.name.value == OperandClass::Immediate.name())?;
    let layout = class.layout?;
    let owner = Owner::Structure(layout);
    let (mut pattern, mut made) = (String::new(), String::new());
    let (mut typed, mut valued) = (false, false);
    for (index, member) in context.model[layout].members.iter().enumerate() {
        let name = snake_ident(&member.name.value);
        let planned = context.plan.integer(owner, FieldId(u16::try_from(index).ok()?))?;
        let value = match planned {
            IntegerType::DataType if !typed => {
                typed = true;
                values::data_type(context, *data_type)?.to_string().replace(' ', "")
            }
            IntegerType::Plain(_) if typed && !valued => {
                valued = true;
                let _ = write!(pattern, "{name}: value, ");
                let _ = write!(made, "{name}: value, ");
                continue;
            }
            planned => values::zero(context, planned)?.to_string().replace(' ', ""),
        };
        let _ = write!(pattern, "{name}: {value}, ");
        let _ = write!(made, "{name}: {value}, ");
    }
    for (name, zero) in structures::tag_zeros(context, operand)? {
        let zero = zero.to_string().replace(' ', "");
        let _ = write!(pattern, "{name}: {zero}, ");
        let _ = write!(made, "{name}: {zero}, ");
    }
    let (pattern, made) = (pattern.trim_end_matches(", "), made.trim_end_matches(", "));
    let (rust, class) = (type_ident("vec_operand"), variant(&class.name.value));
    let int = super::bit_fields::int_ident(int);
    let type_name = &context.model.data_types.get(data_type.index())?.name.value;
    let name = format!("{}As{}Immediate", type_ident(&int.to_string()), type_ident(type_name));
    let code = format!(
        "
/// A number in place of an operand: an immediate of type {type_name}.
struct NAME;

impl openvisa_codec::Form<'_, {rust}> for NAME {{
    fn read(r: &mut openvisa_codec::Reader<'_>) -> Result<{rust}, openvisa_codec::WireError> {{
        let value = r.{int}()?.into();
        Ok({rust}::{class} {{ {made} }})
    }}

    fn write(operand: &{rust}, w: &mut openvisa_codec::Writer<'_>) -> Result<(), openvisa_codec::WriteError> {{
        match *operand {{
            {rust}::{class} {{ {pattern} }} => {{
                <As<{int}> as openvisa_codec::Form<'_, _>>::write(&value, w)
            }}
            _ => Err(w.error(openvisa_codec::WriteErrorKind::Absent)),
        }}
    }}

    fn wire_len(_: &{rust}, _: openvisa_codec::Version) -> usize {{
        size_of::<{int}>()
    }}
}}
"
    );
    immediates.insert(name.clone(), code);
    Some(name)
}

/// The fields that tell a format from the other formats of its instruction, in wire order.
pub(super) fn key_fields(format: &FormatPlan<'_>) -> Vec<FieldId> {
    if format.variants.len() == format.instruction.format.variants.len() {
        return Vec::new();
    }
    let conditions = || format.instruction.format.variants.iter().flat_map(|v| &v.conditions);
    let is_key = |id: FieldId| conditions().any(|c| matches!(c.key, VariantKey::Value { field, .. } if field == id));
    format.variants[0].fields.iter().map(|cell| cell.value).filter(|id| is_key(*id)).collect()
}

/// What must hold of the key fields for a format to be the right one, as an expression over them.
pub(super) fn selects(context: &Context<'_>, format: &FormatPlan<'_>) -> Option<String> {
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
    condition::is_one_of(&Variables { context, owner: Owner::Instruction(id) }, field, group, &codes)
}
