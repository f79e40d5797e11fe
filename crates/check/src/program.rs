//! Programs: distinguishes object files from assembler texts.

use openvisa::Module;
use openvisa::text::is_assembler_text;
use openvisa_isa::object::CommonIsaHeader;
use openvisa_isa::{Enumeration, Platform};
use std::borrow::Cow;
use std::fmt;

/// The first bytes of an object file.
const OBJECT_MAGIC: &[u8] = &CommonIsaHeader::MAGIC_NUMBER.to_le_bytes();

/// The first bytes of an ELF file, such as a zebin.
const ELF_MAGIC: &[u8] = b"\x7fELF";

/// The first bytes of an archive, which holds one ELF file for each device.
const ARCHIVE_MAGIC: &[u8] = b"!<arch>\n";

/// A program as object file or text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFile<'a> {
    /// The bytes of an object file.
    Object(&'a [u8]),
    /// Assembler text.
    Text(Cow<'a, str>),
}

impl<'a> ProgramFile<'a> {
    /// Returns the program in the bytes of a file. The first bytes decide between object file and
    /// text, or else the ending of the name, which may be empty.
    ///
    /// # Errors
    /// Returns why the file is no program. A zebin is none: it holds several.
    pub fn of_bytes(bytes: &'a [u8], file_name: &str) -> Result<Self, ProgramFileError> {
        if is_elf_file(bytes) {
            return Err(ProgramFileError::Elf);
        }
        if bytes.starts_with(ARCHIVE_MAGIC) {
            return Err(ProgramFileError::Archive);
        }
        let name = file_name.to_ascii_lowercase();
        let text = name.ends_with(".visaasm");
        let object = is_object_file(bytes) || (name.ends_with(".isa") && !looks_like_text(bytes));
        if !text && object {
            return Ok(Self::Object(bytes));
        }
        match std::str::from_utf8(bytes) {
            Ok(source) if text || is_assembler_text(source) => Ok(Self::Text(source.into())),
            Ok(source) if source.trim_start().is_empty() => Err(ProgramFileError::Empty),
            Ok(source) => Err(ProgramFileError::Unknown { is_json: source.trim_start().starts_with('{') }),
            Err(_) if !text => Ok(Self::Object(bytes)),
            Err(error) => {
                Err(ProgramFileError::Encoding { wrong_byte: describe_wrong_byte(bytes, error.valid_up_to()) })
            }
        }
    }

    /// Returns the platform that the program names: that of the first compiled form in an object
    /// file.
    pub fn platform(&self) -> Option<Platform> {
        let Self::Object(bytes) = self else { return None };
        let module = Module::open_lenient(bytes).ok()?;
        let forms = module.objects().flatten().flat_map(|object| object.binaries());
        forms.filter_map(|binary| binary.platform()).find_map(|platform| platform.name().parse().ok())
    }
}

/// The reason why a file is no program.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProgramFileError {
    /// It is an archive of files for several devices.
    Archive,
    /// It is an ELF file. One with assembler texts is a zebin.
    Elf,
    /// It is empty.
    Empty,
    /// It should be a text, but is not UTF-8.
    Encoding {
        /// The first wrong byte and its place, in words.
        wrong_byte: String,
    },
    /// It begins like no program.
    Unknown {
        /// Whether it begins like JSON.
        is_json: bool,
    },
}

impl ProgramFileError {
    /// Returns the message about a file of this name.
    pub fn describe(&self, name: &str) -> String {
        match self {
            Self::Archive => format!("`{name}` is an archive of files; `ar x {name}` takes them out"),
            _ => format!("`{name}` {self}"),
        }
    }
}

impl fmt::Display for ProgramFileError {
    /// Writes what the program is, without its name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Archive => f.write_str("is an archive of files; `ar x` takes them out"),
            Self::Elf => f.write_str(
                "is an ELF file without assembler text in it; the vendor's compiler puts the text of each kernel into the \
                 zebin with `ocloc compile -file x.cl -device dg2 -internal_options -ze-emit-zebin-visa-sections`",
            ),
            Self::Empty => f.write_str("is empty"),
            Self::Encoding { wrong_byte } => write!(f, "is no text: {wrong_byte}"),
            Self::Unknown { is_json } => {
                let why = "it does not begin with `.version`, `.kernel` or `.global_function`";
                let help = if *is_json { "; of the JSON of an object file, `visa convert` makes the file" } else { "" };
                write!(f, "is neither an object file nor assembler text: {why}{help}")
            }
        }
    }
}

openvisa_isa_core::error_types!(ProgramFileError);

/// Returns whether bytes begin like an object file.
pub fn is_object_file(bytes: &[u8]) -> bool {
    bytes.starts_with(OBJECT_MAGIC)
}

fn looks_like_text(bytes: &[u8]) -> bool {
    let start = bytes.trim_ascii_start();
    start.starts_with(b".version") || start.starts_with(b"//") || start.starts_with(b"/*")
}

/// Describes the byte at offset `at`, before which a text is UTF-8.
pub fn describe_wrong_byte(bytes: &[u8], at: usize) -> String {
    // Lines and columns count from 1, and columns are characters, as in findings.
    let before = String::from_utf8_lossy(&bytes[..at]);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let byte = bytes.get(at).copied().unwrap_or_default();
    format!("the byte {byte:#04x} in line {line}, column {column} is not UTF-8; save the file as UTF-8")
}

/// Returns whether bytes begin like an ELF file, such as a zebin.
pub fn is_elf_file(bytes: &[u8]) -> bool {
    bytes.starts_with(ELF_MAGIC)
}

/// Returns whether bytes begin like an object file, an ELF file or an archive.
pub fn has_known_beginning(bytes: &[u8]) -> bool {
    [OBJECT_MAGIC, ELF_MAGIC, ARCHIVE_MAGIC].iter().any(|start| bytes.starts_with(start))
}
