//! Binding of arguments to a kernel: the bytes of the payload, the binding table, and memory sizes.
//!
//! For example, the buffer given as argument 0 of a stateful kernel is entered in the binding
//! table. A surface variable of the kernel then resolves to the buffer by its index in that table.

mod check;
mod error;
mod layout;
mod payload;
mod sizes;
#[cfg(test)]
mod tests;

pub use error::{LaunchError, LaunchProblem};
pub(crate) use error::{LaunchProblems, without_arguments};
pub use sizes::Sizes;
pub(crate) use sizes::{Region, local_id, local_ids};

use crate::binding::implicit_args::encode_implicit_args;
use crate::binding::kernel_info::{KernelInfo, PerThreadArgument, PerThreadKind, ThreadMemory};
use crate::binding::textures::Textures;
use crate::bytecode::memory_op::Target;
use crate::bytecode::{Bytecode, function_index};
use crate::memory::buffer::Buffer;
use crate::memory::flat_memory::{BufferId, Memory};
use crate::memory::image::Image;
use crate::memory::sampler::Sampler;
use check::{check_payload, check_platform};
use layout::{SharedLayout, payload_layout};
use openvisa_isa::{InstKind, Platform};
use sizes::check_sizes;
use std::ops::Range;
use std::sync::OnceLock;

/// A value for an argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Argument {
    /// A buffer of the launch's memory.
    Buffer(BufferId),
    /// The address of a byte in a buffer of the launch's memory: the buffer, and the offset of the
    /// byte.
    Address(BufferId, usize),
    /// The bytes of a buffer of the launch's memory that are a buffer to the host program. For
    /// example, a sub-buffer of OpenCL. Messages count from the first of these bytes.
    Part(BufferId, Range<usize>),
    /// A null pointer.
    Null,
    /// A value passed as its bytes.
    Bytes(Vec<u8>),
    /// Shared local memory, with its number of bytes.
    Local(usize),
    /// An image.
    Image(Image),
    /// A sampler.
    Sampler(Sampler),
}

impl Argument {
    /// Returns the buffer that the argument points to, and the offset of the byte in it.
    pub(crate) fn pointer(&self) -> Option<(BufferId, usize)> {
        match self {
            Self::Buffer(id) => Some((*id, 0)),
            Self::Address(id, offset) => Some((*id, *offset)),
            Self::Part(id, bytes) => Some((*id, bytes.start)),
            _ => None,
        }
    }

    /// Returns the buffer that has the bytes of the argument.
    fn buffer(&self) -> Option<BufferId> {
        match self {
            Self::Image(image) => Some(image.buffer),
            _ => self.pointer().map(|(id, _)| id),
        }
    }

    pub(crate) fn describe_kind(&self) -> String {
        match self {
            Self::Buffer(_) | Self::Address(..) | Self::Part(..) => "a buffer".to_owned(),
            Self::Null => "a null pointer".to_owned(),
            Self::Bytes(bytes) => format!("a value of {} bytes", bytes.len()),
            Self::Local(bytes) => format!("{bytes} bytes of local memory"),
            Self::Image(_) => "an image".to_owned(),
            Self::Sampler(_) => "a sampler".to_owned(),
        }
    }
}

/// Maximum number of bytes of a payload.
pub(crate) const MAX_PAYLOAD_BYTES: usize = 1 << 16;

/// Maximum number of bytes of a thread's scratch memory.
const MAX_SCRATCH_BYTES: usize = 1 << 20;

/// Maximum number of bytes of a thread's private variables.
const MAX_PRIVATE_BYTES: usize = 1 << 24;

/// Maximum number of bytes of a work-group's shared local memory.
const MAX_LOCAL_MEMORY_BYTES: usize = 1 << 20;

/// Multiple to which the bytes of a kernel's own variables in shared local memory are rounded up.
/// Blocks of this number of bytes are loaded at once.
const LOCAL_ROUNDING: usize = 64;

/// Returns the number of bytes of shared local memory that hardware allocates for a work-group that
/// needs `bytes`.
///
/// The descriptor of a dispatch has a code for each possible size: powers of two from 1 KiB on, or
/// from 4 KiB on before Gen9. From Xe2 on, there is a size between two powers of two as well, from
/// 16 KiB on. For example, 20,000 bytes take 32 KiB on DG2 and 24 KiB on Xe2.
fn allocated_local_bytes(platform: Platform, bytes: usize) -> usize {
    if bytes == 0 {
        return 0;
    }
    let least = if platform == Platform::Bdw { 4 << 10 } else { 1 << 10 };
    let power = bytes.next_power_of_two().max(least);
    let between = power / 4 * 3;
    let has_between = platform >= Platform::Xe2 && power >= 32 << 10;
    if has_between && bytes <= between { between } else { power }
}

/// An argument in shared local memory.
#[derive(Clone, Debug)]
pub(crate) struct LocalArgument {
    /// Its bytes of shared local memory.
    pub(crate) range: Range<usize>,
    /// The name that messages use for it.
    pub(crate) name: String,
}

/// A kernel with its arguments: the memory that its surfaces and addresses lead to, and the
/// payload.
#[derive(Debug)]
pub(crate) struct BoundKernel<'a> {
    pub(crate) memory: &'a Memory,
    pub(crate) kernel: usize,
    /// The global size and offset of the launch, with the local size of this region.
    pub(crate) sizes: Sizes,
    /// The local size of the launch. Groups of a remainder region are smaller.
    enqueued: [u32; 3],
    /// Number of groups of the whole launch in each dimension.
    pub(crate) groups: [u32; 3],
    pub(crate) region: Region,
    /// The bindings of the remainder regions, whose groups have another size.
    pub(crate) others: Vec<Self>,
    /// Number of dimensions that the kernel is told.
    dimensions: u32,
    /// The implicit-argument buffer. Few kernels read it, so the first read encodes it.
    implicit: OnceLock<Vec<u8>>,
    pub(crate) simd: usize,
    /// The bytes of the arguments that all threads share, indexed by their payload offsets.
    pub(crate) arguments: Vec<u8>,
    /// Offsets of the shared arguments in the payload.
    shared: SharedLayout,
    /// The per-thread arguments, with offsets from register 0.
    per_thread: Vec<PerThreadArgument>,
    given: Vec<GivenBuffer>,
    /// The buffers of arguments that the kernel declares as read-only.
    read_only: Vec<BufferId>,
    surfaces: Vec<Option<(BufferId, usize)>>,
    /// Binding table indices of null pointers, with the names that messages use for their
    /// arguments.
    nulls: Vec<(u32, String)>,
    /// The bindless surfaces: offset of the surface state, and binding table index.
    bindless: Vec<(u32, u32)>,
    pub(crate) textures: Textures,
    /// Number of bytes of shared local memory up to the end of the last variable or argument.
    pub(crate) local_size: usize,
    /// Number of bytes of shared local memory of the kernel's own variables, which come first.
    own_local_size: usize,
    /// Number of bytes of shared local memory that hardware allocates for a work-group.
    allocated_local_size: usize,
    /// The arguments in shared local memory, by their offsets.
    pub(crate) local_arguments: Vec<LocalArgument>,
    pub(crate) scratch_size: usize,
    /// Number of bytes of a thread's private variables.
    pub(crate) private_size: usize,
    functions: usize,
}

/// A buffer of an argument.
#[derive(Debug)]
struct GivenBuffer {
    id: BufferId,
    /// The bytes that the host program knows as a buffer, as offsets in the buffer.
    bytes: Range<usize>,
    /// The name that messages use for the argument.
    name: String,
}

/// Returns the path of an argument in its launch, for example `args[2]`.
pub(crate) fn argument_path(index: usize) -> String {
    format!("args[{index}]")
}

/// Returns the name of an argument in messages, for example ``args[2] (`a`)``.
pub(crate) fn argument_name(info: &KernelInfo, index: usize) -> String {
    match info.arguments.iter().find(|a| a.index == index) {
        Some(a) if !a.name.is_empty() => format!("{} (`{}`)", argument_path(index), a.name),
        _ => argument_path(index),
    }
}

/// Returns the buffers and images among the arguments, with the names of their arguments.
fn collect_buffers(info: &KernelInfo, memory: &Memory, arguments: &[Argument]) -> Vec<GivenBuffer> {
    let given = |(index, argument): (usize, &Argument)| {
        let id = argument.buffer()?;
        let bytes = match argument {
            Argument::Part(_, bytes) => bytes.clone(),
            _ => memory.bytes_of(id),
        };
        Some(GivenBuffer { id, bytes, name: argument_name(info, index) })
    };
    arguments.iter().enumerate().filter_map(given).collect()
}

/// Returns the buffers that are given only for arguments that the kernel declares as read-only.
fn collect_read_only(info: &KernelInfo, arguments: &[Argument]) -> Vec<BufferId> {
    let buffers = arguments.iter().enumerate().filter_map(|(index, argument)| Some((index, argument.buffer()?)));
    let (mut read, mut written) = (Vec::new(), Vec::new());
    for (index, id) in buffers {
        let only_read = info.payload.iter().any(|part| part.index == Some(index) && part.read_only);
        if only_read { read.push(id) } else { written.push(id) }
    }
    read.retain(|id| !written.contains(id));
    read
}

/// Binding table indices that are reserved for special memories.
const STATELESS_INDEX: u32 = 255;
const LOCAL_INDEX: u32 = 254;
const NON_COHERENT_INDEX: u32 = 253;

/// Surface state offset of scratch memory times 16. Element 5 of register 0 holds this value on
/// platforms whose scratch memory is a surface.
pub(crate) const SCRATCH: u32 = 0x0040_0000;

/// The 32-bit address of the implicit-argument buffer, which element 0 of register 0 holds. Scratch
/// memory is at address 0 of the same address space.
pub(crate) const INDIRECT: u32 = 0x4000_0000;

impl<'a> BoundKernel<'a> {
    /// Binds arguments to a kernel.
    ///
    /// # Errors
    /// If the program has no such kernel, the kernel was compiled for another register size, an
    /// argument is missing or has the wrong kind or size, or the sizes of the launch contradict
    /// each other.
    pub(crate) fn new(
        program: &Bytecode<'_>,
        info: &KernelInfo,
        memory: &'a Memory,
        arguments: &[Argument],
        sizes: Sizes,
    ) -> Result<Self, LaunchError> {
        let Some(kernel) = program.kernel(&info.name, info.simd_size) else {
            let names: Vec<_> = program.names().map(|n| format!("`{n}`")).collect();
            return Err(LaunchError::of_program(format!(
                "there is no kernel `{}` in the program, which has {}",
                info.name,
                names.join(", ")
            )));
        };
        let sizes = sizes.with_local(info.required_size);
        if let Err(wrong) = check_sizes(info, sizes) {
            // The arguments are checked with placeholder sizes, so that their problems are reported
            // too.
            let region = Region { first: [0; 3], count: [1; 3], local: [1; 3] };
            let sizes = Sizes { global: [1; 3], local: [1; 3], ..sizes };
            let more = Self::bind_region(program, kernel, info, memory, arguments, sizes, region).err();
            return Err(more.into_iter().fold(wrong, LaunchError::and));
        }
        let mut parts = Vec::new();
        for region in sizes.regions() {
            parts.push(Self::bind_region(program, kernel, info, memory, arguments, sizes, region)?);
        }
        let mut first = parts.remove(0);
        first.others = parts;
        Ok(first)
    }

    /// Binds arguments for the groups of a region, which all have the same size.
    fn bind_region(
        program: &Bytecode<'_>,
        kernel: usize,
        info: &KernelInfo,
        memory: &'a Memory,
        arguments: &[Argument],
        sizes: Sizes,
        region: Region,
    ) -> Result<Self, LaunchError> {
        let simd = lane_count(program, kernel, info)?;
        if let Some(what) = info.unsupported.first() {
            return Err(LaunchError::new(what.clone()));
        }
        if info.slm_size > MAX_LOCAL_MEMORY_BYTES {
            return Err(LaunchError::new(format!(
                "{} bytes of local memory are more than {MAX_LOCAL_MEMORY_BYTES}",
                info.slm_size
            )));
        }
        let (per_thread, shared) = payload_layout(program, kernel, info)?;
        check_platform(program, info)?;
        check_payload(program, kernel, info, shared)?;
        let mut bound = Self {
            memory,
            kernel,
            sizes: Sizes { local: region.local, ..sizes },
            enqueued: sizes.local,
            groups: sizes.groups(),
            region,
            others: Vec::new(),
            dimensions: sizes.dimensions(),
            implicit: OnceLock::new(),
            simd,
            arguments: Vec::new(),
            shared,
            per_thread,
            given: collect_buffers(info, memory, arguments),
            read_only: collect_read_only(info, arguments),
            surfaces: Vec::new(),
            nulls: Vec::new(),
            bindless: Vec::new(),
            textures: Textures::new(info, arguments)?,
            local_size: info.slm_size,
            own_local_size: info.slm_size.next_multiple_of(LOCAL_ROUNDING),
            allocated_local_size: 0,
            local_arguments: Vec::new(),
            scratch_size: 0,
            private_size: 0,
            functions: program.routines.len(),
        };
        bound.bind_arguments(info, arguments)?;
        // Stores to images are not observed, so all their bytes count as written.
        let images = arguments.iter().filter_map(|argument| match argument {
            Argument::Image(image) => Some(image.buffer),
            _ => None,
        });
        images.for_each(|id| memory.mark_written(id));
        let stated = program.routines[kernel].slm_kib as usize * 1024;
        bound.local_size = bound.local_size.max(stated).next_multiple_of(LOCAL_ROUNDING);
        if bound.local_arguments.is_empty() {
            bound.own_local_size = bound.local_size;
        }
        bound.allocated_local_size = allocated_local_bytes(program.platform, bound.local_size);
        bound.reserve_memory(info)?;
        Ok(bound)
    }

    /// Computes the sizes of scratch and private memory per thread. Checks their limits and the
    /// limit of shared local memory.
    fn reserve_memory(&mut self, info: &KernelInfo) -> Result<(), LaunchError> {
        for memory in &info.thread_memory {
            match *memory {
                ThreadMemory::Scratch { bytes } => self.scratch_size = self.scratch_size.max(bytes),
                ThreadMemory::Private { bytes, of_item } => {
                    let bytes = if of_item { bytes.saturating_mul(self.simd) } else { bytes };
                    self.private_size = self.private_size.saturating_add(bytes);
                }
            }
        }
        for (bytes, most, name) in [
            (self.local_size, MAX_LOCAL_MEMORY_BYTES, "local"),
            (self.scratch_size, MAX_SCRATCH_BYTES, "scratch"),
            (self.private_size, MAX_PRIVATE_BYTES, "private"),
        ] {
            if bytes > most {
                return Err(LaunchError::new(format!("{bytes} bytes of {name} memory are more than {most}")));
            }
        }
        // Scratch offsets address the whole scratch memory of a thread, which is a power of two.
        if self.scratch_size > 0 {
            self.scratch_size = (2 * self.scratch_size).next_power_of_two().max(1 << 16);
        }
        Ok(())
    }

    /// Returns whether some bytes of shared local memory are neither those of the kernel's own
    /// variables nor those of one argument.
    #[inline]
    pub(crate) fn is_outside_local(&self, offset: u64, bytes: usize) -> bool {
        let end = offset.saturating_add(bytes as u64);
        let of_arguments = || self.local_arguments.iter().map(|argument| &argument.range);
        end > self.own_local_size as u64
            && !of_arguments().any(|range| range.start as u64 <= offset && end <= range.end as u64)
    }

    /// Returns the number of bytes of shared local memory that a work-group gets. A strict launch
    /// has no bytes that no variable uses, so that an access beyond the end is found at no cost.
    pub(crate) fn group_local_bytes(&self, strict: bool) -> usize {
        if strict { self.local_size } else { self.allocated_local_size }
    }

    /// Describes the position of an offset in shared local memory relative to the argument before
    /// it, for example ``byte 256 of args[1] (`a`), which has 256 bytes``. `None` if there is none.
    pub(crate) fn describe_local(&self, offset: u64) -> Option<String> {
        let argument = self.local_arguments.iter().rfind(|argument| argument.range.start as u64 <= offset)?;
        let LocalArgument { range, name } = argument;
        Some(format!("byte {} of {name}, which has {} bytes", offset - range.start as u64, range.len()))
    }

    /// Binds buffers to the first entries of the binding table. With each buffer is the offset in
    /// bytes where the surface begins in it.
    pub(crate) fn bind_surfaces(&mut self, surfaces: Vec<Option<(BufferId, usize)>>) {
        self.surfaces = surfaces;
    }

    /// Places the surface state of an entry of the binding table at an offset.
    pub(crate) fn bind_surface_state(&mut self, offset: u32, index: u32) {
        self.bindless.push((offset, index));
    }

    /// Gives the kernel this number of bytes of shared local memory for its own variables.
    pub(crate) fn bind_local(&mut self, bytes: usize) {
        (self.own_local_size, self.local_size, self.allocated_local_size) = (bytes, bytes, bytes);
    }

    /// Resolves a surface variable, given its number and value, to a memory.
    pub(crate) fn target(&self, id: u32, value: u32) -> Target {
        match (id, Self::target_of_index(value)) {
            (0, _) => Target::Local,
            (1 | 3 | 5, _) => Target::Scratch,
            (4, Target::Surface(value)) => self.bindless(value).unwrap_or(Target::Surface(value)),
            (_, target) => target,
        }
    }

    /// Resolves a binding table index to a memory.
    pub(crate) fn target_of_index(index: u32) -> Target {
        match index {
            LOCAL_INDEX => Target::Local,
            STATELESS_INDEX | NON_COHERENT_INDEX => Target::Flat,
            index => Target::Surface(index),
        }
    }

    /// Resolves the offset of a surface state to a memory.
    pub(crate) fn bindless(&self, value: u32) -> Option<Target> {
        if value == SCRATCH >> 4 {
            return Some(Target::Scratch);
        }
        self.bindless.iter().find(|(place, _)| *place == value).map(|(_, surface)| Target::Surface(*surface))
    }

    /// Returns the buffer at a binding table index, and the offset in bytes where the surface
    /// begins in it.
    #[inline]
    pub(crate) fn surface(&self, index: u32) -> Option<(&'a Buffer, usize)> {
        let (id, offset) = self.surfaces.get(index as usize).copied().flatten()?;
        Some((self.memory.buffer(id)?, offset))
    }

    /// Returns the id of the buffer at a binding table index.
    pub(crate) fn surface_buffer(&self, index: u32) -> Option<BufferId> {
        self.surfaces.get(index as usize).copied().flatten().map(|(id, _)| id)
    }

    /// Returns whether the kernel declares a buffer as read-only.
    pub(crate) fn is_read_only(&self, id: BufferId) -> bool {
        self.read_only.contains(&id)
    }

    /// Returns whether the kernel declares any buffer as read-only.
    pub(crate) fn has_read_only(&self) -> bool {
        !self.read_only.is_empty()
    }

    /// Returns the argument for which the byte at an offset in a buffer was given: that with the
    /// byte, or else the last one that begins before it.
    fn given_at(&self, id: BufferId, offset: i64) -> Option<&GivenBuffer> {
        let of_buffer = || self.given.iter().filter(|given| given.id == id);
        let has_byte = |given: &&GivenBuffer| usize::try_from(offset).is_ok_and(|at| given.bytes.contains(&at));
        let before = |given: &&GivenBuffer| given.bytes.start as i64 <= offset;
        let nearest = || of_buffer().filter(before).max_by_key(|given| given.bytes.start);
        of_buffer().find(has_byte).or_else(nearest).or_else(|| of_buffer().min_by_key(|given| given.bytes.start))
    }

    /// Returns the name of the argument that points to the byte at an offset in a buffer.
    pub(crate) fn argument_at(&self, id: BufferId, offset: usize) -> Option<&str> {
        self.given_at(id, offset as i64).map(|given| given.name.as_str())
    }

    /// Describes a byte for a message, given its offset in a buffer, which can be outside of it.
    /// The offset in the message counts from the first byte that the host program knows. For
    /// example, ``byte 8 of args[0] (`a`), which has 64 bytes`` or ``4 bytes before args[0]``.
    pub(crate) fn describe_byte(&self, id: BufferId, offset: i64) -> String {
        let given = self.given_at(id, offset);
        let first = given.map_or_else(|| self.memory.bytes_of(id), |given| given.bytes.clone()).start;
        let name = self.describe_from(id, given, first);
        match u64::try_from(offset - first as i64) {
            Ok(at) => format!("byte {at} of {name}"),
            Err(_) => format!("{} bytes before {name}", offset.abs_diff(first as i64)),
        }
    }

    /// Describes a buffer for a message: the argument it was given for, and its size.
    pub(crate) fn describe(&self, id: BufferId) -> String {
        let given = self.given.iter().find(|given| given.id == id);
        let bytes = given.map_or_else(|| self.memory.bytes_of(id), |given| given.bytes.clone());
        self.describe_from(id, given, bytes.start)
    }

    /// Describes a buffer for a message: the argument it was given for, and its size from the byte
    /// at which a surface begins.
    fn describe_from(&self, id: BufferId, given: Option<&GivenBuffer>, first: usize) -> String {
        let end = given.map_or_else(|| self.memory.bytes_of(id).end, |given| given.bytes.end);
        let bytes = end.saturating_sub(first);
        match given {
            Some(given) => format!("{}, which has {bytes} bytes", given.name),
            None => format!("a buffer of {bytes} bytes"),
        }
    }

    /// Returns the buffers of arguments, with the names of the arguments for messages.
    pub(crate) fn given_buffers(&self) -> impl Iterator<Item = (BufferId, &str)> {
        self.given.iter().map(|given| (given.id, given.name.as_str()))
    }

    /// Describes the surface at a binding table index for a message. Its size counts from its
    /// start, like the addresses of accesses to it.
    pub(crate) fn describe_surface(&self, index: u32) -> Option<String> {
        let (id, first) = self.surfaces.get(index as usize).copied().flatten()?;
        Some(self.describe_from(id, self.given_at(id, first as i64), first))
    }

    /// Describes for a message why no buffer is bound at a binding table index.
    pub(crate) fn describe_unbound(&self, index: u32) -> String {
        match self.nulls.iter().find(|(place, _)| *place == index) {
            Some((_, name)) => format!("surface {index} is a null pointer: {name}"),
            None => format!("no buffer is bound to surface {index}"),
        }
    }

    /// Returns the index of the function at an address.
    pub(crate) fn function_at(&self, address: u64) -> Option<usize> {
        function_index(address).filter(|index| *index < self.functions)
    }

    /// Returns the first instruction of the kernel that the platform does not have, with its index.
    /// Such an instruction usually means that the kernel was compiled for another platform.
    pub(crate) fn foreign(&self, program: &Bytecode<'_>) -> Option<(u32, InstKind)> {
        let mut origins = program.routines[self.kernel].origins.iter();
        let origin = origins.find(|origin| !origin.kind.info().platforms.contains(program.platform))?;
        Some((origin.number, origin.kind))
    }

    /// Returns what is bound for each size of groups: this first, then the others.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(&self.others)
    }

    /// Returns the binding of the region that contains a work-group.
    pub(crate) fn of_group(&self, group: [u32; 3]) -> &Self {
        let inside = |b: &&Self| (0..3).all(|i| group[i].wrapping_sub(b.region.first[i]) < b.region.count[i]);
        self.parts().find(inside).unwrap_or(self)
    }

    /// Returns the number of threads of each work-group of this region.
    pub(crate) fn threads(&self) -> usize {
        self.sizes.items().div_ceil(self.simd.max(1))
    }

    /// Returns the mask of a thread's channels that have a work-item.
    pub(crate) fn dispatched(&self, thread: usize) -> u32 {
        let items = self.sizes.items().saturating_sub(thread * self.simd).min(self.simd);
        if items == 0 { 0 } else { u32::MAX >> (32 - items as u32) }
    }

    /// Returns the local id of a work-item, given its index in the work-group.
    pub(crate) fn local_id(&self, item: usize) -> [u32; 3] {
        local_id(self.sizes.local, item)
    }

    /// Returns the global id of a work-item, given its group and its index in the work-group.
    pub(crate) fn global_id(&self, group: [u32; 3], item: usize) -> [u32; 3] {
        let local = self.local_id(item);
        std::array::from_fn(|i| {
            let first = group[i].wrapping_mul(self.enqueued[i]).wrapping_add(self.sizes.offset[i]);
            first.wrapping_add(local[i])
        })
    }

    /// Returns the implicit-argument buffer, which functions read instead of arguments.
    pub(crate) fn implicit_args(&self) -> &[u8] {
        let encode = || encode_implicit_args(self.sizes, self.groups, self.dimensions, self.simd);
        self.implicit.get_or_init(encode)
    }

    /// Returns the payload of a thread from register 0 on. The bytes of register 0 are zero.
    pub(crate) fn payload(&self, thread: usize, register: usize) -> Vec<u8> {
        let SharedLayout { start, inline_size, rest } = self.shared;
        let (inline, others) = self.arguments.split_at(inline_size.min(self.arguments.len()));
        let mut payload = vec![0; rest + others.len()];
        payload[start..start + inline.len()].copy_from_slice(inline);
        payload[rest..].copy_from_slice(others);
        let end = self.per_thread.iter().map(|part| part.offset + part.size).max().unwrap_or(0);
        payload.resize(payload.len().max(end), 0);
        for part in &self.per_thread {
            let to = &mut payload[part.offset..part.offset + part.size];
            self.fill_per_thread(part.kind, thread, register, to);
        }
        payload
    }

    /// Fills one per-thread argument of the payload.
    fn fill_per_thread(&self, kind: PerThreadKind, thread: usize, register: usize, to: &mut [u8]) {
        let ids = || local_ids(self.sizes.local, thread * self.simd).take(self.simd);
        let along = |dimension: usize, to: &mut [u8]| {
            for (id, to) in ids().zip(to.chunks_exact_mut(2)) {
                to.copy_from_slice(&(id[dimension] as u16).to_le_bytes());
            }
        };
        match kind {
            PerThreadKind::LocalIds => {
                let bytes = (self.simd * 2).next_multiple_of(register);
                for (dimension, to) in to.chunks_exact_mut(bytes).take(3).enumerate() {
                    along(dimension, to);
                }
            }
            PerThreadKind::LocalIdsAlong { dimension } => along(dimension.min(2), to),
            PerThreadKind::FirstLocalId => {
                for (number, to) in self.local_id(thread * self.simd).iter().zip(to.chunks_exact_mut(4)) {
                    to.copy_from_slice(&number.to_le_bytes());
                }
            }
        }
    }
}

/// Returns the number of lanes of a thread.
fn lane_count(program: &Bytecode<'_>, kernel: usize, info: &KernelInfo) -> Result<usize, LaunchError> {
    let lanes = match (program.routines[kernel].simd, info.simd_size) {
        (0, 0) => {
            return Err(LaunchError::of_program(format!(
                "the kernel `{}` has no attribute `SimdSize`, which says how many lanes a thread has",
                info.name
            )));
        }
        (0, lanes) | (lanes, 0) => lanes,
        (own, other) if own == other => own,
        (own, other) => {
            return Err(LaunchError::of_program(format!(
                "the program runs {own} channels in a thread, but the zebin describes one of {other}"
            )));
        }
    };
    match lanes {
        1 | 8 | 16 | 32 => Ok(lanes as usize),
        lanes => Err(LaunchError::new(format!("a thread of {lanes} channels is not possible"))),
    }
}
