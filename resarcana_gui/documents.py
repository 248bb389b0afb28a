"""YAML files that people write, read as plain data. Any module may import this one.

A file of a few kilobytes can be made to break its reader: with aliases it grows beyond any memory, and the parser's
own code recurses into nested data until the process ends. So both are limited. A key that appears twice is refused
too; YAML would silently take the last.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NoReturn

import yaml

from resarcana_gui.files import read_text

LOADER: Final[type[yaml.SafeLoader]] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DEEPEST: Final = 50
"""The deepest nesting of lists and mappings; ours are five deep."""
LARGEST: Final = 50_000
"""The most texts, lists and mappings in a file, with its aliases written out; ours have two thousand."""
TOO_DEEP: Final = f"lists and mappings are nested more than {DEEPEST} deep"
PARSERS_TOO_DEEP: Final = "exceeded maximum nesting depth"
"""What libyaml 0.2.6 and later say of a thousand levels. It reads ahead that far before it reports the first."""
OPENING: Final = (yaml.MappingStartEvent, yaml.SequenceStartEvent)
CLOSING: Final = (yaml.MappingEndEvent, yaml.SequenceEndEvent)


class DocumentError(ValueError):
    """A text is not the YAML that is accepted here; the message says why, without a full stop."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(clipped(problem))
        self.line: Final = line
        """The line of the problem, counted from 1; None if unknown."""


def clipped(text: str, longest: int = 200) -> str:
    """Return a text short enough for a sentence, even if it is as long as a file."""
    return text if len(text) <= longest else f"{text[: longest - 3]}..."


def read_document(path: Path) -> object:
    """Return the data of a YAML file; None if it is empty. Raises UnreadableError and DocumentError."""
    return document(read_text(path))


def document(text: str) -> object:
    """Return the data of a YAML text; None if it is empty. Raises DocumentError."""
    try:
        _check_shape(text)
        return _parsed(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        problem = TOO_DEEP if error.problem == PARSERS_TOO_DEEP else error.problem
        raise DocumentError(problem or "this is not YAML", line) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise DocumentError(f"this is not YAML ({' '.join(str(error).split())})") from None


def _check_shape(text: str) -> None:
    """Refuse a text that is too large, with its aliases written out, or nested too deep, before anything is built
    from it."""
    shape = _Shape()
    for event in yaml.parse(text, Loader=LOADER):
        problem = shape.take(event)
        if problem:
            _refuse(problem, event.start_mark)


class _Shape:
    """The size of a document, as far as it was read: a text counts 1, a list or mapping 1 more than all that is in
    it, and an alias as much as what it stands for."""

    def __init__(self) -> None:
        self._sizes: dict[str, int] = {}
        self._open: list[tuple[str | None, int]] = []
        """The lists and mappings that have not ended: each one's anchor, and the size before it."""
        self._size = 0

    def take(self, event: yaml.Event) -> str:
        """Take in the next event, and return what is wrong with it; empty if nothing is."""
        if isinstance(event, OPENING):
            self._open.append((event.anchor, self._size))
            self._size += 1
        elif isinstance(event, CLOSING):
            anchor, before = self._open.pop()
            self._note(anchor, self._size - before)
        elif isinstance(event, yaml.AliasEvent):
            if event.anchor not in self._sizes:
                return f"the alias {event.anchor!r} is undefined or refers to itself"
            self._size += self._sizes[event.anchor]
        elif isinstance(event, yaml.ScalarEvent):
            self._note(event.anchor, 1)
            self._size += 1
        return self._excess()

    def _note(self, anchor: str | None, size: int) -> None:
        if anchor is not None:
            self._sizes[anchor] = size

    def _excess(self) -> str:
        if len(self._open) > DEEPEST:
            return TOO_DEEP
        return f"there are more than {LARGEST} texts, lists and mappings" if self._size > LARGEST else ""


def _parsed(text: str) -> object:
    loader = LOADER(text)
    try:
        node = loader.get_single_node()
        if node is None:
            return None
        _check_keys(node)
        return loader.construct_document(node)
    finally:
        loader.dispose()


def _check_keys(node: yaml.Node) -> None:
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _check_keys(item)
    elif isinstance(node, yaml.MappingNode):
        seen: set[object] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                _refuse("a key must be a word", key.start_mark)
            if key.value in seen:
                _refuse(f"the key {key.value!r} appears twice", key.start_mark)
            seen.add(key.value)
            _check_keys(value)


def _refuse(problem: str, mark: Any) -> NoReturn:  # each parser has its own class of marks
    raise yaml.MarkedYAMLError(problem=problem, problem_mark=mark)
