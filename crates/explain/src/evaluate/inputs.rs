//! The values that `--evaluate` gives to variables, memory, images and samplers.
//!
//! For example, `x=1,2:d flat[0x1000]=0*16:ud` gives two elements to the variable `x`, and 64 bytes
//! that are 0 to flat memory from the address 0x1000 on.

use super::image::GivenImage;
use super::{EvaluateError, FLAT_MEMORY, LOCAL_MEMORY, MAX_VARIABLE_BYTES};
use openvisa_isa::DataType;
use openvisa_sim::numerics::element_text::{parse_element, parse_integer};
use openvisa_sim::{EvaluationInputs, ImageKind, MemoryRange, MemorySpace, Sampler};

/// Maximum number of bytes of memory of an item.
const MAX_MEMORY_BYTES: u64 = 4096;

/// Denormal numbers are kept, and results are rounded to the nearest.
const DEFAULT_CONTROL: u32 = 0x4c0;

/// The word for samplers in the place of a type.
const SAMPLER: &str = "sampler";

/// A variable, with the values that the user gives.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KernelVariable {
    pub(super) name: String,
    /// `None` until the type is known. Predicate variables have the type BOOL.
    pub(super) data_type: Option<DataType>,
    pub(super) values: Vec<String>,
}

/// Memory, with the values that the user gives.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GivenMemory {
    /// `flat`, `slm`, or the name of a surface.
    pub(super) name: String,
    pub(super) address: u64,
    pub(super) data_type: DataType,
    pub(super) values: Vec<String>,
}

/// A sampler.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GivenSampler {
    pub(super) name: String,
    pub(super) sampler: Sampler,
}

/// The items of the list, and the surfaces of the kernel.
#[derive(Debug, Default)]
pub(super) struct UserInputs {
    pub(super) variables: Vec<KernelVariable>,
    pub(super) memory: Vec<GivenMemory>,
    pub(super) images: Vec<GivenImage>,
    /// The samplers, in the order of their declarations.
    pub(super) samplers: Vec<GivenSampler>,
    /// The names of surface variables, in the order of their declarations.
    pub(super) surfaces: Vec<String>,
    pub(super) control: u32,
}

/// An item, as it is split.
struct Item<'t> {
    text: &'t str,
    name: &'t str,
    /// The text in brackets after the name.
    address: Option<&'t str>,
    values: Vec<String>,
    /// The text after the last colon: a type, the format of an image, or `sampler`.
    type_text: Option<&'t str>,
}

impl Item<'_> {
    fn wrong(&self, what: &str) -> EvaluateError {
        wrong_item(self.text, what)
    }

    /// Returns the type of the values, if the item has one.
    fn data_type(&self) -> Result<Option<DataType>, EvaluateError> {
        let parse = |word| parse_type(word).ok_or_else(|| self.wrong("has no type of the instruction set"));
        self.type_text.map(parse).transpose()
    }
}

/// Returns an error about an item.
fn wrong_item(text: &str, what: &str) -> EvaluateError {
    EvaluateError::Values(format!(
        "`{text}` {what}; an item is NAME=VALUE:TYPE, NAME[ADDRESS]=VALUE:TYPE or an image \
         NAME[2d,WIDTHxHEIGHT]=VALUE:FORMAT, VALUE several with commas, or VALUE*COUNT"
    ))
}

/// Returns the data type with a name.
pub(super) fn parse_type(name: &str) -> Option<DataType> {
    DataType::ALL.iter().copied().find(|t| t.to_string().eq_ignore_ascii_case(name))
}

/// Parses values that are separated by commas. `0*4` stands for four zeros.
fn parse_list(text: &str) -> Result<Vec<String>, String> {
    let mut values = Vec::new();
    for value in text.split(',').filter(|value| !value.is_empty()) {
        let (value, count) = match value.split_once('*') {
            Some((value, count)) => {
                let number = count.parse().ok().filter(|count| *count <= MAX_MEMORY_BYTES as usize);
                (value, number.ok_or_else(|| format!("repeats a value `{count}` times, not up to {MAX_MEMORY_BYTES}"))?)
            }
            None => (value, 1),
        };
        if values.len() + count > MAX_MEMORY_BYTES as usize {
            return Err(format!("has more than {MAX_MEMORY_BYTES} values"));
        }
        values.extend(std::iter::repeat_n(value.to_owned(), count));
    }
    Ok(values)
}

/// Splits an item such as `Src0=1,2:d` or `flat[0x1000]=1:ud`.
fn parse_item(text: &str) -> Result<Item<'_>, EvaluateError> {
    let (rest, type_text) = text.rsplit_once(':').map_or((text, None), |(rest, word)| (rest, Some(word)));
    let (place, values) = rest.split_once('=').unwrap_or((rest, ""));
    let (name, address) = match place.strip_suffix(']').and_then(|place| place.split_once('[')) {
        // `%[name]` is an operand of inline assembly.
        Some(("%", _)) => (place, None),
        Some((name, address)) => (name, Some(address)),
        None => (place, None),
    };
    let word = name.strip_prefix("%[").and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let is_reference = word.strip_prefix(['%', '$']).is_some_and(is_number);
    let name_start = |c: char| c.is_ascii_alphabetic() || c == '_';
    let is_name = is_reference
        || word.starts_with(name_start) && word.chars().all(|c| c.is_ascii_alphanumeric() || "_.".contains(c));
    if !is_name {
        return Err(wrong_item(text, "does not begin with a name"));
    }
    let values = parse_list(values).map_err(|what| wrong_item(text, &what))?;
    Ok(Item { text, name, address, values, type_text })
}

/// Returns whether the text in brackets is the kind of an image, with its size.
fn is_shape(text: &str) -> bool {
    text.contains(',') || text.parse::<ImageKind>().is_ok()
}

/// Returns the type of values without one: D, or F if one has a point.
pub(super) fn usual_type(values: &[String]) -> DataType {
    if values.iter().any(|value| value.contains('.')) { DataType::F } else { DataType::D }
}

impl UserInputs {
    /// Parses a list such as `Src0=0x7fffffff:d Src1=1,2:d Dst:q flat[0x1000]=0*4 cr0=0x10`.
    pub(super) fn parse(list: &str) -> Result<Self, EvaluateError> {
        let mut inputs = Self { control: DEFAULT_CONTROL, ..Self::default() };
        for text in list.split_whitespace() {
            let item = parse_item(text)?;
            match item.address {
                Some(shape) if is_shape(shape) => inputs.add_image(&item, shape)?,
                Some(address) => inputs.add_memory(&item, address)?,
                None if item.type_text.is_some_and(|word| word.eq_ignore_ascii_case(SAMPLER)) => {
                    inputs.add_sampler(item.name, &item.values.join(","))?;
                }
                None => inputs.add_variable(item)?,
            }
        }
        Ok(inputs)
    }

    fn add_variable(&mut self, item: Item<'_>) -> Result<(), EvaluateError> {
        if item.name == "cr0" {
            let value = item.values.first().and_then(|value| u32::try_from(parse_integer(value)?).ok());
            self.control = value.ok_or_else(|| item.wrong("is no dword"))?;
            return Ok(());
        }
        if self.variables.iter().any(|v| v.name == item.name) {
            return Err(item.wrong("is there twice"));
        }
        let (name, data_type) = (item.name.to_owned(), item.data_type()?);
        self.variables.push(KernelVariable { name, data_type, values: item.values });
        Ok(())
    }

    fn add_memory(&mut self, item: &Item<'_>, address: &str) -> Result<(), EvaluateError> {
        let address = parse_integer(address).and_then(|address| u64::try_from(address).ok());
        let address = address.ok_or_else(|| item.wrong("has no address in its brackets"))?;
        let data_type = item.data_type()?.unwrap_or_else(|| usual_type(&item.values));
        let size = item.values.len() as u64 * u64::from(data_type.width() / 8);
        if data_type == DataType::Bool || size == 0 {
            return Err(item.wrong("has no values that fill bytes"));
        }
        let is_flat = item.name == FLAT_MEMORY;
        let end = if is_flat { size } else { address.saturating_add(size) };
        if end > MAX_MEMORY_BYTES {
            return Err(item.wrong(&format!("makes the memory larger than {MAX_MEMORY_BYTES} bytes")));
        }
        if self.images.iter().any(|image| image.name == item.name) {
            return Err(item.wrong("is the name of an image"));
        }
        if !is_flat && item.name != LOCAL_MEMORY {
            self.add_surface(item.name);
        }
        let (name, values) = (item.name.to_owned(), item.values.clone());
        self.memory.push(GivenMemory { name, address, data_type, values });
        Ok(())
    }

    fn add_image(&mut self, item: &Item<'_>, shape: &str) -> Result<(), EvaluateError> {
        let image = GivenImage::parse(item.name, shape, &item.values, item.type_text.unwrap_or(""));
        let image = image.map_err(|what| item.wrong(&what))?;
        if [FLAT_MEMORY, LOCAL_MEMORY].contains(&item.name) || self.surfaces.iter().any(|known| known == item.name) {
            return Err(item.wrong("is there twice, or is the name of another memory"));
        }
        self.add_surface(item.name);
        self.images.push(image);
        Ok(())
    }

    /// Adds a sampler with the properties in `words`.
    pub(super) fn add_sampler(&mut self, name: &str, words: &str) -> Result<(), EvaluateError> {
        if self.samplers.iter().any(|known| known.name == name) {
            return Err(EvaluateError::Values(format!("the sampler `{name}` is there twice")));
        }
        let sampler = words.parse().map_err(|error| EvaluateError::Values(format!("`{name}`: {error}")))?;
        self.samplers.push(GivenSampler { name: name.to_owned(), sampler });
        Ok(())
    }

    /// Declares a surface, unless it is there.
    pub(super) fn add_surface(&mut self, name: &str) {
        if self.surfaces.iter().all(|known| known != name) {
            self.surfaces.push(name.to_owned());
        }
    }

    /// Returns a variable, which is added if it is missing.
    pub(super) fn variable(&mut self, name: &str) -> &mut KernelVariable {
        let at = self.variables.iter().position(|v| v.name == name).unwrap_or_else(|| {
            self.variables.push(KernelVariable { name: name.to_owned(), data_type: None, values: Vec::new() });
            self.variables.len() - 1
        });
        &mut self.variables[at]
    }

    /// Removes a variable, and returns its values as the user wrote them.
    pub(super) fn take_text(&mut self, name: &str) -> Option<String> {
        let at = self.variables.iter().position(|v| v.name == name)?;
        Some(self.variables.remove(at).values.join(","))
    }

    /// Returns a variable that the user has given values.
    pub(super) fn given(&self, name: &str) -> Option<&KernelVariable> {
        self.variables.iter().find(|v| v.name == name && !v.values.is_empty())
    }

    /// Returns the type of variables without a type: that of the first one with a type, or else D,
    /// or F for a number with a point.
    pub(super) fn inferred_type(&self) -> DataType {
        let real = self.variables.iter().any(|v| usual_type(&v.values) == DataType::F);
        let known = self.variables.iter().filter_map(|v| v.data_type).find(|t| *t != DataType::Bool);
        known.unwrap_or(if real { DataType::F } else { DataType::D })
    }

    /// Gives variables without a type the [inferred](Self::inferred_type) one.
    pub(super) fn infer_types(&mut self) {
        let usual = self.inferred_type();
        self.variables.iter_mut().for_each(|v| v.data_type = v.data_type.or(Some(usual)));
    }

    /// Converts the values of the user to bits.
    pub(super) fn machine_values(&self) -> Result<EvaluationInputs, EvaluateError> {
        let mut inputs = EvaluationInputs { control: self.control, ..EvaluationInputs::default() };
        for KernelVariable { name, data_type, values } in &self.variables {
            let data_type = data_type.unwrap_or(DataType::D);
            let bits = parse_bits(name, data_type, values)?;
            match data_type {
                DataType::Bool => inputs.predicates.push(bits.first().map_or(0, |b| *b as u32)),
                _ if bits.len() * usize::from(data_type.width() / 8) > MAX_VARIABLE_BYTES => {
                    return Err(EvaluateError::Values(format!("`{name}` has more than {MAX_VARIABLE_BYTES} bytes")));
                }
                _ => inputs.variables.push(bits),
            }
        }
        let surface_of = |name: &str| self.surfaces.iter().position(|s| s == name).unwrap_or(0) as u32;
        inputs.images = self.images.iter().map(|image| image.to_input(surface_of(&image.name))).collect();
        inputs.samplers = self.samplers.iter().map(|given| given.sampler).collect();
        // A surface without values has no bytes.
        let surfaces = (0..self.surfaces.len() as u32).map(MemorySpace::Surface);
        inputs.memory = surfaces.map(|space| MemoryRange { space, address: 0, bytes: Vec::new() }).collect();
        for given in &self.memory {
            let size = usize::from(given.data_type.width() / 8);
            let bits = parse_bits(&given.name, given.data_type, &given.values)?;
            let bytes = bits.iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(size)).collect();
            inputs.memory.push(MemoryRange { space: self.space_of(&given.name), address: given.address, bytes });
        }
        Ok(inputs)
    }

    fn space_of(&self, name: &str) -> MemorySpace {
        match name {
            FLAT_MEMORY => MemorySpace::Flat,
            LOCAL_MEMORY => MemorySpace::Local,
            _ => MemorySpace::Surface(self.surfaces.iter().position(|s| s == name).unwrap_or(0) as u32),
        }
    }
}

/// Converts values of a type to bits.
pub(super) fn parse_bits(name: &str, data_type: DataType, values: &[String]) -> Result<Vec<u64>, EvaluateError> {
    let wide = if data_type == DataType::Bool { DataType::Ud } else { data_type };
    let bits = values.iter().map(|text| {
        parse_element(text, wide).ok_or_else(|| {
            EvaluateError::Values(format!("`{text}` is no value of `{name}`, whose type is {data_type}"))
        })
    });
    bits.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_that_cannot_be_read_are_named() {
        for (list, what) in [
            ("Src0=1:zz", "has no type"),
            ("=1", "does not begin with a name"),
            ("a=1 a=2", "is there twice"),
            ("cr0=x", "is no dword"),
            ("flat[]=1", "has no address"),
            ("flat[-8]=1", "has no address"),
            ("flat[0x10000000000000000]=1", "has no address"),
            ("flat[0]=:ud", "has no values that fill bytes"),
            ("slm[0]=1:bool", "has no values that fill bytes"),
            ("slm[4093]=1:d", "larger than 4096 bytes"),
            ("s[0xffffffffffffffff]=1:d", "larger than 4096 bytes"),
            ("flat[0]=0*1025:d", "larger than 4096 bytes"),
            ("flat[0]=0*99999999999:d", "repeats a value `99999999999` times"),
            ("a=0*4000,0*4000", "has more than 4096 values"),
            ("S[2d]=1:R_FLOAT", "has the size ``"),
            ("S[5,5]=1:R_FLOAT", "`5` is not a kind of image"),
            ("S[1d,1]=1", "has no format such as"),
            ("S[0]=1 S[1d,1]=1:R_FLOAT", "is there twice"),
            ("S[1d,1]=1:R_FLOAT S[0]=1", "is the name of an image"),
            ("slm[1d,1]=1:R_FLOAT", "is the name of another memory"),
            ("P=cubic:sampler", "`cubic` is no property of a sampler"),
            ("P=linear:sampler P=nearest:sampler", "is there twice"),
        ] {
            let Err(error) = UserInputs::parse(list) else { panic!("{list} was read") };
            let message = error.to_string();
            assert!(message.contains(what), "{message}");
        }
    }

    #[test]
    fn values_are_repeated_and_ranges_of_surfaces_are_numbered_in_order() {
        let inputs = UserInputs::parse("T[4]=1*2,3:uw flat[0x10]=1.5 S[0]=0:ub T[0]=9").unwrap_or_else(|_| panic!());
        assert_eq!((&inputs.surfaces[..], inputs.variables.len()), (&["T".to_owned(), "S".to_owned()][..], 0));
        let ranges = inputs.machine_values().unwrap_or_else(|_| panic!()).memory;
        let [.., t, flat, s, again] = &ranges[..] else { panic!("{ranges:?}") };
        assert_eq!((t.space, t.address, &t.bytes[..]), (MemorySpace::Surface(0), 4, &[1, 0, 1, 0, 3, 0][..]));
        assert_eq!((flat.space, &flat.bytes[..]), (MemorySpace::Flat, &1.5_f32.to_le_bytes()[..]));
        assert_eq!([s.space, again.space], [MemorySpace::Surface(1), MemorySpace::Surface(0)]);
    }
}
