// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The decoder of instructions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::layout::LAYOUTS;
use openvisa_isa_core::{
    Form, Reader, Stream, Version, Wire, WireError, WireErrorKind, WriteError, Writer,
    Zero,
};

/// An iterator that decodes consecutive instructions without allocation:
/// `Instructions::new(bytes, version)`.
///
/// The iteration ends at the end of the bytes or after the first error.
pub type Instructions<'a> = Stream<'a, Inst<'a>>;
impl<'a> Inst<'a> {
    /// Decodes an instruction. After an error, the position of the reader is unchanged.
    ///
    /// Decoding checks each value against the type of its field only. Values that an
    /// instruction does not allow are found by the validator.
    ///
    /// # Errors
    /// Returns an error if the bytes end within the instruction, the opcode is unknown,
    /// a reserved bit is set, or a value has no meaning.
    #[inline]
    pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut inst = Ok(Self::zeroed(r.zero()));
        read(&mut inst, r);
        inst
    }
}

/// The destination of an instruction, which is decoded in place. A copy right after the
/// members were written one by one would stall on store forwarding, and take longer
/// than decoding itself.
type Place<'a> = Result<Inst<'a>, WireError>;
#[inline]
fn read<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
    match r.rest().first() {
        Some(opcode) => READ[usize::from(*opcode)](to, r),
        None => none(to, r),
    }
}

type Read = for<'a> fn(&mut Place<'a>, &mut Reader<'a>);
/// The functions that decode the instructions of each opcode.
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

/// The struct of a format, as a variant of `Inst`.
trait Format {
    /// The struct with the lifetime of the bytes that it borrows from.
    type Of<'a>: Wire<'a>;
    /// Sets the destination to an instruction of this format with default members, and
    /// returns the struct. See [`Zero`] for the purpose of `zero`.
    fn start<'i, 'a>(to: &'i mut Place<'a>, zero: u32) -> Option<&'i mut Self::Of<'a>>;
    /// Decodes an instruction of this format with `OPCODE` bytes of opcode.
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
