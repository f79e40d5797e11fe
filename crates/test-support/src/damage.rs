//! Deterministic damage of files. For example, a count becomes 0xffff.

pub use openvisa_isa_core::Random;

/// Returns a random offset, more often near the beginning, where counts and offsets are.
fn choose_place(random: &mut Random, len: usize) -> usize {
    let end = if random.below(3) == 0 { len } else { len.min(200) };
    random.below(end)
}

/// Damages one place, more often near the beginning, where the counts are.
pub fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    let at = choose_place(random, bytes.len());
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
