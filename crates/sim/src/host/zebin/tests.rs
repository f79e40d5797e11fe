//! Tests of the zebin reader.

use crate::host::zebin::*;

const INFO: &str = "---\nversion: '1.20'\nkernels:\n  - name: saxpy\n    execution_env:\n      simd_size: 32\n      \
                    required_work_group_size: [ 8, 1, 1 ]\n    payload_arguments:\n      - arg_type: arg_byvalue\n        \
                    offset: 48\n        size: 4\n        arg_index: 2\n    binding_table_indices:\n      - bti_value: 1\n        \
                    arg_index: 0\nkernels_misc_info:\n- name: saxpy\n  args_info:\n  - index: 2\n    name: a\n    \
                    type_name: 'float;4'\n...\n";

#[test]
fn the_subset_of_yaml_is_read() {
    let zebin = Zebin::from_info(INFO).unwrap();
    let kernel = zebin.kernel("saxpy").unwrap();
    assert_eq!((kernel.simd_size, kernel.required_size), (32, Some([8, 1, 1])));
    assert_eq!(kernel.payload[0].offset, 48);
    assert_eq!(kernel.payload[0].index, Some(2));
    assert_eq!(kernel.bindings, [(1, 0)]);
    assert_eq!(kernel.arguments[0].type_name, "float;4");
}

#[test]
fn attributes_of_the_source_are_as_opencl_writes_them() {
    let info = "kernels:\n  - name: f\n    user_attributes:\n      intel_reqd_sub_group_size: 16\n      \
                intel_reqd_workgroup_walk_order: [ 0, 1, 2 ]\n      vec_type_hint: uchar4\n      \
                work_group_size_hint: [ 4, 2, 1 ]\n  - name: g\n";
    let zebin = Zebin::from_info(info).unwrap();
    let expected = ["work_group_size_hint(4,2,1)", "vec_type_hint(uchar4)", "intel_reqd_sub_group_size(16)"];
    let written: Vec<_> = zebin.kernel("f").unwrap().attributes.iter().map(ToString::to_string).collect();
    assert_eq!(written, expected);
    assert_eq!(zebin.kernel("g").unwrap().attributes, []);
}

/// A section of an ELF file.
struct Section {
    name: &'static str,
    kind: u32,
    bytes: Vec<u8>,
    link: u32,
    info: u32,
    entry: u64,
}

fn section(name: &'static str, kind: u32, bytes: Vec<u8>) -> Section {
    Section { name, kind, bytes, link: 0, info: 0, entry: 0 }
}

/// Encodes a relocatable ELF file. Sections are numbered from 1; a section with their names
/// follows.
fn elf(mut sections: Vec<Section>) -> Vec<u8> {
    sections.push(section(".shstrtab", 3, Vec::new()));
    let mut names = vec![0];
    let places: Vec<u32> = sections
        .iter()
        .map(|s| {
            let at = names.len() as u32;
            names.extend(s.name.bytes().chain([0]));
            at
        })
        .collect();
    if let Some(last) = sections.last_mut() {
        last.bytes = names;
    }
    let mut body = vec![0; 64];
    let mut headers = vec![0; 64];
    for (Section { kind, bytes, link, info, entry, .. }, name) in sections.iter().zip(places) {
        body.resize(body.len().next_multiple_of(8), 0);
        headers.extend([name, *kind].iter().flat_map(|v| v.to_le_bytes()));
        headers.extend([0, 0, body.len() as u64, bytes.len() as u64].iter().flat_map(|v| v.to_le_bytes()));
        headers.extend([*link, *info].iter().flat_map(|v| v.to_le_bytes()));
        headers.extend([8, *entry].iter().flat_map(|v| v.to_le_bytes()));
        body.extend(bytes);
    }
    body.resize(body.len().next_multiple_of(8), 0);
    let table = body.len() as u64;
    let count = sections.len() as u16 + 1;
    body[..16].copy_from_slice(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
    body[16..24].copy_from_slice(&[1, 0, 205, 0, 1, 0, 0, 0]);
    body[40..48].copy_from_slice(&table.to_le_bytes());
    for (at, value) in [(52, 64), (58, 64), (60, count), (62, count - 1)] {
        body[at..at + 2].copy_from_slice(&u16::to_le_bytes(value));
    }
    body.extend(headers);
    body
}

#[test]
fn the_symbol_table_of_a_program_is_no_kernel() {
    let info = INFO.replace("\n...\n", "\n- name: Intel_Symbol_Table_Void_Program\n...\n").replace(
        "kernels_misc_info:",
        "  - name: Intel_Symbol_Table_Void_Program\n    execution_env:\n      simd_size: 32\nkernels_misc_info:",
    );
    let names = |zebin: Zebin| zebin.kernels.into_iter().map(|kernel| kernel.name).collect::<Vec<_>>();
    assert_eq!(names(Zebin::from_info(&info).unwrap()), ["saxpy"]);
    let bytes = elf(vec![section(".ze_info", 1, info.into_bytes())]);
    assert_eq!(names(Zebin::parse(&bytes).unwrap()), ["saxpy"]);
}

#[test]
fn a_replaced_text_leaves_the_other_sections_as_they_are() {
    let bytes = elf(vec![
        section(".ze_info", 1, INFO.as_bytes().to_vec()),
        section(".visaasm", 1, b"first".to_vec()),
        section(".visaasm.f", 1, b"second".to_vec()),
        section(".data.const", 1, vec![1, 2, 3]),
    ]);
    let copy = Zebin::with_replaced_texts(&bytes, |text| (text == "first").then_some("a longer text")).unwrap();
    assert_eq!(Zebin::texts(&copy).unwrap(), ["a longer text", "second"]);
    assert_eq!(Zebin::parse(&copy), Zebin::parse(&bytes));
    assert_eq!(Zebin::with_replaced_texts(&bytes, |_| None).unwrap(), bytes);
    assert!(Zebin::with_replaced_texts(b"no ELF file", |_| None).is_err());
}

#[test]
fn addresses_among_variables_are_written_where_they_belong() {
    use crate::memory::flat_memory::Memory;

    let words = |values: &[u64]| values.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
    // Three variables: `k` at byte 8 of section 2, `g` at byte 0 of section 3, and `z` at byte 16
    // of section 4, which is zero-initialised.
    let symbol = |name: u32, section: u16, value: u64| {
        let mut bytes = name.to_le_bytes().to_vec();
        bytes.extend([0x11, 0]);
        bytes.extend(section.to_le_bytes());
        bytes.extend(words(&[value, 8]));
        bytes
    };
    let symbols = [vec![0; 24], symbol(1, 2, 8), symbol(3, 3, 0), symbol(5, 4, 16)].concat();
    // Relocations of `.data.global`: the address of `k`, and both halves of the address of `z`. The
    // bytes at the location are the addend.
    let global = [(0_u64, 1_u64 << 32 | 1), (16, 3 << 32 | 2), (20, 3 << 32 | 3)];
    let global: Vec<u8> = global.iter().flat_map(|(at, what)| words(&[*at, *what])).collect();
    // A relocation of `.data.const` with an explicit addend: the address of `g` minus 8. The bytes
    // at the location are ignored.
    let constant = words(&[16, 2 << 32 | 1, -8_i64 as u64]);
    let zebin = elf(vec![
        section(".ze_info", 1, INFO.as_bytes().to_vec()),
        section(".data.const", 1, words(&[11, 22, 0x7777])),
        section(".data.global", 1, words(&[4, 33, 0])),
        section(".bss.global", 1, vec![0; 32]),
        Section { link: 7, info: 3, entry: 16, ..section(".rel.data.global", 9, global) },
        Section { link: 7, info: 2, entry: 24, ..section(".rela.data.const", 4, constant) },
        Section { link: 8, info: 1, entry: 24, ..section(".symtab", 2, symbols) },
        section(".strtab", 3, b"\0k\0g\0z\0".to_vec()),
    ]);
    let zebin = Zebin::parse(&zebin).unwrap();
    assert_eq!(zebin.relocations.len(), 4);
    let mut memory = Memory::default();
    memory.add(&[0; 100]);
    memory.load(&zebin, &Program::load(&[], Platform::Dg2).unwrap());
    let place = |kind| memory.variables(kind).unwrap();
    let [constants, globals] = [DataKind::Constant, DataKind::Global].map(|k| memory.address(place(k)));
    let bytes = |kind| memory.buffer(place(kind)).unwrap().bytes();
    assert_eq!(bytes(DataKind::Constant), words(&[11, 22, globals - 8]));
    let zero = globals + 24 + 16;
    assert_eq!(bytes(DataKind::Global), [words(&[constants + 8 + 4, 33, zero]), vec![0; 32]].concat());
    assert_eq!(memory.symbol("z"), Some(zero));
}

#[test]
fn relocations_of_unknown_kinds_are_errors_and_those_beyond_the_end_do_nothing() {
    use crate::memory::flat_memory::Memory;

    let zebin = |at: u64, kind: u64| {
        let symbol = [vec![0; 24], vec![1, 0, 0, 0, 0x11, 0, 2, 0], vec![0; 16]].concat();
        let place = [at.to_le_bytes(), (1 << 32 | kind).to_le_bytes()].concat();
        elf(vec![
            section(".ze_info", 1, INFO.as_bytes().to_vec()),
            section(".data.const", 1, vec![7; 16]),
            Section { link: 4, info: 2, entry: 16, ..section(".rel.data.const", 9, place) },
            Section { link: 5, info: 1, entry: 24, ..section(".symtab", 2, symbol) },
            section(".strtab", 3, b"\0k\0".to_vec()),
        ])
    };
    let unknown = Zebin::parse(&zebin(0, 9)).unwrap_err().to_string();
    assert!(unknown.contains("a relocation of an unknown kind"), "{unknown}");
    for at in [9, 16, u64::MAX] {
        let mut memory = Memory::default();
        memory.load(&Zebin::parse(&zebin(at, 1)).unwrap(), &Program::load(&[], Platform::Dg2).unwrap());
        let id = memory.variables(DataKind::Constant).unwrap();
        assert_eq!(memory.buffer(id).unwrap().bytes(), [7; 16], "{at}");
    }
}

#[test]
fn kernels_without_a_name_in_their_text_have_that_of_their_description() {
    let text = |line: &str| format!(".version 3.8\n{line}\nret (M1, 1)\n").into_bytes();
    let zebin = |kernels: &[&str]| {
        let names: String = kernels.iter().map(|name| format!("  - name: {name}\n")).collect();
        elf(vec![
            section(".ze_info", 1, format!("kernels:\n{names}").into_bytes()),
            section(".visaasm.f", 1, text(".global_function \"f\"")),
            section(".visaasm", 1, text(".kernel \"kernel\"")),
            section(".visaasm", 1, text(".kernel \"kernel\"")),
        ])
    };
    let lines = |kernels: &[&str]| -> Vec<String> {
        let zebin = zebin(kernels);
        let texts = Zebin::texts(&zebin).unwrap();
        texts.iter().map(|text| text.lines().nth(1).unwrap().to_owned()).collect()
    };
    assert_eq!(lines(&["a", "b"]), [".global_function \"f\"", ".kernel \"a\"", ".kernel \"b\""]);
    // If there are fewer kernels than texts, their order says nothing.
    assert_eq!(lines(&["a"])[1..], [".kernel \"kernel\"", ".kernel \"kernel\""]);
}

#[test]
fn tables_have_the_addresses_of_functions_of_the_program() {
    use openvisa::text::{ParseOptions, parse};

    // A table of the functions `f` and `g` and of `absent`. Symbols are undefined or, like `g`, are
    // at an address in a section of machine code.
    let symbol = |name: u8, section: u8, value: u8| {
        let mut bytes = [0; 24];
        (bytes[0], bytes[4], bytes[6], bytes[8]) = (name, 0x12, section, value);
        bytes
    };
    let place = |at: u64, symbol: u64| [at, symbol << 32 | 1].map(u64::to_le_bytes).concat();
    let places = [place(0, 1), place(8, 2), place(16, 3)].concat();
    let zebin = elf(vec![
        section(".ze_info", 1, INFO.as_bytes().to_vec()),
        section(".data.const", 1, vec![0; 24]),
        section(".text.k", 1, vec![0; 64]),
        Section { link: 5, info: 2, entry: 16, ..section(".rel.data.const", 9, places) },
        Section {
            link: 6,
            info: 1,
            entry: 24,
            ..section(".symtab", 2, [[0; 24], symbol(1, 0, 0), symbol(3, 3, 32), symbol(5, 0, 0)].concat())
        },
        section(".strtab", 3, b"\0f\0g\0absent\0".to_vec()),
    ]);
    let texts = ["f", "g"].map(|name| format!(".version 4.1\n.global_function \"{name}\"\nfret (M1, 1)\n"));
    let files = texts.map(|text| parse(&text, &ParseOptions::default()).module.to_bytes().unwrap());
    let modules = files.each_ref().map(|bytes| openvisa::Module::open_text_form(bytes).unwrap());
    let program = Program::load(&modules, Platform::Dg2).unwrap();
    let mut memory = Memory::default();
    memory.load(&Zebin::parse(&zebin).unwrap(), &program);
    let table = memory.buffer(memory.variables(DataKind::Constant).unwrap()).unwrap();
    let [f, g] = ["f", "g"].map(|name| program.function_address(name).unwrap());
    assert_ne!(f, g);
    assert_eq!([0, 8, 16].map(|at| table.load(at, 8)), [f, g, 0]);
}

#[test]
fn the_note_of_the_product_family_names_the_platform() {
    let note = |kind: u32, bytes: &[u8]| {
        let header = [8, bytes.len() as u32, kind].map(u32::to_le_bytes).concat();
        let filled = bytes.iter().copied().chain(std::iter::repeat(0)).take(bytes.len().next_multiple_of(4));
        [header, b"IntelGT\0".to_vec(), filled.collect()].concat()
    };
    let platforms = |notes: &[Vec<u8>]| {
        let info = section(".ze_info", 1, INFO.as_bytes().to_vec());
        let zebin = Zebin::parse(&elf(vec![info, section(".note.intelgt.compat", 7, notes.concat())])).unwrap();
        zebin.kernels[0].platforms.iter().collect::<Vec<_>>()
    };
    let product = |number: u32| note(1, &number.to_le_bytes());
    let bmg = product(1274);
    assert_eq!(platforms(std::slice::from_ref(&bmg)), [Platform::Xe2]);
    assert_eq!(platforms(&[note(4, b"1.20\0"), note(2, &[0; 4]), bmg.clone()]), [Platform::Xe2], "not the first");
    assert_eq!(platforms(&[product(1271)]), [Platform::Pvc, Platform::PvcXt], "two steppings of one device");
    // Unknown devices, truncated notes and missing notes give no platform.
    assert_eq!(platforms(&[product(7)]), []);
    for length in 0..bmg.len() {
        assert_eq!(platforms(&[bmg[..length].to_vec()]), [], "{length}");
    }
    assert_eq!(platforms(&[note(1, &[1; 2])]), [], "not a number");
    let mut endless = note(3, &[]);
    endless[..8].fill(0xff);
    assert_eq!(platforms(&[endless, bmg]), [], "a note longer than the file");
}

#[test]
fn invalid_yaml_is_an_error_with_its_line() {
    let message = |text: &str| Zebin::from_info(text).unwrap_err().to_string();
    let many = message("kernels:\n  - name: a\n    execution_env:\n      simd_size: many\n");
    assert_eq!(many, ".ze_info, line 4: `simd_size` is `many`, not a number");
    let rubbish = message("kernels:\n  - name: a\n    rubbish\n");
    assert!(rubbish.starts_with(".ze_info, line 4: "), "the line ends without a colon: {rubbish}");
    assert!(message("kernels:\n  - name: [a\n").contains("line "));
    assert!(Zebin::parse(b"no ELF").is_err());
}

#[test]
fn hostile_yaml_is_an_error_within_limited_memory() {
    let message = |text: &str| Zebin::from_info(text).unwrap_err().to_string();
    let deep: String = (0..100).map(|i| format!("{}a:\n", " ".repeat(i))).collect();
    assert!(message(&deep).contains("nested too deeply"));
    for (open, close) in [("[", "]"), ("{a: ", "}"), ("- ", "")] {
        let deep = format!("{}1{}", open.repeat(200_000), close.repeat(200_000));
        let what = message(&deep);
        // The YAML parser has another limit for brackets.
        assert!(what.contains("nested too deeply") || what.contains("recursion limit"), "{open}: {what}");
    }
    // Each list repeats the previous one nine times, so expanding the aliases would take 9^30
    // elements.
    let mut bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n".to_owned();
    for i in 1..30 {
        bomb += &format!("a{i}: &a{i} [{}]\n", vec![format!("*a{}", i - 1); 9].join(", "));
    }
    assert_eq!(message(&bomb), ".ze_info, line 2: aliases are not supported");
}

#[test]
fn an_unsupported_property_disables_only_its_kernel() {
    let text = "kernels:\n  - name: a\n    payload_arguments:\n      - arg_type: fog_of_war\n      - arg_type: arg_bypointer\n        \
                arg_index: 1\n        addrmode: stateless\n        addrspace: private\n    inline_samplers:\n      - sampler_index: 3\n        \
                addrmode: spiral\n  - name: b\n";
    let zebin = Zebin::from_info(text).unwrap();
    assert_eq!(
        zebin.kernels[0].unsupported,
        [
            "the kernel wants `fog_of_war`, which is not supported",
            "args[1] is a pointer of the address space `private`, addressed as `stateless`, which is not supported",
            "sampler 3 of the kernel has the unknown mode `spiral`",
        ]
    );
    assert!(zebin.kernels[1].unsupported.is_empty());
}

#[test]
fn local_memory_and_libraries_that_only_the_vendors_driver_places_are_refused_by_name() {
    let text = "kernels:\n  - name: a\n    execution_env:\n      slm_alloc_mode: 1\n      slm_size: 64\n  - name: b\n    \
                execution_env:\n      slm_alloc_mode: 0\n  - name: c\n    required_libs:\n      - libifp\n      - name: other\n";
    let zebin = Zebin::from_info(text).unwrap();
    let library =
        |name| format!("the kernel requires `{name}`, a library of the vendor's driver, which is not supported");
    assert_eq!(zebin.kernels[0].unsupported, ["the kernel has the `slm_alloc_mode` 1, which is not supported"]);
    assert!(zebin.kernels[1].unsupported.is_empty());
    assert_eq!(zebin.kernels[2].unsupported, [library("libifp"), library("other")]);
    let zebin = Zebin::from_info(&format!("required_libs: [all]\n{text}")).unwrap();
    assert_eq!(zebin.kernels[1].unsupported, [library("all")]);
}
