//! Parser of an enumerator's text: its name, its assembler text, and its description.
//!
//! For example, ``EQ (`eq`) - equal`` has the name `EQ`, the assembler text `eq` and the
//! description `equal`.

use super::sentence::{self, Clause, Formal};
use super::{Problem, SourceText, Word, gate, trim};
use std::ops::Range;

/// The parsed text of an enumerator.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Enumerator<'t> {
    pub(crate) name: Word<'t>,
    /// The assembler text, if it is given.
    pub(crate) text: Option<Word<'t>>,
    /// True if the text says that there is no assembler text. The name then does not give one
    /// either.
    pub(crate) no_text: bool,
    /// The assembler text of other versions, as a gate in braces and a text.
    pub(crate) other_text: Option<(Word<'t>, Word<'t>)>,
    /// Further texts that the parser accepts, and that are never printed.
    pub(crate) also: Vec<Word<'t>>,
    /// The description after name and text.
    pub(crate) description: String,
    /// The condition under which the value may be used.
    pub(crate) valid_if: Option<Clause>,
    /// The former names, each with its assembler text if that is given.
    pub(crate) formerly: Vec<(Word<'t>, Option<Word<'t>>)>,
    /// The structure that a link names.
    pub(crate) layout: Option<Word<'t>>,
    /// The problems of the text.
    pub(crate) problems: Vec<Problem>,
}

/// Parses a text of the strict dialect: ``NAME (`text`) - description. Valid if `CONDITION`.
/// [link](#link)``.
pub(crate) fn read<'t>(place: &SourceText<'t>) -> Enumerator<'t> {
    let text = place.text;
    let whole = trim(text, 0..text.len());
    let mut problems = Vec::new();
    let name_end = [" (", " - ", ". "].iter().filter_map(|sign| text[whole.clone()].find(sign)).min();
    let name_end = name_end.map_or(whole.end, |at| whole.start + at);
    let name = trim(text, whole.start..name_end);
    let name = name.start..name.start + text[name.clone()].trim_end_matches('.').len();
    if name.is_empty() {
        problems.push(Problem::new(whole.clone(), "this enumerator has no name"));
    }
    if let Some(at) = text[name.clone()].find(|c: char| "`()[]{}*+=:;|".contains(c)) {
        let sign = name.start + at..name.start + at + 1;
        let message = format!("`{}` in the name of an enumerator", &text[sign.clone()]);
        problems.push(Problem::new(sign, message).help("the form is ``NAME (`text`) - what it does``"));
    }
    let mut rest = name_end..whole.end;
    let no_text = take_no_text(text, &mut rest);
    let AssemblerTexts { text: assembler, other, also } = take_texts(place, &mut rest, &mut problems);
    let (rest, layout) = take_layout_link(place, rest);
    let mut enumerator = Enumerator {
        name: place.word(name),
        text: assembler.map(|r| place.word(r)),
        no_text,
        other_text: other,
        also,
        description: String::new(),
        valid_if: None,
        formerly: Vec::new(),
        layout,
        problems,
    };
    parse_description(&mut enumerator, place, rest);
    enumerator
}

/// The assembler texts of an enumerator: the usual one, the one of other versions with its gate,
/// and further accepted ones.
#[derive(Default)]
struct AssemblerTexts<'t> {
    text: Option<Range<usize>>,
    other: Option<(Word<'t>, Word<'t>)>,
    also: Vec<Word<'t>>,
}

/// Removes `(no text)` from the beginning of `rest`, and returns whether it was there.
fn take_no_text(text: &str, rest: &mut Range<usize>) -> bool {
    const NO_TEXT: &str = " (no text)";
    let found = text[rest.clone()].starts_with(NO_TEXT);
    if found {
        rest.start += NO_TEXT.len();
    }
    found
}

/// Removes ``(`text`)`` or ``(`text`, {-v4.2}`other`, `also`)`` from the beginning of `rest`, and
/// returns its texts.
fn take_texts<'t>(place: &SourceText<'t>, rest: &mut Range<usize>, problems: &mut Vec<Problem>) -> AssemblerTexts<'t> {
    let text = place.text;
    let Some(inner) = text[rest.clone()].strip_prefix(" (") else { return AssemblerTexts::default() };
    let start = rest.start + 2;
    if let Some(first) = find_quoted(text, start) {
        let mut at = first.end + 1;
        let mut texts = AssemblerTexts { text: Some(first), ..AssemblerTexts::default() };
        loop {
            if text[at..].starts_with(')') {
                rest.start = at + 1;
                return texts;
            }
            if let Some((gate, other)) = parse_other_text(text, at).filter(|_| texts.other.is_none()) {
                at = other.end + 1;
                texts.other = Some((gate::word(place, gate), place.word(other)));
            } else if let Some(also) = text[at..].strip_prefix(", ").and_then(|_| find_quoted(text, at + 2)) {
                at = also.end + 1;
                texts.also.push(place.word(also));
            } else {
                break;
            }
        }
    }
    let end = inner.find(')').map_or(rest.end, |at| start + at + 1);
    problems.push(
        Problem::new(start - 1..end, "assembler text must be in parentheses and back quotes")
            .help("the form is ``NAME (`text`) - what it does``"),
    );
    rest.start = end;
    AssemblerTexts::default()
}

/// Returns the range between back quotes that begin at `start`.
fn find_quoted(text: &str, start: usize) -> Option<Range<usize>> {
    let inner = text.get(start..)?.strip_prefix('`')?;
    let length = inner.find('`').filter(|length| *length > 0)?;
    Some(start + 1..start + 1 + length)
}

/// Parses ``, {-v4.2}`other` ``. Returns the ranges between the braces and between the back quotes.
fn parse_other_text(text: &str, start: usize) -> Option<(Range<usize>, Range<usize>)> {
    let at = start + 2;
    let (gates, length) = gate::leading(text.get(start..)?.strip_prefix(", ")?);
    let [gate] = gates.as_slice() else { return None };
    let other = find_quoted(text, at + length)?;
    Some((gate.start + at..gate.end + at, other))
}

/// Removes a link to a structure from the end of `rest`, and returns its title.
fn take_layout_link<'t>(place: &SourceText<'t>, rest: Range<usize>) -> (Range<usize>, Option<Word<'t>>) {
    let text = place.text;
    let body = text[rest.clone()].trim_end().trim_end_matches('.');
    let Some(open) = body.rfind('[').filter(|_| body.ends_with(')')) else { return (rest, None) };
    match sentence::link(text, rest.start + open..rest.start + body.len()) {
        Some((title, target, after)) if after.is_empty() && leads_to_structure(&text[target.clone()]) => {
            (rest.start..rest.start + open, Some(place.word(title)))
        }
        _ => (rest, None),
    }
}

/// Returns whether a link leads to a heading of the same page, or from an instruction's page to the
/// object format.
fn leads_to_structure(target: &str) -> bool {
    target.strip_prefix("../4_visa_header.md").unwrap_or(target).starts_with('#')
}

/// Parses the text after name and assembler text: sentences of description, and a condition.
fn parse_description<'t>(enumerator: &mut Enumerator<'t>, place: &SourceText<'t>, rest: Range<usize>) {
    let rest = trim(place.text, rest);
    let text = &place.text[rest.clone()];
    let start = match text.strip_prefix("- ").or_else(|| text.strip_prefix(['.', ','])) {
        Some(after) => rest.end - after.len(),
        None => rest.start,
    };
    if start == rest.start && !text.is_empty() {
        let problem = Problem::new(rest.clone(), "expected ` - ` and what the value means");
        enumerator.problems.push(problem);
    }
    let part = place.part(start..rest.end);
    for range in sentence::split(part.text) {
        let (body, _) = sentence::body(part.text, range.clone());
        match sentence::formal(&part, body.clone()) {
            Some(Formal::ValidIf(clause)) => {
                let range = clause.range.start + start..clause.range.end + start;
                enumerator.valid_if = Some(Clause { range, formal: true });
                continue;
            }
            Some(Formal::Formerly { name, text }) => {
                enumerator.formerly.push((name, text));
                continue;
            }
            _ => {}
        }
        let words = &part.text[body.clone()];
        if let Some(form) = sentence::correct_form(words).filter(|_| words.starts_with("Formerly")) {
            let problem =
                Problem::new(body.start + start..body.end + start, "this begins like a former name and is none");
            enumerator.problems.push(problem.help(form));
        }
        if !enumerator.description.is_empty() {
            enumerator.description.push(' ');
        }
        enumerator.description.push_str(&join_words(&part.text[range]));
    }
    if enumerator.description.ends_with('.') && !enumerator.description.contains(". ") {
        enumerator.description.pop();
    }
}

fn join_words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Parses a text of the vendor's documents.
///
/// The name ends at the first of ` - `, ` -- `, `. ` and `, ` that occurs. A text in parentheses
/// that begins with a full stop is assembler text.
pub(crate) fn read_upstream<'t>(place: &SourceText<'t>) -> Enumerator<'t> {
    let text = place.text;
    let whole = trim(text, 0..text.len());
    let cut = [" - ", " -- ", ". ", ", "].iter().find_map(|s| Some((text[whole.clone()].find(s)?, s.len())));
    let (mut name, rest) = match cut {
        Some((at, length)) => (whole.start..whole.start + at, whole.start + at + length..whole.end),
        None => (whole.clone(), whole.end..whole.end),
    };
    let mut assembler = None;
    if let Some(open) = text[name.clone()].find("(.").filter(|_| text[name.clone()].ends_with(')')) {
        assembler = Some(place.word(name.start + open + 1..name.end - 1));
        name = trim(text, name.start..name.start + open);
    }
    name = trim(text, name.start..name.start + text[name.clone()].trim_end_matches('.').len());
    let quoted = text[name.clone()].strip_prefix('"').and_then(|r| r.strip_suffix('"'));
    if quoted.is_some_and(|q| !q.is_empty() && !q.contains('"')) {
        name = name.start + 1..name.end - 1;
    }
    Enumerator {
        name: place.word(name),
        text: assembler,
        description: join_words(&text[rest]),
        ..Enumerator::default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{source, whole};
    use super::*;

    fn show(enumerator: &Enumerator<'_>, text: &str) -> String {
        let word = |w: &Option<Word<'_>>| w.map_or("", |w| w.value).to_owned();
        let valid = enumerator.valid_if.as_ref().map_or("", |c| &text[c.range.clone()]);
        let mut parts = vec![enumerator.name.value.to_owned(), word(&enumerator.text), enumerator.description.clone()];
        parts.push(valid.to_owned());
        parts.push(word(&enumerator.layout));
        parts.extend(enumerator.problems.iter().map(|p| format!("!{}..{} {}", p.range.start, p.range.end, p.message)));
        parts.join("|")
    }

    #[test]
    fn a_text_may_have_one_of_other_versions_and_some_that_are_only_read() {
        for (text, shown) in [
            ("a (`x`)", "x -"),
            ("a (`x`, `y`) - c", "x - y"),
            ("a (`x`, {-v4.2}`z`)", "x {-v4.2}z"),
            ("a (`x`, {-v4.2}`z`, `y`, `w`)", "x {-v4.2}z y w"),
            ("a (`x`, `y`", "!assembler text must be in parentheses and back quotes"),
            ("a (`x`, {-v4.2}`y`, {v4.2+}`z`)", "!assembler text must be in parentheses and back quotes"),
        ] {
            let source = source(text);
            let read = read(&whole(&source));
            let other = read.other_text.map_or("-".into(), |(gate, text)| format!("{{{}}}{}", gate.value, text.value));
            let mut parts = vec![read.text.map_or("", |text| text.value).to_owned(), other];
            parts.extend(read.also.iter().map(|also| also.value.to_owned()));
            let problems = read.problems.iter().map(|p| format!("!{}", p.message)).collect::<String>();
            let found = if problems.is_empty() { parts.join(" ") } else { problems };
            assert_eq!(found, shown, "{text}");
        }
    }

    #[test]
    fn a_value_may_say_that_it_has_no_text() {
        for (text, expected) in
            [("none (no text) - nothing", true), ("none - nothing", false), ("none (`no text`)", false)]
        {
            let source = source(text);
            let read = read(&whole(&source));
            assert_eq!((read.no_text, read.problems.len()), (expected, 0), "{text}");
        }
    }

    #[test]
    fn strict_texts_are_taken_apart() {
        for (text, shown) in [
            ("NAME", "NAME||||"),
            ("NAME.", "NAME||||"),
            ("8 blocks (`8`)", "8 blocks|8|||"),
            ("M1_NM (`M1_NM`) - no mask", "M1_NM|M1_NM|no mask||"),
            ("Simd1 (`1`) - 1 element (scalar)", "Simd1|1|1 element (scalar)||"),
            ("NAME - one. Two.", "NAME||one. Two.||"),
            ("NAME - one.", "NAME||one||"),
            ("NAME. Valid if `Exec.size == 8`.", "NAME|||Exec.size == 8|"),
            ("NAME (`.x`) - it. Valid if `a.b`.", "NAME|.x|it|a.b|"),
            ("general - a variable [gen_opnd](#gen_opnd)", "general||a variable||gen_opnd"),
            ("general. [gen_opnd](#gen_opnd)", "general||||gen_opnd"),
            ("a - see [ADD](ADD.md)", "a||see [ADD](ADD.md)||"),
            ("none (no text) - c", "none||c||"),
            ("none (no text)", "none||||"),
            ("a (b) - c", "a||c||"),
            ("a (`b` c", "a||||"),
            ("a (`b`) c", "a|b|c||"),
            ("", "||||"),
        ] {
            let sources = source(text);
            let read = read(&whole(&sources));
            let problems: Vec<_> = match text {
                "a (b) - c" => vec!["!2..5 assembler text must be in parentheses and back quotes"],
                "a (`b` c" => vec!["!2..8 assembler text must be in parentheses and back quotes"],
                "a (`b`) c" => vec!["!8..9 expected ` - ` and what the value means"],
                "" => vec!["!0..0 this enumerator has no name"],
                _ => vec![],
            };
            let expected = [vec![shown], problems].concat().join("|");
            assert_eq!(show(&read, text), expected, "{text}");
        }
    }

    #[test]
    fn the_vendors_texts_are_taken_apart() {
        for (text, shown) in [
            ("M1", "M1||||"),
            ("1 element (scalar)", "1 element (scalar)||||"),
            ("EQ - equal to", "EQ||equal to||"),
            ("top_field -- for fields, and more", "top_field||for fields, and more||"),
            ("8 blocks. It is only valid for some", "8 blocks||It is only valid for some||"),
            ("fence, applied to all", "fence||applied to all||"),
            ("\"16-bit full\". Two bytes", "16-bit full||Two bytes||"),
            ("writethrough  (.wt)", "writethrough|.wt|||"),
            ("lsc_load - vector gathering load - N/A", "lsc_load||vector gathering load - N/A||"),
            ("add.", "add||||"),
            ("\"", "\"||||"),
            ("", "||||"),
        ] {
            let sources = source(text);
            assert_eq!(show(&read_upstream(&whole(&sources)), text), shown, "{text}");
        }
    }
}
