"""Small pieces: nobody has to scroll to understand one."""

from __future__ import annotations

import ast
from itertools import pairwise

from tests.architecture import sources
from tests.architecture.sources import functions, is_docstring, lines, modules, place


def share_below(sizes: list[int], limit: int) -> float:
    return sum(size < limit for size in sizes) / len(sizes)


def test_no_function_is_longer_than_fifty_lines() -> None:
    long = [
        f"{place(path)}:{function.lineno} {function.name} has {lines(function)} lines"
        for path in modules()
        for function in functions(path)
        if lines(function) > 50
    ]
    assert not long, "\n".join(long)


def test_nine_functions_in_ten_have_at_most_twelve_lines() -> None:
    sizes = [lines(function) for path in modules() for function in functions(path)]
    assert share_below(sizes, 13) >= 0.9


def test_no_class_has_more_than_thirty_five_methods() -> None:
    methods = {
        f"{place(path)} {node.name}": sum(isinstance(each, ast.FunctionDef) for each in node.body)
        for path in modules()
        for node in sources.nodes(path)
        if isinstance(node, ast.ClassDef)
    }
    assert not {name: number for name, number in methods.items() if number > 35}


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    sizes = {place(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert not {name: size for name, size in sizes.items() if size > 400}


def test_nine_files_in_ten_are_shorter_than_two_hundred_lines() -> None:
    sizes = [len(path.read_text(encoding="utf-8").splitlines()) for path in modules()]
    assert share_below(sizes, 200) >= 0.9


def test_every_module_says_what_it_is_for() -> None:
    assert not [place(path) for path in modules() if not ast.get_docstring(sources.tree(path))]


def test_what_is_said_of_an_attribute_stands_right_below_it() -> None:
    stray = [
        f"{place(path)}:{second.lineno}"
        for path in modules()
        for node in sources.nodes(path)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for first, second in pairwise(node.body)
        if is_docstring(second) and not (isinstance(first, ast.Assign | ast.AnnAssign) and _adjoin(first, second))
    ]
    assert not stray


def _adjoin(first: ast.stmt, second: ast.stmt) -> bool:
    return second.lineno - 1 == first.end_lineno
