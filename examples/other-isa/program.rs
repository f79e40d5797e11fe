//! A program of Pebble, by its generated crate alone: assembled, checked, disassembled, and run by
//! the reference semantics. `docs/another-instruction-set.md` says how the crate is generated.

use openvisa_isa_core::List;
use openvisa_isa_core::text::{LabelKind, LabelUse, Remark, Symbol, SymbolClass};
use pebble_isa::enums::{AccessSize, BranchCondition, Register};
use pebble_isa::instructions::{Ldi, Mul, St};
use pebble_isa::reference::{self, JumpTarget, Memory, Number, Operand, Registers, State, StateAccess, View};
use pebble_isa::semantics::{self, ExecutionKind, InstructionSemantics};
use pebble_isa::{
    Cursor, DataType, Inst, InstKind, Instructions, Names, Opcode, Platform, Printer, Reader, Symbols, TextOptions,
    TextScratch, Version, Writer,
};
use std::cell::{Cell, RefCell};
use std::convert::Infallible;

/// Pebble has one version of its encoding.
const VERSION: Version = Version::new(1, 0);

/// Adds 10, 9, ..., 1, stores the sum, loads its low byte again, and doubles that.
const PROGRAM: [&str; 10] = [
    "ldi r1, 10",
    "ldi r3, 1",
    "add r2, r2, r1",
    "sub r1, r1, r3",
    "bne r1, r0, -14",
    "st.w r2, 16(r0)",
    "ld.b r4, 16(r0)",
    "shl r4, r4, r3",
    "nop",
    "halt",
];

/// Pebble's text has neither variables nor labels.
struct NoNames;

impl Names for NoNames {
    fn variable(&self, _: SymbolClass, _: u32) -> Option<&[u8]> {
        None
    }
    fn label(&self, _: u32) -> Option<(&[u8], LabelKind)> {
        None
    }
    fn string(&self, _: u32) -> Option<&[u8]> {
        None
    }
    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}

impl Symbols for NoNames {
    fn variable(&mut self, _: &[u8], _: SymbolClass) -> Option<Symbol> {
        None
    }
    fn label(&mut self, _: &[u8], _: LabelUse) -> Option<(u32, LabelKind)> {
        None
    }
    fn string(&mut self, _: &[u8]) -> Option<u32> {
        None
    }
    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}

fn assemble(line: &str, scratch: &mut TextScratch) -> Inst {
    let mut cursor = Cursor::new(line.as_bytes());
    let inst = Inst::parse(&mut cursor, &mut NoNames, TextOptions::new(VERSION), scratch);
    inst.unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn encode(program: &[Inst]) -> Vec<u8> {
    let mut buffer = vec![0; 16 * program.len()];
    let mut writer = Writer::new(&mut buffer, VERSION);
    for inst in program {
        inst.encode(&mut writer).expect("an instruction has at most 16 bytes");
    }
    writer.written().to_vec()
}

fn disassemble(inst: &Inst, scratch: &mut TextScratch) -> String {
    let mut out = Printer::new();
    inst.print(&NoNames, TextOptions::new(VERSION), scratch, &mut out).expect("the instruction has a text");
    String::from_utf8(out.into_bytes()).expect("UTF-8")
}

/// Returns the rules that an instruction breaks on a platform: the tables of the crate, applied to
/// the fields of the instruction.
fn broken_rules(inst: &Inst, platform: Platform) -> Vec<String> {
    let (info, rules) = (inst.kind().info(), inst.kind().rules());
    let mut broken = Vec::new();
    if !info.platforms.contains(platform) {
        broken.push(format!("{} is not on {platform}", info.name));
    }
    inst.fields(&mut |field, value| {
        let pebble_isa::Value::Int(value) = value;
        let (rule, name) = (&rules.fields[usize::from(field)], info.fields[usize::from(field)].name);
        if rule.range.is_some_and(|(least, most)| !(least..=most).contains(&value)) {
            broken.push(format!("{}.{name} is {value}", info.name));
        }
        for group in rule.groups {
            let bit = 1 << (platform as u32);
            if group.values.iter().any(|v| i64::from(v.code) == value && v.platforms.0 & bit == 0) {
                broken.push(format!("{}.{name} is {value}", info.name));
            }
        }
    });
    broken
}

/// The machine of the reference semantics.
#[derive(Default)]
struct Machine {
    registers: [Cell<u32>; 16],
    memory: RefCell<Vec<u8>>,
    /// The offset of the next instruction.
    next: Cell<i64>,
    halted: Cell<bool>,
    /// Number of executed statements of the pseudo-code.
    statements: Cell<u32>,
}

/// Pebble has no operands, surfaces, samplers, labels and functions.
impl StateAccess for Machine {
    type Error = String;
    type Operand = Operand;
    type Surface = Infallible;
    type Sampler = Infallible;
    type Texel = Infallible;
    type Position = Infallible;
    type Offset = Infallible;
    type Function = Infallible;

    fn load(&self, _: impl Into<Operand>, _: impl Into<Number>) -> Result<Number, String> {
        Err("there are no operands".to_owned())
    }
    fn store(&self, _: impl Into<Operand>, _: impl Into<Number>, _: impl Into<Number>) -> Result<(), String> {
        Err("there are no operands".to_owned())
    }
    fn load_view(&self, _: impl Into<Operand>, _: View, _: impl Into<Number>) -> Result<Number, String> {
        Err("there are no operands".to_owned())
    }
    fn store_view(
        &self,
        _: impl Into<Operand>,
        _: View,
        _: impl Into<Number>,
        _: impl Into<Number>,
    ) -> Result<(), String> {
        Err("there are no operands".to_owned())
    }
    fn surface(&self, _: u8) -> Result<Infallible, String> {
        Err("there are no surfaces".to_owned())
    }
    fn sampler(&self, _: u8) -> Result<Infallible, String> {
        Err("there are no samplers".to_owned())
    }
    fn function(&self, _: u16) -> Result<Infallible, String> {
        Err("there are no functions".to_owned())
    }
    fn listed_label(&self, _: List<'_, u16>, _: impl Into<Number>) -> Result<JumpTarget, String> {
        Err("there are no labels".to_owned())
    }
    fn opaque(&self, why: &'static str) -> Result<(), String> {
        Err(why.to_owned())
    }
    fn statement(&self, _: u32) {
        self.statements.set(self.statements.get() + 1);
    }
}

impl State for Machine {}

impl Registers for Machine {
    fn get(&self, register: impl Into<Number>) -> Result<Number, String> {
        Ok(Number::from(self.registers[register.into().to_usize()].get()))
    }
    fn set(&self, register: impl Into<Number>, value: impl Into<Number>) -> Result<(), String> {
        self.registers[register.into().to_usize()].set(value.into().low_u64() as u32);
        Ok(())
    }
}

impl Memory for Machine {
    // Every machine has methods `load` and `store` for operands already.
    fn load_(&self, address: impl Into<Number>, size: impl Into<Number>) -> Result<Number, String> {
        let (address, size) = (address.into().to_usize(), size.into().to_usize());
        let memory = self.memory.borrow();
        let bytes = memory.get(address..address + size).ok_or("no such address")?;
        Ok(Number::from(bytes.iter().rev().fold(0, |word: u32, byte| word << 8 | u32::from(*byte))))
    }
    fn store_(
        &self,
        address: impl Into<Number>,
        size: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<(), String> {
        let (address, size, value) = (address.into().to_usize(), size.into().to_usize(), value.into().low_u64());
        let mut memory = self.memory.borrow_mut();
        let bytes = memory.get_mut(address..address + size).ok_or("no such address")?;
        bytes.copy_from_slice(&value.to_le_bytes()[..size]);
        Ok(())
    }
}

impl reference::ControlFlow for Machine {
    fn jump(&self, distance: impl Into<Number>) -> Result<(), String> {
        let distance = distance.into().low_u64().cast_signed();
        self.next.set(self.next.get() + distance);
        Ok(())
    }
    fn halt(&self) -> Result<(), String> {
        self.halted.set(true);
        Ok(())
    }
}

impl Machine {
    fn run(&self, code: &[u8]) -> Result<(), String> {
        while !self.halted.get() {
            let rest = usize::try_from(self.next.get()).ok().and_then(|next| code.get(next..));
            let rest = rest.ok_or("outside of the program")?;
            let mut reader = Reader::new(rest, VERSION);
            let inst = Inst::decode(&mut reader).map_err(|error| error.to_string())?;
            self.next.set(self.next.get() + (rest.len() - reader.rest().len()) as i64);
            reference::execute(self, &inst)?;
        }
        Ok(())
    }
}

/// Another meaning of the instructions: the number of bytes of memory that they access.
struct Accesses;

macro_rules! count_accesses {
    ($($method:ident $inst:ident $kind:ident,)*) => {
        impl InstructionSemantics for Accesses {
            type Output = u32;
            type Error = Infallible;
            $(fn $method(&mut self, inst: &pebble_isa::instructions::$inst) -> Result<u32, Infallible> {
                Ok(match Inst::from(*inst) {
                    Inst::Ld(pebble_isa::instructions::Ld { size, .. }) | Inst::St(St { size, .. }) => match size {
                        AccessSize::Word => 4,
                        _ => 1,
                    },
                    _ => 0,
                })
            })*
        }
    };
}

pebble_isa::for_each_instruction_method!(count_accesses);

/// Checks what is left of names that the specification had formerly: deprecated items, and words
/// that the parser accepts with a remark.
#[allow(deprecated)]
fn check_former_names(scratch: &mut TextScratch) {
    use pebble_isa::enums::ShiftMode;
    use pebble_isa::instructions::Eor;

    let (rd, ra, rb) = (Register::R1, Register::R2, Register::R3);
    let inst = Inst::Eor(Eor { rd, ra, rb });
    assert_eq!((Opcode::Eor, InstKind::Eor, inst.kind()), (Opcode::Xor, InstKind::Xor, InstKind::Xor));
    assert!(matches!(ShiftMode::Right, ShiftMode::Logical), "a constant is a pattern");
    assert_eq!((Platform::P0, "p0".parse(), "EOR".parse()), (Platform::P1, Ok(Platform::P1), Ok(Opcode::Xor)));
    assert_eq!(("logical".parse(), "lsr".parse()), (Ok(ShiftMode::Right), Ok(ShiftMode::Right)));
    assert_eq!("eor".parse(), Ok(InstKind::Xor));

    for (line, remarks, today) in [
        ("eor r1, r2, r3", &[Remark::FormerWord { offset: 0, length: 3, now: "xor" }][..], "xor r1, r2, r3"),
        (" lsr r1, r2, r3", &[Remark::FormerWord { offset: 1, length: 3, now: "shr" }], "shr r1, r2, r3"),
        ("xor r1, r2, r3", &[], "xor r1, r2, r3"),
        ("shl r1, r2, r3", &[], "shl r1, r2, r3"),
    ] {
        let inst = assemble(line, scratch);
        assert_eq!(scratch.remarks(), remarks, "{line}");
        assert_eq!(disassemble(&inst, scratch), today);
    }
    assert!(!pebble_isa::is_reserved(b"eor") && pebble_isa::is_reserved(b"xor"));
    assert!(pebble_isa::mnemonics().all(|word| word != "eor"));
}

fn main() {
    // Text to instructions to bytes and back.
    let mut scratch = TextScratch::default();
    let program: Vec<Inst> = PROGRAM.iter().map(|line| assemble(line, &mut scratch)).collect();
    assert_eq!(program[0], Inst::from(Ldi { rd: Register::R1, value: 10 }));
    let code = encode(&program);
    assert_eq!(code[..12], [0x10, 1, 10, 0, 0, 0, 0x10, 3, 1, 0, 0, 0]);
    let decoded: Result<Vec<Inst>, _> = Instructions::new(&code, VERSION).collect();
    assert_eq!(decoded.as_ref(), Ok(&program));
    let texts: Vec<String> = program.iter().map(|inst| disassemble(inst, &mut scratch)).collect();
    assert_eq!(texts, PROGRAM);
    let wrong = Inst::decode(&mut Reader::new(&[0x20, 9, 0, 0, 0, 0], VERSION));
    assert!(wrong.is_err(), "there is no condition 9: {wrong:?}");
    let wrong = Inst::parse(&mut Cursor::new(b"jump 40000"), &mut NoNames, TextOptions::new(VERSION), &mut scratch);
    assert_eq!(wrong.map_err(|error| error.to_string()).unwrap_err(), "a number from -32768 to 32767 is expected");

    // The rules of the specification.
    assert!(program.iter().all(|inst| broken_rules(inst, Platform::P1).is_empty()));
    let (rd, ra, rb) = (Register::R1, Register::R2, Register::R3);
    let product = Inst::from(Mul { rd, ra, rb });
    assert_eq!(broken_rules(&product, Platform::P1), ["MUL is not on P1"]);
    assert!(broken_rules(&product, Platform::P2).is_empty());
    assert_eq!(broken_rules(&assemble("sra r1, r2, r3", &mut scratch), Platform::P1), ["SHIFT.Mode is 2"]);
    let far = Inst::from(St { size: AccessSize::Word, rs: rd, base: ra, offset: 5000 });
    assert_eq!(broken_rules(&far, Platform::P2), ["ST.Offset is 5000"]);

    // The pseudo-code of the pages.
    let machine = Machine { memory: RefCell::new(vec![0; 64]), ..Machine::default() };
    machine.run(&code).expect("the program is correct");
    assert_eq!(machine.registers.each_ref().map(Cell::get)[..5], [0, 0, 55, 1, 110]);
    assert_eq!(machine.memory.borrow()[16..20], [55, 0, 0, 0]);
    assert!(machine.statements.get() > 50);
    let outside = assemble("ld.w r1, 100(r0)", &mut scratch);
    assert_eq!(reference::execute(&machine, &outside), Err("no such address".to_owned()));

    // Another meaning of the same instructions.
    let accessed: u32 = program.iter().filter_map(|inst| semantics::execute(&mut Accesses, inst)?.ok()).sum();
    assert_eq!(accessed, 5);
    assert_eq!(InstKind::Nop.execution_kind(), ExecutionKind::Marker);

    // Enumerations and their words.
    assert_eq!("halt".parse(), Ok(Opcode::Halt));
    assert_eq!("bltu".parse(), Ok(BranchCondition::Ltu));
    assert_eq!((Platform::P1.register_bytes(), DataType::W.width()), (Some(4), 32));
    check_former_names(&mut scratch);
    println!("{} instructions in {} bytes: r4 is {}", program.len(), code.len(), machine.registers[4].get());
}
