"""Payments worked out in the slowest and plainest way, for comparison with those that the rules offer."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

from resarcana_gui.games.resarcana.cards import essences
from tests.games.resarcana.components.component_tables import ALL, text

ANY = "*"


def tokens(fixed: str, number: int) -> list[str]:
    """A cost essence by essence: letters, and a star for each of any kind."""
    counts = essences.counts(essences.parsed(fixed))
    return [letter for letter, count in zip(ALL, counts, strict=True) for _ in range(count)] + [ANY] * number


def discounted(cost: list[str], not_gold: int, dragon: int) -> set[tuple[str, ...]]:
    """What may be left of a cost after a discount of some essences but Gold, then of some of any kind."""
    left = {tuple(cost)}
    for number, spares_gold in ((not_gold, True), (dragon, False)):
        left = {rest for each in left for rest in _less(each, number, spares_gold)}
    return left


def _less(cost: tuple[str, ...], number: int, spares_gold: bool) -> set[tuple[str, ...]]:
    may_go = [at for at, token in enumerate(cost) if not (spares_gold and token == "G")]
    number = min(number, len(may_go))
    return {tuple(token for at, token in enumerate(cost) if at not in taken) for taken in combinations(may_go, number)}


def ways_to_pay(costs: set[tuple[str, ...]], pool: str) -> set[str]:
    """Every payment that settles one of the costs from a pool."""
    found = set()
    for cost in costs:
        letters = [token for token in cost if token != ANY]
        for mix in combinations_with_replacement(ALL, cost.count(ANY)):
            paid = text(*letters, *mix)
            if essences.covers(essences.parsed(pool), essences.parsed(paid)):
                found.add(paid)
    return found


def two_and_some_alike(pool: str) -> set[str]:
    """Every payment of two essences of any kind and any number that are alike."""
    held = essences.parsed(pool)
    found = set()
    for mix, letter, number in product(combinations_with_replacement(ALL, 2), ALL, range(10)):
        paid = text(*mix, *(letter for _ in range(number)))
        if essences.covers(held, essences.parsed(paid)):
            found.add(paid)
    return found
