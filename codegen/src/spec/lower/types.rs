//! Lowering of data types, and of the types of fields.
//!
//! For example, the field type `ud{v3.4+}/uw{-v3.4}` is `ud` since version 3.4 and `uw` before.

use super::{Lowering, names_of, tables};
use crate::spec::diagnostics::{Diagnostic, Diagnostics, Severity};
use crate::spec::dialect::raw::{RawKind, RawNamedTable};
use crate::spec::model::{DataType, DataTypeId, DataTypeKind, FieldKind, Gate, IntType};
use crate::spec::rules;
use crate::spec::source::Sources;
use crate::spec::span::{Name, Span, Spanned};
use crate::spec::syntax::Word;

/// Field types by name. Only members of structures may have the types after the first
/// `FIELD_KINDS`.
const KINDS: [(&str, FieldKind); 6] = [
    ("vec_operand", FieldKind::VectorOperand),
    ("scalar", FieldKind::Scalar),
    ("raw_operand", FieldKind::RawOperand),
    ("unknown", FieldKind::Unknown),
    ("string", FieldKind::String),
    ("code", FieldKind::Code),
];
const FIELD_KINDS: usize = 4;

/// The resolved type of a field, with its gated alternatives.
pub(super) struct ResolvedType {
    pub(super) kind: Option<FieldKind>,
    pub(super) alternatives: Vec<(Gate, FieldKind)>,
    /// Index of the alternative that `kind` is.
    pub(super) chosen: usize,
}

impl Lowering<'_> {
    pub(super) fn lower_data_types(&mut self, raw: &[RawNamedTable]) {
        for (table, [name, code, bits, kind, meaning]) in
            tables::tables_with_columns(raw, ["Type", "Code", "Bits", "Kind", "Meaning"])
        {
            let column = |name: &str| table.header.iter().position(|header| header.value == name);
            let [exponent, fraction, counts_as] = ["Exponent", "Fraction", "Counts as"].map(column);
            let mut stand_ins = Vec::new();
            for row in &table.rows {
                let cell = tables::cells(row);
                let kind = self.parse_data_type_kind(cell(kind));
                self.lower_data_type(row.span, cell(name), cell(code), cell(bits), kind, &cell(meaning).value);
                let gate = self.lower_gate(&row.gates);
                let mut number = |column: Option<usize>, what| self.byte_cell(cell(column?), what);
                let exponent_bits = number(exponent, "width of the exponent in bits");
                let fraction_bits = number(fraction, "width of the fraction in bits");
                if let Some(data_type) = self.model.data_types.last_mut() {
                    data_type.gate = gate;
                    (data_type.exponent_bits, data_type.fraction_bits) = (exponent_bits, fraction_bits);
                }
                let stand_in = counts_as.map(cell).filter(|name| !name.value.is_empty());
                stand_ins.extend(stand_in.map(|name| (self.model.data_types.len() - 1, name)));
            }
            // A type may stand in for one above it.
            for (position, name) in stand_ins {
                let stand_in = self.resolve_data_type(Word { value: &name.value, span: name.span });
                if let Some(data_type) = self.model.data_types.get_mut(position) {
                    data_type.counts_as = stand_in.map(|id| Spanned::new(id, name.span));
                }
            }
        }
        let columns = ["Text Format", "Binary Format", "Size(bits)", "Data Type"];
        for (table, [name, code, bits, meaning]) in tables::tables_with_columns(raw, columns) {
            for row in &table.rows {
                let cell = tables::cells(row);
                let kind = kind_of_words(&cell(meaning).value);
                self.lower_data_type(row.span, cell(name), cell(code), cell(bits), kind, &cell(meaning).value);
            }
        }
        if !self.strict && self.sources.find("2_datatypes.md").is_none() {
            self.model.data_types = usual_types();
        }
        if self.strict && self.model.data_types.is_empty() {
            self.report_missing_table("2_datatypes.md", "Type | Code | Bits | Kind | Meaning");
        }
    }

    /// Reports that instructions of the vendor's form name types that no document of the folder
    /// defines.
    pub(super) fn report_usual_types(&mut self) {
        let named = self.model.all_fields().any(|field| field.types.is_some())
            || self.model.instructions.iter().any(|i| !i.properties.supported_types.is_empty());
        let first = self.model.instructions.first().map(|instruction| instruction.name.span);
        if let (Some(span), true) = (first, named && !self.strict && self.sources.find("2_datatypes.md").is_none()) {
            let message =
                "the folder has no `2_datatypes.md`: the data types that the vendor's documents usually have are used";
            let finding = Diagnostic { severity: Severity::Warning, ..rules::MISSING_DOCUMENT.at(span, message) };
            self.report(
                finding.label("the first page").help("copy the vendor's `2_datatypes.md` beside `instructions/`"),
            );
        }
    }

    fn lower_data_type(
        &mut self,
        span: Span,
        name: &Name,
        code: &Name,
        bits: &Name,
        kind: Option<DataTypeKind>,
        meaning: &str,
    ) {
        if self.model.data_types.len() > usize::from(u8::MAX) {
            return self.report(rules::TABLE_CELL.at(span, "more than 256 data types"));
        }
        let number = self.number_cell(code, "code of the type");
        let width = self.number_cell(bits, "width of the type in bits");
        let code_value = number.and_then(|n| self.checked_byte(n, code.span));
        self.model.data_types.push(DataType {
            name: name.clone(),
            code: code_value.map(|c| Spanned::new(c, code.span)),
            bits: width.and_then(|w| u16::try_from(w).ok()).unwrap_or(0),
            kind: kind.unwrap_or(DataTypeKind::Unsigned),
            exponent_bits: None,
            fraction_bits: None,
            counts_as: None,
            description: meaning.to_owned(),
            gate: None,
            span,
        });
    }

    /// Reads a cell that holds a byte, if any number.
    fn byte_cell(&mut self, cell: &Name, what: &str) -> Option<u8> {
        let number = self.number_cell(cell, what)?;
        self.checked_byte(number, cell.span)
    }

    /// Converts a number to a byte, and reports a larger one.
    pub(super) fn checked_byte(&mut self, number: u64, span: Span) -> Option<u8> {
        let byte = u8::try_from(number).ok();
        if byte.is_none() {
            self.report(rules::TABLE_CELL.at(span, format!("{number} does not fit in a byte")));
        }
        byte
    }

    fn parse_data_type_kind(&mut self, cell: &Name) -> Option<DataTypeKind> {
        let found = DataTypeKind::parse(&cell.value);
        if found.is_none() {
            let words = DataTypeKind::ALL.iter().map(|kind| kind.word());
            self.report_unknown(&rules::UNKNOWN_WORD, cell.span, &cell.value, "a kind of data type", words);
        }
        found
    }

    pub(super) fn resolve_data_type(&mut self, name: Word<'_>) -> Option<DataTypeId> {
        let id = self.model.data_type(name.value);
        if id.is_none() {
            let known = names_of(self.model.data_types.iter().map(|t| &t.name));
            self.report_unknown(&rules::UNKNOWN_DATA_TYPE, name.span, name.value, "a data type", known);
        }
        id
    }

    /// Resolves the data types of a list, without unknown ones.
    pub(super) fn resolve_data_types(&mut self, names: &[Word<'_>]) -> Vec<DataTypeId> {
        names.iter().filter_map(|name| self.resolve_data_type(*name)).collect()
    }

    /// Resolves the type of a field, or of a member of a structure.
    pub(super) fn resolve_kinds(&mut self, raw: &[RawKind], of_member: bool) -> ResolvedType {
        let resolved: Vec<_> =
            raw.iter().map(|k| (self.lower_gate(&k.gates), self.resolve_kind(&k.name, of_member))).collect();
        if raw.len() > 1
            && let Some(open) = raw.iter().find(|k| k.gates.is_empty())
        {
            let finding = rules::GATE_FORM.at(open.name.span, "this alternative of a type has no gate");
            self.report(finding.help("the gates of the alternatives say which one holds: `ud{v3.4+}/uw{-v3.4}`"));
        }
        let newest = |(gate, _): &(Option<Gate>, _)| Gate::is_newest(gate.as_ref());
        let chosen = resolved.iter().position(newest).unwrap_or(resolved.len().saturating_sub(1));
        let kind = resolved.get(chosen).and_then(|(_, kind)| *kind);
        let alternatives = resolved.into_iter().filter_map(|(gate, kind)| Some((gate?, kind?))).collect();
        ResolvedType { kind, alternatives, chosen }
    }

    fn resolve_kind(&mut self, name: &Name, of_member: bool) -> Option<FieldKind> {
        let kinds = if of_member { &KINDS[..] } else { &KINDS[..FIELD_KINDS] };
        if let Some((_, kind)) = kinds.iter().find(|(n, _)| *n == name.value) {
            return Some(*kind);
        }
        let exact = |int: &IntType| !self.strict || int.name() == name.value;
        if let Some(int) = IntType::parse(&name.value.to_ascii_lowercase()).filter(exact) {
            return Some(FieldKind::Int(int));
        }
        let structure = self.structure_ids.get(&name.value).copied().filter(|_| of_member);
        if let Some(id) = structure {
            return Some(FieldKind::Structure(id));
        }
        let structures = names_of(self.model.structures.iter().map(|s| &s.name));
        let structures = structures.iter().map(String::as_str).filter(|_| of_member);
        let known = IntType::ALL.iter().map(|i| i.name()).chain(kinds.iter().map(|(n, _)| *n)).chain(structures);
        let (rule, what) = match of_member {
            true => (&rules::UNKNOWN_STRUCTURE, "a type of a member"),
            false => (&rules::UNKNOWN_TYPE, "a type of a field"),
        };
        self.report_unknown(rule, name.span, &name.value, what, known);
        None
    }
}

/// Returns the data types that can be stored in a file, as the specification of this repository
/// defines them. Upstream documents without a table of types mean these.
fn usual_types() -> Vec<DataType> {
    let (mut sources, mut findings) = (Sources::default(), Diagnostics::default());
    for (path, text) in [
        ("2_datatypes.md", include_str!("../../../../specs/2_datatypes.md")),
        ("platforms.md", include_str!("../../../../specs/platforms.md")),
    ] {
        sources.add(path, text.as_bytes(), &mut findings);
    }
    let (dialect, raw) = crate::spec::read(&sources, &mut findings);
    let model = super::lower(&sources, dialect, &raw, &mut findings);
    let place = |data_type: DataType| DataType {
        name: Spanned::new(data_type.name.value, Span::START),
        code: data_type.code.map(|code| Spanned::new(code.value, Span::START)),
        gate: None,
        span: Span::START,
        ..data_type
    };
    model.data_types.into_iter().filter(|data_type| data_type.code.is_some()).map(place).collect()
}

/// Returns the kind of a data type from the vendor's description of it.
fn kind_of_words(words: &str) -> Option<DataTypeKind> {
    Some(match words {
        w if w.starts_with("packed") => DataTypeKind::Packed,
        w if w.starts_with("bool") => DataTypeKind::Boolean,
        w if w.starts_with("unsigned") => DataTypeKind::Unsigned,
        w if w.starts_with("signed") => DataTypeKind::Signed,
        w if w.contains("float") => DataTypeKind::Float,
        _ => return None,
    })
}
