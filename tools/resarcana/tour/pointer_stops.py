"""The stops with the pointer on something: the card has grown, and a note hangs beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.commands import Claim, PlaceArtifact, UsePower
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.events import PointerMoved
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.animation_stops import BATTLE
from tools.resarcana.tour.games import new, played, table_of
from tools.resarcana.tour.scripted_moves import Move, Seat
from tools.tour.stop import Stop, seat_at

LATE: Final = 4
"""A round by which the table shows something of everything."""
MOMENT: Final = 400
"""How long the pointer rests there, in milliseconds."""


def pointed_at(stage: HeadlessClient, card: int) -> None:
    """Rest the pointer on a card."""
    node = table_of(stage).scenery.cards[card]
    stage.shell.stage.send(PointerMoved(*node.bounds().center))
    for _ in range(MOMENT // 20):
        stage.tick(20)


def look_at(which: Callable[[Scenery], int], stage: HeadlessClient) -> None:
    """Point at a card of a table with three seats."""
    seat_at(stage, played(stage, 3, LATE))
    pointed_at(stage, which(table_of(stage).scenery))


def look_at_dragon(stage: HeadlessClient) -> None:
    """Point at an attacker: the note says what it would do to each rival."""
    seat_at(stage, new(stage, 3, {"scenario": BATTLE}, people=3))
    pointed_at(stage, table_of(stage).resources.cards.numbers["fire_dragon"])


ADA: Final[Seat] = {
    "mage": "seer", "item": "alchemy", "pool": "2E 3L 1C 2D 8G", "deck": ["prism"],
    "play": [{"component": "vault", "essences": "3G"}, "chalice_of_fire", "fire_dragon", "dragon_bridle",
             {"component": "cursed_forge", "essences": "2G"}],
    "hand": ["philosophers_stone", "athanor", "elvish_bow"],
}  # fmt: skip
OWL: Final[Seat] = {
    "mage": "alchemist", "item": "research", "pool": "3E 2L 4C 5G", "deck": ["crypt"],
    "play": ["tree_of_life", "earth_dragon", {"component": "dragons_lair", "essences": "2G"}],
    "hand": ["celestial_horse", "mermaid"],
}  # fmt: skip
CAT: Final[Seat] = {
    "mage": "druid", "item": "protection", "pool": "2E 9L 6C 1D", "deck": ["hawk", "treant"],
    "play": ["hypnotic_basin", "dwarven_pickaxe", "nightingale"], "hand": ["guard_dog", "horn_of_plenty"],
}  # fmt: skip
EVENING: Final = {
    "seats": [ADA, OWL, CAT], "round": 4, "active": 1, "first": 0,
    "places": ["sacred_grove", "catacombs_of_the_dead", "coral_castle"],
    "monuments": {"display": ["library", "temple"], "deck": ["mausoleum", "oracle", "colossus", "great_pyramid"]},
}  # fmt: skip
DONE: Final = (
    Move(PlaceArtifact, "celestial_horse"), Move(UsePower, "dwarven_pickaxe"), Move(UsePower, "vault"),
    Move(UsePower, "tree_of_life"), Move(Claim, "sacred_grove"), Move(Claim, "library"),
    Move(Claim, "temple"), Move(PlaceArtifact, "guard_dog"),
)  # fmt: skip
"""What happens at that table, in turn, until the viewer is to move."""


def evening(stage: HeadlessClient) -> None:
    """The middle of a game of three, as the documentation shows it, with the pointer on an attacker."""
    match = new(stage, 3, {"scenario": EVENING})
    numbers = stage.plugin.game().cards.numbers  # type: ignore[attr-defined]
    for answer in DONE:
        match.submit(next(each for each in match.legal() if answer.fits(each, numbers)))
    seat_at(stage, match)
    pointed_at(stage, numbers["fire_dragon"])


STOPS: Final = [
    Stop("table-evening", evening),
    Stop("table-inspect", partial(look_at, lambda scenery: scenery.state.places[0])),
    Stop("table-inspect-own", partial(look_at, lambda scenery: scenery.state.play[scenery.resources.home][-1])),
    Stop("table-inspect-hand", partial(look_at, lambda scenery: scenery.state.hand[scenery.resources.home][0])),
    Stop("table-inspect-rival", partial(look_at, lambda scenery: scenery.state.play[2][-1])),
    Stop("table-inspect-attack", look_at_dragon),
]
