//! Tells the observer of a launch what its threads do.
//!
//! For example, `store` calls [`ExecContext::observe`] before it writes. A race that the observer
//! finds is kept with the names of both instructions.
//!
//! The fast path tells the observer of messages by itself, and leaves those that may be mistakes to
//! the slow path, which calls this module: see [`crate::optimize::observed_access`].

use crate::bytecode::lanes_in_mask;
use crate::bytecode::memory_op::{AccessKind, AccessPlace, Atomic, MemoryOp, Target};
use crate::checks::Check;
use crate::checks::finding::{FoundAction, FoundMemory, FoundSite, LaunchFinding};
use crate::checks::observer::{CodePlace, FindingSink, ObservedExecution, Observer};
use crate::checks::shadow::{
    AtomicOrder, KeptAccess, NewAccess, ObservedKind, ObservedPlace, RacingPair, Segment, WORD_BYTES,
};
use crate::interp::address_space::AddressWindow;
use crate::interp::context::ExecContext;
use crate::memory::buffer::low_bytes_mask;
use crate::memory::fence::FenceEffect;
use crate::memory::flat_memory::{BufferId, plain};
use crate::state::workgroup::local_offset;
use crate::trap::Fault;
use openvisa_isa::semantics::MAX_LANES;
use std::ops::ControlFlow;

/// The memory of an access, and the offset of its first byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LocatedPlace {
    Buffer {
        id: BufferId,
        offset: usize,
    },
    /// Shared local memory of the group.
    Local(usize),
    /// Private memory of the thread.
    Private(usize),
    /// Scratch memory of the thread.
    Scratch(usize),
}

impl LocatedPlace {
    /// Returns the place a number of bytes later.
    fn at(self, bytes: usize) -> Self {
        match self {
            Self::Buffer { id, offset } => Self::Buffer { id, offset: offset + bytes },
            Self::Local(offset) => Self::Local(offset + bytes),
            Self::Private(offset) => Self::Private(offset + bytes),
            Self::Scratch(offset) => Self::Scratch(offset + bytes),
        }
    }
}

/// An access, or the part of it that one channel makes.
#[derive(Clone, Copy, Debug)]
struct ChannelAccess {
    target: Target,
    address: u64,
    size: usize,
    kind: ObservedKind,
    /// Number of bytes of the first element.
    element: usize,
    channel: Option<u8>,
    /// Whether a store changes what the memory holds. True for other accesses.
    changes: bool,
}

impl ExecContext<'_> {
    /// Tells the observer of a load or an atomic operation, if the launch has one. Accesses outside
    /// of memory are ignored.
    ///
    /// # Errors
    /// If the memory budget of the launch does not suffice for what the observer keeps.
    #[inline]
    pub(crate) fn observe(&mut self, place: AccessPlace, kind: ObservedKind) -> Result<(), Fault> {
        if self.observer.is_none() {
            return Ok(());
        }
        let AccessPlace { target, address, size, channel } = place;
        let access = ChannelAccess { target, address, size, kind, element: size, channel, changes: true };
        self.with_observer(|core, observer| {
            core.observe_access(observer, access)?;
            let order = if kind.writes() { AtomicOrder::Update } else { AtomicOrder::Load };
            let place = core.locate(target, address, size).and_then(|place| core.observed_place(place));
            match (&mut observer.shadow, place) {
                (Some(shadow), Some(place)) if kind.is_atomic() => {
                    shadow.follow_atomic(core.segment(), place, order, &mut |bytes| core.policy.budget.take(bytes))
                }
                _ => Ok(()),
            }
        })
    }

    /// Tells the observer of a store, if the launch has one.
    ///
    /// # Errors
    /// If the memory budget of the launch does not suffice for what the observer keeps.
    #[inline]
    pub(crate) fn observe_store(&mut self, place: AccessPlace, value: u64) -> Result<(), Fault> {
        if self.observer.is_none() {
            return Ok(());
        }
        let AccessPlace { target, address, size, channel } = place;
        let changes = self.changes_memory(place, value);
        let access =
            ChannelAccess { target, address, size, kind: ObservedKind::Store, element: size, channel, changes };
        self.with_observer(|core, observer| core.observe_access(observer, access))
    }

    /// Tells the observer of the accesses of a message, before it is executed.
    ///
    /// # Errors
    /// If the memory budget of the launch does not suffice for what the observer keeps.
    #[cold]
    pub(crate) fn observe_message(
        &mut self,
        message: &MemoryOp,
        target: Target,
        mask: u32,
        addresses: &[u64; MAX_LANES],
    ) -> Result<(), Fault> {
        let Some(kind) = message.kind.observed() else { return Ok(()) };
        let access = |lane: usize| ChannelAccess {
            target,
            address: addresses[lane],
            size: message.reach(),
            element: usize::from(message.datum),
            kind,
            channel: message.channels.then_some(message.span.first + lane as u8),
            changes: true,
        };
        self.with_observer(|core, observer| {
            core.follow_updates(observer, message, target, mask, addresses);
            match kind {
                ObservedKind::Store => core.observe_lane_stores(observer, message, mask, &access),
                _ if !message.channels => core.observe_whole(observer, lanes_in_mask(mask).map(access)),
                ObservedKind::Load => {
                    lanes_to_observe(mask, addresses).try_for_each(|lane| core.observe_access(observer, access(lane)))
                }
                _ => lanes_in_mask(mask).try_for_each(|lane| core.observe_access(observer, access(lane))),
            }?;
            match message.kind {
                AccessKind::Atomic(operation) => {
                    core.follow_order(observer, message, operation, target, mask, addresses)
                }
                _ => Ok(()),
            }
        })
    }

    /// Tells the observer that the thread arrives at the barrier of its group.
    pub(crate) fn observe_barrier(&mut self) {
        if self.observer.as_deref().is_some_and(Observer::observes_barriers) {
            let _ = self.with_observer(|core, observer| {
                if let Some(shadow) = &mut observer.shadow {
                    shadow.arrive(core.segment());
                }
                if observer.checks_barriers() {
                    core.check_barrier(observer);
                }
                Ok(())
            });
        }
    }

    /// Tells the observer of a fence.
    pub(crate) fn observe_fence(&mut self, effect: FenceEffect) {
        let segment = self.segment();
        if let Some(shadow) = self.observer.as_deref_mut().and_then(|observer| observer.shadow.as_mut()) {
            shadow.fence(segment, effect);
        }
    }

    /// Follows what an atomic operation of channels publishes and collects.
    fn follow_order(
        &self,
        observer: &mut Observer,
        message: &MemoryOp,
        operation: Atomic,
        target: Target,
        mask: u32,
        addresses: &[u64; MAX_LANES],
    ) -> Result<(), Fault> {
        let size = usize::from(message.datum);
        let Some(shadow) = observer.shadow.as_mut().filter(|shadow| shadow.follows_order()) else { return Ok(()) };
        for lane in lanes_in_mask(mask) {
            let Some(place) = self.locate(target, addresses[lane], size).and_then(|place| self.observed_place(place))
            else {
                continue;
            };
            let has_failed = || {
                let address = addresses[lane];
                let old = self.load_unobserved(AccessPlace { target, address, size, channel: None });
                old.is_ok_and(|old| self.effect_of(message, operation, lane, old).has_failed())
            };
            let kind = match operation {
                Atomic::Load => AtomicOrder::Load,
                // Newer devices call an exchange a store with a result, older ones a store an
                // exchange without one.
                Atomic::Store | Atomic::Exchange if message.result.is_none() => AtomicOrder::Store,
                Atomic::CompareExchange | Atomic::FCompareExchange(_) if has_failed() => AtomicOrder::Load,
                _ => AtomicOrder::Update,
            };
            shadow.follow_atomic(self.segment(), place, kind, &mut |bytes| self.policy.budget.take(bytes))?;
        }
        Ok(())
    }

    /// Calls a function with the observer, which the context lacks meanwhile.
    fn with_observer(&mut self, observe: impl FnOnce(&Self, &mut Observer) -> Result<(), Fault>) -> Result<(), Fault> {
        let Some(observer) = self.observer.take() else { return Ok(()) };
        let result = observe(self, observer);
        self.observer = Some(observer);
        result
    }

    /// Returns whether a store changes what the memory holds.
    fn changes_memory(&self, place: AccessPlace, value: u64) -> bool {
        self.load_unobserved(place).is_ok_and(|old| old != value & low_bytes_mask(place.size))
    }

    /// Observes the stores of a message, component by component.
    fn observe_lane_stores(
        &self,
        observer: &mut Observer,
        message: &MemoryOp,
        mask: u32,
        access: &impl Fn(usize) -> ChannelAccess,
    ) -> Result<(), Fault> {
        let size = usize::from(message.datum);
        for (index, component) in message.component_indices().enumerate() {
            let value = |lane: usize| self.stored_value(message, index, lane);
            let part = |lane: usize| {
                let whole = access(lane);
                ChannelAccess { size, address: whole.address.wrapping_add((component * size) as u64), ..whole }
            };
            if observer.lanes && message.channels {
                self.compare_lanes(observer, mask, &part, &value);
            }
            for lane in lanes_in_mask(mask) {
                let part = part(lane);
                let ChannelAccess { target, address, channel, .. } = part;
                let changes = self.changes_memory(AccessPlace { target, address, size, channel }, value(lane));
                self.observe_access(observer, ChannelAccess { changes, ..part })?;
            }
        }
        Ok(())
    }

    /// Returns the value that a lane stores in a component, which has this index among those of the
    /// message.
    pub(super) fn stored_value(&self, message: &MemoryOp, index: usize, lane: usize) -> u64 {
        let Some(data) = message.data else { return 0 };
        let at = data + index * message.plane as usize + lane * message.lane as usize;
        let value = self.thread.read(at, usize::from(message.slot)) >> message.shift;
        value & low_bytes_mask(usize::from(message.datum))
    }

    /// Reports lanes of a store that write different values to one place.
    fn compare_lanes(
        &self,
        observer: &Observer,
        mask: u32,
        part: &impl Fn(usize) -> ChannelAccess,
        value: &impl Fn(usize) -> u64,
    ) {
        let ascend =
            |one: usize, next: usize| part(one).address.saturating_add(part(one).size as u64) <= part(next).address;
        // Most often, the places of neighbours follow each other.
        if lanes_in_mask(mask).zip(lanes_in_mask(mask).skip(1)).all(|(one, next)| ascend(one, next)) {
            return;
        }
        for lane in lanes_in_mask(mask) {
            let differs = |earlier: &usize| {
                let is_same = part(*earlier).address == part(lane).address;
                !(ascend(*earlier, lane) || ascend(lane, *earlier) || is_same && value(*earlier) == value(lane))
            };
            let later = part(lane);
            let Some(earlier) = lanes_in_mask(mask & low_lanes(lane)).find(differs) else { continue };
            let Some(place) = self.locate(later.target, later.address, later.size) else { continue };
            let sites =
                [part(earlier).channel, later.channel].map(|channel| self.execution(FoundAction::Store, channel));
            self.report_memory(
                &observer.findings,
                Check::Lanes,
                "lanes store different values to",
                place,
                later,
                &sites,
            );
        }
    }

    /// Observes a load or an atomic operation that the thread makes as a whole. A load of a block
    /// of which some bytes were written is no load of unwritten memory.
    fn observe_whole(
        &self,
        observer: &mut Observer,
        elements: impl Iterator<Item = ChannelAccess>,
    ) -> Result<(), Fault> {
        let (mut unwritten, mut is_written) = (None, false);
        let (mut outside, mut is_inside) = (None, false);
        for element in elements {
            let Some(place) = self.locate(element.target, element.address, element.size) else {
                outside.get_or_insert(element);
                continue;
            };
            is_inside = true;
            if self.is_written(observer, place, element.size) {
                is_written = true;
            } else {
                unwritten.get_or_insert((place, element));
            }
            self.record(observer, place, element)?;
        }
        if let Some(element) = outside.filter(|_| !is_inside) {
            self.report_outside(observer, element);
        }
        let is_returned = || observer.returns_load(self.code_place());
        if let Some((place, element)) = unwritten.filter(|_| !is_written && !is_returned()) {
            self.report_unwritten(&observer.findings, place, element);
        }
        Ok(())
    }

    fn observe_access(&self, observer: &mut Observer, access: ChannelAccess) -> Result<(), Fault> {
        let Some(place) = self.locate(access.target, access.address, access.size) else {
            self.report_outside(observer, access);
            return Ok(());
        };
        if access.kind != ObservedKind::Store
            && !self.is_written(observer, place, access.element)
            && !observer.returns_load(self.code_place())
        {
            self.report_unwritten(&observer.findings, place, access);
        }
        self.record(observer, place, access)
    }

    /// Reports an access outside of its surface or of shared local memory, if these are findings. A
    /// load whose first byte is inside is none.
    #[cold]
    fn report_outside(&self, observer: &Observer, access: ChannelAccess) {
        let ChannelAccess { target, address, size, kind, channel, .. } = access;
        let has_end = match target {
            Target::Local => true,
            Target::Surface(index) => self.bound.surface(index).is_some(),
            _ => false,
        };
        let begins_inside = || kind == ObservedKind::Load && self.locate(target, address, 1).is_some();
        if !observer.bounds || !has_end || begins_inside() {
            return;
        }
        let site = self.execution(kind.into(), channel);
        self.report(&observer.findings, Check::Bounds, [site.place; 2], &[site], |finding| {
            let described = self.describe(AccessPlace { target, address, size, channel });
            let what = FoundAction::from(kind).name();
            finding.message = format!("{what} of {size} bytes at {address:#x} of {described} is out of bounds");
            finding.memory = Some(FoundMemory { description: described, argument: None, address, bytes: size });
        });
    }

    /// Marks the bytes of an access as written, and records it in shadow memory.
    fn record(&self, observer: &mut Observer, place: LocatedPlace, access: ChannelAccess) -> Result<(), Fault> {
        if access.kind.writes() {
            self.mark_written(observer, place, access.size);
        }
        let (Some(shadow), Some(observed)) = (&mut observer.shadow, self.observed_place(place)) else {
            return Ok(());
        };
        let (new, mut pairs) = (self.new_access(&access), Vec::new());
        let mut keep = |pair| {
            pairs.push(pair);
            ControlFlow::Continue(())
        };
        let budget = &mut |bytes| self.policy.budget.take(bytes);
        let _ = shadow.record(observed, access.size, new, access.changes, budget, &mut keep)?;
        for pair in &pairs {
            self.report_race(observer, pair, place);
        }
        Ok(())
    }

    /// Marks bytes as written, if loads of unwritten memory are looked for. Private and scratch
    /// memory do so themselves.
    fn mark_written(&self, observer: &Observer, place: LocatedPlace, size: usize) {
        let Some(local) = &observer.local_written else { return };
        match place {
            LocatedPlace::Local(offset) => local.mark(offset, size),
            LocatedPlace::Buffer { id, offset } => {
                if let Some(written) = self.bound.memory.written(id) {
                    written.mark(offset, size);
                }
            }
            LocatedPlace::Private(_) | LocatedPlace::Scratch(_) => {}
        }
    }

    /// Returns where shadow memory keeps an access. `None` for memory that no two threads share.
    pub(super) fn observed_place(&self, place: LocatedPlace) -> Option<ObservedPlace> {
        match place {
            LocatedPlace::Buffer { id, offset } => Some(ObservedPlace::Buffer(id, offset as u64)),
            LocatedPlace::Local(offset) => Some(ObservedPlace::Local(offset as u64)),
            LocatedPlace::Private(_) | LocatedPlace::Scratch(_) => None,
        }
    }

    /// Returns an access for shadow memory.
    fn new_access(&self, access: &ChannelAccess) -> NewAccess {
        let CodePlace { routine, step } = self.code_place();
        NewAccess { segment: self.segment(), step, routine, kind: access.kind, channel: access.channel }
    }

    /// Reports a race. `place` is in the memory of its accesses.
    fn report_race(&self, observer: &Observer, pair: &RacingPair, place: LocatedPlace) {
        let Some(shadow) = &observer.shadow else { return };
        let sites = [pair.first, pair.second].map(|kept| kept_execution(&kept, shadow.segment(&kept)));
        let [first, second] = &sites;
        self.report(&observer.findings, Check::Races, [first.place, second.place], &sites, |finding| {
            let start = self.observed_place(place).map_or(pair.offset, ObservedPlace::offset);
            // The word of the race may begin before the access.
            let place = place.at(pair.offset.saturating_sub(start) as usize);
            let memory = self.describe_place(place, WORD_BYTES as usize);
            finding.message = format!("data race in {}", memory.description);
            finding.memory = Some(memory);
        });
    }

    /// Returns the part of the thread's execution since its last barrier.
    fn segment(&self) -> Segment {
        let thread = &self.thread;
        Segment { group: self.group.id, thread: thread.number as u32, barriers: thread.barriers }
    }

    /// Returns the memory of an access that is inside of it.
    pub(super) fn locate(&self, target: Target, address: u64, size: usize) -> Option<LocatedPlace> {
        match target {
            Target::Flat => {
                let memory = self.bound.memory;
                let found = memory.locate(address, size).or_else(|| memory.locate(plain(address), size));
                match found {
                    Some((id, offset)) => Some(LocatedPlace::Buffer { id, offset }),
                    None => match self.find_window(address, size) {
                        AddressWindow::Private(offset) => Some(LocatedPlace::Private(offset)),
                        _ => None,
                    },
                }
            }
            Target::Surface(index) => {
                let (buffer, base) = self.bound.surface(index)?;
                let offset = (address as usize).checked_add(base)?;
                offset.checked_add(size).filter(|end| *end <= buffer.len())?;
                Some(LocatedPlace::Buffer { id: self.bound.surface_buffer(index)?, offset })
            }
            Target::Local => {
                let offset = usize::try_from(local_offset(address)).ok()?;
                let end = offset.checked_add(size)?;
                let is_inside = end <= self.group.local.len() && !self.bound.is_outside_local(offset as u64, size);
                is_inside.then_some(LocatedPlace::Local(offset))
            }
            Target::Scratch if self.is_implicit_argument(address) => None,
            Target::Scratch => usize::try_from(address).ok().map(LocatedPlace::Scratch),
            Target::Arguments => None,
        }
    }

    /// Returns whether any of these bytes was written. Returns true if unwritten memory is not
    /// looked for.
    fn is_written(&self, observer: &Observer, place: LocatedPlace, size: usize) -> bool {
        let Some(local) = &observer.local_written else { return true };
        let number = self.thread.number;
        match place {
            LocatedPlace::Buffer { id, offset } => {
                self.bound.memory.written(id).is_none_or(|written| written.has_any(offset, size))
            }
            LocatedPlace::Local(offset) => local.has_any(offset, size),
            LocatedPlace::Private(offset) => self.group.private(number).is_written(offset, size),
            LocatedPlace::Scratch(offset) => self.group.scratch(number).is_written(offset, size),
        }
    }

    /// Checks that all work-items of the thread are at a barrier, and that the other threads of the
    /// group wait at the same one.
    fn check_barrier(&self, observer: &mut Observer) {
        let here = self.execution(FoundAction::Barrier, None);
        let missing = self.bound.dispatched(self.thread.number) & !self.thread.mask;
        if missing != 0 {
            let message = format!("{} work-items of the thread are not at the barrier", missing.count_ones());
            let first = self.execution(FoundAction::Barrier, Some(self.thread.mask.trailing_zeros() as u8));
            self.report_barrier(&observer.findings, message, &[first]);
        }
        if let Some(other) = observer.arrive(self.thread.signals as usize, here) {
            let message = "threads of a group wait at different barriers".to_owned();
            self.report_barrier(&observer.findings, message, &[other, here]);
        }
    }

    /// Returns the instruction that the thread executes.
    pub(crate) fn code_place(&self) -> CodePlace {
        CodePlace { routine: self.thread.state.routine as u16, step: self.thread.step as u32 }
    }

    /// Returns the execution of the present instruction by a channel, or by the thread as a whole.
    pub(crate) fn execution(&self, action: FoundAction, channel: Option<u8>) -> ObservedExecution {
        let (group, thread) = (self.group.id, self.thread.number as u32);
        ObservedExecution { place: self.code_place(), action, group, thread, channel }
    }

    fn report_unwritten(&self, findings: &FindingSink, place: LocatedPlace, access: ChannelAccess) {
        let sites = [self.execution(access.kind.into(), access.channel)];
        self.report_memory(findings, Check::Uninitialized, "load of bytes that nobody wrote:", place, access, &sites);
    }

    /// Reports a finding about bytes of memory.
    fn report_memory(
        &self,
        findings: &FindingSink,
        check: Check,
        what: &str,
        place: LocatedPlace,
        access: ChannelAccess,
        sites: &[ObservedExecution],
    ) {
        let (Some(first), Some(last)) = (sites.first(), sites.last()) else { return };
        self.report(findings, check, [first.place, last.place], sites, |finding| {
            let memory = self.describe_place(place, access.size);
            finding.message = format!("{what} {}", memory.description);
            finding.memory = Some(memory);
        });
    }

    /// Reports a finding about barriers.
    fn report_barrier(&self, findings: &FindingSink, message: String, sites: &[ObservedExecution]) {
        let (Some(first), Some(last)) = (sites.first(), sites.last()) else { return };
        self.report(findings, Check::Barriers, [first.place, last.place], sites, |finding| finding.message = message);
    }

    /// Reports a finding about executions. Findings of the same check and `places` are counted as
    /// one. `describe` adds what the finding is about.
    pub(super) fn report(
        &self,
        findings: &FindingSink,
        check: Check,
        places: [CodePlace; 2],
        sites: &[ObservedExecution],
        describe: impl FnOnce(&mut LaunchFinding),
    ) {
        findings.report(check, places, || {
            let sites = sites.iter().map(|site| self.describe_site(site)).collect();
            let (message, count) = (String::new(), 1);
            let mut finding = LaunchFinding {
                check,
                message,
                memory: None,
                variable: None,
                sites,
                count,
                instructions: 1,
                help: None,
            };
            describe(&mut finding);
            finding
        });
    }

    pub(super) fn describe_place(&self, place: LocatedPlace, bytes: usize) -> FoundMemory {
        let at = |address: u64, description| FoundMemory { description, argument: None, address, bytes };
        let of = |offset: usize, name: &str| at(offset as u64, format!("byte {offset} of {name}"));
        match place {
            LocatedPlace::Buffer { id, offset } => FoundMemory {
                argument: self.bound.argument_at(id, offset).map(str::to_owned),
                ..at(self.bound.memory.address(id) + offset as u64, self.bound.describe_byte(id, offset as i64))
            },
            LocatedPlace::Local(offset) => of(offset, "shared local memory"),
            LocatedPlace::Private(offset) => of(offset, "private memory"),
            LocatedPlace::Scratch(offset) => of(offset, "scratch memory"),
        }
    }

    pub(crate) fn describe_site(&self, site: &ObservedExecution) -> FoundSite {
        let routine = &self.program.routines[usize::from(site.place.routine)];
        let origin = &routine.origins[site.place.step as usize];
        let item = |channel: u8| site.thread as usize * self.bound.simd + usize::from(channel);
        FoundSite {
            action: site.action,
            routine: routine.name.clone(),
            instruction: (origin.number as usize, origin.kind),
            offset: origin.offset as usize,
            group: site.group,
            thread: site.thread as usize,
            local_id: site.channel.map(|channel| self.bound.local_id(item(channel))),
            global_id: site.channel.map(|channel| self.bound.global_id(site.group, item(channel))),
        }
    }
}

/// Returns the execution that an access in shadow memory belongs to.
fn kept_execution(kept: &KeptAccess, segment: Segment) -> ObservedExecution {
    let Segment { group, thread, .. } = segment;
    ObservedExecution { place: kept.place(), action: kept.kind.into(), group, thread, channel: kept.channel }
}

/// Returns the lanes below one.
pub(super) fn low_lanes(lane: usize) -> u32 {
    (1 << lane) - 1
}

/// Returns the lanes of a load that have to be observed: one if all read the same place.
fn lanes_to_observe(mask: u32, addresses: &[u64; MAX_LANES]) -> impl Iterator<Item = usize> {
    let first = mask.trailing_zeros();
    let is_one_place = lanes_in_mask(mask).all(|lane| addresses[lane] == addresses[first as usize % MAX_LANES]);
    lanes_in_mask(if is_one_place { mask & (1 << first) } else { mask })
}
