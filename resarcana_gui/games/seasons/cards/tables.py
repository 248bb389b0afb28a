"""The cards and dice as the rules read them: plain objects with ints, made once by the loader, never changed.

Vocabulary and meaning are documented at the head of cards.yaml. A card is known by its number, its index in
`CardSet.cards`; there are two copies of each. What lies in play is a copy: `number * COPIES` or one more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

COPIES: Final = 2
"""The copies of each card in a game."""

ITEM: Final = 0
FAMILIAR: Final = 1
TYPES: Final = ("item", "familiar")

SEASONS: Final = ("winter", "spring", "summer", "autumn")
DICE_PER_SEASON: Final = 5
FACES: Final = 6
GROUP: Final = 9
"""The cards of a preset group, and of every player after the draft."""

# Kinds of effects, each with the meaning of `number` and the other fields that it uses.
GAUGE: Final = 0  # + number
CRYSTALS: Final = 1  # + number
GAIN: Final = 2  # energies (packed)
ENERGIES: Final = 3  # number, of choice
STORE: Final = 4  # number of choice, on this card
DRAW: Final = 5  # number
KEEP_ONE: Final = 6  # of number drawn
PLAY_ONE: Final = 7  # of number drawn
DEAL: Final = 8
OPPONENTS_SACRIFICE: Final = 9
OPPONENTS_GIVE: Final = 10  # number crystals
OPPONENTS_GIVE_OR_SACRIFICE: Final = 11  # number crystals
OPPONENTS_LOSE: Final = 12  # number crystals
OPPONENTS_GAUGE: Final = 13  # - number
OPPONENTS_DRAW: Final = 14  # number
OPPONENTS_TURN_INTO: Final = 15  # number: the energy
CRYSTALS_IF_FULL: Final = 16  # number crystals, with `bound` energies or more
ENERGIES_IF_POOR: Final = 17  # number of choice, with `bound` energies or fewer
TAKE_BACK: Final = 18
COPY_RESERVE: Final = 19
MOVE_SEASON: Final = 20  # number: the most spaces
CRYSTALS_PER_ITEM: Final = 21  # number for each
ENERGIES_PER_ITEM: Final = 22  # number for each
CRYSTALS_PER_FAMILIAR: Final = 23  # number for each
PLAY_FROM_HAND: Final = 24
CRYSTALLISE_PAID: Final = 25  # number crystals in all
CRYSTALLISE_RESERVE: Final = 26  # number crystals each
PERMIT: Final = 27
PLAY_TOP: Final = 28  # number: the price in energies
DISCARD_TOP: Final = 29
FILL: Final = 30  # to `bound` energies, then number crystals
DRAW_OR_DISCARD: Final = 31
TAKE_IF_RICHEST: Final = 32  # number crystals
EXCHANGE: Final = 33
LOSE: Final = 34  # number crystals
PASS_LEFT: Final = 35
REROLL: Final = 36
EFFECTS: Final = (
    "gauge",
    "crystals",
    "gain",
    "energies",
    "store",
    "draw",
    "keep_one",
    "play_one",
    "deal",
    "opponents_sacrifice",
    "opponents_give",
    "opponents_give_or_sacrifice",
    "opponents_lose",
    "opponents_gauge",
    "opponents_draw",
    "opponents_turn_into",
    "crystals_if_full",
    "energies_if_poor",
    "take_back",
    "copy_reserve",
    "move_season",
    "crystals_per_item",
    "energies_per_item",
    "crystals_per_familiar",
    "play_from_hand",
    "crystallise_paid",
    "crystallise_reserve",
    "permit",
    "play_top",
    "discard_top",
    "fill",
    "draw_or_discard",
    "take_if_richest",
    "exchange",
    "lose",
    "pass_left",
    "reroll",
)

# Points at the end of the game.
NO_POINTS: Final = 0
MOST_CARDS: Final = 1
PER_ENERGY: Final = 2
NO_FAMILIAR: Final = 3
ENDS: Final = ("nothing", "most_cards", "energies", "no_familiar")


class CardEffect:
    """One effect; which fields count depends on the kind."""

    def __init__(self, kind: int, number: int = 0, energies: int = 0, bound: int = 0) -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.energies: Final = energies
        self.bound: Final = bound


class Power:
    """An activation: its cost beside turning the card, and its effects in order."""

    def __init__(
        self,
        *,
        fixed: int,
        any_type: int,
        same_type: int,
        crystals: int,
        exchanges: bool,
        sacrifices_this: bool,
        sacrifices: int,
        familiar: bool,
        reserve: bool,
        before_die: bool,
        effects: Sequence[CardEffect],
    ) -> None:
        self.fixed: Final = fixed
        """Energies to pay (packed)."""
        self.any_type: Final = any_type
        """How many energies of any types to pay."""
        self.same_type: Final = same_type
        """How many energies of a single type to pay."""
        self.crystals: Final = crystals
        self.exchanges: Final = exchanges
        """Any number of energies of one type is named, and costs as many crystals."""
        self.sacrifices_this: Final = sacrifices_this
        self.sacrifices: Final = sacrifices
        """How many own cards in play to sacrifice."""
        self.familiar: Final = familiar
        """A familiar is discarded from hand or sacrificed."""
        self.reserve: Final = reserve
        """The whole reserve is discarded."""
        self.before_die: Final = before_die
        """It can be used before the own die, and only then."""
        self.effects: Final = tuple(effects)
        self.paid: Final = bool(fixed or any_type or same_type or exchanges)
        """Energies are needed for it."""
        self.plays_free: Final = any(effect.kind == PLAY_FROM_HAND for effect in effects)
        self.needs_pile: Final = any(effect.kind in (PLAY_TOP, DISCARD_TOP) for effect in effects)


class Card:
    """One card, with everything printed on it."""

    def __init__(
        self,
        *,
        number: int,
        slug: str,
        type_: int,
        advanced: bool,
        energies: Sequence[int],
        crystals: Sequence[int],
        prestige: int,
        enter: Sequence[CardEffect],
        elements: Sequence[Sequence[CardEffect]],
        summoning: Sequence[CardEffect],
        season: Sequence[CardEffect],
        round_end: Sequence[CardEffect],
        powers: Sequence[Power],
        end: int,
        end_number: int,
        limit: int,
        discount: int,
        worth: int,
        summoning_tax: int,
        activation_tax: int,
        clears_reserve: bool,
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        """Its name in cards.yaml, commands and saves."""
        self.familiar: Final = type_ == FAMILIAR
        self.advanced: Final = advanced
        """Used at the archmage level only."""
        self.energies: Final = tuple(energies)
        """The energies that it costs, packed, with 2, 3 and 4 players."""
        self.crystals: Final = tuple(crystals)
        """The crystals that it costs, with 2, 3 and 4 players."""
        self.prestige: Final = prestige
        self.enter: Final = tuple(enter)
        self.elements: Final = tuple([tuple(effects) for effects in elements])
        """The effects of each energy, where its cost is 1 to 4 different ones; empty for all other cards."""
        self.summoning: Final = tuple(summoning)
        self.season: Final = tuple(season)
        self.round_end: Final = tuple(round_end)
        self.powers: Final = tuple(powers)
        self.end: Final = end
        """What gives points at the end: one of ENDS."""
        self.end_number: Final = end_number
        self.limit: Final = limit
        """How many energies the reserve of its owner holds; 0 for a card that does not say so."""
        self.discount: Final = discount
        self.worth: Final = worth
        self.summoning_tax: Final = summoning_tax
        self.activation_tax: Final = activation_tax
        self.clears_reserve: Final = clears_reserve
        self.spendable: Final = any(effect.kind == STORE for effect in enter)
        """Energies on it are spent like those of the reserve."""
        self.reacts: Final = bool(summoning or season or round_end)


class Face:
    """One face of a die."""

    def __init__(self, energies: int, crystals: int, gauge: int, draws: bool, crystallises: bool, pips: int) -> None:
        self.energies: Final = energies
        self.crystals: Final = crystals
        self.gauge: Final = gauge
        self.draws: Final = draws
        self.crystallises: Final = crystallises
        self.pips: Final = pips


class CardSet:
    """All cards, dice and groups of the game."""

    def __init__(
        self,
        cards: Sequence[Card],
        groups: Sequence[Sequence[int]],
        faces: Sequence[Face],
        worth: Sequence[Sequence[int]],
    ) -> None:
        self.cards: Final = tuple(cards)
        self.count: Final = len(self.cards)
        self.numbers: Final = {card.slug: card.number for card in self.cards}
        self.basic: Final = tuple([card.number for card in self.cards if not card.advanced])
        self.groups: Final = tuple([tuple(sorted(group)) for group in groups])
        self.faces: Final = tuple(faces)
        """All faces of all dice: (season * DICE_PER_SEASON + die) * FACES + face."""
        self.worth: Final = tuple([tuple(row) for row in worth])
        """The crystals for each energy, by season."""
        self.copies: Final = tuple([card for card in self.cards for _ in range(COPIES)])
        """The card of each copy in play."""
