"""The sounds of Terra Mystica: folder below assets/, how many variants, and how loud each is meant to be."""

from __future__ import annotations

from art.sounds.levels import BIG, LOOP, SMALL, Sound

GAME, MUSIC = "terra_mystica/sounds", "terra_mystica/music"

EFFECTS: dict[str, Sound] = {
    "terra_mystica/token_coin": Sound(GAME, 2, SMALL),
    "terra_mystica/token_worker": Sound(GAME, 2, SMALL),
    "terra_mystica/token_priest": Sound(GAME, 2, SMALL),
    "terra_mystica/token_power": Sound(GAME, 3, SMALL),
    "terra_mystica/token_pool": Sound(GAME, 2),
    "terra_mystica/points": Sound(GAME, 2, SMALL),
    "terra_mystica/burn": Sound(GAME, 2),
    "terra_mystica/transform": Sound(GAME, 2),
    "terra_mystica/build_dwelling": Sound(GAME, 2),
    "terra_mystica/build_trading_house": Sound(GAME),
    "terra_mystica/build_temple": Sound(GAME),
    "terra_mystica/build_sanctuary": Sound(GAME),
    "terra_mystica/build_stronghold": Sound(GAME),
    "terra_mystica/bridge": Sound(GAME, longest=2.0),
    "terra_mystica/action": Sound(GAME, longest=2.2),
    "terra_mystica/track": Sound(GAME, 2),
    "terra_mystica/tile": Sound(GAME, 2),
    "terra_mystica/cult_fire": Sound(GAME),
    "terra_mystica/cult_water": Sound(GAME),
    "terra_mystica/cult_earth": Sound(GAME),
    "terra_mystica/cult_air": Sound(GAME),
    "terra_mystica/town": Sound(GAME, level=BIG, longest=3.0),
    "terra_mystica/pass": Sound(GAME),
    "terra_mystica/round": Sound(GAME, level=BIG, longest=3.0),
    "terra_mystica/victory": Sound(GAME, longest=3.0),
}
"""By name; the program plays each by what follows the slash."""

LOOPS: dict[str, Sound] = {
    "terra_mystica/title": Sound(MUSIC, level=LOOP),
    "terra_mystica/table": Sound(MUSIC, level=LOOP),
}

MAKERS = tuple(f"art.terra_mystica.sounds.{name}" for name in ("things", "deeds", "loops"))
"""Where the recipes stand."""
