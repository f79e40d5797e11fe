//! Tables that define the form of launch files. The reader checks files against the tables and the
//! JSON schema is generated from them, so the two cannot disagree.
//!
//! For example, [`OUTPUT`] says that the optional member `output` is a string.

use crate::binding::kernel_info::InputRole;
use crate::memory::sampler::{AddressMode, Compare, Filter};

/// A member of a JSON object.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemberForm {
    pub(crate) name: &'static str,
    pub(crate) required: bool,
    pub(crate) form: JsonForm,
    /// A description of one sentence for the schema.
    pub(crate) about: &'static str,
}

/// The JSON values that a member accepts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum JsonForm {
    /// A string.
    Text,
    /// A string, or `null`.
    TextOrNull,
    /// `true` or `false`.
    Flag,
    /// An integer from 0 to this maximum.
    Count(u64),
    /// A 32-bit integer, or a list of one to three of them. `null` selects the default.
    Sizes,
    /// An integer, or a list of integers.
    Shape,
    /// A number, a string or a Boolean, or a list of these.
    Value,
    /// A value, or `null`.
    ValueOrNull,
    /// A list of numbers, strings and Booleans, or of such lists.
    Values,
    /// A string, or an object with the values of an array.
    TextOrValues,
    /// One of the listed words.
    Word(&'static [&'static str]),
    /// An object with the listed members.
    Object(&'static [MemberForm]),
    /// An object whose member names are chosen by the author. All member values have one form.
    Named(&'static JsonForm),
    /// A list of values of one form.
    List(&'static JsonForm),
    /// A string, or a list of strings.
    Texts,
    /// A finite number from 0 on.
    Tolerance,
    /// A finite number.
    Number,
    /// An argument: a value, a text as on the command line, or an object of one of several kinds.
    Argument(&'static [&'static [MemberForm]]),
    /// Arguments in the kernel's order, or an object of arguments by their names.
    Arguments(&'static JsonForm),
    /// A list of expected values, or an object of one of several kinds.
    Expectation(&'static [&'static [MemberForm]]),
    /// An object of one of several kinds. The first member of each kind identifies the kind.
    OneOf(&'static [&'static [MemberForm]]),
}

const fn required(name: &'static str, form: JsonForm, about: &'static str) -> MemberForm {
    MemberForm { name, required: true, form, about }
}

const fn optional(name: &'static str, form: JsonForm, about: &'static str) -> MemberForm {
    MemberForm { name, required: false, form, about }
}

const OUTPUT: MemberForm = optional("output", JsonForm::Text, "Where to write the contents afterwards.");
const EXPECT: MemberForm = optional(
    "expect",
    JsonForm::Expectation(EXPECTATIONS),
    "The contents afterwards: a list of the elements, or an object with tolerances.",
);

const RTOL: MemberForm =
    optional("rtol", JsonForm::Tolerance, "The allowed error as a part of the expected number. The default is 0.");
const ATOL: MemberForm = optional("atol", JsonForm::Tolerance, "The allowed error. The default is 0.");
const ULP: MemberForm = optional(
    "ulp",
    JsonForm::Count(u64::MAX),
    "The allowed error in units in the last place of a floating-point type. The default is 0.",
);

/// The kinds of expectations.
pub(crate) const EXPECTATIONS: &[&[MemberForm]] = &[
    &[
        required("values", JsonForm::Values, "The elements, as in the `values` of a buffer."),
        optional("type", JsonForm::Text, "The type of an element in OpenCL C. The default is that of the buffer."),
        RTOL,
        ATOL,
        ULP,
    ],
    &[required("file", JsonForm::Text, "An .npy file with the elements."), RTOL, ATOL, ULP],
    &[required("fill", JsonForm::Value, "The value of each element, or the values of each vector."), RTOL, ATOL, ULP],
];

const BUFFER: &[MemberForm] = &[
    required("buffer", JsonForm::TextOrNull, "An .npy file with the contents of the buffer; null is a null pointer."),
    OUTPUT,
    EXPECT,
];

const FILL: &[MemberForm] = &[
    required(
        "fill",
        JsonForm::ValueOrNull,
        "The value of each element, or the values of each vector; null is a buffer that nobody has written.",
    ),
    optional("type", JsonForm::Text, "The type of an element in OpenCL C, such as float4. The default is uchar."),
    COUNT,
    OUTPUT,
    EXPECT,
];

const COUNT: MemberForm =
    required("count", JsonForm::Shape, "The number of elements, or the shape of the array that they make.");

const ZEROS: &[MemberForm] =
    &[required("zeros", JsonForm::Text, "The type of elements that are 0, in OpenCL C."), COUNT, OUTPUT, EXPECT];

const EMPTY: &[MemberForm] = &[
    required("empty", JsonForm::Text, "The type of the elements of a buffer that nobody has written, in OpenCL C."),
    COUNT,
    OUTPUT,
    EXPECT,
];

const RANGE: &[MemberForm] =
    &[required("range", JsonForm::Text, "The type of elements that are 0, 1, 2, ..."), COUNT, OUTPUT, EXPECT];

const RAND: &[MemberForm] = &[
    required("rand", JsonForm::Text, "The type of random elements in OpenCL C, which are the same in each run."),
    COUNT,
    optional(
        "seed",
        JsonForm::Count(u64::MAX),
        "The seed. The default is the position of the argument, from 0; in `buffers`, 1000 plus that of the entry.",
    ),
    optional("low", JsonForm::Number, "The lowest value. The default is 0."),
    optional("high", JsonForm::Number, "The highest value. The default is 1, for integers 99."),
    OUTPUT,
    EXPECT,
];

const VALUES: MemberForm = required(
    "values",
    JsonForm::Values,
    "The elements. An array of several dimensions is a list of lists, and each vector is a list.",
);
const VALUES_TYPE: MemberForm = required("type", JsonForm::Text, "The type of an element in OpenCL C, such as float4.");

/// An array whose values are in the launch file.
pub(crate) const ARRAY_VALUES: &[MemberForm] = &[VALUES, VALUES_TYPE];

/// A buffer whose values are in the launch file.
const BUFFER_VALUES: &[MemberForm] = &[VALUES, VALUES_TYPE, OUTPUT, EXPECT];

const IMAGE: &[MemberForm] = &[
    required("image", JsonForm::TextOrValues, "The texels, the slowest dimension first: an .npy file, or values."),
    required("format", JsonForm::Text, "Channel order and channel type as OpenCL names them: RGBA UNORM_INT8."),
    OUTPUT,
    EXPECT,
];

const SAMPLER: &[MemberForm] = &[
    optional(
        "address",
        JsonForm::Word(AddressMode::WORDS),
        "What coordinates outside the image mean. The default is none.",
    ),
    optional("filter", JsonForm::Word(Filter::WORDS), "How texels become the result. The default is nearest."),
    optional("normalized", JsonForm::Flag, "Whether coordinates go from 0 to 1. The default is false."),
    optional("compare", JsonForm::Word(Compare::WORDS), "What messages that compare ask. The default is always."),
];

/// The kinds of arguments.
pub(crate) const ARGUMENT_KINDS: &[&[MemberForm]] = &[
    BUFFER,
    FILL,
    &[required("use", JsonForm::Text, "The name of an entry of `buffers`.")],
    &[
        required("scalar", JsonForm::Text, "The type of a value in OpenCL C, such as int, float4 or size_t."),
        required("value", JsonForm::Value, "The value, or the values of a vector; \"nan\" and \"-inf\" are strings."),
    ],
    &[required("bytes", JsonForm::TextOrValues, "The bytes of a value, such as a structure: an .npy file, or values.")],
    &[required("local", JsonForm::Count(u32::MAX as u64), "Number of bytes of shared local memory.")],
    IMAGE,
    &[required("sampler", JsonForm::Object(SAMPLER), "A sampler.")],
    BUFFER_VALUES,
    ZEROS,
    EMPTY,
    RANGE,
    RAND,
];

/// An argument, or a named buffer.
const ARGUMENT: JsonForm = JsonForm::Argument(ARGUMENT_KINDS);

const KERNEL: MemberForm = required("kernel", JsonForm::Text, "The name of the kernel.");
const GLOBAL_SIZE: MemberForm =
    required("global_size", JsonForm::Sizes, "Number of work-items in each dimension; dimensions left out are 1.");
const LOCAL_SIZE: MemberForm = optional(
    "local_size",
    JsonForm::Sizes,
    "Number of work-items of a group in each dimension. The default is the size that the kernel requires, or one that \
     divides the global size.",
);
const GLOBAL_OFFSET: MemberForm =
    optional("global_offset", JsonForm::Sizes, "The first work-item in each dimension. The default is 0.");
const ARGS: MemberForm =
    required("args", JsonForm::Arguments(&ARGUMENT), "The arguments in the kernel's order, or by their names.");
const INPUTS: MemberForm = optional(
    "inputs",
    JsonForm::Named(&JsonForm::Word(InputRole::WORDS)),
    "The roles of inputs that are not arguments, by the names of their variables; for kernels without a zebin.",
);
const BUFFERS: MemberForm = optional(
    "buffers",
    JsonForm::Named(&JsonForm::Argument(&[BUFFER, FILL, IMAGE, BUFFER_VALUES, ZEROS, EMPTY, RANGE, RAND])),
    "Buffers and images that arguments name with `use`, so that several arguments or launches share them.",
);

const SOURCE: MemberForm =
    optional("source", JsonForm::Texts, "The program: an OpenCL C source, SPIR-V, a zebin, texts or object files.");
const ZEBIN: MemberForm = optional("zebin", JsonForm::Text, "The zebin of the program, if that has only texts.");
const OPTIONS: MemberForm = optional("options", JsonForm::Text, "Options for the compiler of the source.");
const DEVICES: MemberForm = optional(
    "devices",
    JsonForm::List(&JsonForm::Text),
    "The devices that the file is a test for. The default is all that `visa test` is called with. The first one is \
     that of `visa run`.",
);

/// A file that launches one kernel.
pub(crate) const ONE: &[MemberForm] =
    &[KERNEL, GLOBAL_SIZE, LOCAL_SIZE, GLOBAL_OFFSET, ARGS, INPUTS, BUFFERS, SOURCE, ZEBIN, OPTIONS, DEVICES];

/// A file that launches several kernels, one after the other.
pub(crate) const SEVERAL: &[MemberForm] = &[
    required(
        "launches",
        JsonForm::List(&JsonForm::Object(&[KERNEL, GLOBAL_SIZE, LOCAL_SIZE, GLOBAL_OFFSET, ARGS, INPUTS])),
        "The launches, in the order in which they run.",
    ),
    BUFFERS,
    SOURCE,
    ZEBIN,
    OPTIONS,
    DEVICES,
];
