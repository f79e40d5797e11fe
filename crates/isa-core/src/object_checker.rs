//! Checks the bytes of an object file against the description of its structures.
//!
//! For example, a `num_elements` of 0 is reported as
//! `at byte 0x1a2, kernel_data.var_info[17].num_elements: 0 is not in [1..4096]`.
//!
//! This is the slow path of reading. It finds every value that breaks a rule, names its member, and
//! continues after missing or damaged parts where the next part can be located. It reads each byte
//! at most once, and does not allocate.

mod finding;
mod member_rules;

use crate::{MemberCount, MemberInfo, MemberKind, MemberPath, MemberRule, Reader, Structure, StructureInfo, Version};
use member_rules::MemberValue;

pub use finding::{Finding, FindingKind};

/// A callback that receives findings in the order in which they are found.
pub type Report<'r> = &'r mut dyn FnMut(Finding);

/// Checks a file that begins with a structure, and every structure that an offset in it refers to.
pub fn inspect_file(info: &'static StructureInfo, bytes: &[u8], version: Version, report: Report<'_>) {
    let mut inspector = Inspector { file: bytes, budget: bytes.len(), furthest: 0, report };
    let mut frame = Frame::new(info, 0, MemberPath::default());
    inspector.check_structure(&mut frame, &mut Reader::new(bytes, version), &Hints::default());
    if inspector.furthest < bytes.len() && !frame.broken {
        let kind = FindingKind::Leftover { bytes: (bytes.len() - inspector.furthest) as u64 };
        inspector.report_finding(MemberPath::default(), inspector.furthest, kind);
    }
}

/// Checks one structure, but nothing that its offsets refer to. The structure begins at offset
/// `start` and ends at the end of `bytes`.
///
/// `hints` are members whose position is known from elsewhere: their index, and their offset from
/// the start of `bytes`. `place` is the path of the structure in the file.
pub fn inspect(
    info: &'static StructureInfo,
    bytes: &[u8],
    start: usize,
    version: Version,
    hints: &[(u8, usize)],
    place: MemberPath,
    report: Report<'_>,
) {
    let mut inspector = Inspector { file: bytes, budget: 0, furthest: 0, report };
    let mut known = Hints::default();
    hints.iter().for_each(|(member, offset)| known.add_hint(*member, *offset));
    let mut frame = Frame::new(info, start, place);
    frame.object = true;
    inspector.check_structure(&mut frame, &mut Reader::at(bytes, start, version), &known);
}

/// Reads the readable parts of a damaged structure, as far as their positions are known. The
/// arguments are those of [`inspect`], which reports the parts that cannot be read.
pub fn recover<'a, T: Structure<'a>>(bytes: &'a [u8], start: usize, version: Version, hints: &[(u8, usize)]) -> T {
    let mut inspector = Inspector { file: bytes, budget: 0, furthest: 0, report: &mut |_| {} };
    let mut known = Hints::default();
    hints.iter().for_each(|(member, offset)| known.add_hint(*member, *offset));
    let mut frame = Frame::new(T::INFO, start, MemberPath::default());
    frame.object = true;
    inspector.check_structure(&mut frame, &mut Reader::at(bytes, start, version), &known);
    let mut value = T::default();
    for (part, begin) in frame.parts.iter().enumerate() {
        if let Some(begin) = begin {
            // Members read before an error stay in `value`. `inspect` reports the error itself.
            let _ = value.read_part(part, start, &mut Reader::at(bytes, *begin, version));
        }
    }
    value
}

/// Positions of members, as stated by other structures: the index of a member, and its offset in
/// bytes.
#[derive(Default)]
struct Hints {
    places: [Option<(u8, usize)>; 4],
}

impl Hints {
    fn add_hint(&mut self, member: u8, offset: usize) {
        if let Some(free) = self.places.iter_mut().find(|p| p.is_none()) {
            *free = Some((member, offset));
        }
    }

    fn offset_of(&self, member: u8) -> Option<usize> {
        self.places.iter().flatten().find(|(m, _)| *m == member).map(|(_, offset)| *offset)
    }
}

/// The state of checking one structure.
struct Frame {
    info: &'static StructureInfo,
    start: usize,
    place: MemberPath,
    /// Values of the members read so far, by index. Only integers that are not repeated are kept;
    /// bit `n` of `known` is set for each.
    values: [u64; MAX_MEMBERS],
    /// Offsets of the members in `values`, in bytes.
    offsets: [usize; MAX_MEMBERS],
    known: u32,
    /// Offsets of the parts in bytes, as far as they are known.
    parts: [Option<usize>; MAX_PARTS],
    /// Whether a part could not be read.
    broken: bool,
    /// Whether an offset refers to this structure. Then it ends at the end of the bytes, and its
    /// own offsets are not followed.
    object: bool,
}

/// Maximum number of members of a structure.
pub const MAX_MEMBERS: usize = 32;

/// Maximum number of parts of a structure.
pub const MAX_PARTS: usize = 4;

impl Frame {
    fn new(info: &'static StructureInfo, start: usize, place: MemberPath) -> Self {
        Self {
            info,
            start,
            place,
            values: [0; MAX_MEMBERS],
            offsets: [0; MAX_MEMBERS],
            known: 0,
            parts: [None; MAX_PARTS],
            broken: false,
            object: false,
        }
    }

    fn set_value(&mut self, member: usize, value: u64, offset: usize) {
        if member < MAX_MEMBERS {
            (self.values[member], self.offsets[member]) = (value, offset);
            self.known |= 1 << member;
        }
    }

    /// Returns the value and the offset of a member that was read.
    fn value_and_offset(&self, member: usize) -> Option<(u64, usize)> {
        (member < MAX_MEMBERS && self.known >> member & 1 == 1).then(|| (self.values[member], self.offsets[member]))
    }

    fn value_of(&self, member: u8) -> Option<u64> {
        self.value_and_offset(usize::from(member)).map(|(value, _)| value)
    }
}

/// Number of entries of each table of an object, by the structure of the entries.
#[derive(Clone, Copy, Default)]
struct TableCounts {
    counts: [(&'static str, u64); 12],
    len: usize,
}

impl TableCounts {
    fn add_table(&mut self, structure: &'static str, count: u64) {
        if let Some(free) = self.counts.get_mut(self.len) {
            *free = (structure, count);
            self.len += 1;
        }
    }

    fn count_of(&self, structure: &str) -> Option<u64> {
        self.counts[..self.len].iter().find(|(name, _)| *name == structure).map(|(_, count)| *count)
    }
}

/// The error for missing bytes. The rest of the current part cannot be located.
struct Broken;

/// The state of checking a file.
struct Inspector<'b, 'r> {
    file: &'b [u8],
    /// Number of bytes of objects that may still be checked. It starts at the length of the file,
    /// so that overlapping objects cannot cause quadratic work.
    budget: usize,
    /// End of the last object in the file, in bytes.
    furthest: usize,
    report: Report<'r>,
}

impl<'b> Inspector<'b, '_> {
    /// Reports a violation.
    fn report_finding(&mut self, place: MemberPath, offset: usize, kind: FindingKind) {
        (self.report)(Finding { place, offset, kind });
    }

    /// Checks an object or header part by part, and then the objects that its offsets refer to.
    fn check_structure(&mut self, frame: &mut Frame, reader: &mut Reader<'b>, hints: &Hints) {
        let mut tables = TableCounts::default();
        let mut position = Some(frame.start);
        let members = frame.info.members;
        for (number, first) in frame.info.parts.iter().enumerate() {
            let last = frame.info.parts.get(number + 1).map_or(members.len(), |next| usize::from(*next));
            let Some(offset) = self.part_start(frame, *first, position, hints) else { continue };
            if let Some(slot) = frame.parts.get_mut(number) {
                *slot = Some(offset);
            }
            *reader = Reader::at(reader.bytes(), offset, reader.version());
            let mut result = Ok(());
            for index in usize::from(*first)..last.min(members.len()) {
                result = self.check_member(frame, index, reader, &mut tables);
                if result.is_err() {
                    break;
                }
            }
            frame.broken |= result.is_err();
            position = result.is_ok().then(|| reader.offset());
        }
        self.furthest = self.furthest.max(position.unwrap_or(reader.bytes().len()));
        if frame.object {
            self.check_leftover(frame, position, reader.bytes().len());
        }
    }

    /// Returns the offset of a part. A member of the structure states it, or the part follows the
    /// previous one, or another structure states it.
    fn part_start(&mut self, frame: &Frame, first: u8, position: Option<usize>, hints: &Hints) -> Option<usize> {
        let member = frame.info.members.get(usize::from(first))?;
        let place = frame.place.then(member, None);
        if let Some(begins) = member.begins_at {
            let begin = frame.start.checked_add(usize::try_from(frame.value_of(begins)?).ok()?)?;
            if position.is_some_and(|p| begin < p) {
                let (value, expected) = (begin - frame.start, position.unwrap_or(0) - frame.start);
                let (value, expected) = (value as u64, expected as u64);
                let source = frame.info.members.get(usize::from(begins)).map_or(place, |m| frame.place.then(m, None));
                let offset = frame.value_and_offset(usize::from(begins)).map_or(begin, |(_, at)| at);
                self.report_finding(source, offset, FindingKind::Misplaced { value, expected });
            }
            return Some(begin);
        }
        position.or_else(|| hints.offset_of(first))
    }

    /// Reports the bytes between the last part of an object and its end.
    fn check_leftover(&mut self, frame: &Frame, position: Option<usize>, end: usize) {
        let Some(bytes) = position.and_then(|p| end.checked_sub(p)).filter(|bytes| *bytes > 0) else { return };
        self.report_finding(frame.place, end - bytes, FindingKind::Leftover { bytes: bytes as u64 });
    }

    /// Checks one member, with all its repetitions. Adds the number of entries of a table to
    /// `tables`.
    fn check_member(
        &mut self,
        frame: &mut Frame,
        index: usize,
        reader: &mut Reader<'b>,
        tables: &mut TableCounts,
    ) -> Result<(), Broken> {
        let member = &frame.info.members[index];
        let count = match member.count {
            MemberCount::One => None,
            MemberCount::Fixed(count) => Some(u64::from(count)),
            MemberCount::Rest => Some(reader.left() as u64),
            // A count field that this version lacks means no elements.
            MemberCount::Member(by) => Some(frame.value_of(by).unwrap_or(0)),
        };
        let Some(kind) = member.kind(reader.version()) else { return Ok(()) };
        match (kind, count) {
            (MemberKind::Int { bytes, signed }, None) => {
                let offset = reader.offset();
                let value = self.read_integer(frame.place.then(member, None), bytes, reader)?;
                frame.set_value(index, value, offset);
                let context = MemberValue { value, bytes, signed, offset, place: frame.place.then(member, None) };
                self.check_rules(frame, member, &context, tables);
                Ok(())
            }
            (MemberKind::Int { bytes, .. }, Some(count)) => {
                let place = frame.place.then(member, None);
                self.skip_bytes(place, count.saturating_mul(u64::from(bytes)), reader)
            }
            (MemberKind::Bytes, count) => self.skip_bytes(frame.place.then(member, None), count.unwrap_or(0), reader),
            (MemberKind::String, count) => self.check_strings(frame.place, member, count, reader),
            (MemberKind::Structure(info), count) => {
                // Indices refer to tables of the object itself, not of its entries.
                if let Some(count) = count.filter(|_| frame.object) {
                    tables.add_table(info.name, count);
                }
                self.check_entries(frame, member, info, count, reader, tables)
            }
        }
    }

    /// Checks the entries of a table, or a single nested structure if `count` is `None`.
    fn check_entries(
        &mut self,
        frame: &Frame,
        member: &'static MemberInfo,
        info: &'static StructureInfo,
        count: Option<u64>,
        reader: &mut Reader<'b>,
        tables: &mut TableCounts,
    ) -> Result<(), Broken> {
        let mut number = 0;
        while number < count.unwrap_or(1) {
            let start = reader.offset();
            let index = count.map(|_| u32::try_from(number).unwrap_or(u32::MAX));
            let mut entry = Frame::new(info, start, frame.place.then(member, index));
            for position in 0..info.members.len() {
                self.check_member(&mut entry, position, reader, tables)?;
            }
            if !frame.object {
                self.follow_offsets(&entry, reader);
            }
            // An entry of zero bytes would make the loop as long as `count` says.
            if reader.offset() == start {
                break;
            }
            number += 1;
        }
        Ok(())
    }

    /// Skips the strings of a member. Reports one without a terminating zero byte.
    fn check_strings(
        &mut self,
        place: MemberPath,
        member: &'static MemberInfo,
        count: Option<u64>,
        reader: &mut Reader<'b>,
    ) -> Result<(), Broken> {
        for number in 0..count.unwrap_or(1) {
            let index = count.map(|_| u32::try_from(number).unwrap_or(u32::MAX));
            if crate::structure::read_string(reader).is_err() {
                self.report_finding(place.then(member, index), reader.offset(), FindingKind::Unterminated);
                return Err(Broken);
            }
        }
        Ok(())
    }

    /// Reads a little-endian integer of at most 8 bytes.
    fn read_integer(&mut self, place: MemberPath, bytes: u8, reader: &mut Reader<'b>) -> Result<u64, Broken> {
        let read = reader.take(usize::from(bytes)).map(|bytes| {
            let mut buffer = [0; 8];
            buffer[..bytes.len()].copy_from_slice(bytes);
            u64::from_le_bytes(buffer)
        });
        read.map_err(|_| self.report_truncated(place, u64::from(bytes), reader))
    }

    /// Skips bytes without a description.
    fn skip_bytes(&mut self, place: MemberPath, count: u64, reader: &mut Reader<'b>) -> Result<(), Broken> {
        let taken = usize::try_from(count).ok().and_then(|count| reader.take(count).ok());
        taken.map(|_| ()).ok_or_else(|| self.report_truncated(place, count, reader))
    }

    /// Reports that bytes are missing, and returns the error for it.
    fn report_truncated(&mut self, place: MemberPath, wanted: u64, reader: &Reader<'b>) -> Broken {
        self.report_finding(place, reader.offset(), FindingKind::Truncated { wanted, left: reader.left() as u64 });
        Broken
    }

    /// Checks the objects that the offsets of an entry refer to.
    fn follow_offsets(&mut self, entry: &Frame, reader: &Reader<'b>) {
        for (index, member) in entry.info.members.iter().enumerate() {
            let Some((value, at)) = entry.value_and_offset(index) else { continue };
            let place = entry.place.then(member, None);
            for rule in member.rules {
                let (size, target) = match rule {
                    MemberRule::OffsetOf { structure, size } => (*size, Some(*structure)),
                    MemberRule::OffsetOfBytes { size } => (*size, None),
                    _ => continue,
                };
                let Some(size) = entry.value_of(size) else { continue };
                let file = self.file.len();
                let end = usize::try_from(value.saturating_add(size)).unwrap_or(usize::MAX).min(file);
                if value.saturating_add(size) > file as u64 {
                    self.report_finding(place, at, FindingKind::Outside { value, size, file: file as u64 });
                }
                let Some(start) = usize::try_from(value).ok().filter(|start| *start < end) else { continue };
                self.furthest = self.furthest.max(end);
                match (target, self.budget.checked_sub(end - start)) {
                    (None, Some(budget)) => self.budget = budget,
                    (_, None) => self.report_finding(place, at, FindingKind::Overlap),
                    (Some(target), Some(budget)) => {
                        self.budget = budget;
                        self.check_target(entry, target, start, end, reader.version());
                    }
                }
            }
        }
    }

    /// Checks the object that an offset of an entry refers to.
    fn check_target(
        &mut self,
        entry: &Frame,
        target: &'static StructureInfo,
        start: usize,
        end: usize,
        version: Version,
    ) {
        let mut hints = Hints::default();
        for (index, member) in entry.info.members.iter().enumerate() {
            let Some((value, _)) = entry.value_and_offset(index) else { continue };
            for rule in member.rules {
                if let MemberRule::OffsetIn { structure, member } = rule
                    && *structure == target.name
                    && let Ok(value) = usize::try_from(value)
                    && (start..end).contains(&value)
                {
                    hints.add_hint(*member, value);
                }
            }
        }
        let mut frame = Frame::new(target, start, entry.place);
        frame.object = true;
        let Some(bytes) = self.file.get(..end) else { return };
        self.check_structure(&mut frame, &mut Reader::at(bytes, start, version), &hints);
        self.check_positions(entry, &frame);
    }

    /// Checks that members are at the offsets that the entry states.
    fn check_positions(&mut self, entry: &Frame, target: &Frame) {
        for (index, member) in entry.info.members.iter().enumerate() {
            let Some((value, at)) = entry.value_and_offset(index) else { continue };
            for rule in member.rules {
                let MemberRule::OffsetIn { structure, member: position } = rule else { continue };
                let known = target.value_and_offset(usize::from(*position));
                // A member that was located by this offset trivially agrees with it.
                let Some((_, found)) = known.filter(|_| *structure == target.info.name) else { continue };
                if found as u64 != value {
                    let kind = FindingKind::Misplaced { value, expected: found as u64 };
                    self.report_finding(entry.place.then(member, None), at, kind);
                }
            }
        }
    }

    /// Reports the rules that the value of a member violates.
    fn check_rules(&mut self, frame: &Frame, member: &MemberInfo, at: &MemberValue, tables: &TableCounts) {
        for rule in member.rules {
            if let Some(kind) = at.violation_of(rule, frame, tables) {
                self.report_finding(at.place, at.offset, kind);
            }
        }
    }
}
