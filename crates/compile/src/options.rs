//! The options of the compiler, as one line of text.

/// Splits options at whitespace outside of double quotes. The quotes stay in the words.
///
/// ```
/// let words: Vec<_> = openvisa_compile::split_options("-DA=1  -I \"a b\"").collect();
/// assert_eq!(words, ["-DA=1", "-I", "\"a b\""]);
/// ```
pub fn split_options(options: &str) -> impl Iterator<Item = &str> {
    let mut is_quoted = false;
    let words = options.split(move |character: char| {
        is_quoted ^= character == '"';
        character.is_whitespace() && !is_quoted
    });
    words.filter(|word| !word.is_empty())
}
