"""Sizes of functions, classes and files. A file is what a reader would look for: only its upper bound is tested."""

from __future__ import annotations

import ast
from itertools import pairwise

import pytest

from tests.architecture import sources
from tests.architecture.sources import functions, game_of, is_docstring, lines, modules_and_tools, place


def test_no_function_is_longer_than_fifty_lines() -> None:
    long = [
        f"{place(path)}:{function.lineno} {function.name} has {lines(function)} lines"
        for path in modules_and_tools()
        for function in functions(path)
        if lines(function) > 50
    ]
    assert not long, "\n".join(long)


@pytest.mark.parametrize("game", sorted({game_of(path) for path in modules_and_tools()}))
def test_nine_functions_in_ten_have_at_most_twelve_lines(game: str) -> None:
    """Each game by itself, so that what one game adds never fails for another or for what they share."""
    sizes = [lines(function) for path in modules_and_tools() if game_of(path) == game for function in functions(path)]
    assert not sizes or sum(size <= 12 for size in sizes) / len(sizes) >= 0.9


def test_no_class_has_more_than_thirty_five_methods() -> None:
    methods = {
        f"{place(path)} {node.name}": sum(isinstance(each, ast.FunctionDef) for each in node.body)
        for path in modules_and_tools()
        for node in sources.nodes(path)
        if isinstance(node, ast.ClassDef)
    }
    assert not {name: number for name, number in methods.items() if number > 35}


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    sizes = {place(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules_and_tools()}
    assert not {name: size for name, size in sizes.items() if size > 400}


def test_every_module_says_what_it_is_for() -> None:
    assert not [place(path) for path in modules_and_tools() if not ast.get_docstring(sources.tree(path))]


def test_what_is_said_of_an_attribute_stands_right_below_it() -> None:
    stray = [
        f"{place(path)}:{second.lineno}"
        for path in modules_and_tools()
        for node in sources.nodes(path)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for first, second in pairwise(node.body)
        if is_docstring(second) and not (isinstance(first, ast.Assign | ast.AnnAssign) and _adjoin(first, second))
    ]
    assert not stray


def _adjoin(first: ast.stmt, second: ast.stmt) -> bool:
    return second.lineno - 1 == first.end_lineno
