"""The file that stores the settings: JSON, one field each. It is replaced as a whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final

from resarcana_gui.files import MIB, UnreadableError, read_bytes, replace_file
from resarcana_gui.settings.field_readers import READERS
from resarcana_gui.settings.system_language import system_language
from resarcana_gui.settings.values import Settings

UNREADABLE: Final = "unreadable"
"""The file exists and cannot be read; values: `path`, `reason` in the system's words."""
NOT_SETTINGS: Final = "not_settings"
"""The file contains something else; values: `path`."""
WRONG_VALUES: Final = "wrong_values"
"""Some settings are invalid, the others are used; values: `path`, `names`, the fields' names with commas between."""

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
    """Read the settings; `languages` are the codes of the installed ones. Missing and invalid fields have their
    defaults; the default language is the system's."""
    usual = Settings(language=system_language(languages))
    try:
        data = _data(path)
    except UnreadableError as error:
        if error.missing:
            return LoadedSettings(usual)
        if error.foreign:
            return LoadedSettings(usual, Trouble(NOT_SETTINGS, {"path": str(path)}))
        return LoadedSettings(usual, Trouble(UNREADABLE, {"path": str(path), "reason": error.strerror or ""}))
    except (ValueError, RecursionError):
        return LoadedSettings(usual, Trouble(NOT_SETTINGS, {"path": str(path)}))
    right, wrong = _read(data)
    if right.get("language", usual.language) not in languages:
        del right["language"]
        wrong = sorted([*wrong, "language"])
    trouble = Trouble(WRONG_VALUES, {"path": str(path), "names": ", ".join(wrong)}) if wrong else None
    return LoadedSettings(replace(usual, **right), trouble)  # type: ignore[arg-type] # each reader gives its field's type


def save(settings: Settings, path: Path) -> None:
    """Write the settings: readers see the old file or the new one, never half of one. Raises OSError."""
    content = json.dumps(asdict(settings), indent=2, ensure_ascii=False) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, content.encode("utf-8", "replace"))


def _data(path: Path) -> dict[str, object]:
    """The file's content. Raises UnreadableError, and ValueError or RecursionError when it is not a JSON object."""
    data = json.loads(read_bytes(path, LARGEST_FILE).decode("utf-8"))
    if not isinstance(data, dict):
        raise ValueError("not an object")
    return data


def _read(data: Mapping[str, object]) -> tuple[dict[str, object], list[str]]:
    """The valid settings, and the names of invalid ones; unknown fields are ignored."""
    right: dict[str, object] = {}
    wrong: list[str] = []
    for name in READERS.keys() & data.keys():
        try:
            right[name] = READERS[name](data[name])
        except ValueError:
            wrong.append(name)
    return right, sorted(wrong)
