//! `object_info.rs`: descriptions of the structures of the object format as tables, for inspection,
//! validation and messages.
//!
//! For example, the member `num_elements` of `var_info` has the rule `MemberRule::Range(1, 4096)`,
//! and the identifier `members::var_info::NUM_ELEMENTS`.

use super::structure::{parts, structures};
use crate::emit::context::{Content, Context};
use crate::emit::support::literals::optional;
use crate::emit::support::one_line::print_row;
use crate::emit::support::versions;
use crate::lines::write_line;
use crate::rust_view::naming::{ident, snake};
use crate::spec::model::{
    BitGroup, Bound, Count, Enumerator, Field, FieldId, FieldKind, Gate, GatedNumber, Model, OffsetTarget, Structure,
    StructureId, TableRef, ValueRange, VariableClass, Version, VersionRange,
};
use crate::spec::span::Span;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let (mut infos, mut tables) = (String::new(), String::new());
    for (id, structure) in structures(context.model) {
        write_info(context, id, structure, &mut infos);
    }
    for table in structures(context.model).filter_map(|(id, structure)| table_info(context.model, id, structure)) {
        write_line!(tables, "\n{};", print_row(table));
    }
    let mut members = String::new();
    write_members(context, &mut members);
    let head = quote! {
        //! Descriptions of the structures of the object format.

        use openvisa_isa_core::{MemberCount, MemberInfo, MemberKind, MemberLayout, MemberRule, StructureInfo, TableInfo, Version, Versions};
    };
    let text = format!(
        "{infos}{tables}\n/// Identifiers of the members of structures. The modules are the structures.\n\
         pub mod members {{\n{members}}}\n"
    );
    Content::Parts(vec![Content::Rust(head), Content::Text(text)])
}

/// Returns the name of the description of a structure: `VAR_INFO`.
pub(crate) fn info_ident(structure: &Structure) -> Ident {
    ident(&snake(&structure.name.value).to_uppercase())
}

/// Returns the name of the table of a structure: `VAR_INFO_TABLE`.
fn table_ident(structure: &Structure) -> Ident {
    format_ident!("{}_TABLE", info_ident(structure))
}

/// Writes the description of a structure:
/// ```ignore
/// pub(crate) static VAR_INFO: StructureInfo = StructureInfo {
///     name: "var_info", spec: "specs/4_visa_header.md:292", parts: &[0], members: &[...],
/// };
/// ```
fn write_info(context: &Context<'_>, id: StructureId, structure: &Structure, out: &mut String) {
    let (name, rust) = (&structure.name.value, info_ident(structure));
    let spec = plain_place(context, structure.span);
    let parts = parts(context.model, id);
    write_line!(out, "\npub(crate) static {rust}: StructureInfo = StructureInfo {{");
    write_line!(out, "    name: {name:?}, spec: {spec:?}, parts: &{parts:?}, members: &[");
    for field in &structure.members {
        write_line!(out, "        {},", print_row(member_info(context, structure, field)));
    }
    write_line!(out, "    ],\n}};\n\nconst _: () = {rust}.assert_fits();");
}

/// Writes a constant for each member:
/// ```ignore
/// pub mod var_info {
///     pub const NUM_ELEMENTS: MemberId =
///         MemberId { structure: "var_info", name: "num_elements", position: 2 };
/// }
/// ```
fn write_members(context: &Context<'_>, out: &mut String) {
    for (_, structure) in structures(context.model) {
        let (name, spec) = (&structure.name.value, context.place(structure.span));
        write_line!(out, "    /// Members of `{name}`. {spec}\n    pub mod {} {{", ident(&snake(name)));
        write_line!(out, "        use openvisa_isa_core::MemberId;");
        for (position, field) in structure.members.iter().enumerate() {
            let (member, spec) = (&field.name.value, context.place(field.span));
            let constant = ident(&snake(member).to_uppercase());
            write_line!(out, "        /// `{member}`. {spec}");
            write_line!(
                out,
                "        pub const {constant}: MemberId = MemberId {{ structure: {name:?}, name: {member:?}, position: {position} }};"
            );
        }
        write_line!(out, "    }}");
    }
}

/// Returns a place in the specification without back quotes.
fn plain_place(context: &Context<'_>, span: Span) -> String {
    context.place(span).trim_matches('`').to_owned()
}

/// Returns the description of a member:
/// ```ignore
/// MemberInfo {
///     structure: "var_info", name: "num_elements", spec: "specs/4_visa_header.md:329",
///     layout: &[MemberLayout {
///         versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false },
///     }],
///     count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 4096)],
/// }
/// ```
fn member_info(context: &Context<'_>, structure: &Structure, field: &Field) -> TokenStream {
    let (owner, name, spec) = (&structure.name.value, &field.name.value, plain_place(context, field.span));
    let layout: Vec<_> = match field.alternatives.as_slice() {
        [] => field.kind.map(|kind| (quote!(Versions::ALL), kind)).into_iter().collect(),
        several => several.iter().map(|(gate, kind)| (versions_struct(gate.versions), *kind)).collect(),
    };
    let layout = layout.into_iter().filter_map(|(versions, kind)| {
        let kind = member_kind(context.model, kind, &field.count)?;
        Some(quote!(MemberLayout { versions: #versions, kind: #kind }))
    });
    let count = match &field.count {
        Count::One | Count::Unresolved(_) => quote!(MemberCount::One),
        Count::Field(by) => {
            let by = position_literal(*by);
            quote!(MemberCount::Member(#by))
        }
        Count::Fixed(count) => {
            let count = Literal::u32_unsuffixed(*count);
            quote!(MemberCount::Fixed(#count))
        }
        Count::Rest => quote!(MemberCount::Rest),
    };
    let begins_at = optional(field.begins_at.as_ref().map(|by| position_literal(by.value)));
    let rules = value_rules(context.model, structure, field);
    quote! {
        MemberInfo {
            structure: #owner, name: #name, spec: #spec, layout: &[#(#layout),*], count: #count, begins_at: #begins_at,
            rules: &[#(#rules),*],
        }
    }
}

fn position_literal(field: FieldId) -> Literal {
    Literal::u16_unsuffixed(field.0)
}

/// Returns a range of versions: `Versions { from: Some(Version::new(3, 4)), before: None }`.
fn versions_struct(range: VersionRange) -> TokenStream {
    let bound = |version: Option<Version>| optional(version.map(versions::version_expr));
    let (from, before) = (bound(range.from), bound(range.before));
    quote!(Versions { from: #from, before: #before })
}

/// Returns the kind of a member: `MemberKind::Int { bytes: 2, signed: false }`. `None` for a kind
/// without an encoding.
fn member_kind(model: &Model, kind: FieldKind, count: &Count) -> Option<TokenStream> {
    Some(match kind {
        FieldKind::Int(int) if int.bytes() == 1 && *count != Count::One => quote!(MemberKind::Bytes),
        FieldKind::Int(int) => {
            let (bytes, signed) = (Literal::u8_unsuffixed(int.bytes()), int.signed());
            quote!(MemberKind::Int { bytes: #bytes, signed: #signed })
        }
        FieldKind::Structure(id) => {
            let info = info_ident(&model[id]);
            quote!(MemberKind::Structure(&#info))
        }
        FieldKind::String => quote!(MemberKind::String),
        FieldKind::Code => quote!(MemberKind::Bytes),
        FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand | FieldKind::Unknown => return None,
    })
}

/// Returns the rules for the value of a member.
fn value_rules(model: &Model, structure: &Structure, field: &Field) -> Vec<TokenStream> {
    let mut rules = Vec::new();
    rules.extend(field.range.as_ref().and_then(range_rule));
    if let Some(only) = &field.must_be {
        let value = Literal::u64_unsuffixed(only.value);
        rules.push(quote!(MemberRule::MustBe(#value)));
    }
    // With a range, other values than those of the enumerators are legal.
    if let (Some(int), false, None) = (field.kind.and_then(|k| k.int()), field.enumerators.is_empty(), &field.range) {
        rules.push(codes_rule("", 0, int.bits(), field.enumerators.iter().map(|e| e.code.value).collect()));
    }
    rules.extend(field.groups.iter().filter_map(group_rule));
    if let Some(table) = &field.index_of {
        rules.extend(index_rule(model, structure, table.value));
    }
    if let Some(target) = &field.offset_of {
        rules.extend(offset_rule(model, target.value));
    }
    rules
}

/// Returns the rule for a range; `None` if neither end is a number.
fn range_rule(range: &ValueRange) -> Option<TokenStream> {
    let number = |bound: &Bound| match bound {
        Bound::Number(n) => Some(*n),
        Bound::Name(_) => None,
    };
    let (low, high) = (number(&range.low), number(&range.high));
    if low.is_none() && high.is_none() {
        return None;
    }
    let low = Literal::i64_unsuffixed(low.unwrap_or(i64::MIN));
    let high = Literal::i64_unsuffixed(high.unwrap_or(i64::MAX));
    Some(quote!(MemberRule::Range(#low, #high)))
}

/// Maximum width in bits of a group whose legal numbers are listed.
const MAX_LISTED_BITS: u8 = 8;

/// Returns the rule for a bit group; `None` if all its values are legal.
fn group_rule(group: &BitGroup) -> Option<TokenStream> {
    let (low, width) = (group.low, group.width());
    // Rules apply to all versions, so a group that only some versions have gets none.
    let gated = group.gate.as_ref().is_some_and(|g| g.versions != VersionRange::default());
    if gated || width == 0 {
        return None;
    }
    if group.reserved {
        return Some(codes_rule("", low, width, vec![0]));
    }
    let name = group.name.as_ref().map_or("", |n| n.value.as_str());
    let mut codes: Vec<u64> = group.enumerators.iter().map(|e| e.code.value).collect();
    if let Some(ValueRange { low: Bound::Number(first), high: Bound::Number(last), .. }) = group.range {
        if width > MAX_LISTED_BITS {
            return None;
        }
        let (first, last) = (u64::try_from(first).unwrap_or(0), u64::try_from(last).unwrap_or(0).min(group.max()));
        codes.extend(first..=last);
    }
    let all = width <= MAX_LISTED_BITS && (0..=group.max()).all(|code| codes.contains(&code));
    (!codes.is_empty() && !all).then(|| codes_rule(name, low, width, codes))
}

/// Returns the rule that some bits have one of the codes.
fn codes_rule(group: &str, low: u8, width: u8, mut codes: Vec<u64>) -> TokenStream {
    codes.sort_unstable();
    codes.dedup();
    let (low, width) = (Literal::u8_unsuffixed(low), Literal::u8_unsuffixed(width));
    let codes = codes.into_iter().map(Literal::u64_unsuffixed);
    quote!(MemberRule::Codes { group: #group, low: #low, width: #width, codes: &[#(#codes),*] })
}

/// Returns the rule that a number is an index of a table.
fn index_rule(model: &Model, structure: &Structure, table: TableRef) -> Option<TokenStream> {
    match table {
        TableRef::Structure(id) => {
            let table = table_ident(&model[id]);
            Some(quote!(MemberRule::IndexOf(&#table)))
        }
        TableRef::SelectedBy(by) => {
            let field = structure.members.get(by.index())?;
            let selects = |list: &[Enumerator]| list.iter().any(|e| e.layout.is_some());
            let group = field.groups.iter().find(|g| selects(&g.enumerators));
            let (low, width, list) = match (group, field.kind.and_then(|k| k.int())) {
                (Some(group), _) => (group.low, group.width(), &group.enumerators),
                (None, Some(int)) if selects(&field.enumerators) => (0, int.bits(), &field.enumerators),
                _ => return None,
            };
            let tables = list.iter().filter_map(|e| {
                let (code, table) = (Literal::u64_unsuffixed(e.code.value), table_ident(&model[e.layout?]));
                Some(quote!((#code, &#table)))
            });
            let (by, low, width) = (position_literal(by), Literal::u8_unsuffixed(low), Literal::u8_unsuffixed(width));
            Some(quote!(MemberRule::IndexSelected { member: #by, low: #low, width: #width, tables: &[#(#tables),*] }))
        }
        TableRef::Member { .. } | TableRef::Unresolved => None,
    }
}

/// Returns the rule that a number is the offset of a target.
fn offset_rule(model: &Model, target: OffsetTarget) -> Option<TokenStream> {
    match target {
        OffsetTarget::Structure { structure, size } => {
            let (info, size) = (info_ident(&model[structure]), position_literal(size));
            Some(quote!(MemberRule::OffsetOf { structure: &#info, size: #size }))
        }
        OffsetTarget::Bytes { size } => {
            let size = position_literal(size);
            Some(quote!(MemberRule::OffsetOfBytes { size: #size }))
        }
        OffsetTarget::Member { structure, member } => {
            let (name, member) = (&model[structure].name.value, position_literal(member));
            Some(quote!(MemberRule::OffsetIn { structure: #name, member: #member }))
        }
        OffsetTarget::Unresolved => None,
    }
}

/// Returns the number that applies in the newest version.
pub(crate) fn newest_number(numbers: &[GatedNumber]) -> Option<u32> {
    let current = |n: &&GatedNumber| Gate::is_newest(n.gate.as_ref());
    numbers.iter().rev().find(current).map(|n| n.value)
}

/// Returns the numbers of the predefined variables of a class that have a name or a type.
pub(crate) fn predefined_numbers<'m>(model: &'m Model, class: &'m VariableClass) -> impl Iterator<Item = u32> + 'm {
    let letter = class.letter.as_ref().map_or("", |l| l.value.as_str());
    let named = model.predefined.iter().filter(|p| !p.name.value.is_empty() || p.data_type.is_some());
    named.filter_map(move |p| p.variable.value.strip_prefix(letter).filter(|_| !letter.is_empty())?.parse().ok())
}

/// Returns the table of a structure:
/// ```ignore
/// static VAR_INFO_TABLE: TableInfo =
///     TableInfo { structure: "var_info", first: 32, predefined: &[0, 1, ...] };
/// ```
///
/// `None` for a structure that no member is an index of.
fn table_info(model: &Model, id: StructureId, structure: &Structure) -> Option<TokenStream> {
    let used = structures(model).any(|(_, s)| s.members.iter().any(|m| is_index_of(s, m, id)));
    if !used {
        return None;
    }
    let class = model.classes.iter().find(|c| c.structure == Some(id));
    let first = Literal::u32_unsuffixed(class.and_then(|c| newest_number(&c.first)).unwrap_or(0));
    let predefined = class.into_iter().flat_map(|c| predefined_numbers(model, c)).map(Literal::u32_unsuffixed);
    let (name, rust) = (&structure.name.value, table_ident(structure));
    Some(quote! {
        static #rust: TableInfo = TableInfo { structure: #name, first: #first, predefined: &[#(#predefined),*] }
    })
}

/// Returns whether a member may be an index of the table of a structure.
fn is_index_of(owner: &Structure, member: &Field, id: StructureId) -> bool {
    match member.index_of.as_ref().map(|table| table.value) {
        Some(TableRef::Structure(table)) => table == id,
        Some(TableRef::SelectedBy(by)) => owner.members.get(by.index()).is_some_and(|field| {
            let groups = field.groups.iter().flat_map(|g| &g.enumerators);
            field.enumerators.iter().chain(groups).any(|e| e.layout == Some(id))
        }),
        _ => false,
    }
}
