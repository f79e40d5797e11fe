//! The sum of each work-group's 64 numbers, by a tree of additions in local memory.

use super::{
    CHANNELS, PLATFORM, append_addresses, append_channel_numbers, begin_kernel, declare_arguments, declare_vector,
};
use openvisa::ObjectBuf;
use openvisa::builder::{Builder, Errors, general};
use openvisa::isa::enums::{
    CmpRelOp, LscAddrSize::A32, LscAddrSize::A64, LscDataSize::D32, LscFenceOp, LscScope, LscSfid,
};
use openvisa::isa::{Attribute, DataType};

/// Number of threads of a work-group.
const THREADS: u32 = 4;

/// Number of work-items of a work-group.
const GROUP_SIZE: u32 = THREADS * CHANNELS as u32;

/// Appends a barrier that makes writes to local memory visible to the other threads of the group.
fn append_local_barrier(k: &mut Builder) {
    k.lsc_fence(LscSfid::Slm, LscFenceOp::None, LscScope::Group);
    k.barrier();
}

/// Builds the kernel.
pub(crate) fn build() -> Result<ObjectBuf, Errors> {
    let mut k = begin_kernel("reduce");
    // Local memory in KiB: 4 bytes for each work-item of the group.
    k.attribute(Attribute::SlmSize, 1);
    let [from, to] = declare_arguments(&mut k, [("from", DataType::Uq), ("to", DataType::Uq)]);
    let thread = k.declare(general("thread", DataType::Ud, 1));
    let [items, offsets, partners] =
        ["item", "offset", "partner"].map(|name| declare_vector(&mut k, name, DataType::Ud));
    let [sum, other] = ["sum", "other"].map(|name| declare_vector(&mut k, name, DataType::D));
    let active = k.declare_predicate("active", CHANNELS.into());

    // Local id: the lowest byte of element 2 of register 0 is the number of the thread in its
    // group.
    let r0 = k.predefined("%r0");
    let local = append_channel_numbers(&mut k);
    k.and(1, thread, r0.element(2).scalar(), 0xff_u32);
    k.mad(CHANNELS, local, thread.scalar(), u32::from(CHANNELS), local);
    k.shl(CHANNELS, offsets, local, 2_u32);
    k.mad(CHANNELS, items, r0.element(1).scalar(), GROUP_SIZE, local);

    let from = append_addresses(&mut k, from, items);
    k.lsc_load(CHANNELS, sum, D32, from, A64);
    k.lsc_store(CHANNELS, offsets, A32, sum, D32).sfid(LscSfid::Slm);
    append_local_barrier(&mut k);
    let mut stride = GROUP_SIZE / 2;
    while stride > 0 {
        k.cmp(CHANNELS, CmpRelOp::Lt, active, local, stride);
        k.add(CHANNELS, partners, offsets, 4 * stride);
        k.lsc_load(CHANNELS, other, D32, partners, A32).sfid(LscSfid::Slm).pred(active);
        k.add(CHANNELS, sum, sum, other).pred(active);
        k.lsc_store(CHANNELS, offsets, A32, sum, D32).sfid(LscSfid::Slm).pred(active);
        append_local_barrier(&mut k);
        stride /= 2;
    }
    // Only the first work-item has the sum of all.
    let groups = declare_vector(&mut k, "group", DataType::Ud);
    k.mov(CHANNELS, groups, r0.element(1).scalar());
    let to = append_addresses(&mut k, to, groups);
    k.cmp(CHANNELS, CmpRelOp::Eq, active, local, 0_u32);
    k.lsc_store(CHANNELS, to, A64, sum, D32).pred(active);
    k.ret(1);
    k.finish_for(PLATFORM)
}
