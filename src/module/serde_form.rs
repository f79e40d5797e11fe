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
//! Strings that are not UTF-8 are `{"bytes": "c328"}`. CodeForm that cannot be decoded is a final
//! `{"Bytes": "..."}`.

use super::inst_form::OwnedInst;
use super::inst_writer::append_encoded;
use super::owned::{
    AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, LabelBuf, ModuleBuf, ObjectBuf, StringsBuf, VariableBuf,
};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use openvisa_isa::Instructions;
use openvisa_isa::bit_fields::*;
use openvisa_isa::object::InputInfo;
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
    #[serde(default = "unset_position", skip_serializing_if = "is_unset_position")]
    position: u32,
    code: C,
}

/// Returns the position of an object that was not read from a file.
const fn unset_position() -> u32 {
    u32::MAX
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_unset_position(position: &u32) -> bool {
    *position == unset_position()
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
    #[serde(default = "unset_position", skip_serializing_if = "is_unset_position")]
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

fn to_forms<'a, T: 'a, F: From<&'a T>>(list: &'a [T]) -> Vec<F> {
    list.iter().map(F::from).collect()
}

fn from_forms<F, T: From<F>>(list: Vec<F>) -> Vec<T> {
    list.into_iter().map(T::from).collect()
}

/// Implements the conversions between a type and its form: members that are copied, lists of forms,
/// and bytes.
macro_rules! impl_form_conversions {
    ($($form:ident $value:ident { $($plain:ident)* } lists { $($list:ident)* } bytes { $($bytes:ident)* })*) => {$(
        impl From<&$value> for $form {
            fn from(value: &$value) -> Self {
                Self {
                    $($plain: value.$plain,)*
                    $($list: to_forms(&value.$list),)*
                    $($bytes: Hex(value.$bytes.to_vec()),)*
                }
            }
        }

        impl From<$form> for $value {
            fn from(form: $form) -> Self {
                Self { $($plain: form.$plain,)* $($list: from_forms(form.$list).into(),)* $($bytes: form.$bytes.0.into(),)* }
            }
        }
    )*};
}

impl_form_conversions! {
    InputForm InputInfo { kind id offset size } lists {} bytes {}
    BinaryForm BinaryBuf { platform position } lists {} bytes { code }
    VariableForm VariableBuf { name_index properties elements alias_index alias_offset alias_scope } lists { attributes } bytes {}
    ElementsForm ElementsBuf { name_index elements } lists { attributes } bytes {}
    LabelForm LabelBuf { name_index kind } lists { attributes } bytes {}
    AttributeForm AttributeBuf { name } lists {} bytes { value }
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
fn object_form(object: &ObjectBuf, version: Version) -> ObjectForm<CodeForm<'_>> {
    let kind = match &object.kind {
        KindBuf::Kernel { inputs, binaries } => {
            KindForm::Kernel { inputs: to_forms(inputs), binaries: to_forms(binaries) }
        }
        KindBuf::Function { linkage, input_size, return_value_size } => {
            KindForm::Function { linkage: *linkage, input_size: *input_size, return_value_size: *return_value_size }
        }
    };
    ObjectForm {
        name: TextForm::from(object.name.as_slice()),
        kind,
        strings: object.strings.iter().map(|text| TextForm::from(text.as_bytes())).collect(),
        name_index: object.name_index,
        variables: to_forms(&object.variables),
        addresses: to_forms(&object.addresses),
        predicates: to_forms(&object.predicates),
        labels: to_forms(&object.labels),
        samplers: to_forms(&object.samplers),
        surfaces: to_forms(&object.surfaces),
        vme_count: object.vme_count,
        attributes: to_forms(&object.attributes),
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
        let form = ModuleForm::<Vec<ObjectForm<Vec<OwnedInst>>>>::deserialize(deserializer)?;
        let wrong = |why| D::Error::custom(format!("`{}` is no version: {why}", form.version));
        let version: Version = form.version.parse().map_err(wrong)?;
        let objects = form.objects.into_iter().enumerate().map(|(number, form)| {
            let kind = match form.kind {
                KindForm::Kernel { inputs, binaries } => {
                    KindBuf::Kernel { inputs: from_forms(inputs), binaries: from_forms(binaries) }
                }
                KindForm::Function { linkage, input_size, return_value_size } => {
                    KindBuf::Function { linkage, input_size, return_value_size }
                }
            };
            let mut strings = StringsBuf::default();
            for text in form.strings {
                strings.push(text.into_bytes());
            }
            let mut code = Vec::new();
            for (index, inst) in form.code.iter().enumerate() {
                inst.append_to(&mut code, version).map_err(|error| {
                    D::Error::custom(format!("object {number}, instruction {index}: {}", error.kind))
                })?;
            }
            Ok(ObjectBuf {
                name: form.name.into_bytes(),
                kind,
                strings,
                name_index: form.name_index,
                variables: from_forms(form.variables),
                addresses: from_forms(form.addresses),
                predicates: from_forms(form.predicates),
                labels: from_forms(form.labels),
                samplers: from_forms(form.samplers),
                surfaces: from_forms(form.surfaces),
                vme_count: form.vme_count,
                attributes: from_forms(form.attributes),
                code,
                position: form.position,
            })
        });
        Ok(Self { version, objects: objects.collect::<Result<_, _>>()? })
    }
}
