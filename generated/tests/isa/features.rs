//! The features `serde` and `arbitrary`: what is made of random bytes comes back from JSON, and from the bytes of the format.
#![cfg(all(feature = "serde", feature = "arbitrary"))]

use arbitrary::{Arbitrary, Unstructured};
use openvisa_isa::bit_fields::{ExecControl, LifetimeProperties, Predicate, Region, RtWriteMode, ThreeDSampleOp};
use openvisa_isa::enums::{CmpRelOp, ExecMask, ExecSize, LscCaching, LscUntypedOp, Modifier};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{Attribute, DataType, Enumeration, Inst, InstKind, NEWEST_VERSION, Opcode, Platform, Reader, Version, Writer};
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// So many bytes at random.
fn bytes(state: &mut u64, count: usize) -> Vec<u8> {
    let byte = || {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        state.to_le_bytes()[7]
    };
    std::iter::repeat_with(byte).take(count).collect()
}

/// Values of a type, to JSON and back.
fn comes_back<T>(state: &mut u64)
where
    T: for<'r> Arbitrary<'r> + serde::Serialize + for<'d> serde::Deserialize<'d> + PartialEq + Debug,
{
    for _ in 0..2000 {
        let bytes = bytes(state, 64);
        let value: T = Unstructured::new(&bytes).arbitrary().expect("bytes are enough");
        let text = serde_json::to_string(&value).expect("it can be written");
        assert_eq!(serde_json::from_str::<T>(&text).unwrap_or_else(|e| panic!("{text}: {e}")), value, "{text}");
    }
}

#[test]
fn values_come_back_from_json() {
    let mut state = 0x1357_9bdf_0246_8ace;
    macro_rules! all {
        ($($name:ident)*) => { $(comes_back::<$name>(&mut state);)* };
    }
    all! {
        Attribute CmpRelOp DataType ExecControl ExecMask InstKind LifetimeProperties LscCaching LscUntypedOp Modifier Opcode
        Platform Predicate RawOperand Region RtWriteMode ThreeDSampleOp VecOperand
    }
    for entry in LscUntypedOp::ENTRIES {
        assert_eq!(serde_json::to_value(entry.value).unwrap(), json!(entry.name));
    }
}

/// All members of an enumeration: JSON has their names, reads every spelling, and says which word is wrong.
fn has_names<T>(members: &[T])
where
    T: Enumeration + serde::Serialize + for<'d> serde::Deserialize<'d> + Debug,
{
    for &member in members {
        assert_eq!(serde_json::to_value(member).unwrap(), json!(member.name()));
        for word in [member.name(), member.ident(), member.displayed(), &member.ident().to_uppercase()] {
            assert_eq!(serde_json::from_value::<T>(json!(word)).unwrap(), member, "{}: {word}", T::NAME);
        }
    }
    let error = serde_json::from_str::<T>("\"no such name\"").unwrap_err().to_string();
    assert!(error.starts_with("`no such name` is not ") && error.len() < 150, "{error}");
    let error = serde_json::from_str::<T>("65535").unwrap_err().to_string();
    assert!(error.contains(&format!("expected a name or a code of `{}`", T::NAME)), "{error}");
}

#[test]
fn enumerations_are_names_in_json() {
    macro_rules! all {
        ($($enumeration:ty,)*) => { $(has_names(<$enumeration>::ALL);)* };
    }
    openvisa_isa::for_each_enumeration!(all);
    let error = serde_json::from_str::<Opcode>("\"ADX\"").unwrap_err().to_string();
    assert!(error.starts_with("`ADX` is not an opcode; did you mean `ADD`?"), "{error}");
}

#[test]
fn people_read_names_and_may_write_codes() {
    let exec = ExecControl::default().with_size(ExecSize::Simd16).with_mask(ExecMask::M5Nm);
    let named = json!({ "size": "Simd16", "mask": "M5_NM" });
    assert_eq!(serde_json::to_value(exec).unwrap(), named);
    for form in [named, json!({ "mask": "M5_NM", "size": "16" }), json!(exec.bits()), json!({ "size": 4, "mask": 12 })] {
        assert_eq!(serde_json::from_value::<ExecControl>(form.clone()).unwrap(), exec, "{form}");
    }
    for (form, why) in [
        (json!({ "size": "Simd17" }), "Simd17"),
        (json!({ "length": 1 }), "length"),
        (json!(8), "8"),
        (json!(256), "256"),
    ] {
        let error = serde_json::from_value::<ExecControl>(form).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
    let error = serde_json::from_value::<Predicate>(json!({ "id": 4096, "combine": "none", "invert": false })).unwrap_err();
    assert!(error.to_string().contains("too large for Predicate.id"), "{error}");
}

/// An instruction that has room to spare is put together in one piece, one that just fits is written field by field. Both come to the
/// same bytes, or to none.
#[test]
fn it_makes_no_difference_how_much_room_there_is() {
    let mut state = 0x2468_ace0_1357_9bdf;
    let (mut written, mut refused) = (0, 0);
    for round in 0..20_000 {
        let bytes = bytes(&mut state, 512);
        let inst: Inst<'_> = Unstructured::new(&bytes).arbitrary().expect("bytes are enough");
        let version = [NEWEST_VERSION, Version::new(4, 1), Version::new(3, 6), Version::new(3, 3)][round % 4];
        let encode = |spare: usize| {
            let mut buffer = vec![0; inst.encoded_len(version) + spare];
            let mut w = Writer::new(&mut buffer, version);
            inst.encode(&mut w).map(|()| w.written().to_vec())
        };
        let exact = encode(0);
        assert_eq!(exact, encode(512), "{version}: {inst:?}");
        *(if exact.is_ok() { &mut written } else { &mut refused }) += 1;
    }
    assert!(written > 5_000 && refused > 1_000, "{written} written, {refused} refused");
}

#[test]
fn instructions_of_random_bytes_have_every_format_and_come_back_from_their_bytes() {
    let mut state = 0x0f1e_2d3c_4b5a_6978;
    let (mut formats, mut same): (BTreeMap<String, usize>, _) = (BTreeMap::new(), 0);
    for _ in 0..40_000 {
        let bytes = bytes(&mut state, 512);
        let inst: Inst<'_> = Unstructured::new(&bytes).arbitrary().expect("bytes are enough");
        let json = serde_json::to_value(inst).expect("it can be written");
        let format = json.as_object().and_then(|o| o.keys().next()).expect("an instruction is its format").clone();
        *formats.entry(format.clone()).or_default() += 1;
        let mut buffer = vec![0; inst.encoded_len(NEWEST_VERSION)];
        let mut w = Writer::new(&mut buffer, NEWEST_VERSION);
        // Some have no form: values that do not belong to the layout, numbers that are too large.
        if inst.encode(&mut w).is_err() {
            continue;
        }
        let again = Inst::decode(&mut Reader::new(w.written(), NEWEST_VERSION)).unwrap_or_else(|e| panic!("{e}: {inst:?}"));
        // What the values leave out is not in the bytes; what is there must be the same the next time.
        let mut second = vec![0; again.encoded_len(NEWEST_VERSION)];
        let mut w2 = Writer::new(&mut second, NEWEST_VERSION);
        again.encode(&mut w2).unwrap_or_else(|e| panic!("{e}: {again:?}"));
        assert_eq!(w.written(), w2.written(), "{inst:?}");
        same += 1;
    }
    println!("{} formats; {same} instructions have bytes and come back", formats.len());
    macro_rules! count {
        ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
            fields: { $($field:ident: $type:tt,)* } })*) => { [$(stringify!($name)),*].len() };
    }
    assert_eq!(formats.len(), openvisa_isa::for_each_instruction!(count));
    assert!(same > 20_000, "{same}");
}
