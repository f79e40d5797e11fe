//! The codes of findings about assembler text, with what they mean. For example, `text:undeclared`.

/// What a code of a finding means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeDescription {
    /// The code, for example `text:undeclared`.
    pub code: &'static str,
    /// The mistake, as a sentence.
    pub summary: &'static str,
    /// What corrects the mistake, or where more is said.
    pub advice: &'static str,
}

impl CodeDescription {
    /// Creates a description.
    pub const fn new(code: &'static str, summary: &'static str, advice: &'static str) -> Self {
        Self { code, summary, advice }
    }
}

/// All codes of findings about statements of assembler text.
pub const CODES: &[CodeDescription] = &[
    CodeDescription::new(
        "text:address",
        "A warning: the operand is a value, and object files have an address here.",
        "`&V32` is the address of V32. The vendor's finalizer accepts the value in a text.",
    ),
    CodeDescription::new(
        "text:alias",
        "A warning: object files cannot represent this alias.",
        "Stated under Text files in 4_visa_header.md.",
    ),
    CodeDescription::new(
        "text:attribute",
        "The attribute does not exist, or its value is not legal.",
        "4_visa_header.md lists the attributes.",
    ),
    CodeDescription::new(
        "text:byte-order-mark",
        "A warning: the text begins with a byte order mark, which the vendor's assembler refuses.",
        "Save the file as UTF-8 without a byte order mark.",
    ),
    CodeDescription::new(
        "text:class",
        "The variable is of another class than the operand or declaration needs: general, address, predicate, sampler or surface.",
        "",
    ),
    CodeDescription::new("text:comment", "A comment that begins with `/*` does not end.", "End the comment with `*/`."),
    CodeDescription::new(
        "text:declaration",
        "A declaration has a part that its class does not have or lacks one that it needs, or a class has too many variables.",
        "`visa explain 'Text files'` lists the parts of declarations.",
    ),
    CodeDescription::new(
        "text:directive",
        "The directive does not exist, or is not allowed at this place.",
        "`visa explain 'Text files'` lists the directives.",
    ),
    CodeDescription::new(
        "text:empty",
        "A warning: the kernel or function has no instructions.",
        "A block without instructions needs no kernel.",
    ),
    CodeDescription::new(
        "text:expression",
        "An expression has no value, for example because it divides by zero.",
        "`visa explain 'Text files'` lists the operators.",
    ),
    CodeDescription::new(
        "text:form",
        "The instruction cannot be written as text, or not in this version of the text, or has no form in object files.",
        "The section Text on the page of an instruction lists its forms.",
    ),
    CodeDescription::new(
        "text:former",
        "A warning: the word is a former name, which a later specification replaced by another.",
        "Write the word that the warning names, or let `visa fmt` write it.",
    ),
    CodeDescription::new(
        "text:input",
        "An input of a function: functions receive their arguments in `%arg`.",
        "Declare the variable, and copy `%arg` to it.",
    ),
    CodeDescription::new(
        "text:label",
        "A label is used but not defined, or there are more labels than a file can have.",
        "A label is defined by `name:` at the beginning of a line.",
    ),
    CodeDescription::new(
        "text:label-place",
        "A label does not begin its line, or has blanks before its colon: the vendor's assembler refuses both.",
        "Write `name:` at the beginning of a line.",
    ),
    CodeDescription::new(
        "text:line-end",
        "A warning: lines end with carriage returns, which the vendor's assembler refuses.",
        "Save the file with line feeds alone.",
    ),
    CodeDescription::new(
        "text:mnemonic",
        "No instruction begins with this word.",
        "`visa explain WORD` finds instructions by the words they begin with.",
    ),
    CodeDescription::new(
        "text:name",
        "The name is empty, begins with `%`, or has a zero byte, a comment or a line end in it.",
        "Names have letters, digits and `_`; other names are written in double quotes.",
    ),
    CodeDescription::new(
        "text:number",
        "A number has no digits, or more than 64 bits.",
        "Numbers are decimal, or hexadecimal as in `0x1f`.",
    ),
    CodeDescription::new(
        "text:object",
        "No object file can be made of the text.",
        "The message names the part of the object that exceeds a limit of the format.",
    ),
    CodeDescription::new(
        "text:quotes",
        "A name must be in double quotes, because it is a reserved word or the directive wants them.",
        "Write the name as `\"name\"`.",
    ),
    CodeDescription::new("text:range", "A number exceeds the range of its field.", "The message names the range."),
    CodeDescription::new(
        "text:redeclared",
        "The name is already declared in this scope.",
        "Use another name, or put the declaration between braces. Texts that a compiler prints lack the scopes of inline \
         assembly; its dump `*.inline.visaasm` has them.",
    ),
    CodeDescription::new(
        "text:repeated",
        "A warning: an attribute or an input is given twice.",
        "The object file has both.",
    ),
    CodeDescription::new(
        "text:reserved",
        "A warning: the vendor's assembler takes the name for a word of the language, and refuses it as a name.",
        "The table of reserved words is in 4_visa_header.md. Another name, such as the same with a `_` behind it, is accepted.",
    ),
    CodeDescription::new(
        "text:scope",
        "The braces of a scope do not match.",
        "Each `{` needs a `}` in the same kernel or function.",
    ),
    CodeDescription::new(
        "text:string",
        "A string is not closed on its line, or has a wrong escape.",
        "Strings are in double quotes, with escapes such as `\\n` and `\\\"`.",
    ),
    CodeDescription::new(
        "text:syntax",
        "The line matches none of the forms of its instruction.",
        "The section Text on the page of an instruction lists its forms.",
    ),
    CodeDescription::new(
        "text:type",
        "The data type does not exist, or is not allowed here.",
        "`visa explain UD` explains a type.",
    ),
    CodeDescription::new(
        "text:undeclared",
        "No variable or label of this name is declared at this place.",
        "Declare the variable before its first use, as in `.decl V33 v_type=G type=f num_elts=16`.",
    ),
    CodeDescription::new(
        "text:version",
        "The statement does not exist in the version of the text or of the output.",
        "`.version` at the beginning of the text names its version.",
    ),
];
