//! The page that explanations are written to: lines wrapped to the terminal, with colours if the
//! terminal shows them.

/// Maximum width of a page in columns, and its width if that of the terminal is unknown.
const MAX_COLUMNS: usize = 80;
/// Minimum width of a page in columns.
const MIN_COLUMNS: usize = 60;

/// The style of text on a terminal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    Plain,
    /// Headings.
    Bold,
    /// Secondary information: places, and bits without a meaning.
    Dim,
    /// Names and code.
    Code,
    /// Errors.
    Wrong,
    /// One of the alternating colours of neighbours in a drawing.
    Stripe(usize),
}

impl Style {
    fn code(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Bold => "\x1b[1m",
            Self::Dim => "\x1b[2m",
            Self::Code => "\x1b[36m",
            Self::Wrong => "\x1b[1;31m",
            Self::Stripe(n) => ["\x1b[32m", "\x1b[33m", "\x1b[34m", "\x1b[35m"][n % 4],
        }
    }
}

/// The style of pages: colours, width and length.
#[derive(Clone, Copy, Debug, Default)]
pub struct PageStyle {
    /// Whether pages have colours.
    pub color: bool,
    /// Width of the terminal in columns, if known.
    pub width: Option<usize>,
    /// Whether the bytes, fields, conditions and pseudo-code of instructions are left out.
    pub is_short: bool,
    /// Whether rules are names alone, and notes and places are left out, for readers with little
    /// room, such as models.
    pub is_brief: bool,
}

/// An explanation that is written line by line.
pub(super) struct ExplanationPage {
    pub(super) text: String,
    pub(super) width: usize,
    color: bool,
    /// Whether the bytes, fields, conditions and pseudo-code of instructions are left out.
    pub(super) is_short: bool,
    /// Whether rules are names alone, and notes and places are left out.
    pub(super) is_brief: bool,
}

impl ExplanationPage {
    pub(super) fn new(style: &PageStyle) -> Self {
        let PageStyle { color, width, is_short, is_brief } = *style;
        let width = width.unwrap_or(MAX_COLUMNS).clamp(MIN_COLUMNS, MAX_COLUMNS);
        Self { text: String::new(), width, color, is_short: is_short || is_brief, is_brief }
    }

    /// Returns text in a style, for [`line`](Self::line).
    pub(super) fn paint(&self, style: Style, text: &str) -> String {
        match self.color && style != Style::Plain && !text.is_empty() {
            true => format!("{}{text}\x1b[0m", style.code()),
            false => text.to_string(),
        }
    }

    /// Appends a finished line.
    pub(super) fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    /// Appends an empty line.
    pub(super) fn blank(&mut self) {
        self.text.push('\n');
    }

    /// Appends a heading, with the specification line at the right margin.
    pub(super) fn heading(&mut self, words: &str, place: &str) {
        let pad = self.width.saturating_sub(count_columns(words) + count_columns(place));
        if !place.is_empty() && pad == 0 {
            self.wrap_after(&[], 0, Style::Bold, words);
            self.wrap_after(&[(Style::Plain, "  ")], 2, Style::Dim, place);
            return;
        }
        let place = if place.is_empty() { String::new() } else { " ".repeat(pad) + &self.paint(Style::Dim, place) };
        self.line(&(self.paint(Style::Bold, words) + &place));
    }

    /// Appends `first` and then `words`, broken at blanks into lines that fit. Continuation lines
    /// are indented by `indent` columns. The first line is padded to that width. Text in backquotes
    /// is styled as code.
    pub(super) fn wrap(&mut self, first: &str, indent: usize, words: &str) {
        self.wrap_after(&[(Style::Plain, first)], indent, Style::Plain, words);
    }

    /// Appends a remark in the dim style.
    pub(super) fn remark(&mut self, indent: usize, words: &str) {
        self.wrap_after(&[], indent, Style::Dim, words);
    }

    /// Appends wrapped text as [`wrap`](Self::wrap) does, with a style for each part.
    pub(super) fn wrap_after(&mut self, first: &[(Style, &str)], indent: usize, style: Style, words: &str) {
        let width = self.width;
        let (mut line, mut column) = (String::new(), 0);
        for (style, text) in first {
            line.push_str(&self.paint(*style, text));
            column += count_columns(text);
        }
        let mut joined = column < indent || first.last().is_none_or(|(_, text)| text.is_empty() || text.ends_with(' '));
        if column < indent {
            line.push_str(&" ".repeat(indent - column));
            column = indent;
        }
        let mut code = false;
        for word in words.split_whitespace() {
            for (part, piece) in split_word(word, width - indent).iter().enumerate() {
                let blank = usize::from(part == 0 && !joined);
                if column > indent && (part > 0 || column + blank + count_columns(piece) > width) {
                    self.line(&line);
                    (line, column) = (" ".repeat(indent), indent);
                } else if blank > 0 {
                    line.push(' ');
                    column += 1;
                }
                column += count_columns(piece);
                line.push_str(&self.word(style, piece, &mut code));
                joined = false;
            }
        }
        self.line(&line);
    }

    /// Styles a word. Backquotes in it begin and end code.
    fn word(&self, style: Style, word: &str, code: &mut bool) -> String {
        let mut out = String::new();
        for (i, part) in word.split('`').enumerate() {
            if i > 0 {
                *code = !*code;
                out.push('`');
            }
            out.push_str(&self.paint(if *code { Style::Code } else { style }, part));
        }
        out
    }

    /// Appends text of the specification. Paragraphs are wrapped; lists and code keep their lines.
    pub(super) fn prose(&mut self, indent: usize, text: &str) {
        let mut paragraph = String::new();
        let mut fence = false;
        let margin = " ".repeat(indent);
        let plain = text.replace("**", "");
        for line in plain.lines().chain([""]) {
            let trimmed = line.trim();
            let item = trimmed.starts_with("- ") || trimmed.starts_with("| ");
            let mark = trimmed.starts_with("```");
            if (fence || mark || item || trimmed.is_empty()) && !paragraph.is_empty() {
                self.paragraph(indent, &paragraph);
                paragraph.clear();
            }
            match (mark, fence) {
                (true, _) => fence = !fence,
                (false, true) => self.code(indent + 2, line),
                (false, false) if trimmed.is_empty() => self.line(&margin),
                (false, false) => {
                    paragraph.push_str(trimmed);
                    paragraph.push(' ');
                }
            }
        }
        // A page does not end with blank lines.
        while self.text.ends_with("\n\n") {
            self.text.pop();
        }
    }

    /// Appends Markdown, in which code may also be indented by four blanks.
    pub(super) fn markdown(&mut self, text: &str) {
        let mut prose = String::new();
        for line in text.lines() {
            if !line.starts_with("    ") {
                prose.push_str(line);
                prose.push('\n');
                continue;
            }
            if !prose.trim().is_empty() {
                self.prose(0, prose.trim());
                self.blank();
            } else if !prose.is_empty() {
                self.blank();
            }
            prose.clear();
            self.code(0, line);
        }
        if !prose.trim().is_empty() {
            if prose.starts_with('\n') {
                self.blank();
            }
            self.prose(0, prose.trim());
        }
    }

    fn paragraph(&mut self, indent: usize, text: &str) {
        match text.strip_prefix("- ") {
            Some(item) => self.wrap(&format!("{}- ", " ".repeat(indent)), indent + 2, item),
            None => self.wrap("", indent, text),
        }
    }

    /// Appends a line of code or of a template. It is broken at a blank only if it is too long.
    pub(super) fn code(&mut self, indent: usize, line: &str) {
        let own = line.len() - line.trim_start().len();
        let margin = (indent + own).min(self.width / 2);
        let mut rest = line.trim();
        let mut first = true;
        while !rest.is_empty() {
            let start = if first { margin } else { margin + 4 };
            let room = self.width - start;
            let cut = match rest.char_indices().nth(room) {
                None => rest.len(),
                Some((end, _)) => rest[..=end].rfind(' ').filter(|at| *at > 0).unwrap_or(end),
            };
            self.line(&(" ".repeat(start) + &self.paint(Style::Code, rest[..cut].trim_end())));
            rest = rest[cut..].trim_start();
            first = false;
        }
    }

    /// Draws boxes side by side, in as many rows as the page needs.
    pub(super) fn boxes(&mut self, indent: usize, boxes: &[DrawnBox]) {
        let mut rest = boxes;
        while !rest.is_empty() {
            let mut taken = 0;
            let mut width = indent + 1;
            while let Some(next) = rest.get(taken)
                && (taken == 0 || width + next.width(self.width - indent) < self.width)
            {
                width += next.width(self.width - indent) + 1;
                taken += 1;
            }
            self.row(indent, &rest[..taken]);
            rest = &rest[taken..];
        }
    }

    fn row(&mut self, indent: usize, boxes: &[DrawnBox]) {
        let (margin, most) = (" ".repeat(indent), self.width - indent);
        let wide: Vec<usize> = boxes.iter().map(|b| b.width(most)).collect();
        let mut above = margin.clone();
        let mut edge = margin.clone();
        for (b, wide) in boxes.iter().zip(&wide) {
            above.push_str(&format!("{:<1$}", clip(&b.above, *wide), wide + 1));
            edge.push_str(&format!("+{}", "-".repeat(*wide)));
        }
        edge.push('+');
        if !above.trim().is_empty() {
            self.line(&self.paint(Style::Dim, above.trim_end()));
        }
        self.line(&edge);
        let lines = boxes.iter().map(|b| b.lines.len()).max().unwrap_or(0);
        for at in 0..lines {
            let mut line = margin.clone();
            for (b, wide) in boxes.iter().zip(&wide) {
                let (style, text) = b.lines.get(at).map_or((Style::Plain, ""), |(style, text)| (*style, text.as_str()));
                let text = format!(" {:<1$}", clip(text, wide - 1), wide - 1);
                line.push('|');
                line.push_str(&self.paint(style, &text));
            }
            self.line(&(line + "|"));
        }
        self.line(&edge);
    }
}

/// A box of a drawing, with the label above it and its lines of text.
pub(super) struct DrawnBox {
    /// Minimum inner width in columns.
    pub(super) least: usize,
    /// Whether the box is widened if its text needs more columns.
    pub(super) grows: bool,
    pub(super) above: String,
    pub(super) lines: Vec<(Style, String)>,
}

impl DrawnBox {
    fn width(&self, most: usize) -> usize {
        let longest =
            self.lines.iter().map(|(_, text)| count_columns(text) + 2).chain([count_columns(&self.above) + 1]).max();
        let wanted = if self.grows { longest.unwrap_or(0) } else { 0 };
        wanted.max(self.least).clamp(2, most.saturating_sub(2))
    }
}

/// Returns the number of columns of a text. Specifications have no wide characters.
pub(super) fn count_columns(text: &str) -> usize {
    text.chars().count()
}

/// Shortens a text to a number of columns. `~` marks the cut.
fn clip(text: &str, columns: usize) -> String {
    match count_columns(text) > columns {
        true => text.chars().take(columns.saturating_sub(1)).chain(['~']).collect(),
        false => text.to_string(),
    }
}

/// Splits a word into pieces of at most `columns` columns.
fn split_word(word: &str, columns: usize) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    letters.chunks(columns.max(8)).map(|piece| piece.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(write: impl Fn(&mut ExplanationPage)) -> String {
        let mut page = ExplanationPage::new(&PageStyle { width: Some(60), ..PageStyle::default() });
        write(&mut page);
        page.text
    }

    #[test]
    fn lines_fit_the_page_and_are_indented() {
        let text = page(|p| p.wrap("  - ", 4, &"word ".repeat(30)));
        assert!(text.lines().all(|line| count_columns(line) <= 60), "{text}");
        assert!(text.starts_with("  - word") && text.lines().nth(1).unwrap().starts_with("    word"), "{text}");
        let long = page(|p| p.wrap("", 2, &"x".repeat(150)));
        assert_eq!(long.lines().map(count_columns).collect::<Vec<_>>(), [60, 60, 36]);
        let code = page(|p| p.code(2, &format!("    {}", "abc ".repeat(40))));
        assert!(code.lines().all(|line| count_columns(line) <= 60) && code.starts_with("      abc"), "{code}");
    }

    #[test]
    fn a_first_part_that_fills_the_indentation_is_apart_from_the_words() {
        let titled = |name: &str| page(|p| p.wrap_after(&[(Style::Bold, name)], 2, Style::Plain, "- title"));
        assert_eq!(["D", "OR", "ADD"].map(titled), ["D - title\n", "OR - title\n", "ADD - title\n"]);
    }

    #[test]
    fn code_has_a_colour_only_on_a_page_with_colours() {
        let mut page = ExplanationPage::new(&PageStyle { color: true, ..PageStyle::default() });
        page.wrap("", 0, "see `a b` there");
        assert_eq!(page.text, "see `\x1b[36ma\x1b[0m \x1b[36mb\x1b[0m` there\n");
        let mut page = ExplanationPage::new(&PageStyle::default());
        page.wrap("", 0, "see `a b` there");
        assert_eq!(page.text, "see `a b` there\n");
    }

    #[test]
    fn boxes_that_do_not_fit_continue_in_the_next_row() {
        let one = |name: &str, above: &str| DrawnBox {
            least: 3,
            grows: true,
            above: above.to_string(),
            lines: [(Style::Plain, name.to_string())].into(),
        };
        let text = page(|p| p.boxes(2, &[one("first", "0"), one(&"x".repeat(45), "1"), one("last", "46")]));
        let wide = "-".repeat(47);
        let expected = [
            "  0       1".to_string(),
            format!("  +-------+{wide}+"),
            format!("  | first | {} |", "x".repeat(45)),
            format!("  +-------+{wide}+"),
            "  46".to_string(),
            "  +------+".to_string(),
            "  | last |".to_string(),
            "  +------+".to_string(),
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), expected);
    }
}
