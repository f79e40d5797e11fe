//! Platforms, versions of the object format, and gates over both.

use crate::model::PlatformId;
use crate::span::{Name, Span};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;

/// One hardware platform.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Platform {
    /// Name as in gates: `TGLLP`.
    pub name: Name,
    /// Bytes of a general register. `None` where the documents do not say (upstream folders).
    pub register_bytes: Option<u16>,
    /// The most general registers that a thread can have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registers: Option<u16>,
    /// How many address registers there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address_registers: Option<u16>,
    /// How many levels of caches a load or store has a behaviour for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache_levels: Option<u16>,
    /// The name that the vendor's assembler takes.
    pub text: Option<String>,
    /// Remarks.
    pub notes: String,
    /// The whole row.
    pub span: Span,
}

/// A device, as the vendor's offline compiler names it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Device {
    /// Its name: `tgllp`.
    pub name: Name,
    /// The platform whose instructions it has.
    pub platform: PlatformId,
    /// The number of its product family in a zebin; `None` where it is not known.
    pub product: Option<u32>,
    /// The whole row.
    pub span: Span,
}

/// A set of platforms, over the order of the platform table. At most 64 platforms.
///
/// In JSON: the positions of the platforms in `platforms`, oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, JsonSchema)]
#[schemars(with = "Vec<PlatformId>")]
pub struct PlatformSet(pub u64);

impl Serialize for PlatformSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl PlatformSet {
    /// How many platforms a set can hold.
    pub const CAPACITY: usize = 64;
    /// No platform.
    pub const EMPTY: Self = Self(0);

    /// The first `count` platforms. Counts above [`CAPACITY`](Self::CAPACITY) are that capacity.
    pub const fn all(count: usize) -> Self {
        if count >= Self::CAPACITY { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }

    /// This platform alone.
    pub const fn only(id: PlatformId) -> Self {
        Self(1 << id.0)
    }

    /// Every platform before this one.
    pub const fn before(id: PlatformId) -> Self {
        Self((1 << id.0) - 1)
    }

    /// This platform and every later one, of `count` in all.
    pub const fn from(id: PlatformId, count: usize) -> Self {
        Self(Self::all(count).0 & !Self::before(id).0)
    }

    /// Platforms of either.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Platforms of both.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the platform is in the set.
    pub const fn contains(self, id: PlatformId) -> bool {
        self.0 >> id.0 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The platforms of the set, oldest first.
    pub fn iter(self) -> impl Iterator<Item = PlatformId> {
        (0..Self::CAPACITY as u8).map(PlatformId).filter(move |id| self.contains(*id))
    }
}

/// A version of the object format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Version {
    /// Major version.
    pub major: u8,
    /// Minor version.
    pub minor: u8,
    /// Which of the layouts that share the two numbers: 0 is the usual one, smaller ones are older.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub revision: i8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
fn is_usual(revision: &i8) -> bool {
    *revision == 0
}

impl Version {
    /// Older than all.
    pub const OLDEST: Self = Self { major: 0, minor: 0, revision: 0 };

    /// Reads `4.1`, or a revision of it: `4.1.1` is after it, `4.1-1` before it. A revision is from -8 to 7.
    pub fn parse(text: &str) -> Option<Self> {
        let openvisa_codec::Version { major, minor, revision } = text.parse().ok()?;
        (major <= 15).then_some(Self { major, minor, revision })
    }

    /// It as the codec has it.
    pub fn codec(self) -> openvisa_codec::Version {
        openvisa_codec::Version::new(self.major, self.minor).revised(self.revision)
    }

    /// The one after it.
    #[must_use]
    pub fn next(self) -> Self {
        match self.revision {
            0 => Self { minor: self.minor.saturating_add(1), ..self },
            revision => Self { revision: revision + 1, ..self },
        }
    }

    /// It without its revision.
    #[must_use]
    pub fn number(self) -> Self {
        Self { revision: 0, ..self }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.codec().fmt(f)
    }
}

/// Versions from one (inclusive) to another (exclusive).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, JsonSchema)]
pub struct VersionRange {
    /// First version of the range; `None` is the oldest.
    pub from: Option<Version>,
    /// First version after the range; `None` is no end.
    pub before: Option<Version>,
}

impl VersionRange {
    /// Whether the version is in the range.
    pub fn contains(self, version: Version) -> bool {
        self.from.is_none_or(|f| version >= f) && self.before.is_none_or(|b| version < b)
    }
}

/// A limit to some platforms and versions: `{XEHP+}`, `{v3.4+}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Gate {
    /// Platforms it lets through.
    pub platforms: PlatformSet,
    /// Versions it lets through.
    pub versions: VersionRange,
    /// As written, without braces.
    pub source: String,
    /// Where it stands, with braces.
    pub span: Span,
}

/// A number that may differ between platforms or versions: `256{-PVC}/512{PVC+}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GatedNumber {
    /// Where it holds; `None` is everywhere.
    pub gate: Option<Gate>,
    /// The number.
    pub value: u32,
}
