//! Comparison of facts that only the strict dialect states: pseudo-code, constraints, texts of
//! values, names of types, defaults and access.
//!
//! For example, a changed statement of the pseudo-code is one difference with the path
//! `ADD/semantics`. Nothing here is compared between two dialects.

use super::shared::compare_by_name;
use super::{ChangeKind, Comparison, Impact};
use crate::rust_view::lane_signature::lane_signature;
use crate::spec::model::{
    BitGroup, Constraint, Enumerator, Field, Instruction, NullRule, Program, PseudoFunction, Stmt,
};
use crate::spec::span::{Name, Span};

/// A fact with its place; `None` if a side does not state it.
type Fact = Option<(String, Span)>;

/// Compares the pseudo-code and the constraints of two instructions.
pub(super) fn compare_instruction(c: &mut Comparison<'_>, name: &str, old: &Instruction, new: &Instruction) {
    if c.mixed {
        return;
    }
    compare_execution(c, name, old, new);
    compare_code(c, format!("{name}/semantics"), &code_of(old), &code_of(new));
    for constraint in &old.constraints {
        let path = format!("{name}/constraint/{}", constraint.name.value);
        match new.constraints.iter().find(|other| other.name.value == constraint.name.value) {
            Some(other) => compare_constraint(c, &path, constraint, other),
            None => c.removed(path, &constraint.condition.source.value, constraint.span, Impact::Minor),
        }
    }
    for constraint in &new.constraints {
        if !old.constraints.iter().any(|other| other.name.value == constraint.name.value) {
            let path = format!("{name}/constraint/{}", constraint.name.value);
            c.added(path, &constraint.condition.source.value, constraint.span, Impact::Minor);
        }
    }
}

fn compare_constraint(c: &mut Comparison<'_>, path: &str, old: &Constraint, new: &Constraint) {
    let condition = |constraint: &Constraint| (constraint.condition.source.value.clone(), constraint.span);
    let reason = |constraint: &Constraint| (constraint.description.clone(), constraint.span);
    c.changed(path, condition(old), condition(new), Impact::Minor);
    c.changed(format!("{path}/reason"), reason(old), reason(new), Impact::Patch);
}

/// Compares how an instruction executes, and the signature of its lane function.
fn compare_execution(c: &mut Comparison<'_>, name: &str, old: &Instruction, new: &Instruction) {
    let execution = |i: &Instruction| {
        let execution = i.semantics.as_ref()?.execution?;
        Some((execution.value.word().to_owned(), execution.span))
    };
    compare_fact(c, &format!("{name}/execution"), execution(old), execution(new), Impact::Major);
    let signature =
        |i: &Instruction| lane_signature(i).map(|text| (text, i.semantics.as_ref().map_or(i.name.span, |s| s.span)));
    if let (Some(a), Some(b)) = (signature(old), signature(new)) {
        c.changed(format!("{name}/signature"), a, b, Impact::Major);
    }
}

/// The code of a page or a function.
struct Code<'a> {
    source: &'a str,
    program: Option<&'a Program>,
    span: Span,
}

/// Returns the pseudo-code of an instruction; empty code for a page without.
fn code_of(instruction: &Instruction) -> Code<'_> {
    match &instruction.semantics {
        Some(semantics) => {
            Code { source: &semantics.source, program: semantics.program.as_ref(), span: semantics.span }
        }
        None => Code { source: "", program: None, span: instruction.name.span },
    }
}

/// Returns the code of a function; empty code for a primitive.
fn code_of_function(function: &PseudoFunction) -> Code<'_> {
    match &function.code {
        Some(code) => Code { source: &code.source, program: code.program.as_ref(), span: code.span },
        None => Code { source: "", program: None, span: function.name.span },
    }
}

/// Compares the functions of the pseudo-code: their arguments and results, and the code of those
/// that are written out.
pub(super) fn compare_functions(c: &mut Comparison<'_>) {
    if c.mixed {
        return;
    }
    let (old, new) = (c.old, c.new);
    compare_by_name(
        c,
        "function",
        &old.functions,
        &new.functions,
        |f| &f.name,
        |c, path, a, b| {
            let signature = |f: &PseudoFunction| {
                let list = f.takes.iter().map(|argument| argument.refined.to_string()).collect::<Vec<_>>().join(", ");
                let gives = f.gives.as_ref().map_or(String::new(), |_| format!(" gives {}", f.result.kind));
                (format!("{list}{gives}"), f.name.span)
            };
            c.changed(format!("{path}/signature"), signature(a), signature(b), Impact::Major);
            compare_code(c, format!("{path}/code"), &code_of_function(a), &code_of_function(b));
        },
    );
}

/// Compares code without comments and indentation. The difference has the lines that differ.
fn compare_code(c: &mut Comparison<'_>, path: String, old: &Code<'_>, new: &Code<'_>) {
    let (a, b) = (code_lines(old), code_lines(new));
    let same = |(x, y): &(&CodeLine<'_>, &CodeLine<'_>)| x.text == y.text;
    let before = a.iter().zip(&b).take_while(same).count();
    if before == a.len() && before == b.len() {
        return;
    }
    let after = a[before..].iter().rev().zip(b[before..].iter().rev()).take_while(same).count();
    let side = |lines: &[CodeLine<'_>], code: &Code<'_>| {
        let changed = &lines[before..lines.len() - after];
        let text = changed.iter().map(|line| line.text).collect::<Vec<_>>().join(" ");
        let line = changed.first().or(lines.get(before)).map_or(code.span.line, |line| line.number);
        (text, Span { line, ..code.span })
    };
    let (old, new) = (side(&a, old), side(&b, new));
    c.differs(path, ChangeKind::Changed, old, new, Impact::Minor);
}

/// A line of pseudo-code without its comment.
struct CodeLine<'a> {
    text: &'a str,
    /// The line in the document, from 1.
    number: u32,
}

/// Returns the lines of code, without comments and blank lines.
fn code_lines<'a>(code: &Code<'a>) -> Vec<CodeLine<'a>> {
    let first = code.program.and_then(|program| program.statements.first());
    let strip = |line: &'_ str| line.split("//").next().unwrap_or("").trim().len();
    let start = code.source.lines().position(|line| strip(line) > 0).unwrap_or(0);
    let number = first.map_or(code.span.line, |statement: &Stmt| statement.span.line);
    let lines = code.source.lines().enumerate();
    lines
        .map(|(index, line)| CodeLine {
            text: line.split("//").next().unwrap_or("").trim(),
            number: number + (index.saturating_sub(start)) as u32,
        })
        .filter(|line| !line.text.is_empty())
        .collect()
}

/// Compares the facts of two fields.
pub(super) fn compare_field(c: &mut Comparison<'_>, path: &str, old: &Field, new: &Field) {
    if c.mixed {
        return;
    }
    let gate = |field: &Field| Some((field.gate.as_ref().map_or("none", |g| g.source.as_str()).to_owned(), field.span));
    let access = |field: &Field| Some((field.access.word().to_owned(), field.span));
    let name = |name: &Option<Name>| name.as_ref().map(|n| (n.value.clone(), n.span));
    let rows: [(&str, Fact, Fact, Impact); 9] = [
        ("gate", gate(old), gate(new), Impact::Major),
        ("access", access(old), access(new), Impact::Major),
        ("named", name(&old.type_name), name(&new.type_name), Impact::Major),
        ("parameter", parameter_text(old), parameter_text(new), Impact::Major),
        ("null", null_text(old), null_text(new), Impact::Minor),
        ("must-be", must_be_text(old), must_be_text(new), Impact::Minor),
        ("aligned", alignment_text(old), alignment_text(new), Impact::Minor),
        ("region", region_text(old), region_text(new), Impact::Minor),
        ("label", label_text(old), label_text(new), Impact::Minor),
    ];
    for (fact, a, b, impact) in rows {
        compare_fact(c, &format!("{path}/{fact}"), a, b, impact);
    }
    compare_default(c, &format!("{path}/usual"), old, new);
}

/// Compares the defaults of two fields. Methods of the builder take no argument for a field with a
/// default, so that one more or less changes their signature.
fn compare_default(c: &mut Comparison<'_>, path: &str, old: &Field, new: &Field) {
    let text = |field: &Field| -> Fact {
        let words = field.usual.iter().map(|usual| match &usual.condition {
            Some(condition) => format!("{} if {}", usual.value.value, condition.source.value),
            None => usual.value.value.clone(),
        });
        let words = words.collect::<Vec<_>>().join("; ");
        Some((words, field.usual.first()?.value.span))
    };
    let always = |field: &Field| field.usual.iter().any(|usual| usual.condition.is_none());
    let impact = if always(old) == always(new) { Impact::Minor } else { Impact::Major };
    compare_fact(c, path, text(old), text(new), impact);
}

/// Compares the name, the type and the texts of two bit groups of the same bits.
pub(super) fn compare_group(c: &mut Comparison<'_>, path: &str, old: &BitGroup, new: &BitGroup) {
    if c.mixed {
        return;
    }
    let name = |name: &Option<Name>| name.as_ref().map(|n| (n.value.clone(), n.span));
    if let (Some(a), Some(b)) = (name(&old.name), name(&new.name))
        && a.0 != b.0
    {
        c.differs(path, ChangeKind::Renamed, a, b, Impact::Major);
    }
    compare_fact(c, &format!("{path}/named"), name(&old.type_name), name(&new.type_name), Impact::Major);
    let text = |group: &BitGroup| name(&group.text);
    compare_fact(c, &format!("{path}/text"), text(old), text(new), Impact::Major);
    let signed = |group: &BitGroup| Some((group.signed.to_string(), group.span));
    compare_fact(c, &format!("{path}/signed"), signed(old), signed(new), Impact::Major);
}

/// Compares the assembler texts and the condition of two enumerators. A text that is no longer read
/// breaks programs.
pub(super) fn compare_enumerator(c: &mut Comparison<'_>, path: &str, old: &Enumerator, new: &Enumerator) {
    if c.mixed {
        return;
    }
    let texts = |e: &Enumerator| {
        let former = e.formerly.iter().filter_map(|former| former.text.as_ref());
        let own = e.text.iter().chain(e.other_text.iter().map(|(_, text)| text)).chain(&e.also).chain(former);
        let mut texts: Vec<String> = own.map(|text| text.value.clone()).collect();
        if e.text.is_none() && !e.name.value.contains(' ') {
            texts.push(e.name.value.to_lowercase());
        }
        texts
    };
    let (a, b) = (texts(old), texts(new));
    if a != b {
        let lost = a.iter().any(|text| !b.contains(text));
        let impact = if lost { Impact::Major } else { Impact::Minor };
        let (a, b) = ((a.join(", "), old.span), (b.join(", "), new.span));
        c.changed(format!("{path}/text"), a, b, impact);
    }
    let valid = |e: &Enumerator| e.valid_if.as_ref().map(|condition| (condition.source.value.clone(), e.span));
    compare_fact(c, &format!("{path}/valid"), valid(old), valid(new), Impact::Minor);
}

/// Records a fact that only one side states, or that differs.
fn compare_fact(c: &mut Comparison<'_>, path: &str, old: Fact, new: Fact, impact: Impact) {
    match (old, new) {
        (Some(a), Some(b)) => c.changed(path, a, b, impact),
        (Some((text, span)), None) => c.removed(path, text, span, impact),
        (None, Some((text, span))) => c.added(path, text, span, impact),
        (None, None) => {}
    }
}

fn parameter_text(field: &Field) -> Fact {
    let words = field.parameters.iter().map(|parameter| match &parameter.condition {
        Some(condition) => format!("{} if {}", parameter.name.value, condition.source.value),
        None => parameter.name.value.clone(),
    });
    Some((words.collect::<Vec<_>>().join("; "), field.parameters.first()?.name.span))
}

fn null_text(field: &Field) -> Fact {
    match &field.null {
        NullRule::Unstated => None,
        NullRule::Allowed => Some(("allowed".to_owned(), field.span)),
        NullRule::If(conditions) => {
            let words: Vec<&str> = conditions.iter().map(|c| c.source.value.as_str()).collect();
            Some((format!("if {}", words.join("; ")), field.span))
        }
    }
}

fn must_be_text(field: &Field) -> Fact {
    field.must_be.as_ref().map(|value| (format!("{:#x}", value.value), value.span))
}

fn alignment_text(field: &Field) -> Fact {
    field.alignment.map(|alignment| (alignment.value.word().to_owned(), alignment.span))
}

fn region_text(field: &Field) -> Fact {
    field.region.map(|region| (region.word().to_owned(), field.span))
}

fn label_text(field: &Field) -> Fact {
    field.label.map(|label| (label.value.word().to_owned(), label.span))
}
