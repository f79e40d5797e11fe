//! Opening a file.

use super::{Error, Finding, FindingKind, Object, Place};
use openvisa_codec::{Array, ArrayIter, MemberInfo, Reader, Structure, Version, inspect_file};
use openvisa_isa::object::{CommonIsaHeader, FunctionInfo, GenBinaryInfo, KernelInfo};
use openvisa_isa::{NEWEST_VERSION, OLDEST_VERSION, Revision};

/// An object file, borrowed.
#[derive(Clone, Copy, Debug)]
pub struct Module<'a> {
    bytes: &'a [u8],
    version: Version,
    header: CommonIsaHeader<'a>,
    lenient: bool,
    /// How many objects can be read before they take more bytes together than the file has.
    within: usize,
}

impl<'a> Module<'a> {
    /// Opens a file: reads its header. Objects are read when they are asked for.
    ///
    /// # Errors
    /// When it is no such file, its version is not known, its header ends too early, or its objects lie over each other.
    pub fn open(bytes: &'a [u8]) -> Result<Self, Error> {
        let (first, _) = read_header(bytes, NEWEST_VERSION);
        magic(&first, bytes)?;
        let version = Version::new(first.major_version, first.minor_version);
        known(version)?;
        Self::open_as(bytes, version)
    }

    /// Opens bytes that [`ModuleBuf::to_bytes`](crate::ModuleBuf::to_bytes) made of a module whose version may have text only. No
    /// other tool reads such bytes: they are for looking at what a text says with everything that looks at object files.
    ///
    /// # Errors
    /// As [`open`](Self::open), but for the version: every version of 4.x is known.
    #[cfg(feature = "text")]
    pub fn open_text_form(bytes: &'a [u8]) -> Result<Self, Error> {
        let (first, _) = read_header(bytes, NEWEST_VERSION);
        magic(&first, bytes)?;
        let version = Version::new(first.major_version, first.minor_version);
        if version.major != NEWEST_VERSION.major {
            known(version)?;
        }
        Self::open_as(bytes, version)
    }

    fn open_as(bytes: &'a [u8], version: Version) -> Result<Self, Error> {
        let (header, whole) = read_header(bytes, version);
        if !whole {
            return Err(layout_problem(bytes, version));
        }
        let mut module = Self { bytes, version, header, lenient: false, within: usize::MAX };
        module.within = module.readable();
        match module.descriptions().nth(module.within) {
            Some(description) => Err(description.problem(FindingKind::Overlap)),
            None => Ok(module),
        }
    }

    /// Opens a file that may be damaged: whatever can be read is there, and what cannot is empty. [`check`](Self::check) tells
    /// what is wrong. A version that is not known is read as the nearest one that is.
    ///
    /// # Errors
    /// When it is no such file at all: it does not begin as one does.
    pub fn open_lenient(bytes: &'a [u8]) -> Result<Self, Error> {
        let (first, _) = read_header(bytes, NEWEST_VERSION);
        magic(&first, bytes)?;
        let version = Version::new(first.major_version, first.minor_version).clamp(OLDEST_VERSION, NEWEST_VERSION);
        let (header, _) = read_header(bytes, version);
        let mut module = Self { bytes, version, header, lenient: true, within: usize::MAX };
        module.within = module.readable();
        Ok(module)
    }

    /// The file in another layout of its version: the usual one, or a [`Revision`].
    ///
    /// # Errors
    /// When its version has no such layout.
    pub fn revised(self, version: Version) -> Result<Self, Error> {
        let file = self.version.number();
        if version.number() == file && is_listed(version) {
            return Ok(self.read_as(version));
        }
        Err(at_version(FindingKind::NotRevision { version, file }))
    }

    /// The file in the layout of its version that its instructions fit: the usual one, or the first [`Revision`] in which all of
    /// them can be read. Unchanged if there is none, or if it is read as a revision already. This reads all instructions, several
    /// times if it has to.
    ///
    /// ```
    /// # let bytes: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/hand/pvc/asm_control.isa"));
    /// let module = openvisa::Module::open(bytes)?.fitted();
    /// assert_eq!(module.version().number(), openvisa::isa::NEWEST_VERSION);
    /// # Ok::<(), openvisa::Error>(())
    /// ```
    #[must_use]
    pub fn fitted(self) -> Self {
        if self.version.revision != 0 || self.fits() {
            return self;
        }
        let of_file = |revision: &&Revision| revision.version.number() == self.version;
        let mut layouts = Revision::ALL.iter().filter(of_file).map(|revision| self.read_as(revision.version));
        layouts.find(Self::fits).unwrap_or(self)
    }

    fn read_as(self, version: Version) -> Self {
        let (header, _) = read_header(self.bytes, version);
        Self { version, header, ..self }
    }

    /// Whether all instructions can be read.
    fn fits(&self) -> bool {
        self.objects().all(|object| object.is_ok_and(|object| object.instructions().all(|inst| inst.is_ok())))
    }

    /// The version of the format that it is read in.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// The bytes of the file.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The header as it stands in the file.
    pub const fn header(&self) -> &CommonIsaHeader<'a> {
        &self.header
    }

    /// Number of kernels and functions.
    pub const fn len(&self) -> usize {
        self.header.kernel_info.len() + self.header.function_info.len()
    }

    /// Whether there are neither.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All kernels, then all functions, each read when it is reached. Of a file that was opened leniently, all can be read.
    pub fn objects(&self) -> Objects<'a> {
        Objects {
            module: *self,
            kernels: self.header.kernel_info.iter(),
            functions: self.header.function_info.iter(),
            next: 0,
        }
    }

    /// The kernels.
    pub fn kernels(&self) -> impl Iterator<Item = Result<Object<'a>, Error>> + use<'a> {
        self.objects().take(self.header.kernel_info.len())
    }

    /// The functions.
    pub fn functions(&self) -> impl Iterator<Item = Result<Object<'a>, Error>> + use<'a> {
        let mut objects = self.objects();
        objects.next += objects.kernels.by_ref().count();
        objects
    }

    /// The first kernel or function of this name. `None`: there is none.
    pub fn named(&self, name: &str) -> Option<Result<Object<'a>, Error>> {
        let kernels = self.header.kernel_info.iter().map(|info| info.name);
        let names = kernels.chain(self.header.function_info.iter().map(|info| info.name));
        let index = names.into_iter().position(|n| n == name.as_bytes())?;
        self.objects().nth(index)
    }

    /// Holds the whole file against the specification, and reports everything that is not as it should be: bytes that are
    /// missing or left over, values without a meaning, numbers of entries that are not there, offsets that lead astray.
    pub fn check(&self, report: &mut dyn FnMut(Finding)) {
        let version = Version::new(self.header.major_version, self.header.minor_version);
        if version != self.version
            && let Err(finding) = known(version)
        {
            report(finding);
        }
        inspect_file(CommonIsaHeader::INFO, self.bytes, self.version, report);
    }

    pub(super) const fn lenient(&self) -> bool {
        self.lenient
    }

    /// What the header says about all objects.
    fn descriptions(&self) -> impl Iterator<Item = Description<'a>> + use<'a> {
        let file = self.bytes;
        let kernels = self.header.kernel_info.iter().enumerate();
        let functions = self.header.function_info.iter().enumerate();
        let kernels = kernels.map(move |(index, info)| Description::kernel(file, &info, index));
        kernels.chain(functions.map(move |(index, info)| Description::function(file, &info, index)))
    }

    /// How many objects do not take more bytes together than the file has. Objects do not share bytes, so more would be a way
    /// to make little input cost much work.
    fn readable(&self) -> usize {
        let mut left = self.bytes.len();
        let fits =
            |description: &Description<'_>| left.checked_sub(description.claimed()).map(|rest| left = rest).is_some();
        self.descriptions().take_while(fits).count()
    }
}

/// Where an object lies, and where the header says so.
pub(super) struct Description<'a> {
    /// The file.
    pub(super) file: &'a [u8],
    /// Offset of the object in the file.
    pub(super) offset: u32,
    /// Its bytes.
    pub(super) size: u32,
    /// Its compiled forms.
    binaries: Array<'a, GenBinaryInfo>,
    /// The entry of the header.
    pub(super) place: Place,
    /// The member of it with the offset.
    member: Option<&'static MemberInfo>,
    /// Where that member lies.
    at: usize,
}

impl<'a> Description<'a> {
    pub(super) fn kernel(file: &'a [u8], info: &KernelInfo<'a>, index: usize) -> Self {
        let (place, member, at) = place(file, info, info.name, index);
        Self { file, offset: info.offset, size: info.size, binaries: info.gen_binary_info, place, member, at }
    }

    pub(super) fn function(file: &'a [u8], info: &FunctionInfo<'a>, index: usize) -> Self {
        let (place, member, at) = place(file, info, info.name, index);
        Self { file, offset: info.offset, size: info.size, binaries: Array::EMPTY, place, member, at }
    }

    /// The bytes of the object, as far as they are in the file.
    pub(super) fn bytes(&self) -> &'a [u8] {
        extent(self.file, self.offset, self.size)
    }

    /// How many bytes of the file the object and its compiled forms take.
    fn claimed(&self) -> usize {
        let binary = |info: GenBinaryInfo| extent(self.file, info.binary_offset, info.binary_size).len();
        self.bytes().len() + self.binaries.iter().map(binary).sum::<usize>()
    }

    /// Something is wrong with the offset of the object.
    pub(super) fn problem(&self, kind: FindingKind) -> Finding {
        let place = self.member.map_or(self.place, |member| self.place.then(member, None));
        Finding { place, offset: self.at, kind }
    }
}

/// The bytes of a file that an object takes, as far as they are in the file.
pub(super) fn extent(bytes: &[u8], offset: u32, size: u32) -> &[u8] {
    let start = usize::try_from(offset).unwrap_or(usize::MAX).min(bytes.len());
    let end = start.saturating_add(usize::try_from(size).unwrap_or(usize::MAX)).min(bytes.len());
    bytes.get(start..end).unwrap_or(&[])
}

/// The entry of the header for an object, the member of it with the offset, and where that lies. The description was read from the file, so where its
/// name lies tells where the rest of it lies.
fn place<'a, T: Structure<'a>>(
    file: &[u8],
    info: &T,
    name: &[u8],
    index: usize,
) -> (Place, Option<&'static MemberInfo>, usize) {
    let position = |name: &str| T::INFO.members.iter().position(|m| m.name == name).unwrap_or(0);
    // Between the two, no member's width depends on the version.
    let before = |name: &str| info.size_before(position(name), NEWEST_VERSION);
    let at = name.as_ptr().addr().wrapping_sub(file.as_ptr().addr());
    let at = at.wrapping_add(before("offset").wrapping_sub(before("name")));
    let table = CommonIsaHeader::INFO.members.iter().find(|m| T::INFO.members.iter().any(|inner| m.contains(inner)));
    let index = u32::try_from(index).ok();
    let place = table.map_or(Place::default(), |member| Place::default().then(member, index));
    (place, T::INFO.member("offset"), at)
}

/// The header, as far as it can be read, and whether that is all of it.
fn read_header(bytes: &[u8], version: Version) -> (CommonIsaHeader<'_>, bool) {
    let mut header = CommonIsaHeader::default();
    let whole = header.read_into(&mut Reader::new(bytes, version)).is_ok();
    (header, whole)
}

/// Whether a file begins as an object file does, and has a version.
fn magic(header: &CommonIsaHeader<'_>, bytes: &[u8]) -> Result<(), Error> {
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
    Err(first.unwrap_or(Finding { place: Place::default(), offset: 0, kind }))
}

fn known(version: Version) -> Result<(), Error> {
    if is_supported_version(version) {
        return Ok(());
    }
    Err(at_version(FindingKind::UnknownVersion { version, oldest: OLDEST_VERSION, newest: NEWEST_VERSION }))
}

/// Returns whether there are object files of this version, or of this revision of a version.
#[must_use]
pub fn is_supported_version(version: Version) -> bool {
    (OLDEST_VERSION..=NEWEST_VERSION).contains(&version.number()) && is_listed(version)
}

/// Whether it is the usual layout of its number, or a revision that there is.
fn is_listed(version: Version) -> bool {
    version.revision == 0 || Revision::ALL.iter().any(|revision| revision.version == version)
}

/// A finding about the version that the file says.
fn at_version(kind: FindingKind) -> Finding {
    let member = CommonIsaHeader::INFO.member("major_version");
    let place = member.map_or(Place::default(), |member| Place::default().then(member, None));
    Finding { place, offset: CommonIsaHeader::default().size_before(1, NEWEST_VERSION), kind }
}

/// Why the header cannot be read.
fn layout_problem(bytes: &[u8], version: Version) -> Error {
    let mut found = None;
    openvisa_codec::inspect(CommonIsaHeader::INFO, bytes, 0, version, &[], Place::default(), &mut |finding| {
        if is_layout(&finding.kind) {
            found.get_or_insert(finding);
        }
    });
    let kind = FindingKind::Truncated { wanted: 1, left: 0 };
    found.unwrap_or(Finding { place: Place::default(), offset: bytes.len(), kind })
}

/// Whether a finding keeps what follows from being read.
pub(super) const fn is_layout(kind: &FindingKind) -> bool {
    matches!(kind, FindingKind::Truncated { .. } | FindingKind::Unterminated)
}

/// The objects of a [`Module`].
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
        let readable = number < self.module.within;
        let object = match self.kernels.next() {
            Some(info) => Object::kernel(&self.module, info, number, readable),
            None => {
                let info = self.functions.next()?;
                let index = number.saturating_sub(self.module.header.kernel_info.len());
                Object::function(&self.module, info, index, readable)
            }
        };
        self.next += 1;
        Some(object)
    }

    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        // Objects that are passed over are not read.
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
