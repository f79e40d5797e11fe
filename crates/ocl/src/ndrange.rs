//! Launches of kernels.
//!
//! For example, `clEnqueueNDRangeKernel` with 1,000 work-items and without a local size runs groups
//! of 250 on all cores.

use crate::command::commands;
use crate::entry::{ClError, ClResult, require, status, warn};
use crate::handle::Shared;
use crate::host::HostPointer;
use crate::kernel::{KERNELS, Kernel, KernelArgument};
use crate::memory::{MEM_OBJECTS, MemObject};
use crate::queue::Queue;
use crate::{checks, report, trace};
use opencl_sys::*;
use openvisa_runtime::{Failure, LaunchOptions, Work};
use openvisa_sim::Sizes;
use std::ffi::c_void;
use std::io::Write as _;
use std::sync::LazyLock;

/// The environment variable that makes accesses outside of surfaces, and other accesses that a GPU
/// tolerates, failures of the kernel.
const STRICT_VARIABLE: &str = "OPENVISA_STRICT";

/// Whether that variable is set.
static IS_STRICT: LazyLock<bool> =
    LazyLock::new(|| std::env::var(STRICT_VARIABLE).is_ok_and(|value| !matches!(value.as_str(), "" | "0")));

/// The sizes of a launch, as the host gives them.
struct GivenSizes<'a> {
    offset: &'a [usize],
    global: &'a [usize],
    local: &'a [usize],
}

impl GivenSizes<'_> {
    /// Checks the sizes. Returns `None` for a launch without work-items.
    fn check(&self, kernel: &Kernel) -> ClResult<Option<Sizes>> {
        let three = |given: &[usize], default: u32, error: cl_int| -> ClResult<[u32; 3]> {
            let mut sizes = [default; 3];
            for (size, given) in sizes.iter_mut().zip(given) {
                *size = u32::try_from(*given).map_err(|_| ClError(error))?;
            }
            Ok(sizes)
        };
        let global = three(self.global, 1, CL_INVALID_GLOBAL_WORK_SIZE)?;
        let offset = three(self.offset, 0, CL_INVALID_GLOBAL_OFFSET)?;
        let ends = global.iter().zip(offset).all(|(size, offset)| size.checked_add(offset).is_some());
        require(ends, CL_INVALID_GLOBAL_OFFSET)?;
        if self.global.is_empty() || global.contains(&0) {
            return Ok(None);
        }
        let local = match self.local {
            [] => kernel.core.info.required_size,
            given => Some(three(given, 1, CL_INVALID_WORK_GROUP_SIZE)?),
        };
        if let Some(local) = local {
            check_local(kernel, global, local)?;
        }
        Ok(Some(Sizes { global, local: local.unwrap_or_default(), offset }))
    }
}

/// Checks the size of a work-group.
fn check_local(kernel: &Kernel, global: [u32; 3], local: [u32; 3]) -> ClResult<()> {
    let most = kernel.context().device.model.max_group_items;
    require(local.iter().all(|side| *side as usize <= most), CL_INVALID_WORK_ITEM_SIZE)?;
    require(!local.contains(&0), CL_INVALID_WORK_GROUP_SIZE)?;
    let items: usize = local.iter().map(|side| *side as usize).product();
    let divides = global.iter().zip(local).all(|(size, side)| size.is_multiple_of(side));
    let required = kernel.core.info.required_size.is_none_or(|required| required == local);
    require(items <= most && required, CL_INVALID_WORK_GROUP_SIZE)?;
    require(divides || kernel.core.info.uneven_groups, CL_INVALID_WORK_GROUP_SIZE)
}

/// A launch with a copy of the arguments, which the host may change afterwards.
struct Launch {
    kernel: Shared<Kernel>,
    arguments: Vec<KernelArgument>,
    sizes: Sizes,
    /// Number of dimensions of the sizes that the host gave.
    dimensions: u32,
}

impl Launch {
    /// Runs the kernel. What goes wrong is printed to standard error.
    fn run(&self) -> Result<(), Failure> {
        self.objects().for_each(|object| object.root.load());
        trace::print_launch(&self.kernel, &self.arguments, &self.sizes);
        let arguments: Vec<_> = self.arguments.iter().map(KernelArgument::for_launch).collect();
        let launch = openvisa_runtime::Launch {
            kernel: &self.kernel.core,
            arguments: &arguments,
            shared: &self.kernel.context().shared,
            sizes: self.sizes,
            dimensions: self.dimensions,
        };
        let outcome = launch.run(LaunchOptions { strict: *IS_STRICT, checks: checks::wanted() });
        self.objects().filter(|object| object.is_writable()).for_each(|object| object.root.store());
        checks::report_findings(&self.kernel, outcome.findings);
        report::record(&self.kernel, outcome.result.as_ref().ok());
        match outcome.result {
            Ok(report) => {
                trace::print_report(&self.kernel, &report);
                print(&report.printed);
                Ok(())
            }
            Err(error) => {
                let name = &self.kernel.core.info.name;
                warn(&format!("kernel `{name}`: {}", error.to_string().replace('\n', "; ")));
                Err(Failure::Execution)
            }
        }
    }

    /// Returns the work of the launch, which reads what its arguments lead to, and writes what it
    /// may.
    fn into_work(self) -> Work {
        let context = self.kernel.context().clone();
        let objects: Vec<_> = self.objects().cloned().collect();
        let pointers = self.arguments.iter().filter_map(|argument| match argument {
            KernelArgument::Pointer(address) => context.shared.find(*address),
            _ => None,
        });
        let shared: Vec<_> = pointers.map(|(allocation, _)| allocation.contents).collect();
        let mut work = Work::new(move || self.run()).run_always();
        for object in objects {
            work = object.read_by(work);
            if object.is_writable() {
                work = object.written_by(work, 0, 0);
            }
        }
        shared.iter().fold(work, |work, contents| work.reads(contents).writes(contents))
    }

    /// Returns the memory objects among the arguments.
    fn objects(&self) -> impl Iterator<Item = &Shared<MemObject>> {
        self.arguments.iter().filter_map(|argument| match argument {
            KernelArgument::Memory(object) => Some(object),
            _ => None,
        })
    }
}

/// Prints what a kernel printed. A closed standard output is no reason to fail.
fn print(text: &str) {
    if !text.is_empty() {
        let mut out = std::io::stdout().lock();
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    }
}

/// Prepares a launch.
fn prepare(queue: &Queue, kernel: cl_kernel, sizes: &GivenSizes<'_>) -> ClResult<Work> {
    let kernel = KERNELS.get(kernel)?;
    require(kernel.context().handle() == queue.context.handle(), CL_INVALID_CONTEXT)?;
    let arguments = kernel.keep_arguments()?;
    let dimensions = sizes.global.len() as u32;
    let Some(sizes) = sizes.check(&kernel)? else { return Ok(Work::none()) };
    require(kernel.local_bytes() as u64 <= queue.context.device.model.local_bytes, CL_OUT_OF_RESOURCES)?;
    let launch = Launch { kernel, arguments, sizes, dimensions };
    Ok(launch.into_work())
}

/// A function of the host that runs as a command.
type NativeFunction = unsafe extern "C" fn(arguments: *mut c_void);

/// A call of a function of the host, with a copy of its arguments.
struct NativeCall {
    function: NativeFunction,
    arguments: Vec<u8>,
    /// The objects whose addresses are in the arguments.
    objects: Vec<Shared<MemObject>>,
}

impl NativeCall {
    #[allow(unsafe_code, reason = "calls a function of the host")]
    fn run(mut self) -> Result<(), Failure> {
        // SAFETY: The host promises that the function accepts a copy of its arguments.
        unsafe { (self.function)(self.arguments.as_mut_ptr().cast()) };
        drop(self.objects);
        Ok(())
    }
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;
    use crate::queue::QUEUES;

    /// Returns the local size that a launch without one has.
    pub(crate) unsafe extern "C" fn clGetKernelSuggestedLocalWorkSizeKHR(
        queue: cl_command_queue,
        kernel: cl_kernel,
        dimensions: cl_uint,
        offset: *const usize,
        global: *const usize,
        suggested: *mut usize,
    ) -> cl_int {
        status(|| {
            let (queue, kernel) = (QUEUES.get(queue)?, KERNELS.get(kernel)?);
            require(kernel.context().handle() == queue.context.handle(), CL_INVALID_CONTEXT)?;
            kernel.keep_arguments()?;
            require((1..=3).contains(&dimensions), CL_INVALID_WORK_DIMENSION)?;
            require(!suggested.is_null(), CL_INVALID_VALUE)?;
            let [offset, global] = [offset, global].map(|pointer| host::copy_array(pointer, dimensions as usize));
            let sizes = GivenSizes { offset: &offset, global: &global, local: &[] }.check(&kernel)?;
            let sizes = sizes.ok_or(ClError(CL_INVALID_GLOBAL_WORK_SIZE))?.with_local(kernel.core.info.required_size);
            for (dimension, side) in sizes.local.into_iter().take(dimensions as usize).enumerate() {
                host::write(suggested.wrapping_add(dimension), side as usize);
            }
            Ok(())
        })
    }

    commands! {
        clEnqueueNDRangeKernel(
            kernel: cl_kernel, dimensions: cl_uint, offset: *const usize, global: *const usize,
            local: *const usize
        ) as CL_COMMAND_NDRANGE_KERNEL, |queue| {
            KERNELS.get(kernel)?;
            require((1..=3).contains(&dimensions), CL_INVALID_WORK_DIMENSION)?;
            let [offset, global, local] =
                [offset, global, local].map(|pointer| host::copy_array(pointer, dimensions as usize));
            prepare(queue, kernel, &GivenSizes { offset: &offset, global: &global, local: &local })
        }

        clEnqueueTask(kernel: cl_kernel) as CL_COMMAND_TASK, |queue| {
            prepare(queue, kernel, &GivenSizes { offset: &[], global: &[1], local: &[1] })
        }

        clEnqueueNativeKernel(
            function: Option<NativeFunction>, arguments: *mut c_void, size: usize,
            object_count: cl_uint, objects: *const cl_mem, places: *mut *const c_void
        ) as CL_COMMAND_NATIVE_KERNEL, |_| {
            let function = function.ok_or(ClError(CL_INVALID_VALUE))?;
            require(arguments.is_null() == (size == 0), CL_INVALID_VALUE)?;
            require(object_count == 0 || !arguments.is_null(), CL_INVALID_VALUE)?;
            require((object_count == 0) == (objects.is_null() && places.is_null()), CL_INVALID_VALUE)?;
            let mut call = NativeCall { function, arguments: host::bytes(arguments, size), objects: Vec::new() };
            let objects = host::copy_array(objects, object_count as usize);
            for (object, place) in objects.iter().zip(host::copy_array(places.cast_const(), objects.len())) {
                // A null object stays null.
                let mut pointer = HostPointer(std::ptr::null_mut());
                if !object.is_null() {
                    let object = MEM_OBJECTS.get(*object)?;
                    pointer = object.bytes_at(0);
                    call.objects.push(object);
                }
                let at = place.addr().wrapping_sub(arguments.addr());
                let room = call.arguments.get_mut(at..).and_then(|rest| rest.first_chunk_mut());
                *room.ok_or(ClError(CL_INVALID_VALUE))? = pointer.0.addr().to_ne_bytes();
            }
            let objects = call.objects.clone();
            let work = Work::new(move || call.run());
            Ok(objects.iter().fold(work, |work, object| object.written_by(object.read_by(work), 0, 0)))
        }
    }
}
