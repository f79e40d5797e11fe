//! A YAML document as a tree of texts, lists and maps with line numbers.
//!
//! For example, `a: [1, 2]` is a map whose entry `a` is a list of the texts `1` and `2`. Aliases
//! are rejected, because they could repeat a value without bound.

use crate::host::zebin::ZebinError;
use saphyr_parser::{Event, Parser};

/// Maximum nesting depth of maps and lists. Zebins of the vendor's compilers have a depth of five.
const MAX_DEPTH: usize = 32;

/// A value with its line number.
#[derive(Debug)]
pub(crate) struct Node {
    line: usize,
    kind: NodeKind,
}

#[derive(Debug)]
enum NodeKind {
    Text(String),
    Map(Vec<(String, Node)>),
    List(Vec<Node>),
}

impl Node {
    /// Returns the value of a map's key.
    pub(crate) fn get(&self, key: &str) -> Option<&Self> {
        match &self.kind {
            NodeKind::Map(entries) => entries.iter().find(|(k, _)| k == key).map(|(_, value)| value),
            _ => None,
        }
    }

    /// Returns the text, or an empty string if the value is not a text.
    pub(crate) fn as_text(&self) -> &str {
        if let NodeKind::Text(text) = &self.kind { text } else { "" }
    }

    /// Returns the text of a map's key, or an empty string if the key is missing.
    pub(crate) fn text(&self, key: &str) -> &str {
        self.get(key).map_or("", Self::as_text)
    }

    /// Parses the number of a map's key. Returns `None` if the key is missing.
    pub(crate) fn number<T: std::str::FromStr>(&self, key: &str) -> Result<Option<T>, ZebinError> {
        let Some(node) = self.get(key) else { return Ok(None) };
        let number = node.as_text().parse().map(Some);
        number.map_err(|_| error_at(node.line, &format!("`{key}` is `{}`, not a number", node.as_text())))
    }

    /// Parses the number of a map's key. Returns 0 if the key is missing.
    pub(crate) fn number_or_zero<T: std::str::FromStr + Default>(&self, key: &str) -> Result<T, ZebinError> {
        self.number(key).map(Option::unwrap_or_default)
    }

    /// Iterates over the list of a map's key. The iterator is empty if there is no list.
    pub(crate) fn list(&self, key: &str) -> impl Iterator<Item = &Self> {
        let items: &[Self] = match self.get(key) {
            Some(Self { kind: NodeKind::List(items), .. }) => items,
            _ => &[],
        };
        items.iter()
    }
}

fn error_at(line: usize, what: &str) -> ZebinError {
    ZebinError::Info { line, what: what.to_owned() }
}

/// Parses the first document of a YAML text.
pub(crate) fn parse(text: &str) -> Result<Node, ZebinError> {
    let mut tree = TreeBuilder::default();
    for event in Parser::new_from_str(text.trim_end_matches('\0')) {
        let (event, span) = event.map_err(|e| error_at(e.marker().line(), e.info()))?;
        let line = span.start.line();
        match event {
            Event::Scalar(text, ..) => tree.add(line, NodeKind::Text(text.into_owned()))?,
            Event::MappingStart(..) => tree.open(line, NodeKind::Map(Vec::new()))?,
            Event::SequenceStart(..) => tree.open(line, NodeKind::List(Vec::new()))?,
            Event::MappingEnd | Event::SequenceEnd => tree.close()?,
            Event::Alias(_) => return Err(error_at(line, "aliases are not supported")),
            Event::DocumentEnd => break,
            _ => {}
        }
    }
    Ok(tree.root.unwrap_or(Node { line: 1, kind: NodeKind::Map(Vec::new()) }))
}

/// A tree under construction.
#[derive(Default)]
struct TreeBuilder {
    root: Option<Node>,
    /// The incomplete maps and lists, outermost first, each with the key that has no value yet.
    open: Vec<(Node, Option<String>)>,
}

impl TreeBuilder {
    fn open(&mut self, line: usize, kind: NodeKind) -> Result<(), ZebinError> {
        if self.open.len() == MAX_DEPTH {
            return Err(error_at(line, "the file is nested too deeply"));
        }
        self.open.push((Node { line, kind }, None));
        Ok(())
    }

    fn close(&mut self) -> Result<(), ZebinError> {
        match self.open.pop() {
            Some((Node { line, kind }, _)) => self.add(line, kind),
            None => Ok(()),
        }
    }

    /// Adds a complete value to the innermost incomplete map or list.
    fn add(&mut self, line: usize, kind: NodeKind) -> Result<(), ZebinError> {
        let value = Node { line, kind };
        match self.open.last_mut() {
            None => self.root = Some(value),
            Some((Node { kind: NodeKind::Map(entries), .. }, key)) => match (key.take(), value.kind) {
                (Some(key), kind) => entries.push((key, Node { line, kind })),
                (None, NodeKind::Text(text)) => *key = Some(text),
                (None, _) => return Err(error_at(line, "a key must be a text")),
            },
            Some((Node { kind: NodeKind::List(items), .. }, _)) => items.push(value),
            Some((Node { kind: NodeKind::Text(_), .. }, _)) => {}
        }
        Ok(())
    }
}
