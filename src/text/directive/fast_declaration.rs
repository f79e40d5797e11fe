//! Fast path for declarations in the form that printers write: single blanks, plain decimal
//! numbers, no attributes. Half of the lines of a text have this form. Without this module, parsing
//! the texts of `tests/corpus` takes 18 % more machine instructions (callgrind).
//!
//! For example, `.decl V32 v_type=G type=d num_elts=8 align=GRF` is parsed here, `num_elts=4*2` is
//! not. Everything else, errors included, takes the slow path in the parent module.

use super::{Declaration, Key, SpannedName, class_letter, is_element_count, keyword_bytes};
use crate::text::lexer::{is_name_part, is_name_start};
use alloc::borrow::Cow;
use openvisa_isa::enums::Align;
use openvisa_isa::{DataType, VariableClass};
use openvisa_isa_core::Enumeration;
use openvisa_isa_core::text::template_table::packed;

/// Parses the declaration at byte `start` of a statement. Returns `None` if it is not in the plain
/// form.
pub(in crate::text) fn parse(code: &str, start: usize) -> Option<Declaration<'_>> {
    let mut line = DeclarationReader { code, rest: code.as_bytes().get(start..)? };
    line.take_tag(&keyword_bytes::DECLARATION)?;
    let name = line.take_name()?;
    line.take_tag(&keyword_bytes::CLASS)?;
    let letter = line.take_byte()?;
    let class = *VariableClass::ALL.iter().find(|class| class_letter(**class) == letter && letter != 0)?;
    let mut out = Declaration::new(class, name);
    if Key::Type.is_of(class) {
        line.take_tag(&keyword_bytes::TYPE)?;
        let name = line.take_packed_word();
        out.data_type = Some(TYPES.iter().find(|(known, _)| *known == name && name != 0)?.1);
    }
    line.take_tag(&keyword_bytes::ELEMENTS)?;
    out.elements = line.take_number().filter(|elements| is_element_count(class, i64::from(*elements)))?;
    if Key::Align.is_of(class) {
        if line.take_tag(&keyword_bytes::ALIGN).is_some() {
            let name = line.take_packed_word();
            out.align = ALIGNS.iter().find(|(known, _)| *known == name && name != 0)?.1;
        }
        if line.take_tag(&keyword_bytes::ALIAS).is_some() {
            let of = line.take_name()?;
            line.take_tag(b", ")?;
            let offset = line.take_number()?;
            line.take_tag(b">")?;
            out.alias = Some((of, offset));
        }
    } else if Key::StateName.is_of(class) && line.take_tag(&keyword_bytes::STATE_NAME).is_some() {
        out.state_name = Some(line.take_name()?.name);
    }
    line.rest.is_empty().then_some(out)
}

/// A cursor over the statement.
struct DeclarationReader<'t> {
    code: &'t str,
    rest: &'t [u8],
}

impl<'t> DeclarationReader<'t> {
    const fn offset(&self) -> usize {
        self.code.len() - self.rest.len()
    }

    #[inline]
    fn take_tag<const N: usize>(&mut self, tag: &[u8; N]) -> Option<()> {
        let (head, rest) = self.rest.split_first_chunk::<N>()?;
        if head != tag {
            return None;
        }
        self.rest = rest;
        Some(())
    }

    #[inline]
    const fn take_byte(&mut self) -> Option<u8> {
        let Some((first, rest)) = self.rest.split_first() else { return None };
        self.rest = rest;
        Some(*first)
    }

    #[inline]
    fn take_name(&mut self) -> Option<SpannedName<'t>> {
        let start = self.offset();
        let length = self.rest.iter().position(|b| !is_name_part(*b)).unwrap_or(self.rest.len());
        if !is_name_start(*self.rest.first()?) {
            return None;
        }
        self.rest = &self.rest[length..];
        let span = start..start + length;
        Some(SpannedName { name: Cow::Borrowed(&self.code[span.clone()]), span })
    }

    /// Takes a word packed into eight bytes, little-endian. Returns 0 if there is none, or it has
    /// more than eight bytes.
    #[inline]
    fn take_packed_word(&mut self) -> u64 {
        let (mut word, mut length) = (0, 0);
        while let Some(byte) = self.rest.get(length).filter(|b| is_name_part(**b)) {
            if length == 8 {
                return 0;
            }
            word |= u64::from(*byte) << (8 * length);
            length += 1;
        }
        self.rest = &self.rest[length..];
        word
    }

    /// Takes a decimal number of at most five digits.
    #[inline]
    fn take_number(&mut self) -> Option<u16> {
        let (mut value, mut length) = (0_u32, 0);
        while let Some(digit) = self.rest.get(length).map(|b| b.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
            value = value * 10 + u32::from(digit);
            length += 1;
            if length > 5 {
                return None;
            }
        }
        self.rest = &self.rest[length..];
        u16::try_from(value).ok().filter(|_| length > 0)
    }
}

/// Types of variables with their packed lower-case names. An entry with name 0 is unused.
pub(super) static TYPES: [(u64, DataType); DataType::ENTRIES.len()] = {
    let mut types = [(0, DataType::Ud); DataType::ENTRIES.len()];
    let mut i = 0;
    while i < types.len() {
        let entry = &DataType::ENTRIES[i];
        let (name, data_type) = (entry.name.as_bytes(), entry.value);
        if data_type.bits().is_some() && name.len() <= 8 {
            let mut lower = [0; 8];
            let mut j = 0;
            while j < name.len() {
                lower[j] = name[j].to_ascii_lowercase();
                j += 1;
            }
            types[i] = (u64::from_le_bytes(lower), data_type);
        }
        i += 1;
    }
    types
};

/// Alignments with their packed words. An entry with word 0 is unused.
pub(super) static ALIGNS: [(u64, Align); Align::ENTRIES.len()] = {
    let mut aligns = [(0, Align::Byte); Align::ENTRIES.len()];
    let mut i = 0;
    while i < aligns.len() {
        let entry = &Align::ENTRIES[i];
        if let Some(text) = entry.text
            && text.len() <= 8
        {
            aligns[i] = (packed(text.as_bytes()), entry.value);
        }
        i += 1;
    }
    aligns
};

#[cfg(test)]
mod tests {
    use super::super::{Lexer, ParsedDirective};
    use super::*;
    use crate::text::lexer::TextProblem;
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;
    use openvisa_isa_core::text::NoNames;

    /// Parses a declaration by the slow path and returns its debug form.
    fn parse_slowly(code: &str) -> Result<String, TextProblem> {
        let mut lexer = Lexer::new(code, 0);
        lexer.take(".decl");
        let declaration = super::super::parse_declaration(&mut lexer, &NoNames)?;
        lexer.expect_end()?;
        Ok(format!("{declaration:?}"))
    }

    #[test]
    fn fast_and_slow_path_agree_on_plain_declarations() {
        let mut quick = 0;
        let types = DataType::ALL.iter().map(|t| t.name().to_ascii_lowercase());
        let mut lines: Vec<String> = types.map(|t| format!(".decl V v_type=G type={t} num_elts=3")).collect();
        lines.extend(DataType::ALL.iter().map(|t| format!(".decl V9 v_type=G type={} num_elts=3", t.name())));
        lines.extend(
            Align::ENTRIES.iter().filter_map(|e| Some(format!(".decl V v_type=G type=d num_elts=1 align={}", e.text?))),
        );
        for line in [
            ".decl V0 v_type=G type=ud num_elts=0",
            ".decl V0 v_type=G type=ud num_elts=65535",
            ".decl V0 v_type=G type=ud num_elts=65536",
            ".decl V0 v_type=G type=ud num_elts=12 alias=<V1, 64>",
            ".decl V0 v_type=G type=ud num_elts=12 align=2GRF alias=<%null, 0>",
            ".decl V0 v_type=G type=ud num_elts=4*8 align=GRF",
            ".decl V0 v_type=G type=ud num_elts=4 *8",
            ".decl V0 v_type=G  type=ud num_elts=4",
            ".decl 0V v_type=G type=ud num_elts=4",
            ".decl %x v_type=G type=ud num_elts=4",
            ".decl V0 v_type=G type=zz num_elts=4",
            ".decl V0 v_type=G type=ud num_elts=4 align=GRF align=GRF",
            ".decl V0 v_type=G type=ud num_elts=4 attrs={Output}",
            ".decl V0 v_type=G type=ud",
            ".decl A0 v_type=A num_elts=16",
            ".decl P1 v_type=P num_elts=32 align=GRF",
            ".decl S1 v_type=S num_elts=1 v_name=sampler",
            ".decl T6 v_type=T num_elts=1 v_name=%x",
            ".decl T6 v_type=T num_elts=1",
            ".decl X v_type=X num_elts=1",
        ] {
            lines.push(line.into());
        }
        for line in &lines {
            let Some(found) = parse(line, 0) else { continue };
            quick += 1;
            assert_eq!(parse_slowly(line), Ok(format!("{found:?}")), "{line}");
            let mut lexer = Lexer::new(line, 0);
            assert!(
                matches!(ParsedDirective::parse(&mut lexer, &NoNames), Ok(ParsedDirective::Declaration(_))),
                "{line}"
            );
        }
        assert!(quick > Align::ENTRIES.len() + 5, "{quick} lines have the form");
    }
}
