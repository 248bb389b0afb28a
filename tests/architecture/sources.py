"""The sources as the architecture tests see them: files, syntax trees, functions and imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "resarcana_gui"
TOOLS: Final = ROOT / "tools"

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def modules(pattern: str = "**/*.py") -> list[Path]:
    """Return the modules of the package that match a pattern, in order."""
    return sorted(PACKAGE.glob(pattern))


def modules_and_tools() -> list[Path]:
    """Return every module of the package and every developers' tool, in order."""
    return [*modules(), *sorted(TOOLS.rglob("*.py"))]


@cache
def tree(path: Path) -> ast.Module:
    """A file's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that a file's syntax tree is made of."""
    return list(ast.walk(tree(path)))


def functions(path: Path) -> Iterator[Function]:
    """Every function and method in a file, nested ones too."""
    return (node for node in nodes(path) if isinstance(node, Function))


@cache
def lines(function: Function) -> int:
    """How many lines a function has, from `def` to its last line, those of docstrings not counted."""
    return length(function) - sum(length(node) for node in ast.walk(function) if is_docstring(node))


def length(node: ast.AST) -> int:
    """How many lines a piece of code takes."""
    assert isinstance(node, ast.stmt)
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def is_docstring(node: ast.AST) -> bool:
    """Whether this is a string that stands alone, to describe a function or an attribute."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def imported(path: Path) -> Iterator[str]:
    """The full names of what a file imports, wherever in the file it does so."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module


def place(path: Path) -> str:
    """Where a file lies, as people write it."""
    return path.relative_to(ROOT).as_posix()


def game_of(path: Path) -> str:
    """Return the name of the game that a module belongs to; nothing for what all games share."""
    match path.relative_to(ROOT).parts:
        case ["resarcana_gui", "games", game, _, *_]:
            return game
        case ["tools", game, *_] if (PACKAGE / "games" / game).is_dir():
            return game
        case _:
            return ""
