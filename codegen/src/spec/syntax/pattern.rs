//! Patterns of paths, as errata write them.
//!
//! For example, `LSC_*/field/Pred` matches the path `LSC_FENCE/field/Pred`.

/// Returns whether a pattern matches a whole path. `*` matches any run of characters, including an
/// empty one. Takes at most as many steps as the product of both lengths.
pub(crate) fn matches_pattern(pattern: &str, path: &str) -> bool {
    let (pattern, path) = (pattern.as_bytes(), path.as_bytes());
    let (mut p, mut s) = (0, 0);
    let mut star = None;
    while s < path.len() {
        if p < pattern.len() && pattern[p] == b'*' {
            star = Some((p, s));
            p += 1;
        } else if p < pattern.len() && pattern[p] == path[s] {
            p += 1;
            s += 1;
        } else if let Some((star_p, star_s)) = star {
            p = star_p + 1;
            s = star_s + 1;
            star = Some((star_p, star_s + 1));
        } else {
            return false;
        }
    }
    pattern[p..].iter().all(|c| *c == b'*')
}

#[cfg(test)]
mod tests {
    use super::matches_pattern;

    #[test]
    fn a_star_stands_for_any_run_of_characters() {
        for (pattern, path, expected) in [
            ("ADD/field/Src0", "ADD/field/Src0", true),
            ("ADD/field/Src0", "ADD/field/Src0/class", false),
            ("*/field/Pred/*", "ADD/field/Pred/bits/11..0", true),
            ("*/field/Pred/*", "ADD/field/Pred", false),
            ("3D_*/enum/*", "3D_LOAD/enum/0x1", true),
            ("**", "", true),
            ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false),
        ] {
            assert_eq!(matches_pattern(pattern, path), expected, "{pattern} on {path}");
        }
    }
}
