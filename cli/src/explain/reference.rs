//! The specification as the generator wrote it down for programs that explain it: `bindings/json/visa_isa.json`. Everything that
//! `visa explain` says of the instruction set stands there, or in the tables of `openvisa-isa`, which come from the same documents.

use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The document.
static TEXT: &str = include_str!("../../../bindings/json/visa_isa.json");

/// The whole of it.
#[derive(Deserialize)]
pub(crate) struct Reference {
    specification: String,
    pub(super) platforms: Vec<Named>,
    pub(super) data_types: Vec<Named>,
    pub(super) functions: Vec<Named>,
    pub(super) structures: Vec<Structure>,
    pub(super) shared_fields: Vec<SharedField>,
    pub(super) instructions: Vec<Instruction>,
    pub(super) bindings: Vec<Binding>,
    pub(super) checks: Vec<Check>,
}

/// An enumeration or a bit field, by the name that it has in Rust and Python.
#[derive(Deserialize)]
pub(super) struct Binding {
    pub(super) name: String,
    /// File and line of what it is made from, where that is one thing.
    pub(super) place: Option<String>,
    /// Its values or bit groups, each with file and line.
    pub(super) members: Vec<(String, String)>,
}

/// A rule about specifications, which the generator checks.
#[derive(Deserialize, Serialize)]
pub(super) struct Check {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) summary: String,
    /// The page that explains it, in Markdown.
    pub(super) page: String,
}

/// A platform, a data type, or a function of the pseudo-code.
#[derive(Deserialize, Serialize)]
pub(super) struct Named {
    pub(super) name: String,
    #[serde(default)]
    pub(super) details: Vec<String>,
    #[serde(default)]
    pub(super) description: String,
    pub(super) file: String,
    pub(super) line: u32,
}

/// The layout of an operand, or a structure of the object format.
#[derive(Deserialize, Serialize)]
pub(super) struct Structure {
    pub(super) name: String,
    pub(super) file: String,
    pub(super) line: u32,
    pub(super) members: Vec<Field>,
}

/// A field that many instructions share.
#[derive(Deserialize, Serialize)]
pub(super) struct SharedField {
    pub(super) file: String,
    #[serde(flatten)]
    pub(super) field: Field,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Instruction {
    pub(super) name: String,
    pub(super) file: String,
    pub(super) line: u32,
    pub(super) opcode: Option<u8>,
    pub(super) sub_opcode: Option<u8>,
    #[serde(default)]
    pub(super) title: String,
    #[serde(default)]
    pub(super) group: String,
    /// Its entry in the index, which says which platforms have it.
    pub(super) listed: Option<(String, u32)>,
    #[serde(default)]
    pub(super) container: bool,
    pub(super) gate: Option<String>,
    /// All, where there is no list.
    pub(super) platforms: Option<Vec<String>>,
    pub(super) mnemonics: Vec<String>,
    #[serde(default)]
    pub(super) description: String,
    pub(super) layouts: Vec<Layout>,
    pub(super) fields: Vec<Field>,
    /// Name, value, line.
    #[serde(default)]
    pub(super) properties: Vec<(String, String, u32)>,
    #[serde(default)]
    pub(super) type_maps: Vec<TypeMap>,
    #[serde(default)]
    pub(super) constraints: Vec<Constraint>,
    pub(super) text: Vec<Template>,
    /// The word of the section, the code, its line.
    pub(super) semantics: Option<(String, String, u32)>,
    pub(super) examples: Option<(String, u32)>,
    pub(super) notes: Option<(String, u32)>,
    #[serde(default)]
    pub(super) errata: Vec<Erratum>,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Layout {
    pub(super) name: Option<String>,
    pub(super) gate: Option<String>,
    /// What is looked at, and the values that select it.
    #[serde(default)]
    pub(super) conditions: Vec<(String, Vec<String>)>,
    /// Positions in the fields of the instruction.
    pub(super) fields: Vec<usize>,
    pub(super) line: u32,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Field {
    pub(super) name: String,
    pub(super) r#type: String,
    /// Left out where it depends on values.
    pub(super) bytes: Option<u32>,
    pub(super) line: u32,
    #[serde(default)]
    pub(super) description: String,
    #[serde(default)]
    pub(super) facts: Vec<String>,
    /// Name of the shared field.
    pub(super) shared: Option<String>,
    #[serde(default)]
    pub(super) groups: Vec<Group>,
    #[serde(default)]
    pub(super) values: Vec<Value>,
}

/// Some bits of a field.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Group {
    pub(super) high: u8,
    pub(super) low: u8,
    pub(super) name: String,
    #[serde(default)]
    pub(super) reserved: bool,
    /// The newest version has it no more.
    #[serde(default)]
    pub(super) older: bool,
    pub(super) gate: Option<String>,
    #[serde(default)]
    pub(super) description: String,
    #[serde(default)]
    pub(super) facts: Vec<String>,
    #[serde(default)]
    pub(super) values: Vec<Value>,
    /// Where it is not that of the field.
    pub(super) file: Option<String>,
    pub(super) line: u32,
}

/// A value with a name.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Value {
    pub(super) code: u64,
    /// Binary digits; 0 where it is no bit group.
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
pub(super) struct TypeMap {
    pub(super) dst: String,
    pub(super) src: String,
    pub(super) gate: Option<String>,
    pub(super) line: u32,
}

#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Constraint {
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

/// A difference from the vendor's documents.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct Erratum {
    pub(super) title: String,
    pub(super) here: String,
    pub(super) file: String,
    pub(super) line: u32,
}

impl Reference {
    /// The document, read once.
    ///
    /// # Panics
    /// Never: the document is made by the generator, and a test reads it.
    pub(crate) fn get() -> &'static Self {
        static REFERENCE: OnceLock<Reference> = OnceLock::new();
        REFERENCE.get_or_init(|| {
            let mut reference: Self = serde_json::from_str(TEXT).expect("the document is what the generator writes");
            reference.take_over();
            reference
        })
    }

    /// Gives fields what they have from shared ones.
    fn take_over(&mut self) {
        let shared = &self.shared_fields;
        let fields = self.instructions.iter_mut().flat_map(|i| &mut i.fields);
        let members = self.structures.iter_mut().flat_map(|s| &mut s.members);
        for field in fields.chain(members) {
            let Some(of) = shared.iter().find(|s| Some(&s.field.name) == field.shared.as_ref()) else { continue };
            if field.description.is_empty() {
                field.description = of.field.description.clone();
            }
            if field.groups.is_empty() && field.values.is_empty() {
                let elsewhere = |group: &Group| Group { file: Some(of.file.clone()), ..group.clone() };
                field.groups = of.field.groups.iter().map(elsewhere).collect();
                field.values = of.field.values.clone();
            }
        }
    }

    /// `specs/fields.md:9`.
    pub(super) fn place(&self, file: &str, line: u32) -> String {
        format!("{}/{file}:{line}", self.specification)
    }

    /// The instruction of a name in the specification.
    pub(super) fn instruction(&self, name: &str) -> Option<&Instruction> {
        self.instructions.iter().find(|i| i.name.eq_ignore_ascii_case(name))
    }

    /// Where the shared field that a field refers to is defined.
    pub(super) fn shared(&self, field: &Field) -> Option<&SharedField> {
        let name = field.shared.as_ref()?;
        self.shared_fields.iter().find(|s| s.field.name == *name)
    }
}

impl Instruction {
    pub(super) fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name)
    }
}

impl Value {
    /// The code as in the specification: `0b0110`, `0x3`.
    pub(super) fn number(&self) -> String {
        match self.digits {
            0 => format!("{:#x}", self.code),
            digits => format!("0b{:0width$b}", self.code, width = usize::from(digits)),
        }
    }
}
