//! Structures and results of Level Zero, with the layout of C.
//!
//! Only those that the driver reads or writes. The test in C compares the sizes with the header of
//! the loader.

use std::ffi::{c_char, c_void};

/// The result of an entry point.
pub(crate) type ZeResult = u32;

pub(crate) const RESULT_SUCCESS: ZeResult = 0;
pub(crate) const RESULT_NOT_READY: ZeResult = 1;
pub(crate) const RESULT_ERROR_DEVICE_LOST: ZeResult = 0x7000_0001;
pub(crate) const RESULT_ERROR_OUT_OF_HOST_MEMORY: ZeResult = 0x7000_0002;
pub(crate) const RESULT_ERROR_OUT_OF_DEVICE_MEMORY: ZeResult = 0x7000_0003;
pub(crate) const RESULT_ERROR_MODULE_BUILD_FAILURE: ZeResult = 0x7000_0004;
pub(crate) const RESULT_ERROR_UNSUPPORTED_VERSION: ZeResult = 0x7800_0002;
pub(crate) const RESULT_ERROR_UNSUPPORTED_FEATURE: ZeResult = 0x7800_0003;
pub(crate) const RESULT_ERROR_INVALID_ARGUMENT: ZeResult = 0x7800_0004;
pub(crate) const RESULT_ERROR_INVALID_NULL_HANDLE: ZeResult = 0x7800_0005;
pub(crate) const RESULT_ERROR_INVALID_NULL_POINTER: ZeResult = 0x7800_0007;
pub(crate) const RESULT_ERROR_INVALID_SIZE: ZeResult = 0x7800_0008;
pub(crate) const RESULT_ERROR_UNSUPPORTED_SIZE: ZeResult = 0x7800_0009;
pub(crate) const RESULT_ERROR_UNSUPPORTED_ALIGNMENT: ZeResult = 0x7800_000a;
pub(crate) const RESULT_ERROR_INVALID_ENUMERATION: ZeResult = 0x7800_000c;
pub(crate) const RESULT_ERROR_INVALID_NATIVE_BINARY: ZeResult = 0x7800_000f;
pub(crate) const RESULT_ERROR_INVALID_KERNEL_NAME: ZeResult = 0x7800_0011;
pub(crate) const RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION: ZeResult = 0x7800_0013;
pub(crate) const RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX: ZeResult = 0x7800_0015;
pub(crate) const RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE: ZeResult = 0x7800_0016;
pub(crate) const RESULT_ERROR_INVALID_COMMAND_LIST_TYPE: ZeResult = 0x7800_0019;
pub(crate) const RESULT_ERROR_UNKNOWN: ZeResult = 0x7fff_fffe;

/// The type of a graphics processor.
pub(crate) const DEVICE_TYPE_GPU: u32 = 1;
/// A device that shares the memory of the host.
pub(crate) const DEVICE_PROPERTY_FLAG_INTEGRATED: u32 = 1;
/// Queues that run kernels and copies.
pub(crate) const QUEUE_GROUP_FLAGS: u32 = 0b11;
/// A queue whose commands end before the call returns.
pub(crate) const COMMAND_QUEUE_MODE_SYNCHRONOUS: u32 = 1;
/// A module in SPIR-V.
pub(crate) const MODULE_FORMAT_IL_SPIRV: u32 = 0;
/// A module in the device's own format.
pub(crate) const MODULE_FORMAT_NATIVE: u32 = 1;
/// Number of bytes of the names of devices.
const MAX_DEVICE_NAME: usize = 256;

/// Number of bytes of the names of kernels of a fixed size.
pub(crate) type Name = [c_char; MAX_DEVICE_NAME];

/// The first members of structures: the type of the structure, and a pointer to a further one.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Head {
    pub(crate) stype: u32,
    pub(crate) next: *mut c_void,
}

impl Default for Head {
    fn default() -> Self {
        Self { stype: 0, next: std::ptr::null_mut() }
    }
}

/// A structure of properties, which begins with a [`Head`].
pub(crate) trait Described: Copy {
    /// Returns the first members.
    fn head(&mut self) -> &mut Head;
}

/// Declares structures of properties.
macro_rules! described {
    ($($(#[$doc:meta])* $name:ident { $($member:ident: $kind:ty,)* })*) => {$(
        $(#[$doc])*
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub(crate) struct $name {
            pub(crate) head: Head,
            $(pub(crate) $member: $kind,)*
        }

        impl Described for $name {
            fn head(&mut self) -> &mut Head {
                &mut self.head
            }
        }
    )*};
}

described! {
    /// `ze_driver_properties_t`.
    DriverProperties { uuid: [u8; 16], driver_version: u32, }

    /// `ze_device_properties_t`.
    DeviceProperties {
        device_type: u32,
        vendor_id: u32,
        device_id: u32,
        flags: u32,
        subdevice_id: u32,
        core_clock_rate: u32,
        max_mem_alloc_size: u64,
        max_hardware_contexts: u32,
        max_command_queue_priority: u32,
        threads_per_eu: u32,
        physical_eu_simd_width: u32,
        eus_per_subslice: u32,
        subslices_per_slice: u32,
        slices: u32,
        timer_resolution: u64,
        timestamp_valid_bits: u32,
        kernel_timestamp_valid_bits: u32,
        uuid: [u8; 16],
        name: Name,
    }

    /// `ze_device_compute_properties_t`.
    ComputeProperties {
        max_total_group_size: u32,
        max_group_size: [u32; 3],
        max_group_count: [u32; 3],
        max_shared_local_memory: u32,
        sub_group_size_count: u32,
        sub_group_sizes: [u32; 8],
    }

    /// `ze_command_queue_group_properties_t`.
    QueueGroupProperties { flags: u32, max_memory_fill_pattern_size: usize, queues: u32, }

    /// `ze_device_memory_properties_t`.
    DeviceMemoryProperties { flags: u32, max_clock_rate: u32, max_bus_width: u32, total_size: u64, name: Name, }

    /// `ze_kernel_properties_t`.
    KernelProperties {
        arguments: u32,
        required_group_size: [u32; 3],
        required_sub_groups: u32,
        required_sub_group_size: u32,
        max_sub_group_size: u32,
        max_sub_groups: u32,
        local_mem_size: u32,
        private_mem_size: u32,
        spill_mem_size: u32,
        kernel_uuid: [u8; 16],
        module_uuid: [u8; 16],
    }

    /// `ze_memory_allocation_properties_t`.
    AllocationProperties { kind: u32, id: u64, page_size: u64, }

    /// `ze_module_desc_t`.
    ModuleDesc {
        format: u32,
        input_size: usize,
        input: *const c_void,
        flags: *const c_char,
        constants: *const ModuleConstants,
    }

    /// `ze_kernel_desc_t`.
    KernelDesc { flags: u32, name: *const c_char, }

    /// `ze_command_queue_desc_t`.
    QueueDesc { ordinal: u32, index: u32, flags: u32, mode: u32, priority: u32, }
}

/// `ze_module_constants_t`: values of specialisation constants.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct ModuleConstants {
    pub(crate) count: u32,
    pub(crate) ids: *const u32,
    pub(crate) values: *const *const c_void,
}
