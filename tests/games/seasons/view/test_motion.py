"""How the table of Seasons moves: dice, the clock with its gears, the light."""

from __future__ import annotations

from typing import TypeVar

import pytest

from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, FACES
from resarcana_gui.games.seasons.rules.codes import END, NO_DIE, season_of
from resarcana_gui.games.seasons.rules.commands import Answer, Crystallise, EndTurn, Summon, TakeDie
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.die_faces import die_style
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.table.clock import shown_season
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.dice.die_body import CUBE
from resarcana_gui.tabletop.dice.die_drawing import DiePicture
from tools.headless_client import HeadlessClient, headless

T = TypeVar("T", bound=Answer)
PATIENCE = 400


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def table(level: str = "apprentice", *, reduced: bool = False) -> tuple[HeadlessClient, TableScreen]:
    """A table for two at which the first seat is asked."""
    client = HeadlessClient((640, 360), Settings(game="seasons", reduced_motion=reduced))
    screen = client.table(level, 2, seed=7, agent="greedy")
    client.shell.look.pace.speed = Speed.INSTANT
    return client, screen


def scenery(screen: TableScreen) -> Scenery:
    view = screen.view
    assert isinstance(view, SeasonsTable)
    return view.scenery


def until(client: HeadlessClient, screen: TableScreen, wanted: type[T]) -> T:
    """Play on until the first seat may give an answer of this class; return the answer without giving it."""
    for _ in range(PATIENCE):
        view = screen.view
        assert isinstance(view, SeasonsTable)
        if view.asker.asking is not None:
            answers = view.asker.asking.answers
            for answer in answers:
                if isinstance(answer, wanted):
                    return answer
            assert screen.controller.submit(answers[-1]) is None
        client.tick(100)
    raise AssertionError("it is never asked")


@pytest.mark.parametrize("reduced", [False, True])
def test_a_die_that_is_taken_leaps_to_its_seat_and_lies_on_its_face(reduced: bool) -> None:
    client, screen = table(reduced=reduced)
    answer = until(client, screen, TakeDie)
    client.shell.look.pace.speed = Speed.NORMAL
    assert screen.controller.submit(answer) is None
    seen = scenery(screen)
    die, circle = seen.dice[answer.die // FACES], seen.die_circle(0)
    heights = []
    for _ in range(60):
        client.tick()
        heights.append(die.height_above)
    assert (max(heights) > 0.5) is not reduced
    assert die.at == (circle.x, circle.y) and die.height_above == 0.0
    assert die.face == answer.die % FACES


def test_the_die_left_over_lies_in_the_middle_and_says_where_the_year_goes() -> None:
    client, screen = table()
    until(client, screen, EndTurn)
    client.shell.look.queue.settle()
    seen, view = scenery(screen), screen.match.view(0)
    assert isinstance(view, State)
    if NO_DIE in view.taken:
        client.rest()
    over = view.rolled[0]
    assert seen.dice[over // FACES].at == seen.felt_spot(0, 1)
    assert seen.clock.target == view.p + view.cards.faces[over].pips


def test_the_dice_of_the_next_season_are_prepared_before_they_are_thrown() -> None:
    _, screen = table()
    seen = scenery(screen)
    side = round(2 * CUBE.radius * seen.areas.die)
    spring = [die_style(seen.state.cards, die) for die in seen.state.dice if die // DICE_PER_SEASON == 1]
    while seen.make_some_dice(1.0):
        pass
    assert spring
    assert not any(DiePicture(style, CUBE.showing(0)).make_one((side, side), 1.0) for style in spring)


def test_gears_turn_with_the_hand_of_the_clock() -> None:
    _, screen = table()
    clock = scenery(screen).clock
    gears = [node for node in clock.gears.children if node.name == "gear"]
    before = [gear.rotation for gear in gears]
    clock.gears.turn(30.0)
    assert all(gear.rotation != rotation for gear, rotation in zip(gears, before, strict=True))
    clock.gears.turn(-30.0)
    assert [gear.rotation for gear in gears] == before


def test_the_prelude_has_a_ground_of_its_own_until_the_first_round() -> None:
    client, screen = table("archmage")
    assert scenery(screen).light.prelude
    until(client, screen, TakeDie)
    assert not scenery(screen).light.prelude


def test_after_the_end_the_table_lies_in_the_light_of_the_last_season() -> None:
    _, screen = table()
    seen = scenery(screen)
    state = seen.state.clone()
    state.p = END
    seen.settle(state)
    assert seen.light.season == shown_season(END) == season_of(END - 1) != season_of(END)
    assert season_of(seen.prices.p) == season_of(END - 1)


@pytest.mark.parametrize("reduced", [False, True])
def test_motes_drift_over_the_table_unless_motion_is_reduced(reduced: bool) -> None:
    _, screen = table(reduced=reduced)
    motes = scenery(screen).motes
    before = motes.revision
    for _ in range(10):
        motes.update(100)
    assert (motes.revision != before) is not reduced


def test_each_season_has_its_music_and_the_last_one_its_own() -> None:
    client, screen = table()
    view = screen.view
    assert isinstance(view, SeasonsTable)
    client.tick()
    assert view.music == "winter"
    view.scenery.light.shine(2)
    client.tick()
    assert view.music == "summer"
    view.scenery.state.p = END - 1
    client.tick()
    assert view.music == "last"


def test_gems_are_counted_as_they_arrive_and_tokens_leave_no_halves() -> None:
    client, screen = table()
    answer = until(client, screen, Crystallise)
    seen, before = scenery(screen), scenery(screen).own.gems.number
    client.shell.look.pace.speed = Speed.NORMAL
    assert screen.controller.submit(answer) is None
    numbers = []
    for _ in range(120):
        client.tick()
        numbers.append(seen.own.gems.number)
    view = screen.match.view(0)
    assert isinstance(view, State)
    assert numbers == sorted(numbers)
    assert before < numbers[-1] == view.crystals[0]
    assert not [node for node in seen.token_layer.children if node.name in ("half", "crack")]


def test_the_circle_in_which_a_card_is_summoned_closes_when_it_has_landed() -> None:
    client, screen = table()
    answer = until(client, screen, Summon)
    client.shell.look.pace.speed = Speed.NORMAL
    assert screen.controller.submit(answer) is None
    seen, shown = scenery(screen), 0
    for _ in range(200):
        client.tick()
        shown += bool(seen.light_layer.children)
    assert shown > 20
    assert not seen.light_layer.children and seen.circle is None
