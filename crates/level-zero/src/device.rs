//! The driver, its device, and their properties.
//!
//! The environment variable `OPENVISA_DEVICE` names the device, as for OpenCL.

use crate::entry::{Outcome, ZeError, require};
use crate::handle::Handle;
use crate::types::{
    ComputeProperties, DEVICE_PROPERTY_FLAG_INTEGRATED, DEVICE_TYPE_GPU, DeviceMemoryProperties, DeviceProperties,
    Head, Name, QUEUE_GROUP_FLAGS, QueueGroupProperties, RESULT_ERROR_INVALID_NULL_HANDLE,
};
use openvisa_runtime::DeviceModel;
use std::sync::LazyLock;

/// The vendor of the devices on the PCI bus.
const VENDOR_ID: u32 = 0x8086;

/// The version of the interface: 1.4.
const API_VERSION: u32 = 0x1_0004;

/// Maximum number of bytes of an allocation.
pub(crate) const MAX_ALLOCATION_BYTES: usize = 0xffff_f000;

/// Number of bytes of the pattern of a fill.
pub(crate) const MAX_PATTERN_BYTES: usize = 128;

/// The device.
static DEVICE: LazyLock<&'static DeviceModel> = LazyLock::new(DeviceModel::of_environment);

/// Returns the device.
pub(crate) fn model() -> &'static DeviceModel {
    &DEVICE
}

/// The driver, whose address is its handle.
static DRIVER: u8 = 0;

fn driver_handle() -> Handle {
    std::ptr::from_ref(&DRIVER).cast_mut().cast()
}

/// Returns the handle of the device.
pub(crate) fn device_handle() -> Handle {
    std::ptr::from_ref(model()).cast_mut().cast()
}

/// Checks the handle of the driver.
pub(crate) fn check_driver(handle: Handle) -> Outcome<()> {
    require(handle == driver_handle(), RESULT_ERROR_INVALID_NULL_HANDLE)
}

/// Checks the handle of a device.
pub(crate) fn check_device(handle: Handle) -> Outcome<&'static DeviceModel> {
    if handle == device_handle() { Ok(model()) } else { Err(ZeError(RESULT_ERROR_INVALID_NULL_HANDLE)) }
}

/// Returns a name of a fixed size, which ends with a zero.
fn name_of(text: &str) -> Name {
    let mut name = [0; size_of::<Name>()];
    let room = name.len() - 1;
    name.iter_mut().zip(text.bytes().take(room)).for_each(|(place, byte)| *place = byte.cast_signed());
    name
}

/// Returns a number that distinguishes objects: a text in the first bytes.
fn uuid_of(text: &str) -> [u8; 16] {
    let mut id = [0; 16];
    id.iter_mut().zip(text.bytes()).for_each(|(place, byte)| *place = byte);
    id
}

fn device_properties(model: &DeviceModel) -> DeviceProperties {
    let subslices = model.units / model.units_per_subslice;
    DeviceProperties {
        head: Head::default(),
        device_type: DEVICE_TYPE_GPU,
        vendor_id: VENDOR_ID,
        device_id: model.pci_id,
        flags: if model.is_card { 0 } else { DEVICE_PROPERTY_FLAG_INTEGRATED },
        subdevice_id: 0,
        core_clock_rate: model.megahertz,
        max_mem_alloc_size: MAX_ALLOCATION_BYTES as u64,
        max_hardware_contexts: 1 << 16,
        max_command_queue_priority: 0,
        threads_per_eu: model.threads_per_unit,
        physical_eu_simd_width: model.sub_group_sizes[0] as u32,
        eus_per_subslice: model.units_per_subslice,
        subslices_per_slice: subslices,
        slices: 1,
        timer_resolution: 1,
        timestamp_valid_bits: 64,
        kernel_timestamp_valid_bits: 64,
        uuid: uuid_of(&format!("openvisa {}", model.name)),
        name: name_of(&format!("OpenVISA {}", model.name)),
    }
}

fn compute_properties(model: &DeviceModel) -> ComputeProperties {
    let mut sub_group_sizes = [0; 8];
    sub_group_sizes.iter_mut().zip(model.sub_group_sizes).for_each(|(place, size)| *place = *size as u32);
    ComputeProperties {
        head: Head::default(),
        max_total_group_size: model.max_group_items as u32,
        max_group_size: [model.max_group_items as u32; 3],
        max_group_count: [u32::MAX; 3],
        max_shared_local_memory: model.local_bytes as u32,
        sub_group_size_count: model.sub_group_sizes.len() as u32,
        sub_group_sizes,
    }
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::entry::result;
    use crate::host;
    use crate::types::{DriverProperties, ZeResult};
    use std::ffi::c_void;

    pub(crate) unsafe extern "C" fn zeInit(_flags: u32) -> ZeResult {
        result(|| Ok(()))
    }

    pub(crate) unsafe extern "C" fn zeDriverGet(count: *mut u32, drivers: *mut Handle) -> ZeResult {
        result(|| host::list(count, drivers, &[driver_handle()]))
    }

    pub(crate) unsafe extern "C" fn zeDriverGetApiVersion(driver: Handle, version: *mut u32) -> ZeResult {
        result(|| check_driver(driver).and_then(|()| host::write(version, API_VERSION)))
    }

    pub(crate) unsafe extern "C" fn zeDriverGetProperties(
        driver: Handle,
        properties: *mut DriverProperties,
    ) -> ZeResult {
        result(|| {
            check_driver(driver)?;
            let value = DriverProperties { head: Head::default(), uuid: uuid_of("openvisa"), driver_version: 1 };
            host::describe(properties, value)
        })
    }

    pub(crate) unsafe extern "C" fn zeDriverGetExtensionProperties(
        driver: Handle,
        count: *mut u32,
        _properties: *mut c_void,
    ) -> ZeResult {
        result(|| check_driver(driver).and_then(|()| host::write(count, 0)))
    }

    pub(crate) unsafe extern "C" fn zeDeviceGet(driver: Handle, count: *mut u32, devices: *mut Handle) -> ZeResult {
        result(|| check_driver(driver).and_then(|()| host::list(count, devices, &[device_handle()])))
    }

    pub(crate) unsafe extern "C" fn zeDeviceGetSubDevices(
        device: Handle,
        count: *mut u32,
        _devices: *mut Handle,
    ) -> ZeResult {
        result(|| check_device(device).and_then(|_| host::write(count, 0)))
    }

    pub(crate) unsafe extern "C" fn zeDeviceGetProperties(
        device: Handle,
        properties: *mut DeviceProperties,
    ) -> ZeResult {
        result(|| host::describe(properties, device_properties(check_device(device)?)))
    }

    pub(crate) unsafe extern "C" fn zeDeviceGetComputeProperties(
        device: Handle,
        properties: *mut ComputeProperties,
    ) -> ZeResult {
        result(|| host::describe(properties, compute_properties(check_device(device)?)))
    }

    pub(crate) unsafe extern "C" fn zeDeviceGetCommandQueueGroupProperties(
        device: Handle,
        count: *mut u32,
        properties: *mut QueueGroupProperties,
    ) -> ZeResult {
        result(|| {
            check_device(device)?;
            let (head, flags) = (Head::default(), QUEUE_GROUP_FLAGS);
            let max_memory_fill_pattern_size = MAX_PATTERN_BYTES;
            host::describe_one(
                count,
                properties,
                QueueGroupProperties { head, flags, max_memory_fill_pattern_size, queues: 1 },
            )
        })
    }

    pub(crate) unsafe extern "C" fn zeDeviceGetMemoryProperties(
        device: Handle,
        count: *mut u32,
        properties: *mut DeviceMemoryProperties,
    ) -> ZeResult {
        result(|| {
            let model = check_device(device)?;
            let value = DeviceMemoryProperties {
                head: Head::default(),
                flags: 0,
                max_clock_rate: model.megahertz,
                max_bus_width: 64,
                total_size: MAX_ALLOCATION_BYTES as u64,
                name: name_of("memory of the host"),
            };
            host::describe_one(count, properties, value)
        })
    }

    pub(crate) unsafe extern "C" fn zeDeviceGetStatus(device: Handle) -> ZeResult {
        result(|| check_device(device).map(drop))
    }
}
