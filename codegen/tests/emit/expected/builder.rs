// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! `for_each_builder_method!`.

/// Calls the macro `$callback` with a row for each instruction format, by opcode: what a builder of code needs to know.
///
/// A row is `"doc" method Struct (Type) (NAME: ROLE TYPE, ...) { NAME: INITIAL, ... } [CAPABILITY MEMBER, ...]`. In the first
/// parentheses is the type with its lifetime `'b`, if it borrows; in the second are the parameters, members of the struct in wire
/// order; in the braces are the members that get a value of their own: predicates, fields with a single legal value, and those that
/// the newest version of the format does not have.
///
/// | role | the parameter is |
/// | --- | --- |
/// | `exec` | an execution size and mask |
/// | `dst` | a vector operand that is written |
/// | `src` | a vector operand that is read |
/// | `raw`, `null` | a raw operand; one that may be the null variable |
/// | `raws` | a list of raw operands |
/// | `label`, `labels` | a label, or several, to go to |
/// | `external` | a label of another file |
/// | `place` | the label that stands here |
/// | `string` | a string, as its number |
/// | `surface`, `sampler` | a variable of this class, as its number |
/// | `value` | a value of its type |
///
/// | capability | the member can be |
/// | --- | --- |
/// | `pred` | given a predicate |
/// | `mask` | given another execution mask |
/// | `sat` | saturated |
///
/// ```
/// macro_rules! names {
///     ($($doc:literal $method:ident $struct:ident ($type:ty) ($($parameter:ident: $role:ident $of:ty),*)
///         { $($rest:ident: $initial:expr),* } [$($capability:ident $member:ident),*])*) => { [$(stringify!($method)),*] };
/// }
/// assert!(openvisa_isa::for_each_builder_method!(names).contains(&"add"));
/// ```
#[macro_export]
macro_rules! for_each_builder_method {
    ($callback:ident) => {
        $callback! {
            "`ADD`: addition. `specs/instructions/ADD.md:1`" add Add (Add) (exec_size: exec ExecControl, dst: dst VecOperand, src0: src VecOperand, src1: src VecOperand) {} [mask exec_size, sat dst]
            "`LOAD`: load. `specs/instructions/LOAD.md:13`" load_plain LoadPlain (LoadPlain<'b>) (op: value LoadOp, dst: raw RawOperand, num_list: raws RawOperand) {} []
            "`LOAD`: load. `specs/instructions/LOAD.md:21`" load_scaled LoadScaled (LoadScaled<'b>) (op: value LoadOp, scale: value u16, dst: raw RawOperand, num_list: raws RawOperand) {} []
            "`SVM_READ`: read of shared memory. `specs/instructions/SVM_READ.md:1`" svm_read SvmRead (SvmRead) (dst: raw RawOperand) {} []
        }
    };
}
