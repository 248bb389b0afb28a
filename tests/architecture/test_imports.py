"""Who may import whom. The contracts stand in pyproject.toml; these tests show that they bite."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT, TOOLS, imported, modules, nodes, place

HEADLESS = ["kernel/**", "agents/**", "match/**", "games/*/cards/**", "games/*/rules/**", "games/*/ai/**"]

BROKEN = {
    "Packages know only what lies below them": ("kernel/bad.py", "resarcana_gui.agents.agent"),
    "Inside a game": ("games/resarcana/rules/bad.py", "resarcana_gui.games.resarcana.ai"),
    "Games do not know each other": ("games/other/bad.py", "resarcana_gui.games.resarcana.cards"),
    "What decides needs no window": ("agents/bad.py", "pygame.draw"),
    "The program does not know the developers' tools": ("screens/bad_tool.py", "tools.chosen_game"),
    "Cards and rules know only the kernel": ("games/resarcana/cards/bad.py", "resarcana_gui.agents.agent"),
}
"""For each contract a file that would break it, by what it imports."""

NO_CIRCLES = "No circles"

CIRCLES = {
    "screens.table": ("undo_words.py", "if TYPE_CHECKING:\n    import resarcana_gui.screens.table.table_screen\n"),
    "kernel": ("command.py", "def late() -> None:\n    import resarcana_gui.kernel.session\n"),
    "games.resarcana.rules": ("codes.py", "import resarcana_gui.games.resarcana.rules.state\n"),
}
"""For each package a file of it and an import there that would close a circle, however it is hidden."""


def complaints(folder: Path) -> dict[str, str]:
    """What is said of every import contract in a folder, by its name's beginning; nothing of one that holds. All that
    is tried is tried in one run, for a run takes a second."""
    report = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as main; main()", "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    verdicts, _, broken = re.sub(r"\s+", " ", report.stdout).partition("Broken contracts")
    names = (*BROKEN, NO_CIRCLES)
    assert all(re.search(rf"{re.escape(name)}.*? (KEPT|BROKEN)", verdicts) for name in names), report.stderr
    told = re.split(f"({'|'.join(map(re.escape, names))})", broken)
    return dict.fromkeys(names, "") | dict(zip(told[1::2], told[2::2], strict=True))


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the sources in which there is another game."""
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(TOOLS, tmp_path / TOOLS.name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    other = tmp_path / PACKAGE.name / "games" / "other"
    other.mkdir()
    (other / "__init__.py").touch()
    return tmp_path


def test_what_stands_in_the_tree_breaks_no_contract_nor_does_another_game_beside_it(copied: Path) -> None:
    assert not any(complaints(copied).values())


def test_a_forbidden_import_breaks_its_contract_and_so_does_a_circle_even_for_types_or_late(copied: Path) -> None:
    for where, what in BROKEN.values():
        (copied / PACKAGE.name / where).write_text(f"import {what}\n")
    for package, (file, line) in CIRCLES.items():
        with copied.joinpath(PACKAGE.name, *package.split("."), file).open("a") as changed:
            changed.write(f"\n{line}")
    found = complaints(copied)
    for name, (where, what) in BROKEN.items():
        module = f"{PACKAGE.name}.{where.removesuffix('.py').replace('/', '.')}"
        assert f"{module} -> {what if what.startswith(PACKAGE.name) else what.split('.')[0]}" in found[name]
    for package, (file, _) in CIRCLES.items():
        told = found[NO_CIRCLES].partition(f"No cycles are allowed in {PACKAGE.name}.{package}. ")[2]
        assert f"- .{file.removesuffix('.py')} -> " in told.partition("No cycles")[0]


def test_every_folder_with_modules_is_a_package_so_that_the_contracts_see_it() -> None:
    folders = {folder for path in modules() for folder in path.parents if folder.is_relative_to(PACKAGE)}
    assert not [place(folder) for folder in folders if not (folder / "__init__.py").exists()]


@pytest.mark.parametrize("pattern", HEADLESS)
def test_what_decides_imports_nothing_but_python_and_the_package(pattern: str) -> None:
    allowed = {*sys.stdlib_module_names, "resarcana_gui", "mypy_extensions"} | (
        {"yaml"} if "cards" in pattern else set()
    )
    strangers = {
        f"{place(path)} imports {name}"
        for path in modules(f"{pattern}/*.py")
        for name in imported(path)
        if name.split(".")[0] not in allowed
    }
    assert not strangers


@pytest.mark.parametrize(
    ("names", "owner"),
    [
        (("pygame.mixer",), "resarcana_gui/audio/mixer.py"),  # two threads that use it end the process
        (("pygame.quit", "pygame.init"), None),  # they would close and open the mixer too
    ],
)
def test_the_mixer_has_one_owner(names: tuple[str, ...], owner: str | None) -> None:
    users = {place(path) for path in modules() for node in nodes(path) if written(node) in names}
    assert users == ({owner} if owner else set())


def written(node: ast.AST) -> str:
    """An attribute of a module, as it stands in the code."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""
