//! Printing directives. Half of the lines of a text are declarations, so nothing here goes through the standard library's formatting.

use super::{
    Declaration, Directive, Input, Kind, Setting, SettingValue, class_letter, tags, unnamed_provenance, word_of,
};
use openvisa_codec::Enumeration;
use openvisa_codec::text::Printer;
use openvisa_isa::enums::{Align, InputProvenance};
use openvisa_isa::{Attribute, DataType};

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
        out.bytes(&tags::DECLARATION);
        out.text(&self.name.name);
        out.bytes(&tags::CLASS);
        out.byte(class_letter(self.class));
        if let Some(data_type) = self.data_type {
            out.bytes(&tags::TYPE);
            print_type(out, data_type);
        }
        out.bytes(&tags::ELEMENTS);
        out.decimal(self.elements.into());
        if self.align != Align::Byte {
            out.bytes(&tags::ALIGN);
            out.text(self.align.text().unwrap_or_default());
        }
        if let Some((of, offset)) = &self.alias {
            out.bytes(&tags::ALIAS);
            out.text(&of.name);
            out.text(", ");
            out.decimal((*offset).into());
            out.byte(b'>');
        }
        if let Some(name) = &self.state_name {
            out.bytes(&tags::STATE_NAME);
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
fn print_type(out: &mut Printer, data_type: DataType) {
    for byte in data_type.name().bytes() {
        out.byte(byte.to_ascii_lowercase());
    }
}

impl Input<'_> {
    /// Appends the input, without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        if self.provenance == 0 {
            out.bytes(&tags::INPUT);
        } else {
            let entry = InputProvenance::ENTRIES.iter().find(|entry| entry.bits == u64::from(self.provenance));
            out.text(Kind::ImplicitInput.word());
            match entry.and_then(|entry| entry.text) {
                Some(text) => out.text(text),
                None => {
                    out.text(unnamed_provenance());
                    out.decimal(self.provenance.into());
                }
            }
            out.byte(b' ');
        }
        out.text(&self.name.name);
        out.bytes(&tags::OFFSET);
        out.signed(self.offset.into());
        if let Some(size) = self.size {
            out.bytes(&tags::SIZE);
            out.decimal(size.into());
        }
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
