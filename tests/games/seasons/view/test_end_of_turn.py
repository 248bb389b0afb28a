"""Ending the turn: what is forgone is said once, and asked about."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.rules.codes import GAUGE_BONUS
from resarcana_gui.games.seasons.rules.commands import ChooseTypes, Crystallise, EndTurn, Summon, UseBonus
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.table.tray import Socket
from resarcana_gui.kernel.command import Command
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.seasons.described_table import lying, seat
from tests.games.seasons.robot.test_answers import settled
from tests.lessons.guided import control
from tests.screens.hands import Gamepad, Keyboard, Mouse
from tools.headless_client import HeadlessClient, headless

FREE = "idol_of_the_familiar"
"""It is activated for nothing."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def turn(*play: object, reserve: str = "0", language: str = "en", **more: object) -> tuple[HeadlessClient, TableScreen]:
    """The window at a described turn."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language, speed="instant"))
    described = {"seats": [seat(*play, reserve=reserve), seat()], **more}
    return client, client.table(scenario=described, agent="random")


def given(screen: TableScreen) -> list[Command]:
    """What the first seat has answered."""
    return [step.command for step in screen.match.history.steps if step.seat == 0]


def prompt(client: HeadlessClient, screen: TableScreen) -> str:
    """What the prompt asks."""
    text = settled(client, screen).asker.prompt_text
    assert text is not None
    return text.text


def laid_out(table: SeasonsTable) -> list[Socket]:
    """The energies in the viewer's tray."""
    return [socket for socket in table.scenery.own.tray.sockets if socket.key is not None]


def press(client: HeadlessClient, *keys: str) -> None:
    for key in keys:
        Keyboard(client.shell, client.tick).press(key)
        client.wait(1000)


def test_a_card_that_can_be_activated_for_nothing_is_recalled() -> None:
    client, screen = turn(FREE)
    settled(client, screen)
    press(client, "e")
    assert prompt(client, screen) == "You can still activate Idol of the Familiar." and given(screen) == []
    press(client, "e")
    assert [type(each) for each in given(screen)] == [EndTurn]


def test_enter_confirms_and_a_controller_does_too() -> None:
    client, screen = turn(FREE, language="es")
    settled(client, screen)
    press(client, "e", "return")
    assert [type(each) for each in given(screen)] == [EndTurn]
    client, screen = turn(FREE, language="es")
    hand = Gamepad(client.shell, client.tick)
    for _ in range(2):
        controls = settled(client, screen).asker.controls
        assert controls is not None
        hand.use(control(controls, "confirm" if controls.asked.sentence.startswith("Aún") else "end_turn"))
        client.wait(1000)
    assert [type(each) for each in given(screen)] == [EndTurn]


def test_the_second_of_two_quick_presses_confirms_nothing() -> None:
    client, screen = turn(FREE)
    settled(client, screen)
    hand = Keyboard(client.shell, client.tick)
    client.shell.look.pace.speed = client.shell.look.pace.speed.NORMAL
    hand.press("e")
    hand.press("e")
    assert given(screen) == []


def test_whoever_plays_on_is_asked_no_more_in_this_turn() -> None:
    client, screen = turn(FREE)
    settled(client, screen)
    press(client, "e", "escape")
    assert prompt(client, screen) == "Your turn." and given(screen) == []
    assert screen.controller.submit(UseBonus(0, GAUGE_BONUS)) is None
    settled(client, screen)
    press(client, "e")
    assert [type(each) for each in given(screen)] == [UseBonus, EndTurn]


def test_an_unused_ring_is_recalled_until_something_was_crystallised() -> None:
    client, screen = turn(reserve="2A 1W", may_crystallise=True)
    settled(client, screen)
    press(client, "e")
    assert prompt(client, screen) == "You can still crystallise."
    client, screen = turn(reserve="2A 1W", may_crystallise=True)
    table = settled(client, screen)
    Mouse(client.shell, client.tick).use(table.scenery.own.tray.sockets[0])
    settled(client, screen)
    press(client, "e")
    assert [type(each) for each in given(screen)] == [Crystallise, EndTurn]


def test_a_crystallisation_that_is_taken_back_leaves_the_ring_unused() -> None:
    """The permission stands below the die again, what the energies cost is there again, and the ring is recalled."""
    client, screen = turn(reserve="2A 1W", may_crystallise=True)
    table = settled(client, screen)
    Mouse(client.shell, client.tick).use(table.scenery.own.tray.sockets[0])
    table = settled(client, screen)
    assert [type(each) for each in given(screen)] == [Crystallise] and table.scenery.state.crystals[0] > 0
    press(client, "z")
    table = settled(client, screen)
    assert given(screen) == [] and table.scenery.state.crystals[0] == 0
    assert table.scenery.permission.visible and len(laid_out(table)) == 3
    press(client, "e")
    assert prompt(client, screen) == "You can still crystallise."
    press(client, "escape", "y")
    assert [type(each) for each in given(screen)] == [Crystallise]


@pytest.mark.parametrize("play", [[], [lying(FREE, turned=True)], ["potion_of_life"], ["kairn_the_destroyer"]])
def test_what_costs_something_is_no_reason_to_ask(play: list[object]) -> None:
    client, screen = turn(*play, reserve="2A")
    settled(client, screen)
    press(client, "e")
    assert [type(each) for each in given(screen)] == [EndTurn]


def test_the_warning_lies_where_the_turn_is_ended() -> None:
    client, screen = turn(FREE)
    table = settled(client, screen)
    controls = table.asker.controls
    assert controls is not None
    before = control(controls, "end_turn").bounds()
    press(client, "e")
    controls = table.asker.controls
    assert controls is not None
    after = control(controls, "confirm").bounds()
    assert before.topleft == after.topleft


def test_an_activation_is_named_without_repeating_what_the_card_says() -> None:
    client, screen = turn("kairn_the_destroyer", "tree_of_light", reserve="A")
    asked = settled(client, screen).asker.asking
    assert asked is not None
    labels = [choice.label for choices in asked.choices.values() for choice in choices]
    assert "Activate Kairn the Destroyer" in labels
    assert any(label.startswith("Activate (1") for label in labels), "which of its two powers"


def test_which_element_comes_next_is_asked_with_what_each_does() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    seats = [seat(hand=["elemental_amulet"], reserve="1W 1E"), seat()]
    screen = client.table(scenario={"seats": seats}, agent="random")
    settled(client, screen)
    for chosen in (Summon, ChooseTypes):
        answers = [each for each in screen.match.legal() if isinstance(each, chosen)]
        both = max(answers, key=lambda each: each.types if isinstance(each, ChooseTypes) else 0)
        assert screen.controller.submit(both) is None
        settled(client, screen)
    controls = settled(client, screen).asker.controls
    assert controls is not None and controls.asked.sentence == "Elemental Amulet: which effect comes next?"
    assert [line.partition(": ")[2] for line in controls.parts.lines] == [
        "gain 2 energies of your choice",
        "gain 5 crystals",
    ]


def test_a_purse_that_enters_play_raises_what_the_energies_in_the_tray_bring_at_once() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    screen = client.table(scenario={"seats": [seat(hand=["purse_of_io"], reserve="2A 1F"), seat()]}, agent="random")
    table = settled(client, screen)
    before = laid_out(table)[0].worth
    assert laid_out(table) == [socket for socket in table.scenery.own.tray.sockets if socket.focusable]
    summon = next(each for each in screen.match.legal() if isinstance(each, Summon))
    assert screen.controller.submit(summon) is None
    table = settled(client, screen)
    assert [socket.worth for socket in laid_out(table)] == [before + 1]


@pytest.mark.parametrize("text_scale", [100, 150, 200])
def test_the_permission_to_crystallise_never_lies_under_the_cards_in_play(text_scale: int) -> None:
    client = HeadlessClient(
        (1280, 720), Settings(game="seasons", language="es", speed="instant", text_scale=text_scale)
    )
    described = {"seats": [seat(reserve="2A"), seat()], "may_crystallise": True}
    table = settled(client, client.table(scenario=described, agent="random"))
    permission, areas = table.scenery.permission, table.scenery.areas
    assert permission.visible and areas.canvas.x <= permission.bounds().x
    assert permission.bounds().right < areas.row.x + 0.1
    assert [shown.block.text.split()[-1] for shown in permission.texts()] == ["cristalizar"]


def test_the_permission_to_crystallise_ends_with_the_turn_though_a_card_asks_afterwards() -> None:
    client, screen = turn("beggars_horn", first=1, active=0, may_crystallise=True, rolled=["winter3/1"])
    table = settled(client, screen)
    assert table.scenery.permission.visible
    assert screen.controller.submit(EndTurn(0)) is None
    assert prompt(client, screen) == "Gain which energy?"
    assert not settled(client, screen).scenery.permission.visible
