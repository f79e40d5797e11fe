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
        Self { from: Some(Version::new(major, minor)), before: None }
    }

    /// These without this version and later ones.
    #[must_use]
    pub const fn until(self, major: u8, minor: u8) -> Self {
        Self { before: Some(Version::new(major, minor)), ..self }
    }

    /// Whether the version is one of them.
    pub const fn contain(self, version: Version) -> bool {
        let late = match self.from {
            Some(from) => version.at_least(from.major, from.minor),
            None => true,
        };
        let early = match self.before {
            Some(before) => !version.at_least(before.major, before.minor),
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
    }
}
