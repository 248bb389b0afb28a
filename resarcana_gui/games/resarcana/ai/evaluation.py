"""How good a table of Res Arcana is for a seat, in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.evaluation import Evaluation
from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.plan import MOST_COUNTED, Goal, Plan
from resarcana_gui.games.resarcana.ai.priors import prior
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, GOLD_SHIFT, count_of, total
from resarcana_gui.games.resarcana.cards.tables import COLLECT_GROWTH, COLLECT_INTEREST, ITEM
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

UNSETTLED: Final = frozenset({codes.ASK_REACT, codes.ASK_LOSE, codes.ASK_CHECK})


class ResArcanaEvaluation(Evaluation):
    """Points, and what will become points. Without a plan it makes one for every position it is asked about."""

    def __init__(self, plan: Plan | None = None, seat: int = codes.NOBODY) -> None:
        """A plan belongs to the seat for which it was made."""
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
        return answers[-1] if answers[-1].kind == codes.PASS else None

    def idles(self, before: float, best: float, idle: float) -> bool:
        if idle < before - weights.MUCH or best >= before:
            return False
        return best < before - weights.TEMPO or best < idle + weights.SURELY

    def unsettled(self, pending: Pending) -> bool:
        return pending.kind in UNSETTLED


def _final(state: State, seat: int) -> float:
    """A win is better with more points, a loss with fewer behind."""
    rest = 0.01 * (2 * state.counted[seat] - max(state.counted))
    if not state.winners >> seat & 1:
        return rest - weights.WIN
    return rest + (weights.WIN if state.winners == 1 << seat else weights.WIN / 2)


def own_value(plan: Plan, state: State, seat: int) -> float:
    """What a seat has, and what will come of it."""
    rounds = max(0.0, plan.horizon - (state.round - plan.round))
    value = _standing(plan, state, seat) + _in_play(plan, state, seat, rounds)
    lying = lying_of(state, seat)
    value += _pool(plan, state.pool[seat], lying, rounds)
    value += _hand(plan, state, seat) + _goals(plan, state, seat, rounds, lying) + _collecting(plan, state, seat)
    if state.phase < codes.COLLECTING:
        value += _before_the_game(plan, state, seat)
    elif not state.passed[seat] and state.round == plan.round:
        value += weights.PASSING + plan.drawn
    return value


def _standing(plan: Plan, state: State, seat: int) -> float:
    """The points, and who would win if victory were checked now."""
    mine = points_of(state, seat)
    best = max([points_of(state, other) for other in range(state.seats) if other != seat])
    value = mine - (1.0 - plan.token if state.token == seat else 0.0)
    if mine >= codes.WINNING_POINTS and mine > best:
        value += weights.LEADING + weights.MARGIN * min(4, mine - best)
        return value + (weights.LEADING_PASSED if state.passed[seat] else 0.0)
    if best >= codes.WINNING_POINTS:
        value -= weights.TRAILING + weights.MARGIN * min(4, best - mine)
    return value


def _in_play(plan: Plan, state: State, seat: int, rounds: float) -> float:
    """What the components of a seat will bring, from powers still to be used in this round to the end."""
    value = 0.0
    active = not state.passed[seat]
    components = state.cards.components
    for number in state.play[seat]:
        component = components[number]
        if component.kind == ITEM:
            value += _item(plan, state, seat, number, rounds)
        else:
            value += rounds * plan.round_worth(number)
        if component.discount or component.reacts:
            value += plan.appraiser.lasting(component)
        if active and not state.turned[number] and plan.can_use(number, state.pool[seat], state.on[number]):
            value += plan.now_worth(number)
        on = state.on[number]
        if on:
            if component.collect.kind == COLLECT_INTEREST and on >> GOLD_SHIFT:
                value += rounds * plan.appraiser.mix(component.collect.number, component.collect.types)
            elif component.collect.kind == COLLECT_GROWTH:
                value += rounds * component.collect.number * weights.ESSENCE
    return value


def _item(plan: Plan, state: State, seat: int, own: int, rounds: float) -> float:
    """The item that a seat has until it passes again, and the best of the others after that."""
    best = 0.0
    for number in state.items:
        best = max(best, plan.round_worth(number))
    if state.passed[seat]:
        return min(1.0, rounds) * plan.round_worth(own) + max(0.0, rounds - 1.0) * best
    return rounds * best + (plan.later_worth(own) if state.round > plan.round else 0.0)


def lying_of(state: State, seat: int) -> int:
    """The essences that can be taken off components in the next Collect phase at no loss of points."""
    lying = 0
    for number in state.play[seat]:
        on = state.on[number]
        if on and not state.cards.components[number].per_essence:
            lying += on
    return lying


def _pool(plan: Plan, pool: int, lying: int, rounds: float) -> float:
    """The essences in the pool, and those that lie on components."""
    value = _essences(plan, pool)
    if not lying:
        return value
    return value + min(weights.LYING, rounds) * (_essences(plan, pool + lying) - value)


def _essences(plan: Plan, amount: int) -> float:
    value = 0.0
    for essence in range(ESSENCES):
        value += plan.pool_worth[essence][min(MOST_COUNTED, count_of(amount, essence))]
    return value


def _hand(plan: Plan, state: State, seat: int) -> float:
    """The cards in hand: what they would bring in play, or as Gold."""
    components = state.cards.components
    pool = state.pool[seat]
    worths: list[float] = []
    unknown = 0
    for card in state.hand[seat]:
        if card not in plan.known:
            unknown += 1
            continue
        missing = _missing(pool, components[card].cost.fixed) + components[card].cost.any_type
        missing = max(0, missing - plan.less.get(card, 0))
        worths.append(weights.HAND_PLAYED * plan.net_worth(card) * weights.MISSING**missing)
    worths.sort(reverse=True)
    value = unknown * plan.drawn
    for at, worth in enumerate(worths):
        value += max(plan.card_floor, worth * weights.HAND_ORDER[min(at, len(weights.HAND_ORDER) - 1)])
    return value


def _missing(pool: int, cost: int) -> int:
    missing = 0
    while cost:
        lacking = (cost & 4095) - (pool & 4095)
        if lacking > 0:
            missing += lacking
        cost >>= 12
        pool >>= 12
    return missing


def _goals(plan: Plan, state: State, seat: int, rounds: float, lying: int) -> float:
    """What the seat is saving for: most of what the best goal would bring, the sooner the more."""
    best = second = 0.0
    pool = [count_of(state.pool[seat], e) for e in range(ESSENCES)]
    later_pool = [count_of(state.pool[seat] + lying, e) for e in range(ESSENCES)]
    income = [0.0] * ESSENCES
    for number in state.play[seat]:
        for essence, more in enumerate(plan.yields(number)):
            income[essence] += more
    cards = weights.FLEXIBLE * len(state.hand[seat])
    for goal in plan.goals:
        if goal.number >= 0 and state.owner[goal.number] != codes.NOBODY:
            continue
        later = rounds_to(goal, pool, later_pool, income, cards)
        worth = goal.net - min(later, rounds) * goal.round_worth
        if worth <= 0:
            continue
        worth *= weights.ROUND_LATER**later
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return weights.GOAL * best + weights.OTHER_GOAL * second


def rounds_to(goal: Goal, now: list[int], later: list[int], income: list[float], cards: float) -> float:
    """How many rounds it takes to have what a goal costs; a fraction when it is nearly there."""
    before = 0.0
    pool = now
    for rounds in range(7):
        lacking = -cards - weights.FLEXIBLE_LATER * rounds
        for essence in range(ESSENCES):
            short = goal.cost[essence] - pool[essence] - rounds * income[essence]
            if short > 0:
                lacking += weights.GOLD_SHORT * short if essence == GOLD else short
        if lacking <= 0:
            return rounds - 1 + before / (before - lacking) if rounds else 0.0
        before = lacking
        pool = later
    return 7.0


def _collecting(plan: Plan, state: State, seat: int) -> float:
    """In the Collect phase: what the seat has still to collect, for its components count from the next round on."""
    if state.phase != codes.COLLECTING or not state.stack:
        return 0.0
    question = state.stack[-1]
    if question.seat == seat:
        at = question.step // 2
        value = 0.0
        if question.kind == codes.ASK_COLLECT:
            value = plan.appraiser.mix(question.number, question.types)
    elif (seat - state.token) % state.seats < (question.seat - state.token) % state.seats:
        return 0.0
    else:
        at, value = 0, 0.0
    components = state.cards.components
    for number in state.play[seat][at + (1 if question.kind == codes.ASK_COLLECT and question.seat == seat else 0) :]:
        value += plan.appraiser.collect(components[number].collect)
    return value


def _before_the_game(plan: Plan, state: State, seat: int) -> float:
    """The mage that was chosen, and the cards that lie in the deck."""
    value = 0.0
    mage = state.chosen[seat]
    if mage >= 0 and mage not in state.play[seat]:
        value += plan.owned(state.cards.components[mage])
    for card in state.deck[seat]:
        if card >= 0:
            value += weights.DECK_SHARE * max(plan.card_floor, weights.HAND_PLAYED * plan.net_worth(card))
    return value


def _best_rival(state: State, seat: int) -> float:
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = weights.RIVAL_POINT * points_of(state, other) + weights.RIVAL_ESSENCE * total(state.pool[other])
            best = max(best, worth)
    return best
