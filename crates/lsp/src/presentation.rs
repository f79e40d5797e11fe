//! Colours, hints and the form of a text.
//!
//! For example, the hint `64 bytes, 1 register` after a declaration.

use crate::document::{DocumentKind, OpenDocument};
use crate::names::{NameKind, Role};
use crate::token::TokenKind;
use crate::variable::GeneralVariable;
use lsp_types::{
    InlayHint, InlayHintLabel, Position, Range as PositionRange, SemanticToken, SemanticTokenType, SemanticTokens,
    TextEdit,
};
use openvisa::text::{ParseOptions, Severity, format};
use std::ops::Range;

/// The kinds of words that are coloured. A token names its kind by the index in this list.
pub static TOKEN_TYPES: [SemanticTokenType; 9] = [
    SemanticTokenType::KEYWORD,
    SemanticTokenType::FUNCTION,
    SemanticTokenType::TYPE,
    SemanticTokenType::NAMESPACE,
    SemanticTokenType::VARIABLE,
    SemanticTokenType::EVENT,
    SemanticTokenType::COMMENT,
    SemanticTokenType::STRING,
    SemanticTokenType::NUMBER,
];

/// Returns the kinds of the words of a text.
#[must_use]
pub fn find_semantic_tokens(document: &OpenDocument) -> SemanticTokens {
    let mut data = Vec::new();
    let mut last = Position::default();
    if document.kind() == DocumentKind::Assembly {
        for (span, kind) in classify_tokens(document) {
            // A token has one line at most.
            let text = document.text().get(span.clone()).unwrap_or_default();
            let mut start = span.start;
            for piece in text.split_inclusive('\n') {
                let line = piece.trim_end_matches(['\r', '\n']);
                let at = document.lines().position(document.text(), start);
                start += piece.len();
                if line.is_empty() {
                    continue;
                }
                let delta_line = at.line - last.line;
                let before = if delta_line == 0 { last.character } else { 0 };
                data.push(SemanticToken {
                    delta_line,
                    delta_start: at.character - before,
                    length: u32::try_from(line.encode_utf16().count()).unwrap_or(u32::MAX),
                    token_type: index_of(&kind),
                    token_modifiers_bitset: 0,
                });
                last = at;
            }
        }
    }
    SemanticTokens { result_id: None, data }
}

fn index_of(kind: &SemanticTokenType) -> u32 {
    TOKEN_TYPES.iter().position(|known| known == kind).and_then(|index| u32::try_from(index).ok()).unwrap_or(0)
}

/// Returns the coloured tokens in the order of the text.
fn classify_tokens(document: &OpenDocument) -> Vec<(Range<usize>, SemanticTokenType)> {
    let names = document.names();
    let mut found: Vec<(Range<usize>, SemanticTokenType)> = Vec::with_capacity(names.tokens.len());
    for (span, role) in &names.roles {
        let kind = match role {
            Role::Directive => SemanticTokenType::KEYWORD,
            Role::Mnemonic => SemanticTokenType::FUNCTION,
            Role::Type => SemanticTokenType::TYPE,
        };
        found.push((span.clone(), kind));
    }
    for occurrence in &names.occurrences {
        let kind = match names.names[occurrence.name].kind {
            NameKind::Object => SemanticTokenType::NAMESPACE,
            NameKind::Variable(_) => SemanticTokenType::VARIABLE,
            NameKind::Label => SemanticTokenType::EVENT,
        };
        found.push((occurrence.span.clone(), kind));
    }
    for token in &names.tokens {
        let kind = match token.kind {
            TokenKind::Comment => SemanticTokenType::COMMENT,
            TokenKind::Quoted => SemanticTokenType::STRING,
            TokenKind::Number => SemanticTokenType::NUMBER,
            TokenKind::Predefined => SemanticTokenType::VARIABLE,
            _ => continue,
        };
        found.push((token.span.clone(), kind));
    }
    found.retain(|(span, _)| !span.is_empty());
    // Of overlapping tokens, the first one counts: a name in quotes is a string.
    found.sort_by_key(|(span, _)| (span.start, std::cmp::Reverse(span.end)));
    let mut end = 0;
    found.retain(|(span, _)| {
        let is_kept = span.start >= end;
        end = if is_kept { span.end } else { end };
        is_kept
    });
    found
}

/// Returns the sizes of the variables that are declared in a range.
#[must_use]
pub fn find_inlay_hints(document: &OpenDocument, range: PositionRange) -> Vec<InlayHint> {
    let (text, lines) = (document.text(), document.lines());
    let (start, end) = (lines.offset(text, range.start), lines.offset(text, range.end));
    let within = document.names().names.iter().filter(|name| start <= name.statement.end && name.span.start <= end);
    let sizes = within.filter_map(|name| Some((name, GeneralVariable::of(document, name)?)));
    let hints = sizes.map(|(name, variable)| InlayHint {
        position: lines.position(text, name.statement.end),
        label: InlayHintLabel::String(variable.describe_size()),
        kind: None,
        text_edits: None,
        tooltip: None,
        padding_left: Some(true),
        padding_right: None,
        data: None,
    });
    hints.collect()
}

/// Returns the change that gives a text the form of `visa fmt`. `None` for a text with errors, and
/// for other documents.
#[must_use]
pub fn format_document(document: &OpenDocument) -> Option<Vec<TextEdit>> {
    if document.kind() != DocumentKind::Assembly {
        return None;
    }
    let text = document.text();
    let platform = document.checked().0;
    let options = ParseOptions { platform: Some(platform), text_only_types: true, ..ParseOptions::default() };
    let formatted = format(text, &options);
    if formatted.diagnostics.iter().any(|diagnostic| diagnostic.severity >= Severity::Error) {
        return None;
    }
    if formatted.text == text {
        return Some(Vec::new());
    }
    Some(vec![TextEdit { range: document.lines().range(text, &(0..text.len())), new_text: formatted.text }])
}
