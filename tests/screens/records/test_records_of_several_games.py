"""The finished games of several games stand in one list, are told apart, and lead into the game they belong to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.game_statistics import PlainStatistics
from resarcana_gui.records.match_record import MatchRecord, PlayerRecord
from resarcana_gui.screens.records.achievements_page import AchievementsPage
from resarcana_gui.screens.records.records_page import RecordPage, RecordsPage
from resarcana_gui.screens.records.statistics_page import StatisticsPage
from resarcana_gui.settings import Settings
from tests.match.stall import TOY
from tests.screens.market import MarketUi, shell_of
from tests.screens.shell_player import Player


class FairUi(MarketUi):
    """Another game."""

    def name(self, language: str) -> str:
        return "The Fair"


def record(game: str, day: int, points: int) -> MatchRecord:
    players = (PlayerRecord("Ada", None, 1, points), PlayerRecord("Circe", "first", 2, 1))
    return MatchRecord(f"{game}.jsonl", game, "", day * 86_400.0, 60.0, {"round": 4}, "round", players)


class TwoGames(Archive):
    """Finished games without files."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"), lambda path: pytest.fail(str(path)), lambda _: PlainStatistics())
        self.kept = [record("toy", 1, 5), record("fair", 2, 7), record("toy", 3, 9)]

    def records(self, game: str) -> list[MatchRecord]:
        return sorted((each for each in self.kept if each.game == game), key=lambda each: -each.ended)

    def unread_count(self) -> int:
        return 0


@pytest.fixture
def player() -> Player:
    shell = shell_of(Settings(game="toy", played=("fair",)), games={"toy": MarketUi(), "fair": FairUi()})
    player = Player(shell)
    player.matches.kept = TwoGames()
    shell.show(RecordsPage(shell))
    return player


def rows(player: Player) -> list[str]:
    return [
        " ".join(shown.block.text for shown in player.find(name).texts())
        for name in player.names()
        if name.startswith("record ")
    ]


def test_all_are_listed_the_latest_first_each_with_the_name_of_its_game(player: Player) -> None:
    told = rows(player)
    assert [each.split()[0] for each in told] == ["9", "7", "5"]
    assert ["The Fair" in each for each in told] == [False, True, False]
    assert player.faults() == ""


def test_the_choice_of_a_game_leaves_its_own_and_the_game_played_last_is_offered_first(player: Player) -> None:
    assert [name for name in player.names() if name.startswith("game ")] == ["game ", "game fair", "game toy"]
    player.click("game fair")
    assert [each.split()[0] for each in rows(player)] == ["7"] and "The Fair" not in rows(player)[0]
    assert player.shell.chosen == "fair"
    player.click("game ")
    assert len(rows(player)) == 3 and player.shell.chosen == "fair"
    player.click("game fair")
    assert len(rows(player)) == 1


def test_what_is_typed_is_sought_in_the_names_of_games_too(player: Player) -> None:
    player.click("search")
    player.type("the fair")
    assert len(rows(player)) == 1


def test_a_finished_game_is_shown_in_its_own_surroundings(player: Player) -> None:
    match = Match.start(TOY, {"cards": 3}, [Seat("Ada"), Seat("Circe", "first")], 1, fast=True)
    while match.pending is not None:
        match.submit(match.legal()[0])
    player.matches.finished = lambda record: match  # type: ignore[method-assign]
    player.click("record 1")
    assert player.shell.chosen == "fair" and isinstance(player.screen, RecordPage) and player.screen.game == "fair"
    player.key("escape")
    assert len(rows(player)) == 3


@pytest.mark.parametrize("page", [StatisticsPage, AchievementsPage])
def test_figures_and_achievements_are_of_one_game_and_lead_to_the_other(
    player: Player, page: type[StatisticsPage | AchievementsPage]
) -> None:
    player.shell.visit(page(player.shell))
    before = player.shell.chosen
    player.click("game fair")
    assert (before, player.shell.chosen) == ("toy", "fair") and player.faults() == ""
    player.key("escape")
    assert isinstance(player.screen, RecordsPage)


def test_a_person_of_one_game_is_not_sought_in_the_other(player: Player) -> None:
    kept = player.matches.kept
    assert isinstance(kept, TwoGames)
    first = kept.kept[0]
    kept.kept.append(replace(first, players=(replace(first.players[0], name="Ben"), first.players[1])))
    player.shell.visit(StatisticsPage(player.shell))
    player.click("person Ben")
    player.click("game fair")
    assert not player.sees("person Ben") and any("1 game" in each or each == "1" for each in texts(player))


def texts(player: Player) -> list[str]:
    page = player.screen
    assert isinstance(page, StatisticsPage)
    return page.says().split(". ")
