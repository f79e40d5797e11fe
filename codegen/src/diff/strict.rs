//! Comparison of facts that only the strict dialect states: pseudo-code, constraints, texts of
//! values, names of types, defaults and access.
//!
//! For example, a changed statement of the pseudo-code is one difference with the path
//! `ADD/semantics`. Nothing here is compared between two dialects.

use super::shared::compare_by_name;
use super::{ChangeKind, Comparison, Fact, Impact, fact};
use crate::rust_view::lane_signature::lane_signature;
use crate::spec::model::{
    Alignment, BitGroup, Condition, Constraint, Enumerator, Execution, Field, Instruction, LabelKind, NullRule,
    Program, PseudoFunction, Stmt,
};
use crate::spec::span::{Name, Span};

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
    c.compare(path.to_owned(), old, new, Impact::Minor, |rule| (rule.condition.source.value.clone(), rule.span));
    c.compare(format!("{path}/reason"), old, new, Impact::Patch, |rule| (rule.description.clone(), rule.span));
}

/// Compares how an instruction executes, and the signature of its lane function.
fn compare_execution(c: &mut Comparison<'_>, name: &str, old: &Instruction, new: &Instruction) {
    c.compare(format!("{name}/execution"), old, new, Impact::Major, |i| {
        Some(fact(&i.semantics.as_ref()?.execution?.map(Execution::word)))
    });
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
    let mut compare = |name: &str, impact, show: fn(&Field) -> Fact| {
        c.compare(format!("{path}/{name}"), old, new, impact, show);
    };
    compare("gate", Impact::Major, |f| {
        Some((f.gate.as_ref().map_or("none", |g| g.source.as_str()).to_owned(), f.span))
    });
    compare("access", Impact::Major, |f| Some((f.access.word().to_owned(), f.span)));
    compare("named", Impact::Major, |f| f.type_name.as_ref().map(fact));
    compare("parameter", Impact::Major, |f| {
        let words = f.parameters.iter().map(|parameter| with_condition(&parameter.name, parameter.condition.as_ref()));
        Some((words.collect::<Vec<_>>().join("; "), f.parameters.first()?.name.span))
    });
    compare("null", Impact::Minor, null_text);
    compare("must-be", Impact::Minor, |f| f.must_be.as_ref().map(|value| (format!("{:#x}", value.value), value.span)));
    compare("aligned", Impact::Minor, |f| f.alignment.map(|alignment| fact(&alignment.map(Alignment::word))));
    compare("region", Impact::Minor, |f| f.region.map(|region| (region.word().to_owned(), f.span)));
    compare("label", Impact::Minor, |f| f.label.map(|label| fact(&label.map(LabelKind::word))));
    compare_default(c, &format!("{path}/usual"), old, new);
}

/// Formats a name with the condition under which it applies.
fn with_condition(name: &Name, condition: Option<&Condition>) -> String {
    condition.map_or_else(|| name.value.clone(), |condition| format!("{name} if {}", condition.source.value))
}

/// Compares the defaults of two fields. Methods of the builder take no argument for a field with a
/// default, so that one more or less changes their signature.
fn compare_default(c: &mut Comparison<'_>, path: &str, old: &Field, new: &Field) {
    let text = |field: &Field| -> Fact {
        let words = field.usual.iter().map(|usual| with_condition(&usual.value, usual.condition.as_ref()));
        Some((words.collect::<Vec<_>>().join("; "), field.usual.first()?.value.span))
    };
    let always = |field: &Field| field.usual.iter().any(|usual| usual.condition.is_none());
    let impact = if always(old) == always(new) { Impact::Minor } else { Impact::Major };
    c.changed(path, text(old), text(new), impact);
}

/// Compares the name, the type and the texts of two bit groups of the same bits.
pub(super) fn compare_group(c: &mut Comparison<'_>, path: &str, old: &BitGroup, new: &BitGroup) {
    if c.mixed {
        return;
    }
    if let (Some(a), Some(b)) = (&old.name, &new.name)
        && a.value != b.value
    {
        c.differs(path, ChangeKind::Renamed, fact(a), fact(b), Impact::Major);
    }
    c.compare(format!("{path}/named"), old, new, Impact::Major, |group| group.type_name.as_ref().map(fact));
    c.compare(format!("{path}/text"), old, new, Impact::Major, |group| group.text.as_ref().map(fact));
    c.compare(format!("{path}/signed"), old, new, Impact::Major, |group| (group.signed.to_string(), group.span));
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
    c.compare(format!("{path}/valid"), old, new, Impact::Minor, |e| {
        e.valid_if.as_ref().map(|condition| (condition.source.value.clone(), e.span))
    });
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
