"""The starting point of a character's training: a bias to the answers that bring about what it likes, which it would
otherwise never discover."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from resarcana_gui.games.resarcana.ai.answer_keys import column
from resarcana_gui.games.resarcana.ai.feature_counts import converts, guards, strikes
from resarcana_gui.games.resarcana.ai.situation import THIRDS
from resarcana_gui.games.resarcana.cards.tables import ATTACK, MONUMENT, PLACE, CardSet, Component
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, DiscardCard, PlaceArtifact, UsePower, UseReact
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn

BIAS: Final = 10.0
"""The logit of an answer that brings about a whole victory's worth of what is liked; ..."""
LARGEST_BIAS: Final = 2.5
"""... and the most that a logit is raised."""
DENIED_SHARE: Final = 0.3
"""The assumed share of claims that deny a rival something."""
LOST_PER_LIFE: Final = 2
"""The assumed number of essences that a rival loses for each Life."""
SEAT: Final = 0


def add_initial_bias(weights: list[list[float]], cards: CardSet, likes: Mapping[str, float]) -> None:
    """Raise the weights of such answers, by column, in the rows of all thirds of the game."""
    for answer, worth in _worths(cards, likes):
        at = column(AskTurn(SEAT), answer, cards.count)
        for row in set(THIRDS):
            weights[at][row] += max(-LARGEST_BIAS, min(LARGEST_BIAS, BIAS * worth))


def _worths(cards: CardSet, likes: Mapping[str, float]) -> Iterator[tuple[Answer, float]]:
    for number, component in enumerate(cards.components):
        if component.kind in (PLACE, MONUMENT):
            kind = "places" if component.kind == PLACE else "monuments"
            yield Claim(SEAT, number), likes.get(kind, 0.0) + DENIED_SHARE * likes.get("denials", 0.0)
        elif number in cards.artifacts:
            kept = _kept(component, likes)
            yield PlaceArtifact(SEAT, number), kept + likes.get("artifacts", 0.0)
            yield DiscardCard(SEAT, number), -kept
        for index, power in enumerate(component.powers):
            life = sum(effect.number for effect in power.effects if effect.kind == ATTACK)
            worth = LOST_PER_LIFE * life * likes.get("rival_losses", 0.0)
            yield UsePower(SEAT, number, index), worth + (likes.get("conversions", 0.0) if converts(power) else 0.0)
        if guards(component):
            for index in range(len(component.reacts)):
                yield UseReact(SEAT, number, index), likes.get("wards", 0.0)


def _kept(component: Component, likes: Mapping[str, float]) -> float:
    """Return what a card in hand is liked for."""
    worth = likes.get("strikers", 0.0) if strikes(component) else 0.0
    return worth + (likes.get("guards", 0.0) if guards(component) else 0.0)
