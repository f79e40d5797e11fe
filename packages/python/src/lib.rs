//! The native module of the Python package `openvisa`.
//!
//! The documentation of each item is its docstring in Python, so it is written for users of Python.
//! For example, [`module::Module`] is `openvisa.Module`. `openvisa/_native.pyi` declares the types.

mod arguments;
mod buffer_protocol;
mod command;
mod compile;
mod errors;
mod host_memory;
mod instruction;
mod kernel;
mod module;
mod object;
mod pickling;
mod source;
mod testing;
mod text;
mod textures;
mod to_python;
mod trace;

/// The module that the package imports.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::arguments::PyLocalMemory;
    #[pymodule_export]
    use crate::command::{explain, lint, run_command, specification_json, verify};
    #[pymodule_export]
    use crate::compile::compile;
    #[pymodule_export]
    use crate::errors::PyFinding;
    #[pymodule_export]
    use crate::instruction::{PyInstruction, PyInstructionIterator, PyInstructions};
    #[pymodule_export]
    use crate::kernel::{PyArgument, PyInexactInstruction, PyKernel, PyLaunchFinding, PyReport};
    #[pymodule_export]
    use crate::module::PyVisaModule;
    #[pymodule_export]
    use crate::object::{PyDeclaration, PyInput, PyVariable, PyVisaObject};
    #[pymodule_export]
    use crate::pickling::restore;
    #[pymodule_export]
    use crate::testing::{compare_arrays, is_assembler_text, run_captured};
    #[pymodule_export]
    use crate::text::{assemble, disassemble, format};
    #[pymodule_export]
    use crate::textures::{PyImage, PySampler};
    #[pymodule_export]
    use crate::trace::PyTraceStep;

    /// Version of the package.
    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
