"""Who may import whom. The contracts stand in pyproject.toml; these tests show that they bite."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT, imported, modules, place, tree

HEADLESS = ["kernel/**", "agents/**", "match/**", "games/*/cards/**", "games/*/rules/**", "games/*/ai/**"]

BROKEN = {
    "Packages know only what lies below them": ("kernel/bad.py", "resarcana_gui.agents.agent"),
    "Inside a game": ("games/resarcana/rules/bad.py", "resarcana_gui.games.resarcana.ai"),
    "Games do not know each other": ("games/other/bad.py", "resarcana_gui.games.resarcana.cards"),
    "What decides needs no window": ("agents/bad.py", "pygame.draw"),
    "Cards and rules know only the kernel": ("games/resarcana/cards/bad.py", "resarcana_gui.agents.agent"),
}
"""For each contract a file that would break it, by what it imports."""

NO_CIRCLES = "No circles"

CIRCLES = [
    ("screens/turn_words.py", "if TYPE_CHECKING:\n    import resarcana_gui.screens.table_screen\n"),
    ("kernel/command.py", "def late() -> None:\n    import resarcana_gui.kernel.session\n"),
    ("games/resarcana/rules/codes.py", "import resarcana_gui.games.resarcana.rules.state\n"),
]
"""For each file an import that would close a circle, however it is hidden."""


def contracts(folder: Path) -> dict[str, bool]:
    """Whether each import contract holds in a folder, by its name's beginning."""
    report = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as main; main()", "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    text = re.sub(r"\s+", " ", report.stdout)
    found = {name: re.search(rf"{re.escape(name)}.*? (KEPT|BROKEN)", text) for name in (*BROKEN, NO_CIRCLES)}
    assert all(found.values()), report.stdout + report.stderr
    return {name: match is not None and match[1] == "KEPT" for name, match in found.items()}


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def with_another_game(root: Path) -> Path:
    """A copy of the sources in which there is another game."""
    other = root / PACKAGE.name / "games" / "other"
    other.mkdir()
    (other / "__init__.py").touch()
    return root


def test_what_stands_in_the_tree_breaks_no_contract_nor_does_another_game_beside_it(copied: Path) -> None:
    assert all(contracts(with_another_game(copied)).values())


@pytest.mark.parametrize("name", BROKEN)
def test_a_forbidden_import_breaks_its_contract(name: str, copied: Path) -> None:
    where, what = BROKEN[name]
    (with_another_game(copied) / PACKAGE.name / where).write_text(f"import {what}\n")
    assert not contracts(copied)[name]


@pytest.mark.parametrize(("where", "line"), CIRCLES)
def test_an_import_that_closes_a_circle_breaks_the_contract_even_for_types_or_late(
    where: str, line: str, copied: Path
) -> None:
    with (copied / PACKAGE.name / where).open("a") as file:
        file.write(f"\n{line}")
    assert not contracts(copied)[NO_CIRCLES]


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
    users = {place(path) for path in modules() for node in ast.walk(tree(path)) if written(node) in names}
    assert users == ({owner} if owner else set())


def written(node: ast.AST) -> str:
    """An attribute of a module, as it stands in the code."""
    named = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    return ast.unparse(node) if named else ""
