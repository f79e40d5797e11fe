//! Printing and parsing of the operands of the load/store unit, which combine several fields of an
//! instruction.
//!
//! For example, `V40:d32x4t` has a register, the size and the number of elements, and their order.
//! Each form has a `print_` and a `parse_` function. `args` lists the fields of a form in the order
//! of [`Composite::parts`](super::form::Composite::parts).

use super::TextOptions;
use super::args::Arg;
use super::error::{Expected, PrintError};
use super::form::{NONE, Place, Tables, Words};
use super::names::SymbolClass;
use super::parse::LineParser;
use super::print::LinePrinter;
use crate::text::TextError;

type Printed = Result<(), PrintError>;
type Read = Result<(), TextError>;

/// Returns the index of the field of a part; [`NONE`] if the instruction lacks it.
pub(super) fn field_of_part(args: &[u8], position: usize) -> u8 {
    args.get(position).copied().unwrap_or(NONE)
}

/// Returns the value of a numeric part, or `default` if the instruction lacks the field.
fn int_or(w: &LinePrinter<'_>, args: &[u8], position: usize, default: u64) -> Result<u64, PrintError> {
    match field_of_part(args, position) {
        NONE => Ok(default),
        arg => w.int(arg),
    }
}

/// Returns the value of a numeric part in two's complement; 0 if the instruction lacks the field.
fn signed_or_zero(w: &LinePrinter<'_>, args: &[u8], position: usize) -> Result<i32, PrintError> {
    int_or(w, args, position, 0).map(|value| value as i32)
}

fn set_number(r: &mut LineParser<'_, '_>, args: &[u8], position: usize, value: u64) {
    let arg = field_of_part(args, position);
    if arg != NONE {
        r.set_arg(arg, Arg::Int(value));
    }
}

fn set_operand(r: &mut LineParser<'_, '_>, args: &[u8], position: usize, value: Arg) {
    let arg = field_of_part(args, position);
    if arg != NONE {
        r.set_arg(arg, value);
    }
}

/// Prints a register, with its byte offset if that is not 0.
fn print_register(w: &mut LinePrinter<'_>, arg: u8) -> Printed {
    let Arg::Raw { id, offset } = *w.arg(arg)? else { return Err(PrintError::NoText { field: arg }) };
    w.print_variable(SymbolClass::General, id);
    if offset != 0 {
        w.out.byte(b'.');
        w.out.decimal(u64::from(offset));
    }
    Ok(())
}

/// Prints a scalar vector operand: a variable without a region, or a number such as `0x1FF`.
fn print_scalar(w: &mut LinePrinter<'_>, arg: u8) -> Printed {
    match *w.arg(arg)? {
        Arg::General { modifier: 0, row, column, id, .. } => {
            w.print_variable(SymbolClass::General, id);
            if row != 0 || column != 0 {
                w.print_origin(row, column);
            }
            Ok(())
        }
        Arg::Immediate { modifier: 0, low, high, .. } => {
            w.out.text("0x");
            w.out.hex_capitals(u64::from(high) << 32 | u64::from(low));
            Ok(())
        }
        _ => Err(PrintError::NoText { field: arg }),
    }
}

/// Parses a scalar operand. Numbers may have 64 bits if `wide`, otherwise 32.
fn parse_scalar(r: &mut LineParser<'_, '_>, wide: bool) -> Result<Arg, TextError> {
    r.line.blanks();
    if matches!(r.line.peek(), b'0'..=b'9' | b'-' | b'(' | b'~' | b'!') {
        let start = r.line.offset();
        let value = r.parse_wide()?;
        // A type may follow. It is ignored, because the operand has only one legal type.
        if r.line.eat(b':') {
            r.parse_word(&r.tables.codes.types)?;
        }
        let signed = i32::try_from(value as i64).map(|value| value as u32);
        return match u32::try_from(value).or(signed) {
            Ok(low) => Ok(Arg::Immediate { modifier: 0, data_type: r.dword_type(), low, high: 0 }),
            Err(_) if !wide => Err(r.line.error_at(start, Expected::Range(i64::from(i32::MIN), i64::from(u32::MAX)))),
            Err(_) => {
                let (low, high) = (value as u32, (value >> 32) as u32);
                Ok(Arg::Immediate { modifier: 0, data_type: r.type_named("uq"), low, high })
            }
        };
    }
    let region = r.encode_plain_region("0");
    match r.parse_vector(Place::Register)? {
        Arg::General { modifier, row: 0, column: 0, id, .. } if id != 0 && r.line.eat(b'.') => {
            Ok(Arg::General { modifier, row: 0, column: r.parse_unsigned()?, region, id })
        }
        Arg::General { modifier, row, column, id, .. } if id != 0 => {
            Ok(Arg::General { modifier, row, column, region, id })
        }
        other => Ok(other),
    }
}

/// Prints `+0x40` or `-0x40`; nothing for 0.
fn print_hex_offset(w: &mut LinePrinter<'_>, offset: i32) {
    if offset != 0 {
        w.out.byte(if offset < 0 { b'-' } else { b'+' });
        w.out.hex(u64::from(offset.unsigned_abs()));
    }
}

/// Prints `+16` or `-16`; nothing for 0.
fn print_offset(w: &mut LinePrinter<'_>, offset: i32) {
    if offset > 0 {
        w.out.byte(b'+');
    }
    if offset != 0 {
        w.out.signed(i64::from(offset));
    }
}

/// Parses an offset with a sign; 0 if there is no sign.
fn parse_offset(r: &mut LineParser<'_, '_>) -> Result<u64, TextError> {
    r.line.blanks();
    if !matches!(r.line.peek(), b'+' | b'-') {
        return Ok(0);
    }
    r.parse_signed_index::<i32>().map(|value| u64::from(value as u32))
}

// Cache controls. Parts: L1, L2, L3.

/// Returns whether the platform has a cache control for each of three levels. Without a platform:
/// no.
fn has_three_levels(tables: &Tables, options: TextOptions) -> bool {
    options.platform.is_some_and(|platform| tables.codes.lsc.three_levels >> (platform & 63) & 1 == 1)
}

/// Returns the code of a word; 0 if there is no such word.
fn code_of(words: &Words, text: &str) -> u64 {
    words.texts.iter().position(|known| *known == text).unwrap_or(0) as u64
}

pub(super) fn print_caching(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
    let levels = [int_or(w, args, 0, 0)?, int_or(w, args, 1, 0)?, int_or(w, args, 2, 0)?];
    if levels == [0; 3] {
        return Ok(());
    }
    let three = has_three_levels(w.tables, w.options);
    for (position, level) in levels.into_iter().enumerate() {
        // With two levels, L2 is printed only if it has its own cache control.
        if position != 1 || level != 0 || three {
            w.print_word(level, &w.tables.codes.lsc.caching, field_of_part(args, position))?;
        }
    }
    Ok(())
}

pub(super) fn parse_caching(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    let words = &r.tables.codes.lsc.caching;
    let Some(l1) = r.find_word(words) else {
        r.optional = Some((r.line.offset(), words));
        return Ok(());
    };
    let next = r.parse_word(words)?;
    // Two words are L1 and L3, or L1 and L2 on a platform with three levels.
    let (l2, l3) = match r.find_word(words) {
        Some(third) => (next, third),
        None if l1 | next != 0 && has_three_levels(r.tables, r.options) => (next, code_of(words, ".uc")),
        None => (0, next),
    };
    for (position, level) in [l1, l2, l3].into_iter().enumerate() {
        set_number(r, args, position, level);
    }
    Ok(())
}

// Data. Parts: register, size, elements, mask copy, order, mask, pitch.

pub(super) fn print_data(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
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
        w.print_letters(mask, QUAD);
        return Ok(());
    }
    let elements = int_or(w, args, 2, 1)?;
    if w.text_of(elements, &lsc.elements) != Some("x1") {
        w.print_word(elements, &lsc.elements, field_of_part(args, 2))?;
    }
    print_order(w, int_or(w, args, 4, 0)?, field_of_part(args, 4), "")
}

/// The letters of the components of a vector of four.
const QUAD: &str = "xyzw";

/// Prints `t` for transposed data, and `plain` otherwise.
fn print_order(w: &mut LinePrinter<'_>, order: u64, arg: u8, plain: &str) -> Printed {
    match w.text_of(order, &w.tables.codes.lsc.order) {
        Some("t") => w.out.byte(b't'),
        Some(_) => w.out.text(plain),
        None => return Err(PrintError::NoText { field: arg }),
    }
    Ok(())
}

/// Returns the code of the order of data.
fn order_code(r: &LineParser<'_, '_>, transposed: bool) -> u64 {
    let texts = r.tables.codes.lsc.order.texts;
    let fits = |text: &str| !text.is_empty() && (text == "t") == transposed;
    texts.iter().position(|text| fits(text)).unwrap_or(0) as u64
}

pub(super) fn parse_data(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    let register = r.parse_raw()?;
    set_operand(r, args, 0, register);
    if field_of_part(args, 1) == NONE {
        return Ok(());
    }
    let lsc = &r.tables.codes.lsc;
    r.expect_byte(b':', ":")?;
    // `x4` or `t` may follow the size directly, so the size is not a complete word.
    let others = lsc.data_size.others.iter().map(|(code, _, text)| (*code, *text));
    let size = parse_prefix(r, lsc.data_size.texts, others.chain(lsc.data_size.read.iter().copied()));
    let size = size.ok_or_else(|| r.line.error(Expected::OneOf(lsc.data_size.texts, lsc.data_size.what)))?;
    set_number(r, args, 1, size);
    if field_of_part(args, 2) == NONE {
        r.expect_byte(b'.', ".")?;
        let mask = r.parse_letters(QUAD);
        if mask == 0 {
            return Err(r.line.error(Expected::Other("components, as `xyzw`")));
        }
        set_number(r, args, 3, mask);
        set_number(r, args, 5, mask);
        let plain = order_code(r, false);
        set_number(r, args, 4, plain);
        return Ok(());
    }
    let elements = if r.line.peek() == b'x' {
        parse_prefix(r, lsc.elements.texts, core::iter::empty())
            .ok_or_else(|| r.line.error(Expected::OneOf(lsc.elements.texts, lsc.elements.what)))?
    } else {
        lsc.elements.texts.iter().position(|text| *text == "x1").unwrap_or(0) as u64
    };
    set_number(r, args, 2, elements);
    // The mask is implied here: it repeats the number of elements, or is 0 for strided accesses.
    set_number(r, args, 5, if field_of_part(args, 6) == NONE { elements } else { 0 });
    let transposed = r.line.eat(b't');
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

// Addresses. Parts: register, type, surface, surface index, factor, offset, size, pitch, offset u,
// v, offset v, r, offset r, lod.

/// Returns whether an address type is not relative to a surface.
fn is_plain(text: &str) -> bool {
    matches!(text, "flat" | "arg")
}

/// Prints the address type, and the surface in parentheses if the instruction has one.
fn print_surface(w: &mut LinePrinter<'_>, kind: u8, surface: u8, index: u64) -> Printed {
    let words = &w.tables.codes.lsc.address_type;
    let text = w.text_of(w.int(kind)?, words).ok_or(PrintError::NoText { field: kind })?;
    w.out.text(text);
    if surface == NONE {
        return Ok(());
    }
    let zero = matches!(w.arg(surface)?, Arg::Immediate { modifier: 0, low: 0, high: 0, .. });
    if is_plain(text) && zero && index == 0 {
        return Ok(());
    }
    w.out.byte(b'(');
    print_scalar(w, surface)?;
    if index != 0 {
        w.out.byte(b',');
        w.out.hex(index);
    }
    w.out.byte(b')');
    Ok(())
}

fn parse_surface(r: &mut LineParser<'_, '_>, kind: u8, surface: u8, index: u8) -> Read {
    r.line.blanks();
    let words = &r.tables.codes.lsc.address_type;
    let flat = || words.texts.iter().position(|text| *text == "flat").unwrap_or(0) as u64;
    let code = if r.line.peek() == b'[' { flat() } else { r.parse_word(words)? };
    r.set_arg(kind, Arg::Int(code));
    if surface == NONE {
        return Ok(());
    }
    let zero = Arg::Immediate { modifier: 0, data_type: r.dword_type(), low: 0, high: 0 };
    r.set_arg(surface, zero);
    let plain = words.texts.get(code as usize).is_some_and(|text| is_plain(text));
    if !plain || r.line.peek() == b'(' {
        r.expect_byte(b'(', "(")?;
        let operand = parse_scalar(r, true)?;
        r.set_arg(surface, operand);
        r.line.blanks();
        if r.line.eat(b',') {
            let number = r.parse_index::<u32>()?;
            if index != NONE {
                r.set_arg(index, Arg::Int(u64::from(number)));
            }
        }
        r.expect_byte(b')', ")")?;
    }
    Ok(())
}

pub(super) fn print_address(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
    let index = int_or(w, args, 3, 0)?;
    print_surface(w, field_of_part(args, 1), field_of_part(args, 2), index)?;
    if field_of_part(args, 0) == NONE {
        return Ok(());
    }
    w.out.byte(b'[');
    let factor = int_or(w, args, 4, 1)?;
    if factor != 1 {
        w.out.hex(factor);
        w.out.byte(b'*');
    }
    print_register(w, field_of_part(args, 0))?;
    print_hex_offset(w, signed_or_zero(w, args, 5)?);
    if field_of_part(args, 7) != NONE && !w.arg(field_of_part(args, 7))?.is_null() {
        w.out.text(", ");
        print_pitch(w, field_of_part(args, 7))?;
    }
    print_offset(w, signed_or_zero(w, args, 8)?);
    for (coordinate, offset) in [(9, 10), (11, 12), (13, NONE.into())] {
        let arg = field_of_part(args, coordinate);
        if arg == NONE || w.arg(arg)?.is_null() {
            break;
        }
        w.out.byte(b',');
        print_register(w, arg)?;
        print_offset(w, signed_or_zero(w, args, offset)?);
    }
    w.out.byte(b']');
    if field_of_part(args, 6) != NONE {
        w.out.byte(b':');
        let size = int_or(w, args, 6, 0)?;
        w.print_word(size, &w.tables.codes.lsc.address_size, field_of_part(args, 6))?;
    }
    Ok(())
}

/// Prints the pitch. Unlike other numbers here, it has lower-case digits.
fn print_pitch(w: &mut LinePrinter<'_>, arg: u8) -> Printed {
    if let Arg::Immediate { modifier: 0, low, high: 0, .. } = *w.arg(arg)? {
        w.out.hex(u64::from(low));
        return Ok(());
    }
    print_scalar(w, arg)
}

pub(super) fn parse_address(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    parse_surface(r, field_of_part(args, 1), field_of_part(args, 2), field_of_part(args, 3))?;
    if field_of_part(args, 0) == NONE {
        return Ok(());
    }
    r.expect_byte(b'[', "[")?;
    r.line.blanks();
    if field_of_part(args, 4) != NONE {
        let mut factor = 1;
        if matches!(r.line.peek(), b'0'..=b'9' | b'(') {
            factor = u64::from(r.parse_primary::<u16>()?);
            r.expect_byte(b'*', "*")?;
        }
        set_number(r, args, 4, factor);
    }
    let register = r.parse_raw()?;
    set_operand(r, args, 0, register);
    // Coordinates have one offset each. Other addresses have one offset in bytes, or none.
    let at = if field_of_part(args, 5) == NONE { 8 } else { 5 };
    if field_of_part(args, at) != NONE {
        let offset = parse_offset(r)?;
        set_number(r, args, at, offset);
    }
    r.line.blanks();
    if field_of_part(args, 7) != NONE {
        if r.line.eat(b',') {
            let step = parse_scalar(r, false)?;
            set_operand(r, args, 7, step);
        }
    } else if field_of_part(args, 9) != NONE {
        for (coordinate, offset) in [(9, 10), (11, 12), (13, NONE.into())] {
            r.line.blanks();
            if !r.line.eat(b',') {
                break;
            }
            let register = r.parse_raw()?;
            set_operand(r, args, coordinate, register);
            let value = parse_offset(r)?;
            set_number(r, args, offset, value);
        }
    }
    r.expect_byte(b']', "]")?;
    if field_of_part(args, 6) != NONE {
        r.expect_byte(b':', ":")?;
        let size = r.parse_word(&r.tables.codes.lsc.address_size)?;
        set_number(r, args, 6, size);
    }
    Ok(())
}

// State addresses. Parts: operand, surface index, sampler index.

pub(super) fn print_state(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
    let index = int_or(w, args, 1, 0)? | int_or(w, args, 2, 0)?;
    if index == 0 {
        return print_scalar(w, field_of_part(args, 0));
    }
    w.out.byte(b'(');
    print_scalar(w, field_of_part(args, 0))?;
    w.out.text(", ");
    w.out.decimal(index);
    w.out.byte(b')');
    Ok(())
}

pub(super) fn parse_twice(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    let value = r.parse_vector(Place::Vector)?;
    set_operand(r, args, 0, value);
    set_operand(r, args, 1, value);
    Ok(())
}

pub(super) fn parse_state(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    r.line.blanks();
    let start = r.line.offset();
    let together = r.line.eat(b'(');
    let region = r.encode_plain_region("0");
    let Arg::General { modifier: 0, row, column, id: id @ 1.., .. } = r.parse_vector(Place::Register)? else {
        return Err(r.line.error_at(start, Expected::Other("a variable with the address of a state")));
    };
    set_operand(r, args, 0, Arg::General { modifier: 0, row, column, region, id });
    let index = if together {
        r.expect_byte(b',', ",")?;
        let index = r.parse_index::<u32>()?;
        r.expect_byte(b')', ")")?;
        index
    } else if r.line.eat_text("<0;1,0>") && r.line.eat(b'[') {
        // The vendor's printer emits this form for some instructions, although the vendor's parser
        // rejects it.
        let index = r.parse_index::<u32>()?;
        r.expect_byte(b']', "]")?;
        index
    } else {
        0
    };
    set_number(r, args, 1, u64::from(index));
    set_number(r, args, 2, u64::from(index));
    Ok(())
}

// Block data. Parts: register, size, blocks, width, height, order, packing.

pub(super) fn print_block_data(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
    print_register(w, field_of_part(args, 0))?;
    w.out.byte(b':');
    let lsc = &w.tables.codes.lsc;
    if field_of_part(args, 1) != NONE {
        w.print_word(int_or(w, args, 1, 0)?, &lsc.data_size, field_of_part(args, 1))?;
        w.out.byte(b'.');
    }
    let blocks = int_or(w, args, 2, 1)?;
    if blocks != 1 {
        w.out.decimal(blocks);
        w.out.byte(b'x');
    }
    let (width, height) = (int_or(w, args, 3, 0)?, int_or(w, args, 4, 0)?);
    w.out.decimal(width);
    w.out.byte(b'x');
    w.out.decimal(height);
    if field_of_part(args, 5) != NONE {
        print_order(w, int_or(w, args, 5, 0)?, field_of_part(args, 5), "n")?;
        w.print_word(int_or(w, args, 6, 0)?, &lsc.packing, field_of_part(args, 6))?;
    }
    Ok(())
}

pub(super) fn parse_block_data(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    let register = r.parse_raw()?;
    set_operand(r, args, 0, register);
    r.expect_byte(b':', ":")?;
    let lsc = &r.tables.codes.lsc;
    if field_of_part(args, 1) != NONE {
        let size = r.parse_word(&lsc.data_size)?;
        set_number(r, args, 1, size);
        r.expect_byte(b'.', ".")?;
    }
    let first = u64::from(r.parse_unsigned::<u16>()?);
    r.expect_byte(b'x', "x")?;
    let second = u64::from(r.parse_unsigned::<u16>()?);
    let (mut blocks, mut width, mut height) = (1, first, second);
    if field_of_part(args, 2) != NONE && r.line.eat(b'x') {
        (blocks, width, height) = (first, second, u64::from(r.parse_unsigned::<u16>()?));
    }
    if blocks > u64::from(u8::MAX) {
        return Err(r.line.error(Expected::Range(0, i64::from(u8::MAX))));
    }
    set_number(r, args, 2, blocks);
    set_number(r, args, 3, width);
    set_number(r, args, 4, height);
    if field_of_part(args, 5) != NONE {
        let transposed = r.line.peek() == b't';
        let packed = r.line.rest().get(1) == Some(&b't');
        if matches!(r.line.rest(), [b't' | b'n', b't' | b'n', ..]) {
            r.line.go(r.line.offset() + 2);
        }
        let (order, packing) = (order_code(r, transposed), if packed { "t" } else { "n" });
        set_number(r, args, 5, order);
        let code = lsc.packing.texts.iter().position(|text| *text == packing).unwrap_or(0);
        set_number(r, args, 6, code as u64);
    }
    Ok(())
}

// Block addresses. Parts: base, width, height, pitch, x, offset x, y, offset y, type, surface,
// surface index.

pub(super) fn print_block_address(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
    let (x, y) = (signed_or_zero(w, args, 5)?, signed_or_zero(w, args, 7)?);
    if field_of_part(args, 8) != NONE {
        let index = int_or(w, args, 10, 0)?;
        print_surface(w, field_of_part(args, 8), field_of_part(args, 9), index)?;
        w.out.byte(b'[');
        print_scalar(w, field_of_part(args, 4))?;
        print_offset(w, x);
        w.out.byte(b',');
        print_scalar(w, field_of_part(args, 6))?;
        print_offset(w, y);
        w.out.byte(b']');
        return Ok(());
    }
    w.out.text("flat[");
    print_scalar(w, field_of_part(args, 0))?;
    let others = [1, 2, 3, 4, 6].map(|position| field_of_part(args, position));
    let mut alone = true;
    for other in others {
        alone &= w.arg(other)?.is_null();
    }
    if alone {
        w.out.text(" + (");
        w.out.signed(i64::from(x));
        w.out.byte(b',');
        w.out.signed(i64::from(y));
        w.out.text(")]");
        return Ok(());
    }
    let comma = if w.options.version.at_least(4, 2) { "," } else { ", " };
    for (position, offset) in [(1, 0), (2, 0), (3, 0), (4, x), (6, y)] {
        w.out.text(comma);
        print_scalar(w, field_of_part(args, position))?;
        print_offset(w, offset);
    }
    w.out.byte(b']');
    Ok(())
}

pub(super) fn parse_block_address(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    if field_of_part(args, 8) != NONE {
        parse_surface(r, field_of_part(args, 8), field_of_part(args, 9), field_of_part(args, 10))?;
        r.expect_byte(b'[', "[")?;
        parse_edge(r, args, 4)?;
        r.expect_byte(b',', ",")?;
        parse_edge(r, args, 6)?;
        return r.expect_byte(b']', "]");
    }
    r.line.blanks();
    r.line.eat_text("flat");
    r.expect_byte(b'[', "[")?;
    let base = parse_scalar(r, false)?;
    set_operand(r, args, 0, base);
    r.line.blanks();
    if r.line.eat(b'+') {
        r.expect_byte(b'(', "(")?;
        let x = r.parse_signed_index::<i32>()?;
        r.expect_byte(b',', ",")?;
        let y = r.parse_signed_index::<i32>()?;
        r.expect_byte(b')', ")")?;
        set_number(r, args, 5, u64::from(x as u32));
        set_number(r, args, 7, u64::from(y as u32));
        return r.expect_byte(b']', "]");
    }
    for position in [1, 2, 3] {
        r.expect_byte(b',', ",")?;
        let operand = parse_scalar(r, false)?;
        set_operand(r, args, position, operand);
    }
    for position in [4, 6] {
        r.expect_byte(b',', ",")?;
        parse_edge(r, args, position)?;
    }
    r.expect_byte(b']', "]")
}

/// Parses a coordinate and its offset, which is the next part.
fn parse_edge(r: &mut LineParser<'_, '_>, args: &[u8], position: usize) -> Read {
    let edge = parse_scalar(r, false)?;
    set_operand(r, args, position, edge);
    let offset = parse_offset(r)?;
    set_number(r, args, position + 1, offset);
    Ok(())
}
