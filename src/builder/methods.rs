// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The methods of [`Builder`] that append instructions, by group.
#![allow(clippy::too_many_arguments, clippy::unnecessary_cast)]
use super::{
    Added, AttributeValue, Builder, Dst, Exec, Masked, Predicated, Raw, Sampler,
    Saturating, Src, Surface,
};

use super::operand::dword;
use openvisa_isa::List;
use openvisa_isa::bit_fields::*;
use openvisa_isa::enums::*;
use openvisa_isa::instructions::*;
use openvisa_isa::operands::*;
/// A parameter of [`Builder::lsc_load_block2d`] and [`Builder::lsc_store_block2d`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block2d {
    /// Address of the matrix.
    pub base: Src,
    /// Width of the matrix in bytes, minus 1.
    pub width: Src,
    /// Height of the matrix in rows, minus 1.
    pub height: Src,
    /// Bytes from one row of the matrix to the next, minus 1.
    pub pitch: Src,
    /// Column of the left edge of the first rectangle, in data, signed.
    pub x: Src,
    /// Row of the upper edge of the rectangles, signed.
    pub y: Src,
}

/// A parameter of [`Builder::lsc_load_block2d`] and [`Builder::lsc_store_block2d`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BlockShape {
    /// Size of a datum in memory and in the register.
    pub size: LscDataSize,
    /// Width of a rectangle in data.
    pub width: u16,
    /// Height of a rectangle in data.
    pub height: u16,
}

/// A parameter of [`Builder::dpasw`], [`Builder::dpas`] and [`Builder::bdpas`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DpasShape {
    /// What the elements of `Src1` are.
    pub src1_precision: Precision,
    /// What the elements of `Src2` are.
    pub src2_precision: Precision,
    /// Repeat count: how many rows are computed.
    pub repeat_count: u8,
}

/// A parameter of [`Builder::media_ld`] and [`Builder::media_st`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MediaBlock {
    /// Width of the block in bytes.
    pub width: u8,
    /// Height of the block in rows.
    pub height: u8,
}

/// A parameter of [`Builder::media_ld`] and [`Builder::media_st`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MediaOrigin {
    /// Left edge of the block, in bytes.
    pub x: Src,
    /// Upper edge of the block, in rows.
    pub y: Src,
}

/// A parameter of [`Builder::lsc_load_block2d_tgm`] and [`Builder::lsc_store_block2d_tgm`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TypedBlockShape {
    /// Width of the rectangle in bytes.
    pub width: u16,
    /// Height of the rectangle in rows.
    pub height: u16,
}

/// A parameter of [`Builder::lsc_load_block2d_tgm`] and [`Builder::lsc_store_block2d_tgm`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TypedOrigin {
    /// Left edge of the rectangle in bytes.
    pub x: Src,
    /// Upper edge of the rectangle in rows.
    pub y: Src,
}

/// # Arithmetic Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let predicate = k.declare_predicate("predicate", 16);
/// # let [borrow, carry, dst, src0, src1, src2] = ["borrow", "carry", "dst", "src0", "src1",
/// #     "src2"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.add(16, dst, src0, src1); // add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.avg(16, dst, src0, src1); // avg (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.div(16, dst, src0, src1); // div (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.dp2(16, dst, src0, src1); // dp2 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.dp3(16, dst, src0, src1); // dp3 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.dp4(16, dst, src0, src1); // dp4 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.dph(16, dst, src0, src1); // dph (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.exp(16, dst, src0); // exp (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.frc(16, dst, src0); // frc (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.line(16, dst, src0, src1); // line (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.log(16, dst, src0); // log (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// // mad (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// k.mad(16, dst, src0, src1, src2);
/// k.mulh(16, dst, src0, src1); // mulh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// // lrp (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// k.lrp(16, dst, src0, src1, src2);
/// k.mod_(16, dst, src0, src1); // mod (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.mul(16, dst, src0, src1); // mul (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.pow(16, dst, src0, src1); // pow (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.rndd(16, dst, src0); // rndd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.rndu(16, dst, src0); // rndu (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.rnde(16, dst, src0); // rnde (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.rndz(16, dst, src0); // rndz (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.sad2(16, dst, src0, src1); // sad2 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.sin(16, dst, src0); // sin (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.cos(16, dst, src0); // cos (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.sqrt(16, dst, src0); // sqrt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.rsqrt(16, dst, src0); // rsqrt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.inv(16, dst, src0); // inv (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.dpasw(8, DpasShape { src1_precision: Precision::U1, src2_precision: Precision::U1,
///     repeat_count: 1 }, dst, src0, src1, src2);
/// k.srnd(16, dst, src0, src1); // srnd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.lzd(16, dst, src0); // lzd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// // addc (M1, 16) dst(0,0)<1> carry(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.addc(16, dst, carry, src0, src1);
/// // subb (M1, 16) dst(0,0)<1> borrow(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.subb(16, dst, borrow, src0, src1);
/// // sad2add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// k.sad2add(16, dst, src0, src1, src2);
/// k.pln(16, dst, src0, src1); // plane (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.sqrtm(16, dst, src0); // sqrtm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.divm(16, dst, src0, src1); // divm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// // dp4a (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// k.dp4a(16, dst, src0, src1, src2);
/// k.dpas(16, DpasShape { src1_precision: Precision::U1, src2_precision: Precision::U1,
///     repeat_count: 1 }, dst, src0, src1, src2);
/// // add3 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// k.add3(16, dst, src0, src1, src2);
/// // madw (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// k.madw(16, dst, src0, src1, src2);
/// // add3.o (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// k.add3o(16, dst, src0, src1, src2);
/// k.tanh(16, dst, src0); // tanh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.sigm(16, dst, src0); // sigm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.invm(16, dst, predicate, src0, src1);
/// k.rsqtm(16, dst, predicate, src0);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "avg (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "div (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "dp2 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "dp3 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "dp4 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "dph (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "exp (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "frc (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "line (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "log (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "mad (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>",
/// #     "mulh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "lrp (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>",
/// #     "mod (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "mul (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "pow (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "rndd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "rndu (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "rnde (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "rndz (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "sad2 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "sin (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "cos (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "sqrt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "rsqrt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "inv (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "",
/// #     "srnd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "lzd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "addc (M1, 16) dst(0,0)<1> carry(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "subb (M1, 16) dst(0,0)<1> borrow(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "sad2add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>",
/// #     "plane (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "sqrtm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "divm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "dp4a (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>",
/// #     "",
/// #     "add3 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>",
/// #     "madw (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>",
/// #     "add3.o (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>",
/// #     "tanh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "sigm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "",
/// #     "",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `add`: addition.
    ///
    /// ```text
    /// k.add(16, dst, src0, src1)
    /// add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum.
    /// - `src0`: First summand.
    /// - `src1`: Second summand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/ADD.md:1`
    #[track_caller]
    pub fn add(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Add> {
        let state = &mut self.state;
        let value = Add {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `avg`: average of integers, rounded up.
    ///
    /// ```text
    /// k.avg(16, dst, src0, src1)
    /// avg (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The mean.
    /// - `src0`: First value.
    /// - `src1`: Second value.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/AVG.md:1`
    #[track_caller]
    pub fn avg(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Avg> {
        let state = &mut self.state;
        let value = Avg {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `div`: quotient.
    ///
    /// ```text
    /// k.div(16, dst, src0, src1)
    /// div (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The quotient.
    /// - `src0`: Dividend.
    /// - `src1`: Divisor.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/DIV.md:1`
    #[track_caller]
    pub fn div(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Div> {
        let state = &mut self.state;
        let value = Div {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `dp2`: dot product of vectors of two.
    ///
    /// ```text
    /// k.dp2(16, dst, src0, src1)
    /// dp2 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum of a group, in each of its channels.
    /// - `src0`: First vectors, one in four channels.
    /// - `src1`: Second vectors.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/DP2.md:1`
    #[track_caller]
    pub fn dp2(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Dp2> {
        let state = &mut self.state;
        let value = Dp2 {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `dp3`: dot product of vectors of three.
    ///
    /// ```text
    /// k.dp3(16, dst, src0, src1)
    /// dp3 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum of a group, in each of its channels.
    /// - `src0`: First vectors, one in four channels.
    /// - `src1`: Second vectors.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/DP3.md:1`
    #[track_caller]
    pub fn dp3(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Dp3> {
        let state = &mut self.state;
        let value = Dp3 {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `dp4`: dot product of vectors of four.
    ///
    /// ```text
    /// k.dp4(16, dst, src0, src1)
    /// dp4 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum of a group, in each of its channels.
    /// - `src0`: First vectors, one in four channels.
    /// - `src1`: Second vectors.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/DP4.md:1`
    #[track_caller]
    pub fn dp4(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Dp4> {
        let state = &mut self.state;
        let value = Dp4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `dph`: homogeneous dot product.
    ///
    /// ```text
    /// k.dph(16, dst, src0, src1)
    /// dph (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum of a group, in each of its channels.
    /// - `src0`: A point in four channels; the fourth element plays no part.
    /// - `src1`: What it is multiplied by, and the summand in the fourth channel.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/DPH.md:1`
    #[track_caller]
    pub fn dph(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Dph> {
        let state = &mut self.state;
        let value = Dph {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `exp`: power of two.
    ///
    /// ```text
    /// k.exp(16, dst, src0)
    /// exp (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The power.
    /// - `src0`: The exponent.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/EXP.md:1`
    #[track_caller]
    pub fn exp(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Exp> {
        let state = &mut self.state;
        let value = Exp {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `frc`: fractional part.
    ///
    /// ```text
    /// k.frc(16, dst, src0)
    /// frc (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The fraction, from 0 up to 1.
    /// - `src0`: The operand.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/FRC.md:1`
    #[track_caller]
    pub fn frc(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Frc> {
        let state = &mut self.state;
        let value = Frc {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `line`: line equation.
    ///
    /// ```text
    /// k.line(16, dst, src0, src1)
    /// line (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The value of the line at each point.
    /// - `src0`: Four consecutive floats: p, two that are not used, r.
    /// - `src1`: The coordinate u of each point.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/LINE.md:1`
    #[track_caller]
    pub fn line(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Line> {
        let state = &mut self.state;
        let value = Line {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `log`: logarithm to base two.
    ///
    /// ```text
    /// k.log(16, dst, src0)
    /// log (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The logarithm.
    /// - `src0`: The operand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/LOG.md:1`
    #[track_caller]
    pub fn log(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Log> {
        let state = &mut self.state;
        let value = Log {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `mad`: product plus a third value.
    ///
    /// ```text
    /// k.mad(16, dst, src0, src1, src2)
    /// mad (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum.
    /// - `src0`: First factor.
    /// - `src1`: Second factor.
    /// - `src2`: Summand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/MAD.md:1`
    #[track_caller]
    pub fn mad(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Mad> {
        let state = &mut self.state;
        let value = Mad {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `mulh`: high half of a product.
    ///
    /// ```text
    /// k.mulh(16, dst, src0, src1)
    /// mulh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: Bits 63 to 32 of the product.
    /// - `src0`: First factor.
    /// - `src1`: Second factor.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/MULH.md:1`
    #[track_caller]
    pub fn mulh(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Mulh> {
        let state = &mut self.state;
        let value = Mulh {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lrp`: linear interpolation.
    ///
    /// ```text
    /// k.lrp(16, dst, src0, src1, src2)
    /// lrp (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The mixture.
    /// - `src0`: Weight of `Src1`.
    /// - `src1`: Value for a weight of one.
    /// - `src2`: Value for a weight of zero.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/LRP.md:1`
    #[track_caller]
    pub fn lrp(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Lrp> {
        let state = &mut self.state;
        let value = Lrp {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `mod`: remainder.
    ///
    /// ```text
    /// k.mod_(16, dst, src0, src1)
    /// mod (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The remainder; it has the sign of the dividend, or is zero.
    /// - `src0`: Dividend.
    /// - `src1`: Divisor.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/MOD.md:1`
    #[doc(alias = "mod")]
    #[track_caller]
    pub fn mod_(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Mod> {
        let state = &mut self.state;
        let value = Mod {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `mul`: product.
    ///
    /// ```text
    /// k.mul(16, dst, src0, src1)
    /// mul (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The product.
    /// - `src0`: First factor.
    /// - `src1`: Second factor.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/MUL.md:1`
    #[track_caller]
    pub fn mul(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Mul> {
        let state = &mut self.state;
        let value = Mul {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `pow`: power.
    ///
    /// ```text
    /// k.pow(16, dst, src0, src1)
    /// pow (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The power.
    /// - `src0`: Base, not negative.
    /// - `src1`: Exponent.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/POW.md:1`
    #[track_caller]
    pub fn pow(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Pow> {
        let state = &mut self.state;
        let value = Pow {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `rndd`: round down.
    ///
    /// ```text
    /// k.rndd(16, dst, src0)
    /// rndd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The whole number, still a float.
    /// - `src0`: The operand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/RNDD.md:1`
    #[track_caller]
    pub fn rndd(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Rndd> {
        let state = &mut self.state;
        let value = Rndd {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `rndu`: round up.
    ///
    /// ```text
    /// k.rndu(16, dst, src0)
    /// rndu (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The whole number, still a float.
    /// - `src0`: The operand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/RNDU.md:1`
    #[track_caller]
    pub fn rndu(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Rndu> {
        let state = &mut self.state;
        let value = Rndu {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `rnde`: round to nearest, ties to even.
    ///
    /// ```text
    /// k.rnde(16, dst, src0)
    /// rnde (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The whole number, still a float.
    /// - `src0`: The operand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/RNDE.md:1`
    #[track_caller]
    pub fn rnde(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Rnde> {
        let state = &mut self.state;
        let value = Rnde {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `rndz`: round towards zero.
    ///
    /// ```text
    /// k.rndz(16, dst, src0)
    /// rndz (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The whole number, still a float.
    /// - `src0`: The operand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/RNDZ.md:1`
    #[track_caller]
    pub fn rndz(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Rndz> {
        let state = &mut self.state;
        let value = Rndz {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `sad2`: sum of two absolute differences.
    ///
    /// ```text
    /// k.sad2(16, dst, src0, src1)
    /// sad2 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sums in the even elements; the odd elements are undefined afterwards.
    /// - `src0`: First bytes.
    /// - `src1`: Second bytes.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SAD2.md:1`
    #[track_caller]
    pub fn sad2(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Sad2> {
        let state = &mut self.state;
        let value = Sad2 {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `sin`: sine.
    ///
    /// ```text
    /// k.sin(16, dst, src0)
    /// sin (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sine.
    /// - `src0`: The angle.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SIN.md:1`
    #[track_caller]
    pub fn sin(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Sin> {
        let state = &mut self.state;
        let value = Sin {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `cos`: cosine.
    ///
    /// ```text
    /// k.cos(16, dst, src0)
    /// cos (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The cosine.
    /// - `src0`: The angle.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/COS.md:1`
    #[track_caller]
    pub fn cos(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Cos> {
        let state = &mut self.state;
        let value = Cos {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `sqrt`: square root.
    ///
    /// ```text
    /// k.sqrt(16, dst, src0)
    /// sqrt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The root.
    /// - `src0`: The radicand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SQRT.md:1`
    #[track_caller]
    pub fn sqrt(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Sqrt> {
        let state = &mut self.state;
        let value = Sqrt {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `rsqrt`: reciprocal of a square root.
    ///
    /// ```text
    /// k.rsqrt(16, dst, src0)
    /// rsqrt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The reciprocal root.
    /// - `src0`: The radicand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/RSQRT.md:1`
    #[track_caller]
    pub fn rsqrt(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Rsqrt> {
        let state = &mut self.state;
        let value = Rsqrt {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `inv`: reciprocal.
    ///
    /// ```text
    /// k.inv(16, dst, src0)
    /// inv (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The reciprocal.
    /// - `src0`: The divisor.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/INV.md:1`
    #[track_caller]
    pub fn inv(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Inv> {
        let state = &mut self.state;
        let value = Inv {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `dpasw`: systolic dot product over a pair of execution units.
    ///
    /// ```text
    /// k.dpasw(8, DpasShape { src1_precision: Precision::U1, src2_precision: Precision::U1,
    ///     repeat_count: 1 }, dst, src0, src1, src2)
    /// dpasw.<W>.<A>.<SD>.<RC> (<Exec_size>) <Dst> <Src0> <Src1> <Src2>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dpas_shape`: `src1_precision`, `src2_precision` and `repeat_count` of a [`DpasShape`].
    /// - `dst`: The result, row after row without gaps.
    /// - `src0`: What the products are added to, laid out as the result is; null for zeros.
    /// - `src1`: Right factor, packed into dwords: column `i` lies in the dwords of channel `i`,
    ///   one register after another.
    /// - `src2`: The half of the left factor that this thread brings, row after row without gaps.
    ///
    /// Optional: [`systolic_depth`](Added::systolic_depth) (`8`).
    ///
    /// `specs/instructions/DPASW.md:1`
    #[track_caller]
    pub fn dpasw(
        &mut self,
        exec_size: impl Into<Exec>,
        dpas_shape: DpasShape,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        src2: impl Into<Src>,
    ) -> Added<'_, Dpasw> {
        let state = &mut self.state;
        let value = Dpasw {
            exec_size: state.exec("exec_size", exec_size.into()),
            w: dpas_shape.src1_precision,
            a: dpas_shape.src2_precision,
            rc: dpas_shape.repeat_count,
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            sd: 8,
        };

        Added::new(state, value)
    }

    /// Appends `srnd`: rounding by random bits.
    ///
    /// ```text
    /// k.srnd(16, dst, src0, src1)
    /// srnd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The rounded value.
    /// - `src0`: What is rounded.
    /// - `src1`: The random number.
    ///
    /// Optional: [`sat`](Added::sat).
    ///
    /// `specs/instructions/SRND.md:1`
    #[track_caller]
    pub fn srnd(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Srnd> {
        let state = &mut self.state;
        let value = Srnd {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
        };

        Added::new(state, value)
    }

    /// Appends `lzd`: count of leading zeros.
    ///
    /// ```text
    /// k.lzd(16, dst, src0)
    /// lzd (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The count; 32 for an operand of zero.
    /// - `src0`: The operand.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/LZD.md:1`
    #[track_caller]
    pub fn lzd(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Lzd> {
        let state = &mut self.state;
        let value = Lzd {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `addc`: addition that also gives the carry.
    ///
    /// ```text
    /// k.addc(16, dst, carry, src0, src1)
    /// addc (M1, 16) dst(0,0)<1> carry(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The low 32 bits of the sum.
    /// - `carry`: 1 if the sum needs 33 bits, otherwise 0.
    /// - `src0`: First summand.
    /// - `src1`: Second summand.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/ADDC.md:1`
    #[track_caller]
    pub fn addc(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        carry: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Addc> {
        let state = &mut self.state;
        let value = Addc {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            carry: state.dst("carry", carry.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `subb`: subtraction that also gives the borrow.
    ///
    /// ```text
    /// k.subb(16, dst, borrow, src0, src1)
    /// subb (M1, 16) dst(0,0)<1> borrow(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The difference, modulo 2 to the power of 32.
    /// - `borrow`: 1 if the second source is the larger one, otherwise 0.
    /// - `src0`: What is subtracted from.
    /// - `src1`: What is subtracted.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SUBB.md:1`
    #[track_caller]
    pub fn subb(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        borrow: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Subb> {
        let state = &mut self.state;
        let value = Subb {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            borrow: state.dst("borrow", borrow.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `sad2add`: sum of two absolute differences, accumulated.
    ///
    /// ```text
    /// k.sad2add(16, dst, src0, src1, src2)
    /// sad2add (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sums in the even elements; the odd elements are undefined afterwards.
    /// - `src0`: First bytes.
    /// - `src1`: Second bytes.
    /// - `src2`: What the differences are added to: its even elements.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SAD2ADD.md:1`
    #[track_caller]
    pub fn sad2add(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Sad2add> {
        let state = &mut self.state;
        let value = Sad2add {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `plane`: plane equation.
    ///
    /// ```text
    /// k.pln(16, dst, src0, src1)
    /// plane (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The value of the plane at each point.
    /// - `src0`: Four consecutive floats: p, q, one that is not used, r.
    /// - `src1`: Coordinates: u of eight channels, v of the same eight, then the same for the other
    ///   eight.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/PLN.md:1`
    #[doc(alias = "plane")]
    #[track_caller]
    pub fn pln(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Pln> {
        let state = &mut self.state;
        let value = Pln {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `sqrtm`: square root, correctly rounded.
    ///
    /// ```text
    /// k.sqrtm(16, dst, src0)
    /// sqrtm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The root.
    /// - `src0`: The radicand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SQRTM.md:1`
    #[track_caller]
    pub fn sqrtm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Sqrtm> {
        let state = &mut self.state;
        let value = Sqrtm {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `divm`: quotient, correctly rounded.
    ///
    /// ```text
    /// k.divm(16, dst, src0, src1)
    /// divm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The quotient.
    /// - `src0`: Dividend.
    /// - `src1`: Divisor.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/DIVM.md:1`
    #[track_caller]
    pub fn divm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Divm> {
        let state = &mut self.state;
        let value = Divm {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `dp4a`: dot product of four bytes, accumulated.
    ///
    /// ```text
    /// k.dp4a(16, dst, src0, src1, src2)
    /// dp4a (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum.
    /// - `src0`: What the products are added to.
    /// - `src1`: Four bytes: signed if its type is D, unsigned if UD.
    /// - `src2`: Four bytes: signed if its type is D, unsigned if UD.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/DP4A.md:1`
    #[track_caller]
    pub fn dp4a(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Dp4a> {
        let state = &mut self.state;
        let value = Dp4a {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `dpas`: systolic dot product, accumulated.
    ///
    /// ```text
    /// k.dpas(16, DpasShape { src1_precision: Precision::U1, src2_precision: Precision::U1,
    ///     repeat_count: 1 }, dst, src0, src1, src2)
    ///
    /// // C, 8 by 16 floats, plus A, 8 by 16 bfloats, times B, 16 by 16 bfloats, on a platform with
    /// // 16 channels:
    /// // a repeat count of 8 gives 8 rows, the channels are 16 columns, and 8 steps of 2 bfloats
    /// // in a dword are the 16 products of a sum.
    /// // C has 128 elements of type F, 512 bytes, row after row. A has 64 of type UD, 256 bytes:
    /// // the rows of the matrix as they are.
    /// // B has 128 of type UD, 512 bytes, packed: dword n of register k holds rows 2k (low half)
    /// // and 2k + 1 of column n.
    /// // So a block of 16 by 16 words is read by `lsc_load_block2d` with the packing `t`, called
    /// // VNNI.
    /// dpas.bf.bf.8.8 (M1, 16) C.0 C.0 B.0 A(0,0)
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dpas_shape`: `src1_precision`, `src2_precision` and `repeat_count` of a [`DpasShape`].
    /// - `dst`: The result, row after row without gaps.
    /// - `src0`: What the products are added to (C), laid out as the result is; null for zeros.
    /// - `src1`: Right factor (B), packed into dwords: column `i` lies in the dwords of channel
    ///   `i`, one register after another.
    /// - `src2`: Left factor (A), row after row without gaps.
    ///
    /// Optional: [`systolic_depth`](Added::systolic_depth) (`8`).
    ///
    /// `specs/instructions/DPAS.md:1`
    #[track_caller]
    pub fn dpas(
        &mut self,
        exec_size: impl Into<Exec>,
        dpas_shape: DpasShape,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        src2: impl Into<Src>,
    ) -> Added<'_, Dpas> {
        let state = &mut self.state;
        let value = Dpas {
            exec_size: state.exec("exec_size", exec_size.into()),
            w: dpas_shape.src1_precision,
            a: dpas_shape.src2_precision,
            rc: dpas_shape.repeat_count,
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            sd: 8,
        };

        Added::new(state, value)
    }

    /// Appends `add3`: sum of three values.
    ///
    /// ```text
    /// k.add3(16, dst, src0, src1, src2)
    /// add3 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum.
    /// - `src0`: First summand.
    /// - `src1`: Second summand.
    /// - `src2`: Third summand.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/ADD3.md:1`
    #[track_caller]
    pub fn add3(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Add3> {
        let state = &mut self.state;
        let value = Add3 {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `madw`: product plus a third value, in double width.
    ///
    /// ```text
    /// k.madw(16, dst, src0, src1, src2)
    /// madw (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The low halves, and from the next whole register on the high halves.
    /// - `src0`: First factor.
    /// - `src1`: Second factor.
    /// - `src2`: Summand.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/MADW.md:1`
    #[track_caller]
    pub fn madw(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Madw> {
        let state = &mut self.state;
        let value = Madw {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `add3.o`: sum of three values with an overflow flag.
    ///
    /// ```text
    /// k.add3o(16, dst, src0, src1, src2)
    /// add3.o (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The sum, cut to the width of its type.
    /// - `src0`: First summand.
    /// - `src1`: Second summand.
    /// - `src2`: Third summand.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/ADD3O.md:1`
    #[doc(alias = "add3.o")]
    #[track_caller]
    pub fn add3o(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Add3o> {
        let state = &mut self.state;
        let value = Add3o {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `tanh`: hyperbolic tangent.
    ///
    /// ```text
    /// k.tanh(16, dst, src0)
    /// tanh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The tangent, from -1 to 1.
    /// - `src0`: The argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/TANH.md:1`
    #[track_caller]
    pub fn tanh(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Tanh> {
        let state = &mut self.state;
        let value = Tanh {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `sigm`: logistic function.
    ///
    /// ```text
    /// k.sigm(16, dst, src0)
    /// sigm (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The value, from 0 to 1.
    /// - `src0`: The argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SIGM.md:1`
    #[track_caller]
    pub fn sigm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Sigm> {
        let state = &mut self.state;
        let value = Sigm {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `bdpas`: systolic dot product of blocks with scales.
    ///
    /// ```text
    /// k.bdpas(16, DpasShape { src1_precision: Precision::Bf, src2_precision: Precision::Unused,
    ///     repeat_count: 1 }, dst, src0, src1, src2, src3, src4)
    ///
    /// bdpas.bf.bf.8.8 (M1, 16) V40.0 V41.0 V42.0 V43.0 V44(0,0) V45(0,0)
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dpas_shape`: `src1_precision`, `src2_precision` and `repeat_count` of a [`DpasShape`].
    /// - `dst`: The result, row after row without gaps.
    /// - `src0`: What the products are added to, laid out as the result is; null for zeros.
    /// - `src1`: Right factor, packed into dwords.
    /// - `src2`: Left factor, row after row without gaps.
    /// - `src3`: Scales of the right factor; null for none.
    /// - `src4`: Scales of the left factor; null for none.
    ///
    /// Optional: [`systolic_depth`](Added::systolic_depth) (`8`).
    ///
    /// Exists only in some versions of the object format; see [`Builder::in_version`]: `{v4.2+}`.
    ///
    /// `specs/instructions/BDPAS.md:1`
    #[track_caller]
    pub fn bdpas(
        &mut self,
        exec_size: impl Into<Exec>,
        dpas_shape: DpasShape,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        src2: impl Into<Raw>,
        src3: impl Into<Src>,
        src4: impl Into<Src>,
    ) -> Added<'_, Bdpas> {
        let state = &mut self.state;
        let value = Bdpas {
            exec_size: state.exec("exec_size", exec_size.into()),
            w: dpas_shape.src1_precision,
            a: dpas_shape.src2_precision,
            rc: dpas_shape.repeat_count,
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            src2: state.raw("src2", src2.into()),
            src3: state.src("src3", src3.into()),
            src4: state.src("src4", src4.into()),
            sd: 8,
        };

        Added::new(state, value)
    }

    /// Appends `invm`: step of a correctly rounded quotient.
    ///
    /// ```text
    /// k.invm(16, dst, predicate, src0, src1)
    /// [(<Pred>)] invm (<Exec_size>) <Dst> <PredDst> <Src0> <Src1>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The quotient where it is a NaN, an infinity or zero; otherwise an estimate of the
    ///   reciprocal of the divisor.
    /// - `pred_dst`: 1 for each channel whose `Dst` is final.
    /// - `src0`: Dividend.
    /// - `src1`: Divisor.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/INVM.md:1`
    #[track_caller]
    pub fn invm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        pred_dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Invm> {
        let state = &mut self.state;
        let value = Invm {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            pred_dst: state.dst("pred_dst", pred_dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `rsqtm`: step of a correctly rounded square root.
    ///
    /// ```text
    /// k.rsqtm(16, dst, predicate, src0)
    /// [(<Pred>)] rsqtm (<Exec_size>) <Dst> <PredDst> <Src0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The root where it is a NaN, an infinity or zero; otherwise an estimate of the
    ///   reciprocal of the root.
    /// - `pred_dst`: 1 for each channel whose `Dst` is a special value.
    /// - `src0`: The radicand.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/RSQTM.md:1`
    #[track_caller]
    pub fn rsqtm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        pred_dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Rsqtm> {
        let state = &mut self.state;
        let value = Rsqtm {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            pred_dst: state.dst("pred_dst", pred_dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }
}

/// # Data Movement Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let predicate = k.declare_predicate("predicate", 16);
/// # let [dst, src0, src1] = ["dst", "src0", "src1"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.fcvt(16, dst, src0); // fcvt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.mov(16, dst, src0); // mov (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.sel(16, dst, src0, src1); // sel (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.setp(16, predicate, src0);
/// k.movs(16, dst, src0); // movs (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.min(16, dst, src0, src1); // min (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.max(16, dst, src0, src1); // max (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "fcvt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "mov (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "sel (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "",
/// #     "movs (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "min (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "max (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `fcvt`: conversion to and from short floating-point formats.
    ///
    /// ```text
    /// k.fcvt(16, dst, src0)
    /// fcvt (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The converted value.
    /// - `src0`: The value to convert.
    ///
    /// Optional: [`sat`](Added::sat).
    ///
    /// `specs/instructions/FCVT.md:1`
    #[track_caller]
    pub fn fcvt(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Fcvt> {
        let state = &mut self.state;
        let value = Fcvt {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
        };

        Added::new(state, value)
    }

    /// Appends `mov`: copy and convert.
    ///
    /// ```text
    /// k.mov(16, dst, src0)
    /// mov (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The copy.
    /// - `src0`: What to copy.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/MOV.md:1`
    #[track_caller]
    pub fn mov(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Mov> {
        let state = &mut self.state;
        let value = Mov {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `sel`: choice between two values.
    ///
    /// ```text
    /// k.sel(16, dst, src0, src1)
    /// sel (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The value chosen.
    /// - `src0`: Taken where the predicate is true.
    /// - `src1`: Taken where it is false.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SEL.md:1`
    #[track_caller]
    pub fn sel(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Sel> {
        let state = &mut self.state;
        let value = Sel {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `setp`: set predicate bits from a number.
    ///
    /// ```text
    /// k.setp(16, predicate, src0)
    ///
    /// setp (M1_NM, 16) P1 0xff:ud  // true in the lower eight channels
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The predicate variable.
    /// - `src0`: The bits.
    ///
    /// `specs/instructions/SETP.md:1`
    #[track_caller]
    pub fn setp(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Setp> {
        let state = &mut self.state;
        let value = Setp {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
        };

        Added::new(state, value)
    }

    /// Appends `movs`: copy of surface and sampler states.
    ///
    /// ```text
    /// k.movs(16, dst, src0)
    /// movs (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    ///
    /// movs (M1_NM, 1) T6(0) 0x2:ud  // T6 is entry 2 of the binding table
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The elements written.
    /// - `src0`: The elements copied.
    ///
    /// `specs/instructions/MOVS.md:1`
    #[track_caller]
    pub fn movs(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Movs> {
        let state = &mut self.state;
        let value = Movs {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
        };

        Added::new(state, value)
    }

    /// Appends `min`: the smaller of two values.
    ///
    /// ```text
    /// k.min(16, dst, src0, src1)
    /// min (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The value chosen.
    /// - `src0`: First candidate.
    /// - `src1`: Second candidate.
    ///
    /// Optional: [`sat`](Added::sat).
    ///
    /// `specs/instructions/MIN_MAX.md:29`
    #[doc(alias = "min_max")]
    #[track_caller]
    pub fn min(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, MinMax> {
        let state = &mut self.state;
        let value = MinMax {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            op: MinMaxOp::Min,
        };

        Added::new(state, value)
    }

    /// Appends `max`: the larger of two values.
    ///
    /// ```text
    /// k.max(16, dst, src0, src1)
    /// max (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The value chosen.
    /// - `src0`: First candidate.
    /// - `src1`: Second candidate.
    ///
    /// Optional: [`sat`](Added::sat).
    ///
    /// `specs/instructions/MIN_MAX.md:30`
    #[doc(alias = "min_max")]
    #[track_caller]
    pub fn max(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, MinMax> {
        let state = &mut self.state;
        let value = MinMax {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            op: MinMaxOp::Max,
        };

        Added::new(state, value)
    }

    /// Appends `shfl_idx4`: lookup of numbers of four bits.
    ///
    /// ```text
    /// k.shfl_idx4(16, dst, src0, src1)
    /// shfl_idx4 (M1, 16) dst.0 src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    ///
    /// shfl_idx4 (M1_NM, 32) V40.0 V41(0,0)<0;16,1> V42(0,0)<2;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: What was found, a dword for each channel.
    /// - `src0`: The table: sixteen dwords.
    /// - `src1`: The numbers, four or two for each channel, the first in the lowest bits.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// Exists only in some versions of the object format; see [`Builder::in_version`]: `{v4.2+}`.
    ///
    /// `specs/instructions/SHFL_IDX4.md:1`
    #[track_caller]
    pub fn shfl_idx4(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, ShflIdx4> {
        let state = &mut self.state;
        let value = ShflIdx4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `dnscl`: conversion of floats to four bits.
    ///
    /// ```text
    /// k.dnscl(16, DownscaleConversion::BfToE2m1, DownscaleMode::Mode0, DownscaleRounding::Srnd,
    ///     dst, src0, src1, src2)
    /// dnscl.bftoe2m1.mode0.srnd (M1, 16) dst.0 src0.0 src1.0 src2.0
    ///
    /// dnscl.bftoint4.mode0.rne (M1, 32) V40.0 V41.0 V42.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `conversion`: What is converted to what.
    /// - `mode`: Where the results go.
    /// - `rounding`: How results are rounded.
    /// - `dst`: The results.
    /// - `src0`: Floats.
    /// - `src1`: Floats.
    /// - `src2`: Random numbers for the rounding.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// Exists only in some versions of the object format; see [`Builder::in_version`]: `{v4.2+}`.
    ///
    /// `specs/instructions/DNSCL.md:1`
    #[track_caller]
    pub fn dnscl(
        &mut self,
        exec_size: impl Into<Exec>,
        conversion: DownscaleConversion,
        mode: DownscaleMode,
        rounding: DownscaleRounding,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        src2: impl Into<Raw>,
    ) -> Added<'_, Dnscl> {
        let state = &mut self.state;
        let value = Dnscl {
            exec_size: state.exec("exec_size", exec_size.into()),
            conversion,
            mode,
            rounding,
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            src2: state.raw("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }
}

/// # Logic and Shift Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let [dst, src0, src1, src2, src3] = ["dst", "src0", "src1", "src2", "src3"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.and(16, dst, src0, src1); // and (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.or(16, dst, src0, src1); // or (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.xor(16, dst, src0, src1); // xor (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.not(16, dst, src0); // not (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.shl(16, dst, src0, src1); // shl (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.shr(16, dst, src0, src1); // shr (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.asr(16, dst, src0, src1); // asr (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.cbit(16, dst, src0); // cbit (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.fbl(16, dst, src0); // fbl (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.fbh(16, dst, src0); // fbh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// // bfe (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// k.bfe(16, dst, src0, src1, src2);
/// // bfi (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
/// // src3(0,0)<1;1,0>
/// k.bfi(16, dst, src0, src1, src2, src3);
/// k.bfrev(16, dst, src0); // bfrev (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
/// k.rol(16, dst, src0, src1); // rol (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.ror(16, dst, src0, src1); // ror (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.bfn(16, 1, dst, src0, src1, src2);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "and (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "or (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "xor (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "not (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "shl (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "shr (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "asr (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "cbit (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "fbl (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "fbh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "bfe (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>",
/// #     "bfi (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0> \
/// #         src3(0,0)<1;1,0>",
/// #     "bfrev (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>",
/// #     "rol (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "ror (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// #     "",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `and`: bitwise and.
    ///
    /// ```text
    /// k.and(16, dst, src0, src1)
    /// and (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The result.
    /// - `src0`: First set of bits.
    /// - `src1`: Second set of bits.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/AND.md:1`
    #[track_caller]
    pub fn and(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, And> {
        let state = &mut self.state;
        let value = And {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `or`: bitwise or.
    ///
    /// ```text
    /// k.or(16, dst, src0, src1)
    /// or (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The result.
    /// - `src0`: First set of bits.
    /// - `src1`: Second set of bits.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/OR.md:1`
    #[track_caller]
    pub fn or(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Or> {
        let state = &mut self.state;
        let value = Or {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `xor`: bitwise exclusive or.
    ///
    /// ```text
    /// k.xor(16, dst, src0, src1)
    /// xor (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The result.
    /// - `src0`: First set of bits.
    /// - `src1`: Second set of bits.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/XOR.md:1`
    #[track_caller]
    pub fn xor(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Xor> {
        let state = &mut self.state;
        let value = Xor {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `not`: bitwise complement.
    ///
    /// ```text
    /// k.not(16, dst, src0)
    /// not (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The result.
    /// - `src0`: The bits to complement.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/NOT.md:1`
    #[track_caller]
    pub fn not(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Not> {
        let state = &mut self.state;
        let value = Not {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `shl`: shift left.
    ///
    /// ```text
    /// k.shl(16, dst, src0, src1)
    /// shl (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The shifted value.
    /// - `src0`: The value to shift.
    /// - `src1`: By how many bits.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SHL.md:1`
    #[track_caller]
    pub fn shl(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Shl> {
        let state = &mut self.state;
        let value = Shl {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `shr`: shift right, filling with zeros.
    ///
    /// ```text
    /// k.shr(16, dst, src0, src1)
    /// shr (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The shifted value.
    /// - `src0`: The value to shift.
    /// - `src1`: By how many bits.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/SHR.md:1`
    #[track_caller]
    pub fn shr(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Shr> {
        let state = &mut self.state;
        let value = Shr {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `asr`: shift right, keeping the sign.
    ///
    /// ```text
    /// k.asr(16, dst, src0, src1)
    /// asr (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The shifted value.
    /// - `src0`: The value to shift.
    /// - `src1`: By how many bits.
    ///
    /// Optional: [`pred`](Added::pred), [`sat`](Added::sat).
    ///
    /// `specs/instructions/ASR.md:1`
    #[track_caller]
    pub fn asr(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Asr> {
        let state = &mut self.state;
        let value = Asr {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `cbit`: count of bits that are 1.
    ///
    /// ```text
    /// k.cbit(16, dst, src0)
    /// cbit (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: How many there are.
    /// - `src0`: The value to examine.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/CBIT.md:1`
    #[track_caller]
    pub fn cbit(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Cbit> {
        let state = &mut self.state;
        let value = Cbit {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `fbl`: first bit that is 1 from below.
    ///
    /// ```text
    /// k.fbl(16, dst, src0)
    /// fbl (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: Its position; all ones if the source is 0.
    /// - `src0`: The value to examine.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/FBL.md:1`
    #[track_caller]
    pub fn fbl(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Fbl> {
        let state = &mut self.state;
        let value = Fbl {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `fbh`: first significant bit from above.
    ///
    /// ```text
    /// k.fbh(16, dst, src0)
    /// fbh (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: Distance of that bit from bit 31; all ones if there is none, that is for 0 and for
    ///   -1 of a signed type.
    /// - `src0`: The value to examine.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/FBH.md:1`
    #[track_caller]
    pub fn fbh(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Fbh> {
        let state = &mut self.state;
        let value = Fbh {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `bfe`: extract a bit field.
    ///
    /// ```text
    /// k.bfe(16, dst, src0, src1, src2)
    /// bfe (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The bits taken out; a `D` is filled with copies of the highest of them, a `UD` with
    ///   zeros.
    /// - `src0`: How many bits, modulo 32.
    /// - `src1`: Position of the lowest of them, modulo 32.
    /// - `src2`: The value that contains them.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/BFE.md:1`
    #[track_caller]
    pub fn bfe(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Bfe> {
        let state = &mut self.state;
        let value = Bfe {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `bfi`: insert a bit field.
    ///
    /// ```text
    /// k.bfi(16, dst, src0, src1, src2, src3)
    /// bfi (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0> src2(0,0)<1;1,0> src3(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: `Src3` with the bits replaced.
    /// - `src0`: How many bits, modulo 32.
    /// - `src1`: Position of the lowest bit that is replaced, modulo 32.
    /// - `src2`: The new bits, at its low end.
    /// - `src3`: The value that receives them.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/BFI.md:1`
    #[track_caller]
    pub fn bfi(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
        src3: impl Into<Src>,
    ) -> Added<'_, Bfi> {
        let state = &mut self.state;
        let value = Bfi {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            src3: state.src("src3", src3.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `bfrev`: reverse the order of bits.
    ///
    /// ```text
    /// k.bfrev(16, dst, src0)
    /// bfrev (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The bits, lowest first become highest first.
    /// - `src0`: The value to turn round.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/BFREV.md:1`
    #[track_caller]
    pub fn bfrev(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
    ) -> Added<'_, Bfrev> {
        let state = &mut self.state;
        let value = Bfrev {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `rol`: rotate left.
    ///
    /// ```text
    /// k.rol(16, dst, src0, src1)
    /// rol (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The rotated value.
    /// - `src0`: The value to rotate.
    /// - `src1`: By how many bits.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/ROL.md:1`
    #[track_caller]
    pub fn rol(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Rol> {
        let state = &mut self.state;
        let value = Rol {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `ror`: rotate right.
    ///
    /// ```text
    /// k.ror(16, dst, src0, src1)
    /// ror (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The rotated value.
    /// - `src0`: The value to rotate.
    /// - `src1`: By how many bits.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/ROR.md:1`
    #[track_caller]
    pub fn ror(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Ror> {
        let state = &mut self.state;
        let value = Ror {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `bfn.x`: any bitwise function of three values.
    ///
    /// ```text
    /// k.bfn(16, 1, dst, src0, src1, src2)
    /// [(<Pred>)] bfn.x<BooleanFuncCtrl> (<Exec_size>) <Dst> <Src0> <Src1> <Src2>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `boolean_func_ctrl`: The truth table: bit `r` is the result where the three source bits,
    ///   `Src0` lowest, form the number `r`.
    /// - `dst`: The result.
    /// - `src0`: Weighs 1 in the number of the row.
    /// - `src1`: Weighs 2 in the number of the row.
    /// - `src2`: Weighs 4 in the number of the row.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/BFN.md:1`
    #[doc(alias = "bfn.x")]
    #[track_caller]
    pub fn bfn(
        &mut self,
        exec_size: impl Into<Exec>,
        boolean_func_ctrl: u8,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
        src2: impl Into<Src>,
    ) -> Added<'_, Bfn> {
        let state = &mut self.state;
        let value = Bfn {
            exec_size: state.exec("exec_size", exec_size.into()),
            boolean_func_ctrl,
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            src2: state.src("src2", src2.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lfsr`: step of a shift register with feedback.
    ///
    /// ```text
    /// k.lfsr(16, LfsrWidth::B32, dst, src0, src1)
    /// lfsr.b32 (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    ///
    /// lfsr.b32 (M1, 16) V40(0,0)<1> V41(0,0)<1;1,0> V42(0,0)<0;1,0>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `func_ctrl`: How a dword is divided.
    /// - `dst`: The next state.
    /// - `src0`: The state.
    /// - `src1`: The polynomial.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// Exists only in some versions of the object format; see [`Builder::in_version`]: `{v4.2+}`.
    ///
    /// `specs/instructions/LFSR.md:1`
    #[track_caller]
    pub fn lfsr(
        &mut self,
        exec_size: impl Into<Exec>,
        func_ctrl: LfsrWidth,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Lfsr> {
        let state = &mut self.state;
        let value = Lfsr {
            exec_size: state.exec("exec_size", exec_size.into()),
            func_ctrl,
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }
}

/// # Address Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let address = k.declare_address("address", 16);
/// # let [src0, src1] = ["src0", "src1"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.addr_add(16, address, src0, src1);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `addr_add`: compute addresses for indirect operands.
    ///
    /// ```text
    /// k.addr_add(16, address, src0, src1)
    ///
    /// addr_add (M1, 16) A0(0)<1> &V40 V41(0,0)<1;1,0>
    /// addr_add (M1, 16) A0(0)<1> A0(0)<1> 0x20:uw
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `dst`: The addresses.
    /// - `src0`: Where to start.
    /// - `src1`: Distance in bytes.
    ///
    /// `specs/instructions/ADDR_ADD.md:1`
    #[track_caller]
    pub fn addr_add(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, AddrAdd> {
        let state = &mut self.state;
        let value = AddrAdd {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
        };

        Added::new(state, value)
    }
}

/// # Comparison Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let [dst, src0, src1] = ["dst", "src0", "src1"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// // cmp.eq (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
/// k.cmp(16, CmpRelOp::Eq, dst, src0, src1);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "cmp.eq (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `cmp`: comparison.
    ///
    /// ```text
    /// k.cmp(16, CmpRelOp::Eq, dst, src0, src1)
    /// cmp.eq (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>
    ///
    /// cmp.lt (M1, 16) P1 V40(0,0)<1;1,0> 0x8:d
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `rel_op`: The relation.
    /// - `dst`: Whether the relation holds.
    /// - `src0`: Left side.
    /// - `src1`: Right side.
    ///
    /// `specs/instructions/CMP.md:1`
    #[track_caller]
    pub fn cmp(
        &mut self,
        exec_size: impl Into<Exec>,
        rel_op: CmpRelOp,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Cmp> {
        let state = &mut self.state;
        let value = Cmp {
            exec_size: state.exec("exec_size", exec_size.into()),
            rel_op,
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
        };

        Added::new(state, value)
    }
}

/// # Control Flow Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let label = k.declare_label("label");
/// # let [dst, func_addr, index] = ["dst", "func_addr", "index"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.jmp(1, label); // jmp (M1, 1) label
/// k.call(16, label); // call (M1, 16) label
/// k.fccall(16, label);
/// k.ret(16); // ret (M1, 16)
/// k.ifcall(16, func_addr, 1, 1); // ifcall (M1, 16) func_addr(0,0)<1;1,0> 1 1
/// k.faddr("name", dst); // faddr name dst(0,0)<1>
/// k.fcall(16, "name", 1, 1); // fcall (M1, 16) name 1 1
/// k.fret(16); // fret (M1, 16)
/// k.switchjmp(1, index, &[label]); // switchjmp (M1, 1) index(0,0)<1;1,0> (label)
/// k.goto(16, label); // goto (M1, 16) label
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "jmp (M1, 1) label",
/// #     "call (M1, 16) label",
/// #     "",
/// #     "ret (M1, 16)",
/// #     "ifcall (M1, 16) func_addr(0,0)<1;1,0> 1 1",
/// #     "faddr name dst(0,0)<1>",
/// #     "fcall (M1, 16) name 1 1",
/// #     "fret (M1, 16)",
/// #     "switchjmp (M1, 1) index(0,0)<1;1,0> (label)",
/// #     "goto (M1, 16) label",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends ``: start of a subroutine.
    ///
    /// ```text
    /// k.subroutine(label)
    /// <Label>:
    /// ```
    ///
    /// - `label`: The label that stands here.
    ///
    /// `specs/instructions/SUBROUTINE.md:1`
    #[track_caller]
    pub fn subroutine(&mut self, label: super::Label) -> Added<'_, Subroutine> {
        let state = &mut self.state;
        let value = Subroutine {
            label: state.place_label("label", label),
        };

        Added::new(state, value)
    }

    /// Appends ``: position of a label.
    ///
    /// ```text
    /// k.label(label)
    /// <Label>:
    /// ```
    ///
    /// - `label`: The label that stands here.
    ///
    /// `specs/instructions/LABEL.md:1`
    #[track_caller]
    pub fn label(&mut self, label: super::Label) -> Added<'_, Label> {
        let state = &mut self.state;
        let value = Label {
            label: state.place_label("label", label),
        };

        Added::new(state, value)
    }

    /// Appends `jmp`: jump.
    ///
    /// ```text
    /// k.jmp(1, label)
    /// jmp (M1, 1) label
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `label`: Where to continue, in the same subroutine.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/JMP.md:1`
    #[track_caller]
    pub fn jmp(
        &mut self,
        exec_size: impl Into<Exec>,
        label: super::Label,
    ) -> Added<'_, Jmp> {
        let state = &mut self.state;
        let value = Jmp {
            exec_size: state.exec("exec_size", exec_size.into()),
            label: state.label("label", label),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `call`: call of a subroutine.
    ///
    /// ```text
    /// k.call(16, label)
    /// call (M1, 16) label
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `label`: The subroutine.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/CALL.md:1`
    #[track_caller]
    pub fn call(
        &mut self,
        exec_size: impl Into<Exec>,
        label: super::Label,
    ) -> Added<'_, Call> {
        let state = &mut self.state;
        let value = Call {
            exec_size: state.exec("exec_size", exec_size.into()),
            label: state.label("label", label),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `fccall`: call of a subroutine compiled separately.
    ///
    /// ```text
    /// k.fccall(16, label)
    /// [(<Pred>)] fccall (<Exec_size>) <Label>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `label`: The kernel to call, not part of this file.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/FCCALL.md:1`
    #[track_caller]
    pub fn fccall(
        &mut self,
        exec_size: impl Into<Exec>,
        label: super::Label,
    ) -> Added<'_, Fccall> {
        let state = &mut self.state;
        let value = Fccall {
            exec_size: state.exec("exec_size", exec_size.into()),
            label: state.external_label("label", label),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `ret`: return from a subroutine.
    ///
    /// ```text
    /// k.ret(16)
    /// ret (M1, 16)
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/RET.md:1`
    #[track_caller]
    pub fn ret(&mut self, exec_size: impl Into<Exec>) -> Added<'_, Ret> {
        let state = &mut self.state;
        let value = Ret {
            exec_size: state.exec("exec_size", exec_size.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `ifcall`: call through a function address.
    ///
    /// ```text
    /// k.ifcall(16, func_addr, 1, 1)
    /// ifcall (M1, 16) func_addr(0,0)<1;1,0> 1 1
    ///
    /// ifcall.uniform (M1, 16) V57(0,0)<0;1,0> 2 1
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `func_addr`: The address.
    /// - `arg_size`: Registers of `%arg` that carry arguments.
    /// - `return_size`: Registers of `%retval` that carry the result.
    ///
    /// Optional: [`pred`](Added::pred), [`uniform`](Added::uniform), [`noreturn`](Added::noreturn).
    ///
    /// `specs/instructions/IFCALL.md:1`
    #[track_caller]
    pub fn ifcall(
        &mut self,
        exec_size: impl Into<Exec>,
        func_addr: impl Into<Src>,
        arg_size: u8,
        return_size: u8,
    ) -> Added<'_, Ifcall> {
        let state = &mut self.state;
        let value = Ifcall {
            exec_size: state.exec("exec_size", exec_size.into()),
            func_addr: state.src("func_addr", func_addr.into()),
            arg_size,
            return_size,
            pred: Predicate::default(),
            modifiers: IfcallModifiers::default(),
        };

        Added::new(state, value)
    }

    /// Appends `faddr`: address of a function.
    ///
    /// ```text
    /// k.faddr("name", dst)
    /// faddr name dst(0,0)<1>
    ///
    /// faddr scale V40(0,0)<1>
    /// ```
    ///
    /// - `func_id`: The name.
    /// - `dst`: The address.
    ///
    /// `specs/instructions/FADDR.md:1`
    #[track_caller]
    pub fn faddr(&mut self, func_id: &str, dst: impl Into<Dst>) -> Added<'_, Faddr> {
        let state = &mut self.state;
        let value = Faddr {
            func_id: state.string("func_id", func_id),
            dst: state.dst("dst", dst.into()),
        };

        Added::new(state, value)
    }

    /// Appends `fcall`: call of a function.
    ///
    /// ```text
    /// k.fcall(16, "name", 1, 1)
    /// fcall (M1, 16) name 1 1
    ///
    /// fcall (M1, 16) scale 2 1
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `func_id`: The name of the function.
    /// - `arg_size`: Registers of `%arg` that carry arguments.
    /// - `return_size`: Registers of `%retval` that carry the result.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/FCALL.md:1`
    #[track_caller]
    pub fn fcall(
        &mut self,
        exec_size: impl Into<Exec>,
        func_id: &str,
        arg_size: u8,
        return_size: u8,
    ) -> Added<'_, Fcall> {
        let state = &mut self.state;
        let value = Fcall {
            exec_size: state.exec("exec_size", exec_size.into()),
            func_id: state.string("func_id", func_id),
            arg_size,
            return_size,
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `fret`: return from a function.
    ///
    /// ```text
    /// k.fret(16)
    /// fret (M1, 16)
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/FRET.md:1`
    #[track_caller]
    pub fn fret(&mut self, exec_size: impl Into<Exec>) -> Added<'_, Fret> {
        let state = &mut self.state;
        let value = Fret {
            exec_size: state.exec("exec_size", exec_size.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `switchjmp`: jump through a table.
    ///
    /// ```text
    /// k.switchjmp(1, index, &[label])
    /// switchjmp (M1, 1) index(0,0)<1;1,0> (label)
    ///
    /// switchjmp (M1, 1) V39(0,0)<0;1,0> (BB_3, BB_4, BB_5)
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `index`: Which label, from 0; undefined if there is none of this number.
    /// - `labels`: Where to continue.
    ///
    /// `specs/instructions/SWITCHJMP.md:1`
    #[track_caller]
    pub fn switchjmp(
        &mut self,
        exec_size: impl Into<Exec>,
        index: impl Into<Src>,
        labels: &[super::Label],
    ) -> Added<'_, Switchjmp<'_>> {
        let Self { state, lists } = self;
        let value = Switchjmp {
            exec_size: state.exec("exec_size", exec_size.into()),
            index: state.src("index", index.into()),
            labels: state.labels("labels", labels, lists),
        };

        Added::new(state, value)
    }

    /// Appends `goto`: jump for each channel.
    ///
    /// ```text
    /// k.goto(16, label)
    /// goto (M1, 16) label
    ///
    /// (!P1) goto (M1, 16) else_0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `label`: Where to go, in the same subroutine.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/GOTO.md:1`
    #[track_caller]
    pub fn goto(
        &mut self,
        exec_size: impl Into<Exec>,
        label: super::Label,
    ) -> Added<'_, Goto> {
        let state = &mut self.state;
        let value = Goto {
            exec_size: state.exec("exec_size", exec_size.into()),
            label: state.label("label", label),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }
}

/// # Surface-based Memory Access Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let surface = k.declare_surface("surface", 1);
/// # let [dst, element_offset, global_offset, lod_values, offset, r, src, src0, src1, u, v, x,
/// #     y] = ["dst", "element_offset", "global_offset", "lod_values", "offset", "r", "src",
/// #     "src0", "src1", "u", "v", "x", "y"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// // oword_ld (1) T6 offset(0,0)<1;1,0> dst.0
/// k.oword_ld(OwordCount::Oword1, surface, offset, dst);
/// // oword_st (1) T6 offset(0,0)<1;1,0> src.0
/// k.oword_st(OwordCount::Oword1, surface, offset, src);
/// k.media_ld(MediaLines::NoModifiers, MediaBlock { width: 1, height: 1 }, surface, MediaOrigin
///     { x: x.into(), y: y.into() }, dst);
/// k.media_st(MediaLines::NoModifiers, MediaBlock { width: 1, height: 1 }, surface, MediaOrigin
///     { x: x.into(), y: y.into() }, src);
/// k.gather(ElementSize::Byte1, ElementControl::default(), surface, global_offset,
///     element_offset, dst);
/// k.scatter(ElementSize::Byte1, ElementControl::default(), surface, global_offset,
///     element_offset, src);
/// // oword_ld_unaligned (1) T6 offset(0,0)<1;1,0> dst.0
/// k.oword_ld_unaligned(OwordCount::Oword1, surface, offset, dst);
/// k.gather4_typed(16, ColourChannels::default(), surface, u, v, r, lod_values, dst);
/// k.scatter4_typed(16, ColourChannels::default(), surface, u, v, r, lod_values, src);
/// k.gather4_scaled(16, ColourChannels::default(), surface, offset, element_offset, dst);
/// k.scatter4_scaled(16, ColourChannels::default(), surface, offset, element_offset, src);
/// // gather_scaled.1 (M1, 16) T6 offset(0,0)<1;1,0> element_offset.0 dst.0
/// k.gather_scaled(16, BlockCount::Block1, surface, offset, element_offset, dst);
/// // scatter_scaled.1 (M1, 16) T6 offset(0,0)<1;1,0> element_offset.0 src.0
/// k.scatter_scaled(16, BlockCount::Block1, surface, offset, element_offset, src);
/// // dword_atomic.add (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_add(16, surface, element_offset, src0, dst);
/// // dword_atomic.sub (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_sub(16, surface, element_offset, src0, dst);
/// // dword_atomic.inc (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0
/// k.dword_atomic_inc(16, surface, element_offset, dst);
/// // dword_atomic.dec (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0
/// k.dword_atomic_dec(16, surface, element_offset, dst);
/// // dword_atomic.min (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_min(16, surface, element_offset, src0, dst);
/// // dword_atomic.max (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_max(16, surface, element_offset, src0, dst);
/// // dword_atomic.xchg (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_xchg(16, surface, element_offset, src0, dst);
/// // dword_atomic.cmpxchg (M1, 16) T6 element_offset.0 src0.0 src1.0 dst.0
/// k.dword_atomic_cmpxchg(16, surface, element_offset, src0, src1, dst);
/// // dword_atomic.and (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_and(16, surface, element_offset, src0, dst);
/// // dword_atomic.or (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_or(16, surface, element_offset, src0, dst);
/// // dword_atomic.xor (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_xor(16, surface, element_offset, src0, dst);
/// // dword_atomic.minsint (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_minsint(16, surface, element_offset, src0, dst);
/// // dword_atomic.maxsint (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_maxsint(16, surface, element_offset, src0, dst);
/// // dword_atomic.predec (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0
/// k.dword_atomic_predec(16, surface, element_offset, dst);
/// // dword_atomic.fmax (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_fmax(16, surface, element_offset, src0, dst);
/// // dword_atomic.fmin (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_fmin(16, surface, element_offset, src0, dst);
/// // dword_atomic.fcmpwr (M1, 16) T6 element_offset.0 src0.0 src1.0 dst.0
/// k.dword_atomic_fcmpwr(16, surface, element_offset, src0, src1, dst);
/// // dword_atomic.fadd (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_fadd(16, surface, element_offset, src0, dst);
/// // dword_atomic.fsub (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
/// k.dword_atomic_fsub(16, surface, element_offset, src0, dst);
/// // qw_gather.1 (M1, 16) T6 offset.0 dst.0
/// k.qw_gather(16, BlockCount::Block1, surface, offset, dst);
/// // qw_scatter.1 (M1, 16) T6 offset.0 src.0
/// k.qw_scatter(16, BlockCount::Block1, surface, offset, src);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "oword_ld (1) T6 offset(0,0)<1;1,0> dst.0",
/// #     "oword_st (1) T6 offset(0,0)<1;1,0> src.0",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "oword_ld_unaligned (1) T6 offset(0,0)<1;1,0> dst.0",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "gather_scaled.1 (M1, 16) T6 offset(0,0)<1;1,0> element_offset.0 dst.0",
/// #     "scatter_scaled.1 (M1, 16) T6 offset(0,0)<1;1,0> element_offset.0 src.0",
/// #     "dword_atomic.add (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.sub (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.inc (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0",
/// #     "dword_atomic.dec (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0",
/// #     "dword_atomic.min (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.max (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.xchg (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.cmpxchg (M1, 16) T6 element_offset.0 src0.0 src1.0 dst.0",
/// #     "dword_atomic.and (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.or (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.xor (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.minsint (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.maxsint (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.predec (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0",
/// #     "dword_atomic.fmax (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.fmin (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.fcmpwr (M1, 16) T6 element_offset.0 src0.0 src1.0 dst.0",
/// #     "dword_atomic.fadd (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "dword_atomic.fsub (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0",
/// #     "qw_gather.1 (M1, 16) T6 offset.0 dst.0",
/// #     "qw_scatter.1 (M1, 16) T6 offset.0 src.0",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `oword_ld`: read consecutive owords.
    ///
    /// ```text
    /// k.oword_ld(OwordCount::Oword1, surface, offset, dst)
    /// oword_ld (1) T6 offset(0,0)<1;1,0> dst.0
    /// ```
    ///
    /// - `size`: How much is transferred.
    /// - `surface`: A buffer, or flat memory (index 5); from ICLLP on also shared local memory
    ///   (index 0).
    /// - `offset`: Where to begin, counted in owords.
    /// - `dst`: What was read, consecutive.
    ///
    /// Optional: [`is_modified`](Added::is_modified) (`0`).
    ///
    /// `specs/instructions/OWORD_LD.md:1`
    #[track_caller]
    pub fn oword_ld(
        &mut self,
        size: OwordCount,
        surface: impl Into<Surface>,
        offset: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, OwordLd> {
        let state = &mut self.state;
        let value = OwordLd {
            size,
            surface: state.surface("surface", surface.into()),
            offset: state.src("offset", offset.into()),
            dst: state.raw("dst", dst.into()),
            is_modified: 0,
        };

        Added::new(state, value)
    }

    /// Appends `oword_st`: write consecutive owords.
    ///
    /// ```text
    /// k.oword_st(OwordCount::Oword1, surface, offset, src)
    /// oword_st (1) T6 offset(0,0)<1;1,0> src.0
    /// ```
    ///
    /// - `size`: How much is transferred.
    /// - `surface`: A buffer, or flat memory (index 5); from ICLLP on also shared local memory
    ///   (index 0).
    /// - `offset`: Where to begin, counted in owords.
    /// - `src`: What to write, consecutive.
    ///
    /// `specs/instructions/OWORD_ST.md:1`
    #[track_caller]
    pub fn oword_st(
        &mut self,
        size: OwordCount,
        surface: impl Into<Surface>,
        offset: impl Into<Src>,
        src: impl Into<Raw>,
    ) -> Added<'_, OwordSt> {
        let state = &mut self.state;
        let value = OwordSt {
            size,
            surface: state.surface("surface", surface.into()),
            offset: state.src("offset", offset.into()),
            src: state.raw("src", src.into()),
        };

        Added::new(state, value)
    }

    /// Appends `media_ld`: read a rectangle of pixels.
    ///
    /// ```text
    /// k.media_ld(MediaLines::NoModifiers, MediaBlock { width: 1, height: 1 }, surface, MediaOrigin
    ///     { x: x.into(), y: y.into() }, dst)
    /// media_ld.<Modifiers.lines> (<Block_width>,<Block_height>) <Surface> <Plane> <X_offset>
    ///     <Y_offset> <Dst>
    /// ```
    ///
    /// - `modifiers`: Which lines of the surface take part.
    /// - `media_block`: `width` and `height` of a [`MediaBlock`].
    /// - `surface`: A 2D surface; never shared local memory or flat memory.
    /// - `media_origin`: `x` and `y` of a [`MediaOrigin`].
    /// - `dst`: The bytes of the block, row by row.
    ///
    /// Optional: [`plane`](Added::plane) (`0`).
    ///
    /// `specs/instructions/MEDIA_LD.md:1`
    #[track_caller]
    pub fn media_ld(
        &mut self,
        modifiers: MediaLines,
        media_block: MediaBlock,
        surface: impl Into<Surface>,
        media_origin: MediaOrigin,
        dst: impl Into<Raw>,
    ) -> Added<'_, MediaLd> {
        let state = &mut self.state;
        let value = MediaLd {
            modifiers,
            block_width: media_block.width,
            block_height: media_block.height,
            surface: state.surface("surface", surface.into()),
            x_offset: state.src("media_origin.x", media_origin.x),
            y_offset: state.src("media_origin.y", media_origin.y),
            dst: state.raw("dst", dst.into()),
            plane: 0,
        };

        Added::new(state, value)
    }

    /// Appends `media_st`: write a rectangle of pixels.
    ///
    /// ```text
    /// k.media_st(MediaLines::NoModifiers, MediaBlock { width: 1, height: 1 }, surface, MediaOrigin
    ///     { x: x.into(), y: y.into() }, src)
    /// media_st.<Modifiers.lines> (<Block_width>,<Block_height>) <Surface> <Plane> <X_offset>
    ///     <Y_offset> <Src>
    /// ```
    ///
    /// - `modifiers`: Which lines of the surface take part.
    /// - `media_block`: `width` and `height` of a [`MediaBlock`].
    /// - `surface`: A 2D surface; never shared local memory or flat memory.
    /// - `media_origin`: `x` and `y` of a [`MediaOrigin`].
    /// - `src`: The bytes of the block, row by row.
    ///
    /// Optional: [`plane`](Added::plane) (`0`).
    ///
    /// `specs/instructions/MEDIA_ST.md:1`
    #[track_caller]
    pub fn media_st(
        &mut self,
        modifiers: MediaLines,
        media_block: MediaBlock,
        surface: impl Into<Surface>,
        media_origin: MediaOrigin,
        src: impl Into<Raw>,
    ) -> Added<'_, MediaSt> {
        let state = &mut self.state;
        let value = MediaSt {
            modifiers,
            block_width: media_block.width,
            block_height: media_block.height,
            surface: state.surface("surface", surface.into()),
            x_offset: state.src("media_origin.x", media_origin.x),
            y_offset: state.src("media_origin.y", media_origin.y),
            src: state.raw("src", src.into()),
            plane: 0,
        };

        Added::new(state, value)
    }

    /// Appends `gather`: read an element for each channel.
    ///
    /// ```text
    /// k.gather(ElementSize::Byte1, ElementControl::default(), surface, global_offset,
    ///     element_offset, dst)
    /// gather.<Elt_size.size> (<Num_elts.mask>, <Num_elts.count>)[.mod] <Surface> <Global_offset>
    ///     <Element_offset> <Dst>
    /// ```
    ///
    /// - `elt_size`: Size of an element in memory.
    /// - `num_elts`: How many channels the instruction runs, and which part of the execution mask
    ///   controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `global_offset`: Offset common to all elements, counted in elements.
    /// - `element_offset`: An offset for each element, counted in elements and added to
    ///   `Global_offset`.
    /// - `dst`: A dword for each element read.
    ///
    /// Optional: [`is_modified`](Added::is_modified) (`0`).
    ///
    /// `specs/instructions/GATHER.md:1`
    #[track_caller]
    pub fn gather(
        &mut self,
        elt_size: ElementSize,
        num_elts: ElementControl,
        surface: impl Into<Surface>,
        global_offset: impl Into<Src>,
        element_offset: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, Gather> {
        let state = &mut self.state;
        let value = Gather {
            elt_size,
            num_elts,
            surface: state.surface("surface", surface.into()),
            global_offset: state.src("global_offset", global_offset.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            dst: state.raw("dst", dst.into()),
            is_modified: 0,
        };

        Added::new(state, value)
    }

    /// Appends `scatter`: write an element for each channel.
    ///
    /// ```text
    /// k.scatter(ElementSize::Byte1, ElementControl::default(), surface, global_offset,
    ///     element_offset, src)
    /// scatter.<Elt_size.size> (<Num_elts.mask>, <Num_elts.count>) <Surface> <Global_offset>
    ///     <Element_offset> <Src>
    /// ```
    ///
    /// - `elt_size`: Size of an element in memory.
    /// - `num_elts`: How many channels the instruction runs, and which part of the execution mask
    ///   controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `global_offset`: Offset common to all elements, counted in elements.
    /// - `element_offset`: An offset for each element, counted in elements and added to
    ///   `Global_offset`.
    /// - `src`: A dword for each element; where elements are smaller, the upper bytes are not used.
    ///
    /// `specs/instructions/SCATTER.md:1`
    #[track_caller]
    pub fn scatter(
        &mut self,
        elt_size: ElementSize,
        num_elts: ElementControl,
        surface: impl Into<Surface>,
        global_offset: impl Into<Src>,
        element_offset: impl Into<Raw>,
        src: impl Into<Raw>,
    ) -> Added<'_, Scatter> {
        let state = &mut self.state;
        let value = Scatter {
            elt_size,
            num_elts,
            surface: state.surface("surface", surface.into()),
            global_offset: state.src("global_offset", global_offset.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src: state.raw("src", src.into()),
        };

        Added::new(state, value)
    }

    /// Appends `oword_ld_unaligned`: read consecutive owords from any dword.
    ///
    /// ```text
    /// k.oword_ld_unaligned(OwordCount::Oword1, surface, offset, dst)
    /// oword_ld_unaligned (1) T6 offset(0,0)<1;1,0> dst.0
    /// ```
    ///
    /// - `size`: How much is transferred.
    /// - `surface`: A buffer, or flat memory (index 5); from ICLLP on also shared local memory
    ///   (index 0).
    /// - `offset`: Where to begin, counted in bytes; a multiple of four.
    /// - `dst`: What was read, consecutive.
    ///
    /// Optional: [`is_modified`](Added::is_modified) (`0`).
    ///
    /// `specs/instructions/OWORD_LD_UNALIGNED.md:1`
    #[track_caller]
    pub fn oword_ld_unaligned(
        &mut self,
        size: OwordCount,
        surface: impl Into<Surface>,
        offset: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, OwordLdUnaligned> {
        let state = &mut self.state;
        let value = OwordLdUnaligned {
            size,
            surface: state.surface("surface", surface.into()),
            offset: state.src("offset", offset.into()),
            dst: state.raw("dst", dst.into()),
            is_modified: 0,
        };

        Added::new(state, value)
    }

    /// Appends `gather4_typed`: read texels of a typed surface.
    ///
    /// ```text
    /// k.gather4_typed(16, ColourChannels::default(), surface, u, v, r, lod_values, dst)
    /// [(<Pred>)] gather4_typed.<Channels> (<Exec_size>) <Surface> <U> <V> <R> <LOD> <Dst>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `dst`: What was read: the dwords of all execution channels for the first enabled colour
    ///   channel, then, from the beginning of a register on, those for the next.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/GATHER4_TYPED.md:13`
    #[track_caller]
    pub fn gather4_typed(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, Gather4Typed> {
        let state = &mut self.state;
        let value = Gather4Typed {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            dst: state.raw("dst", dst.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `scatter4_typed`: write texels of a typed surface.
    ///
    /// ```text
    /// k.scatter4_typed(16, ColourChannels::default(), surface, u, v, r, lod_values, src)
    /// [(<Pred>)] scatter4_typed.<Channels> (<Exec_size>) <Surface> <U> <V> <R> <LOD> <Src>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src`: What to write: the dwords of all execution channels for the first enabled colour
    ///   channel, then, from the beginning of a register on, those for the next.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/SCATTER4_TYPED.md:13`
    #[track_caller]
    pub fn scatter4_typed(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src: impl Into<Raw>,
    ) -> Added<'_, Scatter4Typed> {
        let state = &mut self.state;
        let value = Scatter4Typed {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src: state.raw("src", src.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `gather4_scaled`: read up to four dwords for each channel.
    ///
    /// ```text
    /// k.gather4_scaled(16, ColourChannels::default(), surface, offset, element_offset, dst)
    /// [(<Pred>)] gather4_scaled.<Channels> (<Exec_size>) <Surface> <Offset> <Element_offset> <Dst>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `surface`: The surface, as the index of its variable.
    /// - `offset`: Byte offset common to all channels.
    /// - `element_offset`: A byte offset for each channel, relative to `Offset`.
    /// - `dst`: What was read: the dwords of all execution channels for the first enabled colour
    ///   channel, then, from the beginning of a register on, those for the next.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/GATHER4_SCALED.md:1`
    #[track_caller]
    pub fn gather4_scaled(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        surface: impl Into<Surface>,
        offset: impl Into<Src>,
        element_offset: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, Gather4Scaled> {
        let state = &mut self.state;
        let value = Gather4Scaled {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            surface: state.surface("surface", surface.into()),
            offset: state.src("offset", offset.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            dst: state.raw("dst", dst.into()),
            pred: Predicate::default(),
            scale: 0,
        };

        Added::new(state, value)
    }

    /// Appends `scatter4_scaled`: write up to four dwords for each channel.
    ///
    /// ```text
    /// k.scatter4_scaled(16, ColourChannels::default(), surface, offset, element_offset, src)
    /// [(<Pred>)] scatter4_scaled.<Channels> (<Exec_size>) <Surface> <Offset> <Element_offset>
    ///     <Src>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `surface`: The surface, as the index of its variable.
    /// - `offset`: Byte offset common to all channels.
    /// - `element_offset`: A byte offset for each channel, relative to `Offset`.
    /// - `src`: What to write: the dwords of all execution channels for the first enabled colour
    ///   channel, then, from the beginning of a register on, those for the next.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/SCATTER4_SCALED.md:1`
    #[track_caller]
    pub fn scatter4_scaled(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        surface: impl Into<Surface>,
        offset: impl Into<Src>,
        element_offset: impl Into<Raw>,
        src: impl Into<Raw>,
    ) -> Added<'_, Scatter4Scaled> {
        let state = &mut self.state;
        let value = Scatter4Scaled {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            surface: state.surface("surface", surface.into()),
            offset: state.src("offset", offset.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src: state.raw("src", src.into()),
            pred: Predicate::default(),
            scale: 0,
        };

        Added::new(state, value)
    }

    /// Appends `gather_scaled`: read bytes for each channel.
    ///
    /// ```text
    /// k.gather_scaled(16, BlockCount::Block1, surface, offset, element_offset, dst)
    /// gather_scaled.1 (M1, 16) T6 offset(0,0)<1;1,0> element_offset.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `num_blocks`: How many consecutive blocks each channel accesses.
    /// - `surface`: The surface, as the index of its variable.
    /// - `offset`: Byte offset common to all channels.
    /// - `element_offset`: A byte offset for each channel, relative to `Offset`.
    /// - `dst`: What was read.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/GATHER_SCALED.md:1`
    #[track_caller]
    pub fn gather_scaled(
        &mut self,
        exec_size: impl Into<Exec>,
        num_blocks: BlockCount,
        surface: impl Into<Surface>,
        offset: impl Into<Src>,
        element_offset: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, GatherScaled> {
        let state = &mut self.state;
        let value = GatherScaled {
            exec_size: state.exec("exec_size", exec_size.into()),
            num_blocks,
            surface: state.surface("surface", surface.into()),
            offset: state.src("offset", offset.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            dst: state.raw("dst", dst.into()),
            pred: Predicate::default(),
            block_size: 0,
            scale: 0,
        };

        Added::new(state, value)
    }

    /// Appends `scatter_scaled`: write bytes for each channel.
    ///
    /// ```text
    /// k.scatter_scaled(16, BlockCount::Block1, surface, offset, element_offset, src)
    /// scatter_scaled.1 (M1, 16) T6 offset(0,0)<1;1,0> element_offset.0 src.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `num_blocks`: How many consecutive blocks each channel accesses.
    /// - `surface`: The surface, as the index of its variable.
    /// - `offset`: Byte offset common to all channels.
    /// - `element_offset`: A byte offset for each channel, relative to `Offset`.
    /// - `src`: What to write: a dword for each channel, of which the lowest bytes are used.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/SCATTER_SCALED.md:1`
    #[track_caller]
    pub fn scatter_scaled(
        &mut self,
        exec_size: impl Into<Exec>,
        num_blocks: BlockCount,
        surface: impl Into<Surface>,
        offset: impl Into<Src>,
        element_offset: impl Into<Raw>,
        src: impl Into<Raw>,
    ) -> Added<'_, ScatterScaled> {
        let state = &mut self.state;
        let value = ScatterScaled {
            exec_size: state.exec("exec_size", exec_size.into()),
            num_blocks,
            surface: state.surface("surface", surface.into()),
            offset: state.src("offset", offset.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src: state.raw("src", src.into()),
            pred: Predicate::default(),
            block_size: 0,
            scale: 0,
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.add`: new = old + src0.
    ///
    /// ```text
    /// k.dword_atomic_add(16, surface, element_offset, src0, dst)
    /// dword_atomic.add (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:275`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "add")]
    #[doc(alias = "dword_atomic.add")]
    #[track_caller]
    pub fn dword_atomic_add(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.sub`: new = old - src0.
    ///
    /// ```text
    /// k.dword_atomic_sub(16, surface, element_offset, src0, dst)
    /// dword_atomic.sub (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:276`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "sub")]
    #[doc(alias = "dword_atomic.sub")]
    #[track_caller]
    pub fn dword_atomic_sub(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Sub),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.inc`: new = old + 1.
    ///
    /// ```text
    /// k.dword_atomic_inc(16, surface, element_offset, dst)
    /// dword_atomic.inc (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:277`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "inc")]
    #[doc(alias = "dword_atomic.inc")]
    #[track_caller]
    pub fn dword_atomic_inc(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Inc),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.dec`: new = old - 1.
    ///
    /// ```text
    /// k.dword_atomic_dec(16, surface, element_offset, dst)
    /// dword_atomic.dec (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:278`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "dec")]
    #[doc(alias = "dword_atomic.dec")]
    #[track_caller]
    pub fn dword_atomic_dec(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Dec),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.min`: the smaller of old and src0, unsigned.
    ///
    /// ```text
    /// k.dword_atomic_min(16, surface, element_offset, src0, dst)
    /// dword_atomic.min (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:279`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "min")]
    #[doc(alias = "dword_atomic.min")]
    #[track_caller]
    pub fn dword_atomic_min(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Min),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.max`: the larger of old and src0, unsigned.
    ///
    /// ```text
    /// k.dword_atomic_max(16, surface, element_offset, src0, dst)
    /// dword_atomic.max (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:280`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "max")]
    #[doc(alias = "dword_atomic.max")]
    #[track_caller]
    pub fn dword_atomic_max(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Max),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.xchg`: new = src0.
    ///
    /// ```text
    /// k.dword_atomic_xchg(16, surface, element_offset, src0, dst)
    /// dword_atomic.xchg (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:281`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "xchg")]
    #[doc(alias = "dword_atomic.xchg")]
    #[track_caller]
    pub fn dword_atomic_xchg(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Xchg),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.cmpxchg`: new = src0 where old equals src1, else old.
    ///
    /// ```text
    /// k.dword_atomic_cmpxchg(16, surface, element_offset, src0, src1, dst)
    /// dword_atomic.cmpxchg (M1, 16) T6 element_offset.0 src0.0 src1.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `src1`: Second argument, src1 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:282`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "cmpxchg")]
    #[doc(alias = "dword_atomic.cmpxchg")]
    #[track_caller]
    pub fn dword_atomic_cmpxchg(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Cmpxchg),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.and`: new = old & src0.
    ///
    /// ```text
    /// k.dword_atomic_and(16, surface, element_offset, src0, dst)
    /// dword_atomic.and (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:283`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "and")]
    #[doc(alias = "dword_atomic.and")]
    #[track_caller]
    pub fn dword_atomic_and(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::And),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.or`: new = old or src0, bit by bit.
    ///
    /// ```text
    /// k.dword_atomic_or(16, surface, element_offset, src0, dst)
    /// dword_atomic.or (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:284`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "or")]
    #[doc(alias = "dword_atomic.or")]
    #[track_caller]
    pub fn dword_atomic_or(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Or),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.xor`: new = old ^ src0.
    ///
    /// ```text
    /// k.dword_atomic_xor(16, surface, element_offset, src0, dst)
    /// dword_atomic.xor (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:285`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "xor")]
    #[doc(alias = "dword_atomic.xor")]
    #[track_caller]
    pub fn dword_atomic_xor(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Xor),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.minsint`: the smaller of old and src0, signed.
    ///
    /// ```text
    /// k.dword_atomic_minsint(16, surface, element_offset, src0, dst)
    /// dword_atomic.minsint (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:286`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "imin")]
    #[doc(alias = "dword_atomic.minsint")]
    #[track_caller]
    pub fn dword_atomic_minsint(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Imin),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.maxsint`: the larger of old and src0, signed.
    ///
    /// ```text
    /// k.dword_atomic_maxsint(16, surface, element_offset, src0, dst)
    /// dword_atomic.maxsint (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:287`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "imax")]
    #[doc(alias = "dword_atomic.maxsint")]
    #[track_caller]
    pub fn dword_atomic_maxsint(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Imax),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.predec`: new = old - 1, and new is returned.
    ///
    /// ```text
    /// k.dword_atomic_predec(16, surface, element_offset, dst)
    /// dword_atomic.predec (M1, 16) T6 element_offset.0 %null.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:288`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "predec")]
    #[doc(alias = "dword_atomic.predec")]
    #[track_caller]
    pub fn dword_atomic_predec(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Predec),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.fmax`: the larger of old and src0, floating-point.
    ///
    /// ```text
    /// k.dword_atomic_fmax(16, surface, element_offset, src0, dst)
    /// dword_atomic.fmax (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:289`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "fmax")]
    #[doc(alias = "dword_atomic.fmax")]
    #[track_caller]
    pub fn dword_atomic_fmax(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fmax),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.fmin`: the smaller of old and src0, floating-point.
    ///
    /// ```text
    /// k.dword_atomic_fmin(16, surface, element_offset, src0, dst)
    /// dword_atomic.fmin (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:290`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "fmin")]
    #[doc(alias = "dword_atomic.fmin")]
    #[track_caller]
    pub fn dword_atomic_fmin(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fmin),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.fcmpwr`: new = src1 where old equals src0, else old; floating-point
    /// comparison.
    ///
    /// ```text
    /// k.dword_atomic_fcmpwr(16, surface, element_offset, src0, src1, dst)
    /// dword_atomic.fcmpwr (M1, 16) T6 element_offset.0 src0.0 src1.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `src1`: Second argument, src1 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:291`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "fcmpwr")]
    #[doc(alias = "dword_atomic.fcmpwr")]
    #[track_caller]
    pub fn dword_atomic_fcmpwr(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fcmpwr),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.fadd`: new = old + src0, floating-point.
    ///
    /// ```text
    /// k.dword_atomic_fadd(16, surface, element_offset, src0, dst)
    /// dword_atomic.fadd (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:292`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "fadd")]
    #[doc(alias = "dword_atomic.fadd")]
    #[track_caller]
    pub fn dword_atomic_fadd(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fadd),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `dword_atomic.fsub`: new = old - src0, floating-point.
    ///
    /// ```text
    /// k.dword_atomic_fsub(16, surface, element_offset, src0, dst)
    /// dword_atomic.fsub (M1, 16) T6 element_offset.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A buffer; shared local memory (index 0) and flat memory (index 5) count as
    ///   buffers.
    /// - `element_offset`: A byte offset for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:293`
    #[doc(alias = "dword_atomic")]
    #[doc(alias = "fsub")]
    #[doc(alias = "dword_atomic.fsub")]
    #[track_caller]
    pub fn dword_atomic_fsub(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        element_offset: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, DwordAtomic> {
        let state = &mut self.state;
        let value = DwordAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fsub),
            ..default_dword_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `qw_gather`: read qwords for each channel.
    ///
    /// ```text
    /// k.qw_gather(16, BlockCount::Block1, surface, offset, dst)
    /// qw_gather.1 (M1, 16) T6 offset.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `num_blocks`: How many consecutive blocks each channel accesses.
    /// - `surface`: Shared local memory will do as well.
    /// - `offset`: A byte offset for each channel.
    /// - `dst`: What was read: the first qword of all channels, then the second of all channels,
    ///   and so on.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/QW_GATHER.md:1`
    #[track_caller]
    pub fn qw_gather(
        &mut self,
        exec_size: impl Into<Exec>,
        num_blocks: BlockCount,
        surface: impl Into<Surface>,
        offset: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, QwGather> {
        let state = &mut self.state;
        let value = QwGather {
            exec_size: state.exec("exec_size", exec_size.into()),
            num_blocks,
            surface: state.surface("surface", surface.into()),
            offset: state.raw("offset", offset.into()),
            dst: state.raw("dst", dst.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `qw_scatter`: write qwords for each channel.
    ///
    /// ```text
    /// k.qw_scatter(16, BlockCount::Block1, surface, offset, src)
    /// qw_scatter.1 (M1, 16) T6 offset.0 src.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `num_blocks`: How many consecutive blocks each channel accesses.
    /// - `surface`: Shared local memory will do as well.
    /// - `offset`: A byte offset for each channel.
    /// - `src`: What to write: the first qword of all channels, then the second of all channels,
    ///   and so on.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/QW_SCATTER.md:1`
    #[track_caller]
    pub fn qw_scatter(
        &mut self,
        exec_size: impl Into<Exec>,
        num_blocks: BlockCount,
        surface: impl Into<Surface>,
        offset: impl Into<Raw>,
        src: impl Into<Raw>,
    ) -> Added<'_, QwScatter> {
        let state = &mut self.state;
        let value = QwScatter {
            exec_size: state.exec("exec_size", exec_size.into()),
            num_blocks,
            surface: state.surface("surface", surface.into()),
            offset: state.raw("offset", offset.into()),
            src: state.raw("src", src.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }
}

/// # Sample Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let surface = k.declare_surface("surface", 1);
/// # let sampler = k.declare_sampler("sampler", 1);
/// # let [delta_u, delta_v, dst, r, u, u_offset, v, v_offset] = ["delta_u", "delta_v", "dst",
/// #     "r", "u", "u_offset", "v", "v_offset"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.sample(SamplerMode::default(), sampler, surface, u, v, r, dst);
/// k.sample_unorm(SampleUnormChannelMask::default(), sampler, surface, u_offset, v_offset,
///     delta_u, delta_v, dst);
/// k.load(SamplerMode::default(), surface, u, v, r, dst);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "",
/// #     "",
/// #     "",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `sample`: sample a texture, in the older form.
    ///
    /// ```text
    /// k.sample(SamplerMode::default(), sampler, surface, u, v, r, dst)
    /// sample.<Mode.mask> (<Mode.simd>) <Sampler> <Surface> <U> <V> <R> <Dst>
    /// ```
    ///
    /// - `mode`: Colour channels to return, and number of execution channels.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `u`: The x coordinate of each channel.
    /// - `v`: The y coordinate.
    /// - `r`: The z coordinate.
    /// - `dst`: The texels: for each colour channel taken part, one element for each execution
    ///   channel.
    ///
    /// `specs/instructions/SAMPLE.md:1`
    #[track_caller]
    pub fn sample(
        &mut self,
        mode: SamplerMode,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, Sample> {
        let state = &mut self.state;
        let value = Sample {
            mode,
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            dst: state.raw("dst", dst.into()),
        };

        Added::new(state, value)
    }

    /// Appends `sample_unorm`: sample a grid of normalized pixels.
    ///
    /// ```text
    /// k.sample_unorm(SampleUnormChannelMask::default(), sampler, surface, u_offset, v_offset,
    ///     delta_u, delta_v, dst)
    /// sample_unorm.<Channel_mask.mask>.<Channel_mask.format> <Sampler> <Surface> <U_offset>
    ///     <V_offset> <DeltaU> <DeltaV> <Dst>
    /// ```
    ///
    /// - `channel_mask`: Colour channels and form of the results.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `delta_u`: Distance between neighbours along x.
    /// - `delta_v`: Distance between neighbours along y.
    /// - `dst`: The pixels: 32 elements for each colour channel taken part, without gaps.
    ///
    /// `specs/instructions/SAMPLE_UNORM.md:1`
    #[track_caller]
    pub fn sample_unorm(
        &mut self,
        channel_mask: SampleUnormChannelMask,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        delta_u: impl Into<Src>,
        delta_v: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, SampleUnorm> {
        let state = &mut self.state;
        let value = SampleUnorm {
            channel_mask,
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            delta_u: state.src("delta_u", delta_u.into()),
            delta_v: state.src("delta_v", delta_v.into()),
            dst: state.raw("dst", dst.into()),
        };

        Added::new(state, value)
    }

    /// Appends `load`: read texels without filtering, in the older form.
    ///
    /// ```text
    /// k.load(SamplerMode::default(), surface, u, v, r, dst)
    /// load.<Mode.mask> (<Mode.simd>) <Surface> <U> <V> <R> <Dst>
    /// ```
    ///
    /// - `mode`: Colour channels to return, and number of execution channels.
    /// - `surface`: The surface, as the index of its variable.
    /// - `u`: The x coordinate of each channel, in texels.
    /// - `v`: The y coordinate, in texels.
    /// - `r`: The z coordinate, in texels.
    /// - `dst`: The texels: for each colour channel taken part, one element for each execution
    ///   channel.
    ///
    /// `specs/instructions/LOAD.md:1`
    #[track_caller]
    pub fn load(
        &mut self,
        mode: SamplerMode,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, Load> {
        let state = &mut self.state;
        let value = Load {
            mode,
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            dst: state.raw("dst", dst.into()),
        };

        Added::new(state, value)
    }
}

/// # Media Extensions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let surface = k.declare_surface("surface", 1);
/// # let sampler = k.declare_sampler("sampler", 1);
/// # let [cost_center, delta_u, delta_v, disparity, dst, fbr_input, fbr_mb_mode,
/// #     fbr_sub_mb_shape, fbr_sub_pred_mode, filter_mode, group_id, h_mask, h_origin, h_size,
/// #     idm_input, ief_bypass, ime_input, loop_count, mode, offsets, output, ref0, ref1,
/// #     sic_input, u2d, u_offset, uni_input, v2d, v_mask_left, v_mask_right, v_offset,
/// #     v_origin, v_size, vertical_block_number, x_offset, x_search, x_size, y_offset,
/// #     y_search, y_size] = ["cost_center", "delta_u", "delta_v", "disparity", "dst",
/// #     "fbr_input", "fbr_mb_mode", "fbr_sub_mb_shape", "fbr_sub_pred_mode", "filter_mode",
/// #     "group_id", "h_mask", "h_origin", "h_size", "idm_input", "ief_bypass", "ime_input",
/// #     "loop_count", "mode", "offsets", "output", "ref0", "ref1", "sic_input", "u2d",
/// #     "u_offset", "uni_input", "v2d", "v_mask_left", "v_mask_right", "v_offset", "v_origin",
/// #     "v_size", "vertical_block_number", "x_offset", "x_search", "x_size", "y_offset",
/// #     "y_search", "y_size"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.avs(ColourChannels::default(), surface, sampler, u_offset, v_offset, delta_u, delta_v,
///     u2d, group_id, vertical_block_number, SamplerOutput::Bit16Full, v2d, AvsBlock::N16X4,
///     ief_bypass, dst);
/// k.va_convolve(surface, sampler, u_offset, v_offset, VaProperties::default(), dst);
/// k.va_min_max(surface, u_offset, v_offset, mode, dst);
/// k.va_min_max_filter(surface, sampler, u_offset, v_offset, SamplerOutput::Bit16Full,
///     MinMaxBlock::N16X4, filter_mode, dst);
/// // va.erode T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> VA_ED_64x4 dst.0
/// k.va_morphology(VideoFunction::Erode, surface, sampler, u_offset, v_offset,
///     MorphologyBlock::N64X4, dst);
/// k.va_bool_centroid(surface, u_offset, v_offset, v_size, h_size, dst);
/// k.va_centroid(surface, u_offset, v_offset, v_size, dst);
/// // va_skl_plus.CONV_1D_HORIZONTAL T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> 4x16 dst.0
/// k.va_skl_plus_convolve1d(LateVideoFunction::Convolve1DVertical, surface, sampler, u_offset,
///     v_offset, LineBlock::N16X4, dst);
/// k.va_skl_plus_convolve1_pixel(surface, sampler, u_offset, v_offset, PixelBlock::N16X4,
///     offsets, dst);
/// k.va_skl_plus_flood_fill(FloodConnect::Neighbours4, h_mask, v_mask_left, v_mask_right,
///     loop_count, dst);
/// k.va_skl_plus_lbp_creation(surface, u_offset, v_offset, BinaryPatterns::ThreeX3And5X5, dst);
/// k.va_skl_plus_lbp_correlation(surface, u_offset, v_offset, disparity, dst);
/// k.va_skl_plus_correlation_search(surface, u_offset, v_offset, v_origin, h_origin, x_size,
///     y_size, x_search, y_search, dst);
/// k.va_skl_plus_hdc_convolve2d(surface, sampler, u_offset, v_offset,
///     VaSklPlusProperties::default(), surface, x_offset, y_offset);
/// k.va_skl_plus_hdc_min_max_filter(surface, sampler, u_offset, v_offset,
///     VideoPixelFormat::Bit16, MinMaxMode::Both, surface, x_offset, y_offset);
/// // va_skl_plus.HDC_ERODE T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> T6
/// // x_offset(0,0)<1;1,0> y_offset(0,0)<1;1,0>
/// k.va_skl_plus_hdc_morphology(LateVideoFunction::HdcErode, surface, sampler, u_offset,
///     v_offset, surface, x_offset, y_offset);
/// k.va_skl_plus_hdc_lbp_correlation(surface, u_offset, v_offset, disparity, surface, x_offset,
///     y_offset);
/// k.va_skl_plus_hdc_lbp_creation(surface, u_offset, v_offset, BinaryPatterns::ThreeX3And5X5,
///     surface, x_offset, y_offset);
/// // va_skl_plus.HDC_CONVOLVE_1D_H T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0>
/// // VA_Y16_FORMAT T6 x_offset(0,0)<1;1,0> y_offset(0,0)<1;1,0>
/// k.va_skl_plus_hdc_convolve1d(LateVideoFunction::HdcConvolve1DH, surface, sampler, u_offset,
///     v_offset, VideoPixelFormat::Bit16, surface, x_offset, y_offset);
/// k.va_skl_plus_hdc_convolve1_pixel(surface, sampler, u_offset, v_offset,
///     VideoPixelFormat::Bit16, offsets, surface, x_offset, y_offset);
/// // vme_ime(0,0) T6 uni_input.0 ime_input.0 ref0.0 ref1.0 cost_center.0 output.0
/// k.vme_ime(VmeStreamMode::VmeStreamDisable,
///     VmeSearchControl::VmeSearchSingleRefSingleRecSingleStart, surface, uni_input, ime_input,
///     ref0, ref1, cost_center, output);
/// // vme_sic T6 uni_input.0 sic_input.0 output.0
/// k.vme_sic(surface, uni_input, sic_input, output);
/// // vme_fbr ( fbr_mb_mode(0,0)<1;1,0>, fbr_sub_mb_shape(0,0)<1;1,0>,
/// // fbr_sub_pred_mode(0,0)<1;1,0>) T6 uni_input.0 fbr_input.0 output.0
/// k.vme_fbr(fbr_mb_mode, fbr_sub_mb_shape, fbr_sub_pred_mode, surface, uni_input, fbr_input,
///     output);
/// // vme_idm T6 uni_input.0 idm_input.0 output.0
/// k.vme_idm(surface, uni_input, idm_input, output);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "va.erode T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> VA_ED_64x4 dst.0",
/// #     "",
/// #     "",
/// #     "va_skl_plus.CONV_1D_HORIZONTAL T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> 4x16 \
/// #         dst.0",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "va_skl_plus.HDC_ERODE T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> T6 \
/// #         x_offset(0,0)<1;1,0> y_offset(0,0)<1;1,0>",
/// #     "",
/// #     "",
/// #     "va_skl_plus.HDC_CONVOLVE_1D_H T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> \
/// #         VA_Y16_FORMAT T6 x_offset(0,0)<1;1,0> y_offset(0,0)<1;1,0>",
/// #     "",
/// #     "vme_ime(0,0) T6 uni_input.0 ime_input.0 ref0.0 ref1.0 cost_center.0 output.0",
/// #     "vme_sic T6 uni_input.0 sic_input.0 output.0",
/// #     "vme_fbr ( fbr_mb_mode(0,0)<1;1,0>, fbr_sub_mb_shape(0,0)<1;1,0>, \
/// #         fbr_sub_pred_mode(0,0)<1;1,0>) T6 uni_input.0 fbr_input.0 output.0",
/// #     "vme_idm T6 uni_input.0 idm_input.0 output.0",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `avs`: scale video.
    ///
    /// ```text
    /// k.avs(ColourChannels::default(), surface, sampler, u_offset, v_offset, delta_u, delta_v,
    ///     u2d, group_id, vertical_block_number, SamplerOutput::Bit16Full, v2d, AvsBlock::N16X4,
    ///     ief_bypass, dst)
    /// avs.<Channels> <Surface> <Sampler> <U_offset> <V_offset> <DeltaU> <DeltaV> <u2d> <groupID>
    ///     <verticalBlockNumber> <cntrl> <v2d> <execMode> <IEFBypass> <Dst>
    /// ```
    ///
    /// - `channels`: Colour channels that take part.
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `delta_u`: Distance between neighbours along x.
    /// - `delta_v`: Distance between neighbours along y.
    /// - `u2d`: How much DeltaU grows from one pixel to the next along x.
    /// - `group_id`: Messages with the same number may be reordered among each other.
    /// - `vertical_block_number`: Which block of 16×4 pixels below the first pixel: the distance in
    ///   rows, divided by four.
    /// - `cntrl`: Width of the results, and which pixels are returned.
    /// - `v2d`: How much DeltaV grows from one pixel to the next along y.
    /// - `exec_mode`: Pixels of the block.
    /// - `ief_bypass`: If bit 0 is zero, the image enhancement filter is bypassed.
    /// - `dst`: The pixels.
    ///
    /// `specs/instructions/AVS.md:1`
    #[track_caller]
    pub fn avs(
        &mut self,
        channels: ColourChannels,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        delta_u: impl Into<Src>,
        delta_v: impl Into<Src>,
        u2d: impl Into<Src>,
        group_id: impl Into<Src>,
        vertical_block_number: impl Into<Src>,
        cntrl: SamplerOutput,
        v2d: impl Into<Src>,
        exec_mode: AvsBlock,
        ief_bypass: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, Avs> {
        let state = &mut self.state;
        let value = Avs {
            channels,
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            delta_u: state.src("delta_u", delta_u.into()),
            delta_v: state.src("delta_v", delta_v.into()),
            u2d: state.src("u2d", u2d.into()),
            group_id: state.src("group_id", group_id.into()),
            vertical_block_number: state
                .src("vertical_block_number", vertical_block_number.into()),
            cntrl,
            v2d: state.src("v2d", v2d.into()),
            exec_mode,
            ief_bypass: state.src("ief_bypass", ief_bypass.into()),
            dst: state.raw("dst", dst.into()),
        };

        Added::new(state, value)
    }

    /// Appends `va`: video analytics.
    ///
    /// ```text
    /// k.va_convolve(surface, sampler, u_offset, v_offset, VaProperties::default(), dst)
    ///
    /// va.erode T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> VA_ED_64x4 Bits.0
    /// va.minmax T6 0x3f000000:f 0x3e800000:f VA_MINMAX_ENABLE Found.0
    /// va.minmaxfilter T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> AVS_16_FULL VA_MMF_16x4 0x0:ud Pixels.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `properties`: Block and kernel of a convolution.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA.md:13`
    #[doc(alias = "va")]
    #[track_caller]
    pub fn va_convolve(
        &mut self,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        properties: VaProperties,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaConvolve> {
        let state = &mut self.state;
        let value = VaConvolve {
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            properties,
            dst: state.raw("dst", dst.into()),
            function: VideoFunction::Convolve,
        };

        Added::new(state, value)
    }

    /// Appends `va`: video analytics.
    ///
    /// ```text
    /// k.va_min_max(surface, u_offset, v_offset, mode, dst)
    ///
    /// va.erode T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> VA_ED_64x4 Bits.0
    /// va.minmax T6 0x3f000000:f 0x3e800000:f VA_MINMAX_ENABLE Found.0
    /// va.minmaxfilter T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> AVS_16_FULL VA_MMF_16x4 0x0:ud Pixels.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `mode`: Which of the two to find: a constant of the list below, or a number known at run
    ///   time only.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA.md:22`
    #[doc(alias = "va")]
    #[track_caller]
    pub fn va_min_max(
        &mut self,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        mode: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaMinMax> {
        let state = &mut self.state;
        let value = VaMinMax {
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            mode: state.src("mode", mode.into()),
            dst: state.raw("dst", dst.into()),
            function: VideoFunction::Minmax,
        };

        Added::new(state, value)
    }

    /// Appends `va`: video analytics.
    ///
    /// ```text
    /// k.va_min_max_filter(surface, sampler, u_offset, v_offset, SamplerOutput::Bit16Full,
    ///     MinMaxBlock::N16X4, filter_mode, dst)
    ///
    /// va.erode T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> VA_ED_64x4 Bits.0
    /// va.minmax T6 0x3f000000:f 0x3e800000:f VA_MINMAX_ENABLE Found.0
    /// va.minmaxfilter T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> AVS_16_FULL VA_MMF_16x4 0x0:ud Pixels.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `cntrl`: Width of the results, and which pixels are returned.
    /// - `filter_block`: Pixels to compute.
    /// - `filter_mode`: Which of the two to compute, as a number: the codes are those of `Mode`.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA.md:30`
    #[doc(alias = "va")]
    #[track_caller]
    pub fn va_min_max_filter(
        &mut self,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        cntrl: SamplerOutput,
        filter_block: MinMaxBlock,
        filter_mode: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaMinMaxFilter> {
        let state = &mut self.state;
        let value = VaMinMaxFilter {
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            cntrl,
            filter_block,
            filter_mode: state.src("filter_mode", filter_mode.into()),
            dst: state.raw("dst", dst.into()),
            function: VideoFunction::Minmaxfilter,
        };

        Added::new(state, value)
    }

    /// Appends `va`: video analytics.
    ///
    /// ```text
    /// k.va_morphology(VideoFunction::Erode, surface, sampler, u_offset, v_offset,
    ///     MorphologyBlock::N64X4, dst)
    /// va.erode T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> VA_ED_64x4 dst.0
    ///
    /// va.erode T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> VA_ED_64x4 Bits.0
    /// va.minmax T6 0x3f000000:f 0x3e800000:f VA_MINMAX_ENABLE Found.0
    /// va.minmaxfilter T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> AVS_16_FULL VA_MMF_16x4 0x0:ud Pixels.0
    /// ```
    ///
    /// - `function`: What to compute.
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `block`: Bits to compute.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA.md:39`
    #[doc(alias = "va")]
    #[track_caller]
    pub fn va_morphology(
        &mut self,
        function: VideoFunction,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        block: MorphologyBlock,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaMorphology> {
        let state = &mut self.state;
        let value = VaMorphology {
            function,
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            block,
            dst: state.raw("dst", dst.into()),
        };

        Added::new(state, value)
    }

    /// Appends `va`: video analytics.
    ///
    /// ```text
    /// k.va_bool_centroid(surface, u_offset, v_offset, v_size, h_size, dst)
    ///
    /// va.erode T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> VA_ED_64x4 Bits.0
    /// va.minmax T6 0x3f000000:f 0x3e800000:f VA_MINMAX_ENABLE Found.0
    /// va.minmaxfilter T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> AVS_16_FULL VA_MMF_16x4 0x0:ud Pixels.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `v_size`: Rows of the region.
    /// - `h_size`: Columns of the region.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA.md:48`
    #[doc(alias = "va")]
    #[track_caller]
    pub fn va_bool_centroid(
        &mut self,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        v_size: impl Into<Src>,
        h_size: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaBoolCentroid> {
        let state = &mut self.state;
        let value = VaBoolCentroid {
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            v_size: state.src("v_size", v_size.into()),
            h_size: state.src("h_size", h_size.into()),
            dst: state.raw("dst", dst.into()),
            function: VideoFunction::Boolcentroid,
        };

        Added::new(state, value)
    }

    /// Appends `va`: video analytics.
    ///
    /// ```text
    /// k.va_centroid(surface, u_offset, v_offset, v_size, dst)
    ///
    /// va.erode T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> VA_ED_64x4 Bits.0
    /// va.minmax T6 0x3f000000:f 0x3e800000:f VA_MINMAX_ENABLE Found.0
    /// va.minmaxfilter T6 S0 UV(0,0)<0;1,0> UV(0,1)<0;1,0> AVS_16_FULL VA_MMF_16x4 0x0:ud Pixels.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `v_size`: Rows of the region.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA.md:57`
    #[doc(alias = "va")]
    #[track_caller]
    pub fn va_centroid(
        &mut self,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        v_size: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaCentroid> {
        let state = &mut self.state;
        let value = VaCentroid {
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            v_size: state.src("v_size", v_size.into()),
            dst: state.raw("dst", dst.into()),
            function: VideoFunction::Centroid,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_convolve1d(LateVideoFunction::Convolve1DVertical, surface, sampler, u_offset,
    ///     v_offset, LineBlock::N16X4, dst)
    /// va_skl_plus.CONV_1D_HORIZONTAL T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> 4x16 dst.0
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `function`: What to compute.
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `block`: Pixels to compute.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:13`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_convolve1d(
        &mut self,
        function: LateVideoFunction,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        block: LineBlock,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaSklPlusConvolve1D> {
        let state = &mut self.state;
        let value = VaSklPlusConvolve1D {
            function,
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            block,
            dst: state.raw("dst", dst.into()),
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_convolve1_pixel(surface, sampler, u_offset, v_offset, PixelBlock::N16X4,
    ///     offsets, dst)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `pixel_block`: Pixels to compute.
    /// - `offsets`: For sixteen pixels, how far each lies from the first: x and y as words in turn.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:22`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_convolve1_pixel(
        &mut self,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        pixel_block: PixelBlock,
        offsets: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaSklPlusConvolve1Pixel> {
        let state = &mut self.state;
        let value = VaSklPlusConvolve1Pixel {
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            pixel_block,
            offsets: state.raw("offsets", offsets.into()),
            dst: state.raw("dst", dst.into()),
            function: LateVideoFunction::Convolve1Pixel,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_flood_fill(FloodConnect::Neighbours4, h_mask, v_mask_left, v_mask_right,
    ///     loop_count, dst)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `connect`: Which neighbours of a pixel it can be left to.
    /// - `h_mask`: Pixels along the rows that may be filled: ten words.
    /// - `v_mask_left`: Pixels that may be filled in the column left of the block.
    /// - `v_mask_right`: Pixels that may be filled in the column right of the block.
    /// - `loop_count`: How many rounds to make at most.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:31`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_flood_fill(
        &mut self,
        connect: FloodConnect,
        h_mask: impl Into<Raw>,
        v_mask_left: impl Into<Src>,
        v_mask_right: impl Into<Src>,
        loop_count: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaSklPlusFloodFill> {
        let state = &mut self.state;
        let value = VaSklPlusFloodFill {
            connect,
            h_mask: state.raw("h_mask", h_mask.into()),
            v_mask_left: state.src("v_mask_left", v_mask_left.into()),
            v_mask_right: state.src("v_mask_right", v_mask_right.into()),
            loop_count: state.src("loop_count", loop_count.into()),
            dst: state.raw("dst", dst.into()),
            function: LateVideoFunction::FloodFill,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_lbp_creation(surface, u_offset, v_offset, BinaryPatterns::ThreeX3And5X5, dst)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `patterns`: Size of the neighbourhood that a pattern describes.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:40`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_lbp_creation(
        &mut self,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        patterns: BinaryPatterns,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaSklPlusLbpCreation> {
        let state = &mut self.state;
        let value = VaSklPlusLbpCreation {
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            patterns,
            dst: state.raw("dst", dst.into()),
            function: LateVideoFunction::LbpCreation,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_lbp_correlation(surface, u_offset, v_offset, disparity, dst)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `disparity`: Horizontal distance of the two blocks, in pixels.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:48`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_lbp_correlation(
        &mut self,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        disparity: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaSklPlusLbpCorrelation> {
        let state = &mut self.state;
        let value = VaSklPlusLbpCorrelation {
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            disparity: state.src("disparity", disparity.into()),
            dst: state.raw("dst", dst.into()),
            function: LateVideoFunction::LbpCorrelation,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_correlation_search(surface, u_offset, v_offset, v_origin, h_origin, x_size,
    ///     y_size, x_search, y_search, dst)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `v_origin`: Normalised y coordinate of the block to compare with.
    /// - `h_origin`: Normalised x coordinate of the block to compare with.
    /// - `x_size`: Columns of the block.
    /// - `y_size`: Rows of the block.
    /// - `x_search`: Columns of the region that is searched.
    /// - `y_search`: Rows of the region that is searched.
    /// - `dst`: The results, consecutive.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:56`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_correlation_search(
        &mut self,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        v_origin: impl Into<Src>,
        h_origin: impl Into<Src>,
        x_size: impl Into<Src>,
        y_size: impl Into<Src>,
        x_search: impl Into<Src>,
        y_search: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, VaSklPlusCorrelationSearch> {
        let state = &mut self.state;
        let value = VaSklPlusCorrelationSearch {
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            v_origin: state.src("v_origin", v_origin.into()),
            h_origin: state.src("h_origin", h_origin.into()),
            x_size: state.src("x_size", x_size.into()),
            y_size: state.src("y_size", y_size.into()),
            x_search: state.src("x_search", x_search.into()),
            y_search: state.src("y_search", y_search.into()),
            dst: state.raw("dst", dst.into()),
            function: LateVideoFunction::CorrelationSearch,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_hdc_convolve2d(surface, sampler, u_offset, v_offset,
    ///     VaSklPlusProperties::default(), surface, x_offset, y_offset)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `properties`: Form of the results, and kernel.
    /// - `out_surface`: The surface that is written.
    /// - `x_offset`: Column of it where the block begins.
    /// - `y_offset`: Row of it where the block begins.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:65`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_hdc_convolve2d(
        &mut self,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        properties: VaSklPlusProperties,
        out_surface: impl Into<Surface>,
        x_offset: impl Into<Src>,
        y_offset: impl Into<Src>,
    ) -> Added<'_, VaSklPlusHdcConvolve2D> {
        let state = &mut self.state;
        let value = VaSklPlusHdcConvolve2D {
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            properties,
            out_surface: state.surface("out_surface", out_surface.into()),
            x_offset: state.src("x_offset", x_offset.into()),
            y_offset: state.src("y_offset", y_offset.into()),
            function: LateVideoFunction::HdcConvolve2D,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_hdc_min_max_filter(surface, sampler, u_offset, v_offset,
    ///     VideoPixelFormat::Bit16, MinMaxMode::Both, surface, x_offset, y_offset)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `pixel_format`: Pixels of the surface written.
    /// - `mode`: Which of the two to compute.
    /// - `out_surface`: The surface that is written.
    /// - `x_offset`: Column of it where the block begins.
    /// - `y_offset`: Row of it where the block begins.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:74`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_hdc_min_max_filter(
        &mut self,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        pixel_format: VideoPixelFormat,
        mode: MinMaxMode,
        out_surface: impl Into<Surface>,
        x_offset: impl Into<Src>,
        y_offset: impl Into<Src>,
    ) -> Added<'_, VaSklPlusHdcMinMaxFilter> {
        let state = &mut self.state;
        let value = VaSklPlusHdcMinMaxFilter {
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            pixel_format,
            mode,
            out_surface: state.surface("out_surface", out_surface.into()),
            x_offset: state.src("x_offset", x_offset.into()),
            y_offset: state.src("y_offset", y_offset.into()),
            function: LateVideoFunction::HdcMinmaxfilter,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_hdc_morphology(LateVideoFunction::HdcErode, surface, sampler, u_offset,
    ///     v_offset, surface, x_offset, y_offset)
    /// va_skl_plus.HDC_ERODE T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> T6
    ///     x_offset(0,0)<1;1,0> y_offset(0,0)<1;1,0>
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `function`: What to compute.
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `out_surface`: The surface that is written.
    /// - `x_offset`: Column of it where the block begins.
    /// - `y_offset`: Row of it where the block begins.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:83`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_hdc_morphology(
        &mut self,
        function: LateVideoFunction,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        out_surface: impl Into<Surface>,
        x_offset: impl Into<Src>,
        y_offset: impl Into<Src>,
    ) -> Added<'_, VaSklPlusHdcMorphology> {
        let state = &mut self.state;
        let value = VaSklPlusHdcMorphology {
            function,
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            out_surface: state.surface("out_surface", out_surface.into()),
            x_offset: state.src("x_offset", x_offset.into()),
            y_offset: state.src("y_offset", y_offset.into()),
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_hdc_lbp_correlation(surface, u_offset, v_offset, disparity, surface, x_offset,
    ///     y_offset)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `disparity`: Horizontal distance of the two blocks, in pixels.
    /// - `out_surface`: The surface that is written.
    /// - `x_offset`: Column of it where the block begins.
    /// - `y_offset`: Row of it where the block begins.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:92`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_hdc_lbp_correlation(
        &mut self,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        disparity: impl Into<Src>,
        out_surface: impl Into<Surface>,
        x_offset: impl Into<Src>,
        y_offset: impl Into<Src>,
    ) -> Added<'_, VaSklPlusHdcLbpCorrelation> {
        let state = &mut self.state;
        let value = VaSklPlusHdcLbpCorrelation {
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            disparity: state.src("disparity", disparity.into()),
            out_surface: state.surface("out_surface", out_surface.into()),
            x_offset: state.src("x_offset", x_offset.into()),
            y_offset: state.src("y_offset", y_offset.into()),
            function: LateVideoFunction::HdcLbpCorrelation,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_hdc_lbp_creation(surface, u_offset, v_offset, BinaryPatterns::ThreeX3And5X5,
    ///     surface, x_offset, y_offset)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `patterns`: Size of the neighbourhood that a pattern describes.
    /// - `out_surface`: The surface that is written.
    /// - `x_offset`: Column of it where the block begins.
    /// - `y_offset`: Row of it where the block begins.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:101`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_hdc_lbp_creation(
        &mut self,
        surface: impl Into<Surface>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        patterns: BinaryPatterns,
        out_surface: impl Into<Surface>,
        x_offset: impl Into<Src>,
        y_offset: impl Into<Src>,
    ) -> Added<'_, VaSklPlusHdcLbpCreation> {
        let state = &mut self.state;
        let value = VaSklPlusHdcLbpCreation {
            surface: state.surface("surface", surface.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            patterns,
            out_surface: state.surface("out_surface", out_surface.into()),
            x_offset: state.src("x_offset", x_offset.into()),
            y_offset: state.src("y_offset", y_offset.into()),
            function: LateVideoFunction::HdcLbpCreation,
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_hdc_convolve1d(LateVideoFunction::HdcConvolve1DH, surface, sampler, u_offset,
    ///     v_offset, VideoPixelFormat::Bit16, surface, x_offset, y_offset)
    /// va_skl_plus.HDC_CONVOLVE_1D_H T6 S0 u_offset(0,0)<1;1,0> v_offset(0,0)<1;1,0> VA_Y16_FORMAT
    ///     T6 x_offset(0,0)<1;1,0> y_offset(0,0)<1;1,0>
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `function`: What to compute.
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `pixel_format`: Pixels of the surface written.
    /// - `out_surface`: The surface that is written.
    /// - `x_offset`: Column of it where the block begins.
    /// - `y_offset`: Row of it where the block begins.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:110`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_hdc_convolve1d(
        &mut self,
        function: LateVideoFunction,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        pixel_format: VideoPixelFormat,
        out_surface: impl Into<Surface>,
        x_offset: impl Into<Src>,
        y_offset: impl Into<Src>,
    ) -> Added<'_, VaSklPlusHdcConvolve1D> {
        let state = &mut self.state;
        let value = VaSklPlusHdcConvolve1D {
            function,
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            pixel_format,
            out_surface: state.surface("out_surface", out_surface.into()),
            x_offset: state.src("x_offset", x_offset.into()),
            y_offset: state.src("y_offset", y_offset.into()),
        };

        Added::new(state, value)
    }

    /// Appends `va_skl_plus`: further video analytics.
    ///
    /// ```text
    /// k.va_skl_plus_hdc_convolve1_pixel(surface, sampler, u_offset, v_offset,
    ///     VideoPixelFormat::Bit16, offsets, surface, x_offset, y_offset)
    ///
    /// va_skl_plus.CONV_1PIXEL T6 S0 0x3f000000:f 0x3e800000:f 1x1 %null.0 Pixels.0
    /// va_skl_plus.FLOOD_FILL 8_connect Rows.0 0x1:w 0x2:w 0x3:w Filled.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `u_offset`: Normalised x coordinate of the first pixel.
    /// - `v_offset`: Normalised y coordinate of the first pixel.
    /// - `pixel_format`: Pixels of the surface written.
    /// - `offsets`: For sixteen pixels, how far each lies from the first: x and y as words in turn.
    /// - `out_surface`: The surface that is written.
    /// - `x_offset`: Column of it where the block begins.
    /// - `y_offset`: Row of it where the block begins.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:119`
    #[doc(alias = "va_skl_plus")]
    #[track_caller]
    pub fn va_skl_plus_hdc_convolve1_pixel(
        &mut self,
        surface: impl Into<Surface>,
        sampler: impl Into<Sampler>,
        u_offset: impl Into<Src>,
        v_offset: impl Into<Src>,
        pixel_format: VideoPixelFormat,
        offsets: impl Into<Raw>,
        out_surface: impl Into<Surface>,
        x_offset: impl Into<Src>,
        y_offset: impl Into<Src>,
    ) -> Added<'_, VaSklPlusHdcConvolve1Pixel> {
        let state = &mut self.state;
        let value = VaSklPlusHdcConvolve1Pixel {
            surface: state.surface("surface", surface.into()),
            sampler: state.sampler("sampler", sampler.into()),
            u_offset: state.src("u_offset", u_offset.into()),
            v_offset: state.src("v_offset", v_offset.into()),
            pixel_format,
            offsets: state.raw("offsets", offsets.into()),
            out_surface: state.surface("out_surface", out_surface.into()),
            x_offset: state.src("x_offset", x_offset.into()),
            y_offset: state.src("y_offset", y_offset.into()),
            function: LateVideoFunction::HdcConvolve1Pixel,
        };

        Added::new(state, value)
    }

    /// Appends `vme_ime`: search for motion vectors.
    ///
    /// ```text
    /// k.vme_ime(VmeStreamMode::VmeStreamDisable,
    ///     VmeSearchControl::VmeSearchSingleRefSingleRecSingleStart, surface, uni_input, ime_input,
    ///     ref0, ref1, cost_center, output)
    /// vme_ime(0,0) T6 uni_input.0 ime_input.0 ref0.0 ref1.0 cost_center.0 output.0
    /// ```
    ///
    /// - `stream_mode`: Whether the best candidates come in from an earlier message, and whether
    ///   they are handed out for a later one.
    /// - `search_ctrl`: How many references, records and starting points the search has.
    /// - `surface`: The surface, as the index of its variable.
    /// - `uni_input`: The payload that all motion estimation messages have.
    /// - `ime_input`: The payload of this message.
    /// - `ref0`: Upper left corner of the search window in the first reference, in pixels: x, then
    ///   y.
    /// - `ref1`: The same for the second reference; without effect where there is one reference
    ///   only.
    /// - `cost_center`: Where motion vectors cost nothing, relative to the macro-block.
    /// - `output`: What was found.
    ///
    /// `specs/instructions/VME_IME.md:1`
    #[track_caller]
    pub fn vme_ime(
        &mut self,
        stream_mode: VmeStreamMode,
        search_ctrl: VmeSearchControl,
        surface: impl Into<Surface>,
        uni_input: impl Into<Raw>,
        ime_input: impl Into<Raw>,
        ref0: impl Into<Raw>,
        ref1: impl Into<Raw>,
        cost_center: impl Into<Raw>,
        output: impl Into<Raw>,
    ) -> Added<'_, VmeIme> {
        let state = &mut self.state;
        let value = VmeIme {
            stream_mode,
            search_ctrl,
            surface: state.surface("surface", surface.into()),
            uni_input: state.raw("uni_input", uni_input.into()),
            ime_input: state.raw("ime_input", ime_input.into()),
            ref0: state.raw("ref0", ref0.into()),
            ref1: state.raw("ref1", ref1.into()),
            cost_center: state.raw("cost_center", cost_center.into()),
            output: state.raw("output", output.into()),
        };

        Added::new(state, value)
    }

    /// Appends `vme_sic`: check skipped and intra-coded blocks.
    ///
    /// ```text
    /// k.vme_sic(surface, uni_input, sic_input, output)
    /// vme_sic T6 uni_input.0 sic_input.0 output.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `uni_input`: The payload that all motion estimation messages have.
    /// - `sic_input`: The payload of this message.
    /// - `output`: What was found.
    ///
    /// `specs/instructions/VME_SIC.md:1`
    #[track_caller]
    pub fn vme_sic(
        &mut self,
        surface: impl Into<Surface>,
        uni_input: impl Into<Raw>,
        sic_input: impl Into<Raw>,
        output: impl Into<Raw>,
    ) -> Added<'_, VmeSic> {
        let state = &mut self.state;
        let value = VmeSic {
            surface: state.surface("surface", surface.into()),
            uni_input: state.raw("uni_input", uni_input.into()),
            sic_input: state.raw("sic_input", sic_input.into()),
            output: state.raw("output", output.into()),
        };

        Added::new(state, value)
    }

    /// Appends `vme_fbr`: refine motion vectors.
    ///
    /// ```text
    /// k.vme_fbr(fbr_mb_mode, fbr_sub_mb_shape, fbr_sub_pred_mode, surface, uni_input, fbr_input,
    ///     output)
    /// vme_fbr ( fbr_mb_mode(0,0)<1;1,0>, fbr_sub_mb_shape(0,0)<1;1,0>,
    ///     fbr_sub_pred_mode(0,0)<1;1,0>) T6 uni_input.0 fbr_input.0 output.0
    /// ```
    ///
    /// - `fbr_mb_mode`: How the macro-block is divided.
    /// - `fbr_sub_mb_shape`: How each of the four blocks is divided further.
    /// - `fbr_sub_pred_mode`: Which references each of the four blocks is predicted from.
    /// - `surface`: The surface, as the index of its variable.
    /// - `uni_input`: The payload that all motion estimation messages have.
    /// - `fbr_input`: The payload of this message.
    /// - `output`: What was found.
    ///
    /// `specs/instructions/VME_FBR.md:1`
    #[track_caller]
    pub fn vme_fbr(
        &mut self,
        fbr_mb_mode: impl Into<Src>,
        fbr_sub_mb_shape: impl Into<Src>,
        fbr_sub_pred_mode: impl Into<Src>,
        surface: impl Into<Surface>,
        uni_input: impl Into<Raw>,
        fbr_input: impl Into<Raw>,
        output: impl Into<Raw>,
    ) -> Added<'_, VmeFbr> {
        let state = &mut self.state;
        let value = VmeFbr {
            fbr_mb_mode: state.src("fbr_mb_mode", fbr_mb_mode.into()),
            fbr_sub_mb_shape: state.src("fbr_sub_mb_shape", fbr_sub_mb_shape.into()),
            fbr_sub_pred_mode: state.src("fbr_sub_pred_mode", fbr_sub_pred_mode.into()),
            surface: state.surface("surface", surface.into()),
            uni_input: state.raw("uni_input", uni_input.into()),
            fbr_input: state.raw("fbr_input", fbr_input.into()),
            output: state.raw("output", output.into()),
        };

        Added::new(state, value)
    }

    /// Appends `vme_idm`: distortions around a motion vector.
    ///
    /// ```text
    /// k.vme_idm(surface, uni_input, idm_input, output)
    /// vme_idm T6 uni_input.0 idm_input.0 output.0
    /// ```
    ///
    /// - `surface`: The surface, as the index of its variable.
    /// - `uni_input`: The payload that all motion estimation messages have.
    /// - `idm_input`: The payload of this message.
    /// - `output`: The differences.
    ///
    /// `specs/instructions/VME_IDM.md:1`
    #[track_caller]
    pub fn vme_idm(
        &mut self,
        surface: impl Into<Surface>,
        uni_input: impl Into<Raw>,
        idm_input: impl Into<Raw>,
        output: impl Into<Raw>,
    ) -> Added<'_, VmeIdm> {
        let state = &mut self.state;
        let value = VmeIdm {
            surface: state.surface("surface", surface.into()),
            uni_input: state.raw("uni_input", uni_input.into()),
            idm_input: state.raw("idm_input", idm_input.into()),
            output: state.raw("output", output.into()),
        };

        Added::new(state, value)
    }
}

/// # SVM - Shared Virtual Memory Access
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let [address, addresses, dst, element_offset, src, src0, src1] = ["address", "addresses",
/// #     "dst", "element_offset", "src", "src0", "src1"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.svm_block_ld(BlockProperties::default(), address, dst);
/// k.svm_block_st(BlockProperties::default(), address, src);
/// // svm_gather.1.1 (M1, 16) addresses.0 dst.0
/// k.svm_gather(16, BlockSize::Byte1, BlockCount::Block1, addresses, dst);
/// // svm_scatter.1.1 (M1, 16) addresses.0 src.0
/// k.svm_scatter(16, BlockSize::Byte1, BlockCount::Block1, addresses, src);
/// // svm_atomic.add (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_add(8, addresses, dst, src0);
/// // svm_atomic.sub (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_sub(8, addresses, dst, src0);
/// // svm_atomic.inc (M1, 8) addresses.0 dst.0 %null.0 %null.0
/// k.svm_atomic_inc(8, addresses, dst);
/// // svm_atomic.dec (M1, 8) addresses.0 dst.0 %null.0 %null.0
/// k.svm_atomic_dec(8, addresses, dst);
/// // svm_atomic.min (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_min(8, addresses, dst, src0);
/// // svm_atomic.max (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_max(8, addresses, dst, src0);
/// // svm_atomic.xchg (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_xchg(8, addresses, dst, src0);
/// // svm_atomic.cmpxchg (M1, 8) addresses.0 dst.0 src0.0 src1.0
/// k.svm_atomic_cmpxchg(8, addresses, dst, src0, src1);
/// // svm_atomic.and (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_and(8, addresses, dst, src0);
/// // svm_atomic.or (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_or(8, addresses, dst, src0);
/// // svm_atomic.xor (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_xor(8, addresses, dst, src0);
/// // svm_atomic.minsint (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_minsint(8, addresses, dst, src0);
/// // svm_atomic.maxsint (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_maxsint(8, addresses, dst, src0);
/// // svm_atomic.predec (M1, 8) addresses.0 dst.0 %null.0 %null.0
/// k.svm_atomic_predec(8, addresses, dst);
/// // svm_atomic.fmax (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_fmax(8, addresses, dst, src0);
/// // svm_atomic.fmin (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_fmin(8, addresses, dst, src0);
/// // svm_atomic.fcmpwr (M1, 8) addresses.0 dst.0 src0.0 src1.0
/// k.svm_atomic_fcmpwr(8, addresses, dst, src0, src1);
/// // svm_atomic.fadd (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_fadd(8, addresses, dst, src0);
/// // svm_atomic.fsub (M1, 8) addresses.0 dst.0 src0.0 %null.0
/// k.svm_atomic_fsub(8, addresses, dst, src0);
/// k.svm_gather4_scaled(16, ColourChannels::default(), address, element_offset, dst);
/// k.svm_scatter4_scaled(16, ColourChannels::default(), address, element_offset, src);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "",
/// #     "",
/// #     "svm_gather.1.1 (M1, 16) addresses.0 dst.0",
/// #     "svm_scatter.1.1 (M1, 16) addresses.0 src.0",
/// #     "svm_atomic.add (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.sub (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.inc (M1, 8) addresses.0 dst.0 %null.0 %null.0",
/// #     "svm_atomic.dec (M1, 8) addresses.0 dst.0 %null.0 %null.0",
/// #     "svm_atomic.min (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.max (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.xchg (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.cmpxchg (M1, 8) addresses.0 dst.0 src0.0 src1.0",
/// #     "svm_atomic.and (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.or (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.xor (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.minsint (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.maxsint (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.predec (M1, 8) addresses.0 dst.0 %null.0 %null.0",
/// #     "svm_atomic.fmax (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.fmin (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.fcmpwr (M1, 8) addresses.0 dst.0 src0.0 src1.0",
/// #     "svm_atomic.fadd (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "svm_atomic.fsub (M1, 8) addresses.0 dst.0 src0.0 %null.0",
/// #     "",
/// #     "",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `svm_block_ld`: read consecutive owords at an address.
    ///
    /// ```text
    /// k.svm_block_ld(BlockProperties::default(), address, dst)
    /// svm_block_ld.<Properties.alignment> (<Properties.count>) <Address> <Dst>
    /// ```
    ///
    /// - `properties`: How much is transferred, and how the address is aligned.
    /// - `address`: Where to begin.
    /// - `dst`: What was read, consecutive.
    ///
    /// `specs/instructions/SVM_BLOCK_LD.md:1`
    #[track_caller]
    pub fn svm_block_ld(
        &mut self,
        properties: BlockProperties,
        address: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, SvmBlockLd> {
        let state = &mut self.state;
        let value = SvmBlockLd {
            properties,
            address: state.src("address", address.into()),
            dst: state.raw("dst", dst.into()),
        };

        Added::new(state, value)
    }

    /// Appends `svm_block_st`: write consecutive owords at an address.
    ///
    /// ```text
    /// k.svm_block_st(BlockProperties::default(), address, src)
    /// svm_block_st.<Properties.alignment> (<Properties.count>) <Address> <Src>
    /// ```
    ///
    /// - `properties`: How much is transferred, and how the address is aligned.
    /// - `address`: Where to begin.
    /// - `src`: What to write, consecutive.
    ///
    /// `specs/instructions/SVM_BLOCK_ST.md:1`
    #[track_caller]
    pub fn svm_block_st(
        &mut self,
        properties: BlockProperties,
        address: impl Into<Src>,
        src: impl Into<Raw>,
    ) -> Added<'_, SvmBlockSt> {
        let state = &mut self.state;
        let value = SvmBlockSt {
            properties,
            address: state.src("address", address.into()),
            src: state.raw("src", src.into()),
        };

        Added::new(state, value)
    }

    /// Appends `svm_gather`: read blocks at an address for each channel.
    ///
    /// ```text
    /// k.svm_gather(16, BlockSize::Byte1, BlockCount::Block1, addresses, dst)
    /// svm_gather.1.1 (M1, 16) addresses.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `block_size`: Size of a block.
    /// - `num_blocks`: How many consecutive blocks each channel accesses.
    /// - `addresses`: An address for each channel; a multiple of the size of a block.
    /// - `dst`: What was read, in the order given in the notes.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/SVM_GATHER.md:1`
    #[track_caller]
    pub fn svm_gather(
        &mut self,
        exec_size: impl Into<Exec>,
        block_size: BlockSize,
        num_blocks: BlockCount,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, SvmGather> {
        let state = &mut self.state;
        let value = SvmGather {
            exec_size: state.exec("exec_size", exec_size.into()),
            block_size,
            num_blocks,
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `svm_scatter`: write blocks at an address for each channel.
    ///
    /// ```text
    /// k.svm_scatter(16, BlockSize::Byte1, BlockCount::Block1, addresses, src)
    /// svm_scatter.1.1 (M1, 16) addresses.0 src.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `block_size`: Size of a block.
    /// - `num_blocks`: How many consecutive blocks each channel accesses.
    /// - `addresses`: An address for each channel; a multiple of the size of a block.
    /// - `src`: What to write, in the order given in the notes.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/SVM_SCATTER.md:1`
    #[track_caller]
    pub fn svm_scatter(
        &mut self,
        exec_size: impl Into<Exec>,
        block_size: BlockSize,
        num_blocks: BlockCount,
        addresses: impl Into<Raw>,
        src: impl Into<Raw>,
    ) -> Added<'_, SvmScatter> {
        let state = &mut self.state;
        let value = SvmScatter {
            exec_size: state.exec("exec_size", exec_size.into()),
            block_size,
            num_blocks,
            addresses: state.raw("addresses", addresses.into()),
            src: state.raw("src", src.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.add`: new = old + src0.
    ///
    /// ```text
    /// k.svm_atomic_add(8, addresses, dst, src0)
    /// svm_atomic.add (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:275`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "add")]
    #[doc(alias = "svm_atomic.add")]
    #[track_caller]
    pub fn svm_atomic_add(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.sub`: new = old - src0.
    ///
    /// ```text
    /// k.svm_atomic_sub(8, addresses, dst, src0)
    /// svm_atomic.sub (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:276`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "sub")]
    #[doc(alias = "svm_atomic.sub")]
    #[track_caller]
    pub fn svm_atomic_sub(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Sub),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.inc`: new = old + 1.
    ///
    /// ```text
    /// k.svm_atomic_inc(8, addresses, dst)
    /// svm_atomic.inc (M1, 8) addresses.0 dst.0 %null.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:277`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "inc")]
    #[doc(alias = "svm_atomic.inc")]
    #[track_caller]
    pub fn svm_atomic_inc(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Inc),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.dec`: new = old - 1.
    ///
    /// ```text
    /// k.svm_atomic_dec(8, addresses, dst)
    /// svm_atomic.dec (M1, 8) addresses.0 dst.0 %null.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:278`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "dec")]
    #[doc(alias = "svm_atomic.dec")]
    #[track_caller]
    pub fn svm_atomic_dec(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Dec),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.min`: the smaller of old and src0, unsigned.
    ///
    /// ```text
    /// k.svm_atomic_min(8, addresses, dst, src0)
    /// svm_atomic.min (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:279`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "min")]
    #[doc(alias = "svm_atomic.min")]
    #[track_caller]
    pub fn svm_atomic_min(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Min),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.max`: the larger of old and src0, unsigned.
    ///
    /// ```text
    /// k.svm_atomic_max(8, addresses, dst, src0)
    /// svm_atomic.max (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:280`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "max")]
    #[doc(alias = "svm_atomic.max")]
    #[track_caller]
    pub fn svm_atomic_max(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Max),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.xchg`: new = src0.
    ///
    /// ```text
    /// k.svm_atomic_xchg(8, addresses, dst, src0)
    /// svm_atomic.xchg (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:281`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "xchg")]
    #[doc(alias = "svm_atomic.xchg")]
    #[track_caller]
    pub fn svm_atomic_xchg(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Xchg),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.cmpxchg`: new = src0 where old equals src1, else old.
    ///
    /// ```text
    /// k.svm_atomic_cmpxchg(8, addresses, dst, src0, src1)
    /// svm_atomic.cmpxchg (M1, 8) addresses.0 dst.0 src0.0 src1.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `src1`: Second argument, src1 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:282`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "cmpxchg")]
    #[doc(alias = "svm_atomic.cmpxchg")]
    #[track_caller]
    pub fn svm_atomic_cmpxchg(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            op: AtomicControl::default().with_op(AtomicOp::Cmpxchg),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.and`: new = old & src0.
    ///
    /// ```text
    /// k.svm_atomic_and(8, addresses, dst, src0)
    /// svm_atomic.and (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:283`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "and")]
    #[doc(alias = "svm_atomic.and")]
    #[track_caller]
    pub fn svm_atomic_and(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::And),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.or`: new = old or src0, bit by bit.
    ///
    /// ```text
    /// k.svm_atomic_or(8, addresses, dst, src0)
    /// svm_atomic.or (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:284`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "or")]
    #[doc(alias = "svm_atomic.or")]
    #[track_caller]
    pub fn svm_atomic_or(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Or),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.xor`: new = old ^ src0.
    ///
    /// ```text
    /// k.svm_atomic_xor(8, addresses, dst, src0)
    /// svm_atomic.xor (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:285`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "xor")]
    #[doc(alias = "svm_atomic.xor")]
    #[track_caller]
    pub fn svm_atomic_xor(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Xor),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.minsint`: the smaller of old and src0, signed.
    ///
    /// ```text
    /// k.svm_atomic_minsint(8, addresses, dst, src0)
    /// svm_atomic.minsint (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:286`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "imin")]
    #[doc(alias = "svm_atomic.minsint")]
    #[track_caller]
    pub fn svm_atomic_minsint(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Imin),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.maxsint`: the larger of old and src0, signed.
    ///
    /// ```text
    /// k.svm_atomic_maxsint(8, addresses, dst, src0)
    /// svm_atomic.maxsint (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:287`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "imax")]
    #[doc(alias = "svm_atomic.maxsint")]
    #[track_caller]
    pub fn svm_atomic_maxsint(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Imax),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.predec`: new = old - 1, and new is returned.
    ///
    /// ```text
    /// k.svm_atomic_predec(8, addresses, dst)
    /// svm_atomic.predec (M1, 8) addresses.0 dst.0 %null.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:288`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "predec")]
    #[doc(alias = "svm_atomic.predec")]
    #[track_caller]
    pub fn svm_atomic_predec(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Predec),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.fmax`: the larger of old and src0, floating-point.
    ///
    /// ```text
    /// k.svm_atomic_fmax(8, addresses, dst, src0)
    /// svm_atomic.fmax (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:289`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "fmax")]
    #[doc(alias = "svm_atomic.fmax")]
    #[track_caller]
    pub fn svm_atomic_fmax(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fmax),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.fmin`: the smaller of old and src0, floating-point.
    ///
    /// ```text
    /// k.svm_atomic_fmin(8, addresses, dst, src0)
    /// svm_atomic.fmin (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:290`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "fmin")]
    #[doc(alias = "svm_atomic.fmin")]
    #[track_caller]
    pub fn svm_atomic_fmin(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fmin),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.fcmpwr`: new = src1 where old equals src0, else old; floating-point
    /// comparison.
    ///
    /// ```text
    /// k.svm_atomic_fcmpwr(8, addresses, dst, src0, src1)
    /// svm_atomic.fcmpwr (M1, 8) addresses.0 dst.0 src0.0 src1.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `src1`: Second argument, src1 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:291`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "fcmpwr")]
    #[doc(alias = "svm_atomic.fcmpwr")]
    #[track_caller]
    pub fn svm_atomic_fcmpwr(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fcmpwr),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.fadd`: new = old + src0, floating-point.
    ///
    /// ```text
    /// k.svm_atomic_fadd(8, addresses, dst, src0)
    /// svm_atomic.fadd (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:292`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "fadd")]
    #[doc(alias = "svm_atomic.fadd")]
    #[track_caller]
    pub fn svm_atomic_fadd(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fadd),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_atomic.fsub`: new = old - src0, floating-point.
    ///
    /// ```text
    /// k.svm_atomic_fsub(8, addresses, dst, src0)
    /// svm_atomic.fsub (M1, 8) addresses.0 dst.0 src0.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `addresses`: An address for each channel; a multiple of the size of the location.
    /// - `dst`: What the operation returns, an element for each channel.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:293`
    #[doc(alias = "svm_atomic")]
    #[doc(alias = "fsub")]
    #[doc(alias = "svm_atomic.fsub")]
    #[track_caller]
    pub fn svm_atomic_fsub(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        dst: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, SvmAtomic> {
        let state = &mut self.state;
        let value = SvmAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            addresses: state.raw("addresses", addresses.into()),
            dst: state.raw("dst", dst.into()),
            src0: state.raw("src0", src0.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fsub),
            ..default_svm_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `svm_gather4scaled`: read up to four dwords for each channel by address.
    ///
    /// ```text
    /// k.svm_gather4_scaled(16, ColourChannels::default(), address, element_offset, dst)
    /// [(<Pred>)] svm_gather4scaled.<Channels> (<Exec_size>) <Address> <Element_offset> <Dst>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `address`: Address that the offsets are relative to; 0 may be a dword.
    /// - `element_offset`: A byte offset for each channel, relative to `Address`.
    /// - `dst`: What was read: the dwords of all execution channels for the first enabled colour
    ///   channel, then, from the beginning of a register on, those for the next.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/SVM_GATHER4_SCALED.md:1`
    #[doc(alias = "svm_gather4scaled")]
    #[track_caller]
    pub fn svm_gather4_scaled(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        address: impl Into<Src>,
        element_offset: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, SvmGather4Scaled> {
        let state = &mut self.state;
        let value = SvmGather4Scaled {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            address: state.src("address", address.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            dst: state.raw("dst", dst.into()),
            pred: Predicate::default(),
            scale: 0,
        };

        Added::new(state, value)
    }

    /// Appends `svm_scatter4scaled`: write up to four dwords for each channel by address.
    ///
    /// ```text
    /// k.svm_scatter4_scaled(16, ColourChannels::default(), address, element_offset, src)
    /// [(<Pred>)] svm_scatter4scaled.<Channels> (<Exec_size>) <Address> <Element_offset> <Src>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `address`: Address that the offsets are relative to; 0 may be a dword.
    /// - `element_offset`: A byte offset for each channel, relative to `Address`.
    /// - `src`: What to write: the dwords of all execution channels for the first enabled colour
    ///   channel, then, from the beginning of a register on, those for the next.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/SVM_SCATTER4_SCALED.md:1`
    #[doc(alias = "svm_scatter4scaled")]
    #[track_caller]
    pub fn svm_scatter4_scaled(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        address: impl Into<Src>,
        element_offset: impl Into<Raw>,
        src: impl Into<Raw>,
    ) -> Added<'_, SvmScatter4Scaled> {
        let state = &mut self.state;
        let value = SvmScatter4Scaled {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            address: state.src("address", address.into()),
            element_offset: state.raw("element_offset", element_offset.into()),
            src: state.raw("src", src.into()),
            pred: Predicate::default(),
            scale: 0,
        };

        Added::new(state, value)
    }
}

/// # Miscellaneous Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let [desc, dst, ex_msg_desc, src, src0, src1] = ["desc", "dst", "ex_msg_desc", "src",
/// #     "src0", "src1"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.file("name"); // FILE "name"
/// k.loc(1);
/// k.raw_send(16, 1, 1, 1, desc, src, dst);
/// k.raw_sendc(16, 1, 1, 1, desc, src, dst);
/// // raw_sends.1.1.1.1 (M1, 16) ex_msg_desc(0,0)<1;1,0> desc(0,0)<1;1,0> src0.0 src1.0 dst.0
/// k.raw_sends(16, 1, 1, 1, 1, ex_msg_desc, desc, src0, src1, dst);
/// // raw_sendsc.1.1.1.1 (M1, 16) ex_msg_desc(0,0)<1;1,0> desc(0,0)<1;1,0> src0.0 src1.0 dst.0
/// k.raw_sendsc(16, 1, 1, 1, 1, ex_msg_desc, desc, src0, src1, dst);
/// k.lifetime(LifetimeProperties::default(), 1);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "FILE \"name\"",
/// #     "",
/// #     "",
/// #     "",
/// #     "raw_sends.1.1.1.1 (M1, 16) ex_msg_desc(0,0)<1;1,0> desc(0,0)<1;1,0> src0.0 src1.0 \
/// #         dst.0",
/// #     "raw_sendsc.1.1.1.1 (M1, 16) ex_msg_desc(0,0)<1;1,0> desc(0,0)<1;1,0> src0.0 src1.0 \
/// #         dst.0",
/// #     "",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `FILE`: source file of what follows.
    ///
    /// ```text
    /// k.file("name")
    /// FILE "name"
    /// ```
    ///
    /// - `file_name`: The name, at most 255 characters.
    ///
    /// `specs/instructions/FILE.md:1`
    #[doc(alias = "FILE")]
    #[track_caller]
    pub fn file(&mut self, file_name: &str) -> Added<'_, File> {
        let state = &mut self.state;
        let value = File {
            file_name: state.string("file_name", file_name),
        };

        Added::new(state, value)
    }

    /// Appends `LOC`: source line of what follows.
    ///
    /// ```text
    /// k.loc(1)
    /// LOC <Line_number>
    /// ```
    ///
    /// - `line_number`: The line.
    ///
    /// `specs/instructions/LOC.md:1`
    #[doc(alias = "LOC")]
    #[track_caller]
    pub fn loc(&mut self, line_number: u32) -> Added<'_, Loc> {
        let state = &mut self.state;
        let value = Loc { line_number };
        Added::new(state, value)
    }

    /// Appends `raw_send`: sends at once.
    ///
    /// ```text
    /// k.raw_send(16, 1, 1, 1, desc, src, dst)
    ///
    /// raw_send (M1_NM, 8) 0xa 1 0 0x2000002:ud P.0 %null.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `ex_msg_desc`: Extended descriptor of the message; its lowest four bits name the shared
    ///   function.
    /// - `num_src`: Registers of the payload.
    /// - `num_dst`: Registers of the answer.
    /// - `desc`: Descriptor of the message.
    /// - `src`: The payload.
    /// - `dst`: Where the answer goes.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/RAW_SEND.md:31`
    #[track_caller]
    pub fn raw_send(
        &mut self,
        exec_size: impl Into<Exec>,
        ex_msg_desc: u32,
        num_src: u8,
        num_dst: u8,
        desc: impl Into<Src>,
        src: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, RawSend> {
        let state = &mut self.state;
        let value = RawSend {
            exec_size: state.exec("exec_size", exec_size.into()),
            ex_msg_desc,
            num_src,
            num_dst,
            desc: state.src("desc", desc.into()),
            src: state.raw("src", src.into()),
            dst: state.raw("dst", dst.into()),
            modifiers: RawSendModifiers::RawSend,
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `raw_sendc`: waits until earlier threads for the same pixels are done.
    ///
    /// ```text
    /// k.raw_sendc(16, 1, 1, 1, desc, src, dst)
    /// [(<Pred>)] <Modifiers.kind> (<Exec_size>) <ExMsgDesc> <NumSrc> <NumDst>  <Desc> <Src> <Dst>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `ex_msg_desc`: Extended descriptor of the message; its lowest four bits name the shared
    ///   function.
    /// - `num_src`: Registers of the payload.
    /// - `num_dst`: Registers of the answer.
    /// - `desc`: Descriptor of the message.
    /// - `src`: The payload.
    /// - `dst`: Where the answer goes.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/RAW_SEND.md:32`
    #[doc(alias = "raw_send")]
    #[track_caller]
    pub fn raw_sendc(
        &mut self,
        exec_size: impl Into<Exec>,
        ex_msg_desc: u32,
        num_src: u8,
        num_dst: u8,
        desc: impl Into<Src>,
        src: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, RawSend> {
        let state = &mut self.state;
        let value = RawSend {
            exec_size: state.exec("exec_size", exec_size.into()),
            ex_msg_desc,
            num_src,
            num_dst,
            desc: state.src("desc", desc.into()),
            src: state.raw("src", src.into()),
            dst: state.raw("dst", dst.into()),
            modifiers: RawSendModifiers::RawSendc,
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `raw_sends`: sends at once.
    ///
    /// ```text
    /// k.raw_sends(16, 1, 1, 1, 1, ex_msg_desc, desc, src0, src1, dst)
    /// raw_sends.1.1.1.1 (M1, 16) ex_msg_desc(0,0)<1;1,0> desc(0,0)<1;1,0> src0.0 src1.0 dst.0
    ///
    /// raw_sends.10.1.1.1 (M1, 8) 0x40:ud 0x2180001:ud P.0 Q.0 R.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `sfid`: The shared function.
    /// - `num_src0`: Registers of the first block.
    /// - `num_src1`: Registers of the second block.
    /// - `num_dst`: Registers of the answer.
    /// - `ex_msg_desc`: Extended descriptor of the message.
    /// - `desc`: Descriptor of the message.
    /// - `src0`: First block of the payload.
    /// - `src1`: Second block of the payload.
    /// - `dst`: Where the answer goes.
    ///
    /// Optional: [`pred`](Added::pred), [`eot`](Added::eot).
    ///
    /// `specs/instructions/RAW_SENDS.md:34`
    #[track_caller]
    pub fn raw_sends(
        &mut self,
        exec_size: impl Into<Exec>,
        sfid: u8,
        num_src0: u8,
        num_src1: u8,
        num_dst: u8,
        ex_msg_desc: impl Into<Src>,
        desc: impl Into<Src>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, RawSends> {
        let state = &mut self.state;
        let value = RawSends {
            exec_size: state.exec("exec_size", exec_size.into()),
            sfid,
            num_src0,
            num_src1,
            num_dst,
            ex_msg_desc: state.src("ex_msg_desc", ex_msg_desc.into()),
            desc: state.src("desc", desc.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            dst: state.raw("dst", dst.into()),
            modifiers: RawSendsModifiers::default()
                .with_kind(RawSendsModifiersKind::RawSends),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `raw_sendsc`: waits until earlier threads for the same pixels are done.
    ///
    /// ```text
    /// k.raw_sendsc(16, 1, 1, 1, 1, ex_msg_desc, desc, src0, src1, dst)
    /// raw_sendsc.1.1.1.1 (M1, 16) ex_msg_desc(0,0)<1;1,0> desc(0,0)<1;1,0> src0.0 src1.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `sfid`: The shared function.
    /// - `num_src0`: Registers of the first block.
    /// - `num_src1`: Registers of the second block.
    /// - `num_dst`: Registers of the answer.
    /// - `ex_msg_desc`: Extended descriptor of the message.
    /// - `desc`: Descriptor of the message.
    /// - `src0`: First block of the payload.
    /// - `src1`: Second block of the payload.
    /// - `dst`: Where the answer goes.
    ///
    /// Optional: [`pred`](Added::pred), [`eot`](Added::eot).
    ///
    /// `specs/instructions/RAW_SENDS.md:35`
    #[doc(alias = "raw_sends")]
    #[track_caller]
    pub fn raw_sendsc(
        &mut self,
        exec_size: impl Into<Exec>,
        sfid: u8,
        num_src0: u8,
        num_src1: u8,
        num_dst: u8,
        ex_msg_desc: impl Into<Src>,
        desc: impl Into<Src>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, RawSends> {
        let state = &mut self.state;
        let value = RawSends {
            exec_size: state.exec("exec_size", exec_size.into()),
            sfid,
            num_src0,
            num_src1,
            num_dst,
            ex_msg_desc: state.src("ex_msg_desc", ex_msg_desc.into()),
            desc: state.src("desc", desc.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            dst: state.raw("dst", dst.into()),
            modifiers: RawSendsModifiers::default()
                .with_kind(RawSendsModifiersKind::RawSendsc),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lifetime`: start or end of use of a variable.
    ///
    /// ```text
    /// k.lifetime(LifetimeProperties::default(), 1)
    ///
    /// lifetime.start V40
    /// lifetime.end P2
    /// ```
    ///
    /// - `properties`: What is said, and of what.
    /// - `variable`: The variable, as its index among those of its kind.
    ///
    /// `specs/instructions/LIFETIME.md:1`
    #[track_caller]
    pub fn lifetime(
        &mut self,
        properties: LifetimeProperties,
        variable: u32,
    ) -> Added<'_, Lifetime> {
        let state = &mut self.state;
        let value = Lifetime { properties, variable };
        Added::new(state, value)
    }

    /// Appends `raw_sendg`: sends at once.
    ///
    /// ```text
    /// k.raw_sendg(16, 1, dst, 1, src0, 1, src1, 1, 1)
    ///
    /// // two registers of addresses, an answer of one, no further descriptor
    /// raw_sendg.0xE (M1, 16) Vals.0/64 Ptrs.0/128 %null.0/0 %null(0,0)<0;1,0> %null(0,0)<0;1,0>
    ///     0x4000000500
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `sfid`: The shared function, by the number that the hardware has for it: 2 the sampler, 3
    ///   the gateway, 13 surfaces of texels, 14 global memory, 15 shared local memory.
    /// - `dst`: Where the answer goes.
    /// - `dst_length`: Bytes of the answer.
    /// - `src0`: First block of the payload.
    /// - `src0_length`: Bytes of the first block, sent as whole registers.
    /// - `src1`: Second block of the payload.
    /// - `src1_length`: Bytes of the second block, sent as whole registers.
    /// - `desc`: Descriptor of the message.
    ///
    /// Optional: [`pred`](Added::pred), [`eot`](Added::eot), [`ind0`](Added::ind0) (`null`),
    /// [`ind1`](Added::ind1) (`null`).
    ///
    /// Exists only in some versions of the object format; see [`Builder::in_version`]: `{v4.2+}`.
    ///
    /// `specs/instructions/RAW_SENDG.md:39`
    #[track_caller]
    pub fn raw_sendg(
        &mut self,
        exec_size: impl Into<Exec>,
        sfid: u32,
        dst: impl Into<Raw>,
        dst_length: u32,
        src0: impl Into<Raw>,
        src0_length: u32,
        src1: impl Into<Raw>,
        src1_length: u32,
        desc: u64,
    ) -> Added<'_, RawSendg> {
        let state = &mut self.state;
        let value = RawSendg {
            exec_size: state.exec("exec_size", exec_size.into()),
            sfid,
            dst: state.raw("dst", dst.into()),
            dst_length,
            src0: state.raw("src0", src0.into()),
            src0_length,
            src1: state.raw("src1", src1.into()),
            src1_length,
            desc,
            modifiers: RawSendgModifiers::default()
                .with_kind(RawSendgModifiersKind::RawSendg),
            pred: Predicate::default(),
            ind0: VecOperand::default(),
            ind1: VecOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `raw_sendgc`: waits until earlier threads for the same pixels are done.
    ///
    /// ```text
    /// k.raw_sendgc(16, 1, dst, 1, src0, 1, src1, 1, 1)
    ///
    /// // a payload in two blocks, to a surface whose state a register names
    /// (P1) raw_sendgc.0xD (M1, 16) %null.0/0 Us.0/64 Pix.0/64 State(0,0)<0;1,0> 0x1:uq
    ///     0x7FFFFFFFFFFF
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `sfid`: The shared function, by the number that the hardware has for it: 2 the sampler, 3
    ///   the gateway, 13 surfaces of texels, 14 global memory, 15 shared local memory.
    /// - `dst`: Where the answer goes.
    /// - `dst_length`: Bytes of the answer.
    /// - `src0`: First block of the payload.
    /// - `src0_length`: Bytes of the first block, sent as whole registers.
    /// - `src1`: Second block of the payload.
    /// - `src1_length`: Bytes of the second block, sent as whole registers.
    /// - `desc`: Descriptor of the message.
    ///
    /// Optional: [`pred`](Added::pred), [`eot`](Added::eot), [`ind0`](Added::ind0) (`null`),
    /// [`ind1`](Added::ind1) (`null`).
    ///
    /// Exists only in some versions of the object format; see [`Builder::in_version`]: `{v4.2+}`.
    ///
    /// `specs/instructions/RAW_SENDG.md:40`
    #[doc(alias = "raw_sendg")]
    #[track_caller]
    pub fn raw_sendgc(
        &mut self,
        exec_size: impl Into<Exec>,
        sfid: u32,
        dst: impl Into<Raw>,
        dst_length: u32,
        src0: impl Into<Raw>,
        src0_length: u32,
        src1: impl Into<Raw>,
        src1_length: u32,
        desc: u64,
    ) -> Added<'_, RawSendg> {
        let state = &mut self.state;
        let value = RawSendg {
            exec_size: state.exec("exec_size", exec_size.into()),
            sfid,
            dst: state.raw("dst", dst.into()),
            dst_length,
            src0: state.raw("src0", src0.into()),
            src0_length,
            src1: state.raw("src1", src1.into()),
            src1_length,
            desc,
            modifiers: RawSendgModifiers::default()
                .with_kind(RawSendgModifiersKind::RawSendgc),
            pred: Predicate::default(),
            ind0: VecOperand::default(),
            ind1: VecOperand::default(),
        };

        Added::new(state, value)
    }
}

/// # Synchronization Instructions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let [id, mask, num_producers] = ["id", "mask", "num_producers"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.barrier(); // barrier
/// k.cache_flush(); // sampler_cache_flush
/// k.wait(mask); // wait mask(0,0)<1;1,0>
/// k.fence(FenceMask::default());
/// k.yield_(); // yield
/// k.nbarrier_wait(id); // nbarrier.wait id(0,0)<1;1,0>
/// k.nbarrier_signal(id, num_producers);
/// k.sbarrier_wait(); // sbarrier.wait
/// k.sbarrier_signal(); // sbarrier.signal
/// k.breakpoint(); // breakpoint
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "barrier",
/// #     "sampler_cache_flush",
/// #     "wait mask(0,0)<1;1,0>",
/// #     "",
/// #     "yield",
/// #     "nbarrier.wait id(0,0)<1;1,0>",
/// #     "",
/// #     "sbarrier.wait",
/// #     "sbarrier.signal",
/// #     "breakpoint",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `barrier`: wait for the whole thread group.
    ///
    /// ```text
    /// k.barrier()
    /// barrier
    /// ```
    ///
    /// `specs/instructions/BARRIER.md:1`
    #[track_caller]
    pub fn barrier(&mut self) -> Added<'_, Barrier> {
        let state = &mut self.state;
        let value = Barrier {};
        Added::new(state, value)
    }

    /// Appends `sampler_cache_flush`: flush the texture cache.
    ///
    /// ```text
    /// k.cache_flush()
    /// sampler_cache_flush
    /// ```
    ///
    /// `specs/instructions/CACHE_FLUSH.md:1`
    #[doc(alias = "sampler_cache_flush")]
    #[track_caller]
    pub fn cache_flush(&mut self) -> Added<'_, CacheFlush> {
        let state = &mut self.state;
        let value = CacheFlush {};
        Added::new(state, value)
    }

    /// Appends `wait`: wait for a notification.
    ///
    /// ```text
    /// k.wait(mask)
    /// wait mask(0,0)<1;1,0>
    /// ```
    ///
    /// - `mask`: A bit for each of the eight; where it is 1, that thread is not waited for, now and
    ///   later.
    ///
    /// `specs/instructions/WAIT.md:1`
    #[track_caller]
    pub fn wait(&mut self, mask: impl Into<Src>) -> Added<'_, Wait> {
        let state = &mut self.state;
        let value = Wait {
            mask: state.src("mask", mask.into()),
        };

        Added::new(state, value)
    }

    /// Appends `fence`: order memory accesses.
    ///
    /// ```text
    /// k.fence(FenceMask::default())
    /// fence_<Mask.scope>.<Mask>
    /// ```
    ///
    /// - `mask`: What is ordered, and which caches are emptied.
    ///
    /// `specs/instructions/FENCE.md:1`
    #[track_caller]
    pub fn fence(&mut self, mask: FenceMask) -> Added<'_, Fence> {
        let state = &mut self.state;
        let value = Fence { mask };
        Added::new(state, value)
    }

    /// Appends `yield`: let another thread run.
    ///
    /// ```text
    /// k.yield_()
    /// yield
    /// ```
    ///
    /// `specs/instructions/YIELD.md:1`
    #[doc(alias = "yield")]
    #[track_caller]
    pub fn yield_(&mut self) -> Added<'_, Yield> {
        let state = &mut self.state;
        let value = Yield {};
        Added::new(state, value)
    }

    /// Appends `nbarrier.wait`: waits until all producers and consumers have arrived.
    ///
    /// ```text
    /// k.nbarrier_wait(id)
    /// nbarrier.wait id(0,0)<1;1,0>
    ///
    /// nbarrier.wait 0x2:ub
    /// ```
    ///
    /// - `id`: The barrier.
    ///
    /// Optional: [`role`](Added::role) (`null`), [`num_consumers`](Added::num_consumers) (`null`).
    ///
    /// `specs/instructions/NBARRIER.md:34`
    #[doc(alias = "nbarrier")]
    #[doc(alias = "wait")]
    #[doc(alias = "nbarrier.wait")]
    #[track_caller]
    pub fn nbarrier_wait(&mut self, id: impl Into<Src>) -> Added<'_, Nbarrier> {
        let state = &mut self.state;
        let id = state.src("id", id.into());
        let value = Nbarrier {
            id,
            mode: NbarrierMode::Wait,
            r#type: VecOperand::default(),
            num_producers: id,
            num_consumers: VecOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `nbarrier.signal`: says that this thread has arrived.
    ///
    /// ```text
    /// k.nbarrier_signal(id, num_producers)
    ///
    /// nbarrier.signal 0x2:ub 0x4:ub
    /// nbarrier.signal 0x2:ub 0x1:uw 0x4:ub 0x4:ub
    /// ```
    ///
    /// - `id`: The barrier.
    /// - `num_producers`: How many threads produce; in the short form, how many take part.
    ///
    /// Optional: [`role`](Added::role) (`null`), [`num_consumers`](Added::num_consumers) (`null`).
    ///
    /// `specs/instructions/NBARRIER.md:35`
    #[doc(alias = "nbarrier")]
    #[doc(alias = "signal")]
    #[doc(alias = "nbarrier.signal")]
    #[track_caller]
    pub fn nbarrier_signal(
        &mut self,
        id: impl Into<Src>,
        num_producers: impl Into<Src>,
    ) -> Added<'_, Nbarrier> {
        let state = &mut self.state;
        let value = Nbarrier {
            id: state.src("id", id.into()),
            num_producers: state.src("num_producers", num_producers.into()),
            mode: NbarrierMode::Signal,
            r#type: VecOperand::default(),
            num_consumers: VecOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `sbarrier.wait`: waits until the whole thread group has arrived.
    ///
    /// ```text
    /// k.sbarrier_wait()
    /// sbarrier.wait
    /// ```
    ///
    /// `specs/instructions/SBARRIER.md:31`
    #[doc(alias = "sbarrier")]
    #[doc(alias = "wait")]
    #[doc(alias = "sbarrier.wait")]
    #[track_caller]
    pub fn sbarrier_wait(&mut self) -> Added<'_, Sbarrier> {
        let state = &mut self.state;
        let value = Sbarrier {
            mode: SbarrierMode::Wait,
        };

        Added::new(state, value)
    }

    /// Appends `sbarrier.signal`: says that this thread has arrived.
    ///
    /// ```text
    /// k.sbarrier_signal()
    /// sbarrier.signal
    /// ```
    ///
    /// `specs/instructions/SBARRIER.md:32`
    #[doc(alias = "sbarrier")]
    #[doc(alias = "signal")]
    #[doc(alias = "sbarrier.signal")]
    #[track_caller]
    pub fn sbarrier_signal(&mut self) -> Added<'_, Sbarrier> {
        let state = &mut self.state;
        let value = Sbarrier {
            mode: SbarrierMode::Signal,
        };

        Added::new(state, value)
    }

    /// Appends `breakpoint`: stop for a debugger.
    ///
    /// ```text
    /// k.breakpoint()
    /// breakpoint
    /// ```
    ///
    /// `specs/instructions/BREAKPOINT.md:1`
    #[track_caller]
    pub fn breakpoint(&mut self) -> Added<'_, Breakpoint> {
        let state = &mut self.state;
        let value = Breakpoint {};
        Added::new(state, value)
    }
}

/// # 3D Extensions
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let surface = k.declare_surface("surface", 1);
/// # let sampler = k.declare_sampler("sampler", 1);
/// # let [aoffimmi, channel_mask, dst, lod_values, params, per_slot_offset, r, src0, src1, u,
/// #     urb_handle, v, vertex_data] = ["aoffimmi", "channel_mask", "dst", "lod_values",
/// #     "params", "per_slot_offset", "r", "src0", "src1", "u", "urb_handle", "v",
/// #     "vertex_data"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.sample_3d(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_b(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_l(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_d(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_b_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_l_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.gather4(16, aoffimmi, dst, [params], ColourChannels::default(), sampler, surface);
/// k.lod(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.three_d_sample_resinfo(16, ColourChannels::default(), aoffimmi, sampler, surface, dst,
///     [params]);
/// k.three_d_sample_sampleinfo(16, ColourChannels::default(), aoffimmi, sampler, surface, dst,
///     [params]);
/// k.sample_killpix(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.gather4_c(16, aoffimmi, dst, [params], ColourChannels::default(), sampler, surface);
/// k.sample_d_c_mlod(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_mlod(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_c_mlod(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_d_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_lz(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_c_lz(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_b(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_l(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_d(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_l_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_lz(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_c_lz(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_b_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.sample_po_d_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params]);
/// k.load_3d(16, ColourChannels::default(), aoffimmi, surface, dst, [params]);
/// k.load_lz(16, ColourChannels::default(), aoffimmi, surface, dst, [params]);
/// k.load_l(16, ColourChannels::default(), aoffimmi, surface, dst, [params]);
/// k.load_2dms_w(16, ColourChannels::default(), aoffimmi, surface, dst, [params]);
/// k.load_mcs(16, ColourChannels::default(), aoffimmi, surface, dst, [params]);
/// // sample4.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_l.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_l(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_b.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_b(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_i.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_i(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_po(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_po_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_i_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_i_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_l_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_l_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.gather4_po_packed(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po_l.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_po_l(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po_b.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_po_b(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po_i.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_po_i(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.gather4_po_packed_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po_i_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_po_i_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// // sample4_po_l_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
/// k.sample4_po_l_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params]);
/// k.sampleinfo(16, ColourChannels::default(), surface, dst);
/// // urb_write_3d (M1, 8) 1 1 channel_mask.0 urb_handle.0 per_slot_offset.0 vertex_data.0
/// k.urb_write(8, 1, 1, channel_mask, urb_handle, per_slot_offset, vertex_data);
/// // typed_atomic.add (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_add(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.sub (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_sub(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.inc (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0
/// k.typed_atomic_inc(8, surface, u, v, r, lod_values, dst);
/// // typed_atomic.dec (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0
/// k.typed_atomic_dec(8, surface, u, v, r, lod_values, dst);
/// // typed_atomic.min (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_min(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.max (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_max(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.xchg (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_xchg(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.cmpxchg (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 src1.0 dst.0
/// k.typed_atomic_cmpxchg(8, surface, u, v, r, lod_values, src0, src1, dst);
/// // typed_atomic.and (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_and(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.or (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_or(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.xor (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_xor(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.minsint (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_minsint(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.maxsint (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_maxsint(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.predec (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0
/// k.typed_atomic_predec(8, surface, u, v, r, lod_values, dst);
/// // typed_atomic.fmax (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_fmax(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.fmin (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_fmin(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.fcmpwr (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 src1.0 dst.0
/// k.typed_atomic_fcmpwr(8, surface, u, v, r, lod_values, src0, src1, dst);
/// // typed_atomic.fadd (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_fadd(8, surface, u, v, r, lod_values, src0, dst);
/// // typed_atomic.fsub (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
/// k.typed_atomic_fsub(8, surface, u, v, r, lod_values, src0, dst);
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "sample4.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_l.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_b.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_i.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_i_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_l_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po_l.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po_b.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po_i.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po_i_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "sample4_po_l_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0",
/// #     "",
/// #     "urb_write_3d (M1, 8) 1 1 channel_mask.0 urb_handle.0 per_slot_offset.0 \
/// #         vertex_data.0",
/// #     "typed_atomic.add (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.sub (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.inc (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0",
/// #     "typed_atomic.dec (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0",
/// #     "typed_atomic.min (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.max (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.xchg (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.cmpxchg (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 src1.0 dst.0",
/// #     "typed_atomic.and (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.or (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.xor (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.minsint (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.maxsint (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.predec (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0",
/// #     "typed_atomic.fmax (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.fmin (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.fcmpwr (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 src1.0 dst.0",
/// #     "typed_atomic.fadd (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// #     "typed_atomic.fsub (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `sample_3d`: the level of detail comes from neighbouring channels.
    ///
    /// ```text
    /// k.sample_3d(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:383`
    #[doc(alias = "3d_sample")]
    #[doc(alias = "sample")]
    #[track_caller]
    pub fn sample_3d(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_b`: as sample, plus a bias.
    ///
    /// ```text
    /// k.sample_b(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:384`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_b(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleB),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_l`: the level of detail is given.
    ///
    /// ```text
    /// k.sample_l(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:385`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_l(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleL),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_c`: as sample, with comparison.
    ///
    /// ```text
    /// k.sample_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:386`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_c(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleC),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_d`: the level of detail comes from given gradients.
    ///
    /// ```text
    /// k.sample_d(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:387`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_d(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleD),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_b_c`: as sample\_b, with comparison.
    ///
    /// ```text
    /// k.sample_b_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:388`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_b_c(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleBC),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_l_c`: as sample\_l, with comparison.
    ///
    /// ```text
    /// k.sample_l_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:389`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_l_c(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleLC),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample4`: red of four texels, as 3D\_SAMPLE4 gathers them.
    ///
    /// ```text
    /// k.gather4(16, aoffimmi, dst, [params], ColourChannels::default(), sampler, surface)
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS]. (<Exec_size>)  <Aoffimmi> <SamplerState>
    ///     <SurfaceState> <Dst> <PairedSurface> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    /// - `channels`: Colour channels that take part.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:390`
    #[doc(alias = "3d_sample")]
    #[doc(alias = "sample4")]
    #[track_caller]
    pub fn gather4(
        &mut self,
        exec_size: impl Into<Exec>,
        aoffimmi: impl Into<Src>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
        channels: ColourChannels,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            channels,
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            op: ThreeDSampleOp::default().with_op(SampleOp::Gather4),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `lod`: the level of detail that sample would use, and no data.
    ///
    /// ```text
    /// k.lod(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:391`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn lod(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::Lod),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `resinfo`: size of the surface, as INFO returns it.
    ///
    /// ```text
    /// k.three_d_sample_resinfo(16, ColourChannels::default(), aoffimmi, sampler, surface, dst,
    ///     [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:392`
    #[doc(alias = "3d_sample")]
    #[doc(alias = "resinfo")]
    #[track_caller]
    pub fn three_d_sample_resinfo(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::Resinfo),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sampleinfo`: number of samples, as INFO returns it.
    ///
    /// ```text
    /// k.three_d_sample_sampleinfo(16, ColourChannels::default(), aoffimmi, sampler, surface, dst,
    ///     [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:393`
    #[doc(alias = "3d_sample")]
    #[doc(alias = "sampleinfo")]
    #[track_caller]
    pub fn three_d_sample_sampleinfo(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::Sampleinfo),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample+killpix`: as sample, and reports channels that chroma keying removes.
    ///
    /// ```text
    /// k.sample_killpix(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:394`
    #[doc(alias = "3d_sample")]
    #[doc(alias = "sample+killpix")]
    #[track_caller]
    pub fn sample_killpix(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleKillpix),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_c`: as gather4, with comparison.
    ///
    /// ```text
    /// k.gather4_c(16, aoffimmi, dst, [params], ColourChannels::default(), sampler, surface)
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS]. (<Exec_size>)  <Aoffimmi> <SamplerState>
    ///     <SurfaceState> <Dst> <PairedSurface> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    /// - `channels`: Colour channels that take part.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:395`
    #[doc(alias = "3d_sample")]
    #[doc(alias = "sample4_c")]
    #[track_caller]
    pub fn gather4_c(
        &mut self,
        exec_size: impl Into<Exec>,
        aoffimmi: impl Into<Src>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
        channels: ColourChannels,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            channels,
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            op: ThreeDSampleOp::default().with_op(SampleOp::Gather4C),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_d_c_mlod`: as sample\_d\_c, with a least level of detail.
    ///
    /// ```text
    /// k.sample_d_c_mlod(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:396`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_d_c_mlod(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleDCMlod),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_mlod`: as sample, with a least level of detail.
    ///
    /// ```text
    /// k.sample_mlod(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:397`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_mlod(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleMlod),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_c_mlod`: as sample\_c, with a least level of detail.
    ///
    /// ```text
    /// k.sample_c_mlod(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:398`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_c_mlod(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleCMlod),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_d_c`: as sample\_d, with comparison.
    ///
    /// ```text
    /// k.sample_d_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:399`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_d_c(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleDC),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_lz`: the level of detail is 0.
    ///
    /// ```text
    /// k.sample_lz(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:400`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_lz(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleLz),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_c_lz`: as sample\_lz, with comparison.
    ///
    /// ```text
    /// k.sample_c_lz(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:401`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_c_lz(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SampleCLz),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po`: as sample, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:402`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePo),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_b`: as sample\_b, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_b(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:403`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_b(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoB),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_l`: as sample\_l, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_l(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:404`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_l(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoL),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_c`: as sample\_c, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:405`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_c(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoC),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_d`: as sample\_d, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_d(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:406`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_d(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoD),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_l_c`: as sample\_l\_c, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_l_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:407`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_l_c(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoLC),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_lz`: as sample\_lz, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_lz(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:408`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_lz(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoLz),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_c_lz`: as sample\_c\_lz, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_c_lz(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:409`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_c_lz(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoCLz),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_b_c`: as sample\_b\_c, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_b_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:410`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_b_c(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoBC),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `sample_po_d_c`: as sample\_d\_c, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample_po_d_c(16, ColourChannels::default(), aoffimmi, sampler, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask][.cps][.divS].<Channels> (<Exec_size>)  <Aoffimmi>
    ///     <Sampler> <Surface> <Dst> <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: What was found: for each colour channel taken part, one element for each channel.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`cps`](Added::cps), [`div_s`](Added::div_s), [`sampler_state`](Added::sampler_state)
    /// (`null`), [`surface_state`](Added::surface_state) (`null`),
    /// [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE.md:411`
    #[doc(alias = "3d_sample")]
    #[track_caller]
    pub fn sample_po_d_c(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSampleOp::default().with_op(SampleOp::SamplePoDC),
            ..default_three_d_sample()
        };

        Added::new(state, value)
    }

    /// Appends `load_3d`: a texel of a level of detail.
    ///
    /// ```text
    /// k.load_3d(16, ColourChannels::default(), aoffimmi, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask].<Channels> (<Exec_size>)  <Aoffimmi> <Surface> <Dst>
    ///     <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The texels: for each colour channel taken part, one element for each channel.
    /// - `params`: Which sample; one beyond the last means the last.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`surface_state`](Added::surface_state) (`null`), [`paired_surface`](Added::paired_surface)
    /// (`null`).
    ///
    /// `specs/instructions/3D_LOAD.md:111`
    #[doc(alias = "3d_load")]
    #[doc(alias = "ld")]
    #[track_caller]
    pub fn load_3d(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDLoad<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDLoad {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            ..default_three_d_load()
        };

        Added::new(state, value)
    }

    /// Appends `load_lz`: a texel of level 0.
    ///
    /// ```text
    /// k.load_lz(16, ColourChannels::default(), aoffimmi, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask].<Channels> (<Exec_size>)  <Aoffimmi> <Surface> <Dst>
    ///     <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The texels: for each colour channel taken part, one element for each channel.
    /// - `params`: Which sample; one beyond the last means the last.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`surface_state`](Added::surface_state) (`null`), [`paired_surface`](Added::paired_surface)
    /// (`null`).
    ///
    /// `specs/instructions/3D_LOAD.md:112`
    #[doc(alias = "3d_load")]
    #[doc(alias = "ld_lz")]
    #[track_caller]
    pub fn load_lz(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDLoad<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDLoad {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDLoadOp::default().with_op(LoadOp::LdLz),
            ..default_three_d_load()
        };

        Added::new(state, value)
    }

    /// Appends `load_l`: as ld, with the level of detail last.
    ///
    /// ```text
    /// k.load_l(16, ColourChannels::default(), aoffimmi, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask].<Channels> (<Exec_size>)  <Aoffimmi> <Surface> <Dst>
    ///     <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The texels: for each colour channel taken part, one element for each channel.
    /// - `params`: Which sample; one beyond the last means the last.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`surface_state`](Added::surface_state) (`null`), [`paired_surface`](Added::paired_surface)
    /// (`null`).
    ///
    /// `specs/instructions/3D_LOAD.md:113`
    #[doc(alias = "3d_load")]
    #[doc(alias = "ld_l")]
    #[track_caller]
    pub fn load_l(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDLoad<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDLoad {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDLoadOp::default().with_op(LoadOp::LdL),
            ..default_three_d_load()
        };

        Added::new(state, value)
    }

    /// Appends `load_2dms_w`: a sample of a multisampled surface.
    ///
    /// ```text
    /// k.load_2dms_w(16, ColourChannels::default(), aoffimmi, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask].<Channels> (<Exec_size>)  <Aoffimmi> <Surface> <Dst>
    ///     <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The texels: for each colour channel taken part, one element for each channel.
    /// - `params`: Which sample; one beyond the last means the last.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`surface_state`](Added::surface_state) (`null`), [`paired_surface`](Added::paired_surface)
    /// (`null`).
    ///
    /// `specs/instructions/3D_LOAD.md:114`
    #[doc(alias = "3d_load")]
    #[doc(alias = "ld2dms_w")]
    #[track_caller]
    pub fn load_2dms_w(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDLoad<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDLoad {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDLoadOp::default().with_op(LoadOp::Ld2dmsW),
            ..default_three_d_load()
        };

        Added::new(state, value)
    }

    /// Appends `load_mcs`: the multisample control value of a texel.
    ///
    /// ```text
    /// k.load_mcs(16, ColourChannels::default(), aoffimmi, surface, dst, [params])
    /// [(<Pred>)] <Op.op>[.pixel_null_mask].<Channels> (<Exec_size>)  <Aoffimmi> <Surface> <Dst>
    ///     <U...>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The texels: for each colour channel taken part, one element for each channel.
    /// - `params`: Which sample; one beyond the last means the last.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`surface_state`](Added::surface_state) (`null`), [`paired_surface`](Added::paired_surface)
    /// (`null`).
    ///
    /// `specs/instructions/3D_LOAD.md:115`
    #[doc(alias = "3d_load")]
    #[doc(alias = "ld_mcs")]
    #[track_caller]
    pub fn load_mcs(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        aoffimmi: impl Into<Src>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDLoad<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDLoad {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDLoadOp::default().with_op(LoadOp::LdMcs),
            ..default_three_d_load()
        };

        Added::new(state, value)
    }

    /// Appends `sample4`: from level 0.
    ///
    /// ```text
    /// k.sample4(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:201`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4")]
    #[track_caller]
    pub fn sample4(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_l`: from a given level of detail.
    ///
    /// ```text
    /// k.sample4_l(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_l.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:202`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_l")]
    #[track_caller]
    pub fn sample4_l(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4L),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_b`: as gather4\_i, plus a bias.
    ///
    /// ```text
    /// k.sample4_b(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_b.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:203`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_b")]
    #[track_caller]
    pub fn sample4_b(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4B),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_i`: the level of detail comes from neighbouring channels.
    ///
    /// ```text
    /// k.sample4_i(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_i.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:204`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_i")]
    #[track_caller]
    pub fn sample4_i(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4I),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_c`: as gather4, with comparison.
    ///
    /// ```text
    /// k.sample4_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:205`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_c")]
    #[track_caller]
    pub fn sample4_c(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4C),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po`: as gather4, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample4_po(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:206`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_po")]
    #[track_caller]
    pub fn sample4_po(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4Po),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po_c`: as gather4\_c, with texel offsets for each channel.
    ///
    /// ```text
    /// k.sample4_po_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:207`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_po_c")]
    #[track_caller]
    pub fn sample4_po_c(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4PoC),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_i_c`: as gather4\_i, with comparison.
    ///
    /// ```text
    /// k.sample4_i_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_i_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:208`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_i_c")]
    #[track_caller]
    pub fn sample4_i_c(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4IC),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_l_c`: as gather4\_l, with comparison.
    ///
    /// ```text
    /// k.sample4_l_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_l_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:209`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_l_c")]
    #[track_caller]
    pub fn sample4_l_c(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4LC),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po`: as gather4, with packed texel offsets for each channel.
    ///
    /// ```text
    /// k.gather4_po_packed(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:210`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "sample4_po")]
    #[track_caller]
    pub fn gather4_po_packed(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4PoPacked),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po_l`: as gather4\_l, with packed texel offsets for each channel.
    ///
    /// ```text
    /// k.sample4_po_l(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po_l.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:211`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_po_l")]
    #[track_caller]
    pub fn sample4_po_l(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4PoL),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po_b`: as gather4\_b, with packed texel offsets for each channel.
    ///
    /// ```text
    /// k.sample4_po_b(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po_b.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:212`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_po_b")]
    #[track_caller]
    pub fn sample4_po_b(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4PoB),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po_i`: as gather4\_i, with packed texel offsets for each channel.
    ///
    /// ```text
    /// k.sample4_po_i(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po_i.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:213`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_po_i")]
    #[track_caller]
    pub fn sample4_po_i(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4PoI),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po_c`: as gather4\_c, with packed texel offsets for each channel.
    ///
    /// ```text
    /// k.gather4_po_packed_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:214`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "sample4_po_c")]
    #[track_caller]
    pub fn gather4_po_packed_c(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4PoPackedC),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po_i_c`: as gather4\_i\_c, with packed texel offsets for each channel.
    ///
    /// ```text
    /// k.sample4_po_i_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po_i_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:215`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_po_i_c")]
    #[track_caller]
    pub fn sample4_po_i_c(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4PoIC),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `sample4_po_l_c`: as gather4\_l\_c, with packed texel offsets for each channel.
    ///
    /// ```text
    /// k.sample4_po_l_c(16, ColourChannel::R, aoffimmi, sampler, surface, dst, [params])
    /// sample4_po_l_c.R (M1, 16) aoffimmi(0,0)<1;1,0> S0 T6 dst.0 params.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `src_channel`: The colour channel that is gathered.
    /// - `aoffimmi`: Distances in texels, each from -8 to 7, that move all coordinates of the
    ///   message.
    /// - `sampler`: The sampler, as the index of its variable.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The four texels, as R, G, B and A of a result.
    /// - `params`: The x coordinate, normalised.
    ///
    /// Optional: [`pred`](Added::pred), [`pixel_null_mask`](Added::pixel_null_mask),
    /// [`sampler_state`](Added::sampler_state) (`null`), [`surface_state`](Added::surface_state)
    /// (`null`), [`paired_surface`](Added::paired_surface) (`null`).
    ///
    /// `specs/instructions/3D_SAMPLE4.md:216`
    #[doc(alias = "3d_sample4")]
    #[doc(alias = "gather4_po_l_c")]
    #[track_caller]
    pub fn sample4_po_l_c(
        &mut self,
        exec_size: impl Into<Exec>,
        src_channel: ColourChannel,
        aoffimmi: impl Into<Src>,
        sampler: impl Into<Sampler>,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
        params: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, ThreeDSample4<'_>> {
        let Self { state, lists } = self;
        let value = ThreeDSample4 {
            exec_size: state.exec("exec_size", exec_size.into()),
            src_channel,
            aoffimmi: state.src("aoffimmi", aoffimmi.into()),
            sampler: state.sampler("sampler", sampler.into()),
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            params: state.raws("params", params.into_iter().map(Into::into), lists),
            op: ThreeDSample4Op::default().with_op(GatherOp::Gather4PoLC),
            ..default_three_d_sample4()
        };

        Added::new(state, value)
    }

    /// Appends `resinfo`: size of a level of detail.
    ///
    /// ```text
    /// k.resinfo(16, ColourChannels::default(), surface, lod_values, dst)
    /// <Op.op>.<Channels> (<Exec_size>)  <Surface> <LOD> <Dst>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `surface`: The surface, as the index of its variable.
    /// - `lod`: The level of detail, one element for each channel.
    /// - `dst`: The answer, one colour channel after the other.
    ///
    /// Optional: [`surface_state`](Added::surface_state) (`null`).
    ///
    /// `specs/instructions/INFO.md:40`
    #[doc(alias = "info")]
    #[track_caller]
    pub fn resinfo(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        surface: impl Into<Surface>,
        lod: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, Info> {
        let state = &mut self.state;
        let value = Info {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            surface: state.surface("surface", surface.into()),
            lod: state.raw("lod", lod.into()),
            dst: state.raw("dst", dst.into()),
            op: InfoOp::Resinfo,
            surface_state: VecOperand::default(),
            surface_index: 0,
        };

        Added::new(state, value)
    }

    /// Appends `sampleinfo`: number of samples.
    ///
    /// ```text
    /// k.sampleinfo(16, ColourChannels::default(), surface, dst)
    /// <Op.op>.<Channels> (<Exec_size>)  <Surface> <Dst>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `channels`: Colour channels that take part.
    /// - `surface`: The surface, as the index of its variable.
    /// - `dst`: The answer, one colour channel after the other.
    ///
    /// Optional: [`surface_state`](Added::surface_state) (`null`).
    ///
    /// `specs/instructions/INFO.md:41`
    #[doc(alias = "info")]
    #[track_caller]
    pub fn sampleinfo(
        &mut self,
        exec_size: impl Into<Exec>,
        channels: ColourChannels,
        surface: impl Into<Surface>,
        dst: impl Into<Raw>,
    ) -> Added<'_, Info> {
        let state = &mut self.state;
        let value = Info {
            exec_size: state.exec("exec_size", exec_size.into()),
            channels,
            surface: state.surface("surface", surface.into()),
            dst: state.raw("dst", dst.into()),
            op: InfoOp::Sampleinfo,
            surface_state: VecOperand::default(),
            surface_index: 0,
            lod: RawOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `rt_write_3d`: write a render target.
    ///
    /// ```text
    /// k.rt_write(16, RtWriteMode::default(), surface, header, si, cps, rti, source0_alpha, o_mask,
    ///     r, g, b, a, source_depth, stencil)
    ///
    /// rt_write_3d.<LRTW> (M1, 16) T6 %null.0 R.0 G.0 B.0 A.0
    /// rt_write_3d.<Z><LRTW> (M1, 8) T6 Hd.0 R.0 G.0 B.0 A.0 Z.0
    /// rt_write_3d.<RTI><A><LRTW> (M1, 8) T6 Hd.0 RI(0,0)<0;1,0> A0.0 R.0 G.0 B.0 A.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `mode`: What comes with the colours, and how they are written.
    /// - `surface`: The surface, as the index of its variable.
    /// - `header`: Header of the message, from the payload of the thread; null if the hardware
    ///   needs none.
    /// - `si`: Index of the sample.
    /// - `cps`: The coarse pixel counter.
    /// - `rti`: Index of the render target.
    /// - `source0_alpha`: Alpha that render target 0 got, for blending that depends on it.
    /// - `o_mask`: Samples covered, a word for each pixel.
    /// - `r`: Red.
    /// - `g`: Green.
    /// - `b`: Blue.
    /// - `a`: Alpha.
    /// - `source_depth`: Depth.
    /// - `stencil`: Stencil values, a byte for each pixel, one after the other.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/RT_WRITE.md:1`
    #[doc(alias = "rt_write_3d")]
    #[track_caller]
    pub fn rt_write(
        &mut self,
        exec_size: impl Into<Exec>,
        mode: RtWriteMode,
        surface: impl Into<Surface>,
        header: impl Into<Raw>,
        si: impl Into<Src>,
        cps: impl Into<Src>,
        rti: impl Into<Src>,
        source0_alpha: impl Into<Raw>,
        o_mask: impl Into<Raw>,
        r: impl Into<Raw>,
        g: impl Into<Raw>,
        b: impl Into<Raw>,
        a: impl Into<Raw>,
        source_depth: impl Into<Raw>,
        stencil: impl Into<Raw>,
    ) -> Added<'_, RtWrite> {
        let state = &mut self.state;
        let value = RtWrite {
            exec_size: state.exec("exec_size", exec_size.into()),
            mode,
            surface: state.surface("surface", surface.into()),
            header: state.raw("header", header.into()),
            si: state.src("si", si.into()),
            cps: state.src("cps", cps.into()),
            rti: state.src("rti", rti.into()),
            source0_alpha: state.raw("source0_alpha", source0_alpha.into()),
            o_mask: state.raw("o_mask", o_mask.into()),
            r: state.raw("r", r.into()),
            g: state.raw("g", g.into()),
            b: state.raw("b", b.into()),
            a: state.raw("a", a.into()),
            source_depth: state.raw("source_depth", source_depth.into()),
            stencil: state.raw("stencil", stencil.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `urb_write_3d`: write the unified return buffer.
    ///
    /// ```text
    /// k.urb_write(8, 1, 1, channel_mask, urb_handle, per_slot_offset, vertex_data)
    /// urb_write_3d (M1, 8) 1 1 channel_mask.0 urb_handle.0 per_slot_offset.0 vertex_data.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `num_out`: How many outputs, each a dword of every vertex.
    /// - `global_offset`: Where to begin in every entry, in units of 16 bytes.
    /// - `channel_mask`: For each vertex, a bit for each output that is written; null writes all.
    /// - `urb_handle`: The handle of the entry of each vertex.
    /// - `per_slot_offset`: Added to the global offset for each vertex, in units of 16 bytes; null
    ///   adds nothing.
    /// - `vertex_data`: The outputs, a register for each; element `i` of a register belongs to
    ///   vertex `i`.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/URB_WRITE.md:1`
    #[doc(alias = "urb_write_3d")]
    #[track_caller]
    pub fn urb_write(
        &mut self,
        exec_size: impl Into<Exec>,
        num_out: u8,
        global_offset: u16,
        channel_mask: impl Into<Raw>,
        urb_handle: impl Into<Raw>,
        per_slot_offset: impl Into<Raw>,
        vertex_data: impl Into<Raw>,
    ) -> Added<'_, UrbWrite> {
        let state = &mut self.state;
        let value = UrbWrite {
            exec_size: state.exec("exec_size", exec_size.into()),
            num_out,
            global_offset,
            channel_mask: state.raw("channel_mask", channel_mask.into()),
            urb_handle: state.raw("urb_handle", urb_handle.into()),
            per_slot_offset: state.raw("per_slot_offset", per_slot_offset.into()),
            vertex_data: state.raw("vertex_data", vertex_data.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.add`: new = old + src0.
    ///
    /// ```text
    /// k.typed_atomic_add(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.add (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:275`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "add")]
    #[doc(alias = "typed_atomic.add")]
    #[track_caller]
    pub fn typed_atomic_add(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.sub`: new = old - src0.
    ///
    /// ```text
    /// k.typed_atomic_sub(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.sub (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:276`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "sub")]
    #[doc(alias = "typed_atomic.sub")]
    #[track_caller]
    pub fn typed_atomic_sub(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Sub),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.inc`: new = old + 1.
    ///
    /// ```text
    /// k.typed_atomic_inc(8, surface, u, v, r, lod_values, dst)
    /// typed_atomic.inc (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:277`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "inc")]
    #[doc(alias = "typed_atomic.inc")]
    #[track_caller]
    pub fn typed_atomic_inc(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Inc),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.dec`: new = old - 1.
    ///
    /// ```text
    /// k.typed_atomic_dec(8, surface, u, v, r, lod_values, dst)
    /// typed_atomic.dec (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:278`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "dec")]
    #[doc(alias = "typed_atomic.dec")]
    #[track_caller]
    pub fn typed_atomic_dec(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Dec),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.min`: the smaller of old and src0, unsigned.
    ///
    /// ```text
    /// k.typed_atomic_min(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.min (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:279`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "min")]
    #[doc(alias = "typed_atomic.min")]
    #[track_caller]
    pub fn typed_atomic_min(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Min),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.max`: the larger of old and src0, unsigned.
    ///
    /// ```text
    /// k.typed_atomic_max(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.max (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:280`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "max")]
    #[doc(alias = "typed_atomic.max")]
    #[track_caller]
    pub fn typed_atomic_max(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Max),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.xchg`: new = src0.
    ///
    /// ```text
    /// k.typed_atomic_xchg(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.xchg (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:281`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "xchg")]
    #[doc(alias = "typed_atomic.xchg")]
    #[track_caller]
    pub fn typed_atomic_xchg(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Xchg),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.cmpxchg`: new = src0 where old equals src1, else old.
    ///
    /// ```text
    /// k.typed_atomic_cmpxchg(8, surface, u, v, r, lod_values, src0, src1, dst)
    /// typed_atomic.cmpxchg (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 src1.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `src1`: Second argument, src1 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:282`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "cmpxchg")]
    #[doc(alias = "typed_atomic.cmpxchg")]
    #[track_caller]
    pub fn typed_atomic_cmpxchg(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Cmpxchg),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.and`: new = old & src0.
    ///
    /// ```text
    /// k.typed_atomic_and(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.and (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:283`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "and")]
    #[doc(alias = "typed_atomic.and")]
    #[track_caller]
    pub fn typed_atomic_and(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::And),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.or`: new = old or src0, bit by bit.
    ///
    /// ```text
    /// k.typed_atomic_or(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.or (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:284`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "or")]
    #[doc(alias = "typed_atomic.or")]
    #[track_caller]
    pub fn typed_atomic_or(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Or),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.xor`: new = old ^ src0.
    ///
    /// ```text
    /// k.typed_atomic_xor(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.xor (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:285`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "xor")]
    #[doc(alias = "typed_atomic.xor")]
    #[track_caller]
    pub fn typed_atomic_xor(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Xor),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.minsint`: the smaller of old and src0, signed.
    ///
    /// ```text
    /// k.typed_atomic_minsint(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.minsint (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:286`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "imin")]
    #[doc(alias = "typed_atomic.minsint")]
    #[track_caller]
    pub fn typed_atomic_minsint(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Imin),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.maxsint`: the larger of old and src0, signed.
    ///
    /// ```text
    /// k.typed_atomic_maxsint(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.maxsint (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:287`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "imax")]
    #[doc(alias = "typed_atomic.maxsint")]
    #[track_caller]
    pub fn typed_atomic_maxsint(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Imax),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.predec`: new = old - 1, and new is returned.
    ///
    /// ```text
    /// k.typed_atomic_predec(8, surface, u, v, r, lod_values, dst)
    /// typed_atomic.predec (M1, 8) T6 u.0 v.0 r.0 lod_values.0 %null.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:288`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "predec")]
    #[doc(alias = "typed_atomic.predec")]
    #[track_caller]
    pub fn typed_atomic_predec(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Predec),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.fmax`: the larger of old and src0, floating-point.
    ///
    /// ```text
    /// k.typed_atomic_fmax(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.fmax (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:289`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "fmax")]
    #[doc(alias = "typed_atomic.fmax")]
    #[track_caller]
    pub fn typed_atomic_fmax(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fmax),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.fmin`: the smaller of old and src0, floating-point.
    ///
    /// ```text
    /// k.typed_atomic_fmin(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.fmin (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:290`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "fmin")]
    #[doc(alias = "typed_atomic.fmin")]
    #[track_caller]
    pub fn typed_atomic_fmin(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fmin),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.fcmpwr`: new = src1 where old equals src0, else old; floating-point
    /// comparison.
    ///
    /// ```text
    /// k.typed_atomic_fcmpwr(8, surface, u, v, r, lod_values, src0, src1, dst)
    /// typed_atomic.fcmpwr (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 src1.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `src1`: Second argument, src1 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:291`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "fcmpwr")]
    #[doc(alias = "typed_atomic.fcmpwr")]
    #[track_caller]
    pub fn typed_atomic_fcmpwr(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            src1: state.raw("src1", src1.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fcmpwr),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.fadd`: new = old + src0, floating-point.
    ///
    /// ```text
    /// k.typed_atomic_fadd(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.fadd (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:292`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "fadd")]
    #[doc(alias = "typed_atomic.fadd")]
    #[track_caller]
    pub fn typed_atomic_fadd(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fadd),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `typed_atomic.fsub`: new = old - src0, floating-point.
    ///
    /// ```text
    /// k.typed_atomic_fsub(8, surface, u, v, r, lod_values, src0, dst)
    /// typed_atomic.fsub (M1, 8) T6 u.0 v.0 r.0 lod_values.0 src0.0 %null.0 dst.0
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `surface`: A 1D, 2D or 3D surface; never shared local memory or flat memory.
    /// - `u`: First coordinate of each texel, counted in texels.
    /// - `v`: Second coordinate, or the index into an array of lines.
    /// - `r`: Third coordinate, or the index into an array of images.
    /// - `lod`: Mip level.
    /// - `src0`: First argument, src0 in the list of operations: an element for each channel.
    /// - `dst`: What the operation returns, an element for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`width`](Added::width).
    ///
    /// `specs/fields.md:293`
    #[doc(alias = "typed_atomic")]
    #[doc(alias = "fsub")]
    #[doc(alias = "typed_atomic.fsub")]
    #[track_caller]
    pub fn typed_atomic_fsub(
        &mut self,
        exec_size: impl Into<Exec>,
        surface: impl Into<Surface>,
        u: impl Into<Raw>,
        v: impl Into<Raw>,
        r: impl Into<Raw>,
        lod: impl Into<Raw>,
        src0: impl Into<Raw>,
        dst: impl Into<Raw>,
    ) -> Added<'_, TypedAtomic> {
        let state = &mut self.state;
        let value = TypedAtomic {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface: state.surface("surface", surface.into()),
            u: state.raw("u", u.into()),
            v: state.raw("v", v.into()),
            r: state.raw("r", r.into()),
            lod: state.raw("lod", lod.into()),
            src0: state.raw("src0", src0.into()),
            dst: state.raw("dst", dst.into()),
            op: AtomicControl::default().with_op(AtomicOp::Fsub),
            ..default_typed_atomic()
        };

        Added::new(state, value)
    }

    /// Appends `rt_read`: read a render target.
    ///
    /// ```text
    /// k.rt_read(16, RtReadMode::default(), surface, si, dst)
    /// [(<Pred>)] rt_read[.<Mode>] (<Exec_size>) <Surface> [<SI>] <Dst>
    /// ```
    ///
    /// - `exec_size`: How many channels the instruction runs, and which part of the 32-channel
    ///   execution mask controls them.
    /// - `mode`: How to read.
    /// - `surface`: The surface, as the index of its variable.
    /// - `si`: Index of the sample.
    /// - `dst`: The pixels: R, G, B and A of all of them, in this order.
    ///
    /// Optional: [`pred`](Added::pred).
    ///
    /// `specs/instructions/RT_READ.md:1`
    #[track_caller]
    pub fn rt_read(
        &mut self,
        exec_size: impl Into<Exec>,
        mode: RtReadMode,
        surface: impl Into<Surface>,
        si: impl Into<Src>,
        dst: impl Into<Raw>,
    ) -> Added<'_, RtRead> {
        let state = &mut self.state;
        let value = RtRead {
            exec_size: state.exec("exec_size", exec_size.into()),
            mode,
            surface: state.surface("surface", surface.into()),
            si: state.src("si", si.into()),
            dst: state.raw("dst", dst.into()),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }
}

/// # LSC Load/Store/Atomic Operations
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let [addresses, base, dst, height, pitch, src, src0, src1, surface, u, width, x, y] =
/// #     ["addresses", "base", "dst", "height", "pitch", "src", "src0", "src1", "surface", "u",
/// #     "width", "x", "y"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// // lsc_apndctr_atomic_add.ugm (M1, 16) dst:d8 flat(surface) src0:d8
/// k.lsc_apndctr_atomic_add(16, dst, LscDataSize::D8, LscAddrType::Flat, surface, src0);
/// // lsc_apndctr_atomic_sub.ugm (M1, 16) dst:d8 flat(surface) src0:d8
/// k.lsc_apndctr_atomic_sub(16, dst, LscDataSize::D8, LscAddrType::Flat, surface, src0);
/// // lsc_apndctr_atomic_store.ugm (M1, 16) dst:d8 flat(surface) src0:d8
/// k.lsc_apndctr_atomic_store(16, dst, LscDataSize::D8, LscAddrType::Flat, surface, src0);
/// // lsc_load.ugm (M1, 16) dst:d8 flat[addresses]:a16
/// k.lsc_load(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16);
/// // lsc_store.ugm (M1, 16) flat[addresses]:a16 src:d8
/// k.lsc_store(16, addresses, LscAddrSize::A16, src, LscDataSize::D8);
/// // lsc_atomic_iinc.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null
/// k.lsc_atomic_iinc(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16);
/// // lsc_atomic_idec.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null
/// k.lsc_atomic_idec(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16);
/// // lsc_atomic_load.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null
/// k.lsc_atomic_load(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16);
/// // lsc_atomic_store.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_store(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_iadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_iadd(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_isub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_isub(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_smin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_smin(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_smax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_smax(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_umin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_umin(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_umax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_umax(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_icas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1
/// k.lsc_atomic_icas(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0, src1);
/// // lsc_atomic_fadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_fadd(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_fsub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_fsub(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_fmin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_fmin(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_fmax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_fmax(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_fcas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1
/// k.lsc_atomic_fcas(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0, src1);
/// // lsc_atomic_and.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_and(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_or.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_or(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_xor.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_xor(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_load_status.ugm (M1, 16) dst:d8 flat[addresses]:a16
/// k.lsc_load_status(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16);
/// // lsc_store_uncompressed.ugm (M1, 16) flat[addresses]:a16 src:d8
/// k.lsc_store_uncompressed(16, addresses, LscAddrSize::A16, src, LscDataSize::D8);
/// // lsc_atomic_bfadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_bfadd(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_bfsub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_bfsub(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_bfmin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_bfmin(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_bfmax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
/// k.lsc_atomic_bfmax(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0);
/// // lsc_atomic_bfcas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1
/// k.lsc_atomic_bfcas(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0, src1);
/// // lsc_load_quad_status.ugm (M1, 16) dst:d8 flat[addresses]:a16
/// k.lsc_load_quad_status(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16);
/// k.lsc_load_quad(16, dst, LscDataSize::D8, ChMask::default(), addresses, LscAddrSize::A16);
/// k.lsc_store_quad(16, addresses, LscAddrSize::A16, src, LscDataSize::D8, ChMask::default());
/// // lsc_load_block2d.ugm (M1, 16) dst:d8.1x1nn flat[base, width, height, pitch, x, y]
/// k.lsc_load_block2d(16, dst, BlockShape { size: LscDataSize::D8, width: 1, height: 1 },
///     Block2d { base: base.into(), width: width.into(), height: height.into(), pitch:
///     pitch.into(), x: x.into(), y: y.into() });
/// // lsc_store_block2d.ugm (M1, 16) flat[base, width, height, pitch, x, y] src:d8.1x1nn
/// k.lsc_store_block2d(16, Block2d { base: base.into(), width: width.into(), height:
///     height.into(), pitch: pitch.into(), x: x.into(), y: y.into() }, src, BlockShape { size:
///     LscDataSize::D8, width: 1, height: 1 });
/// // lsc_load_strided.ugm (M1, 16) dst:d8 flat[base, pitch]:a16
/// k.lsc_load_strided(16, dst, LscDataSize::D8, base, pitch, LscAddrSize::A16);
/// // lsc_store_strided.ugm (M1, 16) flat[base, pitch]:a16 src:d8
/// k.lsc_store_strided(16, base, pitch, LscAddrSize::A16, src, LscDataSize::D8);
/// // lsc_atomic_iinc.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null
/// k.lsc_atomic_iinc_tgm(16, dst, LscAddrType::Flat, surface, u);
/// // lsc_atomic_idec.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null
/// k.lsc_atomic_idec_tgm(16, dst, LscAddrType::Flat, surface, u);
/// // lsc_atomic_load.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null
/// k.lsc_atomic_load_tgm(16, dst, LscAddrType::Flat, surface, u);
/// // lsc_atomic_store.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_store_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_iadd.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_iadd_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_isub.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_isub_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_smin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_smin_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_smax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_smax_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_umin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_umin_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_umax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_umax_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_icas.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 src1
/// k.lsc_atomic_icas_tgm(16, dst, LscAddrType::Flat, surface, u, src0, src1);
/// // lsc_atomic_fadd.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_fadd_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_fsub.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_fsub_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_fmin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_fmin_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_fmax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_fmax_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_fcas.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 src1
/// k.lsc_atomic_fcas_tgm(16, dst, LscAddrType::Flat, surface, u, src0, src1);
/// // lsc_atomic_and.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_and_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_or.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_or_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_atomic_xor.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
/// k.lsc_atomic_xor_tgm(16, dst, LscAddrType::Flat, surface, u, src0);
/// // lsc_load_status.tgm (M1, 16) dst:d32 flat(surface)[u]:a32
/// k.lsc_load_status_tgm(16, dst, LscAddrType::Flat, surface, u);
/// // lsc_store_uncompressed.tgm (M1, 16) flat(surface)[u]:a32 src:d32
/// k.lsc_store_uncompressed_tgm(16, LscAddrType::Flat, surface, u, src);
/// // lsc_read_state_info.tgm dst flat(surface)[u]
/// k.lsc_read_state_info_tgm(16, dst, LscAddrType::Flat, surface, u);
/// // lsc_load_quad_status.tgm (M1, 16) dst:d32 flat(surface)[u]:a32
/// k.lsc_load_quad_status_tgm(16, dst, LscAddrType::Flat, surface, u);
/// k.lsc_load_quad_tgm(16, dst, ChMask::default(), LscAddrType::Flat, surface, u);
/// k.lsc_store_quad_tgm(16, LscAddrType::Flat, surface, u, src, ChMask::default());
/// k.lsc_load_quad_msrt_tgm(16, dst, ChMask::default(), LscAddrType::Flat, surface, u);
/// k.lsc_store_quad_msrt_tgm(16, LscAddrType::Flat, surface, u, src, ChMask::default());
/// // lsc_load_block2d.tgm dst:1x1 flat(surface)[x,y]
/// k.lsc_load_block2d_tgm(16, dst, TypedBlockShape { width: 1, height: 1 }, LscAddrType::Flat,
///     surface, TypedOrigin { x: x.into(), y: y.into() });
/// // lsc_store_block2d.tgm flat(surface)[x,y] src:1x1
/// k.lsc_store_block2d_tgm(16, LscAddrType::Flat, surface, TypedOrigin { x: x.into(), y:
///     y.into() }, src, TypedBlockShape { width: 1, height: 1 });
/// k.lsc_fence(LscSfid::Ugm, LscFenceOp::None, LscScope::Group); // lsc_fence.ugm.none.group
/// # #[cfg(feature = "text")]
/// # {
/// # let module = openvisa::ModuleBuf::of([k.object().clone()]);
/// # let text = openvisa::text::print(&module, &Default::default()).text;
/// # // Only instructions are indented.
/// # let is_instruction = |line: &&str| line.starts_with("    ") && !line.contains(".decl");
/// # let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
/// # let code: Vec<_> = text.lines().filter(is_instruction).map(words).collect();
/// # // An empty string is not compared.
/// # let expected = [
/// #     "lsc_apndctr_atomic_add.ugm (M1, 16) dst:d8 flat(surface) src0:d8",
/// #     "lsc_apndctr_atomic_sub.ugm (M1, 16) dst:d8 flat(surface) src0:d8",
/// #     "lsc_apndctr_atomic_store.ugm (M1, 16) dst:d8 flat(surface) src0:d8",
/// #     "lsc_load.ugm (M1, 16) dst:d8 flat[addresses]:a16",
/// #     "lsc_store.ugm (M1, 16) flat[addresses]:a16 src:d8",
/// #     "lsc_atomic_iinc.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null",
/// #     "lsc_atomic_idec.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null",
/// #     "lsc_atomic_load.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null",
/// #     "lsc_atomic_store.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_iadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_isub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_smin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_smax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_umin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_umax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_icas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1",
/// #     "lsc_atomic_fadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_fsub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_fmin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_fmax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_fcas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1",
/// #     "lsc_atomic_and.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_or.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_xor.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_load_status.ugm (M1, 16) dst:d8 flat[addresses]:a16",
/// #     "lsc_store_uncompressed.ugm (M1, 16) flat[addresses]:a16 src:d8",
/// #     "lsc_atomic_bfadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_bfsub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_bfmin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_bfmax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null",
/// #     "lsc_atomic_bfcas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1",
/// #     "lsc_load_quad_status.ugm (M1, 16) dst:d8 flat[addresses]:a16",
/// #     "",
/// #     "",
/// #     "lsc_load_block2d.ugm (M1, 16) dst:d8.1x1nn flat[base, width, height, pitch, x, y]",
/// #     "lsc_store_block2d.ugm (M1, 16) flat[base, width, height, pitch, x, y] src:d8.1x1nn",
/// #     "lsc_load_strided.ugm (M1, 16) dst:d8 flat[base, pitch]:a16",
/// #     "lsc_store_strided.ugm (M1, 16) flat[base, pitch]:a16 src:d8",
/// #     "lsc_atomic_iinc.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null",
/// #     "lsc_atomic_idec.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null",
/// #     "lsc_atomic_load.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null",
/// #     "lsc_atomic_store.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_iadd.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_isub.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_smin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_smax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_umin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_umax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_icas.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 src1",
/// #     "lsc_atomic_fadd.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_fsub.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_fmin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_fmax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_fcas.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 src1",
/// #     "lsc_atomic_and.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_or.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_atomic_xor.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null",
/// #     "lsc_load_status.tgm (M1, 16) dst:d32 flat(surface)[u]:a32",
/// #     "lsc_store_uncompressed.tgm (M1, 16) flat(surface)[u]:a32 src:d32",
/// #     "lsc_read_state_info.tgm dst flat(surface)[u]",
/// #     "lsc_load_quad_status.tgm (M1, 16) dst:d32 flat(surface)[u]:a32",
/// #     "",
/// #     "",
/// #     "",
/// #     "",
/// #     "lsc_load_block2d.tgm dst:1x1 flat(surface)[x,y]",
/// #     "lsc_store_block2d.tgm flat(surface)[x,y] src:1x1",
/// #     "lsc_fence.ugm.none.group",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `lsc_apndctr_atomic_add`: adds to the append counter of a surface.
    ///
    /// ```text
    /// k.lsc_apndctr_atomic_add(16, dst, LscDataSize::D8, LscAddrType::Flat, surface, src0)
    /// lsc_apndctr_atomic_add.ugm (M1, 16) dst:d8 flat(surface) src0:d8
    ///
    /// // adds to the counter that belongs to a surface
    /// lsc_apndctr_atomic_add.ugm (M1, 16) Old:d32 bti(0x7) Counts:d32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addr_type`: What addresses are relative to.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `src0`: What to add, subtract or write, a dword for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`),
    /// [`data_order`](Added::data_order) (`nontransposed`), [`elements`](Added::elements) (`"1
    /// element"`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:251`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_apndctr_atomic_add(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedAppend> {
        let state = &mut self.state;
        let value = LscUntypedAppend {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_data: state.raw("src0", src0.into()),
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_append()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_apndctr_atomic_sub`: subtracts from the append counter of a surface.
    ///
    /// ```text
    /// k.lsc_apndctr_atomic_sub(16, dst, LscDataSize::D8, LscAddrType::Flat, surface, src0)
    /// lsc_apndctr_atomic_sub.ugm (M1, 16) dst:d8 flat(surface) src0:d8
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addr_type`: What addresses are relative to.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `src0`: What to add, subtract or write, a dword for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`),
    /// [`data_order`](Added::data_order) (`nontransposed`), [`elements`](Added::elements) (`"1
    /// element"`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:252`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_apndctr_atomic_sub(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedAppend> {
        let state = &mut self.state;
        let value = LscUntypedAppend {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscApndctrAtomicSub,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_append()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_apndctr_atomic_store`: writes the append counter of a surface.
    ///
    /// ```text
    /// k.lsc_apndctr_atomic_store(16, dst, LscDataSize::D8, LscAddrType::Flat, surface, src0)
    /// lsc_apndctr_atomic_store.ugm (M1, 16) dst:d8 flat(surface) src0:d8
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addr_type`: What addresses are relative to.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `src0`: What to add, subtract or write, a dword for each channel.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`),
    /// [`data_order`](Added::data_order) (`nontransposed`), [`elements`](Added::elements) (`"1
    /// element"`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:253`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_apndctr_atomic_store(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedAppend> {
        let state = &mut self.state;
        let value = LscUntypedAppend {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscApndctrAtomicStore,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_append()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load`: reads one or more data at an address for each channel.
    ///
    /// ```text
    /// k.lsc_load(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16)
    /// lsc_load.ugm (M1, 16) dst:d8 flat[addresses]:a16
    ///
    /// // each of 16 channels reads a dword at its own 64-bit address
    /// lsc_load.ugm (M1, 16) Vals:d32 flat[Ptrs]:a64
    /// // the same, 64 bytes further on, past the first-level cache; four dwords each, component by
    /// // component
    /// lsc_load.ugm.uc.ca (M1, 16) Vecs:d32x4 flat[Ptrs+0x40]:a64
    /// // a single channel reads 16 consecutive dwords (transposed)
    /// lsc_load.ugm (M1_NM, 1) Row:d32x16t flat[Ptr]:a64
    /// // fetch into the caches only
    /// lsc_load.ugm.ca.ca (M1, 16) %null:d32 flat[Ptrs]:a64
    /// // the same with a behaviour for each of three levels, past the third; more may be fetched
    /// // than is asked for (version 4.2)
    /// lsc_load.ugm.ca.ca.uc.ov (M1, 16) Vals:d32 flat[Ptrs]:a64
    /// // bytes, each widened to a dword; the offsets count elements of 12 bytes
    /// lsc_load.slm (M1, 16) Vals:d8u32 flat[0xc*Idx-0x10]:a32
    /// // a surface of the binding table, a bindless surface, and one of the surface states
    /// lsc_load.ugm (M1, 16) Vals:d32 bti(0x3)[Offs]:a32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What was read; with the null variable, memory is only fetched into the caches.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`ov`](Added::ov),
    /// [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:217`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_load(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            overfetch: LscUntypedOverfetch::default(),
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store`: writes one or more data at an address for each channel.
    ///
    /// ```text
    /// k.lsc_store(16, addresses, LscAddrSize::A16, src, LscDataSize::D8)
    /// lsc_store.ugm (M1, 16) flat[addresses]:a16 src:d8
    ///
    /// // a surface of the binding table, a bindless surface, and one of the surface states
    /// (P2) lsc_store.ugm (M1, 16) bss(State)[Offs]:a32 Vals:d32
    /// lsc_store.ugm (M1, 16) ss(State(0,2))[Offs]:a32 Vals:d32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src`: What to write.
    /// - `data_size`: Size of a datum in memory and in the register.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:221`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_store(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src: impl Into<Raw>,
        data_size: LscDataSize,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src", src.into()),
            data_size,
            lsc_sub_op: LscUntypedOp::LscStore,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_iinc`: writes the old value plus 1.
    ///
    /// ```text
    /// k.lsc_atomic_iinc(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16)
    /// lsc_atomic_iinc.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null
    ///
    /// // atomic operations with no, one and two arguments
    /// lsc_atomic_iinc.slm (M1, 16) %null:d32 flat[Offs]:a32 %null %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:225`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_iinc(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            lsc_sub_op: LscUntypedOp::LscAtomicIinc,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_idec`: writes the old value minus 1.
    ///
    /// ```text
    /// k.lsc_atomic_idec(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16)
    /// lsc_atomic_idec.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:226`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_idec(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            lsc_sub_op: LscUntypedOp::LscAtomicIdec,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_load`: writes nothing: the value is only read.
    ///
    /// ```text
    /// k.lsc_atomic_load(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16)
    /// lsc_atomic_load.ugm (M1, 16) dst:d8 flat[addresses]:a16 %null %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:227`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_load(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            lsc_sub_op: LscUntypedOp::LscAtomicLoad,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_store`: writes the first argument.
    ///
    /// ```text
    /// k.lsc_atomic_store(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_store.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:228`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_store(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicStore,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_iadd`: writes the old value plus the first argument.
    ///
    /// ```text
    /// k.lsc_atomic_iadd(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_iadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:229`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_iadd(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicIadd,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_isub`: writes the old value minus the first argument.
    ///
    /// ```text
    /// k.lsc_atomic_isub(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_isub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:230`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_isub(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicIsub,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_smin`: writes the smaller of both, signed.
    ///
    /// ```text
    /// k.lsc_atomic_smin(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_smin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:231`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_smin(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicSmin,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_smax`: writes the larger of both, signed.
    ///
    /// ```text
    /// k.lsc_atomic_smax(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_smax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:232`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_smax(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicSmax,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_umin`: writes the smaller of both, unsigned.
    ///
    /// ```text
    /// k.lsc_atomic_umin(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_umin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:233`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_umin(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicUmin,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_umax`: writes the larger of both, unsigned.
    ///
    /// ```text
    /// k.lsc_atomic_umax(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_umax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:234`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_umax(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicUmax,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_icas`: writes the second argument, where the old value equals the first.
    ///
    /// ```text
    /// k.lsc_atomic_icas(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0, src1)
    /// lsc_atomic_icas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1
    ///
    /// // atomic operations with no, one and two arguments
    /// lsc_atomic_icas.ugm (M1, 16) Old:d32 flat[Ptrs]:a64 Expected Wanted
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    /// - `src1`: The second argument: what is written where memory holds the first.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:235`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_icas(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            src2_data: state.raw("src1", src1.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicIcas,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fadd`: writes the floating-point sum.
    ///
    /// ```text
    /// k.lsc_atomic_fadd(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_fadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    ///
    /// // atomic operations with no, one and two arguments
    /// lsc_atomic_fadd.ugm.uc.wb (M1, 16) Old:d32 flat[Ptrs]:a64 Addend %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:236`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_fadd(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicFadd,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fsub`: writes the old value minus the first argument, floating-point.
    ///
    /// ```text
    /// k.lsc_atomic_fsub(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_fsub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:237`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_fsub(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicFsub,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fmin`: writes the smaller of both, floating-point.
    ///
    /// ```text
    /// k.lsc_atomic_fmin(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_fmin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:238`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_fmin(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicFmin,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fmax`: writes the larger of both, floating-point.
    ///
    /// ```text
    /// k.lsc_atomic_fmax(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_fmax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:239`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_fmax(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicFmax,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fcas`: writes the second argument, where the old value equals the first
    /// as floating-point numbers.
    ///
    /// ```text
    /// k.lsc_atomic_fcas(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0, src1)
    /// lsc_atomic_fcas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    /// - `src1`: The second argument: what is written where memory holds the first.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:240`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_fcas(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            src2_data: state.raw("src1", src1.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicFcas,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_and`: writes the bitwise and of both.
    ///
    /// ```text
    /// k.lsc_atomic_and(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_and.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:241`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_and(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicAnd,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_or`: writes the bitwise or of both.
    ///
    /// ```text
    /// k.lsc_atomic_or(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_or.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:242`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_or(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicOr,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_xor`: writes the bitwise exclusive or of both.
    ///
    /// ```text
    /// k.lsc_atomic_xor(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_xor.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:243`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_xor(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicXor,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_status`: tells which channels address memory that is present.
    ///
    /// ```text
    /// k.lsc_load_status(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16)
    /// lsc_load_status.ugm (M1, 16) dst:d8 flat[addresses]:a16
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: A bit or dword for each channel, 1 where all its data are present.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`ov`](Added::ov),
    /// [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:244`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_load_status(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            lsc_sub_op: LscUntypedOp::LscLoadStatus,
            overfetch: LscUntypedOverfetch::default(),
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store_uncompressed`: as lsc\_store, and leaves the memory uncompressed.
    ///
    /// ```text
    /// k.lsc_store_uncompressed(16, addresses, LscAddrSize::A16, src, LscDataSize::D8)
    /// lsc_store_uncompressed.ugm (M1, 16) flat[addresses]:a16 src:d8
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src`: What to write.
    /// - `data_size`: Size of a datum in memory and in the register.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:245`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_store_uncompressed(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src: impl Into<Raw>,
        data_size: LscDataSize,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src", src.into()),
            data_size,
            lsc_sub_op: LscUntypedOp::LscStoreUncompressed,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_bfadd`: writes the sum of two bfloat numbers.
    ///
    /// ```text
    /// k.lsc_atomic_bfadd(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_bfadd.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    ///
    /// // adds a bfloat number, which is in the low half of each dword, and compares and exchanges
    /// // one
    /// lsc_atomic_bfadd.ugm (M1, 32) Old:d16u32 flat[Ptrs]:a64 Addend %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:246`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_bfadd(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicBfadd,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_bfsub`: writes the old value minus the first argument, both bfloat
    /// numbers.
    ///
    /// ```text
    /// k.lsc_atomic_bfsub(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_bfsub.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:247`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_bfsub(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicBfsub,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_bfmin`: writes the smaller of two bfloat numbers.
    ///
    /// ```text
    /// k.lsc_atomic_bfmin(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_bfmin.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:248`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_bfmin(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicBfmin,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_bfmax`: writes the larger of two bfloat numbers.
    ///
    /// ```text
    /// k.lsc_atomic_bfmax(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0)
    /// lsc_atomic_bfmax.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:249`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_bfmax(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicBfmax,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_bfcas`: writes the second argument, where the old value equals the first
    /// as bfloat numbers.
    ///
    /// ```text
    /// k.lsc_atomic_bfcas(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16, src0, src1)
    /// lsc_atomic_bfcas.ugm (M1, 16) dst:d8 flat[addresses]:a16 src0 src1
    ///
    /// // adds a bfloat number, which is in the low half of each dword, and compares and exchanges
    /// // one
    /// lsc_atomic_bfcas.slm (M1, 16) %null:d16u32 flat[Offs]:a32 Expected Wanted
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What memory held before; the null variable drops it.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src0`: The first argument.
    /// - `src1`: The second argument: what is written where memory holds the first.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:250`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_atomic_bfcas(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src0", src0.into()),
            src2_data: state.raw("src1", src1.into()),
            lsc_sub_op: LscUntypedOp::LscAtomicBfcas,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_quad_status`: tells each channel whether it addresses memory that is
    /// present.
    ///
    /// ```text
    /// k.lsc_load_quad_status(16, dst, LscDataSize::D8, addresses, LscAddrSize::A16)
    /// lsc_load_quad_status.ugm (M1, 16) dst:d8 flat[addresses]:a16
    ///
    /// // each channel learns whether its address is present; lines of 64 bytes that need not be
    /// // written back (version 4.2)
    /// lsc_load_quad_status.ugm (M1, 16) Is:d32 flat[Ptrs]:a64
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: A bit or dword for each channel, 1 where all its data are present.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`elements`](Added::elements) (`"1 element"`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:255`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_load_quad_status(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedVector> {
        let state = &mut self.state;
        let value = LscUntypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            lsc_sub_op: LscUntypedOp::LscLoadQuadStatus,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_untyped_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_quad`: reads some of four consecutive data at an address for each channel.
    ///
    /// ```text
    /// k.lsc_load_quad(16, dst, LscDataSize::D8, ChMask::default(), addresses, LscAddrSize::A16)
    ///
    /// // x and z of four dwords; the register holds two components
    /// lsc_load_quad.ugm (M1, 16) Two:d32.xz flat[Ptrs]:a64
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What was read; with the null variable, memory is only fetched into the caches.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `ch_mask`: Which of four consecutive components an operation on quads accesses.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`ov`](Added::ov),
    /// [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:219`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_load_quad(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        ch_mask: ChMask,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedQuad> {
        let state = &mut self.state;
        let value = LscUntypedQuad {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            ch_mask,
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            lsc_sub_op: LscUntypedOp::LscLoadQuad,
            pred: Predicate::default(),
            lsc_sfid: LscSfid::Ugm,
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            overfetch: LscUntypedOverfetch::default(),
            addr_type: LscAddrType::Flat,
            addr_scale: 1,
            addr_imm_offset: 0,
            data_order: LscDataOrder::Nontransposed,
            ch_mask_copy: ChMaskCopy::from_bits(ch_mask.bits()).unwrap_or_default(),
            surface: dword(0u32),
            surface_index: 0,
            src1_data: RawOperand::default(),
            src2_data: RawOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store_quad`: writes some of four consecutive data at an address for each
    /// channel.
    ///
    /// ```text
    /// k.lsc_store_quad(16, addresses, LscAddrSize::A16, src, LscDataSize::D8, ChMask::default())
    /// [(<Pred>)] <LscSubOp>.<LscSFID><CachingL1> (<Exec_size>)  <Src0Addrs>  <Src1Data>
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    /// - `src`: What to write.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `ch_mask`: Which of four consecutive components an operation on quads accesses.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`overfetch`](Added::overfetch)
    /// (`0`), [`addr_type`](Added::addr_type) (`flat`), [`scale`](Added::scale) (`1`),
    /// [`offset`](Added::offset) (`0`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:223`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_store_quad(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
        src: impl Into<Raw>,
        data_size: LscDataSize,
        ch_mask: ChMask,
    ) -> Added<'_, LscUntypedQuad> {
        let state = &mut self.state;
        let value = LscUntypedQuad {
            exec_size: state.exec("exec_size", exec_size.into()),
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            src1_data: state.raw("src", src.into()),
            data_size,
            ch_mask,
            lsc_sub_op: LscUntypedOp::LscStoreQuad,
            pred: Predicate::default(),
            lsc_sfid: LscSfid::Ugm,
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            overfetch: LscUntypedOverfetch(0),
            addr_type: LscAddrType::Flat,
            addr_scale: 1,
            addr_imm_offset: 0,
            data_order: LscDataOrder::Nontransposed,
            ch_mask_copy: ChMaskCopy::from_bits(ch_mask.bits()).unwrap_or_default(),
            surface: dword(0u32),
            surface_index: 0,
            dst_data: RawOperand::default(),
            src2_data: RawOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_block2d`: reads rectangles of a matrix.
    ///
    /// ```text
    /// k.lsc_load_block2d(16, dst, BlockShape { size: LscDataSize::D8, width: 1, height: 1 },
    ///     Block2d { base: base.into(), width: width.into(), height: height.into(), pitch:
    ///     pitch.into(), x: x.into(), y: y.into() })
    /// lsc_load_block2d.ugm (M1, 16) dst:d8.1x1nn flat[base, width, height, pitch, x, y]
    ///
    /// // two blocks of 8 rows of 16 words, side by side; one block of 16 by 16 words packed for
    /// // matrix operations;
    /// // a transposed block of dwords; a block that is written
    /// lsc_load_block2d.ugm (M1, 1) Tile:d16.2x16x8nn flat[Base,Wid,Hei,Pit,X,Y]
    /// lsc_load_block2d.ugm (M1, 1) Tile:d16.16x16nt flat[Base,0x1FF,0x3F,0x1FF,X,Y]
    /// lsc_load_block2d.ugm (M1, 1) Tile:d32.8x16tn flat[Base,Wid,Hei,Pit,X,0x0]
    /// // the same from a register that holds the whole description, at column 16 and row 0
    /// // (version 4.2)
    /// lsc_load_block2d.ugm (M1, 1) Tile:d16.16x8nn flat[Desc + (16,0)]
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What was read; with the null variable, memory is only fetched into the caches.
    /// - `block_shape`: `size`, `width` and `height` of a [`BlockShape`].
    /// - `block2d`: `base`, `width`, `height`, `pitch`, `x` and `y` of a [`Block2d`].
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`),
    /// [`data_order`](Added::data_order) (`nontransposed`), [`blocks`](Added::blocks) (`1`),
    /// [`vnni`](Added::vnni) (`plain`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:220`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_load_block2d(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        block_shape: BlockShape,
        block2d: Block2d,
    ) -> Added<'_, LscUntypedBlock2d> {
        let state = &mut self.state;
        let value = LscUntypedBlock2d {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size: block_shape.size,
            block_width: block_shape.width,
            block_height: block_shape.height,
            surface_base_addr: state.src("block2d.base", block2d.base),
            surface_width: state.src("block2d.width", block2d.width),
            surface_height: state.src("block2d.height", block2d.height),
            surface_pitch: state.src("block2d.pitch", block2d.pitch),
            src0_addr_x: state.src("block2d.x", block2d.x),
            src0_addr_y: state.src("block2d.y", block2d.y),
            lsc_sub_op: LscUntypedOp::LscLoadBlock2d,
            pred: Predicate::default(),
            lsc_sfid: LscSfid::Ugm,
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            data_order: LscDataOrder::Nontransposed,
            blocks: 1,
            vnni: LscUntypedVnni::Plain,
            src0_offset_x: 0,
            src0_offset_y: 0,
            src1_data: RawOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store_block2d`: writes a rectangle of a matrix.
    ///
    /// ```text
    /// k.lsc_store_block2d(16, Block2d { base: base.into(), width: width.into(), height:
    ///     height.into(), pitch: pitch.into(), x: x.into(), y: y.into() }, src, BlockShape { size:
    ///     LscDataSize::D8, width: 1, height: 1 })
    /// lsc_store_block2d.ugm (M1, 16) flat[base, width, height, pitch, x, y] src:d8.1x1nn
    ///
    /// // two blocks of 8 rows of 16 words, side by side; one block of 16 by 16 words packed for
    /// // matrix operations;
    /// // a transposed block of dwords; a block that is written
    /// lsc_store_block2d.ugm (M1, 1) flat[Base,Wid,Hei,Pit,X,Y] Tile:d32.8x8nn
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `block2d`: `base`, `width`, `height`, `pitch`, `x` and `y` of a [`Block2d`].
    /// - `src`: What to write.
    /// - `block_shape`: `size`, `width` and `height` of a [`BlockShape`].
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`),
    /// [`data_order`](Added::data_order) (`nontransposed`), [`blocks`](Added::blocks) (`1`),
    /// [`vnni`](Added::vnni) (`plain`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:224`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_store_block2d(
        &mut self,
        exec_size: impl Into<Exec>,
        block2d: Block2d,
        src: impl Into<Raw>,
        block_shape: BlockShape,
    ) -> Added<'_, LscUntypedBlock2d> {
        let state = &mut self.state;
        let value = LscUntypedBlock2d {
            exec_size: state.exec("exec_size", exec_size.into()),
            surface_base_addr: state.src("block2d.base", block2d.base),
            surface_width: state.src("block2d.width", block2d.width),
            surface_height: state.src("block2d.height", block2d.height),
            surface_pitch: state.src("block2d.pitch", block2d.pitch),
            src0_addr_x: state.src("block2d.x", block2d.x),
            src0_addr_y: state.src("block2d.y", block2d.y),
            src1_data: state.raw("src", src.into()),
            data_size: block_shape.size,
            block_width: block_shape.width,
            block_height: block_shape.height,
            lsc_sub_op: LscUntypedOp::LscStoreBlock2d,
            pred: Predicate::default(),
            lsc_sfid: LscSfid::Ugm,
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            data_order: LscDataOrder::Nontransposed,
            blocks: 1,
            vnni: LscUntypedVnni::Plain,
            dst_data: RawOperand::default(),
            src0_offset_x: 0,
            src0_offset_y: 0,
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_strided`: reads data at addresses in equal steps.
    ///
    /// ```text
    /// k.lsc_load_strided(16, dst, LscDataSize::D8, base, pitch, LscAddrSize::A16)
    /// lsc_load_strided.ugm (M1, 16) dst:d8 flat[base, pitch]:a16
    ///
    /// // the addresses of the channels are 0x20 bytes apart; without a step the data are
    /// // consecutive
    /// lsc_load_strided.ugm (M1, 16) Vals:d32 flat[Ptr, 0x20]:a64
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What was read; with the null variable, memory is only fetched into the caches.
    /// - `data_size`: Size of a datum in memory and in the register.
    /// - `base`: The address of the first channel.
    /// - `pitch`: Bytes from the address of a channel to that of the next; 0 gives all channels the
    ///   same.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`addr_type`](Added::addr_type)
    /// (`flat`), [`scale`](Added::scale) (`1`), [`offset`](Added::offset) (`0`),
    /// [`data_order`](Added::data_order) (`nontransposed`), [`elements`](Added::elements) (`"1
    /// element"`), [`ch_mask`](Added::ch_mask) (`0`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:218`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_load_strided(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        data_size: LscDataSize,
        base: impl Into<Raw>,
        pitch: impl Into<Src>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedStrided> {
        let state = &mut self.state;
        let value = LscUntypedStrided {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            data_size,
            src0_addr_base: state.raw("base", base.into()),
            src0_addr_pitch: state.src("pitch", pitch.into()),
            addr_size,
            lsc_sub_op: LscUntypedOp::LscLoadStrided,
            pred: Predicate::default(),
            lsc_sfid: LscSfid::Ugm,
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            addr_type: LscAddrType::Flat,
            addr_scale: 1,
            addr_imm_offset: 0,
            data_order: LscDataOrder::Nontransposed,
            data_elems_per_addr: LscDataElems::Element1,
            ch_mask: ChMask(0),
            surface: dword(0u32),
            surface_index: 0,
            src1_data: RawOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store_strided`: writes data at addresses in equal steps.
    ///
    /// ```text
    /// k.lsc_store_strided(16, base, pitch, LscAddrSize::A16, src, LscDataSize::D8)
    /// lsc_store_strided.ugm (M1, 16) flat[base, pitch]:a16 src:d8
    ///
    /// // the addresses of the channels are 0x20 bytes apart; without a step the data are
    /// // consecutive
    /// lsc_store_strided.ugm (M1, 16) flat[Ptr]:a64 Vals:d32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `base`: The address of the first channel.
    /// - `pitch`: Bytes from the address of a channel to that of the next; 0 gives all channels the
    ///   same.
    /// - `addr_size`: Size of each address.
    /// - `src`: What to write.
    /// - `data_size`: Size of a datum in memory and in the register.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`), [`addr_type`](Added::addr_type)
    /// (`flat`), [`scale`](Added::scale) (`1`), [`offset`](Added::offset) (`0`),
    /// [`data_order`](Added::data_order) (`nontransposed`), [`elements`](Added::elements) (`"1
    /// element"`), [`ch_mask`](Added::ch_mask) (`0`), [`surface`](Added::surface) (`0`).
    ///
    /// `specs/instructions/LSC_UNTYPED.md:222`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_store_strided(
        &mut self,
        exec_size: impl Into<Exec>,
        base: impl Into<Raw>,
        pitch: impl Into<Src>,
        addr_size: LscAddrSize,
        src: impl Into<Raw>,
        data_size: LscDataSize,
    ) -> Added<'_, LscUntypedStrided> {
        let state = &mut self.state;
        let value = LscUntypedStrided {
            exec_size: state.exec("exec_size", exec_size.into()),
            src0_addr_base: state.raw("base", base.into()),
            src0_addr_pitch: state.src("pitch", pitch.into()),
            addr_size,
            src1_data: state.raw("src", src.into()),
            data_size,
            lsc_sub_op: LscUntypedOp::LscStoreStrided,
            pred: Predicate::default(),
            lsc_sfid: LscSfid::Ugm,
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            addr_type: LscAddrType::Flat,
            addr_scale: 1,
            addr_imm_offset: 0,
            data_order: LscDataOrder::Nontransposed,
            data_elems_per_addr: LscDataElems::Element1,
            ch_mask: ChMask(0),
            surface: dword(0u32),
            surface_index: 0,
            dst_data: RawOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lsc_extended_cache_ctrl`: changes what caches know of lines.
    ///
    /// ```text
    /// k.lsc_extended_cache_ctrl(16, addresses, LscAddrSize::A16)
    /// lsc_extended_cache_ctrl.ugm.reset.64B (M1, 16) flat[addresses]:a16
    ///
    /// // each channel learns whether its address is present; lines of 64 bytes that need not be
    /// // written back (version 4.2)
    /// lsc_extended_cache_ctrl.ugm.ca.ca.ca.reset.64B (M1, 16) flat[Ptrs]:a64
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `addresses`: An address for each channel.
    /// - `addr_size`: Size of each address.
    ///
    /// Optional: [`pred`](Added::pred), [`sfid`](Added::sfid) (`ugm`),
    /// [`caching_l1`](Added::caching_l1) (`default`), [`caching_l2`](Added::caching_l2)
    /// (`default`), [`caching_l3`](Added::caching_l3) (`default`),
    /// [`cache_operation`](Added::cache_operation) (`reset`), [`cache_size`](Added::cache_size)
    /// (`line`), [`addr_type`](Added::addr_type) (`flat`).
    ///
    /// Exists only in some versions of the object format; see [`Builder::in_version`]: `{v4.2+}`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:254`
    #[doc(alias = "lsc_untyped")]
    #[track_caller]
    pub fn lsc_extended_cache_ctrl(
        &mut self,
        exec_size: impl Into<Exec>,
        addresses: impl Into<Raw>,
        addr_size: LscAddrSize,
    ) -> Added<'_, LscUntypedControl> {
        let state = &mut self.state;
        let value = LscUntypedControl {
            exec_size: state.exec("exec_size", exec_size.into()),
            src0_addrs: state.raw("addresses", addresses.into()),
            addr_size,
            lsc_sub_op: LscUntypedOp::LscExtendedCacheCtrl,
            pred: Predicate::default(),
            lsc_sfid: LscSfid::Ugm,
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            cache_operation: LscUntypedCacheOperation::Reset,
            cache_size: LscUntypedCacheSize::Line,
            addr_type: LscAddrType::Flat,
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_iinc.tgm`: writes the old value plus 1.
    ///
    /// ```text
    /// k.lsc_atomic_iinc_tgm(16, dst, LscAddrType::Flat, surface, u)
    /// lsc_atomic_iinc.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null
    ///
    /// // counts texels of a line of dwords
    /// lsc_atomic_iinc.tgm (M1, 16) %null:d32 bti(0x5)[Us]:a32 %null %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:139`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_iinc")]
    #[doc(alias = "lsc_atomic_iinc.tgm")]
    #[track_caller]
    pub fn lsc_atomic_iinc_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_idec.tgm`: writes the old value minus 1.
    ///
    /// ```text
    /// k.lsc_atomic_idec_tgm(16, dst, LscAddrType::Flat, surface, u)
    /// lsc_atomic_idec.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:140`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_idec")]
    #[doc(alias = "lsc_atomic_idec.tgm")]
    #[track_caller]
    pub fn lsc_atomic_idec_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            lsc_sub_op: LscTypedOp::LscAtomicIdec,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_load.tgm`: writes nothing: the value is only read.
    ///
    /// ```text
    /// k.lsc_atomic_load_tgm(16, dst, LscAddrType::Flat, surface, u)
    /// lsc_atomic_load.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 %null %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:141`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_load")]
    #[doc(alias = "lsc_atomic_load.tgm")]
    #[track_caller]
    pub fn lsc_atomic_load_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            lsc_sub_op: LscTypedOp::LscAtomicLoad,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_store.tgm`: writes the first argument.
    ///
    /// ```text
    /// k.lsc_atomic_store_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_store.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:142`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_store")]
    #[doc(alias = "lsc_atomic_store.tgm")]
    #[track_caller]
    pub fn lsc_atomic_store_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicStore,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_iadd.tgm`: writes the old value plus the first argument.
    ///
    /// ```text
    /// k.lsc_atomic_iadd_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_iadd.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    ///
    /// // the sample that Ss has the number of, in a surface with several samples and layers
    /// lsc_atomic_iadd.tgm.msaa (M1, 16) %null:d32 surf(State)[Us,Vs,Rs,Ss]:a32 Counts %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:143`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_iadd")]
    #[doc(alias = "lsc_atomic_iadd.tgm")]
    #[track_caller]
    pub fn lsc_atomic_iadd_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicIadd,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_isub.tgm`: writes the old value minus the first argument.
    ///
    /// ```text
    /// k.lsc_atomic_isub_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_isub.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:144`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_isub")]
    #[doc(alias = "lsc_atomic_isub.tgm")]
    #[track_caller]
    pub fn lsc_atomic_isub_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicIsub,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_smin.tgm`: writes the smaller of both, signed.
    ///
    /// ```text
    /// k.lsc_atomic_smin_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_smin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:145`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_smin")]
    #[doc(alias = "lsc_atomic_smin.tgm")]
    #[track_caller]
    pub fn lsc_atomic_smin_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicSmin,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_smax.tgm`: writes the larger of both, signed.
    ///
    /// ```text
    /// k.lsc_atomic_smax_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_smax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:146`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_smax")]
    #[doc(alias = "lsc_atomic_smax.tgm")]
    #[track_caller]
    pub fn lsc_atomic_smax_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicSmax,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_umin.tgm`: writes the smaller of both, unsigned.
    ///
    /// ```text
    /// k.lsc_atomic_umin_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_umin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:147`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_umin")]
    #[doc(alias = "lsc_atomic_umin.tgm")]
    #[track_caller]
    pub fn lsc_atomic_umin_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicUmin,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_umax.tgm`: writes the larger of both, unsigned.
    ///
    /// ```text
    /// k.lsc_atomic_umax_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_umax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:148`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_umax")]
    #[doc(alias = "lsc_atomic_umax.tgm")]
    #[track_caller]
    pub fn lsc_atomic_umax_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicUmax,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_icas.tgm`: writes the second argument, where the old value equals the
    /// first.
    ///
    /// ```text
    /// k.lsc_atomic_icas_tgm(16, dst, LscAddrType::Flat, surface, u, src0, src1)
    /// lsc_atomic_icas.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 src1
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    /// - `src1`: The second argument: what is written where the surface holds the first.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:149`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_icas")]
    #[doc(alias = "lsc_atomic_icas.tgm")]
    #[track_caller]
    pub fn lsc_atomic_icas_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            src2_data: state.raw("src1", src1.into()),
            lsc_sub_op: LscTypedOp::LscAtomicIcas,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fadd.tgm`: writes the floating-point sum.
    ///
    /// ```text
    /// k.lsc_atomic_fadd_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_fadd.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:150`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_fadd")]
    #[doc(alias = "lsc_atomic_fadd.tgm")]
    #[track_caller]
    pub fn lsc_atomic_fadd_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicFadd,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fsub.tgm`: writes the old value minus the first argument,
    /// floating-point.
    ///
    /// ```text
    /// k.lsc_atomic_fsub_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_fsub.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:151`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_fsub")]
    #[doc(alias = "lsc_atomic_fsub.tgm")]
    #[track_caller]
    pub fn lsc_atomic_fsub_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicFsub,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fmin.tgm`: writes the smaller of both, floating-point.
    ///
    /// ```text
    /// k.lsc_atomic_fmin_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_fmin.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:152`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_fmin")]
    #[doc(alias = "lsc_atomic_fmin.tgm")]
    #[track_caller]
    pub fn lsc_atomic_fmin_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicFmin,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fmax.tgm`: writes the larger of both, floating-point.
    ///
    /// ```text
    /// k.lsc_atomic_fmax_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_fmax.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:153`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_fmax")]
    #[doc(alias = "lsc_atomic_fmax.tgm")]
    #[track_caller]
    pub fn lsc_atomic_fmax_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicFmax,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_fcas.tgm`: writes the second argument, where the old value equals the
    /// first as floating-point numbers.
    ///
    /// ```text
    /// k.lsc_atomic_fcas_tgm(16, dst, LscAddrType::Flat, surface, u, src0, src1)
    /// lsc_atomic_fcas.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 src1
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    /// - `src1`: The second argument: what is written where the surface holds the first.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:154`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_fcas")]
    #[doc(alias = "lsc_atomic_fcas.tgm")]
    #[track_caller]
    pub fn lsc_atomic_fcas_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
        src1: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            src2_data: state.raw("src1", src1.into()),
            lsc_sub_op: LscTypedOp::LscAtomicFcas,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_and.tgm`: writes the bitwise and of both.
    ///
    /// ```text
    /// k.lsc_atomic_and_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_and.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:155`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_and")]
    #[doc(alias = "lsc_atomic_and.tgm")]
    #[track_caller]
    pub fn lsc_atomic_and_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicAnd,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_or.tgm`: writes the bitwise or of both.
    ///
    /// ```text
    /// k.lsc_atomic_or_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_or.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:156`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_or")]
    #[doc(alias = "lsc_atomic_or.tgm")]
    #[track_caller]
    pub fn lsc_atomic_or_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicOr,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_atomic_xor.tgm`: writes the bitwise exclusive or of both.
    ///
    /// ```text
    /// k.lsc_atomic_xor_tgm(16, dst, LscAddrType::Flat, surface, u, src0)
    /// lsc_atomic_xor.tgm (M1, 16) dst:d32 flat(surface)[u]:a32 src0 %null
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What the surface held before; the null variable drops it.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src0`: The first argument.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`msaa`](Added::msaa), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:157`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_atomic_xor")]
    #[doc(alias = "lsc_atomic_xor.tgm")]
    #[track_caller]
    pub fn lsc_atomic_xor_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src0: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src0", src0.into()),
            lsc_sub_op: LscTypedOp::LscAtomicXor,
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_status.tgm`: tells which channels address texels that are present.
    ///
    /// ```text
    /// k.lsc_load_status_tgm(16, dst, LscAddrType::Flat, surface, u)
    /// lsc_load_status.tgm (M1, 16) dst:d32 flat(surface)[u]:a32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: A bit or dword for each channel, 1 where its texel is present.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`samples`](Added::samples) (`0`), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:158`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_load_status")]
    #[doc(alias = "lsc_load_status.tgm")]
    #[track_caller]
    pub fn lsc_load_status_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            lsc_sub_op: LscTypedOp::LscLoadStatus,
            samples: LscTypedSamples(0),
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store_uncompressed.tgm`: writes texels, and leaves the memory uncompressed.
    ///
    /// ```text
    /// k.lsc_store_uncompressed_tgm(16, LscAddrType::Flat, surface, u, src)
    /// lsc_store_uncompressed.tgm (M1, 16) flat(surface)[u]:a32 src:d32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src`: What to write.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`samples`](Added::samples) (`0`), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:159`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_store_uncompressed")]
    #[doc(alias = "lsc_store_uncompressed.tgm")]
    #[track_caller]
    pub fn lsc_store_uncompressed_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src", src.into()),
            lsc_sub_op: LscTypedOp::LscStoreUncompressed,
            samples: LscTypedSamples(0),
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_read_state_info.tgm`: reads the state that describes a surface.
    ///
    /// ```text
    /// k.lsc_read_state_info_tgm(16, dst, LscAddrType::Flat, surface, u)
    /// lsc_read_state_info.tgm dst flat(surface)[u]
    ///
    /// // the description of a surface
    /// lsc_read_state_info.tgm Info bti(0x1)[Coord]
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What was read; with the null variable, memory is only fetched into the caches.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`samples`](Added::samples) (`0`), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order) (`transposed`),
    /// [`elements`](Added::elements) (`"16 elements"`), [`surface_index`](Added::surface_index)
    /// (`0`), [`u_offset`](Added::u_offset) (`0`), [`v_offset`](Added::v_offset) (`0`),
    /// [`r_offset`](Added::r_offset) (`0`).
    ///
    /// `specs/instructions/LSC_TYPED.md:160`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_read_surface_info")]
    #[doc(alias = "lsc_read_state_info.tgm")]
    #[track_caller]
    pub fn lsc_read_state_info_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            lsc_sub_op: LscTypedOp::LscReadSurfaceInfo,
            samples: LscTypedSamples(0),
            data_order: LscDataOrder::Transposed,
            data_elems_per_addr: LscDataElems::Elements16,
            ch_mask: ChMask::from_bits(LscDataElems::Elements16.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_quad_status.tgm`: tells each channel whether it addresses a texel that is
    /// present.
    ///
    /// ```text
    /// k.lsc_load_quad_status_tgm(16, dst, LscAddrType::Flat, surface, u)
    /// lsc_load_quad_status.tgm (M1, 16) dst:d32 flat(surface)[u]:a32
    ///
    /// // whether a texel is present
    /// lsc_load_quad_status.tgm (M1, 16) Is:d32 surf(State)[Us,Vs]:a32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: A bit or dword for each channel, 1 where its texel is present.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`samples`](Added::samples) (`0`), [`addr_size`](Added::addr_size) (`a32`),
    /// [`data_size`](Added::data_size) (`d32`), [`data_order`](Added::data_order)
    /// (`nontransposed`), [`elements`](Added::elements) (`"1 element"`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:163`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_load_quad_status")]
    #[doc(alias = "lsc_load_quad_status.tgm")]
    #[track_caller]
    pub fn lsc_load_quad_status_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
    ) -> Added<'_, LscTypedVector> {
        let state = &mut self.state;
        let value = LscTypedVector {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            lsc_sub_op: LscTypedOp::LscLoadQuadStatus,
            samples: LscTypedSamples(0),
            ch_mask: ChMask::from_bits(LscDataElems::Element1.bits())
                .unwrap_or_default(),
            ..default_lsc_typed_vector()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_quad.tgm`: reads some components of a texel for each channel.
    ///
    /// ```text
    /// k.lsc_load_quad_tgm(16, dst, ChMask::default(), LscAddrType::Flat, surface, u)
    ///
    /// // all four components of a texel for each of 32 channels, from a 2D surface
    /// lsc_load_quad.tgm (M1, 32) Pix:d32.xyzw bss(State)[Us,Vs]:a32
    /// // red and green of a 3D surface; the texel to the right, one row up
    /// lsc_load_quad.tgm (M1, 16) Two:d32.xy bti(0x2)[Us+1,Vs-1,Rs]:a32
    /// // with a behaviour for each of three levels of caches (version 4.2)
    /// lsc_load_quad.tgm.uc.ca.uc (M1, 16) Two:d32.xy surf(State)[Us,Vs]:a32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What was read; with the null variable, memory is only fetched into the caches.
    /// - `ch_mask`: Which of four consecutive components an operation on quads accesses.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`addr_size`](Added::addr_size) (`a32`), [`data_size`](Added::data_size)
    /// (`d32`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:135`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_load_quad")]
    #[doc(alias = "lsc_load_quad.tgm")]
    #[track_caller]
    pub fn lsc_load_quad_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        ch_mask: ChMask,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
    ) -> Added<'_, LscTypedQuad> {
        let state = &mut self.state;
        let value = LscTypedQuad {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            ch_mask,
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            ch_mask_copy: ChMaskCopy::from_bits(ch_mask.bits()).unwrap_or_default(),
            ..default_lsc_typed_quad()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store_quad.tgm`: writes some components of a texel for each channel.
    ///
    /// ```text
    /// k.lsc_store_quad_tgm(16, LscAddrType::Flat, surface, u, src, ChMask::default())
    ///
    /// // an image with mip levels
    /// lsc_store_quad.tgm (M1, 16) bti(0x2)[Us,Vs,Rs,Ls]:a32 Pix:d32.xyzw
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src`: What to write.
    /// - `ch_mask`: Which of four consecutive components an operation on quads accesses.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`addr_size`](Added::addr_size) (`a32`), [`data_size`](Added::data_size)
    /// (`d32`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:137`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_store_quad")]
    #[doc(alias = "lsc_store_quad.tgm")]
    #[track_caller]
    pub fn lsc_store_quad_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src: impl Into<Raw>,
        ch_mask: ChMask,
    ) -> Added<'_, LscTypedQuad> {
        let state = &mut self.state;
        let value = LscTypedQuad {
            exec_size: state.exec("exec_size", exec_size.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src", src.into()),
            ch_mask,
            lsc_sub_op: LscTypedOp::LscStoreQuad,
            ch_mask_copy: ChMaskCopy::from_bits(ch_mask.bits()).unwrap_or_default(),
            ..default_lsc_typed_quad()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_quad_msrt.tgm`: reads some components of a sample of a texel for each
    /// channel.
    ///
    /// ```text
    /// k.lsc_load_quad_msrt_tgm(16, dst, ChMask::default(), LscAddrType::Flat, surface, u)
    ///
    /// // the sample that Ss has the number of, in a surface with several samples and layers
    /// lsc_load_quad_msrt.tgm (M1, 16) Pix:d32.xyzw bti(0x2)[Us,Vs,Rs,Ss]:a32
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What was read; with the null variable, memory is only fetched into the caches.
    /// - `ch_mask`: Which of four consecutive components an operation on quads accesses.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`addr_size`](Added::addr_size) (`a32`), [`data_size`](Added::data_size)
    /// (`d32`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:161`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_load_quad_msrt")]
    #[doc(alias = "lsc_load_quad_msrt.tgm")]
    #[track_caller]
    pub fn lsc_load_quad_msrt_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        ch_mask: ChMask,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
    ) -> Added<'_, LscTypedQuad> {
        let state = &mut self.state;
        let value = LscTypedQuad {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            ch_mask,
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            lsc_sub_op: LscTypedOp::LscLoadQuadMsrt,
            ch_mask_copy: ChMaskCopy::from_bits(ch_mask.bits()).unwrap_or_default(),
            ..default_lsc_typed_quad()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store_quad_msrt.tgm`: writes some components of a sample of a texel for each
    /// channel.
    ///
    /// ```text
    /// k.lsc_store_quad_msrt_tgm(16, LscAddrType::Flat, surface, u, src, ChMask::default())
    ///
    /// // the sample that Ss has the number of, in a surface with several samples and layers
    /// lsc_store_quad_msrt.tgm (M1, 16) surf(State)[Us,Vs,Rs,Ss]:a32 Red:d32.x
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `u`: First coordinate of each channel's texel.
    /// - `src`: What to write.
    /// - `ch_mask`: Which of four consecutive components an operation on quads accesses.
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`addr_size`](Added::addr_size) (`a32`), [`data_size`](Added::data_size)
    /// (`d32`), [`data_order`](Added::data_order) (`nontransposed`),
    /// [`surface_index`](Added::surface_index) (`0`), [`u_offset`](Added::u_offset) (`0`),
    /// [`v`](Added::v) (`null`), [`v_offset`](Added::v_offset) (`0`), [`r`](Added::r) (`null`),
    /// [`r_offset`](Added::r_offset) (`0`), [`lod`](Added::lod) (`null`).
    ///
    /// `specs/instructions/LSC_TYPED.md:162`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_store_quad_msrt")]
    #[doc(alias = "lsc_store_quad_msrt.tgm")]
    #[track_caller]
    pub fn lsc_store_quad_msrt_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        u: impl Into<Raw>,
        src: impl Into<Raw>,
        ch_mask: ChMask,
    ) -> Added<'_, LscTypedQuad> {
        let state = &mut self.state;
        let value = LscTypedQuad {
            exec_size: state.exec("exec_size", exec_size.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addrs_u: state.raw("u", u.into()),
            src1_data: state.raw("src", src.into()),
            ch_mask,
            lsc_sub_op: LscTypedOp::LscStoreQuadMsrt,
            ch_mask_copy: ChMaskCopy::from_bits(ch_mask.bits()).unwrap_or_default(),
            ..default_lsc_typed_quad()
        };

        Added::new(state, value)
    }

    /// Appends `lsc_load_block2d.tgm`: reads a rectangle of texels.
    ///
    /// ```text
    /// k.lsc_load_block2d_tgm(16, dst, TypedBlockShape { width: 1, height: 1 }, LscAddrType::Flat,
    ///     surface, TypedOrigin { x: x.into(), y: y.into() })
    /// lsc_load_block2d.tgm dst:1x1 flat(surface)[x,y]
    ///
    /// // 8 rows of 32 bytes at a corner given by two registers, read and written
    /// lsc_load_block2d.tgm Tile:32x8 bti(0x1)[X,Y]
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `dst`: What was read; with the null variable, memory is only fetched into the caches.
    /// - `typed_block_shape`: `width` and `height` of a [`TypedBlockShape`].
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `typed_origin`: `x` and `y` of a [`TypedOrigin`].
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`surface_index`](Added::surface_index) (`0`).
    ///
    /// `specs/instructions/LSC_TYPED.md:136`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_load_block2d")]
    #[doc(alias = "lsc_load_block2d.tgm")]
    #[track_caller]
    pub fn lsc_load_block2d_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        dst: impl Into<Raw>,
        typed_block_shape: TypedBlockShape,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        typed_origin: TypedOrigin,
    ) -> Added<'_, LscTypedBlock2d> {
        let state = &mut self.state;
        let value = LscTypedBlock2d {
            exec_size: state.exec("exec_size", exec_size.into()),
            dst_data: state.raw("dst", dst.into()),
            block_width: typed_block_shape.width,
            block_height: typed_block_shape.height,
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addr_x: state.src("typed_origin.x", typed_origin.x),
            src0_addr_y: state.src("typed_origin.y", typed_origin.y),
            lsc_sub_op: LscTypedOp::LscLoadBlock2d,
            predicate: Predicate::default(),
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            surface_index: 0,
            src0_offset_x: 0,
            src0_offset_y: 0,
            src1_data: RawOperand::default(),
        };

        Added::new(state, value)
    }

    /// Appends `lsc_store_block2d.tgm`: writes a rectangle of texels.
    ///
    /// ```text
    /// k.lsc_store_block2d_tgm(16, LscAddrType::Flat, surface, TypedOrigin { x: x.into(), y:
    ///     y.into() }, src, TypedBlockShape { width: 1, height: 1 })
    /// lsc_store_block2d.tgm flat(surface)[x,y] src:1x1
    ///
    /// // 8 rows of 32 bytes at a corner given by two registers, read and written
    /// lsc_store_block2d.tgm bti(0x1)[X,Y] Tile:32x8
    /// ```
    ///
    /// - `exec_size`: How many channels run.
    /// - `addr_type`: How the surface is given.
    /// - `surface`: The surface: index in the binding table, or offset or address of its state, as
    ///   `AddrType` says.
    /// - `typed_origin`: `x` and `y` of a [`TypedOrigin`].
    /// - `src`: What to write.
    /// - `typed_block_shape`: `width` and `height` of a [`TypedBlockShape`].
    ///
    /// Optional: [`pred`](Added::pred), [`caching_l1`](Added::caching_l1) (`default`),
    /// [`caching_l2`](Added::caching_l2) (`default`), [`caching_l3`](Added::caching_l3)
    /// (`default`), [`surface_index`](Added::surface_index) (`0`).
    ///
    /// `specs/instructions/LSC_TYPED.md:138`
    #[doc(alias = "lsc_typed")]
    #[doc(alias = "lsc_store_block2d")]
    #[doc(alias = "lsc_store_block2d.tgm")]
    #[track_caller]
    pub fn lsc_store_block2d_tgm(
        &mut self,
        exec_size: impl Into<Exec>,
        addr_type: LscAddrType,
        surface: impl Into<Src>,
        typed_origin: TypedOrigin,
        src: impl Into<Raw>,
        typed_block_shape: TypedBlockShape,
    ) -> Added<'_, LscTypedBlock2d> {
        let state = &mut self.state;
        let value = LscTypedBlock2d {
            exec_size: state.exec("exec_size", exec_size.into()),
            addr_type,
            surface: state.src("surface", surface.into()),
            src0_addr_x: state.src("typed_origin.x", typed_origin.x),
            src0_addr_y: state.src("typed_origin.y", typed_origin.y),
            src1_data: state.raw("src", src.into()),
            block_width: typed_block_shape.width,
            block_height: typed_block_shape.height,
            lsc_sub_op: LscTypedOp::LscStoreBlock2d,
            predicate: Predicate::default(),
            caching_l1: LscCaching::Default,
            caching_l2: LscCaching::Default,
            caching_l3: LscCaching::Default,
            surface_index: 0,
            dst_data: RawOperand::default(),
            src0_offset_x: 0,
            src0_offset_y: 0,
        };

        Added::new(state, value)
    }

    /// Appends `lsc_fence`: order accesses of the load and store unit.
    ///
    /// ```text
    /// k.lsc_fence(LscSfid::Ugm, LscFenceOp::None, LscScope::Group)
    /// lsc_fence.ugm.none.group
    ///
    /// // writes to shared local memory are visible to the group before a barrier
    /// lsc_fence.slm.none.group
    /// // drop what the caches hold of global memory, to see what other devices wrote
    /// lsc_fence.ugm.invalidate.gpus
    /// // hand results to the host
    /// lsc_fence.ugm.evict.sysrel
    /// ```
    ///
    /// - `sfid`: The unit whose accesses are waited for.
    /// - `lsc_fence_op`: What happens to the caches afterwards.
    /// - `lsc_scope`: Who must be able to observe the accesses.
    ///
    /// `specs/instructions/LSC_FENCE.md:1`
    #[track_caller]
    pub fn lsc_fence(
        &mut self,
        sfid: LscSfid,
        lsc_fence_op: LscFenceOp,
        lsc_scope: LscScope,
    ) -> Added<'_, LscFence> {
        let state = &mut self.state;
        let value = LscFence {
            lsc_sfid: sfid,
            lsc_fence_op,
            lsc_scope,
            exec_size: ExecControl(128),
            pred: Predicate::default(),
        };

        Added::new(state, value)
    }
}

/// Setters of the optional members of [`Dpasw`].
impl Added<'_, Dpasw> {
    /// Sets `systolic_depth`: systolic depth: how many steps add up into one result. The default is
    /// `8`.
    ///
    /// `specs/instructions/DPASW.md:69`
    #[allow(clippy::return_self_not_must_use)]
    pub fn systolic_depth(self, systolic_depth: u8) -> Self {
        self.with(|value| {
            value.sd = systolic_depth;
        })
    }
}

/// Setters of the optional members of [`OwordLd`].
impl Added<'_, OwordLd> {
    /// Sets `is_modified`: a hint without effect: a thread always reads what it wrote last. The
    /// assembler's `.mod` sets it to 1. The default is `0`.
    ///
    /// `specs/instructions/OWORD_LD.md:36`
    #[allow(clippy::return_self_not_must_use)]
    pub fn is_modified(self, is_modified: u8) -> Self {
        self.with(|value| {
            value.is_modified = is_modified;
        })
    }
}

/// Setters of the optional members of [`MediaLd`].
impl Added<'_, MediaLd> {
    /// Sets `plane`: which plane of a surface that keeps brightness and colours apart. The default
    /// is `0`.
    ///
    /// `specs/instructions/MEDIA_LD.md:35`
    #[allow(clippy::return_self_not_must_use)]
    pub fn plane(self, plane: u8) -> Self {
        self.with(|value| {
            value.plane = plane;
        })
    }
}

/// Setters of the optional members of [`MediaSt`].
impl Added<'_, MediaSt> {
    /// Sets `plane`: which plane of a surface that keeps brightness and colours apart. The default
    /// is `0`.
    ///
    /// `specs/instructions/MEDIA_ST.md:35`
    #[allow(clippy::return_self_not_must_use)]
    pub fn plane(self, plane: u8) -> Self {
        self.with(|value| {
            value.plane = plane;
        })
    }
}

/// Setters of the optional members of [`Gather`].
impl Added<'_, Gather> {
    /// Sets `is_modified`: a hint without effect: a thread always reads what it wrote last. The
    /// assembler's `.mod` sets it to 1. The default is `0`.
    ///
    /// `specs/instructions/GATHER.md:32`
    #[allow(clippy::return_self_not_must_use)]
    pub fn is_modified(self, is_modified: u8) -> Self {
        self.with(|value| {
            value.is_modified = is_modified;
        })
    }
}

/// Setters of the optional members of [`OwordLdUnaligned`].
impl Added<'_, OwordLdUnaligned> {
    /// Sets `is_modified`: a hint without effect: a thread always reads what it wrote last. The
    /// assembler's `.mod` sets it to 1. The default is `0`.
    ///
    /// `specs/instructions/OWORD_LD_UNALIGNED.md:36`
    #[allow(clippy::return_self_not_must_use)]
    pub fn is_modified(self, is_modified: u8) -> Self {
        self.with(|value| {
            value.is_modified = is_modified;
        })
    }
}

/// Setters of the optional members of [`SvmAtomic`].
impl Added<'_, SvmAtomic> {
    /// Sets `width`: size of the location. Operands of 16-bit operations keep their values in the
    /// low halves of dwords.
    ///
    /// `specs/fields.md:294`
    #[allow(clippy::return_self_not_must_use)]
    pub fn width(self, width: AtomicWidth) -> Self {
        self.with(|value| value.op = value.op.with_width(width))
    }
}

/// Setters of the optional members of [`Ifcall`].
impl Added<'_, Ifcall> {
    /// Sets `uniform`: all threads call the same function.
    ///
    /// `specs/instructions/IFCALL.md:31`
    #[allow(clippy::return_self_not_must_use)]
    pub fn uniform(self) -> Self {
        self.with(|value| value.modifiers = value.modifiers.with_uniform(true))
    }

    /// Sets `noreturn`: the function does not return.
    ///
    /// `specs/instructions/IFCALL.md:32`
    #[allow(clippy::return_self_not_must_use)]
    pub fn noreturn(self) -> Self {
        self.with(|value| value.modifiers = value.modifiers.with_noreturn(true))
    }
}

/// Setters of the optional members of [`Nbarrier`].
impl Added<'_, Nbarrier> {
    /// Sets `role`: what this thread is: 0 producer and consumer, 1 producer only, 2 consumer only.
    /// Null stands for the short form: 0, and as many producers as consumers. The default is
    /// `null`.
    ///
    /// `specs/instructions/NBARRIER.md:40`
    #[allow(clippy::return_self_not_must_use)]
    pub fn role(self, role: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.r#type = state.src("role", role.into());
        })
    }

    /// Sets `num_consumers`: how many threads consume. The default is `null`.
    ///
    /// `specs/instructions/NBARRIER.md:44`
    #[allow(clippy::return_self_not_must_use)]
    pub fn num_consumers(self, num_consumers: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.num_consumers = state.src("num_consumers", num_consumers.into());
        })
    }
}

/// Setters of the optional members of [`ThreeDSample`].
impl<'b> Added<'b, ThreeDSample<'b>> {
    /// Sets `pixel_null_mask`: also return which channels took data from a page that is not mapped.
    ///
    /// `specs/instructions/3D_SAMPLE.md:412`
    #[allow(clippy::return_self_not_must_use)]
    pub fn pixel_null_mask(self) -> Self {
        self.with(|value| value.op = value.op.with_pixel_null_mask(true))
    }

    /// Sets `cps`: compensate the level of detail for coarse pixel shading.
    ///
    /// `specs/instructions/3D_SAMPLE.md:413`
    #[allow(clippy::return_self_not_must_use)]
    pub fn cps(self) -> Self {
        self.with(|value| value.op = value.op.with_cps(true))
    }

    /// Sets `div_s`: the sampler may differ from thread to thread.
    ///
    /// `specs/instructions/3D_SAMPLE.md:414`
    #[allow(clippy::return_self_not_must_use)]
    pub fn div_s(self) -> Self {
        self.with(|value| value.op = value.op.with_div_s(true))
    }

    /// Sets `sampler_state`: the same for a sampler, in place of `Sampler`. The default is `null`.
    ///
    /// `specs/instructions/3D_SAMPLE.md:437`
    #[allow(clippy::return_self_not_must_use)]
    pub fn sampler_state(self, sampler_state: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.sampler_state = state.src("sampler_state", sampler_state.into());
        })
    }

    /// Sets `surface_state`: the address of a surface state, in place of `Surface`, where addresses
    /// of states take 64 bits: from XE3P\_CRI on. Absent or null, the surface is `Surface`. The
    /// default is `null`.
    ///
    /// `specs/instructions/3D_SAMPLE.md:443`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface_state(self, surface_state: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.surface_state = state.src("surface_state", surface_state.into());
        })
    }

    /// Sets `paired_surface`: a second surface for the message, where the hardware pairs two;
    /// normally null. The default is `null`.
    ///
    /// `specs/instructions/3D_SAMPLE.md:449`
    #[allow(clippy::return_self_not_must_use)]
    pub fn paired_surface(self, paired_surface: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.paired_surface = state.raw("paired_surface", paired_surface.into());
        })
    }
}

/// Setters of the optional members of [`ThreeDLoad`].
impl<'b> Added<'b, ThreeDLoad<'b>> {
    /// Sets `pixel_null_mask`: also return which channels took data from a page that is not mapped.
    ///
    /// `specs/instructions/3D_LOAD.md:116`
    #[allow(clippy::return_self_not_must_use)]
    pub fn pixel_null_mask(self) -> Self {
        self.with(|value| value.op = value.op.with_pixel_null_mask(true))
    }

    /// Sets `surface_state`: the address of a surface state, in place of `Surface`, where addresses
    /// of states take 64 bits: from XE3P\_CRI on. Absent or null, the surface is `Surface`. The
    /// default is `null`.
    ///
    /// `specs/instructions/3D_LOAD.md:138`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface_state(self, surface_state: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.surface_state = state.src("surface_state", surface_state.into());
        })
    }

    /// Sets `paired_surface`: a second surface for the message, where the hardware pairs two;
    /// normally null. The default is `null`.
    ///
    /// `specs/instructions/3D_LOAD.md:144`
    #[allow(clippy::return_self_not_must_use)]
    pub fn paired_surface(self, paired_surface: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.paired_surface = state.raw("paired_surface", paired_surface.into());
        })
    }
}

/// Setters of the optional members of [`ThreeDSample4`].
impl<'b> Added<'b, ThreeDSample4<'b>> {
    /// Sets `pixel_null_mask`: also return which channels took data from a page that is not mapped.
    ///
    /// `specs/instructions/3D_SAMPLE4.md:217`
    #[allow(clippy::return_self_not_must_use)]
    pub fn pixel_null_mask(self) -> Self {
        self.with(|value| value.op = value.op.with_pixel_null_mask(true))
    }

    /// Sets `sampler_state`: the same for a sampler, in place of `Sampler`. The default is `null`.
    ///
    /// `specs/instructions/3D_SAMPLE4.md:247`
    #[allow(clippy::return_self_not_must_use)]
    pub fn sampler_state(self, sampler_state: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.sampler_state = state.src("sampler_state", sampler_state.into());
        })
    }

    /// Sets `surface_state`: the address of a surface state, in place of `Surface`, where addresses
    /// of states take 64 bits: from XE3P\_CRI on. Absent or null, the surface is `Surface`. The
    /// default is `null`.
    ///
    /// `specs/instructions/3D_SAMPLE4.md:253`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface_state(self, surface_state: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.surface_state = state.src("surface_state", surface_state.into());
        })
    }

    /// Sets `paired_surface`: a second surface for the message, where the hardware pairs two;
    /// normally null. The default is `null`.
    ///
    /// `specs/instructions/3D_SAMPLE4.md:259`
    #[allow(clippy::return_self_not_must_use)]
    pub fn paired_surface(self, paired_surface: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.paired_surface = state.raw("paired_surface", paired_surface.into());
        })
    }
}

/// Setters of the optional members of [`Info`].
impl Added<'_, Info> {
    /// Sets `surface_state`: the address of a surface state, in place of `Surface`, where addresses
    /// of states take 64 bits: from XE3P\_CRI on. Absent or null, the surface is `Surface`. The
    /// default is `null`.
    ///
    /// `specs/instructions/INFO.md:55`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface_state(self, surface_state: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.surface_state = state.src("surface_state", surface_state.into());
        })
    }
}

/// Setters of the optional members of [`TypedAtomic`].
impl Added<'_, TypedAtomic> {
    /// Sets `width`: size of the location. Operands of 16-bit operations keep their values in the
    /// low halves of dwords.
    ///
    /// `specs/fields.md:294`
    #[allow(clippy::return_self_not_must_use)]
    pub fn width(self, width: AtomicWidth) -> Self {
        self.with(|value| value.op = value.op.with_width(width))
    }
}

/// Setters of the optional members of [`RawSends`].
impl Added<'_, RawSends> {
    /// Sets `eot`: end of thread: nothing of the thread runs after it.
    ///
    /// `specs/instructions/RAW_SENDS.md:36`
    #[allow(clippy::return_self_not_must_use)]
    pub fn eot(self) -> Self {
        self.with(|value| value.modifiers = value.modifiers.with_eot(true))
    }
}

/// Setters of the optional members of [`DwordAtomic`].
impl Added<'_, DwordAtomic> {
    /// Sets `width`: size of the location. Operands of 16-bit operations keep their values in the
    /// low halves of dwords.
    ///
    /// `specs/fields.md:294`
    #[allow(clippy::return_self_not_must_use)]
    pub fn width(self, width: AtomicWidth) -> Self {
        self.with(|value| value.op = value.op.with_width(width))
    }
}

/// Setters of the optional members of [`Dpas`].
impl Added<'_, Dpas> {
    /// Sets `systolic_depth`: systolic depth: how many steps add up into one result. The default is
    /// `8`.
    ///
    /// `specs/instructions/DPAS.md:67`
    #[allow(clippy::return_self_not_must_use)]
    pub fn systolic_depth(self, systolic_depth: u8) -> Self {
        self.with(|value| {
            value.sd = systolic_depth;
        })
    }
}

/// Setters of the optional members of [`LscUntypedAppend`].
impl Added<'_, LscUntypedAppend> {
    /// Sets `sfid`: the unit that carries out the access. The default is `ugm`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:261`
    #[allow(clippy::return_self_not_must_use)]
    pub fn sfid(self, sfid: LscSfid) -> Self {
        self.with(|value| {
            value.lsc_sfid = sfid;
        })
    }

    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:267`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:269`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:271`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `data_order`: how the data of the channels lie in the register. The default is
    /// `nontransposed`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:296`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_order(self, data_order: LscDataOrder) -> Self {
        self.with(|value| {
            value.data_order = data_order;
        })
    }

    /// Sets `elements`: how many consecutive data each address gives. The default is `"1 element"`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:298`
    #[allow(clippy::return_self_not_must_use)]
    pub fn elements(self, elements: LscDataElems) -> Self {
        self.with(|value| {
            value.data_elems_per_addr = elements;
            value.ch_mask = ChMask::from_bits(value.data_elems_per_addr.bits())
                .unwrap_or_default();
        })
    }
}

/// Setters of the optional members of [`LscUntypedVector`].
impl Added<'_, LscUntypedVector> {
    /// Sets `sfid`: the unit that carries out the access. The default is `ugm`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:261`
    #[allow(clippy::return_self_not_must_use)]
    pub fn sfid(self, sfid: LscSfid) -> Self {
        self.with(|value| {
            value.lsc_sfid = sfid;
        })
    }

    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:267`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:269`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:271`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `ov`: whether the first-level cache may fetch more of the neighbourhood than the load
    /// asks for. What is loaded is the same.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:275`
    #[allow(clippy::return_self_not_must_use)]
    pub fn ov(self) -> Self {
        self.with(|value| value.overfetch = value.overfetch.with_ov(true))
    }

    /// Sets `overfetch`: what else a load fetches. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:273`
    #[allow(clippy::return_self_not_must_use)]
    pub fn overfetch(self, overfetch: LscUntypedOverfetch) -> Self {
        self.with(|value| {
            value.overfetch = overfetch;
        })
    }

    /// Sets `addr_type`: what addresses are relative to. The default is `flat`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:286`
    #[allow(clippy::return_self_not_must_use)]
    pub fn addr_type(self, addr_type: LscAddrType) -> Self {
        self.with(|value| {
            value.addr_type = addr_type;
        })
    }

    /// Sets `scale`: factor of each address; 1 for none. Where the hardware has no such factor, the
    /// finalizer multiplies. The default is `1`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:288`
    #[allow(clippy::return_self_not_must_use)]
    pub fn scale(self, scale: u16) -> Self {
        self.with(|value| {
            value.addr_scale = scale;
        })
    }

    /// Sets `offset`: bytes added to each address after the factor. The default is `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:290`
    #[allow(clippy::return_self_not_must_use)]
    pub fn offset(self, offset: i32) -> Self {
        self.with(|value| {
            value.addr_imm_offset = offset;
        })
    }

    /// Sets `data_order`: how the data of the channels lie in the register. The default is
    /// `nontransposed`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:296`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_order(self, data_order: LscDataOrder) -> Self {
        self.with(|value| {
            value.data_order = data_order;
        })
    }

    /// Sets `elements`: how many consecutive data each address gives. The default is `"1 element"`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:298`
    #[allow(clippy::return_self_not_must_use)]
    pub fn elements(self, elements: LscDataElems) -> Self {
        self.with(|value| {
            value.data_elems_per_addr = elements;
            value.ch_mask = ChMask::from_bits(value.data_elems_per_addr.bits())
                .unwrap_or_default();
        })
    }

    /// Sets `surface`: the surface: index in the binding table, or offset or address of its state,
    /// as `AddrType` says. The number 0 for `flat` and `arg`; from XE3P\_CRI on for `flat` also
    /// another number or a variable with the address that the others are added to. The default is
    /// `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:318`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface(self, surface: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.surface = state.src("surface", surface.into());
        })
    }
}

/// Setters of the optional members of [`LscUntypedQuad`].
impl Added<'_, LscUntypedQuad> {
    /// Sets `sfid`: the unit that carries out the access. The default is `ugm`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:261`
    #[allow(clippy::return_self_not_must_use)]
    pub fn sfid(self, sfid: LscSfid) -> Self {
        self.with(|value| {
            value.lsc_sfid = sfid;
        })
    }

    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:267`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:269`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:271`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `ov`: whether the first-level cache may fetch more of the neighbourhood than the load
    /// asks for. What is loaded is the same.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:275`
    #[allow(clippy::return_self_not_must_use)]
    pub fn ov(self) -> Self {
        self.with(|value| value.overfetch = value.overfetch.with_ov(true))
    }

    /// Sets `overfetch`: what else a load fetches. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:273`
    #[allow(clippy::return_self_not_must_use)]
    pub fn overfetch(self, overfetch: LscUntypedOverfetch) -> Self {
        self.with(|value| {
            value.overfetch = overfetch;
        })
    }

    /// Sets `addr_type`: what addresses are relative to. The default is `flat`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:286`
    #[allow(clippy::return_self_not_must_use)]
    pub fn addr_type(self, addr_type: LscAddrType) -> Self {
        self.with(|value| {
            value.addr_type = addr_type;
        })
    }

    /// Sets `scale`: factor of each address; 1 for none. Where the hardware has no such factor, the
    /// finalizer multiplies. The default is `1`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:288`
    #[allow(clippy::return_self_not_must_use)]
    pub fn scale(self, scale: u16) -> Self {
        self.with(|value| {
            value.addr_scale = scale;
        })
    }

    /// Sets `offset`: bytes added to each address after the factor. The default is `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:290`
    #[allow(clippy::return_self_not_must_use)]
    pub fn offset(self, offset: i32) -> Self {
        self.with(|value| {
            value.addr_imm_offset = offset;
        })
    }

    /// Sets `data_order`: how the data of the channels lie in the register. The default is
    /// `nontransposed`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:296`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_order(self, data_order: LscDataOrder) -> Self {
        self.with(|value| {
            value.data_order = data_order;
        })
    }

    /// Sets `surface`: the surface: index in the binding table, or offset or address of its state,
    /// as `AddrType` says. The number 0 for `flat` and `arg`; from XE3P\_CRI on for `flat` also
    /// another number or a variable with the address that the others are added to. The default is
    /// `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:318`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface(self, surface: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.surface = state.src("surface", surface.into());
        })
    }
}

/// Setters of the optional members of [`LscUntypedBlock2d`].
impl Added<'_, LscUntypedBlock2d> {
    /// Sets `sfid`: the unit that carries out the access. The default is `ugm`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:261`
    #[allow(clippy::return_self_not_must_use)]
    pub fn sfid(self, sfid: LscSfid) -> Self {
        self.with(|value| {
            value.lsc_sfid = sfid;
        })
    }

    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:267`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:269`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:271`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `data_order`: how the data of the channels lie in the register. The default is
    /// `nontransposed`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:296`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_order(self, data_order: LscDataOrder) -> Self {
        self.with(|value| {
            value.data_order = data_order;
        })
    }

    /// Sets `blocks`: how many rectangles are read, side by side in the matrix: 1, 2 or 4. The
    /// default is `1`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:307`
    #[allow(clippy::return_self_not_must_use)]
    pub fn blocks(self, blocks: u8) -> Self {
        self.with(|value| {
            value.blocks = blocks;
        })
    }

    /// Sets `vnni`: whether data smaller than a dword are packed into dwords along columns, as
    /// matrix operations want their second operand. The default is `plain`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:313`
    #[allow(clippy::return_self_not_must_use)]
    pub fn vnni(self, vnni: LscUntypedVnni) -> Self {
        self.with(|value| {
            value.vnni = vnni;
        })
    }
}

/// Setters of the optional members of [`LscUntypedStrided`].
impl Added<'_, LscUntypedStrided> {
    /// Sets `sfid`: the unit that carries out the access. The default is `ugm`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:261`
    #[allow(clippy::return_self_not_must_use)]
    pub fn sfid(self, sfid: LscSfid) -> Self {
        self.with(|value| {
            value.lsc_sfid = sfid;
        })
    }

    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:267`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:269`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:271`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `addr_type`: what addresses are relative to. The default is `flat`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:286`
    #[allow(clippy::return_self_not_must_use)]
    pub fn addr_type(self, addr_type: LscAddrType) -> Self {
        self.with(|value| {
            value.addr_type = addr_type;
        })
    }

    /// Sets `scale`: factor of each address; 1 for none. Where the hardware has no such factor, the
    /// finalizer multiplies. The default is `1`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:288`
    #[allow(clippy::return_self_not_must_use)]
    pub fn scale(self, scale: u16) -> Self {
        self.with(|value| {
            value.addr_scale = scale;
        })
    }

    /// Sets `offset`: bytes added to each address after the factor. The default is `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:290`
    #[allow(clippy::return_self_not_must_use)]
    pub fn offset(self, offset: i32) -> Self {
        self.with(|value| {
            value.addr_imm_offset = offset;
        })
    }

    /// Sets `data_order`: how the data of the channels lie in the register. The default is
    /// `nontransposed`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:296`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_order(self, data_order: LscDataOrder) -> Self {
        self.with(|value| {
            value.data_order = data_order;
        })
    }

    /// Sets `elements`: how many consecutive data each address gives. The default is `"1 element"`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:298`
    #[allow(clippy::return_self_not_must_use)]
    pub fn elements(self, elements: LscDataElems) -> Self {
        self.with(|value| {
            value.data_elems_per_addr = elements;
        })
    }

    /// Sets `ch_mask`: which of four consecutive components an operation on quads accesses. In
    /// other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no
    /// effect. The default is `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:305`
    #[allow(clippy::return_self_not_must_use)]
    pub fn ch_mask(self, ch_mask: ChMask) -> Self {
        self.with(|value| {
            value.ch_mask = ch_mask;
        })
    }

    /// Sets `surface`: the surface: index in the binding table, or offset or address of its state,
    /// as `AddrType` says. The number 0 for `flat` and `arg`; from XE3P\_CRI on for `flat` also
    /// another number or a variable with the address that the others are added to. The default is
    /// `0`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:318`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface(self, surface: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.surface = state.src("surface", surface.into());
        })
    }
}

/// Setters of the optional members of [`LscUntypedControl`].
impl Added<'_, LscUntypedControl> {
    /// Sets `sfid`: the unit that carries out the access. The default is `ugm`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:261`
    #[allow(clippy::return_self_not_must_use)]
    pub fn sfid(self, sfid: LscSfid) -> Self {
        self.with(|value| {
            value.lsc_sfid = sfid;
        })
    }

    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:267`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:269`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:271`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `cache_operation`: what becomes of a line. The default is `reset`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:278`
    #[allow(clippy::return_self_not_must_use)]
    pub fn cache_operation(self, cache_operation: LscUntypedCacheOperation) -> Self {
        self.with(|value| {
            value.cache_operation = cache_operation;
        })
    }

    /// Sets `cache_size`: how much memory at each address is meant. The default is `line`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:282`
    #[allow(clippy::return_self_not_must_use)]
    pub fn cache_size(self, cache_size: LscUntypedCacheSize) -> Self {
        self.with(|value| {
            value.cache_size = cache_size;
        })
    }

    /// Sets `addr_type`: what addresses are relative to. The default is `flat`.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:286`
    #[allow(clippy::return_self_not_must_use)]
    pub fn addr_type(self, addr_type: LscAddrType) -> Self {
        self.with(|value| {
            value.addr_type = addr_type;
        })
    }
}

/// Setters of the optional members of [`LscTypedVector`].
impl Added<'_, LscTypedVector> {
    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:169`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:171`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:173`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `msaa`: the fourth coordinate of an atomic operation is the number of the sample.
    ///
    /// `specs/instructions/LSC_TYPED.md:177`
    #[allow(clippy::return_self_not_must_use)]
    pub fn msaa(self) -> Self {
        self.with(|value| value.samples = value.samples.with_msaa(true))
    }

    /// Sets `samples`: whether the surface has several samples for a texel. Absent, it is 0. The
    /// default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:175`
    #[allow(clippy::return_self_not_must_use)]
    pub fn samples(self, samples: LscTypedSamples) -> Self {
        self.with(|value| {
            value.samples = samples;
        })
    }

    /// Sets `addr_size`: size of each address. The default is `a32`.
    ///
    /// `specs/instructions/LSC_TYPED.md:187`
    #[allow(clippy::return_self_not_must_use)]
    pub fn addr_size(self, addr_size: LscAddrSize) -> Self {
        self.with(|value| {
            value.addr_size = addr_size;
        })
    }

    /// Sets `data_size`: size of a datum in memory and in the register. All spellings of a size are
    /// read. The default is `d32`.
    ///
    /// `specs/instructions/LSC_TYPED.md:189`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_size(self, data_size: LscDataSize) -> Self {
        self.with(|value| {
            value.data_size = data_size;
        })
    }

    /// Sets `data_order`: how the data of the channels lie in the register. The default depends on
    /// the operation.
    ///
    /// `specs/instructions/LSC_TYPED.md:191`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_order(self, data_order: LscDataOrder) -> Self {
        self.with(|value| {
            value.data_order = data_order;
        })
    }

    /// Sets `elements`: how many consecutive data each address gives. The default depends on the
    /// operation.
    ///
    /// `specs/instructions/LSC_TYPED.md:193`
    #[allow(clippy::return_self_not_must_use)]
    pub fn elements(self, elements: LscDataElems) -> Self {
        self.with(|value| {
            value.data_elems_per_addr = elements;
            value.ch_mask = ChMask::from_bits(value.data_elems_per_addr.bits())
                .unwrap_or_default();
        })
    }

    /// Sets `surface_index`: number of a surface state after the one that `Surface` selects; 0 is
    /// that one itself. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:208`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface_index(self, surface_index: u32) -> Self {
        self.with(|value| {
            value.surface_index = surface_index;
        })
    }

    /// Sets `u_offset`: added to the first coordinate. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:214`
    #[allow(clippy::return_self_not_must_use)]
    pub fn u_offset(self, u_offset: i32) -> Self {
        self.with(|value| {
            value.src0_offset_u = u_offset;
        })
    }

    /// Sets `v`: second coordinate; null for surfaces without one. The default is `null`.
    ///
    /// `specs/instructions/LSC_TYPED.md:216`
    #[allow(clippy::return_self_not_must_use)]
    pub fn v(self, v: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.src0_addrs_v = state.raw("v", v.into());
        })
    }

    /// Sets `v_offset`: added to the second coordinate. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:218`
    #[allow(clippy::return_self_not_must_use)]
    pub fn v_offset(self, v_offset: i32) -> Self {
        self.with(|value| {
            value.src0_offset_v = v_offset;
        })
    }

    /// Sets `r`: third coordinate, or index into an array; null for surfaces without one. The
    /// default is `null`.
    ///
    /// `specs/instructions/LSC_TYPED.md:220`
    #[allow(clippy::return_self_not_must_use)]
    pub fn r(self, r: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.src0_addrs_r = state.raw("r", r.into());
        })
    }

    /// Sets `r_offset`: added to the third coordinate. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:222`
    #[allow(clippy::return_self_not_must_use)]
    pub fn r_offset(self, r_offset: i32) -> Self {
        self.with(|value| {
            value.src0_offset_r = r_offset;
        })
    }

    /// Sets `lod`: mip level; null for the first. Where samples are accessed, the number of the
    /// sample. The default is `null`.
    ///
    /// `specs/instructions/LSC_TYPED.md:224`
    #[allow(clippy::return_self_not_must_use)]
    pub fn lod(self, lod: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.src0_addrs_lod = state.raw("lod", lod.into());
        })
    }
}

/// Setters of the optional members of [`LscTypedQuad`].
impl Added<'_, LscTypedQuad> {
    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:169`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:171`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:173`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `addr_size`: size of each address. The default is `a32`.
    ///
    /// `specs/instructions/LSC_TYPED.md:187`
    #[allow(clippy::return_self_not_must_use)]
    pub fn addr_size(self, addr_size: LscAddrSize) -> Self {
        self.with(|value| {
            value.addr_size = addr_size;
        })
    }

    /// Sets `data_size`: size of a datum in memory and in the register. All spellings of a size are
    /// read. The default is `d32`.
    ///
    /// `specs/instructions/LSC_TYPED.md:189`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_size(self, data_size: LscDataSize) -> Self {
        self.with(|value| {
            value.data_size = data_size;
        })
    }

    /// Sets `data_order`: how the data of the channels lie in the register. The default is
    /// `nontransposed`.
    ///
    /// `specs/instructions/LSC_TYPED.md:191`
    #[allow(clippy::return_self_not_must_use)]
    pub fn data_order(self, data_order: LscDataOrder) -> Self {
        self.with(|value| {
            value.data_order = data_order;
        })
    }

    /// Sets `surface_index`: number of a surface state after the one that `Surface` selects; 0 is
    /// that one itself. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:208`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface_index(self, surface_index: u32) -> Self {
        self.with(|value| {
            value.surface_index = surface_index;
        })
    }

    /// Sets `u_offset`: added to the first coordinate. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:214`
    #[allow(clippy::return_self_not_must_use)]
    pub fn u_offset(self, u_offset: i32) -> Self {
        self.with(|value| {
            value.src0_offset_u = u_offset;
        })
    }

    /// Sets `v`: second coordinate; null for surfaces without one. The default is `null`.
    ///
    /// `specs/instructions/LSC_TYPED.md:216`
    #[allow(clippy::return_self_not_must_use)]
    pub fn v(self, v: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.src0_addrs_v = state.raw("v", v.into());
        })
    }

    /// Sets `v_offset`: added to the second coordinate. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:218`
    #[allow(clippy::return_self_not_must_use)]
    pub fn v_offset(self, v_offset: i32) -> Self {
        self.with(|value| {
            value.src0_offset_v = v_offset;
        })
    }

    /// Sets `r`: third coordinate, or index into an array; null for surfaces without one. The
    /// default is `null`.
    ///
    /// `specs/instructions/LSC_TYPED.md:220`
    #[allow(clippy::return_self_not_must_use)]
    pub fn r(self, r: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.src0_addrs_r = state.raw("r", r.into());
        })
    }

    /// Sets `r_offset`: added to the third coordinate. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:222`
    #[allow(clippy::return_self_not_must_use)]
    pub fn r_offset(self, r_offset: i32) -> Self {
        self.with(|value| {
            value.src0_offset_r = r_offset;
        })
    }

    /// Sets `lod`: mip level; null for the first. Where samples are accessed, the number of the
    /// sample. The default is `null`.
    ///
    /// `specs/instructions/LSC_TYPED.md:224`
    #[allow(clippy::return_self_not_must_use)]
    pub fn lod(self, lod: impl Into<Raw>) -> Self {
        self.set(|state, value| {
            value.src0_addrs_lod = state.raw("lod", lod.into());
        })
    }
}

/// Setters of the optional members of [`LscTypedBlock2d`].
impl Added<'_, LscTypedBlock2d> {
    /// Sets `caching_l1`: what the first-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:169`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l1(self, caching_l1: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l1 = caching_l1;
        })
    }

    /// Sets `caching_l2`: what the second-level cache does, where there is one of its own: from
    /// XE3P\_CRI on. Absent, it has the default. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:171`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l2(self, caching_l2: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l2 = caching_l2;
        })
    }

    /// Sets `caching_l3`: what the third-level cache does. The default is `default`.
    ///
    /// `specs/instructions/LSC_TYPED.md:173`
    #[allow(clippy::return_self_not_must_use)]
    pub fn caching_l3(self, caching_l3: LscCaching) -> Self {
        self.with(|value| {
            value.caching_l3 = caching_l3;
        })
    }

    /// Sets `surface_index`: number of a surface state after the one that `Surface` selects; 0 is
    /// that one itself. Absent, it is 0. The default is `0`.
    ///
    /// `specs/instructions/LSC_TYPED.md:208`
    #[allow(clippy::return_self_not_must_use)]
    pub fn surface_index(self, surface_index: u32) -> Self {
        self.with(|value| {
            value.surface_index = surface_index;
        })
    }
}

/// Setters of the optional members of [`RawSendg`].
impl Added<'_, RawSendg> {
    /// Sets `eot`: end of thread: nothing of the thread runs after it.
    ///
    /// `specs/instructions/RAW_SENDG.md:41`
    #[allow(clippy::return_self_not_must_use)]
    pub fn eot(self) -> Self {
        self.with(|value| value.modifiers = value.modifiers.with_eot(true))
    }

    /// Sets `ind0`: a further descriptor, such as the address of a surface state; the null variable
    /// for none. The default is `null`.
    ///
    /// `specs/instructions/RAW_SENDG.md:62`
    #[allow(clippy::return_self_not_must_use)]
    pub fn ind0(self, ind0: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.ind0 = state.src("ind0", ind0.into());
        })
    }

    /// Sets `ind1`: a second one; the null variable for none. The default is `null`.
    ///
    /// `specs/instructions/RAW_SENDG.md:64`
    #[allow(clippy::return_self_not_must_use)]
    pub fn ind1(self, ind1: impl Into<Src>) -> Self {
        self.set(|state, value| {
            value.ind1 = state.src("ind1", ind1.into());
        })
    }
}

/// Setters of the optional members of [`Bdpas`].
impl Added<'_, Bdpas> {
    /// Sets `systolic_depth`: systolic depth: how many steps add up into one result. The default is
    /// `8`.
    ///
    /// `specs/instructions/BDPAS.md:51`
    #[allow(clippy::return_self_not_must_use)]
    pub fn systolic_depth(self, systolic_depth: u8) -> Self {
        self.with(|value| {
            value.sd = systolic_depth;
        })
    }
}

/// Returns a [`SvmAtomic`] with the values that most methods give to its members.
fn default_svm_atomic() -> SvmAtomic {
    SvmAtomic {
        exec_size: ExecControl::default(),
        pred: Predicate::default(),
        op: AtomicControl::default().with_op(AtomicOp::Add),
        addresses: RawOperand::default(),
        src0: RawOperand::default(),
        src1: RawOperand::default(),
        dst: RawOperand::default(),
    }
}

/// Returns a [`ThreeDSample`] with the values that most methods give to its members.
fn default_three_d_sample() -> ThreeDSample<'static> {
    ThreeDSample {
        op: ThreeDSampleOp::default().with_op(SampleOp::Sample),
        exec_size: ExecControl::default(),
        pred: Predicate::default(),
        channels: ColourChannels::default(),
        aoffimmi: VecOperand::default(),
        sampler: 0,
        sampler_state: VecOperand::default(),
        sampler_index: 0,
        surface: 0,
        surface_state: VecOperand::default(),
        surface_index: 0,
        dst: RawOperand::default(),
        paired_surface: RawOperand::default(),
        params: List::EMPTY,
    }
}

/// Returns a [`ThreeDLoad`] with the values that most methods give to its members.
fn default_three_d_load() -> ThreeDLoad<'static> {
    ThreeDLoad {
        op: ThreeDLoadOp::default().with_op(LoadOp::Ld),
        exec_size: ExecControl::default(),
        pred: Predicate::default(),
        channels: ColourChannels::default(),
        aoffimmi: VecOperand::default(),
        surface: 0,
        surface_state: VecOperand::default(),
        surface_index: 0,
        dst: RawOperand::default(),
        paired_surface: RawOperand::default(),
        params: List::EMPTY,
    }
}

/// Returns a [`ThreeDSample4`] with the values that most methods give to its members.
fn default_three_d_sample4() -> ThreeDSample4<'static> {
    ThreeDSample4 {
        op: ThreeDSample4Op::default().with_op(GatherOp::Gather4),
        exec_size: ExecControl::default(),
        pred: Predicate::default(),
        src_channel: ColourChannel::R,
        aoffimmi: VecOperand::default(),
        sampler: 0,
        sampler_state: VecOperand::default(),
        sampler_index: 0,
        surface: 0,
        surface_state: VecOperand::default(),
        surface_index: 0,
        dst: RawOperand::default(),
        paired_surface: RawOperand::default(),
        params: List::EMPTY,
    }
}

/// Returns a [`TypedAtomic`] with the values that most methods give to its members.
fn default_typed_atomic() -> TypedAtomic {
    TypedAtomic {
        op: AtomicControl::default().with_op(AtomicOp::Add),
        exec_size: ExecControl::default(),
        pred: Predicate::default(),
        surface: 0,
        u: RawOperand::default(),
        v: RawOperand::default(),
        r: RawOperand::default(),
        lod: RawOperand::default(),
        src0: RawOperand::default(),
        src1: RawOperand::default(),
        dst: RawOperand::default(),
    }
}

/// Returns a [`DwordAtomic`] with the values that most methods give to its members.
fn default_dword_atomic() -> DwordAtomic {
    DwordAtomic {
        op: AtomicControl::default().with_op(AtomicOp::Add),
        exec_size: ExecControl::default(),
        pred: Predicate::default(),
        surface: 0,
        element_offset: RawOperand::default(),
        src0: RawOperand::default(),
        src1: RawOperand::default(),
        dst: RawOperand::default(),
    }
}

/// Returns a [`LscUntypedAppend`] with the values that most methods give to its members.
fn default_lsc_untyped_append() -> LscUntypedAppend {
    LscUntypedAppend {
        lsc_sub_op: LscUntypedOp::LscApndctrAtomicAdd,
        exec_size: ExecControl::default(),
        pred: Predicate::default(),
        lsc_sfid: LscSfid::Ugm,
        caching_l1: LscCaching::Default,
        caching_l2: LscCaching::Default,
        caching_l3: LscCaching::Default,
        addr_type: LscAddrType::Flat,
        data_size: LscDataSize::D8,
        data_order: LscDataOrder::Nontransposed,
        data_elems_per_addr: LscDataElems::Element1,
        ch_mask: ChMask::default(),
        surface: VecOperand::default(),
        surface_index: 0,
        dst_data: RawOperand::default(),
        src0_data: RawOperand::default(),
    }
}

/// Returns a [`LscUntypedVector`] with the values that most methods give to its members.
fn default_lsc_untyped_vector() -> LscUntypedVector {
    LscUntypedVector {
        lsc_sub_op: LscUntypedOp::LscLoad,
        exec_size: ExecControl::default(),
        pred: Predicate::default(),
        lsc_sfid: LscSfid::Ugm,
        caching_l1: LscCaching::Default,
        caching_l2: LscCaching::Default,
        caching_l3: LscCaching::Default,
        overfetch: LscUntypedOverfetch(0),
        addr_type: LscAddrType::Flat,
        addr_scale: 1,
        addr_imm_offset: 0,
        addr_size: LscAddrSize::A16,
        data_size: LscDataSize::D8,
        data_order: LscDataOrder::Nontransposed,
        data_elems_per_addr: LscDataElems::Element1,
        ch_mask: ChMask::default(),
        surface: dword(0u32),
        surface_index: 0,
        dst_data: RawOperand::default(),
        src0_addrs: RawOperand::default(),
        src1_data: RawOperand::default(),
        src2_data: RawOperand::default(),
    }
}

/// Returns a [`LscTypedVector`] with the values that most methods give to its members.
fn default_lsc_typed_vector() -> LscTypedVector {
    LscTypedVector {
        lsc_sub_op: LscTypedOp::LscAtomicIinc,
        exec_size: ExecControl::default(),
        predicate: Predicate::default(),
        caching_l1: LscCaching::Default,
        caching_l2: LscCaching::Default,
        caching_l3: LscCaching::Default,
        samples: LscTypedSamples::default(),
        addr_type: LscAddrType::Flat,
        addr_size: LscAddrSize::A32,
        data_size: LscDataSize::D32,
        data_order: LscDataOrder::Nontransposed,
        data_elems_per_addr: LscDataElems::Element1,
        ch_mask: ChMask::default(),
        surface: VecOperand::default(),
        surface_index: 0,
        dst_data: RawOperand::default(),
        src0_addrs_u: RawOperand::default(),
        src0_offset_u: 0,
        src0_addrs_v: RawOperand::default(),
        src0_offset_v: 0,
        src0_addrs_r: RawOperand::default(),
        src0_offset_r: 0,
        src0_addrs_lod: RawOperand::default(),
        src1_data: RawOperand::default(),
        src2_data: RawOperand::default(),
    }
}

/// Returns a [`LscTypedQuad`] with the values that most methods give to its members.
fn default_lsc_typed_quad() -> LscTypedQuad {
    LscTypedQuad {
        lsc_sub_op: LscTypedOp::LscLoadQuad,
        exec_size: ExecControl::default(),
        predicate: Predicate::default(),
        caching_l1: LscCaching::Default,
        caching_l2: LscCaching::Default,
        caching_l3: LscCaching::Default,
        addr_type: LscAddrType::Flat,
        addr_size: LscAddrSize::A32,
        data_size: LscDataSize::D32,
        data_order: LscDataOrder::Nontransposed,
        ch_mask_copy: ChMaskCopy::default(),
        ch_mask: ChMask::default(),
        surface: VecOperand::default(),
        surface_index: 0,
        dst_data: RawOperand::default(),
        src0_addrs_u: RawOperand::default(),
        src0_offset_u: 0,
        src0_addrs_v: RawOperand::default(),
        src0_offset_v: 0,
        src0_addrs_r: RawOperand::default(),
        src0_offset_r: 0,
        src0_addrs_lod: RawOperand::default(),
        src1_data: RawOperand::default(),
        src2_data: RawOperand::default(),
    }
}

macro_rules! capability {
    ($name:ident $method:ident $member_type:ident $format:ty, $member:ident) => {
        impl $name for $format { fn $method (& mut self) -> & mut $member_type { & mut
        self. $member } }
    };
}

capability! {
    Predicated predicate Predicate Add, pred
}

capability! {
    Masked exec ExecControl Add, exec_size
}

capability! {
    Saturating result VecOperand Add, dst
}

capability! {
    Predicated predicate Predicate Avg, pred
}

capability! {
    Masked exec ExecControl Avg, exec_size
}

capability! {
    Saturating result VecOperand Avg, dst
}

capability! {
    Predicated predicate Predicate Div, pred
}

capability! {
    Masked exec ExecControl Div, exec_size
}

capability! {
    Saturating result VecOperand Div, dst
}

capability! {
    Predicated predicate Predicate Dp2, pred
}

capability! {
    Masked exec ExecControl Dp2, exec_size
}

capability! {
    Saturating result VecOperand Dp2, dst
}

capability! {
    Predicated predicate Predicate Dp3, pred
}

capability! {
    Masked exec ExecControl Dp3, exec_size
}

capability! {
    Saturating result VecOperand Dp3, dst
}

capability! {
    Predicated predicate Predicate Dp4, pred
}

capability! {
    Masked exec ExecControl Dp4, exec_size
}

capability! {
    Saturating result VecOperand Dp4, dst
}

capability! {
    Predicated predicate Predicate Dph, pred
}

capability! {
    Masked exec ExecControl Dph, exec_size
}

capability! {
    Saturating result VecOperand Dph, dst
}

capability! {
    Predicated predicate Predicate Exp, pred
}

capability! {
    Masked exec ExecControl Exp, exec_size
}

capability! {
    Saturating result VecOperand Exp, dst
}

capability! {
    Predicated predicate Predicate Frc, pred
}

capability! {
    Masked exec ExecControl Frc, exec_size
}

capability! {
    Predicated predicate Predicate Line, pred
}

capability! {
    Masked exec ExecControl Line, exec_size
}

capability! {
    Saturating result VecOperand Line, dst
}

capability! {
    Predicated predicate Predicate Log, pred
}

capability! {
    Masked exec ExecControl Log, exec_size
}

capability! {
    Saturating result VecOperand Log, dst
}

capability! {
    Predicated predicate Predicate Mad, pred
}

capability! {
    Masked exec ExecControl Mad, exec_size
}

capability! {
    Saturating result VecOperand Mad, dst
}

capability! {
    Predicated predicate Predicate Mulh, pred
}

capability! {
    Masked exec ExecControl Mulh, exec_size
}

capability! {
    Predicated predicate Predicate Lrp, pred
}

capability! {
    Masked exec ExecControl Lrp, exec_size
}

capability! {
    Saturating result VecOperand Lrp, dst
}

capability! {
    Predicated predicate Predicate Mod, pred
}

capability! {
    Masked exec ExecControl Mod, exec_size
}

capability! {
    Predicated predicate Predicate Mul, pred
}

capability! {
    Masked exec ExecControl Mul, exec_size
}

capability! {
    Saturating result VecOperand Mul, dst
}

capability! {
    Predicated predicate Predicate Pow, pred
}

capability! {
    Masked exec ExecControl Pow, exec_size
}

capability! {
    Saturating result VecOperand Pow, dst
}

capability! {
    Predicated predicate Predicate Rndd, pred
}

capability! {
    Masked exec ExecControl Rndd, exec_size
}

capability! {
    Saturating result VecOperand Rndd, dst
}

capability! {
    Predicated predicate Predicate Rndu, pred
}

capability! {
    Masked exec ExecControl Rndu, exec_size
}

capability! {
    Saturating result VecOperand Rndu, dst
}

capability! {
    Predicated predicate Predicate Rnde, pred
}

capability! {
    Masked exec ExecControl Rnde, exec_size
}

capability! {
    Saturating result VecOperand Rnde, dst
}

capability! {
    Predicated predicate Predicate Rndz, pred
}

capability! {
    Masked exec ExecControl Rndz, exec_size
}

capability! {
    Saturating result VecOperand Rndz, dst
}

capability! {
    Predicated predicate Predicate Sad2, pred
}

capability! {
    Masked exec ExecControl Sad2, exec_size
}

capability! {
    Saturating result VecOperand Sad2, dst
}

capability! {
    Predicated predicate Predicate Sin, pred
}

capability! {
    Masked exec ExecControl Sin, exec_size
}

capability! {
    Saturating result VecOperand Sin, dst
}

capability! {
    Predicated predicate Predicate Cos, pred
}

capability! {
    Masked exec ExecControl Cos, exec_size
}

capability! {
    Saturating result VecOperand Cos, dst
}

capability! {
    Predicated predicate Predicate Sqrt, pred
}

capability! {
    Masked exec ExecControl Sqrt, exec_size
}

capability! {
    Saturating result VecOperand Sqrt, dst
}

capability! {
    Predicated predicate Predicate Rsqrt, pred
}

capability! {
    Masked exec ExecControl Rsqrt, exec_size
}

capability! {
    Saturating result VecOperand Rsqrt, dst
}

capability! {
    Predicated predicate Predicate Inv, pred
}

capability! {
    Masked exec ExecControl Inv, exec_size
}

capability! {
    Saturating result VecOperand Inv, dst
}

capability! {
    Masked exec ExecControl Dpasw, exec_size
}

capability! {
    Masked exec ExecControl Fcvt, exec_size
}

capability! {
    Saturating result VecOperand Fcvt, dst
}

capability! {
    Masked exec ExecControl Srnd, exec_size
}

capability! {
    Saturating result VecOperand Srnd, dst
}

capability! {
    Predicated predicate Predicate Lzd, pred
}

capability! {
    Masked exec ExecControl Lzd, exec_size
}

capability! {
    Predicated predicate Predicate And, pred
}

capability! {
    Masked exec ExecControl And, exec_size
}

capability! {
    Predicated predicate Predicate Or, pred
}

capability! {
    Masked exec ExecControl Or, exec_size
}

capability! {
    Predicated predicate Predicate Xor, pred
}

capability! {
    Masked exec ExecControl Xor, exec_size
}

capability! {
    Predicated predicate Predicate Not, pred
}

capability! {
    Masked exec ExecControl Not, exec_size
}

capability! {
    Predicated predicate Predicate Shl, pred
}

capability! {
    Masked exec ExecControl Shl, exec_size
}

capability! {
    Saturating result VecOperand Shl, dst
}

capability! {
    Predicated predicate Predicate Shr, pred
}

capability! {
    Masked exec ExecControl Shr, exec_size
}

capability! {
    Saturating result VecOperand Shr, dst
}

capability! {
    Predicated predicate Predicate Asr, pred
}

capability! {
    Masked exec ExecControl Asr, exec_size
}

capability! {
    Saturating result VecOperand Asr, dst
}

capability! {
    Predicated predicate Predicate Cbit, pred
}

capability! {
    Masked exec ExecControl Cbit, exec_size
}

capability! {
    Masked exec ExecControl AddrAdd, exec_size
}

capability! {
    Predicated predicate Predicate Mov, pred
}

capability! {
    Masked exec ExecControl Mov, exec_size
}

capability! {
    Saturating result VecOperand Mov, dst
}

capability! {
    Predicated predicate Predicate Sel, pred
}

capability! {
    Masked exec ExecControl Sel, exec_size
}

capability! {
    Saturating result VecOperand Sel, dst
}

capability! {
    Masked exec ExecControl Setp, exec_size
}

capability! {
    Masked exec ExecControl Cmp, exec_size
}

capability! {
    Masked exec ExecControl Movs, exec_size
}

capability! {
    Predicated predicate Predicate Fbl, pred
}

capability! {
    Masked exec ExecControl Fbl, exec_size
}

capability! {
    Predicated predicate Predicate Fbh, pred
}

capability! {
    Masked exec ExecControl Fbh, exec_size
}

capability! {
    Predicated predicate Predicate Jmp, pred
}

capability! {
    Masked exec ExecControl Jmp, exec_size
}

capability! {
    Predicated predicate Predicate Call, pred
}

capability! {
    Masked exec ExecControl Call, exec_size
}

capability! {
    Predicated predicate Predicate Fccall, pred
}

capability! {
    Masked exec ExecControl Fccall, exec_size
}

capability! {
    Predicated predicate Predicate Ret, pred
}

capability! {
    Masked exec ExecControl Ret, exec_size
}

capability! {
    Masked exec ExecControl MinMax, exec_size
}

capability! {
    Saturating result VecOperand MinMax, dst
}

capability! {
    Predicated predicate Predicate Bfe, pred
}

capability! {
    Masked exec ExecControl Bfe, exec_size
}

capability! {
    Predicated predicate Predicate Bfi, pred
}

capability! {
    Masked exec ExecControl Bfi, exec_size
}

capability! {
    Predicated predicate Predicate Bfrev, pred
}

capability! {
    Masked exec ExecControl Bfrev, exec_size
}

capability! {
    Predicated predicate Predicate Addc, pred
}

capability! {
    Masked exec ExecControl Addc, exec_size
}

capability! {
    Predicated predicate Predicate Subb, pred
}

capability! {
    Masked exec ExecControl Subb, exec_size
}

capability! {
    Saturating result VecOperand Subb, dst
}

capability! {
    Predicated predicate Predicate Gather4Typed, pred
}

capability! {
    Masked exec ExecControl Gather4Typed, exec_size
}

capability! {
    Predicated predicate Predicate Scatter4Typed, pred
}

capability! {
    Masked exec ExecControl Scatter4Typed, exec_size
}

capability! {
    Predicated predicate Predicate SvmGather, pred
}

capability! {
    Masked exec ExecControl SvmGather, exec_size
}

capability! {
    Predicated predicate Predicate SvmScatter, pred
}

capability! {
    Masked exec ExecControl SvmScatter, exec_size
}

capability! {
    Predicated predicate Predicate SvmAtomic, pred
}

capability! {
    Masked exec ExecControl SvmAtomic, exec_size
}

capability! {
    Predicated predicate Predicate SvmGather4Scaled, pred
}

capability! {
    Masked exec ExecControl SvmGather4Scaled, exec_size
}

capability! {
    Predicated predicate Predicate SvmScatter4Scaled, pred
}

capability! {
    Masked exec ExecControl SvmScatter4Scaled, exec_size
}

capability! {
    Predicated predicate Predicate Ifcall, pred
}

capability! {
    Masked exec ExecControl Ifcall, exec_size
}

capability! {
    Predicated predicate Predicate RawSend, pred
}

capability! {
    Masked exec ExecControl RawSend, exec_size
}

capability! {
    Predicated predicate Predicate Fcall, pred
}

capability! {
    Masked exec ExecControl Fcall, exec_size
}

capability! {
    Predicated predicate Predicate Fret, pred
}

capability! {
    Masked exec ExecControl Fret, exec_size
}

capability! {
    Masked exec ExecControl Switchjmp < '_ >, exec_size
}

capability! {
    Predicated predicate Predicate Sad2add, pred
}

capability! {
    Masked exec ExecControl Sad2add, exec_size
}

capability! {
    Saturating result VecOperand Sad2add, dst
}

capability! {
    Predicated predicate Predicate Pln, pred
}

capability! {
    Masked exec ExecControl Pln, exec_size
}

capability! {
    Saturating result VecOperand Pln, dst
}

capability! {
    Predicated predicate Predicate Goto, pred
}

capability! {
    Masked exec ExecControl Goto, exec_size
}

capability! {
    Predicated predicate Predicate ThreeDSample < '_ >, pred
}

capability! {
    Masked exec ExecControl ThreeDSample < '_ >, exec_size
}

capability! {
    Predicated predicate Predicate ThreeDLoad < '_ >, pred
}

capability! {
    Masked exec ExecControl ThreeDLoad < '_ >, exec_size
}

capability! {
    Predicated predicate Predicate ThreeDSample4 < '_ >, pred
}

capability! {
    Masked exec ExecControl ThreeDSample4 < '_ >, exec_size
}

capability! {
    Masked exec ExecControl Info, exec_size
}

capability! {
    Predicated predicate Predicate RtWrite, pred
}

capability! {
    Masked exec ExecControl RtWrite, exec_size
}

capability! {
    Predicated predicate Predicate UrbWrite, pred
}

capability! {
    Masked exec ExecControl UrbWrite, exec_size
}

capability! {
    Predicated predicate Predicate TypedAtomic, pred
}

capability! {
    Masked exec ExecControl TypedAtomic, exec_size
}

capability! {
    Predicated predicate Predicate Gather4Scaled, pred
}

capability! {
    Masked exec ExecControl Gather4Scaled, exec_size
}

capability! {
    Predicated predicate Predicate Scatter4Scaled, pred
}

capability! {
    Masked exec ExecControl Scatter4Scaled, exec_size
}

capability! {
    Predicated predicate Predicate GatherScaled, pred
}

capability! {
    Masked exec ExecControl GatherScaled, exec_size
}

capability! {
    Predicated predicate Predicate ScatterScaled, pred
}

capability! {
    Masked exec ExecControl ScatterScaled, exec_size
}

capability! {
    Predicated predicate Predicate RawSends, pred
}

capability! {
    Masked exec ExecControl RawSends, exec_size
}

capability! {
    Predicated predicate Predicate DwordAtomic, pred
}

capability! {
    Masked exec ExecControl DwordAtomic, exec_size
}

capability! {
    Predicated predicate Predicate Sqrtm, pred
}

capability! {
    Masked exec ExecControl Sqrtm, exec_size
}

capability! {
    Saturating result VecOperand Sqrtm, dst
}

capability! {
    Predicated predicate Predicate Divm, pred
}

capability! {
    Masked exec ExecControl Divm, exec_size
}

capability! {
    Saturating result VecOperand Divm, dst
}

capability! {
    Predicated predicate Predicate Rol, pred
}

capability! {
    Masked exec ExecControl Rol, exec_size
}

capability! {
    Predicated predicate Predicate Ror, pred
}

capability! {
    Masked exec ExecControl Ror, exec_size
}

capability! {
    Predicated predicate Predicate Dp4a, pred
}

capability! {
    Masked exec ExecControl Dp4a, exec_size
}

capability! {
    Saturating result VecOperand Dp4a, dst
}

capability! {
    Masked exec ExecControl Dpas, exec_size
}

capability! {
    Predicated predicate Predicate Add3, pred
}

capability! {
    Masked exec ExecControl Add3, exec_size
}

capability! {
    Saturating result VecOperand Add3, dst
}

capability! {
    Predicated predicate Predicate Bfn, pred
}

capability! {
    Masked exec ExecControl Bfn, exec_size
}

capability! {
    Predicated predicate Predicate QwGather, pred
}

capability! {
    Masked exec ExecControl QwGather, exec_size
}

capability! {
    Predicated predicate Predicate QwScatter, pred
}

capability! {
    Masked exec ExecControl QwScatter, exec_size
}

capability! {
    Predicated predicate Predicate LscUntypedAppend, pred
}

capability! {
    Masked exec ExecControl LscUntypedAppend, exec_size
}

capability! {
    Predicated predicate Predicate LscUntypedVector, pred
}

capability! {
    Masked exec ExecControl LscUntypedVector, exec_size
}

capability! {
    Predicated predicate Predicate LscUntypedQuad, pred
}

capability! {
    Masked exec ExecControl LscUntypedQuad, exec_size
}

capability! {
    Predicated predicate Predicate LscUntypedBlock2d, pred
}

capability! {
    Masked exec ExecControl LscUntypedBlock2d, exec_size
}

capability! {
    Predicated predicate Predicate LscUntypedStrided, pred
}

capability! {
    Masked exec ExecControl LscUntypedStrided, exec_size
}

capability! {
    Predicated predicate Predicate LscUntypedControl, pred
}

capability! {
    Masked exec ExecControl LscUntypedControl, exec_size
}

capability! {
    Predicated predicate Predicate LscTypedVector, predicate
}

capability! {
    Masked exec ExecControl LscTypedVector, exec_size
}

capability! {
    Predicated predicate Predicate LscTypedQuad, predicate
}

capability! {
    Masked exec ExecControl LscTypedQuad, exec_size
}

capability! {
    Predicated predicate Predicate LscTypedBlock2d, predicate
}

capability! {
    Masked exec ExecControl LscTypedBlock2d, exec_size
}

capability! {
    Predicated predicate Predicate RtRead, pred
}

capability! {
    Masked exec ExecControl RtRead, exec_size
}

capability! {
    Predicated predicate Predicate Madw, pred
}

capability! {
    Masked exec ExecControl Madw, exec_size
}

capability! {
    Predicated predicate Predicate Add3o, pred
}

capability! {
    Masked exec ExecControl Add3o, exec_size
}

capability! {
    Predicated predicate Predicate RawSendg, pred
}

capability! {
    Masked exec ExecControl RawSendg, exec_size
}

capability! {
    Predicated predicate Predicate ShflIdx4, pred
}

capability! {
    Masked exec ExecControl ShflIdx4, exec_size
}

capability! {
    Predicated predicate Predicate Tanh, pred
}

capability! {
    Masked exec ExecControl Tanh, exec_size
}

capability! {
    Saturating result VecOperand Tanh, dst
}

capability! {
    Predicated predicate Predicate Sigm, pred
}

capability! {
    Masked exec ExecControl Sigm, exec_size
}

capability! {
    Saturating result VecOperand Sigm, dst
}

capability! {
    Predicated predicate Predicate Lfsr, pred
}

capability! {
    Masked exec ExecControl Lfsr, exec_size
}

capability! {
    Masked exec ExecControl Bdpas, exec_size
}

capability! {
    Predicated predicate Predicate Dnscl, pred
}

capability! {
    Masked exec ExecControl Dnscl, exec_size
}

capability! {
    Predicated predicate Predicate Invm, pred
}

capability! {
    Masked exec ExecControl Invm, exec_size
}

capability! {
    Predicated predicate Predicate Rsqtm, pred
}

capability! {
    Masked exec ExecControl Rsqtm, exec_size
}

impl From<openvisa_isa::Target> for AttributeValue<'_> {
    fn from(value: openvisa_isa::Target) -> Self {
        Self::from(value.bits() as i32)
    }
}
