//! Execution sizes and masks.

use super::super::ErrorKind;
use super::find_by_number;
use openvisa_isa::Enumeration;
use openvisa_isa::bit_fields::ExecControl;
use openvisa_isa::enums::{ExecMask, ExecSize};

/// Number of channels that an instruction runs, and the part of the execution mask that enables
/// them.
///
/// Methods take a number such as `16`, [`exec(16)`](exec), an [`ExecSize`] or an [`ExecControl`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exec(pub(in crate::builder) Result<ExecControl, ErrorKind>);

/// Returns an execution size of `channels`, with the first part of the execution mask, `M1`.
///
/// A number other than 1, 2, 4, 8, 16 and 32 is an error of the instruction.
///
/// ```
/// # use openvisa::builder::{Builder, exec, general};
/// # let mut k = Builder::kernel("k");
/// # let v = k.declare(general("v", openvisa::isa::DataType::D, 16));
/// k.mov(exec(16), v, 0); // mov (M1, 16) v(0,0)<1> 0x0:d
/// k.mov(exec(16).no_mask(), v, 0); // mov (M1_NM, 16) v(0,0)<1> 0x0:d
/// ```
pub fn exec(channels: u8) -> Exec {
    let size = find_by_number(channels).ok_or(ErrorKind::Channels(channels));
    Exec(size.map(|size| ExecControl::default().with_size(size)))
}

impl Exec {
    /// Selects a part of the execution mask.
    #[must_use]
    pub fn mask(self, mask: ExecMask) -> Self {
        Self(self.0.map(|control| control.with_mask(mask)))
    }

    /// Runs all channels, and ignores the execution mask: `M1_NM` instead of `M1`.
    #[must_use]
    pub fn no_mask(self) -> Self {
        Self(self.0.map(|control| {
            let name = control.mask().map_or("", Enumeration::name);
            let unmasked = ExecMask::ENTRIES.iter().find(|e| e.name.strip_suffix("_NM") == Some(name));
            unmasked.map_or(control, |entry| control.with_mask(entry.value))
        }))
    }
}

impl From<u8> for Exec {
    fn from(channels: u8) -> Self {
        exec(channels)
    }
}

impl From<ExecSize> for Exec {
    fn from(size: ExecSize) -> Self {
        Self(Ok(ExecControl::default().with_size(size)))
    }
}

impl From<ExecControl> for Exec {
    fn from(control: ExecControl) -> Self {
        Self(Ok(control))
    }
}
