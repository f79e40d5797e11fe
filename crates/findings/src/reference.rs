//! The specification as the generator writes it for programs:
//! `packages/bindings/json/visa_isa.json`. Findings take the lines of the specification from it,
//! and `visa explain` all that the tables of `openvisa-isa` lack.

#![expect(missing_docs, reason = "`packages/bindings/json/visa_isa.schema.json` describes the members")]

use openvisa_isa::InstKind;
use openvisa_isa_core::layout::FieldPath;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// Returns the specification as JSON: instructions, structures, types, platforms and rules, with
/// the files and lines that state them. Its schema is
/// `packages/bindings/json/visa_isa.schema.json`.
///
/// # Panics
/// Never: the build script compresses the text, and a test reads it.
pub fn specification_json() -> &'static str {
    static COMPRESSED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/visa_isa.json.deflate"));
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| {
        let text = miniz_oxide::inflate::decompress_to_vec(COMPRESSED).ok();
        text.and_then(|text| String::from_utf8(text).ok()).expect("the text is what the build script compressed")
    })
}

/// The parsed document.
#[derive(Debug, Deserialize)]
pub struct Reference {
    specification: String,
    pub platforms: Vec<SpecName>,
    pub data_types: Vec<SpecName>,
    pub functions: Vec<SpecName>,
    pub structures: Vec<SpecStructure>,
    pub shared_fields: Vec<SpecField>,
    pub instructions: Vec<SpecInstruction>,
    pub bindings: Vec<Binding>,
    pub checks: Vec<SpecCheck>,
    pub sections: Vec<SpecSection>,
}

/// A section of a page for readers.
#[derive(Debug, Deserialize, Serialize)]
pub struct SpecSection {
    pub title: String,
    pub file: String,
    pub line: u32,
    /// The Markdown text without its tables.
    #[serde(default)]
    pub text: String,
    #[serde(default)]
    pub tables: Vec<SpecTable>,
}

/// A table of a section.
#[derive(Debug, Deserialize, Serialize)]
pub struct SpecTable {
    /// The headings of the columns.
    pub header: Vec<String>,
    /// The line of each row, and its cells.
    pub rows: Vec<(u32, Vec<String>)>,
}

/// An enumeration or a bit field, under its name in Rust and Python.
#[derive(Debug, Deserialize)]
pub struct Binding {
    pub name: String,
    /// File and line that the type is generated from, if there is one such place.
    pub place: Option<String>,
    /// Names of the values or bit groups, each with its file and line.
    pub members: Vec<(String, String)>,
}

/// A rule for specifications, which the generator checks.
#[derive(Debug, Deserialize, Serialize)]
pub struct SpecCheck {
    pub code: String,
    pub name: String,
    pub summary: String,
    /// The Markdown page that explains the rule.
    pub page: String,
}

/// A platform, a data type, or a function of the pseudo-code.
#[derive(Debug, Deserialize, Serialize)]
pub struct SpecName {
    pub name: String,
    #[serde(default)]
    pub details: Vec<String>,
    #[serde(default)]
    pub description: String,
    /// The names that it had formerly.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formerly: Vec<String>,
    /// The code of a function that the specification writes out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    pub file: String,
    pub line: u32,
}

/// The layout of an operand, or a structure of the object format.
#[derive(Debug, Deserialize, Serialize)]
pub struct SpecStructure {
    pub name: String,
    pub file: String,
    pub line: u32,
    pub members: Vec<SpecField>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SpecInstruction {
    pub name: String,
    pub file: String,
    pub line: u32,
    pub opcode: Option<u8>,
    pub sub_opcode: Option<u8>,
    #[serde(default)]
    pub title: String,
    #[serde(default)]
    pub group: String,
    /// File and line of the index entry, which lists the platforms of the instruction.
    pub listed: Option<(String, u32)>,
    #[serde(default)]
    pub container: bool,
    pub gate: Option<String>,
    /// Names of the platforms. `None` means all.
    pub platforms: Option<Vec<String>>,
    pub mnemonics: Vec<String>,
    /// The names and mnemonics that the instruction had formerly.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formerly: Vec<String>,
    #[serde(default)]
    pub description: String,
    pub layouts: Vec<SpecLayout>,
    pub fields: Vec<SpecField>,
    /// Name, value and line of each property.
    #[serde(default)]
    pub properties: Vec<(String, String, u32)>,
    #[serde(default)]
    pub type_maps: Vec<SpecTypeMap>,
    #[serde(default)]
    pub constraints: Vec<SpecConstraint>,
    pub text: Vec<Template>,
    /// Kind of the semantics (`lane`, `instruction` or `marker`), the pseudo-code, and its line.
    pub semantics: Option<(String, String, u32)>,
    /// How the pseudo-code runs on values. `None` for an instruction without an effect.
    pub evaluation: Option<SpecEvaluation>,
    pub examples: Option<(String, u32)>,
    pub notes: Option<(String, u32)>,
    #[serde(default)]
    pub errata: Vec<Erratum>,
}

/// How the pseudo-code of a page runs on values: either lines, or the reason why it does not.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SpecEvaluation {
    /// The lines. Each has operations that the lines before it lack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<EvaluationLine>,
    /// Why the code does not run on values of registers, memory, images and samplers alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Whether code that does not run on values runs in a kernel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runs_in_kernel: Option<bool>,
}

/// A line of text. What the user chooses has its name in angle brackets.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct EvaluationLine {
    /// The operations of the line, if the page has several lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operations: Option<String>,
    pub line: String,
    pub sizes: Option<ExecutionSizes>,
    pub operands: Vec<EvaluationOperand>,
    #[serde(default)]
    pub choices: Vec<EvaluationChoice>,
    /// The memory that the user fills.
    #[serde(default)]
    pub memory: Vec<EvaluationMemory>,
    /// The names of samplers in the line.
    #[serde(default)]
    pub samplers: Vec<String>,
}

/// The placeholder of the execution size, and the texts for numbers of channels.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct ExecutionSizes {
    pub name: String,
    pub texts: Vec<(usize, String)>,
    /// The operand that has a value for each channel. Without one, the operand with the most values
    /// gives the number of channels.
    pub counted: Option<String>,
}

/// An operand, and its text as a general variable with one value or several, or as a predicate.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct EvaluationOperand {
    pub name: String,
    pub written: bool,
    /// Whether the operand is null if it has no values.
    #[serde(default)]
    pub nullable: bool,
    pub one: Option<String>,
    pub several: Option<String>,
    pub predicate: Option<String>,
    pub types: Vec<String>,
    /// The choice whose text ends with the number of bits of an element.
    pub sized_by: Option<String>,
    /// The values that a form begins with.
    #[serde(default)]
    pub usual: String,
}

/// A part of the text that is no operand, for example a relation.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct EvaluationChoice {
    pub name: String,
    /// The texts of its values. Empty for a number.
    pub texts: Vec<String>,
    pub usual: String,
}

/// Memory that the user fills.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct EvaluationMemory {
    /// `flat`, `slm`, or the name of a surface in the line.
    pub name: String,
    pub surface: bool,
    /// The address, or kind and size of an image, that a form begins with.
    pub address: String,
    /// The format of the texels that a form begins with, if the surface is an image.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub image: Option<String>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SpecLayout {
    pub name: Option<String>,
    pub gate: Option<String>,
    /// Fields and the values that select this layout.
    #[serde(default)]
    pub conditions: Vec<(String, Vec<String>)>,
    /// Indices into the fields of the instruction.
    pub fields: Vec<usize>,
    pub line: u32,
}

/// A field of an instruction or a structure, or one that instructions share.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SpecField {
    /// File of a shared field.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub file: String,
    pub name: String,
    pub r#type: String,
    /// Size in bytes. `None` if it depends on values.
    pub bytes: Option<u32>,
    pub line: u32,
    #[serde(default)]
    pub description: String,
    #[serde(default)]
    pub facts: Vec<String>,
    /// Name of the shared field that this one refers to.
    pub shared: Option<String>,
    #[serde(default)]
    pub groups: Vec<SpecBitGroup>,
    #[serde(default)]
    pub values: Vec<SpecValue>,
}

/// A bit group of a field.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SpecBitGroup {
    pub high: u8,
    pub low: u8,
    pub name: String,
    #[serde(default)]
    pub reserved: bool,
    /// Whether only versions before the newest have the group.
    #[serde(default)]
    pub older: bool,
    pub gate: Option<String>,
    #[serde(default)]
    pub description: String,
    #[serde(default)]
    pub facts: Vec<String>,
    #[serde(default)]
    pub values: Vec<SpecValue>,
    /// File of the group, if it is not that of the field.
    pub file: Option<String>,
    pub line: u32,
}

/// A named value.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SpecValue {
    pub code: u64,
    /// Number of binary digits to print; 0 prints hexadecimal digits.
    #[serde(default)]
    pub digits: u8,
    pub name: String,
    pub text: Option<String>,
    pub gate: Option<String>,
    #[serde(default)]
    pub description: String,
    /// The names and texts that the value had formerly.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formerly: Vec<String>,
    pub valid_if: Option<String>,
    pub line: u32,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SpecTypeMap {
    pub dst: String,
    pub src: String,
    pub gate: Option<String>,
    pub line: u32,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SpecConstraint {
    pub name: String,
    pub condition: String,
    pub description: String,
    pub line: u32,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Template {
    pub gate: Option<String>,
    pub condition: Option<String>,
    pub template: String,
    pub line: u32,
}

/// A difference between the specification and the vendor's documents.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Erratum {
    pub title: String,
    pub here: String,
    pub file: String,
    pub line: u32,
}

impl Reference {
    /// Returns the document, which is parsed at the first call.
    ///
    /// # Panics
    /// Never: the document is generated, and a test parses it.
    pub fn get() -> &'static Self {
        static REFERENCE: OnceLock<Reference> = OnceLock::new();
        REFERENCE.get_or_init(|| {
            let mut reference: Self =
                serde_json::from_str(specification_json()).expect("the document is what the generator writes");
            reference.take_over();
            reference
        })
    }

    /// Copies the bit groups and values of shared fields to the fields that refer to them.
    fn take_over(&mut self) {
        let shared = &self.shared_fields;
        let fields = self.instructions.iter_mut().flat_map(|i| &mut i.fields);
        let members = self.structures.iter_mut().flat_map(|s| &mut s.members);
        for field in fields.chain(members) {
            let Some(of) = shared.iter().find(|s| Some(&s.name) == field.shared.as_ref()) else { continue };
            if field.description.is_empty() {
                field.description = of.description.clone();
            }
            if field.groups.is_empty() && field.values.is_empty() {
                let elsewhere = |group: &SpecBitGroup| SpecBitGroup { file: Some(of.file.clone()), ..group.clone() };
                field.groups = of.groups.iter().map(elsewhere).collect();
                field.values = of.values.clone();
            }
        }
    }

    /// Formats a place in the specification. For example, `specs/fields.md:9`.
    pub fn place(&self, file: &str, line: u32) -> String {
        format!("{}/{file}:{line}", self.specification)
    }

    /// Returns the line of a field, or of its bit group whose lowest bit is `low`.
    pub fn find_field_line(&self, place: &FieldPath, low: Option<u8>) -> Option<String> {
        let kind = InstKind::of_layout(place.instruction?)?;
        let entry = self.instruction(kind.info().name)?;
        if place.field.is_empty() || place.field == "sub-opcode" {
            return Some(self.place(&entry.file, entry.line));
        }
        let field = entry.field(place.field)?;
        let of_member =
            low.filter(|_| !place.member.is_empty()).and_then(|low| self.find_member_line(place.member, low));
        let group = field.groups.iter().find(|g| place.member.is_empty() && Some(g.low) == low);
        Some(of_member.unwrap_or_else(|| match group {
            Some(group) => self.place(group.file.as_ref().unwrap_or(&entry.file), group.line),
            None => self.place(&entry.file, field.line),
        }))
    }

    /// Returns the line of a bit group of an operand member. `None` if operands have several
    /// members of this name with different bits.
    fn find_member_line(&self, name: &str, low: u8) -> Option<String> {
        let operands = self.structures.iter().filter(|s| s.file.contains("operands"));
        let members = operands.flat_map(|s| s.members.iter().filter(|m| m.name == name).map(move |m| (s, m)));
        let groups =
            members.flat_map(|(s, m)| m.groups.iter().filter(|g| g.low == low && !g.older).map(move |g| (s, g)));
        let mut places = groups.map(|(s, g)| self.place(g.file.as_ref().unwrap_or(&s.file), g.line));
        let first = places.next()?;
        places.all(|other| other == first).then_some(first)
    }

    /// Returns the line of an opcode. Sub-operations can share it.
    pub fn find_opcode_line(&self, opcode: u8) -> Option<String> {
        let of_code = self.instructions.iter().find(|i| i.opcode == Some(opcode))?;
        Some(self.place(&of_code.file, of_code.line))
    }

    /// Returns the line of the text templates for the instruction that `line` begins with. `None`
    /// if no instruction or several begin like this.
    pub fn find_form_line(&self, line: &str) -> Option<String> {
        let line = line.trim_start();
        let behind_predicate =
            line.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(line, |(_, rest)| rest);
        let word = behind_predicate.trim_start();
        let word = word.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?.to_ascii_lowercase();
        let mut having = self.instructions.iter().filter(|i| i.mnemonics.contains(&word));
        let (entry, others) = (having.next()?, having.next());
        let form = entry.text.first().filter(|_| others.is_none())?;
        Some(self.place(&entry.file, form.line))
    }

    /// Returns the instruction of this name.
    pub fn instruction(&self, name: &str) -> Option<&SpecInstruction> {
        self.instructions.iter().find(|i| i.name.eq_ignore_ascii_case(name))
    }

    /// Returns the shared field that a field refers to.
    pub fn shared(&self, field: &SpecField) -> Option<&SpecField> {
        let name = field.shared.as_ref()?;
        self.shared_fields.iter().find(|s| s.name == *name)
    }
}

impl SpecInstruction {
    pub fn field(&self, name: &str) -> Option<&SpecField> {
        self.fields.iter().find(|f| f.name == name)
    }
}

impl SpecValue {
    /// Formats the value as in the specification. For example, `0b0110` or `0x3`.
    pub fn number(&self) -> String {
        match self.digits {
            0 => format!("{:#x}", self.code),
            digits => format!("0b{:0width$b}", self.code, width = usize::from(digits)),
        }
    }
}
