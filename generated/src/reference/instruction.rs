// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Programs that run once for an instruction.
#![allow(unused_imports, unused_assignments, unused_mut, unused_variables, clippy::all)]
use super::functions;
use super::primitives::*;
use crate::bit_fields::*;
use crate::enums::*;
use crate::instructions::*;
use crate::operands::{RawOperand, VecOperand};
use crate::types::DataType;

/// `DP2`: dot product of vectors of two. `specs/instructions/DP2.md:16`
pub fn dp2<M: Primitives>(machine: &M, inst: &Dp2) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/DP2.md:17
    for g in Number::range(0, machine.channels()? / 4) {
        machine.local("g", g);
        machine.statement(18); // specs/instructions/DP2.md:18
        let i = 4 * g;
        machine.local("i", i);
        machine.statement(19); // specs/instructions/DP2.md:19
        let sum = machine.load(inst.src0, i)? * machine.load(inst.src1, i)? + machine.load(inst.src0, i + 1)? * machine.load(inst.src1, i + 1)?;
        machine.local("sum", sum);
        machine.statement(20); // specs/instructions/DP2.md:20
        for k in Number::range(i, i + 4) {
            machine.local("k", k);
            machine.statement(21); // specs/instructions/DP2.md:21
            if machine.enabled(k)? {
                machine.statement(22); // specs/instructions/DP2.md:22
                machine.store(inst.dst, k, machine.saturate(sum)?)?;
            }
        }
    }
    Ok(())
}

/// `DP3`: dot product of vectors of three. `specs/instructions/DP3.md:16`
pub fn dp3<M: Primitives>(machine: &M, inst: &Dp3) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/DP3.md:17
    for g in Number::range(0, machine.channels()? / 4) {
        machine.local("g", g);
        machine.statement(18); // specs/instructions/DP3.md:18
        let i = 4 * g;
        machine.local("i", i);
        machine.statement(19); // specs/instructions/DP3.md:19
        let sum = machine.load(inst.src0, i)? * machine.load(inst.src1, i)? + machine.load(inst.src0, i + 1)? * machine.load(inst.src1, i + 1)? + machine.load(inst.src0, i + 2)? * machine.load(inst.src1, i + 2)?;
        machine.local("sum", sum);
        machine.statement(20); // specs/instructions/DP3.md:20
        for k in Number::range(i, i + 4) {
            machine.local("k", k);
            machine.statement(21); // specs/instructions/DP3.md:21
            if machine.enabled(k)? {
                machine.statement(22); // specs/instructions/DP3.md:22
                machine.store(inst.dst, k, machine.saturate(sum)?)?;
            }
        }
    }
    Ok(())
}

/// `DP4`: dot product of vectors of four. `specs/instructions/DP4.md:16`
pub fn dp4<M: Primitives>(machine: &M, inst: &Dp4) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/DP4.md:17
    for g in Number::range(0, machine.channels()? / 4) {
        machine.local("g", g);
        machine.statement(18); // specs/instructions/DP4.md:18
        let i = 4 * g;
        machine.local("i", i);
        machine.statement(19); // specs/instructions/DP4.md:19
        let sum = machine.load(inst.src0, i)? * machine.load(inst.src1, i)? + machine.load(inst.src0, i + 1)? * machine.load(inst.src1, i + 1)? + machine.load(inst.src0, i + 2)? * machine.load(inst.src1, i + 2)? + machine.load(inst.src0, i + 3)? * machine.load(inst.src1, i + 3)?;
        machine.local("sum", sum);
        machine.statement(20); // specs/instructions/DP4.md:20
        for k in Number::range(i, i + 4) {
            machine.local("k", k);
            machine.statement(21); // specs/instructions/DP4.md:21
            if machine.enabled(k)? {
                machine.statement(22); // specs/instructions/DP4.md:22
                machine.store(inst.dst, k, machine.saturate(sum)?)?;
            }
        }
    }
    Ok(())
}

/// `DPH`: homogeneous dot product. `specs/instructions/DPH.md:16`
pub fn dph<M: Primitives>(machine: &M, inst: &Dph) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/DPH.md:17
    for g in Number::range(0, machine.channels()? / 4) {
        machine.local("g", g);
        machine.statement(18); // specs/instructions/DPH.md:18
        let i = 4 * g;
        machine.local("i", i);
        machine.statement(19); // specs/instructions/DPH.md:19
        let sum = machine.load(inst.src0, i)? * machine.load(inst.src1, i)? + machine.load(inst.src0, i + 1)? * machine.load(inst.src1, i + 1)? + machine.load(inst.src0, i + 2)? * machine.load(inst.src1, i + 2)? + machine.load(inst.src1, i + 3)?;
        machine.local("sum", sum);
        machine.statement(20); // specs/instructions/DPH.md:20
        for k in Number::range(i, i + 4) {
            machine.local("k", k);
            machine.statement(21); // specs/instructions/DPH.md:21
            if machine.enabled(k)? {
                machine.statement(22); // specs/instructions/DPH.md:22
                machine.store(inst.dst, k, machine.saturate(sum)?)?;
            }
        }
    }
    Ok(())
}

/// `LINE`: line equation. `specs/instructions/LINE.md:16`
pub fn line<M: Primitives>(machine: &M, inst: &Line) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/LINE.md:16
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(17); // specs/instructions/LINE.md:17
        if machine.enabled(i)? {
            machine.statement(18); // specs/instructions/LINE.md:18
            machine.store(inst.dst, i, machine.saturate(machine.consecutive(inst.src0, 0)? * machine.load(inst.src1, i)? + machine.consecutive(inst.src0, 3)?)?)?;
        }
    }
    Ok(())
}

/// `SAD2`: sum of two absolute differences. `specs/instructions/SAD2.md:16`
pub fn sad2<M: Primitives>(machine: &M, inst: &Sad2) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/SAD2.md:17
    for k in Number::range(0, machine.channels()? / 2) {
        machine.local("k", k);
        machine.statement(18); // specs/instructions/SAD2.md:18
        let i = 2 * k;
        machine.local("i", i);
        machine.statement(19); // specs/instructions/SAD2.md:19
        if machine.enabled(i)? {
            machine.statement(20); // specs/instructions/SAD2.md:20
            machine.store(inst.dst, i, machine.saturate(machine.abs(machine.load(inst.src0, i)? - machine.load(inst.src1, i)?)? + machine.abs(machine.load(inst.src0, i + 1)? - machine.load(inst.src1, i + 1)?)?)?)?;
            machine.statement(21); // specs/instructions/SAD2.md:21
            machine.store(inst.dst, i + 1, machine.undefined()?)?;
        }
    }
    Ok(())
}

/// `DPASW`: systolic dot product over a pair of execution units. `specs/instructions/DPASW.md:17`
pub fn dpasw<M: Primitives>(machine: &M, inst: &Dpasw) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/DPASW.md:17
    let w_bits = machine.precision_bits(Code::of(inst.w))?;
    machine.local("w_bits", w_bits);
    machine.statement(18); // specs/instructions/DPASW.md:18
    let a_bits = machine.precision_bits(Code::of(inst.a))?;
    machine.local("a_bits", a_bits);
    machine.statement(19); // specs/instructions/DPASW.md:19
    let widest = machine.max(w_bits, a_bits)?;
    machine.local("widest", widest);
    machine.statement(20); // specs/instructions/DPASW.md:20
    let ops = if widest < 8 { Number::from(8) } else { 32 / widest };
    machine.local("ops", ops);
    machine.statement(21); // specs/instructions/DPASW.md:21
    let reuse = 32 / (ops * w_bits);
    machine.local("reuse", reuse);
    machine.statement(22); // specs/instructions/DPASW.md:22
    let n = machine.channels()?;
    machine.local("n", n);
    machine.statement(24); // specs/instructions/DPASW.md:24
    let registers = (a_bits * ops * Number::from(inst.sd) * Number::from(inst.rc) / 8 + 31) / 32;
    machine.local("registers", registers);
    machine.statement(25); // specs/instructions/DPASW.md:25
    let first = (registers + 1) / 2 * 8;
    machine.local("first", first);
    machine.statement(26); // specs/instructions/DPASW.md:26
    for r in Number::range(0, Number::from(inst.rc)) {
        machine.local("r", r);
        machine.statement(27); // specs/instructions/DPASW.md:27
        for i in Number::range(0, n) {
            machine.local("i", i);
            machine.statement(28); // specs/instructions/DPASW.md:28
            let mut sum = if machine.is_null(inst.src0)? {
                Number::from(0)
            } else {
                machine.load(inst.src0, r * n + i)?
            };
            machine.local("sum", sum);
            machine.statement(29); // specs/instructions/DPASW.md:29
            for step in Number::range(0, Number::from(inst.sd)) {
                machine.local("step", step);
                machine.statement(30); // specs/instructions/DPASW.md:30
                for j in Number::range(0, ops) {
                    machine.local("j", j);
                    machine.statement(31); // specs/instructions/DPASW.md:31
                    let right = step % reuse * ops + j;
                    machine.local("right", right);
                    machine.statement(32); // specs/instructions/DPASW.md:32
                    let left = ((r * Number::from(inst.sd) + step) * ops + j) * a_bits;
                    machine.local("left", left);
                    machine.statement(33); // specs/instructions/DPASW.md:33
                    let k = left / 32;
                    machine.local("k", k);
                    machine.statement(34); // specs/instructions/DPASW.md:34
                    let dword = if k < first {
                        machine.pair_dword(inst.src2, 0, k)?
                    } else {
                        machine.pair_dword(inst.src2, 1, k - first)?
                    };
                    machine.local("dword", dword);
                    machine.statement(35); // specs/instructions/DPASW.md:35
                    let w = machine.element(machine.load_view(inst.src1, View::Ud, step / reuse * n + i)?, right, Code::of(inst.w))?;
                    machine.local("w", w);
                    machine.statement(36); // specs/instructions/DPASW.md:36
                    sum = machine.fma(w, machine.element(dword, left % 32 / a_bits, Code::of(inst.a))?, sum)?;
                    machine.local("sum", sum);
                }
            }
            machine.statement(39); // specs/instructions/DPASW.md:39
            machine.store(inst.dst, r * n + i, sum)?;
        }
    }
    Ok(())
}

/// `ADDR_ADD`: compute addresses for indirect operands. `specs/instructions/ADDR_ADD.md:16`
pub fn addr_add<M: Primitives>(machine: &M, inst: &AddrAdd) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/ADDR_ADD.md:16
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(17); // specs/instructions/ADDR_ADD.md:17
        if machine.enabled(i)? {
            machine.statement(18); // specs/instructions/ADDR_ADD.md:18
            let base = if machine.class(inst.src0)? == "address" {
                machine.load(inst.src0, i)?
            } else {
                machine.address_of(inst.src0)?
            };
            machine.local("base", base);
            machine.statement(20); // specs/instructions/ADDR_ADD.md:20
            machine.store(inst.dst, i, base + machine.sign_extend(machine.load(inst.src1, i)?, 16)?)?;
        }
    }
    Ok(())
}

/// `SETP`: set predicate bits from a number. `specs/instructions/SETP.md:16`
pub fn setp<M: Primitives>(machine: &M, inst: &Setp) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SETP.md:16
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(17); // specs/instructions/SETP.md:17
        if machine.is_scalar(inst.src0)? {
            machine.statement(18); // specs/instructions/SETP.md:18
            machine.store(inst.dst, i, machine.load(inst.src0, 0)? >> i & 1)?;
        } else if machine.enabled(i)? {
            machine.statement(20); // specs/instructions/SETP.md:20
            machine.store(inst.dst, i, machine.load(inst.src0, i)? & 1)?;
        }
    }
    Ok(())
}

/// `MOVS`: copy of surface and sampler states. `specs/instructions/MOVS.md:16`
pub fn movs<M: Primitives>(machine: &M, inst: &Movs) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/MOVS.md:16
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(17); // specs/instructions/MOVS.md:17
        if machine.enabled(i)? {
            machine.statement(18); // specs/instructions/MOVS.md:18
            machine.store(inst.dst, i, machine.load(inst.src0, i)?)?;
        }
    }
    Ok(())
}

/// `JMP`: jump. `specs/instructions/JMP.md:16`
pub fn jmp<M: Primitives>(machine: &M, inst: &Jmp) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/JMP.md:16
    if machine.predicate_holds()? {
        machine.statement(17); // specs/instructions/JMP.md:17
        machine.jump(JumpTarget::Label(inst.label))?;
    }
    Ok(())
}

/// `CALL`: call of a subroutine. `specs/instructions/CALL.md:16`
pub fn call<M: Primitives>(machine: &M, inst: &Call) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/CALL.md:16
    if if machine.channels()? == 1 { machine.predicate_holds()? } else { machine.any_enabled()? } {
        machine.statement(17); // specs/instructions/CALL.md:17
        machine.call(JumpTarget::Label(inst.label))?;
    }
    Ok(())
}

/// `RET`: return from a subroutine. `specs/instructions/RET.md:16`
pub fn ret<M: Primitives>(machine: &M, inst: &Ret) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/RET.md:16
    if machine.channels()? == 1 {
        machine.statement(17); // specs/instructions/RET.md:17
        if machine.predicate_holds()? {
            machine.statement(18); // specs/instructions/RET.md:18
            machine.leave()?;
        }
    } else {
        machine.statement(21); // specs/instructions/RET.md:21
        for i in Number::range(0, machine.channels()?) {
            machine.local("i", i);
            machine.statement(22); // specs/instructions/RET.md:22
            if machine.enabled(i)? {
                machine.statement(23); // specs/instructions/RET.md:23
                machine.finish(i)?;
            }
        }
        machine.statement(26); // specs/instructions/RET.md:26
        machine.resume()?;
    }
    Ok(())
}

/// `OWORD_LD`: read consecutive owords. `specs/instructions/OWORD_LD.md:16`
pub fn oword_ld<M: Primitives>(machine: &M, inst: &OwordLd) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/OWORD_LD.md:16
    let start = machine.load(inst.offset, 0)? * 16;
    machine.local("start", start);
    machine.statement(17); // specs/instructions/OWORD_LD.md:17
    for i in Number::range(0, machine.blocks(Code::of(inst.size))? * 16) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/OWORD_LD.md:18
        machine.store_view(inst.dst, View::Ub, i, machine.surface_load(&machine.surface(inst.surface)?, start + i, 1)?)?;
    }
    Ok(())
}

/// `OWORD_ST`: write consecutive owords. `specs/instructions/OWORD_ST.md:16`
pub fn oword_st<M: Primitives>(machine: &M, inst: &OwordSt) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/OWORD_ST.md:16
    let start = machine.load(inst.offset, 0)? * 16;
    machine.local("start", start);
    machine.statement(17); // specs/instructions/OWORD_ST.md:17
    for i in Number::range(0, machine.blocks(Code::of(inst.size))? * 16) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/OWORD_ST.md:18
        machine.surface_store(&machine.surface(inst.surface)?, start + i, 1, machine.load_view(inst.src, View::Ub, i)?)?;
    }
    Ok(())
}

/// `MEDIA_LD`: read a rectangle of pixels. `specs/instructions/MEDIA_LD.md:17`
pub fn media_ld<M: Primitives>(machine: &M, inst: &MediaLd) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/MEDIA_LD.md:17
    let pitch = machine.max(4, machine.next_power_of_two(Number::from(inst.block_width))?)?;
    machine.local("pitch", pitch);
    machine.statement(18); // specs/instructions/MEDIA_LD.md:18
    for y in Number::range(0, Number::from(inst.block_height)) {
        machine.local("y", y);
        machine.statement(19); // specs/instructions/MEDIA_LD.md:19
        let line = machine.load(inst.y_offset, 0)? + y;
        machine.local("line", line);
        machine.statement(20); // specs/instructions/MEDIA_LD.md:20
        let row = if inst.modifiers == MediaLines::TopField {
            2 * line
        } else if inst.modifiers == MediaLines::BottomField {
            2 * line + 1
        } else {
            line
        };
        machine.local("row", row);
        machine.statement(21); // specs/instructions/MEDIA_LD.md:21
        for x in Number::range(0, Number::from(inst.block_width)) {
            machine.local("x", x);
            machine.statement(22); // specs/instructions/MEDIA_LD.md:22
            machine.store_view(inst.dst, View::Ub, y * pitch + x, machine.media_load(&machine.surface(inst.surface)?, Number::from(inst.plane), machine.load(inst.x_offset, 0)? + x, row)?)?;
        }
    }
    Ok(())
}

/// `MEDIA_ST`: write a rectangle of pixels. `specs/instructions/MEDIA_ST.md:17`
pub fn media_st<M: Primitives>(machine: &M, inst: &MediaSt) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/MEDIA_ST.md:17
    let pitch = machine.max(4, machine.next_power_of_two(Number::from(inst.block_width))?)?;
    machine.local("pitch", pitch);
    machine.statement(18); // specs/instructions/MEDIA_ST.md:18
    for y in Number::range(0, Number::from(inst.block_height)) {
        machine.local("y", y);
        machine.statement(19); // specs/instructions/MEDIA_ST.md:19
        let line = machine.load(inst.y_offset, 0)? + y;
        machine.local("line", line);
        machine.statement(20); // specs/instructions/MEDIA_ST.md:20
        let row = if inst.modifiers == MediaLines::TopField {
            2 * line
        } else if inst.modifiers == MediaLines::BottomField {
            2 * line + 1
        } else {
            line
        };
        machine.local("row", row);
        machine.statement(21); // specs/instructions/MEDIA_ST.md:21
        for x in Number::range(0, Number::from(inst.block_width)) {
            machine.local("x", x);
            machine.statement(22); // specs/instructions/MEDIA_ST.md:22
            machine.media_store(&machine.surface(inst.surface)?, Number::from(inst.plane), machine.load(inst.x_offset, 0)? + x, row, machine.load_view(inst.src, View::Ub, y * pitch + x)?)?;
        }
    }
    Ok(())
}

/// `GATHER`: read an element for each channel. `specs/instructions/GATHER.md:17`
pub fn gather<M: Primitives>(machine: &M, inst: &Gather) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/GATHER.md:17
    let n = machine.blocks(Code::of(inst.elt_size))?;
    machine.local("n", n);
    machine.statement(18); // specs/instructions/GATHER.md:18
    for i in Number::range(0, machine.blocks(Code::of_group(inst.num_elts.count()))?) {
        machine.local("i", i);
        machine.statement(19); // specs/instructions/GATHER.md:19
        if machine.enabled(i)? {
            machine.statement(20); // specs/instructions/GATHER.md:20
            let address = (machine.load(inst.global_offset, 0)? + machine.load_view(inst.element_offset, View::Ud, i)?) * n;
            machine.local("address", address);
            machine.statement(21); // specs/instructions/GATHER.md:21
            machine.register_store(inst.dst, i * 4, n, machine.surface_load(&machine.surface(inst.surface)?, address, n)?)?;
        }
    }
    Ok(())
}

/// `SCATTER`: write an element for each channel. `specs/instructions/SCATTER.md:16`
pub fn scatter<M: Primitives>(machine: &M, inst: &Scatter) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SCATTER.md:16
    let n = machine.blocks(Code::of(inst.elt_size))?;
    machine.local("n", n);
    machine.statement(17); // specs/instructions/SCATTER.md:17
    for i in Number::range(0, machine.blocks(Code::of_group(inst.num_elts.count()))?) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/SCATTER.md:18
        if machine.enabled(i)? {
            machine.statement(19); // specs/instructions/SCATTER.md:19
            let address = (machine.load(inst.global_offset, 0)? + machine.load_view(inst.element_offset, View::Ud, i)?) * n;
            machine.local("address", address);
            machine.statement(20); // specs/instructions/SCATTER.md:20
            machine.surface_store(&machine.surface(inst.surface)?, address, n, machine.register_load(inst.src, i * 4, n)?)?;
        }
    }
    Ok(())
}

/// `OWORD_LD_UNALIGNED`: read consecutive owords from any dword. `specs/instructions/OWORD_LD_UNALIGNED.md:16`
pub fn oword_ld_unaligned<M: Primitives>(machine: &M, inst: &OwordLdUnaligned) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/OWORD_LD_UNALIGNED.md:16
    let start = machine.load(inst.offset, 0)?;
    machine.local("start", start);
    machine.statement(17); // specs/instructions/OWORD_LD_UNALIGNED.md:17
    for i in Number::range(0, machine.blocks(Code::of(inst.size))? * 16) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/OWORD_LD_UNALIGNED.md:18
        machine.store_view(inst.dst, View::Ub, i, machine.surface_load(&machine.surface(inst.surface)?, start + i, 1)?)?;
    }
    Ok(())
}

/// `SAMPLE`: sample a texture, in the older form. `specs/instructions/SAMPLE.md:17`
pub fn sample<M: Primitives>(machine: &M, inst: &Sample) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/SAMPLE.md:17
    let width = machine.blocks(Code::of_group(inst.mode.simd()))?;
    machine.local("width", width);
    machine.statement(18); // specs/instructions/SAMPLE.md:18
    for i in Number::range(0, width) {
        machine.local("i", i);
        machine.statement(19); // specs/instructions/SAMPLE.md:19
        if machine.enabled(i)? {
            machine.statement(20); // specs/instructions/SAMPLE.md:20
            let at = machine.position(machine.load(inst.u, i)?, machine.load(inst.v, i)?, machine.load(inst.r, i)?, 0)?;
            machine.statement(21); // specs/instructions/SAMPLE.md:21
            let texel = functions::sample_texel(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, at, machine.texel_offset(0, 0, 0)?, functions::implicit_lod(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, i, false)?)?;
            machine.statement(22); // specs/instructions/SAMPLE.md:22
            let mut n = Number::from(0);
            machine.local("n", n);
            machine.statement(23); // specs/instructions/SAMPLE.md:23
            for c in Number::range(0, 4) {
                machine.local("c", c);
                machine.statement(24); // specs/instructions/SAMPLE.md:24
                if Number::from(inst.mode.mask()) >> c & 1 == 1 {
                    machine.statement(25); // specs/instructions/SAMPLE.md:25
                    machine.store(inst.dst, n * width + i, machine.component_of(&texel, c)?)?;
                    machine.statement(26); // specs/instructions/SAMPLE.md:26
                    n = n + 1;
                    machine.local("n", n);
                }
            }
        }
    }
    Ok(())
}

/// `LOAD`: read texels without filtering, in the older form. `specs/instructions/LOAD.md:16`
pub fn load<M: Primitives>(machine: &M, inst: &Load) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/LOAD.md:16
    let width = machine.blocks(Code::of_group(inst.mode.simd()))?;
    machine.local("width", width);
    machine.statement(17); // specs/instructions/LOAD.md:17
    for i in Number::range(0, width) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/LOAD.md:18
        if machine.enabled(i)? {
            machine.statement(19); // specs/instructions/LOAD.md:19
            let at = machine.position(machine.sign_extend(machine.load_view(inst.u, View::Ud, i)?, 32)?, machine.sign_extend(machine.load_view(inst.v, View::Ud, i)?, 32)?, machine.sign_extend(machine.load_view(inst.r, View::Ud, i)?, 32)?, 0)?;
            machine.statement(20); // specs/instructions/LOAD.md:20
            let texel = functions::fetch_texel(machine, machine.surface(inst.surface)?, at, machine.texel_offset(0, 0, 0)?, Number::from(0))?;
            machine.statement(21); // specs/instructions/LOAD.md:21
            let mut n = Number::from(0);
            machine.local("n", n);
            machine.statement(22); // specs/instructions/LOAD.md:22
            for c in Number::range(0, 4) {
                machine.local("c", c);
                machine.statement(23); // specs/instructions/LOAD.md:23
                if Number::from(inst.mode.mask()) >> c & 1 == 1 {
                    machine.statement(24); // specs/instructions/LOAD.md:24
                    machine.store(inst.dst, n * width + i, machine.component_of(&texel, c)?)?;
                    machine.statement(25); // specs/instructions/LOAD.md:25
                    n = n + 1;
                    machine.local("n", n);
                }
            }
        }
    }
    Ok(())
}

/// `GATHER4_TYPED`: read texels of a typed surface. `specs/instructions/GATHER4_TYPED.md:30`
pub fn gather4_typed<M: Primitives>(machine: &M, inst: &Gather4Typed) -> Result<(), M::Error> {
    machine.statement(30); // specs/instructions/GATHER4_TYPED.md:30
    let plane = machine.round_up(machine.channels()? * 4, machine.grf_bytes())?;
    machine.local("plane", plane);
    machine.statement(31); // specs/instructions/GATHER4_TYPED.md:31
    let mut n = Number::from(0);
    machine.local("n", n);
    machine.statement(32); // specs/instructions/GATHER4_TYPED.md:32
    for c in Number::range(0, 4) {
        machine.local("c", c);
        machine.statement(33); // specs/instructions/GATHER4_TYPED.md:33
        if (Number::from(inst.channels.mask()) >> c & 1).is_true() {
            machine.statement(34); // specs/instructions/GATHER4_TYPED.md:34
            for i in Number::range(0, machine.channels()?) {
                machine.local("i", i);
                machine.statement(35); // specs/instructions/GATHER4_TYPED.md:35
                if machine.enabled(i)? {
                    machine.statement(36); // specs/instructions/GATHER4_TYPED.md:36
                    let texel = machine.texel_load(&machine.surface(inst.surface)?, machine.sign_extend(machine.load_view(inst.u, View::Ud, i)?, 32)?, machine.sign_extend(machine.load_view(inst.v, View::Ud, i)?, 32)?, machine.sign_extend(machine.load_view(inst.r, View::Ud, i)?, 32)?, machine.load_view(inst.lod, View::Ud, i)?, c, machine.r#type(inst.dst)?)?;
                    machine.local("texel", texel);
                    machine.statement(37); // specs/instructions/GATHER4_TYPED.md:37
                    machine.register_store(inst.dst, n * plane + i * 4, 4, texel)?;
                }
            }
            machine.statement(40); // specs/instructions/GATHER4_TYPED.md:40
            n = n + 1;
            machine.local("n", n);
        }
    }
    Ok(())
}

/// `SCATTER4_TYPED`: write texels of a typed surface. `specs/instructions/SCATTER4_TYPED.md:30`
pub fn scatter4_typed<M: Primitives>(machine: &M, inst: &Scatter4Typed) -> Result<(), M::Error> {
    machine.statement(30); // specs/instructions/SCATTER4_TYPED.md:30
    let plane = machine.round_up(machine.channels()? * 4, machine.grf_bytes())?;
    machine.local("plane", plane);
    machine.statement(31); // specs/instructions/SCATTER4_TYPED.md:31
    let mut n = Number::from(0);
    machine.local("n", n);
    machine.statement(32); // specs/instructions/SCATTER4_TYPED.md:32
    for c in Number::range(0, 4) {
        machine.local("c", c);
        machine.statement(33); // specs/instructions/SCATTER4_TYPED.md:33
        if (Number::from(inst.channels.mask()) >> c & 1).is_true() {
            machine.statement(34); // specs/instructions/SCATTER4_TYPED.md:34
            for i in Number::range(0, machine.channels()?) {
                machine.local("i", i);
                machine.statement(35); // specs/instructions/SCATTER4_TYPED.md:35
                if machine.enabled(i)? {
                    machine.statement(36); // specs/instructions/SCATTER4_TYPED.md:36
                    let texel = machine.register_load(inst.src, n * plane + i * 4, 4)?;
                    machine.local("texel", texel);
                    machine.statement(37); // specs/instructions/SCATTER4_TYPED.md:37
                    machine.texel_store(&machine.surface(inst.surface)?, machine.sign_extend(machine.load_view(inst.u, View::Ud, i)?, 32)?, machine.sign_extend(machine.load_view(inst.v, View::Ud, i)?, 32)?, machine.sign_extend(machine.load_view(inst.r, View::Ud, i)?, 32)?, machine.load_view(inst.lod, View::Ud, i)?, c, machine.r#type(inst.src)?, texel)?;
                }
            }
            machine.statement(40); // specs/instructions/SCATTER4_TYPED.md:40
            n = n + 1;
            machine.local("n", n);
        }
    }
    Ok(())
}

/// `SVM_BLOCK_LD`: read consecutive owords at an address. `specs/instructions/SVM_BLOCK_LD.md:17`
pub fn svm_block_ld<M: Primitives>(machine: &M, inst: &SvmBlockLd) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/SVM_BLOCK_LD.md:17
    for i in Number::range(0, machine.blocks(Code::of_group(inst.properties.count()))? * 16) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/SVM_BLOCK_LD.md:18
        machine.store_view(inst.dst, View::Ub, i, machine.flat_load(machine.load(inst.address, 0)? + i, 1)?)?;
    }
    Ok(())
}

/// `SVM_BLOCK_ST`: write consecutive owords at an address. `specs/instructions/SVM_BLOCK_ST.md:17`
pub fn svm_block_st<M: Primitives>(machine: &M, inst: &SvmBlockSt) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/SVM_BLOCK_ST.md:17
    for i in Number::range(0, machine.blocks(Code::of_group(inst.properties.count()))? * 16) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/SVM_BLOCK_ST.md:18
        machine.flat_store(machine.load(inst.address, 0)? + i, 1, machine.load_view(inst.src, View::Ub, i)?)?;
    }
    Ok(())
}

/// `SVM_GATHER`: read blocks at an address for each channel. `specs/instructions/SVM_GATHER.md:18`
pub fn svm_gather<M: Primitives>(machine: &M, inst: &SvmGather) -> Result<(), M::Error> {
    machine.statement(18); // specs/instructions/SVM_GATHER.md:18
    let n = machine.blocks(Code::of(inst.num_blocks))?;
    machine.local("n", n);
    machine.statement(19); // specs/instructions/SVM_GATHER.md:19
    let width = machine.blocks(Code::of(inst.block_size))?;
    machine.local("width", width);
    machine.statement(20); // specs/instructions/SVM_GATHER.md:20
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(21); // specs/instructions/SVM_GATHER.md:21
        if machine.enabled(i)? {
            machine.statement(22); // specs/instructions/SVM_GATHER.md:22
            for b in Number::range(0, n) {
                machine.local("b", b);
                machine.statement(23); // specs/instructions/SVM_GATHER.md:23
                let at = if width == 1 {
                    i * machine.max(4, n)? + b
                } else {
                    (b * machine.channels()? + i) * width
                };
                machine.local("at", at);
                machine.statement(24); // specs/instructions/SVM_GATHER.md:24
                machine.register_store(inst.dst, at, width, machine.flat_load(machine.load_view(inst.addresses, View::Uq, i)? + b * width, width)?)?;
            }
        }
    }
    Ok(())
}

/// `SVM_SCATTER`: write blocks at an address for each channel. `specs/instructions/SVM_SCATTER.md:18`
pub fn svm_scatter<M: Primitives>(machine: &M, inst: &SvmScatter) -> Result<(), M::Error> {
    machine.statement(18); // specs/instructions/SVM_SCATTER.md:18
    let n = machine.blocks(Code::of(inst.num_blocks))?;
    machine.local("n", n);
    machine.statement(19); // specs/instructions/SVM_SCATTER.md:19
    let width = machine.blocks(Code::of(inst.block_size))?;
    machine.local("width", width);
    machine.statement(20); // specs/instructions/SVM_SCATTER.md:20
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(21); // specs/instructions/SVM_SCATTER.md:21
        if machine.enabled(i)? {
            machine.statement(22); // specs/instructions/SVM_SCATTER.md:22
            for b in Number::range(0, n) {
                machine.local("b", b);
                machine.statement(23); // specs/instructions/SVM_SCATTER.md:23
                let at = if width == 1 {
                    i * machine.max(4, n)? + b
                } else {
                    (b * machine.channels()? + i) * width
                };
                machine.local("at", at);
                machine.statement(24); // specs/instructions/SVM_SCATTER.md:24
                machine.flat_store(machine.load_view(inst.addresses, View::Uq, i)? + b * width, width, machine.register_load(inst.src, at, width)?)?;
            }
        }
    }
    Ok(())
}

/// `SVM_ATOMIC`: atomic operation by address. `specs/instructions/SVM_ATOMIC.md:18`
pub fn svm_atomic<M: Primitives>(machine: &M, inst: &SvmAtomic) -> Result<(), M::Error> {
    machine.statement(18); // specs/instructions/SVM_ATOMIC.md:18
    let n = if inst.op.width() == Some(AtomicWidth::Bit16) {
        Number::from(2)
    } else if inst.op.width() == Some(AtomicWidth::Bit64) {
        Number::from(8)
    } else {
        Number::from(4)
    };
    machine.local("n", n);
    machine.statement(19); // specs/instructions/SVM_ATOMIC.md:19
    let slot = machine.max(4, n)?;
    machine.local("slot", slot);
    machine.statement(20); // specs/instructions/SVM_ATOMIC.md:20
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(21); // specs/instructions/SVM_ATOMIC.md:21
        if machine.enabled(i)? {
            machine.statement(22); // specs/instructions/SVM_ATOMIC.md:22
            let first = machine.register_load(inst.src0, i * slot, n)?;
            machine.local("first", first);
            machine.statement(23); // specs/instructions/SVM_ATOMIC.md:23
            let second = machine.register_load(inst.src1, i * slot, n)?;
            machine.local("second", second);
            machine.statement(24); // specs/instructions/SVM_ATOMIC.md:24
            let result = machine.flat_atomic(machine.load_view(inst.addresses, View::Uq, i)?, n, Code::of_group(inst.op.op()), first, second)?;
            machine.local("result", result);
            machine.statement(25); // specs/instructions/SVM_ATOMIC.md:25
            machine.register_store(inst.dst, i * slot, n, result)?;
        }
    }
    Ok(())
}

/// `SVM_GATHER4_SCALED`: read up to four dwords for each channel by address. `specs/instructions/SVM_GATHER4_SCALED.md:18`
pub fn svm_gather4_scaled<M: Primitives>(machine: &M, inst: &SvmGather4Scaled) -> Result<(), M::Error> {
    machine.statement(18); // specs/instructions/SVM_GATHER4_SCALED.md:18
    let plane = machine.round_up(machine.channels()? * 4, machine.grf_bytes())?;
    machine.local("plane", plane);
    machine.statement(19); // specs/instructions/SVM_GATHER4_SCALED.md:19
    let mut n = Number::from(0);
    machine.local("n", n);
    machine.statement(20); // specs/instructions/SVM_GATHER4_SCALED.md:20
    for c in Number::range(0, 4) {
        machine.local("c", c);
        machine.statement(21); // specs/instructions/SVM_GATHER4_SCALED.md:21
        if (Number::from(inst.channels.mask()) >> c & 1).is_true() {
            machine.statement(22); // specs/instructions/SVM_GATHER4_SCALED.md:22
            for i in Number::range(0, machine.channels()?) {
                machine.local("i", i);
                machine.statement(23); // specs/instructions/SVM_GATHER4_SCALED.md:23
                if machine.enabled(i)? {
                    machine.statement(24); // specs/instructions/SVM_GATHER4_SCALED.md:24
                    let from = machine.load(inst.address, 0)? + machine.load_view(inst.element_offset, View::Uq, i)? + c * 4;
                    machine.local("from", from);
                    machine.statement(25); // specs/instructions/SVM_GATHER4_SCALED.md:25
                    machine.register_store(inst.dst, n * plane + i * 4, 4, machine.flat_load(from, 4)?)?;
                }
            }
            machine.statement(28); // specs/instructions/SVM_GATHER4_SCALED.md:28
            n = n + 1;
            machine.local("n", n);
        }
    }
    Ok(())
}

/// `SVM_SCATTER4_SCALED`: write up to four dwords for each channel by address. `specs/instructions/SVM_SCATTER4_SCALED.md:18`
pub fn svm_scatter4_scaled<M: Primitives>(machine: &M, inst: &SvmScatter4Scaled) -> Result<(), M::Error> {
    machine.statement(18); // specs/instructions/SVM_SCATTER4_SCALED.md:18
    let plane = machine.round_up(machine.channels()? * 4, machine.grf_bytes())?;
    machine.local("plane", plane);
    machine.statement(19); // specs/instructions/SVM_SCATTER4_SCALED.md:19
    let mut n = Number::from(0);
    machine.local("n", n);
    machine.statement(20); // specs/instructions/SVM_SCATTER4_SCALED.md:20
    for c in Number::range(0, 4) {
        machine.local("c", c);
        machine.statement(21); // specs/instructions/SVM_SCATTER4_SCALED.md:21
        if (Number::from(inst.channels.mask()) >> c & 1).is_true() {
            machine.statement(22); // specs/instructions/SVM_SCATTER4_SCALED.md:22
            for i in Number::range(0, machine.channels()?) {
                machine.local("i", i);
                machine.statement(23); // specs/instructions/SVM_SCATTER4_SCALED.md:23
                if machine.enabled(i)? {
                    machine.statement(24); // specs/instructions/SVM_SCATTER4_SCALED.md:24
                    let to = machine.load(inst.address, 0)? + machine.load_view(inst.element_offset, View::Uq, i)? + c * 4;
                    machine.local("to", to);
                    machine.statement(25); // specs/instructions/SVM_SCATTER4_SCALED.md:25
                    machine.flat_store(to, 4, machine.register_load(inst.src, n * plane + i * 4, 4)?)?;
                }
            }
            machine.statement(28); // specs/instructions/SVM_SCATTER4_SCALED.md:28
            n = n + 1;
            machine.local("n", n);
        }
    }
    Ok(())
}

/// `IFCALL`: call through a function address. `specs/instructions/IFCALL.md:16`
pub fn ifcall<M: Primitives>(machine: &M, inst: &Ifcall) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/IFCALL.md:16
    if if machine.channels()? == 1 { machine.predicate_holds()? } else { machine.any_enabled()? } {
        machine.statement(17); // specs/instructions/IFCALL.md:17
        machine.call_function(&machine.function_at(machine.load(inst.func_addr, 0)?)?, Number::from(inst.arg_size), Number::from(inst.return_size))?;
    }
    Ok(())
}

/// `FADDR`: address of a function. `specs/instructions/FADDR.md:16`
pub fn faddr<M: Primitives>(machine: &M, inst: &Faddr) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/FADDR.md:16
    machine.store(inst.dst, 0, machine.function_address(inst.func_id)?)?;
    Ok(())
}

/// `BARRIER`: wait for the whole thread group. `specs/instructions/BARRIER.md:12`
pub fn barrier<M: Primitives>(machine: &M, inst: &Barrier) -> Result<(), M::Error> {
    machine.statement(12); // specs/instructions/BARRIER.md:12
    machine.group_signal()?;
    machine.statement(13); // specs/instructions/BARRIER.md:13
    machine.group_wait()?;
    Ok(())
}

/// `CACHE_FLUSH`: flush the texture cache. `specs/instructions/CACHE_FLUSH.md:12`
pub fn cache_flush<M: Primitives>(machine: &M, inst: &CacheFlush) -> Result<(), M::Error> {
    machine.statement(12); // specs/instructions/CACHE_FLUSH.md:12
    machine.flush_sampler_caches()?;
    Ok(())
}

/// `WAIT`: wait for a notification. `specs/instructions/WAIT.md:16`
pub fn wait<M: Primitives>(machine: &M, inst: &Wait) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/WAIT.md:16
    machine.wait_dependencies(machine.load(inst.mask, 0)?)?;
    Ok(())
}

/// `FENCE`: order memory accesses. `specs/instructions/FENCE.md:16`
pub fn fence<M: Primitives>(machine: &M, inst: &Fence) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/FENCE.md:16
    if Number::from(inst.mask.software()) == 0 {
        machine.statement(17); // specs/instructions/FENCE.md:17
        machine.flush_caches(Number::from(inst.mask.bits()))?;
        machine.statement(18); // specs/instructions/FENCE.md:18
        machine.memory_fence(inst.mask.scope() == Some(FenceMaskScope::Local))?;
    }
    Ok(())
}

/// `NBARRIER`: named barrier. `specs/instructions/NBARRIER.md:16`
pub fn nbarrier<M: Primitives>(machine: &M, inst: &Nbarrier) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/NBARRIER.md:16
    if inst.mode == NbarrierMode::Wait {
        machine.statement(17); // specs/instructions/NBARRIER.md:17
        machine.named_wait(machine.load(inst.id, 0)?)?;
    } else if machine.is_null(inst.r#type)? {
        machine.statement(19); // specs/instructions/NBARRIER.md:19
        machine.named_signal(machine.load(inst.id, 0)?, 0, machine.load(inst.num_producers, 0)?, machine.load(inst.num_producers, 0)?)?;
    } else {
        machine.statement(21); // specs/instructions/NBARRIER.md:21
        machine.named_signal(machine.load(inst.id, 0)?, machine.load(inst.r#type, 0)?, machine.load(inst.num_producers, 0)?, machine.load(inst.num_consumers, 0)?)?;
    }
    Ok(())
}

/// `FCALL`: call of a function. `specs/instructions/FCALL.md:16`
pub fn fcall<M: Primitives>(machine: &M, inst: &Fcall) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/FCALL.md:16
    if if machine.channels()? == 1 { machine.predicate_holds()? } else { machine.any_enabled()? } {
        machine.statement(17); // specs/instructions/FCALL.md:17
        machine.call_function(&machine.function(inst.func_id)?, Number::from(inst.arg_size), Number::from(inst.return_size))?;
    }
    Ok(())
}

/// `FRET`: return from a function. `specs/instructions/FRET.md:16`
pub fn fret<M: Primitives>(machine: &M, inst: &Fret) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/FRET.md:16
    if machine.channels()? == 1 {
        machine.statement(17); // specs/instructions/FRET.md:17
        if machine.predicate_holds()? {
            machine.statement(18); // specs/instructions/FRET.md:18
            machine.leave()?;
        }
    } else {
        machine.statement(21); // specs/instructions/FRET.md:21
        for i in Number::range(0, machine.channels()?) {
            machine.local("i", i);
            machine.statement(22); // specs/instructions/FRET.md:22
            if machine.enabled(i)? {
                machine.statement(23); // specs/instructions/FRET.md:23
                machine.finish(i)?;
            }
        }
        machine.statement(26); // specs/instructions/FRET.md:26
        machine.resume()?;
    }
    Ok(())
}

/// `SWITCHJMP`: jump through a table. `specs/instructions/SWITCHJMP.md:16`
pub fn switchjmp<M: Primitives>(machine: &M, inst: &Switchjmp<'_>) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SWITCHJMP.md:16
    machine.jump(machine.listed_label(inst.labels, machine.load(inst.index, 0)?)?)?;
    Ok(())
}

/// `SAD2ADD`: sum of two absolute differences, accumulated. `specs/instructions/SAD2ADD.md:16`
pub fn sad2add<M: Primitives>(machine: &M, inst: &Sad2add) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SAD2ADD.md:16
    for k in Number::range(0, machine.channels()? / 2) {
        machine.local("k", k);
        machine.statement(17); // specs/instructions/SAD2ADD.md:17
        let i = 2 * k;
        machine.local("i", i);
        machine.statement(18); // specs/instructions/SAD2ADD.md:18
        if machine.enabled(i)? {
            machine.statement(19); // specs/instructions/SAD2ADD.md:19
            machine.store(inst.dst, i, machine.saturate(machine.abs(machine.load(inst.src0, i)? - machine.load(inst.src1, i)?)? + machine.abs(machine.load(inst.src0, i + 1)? - machine.load(inst.src1, i + 1)?)? + machine.load(inst.src2, i)?)?)?;
            machine.statement(20); // specs/instructions/SAD2ADD.md:20
            machine.store(inst.dst, i + 1, machine.undefined()?)?;
        }
    }
    Ok(())
}

/// `PLN`: plane equation. `specs/instructions/PLN.md:16`
pub fn pln<M: Primitives>(machine: &M, inst: &Pln) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/PLN.md:16
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(17); // specs/instructions/PLN.md:17
        if machine.enabled(i)? {
            machine.statement(18); // specs/instructions/PLN.md:18
            let u = i / 8 * 16 + i % 8;
            machine.local("u", u);
            machine.statement(19); // specs/instructions/PLN.md:19
            let r = machine.consecutive(inst.src0, 3)?;
            machine.local("r", r);
            machine.statement(20); // specs/instructions/PLN.md:20
            machine.store(inst.dst, i, machine.saturate(machine.consecutive(inst.src0, 0)? * machine.consecutive(inst.src1, u)? + machine.consecutive(inst.src0, 1)? * machine.consecutive(inst.src1, u + 8)? + r)?)?;
        }
    }
    Ok(())
}

/// `GOTO`: jump for each channel. `specs/instructions/GOTO.md:16`
pub fn goto<M: Primitives>(machine: &M, inst: &Goto) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/GOTO.md:17
    let scalar = machine.channels()? == 1;
    machine.local("scalar", Number::from(scalar));
    machine.statement(18); // specs/instructions/GOTO.md:18
    let width = if scalar { machine.thread_channels() } else { machine.channels()? };
    machine.local("width", width);
    machine.statement(19); // specs/instructions/GOTO.md:19
    let mut leaving = Number::from(0);
    machine.local("leaving", leaving);
    machine.statement(20); // specs/instructions/GOTO.md:20
    for i in Number::range(0, width) {
        machine.local("i", i);
        machine.statement(21); // specs/instructions/GOTO.md:21
        if machine.active(i)? && (if scalar { machine.predicate_holds()? } else { machine.enabled(i)? }) {
            machine.statement(22); // specs/instructions/GOTO.md:22
            leaving = leaving + 1;
            machine.local("leaving", leaving);
        }
    }
    machine.statement(25); // specs/instructions/GOTO.md:25
    if leaving == 0 {
        machine.statement(26); // specs/instructions/GOTO.md:26
        return Ok(());
    }
    machine.statement(28); // specs/instructions/GOTO.md:28
    for i in Number::range(0, width) {
        machine.local("i", i);
        machine.statement(29); // specs/instructions/GOTO.md:29
        if machine.active(i)? {
            machine.statement(30); // specs/instructions/GOTO.md:30
            let goes = if scalar { machine.predicate_holds()? } else { machine.enabled(i)? };
            machine.local("goes", Number::from(goes));
            machine.statement(31); // specs/instructions/GOTO.md:31
            if goes && !machine.is_behind(JumpTarget::Label(inst.label))? {
                machine.statement(32); // specs/instructions/GOTO.md:32
                machine.park(i, JumpTarget::Label(inst.label))?;
            }
            machine.statement(34); // specs/instructions/GOTO.md:34
            if !goes && machine.is_behind(JumpTarget::Label(inst.label))? {
                machine.statement(35); // specs/instructions/GOTO.md:35
                machine.park(i, JumpTarget::Next)?;
            }
        }
    }
    machine.statement(39); // specs/instructions/GOTO.md:39
    if machine.is_behind(JumpTarget::Label(inst.label))? {
        machine.statement(40); // specs/instructions/GOTO.md:40
        machine.jump(JumpTarget::Label(inst.label))?;
    } else {
        machine.statement(42); // specs/instructions/GOTO.md:42
        machine.resume()?;
    }
    Ok(())
}

/// `3D_SAMPLE`: sample a texture. `specs/instructions/3D_SAMPLE.md:293`
pub fn three_d_sample<M: Primitives>(machine: &M, inst: &ThreeDSample<'_>) -> Result<(), M::Error> {
    machine.statement(293); // specs/instructions/3D_SAMPLE.md:293
    let pitch = machine.round_up(machine.channels()? * machine.size(machine.r#type(inst.dst)?)?, machine.grf_bytes())? / machine.size(machine.r#type(inst.dst)?)?;
    machine.local("pitch", pitch);
    machine.statement(294); // specs/instructions/3D_SAMPLE.md:294
    let mut returned = Number::from(0);
    machine.local("returned", returned);
    machine.statement(295); // specs/instructions/3D_SAMPLE.md:295
    let mut marks = Number::from(0);
    machine.local("marks", marks);
    machine.statement(296); // specs/instructions/3D_SAMPLE.md:296
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(297); // specs/instructions/3D_SAMPLE.md:297
        if machine.enabled(i)? {
            machine.statement(299); // specs/instructions/3D_SAMPLE.md:299
            let mut shift = machine.texel_offset((machine.load(inst.aoffimmi, 0)? >> 8).sign_extend(4), (machine.load(inst.aoffimmi, 0)? >> 4).sign_extend(4), (machine.load(inst.aoffimmi, 0)? >> 0).sign_extend(4))?;
            machine.statement(300); // specs/instructions/3D_SAMPLE.md:300
            let mut r = machine.parameter("R", i)?;
            machine.local("r", r);
            machine.statement(301); // specs/instructions/3D_SAMPLE.md:301
            if machine.in_layout("OffUVR")? {
                machine.statement(302); // specs/instructions/3D_SAMPLE.md:302
                shift = machine.packed_offset(machine.parameter("OffUVR", i)?, 3)?;
            } else if machine.in_layout("BiasOffUVR")? {
                machine.statement(304); // specs/instructions/3D_SAMPLE.md:304
                shift = machine.packed_offset(machine.parameter("BiasOffUVR", i)?, 3)?;
            } else if machine.in_layout("LodOffUVR")? {
                machine.statement(306); // specs/instructions/3D_SAMPLE.md:306
                shift = machine.packed_offset(machine.parameter("LodOffUVR", i)?, 3)?;
            } else if machine.in_layout("LodOffUV")? {
                machine.statement(308); // specs/instructions/3D_SAMPLE.md:308
                shift = machine.packed_offset(machine.parameter("LodOffUV", i)?, 2)?;
            } else if machine.in_layout("OffUVR_R")? {
                machine.statement(310); // specs/instructions/3D_SAMPLE.md:310
                shift = machine.packed_offset(machine.parameter("OffUVR_R", i)?, 3)?;
                machine.statement(311); // specs/instructions/3D_SAMPLE.md:311
                r = machine.packed_value(machine.parameter("OffUVR_R", i)?, 12)?;
                machine.local("r", r);
            } else if machine.in_layout("OffUV_R")? {
                machine.statement(313); // specs/instructions/3D_SAMPLE.md:313
                shift = machine.packed_offset(machine.parameter("OffUV_R", i)?, 2)?;
                machine.statement(314); // specs/instructions/3D_SAMPLE.md:314
                r = machine.packed_value(machine.parameter("OffUV_R", i)?, 12)?;
                machine.local("r", r);
            } else if machine.in_layout("Mlod_R")? {
                machine.statement(316); // specs/instructions/3D_SAMPLE.md:316
                r = machine.packed_index(machine.parameter("Mlod_R", i)?, 9)?;
                machine.local("r", r);
            }
            machine.statement(318); // specs/instructions/3D_SAMPLE.md:318
            let at = machine.position(machine.parameter("U", i)?, machine.parameter("V", i)?, r, machine.parameter("Ai", i)?)?;
            machine.statement(320); // specs/instructions/3D_SAMPLE.md:320
            let mut detail = Number::from(0.0);
            machine.local("detail", detail);
            machine.statement(321); // specs/instructions/3D_SAMPLE.md:321
            if machine.in_layout("Dudx")? {
                machine.statement(322); // specs/instructions/3D_SAMPLE.md:322
                detail = functions::gradient_lod(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, machine.parameter("Dudx", i)?, machine.parameter("Dudy", i)?, machine.parameter("Dvdx", i)?, machine.parameter("Dvdy", i)?, machine.parameter("Drdx", i)?, machine.parameter("Drdy", i)?)?;
                machine.local("detail", detail);
            } else if machine.in_layout("Lod")? {
                machine.statement(325); // specs/instructions/3D_SAMPLE.md:325
                detail = machine.parameter("Lod", i)?;
                machine.local("detail", detail);
            } else if machine.in_layout("LodOffUVR")? {
                machine.statement(327); // specs/instructions/3D_SAMPLE.md:327
                detail = machine.packed_value(machine.parameter("LodOffUVR", i)?, 12)?;
                machine.local("detail", detail);
            } else if machine.in_layout("LodOffUV")? {
                machine.statement(329); // specs/instructions/3D_SAMPLE.md:329
                detail = machine.packed_value(machine.parameter("LodOffUV", i)?, 12)?;
                machine.local("detail", detail);
            } else if inst.op.op() != Some(SampleOp::SampleLz) && inst.op.op() != Some(SampleOp::SampleCLz) && inst.op.op() != Some(SampleOp::SamplePoLz) && inst.op.op() != Some(SampleOp::SamplePoCLz) {
                machine.statement(331); // specs/instructions/3D_SAMPLE.md:331
                detail = functions::implicit_lod(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, i, inst.op.cps())?;
                machine.local("detail", detail);
                machine.statement(332); // specs/instructions/3D_SAMPLE.md:332
                detail = detail + (if machine.in_layout("BiasOffUVR")? { machine.packed_value(machine.parameter("BiasOffUVR", i)?, 12)? } else { machine.parameter("Bias", i)? });
                machine.local("detail", detail);
            }
            machine.statement(334); // specs/instructions/3D_SAMPLE.md:334
            if machine.in_layout("Mlod")? {
                machine.statement(335); // specs/instructions/3D_SAMPLE.md:335
                detail = machine.max(detail, machine.parameter("Mlod", i)?)?;
                machine.local("detail", detail);
            } else if machine.in_layout("Mlod_R")? {
                machine.statement(337); // specs/instructions/3D_SAMPLE.md:337
                detail = machine.max(detail, machine.packed_value(machine.parameter("Mlod_R", i)?, 9)?)?;
                machine.local("detail", detail);
            }
            machine.statement(340); // specs/instructions/3D_SAMPLE.md:340
            let mut texel = functions::sample_texel(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, at, shift, detail)?;
            machine.statement(341); // specs/instructions/3D_SAMPLE.md:341
            if inst.op.op() == Some(SampleOp::Lod) {
                machine.statement(342); // specs/instructions/3D_SAMPLE.md:342
                texel = machine.four(functions::clamped_lod(machine, machine.surface(inst.surface)?, detail)?, detail, machine.undefined()?, machine.undefined()?)?;
            } else if inst.op.op() == Some(SampleOp::Resinfo) {
                machine.statement(344); // specs/instructions/3D_SAMPLE.md:344
                texel = machine.surface_extent(&machine.surface(inst.surface)?, machine.parameter("Lod", i)?)?;
            } else if inst.op.op() == Some(SampleOp::Sampleinfo) {
                machine.statement(346); // specs/instructions/3D_SAMPLE.md:346
                texel = machine.surface_samples(&machine.surface(inst.surface)?)?;
            } else if inst.op.op() == Some(SampleOp::Gather4) {
                machine.statement(348); // specs/instructions/3D_SAMPLE.md:348
                texel = functions::gather_texels(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, at, shift, Number::from(0), Number::from(0))?;
            } else if inst.op.op() == Some(SampleOp::Gather4C) {
                machine.statement(350); // specs/instructions/3D_SAMPLE.md:350
                texel = functions::compare_texels(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, at, shift, Number::from(0), machine.parameter("Ref", i)?)?;
            } else if machine.in_layout("Ref")? {
                machine.statement(352); // specs/instructions/3D_SAMPLE.md:352
                texel = functions::compare_texel(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, at, shift, detail, machine.parameter("Ref", i)?)?;
            }
            machine.statement(355); // specs/instructions/3D_SAMPLE.md:355
            let mut n = Number::from(0);
            machine.local("n", n);
            machine.statement(356); // specs/instructions/3D_SAMPLE.md:356
            for c in Number::range(0, 4) {
                machine.local("c", c);
                machine.statement(357); // specs/instructions/3D_SAMPLE.md:357
                if Number::from(inst.channels.mask()) >> c & 1 == 1 {
                    machine.statement(358); // specs/instructions/3D_SAMPLE.md:358
                    machine.store(inst.dst, n * pitch + i, machine.component_of(&texel, c)?)?;
                    machine.statement(359); // specs/instructions/3D_SAMPLE.md:359
                    n = n + 1;
                    machine.local("n", n);
                }
            }
            machine.statement(362); // specs/instructions/3D_SAMPLE.md:362
            returned = n;
            machine.local("returned", returned);
            machine.statement(363); // specs/instructions/3D_SAMPLE.md:363
            if !machine.from_null_page(&texel)? && !(inst.op.op() == Some(SampleOp::SampleKillpix) && machine.chroma_killed(&texel)?) {
                machine.statement(364); // specs/instructions/3D_SAMPLE.md:364
                marks = marks | (1 << i);
                machine.local("marks", marks);
            }
        }
    }
    machine.statement(368); // specs/instructions/3D_SAMPLE.md:368
    if inst.op.pixel_null_mask() || inst.op.op() == Some(SampleOp::SampleKillpix) {
        machine.statement(369); // specs/instructions/3D_SAMPLE.md:369
        machine.store_view(inst.dst, View::Ud, returned * pitch * machine.size(machine.r#type(inst.dst)?)? / 4, marks)?;
    }
    Ok(())
}

/// `3D_LOAD`: read texels without filtering. `specs/instructions/3D_LOAD.md:65`
pub fn three_d_load<M: Primitives>(machine: &M, inst: &ThreeDLoad<'_>) -> Result<(), M::Error> {
    machine.statement(65); // specs/instructions/3D_LOAD.md:65
    let pitch = machine.round_up(machine.channels()? * machine.size(machine.r#type(inst.dst)?)?, machine.grf_bytes())? / machine.size(machine.r#type(inst.dst)?)?;
    machine.local("pitch", pitch);
    machine.statement(66); // specs/instructions/3D_LOAD.md:66
    let mut returned = Number::from(0);
    machine.local("returned", returned);
    machine.statement(67); // specs/instructions/3D_LOAD.md:67
    let mut marks = Number::from(0);
    machine.local("marks", marks);
    machine.statement(68); // specs/instructions/3D_LOAD.md:68
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(69); // specs/instructions/3D_LOAD.md:69
        if machine.enabled(i)? {
            machine.statement(70); // specs/instructions/3D_LOAD.md:70
            let at = machine.position(machine.parameter("U", i)?, machine.parameter("V", i)?, machine.parameter("R", i)?, 0)?;
            machine.statement(71); // specs/instructions/3D_LOAD.md:71
            let shift = machine.texel_offset((machine.load(inst.aoffimmi, 0)? >> 8).sign_extend(4), (machine.load(inst.aoffimmi, 0)? >> 4).sign_extend(4), (machine.load(inst.aoffimmi, 0)? >> 0).sign_extend(4))?;
            machine.statement(72); // specs/instructions/3D_LOAD.md:72
            let mut texel = functions::fetch_texel(machine, machine.surface(inst.surface)?, at, shift, machine.parameter("Lod", i)?)?;
            machine.statement(73); // specs/instructions/3D_LOAD.md:73
            if inst.op.op() == Some(LoadOp::LdMcs) {
                machine.statement(74); // specs/instructions/3D_LOAD.md:74
                texel = machine.fetch_mcs(&machine.surface(inst.surface)?, &at, &shift)?;
            } else if inst.op.op() == Some(LoadOp::Ld2dmsW) {
                machine.statement(76); // specs/instructions/3D_LOAD.md:76
                let mut mcs = machine.parameter("Mcsl", i)? | machine.parameter("Msch", i)? << 32;
                machine.local("mcs", mcs);
                machine.statement(77); // specs/instructions/3D_LOAD.md:77
                if machine.in_layout("Msc0")? {
                    machine.statement(78); // specs/instructions/3D_LOAD.md:78
                    mcs = machine.parameter("Msc0", i)? | machine.parameter("Msc1", i)? << 16 | machine.parameter("Msc2", i)? << 32 | machine.parameter("Msc3", i)? << 48;
                    machine.local("mcs", mcs);
                }
                machine.statement(80); // specs/instructions/3D_LOAD.md:80
                texel = machine.fetch_sample(&machine.surface(inst.surface)?, &at, &shift, machine.parameter("Lod", i)?, machine.parameter("Si", i)?, mcs)?;
            }
            machine.statement(83); // specs/instructions/3D_LOAD.md:83
            let mut n = Number::from(0);
            machine.local("n", n);
            machine.statement(84); // specs/instructions/3D_LOAD.md:84
            for c in Number::range(0, 4) {
                machine.local("c", c);
                machine.statement(85); // specs/instructions/3D_LOAD.md:85
                if Number::from(inst.channels.mask()) >> c & 1 == 1 {
                    machine.statement(86); // specs/instructions/3D_LOAD.md:86
                    machine.store(inst.dst, n * pitch + i, machine.component_of(&texel, c)?)?;
                    machine.statement(87); // specs/instructions/3D_LOAD.md:87
                    n = n + 1;
                    machine.local("n", n);
                }
            }
            machine.statement(90); // specs/instructions/3D_LOAD.md:90
            returned = n;
            machine.local("returned", returned);
            machine.statement(91); // specs/instructions/3D_LOAD.md:91
            if !machine.from_null_page(&texel)? {
                machine.statement(92); // specs/instructions/3D_LOAD.md:92
                marks = marks | (1 << i);
                machine.local("marks", marks);
            }
        }
    }
    machine.statement(96); // specs/instructions/3D_LOAD.md:96
    if inst.op.pixel_null_mask() {
        machine.statement(97); // specs/instructions/3D_LOAD.md:97
        machine.store_view(inst.dst, View::Ud, returned * pitch * machine.size(machine.r#type(inst.dst)?)? / 4, marks)?;
    }
    Ok(())
}

/// `3D_SAMPLE4`: gather one channel of four texels. `specs/instructions/3D_SAMPLE4.md:139`
pub fn three_d_sample4<M: Primitives>(machine: &M, inst: &ThreeDSample4<'_>) -> Result<(), M::Error> {
    machine.statement(139); // specs/instructions/3D_SAMPLE4.md:139
    let pitch = machine.round_up(machine.channels()? * machine.size(machine.r#type(inst.dst)?)?, machine.grf_bytes())? / machine.size(machine.r#type(inst.dst)?)?;
    machine.local("pitch", pitch);
    machine.statement(140); // specs/instructions/3D_SAMPLE4.md:140
    let mut marks = Number::from(0);
    machine.local("marks", marks);
    machine.statement(141); // specs/instructions/3D_SAMPLE4.md:141
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(142); // specs/instructions/3D_SAMPLE4.md:142
        if machine.enabled(i)? {
            machine.statement(144); // specs/instructions/3D_SAMPLE4.md:144
            let mut shift = machine.texel_offset((machine.load(inst.aoffimmi, 0)? >> 8).sign_extend(4), (machine.load(inst.aoffimmi, 0)? >> 4).sign_extend(4), (machine.load(inst.aoffimmi, 0)? >> 0).sign_extend(4))?;
            machine.statement(145); // specs/instructions/3D_SAMPLE4.md:145
            let mut r = machine.parameter("R", i)?;
            machine.local("r", r);
            machine.statement(146); // specs/instructions/3D_SAMPLE4.md:146
            if machine.in_layout("Offu")? {
                machine.statement(147); // specs/instructions/3D_SAMPLE4.md:147
                shift = machine.texel_offset(machine.sign_extend(machine.parameter("Offu", i)?, 6)?, machine.sign_extend(machine.parameter("Offv", i)?, 6)?, 0)?;
            } else if machine.in_layout("OffUV")? {
                machine.statement(149); // specs/instructions/3D_SAMPLE4.md:149
                shift = machine.packed_offset(machine.parameter("OffUV", i)?, 2)?;
            } else if machine.in_layout("BiasOffUV")? {
                machine.statement(151); // specs/instructions/3D_SAMPLE4.md:151
                shift = machine.packed_offset(machine.parameter("BiasOffUV", i)?, 2)?;
            } else if machine.in_layout("LodOffUV")? {
                machine.statement(153); // specs/instructions/3D_SAMPLE4.md:153
                shift = machine.packed_offset(machine.parameter("LodOffUV", i)?, 2)?;
            } else if machine.in_layout("OffUV_R")? {
                machine.statement(155); // specs/instructions/3D_SAMPLE4.md:155
                shift = machine.packed_offset(machine.parameter("OffUV_R", i)?, 2)?;
                machine.statement(156); // specs/instructions/3D_SAMPLE4.md:156
                r = machine.packed_value(machine.parameter("OffUV_R", i)?, 12)?;
                machine.local("r", r);
            }
            machine.statement(158); // specs/instructions/3D_SAMPLE4.md:158
            let at = machine.position(machine.parameter("U", i)?, machine.parameter("V", i)?, r, machine.parameter("Ai", i)?)?;
            machine.statement(160); // specs/instructions/3D_SAMPLE4.md:160
            let mut detail = Number::from(0.0);
            machine.local("detail", detail);
            machine.statement(161); // specs/instructions/3D_SAMPLE4.md:161
            if machine.in_layout("Lod")? {
                machine.statement(162); // specs/instructions/3D_SAMPLE4.md:162
                detail = machine.parameter("Lod", i)?;
                machine.local("detail", detail);
            } else if machine.in_layout("LodOffUV")? {
                machine.statement(164); // specs/instructions/3D_SAMPLE4.md:164
                detail = machine.packed_value(machine.parameter("LodOffUV", i)?, 12)?;
                machine.local("detail", detail);
            } else if machine.in_layout("Bias")? {
                machine.statement(166); // specs/instructions/3D_SAMPLE4.md:166
                detail = functions::implicit_lod(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, i, false)? + machine.parameter("Bias", i)?;
                machine.local("detail", detail);
            } else if machine.in_layout("BiasOffUV")? {
                machine.statement(168); // specs/instructions/3D_SAMPLE4.md:168
                detail = functions::implicit_lod(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, i, false)? + machine.packed_value(machine.parameter("BiasOffUV", i)?, 12)?;
                machine.local("detail", detail);
            } else if inst.op.op() == Some(GatherOp::Gather4I) || inst.op.op() == Some(GatherOp::Gather4IC) || inst.op.op() == Some(GatherOp::Gather4PoI) || inst.op.op() == Some(GatherOp::Gather4PoIC) {
                machine.statement(170); // specs/instructions/3D_SAMPLE4.md:170
                detail = functions::implicit_lod(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, i, false)?;
                machine.local("detail", detail);
            }
            machine.statement(174); // specs/instructions/3D_SAMPLE4.md:174
            let mut texels = functions::gather_texels(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, at, shift, detail, Number::from(inst.src_channel.bits()))?;
            machine.statement(175); // specs/instructions/3D_SAMPLE4.md:175
            if machine.in_layout("Ref")? {
                machine.statement(176); // specs/instructions/3D_SAMPLE4.md:176
                texels = functions::compare_texels(machine, machine.sampler(inst.sampler)?, machine.surface(inst.surface)?, at, shift, detail, machine.parameter("Ref", i)?)?;
            }
            machine.statement(178); // specs/instructions/3D_SAMPLE4.md:178
            for c in Number::range(0, 4) {
                machine.local("c", c);
                machine.statement(179); // specs/instructions/3D_SAMPLE4.md:179
                machine.store(inst.dst, c * pitch + i, machine.component_of(&texels, c)?)?;
            }
            machine.statement(181); // specs/instructions/3D_SAMPLE4.md:181
            if !machine.from_null_page(&texels)? {
                machine.statement(182); // specs/instructions/3D_SAMPLE4.md:182
                marks = marks | (1 << i);
                machine.local("marks", marks);
            }
        }
    }
    machine.statement(186); // specs/instructions/3D_SAMPLE4.md:186
    if inst.op.pixel_null_mask() {
        machine.statement(187); // specs/instructions/3D_SAMPLE4.md:187
        machine.store_view(inst.dst, View::Ud, 4 * pitch * machine.size(machine.r#type(inst.dst)?)? / 4, marks)?;
    }
    Ok(())
}

/// `INFO`: query a surface or its sampling pattern. `specs/instructions/INFO.md:17`
pub fn info<M: Primitives>(machine: &M, inst: &Info) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/INFO.md:17
    let pitch = machine.round_up(machine.channels()? * 4, machine.grf_bytes())? / 4;
    machine.local("pitch", pitch);
    machine.statement(18); // specs/instructions/INFO.md:18
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(19); // specs/instructions/INFO.md:19
        if machine.enabled(i)? {
            machine.statement(20); // specs/instructions/INFO.md:20
            let fact = if inst.op == InfoOp::Resinfo {
                machine.surface_extent(&machine.surface(inst.surface)?, machine.load_view(inst.lod, View::Ud, i)?)?
            } else {
                machine.surface_samples(&machine.surface(inst.surface)?)?
            };
            machine.statement(21); // specs/instructions/INFO.md:21
            let mut n = Number::from(0);
            machine.local("n", n);
            machine.statement(22); // specs/instructions/INFO.md:22
            for c in Number::range(0, 4) {
                machine.local("c", c);
                machine.statement(23); // specs/instructions/INFO.md:23
                if Number::from(inst.channels.mask()) >> c & 1 == 1 {
                    machine.statement(24); // specs/instructions/INFO.md:24
                    machine.store(inst.dst, n * pitch + i, machine.component_of(&fact, c)?)?;
                    machine.statement(25); // specs/instructions/INFO.md:25
                    n = n + 1;
                    machine.local("n", n);
                }
            }
        }
    }
    Ok(())
}

/// `TYPED_ATOMIC`: atomic operation on texels. `specs/instructions/TYPED_ATOMIC.md:17`
pub fn typed_atomic<M: Primitives>(machine: &M, inst: &TypedAtomic) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/TYPED_ATOMIC.md:17
    let n = if inst.op.width() == Some(AtomicWidth::Bit16) {
        Number::from(2)
    } else {
        Number::from(4)
    };
    machine.local("n", n);
    machine.statement(18); // specs/instructions/TYPED_ATOMIC.md:18
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(19); // specs/instructions/TYPED_ATOMIC.md:19
        if machine.enabled(i)? {
            machine.statement(20); // specs/instructions/TYPED_ATOMIC.md:20
            let first = machine.register_load(inst.src0, i * 4, n)?;
            machine.local("first", first);
            machine.statement(21); // specs/instructions/TYPED_ATOMIC.md:21
            let second = machine.register_load(inst.src1, i * 4, n)?;
            machine.local("second", second);
            machine.statement(22); // specs/instructions/TYPED_ATOMIC.md:22
            let result = machine.texel_atomic(&machine.surface(inst.surface)?, machine.sign_extend(machine.load_view(inst.u, View::Ud, i)?, 32)?, machine.sign_extend(machine.load_view(inst.v, View::Ud, i)?, 32)?, machine.sign_extend(machine.load_view(inst.r, View::Ud, i)?, 32)?, machine.load_view(inst.lod, View::Ud, i)?, n, Code::of_group(inst.op.op()), first, second)?;
            machine.local("result", result);
            machine.statement(23); // specs/instructions/TYPED_ATOMIC.md:23
            machine.register_store(inst.dst, i * 4, 4, result)?;
        }
    }
    Ok(())
}

/// `GATHER4_SCALED`: read up to four dwords for each channel. `specs/instructions/GATHER4_SCALED.md:17`
pub fn gather4_scaled<M: Primitives>(machine: &M, inst: &Gather4Scaled) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/GATHER4_SCALED.md:17
    let plane = machine.round_up(machine.channels()? * 4, machine.grf_bytes())?;
    machine.local("plane", plane);
    machine.statement(18); // specs/instructions/GATHER4_SCALED.md:18
    let mut n = Number::from(0);
    machine.local("n", n);
    machine.statement(19); // specs/instructions/GATHER4_SCALED.md:19
    for c in Number::range(0, 4) {
        machine.local("c", c);
        machine.statement(20); // specs/instructions/GATHER4_SCALED.md:20
        if (Number::from(inst.channels.mask()) >> c & 1).is_true() {
            machine.statement(21); // specs/instructions/GATHER4_SCALED.md:21
            for i in Number::range(0, machine.channels()?) {
                machine.local("i", i);
                machine.statement(22); // specs/instructions/GATHER4_SCALED.md:22
                if machine.enabled(i)? {
                    machine.statement(23); // specs/instructions/GATHER4_SCALED.md:23
                    let address = machine.load(inst.offset, 0)? + machine.load_view(inst.element_offset, View::Ud, i)? + c * 4;
                    machine.local("address", address);
                    machine.statement(24); // specs/instructions/GATHER4_SCALED.md:24
                    machine.register_store(inst.dst, n * plane + i * 4, 4, machine.surface_load(&machine.surface(inst.surface)?, address, 4)?)?;
                }
            }
            machine.statement(27); // specs/instructions/GATHER4_SCALED.md:27
            n = n + 1;
            machine.local("n", n);
        }
    }
    Ok(())
}

/// `SCATTER4_SCALED`: write up to four dwords for each channel. `specs/instructions/SCATTER4_SCALED.md:17`
pub fn scatter4_scaled<M: Primitives>(machine: &M, inst: &Scatter4Scaled) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/SCATTER4_SCALED.md:17
    let plane = machine.round_up(machine.channels()? * 4, machine.grf_bytes())?;
    machine.local("plane", plane);
    machine.statement(18); // specs/instructions/SCATTER4_SCALED.md:18
    let mut n = Number::from(0);
    machine.local("n", n);
    machine.statement(19); // specs/instructions/SCATTER4_SCALED.md:19
    for c in Number::range(0, 4) {
        machine.local("c", c);
        machine.statement(20); // specs/instructions/SCATTER4_SCALED.md:20
        if (Number::from(inst.channels.mask()) >> c & 1).is_true() {
            machine.statement(21); // specs/instructions/SCATTER4_SCALED.md:21
            for i in Number::range(0, machine.channels()?) {
                machine.local("i", i);
                machine.statement(22); // specs/instructions/SCATTER4_SCALED.md:22
                if machine.enabled(i)? {
                    machine.statement(23); // specs/instructions/SCATTER4_SCALED.md:23
                    let address = machine.load(inst.offset, 0)? + machine.load_view(inst.element_offset, View::Ud, i)? + c * 4;
                    machine.local("address", address);
                    machine.statement(24); // specs/instructions/SCATTER4_SCALED.md:24
                    machine.surface_store(&machine.surface(inst.surface)?, address, 4, machine.register_load(inst.src, n * plane + i * 4, 4)?)?;
                }
            }
            machine.statement(27); // specs/instructions/SCATTER4_SCALED.md:27
            n = n + 1;
            machine.local("n", n);
        }
    }
    Ok(())
}

/// `GATHER_SCALED`: read bytes for each channel. `specs/instructions/GATHER_SCALED.md:17`
pub fn gather_scaled<M: Primitives>(machine: &M, inst: &GatherScaled) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/GATHER_SCALED.md:17
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/GATHER_SCALED.md:18
        if machine.enabled(i)? {
            machine.statement(19); // specs/instructions/GATHER_SCALED.md:19
            for b in Number::range(0, machine.blocks(Code::of(inst.num_blocks))?) {
                machine.local("b", b);
                machine.statement(20); // specs/instructions/GATHER_SCALED.md:20
                machine.store_view(inst.dst, View::Ub, i * 4 + b, machine.surface_load(&machine.surface(inst.surface)?, machine.load(inst.offset, 0)? + machine.load_view(inst.element_offset, View::Ud, i)? + b, 1)?)?;
            }
        }
    }
    Ok(())
}

/// `SCATTER_SCALED`: write bytes for each channel. `specs/instructions/SCATTER_SCALED.md:17`
pub fn scatter_scaled<M: Primitives>(machine: &M, inst: &ScatterScaled) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/SCATTER_SCALED.md:17
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/SCATTER_SCALED.md:18
        if machine.enabled(i)? {
            machine.statement(19); // specs/instructions/SCATTER_SCALED.md:19
            for b in Number::range(0, machine.blocks(Code::of(inst.num_blocks))?) {
                machine.local("b", b);
                machine.statement(20); // specs/instructions/SCATTER_SCALED.md:20
                machine.surface_store(&machine.surface(inst.surface)?, machine.load(inst.offset, 0)? + machine.load_view(inst.element_offset, View::Ud, i)? + b, 1, machine.load_view(inst.src, View::Ub, i * 4 + b)?)?;
            }
        }
    }
    Ok(())
}

/// `SBARRIER`: barrier in two halves. `specs/instructions/SBARRIER.md:16`
pub fn sbarrier<M: Primitives>(machine: &M, inst: &Sbarrier) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SBARRIER.md:16
    if inst.mode == SbarrierMode::Signal {
        machine.statement(17); // specs/instructions/SBARRIER.md:17
        machine.group_signal()?;
    } else {
        machine.statement(19); // specs/instructions/SBARRIER.md:19
        machine.group_wait()?;
    }
    Ok(())
}

/// `DWORD_ATOMIC`: atomic operation for each channel on a surface. `specs/instructions/DWORD_ATOMIC.md:17`
pub fn dword_atomic<M: Primitives>(machine: &M, inst: &DwordAtomic) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/DWORD_ATOMIC.md:17
    let n = if inst.op.width() == Some(AtomicWidth::Bit16) {
        Number::from(2)
    } else {
        Number::from(4)
    };
    machine.local("n", n);
    machine.statement(18); // specs/instructions/DWORD_ATOMIC.md:18
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(19); // specs/instructions/DWORD_ATOMIC.md:19
        if machine.enabled(i)? {
            machine.statement(20); // specs/instructions/DWORD_ATOMIC.md:20
            let first = machine.register_load(inst.src0, i * 4, n)?;
            machine.local("first", first);
            machine.statement(21); // specs/instructions/DWORD_ATOMIC.md:21
            let second = machine.register_load(inst.src1, i * 4, n)?;
            machine.local("second", second);
            machine.statement(22); // specs/instructions/DWORD_ATOMIC.md:22
            let result = machine.surface_atomic(&machine.surface(inst.surface)?, machine.load_view(inst.element_offset, View::Ud, i)?, n, Code::of_group(inst.op.op()), first, second)?;
            machine.local("result", result);
            machine.statement(23); // specs/instructions/DWORD_ATOMIC.md:23
            machine.register_store(inst.dst, i * 4, 4, result)?;
        }
    }
    Ok(())
}

/// `DPAS`: systolic dot product, accumulated. `specs/instructions/DPAS.md:17`
pub fn dpas<M: Primitives>(machine: &M, inst: &Dpas) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/DPAS.md:17
    let w_bits = machine.precision_bits(Code::of(inst.w))?;
    machine.local("w_bits", w_bits);
    machine.statement(18); // specs/instructions/DPAS.md:18
    let a_bits = machine.precision_bits(Code::of(inst.a))?;
    machine.local("a_bits", a_bits);
    machine.statement(19); // specs/instructions/DPAS.md:19
    let widest = machine.max(w_bits, a_bits)?;
    machine.local("widest", widest);
    machine.statement(20); // specs/instructions/DPAS.md:20
    let ops = if widest < 8 { Number::from(8) } else { 32 / widest };
    machine.local("ops", ops);
    machine.statement(21); // specs/instructions/DPAS.md:21
    let reuse = 32 / (ops * w_bits);
    machine.local("reuse", reuse);
    machine.statement(22); // specs/instructions/DPAS.md:22
    let n = machine.channels()?;
    machine.local("n", n);
    machine.statement(23); // specs/instructions/DPAS.md:23
    for r in Number::range(0, Number::from(inst.rc)) {
        machine.local("r", r);
        machine.statement(24); // specs/instructions/DPAS.md:24
        for i in Number::range(0, n) {
            machine.local("i", i);
            machine.statement(25); // specs/instructions/DPAS.md:25
            let mut sum = if machine.is_null(inst.src0)? {
                Number::from(0)
            } else {
                machine.load(inst.src0, r * n + i)?
            };
            machine.local("sum", sum);
            machine.statement(26); // specs/instructions/DPAS.md:26
            for step in Number::range(0, Number::from(inst.sd)) {
                machine.local("step", step);
                machine.statement(27); // specs/instructions/DPAS.md:27
                for j in Number::range(0, ops) {
                    machine.local("j", j);
                    machine.statement(28); // specs/instructions/DPAS.md:28
                    let right = step % reuse * ops + j;
                    machine.local("right", right);
                    machine.statement(29); // specs/instructions/DPAS.md:29
                    let left = ((r * Number::from(inst.sd) + step) * ops + j) * a_bits;
                    machine.local("left", left);
                    machine.statement(30); // specs/instructions/DPAS.md:30
                    let w = machine.element(machine.load_view(inst.src1, View::Ud, step / reuse * n + i)?, right, Code::of(inst.w))?;
                    machine.local("w", w);
                    machine.statement(31); // specs/instructions/DPAS.md:31
                    let a = machine.element(machine.load_view(inst.src2, View::Ud, left / 32)?, left % 32 / a_bits, Code::of(inst.a))?;
                    machine.local("a", a);
                    machine.statement(32); // specs/instructions/DPAS.md:32
                    sum = machine.fma(w, a, sum)?;
                    machine.local("sum", sum);
                }
            }
            machine.statement(35); // specs/instructions/DPAS.md:35
            machine.store(inst.dst, r * n + i, sum)?;
        }
    }
    Ok(())
}

/// `QW_GATHER`: read qwords for each channel. `specs/instructions/QW_GATHER.md:16`
pub fn qw_gather<M: Primitives>(machine: &M, inst: &QwGather) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/QW_GATHER.md:16
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(17); // specs/instructions/QW_GATHER.md:17
        if machine.enabled(i)? {
            machine.statement(18); // specs/instructions/QW_GATHER.md:18
            for b in Number::range(0, machine.blocks(Code::of(inst.num_blocks))?) {
                machine.local("b", b);
                machine.statement(19); // specs/instructions/QW_GATHER.md:19
                machine.store_view(inst.dst, View::Uq, b * machine.channels()? + i, machine.surface_load(&machine.surface(inst.surface)?, machine.load_view(inst.offset, View::Ud, i)? + b * 8, 8)?)?;
            }
        }
    }
    Ok(())
}

/// `QW_SCATTER`: write qwords for each channel. `specs/instructions/QW_SCATTER.md:16`
pub fn qw_scatter<M: Primitives>(machine: &M, inst: &QwScatter) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/QW_SCATTER.md:16
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(17); // specs/instructions/QW_SCATTER.md:17
        if machine.enabled(i)? {
            machine.statement(18); // specs/instructions/QW_SCATTER.md:18
            for b in Number::range(0, machine.blocks(Code::of(inst.num_blocks))?) {
                machine.local("b", b);
                machine.statement(19); // specs/instructions/QW_SCATTER.md:19
                machine.surface_store(&machine.surface(inst.surface)?, machine.load_view(inst.offset, View::Ud, i)? + b * 8, 8, machine.load_view(inst.src, View::Uq, b * machine.channels()? + i)?)?;
            }
        }
    }
    Ok(())
}

/// The fields of `LSC_UNTYPED` in any format. Fields that a format lacks are null or 0.
#[derive(Clone, Copy, Debug)]
pub struct LscUntypedFields {
    /// `LscSubOp`. `specs/instructions/LSC_UNTYPED.md:215`
    pub lsc_sub_op: LscUntypedOp,
    /// `Exec_size`. `specs/instructions/LSC_UNTYPED.md:257`
    pub exec_size: ExecControl,
    /// `Pred`. `specs/instructions/LSC_UNTYPED.md:259`
    pub pred: Predicate,
    /// `LscSFID`. `specs/instructions/LSC_UNTYPED.md:261`
    pub lsc_sfid: LscSfid,
    /// `AddrType`. `specs/instructions/LSC_UNTYPED.md:286`
    pub addr_type: LscAddrType,
    /// `AddrScale`. `specs/instructions/LSC_UNTYPED.md:288`
    pub addr_scale: u16,
    /// `AddrImmOffset`. `specs/instructions/LSC_UNTYPED.md:290`
    pub addr_imm_offset: i32,
    /// `AddrSize`. `specs/instructions/LSC_UNTYPED.md:292`
    pub addr_size: LscAddrSize,
    /// `DataSize`. `specs/instructions/LSC_UNTYPED.md:294`
    pub data_size: LscDataSize,
    /// `DataOrder`. `specs/instructions/LSC_UNTYPED.md:296`
    pub data_order: LscDataOrder,
    /// `DataElemsPerAddr`. `specs/instructions/LSC_UNTYPED.md:298`
    pub data_elems_per_addr: LscDataElems,
    /// `ChMask`. `specs/instructions/LSC_UNTYPED.md:305`
    pub ch_mask: ChMask,
    /// `Blocks`. `specs/instructions/LSC_UNTYPED.md:307`
    pub blocks: u8,
    /// `BlockWidth`. `specs/instructions/LSC_UNTYPED.md:309`
    pub block_width: u16,
    /// `BlockHeight`. `specs/instructions/LSC_UNTYPED.md:311`
    pub block_height: u16,
    /// `VNNI`. `specs/instructions/LSC_UNTYPED.md:313`
    pub vnni: LscUntypedVnni,
    /// `Surface`. `specs/instructions/LSC_UNTYPED.md:318`
    pub surface: VecOperand,
    /// `SurfaceIndex`. `specs/instructions/LSC_UNTYPED.md:320`
    pub surface_index: u32,
    /// `DstData`. `specs/instructions/LSC_UNTYPED.md:322`
    pub dst_data: RawOperand,
    /// `Src0Addrs`. `specs/instructions/LSC_UNTYPED.md:324`
    pub src0_addrs: RawOperand,
    /// `Src0AddrBase`. `specs/instructions/LSC_UNTYPED.md:326`
    pub src0_addr_base: RawOperand,
    /// `Src0AddrPitch`. `specs/instructions/LSC_UNTYPED.md:328`
    pub src0_addr_pitch: VecOperand,
    /// `SurfaceBaseAddr`. `specs/instructions/LSC_UNTYPED.md:330`
    pub surface_base_addr: VecOperand,
    /// `SurfaceWidth`. `specs/instructions/LSC_UNTYPED.md:332`
    pub surface_width: VecOperand,
    /// `SurfaceHeight`. `specs/instructions/LSC_UNTYPED.md:334`
    pub surface_height: VecOperand,
    /// `SurfacePitch`. `specs/instructions/LSC_UNTYPED.md:336`
    pub surface_pitch: VecOperand,
    /// `Src0AddrX`. `specs/instructions/LSC_UNTYPED.md:338`
    pub src0_addr_x: VecOperand,
    /// `Src0OffsetX`. `specs/instructions/LSC_UNTYPED.md:340`
    pub src0_offset_x: i32,
    /// `Src0AddrY`. `specs/instructions/LSC_UNTYPED.md:342`
    pub src0_addr_y: VecOperand,
    /// `Src0OffsetY`. `specs/instructions/LSC_UNTYPED.md:344`
    pub src0_offset_y: i32,
    /// `Src0Data`. `specs/instructions/LSC_UNTYPED.md:346`
    pub src0_data: RawOperand,
    /// `Src1Data`. `specs/instructions/LSC_UNTYPED.md:348`
    pub src1_data: RawOperand,
    /// `Src2Data`. `specs/instructions/LSC_UNTYPED.md:350`
    pub src2_data: RawOperand,
}

impl From<&LscUntypedAppend> for LscUntypedFields {
    fn from(inst: &LscUntypedAppend) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            pred: inst.pred,
            lsc_sfid: inst.lsc_sfid,
            addr_type: inst.addr_type,
            addr_scale: 0,
            addr_imm_offset: 0,
            addr_size: LscAddrSize::A16,
            data_size: inst.data_size,
            data_order: inst.data_order,
            data_elems_per_addr: inst.data_elems_per_addr,
            ch_mask: inst.ch_mask,
            blocks: 0,
            block_width: 0,
            block_height: 0,
            vnni: LscUntypedVnni::Plain,
            surface: inst.surface,
            surface_index: inst.surface_index,
            dst_data: inst.dst_data,
            src0_addrs: Default::default(),
            src0_addr_base: Default::default(),
            src0_addr_pitch: Default::default(),
            surface_base_addr: Default::default(),
            surface_width: Default::default(),
            surface_height: Default::default(),
            surface_pitch: Default::default(),
            src0_addr_x: Default::default(),
            src0_offset_x: 0,
            src0_addr_y: Default::default(),
            src0_offset_y: 0,
            src0_data: inst.src0_data,
            src1_data: Default::default(),
            src2_data: Default::default(),
        }
    }
}

impl From<&LscUntypedVector> for LscUntypedFields {
    fn from(inst: &LscUntypedVector) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            pred: inst.pred,
            lsc_sfid: inst.lsc_sfid,
            addr_type: inst.addr_type,
            addr_scale: inst.addr_scale,
            addr_imm_offset: inst.addr_imm_offset,
            addr_size: inst.addr_size,
            data_size: inst.data_size,
            data_order: inst.data_order,
            data_elems_per_addr: inst.data_elems_per_addr,
            ch_mask: inst.ch_mask,
            blocks: 0,
            block_width: 0,
            block_height: 0,
            vnni: LscUntypedVnni::Plain,
            surface: inst.surface,
            surface_index: inst.surface_index,
            dst_data: inst.dst_data,
            src0_addrs: inst.src0_addrs,
            src0_addr_base: Default::default(),
            src0_addr_pitch: Default::default(),
            surface_base_addr: Default::default(),
            surface_width: Default::default(),
            surface_height: Default::default(),
            surface_pitch: Default::default(),
            src0_addr_x: Default::default(),
            src0_offset_x: 0,
            src0_addr_y: Default::default(),
            src0_offset_y: 0,
            src0_data: Default::default(),
            src1_data: inst.src1_data,
            src2_data: inst.src2_data,
        }
    }
}

impl From<&LscUntypedQuad> for LscUntypedFields {
    fn from(inst: &LscUntypedQuad) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            pred: inst.pred,
            lsc_sfid: inst.lsc_sfid,
            addr_type: inst.addr_type,
            addr_scale: inst.addr_scale,
            addr_imm_offset: inst.addr_imm_offset,
            addr_size: inst.addr_size,
            data_size: inst.data_size,
            data_order: inst.data_order,
            data_elems_per_addr: LscDataElems::Element1,
            ch_mask: inst.ch_mask,
            blocks: 0,
            block_width: 0,
            block_height: 0,
            vnni: LscUntypedVnni::Plain,
            surface: inst.surface,
            surface_index: inst.surface_index,
            dst_data: inst.dst_data,
            src0_addrs: inst.src0_addrs,
            src0_addr_base: Default::default(),
            src0_addr_pitch: Default::default(),
            surface_base_addr: Default::default(),
            surface_width: Default::default(),
            surface_height: Default::default(),
            surface_pitch: Default::default(),
            src0_addr_x: Default::default(),
            src0_offset_x: 0,
            src0_addr_y: Default::default(),
            src0_offset_y: 0,
            src0_data: Default::default(),
            src1_data: inst.src1_data,
            src2_data: inst.src2_data,
        }
    }
}

impl From<&LscUntypedBlock2d> for LscUntypedFields {
    fn from(inst: &LscUntypedBlock2d) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            pred: inst.pred,
            lsc_sfid: inst.lsc_sfid,
            addr_type: LscAddrType::Flat,
            addr_scale: 0,
            addr_imm_offset: 0,
            addr_size: LscAddrSize::A16,
            data_size: inst.data_size,
            data_order: inst.data_order,
            data_elems_per_addr: LscDataElems::Element1,
            ch_mask: ChMask (0),
            blocks: inst.blocks,
            block_width: inst.block_width,
            block_height: inst.block_height,
            vnni: inst.vnni,
            surface: Default::default(),
            surface_index: 0,
            dst_data: inst.dst_data,
            src0_addrs: Default::default(),
            src0_addr_base: Default::default(),
            src0_addr_pitch: Default::default(),
            surface_base_addr: inst.surface_base_addr,
            surface_width: inst.surface_width,
            surface_height: inst.surface_height,
            surface_pitch: inst.surface_pitch,
            src0_addr_x: inst.src0_addr_x,
            src0_offset_x: inst.src0_offset_x,
            src0_addr_y: inst.src0_addr_y,
            src0_offset_y: inst.src0_offset_y,
            src0_data: Default::default(),
            src1_data: inst.src1_data,
            src2_data: Default::default(),
        }
    }
}

impl From<&LscUntypedStrided> for LscUntypedFields {
    fn from(inst: &LscUntypedStrided) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            pred: inst.pred,
            lsc_sfid: inst.lsc_sfid,
            addr_type: inst.addr_type,
            addr_scale: inst.addr_scale,
            addr_imm_offset: inst.addr_imm_offset,
            addr_size: inst.addr_size,
            data_size: inst.data_size,
            data_order: inst.data_order,
            data_elems_per_addr: inst.data_elems_per_addr,
            ch_mask: inst.ch_mask,
            blocks: 0,
            block_width: 0,
            block_height: 0,
            vnni: LscUntypedVnni::Plain,
            surface: inst.surface,
            surface_index: inst.surface_index,
            dst_data: inst.dst_data,
            src0_addrs: Default::default(),
            src0_addr_base: inst.src0_addr_base,
            src0_addr_pitch: inst.src0_addr_pitch,
            surface_base_addr: Default::default(),
            surface_width: Default::default(),
            surface_height: Default::default(),
            surface_pitch: Default::default(),
            src0_addr_x: Default::default(),
            src0_offset_x: 0,
            src0_addr_y: Default::default(),
            src0_offset_y: 0,
            src0_data: Default::default(),
            src1_data: inst.src1_data,
            src2_data: Default::default(),
        }
    }
}

impl From<&LscUntypedControl> for LscUntypedFields {
    fn from(inst: &LscUntypedControl) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            pred: inst.pred,
            lsc_sfid: inst.lsc_sfid,
            addr_type: inst.addr_type,
            addr_scale: 0,
            addr_imm_offset: 0,
            addr_size: inst.addr_size,
            data_size: LscDataSize::D8,
            data_order: LscDataOrder::Nontransposed,
            data_elems_per_addr: LscDataElems::Element1,
            ch_mask: ChMask (0),
            blocks: 0,
            block_width: 0,
            block_height: 0,
            vnni: LscUntypedVnni::Plain,
            surface: Default::default(),
            surface_index: 0,
            dst_data: Default::default(),
            src0_addrs: inst.src0_addrs,
            src0_addr_base: Default::default(),
            src0_addr_pitch: Default::default(),
            surface_base_addr: Default::default(),
            surface_width: Default::default(),
            surface_height: Default::default(),
            surface_pitch: Default::default(),
            src0_addr_x: Default::default(),
            src0_offset_x: 0,
            src0_addr_y: Default::default(),
            src0_offset_y: 0,
            src0_data: Default::default(),
            src1_data: Default::default(),
            src2_data: Default::default(),
        }
    }
}

/// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:76`
pub fn lsc_untyped<M: Primitives>(machine: &M, inst: &LscUntypedFields) -> Result<(), M::Error> {
    machine.statement(76); // specs/instructions/LSC_UNTYPED.md:76
    if inst.lsc_sub_op == LscUntypedOp::LscExtendedCacheCtrl {
        machine.statement(77); // specs/instructions/LSC_UNTYPED.md:77
        for i in Number::range(0, machine.channels()?) {
            machine.local("i", i);
            machine.statement(78); // specs/instructions/LSC_UNTYPED.md:78
            if machine.enabled(i)? {
                machine.statement(79); // specs/instructions/LSC_UNTYPED.md:79
                machine.reset_dirty(machine.register_load(inst.src0_addrs, i * 8, 8)?, 64)?;
            }
        }
        machine.statement(82); // specs/instructions/LSC_UNTYPED.md:82
        return Ok(());
    }
    machine.statement(86); // specs/instructions/LSC_UNTYPED.md:86
    let datum = if inst.data_size == LscDataSize::D8 || inst.data_size == LscDataSize::D8u32 {
        Number::from(1)
    } else if inst.data_size == LscDataSize::D32 {
        Number::from(4)
    } else if inst.data_size == LscDataSize::D64 {
        Number::from(8)
    } else {
        Number::from(2)
    };
    machine.local("datum", datum);
    machine.statement(87); // specs/instructions/LSC_UNTYPED.md:87
    let slot = if inst.data_size == LscDataSize::D8 {
        Number::from(1)
    } else if inst.data_size == LscDataSize::D16 {
        Number::from(2)
    } else if inst.data_size == LscDataSize::D64 {
        Number::from(8)
    } else {
        Number::from(4)
    };
    machine.local("slot", slot);
    machine.statement(88); // specs/instructions/LSC_UNTYPED.md:88
    let shift = if inst.data_size == LscDataSize::D16u32h { Number::from(16) } else { Number::from(0) };
    machine.local("shift", shift);
    machine.statement(90); // specs/instructions/LSC_UNTYPED.md:90
    if inst.lsc_sub_op == LscUntypedOp::LscLoadBlock2d || inst.lsc_sub_op == LscUntypedOp::LscStoreBlock2d {
        machine.statement(92); // specs/instructions/LSC_UNTYPED.md:92
        let rows = if inst.data_order == LscDataOrder::Transposed {
            Number::from(inst.block_width)
        } else {
            Number::from(inst.block_height)
        };
        machine.local("rows", rows);
        machine.statement(93); // specs/instructions/LSC_UNTYPED.md:93
        let columns = if inst.data_order == LscDataOrder::Transposed {
            Number::from(inst.block_height)
        } else {
            Number::from(inst.block_width)
        };
        machine.local("columns", columns);
        machine.statement(94); // specs/instructions/LSC_UNTYPED.md:94
        let pack = if inst.vnni == LscUntypedVnni::Packed {
            machine.max(1, 4 / datum)?
        } else {
            Number::from(1)
        };
        machine.local("pack", pack);
        machine.statement(95); // specs/instructions/LSC_UNTYPED.md:95
        let pitch = machine.next_power_of_two(columns)?;
        machine.local("pitch", pitch);
        machine.statement(96); // specs/instructions/LSC_UNTYPED.md:96
        let block = machine.round_up(pitch * machine.round_up(rows, pack)? * datum, machine.grf_bytes())?;
        machine.local("block", block);
        machine.statement(97); // specs/instructions/LSC_UNTYPED.md:97
        if inst.lsc_sub_op == LscUntypedOp::LscLoadBlock2d {
            machine.statement(98); // specs/instructions/LSC_UNTYPED.md:98
            for i in Number::range(0, Number::from(inst.blocks) * block) {
                machine.local("i", i);
                machine.statement(99); // specs/instructions/LSC_UNTYPED.md:99
                machine.register_store(inst.dst_data, i, 1, 0)?;
            }
        }
        machine.statement(103); // specs/instructions/LSC_UNTYPED.md:103
        let joined = machine.is_null(inst.surface_width)?;
        machine.local("joined", Number::from(joined));
        machine.statement(104); // specs/instructions/LSC_UNTYPED.md:104
        let matrix = if joined {
            machine.load_view(inst.surface_base_addr, View::Uq, 0)?
        } else {
            machine.load(inst.surface_base_addr, 0)?
        };
        machine.local("matrix", matrix);
        machine.statement(105); // specs/instructions/LSC_UNTYPED.md:105
        let width = machine.low_bits(if joined { machine.load_view(inst.surface_base_addr, View::Ud, 2)? } else { machine.load(inst.surface_width, 0)? }, 32)?;
        machine.local("width", width);
        machine.statement(106); // specs/instructions/LSC_UNTYPED.md:106
        let height = machine.low_bits(if joined { machine.load_view(inst.surface_base_addr, View::Ud, 3)? } else { machine.load(inst.surface_height, 0)? }, 32)?;
        machine.local("height", height);
        machine.statement(107); // specs/instructions/LSC_UNTYPED.md:107
        let row_pitch = machine.low_bits(if joined { machine.load_view(inst.surface_base_addr, View::Ud, 4)? } else { machine.load(inst.surface_pitch, 0)? }, 32)? + 1;
        machine.local("row_pitch", row_pitch);
        machine.statement(108); // specs/instructions/LSC_UNTYPED.md:108
        let left = machine.sign_extend(if joined { machine.load_view(inst.surface_base_addr, View::Ud, 5)? } else { machine.load(inst.src0_addr_x, 0)? }, 32)? + Number::from(inst.src0_offset_x);
        machine.local("left", left);
        machine.statement(109); // specs/instructions/LSC_UNTYPED.md:109
        let top = machine.sign_extend(if joined { machine.load_view(inst.surface_base_addr, View::Ud, 6)? } else { machine.load(inst.src0_addr_y, 0)? }, 32)? + Number::from(inst.src0_offset_y);
        machine.local("top", top);
        machine.statement(110); // specs/instructions/LSC_UNTYPED.md:110
        for b in Number::range(0, Number::from(inst.blocks)) {
            machine.local("b", b);
            machine.statement(111); // specs/instructions/LSC_UNTYPED.md:111
            for y in Number::range(0, Number::from(inst.block_height)) {
                machine.local("y", y);
                machine.statement(112); // specs/instructions/LSC_UNTYPED.md:112
                for x in Number::range(0, Number::from(inst.block_width)) {
                    machine.local("x", x);
                    machine.statement(113); // specs/instructions/LSC_UNTYPED.md:113
                    let r = if inst.data_order == LscDataOrder::Transposed { x } else { y };
                    machine.local("r", r);
                    machine.statement(114); // specs/instructions/LSC_UNTYPED.md:114
                    let c = if inst.data_order == LscDataOrder::Transposed { y } else { x };
                    machine.local("c", c);
                    machine.statement(115); // specs/instructions/LSC_UNTYPED.md:115
                    let at = b * block + ((r - r % pack) * pitch + c * pack + r % pack) * datum;
                    machine.local("at", at);
                    machine.statement(116); // specs/instructions/LSC_UNTYPED.md:116
                    let column = (left + b * Number::from(inst.block_width) + x) * datum;
                    machine.local("column", column);
                    machine.statement(117); // specs/instructions/LSC_UNTYPED.md:117
                    let row = top + y;
                    machine.local("row", row);
                    machine.statement(118); // specs/instructions/LSC_UNTYPED.md:118
                    let mut address = matrix + row * row_pitch + column;
                    machine.local("address", address);
                    machine.statement(119); // specs/instructions/LSC_UNTYPED.md:119
                    if column >= 0 && column <= width && row >= 0 && row <= height {
                        machine.statement(120); // specs/instructions/LSC_UNTYPED.md:120
                        if inst.lsc_sub_op == LscUntypedOp::LscLoadBlock2d {
                            machine.statement(121); // specs/instructions/LSC_UNTYPED.md:121
                            machine.register_store(inst.dst_data, at, datum, machine.flat_load(address, datum)?)?;
                        } else {
                            machine.statement(123); // specs/instructions/LSC_UNTYPED.md:123
                            machine.flat_store(address, datum, machine.register_load(inst.src1_data, at, datum)?)?;
                        }
                    }
                }
            }
        }
        machine.statement(129); // specs/instructions/LSC_UNTYPED.md:129
        return Ok(());
    }
    machine.statement(132); // specs/instructions/LSC_UNTYPED.md:132
    if inst.lsc_sub_op.bits() >= LscUntypedOp::LscApndctrAtomicAdd.bits() && inst.lsc_sub_op.bits() <= LscUntypedOp::LscApndctrAtomicStore.bits() {
        machine.statement(133); // specs/instructions/LSC_UNTYPED.md:133
        let counter = machine.append_counter(&machine.lsc_memory(Code::of(inst.addr_type), inst.surface, Number::from(inst.surface_index))?)?;
        machine.statement(134); // specs/instructions/LSC_UNTYPED.md:134
        for i in Number::range(0, machine.channels()?) {
            machine.local("i", i);
            machine.statement(135); // specs/instructions/LSC_UNTYPED.md:135
            if machine.enabled(i)? {
                machine.statement(136); // specs/instructions/LSC_UNTYPED.md:136
                let operand = machine.register_load(inst.src0_data, i * 4, 4)?;
                machine.local("operand", operand);
                machine.statement(137); // specs/instructions/LSC_UNTYPED.md:137
                machine.register_store(inst.dst_data, i * 4, 4, machine.surface_atomic(&counter, 0, 4, Code::of(inst.lsc_sub_op), operand, 0)?)?;
            }
        }
        machine.statement(140); // specs/instructions/LSC_UNTYPED.md:140
        return Ok(());
    }
    machine.statement(144); // specs/instructions/LSC_UNTYPED.md:144
    let base = if inst.addr_type == LscAddrType::Flat && !machine.is_null(inst.surface)? {
        machine.load(inst.surface, 0)?
    } else {
        Number::from(0)
    };
    machine.local("base", base);
    machine.statement(145); // specs/instructions/LSC_UNTYPED.md:145
    let memory = if inst.lsc_sfid == LscSfid::Slm {
        machine.shared_local_memory()?
    } else {
        machine.lsc_memory(Code::of(inst.addr_type), inst.surface, Number::from(inst.surface_index))?
    };
    machine.statement(146); // specs/instructions/LSC_UNTYPED.md:146
    let width = if inst.addr_size == LscAddrSize::A16 {
        Number::from(2)
    } else if inst.addr_size == LscAddrSize::A64 {
        Number::from(8)
    } else {
        Number::from(4)
    };
    machine.local("width", width);
    machine.statement(147); // specs/instructions/LSC_UNTYPED.md:147
    let quad = inst.lsc_sub_op == LscUntypedOp::LscLoadQuad || inst.lsc_sub_op == LscUntypedOp::LscStoreQuad;
    machine.local("quad", Number::from(quad));
    machine.statement(148); // specs/instructions/LSC_UNTYPED.md:148
    let strided = inst.lsc_sub_op == LscUntypedOp::LscLoadStrided || inst.lsc_sub_op == LscUntypedOp::LscStoreStrided;
    machine.local("strided", Number::from(strided));
    machine.statement(149); // specs/instructions/LSC_UNTYPED.md:149
    let count = if quad { Number::from(4) } else { machine.blocks(Code::of(inst.data_elems_per_addr))? };
    machine.local("count", count);
    machine.statement(150); // specs/instructions/LSC_UNTYPED.md:150
    let stride = machine.round_up(machine.channels()? * slot, machine.grf_bytes())?;
    machine.local("stride", stride);
    machine.statement(152); // specs/instructions/LSC_UNTYPED.md:152
    let mut status = Number::from(0);
    machine.local("status", status);
    machine.statement(153); // specs/instructions/LSC_UNTYPED.md:153
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(154); // specs/instructions/LSC_UNTYPED.md:154
        if machine.enabled(i)? {
            machine.statement(155); // specs/instructions/LSC_UNTYPED.md:155
            let mut address = base + Number::from(inst.addr_imm_offset);
            machine.local("address", address);
            machine.statement(156); // specs/instructions/LSC_UNTYPED.md:156
            if strided {
                machine.statement(157); // specs/instructions/LSC_UNTYPED.md:157
                let step = if machine.is_null(inst.src0_addr_pitch)? {
                    count * datum
                } else {
                    machine.load(inst.src0_addr_pitch, 0)?
                };
                machine.local("step", step);
                machine.statement(158); // specs/instructions/LSC_UNTYPED.md:158
                address = address + (Number::from(inst.addr_scale) * machine.register_load(inst.src0_addr_base, 0, width)? + i * step);
                machine.local("address", address);
            } else {
                machine.statement(160); // specs/instructions/LSC_UNTYPED.md:160
                let given = machine.register_load(inst.src0_addrs, i * width, width)?;
                machine.local("given", given);
                machine.statement(161); // specs/instructions/LSC_UNTYPED.md:161
                address = address + (Number::from(inst.addr_scale) * (if inst.addr_size == LscAddrSize::A32s { machine.sign_extend(given, 32)? } else { given }));
                machine.local("address", address);
            }
            machine.statement(163); // specs/instructions/LSC_UNTYPED.md:163
            if inst.lsc_sub_op == LscUntypedOp::LscLoad || inst.lsc_sub_op == LscUntypedOp::LscLoadQuad || inst.lsc_sub_op == LscUntypedOp::LscLoadStrided {
                machine.statement(165); // specs/instructions/LSC_UNTYPED.md:165
                let mut n = Number::from(0);
                machine.local("n", n);
                machine.statement(166); // specs/instructions/LSC_UNTYPED.md:166
                for v in Number::range(0, count) {
                    machine.local("v", v);
                    machine.statement(167); // specs/instructions/LSC_UNTYPED.md:167
                    if !quad || (Number::from(inst.ch_mask.mask()) >> v & 1).is_true() {
                        machine.statement(168); // specs/instructions/LSC_UNTYPED.md:168
                        let at = if inst.data_order == LscDataOrder::Transposed {
                            (i * count + n) * slot
                        } else {
                            n * stride + i * slot
                        };
                        machine.local("at", at);
                        machine.statement(169); // specs/instructions/LSC_UNTYPED.md:169
                        machine.register_store(inst.dst_data, at, slot, machine.surface_load(&memory, address + v * datum, datum)? << shift)?;
                        machine.statement(170); // specs/instructions/LSC_UNTYPED.md:170
                        n = n + 1;
                        machine.local("n", n);
                    }
                }
            } else if inst.lsc_sub_op == LscUntypedOp::LscStore || inst.lsc_sub_op == LscUntypedOp::LscStoreQuad || inst.lsc_sub_op == LscUntypedOp::LscStoreStrided || inst.lsc_sub_op == LscUntypedOp::LscStoreUncompressed {
                machine.statement(174); // specs/instructions/LSC_UNTYPED.md:174
                let mut n = Number::from(0);
                machine.local("n", n);
                machine.statement(175); // specs/instructions/LSC_UNTYPED.md:175
                for v in Number::range(0, count) {
                    machine.local("v", v);
                    machine.statement(176); // specs/instructions/LSC_UNTYPED.md:176
                    if !quad || (Number::from(inst.ch_mask.mask()) >> v & 1).is_true() {
                        machine.statement(177); // specs/instructions/LSC_UNTYPED.md:177
                        let at = if inst.data_order == LscDataOrder::Transposed {
                            (i * count + n) * slot
                        } else {
                            n * stride + i * slot
                        };
                        machine.local("at", at);
                        machine.statement(178); // specs/instructions/LSC_UNTYPED.md:178
                        machine.surface_store(&memory, address + v * datum, datum, machine.low_bits(machine.register_load(inst.src1_data, at, slot)? >> shift, datum * 8)?)?;
                        machine.statement(179); // specs/instructions/LSC_UNTYPED.md:179
                        n = n + 1;
                        machine.local("n", n);
                    }
                }
            } else if inst.lsc_sub_op == LscUntypedOp::LscLoadStatus || inst.lsc_sub_op == LscUntypedOp::LscLoadQuadStatus {
                machine.statement(184); // specs/instructions/LSC_UNTYPED.md:184
                let mut present = Number::from(1);
                machine.local("present", present);
                machine.statement(185); // specs/instructions/LSC_UNTYPED.md:185
                for k in Number::range(0, count * datum) {
                    machine.local("k", k);
                    machine.statement(186); // specs/instructions/LSC_UNTYPED.md:186
                    present = present & Number::from(machine.is_mapped(&memory, address + k)?);
                    machine.local("present", present);
                }
                machine.statement(188); // specs/instructions/LSC_UNTYPED.md:188
                status = status | (present << i);
                machine.local("status", status);
                machine.statement(189); // specs/instructions/LSC_UNTYPED.md:189
                if inst.lsc_sub_op == LscUntypedOp::LscLoadQuadStatus {
                    machine.statement(190); // specs/instructions/LSC_UNTYPED.md:190
                    machine.register_store(inst.dst_data, i * 4, 4, present)?;
                }
            } else {
                machine.statement(193); // specs/instructions/LSC_UNTYPED.md:193
                let first = machine.low_bits(machine.register_load(inst.src1_data, i * slot, slot)?, datum * 8)?;
                machine.local("first", first);
                machine.statement(194); // specs/instructions/LSC_UNTYPED.md:194
                let second = machine.low_bits(machine.register_load(inst.src2_data, i * slot, slot)?, datum * 8)?;
                machine.local("second", second);
                machine.statement(195); // specs/instructions/LSC_UNTYPED.md:195
                machine.register_store(inst.dst_data, i * slot, slot, machine.surface_atomic(&memory, address, datum, Code::of(inst.lsc_sub_op), first, second)?)?;
            }
        }
    }
    machine.statement(199); // specs/instructions/LSC_UNTYPED.md:199
    if inst.lsc_sub_op == LscUntypedOp::LscLoadStatus {
        machine.statement(200); // specs/instructions/LSC_UNTYPED.md:200
        machine.register_store(inst.dst_data, 0, 4, status)?;
    }
    Ok(())
}

/// The fields of `LSC_TYPED` in any format. Fields that a format lacks are null or 0.
#[derive(Clone, Copy, Debug)]
pub struct LscTypedFields {
    /// `LscSubOp`. `specs/instructions/LSC_TYPED.md:133`
    pub lsc_sub_op: LscTypedOp,
    /// `ExecSize`. `specs/instructions/LSC_TYPED.md:165`
    pub exec_size: ExecControl,
    /// `Predicate`. `specs/instructions/LSC_TYPED.md:167`
    pub predicate: Predicate,
    /// `Samples`. `specs/instructions/LSC_TYPED.md:175`
    pub samples: LscTypedSamples,
    /// `AddrType`. `specs/instructions/LSC_TYPED.md:180`
    pub addr_type: LscAddrType,
    /// `AddrSize`. `specs/instructions/LSC_TYPED.md:187`
    pub addr_size: LscAddrSize,
    /// `DataSize`. `specs/instructions/LSC_TYPED.md:189`
    pub data_size: LscDataSize,
    /// `DataElemsPerAddr`. `specs/instructions/LSC_TYPED.md:193`
    pub data_elems_per_addr: LscDataElems,
    /// `ChMask`. `specs/instructions/LSC_TYPED.md:200`
    pub ch_mask: ChMask,
    /// `BlockWidth`. `specs/instructions/LSC_TYPED.md:202`
    pub block_width: u16,
    /// `BlockHeight`. `specs/instructions/LSC_TYPED.md:204`
    pub block_height: u16,
    /// `Surface`. `specs/instructions/LSC_TYPED.md:206`
    pub surface: VecOperand,
    /// `SurfaceIndex`. `specs/instructions/LSC_TYPED.md:208`
    pub surface_index: u32,
    /// `DstData`. `specs/instructions/LSC_TYPED.md:210`
    pub dst_data: RawOperand,
    /// `Src0AddrsU`. `specs/instructions/LSC_TYPED.md:212`
    pub src0_addrs_u: RawOperand,
    /// `Src0OffsetU`. `specs/instructions/LSC_TYPED.md:214`
    pub src0_offset_u: i32,
    /// `Src0AddrsV`. `specs/instructions/LSC_TYPED.md:216`
    pub src0_addrs_v: RawOperand,
    /// `Src0OffsetV`. `specs/instructions/LSC_TYPED.md:218`
    pub src0_offset_v: i32,
    /// `Src0AddrsR`. `specs/instructions/LSC_TYPED.md:220`
    pub src0_addrs_r: RawOperand,
    /// `Src0OffsetR`. `specs/instructions/LSC_TYPED.md:222`
    pub src0_offset_r: i32,
    /// `Src0AddrsLOD`. `specs/instructions/LSC_TYPED.md:224`
    pub src0_addrs_lod: RawOperand,
    /// `Src0AddrX`. `specs/instructions/LSC_TYPED.md:226`
    pub src0_addr_x: VecOperand,
    /// `Src0OffsetX`. `specs/instructions/LSC_TYPED.md:228`
    pub src0_offset_x: i32,
    /// `Src0AddrY`. `specs/instructions/LSC_TYPED.md:230`
    pub src0_addr_y: VecOperand,
    /// `Src0OffsetY`. `specs/instructions/LSC_TYPED.md:232`
    pub src0_offset_y: i32,
    /// `Src1Data`. `specs/instructions/LSC_TYPED.md:234`
    pub src1_data: RawOperand,
    /// `Src2Data`. `specs/instructions/LSC_TYPED.md:236`
    pub src2_data: RawOperand,
}

impl From<&LscTypedVector> for LscTypedFields {
    fn from(inst: &LscTypedVector) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            predicate: inst.predicate,
            samples: inst.samples,
            addr_type: inst.addr_type,
            addr_size: inst.addr_size,
            data_size: inst.data_size,
            data_elems_per_addr: inst.data_elems_per_addr,
            ch_mask: inst.ch_mask,
            block_width: 0,
            block_height: 0,
            surface: inst.surface,
            surface_index: inst.surface_index,
            dst_data: inst.dst_data,
            src0_addrs_u: inst.src0_addrs_u,
            src0_offset_u: inst.src0_offset_u,
            src0_addrs_v: inst.src0_addrs_v,
            src0_offset_v: inst.src0_offset_v,
            src0_addrs_r: inst.src0_addrs_r,
            src0_offset_r: inst.src0_offset_r,
            src0_addrs_lod: inst.src0_addrs_lod,
            src0_addr_x: Default::default(),
            src0_offset_x: 0,
            src0_addr_y: Default::default(),
            src0_offset_y: 0,
            src1_data: inst.src1_data,
            src2_data: inst.src2_data,
        }
    }
}

impl From<&LscTypedQuad> for LscTypedFields {
    fn from(inst: &LscTypedQuad) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            predicate: inst.predicate,
            samples: LscTypedSamples (0),
            addr_type: inst.addr_type,
            addr_size: inst.addr_size,
            data_size: inst.data_size,
            data_elems_per_addr: LscDataElems::Element1,
            ch_mask: inst.ch_mask,
            block_width: 0,
            block_height: 0,
            surface: inst.surface,
            surface_index: inst.surface_index,
            dst_data: inst.dst_data,
            src0_addrs_u: inst.src0_addrs_u,
            src0_offset_u: inst.src0_offset_u,
            src0_addrs_v: inst.src0_addrs_v,
            src0_offset_v: inst.src0_offset_v,
            src0_addrs_r: inst.src0_addrs_r,
            src0_offset_r: inst.src0_offset_r,
            src0_addrs_lod: inst.src0_addrs_lod,
            src0_addr_x: Default::default(),
            src0_offset_x: 0,
            src0_addr_y: Default::default(),
            src0_offset_y: 0,
            src1_data: inst.src1_data,
            src2_data: inst.src2_data,
        }
    }
}

impl From<&LscTypedBlock2d> for LscTypedFields {
    fn from(inst: &LscTypedBlock2d) -> Self {
        Self {
            lsc_sub_op: inst.lsc_sub_op,
            exec_size: inst.exec_size,
            predicate: inst.predicate,
            samples: LscTypedSamples (0),
            addr_type: inst.addr_type,
            addr_size: LscAddrSize::A16,
            data_size: LscDataSize::D8,
            data_elems_per_addr: LscDataElems::Element1,
            ch_mask: ChMask (0),
            block_width: inst.block_width,
            block_height: inst.block_height,
            surface: inst.surface,
            surface_index: inst.surface_index,
            dst_data: inst.dst_data,
            src0_addrs_u: Default::default(),
            src0_offset_u: 0,
            src0_addrs_v: Default::default(),
            src0_offset_v: 0,
            src0_addrs_r: Default::default(),
            src0_offset_r: 0,
            src0_addrs_lod: Default::default(),
            src0_addr_x: inst.src0_addr_x,
            src0_offset_x: inst.src0_offset_x,
            src0_addr_y: inst.src0_addr_y,
            src0_offset_y: inst.src0_offset_y,
            src1_data: inst.src1_data,
            src2_data: Default::default(),
        }
    }
}

/// `LSC_TYPED`: load, store or atomic on texels. `specs/instructions/LSC_TYPED.md:45`
pub fn lsc_typed<M: Primitives>(machine: &M, inst: &LscTypedFields) -> Result<(), M::Error> {
    machine.statement(45); // specs/instructions/LSC_TYPED.md:45
    let surface = machine.lsc_memory(Code::of(inst.addr_type), inst.surface, Number::from(inst.surface_index))?;
    machine.statement(47); // specs/instructions/LSC_TYPED.md:47
    if inst.lsc_sub_op == LscTypedOp::LscLoadBlock2d || inst.lsc_sub_op == LscTypedOp::LscStoreBlock2d {
        machine.statement(48); // specs/instructions/LSC_TYPED.md:48
        let pitch = machine.max(4, machine.next_power_of_two(Number::from(inst.block_width))?)?;
        machine.local("pitch", pitch);
        machine.statement(49); // specs/instructions/LSC_TYPED.md:49
        for y in Number::range(0, Number::from(inst.block_height)) {
            machine.local("y", y);
            machine.statement(50); // specs/instructions/LSC_TYPED.md:50
            for x in Number::range(0, Number::from(inst.block_width)) {
                machine.local("x", x);
                machine.statement(51); // specs/instructions/LSC_TYPED.md:51
                let column = machine.sign_extend(machine.load(inst.src0_addr_x, 0)?, 32)? + Number::from(inst.src0_offset_x) + x;
                machine.local("column", column);
                machine.statement(52); // specs/instructions/LSC_TYPED.md:52
                let row = machine.sign_extend(machine.load(inst.src0_addr_y, 0)?, 32)? + Number::from(inst.src0_offset_y) + y;
                machine.local("row", row);
                machine.statement(53); // specs/instructions/LSC_TYPED.md:53
                if inst.lsc_sub_op == LscTypedOp::LscLoadBlock2d {
                    machine.statement(54); // specs/instructions/LSC_TYPED.md:54
                    machine.register_store(inst.dst_data, y * pitch + x, 1, machine.media_load(&surface, 0, column, row)?)?;
                } else {
                    machine.statement(56); // specs/instructions/LSC_TYPED.md:56
                    machine.media_store(&surface, 0, column, row, machine.register_load(inst.src1_data, y * pitch + x, 1)?)?;
                }
            }
        }
        machine.statement(60); // specs/instructions/LSC_TYPED.md:60
        return Ok(());
    }
    machine.statement(63); // specs/instructions/LSC_TYPED.md:63
    if inst.lsc_sub_op == LscTypedOp::LscReadSurfaceInfo {
        machine.statement(64); // specs/instructions/LSC_TYPED.md:64
        for k in Number::range(0, 16) {
            machine.local("k", k);
            machine.statement(65); // specs/instructions/LSC_TYPED.md:65
            machine.register_store(inst.dst_data, k * 4, 4, machine.surface_state(&surface, k)?)?;
        }
        machine.statement(67); // specs/instructions/LSC_TYPED.md:67
        return Ok(());
    }
    machine.statement(70); // specs/instructions/LSC_TYPED.md:70
    let datum = if inst.data_size == LscDataSize::D64 {
        Number::from(8)
    } else if inst.data_size == LscDataSize::D16u32 {
        Number::from(2)
    } else {
        Number::from(4)
    };
    machine.local("datum", datum);
    machine.statement(71); // specs/instructions/LSC_TYPED.md:71
    let slot = machine.max(4, datum)?;
    machine.local("slot", slot);
    machine.statement(72); // specs/instructions/LSC_TYPED.md:72
    let width = if inst.addr_size == LscAddrSize::A16 {
        Number::from(2)
    } else if inst.addr_size == LscAddrSize::A64 {
        Number::from(8)
    } else {
        Number::from(4)
    };
    machine.local("width", width);
    machine.statement(73); // specs/instructions/LSC_TYPED.md:73
    let stride = machine.round_up(machine.channels()? * slot, machine.grf_bytes())?;
    machine.local("stride", stride);
    machine.statement(75); // specs/instructions/LSC_TYPED.md:75
    let mut status = Number::from(0);
    machine.local("status", status);
    machine.statement(76); // specs/instructions/LSC_TYPED.md:76
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(77); // specs/instructions/LSC_TYPED.md:77
        if machine.enabled(i)? {
            machine.statement(79); // specs/instructions/LSC_TYPED.md:79
            let u = machine.register_load(inst.src0_addrs_u, i * width, width)? + Number::from(inst.src0_offset_u);
            machine.local("u", u);
            machine.statement(80); // specs/instructions/LSC_TYPED.md:80
            let v = machine.register_load(inst.src0_addrs_v, i * width, width)? + Number::from(inst.src0_offset_v);
            machine.local("v", v);
            machine.statement(81); // specs/instructions/LSC_TYPED.md:81
            let r = machine.register_load(inst.src0_addrs_r, i * width, width)? + Number::from(inst.src0_offset_r);
            machine.local("r", r);
            machine.statement(83); // specs/instructions/LSC_TYPED.md:83
            let last = machine.register_load(inst.src0_addrs_lod, i * width, width)?;
            machine.local("last", last);
            machine.statement(84); // specs/instructions/LSC_TYPED.md:84
            let sampled = inst.lsc_sub_op == LscTypedOp::LscLoadQuadMsrt || inst.lsc_sub_op == LscTypedOp::LscStoreQuadMsrt || Number::from(inst.samples.msaa()) == 1;
            machine.local("sampled", Number::from(sampled));
            machine.statement(85); // specs/instructions/LSC_TYPED.md:85
            let level = if sampled { Number::from(0) } else { last };
            machine.local("level", level);
            machine.statement(86); // specs/instructions/LSC_TYPED.md:86
            let image = if sampled { machine.sample_surface(&surface, last)? } else { surface };
            machine.statement(87); // specs/instructions/LSC_TYPED.md:87
            if inst.lsc_sub_op == LscTypedOp::LscLoadQuad || inst.lsc_sub_op == LscTypedOp::LscLoadQuadMsrt {
                machine.statement(88); // specs/instructions/LSC_TYPED.md:88
                let mut n = Number::from(0);
                machine.local("n", n);
                machine.statement(89); // specs/instructions/LSC_TYPED.md:89
                for c in Number::range(0, 4) {
                    machine.local("c", c);
                    machine.statement(90); // specs/instructions/LSC_TYPED.md:90
                    if (Number::from(inst.ch_mask.mask()) >> c & 1).is_true() {
                        machine.statement(91); // specs/instructions/LSC_TYPED.md:91
                        let texel = machine.texel_load(&image, u, v, r, level, c, machine.r#type(inst.dst_data)?)?;
                        machine.local("texel", texel);
                        machine.statement(92); // specs/instructions/LSC_TYPED.md:92
                        machine.register_store(inst.dst_data, n * stride + i * slot, slot, texel)?;
                        machine.statement(93); // specs/instructions/LSC_TYPED.md:93
                        n = n + 1;
                        machine.local("n", n);
                    }
                }
            } else if inst.lsc_sub_op == LscTypedOp::LscStoreQuad || inst.lsc_sub_op == LscTypedOp::LscStoreQuadMsrt {
                machine.statement(97); // specs/instructions/LSC_TYPED.md:97
                let mut n = Number::from(0);
                machine.local("n", n);
                machine.statement(98); // specs/instructions/LSC_TYPED.md:98
                for c in Number::range(0, 4) {
                    machine.local("c", c);
                    machine.statement(99); // specs/instructions/LSC_TYPED.md:99
                    if (Number::from(inst.ch_mask.mask()) >> c & 1).is_true() {
                        machine.statement(100); // specs/instructions/LSC_TYPED.md:100
                        let texel = machine.register_load(inst.src1_data, n * stride + i * slot, slot)?;
                        machine.local("texel", texel);
                        machine.statement(101); // specs/instructions/LSC_TYPED.md:101
                        machine.texel_store(&image, u, v, r, level, c, machine.r#type(inst.src1_data)?, texel)?;
                        machine.statement(102); // specs/instructions/LSC_TYPED.md:102
                        n = n + 1;
                        machine.local("n", n);
                    }
                }
            } else if inst.lsc_sub_op == LscTypedOp::LscStoreUncompressed {
                machine.statement(106); // specs/instructions/LSC_TYPED.md:106
                for c in Number::range(0, machine.blocks(Code::of(inst.data_elems_per_addr))?) {
                    machine.local("c", c);
                    machine.statement(107); // specs/instructions/LSC_TYPED.md:107
                    let texel = machine.register_load(inst.src1_data, c * stride + i * slot, slot)?;
                    machine.local("texel", texel);
                    machine.statement(108); // specs/instructions/LSC_TYPED.md:108
                    machine.texel_store(&image, u, v, r, level, c, machine.r#type(inst.src1_data)?, texel)?;
                }
            } else if inst.lsc_sub_op == LscTypedOp::LscLoadStatus {
                machine.statement(111); // specs/instructions/LSC_TYPED.md:111
                let present = machine.is_mapped(&image, machine.texel_address(&image, u, v, r, level)?)?;
                machine.local("present", Number::from(present));
                machine.statement(112); // specs/instructions/LSC_TYPED.md:112
                status = status | (Number::from(present) << i);
                machine.local("status", status);
            } else if inst.lsc_sub_op == LscTypedOp::LscLoadQuadStatus {
                machine.statement(114); // specs/instructions/LSC_TYPED.md:114
                machine.register_store(inst.dst_data, i * 4, 4, machine.is_mapped(&image, machine.texel_address(&image, u, v, r, level)?)?)?;
            } else {
                machine.statement(116); // specs/instructions/LSC_TYPED.md:116
                let first = machine.low_bits(machine.register_load(inst.src1_data, i * slot, slot)?, datum * 8)?;
                machine.local("first", first);
                machine.statement(117); // specs/instructions/LSC_TYPED.md:117
                let second = machine.low_bits(machine.register_load(inst.src2_data, i * slot, slot)?, datum * 8)?;
                machine.local("second", second);
                machine.statement(118); // specs/instructions/LSC_TYPED.md:118
                let old = machine.texel_atomic(&image, u, v, r, level, datum, Code::of(inst.lsc_sub_op), first, second)?;
                machine.local("old", old);
                machine.statement(119); // specs/instructions/LSC_TYPED.md:119
                machine.register_store(inst.dst_data, i * slot, slot, old)?;
            }
        }
    }
    machine.statement(123); // specs/instructions/LSC_TYPED.md:123
    if inst.lsc_sub_op == LscTypedOp::LscLoadStatus {
        machine.statement(124); // specs/instructions/LSC_TYPED.md:124
        machine.register_store(inst.dst_data, 0, 4, status)?;
    }
    Ok(())
}

/// `LSC_FENCE`: order accesses of the load and store unit. `specs/instructions/LSC_FENCE.md:16`
pub fn lsc_fence<M: Primitives>(machine: &M, inst: &LscFence) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/LSC_FENCE.md:16
    machine.lsc_fence(Code::of(inst.lsc_sfid), Code::of(inst.lsc_fence_op), Code::of(inst.lsc_scope))?;
    Ok(())
}

/// `MADW`: product plus a third value, in double width. `specs/instructions/MADW.md:16`
pub fn madw<M: Primitives>(machine: &M, inst: &Madw) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/MADW.md:17
    let high = machine.round_up(machine.channels()? * 4, machine.grf_bytes())? / 4;
    machine.local("high", high);
    machine.statement(18); // specs/instructions/MADW.md:18
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(19); // specs/instructions/MADW.md:19
        if machine.enabled(i)? {
            machine.statement(20); // specs/instructions/MADW.md:20
            let result = machine.load(inst.src0, i)? * machine.load(inst.src1, i)? + machine.load(inst.src2, i)?;
            machine.local("result", result);
            machine.statement(21); // specs/instructions/MADW.md:21
            machine.store(inst.dst, i, result)?;
            machine.statement(22); // specs/instructions/MADW.md:22
            machine.store(inst.dst, high + i, result >> 32)?;
        }
    }
    Ok(())
}

/// `SHFL_IDX4`: lookup of numbers of four bits. `specs/instructions/SHFL_IDX4.md:20`
pub fn shfl_idx4<M: Primitives>(machine: &M, inst: &ShflIdx4) -> Result<(), M::Error> {
    machine.statement(21); // specs/instructions/SHFL_IDX4.md:21
    let unit = if machine.size(machine.r#type(inst.src1)?)? == 2 {
        Number::from(8)
    } else {
        Number::from(16)
    };
    machine.local("unit", unit);
    machine.statement(22); // specs/instructions/SHFL_IDX4.md:22
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(23); // specs/instructions/SHFL_IDX4.md:23
        if machine.enabled(i)? {
            machine.statement(24); // specs/instructions/SHFL_IDX4.md:24
            let mut result = Number::from(0);
            machine.local("result", result);
            machine.statement(25); // specs/instructions/SHFL_IDX4.md:25
            for k in Number::range(0, 32 / unit) {
                machine.local("k", k);
                machine.statement(26); // specs/instructions/SHFL_IDX4.md:26
                let code = machine.load(inst.src1, i)? >> 4 * k & 15;
                machine.local("code", code);
                machine.statement(27); // specs/instructions/SHFL_IDX4.md:27
                result = result | (machine.low_bits(machine.consecutive(inst.src0, code)? >> k * unit, unit)? << k * unit);
                machine.local("result", result);
            }
            machine.statement(29); // specs/instructions/SHFL_IDX4.md:29
            machine.store_view(inst.dst, View::Ud, i, result)?;
        }
    }
    Ok(())
}

/// `LFSR`: step of a shift register with feedback. `specs/instructions/LFSR.md:20`
pub fn lfsr<M: Primitives>(machine: &M, inst: &Lfsr) -> Result<(), M::Error> {
    machine.statement(20); // specs/instructions/LFSR.md:20
    let width = if inst.func_ctrl == LfsrWidth::B32 {
        Number::from(32)
    } else if inst.func_ctrl == LfsrWidth::B16v2 {
        Number::from(16)
    } else {
        Number::from(8)
    };
    machine.local("width", width);
    machine.statement(21); // specs/instructions/LFSR.md:21
    for i in Number::range(0, machine.channels()?) {
        machine.local("i", i);
        machine.statement(22); // specs/instructions/LFSR.md:22
        if machine.enabled(i)? {
            machine.statement(23); // specs/instructions/LFSR.md:23
            let mut result = Number::from(0);
            machine.local("result", result);
            machine.statement(24); // specs/instructions/LFSR.md:24
            for k in Number::range(0, 32 / width) {
                machine.local("k", k);
                machine.statement(25); // specs/instructions/LFSR.md:25
                let state = machine.low_bits(machine.load(inst.src0, i)? >> k * width, width)?;
                machine.local("state", state);
                machine.statement(26); // specs/instructions/LFSR.md:26
                let taps = machine.low_bits(machine.load(inst.src1, i)? >> k * width, width)?;
                machine.local("taps", taps);
                machine.statement(27); // specs/instructions/LFSR.md:27
                result = result | ((state >> 1 ^ (if state & 1 == 1 { taps } else { Number::from(0) })) << k * width);
                machine.local("result", result);
            }
            machine.statement(29); // specs/instructions/LFSR.md:29
            machine.store(inst.dst, i, result)?;
        }
    }
    Ok(())
}
