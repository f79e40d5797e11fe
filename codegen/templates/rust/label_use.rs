/// The use of labels by an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelUse {
    /// The instruction has no label.
    None,
    /// The instruction branches to its labels.
    Goes,
    /// The instruction marks the position of its label.
    Stands,
}
impl LabelUse {
    /// Returns the use of labels by instructions with an opcode.
    #[inline]
    pub const fn of(opcode: u8) -> Self {
        match opcode { #rows _ => Self::None }
    }
}
