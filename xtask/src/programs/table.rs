//! The programs that `cargo xtask programs` runs.

/// A program that nobody here wrote.
#[derive(Debug)]
pub(super) struct Program {
    /// Name of the program, of its judge `tests/programs/judge_NAME.py`, and of its Python
    /// environment.
    pub(super) name: &'static str,
    /// Packages of PyPI that the judge needs, each as an argument of `pip install`. The version of
    /// the first one is that of the program, unless `commands` names one.
    pub(super) packages: &'static [&'static str],
    /// Commands that must be in `PATH`, each with its Debian package. The version of the first
    /// package is that of the program.
    pub(super) commands: &'static [(&'static str, &'static str)],
    /// The devices that it runs on unless `--device` names others.
    pub(super) devices: &'static [&'static str],
    /// What is compared with what.
    pub(super) compared: &'static str,
    /// Maximum duration of a run in seconds.
    pub(super) limit: u64,
    /// Whether CI runs it.
    pub(super) quick: bool,
    /// Environment variables of the run.
    pub(super) variables: &'static [(&'static str, &'static str)],
    /// Cases that fail on each device, by the beginning of their name, and why that is no defect of
    /// the driver.
    pub(super) known: &'static [(&'static str, &'static str)],
    /// What a reader should know about the results.
    pub(super) notes: &'static [&'static str],
}

/// What most programs have.
const DEFAULT: Program = Program {
    name: "",
    packages: &[],
    commands: &[],
    devices: &["skl", "dg2", POCL],
    compared: "",
    limit: 1800,
    quick: false,
    variables: &[],
    known: &[],
    notes: &[],
};

/// The name by which another OpenCL implementation is used instead of a simulated device.
pub(super) const POCL: &str = "pocl";

/// The programs, in the order of the page.
pub(super) const PROGRAMS: &[Program] = &[
    Program {
        name: "pyopencl",
        packages: &["pyopencl", "numpy", "mako"],
        compared: "arrays, functions, reductions, scans and sorts with NumPy",
        notes: &[
            "With `OPENVISA_CHECK=all`, its scans load shared local memory that nobody wrote (`scan_type sum = ldata[0][LID_0].value` of \
                  its `scan.py`, in the last groups). What they load is not used.",
        ],
        ..DEFAULT
    },
    Program {
        name: "openmm",
        packages: &["openmm", "numpy"],
        compared: "forces and trajectories of its platform OpenCL with those of its platform Reference",
        variables: &[("OPENVISA_UNITS", "2")],
        ..DEFAULT
    },
    Program {
        name: "openvino",
        packages: &["openvino", "numpy"],
        devices: &["skl", "dg2"],
        compared: "operators and networks on its plugin GPU with its plugin CPU in single precision",
        known: &[("sqrt, f16", "the compiled kernel copies its input: its vISA text has neither `abs` nor `sqrt`")],
        notes: &["pocl is no GPU to OpenVINO, so that its plugin does not use it."],
        ..DEFAULT
    },
    Program {
        name: "pyclesperanto",
        packages: &["pyclesperanto", "numpy", "scipy"],
        compared: "filters, projections and labels of images with SciPy",
        notes: &[
            "With `OPENVISA_CHECK=all`, `statistics_accumulate` loads a number that other work-items change by an atomic operation \
                  (`uint old = *addr_as_uint;` of `atomic_add_float` and its kin), and so does `ccl_union_find_merge` \
                  (`int parent = labels[a - 1];` beside `atomic_min(&labels[a - 1], b)`). `ccl_union_find_compress` follows labels \
                  that other work-items store. These are data races by the memory model of OpenCL. The loops that follow correct a value that \
                  has become old, so that the results are right.",
        ],
        ..DEFAULT
    },
    Program {
        name: "tinygrad",
        packages: &["tinygrad", "numpy"],
        compared: "operators, layers and gradients of its device CL with NumPy",
        variables: &[("CACHELEVEL", "0")],
        notes: &["With `OPENVISA_CHECK=all`, there is no finding."],
        ..DEFAULT
    },
    Program {
        name: "loopy",
        packages: &["loopy", "pyopencl", "numpy", "islpy==2025.2.5"],
        compared: "generated kernels with NumPy",
        quick: true,
        notes: &["With `OPENVISA_CHECK=all`, there is no finding."],
        ..DEFAULT
    },
    Program {
        name: "pyvkfft",
        packages: &["pyvkfft", "pyopencl", "numpy", "scipy"],
        compared: "Fourier and cosine transforms with SciPy",
        ..DEFAULT
    },
    Program {
        name: "sasmodels",
        packages: &["sasmodels", "pyopencl", "numpy", "scipy"],
        devices: &["skl", POCL],
        compared: "its own tests: known values of models",
        variables: &[("SAS_OPENCL", "opencl")],
        ..DEFAULT
    },
    Program {
        name: "silx",
        packages: &["silx", "pyopencl", "numpy", "scipy", "mako", "pytest"],
        devices: &["skl", POCL],
        compared: "its own tests: kernels with NumPy, SciPy and its C++ code",
        ..DEFAULT
    },
    Program {
        name: "opencv",
        packages: &["opencv-python-headless", "numpy"],
        devices: &["dg2", POCL],
        compared: "functions on UMat with the same functions on Mat",
        ..DEFAULT
    },
    Program {
        name: "dpctl",
        packages: &["dpctl", "numpy", "pytest", "cython", "setuptools"],
        devices: &["skl"],
        compared: "its own tests",
        variables: &[("ONEAPI_DEVICE_SELECTOR", "opencl:gpu")],
        ..DEFAULT
    },
    Program {
        name: "dpnp",
        packages: &["dpnp", "dpctl", "numpy"],
        devices: &["skl"],
        compared: "functions of arrays with NumPy",
        variables: &[("ONEAPI_DEVICE_SELECTOR", "opencl:gpu")],
        known: &[("matrix product", "its library brings machine code, which is no vISA")],
        ..DEFAULT
    },
    Program {
        name: "ffmpeg",
        packages: &["numpy"],
        commands: &[("ffmpeg", "ffmpeg")],
        devices: &["skl", "dg2"],
        compared: "OpenCL filters with the same filters on pocl",
        ..DEFAULT
    },
    Program {
        name: "hashcat",
        commands: &[("hashcat", "hashcat")],
        devices: &["dg2", POCL],
        compared: "known passwords, and its self test",
        variables: &[("OPENVISA_UNITS", "2")],
        ..DEFAULT
    },
    Program {
        name: "clpeak",
        commands: &[("clpeak", "clpeak")],
        devices: &["dg2", POCL],
        compared: "nothing: it measures only",
        variables: &[("OPENVISA_UNITS", "2")],
        ..DEFAULT
    },
    Program {
        name: "darktable",
        commands: &[("darktable-cltest", "darktable"), ("ffmpeg", "ffmpeg")],
        devices: &["skl"],
        compared: "an export with and without OpenCL",
        ..DEFAULT
    },
];
