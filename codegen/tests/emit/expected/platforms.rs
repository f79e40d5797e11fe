// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

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
pub enum Platform {
    /// the first. `specs/platforms.md:5`
    Old,
    /// the second. `specs/platforms.md:6`
    New,
}

impl Platform {
    /// All platforms, oldest first.
    pub const ALL: &'static [Self] = &[Self::Old, Self::New];
    /// Device names that the vendor's offline compiler accepts, each with its platform.
    pub const DEVICES: &'static [(&'static str, Self)] = &[
        ("old", Self::Old),
        ("ageing", Self::Old),
        ("fresh", Self::New),
        ("next", Self::New),
    ];
    /// Returns the platform whose instructions the vendor's offline compiler generates
    /// for a device, for example `bmg` or `acm-g10`. Upper and lower case are equal.
    /// `None` if the specification has no such device.
    ///
    /// Some platforms have the name of another platform's device: the device `pvc`
    /// belongs to `PVC_XT`, but `"pvc".parse()` returns the platform `PVC`.
    pub fn from_device(name: &str) -> Option<Self> {
        Self::DEVICES
            .iter()
            .find(|(device, _)| device.eq_ignore_ascii_case(name))
            .map(|(_, platform)| *platform)
    }

    /// Returns the size of a general register in bytes; `None` if the specification
    /// does not state it.
    pub const fn register_bytes(self) -> Option<u16> {
        match self {
            Self::Old => Some(32),
            Self::New => Some(64),
        }
    }

    /// Returns the maximum number of general registers of a thread; `None` if the
    /// specification does not state it.
    pub const fn registers(self) -> Option<u16> {
        match self {
            Self::Old => None,
            Self::New => None,
        }
    }

    /// Returns the numbers of general registers that a kernel can ask for, in ascending order.
    /// Empty if the specification does not state them.
    pub const fn register_counts(self) -> &'static [u16] {
        match self {
            Self::Old => &[],
            Self::New => &[],
        }
    }

    /// Returns the number of address registers; `None` if the specification does not
    /// state it.
    pub const fn address_registers(self) -> Option<u16> {
        match self {
            Self::Old => None,
            Self::New => None,
        }
    }

    /// Returns the number of registers for local ids in the payload of a kernel that reads none;
    /// `None` if the specification does not state it.
    pub const fn local_id_registers(self) -> Option<u16> {
        match self {
            Self::Old => None,
            Self::New => None,
        }
    }
}

impl Enumeration for Platform {
    const NAME: &'static str = "Platform";
    const NOUN: &'static str = "a platform";
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Old, 0, "Old", "OLD", Some("OLD")),
        Entry::new(Self::New, 1, "New", "NEW", Some("NEW2")),
    ];
    const SPELLINGS: &'static [(&'static str, Self)] = Self::DEVICES;
    fn displayed(self) -> &'static str {
        self.name()
    }
}

openvisa_isa_core::enumeration_traits!(Platform);
openvisa_isa_core::enum_set! {
    #[doc = r" A set of platforms."] pub struct PlatformSet of Platform, 3;
}

impl PlatformSet {
    /// Returns the platforms with devices of a product family. A zebin has the number
    /// of the product family in the note of type 1 of its section
    /// `.note.intelgt.compat`. Empty if the specification has no such device.
    pub const fn of_product(product: u32) -> Self {
        Self(
            match product {
                3 => 3,
                16 => 2,
                _ => 0,
            },
        )
    }
}
