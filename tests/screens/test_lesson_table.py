# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

from dataclasses import replace

import pytest

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.worker import InlineWorker, TableAgents, Worker
from resarcana_gui.match.match import Match
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.lessons.lesson_table import LessonTable
from resarcana_gui.screens.lessons.lessons_page import HowToPlay, LessonsPage
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.title import Title
from tests.lessons.stall_lesson import LESSON
from tests.screens.market import MarketUi, shell_of
from tests.screens.shell_player import Player
from tests.toy.game import Toy


class TeachingUi(MarketUi):
    """Says the names of what is to be said."""

    def lesson_text(self, name: str, language: str, **figures: object) -> str:
        return f"About {name}."


@pytest.fixture
def player() -> Player:
    player = Player(shell_of(games={"toy": TeachingUi()}))
    player.matches.taught = (LESSON,)

    def worker(match: Match) -> Worker:
        def agent(seat: int, at: int) -> Agent:
            found = match.seats[seat].agent
            assert found is not None
            return found

        return InlineWorker(lambda: TableAgents(Toy(), match.history.options, agent, Budget()))

    player.matches.worker = worker  # type: ignore[method-assign]
    player.shell.change(speed="instant", second_thought="none")
    player.shell.show(Title(player.shell))
    return player


def table(player: Player) -> LessonTable:
    assert isinstance(player.screen, LessonTable)
    return player.screen


def said(player: Player) -> str:
    label = next(node for node in player.shell.root.walk() if node.name == "lesson words")
    return " ".join(shown.block.text for shown in label.texts())  # type: ignore[attr-defined]


def play(player: Player, kind: str) -> None:
    """The learner's next answer of a kind, once the rival has answered."""
    for _ in range(200):
        player.wait(100)
        pending = table(player).match.pending
        if pending is not None and pending.seat == 0:
            command = next(each for each in table(player).match.legal() if kind == each.KIND)
            table(player).controller.submit(command)
            break
    player.wait(500)


def begin(player: Player) -> None:
    player.click("how to play")
    player.click("lesson 0")


def leave(player: Player) -> None:
    player.key("escape")
    player.click("Leave")


def test_where_there_are_lessons_they_are_how_one_learns_and_the_guide_is_a_click_away(player: Player) -> None:
    assert player.names()[0] == "how to play", "on the first visit they are offered first"
    player.click("how to play")
    assert isinstance(player.screen, LessonsPage) and player.focused == "lesson 0"
    player.click("guide")
    assert isinstance(player.screen, HowToPlay)


def test_without_lessons_there_is_the_guide(player: Player) -> None:
    player.matches.taught = ()
    player.click("how to play")
    assert isinstance(player.screen, HowToPlay)


def test_the_rival_waits_until_the_learner_has_read(player: Player) -> None:
    begin(player)
    assert said(player) == "About selling.welcome."
    player.wait(3000)
    assert table(player).match.history.steps == []
    assert player.focused == "go on"
    player.key("return")
    assert said(player) == "About selling.draw." and not player.sees("go on")


def test_it_goes_on_when_the_learner_has_done_it_and_speaks_to_what_was_done_instead(player: Player) -> None:
    begin(player)
    player.click("go on")
    play(player, "draw")
    assert said(player) == "About selling.rival."


def test_an_answer_before_reading_counts_as_having_read(player: Player) -> None:
    begin(player)
    if table(player).match.pending is not None and table(player).match.pending.seat != 0:  # type: ignore[union-attr]
        player.click("go on")
    play(player, "draw")
    assert said(player) == "About selling.rival."


def test_what_is_undone_is_to_be_done_again(player: Player) -> None:
    begin(player)
    player.click("go on")
    play(player, "draw")
    match = table(player).match
    while match.history.steps:
        match.history.truncate(len(match.history.steps) - 1)
    player.wait(200)
    assert said(player) == "About selling.draw."


def test_a_lesson_that_is_left_goes_on_where_it_was(player: Player) -> None:
    begin(player)
    player.click("go on")
    play(player, "draw")
    steps = len(table(player).match.history.steps)
    player.key("escape")
    assert isinstance(player.screen, LessonTable), "it is asked first"
    player.click("Stay")
    leave(player)
    assert isinstance(player.screen, LessonsPage)
    assert player.matches.learned["selling"].step == 2
    player.click("lesson 0")
    assert said(player) == "About selling.rival." and len(table(player).match.history.steps) == steps


def test_at_its_end_it_is_taken_with_a_small_triumph_and_leads_to_a_game(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheered: list[object] = []
    monkeypatch.setattr("resarcana_gui.screens.lessons.lesson_table.celebrate", lambda *told: cheered.append(told))
    begin(player)
    table(player).run.at = len(LESSON.steps) - 1
    table(player).rebuild()
    player.click("go on")
    assert isinstance(player.screen, NewGame) and player.matches.learned["selling"].done
    assert cheered == [(player.shell.look, player.shell.root)]


def test_the_list_leads_to_a_game_once_every_lesson_is_completed(player: Player) -> None:
    player.click("how to play")
    assert not player.sees("begin") and player.focused == "lesson 0"
    player.matches.learned.mark_finished("selling")
    player.key("escape")
    player.click("how to play")
    assert player.focused == "begin"
    player.key("return")
    assert isinstance(player.screen, NewGame)


def test_a_completed_lesson_that_is_opened_again_stays_completed_and_the_title_counts_them(player: Player) -> None:
    player.matches.taught = (LESSON, replace(LESSON, name="buying"))
    player.matches.learned.mark_finished("selling")
    player.click("how to play")
    player.click("lesson 0")
    player.click("go on")
    leave(player)
    row = player.find("lesson 0")
    assert "Completed" in [shown.block.text for shown in row.texts()]
    player.key("escape")
    title = player.find("how to play")
    assert isinstance(title, Button) and title.text == "How to play · 1 of 2"


def test_answers_that_no_longer_fit_begin_it_anew(player: Player) -> None:
    player.matches.learned.mark_left("selling", 2, [{"kind": "fly", "seat": 0}])
    begin(player)
    assert said(player) == "About selling.welcome." and table(player).match.history.steps == []


def test_a_lesson_that_was_begun_can_be_started_over(player: Player) -> None:
    begin(player)
    player.click("go on")
    play(player, "draw")
    leave(player)
    player.click("anew 0")
    assert said(player) == "About selling.welcome." and table(player).match.history.steps == []


def test_the_rival_waits_until_the_teacher_has_spoken_to_what_happened(player: Player) -> None:
    begin(player)
    player.click("go on")
    play(player, "draw")
    drawn = len(table(player).match.history.steps)
    player.wait(3000)
    assert said(player) == "About selling.rival."
    assert table(player).match.history.steps[-1].seat == 0, "the rival has not answered yet"
    player.click("go on")
    player.wait(1000)
    assert len(table(player).match.history.steps) > drawn
