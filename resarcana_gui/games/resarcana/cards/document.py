"""Reads a card file as plain data: safe YAML in UTF-8, every key once in its mapping, no aliases."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import yaml

from resarcana_gui.games.resarcana.cards.errors import refuse

LOADER: Final[type[yaml.SafeLoader]] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_document(path: Path) -> object:
    """The contents of a YAML file. Raises CardsError."""
    text = _text(path)
    try:
        return _parsed(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        refuse(f"{path.name}, line {line}", error.problem or "this is no YAML")
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        refuse(path.name, f"this is no YAML ({' '.join(str(error).split())})")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        refuse(path.name, f"the file is not in UTF-8 (byte {error.start})")
    except OSError as error:
        refuse(str(path), f"the file cannot be read ({error.strerror})")


def _parsed(text: str) -> object:
    loader = LOADER(text)
    try:
        node = loader.get_single_node()
        if node is None:
            return None
        _check(node, set())
        return loader.construct_document(node)
    finally:
        loader.dispose()


def _check(node: yaml.Node, seen: set[int]) -> None:
    """Refuse a node that is there twice (through an alias, with which a small file could grow beyond any memory),
    and a key that stands twice in a mapping (YAML would silently take the last)."""
    if id(node) in seen:
        raise yaml.MarkedYAMLError(problem="aliases are not used here", problem_mark=node.start_mark)
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        _check_keys(node)
        for _, value in node.value:
            _check(value, seen)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _check(item, seen)


def _check_keys(node: yaml.MappingNode) -> None:
    seen: set[object] = set()
    for key, _ in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise yaml.MarkedYAMLError(problem="a key is a word", problem_mark=key.start_mark)
        if key.value in seen:
            raise yaml.MarkedYAMLError(problem=f"the key {key.value!r} stands twice", problem_mark=key.start_mark)
        seen.add(key.value)
