//! Examples of methods: a call, and the line of assembler text that it appends. Tests of the documentation run them.

use super::method::{Fixed, Input, Method, Slot, codes_of_layout};
use super::role::Role;
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::model::{Bound, Enumerator, Field, FieldId, OperandClass, TextCondition, TextItem};
use std::collections::BTreeSet;

/// Channels of the examples, where the instruction takes so many.
const CHANNELS: &str = "16";

/// A call of a method, and what it appends.
pub(super) struct Example {
    /// `k.add(16, dst, src0, src1)`
    pub(super) call: String,
    /// `add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>`, with single blanks.
    pub(super) line: String,
    /// General variables that the call names.
    pub(super) variables: BTreeSet<String>,
}

/// An argument of the call.
#[derive(Clone)]
struct Argument {
    /// Its Rust.
    rust: String,
    /// How the line shows it.
    text: String,
    /// How forms that print several fields show it: an operand without offset and region.
    bare: String,
}

impl Argument {
    fn plain(rust: impl Into<String>, text: impl Into<String>) -> Self {
        let text = text.into();
        Self { rust: rust.into(), bare: text.clone(), text }
    }
}

/// Returns an example of a method. `None`: it takes what no general example has, such as address variables.
pub(super) fn example(method: &Method<'_>) -> Option<Example> {
    let mut arguments: Vec<(FieldId, Argument)> = Vec::new();
    let (mut calls, mut variables) = (Vec::new(), BTreeSet::new());
    for input in &method.inputs {
        let mut values = Vec::new();
        for slot in input.slots() {
            let argument = argument(method, slot)?;
            if matches!(slot.role, Role::Dst | Role::Src | Role::Raw | Role::Raws) {
                variables.insert(slot.name.clone());
            }
            values.push((slot, argument.clone()));
            arguments.push((slot.member.field, argument));
        }
        calls.push(match input {
            Input::One(_) => values.pop()?.1.rust,
            Input::Structure { name, .. } => structure(name, &values),
        });
    }
    let mut line = Line { method, arguments: &arguments, text: String::new() };
    line.items(method.form?.items.as_deref()?)?;
    let line = line.text.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(Example {
        call: format!("k.{}({})", crate::emit::support::naming::ident(&method.name), calls.join(", ")),
        line,
        variables,
    })
}

/// `BlockShape { size: LscDataSize::D8, width: 1, height: 1 }`
fn structure(name: &str, values: &[(&Slot<'_>, Argument)]) -> String {
    let members = values.iter().map(|(slot, argument)| match slot.role {
        Role::Value => format!("{}: {}", slot.name, argument.rust),
        _ => format!("{}: {}.into()", slot.name, argument.rust),
    });
    format!("{name} {{ {} }}", members.collect::<Vec<_>>().join(", "))
}

fn argument(method: &Method<'_>, slot: &Slot<'_>) -> Option<Argument> {
    let field = method.field(slot.member);
    let name = slot.name.as_str();
    // A name that Rust keeps for itself would need another one here.
    if crate::emit::support::naming::ident(name) != *name {
        return None;
    }
    Some(match slot.role {
        Role::Exec => {
            let sizes = field.groups.iter().find(|g| g.is_newest() && g.low == 0)?;
            let text = |e: &Enumerator| e.text.as_ref().map(|text| text.value.clone());
            let sixteen = sizes.enumerators.iter().find(|e| text(e).as_deref() == Some(CHANNELS));
            let channels = text(sixteen.or(sizes.enumerators.last())?)?;
            Argument::plain(channels.clone(), format!("M1, {channels}"))
        }
        Role::Dst | Role::Src => {
            let general = field.classes.as_ref().is_none_or(|c| c.value.contains(OperandClass::General));
            let region = if slot.role == Role::Dst { "<1>" } else { "<1;1,0>" };
            let text = format!("{name}(0,0){region}");
            general.then(|| Argument { rust: name.to_owned(), text, bare: name.to_owned() })?
        }
        Role::Raw => Argument { rust: name.to_owned(), text: format!("{name}.0"), bare: name.to_owned() },
        Role::Raws => Argument::plain(format!("[{name}]"), format!("{name}.0")),
        Role::Labels => Argument::plain("&[label]", "label"),
        Role::Label => Argument::plain("label", "label"),
        Role::Surface => Argument::plain("surface", "T6"),
        Role::Sampler => Argument::plain("sampler", "S0"),
        Role::String => Argument::plain("\"name\"", "name"),
        Role::Value => value(method, slot, field)?,
        Role::External | Role::Place => return None,
    })
}

/// Returns a value of an enumeration or a number.
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
            let value = plan.values.iter().find(|v| !v.alias && shown(v.enumerator))?;
            let rust = format!("{}::{}", plan.name, crate::emit::support::naming::ident(&value.name));
            Some(Argument::plain(rust, value.enumerator.text.as_ref()?.value.clone()))
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
    arguments: &'m [(FieldId, Argument)],
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

    fn argument(&self, field: FieldId) -> Option<&Argument> {
        self.arguments.iter().find(|(known, _)| *known == field).map(|(_, argument)| argument)
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

    fn named(&self, covers: &[FieldId], name: &str) -> Option<&Argument> {
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
