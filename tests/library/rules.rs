//! Checks each kind of rule with an instruction that breaks it and one that barely satisfies it.
//! For example, an operand that ends one byte after its variable, and one that ends at its last
//! byte.

use openvisa::isa::bit_fields::{
    AtomicControl, BlockProperties, ExecControl, FenceMask, LabelId, LifetimeProperties, Predicate, Region, SurfaceId,
};
use openvisa::isa::enums::{AddrOpndWidth, BlockCount, LabelKind, LscFenceOp, LscScope, LscSfid, MediaLines, Modifier};
use openvisa::isa::instructions::{
    Add, AddrAdd, And, Bfn, Fence, GatherScaled, Jmp, Lifetime, LscFence, Madw, MediaLd, Mod, Mulh, SvmAtomic,
    SvmBlockLd, VmeSic,
};
use openvisa::isa::operands::{RawOperand, VecOperand};
use openvisa::isa::{DataType, Inst, InstKind, PREDEFINED, Platform, VariableClass};
use openvisa::validate::{ValidationContext, Variable, Violation, validate};
use std::path::Path;

/// A context with a variable of each type: `V100 + n` has the type at index `n` and 32 elements.
/// The kind of a label is its ID.
struct Typed(Platform);

impl ValidationContext for Typed {
    fn platform(&self) -> Platform {
        self.0
    }

    fn label(&self, id: u32) -> Option<LabelKind> {
        LabelKind::from_bits(u8::try_from(id).ok()?)
    }

    fn variable(&self, id: u32) -> Option<Variable> {
        let data_type = DataType::ALL.get(usize::try_from(id).ok()?.checked_sub(100)?).copied();
        Some(Variable { data_type, elements: Some(32), alignment: Some(64), offset: 0 })
    }
}

/// Returns the codes of the broken rules, with the fields.
fn broken_rules(inst: impl Into<Inst<'static>>, platform: Platform) -> Vec<(String, Option<&'static str>)> {
    let inst = inst.into();
    let mut found = Vec::new();
    validate(&inst, &Typed(platform), &mut |f: Violation| {
        assert!(f.line > 0 && f.file.starts_with("specs/"), "{f}");
        found.push((f.rule.to_string(), f.field_name()));
    });
    // Unknown facts add no findings: without variables there are at most as many.
    let mut without = 0;
    validate(&inst, &platform, &mut |_| without += 1);
    assert!(without <= found.len(), "{inst:?}");
    found
}

fn one_finding(rule: &str, field: &'static str) -> Vec<(String, Option<&'static str>)> {
    vec![(rule.to_owned(), Some(field))]
}

const NO_FINDINGS: Vec<(String, Option<&'static str>)> = Vec::new();
const EXEC_SIZE_8: ExecControl = ExecControl(3);
const NO_PREDICATE: Predicate = Predicate(0);
const NULL_OPERAND: RawOperand = RawOperand { id: 0, offset: 0 };

fn raw_operand(data_type: DataType) -> RawOperand {
    RawOperand { id: 100 + data_type as u32, offset: 0 }
}

fn general_operand(data_type: DataType) -> VecOperand {
    with_modifier(data_type, Modifier::NoModifier)
}

fn with_modifier(data_type: DataType, modifier: Modifier) -> VecOperand {
    VecOperand::General { modifier, id: 100 + data_type as u32, row_offset: 0, col_offset: 0, region: Region(0x211) }
}

fn at_column(data_type: DataType, col_offset: u8) -> VecOperand {
    let id = 100 + data_type as u32;
    VecOperand::General { modifier: Modifier::NoModifier, id, row_offset: 0, col_offset, region: Region(0x211) }
}

fn immediate_operand(r#type: DataType, low: u32) -> VecOperand {
    VecOperand::Immediate { modifier: Modifier::NoModifier, r#type, low, high: 0 }
}

/// Returns an operand with the region of a destination, which has no rows.
fn as_destination(operand: VecOperand) -> VecOperand {
    match operand {
        VecOperand::General { modifier, id, row_offset, col_offset, region } => {
            let region = Region(region.bits() & 0xf00);
            VecOperand::General { modifier, id, row_offset, col_offset, region }
        }
        other => other,
    }
}

fn add(dst: VecOperand, src0: VecOperand, src1: VecOperand) -> Add {
    Add { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, dst: as_destination(dst), src0, src1 }
}

#[test]
fn platforms_have_instructions() {
    let d = general_operand(DataType::Ud);
    let bfn = Bfn {
        exec_size: EXEC_SIZE_8,
        pred: NO_PREDICATE,
        dst: as_destination(d),
        src0: d,
        src1: d,
        src2: d,
        boolean_func_ctrl: 0,
    };
    assert_eq!(broken_rules(bfn, Platform::Skl), [("platform".to_owned(), None)]);
    assert_eq!(broken_rules(bfn, Platform::Dg2), NO_FINDINGS);
}

#[test]
fn platform_and_layout_findings_refer_to_the_index_or_the_layout_tables() {
    let line = |file: &str, line: u32| {
        let text =
            std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("the page is there");
        text.lines().nth(line as usize - 1).expect("it has the line").to_owned()
    };
    for kind in InstKind::ALL {
        let rules = kind.rules();
        let page = rules.file.rsplit('/').next().expect("a name");
        let (file, listed) = rules.listed;
        assert!(line(file, listed).contains(page), "{file}:{listed} is not about {page}");
        let first = line(rules.file, rules.layouts_line);
        // An instruction without fields has a heading but no table.
        assert!(first.starts_with(['|', '#']), "{}:{}: {first}", rules.file, rules.layouts_line);
    }
    let d = general_operand(DataType::Ud);
    let bfn = Bfn {
        exec_size: EXEC_SIZE_8,
        pred: NO_PREDICATE,
        dst: as_destination(d),
        src0: d,
        src1: d,
        src2: d,
        boolean_func_ctrl: 0,
    };
    let mut places = Vec::new();
    validate(&bfn.into(), &Platform::Skl, &mut |finding| places.push((finding.file, finding.line)));
    assert_eq!(places, [InstKind::Bfn.rules().listed]);
}

#[test]
fn operands_are_of_a_class() {
    let (d, number) = (general_operand(DataType::D), immediate_operand(DataType::D, 1));
    assert_eq!(broken_rules(add(number, d, d), Platform::Skl), one_finding("class", "Dst"));
    assert_eq!(broken_rules(add(d, d, number), Platform::Skl), NO_FINDINGS);
}

#[test]
fn operands_are_of_a_type() {
    let (f, bf) = (general_operand(DataType::F), general_operand(DataType::Bf));
    let findings = broken_rules(add(f, f, bf), Platform::Skl);
    assert_eq!(findings[0], ("type".to_owned(), Some("Src1")));
    assert_eq!(broken_rules(add(f, f, bf), Platform::Dg2), NO_FINDINGS);
}

#[test]
fn types_must_match_a_type_map() {
    let (f, d) = (general_operand(DataType::F), general_operand(DataType::D));
    assert_eq!(broken_rules(add(f, d, d), Platform::Skl), [("type-map".to_owned(), None)]);
    assert_eq!(broken_rules(add(f, f, f), Platform::Skl), NO_FINDINGS);
    assert_eq!(
        broken_rules(add(f, f, immediate_operand(DataType::Vf, 0)), Platform::Skl),
        NO_FINDINGS,
        "VF counts as F"
    );
    assert_eq!(broken_rules(add(d, d, immediate_operand(DataType::V, 0)), Platform::Skl), NO_FINDINGS, "V counts as W");
}

#[test]
fn sources_have_modifiers_and_destinations_saturate() {
    let (d, negated) = (general_operand(DataType::D), with_modifier(DataType::D, Modifier::Neg));
    let saturated = with_modifier(DataType::D, Modifier::Sat);
    assert_eq!(broken_rules(add(d, negated, d), Platform::Skl), NO_FINDINGS);
    assert_eq!(
        broken_rules(
            And { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, dst: as_destination(d), src0: negated, src1: d },
            Platform::Skl
        ),
        one_finding("modifier", "Src0")
    );
    assert_eq!(broken_rules(add(negated, d, d), Platform::Skl), one_finding("modifier", "Dst"));
    assert_eq!(broken_rules(add(saturated, d, d), Platform::Skl), NO_FINDINGS);
    assert_eq!(
        broken_rules(
            Mod { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, dst: as_destination(saturated), src0: d, src1: d },
            Platform::Skl
        ),
        one_finding("saturation", "Dst")
    );
    assert_eq!(broken_rules(add(d, saturated, d), Platform::Skl), one_finding("saturation", "Src0"));
}

fn atomic(exec_size: u8, op: u8, src0: RawOperand) -> SvmAtomic {
    let (addresses, dst) = (raw_operand(DataType::Uq), NULL_OPERAND);
    SvmAtomic {
        exec_size: ExecControl(exec_size),
        pred: NO_PREDICATE,
        op: AtomicControl(op),
        addresses,
        src0,
        src1: NULL_OPERAND,
        dst,
    }
}

#[test]
fn an_instruction_may_leave_values_out_of_a_shared_field() {
    let ud = raw_operand(DataType::Ud);
    assert_eq!(broken_rules(atomic(4, 0, ud), Platform::Skl), one_finding("value", "Exec_size"));
    assert_eq!(broken_rules(atomic(3, 0, ud), Platform::Skl), NO_FINDINGS);
}

#[test]
fn a_platform_may_lack_values_and_bits() {
    let narrow = atomic(3, 1 << 5, raw_operand(DataType::Ud));
    assert_eq!(broken_rules(narrow, Platform::Skl), one_finding("value", "Op"));
    assert_eq!(broken_rules(narrow, Platform::Tgllp), NO_FINDINGS);
    let local = Fence { mask: FenceMask(0x20) };
    assert_eq!(broken_rules(local, Platform::Skl), NO_FINDINGS);
}

#[test]
fn an_unused_operand_must_be_null() {
    let inc = 2;
    assert_eq!(broken_rules(atomic(3, inc, raw_operand(DataType::Ud)), Platform::Skl), one_finding("null", "Src0"));
    assert_eq!(broken_rules(atomic(3, inc, NULL_OPERAND), Platform::Skl), NO_FINDINGS);
}

#[test]
fn numbers_stay_in_their_range() {
    let media = |block_width| MediaLd {
        modifiers: MediaLines::NoModifiers,
        surface: SurfaceId(6),
        plane: 0,
        block_width,
        block_height: 4,
        x_offset: immediate_operand(DataType::Ud, 0),
        y_offset: immediate_operand(DataType::Ud, 0),
        dst: raw_operand(DataType::Ud),
    };
    assert_eq!(broken_rules(media(64), Platform::Skl), NO_FINDINGS);
    assert_eq!(broken_rules(media(65), Platform::Skl), one_finding("range", "Block_width"));
}

#[test]
fn a_broken_constraint_is_reported_by_its_name() {
    let (d, ud) = (general_operand(DataType::D), general_operand(DataType::Ud));
    let mulh = |src0, src1| Mulh { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, dst: as_destination(d), src0, src1 };
    assert_eq!(broken_rules(mulh(d, ud), Platform::Skl), [("constraint:same-sources".to_owned(), None)]);
    assert_eq!(broken_rules(mulh(d, d), Platform::Skl), NO_FINDINGS);
}

#[test]
fn a_fixed_value_is_the_only_one() {
    let fence = |pred| LscFence {
        exec_size: ExecControl(0x80),
        pred: Predicate(pred),
        lsc_sfid: LscSfid::Ugm,
        lsc_fence_op: LscFenceOp::None,
        lsc_scope: LscScope::Group,
    };
    assert_eq!(broken_rules(fence(1), Platform::Dg2), one_finding("fixed", "Pred"));
    assert_eq!(broken_rules(fence(0), Platform::Dg2), NO_FINDINGS);
}

#[test]
fn operands_must_have_the_alignment_of_their_instruction() {
    let d = general_operand(DataType::D);
    let madw =
        |dst| Madw { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, dst: as_destination(dst), src0: d, src1: d, src2: d };
    assert_eq!(broken_rules(madw(at_column(DataType::D, 1)), Platform::Skl), one_finding("alignment", "Dst"));
    assert_eq!(broken_rules(madw(at_column(DataType::D, 8)), Platform::Skl), NO_FINDINGS);
}

#[test]
fn a_raw_operand_must_have_the_size_of_its_message() {
    let (dwords, bytes) = (raw_operand(DataType::D), raw_operand(DataType::Ub));
    let sic = |uni_input| VmeSic { uni_input, sic_input: dwords, surface: SurfaceId(6), output: NULL_OPERAND };
    assert_eq!(broken_rules(sic(bytes), Platform::Skl), one_finding("elements", "UNIInput"));
    assert_eq!(broken_rules(sic(dwords), Platform::Skl), NO_FINDINGS);
}

#[test]
fn jumps_must_target_blocks() {
    let jmp = |label: LabelKind| Jmp {
        exec_size: ExecControl(0),
        pred: NO_PREDICATE,
        label: LabelId(u16::from(label.bits())),
    };
    assert_eq!(broken_rules(jmp(LabelKind::Function), Platform::Skl), one_finding("label", "Label"));
    assert_eq!(broken_rules(jmp(LabelKind::Block), Platform::Skl), NO_FINDINGS);
    assert_eq!(
        broken_rules(jmp(LabelKind::DivergentResourceLoop), Platform::Skl),
        NO_FINDINGS,
        "a block of its own kind"
    );
}

/// A context in which the IDs 0 to 9 of each class are declared.
struct Ten;

impl ValidationContext for Ten {
    fn platform(&self) -> Platform {
        Platform::Skl
    }

    fn variable(&self, _: u32) -> Option<Variable> {
        None
    }

    fn declares(&self, _: VariableClass, id: u32) -> Option<bool> {
        Some(id < 10)
    }
}

#[test]
fn every_variable_id_must_be_declared() {
    let undeclared = |inst: Inst<'static>| {
        let mut found = Vec::new();
        validate(&inst, &Ten, &mut |f| found.push((f.rule.to_string(), f.field_name(), f.to_string())));
        let undeclared = found.into_iter().filter(|(rule, ..)| rule == "undeclared");
        undeclared.map(|(_, field, text)| (field.unwrap_or(""), text)).collect::<Vec<_>>()
    };
    let of = |id| VecOperand::General {
        modifier: Modifier::NoModifier,
        id,
        row_offset: 0,
        col_offset: 0,
        region: Region(0x200),
    };
    let with = |pred, src1| Inst::from(Add { pred: Predicate(pred), ..add(of(1), of(9), src1) });
    assert_eq!(undeclared(with(0, of(9))), []);
    let found = undeclared(with(0x800a, of(10)));
    assert_eq!(found.iter().map(|(field, _)| *field).collect::<Vec<_>>(), ["Pred", "Src1"]);
    assert!(found[0].1.contains("Pred is 10, and there is no predicate variable of this number"), "{}", found[0].1);
    assert!(found[1].1.contains("Src1 is 10, and there is no general variable of this number"), "{}", found[1].1);
    for (id, count) in [(9, 0), (10, 1)] {
        let address = VecOperand::Indirect {
            modifier: Modifier::NoModifier,
            id,
            addr_offset: 0,
            indirect_offset: 0,
            bit_properties: DataType::D,
            region: Region(0x200),
        };
        assert_eq!(undeclared(with(0, address)).len(), count, "address variable {id}");
        let jump = Jmp { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, label: LabelId(id) };
        assert_eq!(undeclared(jump.into()).len(), count, "label {id}");
    }
}

#[test]
fn regions_stay_within_rows_and_variables() {
    let region = |region| VecOperand::General {
        modifier: Modifier::NoModifier,
        id: 100 + DataType::D as u32,
        row_offset: 0,
        col_offset: 0,
        region: Region(region),
    };
    let d = general_operand(DataType::D);
    // <16;16,1> and <8;8,1> with eight channels.
    assert_eq!(broken_rules(add(d, region(0x266), d), Platform::Skl), one_finding("region", "Src0"));
    assert_eq!(broken_rules(add(d, region(0x255), d), Platform::Skl), NO_FINDINGS);
    // <0> and <1>.
    assert_eq!(broken_rules(add(region(0x100), d, d), Platform::Skl), one_finding("region", "Dst"));
    assert_eq!(broken_rules(add(region(0x200), d, d), Platform::Skl), NO_FINDINGS);
    // Eight elements from index 25 (too many) and index 24 (in bounds), of 32.
    assert_eq!(broken_rules(add(at_column(DataType::D, 25), d, d), Platform::Skl), one_finding("bounds", "Dst"));
    assert_eq!(broken_rules(add(at_column(DataType::D, 24), d, d), Platform::Skl), NO_FINDINGS);
    // <8;2,4>: the last of four rows ends at element 3 * 8 + 4.
    let source = |col_offset| VecOperand::General {
        modifier: Modifier::NoModifier,
        id: 100 + DataType::D as u32,
        row_offset: 0,
        col_offset,
        region: Region(0x435),
    };
    assert_eq!(broken_rules(add(d, source(4), d), Platform::Skl), one_finding("bounds", "Src0"));
    assert_eq!(broken_rules(add(d, source(3), d), Platform::Skl), NO_FINDINGS);
}

fn ud_with_region(region: u16) -> VecOperand {
    VecOperand::General {
        modifier: Modifier::NoModifier,
        id: 100 + DataType::Ud as u32,
        row_offset: 0,
        col_offset: 0,
        region: Region(region),
    }
}

#[test]
fn a_horizontal_stride_is_never_null() {
    let d = general_operand(DataType::Ud);
    // <8;8,null> and <8;8,1>, <null> and <1>.
    assert_eq!(broken_rules(add(d, ud_with_region(0x055), d), Platform::Skl), one_finding("region", "Src0"));
    assert_eq!(broken_rules(add(d, ud_with_region(0x255), d), Platform::Skl), NO_FINDINGS);
    assert_eq!(broken_rules(add(ud_with_region(0x000), d, d), Platform::Skl), one_finding("region", "Dst"));
}

#[test]
fn a_single_element_has_a_region_within_its_variable() {
    let load = |address| SvmBlockLd { properties: BlockProperties(0), address, dst: raw_operand(DataType::D) };
    let qword = |col_offset, region| VecOperand::General {
        modifier: Modifier::NoModifier,
        id: 100 + DataType::Uq as u32,
        row_offset: 0,
        col_offset,
        region: Region(region),
    };
    // <0;1,0> and <16;1,0> are single elements. The rows of <16;16,1> exceed one channel. The
    // others are a null stride, the last of 32 elements, and the one after it.
    for (operand, findings) in [
        (qword(0, 0x121), NO_FINDINGS),
        (qword(31, 0x126), NO_FINDINGS),
        (qword(31, 0x266), vec![("constraint:one-row".to_owned(), None)]),
        (qword(0, 0x000), one_finding("region", "Address")),
        (qword(32, 0x121), one_finding("bounds", "Address")),
    ] {
        assert_eq!(broken_rules(load(operand), Platform::Skl), findings, "{operand:?}");
    }
}

#[test]
fn operands_that_are_not_element_wise_are_within_their_variables() {
    let d = general_operand(DataType::D);
    let madw =
        |src0| Madw { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, dst: as_destination(d), src0, src1: d, src2: d };
    let rows = |col_offset| match at_column(DataType::D, col_offset) {
        VecOperand::General { modifier, id, row_offset, col_offset, .. } => {
            VecOperand::General { modifier, id, row_offset, col_offset, region: Region(0x255) }
        }
        other => other,
    };
    assert_eq!(broken_rules(madw(rows(24)), Platform::Skl), NO_FINDINGS);
    assert_eq!(broken_rules(madw(rows(25)), Platform::Skl), one_finding("bounds", "Src0"));
}

#[test]
fn both_halves_of_a_wide_product_are_within_the_destination() {
    let d = general_operand(DataType::D);
    let madw =
        |dst| Madw { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, dst: as_destination(dst), src0: d, src1: d, src2: d };
    // The two halves take two registers of 32 bytes, of 128 bytes.
    assert_eq!(broken_rules(madw(at_column(DataType::D, 16)), Platform::Skl), NO_FINDINGS);
    assert_eq!(
        broken_rules(madw(at_column(DataType::D, 24)), Platform::Skl),
        [("constraint:both-halves".to_owned(), None)]
    );
}

#[test]
fn address_offsets_span_at_most_two_registers() {
    let words = |col_offset, region| VecOperand::General {
        modifier: Modifier::NoModifier,
        id: 100 + DataType::Uw as u32,
        row_offset: 0,
        col_offset,
        region: Region(region),
    };
    let sum = |exec_size: AddrOpndWidth, offset, src1| {
        let no = Modifier::NoModifier;
        let dst = VecOperand::Address { modifier: no, id: 0, offset, width: exec_size };
        let src0 = ud_with_region(0x121);
        AddrAdd { exec_size: ExecControl(exec_size.bits()), dst, src0, src1 }
    };
    let (eight, sixteen) = (AddrOpndWidth::EightElements, AddrOpndWidth::SixteenElements);
    // <32;8,4>: the last of eight words is the 29th, so 58 bytes are accessed.
    assert_eq!(broken_rules(sum(eight, 0, words(0, 0x455)), Platform::Skl), NO_FINDINGS);
    assert_eq!(broken_rules(sum(eight, 8, words(3, 0x455)), Platform::Skl), NO_FINDINGS);
    // <2;1,0>: sixteen words up to the 31st, from the first word and from the second word on.
    assert_eq!(broken_rules(sum(sixteen, 0, words(0, 0x123)), Platform::Skl), NO_FINDINGS);
    let three = [("constraint:two-registers".to_owned(), None), ("bounds".to_owned(), Some("Src1"))];
    let found = broken_rules(sum(sixteen, 0, words(2, 0x123)), Platform::Skl);
    assert!(found.iter().all(|finding| three.contains(finding)) && found.contains(&three[0]), "{found:?}");
    // With registers of 64 bytes, these are two registers.
    assert!(!broken_rules(sum(sixteen, 0, words(2, 0x123)), Platform::PvcXt).contains(&three[0]));
    assert_eq!(
        broken_rules(sum(sixteen, 1, immediate_operand(DataType::Uw, 4)), Platform::Skl),
        [("constraint:address-registers".to_owned(), None)]
    );
    assert_eq!(broken_rules(sum(sixteen, 0, immediate_operand(DataType::Uw, 4)), Platform::Skl), NO_FINDINGS);
    let of = |id| VecOperand::General {
        modifier: Modifier::NoModifier,
        id,
        row_offset: 0,
        col_offset: 0,
        region: Region(0x121),
    };
    let named = AddrAdd { src0: of(7), ..sum(eight, 0, immediate_operand(DataType::Uw, 4)) };
    assert_eq!(broken_rules(named, Platform::Skl), [("constraint:declared-address".to_owned(), None)]);
}

#[test]
fn predefined_variables_are_written_only_where_they_may_be() {
    let d = general_operand(DataType::Ud);
    let to = |id, col_offset| {
        let region = Region(0x200);
        let dst = VecOperand::General { modifier: Modifier::NoModifier, id, row_offset: 0, col_offset, region };
        add(dst, d, d)
    };
    let known = |id| PREDEFINED.iter().position(|v| v.class == VariableClass::General && v.index == id);
    let name = |name: &str| PREDEFINED.iter().find(|v| v.name == name).expect("there is one").index;
    assert!(known(name("%r0")).is_some());
    let facts = Words;
    let found = |inst: Add| {
        let mut found = Vec::new();
        validate(&inst.into(), &facts, &mut |f| found.push(f.rule.to_string()));
        found.into_iter().filter(|rule| rule == "access").count()
    };
    for (variable, element, count) in
        [("%r0", 0, 1), ("%null", 0, 0), ("%arg", 3, 0), ("%tsc", 4, 0), ("%tsc", 0, 1), ("%sr0", 2, 0), ("%sr0", 3, 1)]
    {
        assert_eq!(found(to(name(variable), element)), count, "element {element} of {variable}");
    }
}

/// A context in which every variable has elements of type UD.
struct Words;

impl ValidationContext for Words {
    fn platform(&self) -> Platform {
        Platform::Skl
    }

    fn variable(&self, _: u32) -> Option<Variable> {
        Some(Variable { data_type: Some(DataType::Ud), elements: Some(64), alignment: Some(32), offset: 0 })
    }
}

#[test]
fn only_elements_of_general_variables_have_modifiers() {
    let d = general_operand(DataType::D);
    let negated = VecOperand::Immediate { modifier: Modifier::Neg, r#type: DataType::D, low: 1, high: 0 };
    assert_eq!(broken_rules(add(d, negated, d), Platform::Skl), one_finding("modifier", "Src0"));
    assert_eq!(broken_rules(add(d, with_modifier(DataType::D, Modifier::Neg), d), Platform::Skl), NO_FINDINGS);
}

#[test]
fn an_immediate_is_a_number() {
    let (b, bits) = (general_operand(DataType::Bool), immediate_operand(DataType::Bool, 1));
    let and = |src1| And { exec_size: EXEC_SIZE_8, pred: NO_PREDICATE, dst: as_destination(b), src0: b, src1 };
    assert_eq!(broken_rules(and(bits), Platform::Skl), one_finding("type", "Src1"));
    assert_eq!(broken_rules(and(b), Platform::Skl), NO_FINDINGS);
}

#[test]
fn raw_operands_begin_in_their_variable_and_at_a_register() {
    let load = |offset| SvmBlockLd {
        properties: BlockProperties(0),
        address: immediate_operand(DataType::Uq, 0),
        dst: RawOperand { offset, ..raw_operand(DataType::D) },
    };
    // The variable has 128 bytes.
    assert_eq!(broken_rules(load(96), Platform::Skl), NO_FINDINGS);
    assert_eq!(broken_rules(load(128), Platform::Skl), one_finding("footprint", "Dst"));
    assert_eq!(broken_rules(load(4), Platform::Skl), one_finding("alignment", "Dst"));
}

#[test]
fn fields_without_an_effect_must_be_zero() {
    let gather = |scale| GatherScaled {
        exec_size: EXEC_SIZE_8,
        pred: NO_PREDICATE,
        block_size: 0,
        num_blocks: BlockCount::Block1,
        scale,
        surface: SurfaceId(6),
        offset: immediate_operand(DataType::Ud, 0),
        element_offset: raw_operand(DataType::Ud),
        dst: raw_operand(DataType::Ud),
    };
    assert_eq!(broken_rules(gather(1), Platform::Skl), one_finding("fixed", "Scale"));
    assert_eq!(broken_rules(gather(0), Platform::Skl), NO_FINDINGS);
}

#[test]
fn another_field_selects_the_class_of_an_id() {
    let life = |class: u8, variable| Lifetime { properties: LifetimeProperties(class << 4), variable };
    /// A context with ten general variables and two predicates.
    struct Few;
    impl ValidationContext for Few {
        fn platform(&self) -> Platform {
            Platform::Skl
        }
        fn variable(&self, _: u32) -> Option<Variable> {
            None
        }
        fn declares(&self, class: VariableClass, id: u32) -> Option<bool> {
            Some(id < if class == VariableClass::General { 10 } else { 2 })
        }
    }
    for (class, id, count) in [(0, 9, 0), (0, 10, 1), (1, 1, 0), (1, 2, 1), (2, 1, 0), (2, 9, 1)] {
        let mut found = 0;
        validate(&life(class, id).into(), &Few, &mut |f| found += usize::from(f.rule.code() == "undeclared"));
        assert_eq!(found, count, "number {id} of class {class}");
    }
}
