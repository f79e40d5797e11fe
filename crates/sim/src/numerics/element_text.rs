//! The values of elements of variables as text.
//!
//! For example, the bits `0x3f800000` of an element of type `f` are `1.0`.

use crate::numerics::float_formats::float_format;
use openvisa_isa::reference::{ElementKind, Environment, FloatFormat, Number, Rounding, Store};
use openvisa_isa::{DataType, DataTypeKind};

/// Parses an integer, in hexadecimal digits after `0x`, in binary ones after `0b`.
#[must_use]
pub fn parse_integer(text: &str) -> Option<i128> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let value = match digits.get(..2) {
        Some("0x" | "0X") => i128::from(u64::from_str_radix(&digits[2..], 16).ok()?),
        Some("0b" | "0B") => i128::from(u64::from_str_radix(&digits[2..], 2).ok()?),
        _ => digits.parse().ok()?,
    };
    Some(if negative { -value } else { value })
}

/// Returns the bits of a value of a type. Hexadecimal and binary digits are the bits themselves.
#[must_use]
pub fn parse_element(text: &str, data_type: DataType) -> Option<u64> {
    let width = u32::from(data_type.width()).max(1);
    let is_bits = text.starts_with("0x") || text.starts_with("0X") || text.starts_with("0b") || text.starts_with("0B");
    let format = float_format(data_type).filter(|_| !is_bits);
    if let Some(format) = format {
        let value: f64 = text.parse().ok()?;
        let number = Number::decode(FloatFormat::DF, value.to_bits(), Environment::DOUBLE);
        return Some(number.encode(format, Rounding::NearestEven));
    }
    let value = parse_integer(text)?;
    let fits = value >= -(1_i128 << (width - 1)) && value < 1_i128 << width;
    fits.then_some(value as u64 & u64::MAX >> (64 - width))
}

/// Returns the number that the bits of an element encode.
#[must_use]
pub fn format_element(bits: u64, data_type: DataType) -> String {
    if data_type == DataType::F {
        // The shortest digits that give these bits, instead of the exact value.
        return format!("{:?}", f32::from_bits(bits as u32));
    }
    if let Some(format) = float_format(data_type) {
        let number = Number::decode(format, bits, Environment::DOUBLE);
        let double = number.to_element(ElementKind::Float(FloatFormat::DF), Store::default());
        return double.map_or(String::new(), |bits| format!("{:?}", f64::from_bits(bits)));
    }
    let unused = 64 - u32::from(data_type.width());
    match data_type.kind() {
        DataTypeKind::Signed => ((bits << unused) as i64 >> unused).to_string(),
        _ => bits.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_shown_as_numbers_of_their_type() {
        let cases = [
            (0x3dcc_cccd, DataType::F, "0.1"),
            (0x3c00, DataType::Hf, "1.0"),
            (0xffff, DataType::W, "-1"),
            (0xffff, DataType::Uw, "65535"),
        ];
        for (bits, data_type, text) in cases {
            assert_eq!(format_element(bits, data_type), text);
        }
    }

    #[test]
    fn values_are_bits_in_hexadecimal_and_numbers_otherwise() {
        let cases = [
            ("0x3f800000", DataType::F, 0x3f80_0000),
            ("1", DataType::F, 0x3f80_0000),
            ("-0.5", DataType::Hf, 0xb800),
            ("nan", DataType::F, 0x7fc0_0000),
            ("-1", DataType::W, 0xffff),
            ("0b101", DataType::Ub, 5),
            ("18446744073709551615", DataType::Uq, u64::MAX),
        ];
        for (text, data_type, bits) in cases {
            assert_eq!(parse_element(text, data_type), Some(bits), "{text}");
        }
        assert_eq!(
            [parse_element("300", DataType::Ub), parse_element("x", DataType::D), parse_element("1.5", DataType::D)],
            [None; 3]
        );
    }
}
