//! Fences: which accesses they order, and for whom.
//!
//! For example, `lsc_fence.ugm.none.group` orders the accesses of its thread to global memory for
//! the threads of its work-group.

/// The accesses that a fence orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FenceEffect {
    pub(crate) memory: FencedMemory,
    pub(crate) scope: FenceScope,
    /// Whether later loads see what threads of other groups have stored, because the fence drops
    /// lines of the cache that the threads of a group share.
    pub(crate) invalidates: bool,
    /// Whether it is executed directly before a barrier. It then orders the accesses of the group
    /// alone: compilers write the same fence for barriers of every scope.
    pub(crate) precedes_barrier: bool,
}

/// The memory whose accesses a fence orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FencedMemory {
    Global,
    /// Shared local memory.
    Local,
}

/// The threads that observe the order of a fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FenceScope {
    /// Those of the work-group.
    Group,
    /// All threads of the device, or more.
    Device,
}

impl FencedMemory {
    /// Number of kinds of memory.
    pub(crate) const COUNT: usize = 2;
}

impl FenceEffect {
    /// A fence of global memory for all threads.
    pub(crate) const GLOBAL: Self =
        Self { memory: FencedMemory::Global, scope: FenceScope::Device, invalidates: true, precedes_barrier: false };

    /// A fence of shared local memory.
    pub(crate) const LOCAL: Self = Self { memory: FencedMemory::Local, scope: FenceScope::Group, ..Self::GLOBAL };
}
