//! Preparation of a launch: fills the buffers of a launch file, and checks the types of its
//! arguments.
//!
//! For example, `{"fill": 0, "type": "float", "count": 16}` becomes a buffer of 64 zero bytes.

use crate::binding::arguments::{Argument, LaunchError, LaunchProblems, Sizes, argument_name, error};
use crate::binding::kernel_info::KernelInfo;
use crate::host::launch_file::read::{argument_path, member_path};
use crate::host::launch_file::value::{ScalarType, ValueError, array_of_values, fill_bytes, number_type, scalar_bytes};
use crate::host::launch_file::{ArraySource, Launch, LaunchArgument, LaunchFile};
use crate::host::npy::Array;
use crate::memory::flat_memory::{BufferId, Memory};
use crate::memory::image::{Image, ImageFormat};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

/// The filled buffers of a launch file, and its launches.
#[derive(Debug)]
pub struct Prepared {
    /// The launches, in the order in which they run.
    pub launches: Vec<PreparedLaunch>,
    /// The buffers.
    pub memory: Memory,
    /// The buffers that are written to files after the last launch.
    pub outputs: Vec<Output>,
}

/// A launch whose arguments are in memory.
#[derive(Debug)]
pub struct PreparedLaunch {
    /// The name of the kernel.
    pub kernel: String,
    /// Number of work-items, and of work-items in a group.
    pub sizes: Sizes,
    /// The arguments in the kernel's order.
    pub arguments: Vec<Argument>,
    /// The known type of each argument.
    types: Vec<GivenType>,
}

/// A buffer that is written to a file after the last launch.
#[derive(Clone, Debug)]
pub struct Output {
    /// The buffer.
    pub buffer: BufferId,
    /// The path of the file, spelled as in the launch file.
    pub path: PathBuf,
    /// The JSON path of the argument in the launch file.
    pub argument: String,
    /// Type and shape of the array; the elements are left empty.
    header: Array,
}

impl Output {
    /// Returns the array with the present contents of the buffer.
    pub fn array(&self, memory: &Memory) -> Array {
        let data = memory.buffer(self.buffer).map(|buffer| buffer.bytes()).unwrap_or_default();
        Array { data, ..self.header.clone() }
    }
}

/// The known type of an argument.
#[derive(Clone, Debug)]
enum GivenType {
    Unknown,
    /// An OpenCL C type, for example `float4`.
    Scalar(String),
    /// The NumPy type of a buffer's elements, and the name that messages use for the buffer.
    Elements {
        descr: String,
        source: String,
    },
}

/// An argument whose data is in simulated memory.
#[derive(Clone, Debug)]
struct Loaded {
    argument: Argument,
    given: GivenType,
    /// Type and shape of the array that the contents are written as.
    header: Option<Array>,
}

impl From<Argument> for Loaded {
    fn from(argument: Argument) -> Self {
        Self { argument, given: GivenType::Unknown, header: None }
    }
}

impl PreparedLaunch {
    /// Checks the argument types against the kernel's source types, if the compiler kept those.
    /// Signedness is ignored.
    ///
    /// # Errors
    /// If an argument has another width than the kernel's parameter, or one is a floating-point
    /// type and the other an integer type.
    pub fn check_types(&self, kernel: &KernelInfo) -> Result<(), LaunchError> {
        let mut wrong = LaunchProblems::default();
        for (index, given) in self.types.iter().enumerate() {
            if let Some(what) = describe_mismatch(kernel, index, given) {
                wrong.add(error(what).of_argument(index));
            }
        }
        wrong.finish()
    }
}

impl KernelInfo {
    /// Checks the element type of an array for a buffer argument against the type that the source
    /// declares, if the compiler kept that. `descr` is the NumPy name of the element type, for
    /// example `<f4`. Signedness is ignored.
    ///
    /// # Errors
    /// If the elements have another width, or one type is a floating-point type and the other an
    /// integer type.
    pub fn check_elements(&self, index: usize, descr: &str) -> Result<(), LaunchError> {
        let given = GivenType::Elements { descr: descr.to_owned(), source: "the array".to_owned() };
        match describe_mismatch(self, index, &given) {
            Some(what) => Err(error(what).of_argument(index)),
            None => Ok(()),
        }
    }
}

/// Describes how the type of an argument differs from the type that the source declares.
fn describe_mismatch(kernel: &KernelInfo, index: usize, given: &GivenType) -> Option<String> {
    let info = kernel.arguments.iter().find(|argument| argument.index == index)?;
    let declared = info.type_name.split(';').next().unwrap_or("");
    let (base, is_pointer) = match declared.strip_suffix('*') {
        Some(base) => (base, true),
        None => (declared, false),
    };
    let (width, is_float) = number_type(base.trim_end_matches(|c: char| c.is_ascii_digit()))?;
    let name = argument_name(kernel, index);
    match given {
        GivenType::Scalar(scalar) if !is_pointer => {
            let of = number_type(scalar.trim_end_matches(|c: char| c.is_ascii_digit()));
            let differs = of.is_some_and(|(_, given_float)| given_float != is_float);
            differs.then(|| format!("{name} is a `{declared}`, but a `{scalar}` is given"))
        }
        GivenType::Elements { descr, source } if is_pointer => {
            let (kind, digits) = (descr.as_bytes().get(1), descr.get(2..).and_then(|d| d.parse::<usize>().ok()));
            // Half-precision elements may also be given as their bit patterns.
            let kinds: &[u8] = match (is_float, width) {
                (true, 2) => b"fiu",
                (true, _) => b"f",
                _ => b"iub",
            };
            let differs = digits != Some(width) || kind.is_none_or(|kind| !kinds.contains(kind));
            differs.then(|| format!("{name} is a `{declared}`, but the elements of {source} are of the type `{descr}`"))
        }
        _ => None,
    }
}

impl LaunchFile {
    /// The default of `max_bytes` in [`LaunchFile::prepare`]: 4 GiB.
    pub const DEFAULT_MAX_BYTES: u64 = 1 << 32;

    /// Reads the input files and fills the buffers. Paths are relative to `folder`, which is the
    /// folder of the launch file. All buffers together may have at most `max_bytes` bytes.
    ///
    /// # Errors
    /// If a file cannot be read, the buffers are too large, or a value does not have its type. The
    /// error lists every problem.
    pub fn prepare(&self, folder: &Path, max_bytes: u64) -> Result<Prepared, LaunchError> {
        let mut loader = Loader {
            folder,
            max_bytes,
            left: max_bytes,
            memory: Memory::default(),
            outputs: Vec::new(),
            problems: Vec::new(),
            is_over_limit: false,
        };
        loader.reserve_fills(self);
        let mut named = BTreeMap::new();
        for (name, argument) in &self.buffers {
            named
                .insert(name.as_str(), loader.load_argument(&member_path("buffers", name), argument, &BTreeMap::new()));
        }
        let mut launches = Vec::new();
        for (index, launch) in self.launches.iter().enumerate() {
            launches.extend(loader.load_launch(&self.launch_path(index), launch, &named));
        }
        let Loader { memory, outputs, problems, .. } = loader;
        if problems.is_empty() {
            Ok(Prepared { launches, memory, outputs })
        } else {
            Err(LaunchError::from_problems(problems))
        }
    }
}

/// Loads arguments into simulated memory.
struct Loader<'a> {
    folder: &'a Path,
    /// Maximum number of bytes of all buffers together.
    max_bytes: u64,
    left: u64,
    memory: Memory,
    outputs: Vec<Output>,
    problems: Vec<String>,
    /// Whether the filled buffers exceed the limit, so that none of them is allocated.
    is_over_limit: bool,
}

impl Loader<'_> {
    /// Takes the sizes of all filled buffers from the limit, before the first one is allocated.
    /// Reports the first buffer that exceeds it.
    fn reserve_fills(&mut self, file: &LaunchFile) {
        for (path, argument) in file.arguments() {
            let LaunchArgument::Fill { fill, data_type, shape, .. } = argument else { continue };
            let Ok(element) = fill_bytes(data_type, fill) else { continue };
            let size = fill_size(&element, shape).and_then(|size| u64::try_from(size).ok());
            match size.and_then(|size| self.left.checked_sub(size)) {
                Some(left) => self.left = left,
                None => {
                    self.problems.push(format!("{}: {}", member_path(&path, "count"), self.too_large_message()));
                    self.is_over_limit = true;
                    return;
                }
            }
        }
    }

    fn load_launch(
        &mut self,
        path: &str,
        launch: &Launch,
        named: &BTreeMap<&str, Option<Loaded>>,
    ) -> Option<PreparedLaunch> {
        let sizes = launch_sizes(launch);
        if let Err((member, what)) = &sizes {
            self.problems.push(format!("{}: {what}", member_path(path, member)));
        }
        let args = launch.args.iter().enumerate();
        let loaded: Vec<_> =
            args.map(|(index, argument)| self.load_argument(&argument_path(path, index), argument, named)).collect();
        let loaded: Vec<Loaded> = loaded.into_iter().collect::<Option<_>>()?;
        let (arguments, types) = loaded.into_iter().map(|loaded| (loaded.argument, loaded.given)).unzip();
        Some(PreparedLaunch { kernel: launch.kernel.clone(), sizes: sizes.ok()?, arguments, types })
    }

    /// Loads an argument, and records the file that it is written to.
    fn load_argument(
        &mut self,
        path: &str,
        argument: &LaunchArgument,
        named: &BTreeMap<&str, Option<Loaded>>,
    ) -> Option<Loaded> {
        if let LaunchArgument::Named { name } = argument {
            let Some(loaded) = named.get(name.as_str()) else {
                self.problems.push(format!("{}: `buffers` has no `{name}`", member_path(path, "use")));
                return None;
            };
            return loaded.clone();
        }
        let loaded = match self.load_data(argument) {
            Ok(loaded) => loaded,
            Err((member, what)) => {
                self.problems.push(format!("{}: {what}", member_path(path, member)));
                return None;
            }
        };
        let buffer = match &loaded.argument {
            Argument::Buffer(buffer) => Some(*buffer),
            Argument::Image(image) => Some(image.buffer),
            _ => None,
        };
        if let (Some(output), Some(buffer), Some(header)) = (argument.output(), buffer, &loaded.header) {
            let header = header.clone();
            self.outputs.push(Output { buffer, path: output.into(), argument: path.to_owned(), header });
        }
        Some(loaded)
    }

    /// Loads an argument. An error names the JSON member that caused it.
    fn load_data(&mut self, argument: &LaunchArgument) -> Result<Loaded, (&'static str, String)> {
        Ok(match argument {
            LaunchArgument::Buffer { buffer, .. } => {
                let (member, source) = match buffer {
                    ArraySource::File(path) => ("buffer", path.display().to_string()),
                    ArraySource::Values { .. } => ("values", "its values".to_owned()),
                };
                let array = self.read_array(buffer).map_err(|what| (member, what))?;
                load_buffer(self.memory.add(&array.data), array, source)
            }
            LaunchArgument::Null => Argument::Null.into(),
            LaunchArgument::Fill { fill, data_type, shape, .. } => {
                let element = fill_bytes(data_type, fill).map_err(|e| ("fill", e.what))?;
                let array = describe_fill(data_type, shape).map_err(|what| ("count", what))?;
                let size = fill_size(&element, shape).filter(|_| !self.is_over_limit).unwrap_or(0);
                if Vec::<u8>::new().try_reserve_exact(size).is_err() {
                    return Err(("count", format!("the system has no memory for a buffer of {size} bytes")));
                }
                let id = match fill.is_null() {
                    true => self.memory.add_unwritten(size),
                    false => self.memory.add_filled(&element, size),
                };
                load_buffer(id, array, "the filled buffer".to_owned())
            }
            LaunchArgument::Scalar { scalar, value } => {
                let bytes = scalar_bytes(scalar, value).map_err(|e| ("value", e.what))?;
                Loaded { given: GivenType::Scalar(scalar.clone()), ..Argument::Bytes(bytes).into() }
            }
            LaunchArgument::Bytes { bytes } => {
                Argument::Bytes(self.read_array(bytes).map_err(|what| ("bytes", what))?.data).into()
            }
            LaunchArgument::Local { local } => Argument::Local(*local).into(),
            LaunchArgument::Image { image, format, .. } => {
                let array = self.read_array(image).map_err(|what| ("image", what))?;
                let format: ImageFormat = format.parse().map_err(|e| ("format", format!("{e}")))?;
                if array.fortran {
                    let what = "the texels of an image must be stored row by row, not column by column";
                    return Err(("image", what.to_owned()));
                }
                let buffer = self.memory.add(&array.data);
                let image = Image::from_array(buffer, &array.descr, &array.shape, format);
                let image = image.map_err(|error| ("image", error.to_string()))?;
                let header = Some(Array { data: Vec::new(), ..array });
                Loaded { header, ..Argument::Image(image).into() }
            }
            LaunchArgument::Sampler { sampler } => Argument::Sampler(*sampler).into(),
            // The callers resolve named buffers before loading, so this name is inside `buffers`.
            LaunchArgument::Named { name } => return Err(("use", format!("`{name}` cannot name another name"))),
        })
    }

    /// Reads an array.
    fn read_array(&mut self, source: &ArraySource) -> Result<Array, String> {
        let array = match source {
            ArraySource::File(path) => self.read_file(path)?,
            ArraySource::Values { values, data_type } => {
                let array = array_of_values(data_type, values);
                array.map_err(|ValueError { place, what, .. }| match place.as_str() {
                    "" => what,
                    place => format!("{place}: {what}"),
                })?
            }
        };
        self.left = self.left.checked_sub(array.data.len() as u64).ok_or_else(|| self.too_large_message())?;
        Ok(array)
    }

    /// Reads an .npy file.
    fn read_file(&self, file: &Path) -> Result<Array, String> {
        let path = self.folder.join(file);
        let wrong = |what: String| format!("{}: {what}", path.display());
        let file = File::open(&path).map_err(|e| wrong(e.to_string()))?;
        Array::read(BufReader::new(file), self.left).map_err(|error| match error.is_too_large() {
            true => wrong(self.too_large_message()),
            false => wrong(error.to_string()),
        })
    }

    /// Formats the error for an array that exceeds the memory limit.
    fn too_large_message(&self) -> String {
        format!("the array is too large: all buffers together have at most {} bytes", self.max_bytes)
    }
}

/// Returns the number of bytes of a buffer of a shape that repeats an element. `None` if that is no
/// number.
fn fill_size(element: &[u8], shape: &[usize]) -> Option<usize> {
    shape.iter().try_fold(element.len(), |size, side| size.checked_mul(*side))
}

/// Returns the type and shape of a filled buffer as an array without elements.
fn describe_fill(data_type: &str, shape: &[usize]) -> Result<Array, String> {
    let scalar = ScalarType::parse(data_type).ok_or("its type is unknown")?;
    let mut shape = shape.to_vec();
    if scalar.lanes > 1 {
        shape.push(scalar.lanes_in_memory());
    }
    Ok(Array { descr: scalar.descr(), fortran: false, shape, data: Vec::new() })
}

/// Returns the argument for a buffer that holds the elements of an array.
fn load_buffer(buffer: BufferId, array: Array, source: String) -> Loaded {
    let given = GivenType::Elements { descr: array.descr.clone(), source };
    Loaded { argument: Argument::Buffer(buffer), given, header: Some(Array { data: Vec::new(), ..array }) }
}

/// Returns the launch sizes. An error names the JSON member that caused it.
fn launch_sizes(launch: &Launch) -> Result<Sizes, (&'static str, String)> {
    let three = |sizes: &[u32], member, rest: u32| match sizes.len() {
        given @ 1..=3 => Ok(std::array::from_fn(|i| if i < given { sizes[i] } else { rest })),
        given => Err((member, format!("one to three numbers are expected, not {given}"))),
    };
    let local = &launch.local_size;
    let offset = &launch.global_offset;
    Ok(Sizes {
        global: three(&launch.global_size, "global_size", 1)?,
        local: if local.is_empty() { [0; 3] } else { three(local, "local_size", 1)? },
        offset: if offset.is_empty() { [0; 3] } else { three(offset, "global_offset", 0)? },
    })
}
