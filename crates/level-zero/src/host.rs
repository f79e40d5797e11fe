//! Memory of the host program: reads what entry points are given, and writes what they return.
#![allow(unsafe_code, reason = "pointers of the host; each function states what it needs")]

use crate::entry::{Outcome, ZeError, require};
use crate::types::{Described, RESULT_ERROR_INVALID_NULL_POINTER};
use std::ffi::{CStr, c_char, c_void};
use std::ptr;

/// An address of the host, which a command uses later on another thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HostPointer(pub(crate) *mut u8);

// SAFETY: The host promises that memory lives, and is not used otherwise, until a command has
// ended.
unsafe impl Send for HostPointer {}
// SAFETY: As above; the address itself never changes.
unsafe impl Sync for HostPointer {}

impl HostPointer {
    pub(crate) fn address(self) -> u64 {
        self.0.addr() as u64
    }

    /// Copies bytes, whose ranges may overlap.
    ///
    /// # Safety
    /// Both addresses are those of `len` bytes.
    pub(crate) unsafe fn copy_from(self, from: Self, len: usize) {
        // SAFETY: The caller promises the bytes.
        unsafe { ptr::copy(from.0, self.0, len) }
    }

    /// Repeats a pattern, whose length divides `len`.
    ///
    /// # Safety
    /// The address is that of `len` bytes.
    pub(crate) unsafe fn fill(self, pattern: &[u8], len: usize) {
        for start in (0..len).step_by(pattern.len().max(1)) {
            let part = pattern.len().min(len - start);
            // SAFETY: The part ends within `len` bytes, which the caller promises.
            unsafe { ptr::copy_nonoverlapping(pattern.as_ptr(), self.0.add(start), part) };
        }
    }
}

/// Writes a value to a variable of the host.
///
/// # Safety
/// The pointer is null, or points to a variable of this type.
pub(crate) unsafe fn write<T>(pointer: *mut T, value: T) -> Outcome<()> {
    require(!pointer.is_null(), RESULT_ERROR_INVALID_NULL_POINTER)?;
    // SAFETY: The caller promises the variable.
    unsafe { pointer.write_unaligned(value) };
    Ok(())
}

/// Reads a variable of the host.
///
/// # Safety
/// The pointer is null, or points to an initialised variable of this type.
pub(crate) unsafe fn read<T: Copy>(pointer: *const T) -> Outcome<T> {
    require(!pointer.is_null(), RESULT_ERROR_INVALID_NULL_POINTER)?;
    // SAFETY: The caller promises the variable.
    Ok(unsafe { pointer.read_unaligned() })
}

/// Returns a copy of bytes of the host.
///
/// # Errors
/// [`RESULT_ERROR_INVALID_NULL_POINTER`] for null, unless there are no bytes.
///
/// # Safety
/// The pointer is null, or points to this number of initialised bytes.
pub(crate) unsafe fn bytes(pointer: *const c_void, count: usize) -> Outcome<Vec<u8>> {
    require(!pointer.is_null() || count == 0, RESULT_ERROR_INVALID_NULL_POINTER)?;
    // SAFETY: The pointer is not null, and the caller promises the bytes.
    Ok(if count == 0 { Vec::new() } else { unsafe { std::slice::from_raw_parts(pointer.cast(), count) }.to_vec() })
}

/// Returns a string that ends with a zero byte; `None` for null. What is not UTF-8 is replaced.
///
/// # Safety
/// The pointer is null, or points to a string that ends with a zero byte.
pub(crate) unsafe fn text(pointer: *const c_char) -> Option<String> {
    // SAFETY: The pointer is not null, and the caller promises the zero byte.
    (!pointer.is_null()).then(|| unsafe { CStr::from_ptr(pointer) }.to_string_lossy().into_owned())
}

/// Answers a query for a list: without `items`, or with a count of 0, only its length; otherwise as
/// many items as there is room for, and their number.
///
/// # Safety
/// `count` is null or points to a number, and `items` is null or points to as many items.
pub(crate) unsafe fn list<T: Copy>(count: *mut u32, items: *mut T, all: &[T]) -> Outcome<()> {
    let room = read(count)?;
    if items.is_null() || room == 0 {
        return write(count, all.len() as u32);
    }
    let given = all.len().min(room as usize);
    for (index, item) in all[..given].iter().enumerate() {
        write(items.wrapping_add(index), *item)?;
    }
    write(count, given as u32)
}

/// Writes properties to a structure of the host. Its first two members, which the host has set,
/// stay.
///
/// # Safety
/// The pointer is null, or points to a structure of this type.
pub(crate) unsafe fn describe<T: Described>(pointer: *mut T, mut value: T) -> Outcome<()> {
    *value.head() = *read(pointer)?.head();
    write(pointer, value)
}

/// Writes properties to the first structures of a list of the host, as [`list`] does.
///
/// # Safety
/// As [`list`].
pub(crate) unsafe fn describe_one<T: Described>(count: *mut u32, items: *mut T, value: T) -> Outcome<()> {
    if items.is_null() || read(count)? == 0 {
        return write(count, 1);
    }
    describe(items, value)?;
    write(count, 1)
}

/// Answers a query for bytes: without `place`, only their number.
///
/// # Errors
/// The given error if there is less room than bytes.
///
/// # Safety
/// `size` is null or points to a number, and `place` is null or points to as many bytes.
pub(crate) unsafe fn bytes_out(size: *mut usize, place: *mut u8, all: &[u8], too_small: u32) -> Outcome<()> {
    let room = read(size)?;
    if !place.is_null() {
        if room < all.len() {
            return Err(ZeError(too_small));
        }
        // SAFETY: The place has room for the bytes, as the caller promises.
        unsafe { ptr::copy_nonoverlapping(all.as_ptr(), place, all.len()) };
    }
    write(size, all.len())
}
