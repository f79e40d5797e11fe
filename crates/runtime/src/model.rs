//! The devices that are simulated, as host programs see them.

use openvisa::isa::Platform;
use openvisa_compile::DEFAULT_DEVICE;
use std::io::Write as _;

/// The environment variable that names the device.
const DEVICE_VARIABLE: &str = "OPENVISA_DEVICE";

/// Prints a line of a driver to standard error. A closed standard error is no reason to fail.
///
/// The line is written at once: standard error has no buffer, so a line that is written in parts
/// can have words of other threads of the host in its middle.
pub fn warn(message: &str) {
    let line = format!("openvisa: {message}\n");
    let _ = std::io::stderr().write_all(line.as_bytes());
}

/// The properties of a GPU that host programs can ask for, and that differ between GPUs.
#[derive(Debug)]
pub struct DeviceModel {
    /// Name of the device, which is also that of the vendor's offline compiler.
    pub name: &'static str,
    /// Product number on the PCI bus.
    pub pci_id: u32,
    /// Version of the graphics architecture: architecture, release and revision. These are the
    /// numbers that `ocloc ids` prints for the name.
    pub ip_version: [u32; 3],
    /// Whether the device is a card with memory of its own. Others share the memory of the host.
    pub is_card: bool,
    /// Number of execution units.
    pub units: u32,
    /// Number of hardware threads of an execution unit.
    pub threads_per_unit: u32,
    /// Number of execution units of a subslice, which share local memory.
    pub units_per_subslice: u32,
    /// Maximum clock rate in MHz.
    pub megahertz: u32,
    /// Maximum number of work-items of a group.
    pub max_group_items: usize,
    /// Number of bytes of local memory of a group.
    pub local_bytes: u64,
    /// Numbers of work-items of a sub-group that the compiler can choose.
    pub sub_group_sizes: &'static [usize],
    /// Whether the device has arithmetic in double precision.
    pub has_fp64: bool,
    /// Whether only the compilers of the vendor since 2024, IGC 2 and later, know the device.
    pub has_new_compiler: bool,
}

impl DeviceModel {
    /// Returns the model of a name, in any case. For example, `DG2` is the same as `dg2`.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        MODELS.iter().find(|model| model.name.eq_ignore_ascii_case(name))
    }

    /// Returns the device that the environment variable `OPENVISA_DEVICE` names. If there is no
    /// such device, all are listed on standard error, and the default is returned.
    #[must_use]
    pub fn of_environment() -> &'static Self {
        let wanted = std::env::var(DEVICE_VARIABLE).unwrap_or_default();
        let found = Self::find(&wanted);
        if found.is_none() && !wanted.is_empty() {
            let names: Vec<_> = MODELS.iter().map(|model| model.name).collect();
            let (names, default) = (names.join(", "), MODELS[0].name);
            warn(&format!("{DEVICE_VARIABLE} is `{wanted}`; expected one of {names}. The device is {default}"));
        }
        found.unwrap_or(&MODELS[0])
    }

    /// Returns the platform of the instruction set.
    #[must_use]
    pub fn platform(&self) -> Platform {
        Platform::from_device(self.name).unwrap_or(Platform::Skl)
    }

    /// Returns whether the device has images.
    #[must_use]
    pub fn has_images(&self) -> bool {
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
pub static MODELS: &[DeviceModel] = &[
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_model_is_found_by_its_name_and_has_a_platform() {
        for model in MODELS {
            assert!(DeviceModel::find(&model.name.to_uppercase()).is_some_and(|found| std::ptr::eq(found, model)));
            assert_eq!(Platform::from_device(model.name), Some(model.platform()), "{}", model.name);
        }
        assert!(DeviceModel::find("voodoo").is_none());
        assert_eq!(MODELS[0].name, DEFAULT_DEVICE);
    }
}
