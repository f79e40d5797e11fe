//! Verdicts on mutants of whole programs.
//!
//! A mutant counts only if the vendor accepts the text that it was made of. A row has the name of
//! this text and the lines that the mutant changes, so that the recorded verdicts are small.

use crate::agree::report::AgreementRow;
use crate::agree::{Request, Session};
use crate::engine::{Engine, device_of_path};
use crate::material::{CorpusText, read_repository_texts, read_texts};
use crate::random::SplitMix64;
use crate::vendor::Vendor;
use crate::verdict::{Judgement, Verdict};
use openvisa_cli_support::{Context, hash_of_text};
pub use openvisa_smith::mutate::{Edit, ProgramLines, ProgramMutationKind};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Instant;

/// Maximum number of bytes of a text that mutants are made of. Long ones take the vendor long.
const MAX_SOURCE_BYTES: usize = 48 << 10;

/// Number of draws for each mutant that is wanted, before a device gives up.
const MAX_DRAWS_PER_MUTANT: usize = 20;

/// A mutant of a program, with the vendor's verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramVerdict {
    /// The name of the device in the offline compiler.
    pub device: String,
    /// The kind of the change.
    pub kind: ProgramMutationKind,
    /// Name of the text that the mutant is made of.
    pub text: String,
    /// Hash of this text, so that a text that changed since is noticed.
    pub hash: String,
    /// The change.
    #[serde(flatten)]
    pub edit: Edit,
    /// The vendor's verdict.
    #[serde(flatten)]
    pub judgement: Judgement,
    /// The text that the mutant is made of.
    #[serde(skip)]
    pub source: Arc<str>,
}

impl AgreementRow for ProgramVerdict {
    fn device(&self) -> &str {
        &self.device
    }

    fn topic(&self) -> String {
        self.kind.to_string()
    }

    fn example(&self) -> String {
        let before = self.source.lines().nth(self.edit.line).unwrap_or_default();
        let after: String = self.edit.inserted.chars().take(160).collect();
        format!("{}, line {}: {before:?} to {after:?}", self.text, self.edit.line + 1)
    }

    fn text(&self, _: &Engine) -> Vec<u8> {
        self.edit.apply(&self.source)
    }

    fn judgement(&self) -> &Judgement {
        &self.judgement
    }
}

/// Adds the texts of the repository to recorded rows.
///
/// # Errors
/// Returns a message if a text is not there, or has changed since.
pub fn with_sources(mut rows: Vec<ProgramVerdict>) -> Result<Vec<ProgramVerdict>, String> {
    let texts: HashMap<String, Arc<str>> =
        read_repository_texts()?.into_iter().map(|text| (text.name, text.source.into())).collect();
    for row in &mut rows {
        let source = texts.get(&row.text).filter(|source| hash_digits(source) == row.hash);
        let Some(source) = source else {
            return Err(format!(
                "`{}` is not the text that verdicts were recorded for: record them again with `--programs --record`",
                row.text
            ));
        };
        row.source = Arc::clone(source);
    }
    Ok(rows)
}

/// Returns mutants with the vendor's verdicts, device by device.
///
/// # Errors
/// Returns a message if no tool is installed, or a tool or file cannot be used.
pub(crate) fn ask_about_programs(
    request: &Request<'_>,
    context: &mut Context<'_>,
) -> Result<Vec<ProgramVerdict>, String> {
    let hint = "no GenX_IR is installed";
    let vendors = request.find_vendors(context, Vendor::find_finalizer, |_| "GenX_IR".to_owned(), hint)?;
    // What is recorded must be in the repository.
    let texts = match request.corpus {
        Some(corpus) => read_texts(Some(corpus))?,
        None => read_repository_texts()?,
    };
    let ask = |session: Session<'_>, share| ProgramSession(session).ask(&texts, request.seed, share);
    Ok(request.ask_each(context, &vendors, "programs-", ask)?.into_iter().flatten().collect())
}

/// Questions to the finalizer for one device.
struct ProgramSession<'s>(Session<'s>);

impl ProgramSession<'_> {
    fn ask(&mut self, texts: &[CorpusText], seed: u64, share: usize) -> Result<Vec<ProgramVerdict>, String> {
        let engine = self.0.vendor.engine();
        let is_own = |text: &&CorpusText| {
            let device = device_of_path(&text.name);
            let is_of_device =
                device.is_some_and(|(device, platform)| device == engine.device || platform == engine.platform);
            is_of_device && text.source.len() <= MAX_SOURCE_BYTES
        };
        let texts: Vec<&CorpusText> = texts.iter().filter(is_own).collect();
        let mut random = SplitMix64::new(seed, engine.device);
        let (mut rows, mut drawn) = (Vec::new(), BTreeSet::new());
        for _ in 0..share * MAX_DRAWS_PER_MUTANT {
            if rows.len() == share || Instant::now() >= self.0.deadline {
                break;
            }
            let (Some(text), Some(kind)) = (random.pick(&texts), random.pick(ProgramMutationKind::ALL)) else { break };
            let Some(edit) = ProgramLines::of(&text.source).mutate(*kind, random.generator()) else { continue };
            if !drawn.insert((text.name.clone(), edit.clone())) {
                continue;
            }
            if self.judge(text.source.as_bytes())?.verdict != Verdict::Accepts {
                continue;
            }
            let judgement = self.judge(&edit.apply(&text.source))?;
            // A tool that fails says nothing about the program.
            if judgement.verdict == Verdict::Fails {
                continue;
            }
            rows.push(ProgramVerdict {
                device: engine.device.to_owned(),
                kind: *kind,
                text: text.name.clone(),
                hash: hash_digits(&text.source),
                edit,
                judgement,
                source: text.source.as_str().into(),
            });
            self.0.bar.inc(1);
        }
        Ok(rows)
    }

    fn judge(&mut self, text: &[u8]) -> Result<Judgement, String> {
        // The key of a text that is not UTF-8 is its bytes as characters.
        let key = match std::str::from_utf8(text) {
            Ok(text) => text.to_owned(),
            Err(_) => text.iter().map(|byte| char::from(*byte)).collect(),
        };
        if let Some(known) = self.0.cache.get(&key) {
            return Ok(known.clone());
        }
        let judgement = self.0.vendor.judge_program(text, self.0.scratch)?;
        self.0.cache.insert(&key, judgement.clone())?;
        Ok(judgement)
    }
}

fn hash_digits(text: &str) -> String {
    format!("{:016x}", hash_of_text(text))
}
