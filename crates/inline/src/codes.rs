//! The codes of findings about inline assembly, and of all findings that a block can have.

use openvisa::text::CodeDescription;
use openvisa::validate::Rule;
use openvisa_isa::{InstKind, ObjectRule};
use openvisa_isa_core::text::nearest;

/// The codes of findings about operands, constraints and directives.
pub const CODES: &[CodeDescription] = &[
    CodeDescription::new(
        "inline:constraint",
        "The compiler does not take this constraint, or not with this value.",
        "`visa explain Constraints` lists the constraints: `=rw`, `rw`, `rw.u`, `i`, `P` and others.",
    ),
    CodeDescription::new(
        "inline:directive",
        "A comment with `visa-lint:` or a setting names a code, platform or word that does not exist, so it has no effect.",
        "Directives are `allow(CODE)`, `allow-file(CODE)`, `asm(\"CONSTRAINTS\")`, `platform(NAME)` and `simd(WIDTH)`.",
    ),
    CodeDescription::new(
        "inline:dollar",
        "A dollar sign begins no reference to an operand, and the compiler leaves out the text of such a block.",
        "In LLVM IR, MLIR and Python, `$0` is operand 0; in C, operands are `%0`.",
    ),
    CodeDescription::new(
        "inline:input",
        "A warning: an instruction writes an operand that the statement passes as an input, and the compiler goes on with its old value.",
        "Make the operand an output with `+rw`, or write a variable that the block declares.",
    ),
    CodeDescription::new(
        "inline:limit",
        "A part of the source was not read, because it takes too much time or memory.",
        "The message says which part. Split the file, or decide the conditions with `-D NAME=VALUE`.",
    ),
    CodeDescription::new(
        "inline:operand",
        "The text refers to an operand that the statement does not have.",
        "Operands are counted from 0: outputs first, then inputs. `visa explain References` has the forms.",
    ),
    CodeDescription::new(
        "inline:output",
        "A warning: the block reads an output operand before it writes it, and its value is not defined.",
        "Pass the value with `+rw`, or write the operand first.",
    ),
    CodeDescription::new(
        "inline:percent",
        "A percent sign begins no reference to an operand.",
        "In a block with operands, a percent sign of the text is `%%`, as in `%%null`.",
    ),
    CodeDescription::new(
        "inline:repeated",
        "A kernel has a label or a declaration twice, because two blocks define it, or because a block is copied.",
        "End the name with `%=`, which differs in each copy, or put declarations between braces.",
    ),
];

/// Iterates over all codes that a finding about a block can have.
pub fn known_codes() -> impl Iterator<Item = String> {
    let constraints = InstKind::ALL.iter().flat_map(|kind| kind.rules().constraints);
    let described = CODES.iter().chain(openvisa::text::CODES).map(|known| known.code.to_owned());
    let of_objects = ObjectRule::ALL.iter().map(|rule| format!("object:{}", rule.name()));
    let of_rules = Rule::ALL.iter().map(|rule| rule.code().to_owned());
    described.chain(of_objects).chain(of_rules).chain(constraints.map(|rule| format!("constraint:{}", rule.name)))
}

/// Checks that a code can be suppressed: a finding can have it, or it is `all`.
///
/// # Errors
/// Returns a message with a suggestion if no finding has the code.
///
/// ```
/// assert_eq!(openvisa_inline::check_code("text:mnemonic"), Ok(()));
/// let error = openvisa_inline::check_code("text:mnemonik").unwrap_err();
/// assert_eq!(error, "no finding has the code `text:mnemonik`; did you mean `text:mnemonic`?");
/// ```
pub fn check_code(code: &str) -> Result<(), String> {
    // The structure of an object that is made of a text can be wrong, too.
    if code == "all" || code.starts_with("file:") || known_codes().any(|known| known == code) {
        return Ok(());
    }
    let known: Vec<_> = known_codes().collect();
    // The part after the colon alone is meant if it is that of a code.
    let tail = |known: &&String| known.split_once(':').is_some_and(|(_, tail)| tail == code);
    let near = known.iter().find(tail).map(String::as_str);
    let near = near.or_else(|| nearest(code, known.iter().map(String::as_str)));
    let message = format!("no finding has the code `{code}`");
    Err(near.map_or(message.clone(), |near| format!("{message}; did you mean `{near}`?")))
}
