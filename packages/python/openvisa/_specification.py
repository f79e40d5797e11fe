"""The specification as data."""

import functools
import json
from typing import Any, Dict

from openvisa import _native


@functools.cache
def spec() -> Dict[str, Any]:
    """Returns the specification as dictionaries and lists: instructions, structures, data types, platforms and rules.

    Entries name the line of the specification that they are from. The members are described by the JSON schema
    ``visa_isa.schema.json`` of the project. All callers get the same object, so copy it before you change it.

    >>> import openvisa
    >>> add = next(one for one in openvisa.spec()["instructions"] if one["name"] == "ADD")
    >>> add["opcode"]
    1
    """
    document: Dict[str, Any] = json.loads(_native.specification_json())
    return document
