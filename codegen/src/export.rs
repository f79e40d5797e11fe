//! The model as JSON, and the schema of that JSON.

use crate::model::Model;
use schemars::schema_for;

/// The model as indented JSON, with a final newline. Spans refer to files by their position in `files`.
///
/// # Panics
/// Never: the model holds nothing that JSON cannot.
pub fn json(model: &Model) -> String {
    let mut text = serde_json::to_string_pretty(model).expect("a model is made of numbers, strings and lists");
    text.push('\n');
    text
}

/// The JSON schema of [`json`], with a final newline.
///
/// # Panics
/// Never: a schema is JSON.
pub fn schema() -> String {
    let mut text = serde_json::to_string_pretty(&schema_for!(Model)).expect("a schema is JSON");
    text.push('\n');
    text
}
