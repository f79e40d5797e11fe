//! The initial contents of the registers of a thread.
//!
//! Threads reuse the register file of a thread that has ended. A register must read as zero until
//! it is written, unless the payload fills it. Only those are reset that the analysis of [definite
//! writes](crate::analyze::definite_writes) cannot prove to be written before they are read.

use crate::analyze::definite_writes::merge_close_ranges;
use crate::binding::arguments::{BoundKernel, INDIRECT, SCRATCH};
use crate::bytecode::{Bytecode, Routine};
use crate::checks::register_shadow::RegisterShadow;
use crate::schedule::lockstep::MAX_LOCKSTEP_THREADS;
use crate::state::thread::{State, Thread};
use openvisa_isa::{PredefinedVariable, VariableClass};
use std::ops::Range;

/// The initial register contents of a group's threads.
#[derive(Debug)]
pub(crate) struct InitialRegisters {
    /// Byte ranges of the registers that are written before a thread starts.
    ranges: Vec<Range<usize>>,
    /// For each thread, the contents of these ranges.
    contents: Vec<Vec<u8>>,
}

impl InitialRegisters {
    /// Fills the registers of new threads, and determines the ranges to write before they start
    /// again. `all` is set if every register byte must be as at a first start.
    pub(crate) fn new(program: &Bytecode<'_>, bound: &BoundKernel<'_>, threads: &mut [Thread], all: bool) -> Self {
        let routine = &program.routines[bound.kernel];
        let pieces: Vec<_> = threads.iter().map(|thread| pieces(program, routine, bound, thread)).collect();
        let mut ranges = Vec::new();
        match (&routine.registers_to_reset, all) {
            (Some(registers_to_reset), false) => ranges.extend(registers_to_reset.iter().cloned()),
            _ => ranges.push(0..routine.size),
        }
        // The simulator writes these registers, or they differ between groups.
        let places = &program.predefined;
        ranges.extend([places.r0, places.cr0, places.ce0].map(|at| at as usize..at as usize + 4));
        // If threads keep their registers, parts of the payload that are the same for all threads
        // are still there.
        if let (true, Some((first, others))) = (moves_registers(threads.len()), pieces.split_first()) {
            for (k, (at, bytes)) in first.iter().enumerate() {
                if others.iter().any(|other| other[k].1 != *bytes) {
                    ranges.push(*at..*at + bytes.len());
                }
            }
        }
        let ranges = merge_close_ranges(ranges);
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

/// Returns whether register files move between threads, in a group with this many threads.
#[inline]
pub(crate) fn moves_registers(threads: usize) -> bool {
    threads > MAX_LOCKSTEP_THREADS
}

/// Returns the initial contents of a thread's registers that are not 0: its identity and its
/// payload, with their byte offsets. The offsets are the same for all threads.
fn pieces(
    program: &Bytecode<'_>,
    routine: &Routine<'_>,
    bound: &BoundKernel<'_>,
    thread: &Thread,
) -> Vec<(usize, Vec<u8>)> {
    let places = &program.predefined;
    let r0 = places.r0 as usize;
    let number = thread.number as u32;
    let scratch = if program.register > 32 { SCRATCH } else { number };
    // All threads have their private memory at the same address. Kernels add `%hw_id` times its
    // size, so `%hw_id` is 0.
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
    let inputs = routine.inputs.iter().map(|input| {
        let bytes = payload.get(input.payload_offset..).unwrap_or(&[]);
        (input.register_offset, bytes[..bytes.len().min(input.size)].to_vec())
    });
    let pieces = words.iter().map(|(at, value)| (*at, value.to_le_bytes().to_vec())).chain(inputs);
    pieces.filter(|(at, bytes)| at + bytes.len() <= routine.size).collect()
}

/// Returns the shadow of the registers of a thread that starts. Defined are the predefined
/// variables, except those that pass arguments and results of functions, and the payload.
pub(crate) fn initial_shadow(program: &Bytecode<'_>, bound: &BoundKernel<'_>) -> RegisterShadow {
    let routine = &program.routines[bound.kernel];
    let mut shadow = State::new(bound.kernel, routine).undefined_shadow(routine);
    let passed = [PredefinedVariable::ARG, PredefinedVariable::RETVAL].map(|variable| variable.index as usize);
    for (index, variable) in routine.variables.iter().enumerate().take(VariableClass::General.first() as usize) {
        if !passed.contains(&index) {
            shadow.define(variable.at as usize, variable.size as usize);
        }
    }
    for input in &routine.inputs {
        shadow.define(input.register_offset, input.size);
    }
    for id in 0..VariableClass::Predicate.first() {
        shadow.set_predicate(id as u16, u32::MAX, 0, None);
    }
    for element in 0..VariableClass::Address.first() {
        shadow.set_address(element as usize, false, None);
    }
    shadow
}

/// Writes the group id to the registers of a thread.
#[inline]
pub(crate) fn set_group_id(program: &Bytecode<'_>, thread: &mut Thread, group: [u32; 3]) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze::definite_writes::written_bytes;
    use crate::interp::context::ExecContext;
    use crate::numerics::value::Scratch;
    use crate::state::workgroup::Group;
    use crate::test_support::with_kernel;
    use fearless_simd::Level;
    use openvisa_isa::VariableClass;

    /// A deterministic generator of pseudo-random numbers below a limit.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, limit: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % limit
        }
    }

    /// Returns a kernel that writes some variables in some channels on some paths. It copies to
    /// `OUT` what it reads from others.
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
    fn register_values_of_earlier_threads_are_never_read() {
        let (mut numbers, mut scratch) = (Numbers(1), Box::<Scratch>::default());
        let (mut left, mut put) = (0, 0);
        for _ in 0..600 {
            let text = text(&mut numbers);
            with_kernel(&text, 16, |compiled, bound| {
                let (program, fast) = (&compiled.bytecode, &compiled.fast[..]);
                let routine = &program.routines[0];
                let registers_to_reset = routine.registers_to_reset.as_ref().expect("it is simple");
                let own = program.predefined.end as usize..routine.size;
                let many = registers_to_reset.iter().flat_map(Clone::clone).filter(|at| own.contains(at)).count();
                (left, put) = (left + usize::from(many < 4 * 64), put + usize::from(many > 0));
                for mask in [0xffff, 0x0ff0] {
                    let mut threads = [Thread::new(program, 0, 0, mask)];
                    let start = InitialRegisters::new(program, bound, &mut threads, false);
                    let [mut clean] = threads;
                    let mut used = clean.clone();
                    // Earlier threads may have left any value in bytes that the program writes.
                    let written = written_bytes(routine).expect("it is simple");
                    for at in own.clone().filter(|at| written[*at]) {
                        used.state.registers[at] = numbers.below(256) as u8;
                    }
                    start.fill(&mut used);
                    used.restart(mask);
                    for thread in [&mut clean, &mut used] {
                        let mut group = Group::new(1, 0, 0);
                        let mut core =
                            ExecContext::new(program, fast, bound, &mut group, thread, &mut scratch, Level::new());
                        core.run(u64::MAX).expect("it runs");
                    }
                    let out = routine.variables[VariableClass::General.first() as usize].at as usize;
                    let shown = |thread: &Thread| thread.state.registers[out..out + 64].to_vec();
                    assert_eq!(shown(&clean), shown(&used), "{registers_to_reset:?}\n{text}");
                    assert_eq!(clean.executed, used.executed);
                }
            });
        }
        // Some bytes are reset before each thread, but not all.
        assert!(left > 100 && put > 100, "{left} {put}");
    }
}
