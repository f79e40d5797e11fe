//! Sets of the members of an enumeration, as the bits of an integer.
//!
//! For example, the set of the platforms with discriminants 0 and 2 is `0b101`.

/// Defines a set of the members of an enumeration with at most 64 members, whose discriminants are
/// their positions in `ALL`. The literal has a bit for each member.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// enum Side {
///     Left,
///     Right,
/// }
///
/// impl Side {
///     const ALL: &'static [Self] = &[Self::Left, Self::Right];
/// }
///
/// openvisa_isa_core::enum_set! {
///     /// A set of sides.
///     struct SideSet of Side, 0b11;
/// }
///
/// let both = SideSet::EMPTY.with(Side::Left).with(Side::Right);
/// assert_eq!(both, SideSet::ALL);
/// assert_eq!(format!("{both:?}"), "{Left, Right}");
/// ```
#[macro_export]
macro_rules! enum_set {
    ($(#[$attribute:meta])* $visibility:vis struct $name:ident of $item:ident, $all:literal;) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $visibility struct $name(u64);

        impl ::core::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        #[allow(dead_code, reason = "a private set may need only some of these functions")]
        impl $name {
            /// The set without members.
            $visibility const EMPTY: Self = Self(0);

            /// The set of all members.
            $visibility const ALL: Self = Self($all);

            /// Returns the set with these bits: bit `n` is the member with discriminant `n`. Bits
            /// above the last member are dropped.
            $visibility const fn from_bits(bits: u64) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// Returns the set as bits: bit `n` is the member with discriminant `n`.
            $visibility const fn bits(self) -> u64 {
                self.0
            }

            /// Returns whether `member` is in the set.
            $visibility const fn contains(self, member: $item) -> bool {
                self.0 >> member as u8 & 1 == 1
            }

            /// Returns the set with one more member.
            $visibility const fn with(self, member: $item) -> Self {
                Self(self.0 | 1 << member as u8)
            }

            /// Returns the members that are in both sets.
            $visibility const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns the members that are in either set.
            $visibility const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns whether the set has no member.
            $visibility const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns an iterator over the members of the set, in ascending order.
            $visibility fn iter(self) -> impl Iterator<Item = $item> {
                $item::ALL.iter().copied().filter(move |member| self.contains(*member))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Axis {
        X,
        Y,
        Z,
    }

    impl Axis {
        const ALL: &'static [Self] = &[Self::X, Self::Y, Self::Z];
    }

    enum_set! {
        /// A set of axes.
        struct AxisSet of Axis, 0b111;
    }

    #[test]
    fn bits_above_the_last_member_are_dropped() {
        assert_eq!(AxisSet::from_bits(u64::MAX), AxisSet::ALL);
        assert_eq!(AxisSet::from_bits(0b1010).bits(), 0b010);
    }

    #[test]
    fn members_are_iterated_in_ascending_order() {
        let set = AxisSet::EMPTY.with(Axis::Z).with(Axis::X);
        assert!(set.iter().eq([Axis::X, Axis::Z]));
        assert!(set.contains(Axis::Z) && !set.contains(Axis::Y));
        assert!(AxisSet::EMPTY.iter().next().is_none() && AxisSet::default().is_empty());
    }

    #[test]
    fn union_and_intersection_combine_members() {
        let (low, high) = (AxisSet::from_bits(0b011), AxisSet::from_bits(0b110));
        assert_eq!(low.union(high), AxisSet::ALL);
        assert!(low.intersection(high).iter().eq([Axis::Y]));
    }
}
