//! Answers to the queries of all `clGet...Info` functions.
//!
//! A query has the size and the address of a place for the answer, and the address of a variable
//! for its size. Each may be missing. For example, a host asks for the size of a name, allocates as
//! much, and asks for the name.

use crate::entry::{ClResult, require, status};
use crate::handle::Handle;
use crate::host::{self, HostPointer};
use opencl_sys::{CL_INVALID_VALUE, cl_int};
use std::ffi::c_void;

/// The bytes of an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answer(Vec<u8>);

/// A value whose bytes can be an answer.
pub(crate) trait Plain {
    /// Appends the bytes of the value.
    fn append(&self, to: &mut Vec<u8>);
}

/// Implements [`Plain`] for numbers.
macro_rules! plain_numbers {
    ($($number:ty)*) => {$(
        impl Plain for $number {
            fn append(&self, to: &mut Vec<u8>) {
                to.extend(self.to_ne_bytes());
            }
        }
    )*};
}

plain_numbers!(u8 u32 i32 u64 usize isize f32);

impl Plain for bool {
    fn append(&self, to: &mut Vec<u8>) {
        u32::from(*self).append(to);
    }
}

impl Plain for Handle {
    fn append(&self, to: &mut Vec<u8>) {
        self.addr().append(to);
    }
}

impl<T: Plain, const N: usize> Plain for [T; N] {
    fn append(&self, to: &mut Vec<u8>) {
        self.iter().for_each(|value| value.append(to));
    }
}

impl Answer {
    /// Answers with a number, a boolean, a handle, or an array of those.
    pub(crate) fn of<T: Plain>(value: T) -> Self {
        Self::list(&[value])
    }

    /// Answers with a list, which may be empty.
    pub(crate) fn list<T: Plain>(values: &[T]) -> Self {
        let mut bytes = Vec::new();
        values.iter().for_each(|value| value.append(&mut bytes));
        Self(bytes)
    }

    /// Answers with a string.
    pub(crate) fn text(text: &str) -> Self {
        Self([text.as_bytes(), &[0]].concat())
    }

    /// Answers with names and their versions.
    pub(crate) fn versions<'a>(names: impl IntoIterator<Item = (&'a str, u32)>) -> Self {
        let mut bytes = Vec::new();
        for (name, version) in names {
            let mut room = [0; opencl_sys::CL_NAME_VERSION_MAX_NAME_SIZE];
            let len = name.len().min(room.len() - 1);
            room[..len].copy_from_slice(&name.as_bytes()[..len]);
            version.append(&mut bytes);
            bytes.extend(room);
        }
        Self(bytes)
    }

    /// Returns the number of bytes.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Drops the bytes after the first `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// Answers with bytes.
    pub(crate) fn bytes(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }
}

/// Runs the body of an entry point that answers a query.
///
/// # Errors
/// `CL_INVALID_VALUE` if there is a place for the answer and it is too small.
///
/// # Safety
/// `value` is null or points to `size` bytes. `size_ret` is null or points to a size.
#[allow(unsafe_code, reason = "writes through pointers of the host")]
pub(crate) unsafe fn reply(
    size: usize,
    value: *mut c_void,
    size_ret: *mut usize,
    body: impl FnOnce() -> ClResult<Answer>,
) -> cl_int {
    status(|| {
        let Answer(bytes) = body()?;
        if !value.is_null() {
            require(size >= bytes.len(), CL_INVALID_VALUE)?;
            HostPointer(value.cast()).write(&bytes);
        }
        host::write(size_ret, bytes.len());
        Ok(())
    })
}

/// Runs the body of an entry point that returns a list in an array of the host with `room`
/// elements.
///
/// # Errors
/// `CL_INVALID_VALUE` if there is neither an array nor a variable for the number of elements, or
/// the array has no elements.
///
/// # Safety
/// `array` is null or points to `room` elements. `count` is null or points to a number.
#[allow(unsafe_code, reason = "writes through pointers of the host")]
pub(crate) unsafe fn fill_list<T>(array: *mut T, room: u32, count: *mut u32, values: Vec<T>) -> ClResult<()> {
    require(!(array.is_null() && count.is_null()), CL_INVALID_VALUE)?;
    require(array.is_null() || room > 0, CL_INVALID_VALUE)?;
    host::write(count, values.len() as u32);
    if !array.is_null() {
        for (index, value) in values.into_iter().take(room as usize).enumerate() {
            host::write(array.wrapping_add(index), value);
        }
    }
    Ok(())
}

/// Defines entry points that answer a query: their last parameters are the memory for the answer.
/// The body returns the answer.
macro_rules! queries {
    ($($(#[$doc:meta])* $name:ident($($parameter:ident: $type:ty),*) $body:block)*) => {$(
        $(#[$doc])*
        pub(crate) unsafe extern "C" fn $name(
            $($parameter: $type,)*
            size: usize,
            value: *mut std::ffi::c_void,
            size_ret: *mut usize,
        ) -> opencl_sys::cl_int {
            $crate::info::reply(size, value, size_ret, || $body)
        }
    )*};
}

pub(crate) use queries;
