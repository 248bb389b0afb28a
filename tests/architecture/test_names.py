"""A name leads to one place: no file is called as another one, and what a package says of its modules is there."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

from tests.architecture.sources import PACKAGE, ROOT, game_of, modules, modules_and_tools, tree

OF_A_PACKAGE: Final = {"__init__.py", "__main__.py", "errors.py"}
"""Files that any package may have."""
OF_CLASSES: Final = ("architecture", "glossary", "tabletop")
"""The pages that name classes in passing; what `engine` names is run."""


def test_no_two_files_have_the_same_name_but_a_general_part_and_what_a_game_makes_of_it() -> None:
    found: dict[tuple[str, str], list[Path]] = defaultdict(list)
    for path in modules_and_tools():
        if path.name not in OF_A_PACKAGE:
            found[game_of(path), path.name].append(path)
    assert not [twice for twice in found.values() if len(twice) > 1]


def test_a_package_names_only_modules_that_it_has() -> None:
    for path in modules("**/__init__.py"):
        named = re.findall(r"`([a-z_]+)(?:\.\w+)*`", ast.get_docstring(tree(path)) or "")
        there = {other.stem for other in path.parent.iterdir()}
        assert set(named) <= there, f"{path}: {set(named) - there}"


def test_every_python_file_that_is_written_about_is_there() -> None:
    there = [
        f"/{path.relative_to(ROOT)}"
        for folder in (PACKAGE, ROOT / "art", ROOT / "tests", ROOT / "tools")
        for path in folder.rglob("*.py")
    ]
    for path in (*modules_and_tools(), *(ROOT / "docs").rglob("*.md"), ROOT / "CONTRIBUTING.md"):
        named = re.findall(r"`([\w/]+\.py)`", path.read_text(encoding="utf-8"))
        gone = [name for name in named if not any(other.endswith(f"/{name}") for other in there)]
        assert not gone, f"{path}: {gone}"


def test_every_class_that_a_page_names_is_there() -> None:
    known = {"Final"}.union(
        *(re.findall(r"^ *class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE) for path in modules_and_tools())
    )
    for path in (*(ROOT / "docs" / f"{name}.md" for name in OF_CLASSES), ROOT / "CONTRIBUTING.md"):
        named = re.findall(r"`([A-Z][a-z]\w+)(?:[.(][^`]*)?`", path.read_text(encoding="utf-8"))
        assert named and not set(named) - known, f"{path}: {set(named) - known}"
