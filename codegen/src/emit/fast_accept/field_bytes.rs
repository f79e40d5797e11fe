//! The bytes that the type of a field allows, if each byte can be checked separately.
//!
//! For example, bit 12 of `Pred` is reserved, so its second byte may be any value with bit 4 clear.

use crate::emit::fast_accept::clause::ValueSet;
use crate::rust_view::type_assignment::{GroupType, IntegerType, TypeAssignment};
use crate::spec::model::{Enumerator, Field};
use std::collections::HashMap;

/// The values that the two lowest bytes of a field may have. Higher bytes are not restricted.
pub(super) type LowBytes = [ValueSet; 2];

/// Some bits of a field.
struct LimitedBits {
    low: u8,
    width: u8,
    /// The values that they may have; `None` for any.
    values: Option<Vec<u64>>,
}

/// The bytes that types allow, memoised.
pub(super) struct FieldBytes<'a> {
    types: &'a TypeAssignment<'a>,
    known: HashMap<IntegerType, Option<LowBytes>>,
}

impl<'a> FieldBytes<'a> {
    /// Creates an empty cache.
    pub(super) fn new(types: &'a TypeAssignment<'a>) -> Self {
        Self { types, known: HashMap::new() }
    }

    /// Returns which values the two lowest bytes of a field of `bytes` bytes may have; `None` if an
    /// enumerated group spans bytes or is not in the two lowest ones.
    pub(super) fn allowed_bytes(&mut self, planned: IntegerType, field: &Field, bytes: u8) -> Option<LowBytes> {
        if matches!(planned, IntegerType::Plain(_) | IntegerType::DataType) {
            return self.compute(planned, field, bytes);
        }
        if let Some(known) = self.known.get(&planned) {
            return *known;
        }
        let found = self.compute(planned, field, bytes);
        self.known.insert(planned, found);
        found
    }

    /// Computes the allowed bytes of a type.
    fn compute(&self, planned: IntegerType, field: &Field, bytes: u8) -> Option<LowBytes> {
        let mut sets = [ValueSet::ALL; 2];
        for LimitedBits { low, width, values } in self.limited_bits(planned, field, bytes)? {
            let Some(values) = values else { continue };
            let set = sets.get_mut(usize::from(low / 8)).filter(|_| low % 8 + width <= 8)?;
            let (low, mask) = (low % 8, (1_u64 << width) - 1);
            for byte in 0..=u8::MAX {
                if !values.contains(&(u64::from(byte) >> low & mask)) {
                    set.remove(byte);
                }
            }
        }
        Some(sets)
    }

    /// Returns the bits of a type that have fewer values than fit in them. Bits without a meaning
    /// must be 0.
    fn limited_bits(&self, planned: IntegerType, field: &Field, bytes: u8) -> Option<Vec<LimitedBits>> {
        let types = self.types;
        let codes = |list: &[Enumerator]| Some(list.iter().map(|e| e.code.value).collect::<Vec<_>>());
        let whole = |values| vec![LimitedBits { low: 0, width: bytes * 8, values }];
        Some(match planned {
            IntegerType::Plain(_) => Vec::new(),
            IntegerType::Enum(index) => whole(codes(types.enums[index].enumerators)),
            IntegerType::DataType => {
                let group = field.groups.iter().find(|g| g.data_type && g.low == 0)?;
                whole(codes(&group.enumerators))
            }
            IntegerType::Bits(index) => {
                let groups = &types.bit_fields[index].groups;
                let mut bits: Vec<_> = groups
                    .iter()
                    .map(|group| {
                        let values = match group.kind {
                            GroupType::Flag | GroupType::Number => None,
                            GroupType::Enum(index) => codes(types.enums[index].enumerators),
                            GroupType::DataType => codes(&group.group.enumerators),
                        };
                        LimitedBits { low: group.group.low, width: group.group.width(), values }
                    })
                    .collect();
                let used = groups.iter().fold(0, |mask, g| mask | g.group.mask());
                let unused = (0..bytes * 8).filter(|bit| used >> bit & 1 == 0);
                bits.extend(unused.map(|bit| LimitedBits { low: bit, width: 1, values: Some(vec![0]) }));
                bits
            }
        })
    }
}
