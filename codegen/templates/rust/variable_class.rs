/// A class of variables, or another table of an object. Each class numbers its entries
/// separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum VariableClass { #variants }
impl VariableClass {
    /// All classes.
    pub const ALL: &'static [Self] = &[#all];
    /// Returns the letter of the class in assembler text: `V` for general variables.
    pub const fn letter(self) -> char { match self { #letters } }
    /// Returns the number of the first declared variable. Smaller numbers are predefined
    /// variables.
    pub const fn first(self) -> u32 { match self { #firsts } }
    /// Returns the maximum number of variables, including the predefined ones.
    pub const fn most(self) -> u32 { match self { #mosts } }
    /// Returns whether a variable of the class may be an input of a kernel.
    pub const fn may_be_input(self) -> bool { match self { #inputs } }
    /// Returns the letter of the class in declarations of assembler text; `None` if text
    /// cannot declare its variables.
    pub const fn declared_as(self) -> Option<char> { match self { #declared } }
}
