//! `visa explain FILE:LINE --evaluate`: executes a block of inline assembly on values of the user.
//!
//! For example, with `%1=1,2,3:d`, the block `"add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x5:d"` is
//! one step, which changes `%0` to 6, 7, 8 and 13 times 5.

use super::inputs::{KernelVariable, UserInputs, parse_bits, usual_type};
use super::{EvaluateError, memory_help};
use crate::page::{ExplanationPage, PageStyle, Style};
use openvisa::module::Module;
use openvisa::text::{ParseOptions, Parsed, parse};
use openvisa_inline::{
    BlockChoices, BlockInstance, CheckOptions, Expression, FoundBlock, Language, OperandStorage, SIMD_WIDTHS,
    find_block,
};
use openvisa_isa::{DataType, Platform, VariableClass};
use openvisa_sim::numerics::element_text::{format_element, parse_integer};
use openvisa_sim::{
    ChangedBytes, ChangedVariable, EvaluatedInstruction, EvaluationError, EvaluationInputs, Fault, MemoryRange,
    ProgramEvaluation, evaluate_program,
};
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write;

/// Number of elements of a row of values.
const ROW_ELEMENTS: usize = 16;

/// Minimum number of equal values that a row shows as one with a count.
const MIN_REPEATED: usize = 4;

/// Maximum number of steps that a page shows.
const MAX_SHOWN_STEPS: usize = 400;

/// The item that sets the number of channels of the kernel.
const SIMD_ITEM: &str = "simd";

/// The item that sets the channels that are on.
const CHANNELS_ITEM: &str = "channels";

/// The place of a block in a source.
#[derive(Clone, Copy, Debug)]
pub struct BlockLocation<'s> {
    /// The name of the file, for messages.
    pub file: &'s str,
    /// The text of the file.
    pub source: &'s str,
    /// The language of the file.
    pub language: Language,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, if several blocks are in the line.
    pub column: Option<usize>,
}

impl BlockLocation<'_> {
    fn error(&self, source: impl Into<Box<dyn Error + Send + Sync>>) -> EvaluateError {
        EvaluateError::of_program(&format!("{}:{}", self.file, self.line), source)
    }
}

/// A block that was executed on values of the user.
#[derive(Clone, Debug)]
pub struct BlockEvaluation {
    /// The name of the file.
    pub file: String,
    /// The line in which the block begins, from 1.
    pub line: usize,
    /// The platform.
    pub platform: Platform,
    /// Number of channels of the kernel around the block.
    pub simd_width: u32,
    /// The operands, with their values before the block.
    pub operands: Vec<OperandRow>,
    /// The statements in the order of execution.
    pub steps: Vec<BlockStep>,
    /// The values of the outputs, and the memory that changed.
    pub results: Vec<ValueRow>,
    /// The reason why the last step failed.
    pub fault: Option<String>,
}

/// An operand of a block.
#[derive(Clone, Debug)]
pub struct OperandRow {
    /// The reference with the name, for example `%1` or `%1 (factor)`.
    pub name: String,
    /// `input`, `output`, or `input and output`.
    pub role: &'static str,
    /// The constraint.
    pub constraint: String,
    /// The type and the number of elements. For example, `d, 16 elements`.
    pub type_text: String,
    /// The values before the block. Empty for an output.
    pub values: Vec<ValueRow>,
}

/// A statement that was executed.
#[derive(Clone, Debug)]
pub struct BlockStep {
    /// The line of the source, from 1.
    pub line: usize,
    /// The text, with operands as in the source.
    pub text: String,
    /// The channels that are on, one bit for each, if some are off.
    pub channels: Option<u32>,
    /// The values that it changed.
    pub changes: Vec<ValueRow>,
}

/// Consecutive elements of a variable or of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueRow {
    /// The name, for example `%0`, or `flat[0x1000]` for memory.
    pub name: String,
    /// The index of the first element.
    pub first: usize,
    /// The type of the elements. `None` for a predicate, whose value is one mask.
    pub data_type: Option<DataType>,
    /// The numbers, or the digits of a mask.
    pub values: Vec<String>,
    /// The bits of each element.
    pub bits: Vec<u64>,
}

/// Executes a block of inline assembly on the values in `list`, on one thread whose channels are
/// all on. `options` are those of `visa lint`.
///
/// # Errors
/// If there is no such block, the checks find errors in it, or the values are not those that it
/// needs. The message lists the operands then.
pub fn evaluate_block(
    place: BlockLocation<'_>,
    options: &CheckOptions,
    list: &str,
) -> Result<BlockEvaluation, EvaluateError> {
    let mut inputs = UserInputs::parse(list)?;
    let mut options = options.clone();
    options.all_platforms = false;
    if let Some(text) = inputs.take_text(SIMD_ITEM) {
        let width = text.parse().ok().filter(|width| SIMD_WIDTHS.contains(width));
        options.simd_widths =
            vec![width.ok_or_else(|| EvaluateError::Values(format!("`{text}` is no SIMD width: 8, 16 or 32")))?];
    }
    let channels = inputs.take_text(CHANNELS_ITEM).map(|text| {
        let mask = parse_integer(&text).and_then(|mask| u32::try_from(mask).ok());
        mask.ok_or_else(|| EvaluateError::Values(format!("`{text}` is no mask of channels, such as 0x00ff")))
    });
    let channels = channels.transpose()?;
    let BlockLocation { source, language, line, column, .. } = place;
    let block = find_block(source, language, &options, line, column).map_err(|error| place.error(error))?;
    let choices = choose(&block, &inputs)?;
    let instance = block.instantiate(&choices).map_err(|errors| {
        let mut message = "`visa lint` finds errors in the block:".to_owned();
        for error in &errors {
            let at = error.line().unwrap_or_default();
            let _ = write!(message, "\n  line {at}: {} [{}]", error.message, error.code);
        }
        place.error(message)
    })?;
    let program = InstantiatedProgram::new(&instance, place)?;
    let missing = program.missing(&block, &choices, &inputs);
    if !missing.is_empty() {
        let verb = if missing.len() == 1 { "has no value" } else { "have no values" };
        return Err(program.incomplete(&format!("{} {verb}", missing.join(", ")), &missing));
    }
    let mut values = program.values(&block, &mut inputs, &choices)?;
    values.channels = channels;
    let bytes = program.parsed.module.to_bytes().map_err(|error| place.error(error))?;
    let module = Module::open_text_form(&bytes).map_err(|error| place.error(error))?;
    let result = evaluate_program(module, instance.platform, &values).map_err(|error| place.error(error))?;
    Ok(program.report(&inputs, &values, &result))
}

/// Returns what the user chooses of the types and numbers of a block.
fn choose(block: &FoundBlock<'_>, inputs: &UserInputs) -> Result<BlockChoices, EvaluateError> {
    let mut choices = BlockChoices::default();
    for KernelVariable { name, data_type, values } in &inputs.variables {
        let Some(index) = block.find_operand(name) else {
            if let (true, Some(value)) = (block.unknown_names().contains(name), values.first()) {
                let number = parse_integer(value).and_then(|number| i64::try_from(number).ok());
                let number = number.ok_or_else(|| EvaluateError::Values(format!("`{name}={value}` is no integer")))?;
                choices.names.insert(name.clone(), number);
            }
            continue;
        };
        if block.is_number(index) {
            if let Some(value) = values.first() {
                choices.values.insert(index, parse_number(name, value)?);
            }
            continue;
        }
        let possible = block.possible_types(index);
        let data_type = data_type.filter(|data_type| *data_type != DataType::Bool);
        let usual = Some(usual_type(values)).filter(|usual| possible.is_empty() && *usual == DataType::F);
        if let Some(data_type) = data_type.or(usual) {
            if !possible.is_empty() && !possible.contains(&data_type) {
                let possible = possible.iter().map(|known| known.to_string().to_lowercase()).collect::<Vec<_>>();
                return Err(EvaluateError::Values(format!(
                    "`{name}` is of type {} in the source, not {}",
                    possible.join(" or "),
                    data_type.to_string().to_lowercase()
                )));
            }
            choices.types.insert(index, data_type);
        }
    }
    Ok(choices)
}

/// Parses the value of an immediate.
fn parse_number(name: &str, value: &str) -> Result<Expression, EvaluateError> {
    if let Some(number) = parse_integer(value).and_then(|number| i64::try_from(number).ok()) {
        return Ok(Expression::Integer(number));
    }
    let number = value.parse().map_err(|_| EvaluateError::Values(format!("`{name}={value}` is no number")))?;
    Ok(Expression::Float { value: number, is_single: true })
}

/// A variable that the program of a block declares.
struct DeclaredVariable {
    /// The name in the program.
    name: String,
    /// The name for the reader: the reference of an operand.
    shown: String,
    data_type: DataType,
}

/// The program of a block, as it was assembled.
struct InstantiatedProgram<'b> {
    instance: &'b BlockInstance,
    place: BlockLocation<'b>,
    parsed: Parsed,
    /// The general variables that are declared, in their order.
    general: Vec<DeclaredVariable>,
    /// The names of the predicate variables, as [`general`](Self::general).
    predicates: Vec<DeclaredVariable>,
    /// The names of the surfaces and of the samplers.
    surfaces: Vec<String>,
    samplers: Vec<String>,
}

impl<'b> InstantiatedProgram<'b> {
    fn new(instance: &'b BlockInstance, place: BlockLocation<'b>) -> Result<Self, EvaluateError> {
        let options =
            ParseOptions { text_only_types: true, platform: Some(instance.platform), ..ParseOptions::default() };
        let parsed = parse(instance.text(), &options);
        if let Some(error) = parsed.errors().next() {
            return Err(place.error(instance.restore_names(&error.message)));
        }
        let (object, places) = (parsed.module.objects.first(), parsed.places.first());
        let names = |class: VariableClass| {
            let declarations = places.into_iter().flat_map(|places| &places.declarations);
            let of_class = declarations.filter(|place| place.class == class && place.id >= class.first());
            let name = |statement: &std::ops::Range<usize>| {
                let text = instance.text().get(statement.clone()).unwrap_or_default();
                text.split_whitespace().nth(1).unwrap_or_default().to_owned()
            };
            of_class.map(|place| name(&place.statement)).collect::<Vec<_>>()
        };
        let types = object.into_iter().flat_map(|object| &object.variables);
        let types = types.map(|variable| variable.properties.r#type().unwrap_or(DataType::Ud));
        let declare = |(name, data_type): (String, DataType)| DeclaredVariable {
            shown: instance.restore_names(&name),
            name,
            data_type,
        };
        let general = names(VariableClass::General).into_iter().zip(types).map(declare).collect();
        let predicates = names(VariableClass::Predicate).into_iter().map(|name| declare((name, DataType::Bool)));
        let predicates = predicates.collect();
        let (surfaces, samplers) = (names(VariableClass::Surface), names(VariableClass::Sampler));
        Ok(Self { instance, place, parsed, general, predicates, surfaces, samplers })
    }

    /// Returns the name of the variable of an item of the user: that of an operand, or one that the
    /// block declares.
    fn variable_of(&self, block: &FoundBlock<'_>, name: &str) -> Option<String> {
        let Some(index) = block.find_operand(name) else {
            let mut declared = self.general.iter().chain(&self.predicates);
            return declared.find(|variable| variable.name == name).map(|variable| variable.name.clone());
        };
        match &self.instance.operands.get(index)?.storage {
            OperandStorage::Variable { name, .. } | OperandStorage::Predicate { name } => Some(name.clone()),
            _ => None,
        }
    }

    /// Returns the operands and names that need a value, and have none.
    fn missing(&self, block: &FoundBlock<'_>, choices: &BlockChoices, inputs: &UserInputs) -> Vec<String> {
        let given = inputs.variables.iter().filter(|variable| !variable.values.is_empty());
        let given: BTreeSet<_> = given.filter_map(|variable| self.variable_of(block, &variable.name)).collect();
        let mut missing = Vec::new();
        for operand in self.instance.operands.iter().filter(|operand| operand.has_value_before) {
            match &operand.storage {
                OperandStorage::Variable { name, .. } | OperandStorage::Predicate { name } if !given.contains(name) => {
                    missing.push(operand.reference.clone());
                }
                _ => {}
            }
        }
        let is_chosen = |name: &String| {
            let index = block.find_operand(name);
            choices.names.contains_key(name) || index.is_some_and(|index| choices.values.contains_key(&index))
        };
        missing.extend(block.unknown_names().into_iter().filter(|name| !is_chosen(name)));
        missing
    }

    /// Makes an error that lists the operands.
    fn incomplete(&self, message: &str, missing: &[String]) -> EvaluateError {
        let Self { place, instance, .. } = self;
        let mut text = format!("{message}; operands in a kernel of {} channels:", instance.simd_width);
        for row in self.operand_rows(&EvaluationInputs::default()) {
            let OperandRow { name, role, constraint, type_text, .. } = row;
            let _ = write!(text, "\n  {name:<12} {role:<8} {constraint:<6} {type_text}");
        }
        let mut names = missing.iter().filter(|name| !name.starts_with(['%', '$'])).peekable();
        if names.peek().is_some() {
            let names = names.map(String::as_str).collect::<Vec<_>>().join(", ");
            let _ = write!(text, "\n  numbers that the source does not state: {names}");
        }
        if !missing.is_empty() {
            let items = missing.iter().map(|name| format!("{name}=VALUE")).collect::<Vec<_>>().join(" ");
            let _ = write!(
                text,
                "\n  help: --evaluate '{items}'; VALUE is one for all channels, or several with commas, and the rest is 0"
            );
        }
        place.error(text)
    }

    /// Describes the operands. `values` has those of variables before the block.
    fn operand_rows(&self, values: &EvaluationInputs) -> Vec<OperandRow> {
        let rows = self.instance.operands.iter().map(|operand| {
            let general = |name: &String| self.general.iter().position(|variable| variable.name == *name);
            let word = |data_type: DataType| data_type.to_string().to_lowercase();
            let (type_text, rows) = match &operand.storage {
                OperandStorage::Variable { name, data_type, elements, is_size_known } => {
                    let count = match (is_size_known, elements) {
                        (true, 1) => "1 element".to_owned(),
                        (true, elements) => format!("{elements} elements"),
                        (false, _) => "of a size that the source does not state".to_owned(),
                    };
                    let given = general(name).and_then(|index| values.variables.get(index)).map_or(&[][..], |v| v);
                    let given = if operand.has_value_before { given } else { &[] };
                    let rows = rows_of(&operand.reference, *data_type, given, |_| true);
                    (format!("{}, {count}", word(*data_type)), rows)
                }
                OperandStorage::Predicate { name } => {
                    let index = self.predicates.iter().position(|predicate| predicate.name == *name);
                    let bits =
                        index.and_then(|index| values.predicates.get(index)).filter(|_| operand.has_value_before);
                    let row = bits.map(|bits| mask_row(&operand.reference, *bits));
                    ("bool, one bit for each channel".to_owned(), row.into_iter().collect())
                }
                OperandStorage::Address { .. } => ("an address variable".to_owned(), Vec::new()),
                OperandStorage::Number { digits } => (format!("the number {digits}"), Vec::new()),
                OperandStorage::Unknown => ("a number".to_owned(), Vec::new()),
            };
            let name = operand.name.as_ref().map(|name| format!(" ({name})")).unwrap_or_default();
            OperandRow {
                name: format!("{}{name}", operand.reference),
                role: match (operand.is_output, operand.has_value_before) {
                    (true, true) => "both",
                    (true, false) => "output",
                    (false, _) => "input",
                },
                constraint: operand.constraint.clone(),
                type_text,
                values: rows,
            }
        });
        rows.collect()
    }

    /// Converts the values of the user to those of the simulator.
    fn values(
        &self,
        block: &FoundBlock<'_>,
        inputs: &mut UserInputs,
        choices: &BlockChoices,
    ) -> Result<EvaluationInputs, EvaluateError> {
        let mut general = vec![Vec::new(); self.general.len()];
        let mut predicates = vec![0; self.predicates.len()];
        for KernelVariable { name, data_type, values } in std::mem::take(&mut inputs.variables) {
            let is_number = block.find_operand(&name).is_some_and(|index| block.is_number(index));
            if is_number || choices.names.contains_key(&name) {
                continue;
            }
            let Some(variable) = self.variable_of(block, &name) else {
                return Err(self.incomplete(&format!("the block has no operand or variable `{name}`"), &[]));
            };
            if let Some(index) = self.predicates.iter().position(|known| known.name == variable) {
                predicates[index] = parse_bits(&name, DataType::Bool, &values)?.first().map_or(0, |bits| *bits as u32);
                continue;
            }
            let Some(index) = self.general.iter().position(|known| known.name == variable) else { continue };
            let declared = self.general[index].data_type;
            if let Some(other) = data_type.filter(|other| *other != declared) {
                return Err(self.incomplete(&format!("`{name}` is of type {declared}, not {other}"), &[]));
            }
            general[index] = self.fill(&variable, &name, parse_bits(&name, declared, &values)?)?;
        }
        if let Some(known) = inputs.surfaces.iter().find(|name| !self.surfaces.contains(name)) {
            let declared = self.surfaces.join(", ");
            let declared = if declared.is_empty() { "none".to_owned() } else { declared };
            return Err(EvaluateError::Values(format!(
                "the block declares no surface `{known}`; its surfaces: {declared}; memory is `flat` or `slm`"
            )));
        }
        inputs.surfaces.clone_from(&self.surfaces);
        let position = |name: &String| self.samplers.iter().position(|known| known == name).unwrap_or(usize::MAX);
        inputs.samplers.sort_by_key(|given| position(&given.name));
        let values = inputs.machine_values()?;
        Ok(EvaluationInputs { variables: general, predicates, ..values })
    }

    /// Fills a variable: one value is that of all channels.
    fn fill(&self, variable: &str, name: &str, mut bits: Vec<u64>) -> Result<Vec<u64>, EvaluateError> {
        let size = self.instance.operands.iter().find_map(|operand| match &operand.storage {
            OperandStorage::Variable { name, elements, is_size_known, .. } if name == variable => {
                Some((*elements as usize, *is_size_known, operand.constraint.ends_with(".u")))
            }
            _ => None,
        });
        let Some((elements, fills, is_uniform)) = size else { return Ok(bits) };
        if bits.len() > elements {
            let message = format!("`{name}` has {} values, and its variable {elements} elements", bits.len());
            return Err(self.incomplete(&message, &[]));
        }
        let filled = if fills { elements } else { elements.min(self.instance.simd_width as usize) };
        let rest = if bits.len() == 1 && !is_uniform { bits[0] } else { 0 };
        bits.resize(bits.len().max(filled), rest);
        Ok(bits)
    }

    /// Describes the result of an execution.
    fn report(&self, inputs: &UserInputs, values: &EvaluationInputs, result: &ProgramEvaluation) -> BlockEvaluation {
        let Self { instance, place, .. } = self;
        let help = |fault: &Fault| memory_help(&EvaluationError::Fault(fault.clone()), inputs);
        let mut memory = values.memory.clone();
        let steps = result.steps.iter().filter_map(|step| self.step(step, inputs, &mut memory)).collect();
        BlockEvaluation {
            file: place.file.to_owned(),
            line: place.line,
            platform: instance.platform,
            simd_width: instance.simd_width,
            operands: self.operand_rows(values),
            steps,
            results: self.results(inputs, values, result),
            fault: result.fault.as_ref().map(|fault| format!("{fault}{}", help(fault))),
        }
    }

    /// Describes a step, and changes `memory` as it does. Returns `None` for one after the block.
    fn step(&self, step: &EvaluatedInstruction, inputs: &UserInputs, memory: &mut [MemoryRange]) -> Option<BlockStep> {
        for ChangedBytes { range, offset, bytes } in &step.memory {
            let place = memory.get_mut(*range).and_then(|known| known.bytes.get_mut(*offset..offset + bytes.len()));
            place.into_iter().for_each(|place| place.copy_from_slice(bytes));
        }
        let instance = self.instance;
        let statement = self.parsed.places.first()?.instructions.get(step.number as usize)?.statement.clone();
        if statement.start >= instance.body().end {
            return None;
        }
        let source = instance.source_range(statement.clone()).unwrap_or(0..0);
        let line = self.place.source.get(..source.start).map_or(0, |before| before.matches('\n').count()) + 1;
        let text = instance.text().get(statement.clone()).unwrap_or_default();
        let all = u32::MAX >> (32 - instance.simd_width.clamp(1, 32));
        let text = instance.restore_names(&text.split_whitespace().collect::<Vec<_>>().join(" "));
        let mut changes = self.changed_rows(&step.changed, instance.text().get(statement).unwrap_or_default());
        for (index, bits) in &step.changed_predicates {
            let name = self.predicates.get(*index).map_or("predicate", |known| &known.shown);
            changes.push(mask_row(name, *bits));
        }
        changes.extend(memory_rows(&step.memory, inputs, memory));
        let channels = Some(step.channels & all).filter(|channels| *channels != all);
        Some(BlockStep { line, text, channels, changes })
    }

    /// Returns the rows of changed variables. Of those that share storage, the one that the
    /// statement names is shown, or else the first one.
    fn changed_rows(&self, changed: &[ChangedVariable], statement: &str) -> Vec<ValueRow> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let words: Vec<&str> = statement.split(|c| !is_part(c)).collect();
        let named: Vec<_> = changed
            .iter()
            .filter(|variable| {
                let known = self.general.get(variable.declaration);
                known.is_some_and(|known| words.contains(&known.name.as_str()))
            })
            .collect();
        let shown = if named.is_empty() { changed.iter().take(1).collect() } else { named };
        let rows = shown.into_iter().flat_map(|variable| {
            let name = self.general.get(variable.declaration).map_or("variable", |known| &known.shown);
            let elements: BTreeMap<_, _> = variable.elements.iter().map(|e| (e.index, e.after)).collect();
            runs_of(name, variable.data_type, &elements)
        });
        rows.collect()
    }

    /// Returns the values of the outputs, and the memory that changed.
    fn results(&self, inputs: &UserInputs, values: &EvaluationInputs, result: &ProgramEvaluation) -> Vec<ValueRow> {
        let mut rows = Vec::new();
        for operand in self.instance.operands.iter().filter(|operand| operand.is_output) {
            match &operand.storage {
                OperandStorage::Variable { name, data_type, is_size_known, .. } => {
                    let index = self.general.iter().position(|variable| variable.name == *name);
                    let after = index.and_then(|index| result.variables.get(index)).map_or(&[][..], |v| v);
                    let given = index.and_then(|index| values.variables.get(index)).map_or(&[][..], |v| v);
                    let is_changed = |at: usize| after[at] != given.get(at).copied().unwrap_or(0);
                    rows.extend(rows_of(&operand.reference, *data_type, after, |row| {
                        *is_size_known || (row..after.len().min(row + ROW_ELEMENTS)).any(is_changed)
                    }));
                }
                OperandStorage::Predicate { name } => {
                    let index = self.predicates.iter().position(|predicate| predicate.name == *name);
                    let bits = index.and_then(|index| result.predicates.get(index));
                    rows.extend(bits.map(|bits| mask_row(&operand.reference, *bits)));
                }
                _ => {}
            }
        }
        let changed: Vec<ChangedBytes> = values
            .memory
            .iter()
            .zip(&result.memory)
            .enumerate()
            .filter_map(|(range, (before, after))| {
                let differs = |at: &usize| before.bytes.get(*at) != after.bytes.get(*at);
                let first = (0..after.bytes.len()).find(differs)?;
                let last = (0..after.bytes.len()).rfind(differs)?;
                Some(ChangedBytes { range, offset: first, bytes: after.bytes[first..=last].to_vec() })
            })
            .collect();
        rows.extend(memory_rows(&changed, inputs, &result.memory));
        rows
    }
}

/// Returns the rows of memory that changed, in elements of the type that the user gave. `memory` is
/// that after the change.
fn memory_rows(changed: &[ChangedBytes], inputs: &UserInputs, memory: &[MemoryRange]) -> Vec<ValueRow> {
    // Surfaces without values come first among the ranges, and have no bytes.
    let first = memory.len() - inputs.memory.len();
    let mut rows = Vec::new();
    for (range, given) in (first..).zip(&inputs.memory) {
        let size = usize::from(given.data_type.width() / 8).max(1);
        let all = memory.get(range).map_or(&[][..], |range| &range.bytes);
        let bytes = changed.iter().filter(|changed| changed.range == range);
        let elements =
            bytes.flat_map(|changed| changed.offset / size..(changed.offset + changed.bytes.len()).div_ceil(size));
        let elements: BTreeMap<usize, u64> = elements
            .filter_map(|index| {
                let element = all.get(index * size..all.len().min((index + 1) * size))?;
                Some((index, element.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte))))
            })
            .collect();
        for run in runs_of("", given.data_type, &elements) {
            let address = given.address + (run.first * size) as u64;
            rows.push(ValueRow { name: format!("{}[{address:#x}]", given.name), first: 0, ..run });
        }
    }
    rows
}

/// Makes a row of elements.
fn value_row(name: &str, first: usize, data_type: DataType, bits: &[u64]) -> ValueRow {
    let values = bits.iter().map(|bits| format_element(*bits, data_type)).collect();
    ValueRow { name: name.to_owned(), first, data_type: Some(data_type), values, bits: bits.to_vec() }
}

/// Makes the row of a predicate.
fn mask_row(name: &str, bits: u32) -> ValueRow {
    let values = vec![format!("{bits:#x}")];
    ValueRow { name: name.to_owned(), first: 0, data_type: None, values, bits: vec![u64::from(bits)] }
}

/// Splits elements into rows. `is_shown` says whether the row that begins with an element is.
fn rows_of(name: &str, data_type: DataType, bits: &[u64], is_shown: impl Fn(usize) -> bool) -> Vec<ValueRow> {
    let rows = bits.chunks(ROW_ELEMENTS).enumerate().map(|(row, bits)| (row * ROW_ELEMENTS, bits));
    rows.filter(|(first, _)| is_shown(*first)).map(|(first, bits)| value_row(name, first, data_type, bits)).collect()
}

/// Makes rows of the runs of consecutive elements.
fn runs_of(name: &str, data_type: DataType, elements: &BTreeMap<usize, u64>) -> Vec<ValueRow> {
    let mut runs: Vec<(usize, Vec<u64>)> = Vec::new();
    for (index, bits) in elements {
        match runs.last_mut() {
            Some((first, run)) if *first + run.len() == *index && run.len() < ROW_ELEMENTS => run.push(*bits),
            _ => runs.push((*index, vec![*bits])),
        }
    }
    runs.iter().map(|(first, bits)| value_row(name, *first, data_type, bits)).collect()
}

impl ValueRow {
    /// Formats the row as `%0[16..31] = 1 2 3`. The indices are left out if the row begins with the
    /// first element.
    #[must_use]
    pub fn text(&self) -> String {
        let name = match (self.first, self.values.len()) {
            (0, _) => self.name.clone(),
            (first, 1) => format!("{}[{first}]", self.name),
            (first, count) => format!("{}[{first}..{}]", self.name, first + count - 1),
        };
        // As in the list of values, `0*16` stands for sixteen zeros.
        let mut groups: Vec<(&String, usize)> = Vec::new();
        for value in &self.values {
            match groups.last_mut() {
                Some((last, count)) if *last == value => *count += 1,
                _ => groups.push((value, 1)),
            }
        }
        let mut text = format!("{name} =");
        for (value, count) in groups {
            let _ = match count {
                0..MIN_REPEATED => write!(text, "{}", format!(" {value}").repeat(count)),
                _ => write!(text, " {value}*{count}"),
            };
        }
        text
    }
}

impl BlockEvaluation {
    /// Formats the evaluation as a page.
    #[must_use]
    pub fn to_text(&self, style: &PageStyle) -> String {
        let mut page = ExplanationPage::new(style);
        let place = format!("{}:{}", self.file, self.line);
        page.heading(&format!("A block in a kernel of {} channels on {}", self.simd_width, self.platform), &place);
        for OperandRow { name, role, constraint, type_text, values } in &self.operands {
            page.wrap("", 2, &format!("{name}  {role}, `{constraint}`, {type_text}"));
            values.iter().for_each(|row| page.wrap("", 6, &row.text()));
        }
        page.blank();
        for step in self.steps.iter().take(MAX_SHOWN_STEPS) {
            let place = format!("{:>4}  ", step.line);
            page.wrap_after(&[(Style::Dim, &place)], place.len(), Style::Code, &step.text);
            if let Some(channels) = step.channels {
                page.wrap("", 8, &format!("channels {channels:#x}"));
            }
            step.changes.iter().for_each(|row| page.wrap("", 8, &row.text()));
        }
        if self.steps.len() > MAX_SHOWN_STEPS {
            page.remark(2, &format!("{} further statements", self.steps.len() - MAX_SHOWN_STEPS));
        }
        page.blank();
        if let Some(fault) = &self.fault {
            let (fault, help) = fault.split_once('\n').unwrap_or((fault, ""));
            page.wrap_after(&[(Style::Wrong, "error: ")], 7, Style::Plain, fault);
            if !help.is_empty() {
                page.wrap("", 2, help.trim_start());
            }
            page.blank();
        }
        page.wrap_after(&[], 0, Style::Bold, "Result");
        if self.results.is_empty() {
            page.remark(2, "nothing changes");
        }
        self.results.iter().for_each(|row| page.wrap("", 2, &row.text()));
        page.text
    }
}
