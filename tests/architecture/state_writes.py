"""Finds code that writes into a state from outside: whatever is not one of the state's own primitives must not.

It goes by names: what is called `state`, `view` and so on, what is annotated as a State, what a state was cloned into,
and what was taken out of a state under a name of its own ("hand = state.hands[seat]").
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Final

STATES: Final = frozenset({"state", "view", "world", "truth", "sampled", "before", "after"})
MAKERS: Final = frozenset({"blank", "clone", "observe", "sample"})
"""Methods that give a state."""
MUTATORS: Final = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault"}
    | {"sort", "update", "__setitem__", "__delitem__", "__setattr__", "__delattr__"}
)
WRITERS: Final = frozenset({"setattr", "delattr", "__setattr__", "shuffle", "heappush", "heappop", "heapify", "insort"})
"""Functions that change their first argument."""


class Writes(ast.NodeVisitor):
    """Collects the lines that write into a state. One visitor per file."""

    def __init__(self) -> None:
        self.found: list[int] = []
        self._states: set[str] = set(STATES)
        self._parts: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer = set(self._states), set(self._parts)
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self._states |= {argument.arg for argument in arguments if annotated_as_state(argument)}
        self._parts -= {argument.arg for argument in arguments}
        self.generic_visit(node)
        self._states, self._parts = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        self._write(node.targets)
        for target in node.targets:
            self._name(target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._write([node.target])
        if node.value is not None:
            self._name(node.target, node.value)
        self.generic_visit(node)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self._name(node.target, node.value)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._write([node.target])
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._write(node.targets)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self._write([node.target])
        self._name(node.target, node.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        inside = isinstance(function, ast.Attribute) and name in MUTATORS and self._inside(function.value)
        handed = name in WRITERS and bool(node.args) and (self._is_state(node.args[0]) or self._inside(node.args[0]))
        if inside or handed:
            self.found.append(node.lineno)
        self.generic_visit(node)

    def _write(self, targets: Iterable[ast.expr]) -> None:
        for target in targets:
            for part in unpacked(target):
                if isinstance(part, ast.Attribute | ast.Subscript) and self._belongs(part.value):
                    self.found.append(part.lineno)

    def _name(self, target: ast.expr, value: ast.expr) -> None:
        """Remember what a name now stands for."""
        if not isinstance(target, ast.Name):
            return
        self._parts.discard(target.id)
        made = isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in MAKERS
        if made:
            self._states.add(target.id)
        elif self._inside(value) and not isinstance(value, ast.Call):
            self._parts.add(target.id)

    def _belongs(self, node: ast.expr) -> bool:
        return self._is_state(node) or self._inside(node)

    def _is_state(self, node: ast.expr) -> bool:
        """Whether this is a state: a name, or another object's attribute of that name."""
        if isinstance(node, ast.Name):
            return node.id in self._states
        return isinstance(node, ast.Attribute) and node.attr.lstrip("_") in STATES

    def _inside(self, node: ast.expr) -> bool:
        """Whether this is something that a state holds, so that changing it changes the state."""
        if isinstance(node, ast.Name):
            return node.id in self._parts
        if isinstance(node, ast.Subscript):
            return not isinstance(node.slice, ast.Slice) and self._belongs(node.value)
        if isinstance(node, ast.Call):
            makes = isinstance(node.func, ast.Attribute) and node.func.attr not in MAKERS
            return makes and self._inside(node.func)
        return isinstance(node, ast.Attribute) and self._belongs(node.value)


def annotated_as_state(argument: ast.arg) -> bool:
    """Whether a parameter's type is some State."""
    names = (
        [node.id for node in ast.walk(argument.annotation) if isinstance(node, ast.Name)] if argument.annotation else []
    )
    return any(name.endswith("State") for name in names)


def unpacked(target: ast.expr) -> Iterator[ast.expr]:
    """The single targets of an assignment such as `a, (b, *c) = ...`."""
    if isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from unpacked(part)
    else:
        yield target.value if isinstance(target, ast.Starred) else target


def state_writes(tree: ast.Module) -> list[int]:
    """The lines of a module that write into a state, in order."""
    visitor = Writes()
    visitor.visit(tree)
    return sorted(set(visitor.found))
