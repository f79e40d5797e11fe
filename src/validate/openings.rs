//! Which row of the tables an instruction has, by its first bytes.

use openvisa_isa::Version;
use openvisa_isa::fast_accept::{BY_OPCODE, BY_SECOND, SCANS};

/// What the first bytes of an instruction say in some versions: the number of its row, and above that which form the row has.
#[derive(Debug)]
pub(super) struct Openings {
    /// By the first byte. Of what depends on the second byte the form is [`SECOND`], and the number that of a table.
    first: [u16; 256],
    /// By the second one.
    second: [[u16; 256]; BY_SECOND.len()],
}

/// As many rows as the numbers have room for.
const ROWS: u16 = {
    assert!(SCANS.len().is_power_of_two(), "numbers are taken modulo this");
    SCANS.len() as u16
};

/// No row has this form: the second byte says which one it is.
pub(super) const SECOND: u16 = u16::MAX / ROWS;

/// The [keys](Version::key) of versions from which on rows are others, in order, and behind them the greatest number.
const CHANGES: [u16; 8] = {
    let (mut changes, mut count, mut last) = ([u16::MAX; 8], 0, 0);
    while last < u16::MAX {
        let (mut next, mut row) = (u16::MAX, 0);
        while row < SCANS.len() {
            if SCANS[row].since > last && SCANS[row].since < next {
                next = SCANS[row].since;
            }
            row += 1;
        }
        // More changes than this would not compile.
        changes[count] = next;
        (count, last) = (count + 1, next);
    }
    changes
};

/// What first bytes say before any change, and from each on.
static OPENINGS: [Openings; CHANGES.len()] = {
    const NOTHING: Openings = Openings { first: [0; 256], second: [[0; 256]; BY_SECOND.len()] };
    let (mut all, mut version, mut at) = ([NOTHING; CHANGES.len()], 0, 0);
    while version < u16::MAX {
        let (openings, mut byte) = (&mut all[at], 0);
        while byte < 256 {
            let number = BY_OPCODE[byte];
            let of_second = (u16::MAX - number) as usize;
            openings.first[byte] =
                if of_second < BY_SECOND.len() { SECOND * ROWS + of_second as u16 } else { row_in(number, version) };
            let mut table = 0;
            while table < BY_SECOND.len() {
                openings.second[table][byte] = row_in(BY_SECOND[table][byte], version);
                table += 1;
            }
            byte += 1;
        }
        (version, at) = (CHANGES[at], at + 1);
    }
    all
};

/// The row of a version, and its form, by the number of the row of the newest one.
const fn row_in(mut number: u16, version: u16) -> u16 {
    while SCANS[number as usize].since > version && number != 0 {
        number = SCANS[number as usize].older;
    }
    SCANS[number as usize].form as u16 * ROWS + number
}

impl Openings {
    /// Those of a version.
    pub(super) fn of(version: Version) -> &'static Self {
        &OPENINGS[CHANGES.iter().filter(|since| **since <= version.key()).count().min(CHANGES.len() - 1)]
    }

    /// The form and the number of the row, or [`SECOND`] and a number for [`Openings::second`].
    #[inline(always)]
    pub(super) fn first(&self, byte: u8) -> (u16, u16) {
        let opening = self.first[usize::from(byte)];
        (opening / ROWS, opening % ROWS)
    }

    /// The number of the row.
    #[inline(always)]
    pub(super) fn second(&self, number: u16, byte: u8) -> u16 {
        self.second[usize::from(number) % BY_SECOND.len()][usize::from(byte)] % ROWS
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;
    use super::*;
    use alloc::vec::Vec;

    /// The row of an opcode, as it is found step by step.
    fn row(opcode: u8, second: u8, version: Version) -> u16 {
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
        let changes = CHANGES.iter().filter(|since| **since < u16::MAX);
        let versions: Vec<_> =
            changes.flat_map(|since| [since - 1, *since, since + 1]).map(Version::from_key).collect();
        assert!(versions.len() > 3, "there are several sets of versions");
        let mut forms = 0;
        for version in versions {
            for (opcode, second) in (0..=u8::MAX).flat_map(|opcode| (0..=u8::MAX).map(move |second| (opcode, second))) {
                let found = match Openings::of(version).first(opcode) {
                    (SECOND, number) => Openings::of(version).second(number, second),
                    (form, number) => {
                        assert_eq!(form, u16::from(SCANS[usize::from(number)].form));
                        forms += usize::from(form > 0);
                        number
                    }
                };
                assert_eq!(found, row(opcode, second, version), "{opcode:#x} {second:#x} in {version:?}");
            }
        }
        assert!(forms > 0, "some rows have a form");
    }
}
