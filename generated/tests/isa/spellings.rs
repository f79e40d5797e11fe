//! Spellings of the members of all enumerations: what any form prints, every parser reads.
#![cfg(feature = "instructions")]

use openvisa_isa::{Attribute, DataType, Entry, Enumeration, InstKind, Opcode, Platform, enums};
use std::collections::HashMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Words in the ways in which people write them.
fn variations(word: &str) -> Vec<String> {
    let pascal_to_snake = word.chars().enumerate().fold(String::new(), |mut out, (i, c)| {
        if i > 0 && c.is_ascii_uppercase() {
            out.push('_');
        }
        out.push(c);
        out
    });
    vec![
        word.to_owned(),
        word.to_ascii_lowercase(),
        word.to_ascii_uppercase(),
        word.replace('_', ""),
        pascal_to_snake,
    ]
}

fn check<T: Enumeration + Debug + Display + FromStr<Err = openvisa_isa::UnknownName>>(members: &[T]) -> usize {
    let texts = T::ENTRIES.iter().filter_map(|entry| Some((entry.text?, entry.value)));
    let mut owners: HashMap<&str, Vec<T>> = HashMap::new();
    for (text, value) in texts {
        let values = owners.entry(text).or_default();
        if !values.contains(&value) {
            values.push(value);
        }
    }
    for entry in T::ENTRIES {
        let Entry { value, ident, name, text, .. } = *entry;
        let text = text.filter(|text| owners[text].len() == 1);
        for word in [Some(ident), Some(name), text].into_iter().flatten().flat_map(variations) {
            assert_eq!(word.parse::<T>(), Ok(value), "{}: {word}", T::NAME);
        }
        assert_eq!(T::from_name(name), Some(value));
    }
    for (word, value) in T::SPELLINGS {
        let own = T::ENTRIES.iter().find(|entry| entry.is_spelled(word)).map(|entry| entry.value);
        assert_eq!(word.parse::<T>(), Ok(own.unwrap_or(*value)), "{}: {word}", T::NAME);
    }
    for &value in members {
        assert_eq!(format!("{value}").parse::<T>(), Ok(value), "what `Display` prints");
        assert_eq!(format!("{value:?}").parse::<T>(), Ok(value), "what `Debug` prints");
    }
    members.len()
}

#[test]
fn what_is_printed_is_read_again_whatever_its_case() {
    macro_rules! check_all {
        ($($enumeration:ty,)*) => { [$(check(<$enumeration>::ALL)),*] };
    }
    let members = openvisa_isa::for_each_enumeration!(check_all);
    println!("{} members of {} enumerations", members.iter().sum::<usize>(), members.len());
    for kind in InstKind::ALL {
        for word in [kind.info().name.to_owned(), kind.info().ident.to_owned(), format!("{kind:?}"), kind.to_string()] {
            for word in variations(&word) {
                assert_eq!(word.parse::<InstKind>(), Ok(*kind), "{word}");
            }
        }
    }
}

#[test]
fn the_list_of_enumerations_leaves_none_out() {
    macro_rules! names {
        ($($enumeration:ty,)*) => { [$(<$enumeration>::NAME),*] };
    }
    let names = openvisa_isa::for_each_enumeration!(names);
    let source = concat!(include_str!("../../src/enums.rs"), include_str!("../../src/opcodes.rs"));
    let defined = source.lines().filter_map(|line| line.trim().strip_prefix("pub enum ")?.split(':').next());
    let missing: Vec<_> = defined.filter(|name| !names.contains(name)).collect();
    assert!(missing.is_empty() && names.len() > 50, "{missing:?}");
}

/// Returns a binding for another language.
fn binding(path: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../packages/bindings").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the lines between the one that begins with `start` and the next without `inside`, if there is such a place.
fn lines_of<'t>(text: &'t str, start: &str, inside: &str) -> Vec<&'t str> {
    let lines = text.lines().skip_while(|line| !line.starts_with(start)).skip(1);
    lines.take_while(|line| line.starts_with(inside) || line.is_empty()).filter(|line| !line.is_empty()).collect()
}

/// Checks that each constant of a binding, without the prefix of its enumeration, is read as the member with its code.
fn check_constants<T: Enumeration + Debug>(constants: &[(String, u64)]) -> usize {
    for (constant, code) in constants {
        let bits = T::parse(constant).map(|member| member.entry().bits);
        assert_eq!(bits, Some(*code), "{}: {constant}", T::NAME);
    }
    constants.len()
}

fn number(text: &str) -> u64 {
    let parsed = text.strip_prefix("0x").map_or_else(|| text.parse(), |digits| u64::from_str_radix(digits, 16));
    parsed.unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_constants_of_c_are_read() {
    let header = binding("c/visa_isa.h");
    let constants = |name: &str| -> Vec<(String, u64)> {
        let name = if name == "DataType" { "Type" } else { name };
        let snake = |line: &&str| line.split_once("(X)").is_some_and(|(found, _)| found.replace('_', "").eq_ignore_ascii_case(name));
        let Some(table) = header.lines().filter_map(|l| l.strip_prefix("#define VISA_FOR_EACH_")).find(snake) else { return vec![] };
        let table = table.split_once('(').expect("a macro has a parameter").0;
        let rows = lines_of(&header, &format!("#define VISA_FOR_EACH_{table}(X)"), "    X(");
        let prefix = format!("    X(VISA_{table}_");
        let row = |row: &str| {
            let (constant, rest) = row.strip_prefix(&prefix)?.split_once(", ")?;
            Some((constant.to_owned(), number(rest.split_once(", ")?.0)))
        };
        rows.into_iter().map(|text| row(text).unwrap_or_else(|| panic!("{text}"))).collect()
    };
    macro_rules! check_all {
        ($($enumeration:ty,)*) => { [$(check_constants::<$enumeration>(&constants(<$enumeration>::NAME))),*] };
    }
    let checked = openvisa_isa::for_each_enumeration!(check_all);
    // The header has neither attributes nor the byte after an opcode.
    assert!(checked.iter().filter(|constants| **constants == 0).count() <= 2, "{checked:?}");
}

#[test]
fn the_constants_of_python_are_read() {
    let module = binding("python/visa_isa.py");
    let constants = |name: &str| -> Vec<(String, u64)> {
        let rows = lines_of(&module, &format!("class {name}(Coded):"), "    ").into_iter();
        let row = |row: &str| {
            let (constant, rest) = row.trim().split_once(" = ")?;
            Some((constant.to_owned(), number(rest.split_once(", ")?.0)))
        };
        rows.filter_map(row).collect()
    };
    macro_rules! check_all {
        ($($enumeration:ty,)*) => { [$(check_constants::<$enumeration>(&constants(<$enumeration>::NAME))),*] };
    }
    let checked = openvisa_isa::for_each_enumeration!(check_all);
    assert!(checked.iter().filter(|constants| **constants == 0).count() <= 2, "{checked:?}");
}

#[test]
fn an_opcode_is_read_by_each_mnemonic_that_is_its_alone() {
    for (word, opcode) in [
        ("add", Opcode::Add),
        ("lsc_load", Opcode::LscUntyped),
        ("lsc_load_quad_msrt", Opcode::LscTyped),
        ("max", Opcode::MinMax),
        ("svm_gather", Opcode::Svm),
    ] {
        assert_eq!(word.parse(), Ok(opcode), "{word}");
    }
    // Both kinds of surfaces have it.
    assert!("lsc_load_quad".parse::<Opcode>().is_err());
}

#[test]
fn a_platform_has_one_printed_spelling_and_is_read_by_its_devices() {
    assert_eq!((Platform::PvcXt.to_string(), Platform::PvcXt.text()), ("PVC_XT".to_owned(), Some("PVCXT")));
    for word in ["PVC_XT", "PVCXT", "PvcXt", "pvc_xt", "pvc-vg"] {
        assert_eq!(word.parse(), Ok(Platform::PvcXt), "{word}");
    }
    for (device, platform) in [("lnl", Platform::Xe2), ("BMG", Platform::Xe2), ("dg2", Platform::Dg2), ("ptl", Platform::Xe3)] {
        assert_eq!((device.parse(), Platform::from_device(device)), (Ok(platform), Some(platform)), "{device}");
    }
    // As a platform, it is the first stepping; the compiler writes code of the second for the device.
    assert_eq!(("pvc".parse(), Platform::from_device("pvc")), (Ok(Platform::Pvc), Some(Platform::PvcXt)));
    assert_eq!(Platform::from_device("XE2"), None, "a platform, and no device");
}

#[test]
fn errors_name_the_word_the_kind_of_name_and_the_nearest() {
    fn message<T: FromStr<Err = openvisa_isa::UnknownName> + Debug>(word: &str) -> String {
        word.parse::<T>().expect_err(word).to_string()
    }
    assert_eq!(message::<Platform>("Xe3x"), "`Xe3x` is not a platform; did you mean `XE3`?");
    assert_eq!(message::<Platform>("lnk"), "`lnk` is not a platform; did you mean `lnl`?");
    assert_eq!(message::<Opcode>("lsc_laod"), "`lsc_laod` is not an opcode; did you mean `lsc_load`?");
    assert_eq!(message::<DataType>("int32_t"), "`int32_t` is not a data type");
    assert_eq!(message::<Attribute>("SimdSiz"), "`SimdSiz` is not an attribute; did you mean `SimdSize`?");
    assert_eq!(message::<InstKind>("ADR_ADD"), "`ADR_ADD` is not an instruction; did you mean `ADDR_ADD`?");
    assert_eq!(message::<enums::LscDataSize>("d33"), "`d33` is not a member of `LscDataSize`; did you mean `d32`?");
    assert_eq!(
        message::<enums::GatherOp>("sample4_po"),
        "`sample4_po` is ambiguous in `GatherOp`: it is the text of `gather4_po` and of `gather4_po_packed`"
    );
}

#[test]
fn a_byte_is_converted_to_the_member_that_has_the_code() {
    for code in 0..=255_u8 {
        assert_eq!(Opcode::try_from(code).ok(), Opcode::from_bits(code));
        assert_eq!(DataType::try_from(code).ok(), DataType::from_bits(code));
        assert_eq!(enums::ExecSize::try_from(code).map(u8::from).ok(), (code < 6).then_some(code));
    }
    let error = Opcode::try_from(0xff).expect_err("a code that no instruction has");
    assert_eq!(error.to_string(), "255 (0xff) is the code of no member of `Opcode`");
}
