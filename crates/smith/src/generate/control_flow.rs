//! Control flow of programs: branches, loops, subroutines and exchanges between threads.

use super::{Generator, Piece};
use crate::options::Weights;
use std::fmt::Write;

/// Maximum number of loops and branches around an instruction.
const MAX_DEPTH: usize = 3;

/// Maximum number of subroutines of a program.
const MAX_SUBROUTINES: usize = 3;

/// Maximum number of iterations of a loop. They multiply where loops are nested.
const MAX_ITERATIONS: usize = 3;

/// The place of a block in a program.
#[derive(Clone, Copy)]
struct Place {
    /// Number of branches and loops around it.
    depth: usize,
    /// Number of the first subroutine that it may call. Subroutines call later ones alone.
    callable: usize,
    /// Whether the whole group executes it.
    is_uniform: bool,
}

impl Generator<'_, '_, '_> {
    /// Makes the instructions of a program.
    pub(super) fn program(&mut self) {
        let subroutines = if self.options.weights.calls == 0 { 0 } else { self.below(MAX_SUBROUTINES + 1) };
        self.subroutines = subroutines;
        self.frame.begin().into_iter().for_each(|line| self.frame(line));
        let main = if subroutines == 0 { self.left } else { self.left * 2 / 3 };
        self.block(main, Place { depth: 0, callable: 0, is_uniform: true });
        self.frame.end().into_iter().for_each(|line| self.frame(line));
        self.frame("    ret (M1, 1)");
        for number in 0..subroutines {
            self.pieces.push(Piece::Directive(format!(".function \"sub{number}\"")));
            self.frame(format!("sub{number}:"));
            let count = self.left / (subroutines - number);
            self.block(count, Place { depth: 1, callable: number + 1, is_uniform: false });
            self.frame(format!("    ret (M1, {})", self.frame.simd_size));
        }
    }

    /// Makes up to `count` random instructions, with control flow between them.
    fn block(&mut self, count: usize, place: Place) {
        let end = self.left.saturating_sub(count);
        while self.left > end && !self.choices.is_empty() {
            let rest = self.left - end;
            let [lanes, messages, mut branches, mut loops, mut calls, mut exchanges] = self.options.weights.as_array();
            if place.depth >= MAX_DEPTH || rest < 2 {
                (branches, loops) = (0, 0);
            }
            if place.callable >= self.subroutines {
                calls = 0;
            }
            if !place.is_uniform || !self.frame.has_local {
                exchanges = 0;
            }
            let weights = Weights { lanes, messages, branches, loops, calls, exchanges };
            match self.part(weights) {
                Some(list @ (0 | 1)) => self.instruction(list),
                Some(2) => self.branch(rest, place),
                Some(3) => self.counted_loop(rest, place),
                Some(4) => self.call(place),
                Some(5) => {
                    let choice = self.below(256);
                    self.frame.exchange(choice).into_iter().for_each(|line| self.frame(line));
                    // An exchange counts, so that the program ends if it consists of nothing else.
                    self.left -= 1;
                }
                _ => return,
            }
        }
    }

    /// Chooses a part by the weights, as an index into [`Weights::NAMES`].
    fn part(&mut self, weights: Weights) -> Option<usize> {
        let weights = weights.as_array();
        let total: u64 = weights.iter().copied().map(u64::from).sum();
        let mut at = self.below(usize::try_from(total).unwrap_or(usize::MAX)) as u64;
        weights.iter().position(|weight| {
            let is_here = at < u64::from(*weight);
            at = at.saturating_sub(u64::from(*weight));
            is_here
        })
    }

    /// Returns a predicate with a bit for each lane, negated or not.
    fn condition(&mut self) -> String {
        let predicates = self.frame.lane_predicates();
        let index = predicates[self.below(predicates.len())];
        let negation = if self.below(2) == 0 { "!" } else { "" };
        format!("{negation}P{index}")
    }

    /// Returns the number of a new label.
    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels - 1
    }

    /// Makes a branch with one side or two, which some lanes take.
    fn branch(&mut self, rest: usize, place: Place) {
        let inner = Place { depth: place.depth + 1, is_uniform: false, ..place };
        let (condition, simd, sides) = (self.condition(), self.frame.simd_size, 1 + self.below(2));
        let [other, join] = [self.label(), self.label()];
        self.frame(format!("    ({condition}) goto (M1, {simd}) L{other}"));
        let first = 1 + self.below(rest / sides);
        self.block(first, inner);
        if sides == 2 {
            self.frame(format!("    goto (M1, {simd}) L{join}"));
        }
        self.frame(format!("L{other}:"));
        if sides == 2 {
            let second = 1 + self.below(rest.saturating_sub(first));
            self.block(second, inner);
            self.frame(format!("L{join}:"));
        }
    }

    /// Makes a loop with up to [`MAX_ITERATIONS`] iterations. Each lane has a number of its own, or
    /// all have the same one.
    fn counted_loop(&mut self, rest: usize, place: Place) {
        let (simd, number) = (self.frame.simd_size, self.label());
        let limit = 1 + self.below(MAX_ITERATIONS);
        let diverges = self.below(2) == 0;
        let _ = writeln!(self.declarations, ".decl COUNT{number} v_type=G type=ud num_elts={simd} align=GRFx2");
        let _ = writeln!(self.declarations, ".decl AGAIN{number} v_type=P num_elts={simd}");
        // Lanes count from 0 or 1 on.
        match diverges {
            true => self.frame(format!("    and (M1, {simd}) COUNT{number}(0,0)<1> lane(0,0)<1;1,0> 0x1:ud")),
            false => self.frame(format!("    mov (M1, {simd}) COUNT{number}(0,0)<1> 0x0:ud")),
        }
        self.frame(format!("L{number}:"));
        let count = 1 + self.below(rest);
        self.block(count, Place { depth: place.depth + 1, is_uniform: false, ..place });
        self.frame(format!("    add (M1, {simd}) COUNT{number}(0,0)<1> COUNT{number}(0,0)<1;1,0> 0x1:ud"));
        self.frame(format!("    cmp.lt (M1, {simd}) AGAIN{number} COUNT{number}(0,0)<1;1,0> {limit:#x}:ud"));
        self.frame(format!("    (AGAIN{number}) goto (M1, {simd}) L{number}"));
    }

    /// Makes a call of a subroutine, by all lanes or by some.
    fn call(&mut self, place: Place) {
        let number = place.callable + self.below(self.subroutines - place.callable);
        let simd = self.frame.simd_size;
        let guard = if self.below(2) == 0 { format!("({}) ", self.condition()) } else { String::new() };
        self.frame(format!("    {guard}call (M1, {simd}) sub{number}"));
        self.left -= 1;
    }
}
