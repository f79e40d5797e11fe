//! Raw documents: the parsed text with spans, before any name is resolved.

use crate::spec::span::{FileId, Name, Span, Spanned};

/// The sections of an instruction document, in their required order.
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

/// An instruction document.
#[derive(Clone, Debug)]
pub struct RawInstruction {
    /// The file of the document.
    pub file: FileId,
    /// The file name without extension, with the span of the start of the file.
    pub name: Name,
    /// The sections of the document in written order, with the spans of their headings.
    pub sections: Vec<Spanned<Section>>,
    /// The lines of the Opcode section, each a name and a value.
    pub opcodes: Vec<(Name, Spanned<u64>)>,
    /// The tables of the Format section.
    pub tables: Vec<RawTable>,
    /// The span of the Format heading.
    pub format_span: Option<Span>,
    /// The field bullets.
    pub fields: Vec<RawField>,
    /// The text of the Semantics section.
    pub semantics: Option<RawText>,
    /// The text of the Description section before the first field.
    pub description: Option<RawText>,
    /// The properties as pairs of key and value.
    pub properties: Vec<(Name, Name)>,
    /// The type maps.
    pub type_maps: Vec<RawTypeMap>,
    /// The constraints.
    pub constraints: Vec<RawConstraint>,
    /// The lines of the Text section.
    pub text: Vec<Name>,
    /// The text of the Examples section.
    pub examples: Option<RawText>,
    /// The text of the Notes section.
    pub notes: Option<RawText>,
}

/// The text of a section.
#[derive(Clone, Debug)]
pub struct RawText {
    /// The word after the back quotes of the fence, if there is one.
    pub info: Option<Name>,
    /// The dedented text without fences.
    pub text: String,
    /// Byte offset in the file of each line of `text`.
    pub line_offsets: Vec<u32>,
    /// The span of the text in the file.
    pub span: Span,
}

/// A function of the pseudo-code that is written out in a fence.
#[derive(Clone, Debug)]
pub struct RawFunctionCode {
    /// The name after the word `function` of the fence.
    pub name: Name,
    /// The code; `None` for an empty fence.
    pub code: Option<RawText>,
}

/// A format table with the CONDITION bullets above it.
#[derive(Clone, Debug)]
pub struct RawTable {
    /// The word after `CONDITION` in the heading, which names the variant.
    pub name: Option<Name>,
    /// Gates in a separate bullet: the platforms and versions of the variant.
    pub gates: Vec<RawGate>,
    /// The conditions, each with its left side and its values.
    pub conditions: Vec<(Name, Vec<Name>)>,
    /// The value and name in each opcode cell, for example `0x4e` and `SVM`: one or two.
    pub opcodes: Vec<(Spanned<u64>, Name)>,
    /// The names in the other cells in row-major order, without blank cells and without `\*`.
    pub cells: Vec<Name>,
    /// The span of the table.
    pub span: Span,
}

/// A gate without braces. The span includes the braces. Adjacent gates must all hold.
pub type RawGate = Name;

/// One alternative of a type, for example `ud` or `uw[Num]{v3.1+}`.
#[derive(Clone, Debug)]
pub struct RawKind {
    /// The name of the type.
    pub name: Name,
    /// The count in brackets; empty for `[]`. A member of a structure has it after its name
    /// instead.
    pub count: Option<Name>,
    /// The gates after the type.
    pub gates: Vec<RawGate>,
}

/// A field bullet, or the bullet of a structure member.
#[derive(Clone, Debug)]
pub struct RawField {
    /// The gates before the name.
    pub gates: Vec<RawGate>,
    /// The name of the field.
    pub name: Name,
    /// The type in parentheses as written: `ub`, `uw[Num_labels]`, `ud{v3.4+}/uw{-v3.4}`. Empty for
    /// the bullet of a structure member.
    pub kind: Name,
    /// The alternatives of the type.
    pub kinds: Vec<RawKind>,
    /// The text after the colon. Each line break, and the indentation after it, are replaced by as
    /// many blanks, so that offsets in the text match offsets in the file.
    pub text: String,
    /// The span from the first to the last line of the text, as long as `text`.
    pub text_span: Span,
    /// The `Bit[..]` bullets.
    pub groups: Vec<RawGroup>,
    /// Enumerators directly below the field, or from an embedded table.
    pub enumerators: Vec<RawEnumerator>,
    /// Other bullets below the field.
    pub items: Vec<Name>,
    /// The span of the bullet's first line.
    pub span: Span,
}

/// A `Bit[hi..lo]: text` bullet.
#[derive(Clone, Debug)]
pub struct RawGroup {
    /// The gates before `Bit`.
    pub gates: Vec<RawGate>,
    /// The high bit.
    pub high: Spanned<u64>,
    /// The low bit.
    pub low: Spanned<u64>,
    /// The text after the colon, as in [`RawField::text`].
    pub text: Name,
    /// The enumerators below the group.
    pub enumerators: Vec<RawEnumerator>,
    /// The span of `Bit[hi..lo]`.
    pub span: Span,
}

/// An enumerator from a bullet or a table row.
#[derive(Clone, Debug)]
pub struct RawEnumerator {
    /// The gates before the code.
    pub gates: Vec<RawGate>,
    /// The code.
    pub code: Spanned<u64>,
    /// The base of the code: 2, 10 or 16.
    pub base: u8,
    /// The number of digits of the code.
    pub digits: u8,
    /// The text after the colon, as in [`RawField::text`]. For a table row, the cells joined by ` -
    /// ` with the symbol first, whose offsets have no meaning.
    pub text: Name,
    /// The span of the bullet or row.
    pub span: Span,
}

/// A type map.
#[derive(Clone, Debug)]
pub struct RawTypeMap {
    /// The gates of the map.
    pub gates: Vec<RawGate>,
    /// The destination types.
    pub dst: Vec<Name>,
    /// The source types.
    pub src: Vec<Name>,
    /// The span of the bullet.
    pub span: Span,
}

/// A bullet of the Constraints section.
#[derive(Clone, Debug)]
pub struct RawConstraint {
    /// The name of the constraint.
    pub name: Name,
    /// The expression.
    pub expr: Name,
    /// The text after the expression.
    pub text: String,
    /// The span of the bullet.
    pub span: Span,
}

/// A structure definition with the bullets below it.
#[derive(Clone, Debug)]
pub struct RawStructure {
    /// The name of the structure.
    pub name: Name,
    /// The members in order.
    pub members: Vec<RawMember>,
    /// Bullets that describe no member.
    pub stray: Vec<RawField>,
    /// The free text between the definition and the next heading.
    pub text: String,
    /// The span of the definition.
    pub span: Span,
}

/// A member of a structure.
#[derive(Clone, Debug)]
pub struct RawMember {
    /// The type as written.
    pub kind: Name,
    /// The alternatives of the type: one without gate, or several with gates. Empty if no type is
    /// given.
    pub kinds: Vec<RawKind>,
    /// The name of the member.
    pub name: Name,
    /// The count in brackets after the name; empty for `[]`.
    pub count: Option<Name>,
    /// The bullet that describes the member.
    pub bullet: Option<RawField>,
    /// The span of the line.
    pub span: Span,
}

/// A pipe table of a shared document, with named columns.
#[derive(Clone, Debug)]
pub struct RawNamedTable {
    /// The heading of the section that contains the table.
    pub heading: Option<Name>,
    /// The header cells.
    pub header: Vec<Name>,
    /// The rows below the header.
    pub rows: Vec<RawRow>,
}

/// A row of a named table.
#[derive(Clone, Debug)]
pub struct RawRow {
    /// The gates at the beginning of the first cell.
    pub gates: Vec<RawGate>,
    /// The cells without surrounding blanks, as many as the header has.
    pub cells: Vec<Name>,
    /// The span of the row.
    pub span: Span,
}

/// An entry of the instruction index.
#[derive(Clone, Debug)]
pub struct RawIndexEntry {
    /// The name of the instruction.
    pub name: Name,
    /// The title without gates.
    pub title: Name,
    /// The gates of the entry.
    pub gates: Vec<RawGate>,
    /// The link target.
    pub link: Name,
    /// The span of the bullet.
    pub span: Span,
}

/// An entry of the errata.
#[derive(Clone, Debug)]
pub struct RawErratum {
    /// The heading of the entry.
    pub title: Name,
    /// The bullets as pairs of key and text.
    pub bullets: Vec<(Name, Name)>,
}

/// The content of a specification folder.
#[derive(Clone, Debug, Default)]
pub struct RawFolder {
    /// The instruction documents, sorted by path.
    pub instructions: Vec<RawInstruction>,
    /// The tables of the platform document.
    pub platforms: Vec<RawNamedTable>,
    /// The tables of the data type document.
    pub data_types: Vec<RawNamedTable>,
    /// The shared fields. Headings give the names by which documents refer to them.
    pub shared_fields: Vec<RawField>,
    /// The structures of the object format.
    pub object_structures: Vec<RawStructure>,
    /// The tables of the object format document.
    pub object_tables: Vec<RawNamedTable>,
    /// The structures of operands.
    pub operand_structures: Vec<RawStructure>,
    /// The tables of the operand document.
    pub operand_tables: Vec<RawNamedTable>,
    /// The tables of functions and state for pseudo-code.
    pub functions: Vec<RawNamedTable>,
    /// The functions for pseudo-code that are written out.
    pub function_codes: Vec<RawFunctionCode>,
    /// The tables of roles and of composite text forms.
    pub roles: Vec<RawNamedTable>,
    /// The groups of the index with their entries.
    pub index: Vec<(Name, Vec<RawIndexEntry>)>,
    /// The errata.
    pub errata: Vec<RawErratum>,
    /// The date of the vendor's documents that the errata refer to.
    pub documents: Option<Name>,
}
