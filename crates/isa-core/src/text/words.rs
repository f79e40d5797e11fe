//! Parsing of words: names of codes, such as `eq` or `.sat`.
//!
//! For example, `.ca` is consumed at the start of `.ca.uc`, but not at the start of `.cached`.

use super::arguments::Remark;
use super::error::Expected;
use super::names::is_part;
use super::parse::{LineParser, Result};
use super::template_table::Words;

impl LineParser<'_, '_> {
    /// Consumes one of the words, and returns its code.
    #[inline]
    pub(super) fn parse_word(&mut self, words: &'static Words) -> Result<u64> {
        match self.find_word(words) {
            Some(code) => Ok(code),
            None => self.parse_rare_word(words),
        }
    }

    /// Consumes an alternative word that is never printed, or a type in capital letters. All other
    /// words are case-sensitive.
    #[cold]
    fn parse_rare_word(&mut self, words: &'static Words) -> Result<u64> {
        let rest = self.line.rest();
        let are_types = core::ptr::eq(words, &raw const self.tables.codes.types);
        let is_same = |head: &[u8], text: &[u8]| {
            let capital = || are_types && !head.iter().any(u8::is_ascii_lowercase) && head.eq_ignore_ascii_case(text);
            head == text || capital()
        };
        let follows = |text: &str| {
            let ends = |last: &u8| !is_part(*last) || rest.get(text.len()).is_none_or(|next| !is_part(*next));
            let head = rest.get(..text.len()).filter(|head| !head.is_empty());
            head.is_some_and(|head| is_same(head, text.as_bytes())) && text.as_bytes().last().is_none_or(ends)
        };
        let own = words.texts.iter().enumerate().map(|(code, text)| (code, *text));
        let others = words.others.iter().map(|(code, _, text)| (usize::from(*code), *text));
        let read = words.read.iter().map(|(code, text)| (usize::from(*code), *text));
        let longest =
            own.chain(others).chain(read).filter(|(_, text)| follows(text)).max_by_key(|(_, text)| text.len());
        let Some((code, text)) = longest else {
            return Err(self.line.error(Expected::OneOf(words.texts, words.what)));
        };
        self.line.go(self.line.offset() + text.len());
        Ok(self.code_on_platform(words, code) as u64)
    }

    /// Consumes the longest matching word that ends at a word boundary, and returns its code.
    /// Consumes nothing if none matches.
    #[inline]
    pub(super) fn find_word(&mut self, words: &'static Words) -> Option<u64> {
        if words.packed.is_empty() {
            return self.find_long_word(words);
        }
        let (word, length) = self.line.packed_word();
        let code = words.packed.iter().position(|known| *known == word).filter(|_| word != 0);
        let Some(code) = code else {
            return if words.former.is_empty() { None } else { self.find_long_word(words) };
        };
        self.line.go(self.line.offset() + length);
        Some(if words.platforms.is_empty() { code } else { self.code_on_platform(words, code) } as u64)
    }

    /// Finds the longest word of a list with which the rest of the line begins. Used for lists with
    /// words of more than eight characters.
    fn find_long_word(&mut self, words: &'static Words) -> Option<u64> {
        let rest = self.line.rest();
        let follows = |text: &str| {
            let ends = |last: u8| !is_part(last) || rest.get(text.len()).is_none_or(|next| !is_part(*next));
            !text.is_empty()
                && rest.starts_with(text.as_bytes())
                && text.as_bytes().last().is_none_or(|last| ends(*last))
        };
        let mut best: Option<(usize, usize)> = None;
        for (code, text) in words.texts.iter().enumerate() {
            if best.is_none_or(|(_, length)| length < text.len()) && follows(text) {
                best = Some((code, text.len()));
            }
        }
        for (code, _, text) in words.others {
            if best.is_none_or(|(_, length)| length < text.len()) && follows(text) {
                best = Some((usize::from(*code), text.len()));
            }
        }
        let mut is_former = false;
        for (code, text) in words.former {
            if best.is_none_or(|(_, length)| length < text.len()) && follows(text) {
                (best, is_former) = (Some((usize::from(*code), text.len())), true);
            }
        }
        let (code, length) = best?;
        self.line.go(self.line.offset() + length);
        if is_former {
            self.remark_former(words, code, length);
        }
        Some(self.code_on_platform(words, code) as u64)
    }

    /// Adds a remark about the former word that was just consumed.
    #[cold]
    pub(super) fn remark_former(&mut self, words: &'static Words, code: usize, length: usize) {
        let now = words.texts.get(code).copied().unwrap_or_default();
        self.args.remark(Remark::FormerWord { offset: self.line.offset() - length, length, now });
    }

    /// Returns the code that the platform has, among those that share the word of `code`.
    pub(super) fn code_on_platform(&self, words: &'static Words, code: usize) -> usize {
        let has = |wanted: usize| {
            let known = words.platforms.iter().find(|(code, _)| usize::from(*code) == wanted);
            known
                .zip(self.options.platform)
                .is_none_or(|((_, set), platform)| set.checked_shr(platform.into()).unwrap_or(0) & 1 == 1)
        };
        if words.platforms.is_empty() || has(code) {
            return code;
        }
        let text = words.texts.get(code);
        let same = |(other, known): &(usize, &&str)| Some(known) == text.as_ref() && has(*other);
        words.texts.iter().enumerate().find(same).map_or(code, |(other, _)| other)
    }

    /// Consumes letters, in any case, and returns the mask of their bits.
    pub(super) fn parse_letters(&mut self, letters: &'static str) -> u64 {
        let mut value = 0;
        while let Some(bit) = letters.bytes().position(|letter| letter.eq_ignore_ascii_case(&self.line.peek())) {
            self.line.go(self.line.offset() + 1);
            value |= 1 << bit;
        }
        value
    }
}
