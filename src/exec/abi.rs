//! The agreement between a launch and a kernel: which byte of the payload is what, and which buffer is bound where.

use super::buffer::Buffer;
use super::image::Image;
use super::implicit;
use super::memory::{BufferId, IMPLICIT, Memory, PRINTED, PRIVATE};
use super::program::Program;
use super::sampler::Sampler;
use super::textures::{self, Textures};
use super::worker::Idle;
use super::zebin::{DataKind, KernelInfo, PayloadArgument};
use crate::semantics::Target;
use openvisa_isa::{InstKind, Platform};
use std::fmt;

/// A value for an argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Argument {
    /// A buffer of the launch's memory.
    Buffer(BufferId),
    /// A value passed as its bytes.
    Bytes(Vec<u8>),
    /// So many bytes of shared local memory.
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
            Self::Bytes(bytes) => format!("a value of {} bytes", bytes.len()),
            Self::Local(bytes) => format!("{bytes} bytes of local memory"),
            Self::Image(_) => "an image".to_owned(),
            Self::Sampler(_) => "a sampler".to_owned(),
        }
    }
}

/// How many work-items, in groups of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// Work-items in each dimension.
    pub global: [u32; 3],
    /// Work-items of a group in each dimension. All 0: as many as the kernel requires, or else a size that divides the range.
    pub local: [u32; 3],
    /// Number of the first work-item in each dimension.
    pub offset: [u32; 3],
}

/// The most work-items that a group may have.
const MOST_LOCAL: u64 = 1024;

/// The most work-items that a group gets where the launch leaves its size open.
const USUAL_LOCAL: u32 = 256;

/// The most bytes of a payload.
const MOST_PAYLOAD: usize = 1 << 16;

/// The most bytes of scratch memory that a thread may have.
const MOST_SCRATCH: usize = 1 << 20;

/// The most bytes of private variables that a thread may have.
const MOST_PRIVATE: usize = 1 << 24;

/// The most bytes of shared local memory that a group may have.
const MOST_LOCAL_MEMORY: usize = 1 << 20;

impl Sizes {
    /// These, with a size of groups where they leave it open.
    fn with_local(self, required: Option<[u32; 3]>) -> Self {
        let mut room = USUAL_LOCAL;
        let largest = |global: u32| {
            let size = (1..=room.min(global)).rev().find(|size| global.is_multiple_of(*size)).unwrap_or(1);
            room /= size;
            size
        };
        let local = match (self.local, required) {
            ([0, 0, 0], Some(required)) => required,
            ([0, 0, 0], None) => self.global.map(largest),
            (given, _) => given,
        };
        Self { local, ..self }
    }

    /// Groups in each dimension. Where the local size does not divide the global one, the last group is smaller.
    pub fn groups(self) -> [u32; 3] {
        std::array::from_fn(|i| self.global[i].div_ceil(self.local[i].max(1)))
    }

    /// Groups of one size: the first of them in each dimension, how many there are, and how many work-items they have. They differ
    /// where the local size does not divide the global one.
    fn regions(self) -> Vec<Region> {
        let sides: [Vec<(u32, u32, u32)>; 3] = std::array::from_fn(|i| {
            let (global, local) = (self.global[i], self.local[i].max(1));
            let parts = [(0, global / local, local), (global / local, 1, global % local)];
            parts.into_iter().filter(|(_, count, items)| *count > 0 && *items > 0).collect()
        });
        let mut regions = Vec::new();
        for z in &sides[2] {
            for y in &sides[1] {
                for x in &sides[0] {
                    let three = |f: fn(&(u32, u32, u32)) -> u32| [f(x), f(y), f(z)];
                    regions.push(Region { first: three(|s| s.0), count: three(|s| s.1), local: three(|s| s.2) });
                }
            }
        }
        regions
    }

    /// Dimensions that are used.
    fn dimensions(self) -> u32 {
        (0..3).rev().find(|i| self.global[*i] > 1).unwrap_or(0) as u32 + 1
    }

    /// Work-items of a group.
    pub fn items(self) -> usize {
        self.local.iter().map(|n| *n as usize).product()
    }
}

/// Groups of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    /// The first of them.
    pub(crate) first: [u32; 3],
    /// How many in each dimension.
    pub(crate) count: [u32; 3],
    /// Work-items of a group in each dimension.
    local: [u32; 3],
}

/// Why a launch cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchError {
    problems: Vec<String>,
    /// Which argument each of them is about, if any.
    about: Vec<Option<usize>>,
    of_program: bool,
}

impl LaunchError {
    /// All that is wrong. Never empty.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// Whether what was compiled does not fit together, whatever the launch is.
    pub fn is_of_program(&self) -> bool {
        self.of_program
    }

    /// This and another one. Of arguments, and of what was compiled, what is said first counts.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        if self.of_program || other.of_program {
            return self;
        }
        for (problem, about) in other.problems.into_iter().zip(other.about) {
            if about.is_none() || !self.about.contains(&about) {
                self.problems.push(problem);
                self.about.push(about);
            }
        }
        self
    }

    pub(super) fn all(problems: Vec<String>) -> Self {
        Self { about: vec![None; problems.len()], problems, of_program: false }
    }

    /// The same, of an argument.
    pub(super) fn of_argument(self, index: usize) -> Self {
        Self { about: vec![Some(index); self.problems.len()], ..self }
    }
}

/// What is wrong so far.
#[derive(Default)]
pub(super) struct Wrong(Option<LaunchError>);

impl Wrong {
    pub(super) fn add(&mut self, error: LaunchError) {
        self.0 = Some(match self.0.take() {
            Some(first) => first.and(error),
            None => error,
        });
    }

    /// The value, or nothing and one more that is wrong.
    pub(super) fn keep<T>(&mut self, result: Result<T, LaunchError>) -> Option<T> {
        result.map_err(|error| self.add(error)).ok()
    }

    pub(super) fn end(self) -> Result<(), LaunchError> {
        self.0.map_or(Ok(()), Err)
    }
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problems.join("\n"))
    }
}

impl std::error::Error for LaunchError {}

pub(super) fn error(what: impl Into<String>) -> LaunchError {
    LaunchError::all(vec![what.into()])
}

fn program_error(what: impl Into<String>) -> LaunchError {
    LaunchError { of_program: true, ..error(what) }
}

/// A kernel with its arguments, ready to run.
#[derive(Debug)]
pub struct Bound<'a> {
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
    /// Where they begin in the payload, and how many of them come before the others in a register of their own.
    shared: (usize, usize),
    /// Where the identifiers of work-items begin in the payload, and bytes of one dimension, if the kernel wants them.
    local_ids: Option<(usize, usize, usize)>,
    /// Which buffer was given for which argument, and what that one is called.
    given: Vec<(BufferId, String)>,
    /// Buffers that are given for arguments that the kernel only reads, and for no others.
    read_only: Vec<BufferId>,
    surfaces: Vec<Option<(BufferId, usize)>>,
    /// Buffers by the offset of their bindless surface state.
    bindless: Vec<(u32, u32)>,
    pub(crate) textures: Textures,
    pub(crate) local_size: usize,
    pub(crate) scratch_size: usize,
    /// Bytes of a thread's private variables.
    pub(crate) private_size: usize,
    functions: usize,
    /// For the next run.
    pub(crate) idle: Idle,
}

/// Where an argument stands in launches, from 0.
pub(super) fn place(index: usize) -> String {
    format!("args[{index}]")
}

/// An argument, as errors call it.
pub(super) fn argument_name(info: &KernelInfo, index: usize) -> String {
    match info.arguments.iter().find(|a| a.index == index) {
        Some(a) if !a.name.is_empty() => format!("{} (`{}`)", place(index), a.name),
        _ => place(index),
    }
}

/// The buffers and images that are given, and what they are called.
fn given(info: &KernelInfo, arguments: &[Argument]) -> Vec<(BufferId, String)> {
    let buffer = |(index, argument): (usize, &Argument)| match argument {
        Argument::Buffer(id) => Some((*id, argument_name(info, index))),
        Argument::Image(image) => Some((image.buffer, argument_name(info, index))),
        _ => None,
    };
    arguments.iter().enumerate().filter_map(buffer).collect()
}

/// Returns the buffers that are given for arguments that the kernel only reads, and for no others.
fn read_only(info: &KernelInfo, arguments: &[Argument]) -> Vec<BufferId> {
    let buffers = arguments.iter().enumerate().filter_map(|(index, argument)| match argument {
        Argument::Buffer(id) => Some((index, *id)),
        Argument::Image(image) => Some((index, image.buffer)),
        _ => None,
    });
    let (mut read, mut written) = (Vec::new(), Vec::new());
    for (index, id) in buffers {
        let mut accesses = info.payload.iter().filter(|p| p.index == Some(index) && !p.access.is_empty()).peekable();
        let only_read = accesses.peek().is_some() && accesses.all(|p| p.access == "readonly");
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

/// The first byte of the surface state that stands for a place of the binding table.
const STATE: u32 = 0x4000_0000;

/// What register 0 holds in element 5 on platforms whose scratch memory is a surface: its state lies at the sixteenth part of it.
pub(crate) const SCRATCH: u32 = 0x0040_0000;

/// What register 0 holds in element 0: the place in the memory behind 32-bit addresses, which has scratch memory at its start, of what
/// functions read that get no arguments.
pub(crate) const INDIRECT: u32 = 0x4000_0000;

/// Bytes of a surface state.
const STATE_SIZE: u32 = 64;

impl<'a> Bound<'a> {
    /// Binds arguments to a kernel.
    ///
    /// # Errors
    /// When there is no such kernel, it was compiled for another register size, an argument is missing or of the wrong kind or
    /// size, or the sizes do not fit each other.
    pub fn new(
        program: &Program<'_>,
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
            // Arguments are looked at all the same.
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
        program: &Program<'_>,
        kernel: usize,
        info: &KernelInfo,
        memory: &'a Memory,
        arguments: &[Argument],
        sizes: Sizes,
        region: Region,
    ) -> Result<Self, LaunchError> {
        let register = program.register;
        let simd = match (program.routines[kernel].simd, info.simd_size) {
            (0, from_info) => from_info,
            (own, 0) => own,
            (own, other) if own == other => own,
            (own, other) => {
                return Err(program_error(format!(
                    "the program runs {own} channels in a thread, but the zebin describes one of {other}"
                )));
            }
        };
        if !matches!(simd, 1 | 8 | 16 | 32) {
            return Err(error(format!("a thread of {simd} channels is not possible")));
        }
        let mut per_thread = 0;
        let mut local_ids = None;
        for (kind, offset, size) in &info.per_thread {
            if offset.saturating_add(*size) > MOST_PAYLOAD {
                return Err(error("the payload of a thread is larger than any register file"));
            }
            per_thread = per_thread.max(offset + size);
            if kind == "local_id" {
                let dimension = (simd as usize * 2).next_multiple_of(register);
                local_ids = Some((register + offset, dimension, size / dimension));
            } else {
                return Err(error(format!("the payload has `{kind}` for each thread, which is not supported")));
            }
        }
        if info.slm_size > MOST_LOCAL_MEMORY {
            return Err(error(format!("{} bytes of local memory are more than {MOST_LOCAL_MEMORY}", info.slm_size)));
        }
        if info.inline_size > MOST_PAYLOAD {
            return Err(error("the payload of the kernel is larger than any register file"));
        }
        // Before the platforms that make local identifiers themselves, a thread has a register for what is its own, needed or not.
        if info.per_thread.is_empty() && program.platform < Platform::Xehp {
            per_thread = register;
        }
        let shared = (register + per_thread.next_multiple_of(register), info.inline_size);
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
            simd: simd as usize,
            arguments: Vec::new(),
            shared,
            local_ids,
            given: given(info, arguments),
            read_only: read_only(info, arguments),
            surfaces: Vec::new(),
            bindless: Vec::new(),
            textures: Textures::new(info, arguments)?,
            local_size: info.slm_size,
            scratch_size: 0,
            private_size: 0,
            functions: program.routines.len(),
            idle: Idle::default(),
        };
        bound.bind(info, arguments)?;
        bound.implicit = implicit::bytes(bound.sizes, bound.groups, sizes.dimensions(), bound.simd);
        bound.local_size = bound.local_size.max(program.routines[kernel].slm_kib as usize * 1024).next_multiple_of(64);
        if bound.local_size > MOST_LOCAL_MEMORY {
            return Err(error(format!("{} bytes of local memory are more than {MOST_LOCAL_MEMORY}", bound.local_size)));
        }
        for (kind, usage, size, of_item) in &info.thread_memory {
            if kind == "scratch" {
                bound.scratch_size = bound.scratch_size.max(*size);
            } else if usage == "private_space" {
                let size = if *of_item { size.saturating_mul(bound.simd) } else { *size };
                bound.private_size = bound.private_size.saturating_add(size);
            } else {
                return Err(error(format!("the kernel wants {kind} memory for `{usage}`, which is not supported")));
            }
        }
        if bound.scratch_size > MOST_SCRATCH {
            return Err(error(format!("{} bytes of scratch memory are more than {MOST_SCRATCH}", bound.scratch_size)));
        }
        if bound.private_size > MOST_PRIVATE {
            return Err(error(format!("{} bytes of private memory are more than {MOST_PRIVATE}", bound.private_size)));
        }
        // Offsets of scratch accesses are those of the whole memory of a thread.
        if bound.scratch_size > 0 {
            bound.scratch_size = (2 * bound.scratch_size).next_power_of_two().max(1 << 16);
        }
        Ok(bound)
    }

    /// Fills the arguments that all threads share.
    fn bind(&mut self, info: &KernelInfo, arguments: &[Argument]) -> Result<(), LaunchError> {
        let end = info.payload.iter().map(|p| p.offset.saturating_add(p.size)).max().unwrap_or(0);
        if end > MOST_PAYLOAD {
            return Err(error("the payload of the kernel is larger than any register file"));
        }
        self.arguments = vec![0; end];
        let wanted = info
            .payload
            .iter()
            .filter_map(|p| p.index)
            .max()
            .map_or(0, |last| last.saturating_add(1))
            .max(info.arguments.len());
        if wanted != arguments.len() {
            return Err(error(format!("the kernel has {wanted} arguments, but {} are given", arguments.len())));
        }
        // Local arguments lie behind the kernel's own local variables.
        let mut local_at = vec![0; arguments.len()];
        for (argument, at) in arguments.iter().zip(&mut local_at) {
            if let Argument::Local(bytes) = argument {
                if self.local_size > MOST_LOCAL_MEMORY || *bytes > MOST_LOCAL_MEMORY {
                    return Err(error(format!("local memory has at most {MOST_LOCAL_MEMORY} bytes")));
                }
                self.local_size = self.local_size.next_multiple_of(64);
                *at = self.local_size;
                self.local_size = self.local_size.saturating_add(*bytes);
            }
        }
        let name = |index: usize| argument_name(info, index);
        let mut wrong = Wrong::default();
        let mut images = vec![None; arguments.len()];
        for (index, argument) in arguments.iter().enumerate() {
            if let Argument::Image(image) = argument {
                let seen = textures::seen(image, info, index, &name(index), self.memory);
                images[index] = wrong.keep(seen.map_err(|error| error.of_argument(index)));
            }
        }
        // Bytes of each value that pieces cover.
        let mut covered = vec![0; arguments.len()];
        for piece in &info.payload {
            let bytes = self.piece(piece, info, arguments, (&images, &local_at), &mut covered);
            let bytes = bytes.map_err(|error| match piece.index {
                Some(index) => error.of_argument(index),
                None => error,
            });
            let Some(bytes) = wrong.keep(bytes) else { continue };
            let take = piece.size.min(bytes.len());
            self.arguments[piece.offset..piece.offset + take].copy_from_slice(&bytes[..take]);
        }
        for (index, argument) in arguments.iter().enumerate() {
            if let Argument::Bytes(value) = argument
                && covered[index] != value.len()
                && covered[index] > 0
            {
                let takes = format!("{} takes {} bytes, but has {}", name(index), covered[index], value.len());
                wrong.add(error(takes).of_argument(index));
            }
        }
        wrong.end()?;
        for (place, index) in &info.bindings {
            let place = *place as usize;
            if place > 4096 {
                return Err(error(format!("the binding table has no place {place}")));
            }
            if self.surfaces.len() <= place {
                self.surfaces.resize(place + 1, None);
            }
            self.surfaces[place] = match arguments.get(*index) {
                Some(Argument::Buffer(id)) => Some((*id, 0)),
                _ => None,
            };
            if let Some(Some(image)) = images.get(*index) {
                self.textures.bind(place, *image);
            }
        }
        self.textures.count(self.surfaces.len());
        Ok(())
    }

    /// The bytes of a piece of the arguments that all threads share. Of values, what pieces cover is noted.
    fn piece(
        &mut self,
        piece: &PayloadArgument,
        info: &KernelInfo,
        arguments: &[Argument],
        (images, local_at): (&[Option<Image>], &[usize]),
        covered: &mut [usize],
    ) -> Result<Vec<u8>, LaunchError> {
        let sizes = self.sizes;
        let name = |index: usize| argument_name(info, index);
        let three = |values: [u32; 3]| values.map(u32::to_le_bytes).concat();
        let argument = piece.index.and_then(|i| arguments.get(i).map(|a| (i, a)));
        let image = argument.and_then(|(i, _)| images[i]);
        let seen = image.map(Argument::Image);
        let about = argument.map(|(i, a)| (name(i), i, seen.as_ref().unwrap_or(a)));
        let texture = Textures::piece(piece, about.as_ref().map(|(name, i, a)| (name.as_str(), *i, *a)));
        Ok(match (piece.kind.as_str(), argument) {
            _ if texture.is_some() => texture.transpose()?.unwrap_or_default(),
            ("global_id_offset", _) => three(sizes.offset),
            ("local_size", _) => three(sizes.local),
            ("enqueued_local_size", _) => three(self.enqueued),
            ("group_count" | "num_work_groups", _) => three(self.groups),
            ("global_size", _) => three(sizes.global),
            ("work_dimensions", _) => sizes.dimensions().to_le_bytes().to_vec(),
            ("implicit_arg_buffer" | "indirect_data_pointer", _) => IMPLICIT.to_le_bytes().to_vec(),
            ("buffer_size", Some((_, Argument::Buffer(id)))) => {
                (self.memory.buffer(*id).map_or(0, Buffer::len) as u64).to_le_bytes().to_vec()
            }
            ("arg_byvalue", Some((index, Argument::Bytes(value)))) => {
                let (from, declared) = (piece.source_offset, declared(info, index));
                // Pieces of less than four bytes have room for four.
                let end = from.saturating_add(piece.size).min(declared.unwrap_or(usize::MAX).max(from));
                covered[index] = covered[index].max(end).max(declared.unwrap_or(0));
                let part = value.get(from..end).ok_or_else(|| {
                    error(format!("{} takes {} bytes or more, but has {}", name(index), end, value.len()))
                })?;
                part.to_vec()
            }
            ("arg_bypointer", Some((index, Argument::Image(_))))
                if piece.space == "image" && piece.addressing == "bindless" =>
            {
                let state = STATE + index as u32 * STATE_SIZE;
                let place = self.next_place();
                self.bindless.push((state, place));
                if let Some(image) = image {
                    self.textures.bind(place as usize, image);
                }
                u64::from(state).to_le_bytes().to_vec()
            }
            ("arg_bypointer", Some((_, Argument::Image(_)))) if piece.space == "image" => Vec::new(),
            ("arg_bypointer", Some((index, argument))) => match (piece.space.as_str(), argument) {
                ("local", Argument::Local(_)) => (local_at[index] as u64).to_le_bytes().to_vec(),
                ("global" | "constant", Argument::Buffer(id)) => match piece.addressing.as_str() {
                    "stateless" => self.memory.address(*id).to_le_bytes().to_vec(),
                    "bindless" => {
                        let place = STATE + index as u32 * STATE_SIZE;
                        let surface = self.surface_of(*id);
                        self.bindless.push((place, surface));
                        u64::from(place).to_le_bytes().to_vec()
                    }
                    _ => Vec::new(),
                },
                ("global" | "constant", _) => {
                    return Err(error(format!("{} takes a buffer, but is {}", name(index), argument.what())));
                }
                ("local", _) => {
                    return Err(error(format!("{} takes local memory, but is {}", name(index), argument.what())));
                }
                (other, _) => {
                    return Err(error(format!(
                        "{} is of the address space `{other}`, which is not supported",
                        name(index)
                    )));
                }
            },
            ("buffer_address", Some((_, Argument::Buffer(id)))) => self.memory.address(*id).to_le_bytes().to_vec(),
            ("buffer_offset", _) => vec![0; piece.size],
            ("arg_byvalue", Some((index, argument))) => {
                return Err(error(format!(
                    "{} takes a value of {} bytes, but is {}",
                    name(index),
                    piece.size,
                    argument.what()
                )));
            }
            ("buffer_address", Some((index, argument))) => {
                return Err(error(format!("{} takes a buffer, but is {}", name(index), argument.what())));
            }
            ("private_base_stateless", _) => PRIVATE.to_le_bytes().to_vec(),
            ("printf_buffer", _) => PRINTED.to_le_bytes().to_vec(),
            ("scratch_pointer", _) => vec![0; piece.size],
            ("assert_buffer" | "sync_buffer" | "rt_global_buffer", _) => {
                vec![0; piece.size]
            }
            ("const_base" | "data_const_buffer", _) => self.variables(DataKind::Constant)?,
            ("global_base" | "data_global_buffer", _) => self.variables(DataKind::Global)?,
            (kind, _) => return Err(error(format!("the kernel wants `{kind}`, which is not supported"))),
        })
    }

    /// The address of variables of the program.
    fn variables(&self, kind: DataKind) -> Result<Vec<u8>, LaunchError> {
        match self.memory.variables(kind) {
            Some(id) => Ok(self.memory.address(id).to_le_bytes().to_vec()),
            None => Err(error("the kernel wants variables of the program, which are not in memory")),
        }
    }

    /// A place of the binding table for a buffer that has a bindless state.
    fn surface_of(&mut self, id: BufferId) -> u32 {
        let place = self.next_place();
        self.surfaces[place as usize] = Some((id, 0));
        place
    }

    /// A place of the binding table that nothing else has.
    fn next_place(&mut self) -> u32 {
        let place = self.surfaces.len().max(256);
        self.surfaces.resize(place + 1, None);
        place as u32
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

    /// Returns whether the kernel declares that it only reads a buffer.
    pub(crate) fn is_read_only(&self, id: BufferId) -> bool {
        self.read_only.contains(&id)
    }

    /// Returns whether some buffer is read-only.
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

    /// The first instruction of the kernel that the platform has not, by its number: where it is not asked for on purpose, the kernel was
    /// compiled for another platform.
    pub fn foreign(&self, program: &Program<'_>) -> Option<(u32, InstKind)> {
        let mut origins = program.routines[self.kernel].origin.iter();
        let (number, kind, _) = origins.find(|(_, kind, _)| !kind.info().platforms.contains(program.platform))?;
        Some((*number, *kind))
    }

    /// Groups in each dimension.
    pub fn groups(&self) -> [u32; 3] {
        self.groups
    }

    /// Threads of a group.
    pub fn threads_of(&self, group: [u32; 3]) -> usize {
        self.of_group(group).threads()
    }

    /// This, or what is bound for groups of the size that one has.
    pub(crate) fn of_group(&self, group: [u32; 3]) -> &Self {
        let inside = |b: &&Self| (0..3).all(|i| group[i].wrapping_sub(b.region.first[i]) < b.region.count[i]);
        std::iter::once(self).chain(&self.others).find(inside).unwrap_or(self)
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
        if let Some((at, dimension, count)) = self.local_ids {
            for (channel, id) in local_ids(self.sizes.local, thread * self.simd).take(self.simd).enumerate() {
                for (d, value) in id.iter().enumerate().take(count) {
                    let place = at + d * dimension + channel * 2;
                    if let Some(bytes) = payload.get_mut(place..place + 2) {
                        bytes.copy_from_slice(&(*value as u16).to_le_bytes());
                    }
                }
            }
        }
        payload
    }
}

/// Bytes of an argument as the source declares it, where the compiler kept that.
fn declared(info: &KernelInfo, index: usize) -> Option<usize> {
    let argument = info.arguments.iter().find(|a| a.index == index)?;
    argument.type_name.rsplit_once(';')?.1.parse().ok()
}

/// The place of a work-item in a group of these sizes.
pub(crate) fn local_id(local: [u32; 3], item: usize) -> [u32; 3] {
    let [x, y, _] = local.map(|n| n.max(1) as usize);
    [(item % x) as u32, (item / x % y) as u32, (item / (x * y)) as u32]
}

/// The places of a work-item and of those behind it.
pub(crate) fn local_ids(local: [u32; 3], item: usize) -> impl Iterator<Item = [u32; 3]> {
    let [width, height, _] = local.map(|n| n.max(1));
    let next = move |&[x, y, z]: &[u32; 3]| {
        Some(match (x + 1 < width, y + 1 < height) {
            (true, _) => [x + 1, y, z],
            (false, true) => [0, y + 1, z],
            (false, false) => [0, 0, z + 1],
        })
    };
    std::iter::successors(Some(local_id(local, item)), next)
}

/// Whether the zebin is for the platform that the program is.
fn check_platform(program: &Program<'_>, info: &KernelInfo) -> Result<(), LaunchError> {
    if info.platforms.is_empty() || info.platforms.contains(program.platform) {
        return Ok(());
    }
    let names: Vec<_> = info.platforms.iter().map(|p| p.to_string()).collect();
    Err(program_error(format!(
        "the zebin was compiled for {}, and the program is run as one for {}",
        names.join(" or "),
        program.platform
    )))
}

/// Whether the inputs of the kernel lie where the payload has them. Where they do not, its registers have another size.
fn check_payload(
    program: &Program<'_>,
    kernel: usize,
    info: &KernelInfo,
    (start, inline): (usize, usize),
) -> Result<(), LaunchError> {
    let (register, inputs) = (program.register, &program.routines[kernel].inputs);
    let Some((first, ..)) = inputs.iter().min() else { return Ok(()) };
    let room = inline.next_multiple_of(register);
    let place = |offset: usize| start + if offset < inline { offset } else { room + offset - inline };
    let known = |at: usize| {
        let ids = info.per_thread.iter().any(|(_, o, n)| (register + o..register + o + n).contains(&at));
        ids || info.payload.iter().any(|p| (place(p.offset)..place(p.offset) + p.size.max(1)).contains(&at))
    };
    if first % register != 0 {
        return Err(program_error(format!(
            "the payload of the kernel begins at byte {first}: it was compiled for registers of another size than the {register} bytes of {}",
            program.platform
        )));
    }
    let Some((at, ..)) = inputs.iter().find(|(at, ..)| !known(*at)) else { return Ok(()) };
    if *first != register {
        return Err(program_error(format!(
            "the payload of the kernel begins at byte {first}, but registers of {} have {register} bytes: it was compiled for another platform",
            program.platform,
        )));
    }
    Err(program_error(format!(
        "the kernel reads its payload at byte {at}, where the zebin puts nothing: the zebin was compiled for another platform, or of another program"
    )))
}

fn check_sizes(info: &KernelInfo, sizes: Sizes) -> Result<(), LaunchError> {
    let mut wrong = Wrong::default();
    for (dimension, name) in ["x", "y", "z"].iter().enumerate() {
        let (global, local) = (sizes.global[dimension], sizes.local[dimension]);
        if global == 0 || local == 0 {
            wrong.add(error(format!("a size of 0 in {name}")));
        } else if global % local != 0 && !info.uneven_groups {
            wrong.add(error(format!(
                "the local size {local} in {name} does not divide the global size {global}; only kernels of OpenCL C 2.0 and later, \
                 compiled without -cl-uniform-work-group-size, take groups of different sizes"
            )));
        }
    }
    let items: u64 = sizes.local.iter().map(|n| u64::from(*n)).product();
    if items > MOST_LOCAL {
        wrong.add(error(format!("{items} work-items are too many for a group: at most {MOST_LOCAL}")));
    }
    let groups = sizes.groups().iter().try_fold(1_u64, |n, g| n.checked_mul(u64::from(*g)));
    if groups.is_none_or(|n| n > u64::from(u32::MAX)) {
        wrong.add(error("there are too many work-groups"));
    }
    if let Some(required) = info.required_size.filter(|required| *required != sizes.local) {
        let given = sizes.local;
        wrong.add(error(format!("the kernel requires groups of {required:?} work-items, but {given:?} are given")));
    }
    wrong.end()
}
