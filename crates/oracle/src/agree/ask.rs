//! Makes mutants and asks the vendor's tools about them.

use crate::cache::Cache;
use crate::engine::Engine;
use crate::material::{CorpusText, Material, read_texts};
use crate::mutate::{Mutants, MutationKind};
use crate::progress::progress_bar;
use crate::random::SplitMix64;
use crate::record::MutantVerdict;
use crate::snippet::Snippet;
use crate::vendor::Vendor;
use crate::verdict::{Judgement, Verdict, find_errors};
use indicatif::ProgressBar;
use openvisa_cli_support::Context;
use rayon::prelude::*;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Number of draws for each mutant that is wanted, before a device gives up. Draws fail if the
/// vendor refuses the unchanged instruction, or if the mutant was drawn before.
const MAX_DRAWS_PER_MUTANT: usize = 8;

/// The questions for the vendor.
pub(crate) struct Request<'r> {
    pub(crate) mutants: usize,
    pub(crate) seed: u64,
    pub(crate) engines: Vec<&'static Engine>,
    pub(crate) roots: &'r [PathBuf],
    pub(crate) corpus: Option<&'r Path>,
    /// The folder of the verdicts of earlier runs.
    pub(crate) cache: PathBuf,
    pub(crate) time_limit: Duration,
    /// Leave out the mutants that we refuse.
    pub(crate) accepted_only: bool,
}

/// The tool of a device, if it is installed.
pub(crate) type FindVendor = fn(&'static Engine, &[PathBuf]) -> Option<Vendor>;

impl Request<'_> {
    /// Finds the tools of the devices. Prints which devices are left out because `tool` is not
    /// installed.
    ///
    /// # Errors
    /// Returns a message that begins with `hint` if none is installed, or standard error cannot be
    /// written.
    pub(crate) fn find_vendors(
        &self,
        context: &mut Context<'_>,
        find: FindVendor,
        tool: impl Fn(&Engine) -> String,
        hint: &str,
    ) -> Result<Vec<Vendor>, String> {
        let mut vendors = Vec::new();
        for engine in &self.engines {
            match find(engine, self.roots) {
                Some(vendor) => vendors.push(vendor),
                None => {
                    let note = format!("note: {} is left out: {} is not installed", engine.device, tool(engine));
                    writeln!(context.err, "{note}").map_err(|error| error.to_string())?;
                }
            }
        }
        match vendors.is_empty() {
            true => Err(format!("{hint}: install the Debian package libigc-tools, or give a --root that has it")),
            false => Ok(vendors),
        }
    }

    /// Asks the tools of all devices at once. Calls `ask` with a session of each tool, and with the
    /// number of mutants that are wanted of it. The names of the caches begin with `prefix`.
    ///
    /// # Errors
    /// Returns a message if a tool or a file cannot be used.
    pub(crate) fn ask_each<T: Send>(
        &self,
        context: &mut Context<'_>,
        vendors: &[Vendor],
        prefix: &str,
        ask: impl Fn(Session<'_>, usize) -> Result<T, String> + Sync,
    ) -> Result<Vec<T>, String> {
        let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
        let share = self.mutants.div_ceil(vendors.len());
        let bar = progress_bar(context, self.mutants, "mutants");
        let deadline = Instant::now() + self.time_limit;
        let ask_vendor = |vendor| {
            let engine: &Engine = Vendor::engine(vendor);
            let cache = format!("{prefix}{}-{:016x}", engine.device, vendor.version_hash());
            let cache = Cache::open(&self.cache, &cache)?;
            ask(Session { vendor, cache, scratch: scratch.path(), deadline, bar: &bar }, share)
        };
        let asked = vendors.par_iter().map(ask_vendor).collect();
        bar.finish_and_clear();
        if Instant::now() >= deadline {
            let minutes = self.time_limit.as_secs() / 60;
            writeln!(context.err, "warning: stopped after {minutes} minutes").map_err(|error| error.to_string())?;
        }
        asked
    }
}

/// Returns mutants with the vendor's verdicts, device by device.
pub(super) fn ask_vendor(request: &Request<'_>, context: &mut Context<'_>) -> Result<Vec<MutantVerdict>, String> {
    let hint = "no tool of the vendor is installed";
    let vendors = request.find_vendors(context, Vendor::find, |engine| format!("{:?}", engine.tool), hint)?;
    let texts = read_texts(request.corpus)?;
    let asked = request.ask_each(context, &vendors, "", |session, share| {
        MutantSession { session, accepted_only: request.accepted_only }.ask(&texts, request.seed, share)
    })?;
    for (vendor, of_device) in vendors.iter().zip(&asked) {
        let Asked { rows, bases, accepted } = of_device;
        let line = format!(
            "{}: {} mutants of {accepted} instructions; the vendor refuses {} of {bases} unchanged",
            vendor.engine().device,
            rows.len(),
            bases - accepted
        );
        writeln!(context.err, "{line}").map_err(|error| error.to_string())?;
    }
    Ok(asked.into_iter().flat_map(|of_device| of_device.rows).collect())
}

/// The mutants of one device.
struct Asked {
    rows: Vec<MutantVerdict>,
    /// Number of instructions of which the vendor was asked unchanged.
    bases: usize,
    /// Number of those that it accepts.
    accepted: usize,
}

/// Questions to the tool of one device.
pub(crate) struct Session<'s> {
    pub(crate) vendor: &'s Vendor,
    pub(crate) cache: Cache,
    pub(crate) scratch: &'s Path,
    pub(crate) deadline: Instant,
    pub(crate) bar: &'s ProgressBar,
}

/// Questions about mutants of instructions.
struct MutantSession<'s> {
    session: Session<'s>,
    accepted_only: bool,
}

impl MutantSession<'_> {
    fn ask(&mut self, texts: &[CorpusText], seed: u64, share: usize) -> Result<Asked, String> {
        let material = Material::collect(texts, self.session.vendor.engine());
        let mut random = SplitMix64::new(seed, self.session.vendor.engine().device);
        let mut drawn = BTreeSet::new();
        let mut bases: HashMap<Snippet, Verdict> = HashMap::new();
        let mut rows = Vec::new();
        let mut draws = 0;
        while rows.len() < share && draws < share * MAX_DRAWS_PER_MUTANT && Instant::now() < self.session.deadline {
            let wanted = share - rows.len();
            let mut plan = Vec::new();
            for _ in 0..wanted + wanted / 4 + 1 {
                draws += 1;
                plan.extend(draw_mutant(&material, &mut random).filter(|mutant| drawn.insert(mutant.changed.clone())));
            }
            let unknown: BTreeSet<&Snippet> =
                plan.iter().map(|mutant| &mutant.original).filter(|base| !bases.contains_key(*base)).collect();
            let unknown: Vec<&Snippet> = unknown.into_iter().collect();
            let judged = self.judge(&unknown, true)?;
            bases.extend(
                unknown.iter().zip(judged).filter_map(|(base, judged)| Some(((*base).clone(), judged?.verdict))),
            );
            plan.retain(|mutant| bases.get(&mutant.original) == Some(&Verdict::Accepts));
            self.ask_mutants(plan, wanted, &mut rows)?;
        }
        let accepted = bases.values().filter(|verdict| **verdict == Verdict::Accepts).count();
        Ok(Asked { rows, bases: bases.len(), accepted })
    }

    /// Asks about the first `wanted` mutants of a plan. Those that we accept are probably accepted
    /// by the vendor, too.
    fn ask_mutants(&mut self, plan: Vec<Mutant>, wanted: usize, rows: &mut Vec<MutantVerdict>) -> Result<(), String> {
        let (mut likely, mut unlikely) = (Vec::new(), Vec::new());
        for mutant in plan {
            if likely.len() + unlikely.len() == wanted {
                break;
            }
            let errors = find_errors(
                mutant.changed.text(self.session.vendor.engine().version).as_bytes(),
                self.session.vendor.engine().platform,
            )?;
            match (errors.is_empty(), self.accepted_only) {
                (true, _) => likely.push(mutant),
                (false, false) => unlikely.push(mutant),
                (false, true) => {}
            }
        }
        for (mutants, are_likely) in [(likely, true), (unlikely, false)] {
            let snippets: Vec<&Snippet> = mutants.iter().map(|mutant| &mutant.changed).collect();
            let judged = self.judge(&snippets, are_likely)?;
            let device = self.session.vendor.engine().device;
            let row = |(mutant, judgement): (Mutant, Option<Judgement>)| {
                let judgement = judgement.filter(|judgement| judgement.verdict != Verdict::Fails)?;
                Some(MutantVerdict { device: device.to_owned(), kind: mutant.kind, snippet: mutant.changed, judgement })
            };
            let before = rows.len();
            rows.extend(mutants.into_iter().zip(judged).filter_map(row));
            self.session.bar.inc((rows.len() - before) as u64);
        }
        Ok(())
    }

    /// Returns the judgement of each snippet; `None` if there was no time for it.
    fn judge(&mut self, snippets: &[&Snippet], are_likely: bool) -> Result<Vec<Option<Judgement>>, String> {
        let keys: Vec<String> =
            snippets.iter().map(|snippet| snippet.text(self.session.vendor.engine().version)).collect();
        let mut judged: Vec<_> = keys.iter().map(|key| self.session.cache.get(key).cloned()).collect();
        let open: Vec<usize> = (0..snippets.len()).filter(|index| judged[*index].is_none()).collect();
        // Small parts, so that the time limit holds and verdicts are kept early.
        for part in open.chunks(64) {
            if Instant::now() >= self.session.deadline {
                break;
            }
            let own: Vec<&Snippet> = part.iter().map(|index| snippets[*index]).collect();
            let mut answers = Vec::new();
            self.session.vendor.judge(&own, are_likely, self.session.scratch, &mut |at, judgement| {
                answers.push((part[at], judgement))
            })?;
            for (index, judgement) in answers {
                self.session.cache.insert(&keys[index], judgement.clone())?;
                judged[index] = Some(judgement);
            }
        }
        Ok(judged)
    }
}

/// A mutant with the instruction that it was made of.
struct Mutant {
    kind: MutationKind,
    original: Snippet,
    changed: Snippet,
}

/// Draws a mnemonic, one of its instructions, and one of the mutants of this.
fn draw_mutant(material: &Material, random: &mut SplitMix64) -> Option<Mutant> {
    let mnemonics: Vec<&String> = material.snippets.keys().collect();
    let mnemonic = random.pick(&mnemonics)?;
    let original = random.pick(&material.snippets[*mnemonic])?;
    let mutants = Mutants::of(original, &material.vocabulary);
    let (kind, changed) = mutants.pick(random)?;
    Some(Mutant { kind, original: original.clone(), changed })
}
