//! Assembler text: the formal template of a line of upstream text, where its shape is a regular one.
//!
//! Regular is: an optional predicate, the mnemonic with parts behind full stops, an execution size in parentheses, then operands
//! between blanks, so that the fields of every layout are printed, and no others. Anything else is the author's to write; upstream text is a
//! sketch, and leaves out much that is encoded.

use super::names::GroupNames;
use crate::model::{Count, Field, FieldId, Ignored, Instruction, Presence};

/// The line without comment and without the bar behind which alternatives follow.
pub(super) fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or("").trim().trim_end_matches('|').trim_end()
}

/// The template, if the shape is regular and nothing that is encoded is lost in any layout.
pub(super) fn formal(line: &str, instruction: &Instruction, names: &GroupNames) -> Option<String> {
    let mut reader =
        Reader { rest: without_comment(line), instruction, names, out: String::new(), printed: Vec::new() };
    reader.predicate()?;
    reader.mnemonic()?;
    while !reader.rest.is_empty() {
        reader.argument()?;
    }
    let fits = |fields: &[FieldId]| {
        let lost = fields.iter().filter(|id| !reader.printed.contains(id) && encoded(instruction.field(**id)));
        lost.count() == 0 && reader.printed.iter().all(|id| fields.contains(id))
    };
    let mut variants = instruction.format.variants.iter();
    let all_fit = variants.all(|v| fits(&v.fields.iter().map(|cell| cell.value).collect::<Vec<_>>()));
    all_fit.then_some(reader.out)
}

/// Whether text has to show the field.
fn encoded(field: &Field) -> bool {
    field.ignored != Ignored::Always
}

struct Reader<'a> {
    rest: &'a str,
    instruction: &'a Instruction,
    names: &'a GroupNames,
    out: String,
    printed: Vec<FieldId>,
}

impl<'a> Reader<'a> {
    /// `[(<P>)]`, `(<P>)`, or nothing. `None`: there is something else.
    fn predicate(&mut self) -> Option<()> {
        for (written, before, after) in [("[(<P>)]", "[(", ")] "), ("(<P>)", "(", ") ")] {
            let Some(rest) = self.rest.strip_prefix(written) else { continue };
            self.rest = rest.trim_start();
            self.out.push_str(before);
            self.placeholder("pred").or_else(|| self.placeholder("predicate"))?;
            self.out.push_str(after);
            break;
        }
        Some(())
    }

    /// The mnemonic, in the vendor's tools in lower case, with `[.sat]` and bit fields behind full stops.
    fn mnemonic(&mut self) -> Option<()> {
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
                self.placeholder(name)?;
                self.rest = rest;
            } else {
                break;
            }
        }
        (self.rest.is_empty() || self.rest.starts_with(' ')).then_some(())
    }

    /// `(<x>)`, `(x)` or `<x>`, after a blank.
    fn argument(&mut self) -> Option<()> {
        let rest = self.rest.strip_prefix(' ')?.trim_start();
        let (word, rest) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
        let inner = word.strip_prefix('(').and_then(|w| w.strip_suffix(')'));
        self.out.push_str(if inner.is_some() { " (" } else { " " });
        let name = match inner {
            Some(inner) => inner.strip_prefix('<').and_then(|w| w.strip_suffix('>')).unwrap_or(inner),
            None => word.strip_prefix('<')?.strip_suffix('>')?,
        };
        self.placeholder(name)?;
        if inner.is_some() {
            self.out.push(')');
        }
        self.rest = rest;
        Some(())
    }

    /// The placeholder of the field that upstream calls so: letters may differ in case, and underscores do not count.
    fn placeholder(&mut self, name: &str) -> Option<()> {
        let reduced = |name: &str| name.replace('_', "").to_ascii_lowercase();
        let fields = &self.instruction.fields;
        let index = fields.iter().position(|f| reduced(&f.name.value) == reduced(name))?;
        let id = FieldId(u16::try_from(index).ok()?);
        if self.printed.contains(&id) {
            return None;
        }
        self.printed.push(id);
        let text = self.shown(&fields[index], index)?;
        self.out.push_str(&text);
        Some(())
    }

    /// `<Dst>`, or `<Op.op>` where the field has one bit group.
    fn shown(&self, field: &Field, index: usize) -> Option<String> {
        if field.count != Count::One || field.presence != Presence::Always {
            return None;
        }
        let name = &field.name.value;
        let mut groups = field.groups.iter().enumerate().filter(|(_, g)| !g.reserved);
        let reduced = name.replace('_', "").to_ascii_lowercase();
        let has_form = ["execsize", "pred", "predicate"].contains(&reduced.as_str());
        match (groups.next(), groups.next()) {
            (None, _) => Some(format!("<{name}>")),
            _ if has_form => Some(format!("<{name}>")),
            (Some((at, _)), None) => Some(format!("<{name}.{}>", self.names.get(index, at))),
            _ => None,
        }
    }
}
