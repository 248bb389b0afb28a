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
OPEN: Final = "…"
"""Stands in place of a missing value."""
FORMS: Final = ("you", "zero", "one", "two", "few", "many", OTHER)
"""Last parts of keys that only say which form of a text it is."""

_log = logging.getLogger(__name__)


class Catalog:
    """The texts of one language, and behind them those of FALLBACK."""

    def __init__(
        self,
        language: str,
        texts: Mapping[str, str],
        fallback: Mapping[str, str] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        """`strict` is for checks: a missing text or value raises I18nError."""
        self.language: Final = language
        self._strict: Final = strict
        self._texts: Final = dict(texts)
        self._fallback: Final = dict(fallback or {})
        self._missed: Final[set[str]] = set()
        self._rule: Final = plural_rule(language)

    @classmethod
    def load(cls, *folders: Path, language: str) -> Catalog:
        """Return the catalog of a language from folders with a `<language>.yaml` each; a later folder's texts
        replace an earlier one's. Raises I18nError."""
        fallback = _texts(folders, FALLBACK)
        return cls(language, fallback if language == FALLBACK else _texts(folders, language), fallback)

    def merged(self, other: Catalog) -> Catalog:
        """Return both catalogs in one; where both have a text, the other's. Raises I18nError if the languages
        differ."""
        if other.language != self.language:
            raise I18nError(f"A catalog in {other.language!r} cannot be merged into one in {self.language!r}.")
        return Catalog(self.language, self._texts | other._texts, self._fallback | other._fallback)

    def strictly(self) -> Catalog:
        """Return the same texts in a strict catalog, in which a missing text or value raises I18nError: for checks."""
        return Catalog(self.language, self._texts, self._fallback, strict=True)

    def has(self, key: str) -> bool:
        """Return whether there is a text for a key, in this language or the fallback."""
        return key in self._texts or key in self._fallback

    def keys(self) -> frozenset[str]:
        """Return the keys of this language's own texts; plural forms end in their names, `.one`, `.other`."""
        return frozenset(self._texts)

    def text(self, key: str, **values: object) -> str:
        """Return the text for a key with its placeholders filled in. The text of FALLBACK is used if this language's
        has a placeholder without a value, which happens if its file was damaged. A missing text is replaced by words
        from its key and the values, and a missing value is left open, since no sentence is worth ending a game for:
        the log says so once. (A strict catalog raises I18nError.)"""
        template = self._template(key)
        if template is None:
            return _plain(key, values)
        if template != self._fallback.get(key, template) and not placeholders(template) <= values.keys():
            self._warn_once(key)
            template = self._fallback[key]
        try:
            return _filled(template, values)
        except KeyError as error:
            self._fail(f"The text {key!r} needs a value for {error.args[0]!r}.")
            return _filled(template, {**dict.fromkeys(placeholders(template), OPEN), **values})

    def plural(self, key: str, number: int, **values: object) -> str:
        """Return the form of a text that goes with a number, which fills `{number}`."""
        rule = self._rule if f"{key}.{OTHER}" in self._texts else ENGLISH  # the fallback's forms are English ones
        return self.text(f"{key}.{rule.form(number)}", number=number, **values)

    def _template(self, key: str) -> str | None:
        found = self._texts.get(key)
        if found is not None:
            return found
        if key not in self._fallback:
            self._fail(f"There is no text for {key!r} in {self.language!r}.")
            return None
        self._warn_once(key)
        return self._fallback[key]

    def _fail(self, sentence: str) -> None:
        """Log once that something cannot be said as it should be. Raises I18nError in a strict catalog."""
        if self._strict:
            raise I18nError(sentence)
        if sentence not in self._missed:
            self._missed.add(sentence)
            _log.error(sentence)

    def _warn_once(self, key: str) -> None:
        if key not in self._missed:
            self._missed.add(key)
            _log.warning("no text for %r in %r, taken from %r", key, self.language, FALLBACK)


@cache
def placeholders(template: str) -> frozenset[str]:
    """Return the names of the placeholders in a text."""
    return frozenset(match[1] for match in BRACES.finditer(template) if match[1])


def _filled(template: str, values: Mapping[str, object]) -> str:
    """Return a text with its values. Only plain names are looked up: a text can reach neither attributes nor items
    of a value. Raises KeyError for a missing one."""
    pieces = _pieces(template)
    if len(pieces) == 1:  # most texts have nothing to fill
        return pieces[0][0]
    return "".join([piece if name is None else str(values[name]) for piece, name in pieces])


def _plain(key: str, values: Mapping[str, object]) -> str:
    """Return what can be said without a text: the last part of its key that is no form, and the values."""
    words = [word for word in key.split(".") if word not in FORMS] or [key]
    told = ", ".join(str(value) for value in values.values() if value)
    name = words[-1].replace("_", " ")
    return f"{name}: {told}" if told else name


@cache
def _pieces(template: str) -> tuple[tuple[str, str | None], ...]:
    """Return the parts of a text: literal text, and the name of the placeholder after it, if any."""
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
