"""Every kind of question is answered by mouse, by keyboard and by controller, and the answer that comes out of the
window is exactly the one that was meant."""

from __future__ import annotations

from random import Random

import pytest

from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.rules.commands import Answer, Crystallise
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.records import QUESTIONS
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.asking.energy_models import packed
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.events import PointerDown, PointerMoved, PointerUp
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.seasons.robot.performer import Performer, given_at_once
from tests.games.seasons.robot.scenes import SCENES
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse
from tools.headless_client import HeadlessClient

PATIENCE = 400
"""Frames within which a question must be put."""
HANDS = (Mouse, Keyboard, Gamepad)


def settled(client: HeadlessClient, screen: TableScreen) -> SeasonsTable:
    """The table, with its question put."""
    for _ in range(PATIENCE):
        table = screen.view
        assert isinstance(table, SeasonsTable)
        if table.asker.controls is not None and table.asker.asking is not None:
            return table
        client.tick(40)
    raise AssertionError("nothing is asked")


def begin(client: HeadlessClient, kind: str) -> tuple[TableScreen, SeasonsTable]:
    """The window with a question of a kind put to the first seat."""
    described, answers = SCENES[kind]
    seats = len(described["seats"])  # type: ignore[arg-type]
    screen = client.table(seats=seats, scenario=described, agent="random")
    if answers:
        for data in answers:
            screen.match.submit(screen.match.game.codec.read_command(dict(data)))
        screen = TableScreen(client.shell, client.game, screen.match, viewer=0)
        screen.presenter.begun = True
        client.shell.show(screen)
    return screen, settled(client, screen)


def asked(screen: TableScreen) -> Question:
    """What is asked now."""
    pending = screen.match.pending
    assert isinstance(pending, Question)
    return pending


def give(client: HeadlessClient, screen: TableScreen, hand: type[Hand], answer: Answer, seed: int) -> Command:
    """Give an answer by hand. Return the one that came out."""
    table, before = settled(client, screen), len(screen.match.history.steps)
    Performer(hand(client.shell, client.tick), Random(seed)).perform(table, answer)
    for _ in range(PATIENCE):
        if len(screen.match.history.steps) > before:
            return screen.match.history.steps[before].command
        client.tick(20)
    raise AssertionError(f"{answer!r} is not given")


def test_there_is_a_scene_for_every_kind_of_question() -> None:
    assert set(SCENES) == {question.KIND for question in QUESTIONS}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("kind", SCENES)
def test_exactly_the_answer_that_was_meant_is_given(kind: str, hand: type[Hand]) -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language="es", speed="instant"))
    dice = Random(f"{kind} {hand.__name__}")
    screen, table = begin(client, kind)
    assert kind == asked(screen).KIND
    assert table.asker.asking is not None
    answers = [each for each in table.asker.asking.answers if isinstance(each, Answer) and given_at_once(table, each)]
    meant = dice.choice(answers)
    assert give(client, screen, hand, meant, seed=3) == meant


def tray(kind: str, language: str = "en") -> tuple[HeadlessClient, TableScreen]:
    """The window at a turn with three energies of air, two of water and one of fire in the reserve."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language))
    screen, _ = begin(client, kind)
    return client, screen


@pytest.mark.parametrize("wait", [20, 150])
def test_a_double_click_on_an_energy_crystallises_all_of_its_type_and_no_other(wait: int) -> None:
    """Whatever has moved under the pointer meanwhile."""
    client, screen = tray("turn")
    last_of_air = settled(client, screen).scenery.own.tray.sockets[2]
    client.rest()
    point = last_of_air.bounds().center
    client.shell.stage.send(PointerMoved(*point))
    for _ in range(2):
        client.shell.stage.send(PointerDown(*point))
        client.shell.stage.send(PointerUp(*point))
        client.tick(wait)
    client.rest()
    done = [step.command for step in screen.match.history.steps]
    assert [each.energies for each in done if isinstance(each, Crystallise)] == [1, 2]
    view = screen.match.view(0)
    assert isinstance(view, State) and view.reserve[0] == packed((0, 2, 1, 0))


def test_a_quick_click_on_another_energy_crystallises_that_one() -> None:
    client, screen = tray("turn")
    sockets = settled(client, screen).scenery.own.tray.sockets
    client.rest()
    for point in (sockets[0].bounds().center, sockets[4].bounds().center):
        client.shell.stage.send(PointerMoved(*point))
        client.shell.stage.send(PointerDown(*point))
        client.shell.stage.send(PointerUp(*point))
        client.tick(20)
    client.rest()
    done = [step.command for step in screen.match.history.steps]
    assert sorted(each.energies for each in done if isinstance(each, Crystallise)) in ([1], [1, 256])


def test_two_slow_clicks_crystallise_two_energies() -> None:
    client, screen = tray("turn")
    for _ in range(2):
        Mouse(client.shell, client.tick).use(settled(client, screen).scenery.own.tray.sockets[0])
        client.wait(3000)
    assert [step.command.data() for step in screen.match.history.steps] == [Crystallise(0, 1, NO_CARD).data()] * 2
