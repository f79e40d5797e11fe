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

    /// Returns the number of address registers; `None` if the specification does not
    /// state it.
    pub const fn address_registers(self) -> Option<u16> {
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
/// A set of platforms.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PlatformSet(u64);
impl core::fmt::Debug for PlatformSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl PlatformSet {
    /// No platform.
    pub const EMPTY: Self = Self(0);
    /// Every platform.
    pub const ALL: Self = Self(3);
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

    /// Returns the set with these bits: bit `n` is the platform with discriminant `n`.
    /// Bits above the last platform are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Returns the set as bits: bit `n` is the platform with discriminant `n`.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns whether the platform is in the set.
    pub const fn contains(self, platform: Platform) -> bool {
        self.0 >> platform as u8 & 1 == 1
    }

    /// Returns the set with one more platform.
    pub const fn with(self, platform: Platform) -> Self {
        Self(self.0 | 1 << platform as u8)
    }

    /// Returns the platforms that are in both sets.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the platforms that are in either set.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether the set has no platform.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns an iterator over the platforms of the set, oldest first.
    pub fn iter(self) -> impl Iterator<Item = Platform> {
        Platform::ALL.iter().copied().filter(move |p| self.contains(*p))
    }
}
