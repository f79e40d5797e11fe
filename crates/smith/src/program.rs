//! A generated program: its text, and how it is launched.

use openvisa_isa::{InstKind, Platform};

/// Number of work-groups of the launch.
pub const GROUPS: u32 = 4;

/// Number of threads of a work-group.
pub const THREADS_PER_GROUP: u32 = 2;

/// Binary logarithm of the number of bytes of the buffer that each thread has for itself.
pub(crate) const THREAD_BYTES_LOG2: u32 = 14;

/// The name of the kernel.
pub(crate) const KERNEL_NAME: &str = "smith";

/// A kernel that breaks no rule. It takes one buffer, and each thread uses a part of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    pub(crate) platform: Platform,
    /// Number of lanes of a thread.
    pub(crate) simd_size: u32,
    /// The directives before the first instruction.
    pub(crate) head: String,
    /// The variables that each thread stores at the end: name, and offset in the memory of the
    /// thread.
    pub(crate) results: Vec<(String, usize)>,
    pub(crate) lines: Vec<Line>,
}

/// A line of a program behind its declarations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) kind: LineKind,
}

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    /// A directive, which is no instruction.
    Directive,
    /// A label or an instruction that the program needs.
    Frame,
    /// An instruction that can be left out.
    Random(InstKind),
}

impl LineKind {
    /// Returns whether the line can be left out.
    pub(crate) const fn is_random(self) -> bool {
        matches!(self, Self::Random(_))
    }
}

impl Program {
    /// Returns the platform that the program is for.
    #[must_use]
    pub const fn platform(&self) -> Platform {
        self.platform
    }

    /// Returns the number of lanes of a thread.
    #[must_use]
    pub const fn simd_size(&self) -> u32 {
        self.simd_size
    }

    /// Returns the number of instructions that can be left out.
    #[must_use]
    pub fn random_instructions(&self) -> usize {
        self.lines.iter().filter(|line| line.kind.is_random()).count()
    }

    /// Returns the random instructions, in the order of the text.
    #[must_use]
    pub fn instructions(&self) -> Vec<InstKind> {
        let kinds =
            self.lines.iter().map(|line| if let LineKind::Random(kind) = line.kind { Some(kind) } else { None });
        kinds.flatten().collect()
    }

    /// Returns the texts of the instructions that can be left out, in their order.
    pub fn instruction_texts(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter(|line| line.kind.is_random()).map(|line| line.text.trim())
    }

    /// Returns the program with only those of the instructions that can be left out whose numbers,
    /// from 0 in the order of the text, `keeps` returns true for.
    #[must_use]
    pub fn with_instructions(&self, keeps: impl Fn(usize) -> bool) -> Self {
        let (mut part, mut number) = (self.clone(), 0);
        part.lines.retain(|line| {
            number += usize::from(line.kind.is_random());
            !line.kind.is_random() || keeps(number - 1)
        });
        part
    }

    /// Returns the assembler text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = self.head.clone();
        for line in &self.lines {
            text += &line.text;
            text.push('\n');
        }
        text
    }

    /// Returns the variable and the thread that a byte of the buffer belongs to.
    #[must_use]
    pub fn describe_byte(&self, at: usize) -> String {
        let (thread, offset) = (at >> THREAD_BYTES_LOG2, at & ((1 << THREAD_BYTES_LOG2) - 1));
        match self.results.iter().rev().find(|(_, start)| *start <= offset) {
            Some((name, start)) => format!("byte {} of {name} of thread {thread}", offset - start),
            None => format!("byte {offset} of the memory of thread {thread}"),
        }
    }

    /// Returns the text of the launch file, which stores the buffer in `output`.
    #[must_use]
    pub fn launch_file(&self, output: &str) -> String {
        let items = self.simd_size * THREADS_PER_GROUP;
        let count = Self::buffer_bytes() / 4;
        let output: String = output.chars().flat_map(escape_json).collect();
        format!(
            "{{\"kernel\": \"{KERNEL_NAME}\", \"global_size\": {}, \"local_size\": {items},\n \"args\": [{{\"fill\": {}, \
             \"type\": \"uint\", \"count\": {count}, \"output\": \"{output}\"}}]}}\n",
            items * GROUPS,
            Self::FILL
        )
    }

    /// The initial contents of each dword of the buffer.
    pub const FILL: u32 = 0x3c3d_3e3f;

    /// Returns the size of the buffer in bytes.
    #[must_use]
    pub const fn buffer_bytes() -> usize {
        ((GROUPS * THREADS_PER_GROUP) as usize) << THREAD_BYTES_LOG2
    }
}

/// Returns a character as it is written in a string of JSON.
fn escape_json(c: char) -> Vec<char> {
    match c {
        '"' | '\\' => vec!['\\', c],
        c if c < ' ' => format!("\\u{:04x}", c as u32).chars().collect(),
        c => vec![c],
    }
}
