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
/// # Arithmetic
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let [dst, src0, src1] = ["dst", "src0", "src1"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.add(ExecControl::default(), dst, src0, src1);
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
    /// Appends `add`: addition.
    ///
    /// ```text
    /// k.add(ExecControl::default(), dst, src0, src1)
    /// add[.sat] (<Exec_size>) <Dst> <Src0> <Src1>
    /// ```
    ///
    /// - `exec_size`: Channels.
    /// - `dst`: The sum.
    /// - `src0`: First summand.
    /// - `src1`: Second summand.
    ///
    /// Optional: [`sat`](Added::sat).
    ///
    /// `specs/instructions/ADD.md:1`
    #[track_caller]
    pub fn add(
        &mut self,
        exec_size: ExecControl,
        dst: impl Into<Dst>,
        src0: impl Into<Src>,
        src1: impl Into<Src>,
    ) -> Added<'_, Add> {
        let state = &mut self.state;
        let value = Add {
            exec_size,
            dst: state.dst("dst", dst.into()),
            src0: state.src("src0", src0.into()),
            src1: state.src("src1", src1.into()),
        };

        Added::new(state, value)
    }
}

/// # Memory
///
/// ```
/// # use openvisa::builder::*;
/// # #[allow(unused_imports)]
/// # use openvisa::isa::{DataType, bit_fields::*, enums::*};
/// let mut k = Builder::kernel("k");
/// # let [dst, num_list] = ["dst", "num_list"]
/// #     .map(|name| k.declare(general(name, DataType::D, 16)));
/// k.load_plain(dst, [num_list]);
/// k.load_scaled(dst, [num_list]);
/// k.svm_read(dst); // svm_read dst.0
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
/// #     "svm_read dst.0",
/// # ];
/// # assert_eq!(code.len(), expected.len(), "{code:#?}");
/// # for (line, expected) in code.iter().zip(expected) {
/// #     assert!(expected.is_empty() || line == expected, "{line}, not {expected}");
/// # }
/// # }
/// ```
impl Builder {
    /// Appends `load`: load.
    ///
    /// ```text
    /// k.load_plain(dst, [num_list])
    /// load.<Op> [<Scale>] <Dst> (<Address...>)
    /// ```
    ///
    /// - `dst`: What was read.
    /// - `num_list`: The addresses.
    ///
    /// `specs/instructions/LOAD.md:13`
    #[doc(alias = "load")]
    #[track_caller]
    pub fn load_plain(
        &mut self,
        dst: impl Into<Raw>,
        num_list: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, LoadPlain<'_>> {
        let Self { state, lists } = self;
        let value = LoadPlain {
            dst: state.raw("dst", dst.into()),
            num_list: state
                .raws("num_list", num_list.into_iter().map(Into::into), lists),
            op: LoadOp::Plain,
        };

        Added::new(state, value)
    }

    /// Appends `load`: load.
    ///
    /// ```text
    /// k.load_scaled(dst, [num_list])
    /// load.<Op> [<Scale>] <Dst> (<Address...>)
    /// ```
    ///
    /// - `dst`: What was read.
    /// - `num_list`: The addresses.
    ///
    /// Optional: [`scale`](Added::scale) (`1`).
    ///
    /// `specs/instructions/LOAD.md:21`
    #[doc(alias = "load")]
    #[track_caller]
    pub fn load_scaled(
        &mut self,
        dst: impl Into<Raw>,
        num_list: impl IntoIterator<Item = impl Into<Raw>>,
    ) -> Added<'_, LoadScaled<'_>> {
        let Self { state, lists } = self;
        let value = LoadScaled {
            dst: state.raw("dst", dst.into()),
            num_list: state
                .raws("num_list", num_list.into_iter().map(Into::into), lists),
            op: LoadOp::Scaled,
            scale: 1,
        };

        Added::new(state, value)
    }

    /// Appends `svm_read`: read of shared memory.
    ///
    /// ```text
    /// k.svm_read(dst)
    /// svm_read dst.0
    /// ```
    ///
    /// - `dst`: What was read.
    ///
    /// `specs/instructions/SVM_READ.md:1`
    #[track_caller]
    pub fn svm_read(&mut self, dst: impl Into<Raw>) -> Added<'_, SvmRead> {
        let state = &mut self.state;
        let value = SvmRead {
            dst: state.raw("dst", dst.into()),
        };

        Added::new(state, value)
    }
}

/// Setters of the optional members of [`LoadScaled`].
impl<'b> Added<'b, LoadScaled<'b>> {
    /// Sets `scale`: factor. The default is `1`.
    ///
    /// `specs/instructions/LOAD.md:40`
    #[allow(clippy::return_self_not_must_use)]
    pub fn scale(self, scale: u16) -> Self {
        self.with(|value| {
            value.scale = scale;
        })
    }
}

macro_rules! capability {
    ($name:ident $method:ident $member_type:ident $format:ty, $member:ident) => {
        impl $name for $format { fn $method (& mut self) -> & mut $member_type { & mut
        self. $member } }
    };
}

capability! {
    Saturating result VecOperand Add, dst
}

impl From<openvisa_isa::Width> for AttributeValue<'_> {
    fn from(value: openvisa_isa::Width) -> Self {
        Self::from(value.bits() as i32)
    }
}
