//! Writes zebins: what is known of kernels as `.ze_info`, their assembler texts, and machine code
//! where somebody has it.

use crate::binding::arguments::{LaunchError, MOST_PAYLOAD};
use crate::binding::kernel_info::{
    AddressSpace, Addressing, KernelInfo, PayloadArgument, PayloadBase, PayloadKind, PerThreadArgument, PerThreadKind,
    ThreadMemory,
};
use crate::host::zebin::info::{ADDRESS_MODES, ADDRESSING, FILTERS, IMAGES, PARTS, SPACES, word_of};
use crate::host::zebin::{ZebinError, error};
use object::Endianness;
use object::elf::{ET_REL, SHF_ALLOC, SHF_EXECINSTR, SHT_NOTE, SHT_PROGBITS};
use object::write::elf::{FileHeader, SectionHeader, Writer};
use openvisa::Object;
use openvisa_isa::{Attribute, InstKind, Platform, PlatformSet};
use std::fmt::Write as _;

/// The version of `.ze_info`.
const VERSION: &str = "1.20";

/// The machine of the ELF header: Intel's graphics processors.
const EM_INTELGT: u16 = 205;

/// Types of sections that the vendor defines.
const SHT_ZEBIN_ZEINFO: u32 = 0xff00_0011;
const SHT_ZEBIN_VISAASM: u32 = 0xff00_0013;

/// Types of notes in `.note.intelgt.compat`.
const NOTE_PRODUCT_FAMILY: u32 = 1;
const NOTE_TARGET: u32 = 3;
const NOTE_VERSION: u32 = 4;

/// Product families have numbers below this one.
const PRODUCTS: u32 = 1 << 12;

/// A kernel for a zebin.
#[derive(Clone, Debug)]
pub struct ZebinKernel<'a> {
    /// What is known of the kernel.
    pub info: KernelInfo,
    /// Machine code, as the vendor's finalizer makes it of the kernel's text. Without it, the zebin
    /// runs here, but not on a device.
    pub code: Option<&'a [u8]>,
    /// Number of registers of a thread that the machine code was made for.
    pub grf_count: u32,
    /// Number of barriers that the kernel uses, which a device keeps for each group.
    pub barrier_count: u32,
}

impl ZebinKernel<'_> {
    /// Returns a kernel without machine code, with 128 registers a thread and no barrier.
    pub const fn new(info: KernelInfo) -> Self {
        Self { info, code: None, grf_count: DEFAULT_GRF_COUNT, barrier_count: 0 }
    }

    /// Returns a kernel without machine code that is described by its own inputs, instructions and
    /// attributes.
    ///
    /// # Errors
    /// Those of [`KernelInfo::of`].
    pub fn of(object: &Object<'_>) -> Result<Self, LaunchError> {
        let number = |attribute| object.attributes().get(attribute).and_then(|a| a.number()).unwrap_or(0).max(0) as u32;
        let has_barrier = |kind| matches!(kind, InstKind::Barrier | InstKind::Sbarrier);
        let barriers = object.instructions().flatten().any(|inst| has_barrier(inst.kind()));
        let grf_count = match number(Attribute::NumGrf) {
            0 => DEFAULT_GRF_COUNT,
            count => count,
        };
        // Named barriers come in addition to that of the group.
        let barrier_count = match number(Attribute::NBarrierCnt) {
            0 => u32::from(barriers),
            named => named.saturating_add(1),
        };
        Ok(Self { info: KernelInfo::of(object)?, code: None, grf_count, barrier_count })
    }
}

/// The number of registers of a thread where nothing says another one.
const DEFAULT_GRF_COUNT: u32 = 128;

/// A zebin to be written: an ELF file as the vendor's offline compiler writes them.
///
/// For example, a zebin that `visa run` takes, of a text whose only kernel has no zebin yet:
///
/// ```
/// use openvisa::Module;
/// use openvisa::exec::{KernelInfo, Zebin, ZebinBuilder, ZebinKernel};
/// use openvisa::isa::Platform;
/// use openvisa::text::{ParseOptions, parse};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = ".version 4.1\n.kernel \"nothing\"\n.decl n v_type=G type=d num_elts=1 align=dword\n\
///             .input n offset=64 size=4\n.kernel_attr SimdSize=16\nret (M1, 1)\n";
/// let bytes = parse(text, &ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() }).module.to_bytes()?;
/// let module = Module::open(&bytes)?;
/// let kernel = module.kernels().next().ok_or("no kernel")??;
/// let mut zebin = ZebinBuilder::new(Platform::Xe2);
/// zebin.add_text("nothing", text);
/// zebin.add_kernel(ZebinKernel::new(KernelInfo::of(&kernel)?))?;
/// let zebin = zebin.to_bytes()?;
/// assert_eq!(Zebin::parse(&zebin)?.kernels[0].argument_count(), 1);
/// assert_eq!(Zebin::texts(&zebin)?, [text]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct ZebinBuilder<'a> {
    platform: Platform,
    product: Option<u32>,
    texts: Vec<(&'a str, &'a str)>,
    kernels: Vec<ZebinKernel<'a>>,
}

impl<'a> ZebinBuilder<'a> {
    /// Returns a zebin without kernels for the devices of a platform.
    pub fn new(platform: Platform) -> Self {
        let product = (1..PRODUCTS).find(|product| PlatformSet::of_product(*product).contains(platform));
        Self { platform, product, texts: Vec::new(), kernels: Vec::new() }
    }

    /// Sets the number of the product family that the zebin is for. The default is the first one of
    /// the platform. A driver takes zebins of the product family of its device alone.
    pub fn set_product(&mut self, product: u32) {
        self.product = Some(product);
    }

    /// Adds an assembler text with kernels, under the name of a module.
    pub fn add_text(&mut self, module: &'a str, text: &'a str) {
        self.texts.push((module, text));
    }

    /// Adds a kernel. An argument of which only the size is known is written as the pointer to a
    /// buffer where it has eight bytes, and as a value otherwise.
    ///
    /// # Errors
    /// When there is a kernel of this name, or its payload has parts that a zebin cannot describe
    /// or where a zebin has none.
    pub fn add_kernel(&mut self, mut kernel: ZebinKernel<'a>) -> Result<(), ZebinError> {
        let name = &kernel.info.name;
        if name.contains(char::is_control) {
            return Err(error(format!("the name of a kernel has a control character: {name:?}")));
        }
        if self.kernels.iter().any(|known| known.info.name == *name) {
            return Err(error(format!("there are two kernels `{name}`")));
        }
        if let Some(what) = kernel.info.unsupported.first() {
            return Err(error(format!("{name}: {what}")));
        }
        if kernel.info.base == PayloadBase::Register0 {
            kernel.info = in_parts(&kernel.info, self.platform)?;
        }
        self.kernels.push(kernel);
        Ok(())
    }

    /// Returns the bytes of the file.
    ///
    /// # Errors
    /// When a kernel has a part that has no word in `.ze_info`, the name of a module has a null
    /// character, or the file would be too large.
    pub fn to_bytes(&self) -> Result<Vec<u8>, ZebinError> {
        let info = ze_info(&self.kernels)?;
        let notes = self.notes();
        if let Some((module, _)) = self.texts.iter().find(|(module, _)| module.contains('\0')) {
            return Err(error(format!("the name of a module has a null character: {module:?}")));
        }
        let code = self.kernels.iter().filter_map(|kernel| Some((format!(".text.{}", kernel.info.name), kernel.code?)));
        let mut sections: Vec<(String, u32, u64, &[u8])> =
            code.map(|(name, code)| (name, SHT_PROGBITS, u64::from(SHF_ALLOC | SHF_EXECINSTR), code)).collect();
        let texts = self.texts.iter();
        sections.extend(texts.map(|(name, text)| (format!(".visaasm.{name}"), SHT_ZEBIN_VISAASM, 0, text.as_bytes())));
        sections.push((".ze_info".to_owned(), SHT_ZEBIN_ZEINFO, 0, info.as_bytes()));
        sections.push((".note.intelgt.compat".to_owned(), SHT_NOTE, 0, &notes));
        elf(&sections).map_err(|what| error(format!("the zebin cannot be written: {what}")))
    }

    /// Returns the notes that say which device the zebin is for.
    fn notes(&self) -> Vec<u8> {
        const OWNER: &[u8; 8] = b"IntelGT\0";
        let version = [VERSION.as_bytes(), b"\0"].concat();
        let product = self.product.map(|product| (NOTE_PRODUCT_FAMILY, product.to_le_bytes().to_vec()));
        let others = [(NOTE_TARGET, vec![0; 4]), (NOTE_VERSION, version)];
        let mut notes = Vec::new();
        for (kind, content) in product.into_iter().chain(others) {
            let header = [OWNER.len() as u32, content.len() as u32, kind];
            notes.extend(header.iter().flat_map(|word| word.to_le_bytes()));
            notes.extend(OWNER);
            notes.extend(&content);
            notes.resize(notes.len().next_multiple_of(4), 0);
        }
        notes
    }
}

/// Writes an ELF file with sections: name, type, flags and contents.
fn elf(sections: &[(String, u32, u64, &[u8])]) -> object::write::Result<Vec<u8>> {
    // Machine code begins with a line of the cache; the words of notes would be read wrongly behind
    // a greater alignment.
    let alignment = |kind: u32| if kind == SHT_PROGBITS { 64 } else { 4 };
    let mut bytes = Vec::new();
    let mut writer = Writer::new(Endianness::Little, true, &mut bytes);
    writer.reserve_file_header();
    writer.reserve_null_section_index();
    let mut placed = Vec::new();
    for (name, kind, flags, content) in sections {
        let id = writer.add_section_name(name.as_bytes());
        writer.reserve_section_index();
        placed.push((id, *kind, *flags, writer.reserve(content.len(), alignment(*kind)), *content));
    }
    writer.reserve_shstrtab_section_index();
    writer.reserve_shstrtab();
    writer.reserve_section_headers();
    let header =
        FileHeader { os_abi: 0, abi_version: 1, e_type: ET_REL, e_machine: EM_INTELGT, e_entry: 0, e_flags: 0 };
    writer.write_file_header(&header)?;
    for (_, kind, .., content) in &placed {
        writer.write_align(alignment(*kind));
        writer.write(content);
    }
    writer.write_shstrtab();
    writer.write_null_section_header();
    for (id, kind, flags, offset, content) in &placed {
        writer.write_section_header(&SectionHeader {
            name: Some(*id),
            sh_type: *kind,
            sh_flags: *flags,
            sh_addr: 0,
            sh_offset: *offset as u64,
            sh_size: content.len() as u64,
            sh_link: 0,
            sh_info: 0,
            sh_addralign: alignment(*kind) as u64,
            sh_entsize: 0,
        });
    }
    writer.write_shstrtab_section_header();
    Ok(bytes)
}

/// Returns what is known of a kernel with offsets as zebins count them.
fn in_parts(info: &KernelInfo, platform: Platform) -> Result<KernelInfo, ZebinError> {
    let name = &info.name;
    let register = platform.register_bytes().map_or(32, usize::from);
    let mut parts =
        KernelInfo { base: PayloadBase::Parts, payload: Vec::new(), per_thread: Vec::new(), ..info.clone() };
    for part in &info.per_thread {
        if part.kind != PerThreadKind::LocalIds {
            return Err(error(format!(
                "{name}: a zebin says where the places of all lanes begin, not {:?}; the attribute `PerThreadInputSize` \
                 makes room for them",
                part.kind
            )));
        }
        let offset = part.offset.checked_sub(register);
        let offset = offset.ok_or_else(|| error(format!("{name}: its payload begins within register 0")))?;
        parts.per_thread.push(PerThreadArgument { offset, ..*part });
    }
    let end = parts.per_thread.iter().map(|part| part.offset.saturating_add(part.size)).max();
    let too_large = || error(format!("{name}: its payload is larger than any register file"));
    if end > Some(MOST_PAYLOAD) {
        return Err(too_large());
    }
    // Before the platforms that make these places themselves, a thread has a register for them,
    // needed or not.
    let end = end.unwrap_or(if platform < Platform::Xehp { register } else { 0 });
    let start = register + end.next_multiple_of(register);
    for part in &info.payload {
        if part.offset.saturating_add(part.size) > MOST_PAYLOAD {
            return Err(too_large());
        }
        let offset = part.offset.checked_sub(start).ok_or_else(|| {
            error(format!(
                "{name}: an input is at byte {}, but in a zebin for {platform} what all threads share begins at byte {start}",
                part.offset
            ))
        })?;
        let kind = match (part.kind, part.size) {
            (PayloadKind::Inferred, 8) => {
                PayloadKind::Pointer { addressing: Addressing::Stateless, space: AddressSpace::Global }
            }
            (PayloadKind::Inferred, _) => PayloadKind::Value,
            (kind, _) => kind,
        };
        parts.payload.push(PayloadArgument { kind, offset, ..*part });
    }
    Ok(parts)
}

/// Returns the text of `.ze_info`.
fn ze_info(kernels: &[ZebinKernel<'_>]) -> Result<String, ZebinError> {
    let mut out = format!("---\nversion: '{VERSION}'\nkernels:\n");
    for kernel in kernels {
        add_kernel(&mut out, kernel)?;
    }
    out.push_str("kernels_misc_info:\n");
    for ZebinKernel { info, .. } in kernels.iter().filter(|kernel| !kernel.info.arguments.is_empty()) {
        let _ = writeln!(out, "  - name: {}\n    args_info:", quoted(&info.name));
        for argument in &info.arguments {
            let pointer = info
                .payload
                .iter()
                .any(|part| part.index == Some(argument.index) && matches!(part.kind, PayloadKind::Pointer { .. }));
            let qualifier = if pointer { "__global" } else { "__private" };
            let _ = writeln!(
                out,
                "      - index: {}\n        name: {}\n        address_qualifier: {qualifier}\n        \
                 access_qualifier: NONE\n        type_name: {}\n        type_qualifiers: NONE",
                argument.index,
                quoted(&argument.name),
                quoted(&argument.type_name)
            );
        }
    }
    out.push_str("...\n");
    Ok(out)
}

fn add_kernel(out: &mut String, kernel: &ZebinKernel<'_>) -> Result<(), ZebinError> {
    let info = &kernel.info;
    let _ = writeln!(out, "  - name: {}\n    execution_env:", quoted(&info.name));
    let mut entry = |key: &str, value: u64| {
        if value > 0 {
            let _ = writeln!(out, "      {key}: {value}");
        }
    };
    entry("barrier_count", kernel.barrier_count.into());
    entry("grf_count", kernel.grf_count.into());
    entry("inline_data_payload_size", info.inline_size as u64);
    entry("simd_size", info.simd_size.into());
    entry("slm_size", info.slm_size as u64);
    if let Some([x, y, z]) = info.required_size {
        let _ = writeln!(out, "      required_work_group_size: [ {x}, {y}, {z} ]");
    }
    let mut list = List { out, key: "payload_arguments", is_open: false };
    for part in &info.payload {
        list.add(&payload_entries(part).map_err(|what| error(format!("{}: {what}", info.name)))?);
    }
    list = list.next("per_thread_payload_arguments");
    for part in &info.per_thread {
        if part.kind != PerThreadKind::LocalIds {
            return Err(error(format!("{}: {:?} has no word in a zebin", info.name, part.kind)));
        }
        list.add(&[("arg_type", "local_id".into()), ("offset", number(part.offset)), ("size", number(part.size))]);
    }
    list = list.next("binding_table_indices");
    for (place, index) in &info.bindings {
        list.add(&[("bti_value", number(*place as usize)), ("arg_index", number(*index))]);
    }
    list = list.next("per_thread_memory_buffers");
    for memory in &info.thread_memory {
        let (kind, usage, bytes, of_item) = match *memory {
            ThreadMemory::Scratch { bytes } => ("scratch", "single_space", bytes, false),
            ThreadMemory::Private { bytes, of_item } => ("global", "private_space", bytes, of_item),
        };
        let mut entries = vec![("type", kind.to_owned()), ("usage", usage.to_owned()), ("size", number(bytes))];
        entries.extend(of_item.then(|| ("is_simt_thread", "true".to_owned())));
        list.add(&entries);
    }
    list = list.next("inline_samplers");
    for inline in &info.samplers {
        let sampler = inline.sampler;
        list.add(&[
            ("sampler_index", number(inline.index as usize)),
            ("addrmode", word_of(ADDRESS_MODES, sampler.address).unwrap_or("none").to_owned()),
            ("filtermode", word_of(FILTERS, sampler.filter).unwrap_or("nearest").to_owned()),
            ("normalized", sampler.normalized.to_string()),
        ]);
    }
    Ok(())
}

/// Returns the keys and values of a part of the payload.
fn payload_entries(part: &PayloadArgument) -> Result<Vec<(&'static str, String)>, String> {
    let no_word = || format!("{:?} has no word in a zebin", part.kind);
    let addressed = |mode: Addressing, space: &str| {
        let mode = word_of(ADDRESSING, mode).ok_or_else(no_word)?;
        Ok::<_, String>(vec![("addrmode", mode.to_owned()), ("addrspace", space.to_owned())])
    };
    let access = |read_only: bool| if read_only { "readonly" } else { "readwrite" }.to_owned();
    let (word, more) = match part.kind {
        PayloadKind::Pointer { addressing, space } => {
            let mut more = addressed(addressing, word_of(SPACES, space).ok_or_else(no_word)?)?;
            more.push(("access_type", access(part.read_only || space == AddressSpace::Constant)));
            ("arg_bypointer", more)
        }
        PayloadKind::Image { addressing, kind } => {
            let mut more = addressed(addressing, "image")?;
            more.push(("access_type", access(part.read_only)));
            more.push(("image_type", word_of(IMAGES, kind).ok_or_else(no_word)?.to_owned()));
            ("arg_bypointer", more)
        }
        PayloadKind::Sampler { addressing, number: index } => {
            let mut more = addressed(addressing, "sampler")?;
            more.push(("access_type", "readonly".to_owned()));
            more.extend(index.map(|index| ("sampler_index", number(index as usize))));
            ("arg_bypointer", more)
        }
        PayloadKind::InlineSampler { number: index } => {
            ("inline_sampler", vec![("sampler_index", number(index as usize))])
        }
        PayloadKind::Value if part.source_offset > 0 => {
            ("arg_byvalue", vec![("source_offset", number(part.source_offset))])
        }
        kind => (word_of(PARTS, kind).ok_or_else(no_word)?, Vec::new()),
    };
    let mut entries = vec![("arg_type", word.to_owned()), ("offset", number(part.offset)), ("size", number(part.size))];
    entries.extend(part.index.map(|index| ("arg_index", number(index))));
    entries.extend(more);
    Ok(entries)
}

fn number(value: usize) -> String {
    value.to_string()
}

/// A list of maps below a key, which is written with its first entry.
struct List<'o> {
    out: &'o mut String,
    key: &'static str,
    is_open: bool,
}

impl List<'_> {
    fn next(self, key: &'static str) -> Self {
        Self { key, is_open: false, ..self }
    }

    fn add(&mut self, entries: &[(&str, String)]) {
        if !self.is_open {
            let _ = writeln!(self.out, "    {}:", self.key);
            self.is_open = true;
        }
        for (index, (key, value)) in entries.iter().enumerate() {
            let lead = if index == 0 { "- " } else { "  " };
            let _ = writeln!(self.out, "      {lead}{key}: {value}");
        }
    }
}

/// Returns a text as a scalar of YAML. Single quotes keep everything but line breaks and characters
/// that YAML does not have; a text with those is written in double quotes, with escapes.
fn quoted(text: &str) -> String {
    let is_plain =
        |c: char| !c.is_control() && !matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}');
    if text.chars().all(is_plain) {
        return format!("'{}'", text.replace('\'', "''"));
    }
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if is_plain(c) => quoted.push(c),
            c => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
        }
    }
    quoted + "\""
}
