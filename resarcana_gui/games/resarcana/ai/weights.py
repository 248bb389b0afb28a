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
"""Beyond so many of one essence each is worth less: ..."""
PLENTY_SHARE: Final = 0.6
"""... this much of one of the first."""

ROUNDS: Final = 6.5
"""In this round, or the next, a usual game ends."""
ROUNDS_LEAST: Final = 1.5
"""So long it may still last in later rounds, while nobody is near."""
ROUNDS_AT_THE_END: Final = 0.5
"""So long the last round counts: somebody has the points, so that nothing more may come of what pays later."""
ROUNDS_PER_POINT: Final = 0.45
"""How long the leader takes for a point."""

TURNED_LATER: Final = 0.75
"""Of a power's worth in a coming round: it may lack what it costs, or there is something better to do."""
NOW: Final = 0.6
"""Of a power's worth in this round, while it is still to be used; less than 1, or it would never be."""
SCARCE: Final = 0.4
"""Of a power's worth when its owner does not have and does not collect what it costs."""
MOST_REPEATS: Final = 2.0
"""So often a power without turning is used in a round at most: each use is an action, and essences run out."""
LYING: Final = 0.9
"""Of an essence's worth while it lies on a component: it can be had in the next round."""
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
"""Of what a card in hand would bring in play: it is not there yet."""
MISSING: Final = 0.92
"""The same once more for every essence that is missing for it."""
HAND_ORDER: Final = (1.0, 0.85, 0.7, 0.55, 0.4)
"""Of the best card in hand, of the second best ...: they are played one after another."""
KEPT: Final = 0.95
"""A card that is good for nothing may be discarded later as well as now."""
DECK_SHARE: Final = 0.8
"""Of a card's worth while it lies in the deck (before the game begins)."""

GOAL: Final = 0.6
"""Of what claiming a Place of Power or a monument would bring: it is not claimed yet."""
OTHER_GOAL: Final = 0.25
"""Of the second best of these."""
ROUND_LATER: Final = 0.75
"""The same once more for every round that it takes to collect what it costs: a rival may be faster."""
FLEXIBLE: Final = 0.1
"""Essences of any type that a card in hand stands for when something is missing: it could be discarded for two, but
then it could not be played."""
FLEXIBLE_LATER: Final = 1.0
"""The same for what comes in a round: the card that is drawn, the item."""
GOLD_SHORT: Final = 2.0
"""Essences of any type that stand for a Gold that is missing."""

TOKEN: Final = 0.05
"""The First Player token, while nobody is near to winning."""
PASSING: Final = 0.02
"""What it is worth, besides the card that is drawn in the end, not to have passed: there is time to think again."""
TEMPO: Final = 0.3
"""What an action may cost rather than pass: what is done now need not be done later."""
SURELY: Final = 0.1
"""So much better than passing such an action must be."""
MUCH: Final = 3.0
"""A seat that cannot do any good passes, unless that costs more than this: a victory."""
DRAWN_SHARE: Final = 0.9
"""Of a card's worth, when it is not known which."""
LEADING: Final = 6.0
"""To have enough points to win, and more than every rival."""
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
