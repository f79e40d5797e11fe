//! Tests of kernels without a vendor compiler: descriptions from the inputs of object files, and
//! zebins that are written for them.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{
    Argument, ArgumentInfo, Bound, InputRole, KernelInfo, LaunchError, Memory, Options, PayloadArgument, PayloadBase,
    PayloadKind, PerThreadArgument, PerThreadKind, Program, Sizes, Zebin, ZebinBuilder, ZebinKernel,
};
use openvisa_test_support::archive::case_roots;
use std::collections::BTreeMap;

const PLATFORM: Platform = Platform::Xe2;

fn object_file(text: &str) -> Vec<u8> {
    let parsed = parse(text, &ParseOptions { platform: Some(PLATFORM), ..ParseOptions::default() });
    parsed.object_module(text).expect("it can be written").to_bytes().expect("it can be written")
}

/// Describes the first kernel of an object file by its inputs.
fn describe_kernel(bytes: &[u8], roles: &[(&str, InputRole)]) -> Result<KernelInfo, LaunchError> {
    let module = Module::open(bytes).expect("it opens");
    let kernel = module.kernels().next().expect("there is one").expect("it can be read");
    let roles: BTreeMap<_, _> = roles.iter().map(|(name, role)| ((*name).to_owned(), *role)).collect();
    KernelInfo::with_roles(&kernel, &roles)
}

/// Returns the text of a kernel that copies the input `v` to a buffer. The input has one number per
/// lane, and each work-item stores the number of its lane. `inputs` declares `v` with the type
/// `data_type`.
fn copy_kernel(data_type: &str, inputs: &str, attributes: &str) -> String {
    format!(
        r#".version 4.1
.kernel "copies"
.decl to v_type=G type=uq num_elts=1 align=qword
.decl v v_type=G {data_type} align=GRF
.decl word v_type=G type=ud num_elts=16 align=GRF
.decl item v_type=G type=ud num_elts=16 align=GRF
.decl at v_type=G type=uq num_elts=16 align=GRF
.input to offset=64 size=8
{inputs}
.kernel_attr SimdSize=16
{attributes}
.function "_main"

_main:
    mov (M1, 16) word(0,0)<1> v(0,0)<1;1,0>
    mov (M1, 8) item(0,0)<1> 0x76543210:uv
    add (M1, 8) item(0,8)<1> item(0,0)<1;1,0> 0x8:ud
    mad (M1, 16) item(0,0)<1> %r0(0,2)<0;1,0> 0x10:ud item(0,0)<1;1,0>
    mad (M1, 16) item(0,0)<1> %r0(0,1)<0;1,0> 0x20:ud item(0,0)<1;1,0>
    shl (M1, 16) item(0,0)<1> item(0,0)<1;1,0> 0x2:ud
    add (M1, 16) at(0,0)<1> item(0,0)<1;1,0> to(0,0)<0;1,0>
    lsc_store.ugm (M1, 16) flat[at]:a64 word:d32
    ret (M1, 1)
"#
    )
}

/// Runs a kernel with two groups of 8 by 4 work-items, and returns the buffer.
fn run_text(text: &str, roles: &[(&str, InputRole)]) -> Vec<u32> {
    let bytes = object_file(text);
    let info = describe_kernel(&bytes, roles).expect("it can be described");
    run_with(&bytes, &info)
}

fn run_with(bytes: &[u8], info: &KernelInfo) -> Vec<u32> {
    let program = Program::load(&[Module::open(bytes).expect("it opens")], PLATFORM).expect("it loads");
    let mut memory = Memory::default();
    let to = memory.add(&[0xff; 4 * 64]);
    let sizes = Sizes { global: [16, 4, 1], local: [8, 4, 1], offset: [100, 0, 0] };
    let bound = Bound::new(&program, info, &memory, &[Argument::Buffer(to)], sizes);
    bound.expect("it can be launched").run(&program, Options::default()).expect("it runs");
    let bytes = memory.buffer(to).expect("it is there").bytes();
    bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
}

#[test]
fn inputs_are_bound_to_arguments_in_order() {
    let bytes =
        object_file(&copy_kernel("type=uw num_elts=16", ".input v offset=128 size=32", ".kernel_attr SLMSize=2"));
    let info = describe_kernel(&bytes, &[]).expect("it can be described");
    assert_eq!((info.name.as_str(), info.simd_size, info.slm_size), ("copies", 16, 2048));
    assert_eq!((info.base, info.argument_count()), (PayloadBase::Register0, 2));
    let part = |index, offset, size| PayloadArgument::new(PayloadKind::Inferred, index, offset, size);
    assert_eq!(info.payload, [part(0, 64, 8), part(1, 128, 32)]);
    let names: Vec<_> = info.arguments.iter().map(|argument| argument.name.as_str()).collect();
    assert_eq!(names, ["to", "v"]);
}

#[test]
fn local_and_global_ids_are_passed_to_a_kernel_that_declares_them() {
    let lanes = ".input v offset=128 size=32";
    let x: Vec<u32> = (0..64).map(|item| item % 8).collect();
    let y: Vec<u32> = (0..64).map(|item| item % 32 / 8).collect();
    let of = |role| run_text(&copy_kernel("type=uw num_elts=16", lanes, ""), &[("v", role)]);
    assert_eq!(of(InputRole::LocalIdX), x);
    assert_eq!(of(InputRole::LocalIdY), y);
    assert_eq!(of(InputRole::LocalIdZ), [0; 64]);
    assert_eq!(of(InputRole::Unused), [0; 64]);
    // With the attribute, local ids precede the other inputs: x, and y one register later.
    for (offset, expected) in [(64, &x), (128, &y)] {
        let inputs = format!(".input v offset={offset} size=32");
        let text = copy_kernel("type=uw num_elts=16", &inputs, ".kernel_attr PerThreadInputSize=128");
        let text = text.replace("input to offset=64", "input to offset=192");
        // The local ids begin at the first input, so an unused input is declared before `v`.
        let text = text.replace(".input v", ".decl pad v_type=G type=uw num_elts=16 align=GRF\n.input v");
        let text =
            if offset == 128 { text.replace(".input v", ".input pad offset=64 size=32\n.input v") } else { text };
        assert_eq!(&run_text(&text, &[]), expected, "{offset}");
    }
}

#[test]
fn global_and_local_sizes_are_passed_to_a_kernel_that_declares_them() {
    let first_three = |numbers: Vec<u32>| numbers[..3].to_vec();
    let of = |role| {
        let text = copy_kernel("type=ud num_elts=16", ".input v offset=128 size=64", "");
        first_three(run_text(&text, &[("v", role)]))
    };
    assert_eq!(of(InputRole::LocalSize), [8, 4, 1]);
    assert_eq!(of(InputRole::GlobalSize), [16, 4, 1]);
    assert_eq!(of(InputRole::GroupCount), [2, 1, 1]);
    assert_eq!(of(InputRole::GlobalOffset), [100, 0, 0]);
    assert_eq!(of(InputRole::WorkDimensions), [2, 0, 0]);
    // The object file can state some roles.
    for (word, expected) in [("LOCAL_SIZE", [8, 4, 1]), ("GROUP_COUNT", [2, 1, 1]), ("LOCAL_ID", [0, 0, 0])] {
        let text = copy_kernel("type=ud num_elts=16", &format!(".implicit_{word} v offset=128 size=64"), "");
        let numbers = run_text(&text, &[]);
        assert_eq!(first_three(numbers.clone()), expected, "{word}");
        // The second thread of a group begins in row 2.
        let second = if word == "LOCAL_ID" { [0, 2, 0] } else { expected };
        assert_eq!(numbers[16..19], second, "{word}");
    }
}

#[test]
fn an_input_that_cannot_be_passed_is_an_error_with_its_name() {
    let problems = |inputs: &str, roles: &[(&str, InputRole)]| {
        let error =
            describe_kernel(&object_file(&copy_kernel("type=ud num_elts=16", inputs, "")), roles).expect_err(inputs);
        assert!(matches!(error, LaunchError::Program(_)), "{error}");
        error.problems().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        problems(".decl T6 v_type=T num_elts=1 v_name=T6\n.input T6 offset=128 size=4", &[]),
        ["copies: the input `T6` is a surface or a sampler, which only kernels with a zebin take"]
    );
    assert_eq!(
        problems(".implicit_UNDEFINED_12 v offset=128 size=64", &[("w", InputRole::Unused)]),
        [
            "copies: there is no input `w`, only `to`, `v`",
            "copies: the input `v` is implicit, and what it holds is not known; say it with \"inputs\": {\"v\": ...}"
        ]
    );
    let text =
        copy_kernel("type=ud num_elts=16", ".input v offset=128 size=64", "").replace(".kernel_attr SimdSize=16\n", "");
    let bytes = object_file(&text);
    let info = describe_kernel(&bytes, &[]).expect("it can be described");
    let program = Program::load(&[Module::open(&bytes).expect("it opens")], PLATFORM).expect("it loads");
    let arguments = [Argument::Null, Argument::Bytes(vec![0; 64])];
    let sizes = Sizes { global: [16, 1, 1], local: [16, 1, 1], ..Sizes::default() };
    let error = Bound::new(&program, &info, &Memory::default(), &arguments, sizes).expect_err("it has no lanes");
    assert_eq!(
        error.to_string(),
        "the kernel `copies` has no attribute `SimdSize`, which says how many lanes a thread has"
    );
    let program = Program::load(&[Module::open(&bytes).expect("it opens")], Platform::Skl).expect("it loads");
    let info = KernelInfo { simd_size: 16, ..info };
    assert!(Bound::new(&program, &info, &Memory::default(), &arguments, sizes).is_ok(), "registers may be smaller");
}

/// Writes a zebin for a text with one kernel, and parses it.
fn build_zebin(text: &str, code: Option<&[u8]>) -> (Vec<u8>, Zebin) {
    let bytes = object_file(text);
    let module = Module::open(&bytes).expect("it opens");
    let mut builder = ZebinBuilder::new(PLATFORM);
    builder.add_text("module", text);
    for kernel in module.kernels() {
        let kernel = ZebinKernel::of(&kernel.expect("it can be read")).expect("it can be described");
        builder.add_kernel(ZebinKernel { code, ..kernel }).expect("it can be added");
    }
    let file = builder.to_bytes().expect("it can be written");
    let zebin = Zebin::parse(&file).expect("it can be read");
    (file, zebin)
}

#[test]
fn a_written_zebin_has_the_arguments_of_the_inputs() {
    let text = copy_kernel("type=uw num_elts=16", ".input v offset=64 size=32", ".kernel_attr PerThreadInputSize=128");
    let text = text.replace("input to offset=64", "input to offset=192");
    let (file, zebin) = build_zebin(&text, None);
    assert_eq!(Zebin::texts(&file).expect("texts"), [text.as_str()]);
    assert_eq!(zebin.platform(), Some(PLATFORM));
    let kernel = zebin.kernel("copies").expect("it is there");
    assert_eq!((kernel.base, kernel.simd_size), (PayloadBase::Parts, 16));
    assert_eq!(kernel.per_thread, [PerThreadArgument::local_ids(0, 128)]);
    assert_eq!(kernel.payload, [PayloadArgument::buffer(0, 0)]);
    assert_eq!(kernel.arguments[0].name, "to");
    assert!(kernel.unsupported.is_empty());
    // Both descriptions give the same results.
    let bytes = object_file(&text);
    assert_eq!(run_with(&bytes, kernel), run_with(&bytes, &describe_kernel(&bytes, &[]).expect("it can be described")));
    assert_eq!(run_with(&bytes, kernel)[..9], [0, 1, 2, 3, 4, 5, 6, 7, 0]);
}

#[test]
fn kernel_descriptions_survive_writing_and_reading_a_zebin() {
    let roots = case_roots().expect("the cases can be unpacked");
    let folders = roots.iter().flat_map(|root| std::fs::read_dir(root).expect("cases")).flatten();
    let mut compared = 0;
    for case in folders.filter(|entry| entry.path().is_dir()) {
        for file in std::fs::read_dir(case.path()).expect("a case").flatten() {
            if file.path().extension().is_none_or(|ending| ending != "zebin") {
                continue;
            }
            let bytes = std::fs::read(file.path()).expect("a zebin");
            let original = Zebin::parse(&bytes).expect("it can be read");
            let mut builder = ZebinBuilder::new(original.platform().unwrap_or(PLATFORM));
            for kernel in &original.kernels {
                assert_eq!(kernel.unsupported, [""; 0], "{}", file.path().display());
                builder.add_kernel(ZebinKernel::new(kernel.clone())).expect("it can be added");
            }
            let again = Zebin::parse(&builder.to_bytes().expect("it can be written")).expect("it can be read");
            for (kernel, original) in again.kernels.iter().zip(&original.kernels) {
                // The zebin states these properties in other sections, which the builder does not
                // write.
                let (uneven_groups, platforms) = (original.uneven_groups, original.platforms);
                let kernel = KernelInfo { uneven_groups, platforms, ..kernel.clone() };
                assert_eq!(kernel, *original, "{}", file.path().display());
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_zebin_with_machine_code_has_the_sections_that_drivers_ask_for() {
    let text = copy_kernel("type=uw num_elts=16", ".input v offset=128 size=32", "");
    let code = [0x5a; 160];
    let (file, _) = build_zebin(&text, Some(&code));
    let at = |place: usize, bytes: usize| {
        file[place..place + bytes].iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte))
    };
    // A 64-bit little-endian relocatable file for Intel's graphics processors.
    assert_eq!(file[..7], *b"\x7fELF\x02\x01\x01");
    assert_eq!((at(16, 2), at(18, 2)), (1, 205));
    let (table, count, names) = (at(40, 8), at(60, 2), at(62, 2));
    let header = |index: usize| table + 64 * index;
    let names = at(header(names) + 24, 8);
    let sections: Vec<(String, usize, &[u8])> = (1..count)
        .map(|index| {
            let start = names + at(header(index), 4);
            let name = file[start..].iter().take_while(|byte| **byte != 0).map(|byte| char::from(*byte)).collect();
            let (offset, size) = (at(header(index) + 24, 8), at(header(index) + 32, 8));
            (name, at(header(index) + 4, 4), &file[offset..offset + size])
        })
        .collect();
    let section = |name: &str| sections.iter().find(|(n, ..)| n == name).unwrap_or_else(|| panic!("{sections:?}"));
    assert_eq!((section(".text.copies").1, section(".text.copies").2), (1, &code[..]));
    assert_eq!(section(".visaasm.module").1, 0xff00_0013);
    assert_eq!(section(".ze_info").1, 0xff00_0011);
    let notes = section(".note.intelgt.compat");
    assert_eq!(notes.1, 7);
    // The first note: 8 bytes of name, 4 bytes of content, type 1, `IntelGT`, and the product
    // family.
    assert_eq!(
        notes.2[..24],
        [&[8, 0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0][..], b"IntelGT\0", &1274_u32.to_le_bytes()].concat()
    );
}

#[test]
fn a_kernel_that_a_zebin_cannot_describe_is_refused() {
    let add = |info: KernelInfo, platform| {
        let mut builder = ZebinBuilder::new(platform);
        builder.add_kernel(ZebinKernel::new(info.clone()))?;
        builder.add_kernel(ZebinKernel::new(KernelInfo { name: "other".to_owned(), ..info.clone() }))?;
        builder.add_kernel(ZebinKernel::new(info))
    };
    let info = |offset| KernelInfo {
        name: "k".to_owned(),
        base: PayloadBase::Register0,
        payload: vec![PayloadArgument::buffer(0, offset)],
        ..KernelInfo::default()
    };
    let message = |info, platform| add(info, platform).expect_err("it is refused").to_string();
    assert_eq!(message(info(64), PLATFORM), "there are two kernels `k`");
    assert_eq!(
        message(info(32), Platform::Skl),
        "k: an input is at byte 32, but in a zebin for SKL what all threads share begins at byte 64"
    );
    let lanes = PerThreadArgument { kind: PerThreadKind::FirstLocalId, offset: 64, size: 12 };
    let message_of_lanes = message(KernelInfo { per_thread: vec![lanes], ..info(128) }, PLATFORM);
    assert!(message_of_lanes.contains("`PerThreadInputSize` makes room for them"), "{message_of_lanes}");
    let named = KernelInfo { name: "a\nb".to_owned(), ..info(64) };
    assert_eq!(message(named, PLATFORM), "the name of a kernel has a control character: \"a\\nb\"");
    let unsupported = KernelInfo { unsupported: vec!["it wants more".to_owned()], ..info(64) };
    assert_eq!(message(unsupported, PLATFORM), "k: it wants more");
    assert_eq!(message(info(usize::MAX), PLATFORM), "k: its payload is larger than any register file");
    let mut builder = ZebinBuilder::new(PLATFORM);
    builder.add_text("a\0b", "");
    assert_eq!(
        builder.to_bytes().expect_err("it is refused").to_string(),
        "the name of a module has a null character: \"a\\0b\""
    );
}

#[test]
fn names_with_special_characters_survive_writing_and_reading_a_zebin() {
    let mut builder = ZebinBuilder::new(PLATFORM);
    let names = ["it's: [k]", "#", "\"a\\b\"", "a\nb\r\u{85}\u{2028}\"\\", "\0\u{7f}\u{feff}", " \u{1f600} "];
    let arguments = names.iter().enumerate().map(|(index, name)| ArgumentInfo {
        index,
        name: (*name).to_owned(),
        ..ArgumentInfo::default()
    });
    let info = KernelInfo { name: names[0].to_owned(), arguments: arguments.collect(), ..KernelInfo::default() };
    builder.add_kernel(ZebinKernel::new(info)).expect("it can be added");
    let zebin = Zebin::parse(&builder.to_bytes().expect("it can be written")).expect("it can be read");
    assert_eq!(zebin.kernels[0].name, names[0]);
    let read: Vec<_> = zebin.kernels[0].arguments.iter().map(|argument| argument.name.as_str()).collect();
    assert_eq!(read, names);
}

#[test]
fn a_payload_beyond_all_registers_is_refused() {
    let bytes = object_file(&copy_kernel("type=uw num_elts=16", ".input v offset=128 size=32", ""));
    let program = Program::load(&[Module::open(&bytes).expect("it opens")], PLATFORM).expect("it loads");
    let sizes = Sizes { global: [16, 1, 1], local: [16, 1, 1], ..Sizes::default() };
    let far = [1 << 16, usize::MAX - 7, usize::MAX];
    for (base, offset) in [PayloadBase::Parts, PayloadBase::Register0].iter().flat_map(|b| far.map(|f| (*b, f))) {
        let info = KernelInfo { name: "copies".to_owned(), base, ..KernelInfo::default() };
        let shared = KernelInfo { payload: vec![PayloadArgument::buffer(0, offset)], ..info.clone() };
        let own = KernelInfo { per_thread: vec![PerThreadArgument::local_ids(offset, 64)], ..info };
        for info in [shared, own] {
            let memory = Memory::default();
            let bound = Bound::new(&program, &info, &memory, &[], sizes);
            let error = bound.expect_err("it is refused").to_string();
            assert_eq!(error, "the payload of the kernel is larger than any register file");
        }
    }
}
