//! Preparation of a launch: fills the buffers of a launch file, and checks the types of its
//! arguments.
//!
//! For example, `{"fill": 0, "type": "float", "count": 16}` becomes a buffer of 64 zero bytes.

use crate::binding::arguments::{Argument, LaunchError, LaunchProblems, Sizes, argument_name};
use crate::binding::kernel_info::KernelInfo;
use crate::host::launch_file::expect::{Comparison, Expectation, ExpectedElements, Tolerance};
use crate::host::launch_file::generate::Generator;
use crate::host::launch_file::read::member_path;
use crate::host::launch_file::value::{
    ScalarType, ValueError, array_of_values, fill_bytes, number_type, parse_type, scalar_bytes,
};
use crate::host::launch_file::{ArraySource, Launch, LaunchArgument, LaunchFile};
use crate::host::npy::{Array, NpyError};
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
    /// The buffers whose contents are used after the last launch: written to files, compared,
    /// shown.
    pub outputs: Vec<Output>,
}

/// The contents of an output, compared with what was expected.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputComparison {
    /// The JSON path of the argument in the launch file.
    pub argument: String,
    /// The result.
    pub comparison: Comparison,
}

impl Prepared {
    /// Compares the present contents of all outputs with what is expected of them. Outputs without
    /// an expectation are left out.
    pub fn compare_outputs(&self) -> Vec<OutputComparison> {
        let compare = |output: &Output| {
            let expected = output.expected.as_ref()?;
            let found = output.array(&self.memory);
            let compared = found.compare_lanes(&expected.array, &expected.tolerance, expected.used_lanes);
            // Shapes and types were checked when the launch was prepared.
            Some(OutputComparison { argument: output.argument.clone(), comparison: compared.ok()? })
        };
        self.outputs.iter().filter_map(compare).collect()
    }
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

/// A buffer whose contents are used after the last launch.
#[derive(Clone, Debug)]
pub struct Output {
    /// The buffer.
    pub buffer: BufferId,
    /// The path of the file that the contents are written to, spelled as in the launch file. `None`
    /// if they are not written.
    pub path: Option<PathBuf>,
    /// The JSON path of the argument in the launch file.
    pub argument: String,
    /// Type and shape of the array; the elements are left empty.
    header: Array,
    expected: Option<Expected>,
}

/// The expected contents of an output.
#[derive(Clone, Debug)]
struct Expected {
    array: Array,
    tolerance: Tolerance,
    /// Number of lanes that count of a vector, if its last lane in memory does not.
    used_lanes: Option<usize>,
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
    /// The type of an element in OpenCL C, if it is known.
    data_type: Option<String>,
}

impl From<Argument> for Loaded {
    fn from(argument: Argument) -> Self {
        Self { argument, given: GivenType::Unknown, header: None, data_type: None }
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
                wrong.add(LaunchError::new(what).of_argument(index));
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
            Some(what) => Err(LaunchError::new(what).of_argument(index)),
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
        for (position, (name, argument)) in self.buffers.iter().enumerate() {
            let path = member_path("buffers", name);
            let loaded = loader.load_argument(&path, FIRST_NAMED_SEED + position as u64, argument, &BTreeMap::new());
            named.insert(name.as_str(), loaded);
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
            let (element_bytes, shape) = match argument {
                LaunchArgument::Fill { fill, data_type, shape, .. } => match fill_bytes(data_type, fill) {
                    Ok(element) => (element.len(), shape),
                    Err(_) => continue,
                },
                LaunchArgument::Generated { data_type, shape, .. } => match ScalarType::parse(data_type) {
                    Some(scalar) => (scalar.lane_bytes() * scalar.lanes_in_memory(), shape),
                    None => continue,
                },
                _ => continue,
            };
            let size = fill_size(element_bytes, shape).and_then(|size| u64::try_from(size).ok());
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
        let loaded: Vec<_> = args
            .map(|(index, argument)| {
                self.load_argument(&launch.argument_path(path, index), index as u64, argument, named)
            })
            .collect();
        let loaded: Vec<Loaded> = loaded.into_iter().collect::<Option<_>>()?;
        let (arguments, types) = loaded.into_iter().map(|loaded| (loaded.argument, loaded.given)).unzip();
        Some(PreparedLaunch { kernel: launch.kernel.clone(), sizes: sizes.ok()?, arguments, types })
    }

    /// Loads an argument, and records the use of its contents. `position` is the seed of random
    /// elements without one.
    fn load_argument(
        &mut self,
        path: &str,
        position: u64,
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
        let loaded = match self.load_data(argument, position) {
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
        let output = argument.output().filter(|output| output.is_used());
        if let (Some(output), Some(buffer), Some(header)) = (output, buffer, &loaded.header) {
            let expected = output.expect.as_ref().and_then(|expectation| {
                let expected = self.load_expected(expectation, header, loaded.data_type.as_deref());
                let wrong = |(member, what): (String, String)| {
                    self.problems.push(format!("{}{member}: {what}", member_path(path, "expect")));
                };
                expected.map_err(wrong).ok()
            });
            let (path, file) = (path.to_owned(), output.file.clone());
            self.outputs.push(Output { buffer, path: file, argument: path, header: header.clone(), expected });
        }
        Some(loaded)
    }

    /// Loads the expected contents of an array of a type and shape. `data_type` is the name of the
    /// type in OpenCL C, if it is known. An error names the JSON member of the expectation that
    /// caused it.
    fn load_expected(
        &mut self,
        expectation: &Expectation,
        header: &Array,
        data_type: Option<&str>,
    ) -> Result<Expected, (String, String)> {
        let tolerance = expectation.tolerance;
        let own_type = data_type.or(header.type_name());
        let no_type =
            || (String::new(), format!("elements of the type `{}` are no numbers that can be compared", header.descr));
        let (member, array, name) = match &expectation.elements {
            ExpectedElements::File(path) => {
                (".file", self.read_file(path).map_err(|what| (".file".to_owned(), what))?, data_type)
            }
            ExpectedElements::Values { values, data_type } => {
                let name = data_type.as_deref().or(own_type).ok_or_else(no_type)?;
                let array = array_of_values(name, values).map_err(|error| match error.of_type {
                    true => (".type".to_owned(), error.what),
                    false => (format!(".values{}", error.place), error.what),
                })?;
                (".values", array, Some(name))
            }
            ExpectedElements::Fill(value) => {
                let name = own_type.ok_or_else(no_type)?;
                let wrong = |error: ValueError| (format!(".fill{}", error.place), error.what);
                let element = fill_bytes(name, value).map_err(wrong)?;
                let scalar = parse_type(name).map_err(wrong)?;
                let count = header.element_count() / scalar.lanes_in_memory();
                (".fill", Array { data: element.repeat(count), ..header.clone() }, Some(name))
            }
        };
        header.check_comparable(&array, &tolerance).map_err(|what| (member.to_owned(), what))?;
        let scalar = name.and_then(ScalarType::parse);
        let used_lanes = scalar.filter(|scalar| scalar.lanes != scalar.lanes_in_memory()).map(|scalar| scalar.lanes);
        Ok(Expected { array, tolerance, used_lanes })
    }

    /// Loads an argument. An error names the JSON member that caused it.
    fn load_data(&mut self, argument: &LaunchArgument, position: u64) -> Result<Loaded, (&'static str, String)> {
        Ok(match argument {
            LaunchArgument::Buffer { buffer, .. } => {
                let (member, source) = match buffer {
                    ArraySource::File(path) => ("buffer", path.display().to_string()),
                    ArraySource::Values { .. } => ("values", "its values".to_owned()),
                };
                let array = self.read_array(buffer).map_err(|what| (member, what))?;
                let data_type = match buffer {
                    ArraySource::Values { data_type, .. } => Some(data_type.as_str()),
                    ArraySource::File(_) => None,
                };
                load_buffer(self.memory.add(&array.data), array, source, data_type)
            }
            LaunchArgument::Null => Argument::Null.into(),
            LaunchArgument::Fill { fill, data_type, shape, .. } => {
                let element = fill_bytes(data_type, fill).map_err(|e| ("fill", e.what))?;
                let array = parse_type(data_type).map_err(|e| ("type", e.what))?.array_header(shape);
                let size = self.fill_size(element.len(), shape)?;
                let id = match fill.is_null() {
                    true => self.memory.add_unwritten(size),
                    false => self.memory.add_filled(&element, size),
                };
                load_buffer(id, array, "the filled buffer".to_owned(), Some(data_type))
            }
            LaunchArgument::Generated { generator, data_type, shape, .. } => {
                let scalar = parse_type(data_type).map_err(|e| (generator.word(), e.what))?;
                let array = scalar.array_header(shape);
                let size = self.fill_size(scalar.lane_bytes() * scalar.lanes_in_memory(), shape)?;
                let id = match generator {
                    Generator::Zeros => self.memory.add_filled(&[0], size),
                    Generator::Empty => self.memory.add_unwritten(size),
                    Generator::Range | Generator::Random { .. } => {
                        self.memory.add(&generator.elements(scalar, size / scalar.lane_bytes(), position)?)
                    }
                };
                load_buffer(id, array, format!("`{}:{data_type}`", generator.word()), Some(data_type))
            }
            LaunchArgument::Untyped { value } => {
                return Err(("value", format!("the type of {value} is not known")));
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
        Array::read(BufReader::new(file), self.left).map_err(|error| match error {
            NpyError::TooLarge => wrong(self.too_large_message()),
            _ => wrong(error.to_string()),
        })
    }

    /// Returns the number of bytes of a filled buffer, for which the system must have memory.
    fn fill_size(&self, element_bytes: usize, shape: &[usize]) -> Result<usize, (&'static str, String)> {
        let size = fill_size(element_bytes, shape).filter(|_| !self.is_over_limit).unwrap_or(0);
        match Vec::<u8>::new().try_reserve_exact(size) {
            Ok(()) => Ok(size),
            Err(_) => Err(("count", format!("the system has no memory for a buffer of {size} bytes"))),
        }
    }

    /// Formats the error for an array that exceeds the memory limit.
    fn too_large_message(&self) -> String {
        format!("the array is too large: all buffers together have at most {} bytes", self.max_bytes)
    }
}

/// The seed of the first entry of `buffers` whose elements are random and have no seed.
const FIRST_NAMED_SEED: u64 = 1000;

/// Returns the number of bytes of a buffer of a shape. `None` if that is no number.
fn fill_size(element_bytes: usize, shape: &[usize]) -> Option<usize> {
    shape.iter().try_fold(element_bytes, |size, side| size.checked_mul(*side))
}

/// Returns the argument for a buffer that holds the elements of an array.
fn load_buffer(buffer: BufferId, array: Array, source: String, data_type: Option<&str>) -> Loaded {
    let given = GivenType::Elements { descr: array.descr.clone(), source };
    let header = Some(Array { data: Vec::new(), ..array });
    Loaded { argument: Argument::Buffer(buffer), given, header, data_type: data_type.map(str::to_owned) }
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
