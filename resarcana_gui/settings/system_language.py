"""The language of the system."""

from __future__ import annotations

import locale
import os
import plistlib
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from resarcana_gui.files import read_bytes

USUAL: Final = "en"
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where Unix systems define it, in order of precedence."""
LARGEST_PREFERENCES: Final = 16 << 20
"""Bytes; programs of all kinds may have left data there."""
MAC_PREFERENCES: Final = "Library/Preferences/.GlobalPreferences.plist"
"""Programs started from the Finder do not get such variables."""


def system_language(known: Collection[str]) -> str:
    """Return one of the known codes: the first that the system names, or English."""
    codes = (name.replace("-", "_").partition("_")[0].partition(".")[0].lower() for name in _names())
    return next((code for code in codes if code in known), USUAL)


def _names() -> Iterator[str]:
    """Yield the system's languages, such as "es_AR.UTF-8", preferred ones first."""
    if sys.platform == "win32":
        yield from _windows_names()
    for variable in VARIABLES:
        yield from os.environ.get(variable, "").split(":")
    if sys.platform == "darwin":
        yield from _mac_names(Path.home() / MAC_PREFERENCES)


def _windows_names() -> Iterator[str]:
    import ctypes  # noqa: PLC0415 - what is asked of it is only there on Windows

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - other systems' types do not know it
    yield locale.windows_locale.get(kernel.GetUserDefaultUILanguage(), "")


def _mac_names(preferences: Path) -> Iterator[str]:
    try:
        languages = plistlib.loads(read_bytes(preferences, LARGEST_PREFERENCES)).get("AppleLanguages", [])
    except (OSError, plistlib.InvalidFileException, ValueError, AttributeError):
        return
    yield from (name for name in languages if isinstance(name, str))
