//! What hosts can ask about kernels.
//!
//! For example, `CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE` is the number of work-items of a
//! thread.

use crate::device::DEVICES;
use crate::entry::{ClError, ClResult, require};
use crate::handle::Shared;
use crate::info::{self, Answer, queries};
use crate::kernel::{KERNELS, Kernel};
use opencl_sys::*;
use std::ffi::c_void;

fn kernel_info(kernel: &Shared<Kernel>, name: cl_kernel_info) -> ClResult<Answer> {
    Ok(match name {
        CL_KERNEL_FUNCTION_NAME => Answer::text(&kernel.core.info.name),
        CL_KERNEL_NUM_ARGS => Answer::of(kernel.core.info.argument_count() as u32),
        CL_KERNEL_REFERENCE_COUNT => Answer::of(KERNELS.references(kernel)),
        CL_KERNEL_CONTEXT => Answer::of(kernel.context().handle()),
        CL_KERNEL_PROGRAM => Answer::of(kernel.program.handle()),
        CL_KERNEL_ATTRIBUTES => Answer::text(&attributes(kernel)),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

/// Returns the attributes that the source gives the kernel, with blanks between them. Older
/// compilers keep the required size only.
fn attributes(kernel: &Kernel) -> String {
    match (kernel.core.info.attributes.as_slice(), kernel.core.info.required_size) {
        ([], Some([x, y, z])) => format!("reqd_work_group_size({x},{y},{z})"),
        (attributes, _) => attributes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
    }
}

fn argument_info(kernel: &Kernel, index: usize, name: cl_kernel_arg_info) -> ClResult<Answer> {
    require(index < kernel.core.info.argument_count(), CL_INVALID_ARG_INDEX)?;
    let declaration = kernel.core.declaration(index).ok_or(ClError(CL_KERNEL_ARG_INFO_NOT_AVAILABLE))?;
    Ok(match name {
        CL_KERNEL_ARG_ADDRESS_QUALIFIER => Answer::of(match declaration.address_qualifier.as_str() {
            "__global" => CL_KERNEL_ARG_ADDRESS_GLOBAL,
            "__constant" => CL_KERNEL_ARG_ADDRESS_CONSTANT,
            "__local" => CL_KERNEL_ARG_ADDRESS_LOCAL,
            _ => CL_KERNEL_ARG_ADDRESS_PRIVATE,
        }),
        CL_KERNEL_ARG_ACCESS_QUALIFIER => Answer::of(match declaration.access_qualifier.as_str() {
            "__read_only" | "read_only" => CL_KERNEL_ARG_ACCESS_READ_ONLY,
            "__write_only" | "write_only" => CL_KERNEL_ARG_ACCESS_WRITE_ONLY,
            "__read_write" | "read_write" => CL_KERNEL_ARG_ACCESS_READ_WRITE,
            _ => CL_KERNEL_ARG_ACCESS_NONE,
        }),
        CL_KERNEL_ARG_TYPE_QUALIFIER => {
            let bits = declaration.type_qualifiers.split_whitespace().map(|word| match word {
                "const" => CL_KERNEL_ARG_TYPE_CONST,
                "restrict" => CL_KERNEL_ARG_TYPE_RESTRICT,
                "volatile" => CL_KERNEL_ARG_TYPE_VOLATILE,
                _ => CL_KERNEL_ARG_TYPE_NONE,
            });
            Answer::of(bits.fold(CL_KERNEL_ARG_TYPE_NONE as u64, |all, bit| all | bit as u64))
        }
        CL_KERNEL_ARG_TYPE_NAME => Answer::text(declaration.type_name.split(';').next().unwrap_or("")),
        CL_KERNEL_ARG_NAME => Answer::text(&declaration.name),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

fn work_group_info(kernel: &Kernel, name: cl_kernel_work_group_info) -> ClResult<Answer> {
    let required = kernel.core.info.required_size.unwrap_or([0; 3]).map(|side| side as usize);
    Ok(match name {
        CL_KERNEL_WORK_GROUP_SIZE => Answer::of(kernel.context().device.model.max_group_items),
        CL_KERNEL_COMPILE_WORK_GROUP_SIZE => Answer::of(required),
        CL_KERNEL_LOCAL_MEM_SIZE => Answer::of(kernel.local_bytes() as u64),
        CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE => Answer::of(kernel.core.simd_size()),
        CL_KERNEL_PRIVATE_MEM_SIZE => Answer::of(kernel.core.private_bytes() as u64),
        CL_KERNEL_SPILL_MEM_SIZE_INTEL => Answer::of(0_u64),
        // Only built-in kernels and custom devices have a global size.
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

/// Answers queries about sub-groups. `input` is a list of sizes, or a number of sub-groups.
fn sub_group_info(kernel: &Kernel, name: cl_kernel_sub_group_info, input: &[usize]) -> ClResult<Answer> {
    let (simd, most) = (kernel.core.simd_size(), kernel.context().device.model.max_group_items);
    let items = || {
        let sizes = (1..=3).contains(&input.len()).then(|| input.iter().product::<usize>());
        sizes.ok_or(ClError(CL_INVALID_VALUE))
    };
    Ok(match name {
        CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE => Answer::of(simd.min(items()?)),
        CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE => Answer::of(items()?.div_ceil(simd)),
        CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT => {
            let [count] = input else { return Err(ClError(CL_INVALID_VALUE)) };
            let wanted = count.saturating_mul(simd);
            let size = if wanted <= most { wanted } else { 0 };
            Answer::list(&[size, size.min(1), size.min(1)])
        }
        CL_KERNEL_MAX_NUM_SUB_GROUPS => Answer::of(most.div_ceil(simd)),
        CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL_INFO => Answer::of(kernel.core.required_sub_group_size()),
        // OpenCL C has no attribute for a number of sub-groups.
        CL_KERNEL_COMPILE_NUM_SUB_GROUPS => Answer::of(0_usize),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

/// The query of `cl_intel_required_subgroup_size` with the type of the others.
const CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL_INFO: cl_kernel_sub_group_info = CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL;

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    queries! {
        clGetKernelInfo(kernel: cl_kernel, name: cl_kernel_info) {
            kernel_info(&KERNELS.get(kernel)?, name)
        }

        clGetKernelArgInfo(kernel: cl_kernel, index: cl_uint, name: cl_kernel_arg_info) {
            argument_info(&*KERNELS.get(kernel)?, index as usize, name)
        }

        clGetKernelWorkGroupInfo(
            kernel: cl_kernel, device: cl_device_id, name: cl_kernel_work_group_info
        ) {
            let kernel = KERNELS.get(kernel)?;
            if !device.is_null() {
                DEVICES.get(device)?;
            }
            work_group_info(&kernel, name)
        }
    }

    pub(crate) unsafe extern "C" fn clGetKernelSubGroupInfo(
        kernel: cl_kernel,
        device: cl_device_id,
        name: cl_kernel_sub_group_info,
        input_size: usize,
        input: *const c_void,
        size: usize,
        value: *mut c_void,
        size_ret: *mut usize,
    ) -> cl_int {
        info::reply(size, value, size_ret, || {
            let kernel = KERNELS.get(kernel)?;
            if !device.is_null() {
                DEVICES.get(device)?;
            }
            let input = host::copy_array(input.cast::<usize>(), input_size / size_of::<usize>());
            let mut answer = sub_group_info(&kernel, name, &input)?;
            // The host decides for how many dimensions it wants a local size.
            if name == CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT && !value.is_null() {
                answer.truncate(size);
            }
            Ok(answer)
        })
    }
}
