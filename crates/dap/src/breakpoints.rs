//! Breakpoints: at lines and at instructions, with conditions and numbers of hits.
//!
//! For example, the condition `group.x == 2 && item.x == 37 && sum[5] > 1.5` stops a thread of
//! group 2 if one of its active channels is work-item 37, and element 5 of `sum` is large enough.

use super::protocol::DebugSource;
use super::values::FrameView;
use openvisa_sim::numerics::element_text::parse_integer;
use openvisa_sim::{CodeLocation, SteppedThread};
use std::cmp::Ordering;
use std::collections::HashSet;

/// What set a breakpoint. Setting those of an owner removes the ones that it had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum BreakpointOwner {
    /// The lines of a file or text.
    Text(String),
    /// The disassembly.
    Instructions,
}

impl BreakpointOwner {
    /// Returns the owner of the breakpoints of a source.
    pub(super) fn of_source(source: &DebugSource) -> Self {
        match source.source_reference {
            Some(reference) if reference > 0 => Self::Text(reference.to_string()),
            _ => Self::Text(source.path.clone().unwrap_or_default()),
        }
    }
}

/// A breakpoint that has at least one instruction.
#[derive(Clone, Debug)]
pub(super) struct LocationBreakpoint {
    pub(super) id: i64,
    pub(super) owner: BreakpointOwner,
    /// The line, unless it was set at an instruction.
    pub(super) line: Option<u32>,
    pub(super) locations: Vec<CodeLocation>,
    pub(super) condition: Option<StopCondition>,
    pub(super) hit_condition: Option<HitCondition>,
    /// Number of times that a thread came to it, and its condition held.
    pub(super) hits: u64,
}

/// The breakpoints of a session.
#[derive(Clone, Debug, Default)]
pub(super) struct Breakpoints {
    list: Vec<LocationBreakpoint>,
    locations: HashSet<CodeLocation>,
    next_id: i64,
}

impl Breakpoints {
    /// Returns a number for the next breakpoint.
    pub(super) fn new_id(&mut self) -> i64 {
        self.next_id += 1;
        self.next_id
    }

    /// Replaces the breakpoints of an owner.
    pub(super) fn replace(&mut self, owner: &BreakpointOwner, breakpoints: Vec<LocationBreakpoint>) {
        self.list.retain(|breakpoint| breakpoint.owner != *owner);
        self.list.extend(breakpoints);
        self.locations = self.list.iter().flat_map(|breakpoint| breakpoint.locations.iter().copied()).collect();
    }

    /// Returns whether a location has a breakpoint.
    pub(super) fn contains(&self, location: CodeLocation) -> bool {
        self.locations.contains(&location)
    }

    /// Counts a hit of the breakpoints at a location whose conditions hold. Returns the numbers of
    /// those that stop the thread.
    pub(super) fn hit(
        &mut self,
        location: CodeLocation,
        thread: &SteppedThread<'_>,
        group: [u32; 3],
        index: usize,
        view: &FrameView<'_>,
    ) -> Vec<i64> {
        let mut stopped = Vec::new();
        for breakpoint in self.list.iter_mut().filter(|breakpoint| breakpoint.locations.contains(&location)) {
            if breakpoint.condition.as_ref().is_some_and(|condition| !condition.holds(thread, group, index, view)) {
                continue;
            }
            breakpoint.hits += 1;
            if breakpoint.hit_condition.is_none_or(|condition| condition.holds(breakpoint.hits)) {
                stopped.push(breakpoint.id);
            }
        }
        stopped
    }
}

/// A condition on the number of hits: `3` or `>=3` from the third on, `==3`, `>3`, or `%3` for each
/// third.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HitCondition {
    From(u64),
    Only(u64),
    Each(u64),
}

impl HitCondition {
    /// Parses a condition.
    ///
    /// # Errors
    /// If it has another form, or the number is 0.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (make, digits): (fn(u64) -> Self, _) = match text {
            _ if text.starts_with(">=") => (Self::From, &text[2..]),
            _ if text.starts_with("==") => (Self::Only, &text[2..]),
            _ if text.starts_with('=') => (Self::Only, &text[1..]),
            _ if text.starts_with('>') => (|after| Self::From(after.saturating_add(1)), &text[1..]),
            _ if text.starts_with('%') => (Self::Each, &text[1..]),
            _ => (Self::From, text),
        };
        let number = digits.trim().parse().ok().filter(|number| *number > 0);
        number.map(make).ok_or_else(|| format!("`{text}` is no number of hits: expected N, ==N, >=N, >N or %N"))
    }

    fn holds(self, hits: u64) -> bool {
        match self {
            Self::From(first) => hits >= first,
            Self::Only(number) => hits == number,
            Self::Each(number) => hits.is_multiple_of(number),
        }
    }
}

/// The left side of a comparison.
#[derive(Clone, Debug, PartialEq)]
enum ConditionOperand {
    /// The index of the thread in its group.
    Thread,
    /// A coordinate of the group.
    Group(usize),
    /// A coordinate of the global id of a work-item that is active in the thread.
    Item(usize),
    /// An element of a variable.
    Element(String),
}

/// A comparison with a number.
#[derive(Clone, Debug, PartialEq)]
struct ConditionComparison {
    left: ConditionOperand,
    accepted: &'static [Ordering],
    right: String,
}

/// Comparisons that must all hold.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StopCondition(Vec<ConditionComparison>);

/// The comparison operators. Those of two characters come first.
const OPERATORS: [(&str, &[Ordering]); 6] = [
    ("==", &[Ordering::Equal]),
    ("!=", &[Ordering::Less, Ordering::Greater]),
    ("<=", &[Ordering::Less, Ordering::Equal]),
    (">=", &[Ordering::Greater, Ordering::Equal]),
    ("<", &[Ordering::Less]),
    (">", &[Ordering::Greater]),
];

impl StopCondition {
    /// Parses comparisons between which there is `&&`.
    ///
    /// # Errors
    /// If a part is not `OPERAND OPERATOR NUMBER`.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        text.split("&&").map(ConditionComparison::parse).collect::<Result<_, _>>().map(Self)
    }

    /// Returns the names of the variables in the condition.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|comparison| match &comparison.left {
            ConditionOperand::Element(name) => Some(name.split(['[', '(']).next().unwrap_or_default().trim()),
            _ => None,
        })
    }

    fn holds(&self, thread: &SteppedThread<'_>, group: [u32; 3], index: usize, view: &FrameView<'_>) -> bool {
        let is_item = |comparison: &&ConditionComparison| matches!(comparison.left, ConditionOperand::Item(_));
        let other = self.0.iter().filter(|comparison| !is_item(comparison)).all(|comparison| match &comparison.left {
            ConditionOperand::Thread => comparison.accepts(&index.to_string()),
            ConditionOperand::Group(axis) => comparison.accepts(&group[*axis].to_string()),
            ConditionOperand::Item(_) => true,
            ConditionOperand::Element(name) => {
                let value = view.select(name).ok().and_then(|selected| view.format_selected(selected));
                value.is_some_and(|value| comparison.accepts(&value))
            }
        });
        let mut items = self.0.iter().filter(is_item).peekable();
        if !other || items.peek().is_none() {
            return other;
        }
        let items: Vec<_> = items.collect();
        let active = (0..thread.channels()).filter(|channel| thread.mask() >> channel & 1 == 1);
        active.filter_map(|channel| thread.global_id(channel)).any(|id| {
            items.iter().all(|comparison| match comparison.left {
                ConditionOperand::Item(axis) => comparison.accepts(&id[axis].to_string()),
                _ => true,
            })
        })
    }
}

impl ConditionComparison {
    fn parse(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{}` is no comparison such as `item.x == 37` or `V32[0] > 1.5`", text.trim());
        let (operator, accepted) = OPERATORS.into_iter().find(|(word, _)| text.contains(word)).ok_or_else(wrong)?;
        let (left, right) = text.split_once(operator).ok_or_else(wrong)?;
        let (left, right) = (left.trim(), right.trim().to_owned());
        if left.is_empty() || parse_integer(&right).is_none() && right.parse::<f64>().is_err() {
            return Err(wrong());
        }
        let axis = |name: &str| ["x", "y", "z"].iter().position(|axis| *axis == name);
        let left = match left.split_once('.') {
            Some(("group", name)) => ConditionOperand::Group(axis(name).ok_or_else(wrong)?),
            Some(("item", name)) => ConditionOperand::Item(axis(name).ok_or_else(wrong)?),
            _ if left == "thread" => ConditionOperand::Thread,
            _ => ConditionOperand::Element(left.to_owned()),
        };
        Ok(Self { left, accepted, right })
    }

    /// Returns whether the comparison holds for a value.
    fn accepts(&self, value: &str) -> bool {
        let order = match (parse_integer(value), parse_integer(&self.right)) {
            (Some(left), Some(right)) => Some(left.cmp(&right)),
            _ => {
                let number = |text: &str| parse_integer(text).map(|n| n as f64).or_else(|| text.parse().ok());
                number(value).zip(number(&self.right)).and_then(|(left, right)| left.partial_cmp(&right))
            }
        };
        order.is_some_and(|order| self.accepted.contains(&order))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_hits_are_compared() {
        let hits = |text: &str| -> Vec<u64> {
            let condition = HitCondition::parse(text).expect("it is a condition");
            (1..=6).filter(|hits| condition.holds(*hits)).collect()
        };
        assert_eq!(hits("5"), [5, 6]);
        assert_eq!(hits(" >= 5"), [5, 6]);
        assert_eq!(hits(">5"), [6]);
        assert_eq!(hits("==2"), [2]);
        assert_eq!(hits("% 2"), [2, 4, 6]);
        for wrong in ["", "x", "0", "%0", "-1", "<3"] {
            assert!(HitCondition::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn comparisons_are_of_integers_if_both_sides_are() {
        let accepts =
            |text: &str, value: &str| ConditionComparison::parse(text).expect("it is a comparison").accepts(value);
        assert!(accepts("x == 0xffffffffffffffff", "18446744073709551615"));
        assert!(!accepts("x == 0xfffffffffffffffe", "18446744073709551615"));
        assert!(accepts("x[3] >= 1.5", "1.5") && accepts("x < 2", "1.5") && accepts("x != 1", "0"));
        assert!(!accepts("x == 1", "NaN") && !accepts("x == 1", "[1, 2]"));
    }

    #[test]
    fn conditions_of_another_form_are_refused() {
        let condition = StopCondition::parse("item.x == 37 && sum[5]>1.5").expect("it is a condition");
        assert_eq!(condition.names().collect::<Vec<_>>(), ["sum"]);
        for wrong in ["", "x", "x == y", "== 1", "item.w == 1", "group == 1 &&"] {
            assert!(StopCondition::parse(wrong).is_err(), "{wrong}");
        }
    }
}
