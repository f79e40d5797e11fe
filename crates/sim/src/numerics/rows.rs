//! Functions on a number of lanes that are computed at once.
//!
//! The standard `array::map` is a call that the optimiser need not inline. A call is compiled
//! without the vector extension of its caller. These functions are always inlined, so that their
//! loops are vectorised with it. For example, `map_row(row, f32::floor)` is one instruction of AVX2.

/// Number of 32-bit lanes in a vector register of AVX2.
pub(crate) const ROW_LANES: usize = 8;

/// A value for each lane that is computed at once.
pub(crate) type Row<T> = [T; ROW_LANES];

/// Applies a function to each lane.
#[inline(always)]
pub(crate) fn map_row<A: Copy, T: Copy + Default, const N: usize>(lanes: [A; N], of: impl Fn(A) -> T) -> [T; N] {
    let mut results = [T::default(); N];
    for (result, lane) in results.iter_mut().zip(lanes) {
        *result = of(lane);
    }
    results
}

/// Applies a function to each lane of two rows.
#[inline(always)]
pub(crate) fn zip_rows<A: Copy, B: Copy, T: Copy + Default, const N: usize>(
    a: [A; N],
    b: [B; N],
    of: impl Fn(A, B) -> T,
) -> [T; N] {
    let mut results = [T::default(); N];
    for ((result, a), b) in results.iter_mut().zip(a).zip(b) {
        *result = of(a, b);
    }
    results
}

/// Returns the lanes from `first` on.
#[inline(always)]
pub(crate) fn row_at<T: Copy + Default, const N: usize>(lanes: &[T; N], first: usize) -> Row<T> {
    lanes.get(first..).and_then(|lanes| lanes.first_chunk()).copied().unwrap_or_default()
}
