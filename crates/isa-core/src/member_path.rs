//! The path of members that leads to a value in an object file.
//!
//! For example, `common_isa_header.kernel_info[0]: kernel_data.var_info[17].num_elements` is the
//! element count of a variable of the first kernel.

use crate::MemberInfo;
use core::fmt;

/// Maximum number of steps in a path.
const MAX_STEPS: usize = 4;

/// One step of a [`MemberPath`]: a member, and the index of one of its elements.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The member.
    pub member: &'static MemberInfo,
    /// Index of a table entry or of a byte; `None` for a member that is not repeated.
    pub index: Option<u32>,
}

/// A path of members, printed for example as
/// `common_isa_header.kernel_info[0]: kernel_data.var_info[17].num_elements`.
#[derive(Clone, Copy, Default)]
pub struct MemberPath {
    steps: [Option<Step>; MAX_STEPS],
}

impl MemberPath {
    /// Returns the path extended by a member of the structure at this path. A path of the maximum
    /// length has its last step replaced.
    #[must_use]
    pub fn then(mut self, member: &'static MemberInfo, index: Option<u32>) -> Self {
        let free = self.steps.iter().position(Option::is_none).unwrap_or(MAX_STEPS - 1);
        self.steps[free] = Some(Step { member, index });
        self
    }

    /// Returns the steps, outermost first.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().flatten()
    }

    /// Returns the last member; `None` for the file as a whole.
    pub fn member(&self) -> Option<&'static MemberInfo> {
        self.steps().last().map(|step| step.member)
    }
}

impl PartialEq for MemberPath {
    fn eq(&self, other: &Self) -> bool {
        let same = |(a, b): (&Step, &Step)| core::ptr::eq(a.member, b.member) && a.index == b.index;
        self.steps().count() == other.steps().count() && self.steps().zip(other.steps()).all(same)
    }
}

impl Eq for MemberPath {}

impl fmt::Debug for MemberPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for MemberPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parent: Option<&Step> = None;
        for step in self.steps() {
            match parent {
                None => write!(f, "{}.", step.member.structure)?,
                Some(parent) if parent.member.contains(step.member) => f.write_str(".")?,
                Some(_) => write!(f, ": {}.", step.member.structure)?,
            }
            f.write_str(step.member.name)?;
            if let Some(index) = step.index {
                write!(f, "[{index}]")?;
            }
            parent = Some(step);
        }
        if parent.is_none() {
            f.write_str("the file")?;
        }
        Ok(())
    }
}
