//! The documentation of methods, structures and setters.
//!
//! For example, the documentation of `add` begins with "Appends `add`: addition.", shows a call and
//! the line that it appends, and lists the parameters with the descriptions of their fields.

use super::code::collect_settings;
use super::example::{Example, make_example};
use super::method::{Method, MethodInput};
use super::operation::Operation;
use super::role;
use crate::rust_view::docs::{capitalized, one_line, place, prose};
use crate::rust_view::formats::Member;
use crate::rust_view::naming::{ident, snake};
use crate::rust_view::type_assignment::GroupPlan;
use crate::spec::model::{Field, TextItem};
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
pub(super) fn emit_method_docs(method: &Method<'_>) -> TokenStream {
    let instruction = method.format.instruction;
    let title = match method.operation {
        Some(operation) if !operation.enumerator.description.is_empty() => &operation.enumerator.description,
        _ => instruction.title.as_deref().unwrap_or("an instruction"),
    };
    let mut lines = vec![to_sentence(&format!("Appends `{}`: {title}", mnemonic(method))), String::new()];
    lines.push("```text".to_owned());
    let form_template = || method.form.map(|form| template_text(form.items.as_deref().unwrap_or_default()));
    let of_page = examples_of_page(method);
    if let Some(example) = make_example(method) {
        lines.push(example.call);
        // If the line is unknown, the examples of the page show it, or else the template does.
        lines.extend(example.line.or_else(|| if of_page.is_empty() { form_template() } else { None }));
        lines.push(String::new());
    } else if of_page.is_empty() {
        lines.extend(form_template());
    }
    lines.extend(of_page);
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines.extend(["```".to_owned(), String::new()]);
    lines.extend(method.inputs.iter().map(describe_parameter));
    let optional = links_to_setters(method);
    if !optional.is_empty() {
        lines.extend([String::new(), format!("Optional: {}.", optional.join(", "))]);
    }
    if let Some(versions) = method.only_versions() {
        let words = "Exists only in some versions of the object format; see [`Builder::in_version`]";
        lines.extend([String::new(), format!("{words}: `{{{versions}}}`.")]);
    }
    let span = match method.operation {
        Some(operation) => operation.enumerator.span,
        None if instruction.format.variants.len() > 1 => method.format.variants[0].span,
        None => instruction.name.span,
    };
    lines.extend([String::new(), place(method.context.model, method.context.prefix, span)]);
    let docs = doc_lines(&lines);
    let aliases = collect_aliases(method);
    quote!(#docs #(#[doc(alias = #aliases)])*)
}

/// Returns documentation of these lines.
///
/// Two empty lines in a row become one. Prose, comments and calls are broken at [`MAX_COLUMNS`].
pub(super) fn doc_lines(lines: &[String]) -> TokenStream {
    let mut tokens = TokenStream::new();
    let (mut before, mut is_code) = ("", false);
    for line in lines {
        if line.is_empty() && before.is_empty() {
            continue;
        }
        before = line;
        let is_fence = line.starts_with("```");
        let parts = if is_code && !is_fence { wrap_code(line) } else { wrap_prose(line) };
        is_code ^= is_fence;
        for part in parts {
            let text = if part.is_empty() { String::new() } else { format!(" {part}") };
            tokens.extend(quote!(#[doc = #text]));
        }
    }
    tokens
}

/// Number of columns of a line of documentation. Indentation and `/// ` take 8 of 100.
const MAX_COLUMNS: usize = 92;

/// Breaks a line of prose at blanks. The lines of a list item are indented after the first.
fn wrap_prose(line: &str) -> Vec<String> {
    wrap_line(line, if line.starts_with("- ") { "  " } else { "" })
}

/// Breaks a line of an example at blanks: a comment, a call, a string of a hidden test, or a line
/// of assembler text. Other hidden lines stay as they are.
///
/// For example, a long template continues on a second line that is indented by four blanks.
fn wrap_code(line: &str) -> Vec<String> {
    if line.starts_with("#     \"") {
        return wrap_string(line);
    }
    let continuations = [("// ", "// "), ("# let [", "#     ")];
    match continuations.iter().find(|(start, _)| line.starts_with(start)) {
        Some((_, indentation)) => wrap_line(line, indentation),
        None if line.starts_with('#') || line.chars().count() <= MAX_COLUMNS => vec![line.to_owned()],
        None => wrap_line(line, "    "),
    }
}

/// Breaks a string literal of a hidden test at blanks. A backslash at the end of a line joins it
/// with the next one.
fn wrap_string(line: &str) -> Vec<String> {
    let mut lines = wrap_line(line, "#         ");
    let last = lines.len() - 1;
    lines[..last].iter_mut().for_each(|line| line.push_str(" \\"));
    lines
}

/// Breaks a line at blanks, so that it has at most [`MAX_COLUMNS`]. Lines after the first begin
/// with `indentation`.
fn wrap_line(line: &str, indentation: &str) -> Vec<String> {
    let (mut lines, mut current) = (Vec::new(), String::new());
    for word in line.split(' ') {
        if current.is_empty() {
            current.push_str(word);
        } else if current.chars().count() + 1 + word.chars().count() <= MAX_COLUMNS {
            current.push(' ');
            current.push_str(word);
        } else {
            lines.push(std::mem::replace(&mut current, format!("{indentation}{word}")));
        }
    }
    lines.push(current);
    lines
}

/// Returns the text of the specification on one line, with its first letter in upper case and a
/// full stop.
pub(super) fn to_sentence(text: &str) -> String {
    capitalized(&one_line(&prose(text)))
}

/// Returns the text of the specification as the rest of a sentence: on one line, with its first
/// letter in lower case unless it begins an acronym.
fn continued(text: &str) -> String {
    let text = one_line(&prose(text));
    let mut chars = text.chars();
    match (chars.next(), chars.clone().next()) {
        (Some(first), Some(second)) if first.is_uppercase() && !second.is_uppercase() => {
            first.to_lowercase().chain(chars).collect()
        }
        _ => text,
    }
}

/// Returns the mnemonic, including the word of the operation.
fn mnemonic(method: &Method<'_>) -> String {
    method
        .form
        .map_or_else(|| method.name.clone(), |form| fixed_start(form.items.as_deref(), method.operation.as_ref()))
}

/// Returns the start of a line up to the first blank or operand: `add`, `dword_atomic.add`.
fn fixed_start(items: Option<&[TextItem]>, operation: Option<&Operation<'_>>) -> String {
    let mut text = String::new();
    for item in items.unwrap_or_default() {
        match item {
            TextItem::Literal(literal) => text.push_str(literal),
            TextItem::Placeholder { field: Some(field), .. } if operation.is_some_and(|o| o.given.field == *field) => {
                text.push_str(operation.map_or("", Operation::word));
            }
            // The predicate precedes the mnemonic.
            TextItem::Optional { .. } | TextItem::Blank if text.is_empty() => {}
            _ => break,
        }
    }
    text.trim_end_matches(['.', '(', '<', ':', '_']).to_owned()
}

/// Returns a template as the page has it, with its placeholders in angle brackets.
fn template_text(items: &[TextItem]) -> String {
    let parts = items.iter().map(|item| match item {
        TextItem::Literal(text) => text.clone(),
        TextItem::Blank => " ".to_owned(),
        TextItem::Placeholder { source, .. } => {
            let name = source.value.trim_start_matches('<').split([':', '>']).next().unwrap_or_default();
            format!("<{name}>")
        }
        TextItem::Optional { items, .. } => format!("[{}]", template_text(items)),
    });
    parts.collect()
}

/// Returns the examples of the page that have the mnemonic of the method, with the comments above
/// them.
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

/// Returns the list item that describes a parameter.
fn describe_parameter(input: &MethodInput<'_>) -> String {
    match input {
        MethodInput::One(slot) => format!("- `{}`: {}", slot.name, to_sentence(&slot.words)),
        MethodInput::Structure { name, slots } => {
            let members: Vec<_> = slots.iter().map(|slot| format!("`{}`", slot.name)).collect();
            format!("- `{}`: {} of a [`{name}`].", input.name(), join_words(&members, "and"))
        }
    }
}

/// Returns links to the setters of the optional members.
fn links_to_setters(method: &Method<'_>) -> Vec<String> {
    let (context, format) = (method.context, method.format);
    let has = |wanted: &dyn Fn(&Field) -> bool| format.members.iter().any(|m| wanted(method.field(m)));
    let mut links = Vec::new();
    if has(&|field| role::is_predicate(context, field)) {
        links.push("[`pred`](Added::pred)".to_owned());
    }
    if format.instruction.properties.saturation.is_some() && has(&|field| role::is_result(field)) {
        links.push("[`sat`](Added::sat)".to_owned());
    }
    for setting in collect_settings(method) {
        let usual = if setting.usual.is_empty() { String::new() } else { format!(" (`{}`)", setting.usual) };
        links.push(format!("[`{0}`](Added::{0}){usual}", setting.name));
    }
    links
}

/// Returns other words by which rustdoc finds the method: the name of the instruction, and its
/// mnemonic.
fn collect_aliases(method: &Method<'_>) -> Vec<String> {
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

/// Returns the documentation of the setter of a member. `usual` has its default for each operation.
pub(super) fn emit_setter_docs(method: &Method<'_>, member: &Member, name: &str, usual: &[&str]) -> TokenStream {
    let field = method.field(member);
    let usual = match usual {
        [one] => format!("The default is `{one}`."),
        _ => "The default depends on the operation.".to_owned(),
    };
    let words = field.parameters.iter().find(|p| p.condition.is_none()).map(|p| p.description.as_str());
    let words = words.filter(|words| !words.is_empty()).unwrap_or(&field.description);
    let mut lines = vec![format!("Sets `{name}`: {} {usual}", continued(words)), String::new()];
    lines.push(place(method.context.model, method.context.prefix, field.span));
    doc_lines(&lines)
}

/// Returns the documentation of the setter of a bit group.
pub(super) fn emit_bit_group_docs(method: &Method<'_>, group: &GroupPlan<'_>) -> TokenStream {
    let place = place(method.context.model, method.context.prefix, group.group.span);
    let name = snake(&group.name);
    doc_lines(&[format!("Sets `{name}`: {}", continued(&group.group.description)), String::new(), place])
}

/// Joins names with commas, and puts a word before the last: `a, b and c`.
pub(super) fn join_words(names: &[String], word: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// Returns the documentation of a group of methods: its title, and a test that runs the examples.
pub(super) fn emit_group_docs(title: &str, methods: &[&Method<'_>]) -> TokenStream {
    let examples = methods.iter().filter(|m| m.only_versions().is_none()).filter_map(|m| make_example(m));
    let examples: Vec<_> = examples.filter(|example| example.is_tested).collect();
    let mut lines = vec![format!("# {}", prose(title).trim_end_matches('.')), String::new()];
    if !examples.is_empty() {
        lines.push("```".to_owned());
        lines.extend(declare_variables(&examples));
        lines.extend(examples.iter().flat_map(call_with_comment));
        lines.extend(compare_text(&examples));
        lines.push("```".to_owned());
    }
    doc_lines(&lines)
}

/// Returns the call of an example, with the line that it appends as a comment: behind the call if
/// there is room, or else above it.
fn call_with_comment(example: &Example) -> Vec<String> {
    let Example { call, line, .. } = example;
    match line {
        Some(line) if call.len() + line.len() + "; // ".len() <= MAX_COLUMNS => vec![format!("{call}; // {line}")],
        Some(line) => vec![format!("// {line}"), format!("{call};")],
        None => vec![format!("{call};")],
    }
}

/// Returns the lines of a test that declare the variables of its examples.
fn declare_variables(examples: &[Example]) -> Vec<String> {
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

/// Returns the lines of a test that compare the text of the kernel with the lines of the examples.
fn compare_text(examples: &[Example]) -> Vec<String> {
    let mut lines: Vec<_> = [
        "# #[cfg(feature = \"text\")]",
        "# {",
        "# let module = openvisa::ModuleBuf::of([k.object().clone()]);",
        "# let text = openvisa::text::print(&module, &Default::default()).text;",
        "# // Only instructions are indented.",
        "# let is_instruction = |line: &&str| line.starts_with(\"    \") && !line.contains(\".decl\");",
        "# let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(\" \");",
        "# let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();",
        "# // An empty string is not compared.",
        "# let expected = [",
    ]
    .map(str::to_owned)
    .into();
    lines.extend(examples.iter().map(|example| format!("#     {:?},", example.line.as_deref().unwrap_or_default())));
    lines.extend(
        [
            "# ];",
            "# assert_eq!(code.len(), expected.len(), \"{code:#?}\");",
            "# for (line, expected) in code.iter().zip(expected) {",
            "#     assert!(expected.is_empty() || line == expected, \"{line}, not {expected}\");",
            "# }",
            "# }",
        ]
        .map(str::to_owned),
    );
    lines
}
