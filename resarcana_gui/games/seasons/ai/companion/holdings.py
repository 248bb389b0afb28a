"""What a seat holds and what its cards cost, for notes and facts: plain functions of a view."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.energies import NAMES, count_of, counts, total
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import (
    discount_of,
    extra_worth,
    missing,
    spendable,
    summoning_tax,
)
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import affordable, energy_cost
from resarcana_gui.games.seasons.rules.summoning import payable as is_payable

__all__ = [
    "NAMES",
    "bonus_costs",
    "cost_of",
    "is_needed",
    "lacking",
    "payable",
    "price_now",
    "to_summon",
    "worth_of",
]


def price_now(view: State, seat: int, energy: int, season: int | None = None) -> int:
    """Return the crystals for one energy that a seat crystallises: in this season, or in the one given."""
    row = view.cards.worth[codes.season_of(view.p) if season is None else season]
    return row[energy] + extra_worth(view, seat)


def worth_of(view: State, seat: int, amount: int, season: int | None = None) -> int:
    """Return the crystals for an amount of energies, in this season or in the one given."""
    return sum(count * price_now(view, seat, energy, season) for energy, count in enumerate(counts(amount)))


def to_summon(view: State, seat: int) -> list[int]:
    """Return the different cards of a hand, those worth most points first."""
    known = {number for number in view.hand[seat] if number >= 0}
    return sorted(known, key=lambda number: (-view.cards.cards[number].prestige, number))


def cost_of(view: State, number: int) -> int:
    """Return the energies that are printed on a card, with this many players."""
    return energy_cost(view, number)


def lacking(view: State, seat: int) -> list[tuple[int, int]]:
    """Return the cards of a hand that lack energies, with those that they lack; those that lack least first. A card
    that a discount makes up for lacks nothing."""
    held, discount, found = spendable(view, seat), discount_of(view, seat), list[tuple[int, int]]()
    for number in to_summon(view, seat):
        cost = cost_of(view, number)
        if not is_payable(held, cost, discount):
            found.append((number, missing(held, cost)))
    return sorted(found, key=lambda entry: total(entry[1]))


def payable(view: State, seat: int) -> list[int]:
    """Return the cards of a hand that a seat can pay for, whether there is room for them or not."""
    amount, discount, tax = spendable(view, seat), discount_of(view, seat), summoning_tax(view, seat)
    return [number for number in to_summon(view, seat) if affordable(view, seat, number, amount, discount, tax)]


def is_needed(view: State, seat: int, energy: int) -> bool:
    """Return whether any card in hand costs this energy."""
    cards = view.cards.cards
    return any(count_of(cost_of(view, n), energy) or cards[n].elements for n in to_summon(view, seat))


def bonus_costs(view: State, seat: int) -> int:
    """Return the points that one more bonus costs at the end."""
    used = view.bonuses[seat]
    return codes.PENALTIES[used + 1] - codes.PENALTIES[used]
