//! What explanations are written on: lines that fit a terminal, with colours only where they are shown.

/// Columns where nothing says how many there are, and the most that are used.
const COLUMNS: usize = 80;
/// Columns that a page needs.
const FEWEST: usize = 60;

/// How something looks on a terminal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    Plain,
    /// Headings.
    Bold,
    /// What is said beside something: places, bits without a meaning.
    Dim,
    /// Names and code of the specification.
    Code,
    /// What is wrong.
    Wrong,
    /// Neighbours in a drawing, in turns.
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

/// Lines of text.
pub(super) struct Page {
    pub(super) text: String,
    pub(super) width: usize,
    color: bool,
}

impl Page {
    pub(super) fn new(color: bool, width: Option<usize>) -> Self {
        Self { text: String::new(), width: width.unwrap_or(COLUMNS).clamp(FEWEST, COLUMNS), color }
    }

    /// Text in a style, for [`line`](Self::line).
    pub(super) fn paint(&self, style: Style, text: &str) -> String {
        match self.color && style != Style::Plain && !text.is_empty() {
            true => format!("{}{text}\x1b[0m", style.code()),
            false => text.to_string(),
        }
    }

    /// A finished line.
    pub(super) fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    pub(super) fn blank(&mut self) {
        self.text.push('\n');
    }

    /// A heading, and the place where its matter stands, at the end of the line.
    pub(super) fn heading(&mut self, words: &str, place: &str) {
        let pad = self.width.saturating_sub(count(words) + count(place));
        if !place.is_empty() && pad == 0 {
            self.wrap_after(&[], 0, Style::Bold, words);
            self.wrap_after(&[(Style::Plain, "  ")], 2, Style::Dim, place);
            return;
        }
        let place = if place.is_empty() { String::new() } else { " ".repeat(pad) + &self.paint(Style::Dim, place) };
        self.line(&(self.paint(Style::Bold, words) + &place));
    }

    /// `first`, then words with blanks between, broken into lines that fit. All but the first line are indented by `indent` columns; the
    /// first is if `first` is shorter. What stands in back quotes is code.
    pub(super) fn wrap(&mut self, first: &str, indent: usize, words: &str) {
        self.wrap_after(&[(Style::Plain, first)], indent, Style::Plain, words);
    }

    /// A remark.
    pub(super) fn remark(&mut self, indent: usize, words: &str) {
        self.wrap_after(&[], indent, Style::Dim, words);
    }

    /// [`wrap`](Self::wrap) with styles.
    pub(super) fn wrap_after(&mut self, first: &[(Style, &str)], indent: usize, style: Style, words: &str) {
        let width = self.width;
        let (mut line, mut column) = (String::new(), 0);
        for (style, text) in first {
            line.push_str(&self.paint(*style, text));
            column += count(text);
        }
        if column < indent {
            line.push_str(&" ".repeat(indent - column));
            column = indent;
        }
        let mut joined = column <= indent || first.last().is_none_or(|(_, text)| text.ends_with(' '));
        let mut code = false;
        for word in words.split_whitespace() {
            for (part, piece) in pieces(word, width - indent).iter().enumerate() {
                let blank = usize::from(part == 0 && !joined);
                if column > indent && (part > 0 || column + blank + count(piece) > width) {
                    self.line(&line);
                    (line, column) = (" ".repeat(indent), indent);
                } else if blank > 0 {
                    line.push(' ');
                    column += 1;
                }
                column += count(piece);
                line.push_str(&self.word(style, piece, &mut code));
                joined = false;
            }
        }
        self.line(&line);
    }

    /// A word, with the code in it in its colour.
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

    /// Text of the specification: paragraphs are wrapped, lists and code keep their lines.
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
        // No blank lines at the end.
        while self.text.ends_with("\n\n") {
            self.text.pop();
        }
    }

    /// Text of the specification in which code may also be indented by four blanks.
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

    /// A line of code or of a template: kept as it is, and where it is too long, broken at a blank.
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

    /// Boxes side by side, in as many rows as they need. Each has its width at least, what stands over it, and lines in it.
    pub(super) fn boxes(&mut self, indent: usize, boxes: &[Box]) {
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

    fn row(&mut self, indent: usize, boxes: &[Box]) {
        let (margin, most) = (" ".repeat(indent), self.width - indent);
        let wide: Vec<usize> = boxes.iter().map(|b| b.width(most)).collect();
        let mut above = margin.clone();
        let mut edge = margin.clone();
        for (b, wide) in boxes.iter().zip(&wide) {
            above.push_str(&format!("{:<1$}", clipped(&b.above, *wide), wide + 1));
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
                let text = format!(" {:<1$}", clipped(text, wide - 1), wide - 1);
                line.push('|');
                line.push_str(&self.paint(style, &text));
            }
            self.line(&(line + "|"));
        }
        self.line(&edge);
    }
}

/// A box of a drawing.
pub(super) struct Box {
    /// Columns within it, at least.
    pub(super) least: usize,
    /// Whether it may be wider, so that its lines fit.
    pub(super) grows: bool,
    pub(super) above: String,
    pub(super) lines: Vec<(Style, String)>,
}

impl Box {
    fn width(&self, most: usize) -> usize {
        let longest = self.lines.iter().map(|(_, text)| count(text) + 2).chain([count(&self.above) + 1]).max();
        let wanted = if self.grows { longest.unwrap_or(0) } else { 0 };
        wanted.max(self.least).clamp(2, most.saturating_sub(2))
    }
}

/// Columns of a text: characters, since specifications have no wide ones.
pub(super) fn count(text: &str) -> usize {
    text.chars().count()
}

/// A text that fits; `~` stands for what is left out.
fn clipped(text: &str, columns: usize) -> String {
    match count(text) > columns {
        true => text.chars().take(columns.saturating_sub(1)).chain(['~']).collect(),
        false => text.to_string(),
    }
}

/// A word in pieces that fit.
fn pieces(word: &str, columns: usize) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    letters.chunks(columns.max(8)).map(|piece| piece.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(write: impl Fn(&mut Page)) -> String {
        let mut page = Page::new(false, Some(60));
        write(&mut page);
        page.text
    }

    #[test]
    fn lines_fit_and_hang() {
        let text = page(|p| p.wrap("  - ", 4, &"word ".repeat(30)));
        assert!(text.lines().all(|line| count(line) <= 60), "{text}");
        assert!(text.starts_with("  - word") && text.lines().nth(1).unwrap().starts_with("    word"), "{text}");
        let long = page(|p| p.wrap("", 2, &"x".repeat(150)));
        assert_eq!(long.lines().map(count).collect::<Vec<_>>(), [60, 60, 36]);
        let code = page(|p| p.code(2, &format!("    {}", "abc ".repeat(40))));
        assert!(code.lines().all(|line| count(line) <= 60) && code.starts_with("      abc"), "{code}");
    }

    #[test]
    fn code_has_its_colour_only_where_colours_are_shown() {
        let mut page = Page::new(true, None);
        page.wrap("", 0, "see `a b` there");
        assert_eq!(page.text, "see `\x1b[36ma\x1b[0m \x1b[36mb\x1b[0m` there\n");
        let mut page = Page::new(false, None);
        page.wrap("", 0, "see `a b` there");
        assert_eq!(page.text, "see `a b` there\n");
    }

    #[test]
    fn boxes_go_on_in_the_next_row() {
        let one = |name: &str, above: &str| Box {
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
