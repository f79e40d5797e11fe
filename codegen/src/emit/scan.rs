//! Instructions as steps in which a validator looks at their bytes, in `rules.rs`: what has a fixed layout is told to be legal
//! without being decoded.
//!
//! Steps say no more than that bytes can be decoded, and into which values; what these must be is in the rules. They may say less: a
//! format that has lists, absent fields or values that are not told apart byte by byte has no steps, and steps are for the versions
//! from the newest change of anything in the format on.

use super::Context;
use super::accept::ByteSet;
use super::decode::code;
use super::instructions::{FormatPlan, counted_by, kind_ident};
use super::plan::{GroupType, IntegerType, Owner};
use super::rules::Page;
use super::versions::{self, Stretch};
use crate::model::{
    Access, Enumerator, Field, FieldId, FieldKind, Gate, Ignored, InstructionId, OperandClass, Presence, Regions,
    StructureOrigin, Variant, VariantKey, VersionRange,
};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// A set of bytes.
type Bytes = [u64; 4];

const ANY: Bytes = [u64::MAX; 4];

/// ```ignore
/// /// What bytes may be, by the numbers in steps.
/// pub static BYTES: [[u64; 4]; 40] = [...];
/// /// The formats that have steps.
/// pub static SCANS: [Scan; 120] = [
///     Scan { older: 0, opcode: 1, kind: InstKind::Add as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f,
///            numbers: &[Step::int(1, 0, 2, 0), ...], steps: &[Step::vector(2), ...] },
///     ...
/// ];
/// /// ...
/// pub static BY_OPCODE: [u8; 256] = by_byte(&[(0x01, 1), ...]);
/// pub static BY_SECOND: [[u8; 256]; 2] = [by_byte(&[...]), ...];
/// ```
///
/// `legal` is what else is known of fields of one byte.
pub(super) fn text(context: &Context<'_>, legal: &HashMap<InstructionId, Vec<ByteSet>>) -> String {
    let mut scans = Scans { context, legal, sets: vec![ANY], known: HashMap::new() };
    let formats = &context.formats;
    let mut by_opcode: BTreeMap<u8, Vec<&FormatPlan<'_>>> = BTreeMap::new();
    for format in formats {
        by_opcode.entry(code(format).0).or_default().push(format);
    }
    let (mut rows, mut first, mut second) = (Vec::new(), Vec::new(), Vec::new());
    for (opcode, formats) in by_opcode {
        // Which of several formats with the same bytes it is read as is no matter for a table of bytes.
        if let [format] = formats.as_slice()
            && code(format).1.is_none()
            && format.variants.iter().all(|v| v.conditions.is_empty())
        {
            first.extend(scans.add(format, 1, &mut rows).map(|row| (opcode, row)));
            continue;
        }
        let mut of_second = Vec::new();
        for format in formats {
            let Some(codes) = second_bytes(format) else { continue };
            let length = if code(format).1.is_some() { 2 } else { 1 };
            if let Some(row) = scans.add(format, length, &mut rows) {
                of_second.extend(codes.iter().map(|code| (*code, row)));
            }
        }
        of_second.sort_unstable();
        let unique = of_second.windows(2).all(|pair| pair[0].0 != pair[1].0);
        if unique && !of_second.is_empty() {
            second.push(of_second);
            first.push((opcode, 256 - second.len()));
        }
    }
    let table = |entries: &[(u8, usize)]| {
        let entries: Vec<_> = entries.iter().map(|(byte, row)| format!("({byte:#04x}, {row})")).collect();
        format!("by_byte(&[{}])", entries.join(", "))
    };
    let mut out = String::from(HEAD);
    // Writing to a string cannot fail.
    let _ = writeln!(out, "/// What bytes may be, by the numbers in steps.");
    let _ = writeln!(out, "pub static BYTES: [[u64; 4]; {}] = [", scans.sets.len());
    for set in &scans.sets {
        let [a, b, c, d] = set;
        let _ = writeln!(out, "    [{a:#x}, {b:#x}, {c:#x}, {d:#x}],");
    }
    let _ = writeln!(out, "];\n\n/// The formats that have steps.\npub static SCANS: [Scan; {}] = [", rows.len());
    rows.iter().for_each(|row| out.push_str(row));
    let _ = writeln!(out, "];\n\n{BY_OPCODE}pub static BY_OPCODE: [u8; 256] = {};\n", table(&first));
    let _ = writeln!(
        out,
        "/// Formats by the byte after the opcode.\npub static BY_SECOND: [[u8; 256]; {}] = [",
        second.len()
    );
    second.iter().for_each(|entries| {
        let _ = writeln!(out, "    {},", table(entries));
    });
    out.push_str("];\n");
    out
}

/// From this number on, the second byte decides.
const SECOND: u8 = 240;

const HEAD: &str = "
const fn by_byte(entries: &[(u8, u8)]) -> [u8; 256] {
    let (mut table, mut at) = ([0; 256], 0);
    while at < entries.len() {
        table[entries[at].0 as usize] = entries[at].1;
        at += 1;
    }
    table
}

";

const BY_OPCODE: &str = "\
/// Formats by opcode: 0 for none, else the position after that of the format in [`SCANS`]. If the byte after the opcode tells
/// formats apart: 255 for the first table of [`BY_SECOND`], 254 for the second one and so on.
";

/// The bytes after the opcode by which a format is told from others of its opcode.
fn second_bytes(format: &FormatPlan<'_>) -> Option<Vec<u8>> {
    if let Some(sub) = code(format).1 {
        return format.variants.iter().all(|v| v.conditions.is_empty()).then(|| vec![sub]);
    }
    let mut codes = Vec::new();
    for variant in &format.variants {
        let [condition] = variant.conditions.as_slice() else { return None };
        let VariantKey::Value { field, group: None } = condition.key else { return None };
        let is_first = variant.fields.first().is_some_and(|first| first.value == field);
        if !is_first || format.instruction.field(field).kind?.int()?.bits() != 8 {
            return None;
        }
        for code in &condition.codes {
            codes.push(u8::try_from((*code)?).ok()?);
        }
    }
    Some(codes)
}

/// An operand as most are.
enum Usual {
    /// Whether nothing but its class and type is asked of an immediate.
    Source {
        immediates: bool,
    },
    Destination,
}

/// Whether an operand is like most: its region chooses an element for each channel, it is read or written, is a general variable as a
/// rule, and is of one of the types of the instruction.
fn usual(page: &Page<'_>, field: &Field) -> Option<Usual> {
    let may_be = |class| field.classes.as_ref().is_none_or(|classes| classes.value.contains(class));
    let plain = field.types.is_none() && field.elements.is_empty() && field.alignment.is_none();
    let usual = plain && matches!(field.ignored, Ignored::No) && may_be(OperandClass::General);
    if !usual || field.kind != Some(FieldKind::VectorOperand) || page.region(field) != Regions::Channels {
        return None;
    }
    match field.access {
        Access::Read => Some(Usual::Source { immediates: field.range.is_none() && may_be(OperandClass::Immediate) }),
        Access::Write => Some(Usual::Destination),
        _ => None,
    }
}

struct Scans<'a> {
    context: &'a Context<'a>,
    legal: &'a HashMap<InstructionId, Vec<ByteSet>>,
    sets: Vec<Bytes>,
    /// Sets of the bytes of types that were looked at.
    known: HashMap<(usize, bool), Option<[u8; 2]>>,
}

impl Scans<'_> {
    /// Adds the rows of a format, newest version first. Gives the position after that of the first one.
    fn add(&mut self, format: &FormatPlan<'_>, opcode: u8, rows: &mut Vec<String>) -> Option<usize> {
        let (variant, others) = format.variants.split_first()?;
        let fields = |variant: &Variant| variant.fields.iter().map(|cell| cell.value).collect::<Vec<_>>();
        let gates = format.variants.iter().chain(&format.older).filter_map(|variant| variant.gate.as_ref());
        let gates = gates.chain(fields(variant).into_iter().flat_map(|id| self.gates(format, id)));
        // Operands are taken as those of the newest version.
        let operands = self.operands();
        let mut stretches = versions::stretches(gates.chain(operands.as_ref()));
        stretches.retain(|stretch| operands.as_ref().is_none_or(|gate| stretch.from >= gate.versions.from));
        let alike = others.iter().all(|other| fields(other) == fields(variant));
        let variants = |stretch: Stretch| format.variants.iter().all(|variant| stretch.has(variant.gate.as_ref()));
        let found: Vec<_> = stretches
            .into_iter()
            .map_while(|stretch| self.row(format, variant, stretch).filter(|_| alike && variants(stretch)))
            .collect();
        let (start, end) = (rows.len(), rows.len() + found.len());
        if found.is_empty() || end > usize::from(SECOND) {
            return None;
        }
        for row in found {
            let older = if rows.len() + 1 < end { rows.len() + 2 } else { 0 };
            rows.push(format!("    Scan {{ older: {older}, opcode: {opcode}, {row} }},\n"));
        }
        Some(start + 1)
    }

    /// Everything about the bytes of a field that a version may change.
    fn gates<'b>(&'b self, format: &FormatPlan<'b>, id: FieldId) -> Vec<&'b Gate> {
        let whole = self.type_field(Owner::Instruction(format.id), id);
        versions::gates(format.instruction.field(id)).chain(whole.into_iter().flat_map(versions::gates)).collect()
    }

    /// The row of a format in some versions.
    fn row(&mut self, format: &FormatPlan<'_>, variant: &Variant, stretch: Stretch) -> Option<String> {
        let instruction = format.instruction;
        let ids = || variant.fields.iter().map(|cell| cell.value);
        let bits = ids().fold(0_u64, |bits, id| bits | 1_u64.checked_shl(id.0.into()).unwrap_or(0));
        let mut left = 8;
        let is_first = |id: &FieldId| match instruction.field(*id).kind.and_then(FieldKind::int) {
            Some(int) if int.bytes() <= left && !int.signed() => {
                left -= int.bytes();
                true
            }
            _ => false,
        };
        let first = ids().take_while(is_first).count();
        let steps: Vec<_> = ids().map(|id| self.step(format, id, stretch)).collect::<Option<_>>()?;
        let (numbers, steps) = steps.split_at(first);
        let since = stretch.from.map_or(0, |v| u16::from(v.major) << 8 | u16::from(v.minor));
        let (kind, platforms) = (kind_ident(instruction), instruction.platforms.0);
        Some(format!(
            "kind: InstKind::{kind} as u8, since: {since:#x}, platforms: {platforms:#x}, fields: {bits:#x}, \
             numbers: &[{}], steps: &[{}]",
            numbers.join(", "),
            steps.join(", ")
        ))
    }

    /// The newest change of anything in operands, as a gate.
    fn operands(&self) -> Option<Gate> {
        let operands = self.context.model.structures.iter().filter(|s| s.origin == StructureOrigin::Operand);
        let gates = operands.flat_map(|s| &s.members).flat_map(versions::gates);
        let newest = gates.max_by_key(|gate| gate.versions.from.max(gate.versions.before))?.clone();
        let from = newest.versions.from.max(newest.versions.before);
        Some(Gate { versions: VersionRange { from, before: None }, ..newest })
    }

    fn step(&mut self, format: &FormatPlan<'_>, id: FieldId, stretch: Stretch) -> Option<String> {
        let (instruction, owner) = (format.instruction, Owner::Instruction(format.id));
        let field = instruction.field(id);
        if field.presence != Presence::Always || counted_by(field).is_some() {
            return None;
        }
        let legal =
            self.legal.get(&format.id).and_then(|sets| sets.iter().find(|set| usize::from(set.0) == id.index()));
        let Some(kind) = versions::kind_in(field, stretch) else {
            // It has no bytes, and is zero.
            let number = self.context.plan.integer(owner, id)?;
            return (matches!(number, IntegerType::Plain(_)) && legal.is_none())
                .then(|| format!("Step::int(0, {}, 0, 0)", id.0));
        };
        // What it is in the newest version, it is since before these.
        let bound = |gate: &&Gate| gate.versions.from.max(gate.versions.before);
        if self.gates(format, id).iter().map(bound).max().is_some_and(|newest| newest > stretch.from) {
            return None;
        }
        match kind {
            FieldKind::Int(int) if int.signed() => {
                let plain = matches!(self.context.plan.integer(owner, id)?, IntegerType::Plain(_)) && legal.is_none();
                plain.then(|| format!("Step::signed({}, {})", int.bytes(), id.0))
            }
            FieldKind::Int(int) => {
                let [mut low, high] = self.bytes(owner, id, field, int.bytes())?;
                if let Some((_, legal)) = legal {
                    let own = self.sets[usize::from(low)];
                    low = self.number(std::array::from_fn(|word| own[word] & legal[word]))?;
                }
                Some(format!("Step::int({}, {}, {low}, {high})", int.bytes(), id.0))
            }
            FieldKind::VectorOperand | FieldKind::Scalar => {
                Some(match usual(&Page { context: self.context, id: format.id, instruction }, field) {
                    Some(Usual::Source { immediates }) => format!("Step::source({}, {immediates})", id.0),
                    Some(Usual::Destination) => format!("Step::destination({})", id.0),
                    None => format!("Step::vector({})", id.0),
                })
            }
            FieldKind::RawOperand => Some(format!("Step::raw({})", id.0)),
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

    /// The numbers of the sets of what the two lowest bytes of a field may be. Others may be anything.
    fn bytes(&mut self, owner: Owner, id: FieldId, field: &Field, bytes: u8) -> Option<[u8; 2]> {
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
        let numbers = found.and_then(|[low, high]| Some([self.number(low)?, self.number(high)?]));
        if let Some(key) = key {
            self.known.insert(key, numbers);
        }
        numbers
    }

    fn number(&mut self, set: Bytes) -> Option<u8> {
        let position = self.sets.iter().position(|known| *known == set).unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        });
        u8::try_from(position).ok()
    }

    fn find(&self, planned: IntegerType, field: &Field, bytes: u8) -> Option<[Bytes; 2]> {
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
