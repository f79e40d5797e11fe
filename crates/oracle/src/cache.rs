//! Keeps verdicts of the vendor's tools below the target folder, so that a program is compiled
//! once.

use crate::verdict::Judgement;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::fs::File;
use std::hash::{Hash, Hasher};
use std::io::{BufWriter, Write};
use std::path::Path;

/// The verdicts of one tool for one device, by the content of the program.
pub struct Cache {
    known: HashMap<u128, Judgement>,
    file: BufWriter<File>,
}

#[derive(Serialize, Deserialize)]
struct CacheEntry {
    key: String,
    #[serde(flatten)]
    judgement: Judgement,
}

impl Cache {
    /// Opens the cache of a tool and device, and creates it if there is none.
    ///
    /// # Errors
    /// Returns a message that names the file if it cannot be read or written.
    pub fn open(folder: &Path, name: &str) -> Result<Self, String> {
        let path = folder.join(format!("{name}.jsonl"));
        let describe = |error: std::io::Error| format!("{}: {error}", path.display());
        std::fs::create_dir_all(folder).map_err(describe)?;
        let content = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(describe(error)),
            content => content.unwrap_or_default(),
        };
        // The last line is cut off if the process was ended while it wrote.
        let entries = content.lines().filter_map(|line| serde_json::from_str::<CacheEntry>(line).ok());
        let known = entries.filter_map(|entry| Some((u128::from_str_radix(&entry.key, 16).ok()?, entry.judgement)));
        let known = known.collect();
        let file = File::options().create(true).append(true).open(&path).map_err(describe)?;
        let mut file = BufWriter::new(file);
        if !content.is_empty() && !content.ends_with('\n') {
            file.write_all(b"\n").map_err(describe)?;
        }
        Ok(Self { known, file })
    }

    /// Returns the judgement of a program.
    pub fn get(&self, program: &str) -> Option<&Judgement> {
        self.known.get(&key_of(program))
    }

    /// Keeps the judgement of a program.
    ///
    /// # Errors
    /// Returns a message if it cannot be written.
    pub fn insert(&mut self, program: &str, judgement: Judgement) -> Result<(), String> {
        let key = key_of(program);
        let entry = CacheEntry { key: format!("{key:032x}"), judgement };
        let line = serde_json::to_string(&entry).map_err(|error| error.to_string())?;
        writeln!(self.file, "{line}").and_then(|()| self.file.flush()).map_err(|error| error.to_string())?;
        self.known.insert(key, entry.judgement);
        Ok(())
    }
}

/// Returns a hash of a program: 128 bits of SipHash with fixed keys.
fn key_of(program: &str) -> u128 {
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        (salt, program).hash(&mut hasher);
        u128::from(hasher.finish())
    };
    half(0) << 64 | half(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verdict_is_found_again_even_after_a_line_that_is_cut_off() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cache = Cache::open(folder.path(), "dg2").expect("a new cache");
        cache.insert("one", Judgement::refuses("why")).expect("it is written");
        drop(cache);
        let path = folder.path().join("dg2.jsonl");
        let content = std::fs::read_to_string(&path).expect("the file") + "{\"key\":\"12";
        std::fs::write(&path, content).expect("the file is written");
        let mut cache = Cache::open(folder.path(), "dg2").expect("the cache");
        cache.insert("two", Judgement::accepts()).expect("it is written");
        drop(cache);
        let cache = Cache::open(folder.path(), "dg2").expect("the cache");
        assert_eq!(cache.get("one"), Some(&Judgement::refuses("why")));
        assert_eq!(cache.get("two"), Some(&Judgement::accepts()));
        assert_eq!(cache.get("three"), None);
    }
}
