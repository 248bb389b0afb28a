"""Which card, or other named thing, a sentence is about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final


class MentionFinder:
    """Finds names in sentences."""

    def __init__(self, names: Mapping[int, str]) -> None:
        """The names to find, by number."""
        self._numbers: Final = {name: number for number, name in names.items()}
        longest_first = sorted(map(re.escape, self._numbers), key=len, reverse=True)
        self._pattern: Final = re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)")

    def first(self, sentence: str) -> int | None:
        """The number of the first name; None when there is none."""
        return next(iter(self.all(sentence)), None)

    def all(self, sentence: str) -> list[int]:
        """The numbers of all names, in their order."""
        return [self._numbers[name] for name in self._pattern.findall(sentence)]
