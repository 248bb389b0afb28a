"""Several people at one screen: nobody's cards are seen before that person has said to be there."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from tests.scene.hurry import Tired
from tests.screens.market import Market, shell_of
from tests.screens.shell_player import Player
from tests.toy.game import Toy


def seated(*seats: Seat, viewer: int | None = None, budget: FrameBudget | None = None) -> tuple[Player, TableScreen]:
    player = Player(shell_of(budget=budget))
    screen = TableScreen(player.shell, "toy", Match.start(Toy(), {}, list(seats), 1), viewer=viewer)
    player.shell.show(screen)
    return player, screen


def test_a_game_between_people_begins_behind_the_curtain_and_with_whoever_is_asked_first() -> None:
    player, screen = seated(Seat("Ada"), Seat("Circe"))
    assert player.sees("curtain")
    person = screen.runner.asked_person
    view = screen.view
    assert isinstance(view, Market) and view.asked is None
    player.wait(milliseconds("dialog_in") + 100, 10)
    player.key("return")
    player.settle()
    assert not player.sees("curtain") and screen.viewer == person
    view = screen.view
    assert isinstance(view, Market) and view.asked is not None


def first_pictures(*, table: bool) -> list[bytes]:
    """The first pictures of a game between people, on a machine that has no time for anything new."""
    player, screen = seated(Seat("Ada"), Seat("Circe"), budget=FrameBudget(Tired()))
    assert screen.view is not None
    screen.view.visible = table
    surface, seen = pygame.Surface((640, 360)), []
    for _ in range(8):
        player.shell.stage.update()
        player.shell.stage.draw(surface)
        seen.append(pygame.image.tobytes(surface, "RGB"))
    return seen


def test_nothing_of_the_table_is_seen_even_in_the_first_pictures_of_a_slow_machine() -> None:
    assert not set(first_pictures(table=True)) - set(first_pictures(table=False))


@pytest.mark.parametrize("number", [1, 3])
def test_it_comes_down_once_whoever_is_asked_first(number: int) -> None:
    people = [Seat(name) for name in ("Ada", "Circe", "Merlin", "Morgan")]
    player = Player(shell_of())
    match = Match.start(Toy(), {}, people, 1)
    screen = TableScreen(player.shell, "toy", match)
    screen.model.viewer = (screen.viewer + number) % len(people)
    player.shell.show(screen)
    player.wait(milliseconds("dialog_in") + 100, 10)
    player.key("return")
    player.settle()
    assert not player.sees("curtain") and screen.viewer == screen.runner.asked_person


@pytest.mark.parametrize("seats", [(Seat("Ada"), Seat("Circe", "first")), (Seat("A", "first"), Seat("B", "first"))])
def test_who_is_alone_with_machines_needs_no_curtain(seats: tuple[Seat, Seat]) -> None:
    assert not seated(*seats)[0].sees("curtain")


def test_who_is_known_to_sit_there_needs_no_curtain() -> None:
    assert not seated(Seat("Ada"), Seat("Circe"), viewer=0)[0].sees("curtain")


@pytest.mark.parametrize("values", [{"language": "es"}, {"text_scale": 150}, {"high_contrast": True}])
@pytest.mark.parametrize("met", [False, True])
def test_it_stays_down_and_lifts_for_the_same_person_when_everything_is_laid_out_anew(
    values: dict[str, object], met: bool
) -> None:
    player, screen = seated(Seat("Ada"), Seat("Circe"), viewer=0 if met else None)
    other = screen.runner.asked_person
    if met:
        player.settle()
        screen.controller.submit(screen.runner.legal()[0])
        screen.grace.end()
        player.settle()
        other = screen.runner.asked_person
        assert other != screen.viewer
    assert player.sees("curtain")
    player.shell.change(**values)
    assert player.sees("curtain")
    view = screen.view
    assert isinstance(view, Market) and view.asked is None
    player.wait(milliseconds("dialog_in") + 100, 10)
    assert player.sees("curtain")
    player.key("return")
    player.settle()
    assert not player.sees("curtain") and screen.viewer == other
    view = screen.view
    assert isinstance(view, Market) and view.asked is not None


@pytest.mark.parametrize("by_keys", [False, True])
def test_from_behind_the_curtain_a_way_leads_to_the_title(by_keys: bool) -> None:
    player, _ = seated(Seat("Ada"), Seat("Circe"))
    player.wait(milliseconds("dialog_in") + 100, 10)
    if by_keys:
        for _ in range(4):
            if player.focused != "leave":
                player.key("tab")
        assert player.focused == "leave"
        player.key("return")
    else:
        player.click("leave")
    player.settle()
    assert isinstance(player.shell.screen, Title)
    assert not player.sees("curtain")


def test_people_who_are_asked_at_the_same_time_answer_one_after_the_other_behind_the_curtain() -> None:
    player = Player(shell_of())
    people = [Seat(name) for name in ("Ada", "Circe", "Merlin")]
    match = Match.start(Toy(), {"stakes": True}, people, 1)
    first = match.waiting[1]
    screen = TableScreen(player.shell, "toy", match, viewer=first)
    player.shell.show(screen)
    player.settle()
    order = [screen.viewer]
    assert not player.sees("curtain") and screen.viewer == first, "whoever sits there is asked first"
    while len(match.waiting) > 1:
        view = screen.view
        assert isinstance(view, Market) and view.asked is not None and view.asked.pending.seat == screen.viewer
        assert all(answer.seat == screen.viewer for answer in view.asked.legal)
        screen.controller.submit(view.asked.legal[0])
        assert not screen.model.match.history.steps[-1].reveals()
        screen.grace.end()
        player.wait(milliseconds("dialog_in") + 100, 10)
        assert player.sees("curtain")
        player.key("return")
        player.settle()
        order.append(screen.viewer)
    assert sorted(order) == [0, 1, 2]


def test_whoever_has_answered_may_take_that_back_before_the_next_person_comes() -> None:
    player = Player(shell_of())
    match = Match.start(Toy(), {"stakes": True}, [Seat("Ada"), Seat("Circe"), Seat("Merlin")], 1)
    screen = TableScreen(player.shell, "toy", match, viewer=match.waiting[0])
    player.shell.show(screen)
    player.settle()
    viewer = screen.viewer
    screen.controller.submit(screen.runner.legal()[0])
    assert screen.back.undo() and not match.history.steps
    player.settle()
    assert screen.viewer == viewer == screen.runner.asked_person and not player.sees("curtain")
