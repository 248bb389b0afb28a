"""The strips: every kind of event of the rules at a table, as players see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import DRAFTING, PICKING
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    Claim,
    DiscardCard,
    Gain,
    Look,
    OrderCards,
    Pass,
    Pay,
    PlaceArtifact,
    Suffer,
    Take,
    UsePower,
    UseReact,
)
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.intermission import Intermission
from resarcana_gui.screens.table.table_screen import TableScreen
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import SEED, before_play, decided, new
from tools.resarcana.tour.scripted_moves import Move, Seat, perform, table
from tools.tour.clip import Clip
from tools.tour.stop import screen_of, seat_at

HOME: Final[Seat] = {
    "mage": "scholar", "item": "divination", "pool": "9E 9L 9C 9D 9G", "play": ["treant", "prism"],
    "hand": ["horn_of_plenty", "nightingale", "vault"], "deck": ["fiery_whip", "windup_man"],
}  # fmt: skip
RIVAL: Final[Seat] = {
    "mage": "duelist", "item": "research", "pool": "9E 9L 9C 9D 9G", "play": ["hypnotic_basin"],
    "hand": ["dragon_egg", "guard_dog"], "deck": ["ring_of_midas", "dwarven_pickaxe", "magical_shard"],
}  # fmt: skip
GUARD: Final[Seat] = {
    "mage": "healer",
    "item": "protection",
    "pool": "1E 5L 3D",
    "play": ["elvish_bow", "jeweled_statuette"],
}
BARE: Final[Seat] = {"mage": "seer", "item": "alchemy", "pool": "2E 4L 2C", "play": ["corrupt_altar"]}
OTHER: Final[Seat] = {"mage": "witch", "item": "calm_elan", "pool": "1E 3L 1G", "play": ["celestial_horse"]}
ATTACKERS: Final = (
    "fire_dragon", "water_dragon", "earth_dragon", "wind_dragon", "bone_dragon", "sea_serpent", "elvish_bow",
)  # fmt: skip


def strip(seats: Sequence[Seat], *answers: Move, seconds: float = 2.4, **more: object) -> Clip:
    """Return the clip of these answers at a table."""
    return Clip(partial(table, seats, more), perform(*answers), seconds)


def attack(slug: str, rivals: Sequence[Seat], answers: Sequence[type[Answer]], seconds: float) -> Clip:
    """Return the clip of the viewer's attack, and of the answers to it."""
    home = {**HOME, "play": [slug, "treant"]}
    return strip([home, *rivals], Move(UsePower, slug), *map(Move, answers), seconds=seconds)


def attacked(answer: Move, others: Sequence[Seat], play: Sequence[str]) -> Clip:
    """Return the clip of a rival's attack, and of the viewer's answer."""
    rival = {**RIVAL, "play": ["fire_dragon", "hypnotic_basin"]}
    home = {**HOME, "item": "protection", "play": list(play)}
    return strip([home, rival, *others], Move(UsePower, "fire_dragon"), answer, seconds=6.0, active=1)


def dealt(setup: str, seats: int, stage: HeadlessClient) -> None:
    """Show a new game being set up."""
    stage.shell.look.pace.speed = Speed.NORMAL
    match = new(stage, seats, stage.plugin.setups()[setup])
    stage.shell.show(TableScreen(stage.shell, stage.game, match, viewer=0))


def prepared(seats: int, setup: str, phase: int, game: int, kept: int, seed: int, stage: HeadlessClient) -> None:
    """Show the middle of a draft, or of the picks for a later game of a match; everybody plays on by themselves."""
    stage.shell.look.pace.speed = Speed.NORMAL
    seat_at(stage, before_play(stage, seats, setup, phase, kept, game, seed))


def last_move(seed: int, game: int, stage: HeadlessClient) -> None:
    """Show how that game of a match is decided."""
    stage.shell.look.pace.speed = Speed.NORMAL
    match, last = decided(stage, seed, game)
    seat_at(stage, match, last.seat)
    screen_of(stage).controller.submit(last, hurry=False)


def going_on(stage: HeadlessClient) -> None:
    """Leave the result of a game as soon as it is shown."""
    if isinstance(stage.shell.screen, Intermission):
        stage.shell.stage.send(KeyDown("return"))


OUT: Final = {"passed": True}
MONUMENTS: Final = {"display": ["obelisk", "library"], "deck": ["temple", "oracle"]}
STATUE: Final[Seat] = {
    **HOME, "play": [{"component": "golden_statue"}, {"component": "sorcerers_bestiary"}, "dragon_bridle", "treant"],
}  # fmt: skip
CRAFTY: Final[Seat] = {
    **HOME, "play": ["sacrificial_dagger", "hawk", {"component": "athanor", "essences": "6E"}, "mermaid"],
}  # fmt: skip
VAULT: Final = {"component": "philosophers_stone", "essences": "4G"}
WINNING: Final = [
    {"component": "great_pyramid"},
    {"component": "colossus"},
    {"component": "mausoleum"},
    {"component": "sacred_grove", "essences": "4L"},
]

STRIPS: Final[Mapping[str, Clip]] = MappingProxyType(
    {
        "set-up": Clip(partial(dealt, "standard", 3), going_on, 6.0),
        "set-up-first": Clip(partial(dealt, "first", 2), going_on, 3.6),
        "set-up-draft": Clip(partial(dealt, "draft", 3), going_on, 3.6),
        "draft": Clip(partial(prepared, 3, "draft", DRAFTING, 1, 1, SEED), perform(Move(Choose)), 3.0),
        "pick": Clip(partial(prepared, 2, "match", PICKING, 2, 1, SEED), perform(Move(Choose)), 3.0),
        "picked": Clip(partial(prepared, 2, "match", PICKING, 2, 7, SEED), perform(*[Move(Choose)] * 4), 4.8),
        "mages": strip([{"mages": ["witch", "seer"]}, {"mages": ["druid", "healer"]}], Move(Choose, "witch"),
                       Move(Choose), seconds=3.6, phase="mages"),
        "items": strip([{"mage": "witch"}, {"mage": "druid"}], Move(Choose), Move(Choose), seconds=4.2, phase="items"),
        "place": strip([HOME, RIVAL], Move(PlaceArtifact, "horn_of_plenty"), seconds=1.2),
        "place-rival": strip([HOME, RIVAL], Move(PlaceArtifact, "guard_dog"), seconds=3.6, active=1),
        "claim-place": strip([HOME, RIVAL], Move(Claim, "sacred_grove"), seconds=1.5),
        "claim-place-rival": strip([HOME, RIVAL], Move(Claim, "sacred_grove"), active=1),
        "claim-monument": strip([HOME, RIVAL], Move(Claim, "library"), seconds=1.5, monuments=MONUMENTS),
        "claim-monument-unseen": strip([HOME, RIVAL], Move(Claim, "deck"), seconds=1.5, monuments=MONUMENTS),
        "claim-monument-rival": strip([HOME, RIVAL], Move(Claim), active=1, places=[], monuments=MONUMENTS),
        "use": strip([{**HOME, "play": ["horn_of_plenty"], "hand": []}, RIVAL], Move(UsePower, "horn_of_plenty", 1),
                     seconds=1.2),
        "use-rival": strip([HOME, {**RIVAL, "play": ["crypt"]}], Move(UsePower, "crypt", 0), seconds=3.6, active=1),
        "put": strip([{**HOME, "play": ["athanor", "treant"]}, RIVAL], Move(UsePower, "athanor", 0), seconds=1.2),
        "remove": strip([CRAFTY, RIVAL], Move(UsePower, "athanor", 1), Move(Pay), Move(Gain), seconds=1.5),
        "straighten": strip([{**HOME, "play": ["chalice_of_fire", {"component": "treant", "turned": True}]}, RIVAL],
                            Move(UsePower, "chalice_of_fire"), Move(Choose), seconds=1.2),
        "destroy": strip([CRAFTY, RIVAL], Move(UsePower, "sacrificial_dagger", 1), *[Move(Answer)] * 2, seconds=1.8),
        "discard": strip([HOME, RIVAL], Move(DiscardCard, "nightingale"), seconds=1.2),
        "discard-rival": strip([HOME, RIVAL], Move(DiscardCard, "guard_dog"), seconds=3.0, active=1),
        "place-by-power": strip(
            [HOME, {**RIVAL, "hand": ["fire_dragon", "sea_serpent"], "play": ["dragon_egg"]}],
            Move(UsePower, "dragon_egg"), Move(Choose, "sea_serpent"), Move(Pay), seconds=4.2, active=1,
        ),
"draw": strip([HOME, RIVAL], Move(UsePower, "divination"), seconds=1.5),
        "draw-rival": strip([HOME, {**RIVAL, "pool": "3E"}], Move(UsePower, "research"), seconds=3.0, active=1),
        "reshuffle": strip([{**HOME, "deck": ["crypt"], "discards": ["windup_man", "mermaid"]}, RIVAL],
                           Move(UsePower, "divination"), seconds=2.4),
        "look": strip([{**HOME, "play": ["hawk"]}, RIVAL], Move(UsePower, "hawk", 0), Move(Look), seconds=2.4),
        "look-rival": strip([HOME, {**RIVAL, "hand": [], "play": ["hawk"]}], Move(UsePower, "hawk", 0), Move(Look),
                            Move(OrderCards), seconds=4.8, active=1),
        "collect": strip([{**HOME, "play": [VAULT, "treant"]}, {**RIVAL, "play": ["hawk"]}], Move(Take),
                         seconds=3.6, phase="collect"),
        "pass": strip([HOME, RIVAL], Move(Pass), Move(Choose), seconds=2.4),
        "pass-rival": strip([HOME, RIVAL], Move(Pass), Move(Choose), seconds=4.2, active=1),
        "round-ends": strip([HOME, {**RIVAL, **OUT}], Move(Pass), Move(Choose), seconds=6.0),
        **{f"attack-{slug}": attack(slug, [BARE], [Suffer], 5.4) for slug in ATTACKERS},
        "attack-three": attack("fire_dragon", [BARE, GUARD], [Suffer, UseReact], 6.0),
        "attack-four": attack("earth_dragon", [BARE, GUARD, OTHER], [UseReact, Suffer], 7.2),
        "attacked": attacked(Move(Suffer), (), ["treant", "prism"]),
        "attacked-four": attacked(Move(Suffer), (BARE, OTHER), ["treant", "prism"]),
        "attacked-warded": attacked(Move(UseReact), (), ["treant", "prism"]),
        "check": strip([STATUE, {**RIVAL, **OUT}], Move(Pass), Move(Choose), Move(UseReact), seconds=6.0),
        "won": strip([{**STATUE, "play": WINNING}, {**RIVAL, **OUT}], Move(Pass), Move(Choose),
                     seconds=9.0),
        "won-rival": strip([{**HOME, **OUT}, {**RIVAL, "play": WINNING}, BARE | OUT], Move(Pass),
                           Move(Choose), seconds=9.0, active=1),
"first-game-won": Clip(partial(last_move, SEED, 1), going_on, 12.0),
        "second-game-won": Clip(partial(last_move, 1, 2), going_on, 12.0),
    }
)  # fmt: skip
"""The strips by name."""
