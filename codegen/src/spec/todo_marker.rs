//! To-do markers: places of a strict document that its author must still write.
//!
//! An import inserts them, for example `TODO` instead of a description, and the strict check
//! reports them. Other rules ignore text that contains a marker.

/// The word that marks a gap, if it is a separate word.
pub(crate) const GAP: &str = "TODO";

/// Returns the byte offsets of the markers in a text.
pub(crate) fn marker_offsets(text: &str) -> impl Iterator<Item = usize> + '_ {
    let part_of_word = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let bytes = text.as_bytes();
    text.match_indices(GAP).map(|(at, _)| at).filter(move |at| {
        !part_of_word(at.checked_sub(1).and_then(|i| bytes.get(i))) && !part_of_word(bytes.get(at + GAP.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::marker_offsets;

    #[test]
    fn a_gap_is_a_word_of_its_own() {
        assert_eq!(marker_offsets("TODO. TODO_x `TODO` xTODO // TODO").collect::<Vec<_>>(), [0, 14, 29]);
    }
}
