//! Kernels built in Rust: the same as the vendor's assembler makes of the same text, and errors that say what and where.

#[allow(dead_code)]
#[path = "../../examples/saxpy.rs"]
mod saxpy;

use openvisa::builder::{
    Block2d, BlockShape, Builder, DpasShape, ErrorKind, Src, TypedBlockShape, TypedOrigin, Variable, constant, exec,
    general,
};
use openvisa::isa::bit_fields::{ChMask, ColourChannels, Predicate};
use openvisa::isa::enums::{
    Align, CmpRelOp, ExecMask, LabelKind, Linkage, LscFenceOp, LscScope, LscSfid, Modifier, Precision,
};
use openvisa::isa::operands::VecOperand;
use openvisa::isa::{Attribute, DataType, Inst, Instructions, NEWEST_VERSION, Platform, Value, VariableClass};
use openvisa::{Module, ModuleBuf, ObjectBuf, Version};
use std::collections::BTreeMap;

fn values(inst: &Inst<'_>) -> Vec<String> {
    let mut values = Vec::new();
    inst.fields(&mut |_, value| values.push(format!("{value:?}")));
    values
}

/// Which thing of one object is which of another.
#[derive(Default)]
struct Same(BTreeMap<(&'static str, u32), u32>, BTreeMap<(&'static str, u32), u32>);

impl Same {
    fn assert(&mut self, class: &'static str, ours: u32, theirs: u32) {
        assert_eq!(*self.0.entry((class, ours)).or_insert(theirs), theirs, "{class} {ours}");
        assert_eq!(*self.1.entry((class, theirs)).or_insert(ours), ours, "{class} {theirs}");
    }
}

#[test]
fn saxpy_is_what_the_vendors_assembler_made_of_it() {
    let ours = ModuleBuf::of([saxpy::saxpy().unwrap()]).to_bytes().unwrap();
    let ours = Module::open(&ours).unwrap();
    ours.check(&mut |finding| panic!("{finding}"));
    let theirs = include_bytes!("../corpus/igc-1.0.12504/pvc/simple_debug.saxpy.isa");
    let theirs = Module::open(theirs).unwrap();
    assert_eq!(ours.version(), theirs.version());
    let (ours, theirs) = (ours.named("saxpy").unwrap().unwrap(), theirs.named("saxpy").unwrap().unwrap());

    let mut same = Same::default();
    let read = |code, version| Instructions::new(code, version).collect::<Result<Vec<_>, _>>().unwrap();
    let (our_code, their_code) = (read(ours.code(), ours.version()), read(theirs.code(), theirs.version()));
    assert_eq!(our_code.len(), their_code.len());
    assert_eq!(ours.code().len(), theirs.code().len());
    for (our, their) in our_code.iter().zip(&their_code) {
        assert_eq!(our.kind(), their.kind());
        let (mut our_values, mut their_values) = (Vec::new(), Vec::new());
        our.fields(&mut |_, value| our_values.push(value));
        their.fields(&mut |_, value| their_values.push(value));
        for (our_value, their_value) in our_values.into_iter().zip(their_values) {
            // The numbers of variables and labels may differ, all else may not.
            match (our_value, their_value) {
                (Value::RawOperand(a), Value::RawOperand(b)) => {
                    same.assert("variable", a.id, b.id);
                    assert_eq!(a.offset, b.offset);
                }
                (Value::VecOperand(VecOperand::General { id: a, .. }), Value::VecOperand(mut operand)) => {
                    let VecOperand::General { id, .. } = &mut operand else { panic!("{our:?} {their:?}") };
                    same.assert("variable", a, *id);
                    *id = a;
                    assert_eq!(our_value, Value::VecOperand(operand));
                }
                (a, b) => assert_eq!(a, b, "{our:?} {their:?}"),
            }
        }
    }
    // Variables that correspond are declared alike, down to the variables that they share storage with.
    let variables: Vec<_> = same.0.iter().map(|((_, a), b)| (*a, *b)).collect();
    let mut declared = 0;
    for (a, b) in variables {
        assert_eq!(a < VariableClass::General.first(), b < VariableClass::General.first());
        let (Some(our), Some(their)) = (ours.variables().get(a), theirs.variables().get(b)) else { continue };
        declared += 1;
        assert_eq!(our.num_elements, their.num_elements);
        assert_eq!((our.data_type(), our.alignment()), (their.data_type(), their.alignment()), "{a} {b}");
        assert_eq!(our.alias().map(|(_, offset)| offset), their.alias().map(|(_, offset)| offset));
        if let (Some((a, _)), Some((b, _))) = (our.alias(), their.alias()) {
            same.assert("variable", a, b);
        }
    }
    assert_eq!(declared, 20);
    // Each input is where the vendor's compiler has it. It passes the other two dimensions of local numbers as well.
    let inputs: Vec<_> = theirs.inputs().iter().collect();
    for input in ours.inputs() {
        let theirs = inputs.iter().find(|i| i.offset == input.offset).unwrap();
        assert_eq!((input.size, input.kind), (theirs.size, theirs.kind));
        same.assert("variable", input.id, theirs.id);
    }
    let values = |object: &ObjectBuf| object.attributes.iter().map(|a| a.value.clone()).collect::<Vec<_>>();
    assert_eq!(values(&ObjectBuf::from(&ours)), values(&ObjectBuf::from(&theirs)));
}

#[test]
fn saxpy_keeps_the_rules_of_newer_platforms_too() {
    let bytes = ModuleBuf::of([saxpy::saxpy().unwrap()]).to_bytes().unwrap();
    let module = Module::open(&bytes).unwrap();
    let object = module.named("saxpy").unwrap().unwrap();
    for platform in [Platform::PvcXt, Platform::Xe2, Platform::Xe3] {
        openvisa::validate::validate_object(object, platform, &mut |index, _, error| {
            panic!("{platform}: {index}: {error:?}");
        });
    }
}

#[test]
fn there_is_a_method_for_every_format() {
    macro_rules! formats {
        ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
            fields: { $($field:ident: $type:tt,)* } })*) => { vec![$(stringify!($name)),*] };
    }
    let methods = include_str!("../../src/builder/methods.rs");
    let returned = |format: &str| {
        methods.contains(&format!("-> Added<'_, {format}> {{"))
            || methods.contains(&format!("-> Added<'_, {format}<'_>> {{"))
    };
    let missing: Vec<_> =
        openvisa::isa::for_each_instruction!(formats).into_iter().filter(|format| !returned(format)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Methods whose calls the documentation test of their group cannot make: they place a label, write members that only some
/// modes have, or belong to certain versions of the object format.
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

/// The documentation of each method begins with a call. A documentation test of its group makes the same call.
#[test]
fn every_method_has_an_example_that_is_tested() {
    let (mut methods, mut without, mut untested) = (0, Vec::new(), Vec::new());
    let (mut tested, mut docs, mut in_builder) = (Vec::new(), Vec::new(), false);
    for line in include_str!("../../src/builder/methods.rs").lines() {
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

/// What is usual needs not be said, and what is said is as the text says it.
#[test]
fn operations_of_the_load_and_store_unit_are_built_as_text_says_them() {
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
    // Whatever the text does not show is also what the vendor's assembler makes of the text.
    let parsed = openvisa::text::parse(&text, &openvisa::text::ParseOptions::default());
    let code = |module: &ModuleBuf| {
        let bytes = module.to_bytes().unwrap();
        Module::open(&bytes).unwrap().named("k").unwrap().unwrap().code().to_vec()
    };
    assert_eq!(code(&module), code(&parsed.module));
}

/// The only instruction of what is built so.
fn one(build: impl FnOnce(&mut Builder)) -> String {
    let mut k = Builder::kernel("k");
    build(&mut k);
    let insts = k.object().instructions(NEWEST_VERSION).collect::<Result<Vec<_>, _>>().unwrap();
    assert_eq!(insts.len(), 1);
    values(&insts[0]).join(" ")
}

#[test]
fn operands_say_what_was_asked_for() {
    let general = |k: &mut Builder| k.declare(general("v", DataType::F, 16));
    for (name, built) in [
        (
            "low: 1065353216",
            one(|k| {
                k.mov(16, Variable::NULL, 1.0_f32);
            }),
        ),
        (
            "type: Q, low: 4294967294, high: 4294967295",
            one(|k| {
                k.mov(16, Variable::NULL, -2_i64);
            }),
        ),
        (
            "type: W, low: 4294967295, high: 0",
            one(|k| {
                k.mov(16, Variable::NULL, -1_i16);
            }),
        ),
        (
            "type: Ub, low: 255, high: 0",
            one(|k| {
                k.mov(16, Variable::NULL, 255_u8);
            }),
        ),
        (
            "type: Hf, low: 15360, high: 0",
            one(|k| {
                k.mov(16, Variable::NULL, constant(DataType::Hf, 0x3c00));
            }),
        ),
        (
            "modifier: Sat, id: 32",
            one(|k| {
                let v = general(k);
                k.mov(16, v.sat(), v);
            }),
        ),
        (
            "modifier: NegAbs, id: 32, row_offset: 1, col_offset: 2, region: Region { v_stride: Zero, width: One, h_stride: Zero }",
            one(|k| {
                let v = general(k);
                k.mov(16, v, v.at(1, 2).scalar().abs().neg());
            }),
        ),
        (
            "modifier: Not",
            one(|k| {
                let v = general(k);
                k.and(16, v, v.not(), v);
            }),
        ),
        (
            "region: Region { v_stride: One, width: Four, h_stride: One }",
            one(|k| {
                let v = general(k);
                k.mov(8, v.stride(2), v.region(1, 4, 1).neg());
            }),
        ),
        (
            "Address { modifier: NoModifier, id: 0, offset: 4, width: EightElements }",
            one(|k| {
                let (v, a) = (general(k), k.declare_address("a", 16));
                k.addr_add(8, a.elements_mut(4, 8), v.at(0, 0).scalar(), 16_u16);
            }),
        ),
        (
            "Indirect { modifier: NoModifier, id: 0, addr_offset: 3, indirect_offset: -32, bit_properties: F, \
             region: Region { v_stride: Null, width: Four, h_stride: One }",
            one(|k| {
                let (v, a) = (general(k), k.declare_address("a", 16));
                k.mov(8, v, a.indirect(3, -32, DataType::F).rows(4, 1));
            }),
        ),
        (
            "State { modifier: NoModifier, class: Surface, id: 6, offset: 0 }",
            one(|k| {
                let (s, v) = (k.declare_surface("s", 1), general(k));
                k.movs(1, s, v.scalar());
            }),
        ),
        (
            "Predicate { modifier: NoModifier, val: Predicate { id: 1, combine: None, invert: false } }",
            one(|k| {
                let (p, v) = (k.declare_predicate("p", 16), general(k));
                k.cmp(16, CmpRelOp::Gt, p, v, 0.5_f32);
            }),
        ),
        // Predicates and masks, set afterwards: 0x8000 is the complement, 0x2000 any.
        (
            &format!("Int({}) Int({})", 4 | 4 << 4, 0xa001),
            one(|k| {
                let (p, v) = (k.declare_predicate("p", 16), general(k));
                k.add(16, v, v, v).pred(!p.any()).mask(ExecMask::M5);
            }),
        ),
        (
            &format!("Int({}) Int(0)", 4 | 12 << 4),
            one(|k| {
                let v = general(k);
                k.add(exec(16).mask(ExecMask::M5).no_mask(), v, v, v).sat();
            }),
        ),
        (
            "Int(6) VecOperand(General { modifier: NoModifier, id: 0, row_offset: 0, col_offset: 0, \
             region: Region { v_stride: Null, width: Null, h_stride: Null } }) Int(0) \
             RawOperand(RawOperand { id: 32, offset: 64 }) RawOperand(RawOperand { id: 32, offset: 0 })",
            one(|k| {
                let (v, s) = (general(k), k.declare_surface("s", 1));
                k.resinfo(8, ColourChannels::default(), s, v.raw(64), v);
            }),
        ),
        (
            "U16s([1, 0, 1])",
            one(|k| {
                let labels = [k.declare_label("a"), k.declare_label("b")];
                let v = general(k);
                k.switchjmp(1, v.scalar(), &[labels[1], labels[0], labels[1]]).no_mask();
            }),
        ),
    ] {
        assert!(built.contains(name), "{name:?} is not in {built:?}");
    }
}

/// What is wrong with what is built so, each as subject and kind.
fn wrong(build: impl FnOnce(&mut Builder)) -> Vec<(String, ErrorKind)> {
    let mut k = Builder::kernel("k");
    build(&mut k);
    let errors = k.finish().unwrap_err();
    for error in &errors {
        let location = error.location.expect("an error has a place");
        assert!(location.file().ends_with("builder.rs"), "{error}");
    }
    errors.iter().map(|e| (e.subject.clone(), e.kind)).collect()
}

#[test]
fn errors_are_collected_and_say_where() {
    let v = |k: &mut Builder| k.declare(general("v", DataType::F, 16));
    let cases: [(&str, ErrorKind, Vec<_>); 17] = [
        (
            "exec_size",
            ErrorKind::Channels(5),
            wrong(|k| {
                k.ret(5);
            }),
        ),
        (
            "src0",
            ErrorKind::VerticalStride(3),
            wrong(|k| {
                let v = v(k);
                k.mov(16, v, v.region(3, 1, 0));
            }),
        ),
        (
            "src0",
            ErrorKind::Width(32),
            wrong(|k| {
                let v = v(k);
                k.mov(16, v, v.region(1, 32, 0));
            }),
        ),
        (
            "dst",
            ErrorKind::HorizontalStride(8),
            wrong(|k| {
                let v = v(k);
                k.mov(16, v.stride(8), v);
            }),
        ),
        (
            "v",
            ErrorKind::Duplicate,
            wrong(|k| {
                v(k);
                k.declare_predicate("v", 1);
            }),
        ),
        (
            "src1",
            ErrorKind::OtherBuilder,
            wrong(|k| {
                let (v, other) = (v(k), v(&mut Builder::kernel("other")));
                k.add(16, v, v, other);
            }),
        ),
        (
            "t",
            ErrorKind::Elements(DataType::Tf32),
            wrong(|k| {
                k.declare(general("t", DataType::Tf32, 1));
            }),
        ),
        (
            "%r9",
            ErrorKind::NotPredefined,
            wrong(|k| {
                k.predefined("%r9");
            }),
        ),
        (
            "%bss",
            ErrorKind::NotPredefined,
            wrong(|k| {
                k.predefined("%bss");
            }),
        ),
        ("SimdSize", ErrorKind::Attribute(Attribute::SimdSize), wrong(|k| k.attribute(Attribute::SimdSize, "16"))),
        ("Target", ErrorKind::Attribute(Attribute::Target), wrong(|k| k.attribute(Attribute::Target, 2))),
        ("Target", ErrorKind::Attribute(Attribute::Target), wrong(|k| k.attribute(Attribute::Target, "gpu"))),
        ("Scope", ErrorKind::Attribute(Attribute::Scope), wrong(|k| k.attribute(Attribute::Scope, 0))),
        (
            "l",
            ErrorKind::NotPlaced,
            wrong(|k| {
                let l = k.declare_label("l");
                k.goto(16, l);
            }),
        ),
        (
            "label",
            ErrorKind::PlacedTwice,
            wrong(|k| {
                let l = k.declare_label("l");
                k.label(l);
                k.label(l);
            }),
        ),
        (
            "pred",
            ErrorKind::Number(4097),
            wrong(|k| {
                let p = (0..4097).map(|_| k.declare_predicate("", 1)).last().unwrap();
                k.ret(1).pred(p);
            }),
        ),
        (
            "surface",
            ErrorKind::Number(256),
            wrong(|k| {
                let (v, s) = (v(k), (0..251).map(|_| k.declare_surface("", 1)).last().unwrap());
                k.resinfo(8, ColourChannels::default(), s, v, v);
            }),
        ),
    ];
    for (subject, kind, found) in cases {
        assert_eq!(found, [(subject.to_owned(), kind)]);
    }
    // Several at once, in order, each with the line that asked for it; and what a version lacks.
    let mut k = Builder::kernel("k").in_version(Version::new(3, 0));
    let v = v(&mut k);
    let line = line!();
    k.add(3, v.stride(7), v, v);
    k.lsc_fence(LscSfid::Ugm, LscFenceOp::None, LscScope::Group);
    k.add(16, v, v, v);
    let errors = k.finish().unwrap_err();
    let shown: Vec<_> = errors.to_string().lines().map(str::to_owned).collect();
    println!("{errors}");
    assert_eq!(shown.len(), 2, "{errors}");
    assert!(shown[0].ends_with(&format!(
        "builder.rs:{}: instruction 0, ADD: exec_size: no instruction has an execution size of 3",
        line + 1
    )));
    assert!(shown[1].ends_with(&format!(
        "builder.rs:{}: instruction 0, ADD: dst: no region has a horizontal stride of 7",
        line + 1
    )));
    let mut function = Builder::function("f", Linkage::Static, 0, 0);
    let v = function.declare(general("v", DataType::F, 16));
    function.input(v, 32, 64);
    assert_eq!(function.finish().unwrap_err().iter().map(|e| e.kind).collect::<Vec<_>>(), [ErrorKind::NotKernel]);
}

#[test]
fn what_the_specification_leaves_no_choice_for_is_not_asked() {
    let mut k = Builder::kernel("k");
    k.lsc_fence(LscSfid::Ugm, LscFenceOp::Evict, LscScope::Gpu);
    k.ret(1);
    let module = ModuleBuf::of([k.finish_for(Platform::Pvc).unwrap()]);
    let text = openvisa::text::print(&module, &Default::default()).text;
    assert!(text.contains("    lsc_fence.ugm.evict.gpu\n"), "{text}");
}

#[test]
fn broken_rules_are_found_with_the_line_that_broke_them() {
    let mut k = Builder::kernel("k");
    let (v, small) = (k.declare(general("v", DataType::F, 16)), k.declare(general("b", DataType::B, 16)));
    let l = k.declare_label_of("l", LabelKind::Subroutine);
    k.subroutine(l);
    k.add(16, v, v, v);
    k.and(16, v, v, small);
    k.goto(16, l);
    let lines = [line!() - 2, line!() - 1];
    let errors = k.finish_for(Platform::Dg2).unwrap_err();
    println!("{errors}");
    let found: Vec<_> = errors.iter().map(|e| (e.location.unwrap().line(), e.instruction.unwrap().0)).collect();
    assert!(found.contains(&(lines[0], 2)) && found.contains(&(lines[1], 3)), "{found:?}");
    assert!(errors.iter().all(|e| matches!(e.kind, ErrorKind::Rule(_))));
}

#[test]
fn functions_and_instructions_made_elsewhere_can_be_built() {
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

/// The only error or errors of what is built so, as text without the path in front.
fn shown(build: impl FnOnce(&mut Builder)) -> Vec<String> {
    let mut k = Builder::kernel("k");
    build(&mut k);
    shown_errors(&k.finish_for(Platform::Xe2).unwrap_err())
}

fn shown_errors(errors: &openvisa::builder::Errors) -> Vec<String> {
    let path = |error: &openvisa::builder::Error| {
        error.location.map_or(String::new(), |place| format!("{}:{}: ", place.file(), place.line()))
    };
    errors.iter().map(|error| error.to_string().trim_start_matches(&path(error)).to_owned()).collect()
}

#[test]
fn errors_show_types_values_and_variables_as_the_command_does() {
    let f16 = |k: &mut Builder, name| k.declare(general(name, DataType::F, 16).aligned(Align::Grf));
    let types = shown(|k| {
        let (x, h) = (f16(k, "x"), k.declare(general("h", DataType::Hf, 16).aligned(Align::Grf)));
        k.add(16, x, x, h);
    });
    assert!(types[0].contains("type-map: ADD, expected types of one type map"), "{types:?}");
    assert!(types[0].ends_with("\n    help: Dst is f, Src0 is f, Src1 is hf"), "{types:?}");

    let region = shown(|k| {
        let (x, y) = (f16(k, "x"), f16(k, "y"));
        k.mov(32, x, y);
    });
    assert!(region[0].ends_with("\n    help: `x` has 16 elements of type f"), "{region:?}");

    let depth = shown(|k| {
        let (c, b) = (k.declare(general("c", DataType::F, 128).aligned(Align::Grf)), b(k));
        let shape = DpasShape { src1_precision: Precision::Bf, src2_precision: Precision::Bf, repeat_count: 8 };
        k.dpas(16, shape, c, c, b, b).systolic_depth(4);
    });
    assert!(
        depth[0].contains("constraint:depth: DPAS: The platforms that have the array have eight stages."),
        "{depth:?}"
    );
    assert!(depth[0].ends_with("\n    help: SD is 4"), "{depth:?}");

    let channels = shown(|k| {
        let (c, b) = (k.declare(general("c", DataType::F, 128).aligned(Align::Grf)), b(k));
        let shape = DpasShape { src1_precision: Precision::Bf, src2_precision: Precision::Bf, repeat_count: 8 };
        k.dpas(8, shape, c, c, b, b);
    });
    assert!(channels[0].ends_with("\n    help: Exec_size.size is Simd8; here XE2 has Simd16"), "{channels:?}");

    let room = shown(|k| {
        let (x, a) = (k.declare(general("x", DataType::F, 1)), k.declare(general("a", DataType::Uq, 16)));
        k.mov(16, x.element(8), a.element(300));
    });
    assert!(
        room.iter().any(|error| error.contains("src0: no operand reaches element 300 of the variable")),
        "{room:?}"
    );
}

/// A right factor of 512 bytes.
fn b(k: &mut Builder) -> Variable {
    k.declare(general("b", DataType::Ud, 128).aligned(Align::Grf))
}

#[test]
fn errors_about_inputs_and_declarations_have_a_line_and_a_name() {
    let mut k = Builder::kernel("k");
    let (x, y) = (k.declare(general("x", DataType::F, 16)), k.declare(general("y", DataType::F, 16)));
    k.input(x, 64, 64);
    k.input(y, 100, 64);
    k.input(y, 192, 4);
    let lines = [line!() - 2, line!() - 1];
    let errors = k.finish_for(Platform::Xe2).unwrap_err();
    println!("{errors}");
    let found: Vec<_> = errors.iter().map(|e| (e.location.unwrap().line(), e.subject.as_str())).collect();
    assert!(found.contains(&(lines[0], "input y")) && found.contains(&(lines[1], "input y")), "{found:?}");
    assert!(shown_errors(&errors).iter().all(|error| error.starts_with("input y: ")), "{errors}");
}

#[test]
fn handles_of_another_builder_are_found_wherever_they_go() {
    let mut other = Builder::kernel("other");
    let (v, p) = (other.declare(general("v", DataType::F, 16)), other.declare_predicate("p", 16));
    let (a, s) = (other.declare_address("a", 8), other.declare_surface("s", 1));
    let (m, l) = (other.declare_sampler("m", 1), other.declare_label("l"));
    let mut k = Builder::kernel("k");
    let own = k.declare(general("own", DataType::F, 16));
    k.add(16, v, own, own);
    k.add(16, own, v.element(3).scalar().neg(), own);
    k.add(16, own, own, own).pred(!p.any());
    k.mov(8, own, a.indirect(0, 0, DataType::F).rows(4, 1));
    k.lsc_load(16, v, openvisa::isa::enums::LscDataSize::D32, own, openvisa::isa::enums::LscAddrSize::A32);
    k.oword_ld(openvisa::isa::enums::OwordCount::Oword1, s, own.scalar(), own);
    k.movs(1, m, own.scalar());
    k.goto(16, l);
    k.label(l);
    k.switchjmp(1, own.scalar(), &[l]);
    k.sample_3d(16, ColourChannels::default().with_mask(1), 0_u16, m, s, own, [own.into(), v.raw(64)]);
    k.declare(general("alias", DataType::F, 1).alias(v, 0));
    k.input(v, 64, 64);
    // What every builder has, and what came from none, is as good as its own.
    let r0 = other.predefined("%r0");
    k.mov(1, own, r0.element(1).scalar());
    k.mov(16, Variable::NULL, own);
    let errors = k.finish().unwrap_err();
    let of_handles: Vec<_> = errors.iter().filter(|e| e.kind == ErrorKind::OtherBuilder).map(|e| &*e.subject).collect();
    let expected = [
        "dst", "src0", "pred", "src0", "dst", "surface", "dst", "label", "label", "labels", "sampler", "surface",
        "params", "alias", "input",
    ];
    assert_eq!(of_handles, expected, "{errors}");
    assert!(errors.iter().all(|e| e.kind == ErrorKind::OtherBuilder), "{errors}");
}

#[test]
fn names_that_are_made_never_collide_with_given_ones() {
    let mut k = Builder::kernel("k");
    k.declare(general("V33", DataType::F, 1));
    // The second would be `V33`, the third `V34`, which is asked for afterwards.
    k.declare(general("", DataType::F, 1));
    k.declare(general("", DataType::F, 1));
    k.declare(general("V34", DataType::F, 1));
    k.declare_predicate("", 1);
    k.declare_predicate("P1", 1);
    let label = k.declare_label("");
    k.declare_label("L0");
    k.label(label);
    k.ret(1);
    let object = k.finish().unwrap();
    let names = |class, first: u32, count: u32| -> Vec<_> {
        (first..first + count).map(|id| object.name_of(class, id).unwrap().to_string()).collect()
    };
    assert_eq!(names(VariableClass::General, 32, 4), ["V33", "V33_1", "V34_1", "V34"]);
    assert_eq!(names(VariableClass::Predicate, 1, 2), ["P1_1", "P1"]);
    assert_eq!(names(VariableClass::Label, 0, 2), ["L0_1", "L0"]);
}

#[test]
fn an_element_is_the_same_whatever_the_size_of_registers() {
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
    let errors = shown_errors(&k.finish().unwrap_err());
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

/// Names of a kernel that text has in another form, or warns of.
#[test]
fn names_that_are_words_of_the_assembler_are_renamed_in_text() {
    use openvisa::text::{Naming, ParseOptions, PrintOptions};
    let mut k = Builder::kernel("k");
    let add = k.declare(general("add", DataType::D, 16));
    let flag = k.declare_predicate("ret", 16);
    let label = k.declare_label("mov");
    k.label(label);
    k.cmp(16, CmpRelOp::Lt, flag, add, 1);
    k.goto(16, label).pred(flag);
    k.ret(1);
    let warned: Vec<_> = k.warnings().iter().map(|w| (w.subject.clone(), w.kind)).collect();
    assert_eq!(warned, ["add", "ret", "mov"].map(|name| (name.to_owned(), ErrorKind::Reserved)));
    let module = ModuleBuf::of([k.finish().unwrap()]);
    let options = PrintOptions { naming: Naming::Declared, ..PrintOptions::default() };
    let text = openvisa::text::print(&module, &options).text;
    assert!(text.contains("cmp.lt (M1, 16) ret_1 add_32(0,0)<1;1,0> 0x1:d\n"), "{text}");
    assert!(text.contains("mov_0:\n") && text.contains("(ret_1) goto (M1, 16) mov_0\n"), "{text}");
    let parsed = openvisa::text::parse(&text, &ParseOptions::default());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    // Read as they are, they are warned of.
    let text = ".version 4.1\n.kernel \"k\"\n.decl add v_type=G type=d num_elts=16\nmov:\n    ret (M1, 1)\n";
    let parsed = openvisa::text::parse(text, &ParseOptions::default());
    let warned: Vec<_> = parsed.diagnostics.iter().map(|d| (d.line, d.code, &text[d.span.clone()])).collect();
    assert_eq!(warned, [(3, "reserved", "add"), (4, "reserved", "mov")]);
}

/// With the names that were declared, text keeps all that the object says. Only the strings lie in another order.
#[test]
fn text_with_declared_names_keeps_code_and_names() {
    use openvisa::text::{Naming, ParseOptions, PrintOptions};
    let mut k = Builder::kernel("k");
    let x = k.declare(general("x", DataType::D, 16).aligned(Align::Grf));
    let more = k.declare_predicate("more", 16);
    let again = k.declare_label("again");
    k.input(x, 64, 64);
    k.attribute(Attribute::Target, "3d");
    k.label(again);
    k.add(16, x, x, 1);
    k.cmp(16, CmpRelOp::Lt, more, x, 9);
    k.goto(16, again).pred(more);
    k.ret(1);
    let module = ModuleBuf::of([k.finish().unwrap()]);
    let options = PrintOptions { naming: Naming::Declared, ..PrintOptions::default() };
    let text = openvisa::text::print(&module, &options).text;
    assert!(text.contains("(more) goto (M1, 16) again\n"), "{text}");
    let parsed = openvisa::text::parse(&text, &ParseOptions::default());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let (ours, theirs) = (&module.objects[0], &parsed.module.objects[0]);
    assert_eq!(ours.code, theirs.code);
    for (class, id) in [(VariableClass::General, 32), (VariableClass::Predicate, 1), (VariableClass::Label, 0)] {
        assert_eq!(ours.name_of(class, id).map(|n| n.to_string()), theirs.name_of(class, id).map(|n| n.to_string()));
    }
    // From there on, bytes are the same.
    let again = openvisa::text::print(&parsed.module, &options).text;
    let reread = openvisa::text::parse(&again, &ParseOptions::default());
    assert_eq!(reread.module.to_bytes().unwrap(), parsed.module.to_bytes().unwrap());
}
