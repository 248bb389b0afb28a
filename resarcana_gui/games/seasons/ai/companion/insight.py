"""The facts of a position that explain advice, under names that the narrator puts into words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from resarcana_gui.agents.companion import Insight, Reason
from resarcana_gui.agents.companion.reasons import Facts
from resarcana_gui.games.seasons.ai.companion.fact_names import (
    CRYSTALS,
    ENERGY,
    GIVES_LITTLE,
    OPPONENT_CRYSTALS,
    OPPONENT_PLACED,
    PENALTY,
    PLACED,
    PRESTIGE,
    ROOM,
    SEPARATOR,
    named,
)
from resarcana_gui.games.seasons.ai.companion.notes import Notes, Pairing
from resarcana_gui.games.seasons.cards.energies import NAMES, counts
from resarcana_gui.games.seasons.cards.tables import CardSet
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import opponents, spendable
from resarcana_gui.games.seasons.rules.commands import (
    Answer,
    ChooseType,
    Gain,
    Keep,
    LayDown,
    Play,
    Summon,
)
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State as KernelState

WEIGHTS: Final = {
    CRYSTALS: 0.008,
    OPPONENT_CRYSTALS: -0.008,
    ENERGY: 0.02,
    ROOM: 0.04,
    PLACED: 0.1,
    OPPONENT_PLACED: -0.08,
    PENALTY: -0.008,
}
"""The approximate worth of one more of each, as a share of a victory."""


class SeasonsInsight(Insight):
    """The facts of Seasons."""

    def __init__(self, cards: CardSet, go_well: Pairing) -> None:
        """`go_well` says whether one of two cards serves the other."""
        self._cards: Final = cards
        self._notes: Final = Notes(go_well)

    def facts(self, state: KernelState, seat: int) -> Facts:
        assert isinstance(state, State)
        found: dict[str, float] = {
            CRYSTALS: state.crystals[seat],
            ROOM: state.gauge[seat],
            PENALTY: codes.PENALTIES[state.bonuses[seat]],
        }
        for name, count in zip(NAMES, counts(spendable(state, seat)), strict=True):
            found[named(ENERGY, name)] = count
        for copy in state.play[seat]:
            found[named(PLACED, state.cards.copies[copy].slug)] = 1.0
        for other in opponents(state, seat):
            found[named(OPPONENT_CRYSTALS, other)] = state.crystals[other]
            for copy in state.play[other]:
                found[named(OPPONENT_PLACED, other, state.cards.copies[copy].slug)] = 1.0
        return found

    def weight(self, fact: str) -> float:
        return WEIGHTS[fact.partition(SEPARATOR)[0]]

    def kind(self, fact: str) -> str:
        """Return the kind of notes whose points are compared from card to card; all others stand alone."""
        kind = fact.partition(SEPARATOR)[0]
        return kind if kind in (PRESTIGE, GIVES_LITTLE) else ""

    def notes(self, view: KernelState, answer: Command) -> Sequence[Reason]:
        assert isinstance(view, State)
        assert isinstance(answer, Answer)
        return self._notes.of(view, answer)

    def said_by(self, answer: Command) -> Collection[str]:
        """Return the facts that an answer names: cards that come into play, energies that come."""
        if isinstance(answer, (Gain, ChooseType)):
            return [named(ENERGY, name) for name in NAMES]
        numbers: Sequence[int] = ()
        if isinstance(answer, (Keep, Play, Summon)):
            numbers = (answer.card,)
        elif isinstance(answer, LayDown):
            numbers = answer.cards
        return [named(PLACED, self._cards.cards[number].slug) for number in numbers]
