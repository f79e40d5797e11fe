//! Lowering of the templates in the Text sections: fields, words and conditions are resolved, and
//! parts are in print order.
//!
//! For example, `add[<sat>] (<Exec_size>) <Dst> <Src0> <Src1>` becomes the items that
//! [`template_item`](super::template_item) shows.

use crate::emit::context::Context;
use crate::emit::support::literals::optional;
use crate::emit::support::one_line::print_row;
use crate::emit::text::first_words::{FirstWord, first_words};
use crate::emit::text::template_item::{FieldBits, Item, TemplateCondition, field_literal, field_or_none, label_kind};
use crate::emit::text::word_table::word_table;
use crate::rust_view::formats::FormatPlan;
use crate::rust_view::naming::snake;
use crate::spec::model::cases::{Case, merge, to_cases};
use crate::spec::model::{
    Access, BitGroup, Enumerator, Field, FieldId, FieldKind, Formatter, Instruction, IntType, LabelKind, Model, Role,
    RoleBits, RoleTarget, TableRef, TextCondition, TextForm, TextItem, VariantKey, VersionRange,
};
use openvisa_isa_core::text::template_table::{COLOUR_LETTERS, CompositeForm};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// A template of one layout.
pub(super) struct Template {
    /// Position of the instruction among those with an opcode.
    pub(super) instruction: usize,
    /// The layout, by its Rust name.
    pub(super) format: String,
    /// Versions whose tools use the template.
    pub(super) versions: VersionRange,
    /// Conditions on which it applies.
    pub(super) when: Vec<TemplateCondition>,
    /// The predicate in front.
    pub(super) predicate: Option<u16>,
    /// The parts behind the predicate.
    pub(super) items: Vec<Item>,
    /// The words that it may begin with.
    pub(super) first_words: Vec<FirstWord>,
}

/// The template of a label, which is a separate line.
pub(super) struct LabelTemplate {
    pub(super) format: String,
    pub(super) kind: LabelKind,
    pub(super) field: u16,
}

/// All templates, and the tables of words that they name.
#[derive(Default)]
pub(super) struct Templates {
    pub(super) templates: Vec<Template>,
    pub(super) labels: Vec<LabelTemplate>,
    /// Tables of words as Rust, by name.
    pub(super) words: BTreeMap<String, String>,
}

impl Templates {
    /// Lowers the templates of all instructions.
    pub(super) fn new(context: &Context<'_>) -> Self {
        let mut templates = Self::default();
        let listed = context.model.instructions.iter().filter(|i| i.is_encoded());
        for (position, instruction) in listed.enumerate() {
            let formats: Vec<_> = context.formats.iter().filter(|f| std::ptr::eq(f.instruction, instruction)).collect();
            for form in &instruction.text {
                for format in &formats {
                    templates.add_template(context.model, position, form, format);
                }
            }
        }
        templates
    }

    /// Lowers a template for one format, unless no instruction of the format has the values that
    /// the template requires.
    fn add_template(&mut self, model: &Model, position: usize, form: &TextForm, format: &FormatPlan<'_>) {
        let instruction = format.instruction;
        let Some(items) = &form.items else { return };
        let saturated = saturated_operand(items, instruction);
        let fields = TemplateFields { model, instruction, saturated };
        // A check reports conditions that are more than a conjunction of cases.
        let condition = form.condition.as_ref().and_then(|c| c.expr.as_ref());
        let mut cases = condition.and_then(|expr| to_cases(instruction, expr)).unwrap_or_default();
        narrow_to_format(format, &mut cases);
        if cases.iter().any(|case| matches!(case, Case::OneOf { codes: 0, .. })) {
            return;
        }
        let when: Vec<_> = cases.iter().map(|case| fields.condition(case)).collect();
        let (predicate, items) = split_predicate(items);
        let mut covered = Vec::new();
        collect_covered(items, &mut covered);
        let mut lowering = ItemLowering { fields: &fields, words: &mut self.words, covered: &covered };
        let lowered = fuse_exec_size(lowering.lower_items(items));
        if let [TextItem::Placeholder { field: Some(field), .. }, TextItem::Literal(colon)] = items
            && let (":", Some(kind)) = (colon.as_str(), &instruction.field(*field).label)
        {
            let format = format.ident.to_string();
            self.labels.push(LabelTemplate { format, kind: kind.value, field: field.0 });
        }
        let first_words = first_words(&fields, items, &when);
        self.templates.push(Template {
            instruction: position,
            format: format.ident.to_string(),
            versions: form.gate.as_ref().map(|g| g.versions).unwrap_or_default(),
            when,
            predicate,
            items: lowered,
            first_words,
        });
    }
}

/// Narrows the cases of a template to the values of a layout.
fn narrow_to_format(format: &FormatPlan<'_>, cases: &mut Vec<Case>) {
    if format.variants.len() == format.instruction.format.variants.len() {
        return;
    }
    struct FieldKey {
        field: FieldId,
        group: Option<u16>,
        codes: u64,
    }
    let mut keys: Vec<FieldKey> = Vec::new();
    for condition in format.variants.iter().flat_map(|v| &v.conditions) {
        let VariantKey::Value { field, group } = condition.key else { continue };
        let codes = condition.codes.iter().flatten().filter(|c| **c < 64).fold(0, |all, c| all | 1 << c);
        match keys.iter_mut().find(|key| (key.field, key.group) == (field, group)) {
            Some(known) => known.codes |= codes,
            None => keys.push(FieldKey { field, group, codes }),
        }
    }
    for FieldKey { field, group, codes } in keys {
        merge(cases, Case::OneOf { field, group, codes });
    }
}

/// Returns the destination, if a template shows whether it saturates.
fn saturated_operand(items: &[TextItem], instruction: &Instruction) -> Option<FieldId> {
    let shows = |item: &TextItem| matches!(item, TextItem::Optional { condition: TextCondition::Saturation, .. });
    let written = |f: &Field| f.access != Access::Read && f.kind == Some(FieldKind::VectorOperand);
    let position = items.iter().any(shows).then(|| instruction.fields.iter().position(written))??;
    Some(FieldId(position as u16))
}

/// Splits `[(<Pred>)]` off a template. Returns the field of the predicate, and the items behind it.
fn split_predicate(items: &[TextItem]) -> (Option<u16>, &[TextItem]) {
    if let [TextItem::Optional { condition: TextCondition::Nonzero, items: inner, .. }, rest @ ..] = items
        && let [TextItem::Literal(open), TextItem::Placeholder { field: Some(field), .. }, TextItem::Literal(_)] =
            inner.as_slice()
        && open == "("
    {
        let rest = if let [TextItem::Blank, rest @ ..] = rest { rest } else { rest };
        return (Some(field.0), rest);
    }
    (None, items)
}

/// Collects the fields that the placeholders of a template cover.
fn collect_covered(items: &[TextItem], covered: &mut Vec<FieldId>) {
    for item in items {
        if let TextItem::Placeholder { covers, .. } = item {
            covered.extend(covers);
        }
    }
}

/// Fuses the items between the mnemonic and the operands, ` (M1, 16) `, into one. Most templates
/// have them. A blank behind another one becomes a second blank.
fn fuse_exec_size(items: Vec<Item>) -> Vec<Item> {
    let mut fused: Vec<Item> = Vec::with_capacity(items.len());
    let mut rest = items.as_slice();
    while let [first, behind @ ..] = rest {
        if let [Item::Blank, Item::Text(open), Item::ExecSize(field), Item::Text(close), Item::Blank, behind @ ..] =
            rest
            && (open.as_str(), close.as_str()) == ("(", ")")
        {
            fused.push(Item::ExecSizeInParentheses(*field));
            rest = behind;
            continue;
        }
        let is_second =
            matches!(first, Item::Blank) && matches!(fused.last(), Some(Item::Blank | Item::ExecSizeInParentheses(_)));
        fused.push(if is_second { Item::Other(quote!(SecondBlank)) } else { first.clone() });
        rest = behind;
    }
    fused
}

/// Lowers the items of a template.
struct ItemLowering<'a> {
    fields: &'a TemplateFields<'a>,
    words: &'a mut BTreeMap<String, String>,
    /// The fields that the placeholders of the template cover.
    covered: &'a [FieldId],
}

impl ItemLowering<'_> {
    /// Lowers several items.
    fn lower_items(&mut self, items: &[TextItem]) -> Vec<Item> {
        items.iter().filter_map(|item| self.lower_item(item)).collect()
    }

    /// Lowers an item; `None` for one that a check has refused.
    fn lower_item(&mut self, item: &TextItem) -> Option<Item> {
        Some(match item {
            TextItem::Literal(text) => Item::Text(text.clone()),
            TextItem::Blank => Item::Blank,
            TextItem::Placeholder { field, group, formatter, covers, list, .. } => {
                let id = (*field)?;
                match formatter {
                    Some(name) => Item::Other(self.lower_formatted(&name.value, id, *group, covers)?),
                    None if *list => Item::Other(self.lower_list(id)?),
                    None => self.lower_plain(id, *group)?,
                }
            }
            TextItem::Optional { condition, items, .. } => {
                let (bits, code, negated) = match condition {
                    TextCondition::Saturation => {
                        let field = field_literal(self.fields.saturated?.0);
                        return Some(Item::Other(quote!(Saturation(#field))));
                    }
                    TextCondition::Nonzero => (self.fields.first_bits(items)?, None, false),
                    TextCondition::Value { field, group, code, negated } => {
                        (self.fields.bits(*field, *group), *code, *negated)
                    }
                    TextCondition::Unresolved(_) => return None,
                };
                let (code, items) = (optional(code.map(Literal::u64_unsuffixed)), self.lower_items(items));
                Item::Other(quote! {
                    Optional(&OptionalPart { bits: #bits, code: #code, negated: #negated, items: &[#(#items),*] })
                })
            }
        })
    }

    /// Lowers a placeholder with a formatter.
    fn lower_formatted(&self, name: &str, id: FieldId, group: Option<u16>, covers: &[FieldId]) -> Option<TokenStream> {
        let (fields, field) = (self.fields, field_literal(id.0));
        let bits = fields.bits(id, group);
        Some(match Formatter::parse(name)? {
            Formatter::Decimal => quote!(Decimal(#bits)),
            Formatter::Hex => quote!(Hex(#bits)),
            Formatter::HexCapitals => quote!(HexCapitals(#bits)),
            Formatter::Digits => quote!(HexDigits(#bits)),
            Formatter::QuotedString => quote!(QuotedString(#field)),
            Formatter::RawVector => quote!(Operand(#field, Register)),
            Formatter::AddressOf => quote!(Operand(#field, AddressOf)),
            Formatter::Channels => {
                let bits = group.map_or_else(|| fields.only_group(id), |_| bits);
                quote!(Letters(#bits, #COLOUR_LETTERS))
            }
            Formatter::FenceBits | Formatter::RenderTargetModes => {
                let groups = fields.instruction.field(id).groups.iter().filter(|g| g.is_newest() && g.width() == 1);
                let flags = groups.filter_map(|group| {
                    let (bit, text) = (Literal::u8_unsuffixed(group.low), &group.text.as_ref()?.value);
                    Some(quote!((#bit, #text)))
                });
                quote!(Flags(#field, &[#(#flags),*]))
            }
            Formatter::Variable => {
                let class = fields.bits_with_role(*covers.first()?, Role::VariableClass)?;
                quote!(VariableOfClass(#field, #class))
            }
            Formatter::Composite(CompositeForm::Twice) => {
                let second = field_literal(covers.first()?.0);
                quote!(Composite(CompositeForm::Twice, &[#field, #second]))
            }
            Formatter::Composite(form) => self.lower_composite(form, name, id, covers),
            Formatter::Size => return None,
        })
    }

    /// Lowers a composite form: finds the field of each part among those that the placeholder
    /// covers.
    fn lower_composite(&self, form: CompositeForm, name: &str, field: FieldId, covers: &[FieldId]) -> TokenStream {
        let (model, instruction) = (self.fields.model, self.fields.instruction);
        let is_part = |id: FieldId, part: &str| model.is_form_part(name, part, &instruction.field(id).name.value);
        let parts = form.parts();
        let main = parts.iter().position(|part| is_part(field, part)).unwrap_or(0);
        let find = |part: &&str| {
            let covers = if form.part_of_template() == Some(*part) { self.covered } else { covers };
            covers.iter().find(|id| is_part(**id, part)).map(|id| id.0)
        };
        let fields = parts.iter().enumerate();
        let fields = fields.map(|(at, part)| field_or_none(if at == main { Some(field.0) } else { find(part) }));
        let form = format_ident!("{form:?}");
        quote!(Composite(CompositeForm::#form, &[#(#fields),*]))
    }

    /// Lowers a counted list.
    fn lower_list(&self, id: FieldId) -> Option<TokenStream> {
        let field = self.fields.instruction.field(id);
        if field.kind == Some(FieldKind::RawOperand) {
            return Some(quote!(RawOperandList));
        }
        let kind = label_kind(field.label.as_ref()?.value);
        Some(quote!(LabelList(#kind)))
    }

    /// Lowers a placeholder without a formatter, by the kind of its field.
    fn lower_plain(&mut self, id: FieldId, group: Option<u16>) -> Option<Item> {
        let field = self.fields.instruction.field(id);
        let at = field_literal(id.0);
        Some(Item::Other(match field.kind? {
            FieldKind::RawOperand => quote!(RawOperand(#at)),
            FieldKind::VectorOperand | FieldKind::Scalar if !field.enumerators.is_empty() => {
                let words = self.word_table(&field.enumerators, &field.name.value);
                quote!(NamedOperand(#at, &#words))
            }
            FieldKind::VectorOperand | FieldKind::Scalar if self.fields.saturated == Some(id) => {
                quote!(Operand(#at, Saturated))
            }
            FieldKind::VectorOperand | FieldKind::Scalar => quote!(Operand(#at, Vector)),
            FieldKind::Int(_) if group.is_none() && self.fields.is_execution_size(field) => {
                return Some(Item::ExecSize(id.0));
            }
            FieldKind::Int(_) => self.lower_integer(id, group),
            _ => return None,
        }))
    }

    /// Lowers a placeholder for an integer: a word, a variable, a name, a label or a number.
    fn lower_integer(&mut self, id: FieldId, group: Option<u16>) -> TokenStream {
        let fields = self.fields;
        let (field, at, mut bits) = (fields.instruction.field(id), field_literal(id.0), fields.bits(id, group));
        let mut enumerators = &field.enumerators;
        match group.and_then(|g| field.groups.get(usize::from(g))) {
            Some(group) => enumerators = &group.enumerators,
            None => match field.groups.iter().find(|g| g.is_newest() && !g.reserved) {
                Some(only) if !only.enumerators.is_empty() => {
                    enumerators = &only.enumerators;
                    bits = fields.only_group(id);
                }
                _ => {}
            },
        }
        if !enumerators.is_empty() {
            let words = self.word_table(enumerators, &field.name.value);
            return quote!(Word(#bits, &#words));
        }
        if let Some(table) = &field.index_of {
            let is_table = |role| {
                let structure = fields.model.role_structure(role);
                structure.is_some_and(|structure| table.value == TableRef::Structure(structure))
            };
            return if is_table(Role::SurfaceTable) {
                quote!(Variable(#bits, Surface))
            } else if is_table(Role::SamplerTable) {
                quote!(Variable(#bits, Sampler))
            } else {
                quote!(Name(#at))
            };
        }
        match &field.label {
            Some(kind) => {
                let kind = label_kind(kind.value);
                quote!(Label(#at, #kind))
            }
            None if group.is_none() && field.kind.and_then(FieldKind::int).is_some_and(IntType::signed) => {
                quote!(Signed(#bits))
            }
            None => quote!(Number(#bits)),
        }
    }

    /// Returns the name of the table of some words, which is added unless it is there. The name
    /// contains the instruction and the field, so that the tables of an instruction do not depend
    /// on other instructions.
    fn word_table(&mut self, enumerators: &[Enumerator], field: &str) -> Ident {
        let table = print_row(word_table(enumerators, &format!("a value of {field}")));
        let instruction = snake(&self.fields.instruction.name.value);
        let name = format!("W_{}_{}", instruction.trim_start_matches('_'), snake(field)).to_uppercase();
        let mut candidate = name.clone();
        let mut number = 2;
        while self.words.get(&candidate).is_some_and(|known| *known != table) {
            candidate = format!("{name}_{number}");
            number += 1;
        }
        let name = format_ident!("{candidate}");
        self.words.entry(candidate).or_insert(table);
        name
    }
}

/// The fields of the instruction of a template.
pub(super) struct TemplateFields<'a> {
    model: &'a Model,
    pub(super) instruction: &'a Instruction,
    /// The operand whose saturation the template shows.
    saturated: Option<FieldId>,
}

pub(super) struct ValueText {
    pub(super) code: u64,
    pub(super) text: String,
}

impl<'a> TemplateFields<'a> {
    /// Returns the bits of a group in the newest version, or all bits of a field.
    fn bits(&self, field: FieldId, group: Option<u16>) -> FieldBits {
        let known = self.instruction.field(field);
        let group = group.and_then(|g| known.groups.get(usize::from(g)));
        let name = group.and_then(|g| g.name.as_ref()).map(|n| n.value.as_str());
        match name.and_then(|name| named_group(known, name)).or(group) {
            Some(group) => FieldBits::of_group(field.0, group),
            None => {
                let width = known.kind.and_then(FieldKind::int).map_or(64, |int| int.bits());
                FieldBits { field: field.0, low: 0, width }
            }
        }
    }

    /// Returns the bits of the first group with a meaning.
    fn only_group(&self, field: FieldId) -> FieldBits {
        let group = self.instruction.field(field).groups.iter().find(|g| g.is_newest() && !g.reserved);
        group.map_or_else(|| self.bits(field, None), |g| FieldBits::of_group(field.0, g))
    }

    /// Returns the bits with a role in a field of the instruction.
    fn bits_with_role(&self, field: FieldId, role: Role) -> Option<FieldBits> {
        let RoleBits { target, group, .. } = self.model.role_bits(role)?;
        let RoleTarget::Field { instruction, field: own, .. } = target else { return None };
        let is_own = own == field && std::ptr::eq(&self.model[instruction], self.instruction);
        is_own.then(|| group.map_or_else(|| self.bits(field, None), |group| FieldBits::of_group(field.0, group)))
    }

    /// Returns whether a field has the execution size and mask of the instruction.
    fn is_execution_size(&self, field: &Field) -> bool {
        let has_group = |role| self.model.role_group(field, role).is_some();
        has_group(Role::Channels) && has_group(Role::ExecutionMask)
    }

    /// Returns the bits that decide whether an option without a condition is printed: those of its
    /// first placeholder.
    fn first_bits(&self, items: &[TextItem]) -> Option<FieldBits> {
        items.iter().find_map(|item| match item {
            TextItem::Placeholder { field: Some(field), group, formatter, .. } => {
                let formatter = formatter.as_ref().and_then(|name| Formatter::parse(&name.value));
                let whole = formatter == Some(Formatter::RenderTargetModes);
                Some(self.bits(*field, group.filter(|_| !whole)))
            }
            _ => None,
        })
    }

    /// Converts a case to a condition on bits.
    fn condition(&self, case: &Case) -> TemplateCondition {
        match case {
            Case::OneOf { field, group, codes } => {
                TemplateCondition::In { bits: self.bits(*field, *group), codes: *codes }
            }
            Case::Null(field) => TemplateCondition::Null(field.0),
        }
    }

    pub(super) fn word_bits(&self, field: FieldId, group: Option<u16>) -> FieldBits {
        let known = self.instruction.field(field);
        let only = group.is_none() && known.enumerators.is_empty() && !known.groups.is_empty();
        if only { self.only_group(field) } else { self.bits(field, group) }
    }

    /// Returns the texts of the values of a field or group, with those that they had formerly.
    pub(super) fn texts(&self, field: FieldId, group: Option<u16>) -> Vec<ValueText> {
        let known = self.instruction.field(field);
        let enumerators = match group {
            Some(group) => known.groups.get(usize::from(group)).map(|g| &g.enumerators),
            None if known.enumerators.is_empty() => {
                known.groups.iter().find(|g| g.is_newest() && !g.reserved).map(|g| &g.enumerators)
            }
            None => Some(&known.enumerators),
        };
        let texts = |e: &Enumerator| {
            let former = e.formerly.iter().filter_map(|former| former.text.as_ref());
            let texts = e.text.iter().chain(former);
            texts.map(|text| ValueText { code: e.code.value, text: text.value.clone() }).collect::<Vec<_>>()
        };
        enumerators.into_iter().flatten().flat_map(texts).collect()
    }
}

/// Returns the group of a field with a name, in the newest version.
fn named_group<'a>(field: &'a Field, name: &str) -> Option<&'a BitGroup> {
    field.groups.iter().find(|g| g.is_newest() && g.is_named(name))
}
