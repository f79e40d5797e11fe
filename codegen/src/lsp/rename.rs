//! Renames an item of a specification in all documents.
//!
//! A rename is tried before the editor gets it: the documents are changed in memory and checked.
//! One that would cause a finding, or give another word a new meaning, is refused. For example,
//! `Src0` of ADD cannot be renamed to `Src1`, and `is_null` not at all, since the generator knows
//! it.

use super::folder::{LoadedFolder, OpenFolder};
use super::names::{FieldItem, NameUses, NamedItem, OwnerId, find_item, find_places};
use crate::spec::check::{OPERAND_STRUCTURES, anchor_of};
use crate::spec::diagnostics::{Diagnostic, Diagnostics, Edit};
use crate::spec::model::known_function::REGISTER_BYTES;
use crate::spec::model::{Access, Field, KnownFunction, Model, OperandClass};
use crate::spec::source::Sources;
use crate::spec::span::{FileId, Name, Span};
use crate::spec::syntax::sentence::{self, Formal};
use crate::spec::syntax::{RESERVED_WORDS, SourceText};
use crate::{Spec, load_sources};
use lsp_types::{
    DocumentChangeOperation, DocumentChanges, OneOf, OptionalVersionedTextDocumentIdentifier, Range as PositionRange,
    RenameFile, ResourceOp, TextDocumentEdit, TextEdit, WorkspaceEdit,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::path::Path;

/// Maximum number of names that a message lists.
const MAX_LISTED_NAMES: usize = 6;

/// Returns the range of the name at a byte offset.
///
/// # Errors
/// Says why the name cannot be changed.
pub(super) fn find_renamable(loaded: &LoadedFolder, file: FileId, offset: usize) -> Result<PositionRange, String> {
    let renaming = Renaming::find(loaded, file, offset)?;
    renaming.check_known_names()?;
    Ok(loaded.lines(file).range(loaded.text(file), &renaming.word))
}

/// Renames the item at a byte offset. `renames_files` tells whether the editor can rename files.
///
/// # Errors
/// Says why the name cannot be changed to `new_name`.
pub(super) fn rename(
    folder: &OpenFolder,
    loaded: &LoadedFolder,
    (file, offset): (FileId, usize),
    new_name: &str,
    renames_files: bool,
) -> Result<WorkspaceEdit, String> {
    let renaming = Renaming::find(loaded, file, offset)?;
    if matches!(renaming.item, NamedItem::Instruction(_)) && !renames_files {
        return Err("the page of an instruction has its name, and the editor cannot rename files".to_owned());
    }
    let changes = renaming.plan(new_name)?;
    changes.to_workspace_edit(folder, loaded).ok_or_else(|| "a document has no address".to_owned())
}

/// The changes of a rename, which are not written yet.
pub(crate) struct RenamePlan {
    /// The documents as they were read.
    pub(crate) sources: Sources,
    /// The edits of each document, in order of place.
    pub(crate) edits: BTreeMap<FileId, Vec<Edit>>,
    /// The file whose name changes, with its new path relative to the folder.
    pub(crate) moved: Option<(FileId, String)>,
}

/// Plans the rename of a name that is defined once: `Src0`, or `ADD/Src0` for the one in the
/// document `ADD.md`. With `formerly`, the item keeps the old name as a former one. Writes nothing.
///
/// # Errors
/// Says why the folder cannot be read, which names are meant, or why the name cannot be changed.
pub(crate) fn plan_rename(dir: &Path, old: &str, new_name: &str, formerly: bool) -> Result<RenamePlan, String> {
    let folder = OpenFolder::new(dir.to_owned());
    let loaded = folder.load().map_err(ToString::to_string)?;
    let (page, name) = old.rsplit_once('/').map_or((None, old), |(page, name)| (Some(page), name));
    let sources = &loaded.spec.sources;
    let page_of = |file: FileId| {
        let path = &sources.file(file).path;
        path.trim_start_matches("instructions/").trim_end_matches(".md")
    };
    let defined = sources.iter().flat_map(|(file, _)| loaded.definitions.defined_in(file));
    let spans = defined.filter(|definition| definition.name == name).map(|definition| definition.span);
    let spans: Vec<_> = spans.filter(|span| page.is_none_or(|page| page_of(span.file) == page)).collect();
    let span = match spans.as_slice() {
        [] => return Err(format!("`{old}` is not defined in the specification")),
        [span] => *span,
        [..] if page.is_none() => {
            let pages: BTreeSet<_> = spans.iter().map(|span| format!("{}/{name}", page_of(span.file))).collect();
            let shown: Vec<_> = pages.iter().take(MAX_LISTED_NAMES).map(String::as_str).collect();
            let more = if pages.len() > shown.len() { ", ..." } else { "" };
            return Err(format!(
                "`{name}` is defined in {} places; write one of {}{more}",
                spans.len(),
                shown.join(", ")
            ));
        }
        [..] => return Err(format!("`{old}` is defined in {} places of one document", spans.len())),
    };
    // An instruction is defined by its page, and named where its opcode is.
    let page = loaded.spec.model.instructions.iter().find(|instruction| instruction.name.span == span);
    let opcodes = page.into_iter().flat_map(|page| [&page.opcode, &page.sub_opcode]).flatten();
    let opcode = opcodes.map(|opcode| &opcode.name).find(|opcode| opcode.value == name);
    let span = opcode.map_or(span, |opcode| opcode.span);
    let mut renaming = Renaming::find(loaded, span.file, span.start as usize)?;
    renaming.keeps_old_name = formerly;
    let changes = renaming.plan(new_name)?;
    let edit = |file: FileId, change: TextChange| Edit {
        span: Span { file, start: change.start as u32, end: change.end as u32, line: 0, column: 0 },
        replacement: change.text,
        certain: true,
    };
    let edits = changes.texts.into_iter().map(|(file, texts)| {
        let texts = texts.into_iter().map(|change| edit(file, change));
        (file, texts.collect())
    });
    Ok(RenamePlan { sources: sources.clone(), edits: edits.collect(), moved: changes.moved })
}

/// The item that is to be renamed.
struct Renaming<'l> {
    spec: &'l Spec,
    diagnostics: &'l Diagnostics,
    loaded: &'l LoadedFolder,
    item: NamedItem,
    name: &'l str,
    /// The byte range of the name at the cursor.
    word: Range<usize>,
    /// True if the item keeps the old name as a former one.
    keeps_old_name: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct TextChange {
    start: usize,
    end: usize,
    text: String,
}

/// The changes of all documents.
#[derive(Debug, Default)]
struct FolderChanges {
    texts: BTreeMap<FileId, BTreeSet<TextChange>>,
    /// The file whose name changes, with its new path.
    moved: Option<(FileId, String)>,
}

impl<'l> Renaming<'l> {
    fn find(loaded: &'l LoadedFolder, file: FileId, offset: usize) -> Result<Self, String> {
        let (spec, uses) = (&loaded.spec, loaded.name_uses());
        let found = find_item(spec, &loaded.definitions, uses, file, offset);
        let (item, word) = found.ok_or("there is no name of the specification here")?;
        let name = &loaded.text(file)[word.clone()];
        Ok(Self { spec, diagnostics: &loaded.diagnostics, loaded, item, name, word, keeps_old_name: false })
    }

    fn model(&self) -> &'l Model {
        &self.spec.model
    }

    fn uses(&self) -> &'l NameUses {
        self.loaded.name_uses()
    }

    /// Returns the changes of a rename, after the changed documents were checked.
    fn plan(&self, new_name: &str) -> Result<FolderChanges, String> {
        if new_name == self.name {
            return Ok(FolderChanges::default());
        }
        check_identifier(new_name)?;
        self.check_known_names()?;
        self.check_free(new_name)?;
        self.check_access(new_name)?;
        let mut changes = self.collect_changes(new_name);
        if self.keeps_old_name {
            self.add_former_name(&mut changes)?;
        }
        self.try_changes(&changes, new_name)?;
        Ok(changes)
    }

    /// Refuses names that the generator reads by their text.
    fn check_known_names(&self) -> Result<(), String> {
        let (name, model) = (self.name, self.model());
        let known = match &self.item {
            NamedItem::Function(_) => KnownFunction::parse(name).is_some(),
            NamedItem::State(_) => name == REGISTER_BYTES,
            NamedItem::Structure(_) => OPERAND_STRUCTURES.contains(&name),
            NamedItem::Enumerator(path, group, _) => {
                if let Some(function) = self.uses().reader_of(*path, group.as_deref()) {
                    return Err(format!("the function `{function}` is given the name `{name}`"));
                }
                is_of_operand(model, *path) && OperandClass::parse(name).is_some()
            }
            NamedItem::DataType(_) => {
                let mut values = self.uses().read_values().filter_map(|(path, _)| path.field(model));
                values.any(|field| all_values(field).any(|value| value.eq_ignore_ascii_case(name)))
            }
            _ => false,
        };
        match known {
            true => Err(format!("the generator knows `{name}` by its name")),
            false => Ok(()),
        }
    }

    /// Refuses a new name that another item of the same scope has.
    fn check_free(&self, new_name: &str) -> Result<(), String> {
        let model = self.model();
        let taken = match &self.item {
            NamedItem::Instruction(_) => model.instruction(new_name).map(|other| other.name.span),
            NamedItem::Structure(_) => model.structures.iter().map(|s| &s.name).find_map(|n| named(n, new_name)),
            NamedItem::SharedField(_) => model.shared_fields.iter().map(|f| &f.name).find_map(|n| named(n, new_name)),
            NamedItem::Field(owner, _) => {
                let fields = match owner {
                    OwnerId::Instruction(id) => &model[*id].fields,
                    OwnerId::Structure(id) => &model[*id].members,
                };
                fields.iter().map(|field| &field.name).find_map(|name| named(name, new_name))
            }
            NamedItem::Group(path, _) => {
                let groups = path.field(model).into_iter().flat_map(|field| &field.groups);
                groups.filter_map(|group| group.name.as_ref()).find_map(|name| named(name, new_name))
            }
            NamedItem::Enumerator(path, group, _) => {
                let field = path.field(model);
                let groups = field.into_iter().flat_map(|field| &field.groups);
                let in_groups = groups.filter(|other| other.name.as_ref().map(|name| &name.value) == group.as_ref());
                let whole = field.filter(|_| group.is_none()).into_iter().flat_map(|field| &field.enumerators);
                let values = whole.chain(in_groups.flat_map(|group| &group.enumerators));
                values.map(|value| &value.name).find_map(|name| named(name, new_name))
            }
            NamedItem::Function(_) | NamedItem::State(_) | NamedItem::DataType(_) => {
                let functions = model.functions.iter().map(|function| &function.name);
                let states = model.state.iter().map(|state| &state.name);
                let types = model.data_types.iter().map(|data_type| &data_type.name);
                functions.chain(states).chain(types).find_map(|name| named(name, new_name))
            }
            NamedItem::Platform(_) => model.platforms.iter().map(|p| &p.name).find_map(|n| named(n, new_name)),
        };
        match taken {
            Some(span) => Err(format!("the name `{new_name}` is taken: {}", self.spec.sources.place(span))),
            None => Ok(()),
        }
    }

    /// Refuses a new name that would change what the instruction does to the field.
    fn check_access(&self, new_name: &str) -> Result<(), String> {
        let path = match &self.item {
            NamedItem::Field(owner, id) => FieldItem::Of(*owner, *id),
            NamedItem::SharedField(id) => FieldItem::Shared(*id),
            _ => return Ok(()),
        };
        let is_stated =
            path.field(self.model()).is_none_or(|field| field.shared.is_some() || self.states_access(field));
        if is_stated || Access::default_of(self.name) == Access::default_of(new_name) {
            return Ok(());
        }
        let help = "say `Written.` or `Read and written.`, or keep the beginning of the name";
        Err(format!("a field whose name begins with `Dst` is written, any other is read: {help}"))
    }

    /// Returns whether a sentence says what the instruction does to a field.
    fn states_access(&self, field: &Field) -> bool {
        let raw = &self.spec.raw;
        let fields = raw.instructions.iter().flat_map(|page| &page.fields).chain(&raw.shared_fields);
        let mut here = fields.filter(|other| other.span == field.span);
        here.any(|raw| {
            let place = SourceText::new(&self.spec.sources, &raw.text, raw.text_span);
            sentence::read(&place).sentences.iter().any(|sentence| matches!(sentence.formal, Formal::Access(_)))
        })
    }

    fn collect_changes(&self, new_name: &str) -> FolderChanges {
        let mut changes = FolderChanges::default();
        for place in find_places(self.spec, &self.loaded.definitions, self.uses(), &self.item) {
            let text = if place.is_anchor { anchor_of(new_name) } else { new_name.to_owned() };
            let (start, end) = (place.span.start as usize, place.span.end as usize);
            changes.texts.entry(place.span.file).or_default().insert(TextChange { start, end, text });
        }
        self.keep_assembler_texts(new_name, &mut changes);
        if let NamedItem::Instruction(id) = self.item {
            let file = self.model()[id].file;
            let path = &self.spec.sources.file(file).path;
            let folder = path.rfind('/').map_or("", |end| &path[..=end]);
            changes.moved = Some((file, format!("{folder}{new_name}.md")));
        }
        changes
    }

    /// Writes out the assembler texts that follow from the old name: that of a value without a
    /// text, and that of a one-bit group in a template.
    fn keep_assembler_texts(&self, new_name: &str, changes: &mut FolderChanges) {
        let mut insert = |file: FileId, at: u32, text: String| {
            let at = at as usize;
            // The text of a value is written where its name is.
            if let Some(texts) = changes.texts.get_mut(&file)
                && texts.iter().any(|change| change.start <= at && at <= change.end + 1)
            {
                texts.insert(TextChange { start: at, end: at, text: format!(" (`{text}`)") });
            }
        };
        for field in self.model().all_fields() {
            let values = field.enumerators.iter().chain(field.groups.iter().flat_map(|group| &group.enumerators));
            let is_renamed = matches!(self.item, NamedItem::Enumerator(..));
            for value in values.filter(|value| is_renamed && value.name.value == self.name) {
                let derived = value.text.as_ref().filter(|text| text.span == value.name.span);
                if let Some(text) = derived.filter(|text| text.value != new_name.to_lowercase()) {
                    insert(value.name.span.file, value.name.span.end, text.value.clone());
                }
            }
            let is_renamed = matches!(self.item, NamedItem::Group(..)) && self.uses().is_printed(&self.item);
            for group in field.groups.iter().filter(|group| is_renamed && group.width() == 1 && group.text.is_none()) {
                if let Some(name) = group.name.as_ref().filter(|name| name.value == self.name) {
                    insert(name.span.file, name.span.end + 1, format!(".{name}"));
                }
            }
        }
    }

    /// Adds the sentence with the former name at the end of the item's text.
    fn add_former_name(&self, changes: &mut FolderChanges) -> Result<(), String> {
        let (model, sources) = (self.model(), &self.spec.sources);
        // The text that the sentence follows, for each place that defines the item.
        let places: Vec<Span> = match &self.item {
            NamedItem::Instruction(id) => {
                let page = &model[*id];
                let raw = self.spec.raw.instructions.iter().find(|raw| raw.file == page.file);
                raw.and_then(|raw| raw.description.as_ref()).map(|text| text.span).into_iter().collect()
            }
            NamedItem::Enumerator(path, group, _) => {
                let field = path.field(model);
                let groups = field.into_iter().flat_map(|field| &field.groups);
                let in_groups = groups.filter(|other| other.name.as_ref().map(|name| &name.value) == group.as_ref());
                let whole = field.filter(|_| group.is_none()).into_iter().flat_map(|field| &field.enumerators);
                let values = whole.chain(in_groups.flat_map(|group| &group.enumerators));
                values.filter(|value| value.name.value == self.name).map(|value| value.span).take(1).collect()
            }
            NamedItem::Platform(id) => vec![model[*id].span],
            item => return Err(format!("{} has no former names; rename it without `--formerly`", item.describe())),
        };
        for span in places {
            let text = &sources.file(span.file).text;
            let whole = &text[span.start as usize..span.end as usize];
            let whole = whole.trim_end().trim_end_matches('|').trim_end();
            let at = span.start as usize + whole.len();
            let stop = if whole.ends_with(['.', '|']) { "" } else { "." };
            let sentence = format!("{stop} Formerly `{}`.", self.name);
            let texts = changes.texts.entry(span.file).or_default();
            // An assembler text that is written out at the end precedes the sentence.
            let written = texts.iter().find(|change| change.start == at && change.end == at).cloned();
            let before = written.map(|change| {
                texts.remove(&change);
                change.text
            });
            texts.insert(TextChange { start: at, end: at, text: before.unwrap_or_default() + &sentence });
        }
        Ok(())
    }

    /// Checks the changed documents. The rename must give no new finding, and each name must mean
    /// what it meant.
    fn try_changes(&self, changes: &FolderChanges, new_name: &str) -> Result<(), String> {
        let mut diagnostics = Diagnostics::default();
        let (spec, found) = load_sources(changes.apply(&self.spec.sources, &mut diagnostics), diagnostics);
        let key = |sources: &Sources, finding: &Diagnostic| {
            (finding.rule.code, changes.path_after(sources, finding.primary.file), finding.primary.line)
        };
        let known: BTreeSet<_> = self.diagnostics.iter().map(|finding| key(&self.spec.sources, finding)).collect();
        let path = |finding: &Diagnostic| spec.sources.file(finding.primary.file).path.clone();
        let is_new = |finding: &&Diagnostic| !known.contains(&(finding.rule.code, path(finding), finding.primary.line));
        if let Some(finding) = found.iter().find(is_new) {
            let (code, message, place) = (finding.rule.code, &finding.message, spec.sources.place(finding.primary));
            let (kind, name) = (self.item.describe(), self.name);
            return Err(format!("{kind} `{name}` cannot be renamed to `{new_name}`: {message} ({place}, {code})"));
        }
        let after = NameUses::collect(&spec);
        let before = self.uses().in_order().into_iter().map(|(file, item)| {
            (changes.path_after(&self.spec.sources, file), item.after_rename(&self.item, new_name))
        });
        let after = after.in_order().into_iter();
        let after = after.map(|(file, item)| (spec.sources.file(file).path.clone(), item.clone()));
        let (before, after) = (group_by_path(before), group_by_path(after));
        match before.iter().find(|(path, items)| after.get(*path) != Some(*items)) {
            Some((path, _)) => Err(format!("`{new_name}` would give another word of `{path}` a new meaning")),
            None => Ok(()),
        }
    }
}

impl FolderChanges {
    /// Returns the path of a file after the changes.
    fn path_after(&self, sources: &Sources, file: FileId) -> String {
        let moved = self.moved.as_ref().filter(|(moved, _)| *moved == file);
        moved.map_or_else(|| sources.file(file).path.clone(), |(_, path)| path.clone())
    }

    /// Returns the documents after the changes.
    fn apply(&self, sources: &Sources, diagnostics: &mut Diagnostics) -> Sources {
        let mut documents: BTreeMap<String, String> = BTreeMap::new();
        for (file, source) in sources.iter() {
            let mut text = source.text.clone();
            for change in self.texts.get(&file).into_iter().flatten().rev() {
                text.replace_range(change.start..change.end, &change.text);
            }
            documents.insert(self.path_after(sources, file), text);
        }
        let mut changed = Sources::default();
        for (path, text) in documents {
            changed.add(path, text.as_bytes(), diagnostics);
        }
        changed
    }

    // The protocol names the files of an edit in a map whose key can be cached.
    #[allow(clippy::mutable_key_type)]
    fn to_workspace_edit(&self, folder: &OpenFolder, loaded: &LoadedFolder) -> Option<WorkspaceEdit> {
        let mut edits = Vec::new();
        for (file, changes) in &self.texts {
            let uri = folder.uri(&loaded.spec.sources.file(*file).path)?;
            let edit = |change: &TextChange| TextEdit {
                range: loaded.lines(*file).range(loaded.text(*file), &(change.start..change.end)),
                new_text: change.text.clone(),
            };
            edits.push((uri, changes.iter().map(edit).collect::<Vec<_>>()));
        }
        let Some((file, path)) = &self.moved else {
            return Some(WorkspaceEdit::new(edits.into_iter().collect::<HashMap<_, _>>()));
        };
        let documents = edits.into_iter().map(|(uri, edits)| {
            let text_document = OptionalVersionedTextDocumentIdentifier { uri, version: None };
            let edits = edits.into_iter().map(OneOf::Left).collect();
            DocumentChangeOperation::Edit(TextDocumentEdit { text_document, edits })
        });
        let moved = RenameFile {
            old_uri: folder.uri(&loaded.spec.sources.file(*file).path)?,
            new_uri: folder.uri(path)?,
            options: None,
            annotation_id: None,
        };
        let moved = DocumentChangeOperation::Op(ResourceOp::Rename(moved));
        let operations = documents.chain([moved]).collect();
        let document_changes = Some(DocumentChanges::Operations(operations));
        Some(WorkspaceEdit { document_changes, ..WorkspaceEdit::default() })
    }
}

/// Checks that a word can be a name.
fn check_identifier(name: &str) -> Result<(), String> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let begins = name.bytes().next().is_some_and(|first| is_part(first) && !first.is_ascii_digit());
    if !begins || !name.bytes().all(is_part) {
        return Err(format!("`{name}` is no name: expected letters, digits and `_`, and no digit at the beginning"));
    }
    if RESERVED_WORDS.contains(&name) {
        return Err(format!("`{name}` is a word of the pseudo-code"));
    }
    Ok(())
}

/// Returns the place of a name, if it is the wanted one.
fn named(name: &Name, wanted: &str) -> Option<Span> {
    (name.value == wanted).then_some(name.span)
}

/// Returns whether a field belongs to a structure that field types use by its name.
fn is_of_operand(model: &Model, path: FieldItem) -> bool {
    let FieldItem::Of(OwnerId::Structure(id), _) = path else { return false };
    OPERAND_STRUCTURES.contains(&model[id].name.value.as_str())
}

/// Iterates over the names of the values of a field and of its groups.
fn all_values(field: &Field) -> impl Iterator<Item = &str> {
    let of_groups = field.groups.iter().flat_map(|group| &group.enumerators);
    field.enumerators.iter().chain(of_groups).map(|value| value.name.value.as_str())
}

fn group_by_path(items: impl Iterator<Item = (String, NamedItem)>) -> BTreeMap<String, Vec<NamedItem>> {
    let mut groups: BTreeMap<String, Vec<NamedItem>> = BTreeMap::new();
    for (path, item) in items {
        groups.entry(path).or_default().push(item);
    }
    groups
}

#[cfg(test)]
mod tests;
