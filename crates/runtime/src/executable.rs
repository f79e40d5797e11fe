//! Programs that are ready to run: a zebin, the code of its kernels, and its variables.
//!
//! The binary of a program is a zebin that holds the vISA text of each kernel in a section
//! `.visaasm`. For example, `ocloc compile -internal_options -ze-emit-zebin-visa-sections` writes
//! such files.

use crate::model::DeviceModel;
use openvisa::isa::{Inst, Platform};
use openvisa::module::BuildError;
use openvisa::text::{Diagnostic, Listing, ParseOptions, parse};
use openvisa_compile::name_headers;
use openvisa_sim::{DataSymbol, KernelInfo, Memory, Relocation, Zebin, ZebinError};
use self_cell::self_cell;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, OnceLock};

self_cell!(
    /// A compiled program with the object files that it borrows from.
    struct LoadedCode {
        owner: Vec<Vec<u8>>,
        #[covariant]
        dependent: SimProgram,
    }
);

/// The simulator's program of some object files.
type SimProgram<'a> = openvisa_sim::Program<'a>;

/// Number of programs that were loaded.
static LOADED: AtomicU64 = AtomicU64::new(0);

/// The reason why a binary cannot be loaded. Its text goes to the build log.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The binary cannot be read as a zebin. The message says what it is instead.
    Zebin(String, ZebinError),
    /// The binary is for another platform.
    OtherPlatform {
        /// The platform of the binary.
        binary: Platform,
        /// The name of the device.
        device: &'static str,
        /// The platform of the device.
        platform: Platform,
    },
    /// The binary has no vISA text. The message says what it has, and what to do.
    NoText(String),
    /// The texts of kernels have these mistakes.
    Text(Vec<Diagnostic>),
    /// The object file of a text cannot be written.
    Build(BuildError),
    /// The simulator cannot load the code.
    Code(openvisa_sim::LoadError),
    /// Names that are not defined, each with its user: a line for each, with a line end.
    Undefined(BTreeSet<String>),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zebin(what, error) => write!(f, "{what}: {error}"),
            Self::OtherPlatform { binary, device, platform } => {
                write!(f, "the binary is for {binary}, but the device {device} is {platform}")
            }
            Self::NoText(what) => f.write_str(what),
            Self::Text(diagnostics) => diagnostics.iter().enumerate().try_for_each(|(index, diagnostic)| {
                write!(f, "{}vISA text: {diagnostic}", if index > 0 { "\n" } else { "" })
            }),
            Self::Build(error) => write!(f, "the vISA text of the binary: {error}"),
            Self::Code(error) => write!(f, "the vISA code of the binary: {error}"),
            Self::Undefined(lines) => lines.iter().try_for_each(|line| f.write_str(line)),
        }
    }
}

openvisa_isa_core::error_types!(LoadError {
    Self::Zebin(_, error) => error,
    Self::Build(error) => error,
    Self::Code(error) => error,
    Self::Text(diagnostics) => diagnostics.first()?,
});

/// A program that kernels run from.
pub struct Executable {
    id: u64,
    code: LoadedCode,
    zebin: Zebin,
    memory: Memory,
    platform: Platform,
    /// The instructions of the kernels, for messages.
    listing: OnceLock<Listing>,
}

/// The memory that all others are made of, so that launches on them know of each other.
static ROOT_MEMORY: LazyLock<Memory> = LazyLock::new(Memory::default);

impl fmt::Debug for Executable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Executable")
            .field("id", &self.id)
            .field("kernels", &self.kernel_names())
            .finish_non_exhaustive()
    }
}

impl Executable {
    /// Loads a zebin with texts for a device.
    ///
    /// # Errors
    /// If it is no such zebin, or is one for another device.
    pub fn load(bytes: &[u8], model: &DeviceModel) -> Result<Self, LoadError> {
        let zebin = Zebin::parse(bytes).map_err(|error| LoadError::Zebin(describe_other_file(bytes), error))?;
        let platform = model.platform();
        let has_platform = |kernel: &KernelInfo| kernel.platforms.is_empty() || kernel.platforms.contains(platform);
        if !zebin.kernels.iter().all(has_platform) {
            let binary = zebin.platform().unwrap_or(platform);
            return Err(LoadError::OtherPlatform { binary, device: model.name, platform });
        }
        let texts = Zebin::texts(bytes);
        let texts = texts.map_err(|error| LoadError::Zebin("the binary cannot be read".to_owned(), error))?;
        if texts.is_empty() && !zebin.kernels.is_empty() {
            return Err(LoadError::NoText(describe_other_code(bytes, &zebin)));
        }
        let texts = texts.iter().map(|text| name_headers(text));
        let files = texts.map(|text| assemble(&text, platform)).collect::<Result<Vec<_>, _>>()?;
        let code = LoadedCode::try_new(files, |files| load_files(files, platform))?;
        let mut memory = ROOT_MEMORY.share();
        memory.load(&zebin, code.borrow_dependent());
        let id = LOADED.fetch_add(1, Ordering::Relaxed);
        Ok(Self { id, code, zebin, memory, platform, listing: OnceLock::new() })
    }

    /// Returns a number that distinguishes the program from others in the process, which may have
    /// kernels of the same names.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Returns the memory of the program's variables, which each launch shares.
    #[must_use]
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Returns the simulator's program.
    #[must_use]
    pub fn program(&self) -> &SimProgram<'_> {
        self.code.borrow_dependent()
    }

    /// Returns the instructions of the kernels.
    #[must_use]
    pub fn listing(&self) -> &Listing {
        self.listing.get_or_init(|| {
            let modules = open_files(self.code.borrow_owner()).unwrap_or_default();
            Listing::new(&modules, Some(self.platform))
        })
    }

    /// Checks that each function and variable that the code and the variables refer to is defined.
    /// The compiler does not check: it leaves the names for a linker.
    ///
    /// # Errors
    /// A line for each name that is not defined. For example, ``undefined reference to `times` in
    /// `k` ``.
    pub fn check_references(&self) -> Result<(), LoadError> {
        let variables = self.zebin.symbols.iter().map(|symbol| symbol.name.as_str());
        let defined: BTreeSet<_> = self.program().names().chain(variables).collect();
        let undefined = |name: &str, user: &str| {
            let of = if name.starts_with(INTERNAL_PREFIX) { ", of a library of the vendor's driver" } else { "" };
            format!("undefined reference to `{name}`{of} in {user}\n")
        };
        // Tables of pointers.
        let relocations = self.zebin.relocations.iter().filter(|relocation| !defined.contains(&*relocation.symbol));
        let mut lines: BTreeSet<_> =
            relocations.map(|relocation| undefined(&relocation.symbol, &self.variable_at(relocation))).collect();
        for module in open_files(self.code.borrow_owner())? {
            for object in module.objects().flatten() {
                // Code that cannot be decoded was refused when it was loaded.
                for instruction in object.instructions().flatten() {
                    let func_id = match instruction {
                        Inst::Faddr(faddr) => faddr.func_id,
                        Inst::Fcall(fcall) => fcall.func_id,
                        _ => continue,
                    };
                    let name =
                        object.strings().get(func_id.bits().into()).map(|name| name.to_string()).unwrap_or_default();
                    if !defined.contains(name.as_str()) {
                        lines.insert(undefined(&name, &format!("`{}`", object.name())));
                    }
                }
            }
        }
        if lines.is_empty() { Ok(()) } else { Err(LoadError::Undefined(lines)) }
    }

    /// Names the variable that a relocation writes an address to.
    fn variable_at(&self, relocation: &Relocation) -> String {
        let before = |symbol: &&DataSymbol| symbol.kind == relocation.kind && symbol.offset <= relocation.offset;
        let symbol = self.zebin.symbols.iter().filter(before).max_by_key(|symbol| symbol.offset);
        symbol.map_or_else(|| "a variable".to_owned(), |symbol| format!("`{}`", symbol.name))
    }

    /// Returns the kernels that the host sees.
    pub fn kernels(&self) -> impl Iterator<Item = &KernelInfo> {
        self.zebin.kernels.iter()
    }

    /// Returns the names of the kernels, separated by semicolons.
    #[must_use]
    pub fn kernel_names(&self) -> String {
        self.kernels().map(|kernel| kernel.name.as_str()).collect::<Vec<_>>().join(";")
    }

    /// Returns the number of bytes of variables in the global address space.
    #[must_use]
    pub fn variable_bytes(&self) -> usize {
        let global = self.zebin.data.iter().filter(|(kind, _)| *kind == openvisa_sim::DataKind::Global);
        global.map(|(_, bytes)| bytes.len()).sum()
    }
}

/// The start of the names of functions that the vendor's driver links to a program.
const INTERNAL_PREFIX: &str = "$__internal_";

/// What a user can do who has machine code for which there is no source.
const USE_ANOTHER_PATH: &str = "a library that brings or makes machine code, such as oneMKL or oneDNN, cannot run \
    here: let the program use another implementation, for example that for the CPU";

/// Says why a zebin without vISA text cannot run, and what to do.
fn describe_other_code(bytes: &[u8], zebin: &Zebin) -> String {
    let names: Vec<_> = zebin.kernels.iter().map(|kernel| format!("`{}`", kernel.name)).collect();
    let sections = Zebin::sections_of_other_code(bytes).unwrap_or_default();
    let pisa: Vec<_> = sections.iter().filter(|name| name.starts_with(".pisa")).map(String::as_str).collect();
    let form = match pisa.as_slice() {
        [] => "machine code".to_owned(),
        sections => format!("code in {}", sections.join(", ")),
    };
    format!(
        "the binary of {} has {form} only, and the simulator runs vISA text: build the program from its source or \
         SPIR-V, or compile the binary with `-internal_options -ze-emit-zebin-visa-sections`. If you cannot, {}",
        names.join(", "),
        USE_ANOTHER_PATH
    )
}

/// Says what a file is that is no zebin.
fn describe_other_file(bytes: &[u8]) -> String {
    /// The first bytes of the binaries of older compilers, which have machine code: one kernel
    /// after another, or a file of the format ELF whose type is `0xff00` to `0xff07`.
    const OLD_BINARY: &[u8] = b"CTNI";
    const ELF: &[u8] = b"\x7fELF";
    const ARCHIVE: &[u8] = b"!<arch>\n";
    let is_old_elf = || bytes.starts_with(ELF) && bytes.get(17) == Some(&0xff) && bytes.get(16).is_some_and(|t| *t < 8);
    if bytes.starts_with(OLD_BINARY) || is_old_elf() {
        return format!(
            "the binary is machine code in the format of older compilers, which cannot be simulated; {USE_ANOTHER_PATH}"
        );
    }
    if bytes.starts_with(ARCHIVE) {
        return "the binary is an archive of binaries for several devices, which is not supported; build the program \
                from its source or SPIR-V"
            .to_owned();
    }
    "the binary is no zebin".to_owned()
}

/// Assembles the text of a kernel.
fn assemble(text: &str, platform: Platform) -> Result<Vec<u8>, LoadError> {
    let options = ParseOptions { platform: Some(platform), text_only_types: true, ..ParseOptions::default() };
    let parsed = parse(text, &options);
    if !parsed.is_ok() {
        return Err(LoadError::Text(parsed.diagnostics));
    }
    parsed.module.to_bytes().map_err(LoadError::Build)
}

/// Opens object files.
fn open_files(files: &[Vec<u8>]) -> Result<Vec<openvisa::Module<'_>>, LoadError> {
    let open = |bytes| openvisa::Module::open_text_form(bytes).map(openvisa::Module::fitted);
    let modules = files.iter().map(|bytes| open(bytes)).collect::<Result<Vec<_>, _>>();
    modules.map_err(|error| LoadError::Code(error.into()))
}

/// Loads object files into the simulator.
fn load_files(files: &[Vec<u8>], platform: Platform) -> Result<SimProgram<'_>, LoadError> {
    SimProgram::load(&open_files(files)?, platform).map_err(LoadError::Code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::MODELS;
    use openvisa_sim::{AddressPart, DataKind, ZebinBuilder, ZebinKernel};

    /// Loads a kernel `k` that takes the address of a symbol.
    fn load_with_reference(symbol: &str) -> Executable {
        let text = format!(
            ".version 4.1\n.kernel \"k\"\n.decl at v_type=G type=uq num_elts=1 align=qword\n\
             faddr {symbol} at(0,0)<1>\nfaddr {symbol} at(0,0)<1>\nret (M1, 1)\n"
        );
        let mut zebin = ZebinBuilder::new(MODELS[0].platform());
        zebin.add_text("k", &text);
        let info = KernelInfo { name: "k".to_owned(), ..KernelInfo::default() };
        zebin.add_kernel(ZebinKernel::new(info)).expect("it is the only kernel");
        let bytes = zebin.to_bytes().expect("it can be written");
        Executable::load(&bytes, &MODELS[0]).expect("it loads")
    }

    #[test]
    fn names_that_are_defined_nowhere_are_reported_once_for_each_user() {
        assert_eq!(load_with_reference("k").check_references(), Ok(()));
        let expected = "undefined reference to `times` in `k`\n";
        assert_eq!(load_with_reference("times").check_references().unwrap_err().to_string(), expected);
    }

    #[test]
    fn names_in_tables_that_are_defined_nowhere_are_reported_with_the_table() {
        let kind = DataKind::Constant;
        let mut linked = load_with_reference("k");
        let symbol = |name: &str, offset| DataSymbol { name: name.to_owned(), kind, offset };
        linked.zebin.symbols = vec![symbol("first", 8), symbol("table", 16), symbol("last", 64)];
        let relocate = |symbol: &str, offset| {
            let (part, symbol) = (AddressPart::Whole, symbol.to_owned());
            Relocation { kind, offset, part, symbol, addend: None }
        };
        linked.zebin.relocations = vec![relocate("k", 16), relocate("last", 24)];
        assert_eq!(linked.check_references(), Ok(()));
        linked.zebin.relocations.extend([relocate("times", 32), relocate("times", 40), relocate("plus", 0)]);
        let expected = "undefined reference to `plus` in a variable\nundefined reference to `times` in `table`\n";
        assert_eq!(linked.check_references().unwrap_err().to_string(), expected);
    }
}
