//! The indentation of programs.
//!
//! For example, a line between `if Pred == 0 {` and `}` is indented by one level, and the second
//! line of a statement by one level more than the first.

use super::MAX_DEPTH;
use super::lexer::{Token, next_token};

/// Number of blanks of one level.
const LEVEL_BLANKS: usize = 4;

/// Returns the number of blanks by which each line of a program is indented.
pub(crate) fn indent_lines(text: &str) -> Vec<usize> {
    let (mut depth, mut is_continued) = (0_usize, false);
    let (mut token, mut place) = next_token(text, 0);
    let mut end = 0;
    let levels = text.split('\n').map(|line| {
        end += line.len() + 1;
        let closes = place.start < end && token == Ok(Token::Sign("}"));
        let levels = depth.saturating_sub(usize::from(closes)) + usize::from(is_continued && !closes);
        while place.start < end && token != Ok(Token::End) {
            is_continued = !matches!(token, Ok(Token::Sign("{" | "}" | ";")));
            match token {
                Ok(Token::Sign("{")) => depth += 1,
                Ok(Token::Sign("}")) => depth = depth.saturating_sub(1),
                _ => {}
            }
            (token, place) = next_token(text, place.end);
        }
        levels.min(MAX_DEPTH) * LEVEL_BLANKS
    });
    levels.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_indented_by_braces_and_in_the_middle_of_a_statement() {
        let program = [
            ("a = b;", 0),
            ("// {", 0),
            ("if a == \"{\" {", 0),
            ("b = c +", 4),
            ("d;", 8),
            ("// }", 4),
            ("", 4),
            ("} else if a {", 0),
            ("for i in 0..4 { a; }", 4),
            ("b = a ?", 4),
            ("c : d;", 8),
            ("} }", 0),
            ("a =", 0),
        ];
        let text: Vec<&str> = program.iter().map(|(line, _)| *line).collect();
        let blanks: Vec<usize> = program.iter().map(|(_, blanks)| *blanks).collect();
        assert_eq!(indent_lines(&text.join("\n")), blanks);
    }

    #[test]
    fn damaged_programs_are_indented_by_a_bounded_number_of_blanks() {
        let deep = "{\n".repeat(100_000);
        assert_eq!(indent_lines(&deep).iter().max(), Some(&(MAX_DEPTH * LEVEL_BLANKS)));
        let comments = "// \u{fe}\n".repeat(100_000);
        assert_eq!(indent_lines(&comments).len(), 100_001);
        assert_eq!(indent_lines("}\n}\n\"a\n\u{fe}0x\n"), [0, 0, 0, 4, 4]);
    }
}
