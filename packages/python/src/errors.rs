//! Findings, and the exceptions that are defined in `openvisa/_errors.py`.

use crate::kernel::PyLaunchFinding;
use crate::pickling::{Reduced, reduce};
use crate::trace::PyTraceStep;
use openvisa::module;
use openvisa::text::{Diagnostic, Locator, Severity};
use openvisa_findings::Finding;
use openvisa_sim::{LaunchError, RunError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// A finding about a program: a broken rule of the specification, or a mistake in a text.
///
/// ``str(finding)`` is one line, for example
/// ``12:30: error[text:undeclared]: no variable `V34` is declared; did you mean `V32`?``.
#[pyclass(frozen, get_all, name = "Finding", module = "openvisa")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PyFinding {
    /// Stable name of the broken rule or the kind of mistake, for example ``text:undeclared``.
    code: String,
    /// ``"error"`` or ``"warning"``.
    severity: String,
    /// What was found, and what was expected.
    message: String,
    /// A suggestion, or ``None``.
    help: Option<String>,
    /// Line in the text, from 1, or ``None`` for an object file.
    line: Option<u32>,
    /// Column in characters, from 1, or ``None`` for an object file.
    column: Option<u32>,
    /// Offset from the beginning of the file or text, in bytes.
    offset: usize,
    /// Name of the kernel or function, or ``None``.
    kernel: Option<String>,
    /// Index of the instruction in its kernel, from 0, or ``None``.
    instruction: Option<usize>,
    /// First word of the instruction in text, or ``None``.
    mnemonic: Option<String>,
    /// Name of the operand or field, or ``None``.
    operand: Option<String>,
    /// Line of the specification that states the rule, for example
    /// ``specs/instructions/ADD.md:20``, or ``None``.
    spec: Option<String>,
}

#[pymethods]
impl PyFinding {
    fn __str__(&self) -> String {
        let mut text = match (self.line, self.column) {
            (Some(line), Some(column)) => format!("{line}:{column}: "),
            _ => format!("byte {:#x}: ", self.offset),
        };
        let _ = write!(text, "{}[{}]: {}", self.severity, self.code, self.message);
        if let Some(help) = &self.help {
            let _ = write!(text, "; {help}");
        }
        text
    }

    fn __repr__(&self) -> String {
        format!("<Finding {}>", self.__str__())
    }

    /// Supports ``pickle`` and ``copy``.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, "Finding", self)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get() == self)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (&self.code, self.offset, &self.message).hash(&mut hasher);
        hasher.finish()
    }
}

impl From<Finding> for PyFinding {
    fn from(finding: Finding) -> Self {
        let instruction = finding.instruction.as_ref();
        Self {
            severity: finding.severity.to_string(),
            line: finding.line(),
            column: finding.column(),
            offset: finding.span.start,
            instruction: instruction.map(|instruction| instruction.index),
            mnemonic: instruction.and_then(|instruction| Some(instruction.name?.to_owned())),
            code: finding.code,
            message: finding.message,
            help: finding.help,
            kernel: finding.object,
            operand: finding.operand,
            spec: finding.spec,
        }
    }
}

/// Returns the findings about the statements of a text.
pub(crate) fn findings_of_statements(diagnostics: &[Diagnostic], text: &str) -> Vec<PyFinding> {
    let mut lines = Locator::new(text);
    diagnostics.iter().map(|diagnostic| Finding::of_diagnostic(diagnostic, &mut lines).into()).collect()
}

mod classes {
    #![allow(missing_docs, unreachable_pub)]

    pyo3::import_exception!(openvisa._errors, ArgumentError);
    pyo3::import_exception!(openvisa._errors, UnknownNameError);
}

pub(crate) use classes::{ArgumentError, UnknownNameError};

/// Creates an exception of `openvisa._errors`.
fn create<'py>(
    py: Python<'py>,
    class: &str,
    args: impl pyo3::call::PyCallArgs<'py>,
    named: Option<&Bound<'py, PyDict>>,
) -> PyErr {
    let made = py.import("openvisa._errors").and_then(|module| module.getattr(class)?.call(args, named));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// Returns an `AssemblyError` with the findings of a text. Its message has one line for each error.
pub(crate) fn assembly_error(py: Python<'_>, diagnostics: &[Diagnostic], text: &str) -> PyErr {
    let findings = findings_of_statements(diagnostics, text);
    let is_error = |(diagnostic, _): &(&Diagnostic, &PyFinding)| diagnostic.severity >= Severity::Error;
    let lines: Vec<_> =
        diagnostics.iter().zip(&findings).filter(is_error).map(|(_, finding)| finding.__str__()).collect();
    let findings = findings.into_iter().map(|finding| Py::new(py, finding)).collect::<PyResult<Vec<_>>>();
    match findings.and_then(|findings| PyTuple::new(py, findings)) {
        Ok(findings) => create(py, "AssemblyError", (lines.join("\n"), findings), None),
        Err(error) => error,
    }
}

/// Returns a `CompileError`. `log` is what the compiler printed.
pub(crate) fn compile_error(py: Python<'_>, message: &str, log: &str) -> PyErr {
    create(py, "CompileError", (message, log), None)
}

/// Returns a `FormatError`.
pub(crate) fn format_error(py: Python<'_>, message: impl Into<String>, offset: Option<usize>) -> PyErr {
    create(py, "FormatError", (message.into(), offset), None)
}

/// Returns the `FormatError` for a file that cannot be read.
pub(crate) fn file_error(py: Python<'_>, finding: &module::Error) -> PyErr {
    format_error(py, finding.to_string(), Some(finding.offset))
}

/// Returns a `LaunchError` with a list of problems.
pub(crate) fn launch_problems(py: Python<'_>, problems: &[String]) -> PyErr {
    create(py, "LaunchError", (problems.join("\n"), problems.to_vec()), None)
}

/// Returns the `LaunchError` for a launch that cannot be made.
pub(crate) fn launch_error(py: Python<'_>, error: &LaunchError) -> PyErr {
    launch_problems(py, &error.problems().iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// Returns the `RunError` for a kernel that failed. `findings` are those of the checks until then,
/// and `trace` has the steps of a traced thread.
pub(crate) fn run_error(
    py: Python<'_>,
    error: &RunError,
    findings: Vec<PyLaunchFinding>,
    trace: Vec<PyTraceStep>,
) -> PyErr {
    let named = PyDict::new(py);
    let [x, y, z] = error.group;
    let fill = || -> PyResult<()> {
        named.set_item("routine", &error.routine)?;
        named.set_item("instruction", error.instruction.map(|(index, _)| index))?;
        named.set_item("name", error.instruction.map(|(_, kind)| kind.info().name))?;
        named.set_item("offset", error.offset)?;
        named.set_item("group", (x, y, z))?;
        named.set_item("thread", error.thread)?;
        named.set_item("findings", PyTuple::new(py, findings)?)?;
        named.set_item("trace", PyTuple::new(py, trace)?)?;
        named.set_item("local_id", error.local_id.map(|[x, y, z]| (x, y, z)))
    };
    match fill() {
        Ok(()) => create(py, "RunError", (error.to_string(),), Some(&named)),
        Err(error) => error,
    }
}
