"""The greedy player of Terra Mystica: it takes the action after which its table is worth most, looking no further.

Nothing is hidden in this game, so the table that it sees is the truth. Factions, bonus cards and power that is offered
it judges without looking ahead.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.terra_mystica.ai.evaluation import worth
from resarcana_gui.games.terra_mystica.ai.factions import HARDLY_WORSE, faction_worth
from resarcana_gui.games.terra_mystica.ai.lines import Line, lines_at
from resarcana_gui.games.terra_mystica.ai.tile_worth import offered_worth
from resarcana_gui.games.terra_mystica.ai.weights import WEIGHTS, load_weights
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.commands import Accept, Answer, EndTurn, Pass, TakeCard, TakeFaction
from resarcana_gui.games.terra_mystica.rules.follow import answer as carry_out
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import AskFaction, AskOffer, AskTurn, Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.turns import free_cards
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

AS_GOOD: Final = 1e-9
"""Lines that differ by less than this are as good as each other."""


class TerraMysticaGreedy(Agent):
    """Tries everything worth considering to the end of its own action; of equally good answers, and of good factions,
    it gives a random one. The budget is ignored."""

    def __init__(self, game: TerraMystica, seed: int | str) -> None:
        load_weights()
        self._game: Final = game
        self._dice: Final = Dice(seed)

    def choose(self, view: KernelState, pending: Pending, budget: Budget) -> Command:
        assert isinstance(view, State)
        assert isinstance(pending, Question)
        lines = lines_at(view, pending)
        if len(lines) == 1:
            return lines[0][0]
        values = [self._value(view, pending, line) for line in lines]
        best = max(values) - (HARDLY_WORSE if isinstance(pending, AskFaction) else AS_GOOD)
        found = [line for line, value in zip(lines, values, strict=True) if value >= best]
        return found[self._dice.below(len(found))][0]

    def _value(self, state: State, question: Question, line: Line) -> float:
        judged = judgement(state, question, line[-1])
        return self._after(state, question.seat, line) if judged is None else judged

    def _after(self, state: State, seat: int, line: Line) -> float:
        """Return the worth of the table after a line, and the best answers to what it asks the seat before others
        are asked, or another action begins."""
        table = state.clone()
        for given in line:
            carry_out(table, given)
        question = table.stack[-1] if table.stack else None
        if question is None or question.seat != seat or isinstance(question, AskTurn):
            return worth(table, seat)
        if self._game.opens_action(question):
            return worth(table, seat)
        return max([self._after(table, seat, each) for each in lines_at(table, question)])


def judgement(state: State, question: Question, given: Answer) -> float | None:
    """Return the worth of an answer that is judged without trying it; None for all others. At a turn it is the worth
    of the table, for it is compared with what other answers lead to."""
    seat = question.seat
    if isinstance(given, TakeFaction):
        return faction_worth(state, given.faction)
    if isinstance(given, TakeCard):
        return offered_worth(state, seat, given.card)
    if isinstance(question, AskOffer):
        price = question.amount - 1
        return WEIGHTS.leech[state.round] * question.amount - price if isinstance(given, Accept) else 0.0
    if isinstance(given, Pass):
        return _passed(state, seat, given.card)
    return worth(state, seat) if isinstance(given, EndTurn) else None


def _passed(state: State, seat: int, card: int) -> float:
    """Return the worth of the table after passing. The points for that, and the best card, are part of its worth
    already; the action that is left no longer counts."""
    found = worth(state, seat) - WEIGHTS.tempo * state.left
    if card == NONE:
        return found
    best = max([offered_worth(state, seat, each) for each in free_cards(state)])
    return found + offered_worth(state, seat, card) - best
