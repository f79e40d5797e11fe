//! Export of the model as JSON, and the schema of that JSON.
//!
//! The JSON has the form of the [`model`](crate::spec::model), with these conventions:
//!
//! - A name or number with a place is `{"value": …, "span": …}`. The `file` of a span is an index
//!   into `files`.
//! - A reference is an index: of an instruction into `instructions`, of a data type into
//!   `data_types`, of a platform into `platforms`, of a structure into `structures`, of a shared
//!   field into `shared_fields`, of a field into the list of its owner.
//! - A set of platforms is the list of their indices, and a set of operand classes the list of
//!   their names.
//! - Absent items are `null` or an empty list.
//!
//! `opcodes` repeats the most frequently used facts of `instructions`, with names instead of
//! indices. For example, its first entry has the name, opcode, mnemonics and platforms of an
//! instruction.
//!
//! [`FORMAT`] increases when a property is renamed, removed, or changes its meaning. Additions do
//! not count, so that readers must accept unknown properties.

pub(crate) mod evaluation;
mod layout;
mod reference;
mod schema;
mod summary;
pub(crate) mod words;

use crate::artifact_writer::GeneratedFile;
use crate::spec::model::Model;
use layout::InlineSpans;
pub use schema::schema;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use summary::OpcodeSummary;

/// The version of the JSON format.
pub const FORMAT: u32 = 1;

/// The vISA specification, as read from its documents.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename = "Specification")]
struct Export<'a> {
    /// The version of this format. It increases when a property is renamed, removed, or changes its
    /// meaning.
    format: u32,
    /// A summary of each instruction, in the order of `instructions`.
    opcodes: Vec<OpcodeSummary<'a>>,
    #[serde(flatten)]
    model: &'a Model,
}

/// Returns the reference, which has all facts for tools that explain instructions, and its JSON
/// schema. `prefix` is the name of the specification folder.
pub(crate) fn reference_files(model: &Model, prefix: &str) -> [GeneratedFile; 2] {
    let file = |path: &str, text| GeneratedFile { path: path.to_owned(), text };
    [
        file("json/visa_isa.json", reference::reference(model, prefix)),
        file("json/visa_isa.schema.json", schema::reference_schema()),
    ]
}

/// Returns the document that [`json`] prints, for other serialisers.
pub(crate) fn document(model: &Model) -> impl Serialize {
    Export { format: FORMAT, opcodes: summary::summarize_opcodes(model), model }
}

/// Formats the model as indented JSON, with a final newline.
///
/// # Panics
/// Never: the model contains only values that JSON can represent, and JSON is UTF-8.
pub fn json(model: &Model) -> String {
    let export = document(model);
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut text, InlineSpans::default());
    export.serialize(&mut serializer).expect("a model is made of numbers, strings and lists");
    text.push(b'\n');
    String::from_utf8(text).expect("JSON is UTF-8")
}
