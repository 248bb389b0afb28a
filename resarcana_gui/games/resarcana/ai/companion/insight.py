"""The facts of a position that explain advice, under names that the narrator puts into words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from resarcana_gui.agents.companion import Insight
from resarcana_gui.agents.companion.reasons import Facts
from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, MONUMENT, PLACE, CardSet
from resarcana_gui.games.resarcana.rules.commands import Claim, PlaceArtifact
from resarcana_gui.games.resarcana.rules.scoring import formula_points
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State as KernelState

ESSENCE: Final = "essence"
RIVAL_ESSENCE: Final = "rival_essence"
POINTS_ON: Final = "points_on"
CLAIMED: Final = "claimed"
RIVAL: Final = "rival"
PLACED: Final = "placed"
SEPARATOR: Final = ":"
"""Stands between the kind of a fact and the id of a component, or the name of an essence."""

NAMING_ANSWERS: Final = (Claim, PlaceArtifact)
"""Answers that name a component that comes into play."""

WEIGHTS: Final = {
    ESSENCE: 0.03,
    RIVAL_ESSENCE: -0.02,
    POINTS_ON: 0.06,
    CLAIMED: 0.4,
    RIVAL: -0.3,
    PLACED: 0.2,
}
"""The approximate worth of one more of each, as a share of a victory. A reason that names a component tells more
than a number, so those weigh a little more."""
GOLD_WEIGHT: Final = 0.05
"""The worth of one Gold in the pool."""


class ResArcanaInsight(Insight):
    """The facts of Res Arcana."""

    def __init__(self, cards: CardSet) -> None:
        self._cards: Final = cards
        self._monuments: Final = [component for component in cards.components if component.kind == MONUMENT]
        """The monuments. Claiming an unseen monument counts as naming each of them."""

    def facts(self, state: KernelState, seat: int) -> Facts:
        assert isinstance(state, State)
        found: dict[str, float] = {}
        for other in range(state.seats):
            kind = ESSENCE if other == seat else RIVAL_ESSENCE
            for name, count in zip(essences.NAMES, essences.counts(state.pool[other]), strict=True):
                fact = f"{kind}{SEPARATOR}{name}"
                found[fact] = found.get(fact, 0.0) + count
        for other in range(state.seats):
            for number in state.play[other]:
                name = _named(state, number, mine=other == seat)
                if name:
                    found[name] = 1.0
                component = state.cards.components[number]
                if other == seat and component.per_essence:
                    found[f"{POINTS_ON}{SEPARATOR}{component.slug}"] = formula_points(state, seat, component)
        return found

    def weight(self, fact: str) -> float:
        if fact == f"{ESSENCE}{SEPARATOR}{essences.NAMES[essences.GOLD]}":
            return GOLD_WEIGHT
        return WEIGHTS[fact.partition(SEPARATOR)[0]]

    def kind(self, fact: str) -> str:
        what, _, slug = fact.partition(SEPARATOR)
        return (
            what
            if what in (CLAIMED, RIVAL) and self._cards.components[self._cards.numbers[slug]].kind == MONUMENT
            else ""
        )

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
