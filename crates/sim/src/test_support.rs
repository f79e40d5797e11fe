//! Support for tests that run a kernel.

use crate::binding::arguments::BoundKernel;
use crate::{KernelInfo, Memory, Program, Sizes};
use openvisa::Module;
use openvisa::text::{ParseOptions, parse};
use openvisa_isa::Platform;

/// Assembles a text for Xe2, loads the program, and calls a test with it.
pub(crate) fn with_program<T>(text: &str, test: impl FnOnce(&Program<'_>) -> T) -> T {
    with_program_for(Platform::Xe2, text, test)
}

/// Assembles a text for a platform, loads the program, and calls a test with it.
pub(crate) fn with_program_for<T>(platform: Platform, text: &str, test: impl FnOnce(&Program<'_>) -> T) -> T {
    let parsed = parse(text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    let bytes = parsed.object_module(text).expect("it can be written").to_bytes().expect("it can be written");
    test(&Program::load(&[Module::open(&bytes).expect("it opens")], platform).expect("it loads"))
}

/// Assembles the kernel `k` of a text, binds it to one work-group with `channels` work-items, and
/// calls a test with it.
pub(crate) fn with_kernel(text: &str, channels: u32, test: impl FnOnce(&Program<'_>, &BoundKernel<'_>)) {
    with_program(text, |program| {
        let memory = Memory::default();
        let info = KernelInfo { name: "k".into(), simd_size: channels, ..KernelInfo::default() };
        let sizes = Sizes { global: [channels, 1, 1], local: [channels, 1, 1], offset: [0; 3] };
        let bound = BoundKernel::new(&program.bytecode, &info, &memory, &[], sizes).expect("it can be launched");
        test(program, &bound);
    });
}
