//! Formulas of the rules of instructions.
//!
//! The fields of an instruction, the properties of its operands and the platform are unknown bit
//! vectors. For example, the rule that `Src0` has an integer type is a formula over the unknown type
//! of `Src0`. As for the validator, an expression whose inputs are unknown breaks no rule.

use super::VERSION;
use crate::term::{Term, Terms};
use openvisa::validate::Rule;
use openvisa_isa::enums::{HorzStride, Modifier, OperandClass, RegionWidth, VertStride};
use openvisa_isa::{DataType, DataTypeKind, Enumeration, InstKind, Platform};
use openvisa_isa_core::layout::{FieldEncoding, Group, IntEncoding, Layout, Values};
use openvisa_isa_core::rules::{
    Alignment, Constraint, Expr, FieldRule, InstRules, Modifiers, NullRule, Op, PlatformRows, Query, Regions,
    Saturation, TypeQuery, TypeRows,
};

/// Number of low bits of a number that are unknown. Others are 0.
const MAX_NUMBER_BITS: u32 = 32;

/// Width in bits of the values of expressions.
const WIDTH: u32 = 40;

/// Maximum number of elements of a list without names, such as the labels of a `switchjmp`.
const MAX_UNNAMED_ELEMENTS: usize = 4;

/// Number of bytes to which the variables of operands are aligned, which is a multiple of all
/// registers.
pub(super) const VARIABLE_ALIGNMENT: u32 = 64;

/// Size of the variable of most operands, in units of [`VARIABLE_ALIGNMENT`] bytes.
pub(super) const VARIABLE_UNITS: i64 = 512;

/// A value of an expression, which may be unknown.
#[derive(Clone, Copy)]
struct Quantity {
    known: Term,
    bits: Term,
}

/// An unknown bit vector, and its value in the width of expressions.
#[derive(Clone, Copy)]
pub(super) struct Unknown {
    pub(super) variable: Term,
    bits: Term,
}

/// The unknown parts of an operand.
#[derive(Clone, Copy)]
pub(super) struct OperandModel {
    /// Whether it is a vector operand rather than a raw one.
    pub(super) is_vector: bool,
    /// Code of the class of a vector operand.
    pub(super) class: Unknown,
    /// 1 if it is the null variable.
    pub(super) null: Unknown,
    /// 1 if it is a predefined variable.
    pub(super) predefined: Unknown,
    /// Row of the type of the variable, or of the type that a constant or an indirect operand states.
    pub(super) stated: Unknown,
    pub(super) modifier: Unknown,
    /// Codes of the region.
    pub(super) vertical: Unknown,
    pub(super) width: Unknown,
    pub(super) horizontal: Unknown,
    /// Number of registers before the operand in its variable.
    pub(super) row: Unknown,
    /// Number of elements after them. Of a raw operand, the number of bytes.
    pub(super) column: Unknown,
    /// The low 32 bits of a constant.
    pub(super) low: Unknown,
    /// Number of elements of a predicate variable.
    pub(super) predicate_elements: Unknown,
    /// Whether the variable has [`VARIABLE_ALIGNMENT`] bytes only.
    pub(super) is_small: Unknown,
}

#[derive(Clone, Copy)]
pub(super) enum Slot {
    Number(Unknown),
    Operand(OperandModel),
}

/// A field of an instruction.
#[derive(Clone, Copy)]
pub(super) struct FieldModel {
    /// Whether the instruction has the field.
    present: Term,
    pub(super) slot: Slot,
}

/// A value that the specification names: a code of a group of bits, a type or a class.
pub(super) struct NamedValue {
    /// For example, `Exec_size.mask M5_NM`.
    pub(super) name: String,
    pub(super) holds: Term,
}

/// An unknown instruction of a layout.
pub(super) struct InstructionModel {
    pub(super) terms: Terms,
    pub(super) kind: InstKind,
    pub(super) layout: &'static Layout,
    rules: &'static InstRules,
    pub(super) platform: Unknown,
    /// The fields by their position in the list of all fields of the instruction.
    pub(super) fields: Vec<Option<FieldModel>>,
    channels: Quantity,
    /// Conditions of the encoding.
    encodable: Vec<Term>,
}

/// Returns the rows of the types that satisfy a condition.
fn type_rows(condition: impl Fn(DataType) -> bool) -> TypeRows {
    let rows = DataType::ALL.iter().filter(|data_type| condition(**data_type));
    TypeRows(rows.fold(0, |all, data_type| all | 1 << *data_type as u32))
}

/// Returns the position of the field of an instruction with a name.
pub(super) fn position(kind: InstKind, name: &str) -> Option<usize> {
    kind.info().fields.iter().position(|field| field.name == name)
}

impl InstructionModel {
    /// Creates an unknown instruction of a layout of the newest version.
    pub(super) fn new(layout: &'static Layout) -> Option<Self> {
        let kind = InstKind::of_layout(layout.instruction)?;
        let mut terms = Terms::default();
        let (truth, zero) = (terms.truth(true), terms.integer(0, WIDTH));
        let platform = unknown(&mut terms, 6);
        let never = terms.truth(false);
        let fields = vec![None; kind.info().fields.len()];
        let mut model = Self {
            terms,
            kind,
            layout,
            rules: kind.rules(),
            platform,
            fields,
            channels: Quantity { known: never, bits: zero },
            encodable: Vec::new(),
        };
        for field in layout.fields.iter() {
            let Some(form) = field.form(VERSION) else { continue };
            let names = field.list.map_or_else(|| vec![field.name], |list| list.names.to_vec());
            for (element, name) in (0..).zip(names) {
                let Some(at) = position(kind, name) else { continue };
                let present = match field.list {
                    None => truth,
                    Some(list) => {
                        let count = model.count_of(list.count)?;
                        let before = model.int(element);
                        model.terms.compare("bvslt", before, count)
                    }
                };
                let slot = match form {
                    FieldEncoding::Int(encoding) => Slot::Number(model.number(encoding)),
                    FieldEncoding::Structure(operand) => Slot::Operand(model.operand(operand.select.is_some())),
                };
                model.fields[at] = Some(FieldModel { present, slot });
            }
            if let Some(list) = field.list {
                let most = if list.names.is_empty() { MAX_UNNAMED_ELEMENTS } else { list.names.len() };
                let (count, most) = (model.count_of(list.count)?, model.int(most as i64));
                let fits = model.terms.compare("bvsle", count, most);
                model.encodable.push(fits);
            }
        }
        model.require_keys()?;
        model.channels = model.rules.channels.map_or(model.channels, |channels| {
            let found = model.eval(channels);
            let positive = model.terms.compare("bvslt", zero, found.bits);
            Quantity { known: model.terms.and(found.known, positive), ..found }
        });
        model.drop_absent();
        Some(model)
    }

    /// Returns the number of elements of a list, by the place of the field of the layout that has it.
    fn count_of(&self, place: usize) -> Option<Term> {
        let name = self.layout.fields.iter().nth(place)?.name;
        let Slot::Number(count) = self.fields[position(self.kind, name)?]?.slot else { return None };
        Some(count.bits)
    }

    /// Requires that the fields select the layout.
    fn require_keys(&mut self) -> Option<()> {
        for key in self.layout.keys {
            let name = self.layout.fields.iter().nth(key.field)?.name;
            let Slot::Number(number) = self.fields[position(self.kind, name)?]?.slot else { return None };
            let code = self.bits_of(number.bits, key.group.low, key.group.high - key.group.low + 1);
            let set = key.codes.iter().fold(0, |set, code| set | 1 << code);
            let selected = self.is_in(code, set);
            self.encodable.push(selected);
        }
        Some(())
    }

    fn drop_absent(&mut self) {
        let rules = self.rules;
        for (at, rule) in rules.fields.iter().enumerate() {
            let (Some(condition), Some(field)) = (rule.present, self.fields[at]) else { continue };
            let absent = self.eval(condition);
            let absent = self.is_false(absent);
            let kept = self.terms.not(absent);
            let present = self.terms.and(field.present, kept);
            self.fields[at] = Some(FieldModel { present, ..field });
        }
    }

    /// Creates a number whose named and reserved bits can be encoded.
    fn number(&mut self, encoding: &IntEncoding) -> Unknown {
        let bits = (u32::from(encoding.bytes) * 8).min(MAX_NUMBER_BITS);
        let mut number = unknown(&mut self.terms, bits);
        if let [Group { high, low: 0, values: Values::Signed, .. }] = encoding.groups
            && u32::from(*high) + 1 == bits
        {
            number.bits = self.terms.sign_extend(number.variable, WIDTH);
        }
        for group in encoding.groups {
            let code = self.bits_of(number.bits, group.low, group.high - group.low + 1);
            let valid = match group.values {
                Values::Reserved => self.is_in(code, 1),
                Values::Named(name) => {
                    let codes = (0..64.min(group.of(u64::MAX) + 1)).filter(|code| name(*code).is_some());
                    let set = codes.fold(0, |set, code| set | 1 << code);
                    self.is_in(code, set)
                }
                Values::Number | Values::Signed => continue,
            };
            self.encodable.push(valid);
        }
        number
    }

    fn operand(&mut self, is_vector: bool) -> OperandModel {
        let terms = &mut self.terms;
        let mut unknown = |width| unknown(terms, width);
        let operand = OperandModel {
            is_vector,
            class: unknown(3),
            null: unknown(1),
            predefined: unknown(1),
            stated: unknown(5),
            modifier: unknown(3),
            vertical: unknown(4),
            width: unknown(4),
            horizontal: unknown(4),
            row: unknown(2),
            column: unknown(if is_vector { 4 } else { 9 }),
            low: unknown(32),
            predicate_elements: unknown(6),
            is_small: unknown(1),
        };
        let codes = |count: usize, bits: &dyn Fn(usize) -> u64| (0..count).fold(0, |set, at| set | 1 << bits(at));
        let vertical = codes(VertStride::ENTRIES.len(), &|at| VertStride::ENTRIES[at].bits);
        let width = codes(RegionWidth::ENTRIES.len(), &|at| RegionWidth::ENTRIES[at].bits);
        let horizontal = codes(HorzStride::ENTRIES.len(), &|at| HorzStride::ENTRIES[at].bits);
        let modifier = codes(Modifier::ENTRIES.len(), &|at| Modifier::ENTRIES[at].bits);
        let types = u64::from(type_rows(|_| true).0);
        for (part, set) in [
            (operand.class, codes(OperandClass::ENTRIES.len(), &|at| OperandClass::ENTRIES[at].bits)),
            (operand.vertical, vertical),
            (operand.width, width),
            (operand.horizontal, horizontal),
            (operand.modifier, modifier),
            (operand.stated, types),
        ] {
            let valid = self.is_in(part.bits, set);
            self.encodable.push(valid);
        }
        let variable_types = type_rows(|t| t.kind() != DataTypeKind::Packed && t != DataType::Bool);
        let classes = [OperandClass::Immediate, OperandClass::Indirect];
        let [constant, indirect] = classes.map(|class| self.has_class(&operand, class));
        let [constant_types, indirect_types] =
            classes.map(|class| type_rows(|t| super::witness::is_encodable(class, t)));
        let [of_variable, of_constant, of_indirect] = [variable_types, constant_types, indirect_types]
            .map(|rows| self.is_in(operand.stated.bits, u64::from(rows.0)));
        let typed = self.terms.select(indirect, of_indirect, of_variable);
        let typed = self.terms.select(constant, of_constant, typed);
        self.encodable.push(typed);
        // A null or predefined variable is one as a whole.
        let direct = if is_vector { self.has_class(&operand, OperandClass::General) } else { self.terms.truth(true) };
        let [null, predefined] = [operand.null, operand.predefined].map(|part| self.is_in(part.bits, 2));
        let [no_null, not_predefined] = [null, predefined].map(|part| self.terms.not(part));
        let declared = self.terms.and(no_null, not_predefined);
        let plain = self.terms.or(direct, declared);
        let one = self.terms.or(no_null, not_predefined);
        let zero = self.int(0);
        let [row, column] = [operand.row, operand.column].map(|part| self.terms.compare("=", part.bits, zero));
        let at_start = self.terms.and(row, column);
        let placed = self.terms.or(no_null, at_start);
        self.encodable.extend([plain, one, placed]);
        operand
    }

    fn int(&mut self, value: i64) -> Term {
        self.terms.integer(i128::from(value), WIDTH)
    }

    fn known(&mut self, bits: Term) -> Quantity {
        Quantity { known: self.terms.truth(true), bits }
    }

    fn nothing(&mut self) -> Quantity {
        Quantity { known: self.terms.truth(false), bits: self.int(0) }
    }

    /// Returns 1 where a condition is true, and 0 elsewhere.
    fn number_of(&mut self, truth: Term) -> Term {
        let (one, zero) = (self.int(1), self.int(0));
        self.terms.select(truth, one, zero)
    }

    fn bits_of(&mut self, number: Term, low: u8, width: u8) -> Term {
        if u32::from(low) >= WIDTH {
            return self.int(0);
        }
        let high = (u32::from(low) + u32::from(width) - 1).min(WIDTH - 1);
        let part = self.terms.extract(number, high, u32::from(low));
        self.terms.zero_extend(part, WIDTH)
    }

    /// Returns whether a number is in a set: bit `n` is the number `n`.
    fn is_in(&mut self, number: Term, set: u64) -> Term {
        let mut any = self.terms.truth(false);
        for code in (0..64).filter(|code| set >> code & 1 == 1) {
            let code = self.int(code);
            let is_code = self.terms.compare("=", number, code);
            any = self.terms.or(any, is_code);
        }
        any
    }

    fn is_zero(&mut self, bits: Term) -> Term {
        self.is_in(bits, 1)
    }

    /// Returns whether a condition is known not to hold.
    fn is_false(&mut self, quantity: Quantity) -> Term {
        let zero = self.is_zero(quantity.bits);
        self.terms.and(quantity.known, zero)
    }

    /// Returns whether a condition is known to hold.
    fn is_true(&mut self, quantity: Quantity) -> Term {
        let zero = self.is_zero(quantity.bits);
        let other = self.terms.not(zero);
        self.terms.and(quantity.known, other)
    }

    fn implies(&mut self, condition: Term, then: Term) -> Term {
        let not = self.terms.not(condition);
        self.terms.or(not, then)
    }

    fn is_on(&mut self, platforms: PlatformRows) -> Term {
        self.is_in(self.platform.bits, platforms.0 & ((1 << Platform::ALL.len()) - 1))
    }

    /// Returns the entry of a table, which is unknown for an index without one.
    fn look_up(&mut self, key: Quantity, entries: impl IntoIterator<Item = Option<i64>>) -> Quantity {
        let mut result = self.nothing();
        for (index, entry) in (0..).zip(entries) {
            let Some(entry) = entry else { continue };
            let (index, entry) = (self.int(index), self.int(entry));
            let here = self.terms.compare("=", key.bits, index);
            let always = self.terms.truth(true);
            result = Quantity {
                known: self.terms.select(here, always, result.known),
                bits: self.terms.select(here, entry, result.bits),
            };
        }
        Quantity { known: self.terms.and(result.known, key.known), ..result }
    }

    fn field(&self, at: u8) -> Option<FieldModel> {
        self.fields.get(usize::from(at)).copied().flatten()
    }

    /// Returns the operand of a field, and whether it is there.
    fn operand_of(&self, at: u8) -> Option<(OperandModel, Term)> {
        let field = self.field(at)?;
        if let Slot::Operand(operand) = field.slot { Some((operand, field.present)) } else { None }
    }

    fn has_class(&mut self, operand: &OperandModel, class: OperandClass) -> Term {
        if operand.is_vector { self.is_in(operand.class.bits, 1 << class.bits()) } else { self.terms.truth(false) }
    }

    /// Returns whether an operand is a variable that is not null, or a part of it.
    fn is_variable(&mut self, operand: &OperandModel) -> Term {
        let null = self.is_in(operand.null.bits, 2);
        let variable = self.terms.not(null);
        if !operand.is_vector {
            return variable;
        }
        let general = self.has_class(operand, OperandClass::General);
        self.terms.and(general, variable)
    }

    /// Returns whether an operand has a region.
    fn has_region(&mut self, operand: &OperandModel) -> Term {
        let direct = self.has_class(operand, OperandClass::General);
        let indirect = self.has_class(operand, OperandClass::Indirect);
        self.terms.or(direct, indirect)
    }

    /// Returns the row of the type of an operand.
    fn type_of(&mut self, at: u8) -> Quantity {
        let Some((operand, present)) = self.operand_of(at) else { return self.nothing() };
        let variable = self.is_variable(&operand);
        let [constant, indirect, predicate] =
            [OperandClass::Immediate, OperandClass::Indirect, OperandClass::Predicate]
                .map(|class| self.has_class(&operand, class));
        let stated = self.known(operand.stated.bits);
        let counted = DataType::ALL.iter().map(|data_type| Some(data_type.counts_as() as i64));
        let unpacked = self.look_up(stated, counted);
        let other = self.terms.select(constant, unpacked.bits, operand.stated.bits);
        let boolean = self.int(DataType::Bool as i64);
        let bits = self.terms.select(predicate, boolean, other);
        let known = [constant, indirect, predicate].iter().fold(variable, |any, one| self.terms.or(any, *one));
        Quantity { known: self.terms.and(known, present), bits }
    }

    /// Returns the property of a type by its row.
    fn type_property(&mut self, query: TypeQuery, row: Quantity) -> Quantity {
        use DataTypeKind::{Float, Packed, Signed, Unsigned};
        let property = |data_type: &DataType| match query {
            TypeQuery::Size => i64::from(data_type.width().div_ceil(8)),
            TypeQuery::IsFloat => i64::from(data_type.kind() == Float),
            TypeQuery::IsSigned => i64::from(data_type.kind() == Signed),
            TypeQuery::IsInteger => i64::from(matches!(data_type.kind(), Unsigned | Signed | Packed)),
        };
        self.look_up(row, DataType::ALL.iter().map(|data_type| Some(property(data_type))))
    }

    /// Returns the number that the text of a code of a region states.
    fn stated_count<T: Enumeration>(&mut self, code: Unknown) -> Quantity {
        let count = |bits: u64| {
            let entry = T::ENTRIES.iter().find(|entry| entry.bits == bits)?;
            entry.text?.parse().ok()
        };
        let code = self.known(code.bits);
        self.look_up(code, (0..16).map(count))
    }

    /// Returns the number of bytes before an operand in its variable.
    fn start_offset(&mut self, operand: &OperandModel, at: u8) -> Quantity {
        if !operand.is_vector {
            return self.known(operand.column.bits);
        }
        let general = self.has_class(operand, OperandClass::General);
        let of = self.type_of(at);
        let size = self.type_property(TypeQuery::Size, of);
        let register = self.register_bytes();
        let row = self.terms.bits("bvmul", operand.row.bits, register.bits);
        let column = self.terms.bits("bvmul", operand.column.bits, size.bits);
        let known = self.terms.and(general, size.known);
        Quantity { known: self.terms.and(known, register.known), bits: self.terms.bits("bvadd", row, column) }
    }

    fn register_bytes(&mut self) -> Quantity {
        let platform = self.known(self.platform.bits);
        self.look_up(platform, Platform::ALL.iter().map(|platform| platform.register_bytes().map(i64::from)))
    }

    /// Returns the distance in elements from the first accessed element to the last.
    fn last_element(&mut self, operand: &OperandModel, written: bool) -> Quantity {
        let h = self.stated_count::<HorzStride>(operand.horizontal);
        let one = self.int(1);
        let channels = self.channels;
        let minus_one = self.int(-1);
        if written {
            let last = self.terms.bits("bvadd", channels.bits, minus_one);
            let known = self.terms.and(channels.known, h.known);
            return Quantity { known, bits: self.terms.bits("bvmul", last, h.bits) };
        }
        let (v, w) =
            (self.stated_count::<VertStride>(operand.vertical), self.stated_count::<RegionWidth>(operand.width));
        let sum = self.terms.bits("bvadd", channels.bits, w.bits);
        let sum = self.terms.bits("bvadd", sum, minus_one);
        let rows = self.terms.bits("bvsdiv", sum, w.bits);
        let rows = self.terms.bits("bvadd", rows, minus_one);
        let rows = self.terms.bits("bvmul", rows, v.bits);
        let is_short = self.terms.compare("bvslt", w.bits, channels.bits);
        let row = self.terms.select(is_short, w.bits, channels.bits);
        let row = self.terms.bits("bvadd", row, minus_one);
        let row = self.terms.bits("bvmul", row, h.bits);
        let all = self.terms.bits("bvadd", rows, row);
        let single = self.terms.compare("=", channels.bits, one);
        let zero = self.int(0);
        let known = [v.known, w.known, h.known].iter().fold(channels.known, |all, one| self.terms.and(all, *one));
        Quantity { known, bits: self.terms.select(single, zero, all) }
    }

    /// Returns the number of bytes of the variable of an operand.
    fn variable_bytes(&mut self, operand: &OperandModel, at: u8) -> Quantity {
        let of = self.type_of(at);
        let size = self.type_property(TypeQuery::Size, of);
        let small = self.is_in(operand.is_small.bits, 2);
        let [few, many] = [1, VARIABLE_UNITS].map(|units| self.int(units * i64::from(VARIABLE_ALIGNMENT)));
        Quantity { known: size.known, bits: self.terms.select(small, few, many) }
    }

    fn query(&mut self, query: Query, at: u8) -> Quantity {
        if query == Query::Type {
            return self.type_of(at);
        }
        if query == Query::InLayout {
            return self.in_layout(at);
        }
        let Some((operand, present)) = self.operand_of(at) else { return self.nothing() };
        let rule = &self.rules.fields[usize::from(at)];
        let found = match query {
            Query::IsNull => {
                let general = self.has_class(&operand, OperandClass::General);
                let zero = self.int(0);
                let bits = if operand.is_vector {
                    self.terms.select(general, operand.null.bits, zero)
                } else {
                    operand.null.bits
                };
                self.known(bits)
            }
            Query::First => {
                let (start, of) = (self.start_offset(&operand, at), self.type_of(at));
                let size = self.type_property(TypeQuery::Size, of);
                let first = self.terms.bits("bvsdiv", start.bits, size.bits);
                let address = self.has_class(&operand, OperandClass::Address);
                let known = self.terms.and(start.known, size.known);
                Quantity {
                    known: self.terms.or(known, address),
                    bits: self.terms.select(address, operand.column.bits, first),
                }
            }
            Query::IsPredefined => {
                let known = if operand.is_vector { self.has_class(&operand, OperandClass::General) } else { present };
                Quantity { known, bits: operand.predefined.bits }
            }
            _ if !operand.is_vector => self.nothing(),
            Query::Class => self.known(operand.class.bits),
            Query::IsScalar => {
                let (region, constant) = (self.has_region(&operand), self.has_class(&operand, OperandClass::Immediate));
                let width = self.is_in(operand.width.bits, 1 << RegionWidth::One.bits());
                let stride = self.is_in(operand.horizontal.bits, 1 << HorzStride::Zero.bits());
                let single = self.terms.and(width, stride);
                let single = self.terms.or(single, constant);
                Quantity { known: self.terms.or(region, constant), bits: self.number_of(single) }
            }
            Query::RowWidth => {
                let (region, constant) = (self.has_region(&operand), self.has_class(&operand, OperandClass::Immediate));
                let width = self.stated_count::<RegionWidth>(operand.width);
                let (zero, one) = (self.int(0), self.int(1));
                let width = self.terms.select(width.known, width.bits, zero);
                Quantity { known: self.terms.or(region, constant), bits: self.terms.select(constant, one, width) }
            }
            Query::VerticalStride | Query::HorizontalStride => {
                let region = self.has_region(&operand);
                let count = match query {
                    Query::VerticalStride => self.stated_count::<VertStride>(operand.vertical),
                    _ => self.stated_count::<HorzStride>(operand.horizontal),
                };
                Quantity { known: self.terms.and(region, count.known), ..count }
            }
            Query::Saturates | Query::IsModified => {
                let code = match query {
                    Query::Saturates => self.is_in(operand.modifier.bits, 1 << Modifier::Sat.bits()),
                    _ => {
                        let plain = self.is_in(operand.modifier.bits, 1 << Modifier::NoModifier.bits());
                        self.terms.not(plain)
                    }
                };
                let bits = self.number_of(code);
                self.known(bits)
            }
            Query::Value => self.constant(&operand),
            Query::IsPacked => {
                let constant = self.has_class(&operand, OperandClass::Immediate);
                let rows = type_rows(|data_type| data_type.kind() == DataTypeKind::Packed);
                let packed = self.is_in(operand.stated.bits, u64::from(rows.0));
                let packed = self.terms.and(constant, packed);
                let bits = self.number_of(packed);
                self.known(bits)
            }
            Query::PredicateElements => {
                let predicate = self.has_class(&operand, OperandClass::Predicate);
                Quantity { known: predicate, bits: operand.predicate_elements.bits }
            }
            Query::Registers => {
                let (start, of) = (self.start_offset(&operand, at), self.type_of(at));
                let size = self.type_property(TypeQuery::Size, of);
                let (last, register) = (self.last_element(&operand, rule.written), self.register_bytes());
                let (one, minus_one) = (self.int(1), self.int(-1));
                let count = self.terms.bits("bvadd", last.bits, one);
                let bytes = self.terms.bits("bvmul", count, size.bits);
                let end = self.terms.bits("bvadd", start.bits, bytes);
                let end = self.terms.bits("bvadd", end, minus_one);
                let [first, last_register] =
                    [start.bits, end].map(|byte| self.terms.bits("bvsdiv", byte, register.bits));
                let first = self.terms.negate(first);
                let registers = self.terms.bits("bvadd", last_register, first);
                let known = [start.known, last.known].iter().fold(register.known, |all, one| self.terms.and(all, *one));
                Quantity { known, bits: self.terms.bits("bvadd", registers, one) }
            }
            Query::Type | Query::InLayout => self.nothing(),
        };
        Quantity { known: self.terms.and(found.known, present), ..found }
    }

    /// Returns the value of a constant.
    fn constant(&mut self, operand: &OperandModel) -> Quantity {
        let (mut result, low) = (self.nothing(), operand.low.variable);
        for data_type in DataType::ALL.iter().copied() {
            let width = u32::from(data_type.width()).min(32);
            let value = match data_type.kind() {
                DataTypeKind::Signed if data_type.width() <= 32 => {
                    let bits = self.terms.low(low, width);
                    self.terms.sign_extend(bits, WIDTH)
                }
                DataTypeKind::Float if width < 32 || data_type.width() > 32 => continue,
                DataTypeKind::Signed | DataTypeKind::Unsigned | DataTypeKind::Float => {
                    let bits = self.terms.low(low, width);
                    self.terms.zero_extend(bits, WIDTH)
                }
                DataTypeKind::Packed | DataTypeKind::Boolean => continue,
            };
            let here = self.is_in(operand.stated.bits, 1 << data_type as u32);
            let always = self.terms.truth(true);
            result = Quantity {
                known: self.terms.select(here, always, result.known),
                bits: self.terms.select(here, value, result.bits),
            };
        }
        let constant = self.has_class(operand, OperandClass::Immediate);
        Quantity { known: self.terms.and(result.known, constant), ..result }
    }

    /// Returns whether the first layout whose conditions hold has a field.
    fn in_layout(&mut self, at: u8) -> Quantity {
        let rules = self.rules;
        let mut result = self.nothing();
        for layout in rules.layouts.iter().rev() {
            let mut fits = self.terms.truth(true);
            for choice in layout.choices {
                let value = self.eval(&choice.key);
                let set = choice.codes.iter().fold(0, |set, code| set | 1 << code);
                let chosen = self.is_in(value.bits, set);
                let chosen = self.implies(value.known, chosen);
                fits = self.terms.and(fits, chosen);
            }
            let (always, has) = (self.terms.truth(true), self.int(i64::from(layout.fields.contains(&at))));
            result = Quantity {
                known: self.terms.select(fits, always, result.known),
                bits: self.terms.select(fits, has, result.bits),
            };
        }
        result
    }

    /// Returns the value of an expression.
    fn eval(&mut self, expr: &Expr) -> Quantity {
        match *expr {
            Expr::Int(value) => {
                let bits = self.int(value);
                self.known(bits)
            }
            Expr::Field(at) => self.eval(&Expr::Bits(at, 0, WIDTH as u8)),
            Expr::Bits(at, low, width) => match self.field(at) {
                Some(FieldModel { present, slot: Slot::Number(number) }) => {
                    let whole = low == 0 && u32::from(width) == WIDTH;
                    let bits = if whole { number.bits } else { self.bits_of(number.bits, low, width) };
                    Quantity { known: present, bits }
                }
                _ => self.nothing(),
            },
            Expr::Table(key, entries) => {
                let key = self.eval(key);
                self.look_up(key, entries.iter().map(|entry| Some(i64::from(*entry))))
            }
            Expr::Operand(query, at) => self.query(query, at),
            Expr::Aligned(at, bytes) => {
                let bytes = self.eval(bytes);
                let Some((operand, present)) = self.operand_of(at) else { return self.nothing() };
                let (start, variable) = (self.start_offset(&operand, at), self.is_variable(&operand));
                let alignment = self.int(i64::from(VARIABLE_ALIGNMENT));
                let [aligned, is_known] = [start.bits, alignment].map(|of| {
                    let rest = self.terms.bits("bvsrem", of, bytes.bits);
                    self.is_zero(rest)
                });
                let known = [bytes.known, start.known, variable, is_known]
                    .iter()
                    .fold(present, |all, one| self.terms.and(all, *one));
                Quantity { known, bits: self.number_of(aligned) }
            }
            Expr::Fits(at, bytes) => {
                let bytes = self.eval(bytes);
                let Some((operand, present)) = self.operand_of(at) else { return self.nothing() };
                let (start, size) = (self.start_offset(&operand, at), self.variable_bytes(&operand, at));
                let variable = self.is_variable(&operand);
                let end = self.terms.bits("bvadd", start.bits, bytes.bits);
                let fits = self.terms.compare("bvsle", end, size.bits);
                let known = [bytes.known, start.known, size.known, variable]
                    .iter()
                    .fold(present, |all, one| self.terms.and(all, *one));
                Quantity { known, bits: self.number_of(fits) }
            }
            Expr::TypesAgree(fields) => {
                let types: Vec<Quantity> = fields.iter().map(|at| self.type_of(*at)).collect();
                let mut agree = self.terms.truth(true);
                for (place, a) in types.iter().enumerate() {
                    for b in &types[..place] {
                        let (both, same) = (self.terms.and(a.known, b.known), self.terms.compare("=", a.bits, b.bits));
                        let same = self.implies(both, same);
                        agree = self.terms.and(agree, same);
                    }
                }
                let bits = self.number_of(agree);
                self.known(bits)
            }
            Expr::Type(query, inner) => {
                let row = self.eval(inner);
                self.type_property(query, row)
            }
            Expr::OneOf(key, set) => {
                let key = self.eval(key);
                let is_in = self.is_in(key.bits, set);
                Quantity { bits: self.number_of(is_in), ..key }
            }
            Expr::NoneOf(key, set) => {
                let key = self.eval(key);
                let is_in = self.is_in(key.bits, set);
                let is_out = self.terms.not(is_in);
                Quantity { bits: self.number_of(is_out), ..key }
            }
            Expr::Platforms(set) => {
                let is_on = self.is_on(set);
                let bits = self.number_of(is_on);
                self.known(bits)
            }
            Expr::Channels => self.channels,
            Expr::NoMask => match self.rules.no_mask {
                Some(condition) => self.eval(condition),
                None => self.nothing(),
            },
            Expr::RegisterBytes => self.register_bytes(),
            Expr::Not(inner) => {
                let value = self.eval(inner);
                let zero = self.is_zero(value.bits);
                Quantity { bits: self.number_of(zero), ..value }
            }
            Expr::Negate(inner) => {
                let value = self.eval(inner);
                Quantity { bits: self.terms.negate(value.bits), ..value }
            }
            Expr::Complement(inner) => {
                let value = self.eval(inner);
                Quantity { bits: self.terms.complement(value.bits), ..value }
            }
            Expr::Binary(op, a, b) => {
                let (a, b) = (self.eval(a), self.eval(b));
                self.binary(op, a, b)
            }
            Expr::Select(condition, a, b) => {
                let condition = self.eval(condition);
                let (no, a, b) = (self.is_zero(condition.bits), self.eval(a), self.eval(b));
                let known = self.terms.select(no, b.known, a.known);
                Quantity { known: self.terms.and(condition.known, known), bits: self.terms.select(no, b.bits, a.bits) }
            }
            Expr::Unknown => self.nothing(),
        }
    }

    fn binary(&mut self, op: Op, a: Quantity, b: Quantity) -> Quantity {
        let both = self.terms.and(a.known, b.known);
        let (x, y) = (a.bits, b.bits);
        let plain = |terms: &mut Terms, name| Quantity { known: both, bits: terms.bits(name, x, y) };
        let compare = |model: &mut Self, name, left, right, is_equal: bool| {
            let result = model.terms.compare(name, left, right);
            let result = if is_equal { result } else { model.terms.not(result) };
            Quantity { known: both, bits: model.number_of(result) }
        };
        match op {
            Op::LogicalAnd | Op::LogicalOr => {
                let is_and = op == Op::LogicalAnd;
                let [left, right] = [a, b].map(|side| if is_and { self.is_false(side) } else { self.is_true(side) });
                let decided = self.terms.or(left, right);
                let value = if is_and { self.terms.not(decided) } else { decided };
                Quantity { known: self.terms.or(both, decided), bits: self.number_of(value) }
            }
            Op::Or => plain(&mut self.terms, "bvor"),
            Op::Xor => plain(&mut self.terms, "bvxor"),
            Op::And => plain(&mut self.terms, "bvand"),
            Op::ShiftLeft => plain(&mut self.terms, "bvshl"),
            Op::ShiftRight => plain(&mut self.terms, "bvashr"),
            Op::Add => plain(&mut self.terms, "bvadd"),
            Op::Subtract => {
                let negative = self.terms.negate(y);
                Quantity { known: both, bits: self.terms.bits("bvadd", x, negative) }
            }
            Op::Multiply => plain(&mut self.terms, "bvmul"),
            Op::Divide | Op::Remainder => {
                let zero = self.is_zero(y);
                let some = self.terms.not(zero);
                let name = if op == Op::Divide { "bvsdiv" } else { "bvsrem" };
                Quantity { known: self.terms.and(both, some), bits: self.terms.bits(name, x, y) }
            }
            Op::Equal => compare(self, "=", x, y, true),
            Op::NotEqual => compare(self, "=", x, y, false),
            Op::Less => compare(self, "bvslt", x, y, true),
            Op::LessEqual => compare(self, "bvsle", x, y, true),
            Op::Greater => compare(self, "bvsle", x, y, false),
            Op::GreaterEqual => compare(self, "bvslt", x, y, false),
            Op::Max | Op::Min => {
                let less = self.terms.compare("bvslt", x, y);
                let bits = if op == Op::Max { self.terms.select(less, y, x) } else { self.terms.select(less, x, y) };
                Quantity { known: both, bits }
            }
        }
    }

    /// Returns that an instruction breaks no rule but for constraints.
    pub(super) fn is_otherwise_valid(&mut self) -> Term {
        let mut rules = self.encodable.clone();
        let platforms = PlatformRows(self.kind.info().platforms.bits());
        rules.push(self.is_on(platforms));
        for (at, rule) in (0..).zip(self.rules.fields) {
            let Some(field) = self.field(at) else { continue };
            let mut own = Vec::new();
            match field.slot {
                Slot::Number(number) => self.require_number(rule, number.bits, &mut own),
                Slot::Operand(operand) => self.require_operand(at, rule, &operand, &mut own),
            }
            let all = own.into_iter().fold(field.present, |all, one| self.terms.and(all, one));
            let mut checked = self.implies(field.present, all);
            if let Some(condition) = rule.ignored {
                let ignored = self.eval(condition);
                let ignored = self.is_true(ignored);
                checked = self.terms.or(ignored, checked);
            }
            rules.push(checked);
        }
        rules.push(self.one_type_map());
        let always = self.terms.truth(true);
        rules.into_iter().fold(always, |all, one| self.terms.and(all, one))
    }

    /// Returns for each constraint whether it is known to hold, and known not to hold.
    pub(super) fn kept_and_broken(&mut self) -> Vec<(Term, Term)> {
        let values: Vec<Quantity> =
            self.rules.constraints.iter().map(|constraint| self.eval(&constraint.holds)).collect();
        values.into_iter().map(|value| (self.is_true(value), self.is_false(value))).collect()
    }

    fn within(&mut self, number: Term, (low, high): (i64, i64)) -> Term {
        let limit = (1 << (WIDTH - 2)) - 1;
        let [low, high] = [low, high].map(|end| self.int(end.clamp(-limit, limit)));
        let (above, below) = (self.terms.compare("bvsle", low, number), self.terms.compare("bvsle", number, high));
        self.terms.and(above, below)
    }

    fn require_number(&mut self, rule: &FieldRule, number: Term, rules: &mut Vec<Term>) {
        rules.extend(rule.range.map(|range| self.within(number, range)));
        if let Some(value) = rule.must_be {
            let value = self.int(value as i64);
            rules.push(self.terms.compare("=", number, value));
        }
        for group in rule.groups.iter().filter(|group| group.width > 0) {
            let code = self.bits_of(number, group.low, group.width);
            let mut legal = self.terms.truth(group.values.is_empty() && group.range.is_none());
            for value in group.values {
                let own = self.int(i64::from(value.code));
                let (same, on) = (self.terms.compare("=", code, own), self.is_on(value.platforms));
                let mut one = self.terms.and(same, on);
                if let Some(condition) = value.valid_if {
                    let condition = self.eval(condition);
                    let broken = self.is_false(condition);
                    let kept = self.terms.not(broken);
                    one = self.terms.and(one, kept);
                }
                legal = self.terms.or(legal, one);
            }
            if let Some(range) = group.range {
                let (high, low) = (u32::from(group.low + group.width - 1), u32::from(group.low));
                let part = self.terms.extract(number, high, low);
                let value = match group.signed {
                    true => self.terms.sign_extend(part, WIDTH),
                    false => self.terms.zero_extend(part, WIDTH),
                };
                let within = self.within(value, range);
                legal = self.terms.or(legal, within);
            }
            rules.push(legal);
        }
        for reserved in rule.reserved {
            let (on, bits) = (self.is_on(reserved.platforms), self.int(reserved.mask as i64));
            let found = self.terms.bits("bvand", number, bits);
            let zero = self.is_zero(found);
            rules.push(self.implies(on, zero));
        }
        if let Alignment::Bytes(bytes) = rule.alignment {
            let bytes = self.int(i64::from(bytes.max(1)));
            let rest = self.terms.bits("bvsrem", number, bytes);
            rules.push(self.is_zero(rest));
        }
        // A reference to nothing is 0 as a whole.
        if let Some(declared) = rule.declared.filter(|declared| declared.or_none) {
            let id = self.bits_of(number, declared.low, declared.width);
            let [nothing, whole] = [id, number].map(|bits| self.is_zero(bits));
            rules.push(self.implies(nothing, whole));
        }
    }

    fn require_operand(&mut self, at: u8, rule: &FieldRule, operand: &OperandModel, rules: &mut Vec<Term>) {
        let variable = self.is_variable(operand);
        if operand.is_vector {
            rules.push(self.is_in(operand.class.bits, u64::from(rule.classes.0)));
            self.require_constant(rule, operand, rules);
            self.require_modifier(at, rule, operand, rules);
            self.require_region(rule, operand, rules);
        }
        if let NullRule::If(conditions) = rule.null {
            for condition in conditions {
                let must = self.eval(condition);
                let must = self.is_true(must);
                let null = self.terms.not(variable);
                rules.push(self.implies(must, null));
            }
        }
        let found = self.type_of(at);
        let legal = match rule.types {
            Some(types) => self.is_in(found.bits, u64::from(types.0)),
            None if operand.is_vector => self.is_supported(found.bits),
            None => self.terms.truth(true),
        };
        rules.push(self.implies(found.known, legal));
        // Only constraints ask for small variables.
        let small = self.is_in(operand.is_small.bits, 2);
        if !self.asks_for_size(at) {
            rules.push(self.terms.not(small));
        }
        if let Some(bytes) = rule.footprint {
            let (bytes, start, size) =
                (self.eval(bytes), self.start_offset(operand, at), self.variable_bytes(operand, at));
            let end = self.terms.bits("bvadd", start.bits, bytes.bits);
            let fits = self.terms.compare("bvsle", end, size.bits);
            let known = self.terms.and(bytes.known, variable);
            rules.push(self.implies(known, fits));
        }
        if !self
            .rules
            .constraints
            .iter()
            .any(|c| matches!(c.holds, Expr::Not(Expr::Operand(Query::IsPredefined, field)) if *field == at))
        {
            rules.push(self.is_zero(operand.predefined.bits));
        }
        let start = self.start_offset(operand, at);
        let alignment = match rule.alignment {
            Alignment::Any if operand.is_vector => return,
            Alignment::Any | Alignment::Register => self.register_bytes().bits,
            Alignment::Bytes(bytes) => self.int(i64::from(bytes.max(1))),
        };
        let rest = self.terms.bits("bvsrem", start.bits, alignment);
        let aligned = self.is_zero(rest);
        let known = self.terms.and(start.known, variable);
        rules.push(self.implies(known, aligned));
    }

    /// Returns whether a constraint asks for the size of the variable of an operand.
    fn asks_for_size(&self, at: u8) -> bool {
        self.rules.constraints.iter().any(|constraint| matches!(constraint.holds, Expr::Fits(field, _) if field == at))
    }

    /// Returns whether the platform has a type for operands without types of their own.
    fn is_supported(&mut self, row: Term) -> Term {
        let types = self.rules.types;
        let mut any = self.terms.truth(types.is_empty());
        for listed in types {
            let (has, on) = (self.is_in(row, u64::from(listed.types.0)), self.is_on(listed.platforms));
            let both = self.terms.and(has, on);
            any = self.terms.or(any, both);
        }
        any
    }

    fn require_constant(&mut self, rule: &FieldRule, operand: &OperandModel, rules: &mut Vec<Term>) {
        let constant = self.has_class(operand, OperandClass::Immediate);
        let mut legal = type_rows(|data_type| data_type != DataType::Bool);
        if rule.short {
            legal = type_rows(|data_type| data_type != DataType::Bool && data_type.width() <= 16);
        }
        let known = self.is_in(operand.stated.bits, u64::from(legal.0));
        rules.push(self.implies(constant, known));
        for data_type in DataType::ALL {
            let (is_type, on) = (
                self.is_in(operand.stated.bits, 1 << *data_type as u32),
                self.is_on(PlatformRows(data_type.platforms().bits())),
            );
            let both = self.terms.and(constant, is_type);
            rules.push(self.implies(both, on));
        }
        if let Some(range) = rule.range {
            let value = self.constant(operand);
            let within = self.within(value.bits, range);
            rules.push(self.implies(value.known, within));
        }
    }

    fn require_modifier(&mut self, at: u8, rule: &FieldRule, operand: &OperandModel, rules: &mut Vec<Term>) {
        let region = self.has_region(operand);
        let (modifiers, _) = self.rules.modifiers;
        let mut legal = 1 << Modifier::NoModifier.bits();
        for entry in Modifier::ENTRIES {
            let is_legal = match entry.value {
                Modifier::NoModifier => true,
                Modifier::Sat => rule.written && self.rules.saturation.0 != Saturation::No,
                Modifier::Not => rule.read && modifiers == Modifiers::Logic,
                _ => rule.read && !matches!(modifiers, Modifiers::None | Modifiers::Logic),
            };
            legal |= u64::from(is_legal) << entry.bits;
        }
        let plain = self.is_in(operand.modifier.bits, 1 << Modifier::NoModifier.bits());
        let allowed = self.is_in(operand.modifier.bits, legal);
        rules.push(self.terms.select(region, allowed, plain));
        if self.rules.saturation.0 == Saturation::FloatOnly {
            let of = self.type_of(at);
            let float = self.type_property(TypeQuery::IsFloat, of);
            let integer = self.is_false(float);
            let saturates = self.is_in(operand.modifier.bits, 1 << Modifier::Sat.bits());
            let both = self.terms.and(integer, saturates);
            rules.push(self.terms.not(both));
        }
    }

    /// Requires a region of a source with three numbers, or of a destination with one.
    fn require_region(&mut self, rule: &FieldRule, operand: &OperandModel, rules: &mut Vec<Term>) {
        if rule.region == Regions::Ignored {
            return;
        }
        let region = self.has_region(operand);
        let [no_vertical, no_width, no_stride] = [
            (operand.vertical, VertStride::Null.bits()),
            (operand.width, RegionWidth::Null.bits()),
            (operand.horizontal, HorzStride::Null.bits()),
        ]
        .map(|(part, code)| self.is_in(part.bits, 1 << code));
        let mut form = self.terms.not(no_stride);
        if rule.read {
            let [vertical, width] = [no_vertical, no_width].map(|part| self.terms.not(part));
            form = self.terms.and(form, vertical);
            form = self.terms.and(form, width);
            if rule.region == Regions::Channels {
                let count = self.stated_count::<RegionWidth>(operand.width);
                let fits = self.terms.compare("bvsle", count.bits, self.channels.bits);
                let fits = self.implies(self.channels.known, fits);
                form = self.terms.and(form, fits);
            }
        } else {
            form = self.terms.and(form, no_vertical);
            form = self.terms.and(form, no_width);
            let still = self.is_in(operand.horizontal.bits, 1 << HorzStride::Zero.bits());
            let moves = self.terms.not(still);
            form = self.terms.and(form, moves);
        }
        rules.push(self.implies(region, form));
    }

    /// Returns that one type map has the types of all operands without types of their own.
    fn one_type_map(&mut self) -> Term {
        let rules = self.rules;
        let mut any = self.terms.truth(rules.maps.is_empty());
        for map in rules.maps {
            let mut all = self.is_on(map.platforms);
            for (at, rule) in (0..).zip(rules.fields).filter(|(_, rule)| rule.types.is_none()) {
                if self.operand_of(at).is_none_or(|(operand, _)| !operand.is_vector) {
                    continue;
                }
                let (types, found) = (if rule.written { map.dst } else { map.src }, self.type_of(at));
                let has = self.is_in(found.bits, u64::from(types.0));
                let has = self.implies(found.known, has);
                all = self.terms.and(all, has);
            }
            any = self.terms.or(any, all);
        }
        any
    }

    /// Returns the values that the pages name and that no rule forbids on its own.
    pub(super) fn named_values(&mut self) -> Vec<NamedValue> {
        let mut values = Vec::new();
        for field in self.layout.fields.iter() {
            let (Some(FieldEncoding::Int(encoding)), Some(at)) = (field.form(VERSION), position(self.kind, field.name))
            else {
                continue;
            };
            let (rule, Some(FieldModel { present, slot: Slot::Number(number) })) =
                (&self.rules.fields[at], self.fields[at])
            else {
                continue;
            };
            for group in encoding.groups {
                let Values::Named(name_of) = group.values else { continue };
                let stated = rule.groups.iter().find(|stated| stated.low == group.home && !stated.values.is_empty());
                // The values of a list that pages share belong to none of them.
                if stated.is_some_and(|stated| !stated.file.is_empty()) {
                    continue;
                }
                let keys: Vec<_> = self.layout.keys.iter().filter(|key| key.group.low == group.low).collect();
                let is_listed = |code: u64| {
                    let is_stated =
                        stated.is_none_or(|stated| stated.values.iter().any(|value| u64::from(value.code) == code));
                    let is_selected = keys.iter().all(|key| {
                        let of = self.layout.fields.iter().nth(key.field);
                        of.is_none_or(|of| of.name != field.name) || key.codes.contains(&code)
                    });
                    let is_fixed = rule.must_be.is_some_and(|value| group.of(value) != code);
                    is_stated && is_selected && !is_fixed
                };
                let codes = (0..64.min(group.of(u64::MAX) + 1)).filter(|code| is_listed(*code));
                let named: Vec<_> = codes.filter_map(|code| Some((code, name_of(code)?))).collect();
                for (code, name) in named {
                    let bits = self.bits_of(number.bits, group.low, group.high - group.low + 1);
                    let is_code = self.is_in(bits, 1 << code);
                    let dot = if group.name.is_empty() { "" } else { "." };
                    let name = format!("{}{dot}{} {name}", field.name, group.name);
                    values.push(NamedValue { name, holds: self.terms.and(present, is_code) });
                }
            }
        }
        self.named_operands(&mut values);
        values
    }

    /// Adds the types and classes of the operands.
    fn named_operands(&mut self, values: &mut Vec<NamedValue>) {
        let rules = self.rules;
        for (at, rule) in (0..).zip(rules.fields) {
            let Some((operand, present)) = self.operand_of(at) else { continue };
            let name = self.kind.info().fields[usize::from(at)].name;
            let mapped =
                rules.maps.iter().map(|map| if rule.written { map.dst } else { map.src }).reduce(TypeRows::union);
            let listed = rules.types.iter().map(|listed| listed.types).reduce(TypeRows::union);
            let found = self.type_of(at);
            let types = rule.types.or(mapped).or(listed).filter(|_| operand.is_vector || rule.types.is_some());
            for data_type in DataType::ALL.iter().filter(|t| types.is_some_and(|types| types.contains(**t as u8))) {
                if data_type.kind() == DataTypeKind::Packed {
                    continue;
                }
                let is_type = self.is_in(found.bits, 1 << *data_type as u32);
                let has = self.terms.and(found.known, is_type);
                values.push(NamedValue { name: format!("{name} {}", data_type.name()), holds: has });
            }
            for entry in OperandClass::ENTRIES.iter().filter(|entry| rule.classes.contains(entry.bits as u8)) {
                if operand.is_vector {
                    let is_class = self.has_class(&operand, entry.value);
                    let has = self.terms.and(present, is_class);
                    values.push(NamedValue { name: format!("{name} {}", entry.name), holds: has });
                }
            }
        }
    }
}

fn unknown(terms: &mut Terms, width: u32) -> Unknown {
    let variable = terms.variable(width);
    Unknown { variable, bits: terms.zero_extend(variable, WIDTH) }
}

/// Returns whether a rule is a constraint.
pub(super) fn is_constraint(rule: &Rule, constraint: &Constraint) -> bool {
    matches!(rule, Rule::Constraint(found) if found.name == constraint.name)
}
