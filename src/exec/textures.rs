//! The agreement between a launch and a kernel about images and samplers: which surface is which image, where samplers are found, and
//! what a kernel is told about both.

use super::abi::{Argument, LaunchError, error};
use super::image::{Image, ImageKind};
use super::memory::Memory;
use super::sampler::{AddressMode, Filter, Sampler};
use super::zebin::{InlineSampler, KernelInfo, PayloadArgument};
use std::sync::atomic::AtomicU32;

/// The first byte of the sampler state that stands for an argument, and of those that stand for samplers of the source.
const ARGUMENT_STATE: u32 = 0x2000_0000;
const INLINE_STATE: u32 = 0x2800_0000;

/// Bytes of a sampler state. Programs set bits below that in its address, which do not count.
const STATE_SIZE: u32 = 16;

/// The most samplers of the source.
const MOST_SAMPLERS: u32 = 1 << 16;

/// Images by their place in the binding table, samplers by number and by the address of their state.
#[derive(Debug, Default)]
pub(crate) struct Textures {
    images: Vec<Option<Image>>,
    /// By number.
    numbered: Vec<(u32, Sampler)>,
    /// By the address of the state.
    stated: Vec<(u32, Sampler)>,
    /// The append counter of each surface.
    counters: Vec<AtomicU32>,
}

impl Textures {
    /// Takes over the samplers of the source, and those of the arguments that have a number.
    pub(crate) fn new(info: &KernelInfo, arguments: &[Argument]) -> Result<Self, LaunchError> {
        let mut textures = Self::default();
        for inline in &info.samplers {
            if inline.index > MOST_SAMPLERS {
                return Err(error(format!("there is no sampler {}", inline.index)));
            }
            let sampler = of_source(inline)?;
            textures.numbered.push((inline.index, sampler));
            textures.stated.push((INLINE_STATE + inline.index * STATE_SIZE, sampler));
        }
        for (index, argument) in arguments.iter().enumerate() {
            let Argument::Sampler(sampler) = argument else { continue };
            textures.stated.push((ARGUMENT_STATE + index as u32 * STATE_SIZE, *sampler));
            // Samplers by number and by address do not count together.
            let piece = info.payload.iter().find(|p| p.index == Some(index) && p.space == "sampler");
            if let Some(PayloadArgument { addressing, sampler: Some(number), .. }) = piece
                && addressing != "bindless"
            {
                textures.numbered.push((*number, *sampler));
            }
        }
        Ok(textures)
    }

    /// The bytes of a piece of the payload that is about an image or a sampler; `None`: it is about something else.
    pub(crate) fn piece(
        piece: &PayloadArgument,
        argument: Option<(&str, usize, &Argument)>,
    ) -> Option<Result<Vec<u8>, LaunchError>> {
        let word = |value: u32| Some(Ok(u64::from(value).to_le_bytes()[..piece.size.min(8)].to_vec()));
        let kind = piece.kind.as_str();
        if kind == "inline_sampler" {
            return word(piece.sampler.map_or(0, |n| INLINE_STATE.saturating_add(n.saturating_mul(STATE_SIZE))));
        }
        let about_image = kind.starts_with("image_") || piece.space == "image";
        let about_sampler = kind.starts_with("sampler_") || piece.space == "sampler";
        let (name, index, argument) = argument?;
        match argument {
            Argument::Image(image) if about_image => match kind {
                "image_width" => word(image.size[0]),
                "image_height" => word(if image.kind.dimensions() > 1 { image.size[1] } else { 0 }),
                "image_depth" => word(if image.kind == ImageKind::D3 { image.size[2] } else { 0 }),
                "image_array_size" => word(match image.kind {
                    ImageKind::D1Array => image.size[1],
                    ImageKind::D2Array => image.size[2],
                    _ => 0,
                }),
                "image_num_samples" => word(1),
                "image_num_mip_levels" => word(1),
                "image_channel_data_type" => word(image.format.channel.code()),
                "image_channel_order" => word(image.format.order.code()),
                _ => None,
            },
            Argument::Sampler(sampler) if about_sampler => match kind {
                // The kernel mends what older samplers do with coordinates just below 0.
                "sampler_snap_wa" => {
                    let snaps = sampler.address == AddressMode::Clamp && sampler.filter == Filter::Nearest;
                    word(if snaps { u32::MAX } else { 0 })
                }
                "sampler_normalized" => word(u32::from(sampler.normalized)),
                // As the constants of OpenCL C.
                "sampler_address" => word(match sampler.address {
                    AddressMode::None => 0,
                    AddressMode::ClampToEdge => 2,
                    AddressMode::Clamp => 4,
                    AddressMode::Repeat => 6,
                    AddressMode::MirroredRepeat => 8,
                }),
                "arg_bypointer" if piece.addressing == "bindless" => word(ARGUMENT_STATE + index as u32 * STATE_SIZE),
                "arg_bypointer" => Some(Ok(Vec::new())),
                _ => None,
            },
            other if about_image => Some(Err(error(format!("{name} takes an image, but is {}", other.what())))),
            other if about_sampler => Some(Err(error(format!("{name} takes a sampler, but is {}", other.what())))),
            _ => None,
        }
    }

    /// Binds an image to a place of the binding table.
    pub(crate) fn bind(&mut self, place: usize, image: Image) {
        if self.images.len() <= place {
            self.images.resize(place + 1, None);
        }
        self.images[place] = Some(image);
    }

    /// Makes an append counter for each of so many surfaces.
    pub(crate) fn count(&mut self, surfaces: usize) {
        self.counters.resize_with(surfaces, AtomicU32::default);
    }

    /// The image at a place of the binding table.
    #[inline]
    pub(crate) fn image(&self, place: u32) -> Option<&Image> {
        self.images.get(place as usize)?.as_ref()
    }

    /// The sampler of a number.
    pub(crate) fn sampler(&self, number: u32) -> Option<&Sampler> {
        self.numbered.iter().find(|(n, _)| *n == number).map(|(_, sampler)| sampler)
    }

    /// The sampler whose state lies at an address.
    pub(crate) fn sampler_at(&self, address: u32) -> Option<&Sampler> {
        let address = address & !(STATE_SIZE - 1);
        self.stated.iter().find(|(a, _)| *a == address).map(|(_, sampler)| sampler)
    }

    /// The append counter of the surface at a place.
    pub(crate) fn counter(&self, place: u32) -> Option<&AtomicU32> {
        self.counters.get(place as usize)
    }
}

/// An image as the kernel takes it.
pub(crate) fn seen(
    image: &Image,
    info: &KernelInfo,
    index: usize,
    name: &str,
    memory: &Memory,
) -> Result<Image, LaunchError> {
    let mut seen = *image;
    if let Some(piece) = info.payload.iter().find(|p| p.index == Some(index) && p.space == "image") {
        let kind = ImageKind::of_zebin(&piece.image_type).ok_or_else(|| {
            error(format!("{name} is an image of the type `{}`, which is not supported", piece.image_type))
        })?;
        let (taken, single) = (kind.dimensions(), image.format.order.channels().len() == 1);
        if image.kind.dimensions() == taken + 1 && single && image.size[0] == 1 {
            // What looked like a dimension was the one number of a texel.
            seen.size = [image.size[1], image.size[2], 1];
        } else if image.kind.dimensions() != taken {
            let given = image.kind.dimensions();
            return Err(error(format!(
                "{name} takes an image of {taken} dimensions, layers included, but has {given}"
            )));
        }
        seen.kind = kind;
    }
    let bytes =
        seen.bytes().ok_or_else(|| error(format!("{name} is an image of an impossible size, {:?}", seen.size)))?;
    let buffer = memory.buffer(seen.buffer).ok_or_else(|| error(format!("{name} has no buffer")))?;
    if bytes != buffer.len() {
        return Err(error(format!("{name} is an image of {bytes} bytes, but its buffer has {}", buffer.len())));
    }
    Ok(seen)
}

/// A sampler as the source of the kernel says it.
fn of_source(inline: &InlineSampler) -> Result<Sampler, LaunchError> {
    let unknown = |what: &str| error(format!("sampler {} of the kernel has the unknown mode `{what}`", inline.index));
    let address = match inline.addressing.as_str() {
        "" | "none" => AddressMode::None,
        "repeat" => AddressMode::Repeat,
        "clamp_edge" => AddressMode::ClampToEdge,
        "clamp_border" => AddressMode::Clamp,
        "mirror" => AddressMode::MirroredRepeat,
        other => return Err(unknown(other)),
    };
    let filter = match inline.filter.as_str() {
        "" | "nearest" => Filter::Nearest,
        "linear" => Filter::Linear,
        other => return Err(unknown(other)),
    };
    Ok(Sampler { address, filter, normalized: inline.normalized, ..Sampler::default() })
}
