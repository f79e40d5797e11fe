//! Files around a launch: zebins, launch files, arrays, and what a kernel prints.

pub(crate) mod json;
pub(crate) mod launch_file;
pub(crate) mod npy;
pub(crate) mod printf;
pub(crate) mod zebin;
