//! Tests that each extension in the list of a device has all its queries and functions.

use super::extension_address;
use crate::device::Device;
use crate::extensions::{EXTENSIONS, PLATFORM_EXTENSIONS};
use crate::info::Answer;
use crate::platform::platform_info;
use opencl_sys::*;
use openvisa_runtime::MODELS;

/// What the text of an extension defines: queries with the number of bytes of their answers, and
/// functions. The number of bytes is 0 for an answer of any size. Queries about kernels and
/// memory are tested with a compiler, by `tests/test_extensions.py`.
struct Row {
    name: &'static str,
    device: &'static [(cl_device_info, usize)],
    platform: &'static [(cl_platform_info, usize)],
    functions: &'static [&'static str],
}

const NONE: Row = Row { name: "", device: &[], platform: &[], functions: &[] };

const ROWS: &[Row] = &[
    Row { name: "cl_khr_byte_addressable_store", ..NONE },
    Row { name: "cl_khr_create_command_queue", functions: &["clCreateCommandQueueWithPropertiesKHR"], ..NONE },
    Row {
        name: "cl_khr_device_uuid",
        device: &[
            (CL_DEVICE_UUID_KHR, 16),
            (CL_DRIVER_UUID_KHR, 16),
            (CL_DEVICE_LUID_VALID_KHR, 4),
            (CL_DEVICE_LUID_KHR, 8),
            (CL_DEVICE_NODE_MASK_KHR, 4),
        ],
        ..NONE
    },
    Row {
        name: "cl_khr_fp16",
        device: &[
            (CL_DEVICE_HALF_FP_CONFIG, 8),
            (CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF, 4),
            (CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF, 4),
        ],
        ..NONE
    },
    Row {
        name: "cl_khr_fp64",
        device: &[
            (CL_DEVICE_DOUBLE_FP_CONFIG, 8),
            (CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE, 4),
            (CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE, 4),
        ],
        ..NONE
    },
    Row { name: "cl_khr_global_int32_base_atomics", ..NONE },
    Row { name: "cl_khr_global_int32_extended_atomics", ..NONE },
    Row {
        name: "cl_khr_icd",
        platform: &[(CL_PLATFORM_ICD_SUFFIX_KHR, 0)],
        functions: &["clIcdGetPlatformIDsKHR", "clGetPlatformInfo"],
        ..NONE
    },
    Row {
        name: "cl_khr_il_program",
        device: &[(CL_DEVICE_IL_VERSION, 0)],
        functions: &["clCreateProgramWithILKHR"],
        ..NONE
    },
    Row { name: "cl_khr_expect_assume", ..NONE },
    Row { name: "cl_khr_extended_bit_ops", ..NONE },
    Row {
        name: "cl_khr_integer_dot_product",
        device: &[
            (CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES_KHR, 8),
            (CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_8BIT_KHR, 24),
            (CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_4x8BIT_PACKED_KHR, 24),
        ],
        ..NONE
    },
    Row { name: "cl_intel_bfloat16_conversions", ..NONE },
    Row { name: "cl_intel_subgroup_local_block_io", ..NONE },
    Row { name: "cl_intel_split_work_group_barrier", ..NONE },
    Row { name: "cl_khr_pci_bus_info", device: &[(CL_DEVICE_PCI_BUS_INFO_KHR, 16)], ..NONE },
    Row { name: "cl_khr_priority_hints", ..NONE },
    Row { name: "cl_khr_subgroup_ballot", ..NONE },
    Row { name: "cl_khr_subgroup_clustered_reduce", ..NONE },
    Row { name: "cl_khr_subgroup_extended_types", ..NONE },
    Row { name: "cl_khr_subgroup_non_uniform_arithmetic", ..NONE },
    Row { name: "cl_khr_subgroup_non_uniform_vote", ..NONE },
    Row { name: "cl_khr_subgroup_shuffle", ..NONE },
    Row { name: "cl_khr_subgroup_shuffle_relative", ..NONE },
    Row { name: "cl_khr_suggested_local_work_size", functions: &["clGetKernelSuggestedLocalWorkSizeKHR"], ..NONE },
    Row { name: "cl_khr_throttle_hints", ..NONE },
    Row { name: "cl_ext_float_atomics", device: &[(0x4231, 8), (0x4232, 8), (0x4233, 8)], ..NONE },
    Row { name: "cl_intel_create_buffer_with_properties", functions: &["clCreateBufferWithPropertiesINTEL"], ..NONE },
    Row { name: "cl_khr_int64_base_atomics", ..NONE },
    Row { name: "cl_khr_int64_extended_atomics", ..NONE },
    Row { name: "cl_khr_local_int32_base_atomics", ..NONE },
    Row { name: "cl_khr_local_int32_extended_atomics", ..NONE },
    Row { name: "cl_khr_subgroups", functions: &["clGetKernelSubGroupInfoKHR"], ..NONE },
    Row { name: "cl_khr_3d_image_writes", ..NONE },
    Row { name: "cl_khr_depth_images", ..NONE },
    Row {
        name: "cl_khr_image2d_from_buffer",
        device: &[(CL_DEVICE_IMAGE_PITCH_ALIGNMENT, 4), (CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT, 4)],
        ..NONE
    },
    Row {
        name: "cl_khr_extended_versioning",
        device: &[
            (CL_DEVICE_NUMERIC_VERSION_KHR, 4),
            (CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR, 4),
            (CL_DEVICE_EXTENSIONS_WITH_VERSION, 0),
            (CL_DEVICE_ILS_WITH_VERSION, 0),
            (CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION, 0),
        ],
        platform: &[(CL_PLATFORM_NUMERIC_VERSION_KHR, 4), (CL_PLATFORM_EXTENSIONS_WITH_VERSION, 0)],
        ..NONE
    },
    Row {
        name: "cl_intel_device_attribute_query",
        device: &[
            (CL_DEVICE_IP_VERSION_INTEL, 4),
            (CL_DEVICE_ID_INTEL, 4),
            (CL_DEVICE_NUM_SLICES_INTEL, 4),
            (CL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL, 4),
            (CL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL, 4),
            (CL_DEVICE_NUM_THREADS_PER_EU_INTEL, 4),
            (CL_DEVICE_FEATURE_CAPABILITIES_INTEL, 8),
        ],
        ..NONE
    },
    Row { name: "cl_intel_required_subgroup_size", device: &[(CL_DEVICE_SUB_GROUP_SIZES_INTEL, 0)], ..NONE },
    Row { name: "cl_intel_spirv_subgroups", ..NONE },
    Row { name: "cl_intel_subgroups", functions: &["clGetKernelSubGroupInfoKHR"], ..NONE },
    Row { name: "cl_intel_subgroups_char", ..NONE },
    Row { name: "cl_intel_subgroups_long", ..NONE },
    Row { name: "cl_intel_subgroups_short", ..NONE },
    Row {
        name: "cl_intel_unified_shared_memory",
        device: &[
            (CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL, 8),
            (CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL, 8),
            (CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL, 8),
            (CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL, 8),
            (CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL, 8),
        ],
        functions: &[
            "clHostMemAllocINTEL",
            "clDeviceMemAllocINTEL",
            "clSharedMemAllocINTEL",
            "clMemFreeINTEL",
            "clMemBlockingFreeINTEL",
            "clGetMemAllocInfoINTEL",
            "clSetKernelArgMemPointerINTEL",
            "clEnqueueMemFillINTEL",
            "clEnqueueMemcpyINTEL",
            "clEnqueueMigrateMemINTEL",
            "clEnqueueMemAdviseINTEL",
            "clEnqueueMemsetINTEL",
        ],
        ..NONE
    },
];

/// Returns whether an answer has the expected number of bytes.
fn has_size(answer: Option<Answer>, bytes: usize) -> bool {
    answer.is_some_and(|answer| bytes == 0 || answer.len() == bytes)
}

#[test]
fn each_extension_of_each_device_has_all_its_queries_and_functions() {
    let mut missing = Vec::new();
    for model in MODELS {
        let device = Device::new(model);
        for name in device.extensions.iter().chain(PLATFORM_EXTENSIONS) {
            let Some(row) = ROWS.iter().find(|row| row.name == *name) else {
                missing.push(format!("{}: no row for {name}", model.name));
                continue;
            };
            for (query, bytes) in row.device {
                if !has_size(device.info(*query).ok(), *bytes) {
                    missing.push(format!("{}: {name}: query {query:#x} of {bytes} bytes", model.name));
                }
            }
            for (query, bytes) in row.platform {
                if !has_size(platform_info(*query).ok(), *bytes) {
                    missing.push(format!("{name}: query {query:#x} of {bytes} bytes"));
                }
            }
            let absent = row.functions.iter().filter(|function| extension_address(function).is_null());
            missing.extend(absent.map(|function| format!("{name}: {function}")));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn no_row_is_of_an_extension_that_no_device_has() {
    let listed = |row: &&Row| {
        EXTENSIONS.iter().any(|extension| extension.name == row.name) || PLATFORM_EXTENSIONS.contains(&row.name)
    };
    let unlisted: Vec<_> = ROWS.iter().filter(|row| !listed(row)).map(|row| row.name).collect();
    assert!(unlisted.is_empty(), "{unlisted:?}");
}

#[test]
fn devices_have_the_versions_that_the_vendors_compiler_prints() {
    // `ocloc ids NAME` of IGC 1.0.12504 and of IGC 2.40.
    let expected = [
        ("dg2", 12, 55, 8),
        ("skl", 9, 0, 9),
        ("icllp", 11, 0, 0),
        ("tgllp", 12, 0, 0),
        ("pvc", 12, 60, 7),
        ("bmg", 20, 1, 0),
        ("lnl", 20, 4, 4),
        ("ptl", 30, 0, 4),
    ];
    for (model, (name, architecture, release, revision)) in MODELS.iter().zip(expected) {
        assert_eq!(model.name, name);
        let coded: u32 = architecture << 22 | release << 14 | revision;
        assert_eq!(Device::new(model).info(CL_DEVICE_IP_VERSION_INTEL), Ok(Answer::of(coded)), "{name}");
    }
    assert_eq!(Device::new(&MODELS[0]).ip_version(), 0x030d_c008);
    assert_eq!(MODELS.len(), expected.len());
}

#[test]
fn cards_have_memory_of_their_own() {
    for model in MODELS {
        let is_card = ["dg2", "pvc", "bmg"].contains(&model.name);
        assert_eq!(Device::new(model).info(CL_DEVICE_HOST_UNIFIED_MEMORY), Ok(Answer::of(!is_card)), "{}", model.name);
    }
}
