//! The address operand of a load or store, for example `flat[V36+0x40]:a64`.
//!
//! Parts: register, type, surface, surface index, factor, offset, size, pitch, offset u, v, offset
//! v, r, offset r, lod.

use super::{
    Printed, Read, field_of_part, int_or, parse_offset, parse_scalar, print_hex_offset, print_offset, print_register,
    print_scalar, set_number, set_operand, signed_or_zero,
};
use crate::text::arguments::Arg;
use crate::text::error::PrintError;
use crate::text::parse::LineParser;
use crate::text::print::LinePrinter;
use crate::text::template_table::NONE;

/// Returns whether an address type is not relative to a surface.
fn is_plain(text: &str) -> bool {
    matches!(text, "flat" | "arg")
}

/// Prints the address type, and the surface in parentheses if the instruction has one.
pub(super) fn print_surface(w: &mut LinePrinter<'_>, kind: u8, surface: u8, index: u64) -> Printed {
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

/// Parses the address type, and the surface if there is one. No type means `flat`.
pub(super) fn parse_surface(r: &mut LineParser<'_, '_>, kind: u8, surface: u8, index: u8) -> Read {
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

/// Prints the address type and the address.
pub(in crate::text) fn print_address(w: &mut LinePrinter<'_>, args: &[u8]) -> Printed {
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

/// Parses the address type and the address.
pub(in crate::text) fn parse_address(r: &mut LineParser<'_, '_>, args: &[u8]) -> Read {
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
    let register = r.parse_register()?;
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
            let register = r.parse_register()?;
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
