//! Description of a kernel for launches: its payload layout, and the memory that it needs.
//!
//! A zebin describes compiled kernels ([`Zebin::parse`](crate::Zebin::parse)). Kernels without a
//! zebin are described by the inputs in their object file ([`KernelInfo::of`]). `docs/payload.md`
//! describes the payload.

mod of_object;

pub use of_object::{InputRole, UnknownRole};

use crate::memory::image::ImageKind;
use crate::memory::sampler::Sampler;
use openvisa_isa::PlatformSet;
use std::fmt;

/// The way in which a kernel addresses a buffer, an image or a sampler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Addressing {
    /// By binding table index. The payload does not contain the index.
    Stateful,
    /// By 64-bit address.
    Stateless,
    /// By the offset of the surface or sampler state.
    Bindless,
    /// By offset in shared local memory.
    Local,
}

/// The address space of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddressSpace {
    /// Memory that all work-items share.
    Global,
    /// Memory that kernels only read.
    Constant,
    /// Memory that the work-items of a group share.
    Local,
}

/// The meaning of a payload argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PayloadKind {
    /// A value that the launch passes, or a part of one.
    Value,
    /// A pointer to a buffer or to local memory.
    Pointer {
        /// The way in which the kernel addresses the memory.
        addressing: Addressing,
        /// The address space of the pointer.
        space: AddressSpace,
    },
    /// An image.
    Image {
        /// The way in which the kernel addresses the image.
        addressing: Addressing,
        /// Dimensions of the image.
        kind: ImageKind,
    },
    /// A sampler.
    Sampler {
        /// The way in which the kernel addresses the sampler.
        addressing: Addressing,
        /// Index of the sampler in the kernel.
        number: Option<u32>,
    },
    /// An argument of which only the size is known. The launch decides its meaning: a buffer
    /// address has eight bytes, an offset in local memory four or eight, and a value exactly this
    /// size.
    Inferred,
    /// Address of a buffer that also has a binding table index.
    BufferAddress,
    /// Offset of a buffer in its surface in bytes, which is 0.
    BufferOffset,
    /// Size of a buffer in bytes.
    BufferSize,
    /// Global id of the first work-item: three 32-bit numbers.
    GlobalOffset,
    /// Number of work-items of this group: three 32-bit numbers.
    LocalSize,
    /// Number of work-items of a full-size group, that is, not a remainder group: three 32-bit
    /// numbers.
    EnqueuedLocalSize,
    /// Number of groups: three 32-bit numbers.
    GroupCount,
    /// Number of work-items: three 32-bit numbers.
    GlobalSize,
    /// Number of dimensions with more than one work-item.
    WorkDimensions,
    /// Address of the implicit-argument buffer, which functions read.
    ImplicitArguments,
    /// Address of private memory.
    PrivateBase,
    /// Address of the `printf` buffer.
    PrintBuffer,
    /// Address of scratch memory.
    ScratchPointer,
    /// Address of a buffer that the simulator does not have, for assertions, synchronisation or ray
    /// tracing.
    Absent,
    /// Address of the program's variables in the constant address space.
    ConstantVariables,
    /// Address of the program's variables in the global address space.
    GlobalVariables,
    /// A property of an image.
    OfImage(ImageProperty),
    /// A property of a sampler.
    OfSampler(SamplerProperty),
    /// Offset of the state of a sampler that the source declares.
    InlineSampler {
        /// Index of the sampler.
        number: u32,
    },
}

/// The properties of an image that a kernel can query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImageProperty {
    /// Width in texels.
    Width,
    /// Height in texels; 0 for a one-dimensional image.
    Height,
    /// Depth in texels; 0 unless the image has three dimensions.
    Depth,
    /// Number of layers; 0 unless the image is an array.
    ArraySize,
    /// Number of samples per texel, which is 1.
    Samples,
    /// Number of mip levels, which is 1.
    MipLevels,
    /// OpenCL code of the channel type.
    ChannelType,
    /// OpenCL code of the channel order.
    ChannelOrder,
}

/// The properties of a sampler that a kernel can query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SamplerProperty {
    /// All bits set if the kernel must correct coordinates slightly below 0, or else 0.
    Snap,
    /// 1 if coordinates are normalised, or else 0.
    Normalized,
    /// OpenCL code of the address mode.
    Address,
}

/// An argument in the part of the payload that all threads of a launch share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayloadArgument {
    /// Meaning of the bytes.
    pub kind: PayloadKind,
    /// Offset in bytes. [`KernelInfo::base`] defines its origin.
    pub offset: usize,
    /// Number of bytes.
    pub size: usize,
    /// Index of the kernel argument that the bytes belong to, from 0.
    pub index: Option<usize>,
    /// Offset of these bytes in the kernel argument, if that is passed in several parts.
    pub source_offset: usize,
    /// Whether the kernel declares the memory of the pointer or image as read-only.
    pub read_only: bool,
}

impl PayloadArgument {
    /// Creates a part of the payload that belongs to a kernel argument.
    pub const fn new(kind: PayloadKind, index: usize, offset: usize, size: usize) -> Self {
        Self { kind, offset, size, index: Some(index), source_offset: 0, read_only: false }
    }

    /// Creates the 64-bit address of a buffer, for argument `index` at byte `offset`.
    pub const fn buffer(index: usize, offset: usize) -> Self {
        let kind = PayloadKind::Pointer { addressing: Addressing::Stateless, space: AddressSpace::Global };
        Self::new(kind, index, offset, 8)
    }

    /// Creates a buffer that the kernel addresses by binding table index, for argument `index`. The
    /// payload has no bytes for it; [`KernelInfo::bindings`] has its index in the table.
    pub const fn bound_buffer(index: usize) -> Self {
        let kind = PayloadKind::Pointer { addressing: Addressing::Stateful, space: AddressSpace::Global };
        Self::new(kind, index, 0, 0)
    }

    /// Creates a value of `size` bytes, for argument `index` at byte `offset`.
    pub const fn scalar(index: usize, offset: usize, size: usize) -> Self {
        Self::new(PayloadKind::Value, index, offset, size)
    }

    /// Creates a 32-bit offset in shared local memory, for argument `index` at byte `offset`.
    pub const fn local(index: usize, offset: usize) -> Self {
        let kind = PayloadKind::Pointer { addressing: Addressing::Local, space: AddressSpace::Local };
        Self::new(kind, index, offset, 4)
    }

    /// Creates an image that the kernel addresses by binding table index, for argument `index`.
    pub const fn image(index: usize, kind: ImageKind) -> Self {
        Self::new(PayloadKind::Image { addressing: Addressing::Stateful, kind }, index, 0, 0)
    }

    /// Creates a sampler that the kernel addresses by its number, for argument `index`.
    pub const fn sampler(index: usize, number: u32) -> Self {
        Self::new(PayloadKind::Sampler { addressing: Addressing::Stateful, number: Some(number) }, index, 0, 0)
    }

    /// Creates a part of the payload that is computed from the launch, for example
    /// [`PayloadKind::LocalSize`].
    pub const fn implicit(kind: PayloadKind, offset: usize, size: usize) -> Self {
        Self { kind, offset, size, index: None, source_offset: 0, read_only: false }
    }
}

/// The meaning of a per-thread argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PerThreadKind {
    /// The local ids of the lanes: for each dimension, one 16-bit number per lane. The numbers of
    /// each dimension begin at a register boundary.
    LocalIds,
    /// The local ids of the lanes in one dimension: one 16-bit number per lane.
    LocalIdsAlong {
        /// The dimension: 0, 1 or 2.
        dimension: usize,
    },
    /// The local id of the first lane: three 32-bit numbers.
    FirstLocalId,
}

/// An argument in the part of the payload that differs between threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerThreadArgument {
    /// Meaning of the bytes.
    pub kind: PerThreadKind,
    /// Offset in bytes. [`KernelInfo::base`] defines its origin.
    pub offset: usize,
    /// Number of bytes.
    pub size: usize,
}

impl PerThreadArgument {
    /// Creates the local ids of the lanes, for as many dimensions as `size` bytes can hold.
    pub const fn local_ids(offset: usize, size: usize) -> Self {
        Self { kind: PerThreadKind::LocalIds, offset, size }
    }
}

/// The origin of payload offsets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PayloadBase {
    /// The origin that zebins use. Offsets of [`KernelInfo::per_thread`] count from the end of
    /// register 0. Offsets of [`KernelInfo::payload`] count from the first register after the
    /// per-thread arguments.
    #[default]
    Parts,
    /// The origin that object files use: all offsets count from register 0.
    Register0,
}

/// Memory that each thread has separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThreadMemory {
    /// Scratch memory.
    Scratch {
        /// Number of bytes per thread.
        bytes: usize,
    },
    /// Private variables.
    Private {
        /// Number of bytes per thread or per work-item.
        bytes: usize,
        /// Whether `bytes` is the size per work-item.
        of_item: bool,
    },
}

/// A sampler that the source of a kernel declares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InlineSampler {
    /// Index of the sampler.
    pub index: u32,
    /// Addressing mode, filter and comparison of the sampler.
    pub sampler: Sampler,
}

/// An argument of a kernel with its declaration in the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArgumentInfo {
    /// Index of the argument.
    pub index: usize,
    /// Name of the argument, or empty if the compiler did not keep it.
    pub name: String,
    /// Type in OpenCL C and size in bytes, separated by a semicolon: for example `float*;8`. Empty
    /// if unknown.
    pub type_name: String,
    /// Address space of a pointer in OpenCL C, for example `__global`. Empty if unknown.
    pub address_qualifier: String,
    /// Access to an image in OpenCL C, for example `__read_only`, or `NONE`. Empty if unknown.
    pub access_qualifier: String,
    /// Qualifiers of the type, separated by spaces, for example `const restrict`, or `NONE`. Empty
    /// if unknown.
    pub type_qualifiers: String,
}

/// An attribute that the source gives a kernel, for example `vec_type_hint(uchar4)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelAttribute {
    /// Name of the attribute.
    pub name: String,
    /// The text between the parentheses: a type, a number, or numbers with commas between them.
    pub value: String,
}

impl fmt::Display for KernelAttribute {
    /// Writes the attribute as OpenCL C does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.name, self.value)
    }
}

/// The properties of a kernel that a launch needs.
///
/// For example, a kernel of 16 lanes whose first argument, in the first register after register 0,
/// is a buffer. A number follows:
///
/// ```
/// use openvisa_sim::{KernelInfo, PayloadArgument};
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
    /// Name of the kernel.
    pub name: String,
    /// Number of lanes of a thread: 1, 8, 16 or 32. 0 means the number that the program states.
    pub simd_size: u32,
    /// Number of bytes of shared local memory that the kernel's own variables use.
    pub slm_size: usize,
    /// Number of bytes of shared arguments that are passed as inline data, in a register before all
    /// others.
    pub inline_size: usize,
    /// Work-group size that the source requires, if it does.
    pub required_size: Option<[u32; 3]>,
    /// Attributes that the source gives the kernel. Empty if the compiler did not keep them.
    pub attributes: Vec<KernelAttribute>,
    /// Whether the kernel allows remainder groups, for a local size that does not divide the global
    /// size.
    pub uneven_groups: bool,
    /// Origin of payload offsets.
    pub base: PayloadBase,
    /// Arguments that all threads share.
    pub payload: Vec<PayloadArgument>,
    /// Arguments that differ between threads.
    pub per_thread: Vec<PerThreadArgument>,
    /// Binding table indices, and the arguments that are bound to them.
    pub bindings: Vec<(u32, usize)>,
    /// The samplers that the source declares.
    pub samplers: Vec<InlineSampler>,
    /// Memory that each thread has separately.
    pub thread_memory: Vec<ThreadMemory>,
    /// The arguments in order, if the compiler kept their declarations.
    pub arguments: Vec<ArgumentInfo>,
    /// Platforms of the device that the kernel was compiled for. Empty if unknown.
    pub platforms: PlatformSet,
    /// Required features that the simulator does not have. A kernel with an entry cannot be
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
