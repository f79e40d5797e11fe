//! Object files: opens, checks, changes and writes them, in every version, undamaged and damaged.
//! For example, every corpus file is written back byte for byte.

mod support;

use openvisa::isa::enums::{Align, GenPlatform, InputClass, InputProvenance, LabelKind, Linkage};
use openvisa::isa::{Attribute, DataType, NEWEST_VERSION, Value, VariableClass};
use openvisa::module::{AttributeBuf, BinaryBuf, KindBuf, OperandMut, predefined, predefined_named};
use openvisa::{Module, ModuleBuf, ObjectBuf, Version};
use support::{committed, corpus};

/// Returns the findings of opening and checking a file as text.
fn collect_findings(module: &Module<'_>) -> Vec<String> {
    let mut found = Vec::new();
    module.check(&mut |finding| found.push(finding.to_string()));
    found
}

/// Returns a module with an entry in every table.
fn sample_module() -> ModuleBuf {
    let mut kernel = ObjectBuf::kernel("saxpy");
    let x = kernel.add_variable("x", DataType::F, 16, Align::Grf).unwrap();
    let low = kernel.add_alias("low", DataType::Uw, 2, Align::Word, (x, 4)).unwrap();
    kernel.add_address("a", 8);
    kernel.add_predicate("p", 16);
    kernel.add_sampler("s", 1);
    let surface = kernel.add_surface("t", 1);
    kernel.add_label("main", LabelKind::Subroutine);
    assert!(kernel.add_input(InputClass::General, x, 32, 64, InputProvenance::Explicit));
    assert!(kernel.add_input(InputClass::Surface, surface, 96, 4, InputProvenance::Explicit));
    kernel.set_attribute(Attribute::SimdSize, 16i32.to_le_bytes());
    kernel.set_attribute(Attribute::NoBarrier, []);
    let output = kernel.strings.intern("Output");
    let variable = &mut kernel.variables[(low - VariableClass::General.first()) as usize];
    variable.attributes.push(AttributeBuf { name: output, value: Box::default() });
    kernel.code = vec![0x59, 0x5f];
    assert!(kernel.add_binary(BinaryBuf::new(GenPlatform::Skl, vec![1, 2, 3])));
    assert!(kernel.add_binary(BinaryBuf::new(GenPlatform::Tgllp, vec![4; 40])));
    let mut function = ObjectBuf::function("helper", Linkage::Global, 2, 1);
    function.add_label("helper", LabelKind::Function);
    function.code = vec![0x5f];
    ModuleBuf { version: NEWEST_VERSION, objects: vec![kernel, function] }
}

fn to_bytes(module: &ModuleBuf) -> Vec<u8> {
    module.to_bytes().expect("the module can be written")
}

/// Removes the file positions from a module, so that modules of different files compare equal.
fn without_positions(mut module: ModuleBuf) -> ModuleBuf {
    for object in &mut module.objects {
        object.position = 0;
        if let KindBuf::Kernel { binaries, .. } = &mut object.kind {
            binaries.iter_mut().for_each(|binary| binary.position = 0);
        }
    }
    module
}

#[test]
fn every_file_is_read_to_its_end_and_written_back_byte_for_byte() {
    let mut counts = [0; 9];
    for file in corpus() {
        let module = Module::open(&file.bytes).unwrap_or_else(|e| panic!("{}: {e}", file.name));
        for object in module.objects() {
            let object = object.unwrap_or_else(|e| panic!("{}: {e}", file.name));
            assert_eq!(object.strings().get(object.name_index()), Some(object.name()), "{}", file.name);
            assert_eq!(object.code().len(), object.code_size() as usize, "{}", file.name);
            let tables = [
                1,
                object.strings().len(),
                object.variables().len(),
                object.addresses().len() + object.predicates().len(),
                object.labels().len(),
                object.samplers().len() + object.surfaces().len(),
                object.inputs().len(),
                object.attributes().len(),
            ];
            counts[1..].iter_mut().zip(tables).for_each(|(sum, count)| *sum += count);
        }
        assert_eq!(collect_findings(&module), Vec::<String>::new(), "{}", file.name);
        let written = to_bytes(&module.edit().unwrap_or_else(|e| panic!("{}: {e}", file.name)));
        assert!(written == file.bytes, "{} is written as other bytes", file.name);
        counts[0] += 1;
    }
    let [files, objects, strings, variables, flags, labels, states, inputs, attributes] = counts;
    println!(
        "{files} files with {objects} objects: {strings} strings, {variables} general variables, {flags} address and \
         predicate variables, {labels} labels, {states} samplers and surfaces, {inputs} inputs, {attributes} attributes; \
         all are written back byte for byte"
    );
}

#[test]
fn a_lenient_reader_reads_a_good_file_as_a_strict_one_does() {
    for file in committed() {
        let strict = Module::open(&file.bytes).and_then(|m| m.edit());
        let lenient = Module::open_lenient(&file.bytes).and_then(|m| m.edit());
        assert!(strict.is_ok() && strict == lenient, "{}", file.name);
    }
}

#[test]
fn a_module_is_read_in_every_version_as_it_was_written() {
    let minors = (0..=8).map(|minor| Version::new(3, minor)).chain([Version::new(4, 0), Version::new(4, 1)]);
    let mut sizes = Vec::new();
    for version in minors {
        let module = ModuleBuf { version, ..sample_module() };
        let bytes = to_bytes(&module);
        let opened = Module::open(&bytes).unwrap_or_else(|e| panic!("{version}: {e}"));
        assert_eq!((opened.version(), collect_findings(&opened)), (version, Vec::new()));
        assert_eq!(without_positions(opened.edit().unwrap()), without_positions(module), "{version}");
        sizes.push(bytes.len());
    }
    // Version 3.4 widens IDs, 3.5 the count of inputs, and 3.7 the lengths of names. No other
    // change affects the size.
    assert_eq!(sizes[0], sizes[3]);
    assert_eq!(sizes[4] + 3, sizes[5]);
    assert_eq!(sizes[6] + 2, sizes[7]);
    assert!(sizes[3] < sizes[4] && sizes[7..].iter().all(|size| *size == sizes[7]), "{sizes:?}");
}

#[test]
fn a_member_that_an_older_version_cannot_hold_is_named_in_the_error() {
    let mut module = ModuleBuf { version: Version::new(3, 3), ..sample_module() };
    module.objects[0].variables[1].alias_index = 0x1_0000;
    let error = module.to_bytes().unwrap_err().to_string();
    let expected =
        "object 0, kernel_data.var_info[1].alias_index: 0x10000 does not fit into this version of the format";
    assert_eq!(error, expected);
    let long = "n".repeat(256);
    let module = ModuleBuf { version: Version::new(3, 6), objects: vec![ObjectBuf::kernel(&long)] };
    let error = module.to_bytes().unwrap_err().to_string();
    let expected = "common_isa_header.kernel_info[0].name_len: 0x100 does not fit into this version of the format";
    assert_eq!(error, expected);
    let mut module = sample_module();
    module.objects[1].strings.push("a\0b");
    let error = module.to_bytes().unwrap_err().to_string();
    assert_eq!(error, "object 1, function_data.string_pool[2].text: 0x0 has no meaning here");
}

#[test]
fn declarations_are_found_by_id_and_by_name() {
    let bytes = to_bytes(&sample_module());
    let module = Module::open(&bytes).unwrap();
    assert_eq!((module.len(), module.kernels().count(), module.functions().count()), (2, 1, 1));
    let kernel = module.named("saxpy").unwrap().unwrap();
    assert!(kernel.is_kernel() && module.named("saxp").is_none());
    let low = kernel.variables().named("low").unwrap();
    assert_eq!((low.id, low.data_type(), low.alignment()), (33, Some(DataType::Uw), Some(Align::Word)));
    assert_eq!((low.alias(), low.attributes().len()), (Some((32, 4)), 1));
    assert_eq!(low.attributes().iter().next().unwrap().attribute(), Some(Attribute::Output));
    assert_eq!(kernel.variables().get(33).unwrap().name().unwrap(), "low");
    assert!(kernel.variables().get(31).is_none() && kernel.variables().get(34).is_none());
    assert!(kernel.variables().named("saxpy").is_none() && kernel.variables().named("nothing").is_none());
    assert_eq!(kernel.predicates().named("p").unwrap().id, 1);
    assert_eq!(kernel.surfaces().named("t").unwrap().id, 6);
    assert_eq!(kernel.labels().get(0).unwrap().kind(), Some(LabelKind::Subroutine));
    assert_eq!(kernel.attributes().get(Attribute::SimdSize).unwrap().number(), Some(16));
    assert_eq!(kernel.attributes().named("NoBarrier").unwrap().flag(), Some(true));
    assert!(kernel.attributes().get(Attribute::Target).is_none());
    let binaries: Vec<_> = kernel.binaries().map(|b| (b.platform(), b.code)).collect();
    assert_eq!(binaries, [(Some(GenPlatform::Skl), &[1, 2, 3][..]), (Some(GenPlatform::Tgllp), &[4; 40][..])]);
    let helper = module.named("helper").unwrap().unwrap();
    assert_eq!((helper.linkage(), helper.input_size(), helper.return_value_size()), (Some(Linkage::Global), 2, 1));
    assert_eq!((helper.code(), helper.inputs().len(), helper.binaries().count()), (&[0x5f][..], 0, 0));
}

#[test]
fn predefined_variables_are_found_by_id_and_by_name() {
    let null = predefined(VariableClass::General, 0).unwrap();
    assert_eq!((null.name, null.data_type, null.writable), ("%null", Some(DataType::Ud), false));
    assert!(predefined(VariableClass::General, 22).is_none(), "a reserved number");
    assert!(predefined(VariableClass::General, 32).is_none() && predefined(VariableClass::Surface, 5).is_some());
    assert_eq!(predefined_named("%arg").map(|p| (p.class, p.index)), Some((VariableClass::General, 8)));
    assert!(predefined_named("").is_none());
}

#[test]
fn instructions_are_decoded_with_their_places_in_the_file() {
    let bytes = to_bytes(&sample_module());
    let kernel = Module::open(&bytes).unwrap().named("saxpy").unwrap().unwrap();
    let start = kernel.code_offset() as usize;
    assert_eq!(bytes[start..start + 2], [0x59, 0x5f]);
    let instructions: Vec<_> =
        kernel.instructions().with_offsets().map(|i| i.map(|(o, i)| (o, i.kind().to_string()))).collect();
    assert_eq!(instructions, [Ok((start, "BARRIER".to_owned())), Ok((start + 1, "YIELD".to_owned()))]);
    assert_eq!(kernel.instructions().with_offsets().count(), 2);
}

#[test]
fn a_module_is_converted_with_its_instructions() {
    let mut converted = 0;
    for file in committed() {
        let mut module = Module::open(&file.bytes).unwrap().edit().unwrap();
        let original = module.clone();
        if module.version == NEWEST_VERSION || module.convert(NEWEST_VERSION).is_err() {
            continue;
        }
        let newer = to_bytes(&module);
        let opened = Module::open(&newer).unwrap();
        assert_eq!((opened.version(), collect_findings(&opened)), (NEWEST_VERSION, Vec::new()), "{}", file.name);
        let mut back = opened.edit().unwrap();
        back.convert(original.version).unwrap_or_else(|e| panic!("{}: {e}", file.name));
        assert_eq!(without_positions(back), without_positions(original), "{}", file.name);
        converted += 1;
    }
    assert!(converted > 30, "{converted} files were converted");
}

#[test]
fn an_object_that_grows_moves_later_objects() {
    let mut module = Module::open(&to_bytes(&sample_module())).unwrap().edit().unwrap();
    module.objects[0].code.extend([0x59; 100]);
    module.objects[0].add_variable("more", DataType::D, 1, Align::Dword);
    let bytes = to_bytes(&module);
    let opened = Module::open(&bytes).unwrap();
    assert_eq!(collect_findings(&opened), Vec::<String>::new());
    assert_eq!(without_positions(opened.edit().unwrap()), without_positions(module));
}

/// Checks that each change of the sample breaks one rule, which is reported by name.
#[test]
fn a_broken_rule_is_found_by_name_and_place() {
    type Change = fn(&mut ModuleBuf);
    let cases: [(&str, Change); 12] = [
        ("kernel_data.name_index: there is no string_pool 99, of 11", |m| m.objects[0].name_index = 99),
        ("kernel_data.var_info[1].alias_index: there is no var_info 34; the first of 2 is 32", |m| {
            m.objects[0].variables[1].alias_index = 34;
        }),
        ("kernel_data.var_info[0].alias_index: there is no var_info 22; the first of 2 is 32", |m| {
            m.objects[0].variables[0].alias_index = 22;
        }),
        ("kernel_data.var_info[0].num_elements: 0 is not in [1..4096]", |m| m.objects[0].variables[0].elements = 0),
        ("kernel_data.var_info[1].alias_scope_specifier: 0x1 must be 0x0", |m| {
            m.objects[0].variables[1].alias_scope = 1;
        }),
        ("kernel_data.var_info[1].attribute_info[0].name: there is no string_pool 11, of 11", |m| {
            m.objects[0].variables[1].attributes[0].name = 11;
        }),
        ("kernel_data.predicate_info[0].num_elements: 0x3 has no meaning", |m| m.objects[0].predicates[0].elements = 3),
        ("kernel_data.label_info[0].kind: 0x9 has no meaning", |m| m.objects[0].labels[0].kind = 9),
        ("kernel_data.input_info[0].id: there is no var_info 40; the first of 2 is 32", |m| {
            let KindBuf::Kernel { inputs, .. } = &mut m.objects[0].kind else { return };
            inputs[0].id = 40;
        }),
        ("kernel_data.input_info[1].id: there is no surface_info 7; the first of 1 is 6", |m| {
            let KindBuf::Kernel { inputs, .. } = &mut m.objects[0].kind else { return };
            inputs[1].id = 7;
        }),
        ("function_data.return_value_size: 13 is not in [0..12]", |m| {
            let KindBuf::Function { return_value_size, .. } = &mut m.objects[1].kind else { return };
            *return_value_size = 13;
        }),
        ("common_isa_header.function_info[0].linkage: 0x7 has no meaning", |m| {
            let KindBuf::Function { linkage, .. } = &mut m.objects[1].kind else { return };
            *linkage = 7;
        }),
    ];
    for (expected, change) in cases {
        let mut module = sample_module();
        change(&mut module);
        let bytes = to_bytes(&module);
        let found = collect_findings(&Module::open(&bytes).unwrap());
        assert!(found.len() == 1 && found[0].ends_with(expected), "{found:?}, not {expected}");
    }
}

/// Offset of the first kernel entry: after six bytes and the number of kernels.
const FIRST_KERNEL_ENTRY: usize = 8;
/// Offset of the object offset: after the name's length and the name.
const OFFSET_MEMBER: usize = FIRST_KERNEL_ENTRY + 2 + 5;

fn patched_sample(offset: usize, value: u32) -> Vec<u8> {
    let mut bytes = to_bytes(&sample_module());
    bytes[offset..offset + 4].copy_from_slice(&value.to_le_bytes());
    bytes
}

#[test]
fn invalid_offsets_and_sizes_are_reported_by_member() {
    let good = to_bytes(&sample_module());
    let bytes = patched_sample(OFFSET_MEMBER, 0xffff_fff0);
    let module = Module::open(&bytes).unwrap();
    let size = u32::from_le_bytes(good[OFFSET_MEMBER + 4..OFFSET_MEMBER + 8].try_into().unwrap());
    let error = module.kernels().next().unwrap().unwrap_err().to_string();
    let file = good.len();
    let expected = format!(
        "at byte 0xf, common_isa_header.kernel_info[0].offset: {size} bytes at 0xfffffff0 are not inside the file, \
         which has {file:#x}"
    );
    assert_eq!(error, expected);
    assert_eq!(collect_findings(&module)[0], expected);
    assert!(module.functions().next().unwrap().is_ok(), "the other object can be read");

    let bytes = patched_sample(OFFSET_MEMBER + 8, 3);
    let found = collect_findings(&Module::open(&bytes).unwrap());
    let inputs = u32::from_le_bytes(good[OFFSET_MEMBER + 8..OFFSET_MEMBER + 12].try_into().unwrap());
    let expected =
        format!("at byte 0x17, common_isa_header.kernel_info[0].input_offset: is 0x3, and should be {inputs:#x}");
    assert_eq!(found, [expected]);

    let bytes = patched_sample(OFFSET_MEMBER + 4, size - 1);
    let error = Module::open(&bytes).unwrap().kernels().next().unwrap().unwrap_err().to_string();
    assert!(error.ends_with("kernel_info[0]: kernel_data.instructions: 2 bytes are wanted, 1 are left"), "{error}");

    let bytes = patched_sample(OFFSET_MEMBER + 4, size + 1);
    let found = collect_findings(&Module::open(&bytes).unwrap());
    assert!(found.len() == 1 && found[0].ends_with("kernel_info[0]: 1 bytes follow that have no meaning"), "{found:?}");

    let mut bytes = good;
    bytes.push(0);
    let found = collect_findings(&Module::open(&bytes).unwrap());
    assert_eq!(found, [format!("at byte {file:#x}, the file: 1 bytes follow that have no meaning")]);
}

#[test]
fn overlapping_objects_are_refused_but_read_leniently_up_to_the_file_size() {
    let kernel = ObjectBuf::kernel(&"k".repeat(400));
    let module = ModuleBuf { version: NEWEST_VERSION, objects: vec![kernel.clone(), kernel] };
    let mut bytes = to_bytes(&module);
    // The header states that both kernels fill the whole file.
    let (size, description) = (bytes.len() as u32, 2 + 400 + 17);
    for kernel in 0..2 {
        let at = FIRST_KERNEL_ENTRY + kernel * description + 2 + 400;
        bytes[at..at + 4].copy_from_slice(&0u32.to_le_bytes());
        bytes[at + 4..at + 8].copy_from_slice(&size.to_le_bytes());
    }
    let error = Module::open(&bytes).unwrap_err().to_string();
    assert!(error.ends_with("kernel_info[1].offset: objects lie over each other"), "{error}");
    let module = Module::open_lenient(&bytes).unwrap();
    assert_eq!(module.objects().filter(Result::is_ok).count(), 2);
    assert!(collect_findings(&module).iter().any(|f| f.ends_with("objects lie over each other")));
}

#[test]
fn many_entries_for_the_same_bytes_do_not_multiply_the_work() {
    const KERNELS: usize = 0xffff;
    let module = ModuleBuf { version: NEWEST_VERSION, objects: vec![ObjectBuf::kernel("k")] };
    let small = to_bytes(&module);
    let description = small[FIRST_KERNEL_ENTRY..FIRST_KERNEL_ENTRY + 20].to_vec();
    let mut bytes = small[..FIRST_KERNEL_ENTRY - 2].to_vec();
    bytes.extend((KERNELS as u16).to_le_bytes());
    let from = bytes.len();
    (0..KERNELS).for_each(|_| bytes.extend(&description));
    // No variables and no functions.
    bytes.extend([0; 4]);
    let length = bytes.len();
    for kernel in 0..KERNELS {
        let at = from + kernel * description.len() + 3;
        bytes[at..at + 4].copy_from_slice(&0u32.to_le_bytes());
        bytes[at + 4..at + 8].copy_from_slice(&(length as u32).to_le_bytes());
    }
    let error = Module::open(&bytes).unwrap_err().to_string();
    assert!(error.ends_with("objects lie over each other"), "{error}");
    let module = Module::open_lenient(&bytes).unwrap();
    let things = module.objects().flatten().map(|o| 1 + o.strings().len() + o.code().len() + o.variables().len());
    let things = things.sum::<usize>();
    assert!((KERNELS..2 * bytes.len()).contains(&things), "{things} things in {} bytes", bytes.len());
    let mut found = 0;
    module.check(&mut |_| found += 1);
    assert!((KERNELS - 1..bytes.len()).contains(&found), "{found} findings");
}

#[test]
fn other_files_and_unknown_versions_have_different_errors() {
    let error = |bytes: &[u8]| Module::open(bytes).unwrap_err().to_string();
    let elf = b"\x7fELF\x02\x01\x01\0\0\0\0\0";
    assert_eq!(error(elf), "at byte 0x0, common_isa_header.magic_number: 0x464c457f must be 0x41534943");
    assert!(Module::open_lenient(elf).is_err() && Module::open_lenient(b"").is_err());
    assert_eq!(error(b""), "at byte 0x0, common_isa_header.magic_number: 4 bytes are wanted, 0 are left");
    assert_eq!(error(b"CISA"), "at byte 0x4, common_isa_header.major_version: 1 bytes are wanted, 0 are left");
    let mut bytes = to_bytes(&sample_module());
    bytes[5] = 2;
    let unknown = "at byte 0x4, common_isa_header.major_version: version 4.2 cannot be read, only 3.0 to 4.1";
    assert_eq!(error(&bytes), unknown);
    let module = Module::open_lenient(&bytes).unwrap();
    assert_eq!((module.version(), collect_findings(&module)), (NEWEST_VERSION, vec![unknown.to_owned()]));
    assert!(module.named("helper").unwrap().is_ok());
}

#[test]
fn members_after_a_broken_table_are_located_by_offsets() {
    let good = sample_module();
    let mut bytes = to_bytes(&good);
    let kernel = Module::open(&bytes).unwrap().named("saxpy").unwrap().unwrap();
    // The number of strings is the first member.
    let at = kernel.offset() as usize;
    bytes[at..at + 4].copy_from_slice(&u32::MAX.to_le_bytes());
    let strict = Module::open(&bytes).unwrap().named("saxpy").unwrap().unwrap_err().to_string();
    assert!(strict.contains("kernel_info[0]: kernel_data.string_pool["), "{strict}");
    let module = Module::open_lenient(&bytes).unwrap();
    let kernel = module.named("saxpy").unwrap().unwrap();
    assert!(kernel.strings().len() >= 11, "at least the strings that are there");
    assert!(kernel.variables().is_empty());
    assert_eq!((kernel.inputs().len(), kernel.attributes().len(), kernel.code()), (2, 2, &[0x59, 0x5f][..]));
    assert!(collect_findings(&module).contains(&strict));
}

#[test]
fn a_truncated_file_is_read_up_to_the_cut() {
    let whole = to_bytes(&sample_module());
    let mut before = 0;
    for length in 6..whole.len() {
        let cut = &whole[..length];
        let module = Module::open_lenient(cut).unwrap();
        let mut found = Vec::new();
        module.check(&mut |finding| found.push(finding));
        assert!(!found.is_empty(), "nothing was found wrong with {length} of {} bytes", whole.len());
        assert!(found.iter().all(|f| f.offset <= length), "{length}: {found:?}");
        let kept = module.objects().flatten().map(|object| {
            let tables = object.strings().len() + object.variables().len() + object.labels().len();
            1 + tables
                + object.inputs().len()
                + object.code().len()
                + object.binaries().map(|b| b.code.len()).sum::<usize>()
        });
        let kept = kept.sum::<usize>();
        assert!(kept >= before, "{length} bytes give {kept} things, one byte less gave {before}");
        before = kept;
        if let Ok(strict) = Module::open(cut) {
            let objects: Vec<_> = strict.objects().collect();
            let read = objects.iter().filter(|o| o.is_ok()).count();
            assert!(read < 2, "{length}: the last object is cut, and said to be whole");
        }
    }
}

#[test]
fn operands_of_all_instructions_can_be_changed() {
    let (mut shown, mut files) = (0, 0);
    for file in committed() {
        let module = Module::open(&file.bytes).expect("it opens").edit().expect("it can be read");
        let mut same = module.clone();
        let mut seen = Vec::new();
        let changed = same.rewrite_operands(&mut |object, kind, operand| {
            let value = match operand {
                OperandMut::Vector(operand) => Value::VecOperand(*operand),
                OperandMut::Raw(operand) => Value::RawOperand(*operand),
                other => panic!("{other:?}"),
            };
            seen.push((object, kind, format!("{value:?}")));
        });
        let mut expected = Vec::new();
        let mut readable = true;
        for (number, object) in module.objects.iter().enumerate() {
            for inst in object.instructions(module.version) {
                let Ok(inst) = inst else {
                    readable = false;
                    break;
                };
                inst.fields(&mut |_, value| match value {
                    Value::VecOperand(_) | Value::RawOperand(_) => {
                        expected.push((number, inst.kind(), format!("{value:?}")));
                    }
                    Value::RawOperands(list) => expected
                        .extend(list.iter().map(|raw| (number, inst.kind(), format!("{:?}", Value::RawOperand(raw))))),
                    _ => {}
                });
            }
        }
        assert_eq!(changed.is_ok(), readable, "{}", file.name);
        assert!(same == module, "{}: nothing was changed", file.name);
        if readable {
            assert!(seen == expected, "{}", file.name);
            (shown, files) = (shown + seen.len(), files + 1);
        }
    }
    println!("{shown} operands of {files} files");
    assert!(shown > 3_000);
}
