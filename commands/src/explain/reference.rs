//! The specification as the generator writes it for programs: `bindings/json/visa_isa.json`. `visa
//! explain` takes every fact about the instruction set from it, or from the tables of
//! `openvisa-isa`.

use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// Returns the specification as JSON: instructions, structures, types, platforms and rules, with the
/// files and lines that state them. Its schema is `bindings/json/visa_isa.schema.json`.
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
#[derive(Deserialize)]
pub(crate) struct Reference {
    specification: String,
    pub(super) platforms: Vec<SpecName>,
    pub(super) data_types: Vec<SpecName>,
    pub(super) functions: Vec<SpecName>,
    pub(super) structures: Vec<SpecStructure>,
    pub(super) shared_fields: Vec<SpecField>,
    pub(super) instructions: Vec<SpecInstruction>,
    pub(super) bindings: Vec<Binding>,
    pub(super) checks: Vec<SpecCheck>,
    pub(super) sections: Vec<SpecSection>,
}

/// A section of a page for readers.
#[derive(Deserialize, Serialize)]
pub(super) struct SpecSection {
    pub(super) title: String,
    pub(super) file: String,
    pub(super) line: u32,
    /// The Markdown text without its tables.
    #[serde(default)]
    pub(super) text: String,
    #[serde(default)]
    pub(super) tables: Vec<SpecTable>,
}

/// A table of a section.
#[derive(Deserialize, Serialize)]
pub(super) struct SpecTable {
    /// The headings of the columns.
    pub(super) header: Vec<String>,
    /// The line of each row, and its cells.
    pub(super) rows: Vec<(u32, Vec<String>)>,
}

/// An enumeration or a bit field, under its name in Rust and Python.
#[derive(Deserialize)]
pub(super) struct Binding {
    pub(super) name: String,
    /// File and line that the type is generated from, if there is one such place.
    pub(super) place: Option<String>,
    /// Names of the values or bit groups, each with its file and line.
    pub(super) members: Vec<(String, String)>,
}

/// A rule for specifications, which the generator checks.
#[derive(Deserialize, Serialize)]
pub(super) struct SpecCheck {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) summary: String,
    /// The Markdown page that explains the rule.
    pub(super) page: String,
}

/// A platform, a data type, or a function of the pseudo-code.
#[derive(Deserialize, Serialize)]
pub(super) struct SpecName {
    pub(super) name: String,
    #[serde(default)]
    pub(super) details: Vec<String>,
    #[serde(default)]
    pub(super) description: String,
    /// The code of a function that the specification writes out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) code: Option<String>,
    pub(super) file: String,
    pub(super) line: u32,
}

/// The layout of an operand, or a structure of the object format.
#[derive(Deserialize, Serialize)]
pub(super) struct SpecStructure {
    pub(super) name: String,
    pub(super) file: String,
    pub(super) line: u32,
    pub(super) members: Vec<SpecField>,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct SpecInstruction {
    pub(super) name: String,
    pub(super) file: String,
    pub(super) line: u32,
    pub(super) opcode: Option<u8>,
    pub(super) sub_opcode: Option<u8>,
    #[serde(default)]
    pub(super) title: String,
    #[serde(default)]
    pub(super) group: String,
    /// File and line of the index entry, which lists the platforms of the instruction.
    pub(super) listed: Option<(String, u32)>,
    #[serde(default)]
    pub(super) container: bool,
    pub(super) gate: Option<String>,
    /// Names of the platforms. `None` means all.
    pub(super) platforms: Option<Vec<String>>,
    pub(super) mnemonics: Vec<String>,
    #[serde(default)]
    pub(super) description: String,
    pub(super) layouts: Vec<SpecLayout>,
    pub(super) fields: Vec<SpecField>,
    /// Name, value and line of each property.
    #[serde(default)]
    pub(super) properties: Vec<(String, String, u32)>,
    #[serde(default)]
    pub(super) type_maps: Vec<SpecTypeMap>,
    #[serde(default)]
    pub(super) constraints: Vec<SpecConstraint>,
    pub(super) text: Vec<Template>,
    /// Kind of the semantics (`lane`, `instruction` or `marker`), the pseudo-code, and its line.
    pub(super) semantics: Option<(String, String, u32)>,
    /// How the pseudo-code runs on values. `None` for an instruction without an effect.
    pub(super) evaluation: Option<SpecEvaluation>,
    pub(super) examples: Option<(String, u32)>,
    pub(super) notes: Option<(String, u32)>,
    #[serde(default)]
    pub(super) errata: Vec<Erratum>,
}

/// How the pseudo-code of a page runs on values: either lines, or the reason why it does not.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct SpecEvaluation {
    /// The lines. Each has operations that the lines before it lack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) lines: Vec<EvaluationLine>,
    /// Why the code does not run on values of registers, memory, images and samplers alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) reason: Option<String>,
    /// Whether code that does not run on values runs in a kernel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) runs_in_kernel: Option<bool>,
}

/// A line of text. What the user chooses has its name in angle brackets.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct EvaluationLine {
    /// The operations of the line, if the page has several lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) operations: Option<String>,
    pub(super) line: String,
    pub(super) sizes: Option<ExecutionSizes>,
    pub(super) operands: Vec<EvaluationOperand>,
    #[serde(default)]
    pub(super) choices: Vec<EvaluationChoice>,
    /// The memory that the user fills.
    #[serde(default)]
    pub(super) memory: Vec<EvaluationMemory>,
    /// The names of samplers in the line.
    #[serde(default)]
    pub(super) samplers: Vec<String>,
}

/// The placeholder of the execution size, and the texts for numbers of channels.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct ExecutionSizes {
    pub(super) name: String,
    pub(super) texts: Vec<(usize, String)>,
    /// The operand that has a value for each channel. Without one, the operand with the most values
    /// gives the number of channels.
    pub(super) counted: Option<String>,
}

/// An operand, and its text as a general variable with one value or several, or as a predicate.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct EvaluationOperand {
    pub(super) name: String,
    pub(super) written: bool,
    /// Whether the operand is null if it has no values.
    #[serde(default)]
    pub(super) nullable: bool,
    pub(super) one: Option<String>,
    pub(super) several: Option<String>,
    pub(super) predicate: Option<String>,
    pub(super) types: Vec<String>,
    /// The choice whose text ends with the number of bits of an element.
    pub(super) sized_by: Option<String>,
    /// The values that a form begins with.
    #[serde(default)]
    pub(super) usual: String,
}

/// A part of the text that is no operand, for example a relation.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct EvaluationChoice {
    pub(super) name: String,
    /// The texts of its values. Empty for a number.
    pub(super) texts: Vec<String>,
    pub(super) usual: String,
}

/// Memory that the user fills.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct EvaluationMemory {
    /// `flat`, `slm`, or the name of a surface in the line.
    pub(super) name: String,
    pub(super) surface: bool,
    /// The address, or kind and size of an image, that a form begins with.
    pub(super) address: String,
    /// The format of the texels that a form begins with, if the surface is an image.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) image: Option<String>,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct SpecLayout {
    pub(super) name: Option<String>,
    pub(super) gate: Option<String>,
    /// Fields and the values that select this layout.
    #[serde(default)]
    pub(super) conditions: Vec<(String, Vec<String>)>,
    /// Indices into the fields of the instruction.
    pub(super) fields: Vec<usize>,
    pub(super) line: u32,
}

/// A field of an instruction or a structure, or one that instructions share.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct SpecField {
    /// File of a shared field.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) file: String,
    pub(super) name: String,
    pub(super) r#type: String,
    /// Size in bytes. `None` if it depends on values.
    pub(super) bytes: Option<u32>,
    pub(super) line: u32,
    #[serde(default)]
    pub(super) description: String,
    #[serde(default)]
    pub(super) facts: Vec<String>,
    /// Name of the shared field that this one refers to.
    pub(super) shared: Option<String>,
    #[serde(default)]
    pub(super) groups: Vec<SpecBitGroup>,
    #[serde(default)]
    pub(super) values: Vec<SpecValue>,
}

/// A bit group of a field.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct SpecBitGroup {
    pub(super) high: u8,
    pub(super) low: u8,
    pub(super) name: String,
    #[serde(default)]
    pub(super) reserved: bool,
    /// Whether only versions before the newest have the group.
    #[serde(default)]
    pub(super) older: bool,
    pub(super) gate: Option<String>,
    #[serde(default)]
    pub(super) description: String,
    #[serde(default)]
    pub(super) facts: Vec<String>,
    #[serde(default)]
    pub(super) values: Vec<SpecValue>,
    /// File of the group, if it is not that of the field.
    pub(super) file: Option<String>,
    pub(super) line: u32,
}

/// A named value.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct SpecValue {
    pub(super) code: u64,
    /// Number of binary digits to print; 0 prints hexadecimal digits.
    #[serde(default)]
    pub(super) digits: u8,
    pub(super) name: String,
    pub(super) text: Option<String>,
    pub(super) gate: Option<String>,
    #[serde(default)]
    pub(super) description: String,
    pub(super) valid_if: Option<String>,
    pub(super) line: u32,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct SpecTypeMap {
    pub(super) dst: String,
    pub(super) src: String,
    pub(super) gate: Option<String>,
    pub(super) line: u32,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct SpecConstraint {
    pub(super) name: String,
    pub(super) condition: String,
    pub(super) description: String,
    pub(super) line: u32,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Template {
    pub(super) gate: Option<String>,
    pub(super) condition: Option<String>,
    pub(super) template: String,
    pub(super) line: u32,
}

/// A difference between the specification and the vendor's documents.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Erratum {
    pub(super) title: String,
    pub(super) here: String,
    pub(super) file: String,
    pub(super) line: u32,
}

impl Reference {
    /// Returns the document, which is parsed at the first call.
    ///
    /// # Panics
    /// Never: the document is generated, and a test parses it.
    pub(crate) fn get() -> &'static Self {
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
    pub(super) fn place(&self, file: &str, line: u32) -> String {
        format!("{}/{file}:{line}", self.specification)
    }

    /// Returns the instruction of this name.
    pub(super) fn instruction(&self, name: &str) -> Option<&SpecInstruction> {
        self.instructions.iter().find(|i| i.name.eq_ignore_ascii_case(name))
    }

    /// Returns the shared field that a field refers to.
    pub(super) fn shared(&self, field: &SpecField) -> Option<&SpecField> {
        let name = field.shared.as_ref()?;
        self.shared_fields.iter().find(|s| s.name == *name)
    }
}

impl SpecInstruction {
    pub(super) fn field(&self, name: &str) -> Option<&SpecField> {
        self.fields.iter().find(|f| f.name == name)
    }
}

impl SpecValue {
    /// Formats the value as in the specification. For example, `0b0110` or `0x3`.
    pub(super) fn number(&self) -> String {
        match self.digits {
            0 => format!("{:#x}", self.code),
            digits => format!("0b{:0width$b}", self.code, width = usize::from(digits)),
        }
    }
}
