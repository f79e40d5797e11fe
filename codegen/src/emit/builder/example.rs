//! Examples of methods: a call, and the line of assembler text that it appends. Tests of the documentation run them.

use super::method::{Fixed, Input, Method, Slot, codes_of_layout};
use super::role::Role;
use crate::emit::support::naming::ident;
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::model::{Bound, Enumerator, Field, FieldId, OperandClass, Presence, TextCondition, TextItem};
use std::collections::BTreeSet;

/// Channels of the examples, where the instruction takes so many.
const CHANNELS: &str = "16";

/// A call of a method, and what it appends.
pub(super) struct Example {
    /// `k.add(16, dst, src0, src1)`
    pub(super) call: String,
    /// `add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>`, with single blanks. `None`: the line shows something
    /// that is only known to the printer, such as bits of a bit field.
    pub(super) line: Option<String>,
    /// General variables that the call names.
    pub(super) variables: BTreeSet<String>,
    /// Whether tests can run it. A call that places a label needs the right kind of label, and members that are present under
    /// a condition need arguments that make it true.
    pub(super) is_tested: bool,
}

/// An argument of the call.
struct Argument {
    /// Its Rust.
    rust: String,
    /// How the line shows it, if that is known here.
    shown: Option<Shown>,
}

/// How a line shows an argument.
#[derive(Clone)]
struct Shown {
    text: String,
    /// How forms that print several fields show it: an operand without offset and region.
    bare: String,
}

impl Argument {
    fn plain(rust: impl Into<String>, text: impl Into<String>) -> Self {
        let text = text.into();
        Self { rust: rust.into(), shown: Some(Shown { bare: text.clone(), text }) }
    }

    fn operand(name: &str, text: String) -> Self {
        Self { rust: ident(name).to_string(), shown: Some(Shown { text, bare: name.to_owned() }) }
    }

    fn unknown(rust: impl Into<String>) -> Self {
        Self { rust: rust.into(), shown: None }
    }
}

/// Returns an example of a method.
pub(super) fn example(method: &Method<'_>) -> Option<Example> {
    let mut arguments = Vec::new();
    let (mut calls, mut variables, mut is_tested, mut is_shown) = (Vec::new(), BTreeSet::new(), true, true);
    for input in &method.inputs {
        let mut values = Vec::new();
        for slot in input.slots() {
            let name = variable_name(method, slot);
            let argument = argument(method, slot, &name)?;
            let is_operand = matches!(slot.role, Role::Dst | Role::Src | Role::Raw | Role::Raws);
            if is_operand && ident(&name) == argument.rust.trim_matches(['[', ']']) {
                variables.insert(name);
            }
            is_tested &= slot.role != Role::Place && !is_conditional(method.field(slot.member));
            is_shown &= argument.shown.is_some();
            arguments.extend(argument.shown.clone().map(|shown| (slot.member.field, shown)));
            values.push((slot, argument));
        }
        calls.push(match input {
            Input::One(_) => values.pop()?.1.rust,
            Input::Structure { name, .. } => structure(name, &values),
        });
    }
    let call = format!("k.{}({})", ident(&method.name), calls.join(", "));
    let line = if is_shown { line(method, &arguments) } else { None };
    Some(Example { call, line, variables, is_tested })
}

/// Returns whether a field is only there under a condition.
fn is_conditional(field: &Field) -> bool {
    matches!(field.presence, Presence::If(_))
}

/// Returns the line that a call with these arguments appends.
fn line(method: &Method<'_>, arguments: &[(FieldId, Shown)]) -> Option<String> {
    let mut line = Line { method, arguments, text: String::new() };
    line.items(method.form?.items.as_deref()?)?;
    Some(line.text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns the name of the variable that is the argument of a parameter: that of the parameter, unless it is a reserved
/// word of assembler text.
fn variable_name(method: &Method<'_>, slot: &Slot<'_>) -> String {
    match method.reserved.contains(&slot.name) {
        true => format!("{}_values", slot.name),
        false => slot.name.clone(),
    }
}

/// `BlockShape { size: LscDataSize::D8, width: 1, height: 1 }`
fn structure(name: &str, values: &[(&Slot<'_>, Argument)]) -> String {
    let members = values.iter().map(|(slot, argument)| match slot.role {
        Role::Value => format!("{}: {}", slot.name, argument.rust),
        _ => format!("{}: {}.into()", slot.name, argument.rust),
    });
    format!("{name} {{ {} }}", members.collect::<Vec<_>>().join(", "))
}

/// Returns the argument of a parameter. `name` is that of its variable, if it is one.
fn argument(method: &Method<'_>, slot: &Slot<'_>, name: &str) -> Option<Argument> {
    let field = method.field(slot.member);
    Some(match slot.role {
        Role::Exec => {
            let sizes = field.groups.iter().find(|g| g.is_newest() && g.low == 0)?;
            let text = |e: &Enumerator| e.text.as_ref().map(|text| text.value.clone());
            let sixteen = sizes.enumerators.iter().find(|e| text(e).as_deref() == Some(CHANNELS));
            let channels = text(sixteen.or(sizes.enumerators.last())?)?;
            Argument::plain(channels.clone(), format!("M1, {channels}"))
        }
        Role::Dst | Role::Src => vector_operand(slot.role, field, name),
        Role::Raw => Argument::operand(name, format!("{name}.0")),
        Role::Raws => Argument { rust: format!("[{}]", ident(name)), ..Argument::operand(name, format!("{name}.0")) },
        Role::Labels => Argument::plain("&[label]", "label"),
        Role::Label => Argument::plain("label", "label"),
        // The kind of the label decides how it is written.
        Role::External | Role::Place => Argument::unknown("label"),
        Role::Surface => Argument::plain("surface", "T6"),
        Role::Sampler => Argument::plain("sampler", "S0"),
        Role::String => Argument::plain("\"name\"", "name"),
        Role::Value => value(method, slot, field)?,
    })
}

/// Returns a variable of a class that the operand can have.
fn vector_operand(role: Role, field: &Field, name: &str) -> Argument {
    let can_be = |class| field.classes.as_ref().is_none_or(|classes| classes.value.contains(class));
    let region = if role == Role::Dst { "<1>" } else { "<1;1,0>" };
    if can_be(OperandClass::General) {
        Argument::operand(name, format!("{name}(0,0){region}"))
    } else if can_be(OperandClass::Predicate) {
        Argument::unknown("predicate")
    } else {
        Argument::unknown("address")
    }
}

/// Returns a value of an enumeration, a bit field or a number.
fn value(method: &Method<'_>, slot: &Slot<'_>, field: &Field) -> Option<Argument> {
    let context = method.context;
    match context.plan.integer(Owner::Instruction(method.format.id), slot.member.field) {
        Some(IntegerType::Enum(index)) => {
            let plan = context.plan.enums.get(index)?;
            let codes: Vec<_> = codes_of_layout(method.format)
                .filter(|given| given.field == slot.member.field && given.group.is_none())
                .map(|given| given.code)
                .collect();
            let of_layout = |e: &Enumerator| codes.is_empty() || codes.contains(&e.code.value);
            let shown = |e: &Enumerator| e.gate.is_none() && e.text.is_some() && of_layout(e);
            let value = plan.values.iter().find(|v| !v.alias && shown(v.enumerator));
            let value = value.or(plan.values.iter().find(|v| !v.alias))?;
            let rust = format!("{}::{}", plan.name, ident(&value.name));
            Some(match &value.enumerator.text {
                Some(text) => Argument::plain(rust, text.value.clone()),
                None => Argument::unknown(rust),
            })
        }
        Some(IntegerType::Bits(index)) => {
            let plan = context.plan.bit_fields.get(index)?;
            Some(Argument::unknown(format!("{}::default()", ident(&plan.name))))
        }
        Some(IntegerType::Plain(_)) => {
            let least = match field.range.as_ref().map(|range| &range.low) {
                Some(Bound::Number(low)) => (*low).max(1),
                _ => 1,
            };
            Some(Argument::plain(least.to_string(), least.to_string()))
        }
        _ => None,
    }
}

/// The line that grows from a template.
struct Line<'m, 'a> {
    method: &'m Method<'a>,
    arguments: &'m [(FieldId, Shown)],
    text: String,
}

impl Line<'_, '_> {
    fn items(&mut self, items: &[TextItem]) -> Option<()> {
        for item in items {
            match item {
                TextItem::Literal(text) => self.text.push_str(text),
                TextItem::Blank => self.text.push(' '),
                // What nothing has set is not shown.
                TextItem::Optional { condition: TextCondition::Saturation | TextCondition::Nonzero, items, .. } => {
                    self.absent(items)?;
                }
                TextItem::Optional {
                    condition: TextCondition::Value { field, code: None, negated: false, .. },
                    ..
                } => self.argument(*field).is_none().then_some(())?,
                TextItem::Optional { .. } => return None,
                TextItem::Placeholder { field, formatter, covers, .. } => {
                    let formatter = formatter.as_ref().map(|f| f.value.as_str());
                    let text = self.placeholder((*field)?, formatter, covers)?;
                    self.text.push_str(&text);
                }
            }
        }
        Some(())
    }

    /// Fails if a parameter gives something of an option.
    fn absent(&self, items: &[TextItem]) -> Option<()> {
        let given = items.iter().any(|item| match item {
            TextItem::Placeholder { field: Some(field), group: None, .. } => self.argument(*field).is_some(),
            _ => false,
        });
        (!given).then_some(())
    }

    fn argument(&self, field: FieldId) -> Option<&Shown> {
        self.arguments.iter().find(|(known, _)| *known == field).map(|(_, shown)| shown)
    }

    fn placeholder(&self, field: FieldId, formatter: Option<&str>, covers: &[FieldId]) -> Option<String> {
        match formatter {
            Some("lsc_caching") => return Some(String::new()),
            Some("lsc_data") => return self.data(field, covers),
            Some("lsc_addr") => return self.address(field, covers),
            Some("block2d_data") => return self.block(field, covers),
            Some("block2d_addr") => return self.matrix(field, covers),
            Some("rawvec") => return Some(format!("{}(0,0)", self.argument(field)?.bare)),
            Some("twice") => return Some(self.argument(field)?.text.clone()),
            Some("string") => return Some(format!("{:?}", self.argument(field)?.text)),
            Some("state") => return self.argument(field).map(|a| a.text.clone()),
            Some(_) => return None,
            None => {}
        }
        if let Some(operation) = self.method.operation.filter(|o| o.given.field == field) {
            return Some(operation.word().to_owned());
        }
        match self.argument(field) {
            Some(argument) => Some(argument.text.clone()),
            None => self.usual(field),
        }
    }

    /// Returns how a value is shown that no parameter gives: a usual enumerator, or the null variable.
    fn usual(&self, field: FieldId) -> Option<String> {
        let (_, fixed) = self.method.fixed.iter().find(|(member, _)| member.field == field)?;
        let known = self.method.format.instruction.field(field);
        match fixed {
            Fixed::Usual { role: Role::Raw, .. } => Some("%null.0".to_owned()),
            Fixed::Constant(_) if known.kind == Some(crate::model::FieldKind::RawOperand) => Some("%null.0".to_owned()),
            Fixed::Usual { words, .. } => {
                let named = known.enumerators.iter().find(|e| e.name.value == words.trim_matches('"'))?;
                Some(named.text.as_ref()?.value.clone())
            }
            _ => None,
        }
    }

    fn named(&self, covers: &[FieldId], name: &str) -> Option<&Shown> {
        let field = covers.iter().find(|f| self.method.format.instruction.field(**f).name.value == name)?;
        self.argument(*field)
    }

    /// `dst:d32`; where no size is covered, `dst`.
    fn data(&self, field: FieldId, covers: &[FieldId]) -> Option<String> {
        let register = self.register(field)?;
        if covers.is_empty() {
            return Some(register);
        }
        let size = match self.named(covers, "DataSize") {
            Some(size) => size.text.clone(),
            None => self.usual(*covers.iter().find(|f| self.is_named(**f, "DataSize"))?)?,
        };
        // Components are a bit field, of which no example is made.
        Some(format!("{register}:{size}"))
    }

    fn is_named(&self, field: FieldId, name: &str) -> bool {
        self.method.format.instruction.field(field).name.value == name
    }

    fn register(&self, field: FieldId) -> Option<String> {
        match self.argument(field) {
            Some(argument) => Some(argument.bare.clone()),
            None => self.usual(field).map(|text| text.trim_end_matches(".0").to_owned()),
        }
    }

    /// `flat[addrs]:a64`, `bss(surface)[u]:a32`.
    fn address(&self, field: FieldId, covers: &[FieldId]) -> Option<String> {
        let mut text = self.surface(field, covers);
        if self.is_named(field, "Surface") {
            return Some(text);
        }
        text.push_str(&format!("[{}", self.argument(field)?.bare));
        if let Some(pitch) = self.named(covers, "Src0AddrPitch") {
            text.push_str(&format!(", {}", pitch.bare));
        }
        text.push(']');
        if let Some(size) = covers.iter().find(|f| self.is_named(**f, "AddrSize")) {
            let size = self.argument(*size).map(|a| a.text.clone()).or_else(|| self.usual(*size))?;
            text.push_str(&format!(":{size}"));
        }
        Some(text)
    }

    /// `flat`, `bss(surface)`.
    fn surface(&self, field: FieldId, covers: &[FieldId]) -> String {
        let kind = self.named(covers, "AddrType").map_or("flat", |a| a.text.as_str());
        let surface =
            if self.is_named(field, "Surface") { self.argument(field) } else { self.named(covers, "Surface") };
        surface.map_or(kind.to_owned(), |surface| format!("{kind}({})", surface.bare))
    }

    /// `dst:d8.1x1nn`, `dst:1x1`.
    fn block(&self, field: FieldId, covers: &[FieldId]) -> Option<String> {
        let (width, height) = (self.named(covers, "BlockWidth")?, self.named(covers, "BlockHeight")?);
        let size = self.named(covers, "DataSize").map_or(String::new(), |size| format!("{}.", size.text));
        let order = if size.is_empty() { "" } else { "nn" };
        Some(format!("{}:{size}{}x{}{order}", self.register(field)?, width.text, height.text))
    }

    /// `flat[base, width, height, pitch, x, y]`, `bss(surface)[x,y]`.
    fn matrix(&self, field: FieldId, covers: &[FieldId]) -> Option<String> {
        let y = self.named(covers, "Src0AddrY")?;
        if covers.iter().any(|f| self.is_named(*f, "AddrType")) {
            return Some(format!("{}[{},{}]", self.surface(field, covers), self.argument(field)?.bare, y.bare));
        }
        let mut parts = vec![self.argument(field)?];
        for name in ["SurfaceWidth", "SurfaceHeight", "SurfacePitch", "Src0AddrX"] {
            parts.push(self.named(covers, name)?);
        }
        parts.push(y);
        Some(format!("flat[{}]", parts.iter().map(|part| part.bare.as_str()).collect::<Vec<_>>().join(", ")))
    }
}
