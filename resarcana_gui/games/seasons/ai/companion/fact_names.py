"""The names of the facts and notes that explain advice; the narrator has a sentence for each (`companion.why`).

Facts are amounts in a position, some time after an answer. Notes are about an answer itself; their numbers are said
beside each name, in the order `here`, `elsewhere`, `now`. What a name is about follows it: a card, an energy, a seat.
"""

from __future__ import annotations

from typing import Final

SEPARATOR: Final = ":"

# Facts.

CRYSTALS: Final = "crystals"
OPPONENT_CRYSTALS: Final = "opponent_crystals"
"""With a seat."""
ENERGY: Final = "energy"
"""With an energy: those that can be spent."""
ROOM: Final = "room"
"""The gauge."""
PLACED: Final = "placed"
"""With a card in play, one's own."""
OPPONENT_PLACED: Final = "opponent_placed"
"""With a seat and a card."""
PENALTY: Final = "penalty"
"""The points that bonuses cost so far."""

# Notes on cards.

GOES_WITH: Final = "goes_with"
"""With two cards of which one serves the other."""
WORKS: Final = "works"
"""With a card, and when it works: season, round, summoning, power."""
PRESTIGE: Final = "prestige"
"""With a card: its points; the crystals that it costs."""
ENTERS: Final = "enters"
"""With a card that does something when it enters play."""
GIVES_LITTLE: Final = "gives_little"
"""With a card: its points, below 0."""
LOSES: Final = "loses"
"""What is given up: points, below 0. With `energies`: their crystals, below 0; -; the energies."""
TOGETHER: Final = "together"
"""The energies that several cards cost, below 0."""
ENTERS_AGAIN: Final = "enters_again"
"""With a card that does something when it enters play."""
HANDS_BACK: Final = "hands_back"
"""The points that a card in hand costs at the end."""

# Notes on energies.

COMPLETES: Final = "completes"
"""With a card, all of whose lacking energies come: how many; -; which."""
BRINGS: Final = "brings"
"""With a card, some of whose lacking energies come: how many; -; which."""
KEEPS: Final = "keeps"
"""With a card of the hand: how many of its energies stay; -; which."""
STILL_LACKS: Final = "still_lacks"
"""With a card: -; -; the energies that it lacks."""
WORTH: Final = "worth"
"""Crystals for what comes, at the price of now; -; the energies."""
LOST: Final = "lost"
"""How many energies the reserve has no room for, below 0."""
BEST_PRICE: Final = "best_price"
"""With an energy of which no season pays more: how many; -; what each brings now."""
FALLING: Final = "falling"
"""With an energy: how many; the price of next season; the price of now."""
RISING: Final = "rising"
"""With an energy: how many; the price of now; the price of next season."""
LAST_CHANCE: Final = "last_chance"
"""With an energy: how many; -; what each brings now."""
UNNEEDED: Final = "unneeded"
"""With an energy that no card in hand costs: how many; -; what each brings now."""
SELLS: Final = "sells"
"""The crystals for everything that can then be crystallised; -; how many energies that is."""
EXTRA: Final = "extra"
"""The crystals that a bonus adds for what is held."""
TURNS_INTO: Final = "turns_into"
"""With an energy: the crystals for what it becomes; for what it was; how many energies."""
FREES: Final = "frees"
"""How many places become free in the reserve."""

# Notes on dice, the gauge, bonuses and the season.

ONLY: Final = "only"
"""With a seat that chooses after this one, and what it then finds on no die: crystals, gauge, card, ring."""
DIE_CRYSTALS: Final = "die_crystals"
"""The crystals on a die."""
ROOM_FOR: Final = "room_for"
"""With a card that can be paid for and has no room."""
SHOWN: Final = "shown"
"""The face of the own die."""
DRAWS_FREE: Final = "draws_free"
"""A card without a bonus."""
BONUS_CARDS: Final = "bonus_cards"
"""Two cards to choose from; the points that the bonus costs."""
MOVE_WORTH: Final = "move_worth"
"""The crystals for what is held, after the season has moved; before."""
CLOSES_IN: Final = "closes_in"
"""The spaces by which the end comes nearer."""
PUTS_OFF: Final = "puts_off"
"""The spaces by which the end is put off."""


def named(kind: str, *about: object) -> str:
    """Return the name of a fact about something."""
    return SEPARATOR.join((kind, *map(str, about)))
