//! Macros that implement [`Wire`](crate::Wire) for the generated enumerations, bit fields and
//! instructions, from one row per type.
//!
//! For example, the row `Mov { exec_size, pred, dst, src0 }` of [`wire_structs!`] becomes a decoder
//! and an encoder that process the four fields in this order.

/// Implements [`Wire`](crate::Wire) for enumerations and bit fields as integers. The types have
/// `from_bits` and `bits`. The first argument is the placeholder value.
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
            fn from_code(bits: $int) -> ::core::option::Option<Self> {
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

/// Implements [`Wire`](crate::Wire) for structs. A row is the name, the members if they differ from
/// the fields, and the fields in wire order:
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

/// Implements reading and writing of the fields of [`wire_structs!`].
///
/// Most structs have fields without annotations. The first rule handles them without local
/// variables, which saves compile time for the thousands of fields.
#[doc(hidden)]
#[macro_export]
macro_rules! wire_fields {
    ($fields:tt $members:tt $($field:ident [])*) => {
        #[inline]
        fn read_into(&mut self, r: &mut $crate::Reader<'a>) -> bool {
            $($crate::Wire::read_into(&mut self.$field, r) &&)* true
        }

        #[inline(always)]
        fn visit<S: $crate::Sink>(&self, sink: &mut S) -> bool {
            $($crate::Sink::accept_value(sink, &self.$field) &&)* true
        }
    };
    ($fields:tt [$($member:ident),*] $($field:ident $how:tt)*) => {
        #[inline]
        fn read_into(&mut self, r: &mut $crate::Reader<'a>) -> bool {
            $(let $field = $crate::wire_field!(read_into self r $field $how);)*
            true
        }

        #[inline(always)]
        fn visit<S: $crate::Sink>(&self, sink: &mut S) -> bool {
            let Self { $($member),* } = self;
            $($crate::wire_field!(visit sink $field $how) &&)* true
        }
    };
}

/// Implements version-dependent forms of structs. A row is the name of the form, the struct, and
/// the rest of a row of [`wire_structs!`](crate::wire_structs).
#[macro_export]
macro_rules! wire_forms {
    ($($form:ident: $name:ident $(<$life:lifetime>)? ($($member:ident),*) { $($field:ident $([$($how:tt)*])?),* $(,)? })*) => {$(
        struct $form;

        impl<'a> $crate::Form<'a, $name $(<$life>)?> for $form {
            #[inline]
            fn read_into(value: &mut $name $(<$life>)?, r: &mut $crate::Reader<'a>) -> bool {
                $(let $field = $crate::wire_field!(read_into value r $field [$($($how)*)?]);)*
                true
            }

            fn visit<S: $crate::Sink>(value: &$name $(<$life>)?, sink: &mut S) -> bool {
                let $name { $($member),* } = value;
                $($crate::wire_field!(visit sink $field [$($($how)*)?]) &&)* true
            }
        }
    )*};
}

/// Implements [`Wire`](crate::Wire) for structs whose form depends on the version. For example:
/// `Gather4Typed (dst, src) = Since<0x3028, Gather4TypedCurrent, Gather4TypedOld>;`
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
            fn read_into(&mut self, r: &mut $crate::Reader<'a>) -> bool {
                <$form as $crate::Form<'a, Self>>::read_into(self, r)
            }

            #[inline(always)]
            fn visit<S: $crate::Sink>(&self, sink: &mut S) -> bool {
                sink.accept_form::<$form, Self>(self)
            }
        }
    )*};
}

/// Implements encoding for an enum of instruction formats.
///
/// - `since` is the oldest version whose operands have today's form. Older versions take the slow
///   path.
/// - `alike` has groups of formats with the same fields, none of them annotated, each with its
///   one-byte opcode. The formats of a group share code, which improves branch prediction.
/// - `others` has the remaining formats, each with the bytes of its opcode.
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
            /// Encodes the instruction. Decoding the bytes returns an equal instruction.
            ///
            /// # Errors
            /// When the buffer is too small, or the instruction cannot be encoded: a reserved bit
            /// is set, a value has no place in this version, or a value belongs to another layout.
            #[inline]
            pub fn encode(&self, writer: &mut $crate::Writer<'_>) -> ::core::result::Result<(), $crate::WriteError> {
                let first = self.first_byte();
                match writer.in_room(|bytes, version| self.encode_fast(first, bytes, version)) {
                    Some(()) => Ok(()),
                    None => self.encode_slow(writer),
                }
            }

            /// Returns the first byte of the opcode. As a function it compiles to a table lookup.
            /// Inlined into the match of `encode_fast`, it would add branches that are predicted
            /// badly.
            #[inline(always)]
            const fn first_byte(&self) -> u8 {
                match self {
                    $($(Self::$like(_) => $like_opcode,)+)*
                    $(Self::$name(_) => $crate::first!($($opcode)+),)*
                }
            }

            /// Encodes the instruction on the fast path. Returns its length in bytes; `None` if the
            /// slow path is needed.
            fn encode_fast(&self, first: u8, bytes: &mut [u8; $crate::__private::ROOM_BYTES], version: u16) -> ::core::option::Option<usize> {
                // One comparison for all operands.
                if version < $crate::Version::new($major, $minor).key() {
                    return None;
                }
                match self {
                    $($(Self::$like($like $fields))|+ => {
                        let mut room = $crate::Room::new(bytes, version);
                        room.put([first])?;
                        $crate::write_fields_fast!(room $fields);
                        Some(room.len())
                    })*
                    $(Self::$name(inst) => $crate::__private::write_fast_after(inst, [$($opcode),+], bytes, version),)*
                }
            }

            /// Encodes the instruction on the slow path: in older versions, into a short buffer, or
            /// to find an error.
            #[cold]
            #[inline(never)]
            fn encode_slow(&self, writer: &mut $crate::Writer<'_>) -> ::core::result::Result<(), $crate::WriteError> {
                writer.within(|writer| $crate::__private::WriterSink::write(writer, |sink| self.visit_parts(self.first_byte(), sink)))
            }

            /// Returns the encoded length in bytes.
            // Inlined, so that only crates that call it compile the match over all formats.
            #[inline]
            pub fn encoded_len(&self, version: $crate::Version) -> usize {
                $crate::__private::LengthSink::measure(version, |sink| self.visit_parts(0, sink))
            }

            /// Sends the whole instruction to a sink. Returns whether the sink accepted it. `first`
            /// is the opcode of a format in `alike`.
            #[allow(unused_variables)] // `first` is unused if `alike` is empty.
            fn visit_parts<S: $crate::Sink>(&self, first: u8, sink: &mut S) -> bool {
                match self {
                    $($(Self::$like($like $fields))|+ => sink.accept_bytes(&[first]) && $crate::visit_fields!(sink $fields),)*
                    $(Self::$name(inst) => $crate::__private::visit_after(inst, &[$($opcode),+], sink),)*
                }
            }
        }
    };
}

/// Expands to its first argument.
#[doc(hidden)]
#[macro_export]
macro_rules! first {
    ($first:literal $($more:literal)*) => {
        $first
    };
}

/// Appends the fields of a group of [`encodings!`] to a [`Room`](crate::Room).
#[doc(hidden)]
#[macro_export]
macro_rules! write_fields_fast {
    ($room:ident { $($field:ident),* }) => {
        $($crate::Wire::write_fast($field, &mut $room)?;)*
    };
}

/// Sends the fields of a group of [`encodings!`] to a sink.
#[doc(hidden)]
#[macro_export]
macro_rules! visit_fields {
    ($sink:ident { $($field:ident),* }) => {
        $($crate::Sink::accept_value($sink, $field) &&)* true
    };
}

/// Expands to one field of [`wire_structs!`]: `read_into` to an expression that reads it, `visit`
/// to a condition that is true if the sink accepted it.
#[doc(hidden)]
#[macro_export]
macro_rules! wire_field {
    (read_into $to:ident $r:ident $field:ident [as $form:ty]) => {{
        if !<$form as $crate::Form<'a, _>>::read_into(&mut $to.$field, $r) {
            return false;
        }
        $to.$field
    }};
    (read_into $to:ident $r:ident $field:ident [as $form:ty, if $condition:expr]) => {{
        if $condition && !<$form as $crate::Form<'a, _>>::read_into(&mut $to.$field, $r) {
            return false;
        }
        $to.$field
    }};
    (read_into $to:ident $r:ident $field:ident [if $condition:expr]) => {{
        if $condition && !$crate::Wire::read_into(&mut $to.$field, $r) {
            return false;
        }
        $to.$field
    }};
    (read_into $to:ident $r:ident $field:ident [count $int:ident of $list:ident]) => {
        match <$int as $crate::Wire<'a>>::try_read($r) {
            Some(count) => count,
            None => return false,
        }
    };
    (read_into $to:ident $r:ident $field:ident [list $count:ident]) => {
        match $crate::List::get_all($r, $count as usize) {
            Some(list) => $to.$field = list,
            None => return false,
        }
    };
    (read_into $to:ident $r:ident $field:ident $how:tt) => {{
        if !$crate::Wire::read_into(&mut $to.$field, $r) {
            return false;
        }
        $to.$field
    }};

    (visit $sink:ident $field:ident [as $form:ty]) => {
        $sink.accept_form::<$form, _>($field)
    };
    (visit $sink:ident $field:ident [as $form:ty, if $condition:expr]) => {
        (if $condition {
            $sink.accept_form::<$form, _>($field)
        } else {
            $sink.accept_form::<$crate::__private::Absent, _>($field)
        })
    };
    (visit $sink:ident $field:ident [if $condition:expr]) => {
        (if $condition {
            $sink.accept_value($field)
        } else {
            $sink.accept_form::<$crate::__private::Absent, _>($field)
        })
    };
    (visit $sink:ident $field:ident [where $condition:expr]) => {
        ($condition || $sink.refuse($crate::WriteErrorKind::OtherLayout { value: u64::from($field.bits()) }))
            && $sink.accept_value($field)
    };
    (visit $sink:ident $field:ident [count $int:ident of $list:ident]) => {
        $sink.accept_count::<$int>($list.len())
    };
    (visit $sink:ident $field:ident [list $count:ident]) => {
        $sink.accept_list(*$field)
    };
    (visit $sink:ident $field:ident $how:tt) => {
        $crate::Sink::accept_value($sink, $field)
    };
}

/// Implements the functions of `Inst` that visit the members of an instruction. `Value`, `Visitor`
/// and `FunctionVisitor` are generated beside it. The first row is the generic parameters of
/// `Inst`; the others are formats, whose members are the position of a field, the kind of its
/// value, and its name:
///
/// ```ignore
/// inst_fields! {
///     {<'a>}
///     Add { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
/// }
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! inst_fields {
    ({$($life:tt)*} $($format:ident { $($index:literal $kind:ident $member:ident),* })*) => {
        impl $($life)* Inst $($life)* {
            /// Calls `visit` for each member, in wire order, with the position of its field in
            /// [`InstInfo::fields`](crate::InstInfo::fields). A field that is absent has its
            /// default value.
            pub fn fields(&self, visit: &mut dyn FnMut(u8, Value $($life)*)) {
                self.visit(&mut FunctionVisitor(visit));
            }

            /// Calls the method of `visitor` for each member, in wire order. Faster than
            /// [`Self::fields`], since no [`Value`] is made.
            pub fn visit(&self, visitor: &mut impl Visitor $($life)*) {
                match self {
                    $(Self::$format(x) => {
                        let _ = x;
                        $($crate::inst_fields!(@$kind visitor, $index, x.$member);)*
                    })*
                }
            }
        }
    };
    (@number $visitor:ident, $index:literal, $value:expr) => { $visitor.int($index, $value as i64) };
    (@bits $visitor:ident, $index:literal, $value:expr) => { $visitor.int($index, $value.bits() as i64) };
    (@data_type $visitor:ident, $index:literal, $value:expr) => {
        $visitor.int($index, $value.bits().map_or(-1, i64::from))
    };
    (@VecOperand $visitor:ident, $index:literal, $value:expr) => { $visitor.vec_operand($index, &$value) };
    (@RawOperand $visitor:ident, $index:literal, $value:expr) => { $visitor.raw_operand($index, &$value) };
    (@RawOperands $visitor:ident, $index:literal, $value:expr) => { $visitor.raw_operands($index, $value) };
    (@U16s $visitor:ident, $index:literal, $value:expr) => { $visitor.u16s($index, $value) };
}
