//! Files of old versions. For example, a line with an address operand is assembled for versions 3.0
//! to 3.6. GenX_IR 1.0.5353 reads these files and prints the lines as they are written here.

use openvisa::isa::enums::ExecMask;
use openvisa::isa::{Inst, Instructions};
use openvisa::text::{ParseOptions, PrintOptions, parse, print_module};
use openvisa::{Module, ModuleBuf, Version};

const HEAD: &str = "\
.kernel \"m\"
.decl V32 v_type=G type=ud num_elts=64 align=GRF
.decl V33 v_type=G type=uq num_elts=32 align=GRF
.decl V34 v_type=G type=f num_elts=64 align=GRF
.decl A0 v_type=A num_elts=8
.decl P1 v_type=P num_elts=16
.decl S0 v_type=S num_elts=1
.decl T6 v_type=T num_elts=1
.input V32 offset=32 size=256
";

/// Lines whose bytes depend on the version: first minor version, end of the range, text.
const LINES: &[(u8, u8, &str)] = &[
    (0, 7, "(P1) add (M1, 8) V32(0,0)<1> V32(0,0)<8;8,1> 0x11:ud"),
    (0, 7, "addr_add (M1, 8) A0(0)<1> &V32 0x20:uw"),
    (0, 7, "mov (M1, 8) V32(0,0)<1> r[A0(0),0]<8;8,1>:ud"),
    (0, 7, "lifetime.start V32"),
    (0, 1, "wait"),
    (1, 7, "wait 0x1:ub"),
    (0, 7, "gather4_typed.RG (M1, 8) T6 V32.0 V32.0 V32.0 %null.0 V34.0"),
    (0, 7, "scatter4_typed.RG (M1, 8) T6 V32.0 V32.0 V32.0 %null.0 V34.0"),
    (0, 7, "sample_b.RG (M1, 8) 0x0:uw S0 T6 V34.0 V34.0 V34.0 V34.0"),
    (0, 7, "sample4.R (M1, 8) 0x0:uw S0 T6 V34.0 V34.0 V34.0"),
    (0, 7, "svm_gather4scaled.RG (M1, 8) V33(0,0)<0;1,0> V33.0 V34.0"),
    (0, 7, "gather.4 (M1, 8) T6 0x0:ud V32.0 V34.0"),
    (6, 7, "raw_sends.3.1.0.1 (M1, 8) 0xc:ud 0x2000000:ud V32.0 %null.0 V34.0"),
];

fn assemble(minor: u8, lines: &[&str]) -> ModuleBuf {
    let source = format!(".version 3.{minor}\n{HEAD}{}\n", lines.join("\n"));
    let parsed = parse(&source, &ParseOptions::default());
    assert!(parsed.diagnostics.is_empty(), "{source}{:?}", parsed.diagnostics);
    assert_eq!(parsed.module.version, Version::new(3, minor));
    parsed.module
}

#[test]
fn version_dependent_lines_survive_encoding_in_each_version() {
    let mut sizes = Vec::new();
    for minor in 0..7 {
        let lines: Vec<_> = LINES.iter().filter(|(from, to, _)| (*from..*to).contains(&minor)).map(|l| l.2).collect();
        let bytes = assemble(minor, &lines).to_bytes().expect("it can be written");
        let module = Module::open(&bytes).expect("it was written right");
        let text = print_module(&module, &PrintOptions::default()).expect("it can be printed").text;
        for line in lines {
            let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            let found = text.lines().any(|printed| words(printed.split("//").next().unwrap_or("")) == words(line));
            assert!(found, "version 3.{minor}: {line} is not in\n{text}");
        }
        assert_eq!(module.edit().expect("it can be copied").to_bytes().expect("written again"), bytes, "3.{minor}");
        sizes.push(bytes.len());
    }
    // IDs of variables and strings widen to 32 bits in 3.4, the count of inputs in 3.5.
    assert!(sizes[3] < sizes[4] && sizes[4] < sizes[5], "{sizes:?}");
}

/// Returns the execution masks of the instructions of a file.
fn collect_masks(bytes: &[u8]) -> Vec<Option<ExecMask>> {
    let module = Module::open(bytes).expect("it was written right");
    let object = module.objects().next().expect("a kernel").expect("it can be read");
    let mask = |inst: Inst<'_>| if let Inst::Mov(mov) = inst { mov.exec_size.mask() } else { None };
    Instructions::new(object.code(), object.version()).map(|inst| mask(inst.ok()?)).collect()
}

#[test]
fn the_second_code_of_the_first_mask_is_read_and_not_written() {
    let line = "mov (M1, 4) V32(0,0)<1> 0x5a:ud";
    let bytes = assemble(0, &[line]).to_bytes().expect("it can be written");
    let mov = bytes.windows(2).rposition(|pair| pair == [0x29, 0x02]).expect("there is a mov");
    let with = |mask: u8| {
        let mut bytes = bytes.clone();
        bytes[mov + 1] = mask << 4 | 2;
        bytes
    };
    assert_eq!(collect_masks(&with(0)), [Some(ExecMask::M1)]);
    assert_eq!(collect_masks(&with(7)), [Some(ExecMask::M8)]);
    assert_eq!(collect_masks(&with(8)), [Some(ExecMask::M1Nm)]);
    assert_eq!(collect_masks(&with(9)), [Some(ExecMask::M1)]);
    assert_eq!(collect_masks(&with(10)), [None], "codes above 9 have no meaning");
    // Encoding the decoded instruction writes the first of the two codes.
    let nine = with(9);
    let mut again = Module::open(&nine).expect("it was written right").edit().expect("it can be copied");
    again.convert(Version::new(3, 1)).expect("every version has the mask");
    let converted = again.to_bytes().expect("it can be written");
    assert_eq!(collect_masks(&converted), [Some(ExecMask::M1)]);
    again.convert(Version::new(3, 0)).expect("every version has the mask");
    assert_eq!(again.to_bytes().expect("it can be written"), bytes);
    // Masks of later versions cannot be encoded.
    let mut later = assemble(1, &["mov (M2_NM, 4) V32(0,0)<1> 0x5a:ud"]);
    assert!(later.convert(Version::new(3, 0)).is_err());
}
