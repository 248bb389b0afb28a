"""The small numbers of the rules: phases, zones, kinds of questions and commands, and their names."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_COMPONENT: Final = -1
MONUMENT_DECK_TOP: Final = -2
"""Stands for the monument deck where a component is expected: its unseen top card can be claimed."""
OWN_DECK: Final = -3
"""Stands for a player's own artifact deck."""
DECK_NAMES: Final = {MONUMENT_DECK_TOP: "monument_deck", OWN_DECK: "artifact_deck"}

HIDDEN: Final = -1
"""A card one cannot see. In hands and artifact decks -1 - batch stands for a hidden card of that batch."""
HIDDEN_CHOICE: Final = -2
"""A mage that was chosen and is not revealed yet."""

WINNING_POINTS: Final = 10
DECK_SIZE: Final = 8
HAND_SIZE: Final = 3
DISPLAY_SIZE: Final = 2
PACKET_SIZE: Final = 4
"""In a draft; every deck is drafted from two deals."""
TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = -1
MOST_SEATS: Final = 4
ALL_SEATS: Final = (1 << MOST_SEATS) - 1

# Ways to set up.
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

# Where a component is.
AWAY: Final = 0  # in the box, or (to a viewer) not known
IN_HAND: Final = 1
IN_DECK: Final = 2
HELD: Final = 3  # only in views: in a rival's hand or deck, one cannot say which
IN_PLAY: Final = 4
IN_DISCARDS: Final = 5
OFFERED: Final = 6  # a mage to choose from, a card of the packet in a draft
FACE_UP: Final = 7  # on the table in the draft of a match
ON_DISPLAY: Final = 8  # a monument
IN_MONUMENT_DECK: Final = 9
IN_SUPPLY: Final = 10  # an item
IN_CENTRE: Final = 11  # a Place of Power nobody has claimed
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

# Questions.
ASK_MAGE: Final = 0
ASK_KEEP: Final = 1
ASK_PICK: Final = 2
ASK_FIRST: Final = 3
ASK_ITEM: Final = 4
ASK_SWAP: Final = 5
ASK_TAKE: Final = 6
ASK_COLLECT: Final = 7
ASK_CURSE: Final = 8
ASK_TURN: Final = 9
ASK_PAY: Final = 10
ASK_PAY_PLACEMENT: Final = 11
ASK_COST_TARGET: Final = 12
ASK_STRAIGHTEN: Final = 13
ASK_PUT: Final = 14
ASK_RIVAL: Final = 15
ASK_GAIN: Final = 16
ASK_GAIN_DISCARD: Final = 17
ASK_GAIN_CLAIM: Final = 18
ASK_LOOK: Final = 19
ASK_ORDER: Final = 20
ASK_DISCARD: Final = 21
ASK_PLACE: Final = 22
ASK_REACT: Final = 23
ASK_LOSE: Final = 24
ASK_CHECK: Final = 25
QUESTIONS: Final = (
    "choose_mage",
    "keep_artifact",
    "pick_artifact",
    "choose_first_player",
    "choose_item",
    "swap_item",
    "take_essences",
    "collect_essences",
    "settle_curse",
    "turn",
    "pay_power",
    "pay_placement",
    "choose_cost",
    "straighten",
    "put_essence",
    "choose_rival",
    "gain_essences",
    "gain_for_discard",
    "gain_for_claim",
    "choose_deck",
    "order_cards",
    "discard_cards",
    "place_with_power",
    "life_loss",
    "lose_essences",
    "victory_check",
)

# Commands.
CHOOSE: Final = 0  # a mage, an item, an artifact to keep or pick, a target
CHOOSE_SEAT: Final = 1  # a first player, a rival
TAKE: Final = 2
LEAVE: Final = 3
GAIN: Final = 4
PAY: Final = 5
TURN: Final = 6  # the cursed component instead of paying
PLACE: Final = 7
CLAIM: Final = 8
DISCARD: Final = 9
USE: Final = 10
PASS: Final = 11
LOOK: Final = 12
ORDER: Final = 13
REACT: Final = 14
ESCAPE: Final = 15
SUFFER: Final = 16
LOSE: Final = 17
DECLINE: Final = 18
COMMANDS: Final = (
    "choose",
    "choose_seat",
    "take",
    "leave",
    "gain",
    "pay",
    "turn",
    "place",
    "claim",
    "discard",
    "use",
    "pass",
    "look",
    "order",
    "react",
    "escape",
    "suffer",
    "lose",
    "decline",
)
