"""Every event has an act, and whatever is seen in between, the picture at the end is what the seat sees."""

from __future__ import annotations

from random import Random

import pytest

from resarcana_gui.scene.timing import Speed
from tests.games.resarcana.view.acts.theatre import Theatre

GAMES = [
    ("first", 2, 1, 0), ("standard", 3, 2, 1), ("draft", 4, 3, 2), ("match", 2, 4, 0), ("tight", 2, 5, 1),
    ("tight-draft", 2, 6, 0), ("first", 4, 7, 3),
]  # fmt: skip
"""Setup, seats, seed, viewer."""
SPEEDS = [Speed.INSTANT, Speed.FAST, Speed.NORMAL]
AT_SOME_SPEED = [(*game, SPEEDS[at % len(SPEEDS)]) for at, game in enumerate(GAMES)]
MOVING_OR_NOT = [(*game, at % 2 == 1) for at, game in enumerate(GAMES)]
"""Every speed, and every choice of movement, with games of two and of more."""


def test_the_setup_is_seen_from_an_empty_table_on() -> None:
    for setup, seats, seed, viewer in GAMES:
        theatre = Theatre(setup, seats, seed=seed, viewer=viewer)
        theatre.table.hear([event.seen_by(viewer) for event in theatre.match.history.setup])
        theatre.run(600)
        theatre.check()


@pytest.mark.parametrize(("setup", "seats", "seed", "viewer", "speed"), AT_SOME_SPEED)
def test_after_every_act_the_picture_is_what_the_seat_sees(
    setup: str, seats: int, seed: int, viewer: int, speed: Speed
) -> None:
    theatre = Theatre(setup, seats, seed=seed, viewer=viewer)
    theatre.shell.look.pace.speed = speed
    theatre.show()
    for _ in theatre.play(25):
        theatre.run_out()
        theatre.check()


@pytest.mark.parametrize(("setup", "seats", "seed", "viewer", "reduced"), MOVING_OR_NOT)
def test_an_act_can_be_finished_at_any_moment(setup: str, seats: int, seed: int, viewer: int, reduced: bool) -> None:
    theatre = Theatre(setup, seats, seed=seed + 10, viewer=viewer, reduced=reduced)
    dice = Random(seed)
    theatre.show()
    for number, _ in enumerate(theatre.play(35)):
        theatre.run(dice.randrange(0, 900))
        if number % 3:
            theatre.queue.finish()
        if dice.random() < 0.3:
            theatre.check()
    theatre.check()


def test_a_table_that_is_shown_anew_in_the_middle_of_an_act_holds_nothing_up() -> None:
    theatre = Theatre("standard", 3, seed=3)
    theatre.show()
    for _ in theatre.play(60):
        theatre.run(200)
        if theatre.table.scenery.held is not None:
            break
    assert theatre.table.scenery.held_layer.children
    theatre.show()
    assert not theatre.table.scenery.held_layer.children
    theatre.check()
