//! Writer of zebins: kernel descriptions as `.ze_info`, assembler texts, and optionally machine
//! code.
//!
//! For example, a kernel `k` with machine code becomes the sections `.text.k` and `.ze_info`.

use crate::binding::arguments::{LaunchError, MAX_PAYLOAD_BYTES};
use crate::binding::kernel_info::{
    AddressSpace, Addressing, KernelAttribute, KernelInfo, PayloadArgument, PayloadBase, PayloadKind,
    PerThreadArgument, PerThreadKind, ThreadMemory,
};
use crate::host::zebin::ZebinError;
use crate::host::zebin::info::{ADDRESS_MODES, ADDRESSING, FILTERS, IMAGES, PAYLOAD_KINDS, SPACES, word_of};
use object::Endianness;
use object::elf::{ET_REL, SHF_ALLOC, SHF_EXECINSTR, SHT_NOTE, SHT_PROGBITS};
use object::write::elf::{FileHeader, SectionHeader, Writer};
use openvisa::Object;
use openvisa_isa::{Attribute, InstKind, Platform, PlatformSet};
use std::fmt::Write as _;

/// Version of the `.ze_info` format.
const VERSION: &str = "1.20";

/// ELF machine number of Intel's graphics processors.
const EM_INTELGT: u16 = 205;

/// Section types that the vendor defines.
const SHT_ZEBIN_ZEINFO: u32 = 0xff00_0011;
const SHT_ZEBIN_VISAASM: u32 = 0xff00_0013;

/// Note types in `.note.intelgt.compat`.
const NOTE_PRODUCT_FAMILY: u32 = 1;
const NOTE_TARGET: u32 = 3;
const NOTE_VERSION: u32 = 4;

/// Exclusive upper bound of product family numbers.
const PRODUCT_FAMILY_LIMIT: u32 = 1 << 12;

/// A kernel to be written to a zebin.
#[derive(Clone, Debug)]
pub struct ZebinKernel<'a> {
    /// Name, payload layout and other properties of the kernel.
    pub info: KernelInfo,
    /// Machine code that the vendor's finalizer generated from the kernel. A zebin without machine
    /// code runs in the simulator, but not on a device.
    pub code: Option<&'a [u8]>,
    /// Number of registers per thread that the machine code was compiled for.
    pub grf_count: u32,
    /// Number of barriers that the kernel uses. A device reserves them for each work-group.
    pub barrier_count: u32,
}

impl ZebinKernel<'_> {
    /// Creates a kernel without machine code, with 128 registers per thread and no barrier.
    pub const fn new(info: KernelInfo) -> Self {
        Self { info, code: None, grf_count: DEFAULT_GRF_COUNT, barrier_count: 0 }
    }

    /// Creates a kernel without machine code from the inputs, instructions and attributes of an
    /// object.
    ///
    /// # Errors
    /// If [`KernelInfo::of`] returns an error.
    pub fn of(object: &Object<'_>) -> Result<Self, LaunchError> {
        let number = |attribute| object.attributes().get(attribute).and_then(|a| a.number()).unwrap_or(0).max(0) as u32;
        let has_barrier = |kind| matches!(kind, InstKind::Barrier | InstKind::Sbarrier);
        let barriers = object.instructions().flatten().any(|inst| has_barrier(inst.kind()));
        let grf_count = match number(Attribute::NumGrf) {
            0 => DEFAULT_GRF_COUNT,
            count => count,
        };
        // Named barriers are counted in addition to the barrier of the work-group.
        let barrier_count = match number(Attribute::NBarrierCnt) {
            0 => u32::from(barriers),
            named => named.saturating_add(1),
        };
        Ok(Self { info: KernelInfo::of(object)?, code: None, grf_count, barrier_count })
    }
}

/// Number of registers per thread if the kernel does not state one.
const DEFAULT_GRF_COUNT: u32 = 128;

/// A builder of zebins: ELF files in the format of the vendor's offline compiler.
///
/// For example, `visa run` can run the kernel of an assembler text from this zebin:
///
/// ```
/// use openvisa::Module;
/// use openvisa::isa::Platform;
/// use openvisa::text::{ParseOptions, parse};
/// use openvisa_sim::{KernelInfo, Zebin, ZebinBuilder, ZebinKernel};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = ".version 4.1\n.kernel \"nothing\"\n.decl n v_type=G type=d num_elts=1 align=dword\n\
///             .input n offset=64 size=4\n.kernel_attr SimdSize=16\nret (M1, 1)\n";
/// let options = ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() };
/// let bytes = parse(text, &options).module.to_bytes()?;
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
    /// Creates a zebin without kernels for the devices of a platform.
    pub fn new(platform: Platform) -> Self {
        let product = (1..PRODUCT_FAMILY_LIMIT).find(|product| PlatformSet::of_product(*product).contains(platform));
        Self { platform, product, texts: Vec::new(), kernels: Vec::new() }
    }

    /// Sets the product family that the zebin is for. The default is the first family of the
    /// platform. A driver accepts only zebins of its device's product family.
    pub fn set_product(&mut self, product: u32) {
        self.product = Some(product);
    }

    /// Adds an assembler text under the name of its module.
    pub fn add_text(&mut self, module: &'a str, text: &'a str) {
        self.texts.push((module, text));
    }

    /// Adds a kernel. If only the size of an argument is known, eight bytes are written as a
    /// pointer to a buffer, and other sizes as a value.
    ///
    /// # Errors
    /// If the zebin already has a kernel with this name, or the payload has an argument that a
    /// zebin cannot describe or places elsewhere.
    pub fn add_kernel(&mut self, mut kernel: ZebinKernel<'a>) -> Result<(), ZebinError> {
        let name = &kernel.info.name;
        if name.contains(char::is_control) {
            return Err(ZebinError::Name { what: "a kernel has a control character", name: name.clone() });
        }
        if self.kernels.iter().any(|known| known.info.name == *name) {
            return Err(ZebinError::Duplicate(name.clone()));
        }
        if let Some(what) = kernel.info.unsupported.first() {
            return Err(ZebinError::Kernel { kernel: name.clone(), what: what.clone() });
        }
        if kernel.info.base == PayloadBase::Register0 {
            kernel.info = to_zebin_offsets(&kernel.info, self.platform)?;
        }
        self.kernels.push(kernel);
        Ok(())
    }

    /// Encodes the zebin as an ELF file.
    ///
    /// # Errors
    /// If a payload argument has no keyword in `.ze_info`, a module name has a null character, or
    /// the file is too large.
    pub fn to_bytes(&self) -> Result<Vec<u8>, ZebinError> {
        let info = format_ze_info(&self.kernels)?;
        let notes = self.encode_notes();
        if let Some((module, _)) = self.texts.iter().find(|(module, _)| module.contains('\0')) {
            return Err(ZebinError::Name { what: "a module has a null character", name: (*module).into() });
        }
        let code = self.kernels.iter().filter_map(|kernel| Some((format!(".text.{}", kernel.info.name), kernel.code?)));
        let mut sections: Vec<(String, u32, u64, &[u8])> =
            code.map(|(name, code)| (name, SHT_PROGBITS, u64::from(SHF_ALLOC | SHF_EXECINSTR), code)).collect();
        let texts = self.texts.iter();
        sections.extend(texts.map(|(name, text)| (format!(".visaasm.{name}"), SHT_ZEBIN_VISAASM, 0, text.as_bytes())));
        sections.push((".ze_info".to_owned(), SHT_ZEBIN_ZEINFO, 0, info.as_bytes()));
        sections.push((".note.intelgt.compat".to_owned(), SHT_NOTE, 0, &notes));
        write_elf(&sections).map_err(ZebinError::Write)
    }

    /// Encodes the notes that state which device the zebin is for.
    fn encode_notes(&self) -> Vec<u8> {
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

/// Encodes an ELF file from the name, type, flags and contents of each section.
fn write_elf(sections: &[(String, u32, u64, &[u8])]) -> object::write::Result<Vec<u8>> {
    // Machine code is aligned to a cache line. Notes are aligned to four bytes, because readers
    // would otherwise parse their words with another alignment.
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

/// Converts payload offsets from register 0 to the two areas of a zebin: per-thread and shared
/// arguments.
fn to_zebin_offsets(info: &KernelInfo, platform: Platform) -> Result<KernelInfo, ZebinError> {
    let error = |what: String| ZebinError::Kernel { kernel: info.name.clone(), what };
    let register = platform.register_bytes().map_or(32, usize::from);
    let mut parts =
        KernelInfo { base: PayloadBase::Parts, payload: Vec::new(), per_thread: Vec::new(), ..info.clone() };
    for part in &info.per_thread {
        if part.kind != PerThreadKind::LocalIds {
            return Err(error(format!(
                "a zebin says where the places of all lanes begin, not {:?}; the attribute `PerThreadInputSize` \
                 makes room for them",
                part.kind
            )));
        }
        let offset = part.offset.checked_sub(register);
        let offset = offset.ok_or_else(|| error("its payload begins within register 0".to_owned()))?;
        parts.per_thread.push(PerThreadArgument { offset, ..*part });
    }
    let end = parts.per_thread.iter().map(|part| part.offset.saturating_add(part.size)).max();
    let too_large = || error("its payload is larger than any register file".to_owned());
    if end > Some(MAX_PAYLOAD_BYTES) {
        return Err(too_large());
    }
    let end = end.unwrap_or_else(|| register * usize::from(platform.local_id_registers().unwrap_or(0)));
    let start = register + end.next_multiple_of(register);
    for part in &info.payload {
        if part.offset.saturating_add(part.size) > MAX_PAYLOAD_BYTES {
            return Err(too_large());
        }
        let offset = part.offset.checked_sub(start).ok_or_else(|| {
            error(format!(
                "an input is at byte {}, but in a zebin for {platform} what all threads share begins at byte {start}",
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

/// Formats the text of `.ze_info`.
fn format_ze_info(kernels: &[ZebinKernel<'_>]) -> Result<String, ZebinError> {
    let mut out = format!("---\nversion: '{VERSION}'\nkernels:\n");
    for kernel in kernels {
        format_kernel(&mut out, kernel)?;
    }
    out.push_str("kernels_misc_info:\n");
    for ZebinKernel { info, .. } in kernels.iter().filter(|kernel| !kernel.info.arguments.is_empty()) {
        let _ = writeln!(out, "  - name: {}\n    args_info:", quote_scalar(&info.name));
        for argument in &info.arguments {
            let _ = writeln!(out, "      - index: {}", argument.index);
            for (key, value) in [
                ("name", &argument.name),
                ("address_qualifier", &argument.address_qualifier),
                ("access_qualifier", &argument.access_qualifier),
                ("type_name", &argument.type_name),
                ("type_qualifiers", &argument.type_qualifiers),
            ] {
                if !value.is_empty() {
                    let _ = writeln!(out, "        {key}: {}", quote_scalar(value));
                }
            }
        }
    }
    out.push_str("...\n");
    Ok(out)
}

fn format_kernel(out: &mut String, kernel: &ZebinKernel<'_>) -> Result<(), ZebinError> {
    let info = &kernel.info;
    let error = |what: String| ZebinError::Kernel { kernel: info.name.clone(), what };
    let _ = writeln!(out, "  - name: {}", quote_scalar(&info.name));
    if !info.attributes.is_empty() {
        out.push_str("    user_attributes:\n");
    }
    for KernelAttribute { name, value } in &info.attributes {
        let parts: Vec<_> = value.split(',').map(quote_scalar).collect();
        let value = if let [one] = &parts[..] { one.clone() } else { format!("[ {} ]", parts.join(", ")) };
        let _ = writeln!(out, "      {}: {value}", quote_scalar(name));
    }
    out.push_str("    execution_env:\n");
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
    let mut list = YamlList { out, key: "payload_arguments", is_open: false };
    for part in &info.payload {
        list.add(&payload_entries(part).map_err(error)?);
    }
    list = list.next("per_thread_payload_arguments");
    for part in &info.per_thread {
        if part.kind != PerThreadKind::LocalIds {
            return Err(error(format!("{:?} has no word in a zebin", part.kind)));
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

/// Returns the YAML keys and values of a payload argument.
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
            more.push(("access_type", access(part.read_only)));
            more.extend(index.map(|index| ("sampler_index", number(index as usize))));
            ("arg_bypointer", more)
        }
        PayloadKind::InlineSampler { number: index } => {
            ("inline_sampler", vec![("sampler_index", number(index as usize))])
        }
        PayloadKind::Value if part.source_offset > 0 => {
            ("arg_byvalue", vec![("source_offset", number(part.source_offset))])
        }
        kind => (word_of(PAYLOAD_KINDS, kind).ok_or_else(no_word)?, Vec::new()),
    };
    let mut entries = vec![("arg_type", word.to_owned()), ("offset", number(part.offset)), ("size", number(part.size))];
    entries.extend(part.index.map(|index| ("arg_index", number(index))));
    entries.extend(more);
    Ok(entries)
}

fn number(value: usize) -> String {
    value.to_string()
}

/// A YAML list of maps below a key. The key is written with the first entry.
struct YamlList<'o> {
    out: &'o mut String,
    key: &'static str,
    is_open: bool,
}

impl YamlList<'_> {
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

/// Formats a text as a YAML scalar. Single quotes suffice unless the text has line breaks or
/// characters that YAML does not allow. A text with those is written in double quotes with escapes.
fn quote_scalar(text: &str) -> String {
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
