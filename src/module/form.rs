//! Modules for `serde`: everything that a file holds, with instructions by their members, so that people and programs can read and
//! change it, and the same file comes of it.
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
//! Texts that are not UTF-8 are `{"bytes": "c328"}`. Code that cannot be decoded is a last `{"Bytes": "..."}`.

use super::build::append;
use super::edit::{
    AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, LabelBuf, ModuleBuf, ObjectBuf, StringsBuf, VariableBuf,
};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use openvisa_codec::{List, Version, WriteError};
use openvisa_isa::bit_fields::*;
use openvisa_isa::enums::*;
use openvisa_isa::instructions::*;
use openvisa_isa::object::InputInfo;
use openvisa_isa::operands::*;
use openvisa_isa::{Inst, Instructions};
use serde::de::Error as _;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Bytes as hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Hex(Vec<u8>);

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

/// Characters, as a rule.
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
    fn bytes(self) -> Vec<u8> {
        match self {
            Self::Text(text) => text.into_bytes(),
            Self::Bytes { bytes } => bytes.0,
        }
    }
}

fn is_zero<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ModuleForm<O> {
    version: String,
    objects: O,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectForm<C> {
    name: TextForm,
    kind: KindForm,
    strings: Vec<TextForm>,
    name_index: u32,
    #[serde(default)]
    variables: Vec<VariableForm>,
    #[serde(default)]
    addresses: Vec<ElementsForm>,
    #[serde(default)]
    predicates: Vec<ElementsForm>,
    #[serde(default)]
    labels: Vec<LabelForm>,
    #[serde(default)]
    samplers: Vec<ElementsForm>,
    #[serde(default)]
    surfaces: Vec<ElementsForm>,
    #[serde(default, skip_serializing_if = "is_zero")]
    vme_count: u8,
    #[serde(default)]
    attributes: Vec<AttributeForm>,
    #[serde(default = "last", skip_serializing_if = "is_last")]
    position: u32,
    code: C,
}

/// The position of what was not in a file.
const fn last() -> u32 {
    u32::MAX
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_last(position: &u32) -> bool {
    *position == last()
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum KindForm {
    Kernel {
        #[serde(default)]
        inputs: Vec<InputForm>,
        #[serde(default)]
        binaries: Vec<BinaryForm>,
    },
    Function {
        linkage: u8,
        input_size: u8,
        return_value_size: u8,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct InputForm {
    kind: InputInfoKind,
    id: u32,
    offset: i16,
    size: u16,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BinaryForm {
    platform: u8,
    code: Hex,
    #[serde(default = "last", skip_serializing_if = "is_last")]
    position: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct VariableForm {
    name_index: u32,
    properties: VarInfoBitProperties,
    elements: u16,
    #[serde(default, skip_serializing_if = "is_zero")]
    alias_index: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    alias_offset: u16,
    #[serde(default, skip_serializing_if = "is_zero")]
    alias_scope: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    attributes: Vec<AttributeForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ElementsForm {
    name_index: u32,
    elements: u16,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    attributes: Vec<AttributeForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LabelForm {
    name_index: u32,
    kind: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    attributes: Vec<AttributeForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AttributeForm {
    name: u32,
    value: Hex,
}

fn forms<'a, T: 'a, F: From<&'a T>>(list: &'a [T]) -> Vec<F> {
    list.iter().map(F::from).collect()
}

fn values<F, T: From<F>>(list: Vec<F>) -> Vec<T> {
    list.into_iter().map(T::from).collect()
}

/// Forms of structures whose members are the same, or forms of lists and bytes.
macro_rules! same {
    ($($form:ident $value:ident { $($plain:ident)* } lists { $($list:ident)* } bytes { $($bytes:ident)* })*) => {$(
        impl From<&$value> for $form {
            fn from(value: &$value) -> Self {
                Self {
                    $($plain: value.$plain,)*
                    $($list: forms(&value.$list),)*
                    $($bytes: Hex(value.$bytes.to_vec()),)*
                }
            }
        }

        impl From<$form> for $value {
            fn from(form: $form) -> Self {
                Self { $($plain: form.$plain,)* $($list: values(form.$list).into(),)* $($bytes: form.$bytes.0.into(),)* }
            }
        }
    )*};
}

same! {
    InputForm InputInfo { kind id offset size } lists {} bytes {}
    BinaryForm BinaryBuf { platform position } lists {} bytes { code }
    VariableForm VariableBuf { name_index properties elements alias_index alias_offset alias_scope } lists { attributes } bytes {}
    ElementsForm ElementsBuf { name_index elements } lists { attributes } bytes {}
    LabelForm LabelBuf { name_index kind } lists { attributes } bytes {}
    AttributeForm AttributeBuf { name } lists {} bytes { value }
}

/// Objects to be written. Each gets its form when its turn comes: that of all of them takes many times the space of the file.
struct Objects<'a>(&'a ModuleBuf);

impl Serialize for Objects<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(module) = self;
        serializer.collect_seq(module.objects.iter().map(|object| form_of(object, module.version)))
    }
}

/// Instructions to be written, as far as they come back byte for byte, and the rest of the code.
struct Code<'a> {
    bytes: &'a [u8],
    version: Version,
}

/// The rest of code that cannot be decoded.
struct Rest<'a>(&'a [u8]);

impl Serialize for Rest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_variant("Inst", u32::MAX, "Bytes", &Hex(self.0.to_owned()))
    }
}

impl Serialize for Code<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let (mut rest, mut again) = (self.bytes, Vec::new());
        for inst in Instructions::new(self.bytes, self.version).map_while(Result::ok) {
            again.clear();
            if append(&mut again, &inst, self.version).is_err() {
                break;
            }
            let Some(behind) = rest.strip_prefix(again.as_slice()) else { break };
            rest = behind;
            list.serialize_element(&inst)?;
        }
        if !rest.is_empty() {
            list.serialize_element(&Rest(rest))?;
        }
        list.end()
    }
}

/// The type of a member that owns what it holds.
macro_rules! owned {
    ([$type:ty]) => { Vec<$type> };
    ($type:ty) => { $type };
}

/// A member as the instruction has it.
macro_rules! lent {
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
        /// An instruction that was read, or bytes of code.
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        enum Owned {
            $($name { $($field: owned!($type),)* },)*
            Bytes(Hex),
        }

        impl Owned {
            fn append(&self, code: &mut Vec<u8>, version: Version) -> Result<(), WriteError> {
                match self {
                    $(Self::$name { $($field),* } => {
                        let inst = $name { $($field: lent!($field $type)),* };
                        append(code, &Inst::from(inst), version)
                    })*
                    Self::Bytes(bytes) => {
                        code.extend_from_slice(&bytes.0);
                        Ok(())
                    }
                }
            }
        }
    };
}

openvisa_isa::for_each_instruction!(instructions);

/// The form of an object of a module of this version.
fn form_of(object: &ObjectBuf, version: Version) -> ObjectForm<Code<'_>> {
    let kind = match &object.kind {
        KindBuf::Kernel { inputs, binaries } => KindForm::Kernel { inputs: forms(inputs), binaries: forms(binaries) },
        KindBuf::Function { linkage, input_size, return_value_size } => {
            KindForm::Function { linkage: *linkage, input_size: *input_size, return_value_size: *return_value_size }
        }
    };
    ObjectForm {
        name: TextForm::from(object.name.as_slice()),
        kind,
        strings: object.strings.iter().map(|text| TextForm::from(text.as_bytes())).collect(),
        name_index: object.name_index,
        variables: forms(&object.variables),
        addresses: forms(&object.addresses),
        predicates: forms(&object.predicates),
        labels: forms(&object.labels),
        samplers: forms(&object.samplers),
        surfaces: forms(&object.surfaces),
        vme_count: object.vme_count,
        attributes: forms(&object.attributes),
        position: object.position,
        code: Code { bytes: &object.code, version },
    }
}

/// As the module documentation of `form` says, in formats that describe themselves, such as JSON. It is written as it is made, so
/// that it takes little space but that of what it is written to.
impl Serialize for ModuleBuf {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ModuleForm { version: self.version.to_string(), objects: Objects(self) }.serialize(serializer)
    }
}

/// # Errors
/// Also when an instruction has no form in the version of the module; which one, by its number.
impl<'de> Deserialize<'de> for ModuleBuf {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = ModuleForm::<Vec<ObjectForm<Vec<Owned>>>>::deserialize(deserializer)?;
        let wrong = |why| D::Error::custom(format!("`{}` is no version: {why}", form.version));
        let version: Version = form.version.parse().map_err(wrong)?;
        let objects = form.objects.into_iter().enumerate().map(|(number, form)| {
            let kind = match form.kind {
                KindForm::Kernel { inputs, binaries } => {
                    KindBuf::Kernel { inputs: values(inputs), binaries: values(binaries) }
                }
                KindForm::Function { linkage, input_size, return_value_size } => {
                    KindBuf::Function { linkage, input_size, return_value_size }
                }
            };
            let mut strings = StringsBuf::default();
            for text in form.strings {
                strings.push(text.bytes());
            }
            let mut code = Vec::new();
            for (index, inst) in form.code.iter().enumerate() {
                inst.append(&mut code, version).map_err(|error| {
                    D::Error::custom(format!("object {number}, instruction {index}: {}", error.kind))
                })?;
            }
            Ok(ObjectBuf {
                name: form.name.bytes(),
                kind,
                strings,
                name_index: form.name_index,
                variables: values(form.variables),
                addresses: values(form.addresses),
                predicates: values(form.predicates),
                labels: values(form.labels),
                samplers: values(form.samplers),
                surfaces: values(form.surfaces),
                vme_count: form.vme_count,
                attributes: values(form.attributes),
                code,
                position: form.position,
            })
        });
        Ok(Self { version, objects: objects.collect::<Result<_, _>>()? })
    }
}
