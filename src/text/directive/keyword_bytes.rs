//! Byte strings of printed directives, concatenated at compile time from the words of the
//! specification. For example, `CLASS` is ` v_type=`.

use openvisa_isa::{Directive as Kind, DirectiveKey as Key};

/// Concatenates three strings into an array.
const fn join<const N: usize>(parts: [&str; 3]) -> [u8; N] {
    let mut out = [0; N];
    let (mut part, mut at) = (0, 0);
    while part < parts.len() {
        let bytes = parts[part].as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            out[at] = bytes[i];
            at += 1;
            i += 1;
        }
        part += 1;
    }
    out
}

macro_rules! tags {
    ($($name:ident = $before:literal $word:expr, $after:literal;)*) => {
        $(pub(super) const $name: [u8; $before.len() + $word.len() + $after.len()] = join([$before, $word, $after]);)*
    };
}

tags! {
    VERSION = "" Kind::Version.word(), " ";
    DECLARATION = "" Kind::Declaration.word(), " ";
    INPUT = "" Kind::Input.word(), " ";
    ATTRIBUTE = "" Kind::Attribute.word(), " ";
    CLASS = " " Key::Class.word(), "=";
    TYPE = " " Key::Type.word(), "=";
    ELEMENTS = " " Key::Elements.word(), "=";
    ALIGN = " " Key::Align.word(), "=";
    ALIAS = " " Key::Alias.word(), "=<";
    STATE_NAME = " " Key::StateName.word(), "=";
    ATTRIBUTES = " " Key::Attributes.word(), "={";
    OFFSET = " " Key::Offset.word(), "=";
    SIZE = " " Key::Size.word(), "=";
}
