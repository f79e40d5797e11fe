//! The page that tells how far each instruction is carried through: bytes, text, validation, semantics, tests.
//!
//! What is generated follows from the specification. What is written by hand, and what tests meet, is known to the library that stands
//! on the generated crate; its example `coverage` prints that as JSON, which is read here.

use super::{Pages, Site};
use crate::emit::documents::TemplateError;
use crate::export::words;
use serde::Deserialize;
use serde_json::{Value, json};

/// What is known of the programs that stand on the specification: what `cargo xtask coverage --json` prints.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Coverage {
    /// One entry for each instruction.
    pub instructions: Vec<Entry>,
}

/// One instruction.
#[derive(Clone, Debug, Deserialize)]
pub struct Entry {
    /// Its name: `ADD`.
    pub instruction: String,
    /// `lane`, `instruction`, `no effect`, or `unimplemented` if some layout or all have no semantics.
    pub semantics: String,
    /// The layouts without semantics, by the names of their methods.
    #[serde(default)]
    pub missing: Vec<String>,
    /// How many golden vectors it has.
    pub vectors: usize,
    /// How many object files among the tests have it.
    pub files: usize,
    /// How many kernels among the tests run it.
    pub kernels: usize,
}

impl Coverage {
    /// Reads it.
    ///
    /// # Errors
    /// When the text is not JSON of this form.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// Rows in the order of the index, and how many instructions have anything of a kind.
pub(super) fn page(site: &Site<'_>, coverage: Option<&Coverage>, pages: &mut Pages) -> Result<(), TemplateError> {
    let known = |name: &str| coverage.and_then(|c| c.instructions.iter().find(|e| e.instruction == name));
    let rows: Vec<Value> = site
        .model
        .instructions
        .iter()
        .map(|i| {
            let semantics = i.semantics.as_ref();
            let shape = semantics.and_then(|s| s.execution.as_ref()).map(|e| words::execution(e.value));
            let entry = known(&i.name.value);
            // Types, maps, constraints, and what single fields must be.
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
