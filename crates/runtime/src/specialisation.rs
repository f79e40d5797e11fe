//! Specialisation constants of SPIR-V.
//!
//! The offline compiler takes no values for them, so they are written into the code. For example,
//! an `OpSpecConstant` that is decorated with `SpecId 3` gets the value that the host set for 3.

use std::collections::BTreeMap;

/// Number of words before the first instruction.
const HEADER_WORDS: usize = 5;

/// Numbers of the instructions and the decoration that are read.
mod op {
    pub(super) const DECORATE: u32 = 71;
    pub(super) const CONSTANT_TRUE: u32 = 48;
    pub(super) const CONSTANT_FALSE: u32 = 49;
    pub(super) const CONSTANT: u32 = 50;
    pub(super) const SPEC_ID: u32 = 1;
}

/// Iterates over instructions: the index of the first word, and all words.
fn instructions(words: &[u32]) -> impl Iterator<Item = (usize, &[u32])> {
    let mut at = HEADER_WORDS;
    std::iter::from_fn(move || {
        let length = (words.get(at)? >> 16) as usize;
        let instruction = words.get(at..at.checked_add(length.max(1))?)?;
        let start = at;
        at += instruction.len();
        Some((start, instruction))
    })
}

/// Returns the result of each specialisation constant by its number.
fn constants(words: &[u32]) -> BTreeMap<u32, u32> {
    let decoration = |(_, instruction): (usize, &[u32])| match *instruction {
        [first, target, op::SPEC_ID, number] if first & 0xffff == op::DECORATE => Some((number, target)),
        _ => None,
    };
    instructions(words).filter_map(decoration).collect()
}

fn words_of(bytes: &[u8]) -> Vec<u32> {
    bytes.as_chunks::<4>().0.iter().map(|word| u32::from_ne_bytes(*word)).collect()
}

/// Returns whether the code has a specialisation constant with a number.
pub fn has_constant(bytes: &[u8], number: u32) -> bool {
    constants(&words_of(bytes)).contains_key(&number)
}

/// Writes values of specialisation constants into the code. Values are little-endian.
pub(crate) fn specialise(bytes: &[u8], values: &BTreeMap<u32, Vec<u8>>) -> Vec<u8> {
    let mut words = words_of(bytes);
    let constants = constants(&words);
    let value_of = |result: u32| values.iter().find(|(number, _)| constants.get(number) == Some(&result));
    let mut changes = Vec::new();
    for (at, instruction) in instructions(&words) {
        let [first, _, result, literal @ ..] = instruction else { continue };
        let Some((_, value)) = value_of(*result) else { continue };
        match first & 0xffff {
            op::CONSTANT_TRUE | op::CONSTANT_FALSE => {
                let is_true = value.iter().any(|byte| *byte != 0);
                let opcode = if is_true { op::CONSTANT_TRUE } else { op::CONSTANT_FALSE };
                changes.push((at, first & 0xffff_0000 | opcode));
            }
            op::CONSTANT => changes.extend(literal.iter().enumerate().map(|(index, _)| {
                let word = std::array::from_fn(|byte| value.get(4 * index + byte).copied().unwrap_or(0));
                (at + 3 + index, u32::from_le_bytes(word))
            })),
            _ => {}
        }
    }
    for (at, word) in changes {
        words[at] = word;
    }
    words.iter().flat_map(|word| word.to_ne_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first word of SPIR-V.
    const MAGIC: u32 = 0x0723_0203;

    fn bytes(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_ne_bytes()).collect()
    }

    #[test]
    fn values_replace_the_literals_of_decorated_constants() {
        let header = [MAGIC, 0x10000, 0, 9, 0];
        let decorations = [4 << 16 | op::DECORATE, 5, op::SPEC_ID, 3, 4 << 16 | op::DECORATE, 6, op::SPEC_ID, 4];
        let constants =
            [4 << 16 | op::CONSTANT, 1, 5, 100, 3 << 16 | op::CONSTANT_FALSE, 2, 6, 4 << 16 | op::CONSTANT, 1, 7, 8];
        let code = bytes(&[&header[..], &decorations, &constants].concat());
        assert!(has_constant(&code, 3) && !has_constant(&code, 5));
        let values = BTreeMap::from([(3, 42_u32.to_le_bytes().to_vec()), (4, vec![1])]);
        let mut expected = [&header[..], &decorations, &constants].concat();
        expected[5 + 8 + 3] = 42;
        expected[5 + 8 + 4] = 3 << 16 | op::CONSTANT_TRUE;
        assert_eq!(specialise(&code, &values), bytes(&expected));
    }

    #[test]
    fn damaged_code_is_left_as_it_is() {
        let code = bytes(&[MAGIC, 0, 0, 0, 0, 0, 0xffff_0032, 1]);
        assert_eq!(specialise(&code, &BTreeMap::from([(0, vec![1])])), code);
    }
}
