//! Printing and parsing of the operands of the load/store unit, which combine several fields of an
//! instruction.
//!
//! For example, `V40:d32x4t` has a register, the size and the number of elements, and their order.
//! Each form has a `print_` and a `parse_` function. `args` lists the fields of a form in the order
//! of [`CompositeForm::parts`](super::template_table::CompositeForm::parts).

use super::TextOptions;
use super::arguments::Arg;
use super::error::{Expected, PrintError};
use super::names::SymbolClass;
use super::parse::LineParser;
use super::print::LinePrinter;
use super::template_table::{NONE, OperandSyntax, Tables, Words};
use crate::text::TextError;

mod address;
mod block;
mod data;

pub(super) use address::{parse_address, print_address};
pub(super) use block::{parse_block_address, parse_block_data, print_block_address, print_block_data};
pub(super) use data::{parse_data, print_data};

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

/// Sets a numeric part, if the instruction has the field.
fn set_number(r: &mut LineParser<'_, '_>, args: &[u8], position: usize, value: u64) {
    let arg = field_of_part(args, position);
    if arg != NONE {
        r.set_arg(arg, Arg::Int(value));
    }
}

/// Sets an operand part, if the instruction has the field.
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
        Arg::General { modifier: 0, row_offset: row, col_offset: column, id, .. } => {
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
    match r.parse_vector(OperandSyntax::Register)? {
        Arg::General { modifier, row_offset: 0, col_offset: 0, id, .. } if id != 0 && r.line.eat(b'.') => {
            Ok(Arg::General { modifier, row_offset: 0, col_offset: r.parse_unsigned()?, region, id })
        }
        Arg::General { modifier, row_offset: row, col_offset: column, id, .. } if id != 0 => {
            Ok(Arg::General { modifier, row_offset: row, col_offset: column, region, id })
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

/// Prints the cache controls, for example `.ca.uc`; nothing if all have the code 0.
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

/// Parses two or three cache controls; none if the line has none.
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

// State addresses. Parts: operand, surface index, sampler index.

/// Prints the address of a state, for example `V33` or `(V33, 2)`.
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

/// Parses a vector operand, and stores it in two fields.
pub(super) fn parse_twice(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    let value = r.parse_vector(OperandSyntax::Vector)?;
    set_operand(r, args, 0, value);
    set_operand(r, args, 1, value);
    Ok(())
}

/// Parses the address of a state with an optional index.
pub(super) fn parse_state(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    r.line.blanks();
    let start = r.line.offset();
    let together = r.line.eat(b'(');
    let region = r.encode_plain_region("0");
    let Arg::General { modifier: 0, row_offset: row, col_offset: column, id: id @ 1.., .. } =
        r.parse_vector(OperandSyntax::Register)?
    else {
        return Err(r.line.error_at(start, Expected::Other("a variable with the address of a state")));
    };
    set_operand(r, args, 0, Arg::General { modifier: 0, row_offset: row, col_offset: column, region, id });
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
