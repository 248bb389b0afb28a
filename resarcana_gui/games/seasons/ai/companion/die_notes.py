"""Notes on dice and on energies that come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.agents.companion import Reason, Stance
from resarcana_gui.games.seasons.ai.companion import holdings
from resarcana_gui.games.seasons.ai.companion.fact_names import (
    BRINGS,
    COMPLETES,
    DIE_CRYSTALS,
    ONLY,
    ROOM_FOR,
    SELLS,
    WORTH,
    named,
)
from resarcana_gui.games.seasons.cards.energies import shared, total
from resarcana_gui.games.seasons.cards.tables import Face
from resarcana_gui.games.seasons.rules.basic_moves import clockwise, has_room, limit_of, spendable
from resarcana_gui.games.seasons.rules.codes import NO_DIE
from resarcana_gui.games.seasons.rules.state import State

FEATURES: Final = ("crystals", "ring", "gauge", "card")
"""What a die may have besides energies."""


def taken(view: State, seat: int, die: int) -> Iterator[Reason]:
    """Yield what can be said for a die that is taken."""
    face = view.cards.faces[die]
    fits = total(view.reserve[seat]) + total(face.energies) <= limit_of(view, seat)
    if fits:
        yield from brings(view, seat, face.energies)
    if face.crystallises:
        amount = spendable(view, seat) + face.energies
        worth = holdings.worth_of(view, seat, amount)
        if worth and fits:
            yield note(SELLS, worth, 0.0, total(amount))
    if face.gauge and not has_room(view, seat):
        for number in holdings.payable(view, seat):
            yield note(named(ROOM_FOR, view.cards.cards[number].slug))
    yield from _denied(view, seat, die)
    if face.crystals:
        yield note(DIE_CRYSTALS, face.crystals)
    if fits:
        yield from worth_now(view, seat, face.energies)


def brings(view: State, seat: int, energies: int) -> Iterator[Reason]:
    """Yield the cards of the hand that lack some of these energies."""
    for number, lacking in holdings.lacking(view, seat):
        needed = shared(energies, lacking)
        if needed:
            fact = COMPLETES if needed == lacking else BRINGS
            yield note(named(fact, view.cards.cards[number].slug), total(needed), 0.0, needed)


def worth_now(view: State, seat: int, energies: int) -> Iterator[Reason]:
    """Yield the crystals for these energies."""
    if energies:
        yield note(WORTH, holdings.worth_of(view, seat, energies), 0.0, energies)


def _denied(view: State, seat: int, die: int) -> Iterator[Reason]:
    """Yield what the next to choose does not find on any die that is left."""
    after = next((other for other in clockwise(view, seat)[1:] if view.taken[other] == NO_DIE), None)
    left = [view.cards.faces[other] for other in view.rolled if other != die]
    if after is None:
        return
    mine = features(view.cards.faces[die])
    for feature in FEATURES:
        if feature in mine and not any(feature in features(face) for face in left):
            yield note(named(ONLY, after, feature))


def features(face: Face) -> set[str]:
    """Return what a face has besides energies."""
    has = (face.crystals, face.crystallises, face.gauge, face.draws)
    return {feature for feature, there in zip(FEATURES, has, strict=True) if there}


def note(fact: str, here: float = 1.0, elsewhere: float = 0.0, now: float = 0.0) -> Reason:
    """Return a note; what its numbers mean stands with the name of the fact."""
    return Reason(fact, here, elsewhere, now, Stance.NOTED)
