//! The documentation of the generated crate as a whole: terms, spellings of enumeration members,
//! and compatibility between versions.
//!
//! Its numbers and examples come from the model. For example, the table of terms has the number of
//! opcodes.

use crate::emit::context::Context;
use crate::rust_view::naming::{snake, type_ident, variant};
use std::collections::BTreeSet;

/// Returns the lines of the documentation, without comment marks.
pub(super) fn doc_lines(context: &Context<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for part in [TERMS, SPELLINGS, COMPATIBILITY] {
        for line in part.trim().lines() {
            match line {
                "(terms)" => lines.extend(term_rows(context)),
                "(spellings)" => lines.extend(spelling_rows(context)),
                _ => lines.push(match context.names.is_of_project() {
                    true => line.replace("CRATE", &context.names.module()),
                    false => without_bindings(line).replace("CRATE", &context.names.module()),
                }),
            }
        }
        lines.push(String::new());
    }
    lines.pop();
    lines
}

/// Returns a line of [`SPELLINGS`] without what it says of constants of C and Python, which other
/// crates than that of the project have none of.
fn without_bindings(line: &str) -> String {
    match line {
        C_CONSTANTS => "For example:".to_owned(),
        _ => line.replace(C_HEADER, " |").replace(C_RULE, "- |").replace(" except the prefix of C", ""),
    }
}

const C_CONSTANTS: &str = "Constants of C and Python are the identifier in capitals. For example:";
const C_HEADER: &str = " | C | Python |";
const C_RULE: &str = "- | --- | --- |";

const TERMS: &str = "
# Terms

| term | meaning | count | in Rust |
| --- | --- | --- | --- |
(terms)
";

const SPELLINGS: &str = "
# Spellings

A member of an enumeration has up to three spellings: its identifier in Rust, its name in the specification, and its assembler text.
Constants of C and Python are the identifier in capitals. For example:

| enumeration | Rust, `Debug` | specification, `serde` | assembler text | `Display` | C | Python |
| --- | --- | --- | --- | --- | --- | --- |
(spellings)

`FromStr`, [`Enumeration::parse`] and `serde` accept all of these spellings except the prefix of C, in upper or lower case, with or
without underscores. `Display` prints the assembler text. If a member has no text, or shares it with another member, `Display` prints the
name. A platform always prints its name.

[`Enumeration::SPELLINGS`] lists further words that parsers accept and nothing prints. They are, for an opcode, each mnemonic that no
other opcode has; for a platform, the names of its devices (see [`Platform::from_device`]); for other enumerations, texts that only some
assemblers write.

An error names the word, the expected kind of member, and the nearest spelling if there is one:

```
use CRATE::Platform;

let error = \"no such platform\".parse::<Platform>().unwrap_err();
assert_eq!(error.to_string(), \"`no such platform` is not a platform\");
```
";

const COMPATIBILITY: &str = "
# Compatibility

A new version of this crate follows semantic versioning. `cargo xtask diff OLD NEW` classifies the changes of the specification.

- Enumerations and `Inst` may gain members in a minor version. They are `non_exhaustive`, so a `match` needs a `_` arm. The feature
  `exhaustive` removes the attribute, for programs that must handle each member: the compiler then reports a new member as an error.
- The structs of instruction formats are constructed and matched by their public members. They are not `non_exhaustive`, so a new member
  is a major change. A pattern with `..` also compiles with the new member.
- A member that gets another name keeps the old one as a `deprecated` constant, if the specification says ``Formerly `OLD`.`` An
  instruction keeps it for its struct, its kind and its opcode; patterns of the variant of `Inst` need the new name.
- `InstInfo`, `FieldInfo` and other rows of tables are `non_exhaustive`: only this crate constructs them.
- The numbers of [`InstKind`] and [`Platform`] under `as` follow the order of the specification and may change. Codes (`bits()`) do not
  change.
";

/// Returns the rows of the table of terms.
fn term_rows(context: &Context<'_>) -> Vec<String> {
    let encoded = || context.model.instructions.iter().filter(|i| i.is_encoded());
    let opcodes: BTreeSet<_> = encoded().filter_map(|i| i.opcode.as_ref()).map(|o| o.code.value).collect();
    let row =
        |term: &str, meaning: &str, count: usize, rust: &str| format!("| {term} | {meaning} | {count} | {rust} |");
    vec![
        row("opcode", "the first byte of an instruction", opcodes.len(), "[`Opcode`]"),
        row(
            "instruction",
            "an operation, selected by the opcode or by the opcode and the byte after it; each has a page of the specification",
            encoded().count(),
            "[`InstKind`]",
        ),
        row(
            "format",
            "a layout of the fields of an instruction; some instructions have several",
            context.formats.len(),
            "a struct, and a variant of `Inst`",
        ),
    ]
}

/// A row of the table of spellings: an enumeration, with one of its members.
struct Example {
    /// Path of the enumeration from the root of the crate.
    path: String,
    /// Name of the enumeration in constants of C; `None` if C and Python do not have it.
    constant: Option<String>,
    /// Identifier of the member in Rust.
    ident: String,
    /// Name of the member in the specification.
    name: String,
    /// Assembler text of the member.
    text: Option<String>,
    /// Whether `Display` prints the name even if there is a text.
    prints_name: bool,
}

impl Example {
    /// Returns the number of different spellings: 1 to 3.
    fn spelling_count(&self) -> usize {
        let text = self.text.as_ref().unwrap_or(&self.name);
        1 + usize::from(self.name != self.ident) + usize::from(*text != self.ident && *text != self.name)
    }

    /// Returns the row of the table, with the constants of C and Python if there are `bindings`.
    fn table_row(&self, bindings: bool) -> String {
        let Self { path, constant, ident, name, text, prints_name } = self;
        let displayed = text.as_ref().filter(|_| !prints_name).unwrap_or(name);
        let text = text.as_ref().map_or_else(|| "none".to_owned(), |text| format!("`{text}`"));
        let capitals = snake(ident).to_ascii_uppercase();
        let (c, python) = match constant {
            Some(constant) => (format!("`VISA_{constant}_{capitals}`"), format!("`{capitals}`")),
            None => ("none".to_owned(), "none".to_owned()),
        };
        let constants = if bindings { format!(" {c} | {python} |") } else { String::new() };
        format!("| [`{path}`] | `{ident}` | `{name}` | {text} | `{displayed}` |{constants}")
    }
}

/// Returns a row each for opcodes, data types, platforms and attributes, and for two other
/// enumerations.
fn spelling_rows(context: &Context<'_>) -> Vec<String> {
    let (model, bindings) = (context.model, context.names.is_of_project());
    let example = |path: &str, constant: Option<&str>, ident: String, name: &str, text: Option<&str>| Example {
        path: path.to_owned(),
        constant: constant.map(str::to_owned),
        ident,
        name: name.to_owned(),
        text: text.filter(|text| !text.is_empty()).map(str::to_owned),
        prints_name: path == "Platform",
    };
    let opcodes = model.instructions.iter().filter_map(|i| i.opcode.as_ref());
    let opcodes = opcodes.map(|o| example("Opcode", Some("OPCODE"), variant(&o.name.value), &o.name.value, None));
    let types = model.data_types.iter().map(|t| {
        let name = &t.name.value;
        example("DataType", Some("TYPE"), type_ident(name).to_string(), name, Some(&name.to_lowercase()))
    });
    let platforms = model.platforms.iter().map(|p| {
        let name = &p.name.value;
        example("Platform", Some("PLATFORM"), type_ident(name).to_string(), name, p.text.as_deref())
    });
    let attributes = model.attributes.iter().map(|a| {
        let name = &a.name.value;
        example("Attribute", None, variant(name), name, None)
    });
    let examples =
        [select_example(opcodes), select_example(types), select_example(platforms), select_example(attributes)];
    let mut rows: Vec<_> = examples.into_iter().flatten().map(|example| example.table_row(bindings)).collect();
    let enums = context.plan.enums.iter().filter_map(|plan| {
        let (path, constant) = (format!("enums::{}", plan.name), snake(&plan.name).to_ascii_uppercase());
        select_example(plan.values.iter().map(|value| {
            let text = value.enumerator.text.as_ref().map(|text| text.value.as_str());
            example(&path, Some(&constant), value.name.clone(), &value.enumerator.name.value, text)
        }))
    });
    // One example with a name of several words, and one with a name of one word.
    let (phrases, words): (Vec<_>, Vec<_>) =
        enums.filter(|example| example.spelling_count() == 3).partition(|example| example.name.contains(' '));
    rows.extend(phrases.first().into_iter().chain(words.first()).map(|example| example.table_row(bindings)));
    rows
}

/// Returns the example with the most spellings. Ties are broken by an underscore in the name, then
/// by order.
fn select_example(examples: impl Iterator<Item = Example>) -> Option<Example> {
    let rank = |example: &Example| (example.spelling_count(), example.name.contains('_'));
    examples.reduce(|best, next| if rank(&next) > rank(&best) { next } else { best })
}
