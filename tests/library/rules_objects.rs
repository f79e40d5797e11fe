//! Checks each rule about whole objects with an object that breaks it and one that barely satisfies
//! it. For example, a label that is defined twice.
//!
//! The verifier of the vendor's finalizer (1.0.17791, for PVC) rejects the first text of each pair
//! of declarations and accepts the second.

use openvisa::builder::{Builder, exec};
use openvisa::isa::enums::Align;
use openvisa::isa::instructions::Label;
use openvisa::isa::{Attribute, DataType, ObjectRule, Platform, VariableClass};
use openvisa::text::{ParseOptions, Severity, parse};
use openvisa::validate::{validate_object, validate_whole};
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
            k.push(Label { label: u16::try_from(label.id()).unwrap() });
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
        "mov (M1, 8) V(0,0)<1> r[A(1),0]<1,0>:ud\nret (M1, 1)",
        "mov (M1, 8) V(0,0)<1> r[A(0),0]<1,0>:ud\nmov (M1, 4) V(0,0)<1> r[A(4),0]<1,0>:ud\nret (M1, 1)",
    ),
    (
        ObjectRule::AddressElements,
        "mov (M1, 8) V(0,0)<1> r[A(8),0]<0;1,0>:ud\nret (M1, 1)",
        "mov (M1, 8) V(0,0)<1> r[A(7),0]<0;1,0>:ud\nret (M1, 1)",
    ),
    (
        ObjectRule::AddressElements,
        "addr_add (M1, 8) A(4)<8> &V 0x0:uw\nret (M1, 1)",
        "addr_add (M1, 4) A(4)<4> &V 0x0:uw\nret (M1, 1)",
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
        let declarations =
            ".decl P v_type=P num_elts=16\n.decl A v_type=A num_elts=8\n.decl V v_type=G type=ud num_elts=32 align=GRF";
        broken_rules_of_text(&format!("{declarations}\n.function \"main\"\n{code}"))
    };
    for (rule, bad, good) in CODE {
        assert_eq!(broken(bad), [*rule], "{bad}");
        assert_eq!(broken(good), [], "{good}");
    }
}

#[test]
fn no_rule_about_objects_is_without_an_example() {
    let shown: BTreeSet<_> = DECLARATIONS.iter().chain(CODE).map(|(rule, ..)| *rule).collect();
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
