//! What the registers of a thread hold when it starts, and how much of that has to be put there.
//!
//! Threads come into registers that others have left. All that the payload does not fill is 0 for a program that looks, but most of it
//! need not be written: what no thread changes is still there, and what a thread writes before it reads it is no matter. Which bytes
//! are left is found when a program is loaded: [`restored`] follows each channel through the code.

use crate::binding::arguments::{Bound, INDIRECT, SCRATCH};
use crate::bytecode::memory_op::Elements;
use crate::bytecode::{Destination, LaneOp, Op, Origin, Program, Routine, Span, To, size_of};
use crate::numerics::value::Place;
use crate::schedule::lockstep::TEAM;
use crate::state::thread::Thread;
use std::collections::BTreeMap;
use std::ops::Range;

/// Ranges with no more bytes between them are one.
const GAP: usize = 64;

/// What the threads of a group start with.
#[derive(Debug)]
pub(crate) struct Start {
    /// The bytes that are written before each thread.
    ranges: Vec<Range<usize>>,
    /// What each thread has there.
    contents: Vec<Vec<u8>>,
}

impl Start {
    /// Fills the registers of new threads, and finds what has to be written before they start again. `all`: someone looks at the registers.
    pub(crate) fn new(program: &Program<'_>, bound: &Bound<'_>, threads: &mut [Thread], all: bool) -> Self {
        let routine = &program.routines[bound.kernel];
        let pieces: Vec<_> = threads.iter().map(|thread| pieces(program, routine, bound, thread)).collect();
        let mut ranges = Vec::new();
        match (&routine.restored, all) {
            (Some(restored), false) => ranges.extend(restored.iter().cloned()),
            _ => ranges.push(0..routine.size),
        }
        // The machine writes these itself, or they differ from group to group.
        let places = &program.predefined;
        ranges.extend([places.r0, places.cr0, places.ce0].map(|at| at as usize..at as usize + 4));
        // Where threads keep their registers, what only the payload tells apart is still there.
        if let (true, Some((first, others))) = (moves(threads.len()), pieces.split_first()) {
            for (k, (at, bytes)) in first.iter().enumerate() {
                if others.iter().any(|other| other[k].1 != *bytes) {
                    ranges.push(*at..*at + bytes.len());
                }
            }
        }
        let ranges = joined(ranges);
        let mut contents = Vec::new();
        for (thread, pieces) in threads.iter_mut().zip(pieces) {
            for (at, bytes) in pieces {
                thread.state.registers[at..at + bytes.len()].copy_from_slice(&bytes);
            }
            let registers = &thread.state.registers;
            contents.push(ranges.iter().map(|range| &registers[range.clone()]).collect::<Vec<_>>().concat());
        }
        Self { ranges, contents }
    }

    /// Fills the registers of a thread for another group.
    #[inline]
    pub(crate) fn fill(&self, thread: &mut Thread) {
        let Some(mut content) = self.contents.get(thread.number).map(Vec::as_slice) else { return };
        let registers = &mut thread.state.registers[..];
        for range in &self.ranges {
            if let (Some(to), Some((bytes, rest))) =
                (registers.get_mut(range.clone()), content.split_at_checked(range.len()))
            {
                to.copy_from_slice(bytes);
                content = rest;
            }
        }
    }
}

/// Whether registers go from thread to thread in a group of so many.
#[inline]
pub(crate) fn moves(threads: usize) -> bool {
    threads > TEAM
}

/// Joins ranges that are close.
fn joined(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.sort_unstable_by_key(|range| range.start);
    let mut joined: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if range.start <= last.end + GAP => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    joined
}

/// What the registers of a thread hold at the start that is not 0: what it is, and its payload. The same places for all threads.
fn pieces(program: &Program<'_>, routine: &Routine<'_>, bound: &Bound<'_>, thread: &Thread) -> Vec<(usize, Vec<u8>)> {
    let places = &program.predefined;
    let r0 = places.r0 as usize;
    let number = thread.number as u32;
    let scratch = if program.register > 32 { SCRATCH } else { number };
    // Each thread has private memory of its own at the same address, which kernels step from by the number `%hw_id`: 0.
    let words = [
        (r0, INDIRECT),
        (r0 + 8, number),
        (r0 + 20, scratch),
        (places.sr0 as usize + 8, thread.mask),
        (places.ce0 as usize, thread.mask),
        // The address of the surface state of scratch memory.
        (places.scratch as usize, SCRATCH >> 4),
    ];
    let payload = bound.payload(thread.number, program.register);
    let inputs = routine.inputs.iter().map(|(offset, size, at)| {
        let bytes = payload.get(*offset..).unwrap_or(&[]);
        (*at, bytes[..bytes.len().min(*size)].to_vec())
    });
    let pieces = words.iter().map(|(at, value)| (*at, value.to_le_bytes().to_vec())).chain(inputs);
    pieces.filter(|(at, bytes)| at + bytes.len() <= routine.size).collect()
}

/// Tells a thread which group it belongs to.
#[inline]
pub(crate) fn number(program: &Program<'_>, thread: &mut Thread, group: [u32; 3]) {
    let places = &program.predefined;
    let fields = [[places.r0 + 4, places.r0 + 24, places.r0 + 28], places.group];
    for fields in fields {
        for i in 0..3 {
            let field = thread.state.registers.get_mut(fields[i] as usize..).and_then(|r| r.first_chunk_mut());
            if let Some(field) = field {
                *field = group[i].to_le_bytes();
            }
        }
    }
}

/// The most bytes of registers that are looked at one by one.
const MOST_BYTES: usize = 1 << 15;

/// The most bytes that are looked at where ways through the code meet.
const MOST_MET: usize = 1 << 21;

/// How often the code is gone through, before it is given up. Ways that lead back seldom bring anything new.
const PASSES: usize = 4;

/// The bytes of the registers that a thread may change, and may read before it has written them. `None`: that is not known, as some
/// instruction does more than is seen here.
pub(crate) fn restored(routine: &Routine<'_>) -> Option<Vec<Range<usize>>> {
    let branches = routine.code.iter().filter(|op| matches!(op, Op::Branch(_))).count();
    if routine.size > MOST_BYTES || routine.size * branches > MOST_MET {
        return None;
    }
    let mut walk = Walk::new(routine);
    for _ in 0..PASSES {
        if !walk.pass()? {
            let both = walk.read.iter().zip(&walk.written).map(|(read, written)| *read && *written);
            let bytes = both.enumerate().filter(|(_, both)| *both).map(|(at, _)| at..at + 1);
            return Some(joined(bytes.collect()));
        }
    }
    None
}

/// Who has certainly written a byte on the way to an instruction: nobody, a channel (counted from 1), or somebody for all channels.
type Writer = u8;
const UNKNOWN: Writer = 0;
const ALL: Writer = u8::MAX;

/// What is known where two ways meet.
fn met(a: Writer, b: Writer) -> Writer {
    match (a, b) {
        _ if a == b => a,
        (ALL, other) | (other, ALL) => other,
        _ => UNKNOWN,
    }
}

/// The channels of an instruction as writers, and as readers that want the same.
fn writer(span: Span, channel: usize) -> Writer {
    if span.all { ALL } else { span.first + channel as u8 + 1 }
}

/// A walk through the code, as each channel for itself goes through it.
struct Walk<'r, 'a> {
    routine: &'r Routine<'a>,
    /// Who has written each byte.
    known: Vec<Writer>,
    /// What is known on the ways that lead to a step by jumps.
    arrived: BTreeMap<usize, Vec<Writer>>,
    /// Whether some channel may read a byte that it has not written.
    read: Vec<bool>,
    written: Vec<bool>,
}

impl<'r, 'a> Walk<'r, 'a> {
    fn new(routine: &'r Routine<'a>) -> Self {
        Self {
            routine,
            known: vec![UNKNOWN; routine.size],
            arrived: BTreeMap::new(),
            read: vec![false; routine.size],
            written: vec![false; routine.size],
        }
    }

    /// Goes through the code once. Whether something new was found on a way back, which may be no news for what is before it.
    fn pass(&mut self) -> Option<bool> {
        let mut news = false;
        self.known.fill(UNKNOWN);
        let routine = self.routine;
        for (step, op) in routine.code.iter().enumerate() {
            match op {
                Op::Join(_) => {
                    if let Some(arrived) = self.arrived.get(&step) {
                        self.known.iter_mut().zip(arrived).for_each(|(known, other)| *known = met(*known, *other));
                    }
                }
                Op::Branch(branch) => {
                    let Some(to) = routine.labels.get(usize::from(branch.label)).copied().flatten() else { continue };
                    let (to, back) = (to as usize, to as usize <= step);
                    let Some(arrived) = self.arrived.get_mut(&to) else {
                        self.arrived.insert(to, self.known.clone());
                        news |= back;
                        continue;
                    };
                    for (arrived, known) in arrived.iter_mut().zip(&self.known) {
                        let both = met(*arrived, *known);
                        news |= back && both != *arrived;
                        *arrived = both;
                    }
                }
                Op::Lane(lane) => self.lane(lane)?,
                Op::Access(access) => {
                    let operands = access.operands()?;
                    for elements in &operands.read {
                        self.elements(access.span, elements, Self::reads);
                    }
                    let certain = access.guard.id == 0;
                    for elements in &operands.written {
                        let write = if certain { Self::writes } else { Self::may_write };
                        self.elements(access.span, elements, write);
                    }
                }
                Op::Step(_) => {}
                Op::Whole(_) => return None,
            }
        }
        Some(news)
    }

    fn lane(&mut self, lane: &LaneOp) -> Option<()> {
        for source in &lane.sources {
            match &source.from {
                Origin::Registers(place) => self.place(lane.span, place, size_of(source.data_type), Self::reads),
                Origin::Indirect(_) => return None,
                Origin::Constant(..) | Origin::Predicate(_) | Origin::PredicateWord(_) | Origin::Address(..) => {}
            }
        }
        let certain = lane.guard.id == 0 || !lane.guarded;
        for Destination { to, data_type, .. } in std::iter::once(&lane.dst).chain(&lane.second) {
            let write = if certain { Self::writes } else { Self::may_write };
            match to {
                To::Registers(place) => self.place(lane.span, place, size_of(*data_type), write),
                To::Indirect(_) => return None,
                To::Nowhere | To::Predicate(_) | To::Address(_) => {}
            }
        }
        Some(())
    }

    /// Does something with the elements of an operand.
    fn place(&mut self, span: Span, place: &Place, size: u32, what: fn(&mut Self, Writer, Range<usize>)) {
        for i in 0..usize::from(span.n) {
            let at = match place {
                Place::Run(at) => *at + i as u32 * size,
                Place::One(at) => *at,
                Place::Each(offsets) => offsets[i],
            };
            what(self, writer(span, i), at as usize..(at + size) as usize);
        }
    }

    /// The same of the operand of an access.
    fn elements(&mut self, span: Span, elements: &Elements, what: fn(&mut Self, Writer, Range<usize>)) {
        for i in 0..usize::from(span.n) {
            let at = elements.at + i * elements.step;
            what(self, writer(span, i), at..at + elements.size);
        }
    }

    fn reads(&mut self, reader: Writer, bytes: Range<usize>) {
        let Some(known) = self.known.get(bytes.clone()) else { return };
        if known.iter().any(|known| *known != ALL && *known != reader) {
            self.read[bytes].fill(true);
        }
    }

    fn writes(&mut self, writer: Writer, bytes: Range<usize>) {
        if let Some(known) = self.known.get_mut(bytes.clone()) {
            known.iter_mut().filter(|known| **known != ALL).for_each(|known| *known = writer);
        }
        self.may_write(writer, bytes);
    }

    fn may_write(&mut self, _: Writer, bytes: Range<usize>) {
        if let Some(written) = self.written.get_mut(bytes) {
            written.fill(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::context::Core;
    use crate::numerics::value::Scratch;
    use crate::state::workgroup::Group;
    use crate::test_support::with_kernel;
    use fearless_simd::Level;
    use openvisa_isa::VariableClass;

    /// Numbers that look random, below a limit.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, limit: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % limit
        }
    }

    /// A kernel that writes some variables in some channels on some ways, and lets `OUT` show what it finds in some.
    fn text(numbers: &mut Numbers) -> String {
        let mut text = String::from(".version 4.1\n.kernel \"k\"\n.decl OUT v_type=G type=ud num_elts=16 align=GRF\n");
        text +=
            ".decl LANE v_type=G type=ud num_elts=16 align=GRF\n.decl COUNT v_type=G type=ud num_elts=1 align=GRF\n";
        for k in 0..4 {
            text += &format!(".decl V{} v_type=G type=ud num_elts=16 align=GRF\n", 40 + k);
        }
        text += ".decl P1 v_type=P num_elts=16\n.decl P2 v_type=P num_elts=16\nmain:\n";
        text += "mov (M1_NM, 16) OUT(0,0)<1> 0x0:ud\nmov (M1_NM, 8) LANE(0,0)<1> 0x76543210:uv\n";
        text += "add (M1_NM, 8) LANE(0,8)<1> LANE(0,0)<1;1,0> 0x8:ud\nmov (M1_NM, 1) COUNT(0,0)<1> 0x0:ud\n";
        let mut labels = 0;
        let mut open: Vec<usize> = Vec::new();
        let mut behind: Vec<usize> = Vec::new();
        for _ in 0..4 + numbers.below(20) {
            let (v, w, number) = (40 + numbers.below(4), 40 + numbers.below(4), numbers.below(1000));
            match numbers.below(14) {
                0 | 1 => text += &format!("mov (M1, 16) V{v}(0,0)<1> {number:#x}:ud\n"),
                2 => text += &format!("mov (M1_NM, 16) V{v}(0,0)<1> {number:#x}:ud\n"),
                3 => text += &format!("(P1) mov (M1, 16) V{v}(0,0)<1> V{w}(0,0)<1;1,0>\n"),
                4 => text += &format!("(P1) sel (M1, 16) V{v}(0,0)<1> V{w}(0,0)<1;1,0> {number:#x}:ud\n"),
                5 => text += &format!("mov (M3, 8) V{v}(0,8)<1> V{w}(0,8)<1;1,0>\n"),
                6 => text += &format!("mov (M1, 8) V{v}(0,0)<1> {number:#x}:ud\n"),
                7 | 8 => text += &format!("add (M1, 16) OUT(0,0)<1> OUT(0,0)<1;1,0> V{v}(0,0)<1;1,0>\n"),
                9 => {
                    text += &format!("add (M1, 16) OUT(0,0)<1> OUT(0,0)<1;1,0> V{v}(0,{})<0;1,0>\n", numbers.below(16));
                }
                10 => text += &format!("cmp.lt (M1, 16) P1 LANE(0,0)<1;1,0> {:#x}:ud\n", numbers.below(17)),
                11 => {
                    let label = match open.is_empty() || numbers.below(2) == 0 {
                        true => {
                            labels += 1;
                            open.push(labels);
                            labels
                        }
                        false => open[numbers.below(open.len())],
                    };
                    text += &format!("{}goto (M1, 16) L{label}\n", ["(P1) ", "(!P1) ", ""][numbers.below(3)]);
                }
                12 if !open.is_empty() => text += &format!("L{}:\n", open.swap_remove(numbers.below(open.len()))),
                12 => {
                    labels += 1;
                    behind.push(labels);
                    text += &format!("L{labels}:\n");
                }
                _ if !behind.is_empty() => {
                    text += "add (M1_NM, 1) COUNT(0,0)<1> COUNT(0,0)<0;1,0> 0x1:ud\n";
                    text += &format!("cmp.lt (M1_NM, 16) P2 COUNT(0,0)<0;1,0> {:#x}:ud\n", 2 + numbers.below(3));
                    text += &format!("(P2) goto (M1, 16) L{}\n", behind[numbers.below(behind.len())]);
                }
                _ => {}
            }
        }
        for label in open {
            text += &format!("L{label}:\n");
        }
        text + "ret (M1, 1)\n"
    }

    #[test]
    fn what_other_threads_left_in_registers_is_never_seen() {
        let (mut numbers, mut scratch) = (Numbers(1), Box::<Scratch>::default());
        let (mut left, mut put) = (0, 0);
        for _ in 0..600 {
            let text = text(&mut numbers);
            with_kernel(&text, 16, |program, bound| {
                let routine = &program.routines[0];
                let restored = routine.restored.as_ref().expect("it is simple");
                let own = program.predefined.end as usize..routine.size;
                let many = restored.iter().flat_map(Clone::clone).filter(|at| own.contains(at)).count();
                (left, put) = (left + usize::from(many < 4 * 64), put + usize::from(many > 0));
                for mask in [0xffff, 0x0ff0] {
                    let mut threads = [Thread::new(program, 0, 0, mask)];
                    let start = Start::new(program, bound, &mut threads, false);
                    let [mut clean] = threads;
                    let mut used = clean.clone();
                    // What threads before may have left: anything, where the program writes.
                    let mut walk = Walk::new(routine);
                    walk.pass().expect("it is simple");
                    for at in own.clone().filter(|at| walk.written[*at]) {
                        used.state.registers[at] = numbers.below(256) as u8;
                    }
                    start.fill(&mut used);
                    used.restart(mask);
                    for thread in [&mut clean, &mut used] {
                        let mut group = Group::new(1, 0, 0);
                        let mut core = Core::new(program, bound, &mut group, thread, &mut scratch, Level::new());
                        core.run(u64::MAX).expect("it runs");
                    }
                    let out = routine.variables[VariableClass::General.first() as usize].at as usize;
                    let shown = |thread: &Thread| thread.state.registers[out..out + 64].to_vec();
                    assert_eq!(shown(&clean), shown(&used), "{restored:?}\n{text}");
                    assert_eq!(clean.executed, used.executed);
                }
            });
        }
        // Neither all is written before each thread, nor nothing.
        assert!(left > 100 && put > 100, "{left} {put}");
    }
}
