//! The program of a page on the formulas of one channel.

use super::Obstacle;
use super::machine::{Machine, Place, Write};
use super::term::Term;
use super::value::{Arithmetic, Operation, Value};
use openvisa_isa::Value as Member;
use openvisa_isa::bit_fields::Predicate;
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::reference::programs::{Expression, Op, Statement, UnaryOperator};
use openvisa_isa::reference::{ElementKind, Rounding};
use openvisa_isa::{DataType, DataTypeKind, Inst};
use openvisa_sim::operands::{element_kind, operand_modifier};
use std::collections::HashMap;

type Result<T> = std::result::Result<T, Obstacle>;

/// A member of an instruction.
#[derive(Clone, Copy)]
enum Field {
    Operand(VecOperand),
    Number(i64),
}

/// The evaluation of a program in a channel.
pub(crate) struct Lane<'l, 'm> {
    machine: &'l mut Machine<'m>,
    fields: HashMap<u8, Field>,
    channel: u32,
    /// The first channel of the instruction.
    first: u32,
    /// Whether the predicate is true for the channel.
    selected: Term,
    saturates: bool,
    locals: Vec<(&'static str, Value)>,
    pub(crate) writes: Vec<Write>,
}

impl<'l, 'm> Lane<'l, 'm> {
    pub(crate) fn new(
        machine: &'l mut Machine<'m>,
        inst: &Inst<'_>,
        channel: u32,
        first: u8,
        selected: Term,
        saturates: bool,
    ) -> Self {
        let mut fields = HashMap::new();
        inst.fields(&mut |field, value| {
            let value = match value {
                Member::VecOperand(operand) => Field::Operand(operand),
                Member::Int(number) => Field::Number(number),
                _ => return,
            };
            fields.insert(field, value);
        });
        let (first, locals, writes) = (u32::from(first), Vec::new(), Vec::new());
        Self { machine, fields, channel, first, selected, saturates, locals, writes }
    }

    fn arithmetic(&mut self) -> Arithmetic<'_> {
        self.machine.arithmetic()
    }

    /// Executes statements where a condition is true.
    pub(crate) fn run(&mut self, statements: &'static [Statement], condition: Term) -> Result<()> {
        let outside = self.locals.len();
        for statement in statements {
            self.execute(statement, condition)?;
        }
        self.locals.truncate(outside);
        Ok(())
    }

    fn execute(&mut self, statement: &'static Statement, condition: Term) -> Result<()> {
        match statement {
            Statement::Let(name, value) => {
                let value = self.evaluate(value)?;
                self.locals.push((name, value));
            }
            Statement::Assign(name, value) => {
                let new = self.evaluate(value)?;
                let place = self.locals.iter().rposition(|(known, _)| known == name).ok_or(Obstacle::Value)?;
                let old = self.locals[place].1.clone();
                self.locals[place].1 = self.arithmetic().select(condition, &new, &old)?;
            }
            Statement::Store(field, value) => {
                let value = self.evaluate(value)?;
                self.store(*field, &value, condition)?;
            }
            Statement::Call("set_flag", [predicate, bit]) => {
                let bit = self.evaluate(bit)?;
                let bit = self.arithmetic().truth(&bit)?;
                let Expression::Field(field) = predicate else { return Err(Obstacle::Function("set_flag")) };
                let Some(Field::Number(bits)) = self.fields.get(field) else { return Err(Obstacle::Operand) };
                let place = Place::Predicate(Predicate(*bits as u16).id(), self.first + self.channel);
                let (one, zero) = (self.machine.terms.integer(1, 1), self.machine.terms.integer(0, 1));
                let bits = self.machine.terms.select(bit, one, zero);
                self.writes.push(Write { condition, place, bits });
            }
            Statement::Call(name, _) => return Err(Obstacle::Function(name)),
            Statement::If(branches, last) => {
                let mut rest = condition;
                for (asked, block) in *branches {
                    let asked = self.truth(asked)?;
                    let terms = &mut *self.machine.terms;
                    let (inside, not) = (terms.and(rest, asked), terms.not(asked));
                    rest = terms.and(rest, not);
                    if self.machine.terms.known_truth(inside) != Some(false) {
                        self.run(block, inside)?;
                    }
                }
                if self.machine.terms.known_truth(rest) != Some(false) {
                    self.run(last, rest)?;
                }
            }
            Statement::For(name, from, to, block) => {
                let (from, to) = (self.known(from)?, self.known(to)?);
                for number in (from..to).take(64) {
                    let number = self.arithmetic().constant(number);
                    self.locals.push((name, number));
                    self.run(block, condition)?;
                    self.locals.pop();
                }
            }
        }
        Ok(())
    }

    /// Writes an element of a destination.
    fn store(&mut self, field: u8, value: &Value, condition: Term) -> Result<()> {
        let operand = self.operand(field)?;
        let Some(place) = self.machine.destination(&operand, self.channel, self.first)? else { return Ok(()) };
        let data_type = self.machine.type_of(&operand)?;
        let saturate = operand_modifier(&operand) == Modifier::Sat;
        let rules = self.machine.store_rules(data_type, saturate);
        if let Some(bits) = self.arithmetic().store(value, element_kind(data_type), rules)? {
            self.writes.push(Write { condition, place, bits });
        }
        Ok(())
    }

    fn operand(&self, field: u8) -> Result<VecOperand> {
        match self.fields.get(&field) {
            Some(Field::Operand(operand)) => Ok(*operand),
            _ => Err(Obstacle::Operand),
        }
    }

    /// Returns the operand that an argument of a function names, and the type of its elements.
    fn argument(&self, expression: Option<&Expression>) -> Result<(VecOperand, DataType)> {
        let Some(Expression::Field(field)) = expression else { return Err(Obstacle::Operand) };
        let operand = self.operand(*field)?;
        Ok((operand, self.machine.type_of(&operand)?))
    }

    /// Returns the value of the element of a source, with its modifier applied.
    fn load(&mut self, operand: &VecOperand) -> Result<Value> {
        let data_type = self.machine.type_of(operand)?;
        let flush = self.machine.flushes(data_type);
        let bits = self.machine.element(operand, self.channel, self.first)?;
        let mut arithmetic = self.arithmetic();
        let value = arithmetic.decode(bits, element_kind(data_type), flush);
        match operand_modifier(operand) {
            Modifier::Neg => arithmetic.negate(&value),
            Modifier::Abs => arithmetic.abs(&value),
            Modifier::NegAbs => {
                let magnitude = arithmetic.abs(&value)?;
                arithmetic.negate(&magnitude)
            }
            Modifier::Not => arithmetic.complement(&value),
            _ => Ok(value),
        }
    }

    fn truth(&mut self, expression: &Expression) -> Result<Term> {
        let value = self.evaluate(expression)?;
        self.arithmetic().truth(&value)
    }

    fn known(&mut self, expression: &Expression) -> Result<i128> {
        let value = self.evaluate(expression)?;
        self.arithmetic().known(&value)
    }

    fn evaluate(&mut self, expression: &Expression) -> Result<Value> {
        Ok(match expression {
            Expression::Integer(value) | Expression::Enumerator(value) => {
                self.arithmetic().constant(i128::from(*value))
            }
            Expression::Real(value) => Arithmetic::real(*value),
            // Only functions without a formula take texts.
            Expression::Text(_) => Value::Undefined,
            Expression::Local(name) => {
                let found = self.locals.iter().rev().find(|(known, _)| known == name);
                found.map(|(_, value)| value.clone()).ok_or(Obstacle::Value)?
            }
            Expression::DataType(code) => Value::Type(DataType::from_bits(*code).ok_or(Obstacle::Value)?),
            Expression::Field(field) => match self.fields.get(field) {
                Some(Field::Operand(operand)) => {
                    let operand = *operand;
                    self.load(&operand)?
                }
                Some(Field::Number(number)) => {
                    let number = i128::from(*number);
                    self.arithmetic().constant(number)
                }
                None => return Err(Obstacle::Operand),
            },
            Expression::Bits(field, low, width) => {
                let Some(Field::Number(number)) = self.fields.get(field) else { return Err(Obstacle::Operand) };
                let bits = *number >> low & !(-1_i64 << width);
                self.arithmetic().constant(i128::from(bits))
            }
            Expression::Call(name, arguments) => self.call(name, arguments)?,
            Expression::Unary(UnaryOperator::Not, value) => {
                let value = self.truth(value)?;
                Value::Truth(self.machine.terms.not(value))
            }
            Expression::Unary(op, value) => {
                let value = self.evaluate(value)?;
                match op {
                    UnaryOperator::Negate => self.arithmetic().negate(&value)?,
                    _ => self.arithmetic().complement(&value)?,
                }
            }
            Expression::Binary(op, a, b) => self.binary(*op, a, b)?,
            Expression::Select([condition, yes, no]) => {
                let condition = self.truth(condition)?;
                match self.machine.terms.known_truth(condition) {
                    Some(true) => return self.evaluate(yes),
                    Some(false) => return self.evaluate(no),
                    None => {}
                }
                let (yes, no) = (self.evaluate(yes)?, self.evaluate(no)?);
                self.arithmetic().select(condition, &yes, &no)?
            }
        })
    }

    fn binary(&mut self, op: Op, a: &Expression, b: &Expression) -> Result<Value> {
        let (a, b) = (self.evaluate(a)?, self.evaluate(b)?);
        let mut arithmetic = self.arithmetic();
        match op {
            Op::LogicalAnd | Op::LogicalOr => {
                let (a, b) = (arithmetic.truth(&a)?, arithmetic.truth(&b)?);
                let terms = &mut *arithmetic.terms;
                Ok(Value::Truth(if op == Op::LogicalAnd { terms.and(a, b) } else { terms.or(a, b) }))
            }
            Op::Add => arithmetic.arithmetic(Operation::Add, &a, &b),
            Op::Subtract => arithmetic.arithmetic(Operation::Subtract, &a, &b),
            Op::Multiply => arithmetic.arithmetic(Operation::Multiply, &a, &b),
            Op::Divide => arithmetic.arithmetic(Operation::Divide, &a, &b),
            Op::Remainder => arithmetic.remainder(&a, &b),
            Op::And => arithmetic.bitwise("bvand", &a, &b),
            Op::Or => arithmetic.bitwise("bvor", &a, &b),
            Op::Xor => arithmetic.bitwise("bvxor", &a, &b),
            Op::ShiftLeft => arithmetic.shift(true, &a, &b),
            Op::ShiftRight => arithmetic.shift(false, &a, &b),
            Op::Equal => Ok(Value::Truth(arithmetic.compare("=", "fp.eq", &a, &b)?)),
            Op::NotEqual => {
                let equal = arithmetic.compare("=", "fp.eq", &a, &b)?;
                Ok(Value::Truth(arithmetic.terms.not(equal)))
            }
            Op::Less => Ok(Value::Truth(arithmetic.compare("bvslt", "fp.lt", &a, &b)?)),
            Op::LessEqual => Ok(Value::Truth(arithmetic.compare("bvsle", "fp.leq", &a, &b)?)),
            Op::Greater => Ok(Value::Truth(arithmetic.compare("bvslt", "fp.lt", &b, &a)?)),
            Op::GreaterEqual => Ok(Value::Truth(arithmetic.compare("bvsle", "fp.leq", &b, &a)?)),
            Op::Min => arithmetic.choose(true, &a, &b),
            Op::Max => arithmetic.choose(false, &a, &b),
        }
    }

    /// Calls a function of the specification.
    fn call(&mut self, name: &'static str, arguments: &'static [Expression]) -> Result<Value> {
        if let Some(value) = self.ask(name, arguments)? {
            return Ok(value);
        }
        let mut values = Vec::new();
        for argument in arguments {
            values.push(self.evaluate(argument)?);
        }
        let mut arithmetic = self.arithmetic();
        match (name, values.as_slice()) {
            ("abs", [a]) => arithmetic.abs(a),
            ("min", [a, b]) => arithmetic.choose(true, a, b),
            ("max", [a, b]) => arithmetic.choose(false, a, b),
            ("floor", [a]) => Ok(arithmetic.round_to_integer(a, Rounding::Down)),
            ("ceil", [a]) => Ok(arithmetic.round_to_integer(a, Rounding::Up)),
            ("trunc", [a]) => Ok(arithmetic.round_to_integer(a, Rounding::ToZero)),
            ("round_even", [a]) => Ok(arithmetic.round_to_integer(a, Rounding::NearestEven)),
            ("fma", [a, b, c]) if values.iter().any(|value| matches!(value, Value::Float(_))) => {
                arithmetic.pending("fp.fma", &[a.clone(), b.clone(), c.clone()])
            }
            ("fma", [a, b, c]) => {
                let product = arithmetic.arithmetic(Operation::Multiply, a, b)?;
                arithmetic.arithmetic(Operation::Add, &product, c)
            }
            ("sqrt", [_]) => arithmetic.pending("fp.sqrt", &values),
            ("is_nan", [a]) => Ok(Value::Truth(arithmetic.test("fp.isNaN", a))),
            ("is_infinite", [a]) => Ok(Value::Truth(arithmetic.test("fp.isInfinite", a))),
            ("low_bits", [value, count]) => arithmetic.low_bits(value, count, false),
            ("sign_extend", [value, count]) => arithmetic.low_bits(value, count, true),
            ("count_ones", [value]) => arithmetic.count_ones(value),
            ("leading_zeros", [value, width]) => {
                let width = arithmetic.known(width)?;
                arithmetic.find_bit(value, width as u32, false, width)
            }
            ("trailing_zeros", [value]) => arithmetic.find_bit(value, 64, true, 0),
            ("size", [Value::Type(of)]) => Ok(arithmetic.constant(i128::from(element_kind(*of).bits().div_ceil(8)))),
            ("is_signed", [Value::Type(of)]) => {
                Ok(Value::Truth(arithmetic.terms.truth(of.kind() == DataTypeKind::Signed)))
            }
            ("overflows", [value, Value::Type(of)]) => {
                Ok(Value::Truth(arithmetic.overflows(value, element_kind(*of))?))
            }
            ("truth", [condition]) => {
                let condition = arithmetic.truth(condition)?;
                let (all, none) = (arithmetic.terms.integer(-1, 64), arithmetic.terms.integer(0, 64));
                Ok(Value::Encoding(arithmetic.terms.select(condition, all, none)))
            }
            _ => Err(Obstacle::Function(name)),
        }
    }

    /// Calls a function that asks about the instruction or an operand. `None` for another one.
    fn ask(&mut self, name: &'static str, arguments: &'static [Expression]) -> Result<Option<Value>> {
        Ok(Some(match name {
            "selected" => Value::Truth(self.selected),
            "saturates" => Value::Truth(self.machine.terms.truth(self.saturates)),
            "type" => Value::Type(self.argument(arguments.first())?.1),
            "bits" => {
                let kind = element_kind(self.argument(arguments.first())?.1);
                self.arithmetic().constant(i128::from(kind.bits()))
            }
            "raw_bits" => {
                let (operand, data_type) = self.argument(arguments.first())?;
                let kind = element_kind(data_type);
                let bits = match operand_modifier(&operand) {
                    Modifier::NoModifier | Modifier::Sat => self.machine.element(&operand, self.channel, self.first)?,
                    _ => {
                        let value = self.load(&operand)?;
                        let rules =
                            super::value::StoreRules { saturate: false, rounding: Rounding::NearestEven, flush: false };
                        self.arithmetic().store(&value, kind, rules)?.ok_or(Obstacle::Value)?
                    }
                };
                self.arithmetic().decode(bits, ElementKind::Unsigned(kind.bits()), false)
            }
            "piece" => {
                let (operand, data_type) = self.argument(arguments.first())?;
                let [_, number, width] = arguments else { return Err(Obstacle::Function(name)) };
                let (number, width) = (self.known(number)?, self.known(width)?);
                let value = self.load(&operand)?;
                let mut arithmetic = self.arithmetic();
                let (offset, width) = (arithmetic.constant(number * width), arithmetic.constant(width));
                let part = arithmetic.shift(false, &value, &offset)?;
                arithmetic.low_bits(&part, &width, data_type.kind() == DataTypeKind::Signed)?
            }
            "predicate_bits" => {
                let (VecOperand::Predicate { val, modifier }, _) = self.argument(arguments.first())? else {
                    return Ok(Some(Value::Undefined));
                };
                let bits = self.machine.predicate(val.id())?;
                let terms = &mut *self.machine.terms;
                let (one, zero) = (terms.integer(1, 1), terms.integer(0, 1));
                let mut word: Option<Term> = None;
                for bit in bits {
                    let bit = if modifier == Modifier::Not { terms.not(bit) } else { bit };
                    let bit = terms.select(bit, one, zero);
                    word = Some(word.map_or(bit, |below| terms.concat(bit, below)));
                }
                let word = word.ok_or(Obstacle::Value)?;
                Value::Integer(terms.zero_extend(word, 33))
            }
            _ => return Ok(None),
        }))
    }
}
