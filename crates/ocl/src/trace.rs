//! What runs, on standard error.
//!
//! `OPENVISA_TRACE=1` asks for it. For example:
//!
//! ```text
//! openvisa: saxpy(`y`: buffer of 4096 bytes, `a`: 4 bytes 0x40000000) over (1024, 1, 1) in groups of (64, 1, 1)
//! openvisa: saxpy: 1024 work-items, 896 instructions in 0.001 s
//! ```

use crate::entry::warn;
use crate::kernel::{Kernel, KernelArgument};
use openvisa_sim::{Report, Sizes};
use std::sync::LazyLock;

/// The environment variable that asks for it.
const TRACE_VARIABLE: &str = "OPENVISA_TRACE";

/// Maximum number of bytes of a value that are shown.
const MAX_SHOWN_BYTES: usize = 16;

/// Whether the user asks for it.
static IS_WANTED: LazyLock<bool> =
    LazyLock::new(|| std::env::var(TRACE_VARIABLE).is_ok_and(|value| !matches!(value.as_str(), "" | "0")));

/// Prints a launch before it runs.
pub(crate) fn print_launch(kernel: &Kernel, arguments: &[KernelArgument], sizes: &Sizes) {
    if !*IS_WANTED {
        return;
    }
    let described = arguments.iter().enumerate().map(|(index, argument)| {
        let described = describe_argument(argument);
        match kernel.core.declaration(index).map(|declared| declared.name.as_str()) {
            Some(name) if !name.is_empty() => format!("`{name}`: {described}"),
            _ => described,
        }
    });
    let described = described.collect::<Vec<_>>().join(", ");
    let [x, y, z] = sizes.global;
    let groups = match sizes.local {
        [0, _, _] => String::new(),
        [x, y, z] => format!(" in groups of ({x}, {y}, {z})"),
    };
    warn(&format!("{}({described}) over ({x}, {y}, {z}){groups}", kernel.core.info.name));
}

/// Prints what a launch did.
pub(crate) fn print_report(kernel: &Kernel, report: &Report) {
    if *IS_WANTED {
        let seconds = report.time.as_secs_f64();
        let (items, instructions) = (report.items, report.instructions);
        warn(&format!("{}: {items} work-items, {instructions} instructions in {seconds:.3} s", kernel.core.info.name));
    }
}

fn describe_argument(argument: &KernelArgument) -> String {
    match argument {
        KernelArgument::Value(bytes) => {
            let shown: String = bytes.iter().take(MAX_SHOWN_BYTES).rev().map(|byte| format!("{byte:02x}")).collect();
            let more = if bytes.len() > MAX_SHOWN_BYTES { "..." } else { "" };
            format!("{} bytes 0x{more}{shown}", bytes.len())
        }
        KernelArgument::Memory(object) if object.image.is_some() => format!("image of {} bytes", object.size),
        KernelArgument::Memory(object) => format!("buffer of {} bytes", object.size),
        KernelArgument::Pointer(address) => format!("pointer {address:#x}"),
        KernelArgument::Null => "null".to_owned(),
        KernelArgument::Local(bytes) => format!("{bytes} bytes of local memory"),
        KernelArgument::Sampler(_) => "sampler".to_owned(),
    }
}
