//! Printing directives. Half of the lines of a text are declarations, so nothing here goes through the standard library's formatting.

use super::{
    Declaration, Directive, Input, Kind, Setting, SettingValue, class_letter, quick, tags, unnamed_provenance, word_of,
};
use openvisa_codec::Enumeration;
use openvisa_codec::text::Printer;
use openvisa_isa::enums::{Align, InputProvenance};
use openvisa_isa::{Attribute, DataType, VariableClass};

impl Directive<'_> {
    /// Appends the directive, without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        let (word, name) = match self {
            Self::Version(version) => {
                out.bytes(&tags::VERSION);
                out.decimal(version.major.into());
                out.byte(b'.');
                return out.decimal(version.minor.into());
            }
            Self::Declaration(declaration) => return declaration.print(out),
            Self::Input(input) => return input.print(out),
            Self::Attribute(setting) => {
                out.bytes(&tags::ATTRIBUTE);
                return setting.print(out);
            }
            Self::Kernel(name) => (Kind::Kernel, name),
            Self::GlobalFunction(name) => (Kind::GlobalFunction, name),
            Self::FunctionDeclaration(name) => (Kind::FunctionDeclaration, name),
            Self::Function(name) => (Kind::Function, name),
        };
        out.text(word.word());
        out.byte(b' ');
        quote(out, name);
    }
}

impl Declaration<'_> {
    /// Appends the declaration, without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        let alias = self.alias.as_ref().map(|(of, offset)| (|out: &mut Printer| out.text(&of.name), *offset));
        let line = Line {
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

/// A declaration whose names print themselves.
pub(in crate::text) struct Line<'t, N, A> {
    pub(in crate::text) class: VariableClass,
    pub(in crate::text) name: N,
    pub(in crate::text) data_type: Option<DataType>,
    pub(in crate::text) elements: u16,
    pub(in crate::text) align: Align,
    pub(in crate::text) alias: Option<(A, u16)>,
    pub(in crate::text) state_name: Option<&'t str>,
    pub(in crate::text) attributes: &'t [Setting<'t>],
}

impl<N: FnOnce(&mut Printer), A: FnOnce(&mut Printer)> Line<'_, N, A> {
    /// Appends the declaration, without a line end.
    #[inline]
    pub(in crate::text) fn print(self, out: &mut Printer) {
        out.fixed(&tags::DECLARATION);
        (self.name)(out);
        out.fixed(&tags::CLASS);
        out.byte(class_letter(self.class));
        if let Some(data_type) = self.data_type {
            out.fixed(&tags::TYPE);
            print_type(out, data_type);
        }
        out.fixed(&tags::ELEMENTS);
        out.decimal(self.elements.into());
        if self.align != Align::Byte {
            out.fixed(&tags::ALIGN);
            match ALIGNS.get(usize::from(self.align.bits())) {
                Some(word) if *word != 0 => out.packed(*word),
                _ => out.text(self.align.text().unwrap_or_default()),
            }
        }
        if let Some((of, offset)) = self.alias {
            out.fixed(&tags::ALIAS);
            of(out);
            out.fixed(b", ");
            out.decimal(offset.into());
            out.byte(b'>');
        }
        if let Some(name) = self.state_name {
            out.fixed(&tags::STATE_NAME);
            out.text(name);
        }
        for (index, attribute) in self.attributes.iter().enumerate() {
            out.bytes(if index == 0 { &tags::ATTRIBUTES } else { b", " });
            attribute.print(out);
        }
        if !self.attributes.is_empty() {
            out.byte(b'}');
        }
    }
}

/// Appends the name of a type, in small letters.
#[inline]
fn print_type(out: &mut Printer, data_type: DataType) {
    match data_type.bits().and_then(|code| TYPES.get(usize::from(code))) {
        Some(word) if *word != 0 => out.packed(*word),
        _ => data_type.name().bytes().for_each(|byte| out.byte(byte.to_ascii_lowercase())),
    }
}

/// The words of types by code, packed; 0 is none.
static TYPES: [u64; 16] = {
    let (mut words, mut i) = ([0; 16], 0);
    while i < quick::TYPES.len() {
        let (word, data_type) = quick::TYPES[i];
        if let (Some(code), true) = (data_type.bits(), word != 0) {
            words[code as usize & 15] = word;
        }
        i += 1;
    }
    words
};

/// The words of alignments by code, packed; 0 is none.
static ALIGNS: [u64; 16] = {
    let (mut words, mut i) = ([0; 16], 0);
    while i < quick::ALIGNS.len() {
        let (word, align) = quick::ALIGNS[i];
        if word != 0 {
            words[align.bits() as usize & 15] = word;
        }
        i += 1;
    }
    words
};

impl Input<'_> {
    /// Appends the input, without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        print_input(out, self.provenance, |out: &mut Printer| out.text(&self.name.name), self.offset, self.size);
    }
}

/// Appends an input whose name prints itself, without a line end.
pub(in crate::text) fn print_input(
    out: &mut Printer,
    provenance: u8,
    name: impl FnOnce(&mut Printer),
    offset: i16,
    size: Option<u16>,
) {
    if provenance == 0 {
        out.fixed(&tags::INPUT);
    } else {
        let entry = InputProvenance::ENTRIES.iter().find(|entry| entry.bits == u64::from(provenance));
        out.text(Kind::ImplicitInput.word());
        match entry.and_then(|entry| entry.text) {
            Some(text) => out.text(text),
            None => {
                out.text(unnamed_provenance());
                out.decimal(provenance.into());
            }
        }
        out.byte(b' ');
    }
    name(out);
    out.fixed(&tags::OFFSET);
    out.signed(offset.into());
    if let Some(size) = size {
        out.fixed(&tags::SIZE);
        out.decimal(size.into());
    }
}

impl Setting<'_> {
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
                quote(out, text);
            }
            SettingValue::Bytes(bytes) => {
                let target = Attribute::parse(&self.name.name).and_then(|attribute| word_of(attribute, bytes));
                out.text("=\"");
                match target {
                    Some(word) => out.text(word),
                    None => bytes.iter().for_each(|byte| escape(out, *byte)),
                }
                out.byte(b'"');
            }
        }
    }
}

/// Appends a string in double quotes.
pub(in crate::text) fn quote(out: &mut Printer, text: &str) {
    out.byte(b'"');
    for byte in text.bytes() {
        match byte {
            b'\n' => out.text("\\n"),
            b'\r' => out.text("\\r"),
            b'\t' => out.text("\\t"),
            b'"' | b'\\' => out.bytes(&[b'\\', byte]),
            byte if byte.is_ascii_control() => escape(out, byte),
            byte => out.byte(byte),
        }
    }
    out.byte(b'"');
}

/// Appends a byte by its number.
fn escape(out: &mut Printer, byte: u8) {
    out.text("\\x");
    out.hex_digits(byte.into(), 2);
}

#[cfg(test)]
mod tests {
    use super::super::super::scan::Scan;
    use super::*;
    use alloc::string::String;

    #[test]
    fn strings_come_back_from_their_quoted_form() {
        for text in ["", "a b", "tab\t \"quoted\" \\ \u{1}", "grüß"] {
            let mut quoted = Printer::new();
            quote(&mut quoted, text);
            let quoted = String::from_utf8(quoted.into_bytes()).unwrap();
            assert_eq!(Scan::new(&quoted, 0).string().unwrap().as_deref(), Some(text));
        }
    }
}
