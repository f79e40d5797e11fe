//! Runs kernels in assembler text whose arguments are pointers to buffers.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{Listing, ParseOptions, parse};
use openvisa_sim::{Argument, Bound, BufferId, KernelInfo, Memory, PayloadArgument, Program, Sizes};

/// An assembled kernel with the name `k` and a SIMD size of 16.
#[derive(Debug)]
pub struct TextKernel {
    code: Vec<u8>,
    /// What the host knows of the kernel. Tests may change it before they bind the kernel.
    pub info: KernelInfo,
}

impl TextKernel {
    /// Assembles a kernel that takes `pointers` pointers of eight bytes each, from byte 32 of the
    /// payload on.
    pub fn new(text: &str, pointers: usize) -> Self {
        let options = ParseOptions { platform: Some(Platform::Dg2), ..ParseOptions::default() };
        let parsed = parse(text, &options);
        assert!(parsed.diagnostics.is_empty(), "{:?}\n{text}", parsed.diagnostics);
        let code = parsed.object_module(text).expect("it is a module").to_bytes().expect("it can be written");
        let payload = (0..pointers).map(|index| PayloadArgument::buffer(index, index * 8)).collect();
        Self { code, info: KernelInfo { name: "k".to_owned(), simd_size: 16, payload, ..KernelInfo::default() } }
    }

    /// Loads the kernel.
    pub fn program(&self) -> Program<'_> {
        Program::load(&[Module::open(&self.code).expect("it opens")], Platform::Dg2).expect("it loads")
    }

    /// Returns the instructions of the kernel.
    pub fn listing(&self) -> Listing {
        Listing::new(&[Module::open(&self.code).expect("it opens")], Some(Platform::Dg2))
    }

    /// Loads the kernel for its reference semantics.
    pub fn reference_program(&self) -> Program<'_> {
        Program::load_reference(&[Module::open(&self.code).expect("it opens")], Platform::Dg2).expect("it loads")
    }

    /// Binds the kernel to buffers, for a number of groups and a number of work-items of a group.
    pub fn bind<'m>(
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
pub fn dwords(memory: &Memory, id: BufferId) -> Vec<u32> {
    let bytes = memory.buffer(id).expect("it is there").bytes();
    bytes.as_chunks().0.iter().map(|dword| u32::from_le_bytes(*dword)).collect()
}
