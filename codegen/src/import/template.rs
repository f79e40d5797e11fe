//! Templates for lines of upstream assembler text that have a regular form.
//!
//! A regular line has an optional predicate, the mnemonic with parts after full stops, an execution
//! size in parentheses, and operands separated by blanks. It prints the fields of every layout, and
//! no others. For example:
//!
//! ```text
//! [(<P>)] SUM[.sat] (Exec_size) <Dst> <Src0>             upstream
//! [(<Pred>)] sum[.sat] (<Exec_size>) <Dst> <Src0>        the template
//! ```
//!
//! All other lines are left to the author, since upstream text is a sketch that omits many encoded
//! fields.

use super::names::GroupNames;
use crate::spec::model::{Count, Field, FieldId, Ignored, Instruction, Presence};
use openvisa_isa_core::__private::is_same_word;

/// Returns the line without its comment, and without a bar that announces alternatives.
pub(super) fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or("").trim().trim_end_matches('|').trim_end()
}

/// Returns the template of a regular line, if it loses no encoded field in any layout.
pub(super) fn regular_template(line: &str, instruction: &Instruction, names: &GroupNames) -> Option<String> {
    let mut reader =
        TemplateReader { rest: without_comment(line), instruction, names, out: String::new(), printed: Vec::new() };
    reader.read_predicate()?;
    reader.read_mnemonic()?;
    while !reader.rest.is_empty() {
        reader.read_argument()?;
    }
    let fits = |fields: &[FieldId]| {
        let lost = fields.iter().filter(|id| !reader.printed.contains(id) && must_be_printed(instruction.field(**id)));
        lost.count() == 0 && reader.printed.iter().all(|id| fields.contains(id))
    };
    let mut variants = instruction.format.variants.iter();
    let all_fit = variants.all(|v| fits(&v.fields.iter().map(|cell| cell.value).collect::<Vec<_>>()));
    all_fit.then_some(reader.out)
}

/// Returns whether text must print the field.
fn must_be_printed(field: &Field) -> bool {
    field.ignored != Ignored::Always
}

/// The parser of an upstream line, with the template that it builds.
struct TemplateReader<'a> {
    rest: &'a str,
    instruction: &'a Instruction,
    names: &'a GroupNames,
    out: String,
    printed: Vec<FieldId>,
}

impl<'a> TemplateReader<'a> {
    /// Parses `[(<P>)]`, `(<P>)` or nothing. Returns `None` for anything else.
    fn read_predicate(&mut self) -> Option<()> {
        for (written, before, after) in [("[(<P>)]", "[(", ")] "), ("(<P>)", "(", ") ")] {
            let Some(rest) = self.rest.strip_prefix(written) else { continue };
            self.rest = rest.trim_start();
            self.out.push_str(before);
            self.print_placeholder("pred").or_else(|| self.print_placeholder("predicate"))?;
            self.out.push_str(after);
            break;
        }
        Some(())
    }

    /// Parses the mnemonic with `[.sat]` and bit fields after full stops. The vendor's tools have
    /// it in lower case.
    fn read_mnemonic(&mut self) -> Option<()> {
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        if name.is_empty() {
            return None;
        }
        self.out.push_str(&name.to_ascii_lowercase());
        self.rest = rest;
        loop {
            if let Some(rest) = self.rest.strip_prefix("[.sat]") {
                self.out.push_str("[.sat]");
                self.rest = rest;
            } else if let Some(rest) = self.rest.strip_prefix(".<") {
                let (name, rest) = rest.split_once('>')?;
                self.out.push('.');
                self.print_placeholder(name)?;
                self.rest = rest;
            } else {
                break;
            }
        }
        (self.rest.is_empty() || self.rest.starts_with(' ')).then_some(())
    }

    /// Parses `(<x>)`, `(x)` or `<x>` after a blank.
    fn read_argument(&mut self) -> Option<()> {
        let rest = self.rest.strip_prefix(' ')?.trim_start();
        let (word, rest) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
        let inner = word.strip_prefix('(').and_then(|w| w.strip_suffix(')'));
        self.out.push_str(if inner.is_some() { " (" } else { " " });
        let name = match inner {
            Some(inner) => inner.strip_prefix('<').and_then(|w| w.strip_suffix('>')).unwrap_or(inner),
            None => word.strip_prefix('<')?.strip_suffix('>')?,
        };
        self.print_placeholder(name)?;
        if inner.is_some() {
            self.out.push(')');
        }
        self.rest = rest;
        Some(())
    }

    /// Prints the placeholder of the field with an upstream name, ignoring case and underscores.
    fn print_placeholder(&mut self, name: &str) -> Option<()> {
        let fields = &self.instruction.fields;
        let index = fields.iter().position(|f| is_same_word(&f.name.value, name))?;
        let id = FieldId(u16::try_from(index).ok()?);
        if self.printed.contains(&id) {
            return None;
        }
        self.printed.push(id);
        let text = self.format_placeholder(&fields[index], index)?;
        self.out.push_str(&text);
        Some(())
    }

    /// Returns `<Dst>`, or `<Op.op>` if the field has one bit group.
    fn format_placeholder(&self, field: &Field, index: usize) -> Option<String> {
        if field.count != Count::One || field.presence != Presence::Always {
            return None;
        }
        let name = &field.name.value;
        let mut groups = field.groups.iter().enumerate().filter(|(_, g)| !g.reserved);
        let has_form = ["execsize", "pred", "predicate"].iter().any(|form| is_same_word(name, form));
        match (groups.next(), groups.next()) {
            (None, _) => Some(format!("<{name}>")),
            _ if has_form => Some(format!("<{name}>")),
            (Some((at, _)), None) => Some(format!("<{name}.{}>", self.names.get(index, at))),
            _ => None,
        }
    }
}
