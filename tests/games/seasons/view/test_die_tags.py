"""What is said about the dice while one is chosen."""

from __future__ import annotations

from itertools import product

import pytest

from resarcana_gui.games.seasons.cards.tables import FACES
from resarcana_gui.games.seasons.view.faces.die_faces import UnfoldedDie
from resarcana_gui.games.seasons.view.playing.read_out import words_of
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.playing.subjects import word_boxes
from resarcana_gui.scene.events import PointerMoved
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.dice.die_body import CUBE
from resarcana_gui.tabletop.dice.die_drawing import DieStyle
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


def test_the_note_of_a_die_hides_nothing_of_what_is_said_below_the_dice() -> None:
    client, table = choosing()
    for face in table.scenery.state.rolled:
        client.shell.stage.send(PointerMoved(*table.scenery.die(face // FACES).bounds().center))
        client.wait(500)
        note = table.grower.note
        assert note is not None and note.bounds().collidelist(word_boxes(table.scenery.die_tags)) < 0


def test_pointing_at_a_die_unfolds_its_six_faces() -> None:
    _, table = choosing()
    for face in table.scenery.state.rolled:
        die = table.scenery.die(face // FACES)
        part = table.pointer.note(die).parts[0]
        assert part.lines and part.picture is not None
        assert part.picture.drawing == UnfoldedDie(die.style, face % FACES)


def test_a_die_is_read_out_with_its_six_faces() -> None:
    _, table = choosing()
    face = table.scenery.state.rolled[0]
    told = words_of(table.scenery.die(face // FACES), table.scenery)
    assert "{" not in told and told.splitlines()[-1].count("left over") == FACES


@pytest.mark.parametrize("top", range(FACES))
def test_an_unfolded_die_shows_each_face_once_and_opposite_faces_apart(top: int) -> None:
    """On an unfolded cube opposite faces never touch: one lies between them in the row, or the row itself."""
    colours = [(40 * face + 20, 90, 200) for face in range(FACES)]
    style = DieStyle(CUBE, tuple(Panel(colour, colour) for colour in colours), (255, 255, 255))
    net = UnfoldedDie(style, top).render((200, 150), 1.0)
    cells = {at: net.get_at((50 * at[0] + 25, 50 * at[1] + 25))[:3] for at in product(range(4), range(3))}
    places = {colours.index(seen): at for at, seen in cells.items() if seen in colours}
    assert len(places) == FACES and places[top] == (1, 1)
    for face in range(FACES // 2):
        (column, row), (other, below) = places[face], places[FACES - 1 - face]
        assert abs(column - other) + abs(row - below) == 2


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_words_of_neighbours_do_not_touch_and_lie_on_the_slate(seats: int, language: str) -> None:
    client, table = choosing(seats, "7A", language)
    tags, slate = table.scenery.die_tags, table.resources.areas.slate
    boxes = [shown.box.move(tags.x, tags.y) for shown in tags.texts()]
    for at, box in enumerate(boxes):
        assert slate.contains(box), (client.shell.settings.language, box)
        assert not any(box.colliderect(other) for other in boxes[at + 2 :: 2])
