//! What a launch must know about a kernel: where arguments go in the payload of its threads, and
//! which memory it needs.
//!
//! The `.ze_info` of a zebin says it of compiled kernels ([`Zebin::parse`](crate::Zebin::parse)).
//! Of a kernel that no vendor's compiler made, its own inputs say it: [`KernelInfo::of`].
//! `docs/payload.md` describes the payload.

mod of_object;

pub use of_object::{InputRole, UnknownRole};

use crate::memory::image::ImageKind;
use crate::memory::sampler::Sampler;
use openvisa_isa::PlatformSet;

/// How a kernel reaches a buffer, an image or a sampler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Addressing {
    /// By its place in the binding table, which the payload does not hold.
    Stateful,
    /// By its 64-bit address.
    Stateless,
    /// By the offset of its surface or sampler state.
    Bindless,
    /// By its offset in shared local memory.
    Local,
}

/// The address space that a pointer leads into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddressSpace {
    /// Memory that all work-items share.
    Global,
    /// Memory that kernels do not change.
    Constant,
    /// Memory that the work-items of a group share.
    Local,
}

/// What a part of the payload holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PayloadKind {
    /// A value that the launch passes, or a part of it.
    Value,
    /// The pointer to a buffer, or to local memory.
    Pointer {
        /// How the kernel reaches it.
        addressing: Addressing,
        /// Where it leads.
        space: AddressSpace,
    },
    /// An image.
    Image {
        /// How the kernel reaches it.
        addressing: Addressing,
        /// Its dimensions.
        kind: ImageKind,
    },
    /// A sampler.
    Sampler {
        /// How the kernel reaches it.
        addressing: Addressing,
        /// Its number among the samplers of the kernel.
        number: Option<u32>,
    },
    /// What the launch passes: the address of a buffer in eight bytes, an offset in local memory in
    /// four or eight, or a value of just this size. So it is for inputs of which only the size is
    /// known.
    Inferred,
    /// The address of a buffer that has a place in the binding table too.
    BufferAddress,
    /// The first byte of a buffer in its surface: 0.
    BufferOffset,
    /// The number of bytes of a buffer.
    BufferSize,
    /// The first work-item: three numbers of 32 bits.
    GlobalOffset,
    /// The number of work-items of this group: three numbers of 32 bits.
    LocalSize,
    /// The number of work-items of a group that the end of the range does not cut: three numbers of
    /// 32 bits.
    EnqueuedLocalSize,
    /// The number of groups: three numbers of 32 bits.
    GroupCount,
    /// The number of work-items: three numbers of 32 bits.
    GlobalSize,
    /// The number of dimensions that have more than one work-item.
    WorkDimensions,
    /// The address of what functions read that get no arguments of the launch.
    ImplicitArguments,
    /// The address of private memory.
    PrivateBase,
    /// The address of the buffer that the kernel prints into.
    PrintBuffer,
    /// The address of scratch memory.
    ScratchPointer,
    /// The address of what is not there: buffers for assertions, synchronisation and ray tracing.
    Absent,
    /// The address of the program's variables in the constant address space.
    ConstantVariables,
    /// The address of the program's variables in the global address space.
    GlobalVariables,
    /// Something about an image.
    OfImage(ImageProperty),
    /// Something about a sampler.
    OfSampler(SamplerProperty),
    /// The offset of the state of a sampler that the source declares.
    InlineSampler {
        /// Its number.
        number: u32,
    },
}

/// What a kernel asks of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImageProperty {
    /// Number of texels in a line.
    Width,
    /// Number of lines; 0 of an image of one dimension.
    Height,
    /// Number of rectangles of a box; otherwise 0.
    Depth,
    /// Number of layers; 0 where there are none.
    ArraySize,
    /// Number of samples of a texel: 1.
    Samples,
    /// Number of levels of detail: 1.
    MipLevels,
    /// OpenCL's code of the channel type.
    ChannelType,
    /// OpenCL's code of the channel order.
    ChannelOrder,
}

/// What a kernel asks of a sampler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SamplerProperty {
    /// Whether the kernel has to correct coordinates just below 0: all bits are set if so.
    Snap,
    /// Whether coordinates are normalised: 0 or 1.
    Normalized,
    /// OpenCL's constant of the address mode.
    Address,
}

/// A part of the payload that all threads of a launch share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayloadArgument {
    /// What it holds.
    pub kind: PayloadKind,
    /// Its first byte, counted as [`KernelInfo::base`] says.
    pub offset: usize,
    /// Number of bytes.
    pub size: usize,
    /// The argument of the kernel that it belongs to, from 0.
    pub index: Option<usize>,
    /// Of an argument that is passed in parts: the byte of the argument where this part begins.
    pub source_offset: usize,
    /// Whether the kernel declares the memory of a pointer or an image as read-only.
    pub read_only: bool,
}

impl PayloadArgument {
    /// Returns a part that belongs to an argument of the kernel.
    pub const fn new(kind: PayloadKind, index: usize, offset: usize, size: usize) -> Self {
        Self { kind, offset, size, index: Some(index), source_offset: 0, read_only: false }
    }

    /// Returns the 64-bit address of a buffer, for argument `index` at byte `offset`.
    pub const fn buffer(index: usize, offset: usize) -> Self {
        let kind = PayloadKind::Pointer { addressing: Addressing::Stateless, space: AddressSpace::Global };
        Self::new(kind, index, offset, 8)
    }

    /// Returns a buffer that the kernel reaches by its place in the binding table, for argument
    /// `index`. The payload holds nothing of it; [`KernelInfo::bindings`] has the place.
    pub const fn bound_buffer(index: usize) -> Self {
        let kind = PayloadKind::Pointer { addressing: Addressing::Stateful, space: AddressSpace::Global };
        Self::new(kind, index, 0, 0)
    }

    /// Returns a value of `size` bytes, for argument `index` at byte `offset`.
    pub const fn scalar(index: usize, offset: usize, size: usize) -> Self {
        Self::new(PayloadKind::Value, index, offset, size)
    }

    /// Returns the 32-bit offset of shared local memory, for argument `index` at byte `offset`.
    pub const fn local(index: usize, offset: usize) -> Self {
        let kind = PayloadKind::Pointer { addressing: Addressing::Local, space: AddressSpace::Local };
        Self::new(kind, index, offset, 4)
    }

    /// Returns an image that the kernel reaches by its place in the binding table, for argument
    /// `index`.
    pub const fn image(index: usize, kind: ImageKind) -> Self {
        Self::new(PayloadKind::Image { addressing: Addressing::Stateful, kind }, index, 0, 0)
    }

    /// Returns a sampler that the kernel reaches by its number, for argument `index`.
    pub const fn sampler(index: usize, number: u32) -> Self {
        Self::new(PayloadKind::Sampler { addressing: Addressing::Stateful, number: Some(number) }, index, 0, 0)
    }

    /// Returns a part that the launch makes by itself, such as [`PayloadKind::LocalSize`].
    pub const fn implicit(kind: PayloadKind, offset: usize, size: usize) -> Self {
        Self { kind, offset, size, index: None, source_offset: 0, read_only: false }
    }
}

/// What a part of the payload holds that each thread has for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PerThreadKind {
    /// The place in its group of each lane's work-item: for each dimension a number of 16 bits for
    /// each lane. The numbers of a dimension begin at a register.
    LocalIds,
    /// The place of each lane's work-item along one dimension: a number of 16 bits for each lane.
    LocalIdsAlong {
        /// The dimension: 0, 1 or 2.
        dimension: usize,
    },
    /// The place of the first lane's work-item: three numbers of 32 bits.
    FirstLocalId,
}

/// A part of the payload that each thread has for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerThreadArgument {
    /// What it holds.
    pub kind: PerThreadKind,
    /// Its first byte, counted as [`KernelInfo::base`] says.
    pub offset: usize,
    /// Number of bytes.
    pub size: usize,
}

impl PerThreadArgument {
    /// Returns the places of work-items in their group, in all dimensions that `size` bytes have
    /// room for.
    pub const fn local_ids(offset: usize, size: usize) -> Self {
        Self { kind: PerThreadKind::LocalIds, offset, size }
    }
}

/// Which byte of a thread's payload offset 0 is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PayloadBase {
    /// Offsets of [`KernelInfo::per_thread`] count from the register behind register 0, and those
    /// of [`KernelInfo::payload`] from the register behind what each thread has for itself. Zebins
    /// count so.
    #[default]
    Parts,
    /// All offsets count from register 0, as those of inputs in object files.
    Register0,
}

/// Memory that each thread has for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThreadMemory {
    /// Scratch memory.
    Scratch {
        /// Number of bytes of a thread.
        bytes: usize,
    },
    /// Private variables.
    Private {
        /// Number of bytes of a thread, or of a work-item.
        bytes: usize,
        /// Whether the bytes are those of a work-item.
        of_item: bool,
    },
}

/// A sampler that the source of a kernel declares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InlineSampler {
    /// Its number.
    pub index: u32,
    /// What it does.
    pub sampler: Sampler,
}

/// An argument of a kernel, as the source declares it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArgumentInfo {
    /// Its number.
    pub index: usize,
    /// Its name; empty where the compiler did not keep it.
    pub name: String,
    /// Its type in OpenCL C, and its size after a semicolon: `float*;8`. Empty where it is not
    /// known.
    pub type_name: String,
}

/// What is known about a kernel.
///
/// For example, a kernel of 16 lanes with a buffer in the first register behind register 0 and a
/// number behind it:
///
/// ```
/// use openvisa::exec::{KernelInfo, PayloadArgument};
///
/// let info = KernelInfo {
///     name: "scale".to_owned(),
///     simd_size: 16,
///     payload: vec![PayloadArgument::buffer(0, 0), PayloadArgument::scalar(1, 8, 4)],
///     ..KernelInfo::default()
/// };
/// assert_eq!(info.payload[1].index, Some(1));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KernelInfo {
    /// The name of the kernel.
    pub name: String,
    /// Number of lanes of a thread: 1, 8, 16 or 32. 0: that of the program.
    pub simd_size: u32,
    /// Number of bytes of shared local memory that the kernel's own variables take.
    pub slm_size: usize,
    /// Number of bytes of arguments that come in a register of their own, before all others.
    pub inline_size: usize,
    /// The size that work-groups must have, if the source says so.
    pub required_size: Option<[u32; 3]>,
    /// Whether the kernel takes groups of different sizes, where the local size does not divide the
    /// global one.
    pub uneven_groups: bool,
    /// Where offsets count from.
    pub base: PayloadBase,
    /// What all threads share.
    pub payload: Vec<PayloadArgument>,
    /// What each thread has for itself.
    pub per_thread: Vec<PerThreadArgument>,
    /// Places of the binding table, and the arguments that are bound to them.
    pub bindings: Vec<(u32, usize)>,
    /// The samplers that the source declares.
    pub samplers: Vec<InlineSampler>,
    /// Memory that each thread has for itself.
    pub thread_memory: Vec<ThreadMemory>,
    /// The arguments in order, where the compiler kept what the source says of them.
    pub arguments: Vec<ArgumentInfo>,
    /// The platforms of the device that the kernel was compiled for; none where that is not known.
    pub platforms: PlatformSet,
    /// What the kernel needs and the simulator does not have. A kernel that has any cannot be
    /// launched.
    pub unsupported: Vec<String>,
}

impl KernelInfo {
    /// Returns the number of arguments of the kernel.
    pub fn argument_count(&self) -> usize {
        let last = self.payload.iter().filter_map(|part| part.index).max();
        last.map_or(0, |last| last.saturating_add(1)).max(self.arguments.len())
    }
}
