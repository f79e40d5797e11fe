//! Shapes of instructions: all that their rules can ask, without the IDs of variables.
//!
//! The rules ask for the declaration of a variable, and not for its ID. For example, `add (M1, 8)
//! V33(0,0)<1> V34(0,0)<8;8,1> V34(0,0)<8;8,1>` and the same instruction with V40 and V41 have one
//! shape if V33 and V40 have the same type, size, alignment and storage, and so have V34 and V41.
//!
//! A shape leaves out most values of immediates, and what depends on the inputs of the kernel. Few
//! rules ask for these. [`Operands`](super::operand::Operands) records if one did.

use super::eval::extract_bits;
use super::object::FIRST_DECLARED_ID;
use super::operand::{bit_mask, operand_class, operand_modifier, replaces_id};
use super::variable_table::is_predefined;
use super::{ObjectFacts, ValidationContext};
use openvisa_isa::enums::StateClass;
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{Inst, InstKind, VariableClass, Visitor};
use openvisa_isa_core::List;
use openvisa_isa_core::rules::{Alignment, Declared, Expr, FieldRule, InstRules, Query};

/// Maximum number of words of a shape. An instruction that needs more has no shape.
const MAX_WORDS: usize = 62;

/// Number of bits of an operand's word below the declaration of its variable.
const OPERAND_BITS: u32 = 40;

/// The parts of an instruction whose words in a shape are not their value.
#[derive(Clone, Copy)]
pub(super) struct ShapedFields {
    /// Bit mask of the numbers that refer to declarations.
    pub(super) references: u64,
    /// Bit mask of those that may refer to none, with the number 0.
    optional: u64,
    /// Bit mask of the operands whose constraints ask for the value of an immediate.
    pub(super) values: u64,
}

/// The fields of each instruction. `None` if its rules ask for the ID of a declaration.
static FIELDS: [Option<ShapedFields>; InstKind::ALL.len()] = {
    let (mut all, mut index) = ([None; InstKind::ALL.len()], 0);
    while index < all.len() {
        let kind = InstKind::ALL[index];
        all[kind as usize] = find_fields(kind.rules());
        index += 1;
    }
    all
};

/// Returns the fields of an instruction whose words in a shape are not their value. `None` if it
/// has no shape.
#[inline]
pub(super) fn shaped_fields(kind: InstKind) -> Option<ShapedFields> {
    FIELDS.get(kind as usize).copied().flatten()
}

const fn find_fields(rules: &InstRules) -> Option<ShapedFields> {
    let (mut references, mut optional, mut values, mut index) = (0, 0, 0, 0);
    while index < rules.fields.len() {
        let rule = &rules.fields[index];
        match rule.declared {
            Some(declared) if has_rules_about_id(rule, declared) => return None,
            Some(declared) => {
                references |= 1 << index;
                optional |= (declared.or_none as u64) << index;
            }
            None if rule.labels.is_some() || rule.selected.is_some() => return None,
            None => {}
        }
        index += 1;
    }
    index = 0;
    while index < rules.constraints.len() {
        values |= fields_of_values(&rules.constraints[index].holds);
        index += 1;
    }
    Some(ShapedFields { references, optional, values })
}

/// Returns the mask of the operands for whose values an expression asks.
const fn fields_of_values(expr: &Expr) -> u64 {
    match *expr {
        Expr::Operand(Query::Value, field) => 1 << field,
        Expr::Binary(_, a, b) => fields_of_values(a) | fields_of_values(b),
        Expr::Select(a, b, c) => fields_of_values(a) | fields_of_values(b) | fields_of_values(c),
        Expr::Table(a, _) | Expr::Type(_, a) | Expr::Aligned(_, a) | Expr::Fits(_, a) => fields_of_values(a),
        Expr::OneOf(a, _) | Expr::NoneOf(a, _) => fields_of_values(a),
        Expr::Not(a) | Expr::Negate(a) | Expr::Complement(a) => fields_of_values(a),
        _ => 0,
    }
}

/// Returns whether a rule other than that of its declaration concerns the ID that a number has.
const fn has_rules_about_id(rule: &FieldRule, declared: Declared) -> bool {
    let id = bit_mask(declared.low, declared.width);
    let must_be_absent = declared.or_none && matches!(rule.must_be, Some(0));
    let mut concerned = rule.range.is_some() || rule.must_be.is_some() && !must_be_absent || id > u32::MAX as u64;
    let mut index = 0;
    while index < rule.groups.len() {
        concerned |= bit_mask(rule.groups[index].low, rule.groups[index].width) & id != 0;
        index += 1;
    }
    index = 0;
    while index < rule.reserved.len() {
        concerned |= rule.reserved[index].mask & id != 0;
        index += 1;
    }
    concerned || !matches!(rule.alignment, Alignment::Any)
}

/// A buffer for the shape of one instruction after the other.
#[derive(Clone, Debug)]
pub(super) struct ShapeBuffer {
    words: [u64; MAX_WORDS],
}

impl Default for ShapeBuffer {
    fn default() -> Self {
        Self { words: [0; MAX_WORDS] }
    }
}

impl ShapeBuffer {
    /// Returns the shape of an instruction. `None` if it refers to something that is not declared,
    /// or its rules ask for more than a shape has.
    ///
    /// The first word determines the length, so no shape is the beginning of another one.
    #[inline]
    pub(super) fn describe(&mut self, inst: &Inst<'_>, facts: &ObjectFacts<'_>) -> Option<&[u64]> {
        let kind = inst.kind();
        let fields = shaped_fields(kind)?;
        let mut writer = ShapeWriter { words: &mut self.words, len: 1, kind, fields, facts, complete: true };
        inst.visit(&mut writer);
        let (len, complete) = (writer.len, writer.complete);
        if !complete {
            return None;
        }
        self.words[0] = first_word(kind, len);
        self.words.get(..len)
    }
}

/// Returns the first word of a shape with this number of words.
pub(super) const fn first_word(kind: InstKind, len: usize) -> u64 {
    kind as u64 | (len as u64) << 32
}

/// Returns the number of words of a shape by the first one.
pub(super) const fn shape_len(first: u64) -> usize {
    (first >> 32) as usize
}

/// Writes the words of a shape: at least one for each operand and number, in wire order. Its first
/// word determines how many an operand has, so two instructions with the same words have the same
/// answers to all questions.
struct ShapeWriter<'s, 'f, 'a> {
    words: &'s mut [u64; MAX_WORDS],
    len: usize,
    kind: InstKind,
    fields: ShapedFields,
    facts: &'f ObjectFacts<'a>,
    /// Whether the shape has all that rules can ask.
    complete: bool,
}

/// The storage of a general variable, in bits 6 and 7 of an operand.
#[derive(Clone, Copy)]
enum Storage {
    /// The variable is no alias. The word has its declaration.
    Own,
    /// The word has the ID.
    Predefined,
    /// A second word has the declaration of the variable whose storage it shares, and the offset.
    Alias,
}

impl ShapeWriter<'_, '_, '_> {
    #[inline]
    fn push(&mut self, word: u64) {
        match self.words.get_mut(self.len) {
            Some(place) => {
                *place = word;
                self.len += 1;
            }
            None => self.complete = false,
        }
    }

    #[inline]
    fn push_known(&mut self, word: Option<u64>) {
        match word {
            Some(word) => self.push(word),
            None => self.complete = false,
        }
    }

    /// Adds an operand of [`OPERAND_BITS`] bits and its general variable.
    #[inline]
    fn push_variable(&mut self, operand: u64, id: u32) {
        let storage = |storage: Storage| operand | (storage as u64) << 6;
        if id < FIRST_DECLARED_ID {
            return self.push(storage(Storage::Predefined) | u64::from(id) << OPERAND_BITS);
        }
        let Some(declared) = self.facts.declaration(id) else { return self.complete = false };
        let declaration = u64::from(declared.properties.0) | u64::from(declared.elements) << 8;
        if declared.alias == 0 {
            return self.push(storage(Storage::Own) | declaration << OPERAND_BITS);
        }
        self.push(storage(Storage::Alias) | declaration << OPERAND_BITS);
        let owner = self.facts.storage_owner(id).map(|owner| {
            let of_owner = match owner.declaration {
                Some(of_owner) => u64::from(of_owner.properties.0) | u64::from(of_owner.elements) << 8,
                None => u64::from(owner.id) | 1 << 31,
            };
            of_owner | u64::from(owner.offset) << 32
        });
        self.push_known(owner);
    }

    /// Returns what rules ask for a declaration that an operand or a number refers to, in 18 bits.
    fn reference(&self, class: VariableClass, id: u32) -> Option<u64> {
        const DECLARED: u64 = 1 << 16;
        const EXACT: u64 = 1 << 17;
        if is_predefined(class, id) || !replaces_id(class) && self.facts.surely_declares(class, id) {
            return u16::try_from(id).ok().map(|id| EXACT | u64::from(id));
        }
        match class {
            VariableClass::Label => {
                Some(DECLARED | self.facts.object.labels().get(id)?.kind().map_or(0, |kind| 1 + u64::from(kind.bits())))
            }
            _ => self.facts.surely_declares(class, id).then_some(DECLARED),
        }
    }

    /// Adds a number that refers to a declaration.
    fn push_reference(&mut self, field: u8, value: i64) {
        let rule = self.kind.rules().fields.get(usize::from(field));
        let Some(Declared { class, low, width, or_none }) = rule.and_then(|rule| rule.declared) else {
            return self.push(value as u64);
        };
        let id = extract_bits(value, low, width);
        let class = VariableClass::ALL.get(usize::from(class));
        let known = if or_none && id == 0 {
            Some(0)
        } else {
            class.zip(u32::try_from(id).ok()).and_then(|(class, id)| self.reference(*class, id))
        };
        let others = value as u64 & !bit_mask(low, width);
        self.push_known(known.filter(|_| others <= u64::from(u32::MAX)).map(|known| known << 32 | others));
    }
}

impl<'a> Visitor<'a> for ShapeWriter<'_, '_, '_> {
    #[inline]
    fn int(&mut self, field: u8, value: i64) {
        let refers_to_none = value == 0 && self.fields.optional >> field & 1 != 0;
        if self.fields.references >> field & 1 == 0 || refers_to_none {
            self.push(value as u64);
        } else {
            self.push_reference(field, value);
        }
    }

    #[inline]
    fn vec_operand(&mut self, field: u8, operand: &VecOperand) {
        let Some(class) = operand_class(operand) else { return self.complete = false };
        let at = |low: u32, value: u64| value << low;
        // Both have three bits, as in the encoding.
        let head = u64::from(class.bits() & 7) | at(3, u64::from(operand_modifier(operand).bits() & 7));
        match *operand {
            VecOperand::General { id, row_offset, col_offset, region, .. } => {
                let region = at(8, region.0.into());
                self.push_variable(head | region | at(24, row_offset.into()) | at(32, col_offset.into()), id);
            }
            VecOperand::Address { id, offset, width, .. } => {
                let word = head | at(8, offset.into()) | at(16, width.bits().into());
                self.push_known(
                    self.reference(VariableClass::Address, id.into()).map(|address| word | at(32, address)),
                );
            }
            VecOperand::Predicate { val, .. } => {
                let id = u32::from(val.id());
                let elements = self.facts.predicate_elements(id).map_or(0, |elements| 1 + u64::from(elements));
                let word = head | at(8, val.with_id(0).bits().into()) | at(24, elements);
                self.push_known(self.reference(VariableClass::Predicate, id).map(|predicate| word | at(44, predicate)));
            }
            VecOperand::Indirect { id, addr_offset, indirect_offset, bit_properties, region, .. } => {
                let word = head | at(8, addr_offset.into()) | at(16, region.0.into()) | at(32, bit_properties as u64);
                let word = word | at(40, u64::from(indirect_offset as u16));
                self.push_known(self.reference(VariableClass::Address, id.into()).map(|_| word));
            }
            VecOperand::Immediate { r#type, low, high, .. } => {
                self.push(head | at(8, r#type as u64));
                if self.fields.values >> field & 1 != 0 {
                    self.push(at(32, high.into()) | u64::from(low));
                }
            }
            VecOperand::State { class, id, offset, .. } => {
                let variable = match class {
                    StateClass::Surface => self.reference(VariableClass::Surface, id.into()),
                    StateClass::Sampler => self.reference(VariableClass::Sampler, id.into()),
                    _ => None,
                };
                let word = head | at(8, class.bits().into()) | at(16, offset.into());
                self.push_known(variable.map(|variable| word | at(32, variable)));
            }
            _ => self.complete = false,
        }
    }

    #[inline]
    fn raw_operand(&mut self, _: u8, operand: &RawOperand) {
        self.push_variable(u64::from(operand.offset) << 8, operand.id);
    }

    fn raw_operands(&mut self, field: u8, list: List<'a, RawOperand>) {
        self.push(list.len() as u64);
        list.iter().for_each(|operand| self.raw_operand(field, &operand));
    }

    fn u16s(&mut self, field: u8, list: List<'a, u16>) {
        self.push(list.len() as u64);
        list.iter().for_each(|number| self.int(field, number.into()));
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;
    use crate::module::{Module, ModuleBuf, ObjectBuf};
    use openvisa_isa::bit_fields::Region;
    use openvisa_isa::enums::{Align, Modifier};
    use openvisa_isa::instructions::Mov;
    use openvisa_isa::{DataType, Platform};
    use openvisa_isa_core::Zero;

    fn operand(index: u32, col_offset: u8) -> VecOperand {
        let (id, region) = (FIRST_DECLARED_ID + index, Region(0));
        VecOperand::General { modifier: Modifier::NoModifier, id, row_offset: 0, col_offset, region }
    }

    #[test]
    fn a_shape_depends_on_declarations_and_not_on_ids() {
        let mut kernel = ObjectBuf::kernel("k");
        for (name, data_type, elements) in [("a", DataType::D, 16), ("b", DataType::D, 16), ("c", DataType::D, 8)] {
            kernel.add_variable(name, data_type, elements, Align::Grf).expect("a type that files have");
        }
        let file = ModuleBuf::of([kernel]).to_bytes().expect("it can be written");
        let module = Module::open(&file).expect("it opens");
        let object = module.objects().next().expect("there is one").expect("it can be read");
        let facts = ObjectFacts::new(object, Platform::Skl);
        let shape = |dst, src0| {
            let inst = Inst::from(Mov { exec_size: Zero::zeroed(0), pred: Zero::zeroed(0), dst, src0 });
            ShapeBuffer::default().describe(&inst, &facts).map(<[u64]>::to_vec)
        };
        let known = shape(operand(0, 0), operand(1, 0));
        assert!(known.as_ref().is_some_and(|known| known.len() == shape_len(known[0])));
        assert_eq!(known, shape(operand(1, 0), operand(0, 0)), "both have the same declaration");
        assert_ne!(known, shape(operand(0, 0), operand(2, 0)), "one variable is smaller");
        assert_ne!(known, shape(operand(0, 0), operand(1, 1)), "another element");
        assert_eq!(shape(operand(0, 0), operand(3, 0)), None, "not declared");
        let immediate = |r#type, low| VecOperand::Immediate { modifier: Modifier::NoModifier, r#type, low, high: 0 };
        let constant = shape(operand(0, 0), immediate(DataType::D, 1));
        assert_eq!(constant, shape(operand(0, 0), immediate(DataType::D, 2)), "no rule of MOV asks for the value");
        assert_ne!(constant, shape(operand(0, 0), immediate(DataType::F, 1)));
    }
}
