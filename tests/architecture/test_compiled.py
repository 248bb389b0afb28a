"""What is to be compiled keeps to what the compiler does well."""

from __future__ import annotations

import ast
import runpy

from tests.architecture.sources import ROOT, tree
from tests.for_each import for_each

COMPILED: list[str] = runpy.run_path(str(ROOT / "setup.py"))["compiled_files"]()


def test_the_kernel_and_the_opponents_are_compiled() -> None:
    assert {"resarcana_gui/kernel/state.py", "resarcana_gui/agents/agent.py"} <= set(COMPILED)


@for_each("name", COMPILED)
def test_no_compiled_class_derives_from_abc(name: str) -> None:
    """All compiled classes under ABC would share one cache of what is an instance of what, and answer wrongly."""
    classes = [node for node in ast.walk(tree(ROOT / name)) if isinstance(node, ast.ClassDef)]
    bases = {ast.unparse(base) for node in classes for base in [*node.bases, *(word.value for word in node.keywords)]}
    assert bases.isdisjoint({"ABC", "abc.ABC", "ABCMeta", "abc.ABCMeta"})


@for_each("name", COMPILED)
def test_no_compiled_class_is_a_dataclass_or_a_named_tuple(name: str) -> None:
    names = {node.id for node in ast.walk(tree(ROOT / name)) if isinstance(node, ast.Name)}
    assert names.isdisjoint({"dataclass", "NamedTuple", "namedtuple", "Protocol"})
