"""Each game of a match is seen to its end before the next begins, and the table says how the match stands."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.timing import Speed
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens.table.intermission import Intermission
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.resarcana.robot.looking import same_picture
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import decided

SEED = 3


class Match3:
    """A match of three, just before the command that decides its first game."""

    def __init__(self, speed: Speed = Speed.NORMAL, **settings: object) -> None:
        self.stage = HeadlessClient(settings=Settings(**settings))  # type: ignore[arg-type]
        self.match, self.last = decided(self.stage, SEED)
        self.screen = TableScreen(self.stage.shell, self.stage.game, self.match, viewer=self.last.seat)
        self.stage.shell.show(self.screen)
        self.stage.tick()
        self.stage.shell.look.queue.settle()
        self.stage.shell.look.pace.speed = speed

    def decide(self) -> None:
        assert self.screen.controller.submit(self.last) is None

    @property
    def asked(self) -> bool:
        view = self.screen.view
        return isinstance(view, ResArcanaTable) and view.asker.controls is not None

    @property
    def interval(self) -> Intermission:
        screen = self.stage.shell.screen
        assert isinstance(screen, Intermission), screen
        return screen


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.INSTANT])
def test_nothing_is_asked_before_the_end_of_a_game_has_been_seen(speed: Speed) -> None:
    game = Match3(speed)
    game.decide()
    for _ in range(3000):
        assert not game.asked
        game.stage.tick()
        if isinstance(game.stage.shell.screen, Intermission):
            break
    seen = game.interval.seen()
    assert seen.game_number == 1 and max(seen.wins) == 2, "it shows the table as it was"  # type: ignore[attr-defined]
    game.stage.shell.stage.send(KeyDown("return"))
    game.stage.rest()
    assert game.stage.shell.screen is game.screen
    game.stage.tick()
    assert game.screen.runner.asked_person is not None
    assert game.asked or game.stage.shell.overlay.children, "now it goes on, or the other is called"


def test_escape_shows_the_end_at_once_and_does_not_pass_it_by() -> None:
    game = Match3()
    game.decide()
    game.stage.tick()
    game.stage.shell.stage.send(KeyDown("escape"))
    game.stage.tick()  # the last claim lands,
    game.stage.tick()  # and its light is over
    assert isinstance(game.stage.shell.screen, Intermission)


def test_who_looks_back_meanwhile_sees_it_afterwards() -> None:
    game = Match3()
    game.decide()
    game.screen.history.to(3)
    game.stage.rest()
    assert game.stage.shell.screen is game.screen
    game.screen.history.to(None)
    assert game.screen.view is not None
    assert game.screen.view.picture().game_number == 1  # type: ignore[attr-defined]
    game.stage.tick()
    assert isinstance(game.stage.shell.screen, Intermission)


def test_a_pause_is_not_interrupted_by_the_end_of_a_game() -> None:
    game = Match3()
    game.decide()
    game.screen.pause()
    game.stage.rest()
    game.stage.tick()
    shell = game.stage.shell
    assert shell.messages.asking and shell.screen is game.screen
    shell.stage.send(KeyDown("escape"))
    game.stage.rest()
    game.stage.tick()
    assert game.interval.words()


def test_what_goes_on_by_itself_before_the_end_has_been_seen_is_seen_after_it() -> None:
    game = Match3()
    game.decide()
    assert game.screen.controller.submit(game.match.legal()[0], hurry=False) is None
    game.stage.rest()
    game.stage.tick()
    assert game.interval.seen().game_number == 1  # type: ignore[attr-defined]
    game.interval.act("cancel")
    game.stage.rest()
    game.stage.shell.look.queue.settle()
    assert isinstance(game.screen.view, ResArcanaTable)
    same_picture(game.screen.view, game.match.view(game.screen.viewer))


def test_the_table_says_which_game_it_is_and_how_the_match_stands() -> None:
    game = Match3()
    assert game.screen.hud is not None
    assert game.screen.hud.top_bar.standing.text == "Game 1 of 3 · Ada\u00a00 · Circe\u00a00"
    game.decide()
    game.stage.rest()
    game.interval.act("cancel")
    game.stage.rest()
    assert game.screen.hud.top_bar.standing.text.startswith("Game 2 of 3 · ")
    assert sorted(game.screen.hud.top_bar.standing.text.split("\u00a0")[1:]) != ["0 · Circe", "0"]


@pytest.mark.parametrize(("scale", "language"), [(100, "en"), (200, "es")])
def test_it_fits(language: str, scale: int) -> None:
    game = Match3(Speed.INSTANT, language=language, text_scale=scale)
    game.decide()
    game.stage.rest()
    game.stage.tick()
    assert game.interval.words()
    game.stage.shell.look.queue.settle()
    shell = game.stage.shell
    assert report(check(shell.root, shell.look.theme, WHOLE)) == ""
