"""What is told of a match: a sentence, with more about it. A narrator makes it; logs and tables show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from resarcana_gui.kernel.command import Command


class Narration(NamedTuple):
    """A sentence about what happened."""

    sentence: str
    seat: int | None = None
    """The seat whose doing it tells; None for the game's, or when that is unclear."""
    sign: str = ""
    """The name of the icon that says what was done; empty when there is none."""
    brief: str = ""
    """The same in fewer words, where there is little room; empty when there are none."""
    subject: str = ""
    """The name of what it is about, where the game has a picture that its words do not name; empty otherwise."""


def told_apart(
    answers: Sequence[Command], brief: Callable[[Command], str], whole: Callable[[Command], str]
) -> list[str]:
    """Return descriptions of answers to a question: brief ones if those tell them apart, otherwise whole ones."""
    told = [brief(answer) for answer in answers]
    return told if len(set(told)) == len(told) else [whole(answer).removesuffix(".") for answer in answers]
