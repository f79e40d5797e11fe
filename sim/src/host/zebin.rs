//! What a zebin says about its kernels: the ELF file that the vendor's offline compiler writes, with `.ze_info` in it.

mod info;
mod write;
mod yaml;

pub use write::{ZebinBuilder, ZebinKernel};

use crate::binding::kernel_info::KernelInfo;
use crate::memory::flat_memory::Memory;
use crate::memory::program_data::{AddressPart, DataKind, DataSymbol, Relocation};
use object::{Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags, RelocationTarget};
use openvisa_isa::{Platform, PlatformSet};
use std::borrow::Cow;
use std::fmt;

/// Why a zebin cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZebinError(String);

impl fmt::Display for ZebinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ZebinError {}

fn error(what: impl Into<String>) -> ZebinError {
    ZebinError(what.into())
}

/// The number of the product family of the device: the note of type 1 in `.note.intelgt.compat`. A note has three words, the lengths of
/// its name and of what it says and its type, then both, filled up to words.
fn product(file: &object::File<'_>) -> Option<u32> {
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

/// The most bytes that the variables of a program may take.
const MOST_DATA: usize = 1 << 28;

/// A zebin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Zebin {
    /// Its kernels.
    pub kernels: Vec<KernelInfo>,
    /// The variables of the program, where it has any.
    pub data: Vec<(DataKind, Vec<u8>)>,
    /// Names of these variables.
    pub symbols: Vec<DataSymbol>,
    /// Addresses among these variables.
    pub relocations: Vec<Relocation>,
}

impl Zebin {
    /// The assembler texts in a zebin: one for each kernel, where the compiler was asked for them with
    /// `-internal_options -ze-emit-zebin-visa-sections`. [`text::parse`](openvisa::text::parse) reads one.
    ///
    /// # Errors
    /// When it is no ELF file, or what should be a text is none.
    pub fn texts(bytes: &[u8]) -> Result<Vec<Cow<'_, str>>, ZebinError> {
        let file = object::File::parse(bytes).map_err(|e| error(format!("not an ELF file: {e}")))?;
        let mut texts = Vec::new();
        for section in file.sections() {
            if section.name().is_ok_and(|name| name == ".visaasm" || name.starts_with(".visaasm.")) {
                let bytes = section.data().map_err(|e| error(format!(".visaasm: {e}")))?;
                texts.push(std::str::from_utf8(bytes).map_err(|_| error(".visaasm is not UTF-8"))?);
            }
        }
        // Some compilers call all kernels `kernel` in these texts, which are in the order of the kernels.
        let kernels = Self::parse(bytes).map(|zebin| zebin.kernels).unwrap_or_default();
        let in_order = kernels.len() == texts.len();
        let named = texts.into_iter().enumerate().map(|(index, text)| match text.split_once(NAMELESS) {
            Some((before, after)) if in_order => format!("{before}.kernel \"{}\"\n{after}", kernels[index].name).into(),
            _ => text.into(),
        });
        Ok(named.collect())
    }

    /// The platform that its kernels were compiled for, where it says so; of several, the newest.
    pub fn platform(&self) -> Option<Platform> {
        self.kernels.iter().flat_map(|kernel| kernel.platforms.iter()).max()
    }

    /// Reads one.
    ///
    /// # Errors
    /// When it is no ELF file, has no `.ze_info`, or that section says something that is not understood.
    pub fn parse(bytes: &[u8]) -> Result<Self, ZebinError> {
        let file = object::File::parse(bytes).map_err(|e| error(format!("not an ELF file: {e}")))?;
        let section = file.section_by_name(".ze_info").ok_or_else(|| error("the file has no section .ze_info"))?;
        let text = section.data().map_err(|e| error(format!(".ze_info: {e}")))?;
        let text = std::str::from_utf8(text).map_err(|_| error(".ze_info is not UTF-8"))?;
        let mut zebin = Self::from_info(text)?;
        for section in file.sections() {
            let name = section.name().unwrap_or("");
            let Some((kind, zeros)) = data_section(name) else { continue };
            let size = usize::try_from(section.size()).unwrap_or(usize::MAX);
            if size > MOST_DATA {
                return Err(error(format!("{name} has {size} bytes, more than {MOST_DATA}")));
            }
            let bytes = match zeros {
                true => vec![0; size],
                false => section.data().map_err(|e| error(format!("{name}: {e}")))?.to_vec(),
            };
            match zebin.data.iter_mut().find(|(k, _)| *k == kind) {
                Some((_, known)) if zeros => known.extend(bytes),
                Some((_, known)) => {
                    known.splice(0..0, bytes);
                }
                None => zebin.data.push((kind, bytes)),
            }
        }
        // Kernels of OpenCL C 2.0 and later take groups of different sizes, unless told not to.
        let options = file.section_by_name(".misc.buildOptions").and_then(|s| s.data().ok()).unwrap_or(&[]);
        let options = String::from_utf8_lossy(options);
        let uneven = ["CL2", "CL3"].iter().any(|std| options.contains(&format!("-cl-std={std}")));
        let uneven = uneven && !options.contains("-cl-uniform-work-group-size");
        let platforms = product(&file).map_or(PlatformSet::EMPTY, PlatformSet::of_product);
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

    /// Reads the relocations of data. Those of machine code say where symbols stand in it; here an instruction does.
    fn read_relocations(&mut self, file: &object::File<'_>) -> Result<(), ZebinError> {
        for section in file.sections() {
            let Some((kind, _)) = data_section(section.name().unwrap_or("")) else { continue };
            for (offset, relocation) in section.relocations() {
                let part = match relocation.flags() {
                    RelocationFlags::Elf { r_type: 1 } => AddressPart::Whole,
                    RelocationFlags::Elf { r_type: 2 } => AddressPart::Low,
                    RelocationFlags::Elf { r_type: 3 } => AddressPart::High,
                    other => return Err(error(format!("a relocation of an unknown kind: {other:?}"))),
                };
                let RelocationTarget::Symbol(index) = relocation.target() else { continue };
                let symbol = file.symbol_by_index(index).map_err(|e| error(format!("a relocation: {e}")))?;
                let symbol = symbol.name().map_err(|e| error(format!("a relocation: {e}")))?.to_owned();
                let offset = usize::try_from(offset).unwrap_or(usize::MAX);
                let addend = (!relocation.has_implicit_addend()).then(|| relocation.addend());
                self.relocations.push(Relocation { kind, offset, part, symbol, addend });
            }
        }
        Ok(())
    }

    /// Reads the text of a `.ze_info`.
    ///
    /// # Errors
    /// When it says something that is not understood.
    pub fn from_info(text: &str) -> Result<Self, ZebinError> {
        Ok(Self { kernels: info::kernels(text)?, ..Self::default() })
    }

    /// The kernel of a name.
    pub fn kernel(&self, name: &str) -> Option<&KernelInfo> {
        self.kernels.iter().find(|k| k.name == name)
    }
}

/// The name that a text gives its kernel where the compiler did not tell its printer another.
const NAMELESS: &str = ".kernel \"kernel\"\n";

/// What variables a section holds, and whether they are zeros. Those without an initial value lie behind those that have one.
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
    /// Adds the constant and global variables of a program, which its kernels reach by themselves.
    pub fn load(&mut self, zebin: &Zebin) {
        self.load_variables(&zebin.data, &zebin.symbols, &zebin.relocations);
    }
}

#[cfg(test)]
mod tests;
