"""What the layout check finds at the table of Seasons, in windows of every shape and with the largest texts."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.seasons.view.faces.face import in_play
from resarcana_gui.games.seasons.view.geometry.areas import areas
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.timing import Speed
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.chip import Chip
from resarcana_gui.tabletop.dice.throwing import YAW
from resarcana_gui.tabletop.geometry.placements import Canvas
from tests.games.seasons.described_table import seat
from tools.headless_client import HeadlessClient, headless

ANSWERS = 30
"""How many answers of the first seat are given: a draft, libraries, and some turns."""
WINDOWS: Mapping[str, tuple[tuple[int, int], int, Settings]] = {
    "usual": ((1920, 1080), 2, Settings(game="seasons", text_scale=200, language="es")),
    "small": ((1280, 720), 4, Settings(game="seasons", language="es")),
    "high contrast": ((1280, 720), 4, Settings(game="seasons", text_scale=200, high_contrast=True)),
    "4:3": ((1024, 768), 3, Settings(game="seasons", text_scale=130, language="es")),
    "21:9": ((2560, 1080), 4, Settings(game="seasons")),
    "4K": ((3840, 2160), 4, Settings(game="seasons", language="es")),
    "tall": ((768, 1366), 4, Settings(game="seasons", language="es")),
}


HAND = ["purse_of_io", "beggars_horn", "wondrous_chest"]


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


@pytest.mark.slow
@pytest.mark.parametrize("window", WINDOWS)
def test_at_every_kind_of_question_nothing_is_cut_and_nothing_overlaps(window: str) -> None:
    size, seats, settings = WINDOWS[window]
    client = HeadlessClient(size, settings)
    screen, agent = client.table("archmage", seats, agent="greedy"), client.plugin.agent("greedy", 3)
    client.shell.look.pace.speed = Speed.INSTANT
    seen, given = set[type[object]](), 0
    while given < ANSWERS:
        view, pending = screen.view, screen.match.pending_for(0)
        if isinstance(view, SeasonsTable) and view.asker.asking is not None and pending is not None:
            if type(pending) not in seen:
                seen.add(type(pending))
                client.tick(100)
                client.shell.look.queue.settle()
                assert not report(check(client.shell.root, client.shell.look.theme, client.shell.seen))
            assert screen.controller.submit(agent.choose(screen.match.view(0), pending, Budget())) is None
            given += 1
        client.tick(100)
    assert len(seen) >= 4


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("small", [False, True])
def test_dice_lie_beside_each_other_on_the_felt_however_they_are_turned(seats: int, small: bool) -> None:
    places, number = areas(seats, 0, 1.0, Canvas(small=small)), seats + 1
    wide = places.die * (math.cos(math.radians(YAW)) + math.sin(math.radians(YAW)))
    assert number * wide <= places.felt.w


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text_scale", [150, 200])
def test_what_is_offered_on_a_card_in_play_does_not_reach_into_the_hand(seats: int, text_scale: int) -> None:
    client = HeadlessClient((1920, 1080), Settings(game="seasons", language="es", text_scale=text_scale))
    described = {
        "seats": [seat("die_of_malice", die="winter1/3", hand=HAND), *[seat() for _ in range(seats - 1)]],
        "phase": "die",
    }
    view = client.table(seats=seats, scenario=described, agent="random").view
    assert isinstance(view, SeasonsTable) and view.asker.controls is not None
    chips = [node.bounds() for node in view.asker.controls.walk() if isinstance(node, Chip) and node.shown]
    held = [node.bounds() for card, node in view.scenery.cards.items() if not in_play(card)]
    assert chips and len(held) == len(HAND) and max(chip.bottom for chip in chips) <= min(card.top for card in held)
