"""The reasons for the lines of one advice, so that none contradicts another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from resarcana_gui.agents.companion.advice import Line
from resarcana_gui.agents.companion.reasons import (
    FREE,
    NOTHING,
    Facts,
    Insight,
    Reason,
    Stance,
    brings,
    reason_for,
    telling,
)
from resarcana_gui.kernel.state import State

AtOnce: TypeAlias = Callable[[Line, Collection[str]], Reason | None]
"""Returns what a line does at once beyond what is said already; None if that is nothing."""


def explained(
    insight: Insight, view: State, lines: Sequence[Line], futures: Sequence[Sequence[Facts]], at_once: AtOnce
) -> list[Reason]:
    """Return a reason for each line, the best first, from the notes of the game and the facts of the positions that
    came of each line, in the same order. No two lines claim the same fact for themselves, and a line that is behind
    claims nothing but what it does at once."""
    notes = [insight.notes(view, line.answer) for line in lines]
    found: list[Reason] = []
    for at, line in enumerate(lines):
        claimed = () if line.is_behind else [each.fact for each in found]
        said = {*insight.said_by(line.answer), *claimed}
        beside = futures[:1] if at else futures[1:]
        others = [note for other, told in enumerate(notes) if other != at for note in told]
        reason = None if line.is_behind else telling(insight, notes[at], others, said)
        reason = reason or _compared(insight, view, line, futures[at], beside, said)
        reason = reason or telling(insight, notes[at], (), said)
        found.append(reason or _plain(insight, line, at_once(line, said)))
    return found


def _compared(
    insight: Insight,
    view: State,
    line: Line,
    here: Sequence[Facts],
    beside: Sequence[Sequence[Facts]],
    said: Collection[str],
) -> Reason | None:
    """Return what differs between what comes of a line and of another, the first of these that clearly differs."""
    now, stance = insight.facts(view, line.answer.seat), Stance.AGAINST if line.is_behind else Stance.FOR
    found = (reason_for(insight, here, elsewhere, said, now, stance) for elsewhere in beside)
    return next(filter(None, found), None)


def _plain(insight: Insight, line: Line, reason: Reason | None) -> Reason:
    """Return what there is to say for a line of which nothing is noted, and without a clear difference."""
    if line.is_behind:
        return reason or Reason(FREE, stance=Stance.NEUTRAL)
    return reason if reason is not None and brings(insight, reason) else Reason(NOTHING, stance=Stance.NEUTRAL)
