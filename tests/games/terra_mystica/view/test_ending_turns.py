"""How a turn ends at the table, at once or as soon as its action has been seen, and how neighbours are asked in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.games.terra_mystica.components.words import TEMPLE
from resarcana_gui.games.terra_mystica.rules.commands import Build, EndTurn, Transform, Upgrade
from resarcana_gui.games.terra_mystica.rules.questions import AskOffer, AskTurn
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.own_keys import END_TURN
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.actions import CANCEL, CONFIRM, UNDO
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.terra_mystica.played_table import seat
from tests.screens.hands import Keyboard
from tools.headless_client import HeadlessClient, headless

MOST = 400
"""Frames within which the own turn must have come."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def built() -> tuple[HeadlessClient, TableScreen]:
    """A table at which the first seat has just upgraded a dwelling; nothing of it has been seen yet."""
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    screen = client.table("first", 2, seed=3, agent="greedy")
    client.shell.look.pace.speed = Speed.INSTANT
    for _ in range(MOST):
        client.tick(100)
        view = screen.view
        if not isinstance(view, MysticaTable) or view.asker.asking is None:
            continue
        answers = view.asker.asking.answers
        chosen = next((each for each in answers if isinstance(each, Upgrade)), answers[0])
        if isinstance(chosen, Upgrade):
            client.shell.look.pace.speed = Speed.NORMAL
        assert screen.controller.submit(chosen) is None
        if isinstance(chosen, Upgrade):
            return client, screen
    raise AssertionError("the turn did not come")


def test_after_the_action_a_controller_finds_the_end_of_the_turn_under_its_button() -> None:
    client, screen = built()
    client.wait(8000)
    hand = Keyboard(client.shell, lambda: client.wait(500))
    focus = client.shell.stage.dispatcher.focus
    assert focus.current is not None and focus.current.name == END_TURN
    assert not focus.keep().shown
    hand.press("return")
    assert focus.keep().shown and not isinstance(given(screen)[-1], EndTurn), "nothing is done unseen"
    hand.press("return")
    assert isinstance(given(screen)[-1], EndTurn)


def test_giants_transform_any_land_with_two_spades_and_build_with_one_choice() -> None:
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    seats = [seat("giants", "E3", coins=15, workers=15), seat("witches", "I11")]
    screen = client.table(scenario={"seats": seats, "terrain": {"E4": "swamp"}, "round": 2})
    client.wait(1000)
    assert isinstance(screen.view, MysticaTable)
    parts = screen.view.resources.parts
    client.shell.stage.dispatcher.focus.give(screen.view.scenery.map.fields[parts.board.numbers["E4"]])
    hand = Keyboard(client.shell, lambda: client.wait(3000))
    for _ in range(2):  # the choices of the hexagon, and the first of them
        hand.press("return")
    assert [type(each) for each in given(screen)] == [Transform, Build]
    view = screen.match.view(0)
    assert isinstance(view, State) and view.workers[0] == 15 - 2 * 3 - 1


def given(screen: TableScreen) -> list[Command]:
    """What the first seat has answered."""
    return [step.command for step in screen.match.history.steps if step.command.seat == 0]


def test_ending_the_turn_before_the_action_was_seen_ends_it_afterwards() -> None:
    client, screen = built()
    assert screen.act(END_TURN)
    assert not isinstance(given(screen)[-1], EndTurn)
    client.wait(8000)
    assert [type(each) for each in given(screen)[-2:]] == [Upgrade, EndTurn]


def test_a_machine_answers_an_offer_at_once_and_both_are_undone_together() -> None:
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    neighbours = [seat("witches", "E7"), seat("nomads", {"E8": "temple"})]
    screen = client.table(scenario={"seats": neighbours, "round": 2}, agent="greedy")
    client.wait(500)
    view = screen.view
    assert isinstance(view, MysticaTable) and view.asker.asking is not None
    upgrade = next(each for each in view.asker.asking.answers if isinstance(each, Upgrade))
    assert screen.controller.submit(upgrade) is None
    assert not screen.grace.active
    client.wait(8000)
    assert screen.match.history.steps[-1].seat == 1
    assert screen.act(UNDO)
    client.wait(500)
    assert not given(screen)


def test_a_turn_that_has_not_begun_cannot_be_ended() -> None:
    client, screen = built()
    client.wait(8000)
    assert screen.act(END_TURN)
    client.shell.look.pace.speed = Speed.INSTANT
    for _ in range(MOST):
        client.tick(100)
        if isinstance(screen.match.pending, AskTurn) and screen.match.pending.seat == 0:
            break
    client.wait(1000)
    before = given(screen)
    screen.act(END_TURN)
    client.wait(1000)
    assert given(screen) == before


def test_a_whole_action_is_undone_and_not_cancelled_besides() -> None:
    client, screen = built()
    client.wait(8000)
    done = given(screen)
    assert isinstance(screen.view, MysticaTable) and screen.view.asker.controls is not None
    assert not screen.view.cancels
    assert not screen.view.asker.controls.act(CANCEL)
    assert given(screen) == done


def offered_while(act: Callable[[HeadlessClient, MysticaTable], object]) -> tuple[HeadlessClient, MysticaTable]:
    """A game up to the first offer of power to the person who plays, who does this after each answer."""
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    screen = client.table("first", 2, seed=3, agent="greedy")
    client.shell.look.pace.speed = Speed.INSTANT
    for _ in range(MOST):
        client.tick(100)
        view = screen.view
        if not isinstance(view, MysticaTable) or view.asker.asking is None:
            continue
        if isinstance(view.asker.asking.question, AskOffer):
            return client, view
        ends = [each for each in view.asker.asking.answers if isinstance(each, EndTurn)]
        answer = ends[0] if ends else view.asker.asking.answers[0]
        assert screen.controller.submit(answer) is None
        act(client, view)
    raise AssertionError("nothing was offered")


def test_an_offer_of_power_is_accepted_with_enter_wherever_the_focus_was() -> None:
    client, _ = offered_while(lambda at, view: at.shell.stage.dispatcher.focus.give(view.scenery.map.fields[0]))
    focus = client.shell.stage.dispatcher.focus.current
    assert focus is not None and focus.name == CONFIRM


def test_an_offer_of_power_closes_the_note_of_what_is_still_pointed_at() -> None:
    _, view = offered_while(lambda _, view: view.pointed(view.scenery.cults.columns[0]))
    assert view.grower.shown is None


def test_while_a_favour_tile_is_chosen_the_key_cancels_without_a_button_beside_undo() -> None:
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    seats = [seat("witches", {"E7": "trading_house"}), seat("giants", "I1")]
    screen = client.table(scenario={"seats": seats, "round": 2})
    client.wait(1000)
    temple = next(each for each in screen.match.legal() if isinstance(each, Upgrade) and each.structure == TEMPLE)
    assert screen.controller.submit(temple) is None
    client.wait(8000)
    view = screen.view
    assert isinstance(view, MysticaTable) and view.asker.controls is not None and view.cancels
    assert CANCEL not in [button.name for button in view.asker.controls.parts.buttons]
    assert screen.act(CANCEL) and not given(screen)
