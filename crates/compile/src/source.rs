//! The kinds of programs that the compiler takes.
//!
//! For example, a file that begins with the bytes `03 02 23 07` is SPIR-V, even if its name ends in
//! `.cl`.

use std::fmt;
use std::path::Path;
use std::str::Utf8Error;

/// The first word of SPIR-V.
const SPIRV_MAGIC: u32 = 0x0723_0203;

/// The beginnings of LLVM bitcode: as it is, and in a wrapper.
const BITCODE_MAGICS: [[u8; 4]; 2] = [*b"BC\xc0\xde", [0xde, 0xc0, 0x17, 0x0b]];

/// A program for the compiler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source<'a> {
    /// OpenCL C.
    OpenClC(&'a str),
    /// SPIR-V, in the byte order of the machine.
    SpirV(&'a [u8]),
    /// LLVM bitcode of the target `spir64`. It must be readable by the LLVM that is part of the
    /// compiler.
    Bitcode(&'a [u8]),
}

/// The reason why a file is a source that the compiler does not take.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum SourceError {
    /// The file is SPIR-V in the byte order that the machine does not have.
    OtherByteOrder,
    /// The name says OpenCL C, but the file is not UTF-8.
    NotText(Utf8Error),
    /// The name says SPIR-V, but the file does not begin so.
    NotSpirV,
    /// The name says LLVM bitcode, but the file does not begin so.
    NotBitcode,
    /// The file is LLVM assembly.
    LlvmAssembly,
    /// The file is SPIR-V assembly.
    SpirVAssembly,
    /// The file is in a language that the compiler does not take.
    OtherLanguage,
}

impl fmt::Display for SourceError {
    /// Writes what the file is, and what to do.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OtherByteOrder => {
                "it is SPIR-V in the other byte order; `spirv-as` and `spirv-opt` write it in that of the machine"
            }
            Self::NotText(error) => {
                let at = error.valid_up_to();
                return write!(f, "it is OpenCL C by its name, but byte {at:#x} is not UTF-8");
            }
            Self::NotSpirV => "it is SPIR-V by its name, but does not begin with 0x07230203",
            Self::NotBitcode => "it is LLVM bitcode by its name, but does not begin with `BC`",
            Self::LlvmAssembly => {
                "it is LLVM assembly, which `ocloc` does not read; `llvm-as FILE.ll -o FILE.bc` makes bitcode of it, \
                 and `llvm-spirv FILE.bc` SPIR-V"
            }
            Self::SpirVAssembly => {
                "it is SPIR-V assembly, which `ocloc` does not read; `spirv-as FILE -o FILE.spv` makes SPIR-V of it"
            }
            Self::OtherLanguage => "`ocloc` compiles OpenCL C, in files with the ending `.cl`, SPIR-V and LLVM bitcode",
        })
    }
}

openvisa_isa_core::error_types!(SourceError { Self::NotText(error) => error });

impl<'a> Source<'a> {
    /// Returns the program in a file, or `None` if the file is no source for the compiler. SPIR-V
    /// and bitcode are found by their first bytes, OpenCL C by the ending `.cl` of `name`.
    ///
    /// ```
    /// use openvisa_compile::Source;
    /// use std::path::Path;
    ///
    /// let of_file = |name: &str, bytes| Source::of_file(Path::new(name), bytes);
    /// assert_eq!(of_file("a.cl", b"kernel"), Ok(Some(Source::OpenClC("kernel"))));
    /// assert_eq!(of_file("a.visaasm", b".version 4.1"), Ok(None));
    /// assert!(of_file("a.ll", b"").unwrap_err().to_string().contains("llvm-as"));
    /// ```
    ///
    /// # Errors
    /// If the name says that the file is a source, and its contents are not or cannot be compiled.
    /// The error says what to do.
    pub fn of_file(name: &Path, bytes: &'a [u8]) -> Result<Option<Self>, SourceError> {
        if is_spirv(bytes) {
            return Ok(Some(Self::SpirV(bytes)));
        }
        if bytes.first_chunk().is_some_and(|word| BITCODE_MAGICS.contains(word)) {
            return Ok(Some(Self::Bitcode(bytes)));
        }
        if bytes.first_chunk().is_some_and(|word| u32::from_ne_bytes(*word).swap_bytes() == SPIRV_MAGIC) {
            return Err(SourceError::OtherByteOrder);
        }
        let ending = name.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_ascii_lowercase();
        match ending.as_str() {
            "cl" => std::str::from_utf8(bytes).map(|text| Some(Self::OpenClC(text))).map_err(SourceError::NotText),
            "ll" => Err(SourceError::LlvmAssembly),
            "spv" => Err(SourceError::NotSpirV),
            "bc" => Err(SourceError::NotBitcode),
            "spvasm" | "spvtext" => Err(SourceError::SpirVAssembly),
            "c" | "cpp" | "cc" | "cxx" | "hip" | "cu" => Err(SourceError::OtherLanguage),
            _ => Ok(None),
        }
    }

    /// Returns the option that tells the compiler what the file is.
    pub(crate) const fn input_option(self) -> Option<&'static str> {
        match self {
            Self::OpenClC(_) => None,
            Self::SpirV(_) => Some("-spirv_input"),
            Self::Bitcode(_) => Some("-llvm_input"),
        }
    }
}

/// Returns whether bytes are SPIR-V in the byte order of the machine.
#[must_use]
pub fn is_spirv(bytes: &[u8]) -> bool {
    bytes.first_chunk().is_some_and(|word| u32::from_ne_bytes(*word) == SPIRV_MAGIC)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_by_their_first_bytes_or_their_name() {
        let of = |name: &str, bytes: &'static [u8]| Source::of_file(Path::new(name), bytes);
        let spirv: &[u8] = Box::leak(Box::new(SPIRV_MAGIC.to_ne_bytes()));
        let swapped: &[u8] = Box::leak(Box::new(SPIRV_MAGIC.swap_bytes().to_ne_bytes()));
        assert_eq!(of("a", spirv), Ok(Some(Source::SpirV(spirv))));
        assert_eq!(of("a.cl", spirv), Ok(Some(Source::SpirV(spirv))));
        assert_eq!(of("a.ll", b"BC\xc0\xde"), Ok(Some(Source::Bitcode(b"BC\xc0\xde"))));
        assert_eq!(of("A.CL", b""), Ok(Some(Source::OpenClC(""))));
        for name in ["a", "a.visaasm", "a.isa", "a.bin", "cl"] {
            assert_eq!(of(name, b"x"), Ok(None), "{name}");
        }
        for (name, bytes, said) in [
            ("a.spv", swapped, "other byte order"),
            ("a.spv", b"text", "0x07230203"),
            ("a.spv", b"", "0x07230203"),
            ("a.bc", b"text", "`BC`"),
            ("a.ll", b"define void @k() {", "llvm-as"),
            ("a.spvasm", b"OpCapability", "spirv-as"),
            ("a.cl", b"ab\xff", "byte 0x2 is not UTF-8"),
            ("a.cu", b"", "`.cl`"),
        ] {
            let error = of(name, bytes).expect_err(name).to_string();
            assert!(error.contains(said), "{name}: {error}");
        }
    }
}
