//! Parser of the formal sentences in the text of fields, bit groups and members of the strict
//! dialect. `specs/README.md` lists them.
//!
//! For example, `Must have type UD,D.` restricts the type of an operand.

pub(crate) use super::formal::{Clause, Formal};
use super::{Problem, SourceText, Word, split_commas, trim};
use crate::spec::model::{Access, Regions};
use std::ops::Range;

/// A formal sentence.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sentence<'t> {
    /// The content of the sentence.
    pub(crate) formal: Formal<'t>,
    /// The range of the sentence, without its full stop.
    pub(crate) range: Range<usize>,
}

/// The kind of irregularity of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Irregular {
    /// The sentence begins like a formal one, but has another form.
    Form,
    /// The formal sentence has no full stop.
    Stop,
    /// Free text follows a formal sentence.
    Order,
    /// A word of a known phrase is misspelt.
    Typo,
    /// The sentence is joined to one that ended in a colon or full stop.
    Glued,
}

/// A text, split into free text and formal sentences.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Reading<'t> {
    /// The free text, with single blanks between words.
    pub(crate) free: String,
    /// The formal sentences.
    pub(crate) sentences: Vec<Sentence<'t>>,
    /// The irregularities of the text.
    pub(crate) problems: Vec<(Irregular, Problem)>,
}

impl Reading<'_> {
    pub(super) fn add_free(&mut self, text: &str) {
        for word in text.split_whitespace() {
            if !self.free.is_empty() {
                self.free.push(' ');
            }
            self.free.push_str(word);
        }
    }
}

/// Parses a text of the strict dialect.
pub(crate) fn read<'t>(place: &SourceText<'t>) -> Reading<'t> {
    let mut reading = Reading::default();
    for range in split(place.text) {
        let (body, stopped) = body(place.text, range.clone());
        let Some(formal) = formal(place, body.clone()) else {
            if let Some(form) = correct_form(&place.text[body.clone()]) {
                let problem = Problem::new(body, "this begins like a formal sentence and is none").help(form);
                reading.problems.push((Irregular::Form, problem));
            } else if let Some(problem) = find_misspelling(place, body.clone()) {
                reading.problems.push((Irregular::Typo, problem));
            } else if !reading.sentences.is_empty() {
                let problem = Problem::new(body, "free text after a formal sentence")
                    .help("write the free text first, then the formal sentences");
                reading.problems.push((Irregular::Order, problem));
            }
            reading.add_free(&place.text[range]);
            continue;
        };
        if !stopped {
            let problem = Problem::new(body.end..body.end, "a formal sentence ends in a full stop").replace(".");
            reading.problems.push((Irregular::Stop, problem));
        }
        reading.sentences.push(Sentence { formal, range: body });
    }
    reading
}

/// A former name, and its assembler text if that is given.
pub(crate) type FormerWords<'t> = (Word<'t>, Option<Word<'t>>);

/// Separates the former names from a text whose other sentences are free. Returns the free text
/// without them, the names, and the problems of sentences that begin like a former name.
pub(crate) fn take_former_names<'t>(place: &SourceText<'t>) -> (String, Vec<FormerWords<'t>>, Vec<Problem>) {
    let (mut free, mut names, mut problems) = (String::new(), Vec::new(), Vec::new());
    let mut from = 0;
    for range in split(place.text).filter(|range| place.text[range.clone()].starts_with("Formerly ")) {
        let (body, stopped) = body(place.text, range.clone());
        let Some(Formal::Formerly { name, text }) = formal(place, body.clone()) else {
            if let Some(form) = correct_form(&place.text[body.clone()]) {
                problems.push(Problem::new(body, "this begins like a formal sentence and is none").help(form));
            }
            continue;
        };
        if !stopped {
            let problem = Problem::new(body.end..body.end, "a formal sentence ends in a full stop").replace(".");
            problems.push(problem);
        }
        names.push((name, text));
        free.push_str(place.text[from..range.start].trim_end_matches(' '));
        from = range.end;
    }
    free.push_str(&place.text[from..]);
    (free.trim().to_owned(), names, problems)
}

/// Iterates over the sentences of a text, with their full stops. A full stop ends a sentence if a
/// blank or the end follows it, outside of code spans.
pub(super) fn split(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        at += text[at..].len() - text[at..].trim_start().len();
        if at >= bytes.len() {
            return None;
        }
        let start = at;
        while at < bytes.len() {
            match bytes[at] {
                b'`' => at += text[at + 1..].find('`').map_or(1, |length| length + 2),
                b'.' if bytes.get(at + 1).is_none_or(u8::is_ascii_whitespace) => {
                    at += 1;
                    break;
                }
                _ => at += 1,
            }
        }
        Some(trim(text, start..at))
    })
}

/// Returns a sentence without its full stop, and whether it had one.
pub(super) fn body(text: &str, range: Range<usize>) -> (Range<usize>, bool) {
    match text[range.clone()].strip_suffix('.') {
        Some(rest) => (trim(text, range.start..range.start + rest.len()), true),
        None => (range, false),
    }
}

/// Parses a formal sentence; `None` for free text.
pub(super) fn formal<'t>(place: &SourceText<'t>, range: Range<usize>) -> Option<Formal<'t>> {
    let reader = SentenceParser { place, range };
    match reader.text() {
        "Ignored" => return Some(Formal::Ignored(None)),
        "May be null" => return Some(Formal::MayBeNull),
        "Written" => return Some(Formal::Access(Access::Write)),
        "Read and written" => return Some(Formal::Access(Access::ReadWrite)),
        "One value" => return Some(Formal::Region(Regions::One)),
        "Region ignored" => return Some(Formal::Region(Regions::Ignored)),
        "Signed" => return Some(Formal::Signed),
        "Complemented" => return Some(Formal::Complemented),
        _ => {}
    }
    None.or_else(|| Some(Formal::Classes(reader.parse_names("Operand class: ")?)))
        .or_else(|| Some(Formal::Types(reader.parse_names("Must have type ")?)))
        .or_else(|| Some(Formal::Present(reader.parse_clause("Present if ")?)))
        .or_else(|| Some(Formal::Ignored(Some(reader.parse_clause("Ignored if ")?))))
        .or_else(|| Some(Formal::NullIf(reader.parse_clause("Null if ")?)))
        .or_else(|| Some(Formal::ValidIf(reader.parse_clause("Valid if ")?)))
        .or_else(|| Some(Formal::Named(reader.parse_code_name("Named ")?)))
        .or_else(|| Some(Formal::Begins(reader.parse_code_name("Begins at ")?)))
        .or_else(|| Some(Formal::IndexBy(reader.parse_code_name("Index selected by ")?)))
        .or_else(|| Some(Formal::Counted(reader.parse_name("Counted by ")?)))
        .or_else(|| Some(Formal::Label(reader.parse_name("Label kind: ")?)))
        .or_else(|| Some(Formal::Aligned(reader.parse_name("Aligned to ")?)))
        .or_else(|| Some(Formal::Index(reader.parse_name("Index of ")?)))
        .or_else(|| Some(Formal::Stored(reader.parse_bytes("Storage aligned to ")?)))
        .or_else(|| Some(Formal::StoredAsDeclared(reader.parse_bytes("Storage declared aligned to ")?)))
        .or_else(|| Some(Formal::Takes(reader.parse_bytes("Takes ")?)))
        .or_else(|| reader.parse_elements())
        .or_else(|| reader.parse_values())
        .or_else(|| reader.parse_see())
        .or_else(|| reader.parse_offset())
        .or_else(|| reader.parse_must_be())
        .or_else(|| reader.parse_usually())
        .or_else(|| reader.parse_parameter())
        .or_else(|| reader.parse_formerly())
}

struct SentenceParser<'p, 't> {
    place: &'p SourceText<'t>,
    range: Range<usize>,
}

impl<'t> SentenceParser<'_, 't> {
    fn text(&self) -> &'t str {
        &self.place.text[self.range.clone()]
    }

    /// Returns the range after the words at the beginning of the sentence.
    fn after(&self, words: &str) -> Option<Range<usize>> {
        begins(self.text(), words).then(|| self.range.start + words.len()..self.range.end)
    }

    /// Parses names that are separated by commas without blanks.
    fn parse_names(&self, words: &str) -> Option<Vec<Word<'t>>> {
        let range = self.after(words)?;
        let good = self.place.text[range.clone()].split(',').all(is_name);
        good.then(|| split_commas(self.place.text, range).map(|r| self.place.word(r)).collect())
    }

    fn parse_name(&self, words: &str) -> Option<Word<'t>> {
        let range = self.after(words)?;
        is_name(&self.place.text[range.clone()]).then(|| self.place.word(range))
    }

    /// Parses a name in a code span.
    fn parse_code_name(&self, words: &str) -> Option<Word<'t>> {
        let range = code_span(self.place.text, self.after(words)?)?;
        is_name(&self.place.text[range.clone()]).then(|| self.place.word(range))
    }

    fn parse_clause(&self, words: &str) -> Option<Clause> {
        let range = code_span(self.place.text, self.after(words)?)?;
        Some(Clause { range, formal: true })
    }

    fn parse_elements(&self) -> Option<Formal<'t>> {
        let range = self.after("Must have ")?;
        let (number, rest) = self.place.text[range.clone()].split_once(" elements")?;
        let condition = match rest.strip_prefix(" if ") {
            Some(code) => {
                let range = code_span(self.place.text, range.end - code.len()..range.end)?;
                Some(Clause { range, formal: true })
            }
            None if rest.is_empty() => None,
            None => return None,
        };
        let count = is_digits(number).then(|| number.parse().ok()).flatten()?;
        Some(Formal::Elements { count, condition })
    }

    /// Parses a number of bytes, such as `` `channels() * 4` bytes``.
    fn parse_bytes(&self, words: &str) -> Option<Clause> {
        let range = self.after(words)?;
        let code = self.place.text[range.clone()].strip_suffix(" bytes")?;
        let range = code_span(self.place.text, range.start..range.start + code.len())?;
        Some(Clause { range, formal: true })
    }

    fn parse_must_be(&self) -> Option<Formal<'t>> {
        super::lexer::parse_integer(self.text().strip_prefix("Must be ")?).ok().map(Formal::MustBe)
    }

    fn parse_usually(&self) -> Option<Formal<'t>> {
        let (value, condition) = self.parse_conditional(self.after("Usually ")?)?;
        Some(Formal::Usually { value, condition })
    }

    /// Parses a parameter, such as ``Parameter `dst` if `CONDITION`: what was read``.
    fn parse_parameter(&self) -> Option<Formal<'t>> {
        let range = self.after("Parameter ")?;
        let text = &self.place.text[range.clone()];
        let (head, words) = text.split_once("`: ").map_or((text.len(), ""), |(head, words)| (head.len() + 1, words));
        let (name, condition) = self.parse_conditional(range.start..range.start + head)?;
        Some(Formal::Parameter { name, condition, words })
    }

    /// Parses a former name, such as `` `EQ` `` or `` `EQ` (`eq`)``.
    fn parse_formerly(&self) -> Option<Formal<'t>> {
        let (text, range) = (self.place.text, self.after("Formerly ")?);
        let (name, former_text) = match text[range.clone()].split_once(" (") {
            Some((name, rest)) => {
                let end = range.start + name.len();
                let start = end + " (".len();
                let former = code_span(text, start..start + rest.strip_suffix(')')?.len())?;
                (range.start..end, Some(self.place.word(former)))
            }
            None => (range, None),
        };
        let name = code_span(text, name)?;
        let is_trimmed = text[name.clone()].trim().len() == name.len();
        is_trimmed.then(|| Formal::Formerly { name: self.place.word(name), text: former_text })
    }

    /// Parses a code span and an optional condition, such as `` `none` if `CONDITION` ``.
    fn parse_conditional(&self, range: Range<usize>) -> Option<(Word<'t>, Option<Clause>)> {
        let text = self.place.text;
        let (value, condition) = match text[range.clone()].split_once(" if ") {
            Some((value, _)) => {
                let end = range.start + value.len();
                let clause = code_span(text, end + " if ".len()..range.end)?;
                (range.start..end, Some(Clause { range: clause, formal: true }))
            }
            None => (range, None),
        };
        Some((self.place.word(code_span(text, value)?), condition))
    }

    fn parse_values(&self) -> Option<Formal<'t>> {
        let range = self.after("Valid values are [")?;
        let inner = self.place.text[range.clone()].strip_suffix(']')?;
        let (low, high) = inner.split_once("..")?;
        if !is_bound(low) || !is_bound(high) {
            return None;
        }
        let middle = range.start + low.len();
        Some(Formal::Values {
            low: self.place.word(range.start..middle),
            high: self.place.word(middle + 2..range.end - 1),
        })
    }

    fn parse_see(&self) -> Option<Formal<'t>> {
        let (title, target, rest) = link(self.place.text, self.after("See ")?)?;
        rest.is_empty().then(|| Formal::See { title: self.place.word(title), target: self.place.word(target) })
    }

    fn parse_offset(&self) -> Option<Formal<'t>> {
        let text = self.place.text;
        if let Some(range) = self.after("Offset of ") {
            if let Some(code) = text[range.clone()].strip_suffix(" bytes").filter(|code| code.starts_with('`')) {
                let size = code_span(text, range.start..range.start + code.len())?;
                return Some(Formal::OffsetOfBytes { size: self.place.word(size) });
            }
            let (title, _, rest) = link(text, range)?;
            let rest = text[rest.clone()].strip_prefix(", ").map(|_| rest.start + 2..rest.end)?;
            let end = rest.start + text[rest.clone()].strip_suffix(" bytes")?.len();
            let size = code_span(text, rest.start..end)?;
            return Some(Formal::OffsetOf { structure: self.place.word(title), size: self.place.word(size) });
        }
        let (title, _, rest) = link(text, self.after("Offset in ")?)?;
        let rest = text[rest.clone()].strip_prefix(" of ").map(|_| rest.start + 4..rest.end)?;
        let member = code_span(text, rest)?;
        Some(Formal::OffsetIn { structure: self.place.word(title), member: self.place.word(member) })
    }
}

/// Returns whether the text begins with the words. The first byte is compared first, since it
/// differs in most cases.
fn begins(text: &str, words: &str) -> bool {
    text.as_bytes().first() == words.as_bytes().first() && text.starts_with(words)
}

/// Returns the range between the back quotes, if the range is one code span.
fn code_span(text: &str, range: Range<usize>) -> Option<Range<usize>> {
    let inner = text[range.clone()].strip_prefix('`')?.strip_suffix('`')?;
    (!inner.is_empty() && !inner.contains('`')).then(|| range.start + 1..range.end - 1)
}

/// Splits a range that begins with a link into title, target and rest.
pub(super) fn link(text: &str, range: Range<usize>) -> Option<(Range<usize>, Range<usize>, Range<usize>)> {
    let rest = text[range.clone()].strip_prefix('[')?;
    let title = rest.find("](")?;
    let target = rest[title + 2..].find(')')?;
    let start = range.start + 1;
    let link = start + title + 2;
    Some((start..start + title, link..link + target, link + target + 1..range.end))
}

/// Returns whether a text is a name: letters, digits and underscores.
pub(super) fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(super::lexer::is_name_byte)
}

pub(super) fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// Returns whether a text is a number, or a name such as `%arg` or `sizeof(%arg)`.
fn is_bound(text: &str) -> bool {
    is_digits(text.strip_prefix('-').unwrap_or(text))
        || (!text.is_empty() && text.bytes().all(|b| super::lexer::is_name_byte(b) || b"%()<>-".contains(&b)))
}

/// Beginnings of formal sentences with their correct form.
const FORMS: [(&str, &str); 24] = [
    ("Operand class", "`Operand class: general,indirect.`"),
    ("Must have type", "`Must have type UD,D,F.`, without blanks behind the commas"),
    ("Valid value", "`Valid values are [0..15].`"),
    ("Present if", "``Present if `CONDITION`.``"),
    ("Present only", "``Present if `CONDITION`.``"),
    ("Counted by", "`Counted by NumParams.`"),
    ("Ignored", "`Ignored.` or ``Ignored if `CONDITION`.``"),
    ("May be null", "`May be null.`"),
    ("Null if", "``Null if `CONDITION`.``"),
    ("Label kind", "`Label kind: block.`"),
    ("Aligned to", "`Aligned to oword.`"),
    ("Storage aligned to", "``Storage aligned to `EXPRESSION` bytes.``"),
    ("Storage declared aligned to", "``Storage declared aligned to `EXPRESSION` bytes.``"),
    ("Takes `", "``Takes `EXPRESSION` bytes.``"),
    ("Region ignored", "`Region ignored.`"),
    ("Named `", "``Named `Name`.``"),
    ("Valid if", "``Valid if `CONDITION`.``"),
    ("Usually `", "``Usually `VALUE`.``, perhaps with ``if `CONDITION` `` before the stop"),
    ("Parameter `", "``Parameter `name`.``, perhaps with ``if `CONDITION` ``, and with words behind a colon"),
    ("Offset of [", "``Offset of [kernel_data](#kernel_data), `size` bytes.``"),
    ("Offset of `", "``Offset of `size` bytes.``"),
    ("Index selected", "``Index selected by `kind`.``"),
    ("Begins at `", "``Begins at `entry`.``"),
    ("Formerly ", "``Formerly `OLD`.`` or ``Formerly `OLD` (`text`).``"),
];

/// Beginnings of formal sentences that something else must follow.
const HEADS: [&str; 17] = [
    "Operand class: ",
    "Must have type ",
    "Present if ",
    "Ignored if ",
    "Null if ",
    "Valid if ",
    "Valid values are [",
    "Named `",
    "Begins at `",
    "Index selected by `",
    "Counted by ",
    "Label kind: ",
    "Aligned to ",
    "Usually `",
    "Parameter `",
    "Formerly `",
    "See [",
];

/// Formal sentences without a part that varies.
const WHOLE: [&str; 8] =
    ["Ignored", "May be null", "Written", "Read and written", "One value", "Region ignored", "Signed", "Complemented"];

/// Minimum number of bytes of a misspelt sentence: two thirds of the shortest one, `Signed`.
const MIN_MISSPELT_BYTES: usize = 4;

/// Returns the problem of a sentence that would be a formal one if its first words were spelt
/// right, such as `Must has type UD`.
fn find_misspelling(place: &SourceText<'_>, range: Range<usize>) -> Option<Problem> {
    let text = &place.text[range.clone()];
    if text.len() < MIN_MISSPELT_BYTES {
        return None;
    }
    let report = |length: usize, right: &str| {
        let written = &text[..length];
        let problem = Problem::new(range.start..range.start + length, format!("`{written}` is not `{right}`"));
        Some(problem.help(format!("write `{right}`")).replace(right))
    };
    if let Some(right) = super::nearest(text, WHOLE)
        && openvisa_cli_support::unmistakable(text, right, WHOLE)
    {
        return report(text.len(), right);
    }
    HEADS.iter().find_map(|head| {
        let words = head.trim_end_matches(['`', '[']).trim_end();
        let length = end_of_words(text, words.split(' ').count())?;
        let written = &text[..length];
        super::nearest(written, [words]).filter(|_| written != words)?;
        let corrected = format!("{words}{}", &text[length..]);
        let other = SourceText { text: &corrected, ..place.clone() };
        formal(&other, 0..corrected.len())?;
        report(length, words)
    })
}

/// Returns the length of the first words of a text.
fn end_of_words(text: &str, count: usize) -> Option<usize> {
    let ends = text.match_indices(' ').map(|(at, _)| at).chain([text.len()]);
    ends.take(count).last().filter(|_| text.split(' ').count() >= count)
}

/// Returns the correct form of a sentence that begins like a formal one.
pub(super) fn correct_form(text: &str) -> Option<String> {
    if text.starts_with("See [") && text.contains("fields.md#") {
        return Some("the form is `See [Name](../fields.md#name).`".into());
    }
    if text.strip_prefix("Must have ").is_some_and(|r| r.starts_with(|c: char| c.is_ascii_digit())) {
        return Some("the form is `Must have 128 elements.`, perhaps with ``if `CONDITION` `` before the stop".into());
    }
    FORMS.iter().find(|(words, _)| begins(text, words)).map(|(_, form)| format!("the form is {form}"))
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::tests::{source, whole};
    use super::*;

    /// Formats free text, formal sentences and problems in a short form.
    pub(in crate::spec::syntax) fn show(reading: &Reading<'_>, text: &str) -> String {
        let clause = |c: &Clause| format!("{}{}", if c.formal { "=" } else { "~" }, &text[c.range.clone()]);
        let list = |l: &[Word<'_>]| l.iter().map(|w| w.value).collect::<Vec<_>>().join("+");
        let formal = |f: &Formal<'_>| match f {
            Formal::See { title, target } => format!("see {}@{}", title.value, target.value),
            Formal::Formerly { name, text: None } => format!("formerly {}", name.value),
            Formal::Formerly { name, text: Some(text) } => format!("formerly {} as {}", name.value, text.value),
            Formal::Classes(l) => format!("class {}", list(l)),
            Formal::Types(l) => format!("type {}", list(l)),
            Formal::Elements { count, condition: None } => format!("elements {count}"),
            Formal::Elements { count, condition: Some(c) } => format!("elements {count} {}", clause(c)),
            Formal::Values { low, high } => format!("{} to {}", low.value, high.value),
            Formal::Present(c) => format!("present {}", clause(c)),
            Formal::Counted(w) => format!("counted {}", w.value),
            Formal::Ignored(c) => format!("ignored {}", c.as_ref().map_or(String::new(), clause)),
            Formal::MayBeNull => "nullable".into(),
            Formal::NullIf(c) => format!("null {}", clause(c)),
            Formal::Label(w) => format!("label {}", w.value),
            Formal::Aligned(w) => format!("aligned {}", w.value),
            Formal::Stored(c) => format!("stored {}", clause(c)),
            Formal::StoredAsDeclared(c) => format!("stored as declared {}", clause(c)),
            Formal::Takes(c) => format!("takes {}", clause(c)),
            Formal::Access(a) => format!("{a:?}"),
            Formal::Region(r) => format!("region {r:?}"),
            Formal::Named(w) => format!("named {}", w.value),
            Formal::Signed => "signed".into(),
            Formal::Complemented => "complemented".into(),
            Formal::ValidIf(c) => format!("valid {}", clause(c)),
            Formal::Index(w) => format!("index {}", w.value),
            Formal::IndexBy(w) => format!("index by {}", w.value),
            Formal::OffsetOfBytes { size } => format!("offset {}", size.value),
            Formal::OffsetOf { structure, size } => format!("offset {}, {}", structure.value, size.value),
            Formal::OffsetIn { structure, member } => format!("offset {}.{}", structure.value, member.value),
            Formal::Begins(w) => format!("begins {}", w.value),
            Formal::MustBe(n) => format!("is {n}"),
            Formal::Usually { value, condition } => {
                let condition = condition.as_ref().map_or(String::new(), |c| format!(" {}", clause(c)));
                format!("usually {}{condition}", value.value)
            }
            Formal::Parameter { name, condition, words } => {
                let condition = condition.as_ref().map_or(String::new(), |c| format!(" {}", clause(c)));
                format!("parameter {}{condition} ({words})", name.value)
            }
        };
        let mut parts = vec![reading.free.clone()];
        parts.extend(reading.sentences.iter().map(|s| formal(&s.formal)));
        parts.extend(reading.problems.iter().map(|(kind, p)| {
            let edit = p.replacement.as_ref().map_or(String::new(), |r| format!(" -> {r:?}"));
            format!("!{kind:?} {:?}{edit}", &text[p.range.clone()])
        }));
        parts.join(" | ")
    }

    fn show_text(text: &str) -> String {
        let sources = source(text);
        show(&read(&whole(&sources)), text)
    }

    #[test]
    fn all_formal_sentences_are_read() {
        for (text, shown) in [
            ("See [Exec_size](../fields.md#exec_size).", " | see Exec_size@../fields.md#exec_size"),
            ("Free. Operand class: general,indirect.", "Free. | class general+indirect"),
            ("Must have type UD,D,F. Must have 128 elements.", " | type UD+D+F | elements 128"),
            ("Must have 64 elements if `Mode == 0`.", " | elements 64 =Mode == 0"),
            ("Valid values are [0..15].", " | 0 to 15"),
            ("Valid values are [-8..7].", " | -8 to 7"),
            ("Valid values are [0..%arg].", " | 0 to %arg"),
            ("Present if `Mode.rti == 1`.", " | present =Mode.rti == 1"),
            ("Counted by NumParams.", " | counted NumParams"),
            ("A block. Ignored.", "A block. | ignored "),
            ("Ignored if `a == 1.5`.", " | ignored =a == 1.5"),
            ("May be null. Null if `x`.", " | nullable | null =x"),
            ("Label kind: block. Aligned to grf.", " | label block | aligned grf"),
            ("Storage declared aligned to `8` bytes.", " | stored as declared =8"),
            ("Storage aligned to `8` bytes. Takes `channels() * 4` bytes.", " | stored =8 | takes =channels() * 4"),
            ("Written.", " | Write"),
            ("Read and written.", " | ReadWrite"),
            ("One value.", " | region One"),
            ("Its place. Region ignored.", "Its place. | region Ignored"),
            ("Named `ExecMask`. Signed.", " | named ExecMask | signed"),
            ("What is left out. Complemented.", "What is left out. | complemented"),
            ("Valid if `x`.", " | valid =x"),
            ("Index of string_pool.", " | index string_pool"),
            ("Offset of [kernel_data](#kernel_data), `size` bytes.", " | offset kernel_data, size"),
            ("Offset in [kernel_data](#kernel_data) of `num_inputs`.", " | offset kernel_data.num_inputs"),
            ("Where. Offset of `size` bytes.", "Where. | offset size"),
            ("Which. Index selected by `kind`.", "Which. | index by kind"),
            ("Begins at `entry`. Must be 0.", " | begins entry | is 0"),
            ("Must be 0x41534943.", " | is 1095977283"),
            ("What. Usually `none`.", "What. | usually none"),
            ("Usually `\"1 element\"` if `a == 1`.", " | usually \"1 element\" =a == 1"),
            ("What. Parameter `dst`.", "What. | parameter dst ()"),
            ("Parameter `Block.width`: in data; not bytes.", " | parameter Block.width (in data; not bytes)"),
            ("Parameter `dst` if `a == 1`: what was read.", " | parameter dst =a == 1 (what was read)"),
            ("", ""),
        ] {
            assert_eq!(show_text(text), shown, "{text}");
        }
    }

    #[test]
    fn free_text_stays_free() {
        for text in [
            "Index of the surface variable.",
            "See [ADD](ADD.md) for more.",
            "Named barriers wait here.",
            "Must be even, e.g. 2. It `is. so` here.",
            "Written by others.",
            "One value of many.",
            "Must have the same size.",
            "Usually a constant.",
            "Parameter of the message.",
            "Unsigned.",
            "Must have the type of the source.",
            "Indices of surfaces.",
            "May be 0.",
        ] {
            assert_eq!(show_text(text), text);
        }
        assert_eq!(show_text("Two   lines\n   of it."), "Two lines of it.");
    }

    #[test]
    fn near_misses_are_said() {
        for (text, shown) in [
            ("Must have type UD, D.", "Must have type UD, D. | !Form \"Must have type UD, D\""),
            ("Operand class: .", "Operand class: . | !Form \"Operand class:\""),
            ("Present if a bit is set.", "Present if a bit is set. | !Form \"Present if a bit is set\""),
            ("Present if ``.", "Present if ``. | !Form \"Present if ``\""),
            ("Ignored by all.", "Ignored by all. | !Form \"Ignored by all\""),
            ("Valid values are [0-15].", "Valid values are [0-15]. | !Form \"Valid values are [0-15]\""),
            ("Must have 128 things.", "Must have 128 things. | !Form \"Must have 128 things\""),
            ("Must have 64 elements if odd.", "Must have 64 elements if odd. | !Form \"Must have 64 elements if odd\""),
            (
                "Must have 99999999999 elements.",
                "Must have 99999999999 elements. | !Form \"Must have 99999999999 elements\"",
            ),
            (
                "See [X](../fields.md#x) for it.",
                "See [X](../fields.md#x) for it. | !Form \"See [X](../fields.md#x) for it\"",
            ),
            ("Usually `x` here.", "Usually `x` here. | !Form \"Usually `x` here\""),
            ("Parameter `x` here.", "Parameter `x` here. | !Form \"Parameter `x` here\""),
            ("Takes `4` dwords.", "Takes `4` dwords. | !Form \"Takes `4` dwords\""),
            ("Ignored", " | ignored  | !Stop \"\" -> \".\""),
            ("Ignored. And more.", "And more. | ignored  | !Order \"And more\""),
            ("Must has type UD.", "Must has type UD. | !Typo \"Must has type\" -> \"Must have type\""),
            ("Valid value is [0..3].", "Valid value is [0..3]. | !Form \"Valid value is [0..3]\""),
            ("Valid vales are [0..3].", "Valid vales are [0..3]. | !Typo \"Valid vales are\" -> \"Valid values are\""),
            ("Presnt if `x`.", "Presnt if `x`. | !Typo \"Presnt if\" -> \"Present if\""),
            ("Writen.", "Writen. | !Typo \"Writen\" -> \"Written\""),
        ] {
            assert_eq!(show_text(text), shown, "{text}");
        }
    }
}
