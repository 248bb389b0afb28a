"""The facts of a position that explain advice, under names that the narrator puts into words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from resarcana_gui.agents.companion import Insight
from resarcana_gui.agents.companion.reasons import Facts
from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, MONUMENT, PLACE, CardSet
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Claim, PlaceArtifact
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State as KernelState

WON: Final = "won"
POINTS: Final = "points"
RIVAL_POINTS: Final = "rival_points"
GOLD: Final = "gold"
ESSENCES: Final = "essences"
HAND: Final = "hand"
CLAIMED: Final = "claimed"
RIVAL: Final = "rival"
PLACED: Final = "placed"
SEPARATOR: Final = ":"
"""Stands between CLAIMED, RIVAL or PLACED and the id of a component."""

NAMING_ANSWERS: Final = (Claim, PlaceArtifact)
"""Answers that name a component that comes into play."""

WEIGHTS: Final = {
    WON: 1.5,
    POINTS: 0.1,
    RIVAL_POINTS: -0.1,
    GOLD: 0.05,
    ESSENCES: 0.02,
    HAND: 0.05,
    CLAIMED: 0.4,
    RIVAL: -0.3,
    PLACED: 0.2,
}
"""The approximate worth of one more of each, as a share of a victory. A reason that names a component tells more
than a number, so those weigh a little more."""


class ResArcanaInsight(Insight):
    """The facts of Res Arcana."""

    def __init__(self, cards: CardSet) -> None:
        self._cards: Final = cards
        self._monuments: Final = [component for component in cards.components if component.kind == MONUMENT]
        """The monuments. Claiming an unseen monument counts as naming each of them."""

    def facts(self, state: KernelState, seat: int) -> Facts:
        assert isinstance(state, State)
        rivals = [points_of(state, other) for other in range(state.seats) if other != seat]
        pool = state.pool[seat]
        gold = essences.count_of(pool, essences.GOLD)
        found: dict[str, float] = {
            POINTS: points_of(state, seat),
            RIVAL_POINTS: max(rivals),
            GOLD: gold,
            ESSENCES: essences.total(pool) - gold,
            HAND: len(state.hand[seat]),
        }
        if state.phase == codes.GAME_OVER and state.winners >> seat & 1:
            found[WON] = 1.0
        for other in range(state.seats):
            for number in state.play[other]:
                name = _named(state, number, mine=other == seat)
                if name:
                    found[name] = 1.0
        return found

    def weight(self, fact: str) -> float:
        return WEIGHTS[fact.partition(SEPARATOR)[0]]

    def kind(self, fact: str) -> str:
        what, _, slug = fact.partition(SEPARATOR)
        return what if slug and self._cards.components[self._cards.numbers[slug]].kind == MONUMENT else ""

    def said_by(self, answer: Command) -> Collection[str]:
        if not isinstance(answer, NAMING_ANSWERS):
            return ()
        fact = CLAIMED if isinstance(answer, Claim) else PLACED
        said = [self._cards.components[answer.component]] if answer.component >= 0 else self._monuments
        return [f"{fact}{SEPARATOR}{component.slug}" for component in said]


def _named(state: State, number: int, *, mine: bool) -> str:
    """Return the name of the fact that a component is in play; empty if that says nothing."""
    component = state.cards.components[number]
    if component.kind in (PLACE, MONUMENT):
        return f"{CLAIMED if mine else RIVAL}{SEPARATOR}{component.slug}"
    return f"{PLACED}{SEPARATOR}{component.slug}" if mine and component.kind == ARTIFACT else ""
