//! Explains instructions, names, rules, lines of text and bytes by what the specification says.
//!
//! [`explain`] returns an [`Explanation`], or an error with suggestions. Explanations are values:
//! topics, drawings of bytes, found pages. They become text in a [`PageStyle`]. For example:
//!
//! ```
//! use openvisa_explain::{PageStyle, Target, explain};
//!
//! let explanation = explain(&["add".to_owned()], Target::default()).unwrap();
//! assert!(explanation.to_text(&PageStyle::default()).starts_with("ADD - "));
//! let error = explain(&["lsc_laod".to_owned()], Target::default()).unwrap_err();
//! assert!(error.to_string().ends_with("did you mean `lsc_load`?"));
//! ```
//!
//! | module | what it does |
//! | --- | --- |
//! | `find` | finds the topics of a name, and writes them |
//! | `search` | finds pages by words |
//! | `snippet` | examples to copy |
//! | `instruction`, `operation` | the page of an instruction, or of one of its operations |
//! | `layout` | draws fields, bits and values |
//! | `rules` | the pages of rules and kinds of errors |
//! | `words` | rows of tables, sections, and words that are made of parts |
//! | `binding` | names of the Rust, C and Python bindings |
//! | `bytes`, `line` | draws encoded instructions, and assembles a line |
//! | `evaluate` | executes pseudo-code and blocks of inline assembly on values of the user |
//! | `page` | wraps and colours text |

// `openvisa-isa` has its feature `exhaustive` if another package of the build needs it.
#![allow(unreachable_patterns)]

mod binding;
mod bytes;
#[cfg(feature = "evaluate")]
mod evaluate;
mod find;
mod instruction;
mod layout;
mod line;
mod operation;
mod page;
mod rules;
mod search;
mod snippet;
mod words;

pub use bytes::{BytesDrawing, EncodedInstructions, Target};
#[cfg(all(feature = "evaluate", feature = "inline"))]
pub use evaluate::{BlockEvaluation, BlockLocation, BlockStep, OperandRow, ValueRow, evaluate_block};
#[cfg(feature = "evaluate")]
pub use evaluate::{EvaluateError, EvaluationReport, EvaluationStep, ResultRow, ShownValue, evaluate_instruction};
pub use find::{DefinitionSite, Topic, UnknownTopic, parse_bytes};
pub use page::PageStyle;
pub use rules::CodeMeaning;
pub use search::FoundPage;
pub use snippet::{EXAMPLES, Example};
pub use words::{CompositeWord, FoundRow, WordPart};

use openvisa_findings::reference::Reference;
use openvisa_findings::{Finding, HumanStyle, RuleDescription};
use page::ExplanationPage;
use search::SearchScope;
use std::fmt;

/// Maximum number of bytes that one call explains.
pub const MAX_INPUT_BYTES: usize = 1 << 20;

/// The topics of a name.
#[derive(Clone, Debug)]
pub struct NamedTopics {
    /// The name.
    pub name: String,
    /// Its meanings. At least one.
    pub topics: Vec<Topic<'static>>,
}

/// The answer to a query.
#[derive(Clone, Debug)]
pub enum Explanation {
    /// Encoded instructions, which were given as bytes or as a line of text.
    Instructions(EncodedInstructions),
    /// The mistake of a line that cannot be assembled.
    WrongLine(Box<Finding>),
    /// Pages that have the words of the query, best first.
    Pages(Vec<FoundPage>),
    /// An example to copy, or all of them.
    Examples(Vec<Example>),
    /// The topics of each name.
    Topics(Vec<NamedTopics>),
}

/// The reason why there is no explanation.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExplainError {
    /// The specification has nothing of a name.
    Unknown(Box<UnknownTopic>),
    /// There are more than [`MAX_INPUT_BYTES`] bytes.
    TooLong,
}

impl fmt::Display for ExplainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(unknown) => unknown.fmt(f),
            Self::TooLong => {
                write!(f, "at most {MAX_INPUT_BYTES} bytes are explained at once; `visa dis` shows files")
            }
        }
    }
}

openvisa_isa_core::error_types!(ExplainError { Self::Unknown(unknown) => &**unknown });

impl From<UnknownTopic> for ExplainError {
    fn from(unknown: UnknownTopic) -> Self {
        Self::Unknown(Box::new(unknown))
    }
}

/// Explains names, bytes in hexadecimal digits, or a line of assembler text.
///
/// # Errors
/// Returns an error if the specification does not have a name, or there are too many bytes.
pub fn explain(query: &[String], target: Target) -> Result<Explanation, ExplainError> {
    let reference = Reference::get();
    let joined = query.join(" ");
    if let Some(examples) = snippet::find(&joined) {
        return Ok(Explanation::Examples(examples));
    }
    // `addc` could be two bytes, but the instruction is meant.
    let named = query.len() == 1 && !find::find_topics(reference, &joined).is_empty();
    if !named && let Some(bytes) = parse_bytes(&joined) {
        return match find::misspelt_mnemonic(reference, &joined, &bytes) {
            Some(unknown) => Err(unknown.into()),
            None if bytes.len() > MAX_INPUT_BYTES => Err(ExplainError::TooLong),
            None => {
                let code = EncodedInstructions { bytes, target, chosen_names: Vec::new() };
                Ok(Explanation::Instructions(code))
            }
        };
    }
    if !named && is_search(reference, query) {
        let found = search::search(reference, &joined, SearchScope::Instructions);
        return match found.is_empty() {
            true => Err(find::unknown_name(reference, &joined).into()),
            false => Ok(Explanation::Pages(found)),
        };
    }
    if !named && find::is_line(reference, query) {
        let assembled = line::assemble(joined.trim(), target);
        return Ok(assembled.map_or_else(Explanation::WrongLine, Explanation::Instructions));
    }
    let topics_of = |name: &String| match find::find_topics(reference, name) {
        topics if topics.is_empty() => Err(find::unknown_name(reference, name)),
        topics => Ok(NamedTopics { name: name.clone(), topics }),
    };
    let topics = query.iter().map(topics_of).collect::<Result<_, _>>()?;
    Ok(Explanation::Topics(topics))
}

/// Searches for the pages that have the words of a query, best first: instructions and operations,
/// then sections and rows of tables. Words that are names are words here.
///
/// # Errors
/// If no page has any of the words.
pub fn search_pages(query: &str) -> Result<Explanation, ExplainError> {
    let reference = Reference::get();
    let mut found = search::search(reference, query, SearchScope::Instructions);
    for page in search::search(reference, query, SearchScope::Everything) {
        if found.iter().all(|known| known.name != page.name) {
            found.push(page);
        }
    }
    for example in EXAMPLES.iter().filter(|example| search::has_all_words(example.source, query)) {
        found.push(FoundPage { name: format!("example:{}", example.name), title: example.title().to_owned() });
    }
    match found.is_empty() {
        true => Err(find::unknown_name(reference, query).into()),
        false => Ok(Explanation::Pages(found)),
    }
}

/// Returns whether a query searches for pages: words of which at most one is a name by chance, such
/// as the article `a`, which is an opcode.
fn is_search(reference: &Reference, query: &[String]) -> bool {
    let words: Vec<_> = query.iter().flat_map(|part| part.split_whitespace()).collect();
    let named = words.iter().filter(|word| !find::find_topics(reference, word).is_empty()).count();
    search::is_prose(query) && named < words.len() && (named == 0 || words.len() > 2)
}

impl Explanation {
    /// Formats the explanation as text.
    #[must_use]
    pub fn to_text(&self, style: &PageStyle) -> String {
        let mut page = ExplanationPage::new(style);
        match self {
            Self::Instructions(code) => {
                let drawings = code.drawings().map(|drawing| drawing.to_text(style));
                return [code.introduction(style)].into_iter().chain(drawings).collect();
            }
            Self::WrongLine(finding) => {
                let PageStyle { color, width, .. } = *style;
                page.line(finding.to_human("line", HumanStyle { color, width }).trim_end());
            }
            Self::Pages(found) => search::write(&mut page, found),
            Self::Examples(examples) => snippet::write(&mut page, examples),
            Self::Topics(names) => {
                for (at, NamedTopics { name, topics }) in names.iter().enumerate() {
                    if at > 0 {
                        page.blank();
                    }
                    find::write(&mut page, Reference::get(), name, topics);
                }
            }
        }
        page.text
    }
}

/// Returns the page about a name as plain text. `None` if the specification does not have it.
#[must_use]
pub fn page_of_name(name: &str) -> Option<String> {
    let topics = find::find_topics(Reference::get(), name);
    let topics = Some(topics).filter(|topics| !topics.is_empty())?;
    let named = NamedTopics { name: name.to_owned(), topics };
    Some(Explanation::Topics(vec![named]).to_text(&PageStyle::default()))
}

/// Returns the description of a code of findings. `None` for another word.
#[must_use]
pub fn describe_code(code: &str) -> Option<RuleDescription> {
    let reference = Reference::get();
    let found = rules::find(reference, code)?;
    let mut page = ExplanationPage::new(&PageStyle::default());
    found.write(&mut page, reference);
    Some(RuleDescription { summary: found.summary(), page: page.text })
}

/// Returns the words that texts of instructions begin with.
pub fn mnemonics() -> impl Iterator<Item = &'static str> {
    Reference::get().instructions.iter().flat_map(|instruction| &instruction.mnemonics).map(String::as_str)
}
