//! The nearest right name for a wrong one.

/// Names longer than this, in bytes, are not compared: nothing that people type is.
const MAX_NAME: usize = 64;

/// The candidate that `name` was probably meant to be: at most a third of its letters (at least one) is wrong, missing, too many or
/// swapped; case does not matter. Never guesses wildly: a name that is far from all candidates gets none. Of equally near ones the
/// first wins.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > MAX_NAME {
        return None;
    }
    let typed = name.to_lowercase();
    let length = |text: &str| text.chars().count();
    let near = |candidate: &'a str| {
        if candidate.len() > MAX_NAME {
            return None;
        }
        let letters = candidate.to_lowercase();
        let longest = length(&typed).max(length(&letters));
        let distance = strsim::osa_distance(&typed, &letters);
        (distance <= (longest / 3).max(1) && distance < length(&typed)).then_some((distance, candidate))
    };
    let near = candidates.into_iter().filter_map(near);
    near.reduce(|best, next| if next.0 < best.0 { next } else { best }).map(|(_, candidate)| candidate)
}

/// Names shorter than this are too easily others.
const SHORTEST_CERTAIN: usize = 5;

/// Whether `near` is all that `name` can have been meant to be: it differs in case alone, or it is long, differs in one letter out of
/// five at most and in no digit, and no other candidate is as near or nearly so.
pub fn unmistakable<'a>(name: &str, near: &str, candidates: impl IntoIterator<Item = &'a str>) -> bool {
    if name.len() > MAX_NAME || near.len() > MAX_NAME {
        return false;
    }
    let typed = name.to_lowercase();
    let distance = |candidate: &str| strsim::osa_distance(&typed, &candidate.to_lowercase());
    let digits = |text: &str| text.bytes().filter(u8::is_ascii_digit).collect::<Vec<u8>>();
    let letters = name.chars().count().min(near.chars().count());
    let least = distance(near);
    let close = letters >= SHORTEST_CERTAIN && least <= letters / 5 && digits(name) == digits(near);
    let mut others = candidates.into_iter().filter(|other| *other != near && other.len() <= MAX_NAME);
    (least == 0 || close) && others.all(|other| distance(other) > least + usize::from(least > 0))
}

/// A message with the nearest right name, where there is one.
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
    fn a_letter_too_many_missing_wrong_or_swapped_is_mended() {
        let names = ["Semantics", "Description", "Properties", "Text"];
        assert_eq!(nearest("Semantic", names), Some("Semantics"));
        assert_eq!(nearest("Desciption", names), Some("Description"));
        assert_eq!(nearest("Propertise", names), Some("Properties"));
        assert_eq!(nearest("Texts", names), Some("Text"));
        assert_eq!(nearest("Text", names), Some("Text"));
    }

    #[test]
    fn a_difference_in_case_alone_wins() {
        assert_eq!(nearest("ub", ["uw", "UB"]), Some("UB"));
    }

    #[test]
    fn what_is_far_from_everything_gets_no_suggestion() {
        assert_eq!(nearest("zebra", ["Semantics", "Text"]), None);
        assert_eq!(nearest("", ["a"]), None);
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest(&"x".repeat(100_000), ["xxx"]), None);
        assert_eq!(nearest("xxx", [&*"x".repeat(100_000)]), None);
    }

    #[test]
    fn what_could_be_another_name_is_a_guess() {
        let types = ["vec_operand", "raw_operand", "scalar", "uw", "ub"];
        assert!(unmistakable("vec_operend", "vec_operand", types));
        assert!(unmistakable("UW", "uw", types));
        assert!(!unmistakable("uv", "uw", types));
        assert!(!unmistakable("Src2", "Src1", ["Dst", "Src1"]));
        assert!(!unmistakable("Operand2", "Operand1", ["Operand1"]));
        assert!(!unmistakable("operandx", "operanda", ["operanda", "operandb"]));
        assert!(!unmistakable(&"x".repeat(100), "x", ["x"]));
    }

    #[test]
    fn the_nearest_of_several_wins_and_of_equals_the_first() {
        assert_eq!(nearest("Src1", ["Src0", "Src1", "Src2"]), Some("Src1"));
        assert_eq!(nearest("Src", ["Src0", "Src1"]), Some("Src0"));
    }
}
