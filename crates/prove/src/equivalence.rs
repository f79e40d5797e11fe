//! Whether two programs leave the same outputs.

use super::machine::{Inputs, Machine, Variable, declared_variables};
use super::solver::{Answer, Solver, SolverError};
use super::term::{Term, Terms};
use super::value::Arithmetic;
use super::{Obstacle, Settings};
use openvisa::Module;
use openvisa::module::{KindBuf, ModuleBuf, ObjectBuf};
use openvisa_isa::reference::{ElementKind, Rounding};
use openvisa_isa::{DataType, VariableClass};
use openvisa_sim::operands::element_kind;
use openvisa_sim::{EvaluationInputs, evaluate_program};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A program: a kernel of a module.
#[derive(Clone, Copy, Debug)]
pub struct Program<'p> {
    /// The module.
    pub module: &'p ModuleBuf,
    /// The place of the kernel among the objects of the module.
    pub object: usize,
}

/// One of both programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first one.
    Before,
    /// The second one.
    After,
}

/// The result of a comparison.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Verdict {
    /// The outputs are equal for all inputs.
    Equivalent(Proof),
    /// The outputs differ for these inputs, as the simulator confirms.
    Different(Box<Counterexample>),
    /// Neither is known.
    Unknown(UnknownReason),
}

/// How programs were proved to be equivalent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The names of the outputs.
    pub outputs: Vec<String>,
    /// The elements of outputs whose formulas are the same.
    pub same: usize,
    /// The elements that the solver has proved to be equal.
    pub solved: usize,
}

/// The bits of the elements of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariableBits {
    /// The name of the variable.
    pub name: String,
    /// The type of the elements; [`DataType::Bool`] for a predicate variable, which is one word.
    pub data_type: DataType,
    /// The bits of each element.
    pub elements: Vec<u64>,
}

/// Values for which two programs differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The inputs, by name. Variables that are not listed are 0.
    pub inputs: Vec<VariableBits>,
    /// The name of an output that differs.
    pub output: String,
    /// The type of its elements.
    pub data_type: DataType,
    /// The number of the element.
    pub element: usize,
    /// The bits that the first and the second program leave there.
    pub values: [u64; 2],
}

/// Why it is not known whether two programs are equivalent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UnknownReason {
    /// A program has no formula.
    Obstacle(Side, Obstacle),
    /// The programs have no output in common.
    NoOutput,
    /// The programs declare a variable in different ways.
    Declaration(String),
    /// The solver has not found out in time whether an element of an output can differ.
    Time(String, usize),
    /// The solver has found values, but the simulator gives the same outputs for them, or fails.
    Unconfirmed(String, usize),
}

/// The final state of a program.
pub(crate) struct Outcome {
    variables: Vec<Variable>,
    /// The elements of each variable and predicate, by its name.
    pub(crate) values: BTreeMap<String, Vec<Term>>,
    /// The variables and predicates whose last access is a write.
    ends_written: BTreeSet<String>,
}

impl Outcome {
    /// Returns the type and the number of the elements of a variable. The type of a predicate is
    /// [`DataType::Bool`].
    fn declaration(&self, name: &str) -> Option<(DataType, usize)> {
        let count = self.values.get(name)?.len();
        Some((type_of(&self.variables, name).unwrap_or(DataType::Bool), count))
    }
}

/// Compares two programs. `outputs` has the names of the variables that must be equal at the end;
/// if it is empty, these are the variables and predicates of both programs whose last access is a
/// write in one of them.
///
/// # Errors
/// If the solver cannot be run.
pub fn compare(
    before: Program<'_>,
    after: Program<'_>,
    outputs: &[String],
    settings: Settings,
    solver: &mut Solver,
) -> Result<Verdict, SolverError> {
    let (mut terms, mut inputs) = (Terms::default(), Inputs::default());
    let mut execute = |program, side| {
        let outcome = execute(program, settings, &mut terms, &mut inputs);
        outcome.map_err(|obstacle| Verdict::Unknown(UnknownReason::Obstacle(side, obstacle)))
    };
    let first = match execute(before, Side::Before) {
        Ok(outcome) => outcome,
        Err(verdict) => return Ok(verdict),
    };
    let second = match execute(after, Side::After) {
        Ok(outcome) => outcome,
        Err(verdict) => return Ok(verdict),
    };
    let wanted: BTreeSet<String> = match outputs {
        [] => {
            let written = first.ends_written.union(&second.ends_written);
            written
                .filter(|name| first.values.contains_key(*name) && second.values.contains_key(*name))
                .cloned()
                .collect()
        }
        names => names.iter().cloned().collect(),
    };
    if wanted.is_empty() {
        return Ok(Verdict::Unknown(UnknownReason::NoOutput));
    }
    let mut proof = Proof { outputs: wanted.iter().cloned().collect(), same: 0, solved: 0 };
    for name in &wanted {
        let declared = first.declaration(name);
        let Some((data_type, _)) = declared.filter(|_| declared == second.declaration(name)) else {
            return Ok(Verdict::Unknown(UnknownReason::Declaration(name.clone())));
        };
        let kind = element_kind(data_type);
        for (element, (a, b)) in first.values[name].iter().zip(&second.values[name]).enumerate() {
            let mut arithmetic = Arithmetic { terms: &mut terms, rounding: Rounding::NearestEven };
            let equal = arithmetic.same_element(*a, *b, kind);
            let differs = terms.not(equal);
            if terms.known_truth(differs) == Some(false) {
                proof.same += 1;
                continue;
            }
            let script = terms.script(differs);
            let values = match solver.ask(&script)? {
                Answer::Never => {
                    proof.solved += 1;
                    continue;
                }
                Answer::Unknown => return Ok(Verdict::Unknown(UnknownReason::Time(name.clone(), element))),
                Answer::True(values) => values,
            };
            let known = script.variables.iter().map(|(_, term)| *term).zip(values).collect();
            let inputs = input_values(&inputs, &first.variables, &second.variables, &known);
            return Ok(match confirm([before, after], &wanted, inputs, settings) {
                Some(found) => Verdict::Different(Box::new(found)),
                None => Verdict::Unknown(UnknownReason::Unconfirmed(name.clone(), element)),
            });
        }
    }
    Ok(Verdict::Equivalent(proof))
}

/// Returns the kernel of a program.
fn object<'p>(program: Program<'p>) -> Result<&'p ObjectBuf, Obstacle> {
    program.module.objects.get(program.object).ok_or(Obstacle::Code)
}

/// Executes a program on formulas.
pub(crate) fn execute(
    program: Program<'_>,
    settings: Settings,
    terms: &mut Terms,
    inputs: &mut Inputs,
) -> Result<Outcome, Obstacle> {
    let object = object(program)?;
    let mut machine = Machine::new(terms, inputs, object, program.module.version, settings)?;
    machine.run()?;
    let variables = machine.variables.clone();
    let (mut values, mut ends_written) = (BTreeMap::new(), BTreeSet::new());
    for (index, variable) in variables.iter().enumerate() {
        let size = variable.element_bytes();
        let elements: Result<Vec<_>, _> =
            (0..variable.elements).map(|element| machine.read(index, element * size, size)).collect();
        values.insert(variable.name.clone(), elements?);
        if machine.ends_written.get(&index) == Some(&true) {
            ends_written.insert(variable.name.clone());
        }
    }
    for (id, name) in predicate_names(object) {
        let elements = usize::from(object.predicates[usize::from(id) - FIRST_PREDICATE].elements);
        values.insert(name.clone(), machine.predicate(id)?.into_iter().take(elements).collect());
        if machine.ends_written_predicates.get(&id) == Some(&true) {
            ends_written.insert(name);
        }
    }
    Ok(Outcome { variables, values, ends_written })
}

/// The number of the first predicate variable that is declared.
const FIRST_PREDICATE: usize = VariableClass::Predicate.first() as usize;

/// Returns the numbers and the names of the predicate variables that an object declares.
fn predicate_names(object: &ObjectBuf) -> Vec<(u16, String)> {
    let name = |index| object.strings.get(index).map_or_else(String::new, |name| name.to_string());
    (FIRST_PREDICATE as u16..).zip(object.predicates.iter().map(|declared| name(declared.name_index))).collect()
}

/// Returns the type of the elements of a general variable.
fn type_of(variables: &[Variable], name: &str) -> Option<DataType> {
    variables.iter().find(|variable| variable.name == name).map(|variable| variable.data_type)
}

/// Returns the values of inputs that a solver has found. Others are 0.
fn input_values(
    inputs: &Inputs,
    before: &[Variable],
    after: &[Variable],
    known: &HashMap<Term, u128>,
) -> Vec<VariableBits> {
    let bits = |term: &Term| known.get(term).copied().unwrap_or(0) as u64;
    let mut list: Vec<VariableBits> = Vec::new();
    for (name, elements) in &inputs.variables {
        let data_type = type_of(before, name).or_else(|| type_of(after, name)).unwrap_or(DataType::Ud);
        list.push(VariableBits { name: name.clone(), data_type, elements: elements.iter().map(bits).collect() });
    }
    for (name, word) in &inputs.predicates {
        list.push(VariableBits { name: name.clone(), data_type: DataType::Bool, elements: vec![bits(word)] });
    }
    list.retain(|input| input.elements.iter().any(|bits| *bits != 0));
    list.sort_by(|a, b| a.name.cmp(&b.name));
    list
}

/// Runs both programs on the simulator. Returns the first output that differs.
fn confirm(
    programs: [Program<'_>; 2],
    wanted: &BTreeSet<String>,
    inputs: Vec<VariableBits>,
    settings: Settings,
) -> Option<Counterexample> {
    let [before, after] = programs.map(|program| run(program, &inputs, settings));
    let (before, after) = (before?, after?);
    for name in wanted {
        let (old, new) = (before.get(name)?, after.get(name)?);
        for (element, (a, b)) in old.elements.iter().zip(&new.elements).enumerate() {
            if a != b && !(is_nan(*a, old.data_type) && is_nan(*b, old.data_type)) {
                let (output, data_type, values) = (name.clone(), old.data_type, [*a, *b]);
                return Some(Counterexample { inputs, output, data_type, element, values });
            }
        }
    }
    None
}

/// Returns whether an element is a NaN.
pub(crate) fn is_nan(bits: u64, data_type: DataType) -> bool {
    let ElementKind::Float(format) = element_kind(data_type) else { return false };
    bits & (format.sign() - 1) > format.infinity()
}

/// Returns a kernel that takes no arguments. Its variables have the values that they are given.
pub(crate) fn without_inputs(object: &ObjectBuf) -> ObjectBuf {
    let mut kernel = object.clone();
    if let KindBuf::Kernel { inputs, .. } = &mut kernel.kind {
        inputs.clear();
    }
    kernel
}

/// Runs a program on the simulator. Returns its variables at the end, by name; `None` if it fails.
fn run(program: Program<'_>, inputs: &[VariableBits], settings: Settings) -> Option<HashMap<String, VariableBits>> {
    let object = object(program).ok()?;
    let variables = declared_variables(object).ok()?;
    let find = |name: &str, is_predicate: bool| {
        inputs.iter().find(|input| input.name == name && (input.data_type == DataType::Bool) == is_predicate)
    };
    let elements = variables.iter().map(|variable| {
        let given = find(&variable.name, false).filter(|_| variable.at == 0);
        given.map_or_else(Vec::new, |given| regroup(given, variable.element_bytes()))
    });
    let names = predicate_names(object);
    let predicates = names.iter().map(|(_, name)| find(name, true).map_or(0, |input| input.elements[0] as u32));
    let values = EvaluationInputs {
        variables: elements.collect(),
        predicates: predicates.collect(),
        control: settings.control,
        ..EvaluationInputs::default()
    };
    let alone = ModuleBuf { version: program.module.version, objects: vec![without_inputs(object)] };
    let bytes = alone.to_bytes().ok()?;
    let result = evaluate_program(Module::open(&bytes).ok()?, settings.platform, &values).ok()?;
    if result.fault.is_some() {
        return None;
    }
    let mut found = HashMap::new();
    for (variable, elements) in variables.iter().zip(result.variables) {
        let (name, data_type) = (variable.name.clone(), variable.data_type);
        found.insert(name.clone(), VariableBits { name, data_type, elements });
    }
    for (((_, name), declared), word) in names.into_iter().zip(&object.predicates).zip(result.predicates) {
        let elements = (0..u32::from(declared.elements).min(32)).map(|at| u64::from(word >> at & 1)).collect();
        found.insert(name.clone(), VariableBits { name, data_type: DataType::Bool, elements });
    }
    Some(found)
}

/// Returns the bytes of a variable as elements of another size.
pub(crate) fn regroup(given: &VariableBits, size: u32) -> Vec<u64> {
    let own = element_kind(given.data_type).bits().div_ceil(8) as usize;
    let bytes: Vec<u8> = given.elements.iter().flat_map(|bits| bits.to_le_bytes()[..own].to_vec()).collect();
    let number = |part: &[u8]| part.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
    bytes.chunks(size as usize).map(number).collect()
}
