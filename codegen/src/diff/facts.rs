//! The model as a tree of facts, which [`walk`](super::walk) compares.
//!
//! The tree is made by the derived `Serialize` of the model, so that a new member of a type of the
//! model is a fact without a further line here. Ids become the names of their items. For example,
//! `data_type: DataTypeId(3)` becomes `data_type: UD`, so that a new row in a table changes no
//! reference to the others.

use crate::spec::model::{Field, Model};
use crate::spec::span::{FileId, Span};
use serde::ser::{self, Serialize};
use std::fmt;

/// A part of the model.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Node {
    /// The place that the part itself states.
    pub(super) place: Option<Span>,
    pub(super) value: Value,
}

/// The contents of a [`Node`].
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// An absent value.
    Nothing,
    /// A number, a word, or a text.
    Leaf(String),
    /// A list or tuple.
    List(Vec<Node>),
    /// A structure, or a variant of an enumeration with contents.
    Record {
        /// The name of the Rust type.
        kind: &'static str,
        /// The members, as declared.
        members: Vec<(&'static str, Node)>,
    },
}

/// Members that name an item.
const NAMES: [&str; 5] = ["variable", "name", "word", "title", "form"];

impl Node {
    fn new(value: Value) -> Self {
        Self { place: None, value }
    }

    fn leaf(text: impl ToString) -> Self {
        Self::new(Value::Leaf(text.to_string()))
    }

    /// Returns the member of a record.
    pub(super) fn member(&self, name: &str) -> Option<&Self> {
        let Value::Record { members, .. } = &self.value else { return None };
        members.iter().find(|(member, _)| *member == name).map(|(_, node)| node)
    }

    /// Returns the name of the Rust type of a record.
    pub(super) fn kind(&self) -> Option<&'static str> {
        if let Value::Record { kind, .. } = self.value { Some(kind) } else { None }
    }

    /// Returns the name by which a record is paired with that of the other side. Rows without a
    /// name are paired by their code or version.
    pub(super) fn key(&self) -> Option<String> {
        match self.kind()? {
            "RoleRow" => {
                return Some(format!(
                    "{} {}",
                    self.member("role")?.text().replace('_', " "),
                    self.member("of")?.text()
                ));
            }
            "FormPartRow" => return Some(format!("{} {}", self.member("form")?.text(), self.member("part")?.text())),
            "ReaderRow" => {
                let Some(Self { value: Value::List(cells), .. }) = self.member("cells") else { return None };
                return cells.first().map(Self::text);
            }
            "BitGroup" => return Some(format!("{}..{}", self.member("high")?.text(), self.member("low")?.text())),
            _ => {}
        }
        let named = NAMES.iter().find_map(|name| self.member(name)).filter(|node| node.value != Value::Nothing);
        Some(named.or_else(|| self.member("code")).or_else(|| self.member("version"))?.text())
    }

    /// Returns the text of an item of a list: `0 cm` for a pair.
    fn tuple_text(&self) -> String {
        match &self.value {
            Value::List(parts) => parts.iter().map(Self::text).collect::<Vec<_>>().join(" "),
            _ => self.text(),
        }
    }

    /// Returns the facts as one text.
    pub(super) fn text(&self) -> String {
        match &self.value {
            Value::Nothing => String::new(),
            Value::Leaf(text) => text.clone(),
            Value::List(items) => items.iter().map(Self::tuple_text).collect::<Vec<_>>().join(", "),
            Value::Record { kind: "Version", members } => {
                members.iter().map(|(_, node)| node.text()).collect::<Vec<_>>().join(".")
            }
            Value::Record { .. } if self.member("source").is_some() => {
                self.member("source").map_or_else(String::new, Self::text)
            }
            Value::Record { members, .. } => {
                let stated = members.iter().filter(|(_, node)| !node.text().is_empty());
                stated
                    .map(|(name, node)| format!("{}: {}", name.replace('_', " "), node.text()))
                    .collect::<Vec<_>>()
                    .join("; ")
            }
        }
    }
}

/// Returns the facts of a part of the model. `fields` are the fields that a
/// [`FieldId`](crate::spec::model::FieldId) in it counts.
pub(super) fn facts<T: Serialize + ?Sized>(model: &Model, fields: &[Field], part: &T) -> Node {
    // Serialisers fail for types that the model does not have, such as maps with keys that are no
    // strings.
    part.serialize(Facts { model, fields }).unwrap_or_else(Node::leaf)
}

/// Serialises a part of the model to a tree of facts.
#[derive(Clone, Copy)]
struct Facts<'m> {
    model: &'m Model,
    fields: &'m [Field],
}

/// The error of a type that the model does not have.
#[derive(Debug)]
struct NoFact(String);

impl fmt::Display for NoFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoFact {}

impl ser::Error for NoFact {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl Facts<'_> {
    /// Replaces an index by the name of the item.
    fn resolve(self, id: &'static str, index: &Node) -> Option<Node> {
        let Value::Leaf(text) = &index.value else { return None };
        let index: usize = text.parse().ok()?;
        let name = match id {
            "InstructionId" => &self.model.instructions.get(index)?.name,
            "DataTypeId" => &self.model.data_types.get(index)?.name,
            "PlatformId" => &self.model.platforms.get(index)?.name,
            "StructureId" => &self.model.structures.get(index)?.name,
            "SharedFieldId" => &self.model.shared_fields.get(index)?.name,
            "FieldId" => &self.fields.get(index)?.name,
            _ => return None,
        };
        Some(Node::leaf(&name.value))
    }
}

macro_rules! leaves {
    ($($method:ident($type:ty))*) => {$(
        fn $method(self, value: $type) -> Result<Node, NoFact> {
            Ok(Node::leaf(value))
        }
    )*};
}

impl<'m> ser::Serializer for Facts<'m> {
    type Ok = Node;
    type Error = NoFact;
    type SerializeSeq = Items<'m>;
    type SerializeTuple = Items<'m>;
    type SerializeTupleStruct = Items<'m>;
    type SerializeTupleVariant = Items<'m>;
    type SerializeMap = ser::Impossible<Node, NoFact>;
    type SerializeStruct = Members<'m>;
    type SerializeStructVariant = Members<'m>;

    leaves! {
        serialize_bool(bool) serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64)
        serialize_f32(f32) serialize_f64(f64) serialize_char(char) serialize_str(&str)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<Node, NoFact> {
        Err(ser::Error::custom("the model has no bytes"))
    }

    fn serialize_none(self) -> Result<Node, NoFact> {
        Ok(Node::new(Value::Nothing))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Node, NoFact> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Node, NoFact> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Node, NoFact> {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Node, NoFact> {
        Ok(Node::leaf(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<Node, NoFact> {
        let inner = value.serialize(self)?;
        Ok(self.resolve(name, &inner).unwrap_or(inner))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Node, NoFact> {
        let members = vec![(variant, value.serialize(self)?)];
        Ok(Node::new(Value::Record { kind: name, members }))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'m>, NoFact> {
        Ok(Items { facts: self, variant: None, items: Vec::new() })
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'m>, NoFact> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'m>, NoFact> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'m>, NoFact> {
        Ok(Items { facts: self, variant: Some((name, variant)), items: Vec::new() })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, NoFact> {
        Err(ser::Error::custom("the model has no maps"))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Members<'m>, NoFact> {
        Ok(Members { facts: self, kind: name, variant: None, place: None, members: Vec::new() })
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'m>, NoFact> {
        Ok(Members { facts: self, kind: name, variant: Some(variant), place: None, members: Vec::new() })
    }
}

/// The items of a list or tuple.
struct Items<'m> {
    facts: Facts<'m>,
    /// The enumeration and the variant that has the items.
    variant: Option<(&'static str, &'static str)>,
    items: Vec<Node>,
}

impl Items<'_> {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoFact> {
        self.items.push(value.serialize(self.facts)?);
        Ok(())
    }

    fn finish(self) -> Node {
        let list = Node::new(Value::List(self.items));
        match self.variant {
            Some((kind, variant)) => Node::new(Value::Record { kind, members: vec![(variant, list)] }),
            None => list,
        }
    }
}

macro_rules! items {
    ($($trait:ident $method:ident)*) => {$(
        impl ser::$trait for Items<'_> {
            type Ok = Node;
            type Error = NoFact;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoFact> {
                self.push(value)
            }
            fn end(self) -> Result<Node, NoFact> {
                Ok(self.finish())
            }
        }
    )*};
}
items! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

struct Members<'m> {
    facts: Facts<'m>,
    kind: &'static str,
    variant: Option<&'static str>,
    place: Option<Span>,
    members: Vec<(&'static str, Node)>,
}

impl Members<'_> {
    fn push<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), NoFact> {
        let node = value.serialize(self.facts)?;
        match node {
            // The place of an item is that of its row; else that of its name.
            Node { place, value: Value::Record { kind: "Span", .. } } => self.place = place,
            // The file of a page is a place too.
            _ if name == "file" && self.kind != "Span" => {}
            node => self.members.push((name, node)),
        }
        Ok(())
    }

    fn finish(mut self) -> Node {
        let number = |members: &[(&str, Node)], name: &str| -> u32 {
            let member = members.iter().find(|(member, _)| *member == name);
            member.and_then(|(_, node)| node.text().parse().ok()).unwrap_or_default()
        };
        if self.kind == "Span" {
            let file = FileId(u16::try_from(number(&self.members, "file")).unwrap_or(u16::MAX));
            let (start, end) = (number(&self.members, "start"), number(&self.members, "end"));
            let (line, column) = (number(&self.members, "line"), number(&self.members, "column"));
            self.place = Some(Span { file, start, end, line, column });
        }
        if self.kind == "Spanned" {
            let mut node = self.members.pop().map_or(Node::new(Value::Nothing), |(_, node)| node);
            node.place = self.place.or(node.place);
            return node;
        }
        let named = || self.members.iter().find(|(name, _)| NAMES.contains(name)).and_then(|(_, node)| node.place);
        let place = self.place.or_else(named);
        let record = Node { place, value: Value::Record { kind: self.kind, members: self.members } };
        match self.variant {
            Some(variant) => {
                Node { place: record.place, value: Value::Record { kind: self.kind, members: vec![(variant, record)] } }
            }
            None => record,
        }
    }
}

macro_rules! members {
    ($($trait:ident)*) => {$(
        impl ser::$trait for Members<'_> {
            type Ok = Node;
            type Error = NoFact;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), NoFact> {
                self.push(name, value)
            }
            fn end(self) -> Result<Node, NoFact> {
                Ok(self.finish())
            }
        }
    )*};
}
members! { SerializeStruct SerializeStructVariant }
