//! Handles: the check that a handle is one of an object that lives.

use crate::entry::{Outcome, ZeError};
use crate::types::RESULT_ERROR_INVALID_NULL_HANDLE;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A handle as the host sees it.
pub(crate) type Handle = *mut c_void;

/// All objects of one type, by their addresses, which are their handles.
pub(crate) struct Registry<T>(Mutex<BTreeMap<usize, Arc<T>>>);

impl<T> Registry<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<usize, Arc<T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives an object to the host, and returns its handle.
    pub(crate) fn publish(&self, value: T) -> Handle {
        let object = Arc::new(value);
        let handle = Arc::as_ptr(&object).cast_mut().cast::<c_void>();
        self.lock().insert(handle.addr(), object);
        handle
    }

    /// Returns the object of a handle.
    ///
    /// # Errors
    /// [`RESULT_ERROR_INVALID_NULL_HANDLE`] if the handle is none, or its object was destroyed.
    pub(crate) fn get(&self, handle: Handle) -> Outcome<Arc<T>> {
        self.lock().get(&handle.addr()).cloned().ok_or(ZeError(RESULT_ERROR_INVALID_NULL_HANDLE))
    }

    /// Ends a handle. What uses the object keeps it.
    ///
    /// # Errors
    /// As [`Registry::get`].
    pub(crate) fn destroy(&self, handle: Handle) -> Outcome<Arc<T>> {
        self.lock().remove(&handle.addr()).ok_or(ZeError(RESULT_ERROR_INVALID_NULL_HANDLE))
    }
}
