//! Formulas of the SMT-LIB theories of bit vectors and floating-point numbers.
//!
//! Equal formulas are one [`Term`], constants are folded, and the low bits of a sum are the sum of
//! the low bits. So many equal results need no solver: `a + b` and `b + a` are the same term.

use openvisa_isa::reference::{FloatFormat, Rounding};
use std::collections::HashMap;

/// A formula of [`Terms`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Term(u32);

/// The sort of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Truth,
    /// A bit vector of so many bits.
    Bits(u32),
    Float(FloatFormat),
    Rounding,
}

/// An operation, by its name in SMT-LIB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Op {
    /// An unknown bit vector: its number and its width.
    Variable(u32, u32),
    /// A bit vector of at most 128 bits: its value and its width.
    Constant(u128, u32),
    Truth(bool),
    Rounding(Mode),
    /// An operation without parameters.
    Plain(&'static str),
    /// The bits from the highest to the lowest one.
    Extract(u32, u32),
    /// Further high bits, all like the sign.
    SignExtend(u32),
    /// The number with some bits.
    FromBits(Format),
    /// A number rounded to a format.
    Convert(Format),
    /// A signed integer rounded to a format.
    FromInteger(Format),
    /// A number as a signed integer of so many bits.
    ToInteger(u32),
    /// The bits of a number. A NaN has those of one quiet NaN.
    ToBits(Format),
}

/// A hashable form of [`FloatFormat`]: bits of the exponent and of the fraction.
pub(crate) type Format = (u32, u32);

/// A rounding mode, by its name in SMT-LIB.
pub(crate) type Mode = &'static str;

/// Returns the hashable form of a format.
pub(crate) fn key(format: FloatFormat) -> Format {
    (format.exponent, format.fraction)
}

const fn format((exponent, fraction): Format) -> FloatFormat {
    FloatFormat { exponent, fraction }
}

/// Returns the number of bits of a format.
pub(crate) fn width_of(format: FloatFormat) -> u32 {
    1 + format.exponent + format.fraction
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Node {
    op: Op,
    arguments: Vec<Term>,
}

/// Number of nested operations that are looked at for the range of a formula. They can share parts, so
/// that all together would be too many.
const RANGE_DEPTH: usize = 8;

/// Maximum number of nested operations whose low bits are found.
const PART_DEPTH: usize = 200;

/// Formulas, each with its parts.
#[derive(Debug, Default)]
pub(crate) struct Terms {
    nodes: Vec<Node>,
    sorts: Vec<Sort>,
    known: HashMap<Node, Term>,
    /// Parts of formulas that have been found: formula, highest and lowest bit.
    parts: HashMap<(Term, u32, u32), Term>,
    variables: u32,
    /// Number of formulas whose parts are being found.
    depth: usize,
}

impl Terms {
    fn add(&mut self, op: Op, arguments: &[Term], sort: Sort) -> Term {
        let node = Node { op, arguments: arguments.to_vec() };
        if let Some(term) = self.known.get(&node) {
            return *term;
        }
        let term = Term(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.sorts.push(sort);
        self.known.insert(node, term);
        term
    }

    fn node(&self, term: Term) -> (Op, &[Term]) {
        let node = &self.nodes[term.0 as usize];
        (node.op, &node.arguments)
    }

    /// Returns the number of formulas, which limits the work on a program.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn sort(&self, term: Term) -> Sort {
        self.sorts[term.0 as usize]
    }

    /// Returns the width of a bit vector; 0 for another formula.
    pub(crate) fn width(&self, term: Term) -> u32 {
        if let Sort::Bits(width) = self.sort(term) { width } else { 0 }
    }

    pub(crate) fn variable(&mut self, width: u32) -> Term {
        self.variables += 1;
        self.add(Op::Variable(self.variables, width), &[], Sort::Bits(width))
    }

    pub(crate) fn truth(&mut self, value: bool) -> Term {
        self.add(Op::Truth(value), &[], Sort::Truth)
    }

    /// Returns the value of a truth value that is known.
    pub(crate) fn known_truth(&self, term: Term) -> Option<bool> {
        if let (Op::Truth(value), _) = self.node(term) { Some(value) } else { None }
    }

    /// Returns a bit vector with a value in two's complement.
    pub(crate) fn integer(&mut self, value: i128, width: u32) -> Term {
        let narrow = width.min(128);
        let mask = u128::MAX >> (128 - narrow);
        let constant = self.add(Op::Constant(value as u128 & mask, narrow), &[], Sort::Bits(narrow));
        self.sign_extend(constant, width)
    }

    fn constant(&self, term: Term) -> Option<(u128, u32)> {
        if let (Op::Constant(value, width), _) = self.node(term) { Some((value, width)) } else { None }
    }

    /// Returns the value of a bit vector that is known, in two's complement.
    pub(crate) fn known_integer(&self, term: Term) -> Option<i128> {
        let (value, width) = self.constant(term)?;
        Some((value << (128 - width)) as i128 >> (128 - width))
    }

    /// Returns the smallest and the largest value that a bit vector can have in two's complement,
    /// as far as its operations tell.
    pub(crate) fn range(&self, term: Term) -> (i128, i128) {
        self.range_within(term, RANGE_DEPTH)
    }

    fn range_within(&self, term: Term, depth: usize) -> (i128, i128) {
        if let Some(value) = self.known_integer(term) {
            return (value, value);
        }
        let width = self.width(term).clamp(1, 127);
        let whole = (-1_i128 << (width - 1), !(-1_i128 << (width - 1)));
        let (op, arguments) = self.node(term);
        let Some(depth) = depth.checked_sub(1) else { return whole };
        let found = match (op, arguments) {
            (Op::SignExtend(_), [a]) => self.range_within(*a, depth),
            (Op::Plain("bvand"), [a, b]) => {
                let known = self.known_integer(*a).or_else(|| self.known_integer(*b));
                known.filter(|known| *known >= 0).map_or(whole, |known| (0, known))
            }
            (Op::Plain("bvadd"), [a, b]) => {
                let ((a, b), (c, d)) = (self.range_within(*a, depth), self.range_within(*b, depth));
                (a.saturating_add(c), b.saturating_add(d))
            }
            (Op::Plain("bvneg"), [a]) => {
                let (low, high) = self.range_within(*a, depth);
                (high.saturating_neg(), low.saturating_neg())
            }
            (Op::Plain("ite"), [_, a, b]) => {
                let ((a, b), (c, d)) = (self.range_within(*a, depth), self.range_within(*b, depth));
                (a.min(c), b.max(d))
            }
            _ => whole,
        };
        if found.0 < whole.0 || found.1 > whole.1 { whole } else { found }
    }

    /// Returns a bit vector with more bits of the same value in two's complement.
    pub(crate) fn sign_extend(&mut self, term: Term, width: u32) -> Term {
        let own = self.width(term);
        if width <= own {
            return term;
        }
        if let (Some(value), true) = (self.known_integer(term), width <= 128) {
            return self.integer(value, width);
        }
        if let (Op::SignExtend(_), [inner]) = self.node(term) {
            let inner = *inner;
            return self.sign_extend(inner, width);
        }
        self.add(Op::SignExtend(width - own), &[term], Sort::Bits(width))
    }

    /// Returns a bit vector with high bits of 0.
    pub(crate) fn zero_extend(&mut self, term: Term, width: u32) -> Term {
        let own = self.width(term);
        if width <= own {
            return term;
        }
        let zeros = self.integer(0, width - own);
        self.concat(zeros, term)
    }

    /// Returns the bits of two bit vectors, those of the first one above the others.
    pub(crate) fn concat(&mut self, high: Term, low: Term) -> Term {
        let (a, b) = (self.width(high), self.width(low));
        if let (Some((above, _)), Some((below, _)), true) = (self.constant(high), self.constant(low), a + b <= 128) {
            return self.integer((above << b | below) as i128, a + b);
        }
        if let ((Op::Extract(top, middle), [x]), (Op::Extract(below, bottom), [y])) = (self.node(high), self.node(low))
            && x == y
            && middle == below + 1
        {
            let x = *x;
            return self.extract(x, top, bottom);
        }
        self.add(Op::Plain("concat"), &[high, low], Sort::Bits(a + b))
    }

    /// Returns the lowest bits of a bit vector.
    pub(crate) fn low(&mut self, term: Term, width: u32) -> Term {
        self.extract(term, width - 1, 0)
    }

    /// Returns the bits of a bit vector from the highest to the lowest one.
    pub(crate) fn extract(&mut self, term: Term, high: u32, low: u32) -> Term {
        let (own, width) = (self.width(term), high - low + 1);
        if low == 0 && width >= own {
            return term;
        }
        if let Some(part) = self.parts.get(&(term, high, low)) {
            return *part;
        }
        self.depth += 1;
        let part = match self.depth {
            ..=PART_DEPTH => self.find_part(term, high, low),
            _ => self.add(Op::Extract(high, low), &[term], Sort::Bits(width)),
        };
        self.depth -= 1;
        self.parts.insert((term, high, low), part);
        part
    }

    fn find_part(&mut self, term: Term, high: u32, low: u32) -> Term {
        let width = high - low + 1;
        let (op, arguments) = self.node(term);
        let arguments = arguments.to_vec();
        match (op, arguments.as_slice()) {
            (Op::Constant(value, _), _) => return self.integer((value >> low) as i128, width),
            (Op::Extract(_, bottom), [a]) => return self.extract(*a, high + bottom, low + bottom),
            (Op::SignExtend(_), [a]) => {
                let inner = self.width(*a);
                if high < inner {
                    return self.extract(*a, high, low);
                }
                if low < inner {
                    let part = self.extract(*a, inner - 1, low);
                    return self.sign_extend(part, width);
                }
            }
            (Op::Plain("concat"), [a, b]) => {
                let middle = self.width(*b);
                if high < middle {
                    return self.extract(*b, high, low);
                }
                if low >= middle {
                    return self.extract(*a, high - middle, low - middle);
                }
                let (above, below) = (self.extract(*a, high - middle, 0), self.extract(*b, middle - 1, low));
                return self.concat(above, below);
            }
            (Op::Plain("ite"), [c, a, b]) => {
                let (a, b) = (self.extract(*a, high, low), self.extract(*b, high, low));
                return self.select(*c, a, b);
            }
            (Op::Plain("bvnot"), [a]) => {
                let a = self.extract(*a, high, low);
                return self.complement(a);
            }
            (Op::Plain(name @ ("bvand" | "bvor" | "bvxor")), [a, b]) => {
                let (a, b) = (self.extract(*a, high, low), self.extract(*b, high, low));
                return self.bits(name, a, b);
            }
            (Op::Plain("bvneg"), [a]) if low == 0 => {
                let a = self.low(*a, width);
                return self.negate(a);
            }
            (Op::Plain(name @ ("bvadd" | "bvmul")), [a, b]) if low == 0 => {
                let (a, b) = (self.low(*a, width), self.low(*b, width));
                return self.bits(name, a, b);
            }
            (Op::Plain("bvshl"), [a, count]) if low == 0 => {
                if let Some(count) = self.known_integer(*count).filter(|count| *count < i128::from(width)) {
                    let (a, count) = (self.low(*a, width), self.integer(count, width));
                    return self.bits("bvshl", a, count);
                }
            }
            _ => {}
        }
        self.add(Op::Extract(high, low), &[term], Sort::Bits(width))
    }

    pub(crate) fn negate(&mut self, term: Term) -> Term {
        let width = self.width(term);
        match (self.known_integer(term), self.node(term)) {
            (Some(value), _) => self.integer(value.wrapping_neg(), width),
            (_, (Op::Plain("bvneg"), [a])) => *a,
            _ => self.add(Op::Plain("bvneg"), &[term], Sort::Bits(width)),
        }
    }

    pub(crate) fn complement(&mut self, term: Term) -> Term {
        let width = self.width(term);
        match (self.known_integer(term), self.node(term)) {
            (Some(value), _) => self.integer(!value, width),
            (_, (Op::Plain("bvnot"), [a])) => *a,
            _ => self.add(Op::Plain("bvnot"), &[term], Sort::Bits(width)),
        }
    }

    /// Applies an operation to two bit vectors of the same width.
    pub(crate) fn bits(&mut self, name: &'static str, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (left, right) = (self.known_integer(a), self.known_integer(b));
        if let (Some(x), Some(y)) = (left, right)
            && let Some(value) = fold(name, x, y, width)
        {
            return self.integer(value, width);
        }
        match (name, left, right) {
            ("bvadd" | "bvor" | "bvxor", Some(0), _) | ("bvmul", Some(1), _) | ("bvand", Some(-1), _) => return b,
            ("bvadd" | "bvor" | "bvxor" | "bvshl" | "bvashr" | "bvlshr", _, Some(0)) => return a,
            ("bvmul", _, Some(1)) | ("bvand", _, Some(-1)) if width > 1 => return a,
            ("bvand" | "bvmul", _, Some(0)) => return b,
            ("bvand" | "bvmul" | "bvshl" | "bvashr" | "bvlshr", Some(0), _) => return a,
            ("bvand" | "bvor", ..) if a == b => return a,
            ("bvxor", ..) if a == b => return self.integer(0, width),
            _ => {}
        }
        let (a, b) = if is_commutative(name) && b < a { (b, a) } else { (a, b) };
        self.add(Op::Plain(name), &[a, b], Sort::Bits(width))
    }

    /// Compares two bit vectors of the same width, or two numbers of the same format.
    pub(crate) fn compare(&mut self, name: &'static str, a: Term, b: Term) -> Term {
        if let (Some(x), Some(y)) = (self.known_integer(a), self.known_integer(b)) {
            match name {
                "bvslt" => return self.truth(x < y),
                "bvsle" => return self.truth(x <= y),
                "=" => return self.truth(x == y),
                _ => {}
            }
        }
        if a == b && matches!(name, "=" | "bvsle") {
            return self.truth(true);
        }
        let (a, b) = if is_commutative(name) && b < a { (b, a) } else { (a, b) };
        self.add(Op::Plain(name), &[a, b], Sort::Truth)
    }

    pub(crate) fn not(&mut self, term: Term) -> Term {
        match (self.known_truth(term), self.node(term)) {
            (Some(value), _) => self.truth(!value),
            (_, (Op::Plain("not"), [a])) => *a,
            _ => self.add(Op::Plain("not"), &[term], Sort::Truth),
        }
    }

    pub(crate) fn and(&mut self, a: Term, b: Term) -> Term {
        match (self.known_truth(a), self.known_truth(b)) {
            (Some(true), _) | (_, Some(false)) => b,
            (_, Some(true)) | (Some(false), _) => a,
            _ if a == b => a,
            _ => self.add(Op::Plain("and"), &[a.min(b), a.max(b)], Sort::Truth),
        }
    }

    pub(crate) fn or(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = (self.not(a), self.not(b));
        let neither = self.and(a, b);
        self.not(neither)
    }

    /// Returns `yes` where a condition is true, and otherwise `no`, of the same sort.
    pub(crate) fn select(&mut self, condition: Term, yes: Term, no: Term) -> Term {
        match (self.known_truth(condition), self.node(condition)) {
            (Some(true), _) => return yes,
            (Some(false), _) => return no,
            _ if yes == no => return yes,
            (_, (Op::Plain("not"), [inner])) => {
                let inner = *inner;
                return self.select(inner, no, yes);
            }
            _ => {}
        }
        match (self.known_truth(yes), self.known_truth(no)) {
            (Some(true), Some(false)) => return condition,
            (Some(false), Some(true)) => return self.not(condition),
            _ => {}
        }
        let sort = self.sort(yes);
        self.add(Op::Plain("ite"), &[condition, yes, no], sort)
    }

    /// Returns the number with some bits in a format.
    pub(crate) fn float_of_bits(&mut self, bits: Term, of: FloatFormat) -> Term {
        match self.node(bits) {
            (Op::ToBits(own), [number]) if own == key(of) => *number,
            _ => self.add(Op::FromBits(key(of)), &[bits], Sort::Float(of)),
        }
    }

    /// Returns the bits of a number. All NaNs have the same.
    pub(crate) fn float_bits(&mut self, number: Term, of: FloatFormat) -> Term {
        self.add(Op::ToBits(key(of)), &[number], Sort::Bits(width_of(of)))
    }

    /// Returns the number with known bits.
    pub(crate) fn float_constant(&mut self, bits: u64, of: FloatFormat) -> Term {
        let bits = self.integer(i128::from(bits), width_of(of));
        self.float_of_bits(bits, of)
    }

    fn mode(&mut self, rounding: Rounding) -> Term {
        let name = match rounding {
            Rounding::NearestEven => "RNE",
            Rounding::Up => "RTP",
            Rounding::Down => "RTN",
            Rounding::ToZero => "RTZ",
        };
        self.add(Op::Rounding(name), &[], Sort::Rounding)
    }

    /// Applies a rounded operation to numbers of a format.
    pub(crate) fn rounded(&mut self, name: &'static str, rounding: Rounding, arguments: &[Term]) -> Term {
        let sort = self.sort(arguments[0]);
        let mut list = vec![self.mode(rounding)];
        list.extend(arguments);
        // The order of two summands or factors makes no difference.
        if matches!(name, "fp.add" | "fp.mul" | "fp.fma") {
            list[1..3].sort();
        }
        self.add(Op::Plain(name), &list, sort)
    }

    /// Applies an exact operation to a number: `fp.neg` or `fp.abs`.
    pub(crate) fn exact(&mut self, name: &'static str, number: Term) -> Term {
        match self.node(number) {
            (Op::Plain("fp.neg"), [inner]) if name == "fp.neg" => *inner,
            (Op::Plain("fp.neg" | "fp.abs"), [inner]) if name == "fp.abs" => {
                let inner = *inner;
                self.exact("fp.abs", inner)
            }
            _ => {
                let sort = self.sort(number);
                self.add(Op::Plain(name), &[number], sort)
            }
        }
    }

    /// Asks for a property of a number, such as `fp.isNaN`.
    pub(crate) fn test(&mut self, name: &'static str, number: Term) -> Term {
        self.add(Op::Plain(name), &[number], Sort::Truth)
    }

    /// Rounds a number to a format.
    pub(crate) fn convert(&mut self, number: Term, to: FloatFormat, rounding: Rounding) -> Term {
        if self.sort(number) == Sort::Float(to) {
            return number;
        }
        let mode = self.mode(rounding);
        self.add(Op::Convert(key(to)), &[mode, number], Sort::Float(to))
    }

    /// Rounds a signed integer to a format.
    pub(crate) fn float_of_integer(&mut self, integer: Term, to: FloatFormat, rounding: Rounding) -> Term {
        let mode = self.mode(rounding);
        self.add(Op::FromInteger(key(to)), &[mode, integer], Sort::Float(to))
    }

    /// Truncates a number to a signed integer, which must be in the range of so many bits.
    pub(crate) fn truncate(&mut self, number: Term, width: u32) -> Term {
        let mode = self.mode(Rounding::ToZero);
        self.add(Op::ToInteger(width), &[mode, number], Sort::Bits(width))
    }

    /// Returns whether a formula of bit vectors is true for values of its variables. Those without a
    /// value are 0.
    pub(crate) fn is_true_for(&mut self, formula: Term, values: &HashMap<Term, u128>) -> bool {
        let value = self.substitute(formula, values, &mut HashMap::new());
        self.known_truth(value) == Some(true)
    }

    /// Returns a formula of bit vectors with values in place of its variables.
    fn substitute(&mut self, term: Term, values: &HashMap<Term, u128>, known: &mut HashMap<Term, Term>) -> Term {
        if let Some(value) = known.get(&term) {
            return *value;
        }
        let Node { op, arguments } = self.nodes[term.0 as usize].clone();
        let parts: Vec<Term> = arguments.iter().map(|part| self.substitute(*part, values, known)).collect();
        let result = match (op, parts.as_slice()) {
            (Op::Variable(_, width), _) => self.integer(values.get(&term).copied().unwrap_or(0) as i128, width),
            (Op::Extract(high, low), [a]) => self.extract(*a, high, low),
            (Op::SignExtend(more), [a]) => self.sign_extend(*a, self.width(*a) + more),
            (Op::Plain("concat"), [a, b]) => self.concat(*a, *b),
            (Op::Plain("bvneg"), [a]) => self.negate(*a),
            (Op::Plain("bvnot"), [a]) => self.complement(*a),
            (Op::Plain("not"), [a]) => self.not(*a),
            (Op::Plain("and"), [a, b]) => self.and(*a, *b),
            (Op::Plain("ite"), [c, a, b]) => self.select(*c, *a, *b),
            (Op::Plain(name), [a, b]) if self.sorts[term.0 as usize] == Sort::Truth => self.compare(name, *a, *b),
            (Op::Plain(name), [a, b]) => self.bits(name, *a, *b),
            _ => term,
        };
        known.insert(term, result);
        result
    }

    /// Writes that a formula is true as a script of SMT-LIB. Names depend on the form of the
    /// formula alone: two formulas that differ in their variables have the same text.
    pub(crate) fn script(&self, formula: Term) -> Script {
        let mut script = ScriptParts::default();
        let (mut names, mut pending) = (HashMap::new(), vec![(formula, false)]);
        while let Some((term, is_ready)) = pending.pop() {
            if names.contains_key(&term) {
                continue;
            }
            let (op, arguments) = self.node(term);
            if !is_ready {
                pending.push((term, true));
                pending.extend(arguments.iter().rev().map(|argument| (*argument, false)));
                continue;
            }
            let parts: Vec<&str> = arguments.iter().filter_map(|part| names.get(part)).map(String::as_str).collect();
            let name = script.define(op, &parts, names.len());
            if matches!(op, Op::Variable(..)) {
                script.variables.push((name.clone(), term));
            }
            names.insert(term, name);
        }
        // Solvers take much longer to read definitions that name each other.
        let ScriptParts { mut text, bindings, conditions, variables } = script;
        let depth = bindings.lines().count();
        text.push_str(&format!(
            "(assert\n{bindings}(and true{conditions} {}){})\n",
            names[&formula],
            ")".repeat(depth)
        ));
        Script { text, variables }
    }
}

/// A question for a solver.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    /// Definitions and an assertion.
    pub(crate) text: String,
    /// The unknown bit vectors, with their names.
    pub(crate) variables: Vec<(String, Term)>,
}

/// The parts of a question.
#[derive(Debug, Default)]
struct ScriptParts {
    /// Declarations of unknown values.
    text: String,
    /// The formulas, each with a name, in lines.
    bindings: String,
    /// What must hold besides.
    conditions: String,
    variables: Vec<(String, Term)>,
}

impl ScriptParts {
    /// Defines a formula whose parts have names. Returns its name, or the text of a constant.
    fn define(&mut self, op: Op, parts: &[&str], number: usize) -> String {
        let apply = |head: &str| format!("({head} {})", parts.join(" "));
        let of = |(exponent, fraction): Format| format!("(_ to_fp {exponent} {})", fraction + 1);
        let value = match op {
            Op::Variable(_, width) => {
                let name = format!("v{}", self.variables.len());
                self.text.push_str(&format!("(declare-fun {name} () (_ BitVec {width}))\n"));
                return name;
            }
            Op::Constant(value, width) => return format!("(_ bv{value} {width})"),
            Op::Truth(value) => return value.to_string(),
            Op::Rounding(name) => return name.to_owned(),
            Op::ToBits(own) => {
                let (name, width) = (format!("b{number}"), width_of(format(own)));
                let (number, quiet) = (parts.first().copied().unwrap_or_default(), quiet_nan(format(own)));
                self.text.push_str(&format!("(declare-fun {name} () (_ BitVec {width}))\n"));
                self.conditions.push_str(&format!(
                    " (= ({} {name}) {number}) (=> (fp.isNaN {number}) (= {name} (_ bv{quiet} {width})))",
                    of(own)
                ));
                return name;
            }
            Op::Plain(name) => apply(name),
            Op::Extract(high, low) => apply(&format!("(_ extract {high} {low})")),
            Op::SignExtend(more) => apply(&format!("(_ sign_extend {more})")),
            Op::FromBits(own) | Op::Convert(own) | Op::FromInteger(own) => apply(&of(own)),
            Op::ToInteger(width) => apply(&format!("(_ fp.to_sbv {width})")),
        };
        let name = format!("t{number}");
        self.bindings.push_str(&format!("(let (({name} {value}))\n"));
        name
    }
}

/// Returns the bits of the NaN that stands for all of a format.
pub(crate) fn quiet_nan(format: FloatFormat) -> u64 {
    format.infinity() | 1 << (format.fraction - 1)
}

fn is_commutative(name: &str) -> bool {
    matches!(name, "bvadd" | "bvmul" | "bvand" | "bvor" | "bvxor" | "=" | "fp.eq")
}

/// Applies an operation to constants in two's complement. `None` if the result is not known to fit.
fn fold(name: &str, a: i128, b: i128, width: u32) -> Option<i128> {
    if width > 128 {
        return None;
    }
    let count = || u32::try_from(b).ok().filter(|count| *count < width);
    let unsigned = (a as u128) << (128 - width) >> (128 - width);
    Some(match name {
        "bvadd" => a.wrapping_add(b),
        "bvmul" => a.wrapping_mul(b),
        "bvand" => a & b,
        "bvor" => a | b,
        "bvxor" => a ^ b,
        "bvshl" => count().map_or(0, |count| a << count),
        "bvashr" => a >> count().unwrap_or(127),
        "bvlshr" => count().map_or(0, |count| (unsigned >> count) as i128),
        "bvsdiv" if b != 0 => a.wrapping_div(b),
        "bvsrem" if b != 0 => a.wrapping_rem(b),
        _ => return None,
    })
}
