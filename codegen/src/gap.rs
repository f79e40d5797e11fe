//! Gaps: places of a strict document where its author has still to write.
//!
//! An import leaves them; the strict check reports them; where one stands in the place of something else (a number, a name of
//! an expression), nothing else is said about it.

/// The word that marks a gap, wherever it stands as a word of its own.
pub const GAP: &str = "TODO";

/// Byte offsets of the gaps of a text.
pub fn places(text: &str) -> impl Iterator<Item = usize> + '_ {
    let part_of_word = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let bytes = text.as_bytes();
    text.match_indices(GAP).map(|(at, _)| at).filter(move |at| {
        !part_of_word(at.checked_sub(1).and_then(|i| bytes.get(i))) && !part_of_word(bytes.get(at + GAP.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn a_gap_is_a_word_of_its_own() {
        assert_eq!(places("TODO. TODO_x `TODO` xTODO // TODO").collect::<Vec<_>>(), [0, 14, 29]);
    }
}
