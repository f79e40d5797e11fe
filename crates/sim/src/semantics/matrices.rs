//! Compares the matrices of block messages with the limits of the hardware.
//!
//! The specification has the limits as constraints `matrix-*` of the operands. For example, a
//! matrix is at least 64 bytes wide. The validator looks at operands that are constants. Here, the
//! operands are replaced by the values that they have, so that the constraints apply to all of
//! them.

use crate::checks::Check;
use crate::checks::finding::FoundAction;
use crate::interp::context::ExecContext;
use crate::trap::Fault;
use openvisa::validate::{Rule, validate};
use openvisa_isa::enums::{LscUntypedOp, Modifier};
use openvisa_isa::instructions::LscUntypedBlock2d;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{DataType, Inst};

/// Prefix of the names of the constraints of matrices.
const MATRIX_CONSTRAINTS: &str = "matrix-";

impl ExecContext<'_> {
    /// Checks the matrix that a block message describes, given its address, its width, height and
    /// pitch, each minus 1, and the column of the block.
    ///
    /// # Errors
    /// In strict mode, if the hardware cannot access the matrix, unless the check of matrices
    /// reports that.
    pub(super) fn check_matrix(
        &self,
        inst: &LscUntypedBlock2d,
        [base, width, height, pitch, column]: [u64; 5],
    ) -> Result<(), Fault> {
        let observer = self.observer.as_deref().filter(|observer| observer.matrices);
        if !self.policy.strict && observer.is_none() {
            return Ok(());
        }
        let number = |value: u64, data_type| VecOperand::Immediate {
            modifier: Modifier::NoModifier,
            r#type: data_type,
            low: value as u32,
            high: (value >> 32) as u32,
        };
        let dword = |value: u64| number(u64::from(value as u32), DataType::Ud);
        let described = LscUntypedBlock2d {
            surface_base_addr: number(base, DataType::Uq),
            surface_width: dword(width),
            surface_height: dword(height),
            surface_pitch: dword(pitch),
            src0_addr_x: dword(column),
            ..*inst
        };
        let mut reasons = Vec::new();
        validate(&Inst::LscUntypedBlock2d(described), &self.program.platform, &mut |finding| {
            if let Rule::Constraint(constraint) = finding.rule
                && constraint.name.starts_with(MATRIX_CONSTRAINTS)
            {
                reasons.push(constraint.reason);
            }
        });
        if reasons.is_empty() {
            return Ok(());
        }
        let [width, height, pitch] = [width, height, pitch].map(|value| u64::from(value as u32) + 1);
        let message = format!(
            "the hardware cannot access the matrix at {base:#x} with {height} rows of {width} bytes and a pitch of \
             {pitch} bytes, at column {}: {}",
            column as u32 as i32,
            reasons.join(" ")
        );
        let action = match inst.lsc_sub_op {
            LscUntypedOp::LscLoadBlock2d => FoundAction::Load,
            _ => FoundAction::Store,
        };
        let here = self.execution(action, None);
        let Some(observer) = observer else { return Err(Fault::Invalid(message)) };
        self.report(&observer.findings, Check::Matrices, [here.place; 2], &[here], |finding| finding.message = message);
        Ok(())
    }
}
