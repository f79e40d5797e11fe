//! Deterministic damage of files. For example, a count becomes 0xffff.

/// A deterministic generator of pseudorandom numbers (SplitMix64).
#[derive(Debug)]
pub struct Random(pub u64);

impl Random {
    /// Returns the next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number below `end`, or 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next_u64() % end.max(1) as u64) as usize
    }

    /// Returns a random offset, more often near the beginning, where counts and offsets are.
    fn place(&mut self, len: usize) -> usize {
        let end = if self.below(3) == 0 { len } else { len.min(200) };
        self.below(end)
    }
}

/// Damages one place, more often near the beginning, where the counts are.
pub fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    let at = random.place(bytes.len());
    damage_at(bytes, at, random);
}

/// Damages the bytes from an offset on.
pub fn damage_at(bytes: &mut Vec<u8>, at: usize, random: &mut Random) {
    const WILD: [u32; 8] = [0, 1, 0xff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fff0, u32::MAX];
    match random.below(7) {
        0 => bytes.truncate(at.max(8)),
        1 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
        2 if at < bytes.len() => bytes[at] = random.next_u64() as u8,
        3 | 4 => {
            let value = WILD[random.below(WILD.len())].to_le_bytes();
            let width = [1, 2, 4][random.below(3)];
            bytes.iter_mut().skip(at).zip(value).take(width).for_each(|(byte, new)| *byte = new);
        }
        5 => {
            let from = random.below(bytes.len());
            let piece: Vec<u8> = bytes.iter().skip(from).take(random.below(64)).copied().collect();
            bytes.splice(at.min(bytes.len())..at.min(bytes.len()), piece);
        }
        _ => {
            let end = (at + random.below(32)).min(bytes.len());
            bytes.drain(at.min(end)..end);
        }
    }
}
