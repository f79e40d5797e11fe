/// A variant of the object format that has the same version number as another one. Files do
/// not record their revision, so a reader tries them in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Revision {
    /// Version with the number of the revision.
    pub version: Version,
    /// Programs that write the revision.
    pub writers: &'static str,
    /// Difference from the version without a revision.
    pub change: &'static str,
}
impl Revision {
    #docs
    pub const ALL: &'static [Self] = &[#rows];
}
