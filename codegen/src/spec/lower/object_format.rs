//! Tables of the object format: variable classes, predefined variables, attributes, and directives
//! of its text.
//!
//! For example, the row `Surface | T | ...` of the table of classes says that `T3` names a surface
//! variable.

use super::{Lowering, names_of, tables};
use crate::spec::dialect::raw::{RawNamedTable, RawRow};
use crate::spec::model::{
    Attribute, AttributeKind, Directive, DirectiveKey, FormatRevision, FormatVersion, GatedNumber, ObjectRule,
    PredefinedVariable, ReservedWord, VariableClass, Version, WriterFault,
};
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};

impl Lowering<'_> {
    pub(super) fn lower_object_tables(&mut self, raw: &[RawNamedTable]) {
        self.lower_rows(raw, ["Version", "Change"], "a version", Self::lower_version);
        self.lower_rows(raw, ["Revision", "Written by", "Change"], "a revision", Self::lower_revision);
        let columns = ["Class", "Letter", "Structure", "First", "Most", "Input"];
        self.lower_rows_with(raw, columns, ["Declared"], "a class of variables", Self::lower_class);
        self.lower_rows(
            raw,
            ["Variable", "Name", "Type", "Elements", "Access", "Meaning"],
            "a predefined variable",
            Self::lower_predefined,
        );
        self.lower_rows(raw, ["Attribute", "Of", "Value", "Bytes", "Meaning"], "an attribute", Self::lower_attribute);
        self.lower_rows(raw, ["Directive", "Word", "Meaning"], "a directive", Self::lower_directive);
        self.lower_rows(raw, ["Key", "Word", "Of", "Meaning"], "a part of a directive", Self::lower_directive_key);
        self.lower_rows(raw, ["Word", "Reserved", "Meaning"], "a reserved word", Self::lower_reserved_word);
        self.lower_rows(raw, ["Fault", "Counted", "Meaning"], "a fault of a writer", Self::lower_fault);
        if !self.strict {
            for (table, columns) in tables::tables_with_columns(raw, ["Name", "Size", "Type", "R/W", "Description"]) {
                table.rows.iter().for_each(|row| self.lower_upstream_predefined(row, columns));
            }
        }
    }

    /// Lowers a version such as `3.4`, which must be above the version of the row before.
    fn lower_version(&mut self, row: &RawRow, [number, change]: [&Name; 2]) {
        let version = Version::parse(&number.value);
        let last = self.model.versions.last().map(|v| v.version);
        let above = |v: &Version| v.revision == 0 && last.is_none_or(|last| *v > last);
        let Some(version) = version.filter(above) else {
            let message = format!("`{}` is not a version above the one before", number.value);
            let help = "write `major.minor`, the oldest version first";
            self.report(rules::TABLE_CELL.at(number.span, message).help(help));
            return;
        };
        self.model.versions.push(FormatVersion { version, description: change.value.clone(), span: row.span });
    }

    /// Lowers a revision such as `4.1.1`, which must not be listed yet.
    fn lower_revision(&mut self, row: &RawRow, [name, writers, change]: [&Name; 3]) {
        let known = |v: &Version| self.model.revisions.iter().any(|revision| revision.version == *v);
        let listed = |v: &Version| self.model.versions.iter().any(|version| version.version == v.number());
        let version = Version::parse(&name.value);
        let Some(version) = version.filter(|v| v.revision != 0 && listed(v) && !known(v)) else {
            let message = format!("`{}` is not a further revision of a version in the table above", name.value);
            let help = "write the version with the number of the revision, from 1 to 7 after a full stop, or, of an older layout, from 1 \
                        to 8 after a minus sign: `4.1.1`, `4.1-1`";
            self.report(rules::TABLE_CELL.at(name.span, message).help(help));
            return;
        };
        let (writers, description) = (writers.value.clone(), change.value.clone());
        self.model.revisions.push(FormatRevision { version, writers, description, span: row.span });
    }

    /// Lowers a known defect of a writer, which names shared fields separated by commas.
    fn lower_fault(&mut self, row: &RawRow, [name, counted, meaning]: [&Name; 3]) {
        let mut fields = Vec::new();
        for field in counted.value.split(',').map(str::trim) {
            match self.shared_ids.get(field) {
                Some(id) => fields.push(*id),
                None => {
                    let known = names_of(self.model.shared_fields.iter().map(|f| &f.name));
                    self.report_unknown(&rules::UNKNOWN_SHARED_FIELD, counted.span, field, "a shared field", known);
                }
            }
        }
        let (name, description) = (name.clone(), meaning.value.clone());
        self.model.faults.push(WriterFault { name, counted: fields, description, span: row.span });
    }

    /// Lowers the rules about whole objects. They name instructions, which are lowered before.
    pub(super) fn lower_object_rules(&mut self, raw: &[RawNamedTable]) {
        self.lower_rows(raw, ["Rule", "Of", "Finding", "Meaning"], "a rule of objects", Self::lower_object_rule);
    }

    /// Lowers a rule about whole objects. A rule about attributes or instructions names them,
    /// separated by commas.
    fn lower_object_rule(&mut self, row: &RawRow, [name, of, finding, meaning]: [&Name; 4]) {
        let (mut attributes, mut instructions) = (Vec::new(), Vec::new());
        for word in of.value.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let attribute = self.model.attributes.iter().position(|known| known.name.value == word);
            let instruction = self.model.instruction_id(word);
            match (attribute.and_then(|at| u16::try_from(at).ok()), instruction) {
                (Some(position), _) => attributes.push(position),
                (None, Some(id)) => instructions.push(id),
                (None, None) => {
                    let known = names_of(self.model.attributes.iter().map(|a| &a.name));
                    let what = "an attribute or an instruction";
                    self.report_unknown(&rules::UNKNOWN_WORD, of.span, word, what, known);
                }
            }
        }
        let warning = match finding.value.as_str() {
            "warning" => true,
            "error" => false,
            other => {
                let known = ["error", "warning"];
                self.report_unknown(&rules::UNKNOWN_WORD, finding.span, other, "a kind of finding", known);
                false
            }
        };
        let (name, description) = (name.clone(), meaning.value.clone());
        let rule = ObjectRule { name, attributes, instructions, warning, description, span: row.span };
        self.model.object_rules.push(rule);
    }

    fn lower_class(
        &mut self,
        _: &RawNamedTable,
        row: &RawRow,
        [name, letter, structure, first, most, input]: [&Name; 6],
        [declared]: [Option<&Name>; 1],
    ) {
        let unless_blank = |cell: &Name| Some(cell.clone()).filter(|cell| !cell.value.is_empty());
        let structure = unless_blank(structure);
        let structure = structure.and_then(|s| self.resolve_structure(s.as_ref().map(String::as_str)));
        let input = match input.value.as_str() {
            "yes" => true,
            "no" | "" => false,
            other => {
                self.report_unknown(&rules::UNKNOWN_WORD, input.span, other, "an answer", ["yes", "no"]);
                false
            }
        };
        let class = VariableClass {
            name: name.clone(),
            letter: unless_blank(letter),
            structure,
            first: self.numbers_cell(first),
            most: self.numbers_cell(most),
            input,
            declared: declared.and_then(unless_blank),
            span: row.span,
        };
        self.model.classes.push(class);
    }

    /// Lowers a cell with a number or gated numbers. Reports any other text; a blank cell gives an
    /// empty list.
    fn numbers_cell(&mut self, cell: &Name) -> Vec<GatedNumber> {
        if cell.value.is_empty() {
            return Vec::new();
        }
        let numbers = self.gated_numbers(cell);
        if numbers.is_empty() {
            let finding = rules::TABLE_CELL.at(cell.span, format!("`{}` is not a number", cell.value));
            self.report(finding.help("write a number, or numbers with gates: `256{-PVC}/512{PVC+}`"));
        }
        numbers
    }

    fn lower_predefined(&mut self, row: &RawRow, [variable, name, data_type, elements, access, meaning]: [&Name; 6]) {
        let data_type = Some(data_type).filter(|t| !t.value.is_empty());
        let counts = self.numbers_cell(elements);
        let fewest = counts.iter().map(|count| count.value).min();
        let written = access.value.strip_prefix("R/W");
        let legal = match written.and_then(|rest| rest.strip_prefix('[')?.strip_suffix(']')) {
            None => matches!(access.value.as_str(), "" | "R" | "W" | "R/W"),
            Some(range) => {
                let (first, last) = range.split_once("..").unwrap_or((range, range));
                let ends: Option<(u32, u32)> = first.parse().ok().zip(last.parse().ok());
                ends.is_some_and(|(first, last)| first <= last && fewest.is_none_or(|count| last < count))
            }
        };
        if !legal {
            let message = format!("`{}` is not an access to these elements", access.value);
            let help = "write `R`, `R/W`, or `R/W` with the writable elements, which count from 0: `R/W[1..2]`";
            self.report(rules::TABLE_CELL.at(access.span, message).help(help));
        }
        let predefined = PredefinedVariable {
            variable: variable.clone(),
            name: name.clone(),
            data_type: data_type.and_then(|t| self.resolve_data_type(t.as_ref().map(String::as_str))),
            elements: elements.value.clone(),
            counts,
            access: access.value.clone(),
            description: meaning.value.clone(),
            span: row.span,
        };
        self.model.predefined.push(predefined);
    }

    /// Lowers an upstream row such as `V8(%arg)`. Sizes such as `256/512`, which name no platforms,
    /// are not kept as counts. Rows without a variable continue the row above.
    fn lower_upstream_predefined(&mut self, row: &RawRow, [name, size, data_type, access, meaning]: [usize; 5]) {
        let cell = tables::cells(row);
        let text = cell(name).value.trim_end_matches(':');
        let Some((variable, rest)) = text.split_once('(') else { return };
        let Some(inner) = rest.strip_suffix(')') else { return };
        let span = cell(name).span;
        let counts = self.gated_numbers(cell(size));
        let data_type = self.model.data_type(&cell(data_type).value);
        self.model.predefined.push(PredefinedVariable {
            variable: Spanned::new(variable.trim().to_owned(), span),
            name: Spanned::new(inner.to_owned(), span),
            data_type,
            elements: cell(size).value.clone(),
            counts: if counts.len() == 1 { counts } else { Vec::new() },
            access: cell(access).value.clone(),
            description: cell(meaning).value.clone(),
            span: row.span,
        });
    }

    fn lower_attribute(&mut self, row: &RawRow, [name, owner, kind, bytes, meaning]: [&Name; 5]) {
        let (mut of_kernels, mut of_variables) = (false, false);
        for word in owner.value.split([',', ' ', '/']).filter(|w| !w.is_empty() && *w != "and") {
            match word {
                "kernel" => of_kernels = true,
                "variable" => of_variables = true,
                _ => {
                    let known = ["kernel", "variable"];
                    self.report_unknown(&rules::UNKNOWN_WORD, owner.span, word, "what carries attributes", known);
                }
            }
        }
        let (kind, words) = self.parse_attribute_kind(kind);
        let length = self.parse_attribute_bytes(bytes);
        let limit = match kind {
            Some(AttributeKind::Bool) => 0..=0,
            Some(AttributeKind::Int) => 1..=4,
            _ => 0..=u32::MAX,
        };
        if let Some((least, most)) = length
            && (least > most || !limit.contains(&least) || !limit.contains(&most))
        {
            let message = format!("`{}` has a value of `{}` bytes", name.value, bytes.value);
            let help =
                "a `bool` is its name alone, 0 bytes; an `int` has 1 to 4, and a range begins at its smaller end";
            self.report(rules::TABLE_CELL.at(bytes.span, message).help(help));
        }
        let attribute = Attribute {
            name: name.clone(),
            owner: owner.value.clone(),
            of_kernels,
            of_variables,
            kind,
            words,
            bytes: length,
            description: meaning.value.clone(),
            span: row.span,
        };
        self.model.attributes.push(attribute);
    }

    /// Parses the kind of an attribute's value: ``int``, or ``int: 0 `cm`, 1 `3d` `` with words for
    /// numbers.
    fn parse_attribute_kind(&mut self, cell: &Name) -> (Option<AttributeKind>, Vec<(u32, Name)>) {
        let (kind, words) = cell.value.split_once(':').unwrap_or((&cell.value, ""));
        let value = AttributeKind::parse(kind);
        if value.is_none() {
            let known = AttributeKind::ALL.iter().map(|kind| kind.word());
            self.report_unknown(&rules::UNKNOWN_WORD, cell.span, kind, "a kind of value", known);
        }
        let kind = value;
        let listed = words.split(',').map(str::trim).filter(|word| !word.is_empty());
        let words: Vec<_> = listed
            .map(|word| {
                let (number, text) = word.split_once(' ')?;
                let text = text.trim().strip_prefix('`')?.strip_suffix('`')?;
                Some((number.parse().ok()?, Spanned::new(text.to_owned(), cell.span)))
            })
            .collect();
        if words.iter().any(Option::is_none) || !words.is_empty() && kind != Some(AttributeKind::Int) {
            let message = format!("`{}` is not a kind of value with words for numbers", cell.value);
            let help = "write `int`, a colon, and numbers with their words in code spans, separated by commas";
            self.report(rules::TABLE_CELL.at(cell.span, message).help(help));
        }
        (kind, words.into_iter().flatten().collect())
    }

    /// Returns the text of a cell that consists of one code span.
    fn word_cell(&mut self, cell: &Name) -> Name {
        let inner =
            cell.value.strip_prefix('`').and_then(|text| text.strip_suffix('`')).filter(|text| !text.is_empty());
        if inner.is_none() {
            let message = format!("`{}` is not a word in a code span", cell.value);
            self.report(rules::TABLE_CELL.at(cell.span, message).help("write the word in back quotes"));
        }
        Spanned::new(inner.unwrap_or(&cell.value).to_owned(), cell.span)
    }

    fn lower_directive(&mut self, row: &RawRow, [name, word, meaning]: [&Name; 3]) {
        let directive = Directive {
            name: name.clone(),
            word: self.word_cell(word),
            description: meaning.value.clone(),
            span: row.span,
        };
        self.model.directives.push(directive);
    }

    fn lower_directive_key(&mut self, row: &RawRow, [name, word, of, meaning]: [&Name; 4]) {
        let (mut classes, mut inputs) = (Vec::new(), false);
        for owner in of.value.split_whitespace() {
            let letter = |class: &VariableClass| class.declared.as_ref().is_some_and(|letter| letter.value == owner);
            match self.model.classes.iter().position(letter) {
                Some(class) => classes.push(class),
                None if owner == "input" => inputs = true,
                None => {
                    let letters = self.model.classes.iter().filter_map(|class| class.declared.as_ref());
                    let known: Vec<_> = letters.map(|l| l.value.clone()).chain(["input".to_owned()]).collect();
                    self.report_unknown(&rules::UNKNOWN_WORD, of.span, owner, "what is declared", known);
                }
            }
        }
        let key = DirectiveKey {
            name: name.clone(),
            word: self.word_cell(word),
            classes,
            inputs,
            description: meaning.value.clone(),
            span: row.span,
        };
        self.model.directive_keys.push(key);
    }

    fn lower_reserved_word(&mut self, row: &RawRow, [word, reserved, meaning]: [&Name; 3]) {
        if !["yes", "no"].contains(&reserved.value.as_str()) {
            self.report_unknown(&rules::UNKNOWN_WORD, reserved.span, &reserved.value, "`yes` or `no`", ["yes", "no"]);
        }
        let word = ReservedWord {
            word: self.word_cell(word),
            reserved: reserved.value == "yes",
            description: meaning.value.clone(),
            span: row.span,
        };
        self.model.reserved_words.push(word);
    }

    /// Parses a number of bytes, such as `4` or `1..256`.
    fn parse_attribute_bytes(&mut self, cell: &Name) -> Option<(u32, u32)> {
        if cell.value.is_empty() {
            return None;
        }
        let (least, most) = cell.value.split_once("..").unwrap_or((&cell.value, &cell.value));
        let bytes = least.parse().ok().zip(most.parse().ok());
        if bytes.is_none() {
            let finding = rules::TABLE_CELL.at(cell.span, format!("`{}` is not a number of bytes", cell.value));
            self.report(finding.help("write a number, or `a..b` for at least a and at most b"));
        }
        bytes
    }
}
