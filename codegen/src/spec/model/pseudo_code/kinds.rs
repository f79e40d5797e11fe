//! The kinds of values in pseudo-code, as the tables of functions and state name them.
//!
//! For example, the row `| surface_load | 3 | surface, address: integer, n: width | data | … |`
//! declares a function of three arguments. Its result is an unsigned number of as many bytes as its
//! last argument says.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;

/// The kind of an argument, result or state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(JsonSchema))]
#[cfg_attr(test, schemars(with = "String"))]
pub enum Kind {
    /// Anything.
    Any,
    /// No result.
    Nothing,
    /// A number without a fraction.
    Integer,
    /// A floating-point number. An integer is converted.
    Float,
    /// An integer or a floating-point number.
    Number,
    /// 1 or 0.
    Truth,
    /// An integer within bounds, inclusive.
    Range(i64, i64),
    /// The number of a channel.
    ChannelNumber,
    /// The channel of a `lane` program, which a call does not write.
    Channel,
    /// The number of bytes of an access: 1, 2, 4 or 8.
    Width,
    /// An unsigned number of as many bytes as the argument of the kind [`Width`](Self::Width) says.
    Data,
    /// A number of bits, from 0 to 64.
    BitCount,
    /// An unsigned number of as many bits as the argument of the kind
    /// [`BitCount`](Self::BitCount) says.
    Bits,
    /// An operand, about whose declaration the function asks.
    Operand,
    /// An operand whose contents the function reads.
    Source,
    /// An operand that the function writes.
    Destination,
    /// A raw operand whose contents the function reads.
    RawSource,
    /// A raw operand that the function writes.
    RawDestination,
    /// An element of an operand, with its type.
    Element,
    /// A field or bit group, with its name.
    Field,
    /// A field of a list that a count may leave out.
    Parameter,
    /// The field that names a predicate variable.
    Predicate,
    /// A surface.
    Surface,
    /// A sampler.
    Sampler,
    /// A place in the code.
    Label,
    /// A function, by its name or address.
    Function,
    /// The name of an item of the object.
    Name,
    /// A data type.
    Type,
    /// An operand class, as a text.
    Class,
    /// A gate, as a text.
    Gate,
    /// Any other text.
    Text,
    /// Four components.
    Texel,
    /// A place on a surface.
    Position,
    /// Distances in texels.
    Offset,
    /// A render target.
    Target,
    /// A place on a render target.
    Pixel,
    /// Results of a video analytics function.
    Values,
}

/// The kinds with a fixed name: the name, the kind, and the name of the wider kind that a program
/// without finer distinctions may use instead.
const NAMED: [(&str, Kind, &str); 36] = [
    ("any", Kind::Any, "number"),
    ("nothing", Kind::Nothing, "nothing"),
    ("integer", Kind::Integer, "number"),
    ("float", Kind::Float, "number"),
    ("number", Kind::Number, "number"),
    ("truth", Kind::Truth, "truth"),
    ("channel number", Kind::ChannelNumber, "number"),
    ("channel", Kind::Channel, "channel"),
    ("width", Kind::Width, "number"),
    ("data", Kind::Data, "number"),
    ("bit count", Kind::BitCount, "number"),
    ("bits", Kind::Bits, "number"),
    ("operand", Kind::Operand, "operand"),
    ("source", Kind::Source, "operand"),
    ("destination", Kind::Destination, "operand"),
    ("raw source", Kind::RawSource, "operand"),
    ("raw destination", Kind::RawDestination, "operand"),
    ("element", Kind::Element, "element"),
    ("field", Kind::Field, "field"),
    ("parameter", Kind::Parameter, "parameter"),
    ("predicate", Kind::Predicate, "predicate"),
    ("surface", Kind::Surface, "surface"),
    ("sampler", Kind::Sampler, "sampler"),
    ("label", Kind::Label, "label"),
    ("function", Kind::Function, "function"),
    ("name", Kind::Name, "name"),
    ("type", Kind::Type, "type"),
    ("class", Kind::Class, "text"),
    ("gate", Kind::Gate, "text"),
    ("text", Kind::Text, "text"),
    ("texel", Kind::Texel, "texel"),
    ("position", Kind::Position, "position"),
    ("offset", Kind::Offset, "offset"),
    ("target", Kind::Target, "target"),
    ("pixel", Kind::Pixel, "pixel"),
    ("values", Kind::Values, "values"),
];

impl Kind {
    /// Returns the kind with a name: `bit count`, or `0..255` for a range.
    pub fn parse(name: &str) -> Option<Self> {
        if let Some((_, kind, _)) = NAMED.into_iter().find(|(known, ..)| *known == name) {
            return Some(kind);
        }
        let (low, high) = name.split_once("..")?;
        let (low, high) = (low.parse().ok()?, high.parse().ok()?);
        (low <= high).then_some(Self::Range(low, high))
    }

    /// Iterates over the names of all kinds but ranges.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMED.into_iter().map(|(name, ..)| name)
    }

    /// Returns the name of the wider kind for programs without finer distinctions: `number` for an
    /// integer, `operand` for a source.
    pub fn base(self) -> &'static str {
        NAMED.into_iter().find(|(_, kind, _)| *kind == self).map_or("number", |(_, _, base)| base)
    }

    /// Returns whether the function writes an operand that is given by its name.
    pub const fn writes_operand(self) -> bool {
        matches!(self, Self::Destination | Self::RawDestination)
    }
}

/// The result of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FunctionResult {
    /// The kind of the value.
    pub kind: Kind,
    /// True if a call has an effect besides its result.
    pub has_effect: bool,
}

impl FunctionResult {
    /// The result of a function about which nothing is known.
    pub const UNKNOWN: Self = Self { kind: Kind::Any, has_effect: true };

    /// Parses a result: a kind, with ` or nothing` if it may be left unused.
    pub fn parse(text: &str) -> Option<Self> {
        match text.strip_suffix(" or nothing") {
            Some(kind) => Some(Self { kind: Kind::parse(kind)?, has_effect: true }),
            None => Kind::parse(text).map(|kind| Self { kind, has_effect: kind == Kind::Nothing }),
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Kind {
    /// Formats the kind as specifications name it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range(low, high) => write!(f, "{low}..{high}"),
            named => f.write_str(NAMED.iter().find(|(_, kind, _)| kind == named).map_or("", |(name, ..)| name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_found_by_the_name_that_it_prints() {
        for name in Kind::names() {
            let kind = Kind::parse(name).unwrap();
            assert_eq!(kind.to_string(), name);
            assert!(Kind::names().any(|known| known == kind.base()), "{name}");
        }
        assert_eq!(Kind::parse("-8..7").unwrap().to_string(), "-8..7");
        assert_eq!(Kind::Range(0, 3).base(), "number");
        assert_eq!(Kind::parse("7..0"), None);
        assert_eq!(Kind::parse("intger"), None);
        let optional = FunctionResult { kind: Kind::Data, has_effect: true };
        assert_eq!(FunctionResult::parse("data or nothing"), Some(optional));
    }
}
