//! What is run: kernels, sizes and inputs, the same for all runners.

use std::path::{Path, PathBuf};

/// An argument of a kernel, in its order.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    Input(Vec<u8>),
    /// What the kernel changes; it is the same size afterwards.
    Output(Vec<u8>),
    Float(f32),
    Int(i32),
}

/// A kernel with its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) global: [u32; 2],
    pub(crate) local: [u32; 2],
    pub(crate) arguments: Vec<Argument>,
    /// How far results may lie from those of plain C, as a part of them. 0: bit for bit.
    pub(crate) tolerance: f32,
    /// Whether it counts among those that the mean is of.
    pub(crate) counted: bool,
}

/// The folder with the sources of kernels and peers.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("run")
}

/// Numbers that look random and are the same in each run.
fn numbers(seed: u32) -> impl Iterator<Item = u32> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 16
    })
}

fn floats(seed: u32, n: usize, value: impl Fn(u32) -> f32) -> Vec<u8> {
    numbers(seed).take(n).flat_map(|v| value(v).to_le_bytes()).collect()
}

/// Small whole numbers, whose sums and products are exact however they are rounded.
fn whole(seed: u32, n: usize) -> Vec<u8> {
    floats(seed, n, |v| (v % 9) as f32 - 4.0)
}

/// The case of mandelbrot at a size of so many points in each direction.
pub(crate) fn mandelbrot(side: u32) -> Case {
    use Argument::{Float, Int, Output};
    let step = 3.0 / side as f32;
    Case {
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

/// All cases; saxpy with so many work-items.
pub(crate) fn all(long: u32) -> Vec<Case> {
    use Argument::{Float, Input, Int, Output};
    let case =
        |name, global, local, arguments, tolerance| Case { name, global, local, arguments, tolerance, counted: true };
    let (items, side, bodies) = (65_536, 64, 256);
    let square = (side * side) as usize;
    vec![
        case(
            "saxpy",
            [long, 1],
            [256, 1],
            vec![Output(whole(1, long as usize)), Input(whole(2, long as usize)), Float(3.0), Int(long as i32)],
            0.0,
        ),
        case(
            "matmul",
            [side, side],
            [16, 16],
            vec![Input(whole(3, square)), Input(whole(4, square)), Output(vec![0; square * 4]), Int(side as i32)],
            0.0,
        ),
        case(
            "nbody",
            [bodies, 1],
            [64, 1],
            vec![
                Input(floats(5, 4 * bodies as usize, |v| v as f32 / 65_536.0)),
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
                Input(numbers(6).take(items as usize).map(|v| (v >> 3) as u8).collect()),
                Output(vec![0; 1024]),
                Int(items),
            ],
            0.0,
        ),
        mandelbrot(256),
    ]
}

impl Case {
    /// The bytes of its output at the start.
    fn output(&self) -> usize {
        self.arguments.iter().map(|a| if let Argument::Output(bytes) = a { bytes.len() } else { 0 }).sum()
    }

    /// Holds an output against the expected one.
    pub(crate) fn compare(&self, expected: &[u8], got: &[u8]) -> Result<(), String> {
        if got.len() != expected.len() || got.len() != self.output() {
            return Err(format!("{} bytes instead of {}", got.len(), expected.len()));
        }
        for (index, (want, have)) in expected.chunks(4).zip(got.chunks(4)).enumerate() {
            if want == have {
                continue;
            }
            let float = |b: &[u8]| f32::from_le_bytes([b[0], b[1], b[2], b[3]]);
            let (w, h) = (float(want), float(have));
            // Sums of terms that cancel are as far off as the terms are.
            let near = (w - h).abs() <= self.tolerance * w.abs().max(1.0);
            if self.tolerance == 0.0 || !near {
                return Err(format!("element {index} is {have:x?} instead of {want:x?}"));
            }
        }
        Ok(())
    }
}
