//! Operands, execution masks, predicates and attributes.

use super::errors::messages;
use openvisa::ModuleBuf;
use openvisa::builder::{Builder, Flag, Variable, constant, exec, general};
use openvisa::isa::bit_fields::ColourChannels;
use openvisa::isa::enums::{Align, CmpRelOp, ExecMask, LabelKind};
use openvisa::isa::{Attribute, DataType, Inst, NEWEST_VERSION, Platform};

/// Returns the members of an instruction as `Debug` prints them.
fn member_values(inst: &Inst<'_>) -> Vec<String> {
    let mut values = Vec::new();
    inst.fields(&mut |_, value| values.push(format!("{value:?}")));
    values
}

/// Returns the members of the only instruction that `build` appends.
fn build_one(build: impl FnOnce(&mut Builder)) -> String {
    let mut k = Builder::kernel("k");
    build(&mut k);
    let insts = k.object().instructions(NEWEST_VERSION).collect::<Result<Vec<_>, _>>().unwrap();
    assert_eq!(insts.len(), 1);
    member_values(&insts[0]).join(" ")
}

#[test]
fn operands_are_encoded_as_their_methods_document() {
    let general = |k: &mut Builder| k.declare(general("v", DataType::F, 16));
    for (name, built) in [
        (
            "low: 1065353216",
            build_one(|k| {
                k.mov(16, Variable::NULL, 1.0_f32);
            }),
        ),
        (
            "type: Q, low: 4294967294, high: 4294967295",
            build_one(|k| {
                k.mov(16, Variable::NULL, -2_i64);
            }),
        ),
        (
            "type: W, low: 4294967295, high: 0",
            build_one(|k| {
                k.mov(16, Variable::NULL, -1_i16);
            }),
        ),
        (
            "type: Ub, low: 255, high: 0",
            build_one(|k| {
                k.mov(16, Variable::NULL, 255_u8);
            }),
        ),
        (
            "type: Hf, low: 15360, high: 0",
            build_one(|k| {
                k.mov(16, Variable::NULL, constant(DataType::Hf, 0x3c00));
            }),
        ),
        (
            "modifier: Sat, id: 32",
            build_one(|k| {
                let v = general(k);
                k.mov(16, v.sat(), v);
            }),
        ),
        (
            "modifier: NegAbs, id: 32, row_offset: 1, col_offset: 2, region: Region { v_stride: Zero, width: One, h_stride: Zero }",
            build_one(|k| {
                let v = general(k);
                k.mov(16, v, v.at(1, 2).scalar().abs().neg());
            }),
        ),
        (
            "modifier: Not",
            build_one(|k| {
                let v = general(k);
                k.and(16, v, v.not(), v);
            }),
        ),
        (
            "region: Region { v_stride: One, width: Four, h_stride: One }",
            build_one(|k| {
                let v = general(k);
                k.mov(8, v.stride(2), v.region(1, 4, 1).neg());
            }),
        ),
        (
            "Address { modifier: NoModifier, id: 0, offset: 4, width: EightElements }",
            build_one(|k| {
                let (v, a) = (general(k), k.declare_address("a", 16));
                k.addr_add(8, a.elements_mut(4, 8), v.at(0, 0).scalar(), 16_u16);
            }),
        ),
        (
            "Indirect { modifier: NoModifier, id: 0, addr_offset: 3, indirect_offset: -32, bit_properties: F, \
             region: Region { v_stride: Null, width: Four, h_stride: One }",
            build_one(|k| {
                let (v, a) = (general(k), k.declare_address("a", 16));
                k.mov(8, v, a.indirect(3, -32, DataType::F).rows(4, 1));
            }),
        ),
        (
            "State { modifier: NoModifier, class: Surface, id: 6, offset: 0 }",
            build_one(|k| {
                let (s, v) = (k.declare_surface("s", 1), general(k));
                k.movs(1, s, v.scalar());
            }),
        ),
        (
            "Predicate { modifier: NoModifier, val: Predicate { id: 1, combine: None, invert: false } }",
            build_one(|k| {
                let (p, v) = (k.declare_predicate("p", 16), general(k));
                k.cmp(16, CmpRelOp::Gt, p, v, 0.5_f32);
            }),
        ),
        // Predicates and masks that are set afterwards: 0x8000 is the complement, 0x2000 is `any`.
        (
            &format!("Int({}) Int({})", 4 | 4 << 4, 0xa001),
            build_one(|k| {
                let (p, v) = (k.declare_predicate("p", 16), general(k));
                k.add(16, v, v, v).pred(!p.any()).mask(ExecMask::M5);
            }),
        ),
        (
            &format!("Int({}) Int(0)", 4 | 12 << 4),
            build_one(|k| {
                let v = general(k);
                k.add(exec(16).mask(ExecMask::M5).no_mask(), v, v, v).sat();
            }),
        ),
        (
            "Int(6) VecOperand(General { modifier: NoModifier, id: 0, row_offset: 0, col_offset: 0, \
             region: Region { v_stride: Null, width: Null, h_stride: Null } }) Int(0) \
             RawOperand(RawOperand { id: 32, offset: 64 }) RawOperand(RawOperand { id: 32, offset: 0 })",
            build_one(|k| {
                let (v, s) = (general(k), k.declare_surface("s", 1));
                k.resinfo(8, ColourChannels::default(), s, v.raw(64), v);
            }),
        ),
        (
            "U16s([1, 0, 1])",
            build_one(|k| {
                let labels = [k.declare_label("a"), k.declare_label("b")];
                let v = general(k);
                k.switchjmp(1, v.scalar(), &[labels[1], labels[0], labels[1]]).no_mask();
            }),
        ),
    ] {
        assert!(built.contains(name), "{name:?} is not in {built:?}");
    }
}

#[test]
fn an_element_does_not_depend_on_the_size_of_registers() {
    let mut k = Builder::kernel("k");
    let start = k.declare_label_of("main", LabelKind::Subroutine);
    k.subroutine(start);
    let v = k.declare(general("v", DataType::D, 600).aligned(Align::Grf));
    let word = k.declare(general("w", DataType::W, 16).alias(v, 32));
    k.mov(1, v.element(20), v.element(300).scalar());
    k.mov(1, v.element(301), v.element(599).scalar());
    k.mov(1, v.at(0, 20), word.element(3).scalar());
    k.ret(1);
    for platform in [Platform::Dg2, Platform::Xe2] {
        k.clone().finish_for(platform).unwrap();
    }
    let module = ModuleBuf::of([k.finish().unwrap()]);
    let text = openvisa::text::print(&module, &Default::default()).text;
    for line in [
        ".decl v_256 v_type=G type=d num_elts=344 align=dword alias=<v, 1024>",
        ".decl v_512 v_type=G type=d num_elts=88 align=dword alias=<v, 2048>",
        "mov (M1, 1) v(0,20)<1> v_256(0,44)<0;1,0>",
        "mov (M1, 1) v_256(0,45)<1> v_512(0,87)<0;1,0>",
        "mov (M1, 1) v(0,20)<1> w(0,3)<0;1,0>",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

#[test]
fn attributes_take_numbers_words_and_enumerations() {
    use openvisa::isa::Target;
    let value = |give: &dyn Fn(&mut Builder)| {
        let mut k = Builder::kernel("k");
        give(&mut k);
        k.finish().unwrap().attributes[0].value.to_vec()
    };
    assert_eq!(value(&|k| k.attribute(Attribute::Target, Target::ThreeD)), [1]);
    assert_eq!(value(&|k| k.attribute(Attribute::Target, "3d")), [1]);
    assert_eq!(value(&|k| k.attribute(Attribute::Target, "cm")), [0]);
    assert_eq!(value(&|k| k.attribute(Attribute::Target, 0)), [0]);
    assert_eq!(value(&|k| k.attribute(Attribute::SimdSize, 16_u8)), [16, 0, 0, 0]);
    assert_eq!(value(&|k| k.attribute(Attribute::NumGrf, 256_u16)), [0, 1, 0, 0]);
    let mut k = Builder::kernel("k");
    k.attribute(Attribute::Target, "gpu");
    k.attribute(Attribute::NoBarrier, 1);
    k.attribute(Attribute::OutputAsmPath, "");
    let errors = messages(&k.finish().unwrap_err());
    assert_eq!(
        errors,
        [
            "Target: its value is \"cm\" or 0, \"3d\" or 1",
            "NoBarrier: it is a flag: its value is `()`",
            "OutputAsmPath: its value is a string of 1 to 255 bytes",
        ]
    );
}

#[test]
fn an_instruction_without_a_guard_has_no_predicate() {
    let add = |guard: fn(&mut Builder) -> Option<Flag>| {
        build_one(|k| {
            let guard = guard(k);
            k.add(16, Variable::NULL, 1, 2).pred(guard);
        })
    };
    let unguarded = build_one(|k| {
        k.add(16, Variable::NULL, 1, 2);
    });
    assert_eq!(add(|_| None), unguarded);
    assert_ne!(add(|k| Some(!k.declare_predicate("p", 16))), unguarded);
    // `None` removes a predicate that was set.
    let removed = build_one(|k| {
        let p = k.declare_predicate("p", 16);
        k.add(16, Variable::NULL, 1, 2).pred(Some(p)).pred(None::<Flag>);
    });
    assert_eq!(removed, unguarded);
}

#[test]
fn the_index_of_an_instruction_is_that_of_its_errors() {
    let mut k = Builder::kernel("k");
    let v = k.declare(general("v", DataType::F, 16));
    assert_eq!(k.add(16, v, v, v).sat().index(), 0);
    let wrong = k.mul(3, v, v, v).index();
    assert_eq!(wrong, 1);
    let errors = k.finish().unwrap_err();
    assert_eq!(errors.iter().map(|e| e.instruction.unwrap().0).collect::<Vec<_>>(), [wrong]);
}
