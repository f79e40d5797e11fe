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
    /// Broadwell (Gen8). Cherryview is treated alike. `specs/platforms.md:9`
    Bdw,
    /// Skylake, Kaby Lake, Coffee Lake (Gen9). `specs/platforms.md:10`
    Skl,
    /// Broxton, Apollo Lake, Gemini Lake (Gen9 low power). `specs/platforms.md:11`
    Bxt,
    /// Ice Lake (Gen11). `specs/platforms.md:12`
    Icllp,
    /// Tiger Lake, Rocket Lake, Alder Lake, DG1 (Xe-LP). `specs/platforms.md:13`
    Tgllp,
    /// Xe-HP software development vehicle. `specs/platforms.md:14`
    Xehp,
    /// Arc Alchemist, Flex (Xe-HPG). `specs/platforms.md:15`
    Dg2,
    /// Meteor Lake, Arrow Lake S and U (Xe-LPG): as DG2, without systolic arrays. `specs/platforms.md:16`
    Mtl,
    /// Arrow Lake H (Xe-LPG+): as MTL, with systolic arrays. `specs/platforms.md:17`
    Arl,
    /// Ponte Vecchio XL, the first stepping (Xe-HPC). `specs/platforms.md:18`
    Pvc,
    /// Ponte Vecchio XT: Data Center GPU Max. `specs/platforms.md:19`
    PvcXt,
    /// Battlemage, Lunar Lake (Xe2). `specs/platforms.md:20`
    Xe2,
    /// Panther Lake, Wildcat Lake, the other Nova Lakes (Xe3). `specs/platforms.md:21`
    Xe3,
    /// Crescent Island (Xe3P for computing). `specs/platforms.md:22`
    Xe3pCri,
    /// Nova Lake P (Xe3P for graphics). `specs/platforms.md:23`
    Nvl,
}

impl Platform {
    /// All platforms, oldest first.
    pub const ALL: &'static [Self] = &[
        Self::Bdw,
        Self::Skl,
        Self::Bxt,
        Self::Icllp,
        Self::Tgllp,
        Self::Xehp,
        Self::Dg2,
        Self::Mtl,
        Self::Arl,
        Self::Pvc,
        Self::PvcXt,
        Self::Xe2,
        Self::Xe3,
        Self::Xe3pCri,
        Self::Nvl,
    ];
    /// Device names that the vendor's offline compiler accepts, each with its platform.
    pub const DEVICES: &'static [(&'static str, Self)] = &[
        ("bdw", Self::Bdw),
        ("skl", Self::Skl),
        ("kbl", Self::Skl),
        ("aml", Self::Skl),
        ("cfl", Self::Skl),
        ("whl", Self::Skl),
        ("cml", Self::Skl),
        ("bxt", Self::Bxt),
        ("apl", Self::Bxt),
        ("glk", Self::Bxt),
        ("icllp", Self::Icllp),
        ("lkf", Self::Icllp),
        ("ehl", Self::Icllp),
        ("jsl", Self::Icllp),
        ("tgllp", Self::Tgllp),
        ("tgl", Self::Tgllp),
        ("rkl", Self::Tgllp),
        ("adl-s", Self::Tgllp),
        ("rpl-s", Self::Tgllp),
        ("adl-p", Self::Tgllp),
        ("rpl-p", Self::Tgllp),
        ("adl-n", Self::Tgllp),
        ("dg1", Self::Tgllp),
        ("dg2", Self::Dg2),
        ("acm-g10", Self::Dg2),
        ("acm-g11", Self::Dg2),
        ("acm-g12", Self::Dg2),
        ("ats-m75", Self::Dg2),
        ("dg2-g10", Self::Dg2),
        ("dg2-g10-a0", Self::Dg2),
        ("dg2-g10-a1", Self::Dg2),
        ("dg2-g10-b0", Self::Dg2),
        ("dg2-g10-c0", Self::Dg2),
        ("dg2-g11", Self::Dg2),
        ("dg2-g11-a0", Self::Dg2),
        ("dg2-g11-b0", Self::Dg2),
        ("dg2-g11-b1", Self::Dg2),
        ("dg2-g12", Self::Dg2),
        ("dg2-g12-a0", Self::Dg2),
        ("ats-m150", Self::Dg2),
        ("mtl", Self::Mtl),
        ("mtl-h", Self::Mtl),
        ("arl-s", Self::Mtl),
        ("arl-u", Self::Mtl),
        ("mtl-m", Self::Mtl),
        ("mtl-s", Self::Mtl),
        ("mtl-p", Self::Mtl),
        ("mtl-u", Self::Mtl),
        ("mtl-u-a0", Self::Mtl),
        ("mtl-u-b0", Self::Mtl),
        ("mtl-h-a0", Self::Mtl),
        ("mtl-h-b0", Self::Mtl),
        ("arl-h", Self::Arl),
        ("arl-h-a0", Self::Arl),
        ("arl-h-b0", Self::Arl),
        ("pvc-sdv", Self::Pvc),
        ("pvc-xl-a0", Self::Pvc),
        ("pvc-xl-a0p", Self::Pvc),
        ("pvc", Self::PvcXt),
        ("pvc-vg", Self::PvcXt),
        ("pvc-xt-a0", Self::PvcXt),
        ("pvc-xt-b0", Self::PvcXt),
        ("pvc-xt-b1", Self::PvcXt),
        ("pvc-xt-c0", Self::PvcXt),
        ("pvc-xt-c0-vg", Self::PvcXt),
        ("bmg", Self::Xe2),
        ("bmg-g31", Self::Xe2),
        ("bmg-g21", Self::Xe2),
        ("bmg-g21-a0", Self::Xe2),
        ("bmg-g21-a1", Self::Xe2),
        ("bmg-g21-b0", Self::Xe2),
        ("bmg-g31-a0", Self::Xe2),
        ("lnl", Self::Xe2),
        ("lnl-m", Self::Xe2),
        ("lnl-a0", Self::Xe2),
        ("lnl-a1", Self::Xe2),
        ("lnl-b0", Self::Xe2),
        ("ptl", Self::Xe3),
        ("ptl-u", Self::Xe3),
        ("wcl", Self::Xe3),
        ("ptl-h", Self::Xe3),
        ("ptl-h-a0", Self::Xe3),
        ("ptl-h-b0", Self::Xe3),
        ("ptl-u-a0", Self::Xe3),
        ("wcl-a0", Self::Xe3),
        ("wcl-a1", Self::Xe3),
        ("nvl-s", Self::Xe3),
        ("nvl-h", Self::Xe3),
        ("nvl-u", Self::Xe3),
        ("nvl-hx", Self::Xe3),
        ("nvl-ul", Self::Xe3),
        ("nvl-s-a0", Self::Xe3),
        ("nvl-s-b0", Self::Xe3),
        ("nvl-u-a0", Self::Xe3),
        ("nvl-u-a1", Self::Xe3),
        ("nvl-u-b0", Self::Xe3),
        ("cri", Self::Xe3pCri),
        ("cri-a0", Self::Xe3pCri),
        ("nvl-p", Self::Nvl),
        ("nvl-p-a0", Self::Nvl),
        ("nvl-p-b0", Self::Nvl),
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
            Self::Bdw => Some(32),
            Self::Skl => Some(32),
            Self::Bxt => Some(32),
            Self::Icllp => Some(32),
            Self::Tgllp => Some(32),
            Self::Xehp => Some(32),
            Self::Dg2 => Some(32),
            Self::Mtl => Some(32),
            Self::Arl => Some(32),
            Self::Pvc => Some(64),
            Self::PvcXt => Some(64),
            Self::Xe2 => Some(64),
            Self::Xe3 => Some(64),
            Self::Xe3pCri => Some(64),
            Self::Nvl => Some(64),
        }
    }

    /// Returns the maximum number of general registers of a thread; `None` if the
    /// specification does not state it.
    pub const fn registers(self) -> Option<u16> {
        match self {
            Self::Bdw => Some(128),
            Self::Skl => Some(128),
            Self::Bxt => Some(128),
            Self::Icllp => Some(128),
            Self::Tgllp => Some(128),
            Self::Xehp => Some(256),
            Self::Dg2 => Some(256),
            Self::Mtl => Some(256),
            Self::Arl => Some(256),
            Self::Pvc => Some(256),
            Self::PvcXt => Some(256),
            Self::Xe2 => Some(256),
            Self::Xe3 => Some(256),
            Self::Xe3pCri => Some(512),
            Self::Nvl => Some(512),
        }
    }

    /// Returns the numbers of general registers that a kernel can ask for, in ascending order.
    /// Empty if the specification does not state them.
    pub const fn register_counts(self) -> &'static [u16] {
        match self {
            Self::Bdw => &[128],
            Self::Skl => &[128],
            Self::Bxt => &[128],
            Self::Icllp => &[128],
            Self::Tgllp => &[128],
            Self::Xehp => &[128, 256],
            Self::Dg2 => &[128, 256],
            Self::Mtl => &[128, 256],
            Self::Arl => &[128, 256],
            Self::Pvc => &[128, 256],
            Self::PvcXt => &[128, 256],
            Self::Xe2 => &[128, 256],
            Self::Xe3 => &[32, 64, 96, 128, 160, 192, 256],
            Self::Xe3pCri => &[32, 64, 96, 128, 160, 192, 256, 512],
            Self::Nvl => &[32, 64, 96, 128, 160, 192, 256, 512],
        }
    }

    /// Returns the number of address registers; `None` if the specification does not
    /// state it.
    pub const fn address_registers(self) -> Option<u16> {
        match self {
            Self::Bdw => Some(16),
            Self::Skl => Some(16),
            Self::Bxt => Some(16),
            Self::Icllp => Some(16),
            Self::Tgllp => Some(16),
            Self::Xehp => Some(16),
            Self::Dg2 => Some(16),
            Self::Mtl => Some(16),
            Self::Arl => Some(16),
            Self::Pvc => Some(16),
            Self::PvcXt => Some(16),
            Self::Xe2 => Some(16),
            Self::Xe3 => Some(16),
            Self::Xe3pCri => Some(32),
            Self::Nvl => Some(32),
        }
    }

    /// Returns the number of registers for local ids in the payload of a kernel that reads none;
    /// `None` if the specification does not state it.
    pub const fn local_id_registers(self) -> Option<u16> {
        match self {
            Self::Bdw => Some(1),
            Self::Skl => Some(1),
            Self::Bxt => Some(1),
            Self::Icllp => Some(1),
            Self::Tgllp => Some(1),
            Self::Xehp => Some(0),
            Self::Dg2 => Some(0),
            Self::Mtl => Some(0),
            Self::Arl => Some(0),
            Self::Pvc => Some(0),
            Self::PvcXt => Some(0),
            Self::Xe2 => Some(0),
            Self::Xe3 => Some(0),
            Self::Xe3pCri => Some(0),
            Self::Nvl => Some(0),
        }
    }
}

impl Enumeration for Platform {
    const NAME: &'static str = "Platform";
    const NOUN: &'static str = "a platform";
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Bdw, 0, "Bdw", "BDW", Some("BDW")),
        Entry::new(Self::Skl, 1, "Skl", "SKL", Some("SKL")),
        Entry::new(Self::Bxt, 2, "Bxt", "BXT", Some("BXT")),
        Entry::new(Self::Icllp, 3, "Icllp", "ICLLP", Some("ICLLP")),
        Entry::new(Self::Tgllp, 4, "Tgllp", "TGLLP", Some("TGLLP")),
        Entry::new(Self::Xehp, 5, "Xehp", "XEHP", Some("XeHP_SDV")),
        Entry::new(Self::Dg2, 6, "Dg2", "DG2", Some("DG2")),
        Entry::new(Self::Mtl, 7, "Mtl", "MTL", Some("MTL")),
        Entry::new(Self::Arl, 8, "Arl", "ARL", Some("ARL")),
        Entry::new(Self::Pvc, 9, "Pvc", "PVC", Some("PVC")),
        Entry::new(Self::PvcXt, 10, "PvcXt", "PVC_XT", Some("PVCXT")),
        Entry::new(Self::Xe2, 11, "Xe2", "XE2", Some("XE2")),
        Entry::new(Self::Xe3, 12, "Xe3", "XE3", Some("XE3")),
        Entry::new(Self::Xe3pCri, 13, "Xe3pCri", "XE3P_CRI", Some("XE3P_CRI")),
        Entry::new(Self::Nvl, 14, "Nvl", "NVL", Some("NVL")),
    ];
    const SPELLINGS: &'static [(&'static str, Self)] = Self::DEVICES;
    fn displayed(self) -> &'static str {
        self.name()
    }
}

openvisa_isa_core::enumeration_traits!(Platform);
openvisa_isa_core::enum_set! {
    #[doc = r" A set of platforms."] pub struct PlatformSet of Platform, 32767;
}

impl PlatformSet {
    /// Returns the platforms with devices of a product family. A zebin has the number
    /// of the product family in the note of type 1 of its section
    /// `.note.intelgt.compat`. Empty if the specification has no such device.
    pub const fn of_product(product: u32) -> Self {
        Self(
            match product {
                16 => 1,
                18 => 2,
                19 => 2,
                20 => 2,
                22 => 4,
                23 => 4,
                26 => 8,
                27 => 8,
                28 => 8,
                29 => 16,
                30 => 16,
                31 => 16,
                32 => 16,
                33 => 16,
                1210 => 16,
                1270 => 64,
                1272 => 128,
                1273 => 256,
                1271 => 1536,
                1274 => 2048,
                1275 => 2048,
                1300 => 4096,
                1340 => 4096,
                1380 => 8192,
                1360 => 16384,
                _ => 0,
            },
        )
    }
}
