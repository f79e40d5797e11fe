//! Suggestions for misspelt names, by edit distance.

/// Maximum length in bytes of a name that is compared. People type shorter ones.
const MAX_NAME_BYTES: usize = 64;

/// Minimum number of letters of a name whose misspelling can be certain. Shorter names are too like
/// others.
const MIN_CERTAIN_LETTERS: usize = 5;

/// Returns the candidate that `name` is probably meant to be.
///
/// A candidate is near if at most a third of its letters (at least one) are wrong, missing, added
/// or swapped with their neighbour. Case does not matter. Among equally near candidates the first
/// one wins. Returns `None` if no candidate is near.
///
/// For example, `Semantic` gives `Semantics`, and `zebra` gives nothing.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > MAX_NAME_BYTES {
        return None;
    }
    let typed = name.to_lowercase();
    let count_letters = |text: &str| text.chars().count();
    let measure = |candidate: &'a str| {
        if candidate.len() > MAX_NAME_BYTES {
            return None;
        }
        let letters = candidate.to_lowercase();
        let longest = count_letters(&typed).max(count_letters(&letters));
        let limit = (longest / 3).max(1);
        if least_distance(&typed, &letters) > limit {
            return None;
        }
        let distance = strsim::osa_distance(&typed, &letters);
        (distance <= limit && distance < count_letters(&typed)).then_some((distance, candidate))
    };
    let near = candidates.into_iter().filter_map(measure);
    near.reduce(|best, next| if next.0 < best.0 { next } else { best }).map(|(_, candidate)| candidate)
}

/// Returns a lower bound of the edit distance, which is found faster: how many letters of one text
/// the other lacks. The bound is 0 for texts that are not ASCII.
fn least_distance(one: &str, other: &str) -> usize {
    if !one.is_ascii() || !other.is_ascii() {
        return 0;
    }
    let mut counts = [0_i32; 128];
    one.bytes().for_each(|byte| counts[usize::from(byte)] += 1);
    other.bytes().for_each(|byte| counts[usize::from(byte)] -= 1);
    let lacking = |sign: i32| counts.iter().map(|count| (count * sign).max(0)).sum::<i32>();
    lacking(1).max(lacking(-1)).unsigned_abs() as usize
}

/// Returns whether `name` can only be a misspelling of `near`, so that a program may correct it.
///
/// Either both differ in case alone, or all of this holds: both have at least five letters, at most
/// one letter in five differs, no digit differs, and every other candidate is at least two edits
/// further away.
pub fn unmistakable<'a>(name: &str, near: &str, candidates: impl IntoIterator<Item = &'a str>) -> bool {
    if name.len() > MAX_NAME_BYTES || near.len() > MAX_NAME_BYTES {
        return false;
    }
    let typed = name.to_lowercase();
    let distance_to = |candidate: &str| strsim::osa_distance(&typed, &candidate.to_lowercase());
    let digits = |text: &str| text.bytes().filter(u8::is_ascii_digit).collect::<Vec<u8>>();
    let letters = name.chars().count().min(near.chars().count());
    let least = distance_to(near);
    let close = letters >= MIN_CERTAIN_LETTERS && least <= letters / 5 && digits(name) == digits(near);
    let mut others = candidates.into_iter().filter(|other| *other != near && other.len() <= MAX_NAME_BYTES);
    (least == 0 || close) && others.all(|other| distance_to(other) > least + usize::from(least > 0))
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
    fn the_lower_bound_is_never_above_the_distance() {
        let words = ["", "a", "add", "dad", "mul", "madd", "semantics", "semantisc", "Ärger", "lsc_load", "load_lsc"];
        for one in words {
            for other in words {
                let (bound, distance) = (least_distance(one, other), strsim::osa_distance(one, other));
                assert!(bound <= distance, "{one} {other}: {bound} {distance}");
            }
        }
        assert_eq!((least_distance("add", "dad"), least_distance("add", "mul")), (0, 3));
    }

    #[test]
    fn a_missing_added_wrong_or_swapped_letter_is_found() {
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
    fn a_name_far_from_all_candidates_gets_no_suggestion() {
        assert_eq!(nearest("zebra", ["Semantics", "Text"]), None);
        assert_eq!(nearest("", ["a"]), None);
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest(&"x".repeat(100_000), ["xxx"]), None);
        assert_eq!(nearest("xxx", [&*"x".repeat(100_000)]), None);
    }

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

    #[test]
    fn the_nearest_of_several_wins_and_of_equals_the_first() {
        assert_eq!(nearest("Src1", ["Src0", "Src1", "Src2"]), Some("Src1"));
        assert_eq!(nearest("Src", ["Src0", "Src1"]), Some("Src0"));
    }
}
