//! What the generated crate would otherwise repeat for every type: the [`Wire`](crate::Wire) forms of enumerations, bit fields
//! and instructions, each from one line that says what is particular about it.

/// The wire form of enumerations and bit fields: the integer, as far as it has a meaning. They have `from_bits` and `bits`. In front
/// stands what is zero.
///
/// ```ignore
/// wire_integers! { Self(0); u8: ExecControl Modifiers; u16: Predicate; }
/// ```
#[macro_export]
macro_rules! wire_integers {
    (@each $zero:expr; $int:ident $($name:ident)*) => {$(
        impl $crate::Zero for $name {
            #[inline]
            fn zeroed(_: u32) -> Self {
                $zero
            }
        }

        impl $crate::Code for $name {
            type Int = $int;

            #[inline]
            fn of(bits: $int) -> ::core::option::Option<Self> {
                Self::from_bits(bits)
            }

            #[inline]
            fn code(self) -> $int {
                self.bits()
            }
        }
    )*};
    ($zero:expr; $($int:ident: $($name:ident)*;)*) => {$(
        $crate::wire_integers! { @each $zero; $int $($name)* }
    )*};
}

/// The wire forms of structs. A row is the name, the members if they are not the fields, and the fields in wire order. A field is
/// written like this:
///
/// ```ignore
/// name                      // as its type
/// name[as Form]             // in another form, see `Form`
/// name[if condition]        // present only if the condition holds, otherwise the default value
/// name[is Type]             // as its type, which conditions on it must know
/// name[where condition]     // selects the layout: is not written if the condition does not hold
/// name[count u8 of list]    // no member: how many elements the list has
/// name[list count]          // a list that was counted before
/// ```
///
/// Conditions see the members as variables.
#[macro_export]
macro_rules! wire_structs {
    ($($name:ident $(<$life:lifetime>)? $(($($member:ident),*))? { $($field:ident $([$($how:tt)*])?),* $(,)? })*) => {$(
        $crate::wire_structs! { @row $name $(<$life>)? [$(($($member),*))? ($($field),*)] $($field [$($($how)*)?])* }
    )*};
    (@row $name:ident $(<$life:lifetime>)? [($($member:ident),*) $($fields:tt)?] $($field:ident $how:tt)*) => {
        impl $(<$life>)? $crate::Zero for $name $(<$life>)? {
            #[inline]
            fn zeroed(_zero: u32) -> Self {
                Self { $($member: $crate::Zero::zeroed(_zero)),* }
            }
        }

        impl<'a> $crate::Wire<'a> for $name $(<$life>)? {
            $crate::wire_fields!([$($fields)?] [$($member),*] $($field $how)*);
        }
    };
}

/// The two walks over the fields of [`wire_structs!`]. Most structs have fields that are all as their types, and do without names for
/// them: there are thousands to compile.
#[doc(hidden)]
#[macro_export]
macro_rules! wire_fields {
    ($fields:tt $members:tt $($field:ident [])*) => {
        #[inline]
        fn fill(&mut self, r: &mut $crate::Reader<'a>) -> bool {
            $($crate::Wire::fill(&mut self.$field, r) &&)* true
        }

        #[inline(always)]
        fn send<S: $crate::Sink>(&self, sink: &mut S) -> bool {
            $($crate::Sink::value(sink, &self.$field) &&)* true
        }
    };
    ($fields:tt [$($member:ident),*] $($field:ident $how:tt)*) => {
        #[inline]
        fn fill(&mut self, r: &mut $crate::Reader<'a>) -> bool {
            $(let $field = $crate::wire_field!(fill self r $field $how);)*
            true
        }

        #[inline(always)]
        fn send<S: $crate::Sink>(&self, sink: &mut S) -> bool {
            let Self { $($member),* } = self;
            $($crate::wire_field!(send sink $field $how) &&)* true
        }
    };
}

/// Forms of structs that depend on the version. A row is the name of the form, the struct, and the rest as for
/// [`wire_structs!`](crate::wire_structs).
#[macro_export]
macro_rules! wire_forms {
    ($($form:ident: $name:ident $(<$life:lifetime>)? ($($member:ident),*) { $($field:ident $([$($how:tt)*])?),* $(,)? })*) => {$(
        struct $form;

        impl<'a> $crate::Form<'a, $name $(<$life>)?> for $form {
            #[inline]
            fn fill(value: &mut $name $(<$life>)?, r: &mut $crate::Reader<'a>) -> bool {
                $(let $field = $crate::wire_field!(fill value r $field [$($($how)*)?]);)*
                true
            }

            fn send<S: $crate::Sink>(value: &$name $(<$life>)?, sink: &mut S) -> bool {
                let $name { $($member),* } = value;
                $($crate::wire_field!(send sink $field [$($($how)*)?]) &&)* true
            }
        }
    )*};
}

/// The wire form of structs that is, by version, one of several: `Gather4Typed (dst, src) = Since<0x3028, Gather4TypedCurrent, Gather4TypedOld>;`
#[macro_export]
macro_rules! wire_versions {
    ($($name:ident $(<$life:lifetime>)? ($($member:ident),*) = $form:ty;)*) => {$(
        impl $(<$life>)? $crate::Zero for $name $(<$life>)? {
            #[inline]
            fn zeroed(_zero: u32) -> Self {
                Self { $($member: $crate::Zero::zeroed(_zero)),* }
            }
        }

        impl<'a> $crate::Wire<'a> for $name $(<$life>)? {
            #[inline]
            fn fill(&mut self, r: &mut $crate::Reader<'a>) -> bool {
                <$form as $crate::Form<'a, Self>>::fill(self, r)
            }

            #[inline(always)]
            fn send<S: $crate::Sink>(&self, sink: &mut S) -> bool {
                sink.form::<$form, Self>(self)
            }
        }
    )*};
}

/// Writing instructions: methods of an enum over formats, which have [`Wire`](crate::Wire) forms. In front stand formats with the same
/// fields, all as their types, in groups: where code is the same for many instructions, processors guess better where it goes on. The
/// other formats follow. Behind each name are the bytes of its opcode, of those in groups one. `since` says from which version on operands
/// have the form they have today.
///
/// ```ignore
/// encodings! { Inst<'_>, since 3 4;
///     alike { { exec_size, pred, dst, src0 }: Mov 0x29, Not 0x23; }
///     others { Cmp 0x2c; }
/// }
/// ```
#[macro_export]
macro_rules! encodings {
    ($inst:ty, since $major:literal $minor:literal;
        alike { $($fields:tt: $($like:ident $like_opcode:literal),+;)* }
        others { $($name:ident $($opcode:literal)+;)* }
    ) => {
        impl $inst {
            /// Writes the instruction. What is written is read as an equal instruction.
            ///
            /// # Errors
            /// When the buffer is too small, or the instruction has no bytes: a reserved bit is set, a value has no place in this
            /// version, or it is for another layout.
            #[inline]
            pub fn encode(&self, writer: &mut $crate::Writer<'_>) -> ::core::result::Result<(), $crate::WriteError> {
                let first = self.first_byte();
                match writer.in_room(|bytes, version| self.put(first, bytes, version)) {
                    Some(()) => Ok(()),
                    None => self.encode_any(writer),
                }
            }

            /// The byte that it begins with. Compilers make a table of this where it stands alone; among the branches of `put` they
            /// would make further branches, which processors guess badly.
            #[inline(always)]
            const fn first_byte(&self) -> u8 {
                match self {
                    $($(Self::$like(_) => $like_opcode,)+)*
                    $(Self::$name(_) => $crate::first!($($opcode)+),)*
                }
            }

            /// Puts what is as it is as a rule into the room, and gives how many bytes it takes.
            fn put(&self, first: u8, bytes: &mut [u8; $crate::ROOM], version: u16) -> ::core::option::Option<usize> {
                // This asks for all operands.
                if version < $crate::Version::new($major, $minor).key() {
                    return None;
                }
                match self {
                    $($(Self::$like($like $fields))|+ => {
                        let mut room = $crate::Room::new(bytes, version);
                        room.put([first])?;
                        $crate::put_fields!(room $fields);
                        Some(room.len())
                    })*
                    $(Self::$name(inst) => $crate::put_behind(inst, [$($opcode),+], bytes, version),)*
                }
            }

            /// As `encode`, for what is not as it is as a rule: older versions, little room, and errors.
            #[cold]
            #[inline(never)]
            fn encode_any(&self, writer: &mut $crate::Writer<'_>) -> ::core::result::Result<(), $crate::WriteError> {
                writer.within(|writer| $crate::Exact::write(writer, |sink| self.send_any(self.first_byte(), sink)))
            }

            /// How many bytes it takes.
            // Who asks compiles the walk over all formats that answers.
            #[inline]
            pub fn encoded_len(&self, version: $crate::Version) -> usize {
                $crate::Length::of(version, |sink| self.send_any(0, sink))
            }

            /// Sends all of it, and says whether the sink took it. Formats with the same fields do not tell how they begin.
            #[allow(unused_variables)] // Where no formats are alike.
            fn send_any<S: $crate::Sink>(&self, first: u8, sink: &mut S) -> bool {
                match self {
                    $($(Self::$like($like $fields))|+ => sink.bytes(&[first]) && $crate::send_fields!(sink $fields),)*
                    $(Self::$name(inst) => $crate::send_behind(inst, &[$($opcode),+], sink),)*
                }
            }
        }
    };
}

/// The first of several.
#[doc(hidden)]
#[macro_export]
macro_rules! first {
    ($first:literal $($more:literal)*) => {
        $first
    };
}

/// The fields of a group of [`encodings!`], put one after the other.
#[doc(hidden)]
#[macro_export]
macro_rules! put_fields {
    ($room:ident { $($field:ident),* }) => {
        $($crate::Wire::put($field, &mut $room)?;)*
    };
}

/// The same fields, sent.
#[doc(hidden)]
#[macro_export]
macro_rules! send_fields {
    ($sink:ident { $($field:ident),* }) => {
        $($crate::Sink::value($sink, $field) &&)* true
    };
}

/// One field of [`wire_structs!`]: a value where it is filled, a condition where it is sent.
#[doc(hidden)]
#[macro_export]
macro_rules! wire_field {
    (fill $to:ident $r:ident $field:ident [as $form:ty]) => {{
        if !<$form as $crate::Form<'a, _>>::fill(&mut $to.$field, $r) {
            return false;
        }
        $to.$field
    }};
    (fill $to:ident $r:ident $field:ident [as $form:ty, if $condition:expr]) => {{
        if $condition && !<$form as $crate::Form<'a, _>>::fill(&mut $to.$field, $r) {
            return false;
        }
        $to.$field
    }};
    (fill $to:ident $r:ident $field:ident [if $condition:expr]) => {{
        if $condition && !$crate::Wire::fill(&mut $to.$field, $r) {
            return false;
        }
        $to.$field
    }};
    (fill $to:ident $r:ident $field:ident [count $int:ident of $list:ident]) => {
        match <$int as $crate::Wire<'a>>::get($r) {
            Some(count) => count,
            None => return false,
        }
    };
    (fill $to:ident $r:ident $field:ident [list $count:ident]) => {
        match $crate::List::get_all($r, $count as usize) {
            Some(list) => $to.$field = list,
            None => return false,
        }
    };
    (fill $to:ident $r:ident $field:ident $how:tt) => {{
        if !$crate::Wire::fill(&mut $to.$field, $r) {
            return false;
        }
        $to.$field
    }};

    (send $sink:ident $field:ident [as $form:ty]) => {
        $sink.form::<$form, _>($field)
    };
    (send $sink:ident $field:ident [as $form:ty, if $condition:expr]) => {
        (if $condition { $sink.form::<$form, _>($field) } else { $sink.form::<$crate::Absent, _>($field) })
    };
    (send $sink:ident $field:ident [if $condition:expr]) => {
        (if $condition { $sink.value($field) } else { $sink.form::<$crate::Absent, _>($field) })
    };
    (send $sink:ident $field:ident [where $condition:expr]) => {
        ($condition || $sink.refuse($crate::WriteErrorKind::OtherLayout { value: u64::from($field.bits()) }))
            && $sink.value($field)
    };
    (send $sink:ident $field:ident [count $int:ident of $list:ident]) => {
        $sink.count::<$int>($list.len())
    };
    (send $sink:ident $field:ident [list $count:ident]) => {
        $sink.list(*$field)
    };
    (send $sink:ident $field:ident $how:tt) => {
        $crate::Sink::value($sink, $field)
    };
}
