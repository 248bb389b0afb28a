"""Every sound there is: the program's own, and those that the games' tables name. Needs nothing installed."""

from __future__ import annotations

from pathlib import Path

from art.places import tables
from art.sounds.levels import BIG, FAINT, SMALL, Sound

SHARED = "sounds"

OWN: dict[str, Sound] = {
    "button": Sound(SHARED, 2, SMALL),
    "hover": Sound(SHARED, 2, FAINT),
    "slider": Sound(SHARED, 2, FAINT),
    "tick": Sound(SHARED, 2, SMALL),
    "dialog_open": Sound(SHARED, level=SMALL),
    "dialog_close": Sound(SHARED, level=SMALL),
    "refused": Sound(SHARED),
    "undo": Sound(SHARED),
    "your_turn": Sound(SHARED, longest=2.2),
    "win": Sound(SHARED, level=BIG, longest=6.0),
    "lose": Sound(SHARED, level=BIG, longest=6.0),
}
"""The program's, which fit any game."""

GAMES = tables("sounds.names")
"""Each with EFFECTS, LOOPS, and MAKERS, its modules of recipes."""

EFFECTS: dict[str, Sound] = dict(OWN)
LOOPS: dict[str, Sound] = {}
for _table in GAMES:
    EFFECTS |= _table.EFFECTS
    LOOPS |= _table.LOOPS

MAKERS = ("art.sounds.interface", *(maker for table in GAMES for maker in table.MAKERS))
"""Where the recipes stand; importing these enters them."""


def files() -> dict[Path, Sound]:
    """Every file there is to be, below assets/."""
    return {path: sound for name, sound in {**EFFECTS, **LOOPS}.items() for path in sound.files(name)}
