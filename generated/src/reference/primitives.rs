// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The primitives of the reference semantics: what the pseudo-code of the specification calls.
#![allow(clippy::too_many_arguments, clippy::wrong_self_convention)]
use crate::bit_fields::Predicate;
use crate::types::DataType;
pub use openvisa_isa_core::reference::*;
/// An operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// An operand with a region.
    Vector(crate::operands::VecOperand),
    /// Registers from a byte offset on.
    Raw(crate::operands::RawOperand),
}

impl From<crate::operands::VecOperand> for Operand {
    fn from(operand: crate::operands::VecOperand) -> Self {
        Self::Vector(operand)
    }
}

impl From<crate::operands::RawOperand> for Operand {
    fn from(operand: crate::operands::RawOperand) -> Self {
        Self::Raw(operand)
    }
}

/// The functions of the section "Channels".
pub trait Channels: StateAccess<Operand = Operand> {
    /// `channels`: number of channels of the instruction, from its execution size. `specs/functions.md:14`
    fn channels(&self) -> Result<Number, Self::Error>;
    /// `enabled`: whether channel `i` is on: execution mask and predicate together. `specs/functions.md:15`
    fn enabled(&self, channel: impl Into<Number>) -> Result<bool, Self::Error>;
    /// `predicate_holds`: whether a scalar instruction's predicate is true, or it has none. `specs/functions.md:16`
    fn predicate_holds(&self) -> Result<bool, Self::Error>;
    /// `active`: whether channel `i` is on in the execution mask, whatever the predicate says. `specs/functions.md:17`
    fn active(&self, channel: impl Into<Number>) -> Result<bool, Self::Error>;
    /// `any_enabled`: whether at least one channel is enabled. `specs/functions.md:18`
    fn any_enabled(&self) -> Result<bool, Self::Error>;
    /// `selected`: whether the predicate is true for this channel, or there is none. Where a program asks this, the predicate enables no channels. `specs/functions.md:19`
    fn selected(&self, channel: impl Into<Number>) -> Result<bool, Self::Error>;
    /// `is_scalar`: whether a vector operand is one value for all channels: an immediate, or a region of one element. `specs/functions.md:21`
    fn is_scalar(&self, operand: impl Into<Operand>) -> Result<bool, Self::Error>;
}

/// The functions of the section "Arithmetic".
pub trait Arithmetic: StateAccess<Operand = Operand> {
    /// `abs`: magnitude. `specs/functions.md:27`
    fn abs(&self, number: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `min`: the smaller value; of a NaN and a number, the number. `specs/functions.md:28`
    fn min(
        &self,
        a: impl Into<Number>,
        b: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `max`: the larger value; of a NaN and a number, the number. `specs/functions.md:29`
    fn max(
        &self,
        a: impl Into<Number>,
        b: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `floor`: the nearest integer not above. `specs/functions.md:30`
    fn floor(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `ceil`: the nearest integer not below. `specs/functions.md:31`
    fn ceil(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `trunc`: the integer part: towards zero. `specs/functions.md:32`
    fn trunc(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `round_even`: the nearest integer; half-way cases to the even one. `specs/functions.md:33`
    fn round_even(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `fma`: a × b + c with one rounding. `specs/functions.md:34`
    fn fma(
        &self,
        a: impl Into<Number>,
        b: impl Into<Number>,
        c: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `sqrt`: square root. `specs/functions.md:35`
    fn sqrt(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `exp2`: two to that power. `specs/functions.md:36`
    fn exp2(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `log2`: logarithm to base two. `specs/functions.md:37`
    fn log2(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `pow`: first argument to the power of the second. `specs/functions.md:38`
    fn pow(
        &self,
        base: impl Into<Number>,
        exponent: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `sin`: sine of an angle in radians. `specs/functions.md:39`
    fn sin(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `cos`: cosine of an angle in radians. `specs/functions.md:40`
    fn cos(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `tanh`: hyperbolic tangent. `specs/functions.md:41`
    fn tanh(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `is_nan`: whether the value is not a number. `specs/functions.md:42`
    fn is_nan(&self, number: impl Into<Number>) -> Result<bool, Self::Error>;
    /// `is_infinite`: whether the value is an infinity. `specs/functions.md:43`
    fn is_infinite(&self, number: impl Into<Number>) -> Result<bool, Self::Error>;
    /// `estimate`: an approximation of a floating-point value, as good as the hardware makes it. The table of decisions says how far two implementations may differ. `specs/functions.md:44`
    fn estimate(&self, float: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `saturate`: the value clamped to the range of the destination's type if the instruction has `.sat`, otherwise unchanged. `specs/functions.md:45`
    fn saturate(&self, number: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `saturates`: whether the instruction has `.sat`, where more than the range of a type depends on it. `specs/functions.md:46`
    fn saturates(&self) -> Result<bool, Self::Error>;
    /// `random_round`: a float in a narrower format (`"hf"`, `"bf8"`, `"hf8"`), for a one-byte format its bits: value, random bits, format. As many of the low random bits as the mantissa loses are added to the mantissa, then the surplus is cut off; NaN and infinities stay. `specs/functions.md:47`
    fn random_round(
        &self,
        value: impl Into<Number>,
        random: impl Into<Number>,
        format: &str,
    ) -> Result<Number, Self::Error>;
    /// `undefined`: a value that no program may depend on. `specs/functions.md:48`
    fn undefined(&self) -> Result<Number, Self::Error>;
    /// `to_bf8`: bits of the nearest BF8 number (sign, 5 bits of exponent, 2 of mantissa), ties to even; denormal numbers are kept. `specs/functions.md:49`
    fn to_bf8(&self, number: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `from_bf8`: the number that eight bits stand for as BF8. `specs/functions.md:50`
    fn from_bf8(&self, bits: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `to_hf8`: bits of the nearest HF8 number (sign, 4 bits of exponent, 3 of mantissa), ties to even; denormal numbers are kept, and what is beyond the largest number is a NaN. `specs/functions.md:51`
    fn to_hf8(&self, number: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `from_hf8`: the number that eight bits stand for as HF8. `specs/functions.md:52`
    fn from_hf8(&self, bits: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `to_tf32`: bits of the nearest TF32 number (an F with the lowest 13 bits 0), ties to even; denormal numbers become 0. `specs/functions.md:53`
    fn to_tf32(&self, number: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `from_tf32`: the number that 32 bits stand for as F. `specs/functions.md:54`
    fn from_tf32(&self, bits: impl Into<Number>) -> Result<Number, Self::Error>;
}

/// The functions of the section "Integers and bits".
pub trait IntegersAndBits: StateAccess<Operand = Operand> {
    /// `bits`: width in bits of the type of an operand. `specs/functions.md:60`
    fn bits(&self, operand: impl Into<Operand>) -> Result<Number, Self::Error>;
    /// `low_bits`: the lowest `n` bits as an unsigned number: value, n. `specs/functions.md:61`
    fn low_bits(
        &self,
        value: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `sign_extend`: the lowest `n` bits as a two's-complement number: value, n. `specs/functions.md:62`
    fn sign_extend(
        &self,
        value: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `count_ones`: how many bits of a number that is not negative are 1. `specs/functions.md:63`
    fn count_ones(&self, integer: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `leading_zeros`: how many bits of a number of `width` bits are 0 above the highest 1; `width` if none is 1. `specs/functions.md:64`
    fn leading_zeros(
        &self,
        value: impl Into<Number>,
        width: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `trailing_zeros`: how many bits are 0 below the lowest 1. Only for numbers other than 0. `specs/functions.md:65`
    fn trailing_zeros(&self, integer: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `overflows`: whether a number lies outside the range of an integer type: value, type. `specs/functions.md:66`
    fn overflows(
        &self,
        value: impl Into<Number>,
        r#type: DataType,
    ) -> Result<bool, Self::Error>;
    /// `set_flag`: writes the bit of this channel in a predicate variable: predicate word that names it, bit. `specs/functions.md:67`
    fn set_flag(
        &self,
        predicate: Predicate,
        bit: bool,
        channel: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// `raw_bits`: the bits of an element of any type as an unsigned number. `specs/functions.md:68`
    fn raw_bits(
        &self,
        element: impl Into<Operand>,
        index: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `piece`: piece number `i` of `n` bits of an element, counted from the low end; two's complement if its type is signed. `specs/functions.md:69`
    fn piece(
        &self,
        element: impl Into<Operand>,
        index: impl Into<Number>,
        i: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `round_up`: the smallest multiple of the second that is not below the first. `specs/functions.md:70`
    fn round_up(
        &self,
        value: impl Into<Number>,
        step: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `next_power_of_two`: the smallest power of two that is not below the value. `specs/functions.md:71`
    fn next_power_of_two(
        &self,
        integer: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
}

/// The functions of the section "Operands".
pub trait Operands: StateAccess<Operand = Operand> {
    /// `consecutive`: element `i` of an operand, counted from its first one in its own type, whatever its region says. `specs/functions.md:77`
    fn consecutive(
        &self,
        source: impl Into<Operand>,
        i: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `precision_bits`: bits that an element of a precision takes: 1, 2, 4, 8 or 16 as its name says, 32 for tf32, 8 for bf8 and hf8. `specs/functions.md:78`
    fn precision_bits(&self, precision: Code) -> Result<Number, Self::Error>;
    /// `element`: value of element `i` of a dword that is filled with elements of a precision, from the low end: dword, i, precision. `specs/functions.md:79`
    fn element(
        &self,
        dword: impl Into<Number>,
        i: impl Into<Number>,
        precision: Code,
    ) -> Result<Number, Self::Error>;
    /// `pair_dword`: dword `k` of an operand as thread 0 or 1 of a fused pair holds it: operand, thread, k. `specs/functions.md:80`
    fn pair_dword(
        &self,
        source: impl Into<Operand>,
        thread: impl Into<Number>,
        k: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `truth`: of a condition, all ones or all zeros as bits of the destination; a predicate element has one bit. `specs/functions.md:81`
    fn truth(&self, condition: bool) -> Result<Number, Self::Error>;
    /// `predicate_bits`: all elements of a predicate variable as an unsigned number, element 0 lowest. `specs/functions.md:82`
    fn predicate_bits(&self, source: impl Into<Operand>) -> Result<Number, Self::Error>;
}

/// The functions of the section "Memory".
pub trait Memory: StateAccess<Operand = Operand> {
    /// `blocks`: the number that begins the name of an enumerator: of blocks, owords, elements or bytes. `specs/functions.md:88`
    fn blocks(&self, count: Code) -> Result<Number, Self::Error>;
    /// `surface_load`: value of `n` bytes at a byte address of a surface: surface, address, n. Outside the surface: 0. `specs/functions.md:89`
    fn surface_load(
        &self,
        surface: &Self::Surface,
        address: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `surface_store`: writes `n` bytes at a byte address of a surface: surface, address, n, value. Outside the surface: nothing. `specs/functions.md:90`
    fn surface_store(
        &self,
        surface: &Self::Surface,
        address: impl Into<Number>,
        n: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// `flat_load`: value of `n` bytes at a 64-bit address: address, n. `specs/functions.md:91`
    fn flat_load(
        &self,
        address: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `flat_store`: writes `n` bytes at a 64-bit address: address, n, value. `specs/functions.md:92`
    fn flat_store(
        &self,
        address: impl Into<Number>,
        n: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// `address_of`: byte address in the register file, or among states, of the element that a general or state operand names. `specs/functions.md:93`
    fn address_of(&self, source: impl Into<Operand>) -> Result<Number, Self::Error>;
    /// `surface_atomic`: an atomic operation on `n` bytes at a byte address of a surface: surface, address, n, operation, first argument, second argument. Reading, computing and writing are one indivisible step; gives what the operation returns. Outside the surface: writes nothing, gives 0. `specs/functions.md:94`
    fn surface_atomic(
        &self,
        surface: &Self::Surface,
        address: impl Into<Number>,
        n: impl Into<Number>,
        operation: Code,
        first: impl Into<Number>,
        second: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `flat_atomic`: the same at a 64-bit address: address, n, operation, first argument, second argument. `specs/functions.md:95`
    fn flat_atomic(
        &self,
        address: impl Into<Number>,
        n: impl Into<Number>,
        operation: Code,
        first: impl Into<Number>,
        second: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `texel_load`: a component of a texel, converted from the format of the surface: surface, u, v, r, mip level, component (0 is red), type wanted. Outside the surface: 1 for alpha, 0 for the others. `specs/functions.md:96`
    fn texel_load(
        &self,
        surface: &Self::Surface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
        component: impl Into<Number>,
        r#type: DataType,
    ) -> Result<Number, Self::Error>;
    /// `texel_store`: converts a value to the format of the surface and writes a component of a texel: surface, u, v, r, mip level, component, type of the value, value. Outside the surface: nothing. `specs/functions.md:97`
    fn texel_store(
        &self,
        surface: &Self::Surface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
        component: impl Into<Number>,
        r#type: DataType,
        value: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// `texel_atomic`: an atomic operation on the texel, as surface\_atomic: surface, u, v, r, mip level, n, operation, first argument, second argument. `specs/functions.md:98`
    fn texel_atomic(
        &self,
        surface: &Self::Surface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
        n: impl Into<Number>,
        operation: Code,
        first: impl Into<Number>,
        second: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `media_load`: a byte of a two-dimensional surface: surface, plane, byte within the row, row. Outside the surface: as the platform extends the edges of its format. `specs/functions.md:99`
    fn media_load(
        &self,
        surface: &Self::Surface,
        plane: impl Into<Number>,
        column: impl Into<Number>,
        row: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `media_store`: writes a byte of a two-dimensional surface: surface, plane, byte within the row, row, value. Outside the surface: nothing. `specs/functions.md:100`
    fn media_store(
        &self,
        surface: &Self::Surface,
        plane: impl Into<Number>,
        column: impl Into<Number>,
        row: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// `register_load`: unsigned value of `n` bytes at a byte offset of a raw operand: operand, offset, n. From the null variable: 0. `specs/functions.md:101`
    fn register_load(
        &self,
        raw_source: impl Into<Operand>,
        offset: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `register_store`: writes the lowest `n` bytes of a value at a byte offset of a raw operand: operand, offset, n, value. To the null variable: nothing. `specs/functions.md:102`
    fn register_store(
        &self,
        raw_destination: impl Into<Operand>,
        offset: impl Into<Number>,
        n: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// `lsc_memory`: what addresses are relative to, as a surface: address type, surface, surface index. All memory, from address 0 on, for `flat`; the arguments of the thread for `arg`; else the surface whose state is so many states after the one given. `specs/functions.md:103`
    fn lsc_memory(
        &self,
        kind: Code,
        surface: impl Into<Operand>,
        index: impl Into<Number>,
    ) -> Result<Self::Surface, Self::Error>;
    /// `shared_local_memory`: the shared local memory of the thread group, as a surface. `specs/functions.md:104`
    fn shared_local_memory(&self) -> Result<Self::Surface, Self::Error>;
    /// `sample_surface`: the surface that the samples of a number make in one that has several: surface, number. Another surface has itself as sample 0; without such a sample, it has no texels. `specs/functions.md:105`
    fn sample_surface(
        &self,
        surface: &Self::Surface,
        sample: impl Into<Number>,
    ) -> Result<Self::Surface, Self::Error>;
    /// `texel_address`: where a texel lies in a surface, in bytes: surface, u, v, r, mip level. `specs/functions.md:106`
    fn texel_address(
        &self,
        surface: &Self::Surface,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        level: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `append_counter`: the memory of the append counter of a surface, as a surface. It is 0 when a program starts. `specs/functions.md:107`
    fn append_counter(
        &self,
        surface: &Self::Surface,
    ) -> Result<Self::Surface, Self::Error>;
    /// `is_mapped`: whether memory is present at a byte address of a surface: surface, address. `specs/functions.md:108`
    fn is_mapped(
        &self,
        surface: &Self::Surface,
        address: impl Into<Number>,
    ) -> Result<bool, Self::Error>;
    /// `surface_state`: dword `i` of the state that describes a surface: surface, i. `specs/functions.md:109`
    fn surface_state(
        &self,
        surface: &Self::Surface,
        i: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `lsc_fence`: waits until the accesses that the thread made through a unit can be observed in a scope, then treats the caches as an operation says: unit, operation, scope. `specs/functions.md:110`
    fn lsc_fence(
        &self,
        unit: Code,
        operation: Code,
        scope: Code,
    ) -> Result<(), Self::Error>;
}

/// The functions of the section "Control flow and synchronisation".
pub trait ControlFlowAndSynchronisation: StateAccess<Operand = Operand> {
    /// `jump`: continue at a label. `specs/functions.md:116`
    fn jump(&self, label: JumpTarget) -> Result<(), Self::Error>;
    /// `is_behind`: whether a label stands earlier in the code than this instruction. `specs/functions.md:117`
    fn is_behind(&self, label: JumpTarget) -> Result<bool, Self::Error>;
    /// `park`: turns a channel off until execution arrives at a place: channel, label or instruction. `specs/functions.md:118`
    fn park(
        &self,
        channel: impl Into<Number>,
        label: JumpTarget,
    ) -> Result<(), Self::Error>;
    /// `resume`: nothing while a channel of the thread is on. Otherwise execution continues at the next place in the code where parked channels wait; if none waits, as `leave`. `specs/functions.md:119`
    fn resume(&self) -> Result<(), Self::Error>;
    /// `call`: continues at a label, and keeps the place after this instruction, the execution mask and the call mask. Both masks become the enabled channels, or all channels of the thread if the execution size is 1. `specs/functions.md:120`
    fn call(&self, label: JumpTarget) -> Result<(), Self::Error>;
    /// `call_function`: as `call`, for a function: name or address, registers of `%arg` given to it, registers of `%retval` taken back. `%sp` and `%fp` go both ways. `specs/functions.md:121`
    fn call_function(
        &self,
        function: &Self::Function,
        arguments: impl Into<Number>,
        results: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// `function_at`: the function at an address. `specs/functions.md:122`
    fn function_at(
        &self,
        address: impl Into<Number>,
    ) -> Result<Self::Function, Self::Error>;
    /// `function_address`: the address of the function or symbol of a name. `specs/functions.md:123`
    fn function_address(&self, name: u16) -> Result<Number, Self::Error>;
    /// `finish`: removes a channel from the execution mask and from the call mask. `specs/functions.md:124`
    fn finish(&self, channel: impl Into<Number>) -> Result<(), Self::Error>;
    /// `leave`: continues after the call, with the masks kept by it; in a kernel outside any call, ends the thread. `specs/functions.md:125`
    fn leave(&self) -> Result<(), Self::Error>;
    /// `group_signal`: tells the thread group that this thread has arrived, and makes its memory accesses so far visible to the group. `specs/functions.md:127`
    fn group_signal(&self) -> Result<(), Self::Error>;
    /// `group_wait`: waits until all threads of the group have signalled as often as this one. `specs/functions.md:128`
    fn group_wait(&self) -> Result<(), Self::Error>;
    /// `named_signal`: tells that this thread has arrived at a named barrier: its number, 0 producer and consumer, 1 producer, 2 consumer, number of producers, number of consumers. `specs/functions.md:129`
    fn named_signal(
        &self,
        barrier: impl Into<Number>,
        role: impl Into<Number>,
        producers: impl Into<Number>,
        consumers: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// `named_wait`: waits until all producers and consumers of a named barrier have signalled. `specs/functions.md:130`
    fn named_wait(&self, barrier: impl Into<Number>) -> Result<(), Self::Error>;
    /// `wait_dependencies`: waits until the threads that this one depends on have ended, except those whose bit in the mask is 1. Threads of a thread group depend on none. `specs/functions.md:131`
    fn wait_dependencies(&self, mask: impl Into<Number>) -> Result<(), Self::Error>;
    /// `memory_fence`: the accesses of this thread so far are done before its later ones: shared local memory alone if 1, global memory if 0. `specs/functions.md:132`
    fn memory_fence(&self, local: bool) -> Result<(), Self::Error>;
    /// `flush_caches`: empties the caches whose bits `FENCE.Mask` has, and waits for global visibility if its commit bit says so. `specs/functions.md:133`
    fn flush_caches(&self, mask: impl Into<Number>) -> Result<(), Self::Error>;
    /// `flush_sampler_caches`: empties the texture caches of the sampler. `specs/functions.md:134`
    fn flush_sampler_caches(&self) -> Result<(), Self::Error>;
    /// `reset_dirty`: caches take so many bytes at an address for unchanged: what was written there need not reach memory. `specs/functions.md:135`
    fn reset_dirty(
        &self,
        address: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<(), Self::Error>;
}

/// The functions of the section "Sampling and fixed functions".
pub trait SamplingAndFixedFunctions: StateAccess<Operand = Operand> {
    /// `parameter`: element `i` of an operand that a count may leave out: operand, i. 0 where it is left out, or the layout has no such operand. `specs/functions.md:143`
    fn parameter(
        &self,
        parameter: &str,
        channel: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `in_layout`: whether the layout of the operation lists the operand, whatever the count says. `specs/functions.md:144`
    fn in_layout(&self, parameter: &str) -> Result<bool, Self::Error>;
    /// `four`: four components R, G, B and A as one value. `specs/functions.md:145`
    fn four(
        &self,
        r: impl Into<Number>,
        g: impl Into<Number>,
        b: impl Into<Number>,
        a: impl Into<Number>,
    ) -> Result<Self::Texel, Self::Error>;
    /// `component_of`: component 0 to 3 of such a value as an element of the destination, whatever its type: the bits of an integer or of a float, in 16 bits if its elements have 16: value, index. `specs/functions.md:146`
    fn component_of(
        &self,
        texel: &Self::Texel,
        i: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `component`: component 0 to 3 of such a value as a number: value, index. `specs/functions.md:147`
    fn component(
        &self,
        texel: &Self::Texel,
        i: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `position`: a place on a surface: u, v, r, array index. The kind of surface says which of them count. `specs/functions.md:148`
    fn position(
        &self,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
        layer: impl Into<Number>,
    ) -> Result<Self::Position, Self::Error>;
    /// `texel_offset`: distances in texels along U, V and R as one value. `specs/functions.md:149`
    fn texel_offset(
        &self,
        u: impl Into<Number>,
        v: impl Into<Number>,
        r: impl Into<Number>,
    ) -> Result<Self::Offset, Self::Error>;
    /// `packed_offset`: the distances in texels that a packed parameter holds in its low twelve bits, signed: six for each of two axes, U lowest, or four for each of three. `specs/functions.md:150`
    fn packed_offset(
        &self,
        bits: impl Into<Number>,
        axes: impl Into<Number>,
    ) -> Result<Self::Offset, Self::Error>;
    /// `packed_value`: the number that a packed parameter holds above its low bits, which are taken as 0. `specs/functions.md:151`
    fn packed_value(
        &self,
        bits: impl Into<Number>,
        low: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `packed_index`: the array index that a packed parameter holds as an integer in its low bits. `specs/functions.md:152`
    fn packed_index(
        &self,
        bits: impl Into<Number>,
        low: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `coordinate`: coordinate of a place along U, V or R: place, axis. The sampler computes with it in single precision, and rounds to the nearest, ties to even. `specs/functions.md:153`
    fn coordinate(
        &self,
        place: &Self::Position,
        axis: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `texel_number`: coordinate of a place that is given as an integer: place, axis. `specs/functions.md:154`
    fn texel_number(
        &self,
        place: &Self::Position,
        axis: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `distance`: distance in texels along U, V or R: offset, axis. `specs/functions.md:155`
    fn distance(
        &self,
        offset: &Self::Offset,
        axis: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `coordinate_change`: how much the coordinate along an axis grows in the block of 2×2 channels of a channel, from its first one to the one at the right, or to the lower one if 1: channel, axis, lower. `specs/functions.md:156`
    fn coordinate_change(
        &self,
        channel: impl Into<Number>,
        axis: impl Into<Number>,
        lower: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `coarse_lod`: what coarse pixel shading adds to the level of detail; 0 without it. `specs/functions.md:157`
    fn coarse_lod(&self) -> Result<Number, Self::Error>;
    /// `whole_number`: a number without its fraction as an integer; 0 for a NaN, and for an infinity an integer of its sign beyond all sizes. `specs/functions.md:158`
    fn whole_number(&self, value: impl Into<Number>) -> Result<Number, Self::Error>;
    /// `surface_axes`: how many coordinates a texel has, the number of the layer included. `specs/functions.md:167`
    fn surface_axes(&self, surface: &Self::Surface) -> Result<Number, Self::Error>;
    /// `has_layers`: whether the last coordinate is the number of a layer. `specs/functions.md:168`
    fn has_layers(&self, surface: &Self::Surface) -> Result<bool, Self::Error>;
    /// `mip_levels`: how many mip levels there are, at least one. `specs/functions.md:169`
    fn mip_levels(&self, surface: &Self::Surface) -> Result<Number, Self::Error>;
    /// `texels_along`: how many texels there are along an axis, or layers: surface, mip level, axis. 1 for an axis that the surface does not have. `specs/functions.md:170`
    fn texels_along(
        &self,
        surface: &Self::Surface,
        mip: impl Into<Number>,
        axis: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// `holds_integers`: whether components of texels are integers. `specs/functions.md:171`
    fn holds_integers(&self, surface: &Self::Surface) -> Result<bool, Self::Error>;
    /// `stores_alpha`: whether the format of a surface has alpha. `specs/functions.md:172`
    fn stores_alpha(&self, surface: &Self::Surface) -> Result<bool, Self::Error>;
    /// `stored_texel`: texel in memory, converted from the format of the surface: surface, mip level, numbers of the texel along the axes, of which only those count that the surface has. `specs/functions.md:173`
    fn stored_texel(
        &self,
        surface: &Self::Surface,
        mip: impl Into<Number>,
        x: impl Into<Number>,
        y: impl Into<Number>,
        z: impl Into<Number>,
    ) -> Result<Self::Texel, Self::Error>;
    /// `is_normalised`: whether coordinates count the size of the surface as 1, not as its number of texels. `specs/functions.md:174`
    fn is_normalised(&self, sampler: &Self::Sampler) -> Result<bool, Self::Error>;
    /// `is_linear`: whether the sampler weighs texels by their distance. `specs/functions.md:175`
    fn is_linear(&self, sampler: &Self::Sampler) -> Result<bool, Self::Error>;
    /// `has_border`: whether the border is visible outside a surface. `specs/functions.md:176`
    fn has_border(&self, sampler: &Self::Sampler) -> Result<bool, Self::Error>;
    /// `repeats`: whether the surface is repeated outside itself. `specs/functions.md:177`
    fn repeats(&self, sampler: &Self::Sampler) -> Result<bool, Self::Error>;
    /// `mirrors`: whether the surface is repeated outside itself, mirrored every second time. `specs/functions.md:178`
    fn mirrors(&self, sampler: &Self::Sampler) -> Result<bool, Self::Error>;
    /// `comparison`: when a comparison with a texel holds: bit 0 if the reference is less than it, bit 1 if both are equal, bit 2 if the reference is greater, bit 3 if one is a NaN. `specs/functions.md:179`
    fn comparison(&self, sampler: &Self::Sampler) -> Result<Number, Self::Error>;
    /// `fetch_mcs`: multisample control value of a texel, R the low and G the high half: surface, position, offset. `specs/functions.md:180`
    fn fetch_mcs(
        &self,
        surface: &Self::Surface,
        position: &Self::Position,
        offset: &Self::Offset,
    ) -> Result<Self::Texel, Self::Error>;
    /// `fetch_sample`: one sample of a texel: surface, position, offset, level, sample index, multisample control value. `specs/functions.md:181`
    fn fetch_sample(
        &self,
        surface: &Self::Surface,
        position: &Self::Position,
        offset: &Self::Offset,
        level: impl Into<Number>,
        sample: impl Into<Number>,
        control: impl Into<Number>,
    ) -> Result<Self::Texel, Self::Error>;
    /// `from_null_page`: whether a texel lies in a page that is not mapped. `specs/functions.md:182`
    fn from_null_page(&self, texel: &Self::Texel) -> Result<bool, Self::Error>;
    /// `chroma_killed`: whether chroma keying of the sampler removes a texel. `specs/functions.md:183`
    fn chroma_killed(&self, texel: &Self::Texel) -> Result<bool, Self::Error>;
    /// `surface_extent`: width, height, depth or array length, and number of levels: surface, level. `specs/functions.md:184`
    fn surface_extent(
        &self,
        surface: &Self::Surface,
        level: impl Into<Number>,
    ) -> Result<Self::Texel, Self::Error>;
    /// `surface_samples`: number of samples, two undefined components, index of the sample positions. `specs/functions.md:185`
    fn surface_samples(
        &self,
        surface: &Self::Surface,
    ) -> Result<Self::Texel, Self::Error>;
}

/// The functions of the section "Constraints".
pub trait Constraints: StateAccess<Operand = Operand> {
    /// `type`: element type of an operand. `specs/functions.md:214`
    fn r#type(&self, operand: impl Into<Operand>) -> Result<DataType, Self::Error>;
    /// `size`: size in bytes of a type. `specs/functions.md:215`
    fn size(&self, r#type: DataType) -> Result<Number, Self::Error>;
    /// `class`: class of a vector operand, as a string: `"general"`, `"address"`, `"predicate"`, `"indirect"`, `"immediate"` or `"state"`. `specs/functions.md:216`
    fn class(&self, operand: impl Into<Operand>) -> Result<&'static str, Self::Error>;
    /// `is_null`: whether an operand is the null variable. `specs/functions.md:226`
    fn is_null(&self, operand: impl Into<Operand>) -> Result<bool, Self::Error>;
    /// `is_signed`: whether a type is a signed integer type. `specs/functions.md:229`
    fn is_signed(&self, r#type: DataType) -> Result<bool, Self::Error>;
}

/// The state that programs read by name.
pub trait State {
    /// `grf_bytes`: bytes of a register on the platform. `specs/functions.md:240`
    fn grf_bytes(&self) -> Number;
    /// `thread_channels`: number of channels of the thread. `specs/functions.md:241`
    fn thread_channels(&self) -> Number;
}

/// The machine that the reference semantics run on: a type with all primitives.
pub trait Primitives: StateAccess<
        Operand = Operand,
    > + Channels + Arithmetic + IntegersAndBits + Operands + Memory + ControlFlowAndSynchronisation + SamplingAndFixedFunctions + Constraints + State {}
impl<
    M: StateAccess<Operand = Operand> + Channels + Arithmetic + IntegersAndBits
        + Operands + Memory + ControlFlowAndSynchronisation + SamplingAndFixedFunctions
        + Constraints + State,
> Primitives for M {}
