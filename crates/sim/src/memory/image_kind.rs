//! Kinds of images, and their names.
//!
//! For example, an image of the kind `2d_array` has layers of two dimensions.

use crate::memory::image::FormatError;
use openvisa_isa_core::words;
use std::str::FromStr;

words! {
    /// The dimensions of an image, and whether the last one counts layers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum ImageKind, name {
        /// One dimension.
        D1 = "1d",
        /// One dimension, without sampling: the image can only be loaded and stored.
        Buffer = "buffer",
        /// Layers of one dimension.
        D1Array = "1d_array",
        /// Two dimensions.
        D2 = "2d",
        /// Layers of two dimensions.
        D2Array = "2d_array",
        /// Three dimensions.
        D3 = "3d",
    }
}

impl ImageKind {
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

impl FromStr for ImageKind {
    type Err = FormatError;

    /// Parses a name such as `2d_array`. Case is ignored.
    fn from_str(text: &str) -> Result<Self, FormatError> {
        Self::parse(&text.to_ascii_lowercase()).ok_or_else(|| {
            let known = Self::WORDS.join(", ");
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
