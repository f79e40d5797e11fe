//! Opens object files: reads the header, and locates the objects without decoding them. For
//! example, opening a file of 100 kernels reads 100 header entries.

use super::{Error, Finding, FindingKind, MemberPath, Object};
use openvisa_isa::object::{CommonIsaHeader, FunctionInfo, GenBinaryInfo, KernelInfo, members};
use openvisa_isa::{NEWEST_VERSION, OLDEST_VERSION, Revision};
use openvisa_isa_core::{Array, ArrayIter, MemberId, MemberInfo, Reader, Structure, Version, inspect_file};

/// A borrowed object file.
#[derive(Clone, Copy, Debug)]
pub struct Module<'a> {
    bytes: &'a [u8],
    version: Version,
    header: CommonIsaHeader<'a>,
    lenient: bool,
    /// Number of leading objects whose total size does not exceed the size of the file.
    readable_objects: usize,
}

impl<'a> Module<'a> {
    /// Opens a file and reads its header. Objects are decoded on request.
    ///
    /// # Errors
    /// Fails if the magic number is wrong, the version is unknown, the header is truncated, or
    /// objects overlap.
    pub fn open(bytes: &'a [u8]) -> Result<Self, Error> {
        let (first, _) = read_header(bytes, NEWEST_VERSION);
        check_magic(&first, bytes)?;
        let version = Version::new(first.major_version, first.minor_version);
        check_known_version(version)?;
        Self::open_as(bytes, version)
    }

    /// Opens the bytes that [`ModuleBuf::to_bytes`](crate::ModuleBuf::to_bytes) writes for a module
    /// whose version exists as text only. No other tool reads such bytes: they let the functions
    /// for object files work on the text.
    ///
    /// # Errors
    /// Fails like [`open`](Self::open), except that every version 4.x is accepted.
    #[cfg(feature = "text")]
    pub fn open_text_form(bytes: &'a [u8]) -> Result<Self, Error> {
        let (first, _) = read_header(bytes, NEWEST_VERSION);
        check_magic(&first, bytes)?;
        let version = Version::new(first.major_version, first.minor_version);
        if version.major != NEWEST_VERSION.major {
            check_known_version(version)?;
        }
        Self::open_as(bytes, version)
    }

    fn open_as(bytes: &'a [u8], version: Version) -> Result<Self, Error> {
        let (header, is_complete) = read_header(bytes, version);
        if !is_complete {
            return Err(layout_problem(bytes, version));
        }
        let mut module = Self { bytes, version, header, lenient: false, readable_objects: usize::MAX };
        module.readable_objects = module.count_readable_objects();
        match module.locations().nth(module.readable_objects) {
            Some(location) => Err(location.offset_finding(FindingKind::Overlap)),
            None => Ok(module),
        }
    }

    /// Opens a file that may be damaged: unreadable parts are empty. Use [`check`](Self::check) to
    /// report the damage. An unknown version is read as the nearest known one.
    ///
    /// # Errors
    /// Fails if the magic number is wrong, so that the file is not an object file.
    pub fn open_lenient(bytes: &'a [u8]) -> Result<Self, Error> {
        let (first, _) = read_header(bytes, NEWEST_VERSION);
        check_magic(&first, bytes)?;
        let version = Version::new(first.major_version, first.minor_version).clamp(OLDEST_VERSION, NEWEST_VERSION);
        let (header, _) = read_header(bytes, version);
        let mut module = Self { bytes, version, header, lenient: true, readable_objects: usize::MAX };
        module.readable_objects = module.count_readable_objects();
        Ok(module)
    }

    /// Selects the layout of the version in which the file is decoded: the base layout or a
    /// [`Revision`].
    ///
    /// # Errors
    /// Fails if the version of the file has no such layout.
    pub fn revised(self, version: Version) -> Result<Self, Error> {
        let file = self.version.number();
        if version.number() == file && is_listed(version) {
            return Ok(self.with_layout(version));
        }
        Err(version_finding(FindingKind::NotRevision { version, file }))
    }

    /// Selects the layout that the instructions fit: the base layout, or the first [`Revision`] in
    /// which all instructions decode. The module is unchanged if no layout fits, or if a revision
    /// is selected already.
    ///
    /// Each attempt decodes all instructions. For example:
    ///
    /// ```
    /// # let bytes: &[u8] = include_bytes!(concat!(
    /// #     env!("CARGO_MANIFEST_DIR"),
    /// #     "/tests/corpus/hand/pvc/asm_control.isa",
    /// # ));
    /// let module = openvisa::Module::open(bytes)?.fitted();
    /// assert_eq!(module.version().number(), openvisa::isa::NEWEST_VERSION);
    /// # Ok::<(), openvisa::Error>(())
    /// ```
    #[must_use]
    pub fn fitted(self) -> Self {
        if self.version.revision != 0 || self.decodes_all_instructions() {
            return self;
        }
        let of_file = |revision: &&Revision| revision.version.number() == self.version;
        let mut layouts = Revision::ALL.iter().filter(of_file).map(|revision| self.with_layout(revision.version));
        layouts.find(Self::decodes_all_instructions).unwrap_or(self)
    }

    fn with_layout(self, version: Version) -> Self {
        let (header, _) = read_header(self.bytes, version);
        Self { version, header, ..self }
    }

    /// Returns whether all instructions decode.
    fn decodes_all_instructions(&self) -> bool {
        self.objects().all(|object| object.is_ok_and(|object| object.instructions().all(|inst| inst.is_ok())))
    }

    /// Returns the version of the format that the file is decoded in.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Returns the bytes of the file.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the decoded header.
    pub const fn header(&self) -> &CommonIsaHeader<'a> {
        &self.header
    }

    /// Returns the number of kernels and functions.
    pub const fn len(&self) -> usize {
        self.header.kernel_info.len() + self.header.function_info.len()
    }

    /// Returns whether there are no kernels and no functions.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Iterates over the kernels, then the functions. Each is decoded when it is reached. Objects
    /// of a file that was opened leniently never fail.
    pub fn objects(&self) -> Objects<'a> {
        Objects {
            module: *self,
            kernels: self.header.kernel_info.iter(),
            functions: self.header.function_info.iter(),
            next: 0,
        }
    }

    /// Iterates over the kernels.
    pub fn kernels(&self) -> impl Iterator<Item = Result<Object<'a>, Error>> + use<'a> {
        self.objects().take(self.header.kernel_info.len())
    }

    /// Iterates over the functions.
    pub fn functions(&self) -> impl Iterator<Item = Result<Object<'a>, Error>> + use<'a> {
        let mut objects = self.objects();
        objects.next += objects.kernels.by_ref().count();
        objects
    }

    /// Returns the first kernel or function with this name, or `None` if there is none.
    pub fn named(&self, name: &str) -> Option<Result<Object<'a>, Error>> {
        let kernels = self.header.kernel_info.iter().map(|info| info.name);
        let names = kernels.chain(self.header.function_info.iter().map(|info| info.name));
        let index = names.into_iter().position(|n| n == name.as_bytes())?;
        self.objects().nth(index)
    }

    /// Checks the whole file against the specification and reports every violation: missing and
    /// surplus bytes, reserved values, indices out of range, wrong offsets.
    pub fn check(&self, report: &mut dyn FnMut(Finding)) {
        let version = Version::new(self.header.major_version, self.header.minor_version);
        if version != self.version
            && let Err(finding) = check_known_version(version)
        {
            report(finding);
        }
        inspect_file(CommonIsaHeader::INFO, self.bytes, self.version, report);
    }

    pub(super) const fn is_lenient(&self) -> bool {
        self.lenient
    }

    /// Iterates over the header entries of all objects.
    fn locations(&self) -> impl Iterator<Item = ObjectLocation<'a>> + use<'a> {
        let file = self.bytes;
        let kernels = self.header.kernel_info.iter().enumerate();
        let functions = self.header.function_info.iter().enumerate();
        let kernels = kernels.map(move |(index, info)| ObjectLocation::kernel(file, &info, index));
        kernels.chain(functions.map(move |(index, info)| ObjectLocation::function(file, &info, index)))
    }

    /// Returns the number of leading objects whose total size does not exceed the size of the file.
    /// Objects do not share bytes. Without the limit, a small file could list one large object many
    /// times and cost unbounded work.
    fn count_readable_objects(&self) -> usize {
        let mut left = self.bytes.len();
        let fits = |location: &ObjectLocation<'_>| {
            left.checked_sub(location.claimed_bytes()).map(|rest| left = rest).is_some()
        };
        self.locations().take_while(fits).count()
    }
}

/// The location of an object and the header entry that states it.
pub(super) struct ObjectLocation<'a> {
    /// The bytes of the file.
    pub(super) file: &'a [u8],
    /// Byte offset of the object in the file.
    pub(super) offset: u32,
    /// Size of the object in bytes.
    pub(super) size: u32,
    /// The compiled binaries of the object.
    binaries: Array<'a, GenBinaryInfo>,
    /// The header entry.
    pub(super) place: MemberPath,
    /// The member of the header entry that states the offset of the object.
    member: Option<&'static MemberInfo>,
    /// Byte offset of that member in the file.
    at: usize,
}

impl<'a> ObjectLocation<'a> {
    pub(super) fn kernel(file: &'a [u8], info: &KernelInfo<'a>, index: usize) -> Self {
        let members = [members::kernel_info::NAME, members::kernel_info::OFFSET];
        let (place, member, at) = locate_header_entry(file, info, info.name, members, index);
        Self { file, offset: info.offset, size: info.size, binaries: info.gen_binary_info, place, member, at }
    }

    pub(super) fn function(file: &'a [u8], info: &FunctionInfo<'a>, index: usize) -> Self {
        let members = [members::function_info::NAME, members::function_info::OFFSET];
        let (place, member, at) = locate_header_entry(file, info, info.name, members, index);
        Self { file, offset: info.offset, size: info.size, binaries: Array::EMPTY, place, member, at }
    }

    /// Returns the bytes of the object, truncated at the end of the file.
    pub(super) fn bytes(&self) -> &'a [u8] {
        extent(self.file, self.offset, self.size)
    }

    /// Returns the number of bytes that the object and its binaries take in the file.
    fn claimed_bytes(&self) -> usize {
        let binary = |info: GenBinaryInfo| extent(self.file, info.binary_offset, info.binary_size).len();
        self.bytes().len() + self.binaries.iter().map(binary).sum::<usize>()
    }

    /// Returns a finding about the stated offset of the object.
    pub(super) fn offset_finding(&self, kind: FindingKind) -> Finding {
        let place = self.member.map_or(self.place, |member| self.place.then(member, None));
        Finding { place, offset: self.at, kind }
    }
}

/// Returns the bytes of an extent, truncated at the end of the file.
pub(super) fn extent(bytes: &[u8], offset: u32, size: u32) -> &[u8] {
    let start = usize::try_from(offset).unwrap_or(usize::MAX).min(bytes.len());
    let end = start.saturating_add(usize::try_from(size).unwrap_or(usize::MAX)).min(bytes.len());
    bytes.get(start..end).unwrap_or(&[])
}

/// Returns the header entry of an object, the member with the object's offset, and the byte offset
/// of that member. `name_member` and `offset_member` are the members with the name and the offset.
/// The entry was read from the file, so the address of its name locates the other members.
fn locate_header_entry<'a, T: Structure<'a>>(
    file: &[u8],
    info: &T,
    name: &[u8],
    [name_member, offset_member]: [MemberId; 2],
    index: usize,
) -> (MemberPath, Option<&'static MemberInfo>, usize) {
    // The members between the two have the same width in all versions.
    let before = |member: MemberId| info.size_before(member.position, NEWEST_VERSION);
    let at = name.as_ptr().addr().wrapping_sub(file.as_ptr().addr());
    let at = at.wrapping_add(before(offset_member).wrapping_sub(before(name_member)));
    let table = CommonIsaHeader::INFO.members.iter().find(|m| T::INFO.members.iter().any(|inner| m.contains(inner)));
    let index = u32::try_from(index).ok();
    let place = table.map_or(MemberPath::default(), |member| MemberPath::default().then(member, index));
    (place, T::INFO.member(offset_member), at)
}

/// Reads the header. Returns the readable part, and whether it is complete.
fn read_header(bytes: &[u8], version: Version) -> (CommonIsaHeader<'_>, bool) {
    let mut header = CommonIsaHeader::default();
    let is_complete = header.read_into(&mut Reader::new(bytes, version)).is_ok();
    (header, is_complete)
}

/// Checks that the file begins with the magic number and a version.
fn check_magic(header: &CommonIsaHeader<'_>, bytes: &[u8]) -> Result<(), Error> {
    let expected = CommonIsaHeader::MAGIC_NUMBER;
    let (magic, version) = (header.magic_number == expected, header.major_version != 0);
    if magic && version {
        return Ok(());
    }
    let mut first = None;
    inspect_file(CommonIsaHeader::INFO, bytes, NEWEST_VERSION, &mut |finding| {
        first.get_or_insert(finding);
    });
    let kind = FindingKind::MustBe { value: u64::from(header.magic_number), expected: u64::from(expected) };
    Err(first.unwrap_or(Finding { place: MemberPath::default(), offset: 0, kind }))
}

fn check_known_version(version: Version) -> Result<(), Error> {
    if is_supported_version(version) {
        return Ok(());
    }
    Err(version_finding(FindingKind::UnknownVersion { version, oldest: OLDEST_VERSION, newest: NEWEST_VERSION }))
}

/// Returns whether object files of this version exist, or of this revision of a version.
#[must_use]
pub fn is_supported_version(version: Version) -> bool {
    (OLDEST_VERSION..=NEWEST_VERSION).contains(&version.number()) && is_listed(version)
}

/// Returns whether the version is the base layout of its number or a known revision.
fn is_listed(version: Version) -> bool {
    version.revision == 0 || Revision::ALL.iter().any(|revision| revision.version == version)
}

/// Returns a finding about the version in the header.
fn version_finding(kind: FindingKind) -> Finding {
    const VERSION: MemberId = members::common_isa_header::MAJOR_VERSION;
    let member = CommonIsaHeader::INFO.member(VERSION);
    let place = member.map_or(MemberPath::default(), |member| MemberPath::default().then(member, None));
    Finding { place, offset: CommonIsaHeader::default().size_before(VERSION.position, NEWEST_VERSION), kind }
}

/// Returns the first finding that prevents reading the header.
fn layout_problem(bytes: &[u8], version: Version) -> Error {
    let mut found = None;
    openvisa_isa_core::inspect(CommonIsaHeader::INFO, bytes, 0, version, &[], MemberPath::default(), &mut |finding| {
        if is_layout_finding(&finding.kind) {
            found.get_or_insert(finding);
        }
    });
    let kind = FindingKind::Truncated { wanted: 1, left: 0 };
    found.unwrap_or(Finding { place: MemberPath::default(), offset: bytes.len(), kind })
}

/// Returns whether a finding prevents reading what follows.
pub(super) const fn is_layout_finding(kind: &FindingKind) -> bool {
    matches!(kind, FindingKind::Truncated { .. } | FindingKind::Unterminated)
}

/// An iterator over the objects of a [`Module`].
#[derive(Clone, Debug)]
pub struct Objects<'a> {
    module: Module<'a>,
    kernels: ArrayIter<'a, KernelInfo<'a>>,
    functions: ArrayIter<'a, FunctionInfo<'a>>,
    next: usize,
}

impl<'a> Iterator for Objects<'a> {
    type Item = Result<Object<'a>, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let number = self.next;
        let readable = number < self.module.readable_objects;
        let object = match self.kernels.next() {
            Some(info) => Object::from_kernel_info(&self.module, info, number, readable),
            None => {
                let info = self.functions.next()?;
                let index = number.saturating_sub(self.module.header.kernel_info.len());
                Object::from_function_info(&self.module, info, index, readable)
            }
        };
        self.next += 1;
        Some(object)
    }

    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        // Skipped objects are not decoded.
        for _ in 0..n {
            if self.kernels.next().is_none() {
                self.functions.next()?;
            }
            self.next += 1;
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.kernels.len() + self.functions.len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Objects<'_> {}
