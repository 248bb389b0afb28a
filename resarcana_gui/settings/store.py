"""The file that stores the settings: JSON, one field each. Several windows may change it: each writes only the
settings that were changed in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from resarcana_gui.files import MIB
from resarcana_gui.salvage import JsonObject
from resarcana_gui.settings.field_readers import MOST_ENTRIES, READERS
from resarcana_gui.settings.system_language import system_language
from resarcana_gui.settings.values import MOST_PEOPLE, Settings
from resarcana_gui.shared_file import Damage, SharedFile

UNREADABLE: Final = "unreadable"
"""The file exists and cannot be read; values: `path`, `reason` in the system's words."""
DAMAGED: Final = "damaged"
"""The file is damaged, or contains something else, and what could be read is used; values: `path`."""
WRONG_VALUES: Final = "wrong_values"
"""Some settings are invalid, and the others are used; values: `path`, `names`, the fields' names separated by
commas."""
LISTS: Final[Mapping[str, int]] = MappingProxyType(
    {"people": MOST_PEOPLE, "played": MOST_ENTRIES, "hints_seen": MOST_ENTRIES}
)
"""The settings to which windows add, and the most entries of each."""

LARGEST_FILE: Final = MIB
"""Bytes; real settings take a few hundred."""


@dataclass(frozen=True)
class Trouble:
    """A problem with the file: a code, and its values. The screens put it into words."""

    code: str
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class LoadedSettings:
    """Valid settings, and the problem with the file, if there was one."""

    settings: Settings
    trouble: Trouble | None = None


def load(path: Path, languages: Collection[str]) -> LoadedSettings:
    """Return the settings; `languages` are the codes of the installed ones. Missing and invalid fields are taken
    from the copy of the last good file, or else have their defaults; the default language is the system's. A damaged
    file is repaired."""
    file = SharedFile(path, partial(_usable, languages), LARGEST_FILE, LISTS)
    known: JsonObject = {name: READERS[name](file.data[name]) for name in READERS.keys() & file.data.keys()}
    trouble = None if file.damage is None else _trouble(file.damage, known, languages)
    return LoadedSettings(replace(Settings(language=system_language(languages)), **known), trouble)


def save(settings: Settings, path: Path, before: Settings | None = None) -> None:
    """Write the settings that differ from those last read or saved here, or all of them; what others have changed
    meanwhile stays. Raises OSError."""
    SharedFile(path, partial(_usable, None), LARGEST_FILE, LISTS).update(partial(_take_over, settings, before))


def _take_over(settings: Settings, before: Settings | None, data: JsonObject) -> None:
    old = {} if before is None else asdict(before)
    for name, value in asdict(settings).items():
        if name not in old or old[name] != value:
            data[name] = _merged(name, old.get(name), value, data.get(name))


def _merged(name: str, before: object, now: object, there: object) -> object:
    """Return the value of a setting that was changed here from `before` to `now`, while others have written `there`."""
    if isinstance(now, dict) and isinstance(before, dict) and isinstance(there, dict):
        kept = {key: value for key, value in there.items() if key in now or key not in before}
        return kept | {key: value for key, value in now.items() if before.get(key) != value}
    if name in LISTS and isinstance(now, Sequence) and isinstance(before, Sequence) and isinstance(there, list):
        return [*now, *(item for item in there if item not in now and item not in before)][: LISTS[name]]
    return now


def _trouble(damage: Damage, known: Collection[str], languages: Collection[str]) -> Trouble:
    where = {"path": str(damage.path)}
    lost = [name for name in _wrong(damage.unusable or {}, languages) if name not in known]
    if lost:
        return Trouble(WRONG_VALUES, {**where, "names": ", ".join(lost)})
    if damage.reason and not damage.foreign:
        return Trouble(UNREADABLE, {**where, "reason": damage.reason})
    return Trouble(DAMAGED, where)


def _usable(languages: Collection[str] | None, data: JsonObject) -> JsonObject:
    """Return everything but invalid settings; fields of other versions are left in. If no languages are given, all
    count."""
    wrong = _wrong(data, languages)
    return {name: value for name, value in data.items() if name not in wrong}


def _wrong(data: JsonObject, languages: Collection[str] | None) -> list[str]:
    """Return the names of invalid settings."""
    return sorted(name for name in READERS.keys() & data.keys() if not _is_valid(name, data[name], languages))


def _is_valid(name: str, value: object, languages: Collection[str] | None) -> bool:
    try:
        READERS[name](value)
    except ValueError:
        return False
    return name != "language" or languages is None or value in languages
