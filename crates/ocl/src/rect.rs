//! Copies of rows and slices between memory with different pitches.
//!
//! For example, a region of 4 bytes, 3 rows and 1 slice is copied as 3 times 4 bytes.

use crate::host::HostPointer;

/// Memory that consists of rows and slices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pitched {
    /// Address of the first byte.
    pub(crate) start: HostPointer,
    /// Distance between rows in bytes.
    pub(crate) row_pitch: usize,
    /// Distance between slices in bytes.
    pub(crate) slice_pitch: usize,
}

impl Pitched {
    fn row(self, row: usize, slice: usize) -> HostPointer {
        self.start.at(row * self.row_pitch + slice * self.slice_pitch)
    }
}

/// Copies a region: a number of bytes, rows and slices. Rows may overlap if both have one pitch.
///
/// # Safety
/// Both memories have all bytes of the region.
#[allow(unsafe_code, reason = "copies memory of the host")]
pub(crate) unsafe fn copy_rect(to: Pitched, from: Pitched, [bytes, rows, slices]: [usize; 3]) {
    for slice in 0..slices {
        for row in 0..rows {
            to.row(row, slice).copy_from(from.row(row, slice), bytes);
        }
    }
}

/// Fills a region with a pattern, whose size divides the bytes of a row.
///
/// # Safety
/// The memory has all bytes of the region.
#[allow(unsafe_code, reason = "writes memory of the host")]
pub(crate) unsafe fn fill_rect(to: Pitched, pattern: &[u8], [bytes, rows, slices]: [usize; 3]) {
    for slice in 0..slices {
        for row in 0..rows {
            to.row(row, slice).fill(pattern, bytes);
        }
    }
}

/// Offsets and pitches of a region in memory, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RectLayout {
    /// Offset of the first byte of the region.
    pub(crate) offset: usize,
    /// Offset of the byte after the last one of the region.
    pub(crate) end: usize,
    /// Distance between rows.
    pub(crate) row_pitch: usize,
    /// Distance between slices.
    pub(crate) slice_pitch: usize,
}

impl RectLayout {
    /// Computes the layout of a region. A pitch of 0 is the size of a row, or of all rows. Returns
    /// `None` if the region is empty, a pitch is smaller than that, or an offset is too large.
    pub(crate) fn new(origin: [usize; 3], region: [usize; 3], row_pitch: usize, slice_pitch: usize) -> Option<Self> {
        let [bytes, rows, slices] = region;
        let row_pitch = if row_pitch == 0 { bytes } else { row_pitch };
        let least = rows.checked_mul(row_pitch)?;
        let slice_pitch = if slice_pitch == 0 { least } else { slice_pitch };
        if region.contains(&0) || row_pitch < bytes || slice_pitch < least || slice_pitch % row_pitch != 0 {
            return None;
        }
        let at =
            |[x, y, z]: [usize; 3]| z.checked_mul(slice_pitch)?.checked_add(y.checked_mul(row_pitch)?)?.checked_add(x);
        let offset = at(origin)?;
        let end = offset.checked_add(at([bytes, rows - 1, slices - 1])?)?;
        Some(Self { offset, end, row_pitch, slice_pitch })
    }

    /// Returns the memory of the region, given the address of offset 0.
    pub(crate) fn pitched(self, base: HostPointer) -> Pitched {
        Pitched { start: base.at(self.offset), row_pitch: self.row_pitch, slice_pitch: self.slice_pitch }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pitches_of_zero_are_those_of_tight_rows() {
        let layout = RectLayout::new([1, 2, 3], [4, 5, 6], 0, 0).expect("it is valid");
        assert_eq!((layout.row_pitch, layout.slice_pitch), (4, 20));
        assert_eq!((layout.offset, layout.end), (1 + 8 + 60, 69 + 4 + 16 + 100));
    }

    #[test]
    fn regions_that_are_empty_or_larger_than_their_pitches_are_refused() {
        assert_eq!(RectLayout::new([0; 3], [4, 0, 1], 0, 0), None);
        assert_eq!(RectLayout::new([0; 3], [4, 2, 1], 3, 0), None);
        assert_eq!(RectLayout::new([0; 3], [4, 2, 2], 4, 7), None);
        assert_eq!(RectLayout::new([usize::MAX, 1, 1], [4, 2, 2], 4, 8), None);
    }
}
