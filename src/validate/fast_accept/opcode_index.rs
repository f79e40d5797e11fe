//! Finds the matcher row of an instruction from its first bytes. For example, the opcode of `add`
//! selects the row of `add` in the layout of the version.

use super::tables::{REJECTING_INDEX, ROW_COUNT, TABLES};
use openvisa_isa::Version;
use openvisa_isa::fast_accept::BY_OPCODE;
use openvisa_isa_core::rules::fast_accept::{Form, OpcodeEntry};

/// The rows of the versions between two changes.
#[derive(Debug)]
pub(super) struct OpcodeIndex {
    /// Entries by the first byte.
    first: [RowEntry; 256],
    /// Indexes of rows by the second byte.
    second: [[u16; 256]; SECOND_BYTE_TABLES],
}

/// What the first byte of an instruction selects.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowEntry {
    /// The form of the row. The processor can predict it before it loads the row.
    pub(super) form: Option<Form>,
    /// Whether `row` is an argument of [`OpcodeIndex::lookup_second`], and not the index of a row.
    pub(super) depends_on_second_byte: bool,
    /// The index.
    pub(super) row: u16,
}

/// Number of opcodes whose row depends on the second byte, but at least 1, so that `second` has a
/// modulus.
const SECOND_BYTE_TABLES: usize = {
    let (mut count, mut byte) = (0, 0);
    while byte < BY_OPCODE.len() {
        if let OpcodeEntry::BySecondByte(_) = BY_OPCODE[byte] {
            count += 1;
        }
        byte += 1;
    }
    if count > 0 { count } else { 1 }
};

/// The [keys](Version::key) of versions in which rows change, in order, padded with the maximum
/// key.
const VERSION_CHANGES: [u16; 8] = {
    let (mut changes, mut count, mut last) = ([u16::MAX; 8], 0, 0);
    while last < u16::MAX {
        let (mut next, mut row) = (u16::MAX, 0);
        while row < ROW_COUNT {
            let since = TABLES.rows[row].since.key();
            if since > last && since < next {
                next = since;
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
    const EMPTY: OpcodeIndex = OpcodeIndex {
        first: [RowEntry::for_row(REJECTING_INDEX); 256],
        second: [[REJECTING_INDEX; 256]; SECOND_BYTE_TABLES],
    };
    let (mut all, mut version, mut at) = ([EMPTY; VERSION_CHANGES.len()], 0, 0);
    while version < u16::MAX {
        let (index, mut tables, mut byte) = (&mut all[at], 0, 0);
        while byte < BY_OPCODE.len() {
            index.first[byte] = match BY_OPCODE[byte] {
                OpcodeEntry::NoRow => RowEntry::for_row(REJECTING_INDEX),
                OpcodeEntry::Row(row) => RowEntry::for_row(row_at_version(Some(row), version)),
                OpcodeEntry::BySecondByte(rows) => {
                    let mut second = 0;
                    while second < rows.len() {
                        index.second[tables][second] = row_at_version(rows[second], version);
                        second += 1;
                    }
                    tables += 1;
                    RowEntry { form: None, depends_on_second_byte: true, row: tables as u16 - 1 }
                }
            };
            byte += 1;
        }
        (version, at) = (VERSION_CHANGES[at], at + 1);
    }
    all
};

/// Returns the index of the row at a version. `newest` is the row of the newest version.
const fn row_at_version(newest: Option<u16>, version: u16) -> u16 {
    let mut row = newest;
    while let Some(index) = row {
        if TABLES.rows[index as usize].since.key() <= version {
            return index;
        }
        row = TABLES.rows[index as usize].older;
    }
    REJECTING_INDEX
}

impl RowEntry {
    /// Creates the entry of a row.
    const fn for_row(row: u16) -> Self {
        Self { form: TABLES.rows[row as usize].form, depends_on_second_byte: false, row }
    }
}

impl OpcodeIndex {
    /// Returns the index of a version.
    pub(super) fn for_version(version: Version) -> &'static Self {
        &INDEXES[VERSION_CHANGES.iter().filter(|since| **since <= version.key()).count().min(VERSION_CHANGES.len() - 1)]
    }

    /// Returns the entry of the first byte of an instruction.
    #[inline(always)]
    pub(super) fn lookup_first(&self, byte: u8) -> RowEntry {
        self.first[usize::from(byte)]
    }

    /// Returns the index of the row.
    #[inline(always)]
    pub(super) fn lookup_second(&self, table: u16, byte: u8) -> u16 {
        self.second[usize::from(table) % SECOND_BYTE_TABLES][usize::from(byte)]
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;
    use super::*;
    use alloc::vec::Vec;

    /// Finds the row of an opcode without the packed tables.
    fn find_row(opcode: u8, second: u8, version: Version) -> u16 {
        let mut row = match BY_OPCODE[usize::from(opcode)] {
            OpcodeEntry::NoRow => None,
            OpcodeEntry::Row(row) => Some(row),
            OpcodeEntry::BySecondByte(rows) => rows[usize::from(second)],
        };
        while let Some(index) = row.filter(|index| TABLES.rows[usize::from(*index)].since.key() > version.key()) {
            row = TABLES.rows[usize::from(index)].older;
        }
        row.unwrap_or(REJECTING_INDEX)
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
                let index = OpcodeIndex::for_version(version);
                let entry = index.lookup_first(opcode);
                let found = if entry.depends_on_second_byte {
                    index.lookup_second(entry.row, second)
                } else {
                    assert_eq!(entry.form, TABLES.rows[usize::from(entry.row)].form);
                    forms += usize::from(entry.form.is_some());
                    entry.row
                };
                assert_eq!(found, find_row(opcode, second, version), "{opcode:#x} {second:#x} in {version:?}");
            }
        }
        assert!(forms > 0, "some rows have a form");
    }
}
