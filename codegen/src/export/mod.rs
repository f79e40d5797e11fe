//! The model as JSON, and the schema of that JSON.
//!
//! The form is that of the [`model`](crate::model), with these conventions:
//!
//! - a name or number that stands somewhere is `{"value": …, "span": …}`; a span's `file` is a position in `files`;
//! - a reference is a position: of an instruction in `instructions`, of a data type in `data_types`, of a platform in
//!   `platforms`, of a structure in `structures`, of a shared field in `shared_fields`, of a field in the list of its owner;
//! - a set of platforms is the list of their positions, a set of operand classes the list of their names;
//! - what is not there is `null`, or an empty list.
//!
//! `opcodes` repeats what most readers want of `instructions`, with names instead of positions.
//!
//! [`FORMAT`] rises when something is renamed or removed, or changes its meaning; additions do not count. Readers should
//! therefore take properties that they do not know.

mod layout;
mod reference;
mod summary;
pub(crate) mod words;

use crate::model::Model;
use layout::Layout;
pub use reference::reference;
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use summary::OpcodeSummary;
pub(crate) use summary::mnemonics;

/// The form of the JSON.
pub const FORMAT: u32 = 1;

/// The vISA specification, as read from its documents.
#[derive(Serialize, JsonSchema)]
#[serde(rename = "Specification")]
struct Export<'a> {
    /// The form of this document. It rises when something is renamed or removed, or changes its meaning.
    format: u32,
    /// The instructions at a glance, in the order of `instructions`.
    opcodes: Vec<OpcodeSummary<'a>>,
    #[serde(flatten)]
    model: &'a Model,
}

/// What [`json`] prints, to be serialised otherwise.
pub(crate) fn document(model: &Model) -> impl Serialize {
    Export { format: FORMAT, opcodes: summary::opcodes(model), model }
}

/// The model as indented JSON, with a final newline.
///
/// # Panics
/// Never: the model holds nothing that JSON cannot, and JSON is UTF-8.
pub fn json(model: &Model) -> String {
    let export = document(model);
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut text, Layout::default());
    export.serialize(&mut serializer).expect("a model is made of numbers, strings and lists");
    text.push(b'\n');
    String::from_utf8(text).expect("JSON is UTF-8")
}

/// The JSON schema (draft 2020-12) of [`json`], with a final newline.
pub fn schema() -> String {
    schema_of::<Export<'_>>()
}

/// The JSON schema (draft 2020-12) of [`reference`](fn@reference), with a final newline.
pub fn reference_schema() -> String {
    schema_of::<reference::Reference<'_>>()
}

fn schema_of<T: JsonSchema>() -> String {
    let settings = SchemaSettings::draft2020_12().for_serialize().with_transform(RecursiveTransform(PlainDescriptions));
    let schema = settings.into_generator().into_root_schema_for::<T>();
    let mut text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    text.push('\n');
    text
}

/// Descriptions are comments of the source; what only its documentation tool understands is taken out.
#[derive(Clone)]
struct PlainDescriptions;

impl Transform for PlainDescriptions {
    fn transform(&mut self, schema: &mut Schema) {
        let Some(description) = schema.get("description").and_then(|d| d.as_str()) else { return };
        let plain = without_links(description);
        schema.insert("description".to_owned(), plain.into());
    }
}

/// ``[`X`](path)`` and ``[`X`]`` as `` `X` ``.
fn without_links(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find("[`") {
        let Some(close) = rest[open..].find("`]").map(|at| open + at + 1) else { break };
        out.push_str(&rest[..open]);
        out.push_str(&rest[open + 1..close]);
        rest = &rest[close + 1..];
        if let Some(end) = rest.strip_prefix('(').and_then(|r| r.find(')')) {
            rest = &rest[end + 2..];
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::without_links;

    #[test]
    fn links_of_the_documentation_become_plain_names() {
        assert_eq!(without_links("see [`A`](b::A), [`C`] and [d]"), "see `A`, `C` and [d]");
        assert_eq!(without_links("open [`A"), "open [`A");
    }
}
