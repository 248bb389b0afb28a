"""Every sound there is: its folder below assets/, how many variants it has, and how loud it is meant to be.

Needs nothing installed, so that the tests can compare it with the files.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SHARED, GAME, MUSIC = "sounds", "resarcana/sounds", "resarcana/music"

BIG, USUAL, SMALL, FAINT = -15.0, -17.0, -18.5, -20.2
"""How loud, in K-weighted decibels over the loudest tenth of a second: strikes and victories, the rest, what is
heard all the time, what is hardly to be noticed."""
LOOP = -21.0
"""How loud music is, over the whole loop: as the settings are at first it lies well below everything else."""


class Sound(NamedTuple):
    """One sound as it is asked for by name; its files are name.ogg, or name_1.ogg and so on where it has variants."""

    folder: str
    variants: int = 1
    level: float = USUAL
    longest: float = 1.5
    """Seconds after which nothing of it is heard any more."""


EFFECTS: dict[str, Sound] = {
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
    "card_slide": Sound(GAME, 3, SMALL),
    "card_flip": Sound(GAME, 2),
    "card_place": Sound(GAME, 2),
    "card_turn": Sound(GAME, 2),
    "straighten": Sound(GAME, 2),
    "draw": Sound(GAME, 2),
    "shuffle": Sound(GAME, longest=2.0),
    "deal": Sound(GAME, 2),
    "discard": Sound(GAME, 2),
    "destroy": Sound(GAME, level=BIG, longest=3.0),
    "token_elan": Sound(GAME, 3, SMALL),
    "token_life": Sound(GAME, 3, SMALL),
    "token_calm": Sound(GAME, 3, SMALL),
    "token_death": Sound(GAME, 3, SMALL),
    "token_gold": Sound(GAME, 3, SMALL),
    "token_pool": Sound(GAME, 2),
    "strike_fire": Sound(GAME, level=BIG, longest=3.0),
    "strike_water": Sound(GAME, level=BIG, longest=3.0),
    "strike_earth": Sound(GAME, level=BIG, longest=3.0),
    "strike_wind": Sound(GAME, level=BIG, longest=3.0),
    "strike_bone": Sound(GAME, level=BIG, longest=3.0),
    "strike_serpent": Sound(GAME, level=BIG, longest=3.0),
    "strike_bow": Sound(GAME, level=BIG, longest=3.0),
    "shield": Sound(GAME, longest=2.2),
    "claim_monument": Sound(GAME, level=BIG, longest=3.0),
    "claim_place": Sound(GAME, level=BIG, longest=3.0),
    "item_swap": Sound(GAME, longest=2.2),
    "pass": Sound(GAME),
    "first_player": Sound(GAME, longest=2.2),
    "round_begins": Sound(GAME, longest=3.0),
    "victory_check": Sound(GAME, longest=2.2),
    "points_tick": Sound(GAME, 2, SMALL),
    "golden_statue": Sound(GAME, longest=3.0),
}
"""By the name that the program plays."""

LOOPS: dict[str, Sound] = {"title": Sound(MUSIC, level=LOOP), "table": Sound(MUSIC, level=LOOP)}


def stems(name: str, sound: Sound) -> list[str]:
    """The files of a sound, without their ending."""
    return [name] if sound.variants == 1 else [f"{name}_{k}" for k in range(1, sound.variants + 1)]


def files() -> dict[Path, Sound]:
    """Every file there is to be, below assets/."""
    known = {**EFFECTS, **LOOPS}
    return {ASSETS / s.folder / f"{stem}.ogg": s for name, s in known.items() for stem in stems(name, s)}
