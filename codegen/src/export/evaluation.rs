//! Lines of text that run the pseudo-code of a page on values of a reader.
//!
//! The command `visa explain NAME --evaluate` and the pages of the web site make an instruction of
//! such a line. For example, CMP has the line `cmp.<Rel_op.relation> (<Exec_size>) <Dst> <Src0>
//! <Src1>`, in which a reader chooses the relation and gives values to the operands. A page whose
//! code needs more than registers has a reason instead.

use crate::emit::reference::{Definition, called_by_pages, definition};
use crate::model::{
    Access, DataType, DataTypeId, DataTypeKind, Enumerator, Field, FieldId, FieldKind, Formatter, Gate, Instruction,
    Model, OperandClass, Role, TextCondition, TextForm, TextItem,
};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// How a reader runs the pseudo-code of a page.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(untagged)]
pub(crate) enum Evaluation<'a> {
    Line(EvaluationLine<'a>),
    Unavailable {
        /// Why the code does not run on values of registers alone.
        reason: String,
        /// True if the code runs in a kernel.
        runs_in_kernel: bool,
    },
}

/// A line of text with placeholders for what a reader chooses.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct EvaluationLine<'a> {
    /// The line. A placeholder is the name of an operand or choice, or the one in `sizes`, in angle
    /// brackets.
    line: String,
    /// The placeholder of the execution size, and the sizes that the newest platform has.
    #[serde(skip_serializing_if = "Option::is_none")]
    sizes: Option<ExecutionSizes<'a>>,
    operands: Vec<EvaluationOperand<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<EvaluationChoice<'a>>,
}

/// The execution sizes of an instruction.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct ExecutionSizes<'a> {
    name: &'a str,
    /// Number of channels, and the text of the execution mask and size.
    texts: Vec<(u32, String)>,
}

/// An operand that a reader gives values.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct EvaluationOperand<'a> {
    name: &'a str,
    /// True if the instruction writes the operand.
    written: bool,
    /// The text of a general variable with one value for all channels.
    #[serde(skip_serializing_if = "Option::is_none")]
    one: Option<String>,
    /// The text of a general variable with one value for each channel.
    #[serde(skip_serializing_if = "Option::is_none")]
    several: Option<String>,
    /// The text of a predicate variable.
    #[serde(skip_serializing_if = "Option::is_none")]
    predicate: Option<String>,
    /// The types that the operand can have, the usual one first.
    types: Vec<&'a str>,
}

/// A part of the line that is no operand, for example a relation.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct EvaluationChoice<'a> {
    name: &'a str,
    /// The texts of its values. Empty for a number.
    texts: Vec<&'a str>,
    /// The text in the example of the page, or else that of the first value.
    usual: String,
}

/// Returns how a reader runs the pseudo-code of a page. `None` for a page without an effect.
pub(crate) fn evaluation<'a>(model: &'a Model, instruction: &'a Instruction) -> Option<Evaluation<'a>> {
    instruction.semantics.as_ref()?;
    let line = match definition(model, instruction) {
        Definition::Marker => return None,
        Definition::Opaque(why) => {
            let reason = format!("its meaning is not public: {}", why.trim_end_matches('.'));
            return Some(Evaluation::Unavailable { reason, runs_in_kernel: false });
        }
        _ => need_of(model, instruction).map_or_else(|| LineWriter::new(model, instruction).write(), Err),
    };
    Some(match line {
        Ok(line) => Evaluation::Line(line),
        Err(reason) => Evaluation::Unavailable { reason, runs_in_kernel: true },
    })
}

/// Describes what the code of a page needs besides registers.
fn need_of(model: &Model, instruction: &Instruction) -> Option<String> {
    let called = called_by_pages(model, [instruction]);
    // In the order of the specification, so that the reason does not depend on that of the code.
    let needy = model.functions.iter().find(|f| f.needs.is_some() && called.contains(f.name.value.as_str()))?;
    let needs = needy.needs.as_ref().map_or("", |needs| needs.value.as_str());
    Some(format!("it calls `{}`, which needs {needs}", needy.name.value))
}

/// Returns whether the newest platform has what a gate limits.
fn is_on_newest(model: &Model, gate: Option<&Gate>) -> bool {
    let newest = model.all_platforms().iter().last();
    gate.is_none_or(|gate| newest.is_none_or(|id| gate.platforms.contains(id)))
}

/// Writes the line of an instruction.
struct LineWriter<'a> {
    model: &'a Model,
    instruction: &'a Instruction,
    line: EvaluationLine<'a>,
}

impl<'a> LineWriter<'a> {
    fn new(model: &'a Model, instruction: &'a Instruction) -> Self {
        let line = EvaluationLine { line: String::new(), sizes: None, operands: Vec::new(), choices: Vec::new() };
        Self { model, instruction, line }
    }

    /// Writes the first template. Returns an error that says which part of it takes no value.
    fn write(mut self) -> Result<EvaluationLine<'a>, String> {
        let items = self.instruction.text.first().and_then(|form: &TextForm| form.items.as_deref());
        for item in items.ok_or("it has no text")? {
            match item {
                TextItem::Literal(text) => self.line.line.push_str(text),
                TextItem::Blank => self.line.line.push(' '),
                TextItem::Placeholder { field: Some(field), group, formatter, source, .. } => {
                    let formatter = formatter.as_ref().and_then(|name| Formatter::parse(&name.value));
                    self.write_placeholder(*field, *group, formatter, &source.value)?;
                }
                // Predicates, modifiers and other options are left out.
                TextItem::Optional { condition: TextCondition::Unresolved(_), .. } | TextItem::Placeholder { .. } => {
                    return Err("its text has an unknown part".to_owned());
                }
                TextItem::Optional { .. } => {}
            }
        }
        self.line.line = self.line.line.trim().to_owned();
        self.take_usual_texts();
        Ok(self.line)
    }

    fn write_placeholder(
        &mut self,
        id: FieldId,
        group: Option<u16>,
        formatter: Option<Formatter>,
        source: &'a str,
    ) -> Result<(), String> {
        let field = self.instruction.field(id);
        let name = source.trim_matches(['<', '>']).split(':').next().unwrap_or(source);
        match field.kind {
            _ if self.model.field_has_role(field, Role::Channels) => {
                let texts = self.execution_sizes(field);
                self.line.sizes = Some(ExecutionSizes { name, texts });
            }
            Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand) => {
                let operand = self.operand(field, formatter)?;
                self.line.operands.push(operand);
            }
            Some(FieldKind::Int(_)) if field.index_of.is_none() && field.label.is_none() => {
                let choice = self.choice(field, group, name);
                self.line.choices.push(choice);
            }
            _ => return Err(format!("its part `{name}` is no register")),
        }
        self.line.line.push('<');
        self.line.line.push_str(name);
        self.line.line.push('>');
        Ok(())
    }

    /// Returns the enumerators of a bit group with a role that the newest platform has.
    fn enumerators(&self, field: &'a Field, role: Role) -> impl Iterator<Item = &'a Enumerator> {
        let group = self.model.role_group(field, role).and_then(|bits| bits.group);
        let all = group.map_or(&[][..], |group| group.enumerators.as_slice());
        all.iter().filter(|e| is_on_newest(self.model, e.gate.as_ref()))
    }

    /// Returns the numbers of channels with the text of the first execution mask.
    fn execution_sizes(&self, field: &'a Field) -> Vec<(u32, String)> {
        let text = |e: &'a Enumerator| e.text.as_ref().map_or(e.name.value.as_str(), |text| &text.value);
        let mask = self.enumerators(field, Role::ExecutionMask).min_by_key(|e| e.code.value).map_or("", text);
        let sizes = self.enumerators(field, Role::Channels).map(text);
        sizes.filter_map(|size| Some((size.parse().ok()?, format!("{mask}, {size}")))).collect()
    }

    fn operand(&self, field: &'a Field, formatter: Option<Formatter>) -> Result<EvaluationOperand<'a>, String> {
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
            one: general(one),
            several: general(several),
            predicate: predicate.then(|| name.to_owned()),
            types: self.types_of(field, written, predicate),
        })
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

    fn choice(&self, field: &'a Field, group: Option<u16>, name: &'a str) -> EvaluationChoice<'a> {
        let bits = group.and_then(|group| field.groups.get(usize::from(group)));
        let values = bits.map_or(&field.enumerators, |group| &group.enumerators);
        let there = values.iter().filter(|e| is_on_newest(self.model, e.gate.as_ref()));
        let texts: Vec<&str> = there.filter_map(|e| e.text.as_ref()).map(|text| text.value.as_str()).collect();
        EvaluationChoice { name, usual: texts.first().map_or_else(|| "0".to_owned(), |text| (*text).to_owned()), texts }
    }

    /// Takes the usual texts of the choices from the mnemonic of the first example that fits. For
    /// example, `bfn.x96 (M1, 16) ...` fits `bfn.x<BooleanFuncCtrl> (<Exec_size>) ...`.
    fn take_usual_texts(&mut self) {
        let examples = self.instruction.examples.as_ref().map_or("", |e| e.value.as_str());
        let mnemonic = self.line.line.split(' ').next().unwrap_or_default();
        let words = examples.lines().flat_map(|line| line.split_whitespace().take(2));
        let Some(texts) = words.into_iter().find_map(|word| match_placeholders(mnemonic, word)) else { return };
        for (choice, text) in self.line.choices.iter_mut().zip(texts) {
            if choice.texts.is_empty() || choice.texts.contains(&text) {
                text.clone_into(&mut choice.usual);
            }
        }
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
