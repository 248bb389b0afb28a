"""What cards are worth by what is printed on them, in points: the hand-made judgement of the greedy opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.cards.tables import Card, CardEffect, Power
from resarcana_gui.games.seasons.rules.codes import END, PER_SEASON
from resarcana_gui.games.seasons.rules.state import State

PACE: Final = 2.0
"""Spaces that the season marker moves in a usual round."""
ENERGY: Final = 1.7
"""An energy of one's choice, while there is time to use it."""
LATE: Final = 1.2
"""Rounds before the end within which energies and rooms are worth less and less."""
ROOM: Final = 4.0
"""Room in the gauge for a card that a seat holds."""
DRAWN: Final = 4.0
"""A card drawn, while there is time to summon it."""
USED: Final = 0.7
"""The share of the rounds left in which a power is used."""
PERMISSION: Final = 2.0
"""Being allowed to crystallise for a turn."""
DISCOUNT: Final = 0.5
"""An energy saved in a round, with an energy's worth as the unit."""
CRYSTALLISED: Final = 1.3
"""Energies that a seat crystallises in a usual round."""
SUMMONED: Final = 0.45
"""Cards that a seat summons in a usual round."""
LIMIT: Final = 2.0
"""A larger reserve."""
HELM: Final = 0.4
"""The chance that a condition at the end of the game comes true."""
LANTERN: Final = 4.0
"""Energies in a reserve at the end, for those that count them."""

EACH: Final[dict[int, float]] = {
    tables.CRYSTALS: 1.0,
    tables.OPPONENTS_GIVE: 1.8,
    tables.OPPONENTS_GIVE_OR_SACRIFICE: 1.5,
    tables.OPPONENTS_LOSE: 0.7,
    tables.OPPONENTS_GAUGE: 2.0,
    tables.OPPONENTS_DRAW: 0.5,
    tables.CRYSTALS_IF_FULL: 0.5,
    tables.CRYSTALS_PER_ITEM: 3.0,
    tables.CRYSTALS_PER_FAMILIAR: 1.5,
    tables.CRYSTALLISE_PAID: 0.45,
    tables.CRYSTALLISE_RESERVE: 3.5,
    tables.LOSE: -0.8,
    tables.TAKE_IF_RICHEST: 0.9,
}
"""Points for each of an effect's number."""
ENERGIES_EACH: Final[dict[int, float]] = {
    tables.ENERGIES: 1.0,
    tables.STORE: 1.0,
    tables.ENERGIES_IF_POOR: 0.6,
    tables.ENERGIES_PER_ITEM: 3.0,
}
"""Energies for each of an effect's number."""
FLAT: Final[dict[int, float]] = {
    tables.KEEP_ONE: 5.0,
    tables.PLAY_ONE: 8.0,
    tables.DEAL: 3.0,
    tables.OPPONENTS_SACRIFICE: 6.0,
    tables.OPPONENTS_TURN_INTO: 2.0,
    tables.TAKE_BACK: 1.0,
    tables.MOVE_SEASON: 2.0,
    tables.PLAY_FROM_HAND: 5.0,
    tables.PERMIT: PERMISSION,
    tables.PLAY_TOP: 2.5,
    tables.FILL: 1.5,
    tables.DRAW_OR_DISCARD: 7.0,
    tables.EXCHANGE: 1.0,
    tables.REROLL: 0.8,
}
"""Points for an effect, whatever its number."""


def rounds_left(state: State) -> float:
    """Return about how many rounds are still to come."""
    return max(0.0, (END - state.p) / PACE)


def usefulness(rounds: float) -> float:
    """Return the share of their usual worth that energies and the like have with so many rounds left."""
    return min(1.0, rounds / LATE)


def effects_worth(effects: Sequence[CardEffect], rounds: float) -> float:
    """Return what effects are worth when they happen once."""
    worth = 0.0
    useful = usefulness(rounds)
    for effect in effects:
        kind, number = effect.kind, effect.number
        worth += EACH.get(kind, 0.0) * number + FLAT.get(kind, 0.0)
        worth += useful * ENERGY * ENERGIES_EACH.get(kind, 0.0) * number
        if kind == tables.GAIN:
            worth += useful * ENERGY * total(effect.energies)
        elif kind == tables.GAUGE:
            worth += useful * ROOM * number
        elif kind == tables.DRAW:
            worth += useful * DRAWN * number
        elif kind == tables.COPY_RESERVE:
            worth += useful * ENERGY * 4.0
    return worth


def power_worth(power: Power, rounds: float) -> float:
    """Return what a power brings until the end of the game, its costs deducted."""
    energies = total(power.fixed) + power.any_type + power.same_type
    worth = effects_worth(power.effects, rounds) - energies * ENERGY * 0.8 - power.crystals
    if power.sacrifices_this:
        return 0.85 * worth
    if power.sacrifices or power.familiar:
        return max(0.0, 0.2 * worth)
    return max(0.0, worth) * rounds * USED


def lasting_worth(card: Card, rounds: float) -> float:
    """Return what a card in play still brings, beside its prestige, until the end of the game."""
    worth = effects_worth(card.season, rounds) * rounds * PACE / PER_SEASON
    worth += effects_worth(card.round_end, rounds) * rounds
    worth += effects_worth(card.summoning, rounds) * rounds * SUMMONED
    best = 0.0
    for power in card.powers:
        best = max(best, power_worth(power, rounds))
    worth += best + card.worth * rounds * CRYSTALLISED + card.discount * rounds * DISCOUNT * ENERGY
    worth += (card.summoning_tax + card.activation_tax) * rounds * SUMMONED
    return worth + (LIMIT * usefulness(rounds) if card.limit else 0.0)


def end_worth(card: Card) -> float:
    """Return what a card that is not in play yet may bring at the end of the game beside its prestige."""
    if card.end == tables.NO_POINTS:
        return 0.0
    return card.end_number * (LANTERN if card.end == tables.PER_ENERGY else HELM)


def entering_worth(card: Card, rounds: float) -> float:
    """Return what a card brings when it enters play, prestige included."""
    worth = card.prestige + effects_worth(card.enter, rounds) + end_worth(card)
    for effects in card.elements:
        worth += 0.5 * effects_worth(effects, rounds)
    return worth


def price_of(card: Card, seats: int, rounds: float) -> float:
    """Return what it costs to summon a card."""
    energies = 2.0 if card.elements else total(card.energies[seats - 2])
    return card.crystals[seats - 2] + energies * ENERGY * usefulness(rounds)


def net_worth(card: Card, seats: int, rounds: float) -> float:
    """Return what it is worth to have a card to summon, at least nothing."""
    return max(0.0, entering_worth(card, rounds) + lasting_worth(card, rounds) - price_of(card, seats, rounds))
