//! `Debug` output of bit fields: one function over a table of bit groups.
//!
//! For example, an execution control is printed as `ExecControl { size: Simd16, mask: M1 }`.

use crate::Enumeration;
use core::fmt;

/// A group of bits of a bit field, as `Debug` prints it.
#[derive(Clone, Copy, Debug)]
pub struct BitGroup {
    /// Name of the accessor.
    pub name: &'static str,
    /// Lowest bit.
    pub low: u8,
    /// Number of bits.
    pub width: u8,
    /// Meaning of the bits.
    pub values: BitValues,
}

/// Meaning of the values of a bit group.
#[derive(Clone, Copy, Debug)]
pub enum BitValues {
    /// An unsigned number.
    Number,
    /// A number in two's complement.
    Signed,
    /// A single bit, printed as `true` or `false`.
    Flag,
    /// A code of an enumeration. The function returns the identifier of the member.
    Named(fn(u64) -> Option<&'static str>),
}

/// Returns the identifier of the member with a code; `None` if the code is reserved.
pub fn ident_of<T: Enumeration>(code: u64) -> Option<&'static str> {
    let mut rest = T::ENTRIES;
    while let [entry, more @ ..] = rest {
        if entry.bits == code {
            return Some(entry.ident);
        }
        rest = more;
    }
    None
}

/// Writes a bit field with its groups by name, for example
/// `ExecControl { size: Simd16, mask: M1 }`.
///
/// A code without a member is written as `Reserved(7)`. Set bits outside all groups are written
/// last, as `reserved: 0x8`.
///
/// # Errors
/// Returns the errors of the formatter.
pub fn debug_bit_field(f: &mut fmt::Formatter<'_>, name: &str, bits: u64, groups: &[BitGroup]) -> fmt::Result {
    let mut out = f.debug_struct(name);
    let mut rest = bits;
    for group in groups {
        let mask = u64::MAX >> (64 - u32::from(group.width.clamp(1, 64)));
        let code = bits >> group.low & mask;
        rest &= !(mask << group.low);
        let name = group.name.strip_prefix("r#").unwrap_or(group.name);
        match group.values {
            BitValues::Number => out.field(name, &code),
            BitValues::Signed => {
                let unused = 64 - u32::from(group.width.clamp(1, 64));
                out.field(name, &((code << unused).cast_signed() >> unused))
            }
            BitValues::Flag => out.field(name, &(code != 0)),
            BitValues::Named(ident) => match ident(code) {
                Some(ident) => out.field(name, &format_args!("{ident}")),
                None => out.field(name, &format_args!("Reserved({code})")),
            },
        };
    }
    if rest != 0 {
        out.field("reserved", &format_args!("{rest:#x}"));
    }
    out.finish()
}

/// Implements `Debug` for bit fields. The rows are those of
/// [`bit_field_features!`](crate::bit_field_features).
#[doc(hidden)]
#[macro_export]
macro_rules! bit_field_debug {
    ($($name:ident $int:ident {
        $($get:ident $with:ident $low:literal $width:literal $kind:ident $type:ident,)*
    })*) => {$(
        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                const GROUPS: &[$crate::BitGroup] = &[$($crate::BitGroup {
                    name: stringify!($get), low: $low, width: $width, values: $crate::bit_field_debug!(@values $kind $type),
                }),*];
                $crate::__private::debug_bit_field(f, stringify!($name), self.0.into(), GROUPS)
            }
        }
    )*};
    (@values number $type:ident) => { $crate::BitValues::Number };
    (@values signed $type:ident) => { $crate::BitValues::Signed };
    (@values flag $type:ident) => { $crate::BitValues::Flag };
    (@values enumeration $type:ident) => { $crate::BitValues::Named($crate::__private::ident_of::<$type>) };
    // A data type is identified by its row in the table of types, not by its code.
    (@values data_type $type:ident) => {
        $crate::BitValues::Named(|code| u8::try_from(code).ok().and_then($type::from_bits).map($crate::Enumeration::ident))
    };
}

#[cfg(test)]
#[allow(unreachable_pub, dead_code)] // The macro makes more than these tests call.
mod tests {
    extern crate alloc;
    use alloc::format;

    crate::enumeration! {
        /// A size.
        pub enum Size: u8 {
            /// Code 0.
            One = 0, "one", None;
            /// Code 2.
            Two = 2, "two", None;
        }
    }

    struct TestBits(u16);

    crate::bit_field_debug! {
        TestBits u16 {
            size with_size 0 2 enumeration Size, r#type with_type 2 1 flag bool, step with_step 4 3 signed i8,
            id with_id 8 8 number u8,
        }
    }

    #[test]
    fn groups_are_shown_by_name_and_value() {
        for (bits, shown) in [
            (0, "TestBits { size: One, type: false, step: 0, id: 0 }"),
            (0xff_76, "TestBits { size: Two, type: true, step: -1, id: 255 }"),
            (0x00_03, "TestBits { size: Reserved(3), type: false, step: 0, id: 0 }"),
            (0x00_88, "TestBits { size: One, type: false, step: 0, id: 0, reserved: 0x88 }"),
        ] {
            assert_eq!(format!("{:?}", TestBits(bits)), shown);
        }
        assert_eq!(
            format!("{:#?}", TestBits(2)),
            "TestBits {\n    size: Two,\n    type: false,\n    step: 0,\n    id: 0,\n}"
        );
    }
}
