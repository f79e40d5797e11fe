//! What an object file knows about the variables of its instructions.

#[cfg(feature = "alloc")]
use super::Acceptor;
use super::storage::{Packed, Place, is_predefined, known};
use super::{Facts, Finding, Variable, validate};
use crate::module::{Object, predefined};
use core::fmt;
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::enums::{Align, LabelKind};
use openvisa_isa::{Instructions, Platform, Reader, VariableClass, WireError};

/// More alignments than there are.
const ALIGNMENTS: usize = 16;

/// It is not known where a variable lies.
const NOWHERE: Place = (u8::MAX, 0);

/// Aliases of aliases are followed so far.
const ALIASES: u32 = 16;

/// The declarations of a kernel or function, for a platform.
#[derive(Clone, Debug)]
pub struct ObjectFacts<'a> {
    pub(super) object: Object<'a>,
    pub(super) platform: Platform,
    /// How many things of each class are declared.
    counts: [u32; VariableClass::ALL.len()],
    /// The variables by number, collected once, as each operand of each instruction asks for one.
    #[cfg(feature = "alloc")]
    pub(super) variables: alloc::vec::Vec<Packed>,
    /// The kinds of the labels, by their codes.
    #[cfg(feature = "alloc")]
    pub(super) labels: alloc::vec::Vec<u8>,
}

impl<'a> ObjectFacts<'a> {
    /// The declarations of an object.
    pub fn new(object: Object<'a>, platform: Platform) -> Self {
        let facts = Self {
            object,
            platform,
            counts: counts(&object),
            #[cfg(feature = "alloc")]
            variables: alloc::vec::Vec::new(),
            #[cfg(feature = "alloc")]
            labels: alloc::vec::Vec::new(),
        };
        #[cfg(feature = "alloc")]
        let facts = Self { variables: facts.collect(), labels: facts.label_kinds(), ..facts };
        facts
    }

    /// The codes of the kinds of all labels.
    #[cfg(feature = "alloc")]
    fn label_kinds(&self) -> alloc::vec::Vec<u8> {
        let labels = self.object.labels();
        let mut kinds = alloc::vec::Vec::with_capacity(labels.len());
        labels.entries().for_each(|label| kinds.push(label.kind));
        kinds
    }

    /// All variables by number. A variable that shares the storage of another stands behind that as a rule.
    #[cfg(feature = "alloc")]
    fn collect(&self) -> alloc::vec::Vec<Packed> {
        let (entries, known) = (self.object.variables().entries(), known(self.platform));
        let mut list = alloc::vec::Vec::with_capacity(entries.len() + known.len());
        list.extend_from_slice(known);
        let alignments = self.alignments();
        let mut add = |properties, elements, alias, offset| {
            let declared = Packed::declared(properties, elements);
            let place = match alias {
                0 => self.own_place(properties, declared.bytes, &alignments),
                id => match list.get(id as usize).map(|shared: &Packed| shared.place()) {
                    Some((alignment, base)) => (alignment, base.saturating_add(u32::from(offset))),
                    None => self.shared_place(id, offset, ALIASES),
                },
            };
            list.push(declared.at(place));
        };
        // Variables have attributes in few objects only: bytes are read where they lie.
        match entries.rows().filter(|_| self.object.version().key() >= row::SINCE) {
            Some(rows) => rows.iter().for_each(|row| {
                let (properties, elements, alias, offset) = row::read(row);
                add(properties, elements, alias, offset);
            }),
            None => entries.for_each(|variable| {
                add(variable.bit_properties, variable.num_elements, variable.alias_index, variable.alias_offset);
            }),
        }
        list
    }

    /// Bytes of a register.
    #[cfg(feature = "alloc")]
    pub(super) fn register_bytes(&self) -> u32 {
        self.platform.register_bytes().map_or(0, u32::from)
    }

    /// Whether something of this class surely has this number.
    pub(super) fn surely_declares(&self, class: VariableClass, id: u32) -> bool {
        let count = self.counts.get(class as usize).copied().unwrap_or(0);
        // Some predefined variables have numbers among those of the declared ones.
        id.wrapping_sub(class.first()) < count || is_predefined(class, id)
    }

    /// Each alignment as a power of two, by its code; 255 where there is none.
    fn alignments(&self) -> [u8; ALIGNMENTS] {
        let mut all = [NOWHERE.0; ALIGNMENTS];
        for align in Align::ALL {
            if let (Some(slot), Some(bytes)) = (all.get_mut(usize::from(align.bits())), self.alignment(*align)) {
                *slot = bytes.trailing_zeros() as u8;
            }
        }
        all
    }

    fn alignment(&self, align: Align) -> Option<u32> {
        let register = || self.platform.register_bytes().map(u32::from);
        Some(match align {
            Align::Byte => 1,
            Align::Word => 2,
            Align::Dword => 4,
            Align::Qword => 8,
            Align::Oword => 16,
            Align::Hword => 32,
            Align::WorDx32 => 64,
            Align::WorDx64 => 128,
            Align::Grf => register()?,
            Align::GrFx2 => register()? * 2,
            _ => return None,
        })
    }

    /// Alignment of the storage that a variable lies in, and where in it.
    fn place(&self, id: u32, aliases: u32) -> Place {
        if let Some(known) = known(self.platform).get(id as usize) {
            return known.place();
        }
        let Some(variable) = self.object.variables().get(id) else { return NOWHERE };
        match variable.alias() {
            Some((id, offset)) => self.shared_place(id, offset, aliases),
            None => {
                let bytes = Packed::declared(variable.bit_properties, variable.num_elements).bytes;
                self.own_place(variable.bit_properties, bytes, &self.alignments())
            }
        }
    }

    /// The same for what begins so many bytes into another variable.
    #[inline(never)]
    fn shared_place(&self, id: u32, offset: u16, aliases: u32) -> Place {
        let Some(aliases) = aliases.checked_sub(1) else { return NOWHERE };
        let (alignment, base) = self.place(id, aliases);
        (alignment, base.saturating_add(u32::from(offset)))
    }

    /// The same for a variable of so many bytes with storage of its own.
    #[inline(always)]
    fn own_place(&self, properties: VarInfoBitProperties, bytes: u32, alignments: &[u8; ALIGNMENTS]) -> Place {
        let Some(align) = properties.alignment() else { return NOWHERE };
        let declared = alignments[usize::from(align.bits()) % ALIGNMENTS];
        // A variable of a register or more begins at a register.
        let Some(register) = self.platform.register_bytes().map(u32::from) else { return NOWHERE };
        let least = if bytes >= register { register.trailing_zeros() as u8 } else { 0 };
        (declared.max(least), 0)
    }

    /// A variable, read from the file.
    #[cfg(not(feature = "alloc"))]
    fn read(&self, id: u32) -> Option<Packed> {
        if let Some(known) = known(self.platform).get(id as usize) {
            return Some(*known);
        }
        let variable = self.object.variables().get(id)?;
        Some(Packed::declared(variable.bit_properties, variable.num_elements).at(self.place(id, ALIASES)))
    }
}

/// A variable without attributes as it lies in bytes, where the generated description of the newest versions has its members.
#[cfg(feature = "alloc")]
mod row {
    use openvisa_codec::Structure;
    use openvisa_isa::Version;
    use openvisa_isa::bit_fields::VarInfoBitProperties;
    use openvisa_isa::object::VarInfo;

    /// The key of the version from which on it lies so.
    pub(super) const SINCE: u16 = match VarInfo::INFO.newest_change() {
        Some(version) => version.key(),
        None => 0,
    };

    const PROPERTIES: usize = offset("bit_properties");
    const ELEMENTS: usize = offset("num_elements");
    const ALIAS: usize = offset("alias_index");
    const ALIAS_OFFSET: usize = offset("alias_offset");
    /// The last one is a byte.
    const BYTES: usize = offset("attribute_count") + 1;

    const _: () = assert!(ALIAS - ELEMENTS == 2 && ALIAS_OFFSET - ALIAS == 4, "they are as wide as they are read");

    const fn offset(member: &str) -> usize {
        match VarInfo::INFO.offset(member, Version::from_key(SINCE)) {
            Some(offset) => offset,
            None => panic!("a variable has this member"),
        }
    }

    /// Properties, number of elements, alias, and where in that it begins.
    #[inline(always)]
    pub(super) fn read(row: &[u8; BYTES]) -> (VarInfoBitProperties, u16, u32, u16) {
        let short = |at: usize| u16::from_le_bytes([row[at], row[at + 1]]);
        let alias = u32::from(short(ALIAS)) | u32::from(short(ALIAS + 2)) << 16;
        (VarInfoBitProperties(row[PROPERTIES]), short(ELEMENTS), alias, short(ALIAS_OFFSET))
    }
}

/// How many things of each class an object declares, by the position of the class.
fn counts(object: &Object<'_>) -> [u32; VariableClass::ALL.len()] {
    let mut counts = [0; VariableClass::ALL.len()];
    for (count, class) in counts.iter_mut().zip(VariableClass::ALL) {
        let declared = match class {
            VariableClass::General => object.variables().len(),
            VariableClass::Address => object.addresses().len(),
            VariableClass::Predicate => object.predicates().len(),
            VariableClass::Sampler => object.samplers().len(),
            VariableClass::Surface => object.surfaces().len(),
            VariableClass::Label => object.labels().len(),
            VariableClass::String => object.strings().len(),
            _ => 0,
        };
        *count = u32::try_from(declared).unwrap_or(u32::MAX);
    }
    counts
}

impl Facts for ObjectFacts<'_> {
    fn platform(&self) -> Platform {
        self.platform
    }

    #[cfg(feature = "alloc")]
    fn variable(&self, id: u32) -> Option<Variable> {
        self.variables.get(id as usize)?.variable()
    }

    #[cfg(not(feature = "alloc"))]
    fn variable(&self, id: u32) -> Option<Variable> {
        self.read(id)?.variable()
    }

    fn shared_bytes(&self, id: u32) -> Option<u32> {
        let variables = self.object.variables();
        let (mut owner, offset) = variables.get(id)?.alias()?;
        let mut offset = u32::from(offset);
        for _ in 0..ALIASES {
            let of = variables.get(owner)?;
            let Some((next, more)) = of.alias() else {
                let bytes = u32::from(of.num_elements) * u32::from(of.data_type()?.width().div_ceil(8));
                return bytes.checked_sub(offset);
            };
            (owner, offset) = (next, offset.saturating_add(u32::from(more)));
        }
        None
    }

    fn declares(&self, class: VariableClass, id: u32) -> Option<bool> {
        let known = VariableClass::ALL.contains(&class);
        known.then(|| self.surely_declares(class, id) || predefined(class, id).is_some())
    }

    fn label(&self, id: u32) -> Option<LabelKind> {
        self.object.labels().get(id)?.kind()
    }
}

/// What is wrong with an instruction of an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Error {
    /// It breaks a rule.
    Rule(Finding),
    /// Its bytes, and those after it, cannot be read.
    Bytes(WireError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(finding) => finding.fmt(f),
            Self::Bytes(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

/// Holds each instruction of an object against the specification. Reports the position of the instruction, its offset in
/// bytes from the first one, and what is wrong. Rules about the object as a whole are another function's business,
/// [`validate_whole`](super::validate_whole).
///
/// ```
/// use openvisa::isa::Platform;
/// use openvisa::validate::validate_object;
///
/// # fn main() -> Result<(), openvisa::Error> {
/// # let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/run/simple_debug.saxpy/pvc.isa"));
/// # let mut findings = 0;
/// let module = openvisa::Module::open(bytes)?;
/// for object in module.objects() {
///     // Compiled for PVC: an older device lacks its instructions for memory.
///     validate_object(object?, Platform::Skl, &mut |index, offset, error| {
///         println!("instruction {index} at byte {offset}: {error}");
/// #       findings += 1;
///     });
/// }
/// # assert!(findings > 0);
/// # Ok(())
/// # }
/// ```
pub fn validate_object(object: Object<'_>, platform: Platform, report: &mut dyn FnMut(usize, usize, Error)) {
    let facts = ObjectFacts::new(object, platform);
    #[cfg(feature = "alloc")]
    let acceptor = Acceptor::new(&facts);
    let (code, version) = (object.code(), object.version());
    // Instructions are large: they are looked at where they were read to, and read only if their bytes do not say enough.
    let (mut place, mut offset, mut index) = (Instructions::place(), 0, 0);
    while offset < code.len() {
        #[cfg(feature = "alloc")]
        {
            let (accepted, len) = acceptor.run(&code[offset..]);
            index += accepted;
            offset += len;
        }
        let mut rest = Instructions::from_reader(Reader::at(code, offset, version));
        match rest.next_in(&mut place) {
            None => return,
            Some(Ok(inst)) => validate(inst, &facts, &mut |finding| report(index, offset, Error::Rule(finding))),
            Some(Err(error)) => return report(index, error.offset, Error::Bytes(error)),
        }
        offset = rest.offset();
        index += 1;
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::row;
    use openvisa_codec::Structure;
    use openvisa_isa::bit_fields::VarInfoBitProperties;
    use openvisa_isa::object::VarInfo;
    use openvisa_isa::{Version, Writer};

    #[test]
    fn members_of_a_variable_are_read_where_they_are_written() {
        let variable = VarInfo {
            name_index: 0x0403_0201,
            bit_properties: VarInfoBitProperties(0x85),
            num_elements: 0x0706,
            alias_index: 0x0b0a_0908,
            alias_offset: 0x0d0c,
            ..VarInfo::default()
        };
        let mut bytes = [0xee; VarInfo::INFO.members.len() * 4];
        let mut writer = Writer::new(&mut bytes, Version::from_key(row::SINCE));
        variable.write(&mut writer).expect("there is room");
        let row = writer.written().try_into().expect("a row is all that is written");
        assert_eq!(row::read(row), (variable.bit_properties, 0x0706, 0x0b0a_0908, 0x0d0c));
    }
}
