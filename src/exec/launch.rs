//! The launch file: which kernel, over how many work-items, with which arguments.

use super::abi::{Argument, LaunchError, Sizes, Wrong, argument_name, error, place};
use super::image::{ChannelType, Image, ImageFormat, ImageKind};
use super::json::Json;
use super::kernel_info::KernelInfo;
use super::memory::{BufferId, Memory};
use super::npy::Array;
use super::sampler::Sampler;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

/// A launch as its file says it.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub struct LaunchFile {
    /// The kernel.
    pub kernel: String,
    /// Work-items in each dimension; dimensions that are left out are 1.
    pub global_size: Vec<u32>,
    /// Work-items of a group; without any, groups have the size that the kernel requires, or else one that divides the range.
    pub local_size: Vec<u32>,
    /// Number of the first work-item in each dimension; 0 where it is left out.
    pub global_offset: Vec<u32>,
    /// The arguments in the kernel's order.
    pub args: Vec<LaunchArgument>,
}

/// An argument in a launch file.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Value")]
#[non_exhaustive]
pub enum LaunchArgument {
    /// A buffer with the contents of a file.
    Buffer {
        /// The file, relative to the launch file.
        buffer: PathBuf,
        /// Where to write what it holds afterwards.
        output: Option<PathBuf>,
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
        /// Bytes.
        local: usize,
    },
    /// An image with the texels of a file. Its array has the dimensions of the image, slowest first (layers or depth, height, width),
    /// and the numbers of a texel as the last one, which may be missing where a texel is one number.
    Image {
        /// The file, relative to the launch file.
        image: PathBuf,
        /// Channel order and channel type, as OpenCL names them: `RGBA UNORM_INT8`.
        format: String,
        /// Where to write what it holds afterwards.
        output: Option<PathBuf>,
    },
    /// A sampler: `address` (`none`, `clamp`, `clamp_to_edge`, `repeat`, `mirrored_repeat`), `filter` (`nearest`, `linear`),
    /// `normalized`, and what messages that compare ask, `compare`.
    Sampler {
        /// What it does.
        sampler: Sampler,
    },
}

/// The member that tells what an argument is.
const KINDS: [&str; 6] = ["buffer", "scalar", "bytes", "local", "image", "sampler"];

/// Takes a member of an object.
fn member<T: DeserializeOwned>(object: &mut Map<String, Value>, key: &str) -> Result<T, String> {
    let value = object.remove(key).ok_or_else(|| format!("`{key}` is missing"))?;
    serde_json::from_value(value).map_err(|e| format!("`{key}`: {e}"))
}

/// Sizes: a list of numbers, or one number.
fn sizes(object: &mut Map<String, Value>, key: &str) -> Result<Vec<u32>, String> {
    let size = |value: &Value| {
        let number = value.as_u64().and_then(|n| u32::try_from(n).ok());
        number.ok_or_else(|| format!("`{key}`: {value} is no whole number from 0 to {}", u32::MAX))
    };
    match object.remove(key) {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::Array(list)) => list.iter().map(size).collect(),
        Some(one) => Ok(vec![size(&one)?]),
    }
}

/// The value, or what it would be without one: the error is on record.
fn taken<T: Default>(wrong: &mut Vec<String>, value: Result<T, String>) -> T {
    value.unwrap_or_else(|error| {
        wrong.push(error);
        T::default()
    })
}

impl TryFrom<Value> for LaunchFile {
    type Error = LaunchError;

    fn try_from(value: Value) -> Result<Self, LaunchError> {
        let Value::Object(mut object) = value else {
            return Err(error(
                "a launch file holds an object such as {\"kernel\": \"saxpy\", \"global_size\": [1024], \"args\": []}",
            ));
        };
        let (object, mut wrong) = (&mut object, Vec::new());
        let kernel = taken(&mut wrong, member(object, "kernel"));
        if !object.contains_key("global_size") {
            wrong.push("`global_size` is missing".to_owned());
        }
        let global_size = taken(&mut wrong, sizes(object, "global_size"));
        let local_size = taken(&mut wrong, sizes(object, "local_size"));
        let global_offset = taken(&mut wrong, sizes(object, "global_offset"));
        let mut args = Vec::new();
        for (index, value) in taken::<Vec<Value>>(&mut wrong, member(object, "args")).into_iter().enumerate() {
            match LaunchArgument::try_from(value) {
                Ok(argument) => args.push(argument),
                Err(error) => wrong.push(format!("{}: {error}", place(index))),
            }
        }
        let others = object.keys().map(|name| format!("a launch has no member `{name}`, only {}", listed(&MEMBERS)));
        wrong.extend(others);
        if wrong.is_empty() {
            Ok(Self { kernel, global_size, local_size, global_offset, args })
        } else {
            Err(LaunchError::all(wrong))
        }
    }
}

/// The members of a launch.
const MEMBERS: [&str; 5] = ["kernel", "global_size", "local_size", "global_offset", "args"];

fn listed(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

impl TryFrom<Value> for LaunchArgument {
    type Error = String;

    fn try_from(value: Value) -> Result<Self, String> {
        let Value::Object(mut object) = value else {
            return Err(format!("{value} is no object such as {{\"buffer\": \"in.npy\"}}"));
        };
        let Some(kind) = KINDS.into_iter().find(|kind| object.contains_key(*kind)) else {
            return Err(format!("it has one of the members {}, but is {}", listed(&KINDS), Value::Object(object)));
        };
        let output = |object: &mut Map<String, Value>| match object.contains_key("output") {
            true => member(object, "output"),
            false => Ok(None),
        };
        let argument = match kind {
            "buffer" => Self::Buffer { output: output(&mut object)?, buffer: member(&mut object, kind)? },
            "scalar" => Self::Scalar { value: member(&mut object, "value")?, scalar: member(&mut object, kind)? },
            "bytes" => Self::Bytes { bytes: member(&mut object, kind)? },
            "local" => Self::Local { local: member(&mut object, kind)? },
            "image" => Self::Image {
                output: output(&mut object)?,
                format: member(&mut object, "format")?,
                image: member(&mut object, kind)?,
            },
            _ => Self::Sampler { sampler: member(&mut object, kind)? },
        };
        match object.keys().next() {
            Some(other) => Err(format!("what has a member `{kind}` has none with the name `{other}`")),
            None => Ok(argument),
        }
    }
}

/// A launch with its buffers filled.
#[derive(Debug)]
pub struct Prepared {
    /// The kernel.
    pub kernel: String,
    /// How many work-items.
    pub sizes: Sizes,
    /// The arguments.
    pub arguments: Vec<Argument>,
    /// The buffers.
    pub memory: Memory,
    /// Which buffer is written to which file afterwards, and what its file said.
    pub outputs: Vec<Output>,
    /// Type of the elements of each argument that is a buffer, as its file says it.
    pub elements: Vec<Option<String>>,
}

impl Prepared {
    /// Holds the types of the arguments against those of the source, where the compiler kept them. Signs are no matter.
    ///
    /// # Errors
    /// When arguments are of other types than the kernel takes: numbers of another width, or floating-point ones and integers.
    pub fn check(&self, launch: &LaunchFile, kernel: &KernelInfo) -> Result<(), LaunchError> {
        let mut wrong = Wrong::default();
        for (index, given) in launch.args.iter().enumerate() {
            let Some(info) = kernel.arguments.iter().find(|a| a.index == index) else { continue };
            let declared = info.type_name.split(';').next().unwrap_or("");
            let (base, pointer) = match declared.strip_suffix('*') {
                Some(base) => (base, true),
                None => (declared, false),
            };
            let element = base.trim_end_matches(|c: char| c.is_ascii_digit());
            let Some((width, float)) = number_type(element) else { continue };
            let name = || format!("{} is a `{declared}`", argument_name(kernel, index));
            match (given, self.elements.get(index)) {
                (LaunchArgument::Scalar { scalar, .. }, _) if !pointer => {
                    let of = number_type(scalar.trim_end_matches(|c: char| c.is_ascii_digit()));
                    if of.is_some_and(|(_, f)| f != float) {
                        wrong.add(error(format!("{}, but a `{scalar}` is given", name())).of_argument(index));
                    }
                }
                (LaunchArgument::Buffer { buffer, .. }, Some(Some(descr))) if pointer => {
                    let (kind, digits) =
                        (descr.as_bytes().get(1), descr.get(2..).and_then(|d| d.parse::<usize>().ok()));
                    // Halves may come as their bits.
                    let kinds: &[u8] = match (float, width) {
                        (true, 2) => b"fiu",
                        (true, _) => b"f",
                        _ => b"iub",
                    };
                    if digits != Some(width) || kind.is_none_or(|k| !kinds.contains(k)) {
                        let file = buffer.display();
                        let elements = format!("{}, but the elements of {file} are of the type `{descr}`", name());
                        wrong.add(error(elements).of_argument(index));
                    }
                }
                _ => {}
            }
        }
        wrong.end()
    }
}

/// Bytes of a number of a type of OpenCL C, and whether it is a floating-point one.
fn number_type(name: &str) -> Option<(usize, bool)> {
    Some(match name {
        "char" | "uchar" => (1, false),
        "short" | "ushort" => (2, false),
        "int" | "uint" => (4, false),
        "long" | "ulong" => (8, false),
        "half" => (2, true),
        "float" => (4, true),
        "double" => (8, true),
        _ => return None,
    })
}

impl LaunchFile {
    /// Reads the text of a launch file.
    ///
    /// # Errors
    /// When it is no JSON, or not what a launch file is: everything that is wrong.
    pub fn parse(text: &str) -> Result<Self, LaunchError> {
        // In two steps: a place in the text helps where it is no JSON; else the name of the member does.
        let Json(value) = serde_json::from_str(text).map_err(|e| match e.is_data() {
            true => error(e.to_string()),
            false => error(format!("it is no JSON: {e}")),
        })?;
        Self::try_from(value)
    }

    /// The first input that an output would be written over, were outputs to go to the folder where inputs are.
    #[cfg(feature = "cli")]
    pub(crate) fn overwritten(&self, folder: &Path) -> Option<&Path> {
        let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
        for argument in &self.args {
            match argument {
                LaunchArgument::Buffer { buffer: input, output }
                | LaunchArgument::Image { image: input, output, .. } => {
                    inputs.push(input);
                    outputs.extend(output);
                }
                LaunchArgument::Bytes { bytes } => inputs.push(bytes),
                _ => {}
            }
        }
        let real = |path: &Path| folder.join(path).canonicalize().ok();
        let inputs: Vec<_> = inputs.into_iter().filter_map(|path| real(path)).collect();
        outputs.into_iter().map(|p| p.as_path()).find(|path| real(path).is_some_and(|path| inputs.contains(&path)))
    }

    /// Fills the buffers. `folder` is where the launch file lies.
    ///
    /// # Errors
    /// When files cannot be read, or values are not of their types: all of it.
    pub fn prepare(&self, folder: &Path) -> Result<Prepared, LaunchError> {
        let three = |sizes: &[u32], what: &str| -> Result<[u32; 3], LaunchError> {
            match *sizes {
                [x] => Ok([x, 1, 1]),
                [x, y] => Ok([x, y, 1]),
                [x, y, z] => Ok([x, y, z]),
                _ => Err(error(format!("`{what}` has one to three numbers, not {}", sizes.len()))),
            }
        };
        let offset = match self.global_offset.len() {
            0 => [0; 3],
            given @ 1..=3 => std::array::from_fn(|i| if i < given { self.global_offset[i] } else { 0 }),
            given => return Err(error(format!("`global_offset` has one to three numbers, not {given}"))),
        };
        let global = three(&self.global_size, "global_size")?;
        let local = if self.local_size.is_empty() { [0; 3] } else { three(&self.local_size, "local_size")? };
        let sizes = Sizes { global, local, offset };
        let (mut memory, mut arguments, mut outputs) = (Memory::default(), Vec::new(), Vec::new());
        let mut elements = vec![None; self.args.len()];
        let mut wrong = Vec::new();
        for (index, argument) in self.args.iter().enumerate() {
            match argument.load(folder, &mut memory) {
                Ok((argument, descr, output)) => {
                    arguments.push(argument);
                    elements[index] = descr;
                    outputs.extend(output);
                }
                Err(error) => wrong.push(format!("{}: {error}", place(index))),
            }
        }
        if !wrong.is_empty() {
            return Err(LaunchError::all(wrong));
        }
        Ok(Prepared { kernel: self.kernel.clone(), sizes, arguments, memory, outputs, elements })
    }
}

/// A buffer that is written to a file afterwards, and what the file that filled it said.
pub type Output = (BufferId, PathBuf, Array);

impl LaunchArgument {
    /// What is passed, with the type of the elements of a buffer, and what is written afterwards.
    fn load(&self, folder: &Path, memory: &mut Memory) -> Result<(Argument, Option<String>, Option<Output>), String> {
        let read = |file: &Path| {
            let path = folder.join(file);
            let wrong = |e: String| format!("{}: {e}", path.display());
            let bytes = std::fs::read(&path).map_err(|e| wrong(e.to_string()))?;
            Array::parse(&bytes).map_err(|e| wrong(e.to_string()))
        };
        let empty = |array: Array| Array { data: Vec::new(), ..array };
        let written = |id, output: &Option<PathBuf>, array| Some((id, output.clone()?, empty(array)));
        Ok(match self {
            Self::Buffer { buffer, output } => {
                let array = read(buffer)?;
                let (id, descr) = (memory.add(&array.data), array.descr.clone());
                (Argument::Buffer(id), Some(descr), written(id, output, array))
            }
            Self::Scalar { scalar, value } => (Argument::Bytes(scalar_bytes(scalar, value)?), None, None),
            Self::Bytes { bytes } => (Argument::Bytes(read(bytes)?.data), None, None),
            Self::Local { local } => (Argument::Local(*local), None, None),
            Self::Image { image, format, output } => {
                let array = read(image)?;
                let format: ImageFormat = format.parse().map_err(|e| format!("{e}"))?;
                let (kind, size) = image_shape(&array, format)?;
                let buffer = memory.add(&array.data);
                (Argument::Image(Image { buffer, kind, format, size }), None, written(buffer, output, array))
            }
            Self::Sampler { sampler } => (Argument::Sampler(*sampler), None, None),
        })
    }
}

/// The dimensions of an image whose texels are an array. Whether the last one counts layers, the kernel knows.
fn image_shape(array: &Array, format: ImageFormat) -> Result<(ImageKind, [u32; 3]), String> {
    let float = match format.channel {
        ChannelType::HalfFloat => "f2",
        ChannelType::Float => "f4",
        _ => "",
    };
    let (element, size) = (array.descr.get(1..).unwrap_or(""), format.channel.size());
    let fits = element == float || [format!("u{size}"), format!("i{size}")].iter().any(|e| e == element);
    if !fits {
        return Err(format!("elements of the type `{}` are no channels of {format}", array.descr));
    }
    if array.fortran {
        return Err("the texels of an image lie row after row, not column after column".to_owned());
    }
    let numbers = format.order.channels().len();
    let sides = match array.shape.split_last() {
        Some((last, rest)) if *last == numbers && (numbers > 1 || rest.len() == 3) => rest,
        // A texel of one number may do without a dimension of its own.
        _ if numbers == 1 => &array.shape[..],
        _ => {
            return Err(format!(
                "the last dimension of the array must be {numbers}, the numbers of a texel of {format}"
            ));
        }
    };
    let mut size = [1; 3];
    for (to, from) in size.iter_mut().zip(sides.iter().rev()) {
        *to = u32::try_from(*from).map_err(|_| "the image is too large".to_owned())?;
    }
    let kind = match sides.len() {
        1 => ImageKind::D1,
        2 => ImageKind::D2,
        3 => ImageKind::D3,
        n => return Err(format!("an image has one to three dimensions, not {n}")),
    };
    Ok((kind, size))
}

/// The bytes of a value of a type of OpenCL C.
fn scalar_bytes(name: &str, value: &Value) -> Result<Vec<u8>, String> {
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let lanes: usize = if base.len() == name.len() { 1 } else { name[base.len()..].parse().unwrap_or(0) };
    let values: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        single => vec![single],
    };
    if number_type(base).is_none() && !matches!(base, "bool" | "size_t") || !matches!(lanes, 1 | 2 | 3 | 4 | 8 | 16) {
        return Err(format!("`{name}` is no type of values, such as `int`, `float4` or `size_t`"));
    }
    if values.len() != lanes {
        let wanted = if lanes == 1 { "one value".to_owned() } else { format!("{lanes} values") };
        return Err(format!("a `{name}` has {wanted}, but {} are given", values.len()));
    }
    let mut bytes = Vec::new();
    for value in values {
        bytes.extend(element_bytes(base, value).ok_or_else(|| format!("{value} is no value of the type `{base}`"))?);
    }
    // A vector of three takes the room of four.
    if lanes == 3 {
        bytes.resize(bytes.len() / 3 * 4, 0);
    }
    Ok(bytes)
}

fn element_bytes(name: &str, value: &Value) -> Option<Vec<u8>> {
    let whole = || value.as_i64().map(i128::from).or_else(|| value.as_u64().map(i128::from));
    let real = || match value.as_str() {
        Some(text) => text.parse().ok(),
        None => value.as_f64(),
    };
    Some(match name {
        "float" => (real()? as f32).to_le_bytes().to_vec(),
        "double" => real()?.to_le_bytes().to_vec(),
        "half" => crate::semantics::formats::hf_from_f64(real()?, Default::default()).to_le_bytes().to_vec(),
        "char" => i8::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "uchar" | "bool" => u8::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "short" => i16::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "ushort" => u16::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "int" => i32::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "uint" => u32::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "long" => i64::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "ulong" | "size_t" => u64::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        _ => return None,
    })
}
