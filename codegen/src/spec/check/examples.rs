//! Checks of examples: each line is a text of its instruction.
//!
//! The lines are matched against the templates. Operands may be any words, so that this finds wrong
//! mnemonics, modifiers and numbers of operands. For example, `lsc_laod.ugm (M1, 16) …` matches no
//! template of the load.

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{Enumerator, Field, FieldId, Formatter, Instruction, TextItem};
use crate::spec::rules;
use crate::spec::source::Sources;
use crate::spec::span::{Name, Span};

/// Maximum number of steps for one line and template. A line that takes more counts as matched.
const MAX_STEPS: usize = 10_000;

pub(super) fn check(context: RuleContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    let Some(examples) = &instruction.examples else { return };
    let forms: Vec<&[TextItem]> = instruction.text.iter().filter_map(|form| form.items.as_deref()).collect();
    if !context.strict || forms.is_empty() || forms.len() < instruction.text.len() {
        return;
    }
    for ExampleLine { text, span, comment } in example_lines(context.sources, examples) {
        if let Some(problem) = comment.and_then(values_problem) {
            let message = format!("the values of this example are not `INPUTS => RESULTS`: {problem}");
            let help =
                "the form is `// x=1,2:ud y:f => y=0x3f800000:f`, as `visa explain --evaluate` takes and prints it";
            out.push(rules::EXAMPLE_TEXT.at(span, message).label("of this line").help(help));
        }
        let mut matcher = Matcher { instruction, text, steps: 0 };
        let fits = forms.iter().any(|items| {
            matcher.steps = 0;
            matcher.matches(&[items], 0)
        });
        if !fits {
            let message = format!("no template of `{}` gives this text", instruction.name);
            let finding = rules::EXAMPLE_TEXT.at(span, message).label("not a text of the instruction");
            out.push(
                finding
                    .also(instruction.text[0].source.span, "the templates")
                    .help("correct the mnemonic, a modifier, or the number of operands"),
            );
        }
    }
}

struct ExampleLine<'a> {
    text: &'a str,
    span: Span,
    /// The comment behind the text.
    comment: Option<&'a str>,
}

/// Returns the problem of a comment with values, such as `Dst:ud Src=1:ud => Dst=0x8:ud`. Other
/// comments have none.
fn values_problem(comment: &str) -> Option<String> {
    let (inputs, results) = comment.split_once("=>")?;
    let mut items =
        inputs.split_whitespace().map(|item| (item, false)).chain(results.split_whitespace().map(|item| (item, true)));
    if results.trim().is_empty() {
        return Some("there is no result".to_owned());
    }
    let is_wrong = |(item, is_result): &(&str, bool)| {
        let typed = item.rsplit_once(':').is_some_and(|(value, data_type)| !value.is_empty() && !data_type.is_empty());
        let value = item.split_once('=').map(|(_, value)| value);
        // A predicate has no type in a result.
        let is_value = value.is_some_and(|value| value.starts_with("0x") && typed || value.starts_with("0b"));
        if *is_result { !is_value } else { !typed && value.is_none() }
    };
    items.find(is_wrong).map(|(item, _)| format!("`{item}` is none of them"))
}

/// Iterates over the lines of fenced examples, without comments and blank lines.
fn example_lines<'a>(sources: &'a Sources, examples: &Name) -> Vec<ExampleLine<'a>> {
    let whole = sources.text(examples.span);
    // The place of a section with one fence is the content of the fence.
    let (mut fenced, mut start) = (!whole.contains("```"), examples.span.start as usize);
    let mut lines = Vec::new();
    for line in whole.split_inclusive('\n') {
        let text = line.split("//").next().unwrap_or("");
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if fenced && !text.trim().is_empty() {
            let from = start + (text.len() - text.trim_start().len());
            let span = sources.span(examples.span.file, from..from + text.trim().len());
            let comment = line.split_once("//").map(|(_, comment)| comment.trim());
            lines.push(ExampleLine { text: text.trim(), span, comment });
        }
        start += line.len();
    }
    lines
}

/// A match of one line with a template.
struct Matcher<'a> {
    instruction: &'a Instruction,
    text: &'a str,
    steps: usize,
}

impl<'a> Matcher<'a> {
    /// Returns whether the rest of the line, from a byte offset, matches lists of items. The last
    /// list comes first.
    fn matches(&mut self, open: &[&'a [TextItem]], at: usize) -> bool {
        self.steps += 1;
        if self.steps > MAX_STEPS {
            return true;
        }
        let Some((items, outer)) = open.split_last() else { return self.text[at..].trim().is_empty() };
        let Some((item, rest)) = items.split_first() else { return self.matches(outer, at) };
        let next = |list: &[&'a [TextItem]]| [list, &[rest]].concat();
        match item {
            TextItem::Literal(word) => {
                self.text[at..].starts_with(word.as_str()) && self.matches(&next(outer), at + word.len())
            }
            TextItem::Blank => {
                let blanks = self.text[at..].len() - self.text[at..].trim_start().len();
                // The blank after an option that is left out is left out as well.
                let separated = blanks > 0 || at == 0 || at == self.text.len() || self.text[..at].ends_with(' ');
                separated && self.matches(&next(outer), at + blanks)
            }
            TextItem::Optional { items, .. } => {
                let mut with = next(outer);
                with.push(items);
                self.matches(&with, at) || self.matches(&next(outer), at)
            }
            TextItem::Placeholder { field, group, formatter, list, .. } => {
                let ends = self.ends(*field, *group, formatter.as_ref(), *list, at);
                let after = next(outer);
                ends.into_iter().any(|end| self.matches(&after, end))
            }
        }
    }

    /// Returns the offsets at which the text of a placeholder may end.
    fn ends(
        &self,
        field: Option<FieldId>,
        group: Option<u16>,
        formatter: Option<&Name>,
        list: bool,
        at: usize,
    ) -> Vec<usize> {
        let field = field.and_then(|id| self.instruction.fields.get(id.index()));
        let composite = formatter.and_then(|name| Formatter::parse(&name.value));
        let composite = composite.is_some_and(|f| f.is_composite() || f == Formatter::Channels);
        let rest = &self.text[at..];
        if let Some(values) = field.filter(|_| !composite && formatter.is_none()).and_then(|f| values_of(f, group)) {
            let texts = values.iter().flat_map(texts_of);
            return texts.filter(|text| rest.starts_with(text.as_str())).map(|text| at + text.len()).collect();
        }
        let several_groups = group.is_none() && field.is_some_and(|f| !f.is_operand() && f.groups.len() > 1);
        let with_blanks = list || several_groups;
        let mut ends: Vec<usize> = if composite || list { vec![at] } else { Vec::new() };
        let mut depth = 0usize;
        for (offset, sign) in rest.char_indices() {
            match sign {
                '(' | '[' | '<' => depth += 1,
                ')' | ']' | '>' => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => break,
                },
                ' ' if depth == 0 && !with_blanks => break,
                _ => {}
            }
            if depth == 0 {
                ends.push(at + offset + sign.len_utf8());
            }
        }
        ends.reverse();
        ends
    }
}

/// Returns the values of a field that is printed as the text of one; `None` for another field.
fn values_of(field: &Field, group: Option<u16>) -> Option<&[Enumerator]> {
    let values = match (group, field.groups.as_slice()) {
        (Some(group), groups) => &groups.get(usize::from(group))?.enumerators,
        (None, [only]) if field.enumerators.is_empty() => &only.enumerators,
        (None, _) => &field.enumerators,
    };
    (!values.is_empty() && !field.is_operand()).then_some(values)
}

/// Returns the texts that are read as an enumerator.
fn texts_of(value: &Enumerator) -> Vec<String> {
    let mut texts: Vec<String> = value.text.iter().chain(&value.also).map(|text| text.value.clone()).collect();
    texts.extend(value.other_text.iter().map(|(_, text)| text.value.clone()));
    if value.text.is_none() {
        let single = !value.name.value.contains(' ');
        texts.push(if single { value.name.value.to_lowercase() } else { String::new() });
    }
    texts
}
