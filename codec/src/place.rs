//! Where in a file something is, in the words of the specification.

use crate::MemberInfo;
use core::fmt;

/// How many steps a place may have.
const DEPTH: usize = 4;

/// One step of a [`Place`]: a member, and which of several.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The member.
    pub member: &'static MemberInfo,
    /// Which one, of a table or of bytes.
    pub index: Option<u32>,
}

/// The members that lead to a place: `common_isa_header.kernel_info[0]: kernel_data.var_info[17].num_elements`.
#[derive(Clone, Copy, Default)]
pub struct Place {
    steps: [Option<Step>; DEPTH],
}

impl Place {
    /// The place of a member of the structure at this place. Beyond the greatest depth the last step is replaced.
    #[must_use]
    pub fn then(mut self, member: &'static MemberInfo, index: Option<u32>) -> Self {
        let free = self.steps.iter().position(Option::is_none).unwrap_or(DEPTH - 1);
        self.steps[free] = Some(Step { member, index });
        self
    }

    /// The steps, outermost first.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().flatten()
    }

    /// The member itself; `None` for the file as a whole.
    pub fn member(&self) -> Option<&'static MemberInfo> {
        self.steps().last().map(|step| step.member)
    }
}

impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        let same = |(a, b): (&Step, &Step)| core::ptr::eq(a.member, b.member) && a.index == b.index;
        self.steps().count() == other.steps().count() && self.steps().zip(other.steps()).all(same)
    }
}

impl Eq for Place {}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Place {
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
