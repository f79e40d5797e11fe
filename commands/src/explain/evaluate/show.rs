//! Shows what the pseudo-code of a page did: each statement with its values, then the results.
//!
//! For example, a load shows `flat[0x1000] is 5`, and a register that it changes is shown as `Dst =
//! 0x5:ud (5)`. A texel at the place 1, 0 of the image `S` is `S[1,0]`.

use super::image::texel_name;
use super::inputs::{KernelVariable, UserInputs};
use super::{FLAT_MEMORY, LOCAL_MEMORY};
use crate::explain::page::{ExplanationPage, Style};
use openvisa_cli_support::{Context, Failure};
use openvisa_findings::reference::{Reference, SpecInstruction};
use openvisa_isa::{DataType, VariableClass};
use openvisa_sim::numerics::element_text::format_element;
use openvisa_sim::{Evaluation, EvaluationInputs, Event, MemorySpace, TexelPlace};
use serde_json::{Value, json};

/// What is shown of an evaluation.
pub(super) struct EvaluationReport<'r> {
    pub(super) reference: &'r Reference,
    pub(super) instruction: &'r SpecInstruction,
    pub(super) line: &'r str,
    pub(super) inputs: &'r UserInputs,
    pub(super) values: &'r EvaluationInputs,
    pub(super) result: &'r Evaluation,
}

/// The bits of an element with its type, and as a number if that is another text.
struct ShownValue {
    bits: String,
    number: String,
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
struct ResultRow {
    name: String,
    after: ShownValue,
    /// The value before, if the user gave it.
    before: Option<ShownValue>,
}

/// An event in words.
enum ShownEvent {
    Statement(u32),
    /// A name got a value.
    Local {
        name: String,
        value: String,
    },
    /// A place was read or written. `bytes` is the number of bytes, if the place is given as bytes.
    Access {
        store: bool,
        name: String,
        value: String,
        bytes: Option<usize>,
    },
}

impl EvaluationReport<'_> {
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
    fn register_access(&self, store: bool, variable: &str, offset: usize, size: usize, bits: u64) -> ShownEvent {
        let (name, data_type) = self.find_variable(variable).unwrap_or(("%null", DataType::Bool));
        let width = usize::from(data_type.width() / 8);
        if width == size && offset.is_multiple_of(width) {
            let (name, value) = (self.element_name(variable, offset / width), format_element(bits, data_type));
            return ShownEvent::Access { store, name, value, bytes: None };
        }
        let name = if offset == 0 { name.to_owned() } else { format!("{name}+{offset}") };
        ShownEvent::Access { store, name, value: format!("{bits:#x}"), bytes: Some(size) }
    }

    /// Describes an access to memory.
    fn memory_access(&self, store: bool, space: MemorySpace, address: u64, size: usize, bits: u64) -> ShownEvent {
        let name = format!("{}[{address:#x}]", self.memory_name(space));
        match self.memory_type(space, address, size) {
            Some(data_type) => ShownEvent::Access { store, name, value: format_element(bits, data_type), bytes: None },
            None => ShownEvent::Access { store, name, value: format!("{bits:#x}"), bytes: Some(size) },
        }
    }

    /// Describes an event. Returns `None` for one of a kind that is not known here.
    fn show_event(&self, event: &Event) -> Option<ShownEvent> {
        let element = |store, variable: &str, index, value: &str| ShownEvent::Access {
            store,
            name: self.element_name(variable, index),
            value: value.to_owned(),
            bytes: None,
        };
        Some(match event {
            Event::Statement(line) => ShownEvent::Statement(*line),
            Event::Local { name, value } => ShownEvent::Local { name: (*name).to_owned(), value: value.clone() },
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
    fn texel_access(&self, store: bool, texel: &TexelPlace, values: &[String]) -> ShownEvent {
        let surface = self.memory_name(MemorySpace::Surface(texel.surface));
        let name = texel_name(surface, &texel.at, texel.component);
        ShownEvent::Access { store, name, value: values.join(", "), bytes: None }
    }

    /// Returns the results: changed registers, then changed memory and images.
    fn results(&self) -> Vec<ResultRow> {
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

    pub(super) fn write_page(&self, context: &mut Context<'_>) -> Result<(), Failure> {
        let Self { reference, instruction, .. } = self;
        let mut page = ExplanationPage::new(context.color, context.width);
        let title = if instruction.title.is_empty() { String::new() } else { format!(" - {}", instruction.title) };
        page.heading(&format!("{}{title}", instruction.name), &reference.place(&instruction.file, instruction.line));
        page.code(2, self.line);
        page.blank();
        for event in self.result.events.iter().filter_map(|event| self.show_event(event)) {
            match event {
                ShownEvent::Statement(line) => {
                    let file = instruction.file.rsplit('/').next().unwrap_or_default();
                    let place = format!("{file}:{line}  ");
                    let words = statement(instruction, line);
                    page.wrap_after(&[(Style::Dim, &place)], place.len(), Style::Code, &words);
                }
                ShownEvent::Local { name, value } => page.wrap("", 6, &format!("{name} = {value}")),
                ShownEvent::Access { store, name, value, bytes } => {
                    let verb = if store { "becomes" } else { "is" };
                    let bytes = match bytes {
                        None => String::new(),
                        Some(1) => " (1 byte)".to_owned(),
                        Some(bytes) => format!(" ({bytes} bytes)"),
                    };
                    page.wrap("", 6, &format!("{name} {verb} {value}{bytes}"));
                }
            }
        }
        page.blank();
        page.wrap_after(&[], 0, Style::Bold, "Result");
        let rows = self.results();
        if rows.is_empty() {
            page.remark(2, "nothing changes");
        }
        for ResultRow { name, after, before } in rows {
            let before = before.map_or(String::new(), |before| format!(", was {}", before.text()));
            page.wrap("", 2, &format!("{name} = {}{before}", after.text()));
        }
        context.out.write_all(page.text.as_bytes())?;
        Ok(())
    }

    pub(super) fn write_json(&self, context: &mut Context<'_>) -> Result<(), Failure> {
        for event in self.result.events.iter().filter_map(|event| self.show_event(event)) {
            let object = match event {
                ShownEvent::Statement(line) => json!({
                    "statement": statement(self.instruction, line),
                    "place": self.reference.place(&self.instruction.file, line),
                }),
                ShownEvent::Local { name, value } => json!({ "local": name, "value": value }),
                ShownEvent::Access { store, name, value, bytes } => {
                    let mut object = serde_json::Map::new();
                    object.insert(if store { "store" } else { "load" }.to_owned(), Value::from(name));
                    object.insert("value".to_owned(), Value::from(value));
                    object.extend(bytes.map(|bytes| ("bytes".to_owned(), Value::from(bytes))));
                    Value::from(object)
                }
            };
            writeln!(context.out, "{object}")?;
        }
        for ResultRow { name, after, before } in self.results() {
            let mut object = json!({ "result": name, "bits": after.bits, "number": after.number });
            if let (Some(before), Some(members)) = (before, object.as_object_mut()) {
                members.insert("before".to_owned(), json!({ "bits": before.bits, "number": before.number }));
            }
            writeln!(context.out, "{object}")?;
        }
        Ok(())
    }
}

/// Returns the statement that begins in a line of a page, on one line and without indentation.
fn statement(instruction: &SpecInstruction, line: u32) -> String {
    let Some((_, code, first)) = &instruction.semantics else { return String::new() };
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
