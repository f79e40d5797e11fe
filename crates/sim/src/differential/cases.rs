//! Kernels with instructions of one kind: their text, and what each instruction reads and writes.

use super::is_float;
use super::syntax::{Second, Syntax, syntax_of};
use openvisa::Module;
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::validate_object;
use openvisa_isa::{DataType, InstKind, Platform};
use openvisa_isa_core::rules::{PlatformRows, TypeRows};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Maximum number of instructions of a kernel.
const MAX_LINES: usize = 96;

/// Number of elements of a variable.
const ELEMENTS: usize = 96;

/// A general variable of a kernel.
pub(super) struct TestVariable {
    name: String,
    pub(super) data_type: DataType,
}

/// A source of an instruction: its variable, and vertical stride, width and horizontal stride.
#[derive(Clone)]
pub(super) struct SourceCase {
    pub(super) variable: usize,
    pub(super) region: (usize, usize, usize),
}

/// An instruction.
pub(super) struct TestInstruction {
    pub(super) kind: InstKind,
    pub(super) text: String,
    /// The type of the destination.
    pub(super) dst: DataType,
    pub(super) dst_variable: usize,
    /// Distance between the elements of the destination.
    pub(super) stride: usize,
    pub(super) sources: Vec<SourceCase>,
    pub(super) channels: usize,
}

/// A kernel.
pub(super) struct TestKernel {
    pub(super) variables: Vec<TestVariable>,
    pub(super) lines: Vec<TestInstruction>,
    pub(super) platform: Platform,
}

impl TestKernel {
    /// Returns the text, and the number of lines before the first instruction.
    fn text(&self) -> (String, usize) {
        let mut text = ".version 4.1\n.kernel \"k\"\n".to_owned();
        for TestVariable { name, data_type } in &self.variables {
            // Writing to a string cannot fail, here and below.
            let t = format!("{data_type}").to_lowercase();
            let _ = writeln!(text, ".decl {name} v_type=G type={t} num_elts={ELEMENTS} align=GRF");
        }
        text += ".decl P1 v_type=P num_elts=32\n.decl P2 v_type=P num_elts=16\n.decl P3 v_type=P num_elts=32\n";
        text += ".kernel_attr SimdSize=32\n.function \"k_0\"\n";
        let before = text.lines().count();
        for line in &self.lines {
            text += &line.text;
            text.push('\n');
        }
        (text + "ret (M1, 1)\n", before)
    }

    /// Returns the kernel as an object file.
    pub(super) fn assemble(&self) -> Vec<u8> {
        let (text, _) = self.text();
        let options = ParseOptions { platform: Some(self.platform), ..ParseOptions::default() };
        let parsed = parse(&text, &options);
        if let Some(first) = parsed.diagnostics.first() {
            panic!("{first:?}\n{text}");
        }
        parsed.object_module(&text).expect("it can be written").to_bytes().expect("it can be written")
    }

    /// Removes the instructions that the assembler or the validator refuses.
    fn keep_legal(mut self) -> Self {
        let (text, before) = self.text();
        let parsed = parse(&text, &ParseOptions { platform: Some(self.platform), ..ParseOptions::default() });
        let refused: BTreeSet<usize> =
            parsed.diagnostics.iter().map(|d| (d.line as usize).wrapping_sub(before + 1)).collect();
        self.keep_others(&refused);
        let bytes = self.assemble();
        let module = Module::open(&bytes).expect("it opens");
        let mut refused = BTreeSet::new();
        for kernel in module.kernels() {
            let kernel = kernel.expect("it can be read");
            // The assembler begins a function with a label.
            let before = kernel.instructions().count() - self.lines.len() - 1;
            validate_object(kernel, self.platform, &mut |index, _, _| {
                refused.insert(index.wrapping_sub(before));
            });
        }
        self.keep_others(&refused);
        self
    }

    /// Removes the instructions with these numbers.
    fn keep_others(&mut self, refused: &BTreeSet<usize>) {
        let mut index = 0;
        self.lines.retain(|_| {
            index += 1;
            !refused.contains(&(index - 1))
        });
    }
}

/// The parts of an instruction besides its types.
struct Variant {
    predicate: &'static str,
    saturates: bool,
    /// The modifiers of the sources, which repeat.
    modifiers: &'static [&'static str],
    channels: usize,
    mask: &'static str,
    stride: usize,
    /// The regions of the sources, which repeat.
    regions: &'static [(usize, usize, usize)],
}

const RUN: (usize, usize, usize) = (1, 1, 0);
const ONE: (usize, usize, usize) = (0, 1, 0);
const SECOND: (usize, usize, usize) = (2, 1, 0);
const ROWS: (usize, usize, usize) = (8, 4, 2);
const PLAIN: Variant =
    Variant { predicate: "", saturates: false, modifiers: &[""], channels: 16, mask: "M1", stride: 1, regions: &[RUN] };

const VARIANTS: &[Variant] = &[
    PLAIN,
    Variant { saturates: true, ..PLAIN },
    Variant { modifiers: &["(-)"], ..PLAIN },
    Variant { modifiers: &["(-)", "(abs)", "(-abs)"], regions: &[ONE, RUN], ..PLAIN },
    Variant { modifiers: &["(abs)", "(-abs)"], saturates: true, channels: 8, mask: "M3", ..PLAIN },
    Variant { modifiers: &["(-abs)", "", "(-)"], saturates: true, channels: 1, regions: &[ONE], ..PLAIN },
    Variant { modifiers: &["(~)"], ..PLAIN },
    Variant { modifiers: &["(~)", ""], predicate: "(P1)", channels: 8, mask: "M5_NM", ..PLAIN },
    Variant { predicate: "(P1)", stride: 2, regions: &[SECOND, RUN], ..PLAIN },
    Variant { predicate: "(!P1)", channels: 32, ..PLAIN },
    Variant { predicate: "(P1.any)", channels: 8, mask: "M2", regions: &[ROWS], ..PLAIN },
    Variant { predicate: "(!P1.all)", mask: "M5", regions: &[RUN, ONE], ..PLAIN },
    Variant { channels: 4, mask: "M2_NM", stride: 4, ..PLAIN },
];

/// Returns the kernels with all legal combinations for an instruction on a platform.
pub(super) fn kernels_of(kind: InstKind, platform: Platform) -> Vec<TestKernel> {
    let Some(syntax) = syntax_of(kind) else { return Vec::new() };
    let mut kernels: Vec<TestKernel> = Vec::new();
    let mut current = TestKernel { variables: Vec::new(), lines: Vec::new(), platform };
    for (dst, srcs) in type_combinations(kind, platform, syntax.sources) {
        for (number, variant) in VARIANTS.iter().enumerate() {
            let mnemonic = syntax.mnemonics[(number + current.lines.len()) % syntax.mnemonics.len()];
            let line = current.instruction(kind, &syntax, mnemonic, (dst, &srcs), variant);
            current.lines.push(line);
        }
        if current.lines.len() >= MAX_LINES {
            kernels.push(current.keep_legal());
            current = TestKernel { variables: Vec::new(), lines: Vec::new(), platform };
        }
    }
    if !current.lines.is_empty() {
        kernels.push(current.keep_legal());
    }
    kernels.retain(|kernel| !kernel.lines.is_empty());
    kernels
}

impl TestKernel {
    /// Returns the number of a variable, which is declared unless there is one with that name.
    fn variable(&mut self, prefix: &str, data_type: DataType) -> usize {
        let name = format!("{prefix}{}", format!("{data_type}").to_lowercase());
        if let Some(known) = self.variables.iter().position(|v| v.name == name) {
            return known;
        }
        self.variables.push(TestVariable { name, data_type });
        self.variables.len() - 1
    }

    fn instruction(
        &mut self,
        kind: InstKind,
        syntax: &Syntax,
        mnemonic: &str,
        (dst, srcs): (DataType, &[DataType]),
        variant: &Variant,
    ) -> TestInstruction {
        let Variant { predicate, saturates, channels, mask, stride, .. } = *variant;
        // A predicate that is read or written instead of enabling channels must be there.
        let front = match (kind, syntax.second) {
            (InstKind::Sel, _) if predicate.is_empty() => "(P1)",
            (_, Second::Front) => "(P2)",
            _ => predicate,
        };
        let sat = if saturates { ".sat" } else { "" };
        let blank = if front.is_empty() { "" } else { " " };
        let dst_variable = self.variable("D", dst);
        let mut text = format!("{front}{blank}{mnemonic}{sat} ({mask}, {channels})");
        // Comparisons write a predicate as well as registers.
        let to_predicate = kind == InstKind::Cmp && saturates;
        if to_predicate {
            text = format!("{mnemonic} ({mask}, {channels}) P3");
        } else {
            let _ = write!(text, " {}(0,0)<{stride}>", self.variables[dst_variable].name);
        }
        match syntax.second {
            Second::Dword => {
                let second = self.variable("E", DataType::Ud);
                let _ = write!(text, " {}(0,0)<1>", self.variables[second].name);
            }
            Second::Flag => text += " P2",
            Second::None | Second::Front => {}
        }
        let mut sources = Vec::new();
        for (index, data_type) in srcs.iter().enumerate() {
            let prefix = ["A", "B", "C", "S"][index];
            let variable = self.variable(prefix, *data_type);
            let region = variant.regions[index % variant.regions.len()];
            // The complement is for integers.
            let modifier = variant.modifiers[index % variant.modifiers.len()];
            let modifier = if modifier == "(~)" && is_float(*data_type) { "" } else { modifier };
            let (v, w, h) = region;
            let _ = write!(text, " {modifier}{}(0,0)<{v};{w},{h}>", self.variables[variable].name);
            sources.push(SourceCase { variable, region });
        }
        TestInstruction { kind, text, dst, dst_variable, stride, sources, channels }
    }
}

/// Returns the types of a set that register elements can have.
fn types_in_set(set: TypeRows) -> Vec<DataType> {
    let packed = [DataType::V, DataType::Uv, DataType::Vf, DataType::Bool];
    (0..16).filter(|row| set.contains(*row)).filter_map(DataType::from_bits).filter(|t| !packed.contains(t)).collect()
}

/// Returns combinations of destination and source types: those of the type maps, with sources of
/// one type, or one source of another type. Not all of them are legal.
fn type_combinations(kind: InstKind, platform: Platform, sources: usize) -> Vec<(DataType, Vec<DataType>)> {
    let rules = kind.rules();
    let here = |platforms: PlatformRows| platforms.contains(platform as u8);
    let listed = rules.types.iter().filter(|listed| here(listed.platforms));
    let listed = listed.fold(TypeRows::default(), |all, listed| all.union(listed.types));
    let mut pairs: Vec<(Vec<DataType>, Vec<DataType>)> =
        rules.maps.iter().filter(|m| here(m.platforms)).map(|m| (types_in_set(m.dst), types_in_set(m.src))).collect();
    if rules.maps.is_empty() {
        let known = if listed == TypeRows::default() { vec![DataType::Ud, DataType::D] } else { types_in_set(listed) };
        pairs.push((known.clone(), known));
    }
    if kind == InstKind::Srnd {
        // A number, and random bits.
        let random = |dst| if dst == DataType::Hf { DataType::Uw } else { DataType::Ub };
        let results = [DataType::Hf, DataType::Ub, DataType::B];
        let numbers = [DataType::F, DataType::Hf, DataType::Bf];
        return results.iter().flat_map(|d| numbers.map(|s| (*d, vec![s, random(*d)]))).collect();
    }
    let mut list = Vec::new();
    for (to, from) in &pairs {
        for dst in to {
            for (a, b) in from.iter().flat_map(|a| from.iter().map(move |b| (*a, *b))) {
                let odd = if a == b { 1 } else { sources };
                for odd in 0..odd {
                    if a != b && sources == 1 {
                        continue;
                    }
                    let srcs: Vec<_> = (0..sources).map(|i| if i == odd { a } else { b }).collect();
                    let mixes = srcs.iter().any(|t| is_float(*t) != is_float(srcs[0]));
                    // Without type maps, floating-point operands have one type.
                    let unmapped = rules.maps.is_empty() && kind != InstKind::Fcvt && is_float(*dst);
                    let unmapped = unmapped && srcs.iter().any(|t| t != dst);
                    if !mixes && !unmapped {
                        list.push((result_type(kind, *dst, &srcs), srcs));
                    }
                }
            }
        }
    }
    list.sort_by_key(|(d, s)| (d.bits(), s.iter().map(|t| t.bits()).collect::<Vec<_>>()));
    list.dedup();
    list
}

/// Returns the type of the destination. The result of a comparison in registers is as wide as its
/// sources.
fn result_type(kind: InstKind, dst: DataType, srcs: &[DataType]) -> DataType {
    if kind != InstKind::Cmp {
        return dst;
    }
    match srcs.iter().map(|t| t.width()).max() {
        Some(8) => DataType::Ub,
        Some(16) => DataType::Uw,
        Some(64) => DataType::Uq,
        _ => DataType::Ud,
    }
}
