"""Which answer is given once a tree has been searched."""

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
"""How far one look at an answer may be off, in victories; the error of n looks is smaller by the root of n."""
FAVOURED: Final = 0.1
"""An answer is preferred to the one tried most only if it was tried at least this share as often."""
SEEN: Final = 3
"""How often an answer has to be tried before it is given instead."""


def most_tried(root: Node, slots: list[int]) -> int:
    """The slot among these that was tried most often; of several, the one that was worth most."""
    best = slots[0]
    for slot in slots:
        count, most = root.counts[slot], root.counts[best]
        if count > most or (count == most and root.totals[slot] > root.totals[best]):
            best = slot
    return best


def surest(root: Node, slots: list[int]) -> int:
    """The slot among these, of those tried often enough, that is worth most even if it was overrated. The one tried
    most is often only what the policy favours, long after the search has seen another to be better."""
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
    """One of these slots that is worth as much as the best but for the slack, drawn by how likely a player thinks of
    it. Where the outcome is nearly certain there is little slack: nobody overlooks a victory at hand."""
    worths = [root.totals[slot] / root.counts[slot] if root.counts[slot] else -1.0 for slot in slots]
    best = max(worths)
    least = best - limits.slack * min(1.0, max(0.0, 4.0 * best * (1.0 - best)))
    good = [slot for slot, worth in zip(slots, worths, strict=True) if worth >= least]
    return good[drawn([math.log(root.weights[slot]) for slot in good], chance, limits.whim)]


def clarity(root: Node) -> float:
    """How much more often the first answer was tried than the second: from 0, as often, to 1, the only one."""
    counts = sorted(root.counts)
    return 1.0 - counts[-2] / counts[-1] if len(counts) > 1 and counts[-1] else 1.0


def taken_first(guide: Guide, view: State, root: Node, slots: list[int], idle: int) -> int:
    """The slot among these of what is at hand and seems best, untried answers by how likely a player thinks of them;
    that of doing nothing more if nothing is."""
    best, chosen = (-1.0, -1.0), idle
    for slot in slots:
        if guide.is_at_hand(view, root.answers[slot]):
            count = root.counts[slot]
            worth = (root.totals[slot] / count if count else 0.0, root.weights[slot])
            if worth > best:
                best, chosen = worth, slot
    return chosen


def preferred(root: Node, slots: list[int], chosen: int, wanted: Command, thrift: float) -> int:
    """The slot of the answer that is wanted, if it seems worse than the chosen one by no more than this; else that of
    the chosen one."""
    least = root.totals[chosen] / root.counts[chosen] - thrift
    for slot in slots:
        count = root.counts[slot]
        if root.answers[slot] == wanted and count >= SEEN and root.totals[slot] / count >= least:
            return slot
    return chosen
