//! The words of assembler text that are no names of instructions or fields: rows of tables such as
//! `SimdSize`, `.decl`, `%tsc`, `bmg` or `rw.u`, sections of pages, and words that are made of
//! parts, such as `<1;1,0>`, `d32x4t`, `.ca.uc` or `dpas.bf.bf.8.8`.

use super::find::{DefinitionSite, find_values};
use super::layout::format_meaning;
use super::page::{ExplanationPage, Style};
use openvisa_findings::reference::{Reference, SpecField, SpecInstruction, SpecSection, SpecTable, SpecValue};

/// Number of leading columns of a table that can have the word of a row.
const NAME_COLUMNS: usize = 2;
/// Maximum length in bytes of the text of a section that is shown with a row of its table.
const SHORT_SECTION: usize = 900;
/// A row of a table.
#[derive(Clone, Debug)]
pub struct FoundRow<'r> {
    /// The section that has the table.
    pub section: &'r SpecSection,
    /// The table.
    pub table: &'r SpecTable,
    /// The line of the row, and its cells.
    pub row: &'r (u32, Vec<String>),
}

/// A word that is made of parts, each with its meaning.
#[derive(Clone, Debug)]
pub struct CompositeWord<'r> {
    /// The word.
    pub word: String,
    /// The kind of the word, or the page that it belongs to.
    pub what: String,
    /// The specification line.
    pub place: String,
    /// The parts, in their order.
    pub parts: Vec<WordPart<'r>>,
    /// A section that says more.
    pub section: Option<&'r SpecSection>,
}

/// A part of a composite word.
#[derive(Clone, Debug)]
pub struct WordPart<'r> {
    /// The text of the part.
    pub text: String,
    /// Name of the field, or the kind of the part.
    pub field: String,
    /// The meaning of the field.
    pub description: &'r str,
    /// The value that the text names.
    pub value: Option<&'r SpecValue>,
}

/// Returns a cell without the marks of code.
pub(super) fn bare(cell: &str) -> &str {
    cell.strip_prefix('`').and_then(|rest| rest.strip_suffix('`')).unwrap_or(cell)
}

/// Returns the rows of tables that have the word in one of their first columns.
pub(super) fn find_rows<'r>(reference: &'r Reference, word: &str) -> Vec<FoundRow<'r>> {
    let is_meant = |cell: &String| {
        // A cell may have several words, as in `` `b`, `w`, `d` ``.
        cell.split(", ").any(|part| bare(part).eq_ignore_ascii_case(word)) || bare(cell).eq_ignore_ascii_case(word)
    };
    let tables = reference.sections.iter().flat_map(|section| section.tables.iter().map(move |table| (section, table)));
    let mut rows: Vec<FoundRow<'_>> = tables
        .flat_map(|(section, table)| table.rows.iter().map(move |row| FoundRow { section, table, row }))
        .filter(|found| found.row.1.iter().take(NAME_COLUMNS).any(is_meant))
        .collect();
    // A device of the name `pvc` is not `PVC`, but `Simdsize` is `SimdSize`.
    let exact = |found: &FoundRow<'_>| found.row.1.iter().take(NAME_COLUMNS).any(|cell| bare(cell) == word);
    if rows.iter().any(exact) {
        rows.retain(|found| exact(found) || !found.row.1.iter().take(1).any(|cell| bare(cell).len() == word.len()));
    }
    rows
}

/// Returns the sections of this title.
pub(super) fn find_sections<'r>(reference: &'r Reference, word: &str) -> impl Iterator<Item = &'r SpecSection> {
    reference.sections.iter().filter(move |section| section.title.eq_ignore_ascii_case(word))
}

/// Returns the parts of a composite word; `None` for other words.
pub(super) fn find_composite<'r>(reference: &'r Reference, word: &str) -> Option<CompositeWord<'r>> {
    region(reference, word).or_else(|| mnemonic(reference, word)).or_else(|| shape(reference, word)).or_else(|| {
        // A list of cache controls, such as `.ca.uc`.
        let words: Vec<_> = word.strip_prefix('.').unwrap_or(word).split('.').collect();
        let field = reference
            .shared_fields
            .iter()
            .find(|field| words.iter().all(|word| value_of_text(&field.values, &format!(".{word}")).is_some()))?;
        let parts = words.iter().map(|word| WordPart {
            text: (*word).to_owned(),
            field: field.name.clone(),
            description: "",
            value: value_of_text(&field.values, &format!(".{word}")),
        });
        Some(CompositeWord {
            word: word.to_owned(),
            what: field.description.clone(),
            place: reference.place(&field.file, field.line),
            parts: parts.collect(),
            section: None,
        })
    })
}

/// Returns the value with a text.
fn value_of_text<'r>(values: &'r [SpecValue], text: &str) -> Option<&'r SpecValue> {
    values.iter().find(|value| value.text.as_deref() == Some(text))
}

/// Explains a region such as `<8;8,1>` or `<2>`.
fn region<'r>(reference: &'r Reference, word: &str) -> Option<CompositeWord<'r>> {
    let inner = word.strip_prefix('<')?.strip_suffix('>')?;
    let numbers: Vec<_> = inner.split([';', ',']).map(str::trim).collect();
    let field = reference.shared_fields.iter().find(|field| field.name == "Region")?;
    let groups: Vec<_> = field.groups.iter().filter(|group| !group.reserved && !group.older).collect();
    // A destination has the last of the groups alone, a source with several addresses the last two.
    let mut named: Vec<_> = ["v_stride", "width", "h_stride"]
        .iter()
        .filter_map(|name| groups.iter().copied().find(|group| group.name == *name))
        .collect();
    let named = named.split_off(named.len().checked_sub(numbers.len())?);
    let parts = named.iter().zip(&numbers).map(|(group, number)| WordPart {
        text: (*number).to_owned(),
        field: format!("{}.{}", field.name, group.name),
        description: &group.description,
        value: group.values.iter().find(|value| value.text.as_deref() == Some(*number)),
    });
    let form = match numbers.len() {
        1 => "a region of a destination: one stride",
        2 => "a region of an indirect source with several addresses: width and horizontal stride",
        _ if inner == "0;1,0" => "a region of a source: a scalar, which every channel reads",
        _ => "a region of a source: vertical stride, width and horizontal stride",
    };
    Some(CompositeWord {
        word: word.to_owned(),
        what: form.to_owned(),
        place: reference.place(&field.file, field.line),
        parts: parts.collect(),
        section: find_sections(reference, "Regions").next(),
    })
}

/// Explains a mnemonic with suffixes, such as `dpas.bf.bf.8.8` or `nbarrier.signal`, by the first
/// template that has as many.
fn mnemonic<'r>(reference: &'r Reference, word: &str) -> Option<CompositeWord<'r>> {
    let (first, suffixes) = word.split_once('.')?;
    let suffixes: Vec<_> = suffixes.split('.').collect();
    let with_word = |i: &&SpecInstruction| i.mnemonics.iter().any(|known| known.eq_ignore_ascii_case(first));
    let of_instruction = |instruction: &'r SpecInstruction| {
        let parts = instruction.text.iter().filter_map(|form| suffix_parts(instruction, &form.template, &suffixes));
        let parts =
            parts.max_by_key(|parts: &Vec<WordPart<'_>>| parts.iter().filter(|part| part.value.is_some()).count());
        Some((instruction, parts?))
    };
    let (instruction, parts) = reference.instructions.iter().filter(with_word).find_map(of_instruction)?;
    Some(CompositeWord {
        word: word.to_owned(),
        what: format!("{} - {}", instruction.name, instruction.title),
        place: reference.place(&instruction.file, instruction.line),
        parts,
        section: None,
    })
}

/// Matches suffixes with the fields and words behind the mnemonic of a template. Optional parts are
/// in brackets, and may be left out. Returns `None` if the template has no place for a suffix.
fn suffix_parts<'r>(instruction: &'r SpecInstruction, template: &str, suffixes: &[&str]) -> Option<Vec<WordPart<'r>>> {
    let start = template.strip_prefix("[(<Pred>)]").unwrap_or(template).trim_start();
    // Without operands, the word is a whole line, which is explained with its bytes.
    let (head, _) = start.split_once(' ')?;
    let mut places = head.split('.').skip(1).map(|place| place.trim_matches(['[', ']', ' ']));
    let mut parts = Vec::new();
    for suffix in suffixes {
        loop {
            let place = places.next()?;
            let name = place.trim_start_matches('<').split(['>', ':', '.']).next().unwrap_or(place);
            let Some(field) = instruction.field(name).filter(|_| place.starts_with('<')) else {
                if place == *suffix {
                    let field = "a word of the text".to_owned();
                    parts.push(WordPart { text: (*suffix).to_owned(), field, description: "", value: None });
                    break;
                }
                continue;
            };
            let inner = place.split_once('.').map(|(_, rest)| rest.trim_end_matches('>'));
            let (name, description, values) = match field.groups.iter().find(|group| Some(group.name.as_str()) == inner)
            {
                Some(group) => (format!("{}.{}", field.name, group.name), group.description.as_str(), &group.values),
                None => (field.name.clone(), field.description.as_str(), &field.values),
            };
            let groups = field.groups.iter().flat_map(|group| &group.values);
            let text = |value: &&SpecValue| {
                let text = value.text.as_deref().unwrap_or(&value.name);
                text.trim_start_matches('.').eq_ignore_ascii_case(suffix)
            };
            let value = values.iter().chain(groups).find(text);
            if value.is_some() || values.is_empty() && suffix.bytes().all(|b| b.is_ascii_digit()) {
                parts.push(WordPart { text: (*suffix).to_owned(), field: name, description, value });
                break;
            }
        }
    }
    Some(parts)
}

/// Explains the layout of data of a message, such as `d32x4t`, `d32.xz` or `d8.2x16x8nn`: the parts
/// of a composite text form whose texts follow each other.
fn shape<'r>(reference: &'r Reference, word: &str) -> Option<CompositeWord<'r>> {
    let tables = reference.sections.iter().flat_map(|section| &section.tables);
    let forms = tables.filter(|table| table.header.first().is_some_and(|head| head == "Form"));
    let rows: Vec<&[String]> = forms.flat_map(|table| table.rows.iter().map(|(_, cells)| cells.as_slice())).collect();
    ["lsc_data", "block2d_data"].into_iter().find_map(|form| {
        let parts = rows.iter().filter(|row| row.first().is_some_and(|name| name == form));
        let fields = parts.filter_map(|row| Some((row.get(3)?.as_str(), field_named(reference, row.get(2)?)?)));
        let (instruction, parts) = shape_parts(&fields.collect::<Vec<_>>(), word)?;
        Some(CompositeWord {
            word: word.to_owned(),
            what: "the layout of the data of a message".to_owned(),
            place: reference.place(&instruction.file, instruction.line),
            parts,
            section: None,
        })
    })
}

/// Returns the field of this name, with the values of its type.
fn field_named<'r>(reference: &'r Reference, name: &str) -> Option<(&'r SpecInstruction, &'r SpecField)> {
    let fields = reference.instructions.iter().flat_map(|i| i.fields.iter().map(move |field| (i, field)));
    fields.filter(|(_, field)| field.name == name).max_by_key(|(_, field)| field.values.len() + field.groups.len())
}

fn shape_parts<'r>(
    fields: &[(&'r str, (&'r SpecInstruction, &'r SpecField))],
    word: &str,
) -> Option<(&'r SpecInstruction, Vec<WordPart<'r>>)> {
    let mut rest = word;
    let mut parts: Vec<WordPart<'r>> = Vec::new();
    let numbers = rest.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).count();
    // Without their number, blocks have a width and a height alone.
    let unnumbered = fields.iter().filter(|(_, (_, field))| is_number(field)).count();
    let mut skipped = (unnumbered + 1).saturating_sub(numbers);
    for (meaning, (_, field)) in fields {
        let values = || field.values.iter().chain(field.groups.iter().flat_map(|group| &group.values));
        let part = |text: String, value| WordPart { text, field: field.name.clone(), description: meaning, value };
        let trimmed = rest.trim_start_matches(['.']);
        if is_number(field) {
            if skipped > 0 {
                skipped -= 1;
                continue;
            }
            let digits = trimmed.trim_start_matches('x');
            let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
            if end > 0 {
                let (text, behind) = digits.split_at(end);
                parts.push(part(text.to_owned(), None));
                rest = behind;
            }
            continue;
        }
        let fits = |value: &&SpecValue| {
            let text = value.text.as_deref().unwrap_or_default();
            !text.is_empty() && (rest.starts_with(text) || !parts.is_empty() && trimmed.starts_with(text))
        };
        // Blocks have the first letter of an order that is not written elsewhere.
        let is_long = |value: &&SpecValue| value.text.as_ref() == Some(&value.name) && value.name.starts_with('n');
        let plain = || values().find(is_long).filter(|_| !parts.is_empty());
        if let Some((value, behind)) = plain().zip(rest.strip_prefix('n')) {
            parts.push(part("n".to_owned(), Some(value)));
            rest = behind;
            continue;
        }
        let Some(value) = values().filter(fits).max_by_key(|value| value.text.as_deref().map_or(0, str::len)) else {
            if parts.is_empty() {
                return None;
            }
            // The components of a quad are letters, which are bits.
            let letters = trimmed.find(|c| !"xyzw".contains(c)).unwrap_or(trimmed.len());
            if rest.starts_with('.') && letters > 0 && field.groups.iter().any(|group| group.name == "mask") {
                let (text, behind) = trimmed.split_at(letters);
                parts.push(part(text.to_owned(), None));
                rest = behind;
            }
            continue;
        };
        let text = value.text.clone().unwrap_or_default();
        rest = rest.strip_prefix(&text).or_else(|| trimmed.strip_prefix(&text)).unwrap_or("");
        parts.push(part(text, Some(value)));
    }
    let (_, (instruction, _)) = fields.first()?;
    (rest.is_empty() && parts.len() > 1).then_some((*instruction, parts))
}

/// Returns whether a field is a plain number.
fn is_number(field: &SpecField) -> bool {
    field.values.is_empty() && field.groups.is_empty()
}

/// Returns the spellings under which a value may be asked for: without the marks around its text.
pub(super) fn plain_text(text: &str) -> &str {
    text.trim_start_matches(['.', '(']).trim_end_matches(')')
}

/// Returns the instructions and operations whose names have the word as a part, such as `block2d`:
/// the name, and its title.
pub(super) fn find_by_part<'r>(reference: &'r Reference, word: &str) -> Vec<(&'r str, &'r str)> {
    let has_part = |name: &str| name.split(['_', '.']).any(|part| part.eq_ignore_ascii_case(word));
    let operations = reference.instructions.iter().flat_map(|instruction| {
        let values = instruction.fields.iter().flat_map(|field| &field.values);
        let values = values.filter(|value| instruction.mnemonics.contains(&value.name));
        let own = (instruction.name.as_str(), instruction.title.as_str());
        [own].into_iter().chain(values.map(|value| (value.name.as_str(), value.description.as_str())))
    });
    let mut found: Vec<_> = operations.filter(|(name, _)| has_part(name)).collect();
    found.sort_by_key(|(name, _)| *name);
    found.dedup_by_key(|(name, _)| *name);
    found
}

/// Returns the title of a section, and the words of its tables, for suggestions.
pub(super) fn names_in(section: &SpecSection) -> Vec<String> {
    let rows = section.tables.iter().flat_map(|table| &table.rows);
    let cells = rows.flat_map(|(_, cells)| cells.iter().take(NAME_COLUMNS)).map(|cell| bare(cell).to_owned());
    cells.filter(|cell| !cell.is_empty()).chain([section.title.clone()]).collect()
}

impl FoundRow<'_> {
    /// Returns the specification line of the row.
    #[must_use]
    pub fn place(&self, reference: &Reference) -> String {
        reference.place(&self.section.file, self.row.0)
    }

    pub(super) fn write(&self, page: &mut ExplanationPage, reference: &Reference) {
        let (_, cells) = self.row;
        let name = cells.first().map_or("", |cell| bare(cell));
        page.heading(&format!("{name} - {}", self.section.title), &self.place(reference));
        for (head, cell) in self.table.header.iter().zip(cells).skip(1).filter(|(_, cell)| !cell.is_empty()) {
            page.wrap(&format!("  {head}: "), 4, cell);
        }
        let text = self.section.text.trim();
        if !text.is_empty() && text.len() <= SHORT_SECTION {
            page.blank();
            page.prose(2, text);
        } else {
            page.blank();
            page.remark(2, &format!("More: visa explain '{}'", self.section.title));
        }
    }
}

/// Writes a section with its tables.
pub(super) fn write_section(page: &mut ExplanationPage, reference: &Reference, section: &SpecSection) {
    page.heading(&section.title, &reference.place(&section.file, section.line));
    let text = section.text.trim();
    if !text.is_empty() {
        page.blank();
        page.markdown(text);
    }
    for table in &section.tables {
        page.blank();
        for (_, cells) in &table.rows {
            let (first, others) = cells.split_first().map_or(("", &[][..]), |(first, others)| (first.as_str(), others));
            let others: Vec<_> = others.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
            page.wrap_after(&[(Style::Code, &format!("  {} ", bare(first)))], 6, Style::Plain, &others.join(" - "));
        }
    }
}

impl CompositeWord<'_> {
    pub(super) fn write(&self, page: &mut ExplanationPage, reference: &Reference) {
        page.heading(&format!("{} - {}", self.word, self.what), &self.place);
        for part in &self.parts {
            let meaning = match part.value {
                Some(value) if part.description.is_empty() => format_meaning(value),
                Some(value) => format!("{} ({})", format_meaning(value), part.description.trim_end_matches('.')),
                None => part.description.to_owned(),
            };
            page.wrap(&format!("  {} - {}: ", part.text, part.field), 6, &meaning);
        }
        if let Some(section) = self.section {
            page.blank();
            write_section(page, reference, section);
        }
    }
}

/// Returns the definitions of a value by its text without marks: `uc` for `.uc`, `abs` for `(abs)`.
pub(super) fn find_marked_values<'r>(reference: &'r Reference, word: &str) -> Vec<DefinitionSite<'r>> {
    let word = plain_text(word);
    find_values(reference, None, |value| {
        value.text.as_deref().is_some_and(|text| plain_text(text) != text && plain_text(text) == word)
    })
}
