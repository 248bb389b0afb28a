"""The available languages. Every catalog in assets/lang is one, and gives its own name and plural rule:

language:
name: Español
plural: {one: "n = 1"}
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from resarcana_gui.i18n.plurals import ENGLISH, PluralRule
from resarcana_gui.i18n.text_file import I18nError, read_texts
from resarcana_gui.paths import assets

HEAD: Final = "language"
PLURAL: Final = f"{HEAD}.plural."

_log = logging.getLogger(__name__)


class Language(NamedTuple):
    """One language: its code, such as "es", its name in its own words, and its plurals."""

    code: str
    name: str
    rule: PluralRule


@cache
def languages() -> Mapping[str, Language]:
    """Return the available languages by code. Raises MissingFileError if there is no folder of catalogs at all."""
    return languages_in(assets("lang"))


def languages_in(folder: Path) -> dict[str, Language]:
    """Return the languages of the catalogs in a folder. One that does not give its own name is skipped and logged."""
    found = [_language(path) for path in sorted(folder.glob("*.yaml"))]
    return {language.code: language for language in found if language is not None}


def language_names() -> list[tuple[str, str]]:
    """Return every language's code, and its name in its own words."""
    return [(language.code, language.name) for language in languages().values()]


def plural_rule(code: str) -> PluralRule:
    """Return the plural rule of a language; that of English for an unknown one."""
    known = languages().get(code)
    return ENGLISH if known is None else known.rule


def _language(path: Path) -> Language | None:
    try:
        texts = read_texts(path)
        conditions = {key.removeprefix(PLURAL): text for key, text in texts.items() if key.startswith(PLURAL)}
        return Language(path.stem, texts[f"{HEAD}.name"], PluralRule(conditions))
    except I18nError as error:
        _log.warning("no language: %s", error)
    except KeyError:
        _log.warning("no language: %s does not say its name under %s.name", path, HEAD)
    except ValueError as error:
        _log.warning("no language: %s, %splural: %s", path, f"{HEAD}.", error)
    return None
