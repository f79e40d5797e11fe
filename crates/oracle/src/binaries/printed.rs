//! The vendor's offline compiler as an assembler: it compiles the text as an `__asm__` statement of
//! an OpenCL kernel.
//!
//! It has the newest parser, rules and printer of the vendor, and supports platforms that no
//! finalizer of Debian does. It reads declarations and instructions, but not whole files. For
//! example, a body of `mov` becomes
//! `__kernel void k(__global int *p) { __asm__ volatile("{\nmov …}\n"); }`.

use crate::engine::device_of_finalizer_platform;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Returns the declarations and instructions of a text, without its first label and its `ret`.
fn statements_of(text: &str) -> String {
    let statements = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
    let wanted = |line: &&str| match line.strip_prefix('.') {
        Some(directive) => directive.starts_with("decl "),
        None => !line.is_empty() && !line.ends_with(':') && !line.starts_with("ret "),
    };
    statements.filter(wanted).map(|line| format!("{line}\n")).collect()
}

/// Returns the source of an OpenCL kernel that consists of this assembler text.
fn kernel_source(body: &str) -> String {
    let quoted = body.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!(
        "__attribute__((intel_reqd_sub_group_size(16)))\n__kernel void k(__global int *p) {{ __asm__ volatile(\"{{\\n{quoted}}}\\n\"); }}\n"
    )
}

/// Compiles a text, and returns its instructions as the compiler prints them, with normalized
/// blanks. Returns `None` if the compiler rejects the text.
pub(super) fn print_instructions(
    command: &[OsString],
    visa: &Path,
    text: &Path,
    platform: &str,
    dir: &Path,
) -> Option<String> {
    let device = device_of_finalizer_platform(platform)?;
    let body = statements_of(&std::fs::read_to_string(text).ok()?);
    std::fs::write(dir.join("k.cl"), kernel_source(&body)).ok()?;
    let mut compile = Command::new("timeout");
    compile
        .arg(super::TIMEOUT_SECONDS)
        .args(command)
        .args(["compile", "-file", "k.cl", "-device", device, "-output", "k"]);
    // The binary then contains the printed text.
    compile.args(["-internal_options", "-ze-emit-zebin-visa-sections"]).current_dir(dir);
    run_program(&mut compile)?;
    let binary =
        std::fs::read_dir(dir).ok()?.flatten().map(|e| e.path()).find(|p| p.extension() == Some("bin".as_ref()))?;
    let shown = run_program(Command::new(visa).arg("dis").arg(binary))?;
    let shown = String::from_utf8(shown.stdout).ok()?;
    let mnemonics: Vec<_> = instructions_of(&body).iter().map(|line| mnemonic_of(line).to_owned()).collect();
    let own =
        instructions_of(&shown).into_iter().filter(|line| mnemonics.iter().any(|known| known == mnemonic_of(line)));
    Some(own.collect::<Vec<_>>().join("\n"))
}

/// Runs a program. Returns its output, or `None` if it fails.
fn run_program(command: &mut Command) -> Option<Output> {
    command.stdin(Stdio::null()).output().ok().filter(|output| output.status.success())
}

/// Returns the instructions of a text with normalized blanks: one between words.
pub(super) fn instructions_of(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('.') && !line.ends_with(':'));
    lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// Returns the mnemonic of an instruction without its suffixes, after the predicate.
fn mnemonic_of(line: &str) -> &str {
    let behind = match line.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((_, rest)) => rest.trim_start(),
        None => line,
    };
    behind.split(['.', ' ']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_becomes_a_kernel_of_its_declarations_and_instructions() {
        let text = ".version 4.1\n.kernel \"k\"\n.decl V32 v_type=G type=ud num_elts=1\n.function \"k_main\"\nk_main:\n  \
                    (!P1) mov.sat (M1, 1)  V32(0,0)<1>   0x1:d // one\n  ret (M1, 1)\n";
        let body = statements_of(text);
        assert_eq!(body, ".decl V32 v_type=G type=ud num_elts=1\n(!P1) mov.sat (M1, 1)  V32(0,0)<1>   0x1:d\n");
        assert!(
            kernel_source(&body).contains("(\"{\\n.decl V32 v_type=G type=ud num_elts=1\\n(!P1)"),
            "{}",
            kernel_source(&body)
        );
        assert_eq!(instructions_of(&body), ["(!P1) mov.sat (M1, 1) V32(0,0)<1> 0x1:d"]);
        assert_eq!(mnemonic_of("(!P1) mov.sat (M1, 1)"), "mov");
    }
}
