//! The documentation of the generated crate as a whole: terms, spellings of enumeration members, and what may change
//! between versions. Its numbers and examples come from the model.

use crate::emit::context::Context;
use crate::emit::support::naming::{snake, type_ident, variant};
use std::collections::BTreeSet;

/// Returns the lines, without comment marks.
pub(super) fn lines(context: &Context<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for part in [TERMS, SPELLINGS, COMPATIBILITY] {
        for line in part.trim().lines() {
            match line {
                "(terms)" => lines.extend(terms(context)),
                "(spellings)" => lines.extend(spellings(context)),
                _ => lines.push(line.to_owned()),
            }
        }
        lines.push(String::new());
    }
    lines.pop();
    lines
}

const TERMS: &str = "
# Terms

| term | meaning | number of them | in Rust |
| --- | --- | --- | --- |
(terms)
";

const SPELLINGS: &str = "
# Spellings

A member of an enumeration has up to three spellings: its identifier in Rust, its name in the specification, and its assembler text.
C and Python have the identifier in capitals. For example:

| enumeration | Rust, `Debug` | specification, `serde` | assembler text | `Display` | C | Python |
| --- | --- | --- | --- | --- | --- | --- |
(spellings)

`FromStr`, [`Enumeration::parse`] and `serde` read all of these but the prefix of C, in any case, with or without underscores. What one
form prints, all of them read. `Display` prints the assembler text. Where there is none, or where another member has the same, it prints
the name; a platform always prints its name.

[`Enumeration::SPELLINGS`] are further words that are read and never printed. An opcode is read by each mnemonic that no other opcode has,
a platform by the name of each of its devices (see [`Platform::from_device`]), and members of other enumerations by the texts that only
some assemblers write.

An error names the word, what it is not, and the nearest spelling:

```
use openvisa_isa::Platform;

let error = \"no such platform\".parse::<Platform>().unwrap_err();
assert_eq!(error.to_string(), \"`no such platform` is not a platform\");
```
";

const COMPATIBILITY: &str = "
# Compatibility

The version of this crate follows from the change of the specification, as `cargo xtask diff OLD NEW` classifies it.

- Enumerations and `Inst` may get members in a minor version: they are `non_exhaustive`, so that a `match` needs a `_` arm. The feature
  `exhaustive` removes that, for programs that must decide about each member: a further one is then an error of the compiler.
- The structs of instruction formats are made and matched by their public members, as they have no constructors. They are not
  `non_exhaustive`, and a further member is a major change. In a pattern, `..` keeps it from being one.
- `InstInfo`, `FieldInfo` and other rows of tables are `non_exhaustive`: this crate alone makes them.
- `as` numbers of [`InstKind`] and [`Platform`] follow the order of the specification, and change with it. Codes, `bits()`, do not.
";

fn terms(context: &Context<'_>) -> Vec<String> {
    let encoded = || context.model.instructions.iter().filter(|i| i.is_encoded());
    let opcodes: BTreeSet<_> = encoded().filter_map(|i| i.opcode.as_ref()).map(|o| o.code.value).collect();
    let row =
        |term: &str, meaning: &str, count: usize, rust: &str| format!("| {term} | {meaning} | {count} | {rust} |");
    vec![
        row("opcode", "the first byte of an instruction", opcodes.len(), "[`Opcode`]"),
        row(
            "instruction",
            "what an opcode, or an opcode and the byte after it, stands for; each has a page of the specification",
            encoded().count(),
            "[`InstKind`]",
        ),
        row(
            "format",
            "a layout of the fields of an instruction; a few instructions have several",
            context.formats.len(),
            "a struct, and a variant of `Inst`",
        ),
    ]
}

/// An enumeration in the table of spellings, with the member that shows most.
struct Example {
    /// Path from the root of the crate.
    path: String,
    /// Its name in constants of C; `None`: C and Python do not have it.
    constant: Option<String>,
    ident: String,
    name: String,
    text: Option<String>,
    /// `Display` prints the name, whatever the text is.
    prints_name: bool,
}

impl Example {
    /// Number of different spellings.
    fn spellings(&self) -> usize {
        let text = self.text.as_ref().unwrap_or(&self.name);
        1 + usize::from(self.name != self.ident) + usize::from(*text != self.ident && *text != self.name)
    }

    fn row(&self) -> String {
        let Self { path, constant, ident, name, text, prints_name } = self;
        let displayed = text.as_ref().filter(|_| !prints_name).unwrap_or(name);
        let text = text.as_ref().map_or_else(|| "none".to_owned(), |text| format!("`{text}`"));
        let capitals = snake(ident).to_ascii_uppercase();
        let (c, python) = match constant {
            Some(constant) => (format!("`VISA_{constant}_{capitals}`"), format!("`{capitals}`")),
            None => ("none".to_owned(), "none".to_owned()),
        };
        format!("| [`{path}`] | `{ident}` | `{name}` | {text} | `{displayed}` | {c} | {python} |")
    }
}

/// A row for opcodes, data types, platforms and attributes, and one for each of a few other enumerations.
fn spellings(context: &Context<'_>) -> Vec<String> {
    let model = context.model;
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
    let whole = [most(opcodes), most(types), most(platforms), most(attributes)];
    let mut rows: Vec<_> = whole.into_iter().flatten().map(|example| example.row()).collect();
    let enums = context.plan.enums.iter().filter_map(|plan| {
        let (path, constant) = (format!("enums::{}", plan.name), snake(&plan.name).to_ascii_uppercase());
        most(plan.values.iter().map(|value| {
            let text = value.enumerator.text.as_ref().map(|text| text.value.as_str());
            example(&path, Some(&constant), value.name.clone(), &value.enumerator.name.value, text)
        }))
    });
    // Names of several words, and names of one.
    let (phrases, words): (Vec<_>, Vec<_>) =
        enums.filter(|example| example.spellings() == 3).partition(|example| example.name.contains(' '));
    rows.extend(phrases.first().into_iter().chain(words.first()).map(Example::row));
    rows
}

/// The example with the most spellings; of several, one with an underscore, then the first.
fn most(examples: impl Iterator<Item = Example>) -> Option<Example> {
    let rank = |example: &Example| (example.spellings(), example.name.contains('_'));
    examples.reduce(|best, next| if rank(&next) > rank(&best) { next } else { best })
}
