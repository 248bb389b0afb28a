"""The worth of components to a seat, in points, given the worth of each essence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import BITS, ESSENCES, FIELD, GOLD, GOLD_SHIFT, total
from resarcana_gui.games.resarcana.cards.tables import Collect, Component, Cost, Effect, Power
from resarcana_gui.kernel.exhaustive_table import by_number

TYPICAL_X: Final = 3
"""The number of essences assumed for an X."""


def ordered_sum(worths: list[float]) -> float:
    """Return the sum, ordered_sum from left to right. `sum` rounds differently since Python 3.12, and a game must be
    played the same on every version."""
    whole = 0.0
    for worth in worths:
        whole += worth
    return whole


class Appraiser:
    """The worth in points of essences, abilities and powers to one seat."""

    def __init__(self, worths: list[float], income: list[float]) -> None:
        """`worths` are the worths of an essence of each type; `income` is how many of each the seat has or collects
        in a round."""
        self.worths: Final = worths
        self._income: Final = income
        self._turnings: Final[dict[int, float]] = {}
        plain = sorted(worths[:GOLD])
        self.cheapest: Final = (plain[0] + plain[1]) / 2
        """The cost of paying one essence of any type."""

    def amount(self, amount: int) -> float:
        """Return the worth of an amount of essences."""
        worth = 0.0
        at = 0
        while amount:
            worth += (amount & FIELD) * self.worths[at]
            amount >>= BITS
            at += 1
        return worth

    def mix(self, number: int, types: int) -> float:
        """Return the worth of a number of essences of these types (a mask), chosen by their owner."""
        return number * max([self.worths[e] for e in range(ESSENCES) if types >> e & 1], default=0.0)

    def cost(self, cost: Cost) -> float:
        """Return the cost of placing or claiming a component, without discounts."""
        return self.amount(cost.fixed) + cost.any_type * self.cheapest

    def collect(self, ability: Collect) -> float:
        """Return the worth per round of a Collect ability, apart from what depends on essences left on the
        component."""
        return self.amount(ability.fixed) + COLLECTED[ability.kind](self, ability)

    def left_essences(self, ability: Collect, lying: int) -> float:
        """Return the worth per round that a Collect ability has because of the essences left on its component."""
        return LEFT[ability.kind](self, ability, lying)

    def turning_power(self, component: Component) -> float:
        """Return the worth of one use of the best power that turns the component; 0 if there is none."""
        worth = self._turnings.get(component.number)
        if worth is None:
            worths = [self.power(component, power) for power in component.powers if self._is_once(power)]
            worth = self._turnings[component.number] = max(worths, default=0.0)
        return worth

    def repeated_powers(self, component: Component) -> float:
        """Return the worth per round of the powers that can be used repeatedly."""
        return ordered_sum(
            [self._uses(power) * self.power(component, power) for power in component.powers if _is_repeated(power)]
        )

    def presence(self, component: Component) -> float:
        """Return the worth, once, of having a component in play: its reactions, its discount and its gain when
        claimed."""
        worth = weights.DISCOUNT * component.discount.less * (0.4 if component.discount.types else 1.0)
        for react in component.reacts:
            worth += REACTS[react.trigger]
        return worth + self.mix(component.claim.number, component.claim.types)

    def round(self, component: Component) -> float:
        """Return the worth of a component in every round to come."""
        once = weights.TURNED_LATER * self.turning_power(component)
        return self.collect(component.collect) + once + self.repeated_powers(component)

    def power(self, component: Component, power: Power) -> float:
        """Return the worth of one use of a power beyond its cost; never negative, since a power need not be used."""
        gains = 0.0
        for effect in power.effects:
            gains += self.effect(component, power, effect)
        worth = max(0.0, gains - self._price(power))
        return worth if self._has(power.fixed) and not power.from_this else worth * weights.SCARCE

    def effect(self, component: Component, power: Power, effect: Effect) -> float:
        """Return the worth of one effect of a power."""
        return VALUES[effect.kind](self, component, effect)

    def put(self, component: Component, essences: int) -> float:
        """Return the worth of essences that lie on the component: points, where they score."""
        worth = weights.LYING * self.amount(essences)
        at = 0
        while essences:
            if component.per_essence >> at & 1:
                worth += (essences & FIELD) * (1.0 - weights.LYING * self.worths[at])
            essences >>= BITS
            at += 1
        return worth

    def _price(self, power: Power) -> float:
        price = self.amount(power.fixed) + self.amount(power.from_this) + power.any_type * self.cheapest
        if power.one_of:
            price += self.cheapest
        if power.same_type:
            price += TYPICAL_X * self.cheapest
        return price + CHOICES[power.choice]

    def _has(self, fixed: int) -> bool:
        at = 0
        while fixed:
            if fixed & FIELD > self._income[at]:
                return False
            fixed >>= BITS
            at += 1
        return True

    def _uses(self, power: Power) -> float:
        """Return how often per round a power that does not turn its component can be paid for."""
        uses = weights.MOST_REPEATS
        fixed = power.fixed
        at = 0
        while fixed:
            if fixed & FIELD:
                uses = min(uses, 0.15 + 0.7 * self._income[at] / (fixed & FIELD))
            fixed >>= BITS
            at += 1
        return uses

    def _is_once(self, power: Power) -> bool:
        return power.turns and not power.destroys_this


def _is_repeated(power: Power) -> bool:
    return not power.turns and not power.destroys_this and not power.while_turned


def converted(power: Power, component: Component) -> float:
    """Return the points that each essence of the power's cost becomes if the power puts scoring essences on its own
    component; 0 for other powers."""
    size = total(power.fixed)
    if not size or power.any_type or power.choice:
        return 0.0
    points = 0
    for effect in power.effects:
        if effect.kind == tables.PUT:
            essences = effect.essences
            points += total(essences) if component.per_essence and essences else 0
    return points / size


# ----------------------------------------------------------------------------------------- effects, one by one


def _gain(owner: Appraiser, component: Component, effect: Effect) -> float:
    return owner.amount(effect.essences)


def _put(owner: Appraiser, component: Component, effect: Effect) -> float:
    return owner.put(component, effect.essences)


def _gain_mix(owner: Appraiser, component: Component, effect: Effect) -> float:
    return owner.mix(effect.number, effect.types)


def _put_mix(owner: Appraiser, component: Component, effect: Effect) -> float:
    return weights.LYING * owner.mix(effect.number, effect.types)


def _gain_cost(owner: Appraiser, component: Component, effect: Effect) -> float:
    return owner.mix(TYPICAL_X + effect.number, effect.types)


def _gain_x(owner: Appraiser, component: Component, effect: Effect) -> float:
    return owner.mix(TYPICAL_X, effect.types)


def _rivals_gain(owner: Appraiser, component: Component, effect: Effect) -> float:
    return -owner.amount(effect.essences) / 2


def _put_spent(owner: Appraiser, component: Component, effect: Effect) -> float:
    return weights.LYING * owner.cheapest


def _straighten(owner: Appraiser, component: Component, effect: Effect) -> float:
    return weights.STRAIGHTENED


def _straighten_this(owner: Appraiser, component: Component, effect: Effect) -> float:
    """Return 0: the component's other powers are already counted as if it were straight in every round."""
    return 0.0


def _draw(owner: Appraiser, component: Component, effect: Effect) -> float:
    return weights.DRAWN * effect.number


def _discard_drawn(owner: Appraiser, component: Component, effect: Effect) -> float:
    return -2.7 * weights.DRAWN


def _look(owner: Appraiser, component: Component, effect: Effect) -> float:
    """Return 0: the search sees what the new order of the cards leads to."""
    return 0.0


def _attack(owner: Appraiser, component: Component, effect: Effect) -> float:
    return weights.LIFE_LOST * effect.number


def _match_rival(owner: Appraiser, component: Component, effect: Effect) -> float:
    return 2 * weights.ESSENCE


def _place(owner: Appraiser, component: Component, effect: Effect) -> float:
    return weights.PLACED_CHEAPLY


def _check_victory(owner: Appraiser, component: Component, effect: Effect) -> float:
    """Return 0: it ends the game but brings no points, and the search sees who wins."""
    return 0.0


VALUES: Final[tuple[Callable[[Appraiser, Component, Effect], float], ...]] = by_number(
    f"{__name__}.VALUES",
    tables.EFFECTS,
    {
        tables.GAIN: _gain,
        tables.PUT: _put,
        tables.GAIN_MIX: _gain_mix,
        tables.PUT_MIX: _put_mix,
        tables.GAIN_COST: _gain_cost,
        tables.RIVALS_GAIN: _rivals_gain,
        tables.GAIN_X: _gain_x,
        tables.PUT_SPENT_ANYWHERE: _put_spent,
        tables.PUT_SPENT: _put_spent,
        tables.STRAIGHTEN: _straighten,
        tables.STRAIGHTEN_CREATURE: _straighten,
        tables.STRAIGHTEN_THIS: _straighten_this,
        tables.DRAW: _draw,
        tables.DISCARD_DRAWN: _discard_drawn,
        tables.LOOK: _look,
        tables.ATTACK: _attack,
        tables.MATCH_RIVAL: _match_rival,
        tables.PLACE_ARTIFACT: _place,
        tables.CHECK_VICTORY: _check_victory,
    },
)
"""The worth of each kind of effect."""

CHOICES: Final[tuple[float, ...]] = by_number(
    f"{__name__}.CHOICES",
    tables.CHOICES,
    {
        tables.NO_CHOICE: 0.0,
        tables.TURN_CREATURE: weights.TURNED_ASIDE,
        tables.TURN_DRAGON: weights.TURNED_ASIDE,
        tables.DESTROY_ARTIFACT: weights.DESTROYED,
        tables.DESTROY_OTHER_ARTIFACT: weights.DESTROYED,
        tables.DESTROY_DRAGON_OR_CREATURE: weights.DESTROYED,
        tables.DISCARD_CARD: weights.DESTROYED,
    },
)
"""The cost of giving up what is chosen for a power."""

REACTS: Final[tuple[float, ...]] = by_number(
    f"{__name__}.REACTS",
    tables.TRIGGERS,
    {tables.TO_LIFE_LOSS: weights.PROTECTION, tables.TO_DRAGON: weights.PROTECTION, tables.TO_CHECK: 1.0},
)
"""The worth of a reaction to each trigger."""


# ----------------------------------------------------------------------------------------------------- collect


def _nothing(owner: Appraiser, ability: Collect) -> float:
    return 0.0


def _mix(owner: Appraiser, ability: Collect) -> float:
    return owner.mix(ability.number, ability.types)


def _curse(owner: Appraiser, ability: Collect) -> float:
    return -owner.amount(ability.curse)


def _nothing_more(owner: Appraiser, ability: Collect, lying: int) -> float:
    return 0.0


def _interest(owner: Appraiser, ability: Collect, lying: int) -> float:
    return owner.mix(ability.number, ability.types) if lying >> GOLD_SHIFT else 0.0


def _growth(owner: Appraiser, ability: Collect, lying: int) -> float:
    return ability.number * weights.ESSENCE


COLLECTED: Final[tuple[Callable[[Appraiser, Collect], float], ...]] = by_number(
    f"{__name__}.COLLECTED",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: _nothing,
        tables.COLLECT_MIX: _mix,
        tables.COLLECT_INTEREST: _nothing,
        tables.COLLECT_GROWTH: _nothing,
        tables.COLLECT_CURSE: _curse,
    },
)
"""For each kind of Collect ability, its worth per round beyond the fixed gain, whatever lies on the component."""

LEFT: Final[tuple[Callable[[Appraiser, Collect, int], float], ...]] = by_number(
    f"{__name__}.LEFT",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: _nothing_more,
        tables.COLLECT_MIX: _nothing_more,
        tables.COLLECT_INTEREST: _interest,
        tables.COLLECT_GROWTH: _growth,
        tables.COLLECT_CURSE: _nothing_more,
    },
)
"""For each kind of Collect ability, its worth per round because of the essences left on the component."""
