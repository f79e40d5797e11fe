//! Values of attributes.
//!
//! For example, `16` is 4 bytes for `SimdSize`, and `"3d"` is the byte 1 for `Target`.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use openvisa_isa::{Attribute, AttributeKind};

/// The value of an attribute: `()` for a flag, a number, a member of an enumeration, or a string.
///
/// If assembler text has words for the numbers, the word, the number and the member are accepted:
///
/// ```
/// use openvisa::builder::Builder;
/// use openvisa::isa::{Attribute, Target};
///
/// let mut k = Builder::kernel("k");
/// k.attribute(Attribute::Target, Target::ThreeD); // .kernel_attr Target="3d"
/// k.attribute(Attribute::Target, "3d"); // .kernel_attr Target="3d"
/// k.attribute(Attribute::SimdSize, 16);
/// k.attribute(Attribute::NoBarrier, ());
/// # k.finish().unwrap();
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeValue<'v> {
    /// A flag that is set.
    Flag,
    /// A number.
    Number(i32),
    /// A string, or the word for a number.
    Text(&'v str),
}

impl From<()> for AttributeValue<'_> {
    fn from((): ()) -> Self {
        Self::Flag
    }
}

impl From<i32> for AttributeValue<'_> {
    fn from(value: i32) -> Self {
        Self::Number(value)
    }
}

impl From<u8> for AttributeValue<'_> {
    fn from(value: u8) -> Self {
        Self::Number(value.into())
    }
}

impl From<u16> for AttributeValue<'_> {
    fn from(value: u16) -> Self {
        Self::Number(value.into())
    }
}

impl<'v> From<&'v str> for AttributeValue<'v> {
    fn from(value: &'v str) -> Self {
        Self::Text(value)
    }
}

impl AttributeValue<'_> {
    /// Returns the bytes of the value in an object file. Returns `None` if the attribute cannot
    /// have it.
    pub(super) fn to_bytes(self, attribute: Attribute) -> Option<Vec<u8>> {
        let (least, most) = attribute.bytes();
        let number = |text: &str| attribute.words().iter().find(|(word, _)| *word == text).map(|(_, number)| *number);
        let value = match (attribute.kind(), self) {
            (AttributeKind::Bool, Self::Flag) => Vec::new(),
            (AttributeKind::Int, Self::Text(text)) => return Self::Number(number(text)? as i32).to_bytes(attribute),
            // An attribute with words has no other numbers.
            (AttributeKind::Int, Self::Number(number))
                if !attribute.words().is_empty()
                    && attribute.words().iter().all(|(_, known)| i64::from(*known) != i64::from(number)) =>
            {
                return None;
            }
            (AttributeKind::Int, Self::Number(number)) => {
                let (bytes, kept) = (number.to_le_bytes(), (most as usize).min(4));
                // The bytes that are cut off must repeat the sign.
                let fill = if number < 0 { 0xff } else { 0 };
                let fits = bytes[kept..].iter().all(|byte| *byte == fill);
                fits.then(|| bytes[..kept].to_vec())?
            }
            (AttributeKind::String, Self::Text(text)) => text.as_bytes().to_owned(),
            _ => return None,
        };
        (least as usize..=most as usize).contains(&value.len()).then_some(value)
    }
}
