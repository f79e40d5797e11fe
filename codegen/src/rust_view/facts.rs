//! The context of templates. Its names are a public interface, which `codegen/templates/README.md`
//! documents.
//!
//! For example, a template lists all opcodes by
//! `{% for opcode in opcodes %}{{ opcode.name }}{% endfor %}`.

use crate::rust_view::docs::{one_line, unlink};
use crate::rust_view::naming;
use crate::rust_view::type_assignment::{BitsPlan, EnumPlan, GroupPlan, GroupType, IntegerType, Owner, TypeAssignment};
use crate::spec::model::{
    Attribute, AttributeKind, DataType, DataTypeKind, Device, FieldId, FormatVersion, Instruction, InstructionId,
    Model, Platform, PredefinedVariable,
};
use crate::spec::span::Span;
use serde::Serialize;
use std::collections::HashSet;

/// The context of templates: the specification with names instead of positions. Each list is in the
/// order of the specification.
#[derive(Serialize)]
pub(crate) struct Facts<'a> {
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
    /// First words of directives. A word precedes its own prefixes, so that a regular expression
    /// finds the longest match.
    directives: Vec<&'a str>,
    /// Keys of the parts of directives, in the same order.
    directive_keys: Vec<&'a str>,
    /// Distinct words that the text of an instruction can begin with. A word precedes its own
    /// prefixes.
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
    kind: DataTypeKind,
    description: String,
    place: String,
}

#[derive(Serialize)]
struct OpcodeFacts<'a> {
    name: String,
    code: u8,
    /// Instructions with the opcode: several if the byte after it selects one of them.
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
    /// Whether the entry only introduces sub-operations, which have separate entries.
    container: bool,
    place: String,
}

#[derive(Serialize)]
struct FieldFacts<'a> {
    name: &'a str,
    /// Type as the specification has it: `ub`, `vec_operand`, `uw[Num]`.
    r#type: &'a str,
    /// Name of the type in `enums` or `bit_fields`; `None` for another type.
    values: Option<String>,
    description: String,
    place: String,
}

#[derive(Serialize)]
struct EnumFacts<'a> {
    name: String,
    /// Width in bits: 8, 16, 32 or 64.
    bits: u8,
    description: String,
    values: Vec<ValueFacts<'a>>,
    place: String,
}

#[derive(Serialize)]
struct ValueFacts<'a> {
    /// Name as an identifier: `Elements8`.
    name: String,
    /// Name in the specification: `8 elements`.
    words: &'a str,
    code: u64,
    text: Option<&'a str>,
    description: String,
    /// Platforms and versions that have the value, as the specification has them: `PVC+`.
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
    /// Mask of the group's bits within the field.
    mask: u64,
    /// Name of the type in `enums`; `None` for a group that is not enumerated.
    values: Option<String>,
    /// Whether the values are those of `data_types`.
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
    kind: Option<AttributeKind>,
    description: String,
    place: String,
}

/// Returns a text of the specification on one line, with links reduced to their words.
fn plain_text(text: &str) -> String {
    one_line(&unlink(text))
}

/// Returns the context of templates for a model. `prefix` is the name of the specification folder.
pub(crate) fn facts<'a>(model: &'a Model, prefix: &'a str) -> Facts<'a> {
    FactsBuilder { model, prefix }.build()
}

/// A type of the bindings: an enumeration or a bit field.
pub(crate) struct BindingType {
    /// Name in Rust and Python: `LscDataSize`.
    pub(crate) name: String,
    /// Place of the definition: `specs/fields.md:9`. `None` if each value has a separate page.
    pub(crate) place: Option<String>,
    /// Values or bit groups, each with its place.
    pub(crate) members: Vec<(String, String)>,
}

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

/// Sorts words so that each word precedes its own prefixes: `lsc_load_quad` before `lsc_load`.
fn longest_first<'a>(words: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut words: Vec<_> = words.collect();
    words.sort_by(|a, b| b.cmp(a));
    words
}

/// Collects the facts of a model.
struct FactsBuilder<'a> {
    model: &'a Model,
    prefix: &'a str,
}

impl<'a> FactsBuilder<'a> {
    fn build(&self) -> Facts<'a> {
        let Self { model, prefix } = *self;
        let plan = TypeAssignment::new(model);
        let variables = model.predefined.iter().filter(|v| !v.name.value.is_empty());
        Facts {
            specification: prefix,
            versions: model.versions.iter().map(|v| self.version_facts(v)).collect(),
            platforms: model.platforms.iter().map(|p| self.platform_facts(p)).collect(),
            data_types: model.data_types.iter().map(|t| self.data_type_facts(t)).collect(),
            opcodes: self.opcode_facts(),
            instructions: model.instructions().map(|(id, i)| self.instruction_facts(&plan, id, i)).collect(),
            enums: plan.enums.iter().map(|e| self.enum_facts(e)).collect(),
            bit_fields: plan.bit_fields.iter().map(|b| self.bit_field_facts(&plan, b)).collect(),
            variables: variables.map(|v| self.variable_facts(v)).collect(),
            attributes: model.attributes.iter().map(|a| self.attribute_facts(a)).collect(),
            directives: longest_first(model.directives.iter().map(|d| d.word.value.as_str())),
            directive_keys: longest_first(model.directive_keys.iter().map(|k| k.word.value.as_str())),
            mnemonics: self.mnemonic_words(),
        }
    }

    /// Returns the distinct mnemonics, each before its own prefixes.
    fn mnemonic_words(&self) -> Vec<String> {
        let mut words: Vec<_> =
            self.model.instructions.iter().flat_map(crate::spec::model::mnemonics::mnemonics).collect();
        words.sort_by(|a, b| b.cmp(a));
        words.dedup();
        words
    }

    /// Returns a place in the specification: `specs/fields.md:9`.
    fn place_text(&self, span: Span) -> String {
        let file = self.model.files.get(usize::from(span.file.0)).map_or("?", String::as_str);
        format!("{}/{file}:{}", self.prefix, span.line)
    }

    fn version_facts(&self, version: &FormatVersion) -> VersionFacts {
        let (major, minor) = (version.version.major, version.version.minor);
        VersionFacts {
            major,
            minor,
            description: plain_text(&version.description),
            place: self.place_text(version.span),
        }
    }

    fn platform_facts(&self, platform: &'a Platform) -> PlatformFacts<'a> {
        PlatformFacts {
            name: &platform.name.value,
            register_bytes: platform.register_bytes,
            text: platform.text.as_deref(),
            devices: self.device_facts(platform),
            notes: plain_text(&platform.notes),
            place: self.place_text(platform.span),
        }
    }

    fn device_facts(&self, platform: &Platform) -> Vec<DeviceFacts<'a>> {
        let of = |device: &&Device| self.model[device.platform].name.value == platform.name.value;
        let facts = |device: &'a Device| DeviceFacts {
            name: &device.name.value,
            product: device.product,
            place: self.place_text(device.span),
        };
        self.model.devices.iter().filter(of).map(facts).collect()
    }

    fn data_type_facts(&self, data_type: &'a DataType) -> TypeFacts<'a> {
        TypeFacts {
            name: &data_type.name.value,
            code: data_type.code.map(|c| c.value),
            bits: data_type.bits,
            kind: data_type.kind,
            description: plain_text(&data_type.description),
            place: self.place_text(data_type.span),
        }
    }

    /// Returns the opcodes by code. An opcode has the name that its first instruction gives it.
    fn opcode_facts(&self) -> Vec<OpcodeFacts<'a>> {
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
                    place: self.place_text(opcode.code.span),
                }),
            }
        }
        opcodes
    }

    fn instruction_facts(
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
                description: plain_text(&field.description),
                place: self.place_text(field.span),
            }
        });
        let platforms = instruction.platforms.iter().filter_map(|id| self.model.platforms.get(id.index()));
        InstructionFacts {
            name: &instruction.name.value,
            opcode: instruction.opcode.as_ref().map(|o| o.code.value),
            sub_opcode: instruction.sub_opcode.as_ref().map(|o| o.code.value),
            title: instruction.title.as_deref().unwrap_or_default(),
            group: instruction.group.as_deref().unwrap_or_default(),
            description: plain_text(&instruction.description),
            mnemonics: crate::spec::model::mnemonics::mnemonics(instruction),
            platforms: platforms.map(|p| p.name.value.as_str()).collect(),
            fields: fields.collect(),
            container: instruction.container,
            place: self.place_text(instruction.name.span),
        }
    }

    fn enum_facts(&self, plan: &EnumPlan<'a>) -> EnumFacts<'a> {
        let mut taken = HashSet::new();
        let mut values = Vec::new();
        for enumerator in plan.enumerators {
            let code = enumerator.code.value;
            // As in the generated crate, a code that does not fit is left out, and a name that is
            // already used gets the code as a suffix.
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
                description: plain_text(&enumerator.description),
                gate: enumerator.gate.as_ref().map(|g| g.source.as_str()),
                place: self.place_text(enumerator.span),
            });
        }
        values.sort_by_key(|v| v.code);
        EnumFacts {
            name: plan.name.clone(),
            bits: plan.bits,
            description: plain_text(plan.description),
            values,
            place: self.place_text(plan.span),
        }
    }

    fn bit_field_facts(&self, plan: &TypeAssignment<'_>, bits: &BitsPlan<'a>) -> BitFieldFacts {
        BitFieldFacts {
            name: bits.name.clone(),
            bits: bits.int.bits(),
            description: plain_text(&bits.field.description),
            groups: bits.groups.iter().map(|g| self.group_facts(plan, g)).collect(),
            place: self.place_text(bits.field.span),
        }
    }

    fn group_facts(&self, plan: &TypeAssignment<'_>, planned: &GroupPlan<'a>) -> GroupFacts {
        let group = planned.group;
        GroupFacts {
            name: planned.name.clone(),
            high: group.high,
            low: group.low,
            width: group.width(),
            mask: group.mask(),
            values: if let GroupType::Enum(index) = planned.kind { Some(plan.enums[index].name.clone()) } else { None },
            data_type: group.data_type,
            description: plain_text(&group.description),
            place: self.place_text(group.span),
        }
    }

    fn variable_facts(&self, variable: &'a PredefinedVariable) -> VariableFacts<'a> {
        VariableFacts {
            variable: &variable.variable.value,
            name: &variable.name.value,
            r#type: variable.data_type.map(|id| self.model[id].name.value.as_str()),
            description: plain_text(&variable.description),
            place: self.place_text(variable.span),
        }
    }

    fn attribute_facts(&self, attribute: &'a Attribute) -> AttributeFacts<'a> {
        AttributeFacts {
            name: &attribute.name.value,
            of_kernels: attribute.of_kernels,
            of_variables: attribute.of_variables,
            kind: attribute.kind,
            description: plain_text(&attribute.description),
            place: self.place_text(attribute.span),
        }
    }
}
