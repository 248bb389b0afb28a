"""The worth of everything, in victory points. Ten of them win."""

from __future__ import annotations

from typing import Final

WIN: Final = 1000.0
"""A finished game that is won; a shared victory counts half, a lost game as much less than nothing."""
MATCH_GAME: Final = 100.0
"""One game of a match."""

ESSENCE: Final = 0.12
"""An essence that nothing special is done with: a dozen of them buy a Place of Power, four or so an artifact."""
GOLD_ESSENCE: Final = 0.42
"""Four Gold buy a monument, which gives 1.6 points on average and something besides."""
SINK: Final = 0.8
"""How much of a point is passed on to the essences that a power of the seat's own turns into it."""
WANTED: Final = 0.015
"""What an essence is worth more for every card in hand that costs it."""
PLENTY: Final = 7
"""An essence beyond this many of its type is worth less: ..."""
PLENTY_SHARE: Final = 0.6
"""... this share of one of the first."""

ROUNDS: Final = 6.5
"""The round in which a usual game ends."""
ROUNDS_LEAST: Final = 1.5
"""The fewest rounds that a game is expected to last still, while nobody is near the end."""
ROUNDS_AT_THE_END: Final = 0.5
"""The rounds still to come once somebody has the points: what pays later may come to nothing."""
ROUNDS_PER_POINT: Final = 0.45
"""The rounds that the leader takes for a point."""

TURNED_LATER: Final = 0.75
"""The share of a power's worth that counts for a coming round: its cost may be missing, or there is something better to
do."""
NOW: Final = 0.6
"""The share that counts for this round, while it can still be used; less than 1, or it would never be."""
SCARCE: Final = 0.4
"""The share that counts when its owner neither has nor collects what it costs."""
MOST_REPEATS: Final = 2.0
"""The most uses of a power without turning that count in a round: each is an action, and essences run out."""
LYING: Final = 0.9
"""The share of an essence's worth that counts while it lies on a component: it can be had in the next round."""
DRAWN: Final = 0.38
"""A card drawn."""
STRAIGHTENED: Final = 0.25
"""A power used twice."""
LIFE_LOST: Final = 0.1
"""A Life that a rival loses, who may be able to ignore it."""
PROTECTION: Final = 0.15
"""A way to ignore Life loss."""
DISCOUNT: Final = 0.3
"""Each essence that an ability takes off the cost of artifacts, over a game."""
DESTROYED: Final = 0.35
"""A card destroyed or discarded to pay for a power."""
TURNED_ASIDE: Final = 0.15
"""A component turned to pay for another's power."""
PLACED_CHEAPLY: Final = 0.3
"""Placing a card by a power."""

HAND_PLAYED: Final = 0.8
"""The share of what a card would bring in play that counts while it is in hand, ..."""
MISSING: Final = 0.92
"""... reduced by this factor for every essence that is missing for it."""
HAND_ORDER: Final = (1.0, 0.85, 0.7, 0.55, 0.4)
"""The shares that count of the best card in hand, the second best, and so on: they are played one after another."""
KEPT: Final = 0.95
"""A card that is good for nothing may be discarded later as well as now."""
DECK_SHARE: Final = 0.8
"""The share of a card's worth that counts while it lies in the deck (before the game begins)."""

GOAL: Final = 0.6
"""The share of what claiming a Place of Power or a monument would bring that counts before it is claimed, ..."""
OTHER_GOAL: Final = 0.25
"""... the share for the second best of these, ..."""
ROUND_LATER: Final = 0.75
"""... and the factor for every round that it takes to collect what it costs: a rival may be faster."""
FLEXIBLE: Final = 0.1
"""Essences of any type that a card in hand stands for when something is missing: it could be discarded for two, but
then it could not be played."""
FLEXIBLE_LATER: Final = 1.0
"""The same for what a round brings: the card that is drawn, the item."""
GOLD_SHORT: Final = 2.0
"""Essences of any type that stand for a Gold that is missing."""

TOKEN: Final = 0.05
"""The First Player token, while nobody is near to winning."""
PASSING: Final = 0.02
"""What it is worth, besides the card that is drawn in the end, not to have passed: there is time to think again."""
TEMPO: Final = 0.3
"""What an action may cost rather than pass: what is done now need not be done later."""
SURELY: Final = 0.1
"""How much better than passing such an action has to be."""
MUCH: Final = 3.0
"""A seat that cannot do any good passes, unless that costs more than this: a victory."""
DRAWN_SHARE: Final = 0.9
"""The share of a card's worth that counts when it is not known which it is."""
LEADING: Final = 6.0
"""Having enough points to win, and more than every rival."""
LEADING_PASSED: Final = 2.0
"""The same when nothing more has to be done for it."""
MARGIN: Final = 0.4
"""Each point between the two, in that case."""
TRAILING: Final = 6.0
"""A rival has enough points to win."""

RIVAL_POINT: Final = 0.6
"""A point of the best rival."""
RIVAL_ESSENCE: Final = 0.06
"""An essence in the pool of the best rival."""
