//! Options of the generator.

use openvisa_isa::Platform;

/// Options of [`generate`](crate::generate()).
#[derive(Clone, Debug)]
pub struct GeneratorOptions {
    /// The platform, whose rules the program keeps.
    pub platform: Platform,
    /// Maximum number of random instructions. The instructions that begin and end the program, and
    /// those of its control flow, are added.
    pub size: usize,
    /// The frequencies of the parts of a program.
    pub weights: Weights,
}

impl GeneratorOptions {
    /// Default number of random instructions.
    pub const DEFAULT_SIZE: usize = 40;

    /// Creates options with the default size and weights.
    #[must_use]
    pub fn new(platform: Platform) -> Self {
        Self { platform, size: Self::DEFAULT_SIZE, weights: Weights::default() }
    }
}

/// The relative frequencies of the parts of a program. A part with the weight 0 does not occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Instructions that compute each channel on its own.
    pub lanes: u32,
    /// Other instructions: accesses to memory, and operations on whole vectors.
    pub messages: u32,
    /// Branches of some channels.
    pub branches: u32,
    /// Loops with up to three iterations for each channel.
    pub loops: u32,
    /// Calls of subroutines.
    pub calls: u32,
    /// Exchanges of values between threads through shared local memory, between two barriers.
    pub exchanges: u32,
}

impl Weights {
    /// The names of the weights, in the order of [`as_array`](Self::as_array).
    pub const NAMES: [&str; 6] = ["lanes", "messages", "branches", "loops", "calls", "exchanges"];

    /// Returns the weights in the order of [`NAMES`](Self::NAMES).
    #[must_use]
    pub const fn as_array(&self) -> [u32; 6] {
        [self.lanes, self.messages, self.branches, self.loops, self.calls, self.exchanges]
    }

    /// Sets the weight with a name. Returns whether there is one.
    pub fn set(&mut self, name: &str, weight: u32) -> bool {
        let Self { lanes, messages, branches, loops, calls, exchanges } = self;
        let all = [lanes, messages, branches, loops, calls, exchanges];
        let named = Self::NAMES.iter().zip(all).find(|(known, _)| **known == name);
        named.map(|(_, place)| *place = weight).is_some()
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self { lanes: 60, messages: 20, branches: 5, loops: 2, calls: 2, exchanges: 2 }
    }
}
