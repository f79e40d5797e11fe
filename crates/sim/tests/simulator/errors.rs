//! Tests of errors: what a program prints that returns one from `main`, which is its `Debug`, and
//! the causes.

use openvisa_sim::{
    Argument, Array, Check, ImageFormat, LaunchError, LaunchFile, NpyError, Sampler, Zebin, ZebinError,
};
use std::error::Error;
use std::io::{self, Read};

#[test]
fn an_error_that_main_returns_is_read_as_it_is_displayed() {
    let errors: [Box<dyn Error>; 7] = [
        Box::new(LaunchFile::parse("{\"kernel\": 1}").unwrap_err()),
        Box::new(Argument::encode("uchar", &300.into()).unwrap_err()),
        Box::new(Array::parse(b"not an array").unwrap_err()),
        Box::new(Zebin::parse(b"not a zebin").unwrap_err()),
        Box::new("all of them".parse::<Check>().unwrap_err()),
        Box::new("RGBA".parse::<ImageFormat>().unwrap_err()),
        Box::new("bilinear".parse::<Sampler>().unwrap_err()),
    ];
    for error in errors {
        assert_eq!(format!("{error:?}"), error.to_string());
    }
}

/// A file that cannot be read.
struct BrokenFile;

impl Read for BrokenFile {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the disk is gone"))
    }
}

#[test]
fn the_cause_of_an_error_is_its_variant_and_its_source() {
    let source = |error: &dyn Error| error.source().map(ToString::to_string).unwrap_or_default();
    let error = Zebin::parse(b"not a zebin").unwrap_err();
    assert!(matches!(error, ZebinError::NotElf(_)), "{error}");
    assert_eq!(error.to_string(), format!("not an ELF file: {}", source(&error)));
    let error = Zebin::from_info("kernels:\n  - name: a\n    execution_env:\n      simd_size: many\n").unwrap_err();
    assert!(matches!(error, ZebinError::Info { line: 4, .. }), "{error}");
    let error = Array::read(BrokenFile, 64).unwrap_err();
    assert!(matches!(error, NpyError::Io(_)), "{error}");
    assert_eq!(source(&error), "the disk is gone");
    assert!(matches!(Array::parse(b"not an array"), Err(NpyError::NotNpy)));
    let bytes = Array { descr: "<f4".into(), fortran: false, shape: vec![9], data: vec![0; 36] }.to_bytes();
    assert!(matches!(Array::read(&bytes[..], 35), Err(NpyError::TooLarge)));
    assert!(matches!(Array::parse(&bytes[..bytes.len() - 1]), Err(NpyError::Truncated)));
    assert!(matches!(LaunchFile::parse("{\"kernel\": 1}"), Err(LaunchError::Launch(_))));
}
