//! Writes the line of an instruction from a template of its page.
//!
//! For example, `oword_ld[.mod?Is_modified] (<Size.count>) <Surface> <Offset> <Dst>` becomes
//! `oword_ld (<Size.count>) Surface <Offset> <Dst>` with the surface `Surface`, the choice
//! `Size.count` and two operands.

use super::{EvaluationChoice, EvaluationLine, EvaluationMemory, EvaluationOperand, ExecutionSizes, Needs, is_newest};
use crate::rust_view::partial_eval::{Given, PartialTruth};
use crate::spec::model::{
    Bound, DataTypeKind, Enumerator, Field, FieldId, FieldKind, Formatter, Instruction, Model, Role, TableRef,
    TextCondition, TextForm, TextItem, UsualValue, Variant, VariantKey,
};
use openvisa_isa_core::text::template_table::COLOUR_LETTERS;

/// The kind and size of images that forms begin with.
const IMAGE_SIZE: &str = "2d,4x4";

/// Writes the line of an instruction.
pub(super) struct LineWriter<'a> {
    pub(super) model: &'a Model,
    pub(super) instruction: &'a Instruction,
    form: &'a TextForm,
    /// The layout whose operands the list of the template has.
    layout: Option<&'a Variant>,
    pub(super) needs: Needs<'a>,
    pub(super) line: EvaluationLine<'a>,
    /// The field of the first choice, and the codes of its texts. They are the operations.
    pub(super) operations: Option<(FieldId, Vec<u64>)>,
}

impl<'a> LineWriter<'a> {
    pub(super) fn new(
        model: &'a Model,
        instruction: &'a Instruction,
        form: &'a TextForm,
        layout: Option<&'a Variant>,
        needs: Needs<'a>,
    ) -> Self {
        Self { model, instruction, form, layout, needs, line: EvaluationLine::default(), operations: None }
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
                TextItem::Placeholder { field: Some(field), list: true, .. } => self.write_list(*field)?,
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
        if self.line.line.split(' ').next().is_some_and(|mnemonic| mnemonic.ends_with('.')) {
            return Err("its mnemonic is not complete".to_owned());
        }
        self.take_usual_texts();
        if self.needs.has_memory() {
            self.count_channels();
            self.choose_formats();
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
            (Some(FieldKind::Int(_)), _) if self.is_index_of(field, Role::SurfaceTable) => {
                self.add_surface(name);
                self.push(name);
            }
            (Some(FieldKind::Int(_)), _) if self.is_index_of(field, Role::SamplerTable) => {
                self.line.samplers.push(name);
                self.push(name);
            }
            (Some(FieldKind::Int(_)), _) if field.index_of.is_none() && field.label.is_none() => {
                let mut choice = self.choice(id, group, name);
                if choice.texts.is_empty() && self.has_texts(field, group) {
                    return Err(format!("no `{name}` has this text"));
                }
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

    /// Returns whether the number in a field is that of a variable in a table.
    fn is_index_of(&self, field: &Field, table: Role) -> bool {
        let indexed = field.index_of.as_ref().map(|table| table.value);
        matches!(indexed, Some(TableRef::Structure(id)) if self.model.role_structure(table) == Some(id))
    }

    /// Adds a surface, which is an image if the page accesses texels.
    pub(super) fn add_surface(&mut self, name: &'a str) {
        let (address, image) = if self.needs.has_images() { (IMAGE_SIZE, Some("")) } else { ("0", None) };
        self.line.memory.push(EvaluationMemory { name, surface: true, address, image });
    }

    /// Chooses the formats of images: real numbers if a sampler filters them or a result is real,
    /// or else dwords.
    fn choose_formats(&mut self) {
        let types = self.line.operands.iter().filter(|operand| operand.written).filter_map(|o| o.types.first());
        let real =
            |name: &str| self.model.data_types.iter().any(|t| t.name.value == name && t.kind == DataTypeKind::Float);
        let is_real = !self.line.samplers.is_empty() || types.into_iter().any(|name| real(name));
        let format = if is_real { "R_FLOAT" } else { "R_UNSIGNED_INT32" };
        for memory in &mut self.line.memory {
            memory.image = memory.image.map(|_| format);
        }
    }

    /// Writes the operands of the layout in the list that begins with a field.
    fn write_list(&mut self, first: FieldId) -> Result<(), String> {
        let list = &self.instruction.field(first).presence;
        let layout = self.layout.ok_or("its list has no layout")?;
        let fields = layout.fields.iter().map(|cell| cell.value);
        for id in fields.filter(|id| self.instruction.field(*id).presence == *list) {
            let operand = self.operand(id, None)?;
            self.push(" ");
            self.push_placeholder(operand.name);
            self.line.operands.push(operand);
        }
        Ok(())
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
        let is_given = |o: &&EvaluationOperand<'_>| !o.written && !o.usual.is_empty() && raw(o.name);
        let first = self.line.operands.iter().find(is_given).map(|operand| operand.name);
        if let Some(sizes) = &mut self.line.sizes {
            sizes.counted = sizes.counted.or(first);
        }
    }

    /// Returns whether values of a field or bit group have texts.
    fn has_texts(&self, field: &Field, group: Option<u16>) -> bool {
        let bits = group.and_then(|group| field.groups.get(usize::from(group)));
        bits.map_or(&field.enumerators, |group| &group.enumerators).iter().any(|e| e.text.is_some())
    }

    /// Returns a choice of the values that a field or bit group can have in this line.
    pub(super) fn choice(&mut self, id: FieldId, group: Option<u16>, name: &'a str) -> EvaluationChoice<'a> {
        let field = self.instruction.field(id);
        let bits = group.and_then(|group| field.groups.get(usize::from(group)));
        let values = bits.map_or(&field.enumerators, |group| &group.enumerators);
        let rules = self.instruction.constraints.iter().map(|rule| &rule.condition).chain(&self.form.condition);
        let rules: Vec<_> = rules.filter_map(|condition| condition.expr.as_ref()).collect();
        let layout = self.layout.into_iter().flat_map(|layout| &layout.conditions);
        let codes: Vec<_> =
            layout.filter(|c| c.key == VariantKey::Value { field: id, group }).map(|c| &c.codes).collect();
        let is_legal = |e: &&Enumerator| {
            if !codes.iter().all(|codes| codes.contains(&Some(e.code.value))) {
                return false;
            }
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
        let least = match field.range.as_ref().map(|range| &range.low) {
            Some(Bound::Number(least)) if bits.is_none() => *least,
            _ => 0,
        };
        let first = || texts.first().map_or_else(|| least.to_string(), |text| (*text).to_owned());
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
