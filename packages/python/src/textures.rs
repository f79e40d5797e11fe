//! Images and samplers as arguments of kernels.
//!
//! For example, `Image(array, "RGBA UNORM_INT8")` is a NumPy array of the shape `(height, width,
//! 4)` that a kernel reads or writes as an image.

use crate::errors::ArgumentError;
use openvisa_sim::{ImageFormat, Sampler};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;

/// An image, as an argument of a kernel.
///
/// ``array`` has the texels, the slowest dimension first and the numbers of a texel last: the shape
/// of a two-dimensional image is ``(height, width, channels)``, and ``(height, width)`` for one
/// channel. Its memory is contiguous and row by row, and changes in place.
///
/// ``format`` is the channel order and the channel type of OpenCL, for example ``"RGBA
/// UNORM_INT8"`` or ``"R FLOAT"``. The elements of the array have the size of a channel: ``uint8``
/// for ``UNORM_INT8``, ``float32`` for ``FLOAT``.
///
/// >>> import array, openvisa
/// >>> openvisa.Image(memoryview(bytearray(64)).cast("B", (4, 4, 4)), "rgba unorm_int8")
/// Image(..., 'RGBA UNORM_INT8')
///
/// Raises ``ValueError`` if there is no such format.
#[pyclass(frozen, name = "Image", module = "openvisa")]
pub(crate) struct PyImage {
    /// The texels.
    #[pyo3(get)]
    pub(crate) array: Py<PyAny>,
    pub(crate) format: ImageFormat,
}

#[pymethods]
impl PyImage {
    #[new]
    fn new(array: Py<PyAny>, format: &str) -> PyResult<Self> {
        let format = format.parse().map_err(|error| ArgumentError::new_err(format!("`format`: {error}")))?;
        Ok(Self { array, format })
    }

    /// Channel order and channel type as OpenCL names them.
    #[getter]
    fn format(&self) -> String {
        self.format.to_string()
    }

    /// Supports ``pickle`` and ``copy``.
    fn __getnewargs__(&self, py: Python<'_>) -> (Py<PyAny>, String) {
        (self.array.clone_ref(py), self.format.to_string())
    }

    fn __repr__(&self) -> String {
        format!("Image(..., '{}')", self.format)
    }
}

/// A sampler, as an argument of a kernel. Samplers that a kernel declares itself are no arguments.
///
/// ``address`` says what coordinates outside of the image mean: ``"none"``, ``"clamp"``,
/// ``"clamp_to_edge"``, ``"repeat"`` or ``"mirrored_repeat"``. ``filter`` is ``"nearest"`` or
/// ``"linear"``. With ``normalized``, coordinates go from 0 to 1. ``compare`` is what messages that
/// compare ask: ``"always"``, ``"never"``, ``"less"``, ``"equal"``, ``"less_equal"``,
/// ``"greater"``, ``"not_equal"`` or ``"greater_equal"``.
///
/// >>> import openvisa
/// >>> openvisa.Sampler("clamp_to_edge", "linear", normalized=True)
/// Sampler('clamp_to_edge', 'linear', normalized=True, compare='always')
///
/// Raises ``ValueError`` for an unknown word.
#[pyclass(frozen, get_all, name = "Sampler", module = "openvisa")]
pub(crate) struct PySampler {
    /// What coordinates outside of the image mean.
    address: String,
    /// How texels become the result.
    filter: String,
    /// Whether coordinates go from 0 to 1.
    normalized: bool,
    /// What messages that compare ask.
    compare: String,
}

#[pymethods]
impl PySampler {
    #[new]
    #[pyo3(signature = (address = "none", filter = "nearest", *, normalized = false, compare = "always"))]
    fn new(address: &str, filter: &str, normalized: bool, compare: &str) -> PyResult<Self> {
        let (address, filter, compare) = (address.to_owned(), filter.to_owned(), compare.to_owned());
        let sampler = Self { address, filter, normalized, compare };
        sampler.state()?;
        Ok(sampler)
    }

    /// Supports ``pickle`` and ``copy``.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((&str, &str), Bound<'py, PyDict>)> {
        let named = PyDict::new(py);
        named.set_item("normalized", self.normalized)?;
        named.set_item("compare", &self.compare)?;
        Ok(((&self.address, &self.filter), named))
    }

    fn __repr__(&self) -> String {
        let normalized = if self.normalized { "True" } else { "False" };
        let Self { address, filter, compare, .. } = self;
        format!("Sampler('{address}', '{filter}', normalized={normalized}, compare='{compare}')")
    }
}

impl PySampler {
    /// Returns the state of the sampler. The words are those of launch files.
    ///
    /// # Errors
    /// Returns a `ValueError` for an unknown word.
    pub(crate) fn state(&self) -> PyResult<Sampler> {
        let Self { address, filter, normalized, compare } = self;
        let words = json!({ "address": address, "filter": filter, "normalized": normalized, "compare": compare });
        serde_json::from_value(words).map_err(|error| ArgumentError::new_err(error.to_string()))
    }
}
