//! The context of templates. Its names are a public interface, which `codegen/templates/README.md`
//! documents.
//!
//! For example, a template lists all opcodes by
//! `{% for opcode in opcodes %}{{ opcode.name }}{% endfor %}`.

use crate::rust_view::docs::{one_line, unlink};
use crate::rust_view::naming;
use crate::rust_view::type_assignment::{BitsPlan, EnumPlan, GroupType, IntegerType, Owner, TypeAssignment};
use crate::spec::model::{Enumerator, Field, FieldId, Instruction, InstructionId, Model, Opcode, Platform};
use crate::spec::span::{Name, Span};
use serde_json::{Value, json};
use std::collections::HashSet;

/// Returns a text of the specification on one line, with links reduced to their words.
fn plain_text(text: &str) -> String {
    one_line(&unlink(text))
}

/// Returns the context of templates for a model: the specification with names instead of positions.
/// Each list is in the order of the specification. `prefix` is the name of the specification folder.
pub(crate) fn facts(model: &Model, prefix: &str) -> Value {
    FactsBuilder { model, prefix, plan: TypeAssignment::new(model) }.build()
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

/// Returns the enumerations and bit fields of the bindings. `prefix` is the name of the
/// specification folder.
pub(crate) fn binding_types(model: &Model, prefix: &str) -> Vec<BindingType> {
    let builder = FactsBuilder { model, prefix, plan: TypeAssignment::new(model) };
    let named = |name: &Name, span: Span| (naming::camel(&name.value), builder.place(span));
    let lists = [
        ("Opcode", builder.opcodes().into_iter().map(|of| (of.name, builder.place(of.opcode.code.span))).collect()),
        ("InstKind", model.instructions.iter().map(|i| named(&i.name, i.name.span)).collect()),
        ("DataType", model.data_types.iter().map(|t| named(&t.name, t.span)).collect()),
        ("Platform", model.platforms.iter().map(|p| named(&p.name, p.span)).collect()),
    ];
    let lists = lists.into_iter().map(|(name, members)| BindingType { name: name.to_owned(), place: None, members });
    let enums = builder.plan.enums.iter().map(|plan| BindingType {
        name: plan.name.clone(),
        place: Some(builder.place(plan.span)),
        members: enum_values(plan).into_iter().map(|(name, value)| (name, builder.place(value.span))).collect(),
    });
    let bit_fields = builder.plan.bit_fields.iter().map(|plan| BindingType {
        name: plan.name.clone(),
        place: Some(builder.place(plan.field.span)),
        members: plan.groups.iter().map(|of| (of.name.clone(), builder.place(of.group.span))).collect(),
    });
    lists.chain(enums).chain(bit_fields).collect()
}

/// Sorts words so that each word precedes its own prefixes: `lsc_load_quad` before `lsc_load`.
fn longest_first<W: AsRef<str> + Ord>(words: impl IntoIterator<Item = W>) -> Vec<W> {
    let mut words: Vec<_> = words.into_iter().collect();
    words.sort_by(|a, b| b.cmp(a));
    words
}

/// Returns the values of an enumeration by code, each with its name as an identifier.
///
/// As in the generated crate, a code that does not fit is left out, and a name that is already used
/// gets the code as a suffix.
fn enum_values<'a>(plan: &EnumPlan<'a>) -> Vec<(String, &'a Enumerator)> {
    let mut taken = HashSet::new();
    let mut values = Vec::new();
    for enumerator in plan.enumerators {
        let code = enumerator.code.value;
        if plan.bits < 64 && code >> plan.bits != 0 {
            continue;
        }
        let mut name = naming::variant(&enumerator.name.value);
        if !taken.insert(name.clone()) {
            name = format!("{name}X{code:X}");
            taken.insert(name.clone());
        }
        values.push((name, enumerator));
    }
    values.sort_by_key(|(_, value)| value.code.value);
    values
}

/// An opcode.
struct OpcodeFacts<'a> {
    /// Name as an identifier.
    name: String,
    opcode: &'a Opcode,
    /// Instructions with the opcode: several if the byte after it selects one of them.
    instructions: Vec<&'a str>,
}

/// Collects the facts of a model.
struct FactsBuilder<'a> {
    model: &'a Model,
    prefix: &'a str,
    plan: TypeAssignment<'a>,
}

impl<'a> FactsBuilder<'a> {
    fn build(&self) -> Value {
        let Self { model, prefix, plan } = self;
        let mut mnemonics = longest_first(model.instructions.iter().flat_map(crate::spec::model::mnemonics::mnemonics));
        mnemonics.dedup();
        let versions = model
            .versions
            .iter()
            .map(|v| self.entry(&v.description, v.span, json!({ "major": v.version.major, "minor": v.version.minor })));
        let data_types = model.data_types.iter().map(|t| {
            let code = t.code.as_ref().map(|code| code.value);
            let row = json!({ "name": t.name.value, "code": code, "bits": t.bits, "kind": t.kind });
            self.entry(&t.description, t.span, row)
        });
        let opcodes = self.opcodes().into_iter().map(|of| {
            let OpcodeFacts { name, opcode, instructions } = of;
            let (code, place) = (opcode.code.value, self.place(opcode.code.span));
            json!({ "name": name, "code": code, "instructions": instructions, "place": place })
        });
        let variables = model.predefined.iter().filter(|v| !v.name.value.is_empty()).map(|v| {
            let data_type = v.data_type.map(|id| &model[id].name.value);
            let row = json!({ "variable": v.variable.value, "name": v.name.value, "type": data_type });
            self.entry(&v.description, v.span, row)
        });
        let attributes = model.attributes.iter().map(|a| {
            let row = json!({
                "name": a.name.value, "of_kernels": a.of_kernels, "of_variables": a.of_variables, "kind": a.kind,
            });
            self.entry(&a.description, a.span, row)
        });
        json!({
            "specification": prefix,
            "versions": versions.collect::<Vec<_>>(),
            "platforms": model.platforms.iter().map(|p| self.platform(p)).collect::<Vec<_>>(),
            "data_types": data_types.collect::<Vec<_>>(),
            "opcodes": opcodes.collect::<Vec<_>>(),
            "instructions": model.instructions().map(|(id, i)| self.instruction(id, i)).collect::<Vec<_>>(),
            "enums": plan.enums.iter().map(|e| self.enumeration(e)).collect::<Vec<_>>(),
            "bit_fields": plan.bit_fields.iter().map(|b| self.bit_field(b)).collect::<Vec<_>>(),
            "variables": variables.collect::<Vec<_>>(),
            "attributes": attributes.collect::<Vec<_>>(),
            "directives": longest_first(model.directives.iter().map(|d| d.word.value.as_str())),
            "directive_keys": longest_first(model.directive_keys.iter().map(|k| k.word.value.as_str())),
            "mnemonics": mnemonics,
        })
    }

    /// Returns a place in the specification: `specs/fields.md:9`.
    fn place(&self, span: Span) -> String {
        let file = self.model.files.get(usize::from(span.file.0)).map_or("?", String::as_str);
        format!("{}/{file}:{}", self.prefix, span.line)
    }

    /// Adds the description and the place to an entry of a list.
    fn entry(&self, description: &str, span: Span, mut row: Value) -> Value {
        row["description"] = plain_text(description).into();
        row["place"] = self.place(span).into();
        row
    }

    fn platform(&self, platform: &Platform) -> Value {
        let devices = self.model.devices.iter().filter(|of| self.model[of.platform].name.value == platform.name.value);
        let devices =
            devices.map(|of| json!({ "name": of.name.value, "product": of.product, "place": self.place(of.span) }));
        json!({
            "name": platform.name.value, "register_bytes": platform.register_bytes, "text": platform.text,
            "devices": devices.collect::<Vec<_>>(), "notes": plain_text(&platform.notes),
            "place": self.place(platform.span),
        })
    }

    /// Returns the opcodes by code. An opcode has the name that its first instruction gives it.
    fn opcodes(&self) -> Vec<OpcodeFacts<'a>> {
        let mut opcodes: Vec<OpcodeFacts<'a>> = Vec::new();
        for instruction in &self.model.instructions {
            let Some(opcode) = &instruction.opcode else { continue };
            let name = instruction.name.value.as_str();
            match opcodes.last_mut().filter(|last| last.opcode.code.value == opcode.code.value) {
                Some(last) => last.instructions.push(name),
                None => opcodes.push(OpcodeFacts {
                    name: naming::variant(&opcode.name.value),
                    opcode,
                    instructions: vec![name],
                }),
            }
        }
        opcodes
    }

    fn instruction(&self, id: InstructionId, instruction: &Instruction) -> Value {
        let field = |(index, field): (usize, &Field)| {
            let values = match self.plan.integer(Owner::Instruction(id), FieldId(index as u16)) {
                Some(IntegerType::Enum(index)) => Some(&self.plan.enums[index].name),
                Some(IntegerType::Bits(index)) => Some(&self.plan.bit_fields[index].name),
                _ => None,
            };
            let row = json!({ "name": field.name.value, "type": field.kind_source.value, "values": values });
            self.entry(&field.description, field.span, row)
        };
        let platforms = instruction.platforms.iter().filter_map(|id| self.model.platforms.get(id.index()));
        let row = json!({
            "name": instruction.name.value,
            "opcode": instruction.opcode.as_ref().map(|o| o.code.value),
            "sub_opcode": instruction.sub_opcode.as_ref().map(|o| o.code.value),
            "title": instruction.title.as_deref().unwrap_or_default(),
            "group": instruction.group.as_deref().unwrap_or_default(),
            "mnemonics": crate::spec::model::mnemonics::mnemonics(instruction),
            "platforms": platforms.map(|p| &p.name.value).collect::<Vec<_>>(),
            "fields": instruction.fields.iter().enumerate().map(field).collect::<Vec<_>>(),
            "container": instruction.container,
        });
        self.entry(&instruction.description, instruction.name.span, row)
    }

    fn enumeration(&self, plan: &EnumPlan<'a>) -> Value {
        let values = enum_values(plan).into_iter().map(|(name, value)| {
            let row = json!({
                "name": name, "words": value.name.value, "code": value.code.value,
                "text": value.text.as_ref().map(|t| &t.value), "gate": value.gate.as_ref().map(|g| &g.source),
            });
            self.entry(&value.description, value.span, row)
        });
        let row = json!({ "name": plan.name, "bits": plan.bits, "values": values.collect::<Vec<_>>() });
        self.entry(plan.description, plan.span, row)
    }

    fn bit_field(&self, bits: &BitsPlan<'a>) -> Value {
        let groups = bits.groups.iter().map(|planned| {
            let group = planned.group;
            let values = match planned.kind {
                GroupType::Enum(index) => Some(&self.plan.enums[index].name),
                _ => None,
            };
            let row = json!({
                "name": planned.name, "high": group.high, "low": group.low, "width": group.width(),
                "mask": group.mask(), "values": values, "data_type": group.data_type,
            });
            self.entry(&group.description, group.span, row)
        });
        let row = json!({ "name": bits.name, "bits": bits.int.bits(), "groups": groups.collect::<Vec<_>>() });
        self.entry(&bits.field.description, bits.field.span, row)
    }
}
