//! Tables of the object format: classes of variables, predefined variables, attributes.

use super::{Lowering, tables};
use crate::diagnostics::Diagnostic;
use crate::dialect::raw::{RawNamedTable, RawRow};
use crate::model::{Attribute, AttributeKind, FormatVersion, PredefinedVariable, VariableClass, Version};
use crate::rules;
use crate::span::{Name, Spanned};

impl Lowering<'_> {
    pub(super) fn container(&mut self, raw: &[RawNamedTable]) {
        for (table, columns) in tables::with_columns(raw, ["Version", "Change"]) {
            table.rows.iter().for_each(|row| self.version(row, columns));
        }
        for (table, columns) in tables::with_columns(raw, ["Class", "Letter", "Structure", "First", "Most", "Input"]) {
            table.rows.iter().for_each(|row| self.class(row, columns));
        }
        for (table, columns) in tables::with_columns(raw, ["Variable", "Name", "Type", "Elements", "Access", "Meaning"])
        {
            table.rows.iter().for_each(|row| self.predefined(row, columns));
        }
        for (table, columns) in tables::with_columns(raw, ["Attribute", "Of", "Value", "Bytes", "Meaning"]) {
            table.rows.iter().for_each(|row| self.attribute(row, columns));
        }
        if !self.strict {
            for (table, columns) in tables::with_columns(raw, ["Name", "Size", "Type", "R/W", "Description"]) {
                table.rows.iter().for_each(|row| self.upstream_predefined(row, columns));
            }
        }
    }

    /// `3.4`; each above the one before.
    fn version(&mut self, row: &RawRow, [number, change]: [usize; 2]) {
        self.no_gates(&row.gates, "a version");
        let cell = tables::cells(row);
        let parts = cell(number).value.split_once('.').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        let version = parts.map(|(major, minor)| Version { major, minor });
        let last = self.model.versions.last().map(|v| v.version);
        let Some(version) = version.filter(|v| last.is_none_or(|last| *v > last)) else {
            let message = format!("`{}` is not a version above the one before", cell(number).value);
            let help = "write `major.minor`, the oldest version first";
            self.report(Diagnostic::new(&rules::TABLE_CELL, cell(number).span, message).help(help));
            return;
        };
        let description = cell(change).value.clone();
        self.model.versions.push(FormatVersion { version, description, span: row.span });
    }

    fn class(&mut self, row: &RawRow, [name, letter, structure, first, most, input]: [usize; 6]) {
        self.no_gates(&row.gates, "a class of variables");
        let cell = tables::cells(row);
        let structure = Some(cell(structure)).filter(|s| !s.value.is_empty());
        let structure = structure.and_then(|s| self.structure_named(s.as_ref().map(String::as_str)));
        let input = match cell(input).value.as_str() {
            "yes" => true,
            "no" | "" => false,
            other => {
                self.unknown(&rules::UNKNOWN_WORD, cell(input).span, other, "an answer", ["yes", "no"]);
                false
            }
        };
        let class = VariableClass {
            name: cell(name).clone(),
            letter: Some(cell(letter).clone()).filter(|l| !l.value.is_empty()),
            structure,
            first: self.numbers(cell(first)),
            most: self.numbers(cell(most)),
            input,
            span: row.span,
        };
        self.model.classes.push(class);
    }

    /// A number or gated numbers; anything else but a blank cell is a finding.
    fn numbers(&mut self, cell: &Name) -> Vec<crate::model::GatedNumber> {
        if cell.value.is_empty() {
            return Vec::new();
        }
        let numbers = self.gated_numbers(cell);
        if numbers.is_empty() {
            let message = format!("`{}` is not a number", cell.value);
            let help = "write a number, or numbers with gates: `256{-PVC}/512{PVC+}`";
            self.report(Diagnostic::new(&rules::TABLE_CELL, cell.span, message).help(help));
        }
        numbers
    }

    fn predefined(&mut self, row: &RawRow, [variable, name, data_type, elements, access, meaning]: [usize; 6]) {
        self.no_gates(&row.gates, "a predefined variable");
        let cell = tables::cells(row);
        let data_type = Some(cell(data_type)).filter(|t| !t.value.is_empty());
        let predefined = PredefinedVariable {
            variable: cell(variable).clone(),
            name: cell(name).clone(),
            data_type: data_type.and_then(|t| self.data_type_id(t.as_ref().map(String::as_str))),
            elements: cell(elements).value.clone(),
            counts: self.numbers(cell(elements)),
            access: cell(access).value.clone(),
            description: cell(meaning).value.clone(),
            span: row.span,
        };
        self.model.predefined.push(predefined);
    }

    /// `V8(%arg)`, with a size of which `256/512` names no platforms. Rows without a variable go on with the one above.
    fn upstream_predefined(&mut self, row: &RawRow, [name, size, data_type, access, meaning]: [usize; 5]) {
        let cell = tables::cells(row);
        let text = cell(name).value.trim_end_matches(':');
        let Some((variable, rest)) = text.split_once('(') else { return };
        let Some(inner) = rest.strip_suffix(')') else { return };
        let span = cell(name).span;
        let counts = self.gated_numbers(cell(size));
        self.model.predefined.push(PredefinedVariable {
            variable: Spanned::new(variable.trim().to_owned(), span),
            name: Spanned::new(inner.to_owned(), span),
            data_type: self.model.data_type(&cell(data_type).value),
            elements: cell(size).value.clone(),
            counts: if counts.len() == 1 { counts } else { Vec::new() },
            access: cell(access).value.clone(),
            description: cell(meaning).value.clone(),
            span: row.span,
        });
    }

    fn attribute(&mut self, row: &RawRow, [name, owner, kind, bytes, meaning]: [usize; 5]) {
        self.no_gates(&row.gates, "an attribute");
        let cell = tables::cells(row);
        let (mut of_kernels, mut of_variables) = (false, false);
        for word in cell(owner).value.split([',', ' ', '/']).filter(|w| !w.is_empty() && *w != "and") {
            match word {
                "kernel" => of_kernels = true,
                "variable" => of_variables = true,
                _ => {
                    let known = ["kernel", "variable"];
                    self.unknown(&rules::UNKNOWN_WORD, cell(owner).span, word, "what carries attributes", known);
                }
            }
        }
        let attribute = Attribute {
            name: cell(name).clone(),
            owner: cell(owner).value.clone(),
            of_kernels,
            of_variables,
            kind: self.attribute_kind(cell(kind)),
            bytes: self.attribute_bytes(cell(bytes)),
            description: cell(meaning).value.clone(),
            span: row.span,
        };
        self.model.attributes.push(attribute);
    }

    fn attribute_kind(&mut self, cell: &Name) -> Option<AttributeKind> {
        match cell.value.as_str() {
            "bool" => Some(AttributeKind::Bool),
            "int" => Some(AttributeKind::Int),
            "string" => Some(AttributeKind::String),
            other => {
                let known = ["bool", "int", "string"];
                self.unknown(&rules::UNKNOWN_WORD, cell.span, other, "a kind of value", known);
                None
            }
        }
    }

    /// `4`, or `1..256`.
    fn attribute_bytes(&mut self, cell: &Name) -> Option<(u32, u32)> {
        if cell.value.is_empty() {
            return None;
        }
        let (least, most) = cell.value.split_once("..").unwrap_or((&cell.value, &cell.value));
        let bytes = least.parse().ok().zip(most.parse().ok());
        if bytes.is_none() {
            let message = format!("`{}` is not a number of bytes", cell.value);
            let help = "write a number, or `a..b` for at least a and at most b";
            self.report(Diagnostic::new(&rules::TABLE_CELL, cell.span, message).help(help));
        }
        bytes
    }
}
