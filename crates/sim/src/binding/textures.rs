//! Binding of images and samplers: binding table entries, sampler states and queried properties.
//!
//! For example, `get_image_width` in a kernel reads a payload argument whose bytes are computed
//! here from the bound image.

use crate::binding::arguments::{Argument, LaunchError};
use crate::binding::kernel_info::{
    Addressing, ImageProperty, KernelInfo, PayloadArgument, PayloadKind, SamplerProperty,
};
use crate::memory::flat_memory::Memory;
use crate::memory::image::{Image, ImageKind};
use crate::memory::sampler::{AddressMode, Filter, Sampler};
use std::sync::atomic::AtomicU32;

/// Offsets of the first sampler state of arguments, and of the first one of samplers in the source.
const ARGUMENT_STATE: u32 = 0x2000_0000;
const INLINE_STATE: u32 = 0x2800_0000;

/// Size of a sampler state in bytes. Lower bits of an address are ignored.
const STATE_BYTES: u32 = 16;

/// Maximum index of a sampler that the source declares.
const MAX_SAMPLER_INDEX: u32 = 1 << 16;

/// The images and samplers that are bound to a kernel.
#[derive(Debug, Default)]
pub(crate) struct Textures {
    images: Vec<Option<Image>>,
    /// Samplers by index.
    numbered: Vec<(u32, Sampler)>,
    /// Samplers by the address of their state.
    stated: Vec<(u32, Sampler)>,
    /// The append counter of each surface.
    counters: Vec<AtomicU32>,
}

impl Textures {
    /// Binds the samplers that the source declares, and those of arguments.
    pub(crate) fn new(info: &KernelInfo, arguments: &[Argument]) -> Result<Self, LaunchError> {
        let mut textures = Self::default();
        for inline in &info.samplers {
            if inline.index > MAX_SAMPLER_INDEX {
                return Err(LaunchError::new(format!("there is no sampler {}", inline.index)));
            }
            textures.numbered.push((inline.index, inline.sampler));
            textures.stated.push((inline_state(inline.index) as u32, inline.sampler));
        }
        for (index, argument) in arguments.iter().enumerate() {
            let Argument::Sampler(sampler) = argument else { continue };
            textures.stated.push((ARGUMENT_STATE + index as u32 * STATE_BYTES, *sampler));
            // A bindless sampler has an address, and its number belongs to another sequence.
            let numbers =
                info.payload.iter().filter(|part| part.index == Some(index)).filter_map(|part| match part.kind {
                    PayloadKind::Sampler { addressing: Addressing::Bindless, .. } => None,
                    PayloadKind::Sampler { number, .. } => number,
                    _ => None,
                });
            textures.numbered.extend(numbers.map(|number| (number, *sampler)));
        }
        Ok(textures)
    }

    /// Returns the bytes of a payload argument that describes an image or sampler. Returns `None`
    /// for other arguments, and for bindless images, whose surface states are created elsewhere.
    pub(crate) fn payload_bytes(
        part: &PayloadArgument,
        index: usize,
        argument: &Argument,
        name: &dyn Fn() -> String,
    ) -> Option<Result<Vec<u8>, LaunchError>> {
        let word = |value: u32| Some(Ok(u64::from(value).to_le_bytes()[..part.size.min(8)].to_vec()));
        match (part.kind, argument) {
            (PayloadKind::OfImage(property), Argument::Image(image)) => word(image_property(property, image)),
            (PayloadKind::OfSampler(property), Argument::Sampler(sampler)) => word(sampler_property(property, sampler)),
            (PayloadKind::Sampler { addressing: Addressing::Bindless, .. }, Argument::Sampler(_)) => {
                word(ARGUMENT_STATE + index as u32 * STATE_BYTES)
            }
            (PayloadKind::Sampler { .. }, Argument::Sampler(_)) => Some(Ok(Vec::new())),
            (PayloadKind::OfImage(_) | PayloadKind::Image { .. }, other) if !matches!(other, Argument::Image(_)) => {
                Some(Err(LaunchError::new(format!("{} takes an image, but is {}", name(), other.describe_kind()))))
            }
            (PayloadKind::OfSampler(_) | PayloadKind::Sampler { .. }, other) => {
                Some(Err(LaunchError::new(format!("{} takes a sampler, but is {}", name(), other.describe_kind()))))
            }
            _ => None,
        }
    }

    /// Binds an image to a binding table index.
    pub(crate) fn bind_image(&mut self, place: usize, image: Image) {
        if self.images.len() <= place {
            self.images.resize(place + 1, None);
        }
        self.images[place] = Some(image);
    }

    /// Binds a sampler to a number.
    pub(crate) fn bind_sampler(&mut self, number: u32, sampler: Sampler) {
        self.numbered.push((number, sampler));
    }

    /// Creates an append counter for each surface.
    pub(crate) fn add_counters(&mut self, surfaces: usize) {
        self.counters.resize_with(surfaces, AtomicU32::default);
    }

    /// Returns the image at a binding table index.
    #[inline]
    pub(crate) fn image(&self, place: u32) -> Option<&Image> {
        self.images.get(place as usize)?.as_ref()
    }

    /// Returns the sampler with an index.
    pub(crate) fn sampler(&self, number: u32) -> Option<&Sampler> {
        self.numbered.iter().find(|(n, _)| *n == number).map(|(_, sampler)| sampler)
    }

    /// Returns the sampler whose state is at an address.
    pub(crate) fn sampler_at(&self, address: u32) -> Option<&Sampler> {
        let address = address & !(STATE_BYTES - 1);
        self.stated.iter().find(|(a, _)| *a == address).map(|(_, sampler)| sampler)
    }

    /// Returns the append counter of the surface at a binding table index.
    pub(crate) fn counter(&self, place: u32) -> Option<&AtomicU32> {
        self.counters.get(place as usize)
    }
}

/// Returns the image with the kind that the kernel declares.
pub(crate) fn resolve_image(
    image: &Image,
    info: &KernelInfo,
    index: usize,
    name: &str,
    memory: &Memory,
) -> Result<Image, LaunchError> {
    let mut seen = *image;
    let kinds = info.payload.iter().filter(|part| part.index == Some(index)).filter_map(|part| match part.kind {
        PayloadKind::Image { kind, .. } => Some(kind),
        _ => None,
    });
    if let Some(kind) = kinds.into_iter().next() {
        let (taken, single) = (kind.dimensions(), image.format.order.channels().len() == 1);
        if image.kind.dimensions() == taken + 1 && single && image.size[0] == 1 {
            // The kernel declares one dimension less, so the fastest one is the single component of
            // a texel.
            seen.size = [image.size[1], image.size[2], 1];
        } else if image.kind.dimensions() != taken {
            let given = image.kind.dimensions();
            return Err(LaunchError::new(format!(
                "{name} takes an image of {taken} dimensions, layers included, but has {given}"
            )));
        }
        seen.kind = kind;
    }
    let bytes = seen
        .bytes()
        .ok_or_else(|| LaunchError::new(format!("{name} is an image of an impossible size, {:?}", seen.size)))?;
    let buffer = memory.buffer(seen.buffer).ok_or_else(|| LaunchError::new(format!("{name} has no buffer")))?;
    if bytes != buffer.len() {
        return Err(LaunchError::new(format!(
            "{name} is an image of {bytes} bytes, but its buffer has {}",
            buffer.len()
        )));
    }
    Ok(seen)
}

/// Returns the offset of the state of a sampler that the source declares.
pub(crate) fn inline_state(number: u32) -> u64 {
    u64::from(INLINE_STATE.saturating_add(number.saturating_mul(STATE_BYTES)))
}

fn image_property(property: ImageProperty, image: &Image) -> u32 {
    match property {
        ImageProperty::Width => image.size[0],
        ImageProperty::Height if image.kind.dimensions() > 1 => image.size[1],
        ImageProperty::Depth if image.kind == ImageKind::D3 => image.size[2],
        ImageProperty::ArraySize if image.kind == ImageKind::D1Array => image.size[1],
        ImageProperty::ArraySize if image.kind == ImageKind::D2Array => image.size[2],
        ImageProperty::Height | ImageProperty::Depth | ImageProperty::ArraySize => 0,
        ImageProperty::Samples | ImageProperty::MipLevels => 1,
        ImageProperty::ChannelType => image.format.channel.code(),
        ImageProperty::ChannelOrder => image.format.order.code(),
    }
}

fn sampler_property(property: SamplerProperty, sampler: &Sampler) -> u32 {
    match property {
        SamplerProperty::Snap => {
            let snaps = sampler.address == AddressMode::Clamp && sampler.filter == Filter::Nearest;
            if snaps { u32::MAX } else { 0 }
        }
        SamplerProperty::Normalized => u32::from(sampler.normalized),
        // These are OpenCL C's constants.
        SamplerProperty::Address => match sampler.address {
            AddressMode::None => 0,
            AddressMode::ClampToEdge => 2,
            AddressMode::Clamp => 4,
            AddressMode::Repeat => 6,
            AddressMode::MirroredRepeat => 8,
        },
    }
}
