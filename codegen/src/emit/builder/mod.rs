//! `builder.rs`: `for_each_builder_method!`, what a builder of code needs to know about each instruction: a method's name, its
//! parameters and their roles, and what may be set afterwards. It is a table, and costs nothing where no builder is made of it.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::rules::partial_eval::{Given, Outcome};
use crate::emit::support::docs::{place, prose};
use crate::emit::support::formats::{FormatPlan, Member};
use crate::emit::support::naming::{snake, snake_ident};
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::emit::support::versions::{VersionInterval, kind_in};
use crate::model::{
    Access, BitGroup, Enumerator, Field, FieldId, FieldKind, Ignored, Instruction, LabelKind, NullRule, TableRef,
    TextForm, TextItem, Usual, UsualValue, VariantKey,
};
use crate::span::Span;
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
    ///             { pred: value Predicate::default() } [pred pred, mask exec_size, sat dst]
    ///         ...
    ///     } };
    /// }
    /// macro_rules! for_each_builder_setting {
    ///     ($callback:ident) => { $callback! {
    ///         (LscUntypedVector) {
    ///             "`CachingL1`: ..." caching_l1: value LscCaching []
    ///             ...
    ///         }
    ///         ...
    ///     } };
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let mut text = String::from(HEAD);
        let formats: Vec<_> = context.formats.iter().map(|format| methods(context, format)).collect();
        for methods in &formats {
            methods.iter().enumerate().for_each(|(number, method)| method.row(&mut text, number == 0));
        }
        text.push_str(SETTINGS);
        formats.iter().for_each(|methods| settings(&mut text, methods));
        text.push_str("        }\n    };\n}\n");
        Content::Text(text)
    }
}

const HEAD: &str = r#"//! `for_each_builder_method!` and `for_each_builder_setting!`.

/// Calls the macro `$callback` with a row for each instruction format, by opcode: what a builder of code needs to know. A format
/// whose text begins with the name of the operation has a row for each operation instead.
///
/// A row is `"doc" method Struct (Type) (NAME: ROLE TYPE, ...) { NAME: ROLE INITIAL, ... } [CAPABILITY MEMBER, ...]`. In the first
/// parentheses is the type with its lifetime `'b`, if it borrows; in the second are the parameters, members of the struct in wire
/// order, or of an operation in the order of its text; in the braces are the members that get a value of their own: predicates, fields
/// with a single legal value, those that the newest version of the format does not have, and those that have a usual value.
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
/// The capabilities of a format stand in its first row.
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
///         { $($rest:ident: $how:ident $initial:expr),* } [$($capability:ident $member:ident),*])*) => {
///         [$(stringify!($method)),*]
///     };
/// }
/// assert!(openvisa_isa::for_each_builder_method!(names).contains(&"add"));
/// ```
#[macro_export]
macro_rules! for_each_builder_method {
    ($callback:ident) => {
        $callback! {
"#;

const SETTINGS: &str = r#"        }
    };
}

/// Calls the macro `$callback` with a row for each format that has members with usual values: what can be set afterwards.
///
/// A row is `(Type) { "doc" NAME: ROLE TYPE [FOLLOWER: TYPE, ...] ... }`, with the roles of
/// [`for_each_builder_method!`](crate::for_each_builder_method). The followers are members that repeat the bits of this one.
#[macro_export]
macro_rules! for_each_builder_setting {
    ($callback:ident) => {
        $callback! {
"#;

/// The methods of a format.
fn methods<'a>(context: &'a Context<'a>, format: &'a FormatPlan<'a>) -> Vec<Method<'a>> {
    let instruction = format.instruction;
    let operations = operations(format);
    if operations.is_empty() {
        let title = prose(instruction.title.as_deref().unwrap_or("an instruction"));
        let head = format!("`{}`: {title}", instruction.name.value);
        let name = snake_ident(&format.ident.to_string()).to_string();
        let span = if instruction.format.variants.len() > 1 { format.variants[0].span } else { instruction.name.span };
        let shown = format.members.iter().collect();
        return vec![Method { context, format, given: None, nulls: Vec::new(), shown, name, head, span }];
    }
    let methods = operations.into_iter().map(|operation| {
        let Operation { name, given, shown, enumerator } = operation;
        let head = format!("`{name}`, of `{}`: {}", instruction.name.value, prose(&enumerator.description));
        let (nulls, span) = (given.nulls(), enumerator.span);
        Method { context, format, given: Some(given), nulls, shown, name, head, span }
    });
    methods.collect()
}

/// An operation that has a method of its own.
struct Operation<'a> {
    /// Its word in text, as a name.
    name: String,
    given: Given<'a>,
    /// The members that the text shows, in its order, behind those that it does not show.
    shown: Vec<&'a Member>,
    enumerator: &'a Enumerator,
}

/// The operations of a format, if each line of its text begins with a field that names them.
fn operations<'a>(format: &'a FormatPlan<'_>) -> Vec<Operation<'a>> {
    let instruction = format.instruction;
    let Some(field) = leader(instruction) else { return Vec::new() };
    let key = VariantKey::Value { field, group: None };
    let conditions = format.variants.iter().flat_map(|v| &v.conditions).filter(|c| c.key == key);
    let codes: Vec<u64> = conditions.flat_map(|c| c.codes.iter().copied().flatten()).collect();
    let enumerators = instruction.field(field).enumerators.iter();
    let here = enumerators.filter(|e| codes.is_empty() || codes.contains(&e.code.value));
    here.filter_map(|enumerator| {
        let given = Given { instruction, field, code: enumerator.code.value };
        let applies = |form: &&TextForm| {
            let condition = form.condition.as_ref().and_then(|c| c.expr.as_ref());
            condition.is_none_or(|c| given.outcome(c) != Outcome::Never)
        };
        let items = instruction.text.iter().find(applies)?.items.as_deref()?;
        let word = enumerator.text.as_ref().map_or(&enumerator.name.value, |text| &text.value);
        let name = snake(&format!("{word}{}", literal_behind(items)));
        let order = fields_in(items);
        let place = |m: &Member| order.iter().position(|f| *f == m.field).map_or(0, |i| i + 1);
        let mut shown: Vec<_> = format.members.iter().collect();
        shown.sort_by_key(|m| place(m));
        Some(Operation { name, given, shown, enumerator })
    })
    .collect()
}

/// The field with names of operations that each line of the text begins with.
fn leader(instruction: &Instruction) -> Option<FieldId> {
    let mut leaders = instruction.text.iter().map(|form| {
        let mut items = form.items.as_deref().unwrap_or_default().iter();
        match items.find(|item| !matches!(item, TextItem::Optional { .. } | TextItem::Blank))? {
            TextItem::Placeholder { field, group: None, formatter: None, list: false, .. } => *field,
            _ => None,
        }
    });
    let first = leaders.next()??;
    let named = !instruction.field(first).enumerators.is_empty();
    (named && leaders.all(|other| other == Some(first))).then_some(first)
}

/// The characters directly behind the first field.
fn literal_behind(items: &[TextItem]) -> &str {
    let behind = items.iter().skip_while(|item| !matches!(item, TextItem::Placeholder { .. })).nth(1);
    if let Some(TextItem::Literal(text)) = behind { text } else { "" }
}

/// The fields that a template shows, in its order.
fn fields_in(items: &[TextItem]) -> Vec<FieldId> {
    let mut fields = Vec::new();
    for item in items {
        match item {
            TextItem::Placeholder { field, covers, .. } => {
                fields.extend(*field);
                fields.extend(covers);
            }
            TextItem::Optional { items, .. } => fields.extend(fields_in(items)),
            TextItem::Literal(_) | TextItem::Blank => {}
        }
    }
    fields
}

/// A method to be written.
struct Method<'a> {
    context: &'a Context<'a>,
    format: &'a FormatPlan<'a>,
    /// The operation, if the method is for one.
    given: Option<Given<'a>>,
    /// Operands that are null.
    nulls: Vec<FieldId>,
    /// The members in the order of parameters.
    shown: Vec<&'a Member>,
    name: String,
    /// What its documentation begins with.
    head: String,
    /// Where it comes from.
    span: Span,
}

impl Method<'_> {
    /// What the format can be given afterwards stands in the first of its rows.
    fn row(&self, text: &mut String, first: bool) {
        let Self { context, format, ref head, name: ref method, span, .. } = *self;
        let (mut parameters, mut rest, mut capabilities) = (Vec::new(), Vec::new(), Vec::new());
        let (mut said, mut usual) = (Vec::new(), Vec::new());
        for member in &self.shown {
            let (name, field) = (&member.ident, format.instruction.field(member.field));
            match self.role(member) {
                Role::Parameter(role, rust) => {
                    parameters.push(format!("{name}: {role} {rust}"));
                    said.push(format!("- `{name}`: {}", first_sentence(&field.description)));
                }
                Role::Initial(value) => rest.push(format!("{name}: value {value}")),
                Role::Usual(role, value, words) => {
                    rest.push(format!("{name}: {role} {value}"));
                    usual.extend(words.map(|words| format!("`{name}` (`{words}`)")));
                }
            }
        }
        for member in format.members.iter().filter(|_| first) {
            let (name, field) = (&member.ident, format.instruction.field(member.field));
            match shared_name(context, field) {
                "Exec_size" if only_code(field).is_none() => capabilities.push(format!("mask {name}")),
                "Pred" if field.must_be.is_none() => capabilities.push(format!("pred {name}")),
                _ => {}
            }
            let saturates = format.instruction.properties.saturation.is_some() && is_result(field);
            if saturates && !capabilities.iter().any(|c| c.starts_with("sat ")) {
                capabilities.push(format!("sat {name}"));
            }
        }
        let mut doc = format!("{head} {}", place(context.model, context.prefix, span));
        if !said.is_empty() {
            doc = format!("{doc}\n\n{}", said.join("\n"));
        }
        if !usual.is_empty() {
            doc = format!("{doc}\n\nSet on what this gives back, if not as usual: {}.", usual.join(", "));
        }
        let ident = &format.ident;
        let life = if format.borrows() { "<'b>" } else { "" };
        let (parameters, capabilities) = (parameters.join(", "), capabilities.join(", "));
        let rest = if rest.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", rest.join(", ")) };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "            {doc:?} {method} {ident} ({ident}{life}) ({parameters}) {rest} [{capabilities}]"
        );
    }

    /// What becomes of a member in this method.
    fn role(&self, member: &Member) -> Role {
        let Self { context, format, .. } = *self;
        let field = format.instruction.field(member.field);
        if let Some(given) = self.given.filter(|given| given.field == member.field) {
            return Role::Initial(constant(context, format, member, given.code));
        }
        if self.nulls.contains(&member.field) {
            return Role::Initial(format!("{}::default()", member.rust));
        }
        let role = role(context, format, member);
        let (Role::Parameter(name, _), Some(usual)) = (&role, self.usual(field)) else { return role };
        let Some(value) = usual.resolve(&format.instruction.fields, field) else { return role };
        let words = Some(usual.value.value.clone());
        match value {
            UsualValue::Null => Role::Usual("value", format!("{}::default()", member.rust), words),
            UsualValue::Code(code) if *name == "src" => Role::Usual("src", format!("{code}_u32"), words),
            UsualValue::Code(code) => Role::Usual(name, constant(context, format, member, code), words),
            UsualValue::Same(other) => self.same(member, other),
        }
    }

    /// A member that repeats the bits of another: of a parameter, or of one with a usual value.
    fn same(&self, member: &Member, other: FieldId) -> Role {
        let Some(leader) = self.format.members.iter().find(|m| m.field == other && m.field != member.field) else {
            return role(self.context, self.format, member);
        };
        let rust = &member.rust;
        let bits = match self.role(leader) {
            Role::Parameter(..) => format!("{}.bits()", leader.ident),
            Role::Initial(value) | Role::Usual(_, value, _) => format!("{value}.bits()"),
        };
        Role::Usual("value", format!("{rust}::from_bits({bits}).unwrap_or_default()"), None)
    }

    /// The field whose bits a member repeats in this method.
    fn leader(&self, member: &Member) -> Option<FieldId> {
        let field = self.format.instruction.field(member.field);
        match self.usual(field)?.resolve(&self.format.instruction.fields, field)? {
            UsualValue::Same(leader) => Some(leader),
            _ => None,
        }
    }

    /// What the field usually is, in this operation.
    fn usual<'f>(&self, field: &'f Field) -> Option<&'f Usual> {
        field.usual.iter().find(|usual| match (&usual.condition, self.given) {
            (None, _) => true,
            (Some(condition), Some(given)) => {
                condition.expr.as_ref().is_some_and(|e| given.outcome(e) == Outcome::Always)
            }
            (Some(_), None) => false,
        })
    }
}

/// The value of a number with this code.
fn constant(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member, code: u64) -> String {
    match context.plan.integer(Owner::Instruction(format.id), member.field) {
        Some(IntegerType::Enum(index)) => {
            let value = context.plan.enums.get(index).and_then(|plan| plan.variant(code));
            value.map_or_else(|| code.to_string(), |value| format!("{}::{value}", member.rust))
        }
        Some(IntegerType::Bits(_)) => format!("{}({code})", member.rust),
        _ => code.to_string(),
    }
}

fn first_sentence(text: &str) -> String {
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    prose(text.get(..end).unwrap_or(text))
}

/// What can be set of what the methods of one format give back.
fn settings(text: &mut String, methods: &[Method<'_>]) {
    let Some(Method { context, format, .. }) = methods.first() else { return };
    let mut rows = String::new();
    for member in &format.members {
        let field = format.instruction.field(member.field);
        let Role::Parameter(role, rust) = role(context, format, member) else { continue };
        let words =
            methods.iter().filter_map(|m| if let Role::Usual(_, _, words) = m.role(member) { words } else { None });
        let mut words: Vec<_> = words.collect();
        words.dedup();
        let usually = match words.as_slice() {
            [] => continue,
            [one] => format!("Usually `{one}`. "),
            _ => "What it usually is depends on the operation. ".to_owned(),
        };
        let follows = |other: &&Member| methods.iter().any(|m| m.leader(other) == Some(member.field));
        let followers = format.members.iter().filter(follows).map(|m| format!("{}: {}", m.ident, m.rust));
        let followers = followers.collect::<Vec<_>>().join(", ");
        let name = &member.ident;
        let (description, place) = (prose(&field.description), place(context.model, context.prefix, field.span));
        let doc = format!("`{}`: {description} {usually}{place}", field.name.value);
        // Writing to a string cannot fail.
        let _ = writeln!(rows, "                {doc:?} {name}: {role} {rust} [{followers}]");
    }
    if !rows.is_empty() {
        let life = if format.borrows() { "<'b>" } else { "" };
        let _ = writeln!(text, "            ({}{life}) {{\n{rows}            }}", format.ident);
    }
}

/// What becomes of a member.
enum Role {
    /// A parameter of this role and type.
    Parameter(&'static str, String),
    /// Not a parameter, but this value.
    Initial(String),
    /// Not a parameter: it has a usual value, of this role, in these words. Without words it cannot be set.
    Usual(&'static str, String, Option<String>),
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
        (_, "Exec_size") => match only_code(field) {
            Some(code) => return Role::Initial(constant(context, format, member, code)),
            None => "exec",
        },
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

/// The code of a field whose bits say but one thing: each of its groups has one named value, or is reserved.
fn only_code(field: &Field) -> Option<u64> {
    let one = |group: &BitGroup| match &group.enumerators[..] {
        _ if group.reserved => Some(0),
        [only] => Some(only.code.value << group.low),
        _ => None,
    };
    if field.groups.is_empty() { None } else { field.groups.iter().map(one).sum() }
}

/// Whether the newest version that files are written in does not have it yet.
fn is_future(context: &Context<'_>, field: &Field) -> bool {
    let newest = context.model.versions.last().map(|v| v.version);
    newest.is_some() && kind_in(field, VersionInterval { from: newest }).is_none()
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
