//! Random numbers that are the same for a seed on each machine and with each version of Rust.

use openvisa_smith::Random;

/// A generator of random numbers with a stream for each of its users.
#[derive(Clone, Debug)]
pub struct SplitMix64(Random);

impl SplitMix64 {
    /// Returns the generator for a seed. `stream` gives each user of the seed other numbers.
    pub fn new(seed: u64, stream: &str) -> Self {
        let mut random = Random(seed);
        for byte in stream.bytes() {
            random.0 ^= u64::from(byte);
            random.next_u64();
        }
        Self(random)
    }

    /// Returns the generator, for functions that take no stream.
    pub fn generator(&mut self) -> &mut Random {
        &mut self.0
    }

    /// Returns one of `items`, or `None` if there are none.
    pub fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.0.below(items.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_and_a_stream_determine_the_numbers() {
        let items: Vec<u32> = (0..1000).collect();
        let draw = |seed, stream: &str| {
            let mut random = SplitMix64::new(seed, stream);
            [0; 4].map(|_| *random.pick(&items).expect("there are items"))
        };
        assert_eq!(draw(1, "dg2"), draw(1, "dg2"));
        assert_ne!(draw(1, "dg2"), draw(2, "dg2"));
        assert_ne!(draw(1, "dg2"), draw(1, "pvc"));
        assert_eq!(SplitMix64::new(1, "").pick::<u32>(&[]), None);
    }
}
