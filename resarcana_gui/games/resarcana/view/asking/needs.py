"""How much a seat needs each essence: good enough for default payments and gains that few players want to change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, LIFE, counts, of, total
from resarcana_gui.games.resarcana.cards.tables import Component, Cost
from resarcana_gui.games.resarcana.rules.basic_moves import rivals
from resarcana_gui.games.resarcana.rules.payments import can_pay
from resarcana_gui.games.resarcana.rules.placing import price_of
from resarcana_gui.games.resarcana.rules.state import State

PLAIN: Final = 1.0
"""The worth of an essence without a use; all else is measured by it."""
PRECIOUS: Final = 2.2
"""The worth of Gold: more than any other essence, even a needed one."""
NEEDED: Final = 1.0
"""The additional worth of an essence that is part of a cost."""
EVENNESS: Final = 0.1
"""The most that the first essence of a type is worth more than a later one."""
PLACEMENT: Final = 1.5
"""The worth of being able to place a card at once."""
CLAIM: Final = 1.5
"""The worth of being able to claim a card at once."""
NEAR: Final = 3
"""A cost that lacks at most this much is worth saving for."""
DIGITS: Final = 6
"""Worths are rounded to this many digits, so that equal worths stay equal: since Python 3.12, floats add up a little
differently."""
COUNTED: Final = 40
"""Up to this many essences of a type are counted one by one."""


class Needs:
    """The worth of pools to a seat, at a view's table."""

    def __init__(self, view: State, seat: int) -> None:
        self._prices: Final = [*_placements(view, seat), *_claims(view)]
        self._steps: Final = [
            _steps(PRECIOUS if essence == GOLD else PLAIN, wanted) for essence, wanted in enumerate(_wanted(view, seat))
        ]

    def worth(self, pool: int) -> float:
        """Return the worth of a pool to the seat: its essences, and what they can pay for."""
        worth = sum(
            steps[min(count, COUNTED)] + max(0, count - COUNTED) * PLAIN
            for steps, count in zip(self._steps, counts(pool), strict=True)
        )
        return round(worth + sum(bonus for price, bonus in self._prices if can_pay(pool, price)), DIGITS)

    def ranked(self, amounts: Sequence[int], pool: int, *, paid: bool) -> list[int]:
        """Return amounts to pay from a pool, or to add to it, the most sensible first."""
        sign = -1 if paid else 1
        return sorted(amounts, key=lambda amount: -self.worth(pool + sign * amount))


def _steps(plain: float, wanted: int) -> list[float]:
    """Return the worth of 0, 1, 2, ... essences of a type of which this many are wanted."""
    steps = [0.0]
    for number in range(COUNTED):
        steps.append(steps[-1] + plain + EVENNESS / (number + 1) + (NEEDED if number < wanted else 0.0))
    return steps


def _wanted(view: State, seat: int) -> list[int]:
    """Return how many of each essence the seat has a use for."""
    wanted = [0] * ESSENCES
    for amount in _uses(view, seat):
        for essence, count in enumerate(counts(amount)):
            wanted[essence] += count
    return wanted


def _uses(view: State, seat: int) -> Iterator[int]:
    """Yield costs, each as an amount."""
    components = view.cards.components
    yield from (components[card].cost.fixed for card in view.hand[seat] if card >= 0)
    yield from (price.fixed for price, _ in _claims(view) if _near(view.pool[seat], price))
    for number in view.play[seat]:
        yield from _running(components[number])
    if any(_attacks(components[number]) for rival in rivals(view, seat) for number in view.play[rival]):
        yield of(LIFE, 2)


def _running(component: Component) -> Iterator[int]:
    """Yield what a component in play costs repeatedly."""
    if component.powers:
        yield max((power.fixed for power in component.powers), key=total)
    yield component.collect.curse
    yield from (react.fixed for react in component.reacts)


def _attacks(component: Component) -> bool:
    return any(effect.kind == tables.ATTACK for power in component.powers for effect in power.effects)


def _near(pool: int, price: Cost) -> bool:
    missing = sum(max(0, cost - have) for cost, have in zip(counts(price.fixed), counts(pool), strict=True))
    return missing <= NEAR


def _placements(view: State, seat: int) -> list[tuple[Cost, float]]:
    return [(price_of(view, seat, card), PLACEMENT) for card in view.hand[seat] if card >= 0]


def _claims(view: State) -> list[tuple[Cost, float]]:
    components = view.cards.components
    return [(components[number].cost, CLAIM) for number in (*view.places, *view.display[:1])]
