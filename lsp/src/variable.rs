//! Describes the variables of an assembler text.
//!
//! For example, `.decl x v_type=G type=d num_elts=32 align=GRF` is 128 bytes, and 2 registers of a
//! platform whose registers have 64 bytes.

use crate::document::OpenDocument;
use crate::names::{DeclaredName, NameKind};
use openvisa_isa::enums::Align;
use openvisa_isa::{DataType, Enumeration, VariableClass};
use std::ops::Range;

/// The size and the place of a general variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GeneralVariable {
    pub(crate) data_type: Option<DataType>,
    pub(crate) elements: u16,
    pub(crate) align: Option<Align>,
    pub(crate) bytes: u32,
    /// Number of registers that it needs, rounded up.
    pub(crate) registers: Option<u32>,
    pub(crate) is_alias: bool,
}

impl GeneralVariable {
    /// Finds what a declaration says. `None` for other names, and if the declaration is wrong.
    pub(crate) fn of(document: &OpenDocument, name: &DeclaredName) -> Option<Self> {
        let (platform, checked) = document.checked();
        let object = name.object?;
        let places = checked.parsed.places.get(object)?;
        if name.kind != NameKind::Variable(VariableClass::General) {
            return None;
        }
        let mut declarations = places.declarations.iter().filter(|place| place.class == VariableClass::General);
        let contains_name =
            |statement: &Range<usize>| statement.start <= name.span.start && name.span.end <= statement.end;
        let id = declarations.find(|place| contains_name(&place.statement))?.id;
        let variable = checked.parsed.module.objects.get(object)?.variable(id)?;
        let text_type = places.text_only_types.iter().find(|(known, _)| *known == id).map(|(_, data_type)| *data_type);
        let data_type = text_type.or(variable.properties.r#type());
        let bytes = u32::from(variable.elements) * u32::from(data_type.map_or(0, DataType::width)) / 8;
        Some(Self {
            data_type,
            elements: variable.elements,
            align: variable.properties.alignment(),
            bytes,
            registers: platform.register_bytes().map(|size| bytes.div_ceil(u32::from(size.max(1)))),
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
        let platform = document.checked().0.name();
        let type_name = self.data_type.map_or("an unknown type", |data_type| data_type.displayed());
        let align = self.align.map_or(String::new(), |align| format!(", aligned to `{}`", align.displayed()));
        let alias = if self.is_alias { ", in the storage of another variable" } else { "" };
        let (elements, size) = (counted(u32::from(self.elements), "element"), self.describe_size());
        format!("{elements} of type `{type_name}`: {size} of {platform}{align}{alias}")
    }
}

fn counted(count: u32, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
