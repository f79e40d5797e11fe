//! Parser of templates of assembler text. `specs/README.md` defines the grammar.
//!
//! For example, `add[.sat] <Dst>` is a literal, an option, a blank and a placeholder.

use super::{MAX_DEPTH, Problem, SourceText, Word, gate, split_commas, trim};
use std::ops::Range;

/// A line of a Text section.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TemplateLine<'t> {
    /// The gates before the template, without braces. Their spans include the braces.
    pub(crate) gates: Vec<Word<'t>>,
    /// The range of the condition before the template.
    pub(crate) condition: Option<Range<usize>>,
    /// The items of the template.
    pub(crate) items: Vec<Item<'t>>,
}

/// A part of a template.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item<'t> {
    /// Characters printed as they are.
    Literal(String),
    /// A separator of one or more blanks.
    Blank,
    /// `<field.group:formatter(covers)...>`
    Placeholder(Placeholder<'t>),
    /// `[items ? condition]`
    Optional {
        /// The condition after `?`.
        condition: Option<Condition<'t>>,
        /// The items that are printed.
        items: Vec<Self>,
        /// The range of the option, with brackets.
        range: Range<usize>,
    },
}

/// The placeholder `<field.group:formatter(covers)...>`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Placeholder<'t> {
    pub(crate) field: Word<'t>,
    /// The bit group.
    pub(crate) group: Option<Word<'t>>,
    /// The name of the formatter.
    pub(crate) formatter: Option<Word<'t>>,
    /// Further fields that the formatter prints.
    pub(crate) covers: Vec<Word<'t>>,
    /// True if the whole list is printed.
    pub(crate) list: bool,
    /// The range of the placeholder, with brackets.
    pub(crate) range: Range<usize>,
}

/// The condition `!field.group=enumerator`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Condition<'t> {
    /// True if the result is inverted.
    pub(crate) negated: bool,
    pub(crate) field: Word<'t>,
    /// The bit group.
    pub(crate) group: Option<Word<'t>>,
    /// The enumerator that the value is compared with.
    pub(crate) value: Option<Word<'t>>,
}

/// Parses one line without indentation. Returns `None` if it contains only a comment.
///
/// # Errors
/// The first problem, if the line is not a template.
pub(crate) fn parse<'t>(place: &SourceText<'t>) -> Result<Option<TemplateLine<'t>>, Problem> {
    let text = place.text;
    let (gates, mut at) = gate::leading(text);
    let gates = gates.into_iter().map(|r| gate::word(place, r)).collect::<Vec<_>>();
    let mut condition = None;
    if let Some(rest) = text[at..].strip_prefix("?`") {
        let Some(length) = rest.find('`') else {
            return Err(Problem::new(at..text.len(), "this condition has no closing back quote"));
        };
        condition = Some(at + 2..at + 2 + length);
        at += length + 3;
    }
    at += text[at..].len() - text[at..].trim_start().len();
    let mut parser = TemplateParser { place, at, end: body_end(text, at) };
    let items = parser.parse_items(0)?;
    if parser.at < parser.end {
        return Err(
            Problem::new(parser.at..parser.at + 1, "this `]` closes nothing").help("a literal bracket is `\\]`")
        );
    }
    if items.is_empty() && gates.is_empty() && condition.is_none() {
        return Ok(None);
    }
    Ok(Some(TemplateLine { gates, condition, items }))
}

/// Returns the end of the template: before a comment and the blanks in front of it.
fn body_end(text: &str, from: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = from;
    let mut end = text.len();
    while at < bytes.len() {
        if bytes[at] == b'\\' {
            at += 2;
            continue;
        }
        if bytes[at..].starts_with(b"//") {
            end = at;
            break;
        }
        at += 1;
    }
    from + text[from..end].trim_end().len()
}

struct TemplateParser<'p, 't> {
    place: &'p SourceText<'t>,
    at: usize,
    end: usize,
}

impl<'t> TemplateParser<'_, 't> {
    fn rest(&self) -> &'t str {
        self.place.text.get(self.at..self.end).unwrap_or("")
    }

    /// Parses items up to the end, a `]` or, within an option, a `?`.
    fn parse_items(&mut self, depth: usize) -> Result<Vec<Item<'t>>, Problem> {
        let mut items = Vec::new();
        while let Some(next) = self.rest().chars().next() {
            match next {
                ']' => break,
                '?' if depth > 0 => break,
                '<' => items.push(self.parse_placeholder()?),
                '[' => items.push(self.parse_optional(depth)?),
                '{' | '}' | '>' => {
                    return Err(Problem::new(self.at..self.at + 1, format!("`{next}` has no meaning in a template"))
                        .help(format!("a literal one is `\\{next}`; choices come from the texts of enumerators")));
                }
                c if c.is_whitespace() => {
                    let blanks = self.rest().len() - self.rest().trim_start().len();
                    self.at += blanks;
                    items.push(Item::Blank);
                    if blanks > 1 && depth == 0 {
                        items.push(Item::Blank);
                    }
                }
                _ => self.parse_literal(&mut items)?,
            }
        }
        Ok(items)
    }

    fn parse_literal(&mut self, items: &mut Vec<Item<'t>>) -> Result<(), Problem> {
        let mut chars = self.rest().chars();
        let mut next = chars.next();
        let start = self.at;
        if next == Some('\\') {
            self.at += 1;
            next = chars.next();
        }
        let Some(character) = next else {
            return Err(Problem::new(start..self.at, "there is nothing behind this `\\`"));
        };
        self.at += character.len_utf8();
        if let Some(Item::Literal(text)) = items.last_mut() {
            text.push(character);
        } else {
            items.push(Item::Literal(character.to_string()));
        }
        Ok(())
    }

    fn parse_placeholder(&mut self) -> Result<Item<'t>, Problem> {
        let start = self.at;
        let Some(length) = self.rest().find('>') else {
            return Err(Problem::new(start..start + 1, "this `<` has no `>`").help("a literal one is `\\<`"));
        };
        self.at += length + 1;
        let range = start..self.at;
        let text = self.place.text;
        let mut inner = trim(text, start + 1..start + length);
        let list = text[inner.clone()].ends_with("...");
        if list {
            inner = trim(text, inner.start..inner.end - 3);
        }
        let (target, form) = match text[inner.clone()].find(':') {
            Some(colon) => (inner.start..inner.start + colon, Some(inner.start + colon + 1..inner.end)),
            None => (inner, None),
        };
        let (field, group) = self.parse_target(target)?;
        let (formatter, covers) = form.map_or(Ok((None, Vec::new())), |form| self.parse_formatter(form))?;
        Ok(Item::Placeholder(Placeholder { field, group, formatter, covers, list, range }))
    }

    /// Parses `field.group`.
    fn parse_target(&self, range: Range<usize>) -> Result<(Word<'t>, Option<Word<'t>>), Problem> {
        let text = self.place.text;
        let (field, group) = match text[range.clone()].find('.') {
            Some(dot) => (range.start..range.start + dot, Some(range.start + dot + 1..range.end)),
            None => (range, None),
        };
        let group = group.map(|g| self.parse_identifier(g)).transpose()?;
        Ok((self.parse_identifier(field)?, group))
    }

    /// Parses `name(field, field)`.
    fn parse_formatter(&self, range: Range<usize>) -> Result<(Option<Word<'t>>, Vec<Word<'t>>), Problem> {
        let text = self.place.text;
        let Some(open) = text[range.clone()].find('(') else {
            return Ok((Some(self.parse_identifier(range)?), Vec::new()));
        };
        if !text[range.clone()].ends_with(')') {
            return Err(Problem::new(range, "this list of fields has no `)` at its end"));
        }
        let covers = split_commas(text, range.start + open + 1..range.end - 1).map(|r| self.parse_identifier(r));
        Ok((Some(self.parse_identifier(range.start..range.start + open)?), covers.collect::<Result<_, _>>()?))
    }

    fn parse_identifier(&self, range: Range<usize>) -> Result<Word<'t>, Problem> {
        let range = trim(self.place.text, range);
        let word = &self.place.text[range.clone()];
        if word.is_empty() || !word.bytes().all(super::lexer::is_name_byte) {
            return Err(Problem::new(range, format!("expected a name, found `{word}`")));
        }
        Ok(self.place.word(range))
    }

    fn parse_optional(&mut self, depth: usize) -> Result<Item<'t>, Problem> {
        let start = self.at;
        if depth >= MAX_DEPTH {
            return Err(Problem::new(start..start + 1, format!("options are nested more than {MAX_DEPTH} deep")));
        }
        self.at += 1;
        let items = self.parse_items(depth + 1)?;
        let condition = if self.rest().starts_with('?') { Some(self.parse_condition()?) } else { None };
        if !self.rest().starts_with(']') {
            return Err(Problem::new(start..start + 1, "this `[` has no `]`").help("a literal one is `\\[`"));
        }
        self.at += 1;
        let mut items = items;
        if condition.is_some() && items.last() == Some(&Item::Blank) {
            items.pop();
        }
        if items.is_empty() {
            return Err(Problem::new(start..self.at, "this option prints nothing"));
        }
        Ok(Item::Optional { condition, items, range: start..self.at })
    }

    fn parse_condition(&mut self) -> Result<Condition<'t>, Problem> {
        self.at += 1;
        let start = self.at;
        let text = self.place.text;
        let length = self.rest().find(']').unwrap_or(self.rest().len());
        self.at += length;
        let mut range = trim(text, start..start + length);
        let negated = text[range.clone()].starts_with('!');
        if negated {
            range.start += 1;
        }
        let (target, value) = match text[range.clone()].find('=') {
            Some(sign) => (range.start..range.start + sign, Some(trim(text, range.start + sign + 1..range.end))),
            None => (range.clone(), None),
        };
        let (field, group) = self.parse_target(target)?;
        if let Some(value) = value.clone().filter(Range::is_empty) {
            return Err(Problem::new(value, "expected the name of an enumerator"));
        }
        Ok(Condition { negated, field, group, value: value.map(|v| self.place.word(v)) })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{source, whole};
    use super::*;

    fn show_items(items: &[Item<'_>]) -> String {
        let word = |w: &Option<Word<'_>>| w.map_or(String::new(), |w| format!("/{}", w.value));
        let show = |item: &Item<'_>| match item {
            Item::Literal(text) => format!("'{text}'"),
            Item::Blank => "_".into(),
            Item::Placeholder(p) => {
                let covers: String = p.covers.iter().map(|c| format!("+{}", c.value)).collect();
                let list = if p.list { "*" } else { "" };
                format!("<{}{}:{}{covers}{list}>", p.field.value, word(&p.group), word(&p.formatter))
            }
            Item::Optional { condition, items, .. } => {
                let condition = condition.as_ref().map_or(String::new(), |c| {
                    let not = if c.negated { "!" } else { "" };
                    format!("?{not}{}{}={}", c.field.value, word(&c.group), word(&c.value))
                });
                format!("[{}{condition}]", show_items(items))
            }
        };
        items.iter().map(show).collect()
    }

    fn show(text: &str) -> String {
        let sources = source(text);
        match parse(&whole(&sources)) {
            Ok(None) => "nothing".into(),
            Ok(Some(line)) => {
                let gates: String = line.gates.iter().map(|g| format!("{{{}}}", g.value)).collect();
                let condition = line.condition.map_or(String::new(), |r| format!("?{}?", &text[r]));
                format!("{gates}{condition}{}", show_items(&line.items))
            }
            Err(p) => format!("{}..{}: {}", p.range.start, p.range.end, p.message),
        }
    }

    #[test]
    fn all_items_are_read() {
        for (text, shown) in [
            ("[(<Pred>)] add[.sat] (<Exec_size>) <Dst>", "['('<Pred:>')']_'add'['.sat']_'('<Exec_size:>')'_<Dst:>"),
            ("<Op.op>  <Id:digits>", "<Op/op:>__<Id:/digits>"),
            ("<D:lsc_data(A, B)>", "<D:/lsc_data+A+B>"),
            ("(<Label...>) <U ...>", "'('<Label:*>')'_<U:*>"),
            ("a[.16 ? Op.width=16 bit]", "'a'['.16'?Op/width=/16 bit]"),
            ("a[b[c]?!Mode]", "'a'['b'['c']?!Mode=]"),
            (r"a\[1\] \<b\> \\ \? \{", r"'a[1]'_'<b>'_'\'_'?'_'{'"),
            ("{-PVC}{v3.1+}a // note", "{-PVC}{v3.1+}'a'"),
            ("?`Op.op == x` a", "?Op.op == x?'a'"),
            ("// note", "nothing"),
            ("", "nothing"),
            (r"a\//b", "'a//b'"),
            ("é<X>", "'é'<X:>"),
        ] {
            assert_eq!(show(text), shown, "{text}");
        }
    }

    #[test]
    fn what_is_no_template_is_said() {
        for (text, shown) in [
            ("a [b", "2..3: this `[` has no `]`"),
            ("a] b", "1..2: this `]` closes nothing"),
            ("a <b", "2..3: this `<` has no `>`"),
            ("a > b", "2..3: `>` has no meaning in a template"),
            ("a {-PVC} c", "2..3: `{` has no meaning in a template"),
            ("a {b|c}", "2..3: `{` has no meaning in a template"),
            ("a <>", "3..3: expected a name, found ``"),
            ("a <b c>", "3..6: expected a name, found `b c`"),
            ("a <b.>", "5..5: expected a name, found ``"),
            ("a <b:f(c>", "5..8: this list of fields has no `)` at its end"),
            ("a[? b]", "1..6: this option prints nothing"),
            ("a[b ? ]", "6..6: expected a name, found ``"),
            ("a[b ? c=]", "8..8: expected the name of an enumerator"),
            ("a\\", "1..2: there is nothing behind this `\\`"),
            ("?`a b", "0..5: this condition has no closing back quote"),
        ] {
            assert_eq!(show(text), shown, "{text}");
        }
        assert!(show(&"[".repeat(100_000)).contains("nested more than 64 deep"));
    }
}
