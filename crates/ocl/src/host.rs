//! Memory of the host program: reads what entry points are given, and writes what they return.
//!
//! For example, `clWaitForEvents` reads its events with [`copy_array`]. Null pointers are accepted
//! everywhere: OpenCL allows most of them, and the callers of these functions refuse the others.
#![allow(unsafe_code, reason = "pointers of the host; each function states what it needs")]

use crate::error::{ClError, ClResult};
use opencl_sys::{CL_INVALID_PROPERTY, CL_INVALID_VALUE};
use std::ffi::{CStr, c_char};
use std::ops::Range;
use std::sync::atomic::AtomicU64;

/// Maximum number of pairs in a list of properties. Longer lists have no end.
const MAX_PROPERTIES: usize = 64;

/// Writes a value to a variable of the host, unless the pointer is null.
///
/// # Safety
/// The pointer is null, or points to a variable of this type.
pub(crate) unsafe fn write<T>(pointer: *mut T, value: T) {
    if !pointer.is_null() {
        // SAFETY: The caller promises that a pointer that is not null is that of a variable. C
        // compilers align variables, but `write_unaligned` costs nothing and forgives more.
        unsafe { pointer.write_unaligned(value) };
    }
}

/// Returns a copy of an array of the host, which may be unaligned. Null is an empty array.
///
/// # Safety
/// The pointer is null, or points to this number of initialised elements.
pub(crate) unsafe fn copy_array<T: Copy>(pointer: *const T, count: usize) -> Vec<T> {
    if pointer.is_null() {
        return Vec::new();
    }
    // SAFETY: The caller promises the elements. The read needs no alignment.
    (0..count).map(|index| unsafe { pointer.add(index).read_unaligned() }).collect()
}

/// Returns bytes of the host. Null is an empty array.
///
/// # Safety
/// The pointer is null, or points to this number of initialised bytes that nobody changes while the
/// slice is used.
pub(crate) unsafe fn byte_slice<'a>(pointer: *const u8, count: usize) -> &'a [u8] {
    if pointer.is_null() {
        return &[];
    }
    // SAFETY: The pointer is not null, and the caller promises the bytes.
    unsafe { std::slice::from_raw_parts(pointer, count) }
}

/// Returns a copy of `count` bytes.
///
/// # Safety
/// The pointer is null, or points to this number of bytes.
pub(crate) unsafe fn bytes(pointer: *const std::ffi::c_void, count: usize) -> Vec<u8> {
    byte_slice(pointer.cast::<u8>(), count).to_vec()
}

/// Returns a string that ends with a zero byte; `None` for null. What is not UTF-8 is replaced.
///
/// # Safety
/// The pointer is null, or points to a string that ends with a zero byte.
pub(crate) unsafe fn text(pointer: *const c_char) -> Option<String> {
    if pointer.is_null() {
        return None;
    }
    // SAFETY: The pointer is not null, and the caller promises the zero byte.
    Some(unsafe { CStr::from_ptr(pointer) }.to_string_lossy().into_owned())
}

/// Returns three sizes, such as an origin.
///
/// # Errors
/// `CL_INVALID_VALUE` if the pointer is null.
///
/// # Safety
/// The pointer is null, or points to three sizes.
pub(crate) unsafe fn three(pointer: *const usize) -> ClResult<[usize; 3]> {
    copy_array(pointer, 3).try_into().map_err(|_| ClError(CL_INVALID_VALUE))
}

/// Returns the pairs of a list of properties that ends with 0.
///
/// # Errors
/// `CL_INVALID_PROPERTY` if the list is longer than any list of valid properties.
///
/// # Safety
/// The pointer is null, or points to pairs that end with a zero.
pub(crate) unsafe fn properties<T: Copy + Default + PartialEq>(pointer: *const T) -> ClResult<Vec<[T; 2]>> {
    let mut pairs = Vec::new();
    if pointer.is_null() {
        return Ok(pairs);
    }
    while pairs.len() < MAX_PROPERTIES {
        let at = pointer.wrapping_add(2 * pairs.len());
        // SAFETY: No pair before this one began with zero, so the list has this element.
        let name = unsafe { at.read_unaligned() };
        if name == T::default() {
            return Ok(pairs);
        }
        // SAFETY: The name of a property is followed by its value.
        pairs.push([name, unsafe { at.wrapping_add(1).read_unaligned() }]);
    }
    Err(ClError(CL_INVALID_PROPERTY))
}

/// Reads a value of the host.
///
/// # Errors
/// `CL_INVALID_VALUE` if the pointer is null.
///
/// # Safety
/// The pointer is null, or points to a value of this type.
pub(crate) unsafe fn value<T: Copy>(pointer: *const T) -> ClResult<T> {
    if pointer.is_null() {
        return Err(ClError(CL_INVALID_VALUE));
    }
    // SAFETY: The pointer is not null, and the caller promises the value.
    Ok(unsafe { pointer.read_unaligned() })
}

/// Returns memory of the host as 64-bit cells. Returns `None` if it has another alignment than is
/// asked for, which is at least 8 bytes, or is no number of whole cells.
///
/// The host promises the memory to the buffer for which it is, and the cells are used as long as
/// that exists, so their lifetime is not that of the process.
pub(crate) fn cells(pointer: HostPointer, size: usize, alignment: usize) -> Option<&'static [AtomicU64]> {
    let is_aligned = pointer.0.addr().is_multiple_of(alignment.max(align_of::<AtomicU64>()));
    if pointer.0.is_null() || !is_aligned || size == 0 || !size.is_multiple_of(size_of::<AtomicU64>()) {
        return None;
    }
    // SAFETY: The host promises the bytes, and lets the driver change them at any time. They are
    // aligned, and any bytes are a valid number.
    Some(unsafe { std::slice::from_raw_parts(pointer.0.cast(), size / size_of::<AtomicU64>()) })
}

/// Returns whether the process may write to a range of addresses. Returns false if the system does
/// not say.
pub(crate) fn is_writable(range: Range<u64>) -> bool {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    // For example, `7f0c0000-7f0d0000 rw-p 00000000 00:00 0`, in ascending order.
    let writable = maps.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let (start, end) = words.next()?.split_once('-')?;
        let address = |text| u64::from_str_radix(text, 16).ok();
        words.next()?.contains('w').then_some((address(start)?, address(end)?))
    });
    let reached = writable.fold(range.start, |at, (start, end)| if (start..end).contains(&at) { end } else { at });
    reached >= range.end
}

/// A pointer of the host that a command uses later, on the thread of its queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HostPointer(pub(crate) *mut u8);

// SAFETY: OpenCL lets commands run on any thread. The host promises to leave the memory alone until
// the command has finished.
unsafe impl Send for HostPointer {}
// SAFETY: A shared pointer gives no access that a copy of it does not give.
unsafe impl Sync for HostPointer {}

impl HostPointer {
    /// Returns the address of the byte that is `offset` bytes further.
    pub(crate) fn at(self, offset: usize) -> Self {
        Self(self.0.wrapping_add(offset))
    }

    /// Returns the address as a number.
    pub(crate) fn address(self) -> u64 {
        self.0.addr() as u64
    }

    /// Copies bytes. The ranges may overlap.
    ///
    /// # Safety
    /// Both pointers are those of at least `len` bytes.
    pub(crate) unsafe fn copy_from(self, from: Self, len: usize) {
        // SAFETY: The caller promises both ranges. Bytes need no alignment.
        unsafe { std::ptr::copy(from.0.cast_const(), self.0, len) };
    }

    /// Writes bytes.
    ///
    /// # Safety
    /// The pointer is that of as many bytes.
    pub(crate) unsafe fn write(self, bytes: &[u8]) {
        // SAFETY: The caller promises the range. It is no part of `bytes`, which is memory of Rust.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.0, bytes.len()) };
    }

    /// Writes `len` bytes that repeat a pattern.
    ///
    /// # Safety
    /// The pointer is that of at least `len` bytes.
    pub(crate) unsafe fn fill(self, pattern: &[u8], len: usize) {
        for offset in (0..len).step_by(pattern.len().max(1)) {
            self.at(offset).write(&pattern[..pattern.len().min(len - offset)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering::Relaxed;

    #[test]
    fn unaligned_arrays_are_read_and_null_is_an_empty_one() {
        let bytes: Vec<u8> = (0..9).collect();
        // SAFETY: Bytes 1 to 8 are those of two numbers.
        let read = unsafe { copy_array(bytes[1..].as_ptr().cast::<u32>(), 2) };
        assert_eq!(read, [0x0403_0201, 0x0807_0605].map(u32::from_le));
        // SAFETY: Null is allowed.
        assert!(unsafe { copy_array(std::ptr::null::<u32>(), 2) }.is_empty());
    }

    #[test]
    fn memory_is_cells_if_it_is_aligned_and_whole() {
        let numbers = [1_u64, 2, 3];
        let pointer = HostPointer(numbers.as_ptr().cast_mut().cast());
        let values = |cells: &[AtomicU64]| cells.iter().map(|cell| cell.load(Relaxed)).collect::<Vec<_>>();
        assert_eq!(cells(pointer, 16, 8).map(values), Some(vec![1, 2]));
        assert!(cells(pointer.at(4), 8, 8).is_none() && cells(pointer, 12, 8).is_none());
        assert!(cells(HostPointer(std::ptr::null_mut()), 8, 8).is_none());
    }

    #[test]
    fn constants_of_the_program_are_not_writable() {
        static CONSTANT: &str = "read-only";
        let range = |start: *const u8, len: usize| start.addr() as u64..start.addr() as u64 + len as u64;
        assert!(!is_writable(range(CONSTANT.as_ptr(), CONSTANT.len())));
        let bytes = vec![0_u8; 1 << 20];
        assert!(is_writable(range(bytes.as_ptr(), bytes.len())));
        assert!(!is_writable(8..16));
    }
}
