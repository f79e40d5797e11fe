//! Consistency checks between a program and its zebin.
//!
//! For example, a zebin for PVC, whose registers have 64 bytes, does not fit a program for TGLLP
//! with 32.

use crate::binding::arguments::error::LaunchError;
use crate::binding::arguments::layout::SharedLayout;
use crate::binding::kernel_info::{KernelInfo, PayloadBase};
use crate::bytecode::Bytecode;

/// Checks that the zebin was compiled for the platform of the program.
pub(crate) fn check_platform(program: &Bytecode<'_>, info: &KernelInfo) -> Result<(), LaunchError> {
    if info.platforms.is_empty() || info.platforms.contains(program.platform) {
        return Ok(());
    }
    let names: Vec<_> = info.platforms.iter().map(|p| p.to_string()).collect();
    Err(LaunchError::of_program(format!(
        "the zebin was compiled for {}, and the program is run as one for {}",
        names.join(" or "),
        program.platform
    )))
}

/// Checks that the payload covers every input of the kernel. A gap means that the kernel was
/// compiled for registers of another size.
pub(crate) fn check_payload(
    program: &Bytecode<'_>,
    kernel: usize,
    info: &KernelInfo,
    shared: SharedLayout,
) -> Result<(), LaunchError> {
    let register = program.register;
    let offsets: Vec<usize> = program.routines[kernel].inputs.iter().map(|input| input.payload_offset).collect();
    if info.base == PayloadBase::Register0 {
        return match offsets.iter().find(|at| **at < register) {
            Some(at) => Err(LaunchError::of_program(format!(
                "the payload of the kernel begins at byte {at}, within register 0, which has {register} bytes on {}",
                program.platform
            ))),
            None => Ok(()),
        };
    }
    let Some(first) = offsets.iter().min() else { return Ok(()) };
    if first % register != 0 {
        return Err(LaunchError::of_program(format!(
            "the payload of the kernel begins at byte {first}: it was compiled for registers of another size than the {register} bytes of {}",
            program.platform
        )));
    }
    let Some(at) = offsets.iter().find(|at| !shared.covers(info, register, **at)) else { return Ok(()) };
    if *first != register {
        return Err(LaunchError::of_program(format!(
            "the payload of the kernel begins at byte {first}, but registers of {} have {register} bytes: it was compiled for another platform",
            program.platform,
        )));
    }
    Err(LaunchError::of_program(format!(
        "the kernel reads its payload at byte {at}, where the zebin puts nothing: the zebin was compiled for another platform, or of another program"
    )))
}
