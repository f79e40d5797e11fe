//! The benchmark cases: kernels with their sizes and inputs, which all runners share.
//!
//! For example, `saxpy` computes `y = 3 * x + y` for `items` elements.

use std::path::{Path, PathBuf};

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub(crate) enum CaseArgument {
    Input(Vec<u8>),
    /// The initial content of a buffer that the kernel writes.
    Output(Vec<u8>),
    Float(f32),
    Int(i32),
}

/// A kernel with its arguments.
#[derive(Clone, Debug)]
pub(crate) struct KernelCase {
    pub(crate) name: &'static str,
    pub(crate) global: [u32; 2],
    pub(crate) local: [u32; 2],
    pub(crate) arguments: Vec<CaseArgument>,
    /// Maximum relative error, compared with plain C. 0 requires the same bits.
    pub(crate) tolerance: f32,
    /// Whether the case is part of the geometric mean.
    pub(crate) counted: bool,
}

/// Returns the folder with the sources of the kernels and of the other programs.
pub(crate) fn sources_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("run")
}

/// Returns pseudo-random numbers, which are the same in each run.
fn pseudo_random(seed: u32) -> impl Iterator<Item = u32> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 16
    })
}

fn random_floats(seed: u32, n: usize, value: impl Fn(u32) -> f32) -> Vec<u8> {
    pseudo_random(seed).take(n).flat_map(|v| value(v).to_le_bytes()).collect()
}

/// Returns small integers as floats. Their sums and products are exact, in any order of rounding.
fn random_integers(seed: u32, n: usize) -> Vec<u8> {
    random_floats(seed, n, |v| (v % 9) as f32 - 4.0)
}

/// Returns the case `mandelbrot` with `side` points in each direction.
pub(crate) fn mandelbrot_case(side: u32) -> KernelCase {
    use CaseArgument::{Float, Int, Output};
    let step = 3.0 / side as f32;
    KernelCase {
        name: "mandelbrot",
        global: [side, side],
        local: [16, 16],
        arguments: vec![
            Output(vec![0; (side * side * 4) as usize]),
            Int(side as i32),
            Float(-2.0),
            Float(-1.5),
            Float(step),
            Int(256),
        ],
        tolerance: 0.0,
        counted: false,
    }
}

/// Returns all cases. `saxpy` has `long` work-items.
pub(crate) fn all_cases(long: u32) -> Vec<KernelCase> {
    use CaseArgument::{Float, Input, Int, Output};
    let case = |name, global, local, arguments, tolerance| KernelCase {
        name,
        global,
        local,
        arguments,
        tolerance,
        counted: true,
    };
    let (items, side, bodies) = (65_536, 64, 256);
    let square = (side * side) as usize;
    vec![
        case(
            "saxpy",
            [long, 1],
            [256, 1],
            vec![
                Output(random_integers(1, long as usize)),
                Input(random_integers(2, long as usize)),
                Float(3.0),
                Int(long as i32),
            ],
            0.0,
        ),
        case(
            "matmul",
            [side, side],
            [16, 16],
            vec![
                Input(random_integers(3, square)),
                Input(random_integers(4, square)),
                Output(vec![0; square * 4]),
                Int(side as i32),
            ],
            0.0,
        ),
        case(
            "nbody",
            [bodies, 1],
            [64, 1],
            vec![
                Input(random_floats(5, 4 * bodies as usize, |v| v as f32 / 65_536.0)),
                Output(vec![0; 16 * bodies as usize]),
                Int(bodies as i32),
                Float(0.01),
            ],
            1e-3,
        ),
        case(
            "histogram",
            [4096, 1],
            [256, 1],
            vec![
                Input(pseudo_random(6).take(items as usize).map(|v| (v >> 3) as u8).collect()),
                Output(vec![0; 1024]),
                Int(items),
            ],
            0.0,
        ),
        mandelbrot_case(256),
    ]
}

impl KernelCase {
    /// Returns the size of the output in bytes.
    fn output_bytes(&self) -> usize {
        self.arguments.iter().map(|a| if let CaseArgument::Output(bytes) = a { bytes.len() } else { 0 }).sum()
    }

    /// Compares an output with the expected one. Returns the first difference as an error.
    pub(crate) fn compare(&self, expected: &[u8], got: &[u8]) -> Result<(), String> {
        if got.len() != expected.len() || got.len() != self.output_bytes() {
            return Err(format!("{} bytes instead of {}", got.len(), expected.len()));
        }
        for (index, (want, have)) in expected.chunks(4).zip(got.chunks(4)).enumerate() {
            if want == have {
                continue;
            }
            let float = |b: &[u8]| f32::from_le_bytes([b[0], b[1], b[2], b[3]]);
            let (w, h) = (float(want), float(have));
            // Sums with cancellation have the absolute error of their terms, so the tolerance is
            // absolute below 1.
            let near = (w - h).abs() <= self.tolerance * w.abs().max(1.0);
            if self.tolerance == 0.0 || !near {
                return Err(format!("element {index} is {have:x?} instead of {want:x?}"));
            }
        }
        Ok(())
    }
}
