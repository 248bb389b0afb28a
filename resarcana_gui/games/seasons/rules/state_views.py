"""What a seat sees of the truth."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules.codes import HIDDEN, NOBODY
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.state import EVERYONE


def observe(truth: State, viewer: int) -> State:
    """Return what a seat sees. Anything may be observed by its own viewer; only the truth by others (ValueError)."""
    view = truth.clone()
    if truth.viewer == viewer:
        return view
    if truth.viewer != EVERYONE:
        raise ValueError("Only the truth can be observed by another seat.")
    view.viewer = viewer
    for seat in range(truth.seats):
        if seat != viewer:
            _hide_seat(view, seat)
    _hide_piles(truth, view)
    return view


def _hide_seat(view: State, seat: int) -> None:
    for zone in (view.hand, view.second, view.third, view.kept, view.pack):
        zone[seat] = [HIDDEN] * len(zone[seat])
    if view.group[seat] != NOBODY:
        view.group[seat] = HIDDEN
    view.passed[seat] = ()
    view.seen_discards[seat] = ()
    view.recycled[seat] = ()
    for other in range(view.seats):
        view.seen_hand[seat * view.seats + other] = ()


def _hide_piles(truth: State, view: State) -> None:
    viewer = view.viewer
    knows_top = truth.top_seen >> viewer & 1
    view.pile = [card if at == 0 and knows_top else HIDDEN for at, card in enumerate(truth.pile)]
    view.discards = [HIDDEN] * len(truth.discards)
    if truth.drawer != viewer:
        knows_drawn = truth.drawn_seen >> viewer & 1
        view.drawn = [card if at == 0 and knows_drawn else HIDDEN for at, card in enumerate(truth.drawn)]
