//! Passes the accesses of a thread to the race detector of its launch.
//!
//! For example, `store` calls [`Core::observe`] before it writes, and a race that this finds is
//! kept with the names of both instructions.

use crate::bytecode::memory_op::Target;
use crate::interp::context::Core;
use crate::races::shadow::{
    DetectorState, KeptAccess, NewAccess, ObservedKind, ObservedMemory, PAGE_BYTES, RacingPair, Segment,
};
use crate::races::{Race, RaceAccess, RaceAccessKind};
use crate::state::workgroup::local_offset;
use crate::trap::Fault;

impl Core<'_> {
    /// Lets the race detector know of an access, if the launch has one. Accesses outside of memory,
    /// and to memory that no two threads share, are ignored.
    ///
    /// # Errors
    /// If the memory budget of the launch does not suffice for what the detector keeps.
    #[inline]
    pub(crate) fn observe(
        &self,
        target: Target,
        address: u64,
        size: usize,
        kind: ObservedKind,
        channel: Option<u8>,
    ) -> Result<(), Fault> {
        if self.policy.races.is_none() { Ok(()) } else { self.record(target, address, size, kind, channel) }
    }

    #[cold]
    fn record(
        &self,
        target: Target,
        address: u64,
        size: usize,
        kind: ObservedKind,
        channel: Option<u8>,
    ) -> Result<(), Fault> {
        let Some(detector) = self.policy.races else { return Ok(()) };
        let Some((memory, address)) = self.observed_place(target, address, size) else { return Ok(()) };
        let mut state = detector.lock();
        let missing = state.missing_pages(memory, address, size);
        if missing > 0 {
            self.policy.budget.take(missing * PAGE_BYTES)?;
        }
        let thread = &self.thread;
        let new = NewAccess {
            segment: Segment {
                group: self.group.id,
                thread: thread.number as u32,
                barriers: thread.barriers,
                fences: thread.fences,
            },
            step: thread.step as u32,
            routine: thread.state.routine as u16,
            kind,
            channel,
        };
        for pair in state.record(memory, address, size, new) {
            self.keep_race(&mut state, pair, memory);
        }
        Ok(())
    }

    /// Returns the memory of an access, and its address in it.
    fn observed_place(&self, target: Target, address: u64, size: usize) -> Option<(ObservedMemory, u64)> {
        match target {
            Target::Flat => self.bound.memory.find(address, size).map(|_| (ObservedMemory::Flat, address)),
            Target::Surface(index) => {
                let (buffer, base) = self.bound.surface(index)?;
                let offset = (address as usize).checked_add(base)?;
                offset.checked_add(size).filter(|end| *end <= buffer.len())?;
                let start = self.bound.memory.address(self.bound.surface_buffer(index)?);
                Some((ObservedMemory::Flat, start + offset as u64))
            }
            Target::Local => {
                let offset = local_offset(address);
                let end = usize::try_from(offset).ok()?.checked_add(size)?;
                (end <= self.group.local.len()).then_some((ObservedMemory::Local(self.group.id), offset))
            }
            Target::Arguments | Target::Scratch => None,
        }
    }

    /// Keeps a race, or counts it if there is one of the same instructions.
    fn keep_race(&self, state: &mut DetectorState, pair: RacingPair, memory: ObservedMemory) {
        let RacingPair { first, second, address } = pair;
        let is_same = |race: &&mut Race| {
            let is =
                |sites: [&KeptAccess; 2]| sites[0].is_same_instruction(&first) && sites[1].is_same_instruction(&second);
            let [one, other] = &race.sites;
            is([one, other]) || is([other, one])
        };
        if let Some(race) = state.races.iter_mut().find(is_same) {
            race.count += 1;
            return;
        }
        let memory = match memory {
            ObservedMemory::Local(_) => format!("byte {address} of shared local memory"),
            ObservedMemory::Flat => match self.bound.memory.nearest_buffer(address) {
                Some((id, offset)) => format!("byte {offset} of {}", self.bound.describe(id)),
                None => format!("byte {address:#x} of flat memory"),
            },
        };
        let [first_access, second_access] = [first, second].map(|access| self.describe_access(&access, state));
        let race = Race { memory, first: first_access, second: second_access, count: 1, sites: [first, second] };
        state.races.push(race);
    }

    fn describe_access(&self, access: &KeptAccess, state: &DetectorState) -> RaceAccess {
        let Segment { group, thread, .. } = state.segment(access);
        let routine = &self.program.routines[usize::from(access.routine)];
        let origin = &routine.origins[access.step as usize];
        let item = |channel: u8| thread as usize * self.bound.simd + usize::from(channel);
        RaceAccess {
            kind: match access.kind {
                ObservedKind::Load => RaceAccessKind::Load,
                ObservedKind::Store => RaceAccessKind::Store,
                ObservedKind::AtomicLoad | ObservedKind::AtomicUpdate => RaceAccessKind::Atomic,
            },
            routine: routine.name.clone(),
            instruction: (origin.number as usize, origin.kind),
            offset: origin.offset as usize,
            group,
            thread: thread as usize,
            local_id: access.channel.map(|channel| self.bound.local_id(item(channel))),
        }
    }
}
