"""Articles from the texts of a catalogue: rules, `rules.<name>` with a title and numbered lines, in chapters,
`rules.chapter.<name>`; a glossary, `terms.<name>`; and signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.reference.articles import SIGN_PREFIX, Article, Chapter

TERM_PREFIX: Final = "term."
"""The prefix of the names of articles of the glossary."""


def chapter(name: str, articles: Iterable[Article], texts: Catalog) -> Chapter:
    """Return a chapter with the title that the texts give it."""
    return Chapter(name, texts.text(f"rules.chapter.{name}"), tuple(articles))


def rule(name: str, texts: Catalog) -> Article:
    """Return the article of a rule."""
    return Article(name, texts.text(f"rules.{name}.title"), tuple(numbered(f"rules.{name}", texts)))


def numbered(key: str, texts: Catalog) -> Iterator[str]:
    """Yield the texts `<key>.1`, `<key>.2` and so on, as far as there are any."""
    for number in count(1):
        if not texts.has(f"{key}.{number}"):
            return
        yield texts.text(f"{key}.{number}")


def glossary_articles(texts: Catalog, keys: Iterable[str]) -> list[Article]:
    """Return the articles of the glossary, in the alphabetical order of the language. `keys` are those of the language
    that has all texts."""
    names = {key.split(".")[1] for key in keys if key.startswith("terms.")}
    found = [
        Article(TERM_PREFIX + name, texts.text(f"terms.{name}.title"), (texts.text(f"terms.{name}.text"),))
        for name in names
    ]
    return sorted(found, key=lambda article: normalized(article.title))


def sign_articles(meanings: Mapping[str, str], more: Mapping[str, str]) -> list[Article]:
    """Return an article for every sign with its meaning, and a link to the article that says more."""
    return [
        Article(f"{SIGN_PREFIX}{name}", f"{{{name}}}", (meaning, f"[>{more[name]}|]"))
        for name, meaning in meanings.items()
    ]
