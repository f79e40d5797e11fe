// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! `for_each_builder_method!` and `for_each_builder_setting!`.

/// Calls the macro `$callback` with a row for each instruction format, by opcode: what a builder of code needs to know. A format
/// whose text begins with the name of the operation has a row for each operation instead.
///
/// A row is `"doc" method Struct (Type) (NAME: ROLE TYPE, ...) { NAME: ROLE INITIAL, ... } [CAPABILITY MEMBER, ...]`. In the first
/// parentheses is the type with its lifetime `'b`, if it borrows; in the second are the parameters, members of the struct in wire
/// order, or of an operation in the order of its text; in the braces are the members that get a value of their own: predicates, fields
/// with a single legal value, those that the newest version of the format does not have, and those that have a usual value.
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
/// The capabilities of a format stand in its first row.
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
///         { $($rest:ident: $how:ident $initial:expr),* } [$($capability:ident $member:ident),*])*) => {
///         [$(stringify!($method)),*]
///     };
/// }
/// assert!(openvisa_isa::for_each_builder_method!(names).contains(&"add"));
/// ```
#[macro_export]
macro_rules! for_each_builder_method {
    ($callback:ident) => {
        $callback! {
            "`ADD`: addition. `specs/instructions/ADD.md:1`\n\n- `exec_size`: Channels.\n- `dst`: The sum.\n- `src0`: First summand.\n- `src1`: Second summand." add Add (Add) (exec_size: exec ExecControl, dst: dst VecOperand, src0: src VecOperand, src1: src VecOperand) {} [mask exec_size, sat dst]
            "`LOAD`: load. `specs/instructions/LOAD.md:13`\n\n- `op`: The operation.\n- `dst`: What was read.\n- `num_list`: The addresses." load_plain LoadPlain (LoadPlain<'b>) (op: value LoadOp, dst: raw RawOperand, num_list: raws RawOperand) {} []
            "`LOAD`: load. `specs/instructions/LOAD.md:21`\n\n- `op`: The operation.\n- `dst`: What was read.\n- `num_list`: The addresses.\n\nSet on what this gives back, if not as usual: `scale` (`1`)." load_scaled LoadScaled (LoadScaled<'b>) (op: value LoadOp, dst: raw RawOperand, num_list: raws RawOperand) { scale: value 1 } []
            "`SVM_READ`: read of shared memory. `specs/instructions/SVM_READ.md:1`\n\n- `dst`: What was read." svm_read SvmRead (SvmRead) (dst: raw RawOperand) {} []
        }
    };
}

/// Calls the macro `$callback` with a row for each format that has members with usual values: what can be set afterwards.
///
/// A row is `(Type) { "doc" NAME: ROLE TYPE [FOLLOWER: TYPE, ...] ... }`, with the roles of
/// [`for_each_builder_method!`](crate::for_each_builder_method). The followers are members that repeat the bits of this one.
#[macro_export]
macro_rules! for_each_builder_setting {
    ($callback:ident) => {
        $callback! {
            (LoadScaled<'b>) {
                "`Scale`: Factor. Usually `1`. `specs/instructions/LOAD.md:40`" scale: value u16 []
            }
        }
    };
}
