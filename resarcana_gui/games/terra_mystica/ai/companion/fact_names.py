"""The names of the facts and notes that explain advice; the narrator has a sentence for each (`companion.why`).

Facts are amounts at the end of a playout. Notes are about an answer; their numbers are said beside each name, in the
order `here`, `elsewhere`, `now`. What a name is about follows it: a seat, a hex, a structure, a cult, an amount. After
ON_HEX stands the hex on which a dwelling follows; the note then holds for both together.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount

SEPARATOR: Final = ":"
ON_HEX: Final = "@"

# Facts.

POINTS: Final = "points"
OPPONENT_POINTS: Final = "opponent_points"
"""Those of the best opponent."""

# Notes on the own turn.

PAYS: Final = "pays"
"""With what a conversion is for: `structure:hex`, `spades:hex`, `ship`, `dig`."""
PAYS_FOR: Final = "pays_for"
"""With what can be paid for afterwards, and could not before: as above, or `action:slug`."""
PAYS_NEXT: Final = "pays_next"
"""With what can be paid for after the next income, and could not without a bonus card."""
STILL_PAYS: Final = "still_pays"
"""With what can be paid for in the next turn: as above."""
TOWN: Final = "town"
"""How many structures a town has that is founded."""
TOWN_WAY: Final = "town_way"
"""Power of linked structures; what a town needs; how many structures count."""
SCORES: Final = "scores"
"""With the reason where there is only one (see codes.REASONS): points."""
CHEAPER: Final = "cheaper"
"""With a neighbour: the coins saved by building beside it."""
STRONGHOLD: Final = "stronghold"
"""With the faction whose stronghold is built."""
FAVOUR: Final = "favour"
"""With the favour tile that the action goes on with."""
INCOME: Final = "income"
"""With the amount more and the amount less that comes in every round: what that is worth in points."""
AREA: Final = "area"
"""The size of the largest area."""
REACH: Final = "reach"
"""With the hexes that come into reach and take one spade at most: how many."""
SPADE_PRICE: Final = "spade_price"
"""Workers for a spade afterwards; before."""
BEFORE: Final = "before"
"""With an opponent who could take the same power action: the power that it has to spend."""
RATE: Final = "rate"
"""The power that the same would cost by converting it."""
OFFERS: Final = "offers"
"""Power that opponents may gain from it, below 0."""
FIRST: Final = "first"
"""Whoever passes first begins the next round."""
GAINS: Final = "gains"
"""With an amount that the action leads to: its points."""

# Notes on cults.

CULT_BONUS: Final = "cult_bonus"
"""With a round and an amount or spades: how many times more the bonus comes at its end."""
CULT_FIRST: Final = "cult_first"
"""With a cult on which the seat gets ahead of everybody: the step."""
CULT_POWER: Final = "cult_power"
"""With a cult: power gained on the way; -; the step."""
CULT_STEP: Final = "cult_step"
"""With a cult: the step."""

# Notes on land.

HOME: Final = "home"
"""With a hex that becomes home terrain."""
NEAR_HOME: Final = "near_home"
"""With a hex: the spades that it still takes to become home terrain."""
BESIDE: Final = "beside"
"""With opponents (seats) beside a hex: how many structures of theirs."""
AWAY: Final = "away"
"""The hexes to the nearest structure of an opponent."""
OWN_NEAR: Final = "own_near"
"""With own structures (hexes) that are two hexes away."""
ROOM: Final = "room"
"""Hexes in reach of a dwelling that take one spade at most."""

# Notes on factions and tiles.

USUAL_POINTS: Final = "usual_points"
"""The points that machines make with a faction on average."""
APART: Final = "apart"
"""With the opponent whose home terrain is nearest on the wheel: the spades between."""
STARTS_WITH: Final = "starts_with"
"""With an amount."""
CARD_COINS: Final = "card_coins"
"""The coins on a bonus card."""
CARD_POINTS: Final = "card_points"
"""The points that a bonus card would score on passing for what is built."""
CARD_ACTION: Final = "card_action"
"""With a special action: points that it is worth."""
CARD_SHIPPING: Final = "card_shipping"
"""Shipping that a bonus card adds."""
HOUSES: Final = "houses"
"""Points on passing by a favour tile; the number of trading houses that it counts."""
PER_BUILT: Final = "per_built"
"""With a structure: the points for each; how many can still be built."""
TOWN_VALUE: Final = "town_value"
"""What a town then needs."""

# Notes on power that is offered.

FREE_POWER: Final = "free_power"
"""Power for nothing."""
READY: Final = "ready"
"""Power that can then be spent."""
COSTS: Final = "costs"
"""With the coins, workers and priests that an answer costs at once."""
KEEPS: Final = "keeps"
"""Points that are kept."""
LITTLE_USE: Final = "little_use"
"""The rounds are over after this one."""


def named(kind: str, *about: object) -> str:
    """Return the name of a fact about something."""
    return SEPARATOR.join((kind, *map(str, about)))


def written(amount: Amount) -> str:
    """Return an amount as a part of a name."""
    return ",".join(map(str, amount.each()))
