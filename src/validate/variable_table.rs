//! The predefined variables of each platform, and the alignments that declarations state. For
//! example, `%thread_x` is one word, in storage that begins at a register.

use super::Variable;
use openvisa_isa::enums::Align;
use openvisa_isa::{PREDEFINED, Platform, VariableClass};

/// Returns the number of bytes of an alignment on a platform.
pub(super) const fn alignment_bytes(platform: Platform, align: Align) -> Option<u32> {
    Some(match (align, platform.register_bytes()) {
        (Align::Byte, _) => 1,
        (Align::Word, _) => 2,
        (Align::Dword, _) => 4,
        (Align::Qword, _) => 8,
        (Align::Oword, _) => 16,
        (Align::Hword, _) => 32,
        (Align::WorDx32, _) => 64,
        (Align::WorDx64, _) => 128,
        (Align::Grf, Some(register)) => register as u32,
        (Align::GrFx2, Some(register)) => 2 * register as u32,
        _ => return None,
    })
}

/// Number of IDs below the first declared general variable.
const FIRST_DECLARED_ID: usize = VariableClass::General.first() as usize;

/// The predefined general variables by platform and ID.
static PREDEFINED_VARIABLES: [[Option<Variable>; FIRST_DECLARED_ID]; Platform::ALL.len()] = {
    let mut all = [[None; FIRST_DECLARED_ID]; Platform::ALL.len()];
    let mut platform = 0;
    while platform < all.len() {
        let mut index = 0;
        while index < PREDEFINED.len() {
            let known = &PREDEFINED[index];
            let reserved = known.name.is_empty() && known.data_type.is_none();
            if known.class as u8 == VariableClass::General as u8
                && !reserved
                && (known.index as usize) < FIRST_DECLARED_ID
            {
                all[platform][known.index as usize] = Some(predefined_variable(index, Platform::ALL[platform]));
            }
            index += 1;
        }
        // The null operand has no type and is unbounded on every platform.
        all[platform][0] = Some(Variable { data_type: None, elements: None, alignment: None, offset: 0 });
        platform += 1;
    }
    all
};

const fn predefined_variable(index: usize, platform: Platform) -> Variable {
    let known = &PREDEFINED[index];
    let sizes = known.elements;
    let (mut elements, mut at) = (None, 0);
    while at < sizes.len() && elements.is_none() {
        if sizes[at].0.contains(platform) {
            elements = Some(sizes[at].1);
        }
        at += 1;
    }
    let alignment = match platform.register_bytes() {
        Some(bytes) => Some(bytes as u32),
        None => None,
    };
    Variable { data_type: known.data_type, elements, alignment, offset: 0 }
}

/// Returns the predefined general variables of a platform by ID.
pub(super) fn predefined_variables(platform: Platform) -> &'static [Option<Variable>] {
    PREDEFINED_VARIABLES.get(platform as usize).map_or(&[], |known| known.as_slice())
}

/// Bit masks of the predefined IDs below 64, by class.
static PREDEFINED_IDS: [u64; VariableClass::ALL.len()] = {
    let mut all = [0; VariableClass::ALL.len()];
    let mut index = 0;
    while index < PREDEFINED.len() {
        let known = &PREDEFINED[index];
        if known.index < 64 && !(known.name.is_empty() && known.data_type.is_none()) {
            all[known.class as usize] |= 1 << known.index;
        }
        index += 1;
    }
    all
};

/// Returns whether the ID is a predefined one below 64.
pub(super) fn is_predefined(class: VariableClass, id: u32) -> bool {
    id < 64 && PREDEFINED_IDS.get(class as usize).is_some_and(|numbers| numbers >> id & 1 == 1)
}
