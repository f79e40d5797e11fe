//! Shows what the pseudo-code of a page did: each statement with its values, then the results.
//!
//! For example, a load shows `flat[0x1000] is 5`, and a register that it changes is shown as `Dst =
//! 0x5:ud (5)`. A texel at the place 1, 0 of the image `S` is `S[1,0]`.

use super::image::texel_name;
use super::inputs::{KernelVariable, UserInputs};
use super::{FLAT_MEMORY, LOCAL_MEMORY};
use crate::page::{ExplanationPage, PageStyle, Style};
use openvisa_findings::reference::{Reference, SpecInstruction};
use openvisa_isa::{DataType, VariableClass};
use openvisa_sim::numerics::element_text::format_element;
use openvisa_sim::{Evaluation, EvaluationInputs, Event, MemorySpace, TexelPlace};

/// The pseudo-code of an instruction, executed on the values of the user.
#[derive(Clone, Debug)]
pub struct EvaluationReport {
    /// The page of the instruction.
    pub instruction: &'static SpecInstruction,
    /// The line of text that was executed.
    pub line: String,
    /// The statements with the values that they read and wrote.
    pub steps: Vec<EvaluationStep>,
    /// The registers and the memory that the instruction changed.
    pub results: Vec<ResultRow>,
}

/// The values of an evaluation, and the events of the simulator.
pub(super) struct EvaluationTrace<'r> {
    pub(super) inputs: &'r UserInputs,
    pub(super) values: &'r EvaluationInputs,
    pub(super) result: &'r Evaluation,
}

/// The bits of an element with its type, and as a number if that is another text.
#[derive(Clone, Debug)]
pub struct ShownValue {
    /// The bits with their type, for example `0x5:ud`.
    pub bits: String,
    /// The number. Empty if it is written as the bits.
    pub number: String,
}

impl ShownValue {
    fn of_element(bits: u64, data_type: DataType) -> Self {
        let word = data_type.to_string().to_lowercase();
        Self { bits: format!("{bits:#x}:{word}"), number: format_element(bits, data_type) }
    }

    /// Formats the value as `0x5:ud (5)`.
    fn text(&self) -> String {
        if self.number.is_empty() { self.bits.clone() } else { format!("{} ({})", self.bits, self.number) }
    }
}

/// A register or memory that the instruction changed.
#[derive(Clone, Debug)]
pub struct ResultRow {
    /// The name of the element.
    pub name: String,
    /// The value after the instruction.
    pub after: ShownValue,
    /// The value before, if the user gave it.
    pub before: Option<ShownValue>,
}

/// A step of the pseudo-code, in words.
#[derive(Clone, Debug)]
pub enum EvaluationStep {
    /// A statement begins. The number is its line in the page.
    Statement(u32),
    /// A name got a value.
    Local {
        /// The name.
        name: String,
        /// Its value.
        value: String,
    },
    /// A place was read or written.
    Access {
        /// Whether the place was written.
        store: bool,
        /// The name of the place.
        name: String,
        /// The value that was read or written.
        value: String,
        /// The number of bytes, if the place is given as bytes.
        bytes: Option<usize>,
    },
}

impl EvaluationTrace<'_> {
    /// Returns the steps in words. Events of kinds that are not known here are left out.
    pub(super) fn steps(&self) -> Vec<EvaluationStep> {
        self.result.events.iter().filter_map(|event| self.show_event(event)).collect()
    }

    /// Returns the number of the variable that the simulator calls `V32` or `P1`, in the order of
    /// the declarations, and its name.
    fn find_variable(&self, variable: &str) -> Option<(&str, DataType)> {
        let number = variable.get(1..)?.parse::<usize>().ok()?;
        let (class, predicate) = match variable.as_bytes().first()? {
            b'V' => (VariableClass::General, false),
            b'P' => (VariableClass::Predicate, true),
            _ => return None,
        };
        let known = self.inputs.variables.iter().filter(|v| (v.data_type == Some(DataType::Bool)) == predicate);
        let mut known = known.map(|v| (v.name.as_str(), v.data_type.unwrap_or(DataType::D)));
        known.nth(number.checked_sub(class.first() as usize)?)
    }

    /// Returns the name of an element of a variable that the simulator calls `V32` or `P1`.
    fn element_name(&self, variable: &str, index: usize) -> String {
        match (self.find_variable(variable), index) {
            (Some((name, _)), 0) => name.to_owned(),
            (Some((name, _)), _) => format!("{name}[{index}]"),
            (None, _) => variable.to_owned(),
        }
    }

    /// Returns the name of a memory.
    fn memory_name(&self, space: MemorySpace) -> &str {
        match space {
            MemorySpace::Flat => FLAT_MEMORY,
            MemorySpace::Local => LOCAL_MEMORY,
            MemorySpace::Surface(index) => self.inputs.surfaces.get(index as usize).map_or("surface", String::as_str),
            _ => "memory",
        }
    }

    /// Returns the type that the user gave to the elements of memory, if an element of `size` bytes
    /// begins at an address.
    fn memory_type(&self, space: MemorySpace, address: u64, size: usize) -> Option<DataType> {
        self.inputs.memory.iter().rev().find_map(|given| {
            let width = u64::from(given.data_type.width() / 8);
            let end = given.address + given.values.len() as u64 * width;
            let offset = address.checked_sub(given.address).filter(|_| address < end)?;
            let is_element = self.memory_name(space) == given.name && width == size as u64 && offset % width == 0;
            is_element.then_some(given.data_type)
        })
    }

    /// Describes an access to bytes of a register.
    fn register_access(&self, store: bool, variable: &str, offset: usize, size: usize, bits: u64) -> EvaluationStep {
        let (name, data_type) = self.find_variable(variable).unwrap_or(("%null", DataType::Bool));
        let width = usize::from(data_type.width() / 8);
        if width == size && offset.is_multiple_of(width) {
            let (name, value) = (self.element_name(variable, offset / width), format_element(bits, data_type));
            return EvaluationStep::Access { store, name, value, bytes: None };
        }
        let name = if offset == 0 { name.to_owned() } else { format!("{name}+{offset}") };
        EvaluationStep::Access { store, name, value: format!("{bits:#x}"), bytes: Some(size) }
    }

    /// Describes an access to memory.
    fn memory_access(&self, store: bool, space: MemorySpace, address: u64, size: usize, bits: u64) -> EvaluationStep {
        let name = format!("{}[{address:#x}]", self.memory_name(space));
        match self.memory_type(space, address, size) {
            Some(data_type) => {
                EvaluationStep::Access { store, name, value: format_element(bits, data_type), bytes: None }
            }
            None => EvaluationStep::Access { store, name, value: format!("{bits:#x}"), bytes: Some(size) },
        }
    }

    /// Describes an event. Returns `None` for one of a kind that is not known here.
    fn show_event(&self, event: &Event) -> Option<EvaluationStep> {
        let element = |store, variable: &str, index, value: &str| EvaluationStep::Access {
            store,
            name: self.element_name(variable, index),
            value: value.to_owned(),
            bytes: None,
        };
        Some(match event {
            Event::Statement(line) => EvaluationStep::Statement(*line),
            Event::Local { name, value } => EvaluationStep::Local { name: (*name).to_owned(), value: value.clone() },
            Event::Load { variable, index, value } => element(false, variable, *index, value),
            Event::Store { variable, index, value } => element(true, variable, *index, value),
            Event::LoadBytes { variable, offset, size, bits } => {
                self.register_access(false, variable, *offset, *size, *bits)
            }
            Event::StoreBytes { variable, offset, size, bits } => {
                self.register_access(true, variable, *offset, *size, *bits)
            }
            Event::LoadMemory { space, address, size, bits } => {
                self.memory_access(false, *space, *address, *size, *bits)
            }
            Event::StoreMemory { space, address, size, bits } => {
                self.memory_access(true, *space, *address, *size, *bits)
            }
            Event::LoadTexel { texel, values } => self.texel_access(false, texel, values),
            Event::StoreTexel { texel, values } => self.texel_access(true, texel, values),
            _ => return None,
        })
    }

    /// Describes an access to a texel, or to one of its components.
    fn texel_access(&self, store: bool, texel: &TexelPlace, values: &[String]) -> EvaluationStep {
        let surface = self.memory_name(MemorySpace::Surface(texel.surface));
        let name = texel_name(surface, &texel.at, texel.component);
        EvaluationStep::Access { store, name, value: values.join(", "), bytes: None }
    }

    /// Returns the results: changed registers, then changed memory and images.
    pub(super) fn results(&self) -> Vec<ResultRow> {
        let mut rows = self.changed_registers();
        rows.extend(self.changed_memory());
        rows.extend(self.changed_texels());
        rows
    }

    fn changed_texels(&self) -> Vec<ResultRow> {
        let mut rows = Vec::new();
        for (given, after) in self.inputs.images.iter().zip(&self.result.images) {
            let numbers = after.texels.chunks(given.format.channel.size());
            let numbers = numbers.map(|bytes| bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u32::from(*byte)));
            let shown = |bits| {
                let (bits, number) = given.show_number(bits);
                ShownValue { bits, number }
            };
            let changed = given.numbers.iter().zip(numbers).enumerate().filter(|(_, (before, after))| *before != after);
            rows.extend(changed.map(|(index, (before, after))| ResultRow {
                name: given.number_name(index),
                after: shown(after),
                before: Some(shown(*before)),
            }));
        }
        rows
    }

    fn changed_registers(&self) -> Vec<ResultRow> {
        let is_predicate = |v: &&KernelVariable| v.data_type == Some(DataType::Bool);
        let (predicates, general): (Vec<_>, Vec<_>) = self.inputs.variables.iter().partition(is_predicate);
        let mut rows = Vec::new();
        for changed in &self.result.changed {
            let Some(variable) = general.get(changed.declaration) else { continue };
            for element in &changed.elements {
                let index = element.index;
                let name = if index == 0 { variable.name.clone() } else { format!("{}[{index}]", variable.name) };
                let shown = |bits| ShownValue::of_element(bits, changed.data_type);
                let before = (index < variable.values.len()).then(|| shown(element.before));
                rows.push(ResultRow { name, after: shown(element.after), before });
            }
        }
        for (declaration, bits) in &self.result.changed_predicates {
            let name = predicates.get(*declaration).map_or("?", |v| v.name.as_str()).to_owned();
            let after = ShownValue { bits: format!("{bits:#b}"), number: String::new() };
            rows.push(ResultRow { name, after, before: None });
        }
        rows
    }

    fn changed_memory(&self) -> Vec<ResultRow> {
        let mut rows = Vec::new();
        // Surfaces without values come first among the ranges, and have no bytes.
        let first = self.inputs.surfaces.len();
        let ranges = self.values.memory.iter().zip(&self.result.memory).skip(first);
        for (given, (before, after)) in self.inputs.memory.iter().zip(ranges) {
            let size = usize::from(given.data_type.width() / 8).max(1);
            let elements = before.bytes.chunks(size).zip(after.bytes.chunks(size));
            for (index, (before, after)) in elements.enumerate().filter(|(_, (before, after))| before != after) {
                let shown = |bytes: &[u8]| {
                    let bits = bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte));
                    ShownValue::of_element(bits, given.data_type)
                };
                let name = format!("{}[{:#x}]", given.name, given.address + (index * size) as u64);
                rows.push(ResultRow { name, after: shown(after), before: Some(shown(before)) });
            }
        }
        rows
    }
}

impl EvaluationReport {
    /// Formats the report as a page.
    #[must_use]
    pub fn to_text(&self, style: &PageStyle) -> String {
        let Self { instruction, line, steps, results } = self;
        let mut page = ExplanationPage::new(style);
        let title = if instruction.title.is_empty() { String::new() } else { format!(" - {}", instruction.title) };
        let place = Reference::get().place(&instruction.file, instruction.line);
        page.heading(&format!("{}{title}", instruction.name), &place);
        page.code(2, line);
        page.blank();
        steps.iter().for_each(|step| self.write_step(&mut page, step));
        page.blank();
        page.wrap_after(&[], 0, Style::Bold, "Result");
        if results.is_empty() {
            page.remark(2, "nothing changes");
        }
        for ResultRow { name, after, before } in results {
            let before = before.as_ref().map_or(String::new(), |before| format!(", was {}", before.text()));
            page.wrap("", 2, &format!("{name} = {}{before}", after.text()));
        }
        page.text
    }

    fn write_step(&self, page: &mut ExplanationPage, step: &EvaluationStep) {
        match step {
            EvaluationStep::Statement(line) => {
                let file = self.instruction.file.rsplit('/').next().unwrap_or_default();
                let place = format!("{file}:{line}  ");
                page.wrap_after(&[(Style::Dim, &place)], place.len(), Style::Code, &self.statement(*line));
            }
            EvaluationStep::Local { name, value } => page.wrap("", 6, &format!("{name} = {value}")),
            EvaluationStep::Access { store, name, value, bytes } => {
                let verb = if *store { "becomes" } else { "is" };
                let bytes = match bytes {
                    None => String::new(),
                    Some(1) => " (1 byte)".to_owned(),
                    Some(bytes) => format!(" ({bytes} bytes)"),
                };
                page.wrap("", 6, &format!("{name} {verb} {value}{bytes}"));
            }
        }
    }

    /// Returns the statement that begins in a line of the page, on one line and without
    /// indentation.
    #[must_use]
    pub fn statement(&self, line: u32) -> String {
        let Some((_, code, first)) = &self.instruction.semantics else { return String::new() };
        let mut text = String::new();
        for part in code.lines().skip(line.saturating_sub(*first) as usize).map(str::trim) {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(part);
            if part.ends_with([';', '{']) {
                break;
            }
        }
        text
    }
}
