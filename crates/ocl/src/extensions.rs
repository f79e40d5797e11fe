//! The extensions of OpenCL that the devices have.
//!
//! For example, `cl_khr_fp64` is one of the devices with arithmetic in double precision. An
//! extension that is listed here answers all its queries and has all its functions. A test in `icd`
//! knows both, and fails for an extension that it does not know.

/// The part of a device that an extension needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// All devices have the extension.
    Nothing,
    /// Devices with images have it.
    Images,
    /// Devices with arithmetic in double precision have it.
    Fp64,
    /// Devices have it if each compiler that knows them has its functions: IGC 2.40 has, and
    /// IGC 1.0.12504 has not.
    NewCompiler,
}

/// An extension of devices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extension {
    pub(crate) name: &'static str,
    pub(crate) need: Need,
}

const fn of_all(name: &'static str) -> Extension {
    Extension { name, need: Need::Nothing }
}

const fn with(need: Need, name: &'static str) -> Extension {
    Extension { name, need }
}

/// The extensions of devices.
pub(crate) const EXTENSIONS: &[Extension] = &[
    of_all("cl_khr_byte_addressable_store"),
    of_all("cl_khr_create_command_queue"),
    of_all("cl_khr_device_uuid"),
    of_all("cl_khr_fp16"),
    of_all("cl_khr_global_int32_base_atomics"),
    of_all("cl_khr_global_int32_extended_atomics"),
    of_all("cl_khr_icd"),
    of_all("cl_khr_il_program"),
    of_all("cl_khr_int64_base_atomics"),
    of_all("cl_khr_int64_extended_atomics"),
    of_all("cl_khr_local_int32_base_atomics"),
    of_all("cl_khr_local_int32_extended_atomics"),
    of_all("cl_khr_subgroups"),
    of_all("cl_khr_expect_assume"),
    of_all("cl_khr_pci_bus_info"),
    of_all("cl_khr_priority_hints"),
    of_all("cl_khr_subgroup_ballot"),
    of_all("cl_khr_subgroup_clustered_reduce"),
    of_all("cl_khr_subgroup_extended_types"),
    of_all("cl_khr_subgroup_non_uniform_arithmetic"),
    of_all("cl_khr_subgroup_non_uniform_vote"),
    of_all("cl_khr_subgroup_shuffle"),
    of_all("cl_khr_subgroup_shuffle_relative"),
    of_all("cl_khr_suggested_local_work_size"),
    of_all("cl_khr_throttle_hints"),
    of_all("cl_ext_float_atomics"),
    of_all("cl_intel_create_buffer_with_properties"),
    of_all("cl_intel_device_attribute_query"),
    of_all("cl_intel_required_subgroup_size"),
    of_all("cl_intel_spirv_subgroups"),
    of_all("cl_intel_subgroups"),
    of_all("cl_intel_subgroups_char"),
    of_all("cl_intel_subgroups_long"),
    of_all("cl_intel_subgroups_short"),
    of_all("cl_intel_unified_shared_memory"),
    with(Need::NewCompiler, "cl_khr_extended_bit_ops"),
    with(Need::NewCompiler, "cl_khr_integer_dot_product"),
    with(Need::NewCompiler, "cl_intel_bfloat16_conversions"),
    with(Need::NewCompiler, "cl_intel_subgroup_local_block_io"),
    with(Need::NewCompiler, "cl_intel_split_work_group_barrier"),
    with(Need::Fp64, "cl_khr_fp64"),
    with(Need::Images, "cl_khr_3d_image_writes"),
    with(Need::Images, "cl_khr_depth_images"),
    with(Need::Images, "cl_khr_image2d_from_buffer"),
];

/// Extensions that belong to the platform rather than to a device.
pub(crate) const PLATFORM_EXTENSIONS: &[&str] = &["cl_khr_extended_versioning"];
