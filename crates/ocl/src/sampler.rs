//! Samplers.
//!
//! For example, `CL_ADDRESS_REPEAT` with normalised coordinates repeats the image.

use crate::context::{CONTEXTS, ContextObject};
use crate::entry::{ClError, ClResult, create, require};
use crate::handle::{Handle, Registry, Shared, references};
use crate::info::{Answer, queries};
use opencl_sys::*;
use openvisa_sim::{AddressMode, Filter};

/// A sampler.
pub(crate) struct SamplerObject {
    context: Shared<ContextObject>,
    /// The state of the simulator's sampler.
    pub(crate) state: openvisa_sim::Sampler,
    normalized: cl_bool,
    addressing: cl_addressing_mode,
    filter: cl_filter_mode,
    /// The list of properties that the host gave, if it gave one.
    given: Option<Vec<[cl_sampler_properties; 2]>>,
}

/// All samplers.
pub(crate) static SAMPLERS: Registry<SamplerObject> = Registry::new(CL_INVALID_SAMPLER);

/// Creates a sampler.
fn create_sampler(
    context: Handle,
    normalized: cl_bool,
    addressing: cl_addressing_mode,
    filter: cl_filter_mode,
    given: Option<Vec<[cl_sampler_properties; 2]>>,
) -> ClResult<Handle> {
    let context = CONTEXTS.get(context)?;
    require(context.device.model.has_images(), CL_INVALID_OPERATION)?;
    let address = match addressing {
        CL_ADDRESS_NONE => AddressMode::None,
        CL_ADDRESS_CLAMP_TO_EDGE => AddressMode::ClampToEdge,
        CL_ADDRESS_CLAMP => AddressMode::Clamp,
        CL_ADDRESS_REPEAT => AddressMode::Repeat,
        CL_ADDRESS_MIRRORED_REPEAT => AddressMode::MirroredRepeat,
        _ => return Err(ClError(CL_INVALID_VALUE)),
    };
    let sim_filter = match filter {
        CL_FILTER_NEAREST => Filter::Nearest,
        CL_FILTER_LINEAR => Filter::Linear,
        _ => return Err(ClError(CL_INVALID_VALUE)),
    };
    let state = openvisa_sim::Sampler {
        address,
        filter: sim_filter,
        normalized: normalized != 0,
        ..openvisa_sim::Sampler::default()
    };
    Ok(SAMPLERS.create_handle(SamplerObject { context, state, normalized, addressing, filter, given }))
}

fn sampler_info(sampler: &Shared<SamplerObject>, name: cl_sampler_info) -> ClResult<Answer> {
    Ok(match name {
        CL_SAMPLER_REFERENCE_COUNT => Answer::of(SAMPLERS.references(sampler)),
        CL_SAMPLER_CONTEXT => Answer::of(sampler.context.handle()),
        CL_SAMPLER_NORMALIZED_COORDS => Answer::of(sampler.normalized),
        CL_SAMPLER_ADDRESSING_MODE => Answer::of(sampler.addressing),
        CL_SAMPLER_FILTER_MODE => Answer::of(sampler.filter),
        CL_SAMPLER_PROPERTIES => match &sampler.given {
            Some(given) => Answer::list(&[given.concat(), vec![0]].concat()),
            None => Answer::default(),
        },
        // Images have one level of detail, so these are the defaults of `cl_khr_mipmap_image`.
        CL_SAMPLER_MIP_FILTER_MODE => Answer::of(CL_FILTER_NEAREST),
        CL_SAMPLER_LOD_MIN => Answer::of(0.0_f32),
        CL_SAMPLER_LOD_MAX => Answer::of(f32::MAX),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    references!(SAMPLERS, clRetainSampler, clReleaseSampler);

    queries! {
        clGetSamplerInfo(sampler: cl_sampler, name: cl_sampler_info) {
            sampler_info(&SAMPLERS.get(sampler)?, name)
        }
    }

    pub(crate) unsafe extern "C" fn clCreateSampler(
        context: cl_context,
        normalized: cl_bool,
        addressing: cl_addressing_mode,
        filter: cl_filter_mode,
        errcode: *mut cl_int,
    ) -> cl_sampler {
        create(errcode, || create_sampler(context, normalized, addressing, filter, None))
    }

    pub(crate) unsafe extern "C" fn clCreateSamplerWithProperties(
        context: cl_context,
        properties: *const cl_sampler_properties,
        errcode: *mut cl_int,
    ) -> cl_sampler {
        create(errcode, || {
            let given = host::properties(properties).map_err(|_| ClError(CL_INVALID_VALUE))?;
            let (mut normalized, mut addressing, mut filter) = (CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST);
            for [name, value] in &given {
                match *name as cl_sampler_info {
                    CL_SAMPLER_NORMALIZED_COORDS => normalized = *value as cl_bool,
                    CL_SAMPLER_ADDRESSING_MODE => addressing = *value as cl_addressing_mode,
                    CL_SAMPLER_FILTER_MODE => filter = *value as cl_filter_mode,
                    _ => return Err(ClError(CL_INVALID_VALUE)),
                }
            }
            create_sampler(context, normalized, addressing, filter, (!properties.is_null()).then_some(given))
        })
    }
}
