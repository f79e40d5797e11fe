//! The builder compared with the vendor's assembler, on the kernel of `examples/saxpy.rs`.

use super::saxpy;
use openvisa::isa::operands::VecOperand;
use openvisa::isa::{Instructions, Platform, Value, VariableClass};
use openvisa::{Module, ModuleBuf, ObjectBuf};
use std::collections::BTreeMap;

/// The numbers of the variables of one object that correspond to those of another, in both
/// directions.
#[derive(Default)]
struct Correspondence(BTreeMap<(&'static str, u32), u32>, BTreeMap<(&'static str, u32), u32>);

impl Correspondence {
    /// Asserts that two numbers correspond to each other, and to no other number.
    fn assert_equal(&mut self, class: &'static str, ours: u32, theirs: u32) {
        assert_eq!(*self.0.entry((class, ours)).or_insert(theirs), theirs, "{class} {ours}");
        assert_eq!(*self.1.entry((class, theirs)).or_insert(ours), ours, "{class} {theirs}");
    }
}

#[test]
fn saxpy_equals_the_object_of_the_vendors_assembler() {
    let ours = ModuleBuf::of([saxpy::saxpy().unwrap()]).to_bytes().unwrap();
    let ours = Module::open(&ours).unwrap();
    ours.check(&mut |finding| panic!("{finding}"));
    let theirs = include_bytes!("../../corpus/igc-1.0.12504/pvc/simple_debug.saxpy.isa");
    let theirs = Module::open(theirs).unwrap();
    assert_eq!(ours.version(), theirs.version());
    let (ours, theirs) = (ours.named("saxpy").unwrap().unwrap(), theirs.named("saxpy").unwrap().unwrap());

    let mut corresponding = Correspondence::default();
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
            // Only the numbers of variables and labels may differ.
            match (our_value, their_value) {
                (Value::RawOperand(a), Value::RawOperand(b)) => {
                    corresponding.assert_equal("variable", a.id, b.id);
                    assert_eq!(a.offset, b.offset);
                }
                (Value::VecOperand(VecOperand::General { id: a, .. }), Value::VecOperand(mut operand)) => {
                    let VecOperand::General { id, .. } = &mut operand else { panic!("{our:?} {their:?}") };
                    corresponding.assert_equal("variable", a, *id);
                    *id = a;
                    assert_eq!(our_value, Value::VecOperand(operand));
                }
                (a, b) => assert_eq!(a, b, "{our:?} {their:?}"),
            }
        }
    }
    // Corresponding variables have equal declarations, and share storage with corresponding
    // variables.
    let variables: Vec<_> = corresponding.0.iter().map(|((_, a), b)| (*a, *b)).collect();
    let mut declared = 0;
    for (a, b) in variables {
        assert_eq!(a < VariableClass::General.first(), b < VariableClass::General.first());
        let (Some(our), Some(their)) = (ours.variables().get(a), theirs.variables().get(b)) else { continue };
        declared += 1;
        assert_eq!(our.num_elements, their.num_elements);
        assert_eq!((our.data_type(), our.alignment()), (their.data_type(), their.alignment()), "{a} {b}");
        assert_eq!(our.alias().map(|(_, offset)| offset), their.alias().map(|(_, offset)| offset));
        if let (Some((a, _)), Some((b, _))) = (our.alias(), their.alias()) {
            corresponding.assert_equal("variable", a, b);
        }
    }
    assert_eq!(declared, 20);
    // Inputs have the vendor's offsets. The vendor's object has more inputs: local ids in y and z.
    let inputs: Vec<_> = theirs.inputs().iter().collect();
    for input in ours.inputs() {
        let theirs = inputs.iter().find(|i| i.offset == input.offset).unwrap();
        assert_eq!((input.size, input.kind), (theirs.size, theirs.kind));
        corresponding.assert_equal("variable", input.id, theirs.id);
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
