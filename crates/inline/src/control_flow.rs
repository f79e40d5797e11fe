//! The basic blocks of a function of LLVM IR, MLIR or SPIR-V.
//!
//! For example, `%x = phi i32 [ 1, %then ], [ 2, %else ]` differs between channels if the branch to
//! `%then` and `%else` has a condition that does.

use crate::token::{SourceToken, TokenKind, lines};
use std::collections::{BTreeSet, HashMap};

/// A value that depends on the branch by which its block is entered.
#[derive(Debug)]
pub(crate) struct Phi<'s> {
    /// The index of its block.
    block: usize,
    pub(crate) incoming: Vec<Incoming<'s>>,
}

/// A value that a block passes on.
#[derive(Debug)]
pub(crate) struct Incoming<'s> {
    /// The name or number in the source.
    pub(crate) value: &'s str,
    /// The index of the block.
    from: usize,
}

/// A value that a variable in memory gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Store<'s> {
    /// The byte offset in the source.
    pub(crate) place: usize,
    pub(crate) value: &'s str,
}

/// The value of a variable in memory at a place.
pub(crate) enum StoredValue<'s> {
    /// The same for all paths to the place.
    Single(&'s str),
    /// One for each branch to the block where paths join.
    Joined(Phi<'s>),
}

/// The basic blocks of a function, the first one at its entry.
#[derive(Debug, Default)]
pub(crate) struct ControlFlow<'s> {
    blocks: Vec<BasicBlock<'s>>,
    phis: HashMap<&'s str, Phi<'s>>,
}

#[derive(Debug, Default)]
struct BasicBlock<'s> {
    /// The byte offset of its first line in the source.
    start: usize,
    /// The value that selects the successor.
    condition: Option<&'s str>,
    successors: Vec<usize>,
    predecessors: Vec<usize>,
    /// The immediate dominator; `None` for the entry, and for a block that is never entered.
    dominator: Option<usize>,
}

/// A branch to a label, as it is written.
struct Edge<'s> {
    from: usize,
    label: &'s str,
    /// The values that it passes to the parameters of the block, in MLIR.
    arguments: Vec<&'s str>,
}

/// The lines of a function, as far as they were read.
#[derive(Default)]
struct FlowReader<'s> {
    source: &'s str,
    flow: ControlFlow<'s>,
    by_label: HashMap<&'s str, usize>,
    edges: Vec<Edge<'s>>,
    phis: Vec<WrittenPhi<'s>>,
    /// The parameters of each block with a label, in MLIR.
    parameters: Vec<BlockParameters<'s>>,
}

/// A phi, as it is written.
struct WrittenPhi<'s> {
    name: &'s str,
    block: usize,
    incoming: Vec<WrittenValue<'s>>,
}

/// A value of a phi, and the label of the block that passes it on.
struct WrittenValue<'s> {
    value: &'s str,
    label: &'s str,
}

struct BlockParameters<'s> {
    block: usize,
    names: Vec<&'s str>,
}

impl<'s> ControlFlow<'s> {
    /// Reads the body of a function.
    pub(crate) fn new(source: &'s str, body: &'s [SourceToken]) -> Self {
        let mut reader = FlowReader { source, ..FlowReader::default() };
        lines(body).for_each(|line| reader.read_line(line));
        let mut flow = reader.finish();
        flow.find_dominators();
        flow
    }

    /// Returns the phi that defines a value.
    pub(crate) fn phi(&self, value: &str) -> Option<&Phi<'s>> {
        self.phis.get(value)
    }

    /// Returns the value of a variable at a byte of the source. `stores` are in the order of the
    /// source. Returns `None` if a path has no store, or if several paths to one branch differ.
    pub(crate) fn stored_value(&self, stores: &[Store<'s>], place: usize) -> Option<StoredValue<'s>> {
        let mut seen = BTreeSet::new();
        let (mut block, mut end) = (self.blocks.partition_point(|block| block.start <= place).checked_sub(1)?, place);
        loop {
            if let Some(store) = self.last_store(stores, block, end) {
                return Some(StoredValue::Single(store.value));
            }
            let &[before] = self.blocks[block].predecessors.as_slice() else { break };
            if !seen.insert(before) {
                return None;
            }
            (block, end) = (before, usize::MAX);
        }
        let mut incoming = Vec::new();
        for &from in &self.blocks[block].predecessors {
            let reaching = self.reaching_stores(stores, from, block)?;
            match reaching.iter().next() {
                Some(store) if reaching.len() == 1 => incoming.push(Incoming { value: store.value, from }),
                // The path passes the value of the block on.
                None => {}
                Some(_) => return None,
            }
        }
        let first = incoming.first()?.value;
        Some(match incoming.iter().all(|incoming| incoming.value == first) {
            true => StoredValue::Single(first),
            false => StoredValue::Joined(Phi { block, incoming }),
        })
    }

    /// Returns the last store of a block before a byte of the source.
    fn last_store(&self, stores: &[Store<'s>], block: usize, end: usize) -> Option<Store<'s>> {
        let end = self.blocks.get(block + 1).map_or(end, |next| end.min(next.start));
        let before = stores.partition_point(|store| store.place < end).checked_sub(1)?;
        Some(stores[before]).filter(|store| self.blocks[block].start <= store.place)
    }

    /// Returns the last stores of all paths to the end of a block that do not pass `join`. Returns
    /// `None` if a path has none.
    fn reaching_stores(&self, stores: &[Store<'s>], from: usize, join: usize) -> Option<BTreeSet<Store<'s>>> {
        let (mut found, mut seen, mut pending) = (BTreeSet::new(), BTreeSet::new(), vec![from]);
        while let Some(block) = pending.pop() {
            if !seen.insert(block) {
                continue;
            }
            match self.last_store(stores, block, usize::MAX) {
                Some(store) => drop(found.insert(store)),
                None if block == join => {}
                None if self.blocks[block].predecessors.is_empty() => return None,
                None => pending.extend(&self.blocks[block].predecessors),
            }
        }
        Some(found)
    }

    /// Returns the condition of the branch that selects one of the values of a phi, which all
    /// differ.
    ///
    /// Two paths from the immediate dominator to the block have no other block in common. So the
    /// branch at the end of the dominator selects the value.
    pub(crate) fn selecting_condition(&self, phi: &Phi<'s>) -> Option<&'s str> {
        let entering: Vec<_> =
            phi.incoming.iter().filter(|incoming| !self.dominates(phi.block, incoming.from)).collect();
        let values: BTreeSet<&str> = entering.iter().map(|incoming| incoming.value).collect();
        let dominator = self.blocks[phi.block].dominator?;
        self.blocks[dominator].condition.filter(|_| entering.len() >= 2 && values.len() == entering.len())
    }

    /// Returns the conditions of the branches that leave the loop whose first block has a phi.
    /// Returns `None` if the block begins no loop, or if the phi has the same value in each
    /// iteration.
    pub(crate) fn exit_conditions(&self, phi: &Phi<'s>) -> Option<Vec<&'s str>> {
        let repeats = |incoming: &&Incoming<'_>| self.dominates(phi.block, incoming.from);
        let mut pending: Vec<usize> = phi.incoming.iter().filter(repeats).map(|incoming| incoming.from).collect();
        let changes = phi.incoming.iter().filter(repeats).any(|incoming| self.phi(incoming.value).is_none());
        let mut body = BTreeSet::from([phi.block]);
        while let Some(block) = pending.pop() {
            if body.insert(block) {
                pending.extend(&self.blocks[block].predecessors);
            }
        }
        let leaves = |block: &&usize| self.blocks[**block].successors.iter().any(|next| !body.contains(next));
        let conditions: Option<Vec<_>> =
            body.iter().filter(leaves).map(|block| self.blocks[*block].condition).collect();
        conditions.filter(|conditions| changes && !conditions.is_empty())
    }

    /// Returns whether each path from the entry to `block` has `other`.
    fn dominates(&self, other: usize, block: usize) -> bool {
        std::iter::successors(Some(block), |block| self.blocks[*block].dominator).any(|block| block == other)
    }

    /// Finds the immediate dominators by iteration in reverse postorder (Cooper, Harvey, Kennedy).
    fn find_dominators(&mut self) {
        let order = self.reverse_postorder();
        let mut numbers = vec![usize::MAX; self.blocks.len()];
        order.iter().enumerate().for_each(|(number, block)| numbers[*block] = number);
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for &block in order.iter().skip(1) {
                let known = |from: &&usize| **from == 0 || self.blocks[**from].dominator.is_some();
                let found = self.blocks[block].predecessors.iter().filter(known).copied();
                let dominator = found.reduce(|one, other| self.common_dominator(one, other, &numbers));
                changed |= dominator != self.blocks[block].dominator;
                self.blocks[block].dominator = dominator;
            }
        }
    }

    fn common_dominator(&self, mut one: usize, mut other: usize, numbers: &[usize]) -> usize {
        while one != other {
            let deeper = if numbers[one] > numbers[other] { &mut one } else { &mut other };
            *deeper = self.blocks[*deeper].dominator.unwrap_or(0);
        }
        one
    }

    fn reverse_postorder(&self) -> Vec<usize> {
        let (mut order, mut seen) = (Vec::new(), BTreeSet::from([0]));
        let mut open = if self.blocks.is_empty() { Vec::new() } else { vec![(0, 0)] };
        while let Some((block, next)) = open.last_mut() {
            match self.blocks[*block].successors.get(*next) {
                Some(&successor) => {
                    *next += 1;
                    if seen.insert(successor) {
                        open.push((successor, 0));
                    }
                }
                None => {
                    order.push(*block);
                    open.pop();
                }
            }
        }
        order.reverse();
        order
    }
}

impl<'s> FlowReader<'s> {
    fn read_line(&mut self, line: &'s [SourceToken]) {
        let text = |token: &'s SourceToken| token.text(self.source);
        let is_value = |token: &&SourceToken| token.kind == TokenKind::Name && token.text(self.source).starts_with('%');
        let first = line.first().map_or("", text);
        let label = match line {
            [_, equals, operation, ..] if equals.is_symbol('=') && text(operation) == "OpLabel" => Some(first),
            [label, colon] if colon.is_symbol(':') && !matches!(label.kind, TokenKind::Symbol(_)) => Some(first),
            [label, .., last] if text(label).starts_with('^') && last.is_symbol(':') => Some(first),
            _ => None,
        };
        if let Some(label) = label {
            self.begin_block(label, line[0].span.start);
            let names = line[1..].iter().filter(is_value).map(text).collect();
            self.parameters.push(BlockParameters { block: self.flow.blocks.len() - 1, names });
            return;
        }
        if self.flow.blocks.is_empty() {
            self.flow.blocks.push(BasicBlock::default());
        }
        let block = self.flow.blocks.len() - 1;
        if let [value, equals, operation, operands @ ..] = line
            && equals.is_symbol('=')
            && ["phi", "OpPhi"].contains(&text(operation))
        {
            self.phis.push(WrittenPhi { name: text(value), block, incoming: self.read_phi(operands) });
        }
        // The words of a switch can be in several lines.
        let labels: Vec<usize> = match first {
            "OpBranch" => vec![1],
            "OpBranchConditional" => vec![2, 3],
            "OpSwitch" => (2..line.len()).filter(|at| is_value(&&line[*at])).collect(),
            _ => (1..line.len())
                .filter(|at| line[at - 1].is_name(self.source, "label") || text(&line[*at]).starts_with('^'))
                .collect(),
        };
        let Some(start) = labels.first() else { return };
        let condition = line[..*start].iter().find(is_value).map(text);
        let condition = condition.filter(|_| labels.len() > 1 || !["br", "OpBranch"].contains(&first));
        let known = &mut self.flow.blocks[block].condition;
        *known = known.or(condition);
        for at in labels.into_iter().filter(|at| *at < line.len()) {
            let passed = line[at + 1..].iter().take_while(|token| !matches!(token.kind, TokenKind::Symbol(')' | ':')));
            let has_arguments = line.get(at + 1).is_some_and(|next| next.is_symbol('('));
            let arguments = passed.filter(|token| has_arguments && is_value(token)).map(text).collect();
            self.edges.push(Edge { from: block, label: text(&line[at]), arguments });
        }
    }

    fn begin_block(&mut self, label: &'s str, start: usize) {
        // What precedes the first label of SPIR-V is the head of the function.
        let is_head = self.flow.blocks.len() == 1 && self.by_label.is_empty() && self.edges.is_empty();
        if !is_head {
            self.flow.blocks.push(BasicBlock { start, ..BasicBlock::default() });
        }
        self.by_label.insert(label.trim_start_matches('%'), self.flow.blocks.len() - 1);
    }

    /// Reads the values and labels of a phi: `i32 [ 1, %a ], [ %y, %b ]`, or `%int %x %a %y %b`.
    fn read_phi(&self, operands: &'s [SourceToken]) -> Vec<WrittenValue<'s>> {
        let mut incoming = Vec::new();
        for group in operands.split(|token| token.is_symbol('[')).skip(1) {
            if let Some(comma) = group.iter().position(|token| token.is_symbol(','))
                && let Some(label) = group.get(comma + 1).filter(|_| comma > 0)
            {
                let value = self.source.get(group[0].span.start..group[comma - 1].span.end).unwrap_or_default();
                incoming.push(WrittenValue { value, label: label.text(self.source) });
            }
        }
        if incoming.is_empty() && !operands.is_empty() {
            let pairs = operands[1..].chunks_exact(2);
            let read = |pair: &'s [SourceToken]| WrittenValue {
                value: pair[0].text(self.source),
                label: pair[1].text(self.source),
            };
            incoming.extend(pairs.map(read));
        }
        incoming
    }

    fn finish(self) -> ControlFlow<'s> {
        let Self { mut flow, by_label, edges, phis, parameters, .. } = self;
        // The entry can have a number that is not written.
        let find = |label: &str| by_label.get(label.trim_start_matches('%')).copied().unwrap_or(0);
        for edge in &edges {
            let to = find(edge.label);
            flow.blocks[edge.from].successors.push(to);
            flow.blocks[to].predecessors.push(edge.from);
        }
        for WrittenPhi { name, block, incoming } in phis {
            let resolve = |written: WrittenValue<'s>| Incoming { value: written.value, from: find(written.label) };
            flow.phis.insert(name, Phi { block, incoming: incoming.into_iter().map(resolve).collect() });
        }
        let mut arguments: HashMap<usize, Vec<&Edge<'s>>> = HashMap::new();
        for edge in edges.iter().filter(|edge| !edge.arguments.is_empty()) {
            arguments.entry(find(edge.label)).or_default().push(edge);
        }
        for BlockParameters { block, names } in parameters {
            let edges = arguments.get(&block).map(Vec::as_slice).unwrap_or_default();
            for (index, parameter) in names.into_iter().enumerate() {
                let passed = |edge: &&Edge<'s>| Some(Incoming { value: edge.arguments.get(index)?, from: edge.from });
                let incoming: Vec<_> = edges.iter().filter_map(passed).collect();
                if !incoming.is_empty() {
                    flow.phis.insert(parameter, Phi { block, incoming });
                }
            }
        }
        flow
    }
}
