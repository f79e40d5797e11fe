//! The bytes of instructions, in `fast_accept.rs`: what has a fixed layout is told to break no rule without being decoded.
//!
//! A row says less than the rules do, never more: a format that has lists, absent fields or values that are not told apart byte by byte
//! has none, and rows are for the versions from the newest change of anything in the format on. Where the byte after the opcode
//! chooses a layout, each of its values has a row of its own, in which rules about others are left out.

use crate::emit::context::Context;
use crate::emit::fast_accept::clause_masks::{Key, Maker, Pools, Shapes, Words, power};
use crate::emit::fast_accept::cnf::{ANY, BEYOND, Clause, Known, Memo, Set, WHOLE, has, set_of};
use crate::emit::fast_accept::rules_to_cnf::{clauses, combinations, same_type};
use crate::emit::rules::rule_context::{
    ClassSet, Declared, RuleContext, alignment_bytes, has_no_rules, is_operand, type_set,
};
use crate::emit::rules::rule_expr::Lowered;
use crate::emit::support::formats::{FormatPlan, counted_by, kind_ident};
use crate::emit::support::type_assignment::{GroupType, IntegerType, Owner};
use crate::emit::support::versions::{self, Stretch};
use crate::model::{
    Access, BitGroup, Enumerator, Field, FieldId, FieldKind, Gate, Instruction, InstructionId, IntType, OperandClass,
    Presence, Regions, StructureOrigin, Variant, VariantCondition, VariantKey, VersionRange,
};
use openvisa_codec::rules::{Look, Scan, Step};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// ```ignore
/// /// ...
/// pub static TABLES: [[u8; 256]; 140] = [*b"\0\x01...", ...];
/// /// ...
/// pub static WORDS: [u64; 2048] = words(&[0x1, 0x3f, ...]);
/// /// ...
/// pub static LOOKS: [Look; 240] = Look::all(&[0x01_05_0012, ...], &TABLES);
/// /// ...
/// pub static STEPS: [Step; 780] = Step::all(&[0x00_05_0000_04_05_0028, ...], &TABLES);
/// /// ...
/// pub static SCANS: [Scan; 512] = Scan::all(&[
///     [InstKind::Add as u64, 0x_0304_0003_00_00, 0x1f, 0x60, 0x..., 0x_02_02_0fff, 0x3, 0x0000_0002_0000_0003, 0x0],
///     ...
/// ], &TABLES, &LOOKS, &STEPS);
/// /// ...
/// pub static BY_OPCODE: [u16; 256] = by_byte(&[(0x01, 1), ...]);
/// pub static BY_SECOND: [[u16; 256]; 2] = [by_byte(&[...]), ...];
/// ```
pub(crate) fn text(context: &Context<'_>) -> String {
    let shapes = Shapes::new(context.model);
    let mut scans = Scans {
        context,
        shapes: &shapes,
        pools: Pools::default(),
        known: HashMap::new(),
        memos: HashMap::new(),
        memo: Memo::default(),
        clauses: HashMap::new(),
        looks: Vec::new(),
        steps: Vec::new(),
        rows: Vec::new(),
    };
    let formats = &context.formats;
    let mut by_opcode: BTreeMap<u8, Vec<&FormatPlan<'_>>> = BTreeMap::new();
    for format in formats {
        let of_opcode = by_opcode.entry(format.opcode_bytes().opcode).or_default();
        // What has the bytes of another instruction is read as that.
        let is_read = |known: &&FormatPlan<'_>| known.id == format.id || known.opcode_bytes() != format.opcode_bytes();
        if of_opcode.iter().all(is_read) {
            of_opcode.push(format);
        }
    }
    let (mut first, mut second): (Vec<_>, Vec<Vec<_>>) = (Vec::new(), Vec::new());
    for (opcode, formats) in by_opcode {
        // Which of several formats with the same bytes it is read as is no matter for a table of bytes.
        if let [format] = formats.as_slice()
            && format.opcode_bytes().sub_opcode.is_none()
            && format.variants.iter().all(|v| v.conditions.is_empty())
        {
            first.extend(scans.add(format, 1, None).map(|row| (opcode, row)));
            continue;
        }
        let mut of_second = Vec::new();
        for format in formats {
            let Some(codes) = second_bytes(format) else { continue };
            let length = if format.opcode_bytes().sub_opcode.is_some() { 2 } else { 1 };
            for code in codes {
                let known = (length == 1).then_some(code);
                of_second.extend(scans.add(format, length, known).map(|row| (code, row)));
            }
        }
        of_second.sort_unstable();
        let unique = of_second.windows(2).all(|pair| pair[0].0 != pair[1].0);
        if unique && !of_second.is_empty() {
            second.push(of_second);
            first.push((opcode, usize::from(u16::MAX) + 1 - second.len()));
        }
    }
    let table = |entries: &[(u8, usize)]| {
        let entries: Vec<_> = entries.iter().map(|(byte, row)| format!("({byte:#04x}, {row})")).collect();
        format!("by_byte(&[{}])", entries.join(", "))
    };
    let mut out = String::from(HEAD);
    places(context, &mut out);
    let Pools { tables, words, .. } = &scans.pools;
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{TABLES}pub static TABLES: [[u8; 256]; {}] = [", tables.len());
    for entries in tables {
        // A string is one thing to a compiler, numbers are 256.
        let _ = writeln!(out, "    *b\"{}\",", entries.escape_ascii());
    }
    let _ = writeln!(out, "];\n\n{WORDS}pub static WORDS: [u64; {}] = words(&[", words.len().next_power_of_two());
    for line in words.chunks(16) {
        let line: Vec<_> = line.iter().map(|word| format!("{word:#x}")).collect();
        let _ = writeln!(out, "    {},", line.join(", "));
    }
    let _ = writeln!(out, "]);\n\n{LOOKS}pub static LOOKS: [Look; {}] = Look::all(&[", scans.looks.len());
    for line in scans.looks.chunks(12) {
        let line: Vec<_> = line.iter().map(|look| format!("{look:#010x}")).collect();
        let _ = writeln!(out, "    {},", line.join(", "));
    }
    let _ = writeln!(out, "], &TABLES);\n\n{STEPS}pub static STEPS: [Step; {}] = Step::all(&[", scans.steps.len());
    for line in scans.steps.chunks(6) {
        let line: Vec<_> = line.iter().map(|step| format!("{step:#018x}")).collect();
        let _ = writeln!(out, "    {},", line.join(", "));
    }
    let _ = writeln!(
        out,
        "], &TABLES);\n\n{SCANS}pub static SCANS: [Scan; {}] = Scan::all(&[",
        (scans.rows.len() + 1).next_power_of_two()
    );
    for (Packed { kind, head, rest }, older) in &scans.rows {
        let head = head | (*older as u64) << 48;
        let rest: Vec<_> = rest.iter().map(|number| format!("{number:#x}")).collect();
        let _ = writeln!(out, "    [InstKind::{kind} as u64, {head:#x}, {}],", rest.join(", "));
    }
    out.push_str("], &TABLES, &LOOKS, &STEPS);\n");
    let _ = writeln!(out, "\n{BY_OPCODE}pub static BY_OPCODE: [u16; 256] = {};\n", table(&first));
    let _ = writeln!(
        out,
        "/// Formats by the byte after the opcode.\npub static BY_SECOND: [[u16; 256]; {}] = [",
        second.len()
    );
    second.iter().for_each(|entries| {
        let _ = writeln!(out, "    {},", table(entries));
    });
    out.push_str("];\n");
    out
}

/// ```ignore
/// /// Where `id`, `row_offset`, `col_offset` and `region` of an operand begin ...
/// pub const GEN_OPND: [usize; 5] = [0, 4, 5, 6, 8];
/// ```
/// for each structure of operands of which one has as many bytes as the other.
fn places(context: &Context<'_>, out: &mut String) {
    for structure in context.model.structures.iter().filter(|s| s.origin == StructureOrigin::Operand) {
        let newest = versions::stretches(structure.members.iter().flat_map(versions::gates))[0];
        let mut ends = vec![0];
        for member in &structure.members {
            let int = versions::kind_in(member, newest).and_then(FieldKind::int);
            let Some(int) = int.filter(|_| member.presence == Presence::Always && counted_by(member).is_none()) else {
                break;
            };
            ends.push(ends[ends.len() - 1] + usize::from(int.bytes()));
        }
        if ends.len() == structure.members.len() + 1 {
            let names: Vec<_> = structure.members.iter().map(|member| format!("`{}`", member.name.value)).collect();
            let name = structure.name.value.to_uppercase();
            let _ = writeln!(
                out,
                "/// Where {} begin in the newest versions, and how many bytes they are. {}\npub const {name}: [usize; {}] = {ends:?};\n",
                names.join(", "),
                crate::emit::support::docs::place(context.model, context.prefix, structure.span),
                ends.len()
            );
        }
    }
}

/// There are fewer rows than this; of greater numbers, the second byte decides.
const SECOND: usize = 0xff00;

const HEAD: &str = "\
//! The tables by which a validator accepts most instructions without decoding them.
use crate::info::InstKind;
use openvisa_codec::rules::{Look, Scan, Step};

const fn by_byte(entries: &[(u8, u16)]) -> [u16; 256] {
    let (mut table, mut at) = ([0; 256], 0);
    while at < entries.len() {
        table[entries[at].0 as usize] = entries[at].1;
        at += 1;
    }
    table
}

const fn words<const N: usize>(known: &[u64]) -> [u64; N] {
    let (mut words, mut at) = ([0; N], 0);
    while at < known.len() {
        words[at] = known[at];
        at += 1;
    }
    words
}

";

const TABLES: &str = "\
/// Which of some words belongs to a number, by the tables that rows and steps name. Numbers of channels have tables too.
";

const WORDS: &str = "\
/// Clauses that hold, by bits. As many as a power of two.
";

const LOOKS: &str = "\
/// What rows look at before the first operand. [`Look::all`] says what the digits are.
";

const STEPS: &str = "\
/// What rows look at from there on. [`Step::all`] says what the digits are.
";

const SCANS: &str = "\
/// The formats that have rows. [`Scan::all`] says what the numbers are.
";

const BY_OPCODE: &str = "\
/// Numbers of rows of [`SCANS`] by opcode, 0 for none. If the byte after the opcode tells formats apart: 65535 for the first table of
/// [`BY_SECOND`], 65534 for the second one and so on.
";

/// The bytes after the opcode by which a format is told from others of its opcode.
fn second_bytes(format: &FormatPlan<'_>) -> Option<Vec<u8>> {
    if let Some(sub) = format.opcode_bytes().sub_opcode {
        return format.variants.iter().all(|v| v.conditions.is_empty()).then(|| vec![sub]);
    }
    let second = format.variants.first()?.fields.first()?.value;
    let int = format.instruction.field(second).kind?.int()?;
    let is_second = |condition: &&VariantCondition| match condition.key {
        VariantKey::Value { field, group } if field == second => match group {
            None => int.bits() == 8,
            Some(group) => {
                let group = format.instruction.field(second).groups.get(usize::from(group));
                group.is_some_and(|group| group.low == 0 && group.width() == 8)
            }
        },
        _ => false,
    };
    // What else decides between layouts is not told.
    let (mut codes, mut unclear) = (Vec::new(), Vec::new());
    for variant in &format.variants {
        let condition = variant.conditions.iter().find(is_second)?;
        if variant.fields.first().is_none_or(|first| first.value != second) {
            return None;
        }
        let list = if variant.conditions.len() == 1 { &mut codes } else { &mut unclear };
        for code in &condition.codes {
            list.push(u8::try_from((*code)?).ok()?);
        }
    }
    codes.retain(|code| !unclear.contains(code));
    Some(codes)
}

/// What a row is of: some layouts with the same fields, in some versions, with some value of the byte after the opcode.
struct Row<'a, 'b> {
    format: &'a FormatPlan<'b>,
    variant: &'a Variant,
    stretch: Stretch,
    /// Bytes of the opcode.
    opcode: u8,
    second: Option<u8>,
}

/// Something at a position, with its table, and where its words begin.
fn look(at: u32, (table, words): (usize, usize)) -> Option<u32> {
    Look::packed(u8::try_from(at).ok()?, table, words)
}

/// How many low bits of a field are known in some versions, if its first byte is. `None`: they are not the same as in the newest.
fn known_bits(field: &Field, stretch: Stretch, byte: u8) -> Option<u8> {
    let bits = |stretch| Some(versions::kind_in(field, stretch)?.int()?.bits());
    let newest = versions::stretches(versions::gates(field))[0];
    if bits(stretch)? == bits(newest)? {
        return Some(8.min(bits(stretch)?));
    }
    // What lies above the group that begins there is 0 in all versions.
    let first_group = |stretch: Stretch| field.groups.iter().find(|g| g.low == 0 && stretch.has(g.gate.as_ref()));
    let (older, group) = (first_group(stretch)?, first_group(newest)?);
    let name = |group: &BitGroup| group.name.as_ref().map(|name| name.value.clone());
    let value = |group: &BitGroup| {
        let named = group.enumerators.iter().find(|e| e.code.value == u64::from(byte));
        named.map(|e| e.name.value.clone())
    };
    let same = name(older) == name(group) && value(older) == value(group);
    let inverted = field.groups.iter().any(|group| group.complemented);
    (same && !inverted && u32::from(byte) < 1 << older.width() && bits(stretch)? == 8).then_some(WHOLE)
}

/// A step as `openvisa_codec::rules::Step::all` has it.
fn packed_step(how: u8, at: u32, table: (usize, usize), flags: u8, more: u64) -> Option<u64> {
    Some(u64::from_be_bytes([how, flags, 0, 0, 0, 0, 0, 0]) | more << 32 | u64::from(look(at, table)?))
}

/// What an operand is aligned to, as steps have it.
fn aligned_to(field: &Field) -> u64 {
    let alignment = field.alignment.filter(|_| !has_no_rules(field));
    alignment.map_or(0, |a| alignment_bytes(a.value).unwrap_or(u8::MAX)).into()
}

/// The byte that counts some fields, if all are raw operands at the end, right behind that byte.
fn count_of_list(instruction: &Instruction, ids: &[FieldId], counted: &[FieldId]) -> Option<FieldId> {
    let count = counted_by(instruction.field(*counted.first()?))?;
    let (before, end) = ids.split_at_checked(ids.len().checked_sub(counted.len())?)?;
    let int = instruction.field(count).kind?.int()?;
    let is_element = |id: &FieldId| {
        let field = instruction.field(*id);
        let is_one = matches!(field.presence, Presence::CountedBy(_)) && field.kind == Some(FieldKind::RawOperand);
        is_one && counted_by(field) == Some(count) && !has_no_rules(field)
    };
    let is_list = end == counted && before.last() == Some(&count) && int.bits() == 8 && counted.iter().all(is_element);
    is_list.then_some(count)
}

/// A row as `openvisa_codec::rules::Scan::all` has it, but for the one for older versions.
#[derive(PartialEq)]
struct Packed {
    /// The instruction.
    kind: String,
    head: u64,
    rest: [u64; 7],
}

/// What a row has in one number but for the one for older versions: since, the table for channels, tail, and form.
fn head(stretch: Stretch, counts: usize, tail: u32, form: u8) -> Option<u64> {
    let [since_high, since_low] = stretch.from.map_or(0, |v| v.codec().key()).to_be_bytes();
    let [high, low] = u16::try_from(counts).ok()?.to_be_bytes();
    Some(u64::from_be_bytes([0, 0, since_high, since_low, high, low, u8::try_from(tail).ok()?, form]))
}

/// Where some values are among all, and how many they are.
fn place<T: PartialEq + Clone>(all: &mut Vec<T>, values: &[T]) -> u64 {
    let known = if values.is_empty() { Some(0) } else { all.windows(values.len()).position(|known| known == values) };
    let at = known.unwrap_or_else(|| {
        all.extend_from_slice(values);
        all.len() - values.len()
    });
    (at as u64) << 16 | values.len() as u64
}

/// How an operand is looked at: the kind of step, and its flags.
fn how(page: &RuleContext<'_>, field: &Field) -> (u8, u8) {
    if field.kind == Some(FieldKind::RawOperand) {
        return (Step::RAW, 0);
    }
    if has_no_rules(field) {
        return (Step::VECTOR, 0);
    }
    let region = page.region(field);
    let flags = [
        (field.access != Access::Write, Step::READ),
        (field.access != Access::Read, Step::WRITTEN),
        (region == Regions::Channels, Step::REGION),
        (region == Regions::One, Step::ONE),
    ];
    let flags = flags.iter().filter(|(is, _)| *is).fold(0, |flags, (_, flag)| flags | flag);
    let how = match field.access {
        Access::Read if region == Regions::Channels && field.alignment.is_none() => Step::SOURCE,
        Access::Write if region == Regions::Channels && field.alignment.is_none() => Step::DESTINATION,
        _ => Step::VECTOR,
    };
    (how, flags)
}

/// Which operands may stand in a field, by the numbers of what operands are.
fn allowed(page: &RuleContext<'_>, field: &Field, shapes: &Shapes) -> Set {
    let code = |class| shapes.code(class);
    let [general, immediate] = [OperandClass::General, OperandClass::Immediate].map(code);
    let boolean = page.context.model.data_type("BOOL").map(|id| id.index() as i64);
    let ClassSet { codes: classes, short_immediate: short } = page.classes(field);
    let types = field.types.as_ref().map(|types| u64::from(type_set(types.value.iter().copied())));
    let anything = has_no_rules(field);
    set_of(|number| {
        let Some(shape) = shapes.of(field, number) else { return false };
        let is = |class: Option<u64>| shape.class.is_some() && shape.class == class;
        if is(immediate) && shape.data_type == boolean {
            return false;
        }
        if anything {
            return true;
        }
        let no_class = shape.class.is_some_and(|class| classes != 0 && classes >> class & 1 == 0);
        let is_of = |types: u64| shape.data_type.is_none_or(|position| types >> position & 1 == 1);
        let no_type = types.is_some_and(|types| !is_of(types));
        let is_variable = is(general) || field.kind == Some(FieldKind::RawOperand);
        // How many elements a variable must have is left to the rules.
        let counted = is_variable && shape.null == Some(false) && !field.elements.is_empty();
        !(no_class || no_type || counted || short && is(immediate))
    })
}

/// Tells which operands exclude combinations of types.
fn exclude(page: &RuleContext<'_>, ids: &[FieldId], shapes: &Shapes, maker: &mut Maker<'_>) {
    for combination in combinations(page) {
        let platforms = combination.platforms;
        let mut by = vec![(Key::Platform, set_of(|platform| platform >= 64 || platforms >> platform & 1 == 0))];
        for id in ids {
            let field = page.instruction.field(*id);
            let is_raw = field.kind == Some(FieldKind::RawOperand);
            if !is_operand(field) || is_raw || has_no_rules(field) || field.types.is_some() {
                continue;
            }
            let types = if field.access == Access::Read { combination.src } else { combination.dst };
            let excludes = |number: i64| {
                let data_type = shapes.of(field, number).and_then(|shape| shape.data_type);
                data_type.is_some_and(|position| types >> position & 1 == 0)
            };
            by.push((Key::Operand(id.0 as u8), set_of(excludes)));
        }
        maker.combination(by);
    }
    let Some(Lowered::TypesAgree(fields)) = same_type(page).map(|condition| page.condition(condition)) else { return };
    for position in 0..page.context.model.data_types.len() as i64 {
        let excludes = |id: &FieldId| {
            let field = page.instruction.field(*id);
            let of = |number| shapes.of(field, number).and_then(|shape| shape.data_type);
            (Key::Operand(id.0 as u8), set_of(|number| of(number).is_some_and(|of| of != position)))
        };
        let agreeing = ids.iter().filter(|id| fields.contains(&(id.0 as u8)));
        maker.combination(agreeing.map(excludes).collect());
    }
}

/// What a row looks at, in the order of the bytes.
struct Parts<'a> {
    pools: &'a mut Pools,
    words: &'a Words,
    /// Where the next field begins: in bytes from the end of the operand before it, or from the beginning of the instruction.
    at: u32,
    /// Whether no operand came yet.
    is_first: bool,
    /// The byte with the number of channels.
    channels: Option<u32>,
    /// Other bytes before the first operand.
    bytes: Vec<u32>,
    /// What refers to something that may be absent: where it begins, the class of that, and the bits of the number.
    refers: Option<(u32, usize, u32)>,
    /// What is looked at in that unless it is 0.
    referring: Vec<u32>,
    referring_wide: Vec<u64>,
    /// What that makes hold if it is.
    absent: u64,
    steps: Vec<u64>,
    /// Raw operands at the end that are counted.
    list: Vec<u64>,
}

impl<'a> Parts<'a> {
    fn new(pools: &'a mut Pools, words: &'a Words, opcode: u8) -> Self {
        Self {
            pools,
            words,
            at: opcode.into(),
            is_first: true,
            channels: None,
            bytes: Vec::new(),
            refers: None,
            referring: Vec::new(),
            referring_wide: Vec::new(),
            absent: 0,
            steps: Vec::new(),
            list: Vec::new(),
        }
    }

    /// The table for something, if clauses ask for that.
    fn table(&mut self, key: Key) -> Option<(usize, usize)> {
        self.words.tables.get(&key).map(|table| self.pools.add(table))
    }

    /// Which of the forms of rows it has, from 1 on; 0 for none.
    fn form(&self) -> u8 {
        let place = |look: &u32| look.to_be_bytes()[0];
        let bytes: Vec<_> = self.channels.iter().chain(&self.bytes).map(place).collect();
        let steps = self.steps.iter().map(|step| (step.to_be_bytes()[0], place(&(*step as u32))));
        let (at, operands, end) = match steps.collect::<Vec<_>>().as_slice() {
            [(Step::LABEL, at)] => (*at, 0, u32::from(*at) + 2),
            [(Step::DESTINATION, at), sources @ ..] if sources.iter().all(|source| *source == (Step::SOURCE, 0)) => {
                (*at, self.steps.len() as u8, 0)
            }
            _ => return 0,
        };
        let is_form = match (at, bytes.as_slice(), self.refers) {
            (1, [], None) | (2, [1], None) | (3, [1, 2], None) => true,
            (4, [1], Some((begins, ..))) => begins == 2,
            _ => false,
        };
        let known = Scan::FORMS.iter().position(|known| *known == (at, operands));
        let known = known.filter(|_| is_form && end == self.at && self.list.is_empty());
        known.map_or(0, |position| position as u8 + 1)
    }

    /// A step that begins where the next field does.
    fn step(&mut self, how: u8, table: (usize, usize), flags: u8, more: u64) -> Option<()> {
        self.steps.push(packed_step(how, self.at, table, flags, more)?);
        Some(())
    }

    /// An element of the list.
    fn element(&mut self, field: &Field, number: u8) -> Option<()> {
        let table = self.table(Key::Operand(number))?;
        self.list.push(packed_step(Step::RAW, self.at, table, 0, aligned_to(field))?);
        self.at = 0;
        Some(())
    }

    fn operand(&mut self, page: &RuleContext<'_>, field: &Field, number: u8) -> Option<()> {
        let (how, flags) = how(page, field);
        if flags & Step::REGION != 0 && self.channels.is_none() {
            return None;
        }
        let asked = [
            (Key::Immediate(number), Step::IMMEDIATE),
            (Key::First(number), Step::FIRST),
            (Key::Registers(number), Step::REGISTERS),
            (Key::Predefined(number), Step::PREDEFINED),
            (Key::Alignment(number), Step::ALIGNMENT),
            (Key::RowWidth(number), Step::ROW_WIDTH),
        ];
        for (key, how) in asked {
            if let Some(table) = self.table(key) {
                self.step(how, table, flags, 0)?;
            }
        }
        let table = self.table(Key::Operand(number))?;
        self.step(how, table, flags, aligned_to(field))?;
        (self.at, self.is_first) = (0, false);
        Some(())
    }

    /// A number. Its first byte may have the number of channels.
    fn number(&mut self, page: &RuleContext<'_>, field: &Field, number: u8, int: IntType, counts: bool) -> Option<()> {
        let mut own = Vec::new();
        for byte in 0..int.bytes() {
            let (at, table) = (self.at + u32::from(byte), self.table(Key::Byte(number, byte)));
            if counts && self.is_first && byte == 0 {
                self.channels = Some(look(at, table.unwrap_or_else(|| self.pools.neutral()))?);
            } else if let Some(table) = table {
                if self.is_first {
                    own.push((look(at, table)?, self.words.tables[&Key::Byte(number, byte)][0]));
                } else {
                    self.steps.push(packed_step(Step::BYTE, at, table, 0, 0)?);
                }
            }
        }
        let mut wide = self.wide(number, int)?;
        if let Some(Declared { class, low, width, or_none }) = page.declared(field).filter(|_| !has_no_rules(field)) {
            if low != 0 || width > 32 {
                return None;
            }
            let flags = width | if or_none { Step::OR_NONE } else { 0 };
            let neutral = self.pools.neutral();
            match page.labels(field).filter(|labels| *labels != 0) {
                Some(kinds) => self.step(Step::LABEL, neutral, flags, kinds.into())?,
                None if self.is_first && or_none && int.bytes() == 2 && width < 16 && self.refers.is_none() => {
                    self.refers = Some((self.at, class, (1_u32 << width) - 1));
                    let (looks, steps) = (std::mem::take(&mut own), std::mem::take(&mut wide));
                    let words = looks.iter().map(|(_, word)| word).chain(steps.iter().map(|(_, word)| word));
                    self.absent = words.fold(0, |all, word| all | word);
                    self.referring = looks.into_iter().map(|(look, _)| look).collect();
                    self.referring_wide = steps.into_iter().map(|(step, _)| step).collect();
                }
                None => self.step(Step::DECLARED, neutral, flags, class as u64)?,
            }
        }
        self.steps.extend(wide.into_iter().map(|(step, _)| step));
        self.bytes.extend(own.into_iter().map(|(look, _)| look));
        self.at += u32::from(int.bytes());
        Some(())
    }

    /// Bits of a number that are not within one byte, each with what holds if they are 0.
    fn wide(&mut self, number: u8, int: IntType) -> Option<Vec<(u64, u64)>> {
        let mut wide = Vec::new();
        for (key, table) in &self.words.tables {
            let Key::Number(of, low, width) = *key else { continue };
            if of != number {
                continue;
            }
            let how = if int.signed() { Step::SIGNED } else { Step::NUMBER };
            // Bits above it are shifted out, then those below.
            let (left, right) = (64_u8.checked_sub(low + width)?, 64 - width);
            let step = packed_step(how, self.at, self.pools.add(table), left, right.into())?;
            wide.push((step, table[0]));
        }
        Some(wide)
    }
}

struct Scans<'a> {
    context: &'a Context<'a>,
    shapes: &'a Shapes,
    pools: Pools,
    /// Sets of the bytes of types that were looked at.
    known: HashMap<(usize, bool), Option<[Set; 2]>>,
    memos: HashMap<InstructionId, Memo>,
    /// What those of all instructions share.
    memo: Memo,
    /// Clauses that rows before had.
    clauses: HashMap<(InstructionId, Known), Vec<Clause>>,
    looks: Vec<u32>,
    steps: Vec<u64>,
    /// Rows, each with the position after that of the one for older versions.
    rows: Vec<(Packed, usize)>,
}

impl Scans<'_> {
    /// Adds the rows of a format, newest version first, if its second byte has a value. Gives the position after that of the first.
    fn add(&mut self, format: &FormatPlan<'_>, opcode: u8, second: Option<u8>) -> Option<usize> {
        let has_second = |variant: &Variant| {
            let Some(second) = second else { return true };
            variant.conditions.iter().any(|condition| condition.codes.contains(&Some(second.into())))
        };
        let mut variants = format.variants.iter().filter(|variant| has_second(variant));
        let (variant, others) = (variants.next()?, variants.collect::<Vec<_>>());
        let fields = |variant: &Variant| variant.fields.iter().map(|cell| cell.value).collect::<Vec<_>>();
        let gates = format.variants.iter().chain(&format.older).filter_map(|variant| variant.gate.as_ref());
        let gates = gates.chain(fields(variant).into_iter().flat_map(|id| self.gates(format, id)));
        // Operands are taken as those of the newest version.
        let operands = self.operands();
        let mut stretches = versions::stretches(gates.chain(operands.as_ref()));
        stretches.retain(|stretch| operands.as_ref().is_none_or(|gate| stretch.from >= gate.versions.from));
        let alike = others.iter().all(|other| fields(other) == fields(variant));
        let has_variants =
            |stretch: Stretch| others.iter().chain([&variant]).all(|variant| stretch.has(variant.gate.as_ref()));
        let memo = self.memos.remove(&format.id).unwrap_or_else(|| self.memo.of_another());
        let found: Vec<_> = stretches
            .into_iter()
            .take_while(|stretch| alike && has_variants(*stretch))
            .map_while(|stretch| self.row(Row { format, variant, stretch, opcode, second }, &memo))
            .collect();
        self.memos.insert(format.id, memo);
        // Oldest first, since each names the one before it. Values of the second byte with the same rows share them.
        found
            .into_iter()
            .rev()
            .try_fold(0, |older, row| {
                let row = (row, older);
                let known = self.rows.iter().position(|known| *known == row);
                let at = known.unwrap_or_else(|| {
                    self.rows.push(row);
                    self.rows.len() - 1
                });
                (at + 1 < SECOND).then_some(at + 1)
            })
            .filter(|first| *first > 0)
    }

    /// Everything about the bytes of a field that a version may change.
    fn gates<'b>(&'b self, format: &FormatPlan<'b>, id: FieldId) -> Vec<&'b Gate> {
        let whole = self.type_field(Owner::Instruction(format.id), id);
        versions::gates(format.instruction.field(id)).chain(whole.into_iter().flat_map(versions::gates)).collect()
    }

    /// The row of a format in some versions.
    fn row(&mut self, row: Row<'_, '_>, memo: &Memo) -> Option<Packed> {
        let Row { format, variant, stretch, opcode, second } = row;
        let instruction = format.instruction;
        let page = RuleContext { context: self.context, id: format.id, instruction };
        let ids: Vec<_> = variant.fields.iter().map(|cell| cell.value).collect();
        let present = ids.iter().fold(0, |bits, id| bits | 1_u64.checked_shl(id.0.into()).unwrap_or(0));
        let mut numbers = Vec::new();
        for id in &ids {
            if versions::kind_in(instruction.field(*id), stretch).is_none() {
                numbers.push((id.0 as u8, WHOLE, 0));
            }
        }
        if let Some((second, id)) = second.zip(ids.first()) {
            numbers.push((id.0 as u8, known_bits(instruction.field(*id), stretch, second)?, i64::from(second)));
        }
        let mut maker = Maker::new(instruction, page.execution_size().map(|size| size.channels), self.shapes);
        maker.must(Key::Platform, set_of(|platform| platform < 64 && instruction.platforms.0 >> platform & 1 == 1));
        for id in &ids {
            self.field(format, *id, stretch, &numbers, &page, &mut maker)?;
        }
        let counted: Vec<_> = ids.iter().copied().filter(|id| counted_by(instruction.field(*id)).is_some()).collect();
        if !counted.is_empty() {
            let count = count_of_list(instruction, &ids, &counted)?;
            let most = counted.len() as i64;
            maker.must(Key::Byte(count.0 as u8, 0), set_of(|number| number <= most));
        }
        // What versions differ in is seldom a clause.
        let known = (format.id, Known { present, numbers });
        let found = self.clauses.entry(known).or_insert_with_key(|known| clauses(&page, known.1.clone(), memo));
        found.iter().for_each(|clause| maker.clause(clause));
        exclude(&page, &ids, self.shapes, &mut maker);
        let channels = maker.channels();
        let words = match maker.words() {
            Some(words) => words,
            // There is too much to look at, but older versions may have less.
            None if stretch.from.is_some() => return self.nothing(instruction, stretch),
            None => return None,
        };
        let mut parts = Parts::new(&mut self.pools, &words, opcode);
        for id in &ids {
            let (field, number) = (instruction.field(*id), id.0 as u8);
            match versions::kind_in(field, stretch) {
                None => {}
                Some(kind) => match kind.int() {
                    Some(int) => {
                        let counts = channels.as_ref().is_some_and(|channels| channels.0 == number);
                        parts.number(&page, field, number, int, counts)?;
                    }
                    None if counted.contains(id) => parts.element(field, number)?,
                    None => parts.operand(&page, field, number)?,
                },
            }
        }
        let form = parts.form();
        let Parts { at, channels: counted, mut bytes, steps, list, refers, referring, referring_wide, absent, .. } =
            parts;
        let is_counted = counted.is_some();
        // Without a number of channels, any byte comes first.
        let any = |bytes: &mut Vec<u32>| (!bytes.is_empty()).then(|| bytes.remove(0));
        let first = counted.or_else(|| any(&mut bytes)).unwrap_or(look(0, self.pools.neutral())?);
        let counts = channels.filter(|_| is_counted).map_or([power(0); 256], |channels| channels.1.map(power));
        let counts = self.pools.table(counts);
        let platforms = look(0, self.pools.add(words.tables.get(&Key::Platform)?))?;
        let (begins, class, bits) = refers.unwrap_or_default();
        let refers = u64::from(begins) << 24 | (class as u64) << 16 | u64::from(bits);
        Some(Packed {
            kind: kind_ident(instruction).to_string(),
            head: head(stretch, counts, at, form)?,
            rest: [
                words.clauses,
                words.combinations,
                u64::from(first) << 32 | u64::from(platforms),
                place(&mut self.steps, &list) << 32 | refers,
                absent,
                place(&mut self.looks, &bytes) << 32 | place(&mut self.steps, &steps),
                place(&mut self.steps, &referring_wide) << 32 | place(&mut self.looks, &referring),
            ],
        })
    }

    /// A row that accepts nothing, in front of those of older versions.
    fn nothing(&mut self, instruction: &Instruction, stretch: Stretch) -> Option<Packed> {
        let mut maker = Maker::new(instruction, None, self.shapes);
        // No platform has this number.
        maker.must(Key::Platform, set_of(|platform| platform == BEYOND));
        let words = maker.words()?;
        let platforms = look(0, self.pools.add(words.tables.get(&Key::Platform)?))?;
        let neutral = look(0, self.pools.neutral())?;
        Some(Packed {
            kind: kind_ident(instruction).to_string(),
            head: head(stretch, self.pools.table([power(0); 256]), 0, 0)?,
            rest: [words.clauses, words.combinations, u64::from(neutral) << 32 | u64::from(platforms), 0, 0, 0, 0],
        })
    }

    /// The newest change of anything in operands, as a gate.
    fn operands(&self) -> Option<Gate> {
        let operands = self.context.model.structures.iter().filter(|s| s.origin == StructureOrigin::Operand);
        let gates = operands.flat_map(|s| &s.members).flat_map(versions::gates);
        let newest = gates.max_by_key(|gate| gate.versions.from.max(gate.versions.before))?.clone();
        let from = newest.versions.from.max(newest.versions.before);
        Some(Gate { versions: VersionRange { from, before: None }, ..newest })
    }

    /// Tells what may be in a field. `None`: it cannot be told by its bytes.
    fn field(
        &mut self,
        format: &FormatPlan<'_>,
        id: FieldId,
        stretch: Stretch,
        known: &[(u8, u8, i64)],
        page: &RuleContext<'_>,
        maker: &mut Maker<'_>,
    ) -> Option<()> {
        let owner = Owner::Instruction(format.id);
        let field = format.instruction.field(id);
        let is_told = match field.presence {
            Presence::Always => counted_by(field).is_none(),
            Presence::CountedBy(_) => true,
            _ => false,
        };
        if !is_told || page.selected(field).is_some() {
            return None;
        }
        let is_plain = |planned: IntegerType| matches!(planned, IntegerType::Plain(_));
        let Some(kind) = versions::kind_in(field, stretch) else {
            // It has no bytes, and is zero or null.
            if is_operand(field) {
                return Some(());
            }
            let planned = self.context.plan.integer(owner, id)?;
            let zero = is_plain(planned) || self.bytes(owner, id, field, 1)?.iter().all(|set| has(set, 0));
            return (zero && page.declared(field).is_none_or(|declared| declared.or_none)).then_some(());
        };
        // The row has one value of it.
        if known.iter().any(|(field, bits, _)| usize::from(*field) == id.index() && *bits == WHOLE) {
            return Some(());
        }
        // What it is in the newest version, it is since before these.
        let bound = |gate: &&Gate| gate.versions.from.max(gate.versions.before);
        if self.gates(format, id).iter().map(bound).max().is_some_and(|newest| newest > stretch.from) {
            return None;
        }
        let number = id.0 as u8;
        match kind {
            FieldKind::Int(int) if int.signed() => is_plain(self.context.plan.integer(owner, id)?).then_some(()),
            FieldKind::Int(int) => {
                let [low, high] = self.bytes(owner, id, field, int.bytes())?;
                maker.must(Key::Byte(number, 0), low);
                maker.must(Key::Byte(number, 1), high);
                Some(())
            }
            _ if is_operand(field) => {
                maker.must(Key::Operand(number), allowed(page, field, self.shapes));
                Some(())
            }
            _ => None,
        }
    }

    /// The field that the type of a field is made of.
    fn type_field(&self, owner: Owner, id: FieldId) -> Option<&Field> {
        match self.context.plan.integer(owner, id)? {
            IntegerType::Bits(index) => Some(self.context.plan.bit_fields[index].field),
            IntegerType::Enum(index) => self.context.plan.enums[index].field,
            IntegerType::Plain(_) | IntegerType::DataType => None,
        }
    }

    /// What the two lowest bytes of a field may be. Others may be anything.
    fn bytes(&mut self, owner: Owner, id: FieldId, field: &Field, bytes: u8) -> Option<[Set; 2]> {
        let planned = self.context.plan.integer(owner, id)?;
        let key = match planned {
            IntegerType::Enum(index) => Some((index, false)),
            IntegerType::Bits(index) => Some((index, true)),
            IntegerType::Plain(_) | IntegerType::DataType => None,
        };
        if let Some(known) = key.and_then(|key| self.known.get(&key)) {
            return *known;
        }
        let found = self.find(planned, field, bytes);
        if let Some(key) = key {
            self.known.insert(key, found);
        }
        found
    }

    fn find(&self, planned: IntegerType, field: &Field, bytes: u8) -> Option<[Set; 2]> {
        let plan = &self.context.plan;
        let codes = |list: &[Enumerator]| list.iter().map(|e| e.code.value).collect::<Vec<_>>();
        // What the bits from one on may be; `None` is anything.
        let mut groups: Vec<(u8, u8, Option<Vec<u64>>)> = Vec::new();
        match planned {
            IntegerType::Plain(_) => return Some([ANY; 2]),
            IntegerType::Enum(index) => groups.push((0, bytes * 8, Some(codes(plan.enums[index].enumerators)))),
            IntegerType::DataType => {
                let group = field.groups.iter().find(|g| g.data_type && g.low == 0)?;
                groups.push((0, bytes * 8, Some(codes(&group.enumerators))));
            }
            IntegerType::Bits(index) => {
                for group in &plan.bit_fields[index].groups {
                    let values = match group.kind {
                        GroupType::Flag | GroupType::Number => None,
                        GroupType::Enum(index) => Some(codes(plan.enums[index].enumerators)),
                        GroupType::DataType => Some(codes(&group.group.enumerators)),
                    };
                    groups.push((group.group.low, group.group.width(), values));
                }
                let used = plan.bit_fields[index].groups.iter().fold(0, |mask, g| mask | g.group.mask());
                for bit in (0..bytes * 8).filter(|bit| used >> bit & 1 == 0) {
                    groups.push((bit, 1, Some(vec![0])));
                }
            }
        }
        let mut sets = [ANY; 2];
        for (low, width, values) in groups {
            let Some(values) = values else { continue };
            // Only what lies in one of the two lowest bytes is told byte by byte.
            let set = sets.get_mut(usize::from(low / 8)).filter(|_| low % 8 + width <= 8)?;
            let (low, mask) = (low % 8, (1_u64 << width) - 1);
            for byte in 0..256_u64 {
                if !values.contains(&(byte >> low & mask)) {
                    set[(byte / 64) as usize] &= !(1 << (byte % 64));
                }
            }
        }
        Some(sets)
    }
}
