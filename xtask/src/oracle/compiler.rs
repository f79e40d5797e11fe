//! The vendor's offline compiler as a reader of assembler text: what stands in an `__asm__` of a kernel goes through its newest parser, its
//! rules and its printer, for devices that no finalizer of Debian knows. It reads declarations and instructions, not whole files.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The compiler of a root, under the name of its version, which is no link to a place outside of the root.
pub(super) fn program(root: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(root.join("usr/bin")).ok()?.flatten();
    let programs = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with("ocloc-"));
    programs.map(|entry| entry.path()).max()
}

/// The body of a text: its declarations and instructions, but for the label at its beginning and the `ret` at its end.
fn body(text: &str) -> String {
    let statements = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
    let wanted = |line: &&str| match line.strip_prefix('.') {
        Some(directive) => directive.starts_with("decl "),
        None => !line.is_empty() && !line.ends_with(':') && !line.starts_with("ret "),
    };
    statements.filter(wanted).map(|line| format!("{line}\n")).collect()
}

/// A kernel that is nothing but this assembler text.
fn source(body: &str) -> String {
    let quoted = body.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!(
        "__attribute__((intel_reqd_sub_group_size(16)))\n__kernel void k(__global int *p) {{ __asm__ volatile(\"{{\\n{quoted}}}\\n\"); }}\n"
    )
}

/// The instructions of a text as the compiler prints them, without blanks that do not matter. `None`: it does not take the text.
pub(super) fn printed(command: &[OsString], visa: &Path, text: &Path, platform: &str, dir: &Path) -> Option<String> {
    let (device, _) = super::PLATFORMS.iter().find(|(_, known)| *known == platform)?;
    let body = body(&std::fs::read_to_string(text).ok()?);
    std::fs::write(dir.join("k.cl"), source(&body)).ok()?;
    let mut compile = Command::new("timeout");
    compile.arg(super::PATIENCE).args(command).args(["compile", "-file", "k.cl", "-device", device, "-output", "k"]);
    // Its texts are in what it makes.
    compile.args(["-internal_options", "-ze-emit-zebin-visa-sections"]).current_dir(dir);
    run(&mut compile)?;
    let binary =
        std::fs::read_dir(dir).ok()?.flatten().map(|e| e.path()).find(|p| p.extension() == Some("bin".as_ref()))?;
    let shown = run(Command::new(visa).arg("dis").arg(binary))?;
    let shown = String::from_utf8(shown.stdout).ok()?;
    let mnemonics: Vec<_> = instructions(&body).iter().map(|line| mnemonic(line).to_owned()).collect();
    let own = instructions(&shown).into_iter().filter(|line| mnemonics.iter().any(|known| known == mnemonic(line)));
    Some(own.collect::<Vec<_>>().join("\n"))
}

/// What a program that succeeds prints.
fn run(command: &mut Command) -> Option<Output> {
    command.stdin(Stdio::null()).output().ok().filter(|output| output.status.success())
}

/// The instructions of a text, with one blank between words and none within parentheses.
pub(super) fn instructions(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('.') && !line.ends_with(':'));
    lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// The word that an instruction begins with, behind its predicate, up to a dot.
fn mnemonic(line: &str) -> &str {
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
        let body = body(text);
        assert_eq!(body, ".decl V32 v_type=G type=ud num_elts=1\n(!P1) mov.sat (M1, 1)  V32(0,0)<1>   0x1:d\n");
        assert!(source(&body).contains("(\"{\\n.decl V32 v_type=G type=ud num_elts=1\\n(!P1)"), "{}", source(&body));
        assert_eq!(instructions(&body), ["(!P1) mov.sat (M1, 1) V32(0,0)<1> 0x1:d"]);
        assert_eq!(mnemonic("(!P1) mov.sat (M1, 1)"), "mov");
    }
}
