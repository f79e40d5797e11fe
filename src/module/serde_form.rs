//! The `serde` form of a module. It holds everything in the file, with instructions by member name,
//! and deserialises to the same bytes. For example, in JSON:
//!
//! ```text
//! { "version": "4.1", "objects": [ {
//!     "name": "saxpy",
//!     "kind": { "kernel": { "inputs": [...], "binaries": [] } },
//!     "strings": ["saxpy", "x"], "name_index": 0,
//!     "variables": [ { "name_index": 1, "properties": { "type": "F", "alignment": "dword" }, "elements": 16 } ],
//!     "code": [ { "Mov": { "exec_size": { "size": "Simd16", "mask": "M1" }, ... } } ]
//! } ] }
//! ```
//!
//! Strings that are not UTF-8 are `{"bytes": "c328"}`. Code that cannot be decoded is a final
//! `{"Bytes": "..."}`.

use super::inst_form::OwnedInst;
use super::inst_writer::append_encoded;
use super::owned::{AttributeBuf, ElementsBuf, KindBuf, LabelBuf, ModuleBuf, ObjectBuf, StringsBuf, VariableBuf};
use alloc::borrow::{Cow, ToOwned};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use openvisa_isa::Instructions;
use openvisa_isa_core::Version;
use serde::de::Error as _;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Bytes as a string of hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hex(pub(super) Vec<u8>);

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits = self.0.iter().fold(String::with_capacity(self.0.len() * 2), |mut digits, byte| {
            for digit in [byte >> 4, byte & 0xf] {
                digits.push(char::from_digit(digit.into(), 16).unwrap_or('?'));
            }
            digits
        });
        serializer.serialize_str(&digits)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        let value = |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
        let (pairs, odd) = digits.as_bytes().as_chunks::<2>();
        let bytes: Option<Vec<u8>> = pairs.iter().map(|[high, low]| Some(value(*high)? << 4 | value(*low)?)).collect();
        bytes
            .filter(|_| odd.is_empty())
            .map(Self)
            .ok_or_else(|| D::Error::custom("expected pairs of hexadecimal digits"))
    }
}

/// A string, or bytes that are not valid UTF-8.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum TextForm {
    Text(String),
    Bytes { bytes: Hex },
}

impl From<&[u8]> for TextForm {
    fn from(bytes: &[u8]) -> Self {
        match core::str::from_utf8(bytes) {
            Ok(text) => Self::Text(text.to_owned()),
            Err(_) => Self::Bytes { bytes: Hex(bytes.to_owned()) },
        }
    }
}

impl TextForm {
    fn into_bytes(self) -> Vec<u8> {
        match self {
            Self::Text(text) => text.into_bytes(),
            Self::Bytes { bytes } => bytes.0,
        }
    }
}

/// Members that are bytes, as hexadecimal digits.
pub(super) mod hex {
    use super::*;

    pub(in crate::module) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        Hex(bytes.to_owned()).serialize(serializer)
    }

    pub(in crate::module) fn deserialize<'de, D: Deserializer<'de>, T: From<Vec<u8>>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        Hex::deserialize(deserializer).map(|Hex(bytes)| bytes.into())
    }
}

/// The inputs of a kernel. Their type is generated, without `serde` traits.
pub(super) mod inputs {
    use super::*;
    use openvisa_isa::bit_fields::InputInfoKind;
    use openvisa_isa::object::InputInfo;

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct InputForm {
        kind: InputInfoKind,
        id: u32,
        offset: i16,
        size: u16,
    }

    pub(in crate::module) fn serialize<S: Serializer>(list: &[InputInfo], serializer: S) -> Result<S::Ok, S::Error> {
        let form = |&InputInfo { kind, id, offset, size }: &InputInfo| InputForm { kind, id, offset, size };
        serializer.collect_seq(list.iter().map(form))
    }

    pub(in crate::module) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<InputInfo>, D::Error> {
        let input = |InputForm { kind, id, offset, size }| InputInfo { kind, id, offset, size };
        Ok(Vec::deserialize(deserializer)?.into_iter().map(input).collect())
    }
}

pub(super) fn is_zero<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Returns the position of an object that was not read from a file.
pub(super) const fn unset_position() -> u32 {
    u32::MAX
}

#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) const fn is_unset(position: &u32) -> bool {
    *position == unset_position()
}

impl Serialize for StringsBuf {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|text| TextForm::from(text.as_bytes())))
    }
}

impl<'de> Deserialize<'de> for StringsBuf {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut strings = Self::default();
        for text in Vec::<TextForm>::deserialize(deserializer)? {
            strings.push(text.into_bytes());
        }
        Ok(strings)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ModuleForm<O> {
    version: String,
    objects: O,
}

/// An object: borrowed to be serialised, owned when deserialised.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectForm<'m, C> {
    name: TextForm,
    kind: Cow<'m, KindBuf>,
    strings: Cow<'m, StringsBuf>,
    name_index: u32,
    #[serde(default)]
    variables: Cow<'m, [VariableBuf]>,
    #[serde(default)]
    addresses: Cow<'m, [ElementsBuf]>,
    #[serde(default)]
    predicates: Cow<'m, [ElementsBuf]>,
    #[serde(default)]
    labels: Cow<'m, [LabelBuf]>,
    #[serde(default)]
    samplers: Cow<'m, [ElementsBuf]>,
    #[serde(default)]
    surfaces: Cow<'m, [ElementsBuf]>,
    #[serde(default, skip_serializing_if = "is_zero")]
    vme_count: u8,
    #[serde(default)]
    attributes: Cow<'m, [AttributeBuf]>,
    #[serde(default = "unset_position", skip_serializing_if = "is_unset")]
    position: u32,
    code: C,
}

/// Serialises objects one at a time, because the forms of all objects take many times the space of
/// the file.
struct ObjectForms<'a>(&'a ModuleBuf);

impl Serialize for ObjectForms<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(module) = self;
        serializer.collect_seq(module.objects.iter().map(|object| object_form(object, module.version)))
    }
}

/// Serialises code as instructions up to the first that does not encode to the same bytes, then the
/// rest as bytes.
struct CodeForm<'a> {
    bytes: &'a [u8],
    version: Version,
}

/// The rest of code that cannot be decoded.
struct UndecodedCode<'a>(&'a [u8]);

impl Serialize for UndecodedCode<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_variant("Inst", u32::MAX, "Bytes", &Hex(self.0.to_owned()))
    }
}

impl Serialize for CodeForm<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let (mut rest, mut encoded) = (self.bytes, Vec::new());
        for inst in Instructions::new(self.bytes, self.version).map_while(Result::ok) {
            encoded.clear();
            if append_encoded(&mut encoded, &inst, self.version).is_err() {
                break;
            }
            let Some(after) = rest.strip_prefix(encoded.as_slice()) else { break };
            rest = after;
            list.serialize_element(&inst)?;
        }
        if !rest.is_empty() {
            list.serialize_element(&UndecodedCode(rest))?;
        }
        list.end()
    }
}

/// Returns the form of an object. `version` is the version of the module.
fn object_form(object: &ObjectBuf, version: Version) -> ObjectForm<'_, CodeForm<'_>> {
    ObjectForm {
        name: TextForm::from(object.name.as_slice()),
        kind: Cow::Borrowed(&object.kind),
        strings: Cow::Borrowed(&object.strings),
        name_index: object.name_index,
        variables: object.variables.as_slice().into(),
        addresses: object.addresses.as_slice().into(),
        predicates: object.predicates.as_slice().into(),
        labels: object.labels.as_slice().into(),
        samplers: object.samplers.as_slice().into(),
        surfaces: object.surfaces.as_slice().into(),
        vme_count: object.vme_count,
        attributes: object.attributes.as_slice().into(),
        position: object.position,
        code: CodeForm { bytes: &object.code, version },
    }
}

/// Writes the form that the documentation of the module `serde_form` describes, to self-describing
/// formats such as JSON. Instructions are streamed, so that little memory is needed.
impl Serialize for ModuleBuf {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ModuleForm { version: self.version.to_string(), objects: ObjectForms(self) }.serialize(serializer)
    }
}

/// # Errors
/// Also fails if an instruction has no encoding in the version of the module. The error gives the
/// indices of the object and the instruction.
impl<'de> Deserialize<'de> for ModuleBuf {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = ModuleForm::<Vec<ObjectForm<'_, Vec<OwnedInst>>>>::deserialize(deserializer)?;
        let wrong = |why| D::Error::custom(format!("`{}` is no version: {why}", form.version));
        let version: Version = form.version.parse().map_err(wrong)?;
        let objects = form.objects.into_iter().enumerate().map(|(number, form)| {
            let mut code = Vec::new();
            for (index, inst) in form.code.iter().enumerate() {
                inst.append_to(&mut code, version).map_err(|error| {
                    D::Error::custom(format!("object {number}, instruction {index}: {}", error.kind))
                })?;
            }
            Ok(ObjectBuf {
                name: form.name.into_bytes(),
                kind: form.kind.into_owned(),
                strings: form.strings.into_owned(),
                name_index: form.name_index,
                variables: form.variables.into_owned(),
                addresses: form.addresses.into_owned(),
                predicates: form.predicates.into_owned(),
                labels: form.labels.into_owned(),
                samplers: form.samplers.into_owned(),
                surfaces: form.surfaces.into_owned(),
                vme_count: form.vme_count,
                attributes: form.attributes.into_owned(),
                code,
                position: form.position,
            })
        });
        Ok(Self { version, objects: objects.collect::<Result<_, _>>()? })
    }
}
