//! Values with a wire form, and version-dependent alternatives to that form.
//!
//! For example, `Since<0x3048, Same, As<u16>>` encodes a `u32` in four bytes from version 3.4 on,
//! and in two bytes in older versions.

use crate::byte_io::ROOM_BYTES;
use crate::{List, ListElement, Reader, Room, Version, WireError, WireErrorKind, WriteError, WriteErrorKind, Writer};
use core::marker::PhantomData;

/// A value with a placeholder that is stored before anything is read.
pub trait Zero: Sized {
    /// Returns the placeholder: all bits zero, or the first value of the type if zero is not a
    /// value.
    ///
    /// `zero` is always 0, but is opaque to the optimiser on purpose. With a constant, LLVM
    /// materialises the whole value in a temporary and copies it, padding included. With an opaque
    /// zero it stores each field in place.
    fn zeroed(zero: u32) -> Self;
}

/// A value with a wire form. Reading and writing are exact inverses: a written value is read as an
/// equal value, and bytes that are read are written unchanged.
///
/// The fast path reports only success or failure. [`diagnose`](Self::diagnose) finds the reason of
/// a failure in a second pass.
///
/// There are two kinds of implementation. A leaf, for example an integer, implements
/// [`try_read`](Self::try_read), [`write`](Self::write) and [`encoded_len`](Self::encoded_len), and
/// [`write_fast`](Self::write_fast) if that is faster. A composite, for example an instruction,
/// implements [`read_into`](Self::read_into) and [`visit`](Self::visit) only.
pub trait Wire<'a>: Zero {
    /// Reads the value. Returns `None` if the bytes end too early or have no meaning; the position
    /// of the reader is then unspecified.
    #[inline]
    fn try_read(r: &mut Reader<'a>) -> Option<Self> {
        let mut value = Self::zeroed(r.zero());
        if value.read_into(r) { Some(value) } else { None }
    }

    /// Reads the value into `self`, which holds its [placeholder](Zero). Returns whether a value
    /// was read; after `false` the content of `self` is unspecified.
    #[inline]
    fn read_into(&mut self, r: &mut Reader<'a>) -> bool {
        Self::try_read(r).map(|value| *self = value).is_some()
    }

    /// Reads the value. After an error, the position of the reader is unchanged.
    ///
    /// # Errors
    /// When the bytes end too early, or have no meaning.
    #[inline]
    fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut at = r.clone();
        match Self::try_read(&mut at) {
            Some(value) => {
                r.go_to(&at);
                Ok(value)
            }
            None => Err(Self::diagnose(r)),
        }
    }

    /// Reads the value, or the reason of the failure, into `place`. After an error, the position of
    /// the reader is unchanged.
    #[inline]
    fn read_result(place: &mut Result<Self, WireError>, r: &mut Reader<'a>) {
        *place = Self::read(r);
    }

    /// Returns the reason why no value can be read at the position of the reader.
    #[cold]
    fn diagnose(r: &Reader<'a>) -> WireError {
        WireError { offset: r.offset(), kind: WireErrorKind::Malformed }
    }

    /// Sends the parts of the value to a sink in wire order, up to the first part that the sink
    /// rejects. Returns whether the sink accepted all parts.
    #[inline(always)]
    fn visit<S: Sink>(&self, sink: &mut S) -> bool {
        sink.accept_form::<Same, _>(self)
    }

    /// Writes the value.
    ///
    /// # Errors
    /// When the buffer is too small, or the value has no form in this version.
    #[inline]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        WriterSink::write(w, |sink| self.visit(sink))
    }

    /// Appends the value to a [`Room`]: the fast path of encoding. Returns `None` if the value does
    /// not fit or cannot be encoded; [`write`](Self::write) then finds the reason.
    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        if self.visit(room) { Some(()) } else { None }
    }

    /// Returns the encoded length in bytes.
    fn encoded_len(&self, version: Version) -> usize {
        LengthSink::measure(version, |sink| self.visit(sink))
    }
}

/// A value that is an integer on the wire. Some integers may be reserved.
pub trait Code: Copy + Zero {
    /// The integer type on the wire.
    type Int: Copy + Into<u64> + ListElement;

    /// Returns the value of an integer; `None` if the integer is reserved.
    fn from_code(bits: Self::Int) -> Option<Self>;

    /// Returns the integer of the value.
    fn code(self) -> Self::Int;
}

impl<T: Code> Wire<'_> for T {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        Self::from_code(Wire::try_read(r)?)
    }

    #[cold]
    fn diagnose(r: &Reader<'_>) -> WireError {
        match T::Int::read(&mut r.clone()) {
            Ok(bits) => r.reserved(bits.into(), 0),
            Err(error) => error,
        }
    }

    #[inline(never)] // The slow path: instructions usually take `write_fast`, see `encodings!`.
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let bits = self.code();
        if Self::from_code(bits).is_none() {
            return Err(w.error(WriteErrorKind::Reserved { value: bits.into() }));
        }
        bits.write(w)
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let bits = self.code();
        Self::from_code(bits)?;
        bits.write_fast(room)
    }

    #[inline]
    fn encoded_len(&self, _: Version) -> usize {
        size_of::<T::Int>()
    }
}

impl<T: Code> ListElement for T {
    const ANY: bool = false;

    #[inline]
    fn size(_: Version) -> usize {
        size_of::<T::Int>()
    }
}

/// A destination for the parts of a value. Each method returns whether it accepted its argument.
/// The sink itself records the reason of a rejection, if it needs one.
pub trait Sink {
    /// Accepts a value. Rejects it if it has no form in this version, or does not fit.
    fn accept_value<'a, T: Wire<'a>>(&mut self, value: &T) -> bool;

    /// Accepts a value in the form `F`, with the conditions of
    /// [`accept_value`](Self::accept_value).
    fn accept_form<'a, F: Form<'a, T>, T>(&mut self, value: &T) -> bool;

    /// Accepts the elements of a list, with the conditions of [`accept_value`](Self::accept_value).
    fn accept_list<T: ListElement>(&mut self, list: List<'_, T>) -> bool;

    /// Accepts raw bytes. Rejects them if they do not fit.
    fn accept_bytes(&mut self, bytes: &[u8]) -> bool;

    /// Reports that the value cannot be encoded. Returns whether the sink continues all the same,
    /// as one does that only adds up lengths.
    fn refuse(&mut self, kind: WriteErrorKind) -> bool;

    /// Accepts a number of elements, encoded as `N`. Rejects it if `N` cannot hold it.
    #[inline(always)]
    fn accept_count<N: TryFrom<usize> + for<'r> Wire<'r>>(&mut self, count: usize) -> bool {
        match N::try_from(count) {
            Ok(count) => self.accept_value(&count),
            Err(_) => self.refuse(WriteErrorKind::TooMany { count }) && self.accept_value(&N::zeroed(0)),
        }
    }
}

/// A sink that writes each part and keeps the first error.
#[derive(Debug)]
pub struct WriterSink<'w, 'b> {
    writer: &'w mut Writer<'b>,
    result: Result<(), WriteError>,
}

impl WriterSink<'_, '_> {
    /// Writes the parts that `visit` sends.
    ///
    /// # Errors
    /// When the buffer is too small, or a part has no form in this version.
    #[inline]
    pub fn write(
        writer: &mut Writer<'_>,
        visit: impl FnOnce(&mut WriterSink<'_, '_>) -> bool,
    ) -> Result<(), WriteError> {
        let mut sink = WriterSink { writer, result: Ok(()) };
        if visit(&mut sink) { Ok(()) } else { sink.result }
    }

    #[inline(always)]
    fn record(&mut self, result: Result<(), WriteError>) -> bool {
        match result {
            Ok(()) => true,
            Err(_) => {
                self.result = result;
                false
            }
        }
    }
}

impl Sink for WriterSink<'_, '_> {
    #[inline(always)]
    fn accept_value<'a, T: Wire<'a>>(&mut self, value: &T) -> bool {
        let result = value.write(self.writer);
        self.record(result)
    }

    #[inline(always)]
    fn accept_form<'a, F: Form<'a, T>, T>(&mut self, value: &T) -> bool {
        let result = F::write(value, self.writer);
        self.record(result)
    }

    #[inline(always)]
    fn accept_list<T: ListElement>(&mut self, list: List<'_, T>) -> bool {
        let result = list.write(self.writer);
        self.record(result)
    }

    #[inline(always)]
    fn accept_bytes(&mut self, bytes: &[u8]) -> bool {
        let result = self.writer.put(bytes);
        self.record(result)
    }

    #[cold]
    fn refuse(&mut self, kind: WriteErrorKind) -> bool {
        self.result = Err(self.writer.error(kind));
        false
    }
}

/// A sink that adds up encoded lengths.
#[derive(Debug)]
pub struct LengthSink {
    version: Version,
    len: usize,
}

impl LengthSink {
    /// Returns the encoded length, in bytes, of the parts that `visit` sends.
    #[inline]
    pub fn measure(version: Version, visit: impl FnOnce(&mut Self) -> bool) -> usize {
        let mut sink = Self { version, len: 0 };
        visit(&mut sink);
        sink.len
    }
}

impl Sink for LengthSink {
    #[inline(always)]
    fn accept_value<'a, T: Wire<'a>>(&mut self, value: &T) -> bool {
        self.len += value.encoded_len(self.version);
        true
    }

    #[inline(always)]
    fn accept_form<'a, F: Form<'a, T>, T>(&mut self, value: &T) -> bool {
        self.len += F::encoded_len(value, self.version);
        true
    }

    #[inline(always)]
    fn accept_list<T: ListElement>(&mut self, list: List<'_, T>) -> bool {
        self.len += list.encoded_len(self.version);
        true
    }

    #[inline(always)]
    fn accept_bytes(&mut self, bytes: &[u8]) -> bool {
        self.len += bytes.len();
        true
    }

    #[inline(always)]
    fn refuse(&mut self, _: WriteErrorKind) -> bool {
        true
    }
}

/// Reports success or failure only; [`write`](Wire::write) finds the reason.
impl Sink for Room<'_> {
    #[inline(always)]
    fn accept_value<'a, T: Wire<'a>>(&mut self, value: &T) -> bool {
        value.write_fast(self).is_some()
    }

    #[inline(always)]
    fn accept_form<'a, F: Form<'a, T>, T>(&mut self, value: &T) -> bool {
        self.write(|w| F::write(value, w)).is_some()
    }

    #[inline(always)]
    fn accept_list<T: ListElement>(&mut self, list: List<'_, T>) -> bool {
        self.write(|w| list.write(w)).is_some()
    }

    #[inline(always)]
    fn accept_bytes(&mut self, bytes: &[u8]) -> bool {
        self.write(|w| w.put(bytes)).is_some()
    }

    #[inline(always)]
    fn refuse(&mut self, _: WriteErrorKind) -> bool {
        false
    }
}

/// Marks the branch that calls it as unlikely.
#[doc(hidden)]
#[cold]
#[inline(always)]
pub const fn cold_path() {}

/// Appends `front` and then `value` to a [`Room`] over `bytes`. Returns the number of bytes of
/// both.
///
/// Not inlined, so that each format has a function, rather than a copy in each caller.
#[doc(hidden)]
#[inline(never)]
pub fn write_fast_after<'a, T: Wire<'a>, const N: usize>(
    value: &T,
    front: [u8; N],
    bytes: &mut [u8; ROOM_BYTES],
    version: u16,
) -> Option<usize> {
    let mut room = Room::new(bytes, version);
    room.put(front)?;
    value.write_fast(&mut room)?;
    Some(room.len())
}

/// Sends `front` and then `value` to a sink. Returns whether the sink accepted both.
///
/// Not inlined, so that each format has a function, rather than a copy in each caller.
#[doc(hidden)]
#[inline(never)]
pub fn visit_after<'a, T: Wire<'a>, S: Sink>(value: &T, front: &[u8], sink: &mut S) -> bool {
    sink.accept_bytes(front) && value.visit(sink)
}

macro_rules! integers {
    ($($name:ident)*) => {$(
        impl Zero for $name {
            #[inline]
            fn zeroed(zero: u32) -> Self {
                zero as Self
            }
        }

        impl Wire<'_> for $name {
            #[inline]
            fn try_read(r: &mut Reader<'_>) -> Option<Self> {
                r.chunk().map(|bytes| Self::from_le_bytes(*bytes))
            }

            #[cold]
            fn diagnose(r: &Reader<'_>) -> WireError {
                let kind = WireErrorKind::Truncated { wanted: size_of::<Self>(), left: r.left() };
                WireError { offset: r.offset(), kind }
            }

            #[inline]
            fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
                w.$name(*self)
            }

            #[inline(always)]
            fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
                room.put(self.to_le_bytes())
            }

            #[inline]
            fn encoded_len(&self, _: Version) -> usize {
                size_of::<Self>()
            }
        }
    )*};
}

integers!(u8 i8 u16 i16 u32 i32 u64 i64);

/// An alternative wire form of a value. Forms compose into one that depends on the version. For
/// example, `Since<0x3048, Same, As<u16>>` is the value's own form from version 3.4 on, and 16 bits
/// in older versions.
///
/// A form of a composite implements [`read_into`](Self::read_into) and [`visit`](Self::visit) only,
/// as for [`Wire`].
pub trait Form<'a, T>: Sized {
    /// Reads a value in this form, with the contract of [`Wire::read_into`].
    fn read_into(value: &mut T, r: &mut Reader<'a>) -> bool;

    /// Sends the parts of a value in this form, with the contract of [`Wire::visit`].
    fn visit<S: Sink>(value: &T, sink: &mut S) -> bool {
        sink.accept_form::<Self, T>(value)
    }

    /// Writes a value in this form.
    ///
    /// # Errors
    /// When the buffer is too small, or the value has no such form in this version.
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        WriterSink::write(w, |sink| Self::visit(value, sink))
    }

    /// Returns the encoded length of the value in this form, in bytes.
    fn encoded_len(value: &T, version: Version) -> usize {
        LengthSink::measure(version, |sink| Self::visit(value, sink))
    }
}

/// The value's own [`Wire`] form.
#[derive(Debug)]
pub struct Same;

impl<'a, T: Wire<'a>> Form<'a, T> for Same {
    #[inline]
    fn read_into(value: &mut T, r: &mut Reader<'a>) -> bool {
        value.read_into(r)
    }

    #[inline]
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        value.write(w)
    }

    #[inline]
    fn encoded_len(value: &T, version: Version) -> usize {
        value.encoded_len(version)
    }
}

/// A form without bytes, for the default value only: 0 or null.
#[derive(Debug)]
pub struct Absent;

impl<T: Default + PartialEq> Form<'_, T> for Absent {
    #[inline]
    fn read_into(value: &mut T, _: &mut Reader<'_>) -> bool {
        *value = T::default();
        true
    }

    #[inline]
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        if *value == T::default() { Ok(()) } else { Err(w.error(WriteErrorKind::Absent)) }
    }

    #[inline]
    fn encoded_len(_: &T, _: Version) -> usize {
        0
    }
}

/// A form that encodes no value, for versions that lack the field or instruction.
#[derive(Debug)]
pub struct Unknown;

impl<T> Form<'_, T> for Unknown {
    fn read_into(_: &mut T, _: &mut Reader<'_>) -> bool {
        false
    }

    fn write(_: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        Err(w.error(WriteErrorKind::NotInVersion))
    }

    fn encoded_len(_: &T, _: Version) -> usize {
        0
    }
}

/// The form of another integer type `N`. Values that `N` cannot hold have no such form.
#[derive(Debug)]
pub struct As<N>(PhantomData<N>);

impl<'a, N: Wire<'a> + TryFrom<T>, T: Copy + TryFrom<N> + Into<i128>> Form<'a, T> for As<N>
where
    N: Copy + Into<i128>,
{
    #[inline]
    fn read_into(value: &mut T, r: &mut Reader<'a>) -> bool {
        N::try_read(r).and_then(|narrow| T::try_from(narrow).ok()).map(|wide| *value = wide).is_some()
    }

    #[inline]
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        match N::try_from(*value) {
            Ok(narrow) => narrow.write(w),
            Err(_) => {
                let value: i128 = (*value).into();
                Err(w.error(WriteErrorKind::TooLarge { value: value as u64 }))
            }
        }
    }

    #[inline]
    fn encoded_len(_: &T, _: Version) -> usize {
        size_of::<N>()
    }
}

/// The form `New` from the version with the [key](Version::key) `KEY` on, and `Old` in older
/// versions.
#[derive(Debug)]
pub struct Since<const KEY: u16, New, Old>(PhantomData<(New, Old)>);

impl<'a, const KEY: u16, New, Old, T> Form<'a, T> for Since<KEY, New, Old>
where
    New: Form<'a, T>,
    Old: Form<'a, T>,
{
    #[inline]
    fn read_into(value: &mut T, r: &mut Reader<'a>) -> bool {
        if r.version().key() >= KEY { New::read_into(value, r) } else { Old::read_into(value, r) }
    }

    #[inline]
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        if w.version().key() >= KEY { New::write(value, w) } else { Old::write(value, w) }
    }

    #[inline]
    fn encoded_len(value: &T, version: Version) -> usize {
        if version.key() >= KEY { New::encoded_len(value, version) } else { Old::encoded_len(value, version) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 32 bits from version 3.4 on, 16 bits from 3.1 on, no bytes in older versions.
    type Id = Since<0x3048, Same, Since<0x3018, As<u16>, Absent>>;

    fn written(value: u32, version: Version) -> Result<usize, WriteErrorKind> {
        let mut bytes = [0; 8];
        let mut w = Writer::new(&mut bytes, version);
        Id::write(&value, &mut w).map_err(|e| e.kind)?;
        let len = w.offset();
        assert_eq!(<Id as Form<'_, u32>>::encoded_len(&value, version), len);
        let mut read = 0;
        assert!(Id::read_into(&mut read, &mut Reader::new(&bytes[..len], version)), "it is as it was written");
        assert_eq!(read, value);
        Ok(len)
    }

    #[test]
    fn a_form_depends_on_the_version_and_refuses_what_it_cannot_hold() {
        let (v30, v33, v41) = (Version::new(3, 0), Version::new(3, 3), Version::new(4, 1));
        assert_eq!(written(0x1_0000, v41), Ok(4));
        assert_eq!(written(0xffff, v33), Ok(2));
        assert_eq!(written(0x1_0000, v33), Err(WriteErrorKind::TooLarge { value: 0x1_0000 }));
        assert_eq!(written(0, v30), Ok(0));
        assert_eq!(written(1, v30), Err(WriteErrorKind::Absent));
    }
}
