//! Finds the topics of `visa explain` that a word can mean. For example, `add` is an instruction,
//! and `UD` a data type.

use super::page::{ExplanationPage, Style};
use super::search::{FoundPage, SearchScope, search};
use super::{binding, instruction, layout, operation, rules, words};
use openvisa_findings::format_hex;
use openvisa_findings::reference::{
    Reference, SpecBitGroup, SpecField, SpecInstruction, SpecName, SpecSection, SpecStructure, SpecValue,
};
use openvisa_isa_core::nearest;
use std::fmt;

/// The prefixes that select one kind of topic, as in `fields:Label`.
const KINDS: [&str; 10] =
    ["instructions", "opcodes", "fields", "structures", "types", "platforms", "rules", "functions", "values", "words"];

/// A place where a bit group or a value is defined.
#[derive(Clone, Debug)]
pub struct DefinitionSite<'r> {
    /// Name of the instruction or structure that has the field; empty for a shared field.
    pub owner: &'r str,
    /// File of the owner.
    pub file: &'r str,
    /// The field that has the group or value.
    pub field: &'r SpecField,
    /// The bit group.
    pub group: Option<&'r SpecBitGroup>,
    /// The value.
    pub value: Option<&'r SpecValue>,
}

/// One meaning of a word.
#[derive(Clone, Debug)]
pub enum Topic<'r> {
    /// An instruction.
    Instruction(&'r SpecInstruction),
    /// An operation of an instruction that has a separate page for each operation.
    Operation(Box<SpecInstruction>),
    /// An opcode byte, with its instructions.
    Opcode(u8, Vec<&'r SpecInstruction>),
    /// A field that instructions share, with those that have it.
    Shared(&'r SpecField, Vec<&'r SpecInstruction>),
    /// Fields of one name that are not shared.
    Fields(&'r str, Vec<(&'r SpecInstruction, &'r SpecField)>),
    /// The layout of an operand, or a structure of the object format.
    Structure(&'r SpecStructure),
    /// Bit groups and values of one name.
    Values(Vec<DefinitionSite<'r>>),
    /// A data type, a platform or a function of the pseudo-code, as the first member says. A
    /// platform has the instructions that it lacks, a function those that call it.
    Named(&'static str, &'r SpecName, Vec<&'r SpecInstruction>),
    /// A rule or kind of error.
    Rule(rules::CodeMeaning<'r>),
    /// A row of a table, such as that of an attribute.
    Row(words::FoundRow<'r>),
    /// A section of a page.
    Section(&'r SpecSection),
    /// A word that is made of parts.
    Composite(words::CompositeWord<'r>),
    /// The word is a part of these names, each with its title.
    PartOf(String, Vec<(&'r str, &'r str)>),
}

/// The error for a query without topics.
#[derive(Clone, PartialEq, Eq)]
pub struct UnknownTopic {
    /// The query.
    pub query: String,
    /// The name that is probably meant.
    pub near: Option<String>,
    /// The bytes that the query could also be.
    pub bytes: Option<Vec<u8>>,
    /// Topics that contain the words of the query.
    pub related: Vec<FoundPage>,
}

impl fmt::Display for UnknownTopic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { query, near, bytes, related } = self;
        write!(f, "the specification has nothing of the name `{query}`")?;
        if let Some(near) = near {
            write!(f, "; did you mean `{near}`?")?;
        }
        if let Some(bytes) = bytes {
            write!(f, " If bytes are meant, write `{}`", format_hex(bytes))?;
        }
        if !related.is_empty() {
            write!(f, "\n\nTopics that contain {}:", if query.contains(' ') { "these words" } else { "it" })?;
        }
        for FoundPage { name, title } in related {
            let quote = if name.contains(' ') { "'" } else { "" };
            write!(f, "\n  visa explain {quote}{name}{quote}")?;
            if !title.is_empty() {
                write!(f, "  ({title})")?;
            }
        }
        Ok(())
    }
}

openvisa_isa_core::error_types!(UnknownTopic);

/// Returns the error for a word that could be bytes, if it is one edit away from a mnemonic. For
/// example, `addd` is hexadecimal digits, and probably `add` is meant.
pub(super) fn misspelt_mnemonic(reference: &Reference, word: &str, bytes: &[u8]) -> Option<UnknownTopic> {
    let mnemonics = reference.instructions.iter().flat_map(|i| &i.mnemonics).map(String::as_str);
    let near = nearest(word, mnemonics).filter(|_| word.bytes().all(|b| b.is_ascii_lowercase()))?;
    let (query, near) = (word.to_owned(), Some(near.to_owned()));
    Some(UnknownTopic { query, near, bytes: Some(bytes.to_vec()), related: Vec::new() })
}

/// Parses a query as the bytes of an instruction. Returns `None` for other queries: a single byte
/// is an opcode, unless it is part of a list.
#[must_use]
pub fn parse_bytes(query: &str) -> Option<Vec<u8>> {
    let words = query.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    let mut digits = String::new();
    for word in words {
        let word = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X")).unwrap_or(word);
        match word.len() {
            1 => digits.push('0'),
            odd if odd % 2 == 1 => return None,
            _ => {}
        }
        digits.push_str(word);
    }
    let valid = digits.len() > 2 && digits.bytes().all(|b| b.is_ascii_hexdigit());
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    valid.then(|| digits.as_bytes().chunks(2).map(pair).collect::<Option<Vec<_>>>())?
}

/// Returns whether a query is a line of assembler text and not a list of names.
/// `lsc_fence.ugm.none.gpu` counts as a line: the instruction has no operands.
pub(super) fn is_line(reference: &Reference, query: &[String]) -> bool {
    let mnemonic = |word: &str| reference.instructions.iter().any(|i| i.mnemonics.iter().any(|m| m == word));
    match query {
        // Other words with blanks between them are a question.
        [one] if one.trim().contains(char::is_whitespace) => {
            let first = one.split_whitespace().next().unwrap_or_default();
            let is_word =
                first.bytes().all(|b| b.is_ascii_alphabetic()) && first.bytes().any(|b| b.is_ascii_lowercase());
            !is_word || mnemonic(first) || one.contains(['(', '<', '"', '%', ':', '{'])
        }
        [one] => one.split_once('.').is_some_and(|(word, _)| mnemonic(word)),
        several => several.iter().any(|word| word.contains(['(', '<', '"'])),
    }
}

/// Returns all topics of a word. Values are left out if the word also names another kind of thing.
pub(super) fn find_topics<'r>(reference: &'r Reference, query: &str) -> Vec<Topic<'r>> {
    let query = query.trim();
    let (kind, word) = match query.split_once(':').filter(|(kind, _)| KINDS.contains(kind)) {
        Some((kind, word)) => (Some(kind), word),
        None => (None, query),
    };
    let mut topics = Vec::new();
    for of in KINDS.into_iter().filter(|of| kind.is_none_or(|kind| kind == *of)) {
        match of {
            "instructions" => {
                topics.extend(find_instructions(reference, word).into_iter().map(|of| operation_or_all(of, word)))
            }
            "opcodes" => topics.extend(find_opcode(reference, word)),
            "fields" => find_fields(reference, word, &mut topics),
            "structures" => {
                let named = reference.structures.iter().filter(|s| s.name.eq_ignore_ascii_case(word));
                topics.extend(named.map(Topic::Structure));
            }
            "types" => {
                topics.extend(find_named(&reference.data_types, word).map(|t| Topic::Named("data type", t, Vec::new())))
            }
            "platforms" => topics.extend(find_named(&reference.platforms, word).map(|p| platform_topic(reference, p))),
            "functions" => {
                let uses = |f: &SpecName| {
                    let call = format!("{}(", f.name);
                    let calls =
                        |i: &&SpecInstruction| i.semantics.as_ref().is_some_and(|(_, code, _)| code.contains(&call));
                    reference.instructions.iter().filter(calls).collect()
                };
                topics.extend(
                    find_named(&reference.functions, word)
                        .map(|f| Topic::Named("function of the pseudo-code", f, uses(f))),
                );
            }
            "rules" => topics.extend(rules::find(reference, word).map(Topic::Rule)),
            "values" => {
                let is_meant = |v: &SpecValue| {
                    v.name.eq_ignore_ascii_case(word) || v.text.as_deref() == Some(word) || is_former(&v.formerly, word)
                };
                let mut uses = find_values(reference, Some(word), is_meant);
                if uses.is_empty() && (topics.is_empty() || kind.is_some()) {
                    uses = words::find_marked_values(reference, word);
                }
                if !uses.is_empty() && (topics.is_empty() || kind.is_some()) {
                    topics.push(Topic::Values(uses));
                }
            }
            _ => find_words(reference, word, &mut topics),
        }
    }
    if topics.is_empty() && kind.is_none_or(|kind| kind == "words") {
        topics.extend(words::find_composite(reference, word).map(Topic::Composite));
        let names = words::find_by_part(reference, word);
        if topics.is_empty() && !names.is_empty() {
            topics.push(Topic::PartOf(word.to_owned(), names));
        }
        // A type, a label or a suffix may have the mark that it has in text.
        if let Some(plain) = word.strip_prefix(':').filter(|plain| !plain.is_empty() && topics.is_empty()) {
            return find_topics(reference, plain);
        }
    }
    // A rule may have the name of a binding's type, in lower case.
    let only_rules = topics.iter().all(|topic| matches!(topic, Topic::Rule(_)));
    if kind.is_none() && (topics.is_empty() || only_rules && binding::is_type(reference, word)) {
        topics.extend(binding::topics(reference, word));
    }
    // `bf` is a data type, although it is also two hexadecimal digits.
    if topics.len() > 1 && !word.contains(['x', 'X']) {
        topics.retain(|topic| !matches!(topic, Topic::Opcode(_, list) if list.is_empty()));
    }
    topics
}

fn find_named<'r>(list: &'r [SpecName], word: &str) -> impl Iterator<Item = &'r SpecName> {
    list.iter().filter(move |named| named.name.eq_ignore_ascii_case(word) || is_former(&named.formerly, word))
}

/// Returns whether a word is one of the former names, in any case.
fn is_former(formerly: &[String], word: &str) -> bool {
    formerly.iter().any(|former| former.eq_ignore_ascii_case(word))
}

/// Returns the instruction of this name, and those whose assembler text begins with the word.
fn find_instructions<'r>(reference: &'r Reference, word: &str) -> Vec<&'r SpecInstruction> {
    let lower = word.to_ascii_lowercase();
    let named = reference.instruction(word);
    if let Some(named) = named.filter(|named| named.name == word) {
        return [named].into();
    }
    let begins = |i: &&SpecInstruction| {
        (i.mnemonics.contains(&lower) || is_former(&i.formerly, word)) && named.is_none_or(|n| n.name != i.name)
    };
    named.into_iter().chain(reference.instructions.iter().filter(begins)).collect()
}

/// Returns the page of an operation if the word names one, or else the page of the instruction.
fn operation_or_all<'r>(instruction: &'r SpecInstruction, word: &str) -> Topic<'r> {
    let page = operation::page_of(instruction, &word.to_ascii_lowercase());
    page.map_or(Topic::Instruction(instruction), |page| Topic::Operation(Box::new(page)))
}

/// Parses an opcode in hexadecimal digits: `0x4e` or `4e`.
fn find_opcode<'r>(reference: &'r Reference, word: &str) -> Option<Topic<'r>> {
    let digits = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X")).unwrap_or(word);
    let code = u8::from_str_radix(digits, 16).ok().filter(|_| digits.len() <= 2 && !digits.starts_with('+'))?;
    Some(Topic::Opcode(code, reference.instructions.iter().filter(|i| i.opcode == Some(code)).collect()))
}

fn find_fields<'r>(reference: &'r Reference, word: &str, topics: &mut Vec<Topic<'r>>) {
    let known = reference.shared_fields.iter().find(|s| s.name.eq_ignore_ascii_case(word));
    topics.extend(known.map(|known| shared_field_topic(reference, known)));
    let own = reference.instructions.iter().flat_map(|i| i.fields.iter().map(move |f| (i, f)));
    let own: Vec<_> = own
        .filter(|(_, f)| f.name.eq_ignore_ascii_case(word))
        .filter(|(_, f)| known.is_none_or(|s| f.shared.as_ref() != Some(&s.name)))
        .collect();
    if let Some((_, first)) = own.first() {
        topics.push(Topic::Fields(&first.name, own));
    }
}

/// Returns the topic of a shared field, with the instructions that use it.
pub(super) fn shared_field_topic<'r>(reference: &'r Reference, shared: &'r SpecField) -> Topic<'r> {
    let refers = |i: &&SpecInstruction| i.fields.iter().any(|f| f.shared.as_ref() == Some(&shared.name));
    Topic::Shared(shared, reference.instructions.iter().filter(refers).collect())
}

/// Returns the topic of a platform, with the instructions that it does not have.
pub(super) fn platform_topic<'r>(reference: &'r Reference, platform: &'r SpecName) -> Topic<'r> {
    let lacks = |i: &&SpecInstruction| i.platforms.as_ref().is_some_and(|list| !list.contains(&platform.name));
    Topic::Named("platform", platform, reference.instructions.iter().filter(lacks).collect())
}

/// Appends the rows of tables, and the sections, that a word names. A row that a topic is made of
/// is left out.
fn find_words<'r>(reference: &'r Reference, word: &str, topics: &mut Vec<Topic<'r>>) {
    let is_known = |row: &words::FoundRow<'_>, topics: &[Topic<'_>]| {
        topics.iter().any(|topic| match topic {
            Topic::Named(_, named, _) => reference.place(&named.file, named.line) == row.place(reference),
            Topic::Rule(_) => true,
            _ => false,
        })
    };
    // Two digits are an opcode, also if a table has them.
    if word.is_empty() || topics.iter().any(|topic| matches!(topic, Topic::Opcode(..))) {
        return;
    }
    for row in words::find_rows(reference, word) {
        if !is_known(&row, topics) {
            topics.push(Topic::Row(row));
        }
    }
    topics.extend(words::find_sections(reference, word).map(Topic::Section));
}

/// Returns the bit groups of a name, and the values that are meant. Values of shared fields are
/// returned once, and those of older versions only if the newest lacks them.
pub(super) fn find_values<'r>(
    reference: &'r Reference,
    group_name: Option<&str>,
    is_meant: impl Fn(&SpecValue) -> bool,
) -> Vec<DefinitionSite<'r>> {
    let shared = reference.shared_fields.iter().map(|s| ("", s.file.as_str(), s));
    let members =
        reference.structures.iter().flat_map(|s| s.members.iter().map(|m| (s.name.as_str(), s.file.as_str(), m)));
    let own =
        reference.instructions.iter().flat_map(|i| i.fields.iter().map(|f| (i.name.as_str(), i.file.as_str(), f)));
    let mut uses = Vec::new();
    for (owner, file, field) in shared.chain(members).chain(own) {
        let direct = field.values.iter().filter(|v| is_meant(v) && (owner.is_empty() || field.shared.is_none()));
        uses.extend(direct.map(|v| DefinitionSite { owner, file, field, group: None, value: Some(v) }));
        for group in field.groups.iter().filter(|g| !g.reserved && (owner.is_empty() || g.file.is_none())) {
            if group_name.is_some_and(|name| group.name.eq_ignore_ascii_case(name)) {
                uses.push(DefinitionSite { owner, file, field, group: Some(group), value: None });
            }
            let is_in_newest = |value: &SpecValue| {
                let newest = field.groups.iter().filter(|other| !other.older && other.name == group.name);
                group.older && newest.flat_map(|other| &other.values).any(|other| other.name == value.name)
            };
            let meant = group.values.iter().filter(|v| is_meant(v) && !is_in_newest(v));
            uses.extend(meant.map(|v| DefinitionSite { owner, file, field, group: Some(group), value: Some(v) }));
        }
    }
    uses
}

/// Returns the error for a query without topics, with suggestions.
pub(super) fn unknown_name(reference: &Reference, query: &str) -> UnknownTopic {
    let is_kind = |kind: &str| kind == "rule" || KINDS.contains(&kind);
    let word = query.split_once(':').filter(|(kind, _)| is_kind(kind)).map_or(query, |(_, word)| word);
    let names = |list: &'_ [SpecName]| list.iter().map(|n| n.name.clone()).collect::<Vec<_>>();
    let mut candidates: Vec<String> = reference.instructions.iter().flat_map(|i| i.mnemonics.clone()).collect();
    candidates.extend(reference.instructions.iter().map(|i| i.name.clone()));
    candidates.extend(reference.shared_fields.iter().map(|s| s.name.clone()));
    candidates.extend(reference.structures.iter().map(|s| s.name.clone()));
    candidates.extend(rules::codes(reference));
    candidates
        .extend([names(&reference.platforms), names(&reference.data_types), names(&reference.functions)].concat());
    candidates.extend(reference.instructions.iter().flat_map(|i| i.fields.iter().map(|f| f.name.clone())));
    candidates.extend(reference.bindings.iter().map(|of| of.name.clone()));
    candidates.extend(reference.sections.iter().flat_map(words::names_in));
    let near = nearest(word, candidates.iter().map(String::as_str)).map(str::to_owned);
    UnknownTopic {
        query: query.to_owned(),
        near,
        bytes: None,
        related: search(reference, word, SearchScope::Everything),
    }
}

/// Writes the topics to a page. Operations and a single instruction are written in full, several
/// instructions as a list.
pub(super) fn write(page: &mut ExplanationPage, reference: &Reference, query: &str, topics: &[Topic<'_>]) {
    let several: Vec<_> =
        topics.iter().filter_map(|t| if let Topic::Instruction(i) = t { Some(*i) } else { None }).collect();
    let is_instruction = |t: &&Topic<'_>| matches!(t, Topic::Instruction(_) | Topic::Operation(_));
    let (instructions, others): (Vec<_>, Vec<_>) = topics.iter().partition(is_instruction);
    for (at, operation) in instructions.iter().filter(|t| matches!(t, Topic::Operation(_))).enumerate() {
        if at > 0 {
            page.blank();
        }
        operation.write(page, reference);
    }
    if !several.is_empty() && several.len() < instructions.len() {
        page.blank();
    }
    match several.as_slice() {
        [] if !instructions.is_empty() => {}
        [] => {
            for (at, topic) in others.iter().enumerate() {
                if at > 0 {
                    page.blank();
                }
                topic.write(page, reference);
            }
            return;
        }
        [one] => instruction::write_page(page, reference, one),
        list => {
            page.line(&page.paint(Style::Bold, &format!("`{query}` is several instructions")));
            page.blank();
            instruction::write_list(page, reference, list);
            page.blank();
            page.wrap("", 0, &format!("`visa explain {}` says everything about it.", list[0].name));
        }
    }
    if !others.is_empty() {
        page.blank();
        let also: Vec<_> =
            others.iter().map(|t| format!("{} (`visa explain {}:{query}`)", t.kind_name(), t.kind_prefix())).collect();
        page.wrap("", 0, &format!("`{query}` is also {}.", also.join(", ")));
    }
}

impl Topic<'_> {
    fn kind_prefix(&self) -> &'static str {
        match self {
            Self::Instruction(_) | Self::Operation(_) => "instructions",
            Self::Opcode(..) => "opcodes",
            Self::Shared(..) | Self::Fields(..) => "fields",
            Self::Structure(_) => "structures",
            Self::Values(_) => "values",
            Self::Named("platform", ..) => "platforms",
            Self::Named("data type", ..) => "types",
            Self::Named(..) => "functions",
            Self::Rule(_) => "rules",
            Self::Row(_) | Self::Section(_) | Self::Composite(_) | Self::PartOf(..) => "words",
        }
    }

    fn kind_name(&self) -> &'static str {
        match self {
            Self::Instruction(_) => "an instruction",
            Self::Operation(_) => "an operation",
            Self::Opcode(..) => "an opcode byte",
            Self::Shared(..) => "a field that instructions share",
            Self::Fields(..) => "a field",
            Self::Structure(_) => "a structure",
            Self::Values(_) => "a value",
            Self::Named("platform", ..) => "a platform",
            Self::Named("data type", ..) => "a data type",
            Self::Named(..) => "a function",
            Self::Rule(_) => "a rule",
            Self::Row(_) | Self::Composite(_) | Self::PartOf(..) => "a word",
            Self::Section(_) => "a section",
        }
    }

    fn write(&self, page: &mut ExplanationPage, reference: &Reference) {
        match self {
            Self::Instruction(one) => instruction::write_page(page, reference, one),
            Self::Operation(one) => instruction::write_page(page, reference, one),
            Self::Opcode(code, list) => opcode_page(page, reference, *code, list),
            Self::Shared(shared, users) => {
                layout::write_field(page, reference, shared, &shared.file, true);
                page.blank();
                write_names(page, "In", users);
            }
            Self::Fields(_, uses) => {
                for (at, (instruction, field)) in uses.iter().enumerate() {
                    if at > 0 {
                        page.blank();
                    }
                    page.line(&page.paint(Style::Dim, &format!("{} - {}", instruction.name, instruction.title)));
                    layout::write_field(page, reference, field, &instruction.file, false);
                }
            }
            Self::Structure(structure) => {
                page.heading(&structure.name, &reference.place(&structure.file, structure.line));
                let parts: Vec<_> = structure.members.iter().map(layout::SequencePart::of).collect();
                layout::draw_sequence(page, &parts);
                for member in &structure.members {
                    page.blank();
                    layout::write_field(page, reference, member, &structure.file, true);
                }
            }
            Self::Values(uses) => uses.iter().for_each(|one| one.write(page, reference)),
            Self::Named(what, named, users) => {
                page.heading(&format!("{} - {what}", named.name), &reference.place(&named.file, named.line));
                if !named.details.is_empty() {
                    page.wrap("", 2, &named.details.join(", "));
                }
                page.wrap("", 2, &named.description);
                if let Some(code) = &named.code {
                    page.blank();
                    code.lines().for_each(|line| page.code(2, line));
                }
                if !users.is_empty() {
                    page.blank();
                    write_names(page, if *what == "platform" { "Without" } else { "In" }, users);
                }
            }
            Self::Rule(found) => found.write(page, reference),
            Self::Row(row) => row.write(page, reference),
            Self::Section(section) => words::write_section(page, reference, section),
            Self::Composite(word) => word.write(page, reference),
            Self::PartOf(word, names) => {
                page.line(&page.paint(Style::Bold, &format!("`{word}` is a part of names")));
                page.blank();
                for (name, title) in names {
                    page.wrap(&format!("  {name} - "), 4, title);
                }
                page.blank();
                page.wrap("", 0, &format!("`visa explain {}` says everything about it.", names[0].0));
            }
        }
    }
}

impl DefinitionSite<'_> {
    /// Returns the specification line of the value, the group or the field.
    #[must_use]
    pub fn place(&self, reference: &Reference) -> String {
        let line = self.value.map(|v| v.line).or(self.group.map(|g| g.line)).unwrap_or(self.field.line);
        let file = self.group.and_then(|g| g.file.as_deref()).unwrap_or(self.file);
        reference.place(file, line)
    }

    fn write(&self, page: &mut ExplanationPage, reference: &Reference) {
        let group = self.group.map(|g| format!(".{}", g.name)).unwrap_or_default();
        let owner = if self.owner.is_empty() { String::new() } else { format!("{} ", self.owner) };
        page.heading(&format!("{owner}{}{group}", self.field.name), &self.place(reference));
        match (self.value, self.group) {
            (Some(value), _) => page.wrap("", 4, &format!("{} {}", value.number(), layout::format_meaning(value))),
            (None, Some(group)) => {
                page.wrap("", 4, &group.description);
                layout::write_values(page, 4, &group.values, true);
            }
            (None, None) => {}
        }
    }
}

fn opcode_page(page: &mut ExplanationPage, reference: &Reference, code: u8, list: &[&SpecInstruction]) {
    match list {
        [] => {
            page.line(&page.paint(Style::Bold, &format!("{code:#04x} is no opcode")));
            page.blank();
            let known = || reference.instructions.iter().filter_map(|i| i.opcode.map(|code| (code, i)));
            let below = known().filter(|(other, _)| *other < code).max_by_key(|(other, _)| *other);
            let above = known().filter(|(other, _)| *other > code).min_by_key(|(other, _)| *other);
            let name = |(code, i): (u8, &SpecInstruction)| format!("{code:#04x} ({})", i.name);
            let near: Vec<_> = below.into_iter().chain(above).map(name).collect();
            page.wrap("", 0, &format!("The nearest that are: {}.", near.join(", ")));
        }
        [one] => instruction::write_page(page, reference, one),
        list => {
            page.line(&page.paint(Style::Bold, &format!("Opcode {code:#04x}")));
            page.blank();
            instruction::write_list(page, reference, list);
        }
    }
}

fn write_names(page: &mut ExplanationPage, first: &str, list: &[&SpecInstruction]) {
    let names: Vec<_> = list.iter().map(|i| i.name.to_string()).collect();
    page.wrap(&format!("  {first}: "), 4, &names.join(" "));
}

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_findings::reference::specification_json;

    #[test]
    fn a_former_name_leads_to_the_page_of_today() {
        let mut reference: Reference = serde_json::from_str(specification_json()).expect("the document is JSON");
        let former = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        for instruction in &mut reference.instructions {
            match instruction.name.as_str() {
                "XOR" => instruction.formerly = former(&["EXOR", "exor"]),
                "MIN_MAX" => {
                    let values = instruction.fields.iter_mut().flat_map(|field| &mut field.groups);
                    let larger = values.flat_map(|group| &mut group.values).find(|value| value.name == "max");
                    larger.expect("the page has the value").formerly = former(&["greatest"]);
                }
                _ => {}
            }
        }
        reference.platforms[0].formerly = former(&["GEN_8"]);
        for (word, is_right) in [
            (
                "EXOR",
                (|topic| matches!(topic, Topic::Instruction(page) if page.name == "XOR")) as fn(&Topic<'_>) -> bool,
            ),
            ("exor", |topic| matches!(topic, Topic::Instruction(page) if page.name == "XOR")),
            ("greatest", |topic| matches!(topic, Topic::Values(sites) if sites[0].owner == "MIN_MAX")),
            ("gen_8", |topic| matches!(topic, Topic::Named("platform", ..))),
        ] {
            let topics = find_topics(&reference, word);
            assert!(topics.len() == 1 && is_right(&topics[0]), "{word}: {topics:?}");
        }
    }
}
