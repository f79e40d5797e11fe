"""Modules: reading, checking, editing and writing."""

import copy
import json
import os
import pathlib
import pickle
from typing import Any, List

import pytest

import openvisa
from openvisa import isa


def test_a_text_becomes_a_file_and_a_text_again(module: openvisa.Module, text: str) -> None:
    again = openvisa.Module(openvisa.assemble(text, platform="XE2"))
    assert again.to_bytes() == module.to_bytes()
    assert again.to_text() == openvisa.disassemble(module)
    assert "add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> more(0,0)<0;1,0>" in again.to_text()


def test_programs_are_given_as_text_buffers_and_paths(module: openvisa.Module, text: str, tmp_path: pathlib.Path) -> None:
    code = module.to_bytes()
    for name in ["k.isa", "k.visaasm"]:
        module.save(tmp_path / name)
        assert openvisa.Module(tmp_path / name, platform="XE2").to_bytes() == code
    programs: List[Any] = [code, bytearray(code), memoryview(code), text.encode()]
    for program in programs:
        assert openvisa.Module(program, platform="XE2").to_bytes() == code


def test_a_saved_file_replaces_an_older_one_as_a_whole(module: openvisa.Module, tmp_path: pathlib.Path) -> None:
    path, other = tmp_path / "out.isa", tmp_path / "other.isa"
    path.write_bytes(b"older")
    # The other name of the older file shows whether its bytes were overwritten.
    os.link(path, other)
    module.save(path)
    assert openvisa.Module(path).to_bytes() == module.to_bytes()
    assert other.read_bytes() == b"older"
    assert sorted(tmp_path.iterdir()) == [other, path]


def test_instructions_have_fields_with_types(module: openvisa.Module) -> None:
    (add,) = module["sum"].instructions.named("ADD")
    assert (add.name, add.opcode, add.position) == ("ADD", isa.Opcode.ADD, 2)
    assert add.exec_size.size is isa.ExecSize.SIMD16 and add.exec_size.mask is isa.ExecMask.M1
    assert (add.dst.type_name, add.dst.variant, add.dst.modifier) == ("VecOperand", "General", isa.Modifier.NO_MODIFIER)
    assert list(add.fields) == ["exec_size", "pred", "dst", "src0", "src1"]
    assert add.spec.startswith("specs/instructions/ADD.md:")
    assert "dst" in dir(add)
    variables = {variable.id: variable for variable in module["sum"].variables}
    assert variables[add.dst.id].name == "x" and variables[add.dst.id].type is isa.DataType.D
    with pytest.raises(AttributeError, match="ADD has no field `source`, only exec_size, pred"):
        add.source


def test_no_field_is_hidden_by_an_attribute() -> None:
    def plain(name: str) -> str:
        return name.replace("_", "").lower()

    attributes = {plain(name) for name in vars(openvisa.Instruction) if not name.startswith("_")}
    assert {"name", "replace", "fields"} <= attributes
    for instruction in isa.INSTRUCTIONS.values():
        assert not attributes & {plain(field.name) for field in instruction.fields}
    parts = {plain(group.name) for field in isa.BIT_FIELDS.values() for group in field.groups}
    assert not parts & {plain(name) for name in vars(openvisa.Record) if not name.startswith("_")}


def test_parts_of_operands_are_their_attributes(text: str) -> None:
    module = openvisa.Module(text.replace("more(0,0)<0;1,0>", "0x7:d"), platform="XE2")
    (add,) = module["sum"].instructions.named("ADD")
    assert (add.src1.variant, add.src1.type, add.src1.low) == ("Immediate", isa.DataType.D, 7)


def test_instructions_are_a_sequence(module: openvisa.Module) -> None:
    instructions = module["sum"].instructions
    names = [instruction.name for instruction in instructions]
    assert len(instructions) == len(names) == 5
    assert instructions[-1].name == names[-1] == "RET"
    assert [instruction.name for instruction in instructions[1:4:2]] == names[1:4:2]
    assert [instruction.name for instruction in instructions[::-1]] == names[::-1]
    assert sum(instructions.histogram().values()) == 5
    assert b"".join(map(bytes, instructions)) == module["sum"].code
    with pytest.raises(IndexError, match="there are 5 instructions, none is number 5"):
        instructions[5]
    with pytest.raises(ValueError, match="no instruction `ADDS`"):
        instructions.named("ADDS")


def test_declarations_are_listed(module: openvisa.Module) -> None:
    kernel = module["sum"]
    assert [(variable.name, variable.elements) for variable in kernel.variables] == [("x", 16), ("address", 1), ("more", 1)]
    assert [(one.offset, one.size) for one in kernel.inputs] == [(64, 8), (72, 4)]
    assert kernel.attributes["SimdSize"] == b"\x10\0\0\0"
    assert [label.name for label in kernel.labels] == ["main"]
    assert kernel.is_kernel and not kernel.predicates
    with pytest.raises(KeyError, match="there is no `product` in the module, only `sum`"):
        module["product"]


def test_rewriting_replaces_removes_and_inserts_instructions(module: openvisa.Module) -> None:
    def edit(kernel: openvisa.Object, one: openvisa.Instruction) -> "openvisa.Instruction | List[openvisa.Instruction]":
        if one.name != "ADD":
            return one
        changed = one.replace(src0=one.src0.replace(modifier=isa.Modifier.NEG))
        return [changed, changed]

    edited = module.rewrite(edit)
    assert edited.to_text().count("add (M1, 16) x(0,0)<1> (-)x(0,0)<1;1,0>") == 2
    assert "(-)" not in module.to_text()
    assert module.rewrite(lambda kernel, one: [] if one.name == "ADD" else one).to_text().count("add (") == 0
    assert module.rewrite(lambda kernel, one: one).to_bytes() == module.to_bytes()


def test_a_function_that_returns_nothing_is_an_error(module: openvisa.Module) -> None:
    with pytest.raises(TypeError, match="returned NoneType, expected an Instruction or a list"):
        module.rewrite(lambda kernel, one: None)  # type: ignore[arg-type, return-value]


def test_wrong_fields_are_errors(module: openvisa.Module) -> None:
    (add,) = module["sum"].instructions.named("ADD")
    with pytest.raises(TypeError, match="Add has no part 'source', only exec_size, pred"):
        add.replace(source=1)
    with pytest.raises(openvisa.FormatError, match="ADD: .*"):
        add.replace(exec_size="wide")
    with pytest.raises(TypeError, match="VecOperand.General has no part 'region_', only modifier, id"):
        add.dst.replace(region_=0)
    with pytest.raises(AttributeError, match=r"cannot be changed; use replace\(id=...\)"):
        add.dst.id = 3


def test_json_holds_everything(module: openvisa.Module) -> None:
    document = json.loads(module.to_json())
    assert openvisa.Module.from_json(json.dumps(document)).to_bytes() == module.to_bytes()
    document["objects"][0]["code"][2]["Add"]["exec_size"]["size"] = "Simd8"
    assert "add (M1, 8)" in openvisa.Module.from_json(json.dumps(document)).to_text()
    with pytest.raises(openvisa.FormatError, match="the JSON is not that of a module: .* line 1 column"):
        openvisa.Module.from_json('{"version": 4}')


def test_modules_and_records_can_be_copied_and_pickled(module: openvisa.Module) -> None:
    assert copy.deepcopy(module).to_bytes() == module.to_bytes()
    assert pickle.loads(pickle.dumps(module)).to_bytes() == module.to_bytes()
    operand = module["sum"].instructions[2].dst
    assert pickle.loads(pickle.dumps(operand)) == operand and hash(operand) == hash(copy.copy(operand))


def test_errors_of_a_text_have_places_and_help(text: str) -> None:
    wrong = text.replace("add (M1, 16) x", "add (M1, 16) y").replace("ret (M1, 1)", "rte (M1, 1)")
    with pytest.raises(openvisa.AssemblyError) as caught:
        openvisa.assemble(wrong, platform="XE2")
    found = [(finding.line, finding.column, finding.code) for finding in caught.value.findings]
    assert found[0] == (12, 18, "text:undeclared") and found[1][0] == 14 and len(found) == 2
    assert caught.value.findings[0].help is None
    assert str(caught.value).splitlines()[0].startswith("12:18: error[text:undeclared]: no variable `y` is declared")


def test_findings_of_the_validator_name_the_rule(text: str) -> None:
    wrong = text.replace("more(0,0)<0;1,0>", "(abs)more(0,4)<0;1,0>")
    findings = openvisa.verify(wrong, platform="XE2")
    assert findings and all(finding.line == 12 and finding.spec for finding in findings)
    assert [str(one) for one in openvisa.Module(wrong, platform="XE2").verify()] == [str(one) for one in findings]
    assert openvisa.verify(text, platform=isa.Platform.XE2) == []


def test_an_instruction_of_another_platform_is_a_finding(module: openvisa.Module) -> None:
    assert module.verify("XE2") == []
    codes = {finding.code for finding in openvisa.verify(module.to_bytes(), platform="SKL")}
    assert "platform" in codes
    with pytest.raises(ValueError, match="there is no platform `XE9`, only .*XE2"):
        module.verify("XE9")


def test_damaged_files_give_errors_with_offsets(module: openvisa.Module) -> None:
    code = module.to_bytes()
    for end in range(len(code)):
        with pytest.raises(openvisa.Error) as caught:
            broken = openvisa.Module(code[:end])
            for one in broken:
                len(one.instructions)
        assert isinstance(caught.value, openvisa.FormatError)
    assert openvisa.verify(code[:40])
    assert len(openvisa.Module(code[:-3], lenient=True)) == 1


def test_other_objects_are_no_programs() -> None:
    with pytest.raises(TypeError, match="a program is a str .*, not int"):
        openvisa.Module(3)  # type: ignore[arg-type]
    with pytest.raises(openvisa.FormatError, match="the path of a file is given as pathlib.Path"):
        openvisa.Module("kernel.visaasm")
    with pytest.raises(FileNotFoundError, match="`/nowhere/k.isa` cannot be read"):
        openvisa.Module(pathlib.Path("/nowhere/k.isa"))


C_SOURCE = """void f(int x) {
    asm volatile("{\\n"
                 "mov (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0>\\n"
                 "addd (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:d\\n"
                 "}" : "+rw"(x));
}
"""


def test_findings_about_inline_assembly_have_the_places_of_the_source() -> None:
    [finding] = openvisa.lint(C_SOURCE, language="c", platform="XE2")
    assert (finding.line, finding.column, finding.code) == (4, 19, "text:mnemonic")
    assert C_SOURCE[finding.offset :].startswith("addd")
    assert openvisa.lint(C_SOURCE.replace("addd", "add"), language="c", platform=isa.Platform.XE2, simd=16) == []


def test_an_unknown_language_or_width_is_refused() -> None:
    with pytest.raises(ValueError, match="fortran"):
        openvisa.lint(C_SOURCE, language="fortran")
    with pytest.raises(ValueError, match="7"):
        openvisa.lint(C_SOURCE, language="c", simd=7)


def test_instructions_are_shown_as_text(module: openvisa.Module) -> None:
    (add,) = module["sum"].instructions.named("ADD")
    assert str(add) == "add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> more(0,0)<0;1,0>"
    assert repr(add) == f"<Instruction {add}>"
    saturated = add.replace(dst=add.dst.replace(modifier=isa.Modifier.SAT))
    assert str(saturated) == str(add).replace("add", "add.sat")
    # A label is no instruction in text.
    assert str(module["sum"].instructions[0]) == "SUBROUTINE label=0"


def test_findings_can_be_pickled(text: str) -> None:
    (finding,) = openvisa.verify(text.replace("add (M1, 16) x", "add (M1, 16) y"), platform="XE2")[:1]
    assert pickle.loads(pickle.dumps(finding)) == finding
