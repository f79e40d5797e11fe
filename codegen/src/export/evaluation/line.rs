//! Writes the line of an instruction from a template of its page.
//!
//! For example, `oword_ld[.mod?Is_modified] (<Size.count>) <Surface> <Offset> <Dst>` becomes
//! `oword_ld (<Size.count>) Surface <Offset> <Dst>` with the surface `Surface`, the choice
//! `Size.count` and two operands.

use super::{
    EvaluationChoice, EvaluationLine, EvaluationMemory, EvaluationOperand, ExecutionSizes, FLAT_ADDRESS, FLAT_MEMORY,
    Needs, is_newest,
};
use crate::emit::rules::partial_eval::{Given, PartialTruth};
use crate::model::{
    Access, DataType, DataTypeId, DataTypeKind, Enumerator, Field, FieldId, FieldKind, Formatter, Instruction, Model,
    NullRule, OperandClass, Role, TableRef, TextCondition, TextForm, TextItem, UsualValue,
};
use openvisa_isa_core::text::template_table::COLOUR_LETTERS;

/// Writes the line of an instruction.
pub(super) struct LineWriter<'a> {
    pub(super) model: &'a Model,
    pub(super) instruction: &'a Instruction,
    form: &'a TextForm,
    needs: Needs<'a>,
    pub(super) line: EvaluationLine<'a>,
    /// The field of the first choice, and the codes of its texts. They are the operations.
    operations: Option<(FieldId, Vec<u64>)>,
}

impl<'a> LineWriter<'a> {
    pub(super) fn new(model: &'a Model, instruction: &'a Instruction, form: &'a TextForm, needs: Needs<'a>) -> Self {
        Self { model, instruction, form, needs, line: EvaluationLine::default(), operations: None }
    }

    /// Writes the template.
    ///
    /// # Errors
    /// If a part of it takes no value. The error says which.
    pub(super) fn write(mut self) -> Result<EvaluationLine<'a>, String> {
        for item in self.form.items.as_deref().ok_or("it has no text")? {
            match item {
                TextItem::Literal(text) => self.push(text),
                TextItem::Blank => self.push(" "),
                TextItem::Placeholder { field: Some(field), group, formatter, source, covers, .. } => {
                    let formatter = formatter.as_ref().and_then(|name| Formatter::parse(&name.value));
                    self.write_placeholder(*field, *group, formatter, covers, &source.value)?;
                }
                // Predicates, modifiers and other options are left out.
                TextItem::Optional { condition: TextCondition::Unresolved(_), .. } | TextItem::Placeholder { .. } => {
                    return Err("its text has an unknown part".to_owned());
                }
                TextItem::Optional { .. } => {}
            }
        }
        self.line.line = self.line.line.split_whitespace().collect::<Vec<_>>().join(" ");
        self.take_usual_texts();
        if self.needs.has_memory() {
            self.count_channels();
            self.line.memory.extend(self.needs.memory());
        }
        Ok(self.line)
    }

    /// Appends text to the line.
    pub(super) fn push(&mut self, text: &str) {
        self.line.line.push_str(text);
    }

    /// Appends a placeholder to the line.
    fn push_placeholder(&mut self, name: &str) {
        self.push(&format!("<{name}>"));
    }

    fn write_placeholder(
        &mut self,
        id: FieldId,
        group: Option<u16>,
        formatter: Option<Formatter>,
        covers: &'a [FieldId],
        source: &'a str,
    ) -> Result<(), String> {
        let field = self.instruction.field(id);
        let name = source.trim_matches(['<', '>']).split(':').next().unwrap_or(source);
        match (field.kind, formatter) {
            (_, Some(Formatter::Composite(form))) => return self.write_composite(form, id, covers),
            _ if self.model.field_has_role(field, Role::Channels) => self.write_execution_size(field, group, name),
            (Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand), _) => {
                let operand = self.operand(id, formatter)?;
                self.line.operands.push(operand);
                self.push_placeholder(name);
            }
            (Some(FieldKind::Int(_)), _) if self.is_surface(field) => {
                self.line.memory.push(EvaluationMemory { name, surface: true, address: "0" });
                self.push(name);
            }
            (Some(FieldKind::Int(_)), _) if field.index_of.is_none() && field.label.is_none() => {
                let mut choice = self.choice(id, group, name);
                if formatter == Some(Formatter::Channels) {
                    COLOUR_LETTERS.clone_into(&mut choice.usual);
                }
                self.push_choice(choice);
            }
            _ => return Err(format!("its part `{name}` is no register")),
        }
        Ok(())
    }

    /// Appends a choice and its placeholder.
    pub(super) fn push_choice(&mut self, choice: EvaluationChoice<'a>) {
        self.push_placeholder(choice.name);
        self.line.choices.push(choice);
    }

    /// Returns whether the number in a field is that of a surface variable.
    fn is_surface(&self, field: &Field) -> bool {
        let table = field.index_of.as_ref().map(|table| table.value);
        matches!(table, Some(TableRef::Structure(id)) if self.model.role_structure(Role::SurfaceTable) == Some(id))
    }

    /// Returns the enumerators of a bit group with a role that the newest platform has.
    fn enumerators(&self, field: &'a Field, role: Role) -> impl Iterator<Item = &'a Enumerator> {
        let group = self.model.role_group(field, role).and_then(|bits| bits.group);
        let all = group.map_or(&[][..], |group| group.enumerators.as_slice());
        all.iter().filter(|e| is_newest(self.model, e.gate.as_ref()))
    }

    /// Writes the execution size, or one of its two bit groups.
    fn write_execution_size(&mut self, field: &'a Field, group: Option<u16>, name: &'a str) {
        let text = |e: &'a Enumerator| e.text.as_ref().map_or(e.name.value.as_str(), |text| &text.value);
        let mask = self.enumerators(field, Role::ExecutionMask).min_by_key(|e| e.code.value).map_or("", text);
        let written = group.and_then(|group| field.groups.get(usize::from(group))).map(|bits| bits.low);
        let of_mask =
            self.model.role_group(field, Role::ExecutionMask).and_then(|bits| bits.group).map(|bits| bits.low);
        if written.is_some() && written == of_mask {
            return self.push(mask);
        }
        let sizes: Vec<&str> = self.enumerators(field, Role::Channels).map(text).collect();
        let full = |size: &str| if group.is_some() { size.to_owned() } else { format!("{mask}, {size}") };
        let texts = sizes.into_iter().filter_map(|size| Some((size.parse().ok()?, full(size)))).collect();
        self.line.sizes = Some(ExecutionSizes { name, texts, counted: None });
        self.push_placeholder(name);
    }

    /// Makes the first operand with an element for each channel give the number of channels, unless
    /// a composite form has named one.
    fn count_channels(&mut self) {
        let raw = |name: &str| {
            self.instruction.fields.iter().any(|f| f.name.value == name && f.kind == Some(FieldKind::RawOperand))
        };
        let first = self.line.operands.iter().find(|operand| !operand.written && raw(operand.name)).map(|o| o.name);
        if let Some(sizes) = &mut self.line.sizes {
            sizes.counted = sizes.counted.or(first);
        }
    }

    fn operand(&self, id: FieldId, formatter: Option<Formatter>) -> Result<EvaluationOperand<'a>, String> {
        let field = self.instruction.field(id);
        let name = field.name.value.as_str();
        let has = |class| field.classes.as_ref().is_none_or(|classes| classes.value.contains(class));
        let is_vector = field.kind != Some(FieldKind::RawOperand);
        let predicate = field.classes.is_some() && has(OperandClass::Predicate);
        if !has(OperandClass::General) && !predicate {
            return Err(format!("its operand `{name}` is no general variable"));
        }
        let written = field.access != Access::Read;
        let [one, several] = match formatter {
            _ if !is_vector => [".0", ".0"],
            Some(Formatter::RawVector) => ["(0,0)", "(0,0)"],
            _ if written => ["(0,0)<1>", "(0,0)<1>"],
            _ => ["(0,0)<0;1,0>", "(0,0)<1;1,0>"],
        };
        let general = |suffix| has(OperandClass::General).then(|| format!("{name}{suffix}"));
        Ok(EvaluationOperand {
            name,
            written,
            nullable: self.null_operations(id) > 0,
            one: general(one),
            several: general(several),
            predicate: predicate.then(|| name.to_owned()),
            types: self.types_of(field, written, predicate),
            sized_by: None,
            usual: if written { String::new() } else { self.usual_values(id) },
        })
    }

    /// Returns an operand of a composite form, whose text has neither offset nor region.
    pub(super) fn plain_operand(&self, id: FieldId) -> Result<EvaluationOperand<'a>, String> {
        let operand = self.operand(id, None)?;
        let name = || operand.one.is_some().then(|| operand.name.to_owned());
        Ok(EvaluationOperand { one: name(), several: name(), ..operand })
    }

    /// Returns the value of the operation for rules.
    fn operation(&self, code: u64) -> Option<Given<'a>> {
        let (field, _) = self.operations.as_ref()?;
        Some(Given { instruction: self.instruction, field: *field, group: None, code })
    }

    /// Returns whether an operand is null for an operation.
    fn is_null_for(&self, id: FieldId, code: u64) -> bool {
        let Some(given) = self.operation(code) else { return false };
        let rules = self.instruction.constraints.iter().filter_map(|rule| rule.condition.expr.as_ref());
        let mut outcomes = rules.map(|expr| given.outcome(expr));
        let ruled = outcomes.any(|outcome| matches!(outcome, PartialTruth::Perhaps(nulls) if nulls.contains(&id)));
        let stated = match &self.instruction.field(id).null {
            NullRule::If(conditions) => {
                let mut conditions = conditions.iter().filter_map(|condition| condition.expr.as_ref());
                conditions.any(|expr| given.outcome(expr) == PartialTruth::Always)
            }
            NullRule::Unstated | NullRule::Allowed => false,
        };
        ruled || stated
    }

    /// Returns the number of operations for which an operand is null.
    fn null_operations(&self, id: FieldId) -> usize {
        let codes = self.operations.as_ref().map_or(&[][..], |(_, codes)| codes);
        codes.iter().filter(|code| self.is_null_for(id, **code)).count()
    }

    /// Returns the values that a form begins with: the address of memory, or a small number.
    fn usual_values(&self, id: FieldId) -> String {
        let first = self.operations.as_ref().and_then(|(_, codes)| codes.first());
        if first.is_some_and(|code| self.is_null_for(id, *code)) {
            return String::new();
        }
        let types = self.instruction.field(id).types.as_ref().map_or(&[][..], |types| &types.value);
        let number = || (self.line.operands.len() + 1).to_string();
        if !self.needs.has_memory() {
            return number();
        }
        // Addresses of flat memory can have 64 bits, and come before offsets. An offset has one type.
        let is_wide = types.iter().any(|id| self.model[*id].bits == 64);
        let is_first = self.line.operands.iter().all(|operand| operand.usual != FLAT_ADDRESS);
        match types {
            _ if is_wide && is_first && self.needs.0.contains(&FLAT_MEMORY.1) => FLAT_ADDRESS.to_owned(),
            [_] => "0".to_owned(),
            _ => number(),
        }
    }

    /// Returns the types of an operand, the first one of the type maps before all others.
    fn types_of(&self, field: &'a Field, written: bool, predicate: bool) -> Vec<&'a str> {
        let (model, instruction) = (self.model, self.instruction);
        let listed = instruction.properties.supported_types.iter().map(|t| t.data_type);
        let maps = instruction.type_maps.iter().flat_map(|m| m.dst.iter().chain(&m.src));
        let mut own: Vec<DataTypeId> = match &field.types {
            Some(own) => own.value.clone(),
            None => listed.chain(maps.map(|t| t.value)).collect(),
        };
        let first = instruction.type_maps.first().and_then(|m| if written { m.dst.first() } else { m.src.first() });
        own.sort_by_key(|t| first.is_none_or(|first| first.value != *t));
        let all = if own.is_empty() { model.data_types.iter().collect() } else { Vec::new() };
        let general = field.classes.as_ref().is_none_or(|classes| classes.value.contains(OperandClass::General));
        let is_possible = |t: &&DataType| match t.kind {
            DataTypeKind::Boolean => predicate,
            DataTypeKind::Packed => false,
            _ => general && t.code.is_some(),
        };
        let mut names: Vec<&str> = Vec::new();
        for data_type in own.into_iter().map(|id| &model[id]).chain(all).filter(is_possible) {
            if !names.contains(&data_type.name.value.as_str()) {
                names.push(&data_type.name.value);
            }
        }
        names
    }

    /// Returns a choice of the values that a field or bit group can have in this line.
    pub(super) fn choice(&mut self, id: FieldId, group: Option<u16>, name: &'a str) -> EvaluationChoice<'a> {
        let field = self.instruction.field(id);
        let bits = group.and_then(|group| field.groups.get(usize::from(group)));
        let values = bits.map_or(&field.enumerators, |group| &group.enumerators);
        let rules = self.instruction.constraints.iter().map(|rule| &rule.condition).chain(&self.form.condition);
        let rules: Vec<_> = rules.filter_map(|condition| condition.expr.as_ref()).collect();
        let is_legal = |e: &&Enumerator| {
            let given = Given { instruction: self.instruction, field: id, group: bits, code: e.code.value };
            is_newest(self.model, e.gate.as_ref()) && rules.iter().all(|e| given.outcome(e) != PartialTruth::Never)
        };
        let there: Vec<_> = values.iter().filter(is_legal).filter(|e| e.text.is_some()).collect();
        let texts: Vec<&str> = there.iter().filter_map(|e| e.text.as_ref()).map(|text| text.value.as_str()).collect();
        if self.operations.is_none() && bits.is_none() && !there.is_empty() {
            self.operations = Some((id, there.iter().map(|e| e.code.value).collect()));
        }
        let code = if bits.is_none() { self.usual_code(id) } else { None };
        let usual = match code {
            Some(code) if values.is_empty() => Some(code.to_string()),
            code => {
                there.iter().find(|e| Some(e.code.value) == code).and_then(|e| Some(e.text.as_ref()?.value.clone()))
            }
        };
        let first = || texts.first().map_or_else(|| "0".to_owned(), |text| (*text).to_owned());
        EvaluationChoice { name, usual: usual.unwrap_or_else(first), texts }
    }

    /// Returns the usual value of a field for the first operation of the line.
    pub(super) fn usual_code(&self, id: FieldId) -> Option<u64> {
        let field = self.instruction.field(id);
        let given = self.operations.as_ref().and_then(|(_, codes)| self.operation(*codes.first()?));
        let usual = field.usual.iter().find(|usual| {
            let condition = usual.condition.as_ref().and_then(|condition| condition.expr.as_ref());
            condition.is_none_or(|expr| given.is_some_and(|given| given.outcome(expr) == PartialTruth::Always))
        });
        match usual?.resolve(&self.instruction.fields, field)? {
            UsualValue::Code(code) => Some(code),
            UsualValue::Null | UsualValue::Same(_) => None,
        }
    }

    /// Takes the usual texts of the choices from the mnemonic of the first example that fits. For
    /// example, `bfn.x96 (M1, 16) ...` fits `bfn.x<BooleanFuncCtrl> (<Exec_size>) ...`.
    fn take_usual_texts(&mut self) {
        let mnemonic = self.line.line.split(' ').next().unwrap_or_default();
        let words = self.examples().lines().flat_map(|line| line.split_whitespace().take(2));
        let Some(texts) = words.into_iter().find_map(|word| match_placeholders(mnemonic, word)) else { return };
        for (choice, text) in self.line.choices.iter_mut().zip(texts) {
            if choice.texts.is_empty() || choice.texts.contains(&text) {
                text.clone_into(&mut choice.usual);
            }
        }
    }

    /// Returns the examples of the page.
    pub(super) fn examples(&self) -> &'a str {
        self.instruction.examples.as_ref().map_or("", |e| e.value.as_str())
    }
}

/// Returns the texts that a word has in the places of placeholders. `None` if it does not fit.
fn match_placeholders<'w>(pattern: &str, word: &'w str) -> Option<Vec<&'w str>> {
    let (mut texts, mut parts, mut rest) = (Vec::new(), pattern.split('<'), word);
    rest = rest.strip_prefix(parts.next()?)?;
    for part in parts {
        let literal = part.split_once('>')?.1;
        let end = if literal.is_empty() { rest.len() } else { rest.find(literal)? };
        texts.push(&rest[..end]);
        rest = &rest[end + literal.len()..];
    }
    (rest.is_empty() && texts.iter().all(|text| !text.is_empty())).then_some(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_fits_a_mnemonic_with_placeholders_or_not() {
        assert_eq!(match_placeholders("bfn.x<Table>", "bfn.x96"), Some(vec!["96"]));
        assert_eq!(match_placeholders("dpas.<W>.<A>", "dpas.bf.u8"), Some(vec!["bf", "u8"]));
        assert_eq!(match_placeholders("add", "add"), Some(vec![]));
        for word in ["bfn.x", "bfn", "bfe.x96", ""] {
            assert_eq!(match_placeholders("bfn.x<Table>", word), None, "{word}");
        }
        assert_eq!(match_placeholders("dpas.<W>.<A>", "dpas.bf"), None);
    }
}
