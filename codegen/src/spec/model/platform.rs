//! Platforms, versions of the object format, and gates over both.
//!
//! For example, the gate `{XEHP+}` holds on XEHP and later platforms, and `{v3.4+}` from version
//! 3.4 on.

use crate::spec::model::{FormerName, PlatformId};
use crate::spec::span::{Name, Span};
#[cfg(test)]
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;

/// A hardware platform.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Platform {
    /// The name in gates: `TGLLP`.
    pub name: Name,
    /// Size of a general register in bytes. `None` if the documents do not give it (upstream
    /// folders).
    pub register_bytes: Option<u16>,
    /// Maximum number of general registers of a thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registers: Option<u16>,
    /// Numbers of general registers that a kernel can ask for, ascending.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub register_counts: Vec<u16>,
    /// Number of address registers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address_registers: Option<u16>,
    /// Number of registers for local ids in the payload of a kernel that reads none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub local_id_registers: Option<u16>,
    /// Number of cache levels for which a load or store gives a caching behaviour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache_levels: Option<u16>,
    /// The name in the vendor's assembler.
    pub text: Option<String>,
    /// Remarks, without the formal sentences.
    pub notes: String,
    /// The names that the platform had in earlier specifications. They have no texts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub formerly: Vec<FormerName>,
    /// The place of the row.
    pub span: Span,
}

/// A device, as the vendor's offline compiler names it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Device {
    /// The name: `tgllp`.
    pub name: Name,
    /// The platform whose instructions the device has.
    pub platform: PlatformId,
    /// The number of the product family in a zebin; `None` if it is not known.
    pub product: Option<u32>,
    /// The place of the row.
    pub span: Span,
}

/// A set of at most 64 platforms, as a bit mask over the platform table.
///
/// In JSON, the indices of the platforms in `platforms`, oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(test, derive(JsonSchema))]
#[cfg_attr(test, schemars(with = "Vec<PlatformId>"))]
pub struct PlatformSet(pub u64);

impl Serialize for PlatformSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl PlatformSet {
    /// Maximum number of platforms in a set.
    pub const CAPACITY: usize = 64;
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the set of the first `count` platforms, at most [`CAPACITY`](Self::CAPACITY).
    pub const fn all(count: usize) -> Self {
        if count >= Self::CAPACITY { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }

    /// Returns the set of one platform.
    pub const fn only(id: PlatformId) -> Self {
        Self(1 << id.0)
    }

    /// Returns the set of all platforms before `id`.
    pub const fn before(id: PlatformId) -> Self {
        Self((1 << id.0) - 1)
    }

    /// Returns the set of `id` and all later platforms, out of `count`.
    pub const fn from(id: PlatformId, count: usize) -> Self {
        Self(Self::all(count).0 & !Self::before(id).0)
    }

    /// Returns the union of both sets.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the intersection of both sets.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns whether the platform is in the set.
    pub const fn contains(self, id: PlatformId) -> bool {
        self.0 >> id.0 & 1 == 1
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the platforms of the set, oldest first.
    pub fn iter(self) -> impl Iterator<Item = PlatformId> {
        (0..Self::CAPACITY as u8).map(PlatformId).filter(move |id| self.contains(*id))
    }
}

/// A version of the object format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Version {
    /// Major version.
    pub major: u8,
    /// Minor version.
    pub minor: u8,
    /// Number of the layout among those that share the version: 0 is the usual one, negative ones
    /// are older.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub revision: i8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
fn is_usual(revision: &i8) -> bool {
    *revision == 0
}

impl Version {
    /// The version 0.0, which is below all real ones.
    pub const OLDEST: Self = Self { major: 0, minor: 0, revision: 0 };

    /// Parses `4.1`, or a revision of it: `4.1.1` follows it, `4.1-1` precedes it. A revision is
    /// from -8 to 7.
    pub fn parse(text: &str) -> Option<Self> {
        let openvisa_isa_core::Version { major, minor, revision } = text.parse().ok()?;
        (major <= 15).then_some(Self { major, minor, revision })
    }

    /// Returns the version as a type of the runtime crate.
    pub fn to_runtime(self) -> openvisa_isa_core::Version {
        openvisa_isa_core::Version::new(self.major, self.minor).revised(self.revision)
    }

    /// Returns the next version or, for a revision, the next revision.
    #[must_use]
    pub fn next(self) -> Self {
        match self.revision {
            0 => Self { minor: self.minor.saturating_add(1), ..self },
            revision => Self { revision: revision + 1, ..self },
        }
    }

    /// Returns the version without its revision.
    #[must_use]
    pub fn number(self) -> Self {
        Self { revision: 0, ..self }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_runtime().fmt(f)
    }
}

/// A range of versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct VersionRange {
    /// First version of the range; `None` for the oldest.
    pub from: Option<Version>,
    /// First version after the range; `None` if the range has no end.
    pub before: Option<Version>,
}

impl VersionRange {
    /// Returns whether the version is in the range.
    pub fn contains(self, version: Version) -> bool {
        self.from.is_none_or(|f| version >= f) && self.before.is_none_or(|b| version < b)
    }
}

/// A limit to some platforms and versions, for example `{XEHP+}` or `{v3.4+}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Gate {
    /// The platforms on which the gate holds.
    pub platforms: PlatformSet,
    /// The versions in which the gate holds.
    pub versions: VersionRange,
    /// The gate as written, without braces.
    pub source: String,
    /// The place of the gate, with braces.
    pub span: Span,
}

impl Gate {
    /// Returns whether the newest version of the object format has an item with this gate.
    pub fn is_newest(gate: Option<&Self>) -> bool {
        gate.is_none_or(|gate| gate.versions.before.is_none())
    }
}

/// A number that may differ between platforms or versions, for example `256{-PVC}/512{PVC+}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct GatedNumber {
    /// The gate of the number; `None` if it applies everywhere.
    pub gate: Option<Gate>,
    /// The number.
    pub value: u32,
}
