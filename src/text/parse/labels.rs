//! Reports labels that are used but never defined, with a suggestion. For example, a `call` of
//! `loop:` reports that `loop` is a block label, and not a subroutine.

use super::{TextParser, TextProblem};
use crate::module::LabelBuf;
use crate::text::symbols::SymbolTable;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use openvisa_isa::enums::LabelKind;

/// A label that is used but not defined in its object.
pub(super) struct MissingLabel {
    /// Index of the object in the module.
    object: usize,
    /// Index of the label in the object.
    number: usize,
    name: String,
    /// The defined label of the object with the most similar name.
    near: Option<String>,
}

/// Returns whether the label begins a subroutine or function, and not a block.
fn is_routine(label: &LabelBuf) -> bool {
    matches!(LabelKind::from_bits(label.kind), Some(LabelKind::Subroutine | LabelKind::Function | LabelKind::Fc))
}

impl<'s> TextParser<'s> {
    /// Records the labels that are used but not defined in the current object. They are explained
    /// at the end of the text, when all objects are known.
    pub(super) fn note_missing_labels(&mut self, table: &SymbolTable<'s>) {
        let object = self.module.objects.len();
        for (number, (label, state)) in table.object.labels.iter().zip(&table.labels).enumerate() {
            let (None, Some(_)) = (state.defined, &state.used) else { continue };
            if LabelKind::from_bits(label.kind) == Some(LabelKind::Fc) {
                continue;
            }
            if self.missing.len() >= self.options.limit {
                break;
            }
            let name = table.object.strings.get(label.name_index).unwrap_or_default().to_string();
            let near = table.nearest_label(&name).map(ToString::to_string);
            self.missing.push(MissingLabel { object, number, name, near });
        }
    }

    /// Reports the recorded labels.
    pub(super) fn report_missing_labels(&mut self) {
        if self.missing.is_empty() {
            return;
        }
        let names = LabelCandidates::new(self);
        let problems: Vec<_> =
            self.missing.iter().filter_map(|missing| self.missing_label_problem(missing, &names)).collect();
        for (start, problem) in problems {
            self.report(start, problem);
        }
    }

    /// Returns the problem of the first use of an undefined label, and the source offset of that
    /// statement.
    fn missing_label_problem(
        &self,
        missing: &MissingLabel,
        names: &LabelCandidates<'_>,
    ) -> Option<(usize, TextProblem)> {
        let used = self.labels[missing.object][missing.number].used.clone()?;
        let name = &missing.name;
        let text = self.source.get(used.clone()).unwrap_or_default();
        let at = text.rfind(name).unwrap_or(0);
        let new = |message| TextProblem::new(at..at + name.len(), "label", message);
        let problem = match self.explain_missing(missing, names) {
            Some((message, help)) => new(message).help(help),
            None => new(format!("label `{name}` is not defined")).suggest(missing.near.as_deref()),
        };
        Some((used.start, problem))
    }

    /// Explains an undefined label whose name belongs to something else. Returns the message and a
    /// help text.
    fn explain_missing(&self, missing: &MissingLabel, names: &LabelCandidates<'_>) -> Option<(String, Option<String>)> {
        let MissingLabel { object, number, name, .. } = missing;
        let line = |place: usize| self.locator.clone().line(place);
        let standing = names.labels.get(name.as_bytes()).map_or(&[][..], Vec::as_slice);
        if let Some((_, place)) = standing.iter().find(|(of, _)| of == object) {
            // The name is a block label but is called, or a subroutine but jumped to.
            let line = line(*place);
            return Some(if is_routine(&self.module.objects[*object].labels[*number]) {
                let help = format!("`.function \"{name}\"` in the line before makes it a subroutine");
                (format!("`{name}:` in line {line} is a block label, not a subroutine"), Some(help))
            } else {
                let help = format!("jumps go to labels; `call` goes to `{name}`");
                (format!("`{name}` in line {line} is a subroutine, not a block label"), Some(help))
            });
        }
        if let Some(other) = names.objects.get(name.as_bytes()) {
            let message = format!("`{name}` in line {} is not a label of this object", line(self.places[*other].start));
            let help = "`fcall` goes to functions; jumps and `call` stay in their kernel or function".to_string();
            return Some((message, Some(help)));
        }
        let (other, place) = standing.first()?;
        let other = String::from_utf8_lossy(&self.module.objects[*other].name);
        let help = "jumps and `call` stay in their kernel or function".to_string();
        Some((format!("`{name}:` in line {} is a label of `{other}`", line(*place)), Some(help)))
    }
}

/// The entities whose names an undefined label may refer to.
struct LabelCandidates<'p> {
    /// Object index and source offset of each definition of a label.
    labels: BTreeMap<&'p [u8], Vec<(usize, usize)>>,
    /// Index of the object with the name.
    objects: BTreeMap<&'p [u8], usize>,
}

impl<'p> LabelCandidates<'p> {
    fn new(parser: &'p TextParser<'_>) -> Self {
        let mut labels: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (number, (object, states)) in parser.module.objects.iter().zip(&parser.labels).enumerate() {
            for (label, state) in object.labels.iter().zip(states) {
                let name = object.strings.get(label.name_index).map(|text| text.as_bytes());
                if let (Some(name), Some(place)) = (name, state.defined.or(state.repeated)) {
                    labels.entry(name).or_default().push((number, place));
                }
            }
        }
        let objects = parser.module.objects.iter().enumerate().map(|(number, object)| (&*object.name, number));
        Self { labels, objects: objects.collect() }
    }
}
