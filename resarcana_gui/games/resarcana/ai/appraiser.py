"""What components are worth to a seat, given what it makes of each essence."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import BITS, ESSENCES, FIELD, GOLD, total
from resarcana_gui.games.resarcana.cards.tables import Collect, Component, Cost, Effect, Power

USUAL_X: Final = 3
"""How many essences go into an X, usually."""


class Appraiser:
    """Worths in points, for essences of these worths."""

    def __init__(self, worths: list[float], income: list[float]) -> None:
        """What an essence of each type is worth, and how many of each the seat has or collects in a round."""
        self.worths: Final = worths
        self._income: Final = income
        plain = sorted(worths[:GOLD])
        self.cheapest: Final = (plain[0] + plain[1]) / 2
        """What it costs to pay one essence of any type."""

    def amount(self, amount: int) -> float:
        """So many essences."""
        worth = 0.0
        at = 0
        while amount:
            worth += (amount & FIELD) * self.worths[at]
            amount >>= BITS
            at += 1
        return worth

    def mix(self, number: int, types: int) -> float:
        """So many essences of the types, of the owner's choice."""
        return number * max([self.worths[e] for e in range(ESSENCES) if types >> e & 1], default=0.0)

    def cost(self, cost: Cost) -> float:
        """What it costs to place or claim a component, without discounts."""
        return self.amount(cost.fixed) + cost.any_type * self.cheapest

    def collect(self, ability: Collect) -> float:
        """What a Collect ability brings in a round, but for what depends on essences left on the component."""
        worth = self.amount(ability.fixed)
        if ability.kind == tables.COLLECT_ONE_OF:
            return worth + self.mix(1, ability.types)
        if ability.kind == tables.COLLECT_MIX:
            return worth + self.mix(ability.number, ability.types)
        if ability.kind == tables.COLLECT_CURSE:
            return worth - self.amount(ability.essences)
        return worth

    def turning(self, component: Component) -> float:
        """The best power that turns the component: what one use brings."""
        return max([self.power(component, power) for power in component.powers if self._is_once(power)], default=0.0)

    def repeating(self, component: Component) -> float:
        """What the powers that can be used again and again bring in a round."""
        return sum(
            [self._uses(power) * self.power(component, power) for power in component.powers if _is_repeated(power)]
        )

    def lasting(self, component: Component) -> float:
        """What a component brings by being there, once: protection, discounts."""
        worth = weights.DISCOUNT * component.discount * (0.4 if component.discount_types else 1.0)
        for react in component.reacts:
            worth += 1.0 if react.trigger == tables.TO_CHECK else weights.PROTECTION
        return worth + self.mix(component.claim_mix, component.claim_types)

    def round(self, component: Component) -> float:
        """What a component brings in every round to come."""
        once = weights.TURNED_LATER * self.turning(component)
        return self.collect(component.collect) + once + self.repeating(component)

    def power(self, component: Component, power: Power) -> float:
        """What one use of a power brings beyond its cost; not less than nothing, for it need not be used."""
        gains = 0.0
        for effect in power.effects:
            gains += self.effect(component, power, effect)
        worth = max(0.0, gains - self._price(power))
        return worth if self._has(power.fixed) and not power.from_this else worth * weights.SCARCE

    def effect(self, component: Component, power: Power, effect: Effect) -> float:
        """What one effect of a power brings."""
        kind = effect.kind
        if kind == tables.GAIN:
            return self.amount(effect.essences)
        if kind == tables.PUT:
            return self._put(component, effect.essences)
        if kind in (tables.GAIN_MIX, tables.PUT_MIX):
            share = weights.LYING if kind == tables.PUT_MIX else 1.0
            return share * self.mix(effect.number, effect.types)
        if kind in (tables.GAIN_X, tables.GAIN_COST):
            number = USUAL_X if kind == tables.GAIN_X else USUAL_X + effect.number
            return self.mix(number, effect.types)
        if kind in (tables.PUT_SPENT, tables.PUT_SPENT_ANYWHERE):
            return weights.LYING * self.cheapest
        return _plain_effect(effect) - (self.amount(effect.essences) if kind == tables.RIVALS_GAIN else 0.0) / 2

    def _put(self, component: Component, essences: int) -> float:
        """Essences on the component itself: points, where they score."""
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
            price += USUAL_X * self.cheapest
        if power.choice in (tables.TURN_CREATURE, tables.TURN_DRAGON):
            price += weights.TURNED_ASIDE
        elif power.choice != tables.NO_CHOICE:
            price += weights.DESTROYED
        return price

    def _has(self, fixed: int) -> bool:
        at = 0
        while fixed:
            if fixed & FIELD > self._income[at]:
                return False
            fixed >>= BITS
            at += 1
        return True

    def _uses(self, power: Power) -> float:
        """How often a power without turning can be paid for in a round."""
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


def _plain_effect(effect: Effect) -> float:
    kind = effect.kind
    if kind == tables.DRAW:
        return weights.DRAWN * effect.number
    if kind == tables.DISCARD_DRAWN:
        return -2.7 * weights.DRAWN
    if kind in (tables.STRAIGHTEN, tables.STRAIGHTEN_CREATURE):
        return weights.STRAIGHTENED
    if kind == tables.ATTACK:
        return weights.LIFE_LOST * effect.number
    if kind == tables.MATCH_RIVAL:
        return 2 * weights.ESSENCE
    if kind == tables.PLACE_ARTIFACT:
        return weights.PLACED_CHEAPLY
    return 0.0


def converted(power: Power, component: Component) -> float:
    """How many points an essence of the power's cost becomes, where the power puts scoring essences on its own
    component; 0 for others."""
    size = total(power.fixed)
    if not size or power.any_type or power.choice:
        return 0.0
    points = 0
    for effect in power.effects:
        if effect.kind == tables.PUT:
            essences = effect.essences
            points += total(essences) if component.per_essence and essences else 0
    return points / size
