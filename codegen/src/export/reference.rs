//! Reference for programs that explain the specification to people:
//! `packages/bindings/json/visa_isa.json`.
//!
//! Unlike the [model](crate::spec::model), it has names instead of indices, short phrases instead
//! of formal sentences, and line numbers instead of spans. The file of a line is that of the
//! surrounding item, or is given next to the line. For example, a field has `"type":"ub"` and
//! `"facts":["0 to 15"]`. Empty, false and absent values are omitted. Each instruction, structure
//! and shared field takes one line, so that a change of the specification is a small diff. Its
//! [schema](super::reference_schema) is in the same folder.
//!
//! `visa explain` reads it in `crates/findings/src/reference.rs`. [`FORMAT`] increases when a
//! property is renamed or removed.

use super::evaluation::{Evaluation, evaluation};
use super::words;
use crate::rust_view::docs::{one_line, unlink};
use crate::rust_view::facts::binding_types;
use crate::spec::model::mnemonics::mnemonics;
use crate::spec::model::{
    BitGroup, DataTypeId, Enumerator, ErrataEntry, Field, FormerName, Gate, Instruction, Model, ReaderSection,
    Structure, Variant,
};
use crate::spec::rules;
use crate::spec::span::{FileId, Span, Spanned};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// The version of the document's format.
const FORMAT: u32 = 1;

/// The head of the document.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct Head<'a> {
    /// The origin of the document.
    generated: &'a str,
    /// The version of this format. It increases when a property is renamed or removed.
    format: u32,
    /// The folder that contains the files.
    specification: &'a str,
    /// The date of the vendor's documents with which the specification is compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<&'a str>,
}

/// A platform, data type or function.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct NamedEntry<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    details: Vec<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    /// The names that it had formerly.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    formerly: Vec<&'a str>,
    /// The code of a function that is written out.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'a str>,
    file: &'a str,
    line: u32,
}

/// A section of a page for readers.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct SectionEntry<'a> {
    title: &'a str,
    file: &'a str,
    line: u32,
    /// The Markdown text without its tables.
    #[serde(skip_serializing_if = "String::is_empty")]
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tables: Vec<TableEntry>,
}

/// A table of a section.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct TableEntry {
    /// The headings of the columns.
    header: Vec<String>,
    /// The line of each row, and its cells.
    rows: Vec<(u32, Vec<String>)>,
}

/// An instruction.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct InstructionEntry<'a> {
    name: &'a str,
    file: &'a str,
    line: u32,
    opcode: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sub_opcode: Option<u8>,
    #[serde(skip_serializing_if = "str::is_empty")]
    title: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    group: &'a str,
    /// The file and line of the entry in the index, which gives the platforms.
    #[serde(skip_serializing_if = "Option::is_none")]
    listed: Option<(&'a str, u32)>,
    /// True if separate pages describe the sub-operations.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    container: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    gate: Option<&'a str>,
    /// The names of the platforms; omitted if all platforms have the instruction.
    #[serde(skip_serializing_if = "Option::is_none")]
    platforms: Option<Vec<&'a str>>,
    mnemonics: Vec<String>,
    /// The names and mnemonics that the instruction had formerly.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    formerly: Vec<&'a str>,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    layouts: Vec<LayoutEntry<'a>>,
    fields: Vec<FieldEntry<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    properties: Vec<(&'a str, String, u32)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    type_maps: Vec<TypeMapEntry<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    constraints: Vec<ConstraintEntry<'a>>,
    text: Vec<TextEntry<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    semantics: Option<(&'a str, &'a str, u32)>,
    /// A line of text that runs the pseudo-code, or the reason why none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    evaluation: Option<Evaluation<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    examples: Option<(String, u32)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<(String, u32)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errata: Vec<ErrataRow<'a>>,
}

/// A layout of an instruction.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct LayoutEntry<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gate: Option<&'a str>,
    /// The tested fields or groups, each with the values that select the layout.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    conditions: Vec<(&'a str, Vec<&'a str>)>,
    /// Indices into the fields of the instruction.
    fields: Vec<u16>,
    line: u32,
}

/// A field of an instruction, or a member of a structure.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct FieldEntry<'a> {
    name: &'a str,
    r#type: &'a str,
    /// Number of bytes in the newest version; omitted if it depends on values.
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<u32>,
    line: u32,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    facts: Vec<String>,
    /// The name of the shared field.
    #[serde(skip_serializing_if = "Option::is_none")]
    shared: Option<&'a str>,
    /// The bit groups. Omitted, like the description, if they are those of the shared field.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    groups: Vec<GroupEntry<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<ValueEntry<'a>>,
}

/// Bits of a field.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct GroupEntry<'a> {
    high: u8,
    low: u8,
    name: String,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    reserved: bool,
    /// True if the newest version does not have the group.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    older: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    gate: Option<&'a str>,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    facts: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<ValueEntry<'a>>,
    /// The file, if it is not that of the field.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    line: u32,
}

/// A value with a name.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct ValueEntry<'a> {
    code: u64,
    /// Number of binary digits; omitted for a value of a whole field.
    #[serde(skip_serializing_if = "is_zero")]
    digits: u8,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gate: Option<&'a str>,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    /// The names and texts that the value had formerly.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    formerly: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    valid_if: Option<&'a str>,
    line: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(digits: &u8) -> bool {
    *digits == 0
}

/// The types of sources and destinations that may be combined.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct TypeMapEntry<'a> {
    dst: String,
    src: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    gate: Option<&'a str>,
    line: u32,
}

/// A rule of an instruction.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct ConstraintEntry<'a> {
    name: &'a str,
    condition: &'a str,
    description: String,
    line: u32,
}

/// A template of assembler text.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct TextEntry<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    gate: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    condition: Option<&'a str>,
    template: &'a str,
    line: u32,
}

/// A difference between an instruction and the vendor's documents.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct ErrataRow<'a> {
    title: &'a str,
    here: String,
    file: &'a str,
    line: u32,
}

/// A structure of the object format or of operands.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct StructureEntry<'a> {
    name: &'a str,
    file: &'a str,
    line: u32,
    members: Vec<FieldEntry<'a>>,
}

/// A field that many instructions share.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct SharedEntry<'a> {
    file: &'a str,
    #[serde(flatten)]
    field: FieldEntry<'a>,
}

/// The name of an enumeration or a bit field in Rust and Python. The C name is `VISA_` with the
/// name in capitals and underscores.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct BindingEntry {
    name: String,
    /// The file and line of the field or bit group; omitted if values come from several of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    /// The values or bit groups, each with its file and line.
    members: Vec<(String, String)>,
}

/// A rule of specifications that the generator checks.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct CheckEntry {
    /// The code, such as `V0601`.
    code: &'static str,
    name: &'static str,
    /// The requirement of the rule.
    summary: &'static str,
    /// The page that explains the rule, in Markdown.
    page: &'static str,
}

/// The vISA specification, for programs that explain it to people.
#[cfg(test)]
#[derive(JsonSchema)]
#[schemars(rename = "Reference")]
#[expect(dead_code, reason = "the document is written piece by piece; this says what it has")]
pub(super) struct ReferenceDocument<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    platforms: Vec<NamedEntry<'a>>,
    data_types: Vec<NamedEntry<'a>>,
    functions: Vec<NamedEntry<'a>>,
    structures: Vec<StructureEntry<'a>>,
    shared_fields: Vec<SharedEntry<'a>>,
    instructions: Vec<InstructionEntry<'a>>,
    bindings: Vec<BindingEntry>,
    checks: Vec<CheckEntry>,
    sections: Vec<SectionEntry<'a>>,
}

/// Formats the document. `prefix` names the specification folder.
///
/// # Panics
/// Never: the document consists of strings, numbers and lists.
pub(super) fn reference(model: &Model, prefix: &str) -> String {
    let writer = ReferenceWriter { model };
    let head = Head {
        generated: "from the Markdown specification by `cargo xtask gen`; do not edit",
        format: FORMAT,
        specification: prefix,
        version: model.documents.as_ref().map(|date| date.value.as_str()),
    };
    let mut text = String::with_capacity(1 << 19);
    let head = json_line(&head);
    // The lists follow inside the same braces.
    text.push_str(head.trim_end_matches('}'));
    append_list(&mut text, "platforms", writer.platforms());
    append_list(&mut text, "data_types", writer.data_types());
    append_list(&mut text, "functions", writer.functions());
    append_list(&mut text, "structures", model.structures.iter().map(|s| writer.structure(s)));
    append_list(&mut text, "shared_fields", model.shared_fields.iter().map(|f| writer.shared(f)));
    append_list(&mut text, "instructions", model.instructions.iter().map(|i| writer.instruction(i)));
    append_list(&mut text, "bindings", binding_entries(model, prefix));
    append_list(&mut text, "checks", check_entries());
    append_list(&mut text, "sections", model.sections.iter().map(|section| writer.section(section)));
    text.push_str("\n}\n");
    text
}

fn binding_entries(model: &Model, prefix: &str) -> impl Iterator<Item = BindingEntry> {
    let folder = format!("{prefix}/");
    let bare = move |place: String| place.strip_prefix(&folder).map_or(place.clone(), str::to_owned);
    binding_types(model, prefix).into_iter().map(move |of| BindingEntry {
        name: of.name,
        place: of.place.map(&bare),
        members: of.members.into_iter().map(|(name, place)| (name, bare(place))).collect(),
    })
}

fn check_entries() -> impl Iterator<Item = CheckEntry> {
    rules::ALL.iter().map(|rule| CheckEntry {
        code: rule.code,
        name: rule.name,
        summary: rule.summary,
        page: rule.page,
    })
}

fn json_line(entry: &impl Serialize) -> String {
    serde_json::to_string(entry).expect("entries are strings, numbers and lists")
}

/// Appends a list with one entry per line.
fn append_list(text: &mut String, name: &str, entries: impl Iterator<Item = impl Serialize>) {
    text.push_str(",\n\"");
    text.push_str(name);
    text.push_str("\":[");
    for (i, entry) in entries.enumerate() {
        text.push_str(if i == 0 { "\n" } else { ",\n" });
        text.push_str(&json_line(&entry));
    }
    text.push(']');
}

/// Returns a text without links and surrounding blanks. Line breaks are kept.
fn without_links(text: &str) -> String {
    unlink(text.trim())
}

/// Returns a text with one empty line where it has several.
fn without_empty_lines(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.trim().lines() {
        if !(line.trim().is_empty() && out.ends_with("\n\n")) {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out
}

/// Returns a template without its gates and condition.
fn without_condition(template: &str) -> &str {
    let mut rest = template;
    while let Some((_, after)) = rest.strip_prefix('{').and_then(|gate| gate.split_once('}')) {
        rest = after;
    }
    rest.strip_prefix("?`")
        .and_then(|condition| condition.split_once('`'))
        .map_or(rest, |(_, after)| after)
        .trim_start()
}

fn gate_source(gate: Option<&Gate>) -> Option<&str> {
    gate.map(|g| g.source.as_str())
}

struct ReferenceWriter<'a> {
    model: &'a Model,
}

impl<'a> ReferenceWriter<'a> {
    fn file(&self, file: FileId) -> &'a str {
        self.model.files.get(usize::from(file.0)).map_or("?", String::as_str)
    }

    fn named(&self, name: &'a str, details: Vec<String>, description: &str, span: Span) -> NamedEntry<'a> {
        let description = one_line(&unlink(description));
        NamedEntry {
            name,
            details,
            description,
            formerly: Vec::new(),
            code: None,
            file: self.file(span.file),
            line: span.line,
        }
    }

    fn platforms(&self) -> impl Iterator<Item = NamedEntry<'a>> {
        self.model.platforms.iter().enumerate().map(|(id, p)| {
            let devices =
                self.model.devices.iter().filter(|d| d.platform.index() == id).map(|d| format!("`{}`", d.name.value));
            let devices: Vec<_> = devices.collect();
            let devices = (!devices.is_empty()).then(|| format!("devices {}", devices.join(", ")));
            let register = p.register_bytes.map(|bytes| format!("registers of {bytes} bytes"));
            let text = p.text.as_ref().map(|text| format!("`-platform {text}` of the vendor's tools"));
            let details = register.into_iter().chain(text).chain(devices).collect();
            let notes = FormerName::append_to(&p.notes, &p.formerly);
            NamedEntry { formerly: former_words(&p.formerly), ..self.named(&p.name.value, details, &notes, p.span) }
        })
    }

    fn data_types(&self) -> impl Iterator<Item = NamedEntry<'a>> {
        self.model.data_types.iter().map(|t| {
            let kind = format!("{:?}", t.kind).to_lowercase();
            let code = t.code.as_ref().map_or_else(|| "text only".to_owned(), |c| format!("code {:#x}", c.value));
            self.named(&t.name.value, vec![format!("{} bits", t.bits), kind, code], &t.description, t.span)
        })
    }

    fn functions(&self) -> impl Iterator<Item = NamedEntry<'a>> {
        self.model.functions.iter().map(|f| {
            let arguments = match f.arguments {
                (1, 1) => "1 argument".to_owned(),
                (least, most) if least == most => format!("{least} arguments"),
                (least, most) => format!("{least} to {most} arguments"),
            };
            let needs = f.needs.as_ref().map(|needs| format!("needs {}", needs.value));
            let details = [arguments].into_iter().chain(needs).collect();
            let entry = self.named(&f.name.value, details, &f.description, f.name.span);
            NamedEntry { code: f.code.as_ref().map(|code| code.source.as_str()), ..entry }
        })
    }

    fn structure(&self, structure: &'a Structure) -> StructureEntry<'a> {
        let members = structure.members.iter().map(|m| self.field(&structure.members, m)).collect();
        let span = structure.span;
        StructureEntry { name: &structure.name.value, file: self.file(span.file), line: span.line, members }
    }

    fn section(&self, section: &'a ReaderSection) -> SectionEntry<'a> {
        let cells = |cells: &[String]| cells.iter().map(|cell| one_line(&unlink(cell))).collect();
        let tables = section.tables.iter().map(|table| TableEntry {
            header: cells(&table.header),
            rows: table.rows.iter().map(|row| (row.line, cells(&row.cells))).collect(),
        });
        SectionEntry {
            title: &section.title,
            file: self.file(section.span.file),
            line: section.span.line,
            text: without_links(&without_empty_lines(&section.text)),
            tables: tables.collect(),
        }
    }

    fn shared(&self, field: &'a Field) -> SharedEntry<'a> {
        SharedEntry { file: self.file(field.span.file), field: self.field(std::slice::from_ref(field), field) }
    }

    fn instruction(&self, instruction: &'a Instruction) -> InstructionEntry<'a> {
        let model = self.model;
        let platforms = (instruction.platforms != model.all_platforms()).then(|| {
            let known = instruction.platforms.iter().filter_map(|id| model.platforms.get(id.index()));
            known.map(|p| p.name.value.as_str()).collect()
        });
        let mut entries = model.index.iter().flat_map(|group| &group.entries);
        let names = |types: &[Spanned<DataTypeId>]| {
            types.iter().map(|t| model[t.value].name.value.as_str()).collect::<Vec<_>>().join(", ")
        };
        let properties = words::properties(model, instruction).into_iter();
        let semantics = instruction.semantics.as_ref().map(|s| {
            let word = s.execution.as_ref().map_or("", |e| e.value.word());
            (word, s.source.as_str(), s.span.line)
        });
        let maps = instruction.type_maps.iter();
        let constraints = instruction.constraints.iter().map(|c| ConstraintEntry {
            name: &c.name.value,
            condition: &c.condition.source.value,
            description: one_line(&unlink(&c.description)),
            line: c.span.line,
        });
        let text = instruction.text.iter().map(|t| TextEntry {
            gate: gate_source(t.gate.as_ref()),
            condition: t.condition.as_ref().map(|c| c.source.value.as_str()),
            template: without_condition(&t.source.value),
            line: t.source.span.line,
        });
        InstructionEntry {
            name: &instruction.name.value,
            file: self.file(instruction.file),
            line: instruction.opcode.as_ref().map_or(1, |o| o.code.span.line),
            opcode: instruction.opcode.as_ref().map(|o| o.code.value),
            sub_opcode: instruction.sub_opcode.as_ref().map(|o| o.code.value),
            title: instruction.title.as_deref().unwrap_or_default(),
            group: instruction.group.as_deref().unwrap_or_default(),
            listed: entries
                .find(|e| e.link.value.ends_with(self.file(instruction.file)))
                .map(|e| (self.file(e.span.file), e.span.line)),
            container: instruction.container,
            gate: gate_source(instruction.gate.as_ref()),
            platforms,
            mnemonics: mnemonics(instruction),
            description: without_links(&FormerName::append_to(&instruction.description, &instruction.formerly)),
            formerly: former_words(&instruction.formerly),
            layouts: instruction.format.variants.iter().map(layout_entry).collect(),
            fields: instruction.fields.iter().map(|f| self.field(&instruction.fields, f)).collect(),
            properties: properties.map(|(key, value, span)| (key, value, span.line)).collect(),
            type_maps: maps
                .map(|m| TypeMapEntry {
                    dst: names(&m.dst),
                    src: names(&m.src),
                    gate: gate_source(m.gate.as_ref()),
                    line: m.span.line,
                })
                .collect(),
            constraints: constraints.collect(),
            text: text.collect(),
            semantics,
            evaluation: evaluation(model, instruction),
            examples: instruction.examples.as_ref().map(|e| (without_links(&e.value), e.span.line)),
            notes: instruction.notes.as_ref().map(|e| (without_links(&e.value), e.span.line)),
            errata: model
                .errata
                .iter()
                .filter(|e| e.is_about(&instruction.name.value))
                .map(|e| self.erratum(e))
                .collect(),
        }
    }

    fn erratum(&self, entry: &'a ErrataEntry) -> ErrataRow<'a> {
        let span = entry.title.span;
        ErrataRow {
            title: &entry.title.value,
            here: one_line(&unlink(&entry.here)),
            file: self.file(span.file),
            line: span.line,
        }
    }

    fn field(&self, fields: &[Field], field: &'a Field) -> FieldEntry<'a> {
        let shared = field.shared.map(|id| &self.model[id]);
        let taken_over = shared.is_some_and(|s| s.groups == field.groups && s.enumerators == field.enumerators);
        let (groups, values) = match taken_over {
            true => (&[][..], &[][..]),
            false => (field.groups.as_slice(), field.enumerators.as_slice()),
        };
        let same_words = shared.is_some_and(|s| s.description == field.description);
        FieldEntry {
            name: &field.name.value,
            r#type: &field.kind_source.value,
            bytes: words::field_bytes(self.model, field),
            line: field.span.line,
            description: if same_words { String::new() } else { one_line(&unlink(&field.description)) },
            facts: words::facts(self.model, fields, field, &|text| format!("`{text}`")),
            shared: shared.map(|s| s.name.value.as_str()),
            groups: groups.iter().map(|g| self.group(field, g)).collect(),
            values: values.iter().map(value).collect(),
        }
    }

    fn group(&self, field: &Field, group: &'a BitGroup) -> GroupEntry<'a> {
        let mut facts: Vec<String> = group.range.iter().map(words::range).collect();
        facts.extend(group.text.as_ref().map(|text| format!("shown as `{}`", text.value)));
        facts.extend(group.signed.then(|| "signed".to_owned()));
        facts.extend(group.complemented.then(|| "stored inverted".to_owned()));
        GroupEntry {
            high: group.high,
            low: group.low,
            name: words::group_name(group),
            reserved: group.reserved,
            older: !group.is_newest(),
            gate: gate_source(group.gate.as_ref()),
            description: one_line(&unlink(&group.description)),
            facts,
            values: group.enumerators.iter().map(value).collect(),
            file: (group.span.file != field.span.file).then(|| self.file(group.span.file)),
            line: group.span.line,
        }
    }
}

fn layout_entry(variant: &Variant) -> LayoutEntry<'_> {
    let conditions = variant.conditions.iter().map(|c| {
        let values = c.values.iter().map(|v| v.value.as_str()).collect();
        (c.source.value.as_str(), values)
    });
    LayoutEntry {
        name: variant.name.as_ref().map(|n| n.value.as_str()),
        gate: gate_source(variant.gate.as_ref()),
        conditions: conditions.collect(),
        fields: variant.fields.iter().map(|id| id.value.0).collect(),
        line: variant.span.line,
    }
}

/// Returns the former names with their texts.
fn former_words(formerly: &[FormerName]) -> Vec<&str> {
    let words = formerly.iter().flat_map(|former| [Some(&former.name), former.text.as_ref()]);
    words.flatten().map(|word| word.value.as_str()).collect()
}

fn value(e: &Enumerator) -> ValueEntry<'_> {
    ValueEntry {
        code: e.code.value,
        digits: e.digits,
        name: &e.name.value,
        text: e.text.as_ref().map(|t| t.value.as_str()),
        gate: gate_source(e.gate.as_ref()),
        description: one_line(&unlink(&FormerName::append_to(&e.description, &e.formerly))),
        formerly: former_words(&e.formerly),
        valid_if: e.valid_if.as_ref().map(|c| c.source.value.as_str()),
        line: e.span.line,
    }
}
