//! Parsing of operands.
//!
//! For example, `r[A0(3),-16]<1>:d` becomes an [`Arg::Indirect`].

use super::Cursor;
use super::arguments::{Arg, Remark};
use super::error::{Expected, TextError};
use super::expression::{Angles, expression, parse_unary};
use super::names::{Symbol, SymbolClass};
use super::number::is_operator;
use super::parse::{LineParser, Result};
use super::template_table::{Bits, Codes, OperandSyntax, TypeKind, Words};

impl LineParser<'_, '_> {
    /// Parses `(T6, 0)`: a sampler or surface with an index. Any index other than 0 is an error,
    /// because no field can hold it.
    #[cold]
    pub(super) fn parse_indexed_state(&mut self, class: SymbolClass) -> Result<u32> {
        self.line.eat(b'(');
        let id = self.parse_variable(&[class])?.id;
        self.expect_byte(b',', ",")?;
        self.line.blanks();
        let start = self.line.offset();
        if self.parse_expression(Angles::Compare)? != 0 {
            return Err(self.line.error_at(start, Expected::Other("0: a sampler or surface has no other index")));
        }
        self.expect_byte(b')', ")")?;
        Ok(id)
    }

    /// Parses a raw operand: `V1.32`.
    #[inline]
    pub(super) fn parse_raw(&mut self) -> Result<Arg> {
        let id = self.parse_variable(&[SymbolClass::General])?.id;
        if self.line.peek() != b'.' {
            return Err(self.line.error(Expected::Text(".")));
        }
        self.parse_offset_of(id)
    }

    /// Parses a raw operand whose byte offset may be left out: `V1.32` or `V1`.
    #[inline]
    pub(super) fn parse_register(&mut self) -> Result<Arg> {
        let id = self.parse_variable(&[SymbolClass::General])?.id;
        self.parse_offset_of(id)
    }

    /// Parses the byte offset of a raw operand; 0 if there is none.
    #[inline]
    fn parse_offset_of(&mut self, id: u32) -> Result<Arg> {
        let mut offset = 0;
        if self.line.eat(b'.') {
            let computed = self.line.eat(b'(');
            offset = if computed { self.parse_index()? } else { self.parse_unsigned()? };
            if computed {
                self.expect_byte(b')', ")")?;
            }
        }
        Ok(Arg::Raw { id, offset })
    }

    /// Parses the operand of an item, and stores it in its field.
    pub(super) fn parse_operand(&mut self, arg: u8, place: OperandSyntax) -> Result<()> {
        let saturated = place == OperandSyntax::Saturated
            && matches!(self.args.values.get(usize::from(arg)), Some(Arg::General { modifier, .. }) if *modifier != 0);
        if saturated {
            self.line.blanks();
            // The encoding has one modifier, and saturation is one.
            if self.line.peek() == b'(' {
                return Err(self.line.error(Expected::Other("a destination without a modifier, as it saturates")));
            }
        }
        let mut operand = match place {
            OperandSyntax::AddressOf => self.parse_address_operand()?,
            _ => self.parse_vector(place)?,
        };
        if saturated {
            let saturation = self.tables.codes.saturation;
            match &mut operand {
                Arg::General { modifier, .. }
                | Arg::Address { modifier, .. }
                | Arg::Predicate { modifier, .. }
                | Arg::Indirect { modifier, .. }
                | Arg::Immediate { modifier, .. }
                | Arg::State { modifier, .. } => *modifier = saturation,
                Arg::Int(_) | Arg::Raw { .. } => {}
            }
        }
        self.set_arg(arg, operand);
        Ok(())
    }

    /// Parses an operand that is encoded as the address of a variable. Adds a remark if the `&` is
    /// missing, because the text then denotes the value of the variable, which the encoding cannot
    /// express.
    fn parse_address_operand(&mut self) -> Result<Arg> {
        self.line.blanks();
        let (start, address) = (self.line.offset(), self.line.peek() == b'&');
        let operand = self.parse_vector(OperandSyntax::AddressOf)?;
        if !address && matches!(operand, Arg::General { .. }) {
            self.args.remark(Remark::ValueAsAddress(start));
        }
        Ok(operand)
    }

    /// Parses a vector operand.
    pub(super) fn parse_vector(&mut self, place: OperandSyntax) -> Result<Arg> {
        self.line.blanks();
        let mut modifier = 0;
        if self.line.peek() == b'(' {
            let words = &self.tables.codes.modifiers;
            let Some(found) = self.find_word(words) else {
                let start = self.line.clone();
                let error = match self.parse_computed(0) {
                    Ok(computed) => return Ok(computed),
                    Err(error) => error,
                };
                self.line = start;
                // No modifier begins with a digit or an operator, so the error of the expression is
                // the better one.
                if let [b'(', b'0'..=b'9' | b'(' | b'~' | b'!' | b'%', ..] = self.line.rest() {
                    return Err(error);
                }
                return Err(self.line.error(Expected::OneOf(words.texts, "a modifier")));
            };
            modifier = found as u8;
            self.line.blanks();
        }
        match self.line.rest() {
            [b'-', next, ..] if !next.is_ascii_digit() && *next != b'.' => return self.parse_computed(modifier),
            [b'!', next, ..] if next.is_ascii_alphabetic() || *next == b'_' => {
                let bits = self.parse_predicate()?;
                return Ok(Arg::Predicate { modifier, val: bits as u16 });
            }
            [b'~' | b'!', ..] => return self.parse_computed(modifier),
            rest if rest.starts_with(b"%sizeof") || rest.starts_with(b"%DispatchSimd") => {
                return self.parse_computed(modifier);
            }
            [b'0'..=b'9' | b'-' | b'+' | b'.', ..] => return self.parse_immediate(modifier),
            [b'&', ..] if place == OperandSyntax::AddressOf => return self.parse_address_of(modifier),
            [b'r', b'[', ..] => return self.parse_indirect(modifier),
            _ => {}
        }
        let start = self.line.offset();
        let name = self.line.name();
        if name.is_empty() {
            self.line.go(start);
            return Err(self.line.error(Expected::Operand("an operand")));
        }
        let Some(Symbol { class, id }) = self.symbols.variable(name, SymbolClass::General) else {
            let error = self.line.error_at(start, Expected::Operand("an operand"));
            return Err(TextError { undeclared: true, ..error });
        };
        match class {
            SymbolClass::General => self.parse_general(modifier, id, place),
            SymbolClass::Address => {
                let id = self.narrow_id(id, start)?;
                self.expect_byte(b'(', "(")?;
                let offset = self.parse_index()?;
                self.expect_byte(b')', ")")?;
                self.expect_byte(b'<', "<")?;
                let width = self.parse_address_width()?;
                self.expect_byte(b'>', ">")?;
                Ok(Arg::Address { modifier, width, offset, id })
            }
            SymbolClass::Predicate => {
                let codes = &self.tables.codes;
                let mut bits = u64::from(id) << codes.predicate_id.low;
                if self.line.peek() == b'.' && self.line.eat(b'.') {
                    bits |= self.parse_word(&codes.predicate_combine.1)? << codes.predicate_combine.0.low;
                }
                let bits =
                    u16::try_from(bits).map_err(|_| self.line.error_at(start, Expected::Other("fewer predicates")))?;
                Ok(Arg::Predicate { modifier, val: bits })
            }
            SymbolClass::Sampler | SymbolClass::Surface => {
                let class = self.find_state_class(class, start)?;
                let id = self.narrow_id(id, start)?;
                let mut offset = 0;
                if self.line.eat(b'(') {
                    offset = self.parse_index()?;
                    self.expect_byte(b')', ")")?;
                }
                Ok(Arg::State { modifier, class, offset, id })
            }
        }
    }

    /// Parses the number of addresses: a word, or an expression.
    fn parse_address_width(&mut self) -> Result<u8> {
        let words = &self.tables.codes.address_width;
        let start = self.line.clone();
        let word = self.parse_word(words);
        self.line.blanks();
        if let (Ok(code), false) = (word, is_operator(self.line.peek()) && self.line.peek() != b'>') {
            return Ok(code as u8);
        }
        self.line = start.clone();
        let value = expression(&mut self.line, Angles::Close, self.symbols.sizes()).ok();
        match value.and_then(|value| words.texts.iter().position(|text| text.parse() == Ok(value))) {
            Some(code) => Ok(code as u8),
            None => {
                self.line = start;
                Err(self.line.error(Expected::OneOf(words.texts, words.what)))
            }
        }
    }

    /// Converts the index of a variable to 16 bits.
    fn narrow_id(&self, id: u32, start: usize) -> Result<u16> {
        u16::try_from(id).map_err(|_| self.line.error_at(start, Expected::Other("fewer variables of this class")))
    }

    /// Returns the class code of samplers or surfaces.
    fn find_state_class(&self, class: SymbolClass, start: usize) -> Result<u8> {
        let samplers = self.tables.codes.samplers;
        match samplers.iter().position(|sampler| *sampler == (class == SymbolClass::Sampler)) {
            Some(code) => Ok(code as u8),
            None => Err(self.line.error_at(start, Expected::Operand("an operand"))),
        }
    }

    /// Parses the rest of a general operand after the variable: `(0,0)<1;1,0>`.
    #[inline]
    fn parse_general(&mut self, modifier: u8, id: u32, place: OperandSyntax) -> Result<Arg> {
        let (mut row, mut column) = (0, 0);
        let start = self.line.offset();
        if let [b'(', r @ b'0'..=b'9', b',', c @ b'0'..=b'9', b')', ..] = self.line.rest() {
            (row, column) = (r - b'0', c - b'0');
            self.line.go(self.line.offset() + 5);
        } else if self.line.eat(b'(') {
            row = self.parse_index()?;
            self.expect_byte(b',', ",")?;
            column = self.parse_index()?;
            self.expect_byte(b')', ")")?;
        }
        // A name alone is a register; a vector operand shows its first element, its region or both.
        if place != OperandSyntax::Register && self.line.offset() == start && self.line.peek() != b'<' {
            return Err(self.line.error(Expected::Text("(")));
        }
        let region = match place {
            // Contiguous elements.
            OperandSyntax::Register => self.encode_plain_region("1"),
            _ if self.line.peek() == b'<' => self.parse_region()?,
            _ => 0,
        };
        Ok(Arg::General { modifier, row_offset: row, col_offset: column, region, id })
    }

    /// Parses a region: `<2;2,1>`, `<2,1>` or `<1>`.
    #[inline]
    fn parse_region(&mut self) -> Result<u16> {
        let codes: &'static Codes = &self.tables.codes;
        if let Some(bits) = self.parse_short_region(&codes.region_digits) {
            return Ok(bits);
        }
        self.expect_byte(b'<', "<")?;
        let mut bits = 0;
        let mut parts = &[(b';', &codes.v_stride), (b',', &codes.width), (b'>', &codes.h_stride)][..];
        loop {
            self.line.blanks();
            let start = self.line.offset();
            let (word, length) = self.line.packed_word();
            self.line.go(start + length);
            self.line.blanks();
            // The delimiter after a number determines which part it is.
            let of_sign = |sign: u8| parts.iter().position(|(known, _)| *known == sign);
            let (mut position, mut number) = (of_sign(self.line.peek()), None);
            if position.is_none() {
                let plain = self.line.clone();
                self.line.go(start);
                number = expression(&mut self.line, Angles::Close, self.symbols.sizes()).ok();
                self.line.blanks();
                position = of_sign(self.line.peek()).filter(|_| number.is_some());
                if position.is_none() {
                    self.line = plain;
                }
            }
            let Some(position) = position else {
                return Err(self.line.error(Expected::Text(">")));
            };
            let (field, words) = parts[position].1;
            let code = match number {
                Some(number) => words.texts.iter().position(|text| text.parse() == Ok(number)),
                None => words.packed.iter().position(|known| *known == word).filter(|_| length > 0),
            };
            let Some(code) = code else {
                return Err(self.line.error_at(start, Expected::OneOf(words.texts, words.what)));
            };
            bits |= (code as u64) << field.low;
            self.line.go(self.line.offset() + 1);
            parts = &parts[position + 1..];
            if parts.is_empty() {
                break;
            }
        }
        Ok(bits as u16)
    }

    /// Parses a region of single digits without blanks: the fast path. Consumes nothing for other
    /// regions.
    #[inline]
    fn parse_short_region(&mut self, digits: &[[u16; 10]; 3]) -> Option<u16> {
        let code = |part: usize, byte: u8| digits[part].get(usize::from(byte.wrapping_sub(b'0')))?.checked_sub(1);
        let (bits, length) = match self.line.rest() {
            [b'<', v, b';', w, b',', h, b'>', ..] => (code(0, *v)? | code(1, *w)? | code(2, *h)?, 7),
            [b'<', h, b'>', ..] => (code(2, *h)?, 3),
            _ => return None,
        };
        self.line.go(self.line.offset() + length);
        Some(bits)
    }

    /// Parses `&V1[64]`. Converts the byte offset to a row and an element.
    fn parse_address_of(&mut self, modifier: u8) -> Result<Arg> {
        self.line.eat(b'&');
        let start = self.line.offset();
        let classes = [SymbolClass::General, SymbolClass::Surface, SymbolClass::Sampler];
        let Symbol { class, id } = self.parse_variable(&classes)?;
        let mut bytes = 0_u64;
        let at = self.line.offset();
        if self.line.eat(b'[') {
            bytes = u64::from(self.parse_index::<u32>()?);
            self.expect_byte(b']', "]")?;
        }
        let far = |line: &Cursor<'_>| line.error_at(at + 1, Expected::Other("a byte offset of an element in reach"));
        if class != SymbolClass::General {
            let offset = u8::try_from(bytes).map_err(|_| far(&self.line))?;
            return Ok(Arg::State {
                modifier,
                class: self.find_state_class(class, start)?,
                offset,
                id: self.narrow_id(id, start)?,
            });
        }
        let register = u64::from(self.options.register_bytes.max(1));
        let element = u64::from(self.symbols.element_bytes(id).max(1));
        let (row, rest) = (bytes / register, bytes % register);
        let (Ok(row), Ok(column), 0) = (u8::try_from(row), u8::try_from(rest / element), rest % element) else {
            return Err(far(&self.line));
        };
        // A scalar region: every channel reads the same element.
        let region = self.encode_plain_region("0");
        Ok(Arg::General { modifier, row_offset: row, col_offset: column, region, id })
    }

    /// Returns the encoding of `<0;1,0>` or `<1;1,0>`, for operands whose text has no region.
    pub(super) fn encode_plain_region(&self, stride: &str) -> u16 {
        let codes = &self.tables.codes;
        let code = |part: &'static (Bits, Words), text: &str| {
            let position = part.1.texts.iter().position(|known| *known == text).unwrap_or(0);
            (position as u64) << part.0.low
        };
        (code(&codes.v_stride, stride) | code(&codes.width, "1") | code(&codes.h_stride, "0")) as u16
    }

    /// Parses an indirect operand, for example `r[A0(3),-16]<1>:d`.
    fn parse_indirect(&mut self, modifier: u8) -> Result<Arg> {
        self.line.eat_text("r[");
        let start = self.line.offset();
        let id = self.parse_variable(&[SymbolClass::Address])?.id;
        let id = self.narrow_id(id, start)?;
        self.expect_byte(b'(', "(")?;
        let offset = self.parse_index()?;
        self.expect_byte(b')', ")")?;
        self.line.blanks();
        let mut bytes = 0;
        if self.line.eat(b',') {
            bytes = self.parse_signed_index::<i16>()?;
        }
        self.expect_byte(b']', "]")?;
        let region = self.parse_region()?;
        self.expect_byte(b':', ":")?;
        let data_type = self.parse_word(&self.tables.codes.types)? as u8;
        Ok(Arg::Indirect { modifier, data_type, addr_offset: offset, id, indirect_offset: bytes, region })
    }

    /// Parses an immediate that is an expression, for example `-(3 * 4):d` or `%sizeof(V1):ud`.
    fn parse_computed(&mut self, modifier: u8) -> Result<Arg> {
        let start = self.line.offset();
        let value = parse_unary(&mut self.line, self.symbols.sizes()).map_err(|error| self.expression_error(&error))?;
        let end = self.line.offset();
        self.expect_byte(b':', ":")?;
        let data_type = self.parse_word(&self.tables.codes.types)? as u8;
        let kind = self.tables.codes.kinds.get(usize::from(data_type)).copied();
        let (width, kind) = kind.unwrap_or((0, TypeKind::Packed));
        // Expressions are integers, so they have no floating-point type.
        let whole = kind != TypeKind::Float;
        let bits = if whole { encode_integer(value.unsigned_abs(), value < 0, width) } else { None };
        let Some(bits) = bits else {
            let error = self.line.error_at(start, Expected::Other("a number that fits its type"));
            return Err(TextError { length: end - start, ..error });
        };
        Ok(Arg::Immediate { modifier, data_type, low: bits as u32, high: (bits >> 32) as u32 })
    }

    /// Parses and evaluates an expression in parentheses, which must not be negative: `(1 + 2)`.
    pub(super) fn parse_parenthesized(&mut self) -> Result<u64> {
        let start = self.line.offset();
        let value = parse_unary(&mut self.line, self.symbols.sizes()).map_err(|error| self.expression_error(&error))?;
        u64::try_from(value).map_err(|_| self.line.error_at(start, Expected::Other("a number from 0 on")))
    }

    /// Returns the code of `ud`, the type of numbers without a type.
    pub(super) fn dword_type(&self) -> u8 {
        self.type_named("ud")
    }

    /// Returns the code of a type.
    pub(super) fn type_named(&self, name: &str) -> u8 {
        self.tables.codes.types.texts.iter().position(|text| *text == name).unwrap_or(0) as u8
    }

    /// Parses an immediate that is a plain number, for example `0x10:ud`, `-5:w` or `1.5:f`.
    pub(super) fn parse_immediate(&mut self, modifier: u8) -> Result<Arg> {
        let start = self.line.offset();
        let negative = self.line.eat(b'-');
        if !negative {
            self.line.eat(b'+');
        }
        let digits = self.line.offset();
        let integer = self.line.unsigned();
        let fraction = integer.is_none() || matches!(self.line.peek(), b'.' | b'e' | b'E');
        if fraction {
            self.line.go(digits);
            self.line.skip_fraction();
        }
        let end = self.line.offset();
        self.expect_byte(b':', ":")?;
        let data_type = self.parse_word(&self.tables.codes.types)? as u8;
        let (width, kind) =
            self.tables.codes.kinds.get(usize::from(data_type)).copied().unwrap_or((0, TypeKind::Packed));
        let value = match integer {
            Some(value) if !fraction => {
                if has_float_bits(value, width, kind) {
                    encode_integer(value, negative, width)
                } else {
                    None
                }
            }
            _ => {
                let text = self.line.between(digits, end);
                core::str::from_utf8(text).ok().and_then(|text| encode_float(text, negative, width, kind))
            }
        };
        let Some(value) = value else {
            let error = self.line.error_at(start, Expected::Other("a number that fits its type"));
            return Err(TextError { length: end - start, ..error });
        };
        Ok(Arg::Immediate { modifier, data_type, low: value as u32, high: (value >> 32) as u32 })
    }
}

/// Returns whether the bits of a float fit its type. Unlike integers, they are never sign-extended:
/// `0xffff8000:hf` has too many. Other types have no such limit.
fn has_float_bits(value: u64, width: u8, kind: TypeKind) -> bool {
    kind != TypeKind::Float || value.checked_shr(width.into()).unwrap_or(0) == 0
}

/// Encodes an integer immediate in at least 32 bits; `None` if it does not fit.
///
/// As in the vendor's assembler, the minus sign determines the extension, not the type. For
/// example, `-1:uw` is `0xffffffff`, and `0xffff:w` is `0x0000ffff`.
fn encode_integer(value: u64, negative: bool, width: u8) -> Option<u64> {
    let signed = if negative { i128::from(value).checked_neg()? } else { i128::from(value) };
    let short = width < 32;
    let (low, high) = (-(1_i128 << width.saturating_sub(1)), (1_i128 << width) - 1);
    // Short immediates are also accepted in printed form, which is sign-extended to 32 bits.
    let extended = i64::from(u32::try_from(value).unwrap_or(0) as i32);
    let signed = if short && !negative && value > u64::from(u16::MAX) && i128::from(extended) < 0 {
        i128::from(extended)
    } else {
        signed
    };
    if width == 0 || signed < low || signed > high {
        return None;
    }
    Some(if width == 64 { signed as u64 } else { u64::from(signed as u32) })
}

/// Encodes a floating-point immediate.
fn encode_float(text: &str, negative: bool, width: u8, kind: TypeKind) -> Option<u64> {
    let sign = u64::from(negative);
    match (width, kind) {
        (32, TypeKind::Float) => text.parse::<f32>().ok().map(|v| u64::from(v.to_bits()) | sign << 31),
        (64, TypeKind::Float) => text.parse::<f64>().ok().map(|v| v.to_bits() | sign << 63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_of_a_float_are_not_extended() {
        assert!(has_float_bits(0xffff, 16, TypeKind::Float));
        assert!(!has_float_bits(0xffff_8000, 16, TypeKind::Float));
        assert!(has_float_bits(u64::MAX, 64, TypeKind::Float));
        assert!(has_float_bits(0xffff_8000, 16, TypeKind::Signed));
    }

    #[test]
    fn constants_take_the_bits_that_their_type_has() {
        for (value, negative, width, bits) in [
            (5, true, 32, Some(0xffff_fffb)),
            (3, true, 16, Some(0xffff_fffd)),
            (0xfffd, false, 16, Some(0xfffd)),
            (0xffff_8000, false, 16, Some(0xffff_8000)),
            (0xffff_ff80, false, 8, Some(0xffff_ff80)),
            (0x1_0000, false, 16, None),
            (0xffff_ffff, false, 32, Some(0xffff_ffff)),
            (0x1_0000_0000, false, 32, None),
            (u64::MAX, false, 64, Some(u64::MAX)),
            (1, true, 64, Some(u64::MAX)),
        ] {
            assert_eq!(encode_integer(value, negative, width), bits, "{value:#x} {width}");
        }
        assert_eq!(encode_float("1.5", true, 32, TypeKind::Float), Some(0xbfc0_0000));
        assert_eq!(encode_float("1.5", false, 16, TypeKind::Float), None);
    }
}
