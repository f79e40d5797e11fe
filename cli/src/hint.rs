//! What the operands are that a finding is about, for those who have only the line or the bytes before them.

use super::problem::Known;
use openvisa::module::{ObjectBuf, predefined};
use openvisa::validate::{Finding, Rule};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{DataType, Inst, Reader, Value, VariableClass};

/// A word about the operands of the instruction in these bytes of an object.
pub(super) fn of(known: &Known<'_, '_>, bytes: &[u8], finding: &Finding) -> Option<String> {
    let inst = Inst::decode(&mut Reader::new(bytes, known.object.version())).ok()?;
    match finding.rule {
        Rule::Region => {
            let mut help = None;
            inst.fields(&mut |field, value| {
                if let (Value::VecOperand(operand), true) = (value, Some(field) == finding.field) {
                    help = size(known.copy(), &operand);
                }
            });
            help
        }
        Rule::TypeMap => {
            let mut types = Vec::new();
            let fields = inst.kind().info().fields;
            inst.fields(&mut |field, value| {
                if let Value::VecOperand(operand) = value
                    && let Some(data_type) = data_type(known.copy(), &operand)
                    && let Some(field) = fields.get(usize::from(field))
                {
                    types.push(format!("{} is {data_type}", field.name));
                }
            });
            (!types.is_empty()).then(|| types.join(", "))
        }
        _ => None,
    }
}

/// How large the variable of an operand is.
fn size(object: &ObjectBuf, operand: &VecOperand) -> Option<String> {
    let VecOperand::General { id, .. } = operand else { return None };
    let variable = object.variable(*id)?;
    let name = object.name_of(VariableClass::General, *id)?;
    let (data_type, elements) = (variable.properties.r#type()?, variable.elements);
    Some(format!("`{name}` has {elements} {} of type {data_type}", if elements == 1 { "element" } else { "elements" }))
}

/// The type of the elements of an operand.
fn data_type(object: &ObjectBuf, operand: &VecOperand) -> Option<DataType> {
    match operand {
        VecOperand::General { id, .. } => match object.variable(*id) {
            Some(variable) => variable.properties.r#type(),
            None => predefined(VariableClass::General, *id)?.data_type,
        },
        VecOperand::Immediate { r#type, .. } => Some(*r#type),
        VecOperand::Indirect { bit_properties, .. } => Some(*bit_properties),
        _ => None,
    }
}
