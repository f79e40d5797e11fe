"""Makes a Pygments lexer for vISA assembly from the specification as JSON.

    python3 examples/python/pygments_lexer.py packages/bindings/json/visa_isa.json > visaasm_lexer.py
    pygmentize -x -l visaasm_lexer.py:VisaLexer FILE.visaasm

The generator needs the standard library alone. It shows how another tool gets its tables: mnemonics, types and platforms
come from the JSON, and nothing of the instruction set is repeated here.
"""

import argparse
import json
import sys

# The form of the JSON that this program knows. A change that would break readers raises it.
FORMAT = 1

TEMPLATE = '''\
"""A lexer of vISA assembly for Pygments, made from specification {version}. Do not edit."""

from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

MNEMONICS = {mnemonics!r}

TYPES = {types!r}

MASKS = {masks!r}


class VisaLexer(RegexLexer):
    """Lexer of vISA assembly."""

    name = "vISA"
    aliases = ["visaasm"]
    filenames = ["*.visaasm"]

    tokens = {{
        "root": [
            (r"//.*$", Comment.Single),
            (r"/[*](.|\\n)*?[*]/", Comment.Multiline),
            (r'"(\\\\.|[^"\\\\\\n])*"', String),
            (r"(?m:^[ \\t]*)[.][a-z_]+\\b", Keyword.Namespace),
            (r"(?m:^[ \\t]*)[A-Za-z_$][\\w$]*:(?=\\s|$)", Name.Label),
            (words(MNEMONICS, prefix=r"(?<![\\w.%])", suffix=r"(?![\\w=])"), Keyword),
            (words(TYPES, prefix=r"(?<=[:=])", suffix=r"\\b"), Keyword.Type),
            (words(MASKS, prefix=r"(?<=\\()", suffix=r"\\b"), Name.Constant),
            (r"%[\\w$]+", Name.Builtin),
            (r"[+-]?0x[0-9A-Fa-f]+", Number.Hex),
            (r"[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?", Number),
            (r"[A-Za-z_$?@][\\w$?@]*", Name),
            (r"\\s+", Text),
            (r"[()<>\\[\\]{{}},;:.]", Punctuation),
            (r"[-+*/=&|!~^%]", Operator),
        ]
    }}
'''


def longest_first(words):
    """Returns words in an order in which none follows its own beginning."""
    return sorted(words, key=lambda word: (-len(word), word))


def execution_masks(specification):
    """Returns the names of the masks in front of the number of channels: `M1`, `M5_NM`."""
    [size] = [field for field in specification["shared_fields"] if field["name"] == "Exec_size"]
    masks = [group for group in size["groups"] if group["name"] == "mask"]
    return {value["name"] for mask in masks for value in mask["values"]}


def make_lexer(specification):
    """Returns the source of a lexer."""
    return TEMPLATE.format(
        version=specification["version"],
        mnemonics=longest_first({word for page in specification["instructions"] for word in page["mnemonics"]}),
        types=longest_first({data_type["name"].lower() for data_type in specification["data_types"]}),
        masks=longest_first(execution_masks(specification)),
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("json", help="packages/bindings/json/visa_isa.json")
    with open(parser.parse_args().json, encoding="utf-8") as file:
        specification = json.load(file)
    if specification["format"] != FORMAT:
        sys.exit(f"expected form {FORMAT} of the JSON, found {specification['format']}")
    sys.stdout.write(make_lexer(specification))


if __name__ == "__main__":
    main()
