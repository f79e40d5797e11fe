// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Enumerated fields and bit groups.

openvisa_isa_core::enumeration! {
    /// number of channels.
    ///
    /// `specs/fields.md:9`
    pub enum ExecSize: u8 {
        /// 1 element (scalar). `specs/fields.md:11`
        Simd1 = 0, "Simd1", Some("1");
        /// 2 elements. `specs/fields.md:12`
        Simd2 = 1, "Simd2", Some("2");
        /// 4 elements. `specs/fields.md:13`
        Simd4 = 2, "Simd4", Some("4");
        /// 8 elements. `specs/fields.md:14`
        Simd8 = 3, "Simd8", Some("8");
        /// 16 elements. `specs/fields.md:15`
        Simd16 = 4, "Simd16", Some("16");
        /// 32 elements. `specs/fields.md:16`
        Simd32 = 5, "Simd32", Some("32");
    }
}

openvisa_isa_core::enumeration! {
    /// first channel of the execution mask in steps of four; the NM forms ignore the mask.
    ///
    /// `specs/fields.md:18`
    pub enum ExecMask: u8 {
        /// channels run if their bits of the execution mask are 1, which begin with bit 0. `specs/fields.md:20`
        M1 = 0, "M1", Some("M1");
        /// channels run if their bits of the execution mask are 1, which begin with bit 4. `specs/fields.md:21`
        M2 = 1, "M2", Some("M2");
        /// channels run if their bits of the execution mask are 1, which begin with bit 8. `specs/fields.md:22`
        M3 = 2, "M3", Some("M3");
        /// channels run if their bits of the execution mask are 1, which begin with bit 12. `specs/fields.md:23`
        M4 = 3, "M4", Some("M4");
        /// channels run if their bits of the execution mask are 1, which begin with bit 16. `specs/fields.md:24`
        M5 = 4, "M5", Some("M5");
        /// channels run if their bits of the execution mask are 1, which begin with bit 20. `specs/fields.md:25`
        M6 = 5, "M6", Some("M6");
        /// channels run if their bits of the execution mask are 1, which begin with bit 24. `specs/fields.md:26`
        M7 = 6, "M7", Some("M7");
        /// channels run if their bits of the execution mask are 1, which begin with bit 28. `specs/fields.md:27`
        M8 = 7, "M8", Some("M8");
        /// all channels run, whatever the execution mask is. `specs/fields.md:28`
        M1Nm = 8, "M1_NM", Some("M1_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 4 on. `specs/fields.md:29`
        M2Nm = 9, "M2_NM", Some("M2_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 8 on. `specs/fields.md:30`
        M3Nm = 10, "M3_NM", Some("M3_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 12 on. `specs/fields.md:31`
        M4Nm = 11, "M4_NM", Some("M4_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 16 on. `specs/fields.md:32`
        M5Nm = 12, "M5_NM", Some("M5_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 20 on. `specs/fields.md:33`
        M6Nm = 13, "M6_NM", Some("M6_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 24 on. `specs/fields.md:34`
        M7Nm = 14, "M7_NM", Some("M7_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 28 on. `specs/fields.md:35`
        M8Nm = 15, "M8_NM", Some("M8_NM");
    } spelled {
        "NoMask" = M1Nm;
    }
}

openvisa_isa_core::enumeration! {
    /// how the predicate bits are joined before they are used.
    ///
    /// `specs/fields.md:55`
    pub enum PredicateCombine: u8 {
        /// sequential channel-to-predicate mapping. `specs/fields.md:57`
        None = 0, "none", Some("none");
        /// any. `specs/fields.md:58`
        Any = 1, "any", Some("any");
        /// all. `specs/fields.md:59`
        All = 2, "all", Some("all");
    }
}

openvisa_isa_core::enumeration! {
    /// elements between the starts of rows.
    ///
    /// `specs/fields.md:66`
    pub enum VertStride: u8 {
        /// several addresses, or a destination. `specs/fields.md:68`
        Null = 0, "Null", Some("null");
        /// Zero. `specs/fields.md:69`
        Zero = 1, "Zero", Some("0");
        /// One. `specs/fields.md:70`
        One = 2, "One", Some("1");
        /// Two. `specs/fields.md:71`
        Two = 3, "Two", Some("2");
        /// Four. `specs/fields.md:72`
        Four = 4, "Four", Some("4");
        /// Eight. `specs/fields.md:73`
        Eight = 5, "Eight", Some("8");
        /// Sixteen. `specs/fields.md:74`
        Sixteen = 6, "Sixteen", Some("16");
        /// ThirtyTwo. `specs/fields.md:75`
        ThirtyTwo = 7, "ThirtyTwo", Some("32");
    }
}

openvisa_isa_core::enumeration! {
    /// elements of a row.
    ///
    /// `specs/fields.md:76`
    pub enum RegionWidth: u8 {
        /// a destination. `specs/fields.md:78`
        Null = 0, "Null", Some("null");
        /// One. `specs/fields.md:79`
        One = 2, "One", Some("1");
        /// Two. `specs/fields.md:80`
        Two = 3, "Two", Some("2");
        /// Four. `specs/fields.md:81`
        Four = 4, "Four", Some("4");
        /// Eight. `specs/fields.md:82`
        Eight = 5, "Eight", Some("8");
        /// Sixteen. `specs/fields.md:83`
        Sixteen = 6, "Sixteen", Some("16");
    }
}

openvisa_isa_core::enumeration! {
    /// elements between neighbours in a row.
    ///
    /// `specs/fields.md:84`
    pub enum HorzStride: u8 {
        /// no element: the operand has no region. `specs/fields.md:86`
        Null = 0, "Null", Some("null");
        /// Zero. `specs/fields.md:87`
        Zero = 1, "Zero", Some("0");
        /// One. `specs/fields.md:88`
        One = 2, "One", Some("1");
        /// Two. `specs/fields.md:89`
        Two = 3, "Two", Some("2");
        /// Four. `specs/fields.md:90`
        Four = 4, "Four", Some("4");
    }
}

openvisa_isa_core::enumeration! {
    /// What a dword of a systolic operand is filled with.
    ///
    /// `specs/fields.md:135`
    pub enum Precision: u8 {
        /// unused. `specs/fields.md:137`
        Unused = 0, "unused", Some("unused");
        /// Unsigned 1-bit. `specs/fields.md:138`
        U1 = 1, "u1", Some("u1");
        /// Signed 1-bit. `specs/fields.md:139`
        S1 = 2, "s1", Some("s1");
        /// Unsigned 2-bits. `specs/fields.md:140`
        U2 = 3, "u2", Some("u2");
        /// Signed 2-bits. `specs/fields.md:141`
        S2 = 4, "s2", Some("s2");
        /// Unsigned 4-bits. `specs/fields.md:142`
        U4 = 5, "u4", Some("u4");
        /// Signed 4-bits. `specs/fields.md:143`
        S4 = 6, "s4", Some("s4");
        /// Unsigned 8-bits. `specs/fields.md:144`
        U8 = 7, "u8", Some("u8");
        /// Signed 8-bits. `specs/fields.md:145`
        S8 = 8, "s8", Some("s8");
        /// bfloat. `specs/fields.md:146`
        Bf = 9, "bf", Some("bf");
        /// half. `specs/fields.md:147`
        Hf = 10, "hf", Some("hf");
        /// five exponent bits, two of mantissa. Only `{PVC+}`. `specs/fields.md:148`
        Bf8 = 11, "bf8", Some("bf8");
        /// eight exponent bits, ten of mantissa, in the high bits of a dword. Only `{PVC+}`. `specs/fields.md:149`
        Tf32 = 12, "tf32", Some("tf32");
        /// four exponent bits, three of mantissa. Only `{XE3P_CRI+}`. `specs/fields.md:150`
        Hf8 = 14, "hf8", Some("hf8");
        /// two exponent bits, one of mantissa. Only `{XE3P_CRI+}`. `specs/fields.md:151`
        E2m1 = 15, "e2m1", Some("e2m1");
    }
}

openvisa_isa_core::enumeration! {
    /// number of blocks.
    ///
    /// `specs/fields.md:155`
    pub enum BlockCount: u8 {
        /// 1 block. `specs/fields.md:159`
        Block1 = 0, "1 block", Some("1");
        /// 2 blocks. `specs/fields.md:160`
        Blocks2 = 1, "2 blocks", Some("2");
        /// 4 blocks. `specs/fields.md:161`
        Blocks4 = 2, "4 blocks", Some("4");
        /// 8 blocks. `specs/fields.md:162`
        Blocks8 = 3, "8 blocks", Some("8");
    }
}

openvisa_isa_core::enumeration! {
    /// bytes of a block.
    ///
    /// `specs/fields.md:167`
    pub enum BlockSize: u8 {
        /// 1 byte. `specs/fields.md:171`
        Byte1 = 0, "1 byte", Some("1");
        /// 4 byte. `specs/fields.md:172`
        Byte4 = 1, "4 byte", Some("4");
        /// 8 byte. `specs/fields.md:173`
        Byte8 = 2, "8 byte", Some("8");
    }
}

openvisa_isa_core::enumeration! {
    /// number of owords, of 16 bytes each.
    ///
    /// `specs/fields.md:178`
    pub enum OwordCount: u8 {
        /// 1 oword. `specs/fields.md:182`
        Oword1 = 0, "1 oword", Some("1");
        /// 2 owords. `specs/fields.md:183`
        Owords2 = 1, "2 owords", Some("2");
        /// 4 owords. `specs/fields.md:184`
        Owords4 = 2, "4 owords", Some("4");
        /// 8 owords. `specs/fields.md:185`
        Owords8 = 3, "8 owords", Some("8");
        /// 16 owords. `specs/fields.md:186`
        Owords16 = 4, "16 owords", Some("16");
    }
}

openvisa_isa_core::enumeration! {
    /// number of owords, of 16 bytes each.
    ///
    /// `specs/fields.md:193`
    pub enum BlockPropertiesCount: u8 {
        /// 1 oword. `specs/fields.md:195`
        Oword1 = 0, "1 oword", Some("1");
        /// 2 owords. `specs/fields.md:196`
        Owords2 = 1, "2 owords", Some("2");
        /// 4 owords. `specs/fields.md:197`
        Owords4 = 2, "4 owords", Some("4");
        /// 8 owords. `specs/fields.md:198`
        Owords8 = 3, "8 owords", Some("8");
        /// 16 owords. `specs/fields.md:199`
        Owords16 = 4, "16 owords", Some("16");
    }
}

openvisa_isa_core::enumeration! {
    /// what the address must be a multiple of.
    ///
    /// `specs/fields.md:201`
    pub enum BlockAlignment: u8 {
        /// address must be oword aligned. `specs/fields.md:203`
        Aligned = 0, "aligned", Some("aligned");
        /// address can be dword aligned. `specs/fields.md:204`
        Unaligned = 1, "unaligned", Some("unaligned");
    }
}

openvisa_isa_core::enumeration! {
    /// bytes of an element.
    ///
    /// `specs/fields.md:208`
    pub enum ElementSize: u8 {
        /// 1 byte. `specs/fields.md:212`
        Byte1 = 0, "1 byte", Some("1");
        /// 2 bytes. `specs/fields.md:213`
        Bytes2 = 1, "2 bytes", Some("2");
        /// 4 bytes. `specs/fields.md:214`
        Bytes4 = 2, "4 bytes", Some("4");
    }
}

openvisa_isa_core::enumeration! {
    /// number of elements.
    ///
    /// `specs/fields.md:221`
    pub enum ElementCount: u8 {
        /// 8 elements. `specs/fields.md:223`
        Elements8 = 0, "8 elements", Some("8");
        /// 16 elements. `specs/fields.md:224`
        Elements16 = 1, "16 elements", Some("16");
        /// 1 element. `specs/fields.md:225`
        Element1 = 2, "1 element", Some("1");
    }
}

openvisa_isa_core::enumeration! {
    /// first channel of the execution mask, coded as in Exec\_size.
    ///
    /// `specs/fields.md:227`
    pub enum ElementMask: u8 {
        /// channels run if their bits of the execution mask are 1, which begin with bit 0. `specs/fields.md:229`
        M1 = 0, "M1", Some("M1");
        /// channels run if their bits of the execution mask are 1, which begin with bit 4. `specs/fields.md:230`
        M2 = 1, "M2", Some("M2");
        /// channels run if their bits of the execution mask are 1, which begin with bit 8. `specs/fields.md:231`
        M3 = 2, "M3", Some("M3");
        /// channels run if their bits of the execution mask are 1, which begin with bit 12. `specs/fields.md:232`
        M4 = 3, "M4", Some("M4");
        /// channels run if their bits of the execution mask are 1, which begin with bit 16. `specs/fields.md:233`
        M5 = 4, "M5", Some("M5");
        /// channels run if their bits of the execution mask are 1, which begin with bit 20. `specs/fields.md:234`
        M6 = 5, "M6", Some("M6");
        /// channels run if their bits of the execution mask are 1, which begin with bit 24. `specs/fields.md:235`
        M7 = 6, "M7", Some("M7");
        /// channels run if their bits of the execution mask are 1, which begin with bit 28. `specs/fields.md:236`
        M8 = 7, "M8", Some("M8");
        /// all channels run, whatever the execution mask is. `specs/fields.md:237`
        M1Nm = 8, "M1_NM", Some("M1_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 4 on. `specs/fields.md:238`
        M2Nm = 9, "M2_NM", Some("M2_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 8 on. `specs/fields.md:239`
        M3Nm = 10, "M3_NM", Some("M3_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 12 on. `specs/fields.md:240`
        M4Nm = 11, "M4_NM", Some("M4_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 16 on. `specs/fields.md:241`
        M5Nm = 12, "M5_NM", Some("M5_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 20 on. `specs/fields.md:242`
        M6Nm = 13, "M6_NM", Some("M6_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 24 on. `specs/fields.md:243`
        M7Nm = 14, "M7_NM", Some("M7_NM");
        /// all channels run, whatever the execution mask is; predicate bits count from 28 on. `specs/fields.md:244`
        M8Nm = 15, "M8_NM", Some("M8_NM");
    }
}

openvisa_isa_core::enumeration! {
    /// one line in two of an interlaced picture, or all.
    ///
    /// `specs/fields.md:260`
    pub enum MediaLines: u8 {
        /// all lines. `specs/fields.md:264`
        NoModifiers = 0, "no modifiers", Some("nomod");
        /// even lines only: row n of the block is line 2n. `specs/fields.md:265`
        TopField = 2, "top_field", Some("top");
        /// odd lines only: row n of the block is line 2n + 1. `specs/fields.md:266`
        BottomField = 3, "bottom_field", Some("bottom");
    }
}

openvisa_isa_core::enumeration! {
    /// the operation.
    ///
    /// `specs/fields.md:273`
    pub enum AtomicOp: u8 {
        /// new = old + src0. `specs/fields.md:275`
        Add = 0, "add", Some("add");
        /// new = old - src0. `specs/fields.md:276`
        Sub = 1, "sub", Some("sub");
        /// new = old + 1. `specs/fields.md:277`
        Inc = 2, "inc", Some("inc");
        /// new = old - 1. `specs/fields.md:278`
        Dec = 3, "dec", Some("dec");
        /// the smaller of old and src0, unsigned. `specs/fields.md:279`
        Min = 4, "min", Some("min");
        /// the larger of old and src0, unsigned. `specs/fields.md:280`
        Max = 5, "max", Some("max");
        /// new = src0. `specs/fields.md:281`
        Xchg = 6, "xchg", Some("xchg");
        /// new = src0 where old equals src1, else old. `specs/fields.md:282`
        Cmpxchg = 7, "cmpxchg", Some("cmpxchg");
        /// new = old & src0. `specs/fields.md:283`
        And = 8, "and", Some("and");
        /// new = old or src0, bit by bit. `specs/fields.md:284`
        Or = 9, "or", Some("or");
        /// new = old ^ src0. `specs/fields.md:285`
        Xor = 10, "xor", Some("xor");
        /// the smaller of old and src0, signed. `specs/fields.md:286`
        Imin = 11, "imin", Some("minsint");
        /// the larger of old and src0, signed. `specs/fields.md:287`
        Imax = 12, "imax", Some("maxsint");
        /// new = old - 1, and new is returned. `specs/fields.md:288`
        Predec = 13, "predec", Some("predec");
        /// the larger of old and src0, floating-point. `specs/fields.md:289`
        Fmax = 16, "fmax", Some("fmax");
        /// the smaller of old and src0, floating-point. `specs/fields.md:290`
        Fmin = 17, "fmin", Some("fmin");
        /// new = src1 where old equals src0, else old; floating-point comparison. `specs/fields.md:291`
        Fcmpwr = 18, "fcmpwr", Some("fcmpwr");
        /// new = old + src0, floating-point. `specs/fields.md:292`
        Fadd = 19, "fadd", Some("fadd");
        /// new = old - src0, floating-point. `specs/fields.md:293`
        Fsub = 20, "fsub", Some("fsub");
    }
}

openvisa_isa_core::enumeration! {
    /// size of the location. Operands of 16-bit operations keep their values in the low halves of dwords.
    ///
    /// `specs/fields.md:294`
    pub enum AtomicWidth: u8 {
        /// 32-bit. `specs/fields.md:296`
        Bit32 = 0, "32-bit", Some("32");
        /// 16-bit. Only `{TGLLP+}`. `specs/fields.md:297`
        Bit16 = 1, "16-bit", Some("16");
        /// 64-bit. `specs/fields.md:298`
        Bit64 = 2, "64-bit", Some("64");
    }
}

openvisa_isa_core::enumeration! {
    /// The unit that carries out the access.
    ///
    /// `specs/fields.md:303`
    pub enum LscSfid: u8 {
        /// global memory by address. `specs/fields.md:305`
        Ugm = 0, "ugm", Some("ugm");
        /// global memory by address, over the narrow path between tiles. `specs/fields.md:306`
        Ugml = 1, "ugml", Some("ugml");
        /// typed surfaces. `specs/fields.md:307`
        Tgm = 2, "tgm", Some("tgm");
        /// shared local memory. `specs/fields.md:308`
        Slm = 3, "slm", Some("slm");
    }
}

openvisa_isa_core::enumeration! {
    /// What a cache does with the lines that are accessed.
    ///
    /// `specs/fields.md:312`
    pub enum LscCaching: u8 {
        /// as the surface or the machine state says. `specs/fields.md:314`
        Default = 0, "default", Some(".df");
        /// the cache is passed by. `specs/fields.md:315`
        Uncached = 1, "uncached", Some(".uc");
        /// a load leaves the line in the cache. `specs/fields.md:316`
        Cached = 2, "cached", Some(".ca");
        /// a store stays in the cache until the line is evicted. `specs/fields.md:317`
        Writeback = 3, "writeback", Some(".wb");
        /// a store goes to the cache and to the next level. `specs/fields.md:318`
        Writethrough = 4, "writethrough", Some(".wt");
        /// the line is the first to be evicted. `specs/fields.md:319`
        Streaming = 5, "streaming", Some(".st");
        /// a load drops the line: it was the last use. `specs/fields.md:320`
        ReadInvalidate = 6, "read-invalidate", Some(".ri");
        /// a load leaves the line in the part kept for constants. `specs/fields.md:321`
        ConstantCached = 7, "constant-cached", Some(".cc");
    }
}

openvisa_isa_core::enumeration! {
    /// What addresses are relative to.
    ///
    /// `specs/fields.md:325`
    pub enum LscAddrType: u8 {
        /// nothing: the address is the whole address; with `slm`, the start of shared local memory. `specs/fields.md:327`
        Flat = 1, "flat", Some("flat");
        /// a surface whose state lies at an offset in the bindless surface states. `specs/fields.md:328`
        Bss = 2, "bss", Some("bss");
        /// a surface whose state lies at an offset in the surface states. `specs/fields.md:329`
        Ss = 3, "ss", Some("ss");
        /// a surface of the binding table. `specs/fields.md:330`
        Bti = 4, "bti", Some("bti");
        /// the data that come with the thread: arguments of the kernel. `specs/fields.md:331`
        Arg = 5, "arg", Some("arg");
        /// a surface whose state lies at an address. `specs/fields.md:332`
        Surf = 6, "surf", Some("surf");
    }
}

openvisa_isa_core::enumeration! {
    /// Size of each address.
    ///
    /// `specs/fields.md:336`
    pub enum LscAddrSize: u8 {
        /// 16 bits, unsigned; for shared local memory. `specs/fields.md:338`
        A16 = 1, "a16", Some("a16");
        /// 32 bits, unsigned. `specs/fields.md:339`
        A32 = 2, "a32", Some("a32");
        /// 64 bits. `specs/fields.md:340`
        A64 = 3, "a64", Some("a64");
        /// 32 bits, zero-extended to 64. `specs/fields.md:341`
        A32u = 4, "a32u", Some("a32u");
        /// 32 bits, sign-extended to 64. `specs/fields.md:342`
        A32s = 5, "a32s", Some("a32s");
    }
}

openvisa_isa_core::enumeration! {
    /// Size of a datum in memory and in the register. All spellings of a size are read.
    ///
    /// `specs/fields.md:346`
    pub enum LscDataSize: u8 {
        /// a byte, packed in the register. `specs/fields.md:348`
        D8 = 1, "d8", Some("d8");
        /// a word, packed in the register. `specs/fields.md:349`
        D16 = 2, "d16", Some("d16");
        /// a dword. `specs/fields.md:350`
        D32 = 3, "d32", Some("d32");
        /// a qword. `specs/fields.md:351`
        D64 = 4, "d64", Some("d64");
        /// a byte in memory, a dword in the register: zero-extended by loads, cut off by stores. `specs/fields.md:352`
        D8u32 = 5, "d8u32", Some("d8u32");
        /// a word in memory, a dword in the register: zero-extended by loads, cut off by stores. `specs/fields.md:353`
        D16u32 = 6, "d16u32", Some("d16u32");
        /// a word in memory, the high half of a dword in the register: the low half is loaded as zero. `specs/fields.md:354`
        D16u32h = 7, "d16u32h", Some("d16u32h");
    } spelled {
        "u8" = D8;
        "u16" = D16;
        "u32" = D32;
        "u64" = D64;
        "d8c32" = D8u32;
        "u8c32" = D8u32;
        "d16c32" = D16u32;
        "u16c32" = D16u32;
        "d16c32h" = D16u32h;
        "u16c32h" = D16u32h;
    }
}

openvisa_isa_core::enumeration! {
    /// How the data of the channels lie in the register.
    ///
    /// `specs/fields.md:358`
    pub enum LscDataOrder: u8 {
        /// component by component; each component begins a register. `specs/fields.md:360`
        Nontransposed = 1, "nontransposed", Some("nontransposed");
        /// channel by channel; all that one address gives is consecutive. `specs/fields.md:361`
        Transposed = 2, "transposed", Some("t");
    }
}

openvisa_isa_core::enumeration! {
    /// How many consecutive data each address gives.
    ///
    /// `specs/fields.md:365`
    pub enum LscDataElems: u8 {
        /// 1. `specs/fields.md:367`
        Element1 = 1, "1 element", Some("x1");
        /// 2. `specs/fields.md:368`
        Elements2 = 2, "2 elements", Some("x2");
        /// 3. `specs/fields.md:369`
        Elements3 = 3, "3 elements", Some("x3");
        /// 4. `specs/fields.md:370`
        Elements4 = 4, "4 elements", Some("x4");
        /// 8. `specs/fields.md:371`
        Elements8 = 5, "8 elements", Some("x8");
        /// 16. `specs/fields.md:372`
        Elements16 = 6, "16 elements", Some("x16");
        /// 32. `specs/fields.md:373`
        Elements32 = 7, "32 elements", Some("x32");
        /// 64. `specs/fields.md:374`
        Elements64 = 8, "64 elements", Some("x64");
    }
}

openvisa_isa_core::enumeration! {
    /// rounding of results.
    ///
    /// `specs/fields.md:393`
    pub enum FloatRounding: u8 {
        /// to nearest, ties to even. `specs/fields.md:395`
        NearestEven = 0, "NearestEven", Some("nearesteven");
        /// towards positive infinity. `specs/fields.md:396`
        Up = 1, "Up", Some("up");
        /// towards negative infinity. `specs/fields.md:397`
        Down = 2, "Down", Some("down");
        /// towards zero. `specs/fields.md:398`
        ToZero = 3, "ToZero", Some("tozero");
    }
}

openvisa_isa_core::enumeration! {
    /// for which the result is true.
    ///
    /// `specs/instructions/CMP.md:31`
    pub enum CmpRelOp: u8 {
        /// equal to. `specs/instructions/CMP.md:35`
        Eq = 0, "EQ", Some("eq");
        /// not equal. `specs/instructions/CMP.md:36`
        Ne = 1, "NE", Some("ne");
        /// greater than. `specs/instructions/CMP.md:37`
        Gt = 2, "GT", Some("gt");
        /// greater than or equal to. `specs/instructions/CMP.md:38`
        Ge = 3, "GE", Some("ge");
        /// less than. `specs/instructions/CMP.md:39`
        Lt = 4, "LT", Some("lt");
        /// less than or equal to. `specs/instructions/CMP.md:40`
        Le = 5, "LE", Some("le");
    }
}

openvisa_isa_core::enumeration! {
    /// number of execution channels.
    ///
    /// `specs/instructions/SAMPLE.md:41`
    pub enum SamplerSimd: u8 {
        /// 8 channels. `specs/instructions/SAMPLE.md:43`
        Channels8 = 0, "8 channels", Some("8");
        /// 16 channels. `specs/instructions/SAMPLE.md:44`
        Channels16 = 1, "16 channels", Some("16");
    }
}

openvisa_isa_core::enumeration! {
    /// width of the results, and which pixels are returned.
    ///
    /// `specs/instructions/SAMPLE_UNORM.md:35`
    pub enum UnormOutput: u8 {
        /// two bytes for each pixel. `specs/instructions/SAMPLE_UNORM.md:37`
        Bit16Full = 0, "16-bit full", Some("16-full");
        /// two bytes for each pixel; of R and B only even pixels. `specs/instructions/SAMPLE_UNORM.md:38`
        Bit16ChrominanceDownsampled = 1, "16-bit chrominance downsampled", Some("16-downsampled");
        /// one byte for each pixel. `specs/instructions/SAMPLE_UNORM.md:39`
        Bit8Full = 2, "8-bit full", Some("8-full");
        /// one byte for each pixel; of R and B only even pixels. `specs/instructions/SAMPLE_UNORM.md:40`
        Bit8ChrominanceDownsampled = 3, "8-bit chrominance downsampled", Some("8-downsampled");
    }
}

openvisa_isa_core::enumeration! {
    /// Width of the results, and which pixels are returned.
    ///
    /// `specs/instructions/AVS.md:48`
    pub enum SamplerOutput: u8 {
        /// two bytes for each pixel. `specs/instructions/AVS.md:50`
        Bit16Full = 0, "16-bit full", Some("AVS_16_FULL");
        /// two bytes for each pixel; of R and B only even pixels. `specs/instructions/AVS.md:51`
        Bit16ChrominanceDownsampled = 1, "16-bit chrominance downsampled", Some("AVS_16_DOWN_SAMPLE");
        /// one byte for each pixel. `specs/instructions/AVS.md:52`
        Bit8Full = 2, "8-bit full", Some("AVS_8_FULL");
        /// one byte for each pixel; of R and B only even pixels. `specs/instructions/AVS.md:53`
        Bit8ChrominanceDownsampled = 3, "8-bit chrominance downsampled", Some("AVS_8_DOWN_SAMPLE");
    }
}

openvisa_isa_core::enumeration! {
    /// Pixels of the block.
    ///
    /// `specs/instructions/AVS.md:57`
    pub enum AvsBlock: u8 {
        /// 16x4. `specs/instructions/AVS.md:59`
        N16X4 = 0, "16x4", Some("AVS_16x4");
        /// 8x4. `specs/instructions/AVS.md:60`
        EightX4 = 1, "8x4", Some("AVS_8x4");
        /// 16x8. `specs/instructions/AVS.md:61`
        N16X8 = 2, "16x8", Some("AVS_16x8");
        /// 4x4. `specs/instructions/AVS.md:62`
        FourX4 = 3, "4x4", Some("AVS_4x4");
    }
}

openvisa_isa_core::enumeration! {
    /// What to compute.
    ///
    /// `specs/instructions/VA.md:86`
    pub enum VideoFunction: u8 {
        /// filters with a kernel in two dimensions. `specs/instructions/VA.md:88`
        Convolve = 1, "convolve", Some("convolve");
        /// finds the smallest and the largest pixel of a block. `specs/instructions/VA.md:89`
        Minmax = 2, "minmax", Some("minmax");
        /// gives the smallest or largest of the neighbours for each pixel. `specs/instructions/VA.md:90`
        Minmaxfilter = 3, "minmaxfilter", Some("minmaxfilter");
        /// clears each bit that has a cleared one among its neighbours. `specs/instructions/VA.md:91`
        Erode = 4, "erode", Some("erode");
        /// sets each bit that has a set one among its neighbours. `specs/instructions/VA.md:92`
        Dilate = 5, "dilate", Some("dilate");
        /// centre and number of the set bits of a region. `specs/instructions/VA.md:93`
        Boolcentroid = 6, "boolcentroid", Some("boolcentroid");
        /// weighted sums of the columns of a region. `specs/instructions/VA.md:94`
        Centroid = 7, "centroid", Some("centroid");
    }
}

openvisa_isa_core::enumeration! {
    /// pixels to compute.
    ///
    /// `specs/instructions/VA.md:106`
    pub enum ConvolveBlock: u8 {
        /// 16x4. `specs/instructions/VA.md:108`
        N16X4 = 0, "16x4", Some("VA_CONV_16x4");
        /// 16x1. `specs/instructions/VA.md:109`
        N16X1 = 2, "16x1", Some("VA_CONV_16x1");
    }
}

openvisa_isa_core::enumeration! {
    /// size of the kernel.
    ///
    /// `specs/instructions/VA.md:111`
    pub enum ConvolveRegion: u8 {
        /// 15x15. `specs/instructions/VA.md:113`
        N15X15 = 0, "15x15", Some("15x15");
        /// 31x31. `specs/instructions/VA.md:114`
        N31X31 = 1, "31x31", Some("31x31");
    }
}

openvisa_isa_core::enumeration! {
    /// Pixels to compute.
    ///
    /// `specs/instructions/VA.md:130`
    pub enum MinMaxBlock: u8 {
        /// 16x4. `specs/instructions/VA.md:132`
        N16X4 = 0, "16x4", Some("VA_MMF_16x4");
        /// 16x1. `specs/instructions/VA.md:133`
        N16X1 = 2, "16x1", Some("VA_MMF_16x1");
        /// 1x1. `specs/instructions/VA.md:134`
        OneX1 = 3, "1x1", Some("VA_MMF_1x1");
    }
}

openvisa_isa_core::enumeration! {
    /// Bits to compute.
    ///
    /// `specs/instructions/VA.md:138`
    pub enum MorphologyBlock: u8 {
        /// 64x4. `specs/instructions/VA.md:140`
        N64X4 = 0, "64x4", Some("VA_ED_64x4");
        /// 32x4. `specs/instructions/VA.md:141`
        N32X4 = 1, "32x4", Some("VA_ED_32x4");
        /// 64x1. `specs/instructions/VA.md:142`
        N64X1 = 2, "64x1", Some("VA_ED_64x1");
        /// 32x1. `specs/instructions/VA.md:143`
        N32X1 = 3, "32x1", Some("VA_ED_32x1");
    }
}

openvisa_isa_core::enumeration! {
    /// what is chosen.
    ///
    /// `specs/instructions/MIN_MAX.md:25`
    pub enum MinMaxOp: u8 {
        /// the smaller of two values. `specs/instructions/MIN_MAX.md:29`
        Min = 0, "min", Some("min");
        /// the larger of two values. `specs/instructions/MIN_MAX.md:30`
        Max = 1, "max", Some("max");
    }
}

openvisa_isa_core::enumeration! {
    /// What to compute.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:168`
    pub enum LateVideoFunction: u8 {
        /// filters along columns. `specs/instructions/VA_SKL_PLUS.md:170`
        Convolve1DVertical = 8, "convolve_1d_vertical", Some("CONV_1D_HORIZONTAL");
        /// filters along rows. `specs/instructions/VA_SKL_PLUS.md:171`
        Convolve1DHorizontal = 9, "convolve_1d_horizontal", Some("CONV_1D_VERTICAL");
        /// filters at places that lie anywhere around the first pixel. `specs/instructions/VA_SKL_PLUS.md:172`
        Convolve1Pixel = 10, "convolve_1pixel", Some("CONV_1PIXEL");
        /// marks the pixels that can be reached from given ones. `specs/instructions/VA_SKL_PLUS.md:173`
        FloodFill = 11, "flood_fill", Some("FLOOD_FILL");
        /// local binary patterns of a block of pixels. `specs/instructions/VA_SKL_PLUS.md:174`
        LbpCreation = 12, "lbp_creation", Some("LBP_CREATION");
        /// compares two blocks of local binary patterns. `specs/instructions/VA_SKL_PLUS.md:175`
        LbpCorrelation = 13, "lbp_correlation", Some("LBP_CORRELATION");
        /// compares a block with others around an origin. `specs/instructions/VA_SKL_PLUS.md:176`
        CorrelationSearch = 15, "correlation_search", Some("CORRELATION_SEARCH");
        /// filters with a kernel in two dimensions, to a surface. `specs/instructions/VA_SKL_PLUS.md:177`
        HdcConvolve2D = 16, "hdc_convolve_2d", Some("HDC_CONVOLVE_2D");
        /// the smallest or largest of the neighbours, to a surface. `specs/instructions/VA_SKL_PLUS.md:178`
        HdcMinmaxfilter = 17, "hdc_minmaxfilter", Some("HDC_MIN_MAX_FILTER");
        /// clears bits beside cleared ones, to a surface. `specs/instructions/VA_SKL_PLUS.md:179`
        HdcErode = 18, "hdc_erode", Some("HDC_ERODE");
        /// sets bits beside set ones, to a surface. `specs/instructions/VA_SKL_PLUS.md:180`
        HdcDilate = 19, "hdc_dilate", Some("HDC_DILATE");
        /// lbp\_correlation, to a surface. `specs/instructions/VA_SKL_PLUS.md:181`
        HdcLbpCorrelation = 20, "hdc_lbp_correlation", Some("HDC_LBP_CORRELATION");
        /// lbp\_creation, to a surface. `specs/instructions/VA_SKL_PLUS.md:182`
        HdcLbpCreation = 21, "hdc_lbp_creation", Some("HDC_LBP_CREATION");
        /// filters along rows, to a surface. `specs/instructions/VA_SKL_PLUS.md:183`
        HdcConvolve1DH = 22, "hdc_convolve_1d_h", Some("HDC_CONVOLVE_1D_H");
        /// filters along columns, to a surface. `specs/instructions/VA_SKL_PLUS.md:184`
        HdcConvolve1DV = 23, "hdc_convolve_1d_v", Some("HDC_CONVOLVE_1D_V");
        /// convolve\_1pixel, to a surface. `specs/instructions/VA_SKL_PLUS.md:185`
        HdcConvolve1Pixel = 24, "hdc_convolve_1pixel", Some("HDC_CONVOLVE_1P");
    }
}

openvisa_isa_core::enumeration! {
    /// Pixels to compute.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:195`
    pub enum LineBlock: u8 {
        /// 16x4. `specs/instructions/VA_SKL_PLUS.md:197`
        N16X4 = 0, "16x4", Some("4x16");
        /// 16x1. `specs/instructions/VA_SKL_PLUS.md:198`
        N16X1 = 2, "16x1", Some("1x16");
    }
}

openvisa_isa_core::enumeration! {
    /// Pixels to compute.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:200`
    pub enum PixelBlock: u8 {
        /// 16x4. `specs/instructions/VA_SKL_PLUS.md:202`
        N16X4 = 0, "16x4", Some("4x16");
        /// 16x1. `specs/instructions/VA_SKL_PLUS.md:203`
        N16X1 = 2, "16x1", Some("1x16");
        /// 1x1. `specs/instructions/VA_SKL_PLUS.md:204`
        OneX1 = 3, "1x1", Some("1x1");
    }
}

openvisa_isa_core::enumeration! {
    /// pixels of the surface written.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:208`
    pub enum HdcConvolveFormat: u8 {
        /// 16-bit. `specs/instructions/VA_SKL_PLUS.md:210`
        Bit16 = 0, "16-bit", Some("VA_Y16_FORMAT");
        /// 8-bit. `specs/instructions/VA_SKL_PLUS.md:211`
        Bit8 = 1, "8-bit", Some("VA_Y8_FORMAT");
    }
}

openvisa_isa_core::enumeration! {
    /// size of the kernel.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:212`
    pub enum HdcConvolveRegion: u8 {
        /// 15x15. `specs/instructions/VA_SKL_PLUS.md:214`
        N15X15 = 0, "15x15", Some("15x15");
        /// 31x31. `specs/instructions/VA_SKL_PLUS.md:215`
        N31X31 = 1, "31x31", Some("31x31");
    }
}

openvisa_isa_core::enumeration! {
    /// Pixels of the surface written.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:218`
    pub enum VideoPixelFormat: u8 {
        /// 16-bit. `specs/instructions/VA_SKL_PLUS.md:220`
        Bit16 = 0, "16-bit", Some("VA_Y16_FORMAT");
        /// 8-bit. `specs/instructions/VA_SKL_PLUS.md:221`
        Bit8 = 1, "8-bit", Some("VA_Y8_FORMAT");
    }
}

openvisa_isa_core::enumeration! {
    /// Which of the two to compute.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:223`
    pub enum MinMaxMode: u8 {
        /// both. `specs/instructions/VA_SKL_PLUS.md:225`
        Both = 0, "both", Some("VA_MINMAX_ENABLE");
        /// largest. `specs/instructions/VA_SKL_PLUS.md:226`
        Largest = 1, "largest", Some("VA_MAX_ENABLE");
        /// smallest. `specs/instructions/VA_SKL_PLUS.md:227`
        Smallest = 2, "smallest", Some("VA_MIN_ENABLE");
    }
}

openvisa_isa_core::enumeration! {
    /// Size of the neighbourhood that a pattern describes.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:229`
    pub enum BinaryPatterns: u8 {
        /// 3x3 and 5x5. `specs/instructions/VA_SKL_PLUS.md:231`
        ThreeX3And5X5 = 0, "3x3 and 5x5", Some("VA_5x5_mode");
        /// 3x3. `specs/instructions/VA_SKL_PLUS.md:232`
        ThreeX3 = 1, "3x3", Some("VA_3x3_mode");
        /// 5x5. `specs/instructions/VA_SKL_PLUS.md:233`
        FiveX5 = 2, "5x5", Some("VA_BOTH_mode");
    }
}

openvisa_isa_core::enumeration! {
    /// Which neighbours of a pixel it can be left to.
    ///
    /// `specs/instructions/VA_SKL_PLUS.md:237`
    pub enum FloodConnect: u8 {
        /// not diagonally. `specs/instructions/VA_SKL_PLUS.md:239`
        Neighbours4 = 0, "4 neighbours", Some("4_connect");
        /// 8 neighbours. `specs/instructions/VA_SKL_PLUS.md:240`
        Neighbours8 = 1, "8 neighbours", Some("8_connect");
    }
}

openvisa_isa_core::enumeration! {
    /// The operation.
    ///
    /// `specs/instructions/SVM.md:23`
    pub enum SvmOp: u8 {
        /// reads consecutive owords. `specs/instructions/SVM.md:25`
        SvmBlockLd = 1, "SVM_BLOCK_LD", Some("svm_block_ld");
        /// writes consecutive owords. `specs/instructions/SVM.md:26`
        SvmBlockSt = 2, "SVM_BLOCK_ST", Some("svm_block_st");
        /// reads blocks for each channel. `specs/instructions/SVM.md:27`
        SvmGather = 3, "SVM_GATHER", Some("svm_gather");
        /// writes blocks for each channel. `specs/instructions/SVM.md:28`
        SvmScatter = 4, "SVM_SCATTER", Some("svm_scatter");
        /// atomic operation for each channel. `specs/instructions/SVM.md:29`
        SvmAtomic = 5, "SVM_ATOMIC", Some("svm_atomic");
        /// reads up to four dwords for each channel. `specs/instructions/SVM.md:30`
        SvmGather4Scaled = 6, "SVM_GATHER4_SCALED", Some("svm_gather4_scaled");
        /// writes up to four dwords for each channel. `specs/instructions/SVM.md:31`
        SvmScatter4Scaled = 7, "SVM_SCATTER4_SCALED", Some("svm_scatter4_scaled");
    }
}

openvisa_isa_core::enumeration! {
    /// Whether the best candidates come in from an earlier message, and whether they are handed out for a later one.
    ///
    /// `specs/instructions/VME_IME.md:24`
    pub enum VmeStreamMode: u8 {
        /// VME\_STREAM\_DISABLE. `specs/instructions/VME_IME.md:26`
        VmeStreamDisable = 0, "VME_STREAM_DISABLE", Some("0");
        /// VME\_STREAM\_OUT. `specs/instructions/VME_IME.md:27`
        VmeStreamOut = 1, "VME_STREAM_OUT", Some("1");
        /// VME\_STREAM\_IN. `specs/instructions/VME_IME.md:28`
        VmeStreamIn = 2, "VME_STREAM_IN", Some("2");
        /// VME\_STREAM\_IN\_OUT. `specs/instructions/VME_IME.md:29`
        VmeStreamInOut = 3, "VME_STREAM_IN_OUT", Some("3");
    }
}

openvisa_isa_core::enumeration! {
    /// How many references, records and starting points the search has.
    ///
    /// `specs/instructions/VME_IME.md:31`
    pub enum VmeSearchControl: u8 {
        /// VME\_SEARCH\_SINGLE\_REF\_SINGLE\_REC\_SINGLE\_START. `specs/instructions/VME_IME.md:33`
        VmeSearchSingleRefSingleRecSingleStart = 0, "VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START", Some("0");
        /// VME\_SEARCH\_SINGLE\_REF\_SINGLE\_REC\_DUAL\_START. `specs/instructions/VME_IME.md:34`
        VmeSearchSingleRefSingleRecDualStart = 1, "VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START", Some("1");
        /// VME\_SEARCH\_SINGLE\_REF\_DUAL\_REC. `specs/instructions/VME_IME.md:35`
        VmeSearchSingleRefDualRec = 3, "VME_SEARCH_SINGLE_REF_DUAL_REC", Some("3");
        /// VME\_SEARCH\_DUAL\_REF\_DUAL\_REC. `specs/instructions/VME_IME.md:36`
        VmeSearchDualRefDualRec = 7, "VME_SEARCH_DUAL_REF_DUAL_REC", Some("7");
    }
}

openvisa_isa_core::enumeration! {
    /// which memory is meant.
    ///
    /// `specs/instructions/FENCE.md:33`
    pub enum FenceMaskScope: u8 {
        /// surfaces and flat addresses. `specs/instructions/FENCE.md:35`
        Global = 0, "global", Some("global");
        /// shared local memory alone. `specs/instructions/FENCE.md:36`
        Local = 1, "local", Some("local");
    }
}

openvisa_isa_core::enumeration! {
    /// whether threads of the pixel dependency are waited for.
    ///
    /// `specs/instructions/RAW_SEND.md:27`
    pub enum RawSendModifiers: u8 {
        /// sends at once. `specs/instructions/RAW_SEND.md:31`
        RawSend = 0, "raw_send", Some("raw_send");
        /// waits until earlier threads for the same pixels are done. `specs/instructions/RAW_SEND.md:32`
        RawSendc = 1, "raw_sendc", Some("raw_sendc");
    }
}

openvisa_isa_core::enumeration! {
    /// what to do.
    ///
    /// `specs/instructions/NBARRIER.md:30`
    pub enum NbarrierMode: u8 {
        /// waits until all producers and consumers have arrived. `specs/instructions/NBARRIER.md:34`
        Wait = 0, "wait", Some("wait");
        /// says that this thread has arrived. `specs/instructions/NBARRIER.md:35`
        Signal = 1, "signal", Some("signal");
    }
}

openvisa_isa_core::enumeration! {
    /// the operation.
    ///
    /// `specs/instructions/3D_SAMPLE.md:381`
    pub enum SampleOp: u8 {
        /// the level of detail comes from neighbouring channels. `specs/instructions/3D_SAMPLE.md:383`
        Sample = 0, "sample", Some("sample_3d");
        /// as sample, plus a bias. `specs/instructions/3D_SAMPLE.md:384`
        SampleB = 1, "sample_b", Some("sample_b");
        /// the level of detail is given. `specs/instructions/3D_SAMPLE.md:385`
        SampleL = 2, "sample_l", Some("sample_l");
        /// as sample, with comparison. `specs/instructions/3D_SAMPLE.md:386`
        SampleC = 3, "sample_c", Some("sample_c");
        /// the level of detail comes from given gradients. `specs/instructions/3D_SAMPLE.md:387`
        SampleD = 4, "sample_d", Some("sample_d");
        /// as sample\_b, with comparison. `specs/instructions/3D_SAMPLE.md:388`
        SampleBC = 5, "sample_b_c", Some("sample_b_c");
        /// as sample\_l, with comparison. `specs/instructions/3D_SAMPLE.md:389`
        SampleLC = 6, "sample_l_c", Some("sample_l_c");
        /// red of four texels, as 3D\_SAMPLE4 gathers them. `specs/instructions/3D_SAMPLE.md:390`
        Gather4 = 8, "gather4", Some("sample4");
        /// the level of detail that sample would use, and no data. `specs/instructions/3D_SAMPLE.md:391`
        Lod = 9, "LOD", Some("lod");
        /// size of the surface, as INFO returns it. `specs/instructions/3D_SAMPLE.md:392`
        Resinfo = 10, "resinfo", Some("resinfo");
        /// number of samples, as INFO returns it. `specs/instructions/3D_SAMPLE.md:393`
        Sampleinfo = 11, "sampleinfo", Some("sampleinfo");
        /// as sample, and reports channels that chroma keying removes. `specs/instructions/3D_SAMPLE.md:394`
        SampleKillpix = 12, "sample_killpix", Some("sample+killpix");
        /// as gather4, with comparison. `specs/instructions/3D_SAMPLE.md:395`
        Gather4C = 16, "gather4_c", Some("sample4_c");
        /// as sample\_d\_c, with a least level of detail. Only `{XE2+}`. `specs/instructions/3D_SAMPLE.md:396`
        SampleDCMlod = 17, "sample_d_c_mlod", Some("sample_d_c_mlod");
        /// as sample, with a least level of detail. Only `{XE2+}`. `specs/instructions/3D_SAMPLE.md:397`
        SampleMlod = 18, "sample_mlod", Some("sample_mlod");
        /// as sample\_c, with a least level of detail. Only `{XE2+}`. `specs/instructions/3D_SAMPLE.md:398`
        SampleCMlod = 19, "sample_c_mlod", Some("sample_c_mlod");
        /// as sample\_d, with comparison. `specs/instructions/3D_SAMPLE.md:399`
        SampleDC = 20, "sample_d_c", Some("sample_d_c");
        /// the level of detail is 0. `specs/instructions/3D_SAMPLE.md:400`
        SampleLz = 24, "sample_lz", Some("sample_lz");
        /// as sample\_lz, with comparison. `specs/instructions/3D_SAMPLE.md:401`
        SampleCLz = 25, "sample_c_lz", Some("sample_c_lz");
        /// as sample, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:402`
        SamplePo = 32, "sample_po", Some("sample_po");
        /// as sample\_b, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:403`
        SamplePoB = 33, "sample_po_b", Some("sample_po_b");
        /// as sample\_l, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:404`
        SamplePoL = 34, "sample_po_l", Some("sample_po_l");
        /// as sample\_c, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:405`
        SamplePoC = 35, "sample_po_c", Some("sample_po_c");
        /// as sample\_d, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:406`
        SamplePoD = 36, "sample_po_d", Some("sample_po_d");
        /// as sample\_l\_c, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:407`
        SamplePoLC = 38, "sample_po_l_c", Some("sample_po_l_c");
        /// as sample\_lz, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:408`
        SamplePoLz = 56, "sample_po_lz", Some("sample_po_lz");
        /// as sample\_c\_lz, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:409`
        SamplePoCLz = 57, "sample_po_c_lz", Some("sample_po_c_lz");
        /// as sample\_b\_c, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:410`
        SamplePoBC = 58, "sample_po_b_c", Some("sample_po_b_c");
        /// as sample\_d\_c, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:411`
        SamplePoDC = 59, "sample_po_d_c", Some("sample_po_d_c");
    }
}

openvisa_isa_core::enumeration! {
    /// the operation.
    ///
    /// `specs/instructions/3D_LOAD.md:109`
    pub enum LoadOp: u8 {
        /// a texel of a level of detail. `specs/instructions/3D_LOAD.md:111`
        Ld = 7, "ld", Some("load_3d");
        /// a texel of level 0. `specs/instructions/3D_LOAD.md:112`
        LdLz = 26, "ld_lz", Some("load_lz");
        /// as ld, with the level of detail last. Only `{XE2+}`. `specs/instructions/3D_LOAD.md:113`
        LdL = 27, "ld_l", Some("load_l");
        /// a sample of a multisampled surface. `specs/instructions/3D_LOAD.md:114`
        Ld2dmsW = 28, "ld2dms_w", Some("load_2dms_w");
        /// the multisample control value of a texel. `specs/instructions/3D_LOAD.md:115`
        LdMcs = 29, "ld_mcs", Some("load_mcs");
    }
}

openvisa_isa_core::enumeration! {
    /// the operation.
    ///
    /// `specs/instructions/3D_SAMPLE4.md:199`
    pub enum GatherOp: u8 {
        /// from level 0. `specs/instructions/3D_SAMPLE4.md:201`
        Gather4 = 8, "gather4", Some("sample4");
        /// from a given level of detail. `specs/instructions/3D_SAMPLE4.md:202`
        Gather4L = 13, "gather4_l", Some("sample4_l");
        /// as gather4\_i, plus a bias. `specs/instructions/3D_SAMPLE4.md:203`
        Gather4B = 14, "gather4_b", Some("sample4_b");
        /// the level of detail comes from neighbouring channels. `specs/instructions/3D_SAMPLE4.md:204`
        Gather4I = 15, "gather4_i", Some("sample4_i");
        /// as gather4, with comparison. `specs/instructions/3D_SAMPLE4.md:205`
        Gather4C = 16, "gather4_c", Some("sample4_c");
        /// as gather4, with texel offsets for each channel. Only `{-XE2}`. `specs/instructions/3D_SAMPLE4.md:206`
        Gather4Po = 17, "gather4_po", Some("sample4_po");
        /// as gather4\_c, with texel offsets for each channel. Only `{-XE2}`. `specs/instructions/3D_SAMPLE4.md:207`
        Gather4PoC = 18, "gather4_po_c", Some("sample4_po_c");
        /// as gather4\_i, with comparison. `specs/instructions/3D_SAMPLE4.md:208`
        Gather4IC = 21, "gather4_i_c", Some("sample4_i_c");
        /// as gather4\_l, with comparison. `specs/instructions/3D_SAMPLE4.md:209`
        Gather4LC = 23, "gather4_l_c", Some("sample4_l_c");
        /// as gather4, with packed texel offsets for each channel. Only `{XE2+}`. `specs/instructions/3D_SAMPLE4.md:210`
        Gather4PoPacked = 40, "gather4_po_packed", Some("sample4_po");
        /// as gather4\_l, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:211`
        Gather4PoL = 45, "gather4_po_l", Some("sample4_po_l");
        /// as gather4\_b, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:212`
        Gather4PoB = 46, "gather4_po_b", Some("sample4_po_b");
        /// as gather4\_i, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:213`
        Gather4PoI = 47, "gather4_po_i", Some("sample4_po_i");
        /// as gather4\_c, with packed texel offsets for each channel. Only `{XE2+}`. `specs/instructions/3D_SAMPLE4.md:214`
        Gather4PoPackedC = 48, "gather4_po_packed_c", Some("sample4_po_c");
        /// as gather4\_i\_c, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:215`
        Gather4PoIC = 53, "gather4_po_i_c", Some("sample4_po_i_c");
        /// as gather4\_l\_c, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:216`
        Gather4PoLC = 55, "gather4_po_l_c", Some("sample4_po_l_c");
    }
}

openvisa_isa_core::enumeration! {
    /// the colour channel; a comparison is always with R.
    ///
    /// `specs/instructions/3D_SAMPLE4.md:233`
    pub enum ColourChannel: u8 {
        /// R. `specs/instructions/3D_SAMPLE4.md:237`
        R = 0, "R", Some("R");
        /// G. `specs/instructions/3D_SAMPLE4.md:238`
        G = 1, "G", Some("G");
        /// B. `specs/instructions/3D_SAMPLE4.md:239`
        B = 2, "B", Some("B");
        /// A. `specs/instructions/3D_SAMPLE4.md:240`
        A = 3, "A", Some("A");
    }
}

openvisa_isa_core::enumeration! {
    /// the question.
    ///
    /// `specs/instructions/INFO.md:36`
    pub enum InfoOp: u8 {
        /// size of a level of detail. `specs/instructions/INFO.md:40`
        Resinfo = 10, "resinfo", Some("resinfo");
        /// number of samples. `specs/instructions/INFO.md:41`
        Sampleinfo = 11, "sampleinfo", Some("sampleinfo");
    }
}

openvisa_isa_core::enumeration! {
    /// whether threads of the pixel dependency are waited for.
    ///
    /// `specs/instructions/RAW_SENDS.md:32`
    pub enum RawSendsModifiersKind: u8 {
        /// sends at once. `specs/instructions/RAW_SENDS.md:34`
        RawSends = 0, "raw_sends", Some("raw_sends");
        /// waits until earlier threads for the same pixels are done. `specs/instructions/RAW_SENDS.md:35`
        RawSendsc = 1, "raw_sendsc", Some("raw_sendsc");
    }
}

openvisa_isa_core::enumeration! {
    /// which end of its life.
    ///
    /// `specs/instructions/LIFETIME.md:24`
    pub enum LifetimePropertiesEdge: u8 {
        /// start. `specs/instructions/LIFETIME.md:26`
        Start = 0, "start", Some("start");
        /// end. `specs/instructions/LIFETIME.md:27`
        End = 1, "end", Some("end");
    }
}

openvisa_isa_core::enumeration! {
    /// kind of variable.
    ///
    /// `specs/instructions/LIFETIME.md:29`
    pub enum LifetimePropertiesClass: u8 {
        /// a register variable. `specs/instructions/LIFETIME.md:31`
        GeneralVariable = 0, "general variable", None;
        /// address variable. `specs/instructions/LIFETIME.md:32`
        AddressVariable = 1, "address variable", None;
        /// predicate variable. `specs/instructions/LIFETIME.md:33`
        PredicateVariable = 2, "predicate variable", None;
    }
}

openvisa_isa_core::enumeration! {
    /// what to do.
    ///
    /// `specs/instructions/SBARRIER.md:27`
    pub enum SbarrierMode: u8 {
        /// waits until the whole thread group has arrived. `specs/instructions/SBARRIER.md:31`
        Wait = 0, "wait", Some("wait");
        /// says that this thread has arrived. `specs/instructions/SBARRIER.md:32`
        Signal = 1, "signal", Some("signal");
    }
}

openvisa_isa_core::enumeration! {
    /// The operation.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:215`
    pub enum LscUntypedOp: u8 {
        /// reads one or more data at an address for each channel. `specs/instructions/LSC_UNTYPED.md:217`
        LscLoad = 0, "lsc_load", Some("lsc_load");
        /// reads data at addresses in equal steps. `specs/instructions/LSC_UNTYPED.md:218`
        LscLoadStrided = 1, "lsc_load_strided", Some("lsc_load_strided");
        /// reads some of four consecutive data at an address for each channel. `specs/instructions/LSC_UNTYPED.md:219`
        LscLoadQuad = 2, "lsc_load_quad", Some("lsc_load_quad");
        /// reads rectangles of a matrix. `specs/instructions/LSC_UNTYPED.md:220`
        LscLoadBlock2d = 3, "lsc_load_block2d", Some("lsc_load_block2d");
        /// writes one or more data at an address for each channel. `specs/instructions/LSC_UNTYPED.md:221`
        LscStore = 4, "lsc_store", Some("lsc_store");
        /// writes data at addresses in equal steps. `specs/instructions/LSC_UNTYPED.md:222`
        LscStoreStrided = 5, "lsc_store_strided", Some("lsc_store_strided");
        /// writes some of four consecutive data at an address for each channel. `specs/instructions/LSC_UNTYPED.md:223`
        LscStoreQuad = 6, "lsc_store_quad", Some("lsc_store_quad");
        /// writes a rectangle of a matrix. `specs/instructions/LSC_UNTYPED.md:224`
        LscStoreBlock2d = 7, "lsc_store_block2d", Some("lsc_store_block2d");
        /// writes the old value plus 1. `specs/instructions/LSC_UNTYPED.md:225`
        LscAtomicIinc = 8, "lsc_atomic_iinc", Some("lsc_atomic_iinc");
        /// writes the old value minus 1. `specs/instructions/LSC_UNTYPED.md:226`
        LscAtomicIdec = 9, "lsc_atomic_idec", Some("lsc_atomic_idec");
        /// writes nothing: the value is only read. `specs/instructions/LSC_UNTYPED.md:227`
        LscAtomicLoad = 10, "lsc_atomic_load", Some("lsc_atomic_load");
        /// writes the first argument. `specs/instructions/LSC_UNTYPED.md:228`
        LscAtomicStore = 11, "lsc_atomic_store", Some("lsc_atomic_store");
        /// writes the old value plus the first argument. `specs/instructions/LSC_UNTYPED.md:229`
        LscAtomicIadd = 12, "lsc_atomic_iadd", Some("lsc_atomic_iadd");
        /// writes the old value minus the first argument. `specs/instructions/LSC_UNTYPED.md:230`
        LscAtomicIsub = 13, "lsc_atomic_isub", Some("lsc_atomic_isub");
        /// writes the smaller of both, signed. `specs/instructions/LSC_UNTYPED.md:231`
        LscAtomicSmin = 14, "lsc_atomic_smin", Some("lsc_atomic_smin");
        /// writes the larger of both, signed. `specs/instructions/LSC_UNTYPED.md:232`
        LscAtomicSmax = 15, "lsc_atomic_smax", Some("lsc_atomic_smax");
        /// writes the smaller of both, unsigned. `specs/instructions/LSC_UNTYPED.md:233`
        LscAtomicUmin = 16, "lsc_atomic_umin", Some("lsc_atomic_umin");
        /// writes the larger of both, unsigned. `specs/instructions/LSC_UNTYPED.md:234`
        LscAtomicUmax = 17, "lsc_atomic_umax", Some("lsc_atomic_umax");
        /// writes the second argument, where the old value equals the first. `specs/instructions/LSC_UNTYPED.md:235`
        LscAtomicIcas = 18, "lsc_atomic_icas", Some("lsc_atomic_icas");
        /// writes the floating-point sum. `specs/instructions/LSC_UNTYPED.md:236`
        LscAtomicFadd = 19, "lsc_atomic_fadd", Some("lsc_atomic_fadd");
        /// writes the old value minus the first argument, floating-point. `specs/instructions/LSC_UNTYPED.md:237`
        LscAtomicFsub = 20, "lsc_atomic_fsub", Some("lsc_atomic_fsub");
        /// writes the smaller of both, floating-point. `specs/instructions/LSC_UNTYPED.md:238`
        LscAtomicFmin = 21, "lsc_atomic_fmin", Some("lsc_atomic_fmin");
        /// writes the larger of both, floating-point. `specs/instructions/LSC_UNTYPED.md:239`
        LscAtomicFmax = 22, "lsc_atomic_fmax", Some("lsc_atomic_fmax");
        /// writes the second argument, where the old value equals the first as floating-point numbers. `specs/instructions/LSC_UNTYPED.md:240`
        LscAtomicFcas = 23, "lsc_atomic_fcas", Some("lsc_atomic_fcas");
        /// writes the bitwise and of both. `specs/instructions/LSC_UNTYPED.md:241`
        LscAtomicAnd = 24, "lsc_atomic_and", Some("lsc_atomic_and");
        /// writes the bitwise or of both. `specs/instructions/LSC_UNTYPED.md:242`
        LscAtomicOr = 25, "lsc_atomic_or", Some("lsc_atomic_or");
        /// writes the bitwise exclusive or of both. `specs/instructions/LSC_UNTYPED.md:243`
        LscAtomicXor = 26, "lsc_atomic_xor", Some("lsc_atomic_xor");
        /// tells which channels address memory that is present. `specs/instructions/LSC_UNTYPED.md:244`
        LscLoadStatus = 27, "lsc_load_status", Some("lsc_load_status");
        /// as lsc\_store, and leaves the memory uncompressed. `specs/instructions/LSC_UNTYPED.md:245`
        LscStoreUncompressed = 28, "lsc_store_uncompressed", Some("lsc_store_uncompressed");
        /// writes the sum of two bfloat numbers. `specs/instructions/LSC_UNTYPED.md:246`
        LscAtomicBfadd = 33, "lsc_atomic_bfadd", Some("lsc_atomic_bfadd");
        /// writes the old value minus the first argument, both bfloat numbers. `specs/instructions/LSC_UNTYPED.md:247`
        LscAtomicBfsub = 34, "lsc_atomic_bfsub", Some("lsc_atomic_bfsub");
        /// writes the smaller of two bfloat numbers. `specs/instructions/LSC_UNTYPED.md:248`
        LscAtomicBfmin = 35, "lsc_atomic_bfmin", Some("lsc_atomic_bfmin");
        /// writes the larger of two bfloat numbers. `specs/instructions/LSC_UNTYPED.md:249`
        LscAtomicBfmax = 36, "lsc_atomic_bfmax", Some("lsc_atomic_bfmax");
        /// writes the second argument, where the old value equals the first as bfloat numbers. `specs/instructions/LSC_UNTYPED.md:250`
        LscAtomicBfcas = 37, "lsc_atomic_bfcas", Some("lsc_atomic_bfcas");
        /// adds to the append counter of a surface. `specs/instructions/LSC_UNTYPED.md:251`
        LscApndctrAtomicAdd = 40, "lsc_apndctr_atomic_add", Some("lsc_apndctr_atomic_add");
        /// subtracts from the append counter of a surface. `specs/instructions/LSC_UNTYPED.md:252`
        LscApndctrAtomicSub = 41, "lsc_apndctr_atomic_sub", Some("lsc_apndctr_atomic_sub");
        /// writes the append counter of a surface. `specs/instructions/LSC_UNTYPED.md:253`
        LscApndctrAtomicStore = 42, "lsc_apndctr_atomic_store", Some("lsc_apndctr_atomic_store");
        /// changes what caches know of lines. Only `{XE3P_CRI+}`. `specs/instructions/LSC_UNTYPED.md:254`
        LscExtendedCacheCtrl = 51, "lsc_extended_cache_ctrl", Some("lsc_extended_cache_ctrl");
        /// tells each channel whether it addresses memory that is present. Only `{XE3P_CRI+}`. `specs/instructions/LSC_UNTYPED.md:255`
        LscLoadQuadStatus = 54, "lsc_load_quad_status", Some("lsc_load_quad_status");
    }
}

openvisa_isa_core::enumeration! {
    /// What becomes of a line.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:278`
    pub enum LscUntypedCacheOperation: u8 {
        /// it is no longer taken for changed, so that what was written to it need not reach memory. `specs/instructions/LSC_UNTYPED.md:280`
        Reset = 1, "reset", Some("reset");
    }
}

openvisa_isa_core::enumeration! {
    /// How much memory at each address is meant.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:282`
    pub enum LscUntypedCacheSize: u8 {
        /// 64 bytes. `specs/instructions/LSC_UNTYPED.md:284`
        Line = 0, "line", Some("64B");
    }
}

openvisa_isa_core::enumeration! {
    /// Whether data smaller than a dword are packed into dwords along columns, as matrix operations want their second operand.
    ///
    /// `specs/instructions/LSC_UNTYPED.md:313`
    pub enum LscUntypedVnni: u8 {
        /// as in memory. `specs/instructions/LSC_UNTYPED.md:315`
        Plain = 0, "plain", Some("n");
        /// a dword of the register holds the data of consecutive rows. `specs/instructions/LSC_UNTYPED.md:316`
        Packed = 1, "packed", Some("t");
    }
}

openvisa_isa_core::enumeration! {
    /// The operation.
    ///
    /// `specs/instructions/LSC_TYPED.md:133`
    pub enum LscTypedOp: u8 {
        /// reads some components of a texel for each channel. `specs/instructions/LSC_TYPED.md:135`
        LscLoadQuad = 2, "lsc_load_quad", Some("lsc_load_quad");
        /// reads a rectangle of texels. `specs/instructions/LSC_TYPED.md:136`
        LscLoadBlock2d = 3, "lsc_load_block2d", Some("lsc_load_block2d");
        /// writes some components of a texel for each channel. `specs/instructions/LSC_TYPED.md:137`
        LscStoreQuad = 6, "lsc_store_quad", Some("lsc_store_quad");
        /// writes a rectangle of texels. `specs/instructions/LSC_TYPED.md:138`
        LscStoreBlock2d = 7, "lsc_store_block2d", Some("lsc_store_block2d");
        /// writes the old value plus 1. `specs/instructions/LSC_TYPED.md:139`
        LscAtomicIinc = 8, "lsc_atomic_iinc", Some("lsc_atomic_iinc");
        /// writes the old value minus 1. `specs/instructions/LSC_TYPED.md:140`
        LscAtomicIdec = 9, "lsc_atomic_idec", Some("lsc_atomic_idec");
        /// writes nothing: the value is only read. `specs/instructions/LSC_TYPED.md:141`
        LscAtomicLoad = 10, "lsc_atomic_load", Some("lsc_atomic_load");
        /// writes the first argument. `specs/instructions/LSC_TYPED.md:142`
        LscAtomicStore = 11, "lsc_atomic_store", Some("lsc_atomic_store");
        /// writes the old value plus the first argument. `specs/instructions/LSC_TYPED.md:143`
        LscAtomicIadd = 12, "lsc_atomic_iadd", Some("lsc_atomic_iadd");
        /// writes the old value minus the first argument. `specs/instructions/LSC_TYPED.md:144`
        LscAtomicIsub = 13, "lsc_atomic_isub", Some("lsc_atomic_isub");
        /// writes the smaller of both, signed. `specs/instructions/LSC_TYPED.md:145`
        LscAtomicSmin = 14, "lsc_atomic_smin", Some("lsc_atomic_smin");
        /// writes the larger of both, signed. `specs/instructions/LSC_TYPED.md:146`
        LscAtomicSmax = 15, "lsc_atomic_smax", Some("lsc_atomic_smax");
        /// writes the smaller of both, unsigned. `specs/instructions/LSC_TYPED.md:147`
        LscAtomicUmin = 16, "lsc_atomic_umin", Some("lsc_atomic_umin");
        /// writes the larger of both, unsigned. `specs/instructions/LSC_TYPED.md:148`
        LscAtomicUmax = 17, "lsc_atomic_umax", Some("lsc_atomic_umax");
        /// writes the second argument, where the old value equals the first. `specs/instructions/LSC_TYPED.md:149`
        LscAtomicIcas = 18, "lsc_atomic_icas", Some("lsc_atomic_icas");
        /// writes the floating-point sum. `specs/instructions/LSC_TYPED.md:150`
        LscAtomicFadd = 19, "lsc_atomic_fadd", Some("lsc_atomic_fadd");
        /// writes the old value minus the first argument, floating-point. `specs/instructions/LSC_TYPED.md:151`
        LscAtomicFsub = 20, "lsc_atomic_fsub", Some("lsc_atomic_fsub");
        /// writes the smaller of both, floating-point. `specs/instructions/LSC_TYPED.md:152`
        LscAtomicFmin = 21, "lsc_atomic_fmin", Some("lsc_atomic_fmin");
        /// writes the larger of both, floating-point. `specs/instructions/LSC_TYPED.md:153`
        LscAtomicFmax = 22, "lsc_atomic_fmax", Some("lsc_atomic_fmax");
        /// writes the second argument, where the old value equals the first as floating-point numbers. `specs/instructions/LSC_TYPED.md:154`
        LscAtomicFcas = 23, "lsc_atomic_fcas", Some("lsc_atomic_fcas");
        /// writes the bitwise and of both. `specs/instructions/LSC_TYPED.md:155`
        LscAtomicAnd = 24, "lsc_atomic_and", Some("lsc_atomic_and");
        /// writes the bitwise or of both. `specs/instructions/LSC_TYPED.md:156`
        LscAtomicOr = 25, "lsc_atomic_or", Some("lsc_atomic_or");
        /// writes the bitwise exclusive or of both. `specs/instructions/LSC_TYPED.md:157`
        LscAtomicXor = 26, "lsc_atomic_xor", Some("lsc_atomic_xor");
        /// tells which channels address texels that are present. `specs/instructions/LSC_TYPED.md:158`
        LscLoadStatus = 27, "lsc_load_status", Some("lsc_load_status");
        /// writes texels, and leaves the memory uncompressed. `specs/instructions/LSC_TYPED.md:159`
        LscStoreUncompressed = 28, "lsc_store_uncompressed", Some("lsc_store_uncompressed");
        /// reads the state that describes a surface. `specs/instructions/LSC_TYPED.md:160`
        LscReadSurfaceInfo = 30, "lsc_read_surface_info", Some("lsc_read_state_info");
        /// reads some components of a sample of a texel for each channel. `specs/instructions/LSC_TYPED.md:161`
        LscLoadQuadMsrt = 49, "lsc_load_quad_msrt", Some("lsc_load_quad_msrt");
        /// writes some components of a sample of a texel for each channel. `specs/instructions/LSC_TYPED.md:162`
        LscStoreQuadMsrt = 50, "lsc_store_quad_msrt", Some("lsc_store_quad_msrt");
        /// tells each channel whether it addresses a texel that is present. Only `{XE3P_CRI+}`. `specs/instructions/LSC_TYPED.md:163`
        LscLoadQuadStatus = 54, "lsc_load_quad_status", Some("lsc_load_quad_status");
    }
}

openvisa_isa_core::enumeration! {
    /// What happens to the caches afterwards.
    ///
    /// `specs/instructions/LSC_FENCE.md:36`
    pub enum LscFenceOp: u8 {
        /// nothing. `specs/instructions/LSC_FENCE.md:38`
        None = 0, "none", Some("none");
        /// changed lines of the first level are written back, and all lines are dropped. `specs/instructions/LSC_FENCE.md:39`
        Evict = 1, "evict", Some("evict");
        /// lines that are not changed are dropped. `specs/instructions/LSC_FENCE.md:40`
        Invalidate = 2, "invalidate", Some("invalidate");
        /// all lines are dropped, changed ones too. `specs/instructions/LSC_FENCE.md:41`
        Discard = 3, "discard", Some("discard");
        /// changed lines are written back; lines stay. `specs/instructions/LSC_FENCE.md:42`
        Clean = 4, "clean", Some("clean");
        /// the third level alone is flushed. `specs/instructions/LSC_FENCE.md:43`
        Flushl3 = 5, "flushl3", Some("flushl3");
        /// reserved for a kind of flush that the platform defines. `specs/instructions/LSC_FENCE.md:44`
        Type6 = 6, "type6", Some("type6");
    }
}

openvisa_isa_core::enumeration! {
    /// Who must be able to observe the accesses.
    ///
    /// `specs/instructions/LSC_FENCE.md:46`
    pub enum LscScope: u8 {
        /// the thread group. `specs/instructions/LSC_FENCE.md:48`
        Group = 0, "group", Some("group");
        /// the slice of the device that runs the thread. `specs/instructions/LSC_FENCE.md:49`
        Local = 1, "local", Some("local");
        /// the tile. `specs/instructions/LSC_FENCE.md:50`
        Tile = 2, "tile", Some("tile");
        /// the device. `specs/instructions/LSC_FENCE.md:51`
        Gpu = 3, "gpu", Some("gpu");
        /// all devices. `specs/instructions/LSC_FENCE.md:52`
        Gpus = 4, "gpus", Some("gpus");
        /// everything, host included. `specs/instructions/LSC_FENCE.md:53`
        System = 5, "system", Some("sysrel");
        /// everything, also writes of others to the memory of the device. `specs/instructions/LSC_FENCE.md:54`
        Sysacq = 6, "sysacq", Some("sysacq");
    }
}

openvisa_isa_core::enumeration! {
    /// whether threads of the pixel dependency are waited for.
    ///
    /// `specs/instructions/RAW_SENDG.md:37`
    pub enum RawSendgModifiersKind: u8 {
        /// sends at once. `specs/instructions/RAW_SENDG.md:39`
        RawSendg = 0, "raw_sendg", Some("raw_sendg");
        /// waits until earlier threads for the same pixels are done. `specs/instructions/RAW_SENDG.md:40`
        RawSendgc = 1, "raw_sendgc", Some("raw_sendgc");
    }
}

openvisa_isa_core::enumeration! {
    /// How a dword is divided.
    ///
    /// `specs/instructions/LFSR.md:43`
    pub enum LfsrWidth: u8 {
        /// one register of 32 bits. `specs/instructions/LFSR.md:45`
        B32 = 0, "b32", Some("b32");
        /// two of 16 bits. `specs/instructions/LFSR.md:46`
        B16v2 = 1, "b16v2", Some("b16v2");
        /// four of 8 bits. `specs/instructions/LFSR.md:47`
        B8v4 = 2, "b8v4", Some("b8v4");
    }
}

openvisa_isa_core::enumeration! {
    /// What is converted to what.
    ///
    /// `specs/instructions/DNSCL.md:33`
    pub enum DownscaleConversion: u8 {
        /// BF to floats with two exponent bits and one of mantissa. `specs/instructions/DNSCL.md:35`
        BfToE2m1 = 1, "bf to e2m1", Some("bftoe2m1");
        /// BF to signed integers. `specs/instructions/DNSCL.md:36`
        BfToInt4 = 2, "bf to int4", Some("bftoint4");
        /// HF to floats with two exponent bits and one of mantissa. `specs/instructions/DNSCL.md:37`
        HfToE2m1 = 4, "hf to e2m1", Some("hftoe2m1");
        /// HF to signed integers. `specs/instructions/DNSCL.md:38`
        HfToInt4 = 5, "hf to int4", Some("hftoint4");
    }
}

openvisa_isa_core::enumeration! {
    /// Where the results go.
    ///
    /// `specs/instructions/DNSCL.md:40`
    pub enum DownscaleMode: u8 {
        /// mode0. `specs/instructions/DNSCL.md:42`
        Mode0 = 0, "mode0", Some("mode0");
        /// mode1. `specs/instructions/DNSCL.md:43`
        Mode1 = 1, "mode1", Some("mode1");
        /// mode2. `specs/instructions/DNSCL.md:44`
        Mode2 = 2, "mode2", Some("mode2");
        /// mode3. `specs/instructions/DNSCL.md:45`
        Mode3 = 3, "mode3", Some("mode3");
    }
}

openvisa_isa_core::enumeration! {
    /// How results are rounded.
    ///
    /// `specs/instructions/DNSCL.md:47`
    pub enum DownscaleRounding: u8 {
        /// up or down by the random numbers of the last source. `specs/instructions/DNSCL.md:49`
        Srnd = 0, "srnd", Some("srnd");
        /// to the nearest value, ties to even. `specs/instructions/DNSCL.md:50`
        Rne = 1, "rne", Some("rne");
    }
}

openvisa_isa_core::enumeration! {
    /// What the code is for.
    ///
    /// `specs/4_visa_header.md:114`
    pub enum GenPlatform: u8 {
        /// nothing was compiled. `specs/4_visa_header.md:122`
        None = 0, "NONE", Some("none");
        /// BDW. `specs/4_visa_header.md:123`
        Bdw = 3, "BDW", Some("bdw");
        /// Cherryview. `specs/4_visa_header.md:124`
        Chv = 4, "CHV", Some("chv");
        /// SKL. `specs/4_visa_header.md:125`
        Skl = 5, "SKL", Some("skl");
        /// BXT. `specs/4_visa_header.md:126`
        Bxt = 6, "BXT", Some("bxt");
        /// ICLLP. `specs/4_visa_header.md:127`
        Icllp = 10, "ICLLP", Some("icllp");
        /// XEHP. `specs/4_visa_header.md:128`
        Xehp = 11, "XEHP", Some("xehp");
        /// TGLLP. `specs/4_visa_header.md:129`
        Tgllp = 12, "TGLLP", Some("tgllp");
        /// and MTL, ARL. `specs/4_visa_header.md:130`
        Dg2 = 13, "DG2", Some("dg2");
        /// PVC. `specs/4_visa_header.md:131`
        Pvc = 14, "PVC", Some("pvc");
        /// PVC\_XT. `specs/4_visa_header.md:132`
        PvcXt = 15, "PVC_XT", Some("pvc_xt");
    }
}

openvisa_isa_core::enumeration! {
    /// Who may refer to it. No tool reads this.
    ///
    /// `specs/4_visa_header.md:140`
    pub enum Linkage: u8 {
        /// extern. `specs/4_visa_header.md:152`
        Extern = 0, "extern", Some("extern");
        /// static. `specs/4_visa_header.md:153`
        Static = 1, "static", Some("static");
        /// global. `specs/4_visa_header.md:154`
        Global = 2, "global", Some("global");
    }
}

openvisa_isa_core::enumeration! {
    /// what the variable's place is a multiple of, at least.
    ///
    /// `specs/4_visa_header.md:160`
    pub enum Align: u8 {
        /// 1 byte. `specs/4_visa_header.md:162`
        Byte = 0, "BYTE", Some("byte");
        /// 2 bytes. `specs/4_visa_header.md:163`
        Word = 1, "WORD", Some("word");
        /// 4 bytes. `specs/4_visa_header.md:164`
        Dword = 2, "DWORD", Some("dword");
        /// 8 bytes. `specs/4_visa_header.md:165`
        Qword = 3, "QWORD", Some("qword");
        /// 16 bytes. `specs/4_visa_header.md:166`
        Oword = 4, "OWORD", Some("oword");
        /// a register. `specs/4_visa_header.md:167`
        Grf = 5, "GRF", Some("GRF");
        /// two registers. `specs/4_visa_header.md:168`
        GrFx2 = 6, "GRFx2", Some("GRFx2");
        /// 32 bytes. `specs/4_visa_header.md:169`
        Hword = 7, "HWORD", Some("hword");
        /// 64 bytes. `specs/4_visa_header.md:170`
        WorDx32 = 8, "WORDx32", Some("wordx32");
        /// 128 bytes. `specs/4_visa_header.md:171`
        WorDx64 = 9, "WORDx64", Some("wordx64");
    } spelled {
        "1" = Byte;
        "2" = Word;
        "4" = Dword;
        "8" = Qword;
        "16" = Oword;
        "2GRF" = GrFx2;
        "32" = Hword;
        "32word" = WorDx32;
        "64" = WorDx32;
        "64word" = WorDx64;
        "128" = WorDx64;
    }
}

openvisa_isa_core::enumeration! {
    /// Which table `alias_index` counts in.
    ///
    /// `specs/4_visa_header.md:310`
    pub enum VarInfoAliasScopeSpecifier: u8 {
        /// local. `specs/4_visa_header.md:337`
        Local = 0, "local", Some("local");
        /// global. `specs/4_visa_header.md:338`
        Global = 1, "global", Some("global");
    }
}

openvisa_isa_core::enumeration! {
    /// Number of bits.
    ///
    /// `specs/4_visa_header.md:363`
    pub enum PredicateSize: u16 {
        /// one bit. `specs/4_visa_header.md:372`
        OneBit = 1, "one bit", Some("1");
        /// two bits. `specs/4_visa_header.md:373`
        TwoBits = 2, "two bits", Some("2");
        /// four bits. `specs/4_visa_header.md:374`
        FourBits = 4, "four bits", Some("4");
        /// eight bits. `specs/4_visa_header.md:375`
        EightBits = 8, "eight bits", Some("8");
        /// sixteen bits. `specs/4_visa_header.md:376`
        SixteenBits = 16, "sixteen bits", Some("16");
        /// thirty-two bits. `specs/4_visa_header.md:377`
        ThirtyTwoBits = 32, "thirty-two bits", Some("32");
    }
}

openvisa_isa_core::enumeration! {
    /// What the label stands for.
    ///
    /// `specs/4_visa_header.md:418`
    pub enum LabelKind: u8 {
        /// a place that jumps go to. `specs/4_visa_header.md:427`
        Block = 0, "Block", Some("block");
        /// the start of a subroutine. `specs/4_visa_header.md:428`
        Subroutine = 1, "Subroutine", Some("subroutine");
        /// a subroutine that is compiled separately, the target of FCCALL. `specs/4_visa_header.md:429`
        Fc = 2, "FC", Some("fc");
        /// the start of a function. `specs/4_visa_header.md:430`
        Function = 3, "Function", Some("function");
        /// a block that begins a loop over different resources. `specs/4_visa_header.md:431`
        DivergentResourceLoop = 4, "DivergentResourceLoop", Some("divergentresourceloop");
    }
}

openvisa_isa_core::enumeration! {
    /// kind of variable.
    ///
    /// `specs/4_visa_header.md:500`
    pub enum InputClass: u8 {
        /// a general variable. `specs/4_visa_header.md:502`
        General = 0, "General", Some("general");
        /// a sampler. `specs/4_visa_header.md:503`
        Sampler = 1, "Sampler", Some("sampler");
        /// a surface. `specs/4_visa_header.md:504`
        Surface = 2, "Surface", Some("surface");
    }
}

openvisa_isa_core::enumeration! {
    /// where the value comes from, if it is not an argument that the user gives.
    ///
    /// `specs/4_visa_header.md:506`
    pub enum InputProvenance: u8 {
        /// an argument of the kernel. `specs/4_visa_header.md:508`
        Explicit = 0, "explicit", Some("explicit");
        /// three UD, size of a thread group. `specs/4_visa_header.md:509`
        LocalSize = 1, "local_size", Some("LOCAL_SIZE");
        /// three UD, number of thread groups. `specs/4_visa_header.md:510`
        GroupCount = 2, "group_count", Some("GROUP_COUNT");
        /// three UD, different in each thread. `specs/4_visa_header.md:511`
        LocalId = 3, "local_id", Some("LOCAL_ID");
        /// sixteen UB. `specs/4_visa_header.md:512`
        ScoreboardingDependency = 4, "scoreboarding_dependency", Some("UNDEFINED_4");
        /// a surface. `specs/4_visa_header.md:513`
        ScoreboardingBti = 5, "scoreboarding_bti", Some("UNDEFINED_5");
        /// takes up its place and is otherwise no input. `specs/4_visa_header.md:514`
        PseudoInput = 16, "pseudo_input", Some("PSEUDO_INPUT");
    }
}

openvisa_isa_core::enumeration! {
    /// kind of the operand.
    ///
    /// `specs/5_operands.md:63`
    pub enum OperandClass: u8 {
        /// a general variable. `specs/5_operands.md:65`
        General = 0, "general", Some("general");
        /// an address variable, in ADDR\_ADD and address moves. `specs/5_operands.md:66`
        Address = 1, "address", Some("address");
        /// a predicate variable, in comparisons, logic, MOV and SETP. `specs/5_operands.md:67`
        Predicate = 2, "predicate", Some("predicate");
        /// a general variable through an address variable. `specs/5_operands.md:68`
        Indirect = 3, "indirect", Some("indirect");
        /// a constant; never a destination. `specs/5_operands.md:69`
        Immediate = 5, "immediate", Some("immediate");
        /// a surface or sampler variable. `specs/5_operands.md:70`
        State = 6, "state", Some("state");
    }
}

openvisa_isa_core::enumeration! {
    /// what is done to a value read, or to a result.
    ///
    /// `specs/5_operands.md:71`
    pub enum Modifier: u8 {
        /// nothing. `specs/5_operands.md:73`
        NoModifier = 0, "no modifier", None;
        /// magnitude; sources only. `specs/5_operands.md:74`
        Abs = 1, "abs", Some("(abs)");
        /// negation; sources only. `specs/5_operands.md:75`
        Neg = 2, "neg", Some("(-)");
        /// negated magnitude; sources only. `specs/5_operands.md:76`
        NegAbs = 3, "neg_abs", Some("(-abs)");
        /// saturation; destinations only, shown after the mnemonic. `specs/5_operands.md:77`
        Sat = 4, "sat", Some(".sat");
        /// complement of all bits; sources of AND, OR, XOR and NOT only. `specs/5_operands.md:78`
        Not = 5, "not", Some("(~)");
    }
}

openvisa_isa_core::enumeration! {
    /// How many elements, as a code like that of execution sizes. If there are more channels, the elements repeat. A destination takes as many as there are channels, whatever it says.
    ///
    /// `specs/5_operands.md:112`
    pub enum AddrOpndWidth: u8 {
        /// one element. `specs/5_operands.md:120`
        OneElement = 0, "one element", Some("1");
        /// two elements. `specs/5_operands.md:121`
        TwoElements = 1, "two elements", Some("2");
        /// four elements. `specs/5_operands.md:122`
        FourElements = 2, "four elements", Some("4");
        /// eight elements. `specs/5_operands.md:123`
        EightElements = 3, "eight elements", Some("8");
        /// sixteen elements. `specs/5_operands.md:124`
        SixteenElements = 4, "sixteen elements", Some("16");
    }
}

openvisa_isa_core::enumeration! {
    /// kind of variable.
    ///
    /// `specs/5_operands.md:192`
    pub enum StateClass: u8 {
        /// surface. `specs/5_operands.md:202`
        Surface = 0, "surface", Some("T");
        /// sampler. `specs/5_operands.md:203`
        Sampler = 1, "sampler", Some("S");
    }
}

/// Calls the macro `$callback` with the paths of all enumerations, each followed by a comma.
///
/// The order is: opcodes, data types, platforms, attributes, then the enumerations of
/// [`enums`](crate::enums).
///
/// ```
/// macro_rules! count_members {
///     ($($enumeration:ty,)*) => { 0 $(+ <$enumeration>::ALL.len())* };
/// }
/// assert!(openvisa_isa::for_each_enumeration!(count_members) > 0);
/// ```
#[macro_export]
macro_rules! for_each_enumeration {
    ($callback:ident) => {
        $callback! {
            $crate::Opcode,
            $crate::SvmOpcode,
            $crate::DataType,
            $crate::Platform,
            $crate::Attribute,
            $crate::enums::ExecSize,
            $crate::enums::ExecMask,
            $crate::enums::PredicateCombine,
            $crate::enums::VertStride,
            $crate::enums::RegionWidth,
            $crate::enums::HorzStride,
            $crate::enums::Precision,
            $crate::enums::BlockCount,
            $crate::enums::BlockSize,
            $crate::enums::OwordCount,
            $crate::enums::BlockPropertiesCount,
            $crate::enums::BlockAlignment,
            $crate::enums::ElementSize,
            $crate::enums::ElementCount,
            $crate::enums::ElementMask,
            $crate::enums::MediaLines,
            $crate::enums::AtomicOp,
            $crate::enums::AtomicWidth,
            $crate::enums::LscSfid,
            $crate::enums::LscCaching,
            $crate::enums::LscAddrType,
            $crate::enums::LscAddrSize,
            $crate::enums::LscDataSize,
            $crate::enums::LscDataOrder,
            $crate::enums::LscDataElems,
            $crate::enums::FloatRounding,
            $crate::enums::CmpRelOp,
            $crate::enums::SamplerSimd,
            $crate::enums::UnormOutput,
            $crate::enums::SamplerOutput,
            $crate::enums::AvsBlock,
            $crate::enums::VideoFunction,
            $crate::enums::ConvolveBlock,
            $crate::enums::ConvolveRegion,
            $crate::enums::MinMaxBlock,
            $crate::enums::MorphologyBlock,
            $crate::enums::MinMaxOp,
            $crate::enums::LateVideoFunction,
            $crate::enums::LineBlock,
            $crate::enums::PixelBlock,
            $crate::enums::HdcConvolveFormat,
            $crate::enums::HdcConvolveRegion,
            $crate::enums::VideoPixelFormat,
            $crate::enums::MinMaxMode,
            $crate::enums::BinaryPatterns,
            $crate::enums::FloodConnect,
            $crate::enums::SvmOp,
            $crate::enums::VmeStreamMode,
            $crate::enums::VmeSearchControl,
            $crate::enums::FenceMaskScope,
            $crate::enums::RawSendModifiers,
            $crate::enums::NbarrierMode,
            $crate::enums::SampleOp,
            $crate::enums::LoadOp,
            $crate::enums::GatherOp,
            $crate::enums::ColourChannel,
            $crate::enums::InfoOp,
            $crate::enums::RawSendsModifiersKind,
            $crate::enums::LifetimePropertiesEdge,
            $crate::enums::LifetimePropertiesClass,
            $crate::enums::SbarrierMode,
            $crate::enums::LscUntypedOp,
            $crate::enums::LscUntypedCacheOperation,
            $crate::enums::LscUntypedCacheSize,
            $crate::enums::LscUntypedVnni,
            $crate::enums::LscTypedOp,
            $crate::enums::LscFenceOp,
            $crate::enums::LscScope,
            $crate::enums::RawSendgModifiersKind,
            $crate::enums::LfsrWidth,
            $crate::enums::DownscaleConversion,
            $crate::enums::DownscaleMode,
            $crate::enums::DownscaleRounding,
            $crate::enums::GenPlatform,
            $crate::enums::Linkage,
            $crate::enums::Align,
            $crate::enums::VarInfoAliasScopeSpecifier,
            $crate::enums::PredicateSize,
            $crate::enums::LabelKind,
            $crate::enums::InputClass,
            $crate::enums::InputProvenance,
            $crate::enums::OperandClass,
            $crate::enums::Modifier,
            $crate::enums::AddrOpndWidth,
            $crate::enums::StateClass,
        }
    };
}

#[cfg(feature = "instructions")]
openvisa_isa_core::wire_integers! {
    Self::ALL[0]; u8 : Precision BlockCount BlockSize OwordCount ElementSize MediaLines
    LscSfid LscCaching LscAddrType LscAddrSize LscDataSize LscDataOrder LscDataElems
    CmpRelOp SamplerOutput AvsBlock VideoFunction MinMaxBlock MorphologyBlock MinMaxOp
    LateVideoFunction LineBlock PixelBlock VideoPixelFormat MinMaxMode BinaryPatterns
    FloodConnect SvmOp VmeStreamMode VmeSearchControl RawSendModifiers NbarrierMode
    ColourChannel InfoOp SbarrierMode LscUntypedOp LscUntypedCacheOperation
    LscUntypedCacheSize LscUntypedVnni LscTypedOp LscFenceOp LscScope LfsrWidth
    DownscaleConversion DownscaleMode DownscaleRounding GenPlatform Linkage
    VarInfoAliasScopeSpecifier LabelKind AddrOpndWidth StateClass; u16 : PredicateSize;
}
