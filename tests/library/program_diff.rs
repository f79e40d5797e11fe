//! Comparison of modules by meaning.

use openvisa::program_diff::{CodeChange, DeclarationChange, Declared, Property, diff_modules};
use openvisa::text::{ParseOptions, parse};
use openvisa::{Module, ModuleBuf};

fn module(source: &str) -> ModuleBuf {
    let parsed = parse(source, &ParseOptions::default());
    assert!(parsed.is_ok(), "{:?}", parsed.diagnostics);
    parsed.module
}

/// Returns a module without what has no meaning: names, and the places of objects in the file.
fn without_names(mut module: ModuleBuf) -> ModuleBuf {
    for object in &mut module.objects {
        object.strings = Default::default();
        object.name_index = 0;
        object.position = 0;
        object.variables.iter_mut().for_each(|variable| variable.name_index = 0);
        let lists = [&mut object.addresses, &mut object.predicates, &mut object.samplers, &mut object.surfaces];
        lists.into_iter().flatten().for_each(|entry| entry.name_index = 0);
        object.labels.iter_mut().for_each(|label| label.name_index = 0);
    }
    module
}

/// A kernel in the object format, with all kinds of declarations.
fn object_file() -> Vec<u8> {
    let source = "\
.version 4.1
.kernel \"k\"
.decl A v_type=G type=ud num_elts=16 align=GRF
.decl B v_type=G type=uw num_elts=32 align=GRF alias=<A, 0>
.decl C v_type=G type=f num_elts=16 align=GRF attrs={Output}
.decl A0 v_type=A num_elts=8
.decl P1 v_type=P num_elts=16
.decl T6 v_type=T num_elts=1
.input A offset=64 size=64
.input T6 offset=128 size=4
.kernel_attr SimdSize=16
.function \"main\"
main:
    addr_add (M1, 1) A0(0)<1> &A[0] 0x4:uw
    (P1) add (M1, 16) A(0,0)<1> r[A0(0),8]<0;1,0>:ud 0x1:ud
    cmp.lt (M1, 16) P1 C(0,0)<1;1,0> 0x3f800000:f
    (P1) goto (M1, 16) end
    oword_ld (2) T6 0x0:ud C.0
end:
    ret (M1, 1)
";
    module(source).to_bytes().expect("it can be written")
}

#[test]
fn each_changed_byte_of_an_object_file_is_a_difference_unless_it_is_of_a_name() {
    let bytes = object_file();
    let before = Module::open(&bytes).and_then(|module| module.edit()).expect("it can be read");
    let (mut same, mut different) = (0, 0);
    for at in 0..bytes.len() {
        for change in [1, 2, 0x10, 0x80, 0xff] {
            let mut changed = bytes.clone();
            changed[at] ^= change;
            let Ok(after) = Module::open(&changed).and_then(|module| module.edit()) else { continue };
            if diff_modules(&before, &after).is_same() {
                same += 1;
                // Attributes have names that mean something.
                assert_eq!(without_names(before.clone()), without_names(after), "byte {at:#x} ^ {change:#x}");
            } else {
                different += 1;
            }
        }
    }
    assert!(same > 50 && different > 500, "{same} {different}");
}

const SOURCE: &str = "\
.version 4.1
.kernel \"k\"
.decl A v_type=G type=ud num_elts=16 align=GRF
.decl B v_type=G type=ud num_elts=16 align=GRF
.decl C v_type=G type=ud num_elts=16 align=GRF
.decl D v_type=G type=ud num_elts=8 align=GRF alias=<C, 32>
.decl P1 v_type=P num_elts=16
.input A offset=64 size=64
.input B offset=128 size=64
.function \"main\"
main:
    cmp.lt (M1, 16) P1 A(0,0)<1;1,0> 0x3:ud
    (P1) jmp (M1, 1) L1
    jmp (M1, 1) L2
L1:
    add (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0x1:ud
    jmp (M1, 1) L3
L2:
    mul (M1, 16) B(0,0)<1> A(0,0)<1;1,0> 0x3:ud
    jmp (M1, 1) L3
L3:
    ret (M1, 1)
";

#[test]
fn unused_aliases_are_matched_by_what_they_are() {
    // Other names, and another order: D is an alias of a variable that nothing uses.
    let renamed = SOURCE
        .replace(".decl A v_type=G type=ud num_elts=16 align=GRF\n", "")
        .replace(".decl P1", ".decl A v_type=G type=ud num_elts=16 align=GRF\n.decl P1")
        .replace(['C'], "X")
        .replace(".decl D", ".decl Y");
    let diff = diff_modules(&module(SOURCE), &module(&renamed));
    assert!(diff.is_same(), "{diff:?}");
    assert_eq!(diff.objects[0].renamed.len(), 2);
    let diff = diff_modules(&module(SOURCE), &module(&renamed.replace("<X, 32>", "<X, 0>")));
    let [DeclarationChange::Changed { property: Property::AliasOffset, .. }] = diff.objects[0].declarations.as_slice()
    else {
        panic!("{diff:?}")
    };
}

#[test]
fn blocks_at_another_place_are_moved() {
    let (start, rest) = SOURCE.split_once("L1:\n").expect("it has a block");
    let (first, rest) = rest.split_once("L2:\n").expect("it has two");
    let (second, rest) = rest.split_once("L3:\n").expect("it has three");
    let moved = format!("{start}L2:\n{second}L1:\n{first}L3:\n{rest}");
    let diff = diff_modules(&module(SOURCE), &module(&moved));
    assert_eq!(diff.objects[0].code, [CodeChange::Moved { before: 4..7, after: 7..10 }]);
}

#[test]
fn inputs_in_another_order_are_a_difference() {
    let (a, b) = (".input A offset=64 size=64\n", ".input B offset=128 size=64\n");
    let swapped = SOURCE.replace(&format!("{a}{b}"), &format!("{b}{a}"));
    let diff = diff_modules(&module(SOURCE), &module(&swapped));
    let [DeclarationChange::Changed { before: Declared::Object, property: Property::InputOrder, .. }] =
        diff.objects[0].declarations.as_slice()
    else {
        panic!("{diff:?}")
    };
}

#[test]
fn modules_of_two_versions_are_compared_in_one() {
    let before = module(SOURCE);
    let mut after = before.clone();
    after.convert(openvisa::Version::new(3, 6)).expect("it has the forms");
    let diff = diff_modules(&before, &after);
    assert_eq!(diff.versions, Some((before.version, after.version)));
    assert!(diff.objects[0].is_same() && !diff.is_same(), "{diff:?}");
}
