//! Inspection: answers requests about the state of threads that have stopped.
//!
//! For example, `scopes` for a frame returns the scope `Variables`, whose number `variables` turns
//! into the variables of the frame. A variable with several elements has a number too.

use super::code::{CodeVariable, DebuggedCode};
use super::protocol::{
    DebugRequest, DisassembleArguments, EvaluateArguments, FrameLines, ReadMemoryArguments, ScopesArguments,
    SetVariableArguments, ShownVariable, StackFrame, TextOrigin, ThreadArguments, ValueFormat, VariablesArguments,
};
use super::values::{FrameView, SelectedElement, type_name, write_value};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use openvisa_isa::VariableClass;
use openvisa_isa_core::words;
use openvisa_sim::numerics::element_text::parse_integer;
use openvisa_sim::{CodeLocation, DebugMemory, SteppedLaunch, ThreadFrame};
use serde_json::{Value, json};
use std::collections::HashMap;

/// The commands that [`FrameInspector::answer`] knows, and the one about a fault.
pub(super) const COMMANDS: [&str; 7] =
    ["stackTrace", "scopes", "variables", "setVariable", "evaluate", "readMemory", "exceptionInfo"];

/// Number of bits of the number of a frame in its thread.
const FRAME_BITS: u32 = 16;

/// Maximum number of bytes of one `readMemory` response: 1 MiB.
const MAX_MEMORY_BYTES: usize = 1 << 20;

/// Maximum number of instructions of one `disassemble` response.
const MAX_DISASSEMBLED: usize = 1 << 14;

/// A frame of a thread, as requests name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FrameKey {
    thread: usize,
    /// The innermost frame is 0.
    frame: usize,
}

impl FrameKey {
    fn id(self) -> i64 {
        ((self.thread as i64) << FRAME_BITS | self.frame as i64) + 1
    }

    fn of_id(id: i64) -> Option<Self> {
        let number = usize::try_from(id.checked_sub(1)?).ok()?;
        Some(Self { thread: number >> FRAME_BITS, frame: number & ((1 << FRAME_BITS) - 1) })
    }
}

words! {
    /// The groups of variables of a frame.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    enum ScopeKind, name {
        Arguments = "Arguments",
        Variables = "Variables",
        Predicates = "Predicates",
        States = "Addresses, surfaces and samplers",
        Predefined = "Predefined variables",
        Thread = "Thread",
        Memory = "Memory",
    }
}

impl ScopeKind {
    /// Returns whether a variable belongs to the scope.
    fn contains(self, variable: &CodeVariable) -> bool {
        let is_predefined = variable.id < variable.class.first();
        match self {
            Self::Predefined => is_predefined,
            _ if is_predefined => false,
            Self::Arguments => variable.is_input,
            Self::Variables => variable.class == VariableClass::General && !variable.is_input,
            Self::Predicates => variable.class == VariableClass::Predicate,
            Self::States => !matches!(variable.class, VariableClass::General | VariableClass::Predicate),
            Self::Thread | Self::Memory => false,
        }
    }
}

/// What a number of variables refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Handle {
    Scope(FrameKey, ScopeKind),
    /// The elements of a variable, given its index in its routine.
    Elements(FrameKey, usize),
}

/// The numbers of variables. They are valid until threads run again.
#[derive(Clone, Debug, Default)]
pub(super) struct Handles {
    numbers: HashMap<Handle, i64>,
    list: Vec<Handle>,
}

impl Handles {
    fn number(&mut self, handle: Handle) -> i64 {
        *self.numbers.entry(handle).or_insert_with(|| {
            self.list.push(handle);
            self.list.len() as i64
        })
    }

    fn get(&self, number: i64) -> Result<Handle, String> {
        let index = number.checked_sub(1).and_then(|index| usize::try_from(index).ok());
        let handle = index.and_then(|index| self.list.get(index).copied());
        handle.ok_or_else(|| format!("there are no variables with the number {number}"))
    }
}

/// The state of threads that have stopped.
pub(super) struct FrameInspector<'i, 'r> {
    pub(super) launch: &'i mut SteppedLaunch<'r>,
    pub(super) code: &'i DebuggedCode,
    /// Number of bytes of a register.
    pub(super) register: usize,
    pub(super) handles: &'i mut Handles,
    pub(super) lines: FrameLines,
    pub(super) origin: TextOrigin,
}

impl FrameInspector<'_, '_> {
    /// Answers a request.
    pub(super) fn answer(&mut self, request: &DebugRequest) -> Result<Value, String> {
        match request.command.as_str() {
            "stackTrace" => self.stack_trace(&request.parse_arguments()?),
            "scopes" => self.scopes(&request.parse_arguments()?),
            "variables" => self.variables(&request.parse_arguments()?),
            "setVariable" => self.set_variable(&request.parse_arguments()?),
            "evaluate" => self.evaluate(&request.parse_arguments()?),
            "readMemory" => self.read_memory(&request.parse_arguments()?),
            command => Err(format!("the command `{command}` is unknown")),
        }
    }

    fn frame(&self, key: FrameKey) -> Result<ThreadFrame<'_>, String> {
        let frame = self.launch.thread(key.thread).and_then(|thread| thread.frames().get(key.frame).copied());
        frame.ok_or_else(|| "there is no such frame".to_owned())
    }

    fn view(&self, key: FrameKey, format: ValueFormat) -> Result<FrameView<'_>, String> {
        Ok(FrameView { frame: self.frame(key)?, code: self.code, register: self.register, format })
    }

    fn stack_trace(&self, arguments: &ThreadArguments) -> Result<Value, String> {
        let thread = arguments.thread_id.checked_sub(1).and_then(|index| usize::try_from(index).ok());
        let state = thread.and_then(|thread| Some((thread, self.launch.thread(thread)?)));
        let (thread, state) = state.ok_or_else(|| format!("there is no thread {}", arguments.thread_id))?;
        let frames = state.frames();
        let levels = arguments.levels.filter(|levels| *levels > 0).unwrap_or(usize::MAX);
        let shown = frames.iter().enumerate().skip(arguments.start_frame).take(levels);
        let stack: Vec<_> = shown
            .map(|(number, frame)| {
                let place = self.code.place(frame.location, self.lines);
                let routine = self.code.routines.get(frame.location.routine);
                let name = routine.map_or_else(String::new, |routine| routine.frame_name(frame.location.instruction));
                StackFrame {
                    id: FrameKey { thread, frame: number }.id(),
                    name: if state.is_waiting() && number == 0 { format!("{name} (waits)") } else { name },
                    line: place.as_ref().map_or(0, |place| self.origin.write_line(place.line)),
                    column: place.as_ref().map_or(0, |_| self.origin.column),
                    source: place.map(|place| place.source),
                    instruction_pointer_reference: instruction_reference(frame.location),
                }
            })
            .collect();
        Ok(json!({ "stackFrames": stack, "totalFrames": frames.len() }))
    }

    fn scopes(&mut self, arguments: &ScopesArguments) -> Result<Value, String> {
        let key = FrameKey::of_id(arguments.frame_id).ok_or("there is no such frame")?;
        let view = self.view(key, ValueFormat::default())?;
        let variables = view.routine().map_or(&[][..], |routine| &routine.variables);
        let is_shown = |kind: &ScopeKind| {
            matches!(kind, ScopeKind::Thread | ScopeKind::Memory) || variables.iter().any(|v| kind.contains(v))
        };
        let kinds: Vec<_> = ScopeKind::ALL.iter().copied().filter(is_shown).collect();
        let scopes: Vec<_> = kinds
            .into_iter()
            .map(|kind| {
                json!({
                    "name": kind.name(),
                    "variablesReference": self.handles.number(Handle::Scope(key, kind)),
                    "expensive": kind == ScopeKind::Predefined,
                })
            })
            .collect();
        Ok(json!({ "scopes": scopes }))
    }

    fn variables(&mut self, arguments: &VariablesArguments) -> Result<Value, String> {
        let format = arguments.format;
        let handle = self.handles.get(arguments.variables_reference)?;
        let is_named = matches!(handle, Handle::Scope(..));
        let wants_all = arguments.filter.as_deref().is_none_or(|filter| (filter == "named") == is_named);
        let (start, count) = (arguments.start, arguments.count.filter(|count| *count > 0).unwrap_or(usize::MAX));
        let listed: Vec<ShownVariable> = match handle {
            _ if !wants_all => Vec::new(),
            Handle::Scope(key, ScopeKind::Thread) => self.thread_variables(key)?,
            Handle::Scope(key, ScopeKind::Memory) => self.memory_variables(key),
            Handle::Scope(key, kind) => {
                let routine = self.frame(key)?.location.routine;
                let variables = self.code.routines.get(routine).map_or(&[][..], |routine| &routine.variables);
                let of_scope = variables.iter().enumerate().filter(|(_, variable)| kind.contains(variable));
                of_scope.filter_map(|(index, variable)| self.describe(key, index, variable, format)).collect()
            }
            Handle::Elements(key, index) => {
                let view = self.view(key, format)?;
                let variable = view.routine().and_then(|routine| routine.variables.get(index));
                let variable = variable.ok_or("there is no such variable")?;
                let elements = 0..view.element_count(variable).unwrap_or(0);
                let shown = elements.skip(start).take(count);
                let described = shown.filter_map(|element| describe_element(&view, variable, element));
                return Ok(json!({ "variables": described.collect::<Vec<_>>() }));
            }
        };
        let listed: Vec<_> = listed.into_iter().skip(start).take(count).collect();
        Ok(json!({ "variables": listed }))
    }

    /// Describes a variable. Returns `None` if the frame does not have it.
    fn describe(
        &mut self,
        key: FrameKey,
        index: usize,
        variable: &CodeVariable,
        format: ValueFormat,
    ) -> Option<ShownVariable> {
        let view = self.view(key, format).ok()?;
        let count = view.element_count(variable)?;
        let value = view.format_variable(variable)?;
        let address = view.element_bits(variable, 0).filter(|_| count == 1 && variable.class == VariableClass::General);
        let is_address = |address: &u64| self.launch.read_memory(DebugMemory::Flat, *address, 1).is_some();
        let memory_reference = address.filter(is_address).map(|address| format!("{address:#x}"));
        let has_elements = count > 1 || variable.class == VariableClass::Predicate;
        let variables_reference = if has_elements { self.handles.number(Handle::Elements(key, index)) } else { 0 };
        Some(ShownVariable {
            name: variable.name.clone(),
            value,
            type_name: Some(type_name(variable)),
            variables_reference,
            indexed_variables: has_elements.then_some(count),
            evaluate_name: Some(variable.name.clone()),
            memory_reference,
        })
    }

    /// Returns the state of a thread that is in no variable.
    fn thread_variables(&self, key: FrameKey) -> Result<Vec<ShownVariable>, String> {
        let (frame, thread) = (self.frame(key)?, self.launch.thread(key.thread));
        let thread = thread.ok_or("there is no such thread")?;
        let [x, y, z] = self.launch.group_id();
        let channels = thread.channels();
        let make =
            |name: &str, value: String| ShownVariable { name: name.to_owned(), value, ..ShownVariable::default() };
        let mut list = vec![
            make("group", format!("({x}, {y}, {z})")),
            make("thread", key.thread.to_string()),
            make("active channels", format!("{:#0width$b}", frame.mask, width = channels + 2)),
            make("instructions", thread.executed().to_string()),
            make("instruction", frame.location.instruction.to_string()),
        ];
        let items = (0..channels).filter_map(|channel| Some((channel, thread.global_id(channel)?)));
        list.extend(items.map(|(channel, [x, y, z])| {
            let state = if frame.mask >> channel & 1 == 1 { "" } else { ", inactive" };
            make(&format!("channel {channel}"), format!("work-item ({x}, {y}, {z}){state}"))
        }));
        Ok(list)
    }

    /// Returns the memories that the thread of a frame can read.
    fn memory_variables(&self, key: FrameKey) -> Vec<ShownVariable> {
        let buffers = self.launch.argument_buffers().into_iter().map(|buffer| ShownVariable {
            name: buffer.argument,
            value: format!("{:#x}, {} bytes", buffer.address, buffer.size),
            memory_reference: Some(format!("{:#x}", buffer.address)),
            ..ShownVariable::default()
        });
        let own = [
            ("shared local memory", "local:0x0".to_owned(), DebugMemory::Local),
            ("private memory", format!("private:{}:0x0", key.thread), DebugMemory::Private(key.thread)),
            ("scratch memory", format!("scratch:{}:0x0", key.thread), DebugMemory::Scratch(key.thread)),
        ];
        let own = own.into_iter().filter_map(|(name, reference, memory)| {
            let size = self.launch.memory_size(memory).filter(|size| *size > 0)?;
            let (name, value) = (name.to_owned(), format!("{size} bytes"));
            Some(ShownVariable { name, value, memory_reference: Some(reference), ..ShownVariable::default() })
        });
        buffers.chain(own).collect()
    }

    fn set_variable(&mut self, arguments: &SetVariableArguments) -> Result<Value, String> {
        let handle = self.handles.get(arguments.variables_reference)?;
        let key = match handle {
            Handle::Scope(key, _) | Handle::Elements(key, _) => key,
        };
        let code = self.code;
        let routine = code.routines.get(self.frame(key)?.location.routine).ok_or("there is no code")?;
        let element = arguments.name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')?.parse().ok());
        let (variable, element) = match (handle, element) {
            (Handle::Elements(_, index), Some(element)) => (routine.variables.get(index), Some(element)),
            (Handle::Scope(_, kind), _) => {
                let named = |v: &&CodeVariable| v.name == arguments.name && kind.contains(v);
                (routine.variables.iter().find(named), None)
            }
            _ => (None, None),
        };
        let variable = variable.ok_or_else(|| format!("`{}` cannot be written", arguments.name))?;
        let selected = SelectedElement { variable, element };
        if element.is_some_and(|element: usize| element >= variable.elements) {
            return Err(format!("`{}` has {} elements", variable.name, variable.elements));
        }
        write_value(self.launch, key.thread, key.frame, selected, &arguments.value)?;
        let view = self.view(key, ValueFormat::default())?;
        Ok(json!({ "value": view.format_selected(selected), "variablesReference": 0 }))
    }

    fn evaluate(&mut self, arguments: &EvaluateArguments) -> Result<Value, String> {
        let key = arguments.frame_id.map_or(Some(FrameKey { thread: 0, frame: 0 }), FrameKey::of_id);
        let key = key.ok_or("there is no such frame")?;
        let code = self.code;
        let view = self.view(key, arguments.format)?;
        let SelectedElement { variable, element } = view.select(&arguments.expression)?;
        if let Some(element) = element {
            let described = describe_element(&view, variable, element).ok_or("it has no value")?;
            return Ok(json!({ "result": described.value, "type": described.type_name, "variablesReference": 0 }));
        }
        let variables = &code.routines.get(view.frame.location.routine).ok_or("there is no code")?.variables;
        let found = variables.iter().enumerate().find(|(_, known)| known.name == variable.name);
        let described = found.and_then(|(index, variable)| self.describe(key, index, variable, arguments.format));
        let described = described.ok_or("it has no value")?;
        let mut body = json!({
            "result": described.value,
            "type": described.type_name,
            "variablesReference": described.variables_reference,
        });
        if let Some(count) = described.indexed_variables {
            body["indexedVariables"] = count.into();
        }
        if let Some(reference) = described.memory_reference {
            body["memoryReference"] = reference.into();
        }
        Ok(body)
    }

    fn read_memory(&self, arguments: &ReadMemoryArguments) -> Result<Value, String> {
        let (memory, start) = parse_memory_reference(&arguments.memory_reference)?;
        let start = start.checked_add_signed(arguments.offset);
        let start = start.ok_or_else(|| format!("offset {} leads out of the address space", arguments.offset))?;
        let count = arguments.count.min(MAX_MEMORY_BYTES);
        let bytes = self.launch.read_memory(memory, start, count).unwrap_or_default();
        Ok(json!({
            "address": format!("{start:#x}"),
            "unreadableBytes": arguments.count - bytes.len(),
            "data": STANDARD.encode(bytes),
        }))
    }
}

/// Describes an element of a variable.
fn describe_element(view: &FrameView<'_>, variable: &CodeVariable, element: usize) -> Option<ShownVariable> {
    Some(ShownVariable {
        name: format!("[{element}]"),
        value: view.format_element_of(variable, element)?,
        type_name: variable.data_type.map(|data_type| data_type.to_string().to_ascii_lowercase()),
        evaluate_name: Some(format!("{}[{element}]", variable.name)),
        ..ShownVariable::default()
    })
}

/// Parses a reference to memory: an address, or `local:`, `private:THREAD:` or `scratch:THREAD:`
/// before one.
fn parse_memory_reference(text: &str) -> Result<(DebugMemory, u64), String> {
    let parts: Vec<&str> = text.split(':').collect();
    let thread = |text: &str| text.parse().ok();
    let memory = match parts[..] {
        [_] => Some(DebugMemory::Flat),
        ["local", _] => Some(DebugMemory::Local),
        ["private", index, _] => thread(index).map(DebugMemory::Private),
        ["scratch", index, _] => thread(index).map(DebugMemory::Scratch),
        _ => None,
    };
    let address = parts.last().and_then(|digits| u64::try_from(parse_integer(digits)?).ok());
    let expected = "expected an address, or `local:`, `private:THREAD:` or `scratch:THREAD:` before one";
    memory.zip(address).ok_or_else(|| format!("`{text}` is no memory: {expected}"))
}

/// Returns the reference to an instruction: the index of its routine from 1 in the upper half, and
/// the index of the instruction in the lower half.
fn instruction_reference(location: CodeLocation) -> String {
    format!("{:#x}", (location.routine as u64 + 1) << 32 | location.instruction as u64)
}

/// Parses a reference to an instruction. `offset` is a number of instructions.
///
/// # Errors
/// If there is no such instruction.
pub(super) fn parse_instruction_reference(
    code: &DebuggedCode,
    text: &str,
    offset: i64,
) -> Result<CodeLocation, String> {
    let wrong = || format!("`{text}` is no instruction");
    let number = parse_integer(text).and_then(|number| u64::try_from(number).ok()).ok_or_else(wrong)?;
    let routine = (number >> 32).checked_sub(1).and_then(|routine| usize::try_from(routine).ok()).ok_or_else(wrong)?;
    let instruction = (number & 0xffff_ffff).checked_add_signed(offset).ok_or_else(wrong)? as usize;
    let count = code.routines.get(routine).ok_or_else(wrong)?.instructions.len();
    if instruction < count { Ok(CodeLocation { routine, instruction }) } else { Err(wrong()) }
}

/// Answers `disassemble`. Each instruction takes one byte of addresses.
pub(super) fn disassemble(
    code: &DebuggedCode,
    origin: TextOrigin,
    arguments: &DisassembleArguments,
) -> Result<Value, String> {
    let DisassembleArguments { memory_reference, offset, instruction_offset, instruction_count } = arguments;
    let start = parse_instruction_reference(code, memory_reference, 0)?;
    let routine = &code.routines[start.routine];
    let first = start.instruction as i64 + offset.clamp(&-0xffff_ffff, &0xffff_ffff);
    let first = first + instruction_offset.clamp(&-0xffff_ffff, &0xffff_ffff);
    let wanted = first..first + (*instruction_count).min(MAX_DISASSEMBLED) as i64;
    let listed: Vec<_> = wanted
        .map(|number| {
            let inside = usize::try_from(number).ok().filter(|number| *number < routine.instructions.len());
            let Some(instruction) = inside else {
                let base = (start.routine as i64 + 1) << 32;
                let address = format!("{:#x}", base.saturating_add(number).max(0));
                return json!({ "address": address, "instruction": "", "presentationHint": "invalid" });
            };
            let location = CodeLocation { routine: start.routine, instruction };
            let place = code.place(location, FrameLines::Assembler);
            let text = routine.instructions[instruction].clone().unwrap_or_else(|| "label".to_owned());
            json!({
                "address": instruction_reference(location),
                "instruction": text,
                "line": place.as_ref().map(|place| origin.write_line(place.line)),
                "location": place.map(|place| place.source),
            })
        })
        .collect();
    Ok(json!({ "instructions": listed }))
}
