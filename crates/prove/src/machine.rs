//! Execution of a program on formulas.
//!
//! A variable is a list of bytes, each a part of a formula. For example, `add (M1, 1) a(0,0)<1>
//! b(0,0)<0;1,0> 0x1:d` makes the first four bytes of `a` those of the sum of a formula and 1. A
//! program is followed as long as it is known where it continues.

use super::term::{Term, Terms};
use super::value::{Arithmetic, StoreRules};
use super::{Obstacle, Settings};
use openvisa::module::ObjectBuf;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{Modifier, PredicateCombine};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::reference::{Control, Definition, control, definition, programs::lane_program};
use openvisa_isa::{DataType, Inst, Instructions, PredefinedVariable, VariableClass, Version};
use openvisa_sim::operands::{channels, denormal_mask, element_kind, first_channel, immediate_bits, rounding, strides};
use std::collections::HashMap;

type Result<T> = std::result::Result<T, Obstacle>;

/// Maximum number of instructions that are followed. A loop of known length has fewer.
const MAX_STEPS: usize = 4096;

/// Maximum number of formulas.
const MAX_TERMS: usize = 1 << 20;

/// The number of the control register `%cr0` among the general variables.
const CONTROL_ID: u32 = PredefinedVariable::CR0.index;

/// The obstacle of an access to the control register that is not known.
const CONTROL: Obstacle = Obstacle::Predefined(CONTROL_ID);

/// Number of bits of a predicate variable.
const PREDICATE_BITS: u32 = 32;

/// The values that both programs start with, by the name of the variable.
#[derive(Debug, Default)]
pub(crate) struct Inputs {
    /// The elements of each general variable.
    pub(crate) variables: HashMap<String, Vec<Term>>,
    pub(crate) predicates: HashMap<String, Term>,
}

/// A byte of a variable: a formula, and the position of the byte in it.
type Byte = (Term, u32);

/// A general variable.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) name: String,
    pub(crate) data_type: DataType,
    /// Number of elements.
    pub(crate) elements: u32,
    /// The variable whose storage it has, by its place in the list, and the first byte there.
    pub(crate) root: usize,
    pub(crate) at: u32,
}

impl Variable {
    /// Returns the size of an element in bytes.
    pub(crate) fn element_bytes(&self) -> u32 {
        bytes_of(self.data_type)
    }
}

/// Returns the size of an element in bytes.
fn bytes_of(data_type: DataType) -> u32 {
    element_kind(data_type).bits().div_ceil(8)
}

/// The state of a program.
pub(crate) struct Machine<'m> {
    pub(crate) terms: &'m mut Terms,
    pub(crate) inputs: &'m mut Inputs,
    object: &'m ObjectBuf,
    version: Version,
    settings: Settings,
    pub(crate) variables: Vec<Variable>,
    /// The bytes of the variables that have storage of their own.
    storage: HashMap<usize, Vec<Byte>>,
    /// The bits of each predicate variable, as truth values.
    predicates: HashMap<u16, Vec<Term>>,
    /// Whether the last access to a variable is a write, by its place in the list.
    pub(crate) ends_written: HashMap<usize, bool>,
    /// The same of predicate variables, by their number.
    pub(crate) ends_written_predicates: HashMap<u16, bool>,
}

/// A result that is written after the instruction, where a condition is true.
pub(crate) struct Write {
    pub(crate) condition: Term,
    pub(crate) place: Place,
    pub(crate) bits: Term,
}

/// Where a result is written.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// A variable, and a byte of it.
    Variable(usize, u32),
    /// A predicate variable, and an element.
    Predicate(u16, u32),
    /// The control register.
    Control,
}

impl<'m> Machine<'m> {
    pub(crate) fn new(
        terms: &'m mut Terms,
        inputs: &'m mut Inputs,
        object: &'m ObjectBuf,
        version: Version,
        settings: Settings,
    ) -> Result<Self> {
        let variables = declared_variables(object)?;
        let (storage, predicates) = (HashMap::new(), HashMap::new());
        let (ends_written, ends_written_predicates) = (HashMap::new(), HashMap::new());
        Ok(Self {
            terms,
            inputs,
            object,
            version,
            settings,
            variables,
            storage,
            predicates,
            ends_written,
            ends_written_predicates,
        })
    }

    /// Follows the program from its first instruction to its end.
    pub(crate) fn run(&mut self) -> Result<()> {
        let code: std::result::Result<Vec<Inst<'m>>, _> = Instructions::new(&self.object.code, self.version).collect();
        let code = code.map_err(|_| Obstacle::Code)?;
        let (mut next, mut steps) = (0, 0);
        while let Some(inst) = code.get(next) {
            steps += 1;
            if steps > MAX_STEPS || self.terms.len() > MAX_TERMS {
                return Err(Obstacle::Length);
            }
            next = match *inst {
                _ if definition(inst.kind()) == Definition::Marker => next + 1,
                Inst::Jmp(jump) => self.branch(jump.exec_size, jump.pred, jump.label.0, next, &code)?,
                Inst::Goto(jump) => self.branch(jump.exec_size, jump.pred, jump.label.0, next, &code)?,
                Inst::Ret(end) if self.is_taken(end.exec_size, end.pred, inst)? => return Ok(()),
                Inst::Ret(_) => next + 1,
                _ => {
                    self.execute(inst)?;
                    next + 1
                }
            };
        }
        Ok(())
    }

    /// Returns the instruction after a jump.
    fn branch(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        label: u16,
        from: usize,
        code: &[Inst<'_>],
    ) -> Result<usize> {
        if !self.is_taken(exec, pred, &code[from])? {
            return Ok(from + 1);
        }
        let is_target = |inst: &Inst<'_>| matches!(inst, Inst::Label(found) if found.label.0 == label);
        code.iter().position(is_target).ok_or(Obstacle::Code)
    }

    /// Returns whether all channels take a branch. They must go the same way.
    fn is_taken(&mut self, exec: ExecControl, pred: Predicate, inst: &Inst<'_>) -> Result<bool> {
        let held = self.held(exec, pred)?;
        let taken: Option<Vec<bool>> = held.iter().map(|term| self.terms.known_truth(*term)).collect();
        let taken = taken.ok_or(Obstacle::Branch(inst.kind()))?;
        let first = taken.first().copied().unwrap_or(true);
        if taken.iter().all(|other| *other == first) { Ok(first) } else { Err(Obstacle::Branch(inst.kind())) }
    }

    /// Executes an instruction whose page has a program for each channel.
    fn execute(&mut self, inst: &Inst<'_>) -> Result<()> {
        let kind = inst.kind();
        let program = lane_program(kind).ok_or(Obstacle::Instruction(kind))?;
        let Control { exec_size, pred, guarded, dst } = control(inst);
        let exec = exec_size.ok_or(Obstacle::Instruction(kind))?;
        let held = self.held(exec, pred)?;
        let saturates = dst.is_some_and(|dst| openvisa_sim::operands::operand_modifier(&dst) == Modifier::Sat);
        let mut writes = Vec::new();
        for (channel, selected) in (0..).zip(held) {
            let always = self.terms.truth(true);
            let enabled = if guarded { selected } else { always };
            if self.terms.known_truth(enabled) == Some(false) {
                continue;
            }
            let mut lane =
                super::lane::Lane::new(self, inst, channel, first_channel(exec.mask()).0, selected, saturates);
            lane.run(program, enabled)?;
            writes.append(&mut lane.writes);
        }
        writes.into_iter().try_for_each(|write| self.write(&write))
    }

    /// Returns for each channel of an instruction whether its predicate is true. All channels of
    /// the thread are on.
    fn held(&mut self, exec: ExecControl, pred: Predicate) -> Result<Vec<Term>> {
        let count = u32::from(channels(exec.size()));
        let first = u32::from(first_channel(exec.mask()).0);
        if pred.id() == 0 {
            let always = self.terms.truth(true);
            return Ok(vec![always; count as usize]);
        }
        let bits = self.predicate(pred.id())?;
        self.ends_written_predicates.insert(pred.id(), false);
        let mut bits: Vec<Term> = (first..first + count).map(|at| bits[(at % PREDICATE_BITS) as usize]).collect();
        let joined = match pred.combine() {
            Some(PredicateCombine::Any) => bits.iter().skip(1).fold(bits[0], |any, bit| self.terms.or(any, *bit)),
            Some(PredicateCombine::All) => bits.iter().skip(1).fold(bits[0], |all, bit| self.terms.and(all, *bit)),
            _ => {
                for bit in bits.iter_mut().filter(|_| pred.invert()) {
                    *bit = self.terms.not(*bit);
                }
                return Ok(bits);
            }
        };
        let joined = if pred.invert() { self.terms.not(joined) } else { joined };
        Ok(vec![joined; bits.len()])
    }

    /// Returns the bits of a predicate variable.
    pub(crate) fn predicate(&mut self, id: u16) -> Result<Vec<Term>> {
        if let Some(bits) = self.predicates.get(&id) {
            return Ok(bits.clone());
        }
        let name = self.object.name_of(VariableClass::Predicate, u32::from(id)).ok_or(Obstacle::Code)?.to_string();
        let word = match self.inputs.predicates.get(&name) {
            Some(word) => *word,
            None => {
                let word = self.terms.variable(PREDICATE_BITS);
                self.inputs.predicates.insert(name, word);
                word
            }
        };
        let one = self.terms.integer(1, 1);
        let mut bits = Vec::new();
        for at in 0..PREDICATE_BITS {
            let bit = self.terms.extract(word, at, at);
            bits.push(self.terms.compare("=", bit, one));
        }
        self.predicates.insert(id, bits.clone());
        Ok(bits)
    }

    /// Returns the bytes of a variable that has storage of its own.
    fn bytes(&mut self, root: usize) -> &mut Vec<Byte> {
        if !self.storage.contains_key(&root) {
            let variable = &self.variables[root];
            let (size, count) = (variable.element_bytes(), variable.elements);
            let elements = match self.inputs.variables.get(&variable.name) {
                Some(elements) => elements.clone(),
                None => {
                    let elements: Vec<_> = (0..count).map(|_| self.terms.variable(8 * size)).collect();
                    self.inputs.variables.insert(variable.name.clone(), elements.clone());
                    elements
                }
            };
            let mut bytes: Vec<Byte> = Vec::new();
            for element in elements {
                bytes.extend((0..self.terms.width(element) / 8).map(|byte| (element, byte)));
            }
            // The other program may declare fewer bytes.
            while bytes.len() < (size * count) as usize {
                let byte = self.terms.variable(8);
                bytes.push((byte, 0));
            }
            self.storage.insert(root, bytes);
        }
        self.storage.entry(root).or_default()
    }

    /// Returns bytes of a variable as a bit vector.
    pub(crate) fn read(&mut self, variable: usize, offset: u32, size: u32) -> Result<Term> {
        let Variable { root, at, .. } = self.variables[variable];
        let start = (at + offset) as usize;
        let bytes = self.bytes(root).get(start..start + size as usize).ok_or(Obstacle::Bounds)?.to_vec();
        // Neighbours in one formula are one part of it.
        let runs = bytes.chunk_by(|(a, below), (b, above)| a == b && below + 1 == *above);
        let mut result: Option<Term> = None;
        for run in runs {
            let (Some((term, first)), Some((_, last))) = (run.first(), run.last()) else { continue };
            let part = self.terms.extract(*term, 8 * last + 7, 8 * first);
            result = Some(match result {
                None => part,
                Some(below) => self.terms.concat(part, below),
            });
        }
        result.ok_or(Obstacle::Bounds)
    }

    /// Writes a result.
    fn write(&mut self, write: &Write) -> Result<()> {
        match write.place {
            Place::Variable(variable, offset) => {
                let size = self.terms.width(write.bits).div_ceil(8);
                let old = self.read(variable, offset, size)?;
                let bits = self.terms.zero_extend(write.bits, 8 * size);
                let new = self.terms.select(write.condition, bits, old);
                let Variable { root, at, .. } = self.variables[variable];
                let start = (at + offset) as usize;
                for (byte, place) in (0..).zip(&mut self.bytes(root)[start..start + size as usize]) {
                    *place = (new, byte);
                }
                self.ends_written.insert(root, true);
            }
            Place::Predicate(id, element) => {
                let mut bits = self.predicate(id)?;
                let (old, one) = (bits[(element % PREDICATE_BITS) as usize], self.terms.integer(1, 1));
                let low = self.terms.low(write.bits, 1);
                let bit = self.terms.compare("=", low, one);
                bits[(element % PREDICATE_BITS) as usize] = self.terms.select(write.condition, bit, old);
                self.predicates.insert(id, bits);
                self.ends_written_predicates.insert(id, true);
            }
            // How numbers are rounded must be known.
            Place::Control => {
                let known = self.terms.known_truth(write.condition).zip(self.terms.known_integer(write.bits));
                let Some((true, bits)) = known else { return Err(CONTROL) };
                self.settings.control = bits as u32;
            }
        }
        Ok(())
    }

    /// Returns the number of a variable in the list, and its first byte that an operand names.
    pub(crate) fn origin(&self, operand: &VecOperand) -> Result<(usize, u32)> {
        let VecOperand::General { id, row_offset, col_offset, .. } = *operand else {
            return Err(Obstacle::Operand);
        };
        let index = self.declared(id)?;
        let column = u32::from(col_offset) * self.variables[index].element_bytes();
        let register = self.settings.platform.register_bytes().ok_or(Obstacle::Operand)?;
        Ok((index, u32::from(row_offset) * u32::from(register) + column))
    }

    fn declared(&self, id: u32) -> Result<usize> {
        let index = id.checked_sub(VariableClass::General.first()).ok_or(Obstacle::Predefined(id))?;
        let index = usize::try_from(index).ok().filter(|index| *index < self.variables.len());
        index.ok_or(Obstacle::Code)
    }

    /// Returns the type of the elements of an operand.
    pub(crate) fn type_of(&self, operand: &VecOperand) -> Result<DataType> {
        Ok(match *operand {
            VecOperand::General { id: 0 | CONTROL_ID, .. } => DataType::Ud,
            VecOperand::General { id, .. } => self.variables[self.declared(id)?].data_type,
            VecOperand::Immediate { r#type, .. } => r#type.counts_as(),
            VecOperand::Predicate { .. } => DataType::Bool,
            _ => return Err(Obstacle::Operand),
        })
    }

    /// Returns the bits of an element of a source. `first` is the first channel of the instruction.
    pub(crate) fn element(&mut self, operand: &VecOperand, channel: u32, first: u32) -> Result<Term> {
        let size = bytes_of(self.type_of(operand)?);
        match *operand {
            VecOperand::General { id: 0, .. } => Ok(self.terms.integer(0, 8 * size)),
            VecOperand::General { id: CONTROL_ID, row_offset: 0, col_offset: 0, .. } if channel == 0 => {
                Ok(self.terms.integer(i128::from(self.settings.control), 8 * size))
            }
            VecOperand::General { region, .. } => {
                let (variable, at) = self.origin(operand)?;
                let (v, w, h) = strides(region);
                let offset = channel / w * v.ok_or(Obstacle::Operand)? + channel % w * h;
                self.ends_written.insert(self.variables[variable].root, false);
                self.read(variable, at + offset * size, size)
            }
            VecOperand::Immediate { r#type, low, high, .. } => {
                let bits = immediate_bits(r#type, low, high, channel as usize);
                Ok(self.terms.integer(i128::from(bits), 8 * size))
            }
            VecOperand::Predicate { val, .. } => {
                let bits = self.predicate(val.id())?;
                self.ends_written_predicates.insert(val.id(), false);
                let bit = bits[((first + channel) % PREDICATE_BITS) as usize];
                let (one, zero) = (self.terms.integer(1, 1), self.terms.integer(0, 1));
                Ok(self.terms.select(bit, one, zero))
            }
            _ => Err(Obstacle::Operand),
        }
    }

    /// Returns the place of an element of a destination; `None` for the null variable.
    pub(crate) fn destination(&self, operand: &VecOperand, channel: u32, first: u32) -> Result<Option<Place>> {
        Ok(match *operand {
            VecOperand::General { id: 0, .. } => None,
            VecOperand::General { id: CONTROL_ID, row_offset: 0, col_offset: 0, .. } if channel == 0 => {
                Some(Place::Control)
            }
            VecOperand::General { region, .. } => {
                let (variable, at) = self.origin(operand)?;
                let size = self.variables[variable].element_bytes();
                Some(Place::Variable(variable, at + channel * strides(region).2.max(1) * size))
            }
            VecOperand::Predicate { val, .. } => Some(Place::Predicate(val.id(), first + channel)),
            _ => return Err(Obstacle::Operand),
        })
    }

    pub(crate) fn arithmetic(&mut self) -> Arithmetic<'_> {
        Arithmetic { terms: self.terms, rounding: rounding(self.settings.control) }
    }

    /// Returns whether denormal numbers of a type count as zero in operations.
    pub(crate) fn flushes(&self, data_type: DataType) -> bool {
        let mask = denormal_mask(data_type);
        mask != 0 && self.settings.control & mask == 0
    }

    pub(crate) fn store_rules(&self, data_type: DataType, saturate: bool) -> StoreRules {
        StoreRules { saturate, rounding: rounding(self.settings.control), flush: self.flushes(data_type) }
    }
}

/// Returns the general variables that an object declares.
pub(crate) fn declared_variables(object: &ObjectBuf) -> Result<Vec<Variable>> {
    let mut variables: Vec<Variable> = Vec::new();
    for (index, declared) in object.variables.iter().enumerate() {
        let name = object.strings.get(declared.name_index).ok_or(Obstacle::Code)?.to_string();
        let data_type = declared.properties.r#type().ok_or(Obstacle::Code)?;
        let mut variable = Variable { name, data_type, elements: u32::from(declared.elements), root: index, at: 0 };
        if declared.alias_index != 0 {
            // An alias stands after the variable whose storage it shares.
            let first = VariableClass::General.first();
            let of = declared.alias_index.checked_sub(first).ok_or(Obstacle::Predefined(declared.alias_index))?;
            let base = variables.get(of as usize).ok_or(Obstacle::Code)?;
            (variable.root, variable.at) = (base.root, base.at + u32::from(declared.alias_offset));
        }
        variables.push(variable);
    }
    Ok(variables)
}
