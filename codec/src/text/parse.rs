//! From a line to members.

use super::args::{Arg, Args, Remark};
use super::error::{Expected, TextError};
use super::expression::{Angles, ExpressionError, ExpressionErrorKind, expression, unary};
use super::form::{Bits, Codes, Composite, Form, Item, NONE, Optional, Place, Tables, TypeKind, Words};
use super::names::{LabelKind, LabelUse, Symbol, SymbolClass, Symbols, is_part};
use super::{Cursor, TextOptions, composite};

/// A line read: which instruction it is; its members are in the arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parsed {
    /// An instruction, by the position of its layout in the list of all.
    Instruction(u16),
    /// `name:`, by the number of the label.
    Label(u32, LabelKind),
}

/// Reads an instruction up to the end of the line.
///
/// # Errors
/// When the line is no instruction. Of several templates that it might follow, the one that goes furthest says what is wrong.
pub fn parse(
    tables: &'static Tables,
    line: &mut Cursor<'_>,
    symbols: &mut dyn Symbols,
    options: TextOptions,
    args: &mut Args,
) -> Result<Parsed> {
    let mut reader = Reader { tables, line: line.clone(), symbols, options, args };
    let parsed = reader.line()?;
    *line = reader.line;
    Ok(parsed)
}

/// What reading a line needs.
pub(super) struct Reader<'a, 'l> {
    pub(super) tables: &'static Tables,
    pub(super) line: Cursor<'l>,
    pub(super) symbols: &'a mut dyn Symbols,
    pub(super) options: TextOptions,
    pub(super) args: &'a mut Args,
}

type Result<T> = core::result::Result<T, TextError>;

impl Reader<'_, '_> {
    fn line(&mut self) -> Result<Parsed> {
        self.line.blanks();
        let mut predicate = None;
        if self.line.peek() == b'(' {
            let start = self.line.offset();
            self.line.eat(b'(');
            predicate = Some((start, self.predicate()?));
            self.close(b')', ")")?;
            self.line.blanks();
        }
        let start = self.line.offset();
        if self.line.peek() == b'"' {
            return self.label();
        }
        let mut word = self.line.word();
        if word.is_empty() && self.line.eat(b'.') {
            // `.file` and its like.
            self.line.word();
            word = self.line.between(start, self.line.offset());
        }
        let after = self.line.offset();
        let Some(mnemonic) = self.tables.mnemonic(word) else {
            self.line.go(start);
            return if self.line.rest().get(word.len()) == Some(&b':') && !word.is_empty() {
                self.label()
            } else {
                Err(self.line.error(Expected::Mnemonic))
            };
        };
        if self.line.peek() == b':' {
            self.line.go(start);
            return self.label();
        }
        let mut worst: Option<TextError> = None;
        // Forms of the version come first, then the others.
        for other in [false, true] {
            for (form, code) in mnemonic.forms {
                if form.versions.contain(self.options.version) == other {
                    continue;
                }
                self.line.go(start);
                match self.form(form, *code, after, predicate) {
                    Ok(()) => return Ok(Parsed::Instruction(form.format)),
                    Err(error) if worst.is_none_or(|w| w.offset < error.offset) => worst = Some(error),
                    Err(_) => {}
                }
            }
        }
        self.line.go(start);
        Err(worst.unwrap_or_else(|| self.line.error(Expected::Mnemonic)))
    }

    fn label(&mut self) -> Result<Parsed> {
        let start = self.line.offset();
        let name = self.line.name();
        if name.is_empty() || !self.line.eat(b':') {
            return Err(self.line.error_at(start, Expected::Mnemonic));
        }
        self.end()?;
        let Some((id, kind)) = self.symbols.label(name, LabelUse::Defined) else {
            return Err(self.line.error_at(start, Expected::Other("fewer labels")));
        };
        Ok(Parsed::Label(id, kind))
    }

    fn end(&mut self) -> Result<()> {
        if self.line.at_end() {
            return Ok(());
        }
        Err(self.line.error(Expected::End))
    }

    fn form(&mut self, form: &Form, code: u8, after: usize, predicate: Option<(usize, u64)>) -> Result<()> {
        if let Some(values) = self.args.values.get_mut(..form.blank.len()) {
            values.copy_from_slice(form.blank);
        }
        self.args.listed = 0;
        self.args.remark = None;
        for when in form.when {
            when.set(self.args);
        }
        match predicate {
            Some((start, _)) if form.predicate == NONE => {
                return Err(self.line.error_at(start, Expected::Other("an instruction that takes a predicate")));
            }
            Some((_, bits)) => self.set(form.predicate, Arg::Int(bits)),
            None => {}
        }
        // What the first word has said need not be read again.
        let items = match form.items {
            [Item::Word(bits, words), rest @ ..] if code != NONE => {
                bits.set(self.args, u64::from(code));
                let text = words.texts.get(usize::from(code)).copied().unwrap_or_default();
                if self.line.offset() + text.len() == after {
                    self.line.go(after);
                } else {
                    self.rest_of_word(words, code)?;
                }
                rest
            }
            [Item::Text(literal), rest @ ..] if self.line.offset() + literal.text.len() == after => {
                self.line.go(after);
                rest
            }
            items => items,
        };
        self.items(items)?;
        self.end()?;
        if form.when.iter().all(|when| when.holds(self.args)) {
            return Ok(());
        }
        Err(self.line.error_at(after, Expected::Other("another form of this instruction for these values")))
    }

    /// Passes over the text of a code that ends before or behind the first word: `raw_sends` of `raw_sends_eot`, `sample+killpix`.
    #[cold]
    fn rest_of_word(&mut self, words: &'static Words, code: u8) -> Result<()> {
        let own = words.texts.get(usize::from(code)).copied();
        let others = words.others.iter().filter(|(other, ..)| *other == code).map(|(.., text)| *text);
        for text in own.into_iter().chain(others) {
            if self.line.eat_text(text) {
                return Ok(());
            }
        }
        Err(self.line.error(own.map_or(Expected::Mnemonic, Expected::Text)))
    }

    fn items(&mut self, items: &'static [Item]) -> Result<()> {
        for item in items {
            self.item(item)?;
        }
        Ok(())
    }

    #[inline]
    fn item(&mut self, item: &'static Item) -> Result<()> {
        match item {
            Item::Text(literal) => self.text(literal.text)?,
            Item::Blank | Item::Second => self.line.blanks(),
            Item::Exec(arg) => self.exec(*arg)?,
            Item::Channels(arg) => {
                self.line.blanks();
                self.text("(")?;
                self.exec(*arg)?;
                self.text(")")?;
                self.line.blanks();
            }
            Item::Word(bits, words) => {
                let code = self.word(words)?;
                bits.set(self.args, code);
            }
            Item::Number(bits) | Item::Hex(bits) => {
                self.line.blanks();
                let start = self.line.offset();
                let value = self.line.unsigned().ok_or_else(|| self.line.error(Expected::Integer))?;
                self.number(*bits, value, start)?;
            }
            Item::Digits(bits) => {
                let start = self.line.offset();
                let value = self.line.digits().ok_or_else(|| self.line.error(Expected::Other("hexadecimal digits")))?;
                self.number(*bits, value, start)?;
            }
            Item::Letters(bits, letters) => {
                let value = self.letters(letters);
                bits.set(self.args, value);
            }
            Item::Flags(arg, flags) => {
                let mut value = 0;
                while let Some((bit, text)) = flags.iter().find(|(_, text)| self.line.follows(text)) {
                    self.line.eat_text(text);
                    value |= 1 << bit;
                }
                let before = self.args.values.get(usize::from(*arg)).and_then(|a| a.int()).unwrap_or(0);
                self.set(*arg, Arg::Int(before | value));
            }
            Item::Saturation(arg) => {
                let codes = &self.tables.codes;
                let text = codes.modifiers.texts.get(usize::from(codes.saturation)).unwrap_or(&"");
                if self.line.eat_text(text) {
                    // The operand comes later, and keeps it.
                    self.set(*arg, Arg::General { modifier: codes.saturation, row: 0, column: 0, region: 0, id: 0 });
                }
            }
            Item::Operand(arg, place) => self.operand(*arg, *place)?,
            Item::Named(arg, words) => {
                self.line.blanks();
                let start = self.line.offset();
                let value = match self.find_word(words) {
                    Some(code) => Arg::Immediate { modifier: 0, data_type: self.dword(), low: code as u32, high: 0 },
                    None => {
                        self.line.go(start);
                        self.vector(Place::Vector)?
                    }
                };
                self.set(*arg, value);
            }
            Item::Raw(arg) => {
                let raw = self.raw()?;
                self.set(*arg, raw);
            }
            Item::Variable(bits, class) => {
                self.line.blanks();
                let start = self.line.offset();
                let id = match self.line.peek() {
                    b'(' => self.indexed(*class)?,
                    _ => self.variable_of(&[*class])?.id,
                };
                self.number(*bits, u64::from(id), start)?;
            }
            Item::VariableOf(arg, class) => {
                let classes = [SymbolClass::General, SymbolClass::Address, SymbolClass::Predicate];
                let symbol = self.variable_of(&classes)?;
                let code = classes.iter().position(|c| *c == symbol.class).unwrap_or(0);
                class.set(self.args, code as u64);
                self.set(*arg, Arg::Int(u64::from(symbol.id)));
            }
            Item::Label(arg, kind) => {
                let id = self.label_of(*kind)?;
                self.set(*arg, Arg::Int(id));
            }
            Item::Name(arg) => {
                self.line.blanks();
                let start = self.line.offset();
                let name = self.line.name();
                if name.is_empty() {
                    return Err(self.line.error_at(start, Expected::Other("a name")));
                }
                self.string(*arg, name, start)?;
            }
            Item::Quoted(arg) => {
                self.line.blanks();
                let start = self.line.offset();
                let text = self.line.quoted().ok_or_else(|| self.line.error(Expected::Quoted))?;
                self.string(*arg, text, start)?;
            }
            Item::Raws => {
                while !self.line.at_end() {
                    let raw = self.raw()?;
                    self.push(raw)?;
                }
            }
            Item::Labels(kind) => loop {
                let id = self.label_of(*kind)?;
                self.push(Arg::Int(id))?;
                self.line.blanks();
                if !self.line.eat(b',') {
                    break;
                }
            },
            Item::Sometimes(optional) => self.optional(optional)?,
            Item::Several(which, args) => match which {
                Composite::LscCaching => composite::parse_caching(self, args)?,
                Composite::LscData => composite::parse_data(self, args)?,
                Composite::LscAddr => composite::parse_address(self, args)?,
                Composite::Block2dData => composite::parse_block_data(self, args)?,
                Composite::Block2dAddr => composite::parse_block_address(self, args)?,
            },
        }
        Ok(())
    }

    /// A part that is not always there. One that begins with characters is there if they are; of another, what was read so far says
    /// whether it is.
    fn optional(&mut self, optional: &'static Optional) -> Result<()> {
        if let [Item::Text(literal), ..] = optional.items {
            if !self.line.follows(literal.text) {
                return Ok(());
            }
            let start = self.line.clone();
            let Ok(()) = self.items(optional.items) else {
                self.line = start;
                return Ok(());
            };
            let shown = optional.items.iter().any(|item| matches!(item, Item::Word(..) | Item::Flags(..)));
            if !shown && !optional.negated {
                optional.bits.set(self.args, optional.code.unwrap_or(1));
            }
            return Ok(());
        }
        let value = optional.bits.get(self.args).unwrap_or(0);
        if optional.code.map_or(value != 0, |code| value == code) != optional.negated {
            self.items(optional.items)?;
        }
        Ok(())
    }

    #[inline]
    pub(super) fn set(&mut self, arg: u8, value: Arg) {
        if let Some(place) = self.args.values.get_mut(usize::from(arg)) {
            *place = value;
        }
    }

    fn push(&mut self, value: Arg) -> Result<()> {
        let Some(place) = self.args.list.get_mut(self.args.listed) else {
            return Err(self.line.error(Expected::Other("fewer elements")));
        };
        *place = value;
        self.args.listed += 1;
        Ok(())
    }

    fn number(&mut self, bits: Bits, value: u64, start: usize) -> Result<()> {
        if value > bits.most() {
            let most = i64::try_from(bits.most()).unwrap_or(i64::MAX);
            return Err(self.line.error_at(start, Expected::Range(0, most)));
        }
        bits.set(self.args, value);
        Ok(())
    }

    fn string(&mut self, arg: u8, text: &[u8], start: usize) -> Result<()> {
        let Some(id) = self.symbols.string(text) else {
            return Err(self.line.error_at(start, Expected::Other("fewer names")));
        };
        self.set(arg, Arg::Int(u64::from(id)));
        Ok(())
    }

    fn label_of(&mut self, kind: LabelKind) -> Result<u64> {
        self.line.blanks();
        let start = self.line.offset();
        let name = self.line.name();
        if name.is_empty() {
            return Err(self.line.error_at(start, Expected::Label));
        }
        match self.symbols.label(name, LabelUse::Referred(kind)) {
            Some((id, _)) => Ok(u64::from(id)),
            None => Err(self.line.error_at(start, Expected::Other("fewer labels"))),
        }
    }

    /// Characters of the template. Blanks are welcome around brackets and commas.
    #[inline]
    pub(super) fn text(&mut self, text: &'static str) -> Result<()> {
        if !self.line.eat_text(text) {
            let start = self.line.offset();
            self.line.blanks();
            let loose = matches!(text.as_bytes().first(), Some(b'(' | b')' | b','));
            if !loose || !self.line.eat_text(text) {
                self.line.go(start);
                return Err(self.line.error(Expected::Text(text)));
            }
        }
        if matches!(text.as_bytes().last(), Some(b'(' | b',')) {
            self.line.blanks();
        }
        Ok(())
    }

    /// One character, perhaps after blanks.
    #[inline]
    pub(super) fn close(&mut self, byte: u8, text: &'static str) -> Result<()> {
        if self.line.eat(byte) {
            return Ok(());
        }
        self.line.blanks();
        if self.line.eat(byte) { Ok(()) } else { Err(self.line.error(Expected::Text(text))) }
    }

    /// One of the words; its code.
    #[inline]
    pub(super) fn word(&mut self, words: &'static Words) -> Result<u64> {
        match self.find_word(words) {
            Some(code) => Ok(code),
            None => self.rare_word(words),
        }
    }

    /// A word that is read and never printed, or one in other letters: the vendor's tools take many of them in capital letters too.
    #[cold]
    fn rare_word(&mut self, words: &'static Words) -> Result<u64> {
        let rest = self.line.rest();
        let follows = |text: &str| {
            let ends = |last: &u8| !is_part(*last) || rest.get(text.len()).is_none_or(|next| !is_part(*next));
            let head = rest.get(..text.len()).filter(|head| !head.is_empty());
            head.is_some_and(|head| head.eq_ignore_ascii_case(text.as_bytes()))
                && text.as_bytes().last().is_none_or(ends)
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
        Ok(self.code_here(words, code) as u64)
    }

    /// The longest of the words that follows and does not go on. Without one, nothing moves.
    #[inline]
    pub(super) fn find_word(&mut self, words: &'static Words) -> Option<u64> {
        if words.packed.is_empty() {
            return self.find_long_word(words);
        }
        let (word, length) = self.line.packed_word();
        let code = words.packed.iter().position(|known| *known == word).filter(|_| word != 0)?;
        self.line.go(self.line.offset() + length);
        Some(if words.platforms.is_empty() { code } else { self.code_here(words, code) } as u64)
    }

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
        let (code, length) = best?;
        self.line.go(self.line.offset() + length);
        Some(self.code_here(words, code) as u64)
    }

    /// Of several codes with the same word, the one that the platform has.
    fn code_here(&self, words: &'static Words, code: usize) -> usize {
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

    pub(super) fn letters(&mut self, letters: &'static str) -> u64 {
        let mut value = 0;
        while let Some(bit) = letters.bytes().position(|letter| letter.eq_ignore_ascii_case(&self.line.peek())) {
            self.line.go(self.line.offset() + 1);
            value |= 1 << bit;
        }
        value
    }

    /// `M1, 16` or `16`.
    #[inline]
    fn exec(&mut self, arg: u8) -> Result<()> {
        let codes = &self.tables.codes;
        self.line.blanks();
        if let Some(value) = self.short_exec(&codes.exec_digits) {
            self.set(arg, Arg::Int(u64::from(value)));
            return Ok(());
        }
        let mut value = 0;
        if self.line.peek().is_ascii_alphabetic() {
            value |= self.word(&codes.exec_mask.1)? << codes.exec_mask.0.low;
            self.close(b',', ",")?;
            self.line.blanks();
        }
        value |= self.word(&codes.exec_size.1)? << codes.exec_size.0.low;
        self.set(arg, Arg::Int(value));
        Ok(())
    }

    /// The same as printers write it, before a closing parenthesis.
    #[inline]
    fn short_exec(&mut self, (masks, sizes): &([u16; 10], [u16; 33])) -> Option<u16> {
        let [b'M', mask, b',', b' ', size, rest @ ..] = self.line.rest() else { return None };
        let digit = |byte: &u8| usize::from(byte.wrapping_sub(b'0'));
        let (size, length) = match rest {
            [b')', ..] => (digit(size), 5),
            [low @ b'0'..=b'9', b')', ..] => (digit(size) * 10 + digit(low), 6),
            _ => return None,
        };
        let value = masks.get(digit(mask))?.checked_sub(1)? | sizes.get(size)?.checked_sub(1)?;
        self.line.go(self.line.offset() + length);
        Some(value)
    }

    /// `!P1.any`, as its bits.
    fn predicate(&mut self) -> Result<u64> {
        let codes = &self.tables.codes;
        self.line.blanks();
        let mut value = 0;
        if self.line.eat(b'!') {
            self.line.blanks();
            value |= 1 << codes.predicate_invert.low;
        }
        let symbol = self.variable_of(&[SymbolClass::Predicate])?;
        let id = u64::from(symbol.id);
        if id > codes.predicate_id.most() {
            return Err(self.line.error(Expected::Other("fewer predicates")));
        }
        value |= id << codes.predicate_id.low;
        if self.line.eat(b'.') {
            value |= self.word(&codes.predicate_combine.1)? << codes.predicate_combine.0.low;
        }
        Ok(value)
    }

    /// A variable of one of these classes; the first is what is wanted.
    #[inline]
    pub(super) fn variable_of(&mut self, classes: &[SymbolClass]) -> Result<Symbol> {
        self.line.blanks();
        let start = self.line.offset();
        let wanted = classes.first().copied().unwrap_or(SymbolClass::General);
        let name = self.line.name();
        if name.is_empty() {
            self.line.go(start);
            return Err(self.line.error(Expected::Variable(wanted)));
        }
        match self.symbols.variable(name, wanted) {
            Some(symbol) if classes.contains(&symbol.class) => Ok(symbol),
            found => {
                let mut error = self.line.error_at(start, Expected::Variable(wanted));
                error.undeclared = found.is_none();
                Err(error)
            }
        }
    }

    /// `(T6, 0)`: a sampler or surface with an index. There are others than 0 only for states that a general variable gives the
    /// address of, which no member can hold.
    #[cold]
    fn indexed(&mut self, class: SymbolClass) -> Result<u32> {
        self.line.eat(b'(');
        let id = self.variable_of(&[class])?.id;
        self.close(b',', ",")?;
        self.line.blanks();
        let start = self.line.offset();
        if self.expression(Angles::Compare)? != 0 {
            return Err(self.line.error_at(start, Expected::Other("0: a sampler or surface has no other index")));
        }
        self.close(b')', ")")?;
        Ok(id)
    }

    /// A register: `V1.32` or `V1`.
    #[inline]
    pub(super) fn raw(&mut self) -> Result<Arg> {
        let id = self.variable_of(&[SymbolClass::General])?.id;
        let mut offset = 0;
        if self.line.eat(b'.') {
            let computed = self.line.eat(b'(');
            offset = if computed { self.index()? } else { self.small()? };
            if computed {
                self.close(b')', ")")?;
            }
        }
        Ok(Arg::Raw { id, offset })
    }

    /// A number without a sign that fits.
    #[inline]
    pub(super) fn small<T: TryFrom<u64> + Into<u64> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.offset();
        let value = self.line.unsigned().ok_or_else(|| self.line.error(Expected::Integer))?;
        T::try_from(value).map_err(|_| self.line.error_at(start, Expected::Range(0, T::MOST)))
    }

    /// The same, or an expression that fits.
    pub(super) fn index<T: TryFrom<u64> + Into<u64> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.offset();
        let plain = self.line.unsigned();
        let end = self.line.offset();
        self.line.blanks();
        let value = match plain {
            Some(value) if !is_operator(self.line.peek()) => {
                self.line.go(end);
                Some(value)
            }
            None if !begins_expression(self.line.rest()) => return Err(self.line.error(Expected::Integer)),
            _ => {
                self.line.go(start);
                u64::try_from(self.expression(Angles::Compare)?).ok()
            }
        };
        let fits = value.and_then(|value| T::try_from(value).ok());
        fits.ok_or_else(|| self.line.error_at(start, Expected::Range(0, T::MOST)))
    }

    /// An expression.
    fn expression(&mut self, angles: Angles) -> Result<i64> {
        expression(&mut self.line, angles, self.symbols.sizes()).map_err(|error| self.no_number(&error))
    }

    /// What is wrong with an expression.
    #[cold]
    fn no_number(&self, error: &ExpressionError) -> TextError {
        let expected = match error.kind {
            ExpressionErrorKind::Expected("a number") => Expected::Integer,
            ExpressionErrorKind::Expected(what) => Expected::Other(what.trim_matches('`')),
            ExpressionErrorKind::Division => Expected::Other("a divisor other than zero"),
            ExpressionErrorKind::Depth => Expected::Other("an expression with fewer parentheses"),
            ExpressionErrorKind::Digits => Expected::Other("digits"),
            ExpressionErrorKind::Large => Expected::Other("a number that fits in 64 bits"),
            ExpressionErrorKind::Size => Expected::Other("the name of something whose size is known"),
            ExpressionErrorKind::Channels => Expected::Other("a number: channels are not known here"),
        };
        self.line.error_at(error.span.start, expected)
    }

    fn operand(&mut self, arg: u8, place: Place) -> Result<()> {
        let saturated = place == Place::Saturated
            && matches!(self.args.values.get(usize::from(arg)), Some(Arg::General { modifier, .. }) if *modifier != 0);
        let mut operand = match place {
            Place::AddressOf => self.addressed()?,
            _ => self.vector(place)?,
        };
        if saturated {
            let saturation = self.tables.codes.saturation;
            match &mut operand {
                Arg::General { modifier, .. }
                | Arg::Address { modifier, .. }
                | Arg::Predicate { modifier, .. }
                | Arg::Indirect { modifier, .. }
                | Arg::Immediate { modifier, .. }
                | Arg::State { modifier, .. } => *modifier = saturation,
                Arg::Int(_) | Arg::Raw { .. } => {}
            }
        }
        self.set(arg, operand);
        Ok(())
    }

    /// An operand that stands for the address of a variable. Without `&` it has another meaning in text, which no file can hold.
    fn addressed(&mut self) -> Result<Arg> {
        self.line.blanks();
        let (start, address) = (self.line.offset(), self.line.peek() == b'&');
        let operand = self.vector(Place::AddressOf)?;
        if !address && matches!(operand, Arg::General { .. }) {
            self.args.remark = Some(Remark::ValueAsAddress(start));
        }
        Ok(operand)
    }

    /// A vector operand.
    pub(super) fn vector(&mut self, place: Place) -> Result<Arg> {
        self.line.blanks();
        let mut modifier = 0;
        if self.line.peek() == b'(' {
            let words = &self.tables.codes.modifiers;
            let Some(found) = self.find_word(words) else {
                let start = self.line.clone();
                let error = match self.computed(0) {
                    Ok(computed) => return Ok(computed),
                    Err(error) => error,
                };
                self.line = start;
                // No modifier begins with a number.
                if let [b'(', b'0'..=b'9' | b'(' | b'~' | b'!' | b'%', ..] = self.line.rest() {
                    return Err(error);
                }
                return Err(self.line.error(Expected::OneOf(words.texts, "a modifier")));
            };
            modifier = found as u8;
            self.line.blanks();
        }
        match self.line.rest() {
            [b'-', next, ..] if !next.is_ascii_digit() && *next != b'.' => return self.computed(modifier),
            [b'!', next, ..] if next.is_ascii_alphabetic() || *next == b'_' => {
                let bits = self.predicate()?;
                return Ok(Arg::Predicate { modifier, bits: bits as u16 });
            }
            [b'~' | b'!', ..] => return self.computed(modifier),
            rest if rest.starts_with(b"%sizeof") || rest.starts_with(b"%DispatchSimd") => {
                return self.computed(modifier);
            }
            [b'0'..=b'9' | b'-' | b'+' | b'.', ..] => return self.immediate(modifier),
            [b'&', ..] if place == Place::AddressOf => return self.address_of(modifier),
            [b'r', b'[', ..] => return self.indirect(modifier),
            _ => {}
        }
        let start = self.line.offset();
        let name = self.line.name();
        if name.is_empty() {
            self.line.go(start);
            return Err(self.line.error(Expected::Operand("an operand")));
        }
        let Some(Symbol { class, id }) = self.symbols.variable(name, SymbolClass::General) else {
            let error = self.line.error_at(start, Expected::Operand("an operand"));
            return Err(TextError { undeclared: true, ..error });
        };
        match class {
            SymbolClass::General => self.general(modifier, id, place),
            SymbolClass::Address => {
                let id = self.narrow(id, start)?;
                self.close(b'(', "(")?;
                let offset = self.index()?;
                self.close(b')', ")")?;
                self.close(b'<', "<")?;
                let width = self.address_width()?;
                self.close(b'>', ">")?;
                Ok(Arg::Address { modifier, width, offset, id })
            }
            SymbolClass::Predicate => {
                let codes = &self.tables.codes;
                let mut bits = u64::from(id) << codes.predicate_id.low;
                if self.line.peek() == b'.' && self.line.eat(b'.') {
                    bits |= self.word(&codes.predicate_combine.1)? << codes.predicate_combine.0.low;
                }
                let bits =
                    u16::try_from(bits).map_err(|_| self.line.error_at(start, Expected::Other("fewer predicates")))?;
                Ok(Arg::Predicate { modifier, bits })
            }
            SymbolClass::Sampler | SymbolClass::Surface => {
                let class = self.state_class(class, start)?;
                let id = self.narrow(id, start)?;
                let mut offset = 0;
                if self.line.eat(b'(') {
                    offset = self.index()?;
                    self.close(b')', ")")?;
                }
                Ok(Arg::State { modifier, class, offset, id })
            }
        }
    }

    /// A number of addresses: a word, or an expression for one.
    fn address_width(&mut self) -> Result<u8> {
        let words = &self.tables.codes.address_width;
        let start = self.line.clone();
        let word = self.word(words);
        self.line.blanks();
        if let (Ok(code), false) = (word, is_operator(self.line.peek()) && self.line.peek() != b'>') {
            return Ok(code as u8);
        }
        self.line = start.clone();
        let value = expression(&mut self.line, Angles::Close, self.symbols.sizes()).ok();
        match value.and_then(|value| words.texts.iter().position(|text| text.parse() == Ok(value))) {
            Some(code) => Ok(code as u8),
            None => {
                self.line = start;
                Err(self.line.error(Expected::OneOf(words.texts, words.what)))
            }
        }
    }

    fn narrow(&self, id: u32, start: usize) -> Result<u16> {
        u16::try_from(id).map_err(|_| self.line.error_at(start, Expected::Other("fewer variables of this class")))
    }

    fn state_class(&self, class: SymbolClass, start: usize) -> Result<u8> {
        let samplers = self.tables.codes.samplers;
        match samplers.iter().position(|sampler| *sampler == (class == SymbolClass::Sampler)) {
            Some(code) => Ok(code as u8),
            None => Err(self.line.error_at(start, Expected::Operand("an operand"))),
        }
    }

    /// What follows the name of a general variable: `(0,0)<1;1,0>`.
    #[inline]
    fn general(&mut self, modifier: u8, id: u32, place: Place) -> Result<Arg> {
        let (mut row, mut column) = (0, 0);
        if let [b'(', r @ b'0'..=b'9', b',', c @ b'0'..=b'9', b')', ..] = self.line.rest() {
            (row, column) = (r - b'0', c - b'0');
            self.line.go(self.line.offset() + 5);
        } else if self.line.eat(b'(') {
            row = self.index()?;
            self.close(b',', ",")?;
            column = self.index()?;
            self.close(b')', ")")?;
        }
        let region = match place {
            // One element after the other.
            Place::Register => self.plain_region("1"),
            _ if self.line.peek() == b'<' => self.region()?,
            _ => 0,
        };
        Ok(Arg::General { modifier, row, column, region, id })
    }

    /// `<2;2,1>`, `<2,1>` or `<1>`.
    #[inline]
    fn region(&mut self) -> Result<u16> {
        let codes: &'static Codes = &self.tables.codes;
        if let Some(bits) = self.short_region(&codes.region_digits) {
            return Ok(bits);
        }
        self.close(b'<', "<")?;
        let mut bits = 0;
        let mut parts = &[(b';', &codes.v_stride), (b',', &codes.width), (b'>', &codes.h_stride)][..];
        loop {
            self.line.blanks();
            let start = self.line.offset();
            let (word, length) = self.line.packed_word();
            self.line.go(start + length);
            self.line.blanks();
            // What the number is, the sign behind it says.
            let of_sign = |sign: u8| parts.iter().position(|(known, _)| *known == sign);
            let (mut position, mut number) = (of_sign(self.line.peek()), None);
            if position.is_none() {
                let plain = self.line.clone();
                self.line.go(start);
                number = expression(&mut self.line, Angles::Close, self.symbols.sizes()).ok();
                self.line.blanks();
                position = of_sign(self.line.peek()).filter(|_| number.is_some());
                if position.is_none() {
                    self.line = plain;
                }
            }
            let Some(position) = position else {
                return Err(self.line.error(Expected::Text(">")));
            };
            let (field, words) = parts[position].1;
            let code = match number {
                Some(number) => words.texts.iter().position(|text| text.parse() == Ok(number)),
                None => words.packed.iter().position(|known| *known == word).filter(|_| length > 0),
            };
            let Some(code) = code else {
                return Err(self.line.error_at(start, Expected::OneOf(words.texts, words.what)));
            };
            bits |= (code as u64) << field.low;
            self.line.go(self.line.offset() + 1);
            parts = &parts[position + 1..];
            if parts.is_empty() {
                break;
            }
        }
        Ok(bits as u16)
    }

    /// A region of single digits without blanks, as nearly all are.
    #[inline]
    fn short_region(&mut self, digits: &[[u16; 10]; 3]) -> Option<u16> {
        let code = |part: usize, byte: u8| digits[part].get(usize::from(byte.wrapping_sub(b'0')))?.checked_sub(1);
        let (bits, length) = match self.line.rest() {
            [b'<', v, b';', w, b',', h, b'>', ..] => (code(0, *v)? | code(1, *w)? | code(2, *h)?, 7),
            [b'<', h, b'>', ..] => (code(2, *h)?, 3),
            _ => return None,
        };
        self.line.go(self.line.offset() + length);
        Some(bits)
    }

    /// `&V1[64]`. The offset becomes rows and elements.
    fn address_of(&mut self, modifier: u8) -> Result<Arg> {
        self.line.eat(b'&');
        let start = self.line.offset();
        let classes = [SymbolClass::General, SymbolClass::Surface, SymbolClass::Sampler];
        let Symbol { class, id } = self.variable_of(&classes)?;
        let mut bytes = 0_u64;
        let at = self.line.offset();
        if self.line.eat(b'[') {
            bytes = u64::from(self.index::<u32>()?);
            self.close(b']', "]")?;
        }
        let far = |line: &Cursor<'_>| line.error_at(at + 1, Expected::Other("a byte offset of an element in reach"));
        if class != SymbolClass::General {
            let offset = u8::try_from(bytes).map_err(|_| far(&self.line))?;
            return Ok(Arg::State {
                modifier,
                class: self.state_class(class, start)?,
                offset,
                id: self.narrow(id, start)?,
            });
        }
        let register = u64::from(self.options.register_bytes.max(1));
        let element = u64::from(self.symbols.element_bytes(id).max(1));
        let (row, rest) = (bytes / register, bytes % register);
        let (Ok(row), Ok(column), 0) = (u8::try_from(row), u8::try_from(rest / element), rest % element) else {
            return Err(far(&self.line));
        };
        // One element, the same for all channels.
        let region = self.plain_region("0");
        Ok(Arg::General { modifier, row, column, region, id })
    }

    /// `<0;1,0>` or `<1;1,0>`, for what text shows without a region.
    pub(super) fn plain_region(&self, stride: &str) -> u16 {
        let codes = &self.tables.codes;
        let code = |part: &'static (Bits, Words), text: &str| {
            let position = part.1.texts.iter().position(|known| *known == text).unwrap_or(0);
            (position as u64) << part.0.low
        };
        (code(&codes.v_stride, stride) | code(&codes.width, "1") | code(&codes.h_stride, "0")) as u16
    }

    /// `r[A0(3),-16]<1>:d`
    fn indirect(&mut self, modifier: u8) -> Result<Arg> {
        self.line.eat_text("r[");
        let start = self.line.offset();
        let id = self.variable_of(&[SymbolClass::Address])?.id;
        let id = self.narrow(id, start)?;
        self.close(b'(', "(")?;
        let offset = self.index()?;
        self.close(b')', ")")?;
        self.line.blanks();
        let mut bytes = 0;
        if self.line.eat(b',') {
            bytes = self.signed_index::<i16>()?;
        }
        self.close(b']', "]")?;
        let region = self.region()?;
        self.close(b':', ":")?;
        let data_type = self.word(&self.tables.codes.types)? as u8;
        Ok(Arg::Indirect { modifier, data_type, offset, id, bytes, region })
    }

    /// A number, perhaps with a sign, that fits.
    pub(super) fn signed_number<T: TryFrom<i128> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.offset();
        let negative = self.line.eat(b'-');
        if !negative {
            self.line.eat(b'+');
        }
        let value = i128::from(self.line.unsigned().ok_or_else(|| self.line.error(Expected::Integer))?);
        let value = if negative { -value } else { value };
        T::try_from(value).map_err(|_| self.line.error_at(start, Expected::Range(T::LEAST, T::MOST)))
    }

    /// What is added to an address or a coordinate: a number with a sign, or an expression.
    pub(super) fn signed_index<T: TryFrom<i128> + TryFrom<i64> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.clone();
        let plain = self.signed_number::<T>();
        let end = self.line.clone();
        self.line.blanks();
        let operator = is_operator(self.line.peek());
        let begins = matches!(start.rest(), [b'+', ..]) || begins_expression(start.rest());
        if plain.is_ok() && !operator || plain.is_err() && !operator && !begins {
            self.line = end;
            return plain;
        }
        self.line = start.clone();
        self.line.eat(b'+');
        let value = self.expression(Angles::Compare)?;
        T::try_from(value).map_err(|_| self.line.error_at(start.offset(), Expected::Range(T::LEAST, T::MOST)))
    }

    /// A number, something in parentheses, or a size.
    pub(super) fn primary<T: TryFrom<i64> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.offset();
        let value = unary(&mut self.line, self.symbols.sizes()).map_err(|error| self.no_number(&error))?;
        T::try_from(value).map_err(|_| self.line.error_at(start, Expected::Range(T::LEAST, T::MOST)))
    }

    /// A number without a sign, or an expression, as its bits.
    pub(super) fn wide(&mut self) -> Result<u64> {
        self.line.blanks();
        let start = self.line.offset();
        if let Some(value) = self.line.unsigned() {
            let end = self.line.offset();
            self.line.blanks();
            if !is_operator(self.line.peek()) {
                self.line.go(end);
                return Ok(value);
            }
        }
        self.line.go(start);
        self.expression(Angles::Compare).map(|value| value as u64)
    }

    /// A constant that is computed: `-(3 * 4):d`, `%sizeof(V1):ud`. Those without signs and parentheses are read elsewhere.
    fn computed(&mut self, modifier: u8) -> Result<Arg> {
        let start = self.line.offset();
        let value = unary(&mut self.line, self.symbols.sizes()).map_err(|error| self.no_number(&error))?;
        let end = self.line.offset();
        self.close(b':', ":")?;
        let data_type = self.word(&self.tables.codes.types)? as u8;
        let kind = self.tables.codes.kinds.get(usize::from(data_type)).copied();
        let (width, kind) = kind.unwrap_or((0, TypeKind::Packed));
        // Numbers that are not whole are not computed.
        let whole = kind != TypeKind::Float;
        let bits = if whole { constant(value.unsigned_abs(), value < 0, width, kind) } else { None };
        let Some(bits) = bits else {
            let error = self.line.error_at(start, Expected::Other("a number that fits its type"));
            return Err(TextError { length: end - start, ..error });
        };
        Ok(Arg::Immediate { modifier, data_type, low: bits as u32, high: (bits >> 32) as u32 })
    }

    /// The code of the type that numbers have which say none.
    pub(super) fn dword(&self) -> u8 {
        self.type_named("ud")
    }

    /// The code of a type.
    pub(super) fn type_named(&self, name: &str) -> u8 {
        self.tables.codes.types.texts.iter().position(|text| *text == name).unwrap_or(0) as u8
    }

    /// `0x10:ud`, `-5:w`, `1.5:f`.
    pub(super) fn immediate(&mut self, modifier: u8) -> Result<Arg> {
        let start = self.line.offset();
        let negative = self.line.eat(b'-');
        if !negative {
            self.line.eat(b'+');
        }
        let digits = self.line.offset();
        let integer = self.line.unsigned();
        let fraction = integer.is_none() || matches!(self.line.peek(), b'.' | b'e' | b'E');
        if fraction {
            self.line.go(digits);
            self.line.fraction();
        }
        let end = self.line.offset();
        self.close(b':', ":")?;
        let data_type = self.word(&self.tables.codes.types)? as u8;
        let (width, kind) =
            self.tables.codes.kinds.get(usize::from(data_type)).copied().unwrap_or((0, TypeKind::Packed));
        let value = match integer {
            Some(value) if !fraction => constant(value, negative, width, kind),
            _ => {
                let text = self.line.between(digits, end);
                core::str::from_utf8(text).ok().and_then(|text| float(text, negative, width, kind))
            }
        };
        let Some(value) = value else {
            let error = self.line.error_at(start, Expected::Other("a number that fits its type"));
            return Err(TextError { length: end - start, ..error });
        };
        Ok(Arg::Immediate { modifier, data_type, low: value as u32, high: (value >> 32) as u32 })
    }
}

/// Whether a character goes on an expression.
const fn is_operator(byte: u8) -> bool {
    matches!(byte, b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b'=' | b'!' | b'?')
}

/// Whether an expression may begin so that is no plain number.
const fn begins_expression(rest: &[u8]) -> bool {
    matches!(rest, [b'(' | b'-' | b'~' | b'!' | b'%', ..])
}

/// The bits of an integer constant: short signed ones are extended to 32 bits.
fn constant(value: u64, negative: bool, width: u8, kind: TypeKind) -> Option<u64> {
    let signed = if negative { i128::from(value).checked_neg()? } else { i128::from(value) };
    let short = width < 32;
    let (low, high) = (-(1_i128 << width.saturating_sub(1)), (1_i128 << width) - 1);
    // Short constants are also read as they are printed, extended to 32 bits.
    let extended = i64::from(u32::try_from(value).unwrap_or(0) as i32);
    let signed = if short && !negative && value > u64::from(u16::MAX) && i128::from(extended) < 0 {
        i128::from(extended)
    } else {
        signed
    };
    if width == 0 || signed < low || signed > high {
        return None;
    }
    Some(match (width, kind) {
        (64, _) => signed as u64,
        (8, TypeKind::Signed) => u64::from(i32::from(signed as i8) as u32),
        (16, TypeKind::Signed) => u64::from(i32::from(signed as i16) as u32),
        (8, _) => u64::from(signed as u8),
        (16, _) => u64::from(signed as u16),
        _ => u64::from(signed as u32),
    })
}

/// The bits of a floating-point constant.
fn float(text: &str, negative: bool, width: u8, kind: TypeKind) -> Option<u64> {
    let sign = u64::from(negative);
    match (width, kind) {
        (32, TypeKind::Float) => text.parse::<f32>().ok().map(|v| u64::from(v.to_bits()) | sign << 31),
        (64, TypeKind::Float) => text.parse::<f64>().ok().map(|v| v.to_bits() | sign << 63),
        _ => None,
    }
}

/// The bounds of an integer, for messages.
pub(super) trait Bounded {
    const LEAST: i64;
    const MOST: i64;
}

macro_rules! bounded {
    ($($int:ty)*) => {$(
        impl Bounded for $int {
            const LEAST: i64 = <$int>::MIN as i64;
            const MOST: i64 = <$int>::MAX as i64;
        }
    )*};
}

bounded!(u8 u16 u32 i16 i32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_take_the_bits_that_their_type_has() {
        use TypeKind::{Float, Signed, Unsigned};
        for (value, negative, width, kind, bits) in [
            (5, true, 32, Signed, Some(0xffff_fffb)),
            (3, true, 16, Signed, Some(0xffff_fffd)),
            (0xfffd, false, 16, Signed, Some(0xffff_fffd)),
            (0xffff_8000, false, 16, Signed, Some(0xffff_8000)),
            (0xffff_ff80, false, 8, Signed, Some(0xffff_ff80)),
            (0xffff, false, 16, Unsigned, Some(0xffff)),
            (0x1_0000, false, 16, Unsigned, None),
            (0x1_0000, false, 16, Signed, None),
            (0xffff_ffff, false, 32, Signed, Some(0xffff_ffff)),
            (0x1_0000_0000, false, 32, Unsigned, None),
            (0x3c00, false, 16, Float, Some(0x3c00)),
            (u64::MAX, false, 64, Unsigned, Some(u64::MAX)),
            (1, true, 64, Signed, Some(u64::MAX)),
        ] {
            assert_eq!(constant(value, negative, width, kind), bits, "{value:#x} {width} {kind:?}");
        }
        assert_eq!(float("1.5", true, 32, Float), Some(0xbfc0_0000));
        assert_eq!(float("1.5", false, 16, Float), None);
    }
}
