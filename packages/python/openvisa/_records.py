"""Values of instruction fields that have named parts."""

from __future__ import annotations

import enum
import json
from typing import Any, Dict, Mapping, Optional

from openvisa import isa


class Record:
    """A value with named parts, such as an operand or a bit field. It cannot be changed; :meth:`replace` makes another.

    >>> from openvisa import isa
    >>> size = Record("ExecControl", None, {"size": isa.ExecSize.SIMD8, "mask": isa.ExecMask.M1})
    >>> size.size
    <ExecSize.SIMD8: 3>
    >>> size.replace(size=isa.ExecSize.SIMD16)
    ExecControl(size=<ExecSize.SIMD16: 4>, mask=<ExecMask.M1: 0>)
    """

    __slots__ = ("_type", "_variant", "_parts")
    _type: str
    _variant: Optional[str]
    _parts: Dict[str, Any]

    def __init__(self, type_name: str, variant: Optional[str], parts: Mapping[str, Any]) -> None:
        """Makes a value of a type of the instruction set. ``variant`` is the class of an operand, such as ``General``."""
        object.__setattr__(self, "_type", type_name)
        object.__setattr__(self, "_variant", variant)
        object.__setattr__(self, "_parts", dict(parts))

    @property
    def type_name(self) -> str:
        """Name of the type, for example ``VecOperand``."""
        return self._type

    @property
    def variant(self) -> Optional[str]:
        """Name of the variant, for example ``Immediate``, or ``None`` if the type has none."""
        return self._variant

    def parts(self) -> Dict[str, Any]:
        """Returns a copy of the parts by name: numbers, members of enumerations, and records."""
        return dict(self._parts)

    def replace(self, **parts: Any) -> Record:
        """Returns a copy with other values of some parts. Raises ``TypeError`` for a part that does not exist."""
        unknown = [name for name in parts if name not in self._parts]
        if unknown:
            raise TypeError(f"{self._label()} has no part {unknown[0]!r}, only {', '.join(self._parts)}")
        return Record(self._type, self._variant, {**self._parts, **parts})

    def _label(self) -> str:
        return self._type if self._variant is None else f"{self._type}.{self._variant}"

    def __getattr__(self, name: str) -> Any:
        try:
            return self._parts[name]
        except KeyError:
            raise AttributeError(f"{self._label()} has no part {name!r}, only {', '.join(self._parts)}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a Record cannot be changed; use replace({name}=...)")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._parts]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return (self._type, self._variant, self._parts) == (other._type, other._variant, other._parts)

    def __hash__(self) -> int:
        return hash((self._type, self._variant, tuple(self._parts.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (self._type, self._variant, self._parts)

    def __repr__(self) -> str:
        return f"{self._label()}({', '.join(f'{name}={value!r}' for name, value in self._parts.items())})"


def to_plain(value: Any) -> Any:
    """Returns the JSON form of a value: records become objects, and members of enumerations their names."""
    if isinstance(value, isa.Coded):
        return value.words
    if isinstance(value, Record):
        parts = {name: to_plain(part) for name, part in value._parts.items()}
        return parts if value._variant is None else {value._variant: parts}
    if isinstance(value, Mapping):
        return {name: to_plain(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_plain(part) for part in value]
    if isinstance(value, enum.Enum):
        return value.value
    return value


def to_json(value: Any) -> str:
    """Returns the JSON text of a value."""
    return json.dumps(to_plain(value))


def enumerations() -> Dict[str, Dict[str, isa.Coded]]:
    """Returns the members of each enumeration of :mod:`openvisa.isa` by their names in the specification."""
    classes = [value for value in vars(isa).values() if isinstance(value, type) and issubclass(value, isa.Coded)]
    return {one.__name__: {member.words: member for member in one} for one in classes if one is not isa.Coded}
