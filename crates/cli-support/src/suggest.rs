//! Suggestions for misspelt names: their text, and which are certain.

use openvisa_isa_core::edit_distance;

/// Minimum number of letters of a name whose misspelling can be certain. Shorter names are too like
/// others.
const MIN_CERTAIN_LETTERS: usize = 5;

/// Returns whether `name` can only be a misspelling of `near`, so that a program may correct it.
///
/// Either both differ in case alone, or all of this holds: both have at least five letters, at most
/// one letter in five differs, no digit differs, and every other candidate is at least two edits
/// further away.
pub fn unmistakable<'a>(name: &str, near: &str, candidates: impl IntoIterator<Item = &'a str>) -> bool {
    let distance_to = |candidate: &str| edit_distance(name.as_bytes(), candidate.as_bytes());
    let digits = |text: &str| text.bytes().filter(u8::is_ascii_digit).collect::<Vec<u8>>();
    let letters = name.chars().count().min(near.chars().count());
    let Some(least) = distance_to(near) else { return false };
    let close = letters >= MIN_CERTAIN_LETTERS && least <= letters / 5 && digits(name) == digits(near);
    let mut others = candidates.into_iter().filter(|other| *other != near).filter_map(distance_to);
    (least == 0 || close) && others.all(|distance| distance > least + usize::from(least > 0))
}

/// Appends the suggestion `near`, if any, to an error message.
///
/// For example, "unknown rule `V0310`" becomes "unknown rule `V0310`; did you mean `V0301`?".
#[must_use]
pub fn did_you_mean(message: String, near: Option<&str>) -> String {
    match near {
        Some(near) => format!("{message}; did you mean `{near}`?"),
        None => message,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_could_be_another_one_is_not_unmistakable() {
        let types = ["vec_operand", "raw_operand", "scalar", "uw", "ub"];
        assert!(unmistakable("vec_operend", "vec_operand", types));
        assert!(unmistakable("UW", "uw", types));
        assert!(!unmistakable("uv", "uw", types));
        assert!(!unmistakable("Src2", "Src1", ["Dst", "Src1"]));
        assert!(!unmistakable("Operand2", "Operand1", ["Operand1"]));
        assert!(!unmistakable("operandx", "operanda", ["operanda", "operandb"]));
        assert!(!unmistakable(&"x".repeat(100), "x", ["x"]));
    }
}
