//! Finds the matcher row of an instruction from its first bytes. For example, the opcode of `add`
//! selects the row of `add` in the layout of the version.

use openvisa_isa::Version;
use openvisa_isa::fast_accept::{BY_OPCODE, BY_SECOND, SCANS};

/// The rows of the versions between two changes. An entry packs the form of the row above its
/// number.
#[derive(Debug)]
pub(super) struct OpcodeIndex {
    /// Entries by the first byte. If the second byte decides, the form is [`BY_SECOND_BYTE`] and
    /// the number is an index into `second`.
    first: [u16; 256],
    /// Entries by the second byte.
    second: [[u16; 256]; BY_SECOND.len()],
}

/// Number of rows, which is the modulus of packed entries.
const ROW_COUNT: u16 = {
    assert!(SCANS.len().is_power_of_two(), "numbers are taken modulo this");
    SCANS.len() as u16
};

/// Form of an entry whose row depends on the second byte. No row has this form.
pub(super) const BY_SECOND_BYTE: u16 = u16::MAX / ROW_COUNT;

/// The [keys](Version::key) of versions in which rows change, in order, padded with the maximum
/// key.
const VERSION_CHANGES: [u16; 8] = {
    let (mut changes, mut count, mut last) = ([u16::MAX; 8], 0, 0);
    while last < u16::MAX {
        let (mut next, mut row) = (u16::MAX, 0);
        while row < SCANS.len() {
            if SCANS[row].since > last && SCANS[row].since < next {
                next = SCANS[row].since;
            }
            row += 1;
        }
        // A change beyond the length of the array fails the build.
        changes[count] = next;
        (count, last) = (count + 1, next);
    }
    changes
};

/// The indexes before the first change, and from each change on.
static INDEXES: [OpcodeIndex; VERSION_CHANGES.len()] = {
    const EMPTY: OpcodeIndex = OpcodeIndex { first: [0; 256], second: [[0; 256]; BY_SECOND.len()] };
    let (mut all, mut version, mut at) = ([EMPTY; VERSION_CHANGES.len()], 0, 0);
    while version < u16::MAX {
        let (index, mut byte) = (&mut all[at], 0);
        while byte < 256 {
            let number = BY_OPCODE[byte];
            let of_second = (u16::MAX - number) as usize;
            index.first[byte] = if of_second < BY_SECOND.len() {
                BY_SECOND_BYTE * ROW_COUNT + of_second as u16
            } else {
                entry_at_version(number, version)
            };
            let mut table = 0;
            while table < BY_SECOND.len() {
                index.second[table][byte] = entry_at_version(BY_SECOND[table][byte], version);
                table += 1;
            }
            byte += 1;
        }
        (version, at) = (VERSION_CHANGES[at], at + 1);
    }
    all
};

/// Returns the packed entry of a row at a version. `number` is the row of the newest version.
const fn entry_at_version(mut number: u16, version: u16) -> u16 {
    while SCANS[number as usize].since > version && number != 0 {
        number = SCANS[number as usize].older;
    }
    SCANS[number as usize].form as u16 * ROW_COUNT + number
}

impl OpcodeIndex {
    /// Returns the index of a version.
    pub(super) fn for_version(version: Version) -> &'static Self {
        &INDEXES[VERSION_CHANGES.iter().filter(|since| **since <= version.key()).count().min(VERSION_CHANGES.len() - 1)]
    }

    /// Returns form and number of the row, or [`BY_SECOND_BYTE`] and the table index for
    /// [`OpcodeIndex::lookup_second`].
    #[inline(always)]
    pub(super) fn lookup_first(&self, byte: u8) -> (u16, u16) {
        let entry = self.first[usize::from(byte)];
        (entry / ROW_COUNT, entry % ROW_COUNT)
    }

    /// Returns the number of the row.
    #[inline(always)]
    pub(super) fn lookup_second(&self, number: u16, byte: u8) -> u16 {
        self.second[usize::from(number) % BY_SECOND.len()][usize::from(byte)] % ROW_COUNT
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;
    use super::*;
    use alloc::vec::Vec;

    /// Finds the row of an opcode without the packed tables.
    fn find_row(opcode: u8, second: u8, version: Version) -> u16 {
        let mut number = BY_OPCODE[usize::from(opcode)];
        if let Some(table) = BY_SECOND.get(usize::from(u16::MAX - number)) {
            number = table[usize::from(second)];
        }
        while number != 0 && SCANS[usize::from(number)].since > version.key() {
            number = SCANS[usize::from(number)].older;
        }
        number
    }

    #[test]
    fn rows_are_those_of_the_version() {
        let changes = VERSION_CHANGES.iter().filter(|since| **since < u16::MAX);
        let versions: Vec<_> =
            changes.flat_map(|since| [since - 1, *since, since + 1]).map(Version::from_key).collect();
        assert!(versions.len() > 3, "there are several sets of versions");
        let mut forms = 0;
        for version in versions {
            for (opcode, second) in (0..=u8::MAX).flat_map(|opcode| (0..=u8::MAX).map(move |second| (opcode, second))) {
                let found = match OpcodeIndex::for_version(version).lookup_first(opcode) {
                    (BY_SECOND_BYTE, number) => OpcodeIndex::for_version(version).lookup_second(number, second),
                    (form, number) => {
                        assert_eq!(form, u16::from(SCANS[usize::from(number)].form));
                        forms += usize::from(form > 0);
                        number
                    }
                };
                assert_eq!(found, find_row(opcode, second, version), "{opcode:#x} {second:#x} in {version:?}");
            }
        }
        assert!(forms > 0, "some rows have a form");
    }
}
