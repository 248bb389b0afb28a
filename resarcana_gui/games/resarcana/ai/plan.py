"""A seat's plan: computed once for a position, then used for all positions that may follow from it."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.appraiser import Appraiser, converted, ordered_sum
from resarcana_gui.games.resarcana.ai.income import income_of, yields_of
from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of, covers, total
from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.rules.codes import IN_DECK, MONUMENT_DECK_TOP, WINNING_POINTS
from resarcana_gui.games.resarcana.rules.placing import discounts
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State

FARTHEST: Final = 7
"""The number of rounds beyond which nothing is planned."""
MOST_COUNTED: Final = 40
"""The largest number of essences of one type that is distinguished."""


class Goal:
    """Something to claim: its cost, and its worth at once and in every round."""

    def __init__(self, number: int, cost: int, net: float, round_worth: float) -> None:
        self.number: Final = number
        self.cost: Final = [count_of(cost, essence) for essence in range(ESSENCES)]
        self.needs: Final = [essence for essence in range(ESSENCES) if self.cost[essence]]
        """The types of essences in its cost."""
        self.net: Final = net
        self.round_worth: Final = round_worth
        self.most: Final = net + FARTHEST * max(0.0, -round_worth)
        """An upper bound of its worth, however long it takes to reach."""


class Plan:
    """The expected length of the game, the worth of essences to the seat, and the worth of components."""

    def __init__(self, state: State, seat: int) -> None:
        self._cards: Final = state.cards.components
        self.round: Final = state.round
        self.horizon: Final = horizon_of(state)
        """The expected number of Collect phases still to come."""
        self.income: Final = income_of(state, seat)
        """How many essences of each type the seat collects in a round."""
        supply = [self.income[e] + count_of(state.pool[seat], e) for e in range(ESSENCES)]
        self.appraiser: Final = Appraiser(worths_of(state, seat), supply)
        self.pool_worth: Final = [_steps(worth) for worth in self.appraiser.worths]
        """The worth of each number of essences of each type in the pool."""
        count = state.cards.count
        self._rounds: Final = [UNKNOWN] * count
        self._nows: Final = [UNKNOWN] * count
        self._nets: Final = [UNKNOWN] * count
        self._yields: Final[list[list[float] | None]] = [None] * count
        self._creatures: Final = _types(state, seat, tables.CREATURE)
        self._dragons: Final = _types(state, seat, tables.DRAGON)
        self.discounts: Final = {card: _less(state, seat, self._cards[card]) for card in state.hand[seat] if card >= 0}
        """Discounts for the cards in hand."""
        self.goals: Final = self._goals(state)
        """What is worth claiming, sorted by the most it may be worth."""
        self.card_floor: Final = (
            weights.KEPT
            * max(self.appraiser.worths[GOLD], 2 * max(self.appraiser.worths[:GOLD]))
            * min(1.0, 0.4 + 0.4 * self.horizon)
        )
        """The least worth of a card in hand: what it gives when discarded."""

        self.known_cards: Final = frozenset(state.hand[seat])
        """The cards in hand. Cards that come later have the average worth."""
        self.drawn_worth: Final = self._mean_card(state, seat)
        self.token_worth: Final = max(weights.TOKEN, 1.0 - self.horizon)

    def _mean_card(self, state: State, seat: int) -> float:
        """Return the average worth of a card drawn from the deck."""
        own = [card for card in state.cards.artifacts if state.owner[card] == seat and state.zone[card] == IN_DECK]
        deck = own if len(own) >= len(state.deck[seat]) else list(state.cards.artifacts)
        worths = [max(self.card_floor, weights.HAND_PLAYED * self.net_worth(card)) for card in deck]
        return weights.DRAWN_SHARE * ordered_sum(worths) / max(1, len(worths))

    def round_worth(self, number: int) -> float:
        """Return the worth of a component in every coming round."""
        worth = self._rounds[number]
        if worth == UNKNOWN:
            worth = self._rounds[number] = self.appraiser.round(self._cards[number])
        return worth

    def later_worth(self, number: int) -> float:
        """Return the worth of a component's turning power in a later round."""
        return weights.TURNED_LATER * self.appraiser.turning_power(self._cards[number])

    def now_worth(self, number: int) -> float:
        """Return the worth of a straight component's turning power in this round."""
        worth = self._nows[number]
        if worth == UNKNOWN:
            worth = self._nows[number] = weights.NOW * self.appraiser.turning_power(self._cards[number])
        return worth

    def can_use(self, number: int, pool: int, on: int) -> bool:
        """Return whether a seat with this pool, and these essences on the component, can pay for a power that turns
        it."""
        for power in self._cards[number].powers:
            if power.turns and covers(pool, power.fixed) and total(pool - power.fixed) >= power.any_type:
                return covers(on, power.from_this)
        return False

    def net_worth(self, number: int) -> float:
        """Return the worth of an artifact, a monument or a Place of Power beyond its cost."""
        worth = self._nets[number]
        if worth == UNKNOWN:
            component = self._cards[number]
            worth = self._nets[number] = self.owned(component) - self.appraiser.cost(component.cost)
        return worth

    def owned(self, component: Component) -> float:
        """Return the worth of a component to the seat if it owned it from now on."""
        number = component.number
        worth = component.points + self.horizon * self.round_worth(number) + self.appraiser.presence(component)
        worth += component.per_creature * self._creatures + component.per_dragon * self._dragons
        return worth + self.now_worth(number)

    def _goals(self, state: State) -> list[Goal]:
        goals = [self._goal(number, self._cards[number].cost.fixed) for number in state.places]
        cost = state.cards.monument_cost
        goals += [self._goal(number, cost) for number in state.display]
        if state.monument_deck:
            unseen = [number for number in state.cards.monuments if number not in state.display]
            count = max(1, len(unseen))
            net = ordered_sum([self.net_worth(number) for number in unseen]) / count
            goals.append(Goal(MONUMENT_DECK_TOP, cost, net, ordered_sum([self.round_worth(n) for n in unseen]) / count))
        return sorted([goal for goal in goals if goal.net > 0], key=_most, reverse=True)

    def _goal(self, number: int, cost: int) -> Goal:
        return Goal(number, cost, self.net_worth(number), self.round_worth(number))

    def yields(self, number: int) -> list[float]:
        """Return how many essences of each type a component gives in a round, its powers included."""
        found = self._yields[number]
        if found is None:
            found = self._yields[number] = yields_of(self._cards[number])
        return found


UNKNOWN: Final = -1e9


def _most(goal: Goal) -> float:
    return goal.most


def _steps(worth: float) -> list[float]:
    """Return the worth of 0, 1, 2, ... essences of a type."""
    steps = [0.0]
    for number in range(MOST_COUNTED):
        steps.append(steps[-1] + worth * (1.0 if number < weights.PLENTY else weights.PLENTY_SHARE))
    return steps


def horizon_of(state: State) -> float:
    """Return the expected number of rounds to come."""
    best = max([points_of(state, seat) for seat in range(state.seats)])
    by_points = weights.ROUNDS_AT_THE_END + weights.ROUNDS_PER_POINT * max(0, WINNING_POINTS - best)
    return min(by_points, max(weights.ROUNDS_LEAST, weights.ROUNDS - max(1, state.round)))


def worths_of(state: State, seat: int) -> list[float]:
    """Return the worth of an essence of each type to a seat."""
    worths = [weights.ESSENCE] * GOLD + [weights.GOLD_ESSENCE]
    components = state.cards.components
    for card in state.hand[seat]:
        if card >= 0:
            _want(worths, components[card].cost.fixed, weights.WANTED)
    for number in state.play[seat]:
        component = components[number]
        if component.per_essence:
            for power in component.powers:
                _sink(worths, power.fixed, weights.SINK * converted(power, component))
    return worths


def _want(worths: list[float], cost: int, more: float) -> None:
    for essence in range(GOLD):
        if count_of(cost, essence):
            worths[essence] += more


def _sink(worths: list[float], cost: int, worth: float) -> None:
    for essence in range(ESSENCES):
        if count_of(cost, essence):
            worths[essence] = max(worths[essence], worth)


def _types(state: State, seat: int, artifact_type: int) -> float:
    """Return how many Dragons or Creatures a seat has in play; those in hand count half."""
    components = state.cards.components
    count = 0.0
    for number in state.play[seat]:
        count += 1.0 if components[number].types & artifact_type else 0.0
    for card in state.hand[seat]:
        if card >= 0 and components[card].types & artifact_type:
            count += 0.5
    return count


def _less(state: State, seat: int, card: Component) -> int:
    return sum([number for _, number, _ in discounts(state, seat, card)])
