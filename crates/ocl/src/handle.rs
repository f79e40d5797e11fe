//! Reference-counted objects, and the check that a handle is one of them.
//!
//! A handle is the address of an [`Object`], whose first member is the table of entry points, as
//! the ICD loader requires. We never dereference a handle: a [`Registry`] maps addresses to
//! objects. So a handle of another type, a released one and an arbitrary number are errors. For
//! example, `CONTEXTS.get(handle)` returns a context or `CL_INVALID_CONTEXT`.

use crate::entry::{ClError, ClResult};
use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::cl_int;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

/// A handle as the host sees it.
pub(crate) type Handle = *mut c_void;

/// The table of entry points of all objects. The functions that the loader finds by their names set
/// it.
pub(crate) static DISPATCH: OnceLock<&'static cl_icd_dispatch> = OnceLock::new();

/// An object of OpenCL. The layout is that of C, because the ICD loader reads the first member.
#[repr(C)]
pub(crate) struct Object<T: 'static> {
    /// The table of entry points, which is a pointer of C.
    dispatch: Option<&'static cl_icd_dispatch>,
    registry: &'static Registry<T>,
    value: T,
}

/// A reference to an object that the driver holds.
pub(crate) type Shared<T> = Arc<Object<T>>;

impl<T> Deref for Object<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> Object<T> {
    /// Returns the handle, without a reference of the host.
    pub(crate) fn handle(&self) -> Handle {
        std::ptr::from_ref(self).cast_mut().cast()
    }
}

impl<T> Drop for Object<T> {
    fn drop(&mut self) {
        self.registry.lock().remove(&self.handle().addr());
    }
}

/// The entry of an object in the registry.
struct Entry<T: 'static> {
    object: Weak<Object<T>>,
    /// The object, as long as the host has references to it.
    held: Option<Shared<T>>,
    /// Number of references of the host.
    references: u32,
}

/// All objects of one type, by their addresses.
///
/// An object lives as long as the host or another object refers to it, and its handle is valid as
/// long. For example, a queue keeps its context, which `clGetCommandQueueInfo` returns.
pub(crate) struct Registry<T: 'static> {
    /// The error for a handle that is none.
    invalid: cl_int,
    objects: Mutex<BTreeMap<usize, Entry<T>>>,
}

impl<T> Registry<T> {
    /// Creates a registry whose lookups fail with an error code.
    pub(crate) const fn new(invalid: cl_int) -> Self {
        Self { invalid, objects: Mutex::new(BTreeMap::new()) }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<usize, Entry<T>>> {
        self.objects.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Creates an object that the host has no reference to.
    pub(crate) fn create(&'static self, value: T) -> Shared<T> {
        let object = Arc::new(Object { dispatch: DISPATCH.get().copied(), registry: self, value });
        let entry = Entry { object: Arc::downgrade(&object), held: None, references: 0 };
        self.lock().insert(object.handle().addr(), entry);
        object
    }

    /// Gives the host a reference to an object, and returns its handle.
    pub(crate) fn publish(&self, object: &Shared<T>) -> Handle {
        if let Some(entry) = self.lock().get_mut(&object.handle().addr()) {
            entry.held = Some(Arc::clone(object));
            entry.references += 1;
        }
        object.handle()
    }

    /// Creates an object, gives the host a reference to it, and returns its handle.
    pub(crate) fn create_handle(&'static self, value: T) -> Handle {
        self.publish(&self.create(value))
    }

    /// Returns the object of a handle.
    ///
    /// # Errors
    /// The error of this registry if the handle is none.
    pub(crate) fn get(&self, handle: Handle) -> ClResult<Shared<T>> {
        let objects = self.lock();
        objects.get(&handle.addr()).and_then(|entry| entry.object.upgrade()).ok_or(ClError(self.invalid))
    }

    /// Adds a reference of the host.
    ///
    /// # Errors
    /// The error of this registry if the handle is none.
    pub(crate) fn retain(&self, handle: Handle) -> ClResult<()> {
        let object = self.get(handle)?;
        self.publish(&object);
        Ok(())
    }

    /// Removes a reference of the host. Returns the object, which the caller drops without a lock.
    ///
    /// # Errors
    /// The error of this registry if the handle is none, or the host has no reference to it.
    pub(crate) fn release(&self, handle: Handle) -> ClResult<Shared<T>> {
        let mut objects = self.lock();
        let entry = objects.get_mut(&handle.addr()).filter(|entry| entry.references > 0);
        let entry = entry.ok_or(ClError(self.invalid))?;
        entry.references -= 1;
        let held = if entry.references == 0 { entry.held.take() } else { entry.held.clone() };
        held.ok_or(ClError(self.invalid))
    }

    /// Returns all objects.
    pub(crate) fn all(&self) -> Vec<Shared<T>> {
        self.lock().values().filter_map(|entry| entry.object.upgrade()).collect()
    }

    /// Returns the number of references of the host.
    pub(crate) fn references(&self, object: &Shared<T>) -> u32 {
        self.lock().get(&object.handle().addr()).map_or(0, |entry| entry.references)
    }
}

/// Defines the entry points that add and remove a reference of the host to an object of a registry.
macro_rules! references {
    ($registry:expr, $retain:ident, $release:ident) => {
        pub(crate) unsafe extern "C" fn $retain(object: $crate::handle::Handle) -> opencl_sys::cl_int {
            $crate::entry::status(|| $registry.retain(object))
        }

        pub(crate) unsafe extern "C" fn $release(object: $crate::handle::Handle) -> opencl_sys::cl_int {
            $crate::entry::status(|| $registry.release(object).map(drop))
        }
    };
}

pub(crate) use references;
