//! Recorder of traces: the text of the instructions that a traced thread executes, and the variables
//! that each one changed.
//!
//! For example, after `add (M1, 4) V40(0,0)<1> V40(0,0)<1;1,0> 0x1:d` the change is `V40 = 2 3 4 5`.

use crate::schedule::launch_runner::TraceStep;
use openvisa::Module;
use openvisa::module::VariableBuf;
use openvisa::text::{Listing, ObjectLines, PrintOptions, SourceLine, print_lines};
use openvisa_isa::{DataType, DataTypeKind, Platform};
use std::collections::HashMap;
use std::fmt;

/// The declaration of a general variable of a kernel or function.
#[derive(Debug)]
struct TracedVariable {
    name: String,
    data_type: DataType,
    /// Whether it is an alias of another variable.
    is_alias: bool,
}

/// Compares the variables of a traced thread from one instruction to the next, and names them as
/// assembler text does.
#[derive(Debug, Default)]
pub struct TraceRecorder {
    listing: Listing,
    /// The general variables of each kernel and function, in the order of their numbers.
    variables: HashMap<String, Vec<TracedVariable>>,
    /// The bytes of the general variables of each kernel and function before the last instruction.
    before: HashMap<String, Vec<Vec<u8>>>,
}

impl TraceRecorder {
    /// Creates a recorder for a program. Modules that cannot be read have no text.
    #[must_use]
    pub fn new(modules: &[Module<'_>], platform: Platform) -> Self {
        let options = PrintOptions { platform: Some(platform), ..PrintOptions::default() };
        let mut variables = HashMap::new();
        for module in modules.iter().filter_map(|module| module.edit().ok()) {
            let objects = module.objects.iter().zip(print_lines(&module, &options));
            variables.extend(objects.map(|(object, lines)| {
                let name = String::from_utf8_lossy(&object.name).into_owned();
                (name, declared_variables(lines, &object.variables))
            }));
        }
        Self { listing: Listing::new(modules, Some(platform)), variables, before: HashMap::new() }
    }

    /// Returns the variables that changed since the preceding call for the routine of a step.
    pub fn changes(&mut self, step: &TraceStep<'_>) -> Vec<VariableChange> {
        let known = self.before.entry(step.routine.to_owned()).or_default();
        let declared = self.variables.get(step.routine);
        let mut changes = Vec::new();
        for (index, id) in step.variables().enumerate() {
            let now = step.variable(id).unwrap_or(&[]);
            let Some(old) = known.get_mut(index) else {
                known.push(now.to_vec());
                continue;
            };
            if old == now {
                continue;
            }
            now.clone_into(old);
            let (name, data_type) = match declared.and_then(|declared| declared.get(index)) {
                Some(variable) if variable.is_alias => continue,
                Some(variable) => (variable.name.clone(), variable.data_type),
                None => (format!("V{id}"), DataType::Ud),
            };
            changes.push(VariableChange { name, data_type, bytes: now.to_vec() });
        }
        changes
    }

    /// Returns the text of the instruction of a step, or its name if it has no text.
    #[must_use]
    pub fn text(&self, step: &TraceStep<'_>) -> String {
        let text = self.listing.instruction(step.routine, step.number);
        text.map_or_else(|| step.kind.to_string(), str::to_owned)
    }

    /// Returns the line of the source that the instruction of a step comes from.
    #[must_use]
    pub fn source(&self, step: &TraceStep<'_>) -> Option<&SourceLine> {
        self.listing.source(step.routine, step.number)
    }
}

/// Returns the declarations of the general variables of an object.
fn declared_variables(lines: ObjectLines, variables: &[VariableBuf]) -> Vec<TracedVariable> {
    let variable = |(name, variable): (String, &VariableBuf)| TracedVariable {
        name,
        data_type: variable.properties.r#type().unwrap_or(DataType::Ud),
        is_alias: variable.alias_index != 0,
    };
    lines.variables.into_iter().zip(variables).map(variable).collect()
}

/// A general variable that an instruction changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariableChange {
    /// The name in assembler text, such as `V0040`.
    pub name: String,
    /// The type of the elements.
    pub data_type: DataType,
    /// The bytes of the whole variable after the instruction.
    pub bytes: Vec<u8>,
}

/// An element of a variable.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum VariableElement {
    /// A number of single precision.
    Float(f32),
    /// A number of double precision.
    Double(f64),
    /// A signed integer.
    Signed(i64),
    /// An unsigned integer, or the bits of a floating-point number that Rust has no type for.
    Bits(u64),
}

impl VariableChange {
    /// Returns the elements of the variable. Bytes after the last whole element are left out.
    pub fn elements(&self) -> impl ExactSizeIterator<Item = VariableElement> {
        let bytes = usize::from(self.data_type.width()).div_ceil(8).max(1);
        let (kind, unused) = (self.data_type.kind(), 64 - 8 * bytes.min(8) as u32);
        self.bytes.chunks_exact(bytes).map(move |chunk| {
            let bits = chunk.iter().rev().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
            match (kind, bytes) {
                (DataTypeKind::Float, 4) => VariableElement::Float(f32::from_bits(bits as u32)),
                (DataTypeKind::Float, 8) => VariableElement::Double(f64::from_bits(bits)),
                (DataTypeKind::Signed, _) => VariableElement::Signed((bits << unused).cast_signed() >> unused),
                _ => VariableElement::Bits(bits),
            }
        })
    }
}

impl fmt::Display for VariableElement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Float(value) => write!(f, "{value:?}"),
            Self::Double(value) => write!(f, "{value:?}"),
            Self::Signed(value) => write!(f, "{value}"),
            Self::Bits(bits) => write!(f, "{bits:#x}"),
        }
    }
}

impl fmt::Display for VariableChange {
    /// Writes the name and the first 32 elements, such as `V40 = 2 3 4 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MAX_ELEMENTS: usize = 32;
        write!(f, "{} =", self.name)?;
        let elements = self.elements();
        let more = elements.len() > MAX_ELEMENTS;
        elements.take(MAX_ELEMENTS).try_for_each(|element| write!(f, " {element}"))?;
        f.write_str(if more { " ..." } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_have_the_type_of_their_variable() {
        let change = |data_type, bytes: &[u8]| {
            VariableChange { name: "x".to_owned(), data_type, bytes: bytes.to_vec() }.to_string()
        };
        assert_eq!(change(DataType::F, &1.5_f32.to_le_bytes()), "x = 1.5");
        assert_eq!(change(DataType::Df, &(-2.0_f64).to_le_bytes()), "x = -2.0");
        assert_eq!(change(DataType::W, &[0xff, 0xff, 2, 0, 7]), "x = -1 2");
        assert_eq!(change(DataType::Hf, &[0, 0x3c]), "x = 0x3c00");
        let many = change(DataType::Ub, &[1; 33]);
        assert!(many.ends_with("0x1 ...") && many.matches("0x1").count() == 32, "{many}");
    }
}
