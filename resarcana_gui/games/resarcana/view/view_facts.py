"""Facts about a view that the rules do not store: who is about to win, who is acting, who raised points, and which
cards of a deck are known."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from resarcana_gui.games.resarcana.cards.tables import TO_CHECK
from resarcana_gui.games.resarcana.rules import scoring
from resarcana_gui.games.resarcana.rules.codes import ACTING, BETWEEN_GAMES, GAME_OVER, NOBODY
from resarcana_gui.games.resarcana.rules.state import State


def deciding(view: State) -> frozenset[int]:
    """Return the seats that have enough points to win, until that is checked."""
    if view.phase in (GAME_OVER, BETWEEN_GAMES):
        return frozenset()
    return frozenset(scoring.seats_with_winning_points(view))


def acting_seat(state: State) -> int | None:
    """Return the seat that is asked, or whose action is in progress; None once it has passed, and while the game
    itself acts: a round ends, another begins."""
    if state.phase == GAME_OVER:
        return None
    if state.stack:
        return state.stack[-1].seat
    active = state.active
    return active if active != NOBODY and state.phase == ACTING and not state.passed[active] else None


def raising_components(view: State, seat: int, points: int) -> tuple[int, ...]:
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


def known_top(deck: Sequence[int]) -> tuple[int, ...]:
    """Return the cards on top of a deck that the viewer knows, from the top."""
    hidden = next((at for at, card in enumerate(deck) if card < 0), len(deck))
    return tuple(deck[:hidden])
