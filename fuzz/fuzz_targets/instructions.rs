//! Fuzzes `check_instructions` of `bodies.rs`.

#![no_main]

#[path = "../bodies.rs"]
#[allow(dead_code)]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    bodies::check_instructions(bytes);
});
