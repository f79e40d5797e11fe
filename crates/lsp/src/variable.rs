//! Describes the variables of an assembler text, and of inline assembly.
//!
//! For example, `.decl x v_type=G type=d num_elts=32 align=GRF` is 128 bytes, and 2 registers of a
//! platform whose registers have 64 bytes.

use crate::document::{DocumentKind, OpenDocument};
use crate::names::{DeclaredName, NameKind};
use openvisa::text::{CheckedText, ParseOptions, check};
use openvisa_inline::{DEFAULT_PLATFORM, TEXT_VERSION};
use openvisa_isa::enums::Align;
use openvisa_isa::{DataType, DirectiveKey, Enumeration, Platform, VariableClass};
use std::ops::Range;

/// The size and the place of a general variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GeneralVariable {
    pub(crate) data_type: Option<DataType>,
    pub(crate) elements: u16,
    pub(crate) align: Option<Align>,
    pub(crate) bytes: u32,
    /// Number of registers that it needs, rounded up, if the platform is known.
    pub(crate) registers: Option<u32>,
    pub(crate) is_alias: bool,
}

impl GeneralVariable {
    /// Finds what a declaration says. `None` for other names, and if the declaration is wrong.
    pub(crate) fn of(document: &OpenDocument, name: &DeclaredName) -> Option<Self> {
        if name.kind != NameKind::Variable(VariableClass::General) {
            return None;
        }
        match document.kind() {
            DocumentKind::Assembly => {
                let (platform, checked) = document.checked();
                Self::of_declaration(checked, name.object?, &name.span, Some(*platform))
            }
            DocumentKind::Inline(_) => Self::of_block(document.text().get(name.statement.clone())?),
        }
    }

    /// Finds what a declaration in a block of inline assembly says. Its line is parsed alone, since
    /// the rest of the program is not known.
    fn of_block(statement: &str) -> Option<Self> {
        let alias = format!(" {}=", DirectiveKey::Alias.word());
        // The alias can be of an operand.
        let (statement, is_alias) =
            statement.split_once(&alias).map_or((statement, false), |(before, _)| (before, true));
        let head = format!(".version {TEXT_VERSION}\n.kernel \"k\"\n");
        let options = ParseOptions { text_only_types: true, ..ParseOptions::default() };
        let checked = check(&format!("{head}{statement}\n"), DEFAULT_PLATFORM, &options);
        let variable = Self::of_declaration(&checked, 0, &(head.len()..head.len()), None)?;
        Some(Self { is_alias, ..variable })
    }

    /// Finds what the declaration in an object says whose statement contains a range of bytes.
    fn of_declaration(
        checked: &CheckedText,
        object: usize,
        within: &Range<usize>,
        platform: Option<Platform>,
    ) -> Option<Self> {
        let places = checked.parsed.places.get(object)?;
        let mut declarations = places.declarations.iter().filter(|place| place.class == VariableClass::General);
        let contains = |statement: &Range<usize>| statement.start <= within.start && within.end <= statement.end;
        let id = declarations.find(|place| contains(&place.statement))?.id;
        let variable = checked.parsed.module.objects.get(object)?.variable(id)?;
        let text_type = places.text_only_types.iter().find(|(known, _)| *known == id).map(|(_, data_type)| *data_type);
        let data_type = text_type.or(variable.properties.r#type());
        let bytes = u32::from(variable.elements) * u32::from(data_type.map_or(0, DataType::width)) / 8;
        let register_bytes = platform.and_then(Platform::register_bytes);
        Some(Self {
            data_type,
            elements: variable.elements,
            align: variable.properties.alignment(),
            bytes,
            registers: register_bytes.map(|size| bytes.div_ceil(u32::from(size.max(1)))),
            is_alias: variable.alias_index != 0,
        })
    }

    /// Describes the size, for example `64 bytes, 1 register`.
    pub(crate) fn describe_size(&self) -> String {
        let registers = self.registers.map(|count| format!(", {}", counted(count, "register")));
        format!("{}{}", counted(self.bytes, "byte"), registers.unwrap_or_default())
    }

    /// Describes the variable in Markdown.
    pub(crate) fn describe(&self, document: &OpenDocument) -> String {
        let platform = match document.kind() {
            DocumentKind::Assembly => format!(" of {}", document.checked().0.name()),
            DocumentKind::Inline(_) => String::new(),
        };
        let type_name = self.data_type.map_or("an unknown type", |data_type| data_type.displayed());
        let align = self.align.map_or(String::new(), |align| format!(", aligned to `{}`", align.displayed()));
        let alias = if self.is_alias { ", in the storage of another variable" } else { "" };
        let (elements, size) = (counted(u32::from(self.elements), "element"), self.describe_size());
        format!("{elements} of type `{type_name}`: {size}{platform}{align}{alias}")
    }
}

fn counted(count: u32, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
