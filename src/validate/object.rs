//! What an object file knows about the variables of its instructions.

#[cfg(feature = "alloc")]
use super::Acceptor;
use super::storage::{Packed, Place, is_predefined, known};
use super::{Facts, Finding, Variable, validate};
use crate::module::{Object, predefined};
#[cfg(feature = "alloc")]
use alloc::borrow::Cow;
use core::fmt;
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::enums::{Align, LabelKind};
use openvisa_isa::{Instructions, Platform, Reader, VariableClass, WireError};

/// The first number of a declared general variable.
#[cfg(feature = "alloc")]
pub(super) const FIRST: u32 = VariableClass::General.first();

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
    /// The declared variables, each as it lies in a file of the newest versions: mostly this very file.
    #[cfg(feature = "alloc")]
    pub(super) variables: Cow<'a, [row::Variable]>,
    /// The labels, likewise.
    #[cfg(feature = "alloc")]
    pub(super) labels: Cow<'a, [row::Label]>,
}

impl<'a> ObjectFacts<'a> {
    /// The declarations of an object.
    pub fn new(object: Object<'a>, platform: Platform) -> Self {
        Self {
            object,
            platform,
            counts: counts(&object),
            #[cfg(feature = "alloc")]
            variables: row::variables(&object),
            #[cfg(feature = "alloc")]
            labels: row::labels(&object),
        }
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

    /// What is asked of a general variable for every operand of every instruction.
    pub(super) fn packed(&self, id: u32) -> Option<Packed> {
        Some(self.sized(id)?.at(self.place(id, ALIASES)))
    }

    /// The same without the place of a declared one, which is found through others.
    pub(super) fn sized(&self, id: u32) -> Option<Packed> {
        if let Some(known) = known(self.platform).get(id as usize) {
            return Some(*known);
        }
        let declared = self.declared(id)?;
        Some(Packed::declared(declared.properties, declared.elements))
    }

    /// What is declared of a general variable.
    fn declared(&self, id: u32) -> Option<Declared> {
        #[cfg(feature = "alloc")]
        return id.checked_sub(FIRST).and_then(|index| self.variables.get(index as usize)).map(row::read);
        #[cfg(not(feature = "alloc"))]
        self.object.variables().get(id).map(|variable| Declared {
            properties: variable.bit_properties,
            elements: variable.num_elements,
            alias: variable.alias_index,
            offset: variable.alias_offset,
        })
    }

    /// Alignment of the storage that a variable lies in, and where in it.
    fn place(&self, id: u32, aliases: u32) -> Place {
        if let Some(known) = known(self.platform).get(id as usize) {
            return known.place();
        }
        let Some(declared) = self.declared(id) else { return NOWHERE };
        match declared.alias {
            0 => {
                let bytes = Packed::declared(declared.properties, declared.elements).bytes;
                self.own_place(declared.properties, bytes)
            }
            id => self.shared_place(id, declared.offset, aliases),
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
    fn own_place(&self, properties: VarInfoBitProperties, bytes: u32) -> Place {
        let Some(align) = properties.alignment() else { return NOWHERE };
        let declared = self.alignment(align).map_or(NOWHERE.0, |bytes| bytes.trailing_zeros() as u8);
        // A variable of a register or more begins at a register.
        let Some(register) = self.platform.register_bytes().map(u32::from) else { return NOWHERE };
        let least = if bytes >= register { register.trailing_zeros() as u8 } else { 0 };
        (declared.max(least), 0)
    }
}

/// What is declared of a general variable.
pub(super) struct Declared {
    pub(super) properties: VarInfoBitProperties,
    pub(super) elements: u16,
    /// The variable whose storage it shares, or 0.
    pub(super) alias: u32,
    /// Bytes from the beginning of that.
    pub(super) offset: u16,
}

/// Declarations without attributes as they lie in bytes, where the generated descriptions of the newest versions have their members.
#[cfg(feature = "alloc")]
pub(super) mod row {
    use super::Declared;
    use crate::module::Object;
    use alloc::borrow::Cow;
    use alloc::vec::Vec;
    use openvisa_codec::{Array, Structure, StructureInfo};
    use openvisa_isa::Version;
    use openvisa_isa::bit_fields::VarInfoBitProperties;
    use openvisa_isa::object::{LabelInfo, VarInfo};

    const PROPERTIES: usize = offset(VarInfo::INFO, "bit_properties");
    const ELEMENTS: usize = offset(VarInfo::INFO, "num_elements");
    const ALIAS: usize = offset(VarInfo::INFO, "alias_index");
    const ALIAS_OFFSET: usize = offset(VarInfo::INFO, "alias_offset");
    const KIND: usize = offset(LabelInfo::INFO, "kind");

    /// A general variable. The number of attributes is the last member, and a byte.
    pub(in super::super) type Variable = [u8; offset(VarInfo::INFO, "attribute_count") + 1];

    /// A label.
    pub(in super::super) type Label = [u8; offset(LabelInfo::INFO, "attribute_count") + 1];

    const _: () = assert!(ALIAS - ELEMENTS == 2 && ALIAS_OFFSET - ALIAS == 4, "they are as wide as they are read");

    /// The version from which on a structure lies so.
    pub(super) const fn since(info: &StructureInfo) -> Version {
        match info.newest_change() {
            Some(version) => version,
            None => Version::new(0, 0),
        }
    }

    const fn offset(info: &StructureInfo, member: &str) -> usize {
        match info.offset(member, since(info)) {
            Some(offset) => offset,
            None => panic!("there is such a member"),
        }
    }

    /// The variables of an object, where they lie if they have no attributes and lie so.
    pub(super) fn variables<'a>(object: &Object<'a>) -> Cow<'a, [Variable]> {
        const SINCE: Version = since(VarInfo::INFO);
        rows(object.version() >= SINCE, object.variables().entries(), |variable| {
            let mut row = [0; _];
            row[PROPERTIES] = variable.bit_properties.0;
            row[ELEMENTS..][..2].copy_from_slice(&variable.num_elements.to_le_bytes());
            row[ALIAS..][..4].copy_from_slice(&variable.alias_index.to_le_bytes());
            row[ALIAS_OFFSET..][..2].copy_from_slice(&variable.alias_offset.to_le_bytes());
            row
        })
    }

    /// The labels of an object, likewise.
    pub(super) fn labels<'a>(object: &Object<'a>) -> Cow<'a, [Label]> {
        const SINCE: Version = since(LabelInfo::INFO);
        rows(object.version() >= SINCE, object.labels().entries(), |label| {
            let mut row = [0; _];
            row[KIND] = label.kind;
            row
        })
    }

    fn rows<'a, T: Structure<'a>, const N: usize>(
        lies_so: bool,
        entries: Array<'a, T>,
        row: impl Fn(&T) -> [u8; N],
    ) -> Cow<'a, [[u8; N]]> {
        match entries.rows().filter(|_| lies_so) {
            Some(rows) => Cow::Borrowed(rows),
            None => {
                let mut rows = Vec::with_capacity(entries.len());
                entries.for_each(|entry| rows.push(row(entry)));
                Cow::Owned(rows)
            }
        }
    }

    /// Properties of a variable, and how many elements it has.
    #[inline(always)]
    pub(in super::super) fn size(row: &Variable) -> (VarInfoBitProperties, u16) {
        (VarInfoBitProperties(row[PROPERTIES]), u16::from_le_bytes([row[ELEMENTS], row[ELEMENTS + 1]]))
    }

    /// Whether a variable has storage of its own.
    #[inline(always)]
    pub(in super::super) fn is_alone(row: &Variable) -> bool {
        u32::from_le_bytes([row[ALIAS], row[ALIAS + 1], row[ALIAS + 2], row[ALIAS + 3]]) == 0
    }

    /// What is declared of a variable.
    pub(super) fn read(row: &Variable) -> Declared {
        let short = |at: usize| u16::from_le_bytes([row[at], row[at + 1]]);
        let alias = u32::from(short(ALIAS)) | u32::from(short(ALIAS + 2)) << 16;
        let (properties, elements) = size(row);
        Declared { properties, elements, alias, offset: short(ALIAS_OFFSET) }
    }

    /// The code of the kind of a label.
    #[inline(always)]
    pub(in super::super) fn kind(row: &Label) -> u8 {
        row[KIND]
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

    fn variable(&self, id: u32) -> Option<Variable> {
        self.packed(id)?.variable()
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

    fn predicate_elements(&self, id: u32) -> Option<u16> {
        self.object.predicates().get(id).map(|predicate| predicate.num_elements)
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
    use openvisa_isa::Writer;
    use openvisa_isa::bit_fields::VarInfoBitProperties;
    use openvisa_isa::object::{LabelInfo, VarInfo};

    /// A structure as it is written in the newest version.
    fn written<'a, T: Structure<'a>, const N: usize>(structure: &T) -> [u8; N] {
        let mut bytes = [0xee; 64];
        let mut writer = Writer::new(&mut bytes, row::since(T::INFO));
        structure.write(&mut writer).expect("there is room");
        writer.written().try_into().expect("a row is all that is written")
    }

    #[test]
    fn members_are_read_where_they_are_written() {
        let variable = VarInfo {
            name_index: 0x0403_0201,
            bit_properties: VarInfoBitProperties(0x85),
            num_elements: 0x0706,
            alias_index: 0x0b0a_0908,
            alias_offset: 0x0d0c,
            ..VarInfo::default()
        };
        let bytes = written(&variable);
        let read = row::read(&bytes);
        assert_eq!((read.properties, read.elements), (variable.bit_properties, 0x0706));
        assert_eq!((read.alias, read.offset), (0x0b0a_0908, 0x0d0c));
        assert!(!row::is_alone(&bytes) && row::is_alone(&written(&VarInfo { alias_index: 0, ..variable })));
        let label = LabelInfo { name_index: 0x0403_0201, kind: 0x85, ..LabelInfo::default() };
        assert_eq!(row::kind(&written(&label)), 0x85);
    }
}
