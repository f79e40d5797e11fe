//! The data operand of a load or store, for example `V40:d32x4t`.
//!
//! Parts: register, size, elements, mask copy, order, mask, pitch.

use super::{Printed, Read, field_of_part, int_or, print_register, set_number, set_operand};
use crate::text::arguments::Arg;
use crate::text::error::{Expected, PrintError};
use crate::text::parse::LineParser;
use crate::text::print::LinePrinter;
use crate::text::template_table::{COMPONENT_LETTERS, NONE};

/// Prints the register with the layout of its data.
pub(in crate::text) fn print_data(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
    print_register(w, field_of_part(args, 0))?;
    if field_of_part(args, 1) == NONE {
        return Ok(());
    }
    let lsc = &w.tables.codes.lsc;
    w.out.byte(b':');
    w.print_word(int_or(w, args, 1, 0)?, &lsc.data_size, field_of_part(args, 1))?;
    if field_of_part(args, 2) == NONE {
        let mask = int_or(w, args, 5, 0)?;
        if mask == 0 {
            return Err(PrintError::NoText { field: field_of_part(args, 5) });
        }
        w.out.byte(b'.');
        w.print_letters(mask, COMPONENT_LETTERS);
        return Ok(());
    }
    let elements = int_or(w, args, 2, 1)?;
    if w.text_of(elements, &lsc.elements) != Some("x1") {
        w.print_word(elements, &lsc.elements, field_of_part(args, 2))?;
    }
    print_order(w, int_or(w, args, 4, 0)?, field_of_part(args, 4), "")
}

/// Prints `t` for transposed data, and `plain` otherwise.
pub(super) fn print_order(w: &mut LinePrinter<'_>, order: u64, arg: u8, plain: &str) -> Printed {
    match w.text_of(order, &w.tables.codes.lsc.order) {
        Some("t") => w.out.byte(b't'),
        Some(_) => w.out.text(plain),
        None => return Err(PrintError::NoText { field: arg }),
    }
    Ok(())
}

/// Returns the code of the order of data.
pub(super) fn order_code(r: &LineParser<'_, '_>, transposed: bool) -> u64 {
    let texts = r.tables.codes.lsc.order.texts;
    let fits = |text: &str| !text.is_empty() && (text == "t") == transposed;
    texts.iter().position(|text| fits(text)).unwrap_or(0) as u64
}

/// Parses the register with the layout of its data.
pub(in crate::text) fn parse_data(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    let register = r.parse_register()?;
    set_operand(r, args, 0, register);
    if field_of_part(args, 1) == NONE {
        return Ok(());
    }
    let lsc = &r.tables.codes.lsc;
    r.expect_byte(b':', ":")?;
    let start = r.line.offset();
    // `x4` or `t` may follow the size directly, so the size is not a complete word.
    let others = lsc.data_size.others.iter().map(|(code, _, text)| (*code, *text));
    let size = parse_prefix(r, lsc.data_size.texts, others.chain(lsc.data_size.read.iter().copied()));
    let size = size.ok_or_else(|| r.line.error(Expected::OneOf(lsc.data_size.texts, lsc.data_size.what)))?;
    set_number(r, args, 1, size);
    if field_of_part(args, 2) == NONE {
        r.expect_byte(b'.', ".")?;
        let mask = r.parse_letters(COMPONENT_LETTERS);
        if mask == 0 || r.line.is_in_word() {
            return Err(r.line.error_in_composite(start, Expected::Other("components, such as `xyzw` or `xz`")));
        }
        set_number(r, args, 3, mask);
        set_number(r, args, 5, mask);
        let plain = order_code(r, false);
        set_number(r, args, 4, plain);
        return Ok(());
    }
    let elements = if r.line.peek() == b'x' {
        parse_prefix(r, lsc.elements.texts, core::iter::empty())
            .ok_or_else(|| r.line.error_in_composite(start, Expected::Part(lsc.elements.texts, lsc.elements.what)))?
    } else {
        lsc.elements.texts.iter().position(|text| *text == "x1").unwrap_or(0) as u64
    };
    set_number(r, args, 2, elements);
    // The mask is implied here: it repeats the number of elements, or is 0 for strided accesses.
    set_number(r, args, 5, if field_of_part(args, 6) == NONE { elements } else { 0 });
    let transposed = r.line.eat(b't');
    if r.line.is_in_word() {
        return Err(r.line.error_in_composite(start, Expected::Part(lsc.elements.texts, lsc.elements.what)));
    }
    let order = order_code(r, transposed);
    set_number(r, args, 4, order);
    let apart = if transposed { None } else { lsc.elements.texts.get(elements as usize) };
    set_default_pitch(r, args, size, apart.unwrap_or(&"x1"));
    Ok(())
}

/// Sets the pitch, the distance between the addresses of neighbouring channels, if the line has not
/// set it. The data of the channels are contiguous.
///
/// The size of an element in bytes is parsed from its word, and is 4 if the word is not a plain
/// size, as in the vendor's assembler. For example, `d32x4` has the pitch 16. From version 4.2 on,
/// the null operand means this default.
fn set_default_pitch(r: &mut LineParser<'_, '_>, args: &[u8], size: u64, elements: &str) {
    let step = field_of_part(args, 6);
    if step == NONE
        || r.options.version.at_least(4, 2)
        || !r.args.values.get(usize::from(step)).is_some_and(|value| value.is_null())
    {
        return;
    }
    let word = r.tables.codes.lsc.data_size.texts.get(size as usize).unwrap_or(&"");
    let bytes = word.strip_prefix('d').and_then(|bits| bits.parse::<u32>().ok()).map_or(4, |bits| bits / 8);
    let elements = elements.strip_prefix('x').and_then(|count| count.parse::<u32>().ok()).unwrap_or(1);
    let data_type = r.dword_type();
    r.set_arg(step, Arg::Immediate { modifier: 0, data_type, low: bytes.saturating_mul(elements), high: 0 });
}

/// Consumes the longest of the words that the rest of the line begins with, and returns its code.
fn parse_prefix(
    r: &mut LineParser<'_, '_>,
    texts: &'static [&'static str],
    others: impl Iterator<Item = (u8, &'static str)>,
) -> Option<u64> {
    let rest = r.line.rest();
    let own = texts.iter().enumerate().map(|(code, text)| (code as u64, *text));
    let all = own.chain(others.map(|(code, text)| (u64::from(code), text)));
    let fits = all.filter(|(_, text)| !text.is_empty() && rest.starts_with(text.as_bytes()));
    let (code, text) = fits.max_by_key(|(_, text)| text.len())?;
    r.line.eat_text(text);
    Some(code)
}
