//! The coverage page: how completely each instruction is supported in bytes, text, validation,
//! semantics and tests.
//!
//! Generated parts follow from the specification. Handwritten semantics and tests are known to the
//! library that uses the generated crate. Its example `coverage` prints them as JSON, which is read
//! here. For example, `ADD` has an entry with its number of golden vectors.

use super::{Pages, Site};
use crate::documents::TemplateError;
use serde::Deserialize;
use serde_json::{Value, json};

/// The output of `cargo xtask coverage --json`: what the library implements and tests.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Coverage {
    /// One entry for each instruction.
    pub instructions: Vec<InstructionCoverage>,
}

/// The coverage of an instruction.
#[derive(Clone, Debug, Deserialize)]
pub struct InstructionCoverage {
    /// The name of the instruction: `ADD`.
    pub instruction: String,
    /// The way in which it executes: `lane`, `instruction` or `no effect`. `unimplemented` if any
    /// layout has no semantics.
    pub semantics: String,
    /// The layouts without semantics, by the names of their methods.
    #[serde(default)]
    pub missing: Vec<String>,
    /// Number of golden vectors of the instruction.
    pub vectors: usize,
    /// Number of object files in the tests that contain it.
    pub files: usize,
    /// Number of kernels in the tests that run it.
    pub kernels: usize,
}

impl Coverage {
    /// Parses the JSON.
    ///
    /// # Errors
    /// If the text is not JSON of this form.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// Adds the page: one row per instruction in the order of the model, and the number of instructions
/// that have each kind of support.
pub(super) fn add_page(site: &Site<'_>, coverage: Option<&Coverage>, pages: &mut Pages) -> Result<(), TemplateError> {
    let known = |name: &str| coverage.and_then(|c| c.instructions.iter().find(|e| e.instruction == name));
    let rows: Vec<Value> = site
        .model
        .instructions
        .iter()
        .map(|i| {
            let semantics = i.semantics.as_ref();
            let shape = semantics.and_then(|s| s.execution.as_ref()).map(|e| e.value.word());
            let entry = known(&i.name.value);
            // Supported types, maps and constraints.
            let rules = usize::from(!i.properties.supported_types.is_empty()) + i.type_maps.len() + i.constraints.len();
            json!({
                "name": i.name.value, "class": site.group_class(i), "variants": i.format.variants.len(), "fields": i.fields.len(),
                "text": i.text.iter().filter(|t| t.items.is_some()).count(), "rules": rules, "shape": shape,
                "statements": semantics.and_then(|s| s.program.as_ref()).map(|p| p.statements.len()),
                "state": entry.map(|e| &e.semantics), "missing": entry.map(|e| e.missing.join(", ")),
                "vectors": entry.map(|e| e.vectors), "files": entry.map(|e| e.files), "kernels": entry.map(|e| e.kernels),
                "runs": entry.is_some_and(|e| e.missing.is_empty()),
            })
        })
        .collect();
    let count = |key: &str| rows.iter().filter(|r| r[key].as_u64().is_some_and(|n| n > 0)).count();
    let totals = json!({
        "layout": count("variants"), "text": count("text"), "rules": count("rules"),
        "shape": rows.iter().filter(|r| !r["shape"].is_null()).count(),
        "runs": rows.iter().filter(|r| r["runs"] == true).count(),
        "vectors": count("vectors"), "files": count("files"), "kernels": count("kernels"),
    });
    let data = json!({ "rows": rows, "totals": totals, "known": coverage.is_some() });
    pages.add("coverage.html", "coverage.html", "Coverage", data)
}
