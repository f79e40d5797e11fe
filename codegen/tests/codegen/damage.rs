//! Damages documents, with the same result in every run.

/// A pseudo-random number generator (xorshift) with a fixed seed for each case.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(case: u64) -> Self {
        Self(case.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Creates a generator with a seed, which is not 0.
    pub(crate) const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns a number below `limit`, or 0 if `limit` is 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit.max(1)
    }
}

/// Tokens that have a meaning somewhere in the dialect.
const SIGNS: [&str; 20] = [
    "|",
    "`",
    "```",
    "- ",
    "**",
    ":",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "..",
    ".",
    ",",
    "0x",
    "0b",
    "-",
    "\\",
    "Bit[63..0]: ",
];

/// Returns the text with lines removed, repeated or swapped, tokens inserted, or pieces cut out.
pub(crate) fn damage(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..1 + dice.below(3) {
        let at = dice.below(lines.len());
        match dice.below(5) {
            0 if !lines.is_empty() => drop(lines.remove(at)),
            1 if !lines.is_empty() => lines.insert(at, lines[at].clone()),
            2 if !lines.is_empty() => {
                let other = dice.below(lines.len());
                lines.swap(at, other);
            }
            3 => {
                let Some(line) = lines.get_mut(at) else { continue };
                let place = boundary(line, dice.below(line.len() + 1));
                line.insert_str(place, SIGNS[dice.below(SIGNS.len())]);
            }
            _ => {
                let Some(line) = lines.get_mut(at) else { continue };
                let (a, b) = (dice.below(line.len() + 1), dice.below(line.len() + 1));
                let (a, b) = (boundary(line, a.min(b)), boundary(line, a.max(b)));
                line.replace_range(a..b, "");
            }
        }
    }
    lines.join("\n") + "\n"
}

/// Returns the last character boundary up to offset `at`.
fn boundary(line: &str, at: usize) -> usize {
    (0..=at.min(line.len())).rev().find(|i| line.is_char_boundary(*i)).unwrap_or(0)
}
