//! The generated methods: there is one for each format, and each appends the line that it
//! documents.

use openvisa::builder::{Block2d, BlockShape, Builder, Src, TypedBlockShape, TypedOrigin, Variable, exec, general};
use openvisa::isa::bit_fields::{ChMask, Predicate};
use openvisa::isa::enums::{Align, Linkage, LscFenceOp, LscScope, LscSfid, Modifier};
use openvisa::isa::operands::VecOperand;
use openvisa::isa::{DataType, Instructions, Platform};
use openvisa::{Module, ModuleBuf};

#[test]
fn there_is_a_method_for_every_format() {
    macro_rules! formats {
        ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
            fields: { $($field:ident: $type:tt,)* } })*) => { vec![$(stringify!($name)),*] };
    }
    let methods = include_str!("../../../src/builder/generated.rs");
    let returned = |format: &str| {
        methods.contains(&format!("-> Added<'_, {format}> {{"))
            || methods.contains(&format!("-> Added<'_, {format}<'_>> {{"))
    };
    let missing: Vec<_> =
        openvisa::isa::for_each_instruction!(formats).into_iter().filter(|format| !returned(format)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Methods whose examples the documentation test of their group does not run. They place a label,
/// write members that only some modes have, or exist in certain versions of the object format only.
const UNTESTED_EXAMPLES: &[&str] = &[
    "bdpas",
    "shfl_idx4",
    "dnscl",
    "lfsr",
    "subroutine",
    "label",
    "raw_sendg",
    "raw_sendgc",
    "resinfo",
    "rt_write",
    "rt_read",
    "lsc_extended_cache_ctrl",
];

/// The documentation of each method has a call as its example. The documentation test of its group
/// makes the same call.
#[test]
fn every_method_has_an_example_that_is_tested() {
    let (mut methods, mut without, mut untested) = (0, Vec::new(), Vec::new());
    let (mut tested, mut docs, mut in_builder) = (Vec::new(), Vec::new(), false);
    for line in include_str!("../../../src/builder/generated.rs").lines() {
        if line == "}" {
            tested.clear();
            in_builder = false;
        } else if let Some(call) = line.strip_prefix("/// k.") {
            tested.push(call.split('(').next().unwrap_or_default());
        } else if line.starts_with("impl Builder") {
            in_builder = true;
        } else if let Some(doc) = line.strip_prefix("    /// ") {
            docs.push(doc);
        } else if let Some(name) = line.strip_prefix("    pub fn ").and_then(|rest| rest.split('(').next()) {
            let call = format!("k.{name}(");
            if in_builder {
                methods += 1;
                without.extend(Some(name).filter(|_| !docs.iter().any(|doc| doc.starts_with(&call))));
                untested.extend(Some(name).filter(|name| !tested.contains(name)));
            }
            docs.clear();
        }
    }
    assert!(methods > 300, "{methods}");
    assert_eq!(without, [""; 0]);
    assert_eq!(untested, UNTESTED_EXAMPLES);
}

/// Operands have the order of assembler text, and members without a parameter have their defaults.
#[test]
fn lsc_operations_are_printed_with_the_operands_of_their_calls() {
    use openvisa::isa::enums::LscAddrSize::{A32, A64};
    use openvisa::isa::enums::LscDataSize::{D16, D32};
    use openvisa::isa::enums::{LscAddrType, LscCaching, LscDataElems, LscDataOrder};
    let mut k = Builder::kernel("k");
    let (flag, all) = (k.declare_predicate("P", 16), ChMask::default().with_mask(0b1111));
    let wide =
        |k: &mut Builder, name, data_type, elements| k.declare(general(name, data_type, elements).aligned(Align::Grf));
    let data = wide(&mut k, "Data", DataType::D, 256);
    let other = wide(&mut k, "Other", DataType::D, 64);
    let pointers = wide(&mut k, "Ptrs", DataType::Uq, 16);
    let offsets = wide(&mut k, "Offs", DataType::Ud, 16);
    let base = k.declare(general("Base", DataType::Uq, 1)).scalar();
    let state = k.declare(general("State", DataType::Ud, 1)).scalar();
    k.lsc_load(16, data, D32, pointers, A64);
    k.lsc_load(16, data, D32, pointers, A64)
        .elements(LscDataElems::Elements4)
        .caching_l1(LscCaching::Uncached)
        .caching_l3(LscCaching::Cached)
        .offset(64)
        .pred(!flag);
    k.lsc_load(exec(1).no_mask(), data, D32, pointers, A64)
        .elements(LscDataElems::Elements16)
        .data_order(LscDataOrder::Transposed);
    k.lsc_store(16, offsets, A32, data, D32).sfid(LscSfid::Slm).scale(4);
    k.lsc_store(16, offsets, A32, data, D32).addr_type(LscAddrType::Bss).surface(state);
    k.lsc_load_quad(16, data, D32, ChMask::default().with_mask(0b101), pointers, A64);
    k.lsc_load_strided(16, data, D32, pointers, 4_u32, A64);
    k.lsc_load_strided(16, data, D32, pointers, 32_u32, A64);
    let shape = BlockShape { size: D16, width: 16, height: 8 };
    let [width, height, pitch] = [0x1ff_u32, 0x3f, 0x1ff].map(Src::from);
    let matrix = Block2d { base, width, height, pitch, x: 0_u32.into(), y: 0_u32.into() };
    k.lsc_load_block2d(1, data, shape, matrix).blocks(2);
    k.lsc_store_block2d(1, matrix, data, shape);
    k.lsc_atomic_iinc(16, Variable::NULL, D32, offsets, A32).sfid(LscSfid::Slm);
    k.lsc_atomic_icas(16, data, D32, pointers, A64, other, other);
    k.lsc_apndctr_atomic_add(16, data, D32, LscAddrType::Bti, 7_u32, other);
    k.lsc_load_quad_tgm(16, data, all, LscAddrType::Bti, 2_u32, offsets).v(other);
    let origin = TypedOrigin { x: 0_u32.into(), y: 0_u32.into() };
    k.lsc_store_block2d_tgm(1, LscAddrType::Bti, 1_u32, origin, data, TypedBlockShape { width: 32, height: 8 });
    k.lsc_read_state_info_tgm(exec(1).no_mask(), data, LscAddrType::Bti, 1_u32, offsets);
    let module = ModuleBuf::of([k.finish().unwrap()]);
    let text = openvisa::text::print(&module, &openvisa::text::PrintOptions::default()).text;
    let lines: Vec<_> = text.lines().map(str::trim).filter(|line| line.contains("lsc_")).collect();
    assert_eq!(
        lines,
        [
            "lsc_load.ugm (M1, 16)  Data:d32  flat[Ptrs]:a64",
            "(!P1) lsc_load.ugm.uc.ca (M1, 16)  Data:d32x4  flat[Ptrs+0x40]:a64",
            "lsc_load.ugm (M1_NM, 1)  Data:d32x16t  flat[Ptrs]:a64",
            "lsc_store.slm (M1, 16)  flat[0x4*Offs]:a32  Data:d32",
            "lsc_store.ugm (M1, 16)  bss(State)[Offs]:a32  Data:d32",
            "lsc_load_quad.ugm (M1, 16)  Data:d32.xz  flat[Ptrs]:a64",
            "lsc_load_strided.ugm (M1, 16)  Data:d32  flat[Ptrs, 0x4]:a64",
            "lsc_load_strided.ugm (M1, 16)  Data:d32  flat[Ptrs, 0x20]:a64",
            "lsc_load_block2d.ugm (M1, 1)  Data:d16.2x16x8nn  flat[Base, 0x1FF, 0x3F, 0x1FF, 0x0, 0x0]",
            "lsc_store_block2d.ugm (M1, 1)  flat[Base, 0x1FF, 0x3F, 0x1FF, 0x0, 0x0]  Data:d16.16x8nn",
            "lsc_atomic_iinc.slm (M1, 16)  %null:d32  flat[Offs]:a32  %null  %null",
            "lsc_atomic_icas.ugm (M1, 16)  Data:d32  flat[Ptrs]:a64  Other  Other",
            "lsc_apndctr_atomic_add.ugm (M1, 16)  Data:d32  bti(0x7)  Other:d32",
            "lsc_load_quad.tgm (M1, 16)  Data:d32.xyzw  bti(0x2)[Offs,Other]:a32",
            "lsc_store_block2d.tgm  bti(0x1)[0x0,0x0]  Data:32x8",
            "lsc_read_state_info.tgm  Data  bti(0x1)[Offs]",
        ]
    );
    // The text assembles to the same code, so members that it does not show have their defaults.
    let parsed = openvisa::text::parse(&text, &openvisa::text::ParseOptions::default());
    let code = |module: &ModuleBuf| {
        let bytes = module.to_bytes().unwrap();
        Module::open(&bytes).unwrap().named("k").unwrap().unwrap().code().to_vec()
    };
    assert_eq!(code(&module), code(&parsed.module));
}

#[test]
fn members_with_a_single_legal_value_are_no_parameters() {
    let mut k = Builder::kernel("k");
    k.lsc_fence(LscSfid::Ugm, LscFenceOp::Evict, LscScope::Gpu);
    k.ret(1);
    let module = ModuleBuf::of([k.finish_for(Platform::Pvc).unwrap()]);
    let text = openvisa::text::print(&module, &Default::default()).text;
    assert!(text.contains("    lsc_fence.ugm.evict.gpu\n"), "{text}");
}

#[test]
fn operations_of_a_mnemonic_have_a_method_each() {
    let mut k = Builder::kernel("k");
    let v = k.declare(general("v", DataType::D, 16));
    let surface = k.declare_surface("s", 1);
    k.min(16, v, v, v).sat();
    k.max(16, v, v, 1);
    k.sbarrier_signal();
    k.sbarrier_wait();
    k.nbarrier_signal(2_u8, 4_u8);
    k.nbarrier_wait(2_u8);
    k.dword_atomic_add(16, surface, v, v, v).width(openvisa::isa::enums::AtomicWidth::Bit16);
    k.dword_atomic_inc(16, surface, v, v);
    let text = openvisa::text::print(&ModuleBuf::of([k.finish().unwrap()]), &Default::default()).text;
    let lines: Vec<_> = text.lines().filter_map(|line| line.strip_prefix("    ")).collect();
    assert_eq!(
        lines,
        [
            "min.sat (M1, 16) v(0,0)<1> v(0,0)<1;1,0> v(0,0)<1;1,0>",
            "max (M1, 16) v(0,0)<1> v(0,0)<1;1,0> 0x1:d",
            "sbarrier.signal",
            "sbarrier.wait",
            "nbarrier.signal 0x2:ub 0x4:ub",
            "nbarrier.wait 0x2:ub",
            "dword_atomic.add.16 (M1, 16) T6 v.0 v.0 %null.0 v.0",
            "dword_atomic.inc (M1, 16) T6 v.0 %null.0 %null.0 v.0",
        ]
    );
}

#[test]
fn functions_and_instructions_from_structs_can_be_appended() {
    let mut f = Builder::function("f", Linkage::Extern, 1, 1);
    let x = f.declare(general("x", DataType::D, 16));
    let inst = openvisa::isa::instructions::Mov {
        exec_size: Default::default(),
        pred: Default::default(),
        dst: VecOperand::default(),
        src0: VecOperand::default(),
    };
    f.push(inst).with(|mov| mov.dst = VecOperand::Predicate { modifier: Modifier::NoModifier, val: Predicate(1) });
    f.add(16, x, x, 1);
    let name = f.object().strings.len();
    f.faddr("g", x);
    f.file("a.cl");
    f.file("a.cl");
    assert_eq!(f.object().strings.len(), name + 2, "a string is kept once");
    f.fret(16);
    let bytes = ModuleBuf::of([f.finish().unwrap()]).to_bytes().unwrap();
    let module = Module::open(&bytes).unwrap();
    let object = module.named("f").unwrap().unwrap();
    assert!(!object.is_kernel());
    assert_eq!(Instructions::new(object.code(), object.version()).count(), 6);
}
