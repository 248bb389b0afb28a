"""Small files of the player's that several windows may read and change at the same time. Any module may import this
one.

A window changes what is on the disk now, under a lock, so that no change is lost to another window. A copy of the
last good file lies beside it; a damaged file is put aside, and what can be read of it and of the copy is kept, entry
by entry.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, TypeAlias

from resarcana_gui.files import MIB, UnreadableError, numbered, place_beside, read_bytes, replace_file
from resarcana_gui.locks import locked
from resarcana_gui.salvage import JsonObject, salvaged

LARGEST: Final = 4 * MIB
"""Bytes; real ones take a few kilobytes."""
COPY: Final = ".bak"
"""The suffix of the copy."""
ASIDE: Final = ".damaged"
"""The suffix of a damaged file that was put aside; further ones have numbers."""

Usable: TypeAlias = Callable[[JsonObject], JsonObject]
"""Returns the part of a file's data that can be used. It leaves in what it does not know."""
Change: TypeAlias = Callable[[JsonObject], object]
"""Changes a file's data in place."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Damage:
    """What was wrong with a file."""

    path: Path
    reason: str = ""
    """Why it cannot be read at all, in the system's words."""
    foreign: bool = False
    """Whether it is nothing that is read here: a folder, or far too large."""
    unusable: JsonObject | None = None
    """Its data, if it is intact JSON but has entries that cannot be used."""
    aside: Path | None = None
    """Where it was put; None if that was impossible."""


@dataclass
class _Found:
    """What is on the disk."""

    content: bytes | None = None
    """None if it could not be read."""
    data: JsonObject = field(default_factory=dict)
    damage: Damage | None = None


class SharedFile:
    """A JSON object in a file. Without a path, or where nothing can be written, it lasts while the program runs."""

    def __init__(
        self, path: Path | None, usable: Usable, most: int = LARGEST, collecting: Collection[str] = ()
    ) -> None:
        """Reads the file. A damaged one is put aside and written again with what could be read. One that cannot be
        read at all stays as it is; so does one of more than `most` bytes, until something is to be written.
        `collecting` are the names of lists to which entries are added one by one."""
        self._path: Final = path
        self._usable: Final = usable
        self._most: Final = most
        self._collecting: Final = collecting
        self._unwritten: list[Change] = []
        self.data: JsonObject = {}
        """The known content; only `update` changes it."""
        self.damage: Damage | None = None
        """What was wrong with it when it was last found damaged."""
        if path is not None:
            found = self._found(path)
            self.data, self.damage = found.data, found.damage
            if found.content is not None and (found.damage is not None or not copy_of(path).exists()):
                self._mend()

    def update(self, change: Change) -> None:
        """Change what is on the disk now, whoever has written it. Raises OSError if that is impossible; the change
        is then kept, and written with the next."""
        self._unwritten.append(change)
        try:
            self._write()
        except OSError:
            change(self.data)
            raise
        self._unwritten.clear()

    def _mend(self) -> None:
        try:
            self._write()
        except OSError as error:
            _log.warning("%s cannot be written: %s", self._path, error)

    def _write(self) -> None:
        """Make all changes that are not written yet. Raises OSError."""
        path = self._path
        if path is None:
            self._change(self.data)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        with locked(path.parent):
            found = self._found(path)
            self._change(found.data)
            if found.damage is not None:
                self.damage = _put_aside(found.damage, found.content)
            content = (json.dumps(found.data, indent=2, ensure_ascii=False) + "\n").encode("utf-8", "replace")
            if content != found.content:
                replace_file(path, content)
            if content != found.content or not copy_of(path).exists():
                replace_file(copy_of(path), content)
        self.data = found.data

    def _change(self, data: JsonObject) -> None:
        for change in self._unwritten:
            change(data)

    def _found(self, path: Path) -> _Found:
        """Return what is on the disk; where something is missing or damaged, what the copy has."""
        try:
            content = read_bytes(path, self._most)
        except UnreadableError as error:
            damage = None if error.missing else Damage(path, error.strerror or str(error), error.foreign)
            return _Found(None, self._copy(path)[0], damage)
        data = _parsed(content)
        usable = self._usable(salvaged(content) if data is None else data)
        if usable == data:
            return _Found(content, usable)
        copy, is_sound = self._copy(path)
        layers = (usable, copy) if data is None and is_sound else (copy, usable)
        return _Found(content, merged(*layers, self._collecting), Damage(path, unusable=data))

    def _copy(self, path: Path) -> tuple[JsonObject, bool]:
        """Return what can be used of the copy, and whether it is intact. If so, it is trusted more than what is left
        of a damaged file, in which several bytes may be wrong."""
        try:
            content = read_bytes(copy_of(path), self._most)
        except UnreadableError:
            return {}, False
        data = _parsed(content)
        return self._usable(salvaged(content) if data is None else data), data is not None


def copy_of(path: Path) -> Path:
    """Return where the copy of the last good file lies."""
    return path.with_name(path.name + COPY)


def merged(below: JsonObject, above: JsonObject, collecting: Collection[str] = ()) -> JsonObject:
    """Return the entries of both; where they differ, those of the second. Lists named in `collecting` are joined."""
    return {**below, **{name: _joined(name, below.get(name), value, collecting) for name, value in above.items()}}


def _joined(name: str, below: object, above: object, collecting: Collection[str]) -> object:
    if isinstance(below, dict) and isinstance(above, dict):
        return merged(below, above, collecting)
    if name in collecting and isinstance(below, list) and isinstance(above, list):
        return [*above, *(item for item in below if item not in above)]
    return above


def _parsed(content: bytes) -> JsonObject | None:
    """Return the object that a file holds; None if it is damaged."""
    try:
        data = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _put_aside(damage: Damage, content: bytes | None) -> Damage:
    """Keep a damaged file under another name. Raises OSError, also if it may be sound but cannot be read now, or is
    not a file."""
    path = damage.path
    if content is not None:
        aside = place_beside(path.parent, path.name + ASIDE, content)
    elif damage.foreign and path.is_file():
        aside = path.rename(next(free for free in numbered(path.parent, path.name + ASIDE) if not free.exists()))
    else:
        raise UnreadableError(path, damage.reason)
    _log.warning("%s was damaged; it is now %s", path, aside)
    return replace(damage, aside=aside)
