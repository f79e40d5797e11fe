//! What templates see. The names here are a promise to users' templates: `codegen/templates/README.md` documents them.

use crate::emit::support::docs::{one_line, unlink};
use crate::emit::support::naming;
use crate::emit::support::type_assignment::{
    BitsPlan, EnumPlan, GroupPlan, GroupType, IntegerType, Owner, TypeAssignment,
};
use crate::model::{
    Attribute, DataType, Device, FieldId, FormatVersion, Instruction, InstructionId, Model, Platform,
    PredefinedVariable,
};
use crate::span::Span;
use serde::Serialize;
use std::collections::HashSet;

/// The specification for templates: names instead of positions, each list in the order of the specification.
#[derive(Serialize)]
pub struct Facts<'a> {
    /// Name of the specification folder.
    specification: &'a str,
    versions: Vec<VersionFacts>,
    platforms: Vec<PlatformFacts<'a>>,
    data_types: Vec<TypeFacts<'a>>,
    opcodes: Vec<OpcodeFacts<'a>>,
    instructions: Vec<InstructionFacts<'a>>,
    enums: Vec<EnumFacts<'a>>,
    bit_fields: Vec<BitFieldFacts>,
    variables: Vec<VariableFacts<'a>>,
    attributes: Vec<AttributeFacts<'a>>,
    /// What directives begin with, a word before those that it begins with.
    directives: Vec<&'a str>,
    /// The words of their parts.
    directive_keys: Vec<&'a str>,
    /// The words that an instruction's text can begin with, each once; a word stands before those that it begins with.
    mnemonics: Vec<String>,
}

#[derive(Serialize)]
struct VersionFacts {
    major: u8,
    minor: u8,
    description: String,
    place: String,
}

#[derive(Serialize)]
struct PlatformFacts<'a> {
    name: &'a str,
    register_bytes: Option<u16>,
    text: Option<&'a str>,
    devices: Vec<DeviceFacts<'a>>,
    notes: String,
    place: String,
}

#[derive(Serialize)]
struct DeviceFacts<'a> {
    name: &'a str,
    product: Option<u32>,
    place: String,
}

#[derive(Serialize)]
struct TypeFacts<'a> {
    name: &'a str,
    code: Option<u8>,
    bits: u16,
    kind: crate::model::DataTypeKind,
    description: String,
    place: String,
}

#[derive(Serialize)]
struct OpcodeFacts<'a> {
    name: String,
    code: u8,
    /// Instructions that have it: several, where the byte after it tells them apart.
    instructions: Vec<&'a str>,
    place: String,
}

#[derive(Serialize)]
struct InstructionFacts<'a> {
    name: &'a str,
    opcode: Option<u8>,
    sub_opcode: Option<u8>,
    title: &'a str,
    group: &'a str,
    description: String,
    mnemonics: Vec<String>,
    platforms: Vec<&'a str>,
    fields: Vec<FieldFacts<'a>>,
    /// It only introduces sub-operations, which have entries of their own.
    container: bool,
    place: String,
}

#[derive(Serialize)]
struct FieldFacts<'a> {
    name: &'a str,
    /// As written: `ub`, `vec_operand`, `uw[Num]`.
    r#type: &'a str,
    /// Name in `enums` or `bit_fields`, where it has a type there.
    values: Option<String>,
    description: String,
    place: String,
}

#[derive(Serialize)]
struct EnumFacts<'a> {
    name: String,
    /// 8, 16, 32 or 64.
    bits: u8,
    description: String,
    values: Vec<ValueFacts<'a>>,
    place: String,
}

#[derive(Serialize)]
struct ValueFacts<'a> {
    /// As an identifier: `Elements8`.
    name: String,
    /// As written: `8 elements`.
    words: &'a str,
    code: u64,
    text: Option<&'a str>,
    description: String,
    /// Platforms and versions that have it, as written.
    gate: Option<&'a str>,
    place: String,
}

#[derive(Serialize)]
struct BitFieldFacts {
    name: String,
    bits: u8,
    description: String,
    groups: Vec<GroupFacts>,
    place: String,
}

#[derive(Serialize)]
struct GroupFacts {
    name: String,
    high: u8,
    low: u8,
    width: u8,
    /// Its bits within the field.
    mask: u64,
    /// Name in `enums`, where it has one.
    values: Option<String>,
    /// The values are those of `data_types`.
    data_type: bool,
    description: String,
    place: String,
}

#[derive(Serialize)]
struct VariableFacts<'a> {
    /// Letter and number: `V10`.
    variable: &'a str,
    name: &'a str,
    r#type: Option<&'a str>,
    description: String,
    place: String,
}

#[derive(Serialize)]
struct AttributeFacts<'a> {
    name: &'a str,
    of_kernels: bool,
    of_variables: bool,
    kind: Option<crate::model::AttributeKind>,
    description: String,
    place: String,
}

/// Text of the specification as one line, with the words of links alone.
fn plain(text: &str) -> String {
    one_line(&unlink(text))
}

/// What templates see of a model. `prefix` names the specification folder.
pub fn facts<'a>(model: &'a Model, prefix: &'a str) -> Facts<'a> {
    Builder { model, prefix }.facts()
}

/// A type of the bindings: an enumeration or a bit field, by the name that it has in all languages.
pub(crate) struct BindingType {
    /// In Rust and Python, `LscDataSize`.
    pub(crate) name: String,
    /// Where it is defined: `specs/fields.md:9`. `None` if each of its values has a page of its own.
    pub(crate) place: Option<String>,
    /// Its values or bit groups, with their places.
    pub(crate) members: Vec<(String, String)>,
}

/// Returns the types of the bindings.
pub(crate) fn binding_types(model: &Model, prefix: &str) -> Vec<BindingType> {
    let facts = facts(model, prefix);
    let lists = [
        ("Opcode", facts.opcodes.into_iter().map(|of| (of.name, of.place)).collect()),
        ("InstKind", facts.instructions.into_iter().map(|of| (naming::camel(of.name), of.place)).collect()),
        ("DataType", facts.data_types.into_iter().map(|of| (naming::camel(of.name), of.place)).collect()),
        ("Platform", facts.platforms.into_iter().map(|of| (naming::camel(of.name), of.place)).collect()),
    ];
    let lists = lists.into_iter().map(|(name, members)| BindingType { name: name.to_owned(), place: None, members });
    let enums = facts.enums.into_iter().map(|of| BindingType {
        name: of.name,
        place: Some(of.place),
        members: of.values.into_iter().map(|value| (value.name, value.place)).collect(),
    });
    let bit_fields = facts.bit_fields.into_iter().map(|of| BindingType {
        name: of.name,
        place: Some(of.place),
        members: of.groups.into_iter().map(|group| (group.name, group.place)).collect(),
    });
    lists.chain(enums).chain(bit_fields).collect()
}

/// Words, each before those that it begins with.
fn longest_first<'a>(words: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut words: Vec<_> = words.collect();
    words.sort_by(|a, b| b.cmp(a));
    words
}

/// What makes the parts.
struct Builder<'a> {
    model: &'a Model,
    prefix: &'a str,
}

impl<'a> Builder<'a> {
    fn facts(&self) -> Facts<'a> {
        let Self { model, prefix } = *self;
        let plan = TypeAssignment::new(model);
        let variables = model.predefined.iter().filter(|v| !v.name.value.is_empty());
        Facts {
            specification: prefix,
            versions: model.versions.iter().map(|v| self.version(v)).collect(),
            platforms: model.platforms.iter().map(|p| self.platform(p)).collect(),
            data_types: model.data_types.iter().map(|t| self.data_type(t)).collect(),
            opcodes: self.opcodes(),
            instructions: model.instructions().map(|(id, i)| self.instruction(&plan, id, i)).collect(),
            enums: plan.enums.iter().map(|e| self.enumeration(e)).collect(),
            bit_fields: plan.bit_fields.iter().map(|b| self.bit_field(&plan, b)).collect(),
            variables: variables.map(|v| self.variable(v)).collect(),
            attributes: model.attributes.iter().map(|a| self.attribute(a)).collect(),
            directives: longest_first(model.directives.iter().map(|d| d.word.value.as_str())),
            directive_keys: longest_first(model.directive_keys.iter().map(|k| k.word.value.as_str())),
            mnemonics: self.mnemonics(),
        }
    }

    fn mnemonics(&self) -> Vec<String> {
        let mut words: Vec<_> = self.model.instructions.iter().flat_map(crate::export::mnemonics).collect();
        words.sort_by(|a, b| b.cmp(a));
        words.dedup();
        words
    }

    /// `specs/fields.md:9`.
    fn place(&self, span: Span) -> String {
        let file = self.model.files.get(usize::from(span.file.0)).map_or("?", String::as_str);
        format!("{}/{file}:{}", self.prefix, span.line)
    }

    fn version(&self, version: &FormatVersion) -> VersionFacts {
        let (major, minor) = (version.version.major, version.version.minor);
        VersionFacts { major, minor, description: plain(&version.description), place: self.place(version.span) }
    }

    fn platform(&self, platform: &'a Platform) -> PlatformFacts<'a> {
        PlatformFacts {
            name: &platform.name.value,
            register_bytes: platform.register_bytes,
            text: platform.text.as_deref(),
            devices: self.devices(platform),
            notes: plain(&platform.notes),
            place: self.place(platform.span),
        }
    }

    fn devices(&self, platform: &Platform) -> Vec<DeviceFacts<'a>> {
        let of = |device: &&Device| self.model[device.platform].name.value == platform.name.value;
        let facts = |device: &'a Device| DeviceFacts {
            name: &device.name.value,
            product: device.product,
            place: self.place(device.span),
        };
        self.model.devices.iter().filter(of).map(facts).collect()
    }

    fn data_type(&self, data_type: &'a DataType) -> TypeFacts<'a> {
        TypeFacts {
            name: &data_type.name.value,
            code: data_type.code.map(|c| c.value),
            bits: data_type.bits,
            kind: data_type.kind,
            description: plain(&data_type.description),
            place: self.place(data_type.span),
        }
    }

    /// By code. An opcode has the name that its first instruction gives it.
    fn opcodes(&self) -> Vec<OpcodeFacts<'a>> {
        let mut opcodes: Vec<OpcodeFacts<'a>> = Vec::new();
        for instruction in &self.model.instructions {
            let Some(opcode) = &instruction.opcode else { continue };
            let name = instruction.name.value.as_str();
            match opcodes.last_mut().filter(|last| last.code == opcode.code.value) {
                Some(last) => last.instructions.push(name),
                None => opcodes.push(OpcodeFacts {
                    name: naming::variant(&opcode.name.value),
                    code: opcode.code.value,
                    instructions: vec![name],
                    place: self.place(opcode.code.span),
                }),
            }
        }
        opcodes
    }

    fn instruction(
        &self,
        plan: &TypeAssignment<'_>,
        id: InstructionId,
        instruction: &'a Instruction,
    ) -> InstructionFacts<'a> {
        let fields = instruction.fields.iter().enumerate().map(|(index, field)| {
            let values = match plan.integer(Owner::Instruction(id), FieldId(index as u16)) {
                Some(IntegerType::Enum(index)) => Some(plan.enums[index].name.clone()),
                Some(IntegerType::Bits(index)) => Some(plan.bit_fields[index].name.clone()),
                _ => None,
            };
            FieldFacts {
                name: &field.name.value,
                r#type: &field.kind_source.value,
                values,
                description: plain(&field.description),
                place: self.place(field.span),
            }
        });
        let platforms = instruction.platforms.iter().filter_map(|id| self.model.platforms.get(id.index()));
        InstructionFacts {
            name: &instruction.name.value,
            opcode: instruction.opcode.as_ref().map(|o| o.code.value),
            sub_opcode: instruction.sub_opcode.as_ref().map(|o| o.code.value),
            title: instruction.title.as_deref().unwrap_or_default(),
            group: instruction.group.as_deref().unwrap_or_default(),
            description: plain(&instruction.description),
            mnemonics: crate::export::mnemonics(instruction),
            platforms: platforms.map(|p| p.name.value.as_str()).collect(),
            fields: fields.collect(),
            container: instruction.container,
            place: self.place(instruction.name.span),
        }
    }

    fn enumeration(&self, plan: &EnumPlan<'a>) -> EnumFacts<'a> {
        let mut taken = HashSet::new();
        let mut values = Vec::new();
        for enumerator in plan.enumerators {
            let code = enumerator.code.value;
            // As in the generated crate: what does not fit has a finding, and a name that is taken gets the code behind it.
            if plan.bits < 64 && code >> plan.bits != 0 {
                continue;
            }
            let mut name = naming::variant(&enumerator.name.value);
            if !taken.insert(name.clone()) {
                name = format!("{name}X{code:X}");
                taken.insert(name.clone());
            }
            values.push(ValueFacts {
                name,
                words: &enumerator.name.value,
                code,
                text: enumerator.text.as_ref().map(|t| t.value.as_str()),
                description: plain(&enumerator.description),
                gate: enumerator.gate.as_ref().map(|g| g.source.as_str()),
                place: self.place(enumerator.span),
            });
        }
        values.sort_by_key(|v| v.code);
        EnumFacts {
            name: plan.name.clone(),
            bits: plan.bits,
            description: plain(plan.description),
            values,
            place: self.place(plan.span),
        }
    }

    fn bit_field(&self, plan: &TypeAssignment<'_>, bits: &BitsPlan<'a>) -> BitFieldFacts {
        BitFieldFacts {
            name: bits.name.clone(),
            bits: bits.int.bits(),
            description: plain(&bits.field.description),
            groups: bits.groups.iter().map(|g| self.group(plan, g)).collect(),
            place: self.place(bits.field.span),
        }
    }

    fn group(&self, plan: &TypeAssignment<'_>, planned: &GroupPlan<'a>) -> GroupFacts {
        let group = planned.group;
        GroupFacts {
            name: planned.name.clone(),
            high: group.high,
            low: group.low,
            width: group.width(),
            mask: group.mask(),
            values: if let GroupType::Enum(index) = planned.kind { Some(plan.enums[index].name.clone()) } else { None },
            data_type: group.data_type,
            description: plain(&group.description),
            place: self.place(group.span),
        }
    }

    fn variable(&self, variable: &'a PredefinedVariable) -> VariableFacts<'a> {
        VariableFacts {
            variable: &variable.variable.value,
            name: &variable.name.value,
            r#type: variable.data_type.map(|id| self.model[id].name.value.as_str()),
            description: plain(&variable.description),
            place: self.place(variable.span),
        }
    }

    fn attribute(&self, attribute: &'a Attribute) -> AttributeFacts<'a> {
        AttributeFacts {
            name: &attribute.name.value,
            of_kernels: attribute.of_kernels,
            of_variables: attribute.of_variables,
            kind: attribute.kind,
            description: plain(&attribute.description),
            place: self.place(attribute.span),
        }
    }
}
