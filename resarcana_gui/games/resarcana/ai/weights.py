"""The weights of the evaluation, in victory points. Ten of them win."""

from __future__ import annotations

from typing import Final

WIN: Final = 1000.0
"""A game that is won; a shared victory counts half, and a lost game is the negative."""
MATCH_GAME: Final = 100.0
"""One won game of a match."""

ESSENCE: Final = 0.12
"""An essence without a special use: a dozen buy a Place of Power, about four an artifact."""
GOLD_ESSENCE: Final = 0.42
"""A Gold: four buy a monument, which gives 1.6 points on average and something besides."""
SINK: Final = 0.8
"""The share of a point credited to the essences that one of the seat's own powers turns into it."""
WANTED: Final = 0.015
"""Added to an essence's worth for every card in hand that costs it."""
PLENTY: Final = 7
"""The number of essences of a type beyond which each is worth less, ..."""
PLENTY_SHARE: Final = 0.6
"""... namely this share of one of the first."""

ROUNDS: Final = 6.5
"""The round in which a typical game ends."""
ROUNDS_LEAST: Final = 1.5
"""The fewest rounds a game is expected to last while nobody is near the end."""
ROUNDS_AT_THE_END: Final = 0.5
"""The rounds still to come once somebody has enough points; what pays later may come to nothing."""
ROUNDS_PER_POINT: Final = 0.45
"""The rounds that the leader needs for a point."""

TURNED_LATER: Final = 0.75
"""The share of a power's worth that counts for a later round: its cost may be missing, or something else be better."""
NOW: Final = 0.6
"""The share that counts for this round while the power can still be used; with 1 it would never be used."""
SCARCE: Final = 0.4
"""The share that counts when the owner neither has nor collects what it costs."""
MOST_REPEATS: Final = 2.0
"""The most uses per round that count of a power that does not turn its component: each is an action, and essences
run out."""
LYING: Final = 0.9
"""The share of an essence's worth that counts while it lies on a component, as it can be taken only in the next
round."""
DRAWN: Final = 0.38
"""A card drawn."""
STRAIGHTENED: Final = 0.25
"""A power used a second time."""
LIFE_LOST: Final = 0.1
"""A Life lost by a rival, who may be able to ignore the attack."""
PROTECTION: Final = 0.15
"""A way to ignore Life loss."""
DISCOUNT: Final = 0.3
"""Each essence that an ability takes off the cost of artifacts, over a game."""
DESTROYED: Final = 0.35
"""The cost of a card destroyed or discarded for a power."""
TURNED_ASIDE: Final = 0.15
"""The cost of a component turned for another's power."""
PLACED_CHEAPLY: Final = 0.3
"""Placing a card by a power."""

HAND_PLAYED: Final = 0.8
"""The share of a card's worth in play that counts while it is in hand, ..."""
MISSING: Final = 0.92
"""... reduced by this factor for every essence missing for it."""
HAND_ORDER: Final = (1.0, 0.85, 0.7, 0.55, 0.4)
"""The shares that count of the best card in hand, the second best, and so on: they are placed one after another."""
KEPT: Final = 0.95
"""The share of what discarding a useless card gives that counts while it is kept, as it can be discarded later as
well."""
DECK_SHARE: Final = 0.8
"""The share of a card's worth that counts while it is in the deck, before the game begins."""

GOAL: Final = 0.6
"""The share of the gain from claiming a Place of Power or a monument that counts before it is claimed, ..."""
OTHER_GOAL: Final = 0.25
"""... the share for the second best of them, ..."""
ROUND_LATER: Final = 0.75
"""... and the factor for every round that collecting its cost takes, as a rival may be faster."""
FLEXIBLE: Final = 0.1
"""Essences of any type that a card in hand replaces when some are missing: it could be discarded for two, but then
not be placed."""
FLEXIBLE_LATER: Final = 1.0
"""The same for what a round brings: the card drawn, and the item."""
GOLD_SHORT: Final = 2.0
"""Essences of any type that stand for one missing Gold."""

TOKEN: Final = 0.05
"""The First Player token, while nobody is near winning."""
PASSING: Final = 0.02
"""The worth of not having passed, apart from the card drawn at the end: the seat can still change its mind."""
TEMPO: Final = 0.3
"""What an action may cost compared with the position before it: what is done now need not be done later."""
PASS_MARGIN: Final = 0.1
"""How much better than passing such an action must be."""
COSTLY_PASS: Final = 3.0
"""A seat for which no action does any good passes, unless passing costs more than this: a victory."""
DRAWN_SHARE: Final = 0.9
"""The share of a card's worth that counts while it is unknown which card it is."""
LEADING: Final = 6.0
"""Having enough points to win, and more than every rival."""
LEADING_PASSED: Final = 2.0
"""Added when the leader has passed and need do nothing more."""
MARGIN: Final = 0.4
"""Each point of the lead, or of the gap, in that case."""
TRAILING: Final = 6.0
"""A rival having enough points to win."""

RIVAL_POINT: Final = 0.6
"""A point of the best rival."""
RIVAL_ESSENCE: Final = 0.06
"""An essence in the pool of the best rival."""
