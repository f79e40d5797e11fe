//! Sizes of a launch: work-items, work-groups, and regions of groups that have one size.
//!
//! For example, 20 work-items in groups of 8 make two regions: two groups of 8, and one group of 4.

use crate::binding::arguments::error::{LaunchError, LaunchProblems};
use crate::binding::kernel_info::KernelInfo;

/// The number of work-items of a launch and of each work-group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// Number of work-items in each dimension.
    pub global: [u32; 3],
    /// Number of work-items of a group in each dimension. If all are 0, the size that the kernel
    /// requires is used, or else one that divides the global size.
    pub local: [u32; 3],
    /// Global id of the first work-item in each dimension.
    pub offset: [u32; 3],
}

/// Maximum number of work-items of a group.
const MAX_LOCAL_ITEMS: u64 = 1024;

/// Maximum number of work-items of a group if the launch does not state the local size.
const DEFAULT_MAX_LOCAL_ITEMS: u32 = 256;

impl Sizes {
    /// Returns the sizes with a local size. If the launch does not state it, it is the size that
    /// the kernel requires, or one of at most 256 work-items that divides the global size.
    #[must_use]
    pub fn with_local(self, required: Option<[u32; 3]>) -> Self {
        let mut room = DEFAULT_MAX_LOCAL_ITEMS;
        let largest = |global: u32| {
            let size = (1..=room.min(global)).rev().find(|size| global.is_multiple_of(*size)).unwrap_or(1);
            room /= size;
            size
        };
        let local = match (self.local, required) {
            ([0, 0, 0], Some(required)) => required,
            ([0, 0, 0], None) => self.global.map(largest),
            (given, _) => given,
        };
        Self { local, ..self }
    }

    /// Returns the number of groups in each dimension. If the local size does not divide the global
    /// size, the last group is smaller.
    pub fn groups(self) -> [u32; 3] {
        std::array::from_fn(|i| self.global[i].div_ceil(self.local[i].max(1)))
    }

    /// Splits the launch into regions of groups with equal sizes. There is more than one region if
    /// the local size does not divide the global size.
    pub(crate) fn regions(self) -> Vec<Region> {
        let sides: [Vec<(u32, u32, u32)>; 3] = std::array::from_fn(|i| {
            let (global, local) = (self.global[i], self.local[i].max(1));
            let parts = [(0, global / local, local), (global / local, 1, global % local)];
            parts.into_iter().filter(|(_, count, items)| *count > 0 && *items > 0).collect()
        });
        let mut regions = Vec::new();
        for z in &sides[2] {
            for y in &sides[1] {
                for x in &sides[0] {
                    let three = |f: fn(&(u32, u32, u32)) -> u32| [f(x), f(y), f(z)];
                    regions.push(Region { first: three(|s| s.0), count: three(|s| s.1), local: three(|s| s.2) });
                }
            }
        }
        regions
    }

    /// Returns the number of dimensions that are used.
    pub(crate) fn dimensions(self) -> u32 {
        (0..3).rev().find(|i| self.global[*i] > 1).unwrap_or(0) as u32 + 1
    }

    /// Returns the number of work-items of a group.
    pub fn items(self) -> usize {
        self.local.iter().map(|n| *n as usize).product()
    }
}

/// A range of work-groups with equal sizes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    /// Coordinates of the first group.
    pub(crate) first: [u32; 3],
    /// Number of groups in each dimension.
    pub(crate) count: [u32; 3],
    /// Number of work-items of a group in each dimension.
    pub(crate) local: [u32; 3],
}

/// Returns the local id of a work-item, given its index in a group.
pub(crate) fn local_id(local: [u32; 3], item: usize) -> [u32; 3] {
    let [x, y, _] = local.map(|n| n.max(1) as usize);
    [(item % x) as u32, (item / x % y) as u32, (item / (x * y)) as u32]
}

/// Iterates over the local ids of consecutive work-items, beginning with the one with index `item`.
pub(crate) fn local_ids(local: [u32; 3], item: usize) -> impl Iterator<Item = [u32; 3]> {
    let [width, height, _] = local.map(|n| n.max(1));
    let next = move |&[x, y, z]: &[u32; 3]| {
        Some(match (x + 1 < width, y + 1 < height) {
            (true, _) => [x + 1, y, z],
            (false, true) => [0, y + 1, z],
            (false, false) => [0, 0, z + 1],
        })
    };
    std::iter::successors(Some(local_id(local, item)), next)
}

/// Checks that the sizes of a launch are consistent, and valid for the kernel.
pub(crate) fn check_sizes(info: &KernelInfo, sizes: Sizes) -> Result<(), LaunchError> {
    let mut wrong = LaunchProblems::default();
    for (dimension, name) in ["x", "y", "z"].iter().enumerate() {
        let (global, local) = (sizes.global[dimension], sizes.local[dimension]);
        if global == 0 || local == 0 {
            wrong.add(LaunchError::new(format!("a size of 0 in {name}")));
        } else if global % local != 0 && !info.uneven_groups {
            wrong.add(LaunchError::new(format!(
                "the local size {local} in {name} does not divide the global size {global}; only kernels of OpenCL C 2.0 and later, \
                 compiled without -cl-uniform-work-group-size, take groups of different sizes"
            )));
        }
    }
    let items: u64 = sizes.local.iter().map(|n| u64::from(*n)).product();
    if items > MAX_LOCAL_ITEMS {
        wrong.add(LaunchError::new(format!("{items} work-items are too many for a group: at most {MAX_LOCAL_ITEMS}")));
    }
    let groups = sizes.groups().iter().try_fold(1_u64, |n, g| n.checked_mul(u64::from(*g)));
    if groups.is_none_or(|n| n > u64::from(u32::MAX)) {
        wrong.add(LaunchError::new("there are too many work-groups"));
    }
    if let Some(required) = info.required_size.filter(|required| *required != sizes.local) {
        let given = sizes.local;
        wrong.add(LaunchError::new(format!(
            "the kernel requires groups of {required:?} work-items, but {given:?} are given"
        )));
    }
    wrong.finish()
}
