//! Types of LLVM IR and MLIR.
//!
//! For example, `<4 x i32>` and `vector<4xi32>` both have four components of 32 bits.

use crate::block::{ElementType, ValueType};
use openvisa_isa::DataType;

/// Parses a type. Returns `None` if it is no scalar, pointer or vector.
pub(crate) fn parse_type(text: &str) -> Option<ValueType> {
    let text = text.trim();
    let inner = text.strip_prefix("vector<").or_else(|| text.strip_prefix('<')).and_then(|rest| rest.split_once('>'));
    if let Some((inner, _)) = inner {
        let (mut components, mut rest) = (1_u32, inner.trim());
        while let Some((count, after)) = rest.split_once('x').filter(|_| rest.starts_with(|c: char| c.is_ascii_digit()))
        {
            components = components.checked_mul(count.trim().parse().ok()?)?;
            rest = after.trim();
        }
        return Some(ValueType { element: parse_scalar(rest)?, components: Some(components) });
    }
    parse_scalar(text.split_whitespace().next()?).map(ValueType::scalar)
}

/// Parses the type of a value that Triton gives to assembly for one element of a tensor. Returns
/// `None` for types of fewer than 32 bits, because Triton packs several of their values.
pub(crate) fn parse_tensor_element(text: &str) -> Option<ValueType> {
    let tensor = text.trim().strip_prefix("tensor<").and_then(|rest| rest.split([',', '>']).next());
    let element = tensor.map_or_else(|| text.trim(), |tensor| tensor.rsplit('x').next().unwrap_or_default());
    let element = parse_scalar(element)?;
    let is_packed = match element {
        ElementType::Integer(bits) => bits < 32,
        ElementType::Float(data_type) => !matches!(data_type, DataType::F | DataType::Df),
        ElementType::Pointer => false,
    };
    (!is_packed).then(|| ValueType::scalar(element))
}

fn parse_scalar(name: &str) -> Option<ElementType> {
    Some(match name {
        "i1" | "i8" => ElementType::Integer(8),
        "i16" => ElementType::Integer(16),
        "i32" => ElementType::Integer(32),
        "i64" | "index" => ElementType::Integer(64),
        "half" | "f16" => ElementType::Float(DataType::Hf),
        "bfloat" | "bf16" => ElementType::Float(DataType::Bf),
        "float" | "f32" => ElementType::Float(DataType::F),
        "double" | "f64" => ElementType::Float(DataType::Df),
        _ if name == "ptr" || name.ends_with('*') || name.starts_with("!llvm.ptr") => ElementType::Pointer,
        _ => return None,
    })
}

/// Splits a list of types at commas outside of brackets.
pub(crate) fn split_types(list: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_i32, 0);
    for (at, c) in list.char_indices() {
        match c {
            '<' | '(' | '{' | '[' => depth += 1,
            '>' | ')' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(list[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(list[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// Splits the type of a result: the members of a structure, nothing for `void`, else the type.
pub(crate) fn split_results(text: &str) -> Vec<Option<ValueType>> {
    let text = text.trim();
    let members = text
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'))
        .or_else(|| text.strip_prefix("!llvm.struct<(").and_then(|rest| rest.strip_suffix(")>")))
        .or_else(|| text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')));
    match members {
        Some(members) => split_types(members).into_iter().map(parse_type).collect(),
        None if text == "void" || text == "!llvm.void" => Vec::new(),
        None => vec![parse_type(text)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_of_tensors_have_a_type_if_they_are_not_packed() {
        let element = |text| parse_tensor_element(text).map(|value| value.element);
        assert_eq!(element("tensor<64xi32>"), Some(ElementType::Integer(32)));
        assert_eq!(element("tensor<16x64xf32, #blocked>"), Some(ElementType::Float(DataType::F)));
        assert_eq!(element("i64"), Some(ElementType::Integer(64)));
        assert_eq!(["tensor<64xf16>", "tensor<64x!tt.ptr<f32>>", "tensor<", ""].map(element), [None; 4]);
    }

    #[test]
    fn vectors_of_both_languages_have_components() {
        let four = Some(ValueType { element: ElementType::Integer(32), components: Some(4) });
        assert_eq!((parse_type("<4 x i32>"), parse_type("vector<4xi32>")), (four, four));
        assert_eq!(parse_type("vector<2x2xi32>"), four);
        assert_eq!(parse_type("%struct"), None);
        assert_eq!(split_results("{ float, <4 x i32> }"), [parse_type("f32"), four]);
        assert_eq!(split_results("!llvm.struct<(f32, vector<4xi32>)>"), [parse_type("float"), four]);
        assert_eq!(split_results("void"), []);
    }
}
