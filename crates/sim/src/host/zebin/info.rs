//! Reader of the kernel descriptions in `.ze_info`, with the tables of its keywords.
//!
//! For example, `addrmode: stateful` is [`Addressing::Stateful`].

use crate::binding::kernel_info::{
    AddressSpace, Addressing, ArgumentInfo, ImageProperty, InlineSampler, KernelAttribute, KernelInfo, PayloadArgument,
    PayloadKind, PerThreadArgument, PerThreadKind, SamplerProperty, ThreadMemory,
};
use crate::host::zebin::yaml::Node;
use crate::host::zebin::{ZebinError, yaml};
use crate::memory::image::ImageKind;
use crate::memory::sampler::{AddressMode, Filter, Sampler};

/// Values of `arg_type` that determine the payload kind without other keys. If several keywords
/// have one kind, the writer uses the first.
pub(crate) const PAYLOAD_KINDS: &[(&str, PayloadKind)] = &[
    ("arg_byvalue", PayloadKind::Value),
    ("buffer_address", PayloadKind::BufferAddress),
    ("buffer_offset", PayloadKind::BufferOffset),
    ("buffer_size", PayloadKind::BufferSize),
    ("global_id_offset", PayloadKind::GlobalOffset),
    ("local_size", PayloadKind::LocalSize),
    ("enqueued_local_size", PayloadKind::EnqueuedLocalSize),
    ("group_count", PayloadKind::GroupCount),
    ("num_work_groups", PayloadKind::GroupCount),
    ("global_size", PayloadKind::GlobalSize),
    ("work_dimensions", PayloadKind::WorkDimensions),
    ("implicit_arg_buffer", PayloadKind::ImplicitArguments),
    ("indirect_data_pointer", PayloadKind::ImplicitArguments),
    ("private_base_stateless", PayloadKind::PrivateBase),
    ("printf_buffer", PayloadKind::PrintBuffer),
    ("scratch_pointer", PayloadKind::ScratchPointer),
    ("assert_buffer", PayloadKind::Absent),
    ("sync_buffer", PayloadKind::Absent),
    ("rt_global_buffer", PayloadKind::Absent),
    ("const_base", PayloadKind::ConstantVariables),
    ("data_const_buffer", PayloadKind::ConstantVariables),
    ("global_base", PayloadKind::GlobalVariables),
    ("data_global_buffer", PayloadKind::GlobalVariables),
    ("image_width", PayloadKind::OfImage(ImageProperty::Width)),
    ("image_height", PayloadKind::OfImage(ImageProperty::Height)),
    ("image_depth", PayloadKind::OfImage(ImageProperty::Depth)),
    ("image_array_size", PayloadKind::OfImage(ImageProperty::ArraySize)),
    ("image_num_samples", PayloadKind::OfImage(ImageProperty::Samples)),
    ("image_num_mip_levels", PayloadKind::OfImage(ImageProperty::MipLevels)),
    ("image_channel_data_type", PayloadKind::OfImage(ImageProperty::ChannelType)),
    ("image_channel_order", PayloadKind::OfImage(ImageProperty::ChannelOrder)),
    ("sampler_snap_wa", PayloadKind::OfSampler(SamplerProperty::Snap)),
    ("sampler_normalized", PayloadKind::OfSampler(SamplerProperty::Normalized)),
    ("sampler_address", PayloadKind::OfSampler(SamplerProperty::Address)),
];

pub(crate) const ADDRESSING: &[(&str, Addressing)] = &[
    ("stateful", Addressing::Stateful),
    ("stateless", Addressing::Stateless),
    ("bindless", Addressing::Bindless),
    ("slm", Addressing::Local),
];

pub(crate) const SPACES: &[(&str, AddressSpace)] =
    &[("global", AddressSpace::Global), ("constant", AddressSpace::Constant), ("local", AddressSpace::Local)];

pub(crate) const IMAGES: &[(&str, ImageKind)] = &[
    ("image_buffer", ImageKind::Buffer),
    ("image_1d", ImageKind::D1),
    ("image_1d_array", ImageKind::D1Array),
    ("image_2d", ImageKind::D2),
    ("image_2d_depth", ImageKind::D2),
    ("image_2d_media", ImageKind::D2),
    ("image_2d_media_block", ImageKind::D2),
    ("image_2d_array", ImageKind::D2Array),
    ("image_2d_array_depth", ImageKind::D2Array),
    ("image_3d", ImageKind::D3),
];

pub(crate) const ADDRESS_MODES: &[(&str, AddressMode)] = &[
    ("none", AddressMode::None),
    ("repeat", AddressMode::Repeat),
    ("clamp_edge", AddressMode::ClampToEdge),
    ("clamp_border", AddressMode::Clamp),
    ("mirror", AddressMode::MirroredRepeat),
];

pub(crate) const FILTERS: &[(&str, Filter)] = &[("nearest", Filter::Nearest), ("linear", Filter::Linear)];

/// Returns the value of a keyword.
fn value_of<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

/// Returns the first keyword of a value.
pub(crate) fn word_of<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> Option<&'static str> {
    words.iter().find(|(_, known)| *known == value).map(|(word, _)| *word)
}

/// Parses the text of a `.ze_info` section, and returns all kernels.
pub(crate) fn parse_kernels(text: &str) -> Result<Vec<KernelInfo>, ZebinError> {
    let root = yaml::parse(text)?;
    let mut kernels: Vec<_> = root.list("kernels").map(parse_kernel).collect::<Result<_, _>>()?;
    for kernel in &mut kernels {
        kernel.unsupported.extend(required_libraries(&root));
    }
    for misc in root.list("kernels_misc_info") {
        let name = misc.text("name");
        let Some(kernel) = kernels.iter_mut().find(|kernel| kernel.name == name) else { continue };
        for argument in misc.list("args_info") {
            kernel.arguments.push(ArgumentInfo {
                index: argument.number_or_zero("index")?,
                name: argument.text("name").to_owned(),
                type_name: argument.text("type_name").to_owned(),
                address_qualifier: argument.text("address_qualifier").to_owned(),
                access_qualifier: argument.text("access_qualifier").to_owned(),
                type_qualifiers: argument.text("type_qualifiers").to_owned(),
            });
        }
    }
    Ok(kernels)
}

/// The attributes that a source can give a kernel. The compiler adds others on its own.
const SOURCE_ATTRIBUTES: [&str; 4] =
    ["reqd_work_group_size", "work_group_size_hint", "vec_type_hint", "intel_reqd_sub_group_size"];

/// Returns the attributes of the source.
fn parse_attributes(attributes: &Node) -> Vec<KernelAttribute> {
    let parse = |name: &str| {
        let numbers: Vec<_> = attributes.list(name).map(Node::as_text).collect();
        let value = if numbers.is_empty() { attributes.text(name).to_owned() } else { numbers.join(",") };
        (!value.is_empty()).then(|| KernelAttribute { name: name.to_owned(), value })
    };
    SOURCE_ATTRIBUTES.into_iter().filter_map(parse).collect()
}

/// Returns a message for each library of the vendor's driver that a node of the file requires.
fn required_libraries(node: &Node) -> impl Iterator<Item = String> {
    let name = |library: &Node| match library.as_text() {
        "" => library.text("name").to_owned(),
        name => name.to_owned(),
    };
    let names = node.list("required_libs").map(name);
    names.map(|name| format!("the kernel requires `{name}`, a library of the vendor's driver, which is not supported"))
}

fn parse_kernel(kernel: &Node) -> Result<KernelInfo, ZebinError> {
    let mut info = KernelInfo { name: kernel.text("name").to_owned(), ..KernelInfo::default() };
    info.unsupported.extend(required_libraries(kernel));
    info.attributes = kernel.get("user_attributes").map_or_else(Vec::new, parse_attributes);
    if let Some(environment) = kernel.get("execution_env") {
        info.simd_size = environment.number_or_zero("simd_size")?;
        info.slm_size = environment.number_or_zero("slm_size")?;
        match environment.text("slm_alloc_mode") {
            "" | "0" => {}
            mode => {
                info.unsupported.push(format!("the kernel has the `slm_alloc_mode` {mode}, which is not supported"))
            }
        }
        info.unsupported.extend(required_libraries(environment));
        info.inline_size = environment.number_or_zero("inline_data_payload_size")?;
        let required = environment.list("required_work_group_size").filter_map(|size| size.as_text().parse().ok());
        info.required_size = required.collect::<Vec<u32>>().try_into().ok();
    }
    for argument in kernel.list("payload_arguments") {
        let kind = parse_payload_kind(argument, &mut info.unsupported)?;
        let (offset, size) = (argument.number_or_zero("offset")?, argument.number_or_zero("size")?);
        let (index, source_offset) = (argument.number("arg_index")?, argument.number_or_zero("source_offset")?);
        info.payload.extend(kind.map(|kind| PayloadArgument {
            kind,
            offset,
            size,
            index,
            source_offset,
            read_only: argument.text("access_type") == "readonly",
        }));
    }
    for argument in kernel.list("per_thread_payload_arguments") {
        match argument.text("arg_type") {
            "local_id" => info.per_thread.push(PerThreadArgument {
                kind: PerThreadKind::LocalIds,
                offset: argument.number_or_zero("offset")?,
                size: argument.number_or_zero("size")?,
            }),
            other => {
                info.unsupported.push(format!("the payload has `{other}` for each thread, which is not supported"))
            }
        }
    }
    for binding in kernel.list("binding_table_indices") {
        info.bindings.push((binding.number_or_zero("bti_value")?, binding.number_or_zero("arg_index")?));
    }
    for sampler in kernel.list("inline_samplers") {
        read_sampler(sampler, &mut info)?;
    }
    for memory in kernel.list("per_thread_memory_buffers") {
        let bytes = memory.number_or_zero("size")?;
        let of_item = memory.text("is_simt_thread") == "true";
        match (memory.text("type"), memory.text("usage")) {
            ("scratch", _) => info.thread_memory.push(ThreadMemory::Scratch { bytes }),
            (_, "private_space") => info.thread_memory.push(ThreadMemory::Private { bytes, of_item }),
            (kind, usage) => {
                info.unsupported.push(format!("the kernel wants {kind} memory for `{usage}`, which is not supported"));
            }
        }
    }
    Ok(info)
}

/// Returns the kind of a payload argument. An unsupported kind is recorded, and `None` is returned.
fn parse_payload_kind(argument: &Node, unsupported: &mut Vec<String>) -> Result<Option<PayloadKind>, ZebinError> {
    let word = argument.text("arg_type");
    if word == "inline_sampler" {
        return Ok(Some(PayloadKind::InlineSampler { number: argument.number_or_zero("sampler_index")? }));
    }
    if word != "arg_bypointer" {
        let kind = value_of(PAYLOAD_KINDS, word);
        if kind.is_none() {
            unsupported.push(format!("the kernel wants `{word}`, which is not supported"));
        }
        return Ok(kind);
    }
    let (mode, space) = (argument.text("addrmode"), argument.text("addrspace"));
    // The addressing mode of images and samplers is optional.
    let addressing = value_of(ADDRESSING, mode);
    let of_state = addressing.unwrap_or(Addressing::Stateful);
    let kind = match space {
        "image" => {
            value_of(IMAGES, argument.text("image_type")).map(|kind| PayloadKind::Image { addressing: of_state, kind })
        }
        "sampler" => Some(PayloadKind::Sampler { addressing: of_state, number: argument.number("sampler_index")? }),
        _ => addressing
            .zip(value_of(SPACES, space))
            .map(|(addressing, space)| PayloadKind::Pointer { addressing, space }),
    };
    if kind.is_none() {
        let index = argument.text("arg_index");
        let what = match space {
            "image" => format!("is an image of the type `{}`", argument.text("image_type")),
            _ => format!("is a pointer of the address space `{space}`, addressed as `{mode}`"),
        };
        unsupported.push(format!("args[{index}] {what}, which is not supported"));
    }
    Ok(kind)
}

fn read_sampler(sampler: &Node, info: &mut KernelInfo) -> Result<(), ZebinError> {
    let index = sampler.number_or_zero("sampler_index")?;
    let mut mode = |key: &str, known: bool| {
        if !known {
            let mode = sampler.text(key);
            info.unsupported.push(format!("sampler {index} of the kernel has the unknown mode `{mode}`"));
        }
    };
    let (address, filter) = (sampler.text("addrmode"), sampler.text("filtermode"));
    let address = if address.is_empty() { Some(AddressMode::None) } else { value_of(ADDRESS_MODES, address) };
    let filter = if filter.is_empty() { Some(Filter::Nearest) } else { value_of(FILTERS, filter) };
    mode("addrmode", address.is_some());
    mode("filtermode", filter.is_some());
    let (address, filter) = (address.unwrap_or_default(), filter.unwrap_or_default());
    let normalized = sampler.text("normalized") == "true";
    let sampler = Sampler { address, filter, normalized, ..Sampler::default() };
    info.samplers.push(InlineSampler { index, sampler });
    Ok(())
}
