"""The words of the rules as numbers."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NONE: Final = -1
"""No hex, no card, no tile."""
TURN_OVER: Final = -1
"""In place of the number of actions that are left in a turn."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
ROUNDS: Final = 6
START_POINTS: Final = 20
FREE_CARDS: Final = 3
"""How many more bonus cards than players there are."""

SETTING_UP: Final = 0
CHOOSING_FACTIONS: Final = 1
PLACING: Final = 2
CHOOSING_CARDS: Final = 3
ACTING: Final = 4
CULT_BONUS: Final = 5
ROUND_OVER: Final = 6
GAME_OVER: Final = 7
PHASES: Final = (
    "setting_up", "choosing_factions", "placing", "choosing_cards", "acting", "cult_bonus", "round_over", "game_over",
)  # fmt: skip

REASONS: Final = (
    "nothing", "action", "income", "cult_bonus", "cult", "town", "faction", "passing", "scoring_tile", "favour_tile",
    "offer", "shipping", "digging", "fire", "water", "earth", "air", "area", "resources", "card_coins", "skip",
    "spade", "building", "conversion", "devotion", "bridge",
)  # fmt: skip
"""Why somebody gains or pays something."""
(
    NO_REASON, BY_ACTION, BY_INCOME, BY_CULT_BONUS, BY_CULT, BY_TOWN, BY_FACTION, BY_PASSING, BY_SCORING, BY_FAVOUR,
    BY_OFFER, BY_SHIPPING, BY_DIGGING, BY_FIRE, BY_WATER, BY_EARTH, BY_AIR, BY_AREA, BY_RESOURCES, BY_CARD_COINS,
    BY_SKIP, BY_SPADE, BY_BUILDING, BY_CONVERSION, BY_DEVOTION, BY_BRIDGE,
) = range(len(REASONS))  # fmt: skip

POWER_TO_PRIEST: Final = 0
POWER_TO_WORKER: Final = 1
POWER_TO_COIN: Final = 2
PRIEST_TO_WORKER: Final = 3
WORKER_TO_COIN: Final = 4
POINT_TO_COIN: Final = 5
COINS_TO_POINT: Final = 6
EXCHANGES: Final = (
    "power_to_priest", "power_to_worker", "power_to_coin", "priest_to_worker", "worker_to_coin", "point_to_coin",
    "coins_to_point",
)  # fmt: skip
PRIEST_POWER: Final = 5
WORKER_POWER: Final = 3

BY_TURN: Final = 0
BY_STRONGHOLD: Final = 1
BY_BONUS: Final = 2
SPADE_SOURCES: Final = ("turn", "stronghold", "cult_bonus")
"""Where free spades come from: an action of the turn, the Halflings' stronghold, the cult bonus of the round."""

CULT_POWER: Final = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3)
"""The power for reaching each step of a cult track."""
CULT_POINTS: Final = (8, 4, 2)
AREA_POINTS: Final = (18, 12, 6)

STANDARD: Final = 0
FIRST_GAME: Final = 1
COLOURS: Final = 2
SETUPS: Final = ("standard", "first", "colours")
