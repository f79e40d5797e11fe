//! Expected contents of buffers, and their comparison with what a launch left.
//!
//! For example, `[1, 2.1]` differs from the expected `[1, 2]` at index 1, unless the relative
//! tolerance is 0.05 or more.

use crate::host::launch_file::value::ScalarType;
use crate::host::npy::Array;
use crate::numerics::float_formats::f32_from_hf;
use serde_json::Value;
use std::fmt::{self, Write as _};
use std::path::PathBuf;

/// The allowed difference between an element and the expected number. An element is as expected if
/// one of the limits allows it.
///
/// A NaN is as expected where a NaN is expected, and infinity where the same infinity is. 0 and -0
/// are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tolerance {
    /// The allowed absolute error, from 0 on.
    pub absolute: f64,
    /// The allowed error as a part of the magnitude of the expected number, from 0 on. It is added
    /// to the absolute one.
    pub relative: f64,
    /// The allowed error in units in the last place of the buffer's floating-point type.
    pub ulp: u64,
}

/// The expected contents of a buffer, as a launch file states them.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// The elements.
    pub elements: ExpectedElements,
    /// The allowed difference.
    pub tolerance: Tolerance,
}

/// The expected elements of a buffer.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ExpectedElements {
    /// Those of an .npy file, relative to the launch file.
    File(PathBuf),
    /// A list of the elements, or lists in lists. An element of a vector type is a list.
    Values {
        /// The list.
        values: Value,
        /// The type of an element in OpenCL C. `None` is that of the buffer.
        data_type: Option<String>,
    },
    /// One value for all elements.
    Fill(Value),
}

/// Maximum number of elements that a comparison names.
const MAX_MISMATCHES: usize = 5;

/// An element that is not as expected.
#[derive(Clone, Debug, PartialEq)]
pub struct Mismatch {
    /// The index in each dimension.
    pub index: Vec<usize>,
    /// The element, as text.
    pub found: String,
    /// The expected number, as text.
    pub expected: String,
}

/// The result of comparing an array with an expected one.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Number of elements that were compared.
    pub count: usize,
    /// Number of elements that are not as expected.
    pub differing: usize,
    /// The first elements that are not as expected, at most five.
    pub first: Vec<Mismatch>,
    /// The largest absolute error of all elements that are not as expected, and the index of that
    /// element. `None` if there is none, or all of these errors are NaN or infinite.
    pub largest_error: Option<(f64, Vec<usize>)>,
}

impl Comparison {
    /// Returns whether all elements are as expected.
    #[must_use]
    pub const fn is_equal(&self) -> bool {
        self.differing == 0
    }
}

impl fmt::Display for Comparison {
    /// Writes the difference in a line. For example, `2 of 8 elements are not as expected: [3] is
    /// 1.5, expected 2; the largest error is 0.75, at [5]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(first) = self.first.first() else {
            return write!(f, "all of {} elements are as expected", self.count);
        };
        let (verb, noun) = if self.differing == 1 { ("is", "element") } else { ("are", "elements") };
        let noun = if self.count > 1 { "elements" } else { noun };
        write!(f, "{} of {} {noun} {verb} not as expected: ", self.differing, self.count)?;
        write!(f, "{first}")?;
        match &self.largest_error {
            Some((error, at)) => write!(f, "; the largest error is {error}, at {}", index_text(at)),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Mismatch {
    /// Writes the element, such as `[3] is 1.5, expected 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is {}, expected {}", index_text(&self.index), self.found, self.expected)
    }
}

/// Returns an index as text, such as `[2, 5]`.
fn index_text(index: &[usize]) -> String {
    format!("{index:?}")
}

/// The number in an element.
#[derive(Clone, Copy, Debug)]
enum Element {
    Integer(i128),
    /// A floating-point number, and its position among the numbers of its type.
    Real {
        value: f64,
        position: i64,
        is_single: bool,
    },
}

impl Element {
    fn value(self) -> f64 {
        match self {
            Self::Integer(number) => number as f64,
            Self::Real { value, .. } => value,
        }
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Integer(number) => write!(f, "{number}"),
            // The shortest digits that give these bits, with an exponent if there would be many
            // zeros.
            Self::Real { value, is_single: true, .. } => {
                f.write_str(format!("{:?}", value as f32).trim_end_matches(".0"))
            }
            Self::Real { value, .. } => f.write_str(format!("{value:?}").trim_end_matches(".0")),
        }
    }
}

impl Array {
    /// Returns the element at a position in the order of the file. `None` if there is none, or its
    /// type has no name in OpenCL C.
    fn element(&self, scalar: ScalarType<'_>, at: usize) -> Option<Element> {
        let (bytes, is_float) = (scalar.lane_bytes(), scalar.is_float());
        let element = self.data.get(at.checked_mul(bytes)?..)?.get(..bytes)?;
        let mut word = [0; 8];
        word[..bytes].copy_from_slice(element);
        let bits = u64::from_le_bytes(word);
        let unused = 64 - 8 * bytes as u32;
        let signed = (bits << unused).cast_signed() >> unused;
        if !is_float {
            return Some(Element::Integer(if scalar.is_signed() { signed.into() } else { bits.into() }));
        }
        let value = match bytes {
            2 => f32_from_hf(bits as u16).into(),
            4 => f32::from_bits(bits as u32).into(),
            _ => f64::from_bits(bits),
        };
        // Negative numbers have a sign bit, and count down from it.
        let magnitude = (bits & (u64::MAX >> (unused + 1))).cast_signed();
        let position = if signed < 0 { -magnitude } else { magnitude };
        Some(Element::Real { value, position, is_single: bytes <= 4 })
    }

    /// Returns the elements from the first one on as text, at most `count` of them, in the order of
    /// the file. `None` if the type has no name in OpenCL C.
    ///
    /// ```
    /// use openvisa_sim::Array;
    ///
    /// let data = vec![0, 0, 0, 0x40, 0xcd, 0xcc, 0xcc, 0x3d];
    /// let array = Array { descr: "<f4".to_owned(), fortran: false, shape: vec![2], data };
    /// assert_eq!(array.head(8).unwrap(), ["2", "0.1"]);
    /// ```
    #[must_use]
    pub fn head(&self, count: usize) -> Option<Vec<String>> {
        let scalar = ScalarType::parse(self.type_name()?)?;
        Some((0..count).map_while(|at| self.element(scalar, at)).map(|element| element.to_string()).collect())
    }

    /// Returns the number of elements.
    #[must_use]
    pub fn element_count(&self) -> usize {
        self.shape.iter().product()
    }

    /// Compares the elements with those of an expected array, as numbers: the types may differ. The
    /// expected array has the same shape, or as many elements in one dimension.
    ///
    /// ```
    /// use openvisa_sim::{Array, Tolerance};
    ///
    /// let array = |data: [u8; 3]| Array { descr: "|u1".into(), fortran: false, shape: vec![3], data: data.into() };
    /// let compared = array([1, 2, 9]).compare(&array([1, 2, 3]), &Tolerance::default()).unwrap();
    /// assert_eq!(
    ///     compared.to_string(),
    ///     "1 of 3 elements is not as expected: [2] is 9, expected 3; the largest error is 6, at [2]"
    /// );
    /// ```
    ///
    /// # Errors
    /// Says why the arrays cannot be compared: one of them has elements that are no numbers, the
    /// shapes differ, or the order of elements in the files does.
    pub fn compare(&self, expected: &Self, tolerance: &Tolerance) -> Result<Comparison, String> {
        self.compare_lanes(expected, tolerance, None)
    }

    /// Compares arrays as [`Array::compare`] does. `used_lanes` is the number of elements that
    /// count of each row of the last dimension.
    pub(crate) fn compare_lanes(
        &self,
        expected: &Self,
        tolerance: &Tolerance,
        used_lanes: Option<usize>,
    ) -> Result<Comparison, String> {
        self.check_comparable(expected, tolerance)?;
        let scalars = [self, expected].map(|array| array.type_name().and_then(ScalarType::parse));
        let [Some(scalar), Some(of_expected)] = scalars else { return Err("the elements are no numbers".to_owned()) };
        let mut comparison = Comparison { count: 0, differing: 0, first: Vec::new(), largest_error: None };
        let row = self.shape.last().copied().unwrap_or(1).max(1);
        for at in 0..self.element_count() {
            if used_lanes.is_some_and(|used| at % row >= used) {
                continue;
            }
            let (Some(found), Some(wanted)) = (self.element(scalar, at), expected.element(of_expected, at)) else {
                return Err(format!("the array has fewer than {} elements", self.element_count()));
            };
            comparison.count += 1;
            if tolerance.allows(found, wanted, scalar) {
                continue;
            }
            comparison.differing += 1;
            let index = || self.index_of(at);
            if comparison.first.len() < MAX_MISMATCHES {
                let (found, expected) = (found.to_string(), wanted.to_string());
                comparison.first.push(Mismatch { index: index(), found, expected });
            }
            let error = absolute_error(found, wanted);
            let largest = comparison.largest_error.as_ref().map_or(-1.0, |(error, _)| *error);
            if error.is_finite() && error > largest {
                comparison.largest_error = Some((error, index()));
            }
        }
        Ok(comparison)
    }

    /// Checks that the array can be compared with an expected one.
    ///
    /// # Errors
    /// Those of [`Array::compare`], which do not depend on the elements.
    pub(crate) fn check_comparable(&self, expected: &Self, tolerance: &Tolerance) -> Result<(), String> {
        for array in [self, expected] {
            if array.type_name().is_none() {
                return Err(format!("elements of the type `{}` are no numbers that can be compared", array.descr));
            }
        }
        let counts = [self, expected].map(Self::element_count);
        let is_flat = expected.shape.len() == 1 || self.shape.len() == 1;
        if counts[0] != counts[1] || !(is_flat || self.shape == expected.shape) {
            return Err(format!(
                "{} elements of the shape {:?} are expected, but the buffer has {} of the shape {:?}",
                counts[1], expected.shape, counts[0], self.shape
            ));
        }
        if self.shape.len() > 1 && expected.shape.len() > 1 && self.fortran != expected.fortran {
            let order = |array: &Self| if array.fortran { "column by column" } else { "row by row" };
            return Err(format!(
                "the elements are stored {}, but those of the buffer {}",
                order(expected),
                order(self)
            ));
        }
        let is_float = self.type_name().and_then(ScalarType::parse).is_some_and(ScalarType::is_float);
        if tolerance.ulp > 0 && !is_float {
            return Err("`ulp` is for floating-point types; `atol` is the allowed error of integers".to_owned());
        }
        Ok(())
    }

    /// Returns the index of an element in each dimension, from its position in the file.
    fn index_of(&self, mut at: usize) -> Vec<usize> {
        let mut index = vec![0; self.shape.len()];
        let dimensions: Vec<usize> = match self.fortran {
            true => (0..self.shape.len()).collect(),
            false => (0..self.shape.len()).rev().collect(),
        };
        for dimension in dimensions {
            let side = self.shape[dimension].max(1);
            index[dimension] = at % side;
            at /= side;
        }
        index
    }

    /// Describes the type and shape, such as `float[4][8]`.
    #[must_use]
    pub fn describe_type(&self) -> String {
        let mut text = self.type_name().unwrap_or(&self.descr).to_owned();
        for side in &self.shape {
            let _ = write!(text, "[{side}]");
        }
        text
    }
}

/// Returns the magnitude of the difference of two numbers.
fn absolute_error(found: Element, wanted: Element) -> f64 {
    match (found, wanted) {
        (Element::Integer(found), Element::Integer(wanted)) => found.abs_diff(wanted) as f64,
        _ => (found.value() - wanted.value()).abs(),
    }
}

impl Tolerance {
    /// Returns whether an element is as expected. `scalar` is its type.
    fn allows(&self, found: Element, wanted: Element, scalar: ScalarType<'_>) -> bool {
        if let (Element::Integer(found), Element::Integer(wanted)) = (found, wanted) {
            return found == wanted || self.allows_error(found.abs_diff(wanted) as f64, wanted as f64);
        }
        let (value, expected) = (found.value(), wanted.value());
        if value.is_nan() || expected.is_nan() {
            return value.is_nan() && expected.is_nan();
        }
        if value == expected {
            return true;
        }
        if value.is_infinite() || expected.is_infinite() {
            return false;
        }
        self.allows_error((value - expected).abs(), expected) || self.allows_ulps(found, expected, scalar)
    }

    fn allows_error(&self, error: f64, expected: f64) -> bool {
        error <= self.absolute + self.relative * expected.abs()
    }

    /// Returns whether a number is near the expected one among the numbers of its type.
    fn allows_ulps(&self, found: Element, expected: f64, scalar: ScalarType<'_>) -> bool {
        let Element::Real { position, .. } = found else { return false };
        if self.ulp == 0 {
            return false;
        }
        let rounded = scalar.array_of(expected).and_then(|array| array.element(scalar, 0));
        match rounded {
            Some(Element::Real { position: wanted, .. }) => position.abs_diff(wanted) <= self.ulp,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn floats(values: &[f32]) -> Array {
        let data = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        Array { descr: "<f4".into(), fortran: false, shape: vec![values.len()], data }
    }

    fn compare(found: &[f32], expected: &[f32], tolerance: Tolerance) -> Comparison {
        floats(found).compare(&floats(expected), &tolerance).expect("they can be compared")
    }

    #[test]
    fn each_limit_allows_an_error_by_itself() {
        let (one, next) = (1.0_f32, 1.0_f32.next_up());
        let error = f64::from(next) - 1.0;
        let exact = Tolerance::default();
        assert!(compare(&[one], &[one], exact).is_equal());
        assert!(!compare(&[next], &[one], exact).is_equal());
        for tolerance in [
            Tolerance { absolute: error, ..exact },
            Tolerance { relative: error, ..exact },
            Tolerance { ulp: 1, ..exact },
        ] {
            assert!(compare(&[next], &[one], tolerance).is_equal(), "{tolerance:?}");
            assert!(!compare(&[next.next_up()], &[one], tolerance).is_equal(), "{tolerance:?}");
        }
        // Units in the last place count across 0.
        let tiny = f32::from_bits(1);
        assert!(compare(&[-tiny], &[tiny], Tolerance { ulp: 2, ..exact }).is_equal());
        assert!(!compare(&[-tiny], &[tiny], Tolerance { ulp: 1, ..exact }).is_equal());
    }

    #[test]
    fn special_values_are_as_expected_only_as_themselves() {
        let wide = Tolerance { absolute: 1e300, relative: 1e300, ulp: u64::MAX };
        let (nan, inf) = (f32::NAN, f32::INFINITY);
        assert!(compare(&[nan, inf, -inf, 0.0], &[nan, inf, -inf, -0.0], Tolerance::default()).is_equal());
        for (found, expected) in [(nan, 0.0), (0.0, nan), (inf, -inf), (inf, f32::MAX), (f32::MAX, inf)] {
            let compared = compare(&[found], &[expected], wide);
            assert_eq!((compared.differing, compared.largest_error), (1, None), "{found} {expected}");
        }
    }

    #[test]
    fn a_difference_names_the_first_index_and_the_largest_error() {
        let array = |values: [i16; 6]| Array {
            descr: "<i2".into(),
            fortran: false,
            shape: vec![2, 3],
            data: values.iter().flat_map(|value| value.to_le_bytes()).collect(),
        };
        let found = array([1, 2, 3, -4, 5, 60]);
        let compared = found.compare(&array([1, 2, 3, 4, 5, 6]), &Tolerance { absolute: 7.0, ..Tolerance::default() });
        let expected =
            "2 of 6 elements are not as expected: [1, 0] is -4, expected 4; the largest error is 54, at [1, 2]";
        assert_eq!(compared.expect("they can be compared").to_string(), expected);
        let column = Array { fortran: true, ..found.clone() };
        let flat = Array { shape: vec![6], ..array([1, 2, 3, 4, 5, 60]) };
        let compared = column.compare(&flat, &Tolerance::default()).expect("they can be compared");
        assert_eq!(compared.first[0].index, [1, 1]);
    }

    #[test]
    fn elements_have_the_shortest_digits() {
        let head = floats(&[0.1, 2.0, -0.0, 1e20, 1e-30, f32::NAN, f32::NEG_INFINITY]).head(8).expect("numbers");
        assert_eq!(head, ["0.1", "2", "-0", "1e20", "1e-30", "NaN", "-inf"]);
    }

    #[test]
    fn large_integers_are_compared_exactly() {
        let longs = |value: i64| Array {
            descr: "<i8".into(),
            fortran: false,
            shape: vec![1],
            data: value.to_le_bytes().to_vec(),
        };
        let compared = longs(i64::MAX).compare(&longs(i64::MAX - 1), &Tolerance::default()).expect("numbers");
        assert_eq!(compared.differing, 1);
        let mixed = floats(&[3.0]).compare(&longs(3), &Tolerance::default()).expect("numbers");
        assert!(mixed.is_equal());
    }

    #[test]
    fn arrays_that_cannot_be_compared_are_errors() {
        let exact = Tolerance::default();
        let refused = |found: &Array, expected: &Array, tolerance: &Tolerance| {
            found.compare(expected, tolerance).expect_err("they cannot be compared")
        };
        let shape = refused(&floats(&[1.0]), &floats(&[1.0, 2.0]), &exact);
        assert_eq!(shape, "2 elements of the shape [2] are expected, but the buffer has 1 of the shape [1]");
        let structures = Array { descr: "[('a', '<f4')]".into(), ..floats(&[1.0]) };
        assert!(refused(&floats(&[1.0]), &structures, &exact).contains("no numbers"));
        let bytes = Array { descr: "|u1".into(), fortran: false, shape: vec![1], data: vec![1] };
        assert!(refused(&bytes, &bytes, &Tolerance { ulp: 1, ..exact }).starts_with("`ulp` is for"));
        let square = Array { shape: vec![2, 2], ..floats(&[1.0; 4]) };
        let column = Array { fortran: true, ..square.clone() };
        assert!(refused(&square, &column, &exact).contains("column by column"));
        let cut = Array { data: vec![0; 2], ..floats(&[1.0]) };
        assert!(refused(&cut, &floats(&[1.0]), &exact).contains("fewer than 1"));
    }
}
