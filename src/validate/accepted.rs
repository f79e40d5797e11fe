//! Memory of the [shapes](super::shape) of instructions that break no rule.

use super::shape::shape_len;
use alloc::vec::Vec;
use core::num::NonZeroU32;
use openvisa_isa_core::rules::PlatformRows;

/// Maximum number of words of all shapes together: 768 KiB.
const MAX_WORDS: usize = 96 << 10;

/// Maximum number of slots of the hash table: 256 KiB.
const MAX_SLOTS: usize = 32 << 10;

/// Number of slots of the first hash table.
const MIN_SLOTS: usize = 256;

/// Maximum number of slots that a lookup reads.
const MAX_PROBES: usize = 16;

/// Shapes of instructions, each with platforms on which it breaks no rule.
///
/// A hash table with open addressing refers to the shapes, which follow each other in one list. At
/// most 1 MiB. When it is full, all shapes are forgotten.
#[derive(Clone, Debug, Default)]
pub(super) struct AcceptedShapes {
    /// Slots; a power of two of them, at most half of them occupied.
    slots: Vec<Slot>,
    /// For each shape the platforms, and then the words of the shape. The first word is unused, so
    /// that no shape has the position 0.
    words: Vec<u64>,
    /// Number of shapes.
    count: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// High half of the hash of the shape.
    hash: u32,
    /// Position of the platforms in the list of words.
    position: Option<NonZeroU32>,
}

/// The place of a shape in the hash table.
enum Place {
    /// The position of the shape in the list of words.
    Known(usize),
    /// An empty slot for it.
    Vacant(usize),
    /// Too many other shapes are there.
    Crowded,
}

impl AcceptedShapes {
    /// Returns the platforms on which a shape is known to break no rule.
    #[inline]
    pub(super) fn platforms(&self, shape: &[u64]) -> PlatformRows {
        match self.find(shape, hash(shape)) {
            Place::Known(position) => PlatformRows(self.words[position]),
            Place::Vacant(_) | Place::Crowded => PlatformRows(0),
        }
    }

    /// Adds platforms on which a shape breaks no rule.
    pub(super) fn insert(&mut self, shape: &[u64], platforms: PlatformRows) {
        let hash = hash(shape);
        if let Place::Known(position) = self.find(shape, hash) {
            self.words[position] |= platforms.0;
            return;
        }
        self.make_room(shape.len() + 1);
        let Place::Vacant(slot) = self.find(shape, hash) else { return };
        // There are fewer words than 2^32.
        self.slots[slot] = Slot { hash: (hash >> 32) as u32, position: NonZeroU32::new(self.words.len() as u32) };
        self.words.push(platforms.0);
        self.words.extend_from_slice(shape);
        self.count += 1;
    }

    #[inline]
    fn find(&self, shape: &[u64], hash: u64) -> Place {
        let mask = self.slots.len().wrapping_sub(1);
        for probe in 0..MAX_PROBES {
            let index = (hash as usize).wrapping_add(probe) & mask;
            let Some(slot) = self.slots.get(index) else { break };
            let Some(position) = slot.position else { return Place::Vacant(index) };
            let position = position.get() as usize;
            if slot.hash == (hash >> 32) as u32
                && self.words.get(position + 1..position + 1 + shape.len()) == Some(shape)
            {
                return Place::Known(position);
            }
        }
        Place::Crowded
    }

    /// Grows the tables for a shape with this number of words, or forgets all shapes.
    fn make_room(&mut self, words: usize) {
        let is_full = self.count >= MAX_SLOTS / 2 || self.words.len() + words > MAX_WORDS;
        if self.words.is_empty() || is_full {
            self.slots.fill(Slot::default());
            self.words.clear();
            self.words.push(0);
            self.count = 0;
        }
        if self.count >= self.slots.len() / 2 {
            self.grow_table();
        }
    }

    /// Doubles the hash table. A shape that finds no room in the new one is forgotten.
    fn grow_table(&mut self) {
        let old = core::mem::take(&mut self.slots);
        self.slots.resize((2 * old.len()).max(MIN_SLOTS), Slot::default());
        for slot in old {
            let Some(position) = slot.position else { continue };
            let start = position.get() as usize + 1;
            let shape = &self.words[start..start + shape_len(self.words[start])];
            if let Place::Vacant(index) = self.find(shape, hash(shape)) {
                self.slots[index] = slot;
            }
        }
    }
}

/// Returns the hash of a shape: the words are multiplied in pairs, and both halves of the product
/// are combined.
#[inline]
fn hash(shape: &[u64]) -> u64 {
    // Digits of pi, as in other hash functions of this kind.
    const SEEDS: [u64; 3] = [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344, 0xa409_3822_299f_31d0];
    let fold = |a: u64, b: u64| {
        let product = u128::from(a) * u128::from(b);
        product as u64 ^ (product >> 64) as u64
    };
    let (pairs, rest) = shape.as_chunks::<2>();
    let hash = pairs.iter().fold(SEEDS[0], |hash, [a, b]| fold(hash ^ a, SEEDS[1] ^ b));
    fold(rest.iter().fold(hash, |hash, a| fold(hash ^ a, SEEDS[1])), SEEDS[2])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::validate::shape::first_word;
    use openvisa_isa::InstKind;

    fn shape(number: u64) -> [u64; 3] {
        [first_word(InstKind::Add, 3), number, 7]
    }

    #[test]
    fn a_shape_has_the_platforms_of_all_its_insertions() {
        let mut accepted = AcceptedShapes::default();
        assert_eq!(accepted.platforms(&shape(1)), PlatformRows(0));
        accepted.insert(&shape(1), PlatformRows(1));
        accepted.insert(&shape(2), PlatformRows(4));
        accepted.insert(&shape(1), PlatformRows(2));
        assert_eq!([1, 2, 3].map(|number| accepted.platforms(&shape(number)).0), [3, 4, 0]);
    }

    #[test]
    fn a_full_memory_forgets_all_shapes_and_stays_within_its_limit() {
        let mut accepted = AcceptedShapes::default();
        let mut most = 0;
        for number in 0..40_000 {
            accepted.insert(&shape(number), PlatformRows(1));
            assert!(accepted.words.len() <= MAX_WORDS && accepted.slots.len() <= MAX_SLOTS);
            most = accepted.count.max(most);
        }
        assert!(most > 10_000 && accepted.count < 40_000 - most, "{most}, then {}", accepted.count);
        assert_eq!([39_999, 0].map(|number| accepted.platforms(&shape(number)).0), [1, 0]);
    }
}
