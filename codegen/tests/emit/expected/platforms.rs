// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Hardware platforms, in order, and sets of them.
use openvisa_codec::{Entry, Enumeration};
/// A hardware platform. Later platforms are greater.
///
/// It is read by its name (`PVC_XT`), by the name that the vendor's tools take for it (`PVCXT`), and by that of a device of it
/// (`pvc-vg`), in any case; it is printed by its name.
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
    /// Devices by the names that the vendor's offline compiler takes, each with its platform.
    pub const DEVICES: &'static [(&'static str, Self)] = &[
        ("old", Self::Old),
        ("ageing", Self::Old),
        ("fresh", Self::New),
        ("next", Self::New),
    ];
    /// Returns the platform whose instructions the vendor's offline compiler writes for a device, in any case: that of
    /// `bmg`, `lnl`, `acm-g10`. `None` if the specification knows no such device.
    ///
    /// A few platforms have the name of a device of another one: the device `pvc` is of platform `PVC_XT`, but `"pvc".parse()` is
    /// the platform `PVC`.
    pub fn from_device(name: &str) -> Option<Self> {
        Self::DEVICES
            .iter()
            .find(|(device, _)| device.eq_ignore_ascii_case(name))
            .map(|(_, platform)| *platform)
    }

    /// Bytes of a general register; `None` where the specification does not say.
    pub const fn register_bytes(self) -> Option<u16> {
        match self {
            Self::Old => Some(32),
            Self::New => Some(64),
        }
    }

    /// The most general registers that a thread can have; `None` where the specification does not say.
    pub const fn registers(self) -> Option<u16> {
        match self {
            Self::Old => None,
            Self::New => None,
        }
    }

    /// How many address registers there are; `None` where the specification does not say.
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

openvisa_codec::enumeration_traits!(Platform);
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
    /// The platforms that have devices of a product family, by the number that a zebin gives in the note of type 1 of its
    /// section `.note.intelgt.compat`. Empty: the specification knows no such device.
    pub const fn of_product(product: u32) -> Self {
        Self(
            match product {
                3 => 3,
                16 => 2,
                _ => 0,
            },
        )
    }

    /// The set with these bits, bit n for the platform with discriminant n. Bits beyond the last platform are
    /// dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Bit n is the platform with discriminant n.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the platform is in the set.
    pub const fn contains(self, platform: Platform) -> bool {
        self.0 >> platform as u8 & 1 == 1
    }

    /// The set and one more platform.
    pub const fn with(self, platform: Platform) -> Self {
        Self(self.0 | 1 << platform as u8)
    }

    /// Platforms of both sets.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Platforms of either set.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The platforms of the set, oldest first.
    pub fn iter(self) -> impl Iterator<Item = Platform> {
        Platform::ALL.iter().copied().filter(move |p| self.contains(*p))
    }
}
