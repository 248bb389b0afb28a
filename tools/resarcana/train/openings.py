"""Openings of training games that lead where self-play never goes: another player made the first moves, or the table
was filled at random. A policy that sells every artifact never finds out what one is worth."""

from __future__ import annotations

import random
from typing import Final

from resarcana_gui.agents.learned.policy_table import PolicyTable
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, counts, of
from resarcana_gui.games.resarcana.rules.codes import IN_HAND
from resarcana_gui.games.resarcana.rules.commands import Claim, DiscardCard, PlaceArtifact
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice

ORDINARY: Final = 0.5
"""The share of games that begin as usual."""
WHIMS: Final = 0.25
"""The share that begin with an opening by a player with whims; the others begin with a head start."""
LONGEST: Final = 60
"""The most answers of an opening: two rounds of a table for two."""
BUILDING: Final = (0.0, 1.5, 3.0)
"""How much more than the policy an opening by whims likes components in general, in logits: one of these."""
WHIM: Final = 1.5
"""The standard deviation of that liking among components, in logits."""
MOST_PLACED: Final = 3
PLACE: Final = 0.4
"""The share of head starts with a Place of Power."""
MOST_SOLD: Final = 3
MOST_ESSENCES: Final = 8
GOAL: Final = 0.5
"""The share of head starts with a part of what a Place costs, instead of any essences. From a Place that is nearly
paid for, its use is learned first, and then how to save for it."""
LEAST_PART: Final = 0.2
LATEST: Final = 3
"""The last round of a head start."""


class Openings:
    """Brings tables that were just dealt to where training begins."""

    def __init__(self, game: ResArcana, seed: str, dice: Dice) -> None:
        self._game: Final = game
        self._lots: Final = random.Random(seed)
        self._dice: Final = dice

    def open(self, state: State, policy: PolicyTable) -> None:
        """Leave the table as it is, or play it to the first turn after an opening."""
        lot = self._lots.random()
        if lot < ORDINARY:
            return
        if lot < ORDINARY + WHIMS:
            self._play(state, policy, self._whims(state), self._lots.randrange(LONGEST))
        else:
            self._play(state, policy, [[] for _ in range(state.seats)], 0)
            for seat in range(state.seats):
                self._give(state, seat)
            state.round = self._lots.randint(1, LATEST)

    def _play(self, state: State, policy: PolicyTable, whims: list[list[float]], answers: int) -> None:
        """Give this many answers of the policy with these whims, and go on to the next turn."""
        game = self._game
        while state.stack and (answers > 0 or not isinstance(state.stack[-1], AskTurn)):
            legal = game.legal(state)
            at = 0
            if len(legal) > 1:
                question = state.stack[-1]
                logits = policy.logits(state, question, legal)
                if whims[question.seat]:
                    logits = [
                        logit + self._liking(whims[question.seat], answer)
                        for logit, answer in zip(logits, legal, strict=True)
                    ]
                at = drawn(logits, self._dice)
            game.apply(state, legal[at], self._dice)
            answers -= 1

    def _whims(self, state: State) -> list[list[float]]:
        """Return how much each seat likes to have each component; one seat in three has no whims."""
        found: list[list[float]] = []
        for _ in range(state.seats):
            building = self._lots.choice(BUILDING)
            count = state.cards.count if self._lots.random() < 2 / 3 else 0
            found.append([self._lots.gauss(building, WHIM) for _ in range(count)])
        return found

    def _liking(self, whims: list[float], answer: object) -> float:
        if isinstance(answer, (PlaceArtifact, Claim)):
            return whims[answer.component] if answer.component >= 0 else 0.0
        return -whims[answer.component] if isinstance(answer, DiscardCard) else 0.0

    def _give(self, state: State, seat: int) -> None:
        """Give a head start: artifacts placed for free, cards discarded for nothing, a Place, and essences."""
        lots = self._lots
        for _ in range(lots.randint(0, MOST_PLACED)):
            if state.hand[seat]:
                state.place_artifact(seat, lots.choice(state.hand[seat]), IN_HAND, seat)
        for _ in range(lots.randint(0, MOST_SOLD)):
            if state.hand[seat]:
                state.discard(seat, lots.choice(state.hand[seat]))
        if state.places and lots.random() < PLACE:
            state.claim_place(seat, lots.choice(state.places))
        if state.places and lots.random() < GOAL:
            part = lots.uniform(LEAST_PART, 1.0)
            cost = counts(state.cards.components[lots.choice(state.places)].cost.fixed)
            for essence, number in enumerate(cost):
                state.gain(seat, of(essence, sum(1 for _ in range(number) if lots.random() < part)))
        else:
            for _ in range(lots.randint(0, MOST_ESSENCES)):
                state.gain(seat, of(lots.randrange(ESSENCES)))
