//! The memory, the surfaces and the images of an instruction that is evaluated.
//!
//! For example, the bytes 1, 0, 0 and 0 at the address 8 of a surface make a buffer of 12 bytes.

use super::{EvaluationError, EvaluationImage, MemoryRange, MemorySpace};
use crate::binding::arguments::BoundKernel;
use crate::memory::buffer::Buffer;
use crate::memory::flat_memory::{BufferId, Memory};
use crate::memory::image::Image;

/// Maximum number of bytes of shared local memory, and of each surface.
pub(super) const MAX_SPACE_BYTES: u64 = 1 << 20;

/// Maximum number of surfaces.
const MAX_SURFACES: u32 = 240;

/// The memory of an instruction.
#[derive(Default)]
pub(super) struct MemorySpaces {
    /// Flat memory and the buffers of surfaces.
    pub(super) memory: Memory,
    /// The bytes of shared local memory.
    local: Vec<u8>,
    /// The buffers of surfaces, by their index in the binding table.
    surfaces: Vec<Option<BufferId>>,
    /// The buffer of each range of flat memory, in the order of the ranges.
    flat: Vec<BufferId>,
    /// The images, with their index in the binding table.
    images: Vec<(u32, Image)>,
}

impl MemorySpaces {
    /// Makes memory of ranges and images.
    ///
    /// # Errors
    /// If ranges of flat memory overlap, a range is beyond the maximum size of its memory, or the
    /// texels of an image do not fill it.
    pub(super) fn new(ranges: &[MemoryRange], images: &[EvaluationImage]) -> Result<Self, EvaluationError> {
        let (mut spaces, mut surfaces) = (Self::default(), Vec::<Option<Vec<u8>>>::new());
        for range in ranges {
            let wrong = || EvaluationError::Memory(range.clone());
            let end = range.address.saturating_add(range.bytes.len() as u64);
            let bytes = match range.space {
                MemorySpace::Flat => {
                    spaces.flat.push(spaces.memory.add_at(range.address, &range.bytes).ok_or_else(wrong)?);
                    continue;
                }
                _ if end > MAX_SPACE_BYTES => return Err(wrong()),
                MemorySpace::Local => &mut spaces.local,
                MemorySpace::Surface(index) if index >= MAX_SURFACES => return Err(wrong()),
                MemorySpace::Surface(index) => {
                    let index = index as usize;
                    surfaces.resize(surfaces.len().max(index + 1), None);
                    surfaces[index].get_or_insert_default()
                }
            };
            bytes.resize(bytes.len().max(end as usize), 0);
            bytes[range.address as usize..end as usize].copy_from_slice(&range.bytes);
        }
        spaces.surfaces = surfaces.into_iter().map(|bytes| Some(spaces.memory.add(&bytes?))).collect();
        for image in images {
            spaces.add_image(image)?;
        }
        Ok(spaces)
    }

    fn add_image(&mut self, given: &EvaluationImage) -> Result<(), EvaluationError> {
        let EvaluationImage { surface, kind, format, size, ref texels } = *given;
        let image = Image { buffer: self.memory.add(texels), kind, format, size };
        let fits = image.bytes() == Some(texels.len()) && texels.len() as u64 <= MAX_SPACE_BYTES;
        if !fits || surface >= MAX_SURFACES {
            return Err(EvaluationError::Image(given.clone()));
        }
        let index = surface as usize;
        self.surfaces.resize(self.surfaces.len().max(index + 1), None);
        self.surfaces[index] = Some(image.buffer);
        self.images.push((surface, image));
        Ok(())
    }

    /// Binds the surfaces and images to the binding table, and shared local memory.
    pub(super) fn bind(&self, bound: &mut BoundKernel<'_>) {
        bound.bind_local(self.local.len());
        bound.bind_surfaces(self.surfaces.iter().map(|id| id.map(|id| (id, 0))).collect());
        for (index, image) in &self.images {
            bound.textures.bind_image(*index as usize, *image);
        }
    }

    /// Returns the bytes of shared local memory.
    pub(super) fn local_memory(&self) -> Vec<u8> {
        self.local.clone()
    }

    /// Returns images with the texels that they have now.
    pub(super) fn read_images(&self, given: &[EvaluationImage]) -> Vec<EvaluationImage> {
        let texels = |image: &Image| self.memory.buffer(image.buffer).map(Buffer::bytes).unwrap_or_default();
        let now = given.iter().zip(&self.images);
        now.map(|(given, (_, image))| EvaluationImage { texels: texels(image), ..given.clone() }).collect()
    }

    /// Returns ranges with the bytes that memory has now. `local` is shared local memory.
    pub(super) fn read(&self, ranges: &[MemoryRange], local: &[u8]) -> Vec<MemoryRange> {
        let mut flat = self.flat.iter();
        let mut read = |range: &MemoryRange| {
            let bytes_of = |id: Option<BufferId>| Some(self.memory.buffer(id?)?.bytes());
            let (start, size) = (range.address as usize, range.bytes.len());
            let all = match range.space {
                MemorySpace::Flat => return bytes_of(flat.next().copied()),
                MemorySpace::Local => local.to_vec(),
                MemorySpace::Surface(index) => bytes_of(self.surfaces.get(index as usize).copied().flatten())?,
            };
            all.get(start..start + size).map(<[u8]>::to_vec)
        };
        ranges.iter().map(|range| MemoryRange { bytes: read(range).unwrap_or_default(), ..range.clone() }).collect()
    }
}
