"""A node of the tree: a question as its seat sees it, and what has come of each answer."""

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
"""The share of the prior that is the same for every answer, so that none is overlooked for ever."""

FIRST_PLAY: Final = 0.05
"""How much less than the question's average an untried answer is assumed to be worth."""

WIDE: Final = 8
"""A question with more answers is widened step by step, the likeliest first: ..."""
WIDENING: Final = 1.5
"""... as many as this times the root of the visits."""

LEAST: Final = -30.0
"""The logarithm of the weight of an answer that nobody would give."""


class Node:
    """A question. Answers have slots, in the order in which they were first legal."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.value = 0.0
        """What the seat had of it, summed over the visits."""
        self.answers: list[Command] = []
        self.weights: list[float] = []
        """How likely each answer is, up to a common factor."""
        self.counts: list[int] = []
        """How often each was tried."""
        self.totals: list[float] = []
        """What the seat had of it, summed."""
        self._slots: dict[Command, int] = {}
        self._children: dict[tuple[int, type[Pending], int], Node] = {}
        """Which question follows an answer may depend on what is hidden: by slot, the question's class, its seat."""
        self._legal: Sequence[Command] = ()
        self._legal_slots: list[int] = []

    def slots(
        self, legal: Sequence[Command], state: State, pending: Pending, guide: Guide, limits: Limits
    ) -> list[int]:
        """The slots of the answers that are legal in this world; when there are many, the likeliest first, and no more
        than the limits allow."""
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
        """Whether the same answers were legal last time; the very same objects, which is quick to see."""
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
        """The slot of an answer, which has one from now on, however foolish it is."""
        if answer not in self._slots:
            self._give_slot(answer, LEAST)
        return self._slots[answer]

    def child(self, slot: int, pending: Pending) -> Node | None:
        """The question that follows an answer, if it was reached before."""
        return self._children.get((slot, type(pending), pending.seat))

    def grow(self, slot: int, pending: Pending) -> Node:
        """Add the question that follows an answer."""
        child = Node(pending.seat)
        self._children[slot, type(pending), pending.seat] = child
        return child

    def selected(self, slots: list[int], exploration: float) -> int:
        """The slot to try next (PUCT)."""
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
        """Count a try of an answer, and what it brought the seat."""
        self.visits += 1
        self.value += worth
        self.counts[slot] += 1
        self.totals[slot] += worth
