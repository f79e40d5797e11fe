//! Declarations as printers write them: without blanks, expressions and attributes that are not needed. Half of the lines of a text
//! are such declarations. What is not of this form is left to the reader of all forms, which also says what is wrong with it.

use super::{Declaration, Key, Named, class_letter, tags};
use crate::text::scan::{is_name_part, is_name_start};
use alloc::borrow::Cow;
use alloc::vec::Vec;
use openvisa_codec::Enumeration;
use openvisa_codec::text::template_table::packed;
use openvisa_isa::enums::Align;
use openvisa_isa::{DataType, VariableClass};

/// The declaration that a statement is from a place on, if it has the form.
pub(in crate::text) fn declaration(code: &str, start: usize) -> Option<Declaration<'_>> {
    let mut line = Line { code, rest: code.as_bytes().get(start..)? };
    line.tag(&tags::DECLARATION)?;
    let name = line.name()?;
    line.tag(&tags::CLASS)?;
    let letter = line.byte()?;
    let class = *VariableClass::ALL.iter().find(|class| class_letter(**class) == letter && letter != 0)?;
    let mut out = Declaration {
        class,
        name,
        data_type: None,
        elements: 0,
        align: Align::Byte,
        alias: None,
        state_name: None,
        attributes: Vec::new(),
    };
    if Key::Type.is_of(class) {
        line.tag(&tags::TYPE)?;
        let name = line.word();
        out.data_type = Some(TYPES.iter().find(|(known, _)| *known == name && name != 0)?.1);
    }
    line.tag(&tags::ELEMENTS)?;
    out.elements = line.number().filter(|elements| *elements > 0)?;
    if Key::Align.is_of(class) {
        if line.tag(&tags::ALIGN).is_some() {
            let name = line.word();
            out.align = ALIGNS.iter().find(|(known, _)| *known == name && name != 0)?.1;
        }
        if line.tag(&tags::ALIAS).is_some() {
            let of = line.name()?;
            line.tag(b", ")?;
            let offset = line.number()?;
            line.tag(b">")?;
            out.alias = Some((of, offset));
        }
    } else if Key::StateName.is_of(class) && line.tag(&tags::STATE_NAME).is_some() {
        out.state_name = Some(line.name()?.name);
    }
    line.rest.is_empty().then_some(out)
}

/// What is left of a line.
struct Line<'t> {
    code: &'t str,
    rest: &'t [u8],
}

impl<'t> Line<'t> {
    const fn at(&self) -> usize {
        self.code.len() - self.rest.len()
    }

    #[inline]
    fn tag<const N: usize>(&mut self, tag: &[u8; N]) -> Option<()> {
        let (head, rest) = self.rest.split_first_chunk::<N>()?;
        if head != tag {
            return None;
        }
        self.rest = rest;
        Some(())
    }

    #[inline]
    const fn byte(&mut self) -> Option<u8> {
        let Some((first, rest)) = self.rest.split_first() else { return None };
        self.rest = rest;
        Some(*first)
    }

    #[inline]
    fn name(&mut self) -> Option<Named<'t>> {
        let start = self.at();
        let length = self.rest.iter().position(|b| !is_name_part(*b)).unwrap_or(self.rest.len());
        if !is_name_start(*self.rest.first()?) {
            return None;
        }
        self.rest = &self.rest[length..];
        let span = start..start + length;
        Some(Named { name: Cow::Borrowed(&self.code[span.clone()]), span })
    }

    /// The word that follows, packed; 0 if there is none, or it is too long.
    #[inline]
    fn word(&mut self) -> u64 {
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

    /// A decimal number.
    #[inline]
    fn number(&mut self) -> Option<u16> {
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

/// The types that variables can have, by their names in small letters; 0 is none.
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

/// Alignments by their words; 0 is none.
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
    use super::super::{Directive, Scan};
    use super::*;
    use crate::text::scan::{Problem, Sizes};
    use alloc::format;
    use alloc::string::String;

    struct Nothing;

    impl Sizes for Nothing {
        fn size_of(&self, _: &[u8]) -> Option<i64> {
            None
        }

        fn dispatch_simd(&self) -> Option<i64> {
            None
        }
    }

    /// What the reader of all forms makes of a declaration.
    fn slow(code: &str) -> Result<String, Problem> {
        let mut scan = Scan::new(code, 0);
        scan.take(".decl");
        let declaration = super::super::declaration(&mut scan, &Nothing)?;
        scan.end()?;
        Ok(format!("{declaration:?}"))
    }

    #[test]
    fn the_quick_reader_takes_less_than_the_other_and_makes_the_same_of_it() {
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
            let Some(found) = declaration(line, 0) else { continue };
            quick += 1;
            assert_eq!(slow(line), Ok(format!("{found:?}")), "{line}");
            let mut scan = Scan::new(line, 0);
            assert!(matches!(Directive::read(&mut scan, &Nothing), Ok(Directive::Declaration(_))), "{line}");
        }
        assert!(quick > Align::ENTRIES.len() + 5, "{quick} lines have the form");
    }
}
