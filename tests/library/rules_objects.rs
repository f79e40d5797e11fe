//! Checks each rule about whole objects with an object that breaks it and one that barely satisfies
//! it. For example, a label that is defined twice.
//!
//! The verifier of the vendor's finalizer (1.0.17791, for PVC) rejects the first text of each pair
//! of declarations and accepts the second.

use openvisa::builder::{Builder, exec};
use openvisa::isa::bit_fields::LabelId;
use openvisa::isa::enums::Align;
use openvisa::isa::instructions::Label;
use openvisa::isa::{Attribute, DataType, ObjectRule, Platform, VariableClass};
use openvisa::module::Object;
use openvisa::text::{ParseOptions, Severity, parse};
use openvisa::validate::{register_pressure, validate_data_flow, validate_object, validate_whole};
use openvisa::{Module, ModuleBuf, ObjectBuf};
use std::collections::BTreeSet;

/// Returns the rules that an object breaks on PVC.
fn broken_rules(module: &ModuleBuf) -> Vec<ObjectRule> {
    let bytes = module.to_bytes().expect("it can be written");
    let module = Module::open(&bytes).expect("it was written right");
    let object = module.objects().next().expect("an object").expect("it can be read");
    let mut rules = Vec::new();
    validate_object(object, Platform::PvcXt, &mut |_, _, error| panic!("{error:?}"));
    validate_whole(object, Platform::PvcXt, &mut |finding| rules.push(finding.rule));
    rules
}

fn broken_rules_of_text(declarations: &str) -> Vec<ObjectRule> {
    let source = format!(
        ".version 4.1\n.kernel \"k\"\n.decl A v_type=G type=d num_elts=64 align=GRF\n\
         .decl B v_type=G type=ub num_elts=8 align=byte\n.decl C v_type=G type=ub num_elts=8 align=qword\n{declarations}\n"
    );
    let parsed = parse(&source, &ParseOptions::default());
    assert!(
        parsed.diagnostics.iter().all(|d| d.severity == Severity::Warning),
        "{declarations}: {:?}",
        parsed.diagnostics
    );
    broken_rules(&parsed.module)
}

/// Pairs of declarations: the rule, a text that breaks it, and a text that does not.
const DECLARATIONS: &[(ObjectRule, &str, &str)] = &[
    (
        ObjectRule::AliasWithin,
        ".decl I v_type=G type=ud num_elts=4 align=dword alias=<A, 256>",
        // The alias may extend beyond the end of the storage.
        ".decl I v_type=G type=ud num_elts=64 align=dword alias=<A, 240>",
    ),
    (
        ObjectRule::AliasWithin,
        ".decl I v_type=G type=ud num_elts=32 align=dword alias=<A, 128>\n.decl J v_type=G type=ud num_elts=4 align=dword alias=<I, 128>",
        ".decl I v_type=G type=ud num_elts=32 align=dword alias=<A, 128>\n.decl J v_type=G type=ud num_elts=4 align=dword alias=<I, 124>",
    ),
    (
        ObjectRule::AliasAligned,
        ".decl I v_type=G type=uq num_elts=1 align=byte alias=<B, 0>",
        ".decl I v_type=G type=uq num_elts=1 align=byte alias=<C, 0>",
    ),
    (
        // `J` fills a register of 64 bytes. The verifier ranks `GRF` below the alignments in bytes.
        ObjectRule::AliasAligned,
        ".decl I v_type=G type=d num_elts=1 align=GRF\n.decl J v_type=G type=d num_elts=16 align=GRF alias=<I, 0>",
        ".decl I v_type=G type=d num_elts=1 align=wordx32\n.decl J v_type=G type=d num_elts=16 align=GRF alias=<I, 0>",
    ),
    (ObjectRule::AddressWithin, ".decl A9 v_type=A num_elts=17", ".decl A9 v_type=A num_elts=16"),
    (
        ObjectRule::InputVariable,
        ".decl I v_type=G type=ud num_elts=8 align=GRF\n.input I offset=64 size=16",
        ".decl I v_type=G type=ud num_elts=8 align=GRF\n.input I offset=64 size=32",
    ),
    (
        ObjectRule::InputVariable,
        ".decl T9 v_type=T num_elts=1\n.input T9 offset=64 size=8",
        ".decl T9 v_type=T num_elts=1\n.input T9 offset=64 size=4",
    ),
    // A predefined sampler is no input.
    (
        ObjectRule::InputVariable,
        ".input S31 offset=64 size=4",
        ".decl S9 v_type=S num_elts=1\n.input S9 offset=64 size=4",
    ),
    (
        ObjectRule::InputApart,
        ".decl I v_type=G type=ud num_elts=8 align=GRF\n.decl J v_type=G type=ud num_elts=8 align=GRF\n\
         .input I offset=64 size=32\n.input J offset=80 size=32",
        ".decl I v_type=G type=ud num_elts=8 align=GRF\n.decl J v_type=G type=ud num_elts=8 align=GRF\n\
         .input I offset=64 size=32\n.implicit_PSEUDO_INPUT J offset=80 size=32",
    ),
    (
        ObjectRule::InputWithin,
        ".decl I v_type=G type=ud num_elts=16 align=GRF\n.input I offset=16256 size=64",
        ".decl I v_type=G type=ud num_elts=16 align=GRF\n.input I offset=16192 size=64",
    ),
    (
        ObjectRule::InputRegister,
        ".decl I v_type=G type=ud num_elts=8 align=dword\n.input I offset=112 size=32",
        // The verifier lets a variable of at least a register span registers.
        ".decl I v_type=G type=ud num_elts=32 align=dword\n.input I offset=112 size=128",
    ),
    (ObjectRule::SimdSize, ".kernel_attr SimdSize=12", ".kernel_attr SimdSize=0"),
    (ObjectRule::GrfCount, ".kernel_attr NumGRF=160", ".kernel_attr NumGRF=256"),
    (ObjectRule::GrfCount, ".kernel_attr NumGRF=-1", ".kernel_attr NumGRF=0"),
    (
        ObjectRule::AttributeOnce,
        ".kernel_attr SLMSize=1\n.kernel_attr SLMSize=2",
        ".kernel_attr SimdSize=16\n.kernel_attr SimdSize=16",
    ),
    (
        ObjectRule::AttributeOnce,
        ".kernel_attr NBarrierCnt=1\n.kernel_attr NBarrierCnt=1",
        ".kernel_attr SLMSize=1\n.kernel_attr NBarrierCnt=1",
    ),
];

#[test]
fn each_rule_of_declarations_has_breaking_and_barely_valid_ones() {
    for (rule, bad, good) in DECLARATIONS {
        assert_eq!(broken_rules_of_text(bad), [*rule], "{bad}");
        assert_eq!(broken_rules_of_text(good), [], "{good}");
    }
}

fn broken_rules_of_labels(build: impl FnOnce(&mut Builder)) -> Vec<ObjectRule> {
    let mut k = Builder::kernel("k");
    build(&mut k);
    k.ret(exec(1));
    broken_rules(&ModuleBuf::of([k.object().clone()]))
}

#[test]
fn labels_are_defined_exactly_once() {
    let twice = |k: &mut Builder| {
        let label = k.declare_label("again");
        for _ in 0..2 {
            k.push(Label { label: LabelId::try_from(label.id()).unwrap() });
        }
        k.jmp(exec(1), label);
    };
    assert_eq!(broken_rules_of_labels(twice), [ObjectRule::LabelOnce]);
    let nowhere = |k: &mut Builder| {
        let label = k.declare_label("nowhere");
        k.jmp(exec(1), label);
        k.jmp(exec(1), label);
    };
    assert_eq!(broken_rules_of_labels(nowhere), [ObjectRule::LabelSomewhere]);
    let forwards_and_back = |k: &mut Builder| {
        let (before, behind) = (k.declare_label("before"), k.declare_label("behind"));
        k.label(before);
        k.goto(exec(8), behind);
        k.jmp(exec(1), before);
        k.label(behind);
    };
    assert_eq!(broken_rules_of_labels(forwards_and_back), []);
}

/// Pairs of code after the declarations of `P`, a predicate of 16 elements, and `V`, 32 elements of
/// type UD: the rule, a text that breaks it, and a text that does not.
const CODE: &[(ObjectRule, &str, &str)] = &[
    (
        ObjectRule::SubroutineEnd,
        ".function \"a\"\nbarrier\n(P) ret (M1, 1)",
        ".function \"a\"\n(P) ret (M1, 1)\nret (M1, 1)",
    ),
    (ObjectRule::SubroutineEnd, ".function \"a\"\nret (M1, 1)\nend:", ".function \"a\"\nend:\nret (M1, 1)\nLOC 7"),
    (
        ObjectRule::SubroutineReturn,
        ".function \"a\"\n(P) fret (M1, 1)\nret (M1, 1)",
        ".function \"a\"\n(P) ret (M1, 1)\nret (M1, 1)",
    ),
    (ObjectRule::RoutineEnd, "(P) ret (M1, 1)", "(P) ret (M1, 1)\nret (M1, 1)"),
    (
        ObjectRule::JumpWithin,
        "end:\nret (M1, 1)\n.function \"a\"\n(P) goto (M1, 16) end\nret (M1, 1)",
        "ret (M1, 1)\n.function \"a\"\n(P) goto (M1, 16) end\nend:\nret (M1, 1)",
    ),
    (
        ObjectRule::JumpWithin,
        "(P) jmp (M1, 1) in\nret (M1, 1)\n.function \"a\"\nin:\nret (M1, 1)",
        "(P) jmp (M1, 1) in\nin:\nret (M1, 1)\n.function \"a\"\nret (M1, 1)",
    ),
    (
        ObjectRule::CallSubroutine,
        "call (M1_NM, 1) main\nret (M1, 1)",
        "call (M1_NM, 1) a\nret (M1, 1)\n.function \"a\"\nret (M1, 1)",
    ),
    (
        ObjectRule::CallAcyclic,
        "ret (M1, 1)\n.function \"a\"\ncall (M1_NM, 1) b\nret (M1, 1)\n.function \"b\"\n(P) call (M1, 16) a\nret (M1, 1)",
        // Two subroutines call a third one.
        "ret (M1, 1)\n.function \"a\"\ncall (M1_NM, 1) b\ncall (M1_NM, 1) c\nret (M1, 1)\n.function \"b\"\n\
         call (M1_NM, 1) c\nret (M1, 1)\n.function \"c\"\nret (M1, 1)",
    ),
    (
        ObjectRule::ChannelsWithin,
        ".kernel_attr SimdSize=16\nmov (M1, 32) V(0,0)<1> 0x0:ud\nret (M1, 1)",
        ".kernel_attr SimdSize=16\nmov (M1_NM, 32) V(0,0)<1> 0x0:ud\nmov (M1, 16) V(0,0)<1> 0x0:ud\nret (M1, 1)",
    ),
    (
        ObjectRule::ChannelsWithin,
        ".kernel_attr SimdSize=16\nmov (M1, 16) V(0,0)<1> 0x0:ud\nmov (M7, 8) V(0,0)<1> 0x0:ud\nret (M1, 1)",
        ".kernel_attr SimdSize=16\nmov (M1, 16) V(0,0)<1> 0x0:ud\nmov (M3, 8) V(0,0)<1> 0x0:ud\nmov (M8, 1) V(0,0)<1> 0x0:ud\nret (M1, 1)",
    ),
    (
        ObjectRule::MaskAligned,
        "mov (M2, 8) V(0,0)<1> 0x0:ud\nret (M1, 1)",
        "mov (M3, 8) V(0,0)<1> 0x0:ud\nmov (M2, 4) V(0,0)<1> 0x0:ud\nret (M1, 1)",
    ),
    (
        ObjectRule::MaskAligned,
        "mov (M3_NM, 16) V(0,0)<1> 0x0:ud\nret (M1, 1)",
        "mov (M5_NM, 16) V(0,0)<1> 0x0:ud\nret (M1, 1)",
    ),
    (
        // Eight rows, of one element each.
        ObjectRule::AddressElements,
        "mov (M1, 8) V(0,0)<1> r[ADDR(1),0]<1,0>:ud\nret (M1, 1)",
        "mov (M1, 8) V(0,0)<1> r[ADDR(0),0]<1,0>:ud\nmov (M1, 4) V(0,0)<1> r[ADDR(4),0]<1,0>:ud\nret (M1, 1)",
    ),
    (
        ObjectRule::AddressElements,
        "mov (M1, 8) V(0,0)<1> r[ADDR(8),0]<0;1,0>:ud\nret (M1, 1)",
        "mov (M1, 8) V(0,0)<1> r[ADDR(7),0]<0;1,0>:ud\nret (M1, 1)",
    ),
    (
        ObjectRule::AddressElements,
        "addr_add (M1, 8) ADDR(4)<8> &V 0x0:uw\nret (M1, 1)",
        "addr_add (M1, 4) ADDR(4)<4> &V 0x0:uw\nret (M1, 1)",
    ),
    (
        ObjectRule::ChannelsAll,
        ".kernel_attr SimdSize=32\nmov (M1, 16) V(0,0)<1> 0x0:ud\nret (M1, 1)",
        ".kernel_attr SimdSize=32\nmov (M1, 16) V(0,0)<1> 0x0:ud\nmov (M5, 16) V(0,16)<1> 0x0:ud\nret (M1, 1)",
    ),
    (
        ObjectRule::ChannelsAll,
        ".kernel_attr SimdSize=16\nmov (M3, 8) V(0,0)<1> 0x0:ud\nret (M1, 1)",
        // The threads of the vector compiler are not made of channels.
        ".kernel_attr Target=\"cm\"\n.kernel_attr SimdSize=16\nmov (M3, 8) V(0,0)<1> 0x0:ud\nret (M1, 1)",
    ),
];

#[test]
fn each_rule_of_code_has_breaking_and_barely_valid_programs() {
    let broken = |code: &str| {
        let declarations = ".decl P v_type=P num_elts=16\n.decl ADDR v_type=A num_elts=8\n.decl V v_type=G type=ud num_elts=32 align=GRF";
        broken_rules_of_text(&format!("{declarations}\n.function \"main\"\n{code}"))
    };
    for (rule, bad, good) in CODE {
        assert_eq!(broken(bad), [*rule], "{bad}");
        assert_eq!(broken(good), [], "{good}");
    }
}

/// Calls `body` with the kernel of a text without mistakes.
fn with_object<T>(text: &str, body: impl FnOnce(Object<'_>) -> T) -> T {
    let parsed = parse(text, &ParseOptions { platform: Some(Platform::PvcXt), ..ParseOptions::default() });
    assert!(parsed.is_ok(), "{text}: {:?}", parsed.diagnostics);
    let bytes = parsed.module.to_bytes().expect("it can be written");
    let module = Module::open(&bytes).expect("it opens");
    body(module.objects().flatten().next().expect("there is a kernel"))
}

/// Pairs of code after the declarations of `V`, 32 elements of type UD, of `A`, an address of two
/// elements, and of `OUT`, an output: the rule, a text that breaks it, and a text that does not.
const DATA_FLOW: &[(ObjectRule, &str, &str)] = &[
    (
        ObjectRule::ReadUnwritten,
        "mov (M1, 8) OUT(0,0)<1> V(0,0)<1;1,0>",
        "mov (M1, 8) V(0,0)<1> 0x1:ud\nmov (M1, 8) OUT(0,0)<1> V(0,0)<1;1,0>",
    ),
    // Other elements of the variable are written.
    (
        ObjectRule::ReadUnwritten,
        "mov (M1, 8) V(0,0)<2> 0x1:ud\nmov (M1, 8) OUT(0,0)<1> V(0,1)<2;1,0>",
        "mov (M1, 8) V(0,0)<2> 0x1:ud\nmov (M1, 8) OUT(0,0)<1> V(0,0)<2;1,0>",
    ),
    // The high halves are in the register after the low ones.
    (
        ObjectRule::ReadUnwritten,
        "madw (M1, 8) OUT(0,0)<1> 0x1:ud 0x2:ud V(0,0)<1;1,0>",
        "madw (M1, 8) V(0,0)<1> 0x1:ud 0x2:ud 0x3:ud\nmov (M1, 8) OUT(0,0)<1> V(1,0)<1;1,0>",
    ),
    (
        ObjectRule::WrittenUnread,
        "mov (M1, 8) V(0,0)<1> 0x1:ud\nmov (M1, 8) OUT(0,0)<1> 0x1:ud",
        // An indirect operand may read a variable whose address is taken.
        "mov (M1, 8) V(0,0)<1> 0x1:ud\naddr_add (M1, 1) A(0)<1> &V[0] 0x0:uw\nmov (M1, 8) OUT(0,0)<1> r[A(0),0]<1;1,0>:ud",
    ),
    // A destination of a message is written as a whole, and a source read.
    (
        ObjectRule::WrittenUnread,
        "lsc_load.ugm (M1, 16) V:d32 flat[ADDRESSES]:a64\nmov (M1, 8) OUT(0,0)<1> 0x1:ud",
        "lsc_load.ugm (M1, 16) V:d32 flat[ADDRESSES]:a64\nlsc_store.ugm (M1, 16) flat[ADDRESSES]:a64 V:d32\nmov (M1, 8) OUT(0,0)<1> 0x1:ud",
    ),
    (ObjectRule::OutputUnwritten, "barrier", "mov (M1, 1) OUT(0,0)<1> 0x1:ud"),
];

#[test]
fn each_rule_of_data_flow_has_breaking_and_barely_valid_programs() {
    let broken = |code: &str| {
        let declarations = ".decl V v_type=G type=ud num_elts=32 align=GRF\n.decl A v_type=A num_elts=2\n\
                            .decl ADDRESSES v_type=G type=uq num_elts=16 align=GRF\n\
                            .decl OUT v_type=G type=ud num_elts=8 align=GRF attrs={Output}\n\
                            .input ADDRESSES offset=64 size=128";
        let text = format!(".version 4.1\n.kernel \"k\"\n{declarations}\n.function \"main\"\n{code}\nret (M1, 1)\n");
        let mut rules = Vec::new();
        with_object(&text, |object| {
            validate_data_flow(object, Platform::PvcXt, &mut |finding| rules.push(finding.rule));
        });
        rules
    };
    for (rule, bad, good) in DATA_FLOW {
        assert_eq!(broken(bad), [*rule], "{bad}");
        assert_eq!(broken(good), [], "{good}");
    }
}

#[test]
fn no_rule_about_objects_is_without_an_example() {
    let shown: BTreeSet<_> = DECLARATIONS.iter().chain(CODE).chain(DATA_FLOW).map(|(rule, ..)| *rule).collect();
    let elsewhere = [ObjectRule::LabelOnce, ObjectRule::LabelSomewhere, ObjectRule::AliasBefore];
    for rule in ObjectRule::ALL {
        assert!(shown.contains(rule) || elsewhere.contains(rule), "{}", rule.name());
        assert!(rule.spec().starts_with("specs/4_visa_header.md:") && !rule.reason().is_empty());
    }
}

/// Checks a rule that a file can break and a text cannot.
#[test]
fn an_alias_follows_the_variable_whose_storage_it_shares() {
    let aliases = |of: &[(u32, u16)]| {
        let mut object = ObjectBuf::kernel("k");
        object.add_alias("owner", DataType::Ud, 8, Align::Grf, (0, 0));
        for (number, of) in of.iter().enumerate() {
            object.add_alias(&format!("alias{number}"), DataType::Ud, 1, Align::Dword, *of);
        }
        broken_rules(&ModuleBuf::of([object]))
    };
    let first = VariableClass::General.first();
    assert_eq!(aliases(&[(first, 4), (first + 1, 0)]), []);
    assert_eq!(aliases(&[(first + 1, 0)]), [ObjectRule::AliasBefore], "an alias of itself");
    assert_eq!(aliases(&[(first + 2, 0), (first, 0)]), [ObjectRule::AliasBefore], "an alias of a later variable");
    assert_eq!(aliases(&[(first + 2, 0), (first + 1, 0)]), [ObjectRule::AliasBefore], "a circle");
}

#[test]
fn cyclic_and_long_alias_chains_take_linear_time() {
    let mut object = ObjectBuf::kernel("ring");
    for number in 0..20_000_u32 {
        // Each variable is an alias of the next one, and the last of the first.
        let of = 32 + (number + 1) % 20_000;
        object.add_alias(&format!("v{number}"), DataType::Ud, 1, Align::Dword, (of, 1));
    }
    object.set_attribute(Attribute::SimdSize, vec![8, 0, 0, 0]);
    // Only the last one is declared after its storage.
    assert_eq!(broken_rules(&ModuleBuf::of([object])), vec![ObjectRule::AliasBefore; 19_999]);
}

#[test]
fn the_pressure_is_that_of_the_values_in_use() {
    let pressure = |code: &str| {
        let declarations: String = ('a'..='d')
            .map(|name| format!(".decl {name} v_type=G type=ud num_elts=16 align=GRF\n"))
            .chain([".decl p v_type=P num_elts=16\n.decl s v_type=G type=ud num_elts=1 align=dword\n".to_owned()])
            .collect();
        let text = format!(".version 4.1\n.kernel \"k\"\n{declarations}.function \"main\"\n{code}\nret (M1, 1)\n");
        let found = with_object(&text, |object| register_pressure(object, Platform::PvcXt)).expect("it can be decoded");
        (found.peak_bytes, found.registers(), found.peak.0, found.live.len())
    };
    let set = |name: &str| format!("mov (M1, 16) {name}(0,0)<1> 0x1:ud\n");
    let add = |to: &str, a: &str, b: &str| format!("add (M1, 16) {to}(0,0)<1> {a}(0,0)<1;1,0> {b}(0,0)<1;1,0>\n");
    // The label of the kernel is instruction 0. `a` and `b` are in use before `c` takes the place
    // of one.
    assert_eq!(pressure(&[set("a"), set("b"), add("c", "a", "b"), add("d", "c", "c")].concat()), (128, 2, 2, 2));
    // A value that is needed later keeps its register.
    let kept = [set("a"), set("b"), add("c", "a", "b"), add("d", "c", "a"), add("d", "d", "b")].concat();
    assert_eq!(pressure(&kept), (192, 3, 3, 3));
    // A scalar shares a register.
    let scalar =
        format!("mov (M1_NM, 1) s(0,0)<1> 0x1:ud\n{}add (M1, 16) b(0,0)<1> a(0,0)<1;1,0> s(0,0)<0;1,0>\n", set("a"));
    assert_eq!(pressure(&scalar), (68, 2, 2, 2));
    // A value that a loop reads is in use until its end.
    let body = |end: &str| format!("{}{}again:\n{}{}{end}", set("a"), set("b"), add("c", "a", "b"), add("d", "c", "c"));
    assert_eq!(pressure(&body("")), (128, 2, 2, 2));
    assert_eq!(pressure(&body("(p) jmp (M1, 1) again\n")), (192, 3, 4, 3));
    // A write with a predicate keeps the other channels.
    let predicated = format!("{}{}(p) mov (M1, 16) a(0,0)<1> 0x2:ud\n{}", set("a"), set("b"), add("c", "a", "b"));
    assert_eq!(pressure(&predicated).0, 128);
}
