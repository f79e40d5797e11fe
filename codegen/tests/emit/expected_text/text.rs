// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Assembler text of instructions: conversion between the members of instructions and the arguments
//! of the text tables, which the runtime crate interprets.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::fields::{Visitor, each_format};
use crate::instructions::*;
use crate::operands::*;
use crate::text_table::{LABELS, RESERVED, TABLES};
use crate::types::DataType;
use openvisa_isa_core::List;
use openvisa_isa_core::text::{
    Arg, Args, Cursor, Expected, FromArg, LabelKind, MemberReader, Names, Parsed, PrintError, Printer, ReservedWords,
    Symbols, TextError, TextOptions, no_value,
};

/// Buffers for printing and parsing. Keep one value, and pass it for all lines.
pub type TextScratch = openvisa_isa_core::text::TextScratch<RawOperand>;

static RESERVED_WORDS: ReservedWords = ReservedWords::new(&RESERVED);

/// Returns the first words of instructions, which [`Expected::Mnemonic`] refers to.
pub fn mnemonics() -> impl Iterator<Item = &'static str> {
    TABLES.mnemonics.iter().map(|mnemonic| mnemonic.text)
}

/// Returns whether a word has a meaning in assembler text, so that no variable or label can have it
/// as its name, for example `add`.
#[inline]
pub fn is_reserved(word: &[u8]) -> bool {
    RESERVED_WORDS.contains(word)
}

impl<'s> Inst<'s> {
    /// Appends the text of the instruction to `out`, without indentation and line end.
    ///
    /// # Errors
    /// Returns an error, and appends nothing, if no template has the values of the instruction or a
    /// value has no word.
    pub fn print(
        &self,
        names: &dyn Names,
        options: TextOptions,
        scratch: &mut TextScratch,
        out: &mut Printer,
    ) -> Result<(), PrintError> {
        self.visit(&mut Arguments(&mut scratch.args));
        openvisa_isa_core::text::print(&TABLES, self.kind() as u16, &scratch.args, names, options, out)
    }

    /// Parses an instruction, or a label (`name:`), up to the end of the line. Lists of the result
    /// borrow from `scratch`.
    ///
    /// # Errors
    /// Returns an error if the line is not an instruction, with the position in the line and the
    /// expected text.
    pub fn parse(
        line: &mut Cursor<'_>,
        symbols: &mut dyn Symbols,
        options: TextOptions,
        scratch: &'s mut TextScratch,
    ) -> Result<Self, TextError> {
        let start = line.clone();
        let format = match openvisa_isa_core::text::parse(&TABLES, line, symbols, options, &mut scratch.args)? {
            Parsed::Instruction(format) => format,
            Parsed::Label(id, kind) => {
                let known = LABELS
                    .iter()
                    .find(|(k, ..)| *k == kind)
                    .or_else(|| LABELS.iter().find(|(k, ..)| *k == LabelKind::Block));
                let Some((_, format, field)) = known else { return Err(start.error(Expected::Mnemonic)) };
                scratch.args.values[usize::from(*field)] = Arg::Int(u64::from(id));
                *format
            }
        };
        from_args(format, scratch, &start)
    }
}

impl FromArg for VecOperand {
    #[inline]
    fn from_arg(arg: Arg) -> Option<Self> {
        let modifier = |code| Modifier::from_bits(code);
        Some(match arg {
            Arg::General { modifier: m, row, column, region, id } => Self::General {
                modifier: modifier(m)?,
                id,
                row_offset: row,
                col_offset: column,
                region: Region::from_bits(region)?,
            },
            Arg::Address { modifier: m, width, offset, id } => {
                Self::Address { modifier: modifier(m)?, id, offset, width: AddrOpndWidth::from_bits(width)? }
            }
            Arg::Predicate { modifier: m, bits } => {
                Self::Predicate { modifier: modifier(m)?, val: Predicate::from_bits(bits)? }
            }
            Arg::Indirect { modifier: m, data_type, offset, id, bytes, region } => Self::Indirect {
                modifier: modifier(m)?,
                id,
                addr_offset: offset,
                indirect_offset: bytes,
                bit_properties: DataType::from_bits(data_type)?,
                region: Region::from_bits(region)?,
            },
            Arg::Immediate { modifier: m, data_type, low, high } => {
                Self::Immediate { modifier: modifier(m)?, r#type: DataType::from_bits(data_type)?, low, high }
            }
            Arg::State { modifier: m, class, offset, id } => {
                Self::State { modifier: modifier(m)?, class: StateClass::from_bits(class)?, id, offset }
            }
            Arg::Int(_) | Arg::Raw { .. } => return None,
        })
    }
}

impl FromArg for RawOperand {
    #[inline]
    fn from_arg(arg: Arg) -> Option<Self> {
        if let Arg::Raw { offset, id } = arg { Some(Self { id, offset }) } else { None }
    }
}

/// A visitor that stores the members of an instruction as arguments, by field.
struct Arguments<'s>(&'s mut Args);

impl<'a> Visitor<'a> for Arguments<'_> {
    #[inline]
    fn int(&mut self, field: u8, value: i64) {
        self.0.values[usize::from(field)] = Arg::Int(value as u64);
    }

    #[inline]
    fn vec_operand(&mut self, field: u8, operand: &VecOperand) {
        self.0.values[usize::from(field)] = match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => Arg::General {
                modifier: modifier.bits(),
                row: row_offset,
                column: col_offset,
                region: region.bits(),
                id,
            },
            VecOperand::Address { modifier, id, offset, width } => {
                Arg::Address { modifier: modifier.bits(), width: width.bits(), offset, id }
            }
            VecOperand::Predicate { modifier, val } => Arg::Predicate { modifier: modifier.bits(), bits: val.bits() },
            VecOperand::Indirect { modifier, id, addr_offset, indirect_offset, bit_properties, region } => {
                Arg::Indirect {
                    modifier: modifier.bits(),
                    data_type: bit_properties.bits().unwrap_or(u8::MAX),
                    offset: addr_offset,
                    id,
                    bytes: indirect_offset,
                    region: region.bits(),
                }
            }
            VecOperand::Immediate { modifier, r#type, low, high } => {
                Arg::Immediate { modifier: modifier.bits(), data_type: r#type.bits().unwrap_or(u8::MAX), low, high }
            }
            VecOperand::State { modifier, class, id, offset } => {
                Arg::State { modifier: modifier.bits(), class: class.bits(), offset, id }
            }
        };
    }

    #[inline]
    fn raw_operand(&mut self, field: u8, operand: &RawOperand) {
        self.0.values[usize::from(field)] = raw(*operand);
    }

    fn raw_operands(&mut self, _: u8, operands: List<'a, RawOperand>) {
        self.0.set_list(operands, raw);
    }

    fn u16s(&mut self, _: u8, numbers: List<'a, u16>) {
        self.0.set_list(numbers, |number| Arg::Int(number.into()));
    }
}

fn raw(RawOperand { id, offset }: RawOperand) -> Arg {
    Arg::Raw { offset, id }
}

/// The members of the instruction of a line.
type Members<'s> = MemberReader<'s, RawOperand>;

macro_rules! conversions {
    ($($format:ident { $($index:literal $how:ident $member:ident),* })*) => {
        /// The formats, numbered as in the tables.
        #[derive(Clone, Copy)]
        #[repr(u16)]
        pub(crate) enum Format { $($format),* }

        /// Makes an instruction of a format from the arguments.
        fn from_args<'s>(format: u16, scratch: &'s mut TextScratch, line: &Cursor<'_>) -> Result<Inst<'s>, TextError> {
            let mut members = MemberReader::new(scratch);
            let inst = match format {
                $(format if format == Format::$format as u16 => {
                    // A separate function for each format: one long function would take longer to
                    // compile.
                    fn make<'s>(_members: &mut Members<'s>) -> Inst<'s> {
                        Inst::$format($format { $($member: conversions!(@from $how $index _members)),* })
                    }
                    make(&mut members)
                })*
                _ => return Err(no_value(line)),
            };
            members.finish(inst, line)
        }
    };
    (@from RawOperands $index:literal $members:ident) => { $members.raw_operands() };
    (@from U16s $index:literal $members:ident) => { $members.u16s() };
    (@from $how:ident $index:literal $members:ident) => { $members.take($index) };
}

each_format! { conversions }

openvisa_isa_core::from_arg_bits! {
    u16: Predicate;
    u8: ExecControl LoadOp LscCaching OrderOp;
}
