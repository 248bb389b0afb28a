"""The small numbers of the rules: seats, decks, setups, phases and zones, with the names that data use for them."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_COMPONENT: Final = -1
MONUMENT_DECK_TOP: Final = -2
"""The monument deck, where a component is expected: its unseen top card can be claimed."""
OWN_DECK: Final = -3
"""A player's own artifact deck, where a component is expected."""
DECK_NAMES: Final = {MONUMENT_DECK_TOP: "monument_deck", OWN_DECK: "artifact_deck"}

HIDDEN: Final = -1
"""A card whose identity is hidden. In hands and artifact decks, -1 - batch stands for a hidden card of that batch."""
HIDDEN_CHOICE: Final = -2
"""A mage that was chosen and is not revealed yet."""

WINNING_POINTS: Final = 10
DECK_SIZE: Final = 8
HAND_SIZE: Final = 3
DISPLAY_SIZE: Final = 2
PACKET_SIZE: Final = 4
"""The number of cards in a packet of a draft; every deck is drafted from two deals."""
TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = -1
MOST_SEATS: Final = 4
ALL_SEATS: Final = (1 << MOST_SEATS) - 1

# Setups.
FIRST_GAME: Final = 0
STANDARD: Final = 1
DRAFT: Final = 2
MATCH: Final = 3
SETUPS: Final = ("first", "standard", "draft", "match")

# Phases.
SETTING_UP: Final = 0
CHOOSING_FIRST: Final = 1  # match of three: the loser says who is first player
DRAFTING: Final = 2
PICKING: Final = 3  # match of three: from the artifacts that lie face up
CHOOSING_MAGES: Final = 4
CHOOSING_ITEMS: Final = 5
COLLECTING: Final = 6
ACTING: Final = 7
CHECKING: Final = 8  # at the end of a round
CHECKING_NOW: Final = 9  # in the middle of one
ROUND_OVER: Final = 10
GAME_OVER: Final = 11
BETWEEN_GAMES: Final = 12  # of a match
PHASES: Final = (
    "setting_up",
    "choosing_first",
    "drafting",
    "picking",
    "choosing_mages",
    "choosing_items",
    "collecting",
    "acting",
    "checking",
    "checking_now",
    "round_over",
    "game_over",
    "between_games",
)

# Zones: where a component is.
AWAY: Final = 0  # in the box, or (to a viewer) not known
IN_HAND: Final = 1
IN_DECK: Final = 2
HELD: Final = 3  # only in views: in a rival's hand or deck, unknown which
IN_PLAY: Final = 4
IN_DISCARDS: Final = 5
OFFERED: Final = 6  # a mage to choose from, a card of the packet in a draft
FACE_UP: Final = 7  # on the table in the draft of a match
ON_DISPLAY: Final = 8  # a monument
IN_MONUMENT_DECK: Final = 9
IN_SUPPLY: Final = 10  # an item
IN_CENTRE: Final = 11  # an unclaimed Place of Power
ZONES: Final = (
    "away",
    "hand",
    "deck",
    "held",
    "play",
    "discards",
    "offered",
    "face_up",
    "display",
    "monument_deck",
    "supply",
    "centre",
)
