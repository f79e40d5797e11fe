// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Opcodes.

openvisa_isa_core::enumeration! {
    /// The first byte of an instruction.
    pub enum Opcode: u8, "an opcode" {
        /// `ADD`: addition. `specs/instructions/ADD.md:5`
        Add = 0x01, "ADD", None;
        /// `LOAD`: load. `specs/instructions/LOAD.md:5`
        Load = 0x02, "LOAD", None;
        /// `SVM`: shared memory. `specs/instructions/SVM.md:5`
        Svm = 0x03, "SVM", None;
    } spelled {
        "svm_read" = Svm;
    }
}

openvisa_isa_core::enumeration! {
    /// The byte after the opcode `0x03` (`SVM`).
    pub enum SvmOpcode: u8 {
        /// `READ`: read of shared memory. `specs/instructions/SVM_READ.md:6`
        Read = 0x01, "READ", None;
    }
}
