//! Hardware platforms, and sets of platforms.
use openvisa_isa_core::{Entry, Enumeration};

/// A hardware platform. Later platforms are greater.
///
/// `FromStr` accepts the name (`PVC_XT`), the name in the vendor's tools (`PVCXT`), and
/// the name of a device of the platform (`pvc-vg`), in upper or lower case. `Display`
/// prints the name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[repr(u8)]
pub enum Platform { #variants }

impl Platform {
    /// All platforms, oldest first.
    pub const ALL: &'static [Self] = &[#all];
    /// Device names that the vendor's offline compiler accepts, each with its platform.
    pub const DEVICES: &'static [(&'static str, Self)] = &[#devices];
    /// Returns the platform whose instructions the vendor's offline compiler generates
    /// for a device, for example `bmg` or `acm-g10`. Upper and lower case are equal.
    /// `None` if the specification has no such device.
    ///
    /// Some platforms have the name of another platform's device: the device `pvc`
    /// belongs to `PVC_XT`, but `"pvc".parse()` returns the platform `PVC`.
    pub fn from_device(name: &str) -> Option<Self> {
        Self::DEVICES.iter().find(|(device, _)| device.eq_ignore_ascii_case(name)).map(|(_, platform)| *platform)
    }
    /// Returns the size of a general register in bytes; `None` if the specification
    /// does not state it.
    pub const fn register_bytes(self) -> Option<u16> {
        match self { #registers }
    }
    /// Returns the maximum number of general registers of a thread; `None` if the
    /// specification does not state it.
    pub const fn registers(self) -> Option<u16> {
        match self { #max_registers }
    }
    /// Returns the numbers of general registers that a kernel can ask for, in ascending order.
    /// Empty if the specification does not state them.
    pub const fn register_counts(self) -> &'static [u16] {
        match self { #counts }
    }
    /// Returns the number of address registers; `None` if the specification does not
    /// state it.
    pub const fn address_registers(self) -> Option<u16> {
        match self { #addresses }
    }
    /// Returns the number of registers for local ids in the payload of a kernel that reads none;
    /// `None` if the specification does not state it.
    pub const fn local_id_registers(self) -> Option<u16> {
        match self { #local_ids }
    }
}

#table

openvisa_isa_core::enum_set! {
    /// A set of platforms.
    pub struct PlatformSet of Platform, #set;
}

impl PlatformSet {
    /// Returns the platforms with devices of a product family. A zebin has the number
    /// of the product family in the note of type 1 of its section
    /// `.note.intelgt.compat`. Empty if the specification has no such device.
    pub const fn of_product(product: u32) -> Self {
        Self(match product {
            #products
            _ => 0,
        })
    }
}
