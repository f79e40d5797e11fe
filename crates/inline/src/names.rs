//! Labels and declarations of blocks, and the blocks of a function that see each other's.
//!
//! For example, a block can jump to a label of another block of its function. Two blocks of a
//! function cannot define the same label.

use crate::block::{Block, Repetition};
use crate::extraction::SourceVariant;
use crate::template::{PartKind, parse_template};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// A name that a block defines for the whole kernel: a label, or a variable outside of braces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KernelName {
    /// The name in the template, without a reference that makes it unique.
    pub(crate) name: String,
    pub(crate) kind: NameKind,
    /// The byte range in the template.
    pub(crate) range: Range<usize>,
    /// Whether the name differs in each copy of the block.
    is_unique: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NameKind {
    Label,
    /// A variable, with the attributes of its declaration.
    Variable(String),
}

impl NameKind {
    /// Returns the word for messages.
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Self::Label => "label",
            Self::Variable(_) => "variable",
        }
    }
}

/// A name that is defined more than once in a kernel.
#[derive(Clone, Debug)]
pub(crate) struct RepeatedName {
    /// The index of the block that defines it.
    pub(crate) block: usize,
    pub(crate) name: KernelName,
    pub(crate) reason: RepeatReason,
}

/// The reason for which a name is defined more than once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RepeatReason {
    /// This block of the same function defines it as well.
    Block(usize),
    /// This block defines it as well, and one of the functions of the blocks calls the other.
    CalledBlock(usize),
    /// The function that has the block is copied to several calls.
    Calls(Option<String>),
    /// The block is copied within its function.
    Repetition(Repetition),
}

/// The names that the other blocks of a kernel define.
#[derive(Clone, Debug, Default)]
pub(crate) struct OuterNames {
    pub(crate) labels: BTreeSet<String>,
    /// The variables, with the attributes of their declarations.
    pub(crate) variables: BTreeMap<String, String>,
}

impl OuterNames {
    /// Returns whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.labels.is_empty() && self.variables.is_empty()
    }
}

/// Finds the names that a block defines for the whole kernel.
pub(crate) fn find_names(block: &Block) -> Vec<KernelName> {
    let text = block.template.as_str();
    let (mut names, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    if !text.contains(':') && !text.contains(".decl") {
        return names;
    }
    let parts = parse_template(block).0;
    let has_reference = |range: &Range<usize>| {
        let mut inside = parts.iter().filter(|part| part.range.start < range.end && part.range.end > range.start);
        inside.any(|part| matches!(part.kind, PartKind::Unique | PartKind::Operand(_)))
    };
    for line in text.split_inclusive('\n') {
        let code = line.split("//").next().unwrap_or_default();
        let first = start + (code.len() - code.trim_start().len());
        start += line.len();
        let code = code.trim();
        depth += code.matches('{').count();
        depth = depth.saturating_sub(code.matches('}').count());
        let (kind, begin, name) = if let Some(rest) = code.strip_prefix(".decl").filter(|_| depth == 0) {
            let name = rest.split_whitespace().next().unwrap_or_default();
            let at = code.len() - rest.trim_start().len();
            (NameKind::Variable(rest.trim_start()[name.len()..].trim().to_owned()), first + at, name)
        } else if let Some((name, _)) = code.split_once(':').filter(|(name, _)| is_label(name)) {
            (NameKind::Label, first, name.trim_end())
        } else {
            continue;
        };
        let range = begin..begin + name.len();
        let is_unique = has_reference(&range);
        names.push(KernelName { name: name.to_owned(), kind, range, is_unique });
    }
    names
}

/// Returns whether the text before a colon is a label, perhaps with a reference in it.
fn is_label(name: &str) -> bool {
    let name = name.trim_end();
    let name = name.replace("%=", "").replace("${:uid}", "").replace("${", "");
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '%' | '$' | '[' | ']'))
}

/// The names of all blocks of a variant.
pub(crate) struct VariantNames<'v> {
    variant: &'v SourceVariant,
    names: Vec<Vec<KernelName>>,
    /// The functions that a function is compiled with, since one calls the other: the smallest
    /// index among them.
    groups: Vec<usize>,
}

impl<'v> VariantNames<'v> {
    /// Reads the names of the blocks.
    pub(crate) fn new(variant: &'v SourceVariant) -> Self {
        let names = variant.blocks.iter().map(find_names).collect();
        let mut groups: Vec<usize> = (0..variant.functions.len()).collect();
        // Calls form a forest of groups. Each call joins two of them.
        for (index, function) in variant.functions.iter().enumerate().filter(|(_, function)| !function.is_separate) {
            for (caller, _) in &function.callers {
                let (one, other) = (find_group(&mut groups, index), find_group(&mut groups, *caller));
                let (low, high) = (one.min(other), one.max(other));
                groups[high] = low;
            }
        }
        for index in 0..groups.len() {
            find_group(&mut groups, index);
        }
        Self { variant, names, groups }
    }

    fn group_of(&self, block: usize) -> Option<usize> {
        Some(self.groups[self.variant.blocks[block].function?])
    }

    /// Returns for each block the names of other blocks of its kernel that it uses.
    pub(crate) fn outer_names(&self) -> Vec<OuterNames> {
        let mut defined: BTreeMap<(usize, &str), Vec<&KernelName>> = BTreeMap::new();
        for (block, names) in self.names.iter().enumerate() {
            let Some(group) = self.group_of(block) else { continue };
            for name in names.iter().filter(|name| !name.is_unique) {
                let same = defined.entry((group, &name.name)).or_default();
                // Of several, the kinds differ at most.
                if same.iter().all(|known| known.kind.word() != name.kind.word()) {
                    same.push(name);
                }
            }
        }
        let outer = |block: usize| {
            let mut outer = OuterNames::default();
            let Some(group) = self.group_of(block).filter(|_| !defined.is_empty()) else { return outer };
            let text = self.variant.blocks[block].template.as_str();
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
            for name in words.filter_map(|word| defined.get(&(group, word))).flatten() {
                if self.names[block].iter().any(|own| own.name == name.name) {
                    continue;
                }
                match &name.kind {
                    NameKind::Label => {
                        outer.labels.insert(name.name.clone());
                    }
                    NameKind::Variable(attributes) => {
                        // The storage of another block's operand is not known here.
                        let attributes = attributes.split_whitespace().filter(|word| !word.starts_with("alias"));
                        let attributes = attributes.collect::<Vec<_>>().join(" ");
                        outer.variables.insert(name.name.clone(), attributes);
                    }
                }
            }
            outer
        };
        (0..self.names.len()).map(outer).collect()
    }

    /// Returns the names that are defined more than once in a kernel.
    pub(crate) fn repeated_names(&self) -> Vec<RepeatedName> {
        let mut repeated = Vec::new();
        let mut defined: BTreeMap<(usize, &str, bool), Vec<usize>> = BTreeMap::new();
        let copies: Vec<bool> = (0..self.variant.functions.len()).map(|function| self.is_copied(function)).collect();
        for (block, names) in self.names.iter().enumerate() {
            let Block { function, repetition, .. } = &self.variant.blocks[block];
            for name in names.iter().filter(|name| !name.is_unique) {
                let push = |reason| RepeatedName { block, name: name.clone(), reason };
                if let Some(reason) = self.find_other(&mut defined, block, name) {
                    repeated.push(push(reason));
                } else if let Some(repetition) = *repetition {
                    repeated.push(push(RepeatReason::Repetition(repetition)));
                } else if let Some(function) = function.filter(|function| copies[*function]) {
                    repeated.push(push(RepeatReason::Calls(self.variant.functions[function].name.clone())));
                }
            }
        }
        repeated
    }

    /// Returns the earlier block of the kernel that defines a name. Notes that this block does.
    fn find_other<'n>(
        &self,
        defined: &mut BTreeMap<(usize, &'n str, bool), Vec<usize>>,
        block: usize,
        name: &'n KernelName,
    ) -> Option<RepeatReason> {
        let blocks = &self.variant.blocks;
        let key = (self.group_of(block)?, name.name.as_str(), name.kind == NameKind::Label);
        let earlier = defined.entry(key).or_default();
        // One of two branches is compiled.
        let excludes = |other: usize| {
            let (one, other) = (&blocks[block], &blocks[other]);
            one.function == other.function && one.branch != other.branch
        };
        let same = |other: usize| blocks[block].function == blocks[other].function;
        let mut found = earlier.iter().copied().filter(|other| *other != block && !excludes(*other)).peekable();
        let reason = match found.clone().find(|other| same(*other)) {
            Some(other) => Some(RepeatReason::Block(other)),
            None => found.find(|other| self.is_compiled_with(block, *other)).map(RepeatReason::CalledBlock),
        };
        earlier.push(block);
        reason
    }

    /// Returns whether a kernel has both blocks, since one's function calls the other's, or a third
    /// one calls both.
    fn is_compiled_with(&self, one: usize, other: usize) -> bool {
        let roots = |block: usize| self.variant.blocks[block].function.map(|function| self.roots(function));
        let (one, other) = (roots(one).unwrap_or_default(), roots(other).unwrap_or_default());
        one.keys().any(|root| other.contains_key(root))
    }

    /// Returns whether a function is copied to several places of one kernel.
    fn is_copied(&self, function: usize) -> bool {
        !self.variant.functions[function].callers.is_empty() && self.roots(function).values().any(|count| *count > 1)
    }

    /// Returns the functions that nothing calls and that a function is copied to, each with the
    /// number of copies: 1, or 2 for more.
    fn roots(&self, function: usize) -> BTreeMap<usize, u8> {
        let mut roots = BTreeMap::new();
        let mut pending = vec![(function, 1_u8)];
        let mut seen: BTreeMap<usize, u8> = BTreeMap::new();
        while let Some((function, count)) = pending.pop() {
            let known = seen.entry(function).or_default();
            if *known >= 2 {
                continue;
            }
            *known = known.saturating_add(count).min(2);
            let Self { variant, .. } = self;
            let called = &variant.functions[function];
            if called.is_separate || called.callers.is_empty() {
                let total: &mut u8 = roots.entry(function).or_default();
                *total = total.saturating_add(count).min(2);
            }
            let callers = called.callers.iter().filter(|_| !called.is_separate);
            pending.extend(callers.map(|(caller, is_repeated)| (*caller, if *is_repeated { 2 } else { count })));
        }
        roots
    }
}

/// Returns the group of a function, and shortens the way to it.
fn find_group(groups: &mut [usize], mut function: usize) -> usize {
    let mut root = function;
    while groups[root] != root {
        root = groups[root];
    }
    while groups[function] != root {
        function = std::mem::replace(&mut groups[function], root);
    }
    root
}
