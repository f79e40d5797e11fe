//! Single instruction lines: what each composite operand form parses and prints, accepted
//! alternative spellings, and the errors of wrong lines. For example, `5:UD` is printed as
//! `0x5:ud`.

use openvisa::isa::{Inst, TextScratch, VariableClass, Version, mnemonics};
use openvisa_isa_core::text::{
    Cursor, Expected, LabelKind, LabelUse, Names, Printer, Symbol, SymbolClass, Symbols, TextError, TextOptions,
    nearest,
};

/// Symbols by letter and number: `V32` is general variable 32, `A0` address variable 0. Labels are
/// numbered in order of use.
#[derive(Default)]
struct Numbered {
    labels: Vec<Vec<u8>>,
    strings: Vec<Vec<u8>>,
}

const CLASSES: [(SymbolClass, VariableClass); 5] = [
    (SymbolClass::General, VariableClass::General),
    (SymbolClass::Address, VariableClass::Address),
    (SymbolClass::Predicate, VariableClass::Predicate),
    (SymbolClass::Sampler, VariableClass::Sampler),
    (SymbolClass::Surface, VariableClass::Surface),
];

fn intern_id(list: &mut Vec<Vec<u8>>, name: &[u8]) -> u32 {
    let known = list.iter().position(|known| known == name);
    known.unwrap_or_else(|| {
        list.push(name.to_vec());
        list.len() - 1
    }) as u32
}

impl Symbols for Numbered {
    fn variable(&mut self, name: &[u8], _: SymbolClass) -> Option<Symbol> {
        let name = std::str::from_utf8(name).ok()?;
        if name == "%null" {
            return Some(Symbol { class: SymbolClass::General, id: 0 });
        }
        let (class, _) = CLASSES.into_iter().find(|(_, table)| name.starts_with(table.letter()))?;
        Some(Symbol { class, id: name[1..].parse().ok()? })
    }

    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, LabelKind)> {
        let kind = if let LabelUse::Referred(kind) = used { kind } else { LabelKind::Block };
        Some((intern_id(&mut self.labels, name), kind))
    }

    fn string(&mut self, text: &[u8]) -> Option<u32> {
        Some(intern_id(&mut self.strings, text))
    }

    fn element_bytes(&self, _: u32) -> u32 {
        4
    }
}

impl Names for Numbered {
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        (class == SymbolClass::General && id == 0).then_some(b"%null")
    }

    fn label(&self, id: u32) -> Option<(&[u8], LabelKind)> {
        Some((self.labels.get(id as usize)?, LabelKind::Block))
    }

    fn string(&self, id: u32) -> Option<&[u8]> {
        self.strings.get(id as usize).map(Vec::as_slice)
    }

    fn element_bytes(&self, _: u32) -> u32 {
        4
    }
}

fn reprint(line: &str, read: TextOptions, write: TextOptions) -> Result<String, TextError> {
    let (mut names, mut scratch, mut other) = (Numbered::default(), TextScratch::default(), TextScratch::default());
    let inst = Inst::parse(&mut Cursor::new(line.as_bytes()), &mut names, read, &mut scratch)?;
    let mut out = Printer::new();
    inst.print(&names, write, &mut other, &mut out).unwrap_or_else(|error| panic!("{line}: {error}"));
    // Double blanks are checked by the lines of the corpus.
    Ok(String::from_utf8(out.into_bytes()).expect("the names are UTF-8").replace("  ", " "))
}

const V41: TextOptions = TextOptions::new(Version::new(4, 1));
const V42: TextOptions = TextOptions::new(Version::new(4, 2));

#[test]
fn each_form_prints_what_it_reads() {
    for line in [
        // Operands.
        "mov (M1, 16) V32(0,0)<1> r[A0(3),-16]<1>:d",
        "mov (M1, 16) r[A0(3),0]<2>:uw V33(0,0)<8;8,1>",
        "mov (M1, 8) V32(1,15)<1> r[A1(0),32]<4,1>:f",
        "mov (M5_NM, 16) V32(0,0)<1> P3",
        "(!P1.any) sel (M1, 16) V32(0,0)<1> (-)V33(0,0)<1;1,0> (-abs)V34(0,0)<0;1,0>",
        "xor (M1, 1) V32(0,0)<1> (~)V33(0,0)<0;1,0> 0xffffffff:d",
        "mad.sat (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> V34(0,0)<1;1,0> V35(10,12)<16;16,1>",
        "mov (M1, 8) V32(0,0)<1> 0x3ff0000000000000:df",
        "mov (M1, 8) V32(0,0)<1> 0xffffff80:b",
        "mov (M1, 8) V32(0,0)<1> 0x76543210:uv",
        "addr_add (M1, 1) A0(0)<1> &V32 0x20:uw",
        "addr_add (M1, 8) A0(4)<8> &V32[68] V33(0,0)<1;1,0>",
        "addr_add (M1, 1) A0(0)<1> &T6 0x0:uw",
        "addr_add (M1, 1) A0(0)<1> A1(2)<1> V33(0,0)<0;1,0>",
        "movs (M1_NM, 1) T6(0) V32(0,0)<0;1,0>",
        "movs (M1_NM, 1) V32(0,0)<1> S3(1)",
        "dpas.tf32.tf32.8.4 (M1, 16) V32.0 %null.0 V33.0 V34(2,8)",
        // Cache controls.
        "lsc_load.ugm (M1, 16) V32:d32 flat[V33]:a64",
        "lsc_load.ugm.uc.ca (M1, 16) V32:d32 flat[V33]:a64",
        "lsc_load.ugm.df.uc (M1, 16) V32:d32 flat[V33]:a64",
        // Data.
        "lsc_load.ugm (M1, 16) %null:d32 flat[V33]:a64",
        "lsc_load.ugm (M1, 16) V32.64:d64x4 flat[V33]:a64",
        "lsc_load.ugm (M1_NM, 1) V32:d32x64t flat[V33]:a64",
        "lsc_store.slm (M1, 1) flat[V33]:a16 V32:d16t",
        "lsc_load_quad.ugm (M1, 16) V32:d32.xz flat[V33]:a64",
        // Addresses.
        "lsc_load.ugm (M1, 16) V32:d32 flat[0x4*V33.32-0x40]:a64",
        "lsc_load.ugm (M1, 16) V32:d32 bti(0x1F)[V33+0x10]:a32",
        "lsc_store.ugm (M1, 16) ss(V34(0,2))[V33]:a32u V32:d32",
        "lsc_load.ugm (M1, 1) V32:d64t arg[V33]:a32",
        "lsc_load_strided.ugm (M1, 16) V32:d32x2 flat[V33+0x20, 0x40]:a64",
        "lsc_load_strided.ugm (M1, 16) V32:d32x2 bss(V34)[V33, V35]:a32",
        "lsc_apndctr_atomic_sub.ugm (M1, 16) V32:d32 bti(0x7) V33:d32",
        "lsc_store_quad.tgm (M1, 16) bti(0x2)[V33,V34,V35,V36]:a32 V32:d32.xyzw",
        "lsc_read_state_info.tgm V32 bti(0x1)[V33]",
        "lsc_atomic_icas.ugm.uc.wb (M1, 16) V32:d32 flat[V33]:a64 V34 V35",
        // Block (2D) messages.
        "lsc_load_block2d.ugm (M1, 1) V32:d16.2x16x8nn flat[V33, V34, V35, V36, V37, V38]",
        "lsc_load_block2d.ugm (M1, 1) V32:d32.8x16tn flat[V33, 0x1FF, 0x3F, 0x1FF, V37, 0x0]",
        "lsc_load_block2d.ugm (M1, 1) V32:d8.16x32nt flat[V33 + (0,0)]",
        "lsc_store_block2d.tgm bti(0x1)[V33,V34] V32:32x8",
        // Fences, modes and channel masks.
        "fence_global",
        "fence_local.EISCRL1",
        "fence_sw",
        "lsc_fence.slm.none.group",
        "rt_write_3d (M1, 8) T6 V32.0 V33.0 V34.0 V35.0 V36.0",
        "rt_write_3d.<RTI><A><LRTW> (M1, 8) T6 V32.0 0x1:ub V33.0 V34.0 V35.0 V36.0 V37.0",
        "sample_unorm.RGBA.16-full S0 T6 V32(0,0)<0;1,0> 0x0:f 0x0:f 0x0:f V36.0",
        "load_3d.RB (M1, 16) 0x0:uw T6 V32.0 V33.0 V34.0 V35.0",
        // Labels and strings.
        "switchjmp (M1, 1) V32(0,0)<0;1,0> (one, two, \"no identifier\")",
        "\"no identifier\":",
        "faddr \".str.1\" V32(0,0)<1>",
        "FILE \"a/b.cl\"",
        "lifetime.end P3",
        "lifetime.start A2",
    ] {
        assert_eq!(reprint(line, V41, V41).as_deref(), Ok(line));
    }
    for line in [
        "sample_l.RGBA (M1, 16) 0x0:uw S0 T6 V32.0 %null.0 V33.0 V34.0",
        "lsc_load_quad.tgm (M1, 16) V32:d32.xy bti(0x2,0x5)[V33+1,V34-1,V35]:a32",
        "lsc_load_block2d.ugm (M1, 1) V32:d16.16x8nn flat[V33 + (16,-2)]",
        "lsc_load_block2d.ugm (M1, 1) V32:d16.16x8nn flat[V33,V34,V35,V36,V37+4,V38-4]",
        "lsc_load_block2d.tgm V32:32x8 bti(0x1)[V33+3,V34]",
        "nbarrier.signal 0x2:b 0x0:w 0x4:b 0x4:b",
        "lsc_extended_cache_ctrl.ugm.ca.ca.ca.reset.64B (M1, 16) flat[V33]:a64",
        "lsc_load_quad_msrt.tgm (M1, 16) V32:d32.xw bti(0x2)[V33+1,V34,V35-1,V36]:a32",
        "lsc_store_quad_msrt.tgm.uc.wb (M1, 16) surf(V37)[V33,V34,V35,V36]:a32 V32:d32.x",
        "lsc_atomic_iadd.tgm.uc.uc.msaa (M1, 16) %null:d32 bti(0x5)[V33,V34,V35,V36]:a32 V32 %null",
        "lsc_load_quad_status.tgm (M1, 16) V32:d32 bti(0x2)[V33,V34]:a32",
        "lsc_load_quad_status.ugm (M1, 16) V32:d32 flat[V33+0x40]:a64",
        "raw_sendg.0xE (M1, 16) V32.0/64 V33.0/128 %null.0/0 %null(0,0)<0;1,0> %null(0,0)<0;1,0> 0x4000000500",
    ] {
        assert_eq!(reprint(line, V42, V42).as_deref(), Ok(line));
    }
    // Names of shared functions, and decimal numbers.
    for (function, printed) in [
        ("null", "0x0"),
        ("smpl", "0x2"),
        ("tgm", "0xD"),
        ("ugm", "0xE"),
        ("slm", "0xF"),
        ("14", "0xE"),
        ("(0xC + 2)", "0xE"),
    ] {
        let line = |sfid, desc| {
            format!("(!P1) raw_sendgc_eot.{sfid} (M1, 16) %null.0/0 V33.0/64 V34.0/64 V35(0,0)<0;1,0> 0x1:uq {desc}")
        };
        assert_eq!(reprint(&line(function, "171"), V42, V42), Ok(line(printed, "0xAB")));
    }
}

#[test]
fn other_spellings_are_read() {
    for (line, printed) in [
        (
            "(P1) add (16) V32(0,0)<1> V33(0,0)<1;1,0> -5:d",
            "(P1) add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0xfffffffb:d",
        ),
        ("mov ( M1 , 16 ) V32(0,0)<1> V33(0,0)< 1 ; 1 , 0 >", "mov (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0>"),
        ("mov (M1, 16) V32(0,0)<1> 1.5:f", "mov (M1, 16) V32(0,0)<1> 0x3fc00000:f"),
        ("mov (M1, 16) V32(0,0)<1> -2.5e-1:f", "mov (M1, 16) V32(0,0)<1> 0xbe800000:f"),
        ("mov (M1, 16) V32(0,0)<1> 2.5:df", "mov (M1, 16) V32(0,0)<1> 0x4004000000000000:df"),
        // Integer expressions in place of numbers.
        (
            "mov (M1, 16) V32(1+1,2*3)<1> V33((1<<2)-1, 7 % 4)<2*4;1 << 3,0+1>",
            "mov (M1, 16) V32(2,6)<1> V33(3,3)<8;8,1>",
        ),
        ("mov (M1, 16) V32(0,0)<2/2> -(3*4):d", "mov (M1, 16) V32(0,0)<1> 0xfffffff4:d"),
        ("mov (M1, 16) V32(0,0)<1> ~5:d", "mov (M1, 16) V32(0,0)<1> 0xfffffffa:d"),
        ("mov (M1, 16) V32(0,0)<1> (1 < 2 ? 5 : 6):uw", "mov (M1, 16) V32(0,0)<1> 0x5:uw"),
        ("mov (M1, 16) r[A0(1+2), 4*-4]<1>:d 7:ud", "mov (M1, 16) r[A0(3),-16]<1>:d 0x7:ud"),
        ("addr_add (M1, 8) A0(4*2)<2*4> &V33[8 << 3] 0:uw", "addr_add (M1, 8) A0(8)<8> &V33[64] 0x0:uw"),
        ("svm_block_st (4) V32(0,0)<0;1,0> V33.(4*8)", "svm_block_st (4) V32(0,0)<0;1,0> V33.32"),
        ("mov (M1, 16) V32(0,0)<1> -3:w", "mov (M1, 16) V32(0,0)<1> 0xfffffffd:w"),
        ("mov (M1, 16) r[A0(3)]<1>:d 7:ud", "mov (M1, 16) r[A0(3),0]<1>:d 0x7:ud"),
        ("lsc_load.ugm (M1, 16) V32:d8u32 [V33]:a64", "lsc_load.ugm (M1, 16) V32:d8c32 flat[V33]:a64"),
        (
            "lsc_load_block2d.ugm (M1, 1) V32:d16.16x8 flat[V33,V34,V35,V36,V37,V38]",
            "lsc_load_block2d.ugm (M1, 1) V32:d16.16x8nn flat[V33, V34, V35, V36, V37, V38]",
        ),
        (
            "media_ld.nomod (16, 2) T6 V32(0,0)<0;1,0> V33(0,0)<0;1,0> V34.0",
            "media_ld.nomod (16,2) T6 0 V32(0,0)<0;1,0> V33(0,0)<0;1,0> V34.0",
        ),
        ("svm_block_ld.unaligned (4) V32(0,0)<0;1,0> V33.0", "svm_block_ld (4) V32(0,0)<0;1,0> V33.0"),
        // Words that the vendor's tools parse but never print, and upper-case letters.
        ("mov (NoMask, 16) V32(0,0)<1> 5:UD", "mov (M1_NM, 16) V32(0,0)<1> 0x5:ud"),
        ("lsc_load.ugm (M1, 16) V32:u32x2 flat[V33]:a64", "lsc_load.ugm (M1, 16) V32:d32x2 flat[V33]:a64"),
        ("lsc_load.slm (M1, 16) V32:u16c32h flat[V33]:a32", "lsc_load.slm (M1, 16) V32:d16c32h flat[V33]:a32"),
        (
            "lsc_load_block2d.ugm (M1, 1) V32:u8.16x8 flat[V33,V34,V35,V36,V37,V38]",
            "lsc_load_block2d.ugm (M1, 1) V32:d8.16x8nn flat[V33, V34, V35, V36, V37, V38]",
        ),
        ("dpas.S8.u4.8.8 (M1, 8) V32.0 V33.0 V34.0 V35(0,0)", "dpas.s8.u4.8.8 (M1, 8) V32.0 V33.0 V34.0 V35(0,0)"),
        ("gather4_scaled.rgb (M1, 16) T6 0x0:ud V33.0 V34.0", "gather4_scaled.RGB (M1, 16) T6 0x0:ud V33.0 V34.0"),
        // Optional parts, and words with an alternative prefix or suffix.
        ("fence_local", "fence_local."),
        (".file \"a.cl\"", "FILE \"a.cl\""),
        (".loc 12", "LOC 12"),
        ("sample.RG S0 T6 V32.0 V33.0 V34.0 V35.0", "sample.RG (8) S0 T6 V32.0 V33.0 V34.0 V35.0"),
        (
            "raw_sendsc_eot.1.1.2 (M1, 16) 0x0:ud 0x210a000:ud V32.0 V33.0 V34.0",
            "raw_sendsc_eot.0.1.1.2 (M1, 16) 0x0:ud 0x210a000:ud V32.0 V33.0 V34.0",
        ),
        (
            "sample+killpix.R (M1, 16) 0x0:uw (S0, 0) (T6,0) V32.0 V33.0 V34.0",
            "sample+killpix.R (M1, 16) 0x0:uw S0 T6 V32.0 V33.0 V34.0",
        ),
        // Addresses.
        ("lsc_load.ugm (M1, 16) V32:d32 bti(V34.1)[V33]:a32", "lsc_load.ugm (M1, 16) V32:d32 bti(V34(0,1))[V33]:a32"),
        (
            "lsc_load.ugm (M1, 16) V32:d32 flat[(2*2)*V33 + 4*0x100 - 32]:a64",
            "lsc_load.ugm (M1, 16) V32:d32 flat[0x4*V33+0x3e0]:a64",
        ),
        (
            "lsc_load_block2d.ugm (M1, 1) V32:d8.16x32nt flat[V33 + ((1+1), -2)]",
            "lsc_load_block2d.ugm (M1, 1) V32:d8.16x32nt flat[V33 + (2,-2)]",
        ),
        (
            "bfn.x0F (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> V34(0,0)<1;1,0> V35(0,0)<1;1,0>",
            "bfn.xf (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> V34(0,0)<1;1,0> V35(0,0)<1;1,0>",
        ),
    ] {
        assert_eq!(reprint(line, V41, V41).as_deref(), Ok(printed), "{line}");
    }
}

#[test]
fn the_printed_form_depends_on_the_version() {
    for (line, older, newer) in [
        (
            "lsc_load.ugm (M1, 16) V32:d8u32 flat[V33]:a64",
            "lsc_load.ugm (M1, 16) V32:d8c32 flat[V33]:a64",
            "lsc_load.ugm (M1, 16) V32:d8u32 flat[V33]:a64",
        ),
        (
            "svm_block_ld (4) V32(0,0)<0;1,0> V33.0",
            "svm_block_ld (4) V32(0,0)<0;1,0> V33.0",
            "svm_block_ld.unaligned (4) V32(0,0)<0;1,0> V33.0",
        ),
        (
            "load_lz.RGBA (M1, 16) 0x0:uw T6 V32.0 V33.0 V34.0",
            "load_lz.RGBA (M1, 16) 0x0:uw T6 V32.0 V33.0 V34.0",
            "load_lz.RGBA (M1, 16) 0x0:uw T6 V32.0 %null.0 V33.0 V34.0",
        ),
    ] {
        assert_eq!(reprint(line, V41, V41).as_deref(), Ok(older));
        assert_eq!(reprint(line, V41, V42).as_deref(), Ok(newer));
    }
}

#[test]
fn a_wrong_line_says_where_and_what_was_expected() {
    let mut failed = String::new();
    for (line, offset, found, message, suggestion) in [
        ("lsc_laod.ugm (M1, 16) V32:d32 flat[V33]:a64", 0, "lsc_laod", "an instruction is expected", "lsc_load"),
        ("add (M1, 17) V32(0,0)<1> V33(0,0)<1;1,0> 0x1:d", 9, "17", "a number of channels is expected", "1"),
        ("add (M9, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0x1:d", 5, "M9", "a part of the execution mask is expected", "M1"),
        ("add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0>", 40, "", "the line ends too early, an operand is expected", ""),
        (
            "add (M1, 16) V32(0,0)<1> Foo(0,0)<1;1,0> 0x1:d",
            25,
            "Foo",
            "no such name is declared, an operand is expected",
            "",
        ),
        ("add (M1, 16) V32(0,0)<1> V33(0,0)<3;1,0> 0x1:d", 34, "3", "a vertical stride is expected", "32"),
        ("add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0x1:dd", 45, "dd", "a data type is expected", "d"),
        (
            "add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0x10000:uw",
            41,
            "0x10000",
            "a number that fits its type is expected",
            "",
        ),
        ("add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0x1:d 0x2:d", 47, "0x2", "the end of the line is expected", ""),
        (
            "mov.sat (M1, 16) (-)V32(0,0)<1> 0x1:d",
            17,
            "(",
            "a destination without a modifier, as it saturates is expected",
            "",
        ),
        ("(P1) barrier", 0, "(", "an instruction that takes a predicate is expected", ""),
        ("(V32) mov (M1, 16) V32(0,0)<1> 0x1:d", 1, "V32", "a predicate variable is expected", ""),
        ("cmp.lq (M1, 16) P1 V32(0,0)<1;1,0> 0x1:d", 4, "lq", "a value of Rel_op is expected", "lt"),
        // Surplus text is an error.
        ("lsc_extended_cache_ctrl.ugm.reset.64B (M1, 16) flat[V33+0x40]:a64", 55, "+", "`]` is expected", ""),
        (
            "lsc_extended_cache_ctrl.ugm.reset.64B (M1, 16) flat[4*V33]:a64",
            52,
            "4",
            "no such name is declared, a general variable is expected",
            "",
        ),
        (
            "lsc_load_quad.tgm (M1, 16) V32:d32.x bti(0x2)[4*V33]:a32",
            46,
            "4",
            "no such name is declared, a general variable is expected",
            "",
        ),
        ("lsc_load.ugm (M1, 16) V32:d33 flat[V33]:a64", 26, "d33", "a size of data is expected", "d32"),
        ("lsc_load.ugm.ca (M1, 16) V32:d32 flat[V33]:a64", 16, "(", "the behaviour of a cache is expected", ""),
        (
            "media_ld.nomod (16,256) T6 0 V32(0,0)<0;1,0> V33(0,0)<0;1,0> V34.0",
            19,
            "256",
            "a number from 0 to 255 is expected",
            "",
        ),
        ("mov (M1, 16) V32(300,0)<1> 0x1:d", 17, "300", "a number from 0 to 255 is expected", ""),
        ("FILE a.cl", 5, "a", "a string in double quotes is expected", ""),
    ] {
        let Err(error) = reprint(line, V41, V41) else {
            failed += &format!("{line}: is read\n");
            continue;
        };
        let word = error.found(line.as_bytes());
        let near = match error.expected {
            Expected::Mnemonic => nearest(word, mnemonics()),
            expected => nearest(word, expected.candidates().iter().copied().filter(|word| !word.is_empty())),
        };
        let is = (error.offset, std::str::from_utf8(word).unwrap(), error.to_string(), near.unwrap_or(""));
        if is != (offset, found, message.to_owned(), suggestion) {
            failed += &format!("{line}\n  {is:?}\n");
        }
    }
    assert!(failed.is_empty(), "{failed}");
}
