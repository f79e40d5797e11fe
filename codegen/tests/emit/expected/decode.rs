// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! From bytes to instructions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::layout::LAYOUTS;
use openvisa_codec::{
    Form, Reader, Stream, Version, Wire, WireError, WireErrorKind, WriteError, Writer,
    Zero,
};

/// The instructions in some bytes, one after the other, without allocation: `Instructions::new(bytes, version)`. It
/// ends with the bytes, or with the first error.
pub type Instructions<'a> = Stream<'a, Inst<'a>>;
impl<'a> Inst<'a> {
    /// Reads an instruction. After an error the reader is where it was.
    ///
    /// A value has a meaning here if its type gives it one; what a single instruction leaves out of its type is the
    /// business of validation.
    ///
    /// # Errors
    /// When the bytes end too early, the opcode is unknown, a reserved bit is set or a value has no meaning.
    #[inline]
    pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut inst = Ok(Self::zeroed(r.zero()));
        read(&mut inst, r);
        inst
    }
}

/// An instruction on the way: it is read to where it stays. What is written piece by piece and moved at once costs a
/// processor more time than all the rest.
type Place<'a> = Result<Inst<'a>, WireError>;
#[inline]
fn read<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
    match r.rest().first() {
        Some(opcode) => READ[usize::from(*opcode)](to, r),
        None => none(to, r),
    }
}

type Read = for<'a> fn(&mut Place<'a>, &mut Reader<'a>);
/// How the instructions of each opcode are read.
static READ: [Read; 256] = {
    let mut read: [Read; 256] = [|to, r| none(to, r); 256];
    read[0x01] = Add::decode::<1>;
    read[0x02] = {
        #[inline(never)]
        fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
            let ahead = &mut r.clone();
            let _ = ahead.advance(1);
            let Some(op) = <LoadOp as Wire>::try_read(ahead) else { return none(to, r) };
            if matches!(op, LoadOp::Plain) {
                LoadPlain::decode::<1>(to, r)
            } else if matches!(op, LoadOp::Scaled) {
                LoadScaled::decode::<1>(to, r)
            } else {
                none(to, r)
            }
        }

        choose
    };

    read[0x03] = |to, r| match r.rest().get(1) {
        Some(0x01) => (SvmRead::decode::<2>)(to, r),
        _ => none(to, r),
    };

    read
};

#[cold]
#[inline(never)]
fn none<'a>(to: &mut Place<'a>, r: &Reader<'a>) {
    *to = Err(Inst::diagnose(r));
}

impl Zero for Inst<'_> {
    #[inline]
    fn zeroed(zero: u32) -> Self {
        Self::SvmRead(Zero::zeroed(zero))
    }
}

impl<'a> Wire<'a> for Inst<'a> {
    #[inline]
    fn try_read(r: &mut Reader<'a>) -> Option<Self> {
        Self::decode(r).ok()
    }

    #[inline]
    fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
        Self::decode(r)
    }

    #[inline]
    fn read_result(place: &mut Place<'a>, r: &mut Reader<'a>) {
        read(place, r);
    }

    #[cold]
    fn diagnose(r: &Reader<'a>) -> WireError {
        let undescribed = WireError {
            offset: 0,
            kind: WireErrorKind::Undescribed,
        };

        let error = LAYOUTS
            .check(r.rest(), r.version())
            .map_or_else(|fault| fault.error, |_| undescribed);
        WireError {
            offset: error.offset + r.offset(),
            ..error
        }
    }

    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        self.encode(w)
    }

    #[inline]
    fn encoded_len(&self, version: Version) -> usize {
        self.encoded_len(version)
    }
}

/// A format, and where it stands in `Inst`.
trait Format {
    /// It itself, as it borrows from bytes.
    type Of<'a>: Wire<'a>;
    /// Puts an instruction of this format there, and gives the place of what follows the opcode. What is put is known to
    /// the compiler once it has compiled this by itself: see [`Zero`].
    fn start<'i, 'a>(to: &'i mut Place<'a>, zero: u32) -> Option<&'i mut Self::Of<'a>>;
    /// Reads an instruction of this format, after so many bytes of opcode.
    fn decode<'a, const OPCODE: usize>(to: &mut Place<'a>, r: &mut Reader<'a>) {
        let mut at = r.clone();
        if at.advance(OPCODE).is_some() && let Some(format) = Self::start(to, r.zero())
            && format.read_into(&mut at)
        {
            r.go_to(&at);
        } else {
            none(to, r);
        }
    }
}

macro_rules! formats {
    ($($name:ident $(< $any:lifetime, $life:lifetime >)?)*) => {
        $(impl Format for $name $(< $any >)? { type Of < 'a > = $name $(< $life >)?;
        #[inline] fn start < 'i, 'a > (to : & 'i mut Place < 'a >, zero : u32) -> Option
        < & 'i mut Self::Of < 'a >> { * to = Ok(Inst:: $name (Zero::zeroed(zero))); if
        let Ok(Inst:: $name (format)) = to { Some(format) } else { None } } })*
    };
}

formats! {
    Add LoadPlain < '_, 'a > LoadScaled < '_, 'a > SvmRead
}
