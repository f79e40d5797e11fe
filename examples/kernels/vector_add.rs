//! `c[i] = a[i] + b[i]` for vectors of `n` floats.

use super::{CHANNELS, PLATFORM, append_addresses, append_global_ids, begin_kernel, declare_arguments, declare_vector};
use openvisa::ObjectBuf;
use openvisa::builder::Errors;
use openvisa::isa::DataType;
use openvisa::isa::enums::{CmpRelOp, LscAddrSize::A64, LscDataSize::D32};

/// Builds the kernel.
pub(crate) fn build() -> Result<ObjectBuf, Errors> {
    let mut k = begin_kernel("vector_add");
    let [a, b, c, n] =
        declare_arguments(&mut k, [("a", DataType::Uq), ("b", DataType::Uq), ("c", DataType::Uq), ("n", DataType::Ud)]);
    let [x, y] = ["x", "y"].map(|name| declare_vector(&mut k, name, DataType::F));
    let in_range = k.declare_predicate("in_range", CHANNELS.into());

    let items = append_global_ids(&mut k, 1);
    let [a, b, c] = [a, b, c].map(|buffer| append_addresses(&mut k, buffer, items));
    // The last work-group may have more channels than there are elements left.
    k.cmp(CHANNELS, CmpRelOp::Lt, in_range, items, n.scalar());
    k.lsc_load(CHANNELS, x, D32, a, A64).pred(in_range);
    k.lsc_load(CHANNELS, y, D32, b, A64).pred(in_range);
    k.add(CHANNELS, x, x, y);
    k.lsc_store(CHANNELS, c, A64, x, D32).pred(in_range);
    k.ret(1);
    k.finish_for(PLATFORM)
}
