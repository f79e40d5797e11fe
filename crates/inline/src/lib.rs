//! Finds inline vISA assembly in sources of other languages, and checks it.
//!
//! Inline assembly is found in C, C++, OpenCL C, SYCL, Python, MLIR, LLVM IR and SPIR-V
//! disassembly. Its text is put together from strings, macros and escapes, and each byte of it maps
//! back to the source. Operands become declared variables. For example, a name that is not
//! declared:
//!
//! ```
//! use openvisa_inline::{CheckOptions, Language, check_source};
//!
//! let source = r#"
//! void f(int a, int *b) {
//!     int c;
//!     asm("add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> x(0,0)<1;1,0>" : "=rw"(c) : "rw"(a));
//! }
//! "#;
//! let report = check_source(source, Language::C, &CheckOptions::default());
//! assert_eq!(report.blocks, 1);
//! let finding = &report.findings[0];
//! assert_eq!((finding.code.as_str(), &source[finding.span.clone()]), ("text:undeclared", "x"));
//! ```
//!
//! | task | function |
//! | --- | --- |
//! | check a source | [`check_source`] |
//! | find blocks without checking them | [`extract`] |
//! | make a program of a block, with chosen types and values | [`find_block`] |
//! | read the macros of a header, for [`CheckOptions::definitions`] | [`read_macros`] |
//! | find the language of a file | [`Language::of_file`] |
//! | read the settings of a project, with the feature `config` | `LintConfig` |
//!
//! The rules of operands are in `specs/inline_assembly.md`.

// `openvisa-isa` has its feature `exhaustive` if another package of the build needs it.
#![allow(unreachable_patterns)]

mod block;
mod c;
mod candidates;
mod check;
mod codes;
#[cfg(feature = "config")]
mod config;
mod constraint;
mod control_flow;
mod directive;
mod expression;
mod extraction;
mod finding;
mod instance;
mod ir_types;
mod language;
mod line_index;
mod listed;
mod literal;
mod llvm_ir;
mod made_text;
mod mapped_text;
mod mlir;
mod names;
mod origin;
mod program;
mod python;
mod render;
mod search;
mod spirv;
mod ssa;
mod sub_group_region;
mod template;
mod token;

pub use block::{Block, ElementType, Operand, SIMD_WIDTHS, TemplateStyle, ValueOrigin, ValueType};
pub use c::header::{HeaderMacro, Include, read_includes, read_macros};
pub use check::{CheckOptions, DEFAULT_PLATFORM, DEFAULT_SIMD_WIDTHS, check_source};
pub use codes::{CODES, check_code, known_codes};
#[cfg(feature = "config")]
pub use config::{ExcludePatterns, LintConfig, parse_definition};
pub use directive::parse_platform;
pub use expression::{Expression, Operator};
pub use finding::{BlockPlatforms, ForeignStatement, SkippedBlock, SourceReport};
pub use instance::{
    BlockChoices, BlockInstance, BlockSearchError, FoundBlock, InstanceOperand, OperandStorage, find_block,
};
pub use language::Language;
pub use mapped_text::MappedText;
pub use program::TEXT_VERSION;

use extraction::Extraction;

/// Finds the blocks of inline assembly in a source, of vISA and of other processors. `definitions`
/// are macros of C, in the form `NAME` or `NAME=VALUE`.
///
/// A block in a macro appears once for each use of the macro, with the same span. The code of each
/// branch of a condition is read, unless the file itself shows that it is not compiled.
#[must_use]
pub fn extract(source: &str, language: Language, definitions: &[String]) -> Vec<Block> {
    find_blocks(source, language, definitions).into_blocks()
}

/// Finds the blocks of a source. `definitions` are macros of C, in the form `NAME` or `NAME=VALUE`.
fn find_blocks(source: &str, language: Language, definitions: &[String]) -> Extraction {
    match language {
        Language::C | Language::OpenClC => c::extract(source, definitions),
        Language::Python => python::extract(source),
        Language::Mlir => mlir::extract(source),
        Language::LlvmIr => llvm_ir::extract(source),
        Language::Spirv => spirv::extract(source),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::token::STEPS;

    /// Returns the number of steps of the searches in a source.
    fn count_steps(source: &str, language: Language) -> usize {
        STEPS.set(0);
        drop(extract(source, language, &[]));
        STEPS.get()
    }

    #[test]
    fn work_grows_with_the_length_of_a_source() {
        let block = "asm(\"mov (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0>\" : \"=rw\"(r) : \"rw\"(v));\n";
        let blocks = |count: usize| format!("kernel void k(int v) {{\nint r;\n{}}}\n", block.repeat(count));
        let branches = |count: usize| {
            format!("kernel void k(int v) {{\nint r;\n{}}}\n", format!("if (v) {{ {block} }}\n").repeat(count))
        };
        let chain = |count: usize| {
            let branches: String = (0..count).map(|number| format!("#elif MODE == {number}\n{block}")).collect();
            format!("#if MODE > 100000\n;\n{branches}#endif\n")
        };
        let conditions = |count: usize| format!("kernel void k(int v) {{\nint r;\n{}}}\n", chain(count));
        let equal_conditions =
            |count: usize| format!("kernel void k(int v) {{\nint r;\n{}}}\n", chain(count).repeat(2));
        let nested_conditions = |count: usize| {
            let begins: String = (0..count).map(|number| format!("#if MODE > {number}\n{block}")).collect();
            format!("kernel void k(int v) {{\nint r;\n{begins}{}}}\n", "#endif\n".repeat(count))
        };
        let calls = |count: usize| {
            let call = "    v = tl.inline_asm_elementwise(\"mov (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0>\", \"=rw,rw\", [v], t, True, 1)\n";
            format!("def k(v):\n{}", call.repeat(count))
        };
        let sources: [(&dyn Fn(usize) -> String, Language); 6] = [
            (&blocks, Language::OpenClC),
            (&branches, Language::OpenClC),
            (&conditions, Language::OpenClC),
            (&equal_conditions, Language::OpenClC),
            (&nested_conditions, Language::OpenClC),
            (&calls, Language::Python),
        ];
        for (index, (make, language)) in sources.into_iter().enumerate() {
            let [once, twice] = [100, 200].map(|count| count_steps(&make(count), language));
            assert!(once > 0 && twice <= once * 5 / 2, "{index}: {once} steps, {twice} for twice the source");
        }
    }
}
