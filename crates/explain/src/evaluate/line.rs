//! Fills the line of a page with the values of the user.
//!
//! For example, `cmp.<Rel_op.relation> (<Exec_size>) <Dst> <Src0> <Src1>` becomes `cmp.lt (M1, 2)
//! Dst Src0(0,0)<1;1,0> Src1(0,0)<0;1,0>` for `Src0=1,5:d Src1=2:d` and the mnemonic `cmp.lt`.

use super::EvaluateError;
use super::inputs::{UserInputs, parse_type};
use openvisa_findings::reference::{
    EvaluationChoice, EvaluationLine, EvaluationMemory, EvaluationOperand, ExecutionSizes, SpecInstruction,
};
use openvisa_isa::{DataType, DataTypeKind};

/// The text of a null operand in place of a variable.
const NULL_VARIABLE: &str = "%null";

/// Fills the line of a page. Its operands become variables, which are added to `inputs` if they are
/// missing. Values of its other parts are removed from `inputs`.
pub(super) fn line_of_page(
    instruction: &SpecInstruction,
    query: &str,
    inputs: &mut UserInputs,
) -> Result<String, EvaluateError> {
    let mnemonic = &query.to_lowercase();
    let cannot_run = |reason| EvaluateError::Instruction { name: instruction.name.clone(), reason };
    let Some(evaluation) = &instruction.evaluation else {
        return Err(cannot_run("has no effect at run time".to_owned()));
    };
    if let Some(reason) = &evaluation.reason {
        let in_kernel = evaluation.runs_in_kernel == Some(true);
        let other = if in_kernel { "; `visa run --reference` runs it in a kernel" } else { "" };
        return Err(cannot_run(format!("has no values to be run on: {reason}{other}")));
    }
    let form = select_line(&evaluation.lines, mnemonic, inputs).ok_or_else(|| cannot_run("has no line".to_owned()))?;
    let mut filled = FilledLine { form, line: form.line.clone(), chosen: Vec::new() };
    filled.fill_choices(query, inputs)?;
    filled.take_samplers(inputs)?;
    filled.fill_size(inputs)?;
    filled.check_names(inputs)?;
    for memory in form.memory.iter().filter(|memory| memory.surface) {
        inputs.add_surface(&memory.name);
    }
    filled.declare_operands(inputs);
    filled.fill_operands(inputs)?;
    Ok(filled.line)
}

/// Selects the line that has the operation of a mnemonic and the choices of the user.
fn select_line<'r>(lines: &'r [EvaluationLine], mnemonic: &str, inputs: &UserInputs) -> Option<&'r EvaluationLine> {
    let accepts = |choice: &EvaluationChoice| {
        let text = inputs.given(&choice.name).map(|given| given.values.join(","));
        choice.texts.is_empty() || text.is_none_or(|text| choice.texts.contains(&text))
    };
    let has_mnemonic =
        |form: &EvaluationLine| form.choices.first().is_some_and(|c| implied_text(&form.line, c, mnemonic).is_some());
    let mut fitting = lines.iter().filter(|form| form.choices.iter().all(accepts));
    fitting.clone().find(|form| has_mnemonic(form)).or_else(|| fitting.next()).or(lines.first())
}

/// Returns whether a mnemonic is one of the lines of a page. If `whole`, it is the whole mnemonic
/// of the line.
pub(super) fn has_mnemonic(instruction: &SpecInstruction, mnemonic: &str, whole: bool) -> bool {
    let Some(evaluation) = &instruction.evaluation else { return false };
    let fits = |line: &EvaluationLine| {
        let choice = line.choices.first()?;
        let text = implied_text(&line.line, choice, mnemonic)?;
        let filled = line.line.replacen(&format!("<{}>", choice.name), text, 1);
        Some(!whole || filled.split(' ').next() == Some(mnemonic))
    };
    evaluation.lines.iter().any(|line| fits(line) == Some(true))
}

/// Returns the text of a choice that is a part of a mnemonic. For example, `cmp.lt` implies `lt`.
fn implied_text<'r>(line: &str, choice: &'r EvaluationChoice, mnemonic: &str) -> Option<&'r String> {
    let placeholder = format!("<{}>", choice.name);
    if !line.split(' ').next().is_some_and(|first| first.contains(&placeholder)) {
        return None;
    }
    choice.texts.iter().find(|text| {
        let filled = line.replacen(&placeholder, text, 1);
        // The mnemonic may go on with parts that are chosen later.
        let head = filled.split([' ', '<']).next().unwrap_or_default();
        head == mnemonic || head.ends_with('.') && format!("{mnemonic}.").starts_with(head)
    })
}

/// Checks that the user has given texels to an image, and bytes to other memory.
fn check_memory_kind(memory: &EvaluationMemory, is_image: bool) -> Result<(), EvaluateError> {
    let EvaluationMemory { name, address, image, .. } = memory;
    Err(EvaluateError::Values(match (image, is_image) {
        (Some(format), false) => {
            format!("`{name}` is an image: give it texels, for example `{name}[{address}]=0*16:{format}`")
        }
        (None, true) => {
            format!("`{name}` is no image: give it bytes, for example `{name}[{address}]=1,2:ud`")
        }
        _ => return Ok(()),
    }))
}

/// Returns the end of a mnemonic in the place of a choice without texts. For example, `sample.RG`
/// ends with the letters of two colour channels.
fn implied_end(line: &str, choice: &EvaluationChoice, query: &str) -> Option<String> {
    let (head, "") = line.split(' ').next()?.split_once(&format!("<{}>", choice.name))? else { return None };
    let is_begun = query.get(..head.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(head));
    let end = query.get(head.len()..).filter(|end| is_begun && choice.texts.is_empty() && !end.is_empty())?;
    Some(end.to_owned())
}

/// A line whose placeholders are being replaced.
struct FilledLine<'r> {
    form: &'r EvaluationLine,
    line: String,
    /// The names of choices, and the texts that they have got.
    chosen: Vec<(&'r str, String)>,
}

impl FilledLine<'_> {
    /// Replaces the first placeholder with a name.
    fn replace(&mut self, name: &str, text: &str) {
        self.line = self.line.replacen(&format!("<{name}>"), text, 1);
    }

    /// Fills the parts that are no operands. Without a value, a part has the text that the mnemonic
    /// implies, or its usual text.
    fn fill_choices(&mut self, query: &str, inputs: &mut UserInputs) -> Result<(), EvaluateError> {
        let mnemonic = &query.to_lowercase();
        for choice in &self.form.choices {
            let given = inputs.take_text(&choice.name);
            let implied = implied_text(&self.line, choice, mnemonic);
            let end = implied_end(&self.line, choice, query);
            let text = given.as_ref().or(implied).or(end.as_ref()).unwrap_or(&choice.usual).clone();
            if !choice.texts.is_empty() && !choice.texts.contains(&text) {
                let known = choice.texts.iter().filter(|text| !text.is_empty()).cloned().collect::<Vec<_>>();
                let known = known.join(", ");
                return Err(EvaluateError::Values(format!(
                    "`{text}` is no `{}`; expected one of {known}",
                    choice.name
                )));
            }
            self.replace(&choice.name, &text);
            self.chosen.push((&choice.name, text));
        }
        Ok(())
    }

    /// Fills the execution size: that of the user, or the smallest one with a channel for each
    /// value.
    fn fill_size(&mut self, inputs: &mut UserInputs) -> Result<(), EvaluateError> {
        let Some(ExecutionSizes { name, texts, counted }) = &self.form.sizes else { return Ok(()) };
        let given = inputs.take_text(name);
        let text = match given.filter(|text| !text.is_empty()) {
            Some(given) => {
                let fitting = texts.iter().find(|(size, _)| size.to_string() == given);
                fitting.ok_or_else(|| {
                    let known = texts.iter().map(|(size, _)| size.to_string()).collect::<Vec<_>>().join(", ");
                    EvaluateError::Values(format!("`{given}` is no `{name}`; expected one of {known}"))
                })?
            }
            None => {
                let counts = inputs.variables.iter().filter(|v| counted.as_ref().is_none_or(|name| v.name == *name));
                let channels = counts.map(|v| v.values.len()).max().unwrap_or(1);
                let Some(enough) = texts.iter().find(|(size, _)| *size >= channels).or(texts.last()) else {
                    return Ok(());
                };
                enough
            }
        };
        self.replace(name, &text.1);
        Ok(())
    }

    /// Gives the samplers of the line the properties that the user wrote as their values.
    fn take_samplers(&self, inputs: &mut UserInputs) -> Result<(), EvaluateError> {
        for name in &self.form.samplers {
            let text = inputs.take_text(name);
            if text.is_some() || inputs.samplers.iter().all(|known| known.name != *name) {
                inputs.add_sampler(name, &text.unwrap_or_default())?;
            }
        }
        Ok(())
    }

    /// Checks that the line has all variables, memory, images and samplers of the user.
    fn check_names(&self, inputs: &UserInputs) -> Result<(), EvaluateError> {
        let EvaluationLine { sizes, operands, choices, memory, samplers, .. } = self.form;
        let unknown = |name: &str, what: &str, known: Vec<&str>| {
            EvaluateError::Values(format!("there is no {what}`{name}`; the parts are {}", known.join(", ")))
        };
        if let Some(given) = inputs.variables.iter().find(|v| operands.iter().all(|o| o.name != v.name)) {
            let names = operands.iter().map(|o| &o.name).chain(choices.iter().map(|c| &c.name));
            let names = names.chain(sizes.iter().map(|sizes| &sizes.name)).chain(samplers).map(String::as_str);
            return Err(unknown(&given.name, "", names.collect()));
        }
        if let Some(given) = inputs.samplers.iter().find(|given| samplers.iter().all(|name| *name != given.name)) {
            return Err(unknown(&given.name, "sampler ", samplers.iter().map(String::as_str).collect()));
        }
        let names = || memory.iter().map(|m| m.name.as_str()).collect();
        let of_bytes = inputs.memory.iter().map(|given| (&given.name, false));
        for (name, is_image) in of_bytes.chain(inputs.images.iter().map(|given| (&given.name, true))) {
            match memory.iter().find(|known| known.name == *name) {
                None if memory.is_empty() => {
                    return Err(EvaluateError::Values(format!("the instruction does not access memory: `{name}`")));
                }
                None => return Err(unknown(name, "memory ", names())),
                Some(known) => check_memory_kind(known, is_image)?,
            }
        }
        Ok(())
    }

    /// Returns whether an operand is null: the user gives no values, and it may be null.
    fn is_null(&self, operand: &EvaluationOperand, inputs: &UserInputs) -> bool {
        operand.nullable && inputs.given(&operand.name).is_none()
    }

    /// Adds the variables of operands, with the types that are certain.
    fn declare_operands(&self, inputs: &mut UserInputs) {
        for operand in &self.form.operands {
            if self.is_null(operand, inputs) {
                inputs.variables.retain(|v| v.name != operand.name);
                continue;
            }
            let usual = operand.types.first().and_then(|name| parse_type(name));
            let certain = usual.filter(|usual| operand.types.len() == 1 || *usual == DataType::Bool);
            let variable = inputs.variable(&operand.name);
            variable.data_type = variable.data_type.or_else(|| self.sized_type(operand)).or(certain);
        }
        // An operand that cannot have the type of the others has its usual type.
        let inferred = inputs.inferred_type();
        for operand in &self.form.operands {
            let usual = operand.types.first().and_then(|name| parse_type(name));
            let can_have_it = operand.types.iter().any(|name| parse_type(name) == Some(inferred));
            if let Some(variable) = inputs.variables.iter_mut().find(|v| v.name == operand.name) {
                variable.data_type = variable.data_type.or(if can_have_it { Some(inferred) } else { usual });
            }
        }
        inputs.infer_types();
    }

    /// Returns the unsigned type with the width that a choice gives to an operand. For example,
    /// `d16` and `a64` give UW and UQ.
    fn sized_type(&self, operand: &EvaluationOperand) -> Option<DataType> {
        let size = operand.sized_by.as_ref()?;
        let (_, text) = self.chosen.iter().find(|(name, _)| name == size)?;
        let digits = text.split(|c: char| !c.is_ascii_digit()).rfind(|digits| !digits.is_empty())?;
        let bits: u16 = digits.parse().ok()?;
        DataType::ALL.iter().copied().find(|t| t.kind() == DataTypeKind::Unsigned && t.width() == bits)
    }

    /// Fills the operands by the types and the numbers of values of their variables.
    fn fill_operands(&mut self, inputs: &UserInputs) -> Result<(), EvaluateError> {
        for operand in &self.form.operands {
            let Some(variable) = inputs.variables.iter().find(|v| v.name == operand.name) else {
                let null = operand.one.as_ref().map(|text| text.replacen(&operand.name, NULL_VARIABLE, 1));
                self.replace(&operand.name, null.as_deref().unwrap_or(NULL_VARIABLE));
                continue;
            };
            let text = match variable.data_type {
                Some(DataType::Bool) => &operand.predicate,
                _ if variable.values.len() > 1 => &operand.several,
                _ => &operand.one,
            };
            let text = text.as_ref().ok_or_else(|| {
                let types = operand.types.join(", ");
                EvaluateError::Values(format!("`{}` has one of the types {types}", operand.name))
            })?;
            self.replace(&operand.name, text);
        }
        Ok(())
    }
}
