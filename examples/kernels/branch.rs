//! `to[i] = if from[i] < 0 { -3 * from[i] } else { from[i] + 1 }` for 32-bit integers.

use super::{CHANNELS, PLATFORM, append_addresses, append_global_ids, begin_kernel, declare_arguments, declare_vector};
use openvisa::ObjectBuf;
use openvisa::builder::Errors;
use openvisa::isa::DataType;
use openvisa::isa::enums::{CmpRelOp, LscAddrSize::A64, LscDataSize::D32};

/// Builds the kernel.
pub(crate) fn build() -> Result<ObjectBuf, Errors> {
    let mut k = begin_kernel("branch");
    let [from, to] = declare_arguments(&mut k, [("from", DataType::Uq), ("to", DataType::Uq)]);
    let [x, result] = ["x", "result"].map(|name| declare_vector(&mut k, name, DataType::D));
    let negative = k.declare_predicate("negative", CHANNELS.into());
    let [otherwise, join] = ["otherwise", "join"].map(|name| k.declare_label(name));

    let items = append_global_ids(&mut k, 1);
    let [from, to] = [from, to].map(|buffer| append_addresses(&mut k, buffer, items));
    k.lsc_load(CHANNELS, x, D32, from, A64);
    k.cmp(CHANNELS, CmpRelOp::Lt, negative, x, 0);
    // The channels whose predicate is true go to the label. The others continue.
    k.goto(CHANNELS, otherwise).pred(!negative);
    // Both sides write `result`: the phi needs no instruction.
    k.mul(CHANNELS, result, x, -3);
    k.goto(CHANNELS, join);
    k.label(otherwise);
    k.add(CHANNELS, result, x, 1);
    k.label(join);
    k.lsc_store(CHANNELS, to, A64, result, D32);
    k.ret(1);
    k.finish_for(PLATFORM)
}
