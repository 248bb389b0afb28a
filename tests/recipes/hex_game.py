"""Plays the marsh, which was put into the tree as a folder: `python -m tests.recipes.hex_game NAME`."""

from __future__ import annotations

import secrets
import sys
from functools import partial
from random import Random

import pygame

from resarcana_gui.app.save_files import newest_first
from resarcana_gui.scene.control import Control
from resarcana_gui.screens.game_over import GameOver
from tests.recipes.recipe_window import opened, table, until_asked
from tests.recipes.second_game import leave, watch
from tests.screens.hands import Gamepad
from tests.screens.shell_player import Player

SEATS = 5
BY_MOUSE = 3
BY_KEYS = 3
FIELD = "field "
DICE = Random(1)


def main(name: str) -> None:
    """Sit down with four machines, play by mouse, leave, go on, play by keys and to the end by controller, and watch it
    again, in two languages."""
    pygame.display.init()  # its queue takes the controller's events
    secrets.randbits = bits
    player, heard = opened(read_out="speech"), list[str]()
    player.shell.announcer.say = lambda words, interrupts: heard.append(words)
    player.click(f"game {name}")
    assert player.shell.game.name("en") == "The Wide Marsh"
    player.click("new game")
    player.click("setup standard")
    for rival in ("merlin", "medea", "circe"):
        player.click(f"character {rival}")
    assert player.faults() == ""
    player.click("play")
    assert len(table(player).match.seats) == SEATS
    for _ in range(BY_MOUSE):
        assert until_asked(player)
        secret(player)
        by_mouse(player)
    leave(player)
    player.click("language es")
    assert player.shell.game.name("es") == "La gran marisma"
    player.click("continue")
    for _ in range(BY_KEYS):
        assert until_asked(player)
        by_keys(player)
    while until_asked(player):
        by_pad(player)
    assert any("Casilla" in words for words in heard), "fields are read out as the focus comes to them"
    assert isinstance(player.screen, GameOver) and player.faults() == ""
    watch(player, name)
    print(newest_first()[0])


def bits(k: int) -> int:
    """Return bits for the seed of always the same game: in a few games, no field is walked to."""
    return DICE.getrandbits(k)


def answers(player: Player) -> list[Control]:
    """What answers the question: fields where there are some, else buttons."""
    view = table(player).view
    assert view is not None
    found = [each for each in player.shell.stage.dispatcher.focus.order() if view.answers_with(each)]
    fields = [each for each in found if each.name.startswith(FIELD)]
    return fields or [each for each in found if each.name.startswith("answer")]


def secret(player: Player) -> None:
    """The picture has no fault, and as long as calls are made it knows those of no rival; afterwards it knows all."""
    assert player.faults() == ""
    view = table(player).view
    assert view is not None
    called = view.picture().facts()["called"]
    assert isinstance(called, tuple)
    _, *others = (int(str(band)) for band in called)
    on_map = any(each.name.startswith(FIELD) for each in answers(player))
    assert all((band >= 0) == on_map for band in others), called


def by_mouse(player: Player) -> None:
    """Click the last thing that answers."""
    player.click(answers(player)[-1].name)


def by_keys(player: Player) -> None:
    """Walk to a thing that answers with Tab, and press Enter."""
    wanted = {each.name for each in answers(player)}
    for _ in range(60):
        player.key("tab")
        if player.focused in wanted:
            player.key("return")
            return
    raise AssertionError("no answer is reached by keys")


def by_pad(player: Player) -> None:
    """Walk to the last thing that answers with the arrows of a controller, over the fields, and press A."""
    Gamepad(player.shell, partial(player.wait, 100)).use(answers(player)[-1])


if __name__ == "__main__":
    main(sys.argv[1])
