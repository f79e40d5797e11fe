//! The agreement between a launch and a kernel: which byte of the payload is what, and which buffer is bound where.

mod check;
mod error;
mod payload;
mod sizes;

pub use error::LaunchError;
pub(crate) use error::{Wrong, error, program_error};
pub use sizes::Sizes;
pub(crate) use sizes::{Region, local_id, local_ids};

use crate::binding::implicit_args;
use crate::binding::kernel_info::{KernelInfo, PayloadBase, PerThreadArgument, PerThreadKind, ThreadMemory};
use crate::binding::textures::Textures;
use crate::bytecode::Bytecode;
use crate::bytecode::memory_op::Target;
use crate::memory::buffer::Buffer;
use crate::memory::flat_memory::{BufferId, Memory};
use crate::memory::image::Image;
use crate::memory::sampler::Sampler;
use check::{check_payload, check_platform};
use openvisa_isa::{InstKind, Platform};
use sizes::check_sizes;

/// A value for an argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Argument {
    /// A buffer of the launch's memory.
    Buffer(BufferId),
    /// A null pointer.
    Null,
    /// A value passed as its bytes.
    Bytes(Vec<u8>),
    /// Shared local memory of this number of bytes.
    Local(usize),
    /// An image.
    Image(Image),
    /// A sampler.
    Sampler(Sampler),
}

impl Argument {
    pub(crate) fn what(&self) -> String {
        match self {
            Self::Buffer(_) => "a buffer".to_owned(),
            Self::Null => "a null pointer".to_owned(),
            Self::Bytes(bytes) => format!("a value of {} bytes", bytes.len()),
            Self::Local(bytes) => format!("{bytes} bytes of local memory"),
            Self::Image(_) => "an image".to_owned(),
            Self::Sampler(_) => "a sampler".to_owned(),
        }
    }
}

/// The most bytes of a payload.
pub(crate) const MOST_PAYLOAD: usize = 1 << 16;

/// The most bytes of scratch memory that a thread may have.
const MOST_SCRATCH: usize = 1 << 20;

/// The most bytes of private variables that a thread may have.
const MOST_PRIVATE: usize = 1 << 24;

/// The most bytes of shared local memory that a group may have.
const MOST_LOCAL_MEMORY: usize = 1 << 20;

/// A kernel with its arguments: the memory that its surfaces and addresses lead to, and the payload.
#[derive(Debug)]
pub(crate) struct BoundKernel<'a> {
    pub(crate) memory: &'a Memory,
    pub(crate) kernel: usize,
    /// The range, in groups as large as those of the region.
    pub(crate) sizes: Sizes,
    /// Work-items that groups have where the range does not end within them.
    enqueued: [u32; 3],
    /// Groups of the whole range.
    pub(crate) groups: [u32; 3],
    pub(crate) region: Region,
    /// The same for groups of other sizes.
    pub(crate) others: Vec<Self>,
    /// What functions read that get no arguments.
    pub(crate) implicit: Vec<u8>,
    pub(crate) simd: usize,
    /// The arguments that all threads share, by their offsets.
    pub(crate) arguments: Vec<u8>,
    /// The first byte of these in the payload, and how many of them come inline, before the others,
    /// in whole registers.
    shared: (usize, usize),
    /// What each thread has for itself, with offsets from register 0.
    per_thread: Vec<PerThreadArgument>,
    /// Which buffer was given for which argument, and what that one is called.
    given: Vec<(BufferId, String)>,
    /// Buffers of arguments that the kernel declares as read-only.
    read_only: Vec<BufferId>,
    surfaces: Vec<Option<(BufferId, usize)>>,
    /// Places of the binding table for null pointers, and what errors call their arguments.
    nulls: Vec<(u32, String)>,
    /// Buffers by the offset of their bindless surface state.
    bindless: Vec<(u32, u32)>,
    pub(crate) textures: Textures,
    pub(crate) local_size: usize,
    pub(crate) scratch_size: usize,
    /// Bytes of a thread's private variables.
    pub(crate) private_size: usize,
    functions: usize,
}

/// Returns the path of an argument in its launch.
pub(crate) fn place(index: usize) -> String {
    format!("args[{index}]")
}

/// Returns what errors call an argument.
pub(crate) fn argument_name(info: &KernelInfo, index: usize) -> String {
    match info.arguments.iter().find(|a| a.index == index) {
        Some(a) if !a.name.is_empty() => format!("{} (`{}`)", place(index), a.name),
        _ => place(index),
    }
}

/// Returns the buffers and images that are given, and what errors call their arguments.
fn given(info: &KernelInfo, arguments: &[Argument]) -> Vec<(BufferId, String)> {
    let buffer = |(index, argument): (usize, &Argument)| match argument {
        Argument::Buffer(id) => Some((*id, argument_name(info, index))),
        Argument::Image(image) => Some((image.buffer, argument_name(info, index))),
        _ => None,
    };
    arguments.iter().enumerate().filter_map(buffer).collect()
}

/// Returns the buffers that are given for arguments that the kernel declares as read-only, and for no
/// other argument.
fn read_only(info: &KernelInfo, arguments: &[Argument]) -> Vec<BufferId> {
    let buffers = arguments.iter().enumerate().filter_map(|(index, argument)| match argument {
        Argument::Buffer(id) => Some((index, *id)),
        Argument::Image(image) => Some((index, image.buffer)),
        _ => None,
    });
    let (mut read, mut written) = (Vec::new(), Vec::new());
    for (index, id) in buffers {
        let only_read = info.payload.iter().any(|part| part.index == Some(index) && part.read_only);
        if only_read { read.push(id) } else { written.push(id) }
    }
    read.retain(|id| !written.contains(id));
    read
}

/// Where addresses of functions begin. Calls look at the low half alone.
const FUNCTIONS: u64 = 0xfeed_0000_4000_0000;

/// Bytes between the addresses of functions.
const FUNCTION: u64 = 64;

/// Binding table indices with a meaning of their own, which no surface has.
const STATELESS: u32 = 255;
const LOCAL: u32 = 254;
const STATELESS_NON_COHERENT: u32 = 253;

/// What register 0 holds in element 5 on platforms whose scratch memory is a surface: 16 times the
/// offset of the surface state.
pub(crate) const SCRATCH: u32 = 0x0040_0000;

/// What register 0 holds in element 0: the 32-bit address of what functions read that get no
/// arguments. Scratch memory is at address 0 of the same space.
pub(crate) const INDIRECT: u32 = 0x4000_0000;

impl<'a> BoundKernel<'a> {
    /// Binds arguments to a kernel.
    ///
    /// # Errors
    /// When there is no such kernel, it was compiled for another register size, an argument is missing or of the wrong kind or
    /// size, or the sizes do not fit each other.
    pub(crate) fn new(
        program: &Bytecode<'_>,
        info: &KernelInfo,
        memory: &'a Memory,
        arguments: &[Argument],
        sizes: Sizes,
    ) -> Result<Self, LaunchError> {
        let Some(kernel) = program.kernel(&info.name, info.simd_size) else {
            let names: Vec<_> = program.names().map(|n| format!("`{n}`")).collect();
            return Err(program_error(format!(
                "there is no kernel `{}` in the program, which has {}",
                info.name,
                names.join(", ")
            )));
        };
        let sizes = sizes.with_local(info.required_size);
        if let Err(wrong) = check_sizes(info, sizes) {
            // Arguments are checked too.
            let region = Region { first: [0; 3], count: [1; 3], local: [1; 3] };
            let sizes = Sizes { global: [1; 3], local: [1; 3], ..sizes };
            let more = Self::part(program, kernel, info, memory, arguments, sizes, region).err();
            return Err(more.into_iter().fold(wrong, LaunchError::and));
        }
        let mut parts = Vec::new();
        for region in sizes.regions() {
            parts.push(Self::part(program, kernel, info, memory, arguments, sizes, region)?);
        }
        let mut first = parts.remove(0);
        first.others = parts;
        Ok(first)
    }

    /// Binds arguments for groups of one size.
    fn part(
        program: &Bytecode<'_>,
        kernel: usize,
        info: &KernelInfo,
        memory: &'a Memory,
        arguments: &[Argument],
        sizes: Sizes,
        region: Region,
    ) -> Result<Self, LaunchError> {
        let simd = lanes(program, kernel, info)?;
        if let Some(what) = info.unsupported.first() {
            return Err(error(what.clone()));
        }
        if info.slm_size > MOST_LOCAL_MEMORY {
            return Err(error(format!("{} bytes of local memory are more than {MOST_LOCAL_MEMORY}", info.slm_size)));
        }
        let (per_thread, shared) = layout(info, program)?;
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
            implicit: Vec::new(),
            simd,
            arguments: Vec::new(),
            shared,
            per_thread,
            given: given(info, arguments),
            read_only: read_only(info, arguments),
            surfaces: Vec::new(),
            nulls: Vec::new(),
            bindless: Vec::new(),
            textures: Textures::new(info, arguments)?,
            local_size: info.slm_size,
            scratch_size: 0,
            private_size: 0,
            functions: program.routines.len(),
        };
        bound.bind(info, arguments)?;
        bound.implicit = implicit_args::bytes(bound.sizes, bound.groups, sizes.dimensions(), bound.simd);
        bound.local_size = bound.local_size.max(program.routines[kernel].slm_kib as usize * 1024).next_multiple_of(64);
        bound.reserve_memory(info)?;
        Ok(bound)
    }

    /// Sets how much scratch and private memory a thread has, and checks that there is room for it
    /// and for local memory.
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
            (self.local_size, MOST_LOCAL_MEMORY, "local"),
            (self.scratch_size, MOST_SCRATCH, "scratch"),
            (self.private_size, MOST_PRIVATE, "private"),
        ] {
            if bytes > most {
                return Err(error(format!("{bytes} bytes of {name} memory are more than {most}")));
            }
        }
        // Offsets of scratch accesses are those of the whole memory of a thread.
        if self.scratch_size > 0 {
            self.scratch_size = (2 * self.scratch_size).next_power_of_two().max(1 << 16);
        }
        Ok(())
    }

    /// What a surface variable of this number and value stands for.
    pub(crate) fn target(&self, id: u32, value: u32) -> Target {
        match (id, value) {
            (0, _) => Target::Local,
            (1 | 3 | 5, _) => Target::Scratch,
            (_, LOCAL) => Target::Local,
            (_, STATELESS | STATELESS_NON_COHERENT) => Target::Flat,
            (4, value) => self.bindless(value).unwrap_or(Target::Surface(value)),
            (_, value) => Target::Surface(value),
        }
    }

    /// What the surface state at a place stands for.
    pub(crate) fn bindless(&self, value: u32) -> Option<Target> {
        if value == SCRATCH >> 4 {
            return Some(Target::Scratch);
        }
        self.bindless.iter().find(|(place, _)| *place == value).map(|(_, surface)| Target::Surface(*surface))
    }

    /// The buffer of a place of the binding table, and the byte of it where the surface begins.
    #[inline]
    pub(crate) fn surface(&self, index: u32) -> Option<(&'a Buffer, usize)> {
        let (id, offset) = self.surfaces.get(index as usize).copied().flatten()?;
        Some((self.memory.buffer(id)?, offset))
    }

    /// Returns the buffer at a place of the binding table.
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

    /// What a buffer is to the launch, and its size.
    pub(crate) fn describe(&self, id: BufferId) -> String {
        let bytes = self.memory.buffer(id).map_or(0, Buffer::len);
        match self.given.iter().find(|(given, _)| *given == id) {
            Some((_, name)) => format!("{name}, which has {bytes} bytes"),
            None => format!("a buffer of {bytes} bytes"),
        }
    }

    /// What the surface at a place of the binding table is.
    pub(crate) fn describe_surface(&self, index: u32) -> Option<String> {
        let (id, _) = self.surfaces.get(index as usize).copied().flatten()?;
        Some(self.describe(id))
    }

    /// Returns why there is no buffer at a place of the binding table.
    pub(crate) fn describe_unbound(&self, index: u32) -> String {
        match self.nulls.iter().find(|(place, _)| *place == index) {
            Some((_, name)) => format!("surface {index} is a null pointer: {name}"),
            None => format!("no buffer is bound to surface {index}"),
        }
    }

    /// The address of a function.
    pub(crate) fn function_address(&self, index: usize) -> u64 {
        FUNCTIONS + index as u64 * FUNCTION
    }

    /// The function at an address.
    pub(crate) fn function_at(&self, address: u64) -> Option<usize> {
        let offset = (address & 0xffff_ffff).checked_sub(FUNCTIONS & 0xffff_ffff)?;
        let index = (offset / FUNCTION) as usize;
        (offset % FUNCTION == 0 && index < self.functions).then_some(index)
    }

    /// Returns the first instruction of the kernel that the platform does not have, by its number.
    /// Unless that is intended, the kernel was compiled for another platform.
    pub(crate) fn foreign(&self, program: &Bytecode<'_>) -> Option<(u32, InstKind)> {
        let mut origins = program.routines[self.kernel].origin.iter();
        let (number, kind, _) = origins.find(|(_, kind, _)| !kind.info().platforms.contains(program.platform))?;
        Some((*number, *kind))
    }

    /// Returns what is bound for each size of groups: this first, then the others.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(&self.others)
    }

    /// This, or what is bound for groups of the size that one has.
    pub(crate) fn of_group(&self, group: [u32; 3]) -> &Self {
        let inside = |b: &&Self| (0..3).all(|i| group[i].wrapping_sub(b.region.first[i]) < b.region.count[i]);
        self.parts().find(inside).unwrap_or(self)
    }

    /// Threads of a group.
    pub(crate) fn threads(&self) -> usize {
        self.sizes.items().div_ceil(self.simd.max(1))
    }

    /// The channels of a thread that have a work-item.
    pub(crate) fn dispatched(&self, thread: usize) -> u32 {
        let items = self.sizes.items().saturating_sub(thread * self.simd).min(self.simd);
        if items == 0 { 0 } else { u32::MAX >> (32 - items as u32) }
    }

    /// The place in its group of a work-item.
    pub(crate) fn local_id(&self, item: usize) -> [u32; 3] {
        local_id(self.sizes.local, item)
    }

    /// The payload of a thread, without what is in register 0.
    pub(crate) fn payload(&self, thread: usize, register: usize) -> Vec<u8> {
        let (start, inline) = self.shared;
        let inline_room = inline.next_multiple_of(register);
        let (first, rest) = self.arguments.split_at(inline.min(self.arguments.len()));
        let mut payload = vec![0; start + inline_room + rest.len()];
        payload[start..start + first.len()].copy_from_slice(first);
        payload[start + inline_room..].copy_from_slice(rest);
        let end = self.per_thread.iter().map(|part| part.offset + part.size).max().unwrap_or(0);
        payload.resize(payload.len().max(end), 0);
        for part in &self.per_thread {
            let to = &mut payload[part.offset..part.offset + part.size];
            self.fill_per_thread(part.kind, thread, register, to);
        }
        payload
    }

    /// Fills a part of the payload that each thread has for itself.
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
fn lanes(program: &Bytecode<'_>, kernel: usize, info: &KernelInfo) -> Result<usize, LaunchError> {
    let lanes = match (program.routines[kernel].simd, info.simd_size) {
        (0, 0) => {
            return Err(program_error(format!(
                "the kernel `{}` has no attribute `SimdSize`, which says how many lanes a thread has",
                info.name
            )));
        }
        (0, lanes) | (lanes, 0) => lanes,
        (own, other) if own == other => own,
        (own, other) => {
            return Err(program_error(format!(
                "the program runs {own} channels in a thread, but the zebin describes one of {other}"
            )));
        }
    };
    match lanes {
        1 | 8 | 16 | 32 => Ok(lanes as usize),
        lanes => Err(error(format!("a thread of {lanes} channels is not possible"))),
    }
}

/// Returns what each thread has for itself with offsets from register 0, the first byte of what all
/// threads share, and how many bytes of the latter come before the others in a register of their
/// own.
fn layout(info: &KernelInfo, program: &Bytecode<'_>) -> Result<(Vec<PerThreadArgument>, (usize, usize)), LaunchError> {
    let register = program.register;
    let per_thread_ends = info.per_thread.iter().map(|part| part.offset.saturating_add(part.size));
    let end = per_thread_ends.max().unwrap_or(0);
    let shared_ends = info.payload.iter().map(|part| part.offset.saturating_add(part.size));
    if shared_ends.chain([end, info.inline_size]).any(|end| end > MOST_PAYLOAD) {
        return Err(error("the payload of the kernel is larger than any register file"));
    }
    if info.base == PayloadBase::Register0 {
        return Ok((info.per_thread.clone(), (0, 0)));
    }
    // Before XEHP a thread has a register for per-thread data, whether the kernel wants it or not.
    let least = if program.platform < Platform::Xehp { register } else { 0 };
    let moved = info.per_thread.iter().map(|part| PerThreadArgument { offset: part.offset + register, ..*part });
    let end = if info.per_thread.is_empty() { least } else { end };
    Ok((moved.collect(), (register + end.next_multiple_of(register), info.inline_size)))
}
