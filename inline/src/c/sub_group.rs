//! Finds the sub-group sizes that the kernel around a statement requires.
//!
//! For example, `[=](id<1> i) [[sycl::reqd_sub_group_size(16)]] { asm(...); }` requires 16
//! channels. So does `__attribute__((intel_reqd_sub_group_size(16)))` before a kernel of OpenCL C.

use super::preprocessor::PpToken;
use super::statement::find_closing;
use super::types::TypeScope;
use crate::block::SIMD_WIDTHS;
use crate::token::TokenKind;

/// Maximum number of tokens between the beginning of a function and its body.
const MAX_HEAD_TOKENS: usize = 1024;

/// The names of attributes that are unambiguous without their namespace.
const ATTRIBUTES: [&str; 2] = ["intel_reqd_sub_group_size", "reqd_sub_group_size"];

/// The name of an attribute that needs its namespace: `intel::sub_group_size`.
const NAMESPACED_ATTRIBUTE: &str = "sub_group_size";

impl TypeScope<'_> {
    /// Returns the sub-group sizes that the innermost function with such an attribute requires.
    ///
    /// There are several if the attribute depends on a condition of the preprocessor. There is none
    /// if no function around the statement has the attribute, or if its value is not known.
    pub(super) fn sub_group_sizes(&self) -> Vec<u32> {
        self.sizes_in_macro().or_else(|| self.sizes_in_source()).unwrap_or_default()
    }

    /// Searches the functions that the macro around the statement begins.
    fn sizes_in_macro(&self) -> Option<Vec<u32>> {
        let mut closed = 0_usize;
        for (index, token) in self.inner.iter().enumerate().rev() {
            match token.kind {
                TokenKind::Symbol('}') => closed += 1,
                TokenKind::Symbol('{') if closed > 0 => closed -= 1,
                TokenKind::Symbol('{') => {
                    let head = head_before(self.inner, index);
                    // The beginning of a function can be before the use of the macro.
                    let is_whole = head.len() < index;
                    let outside = || self.sizes_in_head(head_before(self.all, self.at));
                    let sizes = self.sizes_in_expanded(head);
                    let sizes = sizes.or_else(|| (!is_whole).then(outside).flatten());
                    if sizes.is_some() {
                        return sizes;
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Searches the functions around the statement, or around the use of its macro.
    fn sizes_in_source(&self) -> Option<Vec<u32>> {
        self.names.open_braces(self.at).find_map(|brace| {
            let known = self.names.sub_group_sizes.borrow().get(&brace).cloned();
            known.unwrap_or_else(|| {
                let sizes = self.sizes_in_head(head_before(self.all, brace));
                self.names.sub_group_sizes.borrow_mut().insert(brace, sizes.clone());
                sizes
            })
        })
    }

    fn sizes_in_head(&self, head: &[PpToken]) -> Option<Vec<u32>> {
        self.sizes_in_expanded(&self.macros.expand(self.source, head))
    }

    /// Returns the sizes in the attributes before the body of a function. Returns `None` if it has
    /// no such attribute.
    fn sizes_in_expanded(&self, head: &[PpToken]) -> Option<Vec<u32>> {
        let (mut has_attribute, mut sizes) = (false, Vec::new());
        for (index, token) in head.iter().enumerate().filter(|(_, token)| token.kind == TokenKind::Name) {
            let name = token.text(self.source);
            let is_namespaced = index.checked_sub(1).is_some_and(|before| head[before].is_symbol(':'));
            let is_attribute = ATTRIBUTES.contains(&name) || (name == NAMESPACED_ATTRIBUTE && is_namespaced);
            let open = index + 1;
            if !is_attribute || !head.get(open).is_some_and(|next| next.is_symbol('(')) {
                continue;
            }
            has_attribute = true;
            let argument = find_closing(head, open).map(|close| &head[open + 1..close]);
            let value = argument.and_then(|argument| self.value_of(argument)?.evaluate(&|_| None));
            let size = value.and_then(|value| u32::try_from(value).ok()).filter(|size| SIMD_WIDTHS.contains(size));
            sizes.extend(size.filter(|size| !sizes.contains(size)));
        }
        has_attribute.then_some(sizes)
    }
}

/// Returns the tokens of the function whose body begins at `brace`, up to the brace.
fn head_before(tokens: &[PpToken], brace: usize) -> &[PpToken] {
    let (mut depth, mut start) = (0_usize, brace);
    while start > 0 && brace - start < MAX_HEAD_TOKENS {
        match tokens[start - 1].kind {
            TokenKind::Symbol(')' | ']') => depth += 1,
            TokenKind::Symbol('(' | '[' | ';' | '{' | '}') if depth == 0 => break,
            TokenKind::Symbol('(' | '[') => depth -= 1,
            _ => {}
        }
        start -= 1;
    }
    &tokens[start..brace]
}
