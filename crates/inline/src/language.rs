//! The languages that sources are written in.
//!
//! For example, `kernel.cl` is OpenCL C, and `kernel.ll` is LLVM IR.

use openvisa_isa_core::words;

words! {
    /// A language with inline assembly.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Language, name {
        /// C, C++ and SYCL.
        C = "c",
        /// OpenCL C. All of a source is compiled for the GPU, and no kernel is for explicit SIMD.
        OpenClC = "opencl",
        /// Python, with Triton or the Python bindings of MLIR.
        Python = "python",
        /// MLIR.
        Mlir = "mlir",
        /// LLVM IR.
        LlvmIr = "llvm-ir",
        /// SPIR-V disassembly.
        Spirv = "spirv",
    }
}

impl Language {
    /// The languages with the endings of their files, in lower case.
    pub const ENDINGS: &[(&str, Self)] = &[
        ("c", Self::C),
        ("cc", Self::C),
        ("cl", Self::OpenClC),
        ("clcpp", Self::OpenClC),
        ("cpp", Self::C),
        ("cxx", Self::C),
        ("h", Self::C),
        ("hh", Self::C),
        ("hpp", Self::C),
        ("hxx", Self::C),
        ("inc", Self::C),
        ("inl", Self::C),
        ("ipp", Self::C),
        ("ll", Self::LlvmIr),
        ("mlir", Self::Mlir),
        ("py", Self::Python),
        ("spvasm", Self::Spirv),
        ("tpp", Self::C),
    ];

    /// Returns the language of a file by the ending of its name, in upper or lower case.
    #[must_use]
    pub fn of_file(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        Self::ENDINGS.iter().find(|(known, _)| known.eq_ignore_ascii_case(ending)).map(|(_, language)| *language)
    }
}
