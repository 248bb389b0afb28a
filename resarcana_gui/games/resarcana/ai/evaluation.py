"""The worth of a table of Res Arcana to a seat, in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.evaluation import Evaluation
from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.holdings import in_hand, in_play, in_pool, lying_of
from resarcana_gui.games.resarcana.ai.plan import Plan
from resarcana_gui.games.resarcana.ai.priors import prior
from resarcana_gui.games.resarcana.ai.prospects import before_the_game, collecting, saving
from resarcana_gui.games.resarcana.cards.essences import total
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer, Pass
from resarcana_gui.games.resarcana.rules.power_questions import AskLose, AskReact
from resarcana_gui.games.resarcana.rules.round_questions import AskCheck
from resarcana_gui.games.resarcana.rules.scoring import points_of, winners_among
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

UNSETTLED: Final = (AskReact, AskLose, AskCheck)


class ResArcanaEvaluation(Evaluation):
    """Counts points and everything that will become points. Without a plan it makes a new one for every position."""

    def __init__(self, plan: Plan | None = None, seat: int = codes.NOBODY) -> None:
        """`seat` is the seat that the plan was made for."""
        self._plan: Final = plan
        self._seat: Final = seat

    def seen_from(self, view: KernelState, seat: int) -> ResArcanaEvaluation:
        assert isinstance(view, State)
        return ResArcanaEvaluation(Plan(view, seat), seat)

    def value(self, state: KernelState, seat: int) -> float:
        assert isinstance(state, State)
        if state.phase == codes.GAME_OVER:
            return _final(state, seat)
        plan = self._plan
        if plan is None or seat != self._seat:
            plan = Plan(state, seat)
        value = own_value(plan, state, seat) - _best_rival(state, seat)
        if state.options.setup == codes.MATCH:
            value += weights.MATCH_GAME * (2 * state.wins[seat] - sum(state.wins))
        return value

    def prior(self, state: KernelState, command: Command) -> float:
        assert isinstance(state, State)
        assert isinstance(command, Answer)
        plan = self._plan
        return prior(Plan(state, command.seat) if plan is None else plan, state, command)

    def idle(self, answers: Sequence[Command]) -> Command | None:
        return answers[-1] if isinstance(answers[-1], Pass) else None

    def idles(self, before: float, best: float, idle: float) -> bool:
        if idle < before - weights.COSTLY_PASS or best >= before:
            return False
        return best < before - weights.TEMPO or best < idle + weights.PASS_MARGIN

    def unsettled(self, pending: Pending) -> bool:
        return isinstance(pending, UNSETTLED)


def _final(state: State, seat: int) -> float:
    """Return the worth of a finished game: a win is better with more points, a loss with a smaller gap."""
    rest = 0.01 * (2 * state.counted[seat] - max(state.counted))
    if not state.winners >> seat & 1:
        return rest - weights.WIN
    return rest + (weights.WIN if state.winners == 1 << seat else weights.WIN / 2)


def own_value(plan: Plan, state: State, seat: int) -> float:
    """Return the worth of what a seat has and of what that leads to."""
    rounds = max(0.0, plan.horizon - (state.round - plan.round))
    value = _standing(plan, state, seat) + in_play(plan, state, seat, rounds)
    lying = lying_of(state, seat)
    value += in_pool(plan, state.pool[seat], lying, rounds)
    value += in_hand(plan, state, seat) + saving(plan, state, seat, rounds, lying) + collecting(plan, state, seat)
    if state.phase < codes.COLLECTING:
        value += before_the_game(plan, state, seat)
    elif not state.passed[seat] and state.round == plan.round:
        value += weights.PASSING + plan.drawn_worth
    return value


def _standing(plan: Plan, state: State, seat: int) -> float:
    """Return the worth of the points, and of who would win a victory check now."""
    mine = points_of(state, seat)
    best = max([points_of(state, other) for other in range(state.seats) if other != seat])
    value = mine - (1.0 - plan.token_worth if state.token == seat else 0.0)
    if mine >= codes.WINNING_POINTS and mine > best:
        value += weights.LEADING + weights.MARGIN * min(4, mine - best)
        return value + (weights.LEADING_PASSED if state.passed[seat] else 0.0)
    if best >= codes.WINNING_POINTS:
        value -= weights.TRAILING + weights.MARGIN * min(4, best - mine)
    return value


def _best_rival(state: State, seat: int) -> float:
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = weights.RIVAL_POINT * points_of(state, other) + weights.RIVAL_ESSENCE * total(state.pool[other])
            best = max(best, worth)
    return best


MARGIN: Final = 0.15
"""The weight of the lead in points, as opposed to victory itself: a close defeat is better than a clear one."""

LEAD: Final = 20.0
"""Half of this, in points, is the lead beyond which a larger one is no better."""


def shares_of(state: State, wins: list[int], margin: float = MARGIN) -> list[float]:
    """Return each seat's share of the victory, from 0 to 1, in the game in progress; unless it is over, it is judged
    by points. `wins` are the wins before that game, which matters in a match."""
    if state.options.setup == codes.MATCH:
        won = [now - before for now, before in zip(state.wins, wins, strict=True)]
        if max(won):
            return [half / 2.0 for half in won]
    if state.phase == codes.GAME_OVER:
        return _shares([seat for seat in range(state.seats) if state.winners >> seat & 1], state.counted, margin)
    points = [points_of(state, seat) for seat in range(state.seats)]
    return _shares(winners_among(state, points), points, margin)


def is_decided(state: State, wins: list[int]) -> bool:
    """Return whether the game that was in progress when `wins` were the wins is over. In a match that is one of its
    games."""
    return state.phase == codes.GAME_OVER or state.wins != wins


def _shares(winners: list[int], points: list[int], margin: float) -> list[float]:
    shares: list[float] = []
    for seat, mine in enumerate(points):
        best = -1000
        for other, others in enumerate(points):
            if other != seat and others > best:
                best = others
        lead = min(1.0, max(0.0, 0.5 + (mine - best) / LEAD))
        won = 1.0 / len(winners) if seat in winners else 0.0
        shares.append((1.0 - margin) * won + margin * lead)
    return shares
