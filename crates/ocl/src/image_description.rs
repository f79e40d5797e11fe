//! The format and the shape of images.
//!
//! For example, an image of type `CL_MEM_OBJECT_IMAGE1D_ARRAY` with 8 texels and 3 layers has 3
//! rows of 8 texels.

use crate::entry::{ClError, ClResult, require};
use crate::rect::RectLayout;
use opencl_sys::*;
use openvisa_sim::{ImageFormat, ImageKind};

/// The format and the shape of a memory object that is an image.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ImageDescription {
    /// Type of the object, for example `CL_MEM_OBJECT_IMAGE2D`.
    pub(crate) kind: cl_mem_object_type,
    pub(crate) format: ImageFormat,
    /// Number of texels of a row, number of rows, and number of slices. Layers count as rows of a
    /// one-dimensional image and as slices of a two-dimensional one.
    pub(crate) size: [usize; 3],
    /// Distance between the rows in bytes.
    pub(crate) row_pitch: usize,
    /// Distance between the slices in bytes.
    pub(crate) slice_pitch: usize,
}

impl ImageDescription {
    /// Returns the kind of the image in the simulator.
    pub(crate) fn sim_kind(&self) -> ImageKind {
        match self.kind {
            CL_MEM_OBJECT_IMAGE1D => ImageKind::D1,
            CL_MEM_OBJECT_IMAGE1D_BUFFER => ImageKind::Buffer,
            CL_MEM_OBJECT_IMAGE1D_ARRAY => ImageKind::D1Array,
            CL_MEM_OBJECT_IMAGE2D_ARRAY => ImageKind::D2Array,
            CL_MEM_OBJECT_IMAGE3D => ImageKind::D3,
            _ => ImageKind::D2,
        }
    }

    /// Returns whether the dimensions after the first one count layers of a one-dimensional image.
    pub(crate) fn has_layers_of_rows(&self) -> bool {
        self.kind == CL_MEM_OBJECT_IMAGE1D_ARRAY
    }

    /// Returns the number of bytes of a texel.
    pub(crate) fn texel_bytes(&self) -> usize {
        self.format.texel_size()
    }

    /// Computes the layout of a region of texels. Returns `CL_INVALID_VALUE` if it is not in the
    /// image.
    pub(crate) fn layout(&self, origin: [usize; 3], region: [usize; 3]) -> ClResult<RectLayout> {
        for side in 0..3 {
            let end = origin[side].checked_add(region[side]);
            require(region[side] > 0 && end.is_some_and(|end| end <= self.size[side]), CL_INVALID_VALUE)?;
        }
        let in_bytes = |[x, y, z]: [usize; 3]| [x * self.texel_bytes(), y, z];
        let layout = RectLayout::new(in_bytes(origin), in_bytes(region), self.row_pitch, self.slice_pitch);
        layout.ok_or(ClError(CL_INVALID_VALUE))
    }
}
