//! Values of the pseudo-code as formulas.
//!
//! They follow the decisions of the execution model, as the numbers of the reference semantics do:
//! integers have as many bits as they need, so that they do not wrap before they are stored. A
//! floating-point result is rounded when an operation reads it, or when it is stored.

use super::Obstacle;
use super::term::{Sort, Term, Terms, quiet_nan, width_of};
use openvisa_isa::DataType;
use openvisa_isa::reference::{ElementKind, FloatFormat, Precision, Rounding};

/// Maximum number of bits of an integer. The product of two products of qwords has fewer.
const MAX_BITS: u32 = 512;

/// A value of the pseudo-code.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// An integer in two's complement, of any width.
    Integer(Term),
    Float(Float),
    Truth(Term),
    /// Bits that are stored as they are.
    Encoding(Term),
    /// A value that no program may depend on. Storing it changes nothing.
    Undefined,
    Type(DataType),
}

/// A floating-point number.
#[derive(Clone, Debug)]
pub(crate) struct Float {
    form: Form,
    precision: Precision,
    /// Whether this is the result of an operation, not an operand or a copy of one.
    computed: bool,
    /// The bits of the element that this is a copy of, in the format of the number.
    copied: Option<Term>,
}

#[derive(Clone, Debug)]
enum Form {
    /// A number of a format: as it is, and as operations read it, which may take denormal numbers
    /// as zero.
    Exact { number: Term, operand: Term, format: FloatFormat },
    /// A constant.
    Constant(f64),
    /// The exact result of an operation, which is not rounded yet.
    Pending(&'static str, Vec<Operand>),
}

/// A number as an operation reads it.
#[derive(Clone, Copy, Debug)]
enum Operand {
    Number(Term, FloatFormat),
    Constant(f64),
}

/// How results are stored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StoreRules {
    pub(crate) saturate: bool,
    pub(crate) rounding: Rounding,
    /// Whether denormal results of operations become zero.
    pub(crate) flush: bool,
}

/// Returns whether a format has all numbers of another one.
fn contains(large: FloatFormat, small: FloatFormat) -> bool {
    large.exponent >= small.exponent && large.fraction >= small.fraction
}

const fn format_of(precision: Precision) -> FloatFormat {
    match precision {
        Precision::Double => FloatFormat::DF,
        Precision::Single | Precision::Any => FloatFormat::F,
    }
}

/// Computes with values.
pub(crate) struct Arithmetic<'t> {
    pub(crate) terms: &'t mut Terms,
    pub(crate) rounding: Rounding,
}

type Result<T> = std::result::Result<T, Obstacle>;

impl Arithmetic<'_> {
    /// Returns an integer that is known.
    pub(crate) fn constant(&mut self, value: i128) -> Value {
        let width = 129 - value.unsigned_abs().leading_zeros();
        Value::Integer(self.terms.integer(value, width))
    }

    /// Returns a constant with a decimal point.
    pub(crate) fn real(value: f64) -> Value {
        Value::Float(Float { form: Form::Constant(value), precision: Precision::Any, computed: false, copied: None })
    }

    /// Converts the bits of an element. `flush` states that operations take denormal numbers as
    /// zero.
    pub(crate) fn decode(&mut self, bits: Term, kind: ElementKind, flush: bool) -> Value {
        let width = kind.bits();
        let bits = self.terms.low(bits, width);
        match kind {
            ElementKind::Signed(_) => Value::Integer(bits),
            ElementKind::Unsigned(_) => Value::Integer(self.terms.zero_extend(bits, width + 1)),
            ElementKind::Float(format) => {
                let number = self.terms.float_of_bits(bits, format);
                let operand = if flush { self.flushed(number, format) } else { number };
                let precision = if format == FloatFormat::DF { Precision::Double } else { Precision::Single };
                let form = Form::Exact { number, operand, format };
                Value::Float(Float { form, precision, computed: false, copied: Some(bits) })
            }
        }
    }

    /// Returns a number with denormal numbers as zero of the same sign.
    fn flushed(&mut self, number: Term, format: FloatFormat) -> Term {
        let is_denormal = self.terms.test("fp.isSubnormal", number);
        let zero = self.signed_zero(number, format);
        self.terms.select(is_denormal, zero, number)
    }

    fn signed_zero(&mut self, number: Term, format: FloatFormat) -> Term {
        let (plus, minus) = (self.terms.float_constant(0, format), self.terms.float_constant(format.sign(), format));
        let is_negative = self.terms.test("fp.isNegative", number);
        self.terms.select(is_negative, minus, plus)
    }

    /// Returns a truth value.
    pub(crate) fn truth(&mut self, value: &Value) -> Result<Term> {
        Ok(match value {
            Value::Truth(truth) => *truth,
            Value::Integer(integer) | Value::Encoding(integer) => {
                let zero = self.terms.integer(0, self.terms.width(*integer));
                let is_zero = self.terms.compare("=", *integer, zero);
                self.terms.not(is_zero)
            }
            _ => return Err(Obstacle::Value),
        })
    }

    /// Returns an integer.
    pub(crate) fn integer(&mut self, value: &Value) -> Result<Term> {
        Ok(match value {
            Value::Integer(integer) => *integer,
            Value::Truth(truth) => {
                let (one, zero) = (self.terms.integer(1, 2), self.terms.integer(0, 2));
                self.terms.select(*truth, one, zero)
            }
            Value::Encoding(bits) => self.terms.zero_extend(*bits, self.terms.width(*bits) + 1),
            _ => return Err(Obstacle::Value),
        })
    }

    /// Returns an integer that is known.
    pub(crate) fn known(&mut self, value: &Value) -> Result<i128> {
        let integer = self.integer(value)?;
        self.terms.known_integer(integer).ok_or(Obstacle::Value)
    }

    /// Returns two integers of the same width, which is at least `more` bits larger than both.
    fn pair(&mut self, a: Term, b: Term, more: u32) -> Result<(Term, Term)> {
        let width = self.terms.width(a).max(self.terms.width(b)) + more;
        if width > MAX_BITS {
            return Err(Obstacle::Width);
        }
        Ok((self.terms.sign_extend(a, width), self.terms.sign_extend(b, width)))
    }

    /// Applies an operation to integers.
    fn whole(&mut self, name: &'static str, a: &Value, b: &Value) -> Result<Value> {
        let (a, b) = (self.integer(a)?, self.integer(b)?);
        let more = match name {
            "bvadd" | "bvsdiv" | "bvsrem" => 1,
            "bvmul" => self.terms.width(a).min(self.terms.width(b)),
            _ => 0,
        };
        let (a, b) = self.pair(a, b, more)?;
        let result = self.terms.bits(name, a, b);
        Ok(Value::Integer(match name {
            // A division by zero gives zero, and so does its remainder.
            "bvsdiv" | "bvsrem" => {
                let zero = self.terms.integer(0, self.terms.width(b));
                let by_zero = self.terms.compare("=", b, zero);
                self.terms.select(by_zero, zero, result)
            }
            _ => result,
        }))
    }

    /// Applies a bitwise operation. Numbers that are no integers have none.
    pub(crate) fn bitwise(&mut self, name: &'static str, a: &Value, b: &Value) -> Result<Value> {
        match (a, b) {
            (Value::Undefined | Value::Float(_), _) | (_, Value::Undefined | Value::Float(_)) => Ok(Value::Undefined),
            _ => self.whole(name, a, b),
        }
    }

    /// Shifts an integer to the left, or to the right. A negative count counts as zero.
    pub(crate) fn shift(&mut self, left: bool, value: &Value, count: &Value) -> Result<Value> {
        if matches!((value, count), (Value::Undefined | Value::Float(_), _) | (_, Value::Undefined | Value::Float(_))) {
            return Ok(Value::Undefined);
        }
        let (value, mut count) = (self.integer(value)?, self.integer(count)?);
        let (low, high) = self.terms.range(count);
        if low < 0 {
            let zero = self.terms.integer(0, self.terms.width(count));
            let is_negative = self.terms.compare("bvslt", count, zero);
            count = self.terms.select(is_negative, zero, count);
        }
        let more = if left { u32::try_from(high.max(0)).map_err(|_| Obstacle::Width)? } else { 0 };
        if more > MAX_BITS {
            return Err(Obstacle::Width);
        }
        let (value, count) = self.pair(value, count, 0)?;
        let width = self.terms.width(value) + more;
        let (value, count) = (self.terms.sign_extend(value, width), self.terms.sign_extend(count, width));
        let name = if left { "bvshl" } else { "bvashr" };
        let result = self.terms.bits(name, value, count);
        // The low bits of a value that is shifted left by nothing have its own width.
        Ok(Value::Integer(result))
    }

    /// Returns an integer in as many bits as its possible values need.
    fn narrowed(&mut self, integer: Term) -> Term {
        let (low, high) = self.terms.range(integer);
        let needed = 129 - low.unsigned_abs().max(high.unsigned_abs()).leading_zeros();
        if needed < self.terms.width(integer) { self.terms.low(integer, needed) } else { integer }
    }

    /// Returns a sum, difference, product or quotient.
    pub(crate) fn arithmetic(&mut self, op: Operation, a: &Value, b: &Value) -> Result<Value> {
        match (a, b) {
            (Value::Undefined, _) | (_, Value::Undefined) => Ok(Value::Undefined),
            (Value::Float(_), _) | (_, Value::Float(_)) => {
                let b = if op == Operation::Subtract { self.negate(b)? } else { b.clone() };
                self.pending(op.float_name(), &[a.clone(), b])
            }
            _ if op == Operation::Subtract => {
                let b = self.negate(b)?;
                self.whole("bvadd", a, &b)
            }
            _ => self.whole(op.integer_name(), a, b),
        }
    }

    pub(crate) fn remainder(&mut self, a: &Value, b: &Value) -> Result<Value> {
        self.bitwise("bvsrem", a, b)
    }

    pub(crate) fn negate(&mut self, value: &Value) -> Result<Value> {
        if let Value::Float(float) = value {
            return Ok(self.with_sign("fp.neg", float));
        }
        if matches!(value, Value::Undefined) {
            return Ok(Value::Undefined);
        }
        let integer = self.integer(value)?;
        let wide = self.terms.sign_extend(integer, self.terms.width(integer) + 1);
        let negated = self.terms.negate(wide);
        Ok(Value::Integer(self.narrowed(negated)))
    }

    pub(crate) fn complement(&mut self, value: &Value) -> Result<Value> {
        match value {
            Value::Float(_) | Value::Undefined => Ok(Value::Undefined),
            _ => {
                let integer = self.integer(value)?;
                Ok(Value::Integer(self.terms.complement(integer)))
            }
        }
    }

    pub(crate) fn abs(&mut self, value: &Value) -> Result<Value> {
        if let Value::Float(float) = value {
            return Ok(self.with_sign("fp.abs", float));
        }
        let integer = self.integer(value)?;
        let wide = self.terms.sign_extend(integer, self.terms.width(integer) + 1);
        let (zero, negated) = (self.terms.integer(0, self.terms.width(wide)), self.terms.negate(wide));
        let is_negative = self.terms.compare("bvslt", wide, zero);
        Ok(Value::Integer(self.terms.select(is_negative, negated, wide)))
    }

    /// Changes the sign of a number, which rounds nothing.
    fn with_sign(&mut self, name: &'static str, float: &Float) -> Value {
        let form = match &float.form {
            Form::Exact { number, operand, format } => Form::Exact {
                number: self.terms.exact(name, *number),
                operand: self.terms.exact(name, *operand),
                format: *format,
            },
            Form::Constant(value) => Form::Constant(if name == "fp.abs" { value.abs() } else { -value }),
            // The result is rounded to its own precision.
            Form::Pending(..) => {
                let format = format_of(float.precision);
                let number = self.settled(float);
                let number = self.terms.exact(name, number);
                Form::Exact { number, operand: number, format }
            }
        };
        Value::Float(Float { form, copied: None, ..*float })
    }

    /// Returns a value as a floating-point number.
    fn float(&mut self, value: &Value) -> Result<Float> {
        Ok(match value {
            Value::Float(float) => float.clone(),
            other => {
                let integer = self.integer(other)?;
                // An integer that is not known is rounded where it is read.
                let known = self.terms.known_integer(integer).ok_or(Obstacle::Value)?;
                let form = Form::Constant(known as f64);
                Float { form, precision: Precision::Any, computed: false, copied: None }
            }
        })
    }

    /// Returns the exact result of an operation.
    pub(crate) fn pending(&mut self, name: &'static str, arguments: &[Value]) -> Result<Value> {
        if arguments.iter().any(|argument| matches!(argument, Value::Undefined)) {
            return Ok(Value::Undefined);
        }
        let mut floats = Vec::new();
        for argument in arguments {
            floats.push(self.float(argument)?);
        }
        let precision = floats.iter().map(|float| float.precision).max().unwrap_or(Precision::Any);
        let operands = floats.iter().map(|float| self.operand(float, precision)).collect();
        Ok(Value::Float(Float { form: Form::Pending(name, operands), precision, computed: true, copied: None }))
    }

    /// Returns a number as an operation of a precision reads it.
    fn operand(&mut self, float: &Float, precision: Precision) -> Operand {
        match &float.form {
            Form::Exact { operand, format, .. } => Operand::Number(*operand, *format),
            Form::Constant(value) => Operand::Constant(*value),
            Form::Pending(..) => {
                let own = if float.precision == Precision::Any { precision } else { float.precision };
                let number = self.settled(&Float { precision: own, ..float.clone() });
                Operand::Number(number, format_of(own))
            }
        }
    }

    /// Returns a number in a format. `None` if the format does not have all numbers of its own one.
    fn widened(&mut self, operand: Operand, to: FloatFormat) -> Option<Term> {
        match operand {
            Operand::Number(number, own) => contains(to, own).then(|| self.terms.convert(number, to, self.rounding)),
            Operand::Constant(value) => Some(match to {
                FloatFormat::DF => self.terms.float_constant(value.to_bits(), to),
                FloatFormat::F => self.terms.float_constant(u64::from((value as f32).to_bits()), to),
                // Small integers are numbers of all formats.
                _ => {
                    let is_small = value.trunc() == value && value.abs() <= 256.0;
                    let single = self.terms.float_constant(u64::from((value as f32).to_bits()), FloatFormat::F);
                    return is_small.then(|| self.terms.convert(single, to, self.rounding));
                }
            }),
        }
    }

    /// Returns a number in the format of its precision, as an operation reads it.
    fn settled(&mut self, float: &Float) -> Term {
        let format = format_of(float.precision);
        match &float.form {
            Form::Exact { operand, .. } => self.terms.convert(*operand, format, self.rounding),
            Form::Constant(value) => self.in_format(Operand::Constant(*value), format),
            Form::Pending(name, operands) => {
                let operands: Vec<_> = operands.iter().map(|operand| self.in_format(*operand, format)).collect();
                self.terms.rounded(name, self.rounding, &operands)
            }
        }
    }

    fn in_format(&mut self, operand: Operand, format: FloatFormat) -> Term {
        match (self.widened(operand, format), operand) {
            (Some(number), _) => number,
            (None, Operand::Number(number, _)) => self.terms.convert(number, format, self.rounding),
            (None, Operand::Constant(_)) => self.terms.float_constant(quiet_nan(format), format),
        }
    }

    /// Compares two values with an operation on bit vectors and one on numbers.
    pub(crate) fn compare(&mut self, bits: &'static str, numbers: &'static str, a: &Value, b: &Value) -> Result<Term> {
        match (a, b) {
            (Value::Type(a), Value::Type(b)) => Ok(self.terms.truth(a == b)),
            (Value::Undefined, _) | (_, Value::Undefined) => Ok(self.terms.truth(false)),
            (Value::Float(_), _) | (_, Value::Float(_)) => {
                let (a, b) = (self.float(a)?, self.float(b)?);
                let precision = a.precision.max(b.precision);
                let (a, b) = (self.operand(&a, precision), self.operand(&b, precision));
                let format = format_of(precision);
                let (a, b) = (self.in_format(a, format), self.in_format(b, format));
                Ok(self.terms.compare(numbers, a, b))
            }
            _ => {
                let (a, b) = (self.integer(a)?, self.integer(b)?);
                let (a, b) = self.pair(a, b, 0)?;
                Ok(self.terms.compare(bits, a, b))
            }
        }
    }

    /// Asks for a property of a number, which integers do not have.
    pub(crate) fn test(&mut self, name: &'static str, value: &Value) -> Term {
        let Value::Float(float) = value else { return self.terms.truth(false) };
        let number = self.settled(float);
        self.terms.test(name, number)
    }

    /// Returns the smaller or the larger of two values, with `name` as the comparison of the first
    /// with the second. Of a NaN and a number it is the number.
    pub(crate) fn choose(&mut self, smaller: bool, a: &Value, b: &Value) -> Result<Value> {
        let first = match smaller {
            true => self.compare("bvslt", "fp.lt", a, b)?,
            false => self.compare("bvslt", "fp.lt", b, a)?,
        };
        let (nan_a, nan_b) = (self.test("fp.isNaN", a), self.test("fp.isNaN", b));
        let is_number = self.terms.not(nan_a);
        let only_b = self.terms.and(nan_b, is_number);
        let condition = self.terms.or(first, only_b);
        Ok(match self.select(condition, a, b)? {
            Value::Float(Float { form: Form::Exact { operand, format, .. }, precision, .. }) => {
                let form = Form::Exact { number: operand, operand, format };
                Value::Float(Float { form, precision, computed: true, copied: None })
            }
            other => other,
        })
    }

    /// Returns one of two values, by a condition.
    pub(crate) fn select(&mut self, condition: Term, yes: &Value, no: &Value) -> Result<Value> {
        match self.terms.known_truth(condition) {
            Some(true) => return Ok(yes.clone()),
            Some(false) => return Ok(no.clone()),
            None => {}
        }
        Ok(match (yes, no) {
            (Value::Truth(a), Value::Truth(b)) => Value::Truth(self.terms.select(condition, *a, *b)),
            (Value::Encoding(a), Value::Encoding(b)) => {
                let width = self.terms.width(*a).max(self.terms.width(*b));
                let (a, b) = (self.terms.zero_extend(*a, width), self.terms.zero_extend(*b, width));
                Value::Encoding(self.terms.select(condition, a, b))
            }
            (Value::Float(a), Value::Float(b)) => Value::Float(self.select_float(condition, a, b)?),
            (Value::Float(_) | Value::Undefined, _) | (_, Value::Float(_) | Value::Undefined) => {
                return Err(Obstacle::Value);
            }
            _ => {
                let (a, b) = (self.integer(yes)?, self.integer(no)?);
                let (a, b) = self.pair(a, b, 0)?;
                Value::Integer(self.terms.select(condition, a, b))
            }
        })
    }

    fn select_float(&mut self, condition: Term, a: &Float, b: &Float) -> Result<Float> {
        let (Form::Exact { number: x, operand: p, format: f }, Form::Exact { number: y, operand: q, format: g }) =
            (&a.form, &b.form)
        else {
            return Err(Obstacle::Value);
        };
        let precision = a.precision.max(b.precision);
        let format = if f == g { *f } else { format_of(precision) };
        let mut join = |x: Term, y: Term| {
            let (x, y) = (self.terms.convert(x, format, self.rounding), self.terms.convert(y, format, self.rounding));
            self.terms.select(condition, x, y)
        };
        let form = Form::Exact { number: join(*x, *y), operand: join(*p, *q), format };
        let copied = match (a.copied, b.copied) {
            (Some(a), Some(b)) if f == g => Some(self.terms.select(condition, a, b)),
            _ => None,
        };
        Ok(Float { form, precision, computed: a.computed || b.computed, copied })
    }

    /// Rounds to an integer. Integers stay.
    pub(crate) fn round_to_integer(&mut self, value: &Value, rounding: Rounding) -> Value {
        let Value::Float(float) = value else { return value.clone() };
        let (number, format) = match &float.form {
            Form::Exact { operand, format, .. } => (*operand, *format),
            _ => (self.settled(float), format_of(float.precision)),
        };
        let number = self.terms.rounded("fp.roundToIntegral", rounding, &[number]);
        let form = Form::Exact { number, operand: number, format };
        Value::Float(Float { form, precision: float.precision, computed: true, copied: None })
    }

    /// Returns the lowest bits of an integer as an unsigned number, or in two's complement.
    pub(crate) fn low_bits(&mut self, value: &Value, count: &Value, signed: bool) -> Result<Value> {
        let (value, count) = (self.integer(value)?, self.integer(count)?);
        if let Some(count) = self.terms.known_integer(count) {
            let count = u32::try_from(count.max(0)).ok().filter(|n| *n < MAX_BITS).ok_or(Obstacle::Width)?;
            if count == 0 {
                return Ok(self.constant(0));
            }
            let value = self.terms.sign_extend(value, count);
            let bits = self.terms.low(value, count);
            return Ok(Value::Integer(if signed { bits } else { self.terms.zero_extend(bits, count + 1) }));
        }
        let (low, high) = self.terms.range(count);
        let high = u32::try_from(high).ok().filter(|high| low >= 0 && *high <= 64).ok_or(Obstacle::Width)?;
        // One bit more than are ever kept, so that the shift by it is defined.
        let width = (high + 1).max(self.terms.width(count));
        let wide = self.terms.sign_extend(value, width);
        let (wide, count) = (self.terms.low(wide, width), self.terms.sign_extend(count, width));
        let (all, minus) = (self.terms.integer(i128::from(width), width + 1), self.terms.negate(count));
        let all = self.terms.low(all, width);
        let above = self.terms.bits("bvadd", all, minus);
        let up = self.terms.bits("bvshl", wide, above);
        let name = if signed { "bvashr" } else { "bvlshr" };
        let bits = self.terms.bits(name, up, above);
        Ok(Value::Integer(if signed { bits } else { self.terms.zero_extend(bits, width + 1) }))
    }

    /// Returns the number that `counted` gives for the highest bit that is 1, or for the lowest one
    /// if `from_low`; `none` if all bits are 0.
    pub(crate) fn find_bit(&mut self, value: &Value, width: u32, from_low: bool, none: i128) -> Result<Value> {
        let value = self.integer(value)?;
        let value = self.terms.sign_extend(value, width);
        let mut result = self.terms.integer(none, 9);
        for step in 0..width {
            let bit = if from_low { width - 1 - step } else { step };
            let count = if from_low { bit } else { width - 1 - bit };
            let (part, one) = (self.terms.extract(value, bit, bit), self.terms.integer(1, 1));
            let is_set = self.terms.compare("=", part, one);
            let count = self.terms.integer(i128::from(count), 9);
            result = self.terms.select(is_set, count, result);
        }
        Ok(Value::Integer(result))
    }

    /// Returns how many bits of a number that is not negative are 1.
    pub(crate) fn count_ones(&mut self, value: &Value) -> Result<Value> {
        let value = self.integer(value)?;
        let mut sum = self.terms.integer(0, 9);
        for bit in 0..self.terms.width(value) {
            let part = self.terms.extract(value, bit, bit);
            let part = self.terms.zero_extend(part, 9);
            sum = self.terms.bits("bvadd", sum, part);
        }
        Ok(Value::Integer(sum))
    }

    /// Returns whether a number lies outside the range of an integer type.
    pub(crate) fn overflows(&mut self, value: &Value, kind: ElementKind) -> Result<Term> {
        let value = self.integer(value)?;
        let (low, high) = self.limits(kind, self.terms.width(value));
        let value = self.terms.sign_extend(value, self.terms.width(low));
        let (below, above) = (self.terms.compare("bvslt", value, low), self.terms.compare("bvslt", high, value));
        Ok(self.terms.or(below, above))
    }

    /// Returns the range of an integer type, in at least so many bits.
    fn limits(&mut self, kind: ElementKind, width: u32) -> (Term, Term) {
        let bits = kind.bits();
        let (low, high) = match kind {
            ElementKind::Signed(_) => (-1_i128 << (bits - 1), !(-1_i128 << (bits - 1))),
            _ => (0, !(-1_i128 << bits)),
        };
        let width = width.max(bits + 2);
        (self.terms.integer(low, width), self.terms.integer(high, width))
    }

    /// Returns the bits of the element that holds a value after a store. `None` if the store
    /// changes nothing.
    pub(crate) fn store(&mut self, value: &Value, kind: ElementKind, rules: StoreRules) -> Result<Option<Term>> {
        let width = kind.bits();
        Ok(Some(match (kind, value) {
            (_, Value::Undefined) => return Ok(None),
            (_, Value::Encoding(bits)) => {
                let bits = self.terms.zero_extend(*bits, width);
                self.terms.low(bits, width)
            }
            (ElementKind::Float(format), Value::Float(float)) => self.store_float(float, format, rules)?,
            (ElementKind::Float(format), other) => {
                let integer = self.integer(other)?;
                let number = self.terms.float_of_integer(integer, format, rules.rounding);
                let number = if rules.saturate { self.saturated(number, format) } else { number };
                self.terms.float_bits(number, format)
            }
            (_, Value::Float(float)) => self.store_truncated(float, kind)?,
            (_, other) => {
                let integer = self.integer(other)?;
                let integer = if rules.saturate { self.clamped(integer, kind) } else { integer };
                let wide = self.terms.sign_extend(integer, width);
                self.terms.low(wide, width)
            }
        }))
    }

    fn clamped(&mut self, integer: Term, kind: ElementKind) -> Term {
        let (low, high) = self.limits(kind, self.terms.width(integer));
        let wide = self.terms.sign_extend(integer, self.terms.width(low));
        let (below, above) = (self.terms.compare("bvslt", wide, low), self.terms.compare("bvslt", high, wide));
        let upper = self.terms.select(above, high, wide);
        self.terms.select(below, low, upper)
    }

    /// Returns a number limited to 0 to 1. Negative numbers, zeros and NaNs give 0.
    fn saturated(&mut self, number: Term, format: FloatFormat) -> Term {
        let zero = self.terms.float_constant(0, format);
        let one = self.in_format(Operand::Constant(1.0), format);
        let (is_positive, is_above) =
            (self.terms.compare("fp.lt", zero, number), self.terms.compare("fp.lt", one, number));
        let limited = self.terms.select(is_above, one, number);
        self.terms.select(is_positive, limited, zero)
    }

    fn store_float(&mut self, float: &Float, to: FloatFormat, rules: StoreRules) -> Result<Term> {
        let number = match &float.form {
            Form::Exact { number, .. } => self.terms.convert(*number, to, rules.rounding),
            Form::Constant(value) => match self.widened(Operand::Constant(*value), to) {
                Some(number) => number,
                None => return Err(Obstacle::Rounding),
            },
            Form::Pending(name, operands) => {
                let mut list = Vec::new();
                for operand in operands {
                    list.push(self.widened(*operand, to).ok_or(Obstacle::Rounding)?);
                }
                self.terms.rounded(name, rules.rounding, &list)
            }
        };
        let stored = if rules.saturate { self.saturated(number, to) } else { number };
        if rules.flush && float.computed {
            let is_denormal = self.is_denormal(float, to);
            let zero = self.signed_zero(stored, to);
            let flushed = self.terms.select(is_denormal, zero, stored);
            return Ok(self.terms.float_bits(flushed, to));
        }
        match (&float.form, float.copied) {
            (Form::Exact { format, .. }, Some(bits)) if *format == to && !rules.saturate => Ok(bits),
            _ => Ok(self.terms.float_bits(stored, to)),
        }
    }

    /// Returns whether a result, in the precision of its computation, is below the smallest normal
    /// number of a format.
    fn is_denormal(&mut self, float: &Float, to: FloatFormat) -> Term {
        let (number, own) = (self.settled(float), format_of(float.precision));
        if own == to {
            return self.terms.test("fp.isSubnormal", number);
        }
        if to.exponent > own.exponent {
            return self.terms.truth(false);
        }
        let least = self.terms.float_constant(1 << to.fraction, to);
        let least = self.terms.convert(least, own, self.rounding);
        let magnitude = self.terms.exact("fp.abs", number);
        let is_below = self.terms.compare("fp.lt", magnitude, least);
        let is_zero = self.terms.test("fp.isZero", number);
        let is_not_zero = self.terms.not(is_zero);
        self.terms.and(is_below, is_not_zero)
    }

    /// Returns the integer in the range of a type that is next to a number, towards zero. A NaN
    /// gives zero.
    fn store_truncated(&mut self, float: &Float, kind: ElementKind) -> Result<Term> {
        let Form::Exact { number, .. } = float.form else { return Err(Obstacle::Rounding) };
        // Both ends of all integer types, plus one, are numbers of this format.
        let (number, width) = (self.terms.convert(number, FloatFormat::DF, self.rounding), kind.bits() + 2);
        let (low, high) = self.limits(kind, width);
        let ends = [low, high].map(|end| {
            let known = self.terms.known_integer(end).unwrap_or(0);
            known + i128::from(known > 0)
        });
        let [bottom, top] = ends.map(|end| self.terms.float_constant((end as f64).to_bits(), FloatFormat::DF));
        let inside = self.terms.truncate(number, width);
        let (is_low, is_high) =
            (self.terms.compare("fp.leq", number, bottom), self.terms.compare("fp.leq", top, number));
        let is_nan = self.terms.test("fp.isNaN", number);
        let zero = self.terms.integer(0, width);
        let result = self.terms.select(is_high, high, inside);
        let result = self.terms.select(is_low, low, result);
        let result = self.terms.select(is_nan, zero, result);
        Ok(self.terms.low(result, kind.bits()))
    }

    /// Returns whether two elements are equal. All NaNs of a format are.
    pub(crate) fn same_element(&mut self, a: Term, b: Term, kind: ElementKind) -> Term {
        let same = self.terms.compare("=", a, b);
        let ElementKind::Float(format) = kind else { return same };
        if self.terms.known_truth(same).is_some() || self.terms.sort(a) != Sort::Bits(width_of(format)) {
            return same;
        }
        let (a, b) = (self.terms.float_of_bits(a, format), self.terms.float_of_bits(b, format));
        let (a, b) = (self.terms.test("fp.isNaN", a), self.terms.test("fp.isNaN", b));
        let both = self.terms.and(a, b);
        self.terms.or(same, both)
    }
}

/// An operation on integers and on numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operation {
    Add,
    Subtract,
    Multiply,
    Divide,
}

impl Operation {
    const fn float_name(self) -> &'static str {
        match self {
            Self::Add | Self::Subtract => "fp.add",
            Self::Multiply => "fp.mul",
            Self::Divide => "fp.div",
        }
    }

    const fn integer_name(self) -> &'static str {
        match self {
            Self::Add | Self::Subtract => "bvadd",
            Self::Multiply => "bvmul",
            Self::Divide => "bvsdiv",
        }
    }
}
