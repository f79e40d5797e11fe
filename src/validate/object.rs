//! Declarations of an object file as facts for the validator. For example, variable 32 of a kernel
//! has 16 elements of type D.

use super::variable_table::{alignment_bytes, is_predefined, predefined_variables};
use super::{ValidationContext, Validator, Variable, Violation};
use crate::module::{Object, predefined};
#[cfg(feature = "alloc")]
use alloc::borrow::Cow;
use core::fmt;
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::enums::{InputClass, LabelKind};
use openvisa_isa::{Platform, PlatformSet, VariableClass, WireError};

/// The ID of the first declared general variable.
pub(super) const FIRST_DECLARED_ID: u32 = VariableClass::General.first();

/// Maximum length of a chain of aliases that is followed.
const MAX_ALIAS_DEPTH: u32 = 16;

/// The declarations of a kernel or function on a platform.
#[derive(Clone, Debug)]
pub struct ObjectFacts<'a> {
    pub(super) object: Object<'a>,
    pub(super) platform: Platform,
    /// Number of declarations by class.
    counts: [u32; VariableClass::ALL.len()],
    /// The declared variables in the row layout of the newest versions. Borrowed from the file if
    /// it has that layout.
    #[cfg(feature = "alloc")]
    variables: Cow<'a, [declaration_rows::VariableRow]>,
    /// The declared predicates in the row layout of the newest versions.
    #[cfg(feature = "alloc")]
    predicates: Cow<'a, [declaration_rows::PredicateRow]>,
}

impl<'a> ObjectFacts<'a> {
    /// Collects the declarations of an object.
    // Inlined, so that the facts are not copied: they are several hundred bytes.
    #[inline]
    pub fn new(object: Object<'a>, platform: Platform) -> Self {
        Self {
            object,
            platform,
            counts: count_declarations(&object),
            #[cfg(feature = "alloc")]
            variables: declaration_rows::variable_rows(&object),
            #[cfg(feature = "alloc")]
            predicates: declaration_rows::predicate_rows(&object),
        }
    }

    /// Returns the size of a register in bytes, or 0 if the platform has no registers.
    #[cfg(feature = "alloc")]
    pub(super) fn register_bytes(&self) -> u32 {
        self.platform.register_bytes().map_or(0, u32::from)
    }

    /// Returns whether a predefined or declared entry of the class has this ID. A false negative is
    /// possible.
    pub(super) fn surely_declares(&self, class: VariableClass, id: u32) -> bool {
        let count = self.counts.get(class as usize).copied().unwrap_or(0);
        // Some predefined variables have IDs in the range of declared ones.
        id.wrapping_sub(class.first()) < count || is_predefined(class, id)
    }

    /// Returns the declaration of a general variable.
    #[inline]
    pub(super) fn declaration(&self, id: u32) -> Option<VariableDeclaration> {
        #[cfg(feature = "alloc")]
        return id
            .checked_sub(FIRST_DECLARED_ID)
            .and_then(|index| self.variables.get(index as usize))
            .map(declaration_rows::read_declaration);
        #[cfg(not(feature = "alloc"))]
        self.object.variables().get(id).map(|variable| VariableDeclaration {
            properties: variable.bit_properties,
            elements: variable.num_elements,
            alias: variable.alias_index,
            offset: variable.alias_offset,
        })
    }

    /// Returns the storage place of a variable.
    fn storage_place(&self, id: u32) -> StoragePlace {
        let Some(owner) = self.storage_owner(id) else { return StoragePlace::default() };
        let base = match owner.declaration {
            Some(declared) => self.own_place(&declared),
            None => match predefined_variables(self.platform).get(owner.id as usize).copied().flatten() {
                Some(Variable { alignment, offset, .. }) => StoragePlace { alignment, offset },
                None => StoragePlace::default(),
            },
        };
        StoragePlace { offset: base.offset.saturating_add(owner.offset), ..base }
    }

    /// Returns the variable whose storage a variable has: itself unless it is an alias. `None` if
    /// an undeclared variable, or too many aliases, are on the way.
    pub(super) fn storage_owner(&self, id: u32) -> Option<StorageOwner> {
        let (mut owner, mut offset) = (id, 0_u32);
        for _ in 0..=MAX_ALIAS_DEPTH {
            if owner < FIRST_DECLARED_ID {
                return Some(StorageOwner { id: owner, declaration: None, offset });
            }
            let declared = self.declaration(owner)?;
            if declared.alias == 0 {
                return Some(StorageOwner { id: owner, declaration: Some(declared), offset });
            }
            (owner, offset) = (declared.alias, offset.saturating_add(u32::from(declared.offset)));
        }
        None
    }

    /// Returns the byte offset in the payload of the input that is a variable.
    fn input_offset(&self, id: u32) -> Option<u32> {
        let mut offset = None;
        // `for_each` moves no entry.
        self.object.inputs().for_each(|input| {
            if input.id == id && offset.is_none() && input.kind.class() == Some(InputClass::General) {
                offset = Some(u32::from(input.offset as u16));
            }
        });
        offset
    }

    /// Returns the place of a variable that is not an alias.
    fn own_place(&self, declared: &VariableDeclaration) -> StoragePlace {
        // A variable of at least a register begins at a register.
        let Some(register) = self.platform.register_bytes().map(u32::from) else { return StoragePlace::default() };
        let least = if declared.bytes() >= register { register } else { 1 };
        let stated = declared.properties.alignment().and_then(|align| alignment_bytes(self.platform, align));
        StoragePlace { alignment: stated.map(|stated| stated.max(least)), offset: 0 }
    }
}

/// The position of a variable in aligned storage.
#[derive(Clone, Copy, Default)]
struct StoragePlace {
    /// Alignment of the storage in bytes, if it is known.
    alignment: Option<u32>,
    /// Byte offset of the variable in the storage.
    offset: u32,
}

/// The variable whose storage another one has.
#[derive(Clone, Copy)]
pub(super) struct StorageOwner {
    pub(super) id: u32,
    /// Its declaration, unless it is predefined.
    pub(super) declaration: Option<VariableDeclaration>,
    /// Byte offset of the other variable in the storage.
    pub(super) offset: u32,
}

/// The declaration of a general variable.
#[derive(Clone, Copy)]
pub(super) struct VariableDeclaration {
    pub(super) properties: VarInfoBitProperties,
    pub(super) elements: u16,
    /// ID of the variable whose storage it shares, or 0.
    pub(super) alias: u32,
    /// Byte offset in the storage of that variable.
    offset: u16,
}

impl VariableDeclaration {
    /// Returns the size in bytes. Elements of a reserved type are taken as bytes.
    fn bytes(&self) -> u32 {
        let element = self.properties.r#type().map_or(1, |data_type| data_type.width().div_ceil(8));
        u32::from(self.elements) * u32::from(element)
    }
}

/// Rows: declarations without attributes as fixed-size byte arrays, in the layout of the newest
/// versions. The offsets come from the generated descriptions.
#[cfg(feature = "alloc")]
mod declaration_rows {
    use super::VariableDeclaration;
    use crate::module::Object;
    use alloc::borrow::Cow;
    use alloc::vec::Vec;
    use openvisa_isa::Version;
    use openvisa_isa::bit_fields::VarInfoBitProperties;
    use openvisa_isa::object::{PredicateInfo, VarInfo, members};
    use openvisa_isa_core::{Array, MemberId, Structure, StructureInfo};

    const PROPERTIES: usize = member_offset(VarInfo::INFO, members::var_info::BIT_PROPERTIES);
    const ELEMENTS: usize = member_offset(VarInfo::INFO, members::var_info::NUM_ELEMENTS);
    const ALIAS: usize = member_offset(VarInfo::INFO, members::var_info::ALIAS_INDEX);
    const ALIAS_OFFSET: usize = member_offset(VarInfo::INFO, members::var_info::ALIAS_OFFSET);
    const PREDICATE_ELEMENTS: usize = member_offset(PredicateInfo::INFO, members::predicate_info::NUM_ELEMENTS);

    /// The row of a general variable. The last member is the one-byte number of attributes.
    pub(super) type VariableRow = [u8; member_offset(VarInfo::INFO, members::var_info::ATTRIBUTE_COUNT) + 1];

    /// The row of a predicate.
    pub(super) type PredicateRow =
        [u8; member_offset(PredicateInfo::INFO, members::predicate_info::ATTRIBUTE_COUNT) + 1];

    const _: () = assert!(ALIAS - ELEMENTS == 2 && ALIAS_OFFSET - ALIAS == 4, "they are as wide as they are read");

    /// Returns the version that introduced the newest layout of a structure.
    pub(super) const fn layout_since(info: &StructureInfo) -> Version {
        match info.newest_change() {
            Some(version) => version,
            None => Version::new(0, 0),
        }
    }

    const fn member_offset(info: &StructureInfo, member: MemberId) -> usize {
        match info.offset(member, layout_since(info)) {
            Some(offset) => offset,
            None => panic!("there is such a member"),
        }
    }

    /// Returns the variable rows of an object. Borrows them if no variable has attributes and the
    /// layout is the newest.
    pub(super) fn variable_rows<'a>(object: &Object<'a>) -> Cow<'a, [VariableRow]> {
        const SINCE: Version = layout_since(VarInfo::INFO);
        borrow_or_copy_rows(object.version() >= SINCE, object.variables().entries(), |variable| {
            let mut row = [0; _];
            row[PROPERTIES] = variable.bit_properties.0;
            row[ELEMENTS..][..2].copy_from_slice(&variable.num_elements.to_le_bytes());
            row[ALIAS..][..4].copy_from_slice(&variable.alias_index.to_le_bytes());
            row[ALIAS_OFFSET..][..2].copy_from_slice(&variable.alias_offset.to_le_bytes());
            row
        })
    }

    /// Returns the predicate rows of an object. Borrows them if no predicate has attributes and the
    /// layout is the newest.
    pub(super) fn predicate_rows<'a>(object: &Object<'a>) -> Cow<'a, [PredicateRow]> {
        const SINCE: Version = layout_since(PredicateInfo::INFO);
        borrow_or_copy_rows(object.version() >= SINCE, object.predicates().entries(), |predicate| {
            let mut row = [0; _];
            row[PREDICATE_ELEMENTS..][..2].copy_from_slice(&predicate.num_elements.to_le_bytes());
            row
        })
    }

    fn borrow_or_copy_rows<'a, T: Structure<'a>, const N: usize>(
        is_newest_layout: bool,
        entries: Array<'a, T>,
        row: impl Fn(&T) -> [u8; N],
    ) -> Cow<'a, [[u8; N]]> {
        match entries.rows().filter(|_| is_newest_layout) {
            Some(rows) => Cow::Borrowed(rows),
            None => {
                let mut rows = Vec::with_capacity(entries.len());
                entries.for_each(|entry| rows.push(row(entry)));
                Cow::Owned(rows)
            }
        }
    }

    /// Reads the whole declaration.
    #[inline(always)]
    pub(super) fn read_declaration(row: &VariableRow) -> VariableDeclaration {
        let short = |at: usize| u16::from_le_bytes([row[at], row[at + 1]]);
        let alias = u32::from(short(ALIAS)) | u32::from(short(ALIAS + 2)) << 16;
        let (properties, elements) = (VarInfoBitProperties(row[PROPERTIES]), short(ELEMENTS));
        VariableDeclaration { properties, elements, alias, offset: short(ALIAS_OFFSET) }
    }

    /// Reads the number of elements of a predicate.
    pub(super) fn read_predicate_elements(row: &PredicateRow) -> u16 {
        u16::from_le_bytes([row[PREDICATE_ELEMENTS], row[PREDICATE_ELEMENTS + 1]])
    }
}

/// Returns the number of declarations by class.
fn count_declarations(object: &Object<'_>) -> [u32; VariableClass::ALL.len()] {
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

impl ValidationContext for ObjectFacts<'_> {
    fn platform(&self) -> Platform {
        self.platform
    }

    fn variable(&self, id: u32) -> Option<Variable> {
        if let Some(known) = predefined_variables(self.platform).get(id as usize) {
            return *known;
        }
        let declared = self.declaration(id)?;
        let StoragePlace { alignment, offset } = match declared.alias {
            0 => self.own_place(&declared),
            _ => self.storage_place(id),
        };
        let (data_type, elements) = (declared.properties.r#type(), Some(u32::from(declared.elements)));
        Some(Variable { data_type, elements, alignment, offset })
    }

    fn shared_bytes(&self, id: u32) -> Option<u32> {
        let owner = self.storage_owner(id).filter(|owner| owner.id != id)?;
        let declared = owner.declaration?;
        let bytes = u32::from(declared.elements) * u32::from(declared.properties.r#type()?.width().div_ceil(8));
        bytes.checked_sub(owner.offset)
    }

    fn payload_offset(&self, id: u32) -> Option<u32> {
        let owner = self.storage_owner(id)?;
        Some(self.input_offset(owner.id)?.saturating_add(owner.offset))
    }

    fn declared_alignment(&self, id: u32) -> Option<u32> {
        let owner = self.storage_owner(id)?;
        let of_input = self.input_offset(owner.id);
        let declared = || alignment_bytes(self.platform, owner.declaration?.properties.alignment()?);
        of_input.or_else(declared)
    }

    fn declares(&self, class: VariableClass, id: u32) -> Option<bool> {
        let known = VariableClass::ALL.contains(&class);
        known.then(|| self.surely_declares(class, id) || predefined(class, id).is_some())
    }

    fn predicate_elements(&self, id: u32) -> Option<u16> {
        #[cfg(feature = "alloc")]
        return id
            .checked_sub(VariableClass::Predicate.first())
            .and_then(|index| self.predicates.get(index as usize))
            .map(declaration_rows::read_predicate_elements);
        #[cfg(not(feature = "alloc"))]
        self.object.predicates().get(id).map(|predicate| predicate.num_elements)
    }

    fn label(&self, id: u32) -> Option<LabelKind> {
        self.object.labels().get(id)?.kind()
    }
}

/// The error of an instruction of an object.
#[derive(Clone, Copy, PartialEq)]
pub enum Error {
    /// The instruction breaks a rule.
    Rule(Violation),
    /// The bytes cannot be decoded. Validation stops there.
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

openvisa_isa_core::error_types!(Error { Self::Bytes(error) => error });

/// Validates each instruction of an object. Reports its index, its byte offset in the code, and the
/// error. For rules about the object as a whole, see [`validate_whole`](super::validate_whole).
/// A [`Validator`] checks many objects, or for many platforms, in less time.
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
    Validator::new().validate_object(object, PlatformSet::EMPTY.with(platform), &mut |_, index, offset, error| {
        report(index, offset, error);
    });
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::declaration_rows;
    use openvisa_isa::Writer;
    use openvisa_isa::bit_fields::VarInfoBitProperties;
    use openvisa_isa::object::{PredicateInfo, VarInfo};
    use openvisa_isa_core::Structure;

    /// Encodes a structure in the version of its newest layout.
    fn encode<'a, T: Structure<'a>, const N: usize>(structure: &T) -> [u8; N] {
        let mut bytes = [0xee; 64];
        let mut writer = Writer::new(&mut bytes, declaration_rows::layout_since(T::INFO));
        structure.write(&mut writer).expect("there is room");
        writer.written().try_into().expect("a row is all that is written")
    }

    #[test]
    fn row_readers_agree_with_the_writer() {
        let variable = VarInfo {
            name_index: 0x0403_0201,
            bit_properties: VarInfoBitProperties(0x85),
            num_elements: 0x0706,
            alias_index: 0x0b0a_0908,
            alias_offset: 0x0d0c,
            ..VarInfo::default()
        };
        let bytes = encode(&variable);
        let read = declaration_rows::read_declaration(&bytes);
        assert_eq!((read.properties, read.elements), (variable.bit_properties, 0x0706));
        assert_eq!((read.alias, read.offset), (0x0b0a_0908, 0x0d0c));
        let predicate = PredicateInfo { name_index: 0x0403_0201, num_elements: 0x0605, ..PredicateInfo::default() };
        assert_eq!(declaration_rows::read_predicate_elements(&encode(&predicate)), 0x0605);
    }
}
