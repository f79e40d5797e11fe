//! Checks of templates: assembler text contains everything that is encoded, and every option can be
//! printed.
//!
//! For example, a field that no template prints or tests is reported, because it is lost when bytes
//! are disassembled and assembled again.

use super::format::is_list_element;
use super::gates::{are_exclusive, gate_includes};
use super::{RuleContext, format_names, template_spelling};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::cases::{Case, to_cases};
use crate::spec::model::walk::walk_expr;
use crate::spec::model::{
    Bound, Count, Enumerator, Expr, Field, FieldId, FieldKind, Formatter, Ignored, Instruction, Presence,
    TextCondition, TextForm, TextItem, ValueRange,
};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use openvisa_cli_support::nearest;
use std::collections::HashMap;

/// Maximum nesting depth of options that is checked. The parser limits the depth to less.
const MAX_DEPTH: usize = 100;

pub(super) fn check(context: RuleContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    check_duplicates(instruction, out);
    if context.strict {
        template_spelling::check(instruction, out);
    }
    let shadowed = if context.strict { find_shadowed(instruction, out) } else { Vec::new() };
    let mut coverage = TextCoverage::new(instruction);
    for (form, at) in instruction.text.iter().zip(0..) {
        let Some(items) = &form.items else { continue };
        // What only a template prints that is never printed is lost.
        let mut unprinted = TextCoverage::new(instruction);
        let coverage = if shadowed.get(at) == Some(&true) { &mut unprinted } else { &mut coverage };
        coverage.condition(form);
        check_choice(instruction, form, out);
        if context.strict {
            check_repeated(instruction, items, &mut HashMap::new(), out);
        }
        for item in items {
            self::check_item(instruction, item, &mut Vec::new(), coverage, out);
        }
    }
    // A field is certainly not printed only if all templates could be parsed.
    if context.strict && !instruction.text.is_empty() && instruction.text.iter().all(|form| form.items.is_some()) {
        coverage.lost(out);
    }
}

/// Reports a template condition that is more than a choice between values: an assembler could not
/// make it true.
fn check_choice(instruction: &Instruction, form: &TextForm, out: &mut Diagnostics) {
    let Some(condition) = &form.condition else { return };
    if condition.expr.as_ref().is_some_and(|expr| to_cases(instruction, expr).is_none()) {
        let message = "this condition is more than a choice between values";
        out.push(
            rules::TEMPLATE_CASES.at(condition.source.span, message).label("cannot be made true by a reader").help(
                "compare fields or groups with enumerators or numbers below 64, `||` within one of them, `&&` between them, \
                 or ask `is_null(Field)`",
            ),
        );
    }
}

/// Reports operands that a template prints twice. `seen` has the place of each operand that is
/// certainly printed before.
fn check_repeated<'a>(
    instruction: &Instruction,
    items: &'a [TextItem],
    seen: &mut HashMap<FieldId, &'a Name>,
    out: &mut Diagnostics,
) {
    for item in items {
        match item {
            TextItem::Placeholder { field: Some(id), group: None, formatter, source, .. } => {
                let field = instruction.fields.get(id.index());
                // A composite form may print the same register as part of several groups of fields.
                let form = formatter.as_ref().and_then(|form| Formatter::parse(&form.value));
                if form.is_some_and(Formatter::is_composite) || !field.is_some_and(Field::is_operand) {
                    continue;
                }
                if let Some(first) = seen.get(id) {
                    let name = field.map_or("?", |field| &field.name.value);
                    let message = format!("the template prints `{name}` twice");
                    let finding = rules::REPEATED_PLACEHOLDER.at(source.span, message).label("again");
                    let finding = finding.also(first.span, "first here");
                    out.push(finding.help("print each operand once; one that is only repeated says `:twice`"));
                } else {
                    seen.insert(*id, source);
                }
            }
            TextItem::Optional { items, .. } => check_repeated(instruction, items, &mut seen.clone(), out),
            _ => {}
        }
    }
}

/// Returns for each template whether one before it applies wherever it does. Such a template is a
/// further spelling that is only read; one with a gate, which is never printed, is reported.
fn find_shadowed(instruction: &Instruction, out: &mut Diagnostics) -> Vec<bool> {
    let cases_of = |form: &TextForm| match form.condition.as_ref() {
        None => Some(Vec::new()),
        Some(condition) => to_cases(instruction, condition.expr.as_ref()?),
    };
    let forms: Vec<(&TextForm, Option<Vec<Case>>)> = instruction.text.iter().map(|f| (f, cases_of(f))).collect();
    let mut shadowed = Vec::with_capacity(forms.len());
    for (at, (form, cases)) in forms.iter().enumerate() {
        let narrower = |wide: &Case| cases.iter().flatten().any(|case| implies(case, wide));
        let mut before = forms[..at].iter().filter(|(first, wider)| {
            gate_includes(first.gate.as_ref(), form.gate.as_ref())
                && wider.as_ref().is_some_and(|wider| wider.iter().all(narrower))
        });
        let first = before.next().map(|(first, _)| first);
        shadowed.push(first.is_some());
        // Equal templates are reported as such.
        if let (Some(first), Some(_)) = (first.filter(|first| first.source.value != form.source.value), &form.gate) {
            let finding = rules::NEVER_PRINTED.at(form.source.span, "this template is never printed");
            let finding = finding.label("never").also(first.source.span, "this one before it always applies first");
            out.push(finding.help("limit the one before it by a gate or a condition, or exchange the two"));
        }
    }
    shadowed
}

/// Returns whether a case of a condition implies another.
fn implies(case: &Case, wider: &Case) -> bool {
    match (case, wider) {
        (Case::OneOf { field, group, codes }, Case::OneOf { field: f, group: g, codes: c }) => {
            (field, group) == (f, g) && codes & !c == 0
        }
        (Case::Null(a), Case::Null(b)) => a == b,
        _ => false,
    }
}

/// Reports equal templates under conditions and gates that can both hold.
fn check_duplicates(instruction: &Instruction, out: &mut Diagnostics) {
    let mut seen: HashMap<(&str, Option<&str>), &TextForm> = HashMap::new();
    for form in instruction.text.iter().filter(|form| form.items.as_ref().is_some_and(|items| !items.is_empty())) {
        let condition = form.condition.as_ref().map(|c| c.source.value.as_str());
        let Some(first) = seen.get(&(form.source.value.as_str(), condition)) else {
            seen.insert((&form.source.value, condition), form);
            continue;
        };
        if !are_exclusive(first.gate.as_ref(), form.gate.as_ref()) {
            let finding = rules::DUPLICATE_FORM.at(form.source.span, "two templates are the same");
            out.push(finding.label("again").also(first.source.span, "first here").help("remove one, or correct it"));
        }
    }
}

/// Checks one item of a template. `around` has the conditions of the enclosing options.
fn check_item<'a>(
    instruction: &'a Instruction,
    item: &'a TextItem,
    around: &mut Vec<&'a TextCondition>,
    coverage: &mut TextCoverage<'a>,
    out: &mut Diagnostics,
) {
    match item {
        TextItem::Literal(_) | TextItem::Blank => {}
        TextItem::Placeholder { field, group, formatter, covers, list, source } => {
            let Some(field) = *field else { return };
            coverage.placeholder(field, *group, covers, *list);
            if let Some(field) = instruction.fields.get(field.index()) {
                let formatter_of = |name: &Name| Formatter::parse(&name.value);
                let composite = formatter.as_ref().and_then(formatter_of).is_some_and(Formatter::is_composite);
                if !composite {
                    check_list(field, *list, source, out);
                }
                if let Some(formatter) = formatter {
                    check_formatter(field, *group, formatter, out);
                }
            }
        }
        TextItem::Optional { condition, items, span } => {
            if around.len() >= MAX_DEPTH {
                return;
            }
            if let Some(why) = why_never(instruction, condition, around) {
                let finding = rules::NEVER_PRINTED.at(*span, format!("this option is never printed: {why}"));
                out.push(finding.label("never").help("correct the condition, or remove the option"));
            }
            coverage.tested(condition);
            around.push(condition);
            for inner in items {
                self::check_item(instruction, inner, around, coverage, out);
            }
            around.pop();
        }
    }
}

/// Checks that a repeated field is printed as a list that has a text, and no other field is.
fn check_list(field: &Field, list: bool, source: &Name, out: &mut Diagnostics) {
    let repeated = matches!(field.count, Count::Field(_) | Count::Rest | Count::Fixed(_));
    let many = repeated || matches!(field.presence, Presence::CountedBy(_));
    let (message, help) = if list && !many {
        (format!("`{}` occurs once, but is printed as a list", field.name), "remove `...`, or count the field")
    } else if repeated && !list {
        (format!("`{}` is repeated, but printed once", field.name), "print the list: `<Field...>`")
    } else if list && is_list_of_numbers(field) {
        let message = format!("`{}` is a list of numbers, which has no text", field.name);
        (message, "say which labels the numbers are: `Label kind: block.`")
    } else {
        return;
    };
    out.push(rules::LIST_MISFIT.at(source.span, message).label("a list?").help(help));
}

/// Returns whether a field is a list of numbers that name no labels. Such a list has no text.
fn is_list_of_numbers(field: &Field) -> bool {
    is_list_element(field) && field.kind != Some(FieldKind::RawOperand) && field.label.is_none()
}

/// Checks that a formatter exists and can print the type of the field.
fn check_formatter(field: &Field, group: Option<u16>, formatter: &Name, out: &mut Diagnostics) {
    let form = formatter.value.as_str();
    let Some(kind) = field.kind else { return };
    let number = matches!(kind, FieldKind::Int(_));
    let fits = match Formatter::parse(form) {
        Some(Formatter::Decimal) => number,
        Some(Formatter::Hex | Formatter::HexCapitals | Formatter::Digits) => number || kind == FieldKind::Scalar,
        Some(Formatter::QuotedString) => number || kind == FieldKind::String,
        Some(Formatter::Size) => number && group.is_none() && !field.groups.is_empty(),
        Some(Formatter::Channels) => number && !field.groups.is_empty(),
        Some(Formatter::RawVector | Formatter::AddressOf) => {
            matches!(kind, FieldKind::VectorOperand | FieldKind::Scalar)
        }
        Some(Formatter::FenceBits | Formatter::RenderTargetModes | Formatter::Variable | Formatter::Composite(_)) => {
            true
        }
        None => {
            let known = Formatter::NAMES.iter().map(|(name, _)| *name);
            let near = nearest(form, known.clone());
            let help = match near {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("the forms are {}", format_names(known, 20)),
            };
            let message = format!("there is no form `{form}`");
            out.push(rules::UNKNOWN_FORMATTER.at(formatter.span, message).label("unknown").help(help));
            return;
        }
    };
    if !fits {
        let finding = rules::FORMATTER_MISFIT.at(formatter.span, format!("`{}` has no form `{form}`", field.name));
        let finding = finding.label("cannot print it").also(field.kind_source.span, "the type");
        out.push(finding.help("remove the formatter, or use the one for this type"));
    }
}

/// Returns the reason why a condition can never hold, or `None` if it can.
fn why_never(instruction: &Instruction, condition: &TextCondition, around: &[&TextCondition]) -> Option<String> {
    let TextCondition::Value { field: id, group, code, negated } = condition else { return None };
    let field = instruction.fields.get(id.index())?;
    let place = group.and_then(|g| field.groups.get(usize::from(g)));
    let name = match place.and_then(|g| g.name.as_ref()) {
        Some(group) => format!("{}.{group}", field.name),
        None => field.name.value.clone(),
    };
    let zero = field.ignored == Ignored::Always || field.must_be.as_ref().is_some_and(|m| m.value == 0);
    let asks_for_zero = if *negated { code.is_none() } else { *code == Some(0) };
    if zero && !asks_for_zero && !(*negated && code.is_some_and(|c| c != 0)) {
        return Some(format!("`{name}` is always 0"));
    }
    if let (Some(code), false) = (*code, *negated) {
        let most = match place {
            Some(group) => group.max(),
            None => field.kind.and_then(FieldKind::int).map_or(u64::MAX, |i| u64::MAX >> (64 - i.bits().clamp(1, 64))),
        };
        if code > most {
            return Some(format!("`{name}` has no value {code}"));
        }
        let contradicts = |other: &&&TextCondition| match other {
            TextCondition::Value { field, group: g, code: Some(c), negated: false } => {
                (field, g) == (id, group) && *c != code
            }
            _ => false,
        };
        if around.iter().any(|other| contradicts(&other)) {
            return Some(format!("`{name}` has another value here"));
        }
    }
    None
}

/// The fields and bits that the templates of an instruction print or test.
struct TextCoverage<'a> {
    instruction: &'a Instruction,
    /// For each field: true if it is printed or tested as a whole.
    whole: Vec<bool>,
    /// For each field: the mask of the bits that are printed or tested.
    bits: Vec<u64>,
}

impl<'a> TextCoverage<'a> {
    fn new(instruction: &'a Instruction) -> Self {
        let fields = instruction.fields.len();
        Self { instruction, whole: vec![false; fields], bits: vec![0; fields] }
    }

    fn cover(&mut self, field: FieldId, group: Option<u16>) {
        let Some(whole) = self.whole.get_mut(field.index()) else { return };
        let groups = &self.instruction.fields[field.index()].groups;
        match group.and_then(|g| groups.get(usize::from(g))) {
            None => *whole = true,
            Some(group) => {
                // Groups with one name are the same value at different positions in different
                // versions.
                let same = groups
                    .iter()
                    .filter(|g| g.name.as_ref().map(|n| &n.value) == group.name.as_ref().map(|n| &n.value));
                let mask = if group.name.is_some() { same.fold(0, |mask, g| mask | g.mask()) } else { group.mask() };
                self.bits[field.index()] |= mask;
            }
        }
    }

    fn placeholder(&mut self, field: FieldId, group: Option<u16>, covers: &[FieldId], list: bool) {
        self.cover(field, group);
        for covered in covers {
            self.cover(*covered, None);
        }
        if list {
            self.tail(field);
        }
    }

    /// Marks what a counted list prints, beginning with `field`: all fields with the same count,
    /// and the count.
    fn tail(&mut self, field: FieldId) {
        let fields = &self.instruction.fields;
        let count = match fields.get(field.index()).map(|f| (&f.count, &f.presence)) {
            Some((Count::Field(count), _) | (_, Presence::CountedBy(count))) => *count,
            _ => return,
        };
        self.cover(count, None);
        let alike: Vec<FieldId> = (0..fields.len())
            .filter(|i| fields[*i].presence == Presence::CountedBy(count))
            .map(|i| FieldId(i as u16))
            .collect();
        for field in alike {
            self.cover(field, None);
        }
    }

    fn tested(&mut self, condition: &TextCondition) {
        if let TextCondition::Value { field, group, .. } = condition {
            self.cover(*field, *group);
        }
    }

    /// Marks the fields that the condition of a template tests.
    fn condition(&mut self, form: &TextForm) {
        if let Some(expr) = form.condition.as_ref().and_then(|c| c.expr.as_ref()) {
            self.used_in(expr);
        }
    }

    /// Marks fields and groups that a condition names: the text determines whether it holds, and
    /// thereby their value.
    fn used_in(&mut self, condition: &Expr) {
        let instruction = self.instruction;
        let members: Vec<_> = walk_expr(condition).filter_map(Expr::as_path).collect();
        for (i, (field, group)) in members.iter().enumerate() {
            let Some(id) = instruction.field_id(field) else { continue };
            match group {
                Some(group) => {
                    let groups = &instruction.field(id).groups;
                    let index = groups.iter().position(|g| g.is_named(&group.value));
                    if let Some(index) = index {
                        self.cover(id, u16::try_from(index).ok());
                    }
                }
                // The walk visits the field name once more after each of its groups.
                None if i > 0 && members[i - 1].1.is_some() && members[i - 1].0 == *field => {}
                None => self.cover(id, None),
            }
        }
    }

    /// Reports fields of the format that can differ while the text stays the same.
    fn lost(mut self, out: &mut Diagnostics) {
        let instruction = self.instruction;
        let printed = |c: &Self, i: usize| c.whole[i] || c.bits[i] != 0;
        for (i, field) in instruction.fields.iter().enumerate() {
            if let (Presence::If(condition), true) = (&field.presence, printed(&self, i))
                && let Some(expr) = &condition.expr
            {
                self.used_in(expr);
            }
            if let (Count::Field(count), true) = (&field.count, printed(&self, i)) {
                self.cover(*count, None);
            }
        }
        let mut stands = vec![false; instruction.fields.len()];
        for cell in instruction.format.variants.iter().flat_map(|v| &v.fields) {
            if let Some(slot) = stands.get_mut(cell.value.index()) {
                *slot = true;
            }
        }
        for (i, field) in instruction.fields.iter().enumerate() {
            if stands[i] && !self.whole[i] && !is_constant(field) {
                self.lost_field(i, field, out);
            }
        }
    }

    fn lost_field(&self, index: usize, field: &Field, out: &mut Diagnostics) {
        let known = self.bits[index];
        let text = self.instruction.text.first().map_or(self.instruction.name.span, |form| form.source.span);
        if known == 0 || field.groups.is_empty() {
            let free = field.groups.is_empty()
                || field.groups.iter().any(|g| !g.reserved && !has_one_value(&g.enumerators, g.range.as_ref()));
            if free {
                report_lost(field.name.span, format!("no template prints `{}`", field.name), text, out);
            }
            return;
        }
        for group in field.groups.iter().filter(|g| !g.reserved && g.mask() & !known != 0) {
            if !has_one_value(&group.enumerators, group.range.as_ref()) {
                let name = group.name.as_ref().map_or("?", |n| n.value.as_str());
                report_lost(group.span, format!("no template prints `{}.{name}`", field.name), text, out);
            }
        }
    }
}

fn report_lost(span: Span, message: String, text: Span, out: &mut Diagnostics) {
    let finding = rules::LOST_IN_TEXT.at(span, message);
    let finding = finding.label("lost when bytes are printed and read back").also(text, "the text");
    out.push(finding.help("print it, or say why it needs no text: `Ignored.`, `Must be 0.`, `reserved`"));
}

/// Returns whether a field has the same bytes in every instruction.
fn is_constant(field: &Field) -> bool {
    field.ignored == Ignored::Always
        || field.must_be.is_some()
        || field.kind.is_none_or(|kind| kind == FieldKind::Unknown)
        || (field.groups.is_empty() && has_one_value(&field.enumerators, field.range.as_ref()))
}

/// Returns whether there is only one legal value.
fn has_one_value(enumerators: &[Enumerator], range: Option<&ValueRange>) -> bool {
    enumerators.len() == 1
        || range.is_some_and(|r| matches!((&r.low, &r.high), (Bound::Number(a), Bound::Number(b)) if a == b))
}
