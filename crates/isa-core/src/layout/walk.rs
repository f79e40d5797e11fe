//! Reading of encoded instructions by interpreting their layouts.
//!
//! For example, [`Layouts::check`] returns the length of an instruction, or the field that is
//! wrong.

use super::{
    Fault, Field, FieldEncoding, FieldPath, IntEncoding, Layout, Layouts, OperandLayout, Outline, Part, Repeat, Seen,
};
use crate::{Reader, Version, WireError, WireErrorKind};

/// Encoding of the opcode byte.
static OPCODE: IntEncoding = IntEncoding { bytes: 1, groups: &[] };

/// Maximum number of fields whose values conditions and counts can use.
const MAX_VALUES: usize = 64;

/// Maximum nesting depth of structures.
const MAX_DEPTH: usize = 4;

impl Layouts {
    /// Returns the layout of the instruction at the start of `bytes`. If the bytes end before the
    /// layout is determined, or if no layout matches, returns the first layout of the instruction.
    pub fn find(&self, bytes: &[u8], version: Version) -> Option<&'static Layout> {
        let begins = |layout: &&'static Layout| bytes.starts_with(layout.opcode) && layout.versions.contain(version);
        let first = bytes.first()?;
        let from = self.0.partition_point(|layout| layout.opcode.first() < Some(first));
        let upto = from + self.0.get(from..)?.partition_point(|layout| layout.opcode.first() == Some(first));
        let candidates = || self.0.get(from..upto).unwrap_or(&[]).iter().filter(begins);
        candidates().find(|layout| layout.is_selected_by(bytes, version)).or_else(|| candidates().next())
    }

    /// Reads the first `limit` fields of an instruction, and calls `visit` for each number. Returns
    /// the number of bytes read.
    ///
    /// # Errors
    /// When the bytes end too early or a value is reserved. `visit` is called for the numbers
    /// before the error, and for a reserved number as well.
    pub fn walk(
        &self,
        bytes: &[u8],
        version: Version,
        limit: usize,
        visit: &mut dyn FnMut(&Part),
    ) -> Result<usize, Fault> {
        match self.find(bytes, version) {
            Some(layout) => layout.walk(bytes, version, limit, visit),
            None => Err(self.unknown_opcode_fault(bytes)),
        }
    }

    /// Returns the length in bytes of the instruction at the start of `bytes`.
    ///
    /// # Errors
    /// When the instruction cannot be read. The error names the field and the reason.
    pub fn check(&self, bytes: &[u8], version: Version) -> Result<usize, Fault> {
        self.walk(bytes, version, usize::MAX, &mut |_| ())
    }

    /// Returns the reason why no layout begins with these bytes.
    fn unknown_opcode_fault(&self, bytes: &[u8]) -> Fault {
        let Some(&opcode) = bytes.first() else {
            return Fault { place: FieldPath::default(), error: truncated_error(0, 1, 0) };
        };
        let Some(layout) = self.0.iter().find(|layout| layout.opcode.first() == Some(&opcode)) else {
            let error = WireError { offset: 0, kind: WireErrorKind::UnknownOpcode { opcode } };
            return Fault { place: FieldPath::default(), error };
        };
        let place = FieldPath { field: "sub-opcode", ..FieldPath::default() };
        match bytes.get(1) {
            Some(&sub) => {
                let kind = WireErrorKind::UnknownSubOpcode { opcode, sub_opcode: u64::from(sub) };
                Fault { place, error: WireError { offset: 1, kind } }
            }
            None => Fault {
                place: FieldPath { instruction: Some(layout.instruction), ..place },
                error: truncated_error(1, 1, 0),
            },
        }
    }
}

/// Creates the error for missing bytes at an offset.
const fn truncated_error(offset: usize, wanted: usize, left: usize) -> WireError {
    WireError { offset, kind: WireErrorKind::Truncated { wanted, left } }
}

impl Layout {
    /// Returns whether the bytes satisfy all keys of the layout.
    fn is_selected_by(&self, bytes: &[u8], version: Version) -> bool {
        let Some(last) = self.keys.iter().map(|key| key.field).max() else { return true };
        let mut walk = InstWalk::new(self, bytes, version);
        // An error before the keys is ignored: every layout of the instruction has it, so it does
        // not affect the choice.
        let _ = walk.read_fields(self.fields.iter().take(last + 1), &mut |_| ());
        self.keys.iter().all(|key| {
            let value = walk.values.get(key.field).copied().unwrap_or(0);
            walk.done > key.field && key.codes.contains(&key.group.of(value))
        })
    }

    /// Reads the first `limit` fields of an instruction with this layout, and calls `visit` for
    /// each number. Returns the number of bytes read.
    ///
    /// # Errors
    /// As for [`Layouts::walk`].
    pub fn walk(
        &self,
        bytes: &[u8],
        version: Version,
        limit: usize,
        visit: &mut dyn FnMut(&Part),
    ) -> Result<usize, Fault> {
        let mut walk = InstWalk::new(self, bytes, version);
        for (offset, byte) in self.opcode.iter().enumerate() {
            let field = if offset == 0 { "" } else { "sub-opcode" };
            let place = FieldPath { instruction: Some(self.instruction), field, ..FieldPath::default() };
            visit(&Part { place, offset, int: &OPCODE, value: u64::from(*byte) });
        }
        walk.read_fields(self.fields.iter().take(limit), visit)?;
        Ok(walk.reader.offset())
    }

    /// Reads as much as possible of a damaged instruction. Continues after reserved values, and
    /// reports the fields that are missing at the end.
    ///
    /// `bytes` may include the next instruction; the caller has to limit them if its start is
    /// known.
    pub fn outline(&self, bytes: &[u8], version: Version, show: &mut dyn FnMut(Seen<'_>)) -> Outline {
        let mut walk = InstWalk::new(self, bytes, version);
        walk.reserved = Some(0);
        let mut outline = Outline::default();
        let mut whole = true;
        for (position, field) in self.fields.iter().enumerate() {
            let present = field.present.is_none_or(|present| present(&walk.values));
            let Some(form) = field.form(version).filter(|_| present) else { continue };
            let count = field.list.map_or(1, |list| walk.values.get(list.count).copied().unwrap_or(0));
            for element in 0..count {
                walk.enter_field(field, usize::try_from(element).unwrap_or(usize::MAX));
                let (place, before) = (walk.place, walk.reader.offset());
                let value = match whole {
                    true => walk.read_form(form, MAX_DEPTH, &mut |part| show(Seen::Part(part))).ok(),
                    false => None,
                };
                whole = value.is_some();
                if let (Some(value), Some(slot), None) = (value, walk.values.get_mut(position), field.list) {
                    *slot = value;
                }
                outline.fields += 1;
                outline.read += usize::from(whole);
                let reserved = walk.reserved.unwrap_or(0);
                show(Seen::Field { place, end: whole.then(|| walk.reader.offset()), reserved });
                // An element of zero bytes would repeat for ever. Of missing elements, a few are
                // enough.
                if whole && walk.reader.offset() == before || !whole && element >= MAX_VALUES as u64 {
                    break;
                }
            }
        }
        outline.reserved = walk.reserved.unwrap_or(0);
        outline
    }
}

/// The state of reading an instruction.
struct InstWalk<'a> {
    reader: Reader<'a>,
    place: FieldPath,
    /// Values of the fields read so far, by index. Groups have their positions of the newest
    /// version.
    values: [u64; MAX_VALUES],
    done: usize,
    /// Number of reserved values; `None` if a reserved value is an error.
    reserved: Option<usize>,
}

impl<'a> InstWalk<'a> {
    fn new(layout: &Layout, bytes: &'a [u8], version: Version) -> Self {
        Self {
            reader: Reader::at(bytes, layout.opcode.len(), version),
            place: FieldPath { instruction: Some(layout.instruction), ..FieldPath::default() },
            values: [0; MAX_VALUES],
            done: 0,
            reserved: None,
        }
    }

    /// Sets the path to a field, or to an element of a list.
    fn enter_field(&mut self, field: &Field, element: usize) {
        let (name, element) = match field.list {
            None => (field.name, None),
            Some(list) => match list.names.get(element) {
                Some(name) => (*name, None),
                None => (field.name, Some(element)),
            },
        };
        self.place = FieldPath { field: name, element, member: "", group: "", ..self.place };
    }

    /// Adds the current path to an error.
    fn fault_here(&self, error: WireError) -> Fault {
        Fault { place: self.place, error }
    }

    /// Reads fields in order, and records their values for later conditions and counts.
    fn read_fields(
        &mut self,
        fields: impl Iterator<Item = &'static Field>,
        visit: &mut dyn FnMut(&Part),
    ) -> Result<(), Fault> {
        for (position, field) in fields.enumerate() {
            let present = field.present.is_none_or(|present| present(&self.values));
            if let Some(form) = field.form(self.reader.version()).filter(|_| present) {
                let value = match field.list {
                    None => {
                        self.enter_field(field, 0);
                        self.read_form(form, MAX_DEPTH, visit)?
                    }
                    Some(list) => self.read_list(field, list, form, visit)?,
                };
                if let Some(slot) = self.values.get_mut(position) {
                    *slot = value;
                }
            }
            self.done = position + 1;
        }
        Ok(())
    }

    /// Reads the elements of a list. A list counts as the value 0.
    fn read_list(
        &mut self,
        field: &Field,
        list: Repeat,
        form: FieldEncoding,
        visit: &mut dyn FnMut(&Part),
    ) -> Result<u64, Fault> {
        // A count that is too large ends with the bytes, because every element takes at least one.
        for element in 0..self.values.get(list.count).copied().unwrap_or(0) {
            let before = self.reader.offset();
            self.enter_field(field, usize::try_from(element).unwrap_or(usize::MAX));
            self.read_form(form, MAX_DEPTH, visit)?;
            if self.reader.offset() == before {
                break;
            }
        }
        Ok(0)
    }

    /// Reads a field. Returns its value, or 0 for an operand.
    fn read_form(&mut self, form: FieldEncoding, depth: usize, visit: &mut dyn FnMut(&Part)) -> Result<u64, Fault> {
        match form {
            FieldEncoding::Int(int) => self.read_int(int, visit),
            FieldEncoding::Structure(structure) if depth > 0 => {
                self.read_structure(structure, depth - 1, visit)?;
                Ok(0)
            }
            FieldEncoding::Structure(_) => Ok(0),
        }
    }

    /// Reads the members of an operand, and then the structure that its first member selects.
    fn read_structure(
        &mut self,
        structure: &OperandLayout,
        depth: usize,
        visit: &mut dyn FnMut(&Part),
    ) -> Result<(), Fault> {
        let mut values = [0; MAX_VALUES];
        for (position, member) in structure.members.iter().enumerate() {
            let present = member.present.is_none_or(|present| present(&values));
            let Some(form) = member.form(self.reader.version()).filter(|_| present) else { continue };
            self.place = FieldPath { member: member.name, group: "", ..self.place };
            let value = self.read_form(form, depth, visit)?;
            if let Some(slot) = values.get_mut(position) {
                *slot = value;
            }
        }
        let Some((group, layouts)) = structure.select else { return Ok(()) };
        match layouts.iter().find(|(code, _)| *code == group.of(values[0])) {
            Some((_, selected)) => self.read_form(FieldEncoding::Structure(selected), depth, visit).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Reads an integer, and returns it with its groups in their positions of the newest version.
    fn read_int(&mut self, int: &'static IntEncoding, visit: &mut dyn FnMut(&Part)) -> Result<u64, Fault> {
        let offset = self.reader.offset();
        let bytes = self.reader.take(usize::from(int.bytes)).map_err(|error| self.fault_here(error))?;
        let value = bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
        visit(&Part { place: self.place, offset, int, value });
        match int.groups.iter().find(|group| group.is_reserved(value)) {
            Some(group) => match &mut self.reserved {
                Some(count) => {
                    *count += 1;
                    Ok(int.at_home(value))
                }
                None => {
                    self.place.group = group.name;
                    Err(self.fault_here(WireError { offset, kind: WireErrorKind::Reserved { value } }))
                }
            },
            None => Ok(int.at_home(value)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Versions;
    use crate::layout::{Fields, Group, Values};

    const V41: Version = Version::new(4, 1);

    fn colour(code: u64) -> Option<&'static str> {
        ["red", "green"].get(usize::try_from(code).ok()?).copied()
    }

    static BYTE: IntEncoding = IntEncoding { bytes: 1, groups: &[] };
    static WORD: IntEncoding = IntEncoding { bytes: 2, groups: &[] };
    static MODE: IntEncoding = IntEncoding {
        bytes: 1,
        groups: &[
            Group::new("colour", 1, 0, Values::Named(colour)),
            Group::new("more", 2, 2, Values::Number),
            Group::new("", 7, 3, Values::Reserved),
        ],
    };
    static WIDE: OperandLayout = OperandLayout {
        name: "wide",
        members: &[Field::new(
            "id",
            &[(Versions::since(3, 4), FieldEncoding::Int(&WORD)), (Versions::ALL, FieldEncoding::Int(&BYTE))],
        )],
        select: None,
    };
    static FIELDS: [Field; 4] = [
        Field::new("Items", &[(Versions::ALL, FieldEncoding::Int(&BYTE))]).counted(2, &["First"]),
        Field::new("Count", &[(Versions::ALL, FieldEncoding::Int(&BYTE))]),
        Field::new("Mode", &[(Versions::ALL, FieldEncoding::Int(&MODE))]),
        Field::new("More", &[(Versions::ALL, FieldEncoding::Structure(&WIDE))]).present_if(|v| v[0] >> 2 & 1 != 0),
    ];
    static TABLE: Layouts = Layouts(&[
        Layout {
            instruction: 0,
            name: "NOP",
            opcode: &[1],
            versions: Versions::ALL,
            keys: &[],
            fields: Fields { table: &FIELDS, rows: &[] },
        },
        Layout {
            instruction: 1,
            name: "PAINT",
            opcode: &[2, 7],
            versions: Versions::ALL,
            keys: &[],
            fields: Fields { table: &FIELDS, rows: &[2, 0, 3, 0, 1, 0, 0, 0] },
        },
    ]);

    fn fault(bytes: &[u8]) -> (FieldPath, WireErrorKind, usize) {
        let fault = TABLE.check(bytes, V41).unwrap_err();
        (fault.place, fault.error.kind, fault.error.offset)
    }

    #[test]
    fn lengths_follow_presence_counts_and_versions() {
        let bytes = [2, 7, 0b101, 5, 0, 2, 8, 9];
        assert_eq!(TABLE.check(&[1, 99], V41), Ok(1));
        assert_eq!(TABLE.check(&bytes, V41), Ok(8));
        assert_eq!(TABLE.check(&[2, 7, 0b101, 5, 2, 8, 9], Version::new(3, 3)), Ok(7));
        assert_eq!(TABLE.check(&[2, 7, 1, 0], V41), Ok(4));
        assert_eq!(TABLE.walk(&bytes, V41, 1, &mut |_| ()), Ok(3));
    }

    #[test]
    fn parts_are_named_down_to_elements_and_members() {
        let mut seen = [("", None, "", 0); 6];
        let mut count = 0;
        let mut visit = |part: &Part| {
            seen[count] = (part.place.field, part.place.element, part.place.member, part.value);
            count += 1;
        };
        assert_eq!(TABLE.walk(&[2, 7, 5, 5, 0, 2, 8, 9], V41, 3, &mut visit), Ok(6));
        let expected = [
            ("", None, "", 2),
            ("sub-opcode", None, "", 7),
            ("Mode", None, "", 5),
            ("More", None, "id", 5),
            ("Count", None, "", 2),
        ];
        assert_eq!(seen[..count], expected);
    }

    #[test]
    fn outlines_continue_after_reserved_values_and_name_missing_fields() {
        let outline = |bytes: &[u8]| {
            let mut fields = [("", None, 0); 4];
            let mut count = 0;
            let layout = TABLE.find(bytes, V41).unwrap();
            let found = layout.outline(bytes, V41, &mut |seen| {
                if let Seen::Field { place, end, reserved } = seen {
                    fields[count] = (place.field, end, reserved);
                    count += 1;
                }
            });
            ((found.fields, found.read, found.reserved), fields)
        };
        let whole = [("Mode", Some(3), 1), ("More", Some(5), 1), ("Count", Some(6), 1), ("First", Some(7), 1)];
        assert_eq!(outline(&[2, 7, 0b110, 5, 0, 1, 8]), ((4, 4, 1), whole));
        let cut = [("Mode", Some(3), 0), ("More", None, 0), ("Count", None, 0), ("", None, 0)];
        assert_eq!(outline(&[2, 7, 0b101, 5]), ((3, 1, 0), cut));
        let listed = [("Mode", Some(3), 0), ("Count", Some(4), 0), ("First", Some(5), 0), ("Items", None, 0)];
        assert_eq!(outline(&[2, 7, 1, 2, 8]), ((4, 3, 0), listed));
    }

    #[test]
    fn faults_name_what_is_wrong() {
        let paint = FieldPath { instruction: Some(1), ..FieldPath::default() };
        let mode = |group| FieldPath { field: "Mode", group, ..paint };
        assert_eq!(fault(&[2, 7, 2, 0]), (mode("colour"), WireErrorKind::Reserved { value: 2 }, 2));
        assert_eq!(fault(&[2, 7, 0x80, 0]), (mode(""), WireErrorKind::Reserved { value: 0x80 }, 2));
        let short = |wanted, left| WireErrorKind::Truncated { wanted, left };
        assert_eq!(fault(&[2, 7, 4, 1]), (FieldPath { field: "More", member: "id", ..paint }, short(2, 1), 3));
        assert_eq!(fault(&[2, 7, 0, 1]), (FieldPath { field: "First", ..paint }, short(1, 0), 4));
        assert_eq!(
            fault(&[2, 7, 0, 255, 1]),
            (FieldPath { field: "Items", element: Some(1), ..paint }, short(1, 0), 5)
        );
        assert_eq!(fault(&[9]).1, WireErrorKind::UnknownOpcode { opcode: 9 });
        assert_eq!(fault(&[2, 9]).1, WireErrorKind::UnknownSubOpcode { opcode: 2, sub_opcode: 9 });
        assert_eq!(fault(&[]).1, short(1, 0));
    }
}
