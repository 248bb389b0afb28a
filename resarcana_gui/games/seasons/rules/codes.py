"""The small numbers of the rules, and their names."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, FACES, SEASONS

NOBODY: Final = -1
NO_CARD: Final = -1
NO_DIE: Final = -1
NO_ENERGY: Final = -1
HIDDEN: Final = -2
"""A card whose identity is hidden, or a group that one does not know."""

MOST_SEATS: Final = 4
FEWEST_SEATS: Final = 2
LIMIT: Final = 7
"""How many energies a reserve holds without a card that says otherwise."""
MOST_GAUGE: Final = 15
MOST_BONUSES: Final = 3
PENALTIES: Final = (0, 5, 12, 20)
"""Points that the bonuses used cost, by their number."""
IN_HAND_COSTS: Final = 5
"""Points that each card in hand costs at the end."""
PACK: Final = 9
LIBRARY: Final = 3

SPACES: Final = 12
PER_SEASON: Final = 3
END: Final = 37
"""The game ends at the end of a round when the marker has come so far."""
YEARS: Final = 3

APPRENTICE: Final = 0
MAGICIAN: Final = 1
ARCHMAGE: Final = 2
LEVELS: Final = ("apprentice", "magician", "archmage")

# Phases.
SETTING_UP: Final = 0
DRAFTING: Final = 1
LIBRARIES: Final = 2
CHOOSING_DICE: Final = 3
BEFORE_DIE: Final = 4  # of a turn: a Die of Malice may be used
ACTING: Final = 5
ROUND_ENDING: Final = 6  # the effects at the end of a round
MARKER_MOVED: Final = 7  # the effects of a change of season at the end of a round
GAME_OVER: Final = 8
PHASES: Final = (
    "setting_up",
    "drafting",
    "libraries",
    "choosing_dice",
    "before_die",
    "acting",
    "round_ending",
    "marker_moved",
    "game_over",
)

# Bonuses.
EXCHANGE_BONUS: Final = 0
CRYSTALLISE_BONUS: Final = 1
GAUGE_BONUS: Final = 2
DRAW_BONUS: Final = 3
BONUSES: Final = ("exchange", "crystallise", "gauge", "draw")

# Where a card comes from that enters play.
FROM_SUMMONING: Final = 0
FROM_HAND: Final = 1
FROM_DRAWN: Final = 2
FROM_PILE: Final = 3
SOURCES: Final = ("summoning", "hand", "drawn", "pile")

# What a card does it for: the lists of effects of a card.
ON_ENTER: Final = 0
ON_SUMMONING: Final = 1
ON_SEASON: Final = 2
ON_ROUND_END: Final = 3
ON_POWER: Final = 4  # and 5 for the second power
ON_ELEMENT: Final = 6  # air, 7 to 9 for the others
OCCASIONS: Final = (
    "enter",
    "summoning",
    "season",
    "round_end",
    "power_0",
    "power_1",
    "element_A",
    "element_W",
    "element_F",
    "element_E",
)

FACE_NAMES: Final = tuple(
    f"{season}{die + 1}/{face + 1}" for season in SEASONS for die in range(DICE_PER_SEASON) for face in range(FACES)
)
"""The names of all faces: `winter2/5` is the fifth face of the second die of winter."""
DIE_NAMES: Final = tuple(f"{season}{die + 1}" for season in SEASONS for die in range(DICE_PER_SEASON))


def season_of(p: int) -> int:
    """Return the season of a position of the season marker, which is 1 on the first space of year I. It may be below
    1."""
    return (p - 1) // PER_SEASON % len(SEASONS)


def year_of(p: int) -> int:
    """Return the year of a position: 1 to 3, 4 beyond the end, 0 before the beginning."""
    return (p - 1) // SPACES + 1


def space_of(p: int) -> int:
    """Return the space of a position on the wheel, 1 to 12."""
    return (p - 1) % SPACES + 1
