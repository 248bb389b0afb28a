"""Catalogs of texts: YAML files of nested keys, `assets/<game>/lang/<language>.yaml`.

    actions:
      pass: "{player} passes"
      draw: {one: "{player} draws a card", other: "{player} draws {number} cards"}

A text is known by its keys joined with dots: `actions.pass`. `{name}` is a placeholder; `{{` and `}}` are braces.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from resarcana_gui.i18n.discovery import plural_rule
from resarcana_gui.i18n.plurals import ENGLISH, OTHER
from resarcana_gui.i18n.text_file import BRACES, I18nError, read_texts

FALLBACK: Final = "en"
"""The language that has every text."""

_log = logging.getLogger(__name__)


class Catalog:
    """The texts of one language, and behind them those of FALLBACK."""

    def __init__(self, language: str, texts: Mapping[str, str], fallback: Mapping[str, str] | None = None) -> None:
        self.language: Final = language
        self._texts: Final = dict(texts)
        self._fallback: Final = dict(fallback or {})
        self._missed: Final[set[str]] = set()
        self._rule: Final = plural_rule(language)

    @classmethod
    def load(cls, *folders: Path, language: str) -> Catalog:
        """The catalog of a language out of folders with a `<language>.yaml` each, and one for FALLBACK; a later
        folder's texts take the place of an earlier one's. Raises I18nError."""
        fallback = _texts(folders, FALLBACK)
        return cls(language, fallback if language == FALLBACK else _texts(folders, language), fallback)

    def merged(self, other: Catalog) -> Catalog:
        """Both catalogs in one; where both have a text, the other's. Raises I18nError when the languages differ."""
        if other.language != self.language:
            raise I18nError(f"A catalog in {other.language!r} cannot be merged into one in {self.language!r}.")
        return Catalog(self.language, self._texts | other._texts, self._fallback | other._fallback)

    def has(self, key: str) -> bool:
        """Whether there is a text for a key, in this language or the fallback."""
        return key in self._texts or key in self._fallback

    def keys(self) -> frozenset[str]:
        """The keys of this language's own texts; plural forms end in their names, `.one`, `.other`."""
        return frozenset(self._texts)

    def text(self, key: str, **values: object) -> str:
        """The text for a key with its placeholders filled in; that of FALLBACK when this language's has a placeholder
        that is not filled, as one has whose file was damaged. Raises I18nError for an unknown key, and when that has
        such a placeholder too."""
        template = self._template(key)
        if template != self._fallback.get(key, template) and not placeholders(template) <= values.keys():
            self._warn_once(key)
            template = self._fallback[key]
        return _filled(key, template, values)

    def plural(self, key: str, number: int, **values: object) -> str:
        """The form of a text that goes with a number, which fills `{number}`. Raises I18nError as `text` does."""
        rule = self._rule if f"{key}.{OTHER}" in self._texts else ENGLISH  # the fallback's forms are English ones
        return self.text(f"{key}.{rule.form(number)}", number=number, **values)

    def _template(self, key: str) -> str:
        found = self._texts.get(key)
        if found is not None:
            return found
        if key not in self._fallback:
            raise I18nError(f"There is no text for {key!r} in {self.language!r}.")
        self._warn_once(key)
        return self._fallback[key]

    def _warn_once(self, key: str) -> None:
        if key not in self._missed:
            self._missed.add(key)
            _log.warning("no text for %r in %r, taken from %r", key, self.language, FALLBACK)


@cache
def placeholders(template: str) -> frozenset[str]:
    """The names of the placeholders in a text."""
    return frozenset(match[1] for match in BRACES.finditer(template) if match[1])


def _filled(key: str, template: str, values: Mapping[str, object]) -> str:
    """Only plain names are looked up: a text can reach neither attributes nor items of a value."""
    pieces = _pieces(template)
    if len(pieces) == 1:  # most texts have nothing to fill
        return pieces[0][0]
    try:
        return "".join([piece if name is None else str(values[name]) for piece, name in pieces])
    except KeyError as error:
        raise I18nError(f"The text {key!r} needs a value for {error.args[0]!r}.") from None


@cache
def _pieces(template: str) -> tuple[tuple[str, str | None], ...]:
    """A text taken apart: what is written as it stands, and the names of placeholders."""
    found: list[tuple[str, str | None]] = []
    end = 0
    for match in BRACES.finditer(template):
        found.append((template[end : match.start()], None))
        found.append((match[0][0], match[1]))
        end = match.end()
    return (*found, (template[end:], None))


def _texts(folders: Iterable[Path], language: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for folder in folders:
        path = folder / f"{language}.yaml"
        try:
            texts |= read_texts(path)
        except I18nError as error:
            if language == FALLBACK:
                raise
            _log.warning("texts are taken from %r: %s", FALLBACK, error)
    return texts
