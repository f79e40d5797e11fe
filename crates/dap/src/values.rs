//! The values of variables, and the expressions that name them.
//!
//! For example, `sum[3]` is element 3 of the variable `sum`, and so is `sum(0,3)` if the elements
//! before it are in one register. `sum` is the whole variable: `[1.5, 0.0, 2.0, 3.0]`.

use super::code::{CodeRoutine, CodeVariable, DebuggedCode};
use super::protocol::ValueFormat;
use openvisa_isa::{DataType, VariableClass};
use openvisa_sim::numerics::element_text::{format_element, parse_element, parse_integer};
use openvisa_sim::{SteppedLaunch, ThreadFrame};

/// Maximum number of elements in the value of a variable. All are among its children.
const MAX_SHOWN_ELEMENTS: usize = 32;

/// A frame of a thread, with the code that it runs.
#[derive(Clone, Copy)]
pub(super) struct FrameView<'v> {
    pub(super) frame: ThreadFrame<'v>,
    pub(super) code: &'v DebuggedCode,
    /// Number of bytes of a register.
    pub(super) register: usize,
    pub(super) format: ValueFormat,
}

/// A variable, or an element of one.
#[derive(Clone, Copy, Debug)]
pub(super) struct SelectedElement<'v> {
    pub(super) variable: &'v CodeVariable,
    pub(super) element: Option<usize>,
}

impl<'v> FrameView<'v> {
    pub(super) fn routine(&self) -> Option<&'v CodeRoutine> {
        self.code.routines.get(self.frame.location.routine)
    }

    /// Returns the number of elements of a variable. `None` if the frame does not have it.
    pub(super) fn element_count(&self, variable: &CodeVariable) -> Option<usize> {
        Some(match variable.class {
            VariableClass::General => self.frame.general(variable.id)?.len() / element_bytes(variable),
            VariableClass::Predicate => {
                self.frame.predicate(variable.id)?;
                variable.elements.min(32)
            }
            VariableClass::Address => self.frame.addresses(variable.id)?.len(),
            VariableClass::Surface => self.frame.surfaces(variable.id)?.len(),
            VariableClass::Sampler => self.frame.samplers(variable.id)?.len(),
            _ => return None,
        })
    }

    /// Returns the bits of an element of a general variable.
    pub(super) fn element_bits(&self, variable: &CodeVariable, element: usize) -> Option<u64> {
        let (bytes, width) = (self.frame.general(variable.id)?, element_bytes(variable));
        let bytes = bytes.get(element.checked_mul(width)?..)?.get(..width)?;
        Some(bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte)))
    }

    /// Returns the value of an element.
    pub(super) fn format_element_of(&self, variable: &CodeVariable, element: usize) -> Option<String> {
        let word = |words: Option<&[u32]>| words?.get(element).copied();
        Some(match variable.class {
            VariableClass::General => {
                let (bits, digits) = (self.element_bits(variable, element)?, 2 * element_bytes(variable));
                match self.format.hex {
                    true => format!("{bits:#0width$x}", width = digits + 2),
                    false => format_element(bits, variable.data_type.unwrap_or(DataType::Ud)),
                }
            }
            VariableClass::Predicate => (self.frame.predicate(variable.id)? >> element & 1).to_string(),
            VariableClass::Address => {
                let offset = word(self.frame.addresses(variable.id))?;
                self.format_address(offset)
            }
            VariableClass::Surface => {
                let index = word(self.frame.surfaces(variable.id))?;
                match self.frame.describe_surface(index) {
                    Some(what) => format!("{index}: {what}"),
                    None => index.to_string(),
                }
            }
            _ => format!("{:#x}", word(self.frame.samplers(variable.id))?),
        })
    }

    /// Formats a byte offset in the registers as a variable and an offset in bytes.
    fn format_address(&self, offset: u32) -> String {
        let general = |id| move |v: &&CodeVariable| v.class == VariableClass::General && v.id == id;
        let found = self.frame.find_general(offset).and_then(|(id, within)| {
            let variable = self.routine()?.variables.iter().find(general(id))?;
            Some(format!("&{} + {within}", variable.name))
        });
        found.unwrap_or_else(|| format!("byte {offset:#x} of the registers"))
    }

    /// Returns the value of a variable. Of several elements, the first are shown.
    pub(super) fn format_variable(&self, variable: &CodeVariable) -> Option<String> {
        let count = self.element_count(variable)?;
        if variable.class == VariableClass::Predicate {
            return Some(format!("{:#0width$b}", self.frame.predicate(variable.id)?, width = count + 2));
        }
        if count == 1 {
            return self.format_element_of(variable, 0);
        }
        let shown: Option<Vec<_>> =
            (0..count.min(MAX_SHOWN_ELEMENTS)).map(|element| self.format_element_of(variable, element)).collect();
        let more = if count > MAX_SHOWN_ELEMENTS { ", ..." } else { "" };
        Some(format!("[{}{more}]", shown?.join(", ")))
    }

    /// Returns the value of a variable or an element.
    pub(super) fn format_selected(&self, selected: SelectedElement<'_>) -> Option<String> {
        match selected.element {
            Some(element) => self.format_element_of(selected.variable, element),
            None => self.format_variable(selected.variable),
        }
    }

    /// Parses `NAME`, `NAME[ELEMENT]` or `NAME(ROW,COLUMN)`.
    ///
    /// # Errors
    /// If it is none of them, or the frame has no such variable or element.
    pub(super) fn select(&self, expression: &str) -> Result<SelectedElement<'v>, String> {
        let expression = expression.trim();
        let end = expression.find(['[', '(']).unwrap_or(expression.len());
        let (name, index) = expression.split_at(end);
        let name = name.trim_end();
        let routine = self.routine().ok_or("there is no code")?;
        let variable = routine.find_variable(name);
        let variable = variable.ok_or_else(|| format!("`{}` has no variable `{name}`", routine.name))?;
        let count = self.element_count(variable).ok_or_else(|| format!("`{name}` has no value"))?;
        if index.is_empty() {
            return Ok(SelectedElement { variable, element: None });
        }
        let expected = || format!("expected `{name}[ELEMENT]` or `{name}(ROW,COLUMN)`");
        let element = self.parse_index(variable, index).ok_or_else(expected)?;
        match element < count {
            true => Ok(SelectedElement { variable, element: Some(element) }),
            false => Err(format!("`{name}` has {count} elements")),
        }
    }

    /// Parses the index of an element: `[ELEMENT]` or `(ROW,COLUMN)`.
    fn parse_index(&self, variable: &CodeVariable, index: &str) -> Option<usize> {
        if let Some(element) = index.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            return element.trim().parse().ok();
        }
        let (row, column) = index.strip_prefix('(')?.split_once(')')?.0.split_once(',')?;
        let (row, column): (usize, usize) = (row.trim().parse().ok()?, column.trim().parse().ok()?);
        row.checked_mul(self.register / element_bytes(variable))?.checked_add(column)
    }
}

/// Returns the number of bytes of an element of a general variable.
pub(super) fn element_bytes(variable: &CodeVariable) -> usize {
    variable.data_type.map_or(4, |data_type| usize::from(data_type.width()).div_ceil(8)).max(1)
}

/// Returns the name of the type of a variable, as its declaration has it.
pub(super) fn type_name(variable: &CodeVariable) -> String {
    match variable.class {
        VariableClass::General => {
            let data_type = variable.data_type.unwrap_or(DataType::Ud).to_string().to_ascii_lowercase();
            match variable.elements {
                1 => data_type,
                elements => format!("{data_type} x {elements}"),
            }
        }
        VariableClass::Predicate => format!("predicate x {}", variable.elements),
        class => format!("{class:?}").to_ascii_lowercase(),
    }
}

/// Writes a value to a variable of a frame, which counts from the innermost one on. A vector is
/// written by its elements.
///
/// # Errors
/// If the text is no value of the variable's type, or the variable cannot be written.
pub(super) fn write_value(
    launch: &mut SteppedLaunch<'_>,
    thread: usize,
    frame: usize,
    SelectedElement { variable, element }: SelectedElement<'_>,
    text: &str,
) -> Result<(), String> {
    let name = &variable.name;
    let is_written = match (variable.class, element) {
        (VariableClass::General, None) if variable.elements > 1 => {
            return Err(format!("`{name}` has {} elements; write one of them", variable.elements));
        }
        (VariableClass::General, element) => {
            let data_type = variable.data_type.unwrap_or(DataType::Ud);
            let bits = parse_element(text.trim(), data_type);
            let bits = bits.ok_or_else(|| format!("`{text}` is no value of the type {}", type_name(variable)))?;
            let width = element_bytes(variable);
            let bytes = &bits.to_le_bytes()[..width];
            launch.write_general(thread, frame, variable.id, element.unwrap_or(0) * width, bytes)
        }
        (VariableClass::Predicate, element) => {
            let bits = parse_integer(text.trim()).and_then(|bits| u32::try_from(bits).ok());
            let bits = bits.ok_or_else(|| format!("`{text}` is no mask of channels"))?;
            let before = launch.thread(thread).and_then(|t| t.frames().get(frame)?.predicate(variable.id)).unwrap_or(0);
            let bits = match element {
                None => bits,
                Some(_) if bits > 1 => return Err(format!("`{text}` is neither 0 nor 1")),
                Some(channel) => before & !(1 << channel) | bits << channel,
            };
            launch.write_predicate(thread, frame, variable.id as u16, bits)
        }
        _ => return Err(format!("`{name}` cannot be written")),
    };
    if is_written { Ok(()) } else { Err(format!("`{name}` has no value")) }
}
