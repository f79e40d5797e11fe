//! The words and forms that mutants of programs are drawn from. A draw depends on their order.

/// Other names of variables.
pub(super) const NAMES: [&str; 24] = [
    "V0", "V7", "V20", "V21", "V31", "V9001", "add", "ret", "arg", "bss", "LOC", "dpas", "%x", "%r0", "9x", "x-y",
    "x.y", "P1", "T1", "T6", "S31", "_x", "GRF", "ud",
];

/// Other types.
pub(super) const TYPES: [&str; 14] =
    ["b", "ub", "w", "df", "hf", "bf", "q", "UD", "Ud", "xx", "bool", "v", "", "ud ud"];

/// Other numbers of elements.
pub(super) const COUNTS: [&str; 15] =
    ["0", "1", "-1", "3", "33", "4096", "4097", "16384", "65535", "65536", "0x10", "8*2", "(1+2)*4", "x", ""];

/// Other alignments.
pub(super) const ALIGNS: [&str; 14] =
    ["byte", "dword", "GRF", "grf", "2GRF", "GRFx2", "hword", "32", "3", "0", "256", "64word", "GRF_x", ""];

/// Other offsets.
pub(super) const OFFSETS: [&str; 14] =
    ["0", "1", "3", "-4", "32", "33", "60", "64", "4096", "8160", "16352", "40000", "65536", "0x40"];

/// Other letters of classes.
pub(super) const LETTERS: [&str; 7] = ["G", "A", "P", "S", "T", "g", "X"];

/// Other ends of declarations.
pub(super) const TAILS: [&str; 10] = [
    " x",
    ";",
    ",",
    " attrs={Output}",
    " attrs={Foo}",
    " attrs={Input, Output}",
    " attrs={}",
    " attrs={Output",
    " align=GRF",
    " // x",
];

/// Other names of kernels and functions.
pub(super) const QUOTED: [&str; 18] = [
    "\"k\"",
    "k",
    "add",
    "ret",
    "arg",
    "GRF",
    "\"add\"",
    "\"\"",
    "\"a b\"",
    "\"a",
    "a\"",
    "a-b",
    "1a",
    "\"a\\nb\"",
    "\"a\\qb\"",
    "\"a\\\"b\"",
    "",
    "\"k\" x",
];

/// Other versions.
pub(super) const VERSIONS: [&str; 12] =
    ["4.1", "4.0", "3.6", "3.0", "2.0", "0.0", "5.0", "4", "4.1.1", "x", "", "4. 1"];

/// Other attributes.
pub(super) const ATTRIBUTES: [&str; 34] = [
    "SimdSize=8",
    "SimdSize=16",
    "SimdSize=32",
    "SimdSize=0",
    "SimdSize=12",
    "SimdSize=-1",
    "SimdSize",
    "SimdSize=\"16\"",
    "SLMSize=1",
    "SLMSize=0",
    "SLMSize=x",
    "NumGRF=128",
    "NumGRF=256",
    "NumGRF=0",
    "NumGRF=127",
    "NumGRF=1",
    "NumGRF=512",
    "NumGRF=-1",
    "NoBarrier",
    "NoBarrier=1",
    "NoBarrier=\"x\"",
    "Target=\"cm\"",
    "Target=\"3d\"",
    "Target=\"gl\"",
    "Target=cm",
    "Foo=1",
    "simdsize=16",
    "PerThreadInputSize=32",
    "=1",
    "",
    "NBarrierCnt=1",
    "SpillMemOffset=0",
    "OutputAsmPath=\"a\"",
    "OutputAsmPath=a",
];

/// Statements about lines of the source.
pub(super) const SOURCE_LINES: [&str; 16] = [
    "LOC -1",
    "LOC 0x10",
    "LOC 4294967295",
    "LOC x",
    "LOC",
    "LOC 1 2",
    "loc 1",
    ".loc 7",
    "FILE a.cl",
    "FILE \"a.cl",
    "FILE \"C:\\dir\\a.cl\"",
    "FILE \"C:\\\\dir\\\\a.cl\"",
    "FILE \"a\\\"b\"",
    "FILE \"\"",
    ".file \"a.cl\"",
    "FILE \"a\" \"b\"",
];

/// Forms of a label; `{name}` is its name, `{NAME}` the same in capital letters.
pub(super) const LABELS: [&str; 16] = [
    "    {name}:",
    "\t{name}:",
    "{name} :",
    "{name}::",
    "{name}: // x",
    "{name}:\n{name}:",
    "{name}",
    "{NAME}:",
    "1{name}:",
    "{name}x:",
    "-{name}:",
    "\"{name}\":",
    "add:",
    "",
    "{ {name}:\n}",
    "other:\n{name}:",
];

/// Forms of a line with a comment; `{line}` is the line.
pub(super) const COMMENTS: [&str; 11] = [
    "{line} // x",
    "{line} /* x */",
    "{line} /* x",
    "{line} */",
    "{line} # x",
    "{line} ; x",
    "/* x */ {line}",
    "/* x\ny */\n{line}",
    "// x /*\n{line}",
    "{line} /* a /* b */ c */",
    "{line} / x",
];

/// Forms of a line with braces; `{line}` is the line.
pub(super) const SCOPES: [&str; 7] = [
    "{\n{line}\n}",
    "{\n{line}",
    "{line}\n}",
    "{\n.decl V9001 v_type=G type=ud num_elts=16 align=GRF\n{line}\n}",
    "{\n.decl V7 v_type=G type=ud num_elts=16 align=GRF\n{line}\n}",
    "{ {\n{line}\n} }",
    "{\n.decl x v_type=P num_elts=16\n.decl x v_type=P num_elts=16\n{line}\n}",
];
