//! Tests of what a program prints that returns an error from `main`, which is its `Debug`.

use openvisa::builder::Builder;
use openvisa::isa::{Instructions, Opcode, Platform};
use openvisa::text::{ParseOptions, parse};
use openvisa::{Module, ModuleBuf};
use openvisa_isa_core::Version;
use std::error::Error;

#[test]
fn an_error_that_main_returns_is_read_as_it_is_displayed() {
    let mut kernel = Builder::kernel("k");
    let elsewhere = Builder::kernel("other").declare_label("end");
    kernel.goto(1, elsewhere);
    let built = kernel.finish_for(Platform::Xe2).unwrap_err();
    let first = built.iter().next().unwrap().clone();
    let parsed = parse(".version 4.1\n.kernel \"k\"\n.frobnicate\n", &ParseOptions::default()).diagnostics;
    let mut module = ModuleBuf::of([Builder::kernel("k").finish().unwrap()]);
    module.objects[0].name = vec![b'k'; 1 << 16];
    let decoded = Instructions::new(&[0xff], Version::new(4, 1)).next().unwrap().unwrap_err();
    let errors: [Box<dyn Error>; 8] = [
        Box::new(built),
        Box::new(first),
        Box::new(parsed.into_iter().next().unwrap()),
        Box::new(module.to_bytes().unwrap_err()),
        Box::new(decoded),
        Box::new(Module::open(b"not an object file").unwrap_err()),
        Box::new("adda".parse::<Opcode>().unwrap_err()),
        Box::new("four".parse::<Version>().unwrap_err()),
    ];
    for error in errors {
        assert_eq!(format!("{error:?}"), error.to_string());
        assert_eq!(format!("{error:#?}"), error.to_string());
    }
}
