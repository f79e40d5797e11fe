//! Completes the word at the cursor.
//!
//! For example, after `lsc_load.` the caches and memories that the templates of the instruction
//! allow. What may follow is found by parsing the line up to the word.

use crate::document::{DocumentKind, OpenDocument};
use crate::names::{DeclaredName, NameKind};
use lsp_types::{CompletionItem, CompletionItemKind, CompletionTextEdit, TextEdit};
use openvisa::text::try_symbol_class;
use openvisa_isa::enums::Align;
use openvisa_isa::{
    Attribute, DataType, Directive, DirectiveKey, Enumeration, Inst, PREDEFINED, TextScratch, VariableClass, mnemonics,
};
use openvisa_isa_core::text::{Cursor, Expected, LabelKind, LabelUse, Symbol, SymbolClass, Symbols};
use std::collections::BTreeSet;
use std::ops::Range;

/// Maximum number of bytes of a line before the cursor that are parsed.
const MAX_LINE_BYTES: usize = 1 << 12;

/// Returns the words that can be at a byte offset.
#[must_use]
pub fn find_completions(document: &OpenDocument, offset: usize) -> Vec<CompletionItem> {
    let Some(before) = text_before(document, offset) else { return Vec::new() };
    let start = before.rfind(['\n', ';']).map_or(0, |found| found + 1);
    let line = &before[start..];
    if line.len() > MAX_LINE_BYTES || line.contains("//") {
        return Vec::new();
    }
    let word = line.len() - line.bytes().rev().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
    let span = offset.saturating_sub(line.len() - word)..offset;
    let mut items = Items { document, span, list: Vec::new() };
    complete_line(document, line, word, &mut items);
    items.list
}

/// Returns the assembler text before a byte offset: that of the document, or of the block of inline
/// assembly.
fn text_before(document: &OpenDocument, offset: usize) -> Option<&str> {
    match document.kind() {
        DocumentKind::Assembly => document.text().get(..offset),
        DocumentKind::Inline(language) => {
            let template = &document.block_at(language, offset)?.template;
            match template.is_empty() {
                true => Some(""),
                false => template.as_str().get(..template.text_offset(offset)?),
            }
        }
    }
}

/// The completions so far. All of them replace the word that is being typed.
struct Items<'d> {
    document: &'d OpenDocument,
    span: Range<usize>,
    list: Vec<CompletionItem>,
}

impl Items<'_> {
    fn add<'w>(&mut self, words: impl IntoIterator<Item = &'w str>, kind: CompletionItemKind) {
        let range = self.document.lines().range(self.document.text(), &self.span);
        let words: BTreeSet<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        self.list.extend(words.into_iter().map(|word| CompletionItem {
            label: word.to_owned(),
            kind: Some(kind),
            text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text: word.to_owned() })),
            ..CompletionItem::default()
        }));
    }
}

fn complete_line(document: &OpenDocument, line: &str, word: usize, items: &mut Items<'_>) {
    let head = line.trim_start();
    if head.starts_with('.') {
        return complete_directive(document, line, word, items);
    }
    let prefix = &line[..word];
    if let Some(before) = prefix.strip_suffix('.') {
        // Words of some suffixes begin with the period.
        let words =
            [prefix, before].into_iter().filter_map(|parsed| expected_after(document, parsed, items.span.start));
        let words = words.flat_map(|expected| expected.candidates().iter().copied());
        let words: Vec<_> = words.map(|word| word.trim_start_matches('.')).collect();
        return items.add(words, CompletionItemKind::ENUM_MEMBER);
    }
    let names = VisibleNames::new(document, items.span.start);
    match expected_after(document, prefix, items.span.start) {
        Some(Expected::Mnemonic) => items.add(mnemonics(), CompletionItemKind::KEYWORD),
        Some(Expected::OneOf(words, _)) => items.add(words.iter().copied(), CompletionItemKind::ENUM_MEMBER),
        Some(Expected::Type) => add_types(items),
        _ if prefix.ends_with(':') => add_types(items),
        Some(Expected::Label) => names.add_labels(items),
        Some(Expected::Variable(_) | Expected::Operand(_) | Expected::Other(_)) => names.add_variables(items),
        _ => {}
    }
}

/// Returns what may follow the beginning of a line.
fn expected_after(document: &OpenDocument, line: &str, offset: usize) -> Option<Expected> {
    let mut scratch = TextScratch::default();
    let options = document.text_options();
    let mut names = VisibleNames::new(document, offset);
    let result = Inst::parse(&mut Cursor::new(line.as_bytes()), &mut names, options, &mut scratch);
    let error = result.map(drop).err()?;
    (error.offset >= line.trim_end().len()).then_some(error.expected)
}

fn add_types(items: &mut Items<'_>) {
    items.add(DataType::ALL.iter().map(|data_type| data_type.displayed()), CompletionItemKind::TYPE_PARAMETER);
}

fn complete_directive(document: &OpenDocument, line: &str, word: usize, items: &mut Items<'_>) {
    let head = line.trim_start();
    let Some((directive, _)) = head.split_once([' ', '\t']) else {
        let words = Directive::ALL.iter().map(|directive| directive.word().trim_start_matches('.'));
        return items.add(words, CompletionItemKind::KEYWORD);
    };
    let directive = Directive::ALL.iter().find(|known| known.word() == directive);
    let prefix = line[..word].trim_end();
    let key = prefix.strip_suffix('=').map(str::trim_end);
    let key = key.and_then(|key| DirectiveKey::ALL.iter().find(|known| key.ends_with(&format!(" {}", known.word()))));
    let names = VisibleNames::new(document, items.span.start);
    match (directive, key) {
        (Some(Directive::Declaration), _) if prefix.ends_with('<') => names.add_variables(items),
        (Some(Directive::Declaration), _) if prefix.rfind('{') > prefix.rfind('}') => {
            let of_variables = Attribute::ALL.iter().filter(|attribute| !attribute.of_kernels());
            items.add(of_variables.map(|attribute| attribute.name()), CompletionItemKind::PROPERTY);
        }
        (_, Some(DirectiveKey::Class)) => {
            let letters = VariableClass::ALL.iter().filter_map(|class| class.declared_as());
            let letters: Vec<String> = letters.map(String::from).collect();
            items.add(letters.iter().map(String::as_str), CompletionItemKind::ENUM_MEMBER);
        }
        (_, Some(DirectiveKey::Type)) => add_types(items),
        (_, Some(DirectiveKey::Align)) => {
            items.add(Align::ALL.iter().map(|align| align.displayed()), CompletionItemKind::ENUM_MEMBER);
        }
        (_, Some(_)) => {}
        (Some(Directive::Attribute), None) => {
            let of_kernels = Attribute::ALL.iter().filter(|attribute| attribute.of_kernels());
            items.add(of_kernels.map(|attribute| attribute.name()), CompletionItemKind::PROPERTY);
        }
        (Some(Directive::Input), None) if prefix == Directive::Input.word() => names.add_variables(items),
        (Some(Directive::Declaration | Directive::Input), None) if prefix.split_whitespace().count() > 1 => {
            let is_input = directive == Some(&Directive::Input);
            let keys = DirectiveKey::ALL.iter().filter(|key| key.is_of_inputs() == is_input);
            let keys: Vec<String> = keys.map(|key| format!("{}=", key.word())).collect();
            items.add(keys.iter().map(String::as_str), CompletionItemKind::PROPERTY);
        }
        _ => {}
    }
}

/// The names of a kernel, function or block, for the parser of lines.
struct VisibleNames<'d> {
    document: &'d OpenDocument,
    object: Option<usize>,
}

impl<'d> VisibleNames<'d> {
    /// Finds the names of the object or block at a byte offset.
    fn new(document: &'d OpenDocument, offset: usize) -> Self {
        Self { document, object: document.names().object_at(offset) }
    }

    fn names_of_kind(&self, is_wanted: fn(NameKind) -> bool) -> impl Iterator<Item = &str> {
        let names = self.document.names().names.iter();
        let is_visible = |name: &&DeclaredName| name.object.is_none() || name.object == self.object;
        names.filter(is_visible).filter(move |name| is_wanted(name.kind)).map(|name| name.name.as_str())
    }

    fn add_variables(&self, items: &mut Items<'_>) {
        let is_variable = |kind| matches!(kind, NameKind::Variable(_));
        items.add(self.names_of_kind(is_variable), CompletionItemKind::VARIABLE);
        items.add(PREDEFINED.iter().map(|known| known.name), CompletionItemKind::CONSTANT);
    }

    fn add_labels(&self, items: &mut Items<'_>) {
        items.add(self.names_of_kind(|kind| kind == NameKind::Label), CompletionItemKind::REFERENCE);
    }
}

impl Symbols for VisibleNames<'_> {
    fn variable(&mut self, name: &[u8], _: SymbolClass) -> Option<Symbol> {
        let name = std::str::from_utf8(name).ok()?;
        if let Some(known) = openvisa::module::predefined_named(name) {
            return Some(Symbol { class: try_symbol_class(known.class)?, id: known.index });
        }
        // An operand of a block can be any variable.
        if matches!(self.document.kind(), DocumentKind::Inline(_)) && name.starts_with(['%', '$']) {
            return Some(Symbol { class: SymbolClass::General, id: VariableClass::General.first() });
        }
        let names = self.document.names().names.iter().filter(|known| known.object == self.object);
        names.filter(|known| known.name == name).find_map(|known| match known.kind {
            NameKind::Variable(class) => Some(Symbol { class: try_symbol_class(class)?, id: class.first() }),
            _ => None,
        })
    }

    fn label(&mut self, _: &[u8], used: LabelUse) -> Option<(u32, LabelKind)> {
        let kind = match used {
            LabelUse::Defined => LabelKind::Block,
            LabelUse::Referred(kind) => kind,
        };
        Some((0, kind))
    }

    fn string(&mut self, _: &[u8]) -> Option<u32> {
        Some(0)
    }

    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}
