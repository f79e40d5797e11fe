//! Ranges of versions.
//!
//! For example, `Versions::since(3, 1).until(3, 4)` contains 3.1 to 3.3.

use crate::Version;

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
    use super::*;

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
}
