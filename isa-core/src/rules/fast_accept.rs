//! Table types of the fast path of validation, which accepts instructions without decoding them.
//!
//! For example, the byte with the number of channels is a [`Look`]: its value selects a mask of the
//! clauses that it satisfies.

/// A matcher that accepts encoded instructions of one format without decoding them: the fast path
/// of validation.
///
/// The rules are in conjunctive normal form, with one bit per clause. A probe reads a byte or an
/// operand, and maps its value to a 64-bit mask of the clauses that the value satisfies. An
/// instruction is accepted if the union of the masks covers all clauses.
///
/// For example, if clause 3 is "the type is `f`, or the platform has `df`", then the mask for type
/// `f` has bit 3, and so have the masks of platforms with `df`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// Two cache lines of 64 bytes.
#[repr(align(64))]
pub struct Scan {
    /// Position of the instruction in the list of all instructions.
    pub kind: u8,
    /// How the sizes of operands are checked: 0 not at all, [`Scan::SIZES_BY_RULES`] by the rules,
    /// otherwise by the function at this position minus 1.
    pub sized: u8,
    /// Number of the row for older versions; 0 if there is none.
    pub older: u16,
    /// [Key](crate::Version::key) of the oldest version with this encoding.
    pub since: u16,
    /// Clauses that each platform satisfies.
    pub platforms: Look,
    /// Probe of the byte that determines the number of channels, or of another byte before the
    /// first operand.
    pub first: Look,
    /// Base-2 logarithm of the number of channels, by the value of that byte: 6 if the instruction
    /// has no channels, 7 if the value is reserved.
    pub channels: &'static [u8; 256],
    /// Probes of other bytes before the first operand.
    pub bytes: &'static [Look],
    /// Probe of a two-byte reference before the first operand.
    pub refers: Refers,
    /// Mask of all clauses.
    pub clauses: u64,
    /// Mask of the type combinations, in the lowest bits. A set bit excludes a combination; at
    /// least one must remain clear.
    pub combinations: u64,
    /// Probes of operands and of later bytes, in wire order.
    pub steps: &'static [Step],
    /// Number of bytes after the last operand.
    pub tail: u8,
    /// 1-based index into [`Scan::FORMS`]; 0 for other formats.
    pub form: u8,
    /// Probes of a list of raw operands at the end; empty if the format has no list. The byte
    /// before the first element is the number of elements. Missing elements count as
    /// [absent](Step::ABSENT).
    pub list: Part,
}

const _: () = assert!(size_of::<Scan>() <= 128 || usize::BITS != 64, "a row fits in two cache lines");

/// A slice of a table of probes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Index of the first probe.
    pub first: u16,
    /// Number of probes.
    pub len: u16,
}

impl Part {
    const fn unpack(place: u64) -> Self {
        Self { first: (place >> 16) as u16, len: place as u16 }
    }

    /// Returns the slice of `all`; empty if `all` is too short.
    pub fn among<T>(self, all: &[T]) -> &[T] {
        let first = usize::from(self.first);
        all.get(first..first + usize::from(self.len)).unwrap_or_default()
    }
}

/// A probe of a two-byte reference before the first operand, for example the predicate. In most
/// instructions it is 0, and nothing is referred to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refers {
    /// Offset in bytes from the start of the instruction.
    pub at: u8,
    /// Row of the class of the declaration in the specification's table.
    pub class: u8,
    /// Mask of the bits of the reference; 0 if the format has none.
    pub number: u16,
    /// All bits set; 0 if the format has no reference, so that the bytes read as 0.
    pub mask: u16,
    /// Clauses that are satisfied if all bits are 0.
    pub absent: u64,
    /// Probes of bytes for a reference other than 0.
    pub bytes: Part,
    /// Probes of the bits of a reference other than 0.
    pub steps: Part,
}

/// A probe of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Offset in bytes from the start of the instruction.
    pub at: u8,
    /// Index of the first clause mask of the probe.
    pub words: u16,
    /// Index of the clause mask, relative to `words`, by the value of the byte.
    pub table: &'static [u8; 256],
}

impl Look {
    /// Maximum number of tables that a packed probe can index.
    pub const TABLES: usize = 1 << 10;
    /// Maximum number of clause masks that a packed probe can index.
    pub const WORDS: usize = 1 << 14;

    /// Packs a probe for [`Look::all`]. Returns `None` if an index is too large.
    pub fn packed(at: u8, table: usize, words: usize) -> Option<u32> {
        let fits = table < Self::TABLES && words < Self::WORDS;
        fits.then_some((at as u32) << 24 | (table as u32) << 14 | words as u32)
    }

    /// Unpacks a probe. Rows are integers because rustc compiles them faster than names and
    /// references.
    const fn unpack(packed: u32, tables: &'static [[u8; 256]]) -> Self {
        let (table, words) = (packed as usize >> 14 & (Self::TABLES - 1), packed as usize & (Self::WORDS - 1));
        Self { at: (packed >> 24) as u8, words: words as u16, table: &tables[table] }
    }

    /// Unpacks probes. From the highest bit on, a probe has 8 bits of offset, 10 bits of table
    /// index and 14 bits of mask index.
    pub const fn all<const N: usize>(packed: &[u32; N], tables: &'static [[u8; 256]]) -> [Self; N] {
        let (mut all, mut at) = ([Self::unpack(0, tables); N], 0);
        while at < N {
            all[at] = Self::unpack(packed[at], tables);
            at += 1;
        }
        all
    }
}

/// A function that computes how many bytes an instruction accesses of each raw operand, from its
/// first bytes and the size of a register in bytes.
pub type FootprintFn = fn(&[u8; Scan::PREFIX_BYTES], i64) -> [i64; Scan::RAW_OPERANDS];

impl Scan {
    /// Value of `sized` if the rules check the sizes of operands.
    pub const SIZES_BY_RULES: u8 = 255;
    /// Maximum number of bytes before the first operand from which footprints are computed.
    pub const PREFIX_BYTES: usize = 32;
    /// Maximum number of raw operands whose footprints are computed.
    pub const RAW_OPERANDS: usize = 8;

    /// Common formats: the offset of the first operand, and the number of operands.
    ///
    /// The operands are a destination and sources, each with a region per channel. A format of 0
    /// operands has a two-byte label in their place. No bytes lie between the operands or after
    /// them. The offset determines the bytes before the operands:
    ///
    /// - 1: the opcode.
    /// - 2: the opcode and the byte with the number of channels.
    /// - 3: as 2, and one probed byte.
    /// - 4: as 2, and a two-byte reference.
    pub const FORMS: [(u8, u8); 7] = [(4, 3), (4, 2), (4, 4), (3, 3), (2, 2), (4, 0), (1, 0)];

    /// Returns a row that accepts nothing: it is for no version, and no type combination remains.
    const fn empty_row(tables: &'static [[u8; 256]]) -> Self {
        Self {
            kind: 0,
            sized: 0,
            older: 0,
            since: u16::MAX,
            platforms: Look::unpack(0, tables),
            first: Look::unpack(0, tables),
            channels: &tables[0],
            bytes: &[],
            refers: Refers {
                at: 0,
                class: 0,
                number: 0,
                mask: 0,
                absent: 0,
                bytes: Part::unpack(0),
                steps: Part::unpack(0),
            },
            clauses: 0,
            combinations: 0,
            steps: &[],
            tail: 0,
            form: 0,
            list: Part::unpack(0),
        }
    }

    /// Unpacks rows, the first one at index 1. Unused rows accept nothing.
    ///
    /// A row is nine integers:
    ///
    /// 1. The instruction, plus 256 times `sized`.
    /// 2. `0x_oooo_ssss_tttt_ee_ff`: `older`, `since`, the `channels` table, `tail`, `form`.
    /// 3. `clauses`.
    /// 4. `combinations`.
    /// 5. `first` in the high half, `platforms` in the low half, packed as for [`Look::all`].
    /// 6. `0x_pppp_qqqq_aa_cc_nnnn`: the slice `list`; `at`, `class` and `number` of the reference.
    /// 7. `absent` of the reference.
    /// 8. The slices of `bytes` and of `steps`.
    /// 9. The slices of `steps` and of `bytes` of the reference.
    ///
    /// A slice is 32 bits: the index of the first probe, then the number of probes.
    pub const fn all<const N: usize, const ROWS: usize>(
        packed: &[[u64; 9]; N],
        tables: &'static [[u8; 256]],
        looks: &'static [Look],
        steps: &'static [Step],
    ) -> [Self; ROWS] {
        const fn some<T>(all: &[T], place: u64) -> &[T] {
            all.split_at((place >> 16 & 0xffff) as usize).1.split_at((place & 0xffff) as usize).0
        }
        let (mut all, mut at) = ([Self::empty_row(tables); ROWS], 0);
        while at < N {
            let [kind, head, clauses, combinations, first, refers, absent, parts, referring] = packed[at];
            all[at + 1] = Self {
                kind: kind as u8,
                sized: (kind >> 8) as u8,
                older: (head >> 48) as u16,
                since: (head >> 32) as u16,
                platforms: Look::unpack(first as u32, tables),
                first: Look::unpack((first >> 32) as u32, tables),
                channels: &tables[(head >> 16 & 0xffff) as usize],
                bytes: some(looks, parts >> 32),
                refers: Refers {
                    at: (refers >> 24) as u8,
                    class: (refers >> 16) as u8,
                    number: refers as u16,
                    mask: if refers as u16 == 0 { 0 } else { u16::MAX },
                    absent,
                    bytes: Part::unpack(referring),
                    steps: Part::unpack(referring >> 32),
                },
                clauses,
                combinations,
                steps: some(steps, parts),
                tail: (head >> 8) as u8,
                form: head as u8,
                list: Part::unpack(refers >> 32),
            };
            at += 1;
        }
        all
    }
}

/// A probe of an operand, or of a number after the first operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The kind of probe: one of the constants from [`SOURCE`](Self::SOURCE) to
    /// [`LABEL`](Self::LABEL).
    pub how: u8,
    /// For an operand: access flags. For a reference: its width in bits, with
    /// [`OR_NONE`](Self::OR_NONE).
    pub flags: u8,
    /// For an operand: its alignment in bytes; 0 if any is legal, 255 for a register. For a label:
    /// its legal kinds. For another reference: the class of the declaration.
    pub more: u16,
    /// Offset and clause masks. The offset counts from the end of the previous operand, or from the
    /// start of the instruction.
    pub look: Look,
}

impl Step {
    /// A source operand whose region selects one element per channel.
    pub const SOURCE: u8 = 0;
    /// A destination operand whose region selects one element per channel.
    pub const DESTINATION: u8 = 1;
    /// Any other vector operand.
    pub const VECTOR: u8 = 2;
    /// A raw operand.
    pub const RAW: u8 = 3;
    /// A byte.
    pub const BYTE: u8 = 4;
    /// Bits of a multi-byte number; values above 255 count as 255. The bits are isolated by
    /// shifting eight bytes left by `flags` and then right by `more`.
    pub const NUMBER: u8 = 5;
    /// Bits of a multi-byte signed number.
    pub const SIGNED: u8 = 9;
    /// The value of an immediate.
    pub const IMMEDIATE: u8 = 6;
    /// The first element of an address operand, if it is less than 64.
    pub const FIRST: u8 = 10;
    /// The number of registers from the first element that a vector operand accesses to the last
    /// one.
    pub const REGISTERS: u8 = 11;
    /// 1 if a vector operand names a predefined variable, 0 if not.
    pub const PREDEFINED: u8 = 12;
    /// The base-2 logarithm of the alignment of a vector operand's first byte. [`Step::ALIGNED`] if
    /// it is unknown or larger.
    pub const ALIGNMENT: u8 = 13;
    /// The number of elements in a row of the region of a vector operand.
    pub const ROW_WIDTH: u8 = 14;
    /// A reference to a declaration other than a label.
    pub const DECLARED: u8 = 7;
    /// A reference to a label.
    pub const LABEL: u8 = 8;

    /// Flag of an operand: it is read.
    pub const READ: u8 = 1;
    /// Flag of an operand: it is written.
    pub const WRITTEN: u8 = 2;
    /// Flag of an operand: its region selects one element per channel.
    pub const REGION: u8 = 4;
    /// Flag of an operand: it is a scalar.
    pub const ONE: u8 = 8;
    /// Flag of a reference: 0 means that nothing is referred to.
    pub const OR_NONE: u8 = 128;

    /// Value of a general or raw operand: this plus the row of its type, or 63 if it has no type.
    pub const GENERAL: u8 = 0;
    /// Value of the null variable.
    pub const NULL: u8 = 64;
    /// Value of an optional operand that is absent.
    pub const ABSENT: u8 = 65;
    /// Value of an operand without a type: this plus its class.
    pub const UNTYPED: u8 = 72;
    /// Value of an operand that cannot be classified. It satisfies no clause.
    pub const NOTHING: u8 = 127;
    /// Value of an immediate operand: this plus the row of its type.
    pub const CONSTANT: u8 = 128;
    /// Value of an indirect operand: this plus the row of its element type.
    pub const INDIRECT: u8 = 192;

    /// Value of an immediate of 64 or more: this plus the base-2 logarithm of the power of two that
    /// divides it.
    pub const MULTIPLES: u8 = 64;
    /// Largest base-2 logarithm of an alignment that a rule requires.
    pub const ALIGNED: u8 = 12;
    /// Value of an immediate that is unknown, or of an operand that is not an immediate.
    pub const UNKNOWN: u8 = 255;

    /// Unpacks probes of the form `0xhh_ff_mmmm_llllllll`: `how`, `flags`, `more`, and `look`
    /// packed as for [`Look::all`].
    pub const fn all<const N: usize>(packed: &[u64; N], tables: &'static [[u8; 256]]) -> [Self; N] {
        let (mut all, mut at) = ([Self { how: 0, flags: 0, more: 0, look: Look::unpack(0, tables) }; N], 0);
        while at < N {
            let [how, flags, ..] = packed[at].to_be_bytes();
            all[at] =
                Self { how, flags, more: (packed[at] >> 32) as u16, look: Look::unpack(packed[at] as u32, tables) };
            at += 1;
        }
        all
    }
}
