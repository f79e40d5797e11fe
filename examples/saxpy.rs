//! Builds the kernel `y[i] = a * x[i] + y[i]` with 32 work-items a thread, checks it against the
//! rules of PVC, and prints its text.
//!
//! For example, `cargo run --example saxpy target/saxpy.isa` writes an object file as well. The
//! payload has the layout of the vendor's OpenCL compiler for `kernel void saxpy(global float *y,
//! global const float *x, float a, int n)`.

use openvisa::builder::{Builder, Errors, Src, exec, general};
use openvisa::isa::enums::LscAddrSize::A64;
use openvisa::isa::enums::LscDataSize::D32;
use openvisa::isa::enums::{Align, CmpRelOp, LabelKind};
use openvisa::isa::{Attribute, DataType, Platform, Target};
use openvisa::text::{Naming, PrintOptions, print};
use openvisa::{ModuleBuf, ObjectBuf};

/// Builds the kernel.
pub(crate) fn saxpy() -> Result<ObjectBuf, Errors> {
    let mut k = Builder::kernel("saxpy");
    let r0 = k.predefined("%r0");
    let cr0 = k.predefined("%cr0");

    // Inputs.
    let y = k.declare(general("y", DataType::Uq, 1));
    let x = k.declare(general("x", DataType::Uq, 1));
    let a = k.declare(general("a", DataType::F, 1));
    let n = k.declare(general("n", DataType::D, 1));
    let offset = k.declare(general("offset", DataType::D, 8).aligned(Align::Hword));
    let local_size = k.declare(general("local_size", DataType::D, 3));
    let local_id = k.declare(general("local_id", DataType::W, 32).aligned(Align::Hword));
    let group = k.declare(general("group", DataType::D, 8).aligned(Align::WorDx32).alias(r0, 0));
    k.input(local_id, 64, 64);
    k.input(offset, 256, 32);
    k.input(y, 288, 8);
    k.input(x, 296, 8);
    k.input(a, 304, 4);
    k.input(n, 308, 4);
    k.input(local_size, 320, 12);
    k.attribute(Attribute::Target, Target::ThreeD);
    k.attribute(Attribute::SimdSize, 32);
    k.attribute(Attribute::PerThreadInputSize, 192);

    // Intermediate results. An alias gives the same storage another type.
    let wide = |k: &mut Builder, name, data_type| k.declare(general(name, data_type, 32).aligned(Align::WorDx32));
    let first = k.declare(general("first", DataType::D, 1));
    let id = wide(&mut k, "id", DataType::D);
    let local_id_unsigned = k.declare(general("local_id_u", DataType::Uw, 32).aligned(Align::Hword).alias(local_id, 0));
    let i = wide(&mut k, "i", DataType::D);
    let i64 = wide(&mut k, "i64", DataType::Q);
    let bytes = wide(&mut k, "bytes", DataType::Q);
    let from_x = wide(&mut k, "from_x", DataType::Q);
    let from_y = wide(&mut k, "from_y", DataType::Q);
    let xs = wide(&mut k, "xs", DataType::F);
    let ys = wide(&mut k, "ys", DataType::F);
    let sums = wide(&mut k, "sums", DataType::F);
    let signed = |k: &mut Builder, name, of| k.declare(general(name, DataType::Q, 1).alias(of, 0)).scalar();
    let unsigned =
        |k: &mut Builder, name, of| k.declare(general(name, DataType::Uq, 32).aligned(Align::WorDx32).alias(of, 0));
    let x_base: Src = signed(&mut k, "x_base", x);
    let y_base: Src = signed(&mut k, "y_base", y);
    let x_address = unsigned(&mut k, "x_address", from_x);
    let y_address = unsigned(&mut k, "y_address", from_y);
    let inside = k.declare_predicate("inside", 32);
    let main = k.declare_label_of("main", LabelKind::Subroutine);
    let end = k.declare_label("end");
    let body = k.declare_label("body");

    k.subroutine(main);
    // Keep denormal numbers, and round to the nearest.
    k.or(exec(1), cr0, cr0.scalar(), 0x4c0_u32).no_mask();
    // Global id = group id * local size + local id + global offset.
    k.mul(exec(1), first, local_size.scalar(), group.at(0, 1).scalar()).no_mask();
    k.mov(exec(32), id, local_id_unsigned);
    k.add3(exec(32), i, first.scalar(), id, offset.scalar());
    // Work-items beyond the end of the arrays leave the kernel.
    k.cmp(exec(32), CmpRelOp::Lt, inside, i, n.scalar());
    k.goto(exec(32), end).pred(!inside);
    k.label(body);
    k.mov(exec(32), i64, i);
    k.shl(exec(32), bytes, i64, 2_i64);
    k.add(exec(32), from_x, bytes, x_base);
    k.lsc_load(exec(32), xs, D32, x_address, A64);
    k.add(exec(32), from_y, bytes, y_base);
    k.lsc_load(exec(32), ys, D32, y_address, A64);
    k.mad(exec(32), sums, a.scalar(), xs, ys);
    k.lsc_store(exec(32), y_address, A64, sums, D32);
    k.label(end);
    k.ret(exec(1));
    k.finish_for(Platform::PvcXt)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let module = ModuleBuf::of([saxpy()?]);
    let options = PrintOptions { platform: Some(Platform::PvcXt), naming: Naming::Declared, ..PrintOptions::default() };
    print!("{}", print(&module, &options).text);
    if let Some(path) = std::env::args().nth(1) {
        std::fs::write(path, module.to_bytes()?)?;
    }
    Ok(())
}
