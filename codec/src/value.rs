//! Values with a wire form, and the other forms that some versions give them.

use crate::{Element, List, ROOM, Reader, Room, Version, WireError, WireErrorKind, WriteError, WriteErrorKind, Writer};
use core::marker::PhantomData;

/// A value that stands where nothing was read.
pub trait Zero: Sized {
    /// All bits zero, or where that is no value, the first one. It is made of a zero that is not known to be one where this is
    /// compiled, so that it is put together field by field where it shall stand: a constant would be copied there, with all its
    /// padding, and by way of another place.
    fn zeroed(zero: u32) -> Self;
}

/// A value with a wire form. Reading and writing are exact inverses: what is written is read as an equal value, and what is read
/// is written as the same bytes.
///
/// Reading says only whether there is a value, so that it is fast: what is wrong with bytes is found out by those who want to know.
///
/// There are two kinds. Those that are one thing have [`get`](Self::get), [`write`](Self::write) and [`wire_len`](Self::wire_len), and
/// where that is faster [`put`](Self::put). Those made of others have [`fill`](Self::fill) and [`send`](Self::send) alone.
pub trait Wire<'a>: Zero {
    /// Reads the value; `None` when the bytes end too early or have no meaning. How many bytes were read then is not said.
    #[inline]
    fn get(r: &mut Reader<'a>) -> Option<Self> {
        let mut value = Self::zeroed(r.zero());
        if value.fill(r) { Some(value) } else { None }
    }

    /// Reads the value into its place, where [zero](Zero) stands, and says whether there is one. After `false` anything may stand
    /// there.
    #[inline]
    fn fill(&mut self, r: &mut Reader<'a>) -> bool {
        Self::get(r).map(|value| *self = value).is_some()
    }

    /// Reads the value. After an error the reader is where it was.
    ///
    /// # Errors
    /// When the bytes end too early, or have no meaning.
    #[inline]
    fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut at = r.clone();
        match Self::get(&mut at) {
            Some(value) => {
                r.go_to(&at);
                Ok(value)
            }
            None => Err(Self::problem(r)),
        }
    }

    /// Reads the value, or why there is none, to its place. After an error the reader is where it was.
    #[inline]
    fn read_in(place: &mut Result<Self, WireError>, r: &mut Reader<'a>) {
        *place = Self::read(r);
    }

    /// Why there is no value where the reader is.
    #[cold]
    fn problem(r: &Reader<'a>) -> WireError {
        WireError { offset: r.offset(), kind: WireErrorKind::Malformed }
    }

    /// Gives what the value is made of to a sink, one after the other, up to what it does not take. Says whether it took all.
    #[inline(always)]
    fn send<S: Sink>(&self, sink: &mut S) -> bool {
        sink.form::<Same, _>(self)
    }

    /// Writes the value.
    ///
    /// # Errors
    /// When the buffer is too small, or the value has no form in this version.
    #[inline]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        Exact::write(w, |sink| self.send(sink))
    }

    /// Puts the value into room for an instruction, the fastest way. `None` where that does not lead to an end, be it that something is
    /// wrong, which [`write`](Self::write) knows.
    #[inline(always)]
    fn put(&self, room: &mut Room<'_>) -> Option<()> {
        if self.send(room) { Some(()) } else { None }
    }

    /// How many bytes it takes.
    fn wire_len(&self, version: Version) -> usize {
        Length::of(version, |sink| self.send(sink))
    }
}

/// A value that is an integer on the wire, as far as that has a meaning.
pub trait Code: Copy + Zero {
    /// The integer.
    type Int: Copy + Into<u64> + Element;

    /// The value; `None` if it has no meaning.
    fn of(bits: Self::Int) -> Option<Self>;

    /// The integer.
    fn code(self) -> Self::Int;
}

impl<T: Code> Wire<'_> for T {
    #[inline]
    fn get(r: &mut Reader<'_>) -> Option<Self> {
        Self::of(Wire::get(r)?)
    }

    #[cold]
    fn problem(r: &Reader<'_>) -> WireError {
        match T::Int::read(&mut r.clone()) {
            Ok(bits) => r.reserved(bits.into(), 0),
            Err(error) => error,
        }
    }

    #[inline(never)] // Instructions are put as a rule, see `encodings!`.
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let bits = self.code();
        if Self::of(bits).is_none() {
            return Err(w.error(WriteErrorKind::Reserved { value: bits.into() }));
        }
        bits.write(w)
    }

    #[inline(always)]
    fn put(&self, room: &mut Room<'_>) -> Option<()> {
        let bits = self.code();
        Self::of(bits)?;
        bits.put(room)
    }

    #[inline]
    fn wire_len(&self, _: Version) -> usize {
        size_of::<T::Int>()
    }
}

impl<T: Code> Element for T {
    const ANY: bool = false;

    #[inline]
    fn size(_: Version) -> usize {
        size_of::<T::Int>()
    }
}

/// Where the parts of a value go. Methods say whether they took what they got: what is wrong otherwise, the sink knows.
pub trait Sink {
    /// Takes a value, if it has a form in this version, and there is room.
    fn value<'a, T: Wire<'a>>(&mut self, value: &T) -> bool;

    /// Takes a value in another form, as [`value`](Self::value).
    fn form<'a, F: Form<'a, T>, T>(&mut self, value: &T) -> bool;

    /// Takes the elements of a list, as [`value`](Self::value).
    fn list<T: Element>(&mut self, list: List<'_, T>) -> bool;

    /// Takes bytes as they are, if there is room.
    fn bytes(&mut self, bytes: &[u8]) -> bool;

    /// Learns that the value is not what is written like this. Whether that is no matter, as where lengths alone are.
    fn refuse(&mut self, kind: WriteErrorKind) -> bool;

    /// Takes a number of elements, as [`value`](Self::value).
    #[inline(always)]
    fn count<N: TryFrom<usize> + for<'r> Wire<'r>>(&mut self, count: usize) -> bool {
        match N::try_from(count) {
            Ok(count) => self.value(&count),
            Err(_) => self.refuse(WriteErrorKind::TooMany { count }) && self.value(&N::zeroed(0)),
        }
    }
}

/// Writes value by value, and keeps what was wrong.
#[derive(Debug)]
pub struct Exact<'w, 'b> {
    writer: &'w mut Writer<'b>,
    result: Result<(), WriteError>,
}

impl Exact<'_, '_> {
    /// Writes what is sent.
    ///
    /// # Errors
    /// When the buffer is too small, or something has no form in this version.
    #[inline]
    pub fn write(writer: &mut Writer<'_>, send: impl FnOnce(&mut Exact<'_, '_>) -> bool) -> Result<(), WriteError> {
        let mut sink = Exact { writer, result: Ok(()) };
        if send(&mut sink) { Ok(()) } else { sink.result }
    }

    #[inline(always)]
    fn took(&mut self, result: Result<(), WriteError>) -> bool {
        match result {
            Ok(()) => true,
            Err(_) => {
                self.result = result;
                false
            }
        }
    }
}

impl Sink for Exact<'_, '_> {
    #[inline(always)]
    fn value<'a, T: Wire<'a>>(&mut self, value: &T) -> bool {
        let result = value.write(self.writer);
        self.took(result)
    }

    #[inline(always)]
    fn form<'a, F: Form<'a, T>, T>(&mut self, value: &T) -> bool {
        let result = F::write(value, self.writer);
        self.took(result)
    }

    #[inline(always)]
    fn list<T: Element>(&mut self, list: List<'_, T>) -> bool {
        let result = list.write(self.writer);
        self.took(result)
    }

    #[inline(always)]
    fn bytes(&mut self, bytes: &[u8]) -> bool {
        let result = self.writer.put(bytes);
        self.took(result)
    }

    #[cold]
    fn refuse(&mut self, kind: WriteErrorKind) -> bool {
        self.result = Err(self.writer.error(kind));
        false
    }
}

/// Counts bytes.
#[derive(Debug)]
pub struct Length {
    version: Version,
    len: usize,
}

impl Length {
    /// How many bytes what is sent takes.
    #[inline]
    pub fn of(version: Version, send: impl FnOnce(&mut Self) -> bool) -> usize {
        let mut sink = Self { version, len: 0 };
        send(&mut sink);
        sink.len
    }
}

impl Sink for Length {
    #[inline(always)]
    fn value<'a, T: Wire<'a>>(&mut self, value: &T) -> bool {
        self.len += value.wire_len(self.version);
        true
    }

    #[inline(always)]
    fn form<'a, F: Form<'a, T>, T>(&mut self, value: &T) -> bool {
        self.len += F::wire_len(value, self.version);
        true
    }

    #[inline(always)]
    fn list<T: Element>(&mut self, list: List<'_, T>) -> bool {
        self.len += list.wire_len(self.version);
        true
    }

    #[inline(always)]
    fn bytes(&mut self, bytes: &[u8]) -> bool {
        self.len += bytes.len();
        true
    }

    #[inline(always)]
    fn refuse(&mut self, _: WriteErrorKind) -> bool {
        true
    }
}

/// What is wrong, [`write`](Wire::write) knows.
impl Sink for Room<'_> {
    #[inline(always)]
    fn value<'a, T: Wire<'a>>(&mut self, value: &T) -> bool {
        value.put(self).is_some()
    }

    #[inline(always)]
    fn form<'a, F: Form<'a, T>, T>(&mut self, value: &T) -> bool {
        self.write(|w| F::write(value, w)).is_some()
    }

    #[inline(always)]
    fn list<T: Element>(&mut self, list: List<'_, T>) -> bool {
        self.write(|w| list.write(w)).is_some()
    }

    #[inline(always)]
    fn bytes(&mut self, bytes: &[u8]) -> bool {
        self.write(|w| w.put(bytes)).is_some()
    }

    #[inline(always)]
    fn refuse(&mut self, _: WriteErrorKind) -> bool {
        false
    }
}

/// Tells the compiler that it is seldom that the program comes here.
#[doc(hidden)]
#[cold]
#[inline(always)]
pub const fn seldom() {}

/// Puts a value behind some bytes into room for both, in code of its own, and gives how many bytes both take.
#[doc(hidden)]
#[inline(never)]
pub fn put_behind<'a, T: Wire<'a>, const N: usize>(
    value: &T,
    front: [u8; N],
    bytes: &mut [u8; ROOM],
    version: u16,
) -> Option<usize> {
    let mut room = Room::new(bytes, version);
    room.put(front)?;
    value.put(&mut room)?;
    Some(room.len())
}

/// Sends a value behind some bytes, in code of its own, and says whether the sink took both.
#[doc(hidden)]
#[inline(never)]
pub fn send_behind<'a, T: Wire<'a>, S: Sink>(value: &T, front: &[u8], sink: &mut S) -> bool {
    sink.bytes(front) && value.send(sink)
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
            fn get(r: &mut Reader<'_>) -> Option<Self> {
                r.chunk().map(|bytes| Self::from_le_bytes(*bytes))
            }

            #[cold]
            fn problem(r: &Reader<'_>) -> WireError {
                let kind = WireErrorKind::Truncated { wanted: size_of::<Self>(), left: r.left() };
                WireError { offset: r.offset(), kind }
            }

            #[inline]
            fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
                w.$name(*self)
            }

            #[inline(always)]
            fn put(&self, room: &mut Room<'_>) -> Option<()> {
                room.put(self.to_le_bytes())
            }

            #[inline]
            fn wire_len(&self, _: Version) -> usize {
                size_of::<Self>()
            }
        }
    )*};
}

integers!(u8 i8 u16 i16 u32 i32 u64 i64);

/// A form of a value on the wire. Forms are put together to one that depends on the version:
/// `Since<0x3048, Same, As<u16>>` is the value as it is from version 3.4 on, and 16 bits wide before.
///
/// As for [`Wire`], a form of something made of others has [`fill`](Self::fill) and [`send`](Self::send) alone.
pub trait Form<'a, T>: Sized {
    /// As [`Wire::fill`].
    fn fill(value: &mut T, r: &mut Reader<'a>) -> bool;

    /// As [`Wire::send`].
    fn send<S: Sink>(value: &T, sink: &mut S) -> bool {
        sink.form::<Self, T>(value)
    }

    /// Writes a value in this form.
    ///
    /// # Errors
    /// As [`Wire::write`].
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        Exact::write(w, |sink| Self::send(value, sink))
    }

    /// How many bytes the value takes in this form.
    fn wire_len(value: &T, version: Version) -> usize {
        Length::of(version, |sink| Self::send(value, sink))
    }
}

/// The form that the type has by itself.
#[derive(Debug)]
pub struct Same;

impl<'a, T: Wire<'a>> Form<'a, T> for Same {
    #[inline]
    fn fill(value: &mut T, r: &mut Reader<'a>) -> bool {
        value.fill(r)
    }

    #[inline]
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        value.write(w)
    }

    #[inline]
    fn wire_len(value: &T, version: Version) -> usize {
        value.wire_len(version)
    }
}

/// No bytes: the value is the default one, 0 or null.
#[derive(Debug)]
pub struct Absent;

impl<T: Default + PartialEq> Form<'_, T> for Absent {
    #[inline]
    fn fill(value: &mut T, _: &mut Reader<'_>) -> bool {
        *value = T::default();
        true
    }

    #[inline]
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        if *value == T::default() { Ok(()) } else { Err(w.error(WriteErrorKind::Absent)) }
    }

    #[inline]
    fn wire_len(_: &T, _: Version) -> usize {
        0
    }
}

/// No form at all: versions that do not have such a thing.
#[derive(Debug)]
pub struct Unknown;

impl<T> Form<'_, T> for Unknown {
    fn fill(_: &mut T, _: &mut Reader<'_>) -> bool {
        false
    }

    fn write(_: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        Err(w.error(WriteErrorKind::NotInVersion))
    }

    fn wire_len(_: &T, _: Version) -> usize {
        0
    }
}

/// An integer of another type `N`. A value that it cannot hold has no such form.
#[derive(Debug)]
pub struct As<N>(PhantomData<N>);

impl<'a, N: Wire<'a> + TryFrom<T>, T: Copy + TryFrom<N> + Into<i128>> Form<'a, T> for As<N>
where
    N: Copy + Into<i128>,
{
    #[inline]
    fn fill(value: &mut T, r: &mut Reader<'a>) -> bool {
        N::get(r).and_then(|narrow| T::try_from(narrow).ok()).map(|wide| *value = wide).is_some()
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
    fn wire_len(_: &T, _: Version) -> usize {
        size_of::<N>()
    }
}

/// The form `New` from the version with this [`key`](Version::key) on, `Old` before.
#[derive(Debug)]
pub struct Since<const KEY: u16, New, Old>(PhantomData<(New, Old)>);

impl<'a, const KEY: u16, New, Old, T> Form<'a, T> for Since<KEY, New, Old>
where
    New: Form<'a, T>,
    Old: Form<'a, T>,
{
    #[inline]
    fn fill(value: &mut T, r: &mut Reader<'a>) -> bool {
        if r.version().key() >= KEY { New::fill(value, r) } else { Old::fill(value, r) }
    }

    #[inline]
    fn write(value: &T, w: &mut Writer<'_>) -> Result<(), WriteError> {
        if w.version().key() >= KEY { New::write(value, w) } else { Old::write(value, w) }
    }

    #[inline]
    fn wire_len(value: &T, version: Version) -> usize {
        if version.key() >= KEY { New::wire_len(value, version) } else { Old::wire_len(value, version) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 32 bits from 3.4 on, 16 from 3.1 on, nothing before.
    type Id = Since<0x3048, Same, Since<0x3018, As<u16>, Absent>>;

    fn written(value: u32, version: Version) -> Result<usize, WriteErrorKind> {
        let mut bytes = [0; 8];
        let mut w = Writer::new(&mut bytes, version);
        Id::write(&value, &mut w).map_err(|e| e.kind)?;
        let len = w.offset();
        assert_eq!(<Id as Form<'_, u32>>::wire_len(&value, version), len);
        let mut read = 0;
        assert!(Id::fill(&mut read, &mut Reader::new(&bytes[..len], version)), "it is as it was written");
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
