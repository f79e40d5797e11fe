// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Enumerated fields and bit groups.

openvisa_isa_core::enumeration! {
    /// how many.
    ///
    /// `specs/fields.md:7`
    pub enum ExecSize: u8 {
        /// one. `specs/fields.md:9`
        One = 0, "one", Some("1");
        /// two. `specs/fields.md:10`
        Two = 1, "two", Some("2");
    }
}

openvisa_isa_core::enumeration! {
    /// The operation.
    ///
    /// `specs/instructions/LOAD.md:35`
    pub enum LoadOp: u8 {
        /// plain. `specs/instructions/LOAD.md:37`
        Plain = 0, "plain", Some("plain");
        /// scaled. `specs/instructions/LOAD.md:38`
        Scaled = 8, "scaled", Some("scaled");
    }
}

openvisa_isa_core::enumeration! {
    /// The operation.
    ///
    /// `specs/instructions/SVM.md:22`
    pub enum SvmOp: u8 {
        /// READ. `specs/instructions/SVM.md:24`
        Read = 1, "READ", Some("read");
    }
}

openvisa_isa_core::enumeration! {
    /// Kind.
    ///
    /// `specs/4_visa_header.md:79`
    pub enum CodeKind: u8 {
        /// of strings. `specs/4_visa_header.md:88`
        String = 0, "String", Some("string");
        /// of codes. `specs/4_visa_header.md:89`
        Code = 1, "Code", Some("code");
    }
}

openvisa_isa_core::enumeration! {
    /// kind of the operand.
    ///
    /// `specs/5_operands.md:14`
    pub enum OperandClass: u8 {
        /// a variable. `specs/5_operands.md:16`
        General = 0, "general", Some("general");
        /// a constant. `specs/5_operands.md:17`
        Immediate = 5, "immediate", Some("immediate");
    }
}

openvisa_isa_core::enumeration! {
    /// what is done to the value.
    ///
    /// `specs/5_operands.md:18`
    pub enum Modifier: u8 {
        /// nothing. `specs/5_operands.md:20`
        None = 0, "none", None;
        /// negation. `specs/5_operands.md:21`
        Neg = 2, "neg", Some("(-)");
    }
}

/// Calls the macro `$callback` with the paths of all enumerations, each followed by a comma.
///
/// The order is: opcodes, data types, platforms, attributes, then the enumerations of
/// [`enums`](crate::enums).
///
/// ```
/// macro_rules! count_members {
///     ($($enumeration:ty,)*) => { 0 $(+ <$enumeration>::ALL.len())* };
/// }
/// assert!(openvisa_isa::for_each_enumeration!(count_members) > 0);
/// ```
#[macro_export]
macro_rules! for_each_enumeration {
    ($callback:ident) => {
        $callback! {
            $crate::Opcode,
            $crate::SvmOpcode,
            $crate::DataType,
            $crate::Platform,
            $crate::Attribute,
            $crate::enums::ExecSize,
            $crate::enums::LoadOp,
            $crate::enums::SvmOp,
            $crate::enums::CodeKind,
            $crate::enums::OperandClass,
            $crate::enums::Modifier,
        }
    };
}

#[cfg(feature = "instructions")]
openvisa_isa_core::wire_integers! {
    Self::ALL[0]; u8 : LoadOp SvmOp CodeKind;
}
