//! Each named rule of a table has a line of text that breaks it, and one that just does not.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::{Error, validate_object};
use std::collections::BTreeSet;

const HEAD: &str = "\
.version 4.1
.kernel \"rules\"
.decl V32 v_type=G type=ud num_elts=256 align=GRF
.decl V33 v_type=G type=uq num_elts=128 align=GRF
.decl V34 v_type=G type=f num_elts=256 align=GRF
.decl V35 v_type=G type=d num_elts=256 align=GRF
.decl A0 v_type=A num_elts=16
.decl V36 v_type=G type=ud num_elts=16 align=GRF alias=<V32, 256>
.decl T6 v_type=T num_elts=1
";

/// The codes of the rules that a line breaks.
fn broken(platform: Platform, line: &str) -> BTreeSet<String> {
    let parsed = parse(&format!("{HEAD}{line}\n"), &ParseOptions::default());
    assert!(parsed.diagnostics.is_empty(), "{line}: {:?}", parsed.diagnostics);
    let bytes = parsed.module.to_bytes().expect("it can be written");
    let module = Module::open(&bytes).expect("it was written right");
    let mut rules = BTreeSet::new();
    for object in module.objects() {
        validate_object(object.expect("an object"), platform, &mut |_, _, error| match error {
            Error::Rule(finding) => {
                rules.insert(finding.rule.to_string());
            }
            Error::Bytes(error) => panic!("{line}: {error}"),
        });
    }
    rules
}

/// Rule, platform, a line that breaks it, and one that does not.
const RULES: &[(&str, Platform, &str, &str)] = &[
    ("value", Platform::Skl, "mov (M6, 16) V32(0,0)<1> V32(0,0)<1;1,0>", "mov (M5, 16) V32(0,0)<1> V32(0,0)<1;1,0>"),
    (
        "value",
        Platform::Skl,
        "mov (M8_NM, 8) V32(0,0)<1> V32(0,0)<1;1,0>",
        "mov (M8_NM, 4) V32(0,0)<1> V32(0,0)<1;1,0>",
    ),
    (
        "constraint:qwords",
        Platform::Dg2,
        "shl (M1, 8) V33(0,0)<1> V33(0,0)<1;1,0> 0x1:ud",
        "shl (M1, 8) V32(0,0)<1> V32(0,0)<1;1,0> 0x1:ud",
    ),
    (
        "constraint:payload-length",
        Platform::Skl,
        "raw_send (M1, 8) 0xa 1 0 0x4000000:ud V32.0 %null.0",
        "raw_send (M1, 8) 0xa 2 0 0x4000000:ud V32.0 %null.0",
    ),
    (
        "constraint:answer-length",
        Platform::Skl,
        "raw_send (M1, 8) 0xa 1 1 0x2200000:ud V32.0 V34.0",
        "raw_send (M1, 8) 0xa 1 2 0x2200000:ud V32.0 V34.0",
    ),
    (
        "constraint:unsigned-type",
        Platform::Skl,
        "dword_atomic.and (M1, 8) T6 V32.0 V35.0 %null.0 %null.0",
        "dword_atomic.and (M1, 8) T6 V32.0 V32.0 %null.0 %null.0",
    ),
    (
        "constraint:integer-type",
        Platform::Skl,
        "dword_atomic.add (M1, 8) T6 V32.0 V34.0 %null.0 %null.0",
        "dword_atomic.add (M1, 8) T6 V32.0 V35.0 %null.0 %null.0",
    ),
    (
        "constraint:a64-elsewhere",
        Platform::Dg2,
        "lsc_load.slm (M1, 8) V32:d32 flat[V33]:a64",
        "lsc_load.slm (M1, 8) V32:d32 flat[V32]:a32",
    ),
    (
        "constraint:short-offset",
        Platform::Dg2,
        "lsc_load.slm (M1, 8) V32:d32 flat[V32+0x8000]:a16",
        "lsc_load.slm (M1, 8) V32:d32 flat[V32+0x7fff]:a16",
    ),
    (
        "constraint:address-type",
        Platform::Dg2,
        "lsc_load.ugm (M1, 8) V32:d32 flat[V32]:a64",
        "lsc_load.ugm (M1, 8) V32:d32 flat[V33]:a64",
    ),
    (
        "constraint:scale",
        Platform::Dg2,
        "lsc_load.ugm (M1, 8) V32:d32 flat[3*V33]:a64",
        "lsc_load.ugm (M1, 8) V32:d32 flat[4*V33]:a64",
    ),
    (
        "constraint:slm-qword",
        Platform::Dg2,
        "lsc_atomic_iinc.slm (M1, 8) %null:d64 flat[V32]:a32 %null %null",
        "lsc_atomic_icas.slm (M1, 8) %null:d64 flat[V32]:a32 V33 V33",
    ),
    (
        "constraint:slm-sum",
        Platform::Dg2,
        "lsc_atomic_fadd.slm (M1, 8) %null:d32 flat[V32]:a32 V34 %null",
        "lsc_atomic_fadd.ugm (M1, 8) %null:d32 flat[V33]:a64 V34 %null",
    ),
    (
        "constraint:bfloat-atomic",
        Platform::Xe3pCri,
        "lsc_atomic_bfadd.ugm (M1, 8) %null:d32 flat[V33]:a64 V34 %null",
        "lsc_atomic_bfadd.ugm (M1, 8) %null:d16u32 flat[V33]:a64 V34 %null",
    ),
    (
        "constraint:bfloat-atomic",
        Platform::Xe3,
        "lsc_atomic_bfmax.slm (M1, 8) %null:d16u32 flat[V32]:a32 V34 %null",
        "lsc_atomic_fmax.slm (M1, 8) %null:d16u32 flat[V32]:a32 V34 %null",
    ),
    (
        "constraint:message-size",
        Platform::Dg2,
        "lsc_load.ugm (M1, 16) V32:d32x8 flat[V33]:a64",
        "lsc_load.ugm (M1, 8) V32:d32x8 flat[V33]:a64",
    ),
    (
        "constraint:block-message-size",
        Platform::Dg2,
        "lsc_load.ugm (M1, 1) V33:d64x64t flat[V33]:a64",
        "lsc_load.ugm (M1, 1) V33:d64x32t flat[V33]:a64",
    ),
    (
        "constraint:quad-message-size",
        Platform::Dg2,
        "lsc_load_quad.ugm (M1, 32) V32:d32.xyz flat[V33]:a64",
        "lsc_load_quad.ugm (M1, 16) V32:d32.xyzw flat[V33]:a64",
    ),
    (
        "constraint:load-caching",
        Platform::Dg2,
        "lsc_load.ugm.wb.ca (M1, 8) V32:d32 flat[V33]:a64",
        "lsc_load.ugm.st.ca (M1, 8) V32:d32 flat[V33]:a64",
    ),
    (
        "constraint:store-caching",
        Platform::Dg2,
        "lsc_store.ugm.ca.wb (M1, 8) flat[V33]:a64 V32:d32",
        "lsc_store.ugm.wb.wb (M1, 8) flat[V33]:a64 V32:d32",
    ),
    (
        "constraint:atomic-caching",
        Platform::Dg2,
        "lsc_atomic_iinc.ugm.wb.wb (M1, 8) %null:d32 flat[V33]:a64 %null %null",
        "lsc_atomic_iinc.ugm.uc.wb (M1, 8) %null:d32 flat[V33]:a64 %null %null",
    ),
    (
        "constraint:ugml-caching",
        Platform::Dg2,
        "lsc_load.ugml.uc.uc (M1, 8) V32:d32 flat[V33]:a64",
        "lsc_load.ugml (M1, 8) V32:d32 flat[V33]:a64",
    ),
    (
        "constraint:no-argument",
        Platform::Dg2,
        "lsc_atomic_iinc.ugm (M1, 8) %null:d32 flat[V33]:a64 V32 %null",
        "lsc_atomic_iinc.ugm (M1, 8) %null:d32 flat[V33]:a64 %null %null",
    ),
    (
        "constraint:first-argument",
        Platform::Dg2,
        "lsc_atomic_iadd.ugm (M1, 8) %null:d32 flat[V33]:a64 %null %null",
        "lsc_atomic_iadd.ugm (M1, 8) %null:d32 flat[V33]:a64 V32 %null",
    ),
    (
        "constraint:second-argument",
        Platform::Dg2,
        "lsc_atomic_icas.ugm (M1, 8) %null:d32 flat[V33]:a64 V32 %null",
        "lsc_atomic_icas.ugm (M1, 8) %null:d32 flat[V33]:a64 V32 V32",
    ),
    (
        "constraint:store-data",
        Platform::Dg2,
        "lsc_store.ugm (M1, 8) flat[V33]:a64 %null:d32",
        "lsc_store.ugm (M1, 8) flat[V33]:a64 V32:d32",
    ),
    (
        "constraint:no-caching",
        Platform::Dg2,
        "lsc_load_quad.tgm.uc.uc (M1, 8) V32:d32.x bti(0x1)[V32]:a32",
        "lsc_load_quad.tgm (M1, 8) V32:d32.x bti(0x1)[V32]:a32",
    ),
    (
        "constraint:block-load-count",
        Platform::PvcXt,
        "lsc_load_block2d.ugm (M1, 1) V32:d32.4x4x8nn flat[V33,0xff,0x1f,0xff,V32,V32]",
        "lsc_load_block2d.ugm (M1, 1) V32:d32.2x4x8nn flat[V33,0xff,0x1f,0xff,V32,V32]",
    ),
    (
        "constraint:block-rows",
        Platform::PvcXt,
        "lsc_load_block2d.ugm (M1, 1) V32:d8.4x33nn flat[V33,0xff,0x1f,0xff,V32,V32]",
        "lsc_load_block2d.ugm (M1, 1) V32:d8.4x32nn flat[V33,0xff,0x1f,0xff,V32,V32]",
    ),
    // What begins behind its variable may still lie in the storage of another.
    (
        "region",
        Platform::PvcXt,
        "lsc_load.ugm (M1, 8) V36.768:d32 flat[V33]:a64",
        "lsc_load.ugm (M1, 8) V36.704:d32 flat[V33]:a64",
    ),
    (
        "type",
        Platform::Xe2,
        "add (M1, 16) V34(0,0)<1> V34(0,0)<1;1,0> 0x30203020:vf",
        "add (M1, 16) V34(0,0)<1> V34(0,0)<1;1,0> 0x3f800000:f",
    ),
    (
        "region",
        Platform::Xe2,
        "mov (M1, 32) V32(0,0)<1> r[A0(0),0]<1,0>:d",
        "mov (M1, 32) V32(0,0)<1> r[A0(0),0]<2,0>:d",
    ),
];

#[test]
fn each_rule_has_a_line_that_breaks_it_and_one_that_just_does_not() {
    for (rule, platform, bad, good) in RULES {
        let found = broken(*platform, bad);
        assert!(found.contains(*rule), "{bad}\nbreaks {found:?}, not {rule}");
        let found = broken(*platform, good);
        assert!(!found.contains(*rule), "{good}\nbreaks {rule}");
        assert!(found.is_empty(), "{good}\nbreaks {found:?}");
    }
}
