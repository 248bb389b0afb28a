"""Articles in chapters. Their lines are markup; `[>name|words]` is a link to the article of that name, and without
words shows its title."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

LINK: Final = re.compile(r"\[>(?P<target>[a-z0-9_.]+)\|(?P<words>(?:[^\]\\]|\\.)*)\]")
SIGN: Final = re.compile(r"\{(?P<name>[a-z][a-z0-9_]*)\}")
SIGN_PREFIX: Final = "sign."
CARD_PREFIX: Final = "card."
"""The prefixes of the names of articles about signs and cards."""


@dataclass(frozen=True)
class Article:
    """An entry of the reference."""

    name: str
    """The same in every language."""
    title: str
    lines: tuple[str, ...]
    card: int | None = None
    """The card that it is about, if any; such an article has a page of its own."""


@dataclass(frozen=True)
class Chapter:
    """Articles that belong together."""

    name: str
    title: str
    articles: tuple[Article, ...]

    @property
    def is_index(self) -> bool:
        """Whether its articles have pages of their own, and it only lists them."""
        return any(article.card is not None for article in self.articles)

    @property
    def is_prose(self) -> bool:
        """Whether its articles are read one after another, so that the contents name them."""
        return not self.is_index and not any(_is_entry(article) for article in self.articles)


class Reference:
    """All chapters of one game, in one language."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        """Links without words get the titles of their targets."""
        titles = {article.name: article.title for chapter in chapters for article in chapter.articles}
        self.chapters: Final = tuple(_completed(chapter, titles) for chapter in chapters)
        self._found: Final = {
            article.name: (chapter, article) for chapter in self.chapters for article in chapter.articles
        }

    def __contains__(self, name: str) -> bool:
        return name in self._found

    def article(self, name: str) -> Article:
        """Return the article of a name. Raises KeyError."""
        return self._found[name][1]

    def chapter(self, name: str) -> Chapter:
        """Return the chapter of an article. Raises KeyError."""
        return self._found[name][0]

    def articles(self) -> Iterator[Article]:
        """Yield all articles, in order."""
        for chapter in self.chapters:
            yield from chapter.articles

    def dead_links(self) -> list[tuple[str, str]]:
        """Return the links without a target, as pairs of an article's name and the missing name."""
        return [
            (article.name, target)
            for article in self.articles()
            for line in article.lines
            for target in targets(line)
            if target not in self
        ]


def targets(line: str) -> list[str]:
    """Return the names that the links of a line lead to."""
    return [match["target"] for match in LINK.finditer(line)]


def link_signs(line: str) -> str:
    """Return a line whose signs are links to their articles, except those inside other links."""
    parts, end = [], 0
    for match in LINK.finditer(line):
        parts += [_signs_linked(line[end : match.start()]), match[0]]
        end = match.end()
    return "".join([*parts, _signs_linked(line[end:])])


def _signs_linked(text: str) -> str:
    return SIGN.sub(lambda match: f"[>{SIGN_PREFIX}{match['name']}|{match[0]}]", text)


def _is_entry(article: Article) -> bool:
    """Return whether an article is an entry of a glossary. The names of those have a prefix that says of what kind."""
    return "." in article.name


def _completed(chapter: Chapter, titles: Mapping[str, str]) -> Chapter:
    return replace(chapter, articles=tuple(_with_titles(article, titles) for article in chapter.articles))


def _with_titles(article: Article, titles: Mapping[str, str]) -> Article:
    def worded(match: re.Match[str]) -> str:
        return match[0] if match["words"] else f"[>{match['target']}|{titles.get(match['target'], match['target'])}]"

    return replace(article, lines=tuple(LINK.sub(worded, line) for line in article.lines))
