/// Runs a lane function of [`#trait_name`] in `N` channels.
///
/// `read` converts an element of a source to a value. Returns false if the trait has
/// no function for the instruction.
#[allow(unused_variables)]
#[inline(always)]
pub fn run_#name#generics(
    s: &S,
    kind: LaneKind,
    c: &LaneContext,
    read: impl Fn(R) -> #value + Copy,
    src: [&[R; N]; MAX_SOURCES],
    dst: &mut [#value; N],
    more: &mut LaneResults<#value>,
) -> bool {
    const { assert!(N <= MAX_LANES) };
    let [a, b, d, e] = src;
    match kind {
        #arms
        #[allow(unreachable_patterns)]
        _ => return false,
    }
    true
}

