//! The names that the readers of documents know: in bullets, tables, formal sentences and code.
//!
//! For example, in `- **Dst(vec_operand):** The sum. Must have type UD.` the first word is a field,
//! and the last one a data type.

use super::UseCollector;
use super::code::CodeVisitor;
use super::item::{FieldItem, NamedItem, OwnerId};
use crate::spec::dialect::raw::{RawField, RawFolder, RawInstruction, RawNamedTable, RawStructure};
use crate::spec::model::{
    BitGroup, Enumerator, Field, FieldId, Instruction, InstructionId, Model, Role, RoleTarget, SharedFieldId,
    StructureId, UsualValue,
};
use crate::spec::span::{Name, Span};
use crate::spec::syntax::sentence::{self, Formal};
use crate::spec::syntax::{SourceText, Word};

/// Visits all documents of a specification.
pub(super) fn visit_documents(uses: &mut UseCollector<'_>) {
    let (model, raw) = (uses.model(), &uses.spec.raw);
    for (position, instruction) in model.instructions.iter().enumerate() {
        visit_instruction(uses, InstructionId(position as u16), instruction);
    }
    for raw in &raw.instructions {
        let position = model.instructions.iter().position(|instruction| instruction.file == raw.file);
        if let Some(position) = position {
            visit_page(uses, InstructionId(position as u16), raw);
        }
    }
    for (position, structure) in model.structures.iter().enumerate() {
        let id = StructureId(position as u16);
        uses.add(structure.name.span, NamedItem::Structure(id));
        visit_fields(uses, OwnerId::Structure(id), &structure.members);
    }
    for raw in raw.object_structures.iter().chain(&raw.operand_structures) {
        visit_structure(uses, raw);
    }
    visit_shared_fields(uses, raw);
    visit_vocabulary(uses);
    visit_roles(uses);
    visit_tables(uses, raw);
    visit_index_and_errata(uses);
}

fn visit_instruction(uses: &mut UseCollector<'_>, id: InstructionId, instruction: &Instruction) {
    let owner = OwnerId::Instruction(id);
    visit_fields(uses, owner, &instruction.fields);
    for name in [&instruction.opcode, &instruction.sub_opcode].into_iter().flatten().map(|opcode| &opcode.name) {
        uses.add(name.span, NamedItem::Instruction(id));
    }
    for variant in &instruction.format.variants {
        for cell in &variant.fields {
            uses.add(cell.span, NamedItem::Field(owner, cell.value));
        }
        for condition in &variant.conditions {
            let (path, group) = visit_path(uses, owner, &condition.source);
            for value in &condition.values {
                let data_type = || uses.model().data_type(&value.value).map(NamedItem::DataType);
                let found = path.and_then(|path| path.find_value(uses.model(), group, &value.value));
                let found = found.or_else(data_type);
                uses.add_found(value.span, found);
            }
        }
    }
    for supported in &instruction.properties.supported_types {
        uses.add(supported.span, NamedItem::DataType(supported.data_type));
    }
    for data_type in instruction.type_maps.iter().flat_map(|map| map.dst.iter().chain(&map.src)) {
        uses.add(data_type.span, NamedItem::DataType(data_type.value));
    }
    let model = uses.model();
    let instruction = &model[id];
    let mut code = CodeVisitor::new(uses, Some(owner));
    instruction.constraints.iter().for_each(|constraint| code.visit_condition(&constraint.condition));
    for form in &instruction.text {
        form.condition.iter().for_each(|condition| code.visit_condition(condition));
        code.visit_template(&form.source);
    }
    if let Some(program) = instruction.semantics.as_ref().and_then(|semantics| semantics.program.as_ref()) {
        code.visit_function(std::iter::empty(), &program.statements);
    }
}

/// Visits the path of a field, `Mode.op` or `field_operand_type(Src0)`. Returns the field, and the
/// name of the group.
fn visit_path<'n>(
    uses: &mut UseCollector<'_>,
    owner: OwnerId,
    source: &'n Name,
) -> (Option<FieldItem>, Option<&'n str>) {
    let model = uses.model();
    uses.add_words(source.span, |word| owner.find_field(model, word).map(|id| NamedItem::Field(owner, id)));
    let (name, group) = source.value.split_once('.').map_or((source.value.as_str(), None), |(a, b)| (a, Some(b)));
    let path = owner.find_field(model, name).map(|id| FieldItem::Of(owner, id));
    if let Some((path, group)) = path.zip(group) {
        uses.add_words(source.span, |word| path.find_group(model, word).filter(|_| word == group));
    }
    (path, group)
}

/// Visits the bullets and tables of a page.
fn visit_page(uses: &mut UseCollector<'_>, id: InstructionId, raw: &RawInstruction) {
    let names = raw.opcodes.iter().map(|(name, _)| name).enumerate();
    let cells = raw.tables.iter().flat_map(|table| table.opcodes.iter().map(|(_, name)| name).enumerate());
    for (position, name) in names.chain(cells) {
        uses.add(name.span, NamedItem::Instruction(id));
        // A second opcode may be a part of the name, and another instruction may have that name.
        if position > 0 {
            uses.cover(name.span);
        }
    }
    for field in &raw.fields {
        visit_bullet(uses, OwnerId::Instruction(id), field);
    }
}

fn visit_structure(uses: &mut UseCollector<'_>, raw: &RawStructure) {
    let model = uses.model();
    let Some(id) = model.structure(&raw.name.value) else { return };
    let owner = OwnerId::Structure(id);
    uses.cover(raw.span);
    for member in &raw.members {
        uses.add_words(member.kind.span, |word| model.structure(word).map(NamedItem::Structure));
        let field = |name: &str| owner.find_field(model, name).map(|id| NamedItem::Field(owner, id));
        uses.add_found(member.name.span, field(&member.name.value));
        if let Some(count) = &member.count {
            uses.add_found(count.span, field(&count.value));
        }
        member.bullet.iter().for_each(|bullet| visit_bullet(uses, owner, bullet));
    }
}

/// Visits the names that the fields of an owner define, and their conditions.
fn visit_fields(uses: &mut UseCollector<'_>, owner: OwnerId, fields: &[Field]) {
    for (position, field) in fields.iter().enumerate() {
        let id = FieldId(position as u16);
        uses.add(field.name.span, NamedItem::Field(owner, id));
        visit_values(uses, FieldItem::Of(owner, id), field);
        for usual in &field.usual {
            let item = match usual.resolve(fields, field) {
                Some(UsualValue::Same(id)) => Some(NamedItem::Field(owner, id)),
                _ => FieldItem::Of(owner, id).find_value(uses.model(), None, usual.value.value.trim_matches('"')),
            };
            uses.add_words(usual.value.span, |_| item.clone());
        }
    }
    let model = uses.model();
    let mut code = CodeVisitor::new(uses, Some(owner));
    owner.fields(model).iter().for_each(|field| code.visit_field(field));
}

/// Visits the groups and values that a field defines.
fn visit_values(uses: &mut UseCollector<'_>, path: FieldItem, field: &Field) {
    let mut add_value = |group: Option<&BitGroup>, value: &Enumerator| {
        let name = group.and_then(super::item::group_name);
        let item = path.find_value(uses.model(), name, &value.name.value);
        uses.add_found(value.name.span, item);
        // Assembler texts are no names, even if they look alike.
        let other = value.other_text.as_ref().map(|(_, text)| text);
        for text in value.text.iter().chain(other).chain(&value.also).filter(|text| text.span != value.name.span) {
            uses.cover(text.span);
        }
    };
    field.enumerators.iter().for_each(|value| add_value(None, value));
    for group in field.groups.iter().filter(|group| !group.data_type) {
        group.enumerators.iter().for_each(|value| add_value(Some(group), value));
    }
    for name in field.groups.iter().filter_map(|group| group.name.as_ref()) {
        let item = path.find_group(uses.model(), &name.value);
        uses.add_found(name.span, item);
    }
    field.groups.iter().filter_map(|group| group.text.as_ref()).for_each(|text| uses.cover(text.span));
}

/// Visits the names in the bullet of a field or member.
fn visit_bullet(uses: &mut UseCollector<'_>, owner: OwnerId, raw: &RawField) {
    let model = uses.model();
    let find = |name: &str| owner.find_field(model, name).map(|id| NamedItem::Field(owner, id));
    uses.add_found(raw.name.span, find(&raw.name.value));
    for count in raw.kinds.iter().filter_map(|kind| kind.count.as_ref()) {
        uses.add_found(count.span, find(&count.value));
    }
    visit_sentences(uses, Some(owner), &SourceText::new(uses.sources(), &raw.text, raw.text_span));
    for group in &raw.groups {
        visit_sentences(uses, Some(owner), &SourceText::name(uses.sources(), &group.text));
    }
}

/// Visits the formal sentences of a text. Code in them belongs to the model, and links to prose.
fn visit_sentences(uses: &mut UseCollector<'_>, owner: Option<OwnerId>, place: &SourceText<'_>) {
    let model = uses.model();
    let field = |word: Word<'_>| {
        let owner = owner?;
        owner.find_field(model, word.value).map(|id| NamedItem::Field(owner, id))
    };
    let structure = |word: Word<'_>| model.structure(word.value);
    for sentence in sentence::read(place).sentences {
        match sentence.formal {
            Formal::Types(types) => {
                for word in types {
                    uses.add_found(word.span, model.data_type(word.value).map(NamedItem::DataType));
                }
            }
            Formal::Counted(word)
            | Formal::IndexBy(word)
            | Formal::Begins(word)
            | Formal::OffsetOf { size: word, .. }
            | Formal::OffsetOfBytes { size: word } => uses.add_found(word.span, field(word)),
            Formal::Index(word) => uses.add_found(word.span, structure(word).map(NamedItem::Structure)),
            Formal::OffsetIn { structure: word, member } => {
                let owner = structure(word).map(OwnerId::Structure);
                let found = owner.and_then(|owner| Some((owner, owner.find_field(model, member.value)?)));
                uses.add_found(member.span, found.map(|(owner, id)| NamedItem::Field(owner, id)));
            }
            _ => {}
        }
    }
}

fn visit_shared_fields(uses: &mut UseCollector<'_>, raw: &RawFolder) {
    let model = uses.model();
    for (position, field) in model.shared_fields.iter().enumerate() {
        let id = SharedFieldId(position as u16);
        uses.add(field.name.span, NamedItem::SharedField(id));
        visit_values(uses, FieldItem::Shared(id), field);
        // The bullet may have the name of the heading.
        add_bold_name(uses, field.span, id);
    }
    for field in &raw.shared_fields {
        visit_sentences(uses, None, &SourceText::new(uses.sources(), &field.text, field.text_span));
        for group in &field.groups {
            visit_sentences(uses, None, &SourceText::name(uses.sources(), &group.text));
        }
    }
}

/// Adds the name at the beginning of the bullet of a shared field.
fn add_bold_name(uses: &mut UseCollector<'_>, line: Span, id: SharedFieldId) {
    let text = uses.sources().text(line);
    let Some(start) = text.find("**").map(|at| at + 2) else { return };
    let length = text[start..].bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
    let start = line.start as usize + start;
    let name = uses.sources().span(line.file, start..start + length);
    uses.add(name, NamedItem::SharedField(id));
}

/// Visits functions, states, data types and platforms.
fn visit_vocabulary(uses: &mut UseCollector<'_>) {
    let model = uses.model();
    for function in &model.functions {
        let item = NamedItem::Function(function.name.value.clone());
        uses.add(function.name.span, item.clone());
        if let Some(code) = &function.code {
            uses.add(code.name.span, item);
            let arguments = function.takes.iter().map(|argument| argument.name.as_str());
            let statements = code.program.as_ref().map_or(&[][..], |program| &program.statements);
            CodeVisitor::new(uses, None).visit_function(arguments, statements);
        }
    }
    for state in &model.state {
        uses.add(state.name.span, NamedItem::State(state.name.value.clone()));
    }
    for data_type in &model.data_types {
        let item = model.data_type(&data_type.name.value).map(NamedItem::DataType);
        uses.add_found(data_type.name.span, item);
    }
    for platform in &model.platforms {
        let item = model.platform(&platform.name.value).map(NamedItem::Platform);
        uses.add_found(platform.name.span, item);
    }
}

fn visit_roles(uses: &mut UseCollector<'_>) {
    let model = uses.model();
    for row in &model.roles {
        let (path, group) = add_item_path(uses, &row.of);
        for value in row.values.first().into_iter() {
            uses.add_words(value.span, |word| path?.find_value(model, group, word));
        }
    }
}

/// Adds the names of a path: `Exec_size.size` or `LIFETIME.properties.class`. Returns the field,
/// and the name of its group.
fn add_item_path<'n>(uses: &mut UseCollector<'_>, path: &'n Name) -> (Option<FieldItem>, Option<&'n str>) {
    let model = uses.model();
    let words: Vec<_> = super::words_of(&path.value).collect();
    let place = SourceText::name(uses.sources(), path);
    let span = |at: usize| words.get(at).map(|word| place.span(word.clone()));
    let word = |at: usize| words.get(at).and_then(|word: &std::ops::Range<usize>| path.value.get(word.clone()));
    let Some(first) = word(0) else { return (None, None) };
    let owner = match model.structure(first) {
        Some(id) => Some(OwnerId::Structure(id)),
        None if model.shared_field(first).is_some() => None,
        None => model.instruction_id(first).map(OwnerId::Instruction),
    };
    let root = match owner {
        Some(OwnerId::Structure(id)) => Some(NamedItem::Structure(id)),
        Some(OwnerId::Instruction(id)) => Some(NamedItem::Instruction(id)),
        None => model.shared_field(first).map(NamedItem::SharedField),
    };
    let (field, group_at) = match owner {
        Some(owner) => {
            let id = word(1).and_then(|name| owner.find_field(model, name));
            if let Some((id, span)) = id.zip(span(1)) {
                uses.add(span, NamedItem::Field(owner, id));
            }
            (id.map(|id| FieldItem::Of(owner, id)), 2)
        }
        None => (model.shared_field(first).map(FieldItem::Shared), 1),
    };
    if let Some(span) = span(0) {
        uses.add_found(span, root);
    }
    let group = word(group_at);
    if let Some(((field, group), span)) = field.zip(group).zip(span(group_at)) {
        uses.add_found(span, field.find_group(model, group));
    }
    (field, group)
}

/// Visits the columns of tables that name fields, structures and data types.
fn visit_tables(uses: &mut UseCollector<'_>, raw: &RawFolder) {
    let model = uses.model();
    let tables = raw.object_tables.iter().chain(&raw.operand_tables);
    for table in tables {
        visit_column(uses, table, "Counted", |word| model.shared_field(word).map(NamedItem::SharedField));
        visit_column(uses, table, "Structure", |word| model.structure(word).map(NamedItem::Structure));
        visit_column(uses, table, "Type", |word| model.data_type(word).map(NamedItem::DataType));
    }
}

fn visit_column(
    uses: &mut UseCollector<'_>,
    table: &RawNamedTable,
    title: &str,
    find: impl Fn(&str) -> Option<NamedItem>,
) {
    let Some(column) = table.header.iter().position(|header| header.value == title) else { return };
    for cell in table.rows.iter().filter_map(|row| row.cells.get(column)) {
        uses.add_words(cell.span, &find);
    }
}

/// Visits the entries of the index, and the paths of errata.
fn visit_index_and_errata(uses: &mut UseCollector<'_>) {
    let model = uses.model();
    for entry in model.index.iter().flat_map(|group| &group.entries) {
        uses.add_found(entry.name.span, entry.instruction.map(NamedItem::Instruction));
    }
    for path in model.errata.iter().flat_map(|entry| entry.covers.iter().chain(&entry.warns)) {
        uses.cover(path.span);
        visit_difference(uses, path);
    }
}

/// Returns the modifier of operands with a name.
fn find_modifier(model: &Model, name: &str) -> Option<NamedItem> {
    let bits = model.role_bits(Role::Modifier)?;
    let path = match bits.target {
        RoleTarget::Member { structure, member, .. } => FieldItem::Of(OwnerId::Structure(structure), member),
        RoleTarget::Field { instruction, field, .. } => FieldItem::Of(OwnerId::Instruction(instruction), field),
        RoleTarget::Shared { field, .. } => FieldItem::Shared(field),
        RoleTarget::Structure(_) => return None,
    };
    path.find_value(model, bits.group.and_then(super::item::group_name), name)
}

/// Visits the path of a difference or of a rule: `ADD/field/Dst/type`,
/// `structure/var_info/member/id` or `WAIT/type/Mask`.
fn visit_difference(uses: &mut UseCollector<'_>, path: &Name) {
    let model = uses.model();
    let place = SourceText::name(uses.sources(), path);
    let text = path.value.as_str();
    let mut parts = Vec::new();
    let mut start = 0;
    for part in text.split(['/', '.', '=', ',']) {
        parts.push(place.word(start..start + part.len()));
        start += part.len() + 1;
    }
    let [first, rest @ ..] = parts.as_slice() else { return };
    let owner = match (first.value, rest) {
        ("index", [name, ..]) => {
            return uses.add_found(name.span, model.instruction_id(name.value).map(NamedItem::Instruction));
        }
        ("type", [name]) => return uses.add_found(name.span, model.data_type(name.value).map(NamedItem::DataType)),
        ("platform", [name]) => return uses.add_found(name.span, model.platform(name.value).map(NamedItem::Platform)),
        ("shared", [name]) => {
            return uses.add_found(name.span, model.shared_field(name.value).map(NamedItem::SharedField));
        }
        ("function", [name, ..]) => return uses.add_found(name.span, uses.find_function(name.value)),
        ("structure", [name, ..]) => {
            let id = model.structure(name.value);
            uses.add_found(name.span, id.map(NamedItem::Structure));
            id.map(OwnerId::Structure)
        }
        (name, _) => {
            let id = model.instruction_id(name);
            uses.add_found(first.span, id.map(NamedItem::Instruction));
            id.map(OwnerId::Instruction)
        }
    };
    let Some(owner) = owner else { return };
    // The field is the first part that is the name of one, and its group follows.
    for (position, part) in rest.iter().enumerate() {
        let Some(id) = owner.find_field(model, part.value) else { continue };
        uses.add(part.span, NamedItem::Field(owner, id));
        if let Some(group) = rest.get(position + 1) {
            uses.add_found(group.span, FieldItem::Of(owner, id).find_group(model, group.value));
        }
        break;
    }
    for part in rest {
        let data_type = model.data_type(part.value).map(NamedItem::DataType);
        uses.add_found(part.span, data_type.or_else(|| find_modifier(model, part.value)));
    }
}
