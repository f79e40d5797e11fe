//! Raw documents: what is written, with spans, before any name is resolved.

use crate::span::{FileId, Name, Span, Spanned};

/// The sections of an instruction document, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is named as its heading")]
pub enum Section {
    Title,
    Opcode,
    Format,
    Condition,
    Semantics,
    Description,
    Properties,
    TypeMaps,
    Constraints,
    Text,
    Examples,
    Notes,
}

/// A document of `instructions/`.
#[derive(Clone, Debug)]
pub struct RawInstruction {
    /// The file.
    pub file: FileId,
    /// File stem, with the span of the start of the file.
    pub name: Name,
    /// Sections that are there, in the order written, with the span of their heading.
    pub sections: Vec<Spanned<Section>>,
    /// Lines of the Opcode section: name and value.
    pub opcodes: Vec<(Name, Spanned<u64>)>,
    /// The tables of the Format section.
    pub tables: Vec<RawTable>,
    /// The Format section.
    pub format_span: Option<Span>,
    /// Field bullets.
    pub fields: Vec<RawField>,
    /// Semantics.
    pub semantics: Option<RawText>,
    /// Description before the first field.
    pub description: Option<RawText>,
    /// Properties: key and value.
    pub properties: Vec<(Name, Name)>,
    /// Type maps.
    pub type_maps: Vec<RawTypeMap>,
    /// Constraints.
    pub constraints: Vec<RawConstraint>,
    /// Lines of the Text section.
    pub text: Vec<Name>,
    /// Examples.
    pub examples: Option<RawText>,
    /// Notes.
    pub notes: Option<RawText>,
}

/// Text of a section.
#[derive(Clone, Debug)]
pub struct RawText {
    /// The word after the back quotes of the fence, if there is a fence and a word.
    pub info: Option<Name>,
    /// The text, dedented, without fences.
    pub text: String,
    /// Byte offset in the file of the start of each line of `text`.
    pub line_offsets: Vec<u32>,
    /// Where it stands.
    pub span: Span,
}

/// A format table with the CONDITION bullets above it.
#[derive(Clone, Debug)]
pub struct RawTable {
    /// Word after `CONDITION` in the heading: the name of the variant.
    pub name: Option<Name>,
    /// Gates that stand as a bullet of their own: the versions the variant is for.
    pub gates: Vec<RawGate>,
    /// Left side and values of each bullet.
    pub conditions: Vec<(Name, Vec<Name>)>,
    /// `0x4e` and `SVM` of the cells that name opcodes: one or two.
    pub opcodes: Vec<(Spanned<u64>, Name)>,
    /// The other cells, in row-major order, without blank ones.
    pub cells: Vec<RawCell>,
    /// The table.
    pub span: Span,
}

/// A cell of a format table.
#[derive(Clone, Debug)]
pub struct RawCell {
    /// The name, without `\*`.
    pub name: Name,
    /// Whether it had `\*`.
    pub starred: bool,
}

/// A gate as written, without braces. The span includes the braces. Gates that follow each other must all hold.
pub type RawGate = Name;

/// One alternative of a type: `ud`, `uw[Num]{v3.1+}`.
#[derive(Clone, Debug)]
pub struct RawKind {
    /// The type, without count.
    pub name: Name,
    /// Count in brackets; empty for `[]`. For a member of a structure it stands with the member's name instead.
    pub count: Option<Name>,
    /// Gates behind it.
    pub gates: Vec<RawGate>,
}

/// A field bullet, or a member of a structure with its bullet.
#[derive(Clone, Debug)]
pub struct RawField {
    /// Gates before the name.
    pub gates: Vec<RawGate>,
    /// Name.
    pub name: Name,
    /// What stands in parentheses, as written: `ub`, `uw[Num_labels]`, `ud{v3.4+}/uw{-v3.4}`. Empty for a bullet that
    /// describes a member of a structure.
    pub kind: Name,
    /// The same, taken apart.
    pub kinds: Vec<RawKind>,
    /// Text after the colon. An offset in it is an offset in the file: where it goes over several lines, each line break and
    /// the indentation after it are replaced by as many blanks.
    pub text: String,
    /// Where the text stands (its first to its last line); as long as `text`.
    pub text_span: Span,
    /// `Bit[..]` bullets.
    pub groups: Vec<RawGroup>,
    /// Enumerators directly under the field, or from an embedded table.
    pub enumerators: Vec<RawEnumerator>,
    /// Other bullets under the field.
    pub items: Vec<Name>,
    /// The bullet's first line.
    pub span: Span,
}

/// A `Bit[hi..lo]: text` bullet.
#[derive(Clone, Debug)]
pub struct RawGroup {
    /// Gates before `Bit`.
    pub gates: Vec<RawGate>,
    /// High bit.
    pub high: Spanned<u64>,
    /// Low bit.
    pub low: Spanned<u64>,
    /// Text after the colon; as in [`RawField::text`].
    pub text: Name,
    /// Enumerators under it.
    pub enumerators: Vec<RawEnumerator>,
    /// `Bit[hi..lo]`.
    pub span: Span,
}

/// An enumerator bullet or table row.
#[derive(Clone, Debug)]
pub struct RawEnumerator {
    /// Gates before the code.
    pub gates: Vec<RawGate>,
    /// Value.
    pub code: Spanned<u64>,
    /// Base in which the code is written: 2, 10 or 16.
    pub base: u8,
    /// Number of digits.
    pub digits: u8,
    /// All text after the colon, as in [`RawField::text`]; or the cells of a table row joined by ` - ` (symbol first, and
    /// offsets have no meaning).
    pub text: Name,
    /// The bullet or row.
    pub span: Span,
}

/// A type map.
#[derive(Clone, Debug)]
pub struct RawTypeMap {
    /// Gates.
    pub gates: Vec<RawGate>,
    /// Destination types.
    pub dst: Vec<Name>,
    /// Source types.
    pub src: Vec<Name>,
    /// The bullet.
    pub span: Span,
}

/// A constraint bullet.
#[derive(Clone, Debug)]
pub struct RawConstraint {
    /// Name.
    pub name: Name,
    /// Expression.
    pub expr: Name,
    /// Text after it.
    pub text: String,
    /// The bullet.
    pub span: Span,
}

/// A structure definition with the bullets below it.
#[derive(Clone, Debug)]
pub struct RawStructure {
    /// Name.
    pub name: Name,
    /// Members in order: type, name, count in brackets (`Some("")` for `[]`), and the bullet that describes it.
    pub members: Vec<RawMember>,
    /// Bullets that describe no member.
    pub stray: Vec<RawField>,
    /// Free text between the definition and the next heading.
    pub text: String,
    /// The definition.
    pub span: Span,
}

/// A member of a structure.
#[derive(Clone, Debug)]
pub struct RawMember {
    /// The type as written.
    pub kind: Name,
    /// The same, taken apart: one type without gate, or several with. Empty: no type is given.
    pub kinds: Vec<RawKind>,
    /// Name.
    pub name: Name,
    /// Count in brackets behind the name; empty for `[]`.
    pub count: Option<Name>,
    /// The bullet that describes it.
    pub bullet: Option<RawField>,
    /// The line.
    pub span: Span,
}

/// A pipe table with named columns, of a shared document.
#[derive(Clone, Debug)]
pub struct RawNamedTable {
    /// Heading of the section it stands in.
    pub heading: Option<Name>,
    /// Header cells.
    pub header: Vec<Name>,
    /// Rows.
    pub rows: Vec<RawRow>,
    /// The table.
    pub span: Span,
}

/// A row of a named table.
#[derive(Clone, Debug)]
pub struct RawRow {
    /// Gates at the beginning of the first cell.
    pub gates: Vec<RawGate>,
    /// The cells, without blanks around them; as many as the header has.
    pub cells: Vec<Name>,
    /// The row.
    pub span: Span,
}

/// An index entry.
#[derive(Clone, Debug)]
pub struct RawIndexEntry {
    /// Name.
    pub name: Name,
    /// Title without gate.
    pub title: Name,
    /// Gates.
    pub gates: Vec<RawGate>,
    /// Link target.
    pub link: Name,
    /// The bullet.
    pub span: Span,
}

/// An entry of the errata.
#[derive(Clone, Debug)]
pub struct RawErratum {
    /// Heading.
    pub title: Name,
    /// Bullets: key and text.
    pub bullets: Vec<(Name, Name)>,
}

/// A whole folder.
#[derive(Clone, Debug, Default)]
pub struct RawFolder {
    /// Instruction documents, by path.
    pub instructions: Vec<RawInstruction>,
    /// Tables of the platform document.
    pub platforms: Vec<RawNamedTable>,
    /// Tables of the data type document.
    pub data_types: Vec<RawNamedTable>,
    /// Shared fields. Their names are those of the headings, by which they are referred to.
    pub shared_fields: Vec<RawField>,
    /// Structures of the object format.
    pub object_structures: Vec<RawStructure>,
    /// Tables of the object format document.
    pub object_tables: Vec<RawNamedTable>,
    /// Operand layouts.
    pub operand_structures: Vec<RawStructure>,
    /// Tables of the operand document.
    pub operand_tables: Vec<RawNamedTable>,
    /// Tables of the vocabulary of pseudo-code.
    pub functions: Vec<RawNamedTable>,
    /// Tables of roles and of composite text forms.
    pub roles: Vec<RawNamedTable>,
    /// Groups of the index with their entries.
    pub index: Vec<(Name, Vec<RawIndexEntry>)>,
    /// Errata.
    pub errata: Vec<RawErratum>,
    /// Date of the vendor's documents that the errata are about.
    pub documents: Option<Name>,
}

impl RawFolder {
    /// Adds what was read from another document.
    pub(crate) fn append(&mut self, other: Self) {
        let Self {
            instructions,
            platforms,
            data_types,
            shared_fields,
            object_structures,
            object_tables,
            operand_structures,
            operand_tables,
            functions,
            roles,
            index,
            errata,
            documents,
        } = other;
        self.instructions.extend(instructions);
        self.platforms.extend(platforms);
        self.data_types.extend(data_types);
        self.shared_fields.extend(shared_fields);
        self.object_structures.extend(object_structures);
        self.object_tables.extend(object_tables);
        self.operand_structures.extend(operand_structures);
        self.operand_tables.extend(operand_tables);
        self.functions.extend(functions);
        self.roles.extend(roles);
        self.index.extend(index);
        self.errata.extend(errata);
        self.documents = self.documents.take().or(documents);
    }
}
