"""Choosing the answer once the tree has been searched."""

from __future__ import annotations

import math
from typing import Final

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.agents.search.tree_node import Node
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State

CAUTION: Final = 0.8
"""The error of a single iteration's value, in victories; over n iterations it shrinks by the square root of n."""
FAVOURED: Final = 0.1
"""The fraction of the visits of the most tried answer that another needs to be preferred to it."""
SEEN: Final = 3
"""How often an answer must have been tried to replace the chosen one."""


def most_tried(root: Node, slots: list[int]) -> int:
    """Return the slot tried most often, the one with the highest total if there are several."""
    best = slots[0]
    for slot in slots:
        count, most = root.counts[slot], root.counts[best]
        if count > most or (count == most and root.totals[slot] > root.totals[best]):
            best = slot
    return best


def surest(root: Node, slots: list[int]) -> int:
    """Return the slot with the highest lower bound among those tried often enough. The most tried answer is often
    what the policy favours, long after the search has found a better one."""
    best = most_tried(root, slots)
    most = root.counts[best]
    highest = -1.0
    for slot in slots:
        count = root.counts[slot]
        if count > FAVOURED * most:
            worth = root.totals[slot] / count - CAUTION / math.sqrt(count)
            if worth > highest:
                highest, best = worth, slot
    return best


def one_of_the_good(root: Node, slots: list[int], limits: Limits, chance: Chance) -> int:
    """Return a slot whose value is within the slack of the best, drawn by the policy. The slack shrinks as the
    outcome becomes certain: nobody overlooks a victory at hand."""
    worths = [root.totals[slot] / root.counts[slot] if root.counts[slot] else -1.0 for slot in slots]
    best = max(worths)
    least = best - limits.slack * min(1.0, max(0.0, 4.0 * best * (1.0 - best)))
    good = [slot for slot, worth in zip(slots, worths, strict=True) if worth >= least]
    return good[drawn([math.log(root.weights[slot]) for slot in good], chance, limits.whim)]


def clarity(root: Node) -> float:
    """Return how clearly the first answer leads the second in visits: 0 for equal, 1 when it is the only one."""
    counts = sorted(root.counts)
    return 1.0 - counts[-2] / counts[-1] if len(counts) > 1 and counts[-1] else 1.0


def taken_first(guide: Guide, view: State, root: Node, slots: list[int], idle: int) -> int:
    """Return the slot of the best answer that is at hand (see Guide.is_at_hand), `idle` if there is none."""
    best, chosen = (-1.0, -1.0), idle
    for slot in slots:
        if guide.is_at_hand(view, root.answers[slot]):
            count = root.counts[slot]
            worth = (root.totals[slot] / count if count else 0.0, root.weights[slot])
            if worth > best:
                best, chosen = worth, slot
    return chosen


def preferred(root: Node, slots: list[int], chosen: int, wanted: Command, thrift: float) -> int:
    """Return the slot of the wanted answer if its value is lower than the chosen one's by at most `thrift`, else
    `chosen`."""
    least = root.totals[chosen] / root.counts[chosen] - thrift
    for slot in slots:
        count = root.counts[slot]
        if root.answers[slot] == wanted and count >= SEEN and root.totals[slot] / count >= least:
            return slot
    return chosen
