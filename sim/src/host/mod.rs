//! Files around a launch: zebins, launch files, and arrays.

pub(crate) mod json;
pub(crate) mod launch_file;
pub(crate) mod npy;
pub(crate) mod zebin;
