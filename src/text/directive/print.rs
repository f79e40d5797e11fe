//! Printing of directives. Half of the lines of a text are declarations, so the standard library's
//! formatting is avoided.

use super::{
    AttributeSetting, Declaration, InputStatement, Kind, ParsedDirective, SettingValue, class_letter, fast_declaration,
    find_attribute, keyword_bytes, provenance_number_prefix, word_of_value,
};
use openvisa_isa::enums::{Align, InputProvenance};
use openvisa_isa::{DataType, VariableClass};
use openvisa_isa_core::Enumeration;
use openvisa_isa_core::text::Printer;

impl ParsedDirective<'_> {
    /// Appends the directive without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        let (word, name) = match self {
            Self::Version(version) => {
                out.bytes(&keyword_bytes::VERSION);
                out.decimal(version.major.into());
                out.byte(b'.');
                return out.decimal(version.minor.into());
            }
            Self::Declaration(declaration) => return declaration.print(out),
            Self::Input(input) => return input.print(out),
            Self::Attribute(setting) => {
                out.bytes(&keyword_bytes::ATTRIBUTE);
                return setting.print(out);
            }
            Self::Kernel(name) => (Kind::Kernel, name),
            Self::GlobalFunction(name) => (Kind::GlobalFunction, name),
            Self::FunctionDeclaration(name) => (Kind::FunctionDeclaration, name),
            Self::Function(name) => (Kind::Function, name),
        };
        out.text(word.word());
        out.byte(b' ');
        out.escaped(name.as_bytes());
    }
}

impl Declaration<'_> {
    /// Appends the declaration without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        let alias = self.alias.as_ref().map(|(of, offset)| (|out: &mut Printer| out.text(&of.name), *offset));
        let line = DeclarationLine {
            class: self.class,
            name: |out: &mut Printer| out.text(&self.name.name),
            data_type: self.data_type,
            elements: self.elements,
            align: self.align,
            alias,
            state_name: self.state_name.as_deref(),
            attributes: &self.attributes,
        };
        line.print(out);
    }
}

/// A declaration whose names are written by callbacks `N` and `A`, so that they need no string.
pub(in crate::text) struct DeclarationLine<'t, N, A> {
    pub(in crate::text) class: VariableClass,
    pub(in crate::text) name: N,
    pub(in crate::text) data_type: Option<DataType>,
    pub(in crate::text) elements: u16,
    pub(in crate::text) align: Align,
    pub(in crate::text) alias: Option<(A, u16)>,
    pub(in crate::text) state_name: Option<&'t str>,
    pub(in crate::text) attributes: &'t [AttributeSetting<'t>],
}

impl<N: FnOnce(&mut Printer), A: FnOnce(&mut Printer)> DeclarationLine<'_, N, A> {
    /// Appends the declaration without a line end.
    #[inline]
    pub(in crate::text) fn print(self, out: &mut Printer) {
        out.fixed(&keyword_bytes::DECLARATION);
        (self.name)(out);
        out.fixed(&keyword_bytes::CLASS);
        out.byte(class_letter(self.class));
        if let Some(data_type) = self.data_type {
            out.fixed(&keyword_bytes::TYPE);
            print_type(out, data_type);
        }
        out.fixed(&keyword_bytes::ELEMENTS);
        out.decimal(self.elements.into());
        if self.align != Align::Byte {
            out.fixed(&keyword_bytes::ALIGN);
            match ALIGNS.get(usize::from(self.align.bits())) {
                Some(word) if *word != 0 => out.packed(*word),
                _ => out.text(self.align.text().unwrap_or_default()),
            }
        }
        if let Some((of, offset)) = self.alias {
            out.fixed(&keyword_bytes::ALIAS);
            of(out);
            out.fixed(b", ");
            out.decimal(offset.into());
            out.byte(b'>');
        }
        if let Some(name) = self.state_name {
            out.fixed(&keyword_bytes::STATE_NAME);
            out.text(name);
        }
        for (index, attribute) in self.attributes.iter().enumerate() {
            out.bytes(if index == 0 { &keyword_bytes::ATTRIBUTES } else { b", " });
            attribute.print(out);
        }
        if !self.attributes.is_empty() {
            out.byte(b'}');
        }
    }
}

/// Appends the name of a type in lower case.
#[inline]
fn print_type(out: &mut Printer, data_type: DataType) {
    match data_type.bits().and_then(|code| TYPES.get(usize::from(code))) {
        Some(word) if *word != 0 => out.packed(*word),
        _ => data_type.name().bytes().for_each(|byte| out.byte(byte.to_ascii_lowercase())),
    }
}

/// Type names by type code, packed into eight bytes. 0 means that the code has no packed name.
static TYPES: [u64; 16] = {
    let (mut words, mut i) = ([0; 16], 0);
    while i < fast_declaration::TYPES.len() {
        let (word, data_type) = fast_declaration::TYPES[i];
        if let (Some(code), true) = (data_type.bits(), word != 0) {
            words[code as usize & 15] = word;
        }
        i += 1;
    }
    words
};

/// Alignment words by code, packed into eight bytes. 0 means that the code has no packed word.
static ALIGNS: [u64; 16] = {
    let (mut words, mut i) = ([0; 16], 0);
    while i < fast_declaration::ALIGNS.len() {
        let (word, align) = fast_declaration::ALIGNS[i];
        if word != 0 {
            words[align.bits() as usize & 15] = word;
        }
        i += 1;
    }
    words
};

impl InputStatement<'_> {
    /// Appends the input without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        print_input(out, self.provenance, |out: &mut Printer| out.text(&self.name.name), self.offset, self.size);
    }
}

/// Appends an input, whose name the callback writes, without a line end.
pub(in crate::text) fn print_input(
    out: &mut Printer,
    provenance: u8,
    name: impl FnOnce(&mut Printer),
    offset: i16,
    size: Option<u16>,
) {
    if provenance == 0 {
        out.fixed(&keyword_bytes::INPUT);
    } else {
        let entry = InputProvenance::ENTRIES.iter().find(|entry| entry.bits == u64::from(provenance));
        out.text(Kind::ImplicitInput.word());
        match entry.and_then(|entry| entry.text) {
            Some(text) => out.text(text),
            None => {
                out.text(provenance_number_prefix());
                out.decimal(provenance.into());
            }
        }
        out.byte(b' ');
    }
    name(out);
    out.fixed(&keyword_bytes::OFFSET);
    out.signed(offset.into());
    if let Some(size) = size {
        out.fixed(&keyword_bytes::SIZE);
        out.decimal(size.into());
    }
}

impl AttributeSetting<'_> {
    /// Appends the attribute and its value.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        out.text(&self.name.name);
        match &self.value {
            SettingValue::Flag => {}
            SettingValue::Number(number) => {
                out.byte(b'=');
                out.signed((*number).into());
            }
            SettingValue::Text(text) => {
                out.byte(b'=');
                out.escaped(text.as_bytes());
            }
            SettingValue::Bytes(bytes) => {
                let target = find_attribute(&self.name.name).and_then(|attribute| word_of_value(attribute, bytes));
                out.text("=\"");
                match target {
                    Some(word) => out.text(word),
                    None => bytes.iter().for_each(|byte| out.escape(*byte)),
                }
                out.byte(b'"');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::lexer::Lexer;
    use super::*;
    use alloc::string::String;

    #[test]
    fn strings_come_back_from_their_quoted_form() {
        for text in ["", "a b", "tab\t \"quoted\" \\ \u{1}", "grüß"] {
            let mut quoted = Printer::new();
            quoted.escaped(text.as_bytes());
            let quoted = String::from_utf8(quoted.into_bytes()).unwrap();
            assert_eq!(Lexer::new(&quoted, 0).parse_string().unwrap().as_deref(), Some(text));
        }
    }
}
