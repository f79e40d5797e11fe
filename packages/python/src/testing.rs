//! What `openvisa.testing` and the plugin for pytest need: comparisons, and the command's results.

use crate::errors::ArgumentError;
use crate::host_memory::HostMemory;
use openvisa_commands::Context;
use openvisa_sim::{Array, Tolerance};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::ffi::OsString;

/// Compares an array with an expected one, with the tolerances of launch files. Returns the
/// difference and the first elements that have one, or ``None`` if all elements are as expected.
///
/// ``expected`` is an array of numbers of any type, a list, or one number for all elements.
#[pyfunction]
#[pyo3(signature = (found, expected, *, rtol = 0.0, atol = 0.0, ulp = 0))]
pub(crate) fn compare_arrays(
    found: &Bound<'_, PyAny>,
    expected: &Bound<'_, PyAny>,
    rtol: f64,
    atol: f64,
    ulp: u64,
) -> PyResult<Option<String>> {
    for (name, value) in [("rtol", rtol), ("atol", atol)] {
        if value.is_nan() || value < 0.0 {
            return Err(ArgumentError::new_err(format!("`{name}` is a number from 0 on, not {value}")));
        }
    }
    let tolerance = Tolerance { absolute: atol, relative: rtol, ulp };
    let py = found.py();
    let Some(found) = HostMemory::of(found)? else {
        return Err(PyTypeError::new_err(format!("expected an array, not {}", found.get_type().name()?)));
    };
    let found = found.to_array(py);
    let is_list = expected.is_instance_of::<PyList>() || expected.is_instance_of::<PyTuple>();
    let memory = if is_list { None } else { HostMemory::of(expected)? };
    let expected = match memory {
        Some(memory) if !memory.shape().is_empty() => memory.to_array(py),
        _ if is_list => {
            let (mut numbers, mut shape) = (Vec::new(), Vec::new());
            flatten(expected, 0, &mut numbers, &mut shape)?;
            array_of_numbers(&numbers, shape)?
        }
        _ => array_of_numbers(&vec![expected.clone(); found.element_count()], found.shape.clone())?,
    };
    let compared = found.compare(&expected, &tolerance).map_err(ArgumentError::new_err)?;
    if compared.is_equal() {
        return Ok(None);
    }
    let others = compared.first.iter().skip(1).map(|mismatch| format!("\n  {mismatch}"));
    Ok(Some(compared.to_string() + &others.collect::<String>()))
}

/// Maximum number of dimensions of a list of lists, as of NumPy.
const MAX_DIMENSIONS: usize = 64;

/// Appends the numbers of a list of lists. `shape` gets the number of elements in each dimension.
fn flatten<'py>(
    list: &Bound<'py, PyAny>,
    depth: usize,
    numbers: &mut Vec<Bound<'py, PyAny>>,
    shape: &mut Vec<usize>,
) -> PyResult<()> {
    if !(list.is_instance_of::<PyList>() || list.is_instance_of::<PyTuple>()) {
        if depth != shape.len() {
            return Err(ArgumentError::new_err("the lists in the expected list have different depths"));
        }
        numbers.push(list.clone());
        return Ok(());
    }
    let len = list.len()?;
    match shape.get(depth) {
        None if depth == MAX_DIMENSIONS || !numbers.is_empty() => {
            return Err(ArgumentError::new_err("the lists in the expected list have different depths"));
        }
        None => shape.push(len),
        Some(first) if *first != len => {
            let what = format!("the lists in the expected list have {first} and {len} elements");
            return Err(ArgumentError::new_err(what));
        }
        Some(_) => {}
    }
    list.try_iter()?.try_for_each(|item| flatten(&item?, depth + 1, numbers, shape))
}

/// Returns an array of signed or unsigned integers of 64 bits, or else of `double`.
fn array_of_numbers(numbers: &[Bound<'_, PyAny>], shape: Vec<usize>) -> PyResult<Array> {
    let array = |descr: &str, words: Vec<[u8; 8]>| Array {
        descr: descr.to_owned(),
        fortran: false,
        shape: shape.clone(),
        data: words.into_iter().flatten().collect(),
    };
    let is_int = |number: &Bound<'_, PyAny>| number.hasattr("__index__");
    if numbers.iter().all(|number| is_int(number).unwrap_or(false)) {
        let signed = numbers.iter().map(|number| number.extract().map(i64::to_le_bytes)).collect();
        if let PyResult::Ok(words) = signed {
            return Ok(array("<i8", words));
        }
        let unsigned = numbers.iter().map(|number| number.extract().map(u64::to_le_bytes)).collect();
        if let PyResult::Ok(words) = unsigned {
            return Ok(array("<u8", words));
        }
    }
    let real = numbers.iter().map(|number| number.extract().map(f64::to_le_bytes));
    Ok(array("<f8", real.collect::<PyResult<_>>()?))
}

/// Returns whether a text is assembler text, and not a source of another language.
#[pyfunction]
pub(crate) fn is_assembler_text(text: &str) -> bool {
    openvisa::text::is_assembler_text(text)
}

/// Runs the command ``visa`` with arguments. Returns its exit status, and what it prints to standard
/// output and to standard error.
#[pyfunction]
pub(crate) fn run_captured(py: Python<'_>, args: Vec<OsString>) -> (u8, String, String) {
    let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
    let status = py.detach(|| {
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        context.variable = |name| std::env::var_os(name);
        openvisa_commands::run(args, &mut context)
    });
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (status.code(), text(out), text(err))
}
