//! The native module of the Python package `openvisa`.
//!
//! The documentation of each item is its docstring in Python, so it is written for users of Python.
//! For example, [`module::Module`] is `openvisa.Module`. `openvisa/_native.pyi` declares the types.

mod arguments;
mod command;
mod errors;
mod host_memory;
mod instruction;
mod kernel;
mod module;
mod object;
mod source;
mod text;
mod to_python;

/// The module that the package imports.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::arguments::LocalMemory;
    #[pymodule_export]
    use crate::command::{explain, run_command, specification_json, verify};
    #[pymodule_export]
    use crate::errors::Finding;
    #[pymodule_export]
    use crate::instruction::{Instruction, InstructionIterator, Instructions};
    #[pymodule_export]
    use crate::kernel::{Argument, Kernel, Report};
    #[pymodule_export]
    use crate::module::Module;
    #[pymodule_export]
    use crate::object::{Declaration, Input, Object, Variable};
    #[pymodule_export]
    use crate::text::{assemble, disassemble, format};

    /// Version of the package.
    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
