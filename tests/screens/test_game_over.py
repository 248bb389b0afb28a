from __future__ import annotations

import pytest

from resarcana_gui.kernel.game import OptionsError, Outcome
from resarcana_gui.match.match import Match
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from tests.screens.market import shell_of
from tests.screens.shell_player import Player


def finished(shell: Shell, *kinds: str | None) -> Match:
    players = tuple(PlayerSpec(name, kind) for name, kind in zip(("Ada", "Circe", "Medea"), kinds, strict=False))
    match = shell.matches.new(MatchPlan("toy", {"cards": 3}, players, 1))
    while match.pending is not None:
        match.submit(match.legal()[0])
    return match


@pytest.fixture
def player() -> Player:
    shell = shell_of()
    shell.show(Title(shell))
    shell.visit(GameOver(shell, "toy", finished(shell, None, "first"), 0))
    return Player(shell)


@pytest.mark.parametrize(
    ("kinds", "winners", "words", "won"),
    [
        ((None, "first"), (0,), "You win!", True),
        ((None, "first"), (1,), "Circe wins!", False),
        ((None, None), (0,), "Ada wins!", True),
        ((None, "first"), (0, 1), "Shared victory: Ada and Circe", True),
        (("first", "first"), (1,), "Circe wins!", True),
    ],
)
def test_it_says_who_has_won(kinds: tuple[str | None, ...], winners: tuple[int, ...], words: str, won: bool) -> None:
    shell = shell_of()
    screen = GameOver(shell, "toy", finished(shell, *kinds), 0)
    screen.outcome = Outcome(tuple(1 if seat in winners else 2 for seat in range(2)), (0, 0))
    shell.show(screen)
    assert screen.words() == words and screen.won is won
    assert Player(shell).heard.played[-1] == ("win" if won else "lose")


def test_the_game_shows_its_results_there(player: Player) -> None:
    assert player.sees("results")


def test_a_rematch_has_the_same_players_and_another_seed(player: Player) -> None:
    assert player.focused == "rematch"
    player.key("return")
    assert isinstance(player.screen, TableScreen)
    first, second = player.matches.planned
    assert second.players == first.players and second.options["cards"] == 3 and second.seed == 7


def test_what_is_refused_is_told(player: Player) -> None:
    player.matches.trouble = OptionsError("Not so.")
    player.click("rematch")
    assert player.told == "Not so." and isinstance(player.screen, GameOver)


def test_one_can_look_at_the_table_again(player: Player) -> None:
    player.click("look")
    assert isinstance(player.screen, Title)


def test_escape_looks_at_the_table_too(player: Player) -> None:
    player.key("escape")
    assert isinstance(player.screen, Title)


def test_without_a_table_there_is_nothing_to_look_at() -> None:
    shell = shell_of()
    shell.show(GameOver(shell, "toy", finished(shell, None, "first"), 0))
    player = Player(shell)
    assert "look" not in player.names()
    player.key("escape")
    assert isinstance(player.screen, GameOver)


def test_a_new_game_can_be_thought_better_of(player: Player) -> None:
    player.click("new game")
    assert isinstance(player.screen, NewGame)
    player.key("escape")
    assert isinstance(player.screen, GameOver)


def test_the_title_is_one_click_away(player: Player) -> None:
    player.click("title")
    assert isinstance(player.screen, Title)
