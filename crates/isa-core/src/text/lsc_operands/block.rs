//! The operands of a two-dimensional block load or store, for example `V40:d8.2x16x8nn` and
//! `flat[V34,V35,...]`.
//!
//! Parts of the data: register, size, blocks, width, height, order, packing.
//!
//! Parts of the address: base, width, height, pitch, x, offset x, y, offset y, type, surface,
//! surface index.

use super::address::{parse_surface, print_surface};
use super::data::{order_code, print_order};
use super::{
    Printed, Read, field_of_part, int_or, parse_offset, parse_scalar, print_offset, print_register, print_scalar,
    set_number, set_operand, signed_or_zero,
};
use crate::text::TextError;
use crate::text::error::Expected;
use crate::text::parse::LineParser;
use crate::text::print::LinePrinter;
use crate::text::template_table::NONE;

/// Prints the register with the layout of its blocks.
pub(in crate::text) fn print_block_data(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
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

/// The shape of blocks in messages.
const SHAPE: &str = "a shape of blocks: their number and `x` unless it is 1, width, `x`, height";
/// The shape, order and packing of blocks in messages.
const SHAPE_AND_ORDER: &str = "a shape of blocks: their number and `x` unless it is 1, width, `x`, height, \
    and `nn`, `nt`, `tn` or `tt`, as in `2x16x8nn`";

/// Parses the register with the layout of its blocks.
pub(in crate::text) fn parse_block_data(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
    let register = r.parse_register()?;
    set_operand(r, args, 0, register);
    r.expect_byte(b':', ":")?;
    let lsc = &r.tables.codes.lsc;
    let start = r.line.offset();
    if field_of_part(args, 1) != NONE {
        let size = r.parse_word(&lsc.data_size)?;
        set_number(r, args, 1, size);
        r.expect_byte(b'.', ".")?;
    }
    let [blocks, width, height] = match parse_shape(r, field_of_part(args, 2) != NONE) {
        Ok(shape) => shape,
        // Only a number that is out of range has a message of its own.
        Err(error) if matches!(error.expected, Expected::Range(..)) => return Err(error),
        Err(_) => {
            let shape = if field_of_part(args, 5) == NONE { SHAPE } else { SHAPE_AND_ORDER };
            return Err(r.line.error_in_composite(start, Expected::Other(shape)));
        }
    };
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
    if r.line.is_in_word() {
        let shape = if field_of_part(args, 5) == NONE { SHAPE } else { SHAPE_AND_ORDER };
        return Err(r.line.error_in_composite(start, Expected::Other(shape)));
    }
    Ok(())
}

/// Parses the number of blocks, which may be left out, and the width and height of a block.
fn parse_shape(r: &mut LineParser<'_, '_>, counted: bool) -> Result<[u64; 3], TextError> {
    let first = u64::from(r.parse_unsigned::<u16>()?);
    r.expect_byte(b'x', "x")?;
    let second = u64::from(r.parse_unsigned::<u16>()?);
    if !counted || !r.line.eat(b'x') {
        return Ok([1, first, second]);
    }
    if first > u64::from(u8::MAX) {
        return Err(r.line.error(Expected::Range(0, i64::from(u8::MAX))));
    }
    Ok([first, second, u64::from(r.parse_unsigned::<u16>()?)])
}

/// Prints the position of a block, relative to a surface or as a flat address.
pub(in crate::text) fn print_block_address(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
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

/// Parses the position of a block, relative to a surface or as a flat address.
pub(in crate::text) fn parse_block_address(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
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
