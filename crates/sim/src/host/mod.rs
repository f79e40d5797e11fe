//! File formats on the host side of a launch: zebins, launch files, NumPy arrays and printf
//! records.
//!
//! For example, `visa run launch.json` reads the launch file and its .npy inputs, binds them as the
//! zebin describes, and writes the outputs as .npy files.

pub(crate) mod assert_runs;
pub(crate) mod json;
pub(crate) mod launch_file;
pub(crate) mod npy;
pub(crate) mod zebin;
