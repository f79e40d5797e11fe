//! Prints what the checks of a launch cost: how many times as long kernels take with them, on one
//! core.
//!
//! The kernels are those of `benches/run`, compiled for `dg2`. For example, `saxpy 1.9 ms, races
//! 6.1, registers 2.0, all
//! 6.8` says that a launch of `saxpy` takes 6.1 times as long with the check `races`. Each time is
//! the shortest of some rounds.
//!
//! `cargo run --profile measure -p openvisa-sim --example check_cost`

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Bound, Check, Checker, LaunchFile, Options, Program, Zebin};
use std::error::Error;
use std::path::Path;
use std::time::Duration;

/// Number of launches, of which the fastest counts.
const ROUNDS: usize = 30;

/// The kernels, and their launches.
const LAUNCHES: [(&str, &str); 4] = [
    (
        "saxpy",
        r#""global_size": [1048576], "local_size": [256], "args": [
            {"fill": 1, "type": "float", "count": 1048576}, {"fill": 1, "type": "float", "count": 1048576},
            {"scalar": "float", "value": 3}, {"scalar": "int", "value": 1048576}]"#,
    ),
    (
        "matmul",
        r#""global_size": [256, 256], "local_size": [16, 16], "args": [
            {"fill": 1, "type": "float", "count": 65536}, {"fill": 1, "type": "float", "count": 65536},
            {"fill": 0, "type": "float", "count": 65536}, {"scalar": "int", "value": 256}]"#,
    ),
    (
        "histogram",
        r#""global_size": [4096], "local_size": [256], "args": [
            {"fill": 7, "type": "uchar", "count": 1048576}, {"fill": 0, "type": "uint", "count": 256},
            {"scalar": "int", "value": 1048576}]"#,
    ),
    (
        "nbody",
        r#""global_size": [1024], "local_size": [64], "args": [
            {"fill": 1, "type": "float", "count": 4096}, {"fill": 0, "type": "float", "count": 4096},
            {"scalar": "int", "value": 1024}, {"scalar": "float", "value": 0.01}]"#,
    ),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benches/run/dg2");
    for (name, launch) in LAUNCHES {
        let text = std::fs::read_to_string(folder.join(name).with_extension("visaasm"))?;
        let zebin = Zebin::parse(&std::fs::read(folder.join(name).with_extension("zebin"))?)?;
        let options = ParseOptions { platform: Some(Platform::Dg2), ..ParseOptions::default() };
        let object = parse(&text, &options).module.to_bytes()?;
        let program = Program::load(&[Module::open_text_form(&object)?], Platform::Dg2)?;
        let file = LaunchFile::parse(&format!(r#"{{"kernel": "{name}", {launch}}}"#))?;
        let prepared = file.prepare(&folder, LaunchFile::DEFAULT_MAX_BYTES)?;
        let launch = prepared.launches.first().ok_or("there is no launch")?;
        let kernel = zebin.kernel(name).ok_or("there is no kernel")?;
        let bound = Bound::new(&program, kernel, &prepared.memory, &launch.arguments, launch.sizes)?;
        let time_with = |checks: &[Check]| -> Result<Duration, Box<dyn Error>> {
            let mut shortest = Duration::MAX;
            for _ in 0..ROUNDS {
                let checker = Checker::new(checks);
                let options = Options { threads: 1, checker: checker.as_ref(), ..Options::default() };
                shortest = shortest.min(bound.run(&program, options)?.time);
            }
            Ok(shortest)
        };
        let off = time_with(&[])?;
        let factor = |checks: &[Check]| -> Result<f64, Box<dyn Error>> {
            Ok(time_with(checks)?.as_secs_f64() / off.as_secs_f64())
        };
        let [races, registers, all] = [factor(&[Check::Races])?, factor(&[Check::Registers])?, factor(Check::ALL)?];
        let milliseconds = off.as_secs_f64() * 1e3;
        println!("{name:10} {milliseconds:8.2} ms, races {races:5.1}, registers {registers:5.1}, all {all:5.1}");
    }
    Ok(())
}
