//! Verdicts on programs: ours, and the form of the vendor's.

use openvisa::text::is_assembler_text;
use openvisa_check::check_text;
use openvisa_findings::Finding;
use openvisa_isa::Platform;
use serde::{Deserialize, Serialize};

/// The verdict of a tool on a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It compiles.
    Accepts,
    /// A message says what is wrong.
    Refuses,
    /// The tool itself failed or took too long. This says nothing about the program.
    Fails,
}

/// A verdict with its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// The verdict.
    pub verdict: Verdict,
    /// The message of a refusal or failure; empty if the program is accepted.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl Judgement {
    /// Returns the judgement that a program is accepted.
    pub fn accepts() -> Self {
        Self { verdict: Verdict::Accepts, reason: String::new() }
    }

    /// Returns the judgement that a program is refused.
    pub fn refuses(reason: impl Into<String>) -> Self {
        Self { verdict: Verdict::Refuses, reason: reason.into() }
    }

    /// Returns the judgement that the tool failed.
    pub fn fails(reason: impl Into<String>) -> Self {
        Self { verdict: Verdict::Fails, reason: reason.into() }
    }
}

/// Returns the errors of a text on a platform.
///
/// # Errors
/// Returns a message if the platform is unknown.
pub fn find_errors(text: &[u8], platform: &str) -> Result<Vec<Finding>, String> {
    let platform: Platform = platform.parse().map_err(|_| format!("there is no platform `{platform}`"))?;
    let source = match std::str::from_utf8(text) {
        Err(error) => return Ok(vec![Finding::error("file:utf-8", error.to_string())]),
        Ok(source) if !is_assembler_text(source) => {
            return Ok(vec![Finding::error("file:text", "it is no assembler text")]);
        }
        Ok(source) => source,
    };
    let mut findings = check_text(source, platform).findings;
    findings.retain(Finding::is_error);
    Ok(findings)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = ".version 4.1\n.kernel \"k\"\n.decl V32 v_type=G type=ud num_elts=16 align=GRF\n\
                        .kernel_attr Target=\"cm\"\n.function \"k_main\"\nk_main:\n";

    #[test]
    fn a_broken_rule_is_found_with_its_code_and_line() {
        let text = format!("{HEAD}    add (M1, 16) V32(0,0)<0> V32(0,0)<1;1,0> 0x1:ud\n    ret (M1, 1)\n");
        let findings = find_errors(text.as_bytes(), "DG2").expect("the text can be checked");
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert_eq!((findings[0].code.as_str(), findings[0].line()), ("region", Some(7)));
    }

    #[test]
    fn a_correct_text_has_no_errors() {
        let text = format!("{HEAD}    add (M1, 16) V32(0,0)<1> V32(0,0)<1;1,0> 0x1:ud\n    ret (M1, 1)\n");
        assert_eq!(find_errors(text.as_bytes(), "DG2"), Ok(Vec::new()));
    }

    #[test]
    fn an_unknown_platform_is_no_verdict() {
        let message = find_errors(HEAD.as_bytes(), "nothing").expect_err("no such platform");
        assert!(message.contains("nothing"), "{message}");
    }
}
