//! Layout of the payload: the offsets of per-thread arguments and of shared arguments.
//!
//! For example, a kernel for DG2 with 96 bytes of local ids has its inline data at byte 128 and its
//! other shared arguments at byte 160. If the first of these has an alignment of 128 bytes, they
//! begin at byte 256.

use crate::binding::arguments::MAX_PAYLOAD_BYTES;
use crate::binding::arguments::error::LaunchError;
use crate::binding::kernel_info::{KernelInfo, PayloadBase, PerThreadArgument};
use crate::bytecode::Bytecode;

/// Offsets of the shared arguments in the payload, in bytes from register 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SharedLayout {
    /// Offset of the inline data.
    pub(crate) start: usize,
    /// Number of bytes of inline data.
    pub(crate) inline_size: usize,
    /// Offset of the shared arguments that are not inline data.
    pub(crate) rest: usize,
}

impl SharedLayout {
    /// Returns the offset in the payload of a shared argument, given its offset in the zebin.
    fn resolve(self, offset: usize) -> usize {
        match offset.checked_sub(self.inline_size) {
            Some(after_inline) => self.rest + after_inline,
            None => self.start + offset,
        }
    }

    /// Returns whether any argument of the kernel has the byte at an offset of the payload.
    pub(crate) fn covers(self, info: &KernelInfo, register: usize, at: usize) -> bool {
        let per_thread = info.per_thread.iter().any(|part| {
            let start = register + part.offset;
            (start..start + part.size).contains(&at)
        });
        let shared = || {
            info.payload.iter().any(|part| {
                let start = self.resolve(part.offset);
                (start..start + part.size.max(1)).contains(&at)
            })
        };
        per_thread || shared()
    }
}

/// Computes the layout of the payload. Returns the per-thread arguments with offsets from
/// register 0, and the layout of the shared arguments.
pub(crate) fn payload_layout(
    program: &Bytecode<'_>,
    kernel: usize,
    info: &KernelInfo,
) -> Result<(Vec<PerThreadArgument>, SharedLayout), LaunchError> {
    let register = program.register;
    let per_thread_ends = info.per_thread.iter().map(|part| part.offset.saturating_add(part.size));
    let end = per_thread_ends.max().unwrap_or(0);
    let shared_ends = info.payload.iter().map(|part| part.offset.saturating_add(part.size));
    if shared_ends.chain([end, info.inline_size]).any(|end| end > MAX_PAYLOAD_BYTES) {
        return Err(LaunchError::new("the payload of the kernel is larger than any register file"));
    }
    if info.base == PayloadBase::Register0 {
        return Ok((info.per_thread.clone(), SharedLayout { start: 0, inline_size: 0, rest: 0 }));
    }
    let least = register * usize::from(program.platform.local_id_registers().unwrap_or(0));
    let moved = info.per_thread.iter().map(|part| PerThreadArgument { offset: part.offset + register, ..*part });
    let end = if info.per_thread.is_empty() { least } else { end };
    let start = register + end.next_multiple_of(register);
    let inline_size = info.inline_size;
    let packed = SharedLayout { start, inline_size, rest: start + inline_size.next_multiple_of(register) };
    Ok((moved.collect(), align_rest(program, kernel, info, packed)))
}

/// Moves the shared arguments that are not inline data to where the program reads them.
///
/// The compiler aligns the first of them in the registers, but not in the zebin. An alignment that
/// is larger than a register leaves registers unused. Then no input of the program is at the byte
/// where the first argument would be without a gap, and all inputs are arguments with the gap.
/// Inputs that do not begin with the payload are those of a program for registers of another size.
fn align_rest(program: &Bytecode<'_>, kernel: usize, info: &KernelInfo, packed: SharedLayout) -> SharedLayout {
    let inputs = &program.routines[kernel].inputs;
    let begin = if info.per_thread.is_empty() { packed.start } else { program.register };
    if inputs.iter().map(|input| input.payload_offset).min() != Some(begin) {
        return packed;
    }
    let first = inputs.iter().map(|input| input.payload_offset).filter(|at| *at >= packed.rest).min();
    let aligned = SharedLayout { rest: first.unwrap_or(packed.rest), ..packed };
    let has_first = info.payload.iter().any(|part| part.offset == packed.inline_size && part.size > 0);
    let is_aligned = aligned.rest.is_multiple_of(2 * program.register);
    let is_complete = || inputs.iter().all(|input| aligned.covers(info, program.register, input.payload_offset));
    if has_first && is_aligned && is_complete() { aligned } else { packed }
}
