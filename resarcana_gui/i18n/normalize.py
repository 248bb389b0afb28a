"""Comparing texts without case and accents, for readers who type in a hurry."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence


def normalized(text: str) -> str:
    """Return a text without case and accents."""
    folded = text.casefold()
    if folded.isascii():
        return folded
    return "".join(part for part in unicodedata.normalize("NFD", folded) if not unicodedata.combining(part))


def occurrences(text: str, words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where any of the words, given normalized, occur in a text: beginnings and ends, in the order of the
    text."""
    letters = [normalized(letter) for letter in text]
    whole, owners = "".join(letters), [at for at, letter in enumerate(letters) for _ in letter]
    end = 0
    for start, length in sorted(_found(whole, words), key=lambda found: (found[0], -found[1])):
        if start >= end:
            end = start + length
            yield owners[start], owners[end - 1] + 1


def _found(whole: str, words: Sequence[str]) -> Iterator[tuple[int, int]]:
    for word in filter(None, words):
        at = whole.find(word)
        while at >= 0:
            yield at, len(word)
            at = whole.find(word, at + len(word))
