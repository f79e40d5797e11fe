//! Parser of the vendor's phrases that mean the same as a formal sentence.
//!
//! Upstream documents are prose. A phrase counts anywhere in a sentence, and the sentence stays
//! part of the description unless it consists of the phrase alone. For example, `The field is
//! ignored for x.wait` means `Ignored` under a condition. Known irregularities (misspelt key words,
//! joined sentences) are parsed and reported.

use super::sentence::{self, Clause, Formal, Irregular, Reading, Sentence};
use super::{Problem, SourceText, Word, split_commas, starts_with_ignore_case, trim};
use std::ops::Range;

/// Parses a text of the vendor's documents.
pub(crate) fn read<'t>(place: &SourceText<'t>) -> Reading<'t> {
    let mut reading = Reading::default();
    for range in sentence::split(place.text) {
        let (mut body, stopped) = sentence::body(place.text, range.clone());
        if stopped {
            body = remove_glue(place.text, body, range.end, &mut reading);
        }
        let phrases = SentencePhrases { place, range: body.clone() };
        let (whole, formal) = phrases.all(&mut reading);
        reading.sentences.extend(formal.into_iter().map(|formal| Sentence { formal, range: body.clone() }));
        if !whole {
            reading.add_free(&place.text[range]);
        }
    }
    reading
}

/// Removes the colon or full stop that ended a sentence before another full stop was appended, and
/// reports it.
fn remove_glue(text: &str, body: Range<usize>, end: usize, reading: &mut Reading<'_>) -> Range<usize> {
    let sign = &text[body.clone()];
    if !sign.ends_with([':', '.']) || sign.ends_with("..") || text[end..].trim().is_empty() {
        return body;
    }
    let problem = Problem::new(body.end - 1..end, "a sentence was glued to this one").replace(".");
    reading.problems.push((Irregular::Glued, problem));
    trim(text, body.start..body.end - 1)
}

/// The search for phrases in one sentence.
struct SentencePhrases<'p, 't> {
    place: &'p SourceText<'t>,
    range: Range<usize>,
}

impl<'t> SentencePhrases<'_, 't> {
    fn text(&self) -> &'t str {
        &self.place.text[self.range.clone()]
    }

    /// Returns the range after `words`, anywhere in the sentence.
    fn after(&self, words: &str) -> Option<Range<usize>> {
        let at = self.text().find(words)?;
        Some(trim(self.place.text, self.range.start + at + words.len()..self.range.end))
    }

    fn after_first(&self, words: &str) -> Option<Range<usize>> {
        starts_with_ignore_case(self.text(), words)
            .then(|| trim(self.place.text, self.range.start + words.len()..self.range.end))
    }

    fn word(&self, range: Range<usize>) -> Word<'t> {
        self.place.word(range)
    }

    /// Returns all meanings of the sentence, and whether it says nothing else.
    fn all(&self, reading: &mut Reading<'t>) -> (bool, Vec<Formal<'t>>) {
        if let Some(formal) = self.whole_sentence() {
            return (true, vec![formal]);
        }
        let mut found = Vec::new();
        found.extend(self.types());
        found.extend(self.range_of_values());
        found.extend(self.presence(reading));
        found.extend(self.ignored(reading));
        found.extend(self.null());
        found.extend(self.label());
        found.extend(self.alignment());
        (false, found)
    }

    fn whole_sentence(&self) -> Option<Formal<'t>> {
        if let Some(range) = self.after_first("Operand class:") {
            return Some(Formal::Classes(self.words_between_commas(range)));
        }
        if let Some(range) = self.after_first("Must have type ").or_else(|| self.after_first("Restriction: type ")) {
            return Some(Formal::Types(self.words_between_commas(range)));
        }
        if let Some(number) = self.text().strip_prefix("Must have ").and_then(|r| r.strip_suffix(" elements")) {
            return number.parse().ok().map(|count| Formal::Elements { count, condition: None });
        }
        let range = self.after_first("Valid values are").or_else(|| self.after_first("Valid value is"));
        let range =
            range.or_else(|| self.after_first("Valid range is")).or_else(|| self.after_first("Must be in the range"));
        range.and_then(|r| self.parse_interval(r))
    }

    fn words_between_commas(&self, range: Range<usize>) -> Vec<Word<'t>> {
        split_commas(self.place.text, range).filter(|r| !r.is_empty()).map(|r| self.word(r)).collect()
    }

    /// Parses an interval in one of the vendor's forms: `[0-15]`, `[1], [64]`, `[1, 64]`,
    /// `[1..32]`, `\[0-32\]`, `0-4`.
    fn parse_interval(&self, range: Range<usize>) -> Option<Formal<'t>> {
        let text = self.place.text;
        let mut parts = bracket_contents(text, range.clone());
        let (low, high) = match (parts.next(), parts.next()) {
            (Some(low), Some(high)) => (low, high),
            (Some(both), None) => split_interval(text, both)?,
            _ => split_interval(text, range)?,
        };
        let good = |r: &Range<usize>| !r.is_empty() && !text[r.clone()].contains(char::is_whitespace);
        (good(&low) && good(&high)).then(|| Formal::Values { low: self.word(low), high: self.word(high) })
    }

    /// Returns types that are named within a sentence.
    fn types(&self) -> Option<Formal<'t>> {
        let text = self.place.text;
        if let Some(range) = self.after("must have one of ") {
            let end = range.start + text[range.clone()].find(" type")?;
            return Some(Formal::Types(self.words_between_commas(range.start..end)));
        }
        let mut words = Vec::new();
        let mut at = self.range.start;
        while let Some(found) = text[at..self.range.end].find("must have type ") {
            let start = at + found + "must have type ".len();
            let length = text[start..self.range.end].bytes().take_while(u8::is_ascii_uppercase).count();
            if length > 0 && !words.iter().any(|w: &Word<'_>| w.value == &text[start..start + length]) {
                words.push(self.word(start..start + length));
            }
            at = start;
        }
        (!words.is_empty()).then_some(Formal::Types(words))
    }

    fn range_of_values(&self) -> Option<Formal<'t>> {
        let range = self.after("must be in the range of").or_else(|| self.after("Valid values are"))?;
        self.parse_interval(range)
    }

    fn presence(&self, reading: &mut Reading<'t>) -> Option<Formal<'t>> {
        let range = if let Some(range) = self.after_first("Present only if ") {
            range
        } else if let Some(range) = self.after_first("Present only of ") {
            let at = self.range.start + "Present only ".len();
            report_typo(reading, at..at + 2, "if");
            range
        } else {
            self.after("is present only for ").or_else(|| self.after("is present only if "))?
        };
        Some(Formal::Present(Clause { range, formal: false }))
    }

    fn ignored(&self, reading: &mut Reading<'t>) -> Option<Formal<'t>> {
        let mut rest = self.after_first("This field is ").or_else(|| self.after_first("The field is "))?;
        let word = ["ignored", "ingored"].into_iter().find(|w| self.place.text[rest.clone()].starts_with(w))?;
        if word != "ignored" {
            report_typo(reading, rest.start..rest.start + word.len(), "ignored");
        }
        rest = trim(self.place.text, rest.start + word.len()..rest.end);
        let condition = ["for ", "if "].into_iter().find(|w| self.place.text[rest.clone()].starts_with(w));
        let clause = condition.map(|w| Clause { range: rest.start + w.len()..rest.end, formal: false });
        Some(Formal::Ignored(clause))
    }

    /// Returns the condition under which the null variable may or must be used.
    fn null(&self) -> Option<Formal<'t>> {
        let text = self.place.text;
        for words in
            ["must be V0", "be set to V0", "should be the null register", "hold the null register", "is null for"]
        {
            let Some(rest) = self.after(words) else { continue };
            let before = trim(text, self.range.start..self.range.start + self.text().find(words).unwrap_or(0));
            let range = if words == "is null for" {
                rest
            } else if let Some(behind) = ["if ", "for "].iter().find(|w| text[rest.clone()].starts_with(**w)) {
                rest.start + behind.len()..rest.end
            } else {
                // The form `For the operations a and b it must be V0`.
                let end = before.start + text[before.clone()].strip_suffix(" it")?.len();
                let skip = if starts_with_ignore_case(&text[before.clone()], "for ") { 4 } else { 0 };
                before.start + skip..end
            };
            return Some(Formal::NullIf(Clause { range, formal: false }));
        }
        let may = ["permitted to be V0", "could be a null operand", "null register may be used"];
        may.iter().any(|w| self.text().contains(w)).then_some(Formal::MayBeNull)
    }

    /// Parses `must be a block label`.
    fn label(&self) -> Option<Formal<'t>> {
        let range = self.after("must be a ")?;
        let (kind, rest) = self.place.text[range.clone()].split_once(' ')?;
        rest.starts_with("label").then(|| Formal::Label(self.word(range.start..range.start + kind.len())))
    }

    /// Parses `must be oword-aligned` or `Must be GRF aligned`.
    fn alignment(&self) -> Option<Formal<'t>> {
        let range = self.after("ust be ")?;
        let unit = self.place.text[range.clone()].strip_suffix("aligned")?.strip_suffix(['-', ' '])?;
        sentence::is_name(unit).then(|| Formal::Aligned(self.word(range.start..range.start + unit.len())))
    }
}

/// Reports a misspelt word.
fn report_typo(reading: &mut Reading<'_>, range: Range<usize>, right: &str) {
    let problem = Problem::new(range, format!("this is misspelt; it was read as `{right}`")).replace(right);
    reading.problems.push((Irregular::Typo, problem));
}

/// Iterates over the contents of square brackets, which may be escaped.
fn bracket_contents(text: &str, range: Range<usize>) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = range.start;
    std::iter::from_fn(move || {
        let open = at + text[at..range.end].find('[')?;
        let close = open + text[open..range.end].find(']')?;
        at = close + 1;
        let inner = text[open + 1..close].strip_suffix('\\').map_or(close, |s| open + 1 + s.len());
        Some(trim(text, open + 1..inner))
    })
}

/// Splits `a..b`, `a, b` or `a-b` into its ends. `a` may begin with a minus sign.
fn split_interval(text: &str, range: Range<usize>) -> Option<(Range<usize>, Range<usize>)> {
    let inner = &text[range.clone()];
    let cut = |at: usize, length: usize| {
        (trim(text, range.start..range.start + at), trim(text, range.start + at + length..range.end))
    };
    if let Some(at) = inner.find("..") {
        return Some(cut(at, 2));
    }
    if let Some(at) = inner.find(',') {
        return Some(cut(at, 1));
    }
    let dash = inner.char_indices().skip(1).find(|(_, c)| *c == '-')?.0;
    Some(cut(dash, 1))
}

#[cfg(test)]
mod tests {
    use super::super::sentence::tests::show;
    use super::super::tests::{source, whole};
    use super::*;

    #[test]
    fn the_phrases_of_the_vendor_are_read() {
        for (text, shown) in [
            ("The sum. Operand class: general,indirect", "The sum. | class general+indirect"),
            ("X. Must have type UD,D. Must have 128 elements", "X. | type UD+D | elements 128"),
            ("The offset. Restriction: type UD", "The offset. | type UD"),
            ("Id. Valid values are  [0-15]", "Id. | 0 to 15"),
            ("Width. Valid values are  [1], [64]", "Width. | 1 to 64"),
            ("Valid value is [1, 64].", " | 1 to 64"),
            ("stores V. Valid values are [-8-7]", "stores V. | -8 to 7"),
            ("Size. Valid values are  [0-sizeof(%arg)]", "Size. | 0 to sizeof(%arg)"),
            ("Valid values are  [1-thread_group_size]", " | 1 to thread_group_size"),
            ("Valid range is [1, 4096], and so on", " | 1 to 4096"),
            (r"Valid values are \[0-32\].", " | 0 to 32"),
            ("Valid values are 0-4.", " | 0 to 4"),
            ("Valid values are:", "Valid values are:"),
            ("Labels. Must be in the range [1..32]", "Labels. | 1 to 32"),
            (
                "Index, and its value must be in the range of [0..<n>-1]",
                "Index, and its value must be in the range of [0..<n>-1] | 0 to <n>-1",
            ),
            (
                "The operand must have one of UD, D, F type; so",
                "The operand must have one of UD, D, F type; so | type UD+D+F",
            ),
            (
                "For A it must have type D, for B it must have type UD",
                "For A it must have type D, for B it must have type UD | type D+UD",
            ),
            ("This field is ignored and zero", "This field is ignored and zero | ignored "),
            ("The field is ignored, so", "The field is ignored, so | ignored "),
            ("This field is ignored for x.wait", "This field is ignored for x.wait | ignored ~x.wait"),
            (
                "A. Present only if the \"s0a\" bit is set",
                "A. Present only if the \"s0a\" bit is set | present ~the \"s0a\" bit is set",
            ),
            ("The field is present only for resinfo", "The field is present only for resinfo | present ~resinfo"),
            ("Must be set to V0 if not used", "Must be set to V0 if not used | null ~not used"),
            (
                "For the INC operation it must be V0 (null)",
                "For the INC operation it must be V0 (null) | null ~the INC operation",
            ),
            (
                "This should be the null register for 1D surfaces",
                "This should be the null register for 1D surfaces | null ~1D surfaces",
            ),
            ("Dst is permitted to be V0, then nothing", "Dst is permitted to be V0, then nothing | nullable"),
            ("It must be a block label", "It must be a block label | label block"),
            ("It must be a buffer", "It must be a buffer"),
            (
                "The address must be oword-aligned. Must be GRF aligned",
                "The address must be oword-aligned. Must be GRF aligned | aligned oword | aligned GRF",
            ),
            ("Not for block2d.", "Not for block2d."),
        ] {
            let sources = source(text);
            assert_eq!(show(&read(&whole(&sources)), text), shown, "{text}");
        }
    }

    #[test]
    fn irregular_phrases_are_read_and_reported() {
        for (text, shown) in [
            (
                "This field is ingored and zero",
                "This field is ingored and zero | ignored  | !Typo \"ingored\" -> \"ignored\"",
            ),
            (
                "Present only of SI bit is set",
                "Present only of SI bit is set | present ~SI bit is set | !Typo \"of\" -> \"if\"",
            ),
            ("The format:. Must have type UW", "The format:. | type UW | !Glued \":.\" -> \".\""),
            ("It is zero.. Must have type D", "It is zero.. | type D | !Glued \"..\" -> \".\""),
            ("And so on... Then", "And so on... Then"),
        ] {
            let sources = source(text);
            assert_eq!(show(&read(&whole(&sources)), text), shown, "{text}");
        }
    }
}
