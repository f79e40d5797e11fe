/// The arguments of a lane function that are the same for all channels.
#[derive(Clone, Copy, Debug)]
pub struct LaneContext {
    /// Bits of the field that selects one of several functions, see [`LaneInst::control`].
    pub control: u8,
    /// Type of the destination.
    pub dst_type: DataType,
    /// Types of the sources.
    pub types: [DataType; MAX_SOURCES],
    /// The predicate of an instruction with [`LaneKind::selects`]: bit `n` is channel `n`.
    pub selected: u32,
    /// Whether the destination saturates.
    pub saturates: bool,
}

/// The results of a lane function besides the elements of the destination.
#[derive(Clone, Copy, Debug)]
pub struct LaneResults<V> {
    /// Truth values: bit `n` is channel `n`.
    pub truth: u32,
    /// Second results that are bits of a predicate: bit `n` is channel `n`.
    pub flags: u32,
    /// Second results that are numbers, by channel.
    pub second: [V; MAX_LANES],
}

