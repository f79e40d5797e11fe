//! A method of the builder: its parameters and their order, and the values of the other members.
//!
//! For example, `lsc_load` has the parameters `exec_size`, `dst`, `size`, `addrs` and `addr_size`,
//! in the order of assembler text. The cache controls have defaults, so they are no parameters.

use super::operation::{Operation, collect_operations, evaluate};
use super::role::{self, MemberKind, ParameterRole, classify_member, constant_value};
use crate::emit::context::Context;
use crate::emit::text::text_table::reserved_words;
use crate::rust_view::docs::capitalized;
use crate::rust_view::formats::{FormatPlan, Member, counted_by};
use crate::rust_view::naming::snake;
use crate::rust_view::partial_eval::{Given, PartialTruth};
use crate::rust_view::type_assignment::{GroupPlan, GroupType, IntegerType, Owner};
use crate::spec::model::{
    Field, FieldId, Parameter, Presence, TextCondition, TextForm, TextItem, UsualValue, VariantKey, VersionRange,
};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// A member whose value is a parameter, or a member of a structure that is a parameter.
pub(super) struct Slot<'a> {
    pub(super) member: &'a Member,
    pub(super) role: ParameterRole,
    /// The name of the parameter, or of the member of a structure.
    pub(super) name: String,
    /// The description.
    pub(super) words: String,
}

/// A parameter of a method.
pub(super) enum MethodInput<'a> {
    /// The value of one member.
    One(Slot<'a>),
    /// A structure with the values of several members.
    Structure {
        /// The name of the structure. The parameter has it in snake case.
        name: String,
        /// The members of the structure.
        slots: Vec<Slot<'a>>,
    },
}

impl<'a> MethodInput<'a> {
    /// Returns the name of the parameter.
    pub(super) fn name(&self) -> String {
        match self {
            Self::One(slot) => slot.name.clone(),
            Self::Structure { name, .. } => snake(name),
        }
    }

    /// Returns the members of the instruction whose values the parameter has.
    pub(super) fn slots(&self) -> &[Slot<'a>] {
        match self {
            Self::One(slot) => std::slice::from_ref(slot),
            Self::Structure { slots, .. } => slots,
        }
    }
}

/// The value of a member without a parameter.
pub(super) enum Fixed {
    /// A constant, which cannot be set.
    Constant(TokenStream),
    /// A default, which a setter changes.
    Usual {
        role: ParameterRole,
        value: TokenStream,
        /// The default as the page writes it.
        words: String,
    },
    /// The bits of another member.
    Same(FieldId),
    /// A default whose bit groups have a setter each.
    Groups(TokenStream),
}

/// A method of the builder.
pub(super) struct Method<'a> {
    pub(super) context: &'a Context<'a>,
    pub(super) format: &'a FormatPlan<'a>,
    /// The operation, if the mnemonic has one.
    pub(super) operation: Option<Operation<'a>>,
    /// The text form whose order the parameters have.
    pub(super) form: Option<&'a TextForm>,
    pub(super) name: String,
    pub(super) inputs: Vec<MethodInput<'a>>,
    /// The members without a parameter.
    pub(super) fixed: Vec<(&'a Member, Fixed)>,
    /// Reserved words of assembler text.
    pub(super) reserved: Rc<BTreeSet<String>>,
}

/// Returns the methods of all formats, ordered by opcode. No two methods have the same name.
pub(super) fn collect_methods<'a>(context: &'a Context<'a>) -> Vec<Method<'a>> {
    let mut methods: Vec<_> = context.formats.iter().flat_map(|format| methods_of_format(context, format)).collect();
    make_names_unique(&mut methods);
    let reserved = Rc::new(reserved_words(context));
    for method in &mut methods {
        method.reserved = Rc::clone(&reserved);
    }
    methods
}

/// Returns the methods of a format: one for each operation, or a single one.
fn methods_of_format<'a>(context: &'a Context<'a>, format: &'a FormatPlan<'a>) -> Vec<Method<'a>> {
    let operations = collect_operations(format);
    if operations.is_empty() {
        return vec![Method::new(context, format, None)];
    }
    operations.into_iter().map(|operation| Method::new(context, format, Some(operation))).collect()
}

/// Makes the names of methods unique.
///
/// Of several methods with one name, that of the instruction with the fewest operations keeps it.
/// The others get the name of their operation in the specification, or a name that begins with
/// their instruction. For example, `resinfo` is the method of INFO.
fn make_names_unique(methods: &mut [Method<'_>]) {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for method in methods.iter() {
        *counts.entry(method.format.instruction.name.value.as_str()).or_default() += 1;
    }
    let mut owners: HashMap<String, (usize, usize)> = HashMap::new();
    for (index, method) in methods.iter().enumerate() {
        let count = counts[method.format.instruction.name.value.as_str()];
        let owner = owners.entry(method.name.clone()).or_insert((count, index));
        *owner = (*owner).min((count, index));
    }
    let mut taken: HashSet<String> = owners.keys().cloned().collect();
    for (index, method) in methods.iter_mut().enumerate() {
        if owners.get(&method.name).is_none_or(|(_, owner)| *owner == index) {
            continue;
        }
        let own = method.operation.map_or(String::new(), |o| snake(&o.enumerator.name.value));
        let instruction = method.format.ident.to_string();
        let longer = [own, snake(&format!("{instruction}_{}", method.name))];
        let free = longer.into_iter().find(|name| !name.is_empty() && !taken.contains(name));
        if let Some(name) = free {
            taken.insert(name.clone());
            method.name = name;
        }
    }
}

impl<'a> Method<'a> {
    fn new(context: &'a Context<'a>, format: &'a FormatPlan<'a>, operation: Option<Operation<'a>>) -> Self {
        let form = choose_form(context, format, operation.as_ref());
        let name = match (operation, form) {
            (Some(operation), Some(form)) => operation.method_name(form),
            _ => snake(&format.ident.to_string()),
        };
        // Without it, `k.mod(…)` and `k.mod_(…)` are both wrong, and users meet `k.r#mod(…)` last.
        let is_keyword = crate::rust_view::naming::ident(&name).to_string().starts_with("r#");
        let name = if is_keyword { format!("{name}_") } else { name };
        let mut method = Self {
            context,
            format,
            operation,
            form,
            name,
            inputs: Vec::new(),
            fixed: Vec::new(),
            reserved: Rc::default(),
        };
        let order = order_of_fields(form);
        let mut shown: Vec<(usize, Slot<'a>, Option<String>)> = Vec::new();
        for member in &format.members {
            match method.role_or_value(member) {
                Err(fixed) => method.fixed.push((member, fixed)),
                Ok(role) => {
                    let position = method.parameter_position(member, &order);
                    let (slot, structure) = method.make_slot(member, role);
                    shown.push((position, slot, structure));
                }
            }
        }
        shown.sort_by_key(|(position, ..)| *position);
        method.inputs = join_structures(shown);
        method
    }

    /// Returns the versions of the object format that have the format, if the newest version does
    /// not.
    pub(super) fn only_versions(&self) -> Option<&str> {
        let mut variants = self.format.variants.iter().filter_map(|variant| variant.gate.as_ref());
        let gate = variants.next().filter(|_| variants.count() + 1 == self.format.variants.len())?;
        (!is_of_newest(self.context, gate.versions)).then_some(&gate.source)
    }

    pub(super) fn field(&self, member: &Member) -> &'a Field {
        self.format.instruction.field(member.field)
    }

    /// Returns the position of a member among the parameters: first the execution size, then the
    /// operands in the order of assembler text.
    fn parameter_position(&self, member: &Member, order: &[FieldId]) -> usize {
        if role::is_exec_size(self.context, self.field(member)) {
            return 0;
        }
        let list = counted_by(self.field(member));
        let shows = |field: &FieldId| {
            *field == member.field || list.is_some() && counted_by(self.format.instruction.field(*field)) == list
        };
        order.iter().position(shows).unwrap_or(order.len()) + 1
    }

    /// Returns the parameter of a member, and the name of the structure that it is part of.
    fn make_slot(&self, member: &'a Member, role: ParameterRole) -> (Slot<'a>, Option<String>) {
        let field = self.field(member);
        let parameter = self.find_parameter(field);
        let written = parameter.map(|p| p.name.value.as_str());
        let (structure, name) = match written.map(|name| name.split_once('.').ok_or(name)) {
            Some(Ok((structure, name))) => (Some(structure.to_owned()), name.to_owned()),
            Some(Err(name)) => (None, name.to_owned()),
            None => (None, member_name(member)),
        };
        let words = parameter.map(|p| p.description.as_str()).filter(|words| !words.is_empty());
        let words = words.map_or_else(|| first_sentence(&field.description).to_owned(), capitalized);
        (Slot { member, role, name, words }, structure)
    }

    /// Returns the parameter that the page defines for a field in this method.
    fn find_parameter(&self, field: &'a Field) -> Option<&'a Parameter> {
        let applies = |p: &&Parameter| evaluate(self.operation.as_ref(), p.condition.as_ref()) == PartialTruth::Always;
        field.parameters.iter().find(applies)
    }

    /// Returns the role of a member that is a parameter, or the value of another member.
    fn role_or_value(&self, member: &Member) -> Result<ParameterRole, Fixed> {
        let (context, format, field) = (self.context, self.format, self.field(member));
        let given = self.operation.map(|o| o.given).filter(|given| given.field == member.field);
        if let Some(group) = given.and_then(|given| given.group) {
            let code = given.map_or(0, |given| given.code);
            return Err(Fixed::Groups(self.with_group(member, group.low, code)));
        }
        if let Some(given) = given {
            return Err(Fixed::Constant(constant_value(context, format, member, given.code)));
        }
        if let Some(code) = only_code_of_layout(format, member.field) {
            return Err(Fixed::Constant(constant_value(context, format, member, code)));
        }
        let rust = &member.rust;
        if self.operation.is_some_and(|o| o.given.nulls().contains(&member.field)) {
            return Err(Fixed::Constant(quote!(#rust::default())));
        }
        if let Presence::If(condition) = &field.presence
            && evaluate(self.operation.as_ref(), Some(condition)) == PartialTruth::Never
        {
            return Err(Fixed::Constant(quote!(#rust::default())));
        }
        if self.optional_groups(member).is_some_and(|groups| !groups.is_empty()) {
            return Err(Fixed::Groups(quote!(#rust::default())));
        }
        let role = match classify_member(context, format, member) {
            MemberKind::Constant(value) => return Err(Fixed::Constant(value)),
            MemberKind::Parameter(role) => role,
        };
        let usual = field
            .usual
            .iter()
            .find(|u| evaluate(self.operation.as_ref(), u.condition.as_ref()) == PartialTruth::Always);
        let Some(usual) = usual else { return Ok(role) };
        let Some(value) = usual.resolve(&format.instruction.fields, field) else { return Ok(role) };
        let value = match value {
            UsualValue::Null => quote!(#rust::default()),
            UsualValue::Code(code) if role == ParameterRole::Src => {
                let number = proc_macro2::Literal::u32_suffixed(u32::try_from(code).unwrap_or(u32::MAX));
                quote!(dword(#number))
            }
            UsualValue::Code(code) => constant_value(context, format, member, code),
            UsualValue::Same(other) => return Err(Fixed::Same(other)),
        };
        Err(Fixed::Usual { role, value, words: usual.value.value.clone() })
    }

    /// Returns a value of a field in which one bit group has a code, and the others are zero.
    fn with_group(&self, member: &Member, low: u8, code: u64) -> TokenStream {
        let rust = &member.rust;
        let integer = self.context.plan.integer(Owner::Instruction(self.format.id), member.field);
        let Some(IntegerType::Bits(index)) = integer else {
            return constant_value(self.context, self.format, member, code);
        };
        let groups = self.context.plan.bit_fields.get(index).map_or(&[][..], |plan| &plan.groups);
        let group = groups.iter().find(|g| g.group.low == low);
        let value = group.and_then(|group| match group.kind {
            GroupType::Enum(index) => {
                let plan = self.context.plan.enums.get(index)?;
                let (name, value) = (crate::rust_view::naming::ident(&plan.name), plan.variant(code)?);
                let with = format_ident!("with_{}", group.name.trim_start_matches('_'));
                Some(quote!(#rust::default().#with(#name::#value)))
            }
            _ => None,
        });
        value.unwrap_or_else(|| constant_value(self.context, self.format, member, code << low))
    }

    /// Returns the bit groups of a member, without the one that selects the operation.
    ///
    /// Returns `None` if the member has none, or if the text shows a bit group that is zero.
    pub(super) fn optional_groups(&self, member: &Member) -> Option<Vec<&'a GroupPlan<'a>>> {
        let integer = self.context.plan.integer(Owner::Instruction(self.format.id), member.field);
        let Some(IntegerType::Bits(index)) = integer else { return None };
        let chosen = self.operation.map(|o| o.given).filter(|given| given.field == member.field);
        let chosen = chosen.and_then(|given| given.group).map(|group| group.low);
        let plan = self.context.plan.bit_fields.get(index)?;
        let groups = plan.groups.iter().filter(|g| g.group.is_newest() && Some(g.group.low) != chosen);
        let field = self.field(member);
        let items = self.form?.items.as_deref()?;
        groups.map(|group| is_optional(items, member.field, field, group).then_some(group)).collect()
    }
}

/// Returns whether a template shows a bit group only if it is not zero.
fn is_optional(items: &[TextItem], wanted: FieldId, field: &Field, group: &GroupPlan<'_>) -> bool {
    let is_group = |id: Option<FieldId>, position: Option<u16>| {
        let known = position.and_then(|p| field.groups.get(usize::from(p)));
        id == Some(wanted)
            && known.is_some_and(|g| {
                let names = g.name.as_ref().zip(group.group.name.as_ref());
                names.is_some_and(|(a, b)| a.value == b.value)
            })
    };
    items.iter().any(|item| match item {
        TextItem::Optional { condition: TextCondition::Nonzero, items, .. } => items
            .iter()
            .any(|item| matches!(item, TextItem::Placeholder { field, group, .. } if is_group(*field, *group))),
        TextItem::Optional { condition: TextCondition::Value { field, group, code: None, negated: false }, .. } => {
            is_group(Some(*field), *group)
        }
        _ => false,
    })
}

/// Returns the parameters, with the members of a structure joined at the position of the first.
///
/// A parameter whose name is in use gets the name of its member.
fn join_structures(shown: Vec<(usize, Slot<'_>, Option<String>)>) -> Vec<MethodInput<'_>> {
    let mut inputs: Vec<MethodInput<'_>> = Vec::new();
    let mut names = HashSet::new();
    for (_, mut slot, structure) in shown {
        let Some(structure) = structure else {
            if !names.insert(slot.name.clone()) {
                slot.name = member_name(slot.member);
            }
            inputs.push(MethodInput::One(slot));
            continue;
        };
        let known = inputs.iter_mut().find_map(|input| match input {
            MethodInput::Structure { name, slots } if *name == structure => Some(slots),
            _ => None,
        });
        match known {
            Some(slots) => slots.push(slot),
            None => inputs.push(MethodInput::Structure { name: structure, slots: vec![slot] }),
        }
    }
    inputs
}

/// Returns the text form whose order the parameters have.
///
/// Forms of the newest version come first, and among them forms that apply to all values of the
/// fields.
fn choose_form<'a>(
    context: &Context<'_>,
    format: &FormatPlan<'a>,
    operation: Option<&Operation<'_>>,
) -> Option<&'a TextForm> {
    let forms = format.instruction.text.iter().filter(|form| form.items.is_some());
    let possible = forms.filter(|form| fits_layout(format, form));
    let possible = possible.map(|form| (form, evaluate(operation, form.condition.as_ref())));
    let possible = possible.filter(|(_, outcome)| *outcome != PartialTruth::Never);
    let rank = |(form, outcome): &(&TextForm, PartialTruth)| {
        let versions = form.gate.as_ref().map(|g| g.versions).unwrap_or_default();
        (!is_of_newest(context, versions), *outcome != PartialTruth::Always)
    };
    possible.min_by_key(rank).map(|(form, _)| form)
}

/// Returns the field values that the conditions of a format allow. Fields without a condition have
/// none.
pub(super) fn codes_of_layout<'a>(format: &FormatPlan<'a>) -> impl Iterator<Item = Given<'a>> {
    let instruction = format.instruction;
    let conditions: Vec<_> = format.variants.iter().flat_map(|variant| &variant.conditions).collect();
    conditions.into_iter().flat_map(move |condition| {
        let VariantKey::Value { field, group } = condition.key else { return Vec::new() };
        let group = group.and_then(|g| instruction.field(field).groups.get(usize::from(g)));
        let given = |code: &u64| Given { instruction, field, group, code: *code };
        condition.codes.iter().flatten().map(given).collect()
    })
}

/// Returns whether a text form applies to an instruction of a format.
fn fits_layout(format: &FormatPlan<'_>, form: &TextForm) -> bool {
    let Some(expr) = form.condition.as_ref().and_then(|c| c.expr.as_ref()) else { return true };
    let mut codes = codes_of_layout(format).peekable();
    codes.peek().is_none() || codes.any(|given| given.outcome(expr) != PartialTruth::Never)
}

/// Returns the value of a field, if the conditions of a format allow only one.
fn only_code_of_layout(format: &FormatPlan<'_>, field: FieldId) -> Option<u64> {
    let mut codes = codes_of_layout(format).filter(|given| given.field == field && given.group.is_none());
    let first = codes.next()?.code;
    codes.all(|given| given.code == first).then_some(first)
}

fn is_of_newest(context: &Context<'_>, versions: VersionRange) -> bool {
    let newest = context.model.versions.last().map(|v| v.version);
    newest.is_none_or(|newest| versions.contains(newest))
}

fn order_of_fields(form: Option<&TextForm>) -> Vec<FieldId> {
    let mut fields = Vec::new();
    add_fields(form.and_then(|form| form.items.as_deref()).unwrap_or_default(), &mut fields);
    fields
}

fn add_fields(items: &[TextItem], fields: &mut Vec<FieldId>) {
    for item in items {
        match item {
            TextItem::Placeholder { field, covers, .. } => {
                // If the list of covered fields contains the field, the list has its position.
                let first = field.filter(|field| !covers.contains(field));
                fields.extend(first.iter().chain(covers));
            }
            TextItem::Optional { items, .. } => add_fields(items, fields),
            TextItem::Literal(_) | TextItem::Blank => {}
        }
    }
}

/// Returns the text up to its first full stop.
pub(super) fn first_sentence(text: &str) -> &str {
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    &text[..end]
}

/// Returns the name of a member as text: `type`, where the identifier is `r#type`.
pub(super) fn member_name(member: &Member) -> String {
    member.ident.to_string().trim_start_matches("r#").to_owned()
}
