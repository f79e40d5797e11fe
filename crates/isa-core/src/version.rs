//! Versions of the object format, and ranges of versions.
//!
//! For example, `Versions::since(3, 1).until(3, 4)` contains 3.1 to 3.3.

use core::fmt;

/// A version of the object format, for example `4.1`, or a revision of a version. Revision `4.1.1`
/// is newer than `4.1`, and `4.1-1` is older.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// Major version.
    pub major: u8,
    /// Minor version.
    pub minor: u8,
    /// Revision from -8 to 7, which distinguishes layouts that share a version number. Object files
    /// do not contain it. 0 is the usual layout, negative revisions are older, positive ones newer.
    pub revision: i8,
}

impl Version {
    /// Creates the version `major.minor` with revision 0.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor, revision: 0 }
    }

    /// Returns the version with another revision, from -8 to 7.
    #[must_use]
    pub const fn revised(self, revision: i8) -> Self {
        Self { revision, ..self }
    }

    /// Returns the version with revision 0: the part that object files contain.
    #[must_use]
    pub const fn number(self) -> Self {
        self.revised(0)
    }

    /// Returns whether the version is `major.minor` or newer.
    #[inline]
    pub const fn at_least(self, major: u8, minor: u8) -> bool {
        self.reaches(Self::new(major, minor))
    }

    /// Returns whether the version is `version` or newer, with the revisions compared as well.
    #[inline]
    pub const fn reaches(self, version: Self) -> bool {
        self.key() >= version.key()
    }

    /// Returns the version as one integer, in the order of versions, so that repeated comparisons
    /// need one register.
    ///
    /// The key has 4 bits of major version, 8 of minor version and 4 of revision plus 8. For
    /// example, 3.4 has the key `0x3048`. Components out of range are clamped.
    #[inline]
    pub const fn key(self) -> u16 {
        let major = if self.major > 15 { 15 } else { self.major };
        let revision = if self.revision < -8 {
            -8
        } else if self.revision > 7 {
            7
        } else {
            self.revision
        };
        (major as u16) << 12 | (self.minor as u16) << 4 | (revision + 8) as u16
    }

    /// Returns the version with this key.
    #[inline]
    pub const fn from_key(key: u16) -> Self {
        let [major, minor, revision] = [key >> 12, key >> 4 & 0xff, key & 15];
        Self { major: major as u8, minor: minor as u8, revision: revision as i8 - 8 }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)?;
        match self.revision {
            0 => Ok(()),
            revision @ ..0 => write!(f, "{revision}"),
            revision => write!(f, ".{revision}"),
        }
    }
}

/// Parses `4.1`, `4.1.1` or `4.1-1`.
impl core::str::FromStr for Version {
    type Err = NoVersion;

    fn from_str(text: &str) -> Result<Self, NoVersion> {
        fn parse_component(digits: &str) -> Result<u8, NoVersion> {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse().ok().filter(|_| plain).ok_or(NoVersion)
        }
        let (major, rest) = text.split_once('.').ok_or(NoVersion)?;
        let (minor, revision) = match rest.find(['.', '-']) {
            None => (rest, 0),
            Some(at) => {
                let digits = i16::from(parse_component(&rest[at + 1..])?);
                match if rest[at..].starts_with('-') { -digits } else { digits } {
                    // Revision 0 is not written: `4.1.0` is an error.
                    revision @ (-8..=-1 | 1..=7) => (&rest[..at], revision as i8),
                    _ => return Err(NoVersion),
                }
            }
        };
        Ok(Self::new(parse_component(major)?, parse_component(minor)?).revised(revision))
    }
}

/// The error for text that is not a version.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct NoVersion;

impl fmt::Display for NoVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a version is two numbers with a full stop between, perhaps with a revision: 4.1, 4.1.1, 4.1-1")
    }
}

crate::error_types!(NoVersion);

/// A range of versions: `from` is inclusive, `before` exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Versions {
    /// First version; `None` if there is no lower bound.
    pub from: Option<Version>,
    /// First version after the range; `None` if there is no upper bound.
    pub before: Option<Version>,
}

impl Versions {
    /// All versions.
    pub const ALL: Self = Self { from: None, before: None };

    /// Returns the range of `major.minor` and newer versions.
    pub const fn since(major: u8, minor: u8) -> Self {
        Self::from(Version::new(major, minor))
    }

    /// Returns the range of `version` and newer versions, with the revisions compared as well.
    pub const fn from(version: Version) -> Self {
        Self { from: Some(version), before: None }
    }

    /// Returns the range without `major.minor` and newer versions.
    #[must_use]
    pub const fn until(self, major: u8, minor: u8) -> Self {
        self.before(Version::new(major, minor))
    }

    /// Returns the range without `version` and newer versions, with the revisions compared as well.
    #[must_use]
    pub const fn before(self, version: Version) -> Self {
        Self { before: Some(version), ..self }
    }

    /// Returns whether the range contains a version.
    pub const fn contain(self, version: Version) -> bool {
        let late = match self.from {
            Some(from) => version.reaches(from),
            None => true,
        };
        let early = match self.before {
            Some(before) => !version.reaches(before),
            None => true,
        };
        late && early
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;

    const V41: Version = Version::new(4, 1);

    #[test]
    fn versions_end_before_the_second_bound() {
        let some = Versions { from: Some(Version::new(3, 1)), before: Some(Version::new(3, 4)) };
        let inside = |major, minor| some.contain(Version::new(major, minor));
        assert!(inside(3, 1) && inside(3, 3) && !inside(3, 0) && !inside(3, 4) && !inside(4, 1));
        assert!(Versions::ALL.contain(Version::new(3, 0)));
        let revised = Versions::from(Version::new(4, 1).revised(1)).before(Version::new(4, 1).revised(2));
        assert!(revised.contain(Version::new(4, 1).revised(1)) && !revised.contain(Version::new(4, 1)));
        assert!(!revised.contain(Version::new(4, 1).revised(2)) && !revised.contain(Version::new(4, 2)));
    }

    #[test]
    fn versions_parse_print_and_compare_in_order() {
        let all = ["3.4", "3.10", "4.0", "4.1-8", "4.1-1", "4.1", "4.1.2", "4.1.7", "4.2", "15.255.7"];
        let versions = all.map(|text| text.parse::<Version>().expect(text));
        for (version, text) in versions.into_iter().zip(all) {
            assert_eq!((version.to_string().as_str(), Version::from_key(version.key())), (text, version));
        }
        assert!(versions.is_sorted() && versions.is_sorted_by_key(|version| version.key()));
        for text in [
            "", "4", "4.", ".1", "4.1.", "4.1-", "4.1.0", "4.1-0", "4.1.8", "4.1-9", "4.1.1.1", "4.256", "+4.1",
            "4.1.+1", "4.1--1", "4 .1",
        ] {
            assert_eq!(text.parse::<Version>(), Err(NoVersion), "{text}");
        }
        // Components out of range are clamped.
        assert_eq!(Version::new(16, 3).key(), Version::new(15, 3).key());
    }

    #[test]
    fn versions_are_ordered_by_both_parts() {
        assert!(Version::new(3, 10).at_least(3, 4) && !Version::new(3, 3).at_least(3, 4) && V41.at_least(3, 8));
    }
}
