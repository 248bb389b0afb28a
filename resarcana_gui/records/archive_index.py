"""The index beside the saves: what was found in each file, so that a list of hundreds need not read them all.

An entry that is damaged or no longer matches its save is made again from the save.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.files import UnreadableError, read_bytes, replace_file
from resarcana_gui.locks import locked
from resarcana_gui.records.match_record import MatchRecord, RecordError, record_from
from resarcana_gui.salvage import JsonObject, salvaged

INDEX: Final = "records.json"
FORM: Final = 4
"""Raised when records contain more than before, or count differently: then the index is made again."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Entry:
    """What is known of a file."""

    stamp: tuple[int, int]
    """Its size in bytes and the time of its last change in nanoseconds. If they differ, the file is read again."""
    record: MatchRecord | None
    """None for a file that is not a finished game."""


def stamp_of(path: Path) -> tuple[int, int]:
    """Return the stamp of a file; zeros for one that has just gone."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return found.st_size, found.st_mtime_ns


def read_index(folder: Path) -> dict[str, Entry]:
    """Return the entries of a folder's index, by file name; damaged ones are left out."""
    try:
        content = read_bytes(folder / INDEX)
    except UnreadableError as error:
        if not error.missing:
            _log.warning("the records are made again: %s", error)
        return {}
    data = _parsed(content)
    files = data.get("files") if data.get("form") == FORM else None
    entries = files.items() if isinstance(files, dict) else ()
    return {name: entry for name, plain in entries if (entry := _entry_or_none(name, plain)) is not None}


def write_index(folder: Path, entries: Mapping[str, Entry]) -> bool:
    """Write these entries into the index, along with those that other windows have added, and return whether that
    was possible."""
    try:
        with locked(folder):
            known = {name: entry for name, entry in read_index(folder).items() if (folder / name).exists()}
            replace_file(folder / INDEX, _plain({**known, **entries}))
    except OSError as error:
        _log.warning("the records cannot be kept, and are made again next time: %s", error)
        return False
    return True


def _plain(entries: Mapping[str, Entry]) -> bytes:
    files = {
        name: {"stamp": list(entry.stamp), "record": None if entry.record is None else entry.record.plain()}
        for name, entry in entries.items()
    }
    return json.dumps({"form": FORM, "files": files}).encode()


def _parsed(content: bytes) -> JsonObject:
    try:
        data = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        _log.warning("some records are made again: the index is damaged (%s)", error)
        data = salvaged(content)
    return data if isinstance(data, dict) else {}


def _entry_or_none(name: str, data: dict[str, object]) -> Entry | None:
    try:
        return _entry_from(name, data)
    except (ValueError, TypeError, KeyError) as error:
        _log.warning("the record of %r is made again: %s", name, error)
        return None


def _entry_from(name: str, data: dict[str, object]) -> Entry:
    """Raises RecordError, TypeError, KeyError, ValueError."""
    match data["stamp"]:
        case [int() as size, int() as when]:
            record = None if data["record"] is None else record_from(data["record"])
        case _:
            raise RecordError("a file has no stamp")
    if record is not None and (record.file != name or Path(name).name != name):
        raise RecordError("a record names another file")  # which would be deleted or copied in its place
    return Entry((size, when), record)
