//! Copies of results, for `pickle` and `copy`.
//!
//! For example, a `Report` is pickled as the call `restore("Report", "{...}")`.

use crate::errors::{ArgumentError, PyFinding};
use crate::kernel::{PyArgument, PyInexactInstruction, PyLaunchFinding, PyReport};
use crate::trace::PyTraceStep;
use pyo3::PyClass;
use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The function and the arguments that make an object again, as `__reduce__` returns them.
pub(crate) type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, String));

/// Returns the call of `restore` that makes an object of a class again.
pub(crate) fn reduce<'py, T: Serialize>(py: Python<'py>, class: &'static str, value: &T) -> PyResult<Reduced<'py>> {
    let members = serde_json::to_string(value).map_err(|error| ArgumentError::new_err(error.to_string()))?;
    Ok((py.import("openvisa._native")?.getattr("restore")?, (class, members)))
}

/// Makes a result again that was pickled. ``members`` is JSON.
#[pyfunction]
pub(crate) fn restore<'py>(py: Python<'py>, class_name: &str, members: &str) -> PyResult<Bound<'py, PyAny>> {
    fn read<'py, T>(py: Python<'py>, members: &str) -> PyResult<Bound<'py, PyAny>>
    where
        T: DeserializeOwned + PyClass + Into<PyClassInitializer<T>>,
    {
        let value: T = serde_json::from_str(members).map_err(|error| ArgumentError::new_err(error.to_string()))?;
        Ok(Bound::new(py, value)?.into_any())
    }
    match class_name {
        "Argument" => read::<PyArgument>(py, members),
        "Finding" => read::<PyFinding>(py, members),
        "InexactInstruction" => read::<PyInexactInstruction>(py, members),
        "LaunchFinding" => read::<PyLaunchFinding>(py, members),
        "Report" => read::<PyReport>(py, members),
        "TraceStep" => read::<PyTraceStep>(py, members),
        _ => Err(ArgumentError::new_err(format!("there is no result `{class_name}`"))),
    }
}
