//! The device: one of Intel's GPUs, simulated.
//!
//! The environment variable `OPENVISA_DEVICE` names it. For example, `OPENVISA_DEVICE=pvc` has
//! double precision and no images.

use crate::entry::{require, status, warn};
use crate::extensions::{EXTENSIONS, Need};
use crate::handle::{Registry, Shared};
use crate::info::queries;
use opencl_sys::*;
use openvisa::isa::Platform;
use openvisa_compile::DEFAULT_DEVICE;
use std::sync::LazyLock;
use std::time::Instant;

/// The environment variable that names the device.
const DEVICE_VARIABLE: &str = "OPENVISA_DEVICE";

/// The environment variable for the number of execution units that programs are told. Benchmarks
/// choose their amount of work by it.
const UNITS_VARIABLE: &str = "OPENVISA_UNITS";

/// The properties of a GPU that host programs can ask for, and that differ between GPUs.
#[derive(Debug)]
pub(crate) struct DeviceModel {
    /// Name of the device, which is also that of the vendor's offline compiler.
    pub(crate) name: &'static str,
    /// Product number on the PCI bus.
    pub(crate) pci_id: u32,
    /// Version of the graphics architecture: architecture, release and revision. These are the
    /// numbers that `ocloc ids` prints for the name.
    pub(crate) ip_version: [u32; 3],
    /// Whether the device is a card with memory of its own. Others share the memory of the host.
    pub(crate) is_card: bool,
    /// Number of execution units.
    pub(crate) units: u32,
    /// Number of hardware threads of an execution unit.
    pub(crate) threads_per_unit: u32,
    /// Number of execution units of a subslice, which share local memory.
    pub(crate) units_per_subslice: u32,
    /// Maximum clock rate in MHz.
    pub(crate) megahertz: u32,
    /// Maximum number of work-items of a group.
    pub(crate) max_group_items: usize,
    /// Number of bytes of local memory of a group.
    pub(crate) local_bytes: u64,
    /// Numbers of work-items of a sub-group that the compiler can choose.
    pub(crate) sub_group_sizes: &'static [usize],
    /// Whether the device has arithmetic in double precision.
    pub(crate) has_fp64: bool,
    /// Whether only the compilers of the vendor since 2024, IGC 2 and later, know the device.
    pub(crate) has_new_compiler: bool,
}

impl DeviceModel {
    /// Returns whether the device has images.
    pub(crate) fn has_images(&self) -> bool {
        openvisa_compile::has_images(self.name)
    }
}

/// A device of the generation before the newest ones, from which the others differ.
const GEN9: DeviceModel = DeviceModel {
    name: "skl",
    pci_id: 0x1916,
    ip_version: [9, 0, 9],
    is_card: false,
    units: 24,
    threads_per_unit: 7,
    units_per_subslice: 8,
    megahertz: 1000,
    max_group_items: 256,
    local_bytes: 64 << 10,
    sub_group_sizes: &[8, 16, 32],
    has_fp64: true,
    has_new_compiler: false,
};

/// A device of the newest generation.
const XE2: DeviceModel = DeviceModel {
    name: "bmg",
    pci_id: 0xe20b,
    ip_version: [20, 1, 0],
    is_card: true,
    units: 160,
    threads_per_unit: 8,
    megahertz: 2850,
    max_group_items: 1024,
    local_bytes: 128 << 10,
    sub_group_sizes: &[16, 32],
    has_new_compiler: true,
    ..GEN9
};

/// All devices. The first one is the default.
pub(crate) const MODELS: &[DeviceModel] = &[
    DeviceModel {
        name: DEFAULT_DEVICE,
        pci_id: 0x56a0,
        ip_version: [12, 55, 8],
        is_card: true,
        units: 512,
        threads_per_unit: 8,
        units_per_subslice: 16,
        megahertz: 2400,
        max_group_items: 1024,
        has_fp64: false,
        ..GEN9
    },
    GEN9,
    DeviceModel { name: "icllp", pci_id: 0x8a52, ip_version: [11, 0, 0], units: 64, has_fp64: false, ..GEN9 },
    DeviceModel {
        name: "tgllp",
        pci_id: 0x9a49,
        ip_version: [12, 0, 0],
        units: 96,
        units_per_subslice: 16,
        megahertz: 1350,
        max_group_items: 512,
        has_fp64: false,
        ..GEN9
    },
    DeviceModel {
        name: "pvc",
        pci_id: 0x0bd5,
        ip_version: [12, 60, 7],
        units: 1024,
        megahertz: 1600,
        has_new_compiler: false,
        ..XE2
    },
    XE2,
    DeviceModel {
        name: "lnl",
        pci_id: 0x64a0,
        ip_version: [20, 4, 4],
        is_card: false,
        units: 64,
        megahertz: 2050,
        ..XE2
    },
    DeviceModel {
        name: "ptl",
        pci_id: 0xb080,
        ip_version: [30, 0, 4],
        is_card: false,
        units: 96,
        megahertz: 2500,
        ..XE2
    },
];

/// A device of the platform.
pub(crate) struct Device {
    pub(crate) model: &'static DeviceModel,
    /// The platform of the instruction set.
    pub(crate) platform: Platform,
    pub(crate) extensions: Vec<&'static str>,
    /// Number of execution units that programs are told.
    pub(crate) units: u32,
    /// Number of bytes of all buffers together.
    pub(crate) global_bytes: u64,
}

/// The devices, of which there is one.
pub(crate) static DEVICES: Registry<Device> = Registry::new(CL_INVALID_DEVICE);

/// The device, which is never released.
static DEVICE: LazyLock<Shared<Device>> = LazyLock::new(|| DEVICES.create(Device::of_environment()));

/// Returns the device.
pub(crate) fn device() -> &'static Shared<Device> {
    &DEVICE
}

impl Device {
    /// Creates the device that the environment names. If there is no such device, all are listed on
    /// standard error, and the default is used.
    fn of_environment() -> Self {
        let wanted = std::env::var(DEVICE_VARIABLE).unwrap_or_default();
        let found = MODELS.iter().find(|model| model.name.eq_ignore_ascii_case(&wanted));
        if found.is_none() && !wanted.is_empty() {
            let names: Vec<_> = MODELS.iter().map(|model| model.name).collect();
            let (names, default) = (names.join(", "), MODELS[0].name);
            warn(&format!("{DEVICE_VARIABLE} is `{wanted}`; expected one of {names}. The device is {default}"));
        }
        Self::new(found.unwrap_or(&MODELS[0]))
    }

    /// Creates a device of a model.
    pub(crate) fn new(model: &'static DeviceModel) -> Self {
        let platform = Platform::from_device(model.name).unwrap_or(Platform::Skl);
        let has = |need: &Need| match need {
            Need::Nothing => true,
            Need::Images => model.has_images(),
            Need::Fp64 => model.has_fp64,
            Need::NewCompiler => model.has_new_compiler,
        };
        let extensions = EXTENSIONS.iter().filter(|extension| has(&extension.need)).map(|extension| extension.name);
        let extensions = extensions.collect();
        let units = told_units().unwrap_or(model.units);
        Self { model, platform, extensions, units, global_bytes: host_memory_bytes() / 2 }
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

/// The moment from which times of events count.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Returns the time of the device in nanoseconds.
pub(crate) fn nanoseconds() -> u64 {
    // A time of 0 would mean that a state was not reached.
    START.elapsed().as_nanos() as u64 + 1
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
