"""A stack of questions of which several can be open at once, for games that ask several seats at the same time.

The game puts one question for each seat on the stack, one right after the other, all of a class with SIMULTANEOUS
set. Each seat's answer removes its own question, in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from resarcana_gui.kernel.pending import Pending

SomeQuestion = TypeVar("SomeQuestion", bound=Pending)


def open_questions(stack: Sequence[SomeQuestion]) -> list[SomeQuestion]:
    """Return the questions that can be answered now, the first one first: the top of the stack, and those asked at
    the same time."""
    found: list[SomeQuestion] = []
    for question in reversed(stack):
        if found and (type(question) is not type(found[0]) or not question.SIMULTANEOUS):
            break
        found.append(question)
    return found


def open_to(stack: Sequence[SomeQuestion], seat: int) -> SomeQuestion | None:
    """Return the question that a seat can answer now; None when it is not asked."""
    return next((question for question in open_questions(stack) if question.seat == seat), None)
