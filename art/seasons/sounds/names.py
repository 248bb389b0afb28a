"""The sounds of Seasons: folder below assets/, how many variants, and how loud each is meant to be. Their names begin
with the game's, since other games have sounds of the same name; their files do not."""

from __future__ import annotations

from art.sounds.levels import BIG, LOOP, SMALL, Sound

GAME, MUSIC = "seasons/sounds", "seasons/music"

EFFECTS: dict[str, Sound] = {
    "seasons/token_air": Sound(GAME, 2, SMALL),
    "seasons/token_water": Sound(GAME, 2, SMALL),
    "seasons/token_fire": Sound(GAME, 2, SMALL),
    "seasons/token_earth": Sound(GAME, 2, SMALL),
    "seasons/token_crystal": Sound(GAME, 2, SMALL),
    "seasons/token_pool": Sound(GAME, 2),
    "seasons/crack": Sound(GAME, 2, SMALL),
    "seasons/die_knock": Sound(GAME, 3, SMALL),
    "seasons/die_lands": Sound(GAME, 2),
    "seasons/clock_tick": Sound(GAME, 2, SMALL),
    "seasons/season_winter": Sound(GAME, level=BIG, longest=3.0),
    "seasons/season_spring": Sound(GAME, level=BIG, longest=3.0),
    "seasons/season_summer": Sound(GAME, level=BIG, longest=3.0),
    "seasons/season_autumn": Sound(GAME, level=BIG, longest=3.0),
    "seasons/last_season": Sound(GAME, level=BIG, longest=3.5),
    "seasons/year": Sound(GAME, level=BIG, longest=3.0),
    "seasons/summon": Sound(GAME, longest=2.2),
    "seasons/card_lands": Sound(GAME, 2),
    "seasons/card_turn": Sound(GAME, 2),
    "seasons/draw": Sound(GAME, 2),
    "seasons/discard": Sound(GAME, 2),
    "seasons/shuffle": Sound(GAME, longest=2.0),
    "seasons/library": Sound(GAME, longest=2.2),
    "seasons/sacrifice": Sound(GAME, level=BIG, longest=3.0),
    "seasons/gauge": Sound(GAME),
    "seasons/bonus": Sound(GAME),
    "seasons/victory": Sound(GAME, longest=3.0),
}
"""By name; the program plays each by what follows the slash."""

LOOPS: dict[str, Sound] = {
    "seasons/title": Sound(MUSIC, level=LOOP),
    "seasons/winter": Sound(MUSIC, level=LOOP),
    "seasons/spring": Sound(MUSIC, level=LOOP),
    "seasons/summer": Sound(MUSIC, level=LOOP),
    "seasons/autumn": Sound(MUSIC, level=LOOP),
    "seasons/last": Sound(MUSIC, level=LOOP),
}

MAKERS = tuple(f"art.seasons.sounds.{name}" for name in ("tokens", "moments", "loops"))
"""Where the recipes stand."""
