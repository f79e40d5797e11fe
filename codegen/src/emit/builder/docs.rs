//! The documentation of methods.

use super::code::settings_of;
use super::example::{Example, example};
use super::method::{Input, Method, capitalized};
use super::operation::Operation;
use super::role;
use crate::emit::support::docs::{one_line, place, prose};
use crate::emit::support::formats::Member;
use crate::emit::support::naming::ident;
use crate::emit::support::type_assignment::GroupPlan;
use crate::model::TextItem;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// ```ignore
/// /// Appends `add`: addition.
/// ///
/// /// ```text
/// /// k.add(16, dst, src0, src1)
/// /// add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// /// ```
/// ///
/// /// - `exec_size`: How many channels the instruction runs.
/// /// - `dst`: The sum.
/// /// ...
/// ///
/// /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
/// ///
/// /// `specs/instructions/ADD.md:1`
/// #[doc(alias = "...")]
/// ```
pub(super) fn of_method(method: &Method<'_>) -> TokenStream {
    let instruction = method.format.instruction;
    let title = match method.operation {
        Some(operation) if !operation.enumerator.description.is_empty() => &operation.enumerator.description,
        _ => instruction.title.as_deref().unwrap_or("an instruction"),
    };
    let mut lines = vec![sentence(&format!("Appends `{}`: {title}", mnemonic(method))), String::new()];
    lines.push("```text".to_owned());
    let template = || method.form.map(|form| template(form.items.as_deref().unwrap_or_default()));
    let of_page = examples_of_page(method);
    if let Some(example) = example(method) {
        lines.push(example.call);
        // Where the line is not known, the page's own examples show it, or else the template.
        lines.extend(example.line.or_else(|| if of_page.is_empty() { template() } else { None }));
        lines.push(String::new());
    } else if of_page.is_empty() {
        lines.extend(template());
    }
    lines.extend(of_page);
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines.extend(["```".to_owned(), String::new()]);
    lines.extend(method.inputs.iter().flat_map(parameter));
    let optional = optional(method);
    if !optional.is_empty() {
        lines.extend([String::new(), format!("Optional: {}.", optional.join(", "))]);
    }
    if let Some(versions) = method.only_versions() {
        let words = "Only files of some versions have it; see [`Builder::in_version`]";
        lines.extend([String::new(), format!("{words}: `{{{versions}}}`.")]);
    }
    let span = match method.operation {
        Some(operation) => operation.enumerator.span,
        None if instruction.format.variants.len() > 1 => method.format.variants[0].span,
        None => instruction.name.span,
    };
    lines.extend([String::new(), place(method.context.model, method.context.prefix, span)]);
    let docs = doc_lines(&lines);
    let aliases = aliases(method);
    quote!(#docs #(#[doc(alias = #aliases)])*)
}

/// Returns documentation of these lines. Two empty ones in a row become one.
pub(super) fn doc_lines(lines: &[String]) -> TokenStream {
    let mut tokens = TokenStream::new();
    let mut before = "";
    for line in lines {
        if line.is_empty() && before.is_empty() {
            continue;
        }
        let text = if line.is_empty() { String::new() } else { format!(" {line}") };
        tokens.extend(quote!(#[doc = #text]));
        before = line;
    }
    tokens
}

/// Returns the text of the specification on one line, with its first letter in upper case and a full stop.
pub(super) fn sentence(text: &str) -> String {
    capitalized(&one_line(&prose(text)))
}

/// Returns the mnemonic, with the operation that it holds.
fn mnemonic(method: &Method<'_>) -> String {
    method.form.map_or_else(|| method.name.clone(), |form| head(form.items.as_deref(), method.operation.as_ref()))
}

/// Returns what a line begins with, up to the first thing that can differ or a blank: `add`, `dword_atomic.add`.
fn head(items: Option<&[TextItem]>, operation: Option<&Operation<'_>>) -> String {
    let mut text = String::new();
    for item in items.unwrap_or_default() {
        match item {
            TextItem::Literal(literal) => text.push_str(literal),
            TextItem::Placeholder { field: Some(field), .. } if operation.is_some_and(|o| o.given.field == *field) => {
                text.push_str(operation.map_or("", Operation::word));
            }
            // The predicate in front.
            TextItem::Optional { .. } | TextItem::Blank if text.is_empty() => {}
            _ => break,
        }
    }
    text.trim_end_matches(['.', '(', '<', ':', '_']).to_owned()
}

/// Returns a template with its parts in angle brackets, as the page has it.
fn template(items: &[TextItem]) -> String {
    let parts = items.iter().map(|item| match item {
        TextItem::Literal(text) => text.clone(),
        TextItem::Blank => " ".to_owned(),
        TextItem::Placeholder { source, .. } => {
            let name = source.value.trim_start_matches('<').split([':', '>']).next().unwrap_or_default();
            format!("<{name}>")
        }
        TextItem::Optional { items, .. } => format!("[{}]", template(items)),
    });
    parts.collect()
}

/// Returns the lines of the page's examples that the method appends, with the comments above them.
fn examples_of_page(method: &Method<'_>) -> Vec<String> {
    let Some(examples) = &method.format.instruction.examples else { return Vec::new() };
    let head = mnemonic(method);
    let (mut lines, mut comments) = (Vec::new(), Vec::new());
    for line in examples.value.lines().filter(|line| !line.trim_start().starts_with("```")) {
        let line = line.trim_end();
        if line.is_empty() {
            comments.clear();
        } else if line.starts_with("//") {
            comments.push(line.to_owned());
        } else {
            let bare = line.strip_prefix('(').and_then(|rest| rest.split_once(") ")).map_or(line, |(_, bare)| bare);
            let behind = bare.strip_prefix(head.as_str());
            if behind.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')) {
                lines.append(&mut comments);
                lines.push(line.to_owned());
            }
        }
    }
    lines
}

/// Returns what there is to say of a parameter.
fn parameter(input: &Input<'_>) -> Vec<String> {
    match input {
        Input::One(slot) => vec![format!("- `{}`: {}", slot.name, sentence(&slot.words))],
        Input::Structure { name, slots } => {
            let members: Vec<_> = slots.iter().map(|slot| format!("`{}`", slot.name)).collect();
            vec![format!("- `{}`: {} of a [`{name}`].", input.name(), joined(&members, "and"))]
        }
    }
}

/// Returns links to what can be set afterwards.
fn optional(method: &Method<'_>) -> Vec<String> {
    let (context, format) = (method.context, method.format);
    let has = |wanted: &dyn Fn(&crate::model::Field) -> bool| format.members.iter().any(|m| wanted(method.field(m)));
    let mut links = Vec::new();
    if has(&|field| role::is_predicate(context, field)) {
        links.push("[`pred`](Added::pred)".to_owned());
    }
    if format.instruction.properties.saturation.is_some() && has(&|field| role::is_result(field)) {
        links.push("[`sat`](Added::sat)".to_owned());
    }
    for setting in settings_of(method) {
        let usual = if setting.usual.is_empty() { String::new() } else { format!(" (`{}`)", setting.usual) };
        links.push(format!("[`{0}`](Added::{0}){usual}", setting.name));
    }
    links
}

/// Returns further words by which the method is found: the instruction's name, and its mnemonic if that is another.
fn aliases(method: &Method<'_>) -> Vec<String> {
    let mut words = Vec::new();
    if let Some(operation) = method.operation {
        words.push(method.format.instruction.name.value.to_lowercase());
        words.push(operation.enumerator.name.value.to_lowercase());
    }
    words.push(mnemonic(method));
    let mut seen = std::collections::HashSet::from([method.name.clone()]);
    words.retain(|word| !word.is_empty() && !word.contains(['"', ' ']) && seen.insert(word.clone()));
    words
}

/// Returns the documentation of what sets a member afterwards. `usual` are the values that it has otherwise.
pub(super) fn of_setting(method: &Method<'_>, member: &Member, usual: &[&str]) -> TokenStream {
    let field = method.field(member);
    let usual = match usual {
        [one] => format!(" Otherwise it is `{one}`."),
        _ => " What it is otherwise depends on the operation.".to_owned(),
    };
    let words = field.parameters.iter().find(|p| p.condition.is_none()).map(|p| p.description.as_str());
    let words = words.filter(|words| !words.is_empty()).unwrap_or(&field.description);
    let mut lines = vec![format!("{}{usual}", sentence(words)), String::new()];
    lines.push(place(method.context.model, method.context.prefix, field.span));
    doc_lines(&lines)
}

/// Returns the documentation of what sets a bit group.
pub(super) fn of_group(method: &Method<'_>, group: &GroupPlan<'_>) -> TokenStream {
    let place = place(method.context.model, method.context.prefix, group.group.span);
    doc_lines(&[sentence(&group.group.description), String::new(), place])
}

/// Returns names with commas, and a word before the last.
pub(super) fn joined(names: &[String], word: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// Returns the documentation of the methods of a group: a title, and a test with an example of each.
pub(super) fn of_group_of_methods(title: &str, methods: &[&Method<'_>]) -> TokenStream {
    let examples = methods.iter().filter(|m| m.only_versions().is_none()).filter_map(|m| example(m));
    let examples: Vec<_> = examples.filter(|example| example.is_tested).collect();
    let mut lines = vec![format!("# {}", prose(title).trim_end_matches('.')), String::new()];
    if !examples.is_empty() {
        lines.push("```".to_owned());
        lines.extend(declarations(&examples));
        lines.extend(examples.iter().map(|example| match &example.line {
            Some(line) => format!("{};  // {line}", example.call),
            None => format!("{};", example.call),
        }));
        lines.extend(comparison(&examples));
        lines.push("```".to_owned());
    }
    doc_lines(&lines)
}

/// Returns the lines of a test that declare what its examples name.
fn declarations(examples: &[Example]) -> Vec<String> {
    let names: BTreeSet<_> = examples.iter().flat_map(|example| &example.variables).collect();
    let mut lines = vec![
        "# use openvisa::builder::*;".to_owned(),
        "# #[allow(unused_imports)]".to_owned(),
        "# use openvisa::isa::{DataType, bit_fields::*, enums::*};".to_owned(),
        "let mut k = Builder::kernel(\"k\");".to_owned(),
    ];
    for (name, declared) in [
        ("surface", "declare_surface(\"surface\", 1)"),
        ("sampler", "declare_sampler(\"sampler\", 1)"),
        ("predicate", "declare_predicate(\"predicate\", 16)"),
        ("address", "declare_address(\"address\", 16)"),
        ("label", "declare_label(\"label\")"),
    ] {
        let is_named = |example: &Example| {
            example.call.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(|word| word == name)
        };
        if !names.contains(&name.to_owned()) && examples.iter().any(is_named) {
            lines.push(format!("# let {name} = k.{declared};"));
        }
    }
    if !names.is_empty() {
        let strings: Vec<_> = names.iter().map(|name| format!("{name:?}")).collect();
        let names: Vec<_> = names.iter().map(|name| ident(name).to_string()).collect();
        lines.push(format!("# let [{}] = [{}]", names.join(", "), strings.join(", ")));
        lines.push("#     .map(|name| k.declare(general(name, DataType::D, 16)));".to_owned());
    }
    lines
}

/// Returns the lines of a test that compare the text of the kernel with that of the examples.
fn comparison(examples: &[Example]) -> Vec<String> {
    let mut lines: Vec<_> = [
        "# #[cfg(feature = \"text\")]",
        "# {",
        "# let printed = openvisa::text::print(&openvisa::ModuleBuf::of([k.object().clone()]), &Default::default());",
        "# // Instructions are indented. Other lines, and empty ones, are not.",
        "# let code = printed.text.lines().filter(|line| line.starts_with(\"    \") && !line.contains(\".decl\"));",
        "# let code: Vec<_> = code.map(|line| line.split_whitespace().collect::<Vec<_>>().join(\" \")).collect();",
        "# // An empty line is not compared.",
        "# let expected = [",
    ]
    .map(str::to_owned)
    .into();
    lines.extend(examples.iter().map(|example| format!("#     {:?},", example.line.as_deref().unwrap_or_default())));
    lines.extend(
        [
            "# ];",
            "# assert_eq!(code.len(), expected.len(), \"{code:#?}\");",
            "# for (line, expected) in code.iter().zip(expected).filter(|(_, expected)| !expected.is_empty()) {",
            "#     assert_eq!(line, expected);",
            "# }",
            "# }",
        ]
        .map(str::to_owned),
    );
    lines
}
