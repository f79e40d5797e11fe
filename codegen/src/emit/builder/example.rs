//! Examples of methods: a call, and the line of assembler text that it appends.
//!
//! For example, `k.add(16, dst, src0, src1)` appends `add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
//! src1(0,0)<1;1,0>`. Documentation tests run the calls and compare the lines.

use super::method::{Fixed, Method, MethodInput, Slot, codes_of_layout};
use super::role::ParameterRole;
use crate::rust_view::composite_form::CompositePlaceholder;
use crate::rust_view::naming::ident;
use crate::rust_view::partial_eval::{Given, PartialTruth};
use crate::rust_view::type_assignment::{IntegerType, Owner};
use crate::spec::model::{
    Bound, Enumerator, Field, FieldId, FieldKind, OperandClass, Presence, TextCondition, TextItem,
};
use std::collections::BTreeSet;

/// Execution size of the examples, unless the instruction does not have it.
const CHANNELS: &str = "16";

/// A call of a method, and the line that it appends.
pub(super) struct Example {
    /// `k.add(16, dst, src0, src1)`
    pub(super) call: String,
    /// `add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>`, with single blanks. `None` if
    /// the line depends on the printer, for example on the text of a bit field.
    pub(super) line: Option<String>,
    /// General variables that the call names.
    pub(super) variables: BTreeSet<String>,
    /// Whether a test can run the call. Placing a label needs a label of the right kind, and
    /// optional fields need arguments that make their conditions true.
    pub(super) is_tested: bool,
}

/// An argument of an example call.
struct ExampleArgument {
    /// The expression in Rust.
    rust: String,
    /// The text of the argument in the line. `None` if only the printer knows it.
    shown: Option<Shown>,
}

/// The text of an argument in a line.
#[derive(Clone)]
struct Shown {
    text: String,
    /// The text in forms that print several fields: an operand without offset and region.
    bare: String,
}

impl ExampleArgument {
    fn shown(rust: impl Into<String>, text: impl Into<String>) -> Self {
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

/// Returns an example of a method. Returns `None` if a parameter has no value that could be shown.
pub(super) fn make_example(method: &Method<'_>) -> Option<Example> {
    let mut arguments = Vec::new();
    let (mut calls, mut variables, mut is_tested, mut is_shown) = (Vec::new(), BTreeSet::new(), true, true);
    for input in &method.inputs {
        let mut values = Vec::new();
        for slot in input.slots() {
            let name = variable_name(method, slot);
            let argument = make_argument(method, slot, &name)?;
            let is_operand =
                matches!(slot.role, ParameterRole::Dst | ParameterRole::Src | ParameterRole::Raw | ParameterRole::Raws);
            if is_operand && ident(&name) == argument.rust.trim_matches(['[', ']']) {
                variables.insert(name);
            }
            is_tested &= slot.role != ParameterRole::Place && !is_conditional(method.field(slot.member));
            is_shown &= argument.shown.is_some();
            arguments.extend(argument.shown.clone().map(|shown| (slot.member.field, shown)));
            values.push((slot, argument));
        }
        calls.push(match input {
            MethodInput::One(_) => values.pop()?.1.rust,
            MethodInput::Structure { name, .. } => structure_expression(name, &values),
        });
    }
    let call = format!("k.{}({})", ident(&method.name), calls.join(", "));
    let line = if is_shown { make_line(method, &arguments) } else { None };
    Some(Example { call, line, variables, is_tested })
}

/// Returns whether a field is present under a condition only.
fn is_conditional(field: &Field) -> bool {
    matches!(field.presence, Presence::If(_))
}

/// Returns the line that a call with these arguments appends.
fn make_line(method: &Method<'_>, arguments: &[(FieldId, Shown)]) -> Option<String> {
    let mut line = ExampleLine { method, arguments, text: String::new() };
    line.push_items(method.form?.items.as_deref()?)?;
    Some(line.text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns the name of the variable that is the argument of a parameter. It is the name of the
/// parameter, unless that is a reserved word of assembler text.
fn variable_name(method: &Method<'_>, slot: &Slot<'_>) -> String {
    match method.reserved.contains(&slot.name) {
        true => format!("{}_values", slot.name),
        false => slot.name.clone(),
    }
}

/// Returns a struct expression: `BlockShape { size: LscDataSize::D8, width: 1, height: 1 }`.
fn structure_expression(name: &str, values: &[(&Slot<'_>, ExampleArgument)]) -> String {
    let members = values.iter().map(|(slot, argument)| match slot.role {
        ParameterRole::Value => format!("{}: {}", slot.name, argument.rust),
        _ => format!("{}: {}.into()", slot.name, argument.rust),
    });
    format!("{name} {{ {} }}", members.collect::<Vec<_>>().join(", "))
}

/// Returns the words of the first line of assembler text in the examples of the page that shows the
/// method. Empty if there is none. For example, `dpas`, `bf`, `bf`, `8`, `8`, `M1`, `16` and so on.
fn words_of_page<'a>(method: &Method<'a>) -> Vec<&'a str> {
    let examples = method.format.instruction.examples.as_ref();
    let lines = examples.into_iter().flat_map(|examples| examples.value.lines());
    let words =
        |line: &'a str| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    lines.map(words).find(|words| words.clone().next() == Some(method.name.as_str())).into_iter().flatten().collect()
}

/// Returns the argument of a parameter. If it is a variable, its name is `name`.
fn make_argument(method: &Method<'_>, slot: &Slot<'_>, name: &str) -> Option<ExampleArgument> {
    let field = method.field(slot.member);
    Some(match slot.role {
        ParameterRole::Exec => {
            let sizes = field.groups.iter().find(|g| g.is_newest() && g.low == 0)?;
            let text = |e: &Enumerator| e.text.as_ref().map(|text| text.value.clone());
            let page = words_of_page(method);
            let channels = page.iter().skip_while(|word| !word.starts_with('M')).nth(1).copied().unwrap_or(CHANNELS);
            let sixteen = sizes.enumerators.iter().find(|e| text(e).as_deref() == Some(channels));
            let channels = text(sixteen.or(sizes.enumerators.last())?)?;
            ExampleArgument::shown(channels.clone(), format!("M1, {channels}"))
        }
        ParameterRole::Dst | ParameterRole::Src => vector_operand(slot.role, field, name),
        ParameterRole::Raw => ExampleArgument::operand(name, format!("{name}.0")),
        ParameterRole::Raws => ExampleArgument {
            rust: format!("[{}]", ident(name)),
            ..ExampleArgument::operand(name, format!("{name}.0"))
        },
        ParameterRole::Labels => ExampleArgument::shown("&[label]", "label"),
        ParameterRole::Label => ExampleArgument::shown("label", "label"),
        // The text depends on the kind of the label.
        ParameterRole::External | ParameterRole::Place => ExampleArgument::unknown("label"),
        ParameterRole::Surface => ExampleArgument::shown("surface", "T6"),
        ParameterRole::Sampler => ExampleArgument::shown("sampler", "S0"),
        ParameterRole::String => ExampleArgument::shown("\"name\"", "name"),
        ParameterRole::Value => value_argument(method, slot, field)?,
    })
}

/// Returns a variable as an argument, of the first class that the operand allows.
fn vector_operand(role: ParameterRole, field: &Field, name: &str) -> ExampleArgument {
    let can_be = |class| field.classes.as_ref().is_none_or(|classes| classes.value.contains(class));
    let region = if role == ParameterRole::Dst { "<1>" } else { "<1;1,0>" };
    if can_be(OperandClass::General) {
        ExampleArgument::operand(name, format!("{name}(0,0){region}"))
    } else if can_be(OperandClass::Predicate) {
        ExampleArgument::unknown("predicate")
    } else {
        ExampleArgument::unknown("address")
    }
}

/// Returns a member of an enumeration, an empty bit field, or a number as an argument.
fn value_argument(method: &Method<'_>, slot: &Slot<'_>, field: &Field) -> Option<ExampleArgument> {
    let context = method.context;
    match context.plan.integer(Owner::Instruction(method.format.id), slot.member.field) {
        Some(IntegerType::Enum(index)) => {
            let plan = context.plan.enums.get(index)?;
            let codes: Vec<_> = codes_of_layout(method.format)
                .filter(|given| given.field == slot.member.field && given.group.is_none())
                .map(|given| given.code)
                .collect();
            let of_layout = |e: &Enumerator| codes.is_empty() || codes.contains(&e.code.value);
            let shown =
                |e: &Enumerator| e.gate.is_none() && e.text.is_some() && of_layout(e) && !breaks_rule(method, slot, e);
            let page = words_of_page(method);
            let on_page = |e: &Enumerator| e.text.as_ref().is_some_and(|text| page.contains(&&*text.value));
            let value = plan.values.iter().find(|v| !v.alias && shown(v.enumerator) && on_page(v.enumerator));
            let value = value.or(plan.values.iter().find(|v| !v.alias && shown(v.enumerator)));
            let value = value.or(plan.values.iter().find(|v| !v.alias))?;
            let rust = format!("{}::{}", plan.name, ident(&value.name));
            // The printer selects the word by the version if there are two.
            Some(match &value.enumerator.text {
                Some(text) if value.enumerator.other_text.is_none() => ExampleArgument::shown(rust, text.value.clone()),
                _ => ExampleArgument::unknown(rust),
            })
        }
        Some(IntegerType::Bits(index)) => {
            let plan = context.plan.bit_fields.get(index)?;
            Some(ExampleArgument::unknown(format!("{}::default()", ident(&plan.name))))
        }
        Some(IntegerType::Plain(_)) => {
            let least = match field.range.as_ref().map(|range| &range.low) {
                Some(Bound::Number(low)) => (*low).max(1),
                _ => 1,
            };
            Some(ExampleArgument::shown(least.to_string(), least.to_string()))
        }
        _ => None,
    }
}

/// Returns whether an instruction breaks a rule if a field has this value, for any values of its
/// other fields. For example, the precision `unused` is invalid for DPAS.
fn breaks_rule(method: &Method<'_>, slot: &Slot<'_>, enumerator: &Enumerator) -> bool {
    let instruction = method.format.instruction;
    let given = Given { instruction, field: slot.member.field, group: None, code: enumerator.code.value };
    let conditions = instruction.constraints.iter().filter_map(|constraint| constraint.condition.expr.as_ref());
    conditions.into_iter().any(|expr| given.outcome(expr) == PartialTruth::Never)
}

/// A line that is made from a template.
struct ExampleLine<'m, 'a> {
    method: &'m Method<'a>,
    arguments: &'m [(FieldId, Shown)],
    text: String,
}

impl ExampleLine<'_, '_> {
    /// Appends the items of a template. Returns `None` if an item is not known here.
    fn push_items(&mut self, items: &[TextItem]) -> Option<()> {
        for item in items {
            match item {
                TextItem::Literal(text) => self.text.push_str(text),
                TextItem::Blank => self.text.push(' '),
                // Options of members without an argument are not shown.
                TextItem::Optional { condition: TextCondition::Saturation | TextCondition::Nonzero, items, .. } => {
                    self.check_absent(items)?;
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

    /// Returns `None` if an option shows a field that has an argument.
    fn check_absent(&self, items: &[TextItem]) -> Option<()> {
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
        let form = CompositePlaceholder {
            model: self.method.context.model,
            instruction: self.method.format.instruction,
            form: formatter.unwrap_or(""),
            field,
            covers,
        };
        match formatter {
            Some("lsc_caching") => return Some(String::new()),
            Some("lsc_data") => return self.data_operand(&form),
            Some("lsc_addr") => return self.address_operand(&form),
            Some("block2d_data") => return self.block_operand(&form),
            Some("block2d_addr") => return self.matrix_operand(&form),
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
            None => self.default_text(field),
        }
    }

    /// Returns the text of a member without a parameter: that of its default enumerator, or the
    /// null variable.
    fn default_text(&self, field: FieldId) -> Option<String> {
        let (_, fixed) = self.method.fixed.iter().find(|(member, _)| member.field == field)?;
        let known = self.method.format.instruction.field(field);
        match fixed {
            Fixed::Usual { role: ParameterRole::Raw, .. } => Some("%null.0".to_owned()),
            Fixed::Constant(_) if known.kind == Some(FieldKind::RawOperand) => Some("%null.0".to_owned()),
            Fixed::Usual { words, .. } => {
                let named = known.enumerators.iter().find(|e| e.name.value == words.trim_matches('"'))?;
                Some(named.text.as_ref()?.value.clone())
            }
            _ => None,
        }
    }

    fn register(&self, field: FieldId) -> Option<String> {
        match self.argument(field) {
            Some(argument) => Some(argument.bare.clone()),
            None => self.default_text(field).map(|text| text.trim_end_matches(".0").to_owned()),
        }
    }

    /// Returns the data operand of an LSC operation: `dst:d32`, or `dst` if the form covers no
    /// size.
    fn data_operand(&self, form: &CompositePlaceholder<'_>) -> Option<String> {
        let register = self.register(form.field)?;
        if form.covers.is_empty() {
            return Some(register);
        }
        let size = form.part("size")?;
        let size = self.argument(size).map(|a| a.text.clone()).or_else(|| self.default_text(size))?;
        // A form with components has a bit field, whose text only the printer knows.
        Some(format!("{register}:{size}"))
    }

    /// Returns the address operand of an LSC operation: `flat[addrs]:a64`, `bss(surface)[u]:a32`.
    fn address_operand(&self, form: &CompositePlaceholder<'_>) -> Option<String> {
        let mut text = self.address_model(form);
        if form.is_main("surface") {
            return Some(text);
        }
        text.push_str(&format!("[{}", self.argument(form.field)?.bare));
        if let Some(pitch) = self.part_argument(form, "pitch") {
            text.push_str(&format!(", {}", pitch.bare));
        }
        text.push(']');
        if let Some(size) = form.part("size") {
            let size = self.argument(size).map(|a| a.text.clone()).or_else(|| self.default_text(size))?;
            text.push_str(&format!(":{size}"));
        }
        Some(text)
    }

    /// Returns the address model of an LSC operation: `flat`, `bss(surface)`.
    fn address_model(&self, form: &CompositePlaceholder<'_>) -> String {
        let kind = self.part_text(form, "type").unwrap_or_default();
        let surface =
            if form.is_main("surface") { self.argument(form.field) } else { self.part_argument(form, "surface") };
        surface.map_or(kind.clone(), |surface| format!("{kind}({})", surface.bare))
    }

    /// Returns the data operand of a block operation: `dst:d8.1x1nn`, `dst:1x1`.
    fn block_operand(&self, form: &CompositePlaceholder<'_>) -> Option<String> {
        let (width, height) = (self.part_argument(form, "width")?, self.part_argument(form, "height")?);
        let size = self.part_argument(form, "size").map_or(String::new(), |size| format!("{}.", size.text));
        // The form itself prints `n` for data that are not transposed.
        let packing = self.part_text(form, "packing").filter(|_| !size.is_empty());
        let order = packing.map_or(String::new(), |packing| format!("n{packing}"));
        Some(format!("{}:{size}{}x{}{order}", self.register(form.field)?, width.text, height.text))
    }

    /// Returns the address operand of a block operation: `flat[base, width, height, pitch, x, y]`,
    /// `bss(surface)[x,y]`.
    fn matrix_operand(&self, form: &CompositePlaceholder<'_>) -> Option<String> {
        let y = self.part_argument(form, "y")?;
        if form.part("type").is_some() {
            return Some(format!("{}[{},{}]", self.address_model(form), self.argument(form.field)?.bare, y.bare));
        }
        let mut parts = vec![self.argument(form.field)?];
        for part in ["width", "height", "pitch", "x"] {
            parts.push(self.part_argument(form, part)?);
        }
        parts.push(y);
        Some(format!("flat[{}]", parts.iter().map(|part| part.bare.as_str()).collect::<Vec<_>>().join(", ")))
    }

    /// Returns the text of a covered field by the part of the form that the field is: that of its
    /// argument, or else of its default.
    fn part_text(&self, form: &CompositePlaceholder<'_>, part: &str) -> Option<String> {
        let argument = self.part_argument(form, part).map(|argument| argument.text.clone());
        argument.or_else(|| self.default_text(form.part(part)?))
    }

    /// Returns the argument of a covered field by the part of the form that the field is.
    fn part_argument(&self, form: &CompositePlaceholder<'_>, part: &str) -> Option<&Shown> {
        self.argument(form.part(part)?)
    }
}
