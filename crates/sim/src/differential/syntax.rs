//! The instructions that the differential test makes kernels of.
//!
//! For example, `mad` has three sources and one result, and `addc` has a second result. The program
//! `crates/sim/examples/coverage.rs` includes this file, to tell how each page is compared.

use openvisa_isa::InstKind;

/// The syntax of an instruction: its mnemonics, the number of its sources, and what it writes
/// besides the destination.
pub(crate) struct Syntax {
    pub(crate) mnemonics: &'static [&'static str],
    pub(crate) sources: usize,
    pub(crate) second: Second,
}

/// A second result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Second {
    None,
    /// A dword for each channel, written after the first destination.
    Dword,
    /// A predicate, written after the first destination.
    Flag,
    /// A predicate, written before the instruction.
    Front,
}

/// Returns the syntax of an instruction that works on registers alone. `None` for the others, whose
/// semantics are compared by running kernels.
pub(crate) fn syntax_of(kind: InstKind) -> Option<Syntax> {
    let plain = |mnemonics, sources| Some(Syntax { mnemonics, sources, second: Second::None });
    match kind.info().name {
        "ADD" => plain(&["add"], 2),
        "AVG" => plain(&["avg"], 2),
        "DIV" => plain(&["div"], 2),
        "MAD" => plain(&["mad"], 3),
        "MULH" => plain(&["mulh"], 2),
        "MOD" => plain(&["mod"], 2),
        "MUL" => plain(&["mul"], 2),
        "LZD" => plain(&["lzd"], 1),
        "AND" => plain(&["and"], 2),
        "OR" => plain(&["or"], 2),
        "XOR" => plain(&["xor"], 2),
        "NOT" => plain(&["not"], 1),
        "SHL" => plain(&["shl"], 2),
        "SHR" => plain(&["shr"], 2),
        "ASR" => plain(&["asr"], 2),
        "CBIT" => plain(&["cbit"], 1),
        "MOV" => plain(&["mov"], 1),
        "SEL" => plain(&["sel"], 2),
        "CMP" => plain(&["cmp.eq", "cmp.ne", "cmp.gt", "cmp.ge", "cmp.lt", "cmp.le"], 2),
        "FBL" => plain(&["fbl"], 1),
        "FBH" => plain(&["fbh"], 1),
        "MIN_MAX" => plain(&["min", "max"], 2),
        "BFREV" => plain(&["bfrev"], 1),
        "ROL" => plain(&["rol"], 2),
        "ROR" => plain(&["ror"], 2),
        "ADD3" => plain(&["add3"], 3),
        "EXP" => plain(&["exp"], 1),
        "SIGM" => plain(&["sigm"], 1),
        "TANH" => plain(&["tanh"], 1),
        "FRC" => plain(&["frc"], 1),
        "LOG" => plain(&["log"], 1),
        "LRP" => plain(&["lrp"], 3),
        "POW" => plain(&["pow"], 2),
        "RNDD" => plain(&["rndd"], 1),
        "RNDU" => plain(&["rndu"], 1),
        "RNDE" => plain(&["rnde"], 1),
        "RNDZ" => plain(&["rndz"], 1),
        "SIN" => plain(&["sin"], 1),
        "COS" => plain(&["cos"], 1),
        "SQRT" => plain(&["sqrt"], 1),
        "RSQRT" => plain(&["rsqrt"], 1),
        "INV" => plain(&["inv"], 1),
        "SQRTM" => plain(&["sqrtm"], 1),
        "DIVM" => plain(&["divm"], 2),
        "BFE" => plain(&["bfe"], 3),
        "BFI" => plain(&["bfi"], 4),
        "BFN" => plain(&["bfn.xca", "bfn.x96", "bfn.x1b"], 3),
        "DP4A" => plain(&["dp4a"], 3),
        "FCVT" => plain(&["fcvt"], 1),
        "SRND" => plain(&["srnd"], 2),
        "ADDC" => Some(Syntax { mnemonics: &["addc"], sources: 2, second: Second::Dword }),
        "SUBB" => Some(Syntax { mnemonics: &["subb"], sources: 2, second: Second::Dword }),
        "INVM" => Some(Syntax { mnemonics: &["invm"], sources: 2, second: Second::Flag }),
        "RSQTM" => Some(Syntax { mnemonics: &["rsqtm"], sources: 1, second: Second::Flag }),
        "ADD3O" => Some(Syntax { mnemonics: &["add3.o"], sources: 3, second: Second::Front }),
        // Programs for the whole instruction.
        "DP2" => plain(&["dp2"], 2),
        "DP3" => plain(&["dp3"], 2),
        "DP4" => plain(&["dp4"], 2),
        "DPH" => plain(&["dph"], 2),
        "LINE" => plain(&["line"], 2),
        "MADW" => plain(&["madw"], 3),
        _ => None,
    }
}
