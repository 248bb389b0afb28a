"""The index beside the saves: what was found in each file, so that a list of hundreds need not read every one.

Whatever is wrong with it, or differs from the saves, is read again from these.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.files import UnreadableError, read_bytes, replace_file
from resarcana_gui.records.match_record import MatchRecord, RecordError, record_from

INDEX: Final = "records.json"
FORM: Final = 4
"""Raised when records say more than before, or count differently: then the index is made again."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Entry:
    """What is known of a file."""

    stamp: tuple[int, int]
    """Its size in bytes and the time of its last change in nanoseconds: if they differ, it has to be read again."""
    record: MatchRecord | None
    """None for a file that is not a finished game."""


def stamp_of(path: Path) -> tuple[int, int]:
    """The stamp of a file; zeros for one that has just gone."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return found.st_size, found.st_mtime_ns


def read_index(folder: Path) -> dict[str, Entry]:
    """What the index of a folder says, by names of files; nothing if there is none, or none that can be used."""
    try:
        data = json.loads(read_bytes(folder / INDEX).decode("utf-8"))
        if data["form"] != FORM:
            return {}
        return {name: _entry_from(name, entry) for name, entry in data["files"].items()}
    except UnreadableError as error:
        if not error.missing:
            _log.warning("the records are made again: %s", error)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        _log.warning("the records are made again: %s (%s)", folder / INDEX, error)
    return {}


def write_index(folder: Path, entries: Mapping[str, Entry]) -> bool:
    """Put an index in the place of the one before; whether that was possible."""
    files = {
        name: {"stamp": list(entry.stamp), "record": None if entry.record is None else entry.record.plain()}
        for name, entry in entries.items()
    }
    try:
        replace_file(folder / INDEX, json.dumps({"form": FORM, "files": files}).encode())
    except OSError as error:
        _log.warning("the records cannot be kept, and are made again next time: %s", error)
        return False
    return True


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
