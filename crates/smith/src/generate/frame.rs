//! The frame of programs: declarations, initial values, and stores of the results.

use super::{GenerateError, VERSION, below, pick};
use crate::NOT_IN_REGISTERS;
use crate::operand_pool::OperandPool;
use crate::program::{KERNEL_NAME, THREAD_BYTES_LOG2, THREADS_PER_GROUP};
use arbitrary::Unstructured;
use openvisa::module::ModuleBuf;
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::{DataType, DataTypeKind, Enumeration, Platform, VariableClass};
use std::fmt::Write;

/// Sign and fraction bits of initial floating-point values, for elements of each width.
pub(super) const FLOAT_BITS: u64 = 0x8f0f_8f0f_8f0f_8f0f;

/// Exponent bits of initial floating-point values, so that all are finite and none is denormal.
pub(super) const FLOAT_EXPONENTS: u64 = 0x3030_3030_3030_3030;

/// Number of bytes at the start of the buffer of a thread that random instructions access.
const SCRATCH_BYTES: u32 = 4096;

/// Number of bytes between the places in memory of two lanes. The second half of the memory of a
/// thread is for accesses that begin at the place of the last lane.
const PLACE_BYTES: u32 = SCRATCH_BYTES / 2 / MAX_LANES;

/// Number of bytes of shared local memory for each thread.
const LOCAL_BYTES: u32 = 1024;

/// Number of bytes between the places in shared local memory of two lanes.
const SLOT_BYTES: u32 = LOCAL_BYTES / 2 / MAX_LANES;

/// Maximum number of lanes of an instruction.
const MAX_LANES: u32 = 32;

/// Number of elements of an address variable: all address registers.
const MAX_ADDRESSES: u32 = 16;

/// The sizes of variables in bytes.
const VARIABLE_BYTES: [u32; 6] = [32, 64, 64, 128, 128, 256];

/// Number of registers for the variables of random instructions: less than half of the smallest
/// register file.
const VARIABLE_REGISTERS: u32 = 56;

/// Maximum number of bytes that a store of owords writes.
const MAX_STORE_BYTES: u32 = 128;

/// Number of bytes of the variable that the predicates are stored from.
const FLAG_BYTES: u32 = 64;

/// Index of the surface of shared local memory.
const LOCAL_MEMORY: u32 = 0;

/// General variables of the frame: name, type and number of elements, and whether they hold
/// addresses that random instructions use.
const FRAME_VARIABLES: [(&str, &str, u32, bool); 12] = [
    // The address of the memory of the thread, and that of each lane in it.
    ("base", "uq", 1, true),
    ("places", "uq", MAX_LANES, true),
    // The offset in shared local memory of the thread, and that of each lane.
    ("local", "ud", 1, true),
    ("slots", "ud", MAX_LANES, true),
    ("to", "uq", 1, false),
    // The number of the thread in its group, and in the launch.
    ("thread", "ud", 1, false),
    ("number", "ud", 1, false),
    ("lane", "ud", MAX_LANES, false),
    // Values that differ between lanes and threads: any bits, and floating-point numbers.
    ("mixed", "ud", 16, false),
    ("reals", "ud", 16, false),
    ("word", "ud", 16, false),
    ("flags", "ud", FLAG_BYTES / 4, false),
];

/// The declarations of a program.
pub(super) struct Frame {
    pub(super) simd_size: u32,
    register_bytes: u32,
    variables: Vec<FrameVariable>,
    /// Numbers of elements of the address variables.
    addresses: Vec<u32>,
    /// Numbers of elements of the predicate variables.
    predicates: Vec<u32>,
    /// Whether the program has shared local memory.
    pub(super) has_local: bool,
}

/// A general variable of a program.
struct FrameVariable {
    data_type: DataType,
    bytes: u32,
    /// The variable that it shares storage with, and the byte offset in it.
    alias: Option<(usize, u32)>,
    /// The bits that its initial values are made from.
    seed: u32,
}

impl FrameVariable {
    /// Returns the number of bytes of an element.
    fn element_bytes(&self) -> u32 {
        u32::from(self.data_type.width()).div_ceil(8)
    }
}

impl Frame {
    /// Chooses the declarations.
    pub(super) fn choose(choices: &mut Unstructured<'_>, platform: Platform) -> Result<Self, GenerateError> {
        let register_bytes = platform.register_bytes().ok_or(GenerateError::NoRegisters(platform))?;
        let register_bytes = u32::from(register_bytes);
        // Instructions have at most 16 lanes of two registers of dwords.
        let simd_sizes = if register_bytes > 32 { [16, 16, 32] } else { [16, 16, 8] };
        let simd_size = simd_sizes[below(choices, simd_sizes.len())];
        let variables = choose_variables(choices, platform, VARIABLE_REGISTERS * register_bytes);
        let addresses = (0..1 + below(choices, 2)).map(|_| MAX_ADDRESSES).collect();
        // Branches need a predicate with a bit for each lane.
        let mut predicates = vec![simd_size, simd_size];
        predicates.extend((0..below(choices, 4)).map(|_| [1, 8, 16, 32][below(choices, 4)]));
        let has_local = below(choices, 2) == 0;
        Ok(Self { simd_size, register_bytes, variables, addresses, predicates, has_local })
    }

    /// Returns the text of a kernel with the declarations and the frame, without random
    /// instructions.
    pub(super) fn module_text(&self) -> String {
        let mut text = self.head("");
        let lines = [self.begin(), if self.has_local { self.exchange(0) } else { Vec::new() }, self.end()];
        for line in lines.iter().flatten() {
            let _ = writeln!(text, "{line}");
        }
        text + "    ret (M1, 1)\n"
    }

    /// Returns the directives of a program, with further declarations behind its own.
    pub(super) fn head(&self, declarations: &str) -> String {
        let mut text = format!(".version {}.{}\n.kernel \"{KERNEL_NAME}\"\n", VERSION.major, VERSION.minor);
        let mut add = |line: std::fmt::Arguments<'_>| {
            let _ = writeln!(text, "{line}");
        };
        for (index, variable) in self.variables.iter().enumerate() {
            let (elements, data_type) =
                (variable.bytes / variable.element_bytes(), variable.data_type.name().to_ascii_lowercase());
            match variable.alias {
                None => add(format_args!(".decl X{index} v_type=G type={data_type} num_elts={elements} align=GRFx2")),
                Some((of, offset)) => add(format_args!(
                    ".decl X{index} v_type=G type={data_type} num_elts={elements} alias=<X{of}, {offset}>"
                )),
            }
        }
        for (index, variable) in self.stored() {
            let elements = variable.bytes / 4;
            add(format_args!(".decl BITS{index} v_type=G type=ud num_elts={elements} alias=<X{index}, 0>"));
        }
        for (name, data_type, elements, _) in FRAME_VARIABLES {
            add(format_args!(".decl {name} v_type=G type={data_type} num_elts={elements} align=GRFx2"));
        }
        let dwords = 2 * MAX_LANES;
        add(format_args!(".decl marks v_type=G type=ud num_elts={dwords} alias=<places, 0>"));
        add(format_args!(".decl bytes v_type=G type=uw num_elts=16 align=GRF"));
        add(format_args!(".decl buffer v_type=G type=uq num_elts=1 align=qword"));
        add(format_args!(".decl item v_type=G type=ud num_elts=3 align=dword"));
        for (index, elements) in self.addresses.iter().enumerate() {
            add(format_args!(".decl A{index} v_type=A num_elts={elements}"));
        }
        for (index, elements) in (1..).zip(&self.predicates) {
            add(format_args!(".decl P{index} v_type=P num_elts={elements}"));
        }
        add(format_args!("{declarations}.input buffer offset={} size=8", self.register_bytes));
        add(format_args!(".implicit_LOCAL_ID item offset={} size=12", self.register_bytes + 16));
        add(format_args!(".kernel_attr SimdSize={}", self.simd_size));
        if self.has_local {
            let kibibytes = (LOCAL_BYTES * THREADS_PER_GROUP).div_ceil(1024);
            add(format_args!(".kernel_attr SLMSize={kibibytes}"));
        }
        text + ".function \"main\"\n"
    }

    /// Returns what random instructions may name, given the module of the frame.
    pub(super) fn pool(&self, module: &ModuleBuf) -> OperandPool {
        let mut pool = OperandPool::default();
        let Some(object) = module.objects.first() else { return pool };
        for id in (VariableClass::General.first()..).take(object.variables.len()) {
            let name = object.name_of(VariableClass::General, id).map(|name| name.to_string()).unwrap_or_default();
            let data_type = object.variable(id).and_then(|variable| variable.properties.r#type());
            let Some(data_type) = data_type else { continue };
            if name.starts_with('X') {
                pool.add_general(id, data_type);
            } else if FRAME_VARIABLES.iter().any(|(known, .., is_address)| *known == name && *is_address) {
                pool.add_addresses(id, data_type);
            }
        }
        let counts =
            [(VariableClass::Address, self.addresses.len()), (VariableClass::Predicate, self.predicates.len())];
        for (class, count) in counts {
            (0..count as u32).for_each(|number| pool.add(class, class.first() + number));
        }
        if self.has_local {
            pool.add(VariableClass::Surface, LOCAL_MEMORY);
        }
        pool
    }

    /// Returns the numbers of the predicates that have a bit for each lane.
    pub(super) fn lane_predicates(&self) -> Vec<usize> {
        (1..)
            .zip(&self.predicates)
            .filter(|(_, elements)| **elements == self.simd_size)
            .map(|(index, _)| index)
            .collect()
    }

    /// Returns the label of the kernel, and the instructions that compute addresses and write all
    /// variables.
    pub(super) fn begin(&self) -> Vec<String> {
        let mut lines = vec!["main:".to_owned()];
        let mut add = |line: std::fmt::Arguments<'_>| lines.push(format!("    {line}"));
        let at = |name: &str, element: u32, size: u32| self.place(name, element, size);
        let log2 = u32::trailing_zeros;
        let threads = log2(THREADS_PER_GROUP);
        add(format_args!("shr (M1_NM, 1) thread(0,0)<1> item(0,0)<0;1,0> {:#x}:ud", log2(self.simd_size)));
        add(format_args!("shl (M1_NM, 1) number(0,0)<1> %r0(0,1)<0;1,0> {threads:#x}:ud"));
        add(format_args!("add (M1_NM, 1) number(0,0)<1> number(0,0)<0;1,0> thread(0,0)<0;1,0>"));
        add(format_args!("mov (M1_NM, 8) lane(0,0)<1> 0x76543210:uv"));
        add(format_args!("add (M1_NM, 8) {}<1> lane(0,0)<1;1,0> 0x8:ud", at("lane", 8, 4)));
        add(format_args!("add (M1_NM, 16) {}<1> lane(0,0)<1;1,0> 0x10:ud", at("lane", 16, 4)));
        add(format_args!("shl (M1_NM, 1) word(0,0)<1> number(0,0)<0;1,0> {THREAD_BYTES_LOG2:#x}:ud"));
        add(format_args!("add (M1_NM, 1) base(0,0)<1> buffer(0,0)<0;1,0> word(0,0)<0;1,0>"));
        add(format_args!("shl (M1_NM, 1) local(0,0)<1> thread(0,0)<0;1,0> {:#x}:ud", log2(LOCAL_BYTES)));
        for first in (0..MAX_LANES).step_by(8) {
            let lane = at("lane", first, 4);
            add(format_args!("shl (M1_NM, 8) word(0,0)<1> {lane}<1;1,0> {:#x}:ud", log2(PLACE_BYTES)));
            add(format_args!("add (M1_NM, 8) {}<1> base(0,0)<0;1,0> word(0,0)<1;1,0>", at("places", first, 8)));
            add(format_args!("shl (M1_NM, 8) word(0,0)<1> {lane}<1;1,0> {:#x}:ud", log2(SLOT_BYTES)));
            add(format_args!("add (M1_NM, 8) {}<1> local(0,0)<0;1,0> word(0,0)<1;1,0>", at("slots", first, 4)));
        }
        add(format_args!("shl (M1_NM, 1) word(0,0)<1> number(0,0)<0;1,0> {:#x}:ud", log2(MAX_LANES)));
        add(format_args!("add (M1_NM, 16) mixed(0,0)<1> lane(0,0)<1;1,0> word(0,0)<0;1,0>"));
        add(format_args!("add (M1_NM, 16) mixed(0,0)<1> mixed(0,0)<1;1,0> 0x1:ud"));
        add(format_args!("mul (M1_NM, 16) mixed(0,0)<1> mixed(0,0)<1;1,0> 0x9e3779b1:ud"));
        add(format_args!("and (M1_NM, 16) reals(0,0)<1> mixed(0,0)<1;1,0> {:#x}:ud", FLOAT_BITS as u32));
        add(format_args!("or (M1_NM, 16) reals(0,0)<1> reals(0,0)<1;1,0> {:#x}:ud", FLOAT_EXPONENTS as u32));
        add(format_args!("mov (M1_NM, 16) flags(0,0)<1> 0x0:ud"));
        // An instruction that runs all lanes, which the SIMD size promises.
        add(format_args!("mov (M1, {}) lane(0,0)<1> lane(0,0)<1;1,0>", self.simd_size));
        add(format_args!("mov (M1_NM, 16) bytes(0,0)<1> lane(0,0)<1;1,0>"));
        add(format_args!("shl (M1_NM, 16) bytes(0,0)<1> bytes(0,0)<1;1,0> 0x3:uw"));
        for (index, variable) in self.stored() {
            let (from, bits) = match variable.data_type.kind() {
                DataTypeKind::Float => ("reals", FLOAT_BITS as u32),
                _ => ("mixed", u32::MAX),
            };
            for (chunk, first) in (0..variable.bytes / 4).step_by(16).enumerate() {
                let lanes = (variable.bytes / 4 - first).min(16);
                let seed = variable.seed.rotate_left(7 * chunk as u32) & bits;
                let to = at(&format!("BITS{index}"), first, 4);
                add(format_args!("xor (M1_NM, {lanes}) {to}<1> {from}(0,0)<1;1,0> {seed:#x}:ud"));
            }
        }
        let of = self.variables.iter().position(|variable| variable.alias.is_none() && variable.bytes >= 128);
        for (index, elements) in self.addresses.iter().enumerate() {
            let of = of.unwrap_or(0);
            add(format_args!("addr_add (M1_NM, {elements}) A{index}(0)<1> &X{of} bytes(0,0)<1;1,0>"));
        }
        for (index, elements) in (1_u32..).zip(&self.predicates) {
            let seed = 0x2545_f491_u32.wrapping_mul(index);
            for first in (0..*elements).step_by(16) {
                let (mask, lanes) = (if first == 0 { "M1_NM" } else { "M5_NM" }, (*elements).min(16));
                add(format_args!("cmp.lt ({mask}, {lanes}) P{index} mixed(0,0)<1;1,0> {seed:#x}:ud"));
            }
        }
        if self.has_local {
            // Four dwords of 16 lanes: a quarter of the memory of the thread.
            for (first, offset) in [(0, 0), (16, 0), (0, LOCAL_BYTES / 2), (16, LOCAL_BYTES / 2)] {
                let slots = first * 4;
                add(format_args!("scatter4_scaled.RGBA (M1_NM, 16) %slm {offset:#x}:ud slots.{slots} marks.0"));
            }
        }
        lines
    }

    /// Returns the instructions that store a part of a variable in shared local memory, wait for
    /// the other threads of the group, and combine the variable with the part of another thread.
    pub(super) fn exchange(&self, choice: usize) -> Vec<String> {
        let stored: Vec<usize> =
            self.stored().filter(|(_, variable)| variable.bytes >= 64).map(|(index, _)| index).collect();
        let Some(index) = stored.get(choice % stored.len().max(1)) else { return Vec::new() };
        vec![
            format!("    scatter4_scaled.R (M1_NM, 16) %slm 0x0:ud slots.0 BITS{index}.0"),
            "    barrier".to_owned(),
            format!("    xor (M1_NM, 16) word(0,0)<1> slots(0,0)<1;1,0> {LOCAL_BYTES:#x}:ud"),
            "    gather4_scaled.R (M1_NM, 16) %slm 0x0:ud word.0 word.0".to_owned(),
            "    barrier".to_owned(),
            format!("    xor (M1_NM, 16) BITS{index}(0,0)<1> BITS{index}(0,0)<1;1,0> word(0,0)<1;1,0>"),
        ]
    }

    /// Returns the instructions that store all variables.
    pub(super) fn end(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (index, elements) in (1..).zip(&self.predicates) {
            let at = self.place("flags", index, 4);
            lines.push(format!("    mov (M1_NM, 1) {at}<1> P{index}"));
            if *elements < u32::BITS {
                let bits = (1_u32 << elements) - 1;
                lines.push(format!("    and (M1_NM, 1) {at}<1> {at}<0;1,0> {bits:#x}:ud"));
            }
        }
        for ((name, offset), bytes) in self.results().iter().zip(self.result_sizes()) {
            for first in (0..bytes).step_by(MAX_STORE_BYTES as usize) {
                let (owords, at) = ((bytes - first).min(MAX_STORE_BYTES) / 16, *offset + first as usize);
                lines.push(format!("    add (M1_NM, 1) to(0,0)<1> base(0,0)<0;1,0> {at:#x}:ud"));
                lines.push(format!("    svm_block_st ({owords}) to(0,0)<0;1,0> {name}.{first}"));
            }
        }
        lines
    }

    /// Returns the variables that each thread stores at the end: name, and offset in the memory of
    /// the thread.
    pub(super) fn results(&self) -> Vec<(String, usize)> {
        let names = self.stored().map(|(index, _)| format!("X{index}")).chain(["flags".to_owned()]);
        let mut offset = SCRATCH_BYTES;
        let starts = self.result_sizes().map(|bytes| {
            offset += bytes;
            (offset - bytes) as usize
        });
        names.zip(starts).collect()
    }

    /// Returns the numbers of bytes of the variables that each thread stores at the end.
    fn result_sizes(&self) -> impl Iterator<Item = u32> {
        self.stored().map(|(_, variable)| variable.bytes).chain([FLAG_BYTES])
    }

    /// Returns the variables with storage of their own, with their numbers.
    fn stored(&self) -> impl Iterator<Item = (usize, &FrameVariable)> {
        self.variables.iter().enumerate().filter(|(_, variable)| variable.alias.is_none())
    }

    /// Returns the position of an element of a variable, for example `lane(1,0)`.
    fn place(&self, name: &str, element: u32, size: u32) -> String {
        let byte = element * size;
        format!("{name}({},{})", byte / self.register_bytes, byte % self.register_bytes / size)
    }
}

/// Chooses the general variables of random instructions, which have `left` bytes of registers.
fn choose_variables(choices: &mut Unstructured<'_>, platform: Platform, mut left: u32) -> Vec<FrameVariable> {
    // Object files cannot hold variables of each type.
    let has_code = |t: &DataType| VarInfoBitProperties::default().with_type(*t).is_some();
    let is_held = |t: &DataType| !NOT_IN_REGISTERS.contains(t) && t.platforms().contains(platform) && has_code(t);
    let types: Vec<DataType> = DataType::ALL.iter().copied().filter(is_held).collect();
    let mut variables: Vec<FrameVariable> = Vec::new();
    // Each program has dwords and floating-point numbers.
    let mut wanted = vec![DataType::Ud, DataType::F, DataType::D];
    loop {
        let chosen = wanted.pop().or_else(|| if choices.is_empty() { None } else { pick(choices, &types) });
        let Some(data_type) = chosen else { break };
        let bytes = pick(choices, &VARIABLE_BYTES).unwrap_or(64);
        let mut variable = FrameVariable { data_type, bytes, alias: None, seed: choices.arbitrary().unwrap_or(0) };
        let (of, size) = (below(choices, variables.len()), variable.element_bytes());
        match variables.get(of).filter(|of| below(choices, 4) == 0 && of.alias.is_none()) {
            Some(shared) => {
                let offset = below(choices, (shared.bytes / size) as usize) as u32 * size;
                (variable.bytes, variable.alias) = ((shared.bytes - offset) / size * size, Some((of, offset)));
            }
            None if bytes > left => break,
            None => left -= bytes,
        }
        variables.push(variable);
    }
    variables
}
