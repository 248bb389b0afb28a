"""A newcomer in the first game, by whom it is measured who loses to one gracefully. Frozen; only tools seat it.

It knows what the rules say, and nothing that was learned, so that it never changes: it claims and places whatever it
can pay for, turns what costs nothing, and passes. Of what it may gain, pay or lose it thinks of the wish that lacks
least: a card in hand, or something to claim. It looks at no rival, plans no further than that, and burns no hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.resarcana.ai.priors import brings_points, is_free
from resarcana_gui.games.resarcana.cards.essences import covers, shortfall, total
from resarcana_gui.games.resarcana.cards.tables import Power
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Claim,
    Decline,
    DiscardCard,
    Gain,
    Leave,
    Lose,
    Pay,
    PlaceArtifact,
    Suffer,
    UsePower,
)
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.vain import in_vain
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

CLAIM: Final = 10
"""How much it wants to claim anything; more points are better, ..."""
POINTS: Final = 8
"""... to put essences where they are points, ..."""
PLACE: Final = 5
FREE: Final = 4
SPARE: Final = 3
"""... and to use a power whose price its nearest wish does not need."""
PASS: Final = 0
NEVER: Final = -1
"""Less than to pass."""


class Newcomer(Agent):
    """Does what it wants most, and of several things any."""

    def __init__(self, game: ResArcana, seed: int | str) -> None:
        self._game: Final = game
        self._dice: Final = Dice(seed)

    def choose(self, view: KernelState, pending: Pending, budget: Budget) -> Command:
        assert isinstance(view, State)
        legal = self._game.legal(view)
        turn = isinstance(pending, AskTurn)
        wishes: list[int] = []
        for answer in legal:
            assert isinstance(answer, Answer)
            wishes.append(action_wish(view, answer) if turn else choice_wish(view, answer))
        return self._one_of_the_most_wanted(legal, wishes)

    def _one_of_the_most_wanted(self, legal: Sequence[Command], wishes: list[int]) -> Command:
        most = max(wishes)
        wanted = [answer for answer, wish in zip(legal, wishes, strict=True) if wish == most]
        return wanted[self._dice.below(len(wanted))]


def action_wish(view: State, answer: Answer) -> int:
    """How much it wants to do this in its turn."""
    components = view.cards.components
    if isinstance(answer, Claim):
        return CLAIM + (components[answer.component].points if answer.component >= 0 else 0)
    if isinstance(answer, PlaceArtifact):
        return PLACE
    if isinstance(answer, UsePower):
        power = components[answer.component].powers[answer.power]
        if power.destroys_this or in_vain(view, answer):
            return NEVER
        if brings_points(components[answer.component], power):
            return POINTS
        if is_free(power):
            return FREE
        return SPARE if spares(view, answer.seat, power) else NEVER
    return NEVER if isinstance(answer, DiscardCard) else PASS


def choice_wish(view: State, answer: Answer) -> int:
    """How much it wants this of what it is offered."""
    pool = view.pool[answer.seat]
    if isinstance(answer, Gain):
        return -lacking(view, answer.seat, pool + answer.essences)
    if isinstance(answer, (Pay, Lose)):
        return -lacking(view, answer.seat, pool - answer.essences)
    return NEVER if isinstance(answer, (Leave, Decline, Suffer)) else PASS


def spares(view: State, seat: int, power: Power) -> bool:
    """Whether the nearest wish lacks no more once a power's price is paid."""
    pool = view.pool[seat]
    return covers(pool, power.fixed) and lacking(view, seat, pool - power.fixed) <= lacking(view, seat, pool)


def lacking(view: State, seat: int, pool: int) -> int:
    """How many essences the nearest wish lacks."""
    wanted = [*view.hand[seat], *view.places, *view.display]
    return min([total(shortfall(pool, view.cards.components[number].cost.fixed)) for number in wanted], default=0)
