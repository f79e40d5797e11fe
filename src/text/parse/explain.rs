//! Explains why an instruction line does not parse. For example, `ad (M1, 8) ...` reports an
//! unknown instruction `ad`, and suggests `add`.

use super::undeclared_problem;
use crate::module::ObjectBuf;
use crate::text::lexer::{Lexer, TextProblem, is_name, is_name_part};
use crate::text::symbols::SymbolTable;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::enums::Linkage;
use openvisa_isa::{Directive, DirectiveKey, VariableClass, mnemonics};
use openvisa_isa_core::text::{Expected, MAX_STRING_BYTES, TextError, nearest};

/// Explains why an instruction does not parse.
pub(super) fn instruction_problem(table: &SymbolTable<'_>, code: &str, error: &TextError) -> TextProblem {
    let span = word_span_at(code, error.offset, error.length);
    let found = &code[span.clone()];
    match error.expected {
        Expected::Quoted if found.starts_with('"') => match Lexer::new(code, span.start).parse_string() {
            Err(problem) => problem,
            Ok(_) => TextProblem::new(span, "string", format!("the string has more than {MAX_STRING_BYTES} bytes")),
        },
        Expected::Mnemonic => {
            TextProblem::new(span, "mnemonic", format!("no instruction `{found}`")).suggest(nearest(found, mnemonics()))
        }
        Expected::Label => TextProblem::new(span, "syntax", format!("expected a label, found `{found}`")),
        Expected::Text("(") if found.len() > 1 && found.starts_with('.') => {
            let message = format!("`{}` has no suffix `{found}` here", first_word(code));
            TextProblem::new(span, "syntax", message)
        }
        Expected::Text(text) if found.starts_with(text) && code[..span.start].ends_with([' ', '\t']) => {
            TextProblem::new(span, "syntax", format!("no blank is allowed before `{text}` here"))
        }
        expected if error.undeclared => match table.symbol_of(found) {
            Some(symbol) => {
                let message = format!("`{found}` is {}, but {expected} is expected here", symbol.class.name());
                TextProblem::new(span, "class", message)
            }
            None => undeclared_problem(table, found, span),
        },
        expected => {
            let class = table.symbol_of(found).map(|symbol| symbol.class.name());
            let message = match class {
                _ if found.is_empty() => format!("expected {expected} before the end of the line"),
                Some(class) => format!("expected {expected}, found `{found}`, {class}"),
                None => format!("expected {expected}, found `{found}`"),
            };
            // `.sat` is listed among the modifiers but has a position of its own.
            let elsewhere =
                |word: &str| word.starts_with('.') && expected == Expected::OneOf(expected.candidates(), "a modifier");
            let words = || expected.candidates().iter().copied().filter(|word| !word.is_empty() && !elsewhere(word));
            let number = found.bytes().all(|b| b.is_ascii_digit());
            let near = nearest(found, words()).filter(|_| !number);
            let all = || {
                let all: Vec<_> = words().collect();
                (1..=16).contains(&all.len()).then(|| format!("one of {}", all.join(" ")))
            };
            let form = || match expected {
                Expected::Text("(") if code[..span.start].trim_ascii_end().ends_with(first_word(code)) => {
                    Some("the number of channels comes first, as in `(M1, 16)`".to_string())
                }
                Expected::Text(":") => Some("a number says its type, as in `0x1:d`".to_string()).filter(|_| {
                    let before = code[..span.start].trim_ascii_end();
                    let number = before.rsplit([' ', '\t', '(', ',']).next().unwrap_or_default();
                    number.starts_with(|c: char| c.is_ascii_digit()) && !number.contains(':')
                }),
                Expected::Integer if class.is_some() => {
                    let sign = code[..span.start].chars().next_back().filter(|sign| matches!(sign, '-' | '~'));
                    sign.map(|sign| format!("write a modifier of a variable in parentheses: `({sign}){found}`"))
                }
                _ => None,
            };
            let help = if near.is_some() { None } else { all().or_else(form) };
            TextProblem::new(span, "syntax", message).help(help).suggest(near)
        }
    }
}

/// What a directive with an error declares.
pub(super) enum BrokenSubject<'t> {
    /// A kernel or function.
    Object(Box<ObjectBuf>),
    /// The byte range of the name of a variable, and its class if it can be read.
    Variable(Range<usize>, Option<VariableClass>),
    /// The name of a subroutine.
    Subroutine(&'t str),
}

/// Returns what the directive at byte `start` of a statement declares, as far as its name can be
/// read. `meant` is the word that was probably meant.
pub(super) fn recover_subject<'t>(code: &'t str, start: usize, meant: Option<&str>) -> Option<BrokenSubject<'t>> {
    let mut lexer = Lexer::new(code, start);
    let word = lexer.word_span();
    let is_word = |kind: &&Directive| kind.word() == &code[word.clone()] || Some(kind.word()) == meant;
    let kind = Directive::ALL.iter().find(is_word)?;
    lexer.rewind_to(word.end);
    let name = lexer.word_span();
    let quoted = || {
        let rest = code[word.end..].trim_ascii_start().trim_start_matches('"');
        // Object files have no objects without a name.
        rest.split(['"', ' ', '\t']).next().filter(|name| !name.is_empty()).unwrap_or("_")
    };
    let class = || {
        let mut lexer = Lexer::new(code, name.end);
        lexer.take_key(DirectiveKey::Class.word()).then_some(())?;
        let letter = lexer.take_name()?;
        VariableClass::ALL.iter().copied().find(|class| class.declared_as().is_some_and(|own| letter.starts_with(own)))
    };
    Some(match kind {
        Directive::Kernel => BrokenSubject::Object(Box::new(ObjectBuf::kernel(quoted()))),
        Directive::GlobalFunction => {
            BrokenSubject::Object(Box::new(ObjectBuf::function(quoted(), Linkage::Extern, 0, 0)))
        }
        Directive::Declaration if is_name(&code[name.clone()]) => BrokenSubject::Variable(name.clone(), class()),
        Directive::Function => BrokenSubject::Subroutine(quoted()),
        _ => return None,
    })
}

/// Returns the mnemonic of an instruction, after its predicate.
pub(super) fn first_word(code: &str) -> &str {
    let code = code.trim_ascii_start();
    let code = match code.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((_, rest)) => rest.trim_ascii_start(),
        None => code,
    };
    let end = code.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(code.len());
    &code[..end]
}

/// Returns the word at a byte range of a statement: whole characters, and the name after a period.
pub(super) fn word_span_at(code: &str, offset: usize, length: usize) -> Range<usize> {
    let start = (0..=offset.min(code.len())).rev().find(|at| code.is_char_boundary(*at)).unwrap_or(0);
    let mut end = offset.saturating_add(length).clamp(start, code.len());
    let bytes = code.as_bytes();
    let in_word = |b: &u8| is_name_part(*b) || !b.is_ascii();
    if end > start && (&code.as_bytes()[start..end] == b"." || !bytes[start].is_ascii()) {
        while bytes.get(end).is_some_and(in_word) {
            end += 1;
        }
    }
    let end = (end..=code.len()).find(|at| code.is_char_boundary(*at)).unwrap_or(code.len());
    start..end
}
