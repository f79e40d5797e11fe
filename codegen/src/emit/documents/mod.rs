//! Documents for other languages and tools, by templates: a C header, a Python module, a grammar for editors, and whatever a user
//! brings a template for. Never Rust: that is what the emitters are for.
//!
//! A template sees what [`Facts`] says, which `codegen/templates/README.md` documents, and the filters of this module. Shipped
//! templates are compiled in; `DOCUMENTS` lists what is made of them and kept fresh beside the generated crate.

mod context;

use super::support::naming;
use crate::model::Model;
use crate::output::GeneratedFile;
pub(crate) use context::binding_types;
pub use context::{Facts, facts};
use std::error::Error as _;
use std::fmt;
use tera::{Context, Kwargs, State, Tera, Value};

/// A document that is checked in.
struct Document {
    /// Path in the folder of these documents.
    path: &'static str,
    /// The template.
    template: &'static str,
}

/// All of them.
static DOCUMENTS: &[Document] = &[
    Document { path: "c/visa_isa.h", template: include_str!("../../../templates/visa_isa.h.tera") },
    Document { path: "python/visa_isa.py", template: include_str!("../../../templates/visa_isa.py.tera") },
    Document {
        path: "textmate/visaasm.tmLanguage.json",
        template: include_str!("../../../templates/visaasm.tmLanguage.json.tera"),
    },
];

/// The one document that no template makes: everything for programs that explain it. Its schema lies beside it.
const REFERENCE: [&str; 2] = ["json/visa_isa.json", "json/visa_isa.schema.json"];

/// A template that cannot be read or filled.
#[derive(Debug)]
pub struct TemplateError(String);

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TemplateError {}

impl From<tera::Error> for TemplateError {
    fn from(error: tera::Error) -> Self {
        // The first says which template, the ones behind it what is wrong there.
        let mut text = error.to_string();
        let mut source = error.source();
        while let Some(inner) = source {
            text = format!("{text}\n  {inner}");
            source = inner.source();
        }
        Self(text)
    }
}

/// The checked-in documents of a model. `prefix` names the specification folder.
///
/// # Errors
/// When a shipped template does not fit the context: a defect of that template.
pub fn generate(model: &Model, prefix: &str) -> Result<Vec<GeneratedFile>, TemplateError> {
    let context = Context::from_serialize(&facts(model, prefix))?;
    let mut tera = engine();
    tera.add_raw_templates(DOCUMENTS.iter().map(|d| (d.path, d.template)))?;
    let render = |d: &Document| Ok(GeneratedFile { path: d.path.to_owned(), text: tera.render(d.path, &context)? });
    let mut files = DOCUMENTS.iter().map(render).collect::<Result<Vec<_>, TemplateError>>()?;
    let reference = [crate::export::reference(model, prefix), crate::export::reference_schema()];
    files
        .extend(REFERENCE.into_iter().zip(reference).map(|(path, text)| GeneratedFile { path: path.to_owned(), text }));
    Ok(files)
}

/// Fills a template of a user. It also sees the whole model as `model`, in the form of the JSON export. `name` is that of its file:
/// what ends in `.html` gets its values escaped.
///
/// # Errors
/// When the template has an error of syntax, or asks for something that is not there.
pub fn render(model: &Model, prefix: &str, name: &str, template: &str) -> Result<String, TemplateError> {
    let mut context = Context::from_serialize(&facts(model, prefix))?;
    context.insert("model", &crate::export::document(model));
    let mut tera = engine();
    tera.add_raw_template(name, template)?;
    Ok(tera.render(name, &context)?)
}

/// What a template sees, as JSON, without `model`.
///
/// # Panics
/// Never: it is made of strings, numbers and lists.
pub fn context_json(model: &Model, prefix: &str) -> String {
    let mut text = serde_json::to_string_pretty(&facts(model, prefix)).expect("facts are strings, numbers and lists");
    text.push('\n');
    text
}

/// A template engine with the filters that templates may use.
pub(crate) fn engine() -> Tera {
    let mut tera = Tera::new();
    tera.register_filter("camel", |name: &str, _: Kwargs, _: &State| naming::camel(name));
    tera.register_filter("snake", |name: &str, _: Kwargs, _: &State| naming::snake(name));
    tera.register_filter("screaming", |name: &str, _: Kwargs, _: &State| naming::snake(name).to_ascii_uppercase());
    tera.register_filter("hex", |number: u64, options: Kwargs, _: &State| -> tera::TeraResult<String> {
        let digits = options.get::<u64>("digits")?.unwrap_or(2).min(16) as usize;
        Ok(format!("{number:#0width$x}", width = digits + 2))
    });
    // A string literal that C, Python and JSON all read the same way. Of what is not there: an empty one.
    tera.register_filter("quoted", |text: Value, _: Kwargs, _: &State| {
        serde_json::Value::from(text.as_str().unwrap_or_default()).to_string()
    });
    // The inside of a string literal of JSON.
    tera.register_filter("json", |text: &str, _: Kwargs, _: &State| {
        let quoted = serde_json::Value::from(text).to_string();
        quoted[1..quoted.len() - 1].to_owned()
    });
    // Text that does not end a comment of C.
    tera.register_filter("comment", |text: &str, _: Kwargs, _: &State| text.replace("*/", "* /"));
    // A regular expression that matches the text itself.
    tera.register_filter("pattern", |text: &str, _: Kwargs, _: &State| {
        let special = |c: char| r"\.+*?()|[]{}^$".contains(c);
        text.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect::<String>()
    });
    tera
}
