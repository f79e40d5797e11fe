//! Errors: their kinds, lines of Rust, names and help.

use openvisa::Version;
use openvisa::builder::{Builder, DpasShape, ErrorKind, Errors, Variable, general};
use openvisa::isa::bit_fields::ColourChannels;
use openvisa::isa::enums::{Align, LabelKind, Linkage, LscFenceOp, LscScope, LscSfid, Precision};
use openvisa::isa::{Attribute, DataType, Platform};

/// Returns the subject and kind of each error that `build` causes.
fn find_errors(build: impl FnOnce(&mut Builder)) -> Vec<(String, ErrorKind)> {
    let mut k = Builder::kernel("k");
    build(&mut k);
    let errors = k.finish().unwrap_err();
    for error in &errors {
        let location = error.location.expect("an error has a place");
        assert!(location.file().ends_with("errors.rs"), "{error}");
    }
    errors.iter().map(|e| (e.subject.clone(), e.kind)).collect()
}

#[test]
fn an_operand_that_does_not_exist_is_an_error_of_its_parameter() {
    let v = |k: &mut Builder| k.declare(general("v", DataType::F, 16));
    for (subject, kind, found) in [
        (
            "exec_size",
            ErrorKind::Channels(5),
            find_errors(|k| {
                k.ret(5);
            }),
        ),
        (
            "src0",
            ErrorKind::VerticalStride(3),
            find_errors(|k| {
                let v = v(k);
                k.mov(16, v, v.region(3, 1, 0));
            }),
        ),
        (
            "src0",
            ErrorKind::Width(32),
            find_errors(|k| {
                let v = v(k);
                k.mov(16, v, v.region(1, 32, 0));
            }),
        ),
        (
            "dst",
            ErrorKind::HorizontalStride(8),
            find_errors(|k| {
                let v = v(k);
                k.mov(16, v.stride(8), v);
            }),
        ),
        (
            "src1",
            ErrorKind::OtherBuilder,
            find_errors(|k| {
                let (v, other) = (v(k), v(&mut Builder::kernel("other")));
                k.add(16, v, v, other);
            }),
        ),
    ] {
        assert_eq!(found, [(subject.to_owned(), kind)]);
    }
}

#[test]
fn a_wrong_declaration_is_an_error_with_its_name() {
    let v = |k: &mut Builder| k.declare(general("v", DataType::F, 16));
    for (subject, kind, found) in [
        (
            "v",
            ErrorKind::Duplicate,
            find_errors(|k| {
                v(k);
                k.declare_predicate("v", 1);
            }),
        ),
        (
            "t",
            ErrorKind::Elements(DataType::Tf32),
            find_errors(|k| {
                k.declare(general("t", DataType::Tf32, 1));
            }),
        ),
        (
            "%r9",
            ErrorKind::NotPredefined,
            find_errors(|k| {
                k.predefined("%r9");
            }),
        ),
        (
            "%bss",
            ErrorKind::NotPredefined,
            find_errors(|k| {
                k.predefined("%bss");
            }),
        ),
        (
            "SimdSize",
            ErrorKind::Attribute(Attribute::SimdSize),
            find_errors(|k| k.attribute(Attribute::SimdSize, "16")),
        ),
        ("Target", ErrorKind::Attribute(Attribute::Target), find_errors(|k| k.attribute(Attribute::Target, 2))),
        ("Target", ErrorKind::Attribute(Attribute::Target), find_errors(|k| k.attribute(Attribute::Target, "gpu"))),
        ("Scope", ErrorKind::Attribute(Attribute::Scope), find_errors(|k| k.attribute(Attribute::Scope, 0))),
    ] {
        assert_eq!(found, [(subject.to_owned(), kind)]);
    }
}

#[test]
fn labels_and_numbers_that_do_not_fit_are_errors() {
    let v = |k: &mut Builder| k.declare(general("v", DataType::F, 16));
    for (subject, kind, found) in [
        (
            "l",
            ErrorKind::NotPlaced,
            find_errors(|k| {
                let l = k.declare_label("l");
                k.goto(16, l);
            }),
        ),
        (
            "label",
            ErrorKind::PlacedTwice,
            find_errors(|k| {
                let l = k.declare_label("l");
                k.label(l);
                k.label(l);
            }),
        ),
        (
            "pred",
            ErrorKind::Number(4097),
            find_errors(|k| {
                let p = (0..4097).map(|_| k.declare_predicate("", 1)).last().unwrap();
                k.ret(1).pred(p);
            }),
        ),
        (
            "surface",
            ErrorKind::Number(256),
            find_errors(|k| {
                let (v, s) = (v(k), (0..251).map(|_| k.declare_surface("", 1)).last().unwrap());
                k.resinfo(8, ColourChannels::default(), s, v, v);
            }),
        ),
    ] {
        assert_eq!(found, [(subject.to_owned(), kind)]);
    }
}

#[test]
fn all_errors_are_collected_in_order_with_their_lines() {
    let mut k = Builder::kernel("k").in_version(Version::new(3, 0));
    let v = k.declare(general("v", DataType::F, 16));
    let line = line!();
    k.add(3, v.stride(7), v, v);
    k.lsc_fence(LscSfid::Ugm, LscFenceOp::None, LscScope::Group);
    k.add(16, v, v, v);
    let errors = k.finish().unwrap_err();
    let shown: Vec<_> = errors.to_string().lines().map(str::to_owned).collect();
    println!("{errors}");
    assert_eq!(shown.len(), 2, "{errors}");
    assert!(shown[0].ends_with(&format!(
        "errors.rs:{}: instruction 0, ADD: exec_size: no instruction has an execution size of 3",
        line + 1
    )));
    assert!(shown[1].ends_with(&format!(
        "errors.rs:{}: instruction 0, ADD: dst: no region has a horizontal stride of 7",
        line + 1
    )));
}

#[test]
fn an_input_of_a_function_is_an_error() {
    let mut function = Builder::function("f", Linkage::Static, 0, 0);
    let v = function.declare(general("v", DataType::F, 16));
    function.input(v, 32, 64);
    assert_eq!(function.finish().unwrap_err().iter().map(|e| e.kind).collect::<Vec<_>>(), [ErrorKind::NotKernel]);
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

/// Returns the messages of the errors that `build` causes on Xe2.
fn messages_of(build: impl FnOnce(&mut Builder)) -> Vec<String> {
    let mut k = Builder::kernel("k");
    build(&mut k);
    messages(&k.finish_for(Platform::Xe2).unwrap_err())
}

/// Returns the messages of errors, without the lines of Rust that they begin with.
pub(crate) fn messages(errors: &Errors) -> Vec<String> {
    let path = |error: &openvisa::builder::Error| {
        error.location.map_or(String::new(), |place| format!("{}:{}: ", place.file(), place.line()))
    };
    errors.iter().map(|error| error.to_string().trim_start_matches(&path(error)).to_owned()).collect()
}

#[test]
fn errors_show_types_values_and_variables_as_the_command_does() {
    let f16 = |k: &mut Builder, name| k.declare(general(name, DataType::F, 16).aligned(Align::Grf));
    let types = messages_of(|k| {
        let (x, h) = (f16(k, "x"), k.declare(general("h", DataType::Hf, 16).aligned(Align::Grf)));
        k.add(16, x, x, h);
    });
    assert!(types[0].contains("type-map: ADD, expected types of one type map"), "{types:?}");
    assert!(types[0].contains("\n    help: Dst is f, Src0 is f, Src1 is hf; here XE2 has "), "{types:?}");

    let region = messages_of(|k| {
        let (x, y) = (f16(k, "x"), f16(k, "y"));
        k.mov(32, x, y);
    });
    assert!(region[0].ends_with("\n    help: `x` has 16 elements of type f"), "{region:?}");

    let depth = messages_of(|k| {
        let (c, b) = (k.declare(general("c", DataType::F, 128).aligned(Align::Grf)), declare_right_factor(k));
        let shape = DpasShape { src1_precision: Precision::Bf, src2_precision: Precision::Bf, repeat_count: 8 };
        k.dpas(16, shape, c, c, b, b).systolic_depth(4);
    });
    assert!(
        depth[0].contains("constraint:depth: DPAS: The systolic depth is 8, the number of stages of the array."),
        "{depth:?}"
    );
    assert!(depth[0].ends_with("\n    help: SD is 4"), "{depth:?}");

    let channels = messages_of(|k| {
        let (c, b) = (k.declare(general("c", DataType::F, 128).aligned(Align::Grf)), declare_right_factor(k));
        let shape = DpasShape { src1_precision: Precision::Bf, src2_precision: Precision::Bf, repeat_count: 8 };
        k.dpas(8, shape, c, c, b, b);
    });
    assert!(channels[0].ends_with("\n    help: Exec_size.size is Simd8; here XE2 has Simd16"), "{channels:?}");

    let room = messages_of(|k| {
        let (x, a) = (k.declare(general("x", DataType::F, 1)), k.declare(general("a", DataType::Uq, 16)));
        k.mov(16, x.element(8), a.element(300));
    });
    assert!(
        room.iter().any(|error| error.contains("src0: no operand reaches element 300 of the variable")),
        "{room:?}"
    );
}

/// Declares a right factor of 512 bytes.
fn declare_right_factor(k: &mut Builder) -> Variable {
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
    assert!(messages(&errors).iter().all(|error| error.starts_with("input y: ")), "{errors}");
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
    // Every builder accepts predefined variables and the null variable.
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
