//! The rules: every finding that the reader and the checks can make, with its stable code.
//!
//! A rule has a code that never changes its meaning, a name for people, a severity (that of upstream documents; in a strict
//! folder every warning is an error) and a page in `codegen/explain/` that `visa-codegen explain CODE` prints. Add a rule
//! here, write its page, and add an input that breaks it and one that just does not under `codegen/tests/rules/`.

use crate::diagnostics::Severity;

/// One rule.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Stable code: `V` and four digits, the first two of which name the group.
    pub code: &'static str,
    /// Name in kebab case.
    pub name: &'static str,
    /// Severity in upstream documents.
    pub severity: Severity,
    /// One line: what the rule asks for.
    pub summary: &'static str,
    /// The page that explains it, in Markdown.
    pub page: &'static str,
}

macro_rules! rules {
    ($($const:ident = $code:literal $name:literal $severity:ident $summary:literal;)*) => {
        $(
            #[doc = concat!("`", $code, "`: ", $summary)]
            pub static $const: Rule = Rule {
                code: $code,
                name: $name,
                severity: Severity::$severity,
                summary: $summary,
                page: include_str!(concat!("../explain/", $code, ".md")),
            };
        )*
        /// All rules, by code.
        pub static ALL: &[&Rule] = &[$(&$const),*];
    };
}

rules! {
    // 01: files and Markdown
    NOT_UTF8 = "V0101" "not-utf8" Error "a file is UTF-8 text";
}

/// The rule of a code (`V0101`) or name (`not-utf8`), in any case.
pub fn find(key: &str) -> Option<&'static Rule> {
    ALL.iter().copied().find(|r| r.code.eq_ignore_ascii_case(key) || r.name.eq_ignore_ascii_case(key))
}
