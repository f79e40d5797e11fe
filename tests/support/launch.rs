//! Kernels of assembler text whose arguments are pointers to buffers, for tests that run them.

use openvisa::Module;
use openvisa::exec::{Argument, Bound, BufferId, KernelInfo, Memory, PayloadArgument, Program, Sizes};
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};

/// Registers of the platform have so many bytes; the arguments lie behind the first one.
#[allow(dead_code)]
pub(crate) const REGISTER: usize = 32;

/// A kernel with the name `k` for sixteen channels.
pub(crate) struct TextKernel {
    code: Vec<u8>,
    pub(crate) info: KernelInfo,
}

impl TextKernel {
    /// Returns the kernel of a text, which takes so many pointers of eight bytes, from byte 32 of the payload on.
    pub(crate) fn new(text: &str, pointers: usize) -> Self {
        let options = ParseOptions { platform: Some(Platform::Dg2), ..ParseOptions::default() };
        let parsed = parse(text, &options);
        assert!(parsed.diagnostics.is_empty(), "{:?}\n{text}", parsed.diagnostics);
        let code = parsed.object_module(text).expect("it is a module").to_bytes().expect("it can be written");
        let pointer = |index: usize| PayloadArgument {
            kind: "arg_bypointer".to_owned(),
            offset: index * 8,
            size: 8,
            index: Some(index),
            addressing: "stateless".to_owned(),
            space: "global".to_owned(),
            ..PayloadArgument::default()
        };
        let payload = (0..pointers).map(pointer).collect();
        Self { code, info: KernelInfo { name: "k".to_owned(), simd_size: 16, payload, ..KernelInfo::default() } }
    }

    pub(crate) fn program(&self) -> Program<'_> {
        Program::load(&[Module::open(&self.code).expect("it opens")], Platform::Dg2).expect("it loads")
    }

    /// Returns the kernel with buffers, for so many groups of so many work-items.
    pub(crate) fn bind<'m>(
        &self,
        program: &Program<'_>,
        memory: &'m Memory,
        buffers: &[BufferId],
        [groups, items]: [u32; 2],
    ) -> Bound<'m> {
        let sizes = Sizes { global: [groups * items, 1, 1], local: [items, 1, 1], ..Sizes::default() };
        let arguments: Vec<_> = buffers.iter().copied().map(Argument::Buffer).collect();
        Bound::new(program, &self.info, memory, &arguments, sizes).expect("it is bound")
    }
}

/// Returns the dwords of a buffer.
#[allow(dead_code)]
pub(crate) fn dwords(memory: &Memory, id: BufferId) -> Vec<u32> {
    let bytes = memory.buffer(id).expect("it is there").bytes();
    bytes.as_chunks().0.iter().map(|dword| u32::from_le_bytes(*dword)).collect()
}
