//! The launch file: which kernels run, over how many work-items, with which arguments.
//!
//! For example, two kernels that run one after the other and share a buffer, which no file fills:
//!
//! ```
//! use openvisa::exec::LaunchFile;
//!
//! let text = r#"{
//!   "buffers": {"squares": {"fill": 0, "type": "float", "count": 1024}},
//!   "launches": [
//!     {"kernel": "square", "global_size": 1024, "args": [{"buffer": "x.npy"}, {"use": "squares"}]},
//!     {"kernel": "sum", "global_size": 1024, "args": [{"use": "squares"}, {"buffer": "sum.npy", "output": "sum.npy"}]}
//!   ]
//! }"#;
//! let file = LaunchFile::parse(text).unwrap();
//! assert_eq!(file.launches[1].kernel, "sum");
//! let wrong = LaunchFile::parse(&text.replace("1024}", "-1}")).unwrap_err();
//! assert!(wrong.to_string().starts_with("buffers.squares.count: "));
//! ```

mod form;
mod prepare;
mod read;
mod schema;
mod value;

pub use prepare::{Output, Prepared, PreparedLaunch};

use crate::binding::arguments::{LaunchError, error};
use crate::binding::kernel_info::InputRole;
use crate::host::json::Json;
use crate::memory::sampler::Sampler;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A launch file: one launch, or several that run one after the other on the same buffers.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub struct LaunchFile {
    /// Buffers and images by name. Arguments of all launches share them with
    /// [`LaunchArgument::Named`].
    pub buffers: BTreeMap<String, LaunchArgument>,
    /// The launches, in the order in which they run.
    pub launches: Vec<Launch>,
    /// Whether the file has them in a list, so that their paths in the JSON begin with `launches`.
    pub is_list: bool,
}

/// A launch of one kernel.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The name of the kernel.
    pub kernel: String,
    /// Number of work-items in each dimension; dimensions that are left out are 1.
    pub global_size: Vec<u32>,
    /// Number of work-items of a group in each dimension. Empty: the size that the kernel requires,
    /// or else one that divides the global size.
    pub local_size: Vec<u32>,
    /// The first work-item in each dimension; 0 where it is left out.
    pub global_offset: Vec<u32>,
    /// The arguments in the kernel's order.
    pub args: Vec<LaunchArgument>,
    /// The roles of inputs that are not arguments, by the names of their variables, for kernels
    /// without a zebin: [`KernelInfo::with_roles`](crate::KernelInfo::with_roles).
    pub inputs: BTreeMap<String, InputRole>,
}

/// An argument in a launch file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum LaunchArgument {
    /// A buffer with the contents of a file.
    Buffer {
        /// The file, relative to the launch file.
        buffer: PathBuf,
        /// Where to write the contents afterwards.
        output: Option<PathBuf>,
    },
    /// A null pointer.
    Null,
    /// A buffer whose elements all have one value.
    Fill {
        /// The value of an element, or the values of a vector.
        fill: Value,
        /// The type of an element in OpenCL C.
        data_type: String,
        /// The shape of the array that the elements make.
        shape: Vec<usize>,
        /// Where to write the contents afterwards.
        output: Option<PathBuf>,
    },
    /// A buffer or image that the file names in [`LaunchFile::buffers`].
    Named {
        /// Its name.
        name: String,
    },
    /// A value.
    Scalar {
        /// Its type in OpenCL C.
        scalar: String,
        /// The value, or the values of a vector.
        value: Value,
    },
    /// A value, such as a structure, whose bytes are the contents of a file.
    Bytes {
        /// The file, relative to the launch file.
        bytes: PathBuf,
    },
    /// Shared local memory.
    Local {
        /// Number of bytes.
        local: usize,
    },
    /// An image with the texels of a file. Its array has the dimensions of the image, slowest first
    /// (layers or depth, height, width), and the numbers of a texel as the last one, which may be
    /// missing where a texel is one number.
    Image {
        /// The file, relative to the launch file.
        image: PathBuf,
        /// Channel order and channel type, as OpenCL names them: `RGBA UNORM_INT8`.
        format: String,
        /// Where to write the texels afterwards.
        output: Option<PathBuf>,
    },
    /// A sampler.
    Sampler {
        /// What it does.
        sampler: Sampler,
    },
}

impl LaunchArgument {
    /// Returns the file that is read, and the member that names it.
    fn input(&self) -> Option<(&'static str, &Path)> {
        match self {
            Self::Buffer { buffer, .. } => Some(("buffer", buffer)),
            Self::Image { image, .. } => Some(("image", image)),
            Self::Bytes { bytes } => Some(("bytes", bytes)),
            _ => None,
        }
    }

    /// Returns the file that the contents are written to afterwards.
    fn output(&self) -> Option<&Path> {
        match self {
            Self::Buffer { output, .. } | Self::Fill { output, .. } | Self::Image { output, .. } => output.as_deref(),
            _ => None,
        }
    }
}

/// A file that a launch file names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedFile<'a> {
    /// The file as the launch file writes it.
    pub path: &'a Path,
    /// Whether it is written, and not read.
    pub is_output: bool,
}

impl TryFrom<Value> for LaunchFile {
    type Error = LaunchError;

    fn try_from(value: Value) -> Result<Self, LaunchError> {
        read::launch_file(&value)
    }
}

impl LaunchFile {
    /// Reads the text of a launch file.
    ///
    /// # Errors
    /// When it is no JSON, or not what a launch file is: every problem, with the path of the value
    /// in the JSON.
    pub fn parse(text: &str) -> Result<Self, LaunchError> {
        // In two steps: a place in the text helps where it is no JSON, the path of the value where
        // it is.
        let Json(value) = serde_json::from_str(text).map_err(|e| match e.is_data() {
            true => error(e.to_string()),
            false => error(format!("it is no JSON: {e}")),
        })?;
        Self::try_from(value)
    }

    /// Returns the JSON schema of launch files, which editors check and complete them with.
    pub fn schema() -> Value {
        schema::schema()
    }

    /// Returns each file that the launch file names, with the path of the member that names it:
    /// `launches[0].args[2].output`.
    pub fn files(&self) -> Vec<(String, NamedFile<'_>)> {
        let mut files = Vec::new();
        for (place, argument) in self.arguments() {
            if let Some((member, path)) = argument.input() {
                files.push((read::member_path(&place, member), NamedFile { path, is_output: false }));
            }
            if let Some(path) = argument.output() {
                files.push((read::member_path(&place, "output"), NamedFile { path, is_output: true }));
            }
        }
        files
    }

    /// Returns the path of a launch in the JSON, such as `launches[1]`; nothing where the file is a
    /// single launch.
    pub fn launch_path(&self, index: usize) -> String {
        read::launch_path(index, self.is_list)
    }

    /// Returns all named buffers and arguments with their paths in the JSON.
    fn arguments(&self) -> impl Iterator<Item = (String, &LaunchArgument)> {
        let named = self.buffers.iter().map(|(name, argument)| (read::member_path("buffers", name), argument));
        let launches = self.launches.iter().enumerate().flat_map(|(index, launch)| {
            let path = self.launch_path(index);
            let args = launch.args.iter().enumerate();
            args.map(move |(index, argument)| (read::argument_path(&path, index), argument))
        });
        named.chain(launches)
    }
}
