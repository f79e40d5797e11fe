//! Tests of images, samplers and typed surfaces: small programs in assembler text, with results
//! computed by hand.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{
    AddressMode, Argument, Bound, BufferId, Compare, Fault, Filter, Image, ImageKind, KernelInfo, Memory, Options,
    PayloadArgument, Program, RunError, Sampler, Sizes,
};

/// A program that reads its input from `IN` and writes results to `OUT`. The image is surface 0,
/// and the sampler has index 0.
pub(super) struct Machine {
    platform: Platform,
    kind: ImageKind,
    format: &'static str,
    size: [u32; 3],
    texels: Vec<u8>,
    pub(super) sampler: Sampler,
    items: u32,
    strict: bool,
}

/// Number of dwords of `IN` and of `OUT`.
const MAX_DWORDS: usize = 256;

const NEAREST: Sampler =
    Sampler { address: AddressMode::ClampToEdge, filter: Filter::Nearest, normalized: false, compare: Compare::Always };

fn float_bytes(texels: &[f32]) -> Vec<u8> {
    texels.iter().flat_map(|t| t.to_le_bytes()).collect()
}

impl Machine {
    /// Creates a two-dimensional image of format `R FLOAT`.
    fn red_image(width: u32, height: u32, texels: &[f32]) -> Self {
        Self::new(ImageKind::D2, "R FLOAT", [width, height, 1], float_bytes(texels))
    }

    pub(super) fn new(kind: ImageKind, format: &'static str, size: [u32; 3], texels: Vec<u8>) -> Self {
        Self { platform: Platform::Skl, kind, format, size, texels, sampler: NEAREST, items: 8, strict: false }
    }

    /// Returns the text of a program that loads `IN`, executes `lines`, and stores `OUT`. Both
    /// variables have aliases of several types.
    fn program_text(&self, lines: &str) -> String {
        let mut text =
            format!(".version 4.2\n.kernel \"k\"\n.decl IN v_type=G type=d num_elts={MAX_DWORDS} align=GRF\n");
        text += &format!(".decl OUT v_type=G type=d num_elts={MAX_DWORDS} align=GRF\n");
        for (name, kind, per) in [("F", "f", 1), ("U", "ud", 1), ("H", "hf", 2), ("W", "uw", 2)] {
            for of in ["IN", "OUT"] {
                text += &format!(
                    ".decl {of}{name} v_type=G type={kind} num_elts={} align=GRF alias=<{of}, 0>\n",
                    MAX_DWORDS * per
                );
            }
        }
        text += ".decl T6 v_type=T num_elts=1 v_name=T6\n.decl S0 v_type=S num_elts=1 v_name=S0\n";
        text += &format!(".decl P1 v_type=P num_elts=32\n.kernel_attr SimdSize={}\n", self.items.max(8));
        text += ".function \"k_0\"\nk_0:\n    movs (M1_NM, 1) T6(0) 0x1:ud\n";
        for part in 0..MAX_DWORDS / 32 {
            text += &format!(
                "    oword_ld (8) T6 {:#x}:ud IN.{}\n    oword_ld (8) T6 {:#x}:ud OUT.{}\n",
                part * 8,
                part * 128,
                64 + part * 8,
                part * 128
            );
        }
        text += "    movs (M1_NM, 1) T6(0) 0x0:ud\n    movs (M1_NM, 1) S0(0) 0x0:ud\n";
        for line in lines.lines().map(str::trim).filter(|l| !l.is_empty()) {
            text += &format!("    {line}\n");
        }
        text += "    movs (M1_NM, 1) T6(0) 0x2:ud\n";
        for part in 0..MAX_DWORDS / 32 {
            text += &format!("    oword_st (8) T6 {:#x}:ud OUT.{}\n", part * 8, part * 128);
        }
        text + "    ret (M1, 1)\n"
    }

    /// Runs a program by the hand-written semantics and by the reference semantics, whose results
    /// must be equal. Returns `OUT` and the image. Unwritten elements are 0xdddddddd.
    pub(super) fn run(&self, lines: &str, input: &[u32]) -> Result<(Vec<u32>, Vec<u8>), Box<RunError>> {
        let source = self.program_text(lines);
        let parsed = parse(&source, &ParseOptions { platform: Some(self.platform), ..ParseOptions::default() });
        assert!(parsed.diagnostics.is_empty(), "{:?}\n{source}", parsed.diagnostics);
        let code = parsed.object_module(&source).expect("one object").to_bytes().expect("bytes");
        let modules = [Module::open(&code).expect("it opens")];
        let [fast, reference] = [Program::load, Program::load_reference]
            .map(|load| self.run_program(&load(&modules, self.platform).expect("it loads"), input));
        match (&fast, &reference) {
            (Ok((out, texels)), Ok((other, others))) => {
                assert_eq!(texels, others, "{lines}");
                assert_eq!(one_nan(out), one_nan(other), "{lines}");
            }
            (fast, reference) => {
                let [a, b] = [fast, reference].map(|r| r.as_ref().map(drop).map_err(|e| e.fault.to_string()));
                assert_eq!(a, b, "{lines}");
            }
        }
        fast
    }

    /// Runs a program. Returns `OUT` and the image.
    fn run_program(&self, program: &Program<'_>, input: &[u32]) -> Result<(Vec<u32>, Vec<u8>), Box<RunError>> {
        let mut memory = Memory::default();
        let texels = memory.add(&self.texels);
        let mut numbers = vec![0; MAX_DWORDS];
        numbers[..input.len()].copy_from_slice(input);
        numbers.resize(2 * MAX_DWORDS, 0xdddd_dddd);
        let numbers: Vec<u8> = numbers.iter().flat_map(|n| n.to_le_bytes()).collect();
        let (from, to) = (memory.add(&numbers), memory.add(&[0; MAX_DWORDS * 4]));
        let image = Image { buffer: texels, kind: self.kind, format: self.format.parse().unwrap(), size: self.size };
        let arguments =
            [Argument::Image(image), Argument::Buffer(from), Argument::Buffer(to), Argument::Sampler(self.sampler)];
        let kind = if self.kind == ImageKind::Buffer { ImageKind::D3 } else { self.kind };
        let info = KernelInfo {
            name: "k".into(),
            simd_size: self.items.max(8),
            payload: vec![
                PayloadArgument::image(0, kind),
                PayloadArgument::bound_buffer(1),
                PayloadArgument::bound_buffer(2),
                PayloadArgument::sampler(3, 0),
            ],
            bindings: vec![(0, 0), (1, 1), (2, 2)],
            ..KernelInfo::default()
        };
        let sizes = Sizes { global: [self.items, 1, 1], local: [self.items, 1, 1], offset: [0; 3] };
        let bound = Bound::new(program, &info, &memory, &arguments, sizes).expect("it can be launched");
        bound.run(program, Options { max_instructions: 10_000, strict: self.strict, ..Options::default() })?;
        let bytes = |id: BufferId| memory.buffer(id).expect("it is there").bytes();
        let out = bytes(to).as_chunks::<4>().0.iter().map(|b| u32::from_le_bytes(*b)).collect();
        Ok((out, bytes(texels)))
    }

    /// Runs a program, and returns its first results.
    fn run_for<const N: usize>(&self, lines: &str, input: &[u32]) -> [u32; N] {
        let (out, _) = self.run(lines, input).unwrap_or_else(|e| panic!("{e}\n{lines}"));
        out[..N].try_into().expect("so many")
    }

    /// Runs a program, and returns its first results as single-precision numbers.
    fn run_for_reals<const N: usize>(&self, lines: &str, input: &[f32]) -> [f32; N] {
        self.run_for(lines, &float_bits(input)).map(f32::from_bits)
    }

    fn run_for_fault(&self, lines: &str) -> String {
        self.run(lines, &[]).expect_err("it fails").fault.to_string()
    }
}

/// Returns dwords with the same bits for all NaNs of single precision, whose payload is undefined.
fn one_nan(dwords: &[u32]) -> Vec<u32> {
    dwords.iter().map(|bits| if f32::from_bits(*bits).is_nan() { f32::NAN.to_bits() } else { *bits }).collect()
}

fn float_bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|v| v.to_bits()).collect()
}

/// The value of unwritten elements.
const KEPT: u32 = 0xdddd_dddd;

/// Returns the coordinates of eight channels, in consecutive registers of 32 bytes.
fn coordinate_registers(columns: &[[i32; 8]]) -> Vec<u32> {
    columns.iter().flatten().map(|v| *v as u32).collect()
}

#[test]
fn typed_loads_convert_formats_and_return_opaque_black_outside_the_image() {
    let machine = Machine::new(ImageKind::D2, "RGBA UNORM_INT8", [2, 2, 1], (0..16).map(|k| k * 17).collect());
    let at = coordinate_registers(&[[0, 1, 0, 1, 2, -1, 0, 0], [0, 0, 1, 1, 0, 0, 2, i32::MIN]]);
    let all: [u32; 32] = machine.run_for("gather4_typed.RGBA (M1, 8) T6 IN.0 IN.32 %null.0 %null.0 OUTF.0", &at);
    let unit = |k: u32| (k as f32 / 15.0 * 1.0).to_bits();
    let close = |got: u32, k: u32| (f32::from_bits(got) - f32::from_bits(unit(k))).abs() < 1e-6;
    for i in 0..4 {
        for c in 0..4 {
            assert!(close(all[c * 8 + i], (i * 4 + c) as u32), "channel {i}, colour {c}");
        }
    }
    for i in 4..8 {
        assert_eq!([all[i], all[8 + i], all[16 + i], all[24 + i]], [0, 0, 0, 1.0_f32.to_bits()]);
    }
    // Disabled channels take no register. Mip levels other than the first are outside.
    let [.., green, blue]: [u32; 16] =
        machine.run_for("gather4_typed.GB (M1, 8) T6 IN.0 IN.32 %null.0 %null.0 OUTF.0", &at);
    assert_eq!((green, blue), (all[22], all[23]));
    let deep: [u32; 32] = machine.run_for(
        "gather4_typed.RGBA (M1, 8) T6 IN.64 IN.64 %null.0 IN.96 OUTF.0",
        &coordinate_registers(&[[0; 8], [0; 8], [0; 8], [0, 0, 0, 1, 0, 0, 0, 0]]),
    );
    assert_eq!((deep[3], deep[27], deep[4]), (0, 1.0_f32.to_bits(), all[0]));
    // Integer formats give integers, and the integer 1 for a missing alpha.
    let whole = Machine::new(ImageKind::D1, "RG SIGNED_INT16", [1, 1, 1], vec![0xff, 0xff, 5, 0]);
    let [r0, r1, ..]: [u32; 8] =
        whole.run_for("gather4_typed.R (M1, 8) T6 IN.0 %null.0 %null.0 %null.0 OUT.0", &[0, 1]);
    let [a0, a1, ..]: [u32; 8] =
        whole.run_for("gather4_typed.A (M1, 8) T6 IN.0 %null.0 %null.0 %null.0 OUT.0", &[0, 1]);
    assert_eq!((r0, r1, a0, a1), (u32::MAX, 0, 1, 1));
}

#[test]
fn typed_accesses_affect_only_active_channels() {
    let machine = Machine::red_image(8, 1, &[1.0; 8]);
    let lines = "setp (M1, 8) P1 0x35:ud\n(P1) gather4_typed.R (M1, 8) T6 IN.0 %null.0 %null.0 %null.0 OUTF.0";
    let out: [u32; 8] = machine.run_for(lines, &coordinate_registers(&[[0, 1, 2, 3, 4, 5, 6, 7]]));
    assert_eq!(out.map(|v| v != KEPT), [true, false, true, false, true, true, false, false]);
    let (_, texels) = machine
        .run(
            "setp (M1, 8) P1 0x35:ud\n(!P1) scatter4_typed.R (M1, 8) T6 IN.0 %null.0 %null.0 %null.0 INF.32",
            &coordinate_registers(&[[0, 1, 2, 3, 4, 5, 6, 7], [0; 8]]),
        )
        .unwrap();
    let kept: Vec<bool> = texels.as_chunks::<4>().0.iter().map(|t| f32::from_le_bytes(*t) == 1.0).collect();
    assert_eq!(kept, [true, false, true, false, true, true, false, false]);
}

#[test]
fn typed_stores_convert_formats_and_drop_texels_outside_the_image() {
    let store = |format: &'static str, values: &[u32; 8]| {
        let size = format.parse::<openvisa_sim::ImageFormat>().unwrap().texel_size();
        let machine = Machine::new(ImageKind::D1, format, [8, 1, 1], vec![0xee; 8 * size]);
        let mut input = coordinate_registers(&[[0, 1, 2, 3, 4, 5, 6, 7]]);
        input.extend(values);
        machine.run("scatter4_typed.R (M1, 8) T6 IN.0 %null.0 %null.0 %null.0 INF.32", &input).unwrap().1
    };
    let reals = float_bits(&[0.0, 1.0, -0.5, 1.5, 0.5, f32::NAN, f32::INFINITY, 0.25]).try_into().unwrap();
    assert_eq!(store("R UNORM_INT8", &reals), [0, 255, 0, 255, 128, 0, 255, 64]);
    assert_eq!(store("R SNORM_INT8", &reals), [0, 127, 0xc0, 127, 64, 0, 127, 32]);
    let halves: Vec<u16> =
        store("R HALF_FLOAT", &reals).as_chunks::<2>().0.iter().map(|b| u16::from_le_bytes(*b)).collect();
    assert_eq!(halves[..5], [0, 0x3c00, 0xb800, 0x3e00, 0x3800]);
    assert_eq!((halves[5] & 0x7e00, halves[6], halves[7]), (0x7e00, 0x7c00, 0x3400));
    assert_eq!(store("R FLOAT", &reals), reals.iter().flat_map(|b| b.to_le_bytes()).collect::<Vec<_>>());
    let whole = [0, 1, -1_i32 as u32, 127, 128, -128_i32 as u32, -129_i32 as u32, 0x7fff_ffff];
    assert_eq!(store("R SIGNED_INT8", &whole), [0, 1, 0xff, 127, 127, 0x80, 0x80, 127]);
    assert_eq!(store("R UNSIGNED_INT8", &whole), [0, 1, 255, 127, 128, 255, 255, 255]);
    // Stores outside are dropped, and only the channels of the mask are stored.
    let machine = Machine::new(ImageKind::D2, "BGRA UNSIGNED_INT8", [1, 2, 1], vec![0; 8]);
    let at = coordinate_registers(&[[0, 1, -1, 0, 0, 0, 0, 0], [1, 0, 0, 2, -1, 9, 9, 9], [7; 8], [8; 8]]);
    let (_, texels) = machine.run("scatter4_typed.RA (M1, 8) T6 IN.0 IN.32 %null.0 %null.0 INU.64", &at).unwrap();
    assert_eq!(texels, [0, 0, 0, 0, 0, 0, 7, 8]);
}

#[test]
fn texels_outside_an_image_are_errors_if_bounds_are_checked() {
    let run = |line: &str, at: &[[i32; 8]]| {
        let machine =
            Machine { strict: true, ..Machine::new(ImageKind::D2, "R UNSIGNED_INT32", [4, 2, 1], vec![0; 32]) };
        machine.run(line, &coordinate_registers(at)).map(|_| ())
    };
    let (inside, below, left) = ([0, 1, 2, 3, 0, 1, 2, 3], [0, 1, 0, 1, 0, 2, 1, 0], [0, 1, 2, -1, 0, 1, 2, 3]);
    let read = "gather4_typed.R (M1, 8) T6 IN.0 IN.32 %null.0 %null.0 OUTU.0";
    assert_eq!(run(read, &[inside, [1; 8]]), Ok(()));
    let error = run(read, &[inside, below]).expect_err("the sixth looks below");
    let image = "args[0], which has 32 bytes and 4 x 2 x 1 texels".to_owned();
    assert_eq!(error.fault, Fault::OutOfImage { write: false, at: [1, 2, 0], channel: 5, image: image.clone() });
    assert_eq!(error.local_id, Some([5, 0, 0]));
    assert!(error.to_string().starts_with("load of texel (1, 2, 0) of args[0], which has 32 bytes"), "{error}");
    for line in [
        "scatter4_typed.R (M1, 8) T6 IN.0 IN.32 %null.0 %null.0 INU.64",
        "typed_atomic.add (M1, 8) T6 INU.0 INU.32 %null.0 %null.0 INU.64 %null.0 OUTU.0",
    ] {
        assert_eq!(run(line, &[inside, [1; 8], [1; 8]]), Ok(()), "{line}");
        let error = run(line, &[left, [1; 8], [1; 8]]).expect_err("the fourth looks to the left");
        let fault = Fault::OutOfImage { write: true, at: [-1, 1, 0], channel: 3, image: image.clone() };
        assert_eq!(error.fault, fault, "{line}");
    }
}

#[test]
fn typed_atomics_return_the_old_texel_and_count_every_channel() {
    let at = [[0, 0, 0, 0, 1, 1, 2, 9], [5, 5, 5, 5, -3, 7, 1, 1], [9; 8]];
    let run = |op: &str, format: &'static str, texels: &[u32; 3], sources: &str| {
        let texels: Vec<u8> = texels.iter().flat_map(|t| t.to_le_bytes()).collect();
        let machine = Machine::new(ImageKind::D1, format, [3, 1, 1], texels);
        let line = format!("typed_atomic.{op} (M1, 8) T6 INU.0 %null.0 %null.0 %null.0 {sources} OUTU.0");
        let (out, texels) = machine.run(&line, &coordinate_registers(&at)).unwrap_or_else(|e| panic!("{op}: {e}"));
        let texels: Vec<u32> = texels.as_chunks::<4>().0.iter().map(|b| u32::from_le_bytes(*b)).collect();
        (<[u32; 8]>::try_from(&out[..8]).unwrap(), <[u32; 3]>::try_from(texels).unwrap())
    };
    let one = "INU.32 %null.0";
    let minus = |n: u32| n.wrapping_neg();
    assert_eq!(run("add", "R UNSIGNED_INT32", &[10, 20, 30], one), ([10, 15, 20, 25, 20, 17, 30, 0], [30, 24, 31]));
    assert_eq!(run("sub", "R SIGNED_INT32", &[10, 20, 30], one).1, [minus(10), 16, 29]);
    assert_eq!(
        run("inc", "R UNSIGNED_INT32", &[0, 20, 30], "%null.0 %null.0"),
        ([0, 1, 2, 3, 20, 21, 30, 0], [4, 22, 31])
    );
    assert_eq!(run("dec", "R UNSIGNED_INT32", &[0, 20, 30], "%null.0 %null.0").1, [minus(4), 18, 29]);
    // `predec` returns the new value, not the old one.
    assert_eq!(run("predec", "R UNSIGNED_INT32", &[9, 20, 30], "%null.0 %null.0").0, [8, 7, 6, 5, 19, 18, 29, 0]);
    assert_eq!(run("min", "R UNSIGNED_INT32", &[10, 20, 30], one).1, [5, 7, 1]);
    assert_eq!(run("max", "R UNSIGNED_INT32", &[10, 20, 30], one).1, [10, minus(3), 30]);
    assert_eq!(run("minsint", "R SIGNED_INT32", &[10, 20, 30], one).1, [5, minus(3), 1]);
    assert_eq!(run("maxsint", "R SIGNED_INT32", &[10, 20, 30], one).1, [10, 20, 30]);
    assert_eq!(run("and", "R UNSIGNED_INT32", &[12, 20, 31], one).1, [4, 20 & minus(3) & 7, 1]);
    assert_eq!(run("or", "R UNSIGNED_INT32", &[10, 20, 30], one).1, [15, 20 | minus(3) | 7, 31]);
    assert_eq!(run("xor", "R UNSIGNED_INT32", &[10, 20, 30], one).1, [10, 20 ^ minus(3) ^ 7, 31]);
    assert_eq!(run("xchg", "R UNSIGNED_INT32", &[10, 20, 30], one), ([10, 5, 5, 5, 20, minus(3), 30, 0], [5, 7, 1]));
    // `cmpxchg` stores the first argument if the old value equals the second.
    assert_eq!(run("cmpxchg", "R UNSIGNED_INT32", &[9, 20, 9], "INU.32 INU.64").1, [5, 20, 1]);
    let real = |v: f32| v.to_bits();
    let machine = Machine::red_image(2, 1, &[1.5, 2.0]);
    let mut input = coordinate_registers(&[[0, 0, 1, 1, 7, 7, 7, 7]]);
    input.extend(float_bits(&[2.5, -1.0, 4.0, f32::NAN, 1.0, 1.0, 1.0, 1.0]));
    let float = |op: &str| {
        let line = format!("typed_atomic.{op} (M1, 8) T6 INU.0 %null.0 %null.0 %null.0 INF.32 %null.0 OUTF.0");
        let (out, texels) = machine.run(&line, &input).unwrap();
        let texel = |k: usize| f32::from_le_bytes(texels[4 * k..][..4].try_into().unwrap());
        (out[1], texel(0), texel(1))
    };
    assert_eq!(float("fmax"), (real(2.5), 2.5, 4.0));
    assert_eq!(float("fmin"), (real(1.5), -1.0, 2.0));
    assert_eq!((float("fadd").0, float("fadd").1), (real(4.0), 3.0));
    // A 16-bit operation changes half of a dword.
    let machine = Machine {
        platform: Platform::Tgllp,
        ..Machine::new(ImageKind::D1, "R UNSIGNED_INT16", [2, 1, 1], vec![0xff, 0xff, 3, 0])
    };
    let line = "typed_atomic.add.16 (M1, 8) T6 INU.0 %null.0 %null.0 %null.0 INU.32 %null.0 OUTU.0";
    let (out, texels) = machine.run(line, &coordinate_registers(&[[0, 1, 7, 7, 7, 7, 7, 7], [2; 8]])).unwrap();
    assert_eq!((out[0], out[1], texels), (0xffff, 3, vec![1, 0, 5, 0]));
}

#[test]
fn lsc_reaches_texels_in_registers_of_64_bytes() {
    let machine = |format, texels| Machine {
        platform: Platform::Xe2,
        items: 16,
        ..Machine::new(ImageKind::D2, format, [2, 2, 1], texels)
    };
    let typed = machine("RGBA UNSIGNED_INT8", (1..=16).collect());
    let at = [0, 1, 0, 1, 2, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        .map(|v: i32| v as u32);
    let out: [u32; 32] = typed.run_for("lsc_load_quad.tgm (M1, 16) OUT:d32.yw bti(0x0)[IN.0,IN.64]:a32", &at);
    assert_eq!(out[..7], [2, 6, 10, 14, 0, 0, 0]);
    assert_eq!(out[16..23], [4, 8, 12, 16, 1, 1, 1]);
    let (_, texels) = typed
        .run("lsc_store_quad.tgm (M1, 16) bti(0x0)[IN.0,IN.64]:a32 IN.128:d32.x", &[&at[..], &[99; 16]].concat())
        .unwrap();
    assert_eq!(texels, [99, 2, 3, 4, 99, 6, 7, 8, 99, 10, 11, 12, 99, 14, 15, 16]);
    let whole = machine("R UNSIGNED_INT32", [10_u32, 20, 30, 40].iter().flat_map(|v| v.to_le_bytes()).collect());
    let line = "lsc_atomic_iadd.tgm (M1, 16) OUT:d32 bti(0x0)[IN.0,IN.64]:a32 IN.128 %null.0";
    let (out, texels) = whole.run(line, &[&at[..], &[1; 16]].concat()).unwrap();
    assert_eq!((out[..6].to_vec(), out[15]), (vec![10, 20, 30, 40, 0, 0], 19));
    assert_eq!([texels[0], texels[4], texels[8], texels[12]], [20, 21, 31, 41]);
    let line = "lsc_atomic_icas.tgm (M1, 16) OUT:d32 bti(0x0)[IN.0,IN.64]:a32 IN.128 IN.192";
    let (_, texels) = whole.run(line, &[&at[..], &[30; 16], &[77; 16]].concat()).unwrap();
    assert_eq!([texels[0], texels[4], texels[8], texels[12]], [10, 20, 77, 40], "compares with the first argument");
    let [status]: [u32; 1] = whole.run_for("lsc_load_status.tgm (M1, 16) OUT:d32 bti(0x0)[IN.0,IN.64]:a32", &at);
    assert_eq!(status, 0b1111_1111_1000_1111);
    let each: [u32; 16] = whole.run_for("lsc_load_quad_status.tgm (M1, 16) OUT:d32 bti(0x0)[IN.0,IN.64]:a32", &at);
    assert_eq!(each, std::array::from_fn(|i| status >> i & 1));
    // These surfaces have one sample. The third channel requests another.
    let sampled: Vec<u32> = [&at[..], &[0; 16], &[0, 0, 1], &[0; 13], &[5; 16]].concat();
    let line = "lsc_load_quad_msrt.tgm (M1, 16) OUT:d32.yw bti(0x0)[IN.0,IN.64,IN.128,IN.192]:a32";
    let out: [u32; 32] = typed.run_for(line, &sampled);
    assert_eq!((&out[..7], &out[16..23]), (&[2, 6, 0, 14, 0, 0, 0][..], &[4, 8, 1, 16, 1, 1, 1][..]));
    let line = "lsc_store_quad_msrt.tgm (M1, 16) bti(0x0)[IN.0,IN.64,IN.128,IN.192]:a32 IN.256:d32.x";
    let (_, texels) = typed.run(line, &sampled).unwrap();
    assert_eq!([texels[0], texels[4], texels[8], texels[12]], [5, 5, 9, 5]);
    // The texels of a buffer are always present.
    let each: [u32; 17] = typed.run_for("lsc_load_quad_status.ugm (M1, 16) OUT:d32 bti(0x1)[IN.0]:a32", &at);
    assert_eq!((&each[..16], each[16]), (&[1; 16][..], 0xdddd_dddd));
    // The state of a surface describes its shape.
    let state: [u32; 16] = whole.run_for("lsc_read_state_info.tgm OUT bti(0x0)[%null.0]", &[]);
    assert_eq!((state[0] >> 29, state[2] & 0x3fff, state[2] >> 16 & 0x3fff, state[3] & 0x3ffff), (1, 1, 1, 7));
}

#[test]
fn block_loads_repeat_edge_texels_and_block_stores_are_clipped() {
    let machine = Machine {
        platform: Platform::Xe2,
        items: 16,
        ..Machine::new(ImageKind::D2, "R UNSIGNED_INT8", [4, 2, 1], (1..=8).collect())
    };
    let out: [u32; 3] = machine.run_for("lsc_load_block2d.tgm OUT:4x3 bti(0x0)[0x2:d,0x0:d]", &[]);
    assert_eq!(out.map(u32::to_le_bytes), [[3, 4, 4, 4], [7, 8, 8, 8], [7, 8, 8, 8]]);
    let (_, texels) =
        machine.run("lsc_store_block2d.tgm bti(0x0)[0x2:d,0xffffffff:d] IN:4x2", &[0x6464_6464, 0x0403_0201]).unwrap();
    assert_eq!(texels, [1, 2, 1, 2, 5, 6, 7, 8]);
}

#[test]
fn the_sampler_filters_with_the_offsets_of_the_message() {
    let line = "sample_lz.R (M1, 8) {OFFSET}:uw S0 T6 OUTF.0 %null.0 INF.0 INF.32";
    let at = [&[0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5][..], &[0.5; 4], &[1.5; 4]].concat();
    let machine = Machine::red_image(4, 2, &[1.0, 2.0, 3.0, 4.0, 10.0, 20.0, 30.0, 40.0]);
    let plain = machine.run_for_reals(&line.replace("{OFFSET}", "0x0"), &at);
    assert_eq!(plain, [1.0, 2.0, 3.0, 4.0, 10.0, 20.0, 30.0, 40.0]);
    // One to the right, one down, and two to the left.
    assert_eq!(
        machine.run_for_reals(&line.replace("{OFFSET}", "0x100"), &at),
        [2.0, 3.0, 4.0, 4.0, 20.0, 30.0, 40.0, 40.0]
    );
    assert_eq!(
        machine.run_for_reals(&line.replace("{OFFSET}", "0x10"), &at),
        [10.0, 20.0, 30.0, 40.0, 10.0, 20.0, 30.0, 40.0]
    );
    assert_eq!(
        machine.run_for_reals(&line.replace("{OFFSET}", "0xe00"), &at),
        [1.0, 1.0, 1.0, 2.0, 10.0, 10.0, 10.0, 20.0]
    );
    // Linear filtering with normalised coordinates and repetition.
    let sampler =
        Sampler { address: AddressMode::Repeat, filter: Filter::Linear, normalized: true, compare: Compare::Always };
    let machine = Machine { sampler, ..machine };
    let at = [&[0.0, 0.25, 0.5, 1.0, 0.125, 0.375, -0.25, 4.125][..], &[0.25; 8]].concat();
    assert_eq!(machine.run_for_reals(&line.replace("{OFFSET}", "0x0"), &at), [2.5, 1.5, 2.5, 2.5, 1.0, 2.0, 3.5, 1.0]);
}

#[test]
fn every_parameter_layout_of_a_message_has_its_coordinates() {
    let machine = Machine {
        sampler: Sampler { compare: Compare::Greater, ..NEAREST },
        ..Machine::red_image(4, 2, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
    };
    // The input registers hold 3.5 as the reference, a level, and alternating coordinates of the
    // texels with values 3 at (2, 0) and 6 at (1, 1).
    let at = [
        &[3.5; 8][..],
        &[0.0; 8],
        &[2.5, 1.5, 2.5, 1.5, 2.5, 1.5, 2.5, 1.5],
        &[0.5, 1.5, 0.5, 1.5, 0.5, 1.5, 0.5, 1.5],
    ]
    .concat();
    let (reference, level, u, v) = ("INF.0", "INF.32", "INF.64", "INF.96");
    let texel = |mnemonic: &str, parameters: &str| {
        let out: [f32; 8] =
            machine.run_for_reals(&format!("{mnemonic}.R (M1, 8) 0x0:uw S0 T6 OUTF.0 %null.0 {parameters}"), &at);
        assert!(out.as_chunks::<2>().0.iter().all(|pair| *pair == [out[0], out[1]]));
        (out[0], out[1])
    };
    for (mnemonic, parameters) in [
        ("sample_3d", format!("{u} {v}")),
        ("sample_b", format!("{level} {u} {v}")),
        ("sample_l", format!("{level} {u} {v}")),
        ("sample_lz", format!("{u} {v}")),
        ("sample_d", format!("{u} {level} {level} {v} {level} {level}")),
    ] {
        assert_eq!(texel(mnemonic, &parameters), (3.0, 6.0), "{mnemonic}");
    }
    // 3.5 is greater than 3, but not greater than 6.
    for (mnemonic, parameters) in [
        ("sample_c", format!("{reference} {u} {v}")),
        ("sample_b_c", format!("{reference} {level} {u} {v}")),
        ("sample_l_c", format!("{reference} {level} {u} {v}")),
        ("sample_c_lz", format!("{reference} {u} {v}")),
        ("sample_d_c", format!("{reference} {u} {level} {level} {v} {level} {level}")),
    ] {
        assert_eq!(texel(mnemonic, &parameters), (1.0, 0.0), "{mnemonic}");
    }
}

#[test]
fn the_level_of_detail_follows_from_neighbouring_channels() {
    let sampler = Sampler { normalized: true, ..NEAREST };
    let machine = Machine { sampler, ..Machine::red_image(8, 8, &[0.0; 64]) };
    // Steps of 2 texels along x, and in the second block of 4 texels along y.
    let u = [0.0, 0.25, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0];
    let v = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5];
    let out: [f32; 16] =
        machine.run_for_reals("lod.RG (M1, 8) 0x0:uw S0 T6 OUTF.0 %null.0 INF.0 INF.32", &[u, v].concat());
    assert_eq!(out, [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0]);
}

#[test]
fn sampler_messages_accept_and_return_half_precision() {
    let machine = Machine { platform: Platform::Icllp, ..Machine::red_image(4, 1, &[1.0, 2.0, 3.0, 65535.0]) };
    let half = [0x3800_u32, 0x3e00, 0x4100, 0x4300, 0x3800, 0x3e00, 0x4100, 0x4300];
    let packed: Vec<u32> = half.as_chunks::<2>().0.iter().map(|[a, b]| a | b << 16).collect();
    let out: [u32; 9] = machine.run_for("sample_lz.RA (M1, 8) 0x0:uw S0 T6 OUTH.0 %null.0 INH.0", &packed);
    assert_eq!(out[..4], [0x4000_3c00, 0x7c00_4200, 0x4000_3c00, 0x7c00_4200]);
    assert_eq!((out[4], out[8]), (KEPT, 0x3c00_3c00), "each colour channel begins at a register");
}

#[test]
fn texels_are_loaded_by_whole_coordinates() {
    let machine = Machine::red_image(4, 2, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
    let at = coordinate_registers(&[[0, 1, 3, 4, -1, 0, 2, 0], [0, 1, 1, 0, 0, 2, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0]]);
    let real = |out: [u32; 8]| out.map(f32::from_bits);
    let lz = real(machine.run_for("load_lz.R (M1, 8) 0x0:uw T6 OUTF.0 %null.0 IN.0 IN.32", &at));
    assert_eq!(lz, [1.0, 6.0, 8.0, 0.0, 0.0, 0.0, 3.0, 1.0]);
    let ld = real(machine.run_for("load_3d.R (M1, 8) 0x0:uw T6 OUTF.0 %null.0 IN.0 IN.32 IN.64", &at));
    assert_eq!(ld, [1.0, 6.0, 8.0, 0.0, 0.0, 0.0, 0.0, 1.0], "the third parameter is the level");
    let moved = real(machine.run_for("load_lz.R (M1, 8) 0x1f0:uw T6 OUTF.0 %null.0 IN.0 IN.32", &at));
    assert_eq!(moved, [0.0, 3.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0], "one to the right and one up");
    let out: [u32; 33] =
        machine.run_for("load_lz.pixel_null_mask.RGBA (M1, 8) 0x0:uw T6 OUTF.0 %null.0 IN.0 IN.32", &at);
    assert_eq!((out[24], out[32]), (1.0_f32.to_bits(), 0xff), "marks of the channels whose data may be used");
    // A multisampled load of a surface with one sample, which has no multisample control surface.
    let many =
        real(machine.run_for("load_2dms_w.R (M1, 8) 0x0:uw T6 OUTF.0 %null.0 IN.96 IN.96 IN.96 IN.0 IN.32", &at));
    assert_eq!(many, lz);
    let [mcs]: [u32; 1] = machine.run_for("load_mcs.R (M1, 8) 0x0:uw T6 OUTU.0 %null.0 IN.0 IN.32", &at);
    assert_eq!(mcs, 0);
}

#[test]
fn one_channel_of_four_texels_is_gathered() {
    let texels: Vec<u8> = (0..16).collect();
    let machine = Machine::new(ImageKind::D2, "RGBA UNSIGNED_INT8", [2, 2, 1], texels);
    let at = float_bits(&[[1.0; 8], [1.0; 8]].concat());
    let gather = |lines: &str| -> [u32; 4] {
        let out: [u32; 32] = machine.run_for(lines, &at);
        [out[0], out[8], out[16], out[24]]
    };
    assert_eq!(gather("sample4.R (M1, 8) 0x0:uw S0 T6 OUTU.0 %null.0 INF.0 INF.32"), [8, 12, 4, 0]);
    assert_eq!(gather("sample4.B (M1, 8) 0x0:uw S0 T6 OUTU.0 %null.0 INF.0 INF.32"), [10, 14, 6, 2]);
    assert_eq!(gather("sample4.A (M1, 8) 0x100:uw S0 T6 OUTU.0 %null.0 INF.0 INF.32"), [15, 15, 7, 7]);
    // Each channel has separate offsets.
    let mut input = at.clone();
    input.extend(coordinate_registers(&[[1; 8], [-1; 8]]));
    let out: [u32; 32] =
        machine.run_for("sample4_po.R (M1, 8) 0x0:uw S0 T6 OUTU.0 %null.0 INF.0 INF.32 IN.64 IN.96", &input);
    assert_eq!([out[0], out[8], out[16], out[24]], [4, 4, 4, 4]);
    let real = Machine {
        sampler: Sampler { compare: Compare::Less, ..NEAREST },
        ..Machine::red_image(2, 2, &[1.0, 2.0, 3.0, 4.0])
    };
    let mut input = vec![2.5_f32.to_bits(); 8];
    input.extend(&at);
    let out: [u32; 32] = real.run_for("sample4_c.R (M1, 8) 0x0:uw S0 T6 OUTF.0 %null.0 INF.0 INF.32 INF.64", &input);
    assert_eq!([out[0], out[8], out[16], out[24]].map(f32::from_bits), [1.0, 1.0, 0.0, 0.0]);
    let out: [u32; 32] = real.run_for("sample4_l.R (M1, 8) 0x0:uw S0 T6 OUTF.0 %null.0 INF.96 INF.32 INF.64", &input);
    assert_eq!([out[0], out[8], out[16], out[24]].map(f32::from_bits), [3.0, 4.0, 2.0, 1.0]);
}

#[test]
fn surface_and_sample_queries_return_sizes_and_counts() {
    let size = |kind, size: [u32; 3]| {
        let texels = vec![0; size.iter().product::<u32>() as usize];
        let machine = Machine::new(kind, "R UNSIGNED_INT8", size, texels);
        let out: [u32; 32] = machine.run_for("resinfo.RGBA (M1, 8) T6 IN.0 OUTU.0", &[0, 1]);
        ([out[0], out[8], out[16], out[24]], [out[1], out[9], out[17], out[25]])
    };
    assert_eq!(size(ImageKind::D1, [12, 1, 1]), ([12, 0, 0, 1], [6, 0, 0, 1]));
    assert_eq!(size(ImageKind::D1Array, [12, 3, 1]), ([12, 3, 0, 1], [6, 3, 0, 1]));
    assert_eq!(size(ImageKind::D2, [12, 6, 1]), ([12, 6, 0, 1], [6, 3, 0, 1]));
    assert_eq!(size(ImageKind::D2Array, [12, 6, 5]), ([12, 6, 5, 1], [6, 3, 5, 1]));
    assert_eq!(size(ImageKind::D3, [12, 6, 5]), ([12, 6, 5, 1], [6, 3, 2, 1]));
    let machine = Machine::red_image(1, 1, &[0.0]);
    let [one, ..]: [u32; 8] = machine.run_for("sampleinfo.R (M1, 8) T6 OUTU.0", &[]);
    assert_eq!(one, 1);
}

#[test]
fn older_sampler_messages_give_equal_results() {
    let machine =
        Machine::new(ImageKind::D3, "RG FLOAT", [2, 2, 2], float_bytes(&(0..16).map(|k| k as f32).collect::<Vec<_>>()));
    let at = [
        &[0.5, 1.5, 0.5, 0.5, 1.5, 9.0, 0.5, 0.5][..],
        &[0.5, 0.5, 1.5, 0.5, 1.5, 9.0, 0.5, 0.5],
        &[0.5, 0.5, 0.5, 1.5, 1.5, 9.0, 0.5, 0.5],
    ]
    .concat();
    let out: [f32; 16] = machine.run_for_reals("sample.RG (8) S0 T6 INF.0 INF.32 INF.64 OUTF.0", &at);
    assert_eq!(out[..6], [0.0, 2.0, 4.0, 8.0, 14.0, 14.0]);
    assert_eq!(out[8..14], [1.0, 3.0, 5.0, 9.0, 15.0, 15.0]);
    let whole = coordinate_registers(&[[0, 1, 0, 0, 1, 2, 0, 0], [0, 0, 1, 0, 1, 0, 0, 0], [0, 0, 0, 1, 1, 0, 0, 0]]);
    let out: [u32; 16] = machine.run_for("load.GA (8) T6 IN.0 IN.32 IN.64 OUTF.0", &whole);
    assert_eq!(out.map(f32::from_bits)[..6], [1.0, 3.0, 5.0, 9.0, 15.0, 0.0]);
    assert_eq!(out.map(f32::from_bits)[8..], [1.0; 8]);
}

#[test]
fn append_counters_belong_to_surfaces() {
    let machine = Machine { platform: Platform::Xe2, items: 16, ..Machine::red_image(1, 1, &[0.0]) };
    let lines = "lsc_apndctr_atomic_add.ugm (M1, 16) OUT:d32 bti(0x1) IN:d32\n lsc_apndctr_atomic_sub.ugm (M1, 16) OUT.64:d32 bti(0x1) IN.64:d32\n lsc_apndctr_atomic_add.ugm (M1, 16) OUT.128:d32 bti(0x2) IN:d32";
    let out: [u32; 33] = machine.run_for(lines, &[&[2; 16][..], &[1; 16]].concat());
    assert_eq!((out[0], out[1], out[15]), (0, 2, 30));
    assert_eq!((out[16], out[17], out[31], out[32]), (32, 31, 17, 0), "each surface counts for itself");
}

#[test]
fn a_wait_for_another_thread_space_has_no_effect() {
    assert_eq!(Machine::red_image(1, 1, &[0.0]).run_for::<1>("wait 0x0:ub\nmov (M1_NM, 1) OUT(0,0)<1> 7:d", &[]), [7]);
}

#[test]
fn an_unbound_or_mismatched_surface_is_an_error() {
    let machine = Machine::red_image(1, 1, &[0.0]);
    let buffer = machine
        .run_for_fault("movs (M1_NM, 1) T6(0) 0x1:ud\ngather4_typed.R (M1, 8) T6 IN.0 %null.0 %null.0 %null.0 OUTF.0");
    assert_eq!(buffer, "no image is bound to surface 1");
    let sampler =
        machine.run_for_fault("movs (M1_NM, 1) S0(0) 0x5:ud\nsample_lz.R (M1, 8) 0x0:uw S0 T6 OUTF.0 %null.0 INF.0");
    assert_eq!(sampler, "no sampler is bound to 0x5");
    let narrow = Machine::new(ImageKind::D1, "R UNORM_INT8", [4, 1, 1], vec![0; 4]);
    let atomic =
        narrow.run_for_fault("typed_atomic.inc (M1, 8) T6 INU.0 %null.0 %null.0 %null.0 %null.0 %null.0 OUTU.0");
    assert_eq!(atomic, "an atomic operation of 32 bits on surface 0, whose texels are R UNORM_INT8");
}
