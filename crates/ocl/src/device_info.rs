//! What `clGetDeviceInfo` answers.
//!
//! For example, `CL_DEVICE_LOCAL_MEM_SIZE` is 65,536 for `dg2`. What the simulator has no limit for
//! is what the vendor's driver says.

use crate::device::Device;
use crate::entry::{ClError, ClResult};
use crate::info::Answer;
use crate::platform::{VERSION_1_0, VERSION_1_2, VERSION_3_0, platform_handle, vendor};
use opencl_sys::*;
use openvisa_compile::IMAGE_FEATURES;

/// Number of bytes of the largest kernel argument list.
const MAX_PARAMETER_BYTES: usize = 2048;

/// Maximum width and height of an image in texels.
const MAX_IMAGE_TEXELS: usize = 16384;

/// Maximum depth and number of layers of an image.
const MAX_IMAGE_DEPTH: usize = 2048;

/// Maximum number of texels of an image that is made of a buffer.
const MAX_IMAGE_BUFFER_TEXELS: usize = 1 << 27;

/// Maximum number of bytes that a kernel may print.
const PRINTF_BYTES: usize = 4 << 20;

/// Number of images of a kind that a kernel may have.
const MAX_IMAGE_ARGUMENTS: u32 = 128;

/// The features of OpenCL C 3.0 that all devices have.
const FEATURES: &[&str] = &[
    "__opencl_c_atomic_order_acq_rel",
    "__opencl_c_atomic_order_seq_cst",
    "__opencl_c_atomic_scope_all_devices",
    "__opencl_c_atomic_scope_device",
    "__opencl_c_generic_address_space",
    "__opencl_c_int64",
    "__opencl_c_program_scope_global_variables",
    "__opencl_c_subgroups",
    "__opencl_c_work_group_collective_functions",
];

/// The versions of OpenCL C.
const LANGUAGE_VERSIONS: &[(&str, u32)] = &[
    ("OpenCL C", VERSION_1_0),
    ("OpenCL C", VERSION_1_0 | 1 << 12),
    ("OpenCL C", VERSION_1_2),
    ("OpenCL C", 2 << 22),
    ("OpenCL C", VERSION_3_0),
];

/// The intermediate language.
const INTERMEDIATE_LANGUAGE: (&str, u32) = ("SPIR-V", VERSION_1_2);

/// Roundings and special values of single and half precision.
const FLOAT_CONFIG: u64 =
    CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_ROUND_TO_ZERO | CL_FP_ROUND_TO_INF | CL_FP_FMA;

/// `CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_4x8BIT_PACKED_KHR`, whose name is none of
/// Rust.
const PACKED_DOT_PRODUCT_ACCELERATION: cl_device_info =
    CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_4x8BIT_PACKED_KHR;

/// Queries of `cl_ext_float_atomics`.
const CL_DEVICE_SINGLE_FP_ATOMIC_CAPABILITIES_EXT: cl_device_info = 0x4231;
const CL_DEVICE_DOUBLE_FP_ATOMIC_CAPABILITIES_EXT: cl_device_info = 0x4232;
const CL_DEVICE_HALF_FP_ATOMIC_CAPABILITIES_EXT: cl_device_info = 0x4233;

/// Atomic operations on single and double precision: load and store, addition, minimum and maximum,
/// in global memory (bits 0 to 2) and in shared local memory (bits 16 to 18).
const FLOAT_ATOMICS: u64 = 0x0007_0007;

/// Atomic operations on half precision. Those in shared local memory and the addition are missing,
/// because compilers have no functions for them.
const HALF_ATOMICS: u64 = 0x0000_0005;

/// Accesses of the host and of kernels to memory that both have.
const SHARED_ACCESS: u64 = CL_UNIFIED_SHARED_MEMORY_ACCESS_INTEL | CL_UNIFIED_SHARED_MEMORY_ATOMIC_ACCESS_INTEL;

impl Device {
    /// Answers a query of the host.
    ///
    /// # Errors
    /// `CL_INVALID_VALUE` if there is no such query.
    pub(crate) fn info(&self, name: cl_device_info) -> ClResult<Answer> {
        let parts = [Self::identity_info, Self::compute_info, Self::memory_info, Self::image_info, Self::ability_info];
        let answer = parts.iter().find_map(|part| part(self, name));
        answer.ok_or(ClError(CL_INVALID_VALUE))
    }

    /// Answers queries about names, versions and extensions.
    fn identity_info(&self, name: cl_device_info) -> Option<Answer> {
        let features = || FEATURES.iter().chain(IMAGE_FEATURES.iter().filter(|_| self.model.has_images())).copied();
        let fp64 = self.model.has_fp64.then_some("__opencl_c_fp64");
        Some(match name {
            CL_DEVICE_TYPE => Answer::of(CL_DEVICE_TYPE_GPU),
            CL_DEVICE_VENDOR_ID => Answer::of(0x8086_u32),
            CL_DEVICE_NAME => Answer::text(&format!("OpenVISA {}", self.model.name)),
            CL_DEVICE_VENDOR => Answer::text(vendor()),
            CL_DRIVER_VERSION => Answer::text(env!("CARGO_PKG_VERSION")),
            CL_DEVICE_PROFILE => Answer::text("FULL_PROFILE"),
            CL_DEVICE_VERSION => Answer::text("OpenCL 3.0 OpenVISA"),
            CL_DEVICE_NUMERIC_VERSION => Answer::of(VERSION_3_0),
            CL_DEVICE_OPENCL_C_VERSION => Answer::text("OpenCL C 1.2 OpenVISA"),
            // The query of `cl_khr_extended_versioning`, which OpenCL 3.0 does not have.
            CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR => Answer::of(VERSION_1_2),
            CL_DEVICE_OPENCL_C_ALL_VERSIONS => Answer::versions(LANGUAGE_VERSIONS.iter().copied()),
            CL_DEVICE_OPENCL_C_FEATURES => {
                Answer::versions(features().chain(fp64).map(|feature| (feature, VERSION_3_0)))
            }
            CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED => Answer::text("none"),
            CL_DEVICE_EXTENSIONS => Answer::text(&self.extensions.join(" ")),
            CL_DEVICE_EXTENSIONS_WITH_VERSION => {
                Answer::versions(self.extensions.iter().map(|name| (*name, VERSION_1_0)))
            }
            CL_DEVICE_IL_VERSION => Answer::text("SPIR-V_1.2"),
            CL_DEVICE_ILS_WITH_VERSION => Answer::versions([INTERMEDIATE_LANGUAGE]),
            CL_DEVICE_BUILT_IN_KERNELS => Answer::text(""),
            CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION => Answer::versions([]),
            CL_DEVICE_PLATFORM => Answer::of(platform_handle()),
            CL_DEVICE_UUID_KHR | CL_DRIVER_UUID_KHR => Answer::of(self.uuid()),
            CL_DEVICE_LUID_VALID_KHR => Answer::of(false),
            CL_DEVICE_LUID_KHR => Answer::of([0_u8; CL_LUID_SIZE_KHR]),
            CL_DEVICE_NODE_MASK_KHR => Answer::of(0_u32),
            CL_DEVICE_PCI_BUS_INFO_KHR => Answer::of(self.pci_address()),
            _ => return None,
        })
    }

    /// Returns a number that only equal devices have.
    fn uuid(&self) -> [u8; CL_UUID_SIZE_KHR] {
        let mut bytes = *b"OpenVISA\0\0\0\0\0\0\0\0";
        bytes[8..12].copy_from_slice(&self.model.pci_id.to_le_bytes());
        bytes
    }

    /// Returns the domain, bus, device and function of the PCI bus: those of most machines with the
    /// device.
    fn pci_address(&self) -> [u32; 4] {
        if self.model.is_card { [0, 3, 0, 0] } else { [0, 0, 2, 0] }
    }

    /// Answers queries about execution units, work-groups and vectors.
    fn compute_info(&self, name: cl_device_info) -> Option<Answer> {
        let model = self.model;
        let most_sub_groups = || model.max_group_items / model.sub_group_sizes.first().copied().unwrap_or(1);
        Some(match name {
            CL_DEVICE_MAX_COMPUTE_UNITS => Answer::of(self.units),
            CL_DEVICE_MAX_CLOCK_FREQUENCY => Answer::of(model.megahertz),
            CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS => Answer::of(3_u32),
            CL_DEVICE_MAX_WORK_ITEM_SIZES => Answer::of([model.max_group_items; 3]),
            CL_DEVICE_MAX_WORK_GROUP_SIZE => Answer::of(model.max_group_items),
            CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE => Answer::of(64_usize),
            CL_DEVICE_MAX_NUM_SUB_GROUPS => Answer::of(most_sub_groups() as u32),
            CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS => Answer::of(true),
            CL_DEVICE_SUB_GROUP_SIZES_INTEL => Answer::list(model.sub_group_sizes),
            CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR | CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR => Answer::of(16_u32),
            CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT | CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT => Answer::of(8_u32),
            CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF | CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF => Answer::of(8_u32),
            CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT | CL_DEVICE_NATIVE_VECTOR_WIDTH_INT => Answer::of(4_u32),
            CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT | CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT => Answer::of(1_u32),
            CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG | CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG => Answer::of(1_u32),
            CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE | CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE => {
                Answer::of(u32::from(model.has_fp64))
            }
            CL_DEVICE_SINGLE_FP_CONFIG => Answer::of(FLOAT_CONFIG | CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT),
            CL_DEVICE_HALF_FP_CONFIG => Answer::of(FLOAT_CONFIG),
            CL_DEVICE_DOUBLE_FP_CONFIG => Answer::of(if model.has_fp64 { FLOAT_CONFIG } else { 0 }),
            CL_DEVICE_IP_VERSION_INTEL => Answer::of(self.ip_version()),
            CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES_KHR if model.has_new_compiler => Answer::of(
                CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_PACKED_KHR | CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_KHR,
            ),
            // Whether the products of signed, unsigned and mixed factors have instructions, and
            // those that accumulate with saturation.
            CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_8BIT_KHR | PACKED_DOT_PRODUCT_ACCELERATION
                if model.has_new_compiler =>
            {
                Answer::of([true; 6])
            }
            CL_DEVICE_SINGLE_FP_ATOMIC_CAPABILITIES_EXT => Answer::of(FLOAT_ATOMICS),
            CL_DEVICE_DOUBLE_FP_ATOMIC_CAPABILITIES_EXT => Answer::of(if model.has_fp64 { FLOAT_ATOMICS } else { 0 }),
            CL_DEVICE_HALF_FP_ATOMIC_CAPABILITIES_EXT => Answer::of(HALF_ATOMICS),
            CL_DEVICE_ID_INTEL => Answer::of(model.pci_id),
            CL_DEVICE_NUM_SLICES_INTEL => Answer::of(1_u32),
            CL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL => Answer::of(model.units / model.units_per_subslice),
            CL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL => Answer::of(model.units_per_subslice),
            CL_DEVICE_NUM_THREADS_PER_EU_INTEL => Answer::of(model.threads_per_unit),
            // A host that hears of systolic arrays makes machine code for them, which cannot run.
            CL_DEVICE_FEATURE_CAPABILITIES_INTEL => Answer::of(0_u64),
            _ => return None,
        })
    }

    /// Answers queries about memory.
    fn memory_info(&self, name: cl_device_info) -> Option<Answer> {
        Some(match name {
            CL_DEVICE_ADDRESS_BITS => Answer::of(64_u32),
            CL_DEVICE_GLOBAL_MEM_SIZE => Answer::of(self.global_bytes),
            CL_DEVICE_MAX_MEM_ALLOC_SIZE => Answer::of(self.max_buffer_bytes()),
            CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE => Answer::of(self.max_buffer_bytes()),
            CL_DEVICE_MAX_CONSTANT_ARGS => Answer::of(8_u32),
            CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE => Answer::of(64_usize << 10),
            CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE => Answer::of(self.max_buffer_bytes() as usize),
            CL_DEVICE_GLOBAL_MEM_CACHE_TYPE => Answer::of(CL_READ_WRITE_CACHE),
            CL_DEVICE_GLOBAL_MEM_CACHE_SIZE => Answer::of(512_u64 << 10),
            CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE => Answer::of(64_u32),
            CL_DEVICE_LOCAL_MEM_TYPE => Answer::of(CL_LOCAL),
            CL_DEVICE_LOCAL_MEM_SIZE => Answer::of(self.model.local_bytes),
            CL_DEVICE_ERROR_CORRECTION_SUPPORT => Answer::of(false),
            CL_DEVICE_HOST_UNIFIED_MEMORY => Answer::of(!self.model.is_card),
            CL_DEVICE_MEM_BASE_ADDR_ALIGN => Answer::of(1024_u32),
            CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE => Answer::of(128_u32),
            CL_DEVICE_MAX_PARAMETER_SIZE => Answer::of(MAX_PARAMETER_BYTES),
            CL_DEVICE_PRINTF_BUFFER_SIZE => Answer::of(PRINTF_BYTES),
            CL_DEVICE_SVM_CAPABILITIES => {
                Answer::of(CL_DEVICE_SVM_COARSE_GRAIN_BUFFER | CL_DEVICE_SVM_FINE_GRAIN_BUFFER)
            }
            CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT
            | CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT
            | CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT => Answer::of(64_u32),
            CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL
            | CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL
            | CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL => Answer::of(SHARED_ACCESS),
            CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL | CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL => {
                Answer::of(0_u64)
            }
            _ => return None,
        })
    }

    /// Answers queries about images and samplers.
    fn image_info(&self, name: cl_device_info) -> Option<Answer> {
        let has = self.model.has_images();
        let limit = |limit: usize| Answer::of(if has { limit } else { 0 });
        let count = |count: u32| Answer::of(if has { count } else { 0 });
        Some(match name {
            CL_DEVICE_IMAGE_SUPPORT => Answer::of(has),
            CL_DEVICE_MAX_READ_IMAGE_ARGS | CL_DEVICE_MAX_WRITE_IMAGE_ARGS | CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS => {
                count(MAX_IMAGE_ARGUMENTS)
            }
            CL_DEVICE_IMAGE2D_MAX_WIDTH | CL_DEVICE_IMAGE2D_MAX_HEIGHT => limit(MAX_IMAGE_TEXELS),
            CL_DEVICE_IMAGE3D_MAX_WIDTH | CL_DEVICE_IMAGE3D_MAX_HEIGHT => limit(MAX_IMAGE_TEXELS),
            CL_DEVICE_IMAGE3D_MAX_DEPTH | CL_DEVICE_IMAGE_MAX_ARRAY_SIZE => limit(MAX_IMAGE_DEPTH),
            CL_DEVICE_IMAGE_MAX_BUFFER_SIZE => limit(MAX_IMAGE_BUFFER_TEXELS),
            CL_DEVICE_MAX_SAMPLERS => count(16),
            CL_DEVICE_IMAGE_PITCH_ALIGNMENT => count(4),
            CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT => count(4),
            _ => return None,
        })
    }

    /// Answers queries about queues, partitions and optional parts of OpenCL.
    fn ability_info(&self, name: cl_device_info) -> Option<Answer> {
        let atomics = CL_DEVICE_ATOMIC_ORDER_RELAXED
            | CL_DEVICE_ATOMIC_ORDER_ACQ_REL
            | CL_DEVICE_ATOMIC_ORDER_SEQ_CST
            | CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM
            | CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP
            | CL_DEVICE_ATOMIC_SCOPE_DEVICE
            | CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES;
        Some(match name {
            CL_DEVICE_AVAILABLE | CL_DEVICE_ENDIAN_LITTLE | CL_DEVICE_PREFERRED_INTEROP_USER_SYNC => Answer::of(true),
            CL_DEVICE_COMPILER_AVAILABLE | CL_DEVICE_LINKER_AVAILABLE => Answer::of(true),
            CL_DEVICE_EXECUTION_CAPABILITIES => Answer::of(CL_EXEC_KERNEL | CL_EXEC_NATIVE_KERNEL),
            CL_DEVICE_QUEUE_ON_HOST_PROPERTIES => {
                Answer::of(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE)
            }
            CL_DEVICE_PROFILING_TIMER_RESOLUTION => Answer::of(1_usize),
            CL_DEVICE_PARENT_DEVICE => Answer::of(0_usize),
            CL_DEVICE_REFERENCE_COUNT => Answer::of(1_u32),
            CL_DEVICE_PARTITION_MAX_SUB_DEVICES => Answer::of(0_u32),
            CL_DEVICE_PARTITION_PROPERTIES | CL_DEVICE_PARTITION_TYPE => Answer::of(0_isize),
            CL_DEVICE_PARTITION_AFFINITY_DOMAIN => Answer::of(0_u64),
            CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES | CL_DEVICE_ATOMIC_FENCE_CAPABILITIES => Answer::of(atomics),
            CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT => Answer::of(true),
            CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT => Answer::of(true),
            CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT => Answer::of(true),
            // There is no device-side enqueue, and there are no pipes.
            CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES | CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES => Answer::of(0_u64),
            CL_DEVICE_PIPE_SUPPORT => Answer::of(false),
            CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE
            | CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE
            | CL_DEVICE_MAX_ON_DEVICE_QUEUES
            | CL_DEVICE_MAX_ON_DEVICE_EVENTS
            | CL_DEVICE_MAX_PIPE_ARGS
            | CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS
            | CL_DEVICE_PIPE_MAX_PACKET_SIZE => Answer::of(0_u32),
            _ => return None,
        })
    }
}
