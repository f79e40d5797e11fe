"""Checks the tree-sitter grammar: python3 check.py PARSER.so FOLDER...

Every text of the folders has a tree without errors, the tree of a small text is the one that is written here, and the
query of colours fits the grammar. Texts with mistakes, in folders named bad_texts, are left out.
"""

import ctypes
import sys
from pathlib import Path

from tree_sitter import Language, Node, Parser, Query, QueryCursor

HIGHLIGHTS = Path(__file__).parents[2] / "packages/bindings/tree-sitter/queries/highlights.scm"

TEXT = b"""\
.decl V32 v_type=G type=f num_elts=16 // a comment
loop:
    (!P1.any) add.sat (M1, 16) V32(0,0)<1> (-)V33(0,0)<1;1,0> 0x1:f
{
    goto (M1_NM, 1) \\
        loop
}
"""

TREE = """\
(source_file \
(directive name: (directive_name) (operand (identifier)) \
(attribute key: (key) value: (operand (identifier))) \
(attribute key: (key) value: (operand (identifier))) \
(attribute key: (key) value: (operand (number)))) \
(comment) \
(label name: (identifier)) \
(instruction (predicate name: (identifier) (suffix (suffix_word))) name: (mnemonic) (suffix (suffix_word)) \
(execution mask: (mask) size: (number)) \
(operand (identifier) (offsets (operand (number)) (operand (number))) (region (operand (number)))) \
(group (operator)) \
(operand (identifier) (offsets (operand (number)) (operand (number))) \
(region (operand (number)) (operand (number)) (operand (number)))) \
(operand (number) (type name: (type_name)))) \
(scope (instruction name: (mnemonic) (execution mask: (mask) size: (number)) (operand (identifier)))))"""


def load_language(path: str) -> Language:
    """Loads a parser from a shared library."""
    library = ctypes.CDLL(path)
    library.tree_sitter_visaasm.restype = ctypes.c_void_p
    new_capsule = ctypes.pythonapi.PyCapsule_New
    new_capsule.restype = ctypes.py_object
    new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return Language(new_capsule(library.tree_sitter_visaasm(), b"tree_sitter.Language", None))


def find_errors(node: Node) -> list[Node]:
    """Returns the nodes of text that the grammar does not fit, and those that are missing."""
    if node.is_error or node.is_missing:
        return [node]
    return [error for child in node.children if child.has_error for error in find_errors(child)]


def check_texts(parser: Parser, folders: list[str]) -> int:
    """Parses all texts. Prints those with errors, and returns their number."""
    paths = [path for folder in folders for path in sorted(Path(folder).rglob("*.visaasm"))]
    paths = [path for path in paths if "bad_texts" not in path.parts]
    wrong = 0
    for path in paths:
        text = path.read_bytes()
        for error in find_errors(parser.parse(text).root_node)[:1]:
            line = text.split(b"\n")[error.start_point.row].decode(errors="replace")
            print(f"{path}:{error.start_point.row + 1}:{error.start_point.column + 1}: {line.strip()}")
            wrong += 1
    print(f"{len(paths)} texts, {wrong} with errors")
    assert paths, "there are no texts"
    return wrong


def check_example(parser: Parser, language: Language) -> None:
    """Checks the tree of the example, and what the query of colours finds in it."""
    root = parser.parse(TEXT).root_node
    assert str(root) == TREE, str(root)
    assert not parser.parse(b"    addd (M1, 16) V32(0,0)<1>\n").root_node.children[0].type == "instruction"
    query = Query(language, HIGHLIGHTS.read_text())
    captures = QueryCursor(query).captures(root)
    found = {name: [node.text for node in nodes] for name, nodes in captures.items()}
    assert found["function.builtin"] == [b"add", b"goto"], found
    assert found["type"] == [b"G", b"f", b"f"], found
    assert found["keyword.directive"] == [b".decl"], found


def main() -> None:
    language = load_language(sys.argv[1])
    parser = Parser(language)
    check_example(parser, language)
    sys.exit(1 if check_texts(parser, sys.argv[2:]) else 0)


main()
