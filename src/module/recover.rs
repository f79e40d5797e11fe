//! What can be read of damaged code.
//!
//! Instructions follow each other without anything between them, so one that is damaged hides where the next begins. Of all ways
//! to cut the code into instructions, fragments of them and bytes without a meaning, the one is taken that needs least damage.
//! That is found from the end to the beginning: what a place costs is what the piece there costs, and the place behind it.
//!
//! It takes four bytes of memory for each byte of code, twice for a moment, and time in proportion to the code.

use super::Object;
use alloc::vec;
use alloc::vec::Vec;
use openvisa_codec::Version;
use openvisa_codec::layout::{Layout, Outline, Part, Seen};
use openvisa_isa::{InstKind, LAYOUTS, VariableClass, WriterFault};

/// A piece of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where it begins, in bytes from the start of the code.
    pub offset: usize,
    /// Its bytes.
    pub len: usize,
    /// What it is.
    pub kind: PieceKind,
}

/// What a piece of code is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// An instruction.
    Whole(InstKind),
    /// An instruction in which some numbers have no meaning.
    Reserved {
        /// Which one.
        instruction: InstKind,
        /// How many numbers.
        count: usize,
    },
    /// The beginning of an instruction.
    Cut {
        /// Which one.
        instruction: InstKind,
        /// How many of its fields are there, element by element of lists.
        read: usize,
        /// How many it should have, as far as those tell.
        fields: usize,
        /// Numbers without a meaning in those that are there.
        reserved: usize,
    },
    /// Bytes between instructions that are none.
    Unknown,
    /// Everything behind the last instruction.
    Rest,
}

impl PieceKind {
    /// The instruction that it is, or was.
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
    /// Cuts its code into instructions and what is left of them. Of code without damage, all are whole.
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

/// The pieces of damaged code, in order.
#[derive(Clone, Debug)]
pub struct Recovery<'a> {
    code: &'a [u8],
    version: Version,
    /// The fault of a writer that explains the code best; `None`: it is damaged here and there, if at all.
    fault: Option<WriterFault>,
    /// Numbers of variables are below this.
    variables: u64,
    /// What the code from each byte on costs.
    costs: Vec<u32>,
    offset: usize,
}

/// What bytes cost that belong to no instruction: a run of them, and each.
const UNKNOWN: (u32, u32) = (6, 3);
/// Lengths of such runs; others are made of several.
const RUNS: [usize; 7] = [1, 2, 4, 8, 16, 32, 64];
/// What a byte behind the last instruction costs. Bytes that are no code seldom look like cheap instructions for long.
const REST: u32 = 1;
/// What the end of the instructions costs, if bytes follow.
const END: u32 = 4;
/// What an instruction costs that is damaged in another way than the rest.
const DAMAGED: u32 = 12;
/// What each number without a meaning costs.
const RESERVED: u32 = 12;
/// What each number of a variable costs that there is not.
const UNDECLARED: u32 = 32;
/// What each missing field costs.
const MISSING: u32 = 2;

impl<'a> Recovery<'a> {
    /// Cuts code of this version. Variables of all classes have numbers below `variables`; bytes that name others are hardly an
    /// instruction.
    pub fn new(code: &'a [u8], version: Version, variables: u64) -> Self {
        let with = |fault| {
            let mut recovery = Self { code, version, fault, variables, costs: Vec::new(), offset: 0 };
            recovery.costs = recovery.price();
            recovery
        };
        let mut best = with(None);
        for fault in WriterFault::ALL {
            if best.cost() == 0 {
                break;
            }
            let other = with(Some(*fault));
            if other.cost() < best.cost() {
                best = other;
            }
        }
        best
    }

    /// The fault of a writer that explains the code best; `None`: it is damaged here and there, if at all.
    pub const fn fault(&self) -> Option<WriterFault> {
        self.fault
    }

    fn cost(&self) -> u32 {
        self.costs.first().copied().unwrap_or(0)
    }

    /// What the code from each byte on costs.
    fn price(&self) -> Vec<u32> {
        let mut costs = vec![0_u32; self.code.len() + 1];
        for offset in (0..self.code.len()).rev() {
            let mut least = u32::MAX;
            self.pieces(offset, &mut |len, cost, _| {
                least = least.min(cost.saturating_add(costs.get(offset + len).copied().unwrap_or(0)));
            });
            costs[offset] = least;
        }
        costs
    }

    /// What a byte behind the last instruction costs. A writer that leaves out operands lays down as many bytes of anything instead.
    const fn rest(&self) -> u32 {
        if self.fault.is_some() { REST } else { 2 * REST }
    }

    /// Shows each piece that may begin at an offset, with its length and its cost.
    fn pieces(&self, offset: usize, show: &mut dyn FnMut(usize, u32, PieceKind)) {
        let bytes = self.code.get(offset..).unwrap_or(&[]);
        if let Some(layout) = LAYOUTS.find(bytes, self.version)
            && let Some(kind) = InstKind::of_layout(layout.instruction)
        {
            self.instructions(layout, kind, bytes, show);
        }
        for run in RUNS.into_iter().filter(|run| *run <= bytes.len()) {
            show(run, number(run).saturating_mul(UNKNOWN.1).saturating_add(UNKNOWN.0), PieceKind::Unknown);
        }
        show(bytes.len(), number(bytes.len()).saturating_mul(self.rest()).saturating_add(END), PieceKind::Rest);
    }

    /// The instruction at the start of these bytes, whole, and cut behind each of its fields.
    fn instructions(
        &self,
        layout: &Layout,
        instruction: InstKind,
        bytes: &[u8],
        show: &mut dyn FnMut(usize, u32, PieceKind),
    ) {
        /// Fields behind which an instruction may be cut. No instruction has so many but in lists.
        const ENDS: usize = 48;
        let opcode = layout.opcode.len();
        let mut ends = [End { end: opcode, ..End::default() }; ENDS];
        let (mut count, mut last) = (1, ends[0]);
        let Outline { fields, read, .. } = layout.outline(bytes, self.version, &mut |seen| match seen {
            Seen::Part(part) => last.undeclared += self.undeclared(part),
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
        let price = |read: usize, end: &End| {
            let unusual = (fields - read).abs_diff(usual);
            let unlikely = unusual > 0 || end.reserved > 0 || end.undeclared > 0;
            let damaged =
                if unlikely { number(end.end).saturating_mul(self.rest()).saturating_add(DAMAGED) } else { 0 };
            let parts = [(unusual, MISSING), (end.reserved, RESERVED), (end.undeclared, UNDECLARED)];
            parts.into_iter().fold(damaged, |sum, (count, cost)| sum.saturating_add(number(count).saturating_mul(cost)))
        };
        let whole = |reserved: usize| match reserved {
            0 => PieceKind::Whole(instruction),
            count => PieceKind::Reserved { instruction, count },
        };
        if read == fields {
            show(last.end, price(fields, &last), whole(last.reserved));
        }
        for (read, end) in ends.iter().enumerate().take(count.min(fields)) {
            let kind = PieceKind::Cut { instruction, read, fields, reserved: end.reserved };
            show(end.end, price(read, end), kind);
        }
    }

    /// How many numbers of variables in a part there cannot be.
    fn undeclared(&self, part: &Part) -> usize {
        let high = |value: u64| usize::from(value >= self.variables);
        match part.int.groups.iter().find(|group| group.name == ID) {
            Some(group) => high(group.of(part.value)),
            None if part.place.member == ID => high(part.value),
            None => 0,
        }
    }
}

/// What the specification calls the number of a variable, in operands and in the predicate.
const ID: &str = "id";

/// An instruction up to the end of a field.
#[derive(Clone, Copy, Default)]
struct End {
    end: usize,
    reserved: usize,
    undeclared: usize,
}

/// A count in the width of costs.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl Iterator for Recovery<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let mut piece = self.piece(self.offset)?;
        while piece.kind == PieceKind::Unknown {
            match self.piece(piece.offset + piece.len) {
                Some(next) if next.kind == PieceKind::Unknown => piece.len += next.len,
                _ => break,
            }
        }
        self.offset = piece.offset + piece.len;
        Some(piece)
    }
}

impl Recovery<'_> {
    /// The best piece at an offset; `None` at the end.
    fn piece(&self, offset: usize) -> Option<Piece> {
        let cost = self.costs.get(offset).copied().filter(|_| offset < self.code.len())?;
        let mut chosen = None;
        self.pieces(offset, &mut |len, piece, kind| {
            let behind = self.costs.get(offset + len).copied().unwrap_or(0);
            if piece.saturating_add(behind) == cost {
                chosen.get_or_insert(Piece { offset, len, kind });
            }
        });
        chosen
    }
}

impl core::iter::FusedIterator for Recovery<'_> {}
