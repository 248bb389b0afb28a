"""The worth of what a seat does not have yet: what it saves for, what it is about to collect, and what it starts the
game with."""

from __future__ import annotations

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.plan import FARTHEST, Goal, Plan
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.questions import ComponentQuestion, Question
from resarcana_gui.games.resarcana.rules.round_questions import AskCollect, AskCurse, AskInterest
from resarcana_gui.games.resarcana.rules.state import State


def saving(plan: Plan, state: State, seat: int, rounds: float, lying: int) -> float:
    """Return the worth of what the seat saves for: most of that of the best goal, more if it can be reached sooner."""
    best = second = 0.0
    pool = [count_of(state.pool[seat], e) for e in range(ESSENCES)]
    later_pool = [count_of(state.pool[seat] + lying, e) for e in range(ESSENCES)]
    income = [0.0] * ESSENCES
    for number in state.play[seat]:
        for essence, more in enumerate(plan.yields(number)):
            income[essence] += more
    cards = weights.FLEXIBLE * len(state.hand[seat])
    falling = [essence for essence in range(ESSENCES) if income[essence] < 0]
    for goal in plan.goals:
        if goal.most <= second:
            break
        if goal.number >= 0 and state.owner[goal.number] != codes.NOBODY:
            continue
        needs = sorted({*goal.needs, *falling}) if falling else goal.needs
        later = rounds_to(goal, needs, pool, later_pool, income, cards)
        worth = goal.net - min(later, rounds) * goal.round_worth
        if worth <= 0:
            continue
        worth *= weights.ROUND_LATER**later
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return weights.GOAL * best + weights.OTHER_GOAL * second


def rounds_to(
    goal: Goal, needs: list[int], now: list[int], later: list[int], income: list[float], cards: float
) -> float:
    """Return the number of rounds until the seat has the needed essences for a goal; a fraction if it nearly has
    them."""
    before = 0.0
    pool = now
    for rounds in range(FARTHEST):
        lacking = -cards - weights.FLEXIBLE_LATER * rounds
        for essence in needs:
            short = goal.cost[essence] - pool[essence] - rounds * income[essence]
            if short > 0:
                lacking += weights.GOLD_SHORT * short if essence == GOLD else short
        if lacking <= 0:
            return rounds - 1 + before / (before - lacking) if rounds else 0.0
        before = lacking
        pool = later
    return float(FARTHEST)


def collecting(plan: Plan, state: State, seat: int) -> float:
    """Return the worth of what the seat still collects in the current Collect phase, since its components count from
    the next round on."""
    if state.phase != codes.COLLECTING or not state.stack:
        return 0.0
    question = state.stack[-1]
    first, value = 0, 0.0
    if question.seat == seat:
        first = _done(state, question)
        if isinstance(question, (AskCollect, AskInterest)):
            value = plan.appraiser.mix(question.number, question.types)
    elif (seat - state.token) % state.seats < (question.seat - state.token) % state.seats:
        return 0.0
    for number in state.play[seat][first:]:
        value += plan.appraiser.collect(state.cards.components[number].collect)
    return value


def _done(state: State, question: Question) -> int:
    """Return how many components in the row of the asked seat have already given what they give by themselves."""
    row = state.play[question.seat]
    if isinstance(question, AskCurse):
        return len(row)
    return row.index(question.component) + 1 if isinstance(question, ComponentQuestion) else 0


def before_the_game(plan: Plan, state: State, seat: int) -> float:
    """Return the worth of the chosen mage and of the cards in the deck."""
    value = 0.0
    mage = state.chosen[seat]
    if mage >= 0 and mage not in state.play[seat]:
        value += plan.owned(state.cards.components[mage])
    for card in state.deck[seat]:
        if card >= 0:
            value += weights.DECK_SHARE * max(plan.card_floor, weights.HAND_PLAYED * plan.net_worth(card))
    return value
