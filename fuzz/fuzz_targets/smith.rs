//! Fuzzes `check_choices` of `openvisa_smith::stages`: each input is a program.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    openvisa_smith::stages::check_choices(bytes);
});
