"""What is said about the dice while one is chosen."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.cards.tables import FACES
from resarcana_gui.games.seasons.view.pages.note_text import die_lines
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.settings import Settings
from tests.games.seasons.described_table import seat
from tests.games.seasons.robot.test_answers import settled
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def choosing(seats: int = 2, reserve: str = "0", language: str = "en") -> tuple[HeadlessClient, SeasonsTable]:
    """The window in winter, where a die is chosen."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language, speed="instant"))
    described = {"seats": [seat(reserve=reserve), *[seat() for _ in range(seats - 1)]], "phase": "dice"}
    screen = client.table(seats=seats, scenario=described, agent="random")
    return client, settled(client, screen)


def words(table: SeasonsTable) -> list[str]:
    return ["".join(run.text for run in shown.block.runs) for shown in table.scenery.die_tags.texts()]


def test_every_die_says_what_it_brings_now_and_how_far_the_year_moves_if_it_is_left() -> None:
    client, table = choosing()
    view, told = table.scenery.state, words(table)
    assert len(told) == 2 * len(view.rolled) and told[1::2] == [
        f"moves{view.cards.faces[face].pips}" for face in view.rolled
    ]
    asking = table.asker.asking
    assert asking is not None
    table.asker.answer(asking.answers[0])
    client.rest()
    assert words(table) == []


def test_what_the_reserve_has_no_room_for_is_said() -> None:
    _, table = choosing(reserve="7A")
    gains = [table.scenery.state.cards.faces[face].energies for face in table.scenery.state.rolled]
    lost = [word for word in words(table)[::2] if "lost" in word]
    assert len(lost) == sum(1 for energies in gains if energies)


def test_pointing_at_a_die_unfolds_its_six_faces() -> None:
    _, table = choosing()
    view, voice = table.scenery.state, table.resources.voice
    for face in view.rolled:
        sides = [voice.face(face // FACES * FACES + side) for side in range(FACES)]
        last = die_lines(voice, view, 0, face // FACES)[-1]
        assert all(side in last for side in sides)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_words_of_neighbours_do_not_touch_and_lie_on_the_slate(seats: int, language: str) -> None:
    client, table = choosing(seats, "7A", language)
    tags, slate = table.scenery.die_tags, table.resources.areas.slate
    boxes = [shown.box.move(tags.x, tags.y) for shown in tags.texts()]
    for at, box in enumerate(boxes):
        assert slate.contains(box), (client.shell.settings.language, box)
        assert not any(box.colliderect(other) for other in boxes[at + 2 :: 2])
