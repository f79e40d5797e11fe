//! Ranges of versions.

use crate::Version;

/// Versions from one (inclusive) to another (exclusive).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Versions {
    /// The first; `None` is the oldest.
    pub from: Option<Version>,
    /// The first one after them; `None` is no end.
    pub before: Option<Version>,
}

impl Versions {
    /// Every version.
    pub const ALL: Self = Self { from: None, before: None };

    /// This version and later ones.
    pub const fn since(major: u8, minor: u8) -> Self {
        Self::from(Version::new(major, minor))
    }

    /// This version, revision and all, and later ones.
    pub const fn from(version: Version) -> Self {
        Self { from: Some(version), before: None }
    }

    /// These without this version and later ones.
    #[must_use]
    pub const fn until(self, major: u8, minor: u8) -> Self {
        self.before(Version::new(major, minor))
    }

    /// These without this version, revision and all, and later ones.
    #[must_use]
    pub const fn before(self, version: Version) -> Self {
        Self { before: Some(version), ..self }
    }

    /// Whether the version is one of them.
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
