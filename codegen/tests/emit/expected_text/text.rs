// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Assembler text of instructions: conversion between the members of instructions and the
//! arguments of the text tables, which the runtime crate interprets.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::fields::{Visitor, each_format};
use crate::instructions::*;
use crate::operands::*;
use crate::text_table::{RESERVED, TABLES};
use crate::types::DataType;
use openvisa_isa_core::List;
use openvisa_isa_core::text::{
    Arg, Args, Cursor, FromArg, Names, PrintError, Printer, ReservedWords, Symbols,
    TextError, TextOptions,
};

/// Buffers for printing and parsing. Keep one value, and pass it for all lines.
pub type TextScratch = openvisa_isa_core::text::TextScratch<RawOperand>;
static RESERVED_WORDS: ReservedWords = ReservedWords::new(&RESERVED);
/// Returns the first words of instructions, which
/// [`Expected::Mnemonic`](openvisa_isa_core::text::Expected::Mnemonic) refers to.
pub fn mnemonics() -> impl Iterator<Item = &'static str> {
    TABLES.mnemonics.iter().map(|mnemonic| mnemonic.text)
}

/// Returns whether a word has a meaning in assembler text, so that no variable or label can
/// have it as its name, for example `add`.
#[inline]
pub fn is_reserved(word: &[u8]) -> bool {
    RESERVED_WORDS.contains(word)
}

impl<'s> Inst<'s> {
    /// Appends the text of the instruction to `out`, without indentation and line end.
    ///
    /// # Errors
    /// Returns an error, and appends nothing, if no template has the values of the
    /// instruction or a value has no word.
    pub fn print(
        &self,
        names: &dyn Names,
        options: TextOptions,
        scratch: &mut TextScratch,
        out: &mut Printer,
    ) -> Result<(), PrintError> {
        self.visit(&mut Arguments(&mut scratch.args));
        openvisa_isa_core::text::print(
            &TABLES,
            self.kind() as u16,
            &scratch.args,
            names,
            options,
            out,
        )
    }

    /// Parses an instruction, or a label (`name:`), up to the end of the line. Lists of the
    /// result borrow from `scratch`.
    ///
    /// # Errors
    /// Returns an error if the line is not an instruction, with the position in the line
    /// and the expected text.
    pub fn parse(
        line: &mut Cursor<'_>,
        symbols: &mut dyn Symbols,
        options: TextOptions,
        scratch: &'s mut TextScratch,
    ) -> Result<Self, TextError> {
        let start = line.clone();
        let format = openvisa_isa_core::text::parse(
            &TABLES,
            line,
            symbols,
            options,
            &mut scratch.args,
        )?;
        from_args(format, scratch, &start)
    }
}

impl FromArg for VecOperand {
    #[inline]
    fn from_arg(arg: Arg) -> Option<Self> {
        Some(
            match arg {
                Arg::General { modifier, id, row } => {
                    Self::General {
                        modifier: Modifier::from_bits(modifier)?,
                        id,
                        row,
                    }
                }

                Arg::Address { modifier, id, width, region } => {
                    Self::Address {
                        modifier: Modifier::from_bits(modifier)?,
                        id,
                        width: AddrOpndWidth::from_bits(width)?,
                        region: Region::from_bits(region)?,
                    }
                }

                Arg::State { modifier, class, id } => {
                    Self::State {
                        modifier: Modifier::from_bits(modifier)?,
                        class: StateClass::from_bits(class)?,
                        id,
                    }
                }

                Arg::Immediate { modifier, data_type, value } => {
                    Self::Immediate {
                        modifier: Modifier::from_bits(modifier)?,
                        r#type: DataType::from_bits(data_type)?,
                        value,
                    }
                }

                Arg::Int(_) | Arg::Raw { .. } => return None,
            },
        )
    }
}

impl FromArg for RawOperand {
    #[inline]
    fn from_arg(arg: Arg) -> Option<Self> {
        if let Arg::Raw { id, offset } = arg { Some(Self { id, offset }) } else { None }
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
            VecOperand::General { modifier, id, row } => {
                Arg::General {
                    modifier: modifier.bits(),
                    id,
                    row,
                }
            }

            VecOperand::Address { modifier, id, width, region } => {
                Arg::Address {
                    modifier: modifier.bits(),
                    id,
                    width: width.bits(),
                    region: region.bits(),
                }
            }

            VecOperand::State { modifier, class, id } => {
                Arg::State {
                    modifier: modifier.bits(),
                    class: class.bits(),
                    id,
                }
            }

            VecOperand::Immediate { modifier, r#type, value } => {
                Arg::Immediate {
                    modifier: modifier.bits(),
                    data_type: r#type.bits().unwrap_or(u8::MAX),
                    value,
                }
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
    Arg::Raw { id, offset }
}

each_format!(openvisa_isa_core::inst_from_args);

openvisa_isa_core::from_arg_bits! {
    u16: Predicate;
    u8: ExecControl LoadOp LscCaching OrderOp;
}
