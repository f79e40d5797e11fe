//! Random numbers that are the same for a seed on each machine and with each version of Rust.

/// A generator of random numbers: [SplitMix64](https://prng.di.unimi.it/splitmix64.c).
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Returns the generator for a seed. `stream` gives each user of the seed other numbers.
    pub fn new(seed: u64, stream: &str) -> Self {
        let mut random = Self(seed);
        for byte in stream.bytes() {
            random.0 ^= u64::from(byte);
            random.next();
        }
        random
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Returns one of `items`, or `None` if there are none.
    pub fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        let count = u64::try_from(items.len()).ok().filter(|count| *count > 0)?;
        items.get(usize::try_from(self.next() % count).ok()?)
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
