//! `visa run` on the kernels of `examples/kernels`, without a zebin, with the launch files of the
//! example.

#[path = "../../../../examples/kernels/main.rs"]
mod example;

use openvisa::ModuleBuf;
use openvisa::text::{PrintOptions, print};
use openvisa_commands::{self as cli, Context};
use openvisa_sim::Array;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// Runs a kernel with its launch file. Returns the output, whose file has the name of the kernel.
fn run(kernel: &str) -> Array {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernels").join(kernel);
    fs::create_dir_all(&folder).expect("a folder");
    let (text, output) = (folder.join("kernels.visaasm"), folder.join(format!("{kernel}.npy")));
    let module = ModuleBuf::of(example::kernels().expect("the kernels keep the rules"));
    fs::write(&text, print(&module, &PrintOptions::default()).text).expect("the text is written");
    let launch =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/kernels").join(format!("{kernel}.json"));
    let paths = [text.as_os_str(), "--launch".as_ref(), launch.as_os_str(), "--out".as_ref(), folder.as_os_str()];
    let options = ["--platform".to_owned(), example::PLATFORM.to_string()].map(OsString::from);
    let args = [OsString::from("run")].into_iter().chain(paths.map(OsString::from)).chain(options);
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), &[][..]);
    let status = cli::run(args, &mut Context::plain(&mut input, &mut out, &mut err));
    let err = String::from_utf8_lossy(&err);
    assert_eq!((status, out.as_slice()), (openvisa_commands::ExitStatus::Success, &[][..]), "{err}");
    assert!(err.starts_with(&format!("{kernel}: ")), "{err}");
    Array::parse(&fs::read(output).expect("an output")).expect("an array")
}

/// Returns the elements of an array, which all have 4 bytes.
fn elements<T>(array: &Array, from_bytes: impl Fn([u8; 4]) -> T) -> Vec<T> {
    array.data.as_chunks().0.iter().copied().map(from_bytes).collect()
}

#[test]
fn vector_add_writes_the_first_n_sums() {
    let sums = elements(&run("vector_add"), f32::from_le_bytes);
    let expected = (0..64).map(|i| if i < 50 { (i % 16) as f32 + 0.5 } else { 0.0 });
    assert_eq!(sums, expected.collect::<Vec<_>>());
}

#[test]
fn branch_writes_the_value_of_either_side() {
    assert_eq!(elements(&run("branch"), i32::from_le_bytes), [9, 1, 6, 24].repeat(8));
}

#[test]
fn sum_to_n_writes_the_sum_of_each_channel() {
    assert_eq!(elements(&run("sum_to_n"), u32::from_le_bytes), [0, 1, 3, 6, 10, 15, 21, 5050].repeat(4));
}

#[test]
fn reduce_writes_the_sum_of_each_group() {
    assert_eq!(elements(&run("reduce"), i32::from_le_bytes), [42 * 16; 3]);
}

#[test]
fn gemm_tile_writes_the_product_of_the_matrices() {
    let product = run("gemm_tile");
    assert_eq!(product.shape, [16, 32]);
    // Each row of A is 1, 2, 3, -1, twelve times. Each row of B is 1, -1, 0.5, 2, eight times.
    let sum_of_row = 12.0 * (1.0 + 2.0 + 3.0 - 1.0);
    let row = [1.0, -1.0, 0.5, 2.0].map(|factor| sum_of_row * factor).repeat(8);
    assert_eq!(elements(&product, f32::from_le_bytes), row.repeat(16));
}
