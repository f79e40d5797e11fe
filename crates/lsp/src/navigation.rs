//! Definitions, references, renaming and the outline of a text, or of inline assembly.
//!
//! For example, the definition of `x` in `mov (M1, 8) x(0,0)<1> ...` is its `.decl`.

use crate::diagnostics::workspace_edit;
use crate::document::{DocumentKind, OpenDocument};
use crate::names::{DeclaredName, NameKind, Occurrence};
use lsp_types::{
    DocumentHighlight, DocumentSymbol, Location, Range as PositionRange, SymbolKind, TextEdit, Uri, WorkspaceEdit,
};
use openvisa::module::predefined_named;
use openvisa_isa::is_reserved;
use std::ops::Range;

fn occurrence_at(document: &OpenDocument, offset: usize) -> Option<&Occurrence> {
    document.names().occurrence_at(offset)
}

fn location(document: &OpenDocument, uri: &Uri, span: &Range<usize>) -> Location {
    Location { uri: uri.clone(), range: document.lines().range(document.text(), span) }
}

/// Returns the declaration of the name at a byte offset, or the constraint of an operand.
#[must_use]
pub fn find_definition(document: &OpenDocument, uri: &Uri, offset: usize) -> Option<Location> {
    if let Some(constraint) = constraint_at(document, offset) {
        return Some(location(document, uri, &constraint));
    }
    let occurrence = occurrence_at(document, offset)?;
    Some(location(document, uri, &document.names().names[occurrence.name].span))
}

/// Returns the place of the constraint of the operand that a block of inline assembly refers to at
/// a byte offset.
fn constraint_at(document: &OpenDocument, offset: usize) -> Option<Range<usize>> {
    let DocumentKind::Inline(language) = document.kind() else { return None };
    let block = document.block_at(language, offset)?;
    let (operand, _) = block.operand_at(block.template.text_offset(offset)?)?;
    block.operands.get(operand).map(|operand| operand.constraint_span.clone())
}

/// Returns the uses of the name at a byte offset, and with `declaration` its declarations too.
#[must_use]
pub fn find_references(document: &OpenDocument, uri: &Uri, offset: usize, declaration: bool) -> Vec<Location> {
    let Some(occurrence) = occurrence_at(document, offset) else { return Vec::new() };
    let (names, name) = (document.names(), occurrence.name);
    let declared = &names.names[name].span;
    let places = names.places_of(name).filter(|place| declaration || place.span != *declared);
    places.map(|place| location(document, uri, &place.span)).collect()
}

/// Returns the places in the document of the name at a byte offset.
#[must_use]
pub fn find_highlights(document: &OpenDocument, offset: usize) -> Vec<DocumentHighlight> {
    let Some(occurrence) = occurrence_at(document, offset) else { return Vec::new() };
    let places = document.names().places_of(occurrence.name);
    let range = |span: &Range<usize>| document.lines().range(document.text(), span);
    places.map(|place| DocumentHighlight { range: range(&place.span), kind: None }).collect()
}

/// Returns the range of the name at a byte offset, if it can be renamed.
#[must_use]
pub fn find_renamable(document: &OpenDocument, offset: usize) -> Option<PositionRange> {
    let occurrence = occurrence_at(document, offset)?;
    Some(document.lines().range(document.text(), &occurrence.span))
}

/// Renames the name at a byte offset in all its places.
///
/// # Errors
/// Returns why the name cannot be changed: there is none, the new one is no name, or has another
/// meaning.
pub fn rename(document: &OpenDocument, uri: &Uri, offset: usize, new_name: &str) -> Result<WorkspaceEdit, String> {
    let occurrence = occurrence_at(document, offset).ok_or("there is no name of a variable or label here")?;
    let names = document.names();
    let declared = &names.names[occurrence.name];
    check_name(new_name, declared.kind, unique_reference(document, offset))?;
    let is_near = |other: &&DeclaredName| {
        // A name without an object is one of several blocks.
        let is_of_all = |name: &DeclaredName| name.object.is_none() || name.kind == NameKind::Object;
        other.object == declared.object || is_of_all(other) || is_of_all(declared)
    };
    let collision = names.names.iter().filter(is_near).find(|other| other.name == new_name);
    if let Some(other) = collision.filter(|_| new_name != declared.name) {
        let line = document.lines().position(document.text(), other.span.start).line + 1;
        return Err(format!("the name `{new_name}` is declared in line {line}"));
    }
    let range = |span: &Range<usize>| document.lines().range(document.text(), span);
    let edits = names.places_of(occurrence.name);
    let edits = edits.map(|place| TextEdit { range: range(&place.span), new_text: new_name.to_owned() });
    Ok(workspace_edit(uri, edits.collect()))
}

/// Returns the reference that names of labels may contain at a byte offset: `%=` in C.
fn unique_reference(document: &OpenDocument, offset: usize) -> Option<&'static str> {
    let DocumentKind::Inline(language) = document.kind() else { return None };
    document.block_at(language, offset)?.style.unique_reference()
}

/// Checks that a word can be a name. `unique` is a reference that names of labels may contain.
fn check_name(name: &str, kind: NameKind, unique: Option<&str>) -> Result<(), String> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let begins = name.bytes().next().is_some_and(|first| is_part(first) && !first.is_ascii_digit());
    let unique = unique.filter(|_| kind == NameKind::Label);
    let letters = unique.map_or_else(|| name.to_owned(), |unique| name.replace(unique, ""));
    if !begins || !letters.bytes().all(is_part) {
        return Err(format!("`{name}` is no name: expected letters, digits and `_`, and no digit at the beginning"));
    }
    if kind != NameKind::Object && (is_reserved(name.as_bytes()) || predefined_named(name).is_some()) {
        return Err(format!("`{name}` has a meaning in assembler text, so nothing can be called that"));
    }
    Ok(())
}

/// Returns the kernels and functions with their variables and labels.
#[must_use]
pub fn find_symbols(document: &OpenDocument) -> Vec<DocumentSymbol> {
    // The outline of other languages is left to their servers.
    if document.kind() != DocumentKind::Assembly {
        return Vec::new();
    }
    let (text, lines) = (document.text(), document.lines());
    let mut roots: Vec<DocumentSymbol> = Vec::new();
    for declared in &document.names().names {
        let kind = match declared.kind {
            NameKind::Object => SymbolKind::MODULE,
            NameKind::Variable(_) => SymbolKind::VARIABLE,
            NameKind::Label => SymbolKind::FUNCTION,
        };
        let symbol = new_symbol(document, declared, kind);
        match roots.last_mut().filter(|_| declared.kind != NameKind::Object && declared.object.is_some()) {
            Some(object) => object.children.get_or_insert_default().push(symbol),
            None => roots.push(symbol),
        }
    }
    // An object reaches to the next one.
    let mut end = lines.position(text, text.len());
    for root in roots.iter_mut().rev() {
        root.range.end = end.max(root.range.end);
        end = root.range.start;
    }
    roots
}

#[allow(deprecated)]
fn new_symbol(document: &OpenDocument, declared: &DeclaredName, kind: SymbolKind) -> DocumentSymbol {
    let range = |span: &Range<usize>| document.lines().range(document.text(), span);
    // Editors refuse an empty name.
    let name = if declared.name.is_empty() { "(unnamed)".to_owned() } else { declared.name.clone() };
    DocumentSymbol {
        name,
        detail: None,
        kind,
        tags: None,
        deprecated: None,
        range: range(&declared.statement),
        selection_range: range(&declared.span),
        children: None,
    }
}
