//! Traces of a thread.

use crate::pickling::{Reduced, reduce};
use openvisa::isa::DataType;
use openvisa_sim::{TraceRecorder, TraceStep, VariableChange, VariableElement};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Write;

/// An instruction that a traced thread executed.
///
/// ``str(step)`` has the lines that ``visa run --trace`` prints: the index of the instruction, the
/// mask of its active channels in hexadecimal digits and its text, and then the variables that it
/// changed.
#[pyclass(frozen, name = "TraceStep", module = "openvisa")]
#[derive(Serialize, Deserialize)]
pub(crate) struct PyTraceStep {
    /// Name of the kernel or function.
    #[pyo3(get)]
    routine: String,
    /// Index of the instruction in its kernel or function, from 0.
    #[pyo3(get)]
    instruction: usize,
    /// Name of the instruction in the specification, for example ``"ADD"``.
    #[pyo3(get)]
    name: String,
    /// Mask of the active channels: bit 0 is channel 0.
    #[pyo3(get)]
    mask: u32,
    /// The instruction as assembler text.
    #[pyo3(get)]
    text: String,
    /// The source file that the instruction comes from, or ``None`` if the compiler did not keep it.
    #[pyo3(get)]
    file: Option<String>,
    /// The line in the source file, from 1, or ``None``.
    #[pyo3(get)]
    line: Option<u32>,
    /// The general variables that the instruction changed.
    #[serde(serialize_with = "serialize_changes", deserialize_with = "deserialize_changes")]
    pub(crate) changes: Vec<VariableChange>,
}

/// A change in the form in which it is stored.
type StoredChange = (String, DataType, Vec<u8>);

fn serialize_changes<S: Serializer>(changes: &[VariableChange], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(changes.iter().map(|change| (&change.name, change.data_type, &change.bytes)))
}

fn deserialize_changes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<VariableChange>, D::Error> {
    let stored = Vec::<StoredChange>::deserialize(deserializer)?;
    Ok(stored.into_iter().map(|(name, data_type, bytes)| VariableChange { name, data_type, bytes }).collect())
}

impl PyTraceStep {
    /// Creates a step that has changed nothing yet.
    pub(crate) fn new(step: &TraceStep<'_>, recorder: &TraceRecorder) -> Self {
        let source = recorder.source(step);
        Self {
            routine: step.routine.to_owned(),
            instruction: step.number,
            name: step.kind.info().name.to_owned(),
            mask: step.mask,
            text: recorder.text(step),
            file: source.map(|source| source.file.to_string()).filter(|file| !file.is_empty()),
            line: source.map(|source| source.line),
            changes: Vec::new(),
        }
    }
}

#[pymethods]
impl PyTraceStep {
    /// The general variables that the instruction changed: the elements of each by its name, as
    /// numbers. Floating-point numbers of 16 bits are their bits.
    #[getter]
    fn changed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let changed = PyDict::new(py);
        for change in &self.changes {
            let elements = PyList::empty(py);
            for element in change.elements() {
                match element {
                    VariableElement::Float(value) => elements.append(value)?,
                    VariableElement::Double(value) => elements.append(value)?,
                    VariableElement::Signed(value) => elements.append(value)?,
                    VariableElement::Bits(bits) => elements.append(bits)?,
                }
            }
            changed.set_item(&change.name, elements)?;
        }
        Ok(changed)
    }

    fn __str__(&self) -> String {
        let mut text = format!("{:5} {:08x} {}", self.instruction, self.mask, self.text);
        for change in &self.changes {
            let _ = write!(text, "\n        {change}");
        }
        text
    }

    fn __repr__(&self) -> String {
        format!("<TraceStep {} of {}: {}>", self.instruction, self.routine, self.text)
    }

    /// Supports ``pickle`` and ``copy``.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, "TraceStep", self)
    }
}
