"""What energies and dice bring a seat now, and take from others: plain functions of a view."""

from __future__ import annotations

from typing import NamedTuple

from resarcana_gui.games.seasons.cards.energies import ENERGIES, counts, total
from resarcana_gui.games.seasons.rules.basic_moves import extra_worth, limit_of
from resarcana_gui.games.seasons.rules.codes import NO_DIE, season_of
from resarcana_gui.games.seasons.rules.state import State


def worth_of(view: State, seat: int) -> tuple[int, ...]:
    """Return how many crystals an energy of each type brings a seat: at this season's price, with its cards and the
    bonuses of its turn."""
    prices = view.cards.worth[season_of(view.p)]
    own = view.active == seat
    extra = extra_worth(view, seat) - (0 if own else view.bonus_worth)
    return tuple(prices[energy] + extra for energy in range(ENERGIES))


class DieGain(NamedTuple):
    """What a die brings a seat that takes it now."""

    crystals: int
    """On the die itself."""
    worth: int
    """What its energies bring when crystallised, as far as they stay."""
    lost: int
    """How many energies are too many for the reserve."""
    gauge: int
    draws: bool
    crystallises: bool


def die_gain(view: State, seat: int, face: int) -> DieGain:
    """Return what the face of a die brings a seat."""
    shown = view.cards.faces[face]
    room = max(0, limit_of(view, seat) - total(view.reserve[seat]))
    gained = total(shown.energies)
    prices = worth_of(view, seat)
    worth = sum(prices[energy] * count for energy, count in enumerate(counts(shown.energies)))
    return DieGain(
        shown.crystals, worth, max(0, gained - room), shown.gauge, bool(shown.draws), bool(shown.crystallises)
    )


def denied(view: State, face: int) -> str:
    """Return what whoever took this face has taken from all who have still to choose: the last "ring" or "star" of the
    round; empty if others are left, or nobody has to choose any more."""
    if NO_DIE not in view.taken:
        return ""
    shown, left = view.cards.faces[face], [view.cards.faces[die] for die in view.rolled]
    if shown.crystallises and not any(other.crystallises for other in left):
        return "ring"
    return "star" if shown.gauge and not any(other.gauge for other in left) else ""
