//! `layout.rs`: the encodings of instructions as tables.
//!
//! The decoder is generated code from the same plan. The tables serve operations off the fast path:
//! naming the field of a byte, lengths, and errors in damaged instructions. For example, byte 2 of
//! ADD belongs to `Pred`, and its bits 3..0 to the high bits of the group `id`.

use crate::emit::context::{Content, Context};
use crate::emit::support::presence::{FieldSource, boolean_expr};
use crate::emit::support::versions::{self, VersionInterval};
use crate::lines::{write_line, write_text};
use crate::rust_view::formats::{FormatPlan, OpcodeBytes, counted_by, kind_ident};
use crate::rust_view::naming::{ident, snake, type_ident};
use crate::rust_view::type_assignment::{GroupType, IntegerType, Owner};
use crate::spec::model::{
    BitGroup, Bound, Count, Field, FieldId, FieldKind, Gate, IntType, Model, Presence, Role, Structure, StructureId,
    StructureOrigin, Variant, VariantCondition, VariantKey, Version, VersionRange,
};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Emits a row for each type of integer, each operand and each layout of an instruction:
/// ```ignore
/// static PREDICATE: IntEncoding =
///     IntEncoding { bytes: 2, groups: &[Group::new("id", 11, 0, Values::Number), ...] };
/// const PREDICATE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&PREDICATE))];
/// static RAW_OPERAND: OperandLayout = ...;
/// static FIELDS: [Field; 2] = [
///     Field::new("Exec_size", EXEC_CONTROL_FORMS),
///     ...
/// pub static LAYOUTS: Layouts = Layouts(&[
///     Layout { instruction: 0, name: "ADD", opcode: &[0x01], versions: ALL, keys: &[],
///         fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00" } },
///     ...
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let mut tables = LayoutTables::new(context);
    let mut structures = String::new();
    for (index, structure) in context.model.structures.iter().enumerate() {
        if structure.origin == StructureOrigin::Operand {
            structures += &tables.structure_row(StructureId(index as u16), structure);
        }
    }
    for format in &context.formats {
        for variant in format.variants.iter().chain(&format.older) {
            tables.add_layout(format, variant);
        }
    }
    let ints: String = tables.ints.values().cloned().collect();
    let mut forms: Vec<_> =
        tables.forms.iter().map(|(text, name)| format!("const {name}: Forms = &[{text}];\n")).collect();
    forms.sort_unstable();
    let forms = forms.concat();
    let fields: String = tables.fields.iter().map(|field| format!("    {field},\n")).collect();
    let field_count = tables.fields.len();
    let (rows, ids) = (&tables.rows, variable_ids(context.model));
    let parameters = parameter_constants(context);
    let text = format!(
        "{ints}\n{forms}\n{structures}\n\
         /// The distinct fields of all layouts. Layouts refer to them by position.\n\
         static FIELDS: [Field; {field_count}] = [\n{fields}];\n\n\
         /// The layouts of all instructions.\n\
         pub static LAYOUTS: Layouts = Layouts(&[\n{rows}]);\n\n\
         /// Names in the specification of the members and bit groups of operands that are IDs of variables.\n\
         pub const VARIABLE_IDS: &[&str] = &{ids};\n\n\
         /// Names of the parameters of messages, as in [`LAYOUTS`].\n\
         pub mod parameters {{\n{parameters}}}\n"
    );
    let data_type = text.contains("data_type(code").then(|| {
        quote! {
            /// Returns the name of the data type with a code; `None` if the code is not one of `codes`.
            fn data_type(code: u64, codes: &[u64]) -> Option<&'static str> {
                let known = u8::try_from(code).ok().filter(|_| codes.contains(&code))?;
                DataType::from_bits(known).map(Enumeration::name)
            }
        }
    });
    let head = quote! {
        //! The encodings of instructions as tables: the field of each byte and bit.
        #![allow(unused_imports, clippy::bool_comparison)]
        use crate::enums::*;
        use crate::info::InstKind;
        use crate::types::DataType;
        use openvisa_isa_core::layout::{Field, FieldEncoding, Fields, Group, IntEncoding, Key, Layout, Layouts, OperandLayout, Values, name_of};
        use openvisa_isa_core::{Enumeration, Versions};

        /// The encodings of a field by version.
        type Forms = &'static [(Versions, FieldEncoding)];

        const ALL: Versions = Versions::ALL;

        #data_type

        impl InstKind {
            /// Returns the instruction with a number of [`Layout::instruction`]; `None` if there is none.
            pub fn of_layout(instruction: u16) -> Option<Self> {
                Self::ALL.get(usize::from(instruction)).copied()
            }
        }
    };
    Content::Parts(vec![Content::Rust(head), Content::Text(text)])
}

/// The rows of all tables, deduplicated.
struct LayoutTables<'a> {
    context: &'a Context<'a>,
    /// Tables of integers by their names.
    ints: BTreeMap<String, String>,
    /// Names of the encodings of fields by version.
    forms: BTreeMap<String, String>,
    /// Distinct fields of layouts.
    fields: Vec<String>,
    /// Position of each field in `fields`.
    positions: HashMap<String, u16>,
    /// Rows of layouts.
    rows: String,
}

impl<'a> LayoutTables<'a> {
    fn new(context: &'a Context<'a>) -> Self {
        let (ints, forms) = (BTreeMap::new(), BTreeMap::new());
        Self { context, ints, forms, fields: Vec::new(), positions: HashMap::new(), rows: String::new() }
    }

    /// Adds the row of a layout.
    fn add_layout(&mut self, format: &FormatPlan<'_>, variant: &Variant) {
        let OpcodeBytes { opcode, sub_opcode } = format.opcode_bytes();
        let bytes: Vec<_> = [Some(opcode), sub_opcode].into_iter().flatten().map(|b| format!("{b:#04x}")).collect();
        let keys: Vec<_> = variant.conditions.iter().filter_map(|c| self.key_row(format, variant, c)).collect();
        let fields = self.field_rows(format, variant);
        let (kind, name) = (kind_ident(format.instruction), &format.instruction.name.value);
        let rows = fields.into_iter().flat_map(|field| self.field_position(field).to_le_bytes());
        let rows: String = rows.map(escape_byte).collect();
        write_line!(
            self.rows,
            "    Layout {{ instruction: InstKind::{kind} as u16, name: {name:?}, opcode: &[{}], versions: {}, keys: &[{}], fields: Fields {{ table: &FIELDS, rows: b\"{rows}\" }} }},",
            bytes.join(", "),
            gate_versions(variant.gate.as_ref()),
            keys.join(", "),
        );
    }

    /// Returns the row of a selecting field:
    /// `Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x00, 0x04] }`.
    fn key_row(&self, format: &FormatPlan<'_>, variant: &Variant, condition: &VariantCondition) -> Option<String> {
        let VariantKey::Value { field, group } = condition.key else { return None };
        let position = layout_position(format, variant, field)?;
        let owner = format.instruction.field(field);
        let (high, low) = match group {
            Some(group) => {
                let group = owner.groups.get(usize::from(group))?;
                (group.high, group.low)
            }
            None => (owner.kind?.int()?.bits() - 1, 0),
        };
        let codes: Vec<_> = condition.codes.iter().flatten().map(|c| format!("{c:#x}")).collect();
        let group = format!("Group::new(\"\", {high}, {low}, Values::Number)");
        Some(format!("Key {{ field: {position}, group: {group}, codes: &[{}] }}", codes.join(", ")))
    }

    /// Returns the position of a field among all fields, which is added unless it is there.
    fn field_position(&mut self, field: String) -> u16 {
        *self.positions.entry(field).or_insert_with_key(|field| {
            self.fields.push(field.clone());
            (self.fields.len() - 1) as u16
        })
    }

    /// Returns the rows of the fields of a layout. A list is one row.
    fn field_rows(&mut self, format: &FormatPlan<'_>, variant: &Variant) -> Vec<String> {
        let owner = Owner::Instruction(format.id);
        let mut lists = Vec::new();
        let mut fields = Vec::new();
        for (index, cell) in variant.fields.iter().enumerate() {
            let field = format.instruction.field(cell.value);
            let mut text = format!("Field::new({:?}, {})", field.name.value, self.forms_name(owner, cell.value, field));
            if let Some(count) = counted_by(field) {
                if lists.contains(&count) {
                    continue;
                }
                lists.push(count);
                let names = list_names(format, variant, index);
                let count = layout_position(format, variant, count).unwrap_or(usize::MAX);
                write_text!(text, ".counted({count}, &[{names}])");
            }
            let source = Positions { format, variant };
            if let Presence::If(condition) = &field.presence
                && let Some(condition) = condition.expr.as_ref()
                && let Some(condition) = boolean_expr(&format.instruction.fields, &source, condition)
            {
                write_text!(text, ".present_if(|v| {condition})");
            }
            fields.push(text);
        }
        fields
    }

    /// Returns the name of the constant with the encodings of a field by version, such as
    /// `(ALL, FieldEncoding::Int(&PREDICATE))`. The constant is added unless it is there.
    fn forms_name(&mut self, owner: Owner, id: FieldId, field: &Field) -> String {
        let mut forms: Vec<(VersionInterval, Option<String>)> = Vec::new();
        let whole = self.type_field(owner, id).unwrap_or(field);
        for interval in versions::split_intervals(versions::field_gates(field).chain(versions::field_gates(whole))) {
            let kind = versions::kind_in(field, interval);
            forms.push((interval, kind.and_then(|kind| self.form_expr(owner, id, field, kind, interval))));
        }
        let mut before: Option<Version> = None;
        let mut texts = Vec::new();
        for (interval, form) in versions::merge_equal(forms) {
            if let Some(form) = form {
                texts.push(format!(
                    "({}, {form})",
                    versions::range_expr(VersionRange { from: interval.from, before }, "ALL")
                ));
            }
            before = interval.from;
        }
        let text = texts.join(", ");
        if let Some(name) = self.forms.get(&text) {
            return name.clone();
        }
        let base = text.split('&').nth(1).and_then(|t| t.split(')').next()).unwrap_or("NOTHING");
        let mut name = format!("{base}_FORMS");
        let mut number = 2;
        while self.forms.values().any(|known| *known == name) {
            name = format!("{base}_FORMS_{number}");
            number += 1;
        }
        self.forms.insert(text, name.clone());
        name
    }

    /// Returns the encoding of a kind: `FieldEncoding::Int(&PREDICATE)`.
    fn form_expr(
        &mut self,
        owner: Owner,
        id: FieldId,
        field: &Field,
        kind: FieldKind,
        interval: VersionInterval,
    ) -> Option<String> {
        let structure = |name: &str| Some(format!("FieldEncoding::Structure(&{})", constant_ident(name)));
        match kind {
            FieldKind::Int(int) => {
                Some(format!("FieldEncoding::Int(&{})", self.int_table(owner, id, field, int, interval)))
            }
            FieldKind::VectorOperand | FieldKind::Scalar => structure("vec_operand"),
            FieldKind::RawOperand => structure("raw_operand"),
            FieldKind::Structure(id) => structure(&self.context.model[id].name.value),
            FieldKind::String | FieldKind::Code | FieldKind::Unknown => None,
        }
    }

    /// Returns the name of the table of an integer, which is added unless it is there.
    fn int_table(
        &mut self,
        owner: Owner,
        id: FieldId,
        field: &Field,
        int: IntType,
        interval: VersionInterval,
    ) -> String {
        let groups = self.group_rows(owner, id, field, int, interval);
        let base = match self.context.plan.integer(owner, id) {
            Some(IntegerType::Bits(index)) => constant_ident(&self.context.plan.bit_fields[index].name),
            Some(IntegerType::Enum(index)) => constant_ident(&self.context.plan.enums[index].name),
            Some(IntegerType::DataType) => "DATA_TYPE".to_owned(),
            Some(IntegerType::Plain(_)) | None => {
                crate::rust_view::rust_types::int_ident(int).to_string().to_uppercase()
            }
        };
        let body = format!(": IntEncoding = IntEncoding {{ bytes: {}, groups: &[{groups}] }};\n", int.bytes());
        // A type may have another encoding in another version or another field.
        let mut name = base.clone();
        let mut number = 2;
        while self.ints.get(&name).is_some_and(|known| *known != format!("static {name}{body}")) {
            name = format!("{base}_{number}");
            number += 1;
        }
        self.ints.entry(name.clone()).or_insert_with(|| format!("static {name}{body}"));
        name
    }

    /// Returns the field that the type of a field was assigned from.
    fn type_field(&self, owner: Owner, id: FieldId) -> Option<&Field> {
        match self.context.plan.integer(owner, id)? {
            IntegerType::Bits(index) => Some(self.context.plan.bit_fields[index].field),
            IntegerType::Enum(index) => self.context.plan.enums[index].field,
            IntegerType::Plain(_) | IntegerType::DataType => None,
        }
    }

    /// Returns the rows of the groups of an integer in some versions, separated by commas.
    fn group_rows(&self, owner: Owner, id: FieldId, field: &Field, int: IntType, interval: VersionInterval) -> String {
        let planned = self.context.plan.integer(owner, id);
        if let (false, Some(IntegerType::Enum(index))) = (field.enumerators.is_empty(), planned) {
            let name = ident(&self.context.plan.enums[index].name);
            return format!("Group::new(\"\", {}, 0, Values::Named(name_of::<{name}>))", int.bits() - 1);
        }
        let there = |g: &&BitGroup| g.width() > 0 && g.high < int.bits() && interval.includes(g.gate.as_ref());
        let whole = self.type_field(owner, id).unwrap_or(field);
        let own = |g| older_of_type(g, whole, interval).unwrap_or(g);
        let groups: Vec<&BitGroup> = field.groups.iter().filter(there).map(own).collect();
        if groups.is_empty() {
            let values = if int.signed() { "Values::Signed" } else { return String::new() };
            return format!("Group::new(\"\", {}, 0, {values})", int.bits() - 1);
        }
        let mut texts: Vec<String> =
            groups.iter().filter(|g| !g.reserved).map(|g| self.group_row(planned, field, g)).collect();
        let used = groups.iter().filter(|g| !g.reserved).fold(0, |mask, g| mask | g.mask());
        for BitRun { high, low } in bit_runs(!used, int.bits()) {
            texts.push(format!("Group::new(\"\", {high}, {low}, Values::Reserved)"));
        }
        texts.join(", ")
    }

    /// Returns the row of a group: `Group::new("id", 11, 0, Values::Number)`.
    fn group_row(&self, planned: Option<IntegerType>, field: &Field, group: &BitGroup) -> String {
        let name = group.name.as_ref().map_or("", |n| n.value.as_str());
        let same = |g: &&BitGroup| g.is_newest() && g.is_named(name);
        let newest = field.groups.iter().find(same).unwrap_or(group);
        let values = self.group_values(planned, group, newest);
        let mut text = format!("Group::new({name:?}, {}, {}, {values})", group.high, group.low);
        if newest.low != group.low {
            write_text!(text, ".at_home({})", newest.low);
        }
        text
    }

    /// Returns the values of a group: `Values::Number`, or a function from codes to names.
    fn group_values(&self, planned: Option<IntegerType>, group: &BitGroup, newest: &BitGroup) -> String {
        if group.data_type {
            let codes: Vec<_> = group.enumerators.iter().map(|e| format!("{:#x}", e.code.value)).collect();
            return format!("Values::Named(|code| data_type(code, &[{}]))", codes.join(", "));
        }
        if !group.is_newest() && !group.enumerators.is_empty() {
            // The group has other codes than in the newest version.
            let arms: Vec<_> =
                group.enumerators.iter().map(|e| format!("{:#x} => Some({:?})", e.code.value, e.name.value)).collect();
            return format!("Values::Named(|code| match code {{ {}, _ => None }})", arms.join(", "));
        }
        match self.group_enumeration(planned, newest) {
            Some(name) => match &newest.range {
                Some(range) => match (&range.low, &range.high) {
                    (Bound::Number(low), Bound::Number(high)) => format!(
                        "Values::Named(|code| name_of::<{name}>(code).or(matches!(code, {low}..={high}).then_some(\"\")))"
                    ),
                    _ => format!("Values::Named(name_of::<{name}>)"),
                },
                None => format!("Values::Named(name_of::<{name}>)"),
            },
            None if group.signed => "Values::Signed".to_owned(),
            None => "Values::Number".to_owned(),
        }
    }

    /// Returns the name of the enumeration that was assigned to a group.
    fn group_enumeration(&self, planned: Option<IntegerType>, group: &BitGroup) -> Option<String> {
        let plan = &self.context.plan;
        let index = match planned? {
            IntegerType::Enum(index) => index,
            IntegerType::Bits(bits) => {
                let groups = plan.bit_fields[bits].groups.iter();
                let name = |g: &BitGroup| g.name.as_ref().map(|n| n.value.clone());
                let planned = groups.into_iter().find(|g| g.group.low == group.low && name(g.group) == name(group))?;
                match planned.kind {
                    GroupType::Enum(index) => index,
                    _ => return None,
                }
            }
            IntegerType::Plain(_) | IntegerType::DataType => return None,
        };
        Some(ident(&plan.enums[index].name).to_string())
    }

    /// Returns the table of a structure:
    /// `static RAW_OPERAND: OperandLayout = OperandLayout { name: "raw_operand", ... };`.
    fn structure_row(&mut self, id: StructureId, structure: &Structure) -> String {
        let owner = Owner::Structure(id);
        let mut members = Vec::new();
        for (index, member) in structure.members.iter().enumerate() {
            let field = FieldId(index as u16);
            if member.count != Count::One {
                break;
            }
            let mut text = format!("Field::new({:?}, {})", member.name.value, self.forms_name(owner, field, member));
            let source = StructureMembers { structure };
            if let Presence::If(condition) = &member.presence
                && let Some(condition) = condition.expr.as_ref()
                && let Some(condition) = boolean_expr(&structure.members, &source, condition)
            {
                write_text!(text, ".present_if(|v| {condition})");
            }
            members.push(text);
        }
        let selector = structure.members.first().into_iter().flat_map(|m| &m.groups);
        let select = selector.into_iter().find(|g| g.enumerators.iter().any(|e| e.layout.is_some()));
        let select = match select {
            None => "None".to_owned(),
            Some(group) => {
                let layouts = group.enumerators.iter().filter_map(|e| {
                    let name = constant_ident(&self.context.model[e.layout?].name.value);
                    Some(format!("({:#x}, &{name})", e.code.value))
                });
                let layouts: Vec<_> = layouts.collect();
                let group = format!("Group::new(\"\", {}, {}, Values::Number)", group.high, group.low);
                format!("Some(({group}, &[{}]))", layouts.join(", "))
            }
        };
        format!(
            "static {}: OperandLayout = OperandLayout {{ name: {:?}, members: &[{}], select: {select} }};\n",
            constant_ident(&structure.name.value),
            structure.name.value,
            members.join(", ")
        )
    }
}

/// Returns the group that the type of a field has in place of a newest group in some versions.
/// Fields often list the newest groups only.
fn older_of_type<'a>(group: &BitGroup, whole: &'a Field, interval: VersionInterval) -> Option<&'a BitGroup> {
    let name = |g: &BitGroup| g.name.as_ref().map(|n| n.value.clone());
    let older = |g: &&BitGroup| !g.is_newest() && interval.includes(g.gate.as_ref()) && name(g) == name(group);
    if group.is_newest() { whole.groups.iter().find(older) } else { None }
}

/// Fields as elements of the array of decoded values, by their position in a layout: `v[3]`.
struct Positions<'a> {
    format: &'a FormatPlan<'a>,
    variant: &'a Variant,
}

impl FieldSource for Positions<'_> {
    fn number(&self, field: FieldId) -> Option<String> {
        layout_position(self.format, self.variant, field).map(|p| format!("v[{p}]"))
    }
}

/// Members of a structure as elements of the array of decoded values.
struct StructureMembers<'a> {
    structure: &'a Structure,
}

impl FieldSource for StructureMembers<'_> {
    fn number(&self, field: FieldId) -> Option<String> {
        self.structure.members.get(field.index())?;
        Some(format!("v[{}]", field.index()))
    }
}

/// Returns the position of a field in a layout. All fields of a list count as one.
fn layout_position(format: &FormatPlan<'_>, variant: &Variant, field: FieldId) -> Option<usize> {
    let mut lists = Vec::new();
    let mut position = 0;
    for cell in &variant.fields {
        if cell.value == field {
            return Some(position);
        }
        match counted_by(format.instruction.field(cell.value)) {
            Some(count) if lists.contains(&count) => {}
            Some(count) => {
                lists.push(count);
                position += 1;
            }
            None => position += 1,
        }
    }
    None
}

/// Returns the names of members and bit groups of operands that are IDs of variables: `["id"]`.
fn variable_ids(model: &Model) -> String {
    let operands = model.structures.iter().filter(|structure| structure.origin == StructureOrigin::Operand);
    let members = operands.flat_map(|structure| &structure.members).filter(|member| member.index_of.is_some());
    let predicate = model.role_bits(Role::Predicate).and_then(|bits| bits.group?.name.as_ref());
    let names: BTreeSet<&str> = members.map(|member| &member.name).chain(predicate).map(|n| n.value.as_str()).collect();
    let names: Vec<_> = names.into_iter().collect();
    format!("{names:?}")
}

/// Emits a constant for the name of each list element that is named individually:
/// ```ignore
/// pub const OFF_UV: &str = "OffUV";
/// ```
fn parameter_constants(context: &Context<'_>) -> String {
    let is_element = |field: &&Field| matches!(field.presence, Presence::CountedBy(_));
    let mut constants: BTreeMap<String, &str> = BTreeMap::new();
    for instruction in context.model.instructions.iter().filter(|i| i.is_encoded()) {
        for field in instruction.fields.iter().filter(is_element) {
            constants.insert(snake(&field.name.value).to_uppercase(), &field.name.value);
        }
    }
    let constants = constants
        .into_iter()
        .map(|(constant, name)| format!("    /// `{name}`.\n    pub const {}: &str = {name:?};\n", ident(&constant)));
    constants.collect()
}

/// Returns the names of the elements of the list that begins with a cell. Empty for a list without
/// named elements.
fn list_names(format: &FormatPlan<'_>, variant: &Variant, first: usize) -> String {
    let field = |index: usize| variant.fields.get(index).map(|cell| format.instruction.field(cell.value));
    let Some(Presence::CountedBy(count)) = field(first).map(|f| &f.presence) else { return String::new() };
    let fields = variant.fields.iter().map(|cell| format.instruction.field(cell.value));
    let names = fields.filter(|f| matches!(&f.presence, Presence::CountedBy(c) if c == count));
    names.map(|f| format!("{:?}", f.name.value)).collect::<Vec<_>>().join(", ")
}

/// Escapes a byte for a byte string: `\x1f`.
fn escape_byte(byte: u8) -> String {
    format!("\\x{byte:02x}")
}

/// Returns the name of the constant for a type: `EXEC_CONTROL`.
fn constant_ident(name: &str) -> String {
    snake(&type_ident(name).to_string()).to_uppercase()
}

/// Returns the versions of a gate as Rust: `Versions::since(3, 4)`.
fn gate_versions(gate: Option<&Gate>) -> String {
    versions::range_expr(gate.map(|g| g.versions).unwrap_or_default(), "ALL")
}

/// Consecutive bits.
struct BitRun {
    high: u8,
    low: u8,
}

/// Returns the runs of set bits among the `bits` lowest bits of a mask.
fn bit_runs(mask: u64, bits: u8) -> Vec<BitRun> {
    let mut runs: Vec<BitRun> = Vec::new();
    for bit in (0..bits).filter(|bit| mask >> bit & 1 == 1) {
        match runs.last_mut() {
            Some(run) if run.high + 1 == bit => run.high = bit,
            _ => runs.push(BitRun { high: bit, low: bit }),
        }
    }
    runs
}
