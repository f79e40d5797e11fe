//! A tile of `C = A * B`: 8 rows and 16 columns of floats, from bfloat16 matrices.
//!
//! Matrices are stored row after row without gaps. A has `n_inner` columns, B has `n_inner` rows,
//! and `n_inner` is a multiple of 16. Work-group (x, y) is one thread, and computes the tile in
//! column x and row y of the tiles of C.

use super::{CHANNELS, PLATFORM, begin_kernel, declare_arguments};
use openvisa::ObjectBuf;
use openvisa::builder::{Block2d, BlockShape, Builder, DpasShape, Errors, Variable, general};
use openvisa::isa::DataType;
use openvisa::isa::enums::{
    Align, CmpRelOp,
    LscDataSize::{D16, D32},
    LscUntypedVnni, Precision,
};

/// Number of rows of a tile of C.
const ROWS: u8 = 8;

/// Number of columns of a tile of C: one for each channel.
const COLUMNS: u8 = CHANNELS;

/// Number of products that one instruction adds to each element of C: 8 stages of a pair each.
const DEPTH: u8 = 16;

/// A matrix in memory. All members are scalars.
struct Matrix {
    base: Variable,
    /// Number of bytes of a row, minus 1. Rows have no gaps, so the pitch is the same.
    width: Variable,
    /// Number of rows, minus 1.
    height: Variable,
}

impl Matrix {
    /// Returns the rectangle whose upper left element is in column `x` and row `y`.
    fn rectangle_at(&self, x: Variable, y: Variable) -> Block2d {
        Block2d {
            base: self.base.scalar(),
            width: self.width.scalar(),
            height: self.height.scalar(),
            pitch: self.width.scalar(),
            x: x.scalar(),
            y: y.scalar(),
        }
    }
}

/// Declares a scalar of 32 bits.
fn declare_scalar(k: &mut Builder, name: &str) -> Variable {
    k.declare(general(name, DataType::Ud, 1))
}

/// Appends code that describes a matrix of `size`, its numbers of rows and columns, with elements
/// of `element_bytes` bytes.
fn append_matrix(k: &mut Builder, name: &str, base: Variable, size: [Variable; 2], element_bytes: u32) -> Matrix {
    let [rows, columns] = size;
    let [width, height] = ["width", "height"].map(|what| declare_scalar(k, &format!("{name}_{what}")));
    k.mul(1, width, columns.scalar(), element_bytes);
    k.add(1, width, width.scalar(), -1);
    k.add(1, height, rows.scalar(), -1);
    Matrix { base, width, height }
}

/// Builds the kernel.
pub(crate) fn build() -> Result<ObjectBuf, Errors> {
    let mut k = begin_kernel("gemm_tile");
    let (pointer, number) = (DataType::Uq, DataType::Ud);
    let [a, b, c, n_rows, n_columns, n_inner] = declare_arguments(
        &mut k,
        [
            ("a", pointer),
            ("b", pointer),
            ("c", pointer),
            ("n_rows", number),
            ("n_columns", number),
            ("n_inner", number),
        ],
    );
    // Two bfloats in a dword: 8 rows of 8 dwords of A, 8 registers of 16 dwords of B.
    let a_block = k.declare(general("a_block", DataType::Ud, 64).aligned(Align::Grf));
    let b_block = k.declare(general("b_block", DataType::Ud, 128).aligned(Align::Grf));
    let c_block = k.declare(general("c_block", DataType::F, 128).aligned(Align::Grf));
    let [column, row, inner] = ["column", "row", "inner"].map(|name| declare_scalar(&mut k, name));
    let more = k.declare_predicate("more", CHANNELS.into());
    let again = k.declare_label("again");

    let r0 = k.predefined("%r0");
    k.mul(1, column, r0.element(1).scalar(), u32::from(COLUMNS));
    k.mul(1, row, r0.element(6).scalar(), u32::from(ROWS));
    let a = append_matrix(&mut k, "a", a, [n_rows, n_inner], 2);
    let b = append_matrix(&mut k, "b", b, [n_inner, n_columns], 2);
    let c = append_matrix(&mut k, "c", c, [n_rows, n_columns], 4);
    for quarter in 0..4 {
        // A thread of 16 channels writes 32 elements only if the execution mask is ignored.
        k.mov(32, c_block.element(32 * quarter), 0.0_f32).no_mask();
    }
    k.mov(1, inner, 0_u32);

    k.label(again);
    let a_shape = BlockShape { size: D16, width: DEPTH.into(), height: ROWS.into() };
    k.lsc_load_block2d(1, a_block, a_shape, a.rectangle_at(inner, row));
    // Packed: each dword holds the elements of a column from two consecutive rows.
    let b_shape = BlockShape { size: D16, width: COLUMNS.into(), height: DEPTH.into() };
    k.lsc_load_block2d(1, b_block, b_shape, b.rectangle_at(column, inner)).vnni(LscUntypedVnni::Packed);
    let shape = DpasShape { src1_precision: Precision::Bf, src2_precision: Precision::Bf, repeat_count: ROWS };
    k.dpas(CHANNELS, shape, c_block, c_block, b_block, a_block);
    k.add(1, inner, inner.scalar(), u32::from(DEPTH));
    k.cmp(CHANNELS, CmpRelOp::Lt, more, inner.scalar(), n_inner.scalar());
    k.goto(CHANNELS, again).pred(more);

    let c_shape = BlockShape { size: D32, width: COLUMNS.into(), height: ROWS.into() };
    k.lsc_store_block2d(1, c.rectangle_at(column, row), c_block, c_shape);
    k.ret(1);
    k.finish_for(PLATFORM)
}
