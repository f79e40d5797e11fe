//! Reader of zebins: the ELF files that the vendor's offline compiler writes.
//!
//! The section `.ze_info` describes in YAML how arguments reach each kernel. For example, a payload
//! argument `{arg_type: arg_byvalue, offset: 48, size: 4, arg_index: 2}` says that the four bytes
//! of argument 2 go to byte 48 of the payload.

mod info;
mod write;
mod yaml;

pub use write::{ZebinBuilder, ZebinKernel};

use crate::binding::kernel_info::KernelInfo;
use crate::compile::Program;
use crate::memory::flat_memory::Memory;
use crate::memory::program_data::{AddressPart, DataKind, DataSymbol, Relocation};
use object::read::elf::FileHeader as _;
use object::{Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags, RelocationTarget};
use openvisa_isa::{Platform, PlatformSet};
use std::borrow::Cow;
use std::fmt;
use std::str::Utf8Error;

/// The reason why a zebin cannot be used.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ZebinError {
    /// The file is not ELF.
    NotElf(object::Error),
    /// The file is ELF, but not that of a 64-bit machine.
    Not64Bit(object::Error),
    /// A section, with its name, cannot be read.
    Section(String, object::Error),
    /// A section, with its name, is not UTF-8.
    NotText(&'static str, Utf8Error),
    /// A section has more variables than are read.
    TooLarge {
        /// Name of the section.
        section: String,
        /// Number of bytes of the variables.
        bytes: usize,
    },
    /// The symbol of a relocation cannot be read.
    Relocation(object::Error),
    /// A relocation is of this kind.
    UnknownRelocation(RelocationFlags),
    /// The file has no section `.ze_info`.
    NoInfo,
    /// The section `.ze_info` is malformed.
    Info {
        /// Line of the section, from 1.
        line: usize,
        /// The mistake.
        what: String,
    },
    /// A kernel or module cannot have this name in a zebin.
    Name {
        /// What has the name, and what it has that it must not.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// Two kernels have this name.
    Duplicate(String),
    /// A zebin cannot describe a kernel.
    Kernel {
        /// Name of the kernel.
        kernel: String,
        /// The reason.
        what: String,
    },
    /// The ELF file cannot be written.
    Write(object::write::Error),
}

impl fmt::Display for ZebinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotElf(error) => write!(f, "not an ELF file: {error}"),
            Self::Not64Bit(error) => write!(f, "not a 64-bit ELF file: {error}"),
            Self::Section(section, error) => write!(f, "{section}: {error}"),
            Self::NotText(section, _) => write!(f, "{section} is not UTF-8"),
            Self::TooLarge { section, bytes } => {
                write!(f, "{section} has {bytes} bytes, more than {MAX_SECTION_BYTES}")
            }
            Self::Relocation(error) => write!(f, "a relocation: {error}"),
            Self::UnknownRelocation(flags) => write!(f, "a relocation of an unknown kind: {flags:?}"),
            Self::NoInfo => f.write_str("the file has no section .ze_info"),
            Self::Info { line, what } => write!(f, ".ze_info, line {line}: {what}"),
            Self::Name { what, name } => write!(f, "the name of {what}: {name:?}"),
            Self::Duplicate(name) => write!(f, "there are two kernels `{name}`"),
            Self::Kernel { kernel, what } => write!(f, "{kernel}: {what}"),
            Self::Write(error) => write!(f, "the zebin cannot be written: {error}"),
        }
    }
}

openvisa_isa_core::error_types!(ZebinError {
    Self::NotElf(error) | Self::Not64Bit(error) | Self::Section(_, error) | Self::Relocation(error) => error,
    Self::NotText(_, error) => error,
    Self::Write(error) => error,
});

/// Returns the product family of the device, from the note of type 1 in `.note.intelgt.compat`.
///
/// A note has three words: the length of its name, the length of its content, and its type. Name
/// and content follow, each padded to a multiple of four bytes.
fn product_family(file: &object::File<'_>) -> Option<u32> {
    const PRODUCT_FAMILY: u32 = 1;
    let mut notes = file.section_by_name(".note.intelgt.compat")?.data().ok()?;
    loop {
        let (header, rest) = notes.split_first_chunk::<12>()?;
        let [name, size, kind] =
            std::array::from_fn(|i| u32::from_le_bytes([0, 1, 2, 3].map(|byte| header[4 * i + byte])));
        let [name, filled] = [name, size].map(|n| (n as usize).next_multiple_of(4));
        let text = rest.get(name..)?;
        if kind == PRODUCT_FAMILY {
            return text.first_chunk().filter(|_| size == 4).map(|bytes| u32::from_le_bytes(*bytes));
        }
        notes = text.get(filled..)?;
    }
}

/// Maximum number of bytes of the variables of one section.
const MAX_SECTION_BYTES: usize = 1 << 28;

/// The contents of a zebin that a launch needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Zebin {
    /// The kernels and their payload layouts.
    pub kernels: Vec<KernelInfo>,
    /// The initial bytes of the variables of each kind.
    pub data: Vec<(DataKind, Vec<u8>)>,
    /// The names of variables.
    pub symbols: Vec<DataSymbol>,
    /// The locations in variables that hold addresses.
    pub relocations: Vec<Relocation>,
}

impl Zebin {
    /// Returns the assembler texts in a zebin, one per kernel. The compiler writes them if it is
    /// called with `-internal_options -ze-emit-zebin-visa-sections`. Parse a text with
    /// [`text::parse`](openvisa::text::parse).
    ///
    /// # Errors
    /// If the file is not ELF, or a text is not UTF-8.
    pub fn texts(bytes: &[u8]) -> Result<Vec<Cow<'_, str>>, ZebinError> {
        let texts = text_sections(bytes)?.into_iter().map(|(_, text)| text).collect::<Vec<_>>();
        // Some compilers name every kernel `kernel` in these texts. The texts of kernels are in the
        // order of the kernels, so the names of `.ze_info` replace it. Texts of functions have
        // their names.
        let kernels = ze_info(bytes).and_then(info::parse_kernels).unwrap_or_default();
        let nameless = texts.iter().filter(|text| text.contains(DEFAULT_KERNEL_DIRECTIVE)).count();
        let mut names = kernels.iter().map(|kernel| &kernel.name).filter(|_| kernels.len() == nameless);
        let mut rename = |text: &str| {
            let (before, after) = text.split_once(DEFAULT_KERNEL_DIRECTIVE)?;
            Some(format!("{before}.kernel \"{}\"\n{after}", names.next()?))
        };
        Ok(texts.into_iter().map(|text| rename(text).map_or_else(|| text.into(), Cow::from)).collect())
    }

    /// Returns the names of the sections with code in a form that the simulator does not run:
    /// machine code, for example `.text.add` for the kernel `add`, and `.pisa`, a successor of
    /// vISA.
    ///
    /// # Errors
    /// If the file is not ELF.
    pub fn sections_of_other_code(bytes: &[u8]) -> Result<Vec<String>, ZebinError> {
        let file = object::File::parse(bytes).map_err(ZebinError::NotElf)?;
        let is_code = |name: &&str| {
            let of = |kind: &str| name.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
            of(".text") || of(".pisa")
        };
        let names = file.sections().filter_map(|section| section.name().ok().filter(is_code).map(str::to_owned));
        Ok(names.collect())
    }

    /// Returns a copy of a zebin in which `replace` has replaced assembler texts. The texts are
    /// those that the compiler wrote, whatever name they give to a kernel. For example, a driver
    /// replaces a text that lacks the scopes of its inline assembly.
    ///
    /// # Errors
    /// If the file is not a 64-bit ELF file, or a text is not UTF-8.
    pub fn with_replaced_texts<'t>(
        bytes: &[u8],
        mut replace: impl FnMut(&str) -> Option<&'t str>,
    ) -> Result<Vec<u8>, ZebinError> {
        let mut copy = bytes.to_vec();
        for (section, text) in text_sections(bytes)? {
            let Some(new) = replace(text) else { continue };
            let place = [copy.len() as u64, new.len() as u64];
            copy.extend(new.bytes());
            let header = object::elf::FileHeader64::<object::LittleEndian>::parse(bytes);
            let table = header.map(|header| header.e_shoff(object::LittleEndian));
            let table = table.map_err(ZebinError::Not64Bit)?;
            // The offset and the size of a section are next to each other in its header.
            let header = table as usize + section * size_of::<object::elf::SectionHeader64<object::LittleEndian>>();
            let field = header + std::mem::offset_of!(object::elf::SectionHeader64<object::LittleEndian>, sh_offset);
            copy[field..field + 16].copy_from_slice(&place.map(u64::to_le_bytes).concat());
        }
        Ok(copy)
    }

    /// Returns the platform that the kernels were compiled for, if the zebin states one. If it
    /// states several, the newest is returned.
    pub fn platform(&self) -> Option<Platform> {
        self.kernels.iter().flat_map(|kernel| kernel.platforms.iter()).max()
    }

    /// Parses a zebin.
    ///
    /// # Errors
    /// If the file is not ELF, has no section `.ze_info`, or that section is malformed.
    pub fn parse(bytes: &[u8]) -> Result<Self, ZebinError> {
        let file = object::File::parse(bytes).map_err(ZebinError::NotElf)?;
        let mut zebin = Self::from_info(ze_info(bytes)?)?;
        for section in file.sections() {
            let name = section.name().unwrap_or("");
            let Some((kind, zeros)) = data_section(name) else { continue };
            let size = usize::try_from(section.size()).unwrap_or(usize::MAX);
            if size > MAX_SECTION_BYTES {
                return Err(ZebinError::TooLarge { section: name.to_owned(), bytes: size });
            }
            let bytes = match zeros {
                true => vec![0; size],
                false => section.data().map_err(|error| ZebinError::Section(name.to_owned(), error))?.to_vec(),
            };
            match zebin.data.iter_mut().find(|(k, _)| *k == kind) {
                Some((_, known)) if zeros => known.extend(bytes),
                Some((_, known)) => {
                    known.splice(0..0, bytes);
                }
                None => zebin.data.push((kind, bytes)),
            }
        }
        // OpenCL C 2.0 and later allows a remainder group of another size, unless an option forbids
        // it.
        let options = file.section_by_name(".misc.buildOptions").and_then(|s| s.data().ok()).unwrap_or(&[]);
        let options = String::from_utf8_lossy(options);
        let uneven = ["CL2", "CL3"].iter().any(|std| options.contains(&format!("-cl-std={std}")));
        let uneven = uneven && !options.contains("-cl-uniform-work-group-size");
        let platforms = product_family(&file).map_or(PlatformSet::EMPTY, PlatformSet::of_product);
        for kernel in &mut zebin.kernels {
            (kernel.uneven_groups, kernel.platforms) = (uneven, platforms);
        }
        zebin.read_symbols(&file);
        zebin.read_relocations(&file)?;
        Ok(zebin)
    }

    fn read_symbols(&mut self, file: &object::File<'_>) {
        for symbol in file.symbols() {
            let section = symbol.section_index().and_then(|i| file.section_by_index(i).ok());
            let Some((kind, zeros)) = section.and_then(|s| data_section(s.name().unwrap_or(""))) else { continue };
            let initialised = file.sections().find(|s| data_section(s.name().unwrap_or("")) == Some((kind, false)));
            let before = if zeros { initialised.map_or(0, |s| s.size()) } else { 0 };
            let (Ok(name), Ok(offset)) = (symbol.name(), usize::try_from(symbol.address().saturating_add(before)))
            else {
                continue;
            };
            self.symbols.push(DataSymbol { name: name.to_owned(), kind, offset });
        }
    }

    /// Reads the relocations of data sections. Relocations of machine code are skipped: the vISA
    /// program has instructions that load the addresses.
    fn read_relocations(&mut self, file: &object::File<'_>) -> Result<(), ZebinError> {
        for section in file.sections() {
            let Some((kind, _)) = data_section(section.name().unwrap_or("")) else { continue };
            for (offset, relocation) in section.relocations() {
                let part = match relocation.flags() {
                    RelocationFlags::Elf { r_type: 1 } => AddressPart::Whole,
                    RelocationFlags::Elf { r_type: 2 } => AddressPart::Low,
                    RelocationFlags::Elf { r_type: 3 } => AddressPart::High,
                    other => return Err(ZebinError::UnknownRelocation(other)),
                };
                let RelocationTarget::Symbol(index) = relocation.target() else { continue };
                let symbol = file.symbol_by_index(index).map_err(ZebinError::Relocation)?;
                let symbol = symbol.name().map_err(ZebinError::Relocation)?.to_owned();
                let offset = usize::try_from(offset).unwrap_or(usize::MAX);
                let addend = (!relocation.has_implicit_addend()).then(|| relocation.addend());
                self.relocations.push(Relocation { kind, offset, part, symbol, addend });
            }
        }
        Ok(())
    }

    /// Parses the text of a `.ze_info` section. The symbol table that compilers list among the
    /// kernels is left out.
    ///
    /// # Errors
    /// If the text is not YAML, or a value does not have its type.
    pub fn from_info(text: &str) -> Result<Self, ZebinError> {
        let mut kernels = info::parse_kernels(text)?;
        kernels.retain(|kernel| !kernel.name.starts_with(SYMBOL_TABLE_PREFIX));
        Ok(Self { kernels, ..Self::default() })
    }

    /// Returns the kernel with this name.
    pub fn kernel(&self, name: &str) -> Option<&KernelInfo> {
        self.kernels.iter().find(|k| k.name == name)
    }
}

/// The start of the name that a compiler gives to the symbol table of a program, which has the
/// functions whose addresses are taken. It is listed as a kernel, but cannot be launched.
const SYMBOL_TABLE_PREFIX: &str = "Intel_Symbol_Table_Void_Program";

/// Returns the text of the section `.ze_info`.
fn ze_info(bytes: &[u8]) -> Result<&str, ZebinError> {
    let file = object::File::parse(bytes).map_err(ZebinError::NotElf)?;
    let section = file.section_by_name(".ze_info").ok_or(ZebinError::NoInfo)?;
    let text = section.data().map_err(|error| ZebinError::Section(".ze_info".to_owned(), error))?;
    std::str::from_utf8(text).map_err(|error| ZebinError::NotText(".ze_info", error))
}

/// Returns the sections with assembler texts: the index of each, and the text.
fn text_sections(bytes: &[u8]) -> Result<Vec<(usize, &str)>, ZebinError> {
    let file = object::File::parse(bytes).map_err(ZebinError::NotElf)?;
    let mut texts = Vec::new();
    for section in file.sections() {
        if section.name().is_ok_and(|name| name == ".visaasm" || name.starts_with(".visaasm.")) {
            let bytes = section.data().map_err(|error| ZebinError::Section(".visaasm".to_owned(), error))?;
            let text = std::str::from_utf8(bytes).map_err(|error| ZebinError::NotText(".visaasm", error))?;
            texts.push((section.index().0, text));
        }
    }
    Ok(texts)
}

/// The directive that the compiler prints when it does not know the name of the kernel.
const DEFAULT_KERNEL_DIRECTIVE: &str = ".kernel \"kernel\"\n";

/// Returns the kind of variables in a data section, and whether they are zero-initialised. The
/// zero-initialised variables of a kind are placed after the initialised ones.
fn data_section(name: &str) -> Option<(DataKind, bool)> {
    Some(match name {
        ".data.const" => (DataKind::Constant, false),
        ".bss.const" => (DataKind::Constant, true),
        ".data.global" => (DataKind::Global, false),
        ".bss.global" => (DataKind::Global, true),
        ".data.const.string" => (DataKind::Strings, false),
        _ => return None,
    })
}

impl Memory {
    /// Adds the program-scope variables of a zebin, and applies its relocations. `program` has the
    /// functions whose addresses the variables hold.
    pub fn load(&mut self, zebin: &Zebin, program: &Program<'_>) {
        let function_address = |name: &str| program.function_address(name);
        self.load_variables(&zebin.data, &zebin.symbols, &zebin.relocations, function_address);
    }
}

#[cfg(test)]
mod tests;
