//! Dispatch of non-element-wise instructions to their implementation, and the list of unimplemented
//! ones.
//!
//! For example, `barrier` signals the group and returns a wait condition to the scheduler.

use crate::bytecode::{Branch, ScalarOp};
use crate::interp::context::{ExecContext, Flow};
use crate::memory::fence::FenceEffect;
use crate::semantics::cross_lane::Dot;
use crate::trap::Fault;
use openvisa_isa::enums::{NbarrierMode, SbarrierMode};
use openvisa_isa::instructions::*;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::semantics::InstructionSemantics;
use openvisa_isa::{Inst, InstKind};

/// Generates the methods of unimplemented instructions, and the list of them.
macro_rules! unimplemented_instructions {
    ($($method:ident: $rust:ty => $kind:ident;)*) => {
        /// The instructions without semantics. Executing one is an error that names it. Other
        /// layouts of the same instruction may have semantics.
        pub const UNIMPLEMENTED: &[(&str, InstKind)] = &[$((stringify!($method), InstKind::$kind)),*];

        macro_rules! unimplemented_methods {
            () => {
                $(fn $method(&mut self, _: &$rust) -> Result<Flow, Fault> {
                    Err(Fault::Unimplemented(InstKind::$kind))
                })*
            };
        }
    };
}

unimplemented_instructions! {
    sample_unorm: SampleUnorm => SampleUnorm;
    avs: Avs => Avs;
    va_convolve: VaConvolve => Va;
    va_min_max: VaMinMax => Va;
    va_min_max_filter: VaMinMaxFilter => Va;
    va_morphology: VaMorphology => Va;
    va_bool_centroid: VaBoolCentroid => Va;
    va_centroid: VaCentroid => Va;
    va_skl_plus_convolve1d: VaSklPlusConvolve1D => VaSklPlus;
    va_skl_plus_convolve1_pixel: VaSklPlusConvolve1Pixel => VaSklPlus;
    va_skl_plus_flood_fill: VaSklPlusFloodFill => VaSklPlus;
    va_skl_plus_lbp_creation: VaSklPlusLbpCreation => VaSklPlus;
    va_skl_plus_lbp_correlation: VaSklPlusLbpCorrelation => VaSklPlus;
    va_skl_plus_correlation_search: VaSklPlusCorrelationSearch => VaSklPlus;
    va_skl_plus_hdc_convolve2d: VaSklPlusHdcConvolve2D => VaSklPlus;
    va_skl_plus_hdc_min_max_filter: VaSklPlusHdcMinMaxFilter => VaSklPlus;
    va_skl_plus_hdc_morphology: VaSklPlusHdcMorphology => VaSklPlus;
    va_skl_plus_hdc_lbp_correlation: VaSklPlusHdcLbpCorrelation => VaSklPlus;
    va_skl_plus_hdc_lbp_creation: VaSklPlusHdcLbpCreation => VaSklPlus;
    va_skl_plus_hdc_convolve1d: VaSklPlusHdcConvolve1D => VaSklPlus;
    va_skl_plus_hdc_convolve1_pixel: VaSklPlusHdcConvolve1Pixel => VaSklPlus;
    vme_ime: VmeIme => VmeIme;
    vme_sic: VmeSic => VmeSic;
    vme_fbr: VmeFbr => VmeFbr;
    vme_idm: VmeIdm => VmeIdm;
    raw_send: RawSend => RawSend;
    rt_write: RtWrite => RtWrite;
    rt_read: RtRead => RtRead;
    urb_write: UrbWrite => UrbWrite;
    raw_sends: RawSends => RawSends;
    raw_sendg: RawSendg => RawSendg;
    bdpas: Bdpas => Bdpas;
    dnscl: Dnscl => Dnscl;
}

/// Generates the methods of the instructions that are lowered to memory operations. One that is
/// invalid comes here.
macro_rules! memory_methods {
    ($($method:ident: $rust:ident;)*) => {
        $(fn $method(&mut self, i: &$rust) -> Result<Flow, Fault> {
            if let Some(access) = self.site().lower(&Inst::$rust(*i))? {
                self.access(&access)?;
            }
            Ok(Flow::Next)
        })*
    };
}

/// Generates the methods of the instructions that functions of other modules execute.
macro_rules! forwarding_methods {
    ($($method:ident: $rust:ty => $function:ident;)*) => {
        $(fn $method(&mut self, i: &$rust) -> Result<Flow, Fault> {
            self.$function(i)
        })*
    };
}

impl InstructionSemantics for ExecContext<'_> {
    type Output = Flow;
    type Error = Fault;

    unimplemented_methods!();

    memory_methods! {
        oword_ld: OwordLd;
        oword_ld_unaligned: OwordLdUnaligned;
        oword_st: OwordSt;
        gather: Gather;
        scatter: Scatter;
        gather_scaled: GatherScaled;
        scatter_scaled: ScatterScaled;
        gather4_scaled: Gather4Scaled;
        scatter4_scaled: Scatter4Scaled;
        svm_gather4_scaled: SvmGather4Scaled;
        svm_scatter4_scaled: SvmScatter4Scaled;
        qw_gather: QwGather;
        qw_scatter: QwScatter;
        svm_block_ld: SvmBlockLd;
        svm_block_st: SvmBlockSt;
        svm_gather: SvmGather;
        svm_scatter: SvmScatter;
        svm_atomic: SvmAtomic;
        dword_atomic: DwordAtomic;
        lsc_untyped_vector: LscUntypedVector;
        lsc_untyped_quad: LscUntypedQuad;
        lsc_untyped_strided: LscUntypedStrided;
    }

    forwarding_methods! {
        dpas: Dpas => systolic;
        dpasw: Dpasw => systolic_pair;
        addr_add: AddrAdd => do_addr_add;
        setp: Setp => do_setp;
        lfsr: Lfsr => do_lfsr;
        shfl_idx4: ShflIdx4 => do_lookup;
        movs: Movs => do_movs;
        jmp: Jmp => do_jmp;
        switchjmp: Switchjmp<'_> => do_switch;
        media_ld: MediaLd => load_media;
        media_st: MediaSt => store_media;
        sample: Sample => sample_older;
        load: Load => load_older;
        three_d_sample: ThreeDSample<'_> => sample_filtered;
        three_d_load: ThreeDLoad<'_> => load_texels;
        three_d_sample4: ThreeDSample4<'_> => sample_four;
        info: Info => surface_info;
        typed_atomic: TypedAtomic => typed_atomics;
        lsc_typed_vector: LscTypedVector => typed_vector;
        lsc_typed_quad: LscTypedQuad => typed_quad;
        lsc_typed_block2d: LscTypedBlock2d => typed_block;
        lsc_untyped_append: LscUntypedAppend => do_append;
        lsc_untyped_block2d: LscUntypedBlock2d => lsc_block2d;
    }

    fn dp2(&mut self, i: &Dp2) -> Result<Flow, Fault> {
        self.dot_product(Dot::Two, i.exec_size, i.pred, &i.dst, &i.src0, &i.src1)
    }

    fn dp3(&mut self, i: &Dp3) -> Result<Flow, Fault> {
        self.dot_product(Dot::Three, i.exec_size, i.pred, &i.dst, &i.src0, &i.src1)
    }

    fn dp4(&mut self, i: &Dp4) -> Result<Flow, Fault> {
        self.dot_product(Dot::Four, i.exec_size, i.pred, &i.dst, &i.src0, &i.src1)
    }

    fn dph(&mut self, i: &Dph) -> Result<Flow, Fault> {
        self.dot_product(Dot::Homogeneous, i.exec_size, i.pred, &i.dst, &i.src0, &i.src1)
    }

    fn line(&mut self, i: &Line) -> Result<Flow, Fault> {
        self.do_line(i.exec_size, i.pred, &i.dst, &i.src0, &i.src1)
    }

    fn pln(&mut self, i: &Pln) -> Result<Flow, Fault> {
        self.do_plane(i.exec_size, i.pred, &i.dst, &i.src0, &i.src1)
    }

    fn sad2(&mut self, i: &Sad2) -> Result<Flow, Fault> {
        self.sum_abs_differences(i.exec_size, i.pred, &i.dst, [&i.src0, &i.src1], None)
    }

    fn sad2add(&mut self, i: &Sad2add) -> Result<Flow, Fault> {
        self.sum_abs_differences(i.exec_size, i.pred, &i.dst, [&i.src0, &i.src1], Some(&i.src2))
    }

    fn madw(&mut self, i: &Madw) -> Result<Flow, Fault> {
        self.do_madw(i.exec_size, i.pred, &i.dst, [&i.src0, &i.src1, &i.src2])
    }

    fn goto(&mut self, i: &Goto) -> Result<Flow, Fault> {
        self.branch(Branch::new(i))
    }

    fn call(&mut self, i: &Call) -> Result<Flow, Fault> {
        self.do_call(i.exec_size, i.pred, i.label.bits())
    }

    fn fccall(&mut self, i: &Fccall) -> Result<Flow, Fault> {
        self.do_call(i.exec_size, i.pred, i.label.bits())
    }

    fn ret(&mut self, i: &Ret) -> Result<Flow, Fault> {
        Ok(self.do_return(i.exec_size, i.pred))
    }

    fn fret(&mut self, i: &Fret) -> Result<Flow, Fault> {
        Ok(self.do_return(i.exec_size, i.pred))
    }

    fn fcall(&mut self, i: &Fcall) -> Result<Flow, Fault> {
        let function = self.find_function(i.func_id.bits())?;
        self.do_function(i.exec_size, i.pred, function)
    }

    fn ifcall(&mut self, i: &Ifcall) -> Result<Flow, Fault> {
        // Without an enabled channel, the address may be that of no function.
        let Some(mask) = self.executing_lanes(i.exec_size, i.pred) else { return Ok(Flow::Next) };
        let address = self.checked_scalar(&i.func_addr)?;
        let function = self.bound.function_at(address);
        let function = function.ok_or_else(|| Fault::Invalid(format!("there is no function at {address:#x}")))?;
        self.call_function(function, mask)
    }

    fn faddr(&mut self, i: &Faddr) -> Result<Flow, Fault> {
        let address = self.symbol_address(i.func_id.bits())?;
        self.set_elements(&i.dst, 1, 1, |_| address)?;
        Ok(Flow::Next)
    }

    fn barrier(&mut self, _: &Barrier) -> Result<Flow, Fault> {
        self.signal_group();
        Ok(self.wait_group())
    }

    fn sbarrier(&mut self, i: &Sbarrier) -> Result<Flow, Fault> {
        if i.mode == SbarrierMode::Signal {
            self.signal_group();
            return Ok(Flow::Next);
        }
        Ok(self.wait_group())
    }

    fn nbarrier(&mut self, i: &Nbarrier) -> Result<Flow, Fault> {
        let id = self.checked_scalar(&i.id)? as u32;
        if i.mode == NbarrierMode::Wait {
            return Ok(self.wait_named(id));
        }
        let null = matches!(i.r#type, VecOperand::General { id: 0, .. });
        let producers = self.checked_scalar(&i.num_producers)? as u32;
        let (role, consumers) = match null {
            true => (0, producers),
            false => (self.checked_scalar(&i.r#type)? as u32, self.checked_scalar(&i.num_consumers)? as u32),
        };
        self.signal_named(id, role, producers, consumers)?;
        Ok(Flow::Next)
    }

    fn fence(&mut self, i: &Fence) -> Result<Flow, Fault> {
        Ok(self.step(ScalarOp::of_fence(i)))
    }

    fn cache_flush(&mut self, _: &CacheFlush) -> Result<Flow, Fault> {
        Ok(self.step(ScalarOp::Fence(FenceEffect::GLOBAL)))
    }

    fn lsc_fence(&mut self, i: &LscFence) -> Result<Flow, Fault> {
        Ok(self.step(ScalarOp::of_lsc_fence(i)))
    }

    // The threads of a group never wait for threads of other groups.
    fn wait(&mut self, _: &Wait) -> Result<Flow, Fault> {
        Ok(Flow::Next)
    }

    fn gather4_typed(&mut self, i: &Gather4Typed) -> Result<Flow, Fault> {
        let at = [&i.u, &i.v, &i.r, &i.lod];
        self.access_typed(i.exec_size, i.pred, i.channels, i.surface.bits(), at, &i.dst, false)
    }

    fn scatter4_typed(&mut self, i: &Scatter4Typed) -> Result<Flow, Fault> {
        let at = [&i.u, &i.v, &i.r, &i.lod];
        self.access_typed(i.exec_size, i.pred, i.channels, i.surface.bits(), at, &i.src, true)
    }

    fn lsc_untyped_control(&mut self, _: &LscUntypedControl) -> Result<Flow, Fault> {
        // There are no simulated caches: stores go to memory immediately.
        Ok(Flow::Next)
    }
}
