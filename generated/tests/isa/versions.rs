//! What older versions of the object format have otherwise: codes that mean another value, and values that do not exist yet.

use openvisa_isa::bit_fields::ExecControl;
use openvisa_isa::enums::{ExecMask, ExecSize};
use openvisa_isa::{Reader, Version, Wire, Writer};

const OLDEST: Version = Version::new(3, 0);
const NEXT: Version = Version::new(3, 1);

fn read(byte: u8, version: Version) -> Option<(Option<ExecSize>, Option<ExecMask>)> {
    let control = ExecControl::read(&mut Reader::new(&[byte], version)).ok()?;
    Some((control.size(), control.mask()))
}

fn write(mask: ExecMask, version: Version) -> Option<u8> {
    let mut buffer = [0];
    let control = ExecControl::default().with_size(ExecSize::Simd8).with_mask(mask);
    control.write(&mut Writer::new(&mut buffer, version)).ok()?;
    Some(buffer[0])
}

#[test]
fn a_code_means_what_it_meant_in_its_version() {
    let simd8 = Some(ExecSize::Simd8);
    assert_eq!(read(0x73, OLDEST), Some((simd8, Some(ExecMask::M8))));
    assert_eq!(read(0x83, OLDEST), Some((simd8, Some(ExecMask::M1Nm))));
    assert_eq!(read(0x93, OLDEST), Some((simd8, Some(ExecMask::M1))));
    assert_eq!(read(0x93, NEXT), Some((simd8, Some(ExecMask::M2Nm))));
}

#[test]
fn a_value_that_a_version_lacks_is_neither_read_nor_written() {
    for code in 0xa..=0xf {
        assert_eq!(read(code << 4, OLDEST), None, "{code:#x}");
        assert!(read(code << 4, NEXT).is_some(), "{code:#x}");
    }
    assert_eq!(write(ExecMask::M2Nm, OLDEST), None);
    assert_eq!(write(ExecMask::M2Nm, NEXT), Some(0x93));
    // Of two codes the first is written.
    assert_eq!(write(ExecMask::M1, OLDEST), Some(0x03));
}
