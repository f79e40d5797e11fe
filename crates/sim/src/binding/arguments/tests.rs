//! Tests of the payload of compiled kernels with arguments that have a large alignment.

use super::{Argument, BoundKernel, Sizes, allocated_local_bytes};
use crate::binding::kernel_info::{
    AddressSpace, Addressing, KernelInfo, PayloadArgument, PayloadKind, PerThreadArgument, PerThreadKind,
};
use crate::memory::flat_memory::Memory;
use crate::test_support::with_program;
use openvisa_isa::Platform;

/// Binds arguments to a kernel with registers of 64 bytes, local ids at byte 64 and inline data at
/// byte 128. Returns the payload of the first thread. `input` is the offset of its other input.
fn payload_of(input: usize, payload: Vec<PayloadArgument>, arguments: &[Argument]) -> Result<Vec<u8>, String> {
    let text = format!(
        ".version 4.1
.kernel \"k\"
.decl IDS v_type=G type=uw num_elts=16 align=GRF
.decl X v_type=G type=uq num_elts=16 align=GRF
.input IDS offset=64 size=32
.input X offset={input} size=128
.kernel_attr SimdSize=16
.function \"main\"
main:
    ret (M1, 1)
"
    );
    let ids = PerThreadArgument { kind: PerThreadKind::LocalIds, offset: 0, size: 64 };
    let info = KernelInfo {
        name: "k".into(),
        simd_size: 16,
        inline_size: 32,
        payload,
        per_thread: vec![ids],
        slm_size: 4,
        ..KernelInfo::default()
    };
    let memory = Memory::default();
    let sizes = Sizes { global: [16, 1, 1], local: [16, 1, 1], offset: [0; 3] };
    with_program(&text, |program| {
        let bound = BoundKernel::new(&program.bytecode, &info, &memory, arguments, sizes);
        bound.map(|bound| bound.payload(0, 64)).map_err(|error| error.to_string())
    })
}

#[test]
fn an_argument_that_is_aligned_to_two_registers_is_put_where_the_program_reads_it() {
    let value: Vec<u8> = (1..=128).collect();
    let vector = || vec![PayloadArgument::new(PayloadKind::Value, 0, 32, 128)];
    for at in [192, 256] {
        let payload = payload_of(at, vector(), &[Argument::Bytes(value.clone())]).expect("it can be launched");
        assert_eq!(payload[at..], value[..], "byte {at}");
    }
    // The alignment of three registers does not exist.
    let refused = payload_of(320, vector(), &[Argument::Bytes(value)]).expect_err("nothing is at byte 320");
    assert!(refused.contains("reads its payload at byte 320, where the zebin puts nothing"), "{refused}");
}

#[test]
fn arguments_in_local_memory_are_aligned_for_the_largest_vectors_with_space_between_them() {
    let kind = PayloadKind::Pointer { addressing: Addressing::Local, space: AddressSpace::Local };
    let pointers = (0..3).map(|index| PayloadArgument::new(kind, index, 32 + 8 * index, 8)).collect();
    let payload = payload_of(192, pointers, &[Argument::Local(4), Argument::Local(132), Argument::Local(1)]);
    let payload = payload.expect("it can be launched");
    let (offsets, _) = payload[192..].as_chunks::<8>();
    let offsets: Vec<_> = offsets.iter().map(|bytes| u64::from_le_bytes(*bytes)).collect();
    assert_eq!(offsets, [1152, 2304, 3584]);
}

#[test]
fn hardware_allocates_local_memory_in_few_sizes() {
    for (platform, bytes, allocated) in [
        (Platform::Bdw, 1, 4 << 10),
        (Platform::Skl, 0, 0),
        (Platform::Skl, 1, 1 << 10),
        (Platform::Skl, 1024, 1 << 10),
        (Platform::Dg2, 1025, 2 << 10),
        (Platform::Dg2, 20_000, 32 << 10),
        (Platform::PvcXt, 40_000, 64 << 10),
        (Platform::Xe2, 9000, 16 << 10),
        (Platform::Xe2, 20_000, 24 << 10),
        (Platform::Xe2, 24 << 10, 24 << 10),
        (Platform::Xe2, (24 << 10) + 1, 32 << 10),
        (Platform::Xe3, 40_000, 48 << 10),
        (Platform::Xe3, 70_000, 96 << 10),
        (Platform::Xe3, 100_000, 128 << 10),
    ] {
        assert_eq!(allocated_local_bytes(platform, bytes), allocated, "{platform}: {bytes}");
    }
}
