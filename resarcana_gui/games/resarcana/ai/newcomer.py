"""A model of a newcomer in the first game, to measure which opponents such a player can beat. Only tools seat it. It
must never change.

It knows the rules and uses nothing learned, so that measurements stay comparable: it claims and places whatever it
can pay for, turns what costs nothing, and passes. When it gains, pays or loses, it thinks of its nearest wish: the
card in hand or on the table that lacks the fewest essences. It looks at no rival, plans no further, and discards no
hand.
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
from resarcana_gui.games.resarcana.rules.no_op_actions import is_no_op
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

CLAIM: Final = 10
"""The wish to claim anything; more points add to it."""
POINTS: Final = 8
"""The wish to put essences where they are points."""
PLACE: Final = 5
FREE: Final = 4
SPARE: Final = 3
"""The wish to use a power whose price is not needed for the nearest wish."""
PASS: Final = 0
NEVER: Final = -1
"""A wish below that of passing."""


class Newcomer(Agent):
    """Chooses the answer that it wants most; among several, a random one."""

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
    """Return how much it wants to give this answer in its turn."""
    components = view.cards.components
    if isinstance(answer, Claim):
        return CLAIM + (components[answer.component].points if answer.component >= 0 else 0)
    if isinstance(answer, PlaceArtifact):
        return PLACE
    if isinstance(answer, UsePower):
        power = components[answer.component].powers[answer.power]
        if power.destroys_this or is_no_op(view, answer):
            return NEVER
        if brings_points(components[answer.component], power):
            return POINTS
        if is_free(power):
            return FREE
        return SPARE if spares(view, answer.seat, power) else NEVER
    return NEVER if isinstance(answer, DiscardCard) else PASS


def choice_wish(view: State, answer: Answer) -> int:
    """Return how much it wants this answer to a question within a turn."""
    pool = view.pool[answer.seat]
    if isinstance(answer, Gain):
        return -lacking(view, answer.seat, pool + answer.essences)
    if isinstance(answer, (Pay, Lose)):
        return -lacking(view, answer.seat, pool - answer.essences)
    return NEVER if isinstance(answer, (Leave, Decline, Suffer)) else PASS


def spares(view: State, seat: int, power: Power) -> bool:
    """Return whether paying a power's price takes the seat no further from its nearest wish."""
    pool = view.pool[seat]
    return covers(pool, power.fixed) and lacking(view, seat, pool - power.fixed) <= lacking(view, seat, pool)


def lacking(view: State, seat: int, pool: int) -> int:
    """Return how many essences the nearest wish lacks."""
    wanted = [*view.hand[seat], *view.places, *view.display]
    return min([total(shortfall(pool, view.cards.components[number].cost.fixed)) for number in wanted], default=0)
