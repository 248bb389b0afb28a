"""What happens for the first time is explained once, and only where that is wanted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.lessons.lesson import Condition
from resarcana_gui.lessons.onboarding import OnboardingTip
from resarcana_gui.scene.action import Wait
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.settings.settings_page import SettingsPage
from resarcana_gui.screens.table.table_screen import TableScreen
from tests.screens.market import MarketUi, shell_of
from tests.screens.shell_player import Player


class ExplainingUi(MarketUi):
    """Explains the first card that you draw."""

    def onboarding(self) -> Sequence[OnboardingTip]:
        return [OnboardingTip("drawn", (Condition("Drawn", {"seat": "you"}),))]

    def onboarding_text(self, name: str, language: str) -> str:
        return f"You have {name} it."


@pytest.fixture
def player() -> Player:
    player = Player(shell_of(games={"toy": ExplainingUi()}))
    player.shell.change(speed="instant", second_thought="none")
    return player


def sit_down(player: Player) -> TableScreen:
    plan = MatchPlan("toy", {}, (PlayerSpec("Ada"), PlayerSpec("Ben", "first")), 1)
    screen = TableScreen(player.shell, "toy", player.shell.matches.new(plan))
    player.shell.show(screen)
    player.wait(300)
    return screen


def test_what_is_no_longer_so_when_it_could_be_said_is_not_said(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    tip = OnboardingTip("drawn", (Condition("Drawn", {"seat": "you"}),), holds={"points.you": {"least": 9}})
    monkeypatch.setattr(ExplainingUi, "onboarding", lambda self: [tip])
    screen = sit_down(player)
    draw_a_card(player, screen)
    assert not says(screen) and player.settings.hints_seen == ()


def draw_a_card(player: Player, screen: TableScreen, *, answered: bool = True) -> None:
    """Draw one, and let the rival have their turn."""
    screen.controller.submit(next(each for each in screen.match.legal() if each.KIND == "draw"))
    player.wait(400)
    if answered:
        rival_plays(player, screen)


def rival_plays(player: Player, screen: TableScreen) -> None:
    pending = screen.match.pending
    while pending is not None and pending.seat == 1:
        screen.match.submit(screen.match.legal()[0])
        pending = screen.match.pending
    player.wait(400)


def says(screen: TableScreen) -> bool:
    return screen.onboarding is not None and screen.onboarding.saying


def test_it_is_said_once_and_remembered(player: Player) -> None:
    screen = sit_down(player)
    assert not says(screen)
    draw_a_card(player, screen)
    assert says(screen) and player.settings.hints_seen == ("toy/drawn",)
    player.click("go on")
    assert not says(screen)
    again = sit_down(player)
    draw_a_card(player, again)
    assert not says(again)


def test_while_rivals_have_their_turn_they_are_to_be_seen_and_it_waits(player: Player) -> None:
    screen = sit_down(player)
    draw_a_card(player, screen, answered=False)
    assert not says(screen)
    rival_plays(player, screen)
    assert says(screen)


def test_it_is_put_away_by_escape_before_the_menu_opens(player: Player) -> None:
    screen = sit_down(player)
    draw_a_card(player, screen)
    button = player.find("go on")
    assert isinstance(button, Button) and button.key == "Esc"
    player.key("escape")
    assert not says(screen) and not player.shell.messages.asking


def test_escape_belongs_to_what_is_asked_as_long_as_that_can_be_cancelled(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = sit_down(player)
    draw_a_card(player, screen)
    view, button = screen.view, player.find("go on")
    assert view is not None and isinstance(button, Button)
    cancel = Control(player.shell.look, size=(100.0, 50.0), name=CANCEL)
    view.add(cancel)
    with monkeypatch.context() as asking:
        asking.setattr(view, "act", lambda action: action == CANCEL)
        assert button.key == ""
        player.key("escape")
    assert says(screen) and not player.shell.messages.asking
    view.remove(cancel)
    assert button.key == "Esc"


def test_what_is_undone_is_not_explained_any_longer(player: Player) -> None:
    screen = sit_down(player)
    screen.match.exercise = True  # where even a card that was drawn goes back
    draw_a_card(player, screen)
    assert says(screen)
    screen.match.undo_stack.undo(0)
    player.wait(50)
    assert not says(screen)


def test_it_can_be_switched_off_and_begun_anew(player: Player) -> None:
    player.shell.change(hints=False)
    screen = sit_down(player)
    draw_a_card(player, screen)
    assert not says(screen) and player.settings.hints_seen == ()
    player.shell.change(hints=True, hints_seen=("toy/drawn",))
    player.shell.show(SettingsPage(player.shell))
    player.click("hints again")
    assert player.settings.hints_seen == () and not player.sees("hints again")


def test_under_a_veil_it_steps_aside_and_comes_back(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = sit_down(player)
    draw_a_card(player, screen)
    with monkeypatch.context() as asking:
        asking.setattr(type(screen.view), "veiled", True)
        player.wait(50)
        assert not says(screen) and not player.sees("go on")
    player.wait(50)
    assert says(screen) and player.sees("go on")


def test_while_something_happens_it_steps_aside_and_comes_back(player: Player) -> None:
    screen = sit_down(player)
    draw_a_card(player, screen)
    player.shell.change(speed="normal")
    assert says(screen)
    screen.question_timing.drop()
    player.shell.look.queue.add(Wait(200), TABLE)
    player.wait(50)
    assert not says(screen) and not player.sees("go on")
    player.wait(200)
    assert says(screen) and player.sees("go on")
