//! What a zebin says about its kernels: the ELF file that the vendor's offline compiler writes, with `.ze_info` in it.

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

/// A piece of the payload that all threads of a launch share.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PayloadArgument {
    /// What it is: `arg_byvalue`, `local_size` and so on.
    pub kind: String,
    /// Where it begins, in bytes from the start of these arguments.
    pub offset: usize,
    /// Bytes.
    pub size: usize,
    /// The argument of the kernel that it belongs to.
    pub index: Option<usize>,
    /// `stateful`, `stateless`, `bindless` or `slm`.
    pub addressing: String,
    /// `global`, `local`, `constant`, `image` or `sampler`.
    pub space: String,
    /// What the kernel does with it: `readonly`, `writeonly` or `readwrite`; empty where it is no memory.
    pub access: String,
    /// Of an argument passed in pieces: the byte of it where this piece begins.
    pub source_offset: usize,
    /// Of an image, its kind: `image_2d` and so on.
    pub image_type: String,
    /// Of a sampler, its number.
    pub sampler: Option<u32>,
}

/// A sampler that the source of a kernel has written down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InlineSampler {
    /// Its number.
    pub index: u32,
    /// What coordinates outside an image mean: `repeat`, `clamp_edge`, `clamp_border`, `mirror` or `none`.
    pub addressing: String,
    /// `nearest` or `linear`.
    pub filter: String,
    /// Whether coordinates are normalised.
    pub normalized: bool,
}

/// An argument of a kernel, as the source declares it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArgumentInfo {
    /// Its number.
    pub index: usize,
    /// Its name; empty where the compiler did not keep it.
    pub name: String,
    /// Its type in OpenCL C, and its size after a semicolon.
    pub type_name: String,
}

/// What is known about a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KernelInfo {
    /// Its name.
    pub name: String,
    /// Channels of a thread.
    pub simd_size: u32,
    /// Bytes of shared local memory that its own variables take.
    pub slm_size: usize,
    /// Bytes of arguments that come in a register of their own, before all others.
    pub inline_size: usize,
    /// The size that work-groups must have, if the source says so.
    pub required_size: Option<[u32; 3]>,
    /// Whether it takes groups of different sizes, where the local size does not divide the global one.
    pub uneven_groups: bool,
    /// What all threads share.
    pub payload: Vec<PayloadArgument>,
    /// What each thread has for itself: kind, byte, bytes.
    pub per_thread: Vec<(String, usize, usize)>,
    /// Places of the binding table, and the arguments bound to them.
    pub bindings: Vec<(u32, usize)>,
    /// The samplers of its source.
    pub samplers: Vec<InlineSampler>,
    /// Memory of each thread: kind, use, bytes, and whether the bytes are for each work-item.
    pub thread_memory: Vec<(String, String, usize, bool)>,
    /// Its arguments in order, where the compiler kept them.
    pub arguments: Vec<ArgumentInfo>,
    /// The platforms of the device that it was compiled for; none where the file names no device, or one that is not known.
    pub platforms: PlatformSet,
}

/// Variables of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataKind {
    /// Of the constant address space.
    Constant,
    /// Of the global one.
    Global,
    /// Strings that kernels print, and tables that the compiler took for such.
    Strings,
}

/// A variable of a program, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataSymbol {
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub kind: DataKind,
    /// Its first byte there.
    pub offset: usize,
}

/// A place among the variables of a program that holds the address of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// Where the address is to be written.
    pub kind: DataKind,
    /// Its first byte there.
    pub offset: usize,
    /// Which of the eight bytes of the address.
    pub part: AddressPart,
    /// The variable or function whose address it is.
    pub symbol: String,
    /// What is added to the address. `None`: what is written there.
    pub addend: Option<i64>,
}

/// Which bytes of an address a relocation writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressPart {
    /// All eight.
    Whole,
    /// The low four.
    Low,
    /// The high four.
    High,
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
    /// `-internal_options -ze-emit-zebin-visa-sections`. [`text::parse`](crate::text::parse) reads one.
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
        let root = yaml::parse(text)?;
        let mut zebin = Self::default();
        for kernel in root.list("kernels") {
            zebin.kernels.push(read_kernel(kernel)?);
        }
        for misc in root.list("kernels_misc_info") {
            let name = misc.text("name");
            let Some(kernel) = zebin.kernels.iter_mut().find(|k| k.name == name) else { continue };
            for argument in misc.list("args_info") {
                kernel.arguments.push(ArgumentInfo {
                    index: argument.number("index")?,
                    name: argument.text("name").to_owned(),
                    type_name: argument.text("type_name").to_owned(),
                });
            }
        }
        Ok(zebin)
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

fn read_kernel(kernel: &yaml::Node) -> Result<KernelInfo, ZebinError> {
    let environment = kernel.get("execution_env");
    let environment = environment.unwrap_or(&yaml::Node::Nothing);
    let mut info = KernelInfo {
        name: kernel.text("name").to_owned(),
        simd_size: environment.number("simd_size")? as u32,
        slm_size: environment.number("slm_size")?,
        inline_size: environment.number("inline_data_payload_size")?,
        ..KernelInfo::default()
    };
    let required: Vec<u32> =
        environment.list("required_work_group_size").filter_map(|n| n.as_text().parse().ok()).collect();
    if let [x, y, z] = required[..] {
        info.required_size = Some([x, y, z]);
    }
    for argument in kernel.list("payload_arguments") {
        info.payload.push(PayloadArgument {
            kind: argument.text("arg_type").to_owned(),
            offset: argument.number("offset")?,
            size: argument.number("size")?,
            index: argument.get("arg_index").map(|_| argument.number("arg_index")).transpose()?,
            addressing: argument.text("addrmode").to_owned(),
            space: argument.text("addrspace").to_owned(),
            access: argument.text("access_type").to_owned(),
            source_offset: argument.number("source_offset")?,
            image_type: argument.text("image_type").to_owned(),
            sampler: match argument.get("sampler_index") {
                Some(_) => Some(argument.number("sampler_index")? as u32),
                None => None,
            },
        });
    }
    for argument in kernel.list("per_thread_payload_arguments") {
        let kind = argument.text("arg_type").to_owned();
        info.per_thread.push((kind, argument.number("offset")?, argument.number("size")?));
    }
    for binding in kernel.list("binding_table_indices") {
        info.bindings.push((binding.number("bti_value")? as u32, binding.number("arg_index")?));
    }
    for sampler in kernel.list("inline_samplers") {
        info.samplers.push(InlineSampler {
            index: sampler.number("sampler_index")? as u32,
            addressing: sampler.text("addrmode").to_owned(),
            filter: sampler.text("filtermode").to_owned(),
            normalized: sampler.text("normalized") == "true",
        });
    }
    for memory in kernel.list("per_thread_memory_buffers") {
        info.thread_memory.push((
            memory.text("type").to_owned(),
            memory.text("usage").to_owned(),
            memory.number("size")?,
            memory.text("is_simt_thread") == "true",
        ));
    }
    Ok(info)
}

/// The part of YAML that `.ze_info` is written in: maps and lists by indentation, plain and single-quoted scalars, `[a, b]`.
mod yaml {
    use super::{ZebinError, error};

    /// How deeply maps and lists may be nested.
    const DEEPEST: usize = 32;

    #[derive(Debug)]
    pub(super) enum Node {
        Nothing,
        Text(String),
        Map(Vec<(String, Node)>),
        List(Vec<Node>),
    }

    impl Node {
        pub(super) fn get(&self, key: &str) -> Option<&Self> {
            match self {
                Self::Map(entries) => entries.iter().find(|(k, _)| k == key).map(|(_, v)| v),
                _ => None,
            }
        }

        pub(super) fn as_text(&self) -> &str {
            if let Self::Text(text) = self { text } else { "" }
        }

        /// The text of a key; empty where there is none.
        pub(super) fn text(&self, key: &str) -> &str {
            self.get(key).map_or("", Self::as_text)
        }

        /// The number of a key; 0 where there is none.
        pub(super) fn number(&self, key: &str) -> Result<usize, ZebinError> {
            let Some(node) = self.get(key) else { return Ok(0) };
            node.as_text()
                .parse()
                .map_err(|_| error(format!(".ze_info: `{key}` is `{}`, not a number", node.as_text())))
        }

        pub(super) fn list(&self, key: &str) -> impl Iterator<Item = &Self> {
            let items: &[Self] = match self.get(key) {
                Some(Self::List(items)) => items,
                _ => &[],
            };
            items.iter()
        }
    }

    /// A line: its number, its indentation, and what stands there.
    struct Line<'a> {
        number: usize,
        indent: usize,
        text: &'a str,
    }

    pub(super) fn parse(text: &str) -> Result<Node, ZebinError> {
        let mut lines: Vec<Line<'_>> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let body = line.trim_start_matches(' ');
            let trimmed = body.trim_end_matches(['\0', ' ', '\r']);
            if trimmed.is_empty() || trimmed.starts_with('#') || matches!(trimmed, "---" | "...") {
                continue;
            }
            lines.push(Line { number: index + 1, indent: line.len() - body.len(), text: trimmed });
        }
        let mut at = 0;
        let indent = lines.first().map_or(0, |l| l.indent);
        let node = block(&mut lines, &mut at, indent, 0)?;
        match lines.get(at) {
            Some(line) => Err(error(format!(
                ".ze_info, line {}: `{}` is indented less than what it belongs to",
                line.number, line.text
            ))),
            None => Ok(node),
        }
    }

    fn block(lines: &mut Vec<Line<'_>>, at: &mut usize, indent: usize, depth: usize) -> Result<Node, ZebinError> {
        if depth > DEEPEST {
            return Err(error(".ze_info is nested too deeply"));
        }
        let is_item = |text: &str| text == "-" || text.starts_with("- ");
        if lines.get(*at).is_some_and(|l| is_item(l.text)) {
            let mut items = Vec::new();
            while let Some(line) = lines.get_mut(*at).filter(|l| l.indent == indent && is_item(l.text)) {
                // What follows the dash is the first line of the item.
                let rest = line.text[1..].trim_start();
                let inner = line.indent + (line.text.len() - rest.len());
                if rest.is_empty() {
                    *at += 1;
                    let deeper = lines.get(*at).filter(|l| l.indent > indent).map(|l| l.indent);
                    items.push(deeper.map_or(Ok(Node::Nothing), |d| block(lines, at, d, depth + 1))?);
                } else if is_map(rest) {
                    line.text = rest;
                    line.indent = inner;
                    items.push(block(lines, at, inner, depth + 1)?);
                } else {
                    items.push(scalar(rest));
                    *at += 1;
                }
            }
            return Ok(Node::List(items));
        }
        let mut entries = Vec::new();
        while let Some(line) = lines.get(*at).filter(|l| l.indent == indent && !is_item(l.text)) {
            let Some((key, value)) = line.text.split_once(':') else {
                return Err(error(format!(".ze_info, line {}: `{}` is no `key: value`", line.number, line.text)));
            };
            let (key, value) = (key.trim().trim_matches('\'').to_owned(), value.trim());
            *at += 1;
            if !value.is_empty() {
                entries.push((key, scalar(value)));
                continue;
            }
            // A list may stand as far to the left as its key.
            let next =
                lines.get(*at).filter(|l| l.indent > indent || l.indent == indent && is_item(l.text)).map(|l| l.indent);
            entries.push((key, next.map_or(Ok(Node::Nothing), |d| block(lines, at, d, depth + 1))?));
        }
        Ok(Node::Map(entries))
    }

    /// Whether an item begins a map.
    fn is_map(text: &str) -> bool {
        !text.starts_with(['\'', '"', '[']) && (text.ends_with(':') || text.contains(": "))
    }

    fn scalar(text: &str) -> Node {
        if let Some(inner) = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')) {
            let items = inner.split(',').map(str::trim).filter(|t| !t.is_empty());
            return Node::List(items.map(scalar_text).collect());
        }
        scalar_text(text)
    }

    fn scalar_text(text: &str) -> Node {
        for quote in ['\'', '"'] {
            if let Some(inner) = text.strip_prefix(quote).and_then(|t| t.strip_suffix(quote)) {
                return Node::Text(inner.replace("''", "'"));
            }
        }
        Node::Text(text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFO: &str = "---\nversion: '1.20'\nkernels:\n  - name: saxpy\n    execution_env:\n      simd_size: 32\n      \
                        required_work_group_size: [ 8, 1, 1 ]\n    payload_arguments:\n      - arg_type: arg_byvalue\n        \
                        offset: 48\n        size: 4\n        arg_index: 2\n    binding_table_indices:\n      - bti_value: 1\n        \
                        arg_index: 0\nkernels_misc_info:\n- name: saxpy\n  args_info:\n  - index: 2\n    name: a\n    \
                        type_name: 'float;4'\n...\n";

    #[test]
    fn the_subset_of_yaml_is_read() {
        let zebin = Zebin::from_info(INFO).unwrap();
        let kernel = zebin.kernel("saxpy").unwrap();
        assert_eq!((kernel.simd_size, kernel.required_size), (32, Some([8, 1, 1])));
        assert_eq!(kernel.payload[0].offset, 48);
        assert_eq!(kernel.payload[0].index, Some(2));
        assert_eq!(kernel.bindings, [(1, 0)]);
        assert_eq!(kernel.arguments[0].type_name, "float;4");
    }

    /// Bytes of a section of an ELF file, its type, what it refers to, and the size of its entries.
    struct Section {
        name: &'static str,
        kind: u32,
        bytes: Vec<u8>,
        link: u32,
        info: u32,
        entry: u64,
    }

    fn section(name: &'static str, kind: u32, bytes: Vec<u8>) -> Section {
        Section { name, kind, bytes, link: 0, info: 0, entry: 0 }
    }

    /// A relocatable ELF file with these sections, counted from 1, and at last their names.
    fn elf(mut sections: Vec<Section>) -> Vec<u8> {
        sections.push(section(".shstrtab", 3, Vec::new()));
        let mut names = vec![0];
        let places: Vec<u32> = sections
            .iter()
            .map(|s| {
                let at = names.len() as u32;
                names.extend(s.name.bytes().chain([0]));
                at
            })
            .collect();
        if let Some(last) = sections.last_mut() {
            last.bytes = names;
        }
        let mut body = vec![0; 64];
        let mut headers = vec![0; 64];
        for (Section { kind, bytes, link, info, entry, .. }, name) in sections.iter().zip(places) {
            body.resize(body.len().next_multiple_of(8), 0);
            headers.extend([name, *kind].iter().flat_map(|v| v.to_le_bytes()));
            headers.extend([0, 0, body.len() as u64, bytes.len() as u64].iter().flat_map(|v| v.to_le_bytes()));
            headers.extend([*link, *info].iter().flat_map(|v| v.to_le_bytes()));
            headers.extend([8, *entry].iter().flat_map(|v| v.to_le_bytes()));
            body.extend(bytes);
        }
        body.resize(body.len().next_multiple_of(8), 0);
        let table = body.len() as u64;
        let count = sections.len() as u16 + 1;
        body[..16].copy_from_slice(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
        body[16..24].copy_from_slice(&[1, 0, 205, 0, 1, 0, 0, 0]);
        body[40..48].copy_from_slice(&table.to_le_bytes());
        for (at, value) in [(52, 64), (58, 64), (60, count), (62, count - 1)] {
            body[at..at + 2].copy_from_slice(&u16::to_le_bytes(value));
        }
        body.extend(headers);
        body
    }

    #[test]
    fn addresses_among_variables_are_written_where_they_belong() {
        use crate::exec::memory::Memory;

        let words = |values: &[u64]| values.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
        // Variables: `k` in section 2, 8 bytes behind its beginning, and `g` in section 3; in the part that begins as zeros, `z`.
        let symbol = |name: u32, section: u16, value: u64| {
            let mut bytes = name.to_le_bytes().to_vec();
            bytes.extend([0x11, 0]);
            bytes.extend(section.to_le_bytes());
            bytes.extend(words(&[value, 8]));
            bytes
        };
        let symbols = [vec![0; 24], symbol(1, 2, 8), symbol(3, 3, 0), symbol(5, 4, 16)].concat();
        // Of `.data.global`: the address of `k` plus 4, the halves of that of `z`; what is written there is added.
        let global = [(0_u64, 1_u64 << 32 | 1), (16, 3 << 32 | 2), (20, 3 << 32 | 3)];
        let global: Vec<u8> = global.iter().flat_map(|(at, what)| words(&[*at, *what])).collect();
        // Of `.data.const`: the address of `g` less 8, whatever is written there.
        let constant = words(&[16, 2 << 32 | 1, -8_i64 as u64]);
        let zebin = elf(vec![
            section(".ze_info", 1, INFO.as_bytes().to_vec()),
            section(".data.const", 1, words(&[11, 22, 0x7777])),
            section(".data.global", 1, words(&[4, 33, 0])),
            section(".bss.global", 1, vec![0; 32]),
            Section { link: 7, info: 3, entry: 16, ..section(".rel.data.global", 9, global) },
            Section { link: 7, info: 2, entry: 24, ..section(".rela.data.const", 4, constant) },
            Section { link: 8, info: 1, entry: 24, ..section(".symtab", 2, symbols) },
            section(".strtab", 3, b"\0k\0g\0z\0".to_vec()),
        ]);
        let zebin = Zebin::parse(&zebin).unwrap();
        assert_eq!(zebin.relocations.len(), 4);
        let mut memory = Memory::default();
        memory.add(&[0; 100]);
        memory.load(&zebin);
        let place = |kind| memory.variables(kind).unwrap();
        let [constants, globals] = [DataKind::Constant, DataKind::Global].map(|k| memory.address(place(k)));
        let bytes = |kind| memory.buffer(place(kind)).unwrap().bytes();
        assert_eq!(bytes(DataKind::Constant), words(&[11, 22, globals - 8]));
        let zero = globals + 24 + 16;
        assert_eq!(bytes(DataKind::Global), [words(&[constants + 8 + 4, 33, zero]), vec![0; 32]].concat());
        assert_eq!(memory.symbol("z"), Some(zero));
    }

    #[test]
    fn relocations_of_unknown_kinds_are_errors_and_those_beyond_the_end_do_nothing() {
        use crate::exec::memory::Memory;

        let zebin = |at: u64, kind: u64| {
            let symbol = [vec![0; 24], vec![1, 0, 0, 0, 0x11, 0, 2, 0], vec![0; 16]].concat();
            let place = [at.to_le_bytes(), (1 << 32 | kind).to_le_bytes()].concat();
            elf(vec![
                section(".ze_info", 1, INFO.as_bytes().to_vec()),
                section(".data.const", 1, vec![7; 16]),
                Section { link: 4, info: 2, entry: 16, ..section(".rel.data.const", 9, place) },
                Section { link: 5, info: 1, entry: 24, ..section(".symtab", 2, symbol) },
                section(".strtab", 3, b"\0k\0".to_vec()),
            ])
        };
        let unknown = Zebin::parse(&zebin(0, 9)).unwrap_err().to_string();
        assert!(unknown.contains("a relocation of an unknown kind"), "{unknown}");
        for at in [9, 16, u64::MAX] {
            let mut memory = Memory::default();
            memory.load(&Zebin::parse(&zebin(at, 1)).unwrap());
            let id = memory.variables(DataKind::Constant).unwrap();
            assert_eq!(memory.buffer(id).unwrap().bytes(), [7; 16], "{at}");
        }
    }

    #[test]
    fn the_note_of_the_product_family_names_the_platform() {
        use openvisa_isa::Platform;

        let note = |kind: u32, bytes: &[u8]| {
            let header = [8, bytes.len() as u32, kind].map(u32::to_le_bytes).concat();
            let filled = bytes.iter().copied().chain(std::iter::repeat(0)).take(bytes.len().next_multiple_of(4));
            [header, b"IntelGT\0".to_vec(), filled.collect()].concat()
        };
        let platforms = |notes: &[Vec<u8>]| {
            let info = section(".ze_info", 1, INFO.as_bytes().to_vec());
            let zebin = Zebin::parse(&elf(vec![info, section(".note.intelgt.compat", 7, notes.concat())])).unwrap();
            zebin.kernels[0].platforms.iter().collect::<Vec<_>>()
        };
        let product = |number: u32| note(1, &number.to_le_bytes());
        let bmg = product(1274);
        assert_eq!(platforms(std::slice::from_ref(&bmg)), [Platform::Xe2]);
        assert_eq!(platforms(&[note(4, b"1.20\0"), note(2, &[0; 4]), bmg.clone()]), [Platform::Xe2], "not the first");
        assert_eq!(platforms(&[product(1271)]), [Platform::Pvc, Platform::PvcXt], "two steppings of one device");
        // A device that nobody knows, notes that are cut short, and none at all.
        assert_eq!(platforms(&[product(7)]), []);
        for length in 0..bmg.len() {
            assert_eq!(platforms(&[bmg[..length].to_vec()]), [], "{length}");
        }
        assert_eq!(platforms(&[note(1, &[1; 2])]), [], "not a number");
        let mut endless = note(3, &[]);
        endless[..8].fill(0xff);
        assert_eq!(platforms(&[endless, bmg]), [], "a note longer than the file");
    }

    #[test]
    fn nonsense_is_an_error_and_says_where() {
        let message = |text: &str| Zebin::from_info(text).unwrap_err().to_string();
        assert!(message("kernels:\n  - name: a\n    rubbish\n").contains("line 3"));
        assert!(message("kernels:\n  - name: a\n    execution_env:\n      simd_size: many\n").contains("`many`"));
        let deep: String = (0..100).map(|i| format!("{}a:\n", " ".repeat(i))).collect();
        assert!(message(&deep).contains("too deeply"));
        assert!(Zebin::parse(b"no ELF").is_err());
    }
}
