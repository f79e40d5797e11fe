//! `numbers[i] = 1 + 2 + ... + numbers[i]`, by a loop that each channel leaves at its own time.

use super::{CHANNELS, PLATFORM, append_addresses, append_global_ids, begin_kernel, declare_arguments, declare_vector};
use openvisa::ObjectBuf;
use openvisa::builder::Errors;
use openvisa::isa::DataType;
use openvisa::isa::enums::{CmpRelOp, LscAddrSize::A64, LscDataSize::D32};

/// Builds the kernel.
pub(crate) fn build() -> Result<ObjectBuf, Errors> {
    let mut k = begin_kernel("sum_to_n");
    let [numbers] = declare_arguments(&mut k, [("numbers", DataType::Uq)]);
    let [n, i, sum] = ["n", "i", "sum"].map(|name| declare_vector(&mut k, name, DataType::Ud));
    let done = k.declare_predicate("done", CHANNELS.into());
    let [again, end] = ["again", "end"].map(|name| k.declare_label(name));

    let items = append_global_ids(&mut k, 1);
    let numbers = append_addresses(&mut k, numbers, items);
    k.lsc_load(CHANNELS, n, D32, numbers, A64);
    k.mov(CHANNELS, i, 0_u32);
    k.mov(CHANNELS, sum, 0_u32);

    k.label(again);
    k.cmp(CHANNELS, CmpRelOp::Ge, done, i, n);
    // Channels that are done wait at the end until all of them are.
    k.goto(CHANNELS, end).pred(done);
    k.add(CHANNELS, i, i, 1_u32);
    k.add(CHANNELS, sum, sum, i);
    k.goto(CHANNELS, again);

    k.label(end);
    k.lsc_store(CHANNELS, numbers, A64, sum, D32);
    k.ret(1);
    k.finish_for(PLATFORM)
}
