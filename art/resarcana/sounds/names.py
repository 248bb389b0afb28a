"""Res Arcana's sounds: folder below assets/, how many variants, and how loud each is meant to be."""

from __future__ import annotations

from art.sounds.levels import BIG, LOOP, SMALL, Sound

GAME, MUSIC = "resarcana/sounds", "resarcana/music"

EFFECTS: dict[str, Sound] = {
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

MAKERS = tuple(f"art.resarcana.sounds.{name}" for name in ("cards", "tokens", "strikes", "board", "loops"))
"""Where the recipes stand."""
