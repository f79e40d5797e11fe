//! Kernels and their arguments.
//!
//! For example, `clSetKernelArg` with 8 bytes for a parameter `global float*` reads a memory
//! object, and with 4 bytes for a parameter `float` a number.

use crate::context::ContextObject;
use crate::entry::{ClError, ClResult, create, require, status, warn};
use crate::handle::{Handle, Object, Registry, Shared, references};
use crate::linked::LinkedProgram;
use crate::memory::{MEM_OBJECTS, MemObject};
use crate::program::{PROGRAMS, ProgramObject};
use crate::sampler::{SAMPLERS, SamplerObject};
use opencl_sys::*;
use openvisa_sim::{AddressSpace, ArgumentInfo, KernelInfo, PayloadKind};
use std::ffi::{c_char, c_void};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// The value of a parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parameter {
    /// A value, with its number of bytes if that is known.
    Value(Option<usize>),
    /// A pointer to global or constant memory.
    Pointer,
    /// Local memory.
    Local,
    Image,
    Sampler,
}

/// An argument of a launch, which keeps its memory object, or one that the host has set, which does
/// not.
#[derive(Clone)]
pub(crate) enum KernelArgument<M = Shared<MemObject>> {
    Value(Vec<u8>),
    Memory(M),
    /// An address in memory that the host shares.
    Pointer(u64),
    Null,
    /// Local memory, with its number of bytes.
    Local(usize),
    Sampler(Shared<SamplerObject>),
}

/// An argument that the host has set. OpenCL wants a memory object to end when the host releases
/// it, even if it is an argument of a kernel.
pub(crate) type HostArgument = KernelArgument<Weak<Object<MemObject>>>;

impl HostArgument {
    /// Returns the argument for a launch. `None` if the host has released the memory object.
    pub(crate) fn keep(&self) -> Option<KernelArgument> {
        Some(match self {
            Self::Value(bytes) => KernelArgument::Value(bytes.clone()),
            Self::Memory(object) => KernelArgument::Memory(object.upgrade()?),
            Self::Pointer(address) => KernelArgument::Pointer(*address),
            Self::Null => KernelArgument::Null,
            Self::Local(bytes) => KernelArgument::Local(*bytes),
            Self::Sampler(sampler) => KernelArgument::Sampler(Arc::clone(sampler)),
        })
    }
}

/// A kernel of a program.
pub(crate) struct Kernel {
    pub(crate) program: Shared<ProgramObject>,
    pub(crate) linked: Arc<LinkedProgram>,
    pub(crate) info: KernelInfo,
    arguments: Mutex<Vec<Option<HostArgument>>>,
}

/// All kernels.
pub(crate) static KERNELS: Registry<Kernel> = Registry::new(CL_INVALID_KERNEL);

impl Kernel {
    fn new(program: Shared<ProgramObject>, linked: Arc<LinkedProgram>, info: KernelInfo) -> Self {
        program.kernels.fetch_add(1, Relaxed);
        let arguments = Mutex::new(vec![None; info.argument_count()]);
        Self { program, linked, info, arguments }
    }

    /// Returns the context of the program.
    pub(crate) fn context(&self) -> &Shared<ContextObject> {
        &self.program.context
    }

    /// Returns the arguments as the host has set them.
    pub(crate) fn arguments(&self) -> MutexGuard<'_, Vec<Option<HostArgument>>> {
        self.arguments.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the arguments for a launch, which keep their memory objects.
    ///
    /// # Errors
    /// `CL_INVALID_KERNEL_ARGS` if an argument is not set, or its memory object was released, which
    /// standard error says.
    pub(crate) fn keep_arguments(&self) -> ClResult<Vec<KernelArgument>> {
        let given = self.arguments();
        let kept = given.iter().enumerate().map(|(index, given)| {
            let kept = given.as_ref()?.keep();
            if kept.is_none() {
                let name = &self.info.name;
                warn(&format!("kernel `{name}`: the host has released the memory object of argument {index}"));
            }
            kept
        });
        kept.collect::<Option<_>>().ok_or(ClError(CL_INVALID_KERNEL_ARGS))
    }

    /// Returns the declaration of an argument, if the compiler kept it.
    pub(crate) fn declaration(&self, index: usize) -> Option<&ArgumentInfo> {
        self.info.arguments.iter().find(|argument| argument.index == index)
    }

    /// Returns the number of work-items of a thread.
    pub(crate) fn simd_size(&self) -> usize {
        let stated = self.linked.program().simd_size(&self.info.name).unwrap_or(0);
        self.info.simd_size.max(stated).max(1) as usize
    }

    /// Returns the number of bytes of local memory, with that of the arguments.
    pub(crate) fn local_bytes(&self) -> usize {
        let arguments = self.arguments();
        let given = arguments.iter().flatten().map(|argument| match argument {
            KernelArgument::Local(bytes) => *bytes,
            _ => 0,
        });
        given.fold(self.info.slm_size, usize::saturating_add)
    }

    /// Returns what the kernel takes for a parameter.
    pub(crate) fn parameter(&self, index: usize) -> Parameter {
        let parts = || self.info.payload.iter().filter(|part| part.index == Some(index));
        for part in parts() {
            match part.kind {
                PayloadKind::Pointer { space: AddressSpace::Local, .. } => return Parameter::Local,
                PayloadKind::Pointer { .. } | PayloadKind::BufferAddress => return Parameter::Pointer,
                PayloadKind::Image { .. } => return Parameter::Image,
                PayloadKind::Sampler { .. } => return Parameter::Sampler,
                _ => {}
            }
        }
        // The payload has nothing for a parameter that the kernel does not use.
        let declared = self.declaration(index);
        let (name, size) = declared.and_then(|info| info.type_name.rsplit_once(';')).unwrap_or_default();
        match declared.map_or("", |info| info.address_qualifier.as_str()) {
            "__local" => Parameter::Local,
            "__global" | "__constant" if name.starts_with("image") => Parameter::Image,
            "__global" | "__constant" => Parameter::Pointer,
            _ if name.starts_with("sampler_t") => Parameter::Sampler,
            _ => {
                let bytes = parts().map(|part| part.source_offset + part.size).max();
                Parameter::Value(size.parse().ok().or(bytes))
            }
        }
    }

    /// Returns whether an image may be accessed as the declaration of a parameter says.
    fn may_access(&self, index: usize, image: &MemObject) -> bool {
        match self.declaration(index).map_or("", |info| info.access_qualifier.trim_start_matches("__")) {
            "read_only" => image.flags & CL_MEM_WRITE_ONLY == 0,
            "write_only" => image.is_writable(),
            _ => true,
        }
    }

    /// Reads an argument of the host.
    ///
    /// # Safety
    /// `value` is null or points to `size` bytes.
    #[allow(unsafe_code, reason = "reads memory of the host")]
    unsafe fn read_argument(&self, index: usize, size: usize, value: *const c_void) -> ClResult<HostArgument> {
        let handle = || -> ClResult<Handle> {
            require(size == size_of::<Handle>(), CL_INVALID_ARG_SIZE)?;
            let bytes = crate::host::byte_slice(value.cast::<u8>(), size);
            let address = bytes.try_into().map_or(0, usize::from_ne_bytes);
            Ok(std::ptr::without_provenance_mut(address))
        };
        let memory = || {
            let object = MEM_OBJECTS.get(handle()?)?;
            require(object.context.handle() == self.context().handle(), CL_INVALID_MEM_OBJECT)?;
            Ok(object)
        };
        match self.parameter(index) {
            Parameter::Local => {
                require(value.is_null(), CL_INVALID_ARG_VALUE)?;
                require(size > 0, CL_INVALID_ARG_SIZE)?;
                Ok(KernelArgument::Local(size))
            }
            Parameter::Pointer if value.is_null() || handle()?.is_null() => Ok(KernelArgument::Null),
            Parameter::Pointer => {
                let object = memory()?;
                require(object.image.is_none(), CL_INVALID_ARG_VALUE)?;
                Ok(KernelArgument::Memory(Arc::downgrade(&object)))
            }
            Parameter::Image => {
                require(!value.is_null(), CL_INVALID_ARG_VALUE)?;
                let object = memory()?;
                require(object.image.is_some(), CL_INVALID_MEM_OBJECT)?;
                require(self.may_access(index, &object), CL_INVALID_ARG_VALUE)?;
                Ok(KernelArgument::Memory(Arc::downgrade(&object)))
            }
            Parameter::Sampler => {
                require(!value.is_null(), CL_INVALID_SAMPLER)?;
                Ok(KernelArgument::Sampler(SAMPLERS.get(handle()?)?))
            }
            Parameter::Value(expected) => {
                require(!value.is_null(), CL_INVALID_ARG_VALUE)?;
                require(expected.is_none_or(|expected| expected == size), CL_INVALID_ARG_SIZE)?;
                Ok(KernelArgument::Value(crate::host::bytes(value, size)))
            }
        }
    }
}

impl Drop for Kernel {
    fn drop(&mut self) {
        self.program.kernels.fetch_sub(1, Relaxed);
    }
}

/// Sets an argument to an address in memory that the host shares.
///
/// # Errors
/// `CL_INVALID_ARG_VALUE` if the parameter is no pointer, or the address is in no such memory.
pub(crate) fn set_pointer(kernel: &Kernel, index: cl_uint, address: u64) -> ClResult<()> {
    let index = index as usize;
    require(index < kernel.info.argument_count(), CL_INVALID_ARG_INDEX)?;
    require(kernel.parameter(index) == Parameter::Pointer, CL_INVALID_ARG_VALUE)?;
    let argument = match address {
        0 => KernelArgument::Null,
        _ => {
            require(kernel.context().find_allocation(address).is_some(), CL_INVALID_ARG_VALUE)?;
            KernelArgument::Pointer(address)
        }
    };
    kernel.arguments()[index] = Some(argument);
    Ok(())
}

/// Creates a kernel by its name.
fn create_kernel(program: Handle, name: &str) -> ClResult<Handle> {
    let program = PROGRAMS.get(program)?;
    let linked = program.linked()?;
    let info = linked.kernels().find(|kernel| kernel.name == name).cloned();
    let info = info.ok_or(ClError(CL_INVALID_KERNEL_NAME))?;
    Ok(KERNELS.create_handle(Kernel::new(program, linked, info)))
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    references!(KERNELS, clRetainKernel, clReleaseKernel);

    pub(crate) unsafe extern "C" fn clCreateKernel(
        program: cl_program,
        name: *const c_char,
        errcode: *mut cl_int,
    ) -> cl_kernel {
        create(errcode, || create_kernel(program, &host::text(name).ok_or(ClError(CL_INVALID_VALUE))?))
    }

    pub(crate) unsafe extern "C" fn clCreateKernelsInProgram(
        program: cl_program,
        room: cl_uint,
        kernels: *mut cl_kernel,
        count: *mut cl_uint,
    ) -> cl_int {
        status(|| {
            let program = PROGRAMS.get(program)?;
            let linked = program.linked()?;
            let all: Vec<_> = linked.kernels().cloned().collect();
            require(kernels.is_null() || room as usize >= all.len(), CL_INVALID_VALUE)?;
            host::write(count, all.len() as cl_uint);
            if !kernels.is_null() {
                for (index, info) in all.into_iter().enumerate() {
                    let kernel = Kernel::new(program.clone(), Arc::clone(&linked), info);
                    host::write(kernels.wrapping_add(index), KERNELS.create_handle(kernel));
                }
            }
            Ok(())
        })
    }

    pub(crate) unsafe extern "C" fn clCloneKernel(kernel: cl_kernel, errcode: *mut cl_int) -> cl_kernel {
        create(errcode, || {
            let kernel = KERNELS.get(kernel)?;
            let clone = Kernel::new(kernel.program.clone(), Arc::clone(&kernel.linked), kernel.info.clone());
            clone.arguments().clone_from(&kernel.arguments());
            Ok(KERNELS.create_handle(clone))
        })
    }

    pub(crate) unsafe extern "C" fn clSetKernelArg(
        kernel: cl_kernel,
        index: cl_uint,
        size: usize,
        value: *const c_void,
    ) -> cl_int {
        status(|| {
            let kernel = KERNELS.get(kernel)?;
            let index = index as usize;
            require(index < kernel.info.argument_count(), CL_INVALID_ARG_INDEX)?;
            let argument = kernel.read_argument(index, size, value)?;
            kernel.arguments()[index] = Some(argument);
            Ok(())
        })
    }
}
