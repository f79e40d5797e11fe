//! Finds the sub-group sizes that modules and functions of MLIR state in their attributes.
//!
//! For example, `llvm.func @k() attributes {intel_reqd_sub_group_size = 16 : i32} { ... }`. In the
//! generic form, attributes follow the regions of an operation or precede them:
//! `"builtin.module"() ({ ... }) {"ttg.threads-per-warp" = 32 : i32}`.

use crate::sub_group_region::{SubGroupRegion, simd_width};
use crate::token::{SourceToken, TokenKind};
use std::ops::Range;

/// The attribute of a kernel that has its sub-group size. Dialects have it with a prefix, such as
/// `triton_gen.intel_reqd_sub_group_size`.
const KERNEL_ATTRIBUTE: &str = "intel_reqd_sub_group_size";

/// Attributes with the sub-group size of a module of Triton, and of what the dialect `spirv` calls
/// a target environment or the interface of an entry point.
const OTHER_ATTRIBUTES: [&str; 3] = ["ttg.threads-per-warp", "triton_gpu.threads-per-warp", "subgroup_size"];

/// Returns the regions of operations that state a sub-group size.
pub(super) fn find_regions(source: &str, tokens: &[SourceToken]) -> Vec<SubGroupRegion> {
    if !source.contains(KERNEL_ATTRIBUTE) && !OTHER_ATTRIBUTES.iter().any(|name| source.contains(name)) {
        return Vec::new();
    }
    let mut finder = RegionFinder { source, tokens, ..RegionFinder::default() };
    for at in 0..tokens.len() {
        finder.read(at);
    }
    finder.regions
}

/// A bracket that is not closed yet.
struct OpenBracket {
    /// The index of its token.
    at: usize,
    /// The sizes of the operation whose regions are in the bracket.
    region: Option<Vec<u32>>,
    /// The sizes that attributes in the bracket state.
    stated: Option<Vec<u32>>,
    /// The byte range of the regions that end directly before the bracket.
    after: Option<Range<usize>>,
}

/// The state of the search between two tokens.
#[derive(Default)]
struct RegionFinder<'s> {
    source: &'s str,
    tokens: &'s [SourceToken],
    open: Vec<OpenBracket>,
    /// The sizes that the attributes directly before the place state.
    pending: Option<Vec<u32>>,
    /// The byte range of the regions in parentheses directly before the place.
    ended: Option<Range<usize>>,
    regions: Vec<SubGroupRegion>,
}

impl RegionFinder<'_> {
    fn read(&mut self, at: usize) {
        let (pending, ended) = (self.pending.take(), self.ended.take());
        match self.tokens[at].kind {
            TokenKind::Symbol(symbol @ ('(' | '[' | '{')) => {
                let has_region = symbol == '{' || self.opens_regions(at);
                let region = pending.filter(|_| has_region);
                self.open.push(OpenBracket { at, region, stated: None, after: ended.filter(|_| symbol == '{') });
            }
            TokenKind::Symbol(')' | ']' | '}') => self.close(at),
            // The attributes of an operation can be in two brackets: `<{...}> ({`.
            TokenKind::Symbol('>') => self.pending = pending,
            TokenKind::Name | TokenKind::String(_) => {
                let bracket = self.open.last_mut().filter(|open| self.tokens[open.at].is_symbol('{'));
                if let Some((bracket, size)) = bracket.zip(read_attribute(self.source, self.tokens, at)) {
                    bracket.stated.get_or_insert_default().extend(size.and_then(simd_width));
                }
            }
            _ => {}
        }
    }

    /// Returns whether a bracket is the parenthesis around the regions of an operation.
    fn opens_regions(&self, at: usize) -> bool {
        self.tokens[at].is_symbol('(') && self.tokens.get(at + 1).is_some_and(|next| next.is_symbol('{'))
    }

    fn close(&mut self, at: usize) {
        let Some(OpenBracket { at: open, region, stated, after }) = self.open.pop() else { return };
        let span = self.tokens[open].span.start..self.tokens[at].span.end;
        self.ended = self.opens_regions(open).then(|| span.clone());
        self.regions.extend(region.map(|sizes| SubGroupRegion { span, sizes }));
        match after.zip(stated.clone()) {
            Some((span, sizes)) => self.regions.push(SubGroupRegion { span, sizes }),
            None => self.pending = stated,
        }
    }
}

/// Reads the attribute whose name is at `at`. Returns `None` if it is no sub-group size, and
/// `Some(None)` if its value is unknown. For example, `16 : i32`, `[16 : i32]` or `array<i32: 16>`.
fn read_attribute(source: &str, tokens: &[SourceToken], at: usize) -> Option<Option<i64>> {
    let name = tokens[at].text(source).trim_matches('"');
    let is_of_kernel = name.rsplit('.').next() == Some(KERNEL_ATTRIBUTE);
    let before = tokens.get(at.checked_sub(1)?)?;
    let is_attribute = matches!(before.kind, TokenKind::Symbol('{' | ',' | '<'));
    if !is_attribute || !(is_of_kernel || OTHER_ATTRIBUTES.contains(&name)) {
        return None;
    }
    let value = match &tokens[at + 1..] {
        [equals, array, less, _, colon, value, ..]
            if equals.is_symbol('=')
                && array.is_name(source, "array")
                && less.is_symbol('<')
                && colon.is_symbol(':') =>
        {
            value
        }
        [equals, open, value, ..] if equals.is_symbol('=') && open.is_symbol('[') => value,
        [equals, value, ..] if equals.is_symbol('=') => value,
        _ => return None,
    };
    Some(value.text(source).parse().ok())
}
