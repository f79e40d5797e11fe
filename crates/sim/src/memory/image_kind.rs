//! Kinds of images, and their names.
//!
//! For example, an image of the kind `2d_array` has layers of two dimensions.

use crate::memory::image::FormatError;
use std::fmt;
use std::str::FromStr;

/// The dimensions of an image, and whether the last one counts layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ImageKind {
    /// One dimension.
    D1,
    /// One dimension, without sampling: the image can only be loaded and stored.
    Buffer,
    /// Layers of one dimension.
    D1Array,
    /// Two dimensions.
    D2,
    /// Layers of two dimensions.
    D2Array,
    /// Three dimensions.
    D3,
}

impl ImageKind {
    /// All kinds.
    pub const ALL: &'static [Self] = &[Self::D1, Self::Buffer, Self::D1Array, Self::D2, Self::D2Array, Self::D3];

    /// Returns the name, for example `2d_array`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::D1 => "1d",
            Self::Buffer => "buffer",
            Self::D1Array => "1d_array",
            Self::D2 => "2d",
            Self::D2Array => "2d_array",
            Self::D3 => "3d",
        }
    }

    /// Returns the number of coordinates of a texel, including the layer.
    pub const fn dimensions(self) -> usize {
        match self {
            Self::D1 | Self::Buffer => 1,
            Self::D1Array | Self::D2 => 2,
            Self::D2Array | Self::D3 => 3,
        }
    }

    /// Returns whether the last dimension counts layers.
    pub const fn is_array(self) -> bool {
        matches!(self, Self::D1Array | Self::D2Array)
    }
}

impl fmt::Display for ImageKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ImageKind {
    type Err = FormatError;

    /// Parses a name such as `2d_array`. Case is ignored.
    fn from_str(text: &str) -> Result<Self, FormatError> {
        Self::ALL.iter().find(|kind| kind.name().eq_ignore_ascii_case(text)).copied().ok_or_else(|| {
            let known = Self::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
            FormatError(format!("`{text}` is not a kind of image; expected one of {known}"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_name() {
        for kind in ImageKind::ALL {
            assert_eq!(kind.to_string().to_uppercase().parse(), Ok(*kind));
        }
        let error = "cube".parse::<ImageKind>().unwrap_err().to_string();
        assert_eq!(error, "`cube` is not a kind of image; expected one of 1d, buffer, 1d_array, 2d, 2d_array, 3d");
    }
}
