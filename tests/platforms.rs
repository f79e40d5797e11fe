//! Names of platforms. For example, the device name `dg2` of the vendor's compiler selects DG2.

use openvisa::isa::{Enumeration, Platform, PlatformSet};
use std::path::Path;

#[test]
fn device_names_of_the_vendors_compiler_select_their_platform() {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("specs/platforms.md"));
    let text = text.expect("the page is there");
    let mut devices = 0;
    let rows = text.split("| Device | Platform | Product |").nth(1).expect("the table of devices");
    for row in rows.lines().filter_map(|line| line.strip_prefix("| ")).filter(|row| !row.starts_with("---")) {
        let [device, own, product] = row.trim_end_matches(" |").split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let own: Platform = own.parse().expect("a platform");
        // A name shared by a platform and a device means the platform.
        let meant = Platform::ALL.iter().find(|p| p.name().eq_ignore_ascii_case(device)).copied().unwrap_or(own);
        let named = device.parse().or_else(|_| device.to_ascii_uppercase().parse());
        assert_eq!(named, Ok(meant), "{device}");
        assert!(PlatformSet::of_product(product.parse().expect("a number")).contains(own), "{device}");
        devices += 1;
    }
    assert_eq!(PlatformSet::of_product(0), PlatformSet::EMPTY);
    assert!(devices >= 40, "{devices}");
}
