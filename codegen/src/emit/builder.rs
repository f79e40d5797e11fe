//! `builder.rs`: `for_each_builder_method!`, what a builder of code needs to know about each instruction: a method's name, its
//! parameters and their roles, and what may be set afterwards. It is a table, and costs nothing where no builder is made of it.

use super::docs::{place, prose};
use super::instructions::{FormatPlan, Member};
use super::naming::snake_ident;
use super::versions::{Stretch, kind_in};
use super::{Content, Context, Emitter};
use crate::model::{Access, Field, FieldKind, Ignored, LabelKind, NullRule, TableRef, TextItem};
use std::fmt::Write;

pub(super) struct Builder;

impl Emitter for Builder {
    fn path(&self) -> &'static str {
        "builder.rs"
    }

    /// One method a line:
    /// ```ignore
    /// macro_rules! for_each_builder_method {
    ///     ($callback:ident) => { $callback! {
    ///         "`ADD`: addition. `specs/...`" add Add (Add) (exec_size: exec ExecControl, dst: dst VecOperand, ...)
    ///             { pred: Predicate::default() } [pred pred, mask exec_size, sat dst]
    ///         ...
    ///     } };
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let mut text = String::from(HEAD);
        for format in &context.formats {
            row(&mut text, context, format);
        }
        text.push_str("        }\n    };\n}\n");
        Content::Text(text)
    }
}

const HEAD: &str = r#"//! `for_each_builder_method!`.

/// Calls the macro `$callback` with a row for each instruction format, by opcode: what a builder of code needs to know.
///
/// A row is `"doc" method Struct (Type) (NAME: ROLE TYPE, ...) { NAME: INITIAL, ... } [CAPABILITY MEMBER, ...]`. In the first
/// parentheses is the type with its lifetime `'b`, if it borrows; in the second are the parameters, members of the struct in wire
/// order; in the braces are the members that get a value of their own: predicates, fields with a single legal value, and those that
/// the newest version of the format does not have.
///
/// | role | the parameter is |
/// | --- | --- |
/// | `exec` | an execution size and mask |
/// | `dst` | a vector operand that is written |
/// | `src` | a vector operand that is read |
/// | `raw`, `null` | a raw operand; one that may be the null variable |
/// | `raws` | a list of raw operands |
/// | `label`, `labels` | a label, or several, to go to |
/// | `external` | a label of another file |
/// | `place` | the label that stands here |
/// | `string` | a string, as its number |
/// | `surface`, `sampler` | a variable of this class, as its number |
/// | `value` | a value of its type |
///
/// | capability | the member can be |
/// | --- | --- |
/// | `pred` | given a predicate |
/// | `mask` | given another execution mask |
/// | `sat` | saturated |
///
/// ```
/// macro_rules! names {
///     ($($doc:literal $method:ident $struct:ident ($type:ty) ($($parameter:ident: $role:ident $of:ty),*)
///         { $($rest:ident: $initial:expr),* } [$($capability:ident $member:ident),*])*) => { [$(stringify!($method)),*] };
/// }
/// assert!(openvisa_isa::for_each_builder_method!(names).contains(&"add"));
/// ```
#[macro_export]
macro_rules! for_each_builder_method {
    ($callback:ident) => {
        $callback! {
"#;

fn row(text: &mut String, context: &Context<'_>, format: &FormatPlan<'_>) {
    let instruction = format.instruction;
    let (mut parameters, mut rest, mut capabilities) = (Vec::new(), Vec::new(), Vec::new());
    for member in &format.members {
        let name = &member.ident;
        let field = instruction.field(member.field);
        match role(context, format, member) {
            Role::Parameter(role, rust) => parameters.push(format!("{name}: {role} {rust}")),
            Role::Initial(value) => rest.push(format!("{name}: {value}")),
        }
        match shared_name(context, field) {
            "Exec_size" => capabilities.push(format!("mask {name}")),
            "Pred" if field.must_be.is_none() => capabilities.push(format!("pred {name}")),
            _ => {}
        }
        let saturates = instruction.properties.saturation.is_some() && is_result(field);
        if saturates && !capabilities.iter().any(|c| c.starts_with("sat ")) {
            capabilities.push(format!("sat {name}"));
        }
    }
    let title = instruction.title.as_deref().unwrap_or("an instruction");
    let span = if instruction.format.variants.len() > 1 { format.variants[0].span } else { instruction.name.span };
    let doc = format!("`{}`: {} {}", instruction.name.value, prose(title), place(context.model, context.prefix, span));
    let (ident, method) = (&format.ident, snake_ident(&format.ident.to_string()));
    let life = if format.borrows() { "<'b>" } else { "" };
    let (parameters, capabilities) = (parameters.join(", "), capabilities.join(", "));
    let rest = if rest.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", rest.join(", ")) };
    // Writing to a string cannot fail.
    let _ =
        writeln!(text, "            {doc:?} {method} {ident} ({ident}{life}) ({parameters}) {rest} [{capabilities}]");
}

/// What becomes of a member.
enum Role {
    /// A parameter of this role and type.
    Parameter(&'static str, String),
    /// Not a parameter, but this value.
    Initial(String),
}

/// The shared field that a field refers to, or nothing.
fn shared_name<'a>(context: &'a Context<'_>, field: &Field) -> &'a str {
    field.shared.map_or("", |id| context.model.shared_fields[id.index()].name.value.as_str())
}

fn is_result(field: &Field) -> bool {
    field.access != Access::Read && matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar))
}

fn role(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member) -> Role {
    let field = format.instruction.field(member.field);
    let rust = member.rust.to_string();
    let element = rust.strip_prefix("List < 'a , ").and_then(|r| r.strip_suffix('>'));
    let rust = element.map_or(rust.clone(), |e| e.trim().to_owned());
    let role = match field.kind {
        Some(FieldKind::Int(_)) => return number(context, format, member, rust),
        Some(FieldKind::RawOperand) if member.list => "raws",
        Some(FieldKind::RawOperand) if field.null == NullRule::Unstated => "raw",
        Some(FieldKind::RawOperand) => "null",
        _ if is_result(field) => "dst",
        _ => "src",
    };
    Role::Parameter(role, rust)
}

fn number(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member, rust: String) -> Role {
    let field = format.instruction.field(member.field);
    let plain = matches!(rust.as_str(), "u8" | "i8" | "u16" | "i16" | "u32" | "i32" | "u64" | "i64");
    let role = match (&field.must_be, shared_name(context, field)) {
        (_, "Exec_size") => "exec",
        (_, "Pred") => return Role::Initial("Predicate::default()".to_owned()),
        (Some(value), _) if plain => return Role::Initial(value.value.to_string()),
        _ if plain && (field.ignored == Ignored::Always || is_future(context, field)) => {
            return Role::Initial("0".to_owned());
        }
        _ => match (&field.label, &field.index_of) {
            (Some(_), _) if member.list => "labels",
            (Some(_), _) if is_placed(format, member) => "place",
            (Some(kind), _) if kind.value == LabelKind::Fc => "external",
            (Some(_), _) => "label",
            (None, Some(table)) => table_role(context, table.value),
            (None, None) => "value",
        },
    };
    Role::Parameter(role, rust)
}

/// Whether the newest version that files are written in does not have it yet.
fn is_future(context: &Context<'_>, field: &Field) -> bool {
    let newest = context.model.versions.last().map(|v| v.version);
    newest.is_some() && kind_in(field, Stretch { from: newest }).is_none()
}

/// Whether the text of the instruction is the label itself, with a colon.
fn is_placed(format: &FormatPlan<'_>, member: &Member) -> bool {
    let items = format.instruction.text.first().and_then(|text| text.items.as_deref());
    matches!(items, Some([TextItem::Placeholder { field, .. }, TextItem::Literal(colon), ..])
        if *field == Some(member.field) && colon.starts_with(':'))
}

fn table_role(context: &Context<'_>, table: TableRef) -> &'static str {
    let TableRef::Structure(structure) = table else { return "value" };
    match context.model[structure].name.value.as_str() {
        "surface_info" => "surface",
        "sampler_info" => "sampler",
        "string_pool" => "string",
        _ => "value",
    }
}
