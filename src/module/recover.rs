//! Recovers instructions from damaged code.
//!
//! Instructions have no separators, so a damaged one hides where the next begins. Of all
//! segmentations of the code into instructions, truncated instructions and unknown bytes, the one
//! with the lowest cost is chosen. It is found by dynamic programming from the end: the cost of an
//! offset is the cost of the piece there plus the cost of the offset after it.
//!
//! For example, code with a byte missing in the middle is recovered as whole instructions, one
//! truncated instruction, and whole instructions.
//!
//! This takes four bytes of memory for each byte of code, twice that temporarily, and time linear
//! in the code.

use super::Object;
use alloc::vec;
use alloc::vec::Vec;
use openvisa_isa::{InstKind, LAYOUTS, VARIABLE_IDS, VariableClass, WriterFault};
use openvisa_isa_core::Version;
use openvisa_isa_core::layout::{Layout, Outline, Part, Seen};

/// A piece of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Byte offset in the code.
    pub offset: usize,
    /// Length in bytes.
    pub len: usize,
    /// The kind of piece.
    pub kind: PieceKind,
}

/// The kind of a piece of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// An undamaged instruction.
    Whole(InstKind),
    /// An instruction with reserved values.
    Reserved {
        /// The kind of instruction.
        instruction: InstKind,
        /// Number of reserved values.
        count: usize,
    },
    /// A truncated instruction.
    Cut {
        /// The kind of instruction.
        instruction: InstKind,
        /// Number of fields that are present. Every list element counts.
        read: usize,
        /// Number of fields that a complete instruction has, as far as the present ones tell.
        fields: usize,
        /// Number of reserved values in the present fields.
        reserved: usize,
    },
    /// Bytes between instructions that are not an instruction.
    Unknown,
    /// The bytes after the last instruction.
    Rest,
}

impl PieceKind {
    /// Returns the kind of instruction that the piece is, or was before the damage.
    pub const fn instruction(&self) -> Option<InstKind> {
        match *self {
            Self::Whole(kind) | Self::Reserved { instruction: kind, .. } | Self::Cut { instruction: kind, .. } => {
                Some(kind)
            }
            Self::Unknown | Self::Rest => None,
        }
    }
}

impl<'a> Object<'a> {
    /// Splits the code into instructions and damaged pieces. Undamaged code yields only whole
    /// instructions.
    pub fn recover(&self) -> Recovery<'a> {
        let classes = [
            (VariableClass::General, self.variables().len()),
            (VariableClass::Address, self.addresses().len()),
            (VariableClass::Predicate, self.predicates().len()),
            (VariableClass::Sampler, self.samplers().len()),
            (VariableClass::Surface, self.surfaces().len()),
        ];
        let ends = classes.map(|(class, count)| u64::from(class.first()).saturating_add(count as u64));
        Recovery::new(self.code(), self.version(), ends.into_iter().max().unwrap_or(u64::MAX))
    }
}

/// An iterator over the pieces of damaged code, in order.
#[derive(Clone, Debug)]
pub struct Recovery<'a> {
    code: &'a [u8],
    version: Version,
    /// The writer fault that explains the code best. `None` means no damage, or damage without a
    /// pattern.
    fault: Option<WriterFault>,
    /// Upper bound (exclusive) of the variable IDs.
    variables: u64,
    /// Minimum cost of the code from each byte offset to the end.
    costs: Vec<u32>,
    offset: usize,
}

/// Cost of each run of unknown bytes.
const UNKNOWN_RUN_COST: u32 = 6;
/// Cost of each byte in a run of unknown bytes.
const UNKNOWN_BYTE_COST: u32 = 3;
/// Lengths in bytes of a run of unknown bytes. Other lengths are composed of several runs.
const UNKNOWN_RUN_BYTES: [usize; 7] = [1, 2, 4, 8, 16, 32, 64];
/// Cost of each byte after the last instruction. Random bytes rarely look like cheap instructions
/// for long.
const REST_BYTE_COST: u32 = 1;
/// Cost of ending the instructions before the end of the code.
const END_COST: u32 = 4;
/// Cost of an instruction with damage that the writer fault does not explain.
const DAMAGE_COST: u32 = 12;
/// Cost of each reserved value.
const RESERVED_VALUE_COST: u32 = 12;
/// Cost of each undeclared variable ID.
const UNDECLARED_ID_COST: u32 = 32;
/// Cost of each missing field.
const MISSING_FIELD_COST: u32 = 2;

impl<'a> Recovery<'a> {
    /// Splits code of a version. Variables of all classes have IDs below `variables`. Bytes that
    /// refer to others are unlikely to be an instruction.
    pub fn new(code: &'a [u8], version: Version, variables: u64) -> Self {
        let with = |fault| {
            let mut recovery = Self { code, version, fault, variables, costs: Vec::new(), offset: 0 };
            recovery.costs = recovery.compute_costs();
            recovery
        };
        let mut best = with(None);
        for fault in WriterFault::ALL {
            if best.total_cost() == 0 {
                break;
            }
            let other = with(Some(*fault));
            if other.total_cost() < best.total_cost() {
                best = other;
            }
        }
        best
    }

    /// Returns the writer fault that explains the code best. `None` means no damage, or damage
    /// without a pattern.
    pub const fn fault(&self) -> Option<WriterFault> {
        self.fault
    }

    fn total_cost(&self) -> u32 {
        self.costs.first().copied().unwrap_or(0)
    }

    /// Returns the minimum cost of the code from each byte offset to the end.
    fn compute_costs(&self) -> Vec<u32> {
        let mut costs = vec![0_u32; self.code.len() + 1];
        for offset in (0..self.code.len()).rev() {
            let mut least = u32::MAX;
            self.for_each_piece(offset, &mut |len, cost, _| {
                least = least.min(cost.saturating_add(costs.get(offset + len).copied().unwrap_or(0)));
            });
            costs[offset] = least;
        }
        costs
    }

    /// Returns the cost of each byte after the last instruction. A writer that omits operands
    /// writes as many arbitrary bytes at the end instead.
    const fn rest_byte_cost(&self) -> u32 {
        if self.fault.is_some() { REST_BYTE_COST } else { 2 * REST_BYTE_COST }
    }

    /// Calls `visit` with length, cost and kind of each piece that may begin at an offset.
    fn for_each_piece(&self, offset: usize, visit: &mut dyn FnMut(usize, u32, PieceKind)) {
        let bytes = self.code.get(offset..).unwrap_or(&[]);
        if let Some(layout) = LAYOUTS.find(bytes, self.version)
            && let Some(kind) = InstKind::of_layout(layout.instruction)
        {
            self.for_each_cut(layout, kind, bytes, visit);
        }
        for run in UNKNOWN_RUN_BYTES.into_iter().filter(|run| *run <= bytes.len()) {
            visit(
                run,
                cost_of_count(run).saturating_mul(UNKNOWN_BYTE_COST).saturating_add(UNKNOWN_RUN_COST),
                PieceKind::Unknown,
            );
        }
        visit(
            bytes.len(),
            cost_of_count(bytes.len()).saturating_mul(self.rest_byte_cost()).saturating_add(END_COST),
            PieceKind::Rest,
        );
    }

    /// Calls `visit` with the instruction at the start of `bytes`: complete, and truncated after
    /// each field.
    fn for_each_cut(
        &self,
        layout: &Layout,
        instruction: InstKind,
        bytes: &[u8],
        visit: &mut dyn FnMut(usize, u32, PieceKind),
    ) {
        /// Maximum number of fields after which truncation is considered. Only instructions with
        /// lists have more.
        const MAX_FIELDS: usize = 48;
        let opcode = layout.opcode.len();
        let mut ends = [FieldEnd { end: opcode, ..FieldEnd::default() }; MAX_FIELDS];
        let (mut count, mut last) = (1, ends[0]);
        let Outline { fields, read, .. } = layout.outline(bytes, self.version, &mut |seen| match seen {
            Seen::Part(part) => last.undeclared += self.count_undeclared(part),
            Seen::Field { end: Some(end), reserved, .. } => {
                (last.end, last.reserved) = (end, reserved);
                if let Some(slot) = ends.get_mut(count) {
                    *slot = last;
                    count += 1;
                }
            }
            Seen::Field { .. } => {}
        });
        let usual = self.fault.map_or(0, |fault| usize::from(fault.missing(instruction))).min(fields);
        let cost_of = |read: usize, end: &FieldEnd| {
            let unusual = (fields - read).abs_diff(usual);
            let unlikely = unusual > 0 || end.reserved > 0 || end.undeclared > 0;
            let damaged = if unlikely {
                cost_of_count(end.end).saturating_mul(self.rest_byte_cost()).saturating_add(DAMAGE_COST)
            } else {
                0
            };
            let parts = [
                (unusual, MISSING_FIELD_COST),
                (end.reserved, RESERVED_VALUE_COST),
                (end.undeclared, UNDECLARED_ID_COST),
            ];
            parts
                .into_iter()
                .fold(damaged, |sum, (count, cost)| sum.saturating_add(cost_of_count(count).saturating_mul(cost)))
        };
        let whole = |reserved: usize| match reserved {
            0 => PieceKind::Whole(instruction),
            count => PieceKind::Reserved { instruction, count },
        };
        if read == fields {
            visit(last.end, cost_of(fields, &last), whole(last.reserved));
        }
        for (read, end) in ends.iter().enumerate().take(count.min(fields)) {
            let kind = PieceKind::Cut { instruction, read, fields, reserved: end.reserved };
            visit(end.end, cost_of(read, end), kind);
        }
    }

    /// Returns the number of undeclared variable IDs in a part of a field.
    fn count_undeclared(&self, part: &Part) -> usize {
        let high = |value: u64| usize::from(value >= self.variables);
        match part.int.groups.iter().find(|group| VARIABLE_IDS.contains(&group.name)) {
            Some(group) => high(group.of(part.value)),
            None if VARIABLE_IDS.contains(&part.place.member) => high(part.value),
            None => 0,
        }
    }
}

/// The state after a field of an instruction: end offset in bytes, and counts of suspicious values.
#[derive(Clone, Copy, Default)]
struct FieldEnd {
    end: usize,
    reserved: usize,
    undeclared: usize,
}

/// Converts a count to the type of costs.
fn cost_of_count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl Iterator for Recovery<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let mut piece = self.cheapest_piece(self.offset)?;
        while piece.kind == PieceKind::Unknown {
            match self.cheapest_piece(piece.offset + piece.len) {
                Some(next) if next.kind == PieceKind::Unknown => piece.len += next.len,
                _ => break,
            }
        }
        self.offset = piece.offset + piece.len;
        Some(piece)
    }
}

impl Recovery<'_> {
    /// Returns the piece with the lowest cost at an offset, or `None` at the end.
    fn cheapest_piece(&self, offset: usize) -> Option<Piece> {
        let cost = self.costs.get(offset).copied().filter(|_| offset < self.code.len())?;
        let mut chosen = None;
        self.for_each_piece(offset, &mut |len, piece, kind| {
            let after = self.costs.get(offset + len).copied().unwrap_or(0);
            if piece.saturating_add(after) == cost {
                chosen.get_or_insert(Piece { offset, len, kind });
            }
        });
        chosen
    }
}

impl core::iter::FusedIterator for Recovery<'_> {}
