//! Functions whose results show where a value comes from, by name, in all languages.
//!
//! For example, the result of `get_global_id` differs between channels.

/// A question about a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Whether it differs between the channels of a sub-group.
    PerChannel,
    /// Whether it is not known when the kernel is compiled.
    AtRunTime,
}

/// Maximum number of variables that are followed for a value.
pub(crate) const MAX_FOLLOWED_VARIABLES: usize = 256;

/// Functions and methods whose results differ between the channels of a sub-group.
pub(crate) const PER_CHANNEL: [&str; 6] = [
    "get_global_id",
    "get_local_id",
    "get_sub_group_local_id",
    "get_global_linear_id",
    "get_local_linear_id",
    "get_enqueued_local_id",
];

/// Functions and methods whose results are equal in the channels of a sub-group, and are not known
/// when the kernel is compiled.
pub(crate) const PER_RUN: [&str; 13] = [
    "get_group_id",
    "get_group",
    "get_group_linear_id",
    "get_num_groups",
    "get_global_size",
    "get_global_range",
    "get_global_offset",
    "get_local_size",
    "get_local_range",
    "get_work_dim",
    "get_sub_group_id",
    "get_sub_group_size",
    "get_num_sub_groups",
];

/// Words in the names of built-in variables of SPIR-V, in the name of a function or a global, whose
/// values differ between the channels of a sub-group.
const BUILT_IN_PER_CHANNEL: [&str; 5] =
    ["GlobalInvocationId", "GlobalLinearId", "LocalInvocationId", "LocalInvocationIndex", "SubgroupLocalInvocationId"];

/// Words in the names of built-in variables whose values are equal in the channels of a sub-group,
/// and are not known when the kernel is compiled.
const BUILT_IN_PER_RUN: [&str; 7] =
    ["WorkgroupId", "NumWorkgroups", "GlobalSize", "GlobalOffset", "WorkDim", "SubgroupId", "NumSubgroups"];

impl Question {
    /// Returns a cause if it answers the question. What differs between channels is not constant.
    pub(crate) fn answer(self, cause: String, is_per_channel: bool) -> Option<String> {
        (is_per_channel || self == Self::AtRunTime).then_some(cause)
    }

    /// Returns the cause in the result of a function with a mangled or plain name.
    pub(crate) fn cause_of_function(self, name: &str) -> Option<String> {
        let called = |known: &str| format!("`{known}` is called for it");
        let has = |known: &&&str| {
            let found = name.find(**known);
            // A mangled name has the number of characters before the name, and the types after it.
            found.is_some_and(|at| !name[at + known.len()..].starts_with('_') && !name[..at].ends_with('_'))
        };
        if let Some(known) = PER_CHANNEL.iter().find(has) {
            return self.answer(called(known), true);
        }
        let per_run = PER_RUN.iter().find(has).and_then(|known| self.answer(called(known), false));
        per_run.or_else(|| self.cause_of_built_in(name))
    }

    /// Returns the cause in a built-in variable of SPIR-V with a plain or decorated name.
    pub(crate) fn cause_of_built_in(self, name: &str) -> Option<String> {
        let find = |words: &[&'static str]| words.iter().find(|known| name.contains(**known)).copied();
        let per_channel = find(&BUILT_IN_PER_CHANNEL);
        let known = per_channel.or_else(|| find(&BUILT_IN_PER_RUN))?;
        self.answer(format!("`{known}` is read for it"), per_channel.is_some())
    }
}
