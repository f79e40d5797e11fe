//! Prints which instructions have semantics. `cargo xtask coverage` runs it.

use openvisa::isa::InstKind;
use openvisa::isa::semantics::Shape;
use openvisa::semantics::UNIMPLEMENTED;

fn main() {
    let (mut with, mut without) = (0, 0);
    for kind in InstKind::ALL {
        let info = kind.info();
        let left_out: Vec<_> = UNIMPLEMENTED.iter().filter(|(_, k)| k == kind).map(|(method, _)| *method).collect();
        let (state, note) = match kind.shape() {
            Shape::Marker => ("no effect", String::new()),
            shape => {
                let shape = if shape == Shape::Lane { "lane" } else { "instruction" };
                with += usize::from(left_out.is_empty());
                without += usize::from(!left_out.is_empty());
                match left_out.is_empty() {
                    true => (shape, String::new()),
                    false => ("unimplemented", format!("  not done: {}", left_out.join(", "))),
                }
            }
        };
        println!("{:20} {state:14} {}{note}", info.name, info.spec);
    }
    println!("{with} instructions have semantics, {without} lack them in some layout or all");
}
