"""A node of the search tree: a question to one seat, with statistics for each answer."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

UNIFORM: Final = 0.2
"""The share of the prior that is the same for every answer, so that none is neglected for ever."""

FIRST_PLAY: Final = 0.05
"""How far below the question's average the value of an untried answer is assumed to lie."""

WIDE: Final = 8
"""Questions with more answers than this are widened progressively, the likeliest first: ..."""
WIDENING: Final = 1.5
"""... to this many times the square root of the visits."""

LEAST: Final = -30.0
"""The log weight of an answer that nobody would give."""


class Node:
    """A question. Answers have slots, numbered in the order in which they were first legal."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.value = 0.0
        """The seat's share of the victory, summed over the visits."""
        self.answers: list[Command] = []
        self.weights: list[float] = []
        """The prior weight of each answer, up to a common factor."""
        self.counts: list[int] = []
        """How often each answer was tried."""
        self.totals: list[float] = []
        """The seat's share after each answer, summed."""
        self._slots: dict[Command, int] = {}
        self._children: dict[tuple[int, type[Pending], int], Node] = {}
        """Which question follows an answer may depend on hidden information: by slot, class of the question, and its
        seat."""
        self._legal: Sequence[Command] = ()
        self._legal_slots: list[int] = []

    def slots(
        self, legal: Sequence[Command], state: State, pending: Pending, guide: Guide, limits: Limits
    ) -> list[int]:
        """Return the slots of the answers legal in this world; with many answers, the likeliest first, within the
        limits."""
        if self._is_known(legal):
            return self._legal_slots
        found: list[int] = []
        open_answers = guide.worthwhile(state, legal)
        for answer in open_answers:
            slot = self._slots.get(answer)
            if slot is None:
                self._add(open_answers, guide.logits(state, pending, open_answers), limits.doubt)
                slot = self._slots[answer]
            found.append(slot)
        if len(found) > WIDE or len(found) > limits.width:
            found = [slot for _, slot in sorted([(-self.weights[slot], slot) for slot in found])][: limits.width]
        self._legal, self._legal_slots = legal, found
        return found

    def _is_known(self, legal: Sequence[Command]) -> bool:
        """Return whether the same answers (the very same objects) were legal last time; a cheap test."""
        known = self._legal
        if len(known) != len(legal):
            return False
        for at, answer in enumerate(legal):  # noqa: SIM110 - compiled, a loop is faster than a generator
            if answer is not known[at]:
                return False
        return True

    def _add(self, legal: Sequence[Command], logits: list[float], doubt: float) -> None:
        for at, answer in enumerate(legal):
            if answer not in self._slots:
                self._give_slot(answer, max(LEAST, min(-LEAST, logits[at] / doubt)))

    def _give_slot(self, answer: Command, likely: float) -> None:
        self._slots[answer] = len(self.answers)
        self.answers.append(answer)
        self.weights.append(math.exp(likely))
        self.counts.append(0)
        self.totals.append(0.0)

    def include(self, answer: Command) -> int:
        """Return the slot of an answer, giving it one if it has none."""
        if answer not in self._slots:
            self._give_slot(answer, LEAST)
        return self._slots[answer]

    def child(self, slot: int, pending: Pending) -> Node | None:
        """Return the question that follows an answer; None if it was never reached."""
        return self._children.get((slot, type(pending), pending.seat))

    def grow(self, slot: int, pending: Pending) -> Node:
        """Add the question that follows an answer, and return it."""
        child = Node(pending.seat)
        self._children[slot, type(pending), pending.seat] = child
        return child

    def selected(self, slots: list[int], exploration: float) -> int:
        """Return the slot to try next (PUCT)."""
        width = len(slots)
        if width > WIDE:
            width = min(width, max(WIDE, 1 + int(WIDENING * math.sqrt(self.visits))))
        whole = 0.0
        for at in range(width):
            whole += self.weights[slots[at]]
        scale = exploration * math.sqrt(self.visits)
        share = scale * (1.0 - UNIFORM) / whole
        least = scale * UNIFORM / width
        first = (self.value / self.visits if self.visits else 0.5) - FIRST_PLAY
        best = -1.0
        chosen = slots[0]
        for at in range(width):
            slot = slots[at]
            count = self.counts[slot]
            worth = self.totals[slot] / count if count else first
            worth += (share * self.weights[slot] + least) / (1 + count)
            if worth > best:
                best = worth
                chosen = slot
        return chosen

    def add(self, slot: int, worth: float) -> None:
        """Record a visit through a slot, with the seat's share that came of it."""
        self.visits += 1
        self.value += worth
        self.counts[slot] += 1
        self.totals[slot] += worth
