//! Names: generated ones, reserved words, and names in assembler text.

use openvisa::ModuleBuf;
use openvisa::builder::{Builder, ErrorKind, general};
use openvisa::isa::enums::{Align, CmpRelOp};
use openvisa::isa::{Attribute, DataType, VariableClass};

#[test]
fn generated_names_never_collide_with_given_ones() {
    let mut k = Builder::kernel("k");
    k.declare(general("V33", DataType::F, 1));
    // The second would be `V33`, and the third `V34`, which is given to the fourth.
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
fn reserved_words_are_renamed_in_text_and_warned_of() {
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
    // The parser warns of such names.
    let text = ".version 4.1\n.kernel \"k\"\n.decl add v_type=G type=d num_elts=16\nmov:\n    ret (M1, 1)\n";
    let parsed = openvisa::text::parse(text, &ParseOptions::default());
    let warned: Vec<_> = parsed.diagnostics.iter().map(|d| (d.line, d.code, &text[d.span.clone()])).collect();
    assert_eq!(warned, [(3, "reserved", "add"), (4, "reserved", "mov")]);
}

/// Text with declared names keeps code and names. Only the order of the string pool changes.
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
    // Printing and parsing once more gives the same bytes.
    let again = openvisa::text::print(&parsed.module, &options).text;
    let reread = openvisa::text::parse(&again, &ParseOptions::default());
    assert_eq!(reread.module.to_bytes().unwrap(), parsed.module.to_bytes().unwrap());
}
