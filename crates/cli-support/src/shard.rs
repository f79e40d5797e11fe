//! The option `--shard`: one part of many items, for runs on several machines.

use crate::{Context, Failure, counted, hash_of_text};
use std::fmt;

/// A part of a number of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The number of the part, from 1 on.
    part: u64,
    /// Number of parts.
    count: u64,
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.count)
    }
}

impl Shard {
    /// Returns the part with a number from 1 on; `None` if there is no such part.
    fn new(part: u64, count: u64) -> Option<Self> {
        (1..=count).contains(&part).then_some(Self { part, count })
    }

    /// Parses `K/N`.
    fn parse(text: &str) -> Option<Self> {
        let (part, count) = text.split_once('/')?;
        Self::new(part.parse().ok()?, count.parse().ok()?)
    }

    /// Returns the part that a batch system has given to this process: the task of a job array of
    /// Slurm, or the pod of an indexed job of Kubernetes, which does not state the number of pods.
    fn of_environment(variable: impl Fn(&str) -> Option<u64>) -> Option<Self> {
        if let Some(task) = variable("SLURM_ARRAY_TASK_ID") {
            let first = variable("SLURM_ARRAY_TASK_MIN")?;
            let step = variable("SLURM_ARRAY_TASK_STEP").unwrap_or(1).max(1);
            return Self::new(task.checked_sub(first)? / step + 1, variable("SLURM_ARRAY_TASK_COUNT")?);
        }
        Self::new(variable("JOB_COMPLETION_INDEX")?.checked_add(1)?, variable("VISA_SHARDS")?)
    }

    /// Returns whether an item is in the part: the FNV-1a hash of its name, with slashes, modulo the
    /// number of parts is the number of the part less 1.
    pub fn has(self, name: &str) -> bool {
        hash_of_text(name) % self.count == self.part - 1
    }
}

/// The value of `--shard`.
#[derive(Clone, Copy, Debug)]
enum ShardChoice {
    Part(Shard),
    /// The part that the environment states.
    Auto,
}

fn parse_choice(text: &str) -> Result<ShardChoice, &'static str> {
    match text {
        "auto" => Ok(ShardChoice::Auto),
        _ => Shard::parse(text)
            .map(ShardChoice::Part)
            .ok_or("expected K/N with K from 1 to N, such as 2/4, or `auto` in a job array"),
    }
}

/// The option `--shard` of commands that take many items.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct ShardArgs {
    /// Take only part K of N, from 1 on, which is chosen by the names of the items; or auto
    ///
    /// `auto` takes the part that the batch system states: in a job array of Slurm, its variables
    /// SLURM_ARRAY_TASK_ID and so on; in an indexed job of Kubernetes, JOB_COMPLETION_INDEX, and
    /// VISA_SHARDS, which you set to the number of pods.
    #[arg(long, value_name = "K/N", value_parser = parse_choice)]
    shard: Option<ShardChoice>,
}

impl ShardArgs {
    /// Returns the part that the option names.
    ///
    /// # Errors
    /// [`Failure::Usage`] if it is `auto`, and the environment states no part.
    pub fn resolve(self, context: &Context<'_>) -> Result<Option<Shard>, Failure> {
        match self.shard {
            None => Ok(None),
            Some(ShardChoice::Part(shard)) => Ok(Some(shard)),
            Some(ShardChoice::Auto) => {
                let number = |name: &str| (context.variable)(name)?.to_str()?.parse().ok();
                let shard = Shard::of_environment(number).ok_or_else(|| {
                    let needed = "SLURM_ARRAY_TASK_ID, _MIN and _COUNT, or JOB_COMPLETION_INDEX and VISA_SHARDS";
                    Failure::Usage(format!("`--shard auto` needs the environment variables {needed}"))
                })?;
                Ok(Some(shard))
            }
        }
    }

    /// Removes the items that are in other parts. `noun` is what one item is, for a note if none is
    /// left.
    ///
    /// # Errors
    /// As those of [`resolve`](Self::resolve), or if the note cannot be written.
    pub fn select<T>(
        self,
        items: &mut Vec<T>,
        noun: &str,
        name: impl Fn(&T) -> String,
        context: &mut Context<'_>,
    ) -> Result<(), Failure> {
        let Some(shard) = self.resolve(context)? else { return Ok(()) };
        let count = items.len();
        items.retain(|item| shard.has(&name(item).replace('\\', "/")));
        if items.is_empty() {
            writeln!(context.err, "note: shard {shard} has none of {}", counted(count, noun))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_is_in_one_shard_which_does_not_change() {
        let names: Vec<_> = (0..100).map(|number| format!("folder/{number}.json")).collect();
        for count in [1, 2, 7] {
            for name in &names {
                let parts = (1..=count).filter(|part| Shard { part: *part, count }.has(name)).count();
                assert_eq!(parts, 1, "{name} of {count}");
            }
        }
        let half = names.iter().filter(|name| Shard { part: 1, count: 2 }.has(name)).count();
        assert!((30..=70).contains(&half), "{half}");
        // The published hash of `foobar` is 0x85944171f73967e8.
        let count = 1 << 40;
        assert!(Shard { part: 0x85944171f73967e8 % count + 1, count }.has("foobar"));
    }

    #[test]
    fn a_shard_is_a_part_of_a_whole() {
        assert_eq!(Shard::parse("2/4"), Some(Shard { part: 2, count: 4 }));
        for text in ["0/4", "5/4", "1", "1/0", "a/b", "1/2/3", "-1/2", ""] {
            assert!(Shard::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn the_environment_of_batch_systems_states_the_part() {
        let of = |list: &[(&str, u64)]| {
            Shard::of_environment(|name| list.iter().find(|(known, _)| *known == name).map(|(_, value)| *value))
        };
        let slurm = |task| [("SLURM_ARRAY_TASK_ID", task), ("SLURM_ARRAY_TASK_MIN", 10), ("SLURM_ARRAY_TASK_COUNT", 4)];
        assert_eq!(of(&slurm(10)), Shard::new(1, 4));
        assert_eq!(of(&slurm(13)), Shard::new(4, 4));
        assert_eq!((of(&slurm(9)), of(&slurm(14))), (None, None));
        let stepped = [&slurm(14)[..], &[("SLURM_ARRAY_TASK_STEP", 2)]].concat();
        assert_eq!(of(&stepped), Shard::new(3, 4));
        assert_eq!(of(&[("JOB_COMPLETION_INDEX", 0), ("VISA_SHARDS", 3)]), Shard::new(1, 3));
        assert_eq!((of(&[("JOB_COMPLETION_INDEX", 0)]), of(&[])), (None, None));
    }
}
