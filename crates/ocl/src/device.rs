//! The device: one of Intel's GPUs, simulated.
//!
//! The environment variable `OPENVISA_DEVICE` names it. For example, `OPENVISA_DEVICE=pvc` has
//! double precision and no images.

use crate::entry::{require, status, warn};
use crate::extensions::{EXTENSIONS, Need};
use crate::handle::{Registry, Shared};
use crate::info::queries;
use opencl_sys::*;
use openvisa_runtime::{DeviceModel, nanoseconds};
use std::sync::LazyLock;

/// The environment variable for the number of execution units that programs are told. Benchmarks
/// choose their amount of work by it.
const UNITS_VARIABLE: &str = "OPENVISA_UNITS";

/// A device of the platform.
pub(crate) struct Device {
    pub(crate) model: &'static DeviceModel,
    pub(crate) extensions: Vec<&'static str>,
    /// Number of execution units that programs are told.
    pub(crate) units: u32,
    /// Number of bytes of all buffers together.
    pub(crate) global_bytes: u64,
}

/// The devices, of which there is one.
pub(crate) static DEVICES: Registry<Device> = Registry::new(CL_INVALID_DEVICE);

/// The device, which is never released.
static DEVICE: LazyLock<Shared<Device>> = LazyLock::new(|| DEVICES.create(Device::new(DeviceModel::of_environment())));

/// Returns the device.
pub(crate) fn device() -> &'static Shared<Device> {
    &DEVICE
}

impl Device {
    /// Creates a device of a model.
    pub(crate) fn new(model: &'static DeviceModel) -> Self {
        let has = |need: &Need| match need {
            Need::Nothing => true,
            Need::Images => model.has_images(),
            Need::Fp64 => model.has_fp64,
            Need::NewCompiler => model.has_new_compiler,
        };
        let extensions = EXTENSIONS.iter().filter(|extension| has(&extension.need)).map(|extension| extension.name);
        let extensions = extensions.collect();
        let units = told_units().unwrap_or(model.units);
        Self { model, extensions, units, global_bytes: host_memory_bytes() / 2 }
    }

    /// Returns the version of the graphics architecture in the coding of
    /// `CL_DEVICE_IP_VERSION_INTEL`. For example, 12.55.8 is 0x030d_c008.
    pub(crate) fn ip_version(&self) -> u32 {
        let [architecture, release, revision] = self.model.ip_version;
        architecture << 22 | release << 14 | revision
    }

    /// Returns the maximum number of bytes of a buffer.
    pub(crate) fn max_buffer_bytes(&self) -> u64 {
        // Offsets of stateful messages have 32 bits.
        (self.global_bytes / 2).min(u64::from(u32::MAX) & !0xfff)
    }
}

/// Returns the number of execution units that the environment gives. What is no positive number is
/// named on standard error.
fn told_units() -> Option<u32> {
    let given = std::env::var(UNITS_VARIABLE).ok().filter(|given| !given.is_empty())?;
    let units = given.parse().ok().filter(|units| *units > 0);
    if units.is_none() {
        warn(&format!("{UNITS_VARIABLE} is `{given}`; expected a positive number. The device has its own number"));
    }
    units
}

/// Returns the number of bytes of the host's memory, or 4 GiB if the system does not say.
fn host_memory_bytes() -> u64 {
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kib.map_or(4 << 30, |kib| kib << 10)
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    queries! {
        clGetDeviceInfo(device: cl_device_id, name: cl_device_info) {
            DEVICES.get(device)?.info(name)
        }
    }

    /// Devices cannot be partitioned, so the only device is a root device, which is not counted.
    pub(crate) unsafe extern "C" fn clRetainDevice(device: cl_device_id) -> cl_int {
        status(|| DEVICES.get(device).map(drop))
    }

    pub(crate) unsafe extern "C" fn clReleaseDevice(device: cl_device_id) -> cl_int {
        status(|| DEVICES.get(device).map(drop))
    }

    pub(crate) unsafe extern "C" fn clCreateSubDevices(
        device: cl_device_id,
        _properties: *const cl_device_partition_property,
        _room: cl_uint,
        _devices: *mut cl_device_id,
        _count: *mut cl_uint,
    ) -> cl_int {
        status(|| DEVICES.get(device).and_then(|_| require(false, CL_INVALID_VALUE)))
    }

    pub(crate) unsafe extern "C" fn clGetDeviceAndHostTimer(
        device: cl_device_id,
        device_time: *mut cl_ulong,
        host_time: *mut cl_ulong,
    ) -> cl_int {
        status(|| {
            DEVICES.get(device)?;
            require(!device_time.is_null() && !host_time.is_null(), CL_INVALID_VALUE)?;
            let now = nanoseconds();
            host::write(device_time, now);
            host::write(host_time, now);
            Ok(())
        })
    }

    pub(crate) unsafe extern "C" fn clGetHostTimer(device: cl_device_id, host_time: *mut cl_ulong) -> cl_int {
        status(|| {
            DEVICES.get(device)?;
            require(!host_time.is_null(), CL_INVALID_VALUE)?;
            host::write(host_time, nanoseconds());
            Ok(())
        })
    }
}
