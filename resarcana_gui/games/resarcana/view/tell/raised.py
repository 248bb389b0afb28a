"""Which components raised points for a victory check."""

from __future__ import annotations

from itertools import combinations

from resarcana_gui.games.resarcana.cards.tables import TO_CHECK
from resarcana_gui.games.resarcana.rules.state import State


def raised_by(view: State, seat: int, points: int) -> tuple[int, ...]:
    """Return the components with which a seat raised its points by this number: of those that can, and were turned
    if that is their cost, the ones whose points add up to it; all of them if that is ambiguous."""
    able = {
        number: react.points
        for number in view.play[seat]
        for react in view.cards.components[number].reacts
        if react.trigger == TO_CHECK and (view.turned[number] or not react.turns)
    }
    sets = [some for size in range(1, len(able) + 1) for some in combinations(able, size)]
    matching = [some for some in sets if sum(able[number] for number in some) == points]
    return matching[0] if len(matching) == 1 else tuple(able)
