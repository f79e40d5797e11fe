//! What an editor shows for the word under the pointer.
//!
//! For example, the page of `visa explain add` for the word `add`, in assembler text and in inline
//! assembly.

use crate::document::{DocumentKind, OpenDocument};
use crate::names::{NameKind, Role};
use crate::token::TokenKind;
use crate::variable::GeneralVariable;
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind};
use openvisa::module::predefined_named;
use openvisa_explain::page_of_name;
use openvisa_inline::Block;
use openvisa_isa::Enumeration;
use std::ops::Range;

/// Returns what is known about the word at a byte offset.
#[must_use]
pub fn find_hover(document: &OpenDocument, offset: usize) -> Option<Hover> {
    let (span, text) = match document.kind() {
        DocumentKind::Assembly => hover_of_names(document, offset)?,
        DocumentKind::Inline(language) => {
            let block = document.block_at(language, offset)?;
            describe_operand(block, offset).or_else(|| hover_of_names(document, offset))?
        }
    };
    let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value: text });
    Some(Hover { contents, range: Some(document.lines().range(document.text(), &span)) })
}

fn hover_of_names(document: &OpenDocument, offset: usize) -> Option<(Range<usize>, String)> {
    let (names, text) = (document.names(), document.text());
    if let Some(occurrence) = names.occurrence_at(offset) {
        let declared = &names.names[occurrence.name];
        let statement = text.get(declared.statement.clone()).unwrap_or_default();
        let about = match declared.kind {
            NameKind::Object => "the name of the kernel or function".to_owned(),
            NameKind::Label => "a label".to_owned(),
            NameKind::Variable(class) => GeneralVariable::of(document, declared)
                .map_or_else(|| format!("a variable of class `{}`", class.letter()), |known| known.describe(document)),
        };
        return Some((occurrence.span.clone(), format!("```visaasm\n{statement}\n```\n{about}")));
    }
    if let Some((span, role)) = names.role_at(offset) {
        let word = text.get(span.clone())?;
        let page = match role {
            Role::Mnemonic => page_of_name(word),
            Role::Type => page_of_name(&format!("types:{word}")),
            Role::Directive => None,
        };
        return Some((span, code_block(&page?)));
    }
    let token = names.token_at(offset).filter(|token| token.kind == TokenKind::Predefined)?;
    let known = predefined_named(text.get(token.span.clone())?)?;
    let data_type = known.data_type.map_or(String::new(), |data_type| format!(" of type `{}`", data_type.displayed()));
    Some((token.span.clone(), format!("predefined variable{data_type}: {}\n\n{}", known.meaning, known.spec)))
}

/// Describes the operand that a block refers to at a byte offset of the source, such as `%0`.
fn describe_operand(block: &Block, offset: usize) -> Option<(Range<usize>, String)> {
    let (index, reference) = block.operand_at(block.template.text_offset(offset)?)?;
    let operand = block.operands.get(index)?;
    let list = if operand.is_output { "an output" } else { "an input" };
    let about = format!("operand {index}, {list} with the constraint `{}`", operand.constraint);
    Some((block.template.source_range(reference)?, about))
}

fn code_block(page: &str) -> String {
    format!("```text\n{}\n```", page.trim_end())
}
