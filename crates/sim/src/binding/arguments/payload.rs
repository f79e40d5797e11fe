//! Computation of the shared part of the payload, and of the binding table.
//!
//! For example, the address of a stateless buffer fills eight bytes of the payload. A stateful
//! buffer fills none, and gets an entry of the binding table instead.

use crate::binding::arguments::error::{LaunchError, LaunchProblems};
use crate::binding::arguments::{Argument, BoundKernel, LocalArgument, MAX_LOCAL_MEMORY_BYTES, argument_name};
use crate::binding::kernel_info::{AddressSpace, Addressing, KernelInfo, PayloadArgument, PayloadKind};
use crate::binding::textures;
use crate::binding::textures::Textures;
use crate::memory::buffer::Buffer;
use crate::memory::flat_memory::{BufferId, IMPLICIT, PRINTED, PRIVATE};
use crate::memory::image::Image;
use crate::memory::program_data::DataKind;
use std::sync::OnceLock;

/// Offset of the first surface state that [`BoundKernel::add_surface_state`] creates.
const FIRST_STATE: u32 = 0x4000_0000;

/// Size of a surface state in bytes.
const STATE_BYTES: u32 = 64;

/// Alignment in bytes of arguments in shared local memory: that of the largest vectors of OpenCL C,
/// `long16` and `double16`.
const LOCAL_ALIGNMENT: usize = 128;

/// Number of bytes of shared local memory between an argument and what is before it.
const LOCAL_GAP_BYTES: usize = 1 << 10;

/// Maximum index of the binding table.
const MAX_BINDING_INDEX: usize = 4096;

/// An argument whose payload bytes are computed.
struct OfArgument<'a> {
    info: &'a KernelInfo,
    index: usize,
    argument: &'a Argument,
    /// The image with the kind that the kernel declares.
    image: Option<Image>,
    /// Offset of the argument in shared local memory, in bytes.
    local_at: usize,
}

impl BoundKernel<'_> {
    /// Computes the bytes of the shared arguments, and fills the binding table.
    pub(crate) fn bind_arguments(&mut self, info: &KernelInfo, arguments: &[Argument]) -> Result<(), LaunchError> {
        self.arguments = vec![0; info.payload.iter().map(|part| part.offset + part.size).max().unwrap_or(0)];
        check_count(info, arguments.len())?;
        let local_at = self.place_local(info, arguments)?;
        let name = |index: usize| argument_name(info, index);
        let mut wrong = LaunchProblems::default();
        let mut images = vec![None; arguments.len()];
        for (index, argument) in arguments.iter().enumerate() {
            if let Argument::Image(image) = argument {
                let seen = textures::resolve_image(image, info, index, &name(index), self.memory);
                images[index] = wrong.take_value(seen.map_err(|error| error.of_argument(index)));
            }
        }
        // Number of bytes of each value that payload arguments cover.
        let mut covered = vec![0; arguments.len()];
        for part in &info.payload {
            let bytes = match part.index.and_then(|index| Some((index, arguments.get(index)?))) {
                Some((index, argument)) => {
                    let of = OfArgument { info, index, argument, image: images[index], local_at: local_at[index] };
                    let bytes = self.argument_bytes(part, &of, &mut covered[index]);
                    bytes.map_err(|error| error.of_argument(index))
                }
                None => self.implicit_bytes(part),
            };
            let Some(bytes) = wrong.take_value(bytes) else { continue };
            let take = part.size.min(bytes.len());
            self.arguments[part.offset..part.offset + take].copy_from_slice(&bytes[..take]);
        }
        for (index, argument) in arguments.iter().enumerate() {
            if let Argument::Bytes(value) = argument
                && covered[index] != value.len()
                && covered[index] > 0
            {
                let takes = format!("{} takes {} bytes, but has {}", name(index), covered[index], value.len());
                wrong.add(LaunchError::new(takes).of_argument(index));
            }
        }
        wrong.finish()?;
        self.fill_binding_table(info, arguments, &images)
    }

    /// Sets the number of dimensions that the kernel is told, for groups of all sizes.
    pub(crate) fn set_dimensions(&mut self, info: &KernelInfo, dimensions: u32) {
        self.dimensions = dimensions;
        self.implicit = OnceLock::new();
        for part in info.payload.iter().filter(|part| part.kind == PayloadKind::WorkDimensions) {
            let take = part.size.min(size_of::<u32>());
            self.arguments[part.offset..part.offset + take].copy_from_slice(&dimensions.to_le_bytes()[..take]);
        }
        self.others.iter_mut().for_each(|other| other.set_dimensions(info, dimensions));
    }

    /// Allocates the local-memory arguments after the kernel's own local variables, with space
    /// between them, so that an access past the end of one does not reach the next. Returns the
    /// offset of each argument in bytes.
    fn place_local(&mut self, info: &KernelInfo, arguments: &[Argument]) -> Result<Vec<usize>, LaunchError> {
        let mut places = vec![0; arguments.len()];
        for ((index, argument), place) in arguments.iter().enumerate().zip(&mut places) {
            if let Argument::Local(bytes) = argument {
                if self.local_size > MAX_LOCAL_MEMORY_BYTES || *bytes > MAX_LOCAL_MEMORY_BYTES {
                    return Err(LaunchError::new(format!("local memory has at most {MAX_LOCAL_MEMORY_BYTES} bytes")));
                }
                if self.local_size > 0 {
                    self.local_size = (self.local_size + LOCAL_GAP_BYTES).next_multiple_of(LOCAL_ALIGNMENT);
                }
                *place = self.local_size;
                self.local_size = self.local_size.saturating_add(*bytes);
                let range = *place..self.local_size;
                self.local_arguments.push(LocalArgument { range, name: argument_name(info, index) });
            }
        }
        Ok(places)
    }

    fn fill_binding_table(
        &mut self,
        info: &KernelInfo,
        arguments: &[Argument],
        images: &[Option<Image>],
    ) -> Result<(), LaunchError> {
        for (place, index) in &info.bindings {
            let place = *place as usize;
            if place > MAX_BINDING_INDEX {
                return Err(LaunchError::new(format!("the binding table has no place {place}")));
            }
            if self.surfaces.len() <= place {
                self.surfaces.resize(place + 1, None);
            }
            if let Some(argument) = arguments.get(*index) {
                self.bind_surface(place as u32, argument, || argument_name(info, *index));
            }
            if let Some(Some(image)) = images.get(*index) {
                self.textures.bind_image(place, *image);
            }
        }
        self.textures.add_counters(self.surfaces.len());
        Ok(())
    }

    /// Binds a buffer to a binding table index. A null pointer leaves the entry empty and is
    /// recorded.
    fn bind_surface(&mut self, place: u32, argument: &Argument, name: impl Fn() -> String) {
        self.surfaces[place as usize] = argument.pointer();
        if *argument == Argument::Null {
            self.nulls.push((place, name()));
        }
    }

    /// Returns the bytes of a payload argument that belongs to a kernel argument. Raises `covered`
    /// to the number of bytes of the value that payload arguments cover so far.
    fn argument_bytes(
        &mut self,
        part: &PayloadArgument,
        of: &OfArgument<'_>,
        covered: &mut usize,
    ) -> Result<Vec<u8>, LaunchError> {
        let seen = of.image.map(Argument::Image);
        let argument = seen.as_ref().unwrap_or(of.argument);
        let name = || argument_name(of.info, of.index);
        if let Some(bytes) = Textures::payload_bytes(part, of.index, argument, &name) {
            return bytes;
        }
        let takes =
            |what: &str| LaunchError::new(format!("{} takes {what}, but is {}", name(), argument.describe_kind()));
        Ok(match (part.kind, argument) {
            (PayloadKind::Value, Argument::Bytes(value)) => {
                let (from, declared) = (part.source_offset, declared_size(of.info, of.index));
                // A payload argument of less than four bytes is padded to four.
                let end = from.saturating_add(part.size).min(declared.unwrap_or(usize::MAX).max(from));
                *covered = (*covered).max(end).max(declared.unwrap_or(0));
                let bytes = value.get(from..end).ok_or_else(|| {
                    LaunchError::new(format!("{} takes {end} bytes or more, but has {}", name(), value.len()))
                })?;
                bytes.to_vec()
            }
            (PayloadKind::Value, _) => return Err(takes(&format!("a value of {} bytes", part.size))),
            (PayloadKind::Inferred, _) => self.inferred_bytes(part, of, covered)?,
            (PayloadKind::Image { addressing: Addressing::Bindless, .. }, Argument::Image(image)) => {
                let (state, place) = self.add_surface_state(of.index);
                self.textures.bind_image(place as usize, *image);
                u64::from(state).to_le_bytes().to_vec()
            }
            (PayloadKind::Image { .. }, Argument::Image(_)) => Vec::new(),
            (PayloadKind::Pointer { space: AddressSpace::Local, .. }, Argument::Local(_)) => {
                (of.local_at as u64).to_le_bytes().to_vec()
            }
            (PayloadKind::Pointer { space: AddressSpace::Local, .. }, _) => return Err(takes("local memory")),
            (
                PayloadKind::Pointer { addressing, .. },
                Argument::Buffer(_) | Argument::Address(..) | Argument::Part(..) | Argument::Null,
            ) => match addressing {
                Addressing::Stateless => self.argument_address(argument).to_le_bytes().to_vec(),
                Addressing::Bindless => {
                    let (state, place) = self.add_surface_state(of.index);
                    self.bind_surface(place, argument, name);
                    u64::from(state).to_le_bytes().to_vec()
                }
                Addressing::Stateful | Addressing::Local => Vec::new(),
            },
            (PayloadKind::Pointer { .. }, _) => return Err(takes("a buffer")),
            (PayloadKind::BufferSize, Argument::Buffer(id)) => self.size_after(*id, 0),
            (PayloadKind::BufferSize, Argument::Address(id, offset)) => self.size_after(*id, *offset),
            (PayloadKind::BufferSize, Argument::Part(_, bytes)) => (bytes.len() as u64).to_le_bytes().to_vec(),
            (
                PayloadKind::BufferAddress,
                Argument::Buffer(_) | Argument::Address(..) | Argument::Part(..) | Argument::Null,
            ) => self.argument_address(argument).to_le_bytes().to_vec(),
            (PayloadKind::BufferSize, Argument::Null) => vec![0; part.size],
            (PayloadKind::BufferAddress | PayloadKind::BufferSize, _) => return Err(takes("a buffer")),
            _ => self.implicit_bytes(part)?,
        })
    }

    /// Returns the bytes of an argument of which only the size is known.
    fn inferred_bytes(
        &self,
        part: &PayloadArgument,
        of: &OfArgument<'_>,
        covered: &mut usize,
    ) -> Result<Vec<u8>, LaunchError> {
        let (name, size) = (argument_name(of.info, of.index), part.size);
        let has =
            |what: &str, bytes: &str| LaunchError::new(format!("{name} takes {size} bytes, but {what} has {bytes}"));
        match of.argument {
            Argument::Buffer(_) | Argument::Address(..) | Argument::Part(..) | Argument::Null if size == 8 => {
                Ok(self.argument_address(of.argument).to_le_bytes().to_vec())
            }
            Argument::Buffer(_) | Argument::Address(..) | Argument::Part(..) | Argument::Null => {
                Err(has("the address of a buffer", "8"))
            }
            Argument::Local(_) if matches!(size, 4 | 8) => Ok((of.local_at as u64).to_le_bytes().to_vec()),
            Argument::Local(_) => Err(has("an offset in local memory", "4 or 8")),
            Argument::Bytes(value) if value.len() == size => {
                *covered = size;
                Ok(value.clone())
            }
            Argument::Bytes(value) => Err(has("the value", &value.len().to_string())),
            Argument::Image(_) | Argument::Sampler(_) => {
                let what = of.argument.describe_kind();
                Err(LaunchError::new(format!("{name} is {what}, which only kernels with a zebin take")))
            }
        }
    }

    /// Returns the bytes of a payload argument that is computed from the launch sizes and memory.
    fn implicit_bytes(&self, part: &PayloadArgument) -> Result<Vec<u8>, LaunchError> {
        let sizes = self.sizes;
        let three = |values: [u32; 3]| values.map(u32::to_le_bytes).concat();
        Ok(match part.kind {
            PayloadKind::GlobalOffset => three(sizes.offset),
            PayloadKind::LocalSize => three(sizes.local),
            PayloadKind::EnqueuedLocalSize => three(self.enqueued),
            PayloadKind::GroupCount => three(self.groups),
            PayloadKind::GlobalSize => three(sizes.global),
            PayloadKind::WorkDimensions => sizes.dimensions().to_le_bytes().to_vec(),
            PayloadKind::ImplicitArguments => IMPLICIT.to_le_bytes().to_vec(),
            PayloadKind::PrivateBase => PRIVATE.to_le_bytes().to_vec(),
            PayloadKind::PrintBuffer => PRINTED.to_le_bytes().to_vec(),
            PayloadKind::BufferOffset | PayloadKind::ScratchPointer | PayloadKind::Absent => vec![0; part.size],
            PayloadKind::ConstantVariables => self.variables_address(DataKind::Constant)?,
            PayloadKind::GlobalVariables => self.variables_address(DataKind::Global)?,
            PayloadKind::InlineSampler { number } => textures::inline_state(number).to_le_bytes().to_vec(),
            kind => return Err(LaunchError::new(format!("the payload has {kind:?}, which belongs to no argument"))),
        })
    }

    /// Returns the address that a pointer leads to, or 0 for a null pointer.
    fn argument_address(&self, argument: &Argument) -> u64 {
        argument.pointer().map_or(0, |(id, offset)| self.memory.address(id) + offset as u64)
    }

    /// Returns the bytes of the size of a buffer from an offset on.
    fn size_after(&self, id: BufferId, offset: usize) -> Vec<u8> {
        let len = self.memory.buffer(id).map_or(0, Buffer::len);
        (len.saturating_sub(offset) as u64).to_le_bytes().to_vec()
    }

    /// Returns the bytes of the address of the program's variables.
    fn variables_address(&self, kind: DataKind) -> Result<Vec<u8>, LaunchError> {
        match self.memory.variables(kind) {
            Some(id) => Ok(self.memory.address(id).to_le_bytes().to_vec()),
            None => Err(LaunchError::new("the kernel wants variables of the program, which are not in memory")),
        }
    }

    /// Allocates a surface state for an argument, and a binding table index for it. Returns the
    /// offset of the state and the index.
    fn add_surface_state(&mut self, index: usize) -> (u32, u32) {
        let (state, place) = (FIRST_STATE + index as u32 * STATE_BYTES, self.next_binding_index());
        self.bind_surface_state(state, place);
        (state, place)
    }

    /// Allocates an unused binding table index.
    fn next_binding_index(&mut self) -> u32 {
        let place = self.surfaces.len().max(256);
        self.surfaces.resize(place + 1, None);
        place as u32
    }
}

/// Checks the number of arguments.
fn check_count(info: &KernelInfo, given: usize) -> Result<(), LaunchError> {
    let wanted = info.argument_count();
    if wanted == given {
        return Ok(());
    }
    let names = info.payload.iter().filter(|part| part.kind == PayloadKind::Inferred).filter_map(|part| part.index);
    let names: Vec<_> = names.map(|index| argument_name(info, index)).collect();
    // A compiled kernel without its zebin has inputs that are not arguments, so the error lists
    // them.
    let (which, help) = match names.is_empty() {
        true => (String::new(), ""),
        false => (format!(", its inputs {}", names.join(", ")), "; a compiled kernel needs its zebin"),
    };
    Err(LaunchError::new(format!("the kernel has {wanted} arguments{which}, but {given} are given{help}")))
}

/// Returns the size in bytes that the source declares for an argument, if the compiler kept it.
fn declared_size(info: &KernelInfo, index: usize) -> Option<usize> {
    let argument = info.arguments.iter().find(|a| a.index == index)?;
    argument.type_name.rsplit_once(';')?.1.parse().ok()
}
