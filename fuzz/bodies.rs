//! Properties that hold for any bytes: the bodies of the fuzz targets. The tests of the project run
//! them on damaged files.
//!
//! For example, each instruction that can be decoded is encoded to the same bytes. A function takes
//! the bytes of a fuzzer, panics if a property is violated, and returns the number of items that it
//! read.
//!
//! Each takes bytes as a fuzzer makes them, panics where a promise is broken, and gives how many
//! things it read.

use openvisa::isa::{Inst, Instructions, LAYOUTS, Platform, Writer};
use openvisa::module::{Object, Piece, PieceKind, Recovery};
use openvisa::validate::{Error, validate_object};
use openvisa::{Module, Version};

/// Opens a file strictly and leniently, checks it against the specification, reads all tables, and
/// copies and writes it.
pub(crate) fn check_container(bytes: &[u8]) -> usize {
    let mut things = 0;
    if let Ok(module) = Module::open(bytes) {
        things += module.objects().flatten().map(|object| count_declarations(&object)).sum::<usize>();
        let _ = module.edit();
    }
    let Ok(module) = Module::open_lenient(bytes) else { return things };
    things += module.objects().flatten().map(|object| count_declarations(&object)).sum::<usize>();
    assert!(things <= 4 * bytes.len(), "{things} things in {} bytes", bytes.len());
    let mut findings = 0;
    module.check(&mut |finding| {
        findings += 1;
        assert!(finding.offset <= bytes.len(), "{finding}");
    });
    assert!(findings <= 4 * bytes.len(), "{findings} findings in {} bytes", bytes.len());
    // Any module that was opened can be copied. Writing may fail if its version is damaged.
    let copy = module.edit().expect("what can be read can be copied");
    if let Ok(written) = copy.to_bytes() {
        let again = Module::open(&written).expect("what was written can be read");
        let sizes =
            |m: &Module<'_>| m.objects().flatten().map(|o| (o.strings().len(), o.code().len())).collect::<Vec<_>>();
        assert_eq!(sizes(&module), sizes(&again));
    }
    things
}

/// Returns the number of declarations of an object.
fn count_declarations(object: &Object<'_>) -> usize {
    let mut things = object.strings().iter().count() + object.inputs().iter().count();
    things +=
        object.attributes().iter().map(|a| a.name().map_or(1, |name| name.as_bytes().len().min(1))).sum::<usize>();
    things += object.variables().iter().map(|v| 1 + v.attributes().iter().count()).sum::<usize>();
    things += object.labels().iter().map(|v| 1 + v.attributes().iter().count()).sum::<usize>();
    things += object.addresses().iter().count() + object.predicates().iter().count();
    things += object.samplers().iter().count() + object.surfaces().iter().count();
    things + object.binaries().map(|binary| binary.code.len().min(1)).sum::<usize>()
}

/// Checks code. The first byte selects the version, the second the number of variables. See
/// [`check_code`].
pub(crate) fn check_instructions(bytes: &[u8]) -> usize {
    let [version, limit, code @ ..] = bytes else { return 0 };
    let versions = [(3, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5), (3, 6), (3, 7), (3, 8), (4, 0), (4, 1)];
    let (major, minor) = versions[usize::from(*version) % versions.len()];
    check_code(code, Version::new(major, minor), u64::from(*limit) + 32).0
}

/// Decodes code up to the first error. Checks that instructions are encoded to the same bytes, that
/// the layout tables give the same lengths, and that the recovered pieces cover the code.
/// `variables` is an upper bound of the indices of variables.
///
/// Returns the number of decoded instructions, and the number of pieces.
pub(crate) fn check_code(code: &[u8], version: Version, variables: u64) -> (usize, usize) {
    let mut buffer = [0; 2048];
    let mut read = 0;
    let mut stream = Instructions::new(code, version);
    loop {
        let start = stream.offset();
        match stream.next() {
            None => break,
            Some(Ok(inst)) => {
                let bytes = &code[start..stream.offset()];
                check_round_trip(&inst, bytes, version, &mut buffer);
                assert_eq!(LAYOUTS.check(&code[start..], version), Ok(bytes.len()), "{inst:?}");
                read += 1;
            }
            Some(Err(error)) => {
                assert!(error.offset <= code.len(), "{error}");
                let fault = LAYOUTS.check(&code[start..], version).expect_err("the tables say the same");
                assert!(!fault.to_string().is_empty());
                break;
            }
        }
    }
    let pieces = check_recovery(code, version, variables);
    assert!(pieces <= code.len());
    (read, pieces)
}

/// Checks that a decoded instruction is encoded to its original bytes.
fn check_round_trip(inst: &Inst<'_>, bytes: &[u8], version: Version, buffer: &mut [u8]) {
    assert_eq!(inst.encoded_len(version), bytes.len(), "{inst:?}");
    let mut writer = Writer::new(buffer, version);
    inst.encode(&mut writer).unwrap_or_else(|error| panic!("{error}: {inst:?}"));
    if version > Version::new(3, 0) {
        assert_eq!(writer.written(), bytes, "{inst:?}");
    } else {
        // Version 3.0 has two codes for one execution mask; the first one is written.
        let again = Instructions::new(writer.written(), version).next();
        assert_eq!(again, Some(Ok(*inst)), "{:x?} instead of {bytes:x?}", writer.written());
    }
}

/// Checks that the pieces of recovered code are contiguous and cover all bytes. Returns their
/// number.
fn check_recovery(code: &[u8], version: Version, variables: u64) -> usize {
    let (mut end, mut count) = (0, 0);
    for Piece { offset, len, kind } in Recovery::new(code, version, variables) {
        assert!(offset == end && len > 0, "{kind:?} of {len} bytes at {offset}");
        if let PieceKind::Cut { read, fields, .. } = kind {
            assert!(read < fields);
        }
        end = offset + len;
        count += 1;
    }
    assert_eq!(end, code.len());
    count
}

/// Validates the instructions of a file. The first byte selects the platform.
pub(crate) fn check_validator(bytes: &[u8]) -> usize {
    let [platform, file @ ..] = bytes else { return 0 };
    let platform = Platform::ALL[usize::from(*platform) % Platform::ALL.len()];
    let Ok(module) = Module::open_lenient(file) else { return 0 };
    module.objects().flatten().map(|object| count_findings(object, platform)).sum()
}

/// Validates an object. Returns the number of findings.
pub(crate) fn count_findings(object: Object<'_>, platform: Platform) -> usize {
    let mut findings = 0;
    validate_object(object, platform, &mut |_, offset, error| {
        findings += 1;
        assert!(offset <= object.code().len());
        if let Error::Rule(finding) = error {
            assert!(finding.line > 0 && !finding.file.is_empty(), "{finding}");
        }
    });
    findings
}
