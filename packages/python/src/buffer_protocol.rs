//! The buffer protocol of CPython.
//!
//! It is part of the stable interface from CPython 3.11 on, and PyO3 has it only there. The
//! functions and the structure are those of 3.9 and 3.10 as well, so they are found by their names:
//! a wheel serves all versions. `python3.dll` of the older ones does not export them, but `ctypes`
//! finds them in the library of the interpreter.
#![allow(unsafe_code)]

use pyo3::ffi::PyObject;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::{ptr, slice};

/// `Py_buffer`.
#[repr(C)]
struct BufferView {
    start: *mut c_void,
    object: *mut PyObject,
    bytes: isize,
    item_bytes: isize,
    is_read_only: c_int,
    dimensions: c_int,
    format: *mut c_char,
    shape: *mut isize,
    strides: *mut isize,
    suboffsets: *mut isize,
    internal: *mut c_void,
}

/// `PyBUF_FULL_RO`: all members are filled, and the memory may be read-only.
const FULL_READ_ONLY: c_int = 0x011c;

/// The functions of the protocol.
struct Functions {
    get_buffer: unsafe extern "C" fn(*mut PyObject, *mut BufferView, c_int) -> c_int,
    release: unsafe extern "C" fn(*mut BufferView),
    is_contiguous: unsafe extern "C" fn(*const BufferView, c_char) -> c_int,
}

impl Functions {
    /// Finds the functions in the interpreter.
    fn of_interpreter(py: Python<'_>) -> PyResult<&'static Self> {
        static FUNCTIONS: PyOnceLock<Functions> = PyOnceLock::new();
        FUNCTIONS.get_or_try_init(py, || {
            let ctypes = py.import("ctypes")?;
            let (interpreter, pointer) = (ctypes.getattr("pythonapi")?, ctypes.getattr("c_void_p")?);
            let address = |name: &str| -> PyResult<*const c_void> {
                let function = interpreter.getattr(name)?;
                let address = ctypes.call_method1("cast", (function, &pointer))?.getattr("value")?.extract()?;
                Ok(ptr::with_exposed_provenance(address))
            };
            let [get_buffer, release, is_contiguous] =
                [address("PyObject_GetBuffer")?, address("PyBuffer_Release")?, address("PyBuffer_IsContiguous")?];
            // SAFETY: The interpreter has functions of these names with these signatures in all
            // versions from 3.0 on.
            unsafe {
                Ok(Self {
                    get_buffer: std::mem::transmute::<
                        *const c_void,
                        unsafe extern "C" fn(*mut PyObject, *mut BufferView, c_int) -> c_int,
                    >(get_buffer),
                    release: std::mem::transmute::<*const c_void, unsafe extern "C" fn(*mut BufferView)>(release),
                    is_contiguous: std::mem::transmute::<
                        *const c_void,
                        unsafe extern "C" fn(*const BufferView, c_char) -> c_int,
                    >(is_contiguous),
                })
            }
        })
    }
}

/// The buffer that a Python object exports. It is released when the value is dropped.
pub(crate) struct ExportedBuffer<'py> {
    /// In a box, because CPython may point into it.
    view: Box<BufferView>,
    functions: &'static Functions,
    /// Releasing needs the interpreter's lock.
    _py: Python<'py>,
}

impl<'py> ExportedBuffer<'py> {
    /// Returns the buffer of an object, or `None` if it exports none.
    ///
    /// # Errors
    /// If the interpreter has no `ctypes`.
    pub(crate) fn of(object: &Bound<'py, PyAny>) -> PyResult<Option<Self>> {
        let functions = Functions::of_interpreter(object.py())?;
        let mut view = Box::new(BufferView {
            start: ptr::null_mut(),
            object: ptr::null_mut(),
            bytes: 0,
            item_bytes: 0,
            is_read_only: 0,
            dimensions: 0,
            format: ptr::null_mut(),
            shape: ptr::null_mut(),
            strides: ptr::null_mut(),
            suboffsets: ptr::null_mut(),
            internal: ptr::null_mut(),
        });
        // SAFETY: The object lives during the call, and `view` is a structure that the function may
        // fill. The thread is attached to the interpreter.
        let status = unsafe { (functions.get_buffer)(object.as_ptr(), &raw mut *view, FULL_READ_ONLY) };
        if status != 0 {
            // The exception says that the object exports no buffer.
            drop(PyErr::take(object.py()));
            return Ok(None);
        }
        Ok(Some(Self { view, functions, _py: object.py() }))
    }

    /// Returns the address of the first byte.
    pub(crate) fn start(&self) -> *mut u8 {
        self.view.start.cast()
    }

    /// Returns the number of bytes.
    pub(crate) fn bytes(&self) -> usize {
        usize::try_from(self.view.bytes).unwrap_or_default()
    }

    /// Returns the number of bytes of an element.
    pub(crate) fn item_bytes(&self) -> usize {
        usize::try_from(self.view.item_bytes).unwrap_or_default()
    }

    /// Returns whether the object forbids writing.
    pub(crate) fn is_read_only(&self) -> bool {
        self.view.is_read_only != 0
    }

    /// Returns the type of an element, in the notation of the module `struct`.
    pub(crate) fn format(&self) -> &CStr {
        // SAFETY: A format is null, which means bytes, or a string that lives as long as the
        // buffer.
        if self.view.format.is_null() { c"B" } else { unsafe { CStr::from_ptr(self.view.format) } }
    }

    /// Returns the number of elements in each dimension, the slowest first. Empty for a scalar.
    pub(crate) fn shape(&self) -> Vec<usize> {
        let dimensions = usize::try_from(self.view.dimensions).unwrap_or_default();
        if self.view.shape.is_null() || dimensions == 0 {
            return Vec::new();
        }
        // SAFETY: The shape has an element for each dimension, and lives as long as the buffer.
        let shape = unsafe { slice::from_raw_parts(self.view.shape, dimensions) };
        shape.iter().map(|side| usize::try_from(*side).unwrap_or_default()).collect()
    }

    /// Returns whether the memory is contiguous: `C` row by row, `F` column by column, `A` one of
    /// them.
    pub(crate) fn is_contiguous(&self, order: u8) -> bool {
        // SAFETY: The structure was filled by the interpreter, and is not released yet.
        unsafe { (self.functions.is_contiguous)(&raw const *self.view, order as c_char) != 0 }
    }
}

impl Drop for ExportedBuffer<'_> {
    fn drop(&mut self) {
        // SAFETY: The structure was filled by the interpreter, and is released once. The thread is
        // attached to the interpreter, because the value has its lifetime.
        unsafe { (self.functions.release)(&raw mut *self.view) }
    }
}
