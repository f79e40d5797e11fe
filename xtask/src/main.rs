//! Project tasks: `cargo xtask COMMAND`. Thin: the work is in `openvisa-codegen`.

fn main() -> std::process::ExitCode {
    eprintln!("usage: cargo xtask COMMAND");
    std::process::ExitCode::from(2)
}
