//! Differential test: the hand-written semantics against the reference semantics.
//!
//! A kernel has many instructions of one kind, which are made at random from the tables of the
//! specification. Both semantics execute each instruction on the same registers and memory, and the
//! state of the thread, its group and the memory is compared afterwards. For example, a difference
//! is reported as `add.sat (M1, 16) D_2048(0,0)<1> W_512(0,0)<1;1,0> 0x7:d`, with both results.

mod declarations;
mod outcome;
mod values;

use crate::binding::arguments::BoundKernel;
use crate::bytecode::{OpenChoice, Routine};
use crate::compile::Program;
use crate::numerics::value::Scratch;
use crate::state::thread::Thread;
use declarations::{Declarations, LABELS_BEFORE, VERSION};
use openvisa::module::{Module, ModuleBuf};
use openvisa::text::{PrintOptions, print_lines};
use openvisa_isa::enums::OperandClass;
use openvisa_isa::reference::{Definition, definition};
use openvisa_isa::{DataType, DataTypeKind, Enumeration, InstKind, Instructions, Platform, Value};
use openvisa_isa_core::layout::Layout;
use openvisa_smith::{InstanceMaker, Random, layouts_of};
use outcome::{Machine, Outcome, Place, TestMemory, is_approximate};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;

/// The control registers that instructions are run with: rounding modes with all denormal numbers
/// kept, then all rounding modes and kinds of denormal numbers.
const CONTROLS: [u32; 9] = [0x4c0, 0x4d0, 0x4e0, 0x4f0, 0, 0x10, 0x20, 0x80, 0x440];

/// The choices of the reference semantics that show which results are not defined.
const VARIATIONS: [OpenChoice; 3] = [OpenChoice::OtherNan, OpenChoice::OtherStore, OpenChoice::OtherUndefined];

/// Maximum number of instructions of a kernel.
const MAX_INSTRUCTIONS: usize = 96;

/// Number of instructions that are executed with the same values of variables.
const ON_SAME_VALUES: usize = 24;

/// Maximum number of differences of one kind of instruction that are shown.
const SHOWN: usize = 4;

/// Number of channels of the thread.
const CHANNELS: u32 = 32;

/// Number of bytes by which the registers of the other thread of a group are moved.
const MOVED_BYTES: usize = 96;

/// The extent of a comparison.
#[derive(Clone, Copy)]
struct Effort {
    /// Number of the control registers of [`CONTROLS`] that are used.
    controls: usize,
    /// Number of instructions of each kind that are made at a time.
    instructions: usize,
    /// The same for pages with a program for each channel. They have most combinations of types, and
    /// are fast.
    lane_instructions: usize,
    /// Whether each instruction is compared on three platforms, rather than on the newest one and,
    /// while most executions end in an error there, on older ones.
    all_platforms: bool,
}

/// Maximum number of times that instructions of a kind are made for a platform, until enough
/// executions end without an error.
const MAX_ROUNDS: usize = 8;

/// Minimum number of instructions of each layout that are made at a time.
const MIN_OF_LAYOUT: usize = 8;

/// Returns the platforms that an instruction is compared on, the newest one first.
fn platforms_of(kind: InstKind, all: bool) -> Vec<Platform> {
    let known = Platform::ALL.iter().rev().copied().filter(|p| kind.info().platforms.contains(*p));
    let known: Vec<_> = known.collect();
    if !all {
        return known;
    }
    let mut chosen: Vec<_> = [0, known.len() / 2, known.len() - 1].map(|index| known[index]).into();
    chosen.dedup();
    chosen
}

/// The results of a comparison.
#[derive(Default)]
struct Tally {
    instructions: usize,
    /// Number of executions by instruction.
    results: BTreeMap<InstKind, usize>,
    /// Number of executions that ended in the same error.
    errors: BTreeMap<InstKind, usize>,
    differences: BTreeMap<&'static str, Vec<String>>,
    counts: BTreeMap<&'static str, usize>,
}

impl Tally {
    /// Returns the number of executions of all instructions.
    fn total(&self) -> usize {
        self.results.values().sum()
    }

    /// Returns the number of executions of an instruction that did not end in an error.
    fn without_error(&self, kind: InstKind) -> usize {
        let [results, errors] = [&self.results, &self.errors].map(|map| map.get(&kind).copied().unwrap_or(0));
        results - errors
    }

    /// Returns a line for each kind of definition: its pages, those that are compared, the
    /// executions, those among them that ended in an error, and the differences.
    fn describe_pages(&self) -> String {
        let mut rows = BTreeMap::<&str, [usize; 5]>::new();
        for kind in InstKind::ALL {
            let (results, good) = (self.results.get(kind).copied().unwrap_or(0), self.without_error(*kind));
            let differences = self.counts.get(kind.info().name).copied().unwrap_or(0);
            let row = rows.entry(definition(*kind).word()).or_default();
            let added = [1, usize::from(good > 0), results, results - good, differences];
            *row = std::array::from_fn(|column| row[column] + added[column]);
        }
        let mut text = format!(
            "{:12} {:>6} {:>9} {:>11} {:>9} {:>12}\n",
            "pages", "all", "compared", "executions", "errors", "differences"
        );
        for (word, [pages, compared, results, errors, differences]) in rows {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{word:12} {pages:6} {compared:9} {results:11} {errors:9} {differences:12}");
        }
        text
    }

    fn report(&mut self, name: &'static str, text: impl FnOnce() -> String) {
        *self.counts.entry(name).or_default() += 1;
        let shown = self.differences.entry(name).or_default();
        if shown.len() < SHOWN {
            shown.push(text());
        }
    }
}

/// Returns whether the specification says what an instruction does.
fn is_defined(kind: InstKind) -> bool {
    !matches!(definition(kind), Definition::Marker | Definition::Opaque(_))
}

/// A kernel with instructions of one kind.
struct TestKernel {
    kind: InstKind,
    platform: Platform,
    declarations: Declarations,
    instructions: Vec<Vec<u8>>,
}

/// Returns kernels with random instructions of a kind, of all layouts.
fn kernels_of(kind: InstKind, platform: Platform, count: usize, random: &mut Random) -> Vec<TestKernel> {
    let layouts: Vec<_> = layouts_of(kind, VERSION).collect();
    let each = count_of_layout(count, layouts.len());
    kernels_of_layouts(kind, &layouts, platform, each, random)
}

/// Returns the number of instructions of each of some layouts, given that of all.
fn count_of_layout(count: usize, layouts: usize) -> usize {
    count.div_ceil(layouts.max(1)).max(MIN_OF_LAYOUT)
}

/// Returns kernels with random instructions of a kind, so many of each of some layouts.
fn kernels_of_layouts(
    kind: InstKind,
    layouts: &[&'static Layout],
    platform: Platform,
    each: usize,
    random: &mut Random,
) -> Vec<TestKernel> {
    let declarations = Declarations::new();
    let bytes = declarations.module(&[]).to_bytes().expect("it can be written");
    let module = Module::open_text_form(&bytes).expect("it opens");
    let object = module.kernels().next().expect("it has a kernel").expect("it can be read");
    let pool = declarations.pool();
    let maker = InstanceMaker::new(object, &pool, platform, values::constant);
    let made = layouts.iter().flat_map(|layout| std::iter::repeat_n(*layout, each));
    let made: Vec<_> = made.filter_map(|layout| maker.make(layout, random)).collect();
    made.chunks(MAX_INSTRUCTIONS)
        .map(|some| TestKernel { kind, platform, declarations: declarations.clone(), instructions: some.to_vec() })
        .collect()
}

impl TestKernel {
    fn module(&self) -> ModuleBuf {
        self.declarations.module(&self.instructions)
    }

    /// Returns the text of an instruction.
    fn line(&self, index: usize) -> String {
        let objects = print_lines(&self.module(), &PrintOptions::default());
        let line = objects.first().and_then(|object| object.instructions.get(LABELS_BEFORE + index)?.clone());
        line.unwrap_or_else(|| format!("{:02x?}", self.instructions[index]))
    }
}

/// Returns the step of the instruction with a number.
fn step_of(routine: &Routine<'_>, number: usize) -> Option<usize> {
    routine.origins.iter().position(|origin| origin.number as usize == number)
}

/// A kernel that is loaded with both semantics.
struct Pair<'k, 'b> {
    kernel: &'k TestKernel,
    fast: Program<'b>,
    reference: Program<'b>,
    /// The reference semantics with each of the [`VARIATIONS`].
    variations: Vec<Program<'b>>,
}

impl Pair<'_, '_> {
    /// Returns whether a place is an element of a floating-point variable.
    fn is_float(&self, place: &Place) -> bool {
        let Place::Element(id, _) = *place else { return false };
        self.kernel.declarations.variables.iter().any(|(declared, t)| *declared == id && is_float(*t))
    }

    /// Runs each of some instructions once by both semantics, all on the same values, and compares
    /// the outcomes.
    fn compare(
        &self,
        numbers: Range<usize>,
        bound: &BoundKernel<'_>,
        memory: &TestMemory,
        control: u32,
        random: &mut Random,
        tally: &mut Tally,
    ) {
        let program = &self.fast.bytecode;
        // Half of the instructions run in a group of two threads.
        let (paired, number) = (random.below(2) == 0, random.below(2));
        let number = if paired { number } else { 0 };
        let mut thread = Thread::new(program, 0, number, random.next_u64() as u32 | 1);
        // For a quarter of the instructions, many elements of two sources are equal.
        let few = (random.below(4) == 0).then(|| random.next_u64());
        for (id, data_type) in &self.kernel.declarations.variables {
            let place = program.routines[0].variables[*id as usize];
            let range = place.at as usize..place.at as usize + place.size as usize;
            values::fill(*data_type, &mut thread.state.registers[range], few, random);
        }
        thread.write(program.predefined.cr0 as usize, 4, u64::from(control));
        thread.show_mask(program);
        memory.set_states(&program.routines[0], &mut thread, random);
        let other = paired.then(|| {
            let mut other = Thread { number: number ^ 1, ..thread.clone() };
            // The same values in other places.
            other.state.registers.rotate_left(MOVED_BYTES);
            other
        });
        let scratch = &mut Box::<Scratch>::default();
        tally.instructions += numbers.len();
        for index in numbers {
            thread.state.predicates.iter_mut().for_each(|word| *word = random.next_u64() as u32);
            let other = other.as_ref();
            let mut run =
                |program| Machine { program, bound, memory, other }.run(&thread, LABELS_BEFORE + index, scratch);
            let (fast, reference) = (run(&self.fast), run(&self.reference));
            let kind = self.kernel.kind;
            *tally.results.entry(kind).or_default() += 1;
            if fast.has_equal_fault(&reference) {
                *tally.errors.entry(kind).or_default() += 1;
                continue;
            }
            let mut differences = fast.differences(&reference, kind, program);
            // The bits of an approximation that is stored through an address are not compared.
            differences.retain(|place, _| !is_approximate(kind) || self.is_float(place));
            for variation in &self.variations {
                if differences.is_empty() {
                    break;
                }
                let undefined = run(variation).changes(&reference, &self.fast.bytecode);
                // Where channels store to one place, any of them may be the last one.
                let stores_overlap = undefined.keys().any(Place::is_memory);
                let is_defined =
                    |place: &Place| !(undefined.contains_key(place) || stores_overlap && place.is_memory());
                differences.retain(|place, _| is_defined(place));
            }
            if let Some((place, values)) = differences.first_key_value() {
                tally.report(kind.info().name, || {
                    let line = self.kernel.line(index);
                    format!("{line} (cr0 {control:#x}): {}", Outcome::describe(place, values))
                });
            }
        }
    }
}

/// Compares both semantics of the instructions of a kernel. The reference semantics execute those
/// of `other`, which are the same but for tests of this comparison.
fn compare_kernel(kernel: &TestKernel, other: &TestKernel, controls: &[u32], random: &mut Random, tally: &mut Tally) {
    let [bytes, other_bytes] = [kernel, other].map(|kernel| kernel.module().to_bytes().expect("it can be written"));
    let [modules, other_modules] =
        [&bytes, &other_bytes].map(|bytes| [Module::open_text_form(bytes).expect("it opens")]);
    let fast = Program::load(&modules, kernel.platform).expect("it loads");
    let load = |choice| Program::load_reference_with(&other_modules, kernel.platform, choice).expect("it loads");
    let (reference, variations) = (load(OpenChoice::Usual), VARIATIONS.map(load).into());
    let memory = TestMemory::new(random);
    let bound = memory.bind(&fast.bytecode);
    let pair = Pair { kernel, fast, reference, variations };
    let count = kernel.instructions.len();
    for control in controls {
        for first in (0..count).step_by(ON_SAME_VALUES) {
            let numbers = first..count.min(first + ON_SAME_VALUES);
            pair.compare(numbers, &bound, &memory, *control, random, tally);
        }
    }
}

/// Compares both semantics of all instructions that the specification defines.
fn compare(effort: Effort) -> Tally {
    let mut tally = Tally::default();
    for kind in InstKind::ALL.iter().copied().filter(|kind| is_defined(*kind)) {
        // Shows which comparison does not end.
        println!("comparing {}", kind.info().name);
        let layouts: Vec<_> = layouts_of(kind, VERSION).collect();
        let is_lane = definition(kind) == Definition::Lane;
        let instructions = if is_lane { effort.lane_instructions } else { effort.instructions };
        let each = count_of_layout(instructions, layouts.len());
        let mut random = Random(0x5eed + kind as u64);
        for layout in layouts {
            let start = tally.without_error(kind);
            for platform in platforms_of(kind, effort.all_platforms) {
                let before = if effort.all_platforms { tally.without_error(kind) } else { start };
                for _ in 0..MAX_ROUNDS {
                    if tally.without_error(kind) - before >= each * effort.controls {
                        break;
                    }
                    for kernel in kernels_of_layouts(kind, &[layout], platform, each, &mut random) {
                        compare_kernel(&kernel, &kernel, &CONTROLS[..effort.controls], &mut random, &mut tally);
                    }
                }
            }
        }
    }
    tally
}

/// Prints a tally, and fails if there are differences.
fn check(tally: &Tally) {
    println!("{}", tally.describe_pages());
    println!("{} instructions, {} executions compared", tally.instructions, tally.total());
    for kind in InstKind::ALL.iter().filter(|kind| is_defined(**kind)) {
        let (all, good) = (tally.results.get(kind).copied().unwrap_or(0), tally.without_error(*kind));
        if good < all / 2 || all == 0 {
            println!("{}: {} of {all} executions ended in the same error", kind.info().name, all - good);
        }
    }
    let mut text = String::new();
    for (name, shown) in &tally.differences {
        let _ = writeln!(text, "{name}: {} differences\n  {}", tally.counts[name], shown.join("\n  "));
    }
    assert!(text.is_empty(), "the hand-written semantics differ from the reference:\n{text}");
}

#[test]
fn hand_written_semantics_agree_with_the_reference() {
    check(&compare(Effort { controls: 2, instructions: 64, lane_instructions: 192, all_platforms: false }));
}

#[test]
#[ignore = "compares hundreds of thousands of executions, which takes minutes without optimisation"]
fn hand_written_semantics_agree_with_the_reference_on_all_platforms() {
    let controls = CONTROLS.len();
    check(&compare(Effort { controls, instructions: 64, lane_instructions: 64, all_platforms: true }));
}

#[test]
fn instructions_of_every_page_with_a_meaning_are_made() {
    let defined = InstKind::ALL.iter().copied().filter(|kind| is_defined(*kind));
    let makes = |kind: InstKind| {
        let (platform, random) = (platforms_of(kind, false)[0], &mut Random(1));
        (0..MAX_ROUNDS).any(|_| !kernels_of(kind, platform, 32, random).is_empty())
    };
    let missing: Vec<_> = defined.filter(|kind| !makes(*kind)).map(|kind| kind.info().name).collect();
    assert!(missing.is_empty(), "no instructions are made of {missing:?}");
}

#[test]
fn a_wrong_line_of_the_specification_is_reported_with_its_operands() {
    let random = &mut Random(1);
    let kernel = kernels_of(InstKind::And, Platform::Xe2, 96, random).remove(0);
    let or = layouts_of(InstKind::Or, VERSION).next().expect("it has a layout").opcode[0];
    let mut instructions = kernel.instructions.clone();
    instructions.iter_mut().for_each(|bytes| bytes[0] = or);
    let wrong = TestKernel { declarations: kernel.declarations.clone(), instructions, ..kernel };
    let mut tally = Tally::default();
    compare_kernel(&kernel, &wrong, &CONTROLS[..1], random, &mut tally);
    let shown = &tally.differences["AND"][0];
    assert!(shown.contains("and (M") && shown.contains("but by the reference"), "{shown}");
    assert!(tally.counts["AND"] > 20, "{:?}", tally.counts);
}

/// Returns whether a type is a floating-point type.
fn is_float(data_type: DataType) -> bool {
    data_type.kind() == DataTypeKind::Float
}

/// Returns the codes of the classes of the operands of an instruction, with their fields.
fn operand_classes(bytes: &[u8]) -> Vec<(u8, u8)> {
    let mut found = Vec::new();
    let inst = Instructions::new(bytes, VERSION).next().and_then(Result::ok).expect("it was made");
    inst.fields(&mut |field, value: Value<'_>| {
        let Value::VecOperand(operand) = value else { return };
        let shown = format!("{operand:?}");
        let class = OperandClass::ENTRIES.iter().find(|entry| shown.starts_with(&format!("{:?} ", entry.value)));
        found.extend(class.map(|entry| (field, entry.bits as u8)));
    });
    found
}

#[test]
fn operands_of_every_class_are_made() {
    let mut missing = Vec::new();
    for kind in InstKind::ALL.iter().copied().filter(|kind| is_defined(*kind)) {
        let rules = kind.rules();
        let kernels = kernels_of(kind, platforms_of(kind, false)[0], 256, &mut Random(1));
        let instructions = kernels.iter().flat_map(|kernel| &kernel.instructions);
        let made: BTreeSet<_> = instructions.flat_map(|bytes| operand_classes(bytes)).collect();
        // Two results through addresses may overlap, and then it is not defined which one is left.
        let results = rules.fields.iter().filter(|rule| rule.written).count();
        for (field, rule) in (0..).zip(rules.fields).filter(|(field, _)| made.iter().any(|(known, _)| known == field)) {
            for class in OperandClass::ENTRIES.iter().filter(|class| rule.classes.contains(class.bits as u8)) {
                let may_overlap = class.value == OperandClass::Indirect && rule.written && results > 1;
                if !may_overlap && !made.contains(&(field, class.bits as u8)) {
                    let info = kind.info();
                    missing.push(format!("{} {} {:?}", info.name, info.fields[usize::from(field)].name, class.value));
                }
            }
        }
    }
    assert!(missing.is_empty(), "no operands are made of {missing:?}");
}
