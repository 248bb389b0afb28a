"""Searching a reference: every typed word must occur in the article, regardless of case and accents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.reference.articles import Article, Reference
from resarcana_gui.scene.markup import plain

BEGINS, IN_TITLE, IN_LINE, APART = range(4)
"""How well an article fits, best first: its title begins with the words, its title has all of them, one of its lines
has, or the whole article has."""


@dataclass(frozen=True)
class Hit:
    """An article that was found."""

    article: Article
    line: str
    """The line with most of the words; empty if there is none."""


def typed_words(typed: str) -> tuple[str, ...]:
    """Return typed text as words without case and accents."""
    return tuple(normalized(typed).split())


class Index:
    """A reference, ready to be searched."""

    def __init__(self, reference: Reference) -> None:
        self._entries: Final = [
            _Entry(article, normalized(plain(article.title)), [normalized(plain(line)) for line in article.lines])
            for article in reference.articles()
        ]

    def search(self, typed: str) -> list[Hit]:
        """Return the matching articles, the best first, otherwise in the order of the reference; none for no words."""
        words = typed_words(typed)
        ranked = [(rank, entry) for entry in self._entries if words and (rank := entry.rank(words)) is not None]
        return [Hit(entry.article, entry.line(words)) for _, entry in sorted(ranked, key=lambda pair: pair[0])]


@dataclass(frozen=True)
class _Entry:
    """An article with its texts, normalized."""

    article: Article
    title: str
    lines: Sequence[str]

    def rank(self, words: Sequence[str]) -> int | None:
        if self.title.startswith(" ".join(words)):
            return BEGINS
        for rank, texts in ((IN_TITLE, [self.title]), (IN_LINE, self.lines)):
            if any(_has(text, words) for text in texts):
                return rank
        return APART if _has(" ".join([self.title, *self.lines]), words) else None

    def line(self, words: Sequence[str]) -> str:
        """Return the line with the most of the words, the first of several."""
        best = max(range(len(self.lines)), key=lambda at: _number(self.lines[at], words), default=None)
        return "" if best is None else self.article.lines[best]


def _has(text: str, words: Sequence[str]) -> bool:
    return all(word in text for word in words)


def _number(text: str, words: Sequence[str]) -> int:
    return sum(word in text for word in words)
