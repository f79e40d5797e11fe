//! The cases of other libraries: iced-x86 and wasmparser.
//!
//! For example, `iced-x86 decode` decodes x86-64 code into one instruction buffer.

use crate::harness::Case;
use iced_x86::{Decoder, DecoderOptions, Encoder, Instruction};
use std::hint::black_box;
use wasmparser::{FunctionBody, OperatorsReader, Parser, Payload, ValidPayload, Validator};

/// Number of bytes of code to encode. Their decoded instructions take about as much memory as ours.
const ENCODED: usize = 2 << 20;

/// x86-64 code.
pub(crate) struct X86<'a> {
    text: &'a [u8],
    count: usize,
    /// Instructions that can be encoded, and the number of bytes that they take.
    instructions: Vec<Instruction>,
    bytes: usize,
}

impl<'a> X86<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Self {
        let count = Decoder::new(64, text, DecoderOptions::NONE).iter().count();
        let mut encoder = Encoder::new(64);
        let some = Decoder::new(64, &text[..text.len().min(ENCODED)], DecoderOptions::NONE);
        let instructions: Vec<_> = some.into_iter().filter(|i| encoder.encode(i, i.ip()).is_ok()).collect();
        let bytes = instructions.iter().map(Instruction::len).sum();
        Self { text, count, instructions, bytes }
    }

    pub(crate) fn cases(&self) -> [Case<'_>; 2] {
        let mut buffer = Vec::with_capacity(2 * self.bytes);
        let decode = || {
            let mut decoder = Decoder::new(64, self.text, DecoderOptions::NONE);
            let mut instruction = Instruction::default();
            while decoder.can_decode() {
                decoder.decode_out(&mut instruction);
                black_box(&instruction);
            }
        };
        let encode = move || {
            buffer.clear();
            let mut encoder = Encoder::new(64);
            encoder.set_buffer(std::mem::take(&mut buffer));
            for instruction in &self.instructions {
                encoder.encode(instruction, instruction.ip()).expect("it was encoded before");
            }
            buffer = encoder.take_buffer();
        };
        [
            Case::new("iced-x86 decode", self.count, self.text.len(), decode),
            Case::new("iced-x86 encode", self.instructions.len(), self.bytes, encode),
        ]
    }
}

/// Returns the bodies of the functions of a module.
fn function_bodies(bytes: &[u8]) -> Vec<FunctionBody<'_>> {
    let payloads = Parser::new(0).parse_all(bytes).map(|payload| payload.expect("a module that can be read"));
    payloads.filter_map(|p| if let Payload::CodeSectionEntry(body) = p { Some(body) } else { None }).collect()
}

fn operators_of<'a>(body: &FunctionBody<'a>) -> OperatorsReader<'a> {
    body.get_operators_reader().expect("a function that can be read")
}

/// Returns the cases that read the operators of a module, and that validate its functions.
pub(crate) fn wasm_cases(bytes: &[u8]) -> [Case<'_>; 2] {
    let bodies = function_bodies(bytes);
    let count = bodies.iter().map(|body| operators_of(body).into_iter().count()).sum();
    let size = bodies.iter().map(|body| (body.range().end - body.range().start) as usize).sum();
    let read = move || {
        for body in &bodies {
            let mut reader = operators_of(body);
            while !reader.eof() {
                let _ = black_box(&reader.read());
            }
        }
    };
    let validate = move || {
        let mut validator = Validator::new();
        let mut allocations = Default::default();
        for payload in Parser::new(0).parse_all(bytes) {
            let payload = payload.expect("a module that can be read");
            if let ValidPayload::Func(function, body) = validator.payload(&payload).expect("a valid module") {
                let mut function = function.into_validator(allocations);
                function.validate(&body).expect("a valid function");
                allocations = function.into_allocations();
            }
        }
    };
    [Case::new("wasmparser operators", count, size, read), Case::new("wasmparser validate", count, size, validate)]
}
