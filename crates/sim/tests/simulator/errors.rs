//! Tests of what a program prints that returns an error from `main`, which is its `Debug`.

use openvisa_sim::{Argument, Array, Check, ImageFormat, LaunchFile, Sampler, Zebin};
use std::error::Error;

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
