//! Kernels and functions, and what they declare.

use crate::instruction::PyInstructions;
use crate::module::OpenFile;
use crate::to_python::convert;
use openvisa::module::{self, AttributeRef, Attributes, Table};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::sync::Arc;

/// A kernel or a function of a module.
#[pyclass(frozen, name = "Object", module = "openvisa")]
pub(crate) struct PyVisaObject {
    file: Arc<OpenFile>,
    index: usize,
}

/// A declared general variable.
#[pyclass(frozen, get_all, name = "Variable", module = "openvisa")]
pub(crate) struct PyVariable {
    /// Number of the variable, which operands refer to.
    id: u32,
    /// Name, or an empty string if the file has none.
    name: String,
    /// Type of the elements, a member of ``openvisa.isa.DataType``, or ``None`` for a reserved
    /// code.
    r#type: Option<Py<PyAny>>,
    /// Number of elements.
    elements: u16,
    /// Alignment, a member of ``openvisa.isa.Align``, or ``None`` for a reserved code.
    alignment: Option<Py<PyAny>>,
    /// Number of the variable whose storage it shares, and the byte offset there, or ``None``.
    alias: Option<(u32, u16)>,
    /// Attributes by name, as their encoded values.
    attributes: Py<PyDict>,
}

/// A declared address, predicate, sampler or surface variable, or a label.
#[pyclass(frozen, get_all, name = "Declaration", module = "openvisa")]
pub(crate) struct PyDeclaration {
    /// Number of the variable, which operands refer to.
    id: u32,
    /// Name, or an empty string if the file has none.
    name: String,
    /// Number of elements; 0 for a label.
    elements: u16,
    /// Attributes by name, as their encoded values.
    attributes: Py<PyDict>,
}

/// An input of a kernel: a variable that the payload fills before the kernel starts.
#[pyclass(frozen, get_all, name = "Input", module = "openvisa")]
pub(crate) struct PyInput {
    /// Class of the variable, a member of ``openvisa.isa.InputClass``, or ``None`` for a reserved
    /// code.
    kind: Option<Py<PyAny>>,
    /// Number of the variable.
    id: u32,
    /// Offset in the payload in bytes.
    offset: i16,
    /// Number of bytes.
    size: u16,
}

/// Returns a name, or an empty string.
fn name_text(name: Option<module::Text<'_>>) -> String {
    name.map(|name| name.to_string()).unwrap_or_default()
}

/// Returns attributes as a dictionary of their values.
fn convert_attributes(py: Python<'_>, attributes: Attributes<'_>) -> PyResult<Py<PyDict>> {
    let values = PyDict::new(py);
    for attribute in attributes.iter() {
        let name = AttributeRef::name(&attribute);
        values.set_item(name_text(name), PyBytes::new(py, attribute.value()))?;
    }
    Ok(values.unbind())
}

/// Converts a table of declarations. `elements` returns the number of elements of an entry.
fn convert_table<'a, T: module::Declaration<'a>>(
    py: Python<'_>,
    table: Table<'a, T>,
    names: &[String],
    elements: fn(&T) -> u16,
) -> PyResult<Vec<PyDeclaration>> {
    let entries = table.iter().map(|entry| {
        let name = usize::try_from(entry.info.name_index()).ok().and_then(|index| names.get(index));
        Ok(PyDeclaration {
            id: entry.id,
            name: name.cloned().unwrap_or_default(),
            elements: elements(&entry.info),
            attributes: convert_attributes(py, entry.attributes())?,
        })
    });
    entries.collect()
}

impl PyVisaObject {
    pub(crate) fn new(file: &Arc<OpenFile>, index: usize) -> Self {
        Self { file: Arc::clone(file), index }
    }

    fn object(&self) -> &openvisa::Object<'_> {
        &self.file.borrow_dependent().objects[self.index]
    }

    /// Returns all strings. Access by index takes linear time in the file.
    fn strings(&self) -> Vec<String> {
        self.object().strings().iter().map(|text| text.to_string()).collect()
    }
}

#[pymethods]
impl PyVisaObject {
    /// Name in the header of the file.
    #[getter]
    fn name(&self) -> String {
        self.object().name().to_string()
    }

    /// Returns true if the object is a kernel; otherwise it is a function.
    #[getter]
    fn is_kernel(&self) -> bool {
        self.object().is_kernel()
    }

    /// The encoded instructions.
    #[getter]
    fn code<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.object().code())
    }

    /// The decoded instructions, a sequence.
    ///
    /// Decoding happens here, without the interpreter's lock. Fields are converted when they are
    /// asked for. Raises ``FormatError`` with the offset of an instruction that cannot be decoded.
    #[getter]
    pub(crate) fn instructions(&self, py: Python<'_>) -> PyResult<PyInstructions> {
        PyInstructions::decode(py, &self.file, self.index)
    }

    /// The declared general variables.
    #[getter]
    fn variables(&self, py: Python<'_>) -> PyResult<Vec<PyVariable>> {
        let names = self.strings();
        let variables = self.object().variables().iter().map(|entry| {
            let name = usize::try_from(entry.info.name_index).ok().and_then(|index| names.get(index));
            let data_type = entry.data_type().map(|member| convert(py, member)).transpose()?;
            let alignment = entry.alignment().map(|member| convert(py, member)).transpose()?;
            Ok(PyVariable {
                id: entry.id,
                name: name.cloned().unwrap_or_default(),
                r#type: data_type.map(Bound::unbind),
                elements: entry.num_elements,
                alignment: alignment.map(Bound::unbind),
                alias: entry.alias(),
                attributes: convert_attributes(py, entry.attributes())?,
            })
        });
        variables.collect()
    }

    /// The declared address variables.
    #[getter]
    fn addresses(&self, py: Python<'_>) -> PyResult<Vec<PyDeclaration>> {
        convert_table(py, self.object().addresses(), &self.strings(), |info| info.num_elements)
    }

    /// The declared predicate variables.
    #[getter]
    fn predicates(&self, py: Python<'_>) -> PyResult<Vec<PyDeclaration>> {
        convert_table(py, self.object().predicates(), &self.strings(), |info| info.num_elements)
    }

    /// The declared sampler variables.
    #[getter]
    fn samplers(&self, py: Python<'_>) -> PyResult<Vec<PyDeclaration>> {
        convert_table(py, self.object().samplers(), &self.strings(), |info| info.num_elements)
    }

    /// The declared surface variables.
    #[getter]
    fn surfaces(&self, py: Python<'_>) -> PyResult<Vec<PyDeclaration>> {
        convert_table(py, self.object().surfaces(), &self.strings(), |info| info.num_elements)
    }

    /// The labels.
    #[getter]
    fn labels(&self, py: Python<'_>) -> PyResult<Vec<PyDeclaration>> {
        convert_table(py, self.object().labels(), &self.strings(), |_| 0)
    }

    /// The inputs of a kernel.
    #[getter]
    fn inputs(&self, py: Python<'_>) -> PyResult<Vec<PyInput>> {
        let inputs = self.object().inputs().iter().map(|info| {
            let class = info.kind.class().map(|member| convert(py, member)).transpose()?;
            Ok(PyInput { kind: class.map(Bound::unbind), id: info.id, offset: info.offset, size: info.size })
        });
        inputs.collect()
    }

    /// Attributes by name, as their encoded values.
    #[getter]
    fn attributes(&self, py: Python<'_>) -> PyResult<Py<PyDict>> {
        convert_attributes(py, self.object().attributes())
    }

    fn __repr__(&self) -> String {
        format!("<{} {}>", if self.is_kernel() { "kernel" } else { "function" }, self.name())
    }
}

#[pymethods]
impl PyVariable {
    fn __repr__(&self) -> String {
        format!("<Variable {} {}: {} elements>", self.id, self.name, self.elements)
    }
}

#[pymethods]
impl PyDeclaration {
    fn __repr__(&self) -> String {
        format!("<Declaration {} {}>", self.id, self.name)
    }
}

#[pymethods]
impl PyInput {
    fn __repr__(&self) -> String {
        format!("<Input of variable {}: {} bytes at {}>", self.id, self.size, self.offset)
    }
}
