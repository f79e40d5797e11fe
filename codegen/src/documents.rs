//! Documents for other languages and tools, rendered from templates: a C header, a Python module, a
//! grammar for editors, and any template of a user. Rust files come from emitters, not from
//! templates.
//!
//! The context of a template is the facts of `rust_view`, which `codegen/templates/README.md`
//! documents; its filters are in this module. For example, `{{ "Exec_size" | screaming }}` is
//! `EXEC_SIZE`. Shipped templates are compiled in. `DOCUMENTS` lists the documents that are
//! rendered from them, and checked in beside the generated crate.

use crate::artifact_writer::GeneratedFile;
use crate::rust_view::facts::facts;
use crate::rust_view::naming;
use crate::spec::model::Model;
use std::error::Error as _;
use std::fmt;
use tera::{Context, Kwargs, State, Tera, Value};

/// A document that is checked in.
struct DocumentTemplate {
    /// Path below the folder of documents.
    path: &'static str,
    /// Text of the template.
    template: &'static str,
}

/// All documents that are checked in.
static DOCUMENTS: &[DocumentTemplate] = &[
    DocumentTemplate { path: "c/visa_isa.h", template: include_str!("../templates/visa_isa.h.tera") },
    DocumentTemplate { path: "python/visa_isa.py", template: include_str!("../templates/visa_isa.py.tera") },
    DocumentTemplate {
        path: "textmate/visaasm.tmLanguage.json",
        template: include_str!("../templates/visaasm.tmLanguage.json.tera"),
    },
    DocumentTemplate {
        path: "tree-sitter/grammar.js",
        template: include_str!("../templates/tree-sitter/grammar.js.tera"),
    },
    DocumentTemplate {
        path: "tree-sitter/queries/highlights.scm",
        template: include_str!("../templates/tree-sitter/highlights.scm.tera"),
    },
    DocumentTemplate {
        path: "tree-sitter/tree-sitter.json",
        template: include_str!("../templates/tree-sitter/tree-sitter.json.tera"),
    },
];

/// An error of a template: a syntax error, or a reference to a fact that does not exist.
pub struct TemplateError(String);

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

openvisa_isa_core::error_types!(TemplateError);

impl From<tera::Error> for TemplateError {
    fn from(error: tera::Error) -> Self {
        // The outer error names the template, and its sources describe the cause.
        let mut text = error.to_string();
        let mut source = error.source();
        while let Some(inner) = source {
            text = format!("{text}\n  {inner}");
            source = inner.source();
        }
        // The template engine begins some messages with the word that begins those of a command.
        Self(text.trim_start_matches("error: ").to_owned())
    }
}

/// Renders the checked-in documents of a model. `prefix` is the name of the specification folder.
///
/// # Errors
/// Returns an error if a shipped template does not fit the context, which is a defect of the
/// template.
pub fn generate(model: &Model, prefix: &str) -> Result<Vec<GeneratedFile>, TemplateError> {
    let context = Context::from_serialize(&facts(model, prefix))?;
    let mut tera = engine();
    tera.add_raw_templates(DOCUMENTS.iter().map(|d| (d.path, d.template)))?;
    let render =
        |d: &DocumentTemplate| Ok(GeneratedFile { path: d.path.to_owned(), text: tera.render(d.path, &context)? });
    let reference = crate::export::reference_files(model, prefix).into_iter().map(Ok);
    DOCUMENTS.iter().map(render).chain(reference).collect()
}

/// The endings of templates whose values are escaped for HTML.
const ESCAPED_ENDINGS: [&str; 6] = [".html", ".htm", ".xml", ".html.tera", ".htm.tera", ".xml.tera"];

/// Renders a template of a user. Its context has the whole model as `model`, in the form of the
/// JSON export, besides the facts. `path` is that of the template, for messages. Values are escaped
/// for HTML if its name ends with `.html` or `.html.tera`.
///
/// # Errors
/// Returns an error if the template has a syntax error, or refers to a fact that does not exist.
pub fn render(model: &Model, prefix: &str, path: &str, template: &str) -> Result<String, TemplateError> {
    let mut context = Context::from_serialize(&facts(model, prefix))?;
    context.insert("model", &crate::export::document(model));
    let mut tera = engine();
    tera.autoescape_on(ESCAPED_ENDINGS);
    tera.add_raw_template(path, template)?;
    Ok(tera.render(path, &context)?)
}

/// Returns the context of a template as JSON, without `model`.
///
/// # Panics
/// Never in practice: strings, numbers and lists can always be serialized.
pub fn context_json(model: &Model, prefix: &str) -> String {
    let mut text = serde_json::to_string_pretty(&facts(model, prefix)).expect("facts are strings, numbers and lists");
    text.push('\n');
    text
}

/// Returns a template engine with the filters that templates may use.
pub(crate) fn engine() -> Tera {
    let mut tera = Tera::new();
    tera.register_filter("camel", |name: &str, _: Kwargs, _: &State| naming::camel(name));
    tera.register_filter("snake", |name: &str, _: Kwargs, _: &State| naming::snake(name));
    tera.register_filter("screaming", |name: &str, _: Kwargs, _: &State| naming::snake(name).to_ascii_uppercase());
    tera.register_filter("hex", |number: u64, options: Kwargs, _: &State| -> tera::TeraResult<String> {
        let digits = options.get::<u64>("digits")?.unwrap_or(2).min(16) as usize;
        Ok(format!("{number:#0width$x}", width = digits + 2))
    });
    // A string literal with the same meaning in C, Python and JSON. A missing value becomes an
    // empty literal.
    tera.register_filter("quoted", |text: Value, _: Kwargs, _: &State| {
        serde_json::Value::from(text.as_str().unwrap_or_default()).to_string()
    });
    // The characters of a JSON string literal, without the quotes.
    tera.register_filter("json", |text: &str, _: Kwargs, _: &State| {
        let quoted = serde_json::Value::from(text).to_string();
        quoted[1..quoted.len() - 1].to_owned()
    });
    // Text without the end mark of a C comment.
    tera.register_filter("comment", |text: &str, _: Kwargs, _: &State| text.replace("*/", "* /"));
    // A regular expression that matches the text literally.
    tera.register_filter("pattern", |text: &str, _: Kwargs, _: &State| {
        let special = |c: char| r"\.+*?()|[]{}^$".contains(c);
        text.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect::<String>()
    });
    tera
}
