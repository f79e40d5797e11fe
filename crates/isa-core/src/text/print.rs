//! Printing of an instruction as a line, by interpreting its template.
//!
//! For example, the item `Channels` prints the execution control as `(M1, 16) `.

use super::arguments::{Arg, Args};
use super::error::PrintError;
use super::names::{NameTable, Names, SymbolClass};
use super::template_table::{
    Bits, CompositeForm, Item, NONE, OperandSyntax, OptionalPart, Tables, TextTemplate, Words,
};
use super::{Printer, TextOptions, lsc_operands};

/// Appends the line of an instruction. Appends nothing on an error.
///
/// # Errors
/// When no template matches the values, or a value has no word.
pub fn print(
    tables: &'static Tables,
    instruction: u16,
    args: &Args,
    names: &dyn Names,
    options: TextOptions,
    out: &mut Printer,
) -> Result<(), PrintError> {
    let known = tables.instructions.get(usize::from(instruction)).ok_or(PrintError::NoForm)?;
    let mut forms = known.forms;
    if let Some((field, kind, other)) = known.alias {
        let label = args.values.get(usize::from(field)).and_then(|arg| arg.int()).and_then(|id| names.label(id as u32));
        if label.is_some_and(|(_, k)| k == kind) {
            forms = other;
        }
    }
    let fits =
        |form: &&TextTemplate| form.versions.contain(options.version) && form.when.iter().all(|when| when.holds(args));
    let form = forms.iter().find(fits).ok_or(PrintError::NoForm)?;
    let start = out.len();
    let mut writer = LinePrinter { tables, args, names, table: names.table(), options, out };
    let result = writer.print_template(form);
    if result.is_err() {
        out.truncate(start);
    }
    result
}

/// The state of printing a line.
pub(super) struct LinePrinter<'a> {
    pub(super) tables: &'static Tables,
    pub(super) args: &'a Args,
    names: &'a dyn Names,
    /// The prepared names, if there are any.
    table: Option<&'a NameTable>,
    pub(super) options: TextOptions,
    pub(super) out: &'a mut Printer,
}

impl<'a> LinePrinter<'a> {
    /// Prints the predicate and the items of a template.
    fn print_template(&mut self, form: &TextTemplate) -> Result<(), PrintError> {
        if form.predicate != NONE {
            let bits = self.int(form.predicate)?;
            if bits != 0 {
                self.out.byte(b'(');
                self.print_predicate(bits)?;
                self.out.text(") ");
            }
        }
        self.print_items(form.items)?;
        self.out.trim();
        Ok(())
    }

    fn print_items(&mut self, items: &'static [Item]) -> Result<(), PrintError> {
        for item in items {
            self.print_item(item)?;
        }
        Ok(())
    }

    /// Prints one item of a template.
    #[inline]
    fn print_item(&mut self, item: &'static Item) -> Result<(), PrintError> {
        match item {
            Item::Text(literal) => self.out.literal(literal),
            Item::Blank => self.out.blank(),
            Item::SecondBlank => self.out.byte(b' '),
            Item::ExecSize(arg) => self.print_exec(*arg)?,
            Item::ExecSizeInParentheses(arg) => {
                self.out.blank();
                self.print_channels(*arg)?;
            }
            Item::Word(bits, words) => self.print_word(self.bit_value(*bits)?, words, bits.arg)?,
            Item::Number(bits) | Item::Decimal(bits) => {
                let value = self.bit_value(*bits)?;
                self.out.decimal(value);
            }
            Item::Signed(bits) => {
                let unused = 64 - u32::from(bits.width);
                let value = (self.bit_value(*bits)? << unused).cast_signed() >> unused;
                self.out.signed(value);
            }
            Item::Hex(bits) => {
                let value = self.bit_value(*bits)?;
                self.out.hex(value);
            }
            Item::HexCapitals(bits) => {
                let value = self.bit_value(*bits)?;
                self.out.text("0x");
                self.out.hex_capitals(value);
            }
            Item::HexDigits(bits) => {
                let value = self.bit_value(*bits)?;
                self.out.hex_digits(value, 1);
            }
            Item::Letters(bits, letters) => self.print_letters(self.bit_value(*bits)?, letters),
            Item::Flags(arg, flags) => {
                let value = self.int(*arg)?;
                for (bit, text) in flags.iter() {
                    if value >> bit & 1 == 1 {
                        self.out.text(text);
                    }
                }
            }
            Item::Saturation(arg) => {
                let codes = &self.tables.codes;
                if modifier_of(self.arg(*arg)?) == codes.saturation {
                    self.out.text(codes.modifiers.texts.get(usize::from(codes.saturation)).unwrap_or(&""));
                }
            }
            Item::Operand(arg, place) => self.print_operand(*arg, *place)?,
            Item::NamedOperand(arg, words) => self.print_named(*arg, words)?,
            Item::RawOperand(arg) => {
                let raw = self.arg(*arg)?;
                self.print_raw(raw, *arg)?;
            }
            Item::Variable(bits, class) => {
                let id = self.bit_value(*bits)?;
                self.print_variable(*class, id as u32);
            }
            Item::VariableOfClass(arg, class) => {
                let class = match self.bit_value(*class)? {
                    0 => SymbolClass::General,
                    1 => SymbolClass::Address,
                    2 => SymbolClass::Predicate,
                    _ => return Err(PrintError::NoText { field: class.arg }),
                };
                let id = self.int(*arg)?;
                self.print_variable(class, id as u32);
            }
            Item::Label(arg, _) => {
                let id = self.int(*arg)?;
                self.print_label(id as u32);
            }
            Item::Name(arg) => {
                let text = self.names.string(self.int(*arg)? as u32).unwrap_or(b"");
                self.out.name(text);
            }
            Item::QuotedString(arg) => {
                let text = self.names.string(self.int(*arg)? as u32).unwrap_or(b"");
                self.out.escaped(text);
            }
            Item::RawOperandList => {
                let list = self.args.list.get(..self.args.listed).unwrap_or(&[]);
                for (i, arg) in list.iter().enumerate() {
                    if i > 0 {
                        self.out.byte(b' ');
                    }
                    self.print_raw(arg, NONE)?;
                }
            }
            Item::LabelList(_) => {
                let list = self.args.list.get(..self.args.listed).unwrap_or(&[]);
                for (i, arg) in list.iter().enumerate() {
                    if i > 0 {
                        self.out.text(", ");
                    }
                    self.print_label(arg.int().unwrap_or(0) as u32);
                }
            }
            Item::Optional(optional) => {
                if self.is_shown(optional)? {
                    self.print_items(optional.items)?;
                }
            }
            Item::Composite(which, args) => self.print_composite(*which, args)?,
        }
        Ok(())
    }

    /// Returns whether an optional part is printed.
    fn is_shown(&self, optional: &OptionalPart) -> Result<bool, PrintError> {
        let value = self.bit_value(optional.bits)?;
        let holds = optional.code.map_or(value != 0, |code| value == code);
        Ok(holds != optional.negated)
    }

    /// Prints a form that combines several fields.
    fn print_composite(&mut self, which: CompositeForm, args: &'static [u8]) -> Result<(), PrintError> {
        match which {
            CompositeForm::LscCaching => lsc_operands::print_caching(self, args),
            CompositeForm::LscData => lsc_operands::print_data(self, args),
            CompositeForm::LscAddr => lsc_operands::print_address(self, args),
            CompositeForm::Twice => self.print_operand(lsc_operands::field_of_part(args, 0), OperandSyntax::Vector),
            CompositeForm::State => lsc_operands::print_state(self, args),
            CompositeForm::Block2dData => lsc_operands::print_block_data(self, args),
            CompositeForm::Block2dAddr => lsc_operands::print_block_address(self, args),
        }
    }

    /// Returns a field.
    #[inline]
    pub(super) fn arg(&self, arg: u8) -> Result<&'a Arg, PrintError> {
        self.args.values.get(usize::from(arg)).ok_or(PrintError::NoText { field: arg })
    }

    /// Returns a field that is a number.
    #[inline]
    pub(super) fn int(&self, arg: u8) -> Result<u64, PrintError> {
        self.arg(arg)?.int().ok_or(PrintError::NoText { field: arg })
    }

    /// Returns the value of a bit group.
    #[inline]
    fn bit_value(&self, bits: Bits) -> Result<u64, PrintError> {
        self.int(bits.arg).map(|value| bits.of(value))
    }

    /// Prints the word for a value.
    #[inline]
    pub(super) fn print_word(&mut self, value: u64, words: &'static Words, arg: u8) -> Result<(), PrintError> {
        if let Some(word) = words.packed.get(value as usize).filter(|word| **word != 0 && value < 256) {
            self.out.packed(*word);
            return Ok(());
        }
        let text = self.text_of(value, words).ok_or(PrintError::NoText { field: arg })?;
        self.out.text(text);
        Ok(())
    }

    /// Returns the word for a value in the version of the options.
    #[inline]
    pub(super) fn text_of(&self, value: u64, words: &'static Words) -> Option<&'static str> {
        if !words.others.is_empty() {
            let here = |(code, versions, _): &&(u8, crate::Versions, &'static str)| {
                u64::from(*code) == value && versions.contain(self.options.version)
            };
            if let Some((_, _, text)) = words.others.iter().find(here) {
                return Some(text);
            }
        }
        words.texts.get(usize::try_from(value).ok()?).copied().filter(|text| !text.is_empty())
    }

    /// Prints the letter of each set bit.
    pub(super) fn print_letters(&mut self, value: u64, letters: &str) {
        for (bit, letter) in letters.bytes().enumerate() {
            if value >> bit & 1 == 1 {
                self.out.byte(letter);
            }
        }
    }

    /// Prints `(M1, 16) `. Fast path: both words are packed.
    #[inline]
    fn print_channels(&mut self, arg: u8) -> Result<(), PrintError> {
        let (value, codes) = (self.int(arg)?, &self.tables.codes);
        let of = |texts: &[u64; 16], bits: Bits| texts.get(bits.of(value) as usize).map_or(0, |text| *text);
        let mask = of(&codes.exec_texts.0, codes.exec_mask.0);
        let size = of(&codes.exec_texts.1, codes.exec_size.0);
        if mask != 0 && size != 0 {
            self.out.packed(mask);
            self.out.packed(size);
        } else {
            self.out.byte(b'(');
            self.print_exec(arg)?;
            self.out.text(") ");
        }
        Ok(())
    }

    /// Prints execution mask and size, for example `M1, 16`.
    fn print_exec(&mut self, arg: u8) -> Result<(), PrintError> {
        let (value, codes) = (self.int(arg)?, &self.tables.codes);
        self.print_word(codes.exec_mask.0.of(value), &codes.exec_mask.1, arg)?;
        self.out.text(", ");
        self.print_word(codes.exec_size.0.of(value), &codes.exec_size.1, arg)
    }

    /// Prints a predicate, for example `!P1.any`.
    fn print_predicate(&mut self, value: u64) -> Result<(), PrintError> {
        let codes = &self.tables.codes;
        if codes.predicate_invert.of(value) != 0 {
            self.out.byte(b'!');
        }
        self.print_variable(SymbolClass::Predicate, codes.predicate_id.of(value) as u32);
        let combine = codes.predicate_combine.0.of(value);
        if combine != 0 {
            self.out.byte(b'.');
            self.print_word(combine, &codes.predicate_combine.1, NONE)?;
        }
        Ok(())
    }

    /// Prints the name of a variable.
    #[inline]
    pub(super) fn print_variable(&mut self, class: SymbolClass, id: u32) {
        if self.table.and_then(|table| table.print(class, id, self.out)).is_none() {
            self.print_other_variable(class, id);
        }
    }

    /// Prints the name of a variable without a prepared name.
    #[inline(never)]
    fn print_other_variable(&mut self, class: SymbolClass, id: u32) {
        match self.names.variable(class, id) {
            Some(name) => self.out.name(name),
            None => {
                self.out.byte(class.letter());
                self.out.decimal(u64::from(id));
            }
        }
    }

    /// Prints the name of a label.
    fn print_label(&mut self, id: u32) {
        if self.table.and_then(|table| table.print_label(id, self.out)).is_some() {
            return;
        }
        match self.names.label(id) {
            Some((name, _)) => self.out.name(name),
            None => {
                self.out.byte(b'L');
                self.out.decimal(u64::from(id));
            }
        }
    }

    /// Prints a raw operand, for example `V1.32`.
    #[inline]
    fn print_raw(&mut self, raw: &Arg, arg: u8) -> Result<(), PrintError> {
        let Arg::Raw { id, offset } = *raw else { return Err(PrintError::NoText { field: arg }) };
        self.print_variable(SymbolClass::General, id);
        if offset < 10 {
            self.out.block(&[b'.', b'0' + offset as u8], 2);
        } else {
            self.out.byte(b'.');
            self.out.decimal(u64::from(offset));
        }
        Ok(())
    }

    /// Prints an immediate as a word, or another operand.
    fn print_named(&mut self, arg: u8, words: &'static Words) -> Result<(), PrintError> {
        if let Arg::Immediate { modifier: 0, low, high: 0, .. } = *self.arg(arg)?
            && let Some(text) = self.text_of(u64::from(low), words)
        {
            self.out.text(text);
            return Ok(());
        }
        self.print_operand(arg, OperandSyntax::Vector)
    }

    /// Prints a vector operand.
    fn print_operand(&mut self, arg: u8, place: OperandSyntax) -> Result<(), PrintError> {
        let (operand, codes) = (self.arg(arg)?, &self.tables.codes);
        let modifier = modifier_of(operand);
        if modifier != 0 && !(modifier == codes.saturation && place == OperandSyntax::Saturated) {
            if modifier == codes.saturation {
                return Err(PrintError::NoText { field: arg });
            }
            self.print_word(u64::from(modifier), &codes.modifiers, arg)?;
        }
        match *operand {
            Arg::General { row_offset: row, col_offset: column, id, .. } if place == OperandSyntax::AddressOf => {
                self.print_address_of(id, row, column)
            }
            Arg::State { class, offset, id, .. } if place == OperandSyntax::AddressOf => {
                self.out.byte(b'&');
                self.print_state(class, id, arg)?;
                if offset != 0 {
                    self.out.byte(b'[');
                    self.out.decimal(u64::from(offset));
                    self.out.byte(b']');
                }
            }
            Arg::General { row_offset: row, col_offset: column, region, id, .. } => {
                self.print_variable(SymbolClass::General, id);
                if place == OperandSyntax::Register {
                    self.print_origin(row, column);
                } else if !self.print_short_place(row, column, region) {
                    self.print_origin(row, column);
                    self.print_region(region, arg)?;
                }
            }
            Arg::Address { width, offset, id, .. } => {
                self.print_variable(SymbolClass::Address, u32::from(id));
                self.out.byte(b'(');
                self.out.decimal(u64::from(offset));
                self.out.text(")<");
                self.print_word(u64::from(width), &codes.address_width, arg)?;
                self.out.byte(b'>');
            }
            Arg::Predicate { val: bits, .. } => self.print_predicate(u64::from(bits))?,
            Arg::Indirect { data_type, addr_offset: offset, id, indirect_offset: bytes, region, .. } => {
                self.out.text("r[");
                self.print_variable(SymbolClass::Address, u32::from(id));
                self.out.byte(b'(');
                self.out.decimal(u64::from(offset));
                self.out.text("),");
                self.out.signed(i64::from(bytes));
                self.out.byte(b']');
                self.print_region(region, arg)?;
                self.print_data_type(data_type, arg)?;
            }
            Arg::Immediate { data_type, low, high, .. } => {
                self.out.hex(u64::from(high) << 32 | u64::from(low));
                self.print_data_type(data_type, arg)?;
            }
            Arg::State { class, offset, id, .. } => {
                self.print_state(class, id, arg)?;
                self.out.byte(b'(');
                self.out.decimal(u64::from(offset));
                self.out.byte(b')');
            }
            Arg::Int(_) | Arg::Raw { .. } => return Err(PrintError::NoText { field: arg }),
        }
        Ok(())
    }

    /// Prints the type of an operand, for example `:ud`.
    #[inline]
    fn print_data_type(&mut self, code: u8, arg: u8) -> Result<(), PrintError> {
        self.out.byte(b':');
        self.print_word(u64::from(code), &self.tables.codes.types, arg)
    }

    /// Prints the name of a sampler or surface variable.
    fn print_state(&mut self, class: u8, id: u16, arg: u8) -> Result<(), PrintError> {
        let sampler = self.tables.codes.samplers.get(usize::from(class)).ok_or(PrintError::NoText { field: arg })?;
        self.print_variable(if *sampler { SymbolClass::Sampler } else { SymbolClass::Surface }, u32::from(id));
        Ok(())
    }

    /// Prints the address of a general variable, for example `&V1[64]`.
    fn print_address_of(&mut self, id: u32, row: u8, column: u8) {
        self.out.byte(b'&');
        self.print_variable(SymbolClass::General, id);
        if row != 0 || column != 0 {
            let element = u64::from(self.names.element_bytes(id));
            let bytes = u64::from(row) * u64::from(self.options.register_bytes) + u64::from(column) * element;
            self.out.byte(b'[');
            self.out.decimal(bytes);
            self.out.byte(b']');
        }
    }

    /// Prints row and column of an operand, for example `(0,2)`.
    #[inline]
    pub(super) fn print_origin(&mut self, row: u8, column: u8) {
        if row < 10 && column < 10 {
            return self.out.bytes(&[b'(', b'0' + row, b',', b'0' + column, b')']);
        }
        self.out.byte(b'(');
        self.out.decimal(u64::from(row));
        self.out.byte(b',');
        self.out.decimal(u64::from(column));
        self.out.byte(b')');
    }

    /// Returns the words of vertical stride, width and horizontal stride of a region.
    #[inline]
    fn region_words(&self, region: u16) -> [&'static str; 3] {
        let codes = &self.tables.codes;
        let word = |(bits, words): &'static (Bits, Words)| {
            words.texts.get(bits.of(u64::from(region)) as usize).map_or("", |text| *text)
        };
        [word(&codes.v_stride), word(&codes.width), word(&codes.h_stride)]
    }

    /// Prints `(0,0)<1;1,0>` or `(0,0)<1>` with one copy if each number has one digit: the fast
    /// path. Returns whether it did.
    #[inline]
    fn print_short_place(&mut self, row: u8, column: u8, region: u16) -> bool {
        let codes = &self.tables.codes;
        let mark = |marks: &[u8; 16], bits: &Bits| marks[usize::from(region >> (bits.low & 15)) & 15];
        let [v, w, h] = &codes.region_marks;
        let [v, w, h] = [mark(v, &codes.v_stride.0), mark(w, &codes.width.0), mark(h, &codes.h_stride.0)];
        if row >= 10 || column >= 10 || h < b'0' {
            return false;
        }
        let (row, column) = (b'0' + row, b'0' + column);
        let place = [b'(', row, b',', column, b')', b'<'];
        if v >= b'0' && w >= b'0' {
            let [a, b, c, d, e, f] = place;
            let (low, high) = (u64::from_le_bytes([a, b, c, d, e, f, v, b';']), [w, b',', h, b'>', 0, 0, 0, 0]);
            let whole = u128::from(low) | u128::from(u64::from_le_bytes(high)) << 64;
            self.out.block(&whole.to_le_bytes(), 12);
            return true;
        }
        if v == 1 && w == 1 {
            let [a, b, c, d, e, f] = place;
            self.out.fixed(&[a, b, c, d, e, f, h, b'>']);
            return true;
        }
        false
    }

    /// Prints `<2;2,1>`, or `<2,1>` without a vertical stride, or `<1>` with only a horizontal
    /// stride, or nothing.
    fn print_region(&mut self, region: u16, arg: u8) -> Result<(), PrintError> {
        let [v_stride, width, h_stride] = self.region_words(region);
        if h_stride.is_empty() {
            // A region without a horizontal stride is printed only if it is 0.
            return if region == 0 { Ok(()) } else { Err(PrintError::NoText { field: arg }) };
        }
        if let (true, true, [h]) = (v_stride.is_empty(), width.is_empty(), h_stride.as_bytes()) {
            self.out.bytes(&[b'<', *h, b'>']);
            return Ok(());
        }
        self.out.byte(b'<');
        if !v_stride.is_empty() {
            self.out.text(v_stride);
            self.out.byte(b';');
        }
        if !width.is_empty() {
            self.out.text(width);
            self.out.byte(b',');
        } else if !v_stride.is_empty() {
            return Err(PrintError::NoText { field: arg });
        }
        self.out.text(h_stride);
        self.out.byte(b'>');
        Ok(())
    }
}

/// Returns the modifier of an operand; 0 if it has none.
#[inline]
const fn modifier_of(arg: &Arg) -> u8 {
    match *arg {
        Arg::General { modifier, .. }
        | Arg::Address { modifier, .. }
        | Arg::Predicate { modifier, .. }
        | Arg::Indirect { modifier, .. }
        | Arg::Immediate { modifier, .. }
        | Arg::State { modifier, .. } => modifier,
        Arg::Int(_) | Arg::Raw { .. } => 0,
    }
}
