//! Parsing of a line as an instruction, by interpreting the templates of its mnemonic.
//!
//! For example, `mov (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0>` is tried with each template of `mov`,
//! until one matches.

use super::arguments::{Arg, Args, Remark};
use super::error::{Expected, TextError};
use super::escape::MAX_STRING_BYTES;
use super::names::{LabelKind, LabelUse, Symbol, SymbolClass, Symbols};
use super::template_table::{
    Bits, CompositeForm, Item, Mnemonic, NONE, OperandSyntax, OptionalPart, Tables, TextTemplate, Words,
};
use super::{Cursor, TextOptions, lsc_operands};

/// Parses an instruction, or a label (`name:`), up to the end of the line. Returns the position of
/// its format in the list of all formats; its fields are in `args`.
///
/// # Errors
/// When no template matches. The error is that of the template that matches the longest prefix of
/// the line.
pub fn parse(
    tables: &'static Tables,
    line: &mut Cursor<'_>,
    symbols: &mut dyn Symbols,
    options: TextOptions,
    args: &mut Args,
) -> Result<u16> {
    let mut reader = LineParser { tables, line: line.clone(), symbols, options, args, optional: None };
    let parsed = reader.parse_line()?;
    *line = reader.line;
    Ok(parsed)
}

/// The state of parsing a line.
pub(super) struct LineParser<'a, 'l> {
    pub(super) tables: &'static Tables,
    pub(super) line: Cursor<'l>,
    pub(super) symbols: &'a mut dyn Symbols,
    pub(super) options: TextOptions,
    pub(super) args: &'a mut Args,
    /// Offset at which optional words were absent, and these words.
    pub(super) optional: Option<(usize, &'static Words)>,
}

pub(super) type Result<T> = core::result::Result<T, TextError>;

impl LineParser<'_, '_> {
    /// Parses a label, or an instruction with its optional predicate.
    fn parse_line(&mut self) -> Result<u16> {
        self.line.blanks();
        let mut predicate = None;
        if self.line.peek() == b'(' {
            let start = self.line.offset();
            self.line.eat(b'(');
            predicate = Some((start, self.parse_predicate()?));
            self.expect_byte(b')', ")")?;
            self.line.blanks();
        }
        let start = self.line.offset();
        if self.line.peek() == b'"' {
            return self.parse_label_definition();
        }
        let mut word = self.line.word();
        if word.is_empty() && self.line.eat(b'.') {
            // Mnemonics such as `.file`.
            self.line.word();
            word = self.line.between(start, self.line.offset());
        }
        let after = self.line.offset();
        let Some(mnemonic) = self.tables.mnemonic(word) else {
            self.line.go(start);
            return if self.line.rest().get(word.len()) == Some(&b':') && !word.is_empty() {
                self.parse_label_definition()
            } else {
                Err(self.line.error(Expected::Mnemonic))
            };
        };
        if self.line.peek() == b':' {
            self.line.go(start);
            return self.parse_label_definition();
        }
        let mut worst: Option<TextError> = None;
        // Templates of the version come first, then those of other versions.
        for other in [false, true] {
            for (form, code) in mnemonic.forms {
                if form.versions.contain(self.options.version) == other {
                    continue;
                }
                self.line.go(start);
                match self.parse_template(form, (mnemonic, *code), after, predicate) {
                    Ok(()) => return Ok(form.format),
                    Err(error) if worst.is_none_or(|w| w.offset < error.offset) => worst = Some(error),
                    Err(_) => {}
                }
            }
        }
        self.line.go(start);
        Err(worst.unwrap_or_else(|| self.line.error(Expected::Mnemonic)))
    }

    /// Parses `name:` up to the end of the line.
    fn parse_label_definition(&mut self) -> Result<u16> {
        let start = self.line.offset();
        let name = self.line.name();
        if name.is_empty() || !self.line.eat(b':') {
            return Err(self.line.error_at(start, Expected::Mnemonic));
        }
        self.expect_end()?;
        let Some((id, kind)) = self.symbols.label(name, LabelUse::Defined) else {
            return Err(self.line.error_at(start, Expected::Other("fewer labels")));
        };
        let labels = self.tables.labels;
        let find = |kind| labels.iter().find(|label| label.kind == kind);
        let Some(label) = find(kind).or_else(|| find(LabelKind::Block)) else {
            return Err(self.line.error_at(start, Expected::Mnemonic));
        };
        self.set_arg(label.field, Arg::Int(u64::from(id)));
        Ok(label.format)
    }

    /// Checks that only blanks are left.
    fn expect_end(&mut self) -> Result<()> {
        if self.line.at_end() {
            return Ok(());
        }
        Err(self.line.error(Expected::End))
    }

    /// Parses the line with one template. `after` is the offset after the mnemonic, and `code` the
    /// code that the mnemonic implies.
    fn parse_template(
        &mut self,
        form: &TextTemplate,
        (mnemonic, code): (&'static Mnemonic, u8),
        after: usize,
        predicate: Option<(usize, u64)>,
    ) -> Result<()> {
        if let Some(values) = self.args.values.get_mut(..form.blank.len()) {
            values.copy_from_slice(form.blank);
        }
        self.args.listed = 0;
        self.args.remarked = 0;
        for when in form.when {
            when.set(self.args);
        }
        match predicate {
            Some((start, _)) if form.predicate == NONE => {
                return Err(self.line.error_at(start, Expected::Other("an instruction that takes a predicate")));
            }
            Some((_, bits)) => self.set_arg(form.predicate, Arg::Int(bits)),
            None => {}
        }
        // Skip the first item, which the mnemonic has consumed.
        let items = match form.items {
            [Item::Word(bits, words), rest @ ..] if code != NONE => {
                bits.set(self.args, self.code_on_platform(words, usize::from(code)) as u64);
                let text = words.texts.get(usize::from(code)).copied().unwrap_or_default();
                let is_whole = self.line.offset() + text.len() == after;
                if is_whole && (words.former.is_empty() || self.line.follows(text)) {
                    self.line.go(after);
                } else {
                    self.skip_rest_of_word(words, code)?;
                }
                rest
            }
            [Item::Text(literal), rest @ ..] if let Some(now) = mnemonic.now => {
                let (offset, length) = (self.line.offset(), mnemonic.text.len());
                self.args.remark(Remark::FormerWord { offset, length, now });
                self.line.go(after);
                self.expect_text(literal.text.strip_prefix(now).unwrap_or_default())?;
                rest
            }
            [Item::Text(literal), rest @ ..] if self.line.offset() + literal.text.len() == after => {
                self.line.go(after);
                rest
            }
            items => items,
        };
        self.parse_items(items)?;
        self.expect_end()?;
        if form.when.iter().all(|when| when.holds(self.args)) {
            return Ok(());
        }
        Err(self.line.error_at(after, Expected::Other("another form of this instruction for these values")))
    }

    /// Consumes the text of a code that is shorter or longer than the mnemonic, for example
    /// `raw_sends` in `raw_sends_eot`, or `sample+killpix`.
    #[cold]
    fn skip_rest_of_word(&mut self, words: &'static Words, code: u8) -> Result<()> {
        let own = words.texts.get(usize::from(code)).copied();
        let others = words.others.iter().filter(|(other, ..)| *other == code).map(|(.., text)| *text);
        for text in own.into_iter().chain(others) {
            if self.line.eat_text(text) {
                return Ok(());
            }
        }
        for (_, text) in words.former.iter().filter(|(former, _)| *former == code) {
            if self.line.eat_text(text) {
                self.remark_former(words, usize::from(code), text.len());
                return Ok(());
            }
        }
        Err(self.line.error(own.map_or(Expected::Mnemonic, Expected::Text)))
    }

    fn parse_items(&mut self, items: &'static [Item]) -> Result<()> {
        for item in items {
            self.parse_item(item)?;
        }
        Ok(())
    }

    /// Parses one item of a template.
    #[inline]
    fn parse_item(&mut self, item: &'static Item) -> Result<()> {
        match item {
            Item::Text(literal) => self.expect_text(literal.text)?,
            Item::Blank | Item::SecondBlank => self.line.blanks(),
            Item::ExecSize(arg) => self.parse_exec(*arg)?,
            Item::ExecSizeInParentheses(arg) => {
                self.line.blanks();
                self.expect_text("(")?;
                self.parse_exec(*arg)?;
                self.expect_text(")")?;
                self.line.blanks();
            }
            Item::Word(bits, words) => {
                let code = self.parse_word(words)?;
                bits.set(self.args, code);
            }
            Item::Number(bits) | Item::Decimal(bits) | Item::Hex(bits) | Item::HexCapitals(bits) => {
                self.line.blanks();
                let start = self.line.offset();
                if matches!((item, self.line.rest()), (Item::Decimal(_), [b'0', b'x' | b'X', ..])) {
                    return Err(self.line.error(Expected::Other("a decimal number")));
                }
                if matches!(item, Item::Hex(_)) && !matches!(self.line.rest(), [b'0', b'x' | b'X', ..]) {
                    return Err(self.line.error(Expected::Other("a hexadecimal number")));
                }
                let value = match item {
                    // The vendor's grammar has expressions in parentheses for such numbers.
                    Item::HexCapitals(_) if self.line.peek() == b'(' => self.parse_parenthesized()?,
                    _ => self.line.unsigned().ok_or_else(|| self.line.error(Expected::Integer))?,
                };
                self.set_bits(*bits, value, start)?;
            }
            Item::Signed(bits) => {
                self.line.blanks();
                let (start, negative) = (self.line.offset(), self.line.eat(b'-'));
                let value = self.line.unsigned().ok_or_else(|| self.line.error(Expected::Integer))?;
                let most = bits.max_value() >> 1;
                if value > most + u64::from(negative) {
                    let most = most.cast_signed();
                    return Err(self.line.error_at(start, Expected::Range(-most - 1, most)));
                }
                bits.set(self.args, if negative { value.wrapping_neg() } else { value });
            }
            Item::HexDigits(bits) => {
                let start = self.line.offset();
                let value = self.line.digits().ok_or_else(|| self.line.error(Expected::Other("hexadecimal digits")))?;
                self.set_bits(*bits, value, start)?;
            }
            Item::Letters(bits, letters) => {
                let value = self.parse_letters(letters);
                bits.set(self.args, value);
            }
            Item::Flags(arg, flags) => {
                let mut value = 0;
                while let Some((bit, text)) = flags.iter().find(|(_, text)| self.line.follows(text)) {
                    self.line.eat_text(text);
                    value |= 1 << bit;
                }
                let before = self.args.values.get(usize::from(*arg)).and_then(|a| a.int()).unwrap_or(0);
                self.set_arg(*arg, Arg::Int(before | value));
            }
            Item::Saturation(arg) => {
                let codes = &self.tables.codes;
                let text = codes.modifiers.texts.get(usize::from(codes.saturation)).unwrap_or(&"");
                if self.line.eat_text(text) {
                    // The operand is parsed later, and keeps the modifier.
                    self.set_arg(
                        *arg,
                        Arg::General { modifier: codes.saturation, row_offset: 0, col_offset: 0, region: 0, id: 0 },
                    );
                }
            }
            Item::Operand(arg, place) => self.parse_operand(*arg, *place)?,
            Item::NamedOperand(arg, words) => {
                self.line.blanks();
                let start = self.line.offset();
                let value = match self.find_word(words) {
                    Some(code) => {
                        Arg::Immediate { modifier: 0, data_type: self.dword_type(), low: code as u32, high: 0 }
                    }
                    None => {
                        self.line.go(start);
                        self.parse_vector(OperandSyntax::Vector)?
                    }
                };
                self.set_arg(*arg, value);
            }
            Item::RawOperand(arg) => {
                let raw = self.parse_raw()?;
                self.set_arg(*arg, raw);
            }
            Item::Variable(bits, class) => {
                self.line.blanks();
                let start = self.line.offset();
                let id = match self.line.peek() {
                    b'(' => self.parse_indexed_state(*class)?,
                    _ => self.parse_variable(&[*class])?.id,
                };
                self.set_bits(*bits, u64::from(id), start)?;
            }
            Item::VariableOfClass(arg, class) => {
                let classes = [SymbolClass::General, SymbolClass::Address, SymbolClass::Predicate];
                let symbol = self.parse_variable(&classes)?;
                let code = classes.iter().position(|c| *c == symbol.class).unwrap_or(0);
                class.set(self.args, code as u64);
                self.set_arg(*arg, Arg::Int(u64::from(symbol.id)));
            }
            Item::Label(arg, kind) => {
                let id = self.parse_label(*kind)?;
                self.set_arg(*arg, Arg::Int(id));
            }
            Item::Name(arg) => {
                self.line.blanks();
                let start = self.line.offset();
                let name = self.line.name();
                if name.is_empty() {
                    return Err(self.line.error_at(start, Expected::Other("a name")));
                }
                self.set_string(*arg, name, start)?;
            }
            Item::QuotedString(arg) => {
                self.line.blanks();
                let start = self.line.offset();
                let mut buffer = [0; MAX_STRING_BYTES];
                let text = self.line.escaped(&mut buffer);
                let text = text.ok_or_else(|| self.line.error_at(start, Expected::Quoted))?;
                self.set_string(*arg, text, start)?;
            }
            Item::RawOperandList => {
                while !self.line.at_end() {
                    let raw = self.parse_raw()?;
                    self.push_element(raw)?;
                }
            }
            Item::LabelList(kind) => loop {
                let id = self.parse_label(*kind)?;
                self.push_element(Arg::Int(id))?;
                self.line.blanks();
                if !self.line.eat(b',') {
                    break;
                }
            },
            Item::Optional(optional) => self.parse_optional(optional)?,
            Item::Composite(which, args) => match which {
                CompositeForm::LscCaching => lsc_operands::parse_caching(self, args)?,
                CompositeForm::LscData => lsc_operands::parse_data(self, args)?,
                CompositeForm::LscAddr => lsc_operands::parse_address(self, args)?,
                CompositeForm::Twice => lsc_operands::parse_twice(self, args)?,
                CompositeForm::State => lsc_operands::parse_state(self, args)?,
                CompositeForm::Block2dData => lsc_operands::parse_block_data(self, args)?,
                CompositeForm::Block2dAddr => lsc_operands::parse_block_address(self, args)?,
            },
        }
        Ok(())
    }

    /// Parses an optional part. A part that begins with literal characters is present if they
    /// follow. Another part is present depending on the fields parsed so far.
    fn parse_optional(&mut self, optional: &'static OptionalPart) -> Result<()> {
        if let [Item::Text(literal), ..] = optional.items {
            if !self.line.follows(literal.text) {
                return Ok(());
            }
            let start = self.line.clone();
            let remarked = self.args.remarked;
            let Ok(()) = self.parse_items(optional.items) else {
                self.line = start;
                self.args.remarked = remarked;
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
            self.parse_items(optional.items)?;
        }
        Ok(())
    }

    /// Sets a field.
    #[inline]
    pub(super) fn set_arg(&mut self, arg: u8, value: Arg) {
        if let Some(place) = self.args.values.get_mut(usize::from(arg)) {
            *place = value;
        }
    }

    /// Appends an element to the list.
    fn push_element(&mut self, value: Arg) -> Result<()> {
        let Some(place) = self.args.list.get_mut(self.args.listed) else {
            return Err(self.line.error(Expected::Other("fewer elements")));
        };
        *place = value;
        self.args.listed += 1;
        Ok(())
    }

    /// Sets a bit group to a value that must fit.
    fn set_bits(&mut self, bits: Bits, value: u64, start: usize) -> Result<()> {
        if value > bits.max_value() {
            let most = i64::try_from(bits.max_value()).unwrap_or(i64::MAX);
            return Err(self.line.error_at(start, Expected::Range(0, most)));
        }
        bits.set(self.args, value);
        Ok(())
    }

    /// Adds a string to the string pool, and sets a field to its index.
    fn set_string(&mut self, arg: u8, text: &[u8], start: usize) -> Result<()> {
        let Some(id) = self.symbols.string(text) else {
            return Err(self.line.error_at(start, Expected::Other("fewer names")));
        };
        self.set_arg(arg, Arg::Int(u64::from(id)));
        Ok(())
    }

    /// Parses a reference to a label, and returns its index.
    fn parse_label(&mut self, kind: LabelKind) -> Result<u64> {
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

    /// Consumes literal characters. Blanks are allowed before and after brackets and commas.
    #[inline]
    pub(super) fn expect_text(&mut self, text: &'static str) -> Result<()> {
        if !self.line.eat_text(text) {
            let start = self.line.offset();
            self.line.blanks();
            let loose = matches!(text.as_bytes().first(), Some(b'(' | b')' | b','));
            if !loose || !self.line.eat_text(text) {
                self.line.go(start);
                return Err(self.line.error(self.expected_instead_of(text)));
            }
        }
        if matches!(text.as_bytes().last(), Some(b'(' | b',')) {
            self.line.blanks();
        }
        Ok(())
    }

    /// Returns the syntax expected in place of literal characters. At a suffix, it is one of the
    /// optional words.
    #[cold]
    fn expected_instead_of(&self, text: &'static str) -> Expected {
        match self.optional {
            Some((at, words)) if at == self.line.offset() && self.line.peek() == b'.' => {
                Expected::OneOf(words.texts, words.what)
            }
            _ => Expected::Text(text),
        }
    }

    /// Consumes one character, optionally after blanks.
    #[inline]
    pub(super) fn expect_byte(&mut self, byte: u8, text: &'static str) -> Result<()> {
        if self.line.eat(byte) {
            return Ok(());
        }
        self.line.blanks();
        if self.line.eat(byte) { Ok(()) } else { Err(self.line.error(Expected::Text(text))) }
    }

    /// Parses execution mask and size: `M1, 16` or `16`.
    #[inline]
    fn parse_exec(&mut self, arg: u8) -> Result<()> {
        let codes = &self.tables.codes;
        self.line.blanks();
        if let Some(value) = self.parse_short_exec(&codes.exec_digits) {
            self.set_arg(arg, Arg::Int(u64::from(value)));
            return Ok(());
        }
        let mut value = 0;
        if self.line.peek().is_ascii_alphabetic() {
            value |= self.parse_word(&codes.exec_mask.1)? << codes.exec_mask.0.low;
            self.expect_byte(b',', ",")?;
            self.line.blanks();
        }
        value |= self.parse_word(&codes.exec_size.1)? << codes.exec_size.0.low;
        self.set_arg(arg, Arg::Int(value));
        Ok(())
    }

    /// Parses `M1, 16)` in the exact form of the printer: the fast path.
    #[inline]
    fn parse_short_exec(&mut self, (masks, sizes): &([u16; 10], [u16; 33])) -> Option<u16> {
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

    /// Parses a predicate such as `!P1.any`, and returns its encoding.
    pub(super) fn parse_predicate(&mut self) -> Result<u64> {
        let codes = &self.tables.codes;
        self.line.blanks();
        let mut value = 0;
        if self.line.eat(b'!') {
            self.line.blanks();
            value |= 1 << codes.predicate_invert.low;
        }
        let symbol = self.parse_variable(&[SymbolClass::Predicate])?;
        let id = u64::from(symbol.id);
        if id > codes.predicate_id.max_value() {
            return Err(self.line.error(Expected::Other("fewer predicates")));
        }
        value |= id << codes.predicate_id.low;
        if self.line.eat(b'.') {
            value |= self.parse_word(&codes.predicate_combine.1)? << codes.predicate_combine.0.low;
        }
        Ok(value)
    }

    /// Parses a variable of one of these classes. The first class is named in an error.
    #[inline]
    pub(super) fn parse_variable(&mut self, classes: &[SymbolClass]) -> Result<Symbol> {
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
}
