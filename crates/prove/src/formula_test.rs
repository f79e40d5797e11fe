//! The formulas of instructions, on values: they give what the reference semantics give.
//!
//! Instructions are made at random from the tables of the specification, with operands of all types.
//! Formulas of integers with known values are known. The solver computes those of numbers.

use super::equivalence::{Program, execute, is_nan};
use super::machine::Inputs;
use super::solver::{Answer, Solver};
use super::term::{Sort, Terms};
use super::value::Arithmetic;
use super::{Obstacle, Settings};
use openvisa::Module;
use openvisa::module::{ModuleBuf, ObjectBuf};
use openvisa_isa::enums::Align;
use openvisa_isa::reference::{ElementKind, Rounding, programs::lane_program};
use openvisa_isa::{DataType, Enumeration as _, InstKind, Platform, VariableClass};
use openvisa_isa_core::Version;
use openvisa_sim::operands::element_kind;
use openvisa_sim::{Evaluation, EvaluationInputs, evaluate};
use openvisa_smith::{InstanceMaker, NOT_IN_REGISTERS, OperandPool, Random, layouts_of};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A version in which all instructions have a layout.
const VERSION: Version = Version::new(4, 9);

/// Number of bytes of a variable: enough for all regions of 32 channels of short types.
const VARIABLE_BYTES: u16 = 512;

/// Number of predicate variables.
const PREDICATES: u32 = 2;

/// Control registers: denormal numbers are kept or not, with two rounding modes.
const CONTROLS: [u32; 4] = [0x4c0, 0, 0x4e0, 0x20];

/// Number of instructions of each layout of a kind.
const OF_LAYOUT: usize = 6;

/// The declarations of all kernels.
struct Declarations {
    kernel: ObjectBuf,
    types: Vec<DataType>,
    pool: OperandPool,
}

impl Declarations {
    fn new() -> Self {
        let (mut kernel, mut pool) = (ObjectBuf::kernel("k"), OperandPool::default());
        let types = DataType::ALL.iter().copied().filter(|t| !NOT_IN_REGISTERS.contains(t));
        let types: Vec<_> = types
            .filter(|data_type| {
                let elements = VARIABLE_BYTES / (data_type.width() / 8).max(1);
                let id = kernel.add_variable(data_type.name(), *data_type, elements, Align::GrFx2);
                id.map(|id| pool.add_general(id, *data_type)).is_some()
            })
            .collect();
        for number in 0..PREDICATES {
            kernel.add_predicate(&format!("p{number}"), 32);
            pool.add(VariableClass::Predicate, VariableClass::Predicate.first() + number);
        }
        Self { kernel, types, pool }
    }

    fn module(&self, instruction: &[u8]) -> ModuleBuf {
        let mut kernel = self.kernel.clone();
        kernel.code.extend_from_slice(instruction);
        ModuleBuf { version: VERSION, objects: vec![kernel] }
    }

    /// Returns random instructions of a kind.
    fn instructions(&self, kind: InstKind, platform: Platform, random: &mut Random) -> Vec<ModuleBuf> {
        let bytes = self.module(&[]).to_bytes().expect("it can be written");
        let module = Module::open_text_form(&bytes).expect("it opens");
        let object = module.kernels().next().expect("it has a kernel").expect("it can be read");
        let maker = InstanceMaker::new(object, &self.pool, platform, element);
        let layouts = layouts_of(kind, VERSION).flat_map(|layout| std::iter::repeat_n(layout, OF_LAYOUT));
        layouts.filter_map(|layout| Some(self.module(&maker.make(layout, random)?))).collect()
    }

    fn values(&self, control: u32, random: &mut Random) -> EvaluationInputs {
        let count = |data_type: &DataType| usize::from(VARIABLE_BYTES / (data_type.width() / 8).max(1));
        let variables = self.types.iter().map(|t| (0..count(t)).map(|_| element(*t, random)).collect());
        EvaluationInputs {
            variables: variables.collect(),
            predicates: (0..PREDICATES).map(|_| random.next_u64() as u32).collect(),
            control,
            ..EvaluationInputs::default()
        }
    }
}

/// Returns the bits of a value of a type: small ones, special numbers, and any others.
fn element(data_type: DataType, random: &mut Random) -> u64 {
    let kind = element_kind(data_type);
    let mask = u64::MAX >> (64 - kind.bits());
    let small = random.next_u64() % 40;
    let bits = match (random.below(4), kind) {
        (0, ElementKind::Float(format)) => {
            let specials = [0, format.infinity(), format.infinity() | 1 << (format.fraction - 1), small];
            specials[random.below(4)] | if random.below(2) == 0 { format.sign() } else { 0 }
        }
        // Near one, so that sums cancel and conversions to integers are in range.
        (1 | 2, ElementKind::Float(format)) => {
            let exponent = (1 << (format.exponent - 1)) - 4 + random.next_u64() % 8;
            exponent << format.fraction | random.next_u64() & ((1 << format.fraction) - 1)
        }
        (0, _) => small,
        (1, _) => small.wrapping_neg(),
        (2, _) => [1 << (kind.bits() - 1), mask >> 1][random.below(2)],
        _ => random.next_u64(),
    };
    bits & mask
}

/// What became of the instructions.
#[derive(Debug, Default)]
struct Tally {
    /// Number of instructions whose results agree, by kind.
    agree: BTreeMap<&'static str, usize>,
    obstacles: BTreeMap<String, BTreeSet<&'static str>>,
    /// Kinds for which another result was told apart.
    told_apart: usize,
    /// Instructions that the simulator does not execute, such as those that leave a variable.
    faults: usize,
}

/// Compares the results of an instruction with those of the reference semantics.
fn check(
    module: &ModuleBuf,
    values: &EvaluationInputs,
    expected: &Evaluation,
    settings: Settings,
    solver: Option<&mut Solver>,
) -> Result<bool, Obstacle> {
    let (mut terms, mut inputs) = (Terms::default(), Inputs::default());
    let object = &module.objects[0];
    let names = object.variables.iter().map(|v| object.strings.get(v.name_index).expect("it has a name").to_string());
    let names: Vec<String> = names.collect();
    let mut wanted = BTreeMap::new();
    for ((name, bits), variable) in names.iter().zip(&values.variables).zip(&object.variables) {
        let data_type = variable.properties.r#type().expect("it has a type");
        let width = 8 * element_kind(data_type).bits().div_ceil(8);
        let elements = bits.iter().map(|bits| terms.integer(i128::from(*bits), width)).collect();
        inputs.variables.insert(name.clone(), elements);
        wanted.insert(name.clone(), (element_kind(data_type), bits.clone()));
    }
    for (number, word) in values.predicates.iter().enumerate() {
        let word_term = terms.integer(i128::from(*word), 32);
        inputs.predicates.insert(format!("p{number}"), word_term);
        wanted.insert(format!("p{number}"), (ElementKind::Unsigned(1), bits_of(*word)));
    }
    for change in &expected.changed {
        let (_, elements) = wanted.get_mut(&names[change.declaration]).expect("it is declared");
        change.elements.iter().for_each(|element| elements[element.index] = element.after);
    }
    for (number, word) in &expected.changed_predicates {
        wanted.get_mut(&format!("p{number}")).expect("it is declared").1 = bits_of(*word);
    }
    let program = Program { module, object: 0 };
    let outcome = execute(program, settings, &mut terms, &mut inputs)?;
    let mut all = terms.truth(true);
    for (name, (kind, elements)) in wanted {
        for (term, bits) in outcome.values[&name].iter().zip(elements) {
            let equal = if terms.sort(*term) == Sort::Truth {
                if bits != 0 { *term } else { terms.not(*term) }
            } else {
                let wanted = terms.integer(i128::from(bits), terms.width(*term));
                let mut arithmetic = Arithmetic { terms: &mut terms, rounding: Rounding::NearestEven };
                arithmetic.same_element(*term, wanted, kind)
            };
            all = terms.and(all, equal);
        }
    }
    if let Some(known) = terms.known_truth(all) {
        return Ok(known);
    }
    let differs = terms.not(all);
    let script = terms.script(differs);
    Ok(solver.is_none_or(|solver| solver.ask(&script).expect("the solver runs") == Answer::Never))
}

/// Returns results with another element. `None` without an element that is no NaN.
fn with_another_result(expected: &Evaluation) -> Option<Evaluation> {
    let mut other = expected.clone();
    let is_number = |data_type, bits| !is_nan(bits, data_type);
    let changed = other.changed.iter_mut().flat_map(|c| c.elements.iter_mut().map(|e| (c.data_type, e)));
    let (_, element) = { changed }.find(|(data_type, element)| is_number(*data_type, element.after))?;
    element.after ^= 1;
    Some(other)
}

fn bits_of(word: u32) -> Vec<u64> {
    (0..32).map(|at| u64::from(word >> at & 1)).collect()
}

#[test]
fn formulas_give_what_the_reference_semantics_give() {
    let (declarations, mut random) = (Declarations::new(), Random(0x5eed));
    let mut solver = Solver::find(Duration::from_secs(60)).ok();
    let (mut tally, mut wrong) = (Tally::default(), Vec::new());
    for kind in InstKind::ALL.iter().copied().filter(|kind| lane_program(*kind).is_some()) {
        let (name, platforms) = (kind.info().name, kind.info().platforms);
        let newest = Platform::ALL.iter().rev().copied().find(|platform| platforms.contains(*platform));
        let platform = newest.expect("an instruction has a platform");
        for (number, module) in declarations.instructions(kind, platform, &mut random).into_iter().enumerate() {
            let control = CONTROLS[number % CONTROLS.len()];
            let (settings, values) = (Settings { platform, control }, declarations.values(control, &mut random));
            let bytes = module.to_bytes().expect("it can be written");
            let opened = Module::open_text_form(&bytes).expect("it opens");
            let Ok(expected) = evaluate(opened, platform, &values) else {
                tally.faults += 1;
                continue;
            };
            match check(&module, &values, &expected, settings, solver.as_mut()) {
                Ok(true) => {
                    let count = tally.agree.entry(name).or_default();
                    *count += 1;
                    // Another result does not agree.
                    if let (1, Some(solver), Some(other)) = (*count, &mut solver, with_another_result(&expected)) {
                        let agrees = check(&module, &values, &other, settings, Some(solver));
                        assert_eq!(agrees, Ok(false), "{name}: {other:?}");
                        tally.told_apart += 1;
                    }
                }
                Ok(false) => {
                    let lines = openvisa::text::print_lines(&module, &openvisa::text::PrintOptions::default());
                    wrong.push(format!("{:?} (cr0 {control:#x})", lines[0].instructions));
                }
                Err(obstacle) => {
                    tally.obstacles.entry(obstacle.to_string()).or_default().insert(name);
                }
            }
        }
    }
    let sum: usize = tally.agree.values().sum();
    println!("{sum} instructions of {} pages agree, {} fail", tally.agree.len(), tally.faults);
    tally.obstacles.iter().for_each(|(obstacle, names)| println!("{obstacle}: {names:?}"));
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(tally.agree.len() >= 40 && sum >= 200, "{tally:?}");
    assert!(solver.is_none() || tally.told_apart >= 25, "{tally:?}");
}
