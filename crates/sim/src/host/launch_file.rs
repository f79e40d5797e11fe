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

mod argument_text;
mod expect;
mod form;
mod generate;
mod prepare;
mod read;
mod resolve;
mod schema;
mod value;

pub use expect::{Comparison, Expectation, ExpectedElements, Mismatch, Tolerance};
pub use generate::Generator;
pub use prepare::{Output, OutputComparison, Prepared, PreparedLaunch};

use crate::binding::arguments::LaunchError;
use crate::binding::kernel_info::InputRole;
use crate::host::json::Json;
use crate::memory::sampler::Sampler;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A launch file: one launch, or several that run one after the other and share buffers.
#[derive(Clone, Debug, Default, Deserialize)]
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
    /// The files of the program, relative to the launch file. Empty if the file names none.
    pub source: Vec<PathBuf>,
    /// The zebin of the program, relative to the launch file, if the program has only texts.
    pub zebin: Option<PathBuf>,
    /// Options for the compiler of the source.
    pub options: String,
    /// The devices that the file is a test for. Empty if it names none.
    pub devices: Vec<String>,
}

/// A launch of one kernel.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The name of the kernel. Empty if the program has only one.
    pub kernel: String,
    /// Number of work-items in each dimension. Missing dimensions are 1.
    pub global_size: Vec<u32>,
    /// Number of work-items of a work-group in each dimension. If empty, the size that the kernel
    /// requires is used, or else one that divides the global size.
    pub local_size: Vec<u32>,
    /// The first work-item in each dimension. Missing dimensions are 0.
    pub global_offset: Vec<u32>,
    /// The arguments, in the kernel's order unless they have names.
    pub args: Vec<LaunchArgument>,
    /// The names of the arguments. Empty if the arguments have none. [`LaunchFile::resolve`] brings
    /// named arguments into the kernel's order.
    pub arg_names: Vec<String>,
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
        /// The use of the contents after the last launch.
        output: OutputUse,
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
        /// The use of the contents after the last launch.
        output: OutputUse,
    },
    /// A buffer whose elements a rule gives.
    Generated {
        /// The rule.
        generator: Generator,
        /// The type of an element in OpenCL C.
        data_type: String,
        /// The shape of the array that the elements make.
        shape: Vec<usize>,
        /// The use of the contents after the last launch.
        output: OutputUse,
    },
    /// A value whose type the kernel states: that of a number, or a list of elements for a buffer.
    /// [`LaunchFile::resolve`] replaces it by an argument with a type.
    Untyped {
        /// The value.
        value: Value,
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
        /// The use of the texels after the last launch.
        output: OutputUse,
    },
    /// A sampler.
    Sampler {
        /// Addressing mode, filter and comparison of the sampler.
        sampler: Sampler,
    },
}

/// The use of the contents of a buffer or an image after the last launch.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OutputUse {
    /// The file that they are written to.
    pub file: Option<PathBuf>,
    /// The contents that are expected.
    pub expect: Option<Expectation>,
    /// Whether they are an output even without a file and an expectation, for example to be
    /// printed.
    pub shown: bool,
}

impl OutputUse {
    /// Returns whether the contents are used.
    fn is_used(&self) -> bool {
        self.file.is_some() || self.expect.is_some() || self.shown
    }
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
    fn is_untyped(&self) -> bool {
        matches!(self, Self::Untyped { .. })
    }

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

    /// Returns the use of the contents after the last launch, for buffers and images.
    pub fn output(&self) -> Option<&OutputUse> {
        match self {
            Self::Buffer { output, .. }
            | Self::Fill { output, .. }
            | Self::Generated { output, .. }
            | Self::Image { output, .. } => Some(output),
            _ => None,
        }
    }

    /// Returns the use of the contents after the last launch for changes, for buffers and images.
    pub fn output_mut(&mut self) -> Option<&mut OutputUse> {
        match self {
            Self::Buffer { output, .. }
            | Self::Fill { output, .. }
            | Self::Generated { output, .. }
            | Self::Image { output, .. } => Some(output),
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

impl Launch {
    /// Returns the JSON path of an argument. `launch` is the path of the launch.
    fn argument_path(&self, launch: &str, index: usize) -> String {
        match self.arg_names.get(index) {
            Some(name) => read::member_path(&read::member_path(launch, "args"), name),
            None => read::argument_path(launch, index),
        }
    }
}

impl std::str::FromStr for LaunchArgument {
    type Err = LaunchError;

    /// Parses the text of an argument: `1024`, `[1,2,3]`, `float:2.5`, `zeros:float:1024`,
    /// `rand:float:4x8:seed=7`, `local:256`, `@in.npy` and so on. Launch files take these texts as
    /// well.
    ///
    /// ```
    /// use openvisa_sim::LaunchArgument;
    ///
    /// assert!(matches!("local:256".parse(), Ok(LaunchArgument::Local { local: 256 })));
    /// let wrong = "rand:floats:4".parse::<LaunchArgument>().unwrap_err();
    /// assert!(wrong.to_string().starts_with("rand: `floats` is not a type of values"));
    /// ```
    fn from_str(text: &str) -> Result<Self, LaunchError> {
        read::read_argument_text(text)
    }
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
            true => LaunchError::new(e.to_string()),
            false => LaunchError::new(format!("the file is not JSON: {e}")),
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
            let Some(output) = argument.output() else { continue };
            if let Some(path) = &output.file {
                files.push((read::member_path(&place, "output"), NamedFile { path, is_output: true }));
            }
            if let Some(Expectation { elements: ExpectedElements::File(path), .. }) = &output.expect {
                let place = read::member_path(&read::member_path(&place, "expect"), "file");
                files.push((place, NamedFile { path, is_output: false }));
            }
        }
        files
    }

    /// Returns whether the file says what an output is expected to be.
    pub fn has_expectations(&self) -> bool {
        self.arguments().any(|(_, argument)| argument.output().is_some_and(|output| output.expect.is_some()))
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
            args.map(move |(index, argument)| (launch.argument_path(&path, index), argument))
        });
        named.chain(launches)
    }
}
