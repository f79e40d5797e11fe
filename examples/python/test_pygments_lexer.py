"""The generated lexer knows every character of compiler output, and the words of the specification."""

import json
import pathlib

import pygments_lexer
import pytest
from pygments.token import Error, Keyword, Name

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPECIFICATION = json.loads((ROOT / "packages/bindings/json/visa_isa.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", name="lexer")
def make_lexer():
    scope = {}
    exec(pygments_lexer.make_lexer(SPECIFICATION), scope)
    return scope["VisaLexer"]()


def test_texts_of_compilers_have_no_unknown_characters(lexer):
    texts = sorted((ROOT / "tests/corpus").rglob("*.visaasm"))
    assert len(texts) > 20
    keywords = 0
    for path in texts:
        for kind, value in lexer.get_tokens(path.read_text(encoding="utf-8", errors="replace")):
            assert kind is not Error, f"{path}: {value!r}"
            keywords += kind is Keyword
    assert keywords > 1000


def test_words_of_the_specification_are_keywords_and_others_are_not(lexer):
    for page in SPECIFICATION["instructions"]:
        for mnemonic in page["mnemonics"]:
            tokens = list(lexer.get_tokens(f"    {mnemonic} (M1, 16) V32(0,0)<1>"))
            assert (Keyword, mnemonic) in tokens, mnemonic
            assert (Name.Constant, "M1") in tokens
    assert (Name, "addd") in list(lexer.get_tokens("    addd (M1, 16)"))
