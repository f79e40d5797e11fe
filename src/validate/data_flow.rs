//! Data flow in a kernel or function: the registers that its values take, and values that nothing
//! writes or reads.
//!
//! For example, after `add (M1, 16) V41(0,0)<1> V40(0,0)<1;1,0> 0x1:ud`, the last reader of `V40`,
//! its registers are free for other values.
//!
//! The analysis follows bytes of the storage of general variables, so aliases count as the variable
//! whose storage they have. A write with a predicate keeps the bytes that were there before. A
//! variable whose address is taken may be accessed by every indirect operand. Channels that leave
//! by a branch wait while the others run the code after it, so control goes on after each branch,
//! too.

use super::object::FIRST_DECLARED_ID;
use super::object_rules::{for_each_label, is_predicated};
use super::storage_access::{StorageAccess, for_each_storage_access};
use super::{Detail, ObjectFacts, ObjectViolation, Subject, ValidationContext};
use crate::module::Object;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::enums::{InputClass, LabelKind};
use openvisa_isa::{Attribute, Inst, Instructions, LabelUse, ObjectRule, Platform};

/// The registers that the values of a kernel or function take.
///
/// The number is that of the bytes that are in use, without the gaps that an allocator leaves, and
/// without registers of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegisterPressure {
    /// Size of a register in bytes.
    pub register_bytes: u32,
    /// Number of instructions, with labels and markers of the source.
    pub instructions: usize,
    /// Number of bytes of the variables that are in use at the peak. Variables of at least a
    /// register count as whole registers.
    pub peak_bytes: u32,
    /// The first instruction with the peak: its index, and its byte offset in the code.
    pub peak: (usize, usize),
    /// The variables that are in use at the peak, the largest first: their IDs and sizes in bytes.
    pub live: Vec<(u32, u32)>,
}

impl RegisterPressure {
    /// Returns the number of registers that the peak takes.
    #[must_use]
    pub const fn registers(&self) -> u32 {
        self.peak_bytes.div_ceil(self.register_bytes)
    }
}

/// Computes the registers that the values of a kernel or function take. `None` if the platform has
/// no registers, or an instruction cannot be decoded.
#[must_use]
pub fn register_pressure(object: Object<'_>, platform: Platform) -> Option<RegisterPressure> {
    let register = u32::from(platform.register_bytes()?);
    let facts = ObjectFacts::new(object, platform);
    Some(DataFlow::new(&facts)?.pressure(register))
}

/// Reports variables that are read and never written, written and never read, and outputs that are
/// never written. Objects with an instruction that cannot be decoded have no findings.
pub fn validate_data_flow(object: Object<'_>, platform: Platform, report: &mut dyn FnMut(ObjectViolation)) {
    let facts = ObjectFacts::new(object, platform);
    if let Some(flow) = DataFlow::new(&facts) {
        flow.report(report);
    }
}

/// The storage of a variable that is not an alias.
struct Storage {
    /// ID of the variable.
    id: u32,
    /// Number of bytes, with those of aliases behind its end.
    bytes: u32,
    /// Number of the first unit of the storage in a [`UnitSet`].
    first_unit: usize,
    /// Whether the values that it has at the start are those of the caller.
    is_input: bool,
    /// Whether the values that it has at the end are used.
    is_output: bool,
    /// Whether its address is taken.
    is_addressed: bool,
}

/// An access of an instruction to the bytes of a storage.
struct Access {
    storage: usize,
    bytes: Range<u32>,
    reads: bool,
    writes: bool,
    /// Whether all of the bytes are accessed, whatever the predicate is.
    is_certain: bool,
}

/// An instruction.
struct Step {
    /// Byte offset in the code.
    offset: usize,
    /// The accesses, as positions in the list of all of them.
    accesses: Range<usize>,
    /// Whether unknown variables are read or written.
    reads_indirectly: bool,
    writes_indirectly: bool,
}

/// Instructions that run one after the other.
struct Block {
    steps: Range<usize>,
    successors: Vec<usize>,
}

/// A set of units of storages: bits of words.
type UnitSet = Vec<u64>;

/// Maximum number of bits of the sets of all blocks. Units have more bytes in larger programs.
const MAX_SET_BITS: usize = 1 << 28;

/// The accesses and the control flow of an object.
struct DataFlow {
    storages: Vec<Storage>,
    accesses: Vec<Access>,
    steps: Vec<Step>,
    blocks: Vec<Block>,
    /// Number of bytes of a unit.
    unit_bytes: u32,
    /// Number of units of all storages.
    units: usize,
}

/// The storages of the variables of an object.
struct StorageTable {
    storages: Vec<Storage>,
    /// For each declared variable, its storage and its byte offset in it. `None` for aliases of
    /// predefined variables.
    places: Vec<Option<(usize, u32)>>,
}

impl StorageTable {
    fn new(facts: &ObjectFacts<'_>) -> Self {
        let count = facts.object.variables().len();
        let (mut storages, mut of_id): (Vec<Storage>, Vec<Option<usize>>) = (Vec::new(), vec![None; count]);
        let mut places = vec![None; count];
        let index_of = |id: u32| id.checked_sub(FIRST_DECLARED_ID).map(|index| index as usize);
        for (id, place) in (FIRST_DECLARED_ID..).zip(&mut places) {
            let Some(owner) = facts.storage_owner(id) else { continue };
            let Some(index) = index_of(owner.id).filter(|index| *index < count) else { continue };
            let bytes = facts.variable(id).and_then(|variable| variable.bytes()).unwrap_or(0);
            let storage = *of_id[index].get_or_insert_with(|| {
                storages.push(Storage {
                    id: owner.id,
                    bytes: 0,
                    first_unit: 0,
                    is_input: false,
                    is_output: false,
                    is_addressed: false,
                });
                storages.len() - 1
            });
            storages[storage].bytes = storages[storage].bytes.max(owner.offset.saturating_add(bytes));
            *place = Some((storage, owner.offset));
        }
        let mut table = Self { storages, places };
        table.mark_inputs_and_outputs(facts);
        table
    }

    fn mark_inputs_and_outputs(&mut self, facts: &ObjectFacts<'_>) {
        facts.object.inputs().for_each(|input| {
            if input.kind.class() == Some(InputClass::General)
                && let Some((storage, _)) = self.place(input.id)
            {
                self.storages[storage].is_input = true;
            }
        });
        for variable in facts.object.variables().iter() {
            let attributes = variable.attributes();
            let has = |attribute| attributes.get(attribute).is_some();
            let both = has(Attribute::InputOutput);
            if let Some((storage, _)) = self.place(variable.id) {
                self.storages[storage].is_input |= both || has(Attribute::Input);
                self.storages[storage].is_output |= both || has(Attribute::Output);
            }
        }
    }

    fn place(&self, id: u32) -> Option<(usize, u32)> {
        let index = id.checked_sub(FIRST_DECLARED_ID)?;
        self.places.get(index as usize).copied().flatten()
    }

    /// Appends the accesses of an instruction.
    fn add_instruction(
        &mut self,
        inst: &Inst<'_>,
        offset: usize,
        facts: &ObjectFacts<'_>,
        to: &mut Vec<Access>,
    ) -> Step {
        let first = to.len();
        let is_predicated = is_predicated(inst);
        let (mut reads_indirectly, mut writes_indirectly, mut takes_address) = (false, false, false);
        for_each_storage_access(inst, facts, &mut |access| match access {
            StorageAccess::Address => takes_address = true,
            StorageAccess::Indirect { reads, writes } => {
                reads_indirectly |= reads;
                writes_indirectly |= writes;
            }
            StorageAccess::Variable { id, reads, writes, bytes, start } => {
                let Some((storage, at)) = self.place(id) else { return };
                let size = self.storages[storage].bytes;
                let is_exact = bytes.is_some();
                let bytes = bytes.unwrap_or(start..u32::MAX);
                let end = bytes.end.saturating_add(at).min(size);
                let bytes = bytes.start.saturating_add(at).min(end)..end;
                to.push(Access { storage, bytes, reads, writes, is_certain: is_exact && !is_predicated });
            }
        });
        if takes_address {
            to[first..].iter().for_each(|access| self.storages[access.storage].is_addressed = true);
        }
        Step { offset, accesses: first..to.len(), reads_indirectly, writes_indirectly }
    }
}

/// The places where control leaves the order of the instructions.
struct Branches {
    /// Step of each label.
    labels: Vec<Option<usize>>,
    /// Steps that go to labels, with one of them.
    jumps: Vec<(usize, u16)>,
    /// Steps after calls of subroutines.
    return_points: Vec<usize>,
    /// Returns of subroutines.
    returns: Vec<usize>,
    /// Steps after which control does not go on.
    ends: Vec<usize>,
    is_in_subroutine: bool,
}

impl Branches {
    fn new(object: &Object<'_>) -> Self {
        Self {
            labels: vec![None; object.labels().len()],
            jumps: Vec::new(),
            return_points: Vec::new(),
            returns: Vec::new(),
            ends: Vec::new(),
            is_in_subroutine: false,
        }
    }

    fn add_instruction(&mut self, object: &Object<'_>, inst: &Inst<'_>, opcode: u8, step: usize) {
        let kind_of = |label: u16| object.labels().get(u32::from(label)).and_then(|label| label.kind());
        let label_use = LabelUse::of(opcode);
        for_each_label(inst, &mut |label| match label_use {
            LabelUse::Stands => {
                self.is_in_subroutine |= step > 0 && kind_of(label) == Some(LabelKind::Subroutine);
                if let Some(place) = self.labels.get_mut(usize::from(label)) {
                    place.get_or_insert(step);
                }
            }
            _ => {
                self.jumps.push((step, label));
                if kind_of(label) == Some(LabelKind::Subroutine) {
                    self.return_points.push(step + 1);
                }
            }
        });
        if ObjectRule::RoutineEnd.instructions().contains(&inst.kind()) {
            if self.is_in_subroutine {
                self.returns.push(step);
            }
            if !is_predicated(inst) {
                self.ends.push(step);
            }
        }
    }

    /// Divides steps into blocks.
    fn blocks(&self, steps: usize) -> Vec<Block> {
        let targets = self.labels.iter().flatten().copied();
        let after = self.jumps.iter().map(|(step, _)| step + 1).chain(self.ends.iter().map(|step| step + 1));
        let after_returns = self.returns.iter().map(|step| step + 1);
        let mut starts: Vec<usize> =
            targets.chain(after).chain(after_returns).chain([0]).filter(|start| *start < steps).collect();
        starts.sort_unstable();
        starts.dedup();
        let block_of = |step: usize| starts.partition_point(|start| *start <= step).checked_sub(1);
        let ends = starts.iter().copied().skip(1).chain([steps]);
        let mut blocks: Vec<Block> = starts
            .iter()
            .zip(ends)
            .enumerate()
            .map(|(number, (start, end))| {
                let goes_on = end < steps && !self.ends.contains(&(end - 1));
                Block { steps: *start..end, successors: if goes_on { vec![number + 1] } else { Vec::new() } }
            })
            .collect();
        for (step, label) in &self.jumps {
            let target = self.labels.get(usize::from(*label)).copied().flatten().and_then(block_of);
            if let (Some(block), Some(target)) = (block_of(*step), target) {
                blocks[block].successors.push(target);
            }
        }
        for step in &self.returns {
            if let Some(block) = block_of(*step) {
                let points = self.return_points.iter().filter(|point| **point < steps);
                blocks[block].successors.extend(points.filter_map(|point| block_of(*point)));
            }
        }
        for block in &mut blocks {
            block.successors.sort_unstable();
            block.successors.dedup();
        }
        blocks
    }
}

impl DataFlow {
    /// Returns `None` if an instruction cannot be decoded.
    fn new(facts: &ObjectFacts<'_>) -> Option<Self> {
        let object = facts.object;
        let mut table = StorageTable::new(facts);
        let mut branches = Branches::new(&object);
        let (mut steps, mut accesses, mut offset) = (Vec::new(), Vec::new(), 0);
        let mut instructions = Instructions::new(object.code(), object.version());
        while let Some(item) = instructions.next() {
            let inst = item.ok()?;
            let opcode = object.code().get(offset).copied().unwrap_or(0);
            branches.add_instruction(&object, &inst, opcode, steps.len());
            steps.push(table.add_instruction(&inst, offset, facts, &mut accesses));
            offset = instructions.offset();
        }
        let blocks = branches.blocks(steps.len());
        let mut flow = Self { storages: table.storages, accesses, steps, blocks, unit_bytes: 1, units: 0 };
        flow.choose_units();
        Some(flow)
    }

    /// Chooses the number of bytes of a unit, so that the sets of all blocks take a limited memory.
    fn choose_units(&mut self) {
        let bytes: usize = self.storages.iter().map(|storage| storage.bytes as usize).sum();
        while bytes / self.unit_bytes as usize * self.blocks.len() > MAX_SET_BITS && self.unit_bytes < 1 << 16 {
            self.unit_bytes *= 2;
        }
        for storage in &mut self.storages {
            storage.first_unit = self.units;
            self.units += storage.bytes.div_ceil(self.unit_bytes) as usize;
        }
    }

    /// Returns the units that have any of the bytes of an access.
    fn touched_units(&self, access: &Access) -> Range<usize> {
        let first = self.storages[access.storage].first_unit;
        let (start, end) = (access.bytes.start / self.unit_bytes, access.bytes.end.div_ceil(self.unit_bytes));
        first + start as usize..first + end.max(start) as usize
    }

    /// Returns the units that have no other bytes than those of an access.
    fn covered_units(&self, access: &Access) -> Range<usize> {
        let storage = &self.storages[access.storage];
        let start = access.bytes.start.div_ceil(self.unit_bytes);
        let end = match access.bytes.end == storage.bytes {
            true => access.bytes.end.div_ceil(self.unit_bytes),
            false => access.bytes.end / self.unit_bytes,
        };
        storage.first_unit + start as usize..storage.first_unit + end.max(start) as usize
    }

    fn units_of(&self, storage: &Storage) -> Range<usize> {
        storage.first_unit..storage.first_unit + storage.bytes.div_ceil(self.unit_bytes) as usize
    }

    fn accesses_of(&self, step: &Step) -> &[Access] {
        &self.accesses[step.accesses.clone()]
    }

    /// Removes the units that a step writes from those that are used after it, and adds those that
    /// it reads.
    fn step_back(&self, step: &Step, live: &mut UnitSet) {
        let accesses = self.accesses_of(step);
        for access in accesses.iter().filter(|access| access.writes && access.is_certain) {
            set_range(live, self.covered_units(access), false);
        }
        for access in accesses.iter().filter(|access| access.reads) {
            set_range(live, self.touched_units(access), true);
        }
        if step.reads_indirectly {
            for storage in self.storages.iter().filter(|storage| storage.is_addressed) {
                set_range(live, self.units_of(storage), true);
            }
        }
    }

    /// Computes the units that are used after the end of each block.
    fn live_at_ends(&self) -> Vec<UnitSet> {
        let words = self.units.div_ceil(64);
        let mut outputs = vec![0; words];
        for storage in self.storages.iter().filter(|storage| storage.is_output) {
            set_range(&mut outputs, self.units_of(storage), true);
        }
        // The units that are used before each block. Those of blocks without a successor are known.
        let mut before = vec![vec![0; words]; self.blocks.len()];
        let at_end = |number: usize, before: &[UnitSet]| {
            let block = &self.blocks[number];
            let mut live = if block.successors.is_empty() { outputs.clone() } else { vec![0; words] };
            for successor in &block.successors {
                live.iter_mut().zip(&before[*successor]).for_each(|(live, more)| *live |= more);
            }
            live
        };
        loop {
            let mut has_changed = false;
            for number in (0..self.blocks.len()).rev() {
                let mut live = at_end(number, &before);
                self.steps[self.blocks[number].steps.clone()].iter().rev().for_each(|step| {
                    self.step_back(step, &mut live);
                });
                has_changed |= live != before[number];
                before[number] = live;
            }
            if !has_changed {
                break;
            }
        }
        (0..self.blocks.len()).map(|number| at_end(number, &before)).collect()
    }

    /// Computes the storages that may have been written before each block.
    fn written_at_starts(&self) -> Vec<Vec<bool>> {
        let inputs: Vec<bool> = self.storages.iter().map(|storage| storage.is_input).collect();
        let mut at_start = vec![vec![false; self.storages.len()]; self.blocks.len()];
        if let Some(first) = at_start.first_mut() {
            *first = inputs;
        }
        loop {
            let mut has_changed = false;
            for (number, block) in self.blocks.iter().enumerate() {
                let mut written = at_start[number].clone();
                self.steps[block.steps.clone()]
                    .iter()
                    .for_each(|step| self.for_each_written(step, |storage| written[storage] = true));
                for successor in &block.successors {
                    for (known, written) in at_start[*successor].iter_mut().zip(&written) {
                        has_changed |= *written && !*known;
                        *known |= written;
                    }
                }
            }
            if !has_changed {
                return at_start;
            }
        }
    }

    fn for_each_written(&self, step: &Step, mut visit: impl FnMut(usize)) {
        self.accesses_of(step).iter().filter(|access| access.writes).for_each(|access| visit(access.storage));
        if step.writes_indirectly {
            let addressed = self.storages.iter().enumerate().filter(|(_, storage)| storage.is_addressed);
            addressed.for_each(|(number, _)| visit(number));
        }
    }

    fn pressure(&self, register_bytes: u32) -> RegisterPressure {
        let mut peak = Peak { bytes: 0, step: 0, live: Vec::new() };
        let sizes: Vec<u32> =
            self.storages.iter().map(|storage| register_size(storage.bytes, register_bytes)).collect();
        let written_at_starts = self.written_at_starts();
        for ((block, mut live), mut written) in self.blocks.iter().zip(self.live_at_ends()).zip(written_at_starts) {
            // The step of the block that first writes a storage, for those that are not written
            // before.
            let mut first_writes = vec![usize::MAX; self.storages.len()];
            for number in block.steps.clone() {
                self.for_each_written(&self.steps[number], |storage| {
                    if !core::mem::replace(&mut written[storage], true) {
                        first_writes[storage] = number;
                    }
                });
            }
            let is_live = |live: &UnitSet, storage: usize| any_in(live, self.units_of(&self.storages[storage]));
            let mut in_use: Vec<bool> =
                (0..self.storages.len()).map(|storage| written[storage] && is_live(&live, storage)).collect();
            let mut bytes: u32 = in_use.iter().zip(&sizes).filter(|(in_use, _)| **in_use).map(|(_, size)| size).sum();
            for number in block.steps.clone().rev() {
                let step = &self.steps[number];
                let accesses = self.accesses_of(step);
                // Destinations that nothing reads take registers, too.
                let unused: Vec<usize> = unused_destinations(accesses, &in_use);
                peak.update(
                    bytes + unused.iter().map(|storage| sizes[*storage]).sum::<u32>(),
                    number,
                    &in_use,
                    &unused,
                );
                self.step_back(step, &mut live);
                let mut update = |storage: usize| {
                    if first_writes[storage] == number {
                        written[storage] = false;
                    }
                    let now = written[storage] && is_live(&live, storage);
                    if core::mem::replace(&mut in_use[storage], now) != now {
                        bytes = if now { bytes + sizes[storage] } else { bytes - sizes[storage] };
                    }
                };
                accesses.iter().for_each(|access| update(access.storage));
                if step.reads_indirectly || step.writes_indirectly {
                    let addressed = self.storages.iter().enumerate().filter(|(_, storage)| storage.is_addressed);
                    addressed.for_each(|(storage, _)| update(storage));
                }
                peak.update(bytes, number, &in_use, &[]);
            }
        }
        let mut live: Vec<_> =
            peak.live.iter().map(|storage| (self.storages[*storage].id, self.storages[*storage].bytes)).collect();
        live.sort_unstable_by_key(|(id, bytes)| (core::cmp::Reverse(*bytes), *id));
        let offset = self.steps.get(peak.step).map_or(0, |step| step.offset);
        RegisterPressure {
            register_bytes,
            instructions: self.steps.len(),
            peak_bytes: peak.bytes,
            peak: (peak.step, offset),
            live,
        }
    }

    /// Reports what is read or written in vain.
    fn report(&self, report: &mut dyn FnMut(ObjectViolation)) {
        let (mut is_read, mut is_written) = (vec![false; self.units], vec![false; self.units]);
        for access in &self.accesses {
            let units = self.touched_units(access);
            if access.reads {
                is_read[units.clone()].fill(true);
            }
            if access.writes {
                is_written[units].fill(true);
            }
        }
        let has_any = |flags: &[bool], storage: &Storage| flags[self.units_of(storage)].contains(&true);
        for storage in &self.storages {
            let mut broken = |rule| report(ObjectViolation::new(rule, Subject::Variable(storage.id)));
            let is_written = has_any(&is_written, storage) || storage.is_addressed;
            if storage.is_output && !storage.is_input && !is_written {
                broken(ObjectRule::OutputUnwritten);
            } else if is_written && !storage.is_output && !storage.is_addressed && !has_any(&is_read, storage) {
                broken(ObjectRule::WrittenUnread);
            }
        }
        // The first instruction that reads each variable is reported.
        let mut is_reported = vec![false; self.storages.len()];
        for (index, step) in self.steps.iter().enumerate() {
            for access in self.accesses_of(step).iter().filter(|access| access.reads && !access.bytes.is_empty()) {
                let storage = &self.storages[access.storage];
                // The runs of elements of an operand count together.
                let has_value = || {
                    let operand = self.accesses_of(step).iter().filter(|other| other.storage == access.storage);
                    operand
                        .filter(|other| other.reads)
                        .any(|other| is_written[self.touched_units(other)].contains(&true))
                };
                if storage.is_input || storage.is_addressed || is_reported[access.storage] || has_value() {
                    continue;
                }
                is_reported[access.storage] = true;
                let subject = Subject::Instruction { index, offset: step.offset };
                report(ObjectViolation::new(ObjectRule::ReadUnwritten, subject).with(Detail::Variable(storage.id)));
            }
        }
    }
}

/// The largest number of bytes in use so far.
struct Peak {
    bytes: u32,
    step: usize,
    live: Vec<usize>,
}

impl Peak {
    fn update(&mut self, bytes: u32, step: usize, in_use: &[bool], unused: &[usize]) {
        // Blocks are visited in their order, and the steps of a block backwards.
        let is_first = bytes == self.bytes && step < self.step;
        if bytes > self.bytes || is_first {
            let live = in_use.iter().enumerate().filter(|(_, in_use)| **in_use).map(|(storage, _)| storage);
            *self = Self { bytes, step, live: live.chain(unused.iter().copied()).collect() };
        }
    }
}

/// Returns the storages that a step writes, and that are not in use after it.
fn unused_destinations(accesses: &[Access], in_use: &[bool]) -> Vec<usize> {
    let mut unused = Vec::new();
    for access in accesses.iter().filter(|access| access.writes && !in_use[access.storage]) {
        if !unused.contains(&access.storage) {
            unused.push(access.storage);
        }
    }
    unused
}

/// Returns the number of bytes that a variable takes: whole registers if it has at least one.
const fn register_size(bytes: u32, register: u32) -> u32 {
    if bytes < register { bytes } else { bytes.div_ceil(register) * register }
}

/// Sets or clears a range of bits.
fn set_range(set: &mut UnitSet, range: Range<usize>, value: bool) {
    for_each_word(range, |word, mask| {
        if let Some(bits) = set.get_mut(word) {
            *bits = if value { *bits | mask } else { *bits & !mask };
        }
    });
}

/// Returns whether any bit of a range is set.
fn any_in(set: &UnitSet, range: Range<usize>) -> bool {
    let mut found = false;
    for_each_word(range, |word, mask| found |= set.get(word).is_some_and(|bits| bits & mask != 0));
    found
}

/// Visits the words of a range of bits, with the bits of each.
fn for_each_word(range: Range<usize>, mut visit: impl FnMut(usize, u64)) {
    let mut at = range.start;
    while at < range.end {
        let (word, low) = (at / 64, at % 64);
        let count = (64 - low).min(range.end - at);
        visit(word, (u64::MAX >> (64 - count)) << low);
        at += count;
    }
}
