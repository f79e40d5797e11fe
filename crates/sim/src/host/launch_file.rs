//! Launch files: JSON that states which kernels run, with which sizes and arguments.
//!
//! For example, two kernels that run one after the other and share a buffer:
//!
//! ```
//! use openvisa_sim::LaunchFile;
//!
//! let text = r#"{
//!   "buffers": {"squares": {"fill": 0, "type": "float", "count": 1024}},
//!   "launches": [
//!     {"kernel": "square", "global_size": 1024,
//!      "args": [{"buffer": "x.npy"}, {"use": "squares"}]},
//!     {"kernel": "sum", "global_size": 1024,
//!      "args": [{"use": "squares"}, {"buffer": "sum.npy", "output": "sum.npy"}]}
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

/// A launch file: one launch, or several that run one after the other and share buffers.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub struct LaunchFile {
    /// Buffers and images by name. Arguments of all launches share them with
    /// [`LaunchArgument::Named`].
    pub buffers: BTreeMap<String, LaunchArgument>,
    /// The launches, in the order in which they run.
    pub launches: Vec<Launch>,
    /// Whether the file has a `launches` list, so that the JSON paths of launches begin with
    /// `launches`.
    pub is_list: bool,
}

/// A launch of one kernel.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The name of the kernel.
    pub kernel: String,
    /// Number of work-items in each dimension. Missing dimensions are 1.
    pub global_size: Vec<u32>,
    /// Number of work-items of a work-group in each dimension. If empty, the size that the kernel
    /// requires is used, or else one that divides the global size.
    pub local_size: Vec<u32>,
    /// The first work-item in each dimension. Missing dimensions are 0.
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
    /// A buffer with the contents of an array.
    Buffer {
        /// The array.
        buffer: ArraySource,
        /// The file that the contents are written to after the last launch.
        output: Option<PathBuf>,
    },
    /// A null pointer.
    Null,
    /// A buffer whose elements all have one value.
    Fill {
        /// The value of an element, or the values of a vector. `null`: nobody has written the
        /// buffer, see [`Memory::add_unwritten`](crate::Memory::add_unwritten).
        fill: Value,
        /// The type of an element in OpenCL C.
        data_type: String,
        /// The shape of the array that the elements make.
        shape: Vec<usize>,
        /// The file that the contents are written to after the last launch.
        output: Option<PathBuf>,
    },
    /// A buffer or image that the file names in [`LaunchFile::buffers`].
    Named {
        /// Its name.
        name: String,
    },
    /// A scalar or vector value.
    Scalar {
        /// Its type in OpenCL C.
        scalar: String,
        /// The value, or the values of a vector.
        value: Value,
    },
    /// A value whose bytes are those of an array, for example a structure.
    Bytes {
        /// The array.
        bytes: ArraySource,
    },
    /// A block of shared local memory.
    Local {
        /// Number of bytes.
        local: usize,
    },
    /// An image with the texels of an array. The dimensions of the array are those of the image,
    /// slowest first (layers or depth, height, width), followed by the components of a texel. The
    /// last dimension may be missing if a texel has one component.
    Image {
        /// The array.
        image: ArraySource,
        /// Channel order and channel type with their OpenCL names, for example `RGBA UNORM_INT8`.
        format: String,
        /// The file that the texels are written to after the last launch.
        output: Option<PathBuf>,
    },
    /// A sampler.
    Sampler {
        /// Addressing mode, filter and comparison of the sampler.
        sampler: Sampler,
    },
}

/// The source of an array in a launch file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ArraySource {
    /// An .npy file, relative to the launch file.
    File(PathBuf),
    /// Values in the launch file.
    Values {
        /// A list of the elements, or lists in lists. An element of a vector type is a list.
        values: Value,
        /// The type of an element in OpenCL C.
        data_type: String,
    },
}

impl LaunchArgument {
    /// Returns the array of the argument, and the JSON member that holds or names it.
    fn array(&self) -> Option<(&'static str, &ArraySource)> {
        match self {
            Self::Buffer { buffer, .. } => Some(("buffer", buffer)),
            Self::Image { image, .. } => Some(("image", image)),
            Self::Bytes { bytes } => Some(("bytes", bytes)),
            _ => None,
        }
    }

    /// Returns the input file, and the JSON member that names it.
    fn input(&self) -> Option<(&'static str, &Path)> {
        match self.array()? {
            (member, ArraySource::File(path)) => Some((member, path)),
            _ => None,
        }
    }

    /// Returns the file that the contents are written to after the last launch.
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
    /// The path, spelled as in the launch file.
    pub path: &'a Path,
    /// True for a file that is written, false for one that is read.
    pub is_output: bool,
}

impl TryFrom<Value> for LaunchFile {
    type Error = LaunchError;

    fn try_from(value: Value) -> Result<Self, LaunchError> {
        read::read_launch_file(&value)
    }
}

impl LaunchFile {
    /// Parses the text of a launch file.
    ///
    /// # Errors
    /// If the text is not JSON, or does not have the form of a launch file. The error lists every
    /// problem with the JSON path of the value.
    pub fn parse(text: &str) -> Result<Self, LaunchError> {
        // Parsing has two steps with different error locations. A syntax error has a line and
        // column; an error of form has the JSON path of the value.
        let Json(value) = serde_json::from_str(text).map_err(|e| match e.is_data() {
            true => error(e.to_string()),
            false => error(format!("the file is not JSON: {e}")),
        })?;
        Self::try_from(value)
    }

    /// Returns the JSON schema of launch files, with which editors check and complete them.
    pub fn schema() -> Value {
        schema::launch_file_schema()
    }

    /// Returns each file that the launch file names, with the path of the JSON member that names
    /// it. For example, the path can be `launches[0].args[2].output`.
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

    /// Returns the JSON path of a launch, for example `launches[1]`. Returns an empty path if the
    /// file is a single launch.
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
