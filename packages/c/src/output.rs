//! Passes values to C: statuses, handles, strings.
#![allow(
    unsafe_code,
    reason = "results for C are written through raw pointers; each use states what the caller promises"
)]

use crate::findings::OpenvisaFindings;
use crate::status::{Failure, OpenvisaStatus, guard};
use std::ffi::{CString, c_char};

/// A string that ends with a zero byte. A zero byte inside becomes a space, which no name or
/// message has otherwise.
pub(crate) struct CText(CString);

impl CText {
    pub(crate) fn new(text: String) -> Self {
        let text = if text.contains('\0') { text.replace('\0', " ") } else { text };
        Self(CString::new(text).unwrap_or_default())
    }

    pub(crate) fn as_ptr(&self) -> *const c_char {
        self.0.as_ptr()
    }
}

/// Runs `body`, and writes what it returns to `*out` as a handle. Writes the findings of a failure
/// to `*findings`. Either is null if there is none.
pub(crate) fn return_handle<T>(
    out: *mut *mut T,
    findings: *mut *mut OpenvisaFindings,
    body: impl FnOnce() -> Result<T, Failure>,
) -> OpenvisaStatus {
    let mut made = None;
    let (status, problems) = guard(|| {
        if out.is_null() {
            return Err(Failure::argument("the pointer to the result is null"));
        }
        made = Some(body()?);
        Ok(())
    });
    write_handle(out, made);
    write_handle(findings, problems);
    status
}

/// Writes a handle that [`free`] frees to a place, or null for `None`. Drops the value if there is
/// no place.
pub(crate) fn write_handle<T>(place: *mut *mut T, value: Option<T>) {
    if !place.is_null() {
        let handle = value.map_or(std::ptr::null_mut(), |value| Box::into_raw(Box::new(value)));
        // SAFETY: The pointer is not null, and the header asks for the address of a variable of
        // this type.
        unsafe { place.write(handle) };
    }
}

/// Writes a handle to a place, unless it is null. Frees it if there is no place.
pub(crate) fn move_handle<T>(handle: *mut T, place: *mut *mut T) {
    if place.is_null() {
        free(handle);
    } else if !handle.is_null() {
        // SAFETY: As in `write_handle`.
        unsafe { place.write(handle) };
    }
}

/// Frees what a handle stands for. Does nothing for a null pointer.
pub(crate) fn free<T>(handle: *mut T) {
    if !handle.is_null() {
        // SAFETY: The handle was made by `write_handle` for a value of this type. The header asks
        // that it is freed once, and by the function for its type.
        drop(unsafe { Box::from_raw(handle) });
    }
}
