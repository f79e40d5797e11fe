/// A predefined variable, which every object has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PredefinedVariable {
    /// Class of the variable.
    pub class: VariableClass,
    /// Number of the variable in its class.
    pub index: u32,
    /// Name in assembler text; empty for a variable without a name.
    pub name: &'static str,
    /// Type of the elements; `None` for a variable without a type.
    pub data_type: Option<DataType>,
    /// Number of elements by platform; empty if unknown.
    pub elements: &'static [(PlatformSet, u32)],
    /// Whether instructions may read the variable.
    pub readable: bool,
    /// Whether instructions may write the variable.
    pub writable: bool,
    /// First and last element that instructions may write; `None` if they may write all
    /// elements of a writable variable.
    pub writable_elements: Option<(u32, u32)>,
    /// Purpose of the variable.
    pub meaning: &'static str,
    /// Place of the definition in the specification: file and line.
    pub spec: &'static str,
}
/// All predefined variables. A reserved number has neither a name nor a type.
pub static PREDEFINED: &[PredefinedVariable] = &[#rows];
#constants
