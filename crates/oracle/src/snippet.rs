//! One instruction with the declarations that it needs, as a program of its own.
//!
//! For example, the line `mov (M1, 16) V33(0,0)<1> V32(0,0)<1;1,0>` of a compiled kernel becomes a
//! kernel with the declarations of `V32` and `V33`, this line and `ret`.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;

/// An instruction with the declarations and labels that it needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Snippet {
    /// The instruction, with one blank between its words.
    pub line: String,
    /// The lines of the declarations. A variable follows the one that it is an alias of.
    pub declarations: Vec<String>,
    /// The labels that the instruction names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// The attribute `Target` of the kernel: `cm` or `3d`.
    pub target: String,
}

impl Snippet {
    /// Returns the snippet of a line of a text with these declarations, by variable, and labels.
    /// Returns `None` if a variable is not declared.
    pub fn of_line(
        line: &str,
        declarations: &BTreeMap<String, String>,
        labels: &[String],
        target: &str,
    ) -> Option<Self> {
        let mut needed = Vec::new();
        for (name, _) in words(line) {
            if declarations.contains_key(name) {
                if !add_declaration(name, declarations, &mut needed) {
                    return None;
                }
            } else if variable_names(name).next().is_some() && !is_predefined(name) {
                return None;
            }
        }
        let own = labels.iter().filter(|label| words(line).any(|(word, _)| word == label.as_str()));
        Some(Self {
            line: line.to_owned(),
            declarations: needed,
            labels: own.cloned().collect(),
            target: target.to_owned(),
        })
    }

    /// Returns the name of the variable that a declaration declares.
    pub fn declared_name(declaration: &str) -> &str {
        declaration.split_whitespace().nth(1).unwrap_or_default()
    }

    /// Returns the mnemonic of the instruction without its suffixes.
    pub fn mnemonic(&self) -> &str {
        mnemonic_of(&self.line)
    }

    /// Returns the instruction and the labels, in the order in which a kernel has them.
    fn statements(&self) -> String {
        let labels: String = self.labels.iter().map(|label| format!("{label}:\n")).collect();
        format!("{}\n{labels}", self.line)
    }

    /// Returns the text of a kernel that consists of this snippet.
    pub fn text(&self, version: &str) -> String {
        let mut text = format!(".version {version}\n.kernel \"k\"\n");
        self.declarations.iter().for_each(|line| _ = writeln!(text, "{line}"));
        let target = if self.target.is_empty() { "cm" } else { &self.target };
        _ = write!(text, ".kernel_attr Target=\"{target}\"\n.function \"k_main\"\nk_main:\n");
        if self.mnemonic() == "call" {
            // A subroutine follows the end of the kernel.
            let labels: String = self.labels.iter().map(|label| format!("{label}:\n    ret (M1, 16)\n")).collect();
            return text + &format!("{}\n    ret (M1, 1)\n{labels}", self.line);
        }
        text + &self.statements() + "    ret (M1, 1)\n"
    }

    /// Returns the body of an inline assembler statement with these snippets. The variables and
    /// labels of all but the first get other names.
    pub fn inline_body<'s>(snippets: impl IntoIterator<Item = &'s Self>) -> String {
        let mut body = String::from("{\n");
        for (slot, snippet) in snippets.into_iter().enumerate() {
            let own = snippet.declarations.iter().map(|line| Self::declared_name(line));
            let own: Vec<&str> = own.chain(snippet.labels.iter().map(String::as_str)).collect();
            let declarations: String = snippet.declarations.iter().map(|line| format!("{line}\n")).collect();
            body += &rename(&(declarations + &snippet.statements()), &own, slot);
        }
        body + "}\n"
    }
}

/// Appends a number to each of the names in a text; the first slot keeps them.
fn rename(text: &str, names: &[&str], slot: usize) -> String {
    if slot == 0 {
        return text.to_owned();
    }
    let mut renamed = String::with_capacity(text.len() * 2);
    let mut copied = 0;
    for (word, at) in words(text) {
        if names.contains(&word) {
            renamed += &text[copied..at + word.len()];
            _ = write!(renamed, "_{slot}");
            copied = at + word.len();
        }
    }
    renamed + &text[copied..]
}

/// Appends the declaration of a variable, after those of the variables that it is an alias of.
/// Returns whether all are declared.
fn add_declaration(name: &str, declarations: &BTreeMap<String, String>, needed: &mut Vec<String>) -> bool {
    let Some(declaration) = declarations.get(name) else { return false };
    if needed.contains(declaration) {
        return true;
    }
    let alias = declaration.split_once("alias=<").and_then(|(_, rest)| rest.split(',').next());
    if alias.is_some_and(|alias| !alias.starts_with('%') && !add_declaration(alias, declarations, needed)) {
        return false;
    }
    needed.push(declaration.clone());
    true
}

/// Returns the mnemonic of a line without its suffixes, after the predicate.
pub fn mnemonic_of(line: &str) -> &str {
    let behind = match line.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((_, rest)) => rest.trim_start(),
        None => line,
    };
    behind.split(['.', ' ', '(']).next().unwrap_or_default()
}

/// Returns the names in a text that have the form of a variable: the letter of a class and digits,
/// as `V32`.
pub fn variable_names(text: &str) -> impl Iterator<Item = &str> {
    words(text).map(|(word, _)| word).filter(|word| {
        let digits = word.strip_prefix(['V', 'A', 'P', 'S', 'T']).unwrap_or_default();
        !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    })
}

/// Returns whether a name is that of a surface that exists without a declaration.
fn is_predefined(name: &str) -> bool {
    matches!(name, "T0" | "T1" | "T2" | "T3" | "T4" | "T5")
}

/// Returns the words of a text with their offsets. Words that follow a dot or `%`, such as suffixes
/// and names of predefined variables, are left out.
fn words(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + bytes.get(at..)?.iter().position(|b| is_word(*b))?;
            let end = bytes[start..].iter().position(|b| !is_word(*b)).map_or(bytes.len(), |n| start + n);
            at = end;
            let before = start.checked_sub(1).map(|i| bytes[i]);
            if !matches!(before, Some(b'.' | b'%')) {
                return Some((&text[start..end], start));
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn declarations() -> BTreeMap<String, String> {
        let lines = [".decl V32 v_type=G type=ud num_elts=16", ".decl V33 v_type=G type=f num_elts=16 alias=<V32, 0>"];
        lines.iter().map(|line| (Snippet::declared_name(line).to_owned(), (*line).to_owned())).collect()
    }

    #[test]
    fn a_snippet_has_the_declarations_that_its_line_needs_and_no_others() {
        let line = "mov (M1, 16) V33(0,0)<1> 0x1:f";
        let snippet = Snippet::of_line(line, &declarations(), &[], "cm").expect("all is declared");
        assert_eq!(snippet.declarations.len(), 2);
        assert!(snippet.declarations[0].starts_with(".decl V32"), "the alias follows: {snippet:?}");
        let alone = Snippet::of_line("mov (M1, 16) V32(0,0)<1> 0x1:ud", &declarations(), &[], "cm");
        assert_eq!(alone.expect("all is declared").declarations.len(), 1);
        assert_eq!(Snippet::of_line("mov (M1, 1) V34(0,0)<1> 0x1:ud", &declarations(), &[], "cm"), None);
        let named = BTreeMap::from([("Dst".to_owned(), ".decl Dst v_type=G type=ud num_elts=16".to_owned())]);
        let snippet = Snippet::of_line("mov (M1, 16) Dst(0,0)<1> 0x1:ud", &named, &[], "cm").expect("all is declared");
        assert_eq!(snippet.declarations.len(), 1, "a name needs no digits");
    }

    #[test]
    fn names_in_one_inline_statement_are_distinct() {
        let line = "mov (M1, 16) V33(0,0)<1> %r0(0,0)<1;1,0>";
        let snippet = Snippet::of_line(line, &declarations(), &[], "cm").expect("all is declared");
        let body = Snippet::inline_body([&snippet, &snippet]);
        assert!(body.contains(".decl V33_1 v_type=G type=f num_elts=16 alias=<V32_1, 0>"), "{body}");
        assert!(body.contains("mov (M1, 16) V33_1(0,0)<1> %r0(0,0)<1;1,0>"), "{body}");
        assert!(body.contains("mov (M1, 16) V33(0,0)<1>"), "{body}");
    }

    #[test]
    fn a_branch_has_its_label() {
        let labels = ["BB_1".to_owned(), "BB_2".to_owned()];
        let snippet = Snippet::of_line("(P1.any) jmp (M1, 1) BB_2", &BTreeMap::new(), &labels, "cm");
        assert_eq!(snippet, None, "the predicate is not declared");
        let snippet = Snippet::of_line("jmp (M1, 1) BB_2", &BTreeMap::new(), &labels, "cm").expect("no variables");
        assert!(snippet.text("4.1").contains("jmp (M1, 1) BB_2\nBB_2:\n    ret (M1, 1)\n"));
        let line = "switchjmp (M1, 1) 0x0:ud (BB_1, BB_2)";
        let snippet = Snippet::of_line(line, &BTreeMap::new(), &labels, "cm").expect("no variables");
        assert_eq!(snippet.labels, labels);
    }

    #[test]
    fn a_predicate_and_suffixes_do_not_belong_to_the_mnemonic() {
        assert_eq!(mnemonic_of("(!P1) lsc_load.ugm (M1, 8) V32:d32 flat[V33]:a64"), "lsc_load");
        assert_eq!(mnemonic_of("barrier"), "barrier");
    }
}
