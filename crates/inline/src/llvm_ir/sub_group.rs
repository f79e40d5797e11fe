//! Finds the sub-group sizes that functions of LLVM IR require.
//!
//! A function has its size in metadata, or in a string attribute of a SYCL kernel:
//!
//! ```text
//! define spir_kernel void @a() !intel_reqd_sub_group_size !5 { ... }
//! define spir_kernel void @b() #0 { ... }
//! attributes #0 = { nounwind "sycl-sub-group-size"="32" }
//! !5 = !{i32 16}
//! ```

use crate::sub_group_region::{SubGroupRegion, simd_width};
use crate::token::{Brackets, SourceToken, TokenKind, lines};
use std::collections::HashMap;

/// The metadata of a function that has its sub-group size.
const METADATA: &str = "!intel_reqd_sub_group_size";

/// The attribute of a function that has its sub-group size, with quotes.
const ATTRIBUTE: &str = "\"sycl-sub-group-size\"";

/// Returns the functions that state a sub-group size.
pub(super) fn find_regions(source: &str, tokens: &[SourceToken], brackets: &Brackets) -> Vec<SubGroupRegion> {
    if !source.contains(METADATA) && !source.contains(ATTRIBUTE) {
        return Vec::new();
    }
    let finder = FunctionFinder { source, tokens, brackets, named_sizes: find_named_sizes(source, tokens) };
    let functions = (0..tokens.len()).filter(|at| tokens[*at].begins_line && tokens[*at].is_name(source, "define"));
    functions.filter_map(|at| finder.read_function(at)).collect()
}

/// Maps metadata nodes and attribute groups, such as `!5` and `#0`, to the sizes in them.
fn find_named_sizes<'s>(source: &'s str, tokens: &[SourceToken]) -> HashMap<&'s str, i64> {
    let mut sizes = HashMap::new();
    for line in lines(tokens) {
        let (name, size) = match line {
            [first, name, equals, group @ ..] if first.is_name(source, "attributes") && equals.is_symbol('=') => {
                (name, group.iter().enumerate().find_map(|(at, _)| read_attribute(source, &group[at..])))
            }
            [name, equals, node @ ..] if equals.is_symbol('=') => (name, read_node(source, node)),
            _ => continue,
        };
        sizes.extend(size.map(|size| (name.text(source), size)));
    }
    sizes
}

/// Reads a metadata node with one number: `!{i32 16}`.
fn read_node(source: &str, tokens: &[SourceToken]) -> Option<i64> {
    let tokens = match tokens {
        [first, rest @ ..] if first.is_name(source, "distinct") => rest,
        _ => tokens,
    };
    match tokens {
        [mark, open, _, size, close, ..] if mark.is_symbol('!') && open.is_symbol('{') && close.is_symbol('}') => {
            size.text(source).parse().ok()
        }
        _ => None,
    }
}

/// Reads the attribute that the tokens begin with: `"sycl-sub-group-size"="16"`.
fn read_attribute(source: &str, tokens: &[SourceToken]) -> Option<i64> {
    match tokens {
        [name, equals, size, ..] if name.text(source) == ATTRIBUTE && equals.is_symbol('=') => {
            size.text(source).trim_matches('"').parse().ok()
        }
        _ => None,
    }
}

struct FunctionFinder<'s> {
    source: &'s str,
    tokens: &'s [SourceToken],
    brackets: &'s Brackets,
    named_sizes: HashMap<&'s str, i64>,
}

impl FunctionFinder<'_> {
    /// Reads the function whose keyword is at `at`. Returns `None` if it states no size.
    fn read_function(&self, at: usize) -> Option<SubGroupRegion> {
        let (open, close) = self.find_body(at)?;
        let head = &self.tokens[at..open];
        let mut stated = head.iter().enumerate().filter_map(|(at, token)| self.stated_size(token, &head[at..]));
        let first = stated.next()?;
        let sizes = std::iter::once(first).chain(stated).flatten().filter_map(simd_width).collect();
        Some(SubGroupRegion { span: self.tokens[open].span.start..self.tokens[close].span.end, sizes })
    }

    /// Returns the braces of the body of a function. Types and metadata have braces too, but no
    /// line ends after them.
    fn find_body(&self, at: usize) -> Option<(usize, usize)> {
        let mut open = at + 1;
        loop {
            let token = self.tokens.get(open)?;
            if token.begins_line && token.is_name(self.source, "define") {
                return None;
            }
            if token.is_symbol('{') {
                let close = self.brackets.closing(open)?;
                let ends_line = self.tokens.get(close + 1).is_none_or(|next| next.begins_line);
                if ends_line && !self.tokens[open - 1].is_symbol('!') {
                    return Some((open, close));
                }
                open = close;
            }
            open += 1;
        }
    }

    /// Returns the size that a part of a function's head states, or `Some(None)` if it is unknown.
    /// `rest` are the tokens from that part on.
    fn stated_size(&self, first: &SourceToken, rest: &[SourceToken]) -> Option<Option<i64>> {
        let name = first.text(self.source);
        match first.kind {
            TokenKind::Name if name == METADATA => {
                let node = rest.get(1).and_then(|node| self.named_sizes.get(node.text(self.source)).copied());
                Some(node.or_else(|| read_node(self.source, &rest[1..])))
            }
            TokenKind::Name if name.starts_with('#') => self.named_sizes.get(name).copied().map(Some),
            TokenKind::String(_) if name == ATTRIBUTE => Some(read_attribute(self.source, rest)),
            _ => None,
        }
    }
}
