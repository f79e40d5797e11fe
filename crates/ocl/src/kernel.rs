//! Kernels and their arguments.
//!
//! For example, `clSetKernelArg` with 8 bytes for a parameter `global float*` reads a memory
//! object, and with 4 bytes for a parameter `float` a number.

use crate::context::ContextObject;
use crate::entry::{ClError, ClResult, create, require, status, warn};
use crate::handle::{Handle, Object, Registry, Shared, references};
use crate::memory::{MEM_OBJECTS, MemObject};
use crate::program::{PROGRAMS, ProgramObject};
use crate::sampler::{SAMPLERS, SamplerObject};
use opencl_sys::*;
use openvisa_runtime::{LaunchArgument, Parameter};
use std::ffi::{c_char, c_void};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

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

impl KernelArgument {
    /// Returns the argument for the simulator.
    pub(crate) fn for_launch(&self) -> LaunchArgument {
        match self {
            Self::Value(bytes) => LaunchArgument::Value(bytes.clone()),
            Self::Null => LaunchArgument::Null,
            Self::Local(bytes) => LaunchArgument::Local(*bytes),
            Self::Sampler(sampler) => LaunchArgument::Sampler(sampler.state),
            Self::Pointer(address) => LaunchArgument::Pointer(*address),
            Self::Memory(object) => {
                let bytes = object.root.view.clone();
                match &object.image {
                    Some(image) => {
                        let size = image.size.map(|side| side as u32);
                        LaunchArgument::Image { bytes, kind: image.sim_kind(), format: image.format, size }
                    }
                    None => LaunchArgument::Buffer { bytes, range: object.offset..object.offset + object.size },
                }
            }
        }
    }
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
    pub(crate) core: openvisa_runtime::Kernel,
    arguments: Mutex<Vec<Option<HostArgument>>>,
}

/// All kernels.
pub(crate) static KERNELS: Registry<Kernel> = Registry::new(CL_INVALID_KERNEL);

impl Kernel {
    fn new(program: Shared<ProgramObject>, core: openvisa_runtime::Kernel) -> Self {
        program.kernels.fetch_add(1, Relaxed);
        let arguments = Mutex::new(vec![None; core.info.argument_count()]);
        Self { program, core, arguments }
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
                let name = &self.core.info.name;
                warn(&format!("kernel `{name}`: the host has released the memory object of argument {index}"));
            }
            kept
        });
        kept.collect::<Option<_>>().ok_or(ClError(CL_INVALID_KERNEL_ARGS))
    }

    /// Returns the number of bytes of local memory, with that of the arguments.
    pub(crate) fn local_bytes(&self) -> usize {
        let arguments = self.arguments();
        let given = arguments.iter().flatten().map(|argument| match argument {
            KernelArgument::Local(bytes) => *bytes,
            _ => 0,
        });
        given.fold(self.core.info.slm_size, usize::saturating_add)
    }

    /// Returns whether an image may be accessed as the declaration of a parameter says.
    fn may_access(&self, index: usize, image: &MemObject) -> bool {
        match self.core.declaration(index).map_or("", |info| info.access_qualifier.trim_start_matches("__")) {
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
        let memory = || -> ClResult<Shared<MemObject>> {
            let object = MEM_OBJECTS.get(handle()?)?;
            require(object.context.handle() == self.context().handle(), CL_INVALID_MEM_OBJECT)?;
            Ok(object)
        };
        match self.core.parameter(index) {
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
    require(index < kernel.core.info.argument_count(), CL_INVALID_ARG_INDEX)?;
    require(kernel.core.parameter(index) == Parameter::Pointer, CL_INVALID_ARG_VALUE)?;
    let argument = match address {
        0 => KernelArgument::Null,
        _ => {
            require(kernel.context().shared.find(address).is_some(), CL_INVALID_ARG_VALUE)?;
            KernelArgument::Pointer(address)
        }
    };
    kernel.arguments()[index] = Some(argument);
    Ok(())
}

/// Creates a kernel by its name.
fn create_kernel(program: Handle, name: &str) -> ClResult<Handle> {
    let program = PROGRAMS.get(program)?;
    let core = openvisa_runtime::Kernel::find(&program.executable()?, name);
    Ok(KERNELS.create_handle(Kernel::new(program, core.ok_or(ClError(CL_INVALID_KERNEL_NAME))?)))
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
            let all: Vec<_> = openvisa_runtime::Kernel::all(&program.executable()?).collect();
            require(kernels.is_null() || room as usize >= all.len(), CL_INVALID_VALUE)?;
            host::write(count, all.len() as cl_uint);
            if !kernels.is_null() {
                for (index, core) in all.into_iter().enumerate() {
                    host::write(kernels.wrapping_add(index), KERNELS.create_handle(Kernel::new(program.clone(), core)));
                }
            }
            Ok(())
        })
    }

    pub(crate) unsafe extern "C" fn clCloneKernel(kernel: cl_kernel, errcode: *mut cl_int) -> cl_kernel {
        create(errcode, || {
            let kernel = KERNELS.get(kernel)?;
            let clone = Kernel::new(kernel.program.clone(), kernel.core.clone());
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
            require(index < kernel.core.info.argument_count(), CL_INVALID_ARG_INDEX)?;
            let argument = kernel.read_argument(index, size, value)?;
            kernel.arguments()[index] = Some(argument);
            Ok(())
        })
    }
}
