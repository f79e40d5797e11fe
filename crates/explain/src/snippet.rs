//! Examples to copy: kernels of OpenCL C with a block of inline assembly.
//!
//! For example, the example `dpas` multiplies two tiles. Tests check and execute each block.

use crate::page::{ExplanationPage, Style};

/// An example to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The name to ask for, for example `dpas`.
    pub name: &'static str,
    /// The source, in OpenCL C. Its first line is a comment that says what it does.
    pub source: &'static str,
}

/// All examples, in the order of their names.
pub const EXAMPLES: &[Example] = &[
    Example { name: "atomic", source: include_str!("../snippets/atomic.cl") },
    Example { name: "barrier", source: include_str!("../snippets/barrier.cl") },
    Example { name: "block-load", source: include_str!("../snippets/block-load.cl") },
    Example { name: "block2d-load", source: include_str!("../snippets/block2d-load.cl") },
    Example { name: "dpas", source: include_str!("../snippets/dpas.cl") },
    Example { name: "reduction", source: include_str!("../snippets/reduction.cl") },
];

/// The word that lists the examples, and that stands before the name of one.
const WORD: &str = "example";

impl Example {
    /// Returns the sentence that says what the example does.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.source.lines().next().unwrap_or_default().trim_start_matches("//").trim()
    }
}

/// Returns the examples that a query asks for: `examples` for all, `example:dpas` for one.
pub(crate) fn find(query: &str) -> Option<Vec<Example>> {
    match query.strip_prefix(WORD)? {
        "" | "s" => Some(EXAMPLES.to_vec()),
        name => {
            let name = name.strip_prefix(':')?;
            let found = EXAMPLES.iter().find(|example| example.name == name);
            found.map(|example| vec![*example])
        }
    }
}

/// Writes one example, or a list of several.
pub(crate) fn write(page: &mut ExplanationPage, examples: &[Example]) {
    if let [Example { source, .. }] = examples {
        // The lines of code are not broken, so that they can be copied.
        source.lines().for_each(|line| page.line(line));
        return;
    }
    page.line(&page.paint(Style::Bold, "Examples to copy, in OpenCL C"));
    page.blank();
    for example in examples {
        page.wrap(&format!("  {:<14} ", example.name), 17, example.title());
    }
    page.blank();
    page.wrap("", 0, "`visa explain example:dpas` prints one of them.");
}
