//! The languages that sources are written in.
//!
//! For example, `kernel.cl` is OpenCL C, and `kernel.ll` is LLVM IR.

/// A language with inline assembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// C, C++ and SYCL.
    C,
    /// OpenCL C. All of a source is compiled for the GPU, and no kernel is for explicit SIMD.
    OpenClC,
    /// Python, with Triton or the Python bindings of MLIR.
    Python,
    /// MLIR.
    Mlir,
    /// LLVM IR.
    LlvmIr,
    /// SPIR-V disassembly.
    Spirv,
}

impl Language {
    /// All languages.
    pub const ALL: &[Self] = &[Self::C, Self::OpenClC, Self::Python, Self::Mlir, Self::LlvmIr, Self::Spirv];

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

    /// Returns the name of the language on command lines, for example `llvm-ir`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::C => "c",
            Self::OpenClC => "opencl",
            Self::Python => "python",
            Self::Mlir => "mlir",
            Self::LlvmIr => "llvm-ir",
            Self::Spirv => "spirv",
        }
    }
}
