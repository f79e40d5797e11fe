//! Labels that are used and stand nowhere, and what may be meant by them.

use super::{Parser, Problem};
use crate::module::LabelBuf;
use crate::text::symbols::Table;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use openvisa_isa::enums::LabelKind;

/// A label that is used and stands nowhere in its object.
pub(super) struct MissingLabel {
    /// Position of the object in the module.
    object: usize,
    /// Position of the label in the object.
    number: usize,
    name: String,
    /// The most similar name of a label that stands in the object.
    near: Option<String>,
}

/// Returns whether a label begins a subroutine or function, and not a block.
fn is_routine(label: &LabelBuf) -> bool {
    matches!(LabelKind::from_bits(label.kind), Some(LabelKind::Subroutine | LabelKind::Function | LabelKind::Fc))
}

impl<'s> Parser<'s> {
    /// Takes note of the labels that are used in an object and stand nowhere in it. Where they may be meant to stand is known at the end
    /// of the text.
    pub(super) fn note_missing_labels(&mut self, table: &Table<'s>) {
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

    /// Reports the labels that stand nowhere.
    pub(super) fn report_missing_labels(&mut self) {
        if self.missing.is_empty() {
            return;
        }
        let names = Names::new(self);
        let problems: Vec<_> = self.missing.iter().filter_map(|missing| self.missing_label(missing, &names)).collect();
        for (start, problem) in problems {
            self.report(start, problem);
        }
    }

    /// Returns what is wrong with the first use of a label that stands nowhere, and where its statement begins.
    fn missing_label(&self, missing: &MissingLabel, names: &Names<'_>) -> Option<(usize, Problem)> {
        let used = self.labels[missing.object][missing.number].used.clone()?;
        let name = &missing.name;
        let text = self.source.get(used.clone()).unwrap_or_default();
        let at = text.rfind(name).unwrap_or(0);
        let (message, help) = self.explain_missing(missing, names).unwrap_or_else(|| {
            let near = missing.near.as_ref().map(|near| format!("did you mean `{near}`?"));
            (format!("no label `{name}:` stands anywhere"), near)
        });
        Some((used.start, Problem::new(at..at + name.len(), "label", message).help(help)))
    }

    /// Returns a message and a help text about a missing label whose very name something else has.
    fn explain_missing(&self, missing: &MissingLabel, names: &Names<'_>) -> Option<(String, Option<String>)> {
        let MissingLabel { object, number, name, .. } = missing;
        let line = |place: usize| self.locator.clone().line(place);
        let standing = names.labels.get(name.as_bytes()).map_or(&[][..], Vec::as_slice);
        if let Some((_, place)) = standing.iter().find(|(of, _)| of == object) {
            // A block, while a subroutine is called, or the other way round.
            let line = line(*place);
            return Some(if is_routine(&self.module.objects[*object].labels[*number]) {
                let help = format!("`.function \"{name}\"` in the line before makes it a subroutine");
                (format!("`{name}:` in line {line} is a label, and no subroutine"), Some(help))
            } else {
                let help = format!("jumps go to labels; `call` goes to `{name}`");
                (format!("`{name}` in line {line} is a subroutine, and no label"), Some(help))
            });
        }
        if let Some(other) = names.objects.get(name.as_bytes()) {
            let message = format!("`{name}` in line {} is no label of this object", line(self.places[*other].start));
            let help = "`fcall` goes to functions; jumps and `call` stay in their kernel or function".to_string();
            return Some((message, Some(help)));
        }
        let (other, place) = standing.first()?;
        let other = String::from_utf8_lossy(&self.module.objects[*other].name);
        let help = "jumps and `call` stay in their kernel or function".to_string();
        Some((format!("`{name}:` in line {} is a label of `{other}`", line(*place)), Some(help)))
    }
}

/// What has names that a missing label may be meant to have.
struct Names<'p> {
    /// The objects and places where labels of a name stand.
    labels: BTreeMap<&'p [u8], Vec<(usize, usize)>>,
    /// The position of an object.
    objects: BTreeMap<&'p [u8], usize>,
}

impl<'p> Names<'p> {
    fn new(parser: &'p Parser<'_>) -> Self {
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
