//! Printing directives. Half of the lines of a text are declarations, so nothing here goes through the standard library's formatting.

use super::{Declaration, Directive, IMPLICIT, Input, Setting, SettingValue, TARGETS, class_letter};
use openvisa_codec::Enumeration;
use openvisa_codec::text::Printer;
use openvisa_isa::enums::{Align, InputProvenance};
use openvisa_isa::{Attribute, DataType};

impl Directive<'_> {
    /// Appends the directive, without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        let (word, name) = match self {
            Self::Version(version) => {
                out.text(".version ");
                out.decimal(version.major.into());
                out.byte(b'.');
                return out.decimal(version.minor.into());
            }
            Self::Declaration(declaration) => return declaration.print(out),
            Self::Input(input) => return input.print(out),
            Self::Attribute(setting) => {
                out.text(".kernel_attr ");
                return setting.print(out);
            }
            Self::Kernel(name) => (".kernel ", name),
            Self::GlobalFunction(name) => (".global_function ", name),
            Self::FunctionDeclaration(name) => (".funcdecl ", name),
            Self::Function(name) => (".function ", name),
        };
        out.text(word);
        quote(out, name);
    }
}

impl Declaration<'_> {
    /// Appends the declaration, without a line end.
    pub(in crate::text) fn print(&self, out: &mut Printer) {
        out.text(".decl ");
        out.text(&self.name.name);
        out.text(" v_type=");
        out.byte(class_letter(self.class));
        if let Some(data_type) = self.data_type {
            out.text(" type=");
            print_type(out, data_type);
        }
        out.text(" num_elts=");
        out.decimal(self.elements.into());
        if self.align != Align::Byte {
            out.text(" align=");
            out.text(self.align.text().unwrap_or_default());
        }
        if let Some((of, offset)) = &self.alias {
            out.text(" alias=<");
            out.text(&of.name);
            out.text(", ");
            out.decimal((*offset).into());
            out.byte(b'>');
        }
        if let Some(name) = &self.state_name {
            out.text(" v_name=");
            out.text(name);
        }
        for (index, attribute) in self.attributes.iter().enumerate() {
            out.text(if index == 0 { " attrs={" } else { ", " });
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
            out.text(".input ");
        } else {
            let entry = InputProvenance::ENTRIES.iter().find(|entry| entry.bits == u64::from(self.provenance));
            out.text(IMPLICIT);
            out.byte(b'_');
            match entry.and_then(|entry| entry.text) {
                Some(text) => out.text(text),
                None => {
                    out.text("UNDEFINED_");
                    out.decimal(self.provenance.into());
                }
            }
            out.byte(b' ');
        }
        out.text(&self.name.name);
        out.text(" offset=");
        out.signed(self.offset.into());
        if let Some(size) = self.size {
            out.text(" size=");
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
                let target = TARGETS.iter().find(|(_, code)| [*code] == **bytes);
                let target = target.filter(|_| self.name.name == Attribute::Target.name());
                out.text("=\"");
                match target {
                    Some((word, _)) => out.text(word),
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
