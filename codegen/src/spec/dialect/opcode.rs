//! The Opcode section: one line, or two lines if the opcode has sub-operations.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::number;
use crate::spec::dialect::sections::{SectionPart, shorten_quote};
use crate::spec::dialect::spanned_str::{SpannedStr, is_mnemonic};
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};

/// Maximum number of lines: an opcode and a sub-opcode.
const MAX_OPCODES: usize = 2;

/// Reads lines of the form `  NAME = 0x01`.
pub(crate) fn read(page: &Page<'_>, part: &SectionPart, out: &mut Diagnostics) -> Vec<(Name, Spanned<u64>)> {
    let mut opcodes = Vec::new();
    for i in page.written(part.body.clone()) {
        let words = page.body(i);
        let Some(opcode) = parse_line(page, words, out) else {
            let message = format!("`{}` is not the line of an opcode", shorten_quote(words.text));
            out.push(
                rules::OPCODE_LINE
                    .at(page.span(words.range()), message)
                    .help("a line is two blanks, a name, ` = `, and a byte as `0x` with two hexadecimal digits"),
            );
            continue;
        };
        page.check_indent(i, 2, "the line of an opcode", out);
        if opcodes.len() == MAX_OPCODES {
            let finding = rules::OPCODE_COUNT.at(page.span(words.range()), "a third opcode");
            out.push(finding.help("there are two lines at most: the opcode and the sub-opcode"));
            break;
        }
        opcodes.push(opcode);
    }
    if opcodes.is_empty() {
        let finding = rules::OPCODE_COUNT.at(part.heading, "the section names no opcode");
        out.push(finding.help("add a line such as `  NAME = 0x01`"));
    }
    opcodes
}

/// Parses `NAME = 0x01`, and reports a differing form.
fn parse_line(page: &Page<'_>, words: SpannedStr<'_>, out: &mut Diagnostics) -> Option<(Name, Spanned<u64>)> {
    let (name, value) = words.split_once("=")?;
    let (name, value) = (name.trim(), value.trim());
    if !is_mnemonic(name.text) {
        return None;
    }
    let (number, rest) = number::read(value)?;
    if !rest.is_empty() || number.base != 16 {
        return None;
    }
    let code = number::checked_value(page, number, 0xff, "an opcode", out)?;
    let right = format!("{} = 0x{:02x}", name.text, code.value);
    if words.text != right {
        out.push(
            rules::OPCODE_LINE
                .at(page.span(words.range()), "an opcode is written otherwise")
                .help(format!("write `{}`: one blank around `=`, two digits, lower case", shorten_quote(&right)))
                .edit(page.span(words.range()), right),
        );
    }
    Some((page.name(name), code))
}
