//! Reads the `serde` form of an instruction. For example, in JSON:
//!
//! ```text
//! { "Mov": { "exec_size": { "size": "Simd16", "mask": "M1" }, "pred": ..., "dst": ..., ... } }
//! ```
//!
//! A derived implementation is compiled for each instruction and each deserializer, which takes
//! most of a megabyte. Here, only the reader of a member is: once for each type of a member. What
//! reads the names of the members and what makes an instruction of them is compiled once.

use super::inst_writer::append_encoded;
use super::serde_form::Hex;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use openvisa_isa::Inst;
use openvisa_isa::bit_fields::*;
use openvisa_isa::enums::*;
use openvisa_isa::instructions::*;
use openvisa_isa::operands::*;
use openvisa_isa_core::__private::plain_identifier;
use openvisa_isa_core::__private::with_serde::NameReader;
use openvisa_isa_core::{List, Version, WriteError};
use serde::de::{EnumAccess, Error as _, MapAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// The value of a member, of the type that the instruction has.
type BoxedMember = Box<dyn Any>;

/// A function that reads the value of a member.
type MemberReader<'de, A> = fn(&mut A) -> Result<BoxedMember, <A as MapAccess<'de>>::Error>;

fn read_member<'de, T: Deserialize<'de> + Any, A: MapAccess<'de>>(map: &mut A) -> Result<BoxedMember, A::Error> {
    Ok(Box::new(map.next_value::<T>()?))
}

/// Returns the next value, or `None` if it has another type.
fn take_member<T: Any>(values: &mut dyn Iterator<Item = BoxedMember>) -> Option<T> {
    values.next()?.downcast().ok().map(|value| *value)
}

/// Expands to the owned type of a member.
macro_rules! owned_type {
    ([$type:ty]) => { Vec<$type> };
    ($type:ty) => { $type };
}

/// Borrows an owned member in the type that the instruction has.
macro_rules! borrow_member {
    ($field:ident [$type:ty]) => {
        List::from($field.as_slice())
    };
    ($field:ident $type:ty) => {
        *$field
    };
}

macro_rules! instructions {
    ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
        fields: { $($field:ident: $type:tt,)* } })*) => {
        /// An instruction with its lists, or undecoded bytes of code.
        pub(super) enum OwnedInst {
            $($name { $($field: owned_type!($type),)* },)*
            Bytes(Hex),
        }

        impl OwnedInst {
            /// Appends the encoded instruction to code.
            ///
            /// # Errors
            /// Fails if the instruction has no encoding in `version`.
            pub(super) fn append_to(&self, code: &mut Vec<u8>, version: Version) -> Result<(), WriteError> {
                match self {
                    $(Self::$name { $($field),* } => {
                        let inst = $name { $($field: borrow_member!($field $type)),* };
                        append_encoded(code, &Inst::from(inst), version)
                    })*
                    Self::Bytes(bytes) => {
                        code.extend_from_slice(&bytes.0);
                        Ok(())
                    }
                }
            }
        }

        /// The names of the forms.
        #[derive(Clone, Copy, Deserialize)]
        #[serde(variant_identifier)]
        enum FormName {
            $($name,)*
            Bytes,
        }

        impl FormName {
            /// All names.
            const ALL: &'static [&'static str] = &[$(stringify!($name),)* "Bytes"];

            /// Returns the names of the members.
            const fn members(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => const { &[$(plain_identifier(stringify!($field))),*] },)*
                    Self::Bytes => &[],
                }
            }

            /// Returns the function that reads a member, by the position of the member.
            fn member_reader<'de, A: MapAccess<'de>>(self, member: usize) -> Option<MemberReader<'de, A>> {
                let readers: &[MemberReader<'de, A>] = match self {
                    $(Self::$name => &[$(read_member::<owned_type!($type), A>),*],)*
                    Self::Bytes => &[],
                };
                readers.get(member).copied()
            }

            /// Makes an instruction of the values of all members, in order. `None` if a value is
            /// missing or has another type.
            fn make_inst(self, values: &mut dyn Iterator<Item = BoxedMember>) -> Option<OwnedInst> {
                Some(match self {
                    $(Self::$name => OwnedInst::$name { $($field: take_member(values)?),* },)*
                    Self::Bytes => OwnedInst::Bytes(take_member(values)?),
                })
            }
        }
    };
}

openvisa_isa::for_each_instruction!(instructions);

impl<'de> Deserialize<'de> for OwnedInst {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Inst", FormName::ALL, InstVisitor)
    }
}

/// Reads the name of a form, and what it names.
struct InstVisitor;

impl<'de> Visitor<'de> for InstVisitor {
    type Value = OwnedInst;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an instruction")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<OwnedInst, A::Error> {
        match data.variant()? {
            (FormName::Bytes, content) => content.newtype_variant().map(OwnedInst::Bytes),
            (name, content) => content.struct_variant(name.members(), MembersVisitor(name)),
        }
    }
}

/// Reads the members of an instruction.
struct MembersVisitor(FormName);

impl<'de> Visitor<'de> for MembersVisitor {
    type Value = OwnedInst;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the members of an instruction")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<OwnedInst, A::Error> {
        let Self(form) = self;
        let names = form.members();
        let mut values: Vec<Option<BoxedMember>> = names.iter().map(|_| None).collect();
        while let Some(member) = map.next_key_seed(NameReader { what: "the name of a member", names })? {
            let (Some(value), Some(read)) = (values.get_mut(member), form.member_reader(member)) else { continue };
            if value.is_some() {
                return Err(A::Error::duplicate_field(names[member]));
            }
            *value = Some(read(&mut map)?);
        }
        if let Some(missing) = values.iter().position(Option::is_none) {
            return Err(A::Error::missing_field(names[missing]));
        }
        let inst = form.make_inst(&mut values.into_iter().flatten());
        inst.ok_or_else(|| A::Error::custom("a member has another type than it was read with"))
    }
}

/// Encodes an instruction from its `serde` form. The form is the one that `Inst` serialises to, for
/// example `{"Ret": {"exec_size": {"size": "Simd1", "mask": "M1"}, "pred": {"id": 0, …}}}`.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use openvisa::isa::{Inst, Instructions, NEWEST_VERSION};
/// use openvisa::module::encode_inst_form;
///
/// let ret = [0x34, 0x00, 0x00, 0x00];
/// let Some(inst) = Instructions::new(&ret, NEWEST_VERSION).next() else { unreachable!() };
/// let form = serde_json::to_value(inst?)?;
/// assert_eq!(encode_inst_form(form, NEWEST_VERSION)?, ret);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Fails if the form is not that of an instruction, or if the instruction has no encoding in
/// `version`.
pub fn encode_inst_form<'de, D: Deserializer<'de>>(form: D, version: Version) -> Result<Vec<u8>, D::Error> {
    let mut code = Vec::new();
    let inst = OwnedInst::deserialize(form)?;
    inst.append_to(&mut code, version).map_err(|error| D::Error::custom(error.kind))?;
    Ok(code)
}
